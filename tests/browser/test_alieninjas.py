"""Alieninjas on the page: each of the five ways to play, by mouse, by keys and by touch, to its end."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser import ninjas, steps
from browser.conftest import PHONE, People
from browser.ninjas import asked, cell, lies
from browser.racing import scores, sit_together
from browser.words import EN

Come = Callable[..., Page]


def together(page: Page, friend: Page, mode: str) -> None:
    """Both are at the same table, and the countdown is over."""
    sit_together(page, friend, game=ninjas.GAME, begin={"position": ninjas.TABLES[mode]})
    for one in (page, friend):
        expect(one.locator(".prompt.mine[data-ask]")).to_be_visible()


# Everything that stands below the pit at any time, for it goes by itself.
SAID = """() => {
    window.said = [];
    const say = document.querySelector('.say');
    const all = { childList: true, subtree: true, characterData: true };
    new MutationObserver(() => window.said.push(say.textContent)).observe(say, all);
}"""


def said(page: Page, pattern: str) -> None:
    """Such words were there."""
    page.wait_for_function("(pattern) => window.said.some((one) => new RegExp(pattern).test(one))", arg=pattern)


def test_the_site_writes_into_its_tables_what_the_game_thinks_better_there(people: People) -> None:
    page = people.come()
    for game, options in ((ninjas.GAME, {"latency_mode": "compensated"}), ("ufoludki", {})):
        page.goto(f"/new/{game}")
        page.get_by_role("button", name=EN("form.set_up")).click()
        page.wait_for_url("**/t/*")
        made = page.context.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
        assert made["options"] == options
        assert game == "ufoludki" or made["mode"] == "m1_claim"


def test_two_race_for_cards_one_by_keys_one_by_touch(people: People) -> None:
    page, friend = people.come(), people.come(**PHONE)
    together(page, friend, "m1_claim")
    for one in (page, friend):
        one.evaluate(SAID)
    expect(page.locator(".flip")).to_be_enabled()
    expect(friend.locator(".flip")).to_be_disabled()
    page.keyboard.press("f")
    for one in (page, friend):
        expect(one.locator(".top .card")).to_have_attribute("data-card", "C1T3")
        expect(one.locator(".claim")).to_have_attribute("data-phase", "1")
    friend.touchscreen.tap(195, 420)  # anywhere
    expect(page.locator(".gained li")).to_have_count(1)
    expect(friend.locator(".own .points")).to_have_text("+2")
    expect(page.locator(".own .points")).to_have_text("0")
    said(friend, r"^You [\d,]+\sms$")
    said(page, r"^(?!You ).+ [\d,]+\sms$")
    expect(friend.locator(".flip")).to_be_enabled()  # whoever claims flips next
    friend.locator(".flip").tap()
    expect(page.locator(".top .card")).to_have_attribute("data-card", "C4T6")
    page.keyboard.press("Space")
    expect(page.locator(".own .points")).to_have_text("+2")
    expect(page.locator(".flip")).to_be_enabled()
    steps.play_to_the_end(page, friend, choose=flip_if_mine)
    assert scores(page) == scores(friend)


def flip_if_mine(page: Page) -> None:
    if page.locator(".flip:enabled").count():
        page.keyboard.press("f")
        page.wait_for_timeout(50)  # the table has its own pace


@pytest.mark.prove
def test_two_race_for_a_map_by_mouse_keys_and_touch(people: People) -> None:
    page, friend = people.come(), people.come(**PHONE)
    together(page, friend, "m3_map")
    # keys: look while L is down, then it is forgotten
    cell(page, 5).locator("button").focus()
    page.keyboard.down("l")
    expect(lies(page, 5)).to_have_attribute("data-card", "C1T3")
    assert not ninjas.in_document(friend, "C1T3")
    page.keyboard.up("l")
    # a look that was under way when the key came up is still shown to its end
    steps.until(page, lambda: not ninjas.in_document(page, "C1T3"), "the face is forgotten")
    expect(lies(page, 5)).to_have_attribute("data-card", "?")
    # touch: a tap turns a card up, for everybody
    cell(friend, 3).locator("button").tap()
    expect(lies(friend, 3)).to_have_attribute("data-card", "C4T3")
    expect(page.locator("[data-rival='1'] .tiny.up")).to_have_count(1)
    # a wrong call: whoever made it is out
    friend.locator(".shout").tap()
    expect(friend.locator(".grid9.frozen")).to_be_visible()
    expect(page.locator("[data-rival='1'].frozen")).to_be_visible()
    # mouse: two cards are exchanged, and the call is right
    expect(page.locator(".prompt.mine[data-ask]")).to_be_visible()
    ninjas.drag(page, cell(page, 3), cell(page, 9))
    expect(lies(page, 3)).to_have_attribute("data-card", "C1T2")
    expect(page.locator(".grid9 .right")).to_have_count(4)
    expect(page.locator(".shout.done")).to_be_visible()
    page.keyboard.press("a")
    expect(page.locator("[data-call='0'][data-right=true]")).to_be_attached()
    for one in (page, friend):
        expect(one.locator(".ending")).to_be_visible()
    assert scores(page) == scores(friend)


@pytest.mark.prove
def test_memory_forgets_by_keys_and_ends_by_touch(come: Come) -> None:
    page = come()
    table = {**ninjas.MEMORY, "missions": ["N2", "N3", "N5"], "kept": [["N1"], ["N6", "N7"]]}
    ninjas.lay(page, table)
    asked(page)
    page.keyboard.press("p")
    cell(page, 1).locator("button").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(lies(page, 2)).to_have_attribute("data-sight", "mine")
    expect(lies(page, 2)).to_have_attribute("data-card", "C2T7")
    expect(lies(page, 2)).to_have_attribute("data-card", "?")
    assert not ninjas.in_document(page, "C2T7")
    asked(page)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(lies(page, 8)).to_have_attribute("data-card", "C5T3")
    expect(lies(page, 8)).to_have_attribute("data-card", "?")
    assert not ninjas.in_document(page, "C5T3")
    expect(page.locator(".peeker")).to_have_count(0)  # it was I who looked
    phone = come(**PHONE)
    ninjas.lay(phone, ninjas.MEMORY)
    asked(phone)
    phone.locator(".way.reveal").tap()
    cell(phone, 3).locator("button").tap()
    expect(lies(phone, 3)).to_have_attribute("data-sight", "all")
    asked(phone)
    cell(phone, 10).locator("button").tap()
    expect(phone.locator(".ending")).to_be_visible()


def test_four_of_a_mission_by_mouse_with_a_doubler_and_by_keys(come: Come) -> None:
    page = come()
    ninjas.lay(page, ninjas.FOUR)
    asked(page)
    lit = page.locator(".hand .card.playable")
    expect(lit).to_have_count(5)  # four of the character, or type, on top, and a civilian
    for code in ("C1T1", "C1T4"):
        page.locator(f".hand .card[data-card={code}] button").click()
    expect(page.locator(".hand .card.selected")).to_have_count(2)
    expect(page.locator(".hand .card[data-card=C4X]")).to_have_class(re.compile("disabled"))
    page.locator("[data-mission='3'] .twice").click()
    page.locator("[data-mission='8'] .here").click()
    expect(page.locator("[data-mission='8'] .twice.moved")).to_be_visible()
    page.locator(".doing .btn.go").click()
    expect(page.locator(".ending")).to_be_visible()
    ninjas.lay(page, ninjas.FOUR)
    asked(page)
    page.keyboard.press("d")
    expect(page.locator(".hand .card[data-card=C5T2]")).to_be_visible()
    expect(page.locator(".hand .card")).to_have_count(7)


@pytest.mark.prove
def test_rescue_by_mouse_keys_and_touch(come: Come) -> None:
    page = come(locale="pl-PL")
    ninjas.lay(page, ninjas.RESCUE)
    asked(page)
    expect(page.locator(".push .btn.go")).to_contain_text(ninjas.PL("alieninjas.draw_first"))
    page.keyboard.press("d")
    expect(page.locator(".push .row .card")).to_have_count(1)
    asked(page)
    expect(page.locator(".odds b")).to_contain_text("%")
    page.keyboard.press("m")
    expect(page.locator(".push .row .card")).to_have_count(2)
    asked(page)
    page.keyboard.press("s")
    expect(page.locator(".hand .group")).to_have_count(4)
    phone = come(**PHONE)
    trimming = {**ninjas.RESCUE, "hands": [[*ninjas.RESCUE["hands"][0], "C3T8", "C4T8"], ["C5T8"]]}
    ninjas.lay(phone, trimming)
    asked(phone)
    phone.locator(".push .btn.go").tap()
    asked(phone)
    phone.locator(".push .btn.go").tap()
    expect(phone.locator(".hand .group.can")).to_have_count(4)
    asked(phone)
    phone.locator(".hand .group[data-type='2'] button").tap()
    expect(phone.locator(".hand .group[data-type='2']")).to_have_count(0)
    page = come()
    ninjas.lay(page, ninjas.RESCUE)
    asked(page)
    page.locator("[data-slot=S11] button").click()
    page.locator(".triples .btn").click()
    page.locator(".payment .btn.go").click()
    expect(page.locator(".ending")).to_be_visible()


@pytest.mark.prove
def test_nothing_moves_for_whoever_wants_that(come: Come) -> None:
    page = come()
    ninjas.lay(page, ninjas.CLAIM, "me", "bot")
    expect(page.locator(".prompt.mine[data-ask]")).to_be_visible()
    moving = page.evaluate("document.getAnimations().filter((one) => one.effect?.target?.closest('.claim')).length")
    assert moving == 0
