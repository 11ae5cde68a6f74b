"""What seats choose, as the words of a record after the number of the seat.

`take white 2 from centre`, `take white 2 from 0`, `back white 2`, `fine white 1 0`, `looked 1`,
`onward 1`, `pass 1 As`, `propose 1 hacker 2`, `ask 1 mastermind 2 K`, `agree 1 3`, `refuse 1 3`,
`withdraw 1 3`, `show As 2`, `name K`, `discard As`, `vote 1 K`, `vote 1 two_pair`, `hurry 1`.
"""

from __future__ import annotations

from typing import assert_never

from ...cards.card import RANKS, card
from ...cards.poker import Category
from ...core.wire import Seat
from .choices import (
    CENTRE,
    Agree,
    ClosePeek,
    Confirm,
    Discard,
    GangChoice,
    Hurry,
    NameRank,
    Onward,
    PassOn,
    Place,
    Propose,
    ProposeRank,
    PutBack,
    Refuse,
    Show,
    Take,
    VoteFor,
    Withdraw,
)
from .guesses import CategoryGuess, Guess, RankGuess
from .names import Specialist
from .rules import Colour

LOWEST = 2  # rank


def parse_wish(words: list[str]) -> GangChoice:
    """The choice that these words name: the inverse of `write_wish`.

    Raises:
        ValueError: they name none.
    """
    match words:
        case "take", colour, stars, "from", source:
            return Take(Colour(colour), int(stars), _place(source))
        case "back", colour, stars:
            return PutBack(Colour(colour), int(stars))
        case "fine", colour, *holders:
            return Confirm(Colour(colour), tuple(Seat(int(seat)) for seat in holders))
        case "looked", heist:
            return ClosePeek(int(heist))
        case "onward", heist:
            return Onward(int(heist))
        case "hurry", heist:
            return Hurry(int(heist))
        case "agree", heist, proposal:
            return Agree(int(heist), int(proposal))
        case "refuse", heist, proposal:
            return Refuse(int(heist), int(proposal))
        case "withdraw", heist, proposal:
            return Withdraw(int(heist), int(proposal))
        case _:
            return _parse_use(words)


def write_wish(choice: GangChoice) -> str:
    """The words for `choice`."""
    match choice:
        case ClosePeek(heist):
            return f"looked {heist}"
        case Take(colour, stars, source):
            return f"take {colour} {stars} from {source}"
        case PutBack(colour, stars):
            return f"back {colour} {stars}"
        case Confirm(colour, holders):
            return " ".join(("fine", colour, *map(str, holders)))
        case Onward(heist):
            return f"onward {heist}"
        case Hurry(heist):
            return f"hurry {heist}"
        case Agree(heist, proposal):
            return f"agree {heist} {proposal}"
        case Refuse(heist, proposal):
            return f"refuse {heist} {proposal}"
        case Withdraw(heist, proposal):
            return f"withdraw {heist} {proposal}"
        case _:
            return _write_use(choice)


def _parse_use(words: list[str]) -> GangChoice:
    match words:
        case "pass", heist, text:
            return PassOn(int(heist), card(text))
        case "propose", heist, specialist, user:
            return Propose(int(heist), Specialist(specialist), Seat(int(user)))
        case "ask", heist, specialist, user, letter:
            rank = _rank(letter)
            return ProposeRank(int(heist), Specialist(specialist), Seat(int(user)), rank)
        case "show", text, to:
            return Show(card(text), Seat(int(to)))
        case "name", letter:
            return NameRank(_rank(letter))
        case "discard", text:
            return Discard(card(text))
        case "vote", heist, guess:
            return VoteFor(int(heist), _guess(guess))
        case _:
            raise ValueError("no such choice")


def _write_use(
    choice: PassOn | Propose | ProposeRank | Show | NameRank | Discard | VoteFor,
) -> str:
    match choice:
        case PassOn(heist, passed):
            return f"pass {heist} {passed}"
        case Propose(heist, specialist, user):
            return f"propose {heist} {specialist} {user}"
        case ProposeRank(heist, specialist, user, rank):
            return f"ask {heist} {specialist} {user} {_letter(rank)}"
        case Show(shown, to):
            return f"show {shown} {to}"
        case NameRank(rank):
            return f"name {_letter(rank)}"
        case Discard(thrown):
            return f"discard {thrown}"
        case VoteFor(heist, guess):
            return f"vote {heist} {_guessed(guess)}"
        case _:
            assert_never(choice)


def _guess(word: str) -> Guess:
    return RankGuess(_rank(word)) if word in RANKS else CategoryGuess(Category(word))


def _guessed(guess: Guess) -> str:
    match guess:
        case RankGuess(rank):
            return _letter(rank)
        case CategoryGuess(category):
            return category
        case _:
            assert_never(guess)


def _rank(letter: str) -> int:
    return LOWEST + RANKS.index(letter)


def _letter(rank: int) -> str:
    return RANKS[rank - LOWEST]


def _place(word: str) -> Place:
    return CENTRE if word == CENTRE else Seat(int(word))
