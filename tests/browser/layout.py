"""Where things are on the screen."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page

# Everything a person looks at or presses at a table. What is behind a sheet or hidden does not count.
PARTS = ".bar *, .plate, .pile .card, .hand .card, .earth, .earth .token, .earth .left, .prompt, .prompt *, .tabs *"
SLACK = 4  # px: the corners of a tilted card, its frame and not its picture
OUTSIDE = """([parts, slack]) => [...document.querySelectorAll(parts)]
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([one, box]) => box.width > 0 && box.height > 0 && getComputedStyle(one).visibility === 'visible')
    .filter(([one]) => !one.closest('.unseen, .sr, dialog'))
    .filter(([, box]) => Math.min(box.left, box.top, innerWidth - box.right, innerHeight - box.bottom) < -slack)
    .map(([one, box]) => `${one.className.baseVal ?? one.className} ${one.textContent.trim().slice(0, 20)}
        ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`)"""
SIZES = """() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { scrollWidth, scrollHeight, innerWidth, innerHeight, scrollX, scrollY };
}"""


def assert_nothing_scrolls(page: Page) -> None:
    size: dict[str, Any] = page.evaluate(SIZES)
    assert size["scrollWidth"] <= size["innerWidth"], size
    assert size["scrollHeight"] <= size["innerHeight"], size


def assert_fits_the_width(page: Page) -> None:
    """A page that is read may be long, but never wider than the screen."""
    size: dict[str, Any] = page.evaluate(SIZES)
    assert size["scrollWidth"] <= size["innerWidth"], size


def assert_all_of_the_table_is_on_the_screen(page: Page) -> None:
    assert page.evaluate(OUTSIDE, [PARTS, SLACK]) == []


# Layout shifts, as the browser itself counts them. It forgives all within half a second of a click; a busy machine may
# take longer to answer one, so whoever clicks says so.
COUNT_SHIFTS = """() => {
    window.shifts = [];
    window.askedFor = [];
    const note = (entries) => {
        for (const { value, startTime, sources } of entries) {
            const what = sources.map(({ node }) => node?.className?.baseVal ?? node?.className ?? node?.nodeName);
            window.shifts.push({ value, what, at: startTime });
        }
    };
    const watching = new PerformanceObserver((list) => note(list.getEntries()));
    watching.observe({ type: 'layout-shift', buffered: true });
    window.drawn = async () => {
        for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
        note(watching.takeRecords());
    };
}"""
NOT_ASKED_FOR = """async () => {
    await window.drawn();
    return window.shifts.filter(({ at }) => !window.askedFor.some(([from, to]) => from <= at && at <= to));
}"""


def count_shifts(page: Page) -> None:
    """From the next page on."""
    page.add_init_script(f"({COUNT_SHIFTS})()")


@contextmanager
def asked_for(page: Page) -> Iterator[None]:
    """What moves meanwhile, and until it is drawn, is the answer to what somebody did."""
    page.evaluate("window.askedFor.push([performance.now(), Infinity])")
    yield
    page.evaluate("window.drawn().then(() => { window.askedFor.at(-1)[1] = performance.now(); })")


def shifts(page: Page) -> tuple[float, list[Any]]:
    """How much moved by itself, and what."""
    found = page.evaluate(NOT_ASKED_FOR)
    return sum(shift["value"] for shift in found), found
