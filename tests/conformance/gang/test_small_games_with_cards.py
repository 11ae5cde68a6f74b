"""Imagining with cards in force reaches exactly what is possible, in the smallest games."""

from __future__ import annotations

import pytest

from backroom.core.wire import Seat, Viewer
from backroom.games.gang import CHALLENGES, SPECIALISTS, Ending, Mode, Rules

from ..laws import imagining_reaches_exactly_the_information_set
from ..lines import spoken
from .subject import gang

DEAL = "deal Js Kd As Ad"
WHITE = "0 take white 1 from centre\n1 take white 2 from centre"
USED = "0 propose 1 {0} 1\n1 agree 1 1"
SEATS: tuple[Viewer, ...] = (Seat(0), Seat(1))


def small(*names: str) -> Rules:
    """Two seats and sixteen cards, from the jacks up."""
    return Rules(
        players=2,
        lowest_rank=11,
        mode=Mode.CUSTOM,
        challenges=tuple(name for name in CHALLENGES if name in names),
        specialists=tuple(name for name in SPECIALISTS if name in names),
        ending=Ending.INSTANT,
        vaults=1,
        alarms=1,
    )


GAMES = {
    "what was announced by Investor": (small("investor"), f"{DEAL}\npeek elapsed 1", SEATS),
    "what was announced by Math Whiz": (small("math_whiz"), f"{DEAL}\npeek elapsed 1", SEATS),
    "what the Driver announced": (
        small("getaway_driver"),
        f"{DEAL}\n{USED.format('getaway_driver')}",
        SEATS,
    ),
    "the count of a rank": (
        small("mastermind"),
        f"{DEAL}\n{USED.format('mastermind')}\n1 name A",
        SEATS,
    ),
    "a card shown": (small("informant"), f"{DEAL}\n{USED.format('informant')}\n1 show As 0", SEATS),
    "a card about to be passed": (
        small("coordinator"),
        f"{DEAL}\npeek elapsed 1\n1 pass 1 As",
        SEATS,
    ),
    "cards passed": (
        small("coordinator"),
        f"{DEAL}\npeek elapsed 1\n1 pass 1 As\n0 pass 1 Js",
        SEATS,
    ),
    "a card discarded for the Jack": (
        small("jack"),
        f"{DEAL}\n{USED.format('jack')}\n1 discard As",
        SEATS,
    ),
    "a new hand": (
        small("motion_detector"),
        f"{DEAL}\n{WHITE}\nturn Qd Kh Ks\nredraw Jc Jd",
        (Seat(0),),
    ),
    "a new hand about to come": (
        small("laser_tripwires", "motion_detector"),
        f"{DEAL}\n{WHITE}\nturn Qd Kh Ks",
        SEATS,
    ),
}


@pytest.mark.parametrize("name", GAMES)
def test_imagining_reaches_exactly_what_is_possible(name: str) -> None:
    rules, text, viewers = GAMES[name]
    subject = gang(rules)
    imagining_reaches_exactly_the_information_set(subject, spoken(subject, text), viewers=viewers)


@pytest.mark.soak
def test_a_hackers_hand_is_imagined_in_every_way_it_can_be() -> None:
    subject = gang(small("hacker"))
    text = f"{DEAL}\n{USED.format('hacker')}\ndraw Qc\n1 discard As"
    imagining_reaches_exactly_the_information_set(
        subject, spoken(subject, text), viewers=(Seat(0),)
    )
