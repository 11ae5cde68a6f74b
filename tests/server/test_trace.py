"""A traced server: the sync of the log returns between a command's arrival and its answer."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from backroom.games.gang.choices import PutBack, Take
from backroom.games.gang.rules import Colour
from backroom.protocol.commands import Act
from backroom.protocol.messages import Done, Reason, Refused
from backroom.table import decode_entry
from tests.needs import miss, needs
from tests.server.players import party, playing
from tests.server.witnesses import read_log
from tests.serving import Server, served

BACKROOM = (sys.executable, "-m", "backroom")
TRACED = Act("the-traced-command", Take(Colour.WHITE, 1, "centre"))
READS = ("read", "readv", "recvfrom", "recvmsg")
WRITES = ("write", "writev", "sendto", "sendmsg")
SYNCS = ("fsync", "fdatasync")
STRACE = ("strace", "-D", "-f", "-qq")

_CALL = re.compile(r"(?P<thread>\d+) +(?P<name>\w+)\((?P<rest>.*)")
_RESUMED = re.compile(r"(?P<thread>\d+) +<\.\.\. (?P<name>\w+) resumed>(?P<rest>.*)")


@pytest.fixture(autouse=True)
def needs_strace() -> None:
    needs("strace")
    if subprocess.run(["strace", "-qq", "true"], check=False, stderr=-3).returncode:
        miss("expected a strace that may trace, to see the system calls of a server")


def test_the_sync_of_the_log_returns_between_a_commands_arrival_and_its_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(server: Server) -> None:
        async with playing(party(server.address)) as at:
            with monkeypatch.context() as patch:  # unmasked, so that the trace can be read
                patch.setattr("websockets.frames.secrets.token_bytes", bytes)
                assert await at[0].ask(TRACED) == Done(TRACED.id)
            await at[1].ping()

    calls = ",".join((*READS, *WRITES, *SYNCS, "pwrite64"))
    trace = tmp_path / "trace"
    before = (*STRACE, "-y", "-s", "4000", "-e", f"trace={calls}", "-o", str(trace))
    with served([*before, *BACKROOM], tmp_path) as server:
        asyncio.run(play(server))
        server.stop()
    assert steps(trace) == ["arrival", "log written", "log synced", *["told"] * 3, "answer"]


def test_a_sync_that_fails_is_refused_and_does_not_come_back_after_a_crash(
    tmp_path: Path,
) -> None:
    async def play(server: Server) -> tuple[list[str], list[str]]:
        done: list[str] = []
        refused: list[str] = []
        async with playing(party(server.address)) as at:
            tables.append(at[0].roster.table if at[0].roster else "")
            while not refused:
                move = PutBack(Colour.WHITE, 1) if len(done) % 2 else TRACED.choice
                answer = await at[0].act(move)
                (done if isinstance(answer, Done) else refused).append(answer.id)
            server.process.kill()
        assert isinstance(answer, Refused)
        assert answer.reason == Reason.NOT_STORED
        return done, refused

    tables: list[str] = []
    fault = f"inject={','.join(SYNCS)}:error=EIO:when=12"
    before = (*STRACE, "-o", "/dev/null", "-e", f"trace={','.join(SYNCS)}", "-e", fault)
    with served([*before, *BACKROOM], tmp_path) as server:
        done, refused = asyncio.run(play(server))
    log = read_log(tmp_path / "backroom.db", tables[0])
    kept = [decode_entry(payload).command for payload in log.payloads]
    assert set(done) <= set(kept)
    assert not set(refused) & set(kept)


def steps(trace: Path) -> list[str]:
    """What happened from the arrival of the traced command to its answer, in order."""
    found = [step for call in returned(trace) if (step := meaning(*call))]
    start, end = found.index("arrival"), found.index("answer")
    return found[start : end + 1]


def meaning(name: str, text: str) -> str:
    """What a system call means here; "" for most."""
    if name in READS and TRACED.id in text:
        return "arrival"
    if name in SYNCS and "backroom.db-wal" in text and text.endswith("= 0"):
        return "log synced"
    if name == "pwrite64" and "backroom.db-wal" in text and TRACED.id in text:
        return "log written"
    if name in WRITES and r"\"type\":\"update\"" in text:
        return "told"
    return "answer" if name in WRITES and TRACED.id in text else ""


def returned(trace: Path) -> Iterator[tuple[str, str]]:
    """Name and text of every system call, in the order in which they returned."""
    begun: dict[str, str] = {}
    for line in trace.read_text(errors="replace").splitlines():
        if call := _CALL.fullmatch(line):
            if call["rest"].endswith("<unfinished ...>"):
                begun[call["thread"]] = call["rest"]
            else:
                yield call["name"], call["rest"].rstrip()
        elif resumed := _RESUMED.fullmatch(line):
            yield resumed["name"], begun.pop(resumed["thread"], "") + resumed["rest"].rstrip()
