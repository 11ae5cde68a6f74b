"""Crash under the laws of every game."""
