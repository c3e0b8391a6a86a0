"""How much the page transfers, and that it connects to nobody else."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Response, expect

from browser import steps
from browser.conftest import People
from effort import PROVE, some
from xenodeck.games import found

Come = Callable[..., Page]
SHELF, TABLE = 220_000, 320_000  # bytes transferred until the front page is there, and until the first decision


def weight(fetched: list[Response]) -> dict[str, int]:
    """What came over the line, as it came: address -> bytes with their headers."""
    found: dict[str, int] = {}
    for answer in fetched:
        if answer.url.startswith(("data:", "blob:")) or answer.request.resource_type == "websocket":
            continue
        answer.finished()
        sizes = answer.request.sizes()
        found[answer.url] = sizes["responseBodySize"] + sizes["responseHeadersSize"]
    return found


@pytest.mark.parametrize("game", some(list(found()), "frenzy"))
def test_little_is_fetched_for_the_shelf_and_not_much_more_up_to_the_first_decision(come: Come, game: str) -> None:
    page = come(own=True)  # nothing was fetched before
    fetched: list[Response] = []
    page.on("response", lambda answer: fetched.append(answer))
    page.goto("/")
    expect(page.locator(f".box[data-game={game}] .btn.go")).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => true)")
    shelf = weight(list(fetched))
    assert any(".woff2" in url for url in shelf), "letters count too"
    assert sum(shelf.values()) < SHELF, shelf
    page.locator(f".box[data-game={game}] .btn.go").click()
    steps.asked(page)
    whole = weight(fetched)
    assert len(whole) > len(shelf)
    assert sum(whole.values()) < TABLE, whole
    hosts = {urlsplit(answer.url).netloc for answer in fetched if not answer.url.startswith(("data:", "blob:"))}
    assert hosts == {urlsplit(page.url).netloc}, "nobody else is told"
    kinds = {"script", "stylesheet"}
    large = [one for one in fetched if one.request.resource_type in kinds and len(one.body()) > 2000]
    assert {answer.headers.get("content-encoding") for answer in large} <= {"gzip", "br", "zstd"}
    assert all("immutable" in answer.headers.get("cache-control", "") for answer in large), "kept for good"


def test_the_policy_is_strict_and_lets_nothing_in_that_is_not_ours(people: People) -> None:
    """Also the proof that the complaints of the console are heard at all."""
    page = people.come()
    answer = page.goto("/")
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "*" not in policy
    page.evaluate("""() => {
        const script = document.createElement('script');
        script.textContent = 'document.title = "broken into"';
        document.head.append(script);
    }""")
    page.evaluate("document.body.setAttribute('style', 'color: red')")
    assert page.title() != "broken into"
    assert len([said for said in people.complaints if "Content Security Policy" in said]) == 2
    people.complaints.clear()


def test_every_page_keeps_the_console_silent_and_asks_nobody_else(come: Come) -> None:
    page = come(own=True)
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(urlsplit(request.url).netloc))
    for address in ("/", "/new/ufoludki", "/rules/ufoludki", "/t/NOWHERE", *(["/style"] if PROVE else [])):
        page.goto(address)
        page.get_by_role("heading").first.wait_for()
        page.wait_for_load_state("networkidle")
    assert asked == {urlsplit(page.url).netloc}
