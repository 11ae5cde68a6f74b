"""What the server says over a socket, beside `Update`."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from ..cards.card import Card
from ..core.levels import Level
from ..core.phrases import Phrase
from ..core.update import Update
from ..core.wire import Message, Part, Seat, Viewer, Wire
from .analyses import Analysis
from .games import AnyRules
from .motions import Motion
from .options import Options

PROTOCOL = 2  # raised when a change breaks clients


class Phase(StrEnum):
    """What the table is doing."""

    LOBBY = "lobby"  # people sit down; no game yet
    PLAYING = "playing"
    OVER = "over"  # a game has ended, a rematch may begin


class Free(Wire, frozen=True):
    """Nobody sits here."""


class Person(Wire, frozen=True):
    """A person sits here."""

    name: str
    here: bool  # at least one socket of this person is open
    host: bool
    ready: bool  # for the next game; holds while none runs


class Bot(Wire, frozen=True):
    """A bot sits here."""

    name: str
    level: Level
    keeps: str  # the name of who may take the seat back, or ""


Sitter = Free | Person | Bot


class Welcome(Message, frozen=True):
    """The first message on every socket."""

    protocol: int
    server: str  # version of backroom
    name: str  # of the person whose token opened this socket


class Ballot(Part, frozen=True):
    """A motion as one person sees it. Of a hidden motion only the own vote is shown."""

    motion: Motion
    votes: int  # for it, as far as this person may know
    needed: int  # for it to carry
    yours: bool


class Roster(Message, frozen=True):
    """All that changes rarely: sent after `Welcome`, and again when any of it changes."""

    table: str  # id, as in the link /t/<table>
    code: str  # short, to be typed
    game: str  # "gang"
    rules: AnyRules
    phase: Phase
    number: int  # of the running or last game, from 1; 0 before the first
    commitment: str  # SHA-256 of the seed of the running, else of the next game; hex
    nonces: tuple[str, ...]  # of the running or last game, by seat; "" where a bot sat
    seats: tuple[Sitter, ...]
    host_name: str
    options: Options
    locked: bool  # nobody new may sit down
    paused: bool
    restarting: bool  # the game begins anew as soon as everybody is ready for it
    ballots: tuple[Ballot, ...]
    may_chat: bool  # you may write free text now
    may_say: bool  # you may say ready phrases now
    muted: bool  # you may say nothing at all now: others guess about your hand. Rule G7.20
    you: Viewer
    host: bool  # you may start, remove, lock and so on


class Spoken(Wire, frozen=True):
    """A ready phrase that somebody said."""

    name: str
    by: Viewer
    phrase: Phrase
    about: Seat | Literal["nobody"]


class Written(Wire, frozen=True):
    """Free text that somebody wrote. It is text, whatever it looks like."""

    name: str
    by: Viewer
    text: str


Line = Spoken | Written


class Talked(Message, frozen=True):
    """What was said, oldest first: after `Roster` on a new socket, then line by line."""

    lines: tuple[Line, ...]


class Odds(Message, frozen=True):
    """Where your hand stands among random hands on this board. Table option `odds`."""

    percent: int  # of random hands that stand worse, 0..100
    cards: tuple[Card, ...]  # the hole cards and board that this is about


class Done(Message, frozen=True):
    """The command with this id is done, stored, and cannot be lost."""

    id: str


class Reason(StrEnum):
    """Why the table or the server refuses; a game has its own reasons besides."""

    UNREADABLE = "unreadable"  # no command; `detail` says what was expected
    TOO_LARGE = "too_large"
    TOO_FAST = "too_fast"  # `wait_ms` says when to try again
    NOT_STORED = "not_stored"  # the log cannot be written; nothing has changed
    NOT_SEATED = "not_seated"
    NOT_HOST = "not_host"
    SEATED_ALREADY = "seated_already"
    SEAT_TAKEN = "seat_taken"
    NO_SUCH_SEAT = "no_such_seat"
    NOBODY_SEATED = "nobody_seated"
    NO_PERSON_THERE = "no_person_there"  # in that seat
    SEEN_A_HAND = "seen_a_hand"  # of this deal; the seat is open when it is over. Rule G3.4
    SEAT_CLOSED = "seat_closed"  # the game lets nobody new in here now. Rule D1.4
    TABLE_LOCKED = "table_locked"
    PAUSED = "paused"
    NOT_PAUSED = "not_paused"
    CIRCLE_RUNNING = "circle_running"  # it is played to its end. Rule D1.4
    TOO_LATE = "too_late"  # a game can begin anew only during its first deal
    NO_TALK = "no_talk"  # not of this kind, not now. Rule G3.3
    MUTED = "muted"  # until the others have guessed. Rule G7.20
    NO_SUCH_PHRASE = "no_such_phrase"  # of this game
    NOTHING_SAID = "nothing_said"  # no visible text, or no seat where the phrase needs one
    GAME_RUNNING = "game_running"
    NO_GAME = "no_game"
    COOLING_DOWN = "cooling_down"  # `wait_ms` says how long


class Refused(Message, frozen=True):
    """The command with this id was refused and changed nothing."""

    id: str  # "" if none could be read
    reason: str  # a `Reason`, or a reason of the game
    wait_ms: int = 0  # until the same may be tried again, where time is the reason
    detail: str = ""  # for programmers, in English; never shown to players


class Pong(Message, frozen=True):
    """The answer to `Ping`."""

    id: str


AnyMessage = Welcome | Roster | Update | Talked | Odds | Analysis | Done | Refused | Pong


class Problem(Part, frozen=True):
    """The body of an HTTP answer that is an error."""

    error: str
    detail: str
