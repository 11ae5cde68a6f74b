"""The laws of every game. Each takes a subject and one line of play, looks at every moment of it,
and raises `LawBroken` if it finds anything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import reduce
from itertools import pairwise
from math import ceil, log
from random import Random
from typing import Any

from backroom.cards.card import Card
from backroom.core.game import By, IllegalAction
from backroom.core.wire import Viewer, Wire

from .lines import Line, finished, is_over
from .subject import Subject
from .twins import Received, twins
from .worlds import information_set

Law = Callable[[Subject, Line], None]
TRIED_IN = 5  # moments, in turn: time allows no more
CERTAINTY = 12  # of n equally likely worlds one is missed with probability < exp(-CERTAINTY)


class LawBroken(AssertionError):
    """A law does not hold; says where."""


def messages_hold_wire_types_only(subject: Subject, line: Line) -> None:
    """(a) Down to the leaves, no truth hides in a message."""
    for moment in line:
        for viewer in subject.viewers:
            for foreign in _foreign(moment.sent(subject, viewer), "update"):
                raise LawBroken(foreign)


def imagining_keeps_the_view(subject: Subject, line: Line) -> None:
    """(b) What is imagined from a view looks the same, and could be."""
    game = subject.game
    for index, moment in enumerate(line):
        for viewer in subject.viewers:
            seen = moment.sent(subject, viewer).seen
            world = game.imagine(subject.rules, seen, Random(index))
            _same(seen, game.view(world, viewer), viewer)
            _sound(subject, world)


def imagining_reaches_exactly_the_information_set(
    subject: Subject, line: Line, viewers: tuple[Viewer, ...] = ()
) -> None:
    """(c) It reaches every state that looks the same, and no state that cannot be.

    Looks at the last moment only, as all viewers or those given do, and needs a game so small
    that all their worlds can be listed.
    """
    for viewer in viewers or subject.viewers:
        seen = line[-1].sent(subject, viewer).seen
        possible = information_set(subject, line, viewer)
        draws = ceil(len(possible) * (log(len(possible)) + CERTAINTY))
        imagined = (
            subject.game.imagine(subject.rules, seen, Random(seed)) for seed in range(draws)
        )
        _same_worlds(possible, set(imagined), seen)


def secrets_change_nothing(subject: Subject, line: Line) -> None:
    """(d) Two games that differ in a viewer's secrets only are the same to that viewer."""
    for viewer in subject.viewers:
        for index, (one, two) in enumerate(twins(subject, line, viewer)):
            tried = subject.attempts(one.state)[index % TRIED_IN :: TRIED_IN]
            received = Received.by(subject, one, viewer, tried)
            _same(received, Received.by(subject, two, viewer, tried), (viewer, one.state))


def told_follows_from_consecutive_views(subject: Subject, line: Line) -> None:
    """(e) Who sees the views before and after can say what was told."""
    for viewer in subject.viewers:
        for before, after in pairwise(line):
            views = (before.sent(subject, viewer).seen, after.sent(subject, viewer).seen)
            _same(subject.retold(*views), after.sent(subject, viewer).told, views)


def a_view_remembers_all_that_was_told(subject: Subject, line: Line) -> None:
    """(e) Who has the view alone knows what the seat ever heard, and nothing more."""
    for viewer in subject.viewers:
        notes = None
        for moment in line:
            sent = moment.sent(subject, viewer)
            notes = reduce(subject.noted, sent.told, notes)
            for fault in subject.forgotten(sent.seen, notes):
                raise LawBroken(f"{fault}, at {sent.seen}")


def options_are_never_refused(subject: Subject, line: Line) -> None:
    """(f) Options are what is not refused; `refusal` is total; `step` raises what it says."""
    for index, moment in enumerate(line):
        state, asking = moment.state, subject.seats[index % len(subject.seats)]
        _options_hold(subject, state)
        offered = set(subject.game.options(state, asking))
        for choice in subject.attempts(state):
            reason = _judged(subject, state, By(asking, choice))
            _same(choice in offered, reason is None, (asking, choice, state))
        for action in subject.never:
            if _judged(subject, state, action) is None:
                raise LawBroken(f"expected a refusal of {action}, at {state}")


def what_is_due_can_come(subject: Subject, line: Line) -> None:
    """(f) What chance or a clock is said to do is not refused, and happens."""
    game = subject.game
    for before, after in pairwise(line):
        _same(None, game.refusal(before.state, after.action), after.action)
    for moment in line:
        for running in (game.clock(moment.state), *game.waits(moment.state).values()):
            if running is None:
                continue
            _same(None, game.refusal(moment.state, running.action), running)
            _same(max(0, running.after_s), running.after_s, running)


