"""Playing on the page: with the mouse, with keys, alone, together, in another language, on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser import steps

Come = Callable[..., Page]
Shots = Callable[[Page, str], None]


def test_play_now_and_a_whole_game_by_clicking_options(come: Come, shots: Shots) -> None:
    page = come()
    steps.sit_at_once(page)
    steps.asked(page)
    expect(page.get_by_role("status").filter(has_text="Play a card.")).to_be_visible()
    expect(page.locator(".seat.me .card").first).to_be_visible()
    shots(page, "table")
    steps.play_to_the_end(page)
    expect(page.get_by_role("heading", name="Result")).to_be_visible()
    expect(page.locator(".won")).not_to_have_count(0)
    shots(page, "end")
    before = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != before)
    steps.live(page)


def test_a_game_can_be_played_with_the_keyboard_alone(come: Come) -> None:
    page = come()
    page.goto("/")
    expect(page.get_by_role("button", name="Play now: ")).to_be_visible()
    tab_to(page, re.compile("Play now"))
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    steps.live(page)
    for _ in range(3):
        steps.asked(page)
        before = page.locator(".asking").inner_text()
        page.keyboard.press("1")
        expect(page.locator(".asking")).not_to_have_text(before, use_inner_text=True)
    assert steps.story(page).count() > 0
    steps.asked(page)
    tab_to(page, re.compile("^Hint$"))
    page.keyboard.press("Enter")
    expect(page.locator(".told")).not_to_be_empty()
    expect(page.locator(".option.advised")).to_have_count(1)
    tab_to(page, re.compile("Would this be allowed"))
    page.keyboard.press("Enter")
    tab_to(page, re.compile("A move in words"))
    page.keyboard.type("1")
    lines = steps.story(page).count()
    page.keyboard.press("Backspace")
    page.keyboard.type("NONSENSE")
    page.keyboard.press("Enter")
    expect(page.locator(".told")).to_contain_text("rule")
    expect(page.locator(".told")).to_contain_text("Possible")
    assert steps.story(page).count() == lines, "a digit that is typed into a field is no answer"


def tab_to(page: Page, name: re.Pattern[str]) -> None:
    """Press Tab until something of this name has the focus."""
    for _ in range(80):
        page.keyboard.press("Tab")
        said = page.evaluate("""() => {
            const at = document.activeElement;
            const label = at.labels?.[0]?.textContent;
            return at.getAttribute('aria-label') ?? label ?? at.textContent ?? '';
        }""")
        if name.search(said):
            return
    raise AssertionError(f"Tab never comes to {name.pattern}")


def test_two_people_and_a_spectator(come: Come) -> None:
    host, friend, spectator = come(), come(), come()
    host.goto("/")
    host.get_by_label("Your name").first.fill("Zyx")
    host.get_by_role("button", name="Keep it").click()
    expect(host.get_by_text("Hello, Zyx.")).to_be_visible()
    address = steps.set_up(host, "Me", "Open seat", listed=True, rules=steps.SHORT)
    steps.live(host)
    expect(host.get_by_text("The game has not begun.")).to_be_visible()

    friend.goto("/")
    friend.get_by_role("link", name=f"{steps.GAME} · take part").first.click()
    friend.get_by_label("Your name").fill("Bleep")
    friend.get_by_role("button", name="Take seat 2").click()
    spectator.goto(address)
    for page in (host, friend, spectator):
        expect(page.locator(".seat h3").filter(has_text="Bleep")).to_be_visible()
    expect(host.get_by_text("1 watching")).to_be_visible()

    expect(host.locator(".seat.me .card").first).to_be_visible()
    expect(friend.locator(".seat.me .card").first).to_be_visible()
    expect(spectator.locator(".seat.me")).to_have_count(0)
    expect(spectator.locator(".seat .card")).to_have_count(0)
    expect(host.locator(".seat:not(.me) .card")).to_have_count(0)

    host.get_by_label("Your words").fill("Hello <b>there</b>")
    host.get_by_role("button", name="Say", exact=True).click()
    for page in (host, friend, spectator):
        expect(page.get_by_role("log", name="Chat")).to_contain_text("Zyx: Hello <b>there</b>")
    friend.get_by_text("Quick phrases").click()
    friend.get_by_role("button", name="Good luck!").click()
    expect(spectator.get_by_role("log", name="Chat")).to_contain_text("Bleep: Good luck!")
    expect(spectator.get_by_label("Your words")).to_be_hidden()

    steps.play_to_the_end(host, friend)
    expect(spectator.locator(".scores")).to_be_visible()
    told = [page.get_by_role("log", name="Log").inner_text() for page in (host, friend, spectator)]
    assert all("Zyx plays" in text for text in told)


def test_a_reload_in_the_middle_of_a_game_returns_to_the_seat(come: Come) -> None:
    page = come()
    steps.sit_at_once(page)
    steps.answer(page)
    steps.asked(page)
    before = seen(page)
    page.reload()
    steps.live(page)
    steps.asked(page)
    assert seen(page) == before
    steps.answer(page)


def seen(page: Page) -> list[str]:
    return [*page.locator(".seat").all_inner_texts(), *page.locator(".option").all_inner_texts()]


# Hands of cards that ask for a target, and others; both kinds are in the first hand.
TWO_PARTS = {**steps.deck(COUNTER=10, RECRUIT=5), "start_seat": "0", "seed": "3"}


def test_a_move_of_two_parts_can_be_taken_back_half_way(come: Come) -> None:
    page, onlooker = come(), come()
    address = steps.set_up(page, "Me", "Bot", "Bot", rules=TWO_PARTS)
    onlooker.goto(address)
    steps.live(onlooker)
    steps.asked(page)
    before = seen(page)
    shown = onlooker.locator(".middle").inner_text()
    steps.options(page).filter(has_text="Animal counterattack").click()
    expect(page.locator(".prompt")).to_have_text("Whose loot do the animals chase away?")
    assert steps.options(page).count() == 2
    page.get_by_role("button", name="Back").click()
    expect(page.locator(".prompt")).to_have_text("Play a card.")
    expect(page.get_by_role("button", name="Back")).to_be_hidden()
    assert seen(page) == before
    assert onlooker.locator(".middle").inner_text() == shown
    expect(steps.story(page)).to_have_count(0)


def test_polish(come: Come, shots: Shots) -> None:
    page = come()
    page.goto("/")
    page.get_by_label("Language").select_option("pl")
    expect(page.get_by_role("heading", name="Gry karciane z innego świata")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "pl"
    page.get_by_role("button", name=f"Graj teraz: {steps.GAME}").click()
    page.wait_for_url("**/t/*")
    steps.live(page)
    expect(page.locator(".prompt.mine")).to_have_text("Zagraj kartę.")
    expect(page.get_by_role("group", name="Możliwości").get_by_role("button").first).to_be_visible()
    shots(page, "polish")


def test_whoever_speaks_polish_is_greeted_in_polish(come: Come) -> None:
    page = come(locale="pl-PL")
    page.goto("/")
    expect(page.get_by_role("heading", name="Gry karciane z innego świata")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_nothing_sticks_out_on_a_laptop_or_a_phone(come: Come, shots: Shots, width: int, height: int) -> None:
    page = come(viewport={"width": width, "height": height})
    page.goto("/")
    expect(page.get_by_role("button", name="Play now: ")).to_be_visible()
    assert_fits(page)
    shots(page, f"front-{width}")
    page.get_by_role("button", name="New table: ").click()
    assert_fits(page)
    shots(page, f"new-{width}")
    page.keyboard.press("Escape")
    steps.sit_at_once(page)
    steps.asked(page)
    assert_fits(page)
    shots(page, f"table-{width}")


def assert_fits(page: Page) -> None:
    wide, shown = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    assert wide <= shown


def test_the_rules_are_at_hand(come: Come) -> None:
    page = come()
    steps.sit_at_once(page)
    page.get_by_role("button", name="Rules").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("General saving Earth")
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)
