"""What can be said of the client by reading its files."""

from __future__ import annotations

import gzip
import re
from collections.abc import Set
from pathlib import Path
from typing import get_args

import msgspec

from backroom.cards.category import Category
from backroom.core.phrases import Phrase
from backroom.games.crash import CrashRefusal
from backroom.games.dice import DiceRefusal
from backroom.games.gang.refusals import GangRefusal
from backroom.games.gang.rules import Colour
from backroom.protocol.analyses import AnyAnalysis
from backroom.protocol.bodies import Fault
from backroom.protocol.games import AnyChoice, AnyEvent, AnyRules, AnySeen
from backroom.protocol.messages import Reason

WEB = Path(__file__).resolve().parents[2] / "src" / "backroom" / "web"
MODULES = [file for file in WEB.rglob("*.js") if "vendor" not in file.parts]
STYLES = sorted((WEB / "style").glob("*.css"))
LONGEST = 300  # lines
HEAVIEST = 150_000  # bytes that a browser fetches before any card

STORED = {"backroom.motion", "backroom.theme"}  # keys of the browser's storage
WIRE_TAGS = {
    kind.__struct_config__.tag
    for kinds in (AnyAnalysis, AnyChoice, AnyEvent, AnyRules, AnySeen)
    for kind in get_args(kinds)
}

Entry = str | dict[str, str]


def test_every_text_that_the_code_asks_for_is_in_the_catalogue() -> None:
    fixed, open_ended = _asked_for()
    assert {key for key in fixed if key not in _catalogue()} == set()
    starts = {
        start for start in open_ended if not any(key.startswith(start) for key in _catalogue())
    }
    assert starts == set()


def test_every_text_in_the_catalogue_is_asked_for() -> None:
    fixed, open_ended = _asked_for()
    unused = {
        key for key in _catalogue() if key not in fixed and not key.startswith(tuple(open_ended))
    }
    assert unused == set()


def test_every_refusal_category_phrase_and_colour_has_a_text() -> None:
    kinds = (Fault, Reason, GangRefusal, DiceRefusal, CrashRefusal)
    wanted = {f"refused.{code}" for codes in kinds for code in codes}
    wanted |= {f"category.{category}" for category in Category}
    wanted |= {f"phrase.{phrase}" for phrase in Phrase}
    wanted |= {f"{of}.{colour}" for of in ("colour", "round", "round.hint") for colour in Colour}
    assert wanted - _catalogue().keys() == set()


def test_plural_texts_have_the_forms_that_english_needs() -> None:
    forms = {tuple(entry) for entry in _catalogue().values() if isinstance(entry, dict)}
    assert forms == {("one", "other")}


def test_each_stylesheet_is_linked_once_and_keeps_to_its_layer() -> None:
    page = (WEB / "index.html").read_text(encoding="utf-8")
    linked = re.findall(r'<link rel="stylesheet" href="/web/style/([^"]+)">', page)
    assert sorted([*linked, *_later_sheets()]) == [file.name for file in STYLES]
    assert linked[0] == "tokens.css"  # it names the order of the layers
    for file in STYLES:
        text = re.sub(r"/\*.*?\*/|@font-face \{.*?\n\}", "", file.read_text(), flags=re.DOTALL)
        outside = re.findall(r"^(?!@layer)[^\s}].*$", text, re.MULTILINE)
        assert outside == [], file.name


def test_colours_of_the_room_are_tokens() -> None:
    named = {"tokens.css", "moment.css"}  # a picture has colours of its own
    for file in STYLES:
        if file.name not in named:
            plain = set(re.findall(r"#[0-9a-f]{6}\b", file.read_text(), re.IGNORECASE))
            assert plain == set(), file.name


def test_only_one_module_opens_sockets_and_none_makes_markup_from_text() -> None:
    assert _modules_with(r"new WebSocket\(") == {"socket.js"}
    assert _modules_with(r"innerHTML|outerHTML|insertAdjacentHTML|dangerouslySet|\beval\(") == set()


def test_no_module_needs_a_secure_context() -> None:
    assert (
        _modules_with(r"crypto\.subtle|\.randomUUID\(|navigator\.clipboard|Math\.random") == set()
    )


def test_no_module_is_long() -> None:
    files = [*MODULES, *STYLES]
    lengths = {file.name: len(file.read_text().splitlines()) for file in files}
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}


