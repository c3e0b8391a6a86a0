"""The page forgets: after a glimpse no face is left in the document, in the accessibility tree, or in memory."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from browser import scripted, steps
from browser.conftest import PHONE, People, Rooms
from browser.racing import scores, sit_together
from browser.serving import Serving
from browser.words import EN
from effort import some

Come = Callable[..., Page]
FACES = ("sun", "moon", "star", "comet")
NAMES = re.compile(r"\b(sun|moon|star|comet)\b", re.IGNORECASE)
GRID = "[data-spots=grid] .card"
UP = f"{GRID}:not([data-card^='?'])"


@pytest.fixture
def come(rooms: Rooms, toy_shop: Serving) -> Iterator[Come]:
    with People(rooms, toy_shop.url) as people:
        yield people.come


# -- where a face could be left ----------------------------------------------------------------------------------------


def document(page: Page) -> list[str]:
    """Names of cards anywhere in the document: words, attributes, tooltips, what is hidden."""
    html = page.evaluate("document.documentElement.outerHTML")
    drawn = re.sub(r"<(style|script)\b.*?</\1>", "", html, flags=re.DOTALL)
    return NAMES.findall(re.sub(r"""\b(class|d|id)="[^"]*\"""", "", drawn))


def read_aloud(line: CDPSession) -> list[str]:
    """… and in the accessibility tree."""
    tree = line.send("Accessibility.getFullAXTree")
    return NAMES.findall(json.dumps([node.get("name", {}).get("value", "") for node in tree["nodes"]]))


def memory(line: CDPSession) -> Counter[str]:
    """How often something in the page's memory refers to words with the name or the code of a card."""
    chunks: list[str] = []
    line.on("HeapProfiler.addHeapSnapshotChunk", lambda event: chunks.append(event["chunk"]))
    line.send("HeapProfiler.collectGarbage")
    line.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    return references(json.loads("".join(chunks)))


# What the engine itself keeps to run faster (which names were looked up where) is nothing that a page could read.
ENGINE = ("code", "object shape")
WORDS = ("string", "concatenated string", "sliced string")


def references(heap: dict[str, Any]) -> Counter[str]:
    meta, strings, nodes, edges = heap["snapshot"]["meta"], heap["strings"], heap["nodes"], heap["edges"]
    fields, kinds, links = meta["node_fields"], meta["node_types"][0], meta["edge_types"][0]
    size, width = len(fields), len(meta["edge_fields"])
    kind_at, name_at, count_at = (fields.index(name) for name in ("type", "name", "edge_count"))
    named = {
        at: words[:60]
        for at in range(0, len(nodes), size)
        if kinds[nodes[at + kind_at]] in WORDS and NAMES.search(words := strings[nodes[at + name_at]])
    }
    found: Counter[str] = Counter()
    edge = 0
    for at in range(0, len(nodes), size):
        engine = kinds[nodes[at + kind_at]] in ENGINE
        for _ in range(nodes[at + count_at]):
            if not engine and links[edges[edge]] != "weak" and edges[edge + 2] in named:
                found[named[edges[edge + 2]]] += 1
            edge += width
    return found


# -- pairs, by two people ----------------------------------------------------------------------------------------------


def look_alone(page: Page, at: int) -> str:
    """Look at a card by mouse; its face, which is seen here."""
    steps.answer(page, "1")
    page.locator(GRID).nth(at).click()
    expect(page.locator(UP)).to_have_count(1)
    return str(page.locator(UP).get_attribute("data-card"))


