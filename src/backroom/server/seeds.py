"""Where the chance of a game begins."""

from __future__ import annotations

import secrets

from ..core.chance import SEED_BYTES, Seed


def new_seed() -> Seed:
    """A seed that nobody has seen, from the system's own randomness."""
    return Seed(secrets.token_bytes(SEED_BYTES))
