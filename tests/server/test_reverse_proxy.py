"""The nginx site of docs/operations.md: started as it stands there, and played through."""

from __future__ import annotations

import asyncio
import re
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from socket import create_connection, create_server

import httpx
import pytest
from websockets.asyncio.client import connect

from backroom.core.wire import Seat, Spectator
from backroom.protocol.concrete import Heard, heard
from backroom.protocol.messages import Done, Roster
from tests.needs import needs
from tests.serving import served

TEXT = (Path(__file__).resolve().parents[2] / "docs" / "operations.md").read_text(encoding="utf-8")
BACKROOM = (sys.executable, "-m", "backroom")
NAME = "poker.example"


@pytest.fixture(autouse=True)
def needs_a_proxy() -> None:
    needs("nginx", "openssl")


@dataclass(frozen=True, slots=True)
class Site:
    """The site, as browsers reach it."""

    port: int  # https
    plain_port: int  # http
    trust: ssl.SSLContext

    @property
    def url(self) -> str:
        """As a browser shows it."""
        return f"https://{NAME}:{self.port}"

    def browser(self) -> httpx.Client:
        """A page of the site; its name leads to this machine."""
        headers = {"Host": f"{NAME}:{self.port}", "Origin": self.url}
        return httpx.Client(
            base_url=f"https://127.0.0.1:{self.port}", headers=headers, verify=self.trust
        )


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("site")
    certify(folder)
    trust = ssl.create_default_context(cafile=folder / "cert.pem")
    trust.check_hostname = False  # the pages are asked for by number
    made = Site(free_port(), free_port(), trust)
    with (
        served(BACKROOM, folder, "--public-url", made.url) as server,
        nginx(folder, made, server.address),
    ):
        yield made


def test_a_page_gets_a_secure_cookie_and_links_to_the_site(site: Site) -> None:
    with site.browser() as page:
        answer = page.post("/api/me", json={"name": "Ann"})
        assert answer.json() == {"name": "Ann"}
        assert "; Secure" in answer.headers["set-cookie"]
        made = page.post("/api/tables").json()
        assert made["link"] == f"{site.url}/t/{made['table']}"
        assert page.get(f"/api/tables/{made['table']}/qr.svg").status_code == 200
        assert page.get(f"/t/{made['table']}").status_code == 200


def test_a_socket_opens_through_the_site_and_a_command_is_done(site: Site) -> None:
    with site.browser() as page:
        cookie = page.post("/api/me", json={"name": "Ann"}).headers["set-cookie"].split(";")[0]
        table = page.post("/api/tables").json()["table"]

    async def sit() -> list[Heard]:
        async with connect(
            f"wss://{NAME}:{site.port}/api/tables/{table}/socket",
            host="127.0.0.1",
            ssl=site.trust,
            origin=site.url,  # type: ignore[arg-type]  # a text by its type
            additional_headers={"Cookie": cookie},
        ) as socket:
            await socket.send(
                '{"type": "sit", "id": "1", "seat": "any", "nonce": "' + "0" * 32 + '"}'
            )
            said: list[Heard] = []
            while not said or not isinstance(said[-1], Done):
                said.append(heard(await socket.recv()))
            return said

    rosters = [one for one in asyncio.run(sit()) if isinstance(one, Roster)]
    assert [one.you for one in rosters] == [Spectator(), Seat(0)]


def test_a_foreign_page_is_refused_through_the_site_too(site: Site) -> None:
    with site.browser() as page:
        foreign = {"Origin": "https://evil.example"}
        answer = page.post("/api/me", json={"name": "Ann"}, headers=foreign)
        assert (answer.status_code, answer.json()["error"]) == (403, "foreign_origin")


def test_nobody_gets_another_allowance_by_naming_another_address(site: Site) -> None:
    with site.browser() as page:
        errors = [
            page.post(
                "/api/devices",
                json={"code": "AAAAAAAA"},
                headers={"X-Forwarded-For": f"198.51.100.{number}"},
            ).json()["error"]
            for number in range(7)
        ]
    assert errors == ["no_such_code"] * 5 + ["too_fast"] * 2


def test_metrics_are_not_passed_on_and_plain_http_leads_to_https(site: Site) -> None:
    with site.browser() as page:
        assert page.get("/metrics").status_code == 404
    plain = httpx.get(f"http://127.0.0.1:{site.plain_port}/t/x", headers={"Host": NAME})
    assert (plain.status_code, plain.headers["location"]) == (301, f"https://{NAME}/t/x")


def certify(folder: Path) -> None:
    """A certificate for the name of the site, that nobody else trusts."""
    line = "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -keyout key.pem -out cert.pem"
    names = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    subprocess.run([*line.split(), *names], cwd=folder, check=True, capture_output=True)


@contextmanager
def nginx(folder: Path, site: Site, backroom: str) -> Iterator[None]:
    """The site of the docs, with our ports and certificate in the place of theirs."""
    (text,) = re.findall(r"```nginx\n(.*?)```", TEXT, re.DOTALL)
    for theirs, ours in (
        ("listen 443 ssl", f"listen 127.0.0.1:{site.port} ssl"),
        ("listen 80", f"listen 127.0.0.1:{site.plain_port}"),
        ("/etc/letsencrypt/live/poker.example/fullchain.pem", f"{folder}/cert.pem"),
        ("/etc/letsencrypt/live/poker.example/privkey.pem", f"{folder}/key.pem"),
        ("http://127.0.0.1:8440", backroom),
    ):
        assert theirs in text
        text = text.replace(theirs, ours)
    around = f"pid {folder}/nginx.pid; error_log {folder}/error.log; events {{}}\n"
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = f"{around}http {{ access_log off; {temporary}\n{text} }}\n"
    (folder / "nginx.conf").write_text(whole, encoding="utf-8")
    line = ["nginx", "-c", f"{folder}/nginx.conf", "-p", f"{folder}/", "-g", "daemon off;"]
    with subprocess.Popen(line, stderr=subprocess.DEVNULL) as process:
        try:
            answers(site.port, process)
            yield
        finally:
            process.terminate()


def answers(port: int, process: subprocess.Popen[bytes]) -> None:
    """Returns when somebody listens there."""
    for _ in range(200):
        assert process.poll() is None, "expected nginx to run"
        with suppress(OSError), create_connection(("127.0.0.1", port), timeout=1):
            return
        time.sleep(0.05)
    raise AssertionError("expected nginx to listen")


def free_port() -> int:
    """A port that nobody has now."""
    with create_server(("127.0.0.1", 0)) as opened:
        port: int = opened.getsockname()[1]
        return port
