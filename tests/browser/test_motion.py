"""Things move, quickly, and nobody has to wait for them; sounds are off until somebody wants them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocket, expect

from browser import steps
from browser.words import EN

Come = Callable[..., Page]
MOVING = {"reduced_motion": "no-preference"}
# Notes everything that travels; with `stopped` it stands still until a click finishes it. What comes after `LET_GO`
# moves: on a busy machine the others may answer only when the click has long been made.
LET_GO = "window.stopped = false"
NOTE_PARCELS = """(stopped) => {
    window.parcels = [];
    window.stopped = stopped;
    new MutationObserver((changes) => {
        for (const change of changes) for (const thing of change.addedNodes) {
            window.parcels.push(thing.className);
            if (window.stopped) thing.getAnimations().forEach((one) => one.pause());
        }
    }).observe(document.querySelector('.courier'), { childList: true });
}"""


@pytest.fixture
def page(come: Come) -> Page:
    page = come(**MOVING)
    steps.lay(page, begin={"position": steps.RICH})
    steps.asked(page)
    return page


@pytest.fixture
def table_and_line(come: Come) -> tuple[Page, WebSocket]:
    """The same table, and the line it hears from the server on."""
    page = come(**MOVING)
    with page.expect_websocket() as socket:
        steps.lay(page, begin={"position": steps.RICH})
    steps.asked(page)
    return page, socket.value


def test_cards_and_loot_travel_and_nothing_is_left_behind(page: Page) -> None:
    page.evaluate(NOTE_PARCELS, False)
    steps.card(page, "S3A").click()
    expect(page.locator(".live[data-moving=true]")).to_be_attached()
    steps.asked(page)
    parcels = page.evaluate("window.parcels")
    assert [name for name in parcels if "card" in name.split()], "cards travel"
    assert len([name for name in parcels if "token" in name.split()]) >= 3, "and so does what was taken"
    expect(page.locator(".courier > *")).to_have_count(0)
    assert page.locator(".courier").evaluate("courier => getComputedStyle(courier).pointerEvents") == "none"


@pytest.mark.prove
def test_a_click_finishes_what_moves(page: Page) -> None:
    page.evaluate(NOTE_PARCELS, True)
    steps.card(page, "S3A").click()
    expect(page.locator(".parcel").first).to_be_attached()
    assert page.locator(".live").get_attribute("data-moving") == "true", "it would never end"
    page.evaluate(LET_GO)
    page.mouse.click(500, 80)
    steps.asked(page)
    expect(page.locator(".courier > *")).to_have_count(0)
    assert len(steps.hand(page)) == 5


@pytest.mark.prove
def test_a_key_finishes_what_moves(page: Page) -> None:
    page.evaluate(NOTE_PARCELS, True)
    steps.card(page, "S3A").click()
    expect(page.locator(".parcel").first).to_be_attached()
    page.evaluate(LET_GO)
    page.keyboard.press("Escape")
    steps.asked(page)


@pytest.mark.prove
def test_a_card_is_played_while_others_still_move(table_and_line: tuple[Page, WebSocket]) -> None:
    page, socket = table_and_line
    page.evaluate(NOTE_PARCELS, True)
    with socket.expect_event("framereceived", lambda frame: '"ask":"' in str(frame)):  # it is our turn again
        steps.card(page, "S3A").click()
    expect(page.locator(".parcel").first).to_be_attached()
    page.evaluate(LET_GO)
    steps.card(page, "COUNTER").click(force=True)
    expect(steps.prompt(page)).to_contain_text(EN.asks("target"))
    expect(page.locator(".courier > *")).to_have_count(0)


def test_without_motion_nothing_travels(come: Come) -> None:
    page = come()
    steps.lay(page, begin={"position": steps.RICH})
    steps.asked(page)
    page.evaluate(NOTE_PARCELS, False)
    steps.answer(page, "S3A")
    steps.asked(page)
    assert page.evaluate("window.parcels") == []
    assert page.evaluate("document.getAnimations().filter((one) => one.playState === 'running').length") == 0


@pytest.mark.prove
def test_motion_can_be_switched_off_in_the_menu(page: Page) -> None:
    sheet = steps.menu(page)
    sheet.get_by_role("combobox", name=EN("table.motion")).select_option("still")
    sheet.get_by_role("button", name=EN("table.close_sheet"), exact=True).click()
    page.evaluate(NOTE_PARCELS, False)
    steps.answer(page, "S3A")
    steps.asked(page)
    assert page.evaluate("window.parcels") == []


@pytest.mark.prove
def test_a_whole_game_in_motion_with_sounds_off_then_on(come: Come) -> None:
    page = come(**MOVING)
    page.add_init_script("""
        window.made = 0;
        window.AudioContext = class extends AudioContext { constructor(...how) { super(...how); window.made += 1; } };
    """)
    steps.lay(page, options=steps.SHORT)
    steps.answer(page)
    expect(page.locator(".prompt.mine[data-ask], .ending").first).to_be_visible()
    assert page.evaluate("window.made") == 0, "sounds are off until they are switched on"
    sheet = steps.menu(page)
    sheet.get_by_label(EN("table.sound")).check()
    sheet.get_by_role("button", name=EN("table.close_sheet"), exact=True).click()
    steps.play_to_the_end(page)
    assert page.evaluate("window.made") == 1
    expect(page.locator(".courier > *")).to_have_count(0)
