"""One person on several devices: codes that add one, the list, and taking one away."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from backroom.client import Api, Closed, ServerRefused, connected
from backroom.games.gang.choices import Take
from backroom.games.gang.rules import Colour
from backroom.protocol.bodies import Close, Fault
from backroom.protocol.messages import Done
from backroom.server.agents import browser_of, system_of
from backroom.server.codes import CODE_LETTERS
from backroom.server.devices import CODE_S, DeviceCodes
from backroom.server.limits import Limits, Rate
from tests.server.players import party, playing
from tests.server.running import QUICK, Running, running, settings

PHONE = "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0"
LAPTOP = (
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)"
    " Version/17.5 Safari/605.1.15"
)


def test_a_code_typed_on_another_browser_makes_it_the_same_person(server: Running) -> None:
    with browser(server, PHONE) as phone, browser(server, LAPTOP) as laptop:
        phone.post("/api/me", json={"name": "Ann"})
        made = phone.post("/api/me/devices/code").json()
        assert made["expires_s"] == 300
        assert len(made["code"]) == 8
        assert set(made["code"]) <= set(CODE_LETTERS)
        typed = f" {made['code'][:4].lower()}-{made['code'][4:]}"
        answer = laptop.post("/api/devices", json={"code": typed})
        assert (answer.status_code, answer.json()) == (200, {"name": "Ann"})
        assert "HttpOnly" in answer.headers["set-cookie"]
        assert laptop.get("/api/me").json() == {"name": "Ann"}
        laptop.post("/api/me", json={"name": "Anna"})
        assert phone.get("/api/me").json() == {"name": "Anna"}


def test_each_device_is_listed_by_kind_and_says_which_one_asks(server: Running) -> None:
    with browser(server, PHONE) as phone, browser(server, LAPTOP) as laptop:
        phone.post("/api/me", json={"name": "Ann"})
        add(phone, laptop)
        seen = laptop.get("/api/me/devices").json()["devices"]
        named = {(one["browser"], one["system"], one["this"]) for one in seen}
        assert named == {("Safari", "Mac", True), ("Firefox", "Android", False)}
        assert all(0 <= one["ago_s"] < 60 for one in seen)


def test_a_code_is_good_once(server: Running) -> None:
    ann, one, other = (Api.join(server.url, name) for name in ("Ann", "Bob", "Cy"))
    code = ann.device_code()
    one.become(code)
    with pytest.raises(ServerRefused, match=r"404 no_such_code"):
        other.become(code)


def test_another_code_takes_the_place_of_the_last(server: Running) -> None:
    ann, bob = Api.join(server.url, "Ann"), Api.join(server.url, "Bob")
    old, new = ann.device_code(), ann.device_code()
    with pytest.raises(ServerRefused, match="no_such_code"):
        bob.become(old)
    assert len(bob.become(new).devices().devices) == 2


def test_a_code_is_good_for_five_minutes() -> None:
    codes = DeviceCodes()
    in_time, late = codes.open("p_ann", now=0.0), codes.open("p_bob", now=0.0)
    used = codes.use(in_time, now=CODE_S - 1.0), codes.use(late, now=CODE_S + 0.0)
    assert used == ("p_ann", "")


@pytest.mark.parametrize("wrong", ["", "AAAAAAA", "AAAAAAAAA", "AAAAAAAA", "ÄÄÄÄÄÄÄÄ", "' OR 1=1"])
def test_what_is_no_open_code_adds_nothing(shared: Running, wrong: str) -> None:
    with browser(shared) as page:
        answer = page.post("/api/devices", json={"code": wrong})
        assert (answer.status_code, answer.json()["error"]) == (404, "no_such_code")
        assert "set-cookie" not in answer.headers


def test_device_codes_cannot_be_guessed_fast(strict: Running) -> None:
    with browser(strict) as page:
        answers = [page.post("/api/devices", json={"code": "AAAAAAAA"}) for _ in range(7)]
        errors = [answer.json()["error"] for answer in answers]
        assert errors == ["no_such_code"] * 5 + ["too_fast"] * 2
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 10


def test_the_code_of_a_table_is_no_device_code(server: Running) -> None:
    ann = Api.join(server.url, "Ann")
    with pytest.raises(ServerRefused, match="no_such_code"):
        Api.join(server.url, "Bob").become(ann.new_table().code)


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/me/devices"),
        ("POST", "/api/me/devices/code"),
        ("DELETE", "/api/me/devices/d_1"),
    ],
)
def test_devices_need_an_identity(shared: Running, method: str, path: str) -> None:
    with browser(shared) as page:
        answer = page.request(method, path)
        assert (answer.status_code, answer.json()["error"]) == (401, "no_identity")


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/api/devices"),
        ("POST", "/api/me/devices/code"),
        ("DELETE", "/api/me/devices/d_1"),
    ],
)
def test_a_foreign_page_cannot_ask_for_a_device(shared: Running, method: str, path: str) -> None:
    with browser(shared) as page:
        page.post("/api/me", json={"name": "Ann"})
        answer = page.request(method, path, headers={"Origin": "http://evil.example"})
        assert (answer.status_code, answer.json()["error"]) == (403, "foreign_origin")


def test_nobody_takes_away_the_device_of_somebody_else(server: Running) -> None:
    ann, bob = Api.join(server.url, "Ann"), Api.join(server.url, "Bob")
    (anns,) = ann.devices().devices
    with pytest.raises(ServerRefused, match=r"404 no_such_device"):
        bob.remove_device(anns.id)
    assert len(ann.devices().devices) == 1


def test_a_device_that_is_taken_away_is_nobody_and_its_sockets_are_closed_by_name(
    server: Running,
) -> None:
    friends = party(server.url)
    ann = friends.people[0]
    lost = Api.join(server.url, "?").become(ann.device_code())

    async def play() -> tuple[int, str]:
        async with (
            friends.connected(0) as kept,
            connected(server.url, lost.token, friends.table) as stolen,
        ):
            await asyncio.to_thread(ann.remove_device, other_of(ann))
            with pytest.raises(Closed) as closed:
                await stolen.until(lambda it: False)
            await kept.ping()
            return closed.value.code, closed.value.reason

    assert asyncio.run(play()) == (Close.DEVICE_REMOVED, "device_removed")
    with pytest.raises(ServerRefused, match=r"401 no_identity"):
        lost.devices()


def test_a_browser_that_takes_itself_away_forgets_its_cookie(server: Running) -> None:
    with browser(server) as page:
        page.post("/api/me", json={"name": "Ann"})
        (this,) = page.get("/api/me/devices").json()["devices"]
        answer = page.delete(f"/api/me/devices/{this['id']}")
        assert answer.json() == {"devices": []}
        assert page.get("/api/me").json() == {"name": ""}
        assert not list(page.cookies.jar)


def test_who_becomes_somebody_else_is_the_one_of_before_no_more(server: Running) -> None:
    """The token of before lies nowhere any more, so it is good no more, and its sockets end."""
    friends = party(server.url)
    ann, bob = friends.people[0], friends.people[1]

    async def play() -> int:
        async with friends.connected(1) as before:
            await asyncio.to_thread(bob.become, ann.device_code())
            with pytest.raises(Closed) as closed:
                await before.until(lambda it: False)
            return closed.value.code

    assert asyncio.run(play()) == Close.DEVICE_REMOVED
    with pytest.raises(ServerRefused, match="no_identity"):
        bob.devices()


def test_a_device_changed_in_the_midst_of_a_round_has_the_same_seat_hand_and_chips(
    server: Running,
) -> None:
    friends = party(server.url)
    phone = friends.people[1]

    async def play() -> None:
        async with playing(friends) as at:
            await at[1].act(Take(Colour.WHITE, 2, "centre"))
            code = await asyncio.to_thread(phone.device_code)
            newcomer = await asyncio.to_thread(Api.join, server.url, "?")
            tablet = await asyncio.to_thread(newcomer.become, code)
            async with connected(server.url, tablet.token, friends.table) as on_tablet:
                await on_tablet.until(lambda it: it.update is not None)
                assert on_tablet.update
                assert at[1].update
                assert on_tablet.update.seen == at[1].update.seen
                moved = Take(Colour.WHITE, 3, "centre")
                assert isinstance(await on_tablet.act(moved), Done)
                for one in (*at, on_tablet):
                    await one.until(lambda it: it.update is not None and it.update.seq == 2)
                assert on_tablet.update.seen == at[1].update.seen

    asyncio.run(play())


def test_a_person_has_so_many_devices_and_no_more(tmp_path: Path) -> None:
    limits = Limits(devices=2, device_codes=Rate(burst=100, per_s=1))
    with running(settings(tmp_path, limits=limits)) as server:
        ann = Api.join(server.url, "Ann")
        Api.join(server.url, "?").become(ann.device_code())
        with pytest.raises(ServerRefused, match=rf"409 {Fault.TOO_MANY_DEVICES}"):
            ann.device_code()
        ann.remove_device(other_of(ann))
        assert ann.device_code()


def test_devices_outlive_the_server_and_codes_do_not(tmp_path: Path) -> None:
    with running(settings(tmp_path, limits=QUICK)) as server:
        ann = Api.join(server.url, "Ann")
        tablet = Api.join(server.url, "?").become(ann.device_code())
        code = ann.device_code()
    with running(settings(tmp_path, limits=QUICK)) as server:
        again = Api(server.url, tablet.token)
        assert len(again.devices().devices) == 2
        with pytest.raises(ServerRefused, match="no_such_code"):
            Api.join(server.url, "?").become(code)


def test_a_socket_that_opens_while_its_device_is_taken_away_is_closed(server: Running) -> None:
    """The device was known when the handshake came, and is not when the socket is ready."""
    friends = party(server.url)
    (device,) = friends.people[0].devices().devices

    async def remove() -> None:
        server.house.device_sockets.remove(device.id)  # the store, a moment later

    async def come() -> int:
        with pytest.raises(Closed) as closed:
            async with friends.connected(0) as ann:
                await ann.until(lambda it: False)
        return closed.value.code

    server.inside(remove)
    assert asyncio.run(come()) == Close.DEVICE_REMOVED


@pytest.mark.parametrize(
    ("agent", "named"),
    [
        (PHONE, ("Firefox", "Android")),
        (LAPTOP, ("Safari", "Mac")),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)"
            " Chrome/128.0.0.0 Safari/537.36 Edg/128.0.0.0",
            ("Edge", "Windows"),
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15"
            " (KHTML, like Gecko) CriOS/128.0 Mobile/15E148 Safari/604.1",
            ("Chrome", "iPhone"),
        ),
        ("curl/8.5", ("", "")),
        ("", ("", "")),
        ("<script>" * 1000, ("", "")),
    ],
)
def test_a_browser_is_named_in_words_from_a_closed_set(agent: str, named: tuple[str, str]) -> None:
    assert (browser_of(agent), system_of(agent)) == named


def browser(server: Running, agent: str = PHONE) -> httpx.Client:
    """A page of ours in this browser."""
    return httpx.Client(base_url=server.url, headers={"Origin": server.url, "User-Agent": agent})


def add(has: httpx.Client, new: httpx.Client) -> None:
    """`new` becomes a device of whoever uses `has`."""
    code = has.post("/api/me/devices/code").json()["code"]
    assert new.post("/api/devices", json={"code": code}).status_code == 200


def other_of(person: Api) -> str:
    """The id of the device that does not ask."""
    (other,) = [one.id for one in person.devices().devices if not one.this]
    return other
