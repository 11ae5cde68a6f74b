"""`backroom solve crash`: what can be made of a hand of Crash, and what scores most."""

from __future__ import annotations

from typing import NamedTuple

import click
import msgspec

from ..cards.brag import CARDS_IN_HAND, BragCategory, FlushHigh, category
from ..cards.card import Card, cards
from ..solve.crash.arranging import Layout, distinct, front, numbers
from ..solve.crash.best import Exchange, best_of, exchange, exchanges, scores_of, unknown
from ..solve.crash.field import Table
from ..solve.crash.points import scores
from ..solve.crash.ways import ways

DEALT = (13, 9)
MIN_HANDS = (BragCategory.HIGH_CARD, BragCategory.PAIR, BragCategory.FLUSH)
ASSUMED = (
    "opponents lay what scores most against each other; their cards are any, apart from each"
    " other's and from these; where there is an exchange they change hands below the average"
)


class Laid(NamedTuple):
    """A layout and what it scores."""

    layout: Layout
    points: float
    wins: tuple[float, ...]


class Told(NamedTuple):
    """All that is known of a hand."""

    cards: int
    distinct: int
    made: list[Laid]
    best: Laid
    advice: Exchange | None
    own: float | None
    """what the layout scores that was asked about"""


class Answer(msgspec.Struct):
    """All that is told, as JSON has it."""

    arrangements: int
    distinct: int
    undominated: list[dict[str, object]]
    best_first: dict[str, object]
    best: dict[str, object]
    exchange: dict[str, object] | None
    laid: dict[str, object] | None
    assumed: str


@click.command(short_help="Arrange 13 or 9 cards so that they score most.")
@click.argument("hand", nargs=-1, required=True, metavar="CARDS")
@click.option(
    "--opponents",
    type=click.IntRange(1, 4),
    default=2,
    show_default=True,
    help="With 13 cards 3 at most.",
)
@click.option(
    "--flush-high",
    type=click.Choice([high.value for high in FlushHigh]),
    default=FlushHigh.THREE.value,
    show_default=True,
    help="The highest card of a flush.",
)
@click.option(
    "--min-hand",
    type=click.Choice([least.value for least in MIN_HANDS]),
    default=BragCategory.PAIR.value,
    show_default=True,
    help="The weakest category that scores.",
)
@click.option(
    "--laid", metavar="HANDS", help="A layout of your own, to tell what it costs: A / B / …"
)
@click.option("--exchange-9", is_flag=True, help="Nine cards may be exchanged too.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object, for programs.")
def crash(
    *,
    hand: tuple[str, ...],
    opponents: int,
    flush_high: str,
    min_hand: str,
    laid: str | None,
    exchange_9: bool,
    as_json: bool,
) -> None:
    """Make hands of three of CARDS, 13 or 9 of them, so that they score most on average.

    Tells how many arrangements there are and how many differ in strength; the undominated ones,
    which no other matches in every hand and beats in one; best-first, which has the strongest
    first hand, then second, and so on; the one that scores most, and how likely each of its hands
    does; whether the cards are worth keeping, where they may be exchanged; and with --laid
    what a layout of your own gives away.

    \b
    Opponents are thought of as people who play well: they lay what scores most against each
    other. Their cards are any, whatever is held here. Nothing is drawn for the answer.

    \b
    Examples:
      backroom solve crash Ah 2h 3h Ks Kd 9s 8s 7s 4d --laid "Ah Ks Kd / 9s 8s 7s / 2h 3h 4d"
      backroom solve crash "Ah 2h 3h Ks Kd Qc Qd 9s 8s 7s 4c 4d Jh" --opponents 3
      backroom solve crash Ah 2h 3h Ks Kd 9s 8s 7s 4d --opponents 4 --min-hand flush
      backroom solve crash "Ah 2h 3h Ks Kd Qc Qd 9s 8s 7s 4c 4d Jh" --flush-high ace --json
    """
    held = _cards(" ".join(hand))
    if len(held) == DEALT[0] and opponents > 3:
        raise click.UsageError("expected at most 3 opponents with 13 cards (5 × 13 > 52), got 4")
    table = Table(len(held), FlushHigh(flush_high), BragCategory(min_hand), opponents)
    found = front(numbers(held), table.flush_high)
    worth = scores(found.strengths, unknown(table), table.least)
    made = [
        Laid(found.layout(row), float(points), tuple(wins.tolist()))
        for row, (points, wins) in enumerate(zip(worth.points, worth.wins, strict=True))
    ]
    chosen = best_of(found, unknown(table), table.least)
    best = Laid(chosen.layout, chosen.points, chosen.wins)
    advice = exchange(best.points, table) if exchanges(table) or exchange_9 else None
    own = _points(_layout(laid, held), table) if laid is not None else None
    count = distinct(numbers(held), table.flush_high)
    told = Told(len(held), count, made, best, advice, own)
    if as_json:
        click.echo(msgspec.json.encode(_answer(told)))
    else:
        _tell(told)


