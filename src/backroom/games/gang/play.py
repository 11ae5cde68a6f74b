"""How a game of The Gang is played, in the order of a heist."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from ...core.game import By, Clock, Draw, IllegalAction, Refusal, Step, fits
from ...core.wire import Seat
from .choices import CENTRE, ClosePeek, Confirm, GangChoice, Onward, PutBack, Take
from .heist import (
    confirmed,
    dealt,
    looked,
    open_chips,
    put_back,
    round_over,
    take,
    turned,
    went_onward,
)
from .refusals import (
    GangRefusal,
    all_held,
    colour_of,
    refused_chip,
    refused_onward,
    refused_peek,
)
from .rules import HOLE_CARDS, TURNED, Ending, Rules, deck, seats
from .seen import Score
from .state import (
    Action,
    BreakElapsed,
    Chance,
    ChipsOpen,
    Deal,
    Dealing,
    Elapsed,
    GameOver,
    HeistOver,
    PeekElapsed,
    Peeking,
    SettleElapsed,
    State,
    Turn,
    Turning,
)

PEEK_S = 15.0  # Rule G2.1
BREAK_S = 60.0  # after a showdown, for those who have not gone onward


def start(rules: Rules) -> State:
    """Before the first deal."""
    return Dealing(rules, Score(0, 0, ()))


def chance(state: State) -> Draw[Chance] | None:
    """The cards that are to come before anyone may act. Rule G1.3"""
    match state:
        case Dealing(rules):
            return Draw(deck(rules), rules.players * HOLE_CARDS, Deal)
        case Turning(rules, _, heist):
            out = {card for hand in heist.hands for card in hand} | set(heist.board)
            pool = tuple(card for card in deck(rules) if card not in out)
            return Draw(pool, TURNED[len(heist.chips)], Turn)
        case Peeking() | ChipsOpen() | HeistOver() | GameOver():
            return None
        case _:
            assert_never(state)


def clock(state: State) -> Clock[Elapsed] | None:
    """What happens by itself if nobody does anything."""
    match state:
        case Peeking(heist=heist):
            return Clock(PEEK_S, PeekElapsed(heist.number))
        case ChipsOpen():
            return _settling(state)
        case HeistOver(heist=heist):
            return Clock(BREAK_S, BreakElapsed(heist.number))
        case Dealing() | Turning() | GameOver():
            return None
        case _:
            assert_never(state)


def cool_down_s(rules: Rules, choice: GangChoice) -> float:
    """Seconds until the seat may take a chip from a player again. Rule G2.7"""
    match choice:
        case Take(source=source) if source != CENTRE:
            return rules.cool_down_s
        case _:
            return 0.0


def actors(state: State) -> frozenset[Seat]:
    """The seats that may act. Rule G2.3: while chips are open, all of them."""
    match state:
        case Peeking(rules, _, _, looked):
            return frozenset(seats(rules)) - looked
        case ChipsOpen(rules):
            return frozenset(seats(rules))
        case HeistOver(rules, _, _, onward):
            return frozenset(seats(rules)) - onward
        case Dealing() | Turning() | GameOver():
            return frozenset()
        case _:
            assert_never(state)


def secret(state: State) -> int:
    """The number of the heist whose hands are hidden now, or 0. Rule G3.4"""
    match state:
        case Peeking(heist=heist) | Turning(heist=heist) | ChipsOpen(heist=heist):
            return heist.number
        case Dealing() | HeistOver() | GameOver():
            return 0
        case _:
            assert_never(state)


def options(state: State, seat: Seat) -> Iterator[GangChoice]:
    """What `seat` may choose now, none of it refused."""
    return (choice for choice in _wishes(state) if refusal(state, By(seat, choice)) is None)


def refusal(state: State, action: Action) -> Refusal | None:
    """Why `action` may not happen now, or None if it may."""
    match action:
        case By(seat, choice):
            return _refused_choice(state, seat, choice)
        case Deal(cards) | Turn(cards):
            draw = chance(state)
            if draw is None or draw.action is not type(action):
                return GangRefusal.NOT_NOW
            return None if fits(draw, cards) else GangRefusal.WRONG_CARDS
        case PeekElapsed() | SettleElapsed() | BreakElapsed():
            running = clock(state)
            due = running is not None and running.action == action
            return None if due else GangRefusal.CLOCK_TOO_LATE
        case _:
            assert_never(action)


def step(state: State, action: Action) -> Step[State]:
    """What `action` makes of `state`.

    Raises:
        IllegalAction: `refusal` refuses it.
    """
    reason = refusal(state, action)
    if reason is not None:
        raise IllegalAction(reason)
    match state, action:
        case Dealing(), Deal(cards):
            return dealt(state, cards)
        case Peeking(), By(seat, ClosePeek()):
            return looked(state, seat)
        case Peeking(), PeekElapsed():
            return open_chips(state.rules, state.score, state.heist)
        case Turning(), Turn(cards):
            return turned(state, cards)
        case ChipsOpen(), By(seat, Take() as choice):
            return take(state, seat, choice)
        case ChipsOpen(), By(seat, PutBack() as choice):
            return put_back(state, seat, choice)
        case ChipsOpen(), By(seat, Confirm()):
            return confirmed(state, seat)
        case ChipsOpen(), SettleElapsed():
            return round_over(state)
        case HeistOver(), By(seat, Onward()):
            return went_onward(state, seat)
        case HeistOver(), BreakElapsed():
            return Step(Dealing(state.rules, state.score))
        case (
            Dealing() | Peeking() | Turning() | ChipsOpen() | HeistOver() | GameOver(),
            By() | Deal() | Turn() | PeekElapsed() | SettleElapsed() | BreakElapsed(),
        ):
            raise IllegalAction(GangRefusal.NOT_NOW)  # refused above; here for assert_never
        case never:
            assert_never(never)


def _settling(state: ChipsOpen) -> Clock[Elapsed] | None:
    """Rule G2.6"""
    if state.rules.ending is Ending.INSTANT or not all_held(state):
        return None
    elapsed = SettleElapsed(state.heist.number, state.heist.moved)
    if len(state.confirmed) == state.rules.players:
        return Clock(0.0, elapsed)
    return Clock(state.rules.settle_s, elapsed) if state.rules.settle_s else None


def _wishes(state: State) -> Iterator[GangChoice]:
    """Every choice that could make sense to anybody in this phase."""
    match state:
        case Peeking(heist=heist):
            yield ClosePeek(heist.number)
        case ChipsOpen(places=places):
            colour = colour_of(state)
            for stars, place in enumerate(places, start=1):
                yield Take(colour, stars, place)
                yield PutBack(colour, stars)
            yield Confirm(colour, tuple(place for place in places if place != CENTRE))
        case HeistOver(heist=heist):
            yield Onward(heist.number)
        case Dealing() | Turning() | GameOver():
            return
        case _:
            assert_never(state)


def _refused_choice(state: State, seat: Seat, choice: GangChoice) -> Refusal | None:
    if seat not in seats(state.rules):
        return GangRefusal.NO_SUCH_SEAT
    match state:
        case Peeking():
            return refused_peek(state, seat, choice)
        case ChipsOpen():
            return refused_chip(state, seat, choice)
        case HeistOver():
            return refused_onward(state, seat, choice)
        case Dealing() | Turning():
            return GangRefusal.NOT_NOW
        case GameOver():
            return GangRefusal.OVER
        case _:
            assert_never(state)
