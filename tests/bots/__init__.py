"""Bots decide from what their seat sees, sensibly, and tell nothing by their pace."""
