"""Does a record tell the truth? Every card is drawn again and every action judged again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from .chance import Chance
from .game import AnyGame, By, Unfinished
from .match import AnyMatch, Match, brought
from .record import GIVEN_UP, Record


@dataclass(frozen=True, slots=True)
class Misfit:
    """One thing in a record that does not fit."""

    where: str
    expected: str
    got: str

    def __str__(self) -> str:
        return f"{self.where}: expected {self.expected}, got {self.got}"


def verify(
    record: Record, game: AnyGame, *, commitment: str = "", nonces: tuple[str, ...] = ()
) -> tuple[Misfit, ...]:
    """All that does not fit; nothing if the record is true.

    Args:
        commitment: what a client was promised before the game; "" if that is not known.
        nonces: what clients added to the chance themselves, each to be found in the record.
    """
    return (
        *_misfits_of_promise(record, commitment),
        *(
            Misfit("nonces", f"the nonce {nonce} among them", " ".join(record.nonces))
            for nonce in nonces
            if nonce not in record.nonces
        ),
        *_misfits_of_play(record, game),
    )


def _misfits_of_promise(record: Record, promised: str) -> Iterator[Misfit]:
    if promised and promised != record.commitment:
        yield Misfit("commitment", promised, record.commitment)
    if record.seed.commitment != record.commitment:
        yield Misfit("seed", f"one whose SHA-256 is {record.commitment}", record.seed.commitment)


def _misfits_of_play(record: Record, game: AnyGame) -> Iterator[Misfit]:
    try:
        rules = msgspec.json.decode(record.rules, type=game.rules)
    except msgspec.MsgspecError as fault:
        yield Misfit("rules", f"rules of {game.name}", str(fault))
        return
    seats = game.seats(rules)
    if len(record.nonces) != seats or len(record.seats) != seats:
        yield Misfit(
            "seats", f"{seats} names and nonces", f"{len(record.seats)}, {len(record.nonces)}"
        )
        return
    match = Match(game, rules, Chance(record.seed, record.id, record.nonces), game.start(rules))
    yield from _misfits_of_lines(record, match)


def _misfits_of_lines(record: Record, match: AnyMatch) -> Iterator[Misfit]:
    """Goes on after a wrong draw, with the cards that the record has; stops at a wrong action."""
    game, state, draws = match.game, match.state, 0
    for number, line in enumerate(record.lines, start=1):
        where = f"action {number}"
        try:
            action = game.parse(line)
        except ValueError as fault:
            yield Misfit(where, f"an action of {game.name}", str(fault))
            return
        due = game.chance(state)
        if due is not None and not isinstance(action, By):
            true = brought(due, match.chance, draw=draws)
            draws += 1
            if true != action:
                yield Misfit(where, f"'{game.write(true)}' from the seed", f"'{line}'")
        reason = game.refusal(state, action)
        if reason is not None:
            yield Misfit(where, "an action that the rules allow", f"'{line}': {reason}")
            return
        state = game.step(state, action).state
    yield from _misfits_of_end(record, game, state)


# Any: the state of whichever game
def _misfits_of_end(record: Record, game: AnyGame, state: Any) -> Iterator[Misfit]:
    outcome = game.outcome(state)
    claimed = " ".join(map(str, record.points)) or GIVEN_UP
    if not isinstance(outcome, Unfinished):
        if outcome.points != record.points:
            yield Misfit("points", " ".join(map(str, outcome.points)), claimed)
    elif record.points:
        yield Misfit("the end", "a finished game", "one that goes on")
