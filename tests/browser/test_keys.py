"""A whole game without a mouse, and that the keyboard is never lost."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser import steps
from browser.words import EN

Come = Callable[..., Page]

# What has the focus: its name, and whether it can be seen and shows that it has it.
FOCUS = """() => {
    const at = document.activeElement;
    const box = at.getBoundingClientRect();
    const style = getComputedStyle(at);
    const around = (box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight && box.width > 0);
    const ring = style.outlineStyle !== 'none' || style.boxShadow !== 'none';
    const marked = ring || [...at.querySelectorAll('*')].some((one) => getComputedStyle(one).outlineStyle !== 'none')
        || getComputedStyle(at.closest('label') ?? at).outlineStyle !== 'none';
    return {
        body: at === document.body,
        name: at.ariaLabel ?? at.labels?.[0]?.textContent ?? at.textContent ?? '',
        inHand: at.closest('.hand') !== null,
        word: at.closest('[data-word]')?.dataset.word ?? '',
        seen: around,
        marked,
    };
}"""


def tab_to(page: Page, name: str, most: int = 60) -> int:
    """Press Tab until something of this name has the focus; how often. Wherever it stops it can be seen."""
    for presses in range(1, most + 1):
        page.keyboard.press("Tab")
        at = page.evaluate(FOCUS)
        if at["body"]:  # around the end of the page
            continue
        assert at["seen"], f"the focus went to {at['name']!r}, which is not on the screen"
        assert at["marked"], f"nothing shows that {at['name']!r} has the focus"
        if name in " ".join(at["name"].split()):
            return presses
    raise AssertionError(f"Tab never comes to {name}")


def test_a_whole_game_from_the_shelf_to_the_replay_by_keyboard(come: Come) -> None:
    page = come()
    steps.only_short_games(page, begin={"seed": 5})
    page.goto("/")
    expect(page.get_by_role("button", name=EN("shelf.play_now")).first).to_be_visible()
    tab_to(page, EN("shelf.of_game", what=EN("shelf.play_now"), game=steps.TITLE))
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    steps.asked(page)

    page.keyboard.press("h")
    expect(steps.told(page)).to_contain_text(EN("table.advised", what="", why="").strip(" ."))
    expect(page.locator(".advised")).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(steps.told(page)).to_have_count(0)
    page.keyboard.press("?")
    expect(steps.rules_drawer(page)).to_be_visible()
    page.keyboard.type("general")
    expect(steps.rules_drawer(page).locator("mark").first).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(steps.rules_drawer(page)).to_have_count(0)
    expect(page.locator(".live")).to_be_attached()

    moves = 0

    def by_keys(page: Page) -> None:
        nonlocal moves
        moves += 1
        steps.asked(page)
        ask = steps.prompt(page).get_attribute("data-ask")
        if moves % 2:
            page.keyboard.press("1")
        else:  # walk there
            tab_to(page, EN("table.may_choose"))
            if page.evaluate(FOCUS)["inHand"]:
                page.keyboard.press("ArrowRight")
                assert page.evaluate(FOCUS)["inHand"]
            page.keyboard.press("Enter")
        steps.another_question(page, ask)

    steps.play_to_the_end(page, choose=by_keys)
    assert moves >= 2
    assert page.evaluate(FOCUS)["name"] == page.locator(".ending h2").first.inner_text(), "the result has the focus"
    tab_to(page, EN("end.replay"))
    page.keyboard.press("Enter")
    page.wait_for_url("**/r/*")
    steps.replay_shown(page, 0)
    page.keyboard.press("ArrowRight")
    steps.replay_shown(page, 1)


@pytest.mark.prove
def test_a_move_of_two_parts_by_keyboard_and_back_with_b(come: Come) -> None:
    page = come()
    steps.lay(page, begin={"position": steps.RICH})
    steps.asked(page)
    page.keyboard.press(key_of(page, "COUNTER"))
    steps.asked_for(page, "target")
    page.keyboard.press("b")
    steps.asked_for(page, "play")
    page.keyboard.press(key_of(page, "COUNTER"))
    steps.asked_for(page, "target")
    page.keyboard.press("2")
    expect(steps.story(page).filter(has_text="You take 2 tokens from")).to_have_count(1)


def key_of(page: Page, code: str) -> str:
    return str(steps.hand(page).index(code) + 1)


def test_a_number_says_how_many_and_the_buttons_say_their_keys(come: Come) -> None:
    page = come()
    steps.lay(page, begin={"position": steps.RICH})
    steps.asked(page)
    page.keyboard.press(key_of(page, "SWARM"))
    steps.asked_for(page, "count")
    buttons = steps.prompt(page).locator(".loose")
    expect(buttons).to_have_count(3)
    assert [one.get_attribute("aria-keyshortcuts") for one in buttons.all()] == ["1", "2", "3"]
    page.keyboard.press("3")
    expect(steps.story(page).filter(has_text="You take 3 tokens from Earth")).to_have_count(1)


@pytest.mark.prove
def test_after_a_move_the_focus_is_still_near_the_hand(come: Come) -> None:
    """Whoever walks by Tab need not walk around the whole page again."""
    page = come()
    steps.lay(page, options={"deck": only(S2A=40, S2B=40), "start_seat": 0, "loot": 60})
    steps.asked(page)
    tab_to(page, EN("table.may_choose"))
    for _ in range(3):
        ask = steps.prompt(page).get_attribute("data-ask")
        page.keyboard.press("Enter")
        steps.another_question(page, ask)
        steps.asked(page)
        at = page.evaluate(FOCUS)
        if not at["inHand"]:
            assert tab_to(page, EN("table.may_choose")) <= 4, "the focus was lost with the card"


@pytest.mark.prove
def test_the_focus_is_never_lost_in_a_whole_game_by_keys(come: Come) -> None:
    """After every answer, while others play, after a dialog and at the end something that is seen has the focus."""
    page = come()
    steps.lay(page, options={**steps.SHORT, "loot": 20}, begin={"seed": 8})
    steps.asked(page)
    moves = 0

    def by_keys(page: Page) -> None:
        nonlocal moves
        moves += 1
        steps.asked(page)
        ask = steps.prompt(page).get_attribute("data-ask")
        if moves == 2:
            page.keyboard.press("?")
            expect(steps.rules_drawer(page)).to_be_visible()
            page.keyboard.press("Escape")
            expect(steps.rules_drawer(page)).to_have_count(0)
            has_focus(page)
        page.keyboard.press("1")
        steps.another_question(page, ask)
        has_focus(page)

    steps.play_to_the_end(page, choose=by_keys)
    assert moves >= 2
    expect(page.locator(".ending h2").first).to_be_focused()


def has_focus(page: Page) -> None:
    """Something that can be seen has the focus, or gets it as soon as the page has settled."""
    page.wait_for_function("""() => {
        const at = document.activeElement;
        return at !== document.body && at.getClientRects().length > 0 && !at.disabled;
    }""")


@pytest.mark.prove
def test_numbers_show_on_what_can_be_chosen_once_a_key_was_used(come: Come) -> None:
    page = come()
    steps.lay(page, begin={"position": steps.RICH})
    steps.asked(page)
    badges = page.locator(".hand kbd.key")
    expect(badges).to_have_count(0)
    page.keyboard.press("Tab")
    expect(badges).to_have_text(["1", "2", "3", "4", "5"])
    page.keyboard.press(key_of(page, "COUNTER"))
    steps.asked_for(page, "target")
    expect(page.locator(".plate kbd.key")).to_have_text(["1", "2"])
    expect(badges).to_have_count(0)
    page.mouse.move(300, 300)
    page.mouse.down()
    page.mouse.up()
    expect(page.locator("kbd.key")).to_have_count(0)


@pytest.mark.prove
def test_escape_puts_back_a_part_of_a_move_at_a_time(come: Come) -> None:
    page = come()
    steps.lay(page, begin={"position": steps.RICH})
    steps.asked(page)
    page.keyboard.press(key_of(page, "COUNTER"))
    steps.asked_for(page, "target")
    page.keyboard.press("Escape")
    steps.asked_for(page, "play")
    assert len(steps.hand(page)) == 5
    has_focus(page)


def only(**copies: int) -> dict[str, int]:
    """A deck of these cards and no others."""
    return {code: copies.get(code, 0) for code in EN.game["cards"]}


def test_digits_in_a_field_are_no_answers(come: Come) -> None:
    page = come()
    steps.lay(page, begin={"position": steps.RICH})
    steps.asked(page)
    page.locator(".sides button").nth(1).click()
    page.get_by_label(EN("table.say_label")).focus()
    page.keyboard.type("1 h b ?")
    expect(page.get_by_label(EN("table.say_label"))).to_have_value("1 h b ?")
    assert len(steps.hand(page)) == 5
    expect(steps.told(page)).to_have_count(0)
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.prove
def test_escape_closes_one_thing_after_the_other_and_gives_the_focus_back(come: Come) -> None:
    page = come()
    steps.lay(page, begin={"position": steps.RICH})
    tab_to(page, EN("table.menu"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name=EN("table.menu"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    assert page.evaluate(FOCUS)["name"] == EN("table.menu")


@pytest.mark.prove
def test_arrows_walk_through_the_hand_and_show_the_card_closely(come: Come) -> None:
    page = come()
    steps.lay(page, begin={"position": steps.RICH})
    steps.asked(page)
    cards = page.locator(".hand .card > button")
    cards.nth(2).focus()
    for key, at in {"ArrowRight": 3, "ArrowLeft": 2, "Home": 0, "End": 4}.items():
        page.keyboard.press(key)
        expect(cards.nth(at)).to_be_focused()
        expect(page.locator(".zoom.card")).to_be_visible()
        expect(page.locator(".zoom.card")).to_contain_text(re.compile(r"\w"))


@pytest.mark.prove
def test_a_new_table_is_set_up_by_keyboard(come: Come) -> None:
    page = come()
    page.goto("/")
    expect(page.get_by_role("link", name=EN("shelf.new_table")).first).to_be_visible()
    tab_to(page, EN("shelf.of_game", what=EN("shelf.new_table"), game=steps.TITLE))
    page.keyboard.press("Enter")
    page.wait_for_url("**/new/*")
    expect(page.get_by_role("button", name=EN("form.set_up"))).to_be_visible()
    tab_to(page, EN.game["option_titles"]["loot"])  # its button for fewer, then the field
    tab_to(page, EN.game["option_titles"]["loot"])
    page.keyboard.press("Control+a")
    page.keyboard.type("9")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    steps.asked(page)
    assert 0 < int(page.locator(".earth .left b").inner_text()) <= 9
