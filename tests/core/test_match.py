"""A match draws what is due, counts its draws, and is its log."""

from __future__ import annotations

from functools import reduce
from random import Random

import pytest

from backroom.core.chance import Chance, Seed, drawn
from backroom.core.game import By, Everyone, IllegalAction, Step, Told
from backroom.core.match import AnyPlayed, Match, Played, again, begin, play
from backroom.core.wire import Seat
from backroom.games.gang import (
    CENTRE,
    GANG,
    ClosePeek,
    Ending,
    GangChoice,
    GangRefusal,
    Rules,
    Take,
)
from backroom.games.gang.events import ChipsOpened, Dealt, RoundEnded, Took, Turned, YourCards
from backroom.games.gang.rules import Colour
from backroom.games.gang.state import ChipsOpen, Deal, GameOver, Turn

RULES = Rules(players=2, ending=Ending.INSTANT)
CHANCE = Chance(Seed(bytes(32)), "a game", ("aa", "bb"))
ONE: By[GangChoice] = By(Seat(0), Take(Colour.WHITE, 1, CENTRE))
TWO: By[GangChoice] = By(Seat(1), Take(Colour.WHITE, 2, CENTRE))


def test_a_match_begins_with_the_draw_that_opens_it() -> None:
    begun = begin(GANG, RULES, CHANCE)
    (deal,) = begun.actions
    assert isinstance(deal, Deal)
    assert isinstance(begun.match.state, ChipsOpen)
    assert begun.match.draws == 1
    assert begun.step.told == (
        Told(Dealt(1), Everyone()),
        Told(YourCards(deal.cards[:2]), Seat(0)),
        Told(YourCards(deal.cards[2:]), Seat(1)),
        Told(ChipsOpened(Colour.WHITE), Everyone()),
    )


def test_an_action_without_chance_is_one_entry() -> None:
    played = play(begin(GANG, RULES, CHANCE).match, ONE)
    assert (played.actions, played.match.draws) == ((ONE,), 1)


def test_an_action_is_followed_by_the_draws_that_it_makes_due() -> None:
    match = play(begin(GANG, RULES, CHANCE).match, ONE).match
    played = play(match, TWO)
    _, turn = played.actions
    assert isinstance(turn, Turn)
    assert played.match.draws == 2
    assert played.step == Step(
        played.match.state,
        (
            Told(Took(Seat(1), Colour.WHITE, 2, CENTRE), Everyone()),
            Told(RoundEnded(Colour.WHITE, (Seat(0), Seat(1))), Everyone()),
            Told(Turned(turn.cards), Everyone()),
            Told(ChipsOpened(Colour.YELLOW), Everyone()),
        ),
    )


def test_each_draw_has_its_number() -> None:
    played = _finished(CHANCE, Random(1))
    state, draws = GANG.start(RULES), 0
    for action in played.actions:
        due = GANG.chance(state)
        if due is not None:
            cards = drawn(CHANCE, draw=draws, pool=due.pool, count=due.count)
            assert action == due.action(cards)
            draws += 1
        state = GANG.step(state, action).state
    assert played.match.draws == draws == 4 * len(state.score.past)


def test_a_log_played_again_gives_the_same_match() -> None:
    played = _finished(CHANCE, Random(2))
    fresh = Match(GANG, RULES, CHANCE, GANG.start(RULES))
    start: AnyPlayed = Played(fresh, (), Step(fresh.state))
    assert reduce(again, played.actions, start) == played


def test_the_same_choices_under_another_seed_lead_to_other_cards() -> None:
    one = _finished(CHANCE, Random(3)).match.state
    other = _finished(Chance(Seed(bytes([1]) * 32), "a game", ("aa", "bb")), Random(3)).match.state
    assert one.score.past[0].hands != other.score.past[0].hands


def test_what_the_game_refuses_is_not_played() -> None:
    match = begin(GANG, RULES, CHANCE).match
    with pytest.raises(IllegalAction) as raised:
        play(match, By(Seat(0), ClosePeek(1)))
    assert raised.value.reason is GangRefusal.NOT_NOW
    assert str(raised.value) == "expected an action that is allowed, got one refused: not_now"


def _finished(chance: Chance, rng: Random) -> AnyPlayed:
    """A match to its end: the first choice that helps, by a seat that may make one."""
    played: AnyPlayed = begin(GANG, RULES, chance)
    actions, told = played.actions, played.step.told
    while not isinstance(played.match.state, GameOver):
        seat = rng.choice(sorted(GANG.actors(played.match.state)))
        choice = rng.choice(tuple(GANG.options(played.match.state, seat)))
        played = play(played.match, By(seat, choice))
        actions, told = actions + played.actions, told + played.step.told
    return Played(played.match, actions, Step(played.match.state, told))
