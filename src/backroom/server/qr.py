"""Links as pictures that a phone's camera reads."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO

import segno

QUIET = 4  # modules of white around it: what the standard asks for


@lru_cache(maxsize=256)
def qr(address: str) -> bytes:
    """The address as an SVG of whatever size it is given, black on white, with no style in it."""
    svg = BytesIO()
    segno.make(address, error="m", micro=False).save(
        svg,
        kind="svg",
        border=QUIET,
        dark="#000",
        light="#fff",
        xmldecl=False,
        svgclass=None,
        lineclass=None,
        omitsize=True,
        nl=False,
    )
    return svg.getvalue()
