"""Alien Frenzy at its own table: whole games by mouse and keyboard, secrets, weather, rules, and looking back."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from browser import frenzy, steps
from browser.conftest import LAPTOP, PHONE
from browser.frenzy import ATTACK, EN, PL, QUIET, WHOLE, asked, held, lines
from browser.test_keys import FOCUS, tab_to
from browser.test_languages import ALL_TEXTS, pattern
from browser.test_mouse import drag
from browser.words import Words
from effort import some

Come = Callable[..., Page]


def test_a_whole_game_from_new_table_to_the_result_by_mouse(come: Come) -> None:
    page = come()
    frenzy.whatever_is_set_up_is(page, WHOLE)
    page.goto("/")
    page.get_by_role("link", name=EN("shelf.of_game", what=EN("shelf.new_table"), game=frenzy.TITLE)).click()
    page.get_by_role("group", name=EN("form.seats")).get_by_role("radio", name="2", exact=True).check()
    page.get_by_role("button", name=EN("form.set_up")).click()
    page.wait_for_url("**/t/*")
    asked(page, "play")
    held(page, "SCAVENGE.B").click()
    asked(page, "ufo")
    frenzy.reserve(page, "UFO#3").click()
    asked(page, "depth")
    page.mouse.click(*frenzy.depth_of_mouse(page, 0.001))
    asked(page, "say")
    frenzy.secretly(page).click()
    asked(page, "action")
    expect(lines(page, "ufo", cards="UFO#3")).to_have_count(1)
    frenzy.no_action(page).click()
    asked(page, "face")
    held(page, "DEFEND.R").click()
    asked(page, "against")
    frenzy.slot(page, "red").click()
    asked(page, "face")
    expect(frenzy.alien(page, "red").get_by_role("button", name=EN.card("DEFEND.R"))).to_be_visible()
    held(page, "DEFEND.G").click()
    asked(page, "action")
    expect(lines(page, "match_g", cards="DEFEND.G")).to_have_count(1)
    held(page, "VIEW").click()
    asked(page, "view")
    page.get_by_role("button", name=EN("frenzy.quick_top"), exact=True).click()
    asked(page, "action")
    expect(lines(page, "relax", number=1)).to_have_count(1)
    held(page, "SAFETY").click()
    expect(page.locator(".ending h2").first).to_be_visible()
    expect(page.locator(".ending ol > li")).to_have_count(2)
    expect(lines(page, "end")).to_have_count(1)
    expect(steps.plate(page, 1)).to_contain_text(EN("frenzy.abducted"))


@pytest.mark.prove
def test_a_whole_game_by_keyboard_alone(come: Come) -> None:
    page = come()
    frenzy.whatever_is_set_up_is(page, WHOLE)
    page.goto("/")
    play_now = EN("shelf.of_game", what=EN("shelf.play_now"), game=frenzy.TITLE)
    expect(page.get_by_role("button", name=play_now)).to_be_visible()
    tab_to(page, play_now)
    page.keyboard.press("Enter")
    asked(page, "play")
    page.keyboard.press(frenzy.key_of(page, "SCAVENGE.B"))
    asked(page, "ufo")
    page.keyboard.press("2")
    asked(page, "depth")
    tab_to(page, EN("frenzy.how_deep", deck=EN("frenzy.supply")))
    depth = frenzy.spread(page)
    for key, where in {
        "ArrowRight": EN("frenzy.on_top"),
        "ArrowUp": EN("frenzy.under", count=1),
        "End": EN("frenzy.at_bottom", count=4),
        "ArrowLeft": EN("frenzy.under", count=3),
        "Home": EN("frenzy.on_top"),
    }.items():
        page.keyboard.press(key)
        expect(depth).to_have_attribute("aria-valuetext", where)
    page.keyboard.press("Enter")
    asked(page, "say")
    page.keyboard.press("1")
    asked(page, "action")
    expect(lines(page, "sight_secret", cards="UFO#3")).to_have_count(1)
    expect(lines(page, "owes", number=3)).to_have_count(1)
    tab_to(page, EN.game["choices"]["action"]["pass"])
    page.keyboard.press("Enter")
    asked(page, "face")
    page.keyboard.press(frenzy.key_of(page, "DEFEND.R"))
    asked(page, "against")
    page.keyboard.press("1")
    asked(page, "face")
    page.keyboard.press(frenzy.key_of(page, "DEFEND.G"))
    asked(page, "action")
    expect(lines(page, "match_r", cards="DEFEND.R")).to_have_count(1)
    page.keyboard.press(frenzy.key_of(page, "VIEW"))
    asked(page, "view")
    tab_to(page, EN("frenzy.which_card", deck=EN("frenzy.invasion")))
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    asked(page, "action")
    page.keyboard.press(frenzy.key_of(page, "SAFETY"))
    expect(page.locator(".ending h2").first).to_be_focused()
    assert page.evaluate(FOCUS)["seen"]


# -- dragging ----------------------------------------------------------------------------------------------------------


def test_a_character_dragged_under_an_alien_says_whom_it_faces(come: Come) -> None:
    page = come()
    frenzy.lay(page, ATTACK)
    asked(page, "action")
    frenzy.no_action(page).click()
    asked(page, "face")
    drag(page, held(page, "SCAVENGE.G"), frenzy.alien(page, "green").locator(".slot"))
    asked(page, "face")
    expect(frenzy.alien(page, "green").get_by_role("button", name=EN.card("SCAVENGE.G"))).to_be_visible()
    assert "SCAVENGE.G" not in steps.hand(page)
    drag(page, held(page, "GREY"), frenzy.alien(page, "red").locator(".slot"))
    asked(page, "action")
    expect(lines(page, "match_g", cards="SCAVENGE.G")).to_have_count(1)
    expect(lines(page, "miss_r", cards="GREY")).to_have_count(1)


@pytest.mark.prove
def test_a_ufo_dragged_into_the_supply_says_how_deep_it_lies(come: Come) -> None:
    page = come()
    frenzy.lay(page, QUIET)
    asked(page, "play")
    held(page, "DEFEND.R").click()
    asked(page, "ufo")
    start = frenzy.reserve(page, "UFO#4").bounding_box()
    assert start is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(*frenzy.depth_of_mouse(page, 0.995), steps=24)
    page.mouse.up()
    asked(page, "say")
    expect(page.locator(".marker b")).to_have_text(EN("frenzy.at_bottom", count=8))
    frenzy.button(page, EN.game["choices"]["say"]["1"]).click()
    expect(lines(page, "sight_open", cards="UFO#4", number=8)).to_have_count(1)


@pytest.mark.prove
def test_seen_cards_are_dragged_into_another_order_and_put_back(come: Come) -> None:
    page = come()
    frenzy.lay(page, QUIET)
    asked(page, "play")
    held(page, "REARRANGE").click()
    asked(page, "order")
    row = page.get_by_role("group", name=EN("frenzy.order_row"), exact=True)
    seen = row.get_by_role("button")
    expect(seen).to_have_count(3)
    drag(page, seen.nth(2), seen.nth(0))
    expect(seen.first).to_have_accessible_name(re.compile(re.escape(EN.card("STEAL.R"))))
    asked(page, "order")
    seen.nth(1).focus()
    page.keyboard.press("ArrowRight")
    expect(seen.nth(1)).to_have_accessible_name(re.compile(re.escape(EN.card("DEFEND.B"))))
    page.get_by_role("button", name=EN("frenzy.order_confirm")).click()
    expect(lines(page, "arrange", number=3)).to_have_count(1)
    expect(lines(page, "draw", seat="Zyx", cards="STEAL.R")).to_have_count(1)


@pytest.mark.prove
def test_swapsies_goes_to_the_seat_on_which_the_gift_is_dropped(come: Come) -> None:
    page = come()
    frenzy.lay(page, {**QUIET, "chance": [0]})
    asked(page, "play")
    name = steps.plate(page, 2).locator(".nm").inner_text()
    held(page, "SWAPSIES").click()
    asked(page, "give")
    drag(page, held(page, "SCAVENGE.G"), steps.plate(page, 2))
    expect(lines(page, "swap_give", other=name, cards="SCAVENGE.G")).to_have_count(1)
    expect(lines(page, "swap_take", other=name, cards="GREY")).to_have_count(1)


# -- under the pointer -------------------------------------------------------------------------------------------------


@pytest.mark.prove
@pytest.mark.parametrize("screen", some([LAPTOP, PHONE["viewport"]], PHONE["viewport"]), ids=str)
def test_an_answer_with_much_to_say_stays_under_the_pointer(come: Come, screen: dict[str, int]) -> None:
    """What would happen takes many lines here: if they pushed the answer away, a click on it would be lost."""
    page = come(viewport=screen)
    frenzy.lay(page, WHOLE)
    asked(page, "play")
    held(page, "SCAVENGE.B").click()
    asked(page, "ufo")
    frenzy.reserve(page, "UFO#3").click()
    asked(page, "depth")
    page.get_by_role("button", name=EN("frenzy.quick_top"), exact=True).click()
    asked(page, "say")
    page.mouse.move(5, 5)
    board, prompt = page.locator(".board"), steps.prompt(page)
    answers = prompt.get_by_role("button").all()
    before, around, asking = [one.bounding_box() for one in answers], board.bounding_box(), prompt.bounding_box()
    frenzy.secretly(page).hover()
    expect(prompt).to_contain_text("The invasion begins!")
    words = prompt.locator("p")
    assert height_of(words) > height_of(prompt) - 20, "there is really much to say"
    assert words.evaluate("(p) => p.scrollHeight <= p.clientHeight + 1"), "and all of it is in sight"
    expect(words).to_be_in_viewport(ratio=1)
    assert prompt.bounding_box() == asking, "the prompt keeps its height"
    assert [one.bounding_box() for one in answers] == before
    assert board.bounding_box() == around, "nor does anything on the board move"
    page.mouse.down()
    page.mouse.up()
    asked(page, "action")


def height_of(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box is not None
    return box["height"]


@pytest.mark.prove
def test_a_card_that_rises_to_the_pointer_does_not_rise_from_under_it(come: Come) -> None:
    """At its lower edge it would otherwise go up and down for ever, and a click there be lost."""
    page = come(reduced_motion="no-preference")
    frenzy.lay(page, QUIET)
    asked(page, "play")
    card = page.locator(".hand .card").nth(3)  # the middle one, which is not tilted
    box = card.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 3, box["y"] + box["height"] - 2)
    page.wait_for_function(RISEN)
    assert height_of(card) > box["height"]
    page.mouse.down()
    page.mouse.up()
    asked(page, "order")


# Every card is where it goes.
RISEN = """() => document.querySelector('.hand .card:hover')
    && document.getAnimations().every((one) => !(one instanceof CSSTransition) || one.playState === 'finished')"""


# -- night and day -----------------------------------------------------------------------------------------------------


@pytest.mark.prove
def test_the_invasion_turns_the_night_red_and_says_so(come: Come) -> None:
    page = come()
    frenzy.lay(page, QUIET)
    asked(page, "play")
    table, caption = page.locator(".tbl"), page.locator(".bar .turns")
    expect(table).to_have_attribute("data-phase", "calm")
    expect(caption).to_have_text(f"{EN('frenzy.calm')} · {EN('frenzy.your_turn')}")
    expect(page.get_by_role("img", name=EN("frenzy.direction", way=EN("frenzy.clockwise")), exact=True)).to_be_visible()
    night = colour_of_the_sky(page)
    held(page, "REVERSE").click()
    asked(page, "place")
    page.get_by_role("button", name=EN("frenzy.quick_bottom"), exact=True).click()
    asked(page, "action")
    expect(table).to_have_attribute("data-phase", "alert")
    expect(caption).to_have_text(f"{EN('frenzy.alert')} · {EN('frenzy.your_turn')}")
    assert colour_of_the_sky(page) != night
    way = EN("frenzy.direction", way=EN("frenzy.anticlockwise"))
    expect(page.get_by_role("img", name=way, exact=True)).to_be_visible()
    expect(page.locator(".compass")).to_contain_text(EN("frenzy.in_a_row", count=3))
    expect(steps.plate(page, 0)).to_contain_text(EN("frenzy.in_a_row", count=3))
    heard = page.locator(".live > [role=status]").first
    expect(heard).to_contain_text("You turn the direction of play round.")
    expect(heard).to_contain_text("The invasion begins!")
    expect(heard).to_contain_text("You have to take 3 turns in a row")


def colour_of_the_sky(page: Page) -> str:
    return str(page.locator(".sky").first.inner_html())


@pytest.mark.prove
def test_an_attack_is_faced_in_polish(come: Come) -> None:
    page = come(locale="pl-PL")
    frenzy.lay(page, ATTACK)
    asked(page, "action", PL)
    frenzy.no_action(page, PL).click()
    asked(page, "face", PL)
    expect(page.get_by_role("region", name=PL("frenzy.attacked_you"), exact=True)).to_be_visible()
    held(page, "DEFEND.R", PL).click()
    asked(page, "against", PL)
    frenzy.slot(page, "red", PL).click()
    asked(page, "face", PL)
    held(page, "SCAVENGE.G", PL).click()
    asked(page, "action", PL)
    expect(lines(page, "match_g", PL, cards="SCAVENGE.G")).to_have_count(1)
    assert lines(page, "match_r", PL).count() == 1
    assert english_on(page) == []


def english_on(page: Page, english: Words = EN, polish: Words = PL) -> list[str]:
    """What a Polish page says in English."""
    said = polish.everything().values()
    foreign = [text for text in english.everything().values() if text not in said]
    plain = [pattern(text) for text in foreign if len(re.sub(r"\{[^{}]*\}|\W|\d", "", text)) > 1]
    return [text for text in page.evaluate(ALL_TEXTS) if any(one.fullmatch(text) for one in plain)]


# -- rules -------------------------------------------------------------------------------------------------------------


@pytest.mark.prove
def test_a_card_that_may_not_be_played_says_why_and_its_rule_opens_there(come: Come) -> None:
    page = come()
    frenzy.lay(page, ATTACK)
    asked(page, "action")
    held(page, "DEFEND.R").click()
    expect(steps.told(page)).to_contain_text("Characters face aliens; none attacks yet.")
    number = open_the_rule(page)
    drawer = page.get_by_role("dialog", name=f"{frenzy.TITLE}: {EN('rules.rules_of')}")
    expect(drawer.locator(f"[data-rule='{number}']")).to_be_focused()
    expect(drawer.locator(f"[data-rule='{number}']")).to_be_in_viewport()
    drawer.get_by_role("button", name=re.compile(f"^{EN('rules.cards')}")).click()
    in_a_box = [name for code, name in EN.game["cards"].items() if code not in ("UFO#5", "UFO#6")]
    expect(drawer.locator(".gallery > li > b")).to_have_text(in_a_box)
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    frenzy.no_action(page).click()
    asked(page, "face")
    held(page, "VIEW").click()
    expect(steps.told(page)).to_contain_text("Only Characters face aliens; Actions come before the reveal.")
    number = open_the_rule(page)
    expect(drawer.locator(f"[data-rule='{number}']")).to_be_focused()
    page.keyboard.press("Escape")
    assert len(steps.hand(page)) == 4


def open_the_rule(page: Page) -> str:
    """Follow the link of the note to its rule; the rule's number."""
    link = steps.told(page).get_by_role("button", name=re.compile(EN("net.rule", number=r"[\dR.]+")))
    number = link.inner_text().split()[-1]
    link.click()
    return number


