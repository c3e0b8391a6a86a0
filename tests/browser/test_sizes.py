"""The size walk: every screen, every game, every kind of moment. Nothing overlaps, is cut off or off the screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page

from browser import layout, moments
from browser.conftest import LAPTOP, People, serving
from browser.serving import Serving

Come = Callable[..., Page]
Walk = Callable[[Page], Iterator[str]]


@pytest.fixture(scope="module")
def toy_shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    yield from serving(tmp_path_factory.mktemp("toys"), games="toys")


def look_at_all(page: Page, walk: Walk) -> None:
    wrong = {moment: found for moment in walk(page) if (found := layout.on_every_screen(page))}
    assert wrong == {}


@pytest.mark.parametrize("walk", [moments.of_ufoludki, moments.of_frenzy], ids=["ufoludki", "frenzy"])
def test_every_moment_fits_every_screen(come: Come, walk: Walk) -> None:
    look_at_all(come(viewport=LAPTOP), walk)


def test_a_game_that_nobody_has_drawn_fits_every_screen(browser: Browser, toy_shop: Serving) -> None:
    with People(browser, toy_shop.url) as people:
        look_at_all(people.come(viewport=LAPTOP), moments.of_any)
