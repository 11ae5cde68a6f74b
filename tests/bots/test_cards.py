"""What bots do with challenges and specialists."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from backroom.bots import Wait, choose, pause_s
from backroom.bots.gang.specialists import PLANS
from backroom.cards.card import cards
from backroom.cards.category import Category
from backroom.core.levels import Level
from backroom.core.wire import Choice, Seat
from backroom.games.gang import GANG, Mastermind, Rules
from backroom.games.gang.choices import (
    Agree,
    Discard,
    NameRank,
    PassOn,
    Propose,
    ProposeRank,
    Refuse,
    Show,
    VoteFor,
)
from backroom.games.gang.guesses import CategoryGuess, RankGuess
from backroom.games.gang.names import Specialist
from backroom.games.gang.story import Answered
from tests.bots.heists import stories_against_a_refuser
from tests.games.gang.cards.telling import DEAL, FACES, custom, lines, state, taken, used
from tests.games.gang.cards.test_scans import ASKED, FINGERPRINT, RETINA, rounds

HACKER = custom("hacker")
LOW = (Category.HIGH_CARD, Category.ONE_PAIR, Category.TWO_PAIR)
YELLOW = lines(DEAL, taken("white", 0, 1, 2), FACES)


def does(rules: Rules, seat: int, *texts: str, rng: int = 0) -> Choice | Wait:
    """What the bot in `seat` does then."""
    view = GANG.view(state(rules, *texts), Seat(seat))
    return choose(Level.PERCENTILE, rules, view, Random(rng))


def test_a_bot_agrees_where_it_helps() -> None:  # Rule G5.3
    assert does(HACKER, 2, DEAL, "0 propose 1 hacker 1") == Agree(1, 1)
    assert does(HACKER, 1, DEAL, "0 propose 1 hacker 1") == Agree(1, 1)


def test_a_bot_refuses_what_would_be_wasted_before_the_flop() -> None:
    for name in ("getaway_driver", "muscle"):
        rules = custom(name)
        assert does(rules, 2, DEAL, f"0 propose 1 {name} 1") == Refuse(1, 1)
        text = lines(YELLOW, f"0 propose 1 {name} 1")
        assert does(rules, 2, text) == Agree(1, 1)


def test_a_bot_proposes_by_its_chip_and_never_by_its_cards() -> None:
    text = lines(YELLOW, "1 take yellow 1 from centre")
    hands = ("2c 7d Kh Qh As Ad", "As Ad 2c 7d Kh Qh", "Kh Qh As Ad 2c 7d")
    for hand in hands:
        deal = text.replace(DEAL, f"deal {hand}")
        assert does(HACKER, 1, deal) == Propose(1, Specialist.HACKER, Seat(1))


@pytest.mark.parametrize(
    "end",
    [
        lines("0 refuse 1 1", "wait elapsed 1 1 1"),
        lines("proposal elapsed 1 1", "wait elapsed 1 1 1"),
        "1 withdraw 1 1",
    ],
    ids=["refused", "lapsed", "withdrawn"],
)
def test_a_bot_proposes_each_specialist_once_however_that_ended(end: str) -> None:
    text = lines(YELLOW, "1 take yellow 1 from centre", "1 propose 1 hacker 1", end)
    again = lines("2 take yellow 1 from 1", "1 take yellow 1 from 2")
    assert not isinstance(does(HACKER, 1, text), Propose)
    assert not isinstance(does(HACKER, 1, text, again), Propose)


def test_who_refuses_everything_is_asked_once_by_each_bot_for_each_specialist() -> None:
    rules = custom(*PLANS, players=5)
    for seed in range(4):
        stories = stories_against_a_refuser(rules, seed)
        asked = [
            Counter((one.proposer, one.specialist) for one in story if isinstance(one, Answered))
            for story in stories
        ]
        assert {times for counted in asked for times in counted.values()} == {1}


def test_a_bot_asks_for_a_rank_where_the_table_does() -> None:  # Rule G6.4
    rules = custom("mastermind", mastermind=Mastermind.ASKED)
    text = lines(YELLOW, taken("yellow", 0, 1, 2), "turn 4d", "2 take orange 3 from centre")
    assert does(rules, 2, text) == ProposeRank(1, Specialist.MASTERMIND, Seat(2), 14)


def test_a_bot_keeps_the_better_cards() -> None:  # Rules G6.5, G6.6, G6.7
    assert does(HACKER, 2, DEAL, used("hacker", 2), "draw 2d") == Discard(*cards("2d"))
    assert does(custom("jack"), 0, DEAL, used("jack", 0)) == Discard(*cards("2c"))
    passed = does(custom("coordinator"), 0, DEAL, "peek elapsed 1")
    assert passed == PassOn(1, *cards("2c"))


def test_a_bot_shows_and_names_its_highest() -> None:  # Rules G6.1, G6.4
    shown = does(custom("informant"), 1, DEAL, used("informant", 1))
    assert isinstance(shown, Show)
    assert shown.card == "Kh"
    assert does(custom("mastermind"), 2, DEAL, used("mastermind", 2)) == NameRank(14)


def test_the_bot_with_the_highest_red_chip_begins_to_guess() -> None:  # Rule G7.18
    assert isinstance(does(RETINA, 0, ASKED), Wait)
    assert isinstance(does(RETINA, 1, ASKED), VoteFor)
    assert isinstance(does(RETINA, 2, ASKED), Wait)  # Rule G7.20


def test_bots_join_the_latest_vote() -> None:  # Rule G7.18
    ace = VoteFor(1, RankGuess(14))
    assert does(RETINA, 1, ASKED, "0 vote 1 A") == ace
    assert does(RETINA, 1, ASKED, "1 vote 1 K", "0 vote 1 A") == ace


def test_a_bot_guesses_what_it_was_shown() -> None:  # Rule G7.21
    rules = custom("retina_scan", "informant")
    text = lines(DEAL, used("informant", 2), "2 show As 1", rounds(0, 1, 2))
    assert does(rules, 1, text) == VoteFor(1, RankGuess(14))


def test_a_bot_guesses_no_hand_that_would_break_the_order() -> None:  # Rule G7.18
    text = lines("deal 2c 7d Js Jd As Ad", rounds(0, 1, 2))  # seat 1 shows three jacks
    guess = does(FINGERPRINT, 1, text)
    assert isinstance(guess, VoteFor)
    assert guess.guess not in [CategoryGuess(name) for name in LOW]


@pytest.mark.parametrize("seat", [0, 1])
def test_who_holds_a_black_chip_asks_for_no_other(seat: int) -> None:  # Rule G7.2
    rules = custom("noise_sensors", "ventilation_shaft")
    text = lines(DEAL, f"{seat} take white 1 from centre")
    assert isinstance(does(rules, seat, text), Wait)


def test_a_pause_is_the_same_whatever_is_shown_or_discarded() -> None:
    choices = [Discard(card) for card in cards("As 2c J*")]
    shows = [Show(card, Seat(1)) for card in cards("As 2c")]
    passes = [PassOn(1, card) for card in cards("As 2c")]
    assert len({pause_s(choice, Random(5)) for choice in (*choices, *shows, *passes)}) == 1
