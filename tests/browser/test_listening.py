"""A whole game by whoever listens: nothing but roles and names, and what is announced."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from browser import frenzy, steps
from browser.words import EN

Come = Callable[..., Page]
MAY = re.compile(re.escape(EN("table.may_choose")))


def choices(page: Page) -> Locator:
    """Cards and seats say of themselves that they can be chosen; other answers are buttons beside the question."""
    return page.get_by_role("button", name=MAY)


def numbers(page: Page) -> Locator:
    place = page.get_by_role("region", name=EN("table.my_place"))
    return place.get_by_role("button", name=re.compile(r"^Send \d+"))


def announced(page: Page) -> str:
    return " ".join(page.get_by_role("status").all_inner_texts())


def test_a_whole_game_by_roles_and_names(come: Come) -> None:
    page = come()
    steps.only_short_games(page, begin={"seed": 11})
    page.goto("/")
    page.get_by_role("button", name=EN("shelf.of_game", what=EN("shelf.play_now"), game=steps.TITLE)).click()
    over = page.get_by_role("region", name=re.compile("wins|share")).get_by_role("button", name=EN("end.rematch"))
    asked = moves = 0
    while not over.is_visible():
        if choices(page).count() or numbers(page).count():
            asked += 1
            expect(page.get_by_role("status").filter(has_text=re.compile(r"\?|\."))).not_to_have_count(0)
            ask = steps.prompt(page).get_attribute("data-ask")
            (numbers(page) if numbers(page).count() else choices(page)).first.click()
            steps.another_question(page, ask)
            moves += 1
            assert moves < 60
        page.wait_for_timeout(10)  # lets messages come in
    assert asked
    expect(page.get_by_role("heading", level=2).first).to_be_focused()
    expect(page.get_by_role("figure").get_by_role("img")).to_have_accessible_name(re.compile(r"\d"))


def test_what_happens_is_announced_in_the_words_of_the_log(come: Come) -> None:
    page = come()
    steps.lay(page, "me", "friend", begin={"position": {**steps.RICH, **two()}})
    steps.asked(page)
    assert EN.asks("play") in announced(page), "the question is read out"
    page.evaluate("""() => {
        window.heard = [];
        for (const live of document.querySelectorAll('[aria-live=polite], [role=status], [role=alert]')) {
            new MutationObserver(() => window.heard.push(live.textContent)).observe(
                live, { childList: true, characterData: true, subtree: true });
        }
    }""")
    page.get_by_role("group", name=EN("table.hand")).get_by_role("button", name=EN.card("S3A")).click()
    expect(steps.story(page).filter(has_text="take 3 tokens from")).to_have_count(1)
    heard = " ".join(page.evaluate("window.heard"))
    for line in steps.story(page).all_text_contents():
        assert " ".join(line.split()) in " ".join(heard.split())


@pytest.mark.prove
def test_a_turn_is_one_message_and_the_own_question_another(come: Come) -> None:
    """Whatever a turn brings, who listens hears of it at once, and nothing twice."""
    page = come()
    steps.lay(page, "me", "friend", begin={"position": {**steps.RICH, **two()}})
    steps.asked(page)
    page.evaluate("""() => {
        window.heard = [];
        const [news] = document.querySelectorAll('.live > [role=status]');
        const note = () => news.textContent && window.heard.push(news.textContent);
        new MutationObserver(note).observe(news, { childList: true, characterData: true, subtree: true });
    }""")
    page.get_by_role("group", name=EN("table.hand")).get_by_role("button", name=EN.card("S3A")).click()
    expect(steps.story(page).filter(has_text="take 3 tokens from")).to_have_count(1)
    steps.until(page, lambda: bool(page.evaluate("window.heard")), "it is said")
    heard = page.evaluate("window.heard")
    assert len(heard) == 1, "one message for the whole turn"
    assert all(word in heard[0] for word in ("You play", "take 3 tokens", "draw"))


@pytest.mark.prove
def test_cards_tell_what_they_do_now(come: Come) -> None:
    page = come()
    steps.lay(page, begin={"position": steps.RICH})
    steps.asked(page)
    hand = page.get_by_role("group", name=EN("table.hand"))
    card = hand.get_by_role("button", name=EN.card("COUNTER"))
    expect(card).to_have_accessible_description(EN.game["texts"]["COUNTER"])
    frenzy.lay(page, frenzy.ATTACK)
    steps.asked(page)
    text = frenzy.EN.game["brief"]["phase"]["2"]["VIEW"]
    expect(frenzy.held(page, "VIEW")).to_have_accessible_description(text)


def two() -> dict[str, list[object]]:
    """The rich table for two."""
    return {place: steps.RICH[place][:2] for place in ("loot", "hands", "stacks")}


def test_the_tree_has_the_question_the_hand_and_the_seats(come: Come) -> None:
    page = come()
    steps.lay(page, begin={"position": steps.RICH})
    steps.asked(page)
    tree = page.locator("body").aria_snapshot()
    card = f"{EN.card('COUNTER')}, {EN('table.may_choose')}"
    assert EN.asks("play") in tree
    assert f'group "{EN("table.hand")}"' in tree
    assert f'button "{card}"' in tree
    assert len(re.findall(re.escape(EN.card("SWARM") + ", " + EN("table.may_choose")), tree)) == 3
    for seat, loot in enumerate(steps.RICH["loot"]):
        for said in (EN("ufoludki.loot", count=loot), EN("table.cards", count=5)):
            expect(steps.plate(page, seat)).to_have_accessible_name(re.compile(re.escape(said)))
    for landmark in ("banner", "main", "complementary", "region"):
        assert f"- {landmark}" in tree
    assert f'region "{EN("table.my_place")}"' in tree
    assert not re.search(r"- img(:|$)", tree, re.MULTILINE), "a picture has a name or is none for who listens"

    steps.card(page, "COUNTER").click()
    expect(page.get_by_role("button", name=MAY)).to_have_count(2)
    expect(page.get_by_role("button", name=EN("table.back"), exact=True)).to_be_visible()
    assert EN.asks("target") in announced(page)


@pytest.mark.prove
def test_why_not_is_read_out_and_a_hint_too(come: Come) -> None:
    page = come()
    steps.lay(page, begin={"position": steps.RICH})
    steps.asked(page)
    page.get_by_role("button", name=re.compile(EN.game["places"]["deck"])).click()
    expect(page.get_by_role("alert")).to_contain_text(EN.game["instead"]["play"])
    page.get_by_role("button", name=EN("table.hint"), exact=True).click()
    expect(page.get_by_role("status").filter(has_text="Hint:")).to_be_visible()
    advised = page.get_by_role("button", name=re.compile(re.escape(EN("table.is_advised"))))
    expect(advised).not_to_have_count(0)
