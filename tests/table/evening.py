"""A table under test, with a log in memory and a clock that is set by hand."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import sha256

import msgspec

from backroom.core.chance import Seed
from backroom.core.update import Update
from backroom.core.wire import Seat, Viewer
from backroom.games.gang import Confirm, Rules, Take
from backroom.games.gang.choices import Place
from backroom.games.gang.rules import Colour
from backroom.games.gang.seen import SeenChips
from backroom.protocol.commands import Act, AnyCommand, Sit, Start
from backroom.protocol.games import AnyChoice, AnyRules, game_of
from backroom.protocol.messages import Done, Pong, Refused
from backroom.protocol.options import Options
from backroom.table import (
    Created,
    Logged,
    PersonId,
    Room,
    apply,
    bot_acts,
    bots_to_ask,
    created,
    news,
    receive,
    strike,
)

MEI, OLEG, ANA, BEN = map(PersonId, ("mei", "oleg", "ana", "ben"))
NAMES = {MEI: "Mei", OLEG: "Oleg", ANA: "Ana", BEN: "Ben"}
CALM = Rules(players=3, settle_s=3, cool_down_s=0.7)
QUIET = Options()


def seed(number: int) -> Seed:
    """A seed for tests: the same number gives the same seed."""
    return Seed(sha256(f"seed {number}".encode()).digest())


def nonce(person: PersonId) -> str:
    """What this person's client adds to the chance."""
    return sha256(person.encode()).hexdigest()[:32]


@dataclass
class Evening:
    """A room, its log, and the time."""

    rules: AnyRules = CALM
    options: Options = QUIET
    now: float = 1000.0
    log: list[Logged] = field(default_factory=list)
    updates: dict[Viewer, Update | None] = field(default_factory=dict)
    commands: int = 0

    def __post_init__(self) -> None:
        first = Created(
            at=self.now,
            by=MEI,
            table="T",
            code="CODE",
            game=game_of(self.rules).name,
            rules=msgspec.Raw(msgspec.json.encode(self.rules)),
            options=self.options,
            name=NAMES[MEI],
            commitment=seed(0).commitment,
        )
        self.log.append(Logged(first, seed(0)))
        self.room: Room = created(self.log[0])

    def asks(
        self, person: PersonId, command: AnyCommand, *, called: str = ""
    ) -> Done | Refused | Pong:
        """The answer to `command`, done if it was allowed; the person may have another name now."""
        name = called or NAMES[person]
        answer = receive(self.room, person, name, command, now=self.now, spare=seed(len(self.log)))
        if isinstance(answer, Logged):
            self.happens(answer)
            return Done(command.id)
        return answer

    def does(self, person: PersonId, choice: AnyChoice) -> Done | Refused | Pong:
        """The answer to a choice in the game."""
        return self.asks(person, Act(self.fresh(), choice))

    def takes(
        self, person: PersonId, colour: Colour, stars: int, source: Place
    ) -> Done | Refused | Pong:
        """The answer to taking a chip."""
        return self.does(person, Take(colour, stars, source))

    def sits(self, *people: PersonId) -> None:
        """These people sit down in the next free seats."""
        for person in people:
            assert self.asks(person, Sit(self.fresh(), "any", nonce(person))) == Done(self.last())

    def starts(self) -> None:
        """The host begins a game."""
        assert self.asks(MEI, Start(self.fresh())) == Done(self.last())

    def bot_does(self, seat: Seat, choice: AnyChoice) -> Refused | None:
        """What refuses the choice of a bot, if anything does."""
        answer = bot_acts(self.room, seat, choice, now=self.now)
        if isinstance(answer, Refused):
            return answer
        self.happens(answer)
        return None

    def passes(self, seconds: float) -> None:
        """Time passes, and what is due happens, each at its time or later."""
        self.now += seconds
        while (due := strike(self.room, now=self.now, spare=seed(len(self.log)))) is not None:
            self.happens(due)

    def happens(self, logged: Logged) -> None:
        """An entry is stored and applied."""
        self.log.append(logged)
        applied = apply(self.room, logged)
        self.room = applied.room
        for viewer in map(Seat, range(len(self.room.sitters))):
            update = news(applied, viewer, now=self.now)
            self.updates[viewer] = update or self.updates.get(viewer)

    def sees(self, seat: int) -> SeenChips:
        """What a seat sees while chips are open."""
        update = self.updates[Seat(seat)]
        assert update is not None
        assert isinstance(update.seen, SeenChips)
        return update.seen

    def agrees(self, seat: int) -> Confirm:
        """The confirmation of the chips as they lie now."""
        seen = self.sees(seat)
        return Confirm(seen.colour, tuple(place for place in seen.places if place != "centre"))

    def replayed(self) -> Room:
        """The room as its log alone makes it."""
        room = created(self.log[0])
        for logged in self.log[1:]:
            room = apply(room, Logged(logged.entry, logged.seed)).room
        return room

    def fresh(self) -> str:
        """A command id that nobody has used."""
        self.commands += 1
        return self.last()

    def last(self) -> str:
        """The command id used last."""
        return f"c{self.commands}"

    def bots(self) -> tuple[Seat, ...]:
        """The bots that may act."""
        return bots_to_ask(self.room)
