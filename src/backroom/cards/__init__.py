"""Cards and how hands of them rank, without knowledge of any game."""
