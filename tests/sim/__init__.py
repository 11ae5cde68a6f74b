"""Simulations agree with the engine; only then may they be fast."""
