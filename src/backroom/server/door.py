"""The door: public tables, as those see them who have not come in."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from dataclasses import dataclass

import msgspec
from msgspec.structs import replace

from ..protocol.bodies import Door, Listed
from ..table import listing
from .live import LiveTable
from .store.contract import Sign, Store

SHOWN_S = 24 * 3600.0  # after the last visit
MOST = 50  # tables that are shown
READ = 200  # of the last visited; those with people among them come first
FRESH_S = 1.0  # for so long everybody gets the same answer

_decoder = msgspec.json.Decoder(Listed)


@dataclass(frozen=True, slots=True)
class Shown:
    """The answer to whoever looks at the door."""

    body: bytes
    etag: str
    until: float  # monotonic


class Doorway:
    """What the door shows now."""

    def __init__(self, store: Store, in_memory: Callable[[str], LiveTable | None]) -> None:
        self._store = store
        self._in_memory = in_memory
        self._shown = Shown(b"", "", 0.0)

    async def shown(self) -> Shown:
        """The public tables, at most `FRESH_S` old."""
        if time.monotonic() >= self._shown.until:
            body = msgspec.json.encode(await self._door())
            etag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
            self._shown = Shown(body, etag, time.monotonic() + FRESH_S)
        return self._shown

    async def _door(self) -> Door:
        signs = await self._store.signs(since=time.time() - SHOWN_S, most=READ)
        tables = [table for sign in signs if (table := self._now(sign))]
        tables.sort(key=lambda table: table.here == 0)  # the rest stay in the order of visits
        return Door(tuple(tables[:MOST]))

    def _now(self, sign: Sign) -> Listed | None:
        """The table as it is in memory, else as it was when it left it."""
        live = self._in_memory(sign.table)
        if live:
            return replace(listing(live.room), here=len(live.audience.people()))
        try:
            return _decoder.decode(sign.text)
        except msgspec.DecodeError:
            return None  # written by another version; the next visit writes it anew
