"""The one message that carries game content, and the one function that builds it."""

from __future__ import annotations

from .game import ChanceT, ChoiceT, ElapsedT, Everyone, Game, RulesT, StateT, Step, Told, ViewT
from .wire import Event, Message, Part, View, Viewer


class Waiting(Part, frozen=True):
    """The clocks of the table as this viewer meets them, when the message left."""

    left_ms: int = 0  # until the running clock strikes; 0 and of_ms 0: none runs
    of_ms: int = 0  # its whole length
    cooling_ms: int = 0  # until this seat may take a chip from a player again
    own_ms: int = 0  # until the clock strikes that only this seat waits for


NO_CLOCK = Waiting()


class Update(Message, frozen=True):
    """Everything one viewer knows now, and what just happened to make it so."""

    seq: int  # counts this viewer's updates, from 0 in each game
    seen: View
    told: tuple[Event, ...]
    waiting: Waiting = NO_CLOCK


def notices(
    game: Game[RulesT, StateT, ChoiceT, ChanceT, ElapsedT, ViewT],
    before: StateT,
    step: Step[StateT],
    viewer: Viewer,
) -> bool:
    """Can `viewer` tell that `before` has become what `step` made of it?

    Else it is sent nothing: that something happened would tell, too.
    """
    if any(_hears(viewer, told) for told in step.told):
        return True
    after = step.state
    return (game.view(before, viewer), game.clock(before), game.waits(before)) != (
        game.view(after, viewer),
        game.clock(after),
        game.waits(after),
    )


def update(
    game: Game[RulesT, StateT, ChoiceT, ChanceT, ElapsedT, ViewT],
    step: Step[StateT],
    viewer: Viewer,
    *,
    seq: int,
    waiting: Waiting = NO_CLOCK,
) -> Update:
    """What `viewer`, and nobody else, is sent after `step`."""
    told = tuple(told.event for told in step.told if _hears(viewer, told))
    return Update(seq, game.view(step.state, viewer), told, waiting)


def _hears(viewer: Viewer, told: Told) -> bool:
    return isinstance(told.to, Everyone) or told.to == viewer
