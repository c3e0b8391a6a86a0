"""Alien Frenzy on a phone, by touch; and that everything at its table can be seen, also on a laptop."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser import frenzy, layout, screens, steps
from browser.conftest import LAPTOP, PHONE
from browser.frenzy import ATTACK, EN, WHOLE, asked, held, lines

Come = Callable[..., Page]
SHORT = {**PHONE, "viewport": {"width": 390, "height": 664}}  # a phone, with the bars of its browser
MORE = ".slot, .foe, .reserve .card, .laid .card, .edge, .quick *, .seen .card, .below *, .compass, .signs li"
PARTS = f"{layout.PARTS}, {MORE}"

# what is pressed, besides the fan of the hand
PRESSED = (
    ".plate, .quick button, .slot, .reserve .card > button, .seen .card > button, .below button, .prompt button, .all"
)
# What of it something else lies over the middle of.
COVERED = """(pressed) => [...document.querySelectorAll(pressed)].flatMap((one) => {
    const box = one.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const free = !box.width || one === top || one.contains(top);
    return free ? [] : [`${one.className} lies under ${top?.outerHTML.slice(0, 120)}`];
})"""


def assert_fits(page: Page) -> None:
    layout.assert_nothing_scrolls(page)
    assert page.evaluate(layout.OUTSIDE, [PARTS, layout.SLACK]) == []


def play_it(page: Page) -> None:
    play = steps.confirm(page)
    expect(play).to_be_in_viewport(ratio=1)
    play.tap()


@pytest.mark.prove
def test_a_whole_game_on_a_phone_by_touch(come: Come) -> None:
    page = come(**PHONE)
    frenzy.whatever_is_set_up_is(page, WHOLE)
    page.goto("/")
    page.get_by_role("button", name=EN("shelf.of_game", what=EN("shelf.play_now"), game=frenzy.TITLE)).tap()
    asked(page, "play")
    assert_fits(page)
    expect(page.locator(".compass")).to_contain_text(EN("frenzy.calm"))
    held(page, "SCAVENGE.B").tap()
    assert "SCAVENGE.B" in steps.hand(page), "a tap chooses, it does not play"
    play_it(page)
    asked(page, "ufo")
    assert_fits(page)
    frenzy.reserve(page, "UFO#3").tap()
    play_it(page)
    asked(page, "depth")
    page.touchscreen.tap(*frenzy.depth_of_mouse(page, 0.999))
    depth = frenzy.spread(page)
    expect(depth).to_have_attribute("aria-valuetext", EN("frenzy.at_bottom", count=4))
    assert_fits(page)
    page.get_by_role("button", name=EN("frenzy.one_up")).tap()
    expect(depth).to_have_attribute("aria-valuetext", EN("frenzy.under", count=3))
    slide(page, frenzy.depth_of_mouse(page, 0.5), frenzy.depth_of_mouse(page, 0.001))
    expect(depth).to_have_attribute("aria-valuetext", EN("frenzy.on_top"))
    play_it(page)
    asked(page, "say")
    assert_fits(page)
    frenzy.secretly(page).tap()
    asked(page, "action")
    expect(lines(page, "ufo", cards="UFO#3")).to_have_count(1)
    expect(page.locator(".compass")).to_contain_text(EN("frenzy.alert"))
    assert_fits(page)
    frenzy.no_action(page).tap()
    asked(page, "face")
    assert_fits(page)
    held(page, "DEFEND.R").tap()
    play_it(page)
    asked(page, "against")
    assert_fits(page)
    frenzy.slot(page, "red").tap()
    asked(page, "face")
    expect(frenzy.alien(page, "red").get_by_role("button", name=EN.card("DEFEND.R"))).to_be_visible()
    held(page, "DEFEND.G").tap()
    held(page, "DEFEND.G").tap()
    asked(page, "action")
    expect(lines(page, "match_g", cards="DEFEND.G")).to_have_count(1)
    held(page, "VIEW").tap()
    play_it(page)
    asked(page, "view")
    assert_fits(page)
    page.get_by_role("button", name=EN("frenzy.quick_top"), exact=True).tap()
    asked(page, "action")
    held(page, "SAFETY").tap()
    play_it(page)
    expect(page.locator(".ending h2").first).to_be_in_viewport()
    layout.assert_nothing_scrolls(page)


def test_a_character_is_dragged_by_finger_under_its_alien(come: Come) -> None:
    page = come(**PHONE)
    frenzy.lay(page, ATTACK)
    asked(page, "action")
    frenzy.no_action(page).tap()
    asked(page, "face")
    slide(page, middle(held(page, "SCAVENGE.G")), middle(frenzy.alien(page, "green").locator(".slot")))
    asked(page, "face")
    expect(frenzy.alien(page, "green").get_by_role("button", name=EN.card("SCAVENGE.G"))).to_be_visible()
    page.get_by_role("button", name=EN("table.back"), exact=True).tap()
    asked(page, "against")
    page.get_by_role("button", name=EN("table.back"), exact=True).tap()
    asked(page, "face")
    assert "SCAVENGE.G" in steps.hand(page)


def middle(thing: Locator) -> tuple[float, float]:
    """Where a finger meets it: a neighbour may lie over its right side."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 3, box["y"] + box["height"] / 2


def slide(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    """As slowly as a finger: a fling would swallow the next tap."""
    finger = page.context.new_cdp_session(page)
    for part in range(10):
        x, y = (a + (b - a) * min(part / 8, 1) for a, b in zip(start, end, strict=True))
        point = {"type": "touchMove" if part else "touchStart", "touchPoints": [{"x": x, "y": y}]}
        finger.send("Input.dispatchTouchEvent", point)
        page.wait_for_timeout(16 if part < 9 else 120)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.prove
@pytest.mark.parametrize("screen", [{"viewport": LAPTOP}, PHONE, SHORT], ids=["laptop", "phone", "short"])
def test_everything_at_the_table_is_on_the_screen(come: Come, screen: dict[str, Any]) -> None:
    page = come(**screen)
    outside: dict[str, list[str]] = {}

    def look(page: Page, name: str) -> None:
        layout.assert_nothing_scrolls(page)
        found = page.evaluate(layout.OUTSIDE, [PARTS, layout.SLACK])
        if not page.locator("dialog[open]").count():
            found += page.evaluate(COVERED, PRESSED)
        if found:
            outside[name] = found

    screens.at_the_table_of_frenzy(page, look)
    assert outside == {}
