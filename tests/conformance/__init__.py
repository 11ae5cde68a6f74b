"""The laws of every game, and the games under them: each brings a `Subject`."""
