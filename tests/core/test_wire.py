"""What crosses the wire has a tag of its own and no field too many."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from backroom.core.game import Everyone, Step, Told
from backroom.core.update import Update, Waiting, update
from backroom.core.wire import FaceDown, Message, Part, Seat, Spectator, Wire, tag
from backroom.games.gang import GANG, GangChoice, GangEvent, Rules, Seen
from backroom.games.gang.choices import PutBack, gang_tag
from backroom.games.gang.events import PeekClosed, YourCards
from backroom.games.gang.rules import Colour


class Knock(Message, frozen=True):
    """A message for these tests."""

    times: int


class Heavy(Part, frozen=True):
    """A part for these tests."""

    times: int


@pytest.mark.parametrize(
    ("name", "written"), [("Take", "take"), ("PutBack", "put_back"), ("FaceDown", "face_down")]
)
def test_a_tag_is_the_name_in_small_letters(name: str, written: str) -> None:
    assert (tag(name), gang_tag(name)) == (written, f"gang.{written}")


def test_what_is_sent_names_itself() -> None:
    assert msgspec.json.encode(Knock(3)) == b'{"type":"knock","times":3}'
    assert msgspec.json.encode(FaceDown(2)) == b'{"type":"face_down","count":2}'


def test_a_part_has_no_tag() -> None:
    assert msgspec.json.encode(Heavy(3)) == b'{"times":3}'


def test_a_choice_names_its_game() -> None:
    encoded = msgspec.json.encode(PutBack(Colour.RED, 2))
    assert encoded == b'{"type":"gang.put_back","colour":"red","stars":2}'


def test_a_field_too_many_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field `seat`"):
        msgspec.json.decode(
            b'{"type":"gang.put_back","colour":"red","stars":2,"seat":1}', type=PutBack
        )


def test_no_two_kinds_of_one_union_share_a_tag() -> None:
    for union in (GangChoice, GangEvent, Seen):
        tags = [kind.__struct_config__.tag for kind in get_args(union)]
        assert len(tags) == len(set(tags))


def test_whatever_is_seen_told_or_chosen_is_wire_and_frozen() -> None:
    for kind in (*get_args(GangChoice), *get_args(GangEvent), *get_args(Seen), Update, Waiting):
        assert issubclass(kind, Wire)
        config = kind.__struct_config__
        assert config.frozen
        assert config.forbid_unknown_fields


def test_an_update_holds_what_its_viewer_may_hear_and_no_address() -> None:
    own, to_all = YourCards(()), PeekClosed(Seat(1))
    step = Step(GANG.start(Rules()), (Told(own, Seat(0)), Told(to_all, Everyone())))
    told = {
        viewer: update(GANG, step, viewer, seq=0).told for viewer in (Seat(0), Seat(1), Spectator())
    }
    assert told == {Seat(0): (own, to_all), Seat(1): (to_all,), Spectator(): (to_all,)}


def test_an_update_carries_the_whole_view_its_number_and_the_clocks() -> None:
    step, waiting = Step(GANG.start(Rules())), Waiting(left_ms=1_500, of_ms=3_000, cooling_ms=200)
    sent = update(GANG, step, Seat(0), seq=7, waiting=waiting)
    assert sent == Update(7, GANG.view(step.state, Seat(0)), (), waiting)
