"""What somebody who only listens to dice poker knows, compared with what a view holds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from msgspec import structs

from backroom.core.wire import Event, View
from backroom.games.dice.events import (
    CircleBegan,
    DiceThrown,
    GameBegan,
    GameWon,
    LastCircle,
    PlayOffBegan,
    SeatChanged,
    StartCast,
    StarterFound,
    StartTied,
    TurnEnded,
    WentOn,
)
from backroom.games.dice.seen import (
    Bout,
    DiceSeen,
    PastGame,
    SeenBreak,
    SeenCasting,
    SeenRolling,
    SeenStarting,
    SeenTurn,
    Sits,
    StartDie,
    Thrown,
)

GAMES_REMEMBERED = 24

Castings = tuple[tuple[StartDie, ...], ...]


@dataclass(frozen=True, slots=True)
class Notes:
    """All that must last of what was told."""

    past: tuple[PastGame, ...] = ()
    bouts: tuple[Bout, ...] = ()
    throws: tuple[Thrown, ...] = ()  # of the turn that goes on
    cast: Castings = ((),)  # of the start that is thrown for
    decided: Castings = ()  # of the start that was thrown for, until it is used
    onward: frozenset[int] = frozenset()
    sits: tuple[tuple[int, Sits], ...] = ()  # of seats where that ever changed
    deserted: bool = False


def noted(notes: Notes | None, event: Event) -> Notes:
    """The notes with what `event` says; None is who has heard nothing yet."""
    return _noted(notes or Notes(), event)


def forgotten(seen: View, notes: Notes | None) -> Iterator[str]:
    """Where the view differs from the notes of somebody who heard everything."""
    assert isinstance(seen, DiceSeen)
    heard = notes or Notes()
    for name, wanted in _remembered(seen).items():
        if getattr(heard, name) != wanted:
            yield f"{name}: heard {getattr(heard, name)}, remembered {wanted}"
    for seat, sits in heard.sits:
        if seen.standing.stakes[seat].sits is not sits:
            yield f"expected seat {seat} {sits}"


def _remembered(seen: DiceSeen) -> dict[str, object]:
    """What the view holds, by the names of the notes."""
    own: dict[str, object] = {
        "past": seen.standing.past,
        "bouts": seen.bouts,
        "deserted": seen.standing.deserted,
    }
    match seen:
        case SeenStarting(cast=cast, earlier=earlier) | SeenCasting(cast=cast, earlier=earlier):
            own["cast"] = (*earlier, cast)
        case SeenTurn(throws=throws) | SeenRolling(throws=throws):
            own["throws"] = throws
        case SeenBreak(onward=onward):
            own["onward"] = frozenset(onward)
        case _:
            pass
    return own


def _noted(notes: Notes, event: Event) -> Notes:
    match event:
        case StartCast(dice):
            return replace(notes, cast=(*notes.cast[:-1], notes.cast[-1] + dice))
        case StartTied():
            return replace(notes, cast=(*notes.cast, ()))
        case StarterFound():
            return replace(notes, cast=((),), decided=notes.cast)
        case GameBegan(_, order):
            first = Bout(0, order, cast=notes.decided)
            return replace(notes, bouts=(first,), decided=(), onward=frozenset())
        case PlayOffBegan(number, order):
            bouts = (*notes.bouts, Bout(number, order, cast=notes.decided))
            return replace(notes, bouts=bouts, decided=())
        case DiceThrown(_, thrown):
            return replace(notes, throws=(*notes.throws, thrown))
        case TurnEnded(result):
            last = notes.bouts[-1]
            after = structs.replace(last, results=(*last.results, result))
            return replace(notes, throws=(), bouts=(*notes.bouts[:-1], after))
        case GameWon(past):
            return replace(notes, past=(*notes.past, past)[-GAMES_REMEMBERED:])
        case WentOn(seat):
            return replace(notes, onward=notes.onward | {seat})
        case CircleBegan():
            return replace(notes, bouts=(), onward=frozenset())
        case SeatChanged(seat, sits):
            return _sat(notes, seat, sits)
        case LastCircle():
            return replace(notes, deserted=True)
        case _:
            return notes


def _sat(notes: Notes, seat: int, sits: Sits) -> Notes:
    now = {**dict(notes.sits), seat: sits}
    return replace(
        notes, sits=tuple(sorted(now.items())), deserted=notes.deserted and sits is not Sits.IN
    )
