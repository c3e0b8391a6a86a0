"""axe, the usual tool for accessibility, checks every screen and finds nothing that would exclude anybody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from browser import screens
from browser.conftest import LAPTOP, PHONE
from browser.test_languages import English
from browser.words import PL, ROOT

Come = Callable[..., Page]
AXE = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")
# The strokes of a drawing are taken out meanwhile: there are ten thousands of them, axe would look at every one, and
# whoever listens hears only what the drawing is called.
RUN = """async () => {
    const strokes = [...document.querySelectorAll('svg:not(svg svg)')].map((drawing) =>
        [drawing, [...drawing.childNodes].filter((one) => !['title', 'desc'].includes(one.nodeName))]);
    for (const [, some] of strokes) for (const one of some) one.remove();
    try {
        const found = await axe.run(document, { resultTypes: ['violations'] });
        const where = (nodes) => nodes.slice(0, 4).map((node) => `${node.target} ${node.html.slice(0, 120)}`);
        return found.violations.map(({ id, impact, help, nodes }) => ({ id, impact, help, where: where(nodes) }));
    } finally {
        for (const [drawing, some] of strokes) drawing.append(...some);
    }
}"""


def problems(page: Page) -> list[Any]:
    page.evaluate(AXE)
    found: list[Any] = page.evaluate(RUN)
    return found


@pytest.mark.prove
@pytest.mark.parametrize("screen", [{"viewport": LAPTOP}, PHONE], ids=["laptop", "phone"])
def test_axe_finds_nothing_on_any_screen(come: Come, screen: dict[str, Any]) -> None:
    page = come(**screen)
    found: dict[str, list[Any]] = {}

    def look(page: Page, name: str) -> None:
        if wrong := problems(page):
            found[name] = wrong

    screens.walk(page, look)
    assert found == {}


def test_pages_sheets_and_doors_speak_polish_and_shut_nobody_out(come: Come) -> None:
    """What is not a game's own table, which ``test_sizes`` walks through: on a phone, where the most is in sheets."""
    page = come(**PHONE, locale="pl-PL")
    english = English()
    found: dict[str, list[Any]] = {}

    def look(page: Page, name: str) -> None:
        if wrong := [*problems(page), *english.on(page)]:
            found[name] = wrong

    screens.walk_around_the_tables(page, look, PL)
    assert found == {}


def test_axe_would_find_something(come: Come) -> None:
    page = come()
    page.goto("/")
    page.evaluate("document.body.append(document.createElement('button'))")
    assert "button-name" in [problem["id"] for problem in problems(page)]
