"""The list of public tables, as those see it who have not come in."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from backroom.client import Api, connected
from backroom.games.gang import Rules
from backroom.games.gang.choices import Take
from backroom.games.gang.rules import Colour
from backroom.protocol.bodies import Listed
from backroom.protocol.commands import Lock, Vote
from backroom.protocol.messages import Done, Phase
from backroom.protocol.motions import EndGame, Pause
from backroom.protocol.options import Options
from backroom.server import door, tables
from backroom.server.store.contract import Sign
from tests.server.players import CALM, Party, party, playing
from tests.server.running import QUICK, Running, running, settings

PUBLIC = Options(name="Friday", public=True)


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every look at the door is a new one."""
    monkeypatch.setattr(door, "FRESH_S", 0.0)


def test_a_public_table_is_shown_with_what_one_wants_to_know_before_coming_in(
    server: Running,
) -> None:
    friends = public(server)
    assert shown(server) == [
        Listed(
            table=friends.table,
            name="Friday",
            host_name="Ann",
            game="gang",
            rules=CALM,
            options=PUBLIC,
            people=0,
            bots=0,
            free=3,
            phase=Phase.LOBBY,
            locked=False,
            paused=False,
        )
    ]


def test_an_unlisted_table_is_never_shown(server: Running) -> None:
    async def play() -> list[Listed]:
        async with playing(party(server.url)):
            return await asyncio.to_thread(shown, server)

    assert asyncio.run(play()) == []


def test_the_door_follows_what_happens_inside(server: Running) -> None:
    friends = public(server)

    async def play() -> None:
        async with friends.connected(0) as ann, friends.connected(1) as bob:
            await ann.sit()
            await bob.sit()
            assert sizes(await looked(server)) == (2, 0, 1, 2)
            await ann.start()
            await ann.ask(Lock(ann.new_id(), locked=True))
            for one in (ann, bob):
                assert isinstance(await one.ask(Vote("v", Pause(), yes=True)), Done)
            now = await looked(server)
            assert sizes(now) == (2, 1, 0, 2)
            assert (now.phase, now.locked, now.paused) == (Phase.PLAYING, True, True)

    asyncio.run(play())


def test_who_watches_is_counted_as_here(server: Running) -> None:
    friends = public(server)

    async def watch() -> Listed:
        async with friends.connected(2), friends.connected(2):
            return await looked(server)

    assert asyncio.run(watch()).here == 1


def test_the_door_shows_the_same_after_a_kill_in_the_midst(tmp_path: Path) -> None:
    with running(settings(tmp_path, limits=QUICK)) as server:
        friends = public(server)

        async def play() -> Listed:
            async with playing(friends) as at:
                await at[0].ask(Lock(at[0].new_id(), locked=True))
                return await looked(server)

        before = asyncio.run(play())
        # What a killed server leaves is what the store has now: nothing is written at the end.
    with running(settings(tmp_path)) as server:
        (after,) = shown(server)
    assert (after.phase, after.people, after.locked) == (Phase.PLAYING, 3, True)
    assert (before.phase, before.people, before.locked) == (Phase.PLAYING, 3, True)


def test_tables_with_people_come_first_and_then_the_last_visited(server: Running) -> None:
    ann = Api.join(server.url, "Ann")
    first, second, third = (ann.new_table(CALM, PUBLIC).table for _ in range(3))

    async def watch() -> list[str]:
        async with connected(server.url, ann.token, first):
            pass
        async with connected(server.url, ann.token, second):
            return [one.table for one in await asyncio.to_thread(shown, server)]

    assert asyncio.run(watch()) == [second, first, third]


def test_a_table_that_nobody_has_visited_for_a_day_is_shown_no_more_until_somebody_comes(
    server: Running,
) -> None:
    friends = public(server)

    async def age() -> None:
        (sign,) = await server.house.store.signs(since=0.0, most=9)
        await server.house.store.show(Sign(sign.table, sign.seen - door.SHOWN_S, sign.text))

    async def come() -> None:
        async with friends.connected(1):
            pass

    server.inside(age)
    assert shown(server) == []
    asyncio.run(come())
    assert [one.table for one in shown(server)] == [friends.table]


def test_a_table_stays_on_the_door_as_long_as_somebody_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The day of the last visit begins anew each minute."""
    monkeypatch.setattr(tables, "SWEEP_S", 0.02)

    async def stay(server: Running) -> None:
        friends = public(server)
        async with friends.connected(1):
            before = now = await last_seen(server)
            while now == before:
                now = await last_seen(server)

    with running(settings(tmp_path)) as server:
        asyncio.run(asyncio.wait_for(stay(server), 10))


def test_the_door_shows_fifty_tables_at_most(server: Running) -> None:
    ann = Api.join(server.url, "Ann")
    for _ in range(door.MOST + 3):
        ann.new_table(CALM, PUBLIC)
    assert len(shown(server)) == door.MOST


def test_a_sign_of_another_version_is_passed_over(server: Running) -> None:
    friends = public(server)

    async def spoil() -> None:
        (sign,) = await server.house.store.signs(since=0.0, most=9)
        await server.house.store.show(Sign(sign.table, sign.seen, b'{"name": "Monday"}'))

    server.inside(spoil)
    assert friends.table not in [one.table for one in shown(server)]


def test_whoever_has_seen_the_door_as_it_is_gets_no_body_again(server: Running) -> None:
    public(server)
    url = f"{server.url}/api/tables"
    first = httpx.get(url)
    again = httpx.get(url, headers={"If-None-Match": first.headers["etag"]})
    public(server)
    changed = httpx.get(url, headers={"If-None-Match": first.headers["etag"]})
    assert [one.status_code for one in (first, again, changed)] == [200, 304, 200]
    assert again.content == b""


def test_many_who_look_at_once_ask_the_store_once(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "FRESH_S", 60.0)
    first = httpx.get(f"{server.url}/api/tables").content
    public(server)
    assert httpx.get(f"{server.url}/api/tables").content == first


def test_nothing_that_is_hidden_is_on_the_door(server: Running) -> None:
    """A vote to end the game, and how the cards lie, change nothing of it."""
    friends = public(server)

    async def play() -> None:
        async with playing(friends) as at:
            before = await looked(server)
            await at[1].act(Take(Colour.WHITE, 2, "centre"))
            await at[1].ask(Vote(at[1].new_id(), EndGame(), yes=True))
            assert await looked(server) == before

    asyncio.run(play())


def public(server: Running, rules: Rules = CALM) -> Party:
    """A public table, and people who know of it."""
    return party(server.url, rules, PUBLIC)


def shown(server: Running) -> list[Listed]:
    """What the door shows to somebody without an identity."""
    return list(Api(server.url).door().tables)


async def last_seen(server: Running) -> float:
    """When somebody last was at the one table."""

    async def ask() -> float:
        (sign,) = await server.house.store.signs(since=0.0, most=9)
        return sign.seen

    return await asyncio.to_thread(server.inside, ask)


async def looked(server: Running) -> Listed:
    """The one table that it shows."""
    (one,) = await asyncio.to_thread(shown, server)
    return one


def sizes(one: Listed) -> tuple[int, int, int, int]:
    """Seats with people, with bots, free; and who is here."""
    return one.people, one.bots, one.free, one.here
