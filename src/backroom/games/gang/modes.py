"""Which cards are in force: at the start of a game, after each heist, and by what chance draws."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from ...core.game import Step
from .decks import PRINTED, Decks, NameT, Pile, laid_aside, lots, put_by, turned_to, without
from .effects import to_all
from .events import Drawn
from .names import CHALLENGES, SPECIALISTS, Challenge, Specialist, Wanted, number
from .rules import DeckOrder, Mode, Rules
from .seen import Score
from .state import Dealing, Drawing, State

REMOVED = Challenge.QUICK_ACCESS  # from the deck of the two hard modes. Rule G4, table


def opened(rules: Rules) -> Drawing | Dealing:
    """Before the first heist. Rules G4.1, G4.5"""
    score = Score(0, 0, (), decks=_decks(rules))
    match rules.mode:
        case Mode.BASIC | Mode.INTERMEDIATE:
            return Dealing(rules, score)
        case Mode.ADVANCED:
            return Drawing(rules, score, (Wanted.ANY_CHALLENGE,))
        case Mode.EXPERT:
            return Drawing(rules, score, (Wanted.ANY_CHALLENGE,) * 2)
        case Mode.CUSTOM:
            challenges = tuple(name for name in CHALLENGES if name in rules.challenges)
            specialists = tuple(name for name in SPECIALISTS if name in rules.specialists)
            chosen = replace(score, challenges=challenges, specialists=specialists)
            return Dealing(rules, chosen)
        case _:
            assert_never(rules.mode)


def next_heist(rules: Rules, score: Score) -> Drawing | Dealing:
    """After a heist that was not the last. Rule G4, table"""
    match rules.mode:
        case Mode.BASIC | Mode.CUSTOM:
            return Dealing(rules, score)
        case Mode.INTERMEDIATE:
            return _with_one_more(rules, score, lasting=0)
        case Mode.ADVANCED:
            return _with_one_more(rules, score, lasting=1)
        case Mode.EXPERT:
            return Drawing(rules, score, (Wanted.REPLACEMENT,))
        case _:
            assert_never(rules.mode)


def pool(state: Drawing) -> tuple[Challenge, ...] | tuple[Specialist, ...]:
    """The cards of which one is to be drawn. Rule G4.4"""
    decks = state.score.decks
    match state.wanted[0]:
        case Wanted.ANY_CHALLENGE:
            return lots(decks.challenges, anywhere=True)
        case Wanted.NEXT_CHALLENGE | Wanted.REPLACEMENT:
            return lots(decks.challenges, anywhere=False)
        case Wanted.NEXT_SPECIALIST:
            return lots(decks.specialists, anywhere=False)
        case _:
            assert_never(state.wanted[0])


def challenge_drawn(state: Drawing, card: Challenge) -> Step[State]:
    """This challenge is in force, and a lower one out if it is its replacement. Rule G4.4"""
    score, decks = state.score, state.score.decks
    challenges, pile = score.challenges, without(decks.challenges, card)
    if state.wanted[0] is Wanted.REPLACEMENT:
        lower = min(challenges, key=number)
        challenges = tuple(name for name in challenges if name != lower)
        pile = put_by(pile, (lower,))
    score = replace(score, challenges=(*challenges, card), decks=replace(decks, challenges=pile))
    return _drawn(state, score)


def specialist_drawn(state: Drawing, card: Specialist) -> Step[State]:
    """This specialist is in force."""
    score, decks = state.score, state.score.decks
    decks = replace(decks, specialists=without(decks.specialists, card))
    return _drawn(state, replace(score, specialists=(card,), decks=decks))


def carried(rules: Rules, state: State) -> Rules:
    """`rules` with the decks as this game leaves them, all cards back in them. Rules G4.3, G4.4"""
    decks = state.score.decks
    return replace(
        rules,
        decks=Decks(_whole(decks.challenges, CHALLENGES), _whole(decks.specialists, SPECIALISTS)),
    )


def _decks(rules: Rules) -> Decks:
    """The decks that the game begins with. Rules G4.3, G4.6"""
    challenges, specialists = rules.decks.challenges, rules.decks.specialists
    shuffled = rules.deck_order is DeckOrder.SHUFFLED
    if challenges == PRINTED.challenges:
        challenges = replace(turned_to(challenges, rules.first_challenge), shuffled=shuffled)
    if specialists == PRINTED.specialists:
        specialists = replace(turned_to(specialists, rules.first_specialist), shuffled=shuffled)
    if rules.mode in (Mode.ADVANCED, Mode.EXPERT):
        challenges = laid_aside(challenges, REMOVED)
    return Decks(challenges, specialists)


def _with_one_more(rules: Rules, score: Score, *, lasting: int) -> Drawing:
    """The cards of the last heist are seen, but for those that last; one is to be drawn."""
    decks = Decks(
        put_by(score.decks.challenges, score.challenges[lasting:]),
        put_by(score.decks.specialists, score.specialists),
    )
    score = replace(score, challenges=score.challenges[:lasting], specialists=(), decks=decks)
    wanted = Wanted.NEXT_CHALLENGE if score.past[-1].cracked else Wanted.NEXT_SPECIALIST
    return Drawing(rules, score, (wanted,))


def _drawn(state: Drawing, score: Score) -> Step[State]:
    if len(state.wanted) > 1:
        return Step(Drawing(state.rules, score, state.wanted[1:]))
    told = (to_all(Drawn(score.challenges, score.specialists)),)
    return Step(Dealing(state.rules, score), told)


def _whole(pile: Pile[NameT], cards: tuple[NameT, ...]) -> Pile[NameT]:
    out = tuple(card for card in cards if card not in (*pile.ahead, *pile.seen))
    return put_by(pile, out)
