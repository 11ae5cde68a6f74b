"""The deal, the peek, and the cards of each round."""

from __future__ import annotations

from backroom.cards.card import DECK, cards
from backroom.core.game import Draw, Everyone, Told
from backroom.core.lines import replay
from backroom.core.wire import Seat
from backroom.games.gang import GANG, ClosePeek, Ending, GangRefusal, Peek, Rules
from backroom.games.gang.events import ChipsOpened, Dealt, PeekClosed, Turned, YourCards
from backroom.games.gang.rules import Colour
from backroom.games.gang.state import ChipsOpen, Deal, PeekElapsed, Peeking, Turn, Turning

from .telling import DEAL, INSTANT, SETTLE, WHITE, heist, phase, refused, told

PEEK = Rules(players=3, peek=Peek.ALWAYS)


def test_each_heist_draws_from_the_whole_deck() -> None:  # Rule G1.3
    assert GANG.chance(GANG.start(SETTLE)) == Draw(DECK, 6, Deal)
    second = replay(GANG, INSTANT, f"{heist()}\nbreak elapsed 1")
    assert GANG.chance(second) == Draw(DECK, 6, Deal)


def test_the_board_comes_from_the_cards_that_are_left_and_none_is_burnt() -> None:  # Rule G1.3
    state = replay(GANG, SETTLE, f"{WHITE}\nsettle elapsed 1 3")
    left = tuple(card for card in DECK if card not in cards(DEAL[5:]))
    assert GANG.chance(state) == Draw(left, 3, Turn)


def test_a_round_turns_three_cards_then_one_and_one() -> None:
    draws = []
    lines = heist().splitlines()
    for count in range(len(lines)):
        due = GANG.chance(replay(GANG, INSTANT, "\n".join(lines[:count])))
        draws += [(len(due.pool), due.count)] if due else []
    assert draws == [(52, 6), (46, 3), (43, 1), (42, 1)]


def test_two_cards_each_are_told_to_their_holder_alone() -> None:  # Rule G3.5
    assert told("", DEAL) == (
        Told(Dealt(1), Everyone()),
        Told(YourCards(cards("2c 7d")), Seat(0)),
        Told(YourCards(cards("Kh Qh")), Seat(1)),
        Told(YourCards(cards("As Ad")), Seat(2)),
        Told(ChipsOpened(Colour.WHITE), Everyone()),
    )


def test_community_cards_are_told_to_all_and_open_the_chips_of_their_round() -> None:
    assert told(f"{WHITE}\nsettle elapsed 1 3", "turn 3s 8s Jc") == (
        Told(Turned(cards("3s 8s Jc")), Everyone()),
        Told(ChipsOpened(Colour.YELLOW), Everyone()),
    )


def test_without_a_peek_the_white_chips_open_at_once() -> None:  # Rule G2.1
    assert phase(DEAL) is ChipsOpen


def test_with_a_peek_nobody_moves_chips_before_all_have_looked() -> None:  # Rule G2.1
    state = replay(GANG, PEEK, f"{DEAL}\n1 looked 1")
    assert isinstance(state, Peeking)
    assert GANG.actors(state) == {0, 2}
    assert list(GANG.options(state, Seat(0))) == [ClosePeek(1)]


def test_all_hear_who_has_looked() -> None:  # Rule G2.1
    assert told(DEAL, "1 looked 1", PEEK) == (Told(PeekClosed(Seat(1)), Everyone()),)


def test_the_last_look_opens_the_white_chips() -> None:  # Rule G2.1
    text = f"{DEAL}\n1 looked 1\n0 looked 1"
    assert told(text, "2 looked 1", PEEK) == (Told(ChipsOpened(Colour.WHITE), Everyone()),)


def test_after_fifteen_seconds_all_have_looked() -> None:  # Rule G2.1
    running = GANG.clock(replay(GANG, PEEK, f"{DEAL}\n1 looked 1"))
    assert running is not None
    assert (running.after_s, running.action) == (15, PeekElapsed(1))
    assert phase(f"{DEAL}\npeek elapsed 1", PEEK) is ChipsOpen


def test_where_a_look_has_no_time_only_all_seats_end_it() -> None:  # Rule G2.1
    unhurried = Rules(players=3, peek=Peek.ALWAYS, peek_s=0)
    assert GANG.clock(replay(GANG, unhurried, f"{DEAL}\n1 looked 1")) is None
    assert refused(DEAL, "peek elapsed 1", unhurried) is GangRefusal.CLOCK_TOO_LATE
    assert phase(f"{DEAL}\n0 looked 1\n1 looked 1\n2 looked 1", unhurried) is ChipsOpen


def test_there_is_a_peek_in_every_heist() -> None:  # Rule G2.1
    rules = Rules(players=3, peek=Peek.ALWAYS, ending=Ending.INSTANT)
    first, *rest = heist().splitlines()
    text = "\n".join((first, "peek elapsed 1", *rest, "break elapsed 1", DEAL))
    assert phase(text, rules) is Peeking


def test_between_rounds_nobody_can_do_anything() -> None:
    state = replay(GANG, SETTLE, f"{WHITE}\nsettle elapsed 1 3")
    assert isinstance(state, Turning)
    assert (GANG.actors(state), GANG.clock(state)) == (frozenset(), None)
