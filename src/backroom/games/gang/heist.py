"""What each action makes of a heist, in the order of a heist. Judged before, in `play`."""

from __future__ import annotations

from dataclasses import replace

from ...cards.card import Card
from ...core.game import Everyone, Step, Told
from ...core.wire import Event, Seat
from .choices import CENTRE, Place, PutBack, Take
from .events import (
    ChipsOpened,
    Confirmed,
    Dealt,
    GameEnded,
    PeekClosed,
    RoundEnded,
    Showdown,
    Took,
    Turned,
    WasPutBack,
    WentOnward,
    YourCards,
)
from .refusals import all_held, colour_of
from .rules import COLOURS, HOLE_CARDS, Ending, Peek, Rules, seats
from .score import is_lost, is_won, scored, shown
from .seen import MOVES_KEPT, Chips, Move, Score
from .state import ChipsOpen, Dealing, GameOver, Heist, HeistOver, Peeking, State, Turning


def dealt(state: Dealing, cards: tuple[Card, ...]) -> Step[State]:
    """Two hole cards each, then the peek if this table has one. Rules G2, G2.1"""
    starts = range(0, len(cards), HOLE_CARDS)
    hands = tuple(cards[first : first + HOLE_CARDS] for first in starts)
    heist = Heist(len(state.score.past) + 1, hands)
    own = (Told(YourCards(hands[seat]), seat) for seat in seats(state.rules))
    told = (_all(Dealt(heist.number)), *own)
    if state.rules.peek is Peek.ALWAYS:
        return Step(Peeking(state.rules, state.score, heist, frozenset()), told)
    return open_chips(state.rules, state.score, heist, *told)


def looked(state: Peeking, seat: Seat) -> Step[State]:
    """`seat` closes the peek; the last one opens the first chips, which says enough."""
    after = replace(state, looked=state.looked | {seat})
    if len(after.looked) == state.rules.players:
        return open_chips(state.rules, state.score, state.heist)
    return Step(after, (_all(PeekClosed(seat)),))


def turned(state: Turning, cards: tuple[Card, ...]) -> Step[State]:
    """Community cards, then the chips of their round."""
    heist = replace(state.heist, board=state.heist.board + cards)
    return open_chips(state.rules, state.score, heist, _all(Turned(cards)))


def open_chips(rules: Rules, score: Score, heist: Heist, *told: Told) -> Step[State]:
    """All chips of the next round lie in the centre."""
    places: tuple[Place, ...] = tuple(CENTRE for _ in seats(rules))
    after = ChipsOpen(rules, score, heist, places, (0,) * rules.players, frozenset())
    return Step(after, (*told, _all(ChipsOpened(colour_of(after)))))


def take(state: ChipsOpen, seat: Seat, choice: Take) -> Step[State]:
    """`seat` holds this chip; one that it held goes to the centre. Rules G2.3, G2.4"""
    places = _without(state.places, seat)
    places[choice.stars - 1] = seat
    contests = list(state.contests)
    contests[choice.stars - 1] += choice.source != CENTRE  # Rule G2.7
    move = Move(choice.colour, choice.stars, choice.source, seat)
    after = replace(_moved(state, move, tuple(places)), contests=tuple(contests))
    told = _all(Took(seat, choice.colour, choice.stars, choice.source))
    if state.rules.ending is Ending.INSTANT and all_held(after):  # Rule G2.6
        return round_over(after, told)
    return Step(after, (told,))


def put_back(state: ChipsOpen, seat: Seat, choice: PutBack) -> Step[State]:
    """This chip of `seat` lies in the centre. Rule G2.3"""
    move = Move(choice.colour, choice.stars, seat, CENTRE)
    after = _moved(state, move, tuple(_without(state.places, seat)))
    return Step(after, (_all(WasPutBack(seat, choice.colour, choice.stars)),))


def confirmed(state: ChipsOpen, seat: Seat) -> Step[State]:
    """`seat` is fine. Once all are, the clock of the settle window strikes at once. Rule G2.6"""
    after = replace(state, confirmed=state.confirmed | {seat})
    return Step(after, (_all(Confirmed(seat)),))


def round_over(state: ChipsOpen, *told: Told) -> Step[State]:
    """The chips stay where they are; the next cards come, or the showdown. Rules G2.5, G2.9"""
    colour = colour_of(state)
    holders = tuple(place for place in state.places if place != CENTRE)
    heist = replace(state.heist, chips=(*state.heist.chips, Chips(colour, holders)))
    told = (*told, _all(RoundEnded(colour, holders)))
    if len(heist.chips) < len(COLOURS):
        return Step(Turning(state.rules, state.score, heist), told)
    return _showdown(state.rules, state.score, heist, *told)


def went_onward(state: HeistOver, seat: Seat) -> Step[State]:
    """`seat` has seen the showdown; after the last one the next deal comes, which says enough."""
    after = replace(state, onward=state.onward | {seat})
    if len(after.onward) == state.rules.players:
        return Step(Dealing(state.rules, state.score))
    return Step(after, (_all(WentOnward(seat)),))


def _without(places: tuple[Place, ...], seat: Seat) -> list[Place]:
    """The chips with that of `seat`, if it has one, in the centre. Rule G2.4"""
    return [CENTRE if place == seat else place for place in places]


def _moved(state: ChipsOpen, move: Move, places: tuple[Place, ...]) -> ChipsOpen:
    """Any move deletes all confirmations. Rule G2.6"""
    moves = (*state.heist.moves, move)[-MOVES_KEPT:]
    heist = replace(state.heist, moves=moves, moved=state.heist.moved + 1)
    return replace(state, heist=heist, places=places, confirmed=frozenset())


def _showdown(rules: Rules, before: Score, heist: Heist, *told: Told) -> Step[State]:
    score = scored(before, heist)
    cracked = score.vaults > before.vaults
    told = (*told, _all(Showdown(shown(heist), cracked)))
    if is_won(rules, score) or is_lost(rules, score):  # Rule G1.2
        ended = _all(GameEnded(is_won(rules, score)))
        return Step(GameOver(rules, score, heist), (*told, ended))
    return Step(HeistOver(rules, score, heist, frozenset()), told)


def _all(event: Event) -> Told:
    return Told(event, Everyone())
