"""Bots of Crash."""
