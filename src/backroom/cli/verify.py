"""`backroom verify`: were the cards drawn as promised, and the rules kept?"""

from __future__ import annotations

from typing import IO

import click
import msgspec

from ..core.verify import verify as misfits
from .records import game_of, plain, read_record


@click.command()
@click.argument("file", type=click.File(encoding="utf-8"))
@click.option("--commitment", default="", help="The SHA-256 you were shown before the game.")
@click.option("--nonce", "nonces", multiple=True, help="What your browser added; may be repeated.")
@click.option("--json", "as_json", is_flag=True, help="Answer one JSON object, for programs.")
def verify(file: IO[str], *, commitment: str, nonces: tuple[str, ...], as_json: bool) -> None:
    """Check the finished game in FILE (- for standard input).

    Draws every card again from the seed and the nonces, judges every action again, and says
    exactly what does not fit. Exit status 1 if anything does not.

    \b
    What this shows: nobody could choose or change the deal after the promise was made.
    What it cannot show: that whoever runs the server did not read the seed.
    """
    record = read_record(file)
    faults = misfits(record, game_of(record), commitment=commitment.lower(), nonces=nonces)
    if as_json:
        facts = {"id": record.id, "fits": not faults, "misfits": [str(fault) for fault in faults]}
        click.echo(msgspec.json.encode(facts))
    else:
        for fault in faults:
            click.echo(plain(str(fault)))
        click.echo(plain(_verdict(len(faults), record.id)))
    raise SystemExit(1 if faults else 0)


def _verdict(faults: int, game_id: str) -> str:
    if faults:
        return f"{game_id} does not fit: {faults} fault(s)"
    return f"{game_id} fits: every card was drawn from the promised seed, every action is allowed"
