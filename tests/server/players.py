"""People at a table, who play by the options that they are offered."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from random import Random

from backroom.client import Answer, Api, Connection, connected
from backroom.games.gang import Rules
from backroom.games.gang.choices import GangChoice, PutBack, Take
from backroom.games.gang.seen import SeenChips, SeenHeistOver, SeenPeeking
from backroom.protocol.concrete import Heard
from backroom.protocol.games import AnyRules
from backroom.protocol.messages import Done, Person, Phase, Refused
from backroom.protocol.options import Options

CALM = Rules(players=3, settle_s=0, cool_down_s=0)
"""Nothing happens by itself but what follows an act at once."""

NAMES = ("Ann", "Bob", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")


@dataclass(frozen=True, slots=True)
class Party:
    """People who know of a table; the first is its host."""

    url: str
    people: tuple[Api, ...]
    table: str
    code: str

    def connected(
        self, place: int, hear: Callable[[Heard], None] = lambda message: None
    ) -> AbstractAsyncContextManager[Connection]:
        """A socket of the person in `place`."""
        return connected(self.url, self.people[place].token, self.table, hear=hear)


def party(url: str, rules: AnyRules = CALM, options: Options | None = None) -> Party:
    """As many new people as the table has seats, and the table."""
    people = tuple(Api.join(url, name) for name in NAMES[: rules.players])
    address = people[0].new_table(rules, options)
    return Party(url, people, address.table, address.code)


@asynccontextmanager
async def playing(
    party: Party, hear: Callable[[int, Heard], None] = lambda place, message: None
) -> AsyncIterator[list[Connection]]:
    """Everybody sits in the order of their names, and the game has begun.

    `hear` gets every message, with the place of the person who gets it.
    """
    async with AsyncExitStack() as stack:
        at = [
            await stack.enter_async_context(party.connected(place, partial(hear, place)))
            for place in range(len(party.people))
        ]
        for one in at:
            assert isinstance(await one.sit(), Done)
        assert isinstance(await at[0].start(), Done)
        for one in at:
            await one.until(lambda it: it.update is not None)
        yield at


async def play_on(
    at: Sequence[Connection], rng: Random, *, until: Callable[[Connection], bool]
) -> None:
    """All act in turn, sensibly, until it holds for the first of them."""
    while not until(at[0]):
        acted = False
        for one in at:
            choice = sensible(one, rng)
            if choice and not until(at[0]):
                await one.act(choice)
                acted = True
        if not acted:
            await asyncio.sleep(0.01)  # the clock of the table is about to strike


async def play_once(at: Connection, rng: Random) -> None:
    """An act, if there is one to do, else until something changes."""
    before = (at.update, at.roster)
    if at.roster and at.roster.phase is Phase.OVER:
        await at.ready()
        await at.until(is_playing)
    elif choice := sensible(at, rng):
        await act(at, choice)
    else:
        await at.until(lambda it: (it.update, it.roster) != before)


async def act(at: Connection, choice: GangChoice) -> Answer:
    """The answer to the choice; where it comes too fast, it waits as it is told."""
    while True:
        answer = await at.act(choice)
        if not isinstance(answer, Refused) or not answer.wait_ms:
            return answer
        await asyncio.sleep(answer.wait_ms / 1000)


def is_over(at: Connection) -> bool:
    """Has the game ended, as far as this socket has heard?"""
    return at.roster is not None and at.roster.phase is Phase.OVER and not options(at)


def is_playing(at: Connection) -> bool:
    """Does a game run?"""
    return at.roster is not None and at.roster.phase is Phase.PLAYING


def presence(at: Connection) -> list[bool]:
    """Who of those who sit is here."""
    assert at.roster
    return [seat.here for seat in at.roster.seats if isinstance(seat, Person)]


def options(at: Connection) -> tuple[GangChoice, ...]:
    """What this seat may choose now."""
    match at.update and at.update.seen:
        case SeenPeeking() | SeenChips() | SeenHeistOver() as seen:
            return seen.options
        case _:
            return ()


def sensible(at: Connection, rng: Random) -> GangChoice | None:
    """A choice that brings the game on: agree, else take a free chip, seldom one that is not."""
    takes = [option for option in options(at) if isinstance(option, Take)]
    agreeing = [option for option in options(at) if not isinstance(option, Take | PutBack)]
    free = [take for take in takes if take.source == "centre"]
    holds = any(isinstance(option, PutBack) for option in options(at))
    if takes and rng.random() < 0.1:
        return rng.choice(takes)
    if agreeing:
        return agreeing[0]
    return rng.choice(free) if free and not holds else None