def test_after_a_look_no_face_is_left_anywhere(come: Come) -> None:
    page, friend = come(), come()
    sit_together(page, friend, game="pairs")
    steps.asked(page)
    line = page.context.new_cdp_session(page)
    before = memory(line)
    assert document(page) == read_aloud(line) == []

    face = look_alone(page, 0)
    assert face in FACES
    assert document(page)
    assert read_aloud(line), "who listens hears it"
    assert document(friend) == [], "others see nothing"
    expect(page.locator("[data-fleeting]")).not_to_be_empty()
    during = memory(line)
    assert during - before, "the search finds what is seen"

    second = look_alone_again(page)
    assert second in FACES
    steps.answer(friend, "1")
    friend.locator(GRID).nth(2).click()  # the next move: my look is over
    expect(page.locator(UP)).to_have_count(0)
    expect(page.locator("[data-fleeting]")).to_be_empty()
    assert document(page) == []
    assert read_aloud(line) == []
    assert left(line, before) == Counter()
    expect(steps.story(page).filter(has_text="1 card")).not_to_have_count(0)
    page.reload()
    steps.settled(page)
    assert document(page) == []


def look_alone_again(page: Page) -> str:
    """The second card of the turn; the first is down by then."""
    steps.asked(page)
    first = page.locator(UP).get_attribute("data-card")
    page.locator(GRID).nth(1).click()
    expect(page.locator(f"{GRID}:nth-child(2):not([data-card^='?'])")).to_have_count(1)
    expect(page.locator(f"{GRID}:nth-child(1)")).to_have_attribute("data-card", "?")
    assert first
    return str(page.locator(UP).get_attribute("data-card"))


def left(line: CDPSession, before: Counter[str]) -> Counter[str]:
    """What memory has more of than before; what the browser itself has not thrown away yet gets a second chance."""
    for _ in range(3):
        found = memory(line) - before
        if not found:
            break
    return found


# Each keeps a face in a way that is easily made; the search must find it.
KEEPERS = {
    "a copy of the table": "window.kept = [...document.querySelectorAll('.card')].map((one) => one.dataset.card)",
    "a line": "window.kept = document.querySelector('[data-fleeting]').textContent + '!'",
}
MARKS = {
    "an attribute": "document.querySelector('.board').dataset.last = document.querySelector(`UP`).dataset.card",
    "a hidden word": """document.querySelector('.board').insertAdjacentHTML('beforeend',
        `<span hidden>${document.querySelector('[data-fleeting]').textContent}</span>`)""",
}


@pytest.mark.prove
@pytest.mark.parametrize("fault", some([*KEEPERS, *MARKS], "an attribute"))
def test_a_face_that_is_kept_is_found(come: Come, fault: str) -> None:
    page = come()
    script = peeking(page)
    line = page.context.new_cdp_session(page)
    before = memory(line)
    script.show({"view": {"places": grid(2, "moon")}}, PEEK)
    expect(page.locator(UP)).to_have_count(1)
    expect(page.locator("[data-fleeting]")).not_to_be_empty()
    page.evaluate({**KEEPERS, **MARKS}[fault].replace("UP", UP))
    script.show({"view": {"places": grid()}})
    expect(page.locator(UP)).to_have_count(0)
    if fault in MARKS:
        assert document(page) != []
    else:
        assert left(line, before) != Counter()


# -- moment by moment --------------------------------------------------------------------------------------------------

PEEK = {"what": "peek", "text": "You look at Moon.", "seat": 0, "number": 2, "cards": ["moon"], "from": "grid"}
PEEK["later"] = "You look at 1 card."


def grid(at: int = -1, card: str = "?") -> dict[str, Any]:
    cards = [card if spot == at else "?" for spot in range(8)] if at >= 0 else []
    return {"grid": [{"size": 8, "cards": cards}]}


def peeking(page: Page) -> scripted.Script:
    script = scripted.Script(page)
    steps.lay(page, "me", "friend", game="pairs", begin={"seed": 4})
    steps.asked(page)
    script.take_over()
    return script


@pytest.mark.prove
def test_a_card_that_was_only_shown_in_passing_is_seen_where_it_lies_for_a_moment(come: Come) -> None:
    page = come()
    script = peeking(page)
    script.show({}, {**PEEK, "what": "reveal", "text": "Friend1 turns up Moon.", "seat": 1})
    expect(page.locator(f"{GRID}:nth-child(3)")).to_have_attribute("data-card", "moon")
    expect(page.locator(UP)).to_have_count(0)
    assert document(page) == []


