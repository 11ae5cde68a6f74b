"""A finished game as one text that people can read: a head of facts, an empty line, the actions."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import msgspec

from .chance import Seed

FIRST_LINE = "Backroom record 1"
NO_NONCE = "-"  # of a seat that added none
GIVEN_UP = "given up"  # instead of points, where the people ended the game early
FIELDS = ("game", "id", "began", "seats", "rules", "points", "commitment", "seed", "nonces")


class NotARecord(ValueError):
    """The text is no record; says which line, what was expected and what came."""


@dataclass(frozen=True, slots=True)
class Record:
    """A finished game, and all that is needed to draw its cards again."""

    game: str
    id: str
    began: float  # seconds since 1970
    seats: tuple[str, ...]  # names, by seat
    rules: bytes  # JSON; only the game can read it
    points: tuple[int, ...]  # by seat, as the record claims; empty: the game was given up
    commitment: str  # as it was published before the game, hex
    seed: Seed
    nonces: tuple[str, ...]  # hex, by seat; "" for none
    lines: tuple[str, ...]  # the actions


def write_record(record: Record) -> str:
    """The text: the inverse of `parse_record`."""
    head = {
        "game": record.game,
        "id": record.id,
        "began": datetime.fromtimestamp(record.began, UTC).isoformat(timespec="microseconds"),
        "seats": _json(record.seats),
        "rules": record.rules.decode(),
        "points": " ".join(map(str, record.points)) or GIVEN_UP,
        "commitment": record.commitment,
        "seed": record.seed.secret.hex(),
        "nonces": " ".join(nonce or NO_NONCE for nonce in record.nonces),
    }
    facts = (f"{name}: {head[name]}" for name in FIELDS)
    return "\n".join((FIRST_LINE, *facts, "", *record.lines, ""))


def parse_record(text: str) -> Record:
    """The record that `text` holds. Whether it is true is for `verify` to say.

    Raises:
        NotARecord: a line of the head is not as it should be.
    """
    lines = text.splitlines()
    if not lines or lines[0] != FIRST_LINE:
        raise NotARecord(f"line 1: expected {FIRST_LINE!r}, got {''.join(lines[:1])[:80]!r}")
    head = {name: _fact(lines, place, name) for place, name in enumerate(FIELDS, start=1)}
    if len(lines) <= len(FIELDS) + 1 or lines[len(FIELDS) + 1]:
        raise NotARecord(f"line {len(FIELDS) + 2}: expected an empty line after the head")
    try:
        return _record(head, tuple(lines[len(FIELDS) + 2 :]))
    except (ValueError, OverflowError, msgspec.MsgspecError) as fault:
        raise NotARecord(f"the head cannot be read: {fault}") from None


def _fact(lines: list[str], place: int, name: str) -> str:
    line = lines[place] if place < len(lines) else ""
    if not line.startswith(f"{name}: "):
        raise NotARecord(f"line {place + 1}: expected '{name}: …', got {line[:80]!r}")
    return line.removeprefix(f"{name}: ")


def _record(head: dict[str, str], lines: tuple[str, ...]) -> Record:
    return Record(
        game=head["game"],
        id=head["id"],
        began=datetime.fromisoformat(head["began"]).timestamp(),
        seats=msgspec.json.decode(head["seats"], type=tuple[str, ...]),
        rules=head["rules"].encode(),
        points=_points(head["points"]),
        commitment=head["commitment"],
        seed=Seed(bytes.fromhex(head["seed"])),
        nonces=tuple("" if word == NO_NONCE else word for word in head["nonces"].split()),
        lines=lines,
    )


def _points(text: str) -> tuple[int, ...]:
    return () if text == GIVEN_UP else tuple(int(word) for word in text.split())


# Any: whatever JSON can say
def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
