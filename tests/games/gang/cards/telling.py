"""Words to tell a heist with cards in force."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from backroom.core.game import Everyone
from backroom.core.lines import replay
from backroom.core.wire import Event, Seat, Spectator, Viewer
from backroom.games.gang import (
    CHALLENGES,
    GANG,
    SPECIALISTS,
    Ending,
    Mode,
    Rules,
    Seen,
    State,
    parse,
)
from backroom.games.gang.events import Happened
from backroom.games.gang.seen import SeenDealing, SeenDrawing, SeenHeist

DEAL = "deal 2c 7d Kh Qh As Ad"  # seat 2 holds the aces
LOW, FACES = "turn 3s 8s 9c", "turn 3s 8s Jc"  # flops without and with a face card


def custom(*names: str, players: int = 3, ending: Ending = Ending.INSTANT, **options: Any) -> Rules:
    """A table at which these cards are in force in every heist."""
    return Rules(  # Any: of whichever option
        players=players,
        mode=Mode.CUSTOM,
        challenges=tuple(name for name in CHALLENGES if name in names),
        specialists=tuple(name for name in SPECIALISTS if name in names),
        ending=ending,
        **options,
    )


def taken(colour: str, *order: int) -> str:
    """The seats take chip 1, 2 and so on, in this order."""
    return "\n".join(
        f"{seat} take {colour} {stars} from centre" for stars, seat in enumerate(order, start=1)
    )


def used(name: str, user: int, *, number: int = 1, players: int = 3, heist: int = 1) -> str:
    """`user` proposes to use this specialist, and all agree."""
    others = (seat for seat in range(players) if seat != user)
    answers = (f"{seat} agree {heist} {number}" for seat in others)
    return "\n".join((f"{user} propose {heist} {name} {user}", *answers))


def lines(*texts: str) -> str:
    """These parts of a record, one after the other."""
    return "\n".join(texts)


def state(rules: Rules, *texts: str) -> State:
    """The state after these parts of a record."""
    return replay(GANG, rules, lines(*texts))


def seen(rules: Rules, viewer: int | None, *texts: str) -> Seen:
    """What a seat, or with None a spectator, sees after these parts of a record."""
    return GANG.view(state(rules, *texts), _viewer(viewer))


def heist(rules: Rules, viewer: int | None, *texts: str) -> SeenHeist:
    """The heist as a seat, or with None a spectator, sees it then."""
    view = seen(rules, viewer, *texts)
    assert not isinstance(view, SeenDrawing | SeenDealing), view
    return view.heist


def hands(rules: Rules, *texts: str) -> list[str]:
    """The true hands then, as text."""
    truth = state(rules, *texts)
    assert hasattr(truth, "heist"), truth
    return [" ".join(hand) for hand in truth.heist.hands]


def refused(rules: Rules, line: str, *texts: str) -> object:
    """Why `line` may not come after these parts of a record; None if it may."""
    return GANG.refusal(state(rules, *texts), parse(line))


def told(rules: Rules, line: str, viewer: int | None, *texts: str) -> list[Event]:
    """What `line` makes a seat, or with None a spectator, hear then."""
    step = GANG.step(state(rules, *texts), parse(line))
    return [
        one.event for one in step.told if isinstance(one.to, Everyone) or one.to == _viewer(viewer)
    ]


def happened(events: Sequence[Event]) -> list[object]:
    """What cards in force did, of all that was heard."""
    return [event.entry for event in events if isinstance(event, Happened)]


def _viewer(viewer: int | None) -> Viewer:
    return Spectator() if viewer is None else Seat(viewer)
