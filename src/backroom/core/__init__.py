"""What every game is made of: the contract, fair chance, a match, the one message with game content."""
