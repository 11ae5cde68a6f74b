"""The deal and what follows it until the first chips open. Judged before, in `play`."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from typing import assert_never

from ...cards.card import Card
from ...core.game import Step, Told
from ...core.wire import Seat
from .challenges import hole_cards
from .effects import Effect, entered, to_all
from .events import Dealt, HasChosen, PeekClosed, YourCards, YourChoice
from .names import Specialist
from .rounds import open_round
from .rules import Peek, Rules, seats
from .seen import Score
from .specialists import CARDS, Announces, Collects, Redeals, Waits, after_the_deal
from .state import Dealing, Heist, Passing, Peeking, Redealing, State
from .story import Numbers


def dealt(state: Dealing, cards: tuple[Card, ...]) -> Step[State]:
    """The hole cards, then the peek if there is one. Rules G2, G2.1, G2.2"""
    left, each = iter(cards), hole_cards(state.score.challenges)
    hands = tuple(tuple(islice(left, each)) for _ in seats(state.rules))
    heist = Heist(len(state.score.past) + 1, hands)
    own = (Told(YourCards(hands[seat]), seat) for seat in seats(state.rules))
    told = (to_all(Dealt(heist.number)), *own)
    to_act = after_the_deal(state.score.specialists)
    if to_act or state.rules.peek is Peek.ALWAYS:
        return Step(Peeking(state.rules, state.score, heist, frozenset(), to_act), told)
    return open_round(state.rules, state.score, Effect(heist, told))


def looked(state: Peeking, seat: Seat) -> Step[State]:
    """`seat` closes the peek; the last one ends it, and what follows says enough."""
    after = replace(state, looked=state.looked | {seat})
    if len(after.looked) == state.rules.players:
        return peek_over(state)
    return Step(after, (to_all(PeekClosed(seat)),))


def peek_over(state: Peeking) -> Step[State]:
    """All have looked: now the specialists act. Rule G2.2"""
    return _acting(state.rules, state.score, Effect(state.heist), state.to_act)


def redealt(state: Redealing, cards: tuple[Card, ...]) -> Step[State]:
    """New hands for all, then a peek at them. Rules G2.2, G6.9"""
    act = CARDS[state.to_act[0]].act
    assert isinstance(act, Redeals)
    heist, told = act.deal(state.heist, cards)
    return Step(Peeking(state.rules, state.score, heist, frozenset(), state.to_act[1:]), told)


def passed_on(state: Passing, seat: Seat, card: Card) -> Step[State]:
    """`seat` has chosen; once all have, the cards change hands, which says enough. Rule G6.6"""
    chosen = tuple(sorted((*state.chosen, (seat, card))))
    if len(chosen) < state.rules.players:
        told = (to_all(HasChosen(seat)), Told(YourChoice(card), seat))
        return Step(replace(state, chosen=chosen), told)
    act = CARDS[state.to_act[0]].act
    assert isinstance(act, Collects)
    effect = act.use(state.heist, tuple(card for _, card in chosen))
    return _acting(state.rules, state.score, effect, state.to_act[1:])


def _acting(
    rules: Rules, score: Score, effect: Effect, to_act: tuple[Specialist, ...]
) -> Step[State]:
    """The next of the specialists acts, or the first round begins. Rule G2.2"""
    if not to_act:
        return open_round(rules, score, effect)
    heist, told = effect
    act = CARDS[to_act[0]].act
    match act:
        case Redeals():
            return Step(Redealing(rules, score, heist, to_act), told)
        case Collects():
            return Step(Passing(rules, score, heist, (), to_act), told)
        case Announces(number):
            numbers = tuple(number(hand) for hand in heist.hands)
            after, more = entered(heist, Numbers(heist.round, to_act[0], numbers))
            return _acting(rules, score, Effect(after, (*told, *more)), to_act[1:])
        case Waits():
            raise AssertionError(f"expected one who acts after the deal, got {to_act[0]}")
        case _:
            assert_never(act)
