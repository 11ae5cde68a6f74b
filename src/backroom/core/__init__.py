"""What every game is made of: the contract, chance, a match, the one message with game content."""
