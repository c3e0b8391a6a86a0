"""Every screen of the page, one after the other, for tests that look at them all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from browser import frenzy, gambit, getaway, ninja_moments, steps
from browser.words import EN, Words

Look = Callable[[Page, str], None]


def walk(page: Page, look: Look, words: Words = EN) -> None:
    """Go to each screen and have it looked at, under its name."""
    size = page.viewport_size
    phone = size is not None and size["width"] < 700
    pages_to_read(page, look, words)
    if not phone:
        style_page(page, look)
    before_the_game(page, look, words)
    at_the_table(page, look, words, phone)
    at_the_table_of_frenzy(page, look)
    at_the_table_of_getaway(page, look)
    at_the_table_of_gambit(page, look)
    for moment in ninja_moments.of_alieninjas(page):
        look(page, f"alieninjas: {moment}")
    after_the_game(page, look, words)
    doors(page, look, words)


def walk_around_the_tables(page: Page, look: Look, words: Words = EN) -> None:
    """The screens that are the same whatever is played: pages, sheets, doors, the end, the replay."""
    pages_to_read(page, look, words)
    before_the_game(page, look, words)
    at_the_table(page, look, words, phone=True)
    after_the_game(page, look, words)
    doors(page, look, words)


def pages_to_read(page: Page, look: Look, words: Words) -> None:
    page.goto("/")
    expect(page.locator(".box[data-game=ufoludki] .btn.go")).to_be_visible()
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    look(page, "shelf")
    page.locator(".alias").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    look(page, "shelf-name")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=words("shelf.record_title")).click()
    look(page, "shelf-record")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=words("table.settings")).click()
    expect(page.get_by_role("dialog").get_by_role("switch")).to_be_visible()
    look(page, "settings")
    page.keyboard.press("Escape")
    page.goto("/new/ufoludki")
    expect(page.get_by_role("button", name=words("form.set_up"))).to_be_visible()
    look(page, "new-table")
    page.locator("summary").first.click()
    look(page, "new-table-house-rules")
    page.goto("/rules/ufoludki")
    expect(page.locator("[data-rule]").first).to_be_visible()
    look(page, "rules-page")


def style_page(page: Page, look: Look) -> None:
    page.goto("/style")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    look(page, "style")


def before_the_game(page: Page, look: Look, words: Words) -> None:
    steps.lay(page, "me", "invite", "open")
    expect(page.get_by_role("heading", name=words("table.lobby"))).to_be_visible()
    look(page, "lobby")


def at_the_table(page: Page, look: Look, words: Words, phone: bool) -> None:
    steps.lay(page, begin={"position": steps.RICH})
    steps.asked(page)
    look(page, "table-asked")
    steps.card(page, "S3A").get_by_role("button").focus()
    page.locator("[data-pile=deck] .card").click()
    expect(steps.told(page)).to_be_visible()
    look(page, "table-why-not")
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(steps.told(page)).to_be_visible()
    look(page, "table-hint")
    page.keyboard.press("Escape")
    take(page, "COUNTER", words)
    steps.asked_for(page, "target", words)
    look(page, "table-target")
    page.keyboard.press("b")
    steps.asked_for(page, "play", words)
    take(page, "SWARM", words)
    steps.asked_for(page, "count", words)
    look(page, "table-count")
    page.keyboard.press("b")
    steps.asked_for(page, "play", words)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").locator("[data-rule]").first).to_be_visible()
    look(page, "rules-drawer")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=words("table.menu")).click()
    look(page, "menu")
    page.keyboard.press("Escape")
    sheets = page.locator(".tabs button" if phone else ".sides button")
    sheets.nth(1).click()
    expect(page.locator(".chat")).to_be_visible()
    look(page, "chat")
    if phone:
        sheets.nth(0).click()
        expect(page.locator(".story")).to_be_visible()
        look(page, "story")
        page.keyboard.press("Escape")
    steps.lay(page, "me", "friend", begin={"position": {**for_two(), "active": 1}})
    expect(page.locator(".prompt.mine")).to_have_count(0)
    look(page, "table-waiting")


def at_the_table_of_frenzy(page: Page, look: Look) -> None:
    """Alien Frenzy in both phases, whatever language the page speaks."""
    frenzy.lay(page, frenzy.QUIET)
    steps.asked(page)
    look(page, "frenzy-calm")
    choose(page, "DEFEND.R")
    steps.asked(page)
    look(page, "frenzy-ufo")
    choose(page, "UFO#3")
    expect(page.get_by_role("slider")).to_be_visible()
    steps.settled(page)
    page.get_by_role("slider").focus()
    page.keyboard.press("End")
    look(page, "frenzy-depth")
    for _ in range(2):
        ask = steps.prompt(page).get_attribute("data-ask")
        page.keyboard.press("b")
        steps.another_question(page, ask)
        steps.asked(page)
    choose(page, "REARRANGE")
    expect(page.locator(".seen.sorting .card")).to_have_count(3)
    steps.settled(page)
    look(page, "frenzy-order")
    frenzy.lay(page, frenzy.ATTACK)
    steps.asked(page)
    look(page, "frenzy-alert")
    choose(page, "pass")
    steps.asked(page)
    look(page, "frenzy-facing")
    choose(page, "DEFEND.R")
    steps.asked(page)
    look(page, "frenzy-against")
    frenzy.lay(page, frenzy.SIX)
    steps.asked(page)
    look(page, "frenzy-six")
    page.locator("button.known").click()
    look(page, "frenzy-known")
    page.keyboard.press("Escape")
    page.locator(".discard .all").click()
    look(page, "frenzy-discard")
    page.keyboard.press("Escape")
    choose(page, "VIEW")
    expect(page.get_by_role("slider")).to_be_visible()
    steps.settled(page)
    look(page, "frenzy-view")


def at_the_table_of_getaway(page: Page, look: Look) -> None:
    """Alien Getaway from a play to the end, whatever language the page speaks."""
    getaway.lay(page, getaway.WHOLE)
    steps.asked(page)
    page.locator(".hand .card[data-card=B2c] > button").focus()
    look(page, "getaway-play")
    choose(page, "B2c")
    steps.asked(page)
    look(page, "getaway-turn")
    choose(page, getaway.RIGHT)
    steps.asked(page)
    look(page, "getaway-more")
    choose(page, "B3s")
    steps.asked(page)
    look(page, "getaway-settle")
    choose(page, "Y5s")
    steps.asked(page)
    look(page, "getaway-match")
    getaway.lay(page, getaway.CROWD)
    steps.asked(page)
    look(page, "getaway-four")
    getaway.lay_alone(page)
    steps.asked(page)
    look(page, "getaway-alone")
    getaway.lay(page, {**getaway.WHOLE, "draw": []})
    steps.play_to_the_end(page, choose=getaway.any_answer)
    expect(page.locator(".ending .flown")).to_be_visible()
    look(page, "getaway-end")


def at_the_table_of_gambit(page: Page, look: Look) -> None:
    """Earth Gambit with everything on the table, whatever language the page speaks."""
    gambit.lay(page, gambit.FIVE, "me", *["friend"] * 4)
    steps.asked(page)
    look(page, "gambit-play")
    page.keyboard.down("r")
    expect(page.locator("[data-role-seen]")).to_be_visible()
    look(page, "gambit-role")
    page.keyboard.up("r")
    gambit.lay(page, gambit.EIGHT, "me", *["friend"] * 7)
    steps.asked(page)
    look(page, "gambit-eight")
    gambit.lay(page, gambit.NESTED, "me", *["friend"] * 3)
    steps.asked(page)
    for word in ("play_top_card", "0", "seat 0"):
        choose(page, word)
        steps.asked(page)
    look(page, "gambit-protect")
    gambit.lay(page, gambit.TAKING, "me", *["friend"] * 3)
    steps.asked(page)
    for word in ("take_from_discard", "seat 0"):
        choose(page, word)
        steps.asked(page)
    look(page, "gambit-take")
    gambit.lay(page, gambit.LAST)
    steps.asked(page)
    choose(page, "Y")
    expect(page.locator(".ending .race")).to_be_visible()
    look(page, "gambit-end")


def choose(page: Page, word: str) -> None:
    """Take this answer by the hand, and wait until the table has heard of it."""
    ask = steps.prompt(page).get_attribute("data-ask")
    page.locator(f".card[data-word='{word}'] > button, button[data-word='{word}']").first.press("Enter")
    steps.another_question(page, ask)


def after_the_game(page: Page, look: Look, words: Words) -> None:
    laid = steps.lay(page, begin={"position": steps.LAST})
    take(page, "S3A", words)
    steps.play_to_the_end(page, choose=lambda page: take(page, "", words))
    expect(page.locator(".ending figure")).to_be_visible()
    look(page, "end")
    page.goto(f"/r/{laid.id}")
    steps.replay_shown(page, 0)
    page.keyboard.press("ArrowRight")
    steps.replay_shown(page, 1)
    look(page, "replay")


def doors(page: Page, look: Look, words: Words) -> None:
    page.goto("/t/abcd-efgh-jkmn")
    expect(page.get_by_role("alert")).to_be_visible()
    look(page, "no-such-table")
    page.goto("/t/NOWHERE")
    expect(page.get_by_role("heading", name=words("table.nowhere"))).to_be_visible()
    look(page, "nowhere")
    locked = steps.lay(page, "me", "open", phrase="two moons", sit=False)
    stranger = page.context.new_page()
    try:
        stranger.add_init_script("localStorage.removeItem('xenodeck.guest')")
        stranger.goto(locked.address)
        expect(stranger.get_by_role("heading", name=words("table.locked_title"))).to_be_visible()
        look(stranger, "pass-phrase")
    finally:
        stranger.close()
    browser = page.context.browser
    assert browser is not None
    home = page.evaluate("location.origin")
    elsewhere = browser.new_context(
        base_url=home, locale=words.language, viewport=page.viewport_size, reduced_motion="reduce"
    )
    try:
        invited(page, elsewhere.new_page(), look)
    finally:
        elsewhere.close()


def invited(page: Page, stranger: Page, look: Look) -> None:
    """Somebody comes to the door of a table from another device: in time, and too late."""
    laid = steps.lay(page, "me", "invite", "invite", sit=False)
    stranger.goto(f"{laid.address}#invite={laid.invites['1']}")
    expect(stranger.locator(".door form .btn.go")).to_be_visible()
    look(stranger, "invited")
    steps.ask(page, f"/api/tables/{laid.id}/join", {"invite": laid.invites["1"]}, other(page))
    stranger.goto(f"/?{laid.id}")  # the code has left the address bar: come by the whole link again
    stranger.goto(f"{laid.address}#invite={laid.invites['1']}")
    expect(stranger.locator(".door .late")).to_be_visible()
    look(stranger, "invited-too-late")
    private = steps.lay(page, watch=False, sit=False)
    stranger.goto(private.address)
    expect(stranger.get_by_role("alert")).to_be_visible()
    look(stranger, "private")


def other(page: Page) -> str:
    return str(steps.ask(page, "/api/guests", {"alias": "Quicker"})["token"])


def take(page: Page, word: str, words: Words) -> None:
    """Answer by a click, and once more where a tap asks before it plays."""
    may = steps.asked(page)
    ask = steps.prompt(page).get_attribute("data-ask")
    (page.locator(f"[data-word='{word}']:is({steps.ANSWERS})") if word else may).first.click()
    play = steps.confirm(page)
    if play.is_visible():
        play.click()
    steps.another_question(page, ask)


def for_two() -> dict[str, Any]:
    """The rich table for two."""
    return {**steps.RICH, **{place: steps.RICH[place][:2] for place in ("loot", "hands", "stacks")}}
