"""`backroom play-out`: bots play whole games, in any mode and with any cards."""

from __future__ import annotations

from enum import StrEnum
from hashlib import sha256
from pathlib import Path

import click
import msgspec

from ..cards.brag import FlushHigh
from ..core.chance import Chance, Seed
from ..core.levels import Level
from ..core.match import AnyMatch
from ..core.record import Record, write_record
from ..games.crash import CRASH, CrashRules, MinHand
from ..games.crash.seen import DealResult
from ..games.dice import DICE, DiceRules, FullHouse, PlayOffOrder
from ..games.dice.seen import PastGame
from ..games.gang import GANG, Challenge, Mode, Rules, Specialist
from ..games.gang.rules import DeckOrder, Ending
from .playing import played_out


def _words(names: type[StrEnum]) -> list[str]:
    return [name.value for name in names]


@click.group(name="play-out")
def play_out() -> None:
    """Let bots play whole games of the named game."""


@play_out.command()
@click.option(
    "--mode", type=click.Choice(_words(Mode)), help="Default: basic, or custom with cards."
)
@click.option("--players", type=click.IntRange(2, 6), default=4, show_default=True, help="Bots.")
@click.option(
    "--challenge",
    "challenges",
    multiple=True,
    type=click.Choice(_words(Challenge)),
    help="In force in each heist of a custom game; may be repeated.",
)
@click.option(
    "--specialist",
    "specialists",
    multiple=True,
    type=click.Choice(_words(Specialist)),
    help="As --challenge.",
)
@click.option("--vaults", type=click.IntRange(1, 9), default=3, show_default=True, help="To win.")
@click.option("--alarms", type=click.IntRange(1, 9), help="To lose; default: as the mode has.")
@click.option(
    "--ending",
    type=click.Choice(_words(Ending)),
    default=Ending.INSTANT.value,
    show_default=True,
    help="Does a round end as soon as all chips are held, or when all are fine with them?",
)
@click.option(
    "--decks",
    type=click.Choice(_words(DeckOrder)),
    default=DeckOrder.PRINTED.value,
    show_default=True,
    help="The order of challenges and specialists.",
)
@click.option(
    "--bots",
    "level",
    type=click.Choice(_words(Level)),
    default=Level.PERCENTILE.value,
    show_default=True,
    help="How they judge their hands: alone, or among all hands.",
)
@click.option("--seed", type=int, default=0, show_default=True, help="The same: the same games.")
@click.option("--games", type=click.IntRange(1), default=1, show_default=True, help="How many.")
@click.option(
    "--record",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write the game there, for replay and verify.",
)
@click.option("--json", "as_json", is_flag=True, help="One JSON object a game, for programs.")
def gang(
    *,
    mode: str | None,
    players: int,
    challenges: tuple[str, ...],
    specialists: tuple[str, ...],
    vaults: int,
    alarms: int | None,
    ending: str,
    decks: str,
    level: str,
    seed: int,
    games: int,
    record: Path | None,
    as_json: bool,
) -> None:
    """Play games of The Gang to their end.

    \b
    One game after the other at one table: the decks go on where they stopped.
      backroom play-out gang --mode expert --players 5 --seed 7 --record game.txt
      backroom play-out gang --challenge blackout --specialist jack --games 100 --json
      backroom verify game.txt
    """
    if record is not None and games > 1:
        raise click.UsageError("expected --record with one game, got several")
    chosen = bool(challenges or specialists)
    try:
        rules = Rules(
            players=players,
            mode=Mode(mode) if mode else Mode.CUSTOM if chosen else Mode.BASIC,
            challenges=tuple(map(Challenge, challenges)),
            specialists=tuple(map(Specialist, specialists)),
            vaults=vaults,
            alarms=alarms or 0,
            ending=Ending(ending),
            deck_order=DeckOrder(decks),
            cool_down_s=0,
        )
    except ValueError as fault:
        raise click.UsageError(str(fault)) from None
    for number in range(1, games + 1):
        rules = _game(rules, Level(level), seed, number, record, as_json=as_json)


@play_out.command()
@click.option("--players", type=click.IntRange(2, 8), default=4, show_default=True)
@click.option("--circles", type=click.IntRange(1, 99), default=1, show_default=True)
@click.option("--stack", type=int, default=100, show_default=True)
@click.option("--ante", type=int, default=5, show_default=True)
@click.option("--full-house", type=click.Choice(_words(FullHouse)), default=FullHouse.TRIPLE.value)
@click.option(
    "--play-off", type=click.Choice(_words(PlayOffOrder)), default=PlayOffOrder.SAME.value
)
@click.option("--rebuy", is_flag=True, help="Who cannot pay brings a new stack.")
@click.option("--bots", "level", type=click.Choice(_words(Level)), default=Level.PERCENTILE.value)
@click.option("--seed", type=int, default=0, show_default=True, help="The same: the same match.")
@click.option("--record", type=click.Path(dir_okay=False, path_type=Path), help="Write the match.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object, for programs.")
def dice(
    *,
    players: int,
    circles: int,
    stack: int,
    ante: int,
    full_house: str,
    play_off: str,
    rebuy: bool,
    level: str,
    seed: int,
    record: Path | None,
    as_json: bool,
) -> None:
    """Play a match of dice poker to its end.

    \b
      backroom play-out dice --players 5 --circles 3 --seed 7 --record match.txt
      backroom replay match.txt
      backroom verify match.txt
    """
    try:
        rules = DiceRules(
            players=players,
            circles=circles,
            stack=stack,
            ante=ante,
            full_house=FullHouse(full_house),
            play_off_order=PlayOffOrder(play_off),
            rebuy=rebuy,
        )
    except ValueError as fault:
        raise click.UsageError(str(fault)) from None
    match, played = played_out(DICE, rules, _chance(seed, 1, players), Level(level))
    _keep(played, record)
    _tell_match(match.state.standing.past, played.points, as_json=as_json)