def _points(layout: list[tuple[Card, ...]], table: Table) -> float:
    return float(scores_of(layout, unknown(table), table).points[0])


def _cards(text: str) -> tuple[Card, ...]:
    try:
        held = cards(text.replace(",", " "))
    except ValueError as fault:
        raise click.UsageError(str(fault)) from None
    if len(held) not in DEALT:
        raise click.UsageError(f"expected 13 or 9 cards, got {len(held)}")
    if "J*" in held:
        raise click.UsageError("expected cards of the deck of 52, got J*")
    if twice := sorted({card for card in held if held.count(card) > 1}):
        raise click.UsageError(f"expected distinct cards, got {', '.join(twice)} twice")
    return held


def _layout(text: str, held: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    """The hands that the text lays, of the cards that are held."""
    try:
        hands = [cards(part) for part in text.replace(",", " ").split("/")]
    except ValueError as fault:
        raise click.UsageError(f"{fault} for --laid") from None
    laid = [card for hand in hands for card in hand]
    wanted = len(held) // CARDS_IN_HAND
    if [len(hand) for hand in hands] != [CARDS_IN_HAND] * wanted or len({*laid}) < len(laid):
        raise click.UsageError(f"expected {wanted} hands of three cards for --laid, got {text!r}")
    if not {*laid} <= {*held}:
        raise click.UsageError(f"expected the cards that are held for --laid, got {text!r}")
    return hands


def _answer(told: Told) -> Answer:
    return Answer(
        arrangements=len(ways(told.cards).hands),
        distinct=told.distinct,
        undominated=[_facts(one) for one in told.made],
        best_first=_facts(told.made[0]),
        best=_facts(told.best) | {"win": told.best.wins},
        exchange=_advice(told.advice) if told.advice else None,
        laid=None if told.own is None else _cost(told.own, told.best),
        assumed=ASSUMED,
    )


def _advice(advice: Exchange) -> dict[str, object]:
    return {"keep": advice.keep, "replace": advice.replace, "advice": _word(advice)}


def _cost(own: float, best: Laid) -> dict[str, object]:
    return {"expected_points": own, "cost": best.points - own}


def _facts(laid: Laid) -> dict[str, object]:
    spare = laid.layout.spare[0] if laid.layout.spare else None
    return {"hands": laid.layout.hands, "spare": spare, "expected_points": laid.points}


def _tell(told: Told) -> None:
    arrangements = len(ways(told.cards).hands)
    click.echo(f"{arrangements:,} arrangements, {told.distinct:,} of different strength, of these")
    click.echo(f"{len(told.made):,} undominated (the first is best-first):")
    for one in told.made:
        chosen = " <- best" if one.layout == told.best.layout else ""
        click.echo(f"  {one.points:.4f}  {_spoken(one.layout)}{chosen}")
    click.echo(f"best, {told.best.points:.4f} points expected:")
    layout = told.best.layout
    for hand, strength, win in zip(layout.hands, layout.strengths, told.best.wins, strict=True):
        called = category(strength).replace("_", " ")
        click.echo(f"  {' '.join(hand)}  {called:13} scores {win:.3f}")
    if layout.spare:
        click.echo(f"  {layout.spare[0]}        spare")
    if told.own is not None:
        click.echo(
            f"your layout: {told.own:.4f} points expected, {told.best.points - told.own:.4f} less"
        )
    if advice := told.advice:
        click.echo(f"{_word(advice)}: {advice.keep:.4f} kept, {advice.replace:.4f} replaced")
    click.echo(f"assumed: {ASSUMED}")


def _spoken(layout: Layout) -> str:
    spare = f" + {layout.spare[0]}" if layout.spare else ""
    return " | ".join(" ".join(hand) for hand in layout.hands) + spare


def _word(advice: Exchange) -> str:
    return "keep" if advice.keeps else "replace"
