"""What people do on the page, in the words of the page."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

PATIENCE = 20.0  # s
GAME = "Ufoludki"
SHORT = {"loot": "12"}  # a game of a few turns


def sit_at_once(page: Page) -> None:
    """From the front page to a table with bots."""
    page.goto("/")
    page.get_by_role("button", name=f"Play now: {GAME}").click()
    page.wait_for_url("**/t/*")
    live(page)


def deck(**copies: int) -> dict[str, str]:
    """The rules for a deck of these cards and no others."""
    codes = ("S2A", "S2B", "S3A", "S3B", "S4A", "S4B", "COUNTER", "RECRUIT", "SWARM", "GENERAL")
    return {f"deck.{code}": str(copies.get(code, 0)) for code in codes}


def set_up(page: Page, *seats: str, phrase: str = "", listed: bool = False, rules: dict[str, str] | None = None) -> str:
    """A new table through the form: seats by their labels (``Me``, ``Open seat``, …; ``Bot`` is the usual one), bots at
    once, ``rules`` by the names of the fields. Its address."""
    page.goto("/")
    page.get_by_role("button", name=f"New table: {GAME}").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Seats", exact=True).select_option(str(len(seats)))
    for number, kind in enumerate(seats, start=1):
        chair = sheet.get_by_label(f"Seat {number}", exact=True)
        if kind != "Bot":
            chair.select_option(label=kind)
    sheet.get_by_label("Bots play").select_option(label="at once")
    sheet.get_by_label("Pass phrase").fill(phrase)
    sheet.get_by_label("Show it on the front page").set_checked(listed)
    sheet.get_by_text("House rules").click()
    for name, value in (rules or {}).items():
        field = sheet.locator(f"[name='{name}']")
        if field.evaluate("field => field.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
    sheet.get_by_role("button", name="Set up the table").click()
    page.wait_for_url("**/t/*")
    return page.url


def live(page: Page) -> None:
    expect(page.locator("main[data-line=live]")).to_be_visible()


def options(page: Page) -> Locator:
    return page.get_by_role("group", name="Options").get_by_role("button")


def asked(page: Page) -> Locator:
    expect(options(page).first).to_be_visible()
    return options(page)


def story(page: Page) -> Locator:
    return page.get_by_role("log", name="Log").get_by_role("listitem")


def until(true: Callable[[], bool], what: str, seconds: float = PATIENCE) -> None:
    """Wait for a condition that the page alone cannot express."""
    end = time.monotonic() + seconds
    while not true():
        if time.monotonic() > end:
            raise AssertionError(f"did not happen: {what}")
        time.sleep(0.02)


def answer(page: Page) -> None:
    """Take the first option, and wait until the page has heard of it."""
    asked(page).first.click()
    expect(page.locator(".asking.busy")).to_have_count(0)


def play_to_the_end(*players: Page, seconds: float = 120) -> None:
    """Whoever is asked takes the first option, until everybody sees the result."""
    end = time.monotonic() + seconds
    while not all(page.locator(".scores").is_visible() for page in players):
        assert time.monotonic() < end, "the game does not end"
        for page in players:
            if options(page).first.is_visible():
                options(page).first.click()
                expect(page.locator(".asking.busy")).to_have_count(0)
        players[0].wait_for_timeout(10)  # lets messages come in
