"""docs/operations.md names every setting and every metric, with its number."""

from __future__ import annotations

import re
from pathlib import Path

import click
import pytest

from backroom.cli.serve import serve
from backroom.server.limits import Limits
from backroom.server.metrics import Metrics
from backroom.server.store.schema import _TABLES

TEXT = (Path(__file__).resolve().parents[2] / "docs" / "operations.md").read_text(encoding="utf-8")
OPTIONS = [option for option in serve.params if isinstance(option, click.Option)]


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_setting_is_in_the_docs_with_its_variable(option: click.Option) -> None:
    assert option.name
    assert f"| `{option.opts[0]}` | `BACKROOM_{option.name.upper()}` |" in TEXT


def test_no_setting_is_in_the_docs_that_does_not_exist() -> None:
    assert re.findall(r"^\| `(--[\w-]+)`", TEXT, re.MULTILINE) == [one.opts[0] for one in OPTIONS]


def test_every_metric_is_in_the_docs_and_no_other() -> None:
    kinds = re.findall(r"^# TYPE (\w+) (\w+)$", Metrics().text().decode(), re.MULTILINE)
    names = {name for name, kind in kinds if not name.endswith("_created")}
    assert set(re.findall(r"^\| `(backroom_\w+)`", TEXT, re.MULTILINE)) == names


def test_every_table_of_the_database_is_in_the_docs() -> None:
    tables = re.findall(r"CREATE TABLE (\w+)", _TABLES)
    assert [table for table in tables if f"| `{table}` |" not in TEXT] == []


def test_the_limits_in_the_docs_are_those_in_the_code() -> None:
    limits, text = Limits(), " ".join(TEXT.split())
    assert (limits.identities.burst, limits.identities.per_s) == (300, 1)
    assert (limits.tables.burst, limits.tables.per_s) == (120, 1)
    assert (limits.codes.burst, limits.codes.per_s) == (10, 0.2)
    assert (limits.device_codes.burst, limits.device_codes.per_s) == (5, 0.1)
    assert (limits.records.burst, limits.records.per_s) == (30, 1)
    assert (limits.talk.burst, limits.talk.per_s, limits.devices) == (5, 1, 20)
    assert (limits.requests.burst, limits.requests.per_s) == (1000, 100)
    assert (limits.commands.burst, limits.commands.per_s, limits.sockets) == (40, 20, 12)
    assert "300 new people at once and one a second, 120 new tables and one a second" in text
    assert "10 wrong codes and one every five seconds, 5 guesses at device codes and" in text
    assert "one every ten seconds, 30 records of games and one a second" in text
    assert (limits.reads.burst, limits.reads.per_s, limits.watching) == (10_000, 500, 200)
    assert "1,000 requests that change something, or open a socket, and 100 a second" in text
    assert "10,000 others and 500 a second" in text
    assert "40 commands at once and 20 a second, 5 lines of talk at once and one a second" in text
    assert "12 sockets. At a table with 200 sockets only those who sit there are let in" in text
    assert "A person has at most 20 devices" in text
