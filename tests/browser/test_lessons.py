"""A newcomer opens a box, presses Learn, and does what the coach says: with the mouse, with keys, with a finger."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser import steps
from browser.conftest import LAPTOP, PHONE
from browser.frenzy import frames
from browser.words import EN, PL, Words
from effort import some
from xenodeck.core.coaching.lesson import Lesson, find_lesson, lessons
from xenodeck.games import found

Come = Callable[..., Page]
TAUGHT = [(game.id, name) for _, game in sorted(found().items()) for name in lessons(game.folder)]


def coach(page: Page) -> Locator:
    return page.locator(".coach")


def learn(page: Page, game: str, words: Words, lesson: str = "first") -> Lesson:
    """From the shelf into the lesson; where each mode has its own, by its title."""
    said = found()[game].words(words.language)
    name = words("shelf.of_game", what=words("shelf.learn_long"), game=said.get("game", "name"))
    page.get_by_role("button", name=name).click()
    if len(lessons(found()[game].folder)) > 1:
        which = page.get_by_role("list", name=words("shelf.which_lesson"))
        which.get_by_role("button", name=said.get(f"lessons.{lesson}", "title")).click()
    expect(coach(page)).to_be_visible()
    return find_lesson(found()[game], lesson)


def follow(
    page: Page, lesson: Lesson, game: str, words: Words, answer: Callable[[Page, str], None], next_by: str = ""
) -> None:
    """Every step: read it, then do what it wants; ``next_by``: the key that goes on."""
    said = found()[game].words(words.language)
    for number, step in enumerate(lesson.steps):
        if not step.want and not step.next:
            continue
        expect(page.locator(f".coach[data-step='{number}']")).to_be_attached()
        expect(coach(page)).to_contain_text(said.get(f"lessons.{lesson.name}", step.say))
        if step.next:
            on = coach(page).get_by_role("button", name=words("lesson.next"))
            expect(on).to_be_visible()
            page.keyboard.press(next_by) if next_by else on.click()
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


CHOICES = ".prompt .loose[data-word], .slot[data-word], .turn[data-word], .card[data-word], .plate[data-word]"

# A point where something of this word is hit, and nothing that lies over it.
POINT = """(word) => {
    for (const one of document.querySelectorAll(`.live [data-word="${word}"]`)) {
        const box = one.getBoundingClientRect();
        for (const down of [0.5, 0.2, 0.8]) for (const right of [0.5, 0.2, 0.8, 0.08]) {
            const [x, y] = [box.left + box.width * right, box.top + box.height * down];
            if (one.contains(document.elementFromPoint(x, y))) return { x, y };
        }
    }
    return null;
}"""


def open_word(page: Page, word: str) -> str | None:
    """``word`` if it is an answer now; for ``*`` the first there is; None: it left no choice, or was given before."""
    offered: list[str] = page.locator(CHOICES).evaluate_all("all => all.map((one) => one.dataset.word)")
    if word == "*":
        return offered[0]
    if f"seat {word}" in offered:  # a record has the figure alone
        return f"seat {word}"
    return word if word in offered or (word.isdecimal() and page.get_by_role("slider").count()) else None


def point_of(page: Page, word: str) -> tuple[float, float] | None:
    found = page.evaluate(POINT, word)
    return None if found is None else (found["x"], found["y"])


def by_mouse(page: Page, word: str) -> None:
    """Click on what stands for it: a card, a button, a slot; or into the deck, where it says that this is the place."""
    if (at := point_of(page, word)) is not None:
        return page.mouse.click(*at)
    deck = page.get_by_role("slider")
    box = deck.bounding_box()
    assert box is not None
    for part in range(200):
        x, y = box["x"] + box["width"] * part / 200, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        if deck.get_attribute("aria-valuenow") == word and deck.get_attribute("aria-valuetext"):
            return page.mouse.click(x, y)
    raise AssertionError(f"no place of the deck is {word}")


def by_keys(page: Page, word: str) -> None:
    """The figure of a card in the hand or of a button; what lies on the board is reached by its focus."""
    held = page.locator(f".hand .card[data-word='{word}'][data-card='{word}']")
    loose = page.locator(f".prompt .loose[data-word='{word}']")
    if held.count():
        page.keyboard.press(str(steps.hand(page).index(word) + 1))
    elif loose.count() and (figure := loose.get_attribute("aria-keyshortcuts")):
        page.keyboard.press(figure)
    elif page.get_by_role("slider").count():
        deck = page.get_by_role("slider")
        deck.focus()
        page.keyboard.press("Home")
        for _ in range(int(word)):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    else:
        thing = page.locator(f".live [data-word='{word}']").first
        thing.evaluate("one => (one.querySelector('button') ?? one).focus()")
        page.keyboard.press("Enter")


def by_touch(page: Page, word: str) -> None:
    """Tap it, or go through the deck step by step; then, if it asks once more, say that it is meant."""
    steps.lift_finger(page)
    if (at := point_of(page, word)) is not None:
        page.touchscreen.tap(*at)
    else:
        for _ in range(int(word)):
            page.get_by_role("button", name=re.compile("|".join(w.page["frenzy"]["one_down"] for w in (EN, PL)))).tap()
    if (sure := steps.confirm(page)).count():
        sure.tap()


WAYS = {"mouse": by_mouse, "keys": by_keys, "touch": by_touch}
# Every first lesson by every way, every way in both languages: the two of a pair differ from game to game.
LESSONS = [
    (game, name, way, "en" if (number + nth) % 2 else "pl")
    for number, (game, name) in enumerate(one for one in TAUGHT if one[1] == "first")
    for nth, way in enumerate(WAYS)
]


# The gate follows the shortest one, by keys; those of Alieninjas have tests of their own.
CHOSEN = [("ufoludki", "keys")]
TRIED = some(LESSONS, *[one for one in LESSONS if (one[0], one[2]) in CHOSEN])


@pytest.mark.prove
@pytest.mark.parametrize(("game", "name", "way", "lang"), TRIED, ids=[" ".join(one) for one in TRIED])
def test_a_lesson_is_followed_to_its_end_and_a_real_game_comes_next(
    come: Come, game: str, name: str, way: str, lang: str
) -> None:
    words = {"en": EN, "pl": PL}[lang]
    screen: dict[str, Any] = PHONE if way == "touch" else {"viewport": LAPTOP}
    page = come(**screen, locale={"en": "en-GB", "pl": "pl-PL"}[lang])
    page.add_init_script("localStorage['xenodeck.settings'] ??= JSON.stringify({ motion: 'still' })")
    heard = frames(page)
    page.goto("/")
    lesson = learn(page, game, words, name)

    def answer(page: Page, word: str) -> None:
        ask = steps.prompt(page).get_attribute("data-ask")
        WAYS[way](page, word)
        steps.another_question(page, ask)

    follow(page, lesson, game, words, answer, next_by="n" if way == "keys" else "")
    assert not [text for text in heard if '"t":"refused"' in text]
    page.get_by_role("button", name=words("lesson.play")).click()
    expect(page.locator(".ending")).to_have_count(0)
    steps.settled(page)
    expect(coach(page)).to_have_count(0)
    page.goto("/")
    kept = page.evaluate("JSON.parse(localStorage['xenodeck.learnt'])")
    assert kept["lessons"] == [f"{game}/{name}"]


@pytest.mark.prove
def test_the_coach_is_hidden_by_escape_and_is_there_again_at_the_next_step(come: Come) -> None:
    page = come(viewport=LAPTOP)
    page.goto("/")
    learn(page, "ufoludki", EN)
    steps.asked(page)
    page.keyboard.press("Escape")
    expect(page.locator(".ring[aria-hidden]")).to_have_count(0)
    expect(coach(page).get_by_role("button", name=EN("lesson.show"))).to_be_visible()
    steps.answer(page, "S3A")
    expect(page.locator(".coach[data-step='1'] .text:not(.unseen)")).to_be_visible()


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
