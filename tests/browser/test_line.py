"""The line to the table breaks in every way it can; the page comes back, and nothing is lost or done twice."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from browser import steps
from browser.conftest import People
from browser.serving import Serving
from xenodeck.server.scene import scene_hash

Come = Callable[..., Page]
# Moves of one part each: every one shows in the log, and after it the bots go on.
ONE_PART = {**steps.deck(RECRUIT=30, S2A=30), "start_seat": "0"}


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Serving]:
    serving = Serving(tmp_path)
    serving.start()
    yield serving
    serving.stop()


def test_a_server_killed_under_the_open_page_loses_nothing(own_server: Serving, browser: Browser) -> None:
    people = People(browser, own_server.url)
    page = people.come()
    steps.set_up(page, "Me", "Bot", "Bot", rules=ONE_PART)
    for _ in range(2):
        steps.answer(page)
    steps.asked(page)
    before = played(page)
    banner = page.locator(".banner")
    expect(banner).to_be_hidden()

    own_server.kill()
    expect(banner).to_be_visible()
    expect(banner).to_have_text("The connection is lost. Coming back…")
    steps.options(page).first.click()  # nobody hears it now
    expect(page.locator(".asking.busy")).to_have_count(1)

    own_server.start()
    expect(banner).to_be_hidden()
    expect(page.locator(".asking.busy")).to_have_count(0)
    steps.until(lambda: played(page) > before, "the move that was made meanwhile counts")
    steps.play_to_the_end(page)
    people.go()
    assert people.complaints == []


def played(page: Page) -> int:
    """How many moves the log tells of."""
    return steps.story(page).filter(has_text=" plays ").count()


class Meddler:
    """Sits on the line of a page and may drop or change what the server says."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.meddle: Callable[[dict[str, Any]], dict[str, Any] | None] = lambda message: message
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

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.sent if message["t"] == kind]


@pytest.fixture
def meddler() -> Meddler:
    return Meddler()


@pytest.fixture
def page(come: Come, meddler: Meddler) -> Page:
    page = come()
    page.route_web_socket("**/ws", meddler.take)
    steps.set_up(page, "Me", "Bot", "Bot", rules=ONE_PART)
    steps.asked(page)
    return page


def once(kind: str, change: Callable[[dict[str, Any]], dict[str, Any] | None]) -> Callable[[dict[str, Any]], Any]:
    """Meddle with the first message of a kind only."""
    done: list[int] = []

    def meddle(message: dict[str, Any]) -> dict[str, Any] | None:
        if message["t"] != kind or done:
            return message
        done.append(1)
        return change(message)

    return meddle


@pytest.mark.parametrize(
    ("why", "change"),
    [
        ("gap", lambda _: None),
        ("hash", lambda delta: {**delta, "patch": {**delta["patch"], "watchers": 99}}),
    ],
)
def test_a_page_out_of_step_asks_for_everything_again(
    page: Page, meddler: Meddler, why: str, change: Callable[[dict[str, Any]], dict[str, Any] | None]
) -> None:
    meddler.meddle = once("delta", change)
    steps.answer(page)
    steps.until(lambda: bool(meddler.of("resync")) or wait(page), "the page notices")
    assert [message["why"] for message in meddler.of("resync")] == [why]
    steps.live(page)
    steps.asked(page)
    expect(page.get_by_text("99 watching")).to_have_count(0)
    steps.answer(page)
    assert len(meddler.of("resync")) == 1
    assert meddler.opened == 1


def wait(page: Page) -> bool:
    """Let the browser hand over what has come in."""
    page.wait_for_timeout(10)
    return False


def test_a_move_whose_answer_was_lost_is_sent_again_and_counts_once(page: Page, meddler: Meddler) -> None:
    first = meddler.route
    assert first is not None
    swallowed: list[str] = []
    heard: list[dict[str, Any]] = []

    def swallow(message: dict[str, Any]) -> None:
        swallowed.append(message["t"])

    def listen(message: dict[str, Any]) -> dict[str, Any]:
        heard.append(message)
        return message

    meddler.meddle = swallow
    steps.options(page).first.click()
    steps.until(lambda: "ack" in swallowed or wait(page), "the move is carried out")
    meddler.meddle = listen
    first.close(code=1012)
    steps.until(lambda: meddler.opened == 2 or wait(page), "the page comes back")
    steps.until(lambda: len(meddler.of("move")) == 2 or wait(page), "the move is sent again")
    sent = meddler.of("move")
    assert sent[0] == sent[1]
    steps.until(lambda: any(message["t"] == "ack" for message in heard) or wait(page), "it is answered")
    assert [message.get("again") for message in heard if message["t"] == "ack"] == [True]
    expect(page.locator(".asking.busy")).to_have_count(0)


def test_a_no_of_the_server_is_told_and_play_goes_on(page: Page, meddler: Meddler) -> None:
    no = {"code": "STALE", "text": "That question is no longer open.", "rule": "4.4"}
    meddler.meddle = once("ack", lambda message: {"t": "refused", "id": message["id"], **no})
    steps.options(page).first.click()
    expect(page.locator(".told")).to_have_text("That question is no longer open. (rule 4.4)")


def test_undo_is_asked_for_where_it_is_offered_and_a_no_is_told(page: Page, meddler: Meddler) -> None:
    expect(page.get_by_role("button", name="Undo")).to_be_hidden()

    def offer(message: dict[str, Any]) -> dict[str, Any]:
        if message["t"] != "scene":
            return message
        scene = {**message["scene"], "can_undo": True}
        return {**message, "scene": scene, "hash": scene_hash(scene)}

    meddler.meddle = offer
    page.reload()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".told")).not_to_be_empty()
    assert len(meddler.of("undo")) == 1
    assert meddler.of("undo")[0]["id"]


def test_a_goodbye_for_good_is_told_and_nobody_comes_back(page: Page, meddler: Meddler) -> None:
    assert meddler.route is not None
    meddler.route.send(json.dumps({"t": "bye", "code": "TABLE_CLOSED", "text": "This table was closed."}))
    meddler.route.close(code=1000)
    expect(page.get_by_role("status").filter(has_text="This table was closed.")).to_be_visible()
    page.wait_for_timeout(1500)  # longer than the first wait before a return
    assert meddler.opened == 1
