"""Earth Gambit: Light at its own table: by mouse, keys and finger, a Protect, a role that leaves no trace, the end."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser import gambit, layout, steps
from browser.conftest import LAPTOP, PHONE
from browser.gambit import EIGHT, EN, FIVE, LAST, LOOKING, NESTED, PL, TAKING, THREE, asked, held, lane
from browser.test_frenzy import english_on
from browser.test_keys import tab_to
from browser.test_mouse import drag
from effort import some

Come = Callable[..., Page]
AS_PHONE: dict[str, Any] = PHONE
SCREENS: list[dict[str, Any]] = [{"viewport": LAPTOP}, AS_PHONE]
FACES = "() => document.documentElement.outerHTML"


# -- a game ------------------------------------------------------------------------------------------------------------


def test_a_turn_by_mouse_and_the_end_of_a_game_with_all_roles(come: Come) -> None:
    page = come()
    gambit.lay(page, LAST)
    asked(page, "play")
    expect(lane(page, "yellow")).to_have_accessible_name(
        EN("gambit.lane", team=EN("gambit.team_yellow"), colour=EN("gambit.yellow"), count=2, target=3)
    )
    drag(page, held(page, "Y"), page.locator(".lanes"))
    expect(page.locator(".ending h2").first).to_be_visible()
    for seat, team in enumerate(gambit.TEAMS[5]):
        expect(page.locator(f".ending [data-unmasked='{seat}']")).to_contain_text(EN.card(team))
    mine = page.locator(".ending [data-unmasked='0']")
    expect(mine).to_contain_text(re.compile(EN("gambit.helped", name=".*", role=EN.card("alien"), own=0, other=1)))
    expect(page.locator(".ending .race")).to_have_accessible_name(EN("gambit.story_says", red=4, blue=3, yellow=3))
    expect(page.locator(".ending .ranks")).to_contain_text(EN("gambit.team_yellow"))
    page.get_by_role("button", name=EN("end.all_cards")).click()
    cards = page.get_by_role("dialog").locator("section")
    for seat, team in enumerate(gambit.TEAMS[5]):
        expect(cards.nth(seat).locator(f"[data-card={team}]")).to_be_visible()
    expect(cards.nth(4).locator("[data-card=heal_all]")).to_be_visible()  # nobody has seen it before
    expect(cards.locator("[data-card^='?']")).to_have_count(0)


@pytest.mark.prove
def test_a_whole_game_by_keyboard_alone(come: Come) -> None:
    page = come()
    steps.lay(page, "me", "bot", "bot", "bot", game=gambit.GAME, begin={"seed": 11})
    turns = 0

    def by_key(page: Page) -> None:
        nonlocal turns
        steps.asked(page)
        ask = steps.prompt(page).get_attribute("data-ask")
        if page.locator(".prompt .loose").count() or not page.locator(".hand .card.playable").count():
            page.keyboard.press("1")
        else:  # the last card that may be chosen: of the hand, by its number
            cards = page.locator(".hand .card")
            playable = [n for n in range(cards.count()) if "playable" in str(cards.nth(n).get_attribute("class"))]
            page.keyboard.press(str(playable[-1] + 1))
        steps.another_question(page, ask)
        turns += 1

    steps.play_to_the_end(page, choose=by_key)
    assert turns >= 4, "it was mine to play"
    expect(page.locator(".ending h2").first).to_be_focused()
    expect(page.locator(".ending [data-unmasked]")).to_have_count(4)


def test_a_card_with_its_choices_by_touch_on_a_phone(come: Come) -> None:
    page = come(**PHONE)
    gambit.lay(page, THREE, "me", "friend", "friend")
    asked(page, "play")
    held(page, "damage_or_heal").tap()
    steps.confirm(page).tap()
    asked(page, "mode")
    gambit.button(page, "mode", "0").tap()
    asked(page, "patient")
    steps.plate(page, 0).tap()
    asked(page, "lose")
    held(page, "R").tap()
    steps.confirm(page).tap()
    expect(page.locator(".mine .hurt")).to_be_visible()


@pytest.mark.prove
def test_a_covered_card_lies_behind_tape_and_counts_no_more(come: Come) -> None:
    page = come()
    gambit.lay(page, THREE, "me", "friend", "friend")
    asked(page, "play")
    held(page, "cancel_science").click()
    asked(page, "cover")
    lane(page, "yellow").locator(".playable > button").first.click()
    asked(page, "pass_card")
    expect(lane(page, "yellow").locator(".tape")).to_have_count(1)
    expect(lane(page, "red").locator(".tape")).to_have_count(2)
    expect(lane(page, "yellow").locator(".socket")).to_have_count(2)


# -- what is going on, and a Protect -----------------------------------------------------------------------------------


def test_a_protect_is_asked_for_within_a_card_and_takes_one_key(come: Come) -> None:
    page = come()
    gambit.lay(page, NESTED, "me", "friend", "friend", "friend")
    asked(page, "play")
    page.keyboard.press("2")
    asked(page, "mode")
    assert gambit.going_on(page) == ["play_top_card", "damage_or_heal"]
    page.keyboard.press("1")
    asked(page, "patient")
    page.keyboard.press("1")
    asked(page, "protect")
    expect(page.locator(".mine .aimed")).to_be_visible()
    use = gambit.button(page, "protect", "1")
    expect(use).to_have_attribute("aria-keyshortcuts", "1")
    expect(gambit.button(page, "protect", "pass")).to_have_attribute("aria-keyshortcuts", "2")
    board = page.locator(".board").bounding_box()
    page.keyboard.press("1")
    asked(page, "pass_card")
    expect(page.locator(".mine [data-chip=protect]")).to_have_count(0)
    expect(page.locator(".mine .hurt")).to_have_count(0)
    assert page.locator(".board").bounding_box() == board, "nothing jumps when a question comes and goes"


@pytest.mark.prove
def test_cards_of_a_pile_are_put_in_order_by_keys(come: Come) -> None:
    page = come()
    gambit.lay(page, LOOKING, "me", "friend", "friend", "friend")
    asked(page, "play")
    page.keyboard.press("3")
    asked(page, "order")
    expect(page.locator(".pick .playable")).to_have_count(3)
    page.keyboard.press("3")
    expect(page.locator(".pick .put [data-card=steal_card]")).to_be_visible()
    page.keyboard.press("1")  # the third card has one place left
    asked(page, "pass_card")
    expect(page.locator(".pick")).to_have_count(0)
    page.locator("[data-stock=draw] .seen").click()
    seen = page.get_by_role("dialog").locator("[data-card]")
    expect(seen).to_have_count(3)
    assert seen.first.get_attribute("data-card") == "steal_card"


@pytest.mark.prove
def test_a_card_is_taken_from_a_pile_that_only_its_chooser_sees(come: Come) -> None:
    page = come()
    gambit.lay(page, TAKING, "me", "friend", "friend", "friend")
    asked(page, "play")
    held(page, "take_from_discard").click()
    asked(page, "whom_take")
    steps.plate(page, 0).click()
    asked(page, "take")
    expect(page.locator(".pick .playable")).to_have_count(10)
    page.locator(".pick [data-card=reset_hands] > button").click()
    asked(page, "return")
    assert "reset_hands" in steps.hand(page)


# -- secrets -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", some(SCREENS, AS_PHONE), ids=some(["laptop", "phone"], "phone"))
def test_the_own_role_is_seen_while_it_is_held_and_leaves_no_trace(come: Come, how: dict[str, Any]) -> None:
    page = come(**how)
    gambit.lay(page, FIVE, "me", *["friend"] * 4)
    asked(page, "play")
    title = f'aria-label="{EN.card("alien")}"'
    assert title not in page.evaluate(FACES)
    box = gambit.role(page).bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    expect(page.locator("[data-role-seen]")).to_be_visible()
    expect(page.get_by_text(EN("gambit.you_are", role=EN.card("alien")))).to_be_attached()
    assert title in page.evaluate(FACES)
    page.mouse.up()
    expect(page.locator("[data-role-seen]")).to_have_count(0)
    assert title not in page.evaluate(FACES)
    assert EN("gambit.you_are", role=EN.card("alien")) not in page.evaluate(FACES)


@pytest.mark.prove
def test_the_own_role_is_held_with_a_key_and_goes_with_the_focus(come: Come) -> None:
    page = come()
    gambit.lay(page, FIVE, "me", *["friend"] * 4)
    asked(page, "play")
    page.keyboard.down("r")
    expect(page.locator("[data-role-seen]")).to_be_visible()
    page.keyboard.up("r")
    expect(page.locator("[data-role-seen]")).to_have_count(0)
    tab_to(page, EN("gambit.role_hold"))
    page.keyboard.down("Enter")
    expect(page.locator("[data-role-seen]")).to_be_visible()
    page.evaluate("document.activeElement.blur()")
    expect(page.locator("[data-role-seen]")).to_have_count(0)
    page.keyboard.up("Enter")


def test_what_was_looked_at_stays_in_the_notes_of_who_looked(come: Come) -> None:
    page = come()
    gambit.lay(page, LOOKING, "me", "friend", "friend", "friend")
    asked(page, "play")
    held(page, "peek_any_card").click()
    asked(page, "peek")
    gambit.button(page, "peek", "0").click()
    asked(page, "whom_peek")
    steps.plate(page, 1).click()
    asked(page, "pass_card")
    expect(page.locator("[data-note='1']")).to_contain_text(EN.card("scientist"))
    expect(page.locator("[data-known='1']")).to_be_visible()
    expect(steps.plate(page, 1)).to_contain_text(EN("gambit.known_role", role=EN.card("scientist")))
    expect(page.locator("[data-known]")).to_have_count(1)


# -- what is seen and said ---------------------------------------------------------------------------------------------


@pytest.mark.prove
@pytest.mark.parametrize("how", SCREENS, ids=["laptop", "phone"])
@pytest.mark.parametrize("table", [THREE, FIVE, EIGHT], ids=["three", "five", "eight"])
def test_everything_fits_with_three_five_and_eight(come: Come, table: dict[str, Any], how: dict[str, Any]) -> None:
    page = come(**how)
    seats = len(table["hands"])
    gambit.lay(page, table, "me", *["friend"] * (seats - 1))
    asked(page, "play")
    expect(page.locator(".board .plate")).to_have_count(seats - 1)
    assert layout.faults(page) == []


def test_where_cards_came_from_and_what_is_banned_is_said_in_words(come: Come) -> None:
    page = come()
    gambit.lay(page, FIVE, "me", *["friend"] * 4)
    asked(page, "play")
    slots = [EN(f"gambit.slot_{slot}") for slot in ("held", "passed", "drawn")]
    assert page.locator(".hand .from").all_inner_texts() == slots
    expect(lane(page, "blue")).to_have_accessible_name(re.compile(re.escape(EN("gambit.banned_until", name="Friend2"))))
    expect(held(page, "B")).to_have_accessible_name(re.compile(f"{EN.card('B')}, {slots[0]}$"))
    held(page, "B").click()
    expect(steps.told(page)).to_contain_text(EN.game["why_not"]["play"]["B"])
    for chip in ("protect", "psych", "skip"):
        expect(page.locator(f".seats [data-chip={chip}]").first).to_be_visible()


@pytest.mark.prove
def test_all_of_it_speaks_polish(come: Come) -> None:
    page = come(locale="pl-PL")
    gambit.lay(page, FIVE, "me", *["friend"] * 4)
    asked(page, "play", PL)
    assert english_on(page, EN, PL) == []
    gambit.lay(page, LAST)
    asked(page, "play", PL)
    held(page, "Y", PL).click()
    expect(page.locator(".ending [data-unmasked]")).to_have_count(5)
    assert english_on(page, EN, PL) == []


@pytest.mark.prove
def test_whatever_a_peek_may_look_at_is_in_sight(come: Come) -> None:
    """Five answers and a way back; nobody has to scroll for them."""
    looking = {**LOOKING, "config": {**LOOKING["config"], "special_abilities": True}}
    page = come()
    gambit.lay(page, {**looking, "abilities": ["veto", "ambush", "refuse", "redraft"]}, *["me", *["friend"] * 3])
    asked(page, "play")
    page.keyboard.press("2")
    asked(page, "peek")
    answers = page.locator(".asking .buttons")
    expect(answers.get_by_role("button")).to_have_count(6)
    assert answers.evaluate("it => it.scrollHeight - it.clientHeight") <= 1
    page.locator(".asking .prompt").evaluate("it => it.classList.remove('long')")  # as it once was
    assert answers.evaluate("it => it.scrollHeight - it.clientHeight") > 1
