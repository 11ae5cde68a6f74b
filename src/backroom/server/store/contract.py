"""What a store promises. Every store passes one shared suite, tests/server/store_contract.py."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from ...core.chance import Seed


class StoreError(Exception):
    """The store could not do what was asked, and nothing has changed."""


class LostRace(StoreError):
    """Another entry has this number at this table: load the log, and judge again."""


class NotStored(StoreError):
    """The write did not become durable; the same may work later."""


class Taken(StoreError):
    """A table has this id or this code already."""


class UnusableDatabase(Exception):
    """The database cannot be served from; the text tells the operator why."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who has, or had, a device."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Device:
    """A browser or a program that acts for a person."""

    id: str
    browser: str  # "Firefox"; "" for programs and what we do not know
    system: str  # "Android"; as above
    seen: float  # when it last was here, within the hour: seconds since 1970


@dataclass(frozen=True, slots=True)
class Holder:
    """Who holds a token: a person, by one of their devices."""

    person: Person
    device: Device


@dataclass(frozen=True, slots=True)
class Table:
    """How a table is found."""

    id: str  # of the link; secret among those who sit there
    code: str  # short, to be typed


@dataclass(frozen=True, slots=True)
class Sign:
    """What the door shows of a public table. The log is the truth, this saves folding it."""

    table: str
    seen: float  # when somebody last was there: seconds since 1970
    text: bytes  # encoded


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One entry of a table's log, encoded."""

    table: str
    seq: int  # 0, 1, 2 … within the table
    payload: bytes = field(repr=False)
    seeds: Mapping[str, Seed] = field(default_factory=dict, repr=False)  # promised here, by game id
    sign: Sign | None = None  # what the door shows from now on; None: what it showed before


class Store(Protocol):
    """The only memory of a server. A write has become durable when its call returns.

    Every write raises `NotStored` when it did not become durable.
    """

    @property
    def instance(self) -> str:
        """A short name, drawn at random when the database was made."""

    async def add_person(self, person: Person, device: Device, token_hash: bytes) -> None:
        """`person` is found by this hash, which is that of the token on `device`."""

    async def add_device(self, person: str, device: Device, token_hash: bytes) -> None:
        """The person is found by this hash too."""

    async def holder(self, token_hash: bytes) -> Holder | None:
        """Who holds the token."""

    async def saw(self, device: Device) -> None:
        """The device, which is known, is like this now."""

    async def devices(self, person: str) -> Sequence[Device]:
        """All devices of the person, the one seen last first."""

    async def remove_device(self, person: str, device: str) -> bool:
        """The token on this device is good no more. Was it one of the person's?"""

    async def rename(self, person: str, name: str) -> None:
        """`person` is called `name` from now on."""

    async def names(self, people: Sequence[str]) -> Mapping[str, str]:
        """What these people are called, by id; unknown ids are left out."""

    async def create(self, table: Table, first: Line) -> None:
        """`table` exists, its log begins with `first`.

        Raises:
            Taken: a table has its id or its code.
        """

    async def table(self, table: str) -> Table | None:
        """The table with this id."""

    async def table_by_code(self, code: str) -> Table | None:
        """The table with this code."""

    async def append(self, line: Line) -> None:
        """The log of the table goes on with `line`; its seeds are stored with it.

        Raises:
            LostRace: the number is taken.
        """

    async def log(self, table: str, *, start: int = 0) -> Sequence[bytes]:
        """The payloads of the table's log from number `start` on, in order, none missing."""

    async def show(self, sign: Sign) -> None:
        """The door shows `sign` in the place of the table's last."""

    async def signs(self, *, since: float, most: int) -> Sequence[Sign]:
        """What the door shows: at tables where somebody was `since` then, the last seen first."""

    async def seeds(self, table: str) -> Mapping[str, Seed]:
        """Every seed of the table, by game id."""

    async def probe(self) -> None:
        """Returns when a write has just become durable where the next start will look for it."""

    async def close(self) -> None:
        """Everything is written, every file is closed. Called once, last."""
