"""Complaints on the consoles of a browser: all pages of all contexts, whoever opened them, also closed ones."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, WebError

# The browser says this whenever a line breaks or an answer is a no; the tests break lines on purpose.
NETWORK = ("Failed to load resource", "WebSocket connection to")
FAULT = "a status of 500"  # of the server: nobody does that on purpose


class Consoles:
    """Listens to every context of ``browser`` from its creation to the closing of its last page."""

    def __init__(self, browser: Browser) -> None:
        self.complaints: list[str] = []
        self.browser = browser
        self._new_context, self._new_page = browser.new_context, browser.new_page
        browser.new_context = self.new_context  # type: ignore[method-assign]
        browser.new_page = self.new_page  # type: ignore[method-assign]

    def new_context(self, **wishes: Any) -> BrowserContext:
        context = self._new_context(**wishes)
        self.listen(context)
        return context

    def new_page(self, **wishes: Any) -> Page:
        page = self._new_page(**wishes)
        self.listen(page.context)
        return page

    def listen(self, context: BrowserContext) -> None:
        context.on("console", self.console)
        context.on("weberror", self.error)

    def console(self, message: ConsoleMessage) -> None:
        expected = message.text.startswith(NETWORK) and FAULT not in message.text
        if message.type in ("error", "warning") and not expected:
            self.complaints.append(message.text)

    def error(self, problem: WebError) -> None:
        self.complaints.append(str(problem.error))

    def heard(self) -> None:
        """Wait until everything that open pages have complained of so far has come: an answer comes after it."""
        for context in self.browser.contexts:
            for page in context.pages:
                page.evaluate("0")


@contextmanager
def silence(consoles: Consoles) -> Iterator[None]:
    """No console complains within, least of all about the policy. Complaints inside are reported here only."""
    begun = len(consoles.complaints)
    try:
        yield
    finally:
        consoles.heard()
        complaints = consoles.complaints[begun:]
        del consoles.complaints[begun:]
    assert complaints == [], "the console complained"
