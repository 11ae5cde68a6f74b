"""Heists of an evening, brought to where a test begins."""

from __future__ import annotations

from backroom.cards.poker import strength
from backroom.core.wire import Seat
from backroom.games.gang import COLOURS, Challenge, Ending, Mode, Rules
from backroom.protocol.messages import Done
from backroom.protocol.options import Options, Talk
from backroom.table import PersonId, match_of

from .evening import ANA, MEI, OLEG, Evening

SEATED = (MEI, OLEG, ANA)
SCAN = Rules(
    players=3,
    mode=Mode.CUSTOM,
    challenges=(Challenge.RETINA_SCAN,),
    ending=Ending.INSTANT,
    cool_down_s=0,
)


def at_a_guess(talk: Talk = Talk.PHRASES, rules: Rules = SCAN) -> tuple[Evening, list[PersonId]]:
    """Three people in a guess, and they in the order of their red chips, the muted one last."""
    evening = Evening(rules, Options(talk=talk))
    evening.sits(*SEATED)
    evening.starts()
    for colour in COLOURS:
        for stars, seat in enumerate(true_order(evening), start=1):
            taken = evening.takes(SEATED[seat], colour, stars, "centre")
            assert isinstance(taken, Done), taken
            last = seat
    assert evening.room.game.muted(state(evening)) == {last}
    return evening, [SEATED[seat] for seat in true_order(evening)]


def true_order(evening: Evening) -> list[Seat]:
    """The seats from the weakest hand to the strongest."""
    heist = state(evening).heist
    hands = [strength((*hand, *heist.board)) for hand in heist.hands]
    return sorted(map(Seat, range(len(hands))), key=lambda seat: hands[seat])


def state(evening: Evening):  # type: ignore[no-untyped-def]  # of whichever phase
    """The truth of the running or last game."""
    playing = match_of(evening.room)
    assert playing is not None
    return playing.match.state
