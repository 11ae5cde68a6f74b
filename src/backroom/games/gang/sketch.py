"""A view as text, for replays in a terminal and for golden files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

from msgspec.structs import replace

from ...core.wire import FaceDown, Seat
from .seen import (
    Score,
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
    Shown,
)
from .sketch_of_story import guess_told, open_entries, talk_told, told
from .story import Hand


def sketch(seen: Seen) -> str:
    """A few lines, without a line feed at the end.

    >>> from backroom.core.wire import Seat
    >>> from backroom.games.gang import GANG, Rules
    >>> from backroom.core.lines import replay
    >>> state = replay(GANG, Rules(players=2), "deal 7c 2d As Ad\\n1 take white 2 from centre")
    >>> print(sketch(GANG.view(state, Seat(0))))
    heist 1, 0 vaults, 0 alarms: white chips are open
      board   -
      seat 0  7c 2d
      seat 1  ?? ??  white 2
    """
    if isinstance(seen, SeenDealing | SeenDrawing):
        return "\n".join((_title(seen, len(seen.score.past) + 1), *_in_force(seen.score)))
    board = f"  board   {_cards(seen.heist.board)}"
    lines = (*_in_force(seen.score), board, *_seats(seen), *_story(seen), *_shown(seen))
    return "\n".join((_title(seen, seen.heist.number), *lines))


def together(views: Sequence[Seen]) -> Seen:
    """What all seats know at once, from the view of every seat, by seat: all hands open."""
    first = views[0]
    if isinstance(first, SeenDrawing | SeenDealing):
        return first
    heists = [view.heist for view in views if not isinstance(view, SeenDrawing | SeenDealing)]
    hands = tuple(heist.hands[seat] for seat, heist in enumerate(heists))
    story = open_entries([heist.story for heist in heists])
    return replace(first, heist=replace(first.heist, hands=hands, story=story))


def _title(seen: Seen, number: int) -> str:
    vaults, alarms = seen.score.vaults, seen.score.alarms
    return f"heist {number}, {vaults} vaults, {alarms} alarms: {_phase(seen)}"


def _phase(seen: Seen) -> str:
    match seen:
        case SeenDrawing(wanted=wanted):
            return f"a card is drawn, {wanted[0].replace('_', ' ')}"
        case SeenDealing():
            return "the deal"
        case SeenPeeking():
            return "the peek"
        case SeenRedealing():
            return "all hands are dealt again"
        case SeenPassing():
            return "everybody passes a card"
        case SeenTurning():
            return "cards are turned"
        case SeenRedrawing(seat=seat):
            return f"seat {seat} draws a new hand"
        case SeenChips(colour=colour):
            return f"{colour} chips are open"
        case SeenGuessing(challenge=challenge):
            return f"{_words(challenge)} wants a guess"
        case SeenHeistOver(cracked=cracked):
            return "a vault is cracked" if cracked else "an alarm is raised"
        case SeenGameOver(won=won):
            return "the gang has won" if won else "the gang has lost"
        case _:
            assert_never(seen)


def _in_force(score: Score) -> list[str]:
    cards = [_words(name) for name in (*score.challenges, *score.specialists)]
    return [f"  cards   {', '.join(cards)}"] if cards else []


def _seats(seen: SeenOfHeist) -> list[str]:
    heist = seen.heist
    return [
        "  ".join((f"  seat {seat}", _hand(hand), *_chips(seen, heist, Seat(seat))))
        for seat, hand in enumerate(heist.hands)
    ]


def _chips(seen: SeenOfHeist, heist: SeenHeist, seat: Seat) -> list[str]:
    chips = [f"{chips.colour} {chips.holders.index(seat) + 1}" for chips in heist.chips]
    match seen:
        case SeenChips():
            chips += [
                f"{seen.colour} {stars}{_contested(seen.contests[stars - 1])}"
                for stars, place in enumerate(seen.places, start=1)
                if place == seat
            ]
            chips += ["fine"] * (seat in seen.confirmed)
        case SeenPassing(chosen=chosen):
            chips += ["has chosen"] * (seat in chosen)
        case SeenGuessing(ballots=ballots):
            chips += [guess_told(ballot.guess) for ballot in ballots if ballot.seat == seat]
        case _:
            pass
    return chips


def _story(seen: SeenOfHeist) -> Iterator[str]:
    for entry in seen.heist.story:
        yield f"  {entry.round:<7} {told(entry)}"
    for guessed in seen.heist.guessed:
        yield f"  guess   {_words(guessed.challenge)}: {guess_told(guessed.guess)}"
    if isinstance(seen, SeenChips):
        yield from (f"  now     {line}" for line in talk_told(seen.talk))


def _shown(seen: Seen) -> list[str]:
    match seen:
        case SeenGuessing(shown=shown):
            return [f"  shown   {_shown_hand(hand)}" for hand in shown]
        case SeenHeistOver(shown=shown, missed=missed) | SeenGameOver(shown=shown, missed=missed):
            lines = [f"  shown   {_shown_hand(hand)}" for hand in shown]
            return lines + [f"  missed  {_words(name)}" for name in missed]
        case _:
            return []


def _shown_hand(hand: Shown) -> str:
    broken = "  breaks the order" if hand.breaks else ""
    lifted = "  beats its category" if hand.lifted else ""
    cards = _cards(hand.cards)
    return f"seat {hand.seat}: {_words(hand.category)}, {cards}{lifted}{broken}"


def _contested(times: int) -> str:
    return f" (contested ×{times})" if times else ""


def _hand(hand: Hand) -> str:
    return " ".join(["??"] * hand.count) if isinstance(hand, FaceDown) else _cards(hand)


def _cards(cards: tuple[str, ...]) -> str:
    return " ".join(cards) or "-"


def _words(name: str) -> str:
    return name.replace("_", " ")
