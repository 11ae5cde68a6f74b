"""`backroom solve dice`: what seats are worth, or the choices of one turn."""

from __future__ import annotations

from typing import NamedTuple

import click
import msgspec
import numpy as np

from ..cards.dice import DICE_IN_A_HAND, FACES, DiceCategory, FullHouse, worth
from ..solve.dice.choices import BadPosition, Option, Position, options
from ..solve.dice.seats import Tie, solved
from ..solve.dice.throws import FIVES
from ..solve.dice.turn import turn

TIES = {"shared": Tie.SHARED, "same": Tie.PLAYED_OFF, "redraw": Tie.SHARED}
"""By what the option says. Who may start a play-off by a new die is any of those tied alike, so
each may hope for the same part of the bank: it is worth what sharing is."""

SHOWN = 12


class _Options(NamedTuple):
    """Those of the table."""

    players: int
    full_house: FullHouse
    tie: str
    lock: bool


@click.command(short_help="What seats are worth, or the choices of a turn.")
@click.option("--players", type=click.IntRange(2, 8), default=2, show_default=True)
@click.option(
    "--full-house",
    type=click.Choice([reading.value for reading in FullHouse]),
    default=FullHouse.TRIPLE.value,
    show_default=True,
    help="What decides between full houses: the triple, then the pair; or the sum.",
)
@click.option(
    "--tie",
    type=click.Choice(list(TIES)),
    default="same",
    show_default=True,
    help="The bank is shared, or played off: in the same order, or as a new die says.",
)
@click.option(
    "--lock/--no-lock", default=True, help="Are dice left lying once locked? Default: yes."
)
@click.option(
    "--dice", "thrown", metavar="D,D,D,D,D", help="The five dice of one turn, in any order."
)
@click.option("--throws-left", type=click.IntRange(0, 2), help="Throws of this turn still to come.")
@click.option("--locked", metavar="D,…", help="Those of the dice that cannot be thrown any more.")
@click.option("--to-beat", metavar="CATEGORY:D,…", help="The best result so far.")
@click.option("--holders", type=click.IntRange(1, 7), help="How many have that result. Default: 1.")
@click.option(
    "--still-to-play",
    type=click.IntRange(0, 7),
    help="Players who throw afterwards. Default: 0, without a result to beat all the others.",
)
@click.option("--json", "as_json", is_flag=True, help="One JSON object, for programs.")
def dice(
    *,
    players: int,
    full_house: str,
    tie: str,
    lock: bool,
    thrown: str | None,
    throws_left: int | None,
    locked: str | None,
    to_beat: str | None,
    holders: int | None,
    still_to_play: int | None,
    as_json: bool,
) -> None:
    """Say what dice poker is worth when everybody plays as well as can be.

    Without --dice: each seat's part of the bank, in throwing order; how likely a play-off is; and
    the best chance of five alike in one turn. With --dice: what each distinct choice of that turn
    is worth, best first. Values are parts of the bank, 0 to 1, right to nine places; everybody
    plays for the own part, and sees what lies on the table.

    \b
    Examples:
      backroom solve dice --players 2 --full-house triple --tie shared
      backroom solve dice --players 5 --json
      backroom solve dice --dice 6,6,5,5,1 --throws-left 2 --to-beat full_house:5,5,5,2,2
      backroom solve dice --dice 6,6,5,3,1 --throws-left 1 --locked 6,6 --still-to-play 1

    A result to beat may be told by the dice that count: pair:6,6. With --still-to-play and no
    --to-beat, this player is the first to throw.
    """
    table = _Options(players, FullHouse(full_house), tie, lock)
    if thrown is None:
        told = (throws_left, locked, to_beat, holders, still_to_play)
        if any(value is not None for value in told):
            raise click.UsageError("expected --dice with the options of a turn, got none")
        _tell_seats(table, as_json=as_json)
        return
    if throws_left is None:
        raise click.UsageError("expected --throws-left 0, 1 or 2 with --dice, got none")
    position = Position(
        dice=_dice(thrown, "--dice", DICE_IN_A_HAND),
        throws_left=throws_left,
        locked=_dice(locked, "--locked") if locked else (),
        to_beat=_result(to_beat, table.full_house) if to_beat else (),
        holders=(holders or 1) if to_beat else (holders or 0),
        to_come=still_to_play if still_to_play is not None else 0 if to_beat else players - 1,
    )
    _tell_choices(table, position, as_json=as_json)


