"""Dice poker solved again, slowly and plainly: each throw face by face, each choice die by die."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from itertools import combinations, combinations_with_replacement, product

Dice = tuple[int, ...]
Shares = tuple[float, ...]


def turn(shares: Callable[[Dice], Shares], seat: int, *, locks: bool) -> Shares:
    """What each seat may hope for before this seat's turn, if it plays for its own share.

    Faces are 1 to 6, dice five; `shares` says what a result is worth to each seat.
    """

    @cache
    def results(lying: Dice) -> Shares:
        return average(shares(tuple(sorted(lying + more))) for more in throws(5 - len(lying)))

    @cache
    def second(locked: Dice, thrown: Dice) -> Shares:
        kept = (tuple(sorted(locked + keep)) for keep in keeps(thrown))
        return max((results(lying) for lying in kept), key=lambda worth: worth[seat])

    @cache
    def first(lying: Dice) -> Shares:
        if len(lying) == 5:
            return shares(lying)
        if locks:
            return average(second(lying, tuple(sorted(more))) for more in throws(5 - len(lying)))
        return average(second((), tuple(sorted(lying + more))) for more in throws(5 - len(lying)))

    @cache
    def chosen(thrown: Dice) -> Shares:
        return max((first(keep) for keep in keeps(thrown)), key=lambda worth: worth[seat])

    return average(chosen(tuple(sorted(thrown))) for thrown in throws(5))


def game(rank: Callable[[Dice], int], players: int, tied: Callable[[int], Shares]) -> Shares:
    """What each seat wins of the bank; `tied` says what a tie of so many is worth to each."""

    @cache
    def ahead(seat: int, best: int, holders: tuple[int, ...]) -> Shares:
        if seat == players:
            parts = dict(zip(holders, tied(len(holders)), strict=True))
            return tuple(parts.get(place, 0.0) for place in range(players))

        def shares(dice: Dice) -> Shares:
            mine = rank(dice)
            if mine == best:
                return ahead(seat + 1, best, (*holders, seat))
            if mine < best:
                return ahead(seat + 1, best, holders)
            return ahead(seat + 1, mine, (seat,))

        return turn(shares, seat, locks=True)

    return ahead(0, -1, ())


def five_lots() -> list[Dice]:
    return list(combinations_with_replacement(range(1, 7), 5))


@cache
def throws(count: int) -> list[Dice]:
    return list(product(range(1, 7), repeat=count))


@cache
def keeps(thrown: Dice) -> list[Dice]:
    """Most dice first."""
    return [keep for size in range(len(thrown), -1, -1) for keep in combinations(thrown, size)]


def average(shares: Iterable[Shares]) -> Shares:
    columns = list(zip(*shares, strict=True))
    return tuple(sum(column) / len(column) for column in columns)
