"""Crash as a subject of the laws. Nothing here looks through `view`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import permutations
from random import Random

from backroom.cards.brag import strength
from backroom.cards.card import DECK, Card, rank
from backroom.core.game import AnyGame, By
from backroom.core.wire import Seat, Viewer
from backroom.games.crash import (
    CRASH,
    CrashChoice,
    CrashRules,
    Keep,
    Lay,
    Layout,
    LockIn,
    NextDeal,
    State,
    Swap,
    Unlock,
    every_layout,
)
from backroom.games.crash.state import (
    Action,
    ArrangeElapsed,
    Arranging,
    BreakElapsed,
    Deal,
    DealHands,
    Dealing,
    DealOver,
    DecideElapsed,
    Deciding,
    DrawDealer,
    DrawingDealer,
    Elapsed,
    GameOver,
    NewHands,
    OfferElapsed,
    Offering,
    Repacking,
)

from ..subject import Place, Subject
from .notes import forgotten, noted
from .points import wrong_points
from .retold import retold

HUGE = 10**30
LONGEST = 3_000  # hands that tie or are too weak score nothing, so a game may take many deals
SOME = 4  # layouts of each seat to try
NEVER: tuple[Action, ...] = (
    By(Seat(-1), Keep(1)),
    By(Seat(99), Swap(1)),
    By(Seat(HUGE), NextDeal(1)),
    By(Seat(0), Keep(0)),
    By(Seat(0), Lay(1, ())),
    By(Seat(0), LockIn(1, ((), ()))),
    By(Seat(0), LockIn(1, ((Card("Zz"),) * 3,))),
    By(Seat(0), Unlock(HUGE)),
    By(Seat(0), NextDeal(-1)),
    DrawDealer(()),
    DrawDealer((Seat(9),)),
    DealHands(()),
    NewHands((DECK[0], DECK[0])),
    DecideElapsed(0),
    OfferElapsed(1, Seat(9)),
    ArrangeElapsed(HUGE),
    BreakElapsed(0),
)


def crash(rules: CrashRules, game: AnyGame = CRASH) -> Subject:
    """Crash, or a mutation of it, under `rules`."""
    return Subject(
        game=game,
        rules=rules,
        deck=frozenset(card for card in DECK if rank(card) >= rules.lowest_rank),
        longest=LONGEST,
        cards=cards,
        secrets=secrets,
        faults=faults,
        attempts=attempts,
        never=NEVER,
        calm=calm,
        retold=retold,
        noted=noted,
        forgotten=forgotten,
        facts=facts,
        alike=alike,
        moved=moved,
    )


def deal_of(state: State) -> Deal | None:
    """The deal that goes on or is shown."""
    return None if isinstance(state, DrawingDealer | Dealing) else state.deal


def cards(state: State) -> Mapping[Place, Card]:
    """Hands in card order; once they are shown, as they lie, and what is spare of each."""
    deal = deal_of(state)
    if deal is None:
        return {}
    lying = {
        f"thrown {seat} {place}": card
        for seat, hand in deal.thrown
        for place, card in enumerate(hand)
    }
    for seat, hand in enumerate(deal.hands):
        open_ = _shown(state, seat)
        spare = [card for card in hand if card not in open_]
        kind = "spare" if open_ else "hand"
        lying |= {f"shown {seat} {place}": card for place, card in enumerate(open_)}
        lying |= {f"{kind} {seat} {place}": card for place, card in enumerate(spare)}
    return {(deal.number, place): card for place, card in lying.items()}


def secrets(state: State, viewer: Viewer) -> frozenset[Place]:
    """All that is not shown and not the viewer's. Rules C2.1, C2.9"""
    return frozenset(
        (number, place)
        for number, place in cards(state)
        if not place.startswith("shown ") and place.split()[1] != str(viewer)
    )


def moved(before: State, after: State) -> frozenset[Place]:
    """Hands that are thrown in or shown, and everything when a deal is over."""
    lying = frozenset(cards(before))
    match before, after:
        case Repacking(swapping=swapping), _:
            return frozenset(place for place in lying if int(place[1].split()[1]) in swapping)
        case Arranging(), Arranging():
            return frozenset()
        case Arranging(), _:
            return frozenset(place for place in lying if place[1].startswith("hand "))
        case _, Dealing():
            return lying
        case _:
            return frozenset()


def facts(state: State, viewer: Viewer) -> object:
    """How the game stands, who exchanges; and the own layout."""
    deal = deal_of(state)
    swapped = () if deal is None else tuple(seat for seat, _ in deal.thrown)
    swapping = state.swapping if isinstance(state, Repacking) else ()
    laid = state.laid[viewer] if isinstance(state, Arranging) and isinstance(viewer, int) else ()
    return type(state), state.standing, swapped, swapping, laid


