"""People in each other's way, and people who go: each case ends as it should, and looks calm."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Sequence
from random import Random
from typing import Any

from backroom.client import Connection, connected
from backroom.core.wire import Seat, Spectator
from backroom.games.gang.choices import Confirm, Onward, Take
from backroom.games.gang.rules import Colour
from backroom.games.gang.seen import SeenChips, SeenHeistOver
from backroom.protocol.commands import Vote
from backroom.protocol.concrete import Heard
from backroom.protocol.messages import Bot, Done, Refused
from backroom.protocol.motions import EndGame
from backroom.protocol.schema import schema
from tests.server.players import party, play_on, playing, presence
from tests.server.running import Running


def test_of_all_who_take_one_chip_at_once_exactly_one_has_it_and_all_see_the_same(
    server: Running,
) -> None:
    async def war() -> None:
        async with playing(party(server.url)) as at:
            for stars in (1, 2, 3) * 10:
                place = chips(at[0]).places[stars - 1]
                take = Take(Colour.WHITE, stars, place)
                grabbing = [seat for seat in range(3) if seat != place]
                answers = await asyncio.gather(*(at[seat].act(take) for seat in grabbing))
                assert sorted(map(said, answers)) == ["chip_elsewhere"] * (len(answers) - 1) + [
                    "done"
                ]
                winner = grabbing[[said(one) for one in answers].index("done")]
                await level(at)
                assert chips(at[0]).places[stars - 1] == winner
                assert len({one.update.seq for one in at if one.update}) == 1
                assert len({chips(one).places for one in at}) == 1

    asyncio.run(war())


def test_of_a_last_confirmation_and_a_take_at_once_one_counts_and_the_other_is_refused(
    server: Running,
) -> None:
    outcomes: set[tuple[str, str]] = set()

    async def clash(*, taker_first: bool) -> None:
        async with playing(party(server.url)) as at:
            for seat in range(3):
                await at[seat].act(Take(Colour.WHITE, seat + 1, "centre"))
            holders = (Seat(0), Seat(1), Seat(2))
            for seat in (0, 1):
                assert isinstance(await at[seat].act(Confirm(Colour.WHITE, holders)), Done)
            last = at[2].act(Confirm(Colour.WHITE, holders))
            take = at[0].act(Take(Colour.WHITE, 3, Seat(2)))
            acts = (take, last) if taker_first else (last, take)
            answers = [said(one) for one in await asyncio.gather(*acts)]
            confirmed, taken = reversed(answers) if taker_first else answers
            outcomes.add((confirmed, taken))
            await level(at)
            assert len({one.update.seq for one in at if one.update}) == 1
            is_same_round = chips(at[0]).colour is Colour.WHITE
            assert is_same_round == (taken == "done")

    for taker_first in (False, True):
        asyncio.run(clash(taker_first=taker_first))
    assert outcomes <= {("done", "other_round"), ("not_all_held", "done")}
    assert outcomes


def test_whoever_leaves_during_the_showdown_holds_nobody_up_and_may_come_back(
    server: Running,
) -> None:
    friends = party(server.url)

    async def play() -> None:
        async with playing(friends) as at:
            await play_on(at, Random(4), until=at_showdown)
            await at[1].until(at_showdown)
            assert isinstance(await at[1].leave(), Done)
            assert at[1].roster
            assert at[1].roster.you == Spectator()
            for seat in (0, 2):
                await at[seat].until(lambda it: isinstance(sitter(it, 1), Bot))
                assert isinstance(await at[seat].act(Onward(1)), Done)
            await at[0].until(lambda it: not at_showdown(it))
            assert chips(at[0]).heist.number == 2
            back = await at[1].sit(Seat(1))
            assert isinstance(back, Done)  # no hand of this heist has been seen

    asyncio.run(play())


def test_a_showdown_that_everybody_leaves_is_over_when_they_are_back(server: Running) -> None:
    friends = party(server.url)

    async def play() -> None:
        async with playing(friends) as at:
            await play_on(at, Random(4), until=at_showdown)
        async with friends.connected(0) as ann:
            await ann.until(at_showdown)
            assert isinstance(await ann.act(Onward(1)), Done)

    asyncio.run(play())


def test_a_person_with_five_tabs_is_one_person(server: Running) -> None:
    friends = party(server.url)

    async def play() -> None:
        async with playing(friends) as at:
            async with (
                friends.connected(1) as two,
                friends.connected(1) as three,
                friends.connected(1) as four,
                friends.connected(1) as five,
            ):
                tabs = (at[1], two, three, four, five)
                for turn, tab in enumerate(tabs):
                    place = chips(tab).places[turn % 3]
                    assert said(await tab.act(Take(Colour.WHITE, turn % 3 + 1, place))) in (
                        "done",
                        "own_chip",
                    )
                    await level((*tabs, at[0], at[2]))
                assert len({repr(tab.update and tab.update.seen) for tab in tabs}) == 1
                assert presence(at[0]) == [True, True, True]
            await at[0].ping()
            assert presence(at[0]) == [True, True, True]  # one tab is left
            await at[1]._socket.close()
            await at[0].until(lambda it: presence(it) == [True, False, True])

    asyncio.run(play())


def test_the_same_click_from_two_tabs_is_done_once(server: Running) -> None:
    friends = party(server.url)
    take = Take(Colour.WHITE, 2, "centre")

    async def play() -> None:
        async with playing(friends) as at, friends.connected(1) as tab:
            answers = await asyncio.gather(at[1].act(take), tab.act(take))
            assert sorted(map(said, answers)) == ["chip_elsewhere", "done"]
            await level((*at, tab))
            assert chips(at[0]).places[1] == 1

    asyncio.run(play())


def test_nobody_else_gets_any_message_when_somebody_votes_to_end_the_game(
    server: Running,
) -> None:
    heard: dict[int, list[Heard]] = {0: [], 1: [], 2: []}
    friends = party(server.url)
    stranger = party(server.url).people[0]

    async def play() -> None:
        watched: list[Heard] = []
        async with (
            playing(friends, lambda place, message: heard[place].append(message)) as at,
            connected(server.url, stranger.token, friends.table, hear=watched.append) as uma,
        ):
            await level((*at, uma))
            for kept in (*heard.values(), watched):
                kept.clear()
            assert isinstance(await at[1].ask(Vote("v", EndGame(), yes=True)), Done)
            assert isinstance(await at[1].ask(Vote("w", EndGame(), yes=False)), Done)
            pongs = [await one.ping() for one in (at[0], at[2], uma)]
            assert [heard[0], heard[2], watched] == [[pong] for pong in pongs]

    asyncio.run(play())


def test_no_time_of_a_client_is_in_the_protocol() -> None:
    """So a phone whose clock is wrong by a day is as good as any other."""
    definitions = json.loads(schema())["$defs"]
    sent = words_of(definitions["Command"], definitions, set())
    heard = words_of(definitions["Message"], definitions, set())
    assert sorted(name for name in sent if is_time(name)) == []
    # And what the server says is time that remains or has passed, or an option; never a date.
    assert sorted(name for name in heard if is_time(name)) == [
        "arrange_s",
        "break_s",
        "cool_down_s",
        "cooling_ms",
        "exchange_s",
        "left_ms",
        "of_ms",
        "own_ms",
        "peek_s",
        "proposal_s",
        "settle_s",
        "turn_s",
        "wait_ms",
    ]


def words_of(part: Any, definitions: dict[str, Any], known: set[str]) -> set[str]:  # Any: JSON
    """The names of all fields under a definition, down to the leaves."""
    found: set[str] = set()
    for name in re.findall(r'"#/\$defs/([^"]+)"', json.dumps(part)):
        if name not in known:
            known.add(name)
            found |= set(definitions[name].get("properties", ()))
            found |= words_of(definitions[name], definitions, known)
    return found


def is_time(field: str) -> bool:
    """Does the name of a field speak of time?"""
    return bool(re.search(r"(_s|_ms|_at|^at|time|date|clock|now)$", field))


async def level(at: Sequence[Connection]) -> None:
    """All have heard what has happened so far."""
    for one in at:
        await one.ping()


def chips(at: Connection) -> SeenChips:
    """What this socket sees of the open chips."""
    assert at.update
    assert isinstance(at.update.seen, SeenChips)
    return at.update.seen


def said(answer: object) -> str:
    """`done`, or the reason."""
    return answer.reason if isinstance(answer, Refused) else type(answer).__name__.lower()


def at_showdown(at: Connection) -> bool:
    """Has this socket seen how the heist ended?"""
    return at.update is not None and isinstance(at.update.seen, SeenHeistOver)


def sitter(at: Connection, seat: int) -> object:
    """Who sits there."""
    assert at.roster
    return at.roster.seats[seat]
