"""What `make` calls; each module is one target or what they share."""
