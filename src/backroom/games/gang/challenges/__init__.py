"""The challenges, each in a file of its name. A new one is a file, a name, and a line here."""

from __future__ import annotations

from collections.abc import Iterable

from ....core.wire import Seat
from ..names import Challenge
from ..rules import HOLE_CARDS, Colour
from .blackout import BLACKOUT
from .card import Cards, ChallengeCard, Question
from .fingerprint_scan import FINGERPRINT_SCAN
from .hasty_getaway import HASTY_GETAWAY
from .laser_tripwires import LASER_TRIPWIRES
from .motion_detector import MOTION_DETECTOR
from .noise_sensors import NOISE_SENSORS
from .quick_access import QUICK_ACCESS
from .retina_scan import RETINA_SCAN
from .security_cameras import SECURITY_CAMERAS
from .ventilation_shaft import VENTILATION_SHAFT

CARDS: dict[Challenge, ChallengeCard] = {
    card.name: card
    for card in (
        QUICK_ACCESS,
        NOISE_SENSORS,
        MOTION_DETECTOR,
        RETINA_SCAN,
        HASTY_GETAWAY,
        VENTILATION_SHAFT,
        LASER_TRIPWIRES,
        BLACKOUT,
        FINGERPRINT_SCAN,
        SECURITY_CAMERAS,
    )
}


def hole_cards(challenges: Iterable[Challenge]) -> int:
    """How many cards each seat is dealt."""
    return max((CARDS[name].hole_cards for name in challenges), default=HOLE_CARDS)


def has_chips(challenges: Iterable[Challenge], colour: Colour) -> bool:
    """Are the chips of this colour used?"""
    return not any(colour in CARDS[name].skips for name in challenges)


def black_chips(challenges: tuple[Challenge, ...], colour: Colour, players: int) -> frozenset[int]:
    """The stars of the chips of this colour that stay where they are once taken. Rule G7.2"""
    if not challenges or colour is Colour.RED:
        return frozenset()
    return frozenset().union(*(CARDS[name].black(players) for name in challenges))


def discards_chips(challenges: Iterable[Challenge]) -> bool:
    """Are the chips of a round discarded when the next one starts? Rule G7.8"""
    return any(CARDS[name].discards_chips for name in challenges)


def tripped(
    challenges: Iterable[Challenge], white: tuple[Seat, ...], flop: Cards
) -> tuple[tuple[Challenge, Seat], ...]:
    """Who draws a new hand by this flop, with the challenge that says so. Rules G7.3, G7.7

    Args:
        white: the holders of the white chips, by stars; nobody where there were none.
    """
    return tuple(
        (name, sensor.watches(white))
        for name in challenges
        for sensor in CARDS[name].sensors
        if white and sensor.trips(flop)
    )


def questions(challenges: Iterable[Challenge]) -> tuple[tuple[Challenge, Question], ...]:
    """What must be guessed, in this order. Rule G7.19"""
    asking = sorted(challenges, key=tuple(CARDS).index)
    return tuple((name, question) for name in asking for question in CARDS[name].questions)


def void(challenges: Iterable[Challenge]) -> tuple[Challenge, ...]:
    """Those that can have no effect beside the others. Rule G4.5"""
    challenges = tuple(challenges)
    if has_chips(challenges, Colour.WHITE):
        return ()
    return tuple(name for name in challenges if CARDS[name].sensors)
