"""The clock of a table, beside one of the machine that somebody sets."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random

import pytest

from backroom.games.gang import Rules
from backroom.games.gang.rules import Colour
from backroom.games.gang.seen import SeenChips
from backroom.server.clock import Clock
from tests.server.players import Party, party, play_on, playing
from tests.server.running import QUICK, running, settings

HOUR_S = 3600.0


class Machine:
    """A machine whose clock can be set."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wall, self.passed = 1_000_000.0, 50.0
        monkeypatch.setattr(time, "time", lambda: self.wall)
        monkeypatch.setattr(time, "monotonic", lambda: self.passed)

    def passes(self, seconds: float) -> None:
        self.wall += seconds
        self.passed += seconds


def test_time_passes_also_when_the_clock_is_set_back(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch)
    clock = Clock()
    machine.wall -= HOUR_S
    machine.passes(3)
    assert clock.now(least=0) == 1_000_003.0
    machine.passes(2)
    assert clock.now(least=0) == 1_000_005.0


def test_a_clock_that_is_set_forward_is_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch)
    clock = Clock()
    machine.wall += HOUR_S
    assert clock.now(least=0) == machine.wall


def test_time_goes_on_from_the_last_entry_of_a_log(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch)
    clock = Clock()
    last = machine.wall + HOUR_S
    assert clock.now(least=last) == last
    machine.passes(3)
    assert clock.now(least=last) == last + 3


def test_a_game_goes_on_though_the_clock_of_the_machine_is_set_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(friends: Party) -> None:
        async with playing(friends) as at:
            right = time.time
            monkeypatch.setattr(time, "time", lambda: right() - HOUR_S)
            async with asyncio.timeout(10):
                await play_on(at, Random(1), until=lambda it: colour_is(it.update, Colour.YELLOW))

    def colour_is(update: object, colour: Colour) -> bool:
        seen = getattr(update, "seen", None)
        return isinstance(seen, SeenChips) and seen.colour is colour

    with running(settings(tmp_path, limits=QUICK)) as server:
        asyncio.run(play(party(server.url, Rules(players=3, settle_s=0.2, cool_down_s=0.1))))
