"""A walk through every screen of Crash: two people, then three with a bot, then five."""

from __future__ import annotations

from collections.abc import Iterator

from tests.web.crash_play import IN_RACK, LOCK, begun, in_rack, keep, lay, opened, skip
from tests.web.people import Player

Seen = tuple[str, Player]


def playing_crash(server: str, mei: Player, oleg: Player) -> Iterator[Seen]:
    """What Crash shows. Stops at each; gives its name and who sees it."""
    yield from of_two(server, mei, oleg)
    yield from of_three(server, mei, oleg)
    yield from of_five(server, mei)


def of_two(server: str, mei: Player, oleg: Player) -> Iterator[Seen]:
    """Both decide, arrange, show, look back and win."""
    table = opened(mei, server, players=2, target=1, min_hand="high_card", arrange_s=600)
    mei.sit(table)
    oleg.sit(table)
    yield "lobby", mei
    begun([mei, oleg])
    yield "keep or throw in", mei
    mei.page.click(".bar >> text=Throw in")
    yield "sure", mei
    mei.page.click(".bar >> text=Yes, all")
    mei.see(".exchange__answer")
    yield "decided", mei
    keep(oleg)
    mei.see(IN_RACK)
    yield "thirteen cards", mei
    for card in in_rack(mei)[:7]:
        mei.page.click(f"[data-card='{card}']")
    yield "half arranged", mei
    mei.page.click("text=Arrange for me")
    mei.see(LOCK)
    yield "arranged for me", mei
    mei.page.click(LOCK)
    mei.see(".arrange.is-locked")
    yield "locked", mei
    lay(oleg)
    mei.see(".is-at .shown.is-open")
    yield "a hand shown", mei
    mei.see(".is-at .show__verdict:not(:empty)")
    yield "a row shown", mei
    skip(mei)
    yield "last deal", mei
    mei.page.click("text=Sheet")
    mei.see("dialog .sheet")
    yield "sheet", mei
    mei.page.keyboard.press("Escape")
    mei.see(".bar >> text=Analysis")
    mei.page.click("text=Analysis")
    mei.see("dialog .weighed")
    yield "analysis", mei
    mei.page.keyboard.press("Escape")
    mei.page.wait_for_selector("dialog[open]", state="detached")
    mei.page.keyboard.press("?")
    mei.see("dialog[open]")
    yield "help", mei
    mei.page.keyboard.press("Escape")


def of_three(server: str, mei: Player, oleg: Player) -> Iterator[Seen]:
    """The packet goes round; one is a bot; the order of hands counts."""
    table = opened(mei, server, players=3, target=50, strict_order=True)
    mei.sit(table)
    oleg.sit(table)
    begun([mei, oleg])
    yield "the packet", mei
    for _ in range(200):
        if mei.page.locator(".rack").count():
            break
        for one in (mei, oleg):
            offered = one.page.locator(".bar .button--brass:has-text('Keep')")
            if offered.count():
                yield "the packet is offered", one
            if offered.count():  # somebody else may have taken it by now
                keep(one)
        mei.page.wait_for_timeout(100)
    mei.see(IN_RACK)
    for card in sorted(in_rack(mei))[:12]:
        mei.page.click(f"[data-card='{card}']")
    mei.see(LOCK)
    yield "in my own order", mei
    mei.page.click(LOCK)
    lay(oleg)
    skip(mei)
    yield "deal over", mei


def of_five(server: str, mei: Player) -> Iterator[Seen]:
    """Nine cards and four bots."""
    table = opened(mei, server, players=5, target=50)
    mei.sit(table)
    begun([mei])
    yield "nine cards", mei
    lay(mei)
    mei.see(".show")
    yield "five show", mei
    skip(mei)
    yield "five have shown", mei
