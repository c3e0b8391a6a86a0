"""Two people play a whole game against each other while a third one watches."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser import steps
from browser.words import EN
from effort import some

Come = Callable[..., Page]


def test_two_people_play_a_whole_game_while_a_third_watches_and_play_again(come: Come) -> None:
    host, friend, watcher = come(), come(), come()
    be_called(host, "Zyx")
    address = steps.set_up(host, "me", "invite")
    expect(host.get_by_role("heading", name=EN("table.lobby"))).to_be_visible()
    link = host.get_by_label(EN("shelf.link_seat", number=2), exact=True).input_value()
    assert link.startswith(f"{address}#invite=")

    requests: list[str] = []
    friend.on("request", lambda request: requests.append(request.url))
    friend.goto(link)
    steps.sit_down(friend)
    steps.settled(friend)
    assert friend.url == address, "the invitation leaves the address bar"
    assert requests
    assert not [url for url in requests if "invite" in url], "and never goes to a server as part of an address"
    watcher.goto(address)
    steps.settled(watcher)
    expect(watcher.get_by_text(EN("table.you_watch"))).to_be_visible()
    expect(host.get_by_text(EN("table.watchers", count=1))).to_be_visible()

    def choose(page: Page) -> None:
        steps.answer(page)
        assert_no_hand_is_seen(watcher, host, friend)

    for page in (host, friend):
        expect(page.locator(".hand .card")).to_have_count(5)
    assert watcher.evaluate(FACES) == [], "which looks while the game goes on"
    assert_no_hand_is_seen(watcher, host, friend)
    steps.play_to_the_end(host, friend, choose=choose)
    expect(watcher.locator(".ending")).to_be_visible()
    said = [page.locator(".ending h2").first.inner_text() for page in (host, friend, watcher)]
    shared = said[0] == said[1] and "You are one of them" in said[0]
    assert "" not in said and len(set(said)) == (2 if shared else 3), "each is told how it ended for them"
    result = [page.locator(".ending .title p").first.inner_text().strip() for page in (host, friend)]
    assert result == [said[2]] * 2
    ranks = [page.locator(".ending ol summary b").all_inner_texts() for page in (host, friend, watcher)]
    assert ranks[0] == ranks[1] == ranks[2]
    assert len(ranks[0]) == 2
    played = [
        steps.story(page).filter(has_text=text).count()
        for page, text in ((host, "You play"), (friend, "Zyx plays"), (watcher, "Zyx plays"))
    ]
    assert played[0] == played[1] == played[2] > 0

    expect(watcher.get_by_role("button", name=EN("end.rematch"))).to_have_count(0)
    host.get_by_role("button", name=EN("end.rematch")).click()
    host.wait_for_url(lambda url: url != address)
    friend.get_by_role("button", name=EN("end.rematch")).click()
    friend.wait_for_url(host.url)
    for page in (host, friend):
        steps.settled(page)
        expect(page.locator(".hand .card")).to_have_count(5)


def be_called(page: Page, name: str) -> None:
    page.goto("/")
    page.get_by_role("button", name=EN("shelf.rename")).click()
    page.get_by_role("dialog").get_by_label(EN("shelf.alias")).fill(name)
    page.get_by_role("button", name=EN("shelf.keep")).click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.locator(".alias")).to_contain_text(name)


# The faces of cards that are drawn anywhere on the page, but not on top of somebody's stack. The end of a game lays all
# cards open: then there is nothing to look for.
FACES = """() => document.querySelector('.tbl[data-over]') ? null : [...document.querySelectorAll('[data-card]')]
    .filter((card) => !card.dataset.card.startsWith('?') && !card.closest('[data-pile^="stack"]'))
    .map((card) => card.dataset.card)"""


def assert_no_hand_is_seen(watcher: Page, *players: Page) -> None:
    assert not watcher.evaluate(FACES)
    for page in players:
        seen = page.evaluate(FACES)
        assert seen is None or sorted(seen) == sorted(steps.hand(page)), "a player sees the own hand only"
    drawn = steps.story(watcher).filter(has_text=" draws ").all_text_contents()
    names = EN.game["cards"].values()
    assert not [line for line in drawn if any(name in line for name in names)]


def test_people_talk_and_a_quick_phrase_reaches_everybody_in_their_language(come: Come) -> None:
    host, friend, watcher = come(), come(locale="pl-PL"), come()
    laid = steps.lay(host, "me", "invite", alias="Zyx")
    friend.goto(f"{laid.address}#invite={laid.invites['1']}")
    steps.sit_down(friend)
    watcher.goto(laid.address)
    for page in (host, friend, watcher):
        steps.settled(page)
        page.locator(".sides button").nth(1).click()
    host.get_by_label(EN("table.say_label")).fill("Hello <b>there</b>")
    host.get_by_role("button", name=EN("table.say"), exact=True).click()
    for page in (host, friend, watcher):
        expect(page.locator(".chat li").filter(has_text="Hello <b>there</b>")).to_contain_text("Zyx")
    host.get_by_role("group", name=EN("table.phrases")).get_by_role("button").first.click()
    expect(host.locator(".chat li")).to_have_count(2)
    expect(friend.locator(".chat li")).to_have_count(2)
    assert host.locator(".chat li").last.inner_text() != friend.locator(".chat li").last.inner_text()
    expect(watcher.get_by_label(EN("table.say_label"))).to_have_count(0)


@pytest.mark.prove
def test_somebody_who_is_away_is_said_to_be_away(come: Come) -> None:
    host = come()
    steps.lay(host, "me", "friend")
    expect(steps.plate(host, 1)).to_contain_text(EN("table.away"))


@pytest.mark.parametrize("watch", some([True, False], False))
def test_a_table_says_whether_it_may_be_watched(come: Come, watch: bool) -> None:
    host, stranger = come(), come()
    laid = steps.lay(host, watch=watch)
    stranger.goto(laid.address)
    if watch:
        steps.settled(stranger)
    else:
        expect(stranger.get_by_text(EN("table.no_watching"))).to_be_visible()
        expect(stranger.get_by_role("link", name=EN("table.to_shelf"), exact=True)).to_be_visible()
