"""Values that are built quickly are the same values."""

from __future__ import annotations

import copy
import pickle
from dataclasses import FrozenInstanceError, dataclass, replace

import pytest

from backroom.core.quick import quick, quick_replace


@dataclass(frozen=True, slots=True)
class Point:
    x: int
    y: int = 7


point = quick(Point)


def test_it_is_the_value_that_the_class_builds() -> None:
    made = point(1)
    assert (type(made), made, hash(made), repr(made)) == (
        Point,
        Point(1),
        hash(Point(1)),
        "Point(x=1, y=7)",
    )


def test_it_is_frozen() -> None:
    with pytest.raises(FrozenInstanceError):
        point(1, 2).x = 3  # type: ignore[misc]  # what must fail


def test_it_can_be_replaced_copied_and_pickled() -> None:
    made = point(1, y=2)
    assert replace(made, x=5) == Point(5, 2)
    assert copy.copy(made) == pickle.loads(pickle.dumps(made)) == Point(1, 2)


def test_it_asks_for_the_same_fields() -> None:
    with pytest.raises(TypeError):
        point()  # type: ignore[call-arg]  # what must fail


def test_replacing_quickly_is_replacing() -> None:
    assert quick_replace(Point)(Point(1), y=2) == replace(Point(1), y=2)
