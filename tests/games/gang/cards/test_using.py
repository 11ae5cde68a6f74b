"""How the use of a specialist is proposed, answered and ended."""

from __future__ import annotations

import pytest

from backroom.core.game import Clock
from backroom.core.wire import Seat
from backroom.games.gang import GANG, Colour, Ending, GangRefusal, Specialist, parse
from backroom.games.gang.choices import Propose
from backroom.games.gang.events import Agreed, Proposed, RoundEnded, WaitOver
from backroom.games.gang.seen import SeenChips
from backroom.games.gang.state import (
    ChipsOpen,
    ProposalElapsed,
    SeatLeft,
    SettleElapsed,
    State,
    WaitElapsed,
)
from backroom.games.gang.story import Answer, Answered
from backroom.games.gang.talk import QUIET, Owed, Proposal, Wait

from .telling import (
    DEAL,
    LOW,
    custom,
    happened,
    heist,
    lines,
    refused,
    seen,
    state,
    taken,
    told,
    used,
)

HACKER = custom("hacker", "muscle", "informant")
CALM = custom("hacker", "muscle", ending=Ending.SETTLE)
PROPOSED = "0 propose 1 hacker 1"
FULL = lines(DEAL, taken("white", 0, 1, 2))
PROPOSAL = Proposal(1, Specialist.HACKER, Seat(0), Seat(1), (), (Seat(0),))


def after(*texts: str) -> ChipsOpen:
    """The state after this, with chips open."""
    truth = state(HACKER, *texts)
    assert isinstance(truth, ChipsOpen), truth
    return truth


def answered(answer: Answer, by: int) -> Answered:
    """How the proposal above ended."""
    return Answered(Colour.WHITE, 1, Specialist.HACKER, Seat(0), Seat(1), answer, Seat(by))


def test_a_proposal_counts_as_the_yes_of_its_proposer() -> None:  # Rule G5.3
    assert after(DEAL, PROPOSED).talk == PROPOSAL
    assert told(HACKER, PROPOSED, None, DEAL) == [Proposed(PROPOSAL)]


def test_all_others_answer_the_user_among_them() -> None:  # Rule G5.3
    text = lines(DEAL, PROPOSED)
    assert refused(HACKER, "0 agree 1 1", text) is GangRefusal.ANSWERED_ALREADY
    assert told(HACKER, "2 agree 1 1", None, text) == [Agreed(Seat(2), 1)]
    assert isinstance(after(text, "2 agree 1 1").talk, Proposal)
    assert not isinstance(after(text, "2 agree 1 1", "1 agree 1 1").talk, Proposal)


def test_one_refusal_ends_it() -> None:  # Rule G5.3
    text = lines(DEAL, PROPOSED, "2 agree 1 1")
    assert happened(told(HACKER, "1 refuse 1 1", None, text)) == [answered(Answer.REFUSED, 1)]
    assert after(text, "1 refuse 1 1").talk == QUIET


def test_silence_is_no_yes() -> None:  # Rule G5.3
    text = lines(DEAL, PROPOSED, "2 agree 1 1")
    assert GANG.clock(after(text)) == Clock(45.0, ProposalElapsed(1, 1))
    assert happened(told(HACKER, "proposal elapsed 1 1", None, text)) == [
        answered(Answer.LAPSED, 0)
    ]


def test_a_table_can_give_proposals_another_time() -> None:  # Rule G5.3
    running = GANG.clock(state(custom("hacker", proposal_s=90), DEAL, PROPOSED))
    assert running is not None
    assert running.after_s == 90


def test_only_the_proposer_can_withdraw_it() -> None:  # Rule G5.3
    text = lines(DEAL, PROPOSED)
    assert refused(HACKER, "1 withdraw 1 1", text) is GangRefusal.NOT_YOURS
    assert happened(told(HACKER, "0 withdraw 1 1", None, text)) == [answered(Answer.WITHDRAWN, 0)]


def test_one_proposal_is_open_at_a_time() -> None:  # Rule G5.3
    text = lines(DEAL, PROPOSED)
    assert refused(HACKER, "2 propose 1 muscle 2", text) is GangRefusal.TALK_OPEN


