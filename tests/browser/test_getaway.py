"""Alien Getaway at its own table: whole games by mouse, keys and finger, Oola, a match, odds, rules, looking back."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser import getaway, steps
from browser.conftest import LAPTOP, PHONE
from browser.frenzy import frames
from browser.getaway import BESIDE_THE_PLANET, CROWD, EN, LEFT, PL, RIGHT, SETTLING, WHOLE, asked, held, lines
from browser.test_frenzy import english_on
from browser.test_keys import FOCUS, tab_to
from browser.test_mouse import drag
from effort import some

Come = Callable[..., Page]


# -- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.prove
def test_a_whole_game_from_new_table_to_the_result_by_mouse(come: Come) -> None:
    page = come()
    getaway.whatever_is_set_up_is(page, WHOLE)
    page.goto("/")
    page.get_by_role("link", name=EN("shelf.of_game", what=EN("shelf.new_table"), game=getaway.TITLE)).click()
    page.get_by_role("button", name=EN("form.set_up")).click()
    page.wait_for_url("**/t/*")
    asked(page, "play")
    held(page, "B2c").click()
    asked(page, "turn")
    getaway.sign(page, LEFT).hover()
    expect(page.locator(".map [data-ghost=B2c]")).to_be_visible()
    getaway.sign(page, LEFT).click()
    asked(page, "more")
    assert getaway.built(page) == ["B2c"]
    assert "B2c" not in steps.hand(page), "it lies on the map"
    page.get_by_role("button", name=EN("table.back"), exact=True).click()
    asked(page, "turn")
    getaway.sign(page, RIGHT).click()
    asked(page, "more")
    held(page, "B3s").click()
    asked(page, "settle")
    expect(lines(page, "roll", dice="1, 2, 5, 6", cards="B2c", number=2)).to_have_count(1)
    expect(page.locator(".said")).to_contain_text(EN("getaway.counted", value=3, count=2))
    expect(page.locator(".said")).to_contain_text(EN("getaway.in_all", sum="2 + 2", all=4))
    expect(page.locator(".said .over")).to_have_text(EN("getaway.too_many", count=2))
    expect(page.locator(".tray .hit")).to_have_count(2)
    assert getaway.on_map(page) == ["B2c", "B3s"], "the oldest cards were taken"
    drag(page, getaway.pending(page, "Y5s"), getaway.own_pile(page))
    asked(page, "match")
    getaway.button(page, "match", "1").click()
    asked(page, "settle")
    expect(lines(page, "match")).to_have_count(1)
    getaway.pending(page, "F2s").click()
    asked(page, "planet")
    assert getaway.piled(page) == ["F2s"]
    getaway.button(page, "planet", "pass").click()
    asked(page, "play")
    expect(page.locator(".bar .turns")).to_have_text(EN("getaway.final"))
    held(page, "G1s").click()
    asked(page, "planet")
    expect(page.locator(".tray .hit")).to_have_count(0)
    getaway.button(page, "planet", "pass").click()
    expect(page.locator(".ending h2").first).to_be_visible()
    expect(lines(page, "dump", cards="Y4p")).to_have_count(1)
    flight = page.locator(".ending .flown")
    expect(flight).to_have_accessible_name(re.compile(re.escape(EN("getaway.fined", name="", count=2))))
    expect(flight.locator(".fine")).not_to_have_count(0)
    mine = page.locator(".ending .epilogue li").first
    expect(mine).to_contain_text(f"{EN('getaway.left_with', count=2)} 4 + 2 = 6")


@pytest.mark.prove
def test_a_whole_game_by_keyboard_alone(come: Come) -> None:
    page = come()
    getaway.whatever_is_set_up_is(page, WHOLE)
    page.goto("/")
    play_now = EN("shelf.of_game", what=EN("shelf.play_now"), game=getaway.TITLE)
    expect(page.get_by_role("button", name=play_now)).to_be_visible()
    tab_to(page, play_now)
    page.keyboard.press("Enter")
    asked(page, "play")
    press_card(page, "B2c")
    asked(page, "turn")
    page.keyboard.press("b")
    asked(page, "play")
    press_card(page, "B2c")
    asked(page, "turn")
    expect(getaway.sign(page, RIGHT)).to_have_attribute("aria-keyshortcuts", "2")
    page.keyboard.press("2")
    asked(page, "more")
    press_card(page, "B3s")
    asked(page, "settle")
    page.keyboard.press("1")
    asked(page, "match")
    expect(getaway.button(page, "match", "1")).to_have_attribute("aria-keyshortcuts", "1")
    page.keyboard.press("1")
    asked(page, "settle")
    page.keyboard.press("1")
    asked(page, "planet")
    tab_to(page, EN.game["choices"]["planet"]["pass"])
    page.keyboard.press("Enter")
    asked(page, "play")
    press_card(page, "G1s")
    asked(page, "planet")
    tab_to(page, EN.game["choices"]["planet"]["pass"])
    page.keyboard.press("Enter")
    expect(page.locator(".ending h2").first).to_be_focused()
    assert page.evaluate(FOCUS)["seen"]


def press_card(page: Page, code: str) -> None:
    page.keyboard.press(str(steps.hand(page).index(code) + 1))


def test_a_whole_game_by_touch_on_a_phone(come: Come) -> None:
    page = come(**PHONE)
    getaway.lay(page, WHOLE)
    asked(page, "play")
    held(page, "B2c").tap()
    expect(page.locator(".odds")).to_be_visible()
    assert getaway.built(page) == [], "a tap asks before it plays, and the odds are seen meanwhile"
    steps.confirm(page).tap()
    asked(page, "turn")
    tap_surely(page, ".map .turn", RIGHT)
    asked(page, "more")
    tap_surely(page, ".hand .card", "B3s")
    asked(page, "settle")
    tap_surely(page, ".pending .card", "Y5s")
    asked(page, "match")
    tap_surely(page, ".prompt .loose", "1")
    asked(page, "settle")
    tap_surely(page, ".pending .card", "F2s")
    asked(page, "planet")
    tap_surely(page, ".prompt .loose", "pass")
    asked(page, "play")
    tap_surely(page, ".hand .card", "G1s")
    asked(page, "planet")
    tap_surely(page, ".prompt .loose", "pass")
    expect(page.locator(".ending h2").first).to_be_visible()
    rematch = page.locator(".ending .next .go")
    expect(rematch).to_be_in_viewport()
    page.locator(".ending .epilogue").scroll_into_view_if_needed()
    expect(rematch).to_be_in_viewport()


def tap_surely(page: Page, where: str, word: str) -> None:
    """Tap it, and once more where a tap asks before it plays. Whoever taps one spot twice at once means one answer, so
    the map is touched in between."""
    page.locator(".map").tap(position={"x": 6, "y": 6})
    ask = steps.prompt(page).get_attribute("data-ask")
    page.locator(f"{where}[data-word='{word}']").tap()
    sure = page.locator(f".prompt[data-ask='{ask}'] .confirm")
    if sure.count():
        sure.tap()
    steps.another_question(page, ask)


# -- on the map --------------------------------------------------------------------------------------------------------


def test_a_curve_dropped_on_one_side_of_its_place_turns_that_way(come: Come) -> None:
    page = come()
    getaway.lay(page, WHOLE)
    asked(page, "play")
    drag(page, held(page, "B2c"), page.locator(".map .half.r"))
    asked(page, "more")
    assert getaway.built(page) == ["B2c"]
    expect(page.locator("[data-built=B2c]")).to_have_accessible_name(re.compile(EN("getaway.way_S")))


@pytest.mark.prove
def test_a_straight_card_dropped_anywhere_on_its_place_is_laid(come: Come) -> None:
    page = come()
    getaway.lay(page, WHOLE)
    asked(page, "play")
    drag(page, held(page, "B3s"), page.locator(".map .half.l"))
    asked(page, "more")
    assert getaway.built(page) == ["B3s"]


@pytest.mark.prove
def test_a_curve_that_may_turn_one_way_only_shows_no_other(come: Come) -> None:
    """North of the planet the other side is guarded."""
    page = come()
    heard = frames(page)
    getaway.lay(page, BESIDE_THE_PLANET)
    asked(page, "play")
    held(page, "B2c").hover()
    expect(page.locator(".map .exit")).to_have_count(1)
    drag(page, held(page, "B2c"), page.locator(".map .half.l"))
    asked(page, "more")
    assert getaway.built(page) == ["B2c"]
    assert not [text for text in heard if '"t":"refused"' in text]


def test_the_odds_are_told_before_anybody_commits(come: Come) -> None:
    """Two blue cards with two steps of road: 1296 ways each card, exactly."""
    page = come()
    getaway.lay(page, {**WHOLE, "draw": ["B1p", "B5p", "F5s"]})
    asked(page, "play")
    odds = page.locator(".odds")
    expect(odds).to_have_count(0)
    held(page, "G1s").hover()  # one step of road: no die or one, 500 + 625 of 1296
    expect(odds).to_have_accessible_name(
        re.compile(r"87 percent: no penalty, 12 percent: 1 card, 2 percent: 2 or more")
    )
    expect(odds).to_have_accessible_name(re.compile(re.escape(EN.card("Y5s"))))
    held(page, "B2c").hover()
    expect(odds).to_have_accessible_name(re.compile(r"59 percent: no penalty"))
    page.mouse.move(4, 4)
    expect(odds).to_have_count(0)
    held(page, "B2c").click()
    asked(page, "turn")
    getaway.sign(page, RIGHT).click()
    asked(page, "more")
    page.mouse.move(4, 4)
    expect(odds).to_have_accessible_name(re.compile(r"59 percent: no penalty"))


@pytest.mark.prove
def test_the_map_is_dragged_and_comes_back(come: Come) -> None:
    page = come()
    getaway.lay(page, CROWD)
    asked(page, "play")
    box = page.locator(".map").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    world = page.locator(".map .world")
    before = world.get_attribute("style")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 90, y + 20, steps=6)
    page.mouse.up()
    back = page.get_by_role("button", name=EN("getaway.fit"))
    expect(back).to_be_visible()
    assert world.get_attribute("style") != before
    back.click()
    expect(back).to_have_count(0)
    assert world.get_attribute("style") == before


SEEN = """() => {
    const map = document.querySelector('.map').getBoundingClientRect();
    return [...document.querySelectorAll('.map .turn span, .map .ghost, .map .zoid')].map((one) => {
        const box = one.getBoundingClientRect();
        const beyond = Math.max(map.left - box.left, map.top - box.top, box.right - map.right, box.bottom - map.bottom);
        return beyond <= 4 ? '' : `${one.className} sticks out by ${Math.round(beyond)}`;
    }).filter(Boolean);
}"""
SCREENS = [(1280, 720), (390, 844), (844, 390), (360, 640), (640, 360), (768, 1024)]


@pytest.mark.prove
@pytest.mark.parametrize(("width", "height"), some(SCREENS, (360, 640), (640, 360)))
def test_where_a_card_may_turn_is_in_sight_on_a_long_route(come: Come, width: int, height: int) -> None:
    page = come(viewport={"width": width, "height": height})
    getaway.lay(page, CROWD)
    asked(page, "play")
    page.locator(".hand .card[data-card=F2c] > button").press("Enter")
    asked(page, "turn")
    expect(page.locator(".map .turn")).to_have_count(2)
    page.wait_for_function(f"() => !({SEEN})().length || document.getAnimations().length === 0")
    assert page.evaluate(SEEN) == []


# -- settling ----------------------------------------------------------------------------------------------------------


@pytest.mark.prove
def test_cards_that_cancel_are_marked_while_settling_and_when_a_planet_may_be_played(come: Come) -> None:
    page = come()
    getaway.lay(page, SETTLING)
    asked(page, "settle")
    cancels = str(EN.game["prospects"]["match"])
    expect(getaway.pending(page, "Y5s")).to_have_accessible_name(re.compile(cancels))
    expect(getaway.pending(page, "G2c")).not_to_have_accessible_name(re.compile(cancels))
    expect(page.locator(".mine .matched .card")).to_have_attribute("data-card", "Y3s")
    start, end = getaway.pending(page, "Y5s").bounding_box(), getaway.own_pile(page).bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(end["x"] + 30, end["y"] + 30, steps=12)
    expect(page.locator(".fan.landing.under")).to_be_visible()
    page.mouse.up()
    asked(page, "match")
    getaway.button(page, "match", "1").click()
    asked(page, "settle")
    expect(getaway.pending(page, "G2c")).to_have_accessible_name(re.compile(cancels))
    getaway.pending(page, "G2c").click()
    asked(page, "match")
    getaway.button(page, "match", "0").click()
    asked(page, "planet")
    assert getaway.piled(page) == ["G1s", "G2c"]
    expect(held(page, "G3p")).to_have_accessible_name(re.compile(cancels))
    drag(page, held(page, "G3p"), getaway.own_pile(page))
    asked(page, "match")
    getaway.button(page, "match", "1").click()
    asked(page, "planet")
    assert getaway.piled(page) == ["G1s"]


# -- other ways to play ------------------------------------------------------------------------------------------------


@pytest.mark.prove
def test_alone_against_oola_to_the_end(come: Come) -> None:
    page = come()
    getaway.lay_alone(page)
    asked(page, "play")
    expect(steps.plate(page, 1)).to_contain_text(str(EN.game["automata"]["1"]))
    steps.play_to_the_end(page, choose=getaway.any_answer)
    expect(lines(page, "oola_draw")).not_to_have_count(0)
    expect(page.locator(".ending .epilogue li")).to_have_count(2)
    expect(page.locator(".ending .epilogue li").nth(1)).to_contain_text(EN("getaway.a_point_each", count=2)[-12:])


def test_oola_turns_up_a_card_and_the_person_says_which_way_it_turns(come: Come) -> None:
    table = getaway.position(
        [["B2s"], []], [["Y1s"], []], "G1s:S", config={"solo": True, "oola_placement": "human"}, zoid=0,
        draw=["F4c", "F5s", "F1s", "F2s", "F3s", "Y2s"], chance=[[5, 5, 5, 5]],
    )  # fmt: skip
    page = come()
    getaway.lay(page, table, "me")
    asked(page, "play")
    held(page, "B2s").click()
    asked(page, "planet")
    getaway.button(page, "planet", "pass").click()
    asked(page, "oola")
    expect(page.locator(".shown.some .card")).to_have_attribute("data-card", "F4c")
    expect(page.locator(".map [data-ghost=F4c]")).to_be_visible()
    getaway.sign(page, LEFT).click()
    asked(page, "play")
    assert "F4c" in getaway.on_map(page)
    expect(page.locator(".shown.some")).to_have_count(0)
    expect(page.locator(".said")).to_contain_text(EN("getaway.flies_value", name=EN.game["automata"]["1"], value=4))
    expect(page.locator(".said .over")).to_have_text(EN("getaway.one_card"))


@pytest.mark.prove
def test_the_second_game_of_a_match_begins_with_the_score_of_the_first(come: Come) -> None:
    page = come(**PHONE)
    table = {**WHOLE, "config": {**WHOLE["config"], "games": 2}, "draw": []}
    getaway.lay(page, table)
    asked(page, "play")
    while not page.locator(".pause").is_visible():
        if page.locator(".prompt.mine[data-ask]").is_visible():
            getaway.any_answer(page)
        page.wait_for_timeout(10)  # lets messages come in
    page.locator(".pause .btn.go").first.click()
    expect(page.locator(".pause")).to_have_count(0)
    expect(lines(page, "new_game", number=2)).to_have_count(1)
    match = page.locator(".board .match")
    expect(match).to_contain_text(EN("getaway.game_of", number=2, of=2))
    expect(match).to_contain_text(re.compile(r"Zyx\s*\d+"))
    page.set_viewport_size(LAPTOP)
    rail = page.locator(".rail")
    expect(rail).to_contain_text(EN("getaway.after_games", count=1))
    expect(page.locator(".bar .turns")).to_contain_text(EN("getaway.game_of", number=2, of=2))


@pytest.mark.prove
def test_the_easy_game_lights_up_equal_values_too(come: Come) -> None:
    page = come()
    getaway.lay(page, {**SETTLING, "config": {**SETTLING["config"], "easy_match": True}, "pending": ["B3s", "G2c"]})
    asked(page, "settle")
    expect(getaway.pending(page, "B3s")).to_have_accessible_name(re.compile(str(EN.game["prospects"]["match"])))


# -- words, rules, looking back ----------------------------------------------------------------------------------------


@pytest.mark.prove
def test_a_card_that_may_not_be_laid_says_why_and_its_rule_opens_there(come: Come) -> None:
    page = come()
    getaway.lay(page, WHOLE)
    asked(page, "play")
    held(page, "Y4p").click()
    expect(steps.told(page)).to_contain_text(EN.card("Y4p"))
    link = steps.told(page).get_by_role("button", name=re.compile(EN("net.rule", number=r"[\dR.]+")))
    number = link.inner_text().split()[-1]
    link.click()
    drawer = page.get_by_role("dialog", name=f"{getaway.TITLE}: {EN('rules.rules_of')}")
    expect(drawer.locator(f"[data-rule='{number}']")).to_be_focused()
    page.keyboard.press("Escape")
    held(page, "B2c").click()
    asked(page, "turn")
    getaway.sign(page, LEFT).click()
    asked(page, "more")
    held(page, "G1s").click()
    expect(steps.told(page)).to_contain_text(EN.card("G1s"))


@pytest.mark.prove
def test_a_play_in_polish(come: Come) -> None:
    page = come(locale="pl-PL")
    getaway.lay(page, WHOLE)
    asked(page, "play", PL)
    held(page, "B2c", PL).click()
    asked(page, "turn", PL)
    getaway.sign(page, RIGHT, PL).click()
    asked(page, "more", PL)
    held(page, "B3s", PL).click()
    asked(page, "settle", PL)
    getaway.pending(page, "Y5s", PL).click()
    asked(page, "match", PL)
    getaway.button(page, "match", "1", PL).click()
    asked(page, "settle", PL)
    assert english_on(page, EN, PL) == []


@pytest.mark.prove
def test_a_finished_flight_is_replayed(come: Come) -> None:
    page = come()
    laid = getaway.lay(page, {**WHOLE, "draw": []})
    asked(page, "play")
    steps.play_to_the_end(page, choose=getaway.any_answer)
    page.goto(f"/r/{laid.id}")
    steps.replay_shown(page, 0)
    assert getaway.on_map(page) == ["Y5s", "F2s"]
    page.get_by_role("button", name=EN("replay.next")).click()
    steps.replay_shown(page, 1)
    assert len(getaway.on_map(page)) != 2 or page.locator(".pending.some").count()


@pytest.mark.prove
def test_dice_roll_where_things_may_move_and_lie_still_at_the_end(come: Come) -> None:
    page = come(reduced_motion="no-preference")
    page.add_init_script(TUMBLED)
    getaway.lay(page, WHOLE)
    asked(page, "play")
    page.keyboard.press("Shift")
    press_card(page, "B2c")
    asked(page, "turn")
    getaway.sign(page, RIGHT).click()
    asked(page, "more")
    press_card(page, "B3s")
    asked(page, "settle")
    assert page.evaluate("window.tumbled") > 0
    expect(page.locator(".tray.tumbling")).to_have_count(0)
    dice: list[str] = page.locator(".tray [data-pips]").evaluate_all("all => all.map((one) => one.dataset.pips)")
    assert dice == ["1", "3", "6", "6"]


TUMBLED = """
    window.tumbled = 0;
    new MutationObserver(() => { window.tumbled += document.querySelectorAll('.tray.tumbling').length; })
        .observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
"""
