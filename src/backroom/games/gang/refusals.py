"""Why The Gang refuses, and its judgement of chip moves."""

from __future__ import annotations

from ...core.game import Refusal
from ...core.wire import Seat
from .challenges import black_chips
from .choices import CENTRE, ClosePeek, Confirm, GangChoice, Onward, PutBack, Take
from .rules import Colour, Ending
from .state import ChipsOpen, Heist, HeistOver, Peeking
from .talk import Quiet


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
    BLACK_CHIP = "black_chip"  # it stays where it is for the round. Rule G7.2
    HOLDS_BLACK_CHIP = "holds_black_chip"  # its holder can take no other
    TALK_OPEN = "talk_open"  # a proposal or a choice is open. Rules G5.3, G5.4
    NOT_IN_FORCE = "not_in_force"  # that specialist is not here in this heist
    ACTS_BY_ITSELF = "acts_by_itself"  # nobody uses that specialist. Rule G5.1
    USED_ALREADY = "used_already"
    MUST_WAIT = "must_wait"  # the own last proposal failed a moment ago. Rule G5.3
    RANK_WANTED = "rank_wanted"  # at this table the rank is part of the proposal. Rule G6.4
    NO_RANK_WANTED = "no_rank_wanted"
    NO_SUCH_RANK = "no_such_rank"
    NO_PROPOSAL = "no_proposal"  # none is open, or another one
    ANSWERED_ALREADY = "answered_already"
    NOT_YOURS = "not_yours"  # another seat's proposal, or choice
    NOT_OFFERED = "not_offered"  # no card, rank or guess that can be chosen here
    CHOSEN_ALREADY = "chosen_already"
    VOTED_ALREADY = "voted_already"  # for just this
    RUNS_ALREADY = "runs_already"  # the clock of the guess
    MUTED = "muted"  # the others guess about this seat. Rule G7.20


NO_CHIPS: frozenset[int] = frozenset()


def colour_of(state: ChipsOpen) -> Colour:
    """The chips that can be moved."""
    return state.heist.round


def all_held(state: ChipsOpen) -> bool:
    """Is every chip of the round with a player? Rule G2.6"""
    return CENTRE not in state.places


def black_of(state: ChipsOpen) -> frozenset[int]:
    """The stars of the chips that stay where they are once taken. Rule G7.2"""
    if not state.score.challenges:
        return NO_CHIPS
    return black_chips(state.score.challenges, state.heist.round, state.rules.players)


def holder_of(heist: Heist) -> Seat:
    """Who holds the highest of the last chips."""
    return heist.chips[-1].holders[-1]


def refused_peek(state: Peeking, seat: Seat, choice: GangChoice) -> GangRefusal | None:
    """Why `seat` may not choose this in the peek."""
    match choice:
        case ClosePeek(heist) if heist != state.heist.number:
            return GangRefusal.OTHER_HEIST
        case ClosePeek():
            return GangRefusal.LOOKED_ALREADY if seat in state.looked else None
        case _:
            return GangRefusal.NOT_NOW


def refused_chip(state: ChipsOpen, seat: Seat, choice: GangChoice) -> GangRefusal | None:
    """Why `seat` may not choose this while chips are open."""
    match choice:
        case Take():
            return _refused_move(state, choice) or _refused_take(state, seat, choice)
        case PutBack():
            return _refused_move(state, choice) or _refused_return(state, seat, choice.stars)
        case Confirm(colour, holders):
            return _refused_confirm(state, seat, colour, holders)
        case _:
            return GangRefusal.NOT_NOW


def refused_onward(state: HeistOver, seat: Seat, choice: GangChoice) -> GangRefusal | None:
    """Why `seat` may not choose this after a showdown."""
    match choice:
        case Onward(heist) if heist != state.heist.number:
            return GangRefusal.OTHER_HEIST
        case Onward():
            return GangRefusal.ONWARD_ALREADY if seat in state.onward else None
        case _:
            return GangRefusal.NOT_NOW


def _refused_move(state: ChipsOpen, choice: Take | PutBack) -> GangRefusal | None:
    if choice.colour is not state.heist.round:  # Rule G2.5
        return GangRefusal.OTHER_ROUND
    if not 1 <= choice.stars <= state.rules.players:  # Rule G1.4
        return GangRefusal.NO_SUCH_CHIP
    return None


def _refused_take(state: ChipsOpen, seat: Seat, choice: Take) -> GangRefusal | None:
    stars, source = choice.stars, choice.source
    if source == seat:
        return GangRefusal.OWN_CHIP
    if state.places[stars - 1] != source:
        return GangRefusal.CHIP_ELSEWHERE
    if not state.score.challenges:  # the commonest: no chip is black
        return None
    black = black_of(state)
    if source != CENTRE and stars in black:
        return GangRefusal.BLACK_CHIP
    holds_black = any(state.places[one - 1] == seat for one in black)
    return GangRefusal.HOLDS_BLACK_CHIP if holds_black else None


def _refused_return(state: ChipsOpen, seat: Seat, stars: int) -> GangRefusal | None:
    if state.places[stars - 1] != seat:
        return GangRefusal.CHIP_ELSEWHERE
    return GangRefusal.BLACK_CHIP if stars in black_of(state) else None


def _refused_confirm(
    state: ChipsOpen, seat: Seat, colour: Colour, holders: tuple[Seat, ...]
) -> GangRefusal | None:
    if state.rules.ending is Ending.INSTANT:  # Rule G2.6
        return GangRefusal.NOTHING_TO_CONFIRM
    if colour is not colour_of(state):
        return GangRefusal.OTHER_ROUND
    if not isinstance(state.talk, Quiet):  # Rule G5.4
        return GangRefusal.TALK_OPEN
    if not all_held(state):
        return GangRefusal.NOT_ALL_HELD
    if holders != state.places:
        return GangRefusal.CHIPS_HAVE_MOVED
    return GangRefusal.CONFIRMED_ALREADY if seat in state.confirmed else None
