"""Circles and their games: who plays, who starts, the antes, the bank. Judged before, in `play`."""

from __future__ import annotations

from dataclasses import replace

from msgspec import structs

from ...core.game import Everyone, Step, Told
from ...core.wire import Event, Seat
from .events import (
    CircleBegan,
    GameBegan,
    GameWon,
    MatchEnded,
    Rebought,
    SatOut,
    SeatChanged,
    WentOn,
)
from .rules import DiceRules, seats
from .score import richest, shares, shown
from .seen import GAMES_KEPT, Bout, PastGame, Sits, Stake, Standing, StartDie
from .state import Break, MatchOver, Starting, State, Turn


def to_all(event: Event) -> Told:
    """Everybody hears everything."""
    return Told(event, Everyone())


def opened(rules: DiceRules) -> State:
    """The match before the first die."""
    stakes = (Stake(rules.stack),) * rules.players
    return next_circle(rules, Standing(stakes, brought=rules.stack * rules.players)).state


def next_circle(rules: DiceRules, standing: Standing) -> Step[State]:
    """A circle of those who can pay, or the end of the match. Rules D1.3, D1.5, D1.6"""
    standing, told = _paid_up(rules, standing)
    order = those_who_play(rules, standing)
    out = (seat for seat in _there(standing) if seat not in order)
    told += tuple(to_all(SatOut(seat)) for seat in out)
    same = not standing.fresh and set(order) == set(standing.order)  # Rule D1.3
    order = standing.order if same else order
    after = structs.replace(
        standing, circle=standing.circle + 1, order=order, played=0, fresh=False
    )
    told = (*told, to_all(CircleBegan(after.circle, order)))
    if same:
        return next_game(rules, after, told)
    return Step(cast_for(rules, after, (), order), told)


def those_who_play(rules: DiceRules, standing: Standing) -> tuple[Seat, ...]:
    """Who can pay an ante for each game of a circle of so many, or could buy a stack. D1.5, D1.6"""
    players = _there(standing)
    while not rules.rebuy:
        able = [seat for seat in players if _can_pay(rules, standing, seat, len(players))]
        if len(able) == len(players):
            break
        players = able
    return tuple(players)


def cast_for(
    rules: DiceRules, standing: Standing, bouts: tuple[Bout, ...], contenders: tuple[Seat, ...]
) -> Starting:
    """These throw for the start. Rules D1.2, D4.3"""
    after = structs.replace(standing, draws=standing.draws + 1)
    return Starting(rules, after, bouts, contenders)


def next_game(
    rules: DiceRules,
    standing: Standing,
    told: tuple[Told, ...] = (),
    cast: tuple[tuple[StartDie, ...], ...] = (),
) -> Step[State]:
    """Everybody pays the ante. The seat left of the last starter starts. Rules D1.3, D1.5"""
    order = clockwise(standing.order, standing.order[standing.played])
    stakes = list(standing.stakes)
    for seat in order:
        stakes[seat] = structs.replace(stakes[seat], stack=stakes[seat].stack - rules.ante)
    after = structs.replace(
        standing,
        stakes=tuple(stakes),
        bank=rules.ante * len(order),
        games=standing.games + 1,
        turns=standing.turns + 1,
    )
    began = to_all(GameBegan(after.games, order, after.bank))
    return Step(Turn(rules, after, (Bout(0, order, cast=cast),)), (*told, began))


def next_starter(state: Starting | Turn | Break) -> tuple[Seat, ...]:
    """Who starts the game after this one, as far as that is known. Rule D1.3"""
    rules, standing = state.rules, state.standing
    if not state.bouts:
        return ()
    played = standing.played + (not isinstance(state, Break))
    if played < len(standing.order):
        return (standing.order[played],)
    same = not standing.fresh and set(those_who_play(rules, standing)) == set(standing.order)
    return standing.order[:1] if same and isinstance(state, Break) else ()


def clockwise(order: tuple[Seat, ...], first: Seat) -> tuple[Seat, ...]:
    """The same circle, begun at `first`.

    >>> clockwise((Seat(0), Seat(2), Seat(3)), Seat(2))
    (2, 3, 0)
    """
    place = order.index(first)
    return order[place:] + order[:place]


