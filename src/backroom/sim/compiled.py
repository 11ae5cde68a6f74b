"""How kernels are compiled: by Numba where it is installed; else they run as plain Python.

Import this only where kernels are used: where Numba is installed, it imports it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from .native import has_numba

FunctionT = TypeVar("FunctionT", bound=Callable[..., object])

if has_numba():
    from numba import njit

    def compiled(function: FunctionT) -> FunctionT:
        """Compiled at its first call, kept for later ones, and free of Python's lock."""
        return njit(cache=True, nogil=True)(function)  # type: ignore[return-value]  # called alike

    def inlined(function: FunctionT) -> FunctionT:
        """The same, but a part of each kernel that calls it."""
        return njit(cache=True, inline="always")(function)  # type: ignore[return-value]  # as above

else:

    def compiled(function: FunctionT) -> FunctionT:
        """As it is."""
        return function

    inlined = compiled
