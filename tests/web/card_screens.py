"""A walk through what challenges and specialists show: six people, four of them unseen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from backroom.cards.poker import strength
from tests.web.people import BUTTON, OPEN, Player, player

STILL = {"players": 6, "mode": "custom", "settle_s": 0.0, "cool_down_s": 0.0, "proposal_s": 600.0}
LOUD = {
    "challenges": ["noise_sensors", "ventilation_shaft", "security_cameras"],
    "specialists": [
        *("informant", "getaway_driver", "investor", "mastermind"),
        *("hacker", "jack", "math_whiz", "muscle"),
    ],
}
DARK = {
    "challenges": ["retina_scan", "blackout", "fingerprint_scan"],
    "specialists": ["con_artist", "coordinator", "investor"],
}
UNSEEN = ("Ana", "Ben", "Cy", "Di")  # but for their guesses
COLOURS = ("white", "yellow", "orange", "red")

Seen = tuple[str, Player]

# Seen by the page itself; where something is to choose it takes the first.
_HEIST = "async () => (await import('/web/store.js')).update.value.seen.heist"
_STEP = """(choose) => {
    if (document.querySelector(".showdown")) return;
    document.querySelector(`.bar .button--brass${choose ? "" : ":not([aria-haspopup])"}`)?.click();
    document.querySelector(".choose__one")?.click();
    document.querySelector("dialog[open] .button--brass:not([aria-disabled=true])")?.click();
}"""


def with_cards(server: str, mei: Player, oleg: Player) -> Iterator[Seen]:
    """What cards in force show. Stops at each; gives its name and who sees it."""
    yield from cards_used(server, mei, oleg)
    yield from cards_guessed(server, mei, oleg)


def cards_used(server: str, mei: Player, oleg: Player) -> Iterator[Seen]:
    """Announcements, proposals, choices, black chips, three cards, Muscle and the Jack."""
    everybody = [mei, oleg, *_unseen(mei)]
    yield from _used(everybody, _table(server, everybody, LOUD))
    _part(everybody)


def cards_guessed(server: str, mei: Player, oleg: Player) -> Iterator[Seen]:
    """Cards dealt anew and passed, Blackout, both guesses."""
    everybody = [mei, oleg, *_unseen(mei)]
    yield from _guessed(everybody, _table(server, everybody, DARK))
    _part(everybody)


def _unseen(mei: Player) -> list[Player]:
    browser, size = mei.page.context.browser, mei.page.viewport_size
    assert browser
    wishes: dict[str, Any] = {"viewport": size, "reduced_motion": "reduce"}  # Any: of a context
    return [player(browser.new_context(**wishes), name) for name in UNSEEN]


def _part(everybody: Sequence[Player]) -> None:
    for one in everybody[-len(UNSEEN) :]:
        one.page.context.close()


def _used(everybody: Sequence[Player], lobby: str) -> Iterator[Seen]:
    mei, oleg, *_ = everybody
    yield lobby, mei
    mei.start()
    mei.see(BUTTON)
    yield "cards before the peek", mei
    _together(everybody, OPEN)
    yield "announced after the deal", mei
    _open(mei, "Muscle")
    yield "a specialist", mei
    mei.page.click("dialog .propose .button--brass")
    yield "a proposal of mine", mei
    oleg.see(".ask__yes")
    yield "a proposal to answer", oleg
    oleg.page.click(".ask__no")
    mei.see(".strip__wait")
    yield "a proposal was refused", mei
    _open(mei, "Muscle")
    yield "a specialist that has to wait", mei
    mei.page.keyboard.press("Escape")
    yield from _chosen(everybody)
    yield from _black(everybody)
    _open(mei, "Investor")
    yield "a specialist that acts by itself", mei
    mei.page.keyboard.press("Escape")
    mei.page.click(".strip__notes")
    mei.see("dialog .notes")
    yield "notes", mei
    mei.page.keyboard.press("Escape")
    for colour in COLOURS:
        _chips(everybody, colour)
    mei.see(".rung__face.is-open")
    mei.page.click("text=Show all")
    mei.see(".bar__verdict:not(.is-early)")
    mei.page.wait_for_selector(".moment", state="detached")
    yield "showdown with what was announced", mei


def _chosen(everybody: Sequence[Player]) -> Iterator[Seen]:
    mei, oleg, *_ = everybody
    for card, by in (("Muscle", oleg), ("Jack", oleg), ("Informant", mei), ("Mastermind", mei)):
        if card == "Informant":
            mei.page.wait_for_selector(".strip__wait", state="detached", timeout=60_000)
        _open(by, card)
        by.page.click("dialog .propose .button--brass")
        _agree(everybody, by, card)
        if card == "Muscle":
            continue
        by.page.click(".bar .button--brass:has-text('Choose')")
        by.page.click(".choose__one >> nth=0")
        yield f"a choice for {card}", by
        if card == "Informant":
            by.page.click("dialog .segments__one >> nth=0")
            yield f"all is chosen for {card}", by
        by.page.click("dialog .button--brass")
        by.see(OPEN)
        yield f"after {card}", {"Informant": oleg, "Jack": mei}.get(card, by)
    _open(mei, "Getaway Driver")
    mei.page.click("dialog .propose .button--brass")
    _agree(everybody, mei, "Getaway Driver")


def _black(everybody: Sequence[Player]) -> Iterator[Seen]:
    mei, oleg, *_ = everybody
    mei.page.click(f"{OPEN} >> nth=0")
    mei.see("dialog .button--grave")
    yield "a black chip asks first", mei
    mei.page.click("dialog .button--grave")
    mei.see(".place--own")
    yield "a black chip is held", oleg


def _guessed(everybody: Sequence[Player], lobby: str) -> Iterator[Seen]:
    mei, oleg, *_ = everybody
    yield lobby, oleg
    mei.start()
    _together(everybody, ".bar .button--brass:has-text('Choose')", choose=False)
    yield "a card to pass", mei
    mei.page.click(".bar .button--brass")
    mei.page.click(".choose__one >> nth=1")
    yield "which card to pass", mei
    mei.page.keyboard.press("Escape")
    mei.page.wait_for_selector("dialog[open]", state="detached")
    _together(everybody, OPEN)
    for colour in COLOURS:
        mei.see(f".dot--{colour}.is-now")
        if colour == "orange":
            yield "chips are gone", mei
        _chips(everybody, colour)
    order = _true_order(everybody)
    guesser, holder = order[0], order[-1]
    guesser.see(".guess__one")
    yield "hands open one by one before a guess", guesser
    guesser.see(".rung:nth-child(5) .is-open")
    yield "a guess about the rank", guesser
    yield "a guess about the own hand", holder
    guesser.page.click(".guess__one >> nth=3")
    order[1].page.click(".guess__one >> nth=3")
    order[2].page.click(".guess__one >> nth=4")
    guesser.page.click("text=Start a minute")
    guesser.see(".guess__clock")
    yield "votes for a rank", guesser
    for one in order[2:-1]:
        one.page.click(".guess__one >> nth=3")
    guesser.see(".guess__one >> nth=9")
    guesser.page.wait_for_selector(".guess__all--ranks", state="detached")
    yield "a guess about the category", guesser
    for one in order[:-1]:
        one.page.click(".guess__one >> nth=1")
    guesser.see(".bar__verdict:not(.is-early)")
    guesser.page.wait_for_selector(".moment", state="detached", timeout=60_000)
    yield "after the guesses", guesser


def _table(server: str, everybody: Sequence[Player], cards: dict[str, list[str]]) -> str:
    """All sit down at a new table; the name of what is seen then."""
    table = everybody[0].open_table(server, **STILL, **cards)
    for one in everybody:
        one.sit(table)
    return f"before a game with {len(cards['challenges'])} challenges"


def _open(by: Player, card: str) -> None:
    by.page.click(f".strip__card[title='{card}']")
    by.see("dialog[open] .force")


def _agree(everybody: Sequence[Player], by: Player, card: str) -> None:
    for one in everybody:
        if one is not by:
            one.page.click(".ask__yes")
    by.see(f".strip__card.is-used[title='{card}']")


def _together(everybody: Sequence[Player], selector: str, *, choose: bool = True) -> None:
    """All go on with what is asked of them until each sees this."""
    for _ in range(600):
        waiting = [one for one in everybody if not one.page.locator(selector).count()]
        if not waiting:
            return
        for one in waiting:
            one.page.evaluate(_STEP, choose)
        everybody[0].page.wait_for_timeout(60)
    bars = [one.texts(".bar") for one in everybody]
    raise AssertionError(f"expected {selector}; the bars say {bars}")


def _chips(everybody: Sequence[Player], colour: str) -> None:
    """The chips of a round go to where they belong, and all are fine with that."""
    everybody[0].see(f".dot--{colour}.is-now")
    for stars, one in enumerate(_true_order(everybody), start=1):
        one.see(OPEN)
        if one.page.locator(".place--own").count():
            continue
        wished = f"{OPEN}:nth-child({stars}).place--free"
        is_free = one.page.locator(wished).count() > 0
        chip = one.page.locator(wished if is_free else ".place--free").first
        is_black = chip.locator(".chip--black").count() > 0
        chip.click()
        if is_black:
            one.page.click("dialog .button--grave")
        one.see(".place--own")
    for one in everybody:
        one.page.click(".bar .button--brass:has-text('fine')")
    everybody[0].page.wait_for_selector(f".dot--{colour}.is-now", state="detached")


def _true_order(everybody: Sequence[Player]) -> list[Player]:
    """From the weakest hand to the strongest, as the pages of all of them together know it."""
    heists: list[dict[str, Any]] = [one.page.evaluate(_HEIST) for one in everybody]  # Any: JSON
    hands = [heist["hands"][seat] for seat, heist in enumerate(heists)]
    strengths = [strength((*hand, *heists[0]["board"])) for hand in hands]
    return [everybody[seat] for seat in sorted(range(len(hands)), key=strengths.__getitem__)]
