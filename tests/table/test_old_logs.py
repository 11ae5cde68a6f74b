"""Logs of older versions are read as they were meant."""

from __future__ import annotations

import json

from backroom.games.gang import GANG
from backroom.table import Logged, created, decode_entry, encode_entry

from .evening import CALM, Evening, seed


def test_rules_that_name_no_game_are_read_by_the_game_of_the_table() -> None:
    entry = json.loads(encode_entry(Evening().log[0].entry))
    del entry["rules"]["type"]  # as before there was a second game
    room = created(Logged(decode_entry(json.dumps(entry).encode()), seed(0)))
    assert (room.rules, room.game) == (CALM, GANG)
