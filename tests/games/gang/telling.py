"""Words to tell a heist with."""

from __future__ import annotations

from backroom.core.game import Told
from backroom.core.lines import replay
from backroom.core.wire import Spectator, Viewer
from backroom.games.gang import GANG, Ending, Rules, State, parse
from backroom.games.gang.seen import SeenChips, SeenGameOver, SeenHeistOver
from backroom.games.gang.state import ChipsOpen

SETTLE = Rules(players=3)
INSTANT = Rules(players=3, ending=Ending.INSTANT)

DEAL = "deal 2c 7d Kh Qh As Ad"  # seat 2 holds the aces
WHITE = f"""{DEAL}
0 take white 1 from centre
1 take white 2 from centre
2 take white 3 from centre"""  # a full round, still open in `settle`


def heist(
    *, deal: str = DEAL[5:], board: str = "3s 8s Jc 4d 6h", red: tuple[int, ...] = (0, 1, 2)
) -> str:
    """A heist at an `instant` table, in which seat 0 takes chip 1 and so on, red chips apart."""
    cards = board.split()
    seats = range(len(red))
    lines = [f"deal {deal}", *_taken("white", tuple(seats))]
    lines += [f"turn {' '.join(cards[:3])}", *_taken("yellow", tuple(seats))]
    lines += [f"turn {cards[3]}", *_taken("orange", tuple(seats))]
    lines += [f"turn {cards[4]}", *_taken("red", red)]
    return "\n".join(lines)


def heists(*, cracked: str) -> str:
    """Heists that succeed (`v`) or fail (`a`), with a break after each but the last."""
    texts = []
    for number, end in enumerate(cracked, start=1):
        texts += [heist(red=(0, 1, 2) if end == "v" else (2, 1, 0)), f"break elapsed {number}"]
    return "\n".join(texts[:-1])


def told(text: str, line: str, rules: Rules = SETTLE) -> tuple[Told, ...]:
    """What `line` makes people hear after `text`."""
    return GANG.step(replay(GANG, rules, text), parse(line)).told


def refused(text: str, line: str, rules: Rules = SETTLE) -> object:
    """Why `line` may not come after `text`; None if it may."""
    return GANG.refusal(replay(GANG, rules, text), parse(line))


def chips(text: str, rules: Rules = SETTLE) -> ChipsOpen:
    """The state after `text`, in which chips are open."""
    state = replay(GANG, rules, text)
    assert isinstance(state, ChipsOpen), state
    return state


def seen_chips(text: str, viewer: Viewer, rules: Rules = SETTLE) -> SeenChips:
    """What `viewer` sees after `text`, while chips are open."""
    seen = GANG.view(replay(GANG, rules, text), viewer)
    assert isinstance(seen, SeenChips), seen
    return seen


def seen_showdown(text: str, rules: Rules = INSTANT) -> SeenHeistOver | SeenGameOver:
    """What everybody sees after `text`, when hands are shown."""
    seen = GANG.view(replay(GANG, rules, text), Spectator())
    assert isinstance(seen, SeenHeistOver | SeenGameOver), seen
    return seen


def phase(text: str, rules: Rules = SETTLE) -> type[State]:
    """What the game is doing after `text`."""
    return type(replay(GANG, rules, text))


def _taken(colour: str, order: tuple[int, ...]) -> list[str]:
    return [
        f"{seat} take {colour} {stars} from centre" for stars, seat in enumerate(order, start=1)
    ]
