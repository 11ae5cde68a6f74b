"""Everything that is refused, by its name."""

from __future__ import annotations

import pytest

from backroom.core.game import By, IllegalAction
from backroom.core.lines import replay
from backroom.core.wire import Seat
from backroom.games.gang import GANG, GangRefusal, Peek, Rules, parse
from backroom.games.gang.choices import ClosePeek, Confirm, Onward, PutBack, Take
from backroom.games.gang.rules import Colour
from backroom.games.gang.state import Action, SettleElapsed

from .cards.test_refusals import BY_NUMBER
from .cards.test_refusals import REFUSED as REFUSED_BY_CARDS
from .telling import DEAL, INSTANT, SETTLE, WHITE, heist, heists

PEEK = Rules(players=3, peek=Peek.ALWAYS)
ONE = f"{DEAL}\n0 take white 1 from centre"
OVER = heist()
YELLOW = f"{WHITE}\nsettle elapsed 1 3\nturn 3s 8s Jc"

REFUSED = (
    (GangRefusal.NOT_NOW, SETTLE, "", "0 take white 1 from centre"),  # before the deal
    (GangRefusal.NOT_NOW, SETTLE, "", "turn 2c 3c 4c"),
    (GangRefusal.NOT_NOW, SETTLE, DEAL, DEAL),
    (GangRefusal.NOT_NOW, SETTLE, DEAL, "0 looked 1"),
    (GangRefusal.NOT_NOW, SETTLE, DEAL, "0 onward 1"),
    (GangRefusal.NOT_NOW, PEEK, DEAL, "0 take white 1 from centre"),
    (GangRefusal.NOT_NOW, PEEK, DEAL, "0 onward 1"),
    (GangRefusal.NOT_NOW, INSTANT, WHITE, "0 back white 1"),  # cards are about to be turned
    (GangRefusal.NOT_NOW, INSTANT, OVER, "0 take red 1 from centre"),
    (GangRefusal.NOT_NOW, INSTANT, OVER, "0 looked 1"),
    (GangRefusal.OVER, INSTANT, heists(cracked="vvv"), "0 take red 1 from centre"),
    (GangRefusal.NO_SUCH_SEAT, SETTLE, DEAL, "3 take white 1 from centre"),
    (GangRefusal.NO_SUCH_SEAT, SETTLE, "", "99 looked 1"),
    (GangRefusal.NO_SUCH_SEAT, SETTLE, DEAL, "-1 take white 1 from centre"),
    (GangRefusal.NO_SUCH_CHIP, SETTLE, DEAL, "0 take white 0 from centre"),
    (GangRefusal.NO_SUCH_CHIP, SETTLE, DEAL, "0 take white 4 from centre"),
    (GangRefusal.NO_SUCH_CHIP, SETTLE, DEAL, f"0 take white {10**30} from centre"),
    (GangRefusal.NO_SUCH_CHIP, SETTLE, DEAL, "0 back white -1"),
    (GangRefusal.OTHER_ROUND, SETTLE, DEAL, "0 take yellow 1 from centre"),
    (GangRefusal.OTHER_ROUND, SETTLE, YELLOW, "0 take white 2 from 1"),
    (GangRefusal.OTHER_ROUND, SETTLE, YELLOW, "0 back white 1"),
    (GangRefusal.OTHER_ROUND, SETTLE, YELLOW, "0 fine white 0 1 2"),
    (GangRefusal.OTHER_HEIST, PEEK, DEAL, "0 looked 2"),
    (GangRefusal.OTHER_HEIST, INSTANT, OVER, "0 onward 2"),
    (GangRefusal.CHIP_ELSEWHERE, SETTLE, ONE, "1 take white 1 from centre"),
    (GangRefusal.CHIP_ELSEWHERE, SETTLE, ONE, "1 take white 2 from 0"),
    (GangRefusal.CHIP_ELSEWHERE, SETTLE, ONE, "1 take white 1 from 99"),
    (GangRefusal.CHIP_ELSEWHERE, SETTLE, ONE, "1 back white 1"),
    (GangRefusal.CHIP_ELSEWHERE, SETTLE, ONE, "0 back white 2"),
    (GangRefusal.OWN_CHIP, SETTLE, ONE, "0 take white 1 from 0"),
    (GangRefusal.NOT_ALL_HELD, SETTLE, ONE, "0 fine white 0"),
    (GangRefusal.CHIPS_HAVE_MOVED, SETTLE, WHITE, "0 fine white 2 1 0"),
    (GangRefusal.CHIPS_HAVE_MOVED, SETTLE, WHITE, "0 fine white"),
    (GangRefusal.CONFIRMED_ALREADY, SETTLE, f"{WHITE}\n0 fine white 0 1 2", "0 fine white 0 1 2"),
    (GangRefusal.NOTHING_TO_CONFIRM, INSTANT, ONE, "0 fine white 0"),
    (GangRefusal.LOOKED_ALREADY, PEEK, f"{DEAL}\n0 looked 1", "0 looked 1"),
    (GangRefusal.ONWARD_ALREADY, INSTANT, f"{OVER}\n0 onward 1", "0 onward 1"),
    (GangRefusal.CLOCK_TOO_LATE, SETTLE, WHITE, "settle elapsed 1 2"),
    (GangRefusal.CLOCK_TOO_LATE, SETTLE, WHITE, "settle elapsed 2 3"),
    (GangRefusal.CLOCK_TOO_LATE, SETTLE, ONE, "settle elapsed 1 1"),
    (GangRefusal.CLOCK_TOO_LATE, SETTLE, DEAL, "peek elapsed 1"),
    (GangRefusal.CLOCK_TOO_LATE, INSTANT, OVER, "break elapsed 2"),
    (GangRefusal.WRONG_CARDS, SETTLE, "", "deal 2c 7d Kh Qh As"),
    (GangRefusal.WRONG_CARDS, SETTLE, "", "deal 2c 7d Kh Qh As As"),
    (GangRefusal.WRONG_CARDS, SETTLE, "", "deal 2c 7d Kh Qh As J*"),
    (GangRefusal.WRONG_CARDS, INSTANT, WHITE, "turn 3s 8s"),
    (GangRefusal.WRONG_CARDS, INSTANT, WHITE, "turn 3s 8s As"),  # seat 2 holds it
)


