"""Earth Gambit: Light for the tests: tables with chosen hands and piles, and what people do at them."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser import steps
from browser.words import Words

GAME = "gambit"
EN, PL = Words("en", GAME), Words("pl", GAME)
TITLE = str(EN.game["game"]["name"])
TEAMS = {
    3: ["alien", "scientist", "extinctionist"],
    4: ["alien", "scientist", "extinctionist", "extinctionist"],
    5: ["alien", "scientist", "extinctionist", "alien", "scientist"],
    8: [*["alien"] * 3, *["scientist"] * 3, *["extinctionist"] * 2],
}
PILE = ["R", "B", "steal_card", "Y", "R", "B", "heal_all", "R", "B", "R", "trade_cards", "B"]
TRACK: list[Any] = ["R", "B", "YR", "B", "R", {"card": "R", "covered_by": "cancel_science"}, "B", "Y", "R"]


def position(hands: list[list[str]], **more: Any) -> dict[str, Any]:
    """The first seat is about to play."""
    config = {"players": len(hands), "seed": 7, **more.pop("config", {})}
    given = {"turn": 17, "active": 0, "state": "PLAY", "roles": TEAMS[len(hands)], "hands": hands}
    lying = {"draw": PILE * 2, "discard": ["R", "peek_any_card", "skip_turn", "B"], "science": TRACK}
    return {"config": config, **given, **lying, **more}


# Everything that can lie in front of somebody; blue is banned.
FIVE = position(
    [["B", "passed:peek_any_card", "drawn:YB"], ["B"], ["R"], [], ["steal_card"]],
    damaged=[False, False, False, True, False],
    protects=[1, 1, 0, 0, 0],
    skips=[0, 0, 0, 0, 1],
    forces=[[], [], [], ["drawn"], []],
    psych={"card": "psych_weapon", "owner": 2},
)
THREE = position([["R", "passed:damage_or_heal", "drawn:cancel_science"], ["B"], ["R"]], protects=[0, 1, 0])
EIGHT = position(
    [["steal_card", "passed:force_to_play", "drawn:trade_cards"], ["B"], ["R"], ["Y"], ["heal_all"], ["B"], [], ["R"]],
    damaged=[*[False] * 6, True, False],
    protects=[1, 2, 0, 1, 0, 0, 0, 1],
    skips=[0, 0, 1, 0, 1, 0, 0, 1],
    forces=[[], ["held"], [], ["drawn", "held"], [], [], [], ["passed"]],
    psych={"card": "psych_defence", "owner": 3},
    config={"special_abilities": True},
    abilities=["sit_out", "veto", "ambush", "redirect", "self_heal", "redraft", "refuse", "double_play"],
)
# I have a Protect; what I turn over I may well aim at myself.
NESTED = position(
    [["steal_card", "passed:play_top_card", "drawn:B"], ["B"], ["R"], ["Y"]],
    protects=[1, 0, 0, 0],
    draw=["damage_or_heal", "R", "B", "R", "B", "R"],
)
LOOKING = position([["R", "passed:peek_any_card", "drawn:rearrange_top_3"], ["B"], ["R"], ["Y"]])
TAKING = position(
    [["R", "passed:take_from_discard", "drawn:B"], ["B"], ["R"], ["Y"]],
    discard=["R", "B", "steal_card", "skip_turn", "heal_all", "trade_cards", "Y", "psych_weapon", "YB", "reset_hands"],
)
# One yellow card is missing, and I have it.
LAST = position([["R", "passed:Y", "drawn:B"], ["B"], ["R"], ["Y"], ["heal_all"]])


# -- coming to a table -------------------------------------------------------------------------------------------------


def lay(page: Page, table: dict[str, Any], *seats: str, **wish: Any) -> steps.Laid:
    """A table as ``steps.lay`` has it: mine and bots, unless ``seats`` say something else."""
    kinds = seats or ("me", *["bot"] * (len(table["hands"]) - 1))
    return steps.lay(page, *kinds, game=GAME, begin={"position": table}, **wish)


# -- at the table ------------------------------------------------------------------------------------------------------


def asked(page: Page, question: str, words: Words = EN) -> None:
    """Check that this is asked now.

    The prompt itself may show what is pointed at; screen readers have read the question.
    """
    expect(page.locator(".live > [role=status]").last).to_contain_text(words.asking(question))
    expect(page.locator(".asking:not(.busy) .prompt.mine[data-ask]")).to_be_visible()
    steps.settled(page)


def held(page: Page, code: str, words: Words = EN) -> Locator:
    """A card of the own hand, by its name."""
    hand = page.get_by_role("group", name=words("table.hand"), exact=True)
    return hand.get_by_role("button", name=re.compile(f"^{re.escape(words.card(code))}(,|$)")).first


def button(page: Page, question: str, choice: str, words: Words = EN) -> Locator:
    """An answer beside the prompt."""
    return page.locator(".prompt").get_by_role(
        "button", name=re.compile(re.escape(words.game["choices"][question][choice]))
    )


def lane(page: Page, colour: str) -> Locator:
    return page.locator(f"[data-lane={colour}]")


def role(page: Page, words: Words = EN) -> Locator:
    """The own role, face down."""
    return page.get_by_role("button", name=words("gambit.role_hold"), exact=True)


def going_on(page: Page) -> list[str]:
    """The cards being played, the outermost first."""
    found: list[str] = page.locator(".going.some [data-card]").evaluate_all("all => all.map((one) => one.dataset.card)")
    return found
