"""What takes its time is done in other threads, so that no table and no socket waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

THREADS = 2

P = ParamSpec("P")
T = TypeVar("T")


class Threads:
    """A few threads for thinking and reading."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="backroom-thinker")

    async def do(self, call: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """What `call` answers, or raises."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, lambda: call(*args, **named))

    def close(self) -> None:
        """What has begun is ended; what waits is given up."""
        self._threads.shutdown(wait=True, cancel_futures=True)
