"""Plays real games in Chromium and takes pictures of every screen.

    python -m tools.screenshots               the game, small and large, to docs/screenshots/
    python -m tools.screenshots --all FOLDER  every screen at every size, as PNG, to FOLDER

Needs what the browser tests need. Each picture in docs/screenshots/ stays below 150 KB.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.serving import served
from tests.web.card_screens import with_cards
from tests.web.chromium import launch_arguments
from tests.web.crash_screens import playing_crash
from tests.web.dice_screens import playing_dice
from tests.web.learn_screens import while_learning
from tests.web.people import Player, player
from tests.web.room_screens import in_the_room
from tests.web.screens import at_the_door, at_the_table
from tools.environment import ROOT, say

FOLDER = ROOT / "docs" / "screenshots"
SIZES = ((360, 640), (1440, 900))
ALL_SIZES = ((360, 640), (390, 844), (768, 1024), (1440, 900))
QUALITIES = (88, 80, 70, 60)  # of JPEG, tried in turn
LARGEST = 150_000  # bytes

Size = tuple[int, int]
Walk = Callable[[str, Player, Player], Iterator[tuple[str, Player]]]  # server and two people


def main() -> None:
    """Writes the pictures anew."""
    words = argparse.ArgumentParser(description="Takes pictures of every screen.")
    words.add_argument("--all", type=Path, metavar="FOLDER", help="every screen at every size")
    wanted: Path | None = words.parse_args().all
    if wanted is None:
        _write_few()
    else:
        _write_all(wanted)


def _write_few() -> None:
    """What the repository keeps."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.jpg"):
        old.unlink()
    for width, height in SIZES:
        for number, (screen, page) in enumerate(_screens(_printed_game, (width, height))):
            _picture(page, FOLDER / f"{width}x{height}-{number:02}-{_title(screen)}.jpg")
        for game, wanted in OTHER_GAMES.items():
            for screen, page in _screens(WALKS[game], (width, height)):
                if screen in wanted:
                    _picture(page, FOLDER / f"{width}x{height}-{game}-{_title(screen)}.jpg")
    say(f"{len(list(FOLDER.glob('*.jpg')))} pictures in {FOLDER.relative_to(ROOT)}")


def _write_all(folder: Path) -> None:
    """All walks at all sizes; nothing else in the folder is touched."""
    folder.mkdir(parents=True, exist_ok=True)
    written = 0
    for width, height in ALL_SIZES:
        for name, walk in WALKS.items():
            for number, (screen, page) in enumerate(_screens(walk, (width, height))):
                title = f"{name}-{number:02}-{_title(screen)}-{width}x{height}.png"
                _come_to_rest(page)
                page.screenshot(path=folder / title)
                written += 1
    say(f"{written} pictures in {folder}")


def _screens(walk: Walk, size: Size) -> Iterator[tuple[str, Page]]:
    """Each walk has a server and a browser of its own."""
    with (
        TemporaryDirectory() as folder,
        served([sys.executable, "-m", "backroom"], Path(folder)) as running,
        sync_playwright() as playwright,
        playwright.chromium.launch(**launch_arguments()) as browser,
    ):
        mei, oleg = (_person(browser, name, size) for name in ("Mei", "Oleg"))
        for screen, person in walk(running.address, mei, oleg):
            yield screen, person.page


def _person(browser: Browser, name: str, size: Size) -> Player:
    width, height = size
    view: ViewportSize = {"width": width, "height": height}
    return player(browser.new_context(viewport=view, color_scheme="dark"), name)


def _printed_game(server: str, mei: Player, _: Player) -> Iterator[tuple[str, Player]]:
    yield from _game(server, mei, vaults=3, alarms=3)


def _short_game(server: str, mei: Player, _: Player) -> Iterator[tuple[str, Player]]:
    yield from _game(server, mei)


def _game(server: str, mei: Player, **changes: object) -> Iterator[tuple[str, Player]]:
    for screen in at_the_door(mei, server):
        yield screen, mei
    for screen in at_the_table(mei, server, **changes):
        yield screen, mei


def _lessons(server: str, mei: Player, _: Player) -> Iterator[tuple[str, Player]]:
    for screen in while_learning(mei, server):
        yield screen, mei


def _title(screen: str) -> str:
    return screen.replace(",", "").replace(" ", "-")


def _come_to_rest(page: Page) -> None:
    page.mouse.move(0, 0)
    page.wait_for_timeout(500)  # what moves has arrived


def _picture(page: Page, path: Path) -> None:
    _come_to_rest(page)
    for quality in QUALITIES:
        page.screenshot(path=path, type="jpeg", quality=quality)
        if path.stat().st_size <= LARGEST:
            return
    raise SystemExit(f"expected {path.name} below {LARGEST} bytes, got {path.stat().st_size}")


WALKS: dict[str, Walk] = {
    "game": _short_game,
    "room": in_the_room,
    "learn": _lessons,
    "cards": with_cards,
    "dice": playing_dice,
    "crash": playing_crash,
}


# The screens of the other games that the repository keeps.
OTHER_GAMES: dict[str, frozenset[str]] = {
    "crash": frozenset({"half arranged", "arranged for me", "deal over", "analysis"}),
    "dice": frozenset(
        {"locked and held", "what a turn came to", "what the choices were worth", "play-off"}
    ),
}


if __name__ == "__main__":
    main()
