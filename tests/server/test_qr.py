"""The link of a table as a picture, and the address that links are made from."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import httpx
import pytest
import segno

from backroom.client import Api
from backroom.server.qr import QUIET, qr
from tests.server.running import Running, running, settings

SVG = "{http://www.w3.org/2000/svg}"


def test_the_picture_shows_the_link_of_the_table(server: Running) -> None:
    made = Api.join(server.url, "Ann").new_table()
    answer = httpx.get(f"{server.url}/api/tables/{made.table}/qr.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert dark(answer.text) == modules(made.link)


def test_with_a_device_code_the_picture_shows_the_link_for_one_more_device(
    server: Running,
) -> None:
    made = Api.join(server.url, "Ann").new_table()
    picture = f"{server.url}/api/tables/{made.table}/qr.svg"
    answer = httpx.get(picture, params={"device": "fq5n-yst3"})
    assert dark(answer.text) == modules(f"{made.link}?device=FQ5NYST3")
    assert answer.headers["cache-control"] == "no-store"
    assert httpx.get(picture, params={"device": "FQ5N"}).json()["error"] == "no_such_code"


def test_the_picture_holds_nothing_that_a_strict_page_refuses(server: Running) -> None:
    made = Api.join(server.url, "Ann").new_table()
    text = httpx.get(f"{server.url}/api/tables/{made.table}/qr.svg").text
    assert re.findall(r"style|<script|href|on\w+=|class=", text) == []
    assert [element.tag for element in ET.fromstring(text)] == [f"{SVG}path", f"{SVG}path"]


@pytest.mark.parametrize("public", ["https://poker.example", "https://poker.example/"])
def test_links_are_made_from_the_public_url(tmp_path: Path, public: str) -> None:
    with running(settings(tmp_path, public_url=public), share=public) as server:
        ann = Api.join(server.url, "Ann")
        made = ann.new_table()
        assert made.link == f"https://poker.example/t/{made.table}"
        picture = httpx.get(f"{server.url}/api/tables/{made.table}/qr.svg").text
        assert dark(picture) == modules(made.link)


def test_links_are_made_from_the_address_in_the_network_also_for_whoever_asked_by_localhost(
    tmp_path: Path,
) -> None:
    with running(settings(tmp_path), share="http://192.168.1.5:8440") as server:
        here = server.url.replace("127.0.0.1", "localhost")
        made = Api(here, Api.join(server.url, "Ann").token).new_table()
        assert made.link == f"http://192.168.1.5:8440/t/{made.table}"


def test_a_server_that_knows_itself_as_this_machine_alone_takes_the_name_by_which_it_was_asked(
    tmp_path: Path,
) -> None:
    with running(settings(tmp_path, allow_hosts=("poker.example",))) as server:
        token = Api.join(server.url, "Ann").token
        headers = {
            "Authorization": f"Bearer {token}",
            "Host": "poker.example",
            "X-Forwarded-Proto": "https",
        }
        made = httpx.post(f"{server.url}/api/tables", headers=headers).json()
        assert made["link"] == f"https://poker.example/t/{made['table']}"


def test_where_there_is_only_localhost_the_link_says_so(server: Running) -> None:
    assert Api.join(server.url, "Ann").new_table().link.startswith("http://127.0.0.1:")


def dark(svg: str) -> set[tuple[int, int]]:
    """The dark modules of a picture, as row and column, as its path draws them."""
    path = ET.fromstring(svg).findall(f"{SVG}path")[1].attrib["d"]
    x, y, found = 0.0, 0.0, set()
    for command, numbers in re.findall(r"([Mmh])([^Mmh]*)", path):
        values = [float(number) for number in re.findall(r"-?[\d.]+", numbers)]
        if command == "h":
            found |= {(int(y) - QUIET, int(x) - QUIET + step) for step in range(int(values[0]))}
            x += values[0]
        else:
            x, y = (values[0], values[1]) if command == "M" else (x + values[0], y + values[1])
    return found


def modules(address: str) -> set[tuple[int, int]]:
    """The dark modules of the QR code of an address."""
    code = segno.make(address, error="m", micro=False)
    return {
        (row, column)
        for row, line in enumerate(code.matrix)
        for column, module in enumerate(line)
        if module
    }


def test_a_picture_is_drawn_once() -> None:
    assert qr("http://192.168.1.5:8440/t/x") is qr("http://192.168.1.5:8440/t/x")
