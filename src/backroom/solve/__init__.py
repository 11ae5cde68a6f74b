"""Exact answers: the best play of dice, the best arrangement of Crash cards."""
