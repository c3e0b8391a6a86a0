"""Alien Getaway for the tests: tables with scripted dice and few cards, and what people do at them."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, Route, expect

from browser import steps
from browser.frenzy import lines_of
from browser.words import Words

GAME = "getaway"
EN, PL = Words("en", GAME), Words("pl", GAME)
TITLE = str(EN.game["game"]["name"])
STRAIGHT, LEFT, RIGHT = "0", "1", "2"


def position(hands: list[list[str]], piles: list[list[str]], route: str = "", **more: Any) -> dict[str, Any]:
    """``route``: ``Y5s:S B2c:L``, from its start."""
    laid = [dict(zip(("card", "turn"), step.split(":"), strict=True)) for step in route.split()]
    config = {"players": len(hands), **more.pop("config", {})}
    return {"config": config, "state": "PLAY", "hands": hands, "piles": piles, "route": laid, **more}


# A whole game against one bot. I lay two blue cards, fly two too far and settle Yellow on Yellow; the bot draws the
# last two cards, can lay neither and passes; my last turn is a safe one.
WHOLE = position(
    [["B2c", "B3s", "G1s", "Y4p"], []],
    [["Y1s"], ["F1s"]],
    "Y5s:S F2s:S",
    zoid=1,
    draw=["B1p", "B5p"],
    chance=[[1, 2, 5, 6], [1, 3, 6, 6], [2, 3, 4, 5]],
)
# Two penalty cards to settle: one of them cancels the top of the pile, and so would a Planet card afterwards.
SETTLING = position(
    [["G3p", "B2s"], ["F3s"]],
    [["G1s", "Y3s"], ["F1s", "B1s"]],
    "B4s:S F2s:S",
    state="SETTLE",
    pending=["Y5s", "G2c"],
    zoid=1,
    draw=["B1p", "B5p", "F5c", "F4c"],
)
# Four people, a long and winding route, full piles and a full hand.
LONG = (
    "B1s:S B2s:S B3c:R B4s:S B5s:S G1c:L G2s:S G3s:S G4s:S G5c:R Y1s:S Y2s:S Y3c:L Y4s:S Y5s:S F1c:R F2s:S F3s:S F4c:L "
    "F5s:S W4s:S B1c:R B2c:L G1s:S G2c:L Y1c:R"
)
CROWD = position(
    [
        ["F1s", "F2c", "F3c", "G3c", "G4c", "Y2c", "Y3s", "W5c", "G3p"],
        ["F5c", "F4s"],
        ["B3s", "B4c"],
        ["Y4c"],
    ],
    [["B5c", "G1p", "F2p", "Y2p", "B1p", "B5p", "F3p"], ["Y4p"], [], ["W5p", "Y5c"]],
    LONG,
    zoid=24,
    draw=["G5s"],
)
# The own curve may only turn one way: on the other side lies the planet.
BESIDE_THE_PLANET = position([["B2c", "B3s"], ["F1c"]], [["Y1s"], ["F1s"]], "G1c:L", zoid=0, draw=["B1p", "B5p"])


# -- coming to a table -------------------------------------------------------------------------------------------------


def lay(page: Page, table: dict[str, Any], *seats: str, **wish: Any) -> steps.Laid:
    """A table as ``steps.lay`` has it: mine and bots, unless ``seats`` say something else."""
    kinds = seats or ("me", *["bot"] * (len(table["hands"]) - 1))
    return steps.lay(page, *kinds, game=GAME, begin={"position": table}, **wish)


def lay_alone(page: Page, seed: int = 5, **options: Any) -> steps.Laid:
    """Alone against Oola."""
    return steps.lay(page, "me", game=GAME, mode="solo", begin={"seed": seed}, options=options)


def whatever_is_set_up_is(page: Page, table: dict[str, Any]) -> None:
    """Every table that is set up on this page becomes this one, against quick bots."""
    seats = [{"kind": "me"}, *[{"kind": "bot"} for _ in table["hands"][1:]]]

    def lay_out(route: Route) -> None:
        asked = route.request.post_data_json
        if route.request.method != "POST" or asked is None:
            return route.continue_()
        wish = {key: value for key, value in asked.items() if key not in ("options", "mode")}
        return route.continue_(post_data=json.dumps({**wish, "seats": seats, "pace": 0, "begin": {"position": table}}))

    page.route("**/api/tables", lay_out)


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


def sign(page: Page, turn: str, words: Words = EN) -> Locator:
    """On the map: this way."""
    return page.locator(".map").get_by_role("button", name=words.game["choices"]["turn"][turn], exact=True)


def pending(page: Page, code: str, words: Words = EN) -> Locator:
    """A penalty card to settle."""
    return page.locator(".pending").get_by_role("button", name=re.compile(f"^{re.escape(words.card(code))}(,|$)"))


def own_pile(page: Page) -> Locator:
    return page.locator(".mine .fan")


def button(page: Page, question: str, choice: str, words: Words = EN) -> Locator:
    """An answer beside the prompt."""
    return page.locator(".prompt").get_by_role("button", name=words.game["choices"][question][choice], exact=True)


def on_map(page: Page) -> list[str]:
    """The cards of the route, from its start."""
    found: list[str] = page.locator(".map [data-card]").evaluate_all("all => all.map((one) => one.dataset.card)")
    return found


def built(page: Page) -> list[str]:
    found: list[str] = page.locator(".map [data-built]").evaluate_all("all => all.map((one) => one.dataset.built)")
    return found


def piled(page: Page) -> list[str]:
    """The own pile as it is fanned, its top last."""
    found: list[str] = page.locator(".mine .fan .card[data-card]").evaluate_all(
        "all => all.map((one) => one.dataset.card)"
    )
    return found


def lines(page: Page, what: str, words: Words = EN, **values: object) -> Locator:
    """Lines of the story that tell of this."""
    return lines_of(page, what, words, **values)


def any_answer(page: Page) -> None:
    """The first thing on the table that can be chosen; nobody passes who can do something."""
    steps.asked(page)
    ask = steps.prompt(page).get_attribute("data-ask")
    places = (".map .turn", ".pending .card", ".hand .card", ".prompt .loose")
    may = [page.locator(f"{place}[data-word]") for place in places]
    one = next(found for found in may if found.count()).first
    one.evaluate("one => (one.matches('button') ? one : one.querySelector('button')).click()")
    steps.another_question(page, ask)
