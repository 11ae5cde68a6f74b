"""Nothing that a table sends before a showdown holds a card that its reader may not know."""

from __future__ import annotations

import re
from collections.abc import Iterator

from backroom.core.wire import Message, Seat, Spectator, Viewer
from backroom.games.gang import Ending, Rules
from backroom.games.gang.state import ChipsOpen, Peeking
from backroom.protocol.codec import encode
from backroom.table import PersonId, Playing, Room, apply, created, greeting, news, roster

from .evening import ANA, MEI, OLEG, Evening
from .test_evening import begun, played_out

CARD = re.compile(r'"([2-9TJQKA][cdhs])"')
VIEWERS: tuple[Viewer, ...] = (Seat(0), Seat(1), Seat(2), Spectator())


def rooms(evening: Evening) -> Iterator[tuple[Room, list[tuple[Viewer, Message]]]]:
    """Every room of an evening with all that its last entry made anybody be sent."""
    room = created(evening.log[0])
    for logged in evening.log[1:]:
        applied = apply(room, logged)
        room = applied.room
        sent: list[tuple[Viewer, Message]] = []
        for viewer in VIEWERS:
            update = news(applied, viewer, now=room.now)
            sent += [(viewer, update)] if update else []
        sent += [(Seat(0), one) for one in greeting(room, MEI, here=(), now=room.now)]
        sent += [(Spectator(), one) for one in greeting(room, OLEG, here=(), now=room.now)]
        yield room, sent


def test_no_message_holds_a_card_that_its_reader_may_not_know() -> None:
    evening, looked_at = played_out(begun(Rules(players=3, ending=Ending.INSTANT))), 0
    for room, sent in rooms(evening):
        state = room.stage.match.state if isinstance(room.stage, Playing) else None
        if not isinstance(state, ChipsOpen | Peeking):
            continue
        past = {card for heist in state.score.past for hand in heist.hands for card in hand}
        past |= {card for heist in state.score.past for card in heist.board}
        for viewer, message in sent:
            own = () if isinstance(viewer, Spectator) else state.heist.hands[viewer]
            hidden = {card for hand in state.heist.hands for card in hand} - set(own) - past
            assert not hidden & set(CARD.findall(encode(message).decode()))
            looked_at += 1
    assert looked_at > 100


def test_no_message_holds_a_seed_or_an_identity() -> None:
    evening = played_out(begun(Rules(players=3, ending=Ending.INSTANT, vaults=1, alarms=1)))
    seeds = [logged.seed.secret.hex() for logged in evening.log if logged.seed]
    for room, sent in rooms(evening):
        messages = [encode(message).decode() for _, message in sent]
        messages.append(encode(roster(room, ANA, here=())).decode())
        words = (*seeds, f'"{MEI}"', f'"{PersonId("oleg")}"')
        assert not [word for word in words if word in "".join(messages)]
