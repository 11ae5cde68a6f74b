"""Learning environments in the form of PettingZoo, one module a game. Needs the extra `rl`."""