def _tell_seats(table: _Options, *, as_json: bool) -> None:
    seats = solved(table.full_house, TIES[table.tie], locks=table.lock)
    answer = {
        "seat_values": seats.values(table.players).tolist(),
        "play_off": seats.play_off(table.players),
        "five_alike": _five_alike(lock=table.lock),
    }
    if as_json:
        click.echo(msgspec.json.encode(answer))
        return
    click.echo(f"{table.players} players, {_spoken(table)}")
    for place, value in enumerate(answer["seat_values"], start=1):
        click.echo(f"  throws {place}.   {value:.10f} of the bank")
    click.echo(f"  play-off    {answer['play_off']:.10f} likely")
    click.echo(
        f"  five alike  {answer['five_alike']:.10f} likely in one turn that wants nothing else"
    )


def _five_alike(*, lock: bool) -> float:
    poker = np.array([[len(set(five)) == 1] for five in FIVES], np.float64)
    return float(turn(poker, locks=lock).value[0])


def _tell_choices(table: _Options, position: Position, *, as_json: bool) -> None:
    seats = solved(table.full_house, TIES[table.tie], locks=table.lock)
    try:
        found = options(seats, position)
    except BadPosition as fault:
        raise click.UsageError(str(fault)) from None
    if as_json:
        click.echo(msgspec.json.encode({"value": found[0].value, "choices": found}))
        return
    beside = f", {position.to_come} still to play" if position.to_come else ""
    click.echo(f"{_spoken(table)}{beside}")
    for option in found[:SHOWN]:
        click.echo(f"  {option.value:.9f}  {_deed(option)}")
    if len(found) > SHOWN:
        click.echo(f"  and {len(found) - SHOWN} choices more, worth less (all with --json)")


def _deed(option: Option) -> str:
    if not option.throw:
        return "stand"
    kept = " ".join(map(str, option.keep)) or "none"
    return f"keep {kept}, throw {' '.join(map(str, option.throw))}"


def _spoken(table: _Options) -> str:
    ties = {
        "shared": "ties shared",
        "same": "ties played off",
        "redraw": "ties played off, a new die",
    }
    lock = "" if table.lock else ", no lock"
    return f"full houses by {table.full_house}, {ties[table.tie]}{lock}"


def _dice(text: str, option: str, count: int | None = None) -> tuple[int, ...]:
    words = text.replace(",", " ").split()
    if any(word not in map(str, FACES) for word in words) or len(words) > DICE_IN_A_HAND:
        raise click.UsageError(f"expected faces 1 to 6 like 6,6,5,5,1 for {option}, got {text!r}")
    if count is not None and len(words) != count:
        raise click.UsageError(f"expected {count} dice for {option}, got {len(words)}: {text!r}")
    return tuple(map(int, words))


def _result(text: str, full_house: FullHouse) -> tuple[int, ...]:
    """Five dice that show the result; the text may leave out those that do not count."""
    name, colon, faces = text.rpartition(":")
    names = [category.value for category in DiceCategory]
    if colon and name not in names:
        raise click.UsageError(f"expected one of {', '.join(names)} for --to-beat, got {name!r}")
    counting = sorted(_dice(faces, "--to-beat"))
    found = {}
    for five in FIVES:
        shown = worth(five, full_house)
        if counting in (sorted(five), sorted(shown.counting)) and name in ("", shown.category):
            found[shown.strength] = five
    if len(found) != 1:
        raise click.UsageError(
            f"expected a result like full_house:5,5,5,2,2 or pair:6,6 for --to-beat, got {text!r}"
        )
    return found.popitem()[1]