@play_out.command()
@click.option("--players", type=click.IntRange(2, 5), default=3, show_default=True)
@click.option("--target", type=click.IntRange(1, 50), default=10, show_default=True)
@click.option("--cards", type=click.Choice(["13", "9"]), help="Default: 13; 9 with five players.")
@click.option("--exchange-9", is_flag=True, help="Nine cards are exchanged too.")
@click.option(
    "--min-hand",
    type=click.Choice(_words(MinHand)),
    default=MinHand.PAIR.value,
    show_default=True,
    help="The weakest hand that scores.",
)
@click.option("--flush-high", type=click.Choice(_words(FlushHigh)), default=FlushHigh.THREE.value)
@click.option("--strict-order", is_flag=True, help="Hands count in the order as laid.")
@click.option("--bots", "level", type=click.Choice(_words(Level)), default=Level.PERCENTILE.value)
@click.option("--seed", type=int, default=0, show_default=True, help="The same: the same game.")
@click.option("--record", type=click.Path(dir_okay=False, path_type=Path), help="Write the game.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object, for programs.")
def crash(
    *,
    players: int,
    target: int,
    cards: str | None,
    exchange_9: bool,
    min_hand: str,
    flush_high: str,
    strict_order: bool,
    level: str,
    seed: int,
    record: Path | None,
    as_json: bool,
) -> None:
    """Play a game of Crash to its end.

    \b
      backroom play-out crash --players 2 --target 7 --bots exact --record game.txt
      backroom replay game.txt
      backroom verify game.txt
    """
    try:
        rules = CrashRules(
            players=players,
            target=target,
            cards=int(cards or 0),
            exchange_9=exchange_9,
            min_hand=MinHand(min_hand),
            flush_high=FlushHigh(flush_high),
            strict_order=strict_order,
        )
    except ValueError as fault:
        raise click.UsageError(str(fault)) from None
    match, played = played_out(CRASH, rules, _chance(seed, 1, players), Level(level))
    _keep(played, record)
    _tell_deals(match.state.standing.past, played.points, as_json=as_json)


def _game(
    rules: Rules, level: Level, seed: int, number: int, file: Path | None, *, as_json: bool
) -> Rules:
    """Plays a game, tells of it, and says by which rules the table plays the next."""
    match, record = played_out(GANG, rules, _chance(seed, number, rules.players), level)
    _keep(record, file)
    _tell(match, number, record.points, as_json=as_json)
    return GANG.carried(rules, match.state)


def _tell(match: AnyMatch, number: int, points: tuple[int, ...], *, as_json: bool) -> None:
    score = match.state.score
    if as_json:
        heists = [
            {
                "cracked": past.cracked,
                "challenges": past.challenges,
                "specialists": past.specialists,
                "guessed": past.guessed,
            }
            for past in score.past
        ]
        facts = {"game": number, "won": any(points), "vaults": score.vaults}
        click.echo(msgspec.json.encode({**facts, "alarms": score.alarms, "heists": heists}))
        return
    for past in score.past:
        cards = ", ".join((*past.challenges, *past.specialists)).replace("_", " ") or "no cards"
        end = "a vault" if past.cracked else "an alarm"
        click.echo(f"game {number}, heist {past.number} ({cards}): {end}")
    click.echo(f"game {number}: {'won' if any(points) else 'lost'}")


def _chance(seed: int, number: int, players: int) -> Chance:
    secret = Seed(sha256(f"play-out {seed} {number}".encode()).digest())
    return Chance(secret, f"play-out-{seed}.{number}", ("",) * players)


def _keep(record: Record, file: Path | None) -> None:
    if file is not None:
        file.write_text(write_record(record), encoding="utf-8", newline="\n")


def _tell_match(past: tuple[PastGame, ...], points: tuple[int, ...], *, as_json: bool) -> None:
    """The last games, and the stacks at the end."""
    if as_json:
        click.echo(msgspec.json.encode({"stacks": points, "games": past}))
        return
    for game in past:
        won = ", ".join(f"seat {seat}" for seat in game.winners)
        play_offs = f" after {game.play_offs} play-offs" if game.play_offs else ""
        click.echo(f"circle {game.circle}, game {game.game}: {game.bank} to {won}{play_offs}")
    click.echo(f"stacks: {' '.join(map(str, points))}")


def _tell_deals(past: tuple[DealResult, ...], points: tuple[int, ...], *, as_json: bool) -> None:
    """Every deal, and the points at the end."""
    if as_json:
        click.echo(msgspec.json.encode({"points": points, "deals": past}))
        return
    for deal in past:
        swapped = ", ".join(f"seat {seat}" for seat in deal.swapped)
        exchange = f", {swapped} replaced all cards" if swapped else ""
        click.echo(f"deal {deal.number}: {' '.join(map(str, deal.points))}{exchange}")
    click.echo(f"points: {' '.join(map(str, points))}")
