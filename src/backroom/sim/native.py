"""Whether the kernels at native speed are here: Numba is looked for once, when first asked."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec


@cache
def has_numba() -> bool:
    """Is the extra `sim` installed? Does not import Numba, which takes a fifth of a second."""
    return find_spec("numba") is not None


def checked_threads(threads: int) -> int:
    """The number of threads as it was asked for.

    Raises ValueError if it is below 1.
    """
    if threads < 1:
        raise ValueError(f"expected 1 thread or more, got {threads}")
    return threads
