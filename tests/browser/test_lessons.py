"""A newcomer opens a box, presses Learn, and does what the coach says: with the mouse, with keys, with a finger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser import steps
from browser.conftest import LAPTOP, PHONE
from browser.words import EN, PL, Words
from xenodeck.core.lesson import Lesson, find
from xenodeck.games import found

Come = Callable[..., Page]
GAMES = sorted(game.id for game in found().values())


def coach(page: Page) -> Locator:
    return page.locator(".coach")


def learn(page: Page, game: str, words: Words) -> Lesson:
    """From the shelf into the lesson."""
    name = found()[game].words(words.language).get("game", "name")
    page.get_by_role("button", name=words("shelf.of_game", what=words("shelf.learn_long"), game=name)).click()
    expect(coach(page)).to_be_visible()
    return find(found()[game], "first")


def follow(page: Page, lesson: Lesson, game: str, words: Words, answer: Callable[[Page, str], None]) -> None:
    """Every step: read it, then do what it wants."""
    said = found()[game].words(words.language)
    for number, step in enumerate(lesson.steps):
        if not step.want and not step.next:
            continue
        expect(page.locator(f".coach[data-step='{number}']")).to_be_attached()
        expect(coach(page)).to_contain_text(said.get("lessons.first", step.say))
        if step.next:
            coach(page).get_by_role("button", name=words("lesson.next")).click()
            continue
        given = 0
        for word in step.want[0].split():
            if not page.locator(f".coach[data-step='{number}']").count():
                break  # it was given with the step before
            steps.asked(page)
            if (wanted := open_word(page, word)) is not None:
                answer(page, wanted)
                given += 1
        assert given
    expect(page.locator(".ending")).to_be_visible()


CHOICES = ".prompt .loose[data-word], .slot[data-word], .card[data-word], .plate[data-word]"


def open_word(page: Page, word: str) -> str | None:
    """``word`` if it is an answer now; for ``*`` the first there is; None: it left no choice, or was given before."""
    offered: list[str] = page.locator(CHOICES).evaluate_all("all => all.map((one) => one.dataset.word)")
    if word == "*":
        return offered[0]
    return word if word in offered or (word.isdecimal() and page.get_by_role("slider").count()) else None


def choose(page: Page, word: str) -> None:
    """Whatever stands for it: a card, a button, a slot, or so many cards down the deck."""
    ask = steps.prompt(page).get_attribute("data-ask")
    thing = page.locator(f":is({CHOICES})[data-word='{word}']")
    if thing.count():
        thing.first.evaluate("one => (one.querySelector('button') ?? one).click()")
    else:
        deck = page.get_by_role("slider")
        deck.press("Home")
        for _ in range(int(word)):
            deck.press("ArrowRight")
        deck.press("Enter")
    steps.another_question(page, ask)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("how", ["laptop", "phone"])
def test_a_lesson_is_followed_to_its_end_and_a_real_game_comes_next(come: Come, game: str, how: str) -> None:
    screen: dict[str, Any] = {"viewport": LAPTOP} if how == "laptop" else PHONE
    words = EN if how == "laptop" else PL
    page = come(**screen, **({} if words is EN else {"locale": "pl-PL"}))
    page.add_init_script("localStorage['xenodeck.settings'] ??= JSON.stringify({ confirm: 'never', motion: 'still' })")
    page.goto("/")
    lesson = learn(page, game, words)
    follow(page, lesson, game, words, choose)
    page.get_by_role("button", name=words("lesson.play")).click()
    expect(page.locator(".ending")).to_have_count(0)
    steps.settled(page)
    expect(coach(page)).to_have_count(0)
    page.goto("/")
    kept = page.evaluate("JSON.parse(localStorage['xenodeck.learnt'])")
    assert kept["lessons"] == [f"{game}/first"]


def test_a_move_that_misses_the_point_is_answered_by_the_coach(come: Come) -> None:
    page = come(viewport=LAPTOP)
    page.goto("/")
    learn(page, "ufoludki", EN)
    steps.asked(page)
    steps.card(page, "RECRUIT").click()
    expect(steps.told(page)).to_contain_text("Alone it brings 1")
    expect(page.locator(".coach[data-step='0']")).to_be_visible()
    steps.answer(page, "S3A")
    expect(page.locator(".coach[data-step='1']")).to_be_visible()
