"""Every kind of moment of Alieninjas, in all five modes, for tests that look at them all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, expect

from browser import ninjas, steps
from browser.words import EN, Words

LONG_NAME = "Bartholomäus der Dritte"
SIX_BOTS = ("me", *["bot"] * 5)


def crowd(mode: str) -> dict[str, Any]:
    """Six people, and as much on the table as there can be."""
    table = {**ninjas.TABLES[mode], "config": {**ninjas.TABLES[mode]["config"], "players": 6}}
    types = range(1, 9)
    if mode == "m1_claim":
        gained = [[f"C{seat}T{n}" for n in (1, 2, 3, 4, 5)] + [f"C{seat}X"] for seat in range(1, 7)]
        piles = [[f"C{seat}T7"] for seat in range(1, 7)]
        slow = {"flip_deadline": 4000, "min_exposure": 4000}  # nobody turns the next card before all was looked at
        config = {**table["config"], **slow}
        return {
            **table,
            "config": config,
            "state": "EXPOSED",
            "piles": piles,
            "gained": gained,
            "stack": ["C1T8"],
            "flipper": 0,
        }
    if mode == "m2_memory":
        return {**table, "missions": ["N7"], "removed": "N8", "kept": [["N1", "N2"], ["N3"], ["N5"], ["N6"], [], []]}
    if mode == "m3_map":
        grids = [ninjas.RACE["grids"][0], *[[*[f"C{c}T{n}" for n in types], f"C{c}X"] for c in (4, 2, 3, 5, 6)]]
        up = [[1, 3, 5, 7, 9], [1, 2], [3], [], [4, 5, 6], [9]]
        others = {"maps": ["P1b", "P2b", "P3b", "P4b", "P5b", "P6b"], "frozen": [False, *[True] * 5]}
        config = {**table["config"], "m3_side": "b"}
        return {
            **table,
            "config": config,
            "characters": [f"C{c}" for c in (1, 4, 2, 3, 5, 6)],
            "grids": grids,
            "up": up,
            **others,
        }
    hands = [[*ninjas.FOUR["hands"][0], "C1T8"], *[[f"C{seat}T{n}" for n in (1, 3)] for seat in (2, 3, 4, 5, 6)]]
    return {**table, "hands": hands}


def of_alieninjas(page: Page, words: Words = EN) -> Iterator[str]:
    del words
    ninjas.lay(page, crowd("m1_claim"), *SIX_BOTS, alias=LONG_NAME)
    ninjas.asked(page)
    yield "Quick Claim, six seats, an open card"
    ninjas.lay(page, crowd("m2_memory"), *SIX_BOTS)
    ninjas.asked(page)
    yield "Memory, six seats"
    ninjas.lay(page, ninjas.MEMORY)
    ninjas.asked(page)
    page.locator(".way.reveal").click()
    ninjas.cell(page, 4).locator("button").click()
    expect(ninjas.lies(page, 4)).to_have_attribute("data-sight", "all")
    ninjas.asked(page)
    yield "Memory, the second card"
    ninjas.lay(page, crowd("m3_map"), *SIX_BOTS)
    ninjas.asked(page)
    yield "Map Race, six seats"
    ninjas.lay(page, crowd("m4_hand"), *SIX_BOTS)
    ninjas.asked(page)
    for code in ("C1T1", "C1T4"):
        page.locator(f".hand .card[data-card={code}] button").press("Enter")  # they lie over each other
    page.locator("[data-mission='3'] .twice").click()
    expect(page.locator(".here").first).to_be_visible()
    yield "Four of a Mission, six seats, a doubler taken up"
    steps.lay(page, *SIX_BOTS, game=ninjas.GAME, mode="m5_rescue", begin={"seed": 5}, options={"first_player": 0})
    ninjas.asked(page)
    page.keyboard.press("d")
    expect(page.locator(".push .row .card")).to_have_count(1)
    ninjas.asked(page)
    yield "Rescue Grid, six seats, a card turned over"
    ninjas.lay(page, ninjas.TRIM)
    ninjas.asked(page)
    yield "Rescue Grid, too many cards"
    steps.lay(page, "me", "bot", game=ninjas.GAME, mode="m3_map", begin={"seed": 5})
    expect(page.locator(".pause .btn.go")).to_be_visible()
    yield "Map Race, before the start"
    ninjas.lay(page, {**ninjas.RESCUE, "config": {**ninjas.RESCUE["config"], "rounds": 2}})
    ninjas.asked(page)
    page.locator("[data-slot=S11] button").click()
    expect(page.locator(".payment")).to_be_visible()
    yield "Rescue Grid, what it costs"
    page.keyboard.press("Escape")
    capture_the_last(page)
    expect(page.locator(".pause .btn.go")).to_be_visible()
    yield "between two rounds"
    ninjas.lay(page, ninjas.RESCUE)
    ninjas.asked(page)
    capture_the_last(page)
    expect(page.locator(".ending")).to_be_visible()
    yield "end"


def capture_the_last(page: Page) -> None:
    page.locator("[data-slot=S11] button").click()
    page.locator(".triples .btn").click()
    page.locator(".payment .btn.go").click()