@pytest.mark.parametrize(("reason", "rules", "text", "line"), REFUSED)
def test_it_is_refused_by_name(reason: GangRefusal, rules: Rules, text: str, line: str) -> None:
    assert GANG.refusal(replay(GANG, rules, text), parse(line)) is reason


def test_every_reason_there_is_has_been_given() -> None:
    given = {reason for reason, *_ in (*REFUSED, *REFUSED_BY_CARDS)}
    assert given | set(BY_NUMBER) == set(GangRefusal)


@pytest.mark.parametrize(("reason", "rules", "text", "line"), REFUSED)
def test_what_is_refused_changes_nothing(
    reason: GangRefusal, rules: Rules, text: str, line: str
) -> None:
    state = replay(GANG, rules, text)
    with pytest.raises(IllegalAction) as raised:
        GANG.step(state, parse(line))
    assert raised.value.reason is reason
    assert state == replay(GANG, rules, text)


ODD_NUMBERS = (-1, 0, 99, 10**30, -(10**30))


@pytest.mark.parametrize("number", ODD_NUMBERS)
@pytest.mark.parametrize(
    ("rules", "text"), [(SETTLE, ""), (PEEK, DEAL), (SETTLE, WHITE), (INSTANT, OVER)]
)
def test_no_number_is_too_odd_to_be_judged(rules: Rules, text: str, number: int) -> None:
    odd: tuple[Action, ...] = (
        By(Seat(number), Take(Colour.WHITE, 2, Seat(number))),
        By(Seat(1), Take(Colour.WHITE, number, Seat(number))),
        By(Seat(1), PutBack(Colour.RED, number)),
        By(Seat(1), Confirm(Colour.WHITE, (Seat(number),) * 3)),
        By(Seat(1), ClosePeek(number)),
        By(Seat(1), Onward(number)),
        SettleElapsed(number, number),
    )
    state = replay(GANG, rules, text)
    assert None not in [GANG.refusal(state, action) for action in odd]