def test_an_answer_names_its_proposal() -> None:  # Rule G5.3
    text = lines(DEAL, PROPOSED, "0 withdraw 1 1", "2 propose 1 muscle 2")
    assert refused(HACKER, "1 agree 1 1", text) is GangRefusal.NO_PROPOSAL
    assert refused(HACKER, "1 agree 2 2", text) is GangRefusal.NO_PROPOSAL
    assert refused(HACKER, "1 agree 1 2", text) is None


@pytest.mark.parametrize("end", ["1 refuse 1 1", "proposal elapsed 1 1"])
def test_whose_proposal_failed_waits_ten_seconds(end: str) -> None:  # Rule G5.3
    text = lines(DEAL, PROPOSED, end)
    assert refused(HACKER, "0 propose 1 muscle 0", text) is GangRefusal.MUST_WAIT
    assert refused(HACKER, "1 propose 1 muscle 0", text) is None
    assert GANG.waits(after(text)) == {Seat(0): Clock(10.0, WaitElapsed(1, Seat(0), 1))}
    assert told(HACKER, "wait elapsed 1 0 1", None, text) == [WaitOver(Wait(Seat(0), 1))]
    assert refused(HACKER, "0 propose 1 muscle 0", text, "wait elapsed 1 0 1") is None


def test_who_withdrew_a_proposal_need_not_wait() -> None:  # Rule G5.3
    text = lines(DEAL, PROPOSED, "0 withdraw 1 1")
    assert refused(HACKER, "0 propose 1 muscle 0", text) is None


def test_a_wait_does_not_end_with_the_round() -> None:  # Rule G5.3
    text = lines(DEAL, PROPOSED, "1 refuse 1 1", taken("white", 0, 1, 2), LOW)
    assert refused(HACKER, "0 propose 1 muscle 0", text) is GangRefusal.MUST_WAIT


@pytest.mark.parametrize("seat", [0, 1])
def test_a_proposal_goes_with_its_proposer_or_user(seat: int) -> None:  # Rule G5.3
    truth = after(DEAL, PROPOSED)
    gone = GANG.left(truth, Seat(seat))
    assert gone == SeatLeft(Seat(seat))
    step = GANG.step(truth, gone)
    assert step.state.heist.story == (answered(Answer.WITHDRAWN, seat),)  # type: ignore[union-attr]  # chips are open


def test_answers_stand_when_another_seat_leaves() -> None:  # Rules G1.5, G5.3
    truth = after(DEAL, PROPOSED, "2 agree 1 1")
    assert GANG.left(truth, Seat(2)) is None


def test_a_proposal_cancels_the_settle_window_and_all_confirmations() -> None:  # Rule G5.4
    truth = state(CALM, FULL, "2 fine white 0 1 2", PROPOSED)
    assert isinstance(truth, ChipsOpen)
    assert truth.confirmed == frozenset()
    assert GANG.clock(truth) == Clock(45.0, ProposalElapsed(1, 1))
    assert refused(CALM, "2 fine white 0 1 2", FULL, PROPOSED) is GangRefusal.TALK_OPEN


def test_the_window_starts_anew_when_the_talk_is_over() -> None:  # Rule G5.4
    text = lines(FULL, PROPOSED, "1 refuse 1 1")
    assert GANG.clock(state(CALM, text)) == Clock(3.0, SettleElapsed(1, 3, 1))
    assert refused(CALM, "settle elapsed 1 3", text) is GangRefusal.CLOCK_TOO_LATE


def test_chips_may_move_while_a_proposal_is_open() -> None:  # Rule G5.4
    text = lines(DEAL, PROPOSED)
    assert refused(HACKER, "2 take white 3 from centre", text) is None
    assert refused(HACKER, "1 take white 3 from 2", text, "2 take white 3 from centre") is None


def test_no_round_ends_while_a_proposal_is_open() -> None:  # Rule G5.4
    assert isinstance(state(HACKER, DEAL, PROPOSED, taken("white", 0, 1, 2)), ChipsOpen)


@pytest.mark.parametrize("end", ["1 refuse 1 1", "0 withdraw 1 1", "proposal elapsed 1 1"])
def test_a_full_instant_round_ends_when_the_talk_does(end: str) -> None:  # Rule G5.4
    heard = told(HACKER, end, None, DEAL, PROPOSED, taken("white", 0, 1, 2))
    assert heard[-1] == RoundEnded(Colour.WHITE, (Seat(0), Seat(1), Seat(2)))


