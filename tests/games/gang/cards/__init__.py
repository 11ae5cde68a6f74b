"""Challenges, specialists and the modes that bring them."""