def cards_and_chips_are_conserved(subject: Subject, line: Line) -> None:
    """(g) Nothing lies twice, comes from outside, moves by itself or goes away."""
    for moment in line:
        _sound(subject, moment.state)
    for before, after in pairwise(line):
        moved = subject.moved(before.state, after.state)
        lay, lying = subject.cards(before.state), subject.cards(after.state)
        staying = {place: card for place, card in lay.items() if place not in moved}
        _same(staying, {place: lying.get(place) for place in staying}, after.state)


def a_record_replays_to_the_same_state(subject: Subject, line: Line) -> None:
    """(h) Actions are read as they were written, and lead through the same states again."""
    state = line[0].state
    _same(subject.game.start(subject.rules), state, "start")
    for moment in line[1:]:
        action = subject.game.parse(subject.game.write(moment.action))
        _same(moment.action, action, subject.game.write(moment.action))
        state = subject.game.step(state, action).state
        _same(moment.state, state, moment.action)


def games_end(subject: Subject, line: Line) -> None:
    """(i) The game is over, or something can happen; and who wants the end gets there."""
    game = subject.game
    for moment in line:
        state = moment.state
        people = bool(game.actors(state) or game.clock(state) or game.waits(state))
        due = (is_over(subject, state), game.chance(state) is not None, people)
        _same(1, sum(due), state)
    last = finished(subject, line, Random(0))[-1].state
    if not is_over(subject, last):
        raise LawBroken(f"expected an end after {subject.longest} actions more, got {last}")


LAWS: tuple[Law, ...] = (
    messages_hold_wire_types_only,
    imagining_keeps_the_view,
    secrets_change_nothing,
    told_follows_from_consecutive_views,
    a_view_remembers_all_that_was_told,
    options_are_never_refused,
    what_is_due_can_come,
    cards_and_chips_are_conserved,
    a_record_replays_to_the_same_state,
    games_end,
)
LAWS_OF_SMALL_GAMES: tuple[Law, ...] = (*LAWS, imagining_reaches_exactly_the_information_set)


def _same(expected: object, got: object, where: object) -> None:
    if expected != got:
        raise LawBroken(f"expected {expected}, got {got}, at {where}")


def _same_worlds(possible: set[Any], imagined: set[Any], where: object) -> None:
    counts = f"{len(possible - imagined)} never, {len(imagined - possible)} wrongly"
    if possible != imagined:
        raise LawBroken(f"expected {len(possible)} worlds, imagined {counts}, at {where}")


def _foreign(part: object, path: str) -> Iterator[str]:
    match part:
        case bool() | int() | float() | str():
            return
        case tuple():
            for index, item in enumerate(part):
                yield from _foreign(item, f"{path}[{index}]")
        case Wire():
            for name in part.__struct_fields__:
                yield from _foreign(getattr(part, name), f"{path}.{name}")
        case _:
            yield f"expected a wire type at {path}, got {type(part).__name__}"


def _sound(subject: Subject, state: Any) -> None:
    """Each deal's cards are cards of the deck, none twice; and nothing else is amiss."""
    deals: dict[int, list[Card]] = {}
    for (deal, _), card in subject.cards(state).items():
        deals.setdefault(deal, []).append(card)
    for lying in deals.values():
        _same(len(lying), len(subject.deck & set(lying)), state)
    for fault in subject.faults(state):
        raise LawBroken(f"{fault}, at {state}")


def _options_hold(subject: Subject, state: Any) -> None:
    for seat in subject.seats:
        offered = tuple(subject.game.options(state, seat))
        _same(bool(offered), seat in subject.game.actors(state), (seat, state))
        _same(len(offered), len(set(offered)), offered)
        for choice in offered:
            _same(None, subject.game.refusal(state, By(seat, choice)), (seat, choice, state))


def _judged(subject: Subject, state: Any, action: Any) -> object:
    """Why `action` is refused, which `step` says too; a try leaves the state as it was."""
    before = hash(state)
    try:
        reason = subject.game.refusal(state, action)
    except Exception as fault:
        raise LawBroken(f"expected a judgement of {action}, got {fault!r}, at {state}") from fault
    _same(reason, _raised(subject, state, action), (action, state))
    _same(before, hash(state), action)
    return reason


def _raised(subject: Subject, state: Any, action: Any) -> object:
    try:
        subject.game.step(state, action)
    except IllegalAction as illegal:
        return illegal.reason
    return None
