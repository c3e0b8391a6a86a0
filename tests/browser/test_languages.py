"""A Polish reader meets no English word, and a person who changes the language keeps the seat."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser import screens, steps
from browser.words import EN, PL, Words
from xenodeck.games import found as found_games

Come = Callable[..., Page]
POLISH = {"locale": "pl-PL"}
GAMES = sorted(found_games())

# Everything that is read or read out: texts of elements, names, titles, placeholders.
ALL_TEXTS = """() => {
    const found = new Set([document.title]);
    const add = (text) => text && found.add(text.replace(/\\s+/g, ' ').trim());
    for (const one of document.querySelectorAll('body *:not(path, circle, ellipse, rect, line, polygon, stop)')) {
        if (one.closest('script, style, code, [lang]:not(html)')) continue;
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) add(one.getAttribute(name));
        if ([...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())) {
            add(one.textContent);
            for (const node of one.childNodes) if (node.nodeType === 3) add(node.textContent);
        }
    }
    return [...found].filter(Boolean);
}"""


class English:
    """Sentences of the page and of every game that are not the same in Polish; what is filled in may be anything."""

    def __init__(self) -> None:
        english, polish = everything("en"), everything("pl")
        same = set(polish.values())
        self.whole: dict[str, str] = {}
        self.filled: list[tuple[str, re.Pattern[str]]] = []
        self.known: dict[str, str] = {}  # what was looked up before: screens say the same again and again
        for key, text in english.items():
            letters = re.sub(r"\{[^{}]*\}|\W|\d", "", text)
            if len(letters) < 2 or text in same:
                continue
            if "{" in text:
                self.filled.append((key, pattern(text)))
            else:
                self.whole[text] = key

    def key(self, text: str) -> str:
        """Of the sentence that this is; empty: of none."""
        if text not in self.known:
            filled = (key for key, filled in self.filled if filled.fullmatch(text))
            self.known[text] = self.whole.get(text) or next(filled, "")
        return self.known[text]

    def on(self, page: Page) -> list[str]:
        """What a page says in English to a Polish reader."""
        if page.evaluate("document.documentElement.lang") != "pl":
            return ["the page does not say that it is in Polish"]
        return [f"{text} ({key})" for text in page.evaluate(ALL_TEXTS) if (key := self.key(text))]


def everything(language: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for game in GAMES:
        found |= {f"{game}: {key}": text for key, text in Words(language, game).everything().items()}
    return found


def pattern(text: str) -> re.Pattern[str]:
    parts = re.split(r"\{\w+(?:\|(?:[^{}]|\{\w+\})*)?\}", text)
    return re.compile("(.+?)".join(re.escape(part) for part in parts))


@pytest.mark.prove
def test_no_screen_speaks_english_to_a_polish_reader(come: Come) -> None:
    page = come(**POLISH)
    english = English()
    strange: dict[str, list[str]] = {}

    def look(page: Page, name: str) -> None:
        if found := english.on(page):
            strange[name] = found

    screens.walk(page, look, PL)
    assert strange == {}


def test_the_search_for_english_words_would_find_them(come: Come) -> None:
    page = come()
    page.goto("/")
    expect(page.locator(".box[data-game=ufoludki] .btn.go")).to_be_visible()
    english = English()
    found = [text for text in page.evaluate(ALL_TEXTS) if english.key(text)]
    assert EN("shelf.play_now") in found
    assert len(found) > 10
    assert english.on(page), "nor does the page say that it is in Polish"
    assert len(english.whole) > 300
    assert len(english.filled) > 100


def test_a_whole_game_in_polish(come: Come) -> None:
    page = come(**POLISH)
    steps.only_short_games(page)
    steps.play_now(page, PL)
    expect(steps.prompt(page)).to_contain_text(PL.asks("play"))
    steps.play_to_the_end(page)
    lines = steps.story(page).all_text_contents()
    assert lines
    spoken = [PL.game["log"], PL.game["you"]["log"], PL.game["to_you"]["log"]]
    told = [pattern(text) for words in spoken for text in words.values()]
    assert [line for line in lines if not any(one.fullmatch(" ".join(line.split())) for one in told)] == []


def test_another_language_keeps_the_seat_and_the_hand(come: Come) -> None:
    page = come()
    laid = steps.lay(page, begin={"position": steps.RICH})
    cards = steps.hand(page)
    page.goto("/")
    page.get_by_role("button", name=re.compile("Polski")).click()
    expect(page.get_by_role("button", name=PL("shelf.play_now")).first).to_be_visible()
    page.goto(laid.address)
    steps.asked(page)
    expect(steps.prompt(page)).to_contain_text(PL.asks("play"))
    assert steps.hand(page) == cards
    steps.answer(page, "S3A")
    steps.asked(page)
    page.goto("/")
    page.get_by_role("button", name=re.compile("English")).click()
    expect(page.get_by_role("button", name=EN("shelf.play_now")).first).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name=EN("shelf.play_now")).first).to_be_visible()


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_box_says_the_same_before_and_after_the_server_has_told_what_is_in_it(language: str) -> None:
    """Other words would take more lines or fewer, and everything below them would jump."""
    for game in GAMES:
        words = Words(language, game)
        said = (words.page["boxes"][f"{game}_name"], words.page["boxes"][f"{game}_line"])
        assert said == (words.game["game"]["name"], words.game["game"]["tagline"])
