"""Dice poker under the laws of every game."""
