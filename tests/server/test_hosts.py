"""Which Host and which Origin are ours."""

from __future__ import annotations

import socket

import pytest

from backroom.server.hosts import Hosts

HOSTS = Hosts(public_url="https://poker.example", allowed=["den.lan"])


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "localhost:8440",
        "127.0.0.1:8440",
        "192.168.1.5:8440",
        "[::1]:8440",
        "[fe80::1]",
        "poker.example",
        "POKER.example:443",
        "den.lan:8440",
        socket.gethostname(),
    ],
)
def test_addresses_in_digits_and_our_own_names_are_ours(host: str) -> None:
    assert HOSTS.is_ours(host)


@pytest.mark.parametrize(
    "host",
    [
        "",
        "evil.example",
        "evil.example:8440",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "127.0.0.1@evil.example",
        "localhost:8440\r\nX: y",
        "den.lan evil.example",
        "[::1",
        "127.0.0.1;script-src *",
    ],
)
def test_every_other_host_is_foreign(host: str) -> None:
    assert not HOSTS.is_ours(host)


@pytest.mark.parametrize(
    ("origin", "scheme", "host"),
    [
        ("http://localhost:8440", "http", "localhost:8440"),
        ("http://localhost:8440", "ws", "localhost:8440"),
        ("http://192.168.1.5:8440", "http", "192.168.1.5:8440"),
        ("http://[::1]:8440", "http", "[::1]:8440"),
        ("http://den.lan", "http", "den.lan:80"),
        ("https://den.lan", "wss", "den.lan:443"),
        ("https://poker.example", "https", "poker.example"),
        ("https://poker.example", "http", "poker.example"),  # a proxy that tells no scheme
        ("https://poker.example", "ws", "127.0.0.1:8440"),
    ],
)
def test_the_origin_of_a_page_that_we_served_is_our_own(
    origin: str, scheme: str, host: str
) -> None:
    assert HOSTS.is_own(origin, scheme=scheme, host=host)


@pytest.mark.parametrize("scheme", ["https", "wss"])
def test_a_page_that_came_by_http_is_foreign_to_who_asks_by_https(scheme: str) -> None:
    assert not HOSTS.is_own("http://den.lan", scheme=scheme, host="den.lan")


@pytest.mark.parametrize(
    "origin",
    [
        "null",
        "",
        "http://evil.example",
        "http://localhost",
        "http://localhost:8441",
        "https://localhost:8440",
        "http://localhost:8440.evil.example",
        "http://poker.example",
        "https://poker.example.evil.example",
        "file://localhost:8440",
        "localhost:8440",
        "http://[::1",
    ],
)
def test_every_other_origin_is_foreign(origin: str) -> None:
    assert not HOSTS.is_own(origin, scheme="http", host="localhost:8440")
