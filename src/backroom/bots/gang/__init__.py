"""Bots for The Gang."""
