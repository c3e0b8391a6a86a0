"""Games with rounds and teams (relay), and games where the fewest win against an automaton (hoard), on the page."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from browser import steps
from browser.conftest import PHONE, People, Rooms
from browser.serving import Serving
from browser.words import EN

Come = Callable[..., Page]
ROUNDS = 3  # of relay, as printed
LONGEST = 120.0  # s


@pytest.fixture
def come(rooms: Rooms, toy_shop: Serving) -> Iterator[Come]:
    with People(rooms, toy_shop.url) as people:
        yield people.come


def pause(page: Page) -> Locator:
    return page.locator(".pause")


def go_on(page: Page) -> Locator:
    return page.get_by_role("button", name=EN("table.go_on"), exact=True)


def round_over(page: Page, number: int) -> Locator:
    return page.get_by_role("heading", name=EN("table.round_over", number=number))


def play_until(there: Locator, *players: Page) -> None:
    """Whoever is asked answers, until this is to be seen."""
    end = time.monotonic() + LONGEST
    while not there.is_visible():
        assert time.monotonic() < end, "it does not come"
        for page in players:
            if page.locator(".prompt.mine[data-ask]").is_visible():
                steps.first_button_or_card(page)
        players[0].wait_for_timeout(10)  # lets messages come in


@pytest.mark.prove
def test_every_round_is_scored_and_goes_on_when_the_only_person_says_so(come: Come) -> None:
    page = come()
    steps.lay(page, "me", "bot", "bot", "bot", game="relay", begin={"seed": 4})
    for number in range(1, ROUNDS):
        play_until(pause(page), page)
        expect(round_over(page, number)).to_be_focused()
        expect(pause(page).locator("tbody tr")).to_have_count(number)
        go_on(page).click()
        expect(pause(page)).to_have_count(0)
    play_until(page.locator(".ending"), page)
    expect(page.locator(".ending ol > li")).to_have_count(2)  # two teams
    expect(page.locator(".ending .by-round tbody tr")).to_have_count(ROUNDS)
    marks = page.locator(".ending .podium .badge path").evaluate_all("all => all.map((one) => one.getAttribute('d'))")
    assert len(marks) == 4
    assert len(set(marks)) == 2
    totals = page.locator(".ending .by-round tfoot td").all_inner_texts()
    scores = page.locator(".ending summary > b").all_inner_texts()
    assert sorted(re.sub(r"\D.*", "", total) for total in totals) == sorted(scores)


@pytest.mark.prove
def test_the_table_waits_for_everybody_and_shows_who_is_ready(come: Come) -> None:
    page, friend, watcher = come(), come(), come()
    laid = steps.lay(page, "me", "invite", "bot", "bot", game="relay", begin={"seed": 4})
    friend.goto(f"{laid.address}#invite={laid.invites['1']}")
    steps.sit_down(friend)
    play_until(pause(page), page, friend)
    watcher.goto(laid.address)
    for one in (friend, watcher):
        expect(round_over(one, 1)).to_be_visible()
    expect(go_on(watcher)).to_have_count(0)
    expect(pause(page).locator("li.ready")).to_have_count(0)
    go_on(page).click()
    expect(go_on(page)).to_have_count(0)
    for one in (page, friend, watcher):
        expect(pause(one).locator("li.ready")).to_have_count(1)
    page.keyboard.press("Escape")  # to look at the table meanwhile
    expect(pause(page)).to_have_count(0)
    page.get_by_role("button", name=EN("table.show_round")).click()
    expect(pause(page)).to_be_visible()
    go_on(friend).focus()
    friend.keyboard.press("Enter")
    for one in (page, friend, watcher):
        expect(pause(one)).to_have_count(0)


@pytest.mark.prove
def test_the_pause_fits_on_a_phone(come: Come) -> None:
    page = come(**PHONE)
    steps.lay(page, "me", "bot", "bot", "bot", game="relay", begin={"seed": 4})
    play_until(pause(page), page)
    box = pause(page).bounding_box()
    button = go_on(page).bounding_box()
    assert box is not None
    assert button is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    assert button["y"] + button["height"] <= 844
    assert button["height"] >= 44
    go_on(page).tap()
    expect(pause(page)).to_have_count(0)


def set_up_alone(page: Page) -> None:
    """Against the golem, through the form, with heavier anvils and a greedier golem."""
    page.goto("/new/hoard")
    page.get_by_role("radio", name="Alone against the golem.").check()
    expect(page.get_by_role("listitem").filter(has_text="Golem")).to_contain_text(EN("form.automaton", name="Golem"))
    expect(page.get_by_role("group", name=EN("form.kind", number=2))).to_have_count(0)
    for folded in page.locator("details:not([open]) > summary").all():
        folded.click()
    page.get_by_role("spinbutton", name="Weights 3").fill("9")
    page.get_by_role("spinbutton", name="Golem: ").first.fill("4.5")
    page.keyboard.press("Tab")
    page.get_by_role("group", name=EN("form.pace")).get_by_role("radio", name=EN("form.pace_0")).check()
    expect(page.get_by_text(EN("form.changed", count=2))).to_be_visible()
    page.get_by_role("button", name=EN("form.set_up")).click()
    page.wait_for_url("**/t/*")
    steps.settled(page)


@pytest.mark.prove
def test_alone_against_an_automaton_the_fewest_win(come: Come) -> None:
    page = come()
    set_up_alone(page)
    golem = steps.plate(page, 1)
    expect(golem).to_contain_text("Golem")
    expect(golem).to_contain_text(EN("table.by_the_rules"))
    expect(golem.locator(".mark")).to_be_visible()
    play_until(page.locator(".ending"), page)
    scores = [int(text) for text in page.locator(".ending summary > b").all_inner_texts()]
    assert len(scores) == 2
    assert scores == sorted(scores)
    race = [int(text) for text in page.locator(".race li > b").evaluate_all("all => all.map((b) => b.firstChild.data)")]
    assert race == scores


@pytest.mark.prove
def test_the_owner_of_a_pile_sees_all_of_it_and_the_others_its_top(come: Come) -> None:
    page, friend = come(), come()
    laid = steps.lay(page, "me", "invite", game="hoard", mode="standard", begin={"seed": 4})
    friend.goto(f"{laid.address}#invite={laid.invites['1']}")
    steps.sit_down(friend)
    mine = page.locator("[data-spread='pile:0'] [data-card]")
    end = time.monotonic() + LONGEST
    while mine.count() < 2:
        assert time.monotonic() < end, "nobody lays a second card on the first pile"
        for one in (page, friend):
            if one.locator(".prompt.mine[data-ask]").is_visible():
                steps.answer(one)
        page.wait_for_timeout(10)
    codes = mine.evaluate_all("all => all.map((card) => card.dataset.card)")
    assert "?" not in codes
    theirs = friend.locator("[data-pile='pile:0']")
    expect(theirs.locator("[data-card]")).to_have_count(1)
    expect(theirs.locator("[data-card]")).to_have_attribute("data-card", codes[0])
    expect(theirs.locator(".n")).to_have_text(str(len(codes)))
