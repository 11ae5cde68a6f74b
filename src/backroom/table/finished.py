"""The record of a table's last game."""

from __future__ import annotations

from typing import assert_never

import msgspec

from ..core.game import Outcome
from ..core.record import Record
from .entries import game_id
from .room import Empty, Human, Over, Robot, Room, Sitter


def record_of(room: Room) -> Record | None:
    """The record of the game that has just ended, seed and all; None while one runs or before."""
    if not isinstance(room.stage, Over):
        return None
    played = room.stage.played
    match = played.match
    outcome = room.game.outcome(match.state)
    return Record(
        game=room.game.name,
        id=game_id(room.table, room.number),
        began=played.began,
        seats=played.names,
        rules=msgspec.json.encode(match.rules),
        points=outcome.points if isinstance(outcome, Outcome) else (),
        commitment=match.chance.seed.commitment,
        seed=match.chance.seed,
        nonces=match.chance.nonces,
        lines=played.lines,
    )


def name_of(sitter: Sitter) -> str:
    """What a record calls who sat there at the start of the game."""
    match sitter:
        case Human(_, name):
            return name
        case Robot(name, level):
            return f"{name} (bot, {level})"
        case Empty():
            return ""
        case _:
            assert_never(sitter)
