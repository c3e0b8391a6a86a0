"""What is asked, why, and by which words; why something is no answer; changing one's mind in the middle of a move."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser import frenzy, steps
from browser.conftest import PHONE
from browser.words import EN, PL, Words
from effort import some

Come = Callable[..., Page]
LOCALES = {"en": "en-GB", "pl": "pl-PL"}
BRIGHT = ".me .btn.go, .board .btn.go"


@pytest.mark.parametrize("words", some([EN, PL], PL))
def test_the_button_says_what_it_does_and_only_one_is_bright(come: Come, words: Words) -> None:
    page = come(locale=LOCALES[words.language])
    steps.lay(page, begin={"position": steps.RICH})
    steps.asked(page)
    expect(page.locator(BRIGHT)).to_have_count(0)
    steps.card(page, "SWARM").click()
    steps.asked_for(page, "count", words)
    verb = str(words.game["verbs"]["count"])
    sends = steps.prompt(page).locator(".loose")
    expect(sends).to_have_text([verb.replace("{label}", str(number)) for number in (1, 2, 3)])
    expect(page.locator(BRIGHT)).to_have_text(verb.replace("{label}", "3"))


@pytest.mark.prove
@pytest.mark.parametrize("words", [frenzy.EN, frenzy.PL])
def test_a_question_says_who_attacks(come: Come, words: Words) -> None:
    page = come(locale=LOCALES[words.language])
    frenzy.lay(page, frenzy.ATTACK)
    frenzy.asked(page, "action", words)
    expect(page.locator(BRIGHT)).to_have_text(words.game["choices"]["action"]["pass"])
    frenzy.no_action(page, words).click()
    frenzy.asked(page, "face", words)
    for alien in ("0", "1"):
        name = str(words.game["named"]["aliens"][alien]).split("|")[1]
        expect(steps.prompt(page)).to_contain_text(name, ignore_case=True)


@pytest.mark.prove
def test_by_touch_the_card_that_is_picked_is_played_by_its_own_verb(come: Come) -> None:
    page = come(**PHONE)
    frenzy.lay(page, frenzy.for_two(frenzy.QUIET))
    frenzy.asked(page, "play")
    page.locator(".hand .card[data-card='REVERSE'] button").tap()
    expect(steps.confirm(page)).to_have_text(frenzy.EN.game["verbs"]["play"])
    expect(page.locator(BRIGHT)).to_have_count(1)
    steps.confirm(page).tap()
    frenzy.asked(page, "place")
    page.touchscreen.tap(*frenzy.depth_of_mouse(page, 0.001))
    expect(steps.confirm(page)).to_have_text(frenzy.EN.game["verbs"]["place"])


def test_why_not_teaches(come: Come) -> None:
    """A Character before the reveal, a place, a seat: each has its reason, what to do instead, and the rule."""
    page = come()
    frenzy.lay(page, frenzy.ATTACK)
    frenzy.asked(page, "action")
    reasons, instead = frenzy.EN.game["why_not"]["action"], frenzy.EN.game["instead"]["action"]
    for thing, reason in (
        (frenzy.held(page, "GREY"), reasons["GREY"]),
        (page.locator("[data-pile=supply] button"), reasons["supply"]),
        (page.locator("[data-pile=invasion] button"), reasons["invasion"]),
        (steps.plate(page, 1), reasons["seat"]),
    ):
        thing.click()
        expect(steps.told(page)).to_contain_text(f"{reason} {instead}")
        expect(steps.told(page).get_by_role("button", name=EN("net.rule", number="8.2"))).to_be_visible()
        page.keyboard.press("Escape")
        expect(steps.told(page)).to_have_count(0)
    frenzy.no_action(page).click()
    frenzy.asked(page, "face")
    frenzy.held(page, "VIEW").click()
    expect(steps.told(page)).to_contain_text(frenzy.EN.game["why_not"]["face"]["*"])


@pytest.mark.prove
def test_another_card_in_the_second_step_takes_the_place_of_the_first(come: Come) -> None:
    page = come()
    watcher = come()
    laid = steps.lay(page, begin={"position": steps.RICH})
    heard = frenzy.frames(watcher)
    watcher.goto(laid.address)
    steps.settled(watcher)
    steps.asked(page)
    before = len(heard)
    steps.card(page, "COUNTER").click()
    steps.asked_for(page, "target")
    expect(page.locator(".hand .card.selected")).to_have_count(1)
    expect(page.locator(".hand .card.disabled")).to_have_count(4)
    steps.card(page, "SWARM").click()
    steps.asked_for(page, "count")
    steps.card(page, "COUNTER").click()
    steps.asked_for(page, "target")
    steps.card(page, "COUNTER").click()  # the chosen card itself is put back
    steps.asked_for(page, "play")
    assert len(heard) == before, "nobody else hears of it"
    steps.card(page, "COUNTER").click()
    steps.asked_for(page, "target")
    steps.card(page, "S3A").click()
    expect(steps.story(page).filter(has_text="You take 3 tokens")).to_have_count(1)


@pytest.mark.prove
def test_by_touch_another_card_is_picked_not_played(come: Come) -> None:
    page = come(**PHONE)
    steps.lay(page, begin={"position": steps.RICH})
    steps.asked(page)
    steps.card(page, "COUNTER").locator("button").tap()
    steps.confirm(page).tap()
    steps.asked_for(page, "target")
    steps.card(page, "S3A").locator("button").tap()
    expect(page.locator(".hand .card.selected[data-card=S3A]")).to_have_count(1)
    expect(steps.confirm(page)).to_have_text(EN.game["verbs"]["play"])
    assert len(steps.hand(page)) == 5
    steps.confirm(page).tap()
    expect(steps.story(page).filter(has_text="You take 3 tokens")).to_have_count(1)


def test_where_a_card_may_fall_lights_up_while_it_is_dragged(come: Come) -> None:
    page = come()
    steps.lay(page, begin={"position": steps.RICH})
    steps.asked(page)
    box = steps.card(page, "COUNTER").bounding_box()
    target = steps.plate(page, 1).bounding_box()
    assert box is not None and target is not None
    page.mouse.move(box["x"] + 30, box["y"] + 60)
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] - 40)
    expect(page.locator(".plate.landing")).to_have_count(2)
    page.mouse.move(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2)
    expect(page.locator(".landing.under")).to_have_attribute("data-seat", "1")
    page.mouse.up()
    expect(page.locator(".landing")).to_have_count(0)
    expect(steps.story(page).filter(has_text="You take 2 tokens")).to_have_count(1)


@pytest.mark.prove
def test_without_movement_what_happened_is_marked(come: Come) -> None:
    page = come()
    steps.lay(page, "me", "friend", begin={"position": {**steps.RICH, **halved()}})
    steps.asked(page)
    steps.card(page, "S3A").click()
    expect(page.locator("[data-mark='seat:0'] b")).to_have_text("+3")
    expect(page.locator("[data-mark='seat:1'] b")).to_have_text("−3")


def halved() -> dict[str, list[object]]:
    """The rich table for two."""
    return {place: steps.RICH[place][:2] for place in ("loot", "hands", "stacks")}


@pytest.mark.prove
def test_loot_that_has_no_place_of_its_own_lies_in_heaps_with_their_number(come: Come) -> None:
    page = come()
    steps.lay(page, begin={"position": {**steps.RICH, "earth": 60}})
    steps.asked(page)
    heaps = [int(text) for text in page.locator(".earth .high").all_inner_texts()]
    single = page.locator(".earth .token").count() - len(heaps)
    assert sum(heaps) + single == 60


@pytest.mark.prove
def test_the_opening_hand_is_dealt_and_a_key_hurries_it(come: Come) -> None:
    page = come(reduced_motion="no-preference")
    page.add_init_script("""
        const animate = Element.prototype.animate;
        window.dealt = 0;
        Element.prototype.animate = function (...given) {
            if (this.classList.contains('held')) window.dealt += 1;
            return animate.apply(this, given);
        };""")
    steps.lay(page, options={"start_seat": 0})
    expect(page.locator(".hand .card.playable")).not_to_have_count(0)
    page.wait_for_function("window.dealt === 5")
    page.keyboard.press("Tab")
    page.wait_for_function(
        "document.querySelector('.hand').getAnimations({ subtree: true }).every((one) => "
        "!one.effect.target.classList.contains('held') || one.playState === 'finished')"
    )
    steps.asked(page)
