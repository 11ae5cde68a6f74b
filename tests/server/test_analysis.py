"""After a deal of Crash each seat hears what its own layout cost, and nobody hears of another's."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from backroom.bots import choose, hindsight, played_deal
from backroom.client import Connection, connected
from backroom.core.levels import Level
from backroom.games.crash import CrashChoice, CrashRules
from backroom.games.crash.seen import SeenArranging, SeenDealOver, SeenLastDeal
from backroom.protocol.analyses import Analysis, CrashAnalysis
from backroom.protocol.concrete import Heard, Update
from backroom.protocol.messages import Done
from backroom.server import analyses
from tests.server.players import party, playing
from tests.server.running import Running

NINE = CrashRules(players=2, cards=9, target=50)
SHORT = CrashRules(players=2, cards=9, target=1, min_hand="high_card")  # type: ignore[arg-type]  # as on the wire


def test_each_seat_is_told_of_its_own_layout_after_the_deal_and_not_before(
    server: Running,
) -> None:
    heard: list[list[Heard]] = [[], []]

    async def play() -> None:
        people = party(server.url, NINE)
        async with playing(people, lambda place, one: heard[place].append(one)) as at:
            for one in at:
                await one.until(lambda it: isinstance(it.update and it.update.seen, SeenArranging))
                assert isinstance(await one.act(careless(one, NINE)), Done)
            for one in at:
                await one.until(lambda it: it.analysis is not None)

    asyncio.run(play())
    for messages in heard:
        shown = next(index for index, one in enumerate(messages) if is_shown(one))
        told = [index for index, one in enumerate(messages) if isinstance(one, Analysis)]
        assert len(told) == 1
        assert told[0] > shown
        assert messages[told[0]] == expected(NINE, messages[shown])


def test_a_spectator_is_told_none(server: Running) -> None:
    heard: list[Heard] = []

    async def play() -> None:
        people = party(server.url, NINE)
        stranger = party(server.url).people[0]
        async with (
            connected(server.url, stranger.token, people.table, hear=heard.append) as watching,
            playing(people) as at,
        ):
            for one in at:
                await one.until(lambda it: isinstance(it.update and it.update.seen, SeenArranging))
                await one.act(careless(one, NINE))
            for one in at:
                await one.until(lambda it: it.analysis is not None)
            await watching.until(lambda it: isinstance(it.update and it.update.seen, SeenDealOver))
            await watching.ping()

    asyncio.run(play())
    assert [one for one in heard if isinstance(one, Analysis)] == []


def test_the_last_deal_has_its_analysis_too_and_who_comes_back_hears_it_again(
    server: Running,
) -> None:
    async def play() -> None:
        people = party(server.url, SHORT)
        async with playing(people) as at:
            while not isinstance(at[0].update and at[0].update.seen, SeenLastDeal):
                await to_the_next(at[0], at[1])
            await at[0].until(lambda it: deal_of(it) == number(it))
            first = at[0].analysis
            async with people.connected(0) as back:
                await back.until(lambda it: it.analysis is not None)
                assert back.analysis == first

    asyncio.run(play())


def test_a_table_goes_on_where_the_analysis_fails(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(rules: CrashRules, played: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(analyses, "hindsight", broken)

    async def play() -> None:
        async with playing(party(server.url, SHORT)) as at:
            while not isinstance(at[0].update and at[0].update.seen, SeenLastDeal):
                await to_the_next(at[0], at[1])
            await at[0].ping()
            assert at[0].analysis is None

    asyncio.run(play())


async def to_the_next(*at: Connection) -> None:
    """Everybody does what is to be done now, and has heard what came of it."""
    for one in at:
        await one.act(careless(one, SHORT))
    for one in at:
        await one.ping()


def careless(one: Connection, rules: CrashRules) -> CrashChoice:
    """What somebody does who overlooks hands."""
    assert one.update
    choice = choose(Level.ROOKIE, rules, one.update.seen, Random(one.update.seq))
    assert isinstance(choice, CrashChoice)
    return choice


def is_shown(message: Heard) -> bool:
    return isinstance(message, Update) and isinstance(message.seen, SeenDealOver | SeenLastDeal)


def expected(rules: CrashRules, message: Heard) -> Analysis:
    """What the seat with this view is to be told."""
    assert isinstance(message, Update)
    played = played_deal(message.seen)  # type: ignore[arg-type]  # of this game
    assert played is not None
    found = hindsight(rules, played)
    assert found.exchange is None
    return analyses.of_deal(rules, played)


def deal_of(one: Connection) -> int:
    """The number of the deal that was last analysed."""
    about = one.analysis and one.analysis.about
    return about.deal if isinstance(about, CrashAnalysis) else 0


def number(one: Connection) -> int:
    seen = one.update and one.update.seen
    assert isinstance(seen, SeenLastDeal)
    return seen.deal.number
