"""What the cards in force did, and what is said about them, as lines of text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

from msgspec.structs import replace

from ...cards.card import RANKS
from ...core.wire import FaceDown
from .guesses import CategoryGuess, Guess, RankGuess
from .story import (
    Answered,
    CategoryTold,
    Deed,
    Entry,
    Hand,
    Note,
    Numbers,
    Passed,
    RankTold,
    Redealt,
    Tripped,
)
from .talk import CardDue, Owed, Proposal, Quiet, Talk


def told(entry: Entry) -> str:
    """The entry as a line."""
    match entry:
        case Redealt():
            return "all hands were dealt again"
        case Passed(cards=cards):
            gave = (f"seat {seat} {_hand(hand)}" for seat, hand in enumerate(cards))
            return f"passed to the left: {', '.join(gave)}"
        case Tripped(challenge=challenge, seat=seat):
            return f"{_words(challenge)} makes seat {seat} draw a new hand"
        case Answered(specialist=specialist, user=user, answer=answer, by=by):
            return f"{_words(specialist)} for seat {user}: {answer} by seat {by}"
        case Note():
            return _noted(entry)
        case Numbers(specialist=specialist, numbers=numbers):
            each = (f"seat {seat} {number}" for seat, number in enumerate(numbers))
            return f"{_words(specialist)}: {', '.join(each)}"
        case CategoryTold(specialist=specialist, seat=seat, category=category):
            return f"{_words(specialist)}: seat {seat} has {_words(category)}"
        case RankTold(specialist=specialist, seat=seat, rank=rank, count=count):
            return f"{_words(specialist)}: seat {seat} holds {count} of {_letter(rank)}"
        case _:
            assert_never(entry)


def talk_told(talk: Talk) -> Iterator[str]:
    """What is being said about a specialist, if anything is."""
    match talk:
        case Quiet():
            return
        case Proposal(number, specialist, proposer, user, asked, agreed):
            rank = "".join(f", rank {_letter(number)}" for number in asked)
            who = " ".join(map(str, agreed))
            yield (
                f"proposal {number} by seat {proposer}: "
                f"{_words(specialist)} for seat {user}{rank}; agreed: {who}"
            )
        case CardDue(specialist, user):
            yield f"seat {user} draws a card by {_words(specialist)}"
        case Owed(specialist, user):
            yield f"seat {user} chooses for {_words(specialist)}"
        case _:
            assert_never(talk)


def guess_told(guess: Guess) -> str:
    """The guess as a word."""
    match guess:
        case RankGuess(rank):
            return _letter(rank)
        case CategoryGuess(category):
            return _words(category)
        case _:
            assert_never(guess)


def open_entries(stories: Sequence[tuple[Entry, ...]]) -> tuple[Entry, ...]:
    """One story from that of every seat, by seat, with all that any of them knows."""
    return tuple(_open(versions) for versions in zip(*stories, strict=True))


def _open(versions: tuple[Entry, ...]) -> Entry:
    match versions[0]:
        case Note() as note:
            hands = [one.cards for one in versions if isinstance(one, Note)]
            return replace(note, cards=_known(hands))
        case Passed() as passed:
            by_viewer = [one.cards for one in versions if isinstance(one, Passed)]
            return replace(passed, cards=tuple(map(_known, zip(*by_viewer, strict=True))))
        case entry:
            return entry


def _known(hands: Sequence[Hand]) -> Hand:
    return next((hand for hand in hands if not isinstance(hand, FaceDown)), hands[0])


def _noted(note: Note) -> str:
    cards, seat = _hand(note.cards), note.seat
    match note.deed:
        case Deed.DREW:
            return f"seat {seat} drew {cards}"
        case Deed.DISCARDED:
            return f"seat {seat} discarded {cards}"
        case Deed.SHOWED:
            return f"seat {seat} showed {cards} to seat {note.to}"
        case Deed.TOOK:
            return f"seat {seat} took {cards}"
        case _:
            assert_never(note.deed)


def _hand(hand: Hand) -> str:
    return " ".join(["??"] * hand.count if isinstance(hand, FaceDown) else hand)


def _words(name: str) -> str:
    return name.replace("_", " ")


def _letter(rank: int) -> str:
    return RANKS[rank - 2]
