"""What people may be called."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backroom.server.names import LONGEST, BadName, NameEmpty, NameTooLong, name


@pytest.mark.parametrize(
    ("typed", "called"),
    [
        ("Ann", "Ann"),
        ("  Ann \t of\nthe  Pines ", "Ann of the Pines"),
        ("Ine\u0301s", "Inés"),
        ("\u202eevil", "evil"),
        ("a\x00b\x7fc", "abc"),
        ("\u206aA\u206fn\ufff9n\ufffaa\ufffb", "Anna"),
        ("花子", "花子"),
        ("👩‍👩‍👧", "👩‍👩‍👧"),
        ("<b>Bob</b>", "<b>Bob</b>"),
        ("x" * LONGEST, "x" * LONGEST),
    ],
)
def test_a_name_is_kept_without_what_would_disturb_others(typed: str, called: str) -> None:
    assert name(typed) == called


@pytest.mark.parametrize("typed", ["", "   ", "\u200b\u200b", "\u2066\u2069", "\u3164", "\u0301"])
def test_a_name_that_cannot_be_seen_is_refused(typed: str) -> None:
    with pytest.raises(NameEmpty):
        name(typed)


@pytest.mark.parametrize("typed", ["x" * (LONGEST + 1), "x" * 10_240, "\u0301" * 10_240])
def test_a_name_that_is_too_long_is_refused(typed: str) -> None:
    with pytest.raises(NameTooLong):
        name(typed)


@given(st.text(max_size=60))
def test_a_name_is_a_name_of_itself(typed: str) -> None:
    try:
        called = name(typed)
    except BadName:
        return
    assert name(called) == called
    assert 1 <= len(called) <= LONGEST
