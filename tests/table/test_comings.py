"""People who come, go, talk and play at random at a table with cards: nothing comes apart."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from backroom.core.record import parse_record, write_record
from backroom.core.verify import verify
from backroom.core.wire import Seat
from backroom.games.gang import CHALLENGES, GANG, SPECIALISTS, Ending, Mode, Rules
from backroom.games.gang.choices import Agree, VoteFor
from backroom.protocol.commands import AnyCommand, Chat, Leave, Resume, Sit, StandIn, Vote
from backroom.protocol.messages import Reason, Refused
from backroom.protocol.motions import Idle, Pause
from backroom.protocol.options import Options, Talk
from backroom.table import PersonId, Playing, record_of, roster, viewer_of

from .evening import ANA, BEN, MEI, OLEG, Evening, nonce

EVERYTHING = Rules(
    players=3,
    mode=Mode.CUSTOM,
    challenges=CHALLENGES[1:],  # Quick Access takes the work from two others
    specialists=SPECIALISTS,
    ending=Ending.INSTANT,
    vaults=2,
    alarms=3,
    cool_down_s=0,
)
STEPS = 1500


@pytest.mark.parametrize("ending", Ending)
@pytest.mark.parametrize("seed", range(6))
def test_whatever_people_do_the_log_makes_the_room_and_the_record_verifies(  # Rules G5.3, G7.20
    seed: int, ending: Ending
) -> None:
    rng = Random(seed)
    evening = Evening(
        msgspec.structs.replace(EVERYTHING, ending=ending), Options(talk=Talk.PHRASES)
    )
    evening.sits(MEI, OLEG, ANA)
    evening.starts()
    for _ in range(STEPS):
        if not isinstance(evening.room.stage, Playing):
            break
        if rng.random() < 0.12:
            _comes_or_goes(evening, rng)
        else:
            _plays(evening, rng)
        _says(evening, rng.choice((MEI, OLEG, ANA, BEN)))
        evening.passes(rng.choice((0, 0, 0.5, 4)))
    assert evening.replayed() == evening.room
    record = record_of(evening.room)
    if record is not None:
        assert parse_record(write_record(record)) == record
        assert verify(record, GANG) == ()


def _comes_or_goes(evening: Evening, rng: Random) -> None:
    seat, person = Seat(rng.randrange(3)), rng.choice((MEI, OLEG, ANA, BEN))
    command = evening.fresh()
    commands: tuple[AnyCommand, ...] = (
        Sit(command, "any", nonce(person)),
        Sit(command, seat, nonce(person)),
        Leave(command),
        StandIn(command, seat),
        Vote(command, Idle(seat), yes=True),
        Vote(command, Pause(), yes=True),
        Resume(command),
    )
    evening.asks(person, rng.choice(commands))
    evening.asks(person, Resume(evening.fresh()))


def _plays(evening: Evening, rng: Random) -> None:
    stage = evening.room.stage
    assert isinstance(stage, Playing)
    actors = sorted(GANG.actors(stage.match.state))
    if not actors:
        return
    seat = rng.choice(actors)
    options = list(GANG.options(stage.match.state, seat))
    likely = [one for one in options if isinstance(one, Agree | VoteFor)]
    choice = rng.choice(likely[:1] or options)
    person = next((one for one in (MEI, OLEG, ANA, BEN) if _sits(evening, one, seat)), None)
    if person is None:
        evening.bot_does(seat, choice)
    else:
        evening.does(person, choice)


def _says(evening: Evening, person: PersonId) -> None:
    """Whoever is muted is refused by that name, and nobody else is."""
    is_muted = roster(evening.room, person, here=()).muted
    answer = evening.asks(person, Chat(evening.fresh(), "hm"))
    assert (isinstance(answer, Refused) and answer.reason == Reason.MUTED) == is_muted


def _sits(evening: Evening, person: PersonId, seat: Seat) -> bool:
    return viewer_of(evening.room, person) == seat
