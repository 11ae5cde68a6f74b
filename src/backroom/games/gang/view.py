"""From truth to what one viewer knows, and back to a truth that would look the same."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import assert_never

from ...cards.card import Card
from ...cards.poker import best
from ...core.wire import FaceDown, Seat, Spectator, Viewer
from .choices import GangChoice
from .play import options
from .refusals import colour_of
from .rules import Helper, Rules, deck
from .score import is_won, shown
from .seen import (
    Hand,
    Name,
    Named,
    Seen,
    SeenChips,
    SeenDealing,
    SeenGameOver,
    SeenHeist,
    SeenHeistOver,
    SeenPeeking,
    SeenTurning,
    Unnamed,
)
from .state import ChipsOpen, Dealing, GameOver, Heist, HeistOver, Peeking, State, Turning


def view(state: State, viewer: Viewer) -> Seen:
    """All that `viewer` was ever told in this game, and nothing else."""
    match state:
        case Dealing(_, score):
            return SeenDealing(viewer, score)
        case Peeking(_, score, heist, looked):
            seen, own = _closed(heist, viewer), _named(state, viewer)
            return SeenPeeking(viewer, score, seen, own, _sorted(looked), _open_to(state, viewer))
        case Turning(_, score, heist):
            return SeenTurning(viewer, score, _closed(heist, viewer))
        case ChipsOpen():
            return _chips(state, viewer)
        case HeistOver(_, score, heist, onward):
            seen, cracked = _seen(heist, heist.hands), score.past[-1].cracked
            asked = _open_to(state, viewer)
            return SeenHeistOver(viewer, score, seen, shown(heist), cracked, _sorted(onward), asked)
        case GameOver(rules, score, heist):
            seen, cracked = _seen(heist, heist.hands), score.past[-1].cracked
            return SeenGameOver(viewer, score, seen, shown(heist), cracked, is_won(rules, score))
        case _:
            assert_never(state)


def imagine(rules: Rules, seen: Seen, rng: Random) -> State:
    """A state in which this viewer would see just this, drawn evenly with `rng`."""
    match seen:
        case SeenDealing(score=score):
            return Dealing(rules, score)
        case SeenPeeking(score=score, heist=heist, looked=looked):
            return Peeking(rules, score, _heist(rules, heist, rng), frozenset(looked))
        case SeenTurning(score=score, heist=heist):
            return Turning(rules, score, _heist(rules, heist, rng))
        case SeenChips(score=score, heist=heist):
            return ChipsOpen(
                rules,
                score,
                _heist(rules, heist, rng),
                seen.places,
                seen.contests,
                frozenset(seen.confirmed),
            )
        case SeenHeistOver(score=score, heist=heist, onward=onward):
            return HeistOver(rules, score, _heist(rules, heist, rng), frozenset(onward))
        case SeenGameOver(score=score, heist=heist):
            return GameOver(rules, score, _heist(rules, heist, rng))
        case _:
            assert_never(seen)


def _chips(state: ChipsOpen, viewer: Viewer) -> SeenChips:
    return SeenChips(
        viewer,
        state.score,
        heist=_closed(state.heist, viewer),
        own=_named(state, viewer),
        colour=colour_of(state),
        places=state.places,
        contests=state.contests,
        confirmed=_sorted(state.confirmed),
        options=_open_to(state, viewer),
    )


def _closed(heist: Heist, viewer: Viewer) -> SeenHeist:
    """Before the showdown each seat sees its own hand alone. Rule G2, round 1"""
    hands: tuple[Hand, ...] = tuple(
        hand if Seat(seat) == viewer else FaceDown(len(hand))
        for seat, hand in enumerate(heist.hands)
    )
    return _seen(heist, hands)


def _seen(heist: Heist, hands: tuple[Hand, ...]) -> SeenHeist:
    return SeenHeist(heist.number, hands, heist.board, heist.chips, heist.moves, heist.moved)


def _named(state: Peeking | ChipsOpen, viewer: Viewer) -> Name:
    if isinstance(viewer, Spectator) or state.rules.helper is Helper.OFF:
        return Unnamed()
    hand = best(state.heist.hands[viewer] + state.heist.board)
    return Named(hand.category, hand.cards)


def _open_to(state: State, viewer: Viewer) -> tuple[GangChoice, ...]:
    return () if isinstance(viewer, Spectator) else tuple(options(state, viewer))


def _sorted(seats: frozenset[Seat]) -> tuple[Seat, ...]:
    return tuple(sorted(seats))


def _heist(rules: Rules, seen: SeenHeist, rng: Random) -> Heist:
    """The heist with cards for the hands that lie face down."""
    known = {card for hand in seen.hands if not isinstance(hand, FaceDown) for card in hand}
    unseen = [card for card in deck(rules) if card not in known and card not in seen.board]
    rng.shuffle(unseen)
    cards = iter(unseen)
    hands = tuple(_cards(hand, cards) for hand in seen.hands)
    return Heist(seen.number, hands, seen.board, seen.chips, seen.moves, seen.moved)


def _cards(hand: Hand, unseen: Iterator[Card]) -> tuple[Card, ...]:
    if isinstance(hand, FaceDown):
        return tuple(next(unseen) for _ in range(hand.count))
    return hand
