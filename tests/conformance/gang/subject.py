"""The Gang as a subject of the laws. Nothing here looks through `view`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import assert_never

from backroom.cards.card import DECK, Card, rank
from backroom.core.game import By
from backroom.core.wire import Seat, Viewer
from backroom.games.gang import GANG, Rules, State
from backroom.games.gang.choices import (
    CENTRE,
    ClosePeek,
    Confirm,
    GangChoice,
    Onward,
    PutBack,
    Take,
)
from backroom.games.gang.rules import COLOURS, Colour
from backroom.games.gang.state import (
    Action,
    BreakElapsed,
    ChipsOpen,
    Deal,
    Dealing,
    GameOver,
    HeistOver,
    PeekElapsed,
    Peeking,
    SettleElapsed,
    Turn,
    Turning,
)

from ..subject import AnyGame, Place, Subject
from .amiss import faults
from .calm import calm
from .notes import forgotten, noted
from .retold import retold

ONE_HEIST = 1 + 3  # deal, three times community cards
HUGE = 10**30

NEVER: tuple[Action, ...] = (
    By(Seat(-1), ClosePeek(1)),
    By(Seat(-1), Take(Colour.WHITE, 1, CENTRE)),
    By(Seat(99), PutBack(Colour.RED, 1)),
    By(Seat(99), Onward(1)),
    By(Seat(HUGE), Confirm(Colour.WHITE, ())),
    By(Seat(0), Take(Colour.WHITE, HUGE, CENTRE)),
    By(Seat(0), Take(Colour.WHITE, -HUGE, Seat(-1))),
    By(Seat(0), Take(Colour.YELLOW, 1, Seat(99))),
    By(Seat(0), PutBack(Colour.ORANGE, 0)),
    By(Seat(0), Confirm(Colour.RED, (Seat(99),))),
    By(Seat(0), ClosePeek(-1)),
    By(Seat(0), Onward(HUGE)),
    Deal(()),
    Deal(DECK),
    Turn(()),
    Turn(DECK[:2]),
    PeekElapsed(0),
    SettleElapsed(HUGE, 0),
    SettleElapsed(1, -1),
    BreakElapsed(-1),
)


def gang(rules: Rules, game: AnyGame = GANG) -> Subject:
    """The Gang, or a mutation of it, under `rules`."""
    heists = rules.vaults + rules.alarms - 1  # Rule G1.2
    chips = len(COLOURS) * (2 * rules.players + 1)  # taken, confirmed, struck
    return Subject(
        game=game,
        rules=rules,
        deck=frozenset(card for card in DECK if rank(card) >= rules.lowest_rank),
        longest=heists * (ONE_HEIST + chips + 2 * rules.players),  # and all look, all go onward
        cards=cards,
        secrets=secrets,
        faults=faults,
        attempts=attempts,
        never=NEVER,
        calm=calm,
        retold=retold,
        noted=noted,
        forgotten=forgotten,
    )


def cards(state: State) -> dict[Place, Card]:
    """Each card that lies somewhere; heists that are over keep theirs, for all to look up."""
    lying: dict[Place, Card] = {}
    for past in state.score.past:
        lying.update(_lying(past.number, past.hands, past.board))
    match state:
        case Dealing():
            return lying
        case Peeking() | Turning() | ChipsOpen() | HeistOver() | GameOver():
            heist = state.heist
            return {**lying, **_lying(heist.number, heist.hands, heist.board)}
        case _:
            assert_never(state)


def secrets(state: State, viewer: Viewer) -> frozenset[Place]:
    """The places whose card `viewer` may not know."""
    match state:
        case Dealing() | HeistOver() | GameOver():  # Rule G2.9: all hands are shown
            return frozenset()
        case Peeking() | Turning() | ChipsOpen():
            others = (Seat(seat) for seat in range(state.rules.players) if seat != viewer)
            return frozenset(
                (state.heist.number, hole(seat, card)) for seat in others for card in (0, 1)
            )
        case _:
            assert_never(state)


def hole(seat: int, card: int) -> str:
    """The place of a hole card."""
    return f"hole card {card} of seat {seat}"


def attempts(state: State) -> tuple[GangChoice, ...]:
    """Choices that make sense now, nearly do, or did a moment ago."""
    return (
        *_chip_attempts(state),
        *(wish(heist) for wish in (ClosePeek, Onward) for heist in (0, 1, 2)),
    )


@lru_cache
def _lying(
    number: int, hands: tuple[tuple[Card, ...], ...], board: tuple[Card, ...]
) -> Mapping[Place, Card]:
    places = {f"board card {index}": card for index, card in enumerate(board)}
    for seat, hand in enumerate(hands):
        places |= {hole(seat, index): card for index, card in enumerate(hand)}
    return {(number, place): card for place, card in places.items()}


def _chip_attempts(state: State) -> Iterator[GangChoice]:
    """Every chip of the round, and more, from everywhere; some chips of other rounds."""
    if not isinstance(state, ChipsOpen):
        yield from (Take(Colour.RED, 1, CENTRE), PutBack(Colour.RED, 1), Confirm(Colour.RED, ()))
        return
    now = len(state.heist.chips)
    for stars in range(state.rules.players + 2):
        yield PutBack(COLOURS[now], stars)
        yield Take(COLOURS[now], stars, CENTRE)
        for source in range(state.rules.players):
            yield Take(COLOURS[now], stars, Seat(source))
    held = tuple(place for place in state.places if place != CENTRE)
    for colour in (COLOURS[now], COLOURS[now - 1]):
        yield Confirm(colour, held)
        yield Confirm(colour, held[::-1])
    yield Take(COLOURS[now - 1], 1, CENTRE)
    yield PutBack(COLOURS[now - 1], 1)
