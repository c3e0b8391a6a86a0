"""What people do on the page, in the words of the page."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Locator, Page, Route, expect

from browser.serving import PATIENCE
from browser.words import EN, GAME, Words

GAME_PATIENCE = 600.0  # s for a whole game
SHORT: dict[str, Any] = {"loot": 12, "start_seat": 0}  # a few turns, and nobody takes it all before I am asked
TITLE = str(EN.game["game"]["name"])

# A table in the middle of a game: the first seat may rob by a saucer, choose whom to rob, and send one to three aliens.
RICH: dict[str, Any] = {
    "earth": 20,
    "loot": [3, 4, 5],
    "hands": [["COUNTER", "SWARM", "SWARM", "SWARM", "S3A"], ["S2A"] * 5, ["S2B"] * 5],
    "stacks": [["S2A"], ["S3A"], ["S4B"]],
    "deck": ["S2A", "S2B", "RECRUIT", "S4A", "S4A", "S2B", "S2A", "RECRUIT"] * 3,
}
# One move before the end.
LAST = {**RICH, "earth": 2}

NOTHING_THERE = (190, 3)  # on a phone: above the name of the game
ANSWERS = ".hand .card[data-word], .board .card[data-word], .plate[data-word], .prompt .loose[data-word]"


# -- coming to a table -------------------------------------------------------------------------------------------------


def only_short_games(page: Page, **wish: Any) -> None:
    """Every game that is set up on this page is short, and its bots are quick."""

    def shorten(route: Route) -> None:
        asked = route.request.post_data_json
        if route.request.method == "POST" and asked is not None:
            asked = {**asked, "pace": 0, **wish, "options": {**SHORT, **asked.get("options", {})}}
            route.continue_(post_data=json.dumps(asked))
        else:
            route.continue_()

    page.route("**/api/tables", shorten)


def play_now(page: Page, words: Words = EN) -> None:
    """From the front page to a table with bots, by one click."""
    page.goto("/")
    page.get_by_role("button", name=words("shelf.of_game", what=words("shelf.play_now"), game=TITLE)).click()
    page.wait_for_url("**/t/*")
    settled(page)


def open_form(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name=EN("shelf.of_game", what=EN("shelf.new_table"), game=TITLE)).click()
    page.wait_for_url("**/new/*")


def set_up(page: Page, *seats: str, phrase: str = "", listed: bool = False) -> str:
    """A new table through the form: each seat ``me``, ``bot``, ``invite`` or ``open``; a short game. Its address."""
    open_form(page)
    page.get_by_role("group", name=EN("form.seats")).get_by_role("radio", name=str(len(seats)), exact=True).check()
    for number, kind in enumerate(seats, start=1):
        sits = page.get_by_role("group", name=EN("form.kind", number=number), exact=True)
        sits.get_by_role("radio", name=f"{EN(f'form.kind_{kind}')}, ").check()
    page.get_by_role("group", name=EN("form.pace")).get_by_role("radio", name=EN("form.pace_0")).check()
    page.get_by_label(EN("form.phrase"), exact=True).fill(phrase)
    page.get_by_role("switch", name=EN("form.listed")).set_checked(listed)
    page.get_by_role("spinbutton", name=EN.game["option_titles"]["loot"]).fill(str(SHORT["loot"]))
    page.get_by_role("button", name=EN("form.set_up")).click()
    page.wait_for_url("**/t/*")
    settled(page)
    return page.url


@dataclass
class Laid:
    """A table that was set up without the form."""

    id: str
    address: str
    invites: dict[str, str]
    friends: list[str] = field(default_factory=list)  # tokens of seats that others took


def lay(page: Page, *seats: str, alias: str = "Zyx", sit: bool = True, **wish: Any) -> Laid:
    """Have a table set up, and sit down: each seat ``me``, ``bot``, ``invite``, ``open``, or ``friend`` (somebody has
    taken it and is not here). Bots play at once. ``wish`` is as the server takes it: ``options``, ``begin``, …"""
    kinds = seats or ("me", "bot", "bot")
    mine = as_guest(page, alias)
    given = [{"kind": "invite" if kind == "friend" else kind} for kind in kinds]
    made = ask(page, "/api/tables", {"game": GAME, "pace": 0, "seats": given, **wish}, mine)
    table = made["table"]
    laid = Laid(table, f"/t/{table}", made["invites"])
    for seat, kind in enumerate(kinds):
        if kind == "friend":
            friend = ask(page, "/api/guests", {"alias": f"Friend{seat}"})["token"]
            code = laid.invites[str(seat)]
            laid.friends.append(ask(page, f"/api/tables/{table}/join", {"invite": code}, friend)["token"])
    if sit:
        page.goto(laid.address)
        settled(page)
    return laid


def sit_down(page: Page) -> None:
    """Take a seat from the page of a table, under the name that is offered."""
    page.locator(".door form .btn.go").click()
    settled(page)


def as_guest(page: Page, alias: str) -> str:
    """The token of the person who uses this browser; a new person becomes a guest with this name."""
    kept = [item for origin in page.context.storage_state()["origins"] for item in origin["localStorage"]]
    known = [item["value"] for item in kept if item["name"] == "xenodeck.guest"]
    if known:
        return str(json.loads(known[0])["token"])
    made = ask(page, "/api/guests", {"alias": alias})
    kept_as = json.dumps(json.dumps(made))
    page.add_init_script(f"localStorage['xenodeck.guest'] ??= {kept_as}")
    return str(made["token"])


def ask(page: Page, address: str, body: dict[str, Any], token: str = "") -> Any:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    answer = page.context.request.post(address, data=body, headers=headers)
    assert answer.ok, answer.text()
    return answer.json()


# -- at the table ------------------------------------------------------------------------------------------------------


def settled(page: Page) -> None:
    """The table is here, the connection is open and nothing moves."""
    expect(page.locator(".live[data-line=live][data-moving=false]")).to_be_attached()
    expect(page.locator(".hand[data-dealing]")).to_have_count(0)


def prompt(page: Page) -> Locator:
    return page.locator(".prompt")


def confirm(page: Page) -> Locator:
    """The button that plays what was chosen, whatever its text is."""
    return page.locator(".prompt .confirm")


def asked(page: Page) -> Locator:
    """Everything on the table that may be chosen now."""
    expect(page.locator(".asking:not(.busy) .words:has(> .mine[data-ask])")).to_be_visible()
    settled(page)
    return page.locator(ANSWERS)


def asked_for(page: Page, question: str, words: Words = EN) -> Locator:
    """As ``asked``, for a question of this name."""
    expect(prompt(page)).to_contain_text(words.asks(question))
    return asked(page)


def card(page: Page, code: str, nth: int = 0) -> Locator:
    """A card of the own hand."""
    return page.locator(f".hand .card[data-card={code}]").nth(nth)


def plate(page: Page, seat: int) -> Locator:
    return page.locator(f".plate[data-seat='{seat}']").first


def hand(page: Page) -> list[str]:
    cards: list[str] = page.locator(".hand .card").evaluate_all("cards => cards.map((card) => card.dataset.card)")
    return cards


def story(page: Page) -> Locator:
    """The lines of the log, also while the sheet they are on or the turn they belong to is shut; where nothing has
    happened one says so."""
    return page.locator(".story [data-line]")


def told(page: Page) -> Locator:
    return page.locator(".told")


def ended(page: Page) -> bool:
    return page.locator(".ending").is_visible()


def lift_finger(page: Page) -> None:
    """Two taps on one spot are one answer: in between the finger goes elsewhere."""
    page.touchscreen.tap(*NOTHING_THERE)


def another_question(page: Page, ask: str | None) -> None:
    """Wait until this question is answered, whatever comes after it."""
    expect(page.locator(f".prompt[data-ask='{ask}']")).to_have_count(0)


def answer(page: Page, word: str = "") -> None:
    """Take an option by a click, the first if none is named, and wait until the table has heard of it."""
    may = asked(page)
    ask = prompt(page).get_attribute("data-ask")
    (page.locator(f"[data-word='{word}']:is({ANSWERS})").first if word else may.first).click()
    another_question(page, ask)


def play_to_the_end(*players: Page, choose: Callable[[Page], None] = answer) -> None:
    """The players who are asked answer, until everybody sees the result."""
    end = time.monotonic() + GAME_PATIENCE
    while not all(ended(page) for page in players):
        assert time.monotonic() < end, "the game does not end"
        for page in players:
            if page.locator(".prompt.mine[data-ask]").is_visible():
                choose(page)
        if len(players) == 1:
            my_turn_or_the_end(players[0])
        else:
            players[0].wait_for_timeout(10)  # lets messages come in


def my_turn_or_the_end(page: Page) -> None:
    """The page itself waits: asking it again and again costs more than the game."""
    expect(page.locator(".prompt.mine[data-ask], .ending").filter(visible=True).first).to_be_visible()


def until(page: Page, true: Callable[[], bool], what: str) -> None:
    """Wait for a condition that the page alone cannot express, while this page hands over what comes in."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, f"did not happen: {what}"
        page.wait_for_timeout(10)


# -- other pages -------------------------------------------------------------------------------------------------------


def finish(page: Page, **wish: Any) -> Laid:
    """A short game against bots, played to its end."""
    laid = lay(page, **{"options": SHORT, **wish})
    play_to_the_end(page)
    return laid


def replay_shown(page: Page, step: int | None = None) -> Locator:
    found = page.locator(".screening[data-moving=false]" + ("" if step is None else f"[data-step='{step}']"))
    expect(found).to_be_attached()
    return found


def rules_drawer(page: Page) -> Locator:
    return page.get_by_role("dialog", name=f"{TITLE}: {EN('rules.rules_of')}")


def menu(page: Page) -> Locator:
    page.get_by_role("button", name=EN("table.menu")).click()
    return page.get_by_role("dialog", name=EN("table.menu"))


def first_button_or_card(page: Page) -> None:
    """Answers beside the question come first: what lies on the board may have scrolled away."""
    may = asked(page)
    ask = prompt(page).get_attribute("data-ask")
    loose = page.locator(".prompt .loose")
    (loose if loose.count() else may).first.click()
    another_question(page, ask)
