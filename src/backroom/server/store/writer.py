"""One thread that writes to SQLite, and commits for all who wait at once."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Protocol

from .contract import NotStored

BATCH = 512  # most jobs in one transaction

Job = Callable[[sqlite3.Connection], None]


class Committed(Protocol):
    """Hears of every transaction, in the writer's thread."""

    def __call__(self, *, jobs: int, took_s: float, stored: bool) -> None: ...


def unnoticed(*, jobs: int, took_s: float, stored: bool) -> None:
    """Nobody listens."""


@dataclass(frozen=True, slots=True)
class _Asked:
    job: Job
    answer: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop


class Writer:
    """Runs jobs in the order in which they are asked for, several in one transaction.

    A job is done when the transaction that holds it is on the disk. One that raises changes
    nothing and does not disturb the others.
    """

    def __init__(self, connection: sqlite3.Connection, committed: Committed) -> None:
        self._connection = connection
        self._committed = committed
        self._asked: SimpleQueue[_Asked | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="backroom-writer", daemon=True)
        self._thread.start()

    async def do(self, job: Job) -> None:
        """Returns when `job` is durable.

        Raises:
            NotStored: it is not.
            Exception: what the job raised.
        """
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[None] = loop.create_future()
        self._asked.put(_Asked(job, answer, loop))
        await answer

    def stop(self) -> None:
        """Returns when all that was asked for is done and the connection is closed."""
        self._asked.put(None)
        self._thread.join()

    def _run(self) -> None:
        while batch := self._batch():
            began = perf_counter()
            results = _written(self._connection, batch)
            stored = not any(isinstance(result, NotStored) for result in results)
            self._committed(jobs=len(batch), took_s=perf_counter() - began, stored=stored)
            _answer(batch, results)
        self._connection.close()

    def _batch(self) -> list[_Asked]:
        """All who wait, at least one; none when it is time to stop."""
        first = self._asked.get()
        batch = [first] if first else []
        while batch and len(batch) < BATCH:
            try:
                asked = self._asked.get_nowait()
            except Empty:
                break
            if asked is None:
                self._asked.put(None)  # for the next call: stop then
                break
            batch.append(asked)
        return batch


def _written(connection: sqlite3.Connection, batch: list[_Asked]) -> list[Exception | None]:
    """What became of each job, once it is certain."""
    try:
        connection.execute("BEGIN IMMEDIATE")
    except sqlite3.Error as error:
        return [NotStored(str(error))] * len(batch)  # nothing was written, so nothing is to mend
    try:
        results = [_tried(connection, asked.job) for asked in batch]
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        _mend(connection)
        return [NotStored(str(error))] * len(batch)
    return results


def _tried(connection: sqlite3.Connection, job: Job) -> Exception | None:
    connection.execute("SAVEPOINT job")
    try:
        job(connection)
    except sqlite3.Error:
        raise  # the disk, not the job: the whole batch is lost
    except Exception as error:
        connection.execute("ROLLBACK TO job")
        return error
    finally:
        if connection.in_transaction:
            connection.execute("RELEASE job")
    return None


def _mend(connection: sqlite3.Connection) -> None:
    """After a failed commit, whose pages may lie in the WAL: whoever asked is told that nothing
    changed, so they are overwritten, lest a crash now brings them back. Failing that, the next
    commit overwrites them.
    """
    try:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        probe(connection)
    except sqlite3.Error:
        pass


def probe(connection: sqlite3.Connection) -> None:
    """A write that changes nothing that anybody reads."""
    connection.execute("UPDATE meta SET value = value + 1 WHERE name = 'probes'")


def _answer(batch: list[_Asked], results: list[Exception | None]) -> None:
    """Wake everybody, with one call for each event loop."""
    loops = {asked.loop for asked in batch}
    for loop in loops:
        mine = [(a.answer, r) for a, r in zip(batch, results, strict=True) if a.loop is loop]
        try:
            loop.call_soon_threadsafe(_settle, mine)
        except RuntimeError:
            continue  # the loop is closed: nobody waits there any more


def _settle(answers: list[tuple[asyncio.Future[None], Exception | None]]) -> None:
    for answer, error in answers:
        if answer.done():
            continue  # whoever asked was cancelled
        if error is None:
            answer.set_result(None)
        else:
            answer.set_exception(error)
