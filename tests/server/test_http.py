"""What is asked over HTTP: identity, tables, codes, records, pages, health."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import httpx
import pytest

from backroom.core.record import parse_record
from backroom.server.codes import CODE_LETTERS
from backroom.server.limits import Limits, Rate
from tests.server.players import is_over, party, play_on, playing
from tests.server.running import Running, running, settings


def test_a_name_makes_an_identity_that_the_browser_keeps_where_no_script_reads_it(
    server: Running,
) -> None:
    with browser(server) as page:
        assert page.get("/api/me").json() == {"name": ""}
        answer = page.post("/api/me", json={"name": " Ann "})
        assert answer.json() == {"name": "Ann"}
        cookie = answer.headers["set-cookie"]
        assert re.fullmatch(
            r"backroom-[0-9a-f]{8}=[\w-]{43}; HttpOnly; Max-Age=34560000; Path=/; SameSite=lax",
            cookie,
        )
        assert page.get("/api/me").json() == {"name": "Ann"}


def test_another_name_is_the_same_person(server: Running) -> None:
    with browser(server) as page:
        page.post("/api/me", json={"name": "Ann"})
        before = page.cookies.jar
        token = next(iter(before)).value
        assert page.post("/api/me", json={"name": "Anna"}).json() == {"name": "Anna"}
        assert next(iter(page.cookies.jar)).value == token


def test_the_cookie_is_secure_under_https_alone(tmp_path: Path) -> None:
    with running(settings(tmp_path, public_url="https://poker.example")) as server:
        headers = {"X-Forwarded-Proto": "https", "Origin": "https://poker.example"}
        answer = httpx.post(f"{server.url}/api/me", json={"name": "Ann"}, headers=headers)
        assert "; Secure" in answer.headers["set-cookie"]
        headers = {"Origin": server.url}
        answer = httpx.post(f"{server.url}/api/me", json={"name": "Ann"}, headers=headers)
        assert "; Secure" not in answer.headers["set-cookie"]


@pytest.mark.parametrize("broken", ["", "x", "A" * 43, '"', "é", "a=b; c", "\x01"])
def test_a_broken_cookie_is_as_good_as_none(shared: Running, broken: str) -> None:
    name = f"backroom-{shared.house.store.instance}"
    cookie = f"{name}={broken}".encode("latin-1")
    headers = [(b"Cookie", cookie), (b"Origin", shared.url.encode())]
    assert httpx.get(f"{shared.url}/api/me", headers=headers).json() == {"name": ""}
    answer = httpx.post(f"{shared.url}/api/me", headers=headers, json={"name": "Ann"})
    assert answer.json() == {"name": "Ann"}
    assert name in answer.cookies


@pytest.mark.parametrize(
    ("body", "status", "error"),
    [
        ({"name": "x" * 10_240}, 400, "name_too_long"),
        ({"name": "x" * 25}, 400, "name_too_long"),
        ({"name": "  \u200b "}, 400, "name_empty"),
        ({"name": 5}, 400, "bad_body"),
        ({}, 400, "bad_body"),
        ({"name": "Ann", "admin": True}, 400, "bad_body"),
        ([], 400, "bad_body"),
        ({"name": "x" * 100_000}, 413, "too_large"),
    ],
)
def test_a_name_that_is_none_is_refused_by_name(
    shared: Running, body: object, status: int, error: str
) -> None:
    with browser(shared) as page:
        answer = page.post("/api/me", json=body)
        assert (answer.status_code, answer.json()["error"]) == (status, error)
        assert "set-cookie" not in answer.headers


def test_a_program_gets_a_token_that_works_as_bearer(server: Running) -> None:
    token = httpx.post(f"{server.url}/api/identities").json()["token"]
    bearer = {"Authorization": f"Bearer {token}"}
    assert httpx.get(f"{server.url}/api/me", headers=bearer).json() == {"name": "Guest"}
    answer = httpx.post(f"{server.url}/api/me", headers=bearer, json={"name": "Robo"})
    assert answer.json() == {"name": "Robo"}
    assert "set-cookie" not in answer.headers


def test_tokens_are_kept_as_hashes_alone(server: Running, tmp_path: Path) -> None:
    token = httpx.post(f"{server.url}/api/identities", json={"name": "Robo"}).json()["token"]
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("tables.db*"))
    assert b"Robo" in kept
    assert token.encode() not in kept


def test_a_table_has_a_secret_link_and_a_code_that_leads_to_it(server: Running) -> None:
    with browser(server, "Ann") as page:
        answer = page.post("/api/tables", json={"rules": {"type": "gang.rules", "players": 3}})
        made = answer.json()
        assert answer.status_code == 201
        assert re.fullmatch(r"[\w-]{16}", made["table"])
        assert re.fullmatch(f"[{CODE_LETTERS}]{{8}}", made["code"])
        assert made["link"] == f"{server.url}/t/{made['table']}"
        typed = f" {made['code'][:4].lower()}-{made['code'][4:]} "
        assert page.post("/api/codes", json={"code": typed}).json() == made


@pytest.mark.parametrize(
    ("body", "status", "error"),
    [
        ({"rules": {"type": "gang.rules", "players": 7}}, 400, "rules_refused"),
        ({"rules": {"type": "gang.rules", "lowest_rank": 6}}, 400, "rules_refused"),
        ({"rules": {"type": "gang.rules", "settle_s": "NaN"}}, 400, "rules_refused"),
        ({"rules": {"type": "gang.rules", "cards": 60}}, 400, "rules_refused"),
        ({"rules": {"type": "dice.rules", "highest_face": 2}}, 400, "rules_refused"),
        ({"rules": {"players": 4}}, 400, "rules_refused"),
        ({"rules": {"type": "chess.rules"}}, 400, "rules_refused"),
        ({"colour": "red"}, 400, "bad_body"),
    ],
)
def test_rules_that_do_not_exist_are_refused_by_name(
    shared: Running, body: object, status: int, error: str
) -> None:
    with browser(shared, "Ann") as page:
        answer = page.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["error"]) == (status, error)
        assert answer.json()["detail"].startswith(("expected", "Expected", "Object", "Invalid"))


def test_a_table_needs_an_identity(server: Running) -> None:
    with browser(server) as page:
        answer = page.post("/api/tables", json={})
        assert (answer.status_code, answer.json()["error"]) == (401, "no_identity")


def test_codes_cannot_be_guessed_fast(server: Running) -> None:
    with browser(server, "Ann") as page:
        answers = [page.post("/api/codes", json={"code": "AAAAAAAA"}) for _ in range(12)]
        errors = [answer.json()["error"] for answer in answers]
        assert errors == ["no_such_code"] * 10 + ["too_fast"] * 2
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 5


def test_who_knows_a_code_does_not_guess(server: Running) -> None:
    with browser(server, "Ann") as page:
        code = page.post("/api/tables").json()["code"]
        asked = [code] * 12 + ["AAAAAAAA"] * 11
        answers = [page.post("/api/codes", json={"code": one}) for one in asked]
        assert [one.status_code for one in answers] == [200] * 12 + [404] * 10 + [429]


def test_an_address_that_asks_too_much_is_told_when_to_ask_again(tmp_path: Path) -> None:
    limits = Limits(requests=Rate(burst=2, per_s=0.5))
    with running(settings(tmp_path, limits=limits)) as server, browser(server) as page:
        answers = [page.post("/api/codes", json={"code": "A"}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [404, 404, 429]
        assert answers[-1].headers["retry-after"] == "2"


def test_so_is_one_that_only_reads_and_too_often(tmp_path: Path) -> None:
    limits = Limits(reads=Rate(burst=2, per_s=0.5))
    with running(settings(tmp_path, limits=limits)) as server, browser(server) as page:
        answers = [page.get(path) for path in ("/", "/api/tables", "/web/app.js")]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert answers[-1].headers["retry-after"] == "2"
        assert page.get("/healthz").status_code == 200  # a monitor may ask as often as it likes


def test_records_which_cost_a_reading_of_a_log_are_asked_for_in_peace(tmp_path: Path) -> None:
    limits = Limits(records=Rate(burst=2, per_s=0.5))
    with running(settings(tmp_path, limits=limits)) as server, browser(server) as page:
        answers = [page.get("/api/tables/x/games/1/record") for _ in range(3)]
        assert [answer.json()["error"] for answer in answers] == [
            *["no_such_table"] * 2,
            "too_fast",
        ]
        assert answers[-1].headers["retry-after"] == "2"


@pytest.mark.parametrize("path", ["/api/me", "/api/identities", "/api/tables", "/api/codes"])
@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://localhost:1"])
def test_a_post_from_a_foreign_page_is_refused(shared: Running, path: str, origin: str) -> None:
    with browser(shared, "Ann") as page:
        answer = page.post(path, json={"name": "Mallory"}, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["error"]) == (403, "foreign_origin")
        assert page.get("/api/me").json() == {"name": "Ann"}


def test_a_post_without_an_origin_needs_a_bearer_token(server: Running) -> None:
    answer = httpx.post(f"{server.url}/api/me", json={"name": "Ann"})
    assert (answer.status_code, answer.json()["error"]) == (403, "foreign_origin")


@pytest.mark.parametrize("path", ["/", "/api/me", "/t/abc", "/web/main.js"])
def test_a_name_that_somebody_points_at_us_is_not_served(shared: Running, path: str) -> None:
    answer = httpx.get(f"{shared.url}{path}", headers={"Host": "evil.example"})
    assert (answer.status_code, answer.json()["error"]) == (403, "unknown_host")


@pytest.mark.parametrize("headers", [{"Origin": "http://evil.example"}, {"Host": "evil.example"}])
def test_a_socket_from_a_foreign_page_is_refused_before_it_opens(
    shared: Running, headers: dict[str, str]
) -> None:
    friends = party(shared.url)
    upgrade = {
        "Authorization": f"Bearer {friends.people[0].token}",
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
    }
    path = f"{shared.url}/api/tables/{friends.table}/socket"
    answer = httpx.get(path, headers={**upgrade, **headers})
    assert answer.status_code == 403
    assert answer.json()["error"] in ("foreign_origin", "unknown_host")


def test_the_record_of_a_finished_game_is_text_and_of_a_running_one_secret(
    server: Running,
) -> None:
    friends = party(server.url)
    where = f"{server.url}/api/tables/{friends.table}/games/1/record"
    assert httpx.get(where).json()["error"] == "no_such_table"

    async def play() -> None:
        async with playing(friends) as at:
            running = await asyncio.to_thread(httpx.get, where)
            assert (running.status_code, running.json()["error"]) == (409, "game_running")
            await play_on(at, Random(3), until=is_over)
            for one in at:
                await one.ready()
            await at[0].until(lambda it: it.roster is not None and it.roster.number == 2)

    asyncio.run(play())
    answer = httpx.get(where)
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    record = parse_record(answer.text)
    assert record.id == f"{friends.table}.1"
    assert record.seed.commitment == record.commitment


@pytest.mark.parametrize(
    ("method", "path", "status", "error"),
    [
        ("GET", "/api/nothing", 404, "not_found"),
        ("GET", "/web/nothing.js", 404, "not_found"),
        ("GET", "/web/../server/app.py", 404, "not_found"),
        ("GET", "/web/%2e%2e/server/app.py", 404, "not_found"),
        ("GET", "/web/%2e%2e%2fserver/app.py", 404, "not_found"),
        ("GET", "/web//etc/passwd", 404, "not_found"),
        ("GET", "/web/%00", 404, "not_found"),
        ("GET", f"/web/{'a' * 5000}", 404, "not_found"),
        ("GET", f"/web/{'a/' * 5000}", 404, "not_found"),
        ("DELETE", "/api/me", 405, "wrong_method"),
        ("PUT", "/api/tables", 405, "wrong_method"),
        ("GET", "/api/tables/x/qr.svg", 404, "no_such_table"),
        ("GET", "/api/tables/x/games/1/record", 404, "no_such_table"),
        ("GET", f"/api/tables/x/games/{'9' * 5000}/record", 404, "no_such_table"),
        ("GET", "/api/tables/x/games/last/record", 404, "no_such_table"),
    ],
)
def test_what_does_not_exist_is_answered_by_name(
    shared: Running, method: str, path: str, status: int, error: str
) -> None:
    with browser(shared) as page:
        answer = page.request(method, path)
        assert (answer.status_code, answer.json()["error"]) == (status, error)


def test_health_means_that_a_write_has_just_become_durable(server: Running) -> None:
    answer = httpx.get(f"{server.url}/healthz", headers={"Host": "any.name.of.a.monitor"})
    assert answer.status_code == 200
    assert answer.json()["ok"] is True


def test_metrics_hold_numbers_and_no_secrets(server: Running) -> None:
    friends = party(server.url)

    async def play() -> None:
        async with playing(friends) as at:
            await at[0].ping()

    asyncio.run(play())
    text = httpx.get(f"{server.url}/metrics").text
    assert 'backroom_entries_total{did="Start"} 1.0' in text
    assert 'backroom_answers_total{answer="pong"} 1.0' in text
    secrets = [friends.table, friends.code, "Ann", *(one.token for one in friends.people)]
    assert [secret for secret in secrets if secret in text] == []


@pytest.mark.parametrize(
    "address", ["198.51.100.7", "2001:db8::7", "unknown", "::ffff:198.51.100.7"]
)
def test_metrics_from_elsewhere_need_the_operators_token(shared: Running, address: str) -> None:
    elsewhere = {"X-Forwarded-For": address}
    answer = httpx.get(f"{shared.url}/metrics", headers=elsewhere)
    assert (answer.status_code, answer.json()["error"]) == (403, "not_allowed")
    token = {"Authorization": f"Bearer {shared.house.operator_token}"}
    assert httpx.get(f"{shared.url}/metrics", headers={**elsewhere, **token}).status_code == 200


@contextmanager
def browser(server: Running, name: str = "") -> Iterator[httpx.Client]:
    """A page of ours, of somebody with this name."""
    with httpx.Client(base_url=server.url, headers={"Origin": server.url}) as page:
        if name:
            page.post("/api/me", json={"name": name})
        yield page
