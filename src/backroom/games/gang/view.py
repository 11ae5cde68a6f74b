"""From truth to what one viewer knows, and back to a truth that would look the same."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import assert_never

from ...cards.card import Card
from ...cards.poker import best
from ...cards.poker_table import MOST_CARDS
from ...core.wire import FaceDown, Seat, Spectator, Viewer
from .challenges import hole_cards
from .choices import GangChoice
from .imagine import imagined
from .offers import options
from .refusals import black_of, colour_of, holder_of
from .rules import Helper, Rules, seats
from .score import is_won, missed, shown
from .seen import (
    Name,
    Named,
    Seen,
    SeenChips,
    SeenDealing,
    SeenDrawing,
    SeenGameOver,
    SeenGuessing,
    SeenHeist,
    SeenHeistOver,
    SeenOfHeist,
    SeenPassing,
    SeenPeeking,
    SeenRedealing,
    SeenRedrawing,
    SeenTurning,
    Unnamed,
)
from .state import (
    ChipsOpen,
    Dealing,
    Drawing,
    GameOver,
    Guessing,
    Heist,
    HeistOver,
    Passing,
    Peeking,
    Redealing,
    Redrawing,
    State,
    Turning,
)
from .story import masked

NAMES_KEPT = 4096  # hands with the board; each is asked for again after every move of a chip


def view(state: State, viewer: Viewer) -> Seen:
    """All that `viewer` was ever told in this game, and nothing else."""
    match state:
        case Drawing(_, score, wanted):
            return SeenDrawing(viewer, score, wanted)
        case Dealing(_, score):
            return SeenDealing(viewer, score)
        case Peeking(_, score, heist, looked, to_act):
            seen, own = _closed(heist, viewer), _named(state, viewer)
            asked = _open_to(state, viewer)
            return SeenPeeking(viewer, score, seen, own, _sorted(looked), asked, to_act)
        case Redealing(_, score, heist, to_act):
            return SeenRedealing(viewer, score, _taken(heist), to_act)
        case Passing():
            return _passing(state, viewer)
        case Turning(_, score, heist):
            return SeenTurning(viewer, score, _closed(heist, viewer))
        case Redrawing(_, score, heist, challenge, seat):
            return SeenRedrawing(viewer, score, _closed(heist, viewer), challenge, seat)
        case ChipsOpen():
            return _chips(state, viewer)
        case Guessing():
            return _guessing(state, viewer)
        case HeistOver(_, score, heist, onward):
            seen, cracked = _opened(heist, viewer), score.past[-1].cracked
            asked, wrong = _open_to(state, viewer), missed(score, heist)
            return SeenHeistOver(
                viewer, score, seen, shown(heist), cracked, _sorted(onward), asked, wrong
            )
        case GameOver(rules, score, heist):
            seen, cracked = _opened(heist, viewer), score.past[-1].cracked
            won, wrong = is_won(rules, score), missed(score, heist)
            return SeenGameOver(viewer, score, seen, shown(heist), cracked, won, wrong)
        case _:
            assert_never(state)


def imagine(rules: Rules, seen: Seen, rng: Random) -> State:
    """A state in which this viewer would see just this, drawn with `rng`.

    Each such state can come; each as likely as any other, unless cards were shown, announced,
    passed or discarded.
    """
    if isinstance(seen, SeenDrawing):
        return Drawing(rules, seen.score, seen.wanted)
    if isinstance(seen, SeenDealing):
        return Dealing(rules, seen.score)
    count = hole_cards(seen.score.challenges)
    heist = imagined(rules, seen.heist, seen.viewer, rng, hole_cards=count)
    return _imagined(rules, seen, heist, rng)


def _imagined(rules: Rules, seen: SeenOfHeist, heist: Heist, rng: Random) -> State:
    score = seen.score
    match seen:
        case SeenPeeking(looked=looked, to_act=to_act):
            return Peeking(rules, score, heist, frozenset(looked), to_act)
        case SeenRedealing(to_act=to_act):
            return Redealing(rules, score, heist, to_act)
        case SeenPassing():
            return Passing(rules, score, heist, _chosen(seen, heist, rng), seen.to_act)
        case SeenTurning():
            return Turning(rules, score, heist)
        case SeenRedrawing(challenge=challenge, seat=seat):
            return Redrawing(rules, score, heist, challenge, seat)
        case SeenChips():
            confirmed = frozenset(seen.confirmed)
            return ChipsOpen(rules, score, heist, seen.places, seen.contests, confirmed, seen.talk)
        case SeenGuessing():
            return Guessing(rules, score, heist, seen.challenge, seen.ballots, seen.runs)
        case SeenHeistOver(onward=onward):
            return HeistOver(rules, score, heist, frozenset(onward))
        case SeenGameOver():
            return GameOver(rules, score, heist)
        case _:
            assert_never(seen)


def _passing(state: Passing, viewer: Viewer) -> SeenPassing:
    chosen = dict(state.chosen)
    own = tuple(card for seat, card in state.chosen if seat == viewer)
    return SeenPassing(
        viewer,
        state.score,
        heist=_closed(state.heist, viewer),
        own=_named(state, viewer),
        chosen=tuple(chosen),
        passing=own,
        options=_open_to(state, viewer),
        to_act=state.to_act,
    )


def _chips(state: ChipsOpen, viewer: Viewer) -> SeenChips:
    return SeenChips(
        viewer,
        state.score,
        heist=_closed(state.heist, viewer),
        own=_named(state, viewer),
        colour=colour_of(state),
        places=state.places,
        contests=state.contests,
        confirmed=_sorted(state.confirmed),
        options=_open_to(state, viewer),
        black=tuple(sorted(black_of(state))),
        talk=state.talk,
    )


def _guessing(state: Guessing, viewer: Viewer) -> SeenGuessing:
    heist, holder = state.heist, holder_of(state.heist)
    open_ = [seat for seat in seats(state.rules) if seat != holder or seat == viewer]
    return SeenGuessing(
        viewer,
        state.score,
        heist=_seen(heist, viewer, open_),
        own=_named(state, viewer),
        shown=shown(heist)[:-1],
        holder=holder,
        challenge=state.challenge,
        ballots=state.ballots,
        runs=state.runs,
        options=_open_to(state, viewer),
    )


def _closed(heist: Heist, viewer: Viewer) -> SeenHeist:
    """Before the showdown each seat sees its own hand alone. Rule G2, round 1"""
    return _seen(heist, viewer, () if isinstance(viewer, Spectator) else (viewer,))


def _taken(heist: Heist) -> SeenHeist:
    """Hands that have been taken can be looked at by nobody. Rule G2.2"""
    return _seen(heist, Spectator(), ())


def _opened(heist: Heist, viewer: Viewer) -> SeenHeist:
    """At the showdown all see all hands, but not what was discarded or passed. Rule G7.11"""
    return _seen(heist, viewer, [Seat(seat) for seat in range(len(heist.hands))])


def _seen(heist: Heist, viewer: Viewer, open_: Iterable[Seat]) -> SeenHeist:
    open_ = frozenset(open_)
    return SeenHeist(
        heist.number,
        tuple(
            hand if seat in open_ else FaceDown(len(hand)) for seat, hand in enumerate(heist.hands)
        ),
        heist.board,
        heist.chips,
        heist.moves,
        heist.moved,
        heist.round,
        tuple(masked(entry, viewer) for entry in heist.story),
        heist.proposals,
        heist.waits,
        heist.guessed,
    )


def _named(state: Peeking | Passing | ChipsOpen | Guessing, viewer: Viewer) -> Name:
    if isinstance(viewer, Spectator) or state.rules.helper is Helper.OFF:
        return Unnamed()
    return _name(state.heist.hands[viewer] + state.heist.board)


@lru_cache(maxsize=NAMES_KEPT)
def _name(cards: tuple[Card, ...]) -> Named:
    # Who is to discard a fourth card on the river sees nine: the best five lie in some eight.
    eights = combinations(cards, min(len(cards), MOST_CARDS))
    hand = max(map(best, eights), key=lambda one: one.strength)
    return Named(hand.category, hand.cards)


def _open_to(state: State, viewer: Viewer) -> tuple[GangChoice, ...]:
    return () if isinstance(viewer, Spectator) else tuple(options(state, viewer))


def _sorted(seats: frozenset[Seat]) -> tuple[Seat, ...]:
    return tuple(sorted(seats))


def _chosen(seen: SeenPassing, heist: Heist, rng: Random) -> tuple[tuple[Seat, Card], ...]:
    """Any card for those whose choice this viewer does not see. Rule G6.6"""
    own = dict.fromkeys([seen.viewer] if seen.passing else [], seen.passing)
    return tuple((seat, rng.choice(own.get(seat, heist.hands[seat]))) for seat in seen.chosen)
