"""No test of the page passes with an error on a console: errors are planted wherever a page can have one, and heard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from browser.conftest import Rooms
from browser.consoles import silence
from browser.serving import Serving

PLANTED = "a planted error"
THROWN = f"void setTimeout(() => {{ throw new TypeError({PLANTED!r}) }})"
REJECTED = f"void Promise.reject(new Error({PLANTED!r}))"
AT_THE_END = f"addEventListener('pagehide', () => console.error({PLANTED!r}))"


def on_the_console(page: Page) -> None:
    page.evaluate(f"console.error({PLANTED!r})")


def as_a_warning(page: Page) -> None:
    page.evaluate(f"console.warn({PLANTED!r})")


def thrown(page: Page) -> None:
    uncaught(page, THROWN)


def thrown_unseen(page: Page) -> None:
    uncaught(page, REJECTED)


def uncaught(page: Page, script: str) -> None:
    """What nobody catches is told some time later: a page that is closed before it is told never had it."""
    with page.expect_event("pageerror"):
        page.evaluate(script)


def in_a_second_page(page: Page) -> None:
    on_the_console(page.context.new_page())


def in_a_page_that_is_closed(page: Page) -> None:
    other = page.context.new_page()
    on_the_console(other)
    other.close()


def in_a_page_that_a_page_has_opened(page: Page) -> None:
    with page.context.expect_page() as opened:
        page.evaluate("void window.open('about:blank')")
    thrown(opened.value)


def in_a_context_that_is_closed(page: Page) -> None:
    browser = page.context.browser
    assert browser is not None
    own = browser.new_context()
    thrown(own.new_page())
    own.close()


def in_a_page_without_a_context_of_ours(page: Page) -> None:
    browser = page.context.browser
    assert browser is not None
    own = browser.new_page()
    on_the_console(own)
    own.close()


def while_leaving(page: Page) -> None:
    page.evaluate(AT_THE_END)


def from_the_server(page: Page) -> None:
    page.route("**/api/planted", lambda route: route.fulfill(status=500))
    with page.expect_console_message():
        page.evaluate("fetch('/api/planted')")


EVERYWHERE = [
    on_the_console, as_a_warning, thrown, thrown_unseen, in_a_second_page, in_a_page_that_is_closed,
    in_a_page_that_a_page_has_opened, in_a_context_that_is_closed, in_a_page_without_a_context_of_ours, while_leaving,
    from_the_server,
]  # fmt: skip


def test_broken_lines_and_silence_are_no_complaint(rooms: Rooms, server: Serving) -> None:
    page = rooms.fresh(server.url, {})
    page.goto("/api/health")  # no page of ours: only what is planted
    with silence(rooms.consoles):
        page.evaluate("console.log('nothing to complain of')")
        with page.expect_console_message():
            page.evaluate("fetch('/api/no-such-thing').then((answer) => answer.text())")
        page.context.close()


@pytest.mark.parametrize("plant", EVERYWHERE, ids=lambda plant: plant.__name__)
def test_an_error_is_heard_wherever_it_is(
    rooms: Rooms, server: Serving, plant: Callable[[Page], None], request: pytest.FixtureRequest
) -> None:
    """What holds for this test is what fails every other: the same guard stands around each of them."""
    assert "no_console_complains" in request.fixturenames
    page = rooms.fresh(server.url, {})
    page.goto("/api/health")  # no page of ours: only what is planted
    with pytest.raises(AssertionError, match="the console complained"), silence(rooms.consoles):
        plant(page)
        page.context.close()
    # What the browser says late, or twice, belongs to this test: it has all come when a page opened afterwards answers.
    begun = len(rooms.consoles.complaints)
    later = rooms.fresh(server.url, {})
    later.goto("/api/health")
    later.evaluate("0")
    later.context.close()
    del rooms.consoles.complaints[begun:]
