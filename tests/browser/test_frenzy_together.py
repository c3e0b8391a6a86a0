"""Alien Frenzy among several people: nobody is told what is not theirs, and who is out keeps watching."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser import frenzy, steps
from browser.frenzy import EN, QUIET, WHOLE, asked, held, lines

Come = Callable[..., Page]


@pytest.mark.prove
def test_back_inside_a_sighting_and_a_facing_is_nobody_elses_business(come: Come) -> None:
    page, friend, watcher = come(), come(), come()
    heard = frenzy.frames(friend), frenzy.frames(watcher)
    table = {**WHOLE, "hands": [WHOLE["hands"][0], ["GREY", "GREY", "GREY"]]}
    laid = frenzy.lay(page, table, "me", "invite")
    frenzy.come_in(friend, laid, 1)
    frenzy.come_in(watcher, laid)
    asked(page, "play")
    expect(friend.get_by_text(EN("table.watchers", count=1))).to_be_visible()
    back = page.get_by_role("button", name=EN("table.back"), exact=True)

    quiet = Quiet(heard, friend, watcher)
    held(page, "DEFEND.R").click()
    asked(page, "ufo")
    frenzy.reserve(page, "UFO#2").click()
    asked(page, "depth")
    page.get_by_role("button", name=EN("frenzy.quick_middle"), exact=True).click()
    asked(page, "say")
    for question in ("depth", "ufo", "play"):
        back.click()
        asked(page, question)
    expect(back).to_have_count(0)
    held(page, "SCAVENGE.B").click()
    asked(page, "ufo")
    frenzy.reserve(page, "UFO#3").click()
    asked(page, "depth")
    page.get_by_role("button", name=EN("frenzy.quick_top"), exact=True).click()
    asked(page, "say")
    frenzy.secretly(page).click()
    asked(page, "action")
    quiet.until("in the Supply, unseen")
    frenzy.no_action(page).click()
    asked(page, "face")
    for one in (friend, watcher):
        expect(one.get_by_role("heading", name=EN("frenzy.attacked", name="Zyx"))).to_be_visible()

    quiet = Quiet(heard, friend, watcher)
    held(page, "GREY").click()
    asked(page, "against")
    frenzy.slot(page, "red").click()
    asked(page, "face")
    page.keyboard.press("b")
    asked(page, "against")
    page.keyboard.press("b")
    asked(page, "face")
    assert "GREY" in steps.hand(page)
    held(page, "DEFEND.G").click()
    asked(page, "against")
    frenzy.slot(page, "green").click()
    asked(page, "face")
    held(page, "DEFEND.R").click()
    asked(page, "action")
    quiet.until("against a green alien")
    for one in (friend, watcher):
        expect(lines(one, "match_g", cards="DEFEND.G")).to_have_count(1)
        expect(lines(one, "match_r", cards="DEFEND.R")).to_have_count(1)


class Quiet:
    """Others are told nothing from now on, until they are told of a whole move."""

    def __init__(self, heard: tuple[list[str], ...], *others: Page) -> None:
        self.others = others
        self.heard = heard
        self.told = [len(frames) for frames in heard]
        assert all(self.told)

    def until(self, words: str) -> None:
        """The very first thing they hear since is this."""
        for page, frames, told in zip(self.others, self.heard, self.told, strict=True):
            expect(steps.story(page).filter(has_text=words)).to_have_count(1)
            first = next(frame for frame in frames[told:] if '"t":"pong"' not in frame)  # they ask if it is still there
            assert words in first


@pytest.mark.prove
def test_an_ally_attacks_a_friend_who_deflects_it_and_who_is_out_keeps_watching(come: Come) -> None:
    page, friend, watcher = come(), come(), come()
    table = frenzy.position(
        [["GREY", "SAFETY"], ["DEFLECT.G", "DEFEND.R"], ["GREY"]],
        2,
        supply=["GREY", "SAFETY", "SHUFFLE", "SHUFFLE"],
        discard=["UFO#1"],
        invasion=["ALLIANCE", "RELAX1", "ALIEN.RG"],
    )
    laid = frenzy.lay(page, table, "me", "invite", "bot")
    frenzy.come_in(friend, laid, 1)
    frenzy.come_in(watcher, laid)
    name = steps.plate(page, 1).locator(".nm").inner_text()
    asked(page, "action")
    frenzy.no_action(page).click()
    asked(page, "colour")
    page.get_by_role("button", name=EN("frenzy.alien_green"), exact=True).click()
    asked(page, "ally")
    expect(page.get_by_role("img", name=EN("frenzy.alien_green"), exact=True)).to_be_visible()
    steps.plate(page, 1).click()
    asked(friend, "face")
    expect(friend.get_by_role("region", name=EN("frenzy.attacked_you"), exact=True)).to_be_visible()
    expect(frenzy.alien(friend, "green")).to_be_visible()
    for other in (page, watcher):
        expect(other.get_by_role("heading", name=EN("frenzy.attacked", name=name))).to_be_visible()
    expect(steps.plate(page, 1)).to_contain_text(EN("frenzy.attacked_by", count=1))
    expect(watcher.locator(".seat.attacked .plate")).to_have_attribute("data-seat", "1")

    held(friend, "DEFLECT.G").click()
    asked(friend, "deflect")
    steps.plate(friend, 0).click()
    asked(page, "face")
    expect(lines(watcher, "deflect_g", other="Zyx")).to_have_count(1)
    held(page, "GREY").click()
    asked(friend, "action")
    expect(steps.plate(page, 0)).to_contain_text(EN("frenzy.abducted"))
    expect(page.get_by_role("region", name=EN("frenzy.still"))).to_contain_text(f"Zyx, {EN('frenzy.abducted')}")
    expect(page.locator(".hand .card")).to_have_count(0)
    expect(page.locator(".prompt.mine")).to_have_count(0)
    frenzy.no_action(friend).click()
    for one, heading in ((page, name), (friend, "You win"), (watcher, name)):
        expect(one.locator(".ending h2").first).to_contain_text(heading)
        expect(lines(one, "relax", seat=name)).to_have_count(1)
        expect(one.locator(".ending ol > li")).to_have_count(3)


def test_what_a_view_shows_is_for_the_viewer_alone_and_a_spectator_sees_no_hand(come: Come) -> None:
    page, friend, watcher = come(), come(), come()
    heard = frenzy.frames(friend), frenzy.frames(watcher)
    laid = frenzy.lay(page, frenzy.for_two(QUIET), "me", "invite")
    frenzy.come_in(friend, laid, 1)
    frenzy.come_in(watcher, laid)
    asked(page, "play")
    held(page, "VIEW").click()
    asked(page, "view")
    expect(lines(page, "look", cards="SHUFFLE")).to_have_count(1)
    known = page.get_by_role("button", name=f"{EN('frenzy.supply')}: {EN('frenzy.known', count=1)}")
    known.click()
    sheet = page.get_by_role("dialog").filter(has_text=EN("frenzy.supply"))
    expect(sheet.get_by_role("button", name=EN.card("SHUFFLE"))).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name=EN("frenzy.quick_bottom"), exact=True).click()
    steps.settled(friend)
    for one in (friend, watcher):
        expect(lines(one, "invasion")).to_have_count(1)
        assert lines(one, "look", cards="SHUFFLE").count() == 0
    assert frenzy.secrets_seen(friend) == sorted(steps.hand(friend)) == ["GREY"] * 7
    assert frenzy.secrets_seen(watcher) == []
    assert all(heard)
    assert not [text for frames in heard for text in frames if "SHUFFLE" in text or "SCAVENGE.G" in text]


def test_a_game_that_begins_with_the_invasion_is_shown_to_whoever_waited_for_the_last_friend(come: Come) -> None:
    """Six people and the expansion: the first lines of the story are told where no pile lies yet."""
    host, friend = come(), come()
    seats = ("me", "invite", *["bot"] * 4)
    laid = steps.lay(host, *seats, game=frenzy.GAME, mode="expansion", begin={"seed": 0})
    friend.goto(f"{laid.address}#invite={laid.invites['1']}")
    steps.sit_down(friend)
    for page in (host, friend):
        expect(page.locator(".hand .card")).not_to_have_count(0)
    expect(lines(host, "invasion")).not_to_have_count(0)
