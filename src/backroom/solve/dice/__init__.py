"""Dice poker solved: what every seat, every choice and every play-off is worth."""
