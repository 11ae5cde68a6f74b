"""The rules of The Gang as options of a command, and how a game of it is told."""

from __future__ import annotations

import click
import msgspec

from ..games.gang import Challenge, Ending, Mastermind, Mode, Rules, Specialist
from ..games.gang.rules import DeckOrder
from ..games.gang.seen import Score
from .asking import asks_rules, words


def _rules(
    *,
    mode: str | None,
    players: int,
    challenges: tuple[str, ...],
    specialists: tuple[str, ...],
    first_challenge: int,
    first_specialist: int,
    vaults: int,
    alarms: int | None,
    ending: str,
    decks: str,
    mastermind: str,
) -> Rules:
    chosen = bool(challenges or specialists)
    return Rules(
        players=players,
        mode=Mode(mode) if mode else Mode.CUSTOM if chosen else Mode.BASIC,
        challenges=tuple(map(Challenge, challenges)),
        specialists=tuple(map(Specialist, specialists)),
        first_challenge=first_challenge,
        first_specialist=first_specialist,
        vaults=vaults,
        alarms=alarms or 0,
        ending=Ending(ending),
        deck_order=DeckOrder(decks),
        mastermind=Mastermind(mastermind),
        cool_down_s=0,
    )


asked = asks_rules(
    _rules,
    click.option("--mode", type=words(Mode), help="Default: basic, or custom with cards."),
    click.option(
        "--players", type=click.IntRange(2, 6), default=4, show_default=True, help="Bots."
    ),
    click.option(
        "--challenge",
        "challenges",
        multiple=True,
        type=words(Challenge),
        help="In force in each heist of a custom game; may be repeated.",
    ),
    click.option(
        "--specialist",
        "specialists",
        multiple=True,
        type=words(Specialist),
        help="As --challenge.",
    ),
    click.option(
        "--first-challenge",
        type=click.IntRange(1, 10),
        default=1,
        show_default=True,
        help="The number at which the deck of challenges begins.",
    ),
    click.option(
        "--first-specialist",
        type=click.IntRange(1, 10),
        default=1,
        show_default=True,
        help="As --first-challenge.",
    ),
    click.option(
        "--vaults", type=click.IntRange(1, 9), default=3, show_default=True, help="To win."
    ),
    click.option("--alarms", type=click.IntRange(1, 9), help="To lose; default: as the mode has."),
    click.option(
        "--ending",
        type=words(Ending),
        default=Ending.INSTANT.value,
        show_default=True,
        help="Does a round end as soon as all chips are held, or when all are fine with them?",
    ),
    click.option(
        "--decks",
        type=words(DeckOrder),
        default=DeckOrder.PRINTED.value,
        show_default=True,
        help="The order of challenges and specialists.",
    ),
    click.option(
        "--mastermind",
        type=words(Mastermind),
        default=Mastermind.OWN.value,
        show_default=True,
        help="Who names the rank that Mastermind counts: its user, or who proposes it.",
    ),
)
"""The command asks for the rules of The Gang, and is called with them."""


def tell(score: Score, number: int, points: tuple[int, ...], *, as_json: bool) -> None:
    """How game `number` went, heist by heist."""
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
