"""Ratios as bars on a scale of powers of ten, as an SVG that suits a light page and a dark one."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import log10

LEFT, WIDTH, ROW, TOP = 440, 360, 26, 40
LEAST, MOST = 0.1, 1000.0

STYLE = """
text { font: 13px system-ui, sans-serif; fill: #333 }
.bar { fill: #2f6f4f }
line { stroke: #999; stroke-width: 1 }
.one { stroke: #b5532a; stroke-width: 2 }
@media (prefers-color-scheme: dark) { text { fill: #ddd } .bar { fill: #6fbf95 } }
"""


def picture(ratios: Sequence[tuple[str, str, float]]) -> str:
    """The SVG for (work, beside whom, how many times as fast)."""
    height = TOP + ROW * len(ratios) + 10
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 80} {height}" '
        'role="img" aria-label="How many times as fast as others">',
        f"<style>{STYLE}</style>",
        f'<text x="{LEFT}" y="14">times as fast, on a scale of powers of ten</text>',
    ]
    for power in range(-1, 4):
        x = _place(10.0**power)
        kind = ' class="one"' if power == 0 else ""
        parts.append(f'<line x1="{x}" x2="{x}" y1="{TOP - 6}" y2="{height - 8}"{kind}/>')
        parts.append(f'<text x="{x}" y="{TOP - 10}" text-anchor="middle">{10.0**power:g}</text>')
    for number, (work, peer, ratio) in enumerate(ratios):
        y = TOP + ROW * number
        start, end = sorted((_place(1.0), _place(ratio)))
        parts.append(f'<text x="{LEFT - 8}" y="{y + 16}" text-anchor="end">')
        parts.append(f"{escape(work)} / {escape(peer)}</text>")
        parts.append(
            f'<rect class="bar" x="{start}" y="{y + 4}" width="{end - start}" height="16"/>'
        )
        parts.append(f'<text x="{max(end, _place(1.0)) + 6}" y="{y + 17}">{ratio:.3g} ×</text>')
    return "\n".join([*parts, "</svg>", ""])


def _place(ratio: float) -> float:
    """Where a ratio stands, in pixels from the left."""
    inside = min(max(ratio, LEAST), MOST)
    return round(LEFT + WIDTH * log10(inside / LEAST) / log10(MOST / LEAST), 1)
