"""The Gang under the laws of every game."""
