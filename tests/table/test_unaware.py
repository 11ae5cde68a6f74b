"""Who can tell nothing of what happens is sent nothing: even that it happened would tell."""

from __future__ import annotations

from backroom.core.wire import Seat
from backroom.games.crash import CRASH, CrashRules
from backroom.games.crash.choices import Lay, LockIn
from backroom.protocol.messages import Done
from backroom.table import Playing
from tests.table.evening import ANA, MEI, OLEG, Evening

QUIET = CrashRules(players=3, cards=9)  # without an exchange


def making_hands() -> Evening:
    """A deal in which nobody has laid anything."""
    evening = Evening(QUIET)
    evening.sits(MEI, OLEG, ANA)
    evening.starts()
    return evening


def layouts(evening: Evening, seat: int) -> list[Lay]:
    """What this seat may lay."""
    assert isinstance(evening.room.stage, Playing)
    offered = CRASH.options(evening.room.stage.match.state, Seat(seat))
    return [choice for choice in offered if isinstance(choice, Lay)]


def seqs(evening: Evening) -> list[int]:
    """The number of the last update of each seat."""
    return [update.seq for update in evening.updates.values() if update]


def test_only_who_can_tell_that_something_happened_is_sent_an_update() -> None:
    evening = making_hands()
    first, second, *_ = layouts(evening, 0)
    before = dict(evening.updates)
    for layout in (first, second, first):
        assert evening.does(MEI, layout) == Done(evening.last())
    changed = [seat for seat, update in evening.updates.items() if update != before[seat]]
    assert changed == [Seat(0)]


def test_the_number_of_an_update_does_not_tell_how_often_others_rearranged() -> None:  # Rule C2.6
    evening = making_hands()
    first, second, *_ = layouts(evening, 0)
    begun = seqs(evening)
    for layout in (first, second, first):
        evening.does(MEI, layout)
    ready = layouts(evening, 1)[0]
    assert evening.does(OLEG, LockIn(ready.deal, ready.hands)) == Done(evening.last())
    assert seqs(evening) == [begun[0] + 4, begun[1] + 1, begun[2] + 1]


def test_a_log_makes_the_same_numbers_again() -> None:
    evening = making_hands()
    evening.does(MEI, layouts(evening, 0)[0])
    assert evening.replayed().stage == evening.room.stage
