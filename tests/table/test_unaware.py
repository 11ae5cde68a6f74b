"""Who can tell nothing of what happens is sent nothing: even that it happened would tell."""

from __future__ import annotations

from dataclasses import replace

from backroom.cards.card import Card
from backroom.core.game import By, Step, Told
from backroom.core.wire import Seat
from backroom.games.gang import GANG, PutBack, State
from backroom.games.gang.choices import CENTRE
from backroom.games.gang.events import YourChoice
from backroom.games.gang.rules import Colour
from backroom.games.gang.state import Action
from backroom.protocol.messages import Done
from backroom.table import Playing
from tests.table.evening import CALM, MEI, OLEG, Evening
from tests.table.test_evening import begun

BACK = PutBack(Colour.WHITE, 1)


def whispering(state: State, action: Action) -> Step[State]:
    """The Gang in which putting a chip back does nothing, and tells so to the seat alone."""
    match action:
        case By(seat, PutBack()):
            return Step(state, (Told(YourChoice(Card("As")), seat),))
        case _:
            return GANG.step(state, action)


def at_a_table_that_whispers() -> Evening:
    evening = begun(CALM)
    assert evening.takes(MEI, Colour.WHITE, 1, CENTRE) == Done(evening.last())
    stage = evening.room.stage
    assert isinstance(stage, Playing)
    game = replace(GANG, step=whispering)
    match = replace(stage.match, game=game)
    evening.room = replace(evening.room, game=game, stage=replace(stage, match=match))
    return evening


def test_only_who_can_tell_that_something_happened_is_sent_an_update() -> None:
    evening = at_a_table_that_whispers()
    before = dict(evening.updates)
    assert evening.does(MEI, BACK) == Done(evening.last())
    changed = {viewer for viewer, update in evening.updates.items() if update != before[viewer]}
    assert changed == {Seat(0)}


def test_the_number_of_the_next_update_does_not_tell_what_nobody_could_see() -> None:
    evening = at_a_table_that_whispers()
    assert evening.does(MEI, BACK) == Done(evening.last())
    assert evening.takes(OLEG, Colour.WHITE, 2, CENTRE) == Done(evening.last())
    seqs = {viewer: update.seq for viewer, update in evening.updates.items() if update}
    assert seqs.pop(Seat(0)) == 3
    assert set(seqs.values()) == {2}
