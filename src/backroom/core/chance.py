"""Fair chance: a seed that is promised before anyone adds a nonce, and every draw made from both.

The key of a game is HMAC-SHA-256(seed, "backroom 1" LF game id LF nonces, by seat, each followed
by LF). Block b of draw d is HMAC-SHA-256(key, d as 8 bytes, b as 8 bytes), both big-endian.
A number below n is read from blocks one byte at a time; see `_Stream.below`. Cards are drawn
without replacement, see `drawn`; a die shows the face that such a number points at, see `thrown`.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeVar

SEED_BYTES = 32

LotT = TypeVar("LotT")


@dataclass(frozen=True, slots=True)
class Seed:
    """The secret of a game until it ends. Never part of a message, a log line or a `repr`."""

    secret: bytes = field(repr=False)

    def __post_init__(self) -> None:
        if len(self.secret) != SEED_BYTES:
            raise ValueError(f"expected {SEED_BYTES} bytes of seed, got {len(self.secret)}")

    @property
    def commitment(self) -> str:
        """What is published before the game: the SHA-256 of the seed, hex."""
        return hashlib.sha256(self.secret).hexdigest()


@dataclass(frozen=True, slots=True)
class Chance:
    """All that decides the draws of one game."""

    seed: Seed
    game_id: str
    nonces: tuple[str, ...]  # hex, by seat; "" for a seat that added none

    def key(self) -> bytes:
        """The key of every draw of this game."""
        text = "".join(f"{line}\n" for line in ("backroom 1", self.game_id, *self.nonces))
        return hmac.digest(self.seed.secret, text.encode(), "sha256")


def drawn(chance: Chance, *, draw: int, pool: tuple[LotT, ...], count: int) -> tuple[LotT, ...]:
    """The first `count` of `pool` after a fair shuffle: draw number `draw` of this game.

    The same arguments give the same cards for ever. Fisher and Yates, from the front:
    place i gets one of those from i on.
    """
    stream = _Stream(chance.key(), draw)
    left = list(pool)
    for place in range(count):
        other = place + stream.below(len(left) - place)
        left[place], left[other] = left[other], left[place]
    return tuple(left[:count])


def thrown(chance: Chance, *, draw: int, pool: tuple[LotT, ...], count: int) -> tuple[LotT, ...]:
    """`count` fair dice whose faces are the `pool`, in order: draw number `draw` of this game.

    The same arguments give the same dice for ever.
    """
    stream = _Stream(chance.key(), draw)
    return tuple(pool[stream.below(len(pool))] for _ in range(count))


def bot_seed(chance: Chance, *, seat: int, turn: int) -> int:
    """The seed of the dice that a bot in `seat` may roll at its thought number `turn`."""
    return int.from_bytes(hmac.digest(chance.key(), f"bot {seat} {turn}".encode(), "sha256"))


class _Stream:
    """Bytes of one draw, and fair numbers from them."""

    def __init__(self, key: bytes, draw: int) -> None:
        self._bytes = _blocks(key, draw)

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1, 1 ≤ bound ≤ 256, each equally likely.

        Bytes at or above the greatest multiple of `bound` are thrown away.
        """
        limit = 256 - 256 % bound
        return next(byte for byte in self._bytes if byte < limit) % bound


def _blocks(key: bytes, draw: int) -> Iterator[int]:
    block = 0
    while True:
        yield from hmac.digest(key, draw.to_bytes(8) + block.to_bytes(8), "sha256")
        block += 1
