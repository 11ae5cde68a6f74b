"""Over real sockets: whoever holds the hand that others guess about is heard by nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from backroom.cards.card import Card
from backroom.cards.poker import strength
from backroom.client import Api, Connection, connected
from backroom.core.phrases import Phrase
from backroom.core.wire import Seat
from backroom.games.gang import COLOURS, Challenge, Ending, Mode, Rules, Take
from backroom.games.gang.choices import VoteFor
from backroom.games.gang.guesses import RankGuess
from backroom.games.gang.seen import SeenChips, SeenGuessing, SeenHeistOver
from backroom.protocol.commands import Chat, Say
from backroom.protocol.concrete import Heard
from backroom.protocol.messages import Done, Reason, Refused, Roster
from tests.server.players import Party, party, playing
from tests.server.running import Running

SCAN = Rules(
    players=3,
    mode=Mode.CUSTOM,
    challenges=(Challenge.RETINA_SCAN,),
    ending=Ending.INSTANT,
    cool_down_s=0,
)


def test_the_muted_are_refused_on_every_socket_and_heard_by_nobody(  # Rule G7.20
    server: Running,
) -> None:
    friends, heard = party(server.url, SCAN), list[Heard]()

    async def talk() -> None:
        async with playing(friends, lambda _, message: heard.append(message)) as at:
            *_, holder = await at_a_guess(at)
            async with friends.connected(holder) as tab:
                assert _roster(tab).muted
                lines = [one.lines for one in (*at, tab)]
                heard.clear()
                for socket in (at[holder], tab):
                    assert await says(socket) == [Reason.MUTED] * 2
                pongs = [await one.ping() for one in at]
                refused = [one for one in heard if isinstance(one, Refused)]
                assert [one for one in heard if one not in refused] == pongs
                assert [one.lines for one in (*at, tab)] == lines

    asyncio.run(talk())


def test_the_muted_stay_so_when_they_leave_and_watch(server: Running) -> None:  # Rule G7.20
    friends = party(server.url, SCAN)
    stranger = Api.join(server.url, "Uma")

    async def talk() -> None:
        async with (
            playing(friends) as at,
            connected(server.url, stranger.token, friends.table) as uma,
        ):
            *guessers, holder = await at_a_guess(at)
            assert isinstance(await at[holder].leave(), Done)
            async with friends.connected(holder) as tab:
                assert await says(at[holder]) == await says(tab) == [Reason.MUTED] * 2
            assert uma.lines == ()
            assert await says(uma) == [None, None]
            assert await says(at[guessers[0]]) == [None, None]
            # whoever takes the seat takes the mute
            assert isinstance(await uma.sit(Seat(holder)), Done)
            assert _roster(uma).muted
            assert await says(uma) == [Reason.MUTED] * 2

    asyncio.run(talk())


def test_all_are_told_when_the_mute_is_over(server: Running) -> None:  # Rule G7.20
    friends = party(server.url, SCAN)

    async def talk() -> None:
        async with playing(friends) as at:
            *guessers, holder = await at_a_guess(at)
            assert [(_roster(one).muted, _roster(one).may_chat) for one in at] == [
                (place == holder, place != holder) for place in range(3)
            ]
            for place in guessers:
                assert isinstance(await at[place].act(VoteFor(1, RankGuess(14))), Done)
            await at[holder].until(lambda it: not _roster(it).muted)
            assert await says(at[holder]) == [None, None]

    asyncio.run(talk())


def test_a_spectator_sees_no_hand_of_the_muted_seat(server: Running) -> None:  # Rules G3.4, G7.18
    friends: Party = party(server.url, SCAN)
    stranger = Api.join(server.url, "Uma")
    heard: list[Heard] = []

    async def watch() -> None:
        async with (
            playing(friends) as at,
            connected(server.url, stranger.token, friends.table, hear=heard.append) as uma,
        ):
            *_, holder = await at_a_guess(at)
            await uma.until(lambda it: isinstance(it.update and it.update.seen, SeenGuessing))
            hidden = hands(at)[holder]
            assert heard
            assert not [one for one in heard if any(repr(card) in repr(one) for card in hidden)]

    asyncio.run(watch())


async def at_a_guess(at: Sequence[Connection]) -> list[int]:
    """A guess is open; the places from the lowest red chip to the highest, which is muted."""
    for colour in COLOURS:
        for one in at:
            await one.until(lambda it, colour=colour: _colour(it) == colour)  # type: ignore[misc]  # a default
        order = by_strength(at)
        for stars, place in enumerate(order, start=1):
            answer = await at[place].act(Take(colour, stars, "centre"))
            assert isinstance(answer, Done), answer
    for one in at:
        await one.until(lambda it: isinstance(it.update and it.update.seen, SeenGuessing))
    return order


def by_strength(at: Sequence[Connection]) -> list[int]:
    """The places from the weakest hand to the strongest."""
    seen = at[0].update and at[0].update.seen
    assert isinstance(seen, SeenChips | SeenGuessing | SeenHeistOver)
    board = seen.heist.board
    strengths = [strength((*hand, *board)) for hand in hands(at)]
    return sorted(range(len(at)), key=lambda place: strengths[place])


def hands(at: Sequence[Connection]) -> list[tuple[Card, ...]]:
    """What each of them holds, as each sees it."""
    found = []
    for place, one in enumerate(at):
        seen = one.update and one.update.seen
        assert isinstance(seen, SeenChips | SeenGuessing)
        hand = seen.heist.hands[place]
        assert isinstance(hand, tuple)
        found.append(hand)
    return found


async def says(at: Connection) -> list[object]:
    """Why neither phrase nor text is taken; None where it is."""
    asked = (
        await at.ask(Say(at.new_id(), Phrase.HELLO)),
        await at.ask(Chat(at.new_id(), "it is the ace")),
    )
    return [answer.reason if isinstance(answer, Refused) else None for answer in asked]


def _roster(at: Connection) -> Roster:
    assert at.roster
    return at.roster


def _colour(at: Connection) -> object:
    seen = at.update and at.update.seen
    return seen.colour if isinstance(seen, SeenChips) else None
