"""The page and its files."""

from __future__ import annotations

import base64
import gzip
import hashlib
import re
from pathlib import Path

import httpx
import pytest

from backroom.server.pages import WEB, Pages, policy
from tests.server.running import Running


@pytest.mark.parametrize("path", ["/", "/rules", "/t/AAAAAAAAAAAAAAAA"])
def test_the_page_is_served_under_a_policy_that_allows_only_what_it_needs(
    shared: Running, path: str
) -> None:
    answer = httpx.get(f"{shared.url}{path}")
    found = re.search(r'<script type="importmap">(.*?)</script>', answer.text, re.DOTALL)
    assert found
    digest = base64.b64encode(hashlib.sha256(found[1].encode()).digest()).decode()
    host = shared.url.removeprefix("http://")
    assert answer.headers["content-security-policy"].split("; ") == [
        "default-src 'self'",
        f"script-src 'self' 'sha256-{digest}'",
        "style-src 'self'",
        "img-src 'self' data:",
        f"connect-src 'self' ws://{host} wss://{host}",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"


def test_the_page_has_no_inline_script_but_its_import_map_and_no_inline_style() -> None:
    page = (WEB / "index.html").read_text()
    inline = re.findall(r"<script(?![^>]*\bsrc=)([^>]*)>", page)
    assert inline == [' type="importmap"']
    assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:", page)


def test_a_page_without_an_import_map_has_a_policy_too() -> None:
    assert "script-src 'self';" in policy(b"<p>hello", "localhost")


def test_a_file_that_the_browser_has_is_not_sent_again(server: Running) -> None:
    first = httpx.get(f"{server.url}/web/main.js")
    again = httpx.get(f"{server.url}/web/main.js", headers={"If-None-Match": first.headers["etag"]})
    assert (first.status_code, again.status_code, again.content) == (200, 304, b"")
    assert first.headers["cache-control"] == "no-cache"
    assert first.headers["content-type"] == "text/javascript; charset=utf-8"


def test_text_is_squeezed_for_those_who_take_it(server: Running) -> None:
    with httpx.stream("GET", f"{server.url}/web/vendor/preact.mjs") as answer:
        assert answer.headers["content-encoding"] == "gzip"
        raw = b"".join(answer.iter_raw())
    plain = httpx.get(f"{server.url}/web/vendor/preact.mjs", headers={"Accept-Encoding": "br"})
    assert "content-encoding" not in plain.headers
    assert gzip.decompress(raw) == plain.content == (WEB / "vendor/preact.mjs").read_bytes()


def test_a_file_that_changes_is_read_again(tmp_path: Path) -> None:
    (tmp_path / "a.js").write_text("1")
    pages = Pages(tmp_path)
    first = pages._found("a.js")
    (tmp_path / "a.js").write_text("22")
    second = pages._found("a.js")
    assert (first and first.body, second and second.body) == (b"1", b"22")


def test_a_link_that_leads_out_of_the_folder_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / "web").mkdir()
    (tmp_path / "secret").write_text("x")
    (tmp_path / "web" / "link").symlink_to(tmp_path / "secret")
    assert Pages(tmp_path / "web")._found("link") is None
