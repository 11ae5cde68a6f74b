"""Connections that ask for nothing, and handshakes that are refused."""

from __future__ import annotations

import asyncio
import logging
import socket
from pathlib import Path

import httpx
import pytest

from backroom.protocol.messages import Pong
from backroom.server import wire
from tests.server.players import party
from tests.server.running import Running, running, settings

HALF = b"GET / HTTP/1.1\r\nHost: localhost\r\n"


@pytest.mark.parametrize("sent", [b"", HALF])
def test_whoever_asks_for_nothing_is_shown_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr(wire, "ASK_S", 0.1)
    with running(settings(tmp_path)) as server, connection(server) as silent:
        silent.sendall(sent)
        assert silent.recv(1) == b""


def test_whoever_has_asked_may_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(server: Running) -> None:
        async with party(server.url).connected(0) as at, httpx.AsyncClient() as browser:
            assert (await browser.get(f"{server.url}/api/me")).status_code == 200
            with connection(server) as silent:
                assert await asyncio.to_thread(silent.recv, 1) == b""
            assert isinstance(await at.ping(), Pong)
            assert (await browser.get(f"{server.url}/api/me")).status_code == 200

    monkeypatch.setattr(wire, "ASK_S", 0.1)
    with running(settings(tmp_path)) as server:
        asyncio.run(play(server))


def test_a_handshake_that_is_refused_is_no_fault_of_the_server(
    shared: Running, caplog: pytest.LogCaptureFixture
) -> None:
    friends = party(shared.url)
    answer = httpx.get(
        f"{shared.url}/api/tables/{friends.table}/socket",
        headers={
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
            "Origin": "http://evil.example",
        },
    )
    assert (answer.status_code, answer.json()["error"]) == (403, "foreign_origin")
    assert [one for one in caplog.records if one.levelno >= logging.ERROR] == []


def connection(server: Running) -> socket.socket:
    """One that has said nothing yet."""
    host, port = server.url.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), timeout=10)
