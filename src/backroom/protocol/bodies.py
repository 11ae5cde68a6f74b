"""The bodies of HTTP requests and answers, and why a request or a socket is turned away.

A `Problem` is the body of every answer that is an error.
"""

from __future__ import annotations

from enum import IntEnum, StrEnum

from ..core.wire import Part
from ..games.gang.rules import Rules
from .games import AnyRules
from .messages import Phase
from .options import Options


class Me(Part, frozen=True):
    """Who asks: the body of POST and the answer of GET and POST /api/me."""

    name: str  # 1 to 24 characters; "" in an answer: nobody that the server knows


class Identity(Part, frozen=True):
    """The answer to POST /api/identities, for programs."""

    token: str  # a secret; for `Authorization: Bearer`


class NewTable(Part, frozen=True):
    """The body of POST /api/tables."""

    rules: AnyRules = Rules()  # say which game
    options: Options = Options()  # its name: at most 40 characters


class Address(Part, frozen=True):
    """Where a table is: the answer to POST /api/tables and POST /api/codes."""

    table: str  # id; secret among those who know the link
    code: str  # to be typed; good for a guess-limited POST /api/codes
    link: str  # to be shared: an address of this server that others can reach


class Code(Part, frozen=True):
    """The body of POST /api/codes and POST /api/devices."""

    code: str  # as somebody typed it: case, spaces and hyphens do not matter


class Listed(Part, frozen=True, kw_only=True):
    """A public table, as the door shows it."""

    table: str  # id
    name: str  # of the table; "": it is called after its host
    host_name: str
    game: str
    rules: AnyRules
    options: Options
    people: int  # who sit
    bots: int
    free: int  # seats where nobody sits; in a game those of bots can be taken over
    phase: Phase
    locked: bool  # nobody new may sit down; watching is always possible
    paused: bool
    here: int = 0  # people who have the table open now, those who watch included


class Door(Part, frozen=True):
    """The answer to GET /api/tables: public tables where somebody was within a day."""

    tables: tuple[Listed, ...]  # those with people first, then the last visited first; at most 50


class DeviceCode(Part, frozen=True):
    """The answer to POST /api/me/devices/code: to be typed on another device."""

    code: str  # good once
    expires_s: int  # from now


class SeenDevice(Part, frozen=True):
    """A device of whoever asks."""

    id: str
    browser: str  # "Firefox"; "" for a program, or one that we do not know
    system: str  # "Android"; as above
    ago_s: int  # since it was here, known to the hour
    this: bool  # it is the one that asks


class Devices(Part, frozen=True):
    """The answer to GET and DELETE /api/me/devices."""

    devices: tuple[SeenDevice, ...]  # the one seen last first


class Health(Part, frozen=True):
    """The answer to GET /healthz."""

    ok: bool  # false, with status 503, while the log cannot be written
    server: str  # version of backroom
    protocol: int


class Fault(StrEnum):
    """Why an HTTP request is refused: `Problem.error`."""

    BAD_BODY = "bad_body"  # `detail` says what was expected
    TOO_LARGE = "too_large"
    NAME_EMPTY = "name_empty"  # nothing visible in it
    NAME_TOO_LONG = "name_too_long"
    RULES_REFUSED = "rules_refused"  # `detail` says what was expected
    NO_SUCH_TABLE = "no_such_table"
    NO_SUCH_CODE = "no_such_code"
    NO_SUCH_DEVICE = "no_such_device"  # of whoever asks
    TOO_MANY_DEVICES = "too_many_devices"  # remove one first
    GAME_RUNNING = "game_running"  # its record is secret until it ends
    NO_IDENTITY = "no_identity"  # POST /api/me or /api/identities first
    FOREIGN_ORIGIN = "foreign_origin"
    UNKNOWN_HOST = "unknown_host"
    NOT_FOUND = "not_found"
    WRONG_METHOD = "wrong_method"
    TOO_FAST = "too_fast"  # the header Retry-After says in how many seconds to try again
    NOT_STORED = "not_stored"  # the database cannot be written; nothing has changed
    NOT_ALLOWED = "not_allowed"  # for the operator alone
    BROKEN = "broken"  # a fault of the server


class Close(IntEnum):
    """The code with which the server closes a socket; the reason is the name in small letters."""

    STOPPING = 1012  # connect again soon
    NO_IDENTITY = 4401  # POST /api/me or /api/identities first
    NO_SUCH_TABLE = 4404
    TOO_MANY_SOCKETS = 4409  # of this person at this table, or of all who watch there
    DEVICE_REMOVED = 4410  # its token is good no more; GET /api/me says who this device is now
    TOO_FAST = 4429  # sent on after many refusals
    BROKEN = 4500  # a fault of the server; connect again
