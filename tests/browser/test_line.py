"""The line to the table breaks in every way it can; the page comes back, and nothing is lost or done twice."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from browser import steps
from browser.conftest import People, Rooms
from browser.serving import Serving
from browser.words import EN
from effort import some
from xenodeck.server.tables.audience.scene_builder import scene_hash

Come = Callable[..., Page]
Message = dict[str, Any]
# Moves of one part each: every one shows in the log, and after it the bots go on.
ONE_PART = {
    "deck": {code: 30 if code in ("RECRUIT", "S2A") else 0 for code in EN.game["cards"]},
    "start_seat": 0,
    "loot": 40,
}


def played(page: Page) -> int:
    """How many moves of mine the log tells of."""
    return steps.story(page).filter(has_text="You play ").count()


def test_a_server_killed_under_the_open_page_loses_nothing(own_server: Serving, rooms: Rooms) -> None:
    with People(rooms, own_server.url) as people:
        page = people.come()
        steps.lay(page, options={**ONE_PART, "loot": 30})
        for _ in range(2):
            steps.answer(page)
        steps.asked(page)
        before, cards, question = played(page), steps.hand(page), steps.prompt(page).inner_text()
        banner = page.get_by_role("status").filter(has_text=EN("net.lost"))
        expect(banner).to_have_count(0)

        own_server.kill()
        expect(banner).to_be_visible()
        assert steps.prompt(page).inner_text() == question, "the question stays"
        assert steps.hand(page) == cards
        page.locator(".hand .card").first.click()  # nobody hears it now
        expect(page.locator(".asking.busy")).to_have_count(1)
        expect(page.locator(".hand .card.sent")).to_have_count(1)
        assert played(page) == before

        own_server.start()
        expect(banner).to_have_count(0)
        expect(page.locator(".asking.busy")).to_have_count(0)
        steps.asked(page)
        assert played(page) == before + 1, "the move that was made meanwhile counts, once"
        steps.play_to_the_end(page)


def test_a_connection_cut_before_a_move_brings_back_the_same_question(come: Come) -> None:
    """Aeroplane mode: the browser itself says that there is no network."""
    page = come()
    meddler = Meddler()
    page.route_web_socket("**/ws", meddler.take)
    steps.lay(page, begin={"position": steps.RICH})
    steps.answer(page, "COUNTER")
    expect(steps.prompt(page)).to_contain_text(EN.asks("target"))  # in the middle of a move of two parts
    banner = page.get_by_role("status").filter(has_text=EN("net.lost"))
    page.context.set_offline(True)
    meddler.cut()
    expect(banner).to_be_visible()
    steps.until(page, lambda: meddler.opened > 1, "the page tries to come back, in vain")
    page.context.set_offline(False)
    expect(banner).to_have_count(0)
    steps.settled(page)
    expect(steps.prompt(page)).to_contain_text(EN.asks("target"))
    expect(page.get_by_role("button", name=EN("table.back"), exact=True)).to_be_visible()
    steps.answer(page, "seat 2")
    assert len(meddler.of("move")) == 2


class Meddler:
    """Sits on the line of a page and may drop or change what the server says."""

    def __init__(self) -> None:
        self.sent: list[Message] = []
        self.meddle: Callable[[Message], Message | None] = lambda message: message
        self.route: WebSocketRoute | None = None
        self.opened = 0

    def take(self, route: WebSocketRoute) -> None:
        self.route = route
        self.opened += 1
        server = route.connect_to_server()

        def from_page(text: str | bytes) -> None:
            self.sent.append(json.loads(text))
            server.send(text)

        def from_server(text: str | bytes) -> None:
            message = self.meddle(json.loads(text))
            if message is not None:
                route.send(json.dumps(message))

        route.on_message(from_page)
        server.on_message(from_server)

    def of(self, kind: str) -> list[Message]:
        return [message for message in self.sent if message["t"] == kind]

    def tell(self, message: Message) -> None:
        assert self.route is not None
        self.route.send(json.dumps(message))

    def cut(self) -> None:
        assert self.route is not None
        self.route.close(code=1012)


@pytest.fixture
def meddler() -> Meddler:
    return Meddler()


@pytest.fixture
def page(come: Come, meddler: Meddler) -> Page:
    return at_a_table(come(), meddler)


def at_a_table(page: Page, meddler: Meddler) -> Page:
    page.route_web_socket("**/ws", meddler.take)
    steps.lay(page, options=ONE_PART)
    steps.asked(page)
    return page


def once(kind: str, change: Callable[[Message], Message | None]) -> Callable[[Message], Message | None]:
    """Meddle with the first message of a kind only."""
    done: list[int] = []

    def meddle(message: Message) -> Message | None:
        if message["t"] != kind or done:
            return message
        done.append(1)
        return change(message)

    return meddle


def garble(delta: Message) -> Message | None:
    return {**delta, "patch": {**delta["patch"], "watchers": 99}}


def lose(_: Message) -> Message | None:
    return None


@pytest.mark.parametrize(("why", "change"), some([("gap", lose), ("hash", garble)], ("hash", garble)))
def test_a_page_out_of_step_asks_for_everything_again(
    page: Page, meddler: Meddler, why: str, change: Callable[[Message], Message | None]
) -> None:
    meddler.meddle = once("delta", change)
    page.locator(".hand .card").first.click()
    steps.until(page, lambda: bool(meddler.of("resync")), "the page notices")
    assert [message["why"] for message in meddler.of("resync")] == [why]
    steps.asked(page)
    expect(page.get_by_text(EN("table.watchers", count=99))).to_have_count(0)
    steps.answer(page)
    assert len(meddler.of("resync")) == 1
    assert meddler.opened == 1


def test_a_move_whose_answer_was_lost_is_sent_again_and_counts_once(page: Page, meddler: Meddler) -> None:
    swallowed: list[str] = []
    heard: list[Message] = []

    def swallow(message: Message) -> None:
        swallowed.append(message["t"])

    def listen(message: Message) -> Message:
        heard.append(message)
        return message

    meddler.meddle = swallow
    page.locator(".hand .card").first.click()
    steps.until(page, lambda: "ack" in swallowed, "the move is carried out")
    meddler.meddle = listen
    meddler.cut()
    steps.until(page, lambda: meddler.opened == 2, "the page comes back")
    steps.until(page, lambda: len(meddler.of("move")) == 2, "the move is sent again")
    sent = meddler.of("move")
    assert sent[0] == sent[1]
    steps.until(page, lambda: any(message["t"] == "ack" for message in heard), "it is answered")
    assert [message.get("again") for message in heard if message["t"] == "ack"] == [True]
    expect(page.locator(".asking.busy")).to_have_count(0)
    steps.asked(page)
    assert played(page) == 1


def test_an_answer_shows_at_once_also_while_the_server_says_nothing(page: Page, meddler: Meddler) -> None:
    meddler.meddle = lambda _: None
    page.locator(".hand .card").first.click()
    expect(page.locator(".hand .card.sent")).to_have_count(1)
    expect(page.locator(".hand .card.playable")).to_have_count(0)
    expect(page.locator(".asking.busy")).to_have_count(1)


@pytest.mark.prove
def test_the_next_question_can_be_answered_before_the_last_answer_is_confirmed(page: Page, meddler: Meddler) -> None:
    """What somebody sees and clicks is heard: also in the moment between a new scene and its confirmation."""
    held: list[Message] = []

    def hold(message: Message) -> Message | None:
        if message["t"] != "ack":
            return message
        held.append(message)
        return None

    meddler.meddle = hold
    for moves in (1, 2, 3):
        ask = steps.prompt(page).get_attribute("data-ask")
        page.locator(".hand .card").first.click()
        steps.another_question(page, ask)
        steps.asked(page)
        assert len(meddler.of("move")) == moves
        assert played(page) == moves
    steps.until(page, lambda: len(held) == 3, "the server has confirmed them, but nobody was told")
    meddler.meddle = lambda message: message
    for message in held:
        meddler.tell(message)
    steps.answer(page)
    assert len(meddler.of("move")) == 4
    expect(steps.told(page)).to_have_count(0)


@pytest.mark.prove
def test_the_second_half_of_a_double_click_answers_no_new_question(page: Page, meddler: Meddler) -> None:
    """However quickly the answer is carried out: here the next question is there before the second click comes."""
    ask = steps.prompt(page).get_attribute("data-ask")
    box = page.locator(".hand .card").first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 3, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.up()
    steps.another_question(page, ask)
    steps.asked(page)
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    page.keyboard.press("h")
    expect(steps.told(page)).to_be_visible()  # whatever was said to the server before is answered, too
    assert len(meddler.of("move")) == 1


def test_a_double_click_is_one_answer(page: Page, meddler: Meddler) -> None:
    ask = steps.prompt(page).get_attribute("data-ask")
    page.locator(".hand .card").first.dblclick()
    steps.another_question(page, ask)
    steps.asked(page)
    assert len(meddler.of("move")) == 1
    assert played(page) == 1


@pytest.mark.prove
def test_a_no_of_the_server_is_told_and_play_goes_on(page: Page, meddler: Meddler) -> None:
    no = {"code": "STALE", "text": "That question is no longer open.", "rule": "4.4"}
    meddler.meddle = once("ack", lambda message: {"t": "refused", "id": message["id"], **no})
    page.locator(".hand .card").first.click()
    expect(steps.told(page)).to_contain_text("That question is no longer open.")
    steps.told(page).get_by_role("button", name=EN("net.rule", number="4.4")).click()
    expect(steps.rules_drawer(page).locator("[data-rule='4.4']")).to_be_focused()
    page.keyboard.press("Escape")
    steps.answer(page)


@pytest.mark.prove
def test_undo_is_asked_for_where_it_is_offered_and_a_no_is_told(page: Page, meddler: Meddler) -> None:
    undo = page.get_by_role("button", name=EN("table.undo"), exact=True)
    expect(undo).to_be_hidden()

    def offer(message: Message) -> Message:
        if message["t"] != "scene":
            return message
        scene = {**message["scene"], "can_undo": True}
        return {**message, "scene": scene, "hash": scene_hash(scene)}

    meddler.meddle = offer
    page.reload()
    undo.click()
    expect(steps.told(page)).not_to_be_empty()
    assert len(meddler.of("undo")) == 1
    assert meddler.of("undo")[0]["id"]


def test_a_goodbye_for_good_is_told_and_nobody_comes_back(come: Come, meddler: Meddler) -> None:
    page = at_a_table(come(own=True), meddler)  # the clock is the whole context's, for good
    assert meddler.route is not None
    page.clock.install()
    meddler.tell({"t": "bye", "code": "TABLE_CLOSED", "text": "This table was closed."})
    meddler.route.close(code=1000)
    expect(page.get_by_role("status").filter(has_text="This table was closed.")).to_be_visible()
    page.clock.fast_forward("10:00")
    page.wait_for_load_state("networkidle")
    assert meddler.opened == 1


@pytest.mark.prove
def test_a_reload_in_the_middle_of_a_move_returns_to_it(come: Come) -> None:
    page = come()
    steps.lay(page, begin={"position": steps.RICH})
    steps.answer(page, "SWARM")
    expect(steps.prompt(page)).to_contain_text(EN.asks("count"))
    cards = steps.hand(page)
    page.reload()
    steps.asked(page)
    expect(steps.prompt(page)).to_contain_text(EN.asks("count"))
    assert steps.hand(page) == cards


@pytest.mark.prove
def test_two_windows_of_one_seat_show_the_same(come: Come) -> None:
    page = come()
    laid = steps.lay(page, options=ONE_PART)
    other = page.context.new_page()
    other.goto(laid.address)
    steps.asked(other)
    steps.answer(page)
    steps.asked(page)
    steps.asked(other)
    steps.until(page, lambda: steps.hand(other) == steps.hand(page), "both hold the same cards")
    steps.answer(other)
    steps.asked(page)
    assert played(page) == 2
