"""A view as text, for replays in a terminal and for golden files."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from msgspec.structs import replace

from ...core.wire import FaceDown, Seat
from .seen import (
    Hand,
    Seen,
    SeenChips,
    SeenDealing,
    SeenGameOver,
    SeenHeist,
    SeenHeistOver,
    SeenPeeking,
    SeenTurning,
    Shown,
)


def sketch(seen: Seen) -> str:
    """A few lines, without a line feed at the end.

    >>> from backroom.core.wire import Seat
    >>> from backroom.games.gang import GANG, Rules, replay
    >>> state = replay(Rules(players=2), "deal 7c 2d As Ad\\n1 take white 2 from centre")
    >>> print(sketch(GANG.view(state, Seat(0))))
    heist 1, 0 vaults, 0 alarms: white chips are open
      board   -
      seat 0  7c 2d
      seat 1  ?? ??  white 2
    """
    vaults, alarms = seen.score.vaults, seen.score.alarms
    number = len(seen.score.past) + 1 if isinstance(seen, SeenDealing) else seen.heist.number
    title = f"heist {number}, {vaults} vaults, {alarms} alarms: {_phase(seen)}"
    if isinstance(seen, SeenDealing):
        return title
    return "\n".join((title, f"  board   {_cards(seen.heist.board)}", *_seats(seen), *_shown(seen)))


def together(views: Sequence[Seen]) -> Seen:
    """What all seats know at once, from the view of every seat, by seat: all hands open."""
    first = views[0]
    if isinstance(first, SeenDealing):
        return first
    hands = tuple(
        view.heist.hands[seat]
        for seat, view in enumerate(views)
        if not isinstance(view, SeenDealing)
    )
    return replace(first, heist=replace(first.heist, hands=hands))


def _phase(seen: Seen) -> str:
    match seen:
        case SeenDealing():
            return "the deal"
        case SeenPeeking():
            return "the peek"
        case SeenTurning():
            return "cards are turned"
        case SeenChips(colour=colour):
            return f"{colour} chips are open"
        case SeenHeistOver(cracked=cracked):
            return "a vault is cracked" if cracked else "an alarm is raised"
        case SeenGameOver(won=won):
            return "the gang has won" if won else "the gang has lost"
        case _:
            assert_never(seen)


def _seats(seen: SeenPeeking | SeenTurning | SeenChips | SeenHeistOver | SeenGameOver) -> list[str]:
    heist = seen.heist
    return [
        "  ".join((f"  seat {seat}", _hand(hand), *_chips(seen, heist, Seat(seat))))
        for seat, hand in enumerate(heist.hands)
    ]


def _chips(seen: Seen, heist: SeenHeist, seat: Seat) -> list[str]:
    chips = [f"{chips.colour} {chips.holders.index(seat) + 1}" for chips in heist.chips]
    if isinstance(seen, SeenChips):
        chips += [
            f"{seen.colour} {stars}{_contested(seen.contests[stars - 1])}"
            for stars, place in enumerate(seen.places, start=1)
            if place == seat
        ]
        chips += ["fine"] * (seat in seen.confirmed)
    return chips


def _shown(seen: Seen) -> list[str]:
    if not isinstance(seen, SeenHeistOver | SeenGameOver):
        return []
    return [f"  shown   {_shown_hand(hand)}" for hand in seen.shown]


def _shown_hand(hand: Shown) -> str:
    broken = "  breaks the order" if hand.breaks else ""
    return f"seat {hand.seat}: {hand.category.replace('_', ' ')}, {_cards(hand.cards)}{broken}"


def _contested(times: int) -> str:
    return f" (taken over {times} times)" if times else ""


def _hand(hand: Hand) -> str:
    return " ".join(["??"] * hand.count) if isinstance(hand, FaceDown) else _cards(hand)


def _cards(cards: tuple[str, ...]) -> str:
    return " ".join(cards) or "-"
