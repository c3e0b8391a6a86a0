"""Ways to a table: invitations, pass phrases, codes, another device, lists of tables; and what a wrong way says."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from browser import steps
from browser.words import EN

Come = Callable[..., Page]


def enter_code(page: Page, text: str) -> None:
    page.goto("/")
    page.get_by_label(EN("shelf.code_label")).fill(text)
    page.get_by_role("button", name=EN("shelf.code_go"), exact=True).click()


def rows(page: Page, pane: str) -> Locator:
    return page.get_by_role("region", name=EN(pane), exact=True).get_by_role("listitem")


@pytest.mark.prove
def test_a_table_with_a_pass_phrase_opens_for_whoever_knows_it(come: Come) -> None:
    host, stranger = come(), come()
    address = steps.set_up(host, "me", "open", phrase="dwa księżyce 100%")
    stranger.goto(address)
    expect(stranger.get_by_role("heading", name=EN("table.locked_title"))).to_be_visible()
    stranger.get_by_label(EN("table.phrase")).fill("one moon")
    stranger.get_by_role("button", name=EN("table.enter")).click()
    expect(stranger.get_by_role("alert")).to_contain_text(EN("net.WRONG_PHRASE"))
    stranger.get_by_label(EN("table.phrase")).fill("dwa księżyce 100%")
    stranger.keyboard.press("Enter")
    steps.sit_down(stranger)
    for page in (host, stranger):
        expect(page.locator(".hand .card")).to_have_count(5)


@pytest.mark.prove
def test_a_table_is_found_by_its_link_or_its_code_and_nothing_else(come: Come) -> None:
    host, guest = come(), come()
    laid = steps.lay(host, "me", "open")
    for text in (laid.id, laid.id.replace("-", "").upper(), f"http://another.name{laid.address}"):
        enter_code(guest, text)
        guest.wait_for_url(f"**{laid.address}")
        expect(guest.locator(".door")).to_be_visible()
    enter_code(guest, "http://localhost/elsewhere?x")
    expect(guest.get_by_role("alert").filter(has_text=EN("shelf.not_a_code"))).to_be_visible()
    enter_code(guest, "aaaa-bbbb-cccc")
    expect(guest.get_by_role("alert").filter(has_text=EN("shelf.no_such_code"))).to_be_visible()


@pytest.mark.prove
def test_another_device_takes_over_with_a_code_that_is_good_once(come: Come) -> None:
    laptop, phone = come(), come(viewport={"width": 390, "height": 844})
    steps.lay(laptop, begin={"position": steps.RICH})
    sheet = steps.menu(laptop)
    sheet.get_by_role("button", name=EN("table.other_device")).click()
    said = sheet.get_by_role("status")
    expect(said).not_to_be_empty()
    before, after = EN("table.handover_code", minutes=5).split("{code}")
    code = said.inner_text().removeprefix(before).removesuffix(after)
    enter_code(phone, code.replace("-", " "))
    phone.wait_for_url("**/t/*")
    steps.asked(phone)
    assert steps.hand(phone) == steps.hand(laptop)
    steps.answer(phone, "S3A")
    expect(steps.story(laptop).filter(has_text="You take 3 tokens")).to_have_count(1)
    enter_code(phone, code)
    expect(phone.get_by_role("alert").filter(has_text=EN("shelf.no_such_code"))).to_be_visible()


def test_listed_tables_are_found_and_joined_and_unlisted_ones_are_not(come: Come) -> None:
    host, hidden, guest = come(), come(), come()
    steps.lay(host, "me", "open", alias="Opener", listed=True)
    steps.lay(hidden, "me", "open", alias="Hider")
    guest.goto("/")
    row = rows(guest, "shelf.open_tables").filter(has_text="Opener")
    expect(row).to_contain_text(EN("shelf.free_seats", count=1))
    expect(guest.get_by_text("Hider")).to_have_count(0)
    row.get_by_role("button", name=EN("shelf.sit_down")).click()
    guest.wait_for_url("**/t/*")
    for page in (host, guest):
        expect(page.locator(".hand .card")).to_have_count(5)
    visitor = come()
    visitor.goto("/")
    rows(visitor, "shelf.running_tables").filter(has_text="Opener").get_by_role("link").click()
    visitor.wait_for_url("**/t/*")
    expect(visitor.get_by_text(EN("table.you_watch"))).to_be_visible()


@pytest.mark.prove
def test_my_games_lead_back_to_running_ones_and_to_replays(come: Come) -> None:
    page = come()
    running = steps.lay(page, begin={"position": steps.RICH})
    over = steps.lay(page, begin={"position": steps.LAST})
    steps.play_to_the_end(page)
    page.goto("/")
    expect(rows(page, "shelf.my_games")).to_have_count(2)
    mine = rows(page, "shelf.my_games")
    expect(mine.first).to_contain_text(EN("shelf.your_turn"))
    mine.filter(has_text=EN("shelf.replay")).get_by_role("link").click()
    page.wait_for_url(f"**/r/{over.id}")
    steps.replay_shown(page, 0)
    page.goto("/")
    rows(page, "shelf.my_games").first.get_by_role("link", name=EN("shelf.go_on")).click()
    page.wait_for_url(f"**{running.address}")
    steps.asked(page)


@pytest.mark.prove
def test_the_host_starts_without_waiting_any_longer_or_closes(come: Come) -> None:
    page = come()
    steps.lay(page, "me", "open", "open")
    expect(page.get_by_text(EN("table.waits_for", count=2))).to_be_visible()
    page.get_by_role("button", name=EN("table.start"), exact=True).click()
    steps.asked(page)
    closed = steps.lay(page, "me", "open")
    page.get_by_role("button", name=EN("table.close")).click()
    page.wait_for_url("**/")
    page.goto(closed.address)
    expect(page.get_by_role("heading", name=EN("door.no_table"))).to_be_visible()
    expect(page.get_by_role("link", name=EN("table.to_shelf"), exact=True)).to_be_visible()


@pytest.mark.prove
def test_whoever_leaves_a_running_game_is_asked_twice(come: Come) -> None:
    page = come()
    laid = steps.lay(page, begin={"position": steps.RICH})
    sheet = steps.menu(page)
    sheet.get_by_role("button", name=EN("table.leave"), exact=True).click()
    expect(sheet.get_by_text(EN("table.leave_means"))).to_be_visible()
    sheet.get_by_role("button", name=EN("table.leave_sure")).click()
    page.wait_for_url("**/")
    page.goto(laid.address)
    steps.settled(page)
    expect(page.get_by_text(EN("table.you_watch"))).to_be_visible()


@pytest.mark.prove
def test_wrong_ways_end_on_a_kind_page(come: Come) -> None:
    page = come()
    ways = {
        "/t/abcd-efgh-jkmn": EN("net.NO_TABLE"),
        "/r/abcd-efgh-jkmn": EN("net.NO_TABLE"),
        "/t/NOT_A_TABLE": EN("table.nowhere"),
        "/new/poker": EN("form.no_such_game"),
        "/rules/poker": EN("form.no_such_game"),
    }
    for address, says in ways.items():
        page.goto(address)
        expect(page.get_by_text(says).first).to_be_visible()
        page.locator("a[href='/']").last.click()
        expect(page.locator(".box[data-game=ufoludki]")).to_be_visible()


@pytest.mark.prove
def test_an_address_that_nobody_has_ends_on_a_kind_page_too(come: Come) -> None:
    page = come()
    page.goto("/no/such/page")
    expect(page.get_by_role("link", name=EN("table.to_shelf"), exact=True)).to_be_visible()


def test_somebody_the_server_no_longer_knows_is_welcome_anew(come: Come) -> None:
    page = come()
    page.goto("/")
    stale = "JSON.stringify({ alias: 'Zyx', token: 'of.another.server' })"
    page.evaluate(f"localStorage.setItem('xenodeck.guest', {stale})")
    page.reload()
    expect(rows(page, "shelf.my_games")).to_have_count(0)
    expect(page.locator(".trouble p")).to_have_count(0)
    steps.play_now(page)
    steps.asked(page)
    expect(steps.plate(page, 0)).to_contain_text("Zyx")


@pytest.mark.prove
def test_another_name_keeps_my_games_and_shows_at_the_next_table(come: Come) -> None:
    page = come()
    steps.lay(page, alias="Before")
    page.goto("/")
    page.get_by_role("button", name=EN("shelf.rename")).click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name=EN("shelf.another_alias")).click()
    expect(sheet.get_by_label(EN("shelf.alias"))).not_to_have_value("Before")
    sheet.get_by_label(EN("shelf.alias")).fill("Zyxalon")
    sheet.get_by_role("button", name=EN("shelf.keep")).click()
    expect(page.locator(".alias")).to_contain_text("Zyxalon")
    page.reload()
    expect(rows(page, "shelf.my_games")).to_have_count(1)
    steps.play_now(page)
    steps.asked(page)
    expect(steps.plate(page, 0)).to_contain_text("Zyxalon")


@pytest.mark.prove
def test_the_lobby_gives_links_to_copy_and_a_code_to_hold_up(come: Come) -> None:
    page = come()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    steps.set_up(page, "me", "invite", "open")
    label = EN("shelf.link_seat", number=2)
    shown = page.get_by_label(label, exact=True).input_value()
    page.get_by_role("button", name=EN("shelf.copy_what", what=label)).click()
    assert page.evaluate("navigator.clipboard.readText()") == shown
    page.get_by_role("radio", name=EN("shelf.way_open")).check()
    page.get_by_role("button", name=EN("shelf.qr_what", what=EN("shelf.link_table"))).click()
    expect(page.get_by_role("dialog").get_by_role("img")).to_be_visible()
