"""The bots of a table: each thinks off the event loop, from what its seat sees, at its own pace."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Protocol

import structlog

from ..bots import Wait, choose, pause_s
from ..core.wire import Choice, Seat
from ..table import Question, Room, are_hurried, bots_to_ask, question
from .threads import Threads

REFUSED_S = 0.5  # until a bot whose choice was refused thinks again, if nothing changes before

_log = structlog.get_logger()


class Place(Protocol):
    """A table, as its bots know it."""

    @property
    def room(self) -> Room:
        """How things stand."""

    async def bot(self, seat: Seat, choice: Choice) -> bool:
        """The bot in `seat` chooses this. Was it done?"""


class Minds:
    """One task for each bot that may act."""

    def __init__(self, place: Place, threads: Threads) -> None:
        self._place = place
        self._threads = threads
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._changed = asyncio.Event()
        self._hurry = asyncio.Event()  # set while there is nobody to pause for

    def wake(self) -> None:
        """Something has changed: whoever may act now thinks."""
        self._changed.set()
        self._changed = asyncio.Event()
        if are_hurried(self._place.room):
            self._hurry.set()
        else:
            self._hurry.clear()
        for seat in bots_to_ask(self._place.room):
            if seat not in self._thinking:
                self._thinking[seat] = asyncio.ensure_future(self._sit(seat))

    def stop(self) -> None:
        """No bot acts here any more."""
        for task in self._thinking.values():
            task.cancel()

    async def _sit(self, seat: Seat) -> None:
        """The bot in `seat` acts until it may not."""
        try:
            while await self._turn(seat):
                pass
        except Exception:  # a bot that fails must not stop the table; it thinks at the next change
            _log.exception("bot failed", table=self._place.room.table, seat=seat)
        finally:
            del self._thinking[seat]

    async def _turn(self, seat: Seat) -> bool:
        """One thought of the bot in `seat`, and what it leads to. May it go on?"""
        changed = self._changed
        asked = question(self._place.room, seat)
        if asked is None:
            return False
        choice = await self._threads.do(_chosen, asked)
        if not isinstance(choice, Wait) and (pause := _pause_s(choice, asked)) > 0:
            await _within(pause, self._hurry)
            changed = self._changed
            asked = question(self._place.room, seat)
            choice = Wait(0.0) if asked is None else await self._threads.do(_chosen, asked)
        if isinstance(choice, Wait):
            await _within(choice.seconds, changed)
        elif not await self._place.bot(seat, choice):
            await _within(REFUSED_S, changed)
        return True


def _chosen(asked: Question) -> Choice | Wait:
    return choose(asked.level, asked.rules, asked.seen, Random(asked.seed))


def _pause_s(choice: Choice, asked: Question) -> float:
    # Other dice than the choice's: those may have been rolled more often for one hand than another.
    return pause_s(choice, Random(f"pause {asked.seed}"))


async def _within(seconds: float, event: asyncio.Event) -> None:
    """Returns when the event is set, at the latest after so long."""
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return
