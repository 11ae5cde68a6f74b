"""What a seat learns of a deal of Crash that is over: what it laid, and what it could have."""

from __future__ import annotations

import pytest

from backroom.bots import Hindsight, hindsight, played_deal
from backroom.cards.brag import BragCategory, FlushHigh
from backroom.cards.card import Card, cards
from backroom.core.lines import replay
from backroom.core.wire import Seat, Spectator
from backroom.games.crash import CRASH, CrashRules
from backroom.solve.crash.best import best, exchange
from backroom.solve.crash.field import Table, field

NINE = CrashRules(players=2, cards=9, target=3)
ANN = "3c 3d 3h Ah 2h 4h 7c 8d Ts"
BOB = "Ac As Kc 9c 9d 2s 5h 6c 7d"
DEAL = f"dealer 0\ndeal {ANN} {BOB}"
BEST_FIRST = "3c 3d 3h / Ah 2h 4h / 7c 8d Ts"
TABLE = Table(9, FlushHigh.THREE, BragCategory.PAIR, opponents=1)


def test_of_a_deal_that_is_not_over_nothing_is_known() -> None:
    state = replay(CRASH, NINE, f"{DEAL}\n0 lock 1 {BEST_FIRST}")
    assert played_deal(CRASH.view(state, Seat(0))) is None


def test_who_watches_has_laid_nothing() -> None:
    assert played_deal(CRASH.view(replay(CRASH, NINE, over(BEST_FIRST)), Spectator())) is None


def test_a_layout_is_measured_beside_the_best_of_the_same_cards() -> None:
    seen = looking_back(NINE, over("3c 3d 7c / 3h 8d Ts / Ah 2h 4h"))
    found = best(cards(ANN), TABLE)
    assert seen.best.hands == found.layout.hands
    assert (seen.best.points, seen.best.wins) == (found.points, found.wins)
    assert 0 < seen.laid.points < seen.best.points
    assert seen.laid.points >= sum(seen.laid.wins)  # the bonus comes to it
    assert seen.exchange is None


def test_the_best_layout_costs_nothing() -> None:
    laid = " / ".join(" ".join(hand) for hand in best(cards(ANN), TABLE).layout.hands)
    seen = looking_back(NINE, over(laid))
    assert seen.laid == seen.best


def test_a_layout_that_does_not_fall_is_worth_nothing() -> None:
    # Rule C2.8
    strict = CrashRules(players=2, cards=9, target=3, strict_order=True)
    seen = looking_back(strict, over("7c 8d Ts / Ah 2h 4h / 3c 3d 3h"))
    assert (seen.laid.points, seen.laid.wins) == (0.0, (0.0, 0.0, 0.0))
    assert seen.best.points > 0


THIRTEEN = CrashRules(players=2, target=1)
DUEL = Table(13, FlushHigh.THREE, BragCategory.PAIR, opponents=1)
WEAK = "2c 2d 4c 5d 6h 8s 9d Tc Jh Qs Qd Kc 7h"
OTHER = "2h 2s 4d 5c 6s 8h 9c Td Js Qc Qh Kd 7s"
NEW = "3c 3d 3h Ac Ad Ah Ks Kh 4h 4s 5h 5s 6c"


def test_who_threw_in_its_cards_learns_what_those_were_worth() -> None:
    # Rule C2.2
    state = f"""dealer 0
    deal {WEAK} {OTHER}
    0 swap 1
    1 keep 1
    packets {NEW}
    0 lock 1 3c 3d 3h / Ac Ad Ah / Ks Kh 4h / 4s 5h 5s
    1 lock 1 2h 2s 4d / Qc Qh Kd / 5c 6s 7s / 8h 9c Td"""
    seen = looking_back(THIRTEEN, state)
    assert seen.exchange == exchange(best(cards(WEAK), DUEL).points, DUEL)
    other = looking_back(THIRTEEN, state, 1)
    assert other.exchange == exchange(best(cards(OTHER), DUEL).points, DUEL)
    assert other.exchange is not None
    assert other.exchange.replace == field(DUEL).packet


@pytest.mark.parametrize(("seat", "asked"), [(0, False), (1, True), (2, True)])
def test_of_three_players_those_after_the_taker_were_not_asked(seat: int, *, asked: bool) -> None:
    # Rule C2.3
    rules = CrashRules(players=3, target=1, cards=9, exchange_9=True)
    state = """dealer 0
    deal 3c 3d 3h Ah 2h 4h 7c 8d Ts Ac As Kc 9c 9d 2s 5h 6c 7d 2c 2d 4c 4d 5c 5d 6d 6h 7h
    1 keep 1
    2 swap 1
    packets Kd Kh Ks Qc Qd Qh Jc Jd Jh
    0 lock 1 3c 3d 3h / Ah 2h 4h / 7c 8d Ts
    1 lock 1 Ac As Kc / 9c 9d 2s / 5h 6c 7d
    2 lock 1 Kd Kh Ks / Qc Qd Qh / Jc Jd Jh"""
    assert (looking_back(rules, state, seat).exchange is not None) is asked


def over(laid: str) -> str:
    """The deal, laid so by seat 0."""
    return f"{DEAL}\n1 lock 1 Ac As Kc / 9c 9d 2s / 5h 6c 7d\n0 lock 1 {laid}"


def looking_back(rules: CrashRules, text: str, seat: int = 0) -> Hindsight:
    """How the deal of this record looks from this seat when it is over."""
    played = played_deal(CRASH.view(replay(CRASH, rules, text), Seat(seat)))
    assert played is not None
    return hindsight(rules, played)


def test_the_cards_of_these_deals_are_distinct() -> None:
    def distinct(text: str) -> int:
        return len(set[Card](cards(text)))

    assert (distinct(f"{ANN} {BOB}"), distinct(f"{WEAK} {OTHER} {NEW}")) == (18, 39)
