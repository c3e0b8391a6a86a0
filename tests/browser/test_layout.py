"""Everything is where it can be seen: laptop, phone, zoomed in; and nothing jumps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from browser import layout, steps
from browser.conftest import LAPTOP, PHONE
from browser.words import EN
from effort import PROVE, some

Come = Callable[..., Page]
SCREENS = pytest.mark.parametrize("screen", [{"viewport": LAPTOP}, PHONE], ids=["laptop", "phone"])
ON_A_PHONE = pytest.mark.parametrize("screen", some([{"viewport": LAPTOP}, PHONE], PHONE))  # it has the least room
MOST_SHIFT = 0.05


@SCREENS
def test_from_play_now_to_the_first_decision_nothing_jumps(come: Come, screen: dict[str, Any]) -> None:
    page = come(**screen)
    layout.count_shifts(page)
    asked: list[Route] = []  # as over a slow line: the page is there before the server has told what is in the boxes
    page.route("**/api/games?*", lambda route: asked.append(route), times=1)
    page.goto("/")
    expect(page.locator(".box").first).to_be_visible()
    steps.until(page, lambda: bool(asked), "the page asks for the games")
    asked[0].continue_()
    page.get_by_role("button", name=EN("shelf.of_game", what=EN("shelf.play_now"), game=steps.TITLE)).click()
    page.wait_for_url("**/t/*")
    steps.asked(page)
    page.wait_for_load_state("networkidle")
    much, what = layout.shifts(page)
    assert much < MOST_SHIFT, what
    layout.assert_nothing_scrolls(page)
    layout.assert_all_of_the_table_is_on_the_screen(page)


@ON_A_PHONE
def test_while_people_play_nothing_jumps_and_nothing_scrolls(come: Come, screen: dict[str, Any]) -> None:
    page = come(**screen)
    layout.count_shifts(page)
    steps.lay(page, begin={"position": steps.RICH}, alias="Bartholomäus der Dritte")
    steps.asked(page)
    for word in ("S3A", "COUNTER", "seat 1", "SWARM", "2"):
        layout.assert_nothing_scrolls(page)
        layout.assert_all_of_the_table_is_on_the_screen(page)
        ask = steps.prompt(page).get_attribute("data-ask")
        with layout.asked_for(page):
            page.locator(f"[data-word='{word}']:is({steps.ANSWERS})").first.click()
            if steps.confirm(page).is_visible():
                steps.confirm(page).click()
            steps.another_question(page, ask)
            steps.asked(page)
    much, what = layout.shifts(page)
    assert much < MOST_SHIFT, what


@pytest.mark.prove
@SCREENS
@pytest.mark.parametrize("seats", [2, 5])
def test_small_and_full_tables_fit(come: Come, screen: dict[str, Any], seats: int) -> None:
    page = come(**screen)
    table = {
        "earth": 30,
        "loot": [10] * seats,
        "hands": [["S4A", "S4B", "SWARM", "GENERAL", "RECRUIT"]] * seats,
        "stacks": [["S3A"]] * seats,
        "deck": ["S2A"] * 20,
    }
    steps.lay(page, "me", *["bot"] * (seats - 1), begin={"position": table})
    steps.asked(page)
    layout.assert_nothing_scrolls(page)
    layout.assert_all_of_the_table_is_on_the_screen(page)
    plates = [plate.bounding_box() for plate in page.locator(".plate").all()]
    assert len(plates) == seats
    assert not [pair for pair in pairs(plates) if overlap(*pair)], "names lie over each other"
    for plate in page.locator(".plate").all():
        assert_can_be_hit(page, plate)


def pairs(boxes: list[Any]) -> list[tuple[Any, Any]]:
    return [(a, b) for n, a in enumerate(boxes) for b in boxes[n + 1 :]]


def overlap(a: dict[str, float], b: dict[str, float]) -> bool:
    across = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
    down = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
    return across > 2 and down > 2


def assert_can_be_hit(page: Page, thing: Any) -> None:
    """Nothing lies over its middle."""
    hit = thing.evaluate("""(thing) => {
        const box = thing.getBoundingClientRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return thing === top || thing.contains(top) ? '' : (top?.outerHTML ?? 'nothing').slice(0, 200);
    }""")
    assert hit == "", f"{thing} lies under {hit}"


@pytest.mark.prove
def test_a_hand_of_many_cards_fits_a_phone(come: Come) -> None:
    page = come(**PHONE)
    hands = [["S2A", "S2B", "S3A", "S3B", "S4A", "S4B", "COUNTER", "RECRUIT", "SWARM", "GENERAL"], ["S2A"], ["S2B"]]
    table = {**steps.RICH, "hands": hands, "config": {"hand_size": 10}}
    steps.lay(page, begin={"position": table})
    steps.asked(page)
    layout.assert_nothing_scrolls(page)
    layout.assert_all_of_the_table_is_on_the_screen(page)


def test_at_twice_the_size_it_can_still_be_played(come: Come) -> None:
    """A window of 1280 × 720 zoomed to 200 % has 640 × 360 left. All of the table is there, and nothing is scrolled."""
    page = come(viewport={"width": 640, "height": 360}, device_scale_factor=2)
    steps.lay(page, begin={"position": steps.RICH})
    steps.asked(page)
    for what in (".prompt", ".hand .card >> nth=4", ".plate[data-seat='1']", ".plate[data-seat='2']", ".earth .left"):
        thing = page.locator(what).first
        expect(thing).to_be_in_viewport(ratio=0.95)
        assert_can_be_hit(page, thing)
    layout.assert_nothing_scrolls(page)
    steps.answer(page, "COUNTER")
    expect(steps.prompt(page)).to_contain_text(EN.asks("target"))
    steps.answer(page, "seat 2")
    expect(steps.story(page).filter(has_text="You take 2 tokens")).to_have_count(1)


ON_A_LAPTOP = pytest.mark.parametrize("screen", some([{"viewport": LAPTOP}, PHONE], {"viewport": LAPTOP}))
BOARD = (
    "() => { const { top, height } = document.querySelector('.board').getBoundingClientRect(); return [top, height]; }"
)


@ON_A_LAPTOP  # on a phone the prompt has room to spare: one that grew would not show there
def test_whatever_the_prompt_says_the_board_stays_where_it_is(come: Come, screen: dict[str, Any]) -> None:
    page = come(**screen)
    steps.lay(page, begin={"position": steps.RICH})
    steps.asked(page)
    before = page.evaluate(BOARD)
    prompt = page.locator(".asking").bounding_box()
    for word in ("COUNTER", "SWARM", "S3A"):  # each has other things to say
        page.locator(f".hand .card[data-word={word}] > button").first.focus()
        assert page.evaluate(BOARD) == before
    page.locator("[data-pile=deck] .card > button").dispatch_event("click")
    expect(steps.told(page)).to_be_in_viewport(ratio=1)
    assert page.evaluate(BOARD) == before
    assert page.locator(".asking").bounding_box() == prompt


@pytest.mark.parametrize("width", some([1280, 390, 320], 320))
def test_pages_to_read_are_never_wider_than_the_screen(come: Come, width: int) -> None:
    page = come(viewport={"width": width, "height": 720})
    ready = {
        "/": page.locator(".box[data-game=ufoludki] .btn.go"),
        "/new/ufoludki": page.get_by_role("button", name=EN("form.set_up")),
        "/rules/ufoludki": page.locator("[data-rule]").first,
    }
    if PROVE:  # it shows every drawing there is, to those who draw
        ready["/style"] = page.get_by_role("heading", level=1)
    for address, shown in ready.items():
        page.goto(address)
        expect(shown).to_be_visible()
        layout.assert_fits_the_width(page)
