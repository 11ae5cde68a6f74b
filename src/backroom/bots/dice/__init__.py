"""Bots of dice poker that play by rules of thumb, as people do."""
