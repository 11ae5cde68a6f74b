"""What a server costs: CPU and bytes a chip move, its way to five screens, memory, start.

A server runs in a process of its own on the loopback, with a database in --folder; people are
sockets of this process. A busy table is five people who move chips in turn, each move accepted; its
way is measured from sending the command to the receipt of the update by the last of the five.
The first 60 moves of a heist count, so that views are as long as they are in play.

    python -m bench.server          a table
    python -m bench.server --json   one JSON object, for programs
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import asdict, dataclass, field
from pathlib import Path
from platform import python_version
from statistics import median, quantiles
from urllib.request import urlopen

from websockets.asyncio.client import ClientConnection, connect

from backroom.client import Api, ServerRefused
from backroom.games.gang import Rules

PEOPLE = 5
RULES = Rules(players=PEOPLE, settle_s=0, cool_down_s=0)
MOVES = 60
LOADS = ((1, 20.0), (20, 5.0), (100, 5.0))  # tables at once, moves a second at each
ROUNDS = {1: 15, 20: 2, 100: 1}  # how often, each time with new tables
STARTS, IDLE = 5, 100  # starts of a server; idle tables

_SEQ = re.compile(r'\{"type":"update","seq":(\d+)')


@dataclass(frozen=True, slots=True, kw_only=True)
class Load:
    """What moving chips cost at so many busy tables."""

    tables: int
    moves_per_s: float  # at all tables together
    moves: int
    cpu_us_per_move: float
    p50_ms: float
    p99_ms: float
    bytes_per_move: float  # of payload, to all five


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """All that was measured."""

    python: str
    loads: tuple[Load, ...]
    commit_ms: float  # a transaction with its sync, on average
    idle_table_kib: float  # with five sockets, in a game
    start_ms: float  # from starting the process to the first open socket


@dataclass(slots=True)
class Table:
    """Five sockets at one table."""

    sockets: list[ClientConnection]
    listening: list[asyncio.Task[None]] = field(default_factory=list)
    seq: int = 0  # of the last move
    receipts: int = 0  # of that move
    received: asyncio.Event = field(default_factory=asyncio.Event)
    size: int = 0  # bytes of updates since the game began

    def hear(self, text: str) -> None:
        """One message to one of the five."""
        if not (found := _SEQ.match(text)):
            assert '"refused"' not in text, text
            return
        self.size += len(text)
        self.receipts += int(found[1]) == self.seq
        if self.receipts == PEOPLE:
            self.received.set()


class Server:
    """A server process."""

    def __init__(self, db: Path) -> None:
        command = (sys.executable, "-m", "backroom", "serve", "--host", "127.0.0.1")
        options = ("--port", "0", "--no-browser", "--db", str(db), "--log-level", "warning")
        self._process = subprocess.Popen([*command, *options], stdout=subprocess.PIPE, text=True)
        assert self._process.stdout
        self.url = self._process.stdout.readline().split()[-1]

    def cpu_s(self) -> float:
        """All threads together."""
        tasks = Path(f"/proc/{self._process.pid}/task")
        return (
            sum(int((task / "schedstat").read_text().split()[0]) for task in tasks.iterdir()) / 1e9
        )

    def memory_kib(self) -> int:
        """Resident."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return int(re.findall(r"VmRSS:\s+(\d+)", status)[0])

    def commit_ms(self) -> float:
        """A transaction with its sync, on average."""
        with urlopen(f"{self.url}/metrics") as answer:
            text = answer.read().decode()
        total, count = (
            float(re.findall(rf"^backroom_commit_seconds_{name} (\S+)$", text, re.MULTILINE)[0])
            for name in ("sum", "count")
        )
        return 1000 * total / count

    def stop(self) -> None:
        """Returns when it has ended."""
        self._process.terminate()
        self._process.communicate(timeout=10)


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.server")
    parser.add_argument("--json", action="store_true", help="answer one JSON object")
    parser.add_argument("--folder", type=Path, help="where the database lies: the disk counts")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=given.folder) as folder:
        result = asyncio.run(measure(Path(folder)))
    if given.json:
        print(json.dumps(asdict(result)))
    else:
        show(result)


async def measure(folder: Path) -> Result:
    """Everything, with databases in `folder`."""
    start_ms = median([await started_ms(folder / f"start{n}.db") for n in range(STARTS)])
    server = Server(folder / "tables.db")
    try:
        people = [Api.join(server.url, f"Person {n}") for n in range(PEOPLE)]
        loads = [await load(server, people, tables, rate) for tables, rate in LOADS]
        return Result(
            python=python_version(),
            loads=tuple(loads),
            commit_ms=round(server.commit_ms(), 3),
            idle_table_kib=round(await idle_kib(folder / "idle.db"), 1),
            start_ms=round(start_ms, 1),
        )
    finally:
        server.stop()


async def started_ms(db: Path) -> float:
    """From nothing to an open socket, the database made on the way."""
    began = time.perf_counter()
    server = Server(db)
    try:
        person = Api.join(server.url, "First")
        async with AsyncExitStack() as stack:
            await opened(stack, server, person, person.new_table().table)
            return 1000 * (time.perf_counter() - began)
    finally:
        server.stop()


