"""Backroom: poker table games that a group of friends hosts for itself."""

__version__ = "0.1.0"
