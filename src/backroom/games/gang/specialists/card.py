"""What a specialist can do. Each of them is one such card, in a file of its name."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ....cards.card import Card
from ....core.wire import Seat
from ..choices import GangChoice
from ..effects import Effect
from ..names import Specialist
from ..rules import Rules
from ..state import Heist
from ..talk import Proposal

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Redeals:
    """Acts after the deal: all hands are dealt again."""

    deal: Callable[[Heist, Cards], Effect]  # these cards, all of seat 0 first


@dataclass(frozen=True, slots=True)
class Collects:
    """Acts after the deal: every seat chooses a card."""

    use: Callable[[Heist, Cards], Effect]  # these cards, one of each seat


@dataclass(frozen=True, slots=True)
class Announces:
    """Acts after the deal: a number of every hand is told."""

    number: Callable[[Cards], int]


def nothing(heist: Heist, _: Proposal) -> Effect:
    """No effect yet, or none before the showdown."""
    return Effect(heist)


def no_wishes(_: Rules, __: Heist, ___: Seat) -> Iterator[GangChoice]:
    """There is nothing to choose."""
    return iter(())


def no_choice(heist: Heist, _: Seat, __: GangChoice) -> Effect:
    """Nothing was to be chosen."""
    return Effect(heist)


@dataclass(frozen=True, slots=True, kw_only=True)
class Waits:
    """Can be used once, by one seat, while chips are open. Rule G5.1

    When all have agreed the user gets what `begin` and `draws` bring, then makes one of the
    choices in `wishes`, if there are any.
    """

    begin: Callable[[Heist, Proposal], Effect] = nothing
    draws: bool = False  # the user draws a card
    wishes: Callable[[Rules, Heist, Seat], Iterator[GangChoice]] = no_wishes
    finish: Callable[[Heist, Seat, GangChoice], Effect] = no_choice
    asks_rank: Callable[[Rules], bool] = lambda rules: False  # is a rank part of the proposal?
    lifts: bool = False  # the user's hand beats every other of its category


@dataclass(frozen=True, slots=True, kw_only=True)
class SpecialistCard:
    """One specialist."""

    name: Specialist
    act: Redeals | Collects | Announces | Waits
    turn: int = 0  # place among those who act after the deal. Rule G2.2
