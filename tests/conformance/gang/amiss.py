"""What can never be in a state of The Gang: chips astray, a score that does not add up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from backroom.games.gang import Challenge, Specialist, State
from backroom.games.gang.choices import CENTRE
from backroom.games.gang.rules import COLOURS, Colour
from backroom.games.gang.state import (
    ChipsOpen,
    Dealing,
    Drawing,
    GameOver,
    Guessing,
    Heist,
    HeistOver,
    OfHeist,
    Passing,
    Peeking,
    Redealing,
    Redrawing,
    Turning,
)
from backroom.games.gang.story import Deed, Note
from backroom.games.gang.talk import Owed

from .places import discards

DISCARDING = (Specialist.HACKER, Specialist.JACK)

BOARD = {Colour.WHITE: 0, Colour.YELLOW: 3, Colour.ORANGE: 4, Colour.RED: 5}  # cards. Rule G2


def faults(state: State) -> Iterator[str]:
    """Everything that is amiss."""
    yield from _score_faults(state)
    match state:
        case Drawing() | Dealing():
            return
        case Peeking() | Redealing() | Passing():
            yield from _heist_faults(state, ended=(), board=0)
        case Turning(heist=heist):
            before = COLOURS[: COLOURS.index(heist.round)]
            yield from _heist_faults(state, ended=before, board=BOARD[before[-1]])
        case Redrawing(heist=heist):
            yield from _heist_faults(state, ended=_before(heist), board=BOARD[heist.round])
        case ChipsOpen(heist=heist):
            yield from _heist_faults(state, ended=_before(heist), board=BOARD[heist.round])
            yield from _open_faults(state)
        case Guessing() | HeistOver() | GameOver():
            yield from _heist_faults(state, ended=COLOURS, board=5)
        case _:
            assert_never(state)


def _before(heist: Heist) -> tuple[Colour, ...]:
    return COLOURS[: COLOURS.index(heist.round)]


def _score_faults(state: State) -> Iterator[str]:
    """Each heist that is over has been a vault or an alarm. Rule G2.11"""
    score, over = state.score, len(state.score.past)
    cracked = sum(past.cracked for past in score.past)
    if (score.vaults, score.alarms) != (cracked, over - cracked):
        yield f"expected {cracked} vaults of {over} heists, got {score.vaults}, {score.alarms}"
    if [past.number for past in score.past] != list(range(1, over + 1)):
        yield "heists are not numbered from 1"
    ended = score.vaults == state.rules.vaults or score.alarms == state.rules.alarms
    if ended != isinstance(state, GameOver):  # Rule G1.2
        yield f"{score.vaults} vaults and {score.alarms} alarms in a {type(state).__name__}"


def _heist_faults(state: OfHeist, *, ended: tuple[Colour, ...], board: int) -> Iterator[str]:
    heist, everybody = state.heist, list(range(state.rules.players))
    if len(heist.board) != board:
        yield f"expected {board} community cards, got {len(heist.board)}"
    if [len(hand) for hand in heist.hands] != list(_hand_sizes(state)):
        yield f"a hand has too many or too few cards: {heist.hands}"
    if tuple(chips.colour for chips in heist.chips) != _in_sight(state, ended):
        yield f"expected the chips of {ended}, got {heist.chips}"
    for chips in heist.chips:
        if sorted(chips.holders) != everybody:  # Rule G2.4
            yield f"not every seat holds one chip of {chips.colour}: {chips.holders}"
    drawn = sum(_count(entry) for entry in heist.story)
    if len(discards(heist)) + sum(_hand_sizes(state)) != drawn + _dealt(state) * len(everybody):
        yield f"a card has been lost or found: {heist.story}"


def _dealt(state: OfHeist) -> int:
    return 3 if Challenge.SECURITY_CAMERAS in state.score.challenges else 2  # Rule G7.10


def _hand_sizes(state: OfHeist) -> Iterator[int]:
    """As many as were dealt, and one more for who has yet to discard. Rules G6.5, G6.7, G7.17"""
    for seat in range(state.rules.players):
        talk = state.talk if isinstance(state, ChipsOpen) else None
        owes = isinstance(talk, Owed) and talk.user == seat and talk.specialist in DISCARDING
        yield _dealt(state) + owes


def _in_sight(state: OfHeist, ended: tuple[Colour, ...]) -> tuple[Colour, ...]:
    """The colours that lie before their holders. Rules G7.1, G7.5, G7.8"""
    cards = state.score.challenges
    missing = {Challenge.QUICK_ACCESS: Colour.WHITE, Challenge.HASTY_GETAWAY: Colour.ORANGE}
    used = tuple(colour for colour in ended if colour not in [missing.get(card) for card in cards])
    if Challenge.BLACKOUT not in cards or not used:
        return used
    fresh = isinstance(state, Turning) or state.heist.round in ended
    gone = isinstance(state, Turning) and used[-1] is not ended[-1]  # a round without chips ended
    return used[-1:] if fresh and not gone else ()


def _count(entry: object) -> int:
    """Cards that it brought into hands."""
    if isinstance(entry, Note) and entry.deed in (Deed.DREW, Deed.TOOK):
        return len(entry.cards) if isinstance(entry.cards, tuple) else 0
    return 0


def _open_faults(state: ChipsOpen) -> Iterator[str]:
    held = [place for place in state.places if place != CENTRE]
    if len(state.places) != state.rules.players:  # Rule G1.4
        yield f"expected {state.rules.players} chips, got {len(state.places)}"
    if len(held) != len(set(held)) or not set(held) <= set(range(state.rules.players)):
        yield f"a seat holds two chips of a colour, or none does: {state.places}"  # Rule G2.4
    if state.confirmed and len(held) < state.rules.players:  # Rule G2.6
        yield "somebody has confirmed while a chip lies in the centre"
    if len(state.contests) != len(state.places) or min(state.contests) < 0:
        yield f"contests do not count the chips: {state.contests}"
