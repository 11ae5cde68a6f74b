"""How rounds begin and end. Judged before, in `play`."""

from __future__ import annotations

from collections.abc import Iterable

from ...cards.card import Card
from ...core.game import Step, Told
from ...core.quick import quick_replace
from ...core.wire import Seat
from .challenges import discards_chips, has_chips, tripped
from .choices import CENTRE, Place
from .effects import Effect, entered, to_all, with_hand
from .events import ChipsDiscarded, ChipsOpened, RoundEnded, Turned
from .names import Challenge
from .refusals import colour_of
from .rules import COLOURS, Colour, Rules
from .seen import Chips, Score
from .showdown import last_round_over
from .state import ChipsOpen, Heist, Redrawing, State, Turning
from .story import Deed, Note, Tripped

_heist_with = quick_replace(Heist)


def open_round(rules: Rules, score: Score, effect: Effect) -> Step[State]:
    """All chips of the round lie in the centre; or the next cards come if it has none."""
    heist, told = effect
    if not has_chips(score.challenges, heist.round):  # Rules G7.1, G7.5
        return next_round(rules, score, effect)
    places: tuple[Place, ...] = tuple([CENTRE for _ in range(rules.players)])
    after = ChipsOpen(rules, score, heist, places, (0,) * rules.players, frozenset())
    return Step(after, (*told, to_all(ChipsOpened(heist.round))))


def turned(state: Turning, cards: tuple[Card, ...]) -> Step[State]:
    """Community cards, then a new hand for whom a challenge says so, then chips. Rule G7.12"""
    rules, score, heist = state.rules, state.score, state.heist
    redrawing = _redrawing(score, heist, cards) if heist.round is Colour.YELLOW else ()
    heist, told = _without_chips(score, heist)
    heist = _heist_with(heist, board=heist.board + cards)
    told = (*told, to_all(Turned(cards)))
    if redrawing:
        return Step(Redrawing(rules, score, heist, *redrawing[0]), told)
    return open_round(rules, score, Effect(heist, told))


def redrawn(state: Redrawing, cards: tuple[Card, ...]) -> Step[State]:
    """The seat has a new hand, and the old one is out of the heist. Rules G7.3, G7.7"""
    heist, seat = state.heist, state.seat
    effect = entered(
        with_hand(heist, seat, cards),
        Tripped(heist.round, state.challenge, seat),
        Note(heist.round, Deed.DISCARDED, seat, seat, heist.hands[seat]),
        Note(heist.round, Deed.DREW, seat, seat, cards),
    )
    return open_round(state.rules, state.score, effect)


def round_over(state: ChipsOpen, told: Iterable[Told] = ()) -> Step[State]:
    """The chips stay where they are; the next cards come, or the showdown. Rules G2.5, G2.9"""
    colour = colour_of(state)
    holders = tuple(place for place in state.places if place != CENTRE)
    heist = _heist_with(state.heist, chips=(*state.heist.chips, Chips(colour, holders)))
    told = (*told, to_all(RoundEnded(colour, holders)))
    return next_round(state.rules, state.score, Effect(heist, told))


def next_round(rules: Rules, score: Score, effect: Effect) -> Step[State]:
    """The cards of the next round are to come, or the showdown."""
    heist, told = effect
    if heist.round is COLOURS[-1]:
        return last_round_over(rules, score, effect)
    following = COLOURS[COLOURS.index(heist.round) + 1]
    return Step(Turning(rules, score, _heist_with(heist, round=following)), told)


def _without_chips(score: Score, heist: Heist) -> Effect:
    """The heist without the chips of the round before, if a challenge says so. Rule G7.8

    Their moves and the count of moves go with them. Rule G7.13
    """
    if not discards_chips(score.challenges):
        return Effect(heist)
    told = tuple(to_all(ChipsDiscarded(chips.colour)) for chips in heist.chips)
    return Effect(_heist_with(heist, chips=(), moves=(), moved=0), told)


def _redrawing(
    score: Score, heist: Heist, flop: tuple[Card, ...]
) -> tuple[tuple[Challenge, Seat], ...]:
    """Who draws a new hand by this flop. Rules G7.3, G7.7"""
    white = next((chips.holders for chips in heist.chips if chips.colour is Colour.WHITE), ())
    return tripped(score.challenges, white, flop)
