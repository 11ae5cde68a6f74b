"""Sockets at a table: real ones, on loopback."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from backroom.client import Api, Closed, Connection, connected
from backroom.core.wire import Seat, Spectator
from backroom.games.gang.choices import Take
from backroom.games.gang.rules import Colour
from backroom.games.gang.seen import SeenGameOver
from backroom.protocol.bodies import Close
from backroom.protocol.commands import Act, PassHost, Remove, Sit, StandIn
from backroom.protocol.concrete import Heard, Update
from backroom.protocol.messages import Done, Person, Phase, Pong, Reason, Refused, Roster
from backroom.server.limits import Limits
from tests.server.players import is_over, party, play_on, playing, presence
from tests.server.running import Running, running, settings

TAKE = Take(Colour.WHITE, 2, "centre")


def test_three_people_play_a_game_to_its_end_and_then_a_rematch(server: Running) -> None:
    async def play() -> None:
        async with playing(party(server.url)) as at:
            await play_on(at, Random(1), until=is_over)
            for one in at:
                await one.until(is_over)
                assert isinstance(one.update and one.update.seen, SeenGameOver)
                assert isinstance(await one.ready(), Done)
            await at[0].until(lambda it: game(it) == (Phase.PLAYING, 2))

    asyncio.run(play())


def test_every_viewer_gets_every_update_once_and_in_order(server: Running) -> None:
    seqs: list[list[int]] = [[], [], []]

    def hear(place: int, message: Heard) -> None:
        if isinstance(message, Update):
            seqs[place].append(message.seq)

    async def play() -> None:
        async with playing(party(server.url), hear) as at:
            await play_on(at, Random(2), until=lambda it: len(seqs[0]) > 30)

    asyncio.run(play())
    assert [numbers[:30] for numbers in seqs] == [list(range(30))] * 3


def test_the_answer_comes_after_the_update_that_it_is_about(server: Running) -> None:
    order: list[str] = []

    def hear(place: int, message: Heard) -> None:
        if place == 0:
            order.append(type(message).__name__)

    async def play() -> None:
        async with playing(party(server.url), hear) as at:
            order.clear()
            await at[0].act(TAKE)

    asyncio.run(play())
    assert order == ["Update", "Done"]


def test_a_command_that_is_sent_again_is_done_once(server: Running) -> None:
    async def play() -> None:
        async with playing(party(server.url)) as at:
            command = Act("the same", TAKE)
            answers = [await at[0].ask(command), await at[0].ask(command)]
            assert answers == [Done("the same")] * 2
            assert at[0].update
            assert at[0].update.seq == 1

    asyncio.run(play())


def test_a_refused_command_is_answered_by_name_and_tells_nobody_else(server: Running) -> None:
    async def play() -> None:
        heard: list[Heard] = []
        async with playing(party(server.url), lambda place, message: heard.append(message)) as at:
            await at[1].act(TAKE)
            await at[0].ping()
            heard.clear()
            answer = await at[0].act(TAKE)
            assert isinstance(answer, Refused)
            assert answer.reason == "chip_elsewhere"
            await at[1].ping()
            assert heard == [answer, Pong(heard[-1].id) if isinstance(heard[-1], Pong) else None]

    asyncio.run(play())


def test_whoever_comes_back_has_the_same_seat_and_the_same_view(server: Running) -> None:
    async def play() -> None:
        friends = party(server.url)
        async with playing(friends) as at:
            await at[1].act(TAKE)
            async with friends.connected(1) as back:
                await back.until(lambda it: it.update is not None)
                assert back.roster
                assert back.roster.you == Seat(1)
                assert back.update
                assert at[1].update
                assert back.update.seen == at[1].update.seen

    asyncio.run(play())


def test_two_sockets_of_a_person_see_the_same_and_both_may_act(server: Running) -> None:
    async def play() -> None:
        friends = party(server.url)
        async with playing(friends) as at, friends.connected(0) as other:
            assert isinstance(await other.act(TAKE), Done)
            await at[0].until(lambda it: it.update is not None and it.update.seq == 1)
            assert at[0].update == other.update

    asyncio.run(play())


def test_a_stranger_watches_and_may_not_act(server: Running) -> None:
    async def play() -> None:
        friends, strangers = party(server.url), party(server.url)
        async with (
            playing(friends) as at,
            connected(server.url, strangers.people[0].token, friends.table) as stranger,
        ):
            await stranger.until(lambda it: it.update is not None)
            assert stranger.update
            assert stranger.update.seen.viewer == Spectator()
            answer = await stranger.act(TAKE)
            assert isinstance(answer, Refused)
            assert answer.reason == Reason.NOT_SEATED
            assert at[0].update
            assert at[0].update.seq == 0

    asyncio.run(play())


def test_who_sits_here_or_is_away_is_seen_by_all(server: Running) -> None:
    async def play() -> None:
        friends = party(server.url)
        async with friends.connected(0) as ann:
            async with friends.connected(1) as bob:
                await bob.sit()
                await ann.until(lambda it: presence(it) == [True])
            await ann.until(lambda it: presence(it) == [False])
            async with friends.connected(1):
                await ann.until(lambda it: presence(it) == [True])

    asyncio.run(play())


def test_a_page_that_is_loaded_again_is_not_announced_as_away(server: Running) -> None:
    rosters: list[Roster] = []

    def hear(message: Heard) -> None:
        if isinstance(message, Roster):
            rosters.append(message)

    async def play() -> None:
        friends = party(server.url)
        async with friends.connected(0, hear) as ann:
            async with friends.connected(1) as bob:
                await bob.sit()
            async with friends.connected(1) as bob:
                await bob.leave()
            await ann.until(lambda it: presence(it) == [])

    asyncio.run(play())
    here = [seat.here for roster in rosters for seat in roster.seats if isinstance(seat, Person)]
    assert here == [True]


def test_a_person_sits_under_the_name_of_now(server: Running) -> None:
    async def play() -> None:
        friends = party(server.url)
        async with friends.connected(0) as ann:
            await asyncio.to_thread(friends.people[0].rename, "Anna")
            await ann.sit()
            await ann.until(lambda it: names(it) == ["Anna"])

    asyncio.run(play())


@pytest.mark.parametrize("token", ["", "A" * 43, "../../etc/passwd", "é" * 43])
def test_a_socket_without_an_identity_is_closed_by_name(shared: Running, token: str) -> None:
    table = party(shared.url).table

    async def join() -> tuple[int, str]:
        with pytest.raises(Closed) as closed:
            async with connected(shared.url, token or "-", table):
                raise AssertionError("expected no connection")
        return closed.value.code, closed.value.reason

    assert asyncio.run(join()) == (Close.NO_IDENTITY, "no_identity")


def test_a_socket_at_a_table_that_does_not_exist_is_closed_by_name(server: Running) -> None:
    token = party(server.url).people[0].token

    async def join() -> tuple[int, str]:
        with pytest.raises(Closed) as closed:
            async with connected(server.url, token, "no-such-table"):
                raise AssertionError("expected no connection")
        return closed.value.code, closed.value.reason

    assert asyncio.run(join()) == (Close.NO_SUCH_TABLE, "no_such_table")


def test_more_sockets_of_a_person_than_anybody_needs_are_closed_by_name(server: Running) -> None:
    friends = party(server.url)
    most = server.house.allowances.limits.sockets

    async def join() -> tuple[int, str]:
        sockets = [friends.connected(0) for _ in range(most)]
        for socket in sockets:
            await socket.__aenter__()
        with pytest.raises(Closed) as closed:
            async with friends.connected(0):
                raise AssertionError("expected no connection")
        for socket in sockets:
            await socket.__aexit__(None, None, None)
        return closed.value.code, closed.value.reason

    assert asyncio.run(join()) == (Close.TOO_MANY_SOCKETS, "too_many_sockets")


def test_a_crowded_table_lets_in_only_those_who_sit_there(tmp_path: Path) -> None:
    with running(settings(tmp_path, limits=Limits(watching=3))) as server:
        friends = party(server.url)
        strangers = [Api.join(server.url, f"Stranger {number}") for number in range(2)]

        async def join() -> tuple[int, str]:
            async with playing(friends):  # three, who sit
                first, second = (
                    connected(server.url, one.token, friends.table) for one in strangers
                )
                with pytest.raises(Closed) as closed:
                    async with first:
                        raise AssertionError("expected no connection")
                async with friends.connected(0) as tab:
                    assert isinstance(await tab.ping(), Pong)
                with pytest.raises(Closed):
                    async with second:
                        raise AssertionError("expected no connection")
                return closed.value.code, closed.value.reason

        assert asyncio.run(join()) == (Close.TOO_MANY_SOCKETS, "too_many_sockets")


def test_a_crowded_table_lets_in_whose_seat_is_kept_and_the_host(tmp_path: Path) -> None:
    with running(settings(tmp_path, limits=Limits(watching=3))) as server:
        friends = party(server.url)

        async def join() -> None:
            async with playing(friends) as (ann, bob, cy):
                assert isinstance(await ann.ask(StandIn(ann.new_id(), Seat(2))), Done)
                assert isinstance(await ann.ask(PassHost(ann.new_id(), Seat(1))), Done)
                assert isinstance(await bob.ask(StandIn(bob.new_id(), Seat(1))), Done)
                for place in (1, 2):
                    async with friends.connected(place) as tab:
                        assert isinstance(await tab.ping(), Pong)
                assert isinstance(await bob.ask(Remove(bob.new_id(), Seat(0))), Done)
                with pytest.raises(Closed):
                    async with friends.connected(0):
                        raise AssertionError("expected no connection")
                assert isinstance(await cy.sit(Seat(2)), Done)

        asyncio.run(join())


def test_a_seat_that_does_not_exist_is_refused_by_name(server: Running) -> None:
    async def play() -> None:
        async with party(server.url).connected(0) as ann:
            for seat in (-1, 3, 1_000_000):
                answer = await ann.ask(Sit(ann.new_id(), Seat(seat), "0" * 32))
                assert isinstance(answer, Refused)
                assert answer.reason == Reason.NO_SUCH_SEAT

    asyncio.run(play())


def game(at: Connection) -> tuple[Phase, int]:
    """What the table is doing, as this socket has heard."""
    assert at.roster
    return at.roster.phase, at.roster.number


def names(at: Connection) -> list[str]:
    """Who sits."""
    assert at.roster
    return [seat.name for seat in at.roster.seats if isinstance(seat, Person)]
