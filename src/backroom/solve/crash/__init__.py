"""Crash solved: every arrangement of a hand, and the one that scores most on average."""
