"""One table that people are at: judge, store, tell, in this order, one entry at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine

import msgspec
import structlog

from ..core.wire import Choice, Seat
from ..protocol.commands import Act, AnyCommand
from ..protocol.messages import Done, Pong, Reason, Refused
from ..table import (
    Logged,
    PersonId,
    Room,
    apply,
    bot_acts,
    due_at,
    host_is_gone,
    is_carried,
    is_to_begin,
    receive,
    strike,
)
from .asides import Asides
from .audience import Audience, Listener
from .clock import Clock
from .folding import Folded, folded, line
from .metrics import Metrics
from .minds import Minds
from .seeds import new_seed
from .store.contract import LostRace, NotStored, Store
from .threads import Threads

Answer = Done | Refused | Pong
Verdict = Logged | Answer | None
Judge = Callable[[Room, float], Verdict]

HOST_AWAY_S = 60.0  # until somebody else is host
RETRY_S = 1.0  # until what a clock does is tried again, after it could not be stored

_log = structlog.get_logger()


class LiveTable:
    """The room of one table, in memory.

    An entry is in the log before anybody, the one who asked included, is sent what it did.
    """

    def __init__(self, table: Folded, *, store: Store, threads: Threads, metrics: Metrics) -> None:
        self.audience = Audience(table.room)
        self._room = table.room
        self._entries = table.entries
        self._store = store
        self._threads = threads
        self._metrics = metrics
        self._minds = Minds(self, threads)
        self._asides = Asides(self.audience, threads)
        self._clock = Clock()
        self._turn = asyncio.Lock()
        self._alarm: asyncio.TimerHandle | None = None
        self._host_watch: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._look_ahead()
        self._look_for_host()

    @property
    def room(self) -> Room:
        """The room as the log makes it."""
        return self._room

    async def command(self, person: PersonId, name: str, command: AnyCommand) -> Answer:
        """The answer to `command`; when it is `Done`, that is stored and has been told."""

        def judge(room: Room, now: float) -> Verdict:
            return receive(room, person, name, command, now=now, spare=new_seed())

        # Whoever asked may go away; what has begun is ended.
        verdict = await asyncio.shield(self._decide(judge, what=_name(command), judge_again=True))
        return Done(command.id) if isinstance(verdict, Logged) else _answered(verdict, command.id)

    async def bot(self, seat: Seat, choice: Choice) -> bool:
        """The bot in `seat` makes this choice. Was it allowed, and stored?"""

        def judge(room: Room, now: float) -> Verdict:
            return bot_acts(room, seat, choice, now=now)

        what = type(choice).__name__
        verdict = await asyncio.shield(self._decide(judge, what=what, judge_again=False))
        return isinstance(verdict, Logged)

    def join(self, listener: Listener) -> None:
        """A socket is open: it is told how things stand, and from now on what happens."""
        self.audience.join(listener, now=self._now())
        self._asides.tell_again(self._room, listener.person)
        self._look_for_host()

    def leave(self, listener: Listener) -> None:
        """A socket is closed. If it was the host's last and stays so, somebody else is host."""
        self.audience.leave(listener)
        self._look_for_host()

    def stop(self) -> None:
        """Nothing happens here by itself any more."""
        self._minds.stop()
        self._asides.stop()
        for timer in (self._alarm, self._host_watch):
            if timer:
                timer.cancel()

    async def _decide(self, judge: Judge, *, what: str, judge_again: bool) -> Verdict:
        async with self._turn:
            while True:
                verdict = judge(self._room, self._now())
                if not isinstance(verdict, Logged):
                    return verdict
                # Nobody overtakes a clock that is due; they are judged again when it has struck.
                due = strike(self._room, now=self._now(), spare=new_seed())
                try:
                    await self._enter(due or verdict, "clock" if due else what)
                except LostRace:
                    await self._reload()
                    if not judge_again:
                        return None
                except NotStored:
                    self._metrics.not_stored()
                    _log.error("not stored", table=self._room.table, seq=self._entries, did=what)
                    return Refused("", Reason.NOT_STORED)
                else:
                    if due is None:
                        return verdict

    async def _enter(self, logged: Logged, what: str) -> None:
        """`logged` is stored, then holds, then is told.

        Raises:
            LostRace: another server was first.
            NotStored: the log cannot be written. In both cases nothing has changed here.
        """
        before, seq = self._room, self._entries
        applied = apply(before, logged)
        await self._store.append(line(before, logged, seq=seq, after=applied.room))
        self._room, self._entries = applied.room, seq + 1
        self._metrics.entered(what)
        _log.debug("entry", table=before.table, seq=seq, did=what)
        self.audience.hears(before, applied, now=self._now())
        self._asides.look(self._room)
        self._look_ahead()
        if self._room.host != before.host:
            self._look_for_host()

    async def _reload(self) -> None:
        """The log has gone on without us."""
        table = self._room.table
        payloads, seeds = await self._store.log(table), await self._store.seeds(table)
        now = await self._threads.do(folded, payloads, seeds)
        self._room, self._entries = now.room, now.entries
        self.audience.sees(now.room, now=self._now())
        self._asides.look(self._room)
        self._look_ahead()

    def _look_ahead(self) -> None:
        """What may happen next by itself will: the bots think, the clock is set."""
        self._minds.wake()
        self._set_clock()

    def _set_clock(self) -> None:
        at_once = is_to_begin(self._room) or is_carried(self._room)
        due = self._room.now if at_once else due_at(self._room)
        self._set_alarm(None if due is None else due - self._now())

    def _look_for_host(self) -> None:
        """If the host is not here a while from now, somebody else is host.

        A host whose page is loaded anew is back by then.
        """
        here = self.audience.people()
        if self._host_watch and (not here or self._room.host in here):
            self._host_watch.cancel()
            self._host_watch = None
        elif not self._host_watch and here and self._room.host not in here:
            loop = asyncio.get_running_loop()
            self._host_watch = loop.call_later(HOST_AWAY_S, self._pass_host_soon)

    def _set_alarm(self, seconds: float | None) -> None:
        if self._alarm:
            self._alarm.cancel()
        loop = asyncio.get_running_loop()
        late = None if seconds is None else max(0.0, seconds)
        self._alarm = None if late is None else loop.call_later(late, self._strike_soon)

    def _strike_soon(self) -> None:
        self._soon(self._strike())

    def _pass_host_soon(self) -> None:
        self._host_watch = None
        self._soon(self._pass_host())

    def _soon(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _pass_host(self) -> None:
        def judge(room: Room, now: float) -> Verdict:
            return host_is_gone(room, here=self.audience.people(), now=now)

        await self._decide(judge, what="host is gone", judge_again=False)
        self._look_for_host()  # again later, if nobody who sits is here

    async def _strike(self) -> None:
        def judge(room: Room, now: float) -> Verdict:
            return strike(room, now=now, spare=new_seed())

        verdict = await self._decide(judge, what="clock", judge_again=False)
        if isinstance(verdict, Refused):
            self._set_alarm(RETRY_S)
        elif verdict is None:
            self._set_clock()  # it may have rung a moment too early

    def _now(self) -> float:
        """Never before the last entry, which another server may have made."""
        return self._clock.now(least=self._room.now)


def _name(command: AnyCommand) -> str:
    return type(command.choice if isinstance(command, Act) else command).__name__


def _answered(verdict: Answer | None, command: str) -> Answer:
    """The same, as the answer to `command`."""
    match verdict:
        case Refused(id=""):
            return msgspec.structs.replace(verdict, id=command)
        case Done() | Pong() | Refused():
            return verdict
        case None:
            raise ValueError("expected an answer to a command, got none")
