"""docs/protocol.md says everything, and what it shows can be read."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from backroom.core.wire import Command, Message
from backroom.games.crash import CrashRefusal
from backroom.games.dice import DiceRefusal
from backroom.games.gang.refusals import GangRefusal
from backroom.protocol.bodies import Close, Fault
from backroom.protocol.codec import decode
from backroom.protocol.concrete import heard
from backroom.protocol.messages import PROTOCOL, Reason
from backroom.protocol.schema import schema
from backroom.server import asking, desk, run
from backroom.server.devices import CODE_S
from backroom.server.door import MOST
from backroom.server.limits import Limits
from backroom.server.names import LONGEST
from backroom.server.problems import STATUS
from backroom.table.apply import IDS_KEPT, PEOPLE_KEPT

DOCS = Path(__file__).resolve().parents[2] / "docs"
TEXT = (DOCS / "protocol.md").read_text(encoding="utf-8")
SESSION = re.search(r"```session\n(.*?)```", TEXT, re.DOTALL)

Json = dict[str, Any]  # Any: JSON
DEFINITIONS: Json = json.loads(schema())["$defs"]


def test_the_schema_in_the_docs_is_fresh() -> None:
    hint = "run python tools/build_schema.py"
    assert (DOCS / "protocol.schema.json").read_bytes() == schema(), hint


def test_the_schema_holds_every_view_event_and_choice_in_the_place_of_its_mark() -> None:
    update = DEFINITIONS["Update"]["properties"]
    gang, dice, crash = 11, 6, 8
    assert len(update["seen"]["anyOf"]) == gang + dice + crash
    gang, dice, crash = 26, 16, 13
    assert len(update["told"]["items"]["anyOf"]) == gang + dice + crash
    gang, dice, crash = 16, 4, 6
    assert len(_choices()) == gang + dice + crash


@pytest.mark.parametrize("name", sorted(DEFINITIONS))
def test_every_type_field_and_value_is_in_the_docs(name: str) -> None:
    said = [word for word in words(DEFINITIONS[name]) if f"`{word}`" in TEXT or f'"{word}"' in TEXT]
    assert said == list(words(DEFINITIONS[name]))


def test_the_choices_in_the_docs_are_those_of_the_schema_with_their_fields() -> None:
    choices = [one["$ref"].rpartition("/")[2] for one in _choices()]
    wanted = {
        DEFINITIONS[name]["properties"]["type"]["enum"][0]: [
            field for field in DEFINITIONS[name]["properties"] if field != "type"
        ]
        for name in choices
    }
    tables = [
        TEXT.partition("The choices of The Gang")[2].partition("## Messages")[0],
        TEXT.partition("### Choices of dice poker")[2].partition("###")[0],
        TEXT.partition("### Choices of Crash")[2].partition("###")[0],
    ]
    rows = re.findall(r"^\| `(\w+\.\w+)` \| (.*?) \| .+ \|$", "".join(tables), re.MULTILINE)
    assert {name: re.findall(r"`(\w+)`", fields) for name, fields in rows} == wanted


@pytest.mark.parametrize("reason", sorted({*Reason, *GangRefusal, *DiceRefusal, *CrashRefusal}))
def test_every_reason_is_in_the_docs(reason: str) -> None:
    assert f"`{reason}`" in TEXT


@pytest.mark.parametrize("fault", Fault)
def test_every_fault_is_in_the_docs_with_its_status(fault: Fault) -> None:
    assert f"| {STATUS[fault]} | `{fault}` |" in TEXT


@pytest.mark.parametrize("close", Close)
def test_every_close_code_is_in_the_docs_with_its_reason(close: Close) -> None:
    assert f"| {close.value} | `{close.name.lower()}` |" in TEXT


def test_every_path_is_in_the_docs() -> None:
    paths = (DOCS.parent / "src/backroom/server/app.py").read_text(encoding="utf-8")
    missing = [
        path
        for path in re.findall(r'Route\("([^"]+)"', paths)
        if f" {path.replace(':int', '').replace('{path:path}', '…')}`" not in TEXT
    ]
    assert missing == []


@pytest.mark.parametrize(
    "number",
    [
        f"Version {PROTOCOL}.",
        f"at most {asking.LONGEST_BODY:,} bytes",
        f"at most {desk.LONGEST:,} characters",
        f"above {run.LONGEST_FRAME:,} bytes",
        f"1 to {LONGEST} characters",
        f"up to {Limits().sockets}",
        f"more than {Limits().sockets} of this person at this table, or {Limits().watching} there",
        f"send {Limits().commands.burst} at once and {Limits().commands.per_s:.0f} a second",
        f"{Limits().talk.burst} lines at once and {Limits().talk.per_s:.0f} a second",
        f"up to {Limits().devices} devices",
        f"good once, for {CODE_S} s",
        f"at most {MOST}",
        f"after some {Limits().refusals.burst} of these",
        f"last {IDS_KEPT} ids of each of the last {PEOPLE_KEPT} people",
    ],
)
def test_every_number_in_the_docs_is_the_one_in_the_code(number: str) -> None:
    assert number in " ".join(TEXT.split())


def test_the_session_in_the_docs_can_be_read() -> None:
    spoken = list(session())
    assert len(spoken) > 10
    for arrow, text in spoken:
        read: Command | Message = decode(text) if arrow == "→" else heard(text)
        assert str(read.__struct_config__.tag) in text


def session() -> Iterator[tuple[str, str]]:
    """Who says what, in the sample."""
    assert SESSION
    for said in re.split(r"^(?=[→←])", SESSION[1], flags=re.MULTILINE)[1:]:
        yield said[0], said[1:]


def words(definition: Json) -> Iterator[str]:
    """The tag, the fields and the values of a type."""
    yield from map(str, definition.get("enum", ()))
    for name, field in definition.get("properties", {}).items():
        if name == "type":
            yield from field["enum"]
        else:
            yield name


def _choices() -> list[dict[str, str]]:
    choices: list[dict[str, str]] = DEFINITIONS["Act"]["properties"]["choice"]["anyOf"]
    return choices
