"""Games that nobody has drawn a table for: they are played on the generic board, with clocks, races and secret bids."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from browser import steps
from browser.conftest import People, Rooms
from browser.serving import Serving
from browser.words import EN

Come = Callable[..., Page]


@pytest.fixture
def come(rooms: Rooms, toy_shop: Serving) -> Iterator[Come]:
    with People(rooms, toy_shop.url) as people:
        yield people.come


@pytest.mark.prove
@pytest.mark.parametrize("game", ["magpie", "auction", "oracle"])
def test_a_whole_toy_game_is_clicked_on_the_generic_board(come: Come, game: str) -> None:
    page = come()
    steps.lay(page, game=game, begin={"seed": 4})
    expect(page.locator(".any .plate")).to_have_count(3)
    steps.play_to_the_end(page, choose=steps.first_button_or_card)
    expect(page.locator(".ending ol > li")).to_have_count(3)


@pytest.mark.prove
def test_a_question_with_many_answers_leaves_room_for_the_board(come: Come) -> None:
    page = come()
    steps.lay(page, game="oracle", begin={"seed": 4})
    while page.locator(".prompt .loose").count() < 10:
        steps.first_button_or_card(page)
        steps.asked(page)
    box = steps.prompt(page).bounding_box()
    assert box is not None
    for button in page.locator(".prompt .loose").all():
        at = button.bounding_box()
        assert at is not None
        assert box["x"] <= at["x"], "no answer sticks out of the question"
        assert at["x"] + at["width"] <= box["x"] + box["width"]
    board, hand = page.locator(".board").bounding_box(), page.locator(".hand").bounding_box()
    assert board is not None
    assert hand is not None
    assert board["height"] > 160
    assert hand["y"] + hand["height"] < 725


@pytest.mark.prove
def test_a_toy_has_its_box_on_the_shelf_and_its_rules_at_hand(come: Come) -> None:
    page = come()
    page.goto("/")
    page.get_by_role("button", name=EN("shelf.of_game", what=EN("shelf.play_now"), game="Magpie")).click()
    page.wait_for_url("**/t/*")
    steps.asked(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Magpie")
    expect(page.get_by_role("dialog").locator("[data-rule='2.1']")).to_be_attached()


# At once: the card may be gone before a mouse has come there.
CLAIM = """() => {
    window.claimed = 0;
    new MutationObserver(() => {
        const buttons = [...document.querySelectorAll('.prompt .loose:not(:disabled)')];
        const claim = buttons.find((button) => button.textContent.includes('Claim it'));
        if (!claim) return;
        window.claimed += 1;
        claim.click();
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
}"""


@pytest.mark.prove
def test_a_race_goes_on_by_itself_and_can_be_won_by_a_click(come: Come) -> None:
    """Time runs by itself here: a card that nobody claims is gone."""
    page, friend = come(), come()
    laid = steps.lay(page, "me", "invite", game="slap", begin={"seed": 7})
    friend.goto(f"{laid.address}#invite={laid.invites['1']}")
    page.evaluate(CLAIM)
    steps.sit_down(friend)
    expect(page.locator(".ending")).to_be_visible()
    assert page.evaluate("window.claimed")
    expect(friend.locator(".ending")).to_be_visible()
    lines = steps.story(page)
    assert lines.filter(has_text="claims").count() + lines.filter(has_text="Nobody wanted").count() == 20


# What my clock ever showed while it warned me: by the time a test looks, it may have run out.
WATCH_CLOCK = """() => {
    window.clocks = new Set();
    const look = () => {
        const clock = document.querySelector(".plate[data-seat='0'] .clock");
        if (clock?.classList.contains('soon')) window.clocks.add(clock.innerText);
    };
    const everything = { childList: true, subtree: true, attributes: true, characterData: true };
    new MutationObserver(look).observe(document, everything);
}"""


@pytest.mark.prove
def test_a_clock_runs_down_and_then_the_rule_answers(come: Come) -> None:
    page = come()
    page.add_init_script(f"({WATCH_CLOCK})()")
    clock = {"name": "own", "move": 3, "bank": 1}
    steps.lay(page, "me", "bot", game="magpie", clock=clock, begin={"seed": 4})
    expect(steps.story(page).filter(has_text="Zyx plays")).not_to_have_count(0)  # nobody clicked
    expect(steps.plate(page, 0)).to_contain_text(EN("table.stand_in"))  # after two in a row
    shown: list[str] = page.evaluate("[...window.clocks]")
    assert len(shown) > 1, "it runs"
    assert all("0:0" in one for one in shown)
    page.reload()
    steps.settled(page)
    expect(steps.plate(page, 0)).not_to_contain_text(EN("table.stand_in"))


@pytest.mark.prove
def test_secret_bids_show_nothing_until_all_are_in(come: Come) -> None:
    page, friend = come(), come()
    laid = steps.lay(page, "me", "invite", game="auction", begin={"seed": 4})
    friend.goto(f"{laid.address}#invite={laid.invites['1']}")
    steps.sit_down(friend)
    steps.asked(friend)
    steps.answer(page)  # which card
    steps.answer(page)  # double or not
    expect(steps.prompt(page)).to_contain_text(EN("table.waiting_for", names="")[:8])
    assert steps.story(friend).filter(has_text="bids").count() == 0
    steps.answer(friend)
    steps.answer(friend)
    for one in (page, friend):
        expect(steps.story(one).filter(has_text="bids")).to_have_count(2)