def test_each_page_is_light_before_its_cards() -> None:
    weights = {
        page: sum(len(gzip.compress(file.read_bytes())) for file in files)
        for page, files in _pages().items()
    }
    letters = sum(file.stat().st_size for file in WEB.glob("vendor/fonts/*-latin.woff2"))
    too_heavy = {
        page: kept + letters for page, kept in weights.items() if kept + letters > HEAVIEST
    }
    assert weights.keys() == {"door", "gang", "crash", "dice"}
    assert too_heavy == {}


def _pages() -> dict[str, set[Path]]:
    """What a browser fetches for the door and for the table of each game."""
    pages = {"door": _fetched("door/door.js", {"door"})}
    games = re.findall(
        r"import\(\"\.\./((\w+)/\w+\.js)\"\)[^;]*?sheets: \[([^\]]*)\]",
        (WEB / "table/games.js").read_text(encoding="utf-8"),
    )
    for page, game, sheets in games:
        pages[game] = _fetched("table/table.js") | _fetched(page, set(re.findall(r"\w+", sheets)))
    return pages


def _fetched(page: str, later: Set[str] = frozenset()) -> set[Path]:
    """What a browser fetches for this screen, but for letters and cards."""
    index = (WEB / "index.html").read_text(encoding="utf-8")
    linked = re.findall(r'href="/web/(style/[^"]+)"', index)
    modules = _imported(WEB / "main.js") | _imported(WEB / page)
    code = "\n".join(file.read_text(encoding="utf-8") for file in modules)
    words = [f"strings/en.{part}.json" for part in re.findall(r'await more\("(\w+)"\)', code)]
    later = {*later, *re.findall(r'await dress\("(\w+)"\)', code)}
    rest = ["index.html", "theme.js", "strings/en.json"]
    return {
        *modules,
        *(WEB / file for file in (*rest, *words, *linked)),
        *(WEB / "style" / f"{sheet}.css" for sheet in later),
        *WEB.glob("vendor/*.mjs"),
        *WEB.glob("art/*"),
    }


def _imported(module: Path, known: frozenset[Path] = frozenset()) -> frozenset[Path]:
    """The module with all that it cannot run without; not what it fetches when it is asked to."""
    known |= {module}
    for path in re.findall(
        r'^(?:import|export) [^;]*?from "(\.[^"]+)";', module.read_text(), re.MULTILINE
    ):
        found = (module.parent / path).resolve()
        if found not in known:
            known = _imported(found, known)
    return known


def _later_sheets() -> set[str]:
    """Stylesheets that come with the parts that are fetched later."""
    calls = re.findall(
        r"lazy\(\(\) => import\([^;]*?\)\.then\([^;]*?\), ([^;]*?)\);",
        "\n".join(file.read_text(encoding="utf-8") for file in MODULES),
    )
    dressed = re.findall(r'\bdress\("(\w+)"\)', "\n".join(file.read_text() for file in MODULES))
    games = re.findall(r"sheets: \[([^\]]*)\]", (WEB / "table/games.js").read_text())
    names = [name for call in (*calls, *games) for name in re.findall(r'"(\w+)"', call)]
    return {f"{name}.css" for name in (*names, *dressed)}


def _catalogue() -> dict[str, Entry]:
    """All parts of it: those that are fetched later hold other keys."""
    parts = [
        msgspec.json.decode(file.read_bytes(), type=dict[str, Entry])
        for file in sorted(WEB.glob("strings/en*.json"))
    ]
    whole = {key: entry for part in parts for key, entry in part.items()}
    assert len(whole) == sum(map(len, parts))
    return whole


def _asked_for() -> tuple[set[str], set[str]]:
    """Keys that stand in the code, and beginnings of those that are put together there."""
    code = "\n".join(file.read_text(encoding="utf-8") for file in MODULES)
    keys = set(re.findall(r'"([a-z]+(?:\.[\w]+)+)"', code))
    return keys - WIRE_TAGS - STORED, set(re.findall(r"`([a-z]+(?:\.[\w]+)*\.)\$\{", code))


def _modules_with(pattern: str) -> set[str]:
    return {file.name for file in MODULES if re.search(pattern, file.read_text(encoding="utf-8"))}
