"""The ways in which a batch is reckoned, all of which give the same."""

from __future__ import annotations

from typing import TypedDict


class Way(TypedDict, total=False):
    """How a batch is ranked."""

    native: bool
    threads: int


NUMPY, NUMBA, TWO_THREADS = Way(native=False), Way(threads=1), Way(threads=2)
WAYS = [NUMPY, NUMBA, TWO_THREADS]
