"""Every kind of moment at a table, one after the other, for tests that look at them on every screen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, expect

from browser import frenzy, gambit, getaway, scripted, steps
from browser.screens import choose, for_two
from browser.words import EN, Words

TEN = ["S2A", "S2B", "S3A", "S3B", "S4A", "S4B", "COUNTER", "RECRUIT", "SWARM", "GENERAL"]
FIVE: dict[str, Any] = {
    "earth": 30,
    "loot": [10] * 5,
    "hands": [["S4A", "S4B", "SWARM", "GENERAL", "RECRUIT"]] * 5,
    "stacks": [["S3A"]] * 5,
    "deck": ["S2A"] * 20,
}
LONG_NAME = "Bartholomäus der Dritte"


def of_ufoludki(page: Page, words: Words = EN) -> Iterator[str]:
    steps.lay(page, "me", *["bot"] * 4, begin={"position": FIVE}, alias=LONG_NAME)
    steps.asked(page)
    yield "five seats"
    steps.lay(page, "me", "bot", begin={"position": for_two()})
    steps.asked(page)
    yield "two seats"
    hands = [TEN, ["S2A"], ["S2B"]]
    steps.lay(page, begin={"position": {**steps.RICH, "hands": hands, "config": {"hand_size": 10}}})
    steps.asked(page)
    yield "ten cards"
    steps.lay(page, begin={"position": steps.RICH})
    steps.asked(page)
    page.locator(".hand .card > button").first.hover()
    expect(steps.prompt(page)).to_contain_text(words.card("COUNTER"))
    yield "a card pointed at"
    page.mouse.move(2, 2)
    page.locator("[data-pile=deck] .card").click()
    expect(steps.told(page)).to_be_visible()
    yield "refused"
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(steps.told(page)).to_be_visible()
    yield "hint"
    page.keyboard.press("Escape")
    choose(page, "COUNTER")
    steps.asked(page)
    yield "whom"
    page.keyboard.press("b")
    expect(page.locator(".hand .card[data-word=SWARM]")).not_to_have_count(0)
    choose(page, "SWARM")
    steps.asked(page)
    yield "how many"
    steps.lay(page, "me", "friend", "friend", begin={"position": {**steps.RICH, "active": 1}})
    expect(page.locator(".prompt.mine")).to_have_count(0)
    yield "waiting"
    steps.lay(page, "me", "bot", "bot", begin={"lesson": "first"})
    expect(page.locator(".coach")).to_be_visible()
    steps.asked(page)
    yield "coach"
    steps.lay(page, begin={"position": {**steps.LAST, "earth": 1}})
    choose(page, "S3A")
    steps.play_to_the_end(page, choose=steps.answer)
    yield "end"


def attack(*aliens: str, **more: Any) -> dict[str, Any]:
    """Three people in the second phase; these come next."""
    mine = [
        "DEFEND.R",
        "SCAVENGE.G",
        "DEFLECT.B",
        "GREY",
        "STEAL.G",
        "REVIVE.B",
        "VIEW",
        *["GREY"] * more.pop("greys", 0),
    ]
    hands = [mine, ["GREY"] * 5, ["GREY"] * 5]
    table = frenzy.position(hands, 2, supply=["GREY"] * 12, discard=["UFO#1"], invasion=[*aliens, *["RELAX1"] * 8])
    return {**table, **more}


def facing(page: Page, table: dict[str, Any]) -> None:
    """Reveal what comes next."""
    frenzy.lay(page, table)
    steps.asked(page)
    choose(page, "pass")
    steps.asked(page)
    expect(page.locator(".lane")).not_to_have_count(0)


BASE: dict[str, Any] = {**frenzy.QUIET, "config": {"expansion": False}}
BASE = {
    **BASE,
    "hands": [["DEFEND.R", "SCAVENGE.G", "VIEW", "REARRANGE", "SAFETY", "SWAPSIES", "REVERSE"], *BASE["hands"][1:]],
}
BASE = {**BASE, "supply": ["SHUFFLE", "DEFEND.B", "VIEW", "GREY", "GREY", "DEFLECT.B", "UFO#1"]}


def of_frenzy(page: Page, words: Words = EN) -> Iterator[str]:
    del words
    frenzy.lay(page, BASE, alias=LONG_NAME)
    steps.asked(page)
    yield "calm, base game"
    frenzy.lay(page, frenzy.QUIET)
    steps.asked(page)
    page.locator(".hand .card > button").first.hover()
    yield "calm, a card pointed at"
    page.mouse.move(2, 2)
    choose(page, "DEFEND.R")
    steps.asked(page)
    yield "which UFO"
    choose(page, "UFO#3")
    expect(page.get_by_role("slider")).to_be_visible()
    steps.settled(page)
    page.get_by_role("slider").focus()
    page.keyboard.press("End")
    yield "how deep"
    frenzy.lay(page, frenzy.QUIET)
    steps.asked(page)
    choose(page, "REARRANGE")
    expect(page.locator(".seen.sorting .card")).to_have_count(3)
    steps.settled(page)
    yield "in which order"
    facing(page, attack("ALIEN.R"))
    yield "one alien"
    page.locator("[data-pile=supply] .card").click()
    expect(steps.told(page)).to_be_visible()
    yield "refused"
    facing(page, attack("ALIEN.RGB"))
    choose(page, "DEFEND.R")
    steps.asked(page)
    yield "three aliens, against which"
    facing(page, attack("ALIEN.RGB", mimics=["MIMIC"]))
    yield "six aliens"
    facing(page, attack("ALIEN.RGB", mimics=["MIMIC", "MIMIC"], greys=5))
    yield "nine aliens"
    frenzy.lay(page, frenzy.SIX)
    steps.asked(page)
    yield "six seats, ten cards"
    page.locator("button.known").click()
    yield "known cards"
    page.keyboard.press("Escape")
    page.locator(".discard .all").click()
    yield "the discard pile"
    page.keyboard.press("Escape")
    choose(page, "VIEW")
    expect(page.get_by_role("slider")).to_be_visible()
    steps.settled(page)
    yield "which card of the deck"
    frenzy.lay(page, {**attack("ALIEN.RGB"), "current": 1}, "me", "friend", "friend")
    expect(page.locator(".prompt.mine")).to_have_count(0)
    yield "waiting"
    steps.lay(page, "me", "bot", game=frenzy.GAME, begin={"lesson": "first"})
    expect(page.locator(".coach")).to_be_visible()
    yield "coach"


def of_getaway(page: Page, words: Words = EN) -> Iterator[str]:
    del words
    getaway.lay(page, getaway.WHOLE, alias=LONG_NAME)
    steps.asked(page)
    yield "the first play"
    page.locator(".hand .card[data-card=B2c] > button").hover()
    expect(page.locator(".odds")).to_be_visible()
    yield "a card pointed at, with its odds"
    page.mouse.move(2, 2)
    choose(page, "B2c")
    steps.asked(page)
    yield "left or right"
    choose(page, getaway.RIGHT)
    steps.asked(page)
    yield "another card"
    choose(page, "B3s")  # nothing else is blue: the dice are rolled at once
    steps.asked(page)
    yield "rolled, to settle"
    choose(page, "Y5s")
    steps.asked(page)
    yield "a match"
    getaway.lay(page, getaway.CROWD)
    steps.asked(page)
    yield "four seats, nine cards, a long route"
    choose(page, "F2c")
    steps.asked(page)
    yield "a long route, left or right"
    page.locator("[data-pile=draw] .card").click()
    expect(steps.told(page)).to_be_visible()
    yield "refused"
    getaway.lay(page, {**getaway.CROWD, "active": 1}, "me", "friend", "friend", "friend")
    expect(page.locator(".prompt.mine")).to_have_count(0)
    yield "waiting"
    getaway.lay_alone(page, oola_placement="human")
    steps.asked(page)
    yield "alone"
    steps.lay(page, "me", "bot", game=getaway.GAME, begin={"lesson": "first"})
    expect(page.locator(".coach")).to_be_visible()
    steps.asked(page)
    yield "coach"
    getaway.lay(page, {**getaway.WHOLE, "draw": []})
    steps.play_to_the_end(page, choose=getaway.any_answer)
    expect(page.locator(".ending .flown")).to_be_visible()
    yield "end"


def of_gambit(page: Page, words: Words = EN) -> Iterator[str]:
    del words
    gambit.lay(page, gambit.FIVE, "me", *["friend"] * 4, alias=LONG_NAME)
    steps.asked(page)
    yield "five seats, blue is banned"
    page.locator(".hand .card[data-card=B] > button").click()
    expect(steps.told(page)).to_be_visible()
    yield "refused"
    page.keyboard.press("Escape")
    page.keyboard.down("r")
    expect(page.locator("[data-role-seen]")).to_be_visible()
    page.keyboard.up("r")
    gambit.lay(page, gambit.EIGHT, "me", *["friend"] * 7)
    steps.asked(page)
    yield "eight seats, everything in front of everybody"
    choose(page, "force_to_play")
    steps.asked(page)
    yield "eight seats, whom"
    choose(page, "seat 3")
    steps.asked(page)
    yield "which card"
    gambit.lay(page, gambit.THREE, "me", "friend", "friend")
    steps.asked(page)
    choose(page, "cancel_science")
    steps.asked(page)
    yield "three seats, which Science"
    gambit.lay(page, gambit.NESTED, "me", *["friend"] * 3)
    steps.asked(page)
    for word in ("play_top_card", "0", "seat 0"):
        choose(page, word)
        steps.asked(page)
    yield "two cards being played, Protect or not"
    gambit.lay(page, gambit.LOOKING, "me", *["friend"] * 3)
    steps.asked(page)
    choose(page, "rearrange_top_3")
    steps.asked(page)
    yield "in which order"
    gambit.lay(page, gambit.LOOKING, "me", *["friend"] * 3)
    steps.asked(page)
    for word in ("peek_any_card", "0", "seat 1"):
        choose(page, word)
        steps.asked(page)
    yield "known to me alone, pass a card"
    gambit.lay(page, gambit.TAKING, "me", *["friend"] * 3)
    steps.asked(page)
    choose(page, "take_from_discard")
    steps.asked(page)
    choose(page, "seat 0")
    steps.asked(page)
    yield "the discard pile to choose from"
    gambit.lay(
        page,
        {**gambit.FIVE, "active": 1, "hands": [["B"], ["R", "passed:B", "drawn:Y"], ["R"], [], ["B"]]},
        "me",
        *["friend"] * 4,
    )
    expect(page.locator(".prompt.mine")).to_have_count(0)
    yield "waiting"
    gambit.lay(page, gambit.LAST)
    steps.asked(page)
    choose(page, "Y")
    expect(page.locator(".ending .race")).to_be_visible()
    yield "end"
    page.locator(".ending .next [aria-haspopup=dialog]").click()
    expect(page.get_by_role("dialog").locator("section")).to_have_count(6)
    yield "all cards"


def of_any(page: Page, words: Words = EN) -> Iterator[str]:
    """Games that nobody has drawn a table for."""
    del words
    for game in ("magpie", "auction", "hoard"):
        steps.lay(page, game=game, begin={"seed": 4}, **({"mode": "standard"} if game == "hoard" else {}))
        steps.asked(page)
        yield game
    steps.lay(page, game="oracle", begin={"seed": 4})
    while page.locator(".prompt .loose").count() < 10:
        steps.first_button_or_card(page)
        steps.asked(page)
    yield "many answers"
    steps.lay(page, "me", "bot", "bot", "bot", game="relay", begin={"seed": 4})
    steps.asked(page)
    yield "teams"
    while not page.locator(".pause").is_visible():
        if page.locator(".prompt.mine[data-ask]").is_visible():
            steps.first_button_or_card(page)
        page.wait_for_timeout(10)  # lets messages come in
    yield "between two rounds"


def of_real_time(page: Page, words: Words = EN) -> Iterator[str]:
    """A table where everybody acts at their own pace, for which the test says what happens."""
    busy = {"frozen": False, "until": 900, "doing": [1, 0]}
    script = scripted.racing(page, seats=4)
    steps.asked(page)
    yield "at one's own pace"
    script.show({"question": scripted.which()}, ticks=2)
    expect(steps.prompt(page)).to_contain_text("Which card")
    yield "the second part of a move"
    rows = [{"size": 3, "cards": ["?", "cob", "?"]}, *[{"size": 3, "cards": []}] * 3]
    ghosts = {"row": [["ash", "", "fig"], *[["", "", ""]] * 3]}
    lanes = [busy, {"frozen": True}, busy, scripted.FREE]
    script.show({"question": None, "view": {"lanes": lanes, "places": {"row": rows}, "ghosts": ghosts}}, ticks=3)
    expect(page.locator(".ghost")).to_have_count(2)
    yield "busy, frozen, a look, ghosts"
    script.show({"view": {"lanes": [{"frozen": True}, busy, busy, scripted.FREE]}}, ticks=4)
    expect(page.locator(".plate.me.frozen")).to_be_visible()
    yield "I am frozen"
    script.answer = lambda message: {"t": "ack", "id": message["id"], "result": "beaten"}
    script.show({"question": scripted.act("a9"), "view": {"lanes": [scripted.FREE] * 4}}, ticks=5)
    steps.asked(page)
    page.keyboard.press("3")
    expect(page.locator(".became")).to_have_text(words("table.beaten"))
    yield "beaten"
    halt = {"text": "", "waits_for": [], "ready": [], "due": script.now + 3000}
    for kind, what in (("countdown", ".countdown"), ("check", ".halt"), ("return", ".halt")):
        script.show({"pause": {**halt, "kind": kind}}, ticks=5)
        expect(page.locator(what)).to_be_visible()
        yield kind
    script.show({"pause": {**halt, "kind": "start", "waits_for": [0, 1, 2, 3], "ready": [2]}}, ticks=5)
    expect(page.locator(".pause li.ready")).to_have_count(1)
    yield "before a start"
