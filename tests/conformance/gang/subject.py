"""The Gang as a subject of the laws. Nothing here looks through `view`."""

from __future__ import annotations

from backroom.cards.card import DECK, JACK, rank
from backroom.core.game import AnyGame
from backroom.games.gang import GANG, Mode, Rules
from backroom.games.gang.rules import COLOURS

from ..subject import Subject
from .amiss import faults
from .attempts import NEVER, attempts
from .calm import MOST_PROPOSALS, calm
from .notes import forgotten, noted
from .places import alike, cards, facts, moved, secrets
from .retold import retold

ONE_HEIST = 2 + 1 + 1 + 4 + 1 + 1  # in force, deal, redeal, community cards, redraw, hacked card
TALK = 4  # rounds of the table that cards in force need: a peek, passing, an answer, a guess more


def gang(rules: Rules, game: AnyGame = GANG) -> Subject:
    """The Gang, or a mutation of it, under `rules`."""
    heists = rules.vaults + rules.alarms - 1  # Rule G1.2
    chips = len(COLOURS) * (2 * rules.players + 1)  # taken, confirmed, struck
    proposals = MOST_PROPOSALS * (rules.players + 2) if rules.mode is not Mode.BASIC else 0
    return Subject(
        game=game,
        rules=rules,
        deck=frozenset(card for card in (*DECK, JACK) if rank(card) >= rules.lowest_rank),
        longest=heists * (ONE_HEIST + chips + proposals + (2 + TALK) * rules.players),
        cards=cards,
        secrets=secrets,
        faults=faults,
        attempts=attempts,
        never=NEVER,
        calm=calm,
        retold=retold,
        noted=noted,
        forgotten=forgotten,
        facts=facts,
        alike=alike,
        moved=moved,
    )
