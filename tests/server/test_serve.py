"""`backroom serve`, as an operator meets it."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import subprocess
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest

from backroom.client import Closed
from backroom.games.gang.seen import SeenChips
from backroom.protocol.bodies import Close
from backroom.server.addresses import lan_address
from backroom.server.store.sqlite import SqliteStore
from tests.server.players import party, playing
from tests.server.processes import command, environment, serving
from tests.server.test_slow_readers import deaf, move


def test_the_first_line_is_the_address_and_then_people_are_told_more(tmp_path: Path) -> None:
    db = tmp_path / "deep" / "tables.db"
    with serving(db) as server:
        assert httpx.get(f"{server.url}/healthz").json()["ok"] is True
        assert server.stop() == 0
        assert server.running.stdout is not None
        rest = server.running.stdout.read()
    assert f"Share this address: {server.url}" in rest
    assert f"Everything is kept in {db}" in rest
    assert rest.count("Operator's token") == 1


def test_a_server_for_all_addresses_shares_the_one_in_the_network(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", "--port", "0", "--host", "0.0.0.0") as server:
        assert server.url.startswith(f"http://{lan_address()}:")
        assert httpx.get(f"{server.url}/healthz").status_code == 200


def test_links_are_made_from_the_public_url(tmp_path: Path) -> None:
    options = ("--port", "0", "--public-url", "https://poker.example/")
    with serving(tmp_path / "tables.db", *options) as server:
        token = httpx.post(f"{server.url}/api/identities").json()["token"]
        bearer = {"Authorization": f"Bearer {token}"}
        table = httpx.post(f"{server.url}/api/tables", headers=bearer).json()
        assert table["link"] == f"https://poker.example/t/{table['table']}"


def test_settings_can_come_from_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BACKROOM_PUBLIC_URL", "https://poker.example")
    monkeypatch.setenv("BACKROOM_ALLOW_HOSTS", "den.lan attic.lan")
    with serving(tmp_path / "tables.db") as server:
        for host in ("poker.example", "den.lan", "attic.lan"):
            answer = httpx.get(f"{server.url}/api/me", headers={"Host": host})
            assert answer.status_code == 200


def test_a_port_that_is_taken_is_said_clearly(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        ended = run(tmp_path / "tables.db", "--port", port)
    assert ended.returncode == 1
    assert f"port {port} is taken by another program" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_host_of_another_machine_is_said_clearly(tmp_path: Path) -> None:
    ended = run(tmp_path / "tables.db", "--port", "0", "--host", "198.51.100.1")
    assert ended.returncode == 1
    assert "cannot listen on 198.51.100.1" in ended.stderr


def test_a_database_of_a_newer_version_is_said_clearly(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    asyncio.run(SqliteStore(db).close())
    connection = sqlite3.connect(db, isolation_level=None)
    connection.execute("UPDATE meta SET value = '2' WHERE name = 'schema'")
    connection.close()
    ended = run(db)
    assert ended.returncode == 1
    assert "written by a newer Backroom" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_second_server_from_the_same_file_is_refused(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with serving(db):
        ended = run(db)
    assert ended.returncode == 1
    assert f"another Backroom serves from {db}" in ended.stderr


@pytest.mark.parametrize("options", [("--public-url", "poker.example"), ("--port", "70000")])
def test_an_option_that_makes_no_sense_is_said_clearly(
    tmp_path: Path, options: tuple[str, ...]
) -> None:
    ended = run(tmp_path / "tables.db", *options)
    assert ended.returncode == 2
    assert "Traceback" not in ended.stderr


def test_it_stops_within_five_seconds_and_says_so_to_every_socket(tmp_path: Path) -> None:
    async def play() -> tuple[int, int]:
        with serving(tmp_path / "tables.db") as server:
            async with AsyncExitStack() as stack:
                at = await stack.enter_async_context(playing(party(server.url)))
                status = await asyncio.to_thread(server.stop)
                with pytest.raises(Closed) as closed:
                    await at[0].until(lambda it: False)
                return status, closed.value.code

    assert asyncio.run(play()) == (0, Close.STOPPING)


def test_it_stops_within_five_seconds_though_a_socket_is_stuck(tmp_path: Path) -> None:
    async def play() -> int:
        with serving(tmp_path / "tables.db") as server:
            friends = party(server.url)
            async with playing(friends) as at, deaf(friends, 0):
                for one in at:
                    await move(one, 40)
                return await asyncio.to_thread(server.stop)

    assert asyncio.run(play()) == 0


def test_the_log_of_the_program_holds_no_secrets(tmp_path: Path) -> None:
    log = tmp_path / "log"
    db = tmp_path / "tables.db"

    async def play(url: str) -> list[str]:
        friends = party(url)
        async with playing(friends) as at:
            await move(at[1], 10)
            seen = at[0].update and at[0].update.seen
            assert isinstance(seen, SeenChips)
            hand = seen.heist.hands[0]
            assert isinstance(hand, tuple)
        return [*hand, friends.code, *(one.token for one in friends.people), "Ann", "Bob"]

    with log.open("w") as stderr:
        running = subprocess.Popen(
            command(db, "--port", "0", "--log-level", "debug"),
            env=environment(),
            stdout=subprocess.PIPE,
            stderr=stderr,
            text=True,
        )
        with running:
            assert running.stdout
            url = running.stdout.readline().split()[-1]
            secrets = asyncio.run(play(url))
            running.terminate()
    text = log.read_text()
    seeds = [row[0].hex() for row in sqlite3.connect(db).execute("SELECT seed FROM seeds")]
    assert '"did": "Start"' in text
    assert [secret for secret in (*secrets, *seeds) if secret in text] == []


def run(db: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """A server that is expected to end by itself."""
    line = command(db, *options)
    return subprocess.run(
        line, check=False, env=environment(), capture_output=True, text=True, timeout=20
    )
