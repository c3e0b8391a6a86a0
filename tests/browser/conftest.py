"""A browser and a server for the tests of the page.

They run apart from the asyncio tests, because both need the main loop.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.consoles import Consoles, silence
from browser.serving import PATIENCE as SECONDS, Serving

pytest.register_assert_rewrite("browser.steps", "browser.layout")
PATIENCE = 1000 * SECONDS  # ms for anything to appear
LANGUAGE = "en-GB"
LAPTOP = {"width": 1280, "height": 720}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
# Newer browsers open hidden pages for the address bar of every window, which cost as much as our page. Playwright has
# such a list of features too, but only the last one counts.
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
    """A server for many people with one address, that of this machine."""
    # people end the pauses between rounds; their length is for those who left, and would end them on a busy machine
    served = Serving(folder, "--limits", "100", "--pause", "90", games=games)
    served.start()
    yield served
    served.stop()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    yield from serving(tmp_path_factory.mktemp("server"))


@pytest.fixture(scope="session")
def toy_shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """The same with the toys, each of which shows something that games may do."""
    yield from serving(tmp_path_factory.mktemp("toys"), games="toys")


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Serving]:
    """A server that a test may kill."""
    yield from serving(tmp_path)


class Rooms:
    """Browser contexts that tests have left, tidied up for the next test with the same wishes.

    A context keeps its cache, like the browser of a person who returns; a new one for each test would cost as much as
    the test itself.
    """

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.consoles = Consoles(browser)
        self.tidied: dict[str, list[Page]] = {}

    def enter(self, url: str, wishes: dict[str, Any]) -> Page:
        """A page of a context in which nobody has been, as far as the site can tell."""
        free = self.tidied.get(key_of(url, wishes), [])
        return free.pop() if free else self.fresh(url, wishes)

    def fresh(self, url: str, wishes: dict[str, Any]) -> Page:
        context = self.browser.new_context(base_url=url, **wishes)
        context.set_default_timeout(PATIENCE)
        return context.new_page()

    def leave(self, url: str, wishes: dict[str, Any], context: BrowserContext) -> None:
        """Remove everything that the next user could notice: pages with their scripts and routes, storage,
        permissions."""
        page, left = context.new_page(), context.pages
        for one in left:
            if one is not page:
                one.close()
        context.set_offline(False)
        context.clear_permissions()
        line = context.new_cdp_session(page)
        line.send("Storage.clearDataForOrigin", {"origin": url, "storageTypes": "all"})
        line.detach()
        self.tidied.setdefault(key_of(url, wishes), []).append(page)


def key_of(url: str, wishes: dict[str, Any]) -> str:
    return json.dumps([url, wishes], sort_keys=True)


@pytest.fixture(scope="session")
def rooms(browser: Browser) -> Rooms:
    return Rooms(browser)


@pytest.fixture(autouse=True)
def no_console_complains(rooms: Rooms) -> Iterator[None]:
    """A test fails if a console of any page complained, also while everybody was leaving.

    What is set up first is torn down last.
    """
    with silence(rooms.consoles):
        yield


class People:
    """Opens a browser of their own for each person."""

    def __init__(self, rooms: Rooms, url: str) -> None:
        self.rooms = rooms
        self.url = url
        self.here: list[tuple[dict[str, Any], BrowserContext]] = []
        self.gone: list[BrowserContext] = []  # contexts that nobody uses again
        self.complaints = rooms.consoles.complaints

    def come(self, *, own: bool = False, **wishes: Any) -> Page:
        """``own``: in a context of its own, for changes that tidying up would not undo."""
        given = {"locale": LANGUAGE, "reduced_motion": "reduce", "viewport": LAPTOP, **wishes}
        page = self.rooms.fresh(self.url, given) if own else self.rooms.enter(self.url, given)
        if own:
            self.gone.append(page.context)
        else:
            self.here.append((given, page.context))
        return page

    def go(self, tidy: bool = True) -> None:
        for wishes, context in self.here:
            if tidy:
                self.rooms.leave(self.url, wishes, context)
            else:
                context.close()
        for context in self.gone:
            context.close()
        self.here, self.gone = [], []

    def __enter__(self) -> People:
        return self

    def __exit__(self, problem: object, *_: object) -> None:
        self.go(tidy=problem is None)


@pytest.fixture
def people(rooms: Rooms, server: Serving) -> Iterator[People]:
    """People at the shared server."""
    with People(rooms, server.url) as found:
        yield found


@pytest.fixture
def come(people: People) -> Callable[..., Page]:
    return people.come
