"""The names of the cards that change a heist, in their printed order."""

from __future__ import annotations

from enum import StrEnum


class Challenge(StrEnum):
    """What makes a heist harder. Rule G7"""

    QUICK_ACCESS = "quick_access"
    NOISE_SENSORS = "noise_sensors"
    MOTION_DETECTOR = "motion_detector"
    RETINA_SCAN = "retina_scan"
    HASTY_GETAWAY = "hasty_getaway"
    VENTILATION_SHAFT = "ventilation_shaft"
    LASER_TRIPWIRES = "laser_tripwires"
    BLACKOUT = "blackout"
    FINGERPRINT_SCAN = "fingerprint_scan"
    SECURITY_CAMERAS = "security_cameras"


class Specialist(StrEnum):
    """Who makes a heist easier. Rule G6"""

    INFORMANT = "informant"
    GETAWAY_DRIVER = "getaway_driver"
    INVESTOR = "investor"
    MASTERMIND = "mastermind"
    HACKER = "hacker"
    COORDINATOR = "coordinator"
    JACK = "jack"
    MATH_WHIZ = "math_whiz"
    CON_ARTIST = "con_artist"
    MUSCLE = "muscle"


class Wanted(StrEnum):
    """A card to be drawn before a heist, and from where. Rule G4"""

    ANY_CHALLENGE = "any_challenge"  # from anywhere in the deck
    NEXT_CHALLENGE = "next_challenge"
    NEXT_SPECIALIST = "next_specialist"
    REPLACEMENT = "replacement"  # a challenge, for the lower of those in force


CHALLENGES = tuple(Challenge)  # in the order of their numbers
SPECIALISTS = tuple(Specialist)


def number(card: Challenge | Specialist) -> int:
    """What is printed in the card's corner, from 1."""
    numbered: tuple[Challenge | Specialist, ...] = tuple(type(card))
    return numbered.index(card) + 1
