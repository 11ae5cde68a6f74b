"""The wire: closed sets of messages and commands, and the only road to bytes and back."""
