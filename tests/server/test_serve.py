"""`backroom serve`, as an operator meets it."""

from __future__ import annotations

import asyncio
import re
import socket
import sqlite3
import subprocess
import sys
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
from tests.server.test_slow_readers import deaf, move
from tests.serving import STOPS_WITHIN_S, served

BACKROOM = (sys.executable, "-m", "backroom")


def test_the_first_line_is_the_address_and_then_people_are_told_more(tmp_path: Path) -> None:
    db = tmp_path / "deep" / "backroom.db"
    with served(BACKROOM, tmp_path, "--db", str(db)) as server:
        assert httpx.get(f"{server.address}/healthz").json()["ok"] is True
        server.process.terminate()
        assert server.process.stdout is not None
        rest = server.process.stdout.read()
        assert server.process.wait(timeout=5) == 0
    assert f"Share this address: {server.address}" in rest
    assert f"Everything is kept in {db}" in rest
    assert rest.count("Operator's token") == 1


def test_a_server_for_all_addresses_shares_the_one_in_the_network(tmp_path: Path) -> None:
    with served(BACKROOM, tmp_path, "--host", "0.0.0.0") as server:
        assert server.address.startswith(f"http://{lan_address()}:")
        assert httpx.get(f"{server.address}/healthz").status_code == 200


def test_links_are_made_from_the_public_url(tmp_path: Path) -> None:
    with served(BACKROOM, tmp_path, "--public-url", "https://poker.example/") as server:
        token = httpx.post(f"{server.address}/api/identities").json()["token"]
        bearer = {"Authorization": f"Bearer {token}"}
        table = httpx.post(f"{server.address}/api/tables", headers=bearer).json()
        assert table["link"] == f"https://poker.example/t/{table['table']}"


def test_settings_can_come_from_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BACKROOM_PUBLIC_URL", "https://poker.example")
    monkeypatch.setenv("BACKROOM_ALLOW_HOSTS", "den.lan attic.lan")
    with served(BACKROOM, tmp_path) as server:
        for host in ("poker.example", "den.lan", "attic.lan"):
            answer = httpx.get(f"{server.address}/api/me", headers={"Host": host})
            assert answer.status_code == 200


def test_a_port_that_is_taken_is_said_clearly(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        ended = run(tmp_path / "backroom.db", "--port", port)
    assert ended.returncode == 1
    assert f"port {port} is taken by another program" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_host_of_another_machine_is_said_clearly(tmp_path: Path) -> None:
    ended = run(tmp_path / "backroom.db", "--port", "0", "--host", "198.51.100.1")
    assert ended.returncode == 1
    assert "cannot listen on 198.51.100.1" in ended.stderr


def test_a_database_of_a_newer_version_is_said_clearly(tmp_path: Path) -> None:
    db = tmp_path / "backroom.db"
    asyncio.run(SqliteStore(db).close())
    connection = sqlite3.connect(db, isolation_level=None)
    connection.execute("UPDATE meta SET value = '1000' WHERE name = 'schema'")
    connection.close()
    ended = run(db)
    assert ended.returncode == 1
    assert "written by a newer Backroom" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_second_server_from_the_same_file_is_refused(tmp_path: Path) -> None:
    db = tmp_path / "backroom.db"
    with served(BACKROOM, tmp_path):
        ended = run(db)
    assert ended.returncode == 1
    assert f"another Backroom serves from {db}" in ended.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="links need a privilege there")
def test_nor_by_a_link_to_the_same_file(tmp_path: Path) -> None:
    link = tmp_path / "link.db"
    link.symlink_to(tmp_path / "backroom.db")
    with served(BACKROOM, tmp_path):
        ended = run(link)
    assert ended.returncode == 1
    assert f"another Backroom serves from {link}" in ended.stderr


@pytest.mark.parametrize("options", [("--public-url", "poker.example"), ("--port", "70000")])
def test_an_option_that_makes_no_sense_is_said_clearly(
    tmp_path: Path, options: tuple[str, ...]
) -> None:
    ended = run(tmp_path / "backroom.db", *options)
    assert ended.returncode == 2
    assert "Traceback" not in ended.stderr


def test_it_stops_within_five_seconds_and_says_so_to_every_socket(tmp_path: Path) -> None:
    async def play() -> tuple[float, int]:
        with served(BACKROOM, tmp_path) as server:
            async with AsyncExitStack() as stack:
                at = await stack.enter_async_context(playing(party(server.address)))
                took_s = await asyncio.to_thread(server.stop)
                with pytest.raises(Closed) as closed:
                    await at[0].until(lambda it: False)
            assert server.process.returncode == 0
            return took_s, closed.value.code

    took_s, code = asyncio.run(play())
    assert took_s < STOPS_WITHIN_S
    assert code == Close.STOPPING


def test_it_stops_within_five_seconds_though_a_socket_is_stuck(tmp_path: Path) -> None:
    async def play() -> float:
        with served(BACKROOM, tmp_path) as server:
            friends = party(server.address)
            async with playing(friends) as at, deaf(friends, 0):
                for one in at:
                    await move(one, 40)
                took_s = await asyncio.to_thread(server.stop)
            assert server.process.returncode == 0
            return took_s

    assert asyncio.run(play()) < STOPS_WITHIN_S


def test_the_log_of_the_program_holds_no_secrets(tmp_path: Path) -> None:
    async def play(url: str) -> list[str]:
        friends = party(url)
        async with playing(friends) as at:
            await move(at[1], 10)
            seen = at[0].update and at[0].update.seen
            assert isinstance(seen, SeenChips)
            hand = seen.heist.hands[0]
            assert isinstance(hand, tuple)
        return [*hand, friends.code, *(one.token for one in friends.people), "Ann", "Bob"]

    with served(BACKROOM, tmp_path, "--log-level", "debug") as server:
        secrets = asyncio.run(play(server.address))
        server.stop()
    text = (tmp_path / "server.log").read_text()
    connection = sqlite3.connect(tmp_path / "backroom.db")
    seeds = [secret.hex() for (secret,) in connection.execute("SELECT seed FROM seeds")]
    connection.close()
    assert '"did": "Start"' in text
    assert set(re.findall(r"[\w-]+", text)).isdisjoint((*secrets, *seeds))


def run(db: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """A server that is expected to end by itself."""
    line = [*BACKROOM, "serve", "--host", "127.0.0.1", "--no-browser", "--db", str(db), *options]
    return subprocess.run(line, check=False, capture_output=True, text=True, timeout=20)