# -- looking back ------------------------------------------------------------------------------------------------------


@pytest.mark.prove
def test_a_finished_game_is_replayed_and_played_on_from_the_middle_of_an_attack(come: Come) -> None:
    page = come()
    laid = frenzy.lay(page, ATTACK)
    steps.play_to_the_end(page, choose=frenzy.any_answer)
    page.goto(f"/r/{laid.id}")
    steps.replay_shown(page, 0)
    expect(page.locator(".tbl")).to_have_attribute("data-phase", "alert")
    last = int(page.get_by_role("slider", name=EN("replay.step")).get_attribute("max") or 0)
    assert last >= 6
    page.get_by_role("button", name=EN("replay.next")).click()
    steps.replay_shown(page, 1)
    expect(page.get_by_role("heading", name=EN("frenzy.attacked", name="Zyx"))).to_be_visible()
    expect(frenzy.alien(page, "red")).to_be_visible()
    page.keyboard.press("ArrowRight")
    steps.replay_shown(page, 2)
    expect(lines(page, "match_r", cards="DEFEND.R")).to_have_count(1)
    page.keyboard.press("ArrowLeft")
    steps.replay_shown(page, 1)

    page.get_by_role("button", name=EN("replay.play_on")).first.click()
    page.get_by_role("dialog").get_by_role("button", name=EN("replay.sit_down")).click()
    page.wait_for_url("**/t/*")
    asked(page, "face")
    held(page, "SCAVENGE.G").click()
    asked(page, "against")
    frenzy.slot(page, "green").click()
    asked(page, "face")
    held(page, "GREY").click()
    asked(page, "action")
    expect(lines(page, "miss_r", cards="GREY")).to_have_count(1)
    expect(page.locator(".compass")).to_contain_text(EN("frenzy.in_a_row", count=2))
