"""Where tables tell odds, each seat hears of its own hand."""

from __future__ import annotations

from ..bots import InSight, percent
from ..games.gang.rules import Helper, Rules
from ..protocol.messages import Odds


def tells(rules: Rules) -> bool:
    """Does a table tell odds?"""
    return rules.helper is Helper.ODDS


def of_hand(rules: Rules, sight: InSight) -> Odds:
    """Where this hand stands."""
    return Odds(percent(rules, sight), sight.hole + sight.board)
