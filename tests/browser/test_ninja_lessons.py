"""The lesson of each mode of Alieninjas is followed on its own board, from the shelf to the victory."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import LAPTOP
from browser.test_lessons import coach, learn
from browser.words import EN, PL
from effort import some
from xenodeck.games import found

Come = Callable[..., Page]
Do = Callable[[Page], object]
GAME = "alieninjas"


def flip(page: Page) -> None:
    page.locator("button.flip").click()


def press(key: str) -> Do:
    return lambda page: page.keyboard.press(key)


def cell(number: int, key: str = "", way: str = "") -> Do:
    """A cell as people count: a click, or a key while it has the focus; ``way``: peek or reveal, said first."""

    def do(page: Page) -> None:
        if way:
            page.locator(f".way.{way}").click()
        button = page.locator(f".board [data-cell='{number - 1}'] button").first
        if key:
            button.focus()
            page.keyboard.press(key)
        else:
            button.click()

    return do


def both(one: Do, other: Do) -> Do:
    def do(page: Page) -> None:
        one(page)
        other(page)

    return do


def discard(*codes: str, doubler: tuple[int, int] | None = None) -> Do:
    def do(page: Page) -> None:
        for code in codes:
            page.locator(f".hand [data-card='{code}'] button").first.click()
        if doubler is not None:
            page.locator(f"[data-mission='{doubler[0]}'] button.twice").click()
            page.locator(f"[data-mission='{doubler[1]}'] button.here").click()
        page.keyboard.press("x")

    return do


def capture(slot: str, triple: bool = False) -> Do:
    def do(page: Page) -> None:
        page.locator(f"[data-slot='{slot}'] button").click()
        if triple and (add := page.locator(".payment button:has-text('×3'):enabled")).count():
            add.first.click()
        page.locator(".payment button.go").click()

    return do


PLANS: dict[str, dict[int, Do]] = {
    "m1_claim": {0: flip, 1: press("Space"), 2: flip, 4: press("Space"), 5: flip, 7: press("Space"), 8: flip},
    "m2_memory": {
        0: cell(1, way="peek"), 1: cell(2), 3: cell(1, way="reveal"), 4: cell(8), 6: cell(2, way="reveal"), 7: cell(5),
    },
    "m3_map": {
        0: cell(2, "l"), 2: both(cell(2, "s"), cell(3, "s")), 3: cell(3, "Enter"), 4: cell(8, "Enter"), 5: cell(5, "l"),
        6: cell(5, "Enter"), 7: press("a"),
    },
    "m4_hand": {1: discard("C6T5"), 2: discard("C1T7", "C1T8", doubler=(4, 1)), 4: press("d")},
    "m5_rescue": {
        0: press("d"), 1: press("s"), 3: capture("S11"), 4: press("d"), 5: press("m"), 6: press("s"),
        7: capture("S12", triple=True),
    },
}  # fmt: skip


LESSONS = [(mode, "pl" if n % 2 else "en") for n, mode in enumerate(PLANS)]


@pytest.mark.parametrize(("mode", "lang"), some(LESSONS, ("m2_memory", "pl")))
def test_the_lesson_of_each_mode_is_won_on_its_board(come: Come, mode: str, lang: str) -> None:
    words = {"en": EN, "pl": PL}[lang]
    page = come(viewport=LAPTOP, locale={"en": "en-GB", "pl": "pl-PL"}[lang])
    page.add_init_script("localStorage['xenodeck.settings'] ??= JSON.stringify({ motion: 'still' })")
    page.goto("/")
    lesson, said = learn(page, GAME, words, mode), found()[GAME].words(lang)
    for number, step in enumerate(lesson.steps):
        if number in PLANS[mode] or step.next:
            expect(coach(page)).to_contain_text(said.get(f"lessons.{mode}", step.say))
        if step.next:
            coach(page).get_by_role("button", name=words("lesson.next")).click()
        elif number in PLANS[mode]:
            PLANS[mode][number](page)
    expect(page.locator(".ending")).to_be_visible()
    page.get_by_role("button", name=words("lesson.play")).click()
    expect(page.locator(".ending")).to_have_count(0)
    page.goto("/")
    assert page.evaluate("JSON.parse(localStorage['xenodeck.learnt'])")["lessons"] == [f"{GAME}/{mode}"]
