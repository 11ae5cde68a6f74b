"""What outlives the process: people, tables, their logs and the seeds."""