def alike(state: State, action: Action, viewer: Viewer) -> tuple[Action, ...]:
    """What others lay, and the first of two answers, cannot be told from anything else."""
    if not isinstance(action, By) or action.seat == viewer:
        return (action,)
    seat, choice = action.seat, action.choice
    match state, choice:
        case Deciding(deal=deal, answers=()), Keep() | Swap():
            return (By(seat, Keep(deal.number)), By(seat, Swap(deal.number)))
        case Arranging(rules, _, deal, laid), Lay() | LockIn():
            kind = type(choice)
            layouts = _layouts(rules, deal.hands[seat])
            others = (one for one in layouts if kind is LockIn or one != laid[seat])
            return tuple(By(seat, kind(deal.number, one)) for one in others)
        case _:
            return (action,)


def calm(state: State, clock: Elapsed | None, rng: Random) -> Action | None:
    """Answers, locks anything, goes on, or waits for the clock."""
    if clock is not None and rng.random() < 0.2:
        return clock
    match state:
        case Deciding(deal=deal, answers=answers):
            seat = next(seat for seat in (Seat(0), Seat(1)) if seat not in dict(answers))
            return By(seat, rng.choice((Keep(deal.number), Swap(deal.number))))
        case Offering(deal=deal, asked=asked):
            return By(asked, rng.choice((Keep(deal.number), Keep(deal.number), Swap(deal.number))))
        case Arranging(rules, _, deal, locked=locked):
            seat = rng.choice([Seat(one) for one in range(rules.players) if one not in locked])
            return By(seat, LockIn(deal.number, rng.choice(_layouts(rules, deal.hands[seat]))))
        case DealOver(rules, _, deal, onward):
            there = [Seat(one) for one in range(rules.players) if one not in onward]
            return By(rng.choice(there), NextDeal(deal.number))
        case _:
            return None


def attempts(state: State) -> tuple[CrashChoice, ...]:
    """Choices that make sense now, nearly do, or did a moment ago."""
    deal = deal_of(state)
    number = len(state.standing.past) + 1 if deal is None else deal.number
    hands = () if deal is None else deal.hands
    layouts = [one for hand in hands for one in _layouts(state.rules, hand)[:SOME]]
    return (
        *(kind(number + late) for late in (-1, 0, 1) for kind in (Keep, Swap, Unlock, NextDeal)),
        *(kind(number, one) for one in layouts for kind in (Lay, LockIn)),
        *(Lay(number, one[1:]) for one in layouts[:1]),
        *(LockIn(number - 1, one) for one in layouts[:1]),
    )


def faults(state: State) -> Iterator[str]:
    """What else in this state could never be."""
    deal, rules = deal_of(state), state.rules
    yield from wrong_points(rules, state.standing)
    if (max(state.standing.points) >= rules.target) != isinstance(state, GameOver):  # Rule C2.12
        yield f"expected the end at {rules.target} points, got {state.standing.points}"
    if deal is None:
        return
    for hand in (*deal.hands, *(hand for _, hand in deal.thrown)):
        if len(hand) != rules.cards or list(hand) != sorted(hand, key=DECK.index):
            yield f"expected {rules.cards} cards in card order, got {hand}"
    if isinstance(state, Arranging):
        yield from _wrongly_laid(state)


def _wrongly_laid(state: Arranging) -> Iterator[str]:
    for seat, layout in enumerate(state.laid):
        if layout and layout not in _layouts(state.rules, state.deal.hands[seat]):
            yield f"expected a layout of {state.deal.hands[seat]}, got {layout}"
        if not layout and seat in state.locked | state.reopened:
            yield f"expected a layout of seat {seat}, which has locked"
    if state.locked & state.reopened or len(state.locked) == state.rules.players:
        yield f"expected somebody to wait for, got {state.locked} and {state.reopened}"


def _shown(state: State, seat: int) -> tuple[Card, ...]:
    if not isinstance(state, DealOver | GameOver):
        return ()
    layout = state.standing.past[-1].layouts[seat]
    return tuple(card for three in layout.hands for card in three.cards)


def _layouts(rules: CrashRules, hand: tuple[Card, ...]) -> list[Layout]:
    """Every layout as the table keeps it. Rules C2.7, C2.8"""
    if rules.strict_order:
        return [order for one in every_layout(hand) for order in permutations(one)]

    def place(three: tuple[Card, ...]) -> tuple[int, list[int]]:
        return -strength(three, rules.flush_high), [DECK.index(card) for card in three]

    return [tuple(sorted(one, key=place)) for one in every_layout(hand)]
