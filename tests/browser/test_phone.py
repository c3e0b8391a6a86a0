"""A whole game on a phone, by touch: choose, look, play. Nothing scrolls, nothing sticks out."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser import steps
from browser.conftest import PHONE
from browser.layout import assert_all_of_the_table_is_on_the_screen, assert_nothing_scrolls
from browser.words import EN

Come = Callable[..., Page]


@pytest.mark.prove
def test_a_whole_game_on_a_phone_by_touch(come: Come) -> None:
    page = come(**PHONE)
    steps.only_short_games(page)
    page.goto("/")
    page.get_by_role("button", name=EN("shelf.of_game", what=EN("shelf.play_now"), game=steps.TITLE)).tap()
    page.wait_for_url("**/t/*")
    steps.asked(page)
    steps.play_to_the_end(page, choose=by_touch)
    assert_nothing_scrolls(page)
    page.get_by_role("button", name=EN("end.rematch")).tap()
    steps.asked(page)


def by_touch(page: Page) -> None:
    may = steps.asked(page)
    assert_nothing_scrolls(page)
    assert_all_of_the_table_is_on_the_screen(page)
    ask = steps.prompt(page).get_attribute("data-ask")
    first = may.first
    in_hand = first.evaluate("thing => thing.closest('.hand') !== null")
    cards = steps.hand(page)
    first.tap()
    if in_hand:
        expect(page.locator(".hand .selected")).not_to_have_count(0)
        assert steps.hand(page) == cards, "a tap chooses, it does not play"
        play = steps.confirm(page)
        expect(play).to_be_in_viewport(ratio=1)
        assert_all_of_the_table_is_on_the_screen(page)
        play.tap()
    steps.another_question(page, ask)


def test_a_second_tap_plays_and_a_tap_on_another_card_chooses_that(come: Come) -> None:
    page = come(**PHONE)
    steps.lay(page, begin={"position": steps.RICH})
    steps.asked(page)
    steps.card(page, "COUNTER").tap()
    expect(page.locator(".hand .selected")).to_have_attribute("data-card", "COUNTER")
    steps.card(page, "S3A").tap()
    expect(page.locator(".hand .selected")).to_have_attribute("data-card", "S3A")
    expect(steps.prompt(page)).to_contain_text("You take 3 tokens from")
    steps.card(page, "S3A").tap()
    expect(steps.story(page).filter(has_text="You take 3 tokens from")).to_have_count(1)


@pytest.mark.prove
def test_a_long_press_shows_the_card_and_plays_nothing(come: Come) -> None:
    page = come(**PHONE)
    steps.lay(page, begin={"position": steps.RICH})
    steps.asked(page)
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point_on(page, "S3A")]})
    expect(page.locator(".zoom.card")).to_be_visible()
    expect(page.locator(".zoom.card")).to_be_in_viewport(ratio=1)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".zoom.card")).to_have_count(0)
    expect(page.locator(".hand .selected")).to_have_count(0)
    assert len(steps.hand(page)) == 5


def point_on(page: Page, code: str) -> dict[str, float]:
    """Where a finger meets a card of the hand: its neighbours lie over its right side."""
    box = steps.card(page, code).bounding_box()
    assert box is not None
    return {"x": box["x"] + box["width"] / 3, "y": box["y"] + box["height"] / 2}


@pytest.mark.prove
def test_the_story_and_the_chat_come_as_a_sheet(come: Come) -> None:
    page = come(**PHONE)
    steps.lay(page, begin={"position": steps.RICH})
    steps.asked(page)
    tabs = page.get_by_role("navigation", name=EN("table.beside"))
    sheet = page.get_by_role("complementary", name=EN("table.beside"))
    expect(sheet).to_be_hidden()
    tabs.get_by_role("button", name=EN("table.story_tab")).tap()
    expect(sheet).to_be_in_viewport(ratio=1)
    expect(sheet.get_by_role("region", name=EN("table.story"))).to_be_visible()
    tabs.get_by_role("button", name=EN("table.chat")).tap()
    expect(sheet.get_by_role("region", name=EN("table.chat"))).to_be_visible()
    sheet.get_by_role("group", name=EN("table.phrases")).get_by_role("button").first.tap()
    expect(sheet.get_by_role("log").get_by_role("listitem")).to_contain_text("Zyx")
    assert_nothing_scrolls(page)
    page.touchscreen.tap(195, 120)  # beside it
    expect(sheet).to_be_hidden()
    tabs.get_by_role("button", name=EN("table.hint")).tap()
    expect(steps.told(page)).to_be_in_viewport(ratio=1)


def test_a_card_is_dragged_by_finger_onto_the_board(come: Come) -> None:
    page = come(**PHONE)
    steps.lay(page, begin={"position": steps.RICH})
    steps.asked(page)
    start, earth = point_on(page, "S3A"), page.locator(".earth").bounding_box()
    assert earth is not None
    end = {"x": earth["x"] + earth["width"] / 2, "y": earth["y"] + earth["height"] / 2}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [start]})
    for part in range(1, 9):
        point = {side: start[side] + (end[side] - start[side]) * part / 8 for side in ("x", "y")}
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(steps.story(page).filter(has_text="You take 3 tokens from")).to_have_count(1)
