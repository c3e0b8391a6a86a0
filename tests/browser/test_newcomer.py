"""A person who does not know these games presses Play now and follows only what the page says.

That is the question, the answers that glow, and the notes of the coach. The first game ends without a refused input.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from browser import steps
from browser.conftest import LAPTOP, PHONE
from browser.frenzy import frames
from browser.words import EN, PL, Words
from effort import some
from xenodeck.games import found

Come = Callable[..., Page]
GAMES = sorted(found())
KNOWN = "localStorage['xenodeck.learnt'] ??= JSON.stringify({ lessons: [], notes: [], finished: %s })"

# Everything on the table that can be chosen now, each with a point where a finger would hit it and nothing else.
CHOICES = """() => [...document.querySelectorAll('.live [data-word]')].flatMap((one) => {
    const box = one.getBoundingClientRect();
    if (one.disabled || one.closest('dialog')) return [];
    for (const down of [0.5, 0.2, 0.8]) for (const right of [0.5, 0.2, 0.8, 0.08]) {
        const [x, y] = [box.left + box.width * right, box.top + box.height * down];
        if (one.contains(document.elementFromPoint(x, y))) return [{ x, y, word: one.dataset.word }];
    }
    return [];
})"""

# What is on the screen when the first prompt is: is it mine, and does anything still move?
FIRST = """() => {
    const watch = new MutationObserver(() => {
        const prompt = document.querySelector('.prompt');
        if (!prompt) return;
        const { moving } = document.querySelector('.live').dataset;
        window.first = { mine: prompt.classList.contains('mine'), moving };
        watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true });
}"""


def at_once(page: Page) -> None:
    """Bots need not be waited for; everything else is as Play now wishes it."""

    def hurry(route: Route) -> None:
        asked = route.request.post_data_json
        body = {} if asked is None else {"post_data": json.dumps({**asked, "pace": 0})}
        route.continue_(**body)

    page.route("**/api/tables", hurry)


def play_now(page: Page, game: str, words: Words) -> None:
    page.goto("/")
    name = found()[game].words(words.language).get("game", "name")
    page.get_by_role("button", name=words("shelf.of_game", what=words("shelf.play_now"), game=name)).click()
    page.wait_for_url("**/t/*")


def refused(heard: list[str]) -> list[str]:
    return [text for text in heard if '"t":"refused"' in text]


IN_THE_PROMPT = "({ x, y }) => document.elementFromPoint(x, y)?.closest('.prompt') !== null"


class Newcomer:
    """Knows nothing: reads what is new, puts it away, and takes something that can be chosen."""

    def __init__(self, page: Page, finger: bool) -> None:
        self.page = page
        self.finger = finger
        self.dice = random.Random(7)
        self.read: list[str] = []

    def press(self, x: float, y: float) -> None:
        if self.finger:
            steps.lift_finger(self.page)
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def read_note(self) -> None:
        note = self.page.locator("[data-note]:not(.aside)")
        if not note.count():
            return
        told = str(note.get_attribute("data-note"))
        if self.read[-1:] != [told]:
            assert told not in self.read, "a note is told once"
            self.read.append(told)
        if self.dice.random() < 0.5:
            note.locator(".shut").click()

    def answer(self, page: Page) -> None:
        steps.asked(page)
        self.read_note()
        ask = steps.prompt(page).get_attribute("data-ask")
        may: list[dict[str, Any]] = page.evaluate(CHOICES)
        assert may, "something is asked, and nothing can be chosen"
        choice = self.dice.choice(may)
        answers = page.evaluate(IN_THE_PROMPT, choice)
        self.press(choice["x"], choice["y"])
        sure = page.locator(f".prompt[data-ask='{ask}'] .buttons .btn.go")
        if self.finger and not answers and sure.count():
            sure.click()  # what was touched is only meant so far: the bright button plays it
        steps.another_question(page, ask)

    def finish(self) -> None:
        end = time.monotonic() + steps.GAME_PATIENCE
        while not steps.ended(self.page):
            assert time.monotonic() < end, "the game does not end"
            if self.page.locator(".prompt.mine[data-ask]").is_visible():
                self.answer(self.page)
            self.page.wait_for_timeout(10)  # lets messages come in


@pytest.mark.prove
@pytest.mark.parametrize(("game", "finger"), [("frenzy", False), ("getaway", False), ("ufoludki", True)])
def test_a_newcomer_finishes_the_first_game_without_a_refusal(come: Come, game: str, finger: bool) -> None:
    words, screen = (PL, {**PHONE, "locale": "pl-PL"}) if finger else (EN, {"viewport": LAPTOP})
    page = come(**screen)
    heard = frames(page)
    at_once(page)
    play_now(page, game, words)
    newcomer = Newcomer(page, finger)
    newcomer.finish()
    assert refused(heard) == []
    kept = page.evaluate("JSON.parse(localStorage['xenodeck.learnt'])")
    assert len(newcomer.read) > 1
    assert {f"{game}/{note}" for note in newcomer.read} <= set(kept["notes"])
    assert kept["finished"] == [game]
    play_now(page, game, words)  # the second game has no notes, and says no more how to win
    steps.asked(page)
    expect(page.locator("[data-note]")).to_have_count(0)
    newcomer.answer(page)
    steps.settled(page)
    expect(page.locator("[data-note]")).to_have_count(0)
    expect(page.locator(".story details")).to_have_count(0)


TIMES = [(game, new) for game in GAMES for new in (True, False)]


@pytest.mark.parametrize(("game", "new"), some(TIMES, ("alieninjas", True), ("gambit", False)))
def test_play_now_is_playable_now(come: Come, game: str, new: bool) -> None:
    """The first thing that is told is my question: nobody has moved before, and nothing moves that I would wait for."""
    page = come(reduced_motion="no-preference")
    page.add_init_script(f"({FIRST})()")
    if not new:
        page.add_init_script(KNOWN % json.dumps(GAMES))
    heard = frames(page)
    play_now(page, game, EN)
    steps.asked(page)
    assert page.evaluate("window.first") == {"mine": True, "moving": "false"}
    first = next(frame for text in heard if (frame := json.loads(text))["t"] == "scene")
    assert first["scene"]["question"]["before"] == []
    table = page.context.request.get(f"/api/tables/{first['scene']['table']['id']}").json()
    assert table["moves"] == 0, "nobody has moved"
    bots = [seat["bot"] for seat in first["scene"]["seats"][1:]]
    gentle = list(found()[game].gentle.bots)
    assert (bots == gentle) == new, "the first game is against others than those after it"
    assert first["scene"]["table"]["assist"]
    assert first["scene"]["table"]["clock"]["name"] == "none"


@pytest.mark.prove
def test_how_to_win_stands_beside_the_table_until_a_game_is_finished(come: Come) -> None:
    page = come(viewport=LAPTOP)
    at_once(page)
    play_now(page, "ufoludki", EN)
    steps.asked(page)
    lines = [EN.game["in_short"][key] for key in ("win", "turn", "others")]
    assert steps.story(page).all_inner_texts() == lines
    while not page.locator(".story .mine").count():  # a move may have several parts
        steps.answer(page)
        steps.asked(page)
    fold = page.locator(".story details")
    expect(fold.locator("li").first).to_be_hidden()
    fold.get_by_text(EN("table.how_to_win")).click()
    assert fold.locator("li").all_inner_texts() == lines


@pytest.mark.prove
def test_a_note_opens_its_rule_is_put_away_by_escape_and_comes_back_when_all_is_forgotten(come: Come) -> None:
    page = come(viewport=LAPTOP)
    at_once(page)
    play_now(page, "frenzy", EN)
    note = page.locator("[data-note=point]")
    expect(note).to_be_visible()
    note.get_by_role("button", name=EN("net.rule", number="5.0")).click()
    expect(page.locator("article[data-rule='5.0']")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("article[data-rule='5.0']")).to_have_count(0)
    expect(note).to_be_visible()
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    page.reload()
    steps.asked(page)
    expect(note).to_have_count(0)
    steps.menu(page).get_by_role("button", name=EN("table.forget"), exact=True).click()
    expect(note).to_be_attached()


@pytest.mark.parametrize("game", some(GAMES, "gambit"))
def test_a_game_in_one_minute_leads_to_its_lesson_and_to_a_table(come: Come, game: str) -> None:
    page = come(viewport=LAPTOP)
    page.goto(f"/rules/{game}")
    minute = page.get_by_role("region", name=EN("rules.in_one_minute"))
    expect(minute.locator(".pictures > li")).to_have_count(3)
    expect(minute.locator(".cards > li").first).to_be_visible()
    minute.get_by_role("button", name=EN("shelf.play_now")).click()
    page.wait_for_url("**/t/*")
    steps.asked(page)
    page.goto(f"/rules/{game}")
    minute.get_by_role("button", name=EN("shelf.learn_long")).click()
    expect(page.locator(".coach")).to_be_visible()
