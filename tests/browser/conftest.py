"""A browser and a server for the tests of the page. They run apart from the asyncio tests: both want the main loop."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from browser.serving import PATIENCE as SECONDS, Serving

pytest.register_assert_rewrite("browser.steps", "browser.layout")
PATIENCE = 1000 * SECONDS  # ms for anything to show up
LANGUAGE = "en-GB"
LAPTOP = {"width": 1280, "height": 720}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
# The browser says this whenever a line breaks or an answer is a no; the tests break lines on purpose.
NETWORK = ("Failed to load resource", "WebSocket connection to")
# Newer browsers open pages of their own for the address bar of every window; nobody sees it here, and they cost as much
# as our page. Playwright has a list of such features too, but only the last one counts.
ADDRESS_BAR = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "AimEnabled"]
BY_PLAYWRIGHT = ["HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "OptimizationHints"]
BY_PLAYWRIGHT += ["PaintHolding", "PreconnectToSearch", "ThirdPartyStoragePartitioning", "Translate"]
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    program = os.environ.get("CHROMIUM") or shutil.which("chromium")
    assert program, "no Chromium: run tools/ensure_chromium.sh, or set CHROMIUM"
    flags = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-quic", "--no-first-run"]
    flags += ["--disable-sync", "--disable-background-networking", "--disable-component-update"]
    flags += [f"--disable-features={','.join([*ADDRESS_BAR, *BY_PLAYWRIGHT])}"]
    return {"executable_path": program, "headless": True, "args": flags}


def serving(folder: Path, games: str = "") -> Iterator[Serving]:
    """A server for many people of one address: all of them sit at this machine."""
    served = Serving(folder, "--limits", "100", games=games)
    served.start()
    yield served
    served.stop()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    yield from serving(tmp_path_factory.mktemp("server"))


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Serving]:
    """A server that a test may kill."""
    yield from serving(tmp_path)


class People:
    """Opens browsers of their own for each person, and remembers what their consoles complained about."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []

    def come(self, **wishes: Any) -> Page:
        given = {"locale": LANGUAGE, "reduced_motion": "reduce", "viewport": LAPTOP}
        context = self.browser.new_context(base_url=self.url, **{**given, **wishes})
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        page = context.new_page()
        page.on("console", self.listen)
        page.on("pageerror", lambda problem: self.complaints.append(str(problem)))
        return page

    def listen(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not message.text.startswith(NETWORK):
            self.complaints.append(message.text)

    def go(self) -> None:
        for context in self.contexts:
            context.close()

    def __enter__(self) -> People:
        return self

    def __exit__(self, problem: object, *_: object) -> None:
        """Whatever they did, no console may complain, least of all about the policy."""
        self.go()
        assert problem is not None or self.complaints == []


@pytest.fixture
def people(browser: Browser, server: Serving) -> Iterator[People]:
    """People at the shared server."""
    with People(browser, server.url) as found:
        yield found


@pytest.fixture
def come(people: People) -> Callable[..., Page]:
    return people.come
