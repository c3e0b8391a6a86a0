"""Alieninjas for the tests: tables of all five modes that are nearly over, and what people do at them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser import steps
from browser.words import Words

GAME = "alieninjas"
EN, PL = Words("en", GAME), Words("pl", GAME)
MODES = ("m1_claim", "m2_memory", "m3_map", "m4_hand", "m5_rescue")


def position(mode: str, state: str, players: int = 2, **more: Any) -> dict[str, Any]:
    return {"config": {"mode": mode, "players": players, "rounds": 1, **more.pop("config", {})}, "state": state, **more}


# Three cards each; mission Thorn and Gaze. The first card of both is wanted.
CLAIM = position(
    "m1_claim",
    "WAIT_FLIP",
    piles=[["C1T3", "C2T5", "C3T1"], ["C4T6", "C5T2", "C6T7"]],
    mission=["N3", "N6"],
    flipper=0,
    config={"flip_deadline": 200, "min_exposure": 2, "claim_pause": 2},
)
CELLS = [f"C2T{n}" for n in (1, 7, 4, 2, 8)] + ["C2X", "C5X"] + [f"C5T{n}" for n in (3, 8, 4, 1, 7)]
GRID = [*CELLS, "C2T5", "C5T5", "C2T6", "C5T2", "C2T3", "C5T6"]
# Mission Volt, the last one: cells 3 and 10. One and eleven lie open.
MEMORY = position(
    "m2_memory",
    "CHOOSE",
    grid=GRID,
    up=[1, 11],
    mission="N4",
    missions=[],
    removed="N8",
    multiplier="M4",
    kept=[["N1", "N2", "N3"], ["N5", "N6", "N7"]],
    active=0,
)
# My map wants cells 3 and 9 exchanged, then it is done; the other grid lies face down.
RACE = position(
    "m3_map",
    "RUN",
    characters=["C1", "C4"],
    grids=[
        ["C1T1", "C1T6", "C1T5", "C1T7", "C1T3", "C1T8", "C1T4", "C1X", "C1T2"],
        [*[f"C4T{n}" for n in range(1, 9)], "C4X"],
    ],
    up=[[1, 3, 7, 9], []],
    maps=["P1a", "P4a"],
    announcer=0,
)
# Whoever discards the two cards without a mission has four of it.
FOUR = position(
    "m4_hand",
    "TURN",
    deck=["C5T2", "C6T2", "C6T4", "C3T4"],
    discard=["C1T5"],
    hands=[["C1T3", "C2T5", "C3T7", "C4X", "C1T1", "C1T4"], ["C5T1", "C5T3"]],
    mission=["N3", "N5", "N7", "N8"],
    multipliers=["N3", "N5"],
    active=0,
)
# The last Alieninja: two of its type, and a triple of another.
RESCUE = position(
    "m5_rescue",
    "CHOOSE",
    slots={"S11": "N1"},
    places={"V11": "C3X"},
    deck=["C1T2", "C1T6", "C1T8", "C2T6"],
    discard=["C4T7"],
    hands=[["C1T1", "C2T1", "C1T5", "C3T5", "C6T5"], ["C5T8"]],
    active=0,
)
TRIM = {**RESCUE, "state": "TRIM", "hands": [[*RESCUE["hands"][0], "C3T8", "C4T8", "C2T4"], ["C5T8"]]}
TABLES = dict(zip(MODES, (CLAIM, MEMORY, RACE, FOUR, RESCUE), strict=True))


def lay(page: Page, table: dict[str, Any], *seats: str, **wish: Any) -> steps.Laid:
    """A table as ``steps.lay`` has it; the other seat is somebody's who is not here, unless ``seats`` say else."""
    return steps.lay(page, *(seats or ("me", "friend")), game=GAME, begin={"position": table}, **wish)


def asked(page: Page) -> None:
    """Something is asked of me, and nothing moves."""
    expect(page.locator(".asking:not(.busy) .prompt.mine[data-ask]")).to_be_visible()
    steps.settled(page)


def cell(page: Page, number: int) -> Locator:
    """A cell of the grid, as people count."""
    return page.locator(f".board [data-cell='{number - 1}']")


def lies(page: Page, number: int) -> Locator:
    """What lies in a cell."""
    return cell(page, number).locator(".card").first


def middle(page: Page, where: Locator) -> tuple[float, float]:
    box = where.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, one: Locator, other: Locator) -> None:
    page.mouse.move(*middle(page, one))
    page.mouse.down()
    page.mouse.move(*middle(page, other), steps=4)
    page.mouse.up()


def in_document(page: Page, code: str, words: Words = EN) -> bool:
    """Does anything on the page, seen or not, still know this card?"""
    whole = page.evaluate("document.documentElement.outerHTML")
    return f'"{code}"' in whole or words.card(code) in whole
