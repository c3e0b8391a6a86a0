"""Moments of a game: being out, the end, not having to wait, taking back, the story in sentences, what is said at a
seat, and what a card would do before it is chosen."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser import frenzy, steps
from browser.conftest import PHONE
from browser.words import EN, PL, Words
from effort import some

Come = Callable[..., Page]

# I have one Character, and two aliens are next; afterwards two bots have many turns before them.
LOST = frenzy.position(
    [["GREY", "VIEW"], ["GREY"] * 6, ["GREY"] * 6],
    2,
    supply=["GREY"] * 12,
    invasion=["ALIEN.RG", *["ALIEN.R"] * 21],
)
SLOW = 5000  # ms that a bot takes


def wishes(page: Page) -> list[str]:
    """What the page asks the server for, from now on."""
    sent: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(json.loads(frame)["t"])))
    return sent


def be_out(page: Page, **wish: Any) -> None:
    steps.lay(page, "me", "bot", "bot", game=frenzy.GAME, begin={"position": LOST}, **wish)
    steps.asked(page)
    page.locator(".prompt .loose").first.click()
    expect(page.locator("section.out")).to_be_visible()


OUT: list[tuple[Words, dict[str, Any]]] = [(EN, {}), (PL, {**PHONE, "locale": "pl-PL"})]


@pytest.mark.parametrize(("words", "how"), some(OUT, OUT[1]))
def test_who_is_out_is_told_why_and_may_skip_to_the_end(come: Come, words: Words, how: dict[str, Any]) -> None:
    page = come(**how)
    sent = wishes(page)
    be_out(page, pace=SLOW)
    scene = page.locator("section.out")
    own = frenzy.EN if words is EN else frenzy.PL
    said = str(own.game["you"]["log"]["out_outnumbered"]).partition("{")[0]
    expect(scene.locator(".why")).to_contain_text(re.compile(f"^{re.escape(said)}.*2.*1"))
    expect(scene.get_by_role("button", name=words("out.watch"))).to_be_visible()
    expect(scene.get_by_role("button", name=words("out.new_game"))).to_be_visible()
    scene.get_by_role("button", name=words("table.skip_to_end")).click()
    end = page.locator(".ending")
    expect(end).to_be_visible()
    assert sent.count("hurry") == 1
    expect(end.locator("h2")).to_contain_text("third" if words is EN else "trzecie")
    expect(end.get_by_role("button", name=words("end.rematch"))).to_be_in_viewport()
    expect(end.locator(".going h3")).to_have_text(own.game["chart"]["characters"])
    expect(end.locator(".mark")).not_to_have_count(0)
    expect(end).to_contain_text(own.game["tallies"]["survived"])


@pytest.mark.prove
def test_who_keeps_watching_sees_the_table_and_may_still_skip(come: Come) -> None:
    page = come()
    be_out(page, pace=SLOW)
    page.keyboard.press("Escape")
    expect(page.locator("section.out")).to_have_count(0)
    page.keyboard.press("f")
    expect(page.locator(".ending")).to_be_visible()


def test_nobody_waits_for_bots_who_would_rather_not(come: Come) -> None:
    page = come()
    sent = wishes(page)
    steps.lay(page, "me", "bot", "bot", begin={"position": steps.RICH}, pace=SLOW)
    steps.answer(page, "S3A")
    page.get_by_role("button", name=EN("table.faster")).click()
    steps.asked(page)
    assert sent.count("hurry") == 1
    expect(page.get_by_role("button", name=EN("table.faster"))).to_be_disabled()


def test_alone_with_bots_a_move_is_taken_back_and_the_end_says_so(come: Come) -> None:
    page = come()
    steps.lay(page, begin={"position": {**steps.RICH, "earth": 5}})
    before = steps.hand(page)
    steps.answer(page, "S3A")
    steps.asked(page)
    assert steps.hand(page) != before
    page.get_by_role("button", name=EN("table.take_back")).click()
    expect(page.locator(".hand .card[data-card=S3A]")).to_have_count(1)
    steps.asked(page)
    assert steps.hand(page) == before
    expect(steps.story(page).filter(has_text="You play")).to_have_count(0)
    steps.play_to_the_end(page)
    expect(page.locator(".ending .title")).to_contain_text(
        EN("end.taken_back", count=1).split("{")[0].strip() or "With"
    )


@pytest.mark.prove
def test_the_story_is_one_sentence_a_turn_and_opens_into_its_lines(come: Come) -> None:
    page = come()
    steps.lay(page, "me", "friend", "friend", begin={"position": steps.RICH})
    steps.answer(page, "S3A")
    mine = page.locator(".story ol > li.mine")
    expect(mine).to_have_count(1)
    name = steps.plate(page, 1).locator(".nm").inner_text()
    expect(mine).to_contain_text(re.compile(rf"You play\s*Saucer 3 with a moon\s*; take 3 from {re.escape(name)}\."))
    details = mine.get_by_role("button", name=EN("table.details"))
    expect(mine.locator("ul")).not_to_be_visible()
    details.click()
    expect(mine.locator("ul li").filter(has_text="You take 3 tokens from")).to_be_visible()


@pytest.mark.prove
def test_since_your_turn_the_most_important_comes_first(come: Come) -> None:
    page = come()
    hands = [["S3A", "SWARM", "SWARM", "SWARM", "COUNTER"], ["S3A"] * 5, ["S2B"] * 5]
    position = {**steps.RICH, "hands": hands, "stacks": [["S2A"], ["S4B"], ["S4B"]]}
    steps.lay(page, begin={"position": position})
    robber = steps.plate(page, 1).locator(".nm").inner_text()
    steps.answer(page, "S3A")  # the next one has nothing but its twin
    steps.asked(page)
    expect(page.locator(".story .since")).to_contain_text(f"{EN('table.since')} {robber} takes 3 tokens from you.")


@pytest.mark.prove
def test_what_somebody_says_hangs_at_their_plate(come: Come) -> None:
    host, friend = come(), come()
    laid = steps.lay(host, "me", "invite", alias="Zyx")
    friend.goto(f"{laid.address}#invite={laid.invites['1']}")
    steps.sit_down(friend)
    for page in (host, friend):
        expect(page.locator(".hand .card")).to_have_count(5)
    host.get_by_role("button", name=EN("table.chat"), exact=True).first.click()
    host.get_by_role("button", name="Nice move.").click()
    expect(friend.locator(".bubbles p")).to_contain_text("Nice move.")


@pytest.mark.prove
def test_each_character_says_what_it_would_do_and_stays_where_it_was_laid(come: Come) -> None:
    page = come()
    steps.lay(page, "me", "bot", "bot", game=frenzy.GAME, begin={"position": frenzy.ATTACK})
    steps.asked(page)
    page.locator(".prompt .loose").first.click()
    steps.asked(page)
    words = frenzy.EN.game["prospects"]
    good = page.locator(".hand .card[data-card='SCAVENGE.G']")
    expect(good.locator(".outlook.good")).to_be_visible()
    expect(page.locator(".hand .card[data-card=GREY] .outlook:not(.good)")).to_be_visible()
    expect(good.get_by_role("button")).to_have_accessible_name(re.compile(words["draw"].replace("{number}", "2")))
    good.hover()
    expect(page.locator(".lane .prospect")).to_have_text([words["miss"], words["draw"].replace("{number}", "2")])
    steps.answer(page, "SCAVENGE.G")
    expect(page.locator(".lane .prospect")).to_have_text([words["miss"], words["draw"].replace("{number}", "2")])
    page.locator(".slot[data-word='1']").click()
    expect(page.locator(".lane .slot.filled .card[data-card='SCAVENGE.G']")).to_be_visible()
    expect(page.locator(".hand .card[data-card='SCAVENGE.G']")).to_have_count(0)
