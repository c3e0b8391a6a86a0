"""What the page costs and whom it talks to: little, and nobody else."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from urllib.parse import urlsplit

from playwright.sync_api import Page, Response

from browser import steps
from browser.conftest import People

Come = Callable[..., Page]
MOST_BYTES = 250_000


def test_a_quarter_of_a_megabyte_leads_from_the_shelf_to_the_first_decision(come: Come) -> None:
    page = come()
    fetched: list[Response] = []
    page.on("response", lambda answer: fetched.append(answer))
    steps.play_now(page)
    steps.asked(page)
    kinds = {"script", "stylesheet"}
    code = {answer.url: answer for answer in fetched if answer.request.resource_type in kinds}
    weight = {url: len(gzip.compress(answer.body(), 6)) for url, answer in code.items()}
    assert len(weight) > 2
    assert sum(weight.values()) < MOST_BYTES, weight
    hosts = {urlsplit(answer.url).netloc for answer in fetched if not answer.url.startswith(("data:", "blob:"))}
    assert hosts == {urlsplit(page.url).netloc}, "nobody else is told"
    large = [answer for answer in code.values() if len(answer.body()) > 2000]
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
    page = come()
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(urlsplit(request.url).netloc))
    for address in ("/", "/new/ufoludki", "/rules/ufoludki", "/style", "/t/NOWHERE"):
        page.goto(address)
        page.get_by_role("heading").first.wait_for()
        page.wait_for_load_state("networkidle")
    assert asked == {urlsplit(page.url).netloc}
