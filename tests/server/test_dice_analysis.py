"""After a turn of dice poker its player hears what each choice was worth, and nobody else does."""

from __future__ import annotations

import asyncio
import threading

import pytest

from backroom.bots import PlayedTurn, decided, played_turn
from backroom.client import Connection
from backroom.games.dice import DiceRules
from backroom.games.dice.seen import DiceSight, SeenTurn
from backroom.protocol.analyses import Analysis, DiceAnalysis
from backroom.protocol.concrete import Heard, Update
from backroom.protocol.messages import Done, Pong
from backroom.server import analyses
from tests.server.players import party, playing
from tests.server.running import Running

FAIR = DiceRules(players=2)


def test_who_has_had_a_turn_is_told_what_each_choice_was_worth_and_nobody_else(
    server: Running,
) -> None:
    heard: list[list[Heard]] = [[], []]

    async def play() -> None:
        people = party(server.url, FAIR)
        async with playing(people, lambda place, one: heard[place].append(one)) as at:
            first = await stands_at_once(at[0], at[1])
            await first.until(lambda it: it.analysis is not None)
            other = at[1] if first is at[0] else at[0]
            await other.ping()
            assert other.analysis is None

    asyncio.run(play())
    told = [[one for one in messages if isinstance(one, Analysis)] for messages in heard]
    assert sorted(map(len, told)) == [0, 1]
    mine = heard[0] if told[0] else heard[1]
    assert [one for one in mine if isinstance(one, Analysis)] == [expected(mine)]


def test_who_comes_back_hears_it_again(server: Running) -> None:
    async def play() -> None:
        people = party(server.url, FAIR)
        async with playing(people) as at:
            first = await stands_at_once(at[0], at[1])
            await first.until(lambda it: it.analysis is not None)
            async with people.connected(list(at).index(first)) as back:
                await back.until(lambda it: it.analysis is not None)
                assert back.analysis == first.analysis

    asyncio.run(play())


def test_nobody_waits_while_a_turn_is_thought_over(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_answer = threading.Event()

    def slow(rules: DiceRules, played: PlayedTurn) -> object:
        may_answer.wait(20)
        return decided(rules, played)

    monkeypatch.setattr(analyses, "decided", slow)

    async def play() -> None:
        async with playing(party(server.url, FAIR)) as at:
            first = await stands_at_once(at[0], at[1])
            second = await stands_at_once(at[0], at[1])
            assert second is not first
            assert isinstance(await first.ping(), Pong)
            assert first.analysis is None
            may_answer.set()
            await first.until(lambda it: it.analysis is not None)

    asyncio.run(play())


async def stands_at_once(*at: Connection) -> Connection:
    """Whoever is to throw next throws once and stands; all throw for the start before."""
    while True:
        for one in at:
            await one.ping()
            seen = one.update and one.update.seen
            options = getattr(seen, "options", ())
            if isinstance(seen, SeenTurn) and options:
                assert isinstance(await one.act(options[0]), Done)
                await one.ping()
                after = one.update and one.update.seen
                assert isinstance(after, SeenTurn)
                assert isinstance(await one.act(after.options[0]), Done)
                return one
            for choice in options:
                await one.act(choice)


def expected(messages: list[Heard]) -> Analysis:
    """What is to be said of the turn that these messages tell of."""
    views = [one.seen for one in messages if isinstance(one, Update)]
    played = next(
        found for view in views if isinstance(view, DiceSight) and (found := played_turn(view))
    )
    told = analyses.of_turn(FAIR, played)
    assert isinstance(told.about, DiceAnalysis)
    assert len(told.about.decisions) == 1
    return told
