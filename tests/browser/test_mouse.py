"""Playing with the mouse: click, drag, hover; and what cannot be done says why not."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from browser import steps
from browser.words import EN

Come = Callable[..., Page]


@pytest.fixture
def page(come: Come) -> Page:
    """At a table where everything can be tried: see ``steps.RICH``."""
    page = come()
    steps.lay(page, begin={"position": steps.RICH})
    steps.asked(page)
    return page


def drag(page: Page, what: Locator, to: Locator, steps: int = 24) -> None:
    start, end = what.bounding_box(), to.bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=steps)
    page.mouse.up()


def lines(page: Page, text: str) -> Locator:
    return steps.story(page).filter(has_text=text)


def test_a_card_dragged_onto_the_board_is_played(page: Page) -> None:
    drag(page, steps.card(page, "S3A"), page.locator(".earth"))
    expect(lines(page, "You take 3 tokens from")).to_have_count(1)
    steps.asked(page)
    assert steps.card(page, "S3A").count() == 0
    expect(page.locator(".dragged")).to_have_count(0)


@pytest.mark.prove
def test_a_counterattack_dragged_onto_a_seat_robs_that_seat_in_one_go(page: Page) -> None:
    name = steps.plate(page, 2).locator(".nm").inner_text()
    drag(page, steps.card(page, "COUNTER"), steps.plate(page, 2))
    expect(lines(page, f"You take 2 tokens from {name}")).to_have_count(1)


@pytest.mark.prove
def test_a_card_that_is_flung_is_not_lost_on_the_way(page: Page) -> None:
    """The mouse may have left the card before the browser tells of its first move."""
    drag(page, steps.card(page, "COUNTER"), page.locator(".earth"), steps=3)
    steps.asked_for(page, "target")


@pytest.mark.prove
def test_a_card_that_is_let_go_over_the_hand_stays_there(page: Page) -> None:
    before, ask = steps.hand(page), steps.prompt(page).get_attribute("data-ask")
    drag(page, steps.card(page, "S3A"), steps.card(page, "COUNTER"))
    page.keyboard.press("h")
    expect(steps.told(page)).to_be_visible()  # whatever was said to the server before is answered, too
    assert steps.hand(page) == before
    assert steps.prompt(page).get_attribute("data-ask") == ask
    expect(page.locator(".asking.busy, .dragged")).to_have_count(0)


def test_hovering_a_saucer_shows_who_would_be_robbed(page: Page) -> None:
    name = steps.plate(page, 1).locator(".nm").inner_text()
    steps.card(page, "S3A").hover()
    expect(steps.prompt(page)).to_contain_text(EN.card("S3A"))
    expect(steps.prompt(page)).to_contain_text(f"You take 3 tokens from {name}")
    tag = page.locator(".tag")
    expect(tag).to_have_text(EN("ufoludki.would_lose", count=3))
    expect(tag).to_be_in_viewport(ratio=1)
    at, seat = tag.bounding_box(), steps.plate(page, 1).bounding_box()
    assert at is not None
    assert seat is not None
    assert seat["x"] - 10 < at["x"] + at["width"] / 2 < seat["x"] + seat["width"] + 10, "at the seat that would lose"
    expect(page.locator(".zoom.card")).to_be_visible()
    page.mouse.move(640, 60)
    expect(tag).to_have_count(0)
    expect(page.locator(".zoom.card")).to_have_count(0)
    steps.asked_for(page, "play")


def test_a_pile_answers_why_not_and_its_rule_opens_the_rules_there(page: Page) -> None:
    page.locator("[data-pile=deck] .card").click()
    expect(steps.told(page)).to_contain_text(EN.game["why_not"]["play"]["deck"])
    expect(steps.told(page)).to_contain_text(EN.game["instead"]["play"])
    rule = steps.told(page).locator("button").first
    number = rule.inner_text().split()[-1]
    rule.click()
    expect(steps.rules_drawer(page).locator(f"[data-rule='{number}']")).to_be_focused()
    expect(steps.rules_drawer(page).locator(f"[data-rule='{number}']")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(steps.rules_drawer(page)).to_have_count(0)
    steps.told(page).get_by_role("button", name=EN("table.dismiss")).click()
    expect(steps.told(page)).to_have_count(0)


@pytest.mark.prove
def test_a_seat_that_is_not_asked_for_answers_why_not(page: Page) -> None:
    steps.plate(page, 1).click()
    expect(steps.told(page)).to_contain_text(EN.game["why_not"]["play"]["seat"])
    steps.card(page, "COUNTER").click()
    steps.asked_for(page, "target")
    steps.plate(page, 0).click()  # nobody robs themselves
    expect(steps.told(page)).to_contain_text(EN.game["why_not"]["target"]["seat"])
    expect(steps.told(page).get_by_role("button", name=EN("net.rule", number="5.2"))).to_be_visible()
    steps.plate(page, 1).click()
    expect(lines(page, "You take 2 tokens from")).to_have_count(1)
    expect(steps.told(page)).to_have_count(0)


@pytest.mark.prove
def test_a_card_when_it_is_not_my_turn_answers_why_not(come: Come) -> None:
    page = come()
    table = {place: steps.RICH[place][:2] for place in ("loot", "hands", "stacks")}
    steps.lay(page, "me", "friend", begin={"position": {**steps.RICH, **table, "active": 1}})
    expect(page.locator(".prompt.mine")).to_have_count(0)
    expect(steps.prompt(page)).to_contain_text(EN("table.waiting_for", names="Friend1"))
    steps.card(page, "S3A").click()
    expect(steps.told(page)).to_be_visible()
    rule = steps.told(page).get_by_role("button", name=EN("net.rule", number="4.4"))
    rule.click()
    expect(steps.rules_drawer(page).locator("[data-rule='4.4']")).to_be_focused()
    assert len(steps.hand(page)) == 5


@pytest.mark.prove
def test_the_third_of_a_kind_sends_three_and_the_first_two_go_along(page: Page) -> None:
    steps.card(page, "SWARM", 1).click()
    steps.asked_for(page, "count")
    steps.card(page, "SWARM", 2).hover()
    expect(page.locator(".hand .selected")).to_have_count(3)
    steps.card(page, "SWARM", 0).hover()
    expect(page.locator(".hand .selected")).to_have_count(1)
    page.get_by_role("button", name=EN("table.back"), exact=True).click()
    steps.asked_for(page, "play")
    expect(page.get_by_role("button", name=EN("table.back"), exact=True)).to_have_count(0)
    steps.card(page, "SWARM", 1).click()
    steps.asked_for(page, "count")
    steps.card(page, "SWARM", 2).click()
    expect(lines(page, "You take 3 tokens from Earth")).to_have_count(1)


@pytest.mark.prove
def test_the_buttons_of_a_question_stay_where_they_are_while_they_are_pointed_at(page: Page) -> None:
    """The words beside them change with what is pointed at; who means 1 must not hit 2."""
    steps.card(page, "SWARM").click()
    steps.asked_for(page, "count")
    page.mouse.move(640, 80)
    buttons = steps.prompt(page).get_by_role("button").all()
    assert len(buttons) == 4
    before = [left_and_top(button) for button in buttons]
    for button, words in zip(buttons, ("take 1 token", "take 2 tokens", "take 3 tokens", ""), strict=True):
        button.hover()
        expect(steps.prompt(page)).to_contain_text(words)
        assert [left_and_top(button) for button in buttons] == before


def left_and_top(thing: Locator) -> list[float]:
    box = thing.bounding_box()
    assert box is not None
    return [box["x"], box["y"]]


def test_half_a_move_is_nobody_elses_business(page: Page, come: Come) -> None:
    watcher = come()
    watcher.goto(page.url)
    steps.settled(watcher)
    shown = watcher.locator(".tbl").inner_text()
    steps.card(page, "COUNTER").click()
    steps.asked_for(page, "target")
    page.get_by_role("button", name=EN("table.back"), exact=True).click()
    steps.asked_for(page, "play")
    assert watcher.locator(".tbl").inner_text() == shown


@pytest.mark.prove
def test_asking_before_a_card_is_played_can_be_had_with_a_mouse_too(page: Page) -> None:
    sheet = steps.menu(page)
    sheet.get_by_label(EN("table.confirm")).select_option(label=EN("table.confirm_always"))
    sheet.get_by_role("button", name=EN("table.close_sheet"), exact=True).click()
    steps.card(page, "S3A").click()
    expect(page.locator(".hand .selected")).to_have_count(1)
    assert len(steps.hand(page)) == 5
    steps.confirm(page).click()
    expect(lines(page, "You take 3 tokens from")).to_have_count(1)


@pytest.mark.prove
def test_a_card_named_in_the_story_is_shown_closely(page: Page) -> None:
    steps.answer(page, "S3A")
    steps.asked(page)
    chip = page.locator(".story .chip").first
    chip.hover()
    expect(page.locator(".zoom.card")).to_contain_text(EN.game["texts"]["S3A"].split(" ")[0])
