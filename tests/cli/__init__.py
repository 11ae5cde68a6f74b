"""The commands, run as a person would run them."""
