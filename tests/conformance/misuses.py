"""Mistakes that the type checker refuses. A test counts them: each line marked, no other.

Nobody runs this file.
"""

from __future__ import annotations

from random import Random
from typing import assert_never

from backroom.cards.card import Card
from backroom.core.chance import Chance, Seed
from backroom.core.game import By, Everyone, Step, Told
from backroom.core.update import Update, update
from backroom.core.wire import FaceDown, Seat, Spectator
from backroom.games.gang import GANG, ClosePeek, Rules, State
from backroom.games.gang.choices import CENTRE, Take
from backroom.games.gang.events import Turned, YourCards
from backroom.games.gang.rules import Colour
from backroom.games.gang.seen import Score, SeenDealing, SeenHeist
from backroom.games.gang.state import Deal, Dealing, GameOver, Heist, HeistOver, Peeking, Turning
from backroom.protocol.codec import encode

rules = Rules(players=3)
state: State = Dealing(rules, Score(0, 0, ()))
seen = GANG.view(state, Seat(0))
seed = Seed(bytes(32))
chance = Chance(seed, "game", ("", "", ""))
told = Told(YourCards((Card("As"), Card("Kd"))), Seat(0))
encode(update(GANG, Step(state), Seat(0), seq=0))

# Truth, or a part of it, on its way out.
encode(state)  # refused: truth is no message
encode(Deal(()))  # refused: an action is no message
encode(seen)  # refused: a view leaves inside an Update
encode(told.event)  # refused: an event leaves inside an Update
encode(told)  # refused: the address stays inside
encode(seed)  # refused: the seed is secret until the game ends
encode(chance)  # refused: and so is what it decides
Update(0, state, ())  # refused: truth is no view
Update(0, seen, (told,))  # refused: the address stays inside
Told(state, Everyone())  # refused: truth is no event

# Someone who looks without saying who.
GANG.view(state)  # refused: there is no default viewer
GANG.view(state, None)  # refused: nobody is not everybody
GANG.view(state, 0)  # refused: a number is no seat
GANG.view(state, Everyone())  # refused: everyone is nobody's eyes
Told(Turned(()), Spectator())  # refused: spectators hear what everyone hears
update(GANG, Step(state), Seat(0), 0)  # refused: a bare number could be anything
GANG.imagine(rules, state, Random(0))  # refused: worlds are imagined from a view, and dice

# A sentinel for a hidden card; a field of another phase.
YourCards((-1, -1))  # refused: a number is no card
YourCards(FaceDown(2))  # refused: who is told of cards is told which
SeenHeist(1, (None,), (), (), (), 0)  # refused: hidden is a type
len(SeenDealing(Seat(0), Score(0, 0, ())).heist)  # refused: before the deal there is no heist
Heist(1, (FaceDown(2),))  # refused: the truth hides nothing

# An action without a judge or a seat.
GANG.step(state, ClosePeek(1))  # refused: a choice names no seat
GANG.step(state, By(Seat(0), "looked"))  # refused: a word is no choice
GANG.step(state, By(0, ClosePeek(1)))  # refused: a number is no seat
Take(Colour.WHITE, 1, "floor")  # refused: chips lie in the centre or with a seat
Take("white", 1, CENTRE)  # refused: a word is no colour
Rules(3)  # refused: options are named


def chips_in_the_way(truth: State) -> int:
    """The chips of earlier rounds, in every phase but one."""
    match truth:
        case Dealing():
            return 0
        case Peeking() | Turning() | HeistOver() | GameOver():
            return len(truth.heist.chips)
        case _:
            assert_never(truth)  # refused: ChipsOpen was forgotten