@pytest.mark.prove
def test_who_looks_closely_stops_when_it_turns_down(come: Come) -> None:
    page = come()
    script = peeking(page)
    script.show({"view": {"places": grid(2, "moon")}}, PEEK)
    page.locator(UP).hover()
    expect(page.locator(".zoom.card")).to_be_visible()
    script.show({"view": {"places": grid()}})
    expect(page.locator(".zoom.card")).to_have_count(0)
    assert document(page) == []


@pytest.mark.prove
def test_with_things_moving_it_is_forgotten_too(come: Come) -> None:
    page = come(reduced_motion="no-preference")
    script = peeking(page)
    script.show({"view": {"places": grid(2, "moon")}}, PEEK)
    expect(page.locator(UP)).to_have_count(1)
    script.show({"view": {"places": grid()}})
    expect(page.locator(UP)).to_have_count(0)
    steps.settled(page)
    assert document(page) == []


LOOKING = {"kind": "peek", "text": "", "waits_for": [], "ready": [], "due": 0}


def test_what_is_chosen_while_everybody_looks_waits_in_sight_and_goes_out_then(come: Come) -> None:
    page = come()
    script = peeking(page)
    page.keyboard.press("1")
    steps.until(page, lambda: len(script.of("move")) == 1, "the first part goes out")
    question = {**script.scene["question"], "ask": "next", "name": "second"}
    question["options"] = [
        {"word": "grid 1", "kind": "place", "place": "grid", "at": 1, "card": "?", "label": "grid 1"}
    ]
    script.show({"pause": LOOKING, "question": question, "view": {"places": grid(2, "moon")}}, PEEK)
    page.locator(GRID).nth(1).click()
    expect(steps.prompt(page)).to_contain_text(EN("table.held_back"))
    expect(page.locator(f"{GRID}:nth-child(2)")).to_have_class(re.compile("selected"))
    expect(page.locator(UP)).to_have_count(1)
    assert len(script.of("move")) == 1, "the table would not take it now"
    script.show({"pause": None})
    steps.until(page, lambda: len(script.of("move")) == 2, "now it goes out")
    assert (script.of("move")[1]["ask"], script.of("move")[1]["words"]) == ("next", "grid 1")


@pytest.mark.prove
def test_the_table_reminds_people_by_ghosts_where_it_may(come: Come) -> None:
    page, friend = come(), come()
    sit_together(page, friend, game="pairs", mode="reminded")
    face = look_alone(page, 0)
    look_alone_again(page)
    ghost = page.locator(f"{GRID}:nth-child(1) .ghost")
    expect(ghost).to_have_attribute("data-ghost", face)
    seen = EN("table.seen_before", name=face.capitalize())
    expect(page.get_by_role("button", name=seen)).to_have_count(1)
    expect(friend.locator(".ghost")).to_have_count(0)
    assert document(friend) == []


def by_keys(page: Page) -> None:
    ask = steps.prompt(page).get_attribute("data-ask")
    page.keyboard.press("1" if page.locator(".prompt .loose").count() else "2")
    steps.another_question(page, ask)


def by_finger(page: Page) -> None:
    steps.lift_finger(page)
    ask = steps.prompt(page).get_attribute("data-ask")
    loose = page.locator(".prompt .loose")
    if loose.count():
        loose.last.tap()
    else:
        page.locator(f"{GRID}.playable").last.tap()
        steps.confirm(page).tap()  # what a finger chose is only meant so far
    steps.another_question(page, ask)


@pytest.mark.prove
def test_pairs_is_played_to_its_end_by_keys_and_by_touch(come: Come) -> None:
    page, friend = come(), come(**PHONE)
    sit_together(page, friend, game="pairs")

    def choose(one: Page) -> None:
        (by_keys if one is page else by_finger)(one)

    steps.play_to_the_end(page, friend, choose=choose)
    assert scores(page) == scores(friend)
