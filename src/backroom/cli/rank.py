"""`backroom rank`: what hands are worth, a line of JSON in and a line of JSON out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from io import BufferedIOBase

import click
import msgspec

from . import crash_hands, dice_throws, gang_hands
from .hands import MOST_BYTES, Refusal

CHUNK_BYTES = 1 << 16


@click.group()
def rank() -> None:
    """Rank hands as the named game does, one JSON line each."""


@rank.command(short_help="Poker hands: the best five of hole and board.")
@click.argument("file", type=click.File("rb"), default="-")
def gang(file: BufferedIOBase) -> None:
    """Rank the poker hands in FILE (standard input without it): the best five of hole and board.

    \b
    A line in, with 0 to 3 hole cards and 0 to 5 of the board, one at least:
      {"hole": ["As", "Kd"], "board": ["2c", "7h", "9d"]}
    A line out, in the same order:
      {"category":"high_card","strength":2219,"cards":["As","Kd","9d","7h","2c"]}

    A card is a rank of 23456789TJQKA and a suit of cdhs; J* is the Jack without a suit. Of two
    hands the one with the greater strength wins; equal is a tie. Categories, rising: high_card,
    one_pair, two_pair, three_of_a_kind, straight, flush, full_house, four_of_a_kind,
    straight_flush, royal_flush.

    A line that is no such hand is answered {"error": CODE, "message": TEXT}; the others are
    answered all the same, and the exit status is 1. Codes: line_too_long, not_json,
    not_an_object, unknown_field, repeated_field, not_a_list, bad_card, too_many_cards,
    duplicate_card, no_cards.

    \b
    Example:
      $ echo '{"hole": ["Jc", "Jd"], "board": ["Jh", "Js", "J*"]}' | backroom rank gang
      {"category":"four_of_a_kind","strength":28799,"cards":["Js","Jh","Jd","Jc","J*"]}
    """
    _answer_all(file, gang_hands.answer)


@rank.command(short_help="Brag hands of three cards.")
@click.argument("file", type=click.File("rb"), default="-")
def crash(file: BufferedIOBase) -> None:
    """Rank the brag hands of three cards in FILE (standard input without it).

    \b
    A line in; the highest card of a flush is three, if the line does not say ace:
      {"cards": ["Ac", "Kc", "Jc"], "flush_high": "ace"}
    A line out, in the same order:
      {"category":"flush","strength":703}

    A card is a rank of 23456789TJQKA and a suit of cdhs. Of two hands the one with the greater
    strength wins; equal is a tie. Compare hands of one flush_high only. Categories, rising:
    high_card, pair, flush, run, running_flush, prial.

    A line that is no such hand is answered {"error": CODE, "message": TEXT}; the others are
    answered all the same, and the exit status is 1. Codes: line_too_long, not_json,
    not_an_object, unknown_field, repeated_field, not_a_list, bad_card, too_many_cards,
    too_few_cards, duplicate_card, no_cards, bad_flush_high.

    \b
    Example:
      $ echo '{"cards": ["3c", "3d", "3h"]}' | backroom rank crash
      {"category":"prial","strength":740}
    """
    _answer_all(file, crash_hands.answer)


@rank.command()
@click.argument("file", type=click.File("rb"), default="-")
def dice(file: BufferedIOBase) -> None:
    """Rank the throws of five dice in FILE (standard input without it).

    \b
    A line in; full houses are read by their triple, if the line does not say sum:
      {"dice": [5, 5, 5, 2, 2], "full_house": "triple"}
    A line out, in the same order:
      {"category":"full_house","points":19,"strength":293}

    A die is a face from 1 to 6. Of two throws the one with the greater strength wins; equal is a
    tie. Compare throws of one full_house only. Categories, rising: nothing, pair, two_pairs, three,
    full_house, four, poker. Points are the sum of the dice that count.

    A line that is no such throw is answered {"error": CODE, "message": TEXT}; the others are
    answered all the same, and the exit status is 1. Codes: line_too_long, not_json,
    not_an_object, unknown_field, repeated_field, not_a_list, not_five_dice, bad_die,
    bad_full_house.

    \b
    Example:
      $ echo '{"dice": [1, 2, 3, 4, 5]}' | backroom rank dice
      {"category":"nothing","points":15,"strength":15}
    """
    _answer_all(file, dice_throws.answer)


def _answer_all(
    file: BufferedIOBase,
    answer: Callable[
        [bytes], gang_hands.Answer | crash_hands.Answer | dice_throws.Answer | Refusal
    ],
) -> None:
    """Every line answered; leaves with status 1 if one was refused."""
    all_read = True
    for lines in _arrivals(file):
        answers = [answer(line) for line in lines]
        click.echo(msgspec.json.Encoder().encode_lines(answers), nl=False)
        all_read &= not any(isinstance(told, Refusal) for told in answers)
    raise SystemExit(0 if all_read else 1)


def _arrivals(file: BufferedIOBase) -> Iterator[list[bytes]]:
    """The lines of the file as they arrive, so that each can be answered at once.

    Of a line longer than MOST_BYTES only so much is kept that it can be told to be longer.
    """
    rest = b""
    while chunk := file.read1(CHUNK_BYTES):
        *lines, rest = (rest + chunk).split(b"\n")
        yield lines
        rest = rest[: MOST_BYTES + 1]
    if rest:
        yield [rest]
