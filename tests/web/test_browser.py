"""The browser that these tests drive can show what the client shows."""

from __future__ import annotations

from playwright.sync_api import Page

# Draws two different characters and says whether they came out alike, as two empty boxes would.
ALIKE = """([one, other]) => {
    const drawn = (text) => {
        const canvas = document.createElement("canvas");
        const pen = canvas.getContext("2d");
        pen.font = "40px sans-serif";
        pen.fillText(text, 10, 60);
        return canvas.toDataURL();
    };
    return drawn(one) === drawn(other);
}"""


def test_the_browser_draws_japanese_and_chinese(page: Page) -> None:
    assert not page.evaluate(ALIKE, ["情", "錠"])
