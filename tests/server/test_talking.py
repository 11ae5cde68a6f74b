"""Talk over sockets: how much of it, and who hears what."""

from __future__ import annotations

import asyncio
from pathlib import Path

from backroom.client import Api, Connection, connected
from backroom.core.phrases import Phrase
from backroom.core.wire import Spectator
from backroom.games.gang.choices import Take
from backroom.games.gang.rules import Colour
from backroom.protocol.commands import Chat, Say
from backroom.protocol.concrete import Heard
from backroom.protocol.messages import Done, Reason, Refused, Written
from backroom.protocol.options import Options, Talk
from backroom.server.limits import Limits, Rate
from tests.server.players import CALM, party, playing
from tests.server.running import Running, running, settings

FREE = Options(talk=Talk.FREE)
EACH_MINUTE = Limits(talk=Rate(burst=5, per_s=1 / 60))  # so slow that no test runs into the next


def test_phrases_and_text_share_one_allowance_and_then_are_refused_by_name(
    tmp_path: Path,
) -> None:
    with running(settings(tmp_path, limits=EACH_MINUTE)) as server:

        async def talk() -> None:
            async with playing(party(server.url, CALM, FREE)) as at:
                answers = [await say(at[0]) for _ in range(3)]
                answers += [await write(at[0], "hm") for _ in range(3)]
                assert [type(one) for one in answers] == [Done] * 5 + [Refused]
                refused = answers[-1]
                assert isinstance(refused, Refused)
                assert refused.reason == Reason.TOO_FAST
                assert 0 < refused.wait_ms <= 60_000
                assert len(at[0].lines) == 5

        asyncio.run(talk())


def test_whoever_has_talked_too_much_may_still_play_and_others_may_still_talk(
    tmp_path: Path,
) -> None:
    with running(settings(tmp_path, limits=EACH_MINUTE)) as server:

        async def talk() -> None:
            async with playing(party(server.url, CALM, FREE)) as at:
                while isinstance(await say(at[0]), Done):
                    pass
                assert isinstance(await at[0].act(Take(Colour.WHITE, 1, "centre")), Done)
                assert isinstance(await say(at[1]), Done)

        asyncio.run(talk())


def test_the_allowance_is_of_the_person_and_not_of_the_socket(tmp_path: Path) -> None:
    with running(settings(tmp_path, limits=EACH_MINUTE)) as server:
        friends = party(server.url, CALM, FREE)

        async def talk() -> None:
            async with friends.connected(0) as one, friends.connected(0) as other:
                answers = [await say(tab) for tab in (one, other) * 3]
                assert [type(answer) for answer in answers] == [Done] * 5 + [Refused]

        asyncio.run(talk())


def test_what_spectators_say_while_cards_are_hidden_reaches_no_seat_in_any_message(
    server: Running,
) -> None:
    friends = party(server.url, CALM, FREE)
    strangers = [Api.join(server.url, name) for name in ("Uma", "Vic")]
    heard: list[Heard] = []

    async def talk() -> None:
        async with (
            playing(friends, lambda place, message: heard.append(message)) as at,
            connected(server.url, strangers[0].token, friends.table) as uma,
            connected(server.url, strangers[1].token, friends.table) as vic,
        ):
            for one in at:
                await one.ping()
            heard.clear()
            assert isinstance(await write(uma, "Ann has aces!"), Done)
            assert isinstance(await say(uma), Done)
            await vic.until(lambda it: len(it.lines) == 2)
            assert vic.lines[0] == Written("Uma", Spectator(), "Ann has aces!")
            pongs = [await one.ping() for one in at]
            assert heard == pongs  # nothing else, not even an empty message

    asyncio.run(talk())


def test_nor_does_it_when_a_seat_comes_back(server: Running) -> None:
    friends = party(server.url, CALM, FREE)
    stranger = Api.join(server.url, "Uma")

    async def talk() -> None:
        async with playing(friends), connected(server.url, stranger.token, friends.table) as uma:
            await write(uma, "Ann has aces!")
            async with friends.connected(0) as back:
                await back.ping()
                assert back.lines == ()

    asyncio.run(talk())


async def say(at: Connection) -> object:
    """The answer to a greeting."""
    return await at.ask(Say(at.new_id(), Phrase.HELLO))


async def write(at: Connection, text: str) -> object:
    """The answer to a line of text."""
    return await at.ask(Chat(at.new_id(), text))