def test_a_full_instant_round_waits_for_the_choice() -> None:  # Rules G5.4, G5.5
    text = lines(DEAL, used("hacker", 1), "draw 9h", taken("white", 0, 1, 2))
    assert isinstance(after(text).talk, Owed)
    heard = told(HACKER, "1 discard 9h", None, text)
    assert heard[-1] == RoundEnded(Colour.WHITE, (Seat(0), Seat(1), Seat(2)))


def test_no_clock_runs_while_somebody_chooses() -> None:  # Rules G2.8, G5.5
    assert GANG.clock(after(DEAL, used("hacker", 1), "draw 9h")) is None


def test_with_the_last_yes_the_card_counts_as_used() -> None:  # Rule G5.5
    text = lines(DEAL, used("informant", 1))
    assert isinstance(after(text).talk, Owed)
    done = lines(text, "1 show Kh 0")
    assert refused(HACKER, "0 propose 1 informant 0", done) is GangRefusal.USED_ALREADY


def test_only_the_user_chooses() -> None:  # Rule G5.5
    text = lines(DEAL, used("informant", 1))
    assert refused(HACKER, "0 show 2c 1", text) is GangRefusal.NOT_YOURS
    assert refused(HACKER, "1 show 2c 0", text) is GangRefusal.NOT_OFFERED  # of seat 0
    assert refused(HACKER, "1 discard Kh", text) is GangRefusal.NOT_OFFERED
    assert refused(HACKER, "1 show Kh 0", text) is None


def test_each_specialist_is_used_once_a_heist_and_one_seat_may_use_several() -> None:
    rules = custom("muscle", "getaway_driver")  # Rules G4.5, G5.1
    text = lines(DEAL, used("muscle", 0), used("getaway_driver", 0, number=2))
    assert len([one for one in heist(rules, None, text).story if isinstance(one, Answered)]) == 2
    assert refused(rules, "1 propose 1 muscle 1", text) is GangRefusal.USED_ALREADY


def test_a_specialist_need_not_be_used() -> None:  # Rule G5.1
    text = lines(FULL, LOW, taken("yellow", 0, 1, 2), "turn 4d", taken("orange", 0, 1, 2))
    over = state(HACKER, text, "turn 6h", taken("red", 0, 1, 2))
    assert over.score.past[0].specialists == HACKER.specialists


def test_only_what_is_in_force_can_be_used() -> None:  # Rule G5.1
    assert refused(HACKER, "0 propose 1 jack 0", DEAL) is GangRefusal.NOT_IN_FORCE


def test_specialists_are_used_while_chips_are_open_only() -> None:  # Rule G5.2
    rules = custom("hacker", "investor")
    assert refused(rules, "0 propose 1 hacker 0", DEAL) is GangRefusal.NOT_NOW  # the peek
    assert refused(HACKER, "0 propose 1 hacker 0", FULL) is GangRefusal.NOT_NOW  # the flop is due
    assert refused(CALM, "0 propose 1 hacker 0", FULL) is None  # in the settle window


def test_not_between_the_fourth_and_the_fifth_card() -> None:  # Rule G5.2
    rules = custom("hacker", "hasty_getaway")
    text = lines(FULL, LOW, taken("yellow", 0, 1, 2), "turn 4d")
    assert refused(rules, "0 propose 1 hacker 0", text) is GangRefusal.NOT_NOW


def test_a_proposal_of_another_heist_comes_too_late() -> None:
    assert refused(HACKER, "0 propose 2 hacker 0", DEAL) is GangRefusal.OTHER_HEIST
    assert refused(HACKER, "0 propose 1 hacker 7", DEAL) is GangRefusal.NO_SUCH_SEAT


def test_nothing_can_be_chosen_that_nobody_owes() -> None:
    assert refused(HACKER, "0 discard 2c", DEAL) is GangRefusal.NOT_NOW


def test_every_seat_can_be_proposed_by_everybody() -> None:  # Rule G5.3
    view = seen(custom("hacker"), 2, DEAL)
    assert isinstance(view, SeenChips)
    wanted = [option for option in view.options if isinstance(option, Propose)]
    assert wanted == [Propose(1, Specialist.HACKER, Seat(user)) for user in range(3)]


def test_a_seat_that_leaves_undoes_nothing_else() -> None:  # Rule G1.5
    truth: State = after(DEAL)
    assert GANG.left(truth, Seat(0)) is None
    assert GANG.refusal(truth, parse("left 0")) is GangRefusal.NOT_NOW
