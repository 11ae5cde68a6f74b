"""What was told in dice poker, read off two consecutive views."""

from __future__ import annotations

from collections.abc import Iterator

from backroom.core.wire import Event, Seat, View
from backroom.games.dice.events import (
    CircleBegan,
    DiceThrown,
    GameBegan,
    GameWon,
    LastCircle,
    MatchEnded,
    PlayOffBegan,
    Rebought,
    SatOut,
    SeatChanged,
    StartCast,
    StarterFound,
    StartTied,
    Tied,
    TurnEnded,
    WentOn,
)
from backroom.games.dice.seen import (
    DiceSeen,
    SeenBreak,
    SeenCasting,
    SeenMatchOver,
    SeenRolling,
    SeenStarting,
    SeenTurn,
    Sits,
)


def retold(before: View, after: View) -> tuple[Event, ...]:
    """What was told between two views."""
    assert isinstance(before, DiceSeen)
    assert isinstance(after, DiceSeen)
    return (
        *_start(before, after),
        *_turn(before, after),
        *_gone_on(before, after),
        *_seats(before, after),
        *_circle(before, after),
        *_bouts(before, after),
        *_end(before, after),
    )


def _start(before: DiceSeen, after: DiceSeen) -> Iterator[Event]:
    if not isinstance(before, SeenCasting) or isinstance(after, SeenCasting):
        return
    thrown = len(before.cast)
    if isinstance(after, SeenStarting) and after.earlier == before.earlier:
        yield StartCast(after.cast[thrown:])
    elif isinstance(after, SeenStarting):
        yield StartCast(after.earlier[-1][thrown:])
        yield StartTied(after.contenders)
    else:
        yield StartCast(after.bouts[-1].cast[-1][thrown:])
        yield StarterFound(after.bouts[-1].order[0])


def _turn(before: DiceSeen, after: DiceSeen) -> Iterator[Event]:
    if not isinstance(before, SeenTurn | SeenRolling):
        return
    played = len(before.bouts) - 1
    results = after.bouts[played].results
    is_over = len(results) > len(before.bouts[played].results)
    if isinstance(before, SeenRolling) and not isinstance(after, SeenRolling):
        assert is_over or isinstance(after, SeenTurn)
        throws = results[-1].throws if is_over else after.throws  # type: ignore[union-attr]  # as asserted
        yield DiceThrown(before.seat, throws[-1])
    if is_over:
        yield TurnEnded(results[-1])
    if len(after.bouts) > len(before.bouts):
        tied = after.bouts[-1].order
        yield Tied(tuple(seat for seat in before.bouts[-1].order if seat in tied))
    elif isinstance(after, SeenStarting):
        yield Tied(after.contenders)
    if after.standing.past[-1:] != before.standing.past[-1:]:
        yield GameWon(after.standing.past[-1])


def _gone_on(before: DiceSeen, after: DiceSeen) -> Iterator[Event]:
    if isinstance(before, SeenBreak) and isinstance(after, SeenBreak):
        yield from (WentOn(seat) for seat in after.onward if seat not in before.onward)


def _seats(before: DiceSeen, after: DiceSeen) -> Iterator[Event]:
    for seat, (was, now) in enumerate(
        zip(before.standing.stakes, after.standing.stakes, strict=True)
    ):
        if (was.sits, was.arrivals) != (now.sits, now.arrivals):
            spent = before.standing.games < after.standing.games and seat in after.standing.order
            paid = _ante(after) if spent else 0
            yield SeatChanged(Seat(seat), now.sits, now.stack + paid)
    if after.standing.deserted and not before.standing.deserted:
        yield LastCircle()


def _circle(before: DiceSeen, after: DiceSeen) -> Iterator[Event]:
    now = after.standing
    if now.circle == before.standing.circle:
        return
    paid = _ante(after) if now.games > before.standing.games else 0
    for seat, (was, is_) in enumerate(zip(before.standing.stakes, now.stakes, strict=True)):
        if is_.rebuys > was.rebuys:
            yield Rebought(Seat(seat), is_.stack + paid)
    for seat, stake in enumerate(now.stakes):
        if stake.sits is Sits.IN and seat not in now.order:
            yield SatOut(Seat(seat))
    yield CircleBegan(now.circle, now.order)


def _bouts(before: DiceSeen, after: DiceSeen) -> Iterator[Event]:
    if after.standing.games > before.standing.games:
        yield GameBegan(after.standing.games, after.bouts[0].order, after.standing.bank)
    elif len(after.bouts) > len(before.bouts):
        yield PlayOffBegan(after.bouts[-1].play_off, after.bouts[-1].order)


def _end(before: DiceSeen, after: DiceSeen) -> Iterator[Event]:
    if isinstance(after, SeenMatchOver) and not isinstance(before, SeenMatchOver):
        yield MatchEnded(after.winners)


def _ante(seen: DiceSeen) -> int:
    return seen.standing.bank // len(seen.bouts[0].order)