def game_over(
    state: Turn, bouts: tuple[Bout, ...], winners: tuple[Seat, ...], told: tuple[Told, ...]
) -> Step[State]:
    """The bank is paid out; the last game of a circle ends it. Rules D1.4, D4.1, D4.2"""
    standing, last = state.standing, bouts[-1]
    stakes = list(standing.stakes)
    for seat, share in shares(standing.bank, winners).items():
        stakes[seat] = structs.replace(stakes[seat], stack=stakes[seat].stack + share)
    past = PastGame(
        standing.games, standing.circle, shown(last), last.play_off, standing.bank, winners
    )
    after = structs.replace(
        standing,
        stakes=tuple(stakes),
        bank=0,
        played=standing.played + 1,
        past=(*standing.past, past)[-GAMES_KEPT:],
    )
    told = (*told, to_all(GameWon(past)))
    if is_circle_over(after):
        after, gone = _without_leavers(after)
        told = (*told, *gone)
    return ended_or(Break(state.rules, after, bouts), told)


def is_circle_over(standing: Standing) -> bool:
    """Has each who plays the circle started a game of it? Rule D1.3"""
    return standing.played == len(standing.order)


def ended_or(state: Break, told: tuple[Told, ...] = ()) -> Step[State]:
    """The break, unless the match is over. Rules D1.4, D1.6, D1.7"""
    rules, standing = state.rules, state.standing
    enough = 0 < rules.circles <= standing.circle
    few = len(those_who_play(rules, standing)) < 2
    if is_circle_over(standing) and (enough or few or standing.deserted):
        over = MatchOver(rules, standing, state.bouts)
        return Step(over, (*told, to_all(MatchEnded(richest(standing)))))
    return Step(state, told)


def went_on(state: Break, seat: Seat) -> Step[State]:
    """`seat` has seen enough; the last one goes on for all. Rule D4.4"""
    after = replace(state, onward=state.onward | {seat})
    if waited_for(after):
        return Step(after, (to_all(WentOn(seat)),))
    return break_over(after)


def waited_for(state: Break) -> frozenset[Seat]:
    """Who has not gone on yet."""
    there = {
        seat for seat in seats(state.rules) if state.standing.stakes[seat].sits is not Sits.OUT
    }
    return frozenset(there & set(state.standing.order)) - state.onward


def break_over(state: Break) -> Step[State]:
    """The next game, or the next circle."""
    if is_circle_over(state.standing):
        return next_circle(state.rules, state.standing)
    return next_game(state.rules, state.standing)


def _there(standing: Standing) -> list[Seat]:
    return [Seat(seat) for seat, stake in enumerate(standing.stakes) if stake.sits is Sits.IN]


def _can_pay(rules: DiceRules, standing: Standing, seat: Seat, players: int) -> bool:
    return standing.stakes[seat].stack >= rules.ante * players


def _paid_up(rules: DiceRules, standing: Standing) -> tuple[Standing, tuple[Told, ...]]:
    """With a new stack for each who cannot pay, where the table has that. Rule D1.6"""
    players, told = _there(standing), []
    stakes, brought = list(standing.stakes), standing.brought
    for seat in players if rules.rebuy else ():
        if not _can_pay(rules, standing, seat, len(players)):
            stake = stakes[seat]
            stakes[seat] = structs.replace(
                stake, stack=stake.stack + rules.stack, rebuys=stake.rebuys + 1
            )
            brought += rules.stack
            told.append(to_all(Rebought(seat, stakes[seat].stack)))
    return structs.replace(standing, stakes=tuple(stakes), brought=brought), tuple(told)


def _without_leavers(standing: Standing) -> tuple[Standing, tuple[Told, ...]]:
    """Who has left within the circle leaves the table now, with the stack. Rule D1.4"""
    stakes, told = list(standing.stakes), []
    for seat, stake in enumerate(standing.stakes):
        if stake.sits is Sits.LEAVING:
            stakes[seat] = structs.replace(stake, sits=Sits.OUT)
            told.append(to_all(SeatChanged(Seat(seat), Sits.OUT, stake.stack)))
    return structs.replace(standing, stakes=tuple(stakes)), tuple(told)
