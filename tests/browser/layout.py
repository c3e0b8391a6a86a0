"""Where things are on the screen, and what is wrong with that."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
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


# -- the same table on every screen ------------------------------------------------------------------------------------

SCREENS: dict[str, tuple[int, int]] = {
    "phone": (390, 844),
    "small phone": (360, 640),
    "phone on its side": (844, 390),
    "tablet": (820, 1180),
    "tablet on its side": (1180, 820),
    "small laptop": (1024, 768),
    "laptop": (1280, 720),
    "desktop": (1920, 1080),
    "large": (2560, 1440),
    "enlarged twice": (640, 360),  # 1280 × 720 at 200 %
}
# The smallest screens upright and lying, the tallest, and those that tests walk through; larger ones are enlarged
# laptops (``test_sizes``).
EXTREMES = ("laptop", "small phone", "enlarged twice", "tablet")
# What lies on a table side by side. A fan, a pile or a lane is one thing; what hangs on a thing belongs to it.
THINGS = [
    *(".bar", ".tabs", ".rail", ".coach", ".asking", ".hand .card", ".plate", ".pile", ".earth .left", ".earth > svg"),
    *(".token", ".lane .foe", ".slot", ".facing h2", ".facing .held", ".discard .fan", ".compass", ".signs li"),
    *(".seen .one", ".below", ".reserve .card", ".laid .card", ".ribbon", ".quick", ".colours button", ".watch .ship"),
    *(".watch p", ".any dl", ".any figcaption", "[data-spread] .card", "[data-spots] .card", ".mimics", ".known"),
    *(
        ".pit",
        ".wanted",
        ".mission .card",
        ".cells .spot",
        ".grid9 .spot",
        ".mini9",
        ".way",
        ".shout",
        ".payment",
        ".push",
    ),
    *(".map", ".tray", ".odds", ".pending.some", ".match", ".mine .fan"),
    *(".lanes .lane", ".role", ".ability .card"),
]
# Things that lie over each other on purpose: a hand is a fan, an alien stands on its slot, its loot around Earth.
TOGETHER = [
    ".hand",
    ".lane",
    ".earth",
    ".discard",
    ".watch",
    ".sighting .spread",
    ".deck",
    ".cells",
    ".grid9",
    ".mission",
]
# Where there may be more than fits: it is scrolled or dragged there.
SCROLLED = ".story, .chat, .ending, .pause, .any, .prompt p, .told .text, .buttons, .coach, dialog, .lobby, .map"
LEAST_TYPE = 10.9  # px
LEAST_BUTTON = 37.5  # px: of what a finger has to hit
LEAST_CARD = 44.0  # px: the width of a card of the own hand
FAULTS = """([things, together, scrolled, slack, type, button, card]) => {
    const faults = [];
    const say = (one) => `${one.localName}.${(one.className.baseVal ?? one.className).replace(/ ?svelte-\\w+/g, '')}`
        + ` "${one.textContent.trim().replace(/\\s+/g, ' ').slice(0, 24)}"`;
    const boxOf = (one) => one.getBoundingClientRect();
    const where = ({ left, top, right, bottom }) => `[${[left, top, right, bottom].map(Math.round)}]`;
    const unseen = '.unseen, .sr, .courier, .sky, .weather, .tags, .zoom, .shade, .ring[aria-hidden]';
    const seen = (one) => {
        const { width, height } = boxOf(one);
        const there = one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        return there && width > 1 && height > 1 && !one.closest(unseen);
    };
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight)
        faults.push(`the page scrolls: ${root.scrollWidth} × ${root.scrollHeight}`);
    const dialog = document.querySelector('dialog[open]');
    const over = dialog ?? document.querySelector('.ending, .pause');
    const out = new Set();
    const within = (one, box, what) => {
        const mine = boxOf(one);
        if (out.has(one.parentElement)) return void out.add(one); // said of what it is in
        const beyond = [box.left - mine.left, box.top - mine.top, mine.right - box.right, mine.bottom - box.bottom];
        const far = Math.max(...beyond);
        if (far > slack) faults.push(`${say(one)} ${where(mine)} sticks out of ${what}`);
        if (far > slack) out.add(one);
    };
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    if (over) within(over, screen, 'the screen');
    if (dialog) return faults;

    // what is cut off: by the edge of the screen, or by a place that shows only a part of it
    const table = document.querySelector('.tbl');
    const all = [...table.querySelectorAll('*:not(svg *)')].filter(seen); // a drawing is one thing
    const hidden = (one) => over && one !== over && !one.closest('.bar, .tabs, .rail');
    for (const one of all) {
        if (one.closest(scrolled) || hidden(one)) continue;
        if (one.closest('.backs, .peek') || one.matches('.card > button')) continue;
        within(one, screen, 'the screen');
        const look = getComputedStyle(one);
        const cut = ['hidden', 'clip'].includes(look.overflowX) && look.textOverflow !== 'ellipsis';
        if (cut && one.scrollWidth > one.clientWidth + 2 && one !== table && !one.closest('.ava, .edge, svg'))
            faults.push(`${say(one)} is cut off`);
    }
    // words and buttons: large enough
    for (const one of all) {
        if (hidden(one) || one.closest('svg, [aria-hidden=true]')) continue;
        const words = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
        const size = parseFloat(getComputedStyle(one).fontSize);
        if (words && size > 0 && size < type) faults.push(`${say(one)} is set in ${size} px`);
        const box = boxOf(one);
        const pressed = one.matches('button:not(.known, .all, .card > button, .chip, .rail *), a');
        if (one.matches('.tabs button') && one.scrollWidth > one.clientWidth + 2) faults.push(`${say(one)} is cut off`);
        if (pressed && Math.min(box.width, box.height) < button)
            faults.push(`${say(one)} is only ${Math.round(box.width)} × ${Math.round(box.height)}`);
        if (one.matches('.hand .card') && one.offsetWidth < card)
            faults.push(`a card of the hand is ${one.offsetWidth} px wide`);
    }
    if (over) return faults;

    // what lies over each other
    const solid = [...new Set(things.flatMap((what) => [...table.querySelectorAll(what)]))].filter(seen);
    const both = (one, other) => one.contains(other) || other.contains(one)
        || together.some((what) => one.closest(what) && one.closest(what) === other.closest(what));
    solid.forEach((one, n) => {
        const a = boxOf(one);
        for (const other of solid.slice(n + 1)) {
            const b = boxOf(other);
            const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (across > slack && down > slack && !both(one, other))
                faults.push(`${say(one)} ${where(a)} and ${say(other)} ${where(b)} lie over each other`);
        }
    });
    // everything that belongs to a table is there
    for (const what of ['.board', '.asking', '.hand']) {
        const one = document.querySelector(what);
        if (!one) continue;
        within(one, screen, 'the screen');
        const { height } = boxOf(one);
        const least = what === '.board' ? innerHeight / 4 : 56;
        if (height < least) faults.push(`${what} is ${Math.round(height)} px high`);
    }
    return faults;
}"""


DRAWN = """() => document.fonts.ready.then(() => new Promise((drawn) =>
    requestAnimationFrame(() => requestAnimationFrame(drawn))))"""


def faults(page: Page) -> list[str]:
    """What lies over something else, is cut off or off the screen, or is too small."""
    wanted = [THINGS, TOGETHER, SCROLLED, SLACK, LEAST_TYPE, LEAST_BUTTON, LEAST_CARD]
    page.evaluate(DRAWN)
    found: list[str] = page.evaluate(FAULTS, wanted)
    return found


# Where things are does not depend on whether they are painted, and painting a table takes longer than placing it.
PAINT = "(seen) => { document.documentElement.style.clipPath = seen ? '' : 'inset(100%)'; }"


def on_every_screen(page: Page, names: Iterable[str] = tuple(SCREENS)) -> dict[str, list[str]]:
    """The faults of this moment by the name of the screen; the page is as large as before afterwards."""
    before = page.viewport_size
    found: dict[str, list[str]] = {}
    page.evaluate(PAINT, False)
    for name in names:
        width, height = SCREENS[name]
        page.set_viewport_size({"width": width, "height": height})
        if wrong := faults(page):
            found[name] = wrong
    if before is not None:
        page.set_viewport_size(before)
    page.evaluate(PAINT, True)
    return found


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
    """What moves inside, until it is drawn, is the answer to a person's action."""
    page.evaluate("window.askedFor.push([performance.now(), Infinity])")
    yield
    page.evaluate("window.drawn().then(() => { window.askedFor.at(-1)[1] = performance.now(); })")


def shifts(page: Page) -> tuple[float, list[Any]]:
    """How much moved without a person's action, and what."""
    found = page.evaluate(NOT_ASKED_FOR)
    return sum(shift["value"] for shift in found), found
