"""Alien Frenzy for the tests: tables with few cards and scripted chance, and what people do at them."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, Route, WebSocket, expect

from browser import steps
from browser.words import Words

GAME = "frenzy"
EN, PL = Words("en", GAME), Words("pl", GAME)
TITLE = str(EN.game["game"]["name"])


def position(hands: list[list[str] | None], phase: int, **more: Any) -> dict[str, Any]:
    return {"config": {"expansion": True}, "phase": phase, "hands": hands, **more}


# A whole game against one bot. I hide a UFO on top of the Supply and draw it at once; three turns later the bot has one
# Character for two aliens. Nothing is left to chance.
WHOLE = position(
    [["DEFEND.R", "DEFEND.G", "SCAVENGE.B", "GREY", "SAFETY"], ["GREY"]],
    1,
    supply=["VIEW", "GREY", "GREY", "SHUFFLE"],
    reserve=["UFO#2", "UFO#3"],
    invasion=["ALIEN.RG", "RELAX1", "ALIEN.RG"],
    chance=[["GREY", "VIEW", "GREY", "SHUFFLE", "SCAVENGE.B", "UFO#2"]],
)
# A quiet turn of three where every kind of card can be tried.
QUIET = position(
    [["DEFEND.R", "SCAVENGE.G", "VIEW", "REARRANGE", "SAFETY", "SWAPSIES", "REVERSE"], ["GREY"] * 7, ["GREY"] * 7],
    1,
    supply=["SHUFFLE", "DEFEND.B", "STEAL.R", "VIEW_TWO", "GREY", "GREY", "DEFLECT.B", "UFO#1"],
    reserve=["UFO#2", "UFO#3", "UFO#4"],
    invasion=["RELAX1"],
)
# The first turn of three in a row: a red and a green alien come next, and then there is a rest.
ATTACK = position(
    [["DEFEND.R", "SCAVENGE.G", "GREY", "VIEW"], ["GREY"], ["GREY"]],
    2,
    turns_left=3,
    supply=["GREY", "SAFETY", "DEFEND.B", "SHUFFLE", "GREY"],
    discard=["UFO#1"],
    invasion=["ALIEN.RG", "RELAX1", "RELAX1", "ALIEN.GB", "ALIEN.RB"],
)

# As many people, cards and remarks as a table can have to show.
SIX = position(
    [
        ["DEFEND.R", "SCAVENGE.G", "DEFLECT.GOLD", "GREY", "GREY", "VIEW", "VIEW", "SAFETY", "RAD_REVERSE", "STEAL.B"],
        ["GREY"] * 7,
        None,
        ["GREY"] * 9,
        None,
        ["GREY"],
    ],
    2,
    dir=-1,
    turns_left=4,
    out=[0, 0, 1, 0, 2, 0],
    supply=["GREY", "SAFETY", "DEFEND.B"] * 8,
    discard=["UFO#1", "GREY", "ALIEN.RGB", "DEFEND.R", "SHUFFLE", "RELAX1", "REVIVE.G"] + ["GREY"] * 12,
    mimics=["MIMIC", "MIMIC"],
    invasion=["ALIEN.RGB", "RELAX1", "STEALTH", "ALLIANCE"] * 8,
    known=[{"place": "invasion", "at": at, "seats": [0]} for at in (2, 9, 31)],
)


def for_two(table: dict[str, Any]) -> dict[str, Any]:
    return {**table, "hands": table["hands"][:2]}


# -- coming to a table -------------------------------------------------------------------------------------------------


def lay(page: Page, table: dict[str, Any], *seats: str, **wish: Any) -> steps.Laid:
    """A table as ``steps.lay`` has it: mine and bots, unless ``seats`` say something else."""
    kinds = seats or ("me", *["bot"] * (len(table["hands"]) - 1))
    return steps.lay(page, *kinds, game=GAME, begin={"position": table}, **wish)


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


def come_in(page: Page, laid: steps.Laid, seat: int | None = None) -> None:
    """Another person comes: with the invitation for a seat, or to watch."""
    if seat is None:
        page.goto(laid.address)
    else:
        page.goto(f"{laid.address}#invite={laid.invites[str(seat)]}")
        steps.sit_down(page)
    steps.settled(page)


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


def reserve(page: Page, code: str, words: Words = EN) -> Locator:
    """A UFO that nobody has sighted yet."""
    sky = page.get_by_role("group", name=words("frenzy.reserve"), exact=True)
    return sky.get_by_role("button", name=words.card(code))


def spread(page: Page) -> Locator:
    """The deck to point into."""
    return page.get_by_role("slider")


def alien(page: Page, colour: str, words: Words = EN) -> Locator:
    """A lane of the attack."""
    return page.locator(".lane").filter(has=page.get_by_role("img", name=words(f"frenzy.alien_{colour}"), exact=True))


def slot(page: Page, colour: str, words: Words = EN) -> Locator:
    return page.get_by_role("button", name=words(f"frenzy.against_{colour}"), exact=True)


def button(page: Page, name: str) -> Locator:
    return page.locator(".me").get_by_role("button", name=name)


def no_action(page: Page, words: Words = EN) -> Locator:
    return button(page, words.game["choices"]["action"]["pass"])


def secretly(page: Page, words: Words = EN) -> Locator:
    return button(page, words.game["choices"]["say"]["0"])


def key_of(page: Page, code: str) -> str:
    return str(steps.hand(page).index(code) + 1)


def any_answer(page: Page) -> None:
    """No Action if possible, else the first card, and the first alien for it."""
    steps.asked(page)
    ask = steps.prompt(page).get_attribute("data-ask")
    may = [page.locator(f"{place}[data-word]") for place in (".prompt .loose", ".slot", ".hand .card", ".plate")]
    next(one for one in may if one.count()).first.click()
    steps.another_question(page, ask)


def lines(page: Page, what: str, words: Words = EN, **values: object) -> Locator:
    return lines_of(page, what, words, **values)


def lines_of(page: Page, what: str, words: Words, **values: object) -> Locator:
    """Lines of the story that tell of this; a card is named by its code, and what is not given may be anything."""
    told = [str(words.game["log"][what])]
    roles = [words.game.get(role, {}).get("log", {}) for role in ("you", "to_you")]
    told += [str(log[what]) for log in roles if what in log]
    patterns = []
    for text in told:
        for key, value in values.items():
            text = text.replace(f"{{{key}}}", words.card(str(value)) if key == "cards" else str(value))
        parts = re.split(r"\{\w+(?:\|(?:[^{}]|\{\w+\})*)?\}", text)
        patterns.append(".+?".join(re.escape(part) for part in parts))
    return steps.story(page).filter(has_text=re.compile("|".join(patterns)))


def depth_of_mouse(page: Page, part: float) -> tuple[float, float]:
    """A point of the spread, so far from its top."""
    box = page.locator(".ribbon").bounding_box()
    assert box is not None
    return box["x"] + box["width"] * part, box["y"] + box["height"] / 2


def frames(page: Page) -> list[str]:
    """All that the server tells this browser about tables, from the next page on."""
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: heard.append(str(text)))

    page.on("websocket", listen)
    return heard


# Faces that lie open for this viewer only: in the hand, in a deck or anywhere but where everybody sees them.
SECRETS = """() => [...document.querySelectorAll('[data-card]')]
    .filter((card) => !card.dataset.card.startsWith('?'))
    .filter((card) => !card.closest('[data-pile=discard], .reserve, .mimics, .zoom, dialog'))
    .map((card) => card.dataset.card)"""


def secrets_seen(page: Page) -> list[str]:
    found: list[str] = page.evaluate(SECRETS)
    return sorted(found)
