"""The table, driven without asyncio: commands and times in, entries and messages out."""
