"""Why The Gang refuses, and its judgement of chip moves."""

from __future__ import annotations

from typing import assert_never

from ...core.game import Refusal
from ...core.wire import Seat
from .choices import CENTRE, ClosePeek, Confirm, GangChoice, Onward, PutBack, Take
from .rules import COLOURS, Colour, Ending
from .state import ChipsOpen, HeistOver, Peeking


class GangRefusal(Refusal):
    """Reasons, as codes; the client has the words."""

    NOT_NOW = "not_now"  # nothing of the kind can be done in this phase
    OVER = "game_over"
    NO_SUCH_SEAT = "no_such_seat"
    NO_SUCH_CHIP = "no_such_chip"  # more stars than players, or fewer than 1
    OTHER_ROUND = "other_round"  # chips of another round cannot be moved. Rule G2.5
    OTHER_HEIST = "other_heist"
    CHIP_ELSEWHERE = "chip_elsewhere"  # it no longer lies where the choice presumes
    OWN_CHIP = "own_chip"  # nobody takes a chip from the own place
    NOT_ALL_HELD = "not_all_held"  # Rule G2.6
    CHIPS_HAVE_MOVED = "chips_have_moved"  # since what is confirmed was seen
    CONFIRMED_ALREADY = "confirmed_already"
    NOTHING_TO_CONFIRM = "nothing_to_confirm"  # rounds of this table end at once
    LOOKED_ALREADY = "looked_already"
    ONWARD_ALREADY = "onward_already"
    CLOCK_TOO_LATE = "clock_too_late"  # what it timed is no more
    WRONG_CARDS = "wrong_cards"  # these cards cannot come now


def colour_of(state: ChipsOpen) -> Colour:
    """The chips that can be moved."""
    return COLOURS[len(state.heist.chips)]


def all_held(state: ChipsOpen) -> bool:
    """Is every chip of the round with a player? Rule G2.6"""
    return CENTRE not in state.places


def refused_peek(state: Peeking, seat: Seat, choice: GangChoice) -> GangRefusal | None:
    """Why `seat` may not choose this in the peek."""
    match choice:
        case ClosePeek(heist) if heist != state.heist.number:
            return GangRefusal.OTHER_HEIST
        case ClosePeek():
            return GangRefusal.LOOKED_ALREADY if seat in state.looked else None
        case Take() | PutBack() | Confirm() | Onward():
            return GangRefusal.NOT_NOW
        case _:
            assert_never(choice)


def refused_chip(state: ChipsOpen, seat: Seat, choice: GangChoice) -> GangRefusal | None:
    """Why `seat` may not choose this while chips are open."""
    match choice:
        case Take(colour, stars, source):
            return _refused_move(state, colour, stars) or _refused_take(state, seat, stars, source)
        case PutBack(colour, stars):
            return _refused_move(state, colour, stars) or _refused_return(state, seat, stars)
        case Confirm(colour, holders):
            return _refused_confirm(state, seat, colour, holders)
        case ClosePeek() | Onward():
            return GangRefusal.NOT_NOW
        case _:
            assert_never(choice)


def refused_onward(state: HeistOver, seat: Seat, choice: GangChoice) -> GangRefusal | None:
    """Why `seat` may not choose this after a showdown."""
    match choice:
        case Onward(heist) if heist != state.heist.number:
            return GangRefusal.OTHER_HEIST
        case Onward():
            return GangRefusal.ONWARD_ALREADY if seat in state.onward else None
        case ClosePeek() | Take() | PutBack() | Confirm():
            return GangRefusal.NOT_NOW
        case _:
            assert_never(choice)


def _refused_move(state: ChipsOpen, colour: Colour, stars: int) -> GangRefusal | None:
    if colour is not colour_of(state):  # Rule G2.5
        return GangRefusal.OTHER_ROUND
    if not 1 <= stars <= state.rules.players:  # Rule G1.4
        return GangRefusal.NO_SUCH_CHIP
    return None


def _refused_take(
    state: ChipsOpen, seat: Seat, stars: int, source: Seat | str
) -> GangRefusal | None:
    if source == seat:
        return GangRefusal.OWN_CHIP
    return GangRefusal.CHIP_ELSEWHERE if state.places[stars - 1] != source else None


def _refused_return(state: ChipsOpen, seat: Seat, stars: int) -> GangRefusal | None:
    return GangRefusal.CHIP_ELSEWHERE if state.places[stars - 1] != seat else None


def _refused_confirm(
    state: ChipsOpen, seat: Seat, colour: Colour, holders: tuple[Seat, ...]
) -> GangRefusal | None:
    if state.rules.ending is Ending.INSTANT:  # Rule G2.6
        return GangRefusal.NOTHING_TO_CONFIRM
    if colour is not colour_of(state):
        return GangRefusal.OTHER_ROUND
    if not all_held(state):
        return GangRefusal.NOT_ALL_HELD
    if holders != state.places:
        return GangRefusal.CHIPS_HAVE_MOVED
    return GangRefusal.CONFIRMED_ALREADY if seat in state.confirmed else None
