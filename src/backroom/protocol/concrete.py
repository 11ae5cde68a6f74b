"""The messages as a reader meets them: an `Update` with the views and events of every game.

The server builds updates from marks (`View`, `Event`), so that no layer below needs to know the
games. Who decodes them, and the JSON Schema, needs the closed sets.
"""

from __future__ import annotations

import msgspec

from ..core import update
from .analyses import Analysis
from .games import AnyEvent, AnySeen
from .messages import Done, Odds, Pong, Refused, Roster, Talked, Welcome


class Update(update.Update, frozen=True):
    """Everything one viewer knows now, and what just happened to make it so."""

    seq: int  # counts this viewer's updates, from 0 in each game
    seen: AnySeen
    told: tuple[AnyEvent, ...]
    waiting: update.Waiting = update.Waiting()


Heard = Welcome | Roster | Talked | Odds | Analysis | Update | Done | Refused | Pong

_decoder = msgspec.json.Decoder(Heard)


def heard(text: str | bytes) -> Heard:
    """The message that the server sent.

    Raises:
        msgspec.DecodeError: it is none of this version.
    """
    return _decoder.decode(text)
