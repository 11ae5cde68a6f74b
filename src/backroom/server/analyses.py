"""After a deal or a turn each seat hears how its own play compares with the best."""

from __future__ import annotations

from ..bots import Decided, Laid, PlayedDeal, PlayedTurn, decided, hindsight
from ..games.crash import CrashRules
from ..games.dice import DiceRules
from ..protocol.analyses import (
    Analysis,
    CrashAnalysis,
    DiceAnalysis,
    WeighedChoice,
    WeighedDecision,
    WeighedExchange,
    WeighedLayout,
)


def of_deal(rules: CrashRules, played: PlayedDeal) -> Analysis:
    """What a layout of Crash was worth, and what the exchange was."""
    found = hindsight(rules, played)
    asked = found.exchange
    exchange = () if asked is None else (WeighedExchange(asked.keep, asked.replace),)
    return Analysis(CrashAnalysis(found.deal, _told(found.laid), _told(found.best), exchange))


def of_turn(rules: DiceRules, played: PlayedTurn) -> Analysis:
    """What each choice of a turn of dice poker was worth."""
    decisions = tuple(_weighed(one) for one in decided(rules, played))
    return Analysis(DiceAnalysis(played.game, played.bout.play_off, decisions))


def _told(laid: Laid) -> WeighedLayout:
    return WeighedLayout(laid.hands, laid.points, laid.wins)


def _weighed(one: Decided) -> WeighedDecision:
    choices = tuple(WeighedChoice(choice.keep, choice.value) for choice in one.choices)
    return WeighedDecision(one.dice, one.locked, choices, one.taken)