async def load(server: Server, people: Sequence[Api], tables: int, rate: float) -> Load:
    """So many busy tables at once, a few times over."""
    took_ms: list[float] = []
    cpu_s = size = 0.0
    for _ in range(ROUNDS[tables]):
        async with AsyncExitStack() as stack:
            busy = [await begun(stack, server, people) for _ in range(tables)]
            before_s, sizes = server.cpu_s(), sum(table.size for table in busy)
            pace = [played(table, rate, late_s=n / tables / rate) for n, table in enumerate(busy)]
            for ways in await asyncio.gather(*pace):
                took_ms += ways
            cpu_s += server.cpu_s() - before_s
            size += sum(table.size for table in busy) - sizes
    hundredths = quantiles(took_ms, n=100)
    return Load(
        tables=tables,
        moves_per_s=tables * rate,
        moves=len(took_ms),
        cpu_us_per_move=round(1e6 * cpu_s / len(took_ms), 1),
        p50_ms=round(hundredths[49], 2),
        p99_ms=round(hundredths[98], 2),
        bytes_per_move=round(size / len(took_ms)),
    )


async def idle_kib(db: Path) -> float:
    """Memory of a table with five sockets in a game, while nothing happens, on a fresh server."""
    server = Server(db)
    try:
        people = [Api.join(server.url, f"Person {n}") for n in range(PEOPLE)]
        async with AsyncExitStack() as stack:
            await begun(stack, server, people)
            before = server.memory_kib()
            for _ in range(IDLE):
                await begun(stack, server, people)
            return (server.memory_kib() - before) / IDLE
    finally:
        server.stop()


async def played(table: Table, rate: float, *, late_s: float) -> list[float]:
    """Milliseconds of each move, made at a steady pace that begins a little late."""
    begins = time.perf_counter() + late_s
    ways = []
    for move in range(MOVES):
        await asyncio.sleep(begins + move / rate - time.perf_counter())
        table.seq, table.receipts = table.seq + 1, 0
        table.received.clear()
        sent = time.perf_counter()
        await table.sockets[move % PEOPLE].send(command(move))
        await table.received.wait()
        ways.append(1000 * (time.perf_counter() - sent))
    return ways


def command(move: int) -> str:
    """Each of the five takes a chip, then each puts it back, and so on."""
    chip = {"colour": "white", "stars": 1 + move % PEOPLE}
    if move // PEOPLE % 2 == 0:
        choice = {"type": "gang.take", **chip, "source": "centre"}
    else:
        choice = {"type": "gang.put_back", **chip}
    return json.dumps({"type": "act", "id": f"move-{move}", "choice": choice})


async def begun(stack: AsyncExitStack, server: Server, people: Sequence[Api]) -> Table:
    """A new table, where all five sit and the game has begun."""
    name = await new_table(people[0])
    table = Table([await opened(stack, server, person, name) for person in people])
    sit = {"type": "sit", "id": "sit", "seat": "any", "nonce": "0" * 32}
    for socket in table.sockets:
        await socket.send(json.dumps(sit))
        await until(socket, '{"type":"done"')
    await table.sockets[0].send('{"type": "start", "id": "start"}')
    for socket in table.sockets:
        await until(socket, '{"type":"update"')
        table.listening.append(asyncio.ensure_future(listen(socket, table)))
    return table


async def new_table(host: Api) -> str:
    """The id of a new table; where that is too fast, a little later."""
    while True:
        try:
            return host.new_table(RULES).table
        except ServerRefused:
            await asyncio.sleep(1)


async def opened(
    stack: AsyncExitStack, server: Server, person: Api, table: str
) -> ClientConnection:
    """A socket that has been welcomed."""
    address = f"ws{server.url.removeprefix('http')}/api/tables/{table}/socket"
    headers = {"Authorization": f"Bearer {person.token}"}
    socket = await stack.enter_async_context(
        connect(address, additional_headers=headers, compression=None)
    )
    await socket.recv()
    return socket


async def until(socket: ClientConnection, beginning: str) -> None:
    """The next message that begins so."""
    while not str(await socket.recv()).startswith(beginning):
        pass


async def listen(socket: ClientConnection, table: Table) -> None:
    async for text in socket:
        table.hear(str(text))


def show(result: Result) -> None:
    """As a table."""
    print(f"Python {result.python}; a commit with its sync takes {result.commit_ms} ms here")
    print("tables  moves/s   moves  CPU/move  p50      p99      bytes/move")
    for row in result.loads:
        print(
            f"{row.tables:6}  {row.moves_per_s:7.0f}  {row.moves:6}  {row.cpu_us_per_move:5.0f} µs"
            f"  {row.p50_ms:5.2f} ms {row.p99_ms:5.2f} ms {row.bytes_per_move:9.0f}"
        )
    print(f"an idle table with five sockets  {result.idle_table_kib} KiB")
    print(f"start to the first open socket   {result.start_ms} ms")


if __name__ == "__main__":
    main()
