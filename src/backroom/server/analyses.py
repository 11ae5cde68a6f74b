"""After a deal each seat hears how its own play compares with the best."""

from __future__ import annotations

from ..bots import Laid, PlayedDeal, hindsight
from ..games.crash import CrashRules
from ..protocol.analyses import Analysis, CrashAnalysis, WeighedExchange, WeighedLayout


def of_deal(rules: CrashRules, played: PlayedDeal) -> Analysis:
    """What a layout of Crash was worth, and what the exchange was."""
    found = hindsight(rules, played)
    asked = found.exchange
    exchange = () if asked is None else (WeighedExchange(asked.keep, asked.replace),)
    return Analysis(CrashAnalysis(found.deal, _told(found.laid), _told(found.best), exchange))


def _told(laid: Laid) -> WeighedLayout:
    return WeighedLayout(laid.hands, laid.points, laid.wins)
