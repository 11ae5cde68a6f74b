"""What cards in force make the game refuse, by its name."""

from __future__ import annotations

import pytest

from backroom.core.game import By
from backroom.core.wire import Seat
from backroom.games.gang import GANG, GangRefusal, Mastermind, Mode, Rules, Specialist
from backroom.games.gang.choices import ProposeRank

from .telling import DEAL, custom, lines, refused, state, taken, used

NOISE, HACKER, RETINA = custom("noise_sensors"), custom("hacker"), custom("retina_scan")
ASKED, COORDINATOR = custom("mastermind", mastermind=Mastermind.ASKED), custom("coordinator")
PEEKED = lines(DEAL, "peek elapsed 1")
PROPOSED = lines(DEAL, "0 propose 1 hacker 1")
GUESSED = lines(
    DEAL,
    taken("white", 0, 1, 2),
    "turn 3s 8s Jc",
    taken("yellow", 0, 1, 2),
    "turn 4d",
    taken("orange", 0, 1, 2),
    "turn 6h",
    taken("red", 0, 1, 2),
)

REFUSED = (
    (GangRefusal.BLACK_CHIP, NOISE, f"{DEAL}\n0 take white 1 from centre", "0 back white 1"),
    (
        GangRefusal.HOLDS_BLACK_CHIP,
        NOISE,
        f"{DEAL}\n0 take white 1 from centre",
        "0 take white 2 from centre",
    ),
    (GangRefusal.TALK_OPEN, HACKER, PROPOSED, "2 propose 1 hacker 2"),
    (GangRefusal.NOT_IN_FORCE, HACKER, DEAL, "0 propose 1 muscle 0"),
    (GangRefusal.ACTS_BY_ITSELF, custom("investor"), PEEKED, "0 propose 1 investor 0"),
    (
        GangRefusal.USED_ALREADY,
        custom("muscle"),
        lines(DEAL, used("muscle", 0)),
        "1 propose 1 muscle 1",
    ),
    (GangRefusal.MUST_WAIT, HACKER, f"{PROPOSED}\n1 refuse 1 1", "0 propose 1 hacker 0"),
    (GangRefusal.RANK_WANTED, ASKED, DEAL, "0 propose 1 mastermind 0"),
    (GangRefusal.NO_RANK_WANTED, custom("mastermind"), DEAL, "0 ask 1 mastermind 0 A"),
    (GangRefusal.NO_PROPOSAL, HACKER, DEAL, "1 agree 1 1"),
    (GangRefusal.NO_PROPOSAL, HACKER, PROPOSED, "1 refuse 1 2"),
    (GangRefusal.ANSWERED_ALREADY, HACKER, PROPOSED, "0 refuse 1 1"),
    (GangRefusal.NOT_YOURS, HACKER, PROPOSED, "1 withdraw 1 1"),
    (GangRefusal.NOT_OFFERED, COORDINATOR, PEEKED, "0 pass 1 As"),
    (GangRefusal.CHOSEN_ALREADY, COORDINATOR, f"{PEEKED}\n0 pass 1 2c", "0 pass 1 7d"),
    (GangRefusal.VOTED_ALREADY, RETINA, f"{GUESSED}\n0 vote 1 A", "0 vote 1 A"),
    (GangRefusal.RUNS_ALREADY, RETINA, f"{GUESSED}\n0 hurry 1", "1 hurry 1"),
    (GangRefusal.MUTED, RETINA, GUESSED, "2 vote 1 A"),
    (GangRefusal.CLOCK_TOO_LATE, HACKER, DEAL, "proposal elapsed 1 1"),
    (GangRefusal.CLOCK_TOO_LATE, HACKER, DEAL, "wait elapsed 1 0 1"),
    (GangRefusal.CLOCK_TOO_LATE, RETINA, GUESSED, "guess elapsed 1 retina_scan 1"),
    (GangRefusal.WRONG_CARDS, Rules(players=3, mode=Mode.EXPERT), "", "challenge quick_access"),
    (GangRefusal.NOT_NOW, HACKER, "", "specialist hacker"),
)
BY_NUMBER = (GangRefusal.NO_SUCH_RANK,)  # no text names such a rank


@pytest.mark.parametrize(("reason", "rules", "text", "line"), REFUSED)
def test_it_is_refused_by_name(reason: GangRefusal, rules: Rules, text: str, line: str) -> None:
    assert refused(rules, line, text) is reason


def test_a_rank_that_no_card_has_is_refused() -> None:  # Rule G6.4
    for rank in (-1, 1, 15, 10**30):
        wish = ProposeRank(1, Specialist.MASTERMIND, Seat(0), rank)
        assert GANG.refusal(state(ASKED, DEAL), By(Seat(0), wish)) is GangRefusal.NO_SUCH_RANK
