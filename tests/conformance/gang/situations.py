"""Situations of The Gang, to be counted: what goes on, whichever the cards and the people."""

from __future__ import annotations

from collections import Counter

from backroom.games.gang import CENTRE, GANG, State

Situation = tuple[object, ...]

SITUATIONS = "situations"
"""The property of a test that says how many it met; they are added up at the end of a run."""


def situation(state: State) -> Situation:
    """What tells this state from others: its phase, its round, where chips lie, what is being
    said about which specialist, what the cards in force have done, how many cards each hand has,
    and how many seats may choose which kinds of things.
    """
    heist = getattr(state, "heist", None)
    return (
        type(state).__name__,
        heist and heist.round,
        heist and len(heist.board),
        heist and tuple(sorted(map(len, heist.hands))),
        heist and tuple(sorted(str(deed) for deed in map(_deed, heist.story))),
        _chips(state),
        _said(state),
        tuple(sorted(Counter(_open(state)).items())),
    )


def _deed(entry: object) -> tuple[object, ...]:
    named = ("round", "challenge", "specialist", "deed", "answer")
    return (type(entry).__name__, *(getattr(entry, name, None) for name in named))


def _chips(state: State) -> tuple[object, ...]:
    """Which chips lie in the centre, how many are held, and how many seats have confirmed."""
    places = getattr(state, "places", ())
    centre = tuple(stars for stars, place in enumerate(places, start=1) if place == CENTRE)
    return (centre, len(places), len(getattr(state, "confirmed", ())))


def _said(state: State) -> tuple[object, ...]:
    talk = getattr(state, "talk", None)
    agreed = len(getattr(talk, "agreed", ()))
    return (type(talk).__name__, getattr(talk, "specialist", None), agreed)


def _open(state: State) -> list[tuple[str, ...]]:
    """The kinds of choices open to each seat that may act."""
    return [
        tuple(sorted({type(choice).__name__ for choice in GANG.options(state, seat)}))
        for seat in GANG.actors(state)
    ]
