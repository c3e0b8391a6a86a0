"""Friends at the door: who invites them to what, a name and one button; and what is said to whoever comes too late."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser import steps
from browser.conftest import PHONE
from browser.layout import assert_fits_the_width
from browser.words import EN, PL

Come = Callable[..., Page]


def link(laid: steps.Laid, seat: int = 1) -> str:
    return f"{laid.address}#invite={laid.invites[str(seat)]}"


def door(page: Page, host: str) -> None:
    title = EN("door.invites", name=host, game=steps.TITLE)
    expect(page.get_by_role("heading", level=1, name=title)).to_be_visible()


def somebody_takes(page: Page, laid: steps.Laid, seat: int = 1) -> None:
    quicker = steps.ask(page, "/api/guests", {"alias": "Quicker"})["token"]
    steps.ask(page, f"/api/tables/{laid.id}/join", {"invite": laid.invites[str(seat)]}, quicker)


def test_a_friend_reads_who_invites_types_a_name_and_plays(come: Come) -> None:
    host, friend = come(), come(**PHONE)
    laid = steps.lay(host, "me", "invite", alias="Blorbilop")
    expect(host.get_by_role("list", name=EN("table.who_is_here"))).to_contain_text("Blorbilop")
    friend.goto(link(laid))
    door(friend, "Blorbilop")
    expect(friend.get_by_text(EN.game["game"]["tagline"])).to_be_visible()
    assert_fits_the_width(friend)
    name = friend.get_by_label(EN("door.name"))
    expect(name).not_to_have_value("")
    name.fill("Copper Wren")
    friend.keyboard.press("Enter")
    for page in (host, friend):
        expect(page.locator(".hand .card")).to_have_count(5)
        expect(steps.plate(page, 1)).to_contain_text("Copper Wren")
    friend.goto(laid.address)
    steps.settled(friend)
    expect(friend.locator(".door")).to_have_count(0), "who has a seat is not asked again"


def test_an_invitation_opens_a_locked_table_and_is_good_once(come: Come) -> None:
    host, friend, other = come(), come(), come()
    laid = steps.lay(host, "me", "invite", alias="Blorbilop", phrase="two moons")
    friend.goto(link(laid))
    door(friend, "Blorbilop")
    steps.sit_down(friend)
    expect(friend.locator(".hand .card")).to_have_count(5)
    other.goto(link(laid))
    door(other, "Blorbilop")
    expect(other.locator(".door .late")).to_have_text(EN("door.began_without"))
    expect(other.get_by_role("button", name=EN("door.watch"))).to_have_count(0), "the pass phrase is still needed"
    expect(other.get_by_role("link", name=EN("door.own_table"))).to_be_visible()


@pytest.mark.prove
def test_a_used_invitation_says_so_and_offers_to_watch_or_a_table_of_ones_own(come: Come) -> None:
    host, late = come(), come()
    laid = steps.lay(host, "me", "invite", "invite", alias="Blorbilop")
    late.goto(link(laid))
    door(late, "Blorbilop")
    somebody_takes(host, laid)
    late.locator(".door form .btn.go").click()
    expect(late.locator(".door .late")).to_have_text(EN("door.used"))
    late.get_by_role("button", name=EN("door.watch")).click()
    steps.settled(late)
    expect(late.get_by_text(EN("table.you_watch"))).to_be_visible()
    late.goto(link(laid))
    late.get_by_role("link", name=EN("door.own_table")).click()
    late.wait_for_url("**/new/ufoludki")


@pytest.mark.prove
def test_a_used_invitation_still_leads_to_an_open_seat(come: Come) -> None:
    host, late = come(), come()
    laid = steps.lay(host, "me", "invite", "open")
    somebody_takes(host, laid)
    late.goto(link(laid))
    expect(late.locator(".door .late")).to_contain_text(EN("door.another_seat"))
    steps.sit_down(late)
    expect(late.locator(".hand .card")).to_have_count(5)


@pytest.mark.prove
def test_the_link_of_a_full_table_says_so_and_a_seat_kept_for_me_opens_by_its_code(come: Come) -> None:
    host, friend = come(), come(locale="pl-PL")
    laid = steps.lay(host, "me", "invite")
    friend.goto(laid.address)
    expect(friend.locator(".door .late")).to_have_text(PL("door.full"))
    field = friend.get_by_label(PL("door.have_code"))
    field.fill("aaaa-bbbb-cccc")
    friend.keyboard.press("Enter")
    expect(friend.get_by_role("alert")).to_contain_text(PL("net.BAD_INVITE"))
    field.fill(laid.invites["1"].upper())
    friend.keyboard.press("Enter")
    steps.sit_down(friend)
    expect(friend.locator(".hand .card")).to_have_count(5)


@pytest.mark.prove
def test_a_link_with_a_broken_code_still_opens_what_the_link_opens(come: Come) -> None:
    host, friend = come(), come()
    laid = steps.lay(host, "me", "open")
    friend.goto(f"{laid.address}#invite=abcd")
    expect(friend.locator(".door .late")).to_contain_text(EN("net.BAD_INVITE"))
    steps.sit_down(friend)
    expect(friend.locator(".hand .card")).to_have_count(5)
    locked = steps.lay(host, "me", "open", phrase="two moons", sit=False)
    friend.goto(f"{locked.address}#invite=abcd")
    expect(friend.get_by_role("alert")).to_contain_text(EN("net.BAD_INVITE"))
    expect(friend.locator("body")).not_to_contain_text(steps.TITLE)


@pytest.mark.prove
def test_the_host_shows_a_code_a_link_and_a_picture_and_sees_who_comes(come: Come) -> None:
    host, friend = come(), come()
    address = steps.set_up(host, "me", "invite", "open", "bot")
    table = address.rsplit("/", 1)[-1]
    lobby = host.locator(".lobby")
    expect(lobby.get_by_text(table, exact=True)).to_be_visible()
    expect(lobby.locator(".qr svg")).to_be_visible()
    size = lobby.locator(".code").first.evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)")
    assert size >= 24, "to be read across a room"
    seats = host.get_by_role("list", name=EN("table.who_is_here")).get_by_role("listitem")
    expect(seats).to_have_count(4)
    expect(seats.nth(3)).to_contain_text(EN("table.bot_level", level=EN.game["bot_names"]["raider"]))
    invitation = lobby.get_by_label(EN("shelf.link_seat", number=2), exact=True).input_value()
    lobby.get_by_role("radio", name=EN("shelf.way_open")).check()
    expect(lobby.get_by_label(EN("shelf.link_table"), exact=True)).to_have_value(address)
    friend.goto(invitation)
    steps.sit_down(friend)
    expect(seats.nth(1)).to_contain_text(EN("table.is_here"))
    expect(lobby.get_by_role("radio")).to_have_count(0), "a used invitation is not offered again"


@pytest.mark.prove
def test_whoever_waits_is_told_when_the_table_is_closed(come: Come) -> None:
    host, friend = come(), come()
    laid = steps.lay(host, "me", "invite", "open")
    friend.goto(link(laid))
    steps.sit_down(friend)
    host.get_by_role("button", name=EN("table.close")).click()
    expect(friend.get_by_role("heading", name=EN("door.closed"))).to_be_visible()
    friend.get_by_role("link", name=EN("table.to_shelf"), exact=True).click()
    expect(friend.locator(".box[data-game=ufoludki]")).to_be_visible()


@pytest.mark.prove
def test_settings_are_the_same_wherever_they_are_changed(come: Come) -> None:
    page = come()
    page.goto("/")
    page.get_by_role("button", name=EN("table.settings")).click()
    sheet = page.get_by_role("dialog", name=EN("table.settings"))
    volume = sheet.get_by_role("slider", name=EN("table.volume"))
    expect(volume).to_be_disabled()
    sheet.get_by_role("switch", name=EN("table.sound")).check()
    volume.focus()
    page.keyboard.press("Home")
    sheet.get_by_role("combobox", name=EN("table.motion")).select_option("still")
    page.keyboard.press("Escape")
    page.goto("/rules/ufoludki")
    page.get_by_role("button", name=EN("table.settings")).click()
    expect(page.get_by_role("dialog").get_by_role("switch", name=EN("table.sound"))).to_be_checked()
    expect(page.get_by_role("dialog").get_by_role("slider")).to_have_value("0")
    steps.lay(page, begin={"position": steps.LAST})
    expect(steps.menu(page).get_by_role("combobox", name=EN("table.motion"))).to_have_value("still")
    page.keyboard.press("Escape")
    laid = steps.lay(page, begin={"position": steps.LAST})
    steps.play_to_the_end(page)
    page.goto(f"/r/{laid.id}")
    steps.replay_shown(page, 0)
    page.get_by_role("button", name=EN("table.settings")).click()
    expect(page.get_by_role("dialog").get_by_role("switch", name=EN("table.sound"))).to_be_checked()
