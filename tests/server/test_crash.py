"""Crash at a table of a real server, over real sockets."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from random import Random

import pytest

from backroom.bots import Wait, choose, pace
from backroom.client import Connection, connected
from backroom.core.levels import Level
from backroom.core.record import parse_record
from backroom.core.verify import verify
from backroom.core.wire import FaceDown, Seat
from backroom.games.crash import CRASH, CrashChoice, CrashRules
from backroom.games.crash.seen import Bench, SeenArranging, SeenLastDeal, SeenOfDeal
from backroom.protocol.analyses import Analysis, CrashAnalysis
from backroom.protocol.commands import Leave
from backroom.protocol.concrete import Heard, Update
from backroom.protocol.messages import Bot, Done, Refused
from tests.server.players import party, playing
from tests.server.running import Running


@pytest.fixture(autouse=True)
def _quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "PAUSE_S", (0.0, 0.01))


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_person_and_bots_play_to_the_target_and_the_record_fits(
    server: Running, players: int
) -> None:
    # Rule C2.12
    rules = CrashRules(players=players, target=4)
    people = party(server.url, rules)

    async def play() -> None:
        async with connected(server.url, people.people[0].token, people.table) as ann:
            assert isinstance(await ann.sit(), Done)
            assert isinstance(await ann.start(), Done)
            await _to_the_end(ann, rules)
            last = ann.update and ann.update.seen
            assert isinstance(last, SeenLastDeal)
            assert max(last.standing.points) >= 4

    _within_a_minute(play)
    record = parse_record(people.people[0].record(people.table, 1))
    assert (record.game, verify(record, CRASH)) == ("crash", ())


def test_nobody_is_sent_a_card_of_another_before_all_is_shown(server: Running) -> None:
    # Rules C2.1, C2.9
    rules = CrashRules(players=3, target=4)
    sent: list[list[SeenOfDeal]] = [[], [], []]
    analysed: list[list[Analysis]] = [[], [], []]

    def hear(place: int, message: Heard) -> None:
        if isinstance(message, Update) and isinstance(message.seen, SeenOfDeal):
            sent[place].append(message.seen)
        if isinstance(message, Analysis):
            analysed[place].append(message)

    async def play() -> None:
        async with playing(party(server.url, rules), hear) as at:
            await asyncio.gather(*(_to_the_end(one, rules) for one in at))
            for one in at:  # of the last deal at least: nobody leaves it at once
                await one.until(lambda it: it.analysis is not None)

    _within_a_minute(play)
    for views in sent:
        assert views
        for seen in views:
            others = [hand for seat, hand in enumerate(seen.deal.hands) if seat != seen.viewer]
            assert others == [FaceDown(13)] * 2
            thrown = [one.cards for one in seen.deal.thrown if one.seat != seen.viewer]
            assert thrown == [FaceDown(13)] * len(thrown)
    for place, told in enumerate(analysed):
        held = {seen.deal.number: seen.deal.hands[place] for seen in sent[place]}  # at its end
        assert told
        for about in (one.about for one in told):
            assert isinstance(about, CrashAnalysis)
            cards = {card for hand in about.laid.hands + about.best.hands for card in hand}
            own = held[about.deal]
            assert not isinstance(own, FaceDown)
            assert cards <= set(own)


def test_what_was_locked_stays_when_its_player_leaves(server: Running) -> None:
    # Rules C1.5, C2.11
    people = party(server.url, CrashRules(players=2, cards=9, target=1))

    async def play() -> None:
        async with playing(people) as (ann, bob):
            await ann.until(lambda it: isinstance(it.update and it.update.seen, SeenArranging))
            locked = _choice(ann, CrashRules(players=2, cards=9, target=1), Level.ROOKIE)
            assert isinstance(await ann.act(locked), Done)
            assert isinstance(await ann.ask(Leave(ann.new_id())), Done)
            await bob.until(lambda it: isinstance(_sitter(it, ann_seat), Bot))
            seen = bob.update and bob.update.seen
            assert isinstance(seen, SeenArranging)
            assert seen.locked == (ann_seat,)

    ann_seat = Seat(0)
    _within_a_minute(play)


def test_a_layout_of_foreign_cards_is_refused(server: Running) -> None:
    # Rule C1.3
    async def play() -> None:
        async with playing(party(server.url, CrashRules(players=2, cards=9))) as (ann, bob):
            for one in (ann, bob):
                await one.until(lambda it: isinstance(it.update and it.update.seen, SeenArranging))
            theirs = bob.update and bob.update.seen
            assert isinstance(theirs, SeenArranging)
            assert isinstance(theirs.own, Bench)
            answer = await ann.act(_choice(bob, CrashRules(players=2, cards=9), Level.PERCENTILE))
            assert isinstance(answer, Refused)
            assert answer.reason == "no_layout"

    _within_a_minute(play)


async def _to_the_end(one: Connection, rules: CrashRules) -> None:
    """Plays as a careless bot would, until the game is over."""
    while not _is_over(one):
        seq = one.update.seq if one.update else -1
        choice = _thought(one, rules, Level.ROOKIE)
        if choice is not None:
            await one.act(choice)  # a clock may have been faster
        await one.until(partial(_is_later, seq=seq))


def _is_over(one: Connection) -> bool:
    return isinstance(one.update and one.update.seen, SeenLastDeal)


def _is_later(one: Connection, *, seq: int) -> bool:
    return one.update is not None and one.update.seq > seq


def _thought(one: Connection, rules: CrashRules, level: Level) -> CrashChoice | None:
    if one.update is None:
        return None
    choice = choose(level, rules, one.update.seen, Random(one.update.seq))
    if isinstance(choice, Wait):
        return None
    assert isinstance(choice, CrashChoice)
    return choice


def _choice(one: Connection, rules: CrashRules, level: Level) -> CrashChoice:
    choice = _thought(one, rules, level)
    assert choice is not None
    return choice


def _sitter(one: Connection, seat: Seat) -> object:
    return one.roster and one.roster.seats[seat]


def _within_a_minute(play: Callable[[], Awaitable[None]]) -> None:
    async def timed() -> None:
        async with asyncio.timeout(60):
            await play()

    asyncio.run(timed())
