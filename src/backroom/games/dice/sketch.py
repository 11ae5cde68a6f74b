"""A view as text, for replays in a terminal and for golden files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

from ...core.wire import Seat
from .seen import (
    DiceSeen,
    Made,
    SeenBreak,
    SeenCasting,
    SeenMatchOver,
    SeenRolling,
    SeenStarting,
    SeenTurn,
    Sits,
    Standing,
    StartDie,
    Thrown,
)


def sketch(seen: DiceSeen) -> str:
    """A few lines, without a line feed at the end.

    >>> from backroom.core.wire import Seat
    >>> from backroom.games.dice import DICE, DiceRules
    >>> from backroom.core.lines import replay
    >>> text = "0 start 1\\ncast 6\\n1 start 1\\ncast 2\\n0 throw 1 1 0 1 2 3 4\\nroll 6 6 5 2 1"
    >>> print(sketch(DICE.view(replay(DICE, DiceRules(players=2), text), Seat(1))))
    circle 1, game 1, bank 10: seat 0 throws or stands
      seat 0  95 chips
      seat 1  95 chips
      throw 1 6 6 5 2 1
      lies    pair, 12 points
    """
    return "\n".join((f"{_where(seen)}: {_phase(seen)}", *_stakes(seen.standing), *_play(seen)))


def together(views: Sequence[DiceSeen]) -> DiceSeen:
    """What all seats know at once: each knows all."""
    return views[0]


def _where(seen: DiceSeen) -> str:
    standing = seen.standing
    bank = f", bank {standing.bank}" if standing.bank else ""
    game = f", game {standing.games}" if seen.bouts else ""
    play_off = seen.bouts[-1].play_off if seen.bouts else 0
    return f"circle {standing.circle}{game}" + f", play-off {play_off}" * bool(play_off) + bank


def _phase(seen: DiceSeen) -> str:
    match seen:
        case SeenStarting(contenders=contenders):
            return f"seats {_seats(contenders)} throw for the start"
        case SeenCasting(rolling=rolling):
            return (
                f"the dice of seat{'s' * (len(rolling) > 1)} {_seats(rolling)} roll for the start"
            )
        case SeenTurn(seat=seat, throws=throws):
            return f"seat {seat} throws or stands" if throws else f"seat {seat} is to throw"
        case SeenRolling(seat=seat, rolling=rolling):
            return f"{len(rolling)} dice of seat {seat} roll"
        case SeenBreak(circle_over=circle_over):
            return "the circle is over" if circle_over else "the game is over"
        case SeenMatchOver(winners=winners):
            return f"the match is over, the largest stack is with {_seats(winners)}"
        case _:
            assert_never(seen)


def _stakes(standing: Standing) -> Iterator[str]:
    for seat, stake in enumerate(standing.stakes):
        more = f"  {stake.rebuys} rebuys" if stake.rebuys else ""
        gone = f"  {stake.sits}" if stake.sits is not Sits.IN else ""
        yield f"  seat {seat}  {stake.stack} chips{more}{gone}"


def _play(seen: DiceSeen) -> Iterator[str]:
    for result in seen.bouts[-1].results if seen.bouts else ():
        yield f"  result  seat {result.seat}: {_dice(result.throws[-1].dice)}: {_made(result.made)}"
    match seen:
        case SeenStarting(cast=cast, earlier=earlier) | SeenCasting(cast=cast, earlier=earlier):
            yield from (f"  start   {_cast(dice)}" for dice in (*earlier, cast) if dice)
        case SeenTurn(throws=throws):
            yield from _throws(throws)
            for made in seen.made:
                beaten = f", {seen.against}" if seen.leaders else ""
                yield f"  lies    {_made(made)}{beaten}"
            if seen.locked:
                yield f"  locked  {_dice([throws[-1].dice[place] for place in seen.locked])}"
        case SeenRolling(throws=throws):
            yield from _throws(throws)
        case SeenBreak(standing=standing) | SeenMatchOver(standing=standing):
            for past in standing.past[-1:]:
                yield f"  bank    {past.bank} to {_seats(past.winners)}"


def _throws(throws: Sequence[Thrown]) -> Iterator[str]:
    for number, thrown in enumerate(throws, start=1):
        yield f"  throw {number} {_dice(thrown.dice)}"


def _cast(dice: Sequence[StartDie]) -> str:
    return ", ".join(f"seat {die.seat} {die.face}" for die in dice)


def _made(made: Made) -> str:
    return f"{made.category.replace('_', ' ')}, {made.points} points"


def _seats(seats: Sequence[Seat]) -> str:
    return ", ".join(map(str, seats))


def _dice(dice: Sequence[int]) -> str:
    return " ".join(map(str, dice))
