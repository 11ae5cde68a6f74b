"""Who holds the highest red chip says nothing while the others guess about the hand."""

from __future__ import annotations

import pytest

from backroom.core.phrases import Phrase
from backroom.core.wire import Seat, Spectator
from backroom.games.gang.choices import VoteFor
from backroom.games.gang.guesses import RankGuess
from backroom.protocol.commands import Chat, Leave, Say, Sit, StandIn
from backroom.protocol.messages import Done, Reason, Refused, Written
from backroom.protocol.options import Talk
from backroom.table import Human, PersonId, roster, viewer_of

from .evening import BEN, MEI, NAMES, Evening, nonce
from .heists import SEATED, at_a_guess


def answers(evening: Evening, person: PersonId) -> list[object]:
    """Why `person` may not say a phrase, nor write; None if they may."""
    asked = (
        evening.asks(person, Say(evening.fresh(), Phrase.HELLO)),
        evening.asks(person, Chat(evening.fresh(), "hello")),
    )
    return [answer.reason if isinstance(answer, Refused) else None for answer in asked]


def may(evening: Evening, person: PersonId) -> tuple[bool, bool, bool]:
    """What the roster tells: may say, may write, is muted."""
    told = roster(evening.room, person, here=())
    return told.may_say, told.may_chat, told.muted


def settle(evening: Evening, guessers: list[PersonId]) -> None:
    """All are for the same guess."""
    for person in guessers:
        assert isinstance(evening.does(person, VoteFor(1, RankGuess(14))), Done)


@pytest.mark.parametrize("talk", [Talk.PHRASES, Talk.FREE])
def test_the_holder_is_muted_and_the_guessers_talk_freely(talk: Talk) -> None:  # Rule G7.20
    evening, (*guessers, holder) = at_a_guess(talk)
    assert answers(evening, holder) == [Reason.MUTED] * 2
    assert may(evening, holder) == (False, False, True)
    for guesser in guessers:
        assert answers(evening, guesser) == [None, None]
        assert may(evening, guesser) == (True, True, False)


def test_where_talk_is_off_guessers_only_vote() -> None:  # Rule G7.20
    evening, (*guessers, holder) = at_a_guess(Talk.OFF)
    assert answers(evening, guessers[0]) == [Reason.NO_TALK] * 2
    assert answers(evening, holder) == [Reason.MUTED] * 2
    assert may(evening, guessers[0]) == (False, False, False)


def test_everybody_is_told_when_a_mute_begins_and_ends() -> None:  # Rule G7.20
    evening, (*guessers, holder) = at_a_guess()
    began = evening.room.roster
    evening.does(guessers[0], VoteFor(1, RankGuess(14)))
    assert evening.room.roster == began
    evening.does(guessers[1], VoteFor(1, RankGuess(14)))
    assert evening.room.roster == began + 1
    assert may(evening, holder) == (True, True, False)
    assert answers(evening, holder) == [None, None]


def test_the_mute_begins_with_the_guess_and_not_before() -> None:  # Rule G7.20
    evening, (*_, holder) = at_a_guess()
    mutes = []
    for logged in evening.log:
        other = Evening(evening.rules, evening.options)
        other.log = evening.log[: evening.log.index(logged) + 1]
        mutes.append(roster(other.replayed(), holder, here=()).muted)
    assert mutes == [False] * (len(mutes) - 1) + [True]


def test_who_leaves_the_muted_seat_is_muted_as_a_spectator_too() -> None:  # Rule G7.20
    evening, (*guessers, holder) = at_a_guess()
    evening.asks(holder, Leave(evening.fresh()))
    assert viewer_of(evening.room, holder) == Spectator()
    assert answers(evening, holder) == [Reason.MUTED] * 2
    settle(evening, guessers)
    assert answers(evening, holder) == [None, None]


def test_so_is_the_host_who_has_a_bot_stand_in_and_who_comes_back() -> None:  # Rule G7.20
    evening, (*_, holder) = at_a_guess()
    seat = viewer_of(evening.room, holder)
    assert isinstance(seat, int)
    assert isinstance(evening.asks(MEI, StandIn(evening.fresh(), seat)), Done)
    assert answers(evening, holder) == [Reason.MUTED] * 2
    assert isinstance(evening.asks(holder, Sit(evening.fresh(), seat, nonce(holder))), Done)
    assert answers(evening, holder) == [Reason.MUTED] * 2


def test_whoever_takes_the_muted_seat_is_muted_with_it() -> None:  # Rule G7.20
    evening, (*_, holder) = at_a_guess()
    seat = viewer_of(evening.room, holder)
    assert isinstance(seat, int)
    assert answers(evening, BEN) == [None, None]  # among spectators
    evening.asks(holder, Leave(evening.fresh()))
    assert isinstance(evening.asks(BEN, Sit(evening.fresh(), seat, nonce(BEN))), Done)
    assert answers(evening, BEN) == answers(evening, holder) == [Reason.MUTED] * 2


def test_the_muted_who_come_back_cannot_speak_by_a_new_name() -> None:  # Rule G7.20
    evening, (*guessers, holder) = at_a_guess()
    seat = viewer_of(evening.room, holder)
    assert isinstance(seat, int)
    known = evening.room.sitters[seat]
    evening.asks(holder, Leave(evening.fresh()))
    again = Sit(evening.fresh(), seat, nonce(holder))
    assert isinstance(evening.asks(holder, again, called="I hold aces"), Done)
    assert evening.room.sitters[seat] == known
    settle(evening, guessers)
    evening.asks(holder, Leave(evening.fresh()))
    again = Sit(evening.fresh(), seat, nonce(holder))
    assert isinstance(evening.asks(holder, again, called="I hold aces"), Done)
    assert evening.room.sitters[seat] == Human(holder, "I hold aces")


def test_a_guesser_who_leaves_talks_to_spectators_alone() -> None:  # Rule G3.4
    evening, (first, second, _) = at_a_guess()
    evening.asks(first, Leave(evening.fresh()))
    assert answers(evening, first) == [None, None]
    assert evening.room.talk[-1].line == Written(NAMES[first], Spectator(), "hello")
    assert not evening.room.talk[-1].to_seats
    assert answers(evening, second) == [None, None]
    assert evening.room.talk[-1].to_seats


def test_the_log_alone_makes_the_same_mute() -> None:
    evening, (*_, holder) = at_a_guess()
    evening.asks(holder, Leave(evening.fresh()))
    assert evening.replayed() == evening.room


def test_a_mute_of_nobody_is_no_mute() -> None:
    evening = Evening()
    evening.sits(*SEATED)
    assert [may(evening, person) for person in SEATED] == [(True, True, False)] * 3
    evening.starts()
    assert [may(evening, person) for person in SEATED] == [(True, False, False)] * 3
    assert viewer_of(evening.room, MEI) == Seat(0)
