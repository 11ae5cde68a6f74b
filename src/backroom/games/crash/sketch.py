"""A view as text, for replays in a terminal and for golden files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

from msgspec.structs import replace

from ...core.wire import FaceDown, Seat
from .layouts import Cards, Layout
from .seen import (
    NOBODY,
    Bench,
    CrashSeen,
    DealResult,
    Row,
    SeenArranging,
    SeenDealerDraw,
    SeenDealOver,
    SeenDeciding,
    SeenHandsDue,
    SeenLastDeal,
    SeenOfDeal,
    SeenOffering,
    SeenRepacking,
    ShownLayout,
    Thrown,
)


def sketch(seen: CrashSeen) -> str:
    """A few lines, without a line feed at the end.

    >>> from backroom.core.wire import Seat
    >>> from backroom.games.crash import CRASH, CrashRules
    >>> from backroom.core.lines import replay
    >>> rules = CrashRules(players=2, cards=3, lowest_rank=12)
    >>> state = replay(CRASH, rules, "dealer 1\\ndeal Qc Kd As Ad Qh Kh")
    >>> print(sketch(CRASH.view(state, Seat(0))))
    deal 1: hands are made
      points  0 0
      seat 0  Qc Kd As
      seat 1  ?? ?? ??  deals
    """
    points = f"  points  {' '.join(map(str, seen.standing.points))}"
    if isinstance(seen, SeenDealerDraw | SeenHandsDue):
        return f"deal {len(seen.standing.past) + 1}: {_phase(seen)}\n{points}"
    title = f"deal {seen.deal.number}: {_phase(seen)}"
    return "\n".join((title, points, *_seats(seen), *_own(seen), *_shown(seen)))


def together(views: Sequence[CrashSeen]) -> CrashSeen:
    """What all seats know at once, from the view of every seat, by seat: all hands open.

    Layouts stay with their owners until they are shown.
    """
    first = views[0]
    if isinstance(first, SeenDealerDraw | SeenHandsDue):
        return first
    deals = [view.deal for view in views if not isinstance(view, SeenDealerDraw | SeenHandsDue)]
    hands = tuple(deal.hands[seat] for seat, deal in enumerate(deals))
    thrown = tuple(
        next(one for one in deals[lying.seat].thrown if one.seat == lying.seat)
        for lying in first.deal.thrown
    )
    return replace(first, deal=replace(first.deal, hands=hands, thrown=thrown))


def _phase(seen: CrashSeen) -> str:
    match seen:
        case SeenDealerDraw():
            return "the first dealer is drawn"
        case SeenHandsDue():
            return "the deal"
        case SeenDeciding():
            return "keep or replace"
        case SeenOffering(asked=asked):
            return f"seat {asked} is offered the cards that are left"
        case SeenRepacking():
            return "new cards come"
        case SeenArranging():
            return "hands are made"
        case SeenDealOver():
            return "hands are shown"
        case SeenLastDeal(winners=winners):
            return f"the game is over, won by {' and '.join(f'seat {seat}' for seat in winners)}"
        case _:
            assert_never(seen)


def _seats(seen: SeenOfDeal) -> Iterator[str]:
    for place, hand in enumerate(seen.deal.hands):
        seat = Seat(place)
        yield "  ".join((f"  seat {seat}", _cards(hand), *_said(seen, seat)))
        for lying in seen.deal.thrown:
            if lying.seat == seat:
                yield f"  threw   {_thrown(lying)}"


def _said(seen: SeenOfDeal, seat: Seat) -> Iterator[str]:
    if seat == seen.deal.dealer:
        yield "deals"
    match seen:
        case SeenDeciding(answered=answered) if seat in answered:
            yield "has decided"
        case SeenRepacking(swapping=swapping) if seat in swapping:
            yield "swaps"
        case SeenArranging(locked=locked) if seat in locked:
            yield "locked"
        case SeenArranging(reopened=reopened) if seat in reopened:
            yield "unlocked"
        case SeenDealOver(onward=onward) if seat in onward:
            yield "goes on"
        case _:
            return


def _own(seen: SeenOfDeal) -> Iterator[str]:
    match seen:
        case SeenArranging(viewer=viewer, own=Bench(laid=laid)) if laid:
            yield f"  laid    by seat {viewer}: {_layout(laid)}"
        case SeenDeciding(viewer=viewer, swaps=swaps) if swaps:
            yield f"  answer  of seat {viewer}: {'replace' if swaps[0] else 'keep'}"
        case _:
            return


def _shown(seen: SeenOfDeal) -> Iterator[str]:
    if not isinstance(seen, SeenDealOver | SeenLastDeal):
        return
    shown = seen.standing.past[-1]
    for seat, layout in enumerate(shown.layouts):
        yield f"  shown   seat {seat}: {_shown_layout(layout)}"
    for place, row in enumerate(shown.rows, start=1):
        yield f"  hand {place}  {_row(row)}"
    if shown.bonus != NOBODY:
        yield f"  bonus   seat {shown.bonus}"
    yield f"  scored  {_scores(shown)}"


def _shown_layout(layout: ShownLayout) -> str:
    hands = ", ".join(
        f"{_cards(three.cards)} ({three.category.replace('_', ' ')})" for three in layout.hands
    )
    marks = "" if layout.in_order else "  out of order"
    return f"{hands}{marks}{'  laid by the table' if layout.by_table else ''}"


def _row(row: Row) -> str:
    why = row.verdict.replace("_", " ")
    return why if row.winner == NOBODY else f"{why} by seat {row.winner}"


def _scores(shown: DealResult) -> str:
    return " ".join(map(str, shown.points))


def _thrown(lying: Thrown) -> str:
    return _cards(lying.cards)


def _layout(layout: Layout) -> str:
    return " / ".join(map(_cards, layout))


def _cards(cards: Cards | FaceDown) -> str:
    return " ".join(["??"] * cards.count) if isinstance(cards, FaceDown) else " ".join(cards)
