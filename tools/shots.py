"""Pictures of the page from a real game in a real browser: those in the README, or every screen.

    make shots                                   docs/shots, as the README shows them
    make shots ARGS="--all --out /tmp/screens"   every screen, both languages, laptop and phone; every moment, all sizes

The deal, the names and the moves are always the same, so a picture changes only when the page does.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from browser import frenzy, gambit, layout, moments, ninjas, screens, steps  # noqa: E402
from browser.conftest import LAPTOP, PHONE, People, Rooms  # noqa: E402
from browser.serving import Serving  # noqa: E402
from browser.words import EN, PL, Words  # noqa: E402

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--disable-sync"]
NAMES = ("Velvet Moth", "Copper Wren", "Quiet Comet", "Plum Nebula")
MORE_NAMES = (*NAMES, "Amber Toad")
GAME: dict[str, Any] = {"options": {"loot": 40, "start_seat": 0}, "begin": {"seed": 20}, "listed": True}
MOVES = 13  # before the picture of the table is taken
LARGEST = 250_000  # bytes
MEASURED = 5  # how often sitting down is measured
SCREENS_WALKED = 42  # about, in each language on laptop and phone
MOMENTS_WALKED = 40 * len(layout.SCREENS)
Done = Callable[[str], None]


def main() -> None:
    wishes = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wishes.add_argument("--all", action="store_true", help="every screen in both languages, not only the README's")
    wishes.add_argument("--out", type=Path, default=ROOT / "docs/shots", help="the folder for the pictures")
    wish = wishes.parse_args()
    wish.out.mkdir(parents=True, exist_ok=True)
    console = Console()
    columns = (TextColumn("{task.description:28}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with tempfile.TemporaryDirectory() as folder, Progress(*columns, console=console) as progress:
        task = progress.add_task("starting a server", total=None)
        server = Serving(Path(folder), "--limits", "100")
        server.start()

        def done(name: str) -> None:
            progress.update(task, description=name, advance=1)

        try:
            with sync_playwright() as play:
                program = os.environ.get("CHROMIUM") or None
                browser = play.chromium.launch(executable_path=program, args=FLAGS)
                people = People(Rooms(browser), server.url)
                progress.update(task, total=4 * SCREENS_WALKED + 2 * MOMENTS_WALKED if wish.all else 13)
                if wish.all:
                    take_all(people, wish.out, done)
                else:
                    take_best(people, wish.out, done)
                progress.update(task, description="sitting down", total=None)
                waits = {name: sitting_down(browser, server.url, screen) for name, screen in SCREENS.items()}
                people.go()
                browser.close()
        finally:
            server.stop()
        progress.update(task, description="done", total=1, completed=1)
    for file in sorted(wish.out.glob("*")):
        size = file.stat().st_size
        too_large = not wish.all and size > LARGEST
        console.print(f"{file.name:24} {size / 1000:6.0f} kB{'  TOO LARGE' if too_large else ''}", highlight=False)
    for name, seconds in waits.items():
        shown = ", ".join(f"{one:.2f}" for one in seconds)
        median = statistics.median(seconds)
        console.print(f"Play now to the first decision, {name}: {shown} s (median {median:.2f})", highlight=False)
    if people.complaints:
        console.print("the consoles complained:", people.complaints)
        sys.exit(1)


SCREENS: dict[str, dict[str, Any]] = {"laptop": {"viewport": LAPTOP}, "phone": PHONE}


def picture(page: Page, file: Path, quality: int = 85) -> None:
    page.evaluate("document.fonts.ready.then(() => true)")
    page.screenshot(path=file, type="jpeg", quality=quality, animations="disabled", caret="hide")


# -- the best of it ----------------------------------------------------------------------------------------------------


def take_best(people: People, out: Path, done: Done) -> None:
    """A game of four players, from the deal to the replay."""
    pages = [people.come(**SCREENS["laptop"]) for _ in NAMES]
    host = pages[0]
    laid = steps.lay(host, "me", *["invite"] * (len(NAMES) - 1), alias=NAMES[0], **GAME)
    for seat, name in enumerate(NAMES[1:], start=1):
        steps.as_guest(pages[seat], name)
        pages[seat].goto(f"{laid.address}#invite={laid.invites[str(seat)]}")
        steps.sit_down(pages[seat])
    for _ in range(MOVES):
        turn(pages)
    while not asked(host):
        turn(pages)
    phone = people.come(**PHONE)
    phone.add_init_script(f"localStorage['xenodeck.guest'] = {kept(host)!r}")
    phone.goto(laid.address)
    steps.asked(phone)
    picture(phone, out / "table-phone.jpg")
    phone.close()
    done("table-phone")
    host.mouse.move(640, 70)  # away from everything
    picture(host, out / "table.jpg")
    done("table")
    for name, screen in SCREENS.items():
        ending = ".jpg" if name == "laptop" else "-phone.jpg"
        take_frenzy(people, people.come(**screen), out / f"frenzy{ending}")
        done(f"frenzy, {name}")
        for game, table in NEWEST.items():
            take_newest(people, people.come(**screen), table, out / f"{game}{ending}")
            done(f"{game}, {name}")
    steps.play_to_the_end(*pages)
    host.locator(".ending figure").wait_for()
    picture(host, out / "end.jpg")
    done("end")
    take_replay(host, laid.id, out / "replay.jpg")
    done("replay")
    for page, friend in ((pages[1], "open"), (pages[2], "invite")):
        steps.lay(page, "me", "open", friend, listed=True, sit=False)
    running = steps.lay(host, "me", "invite", begin={"position": screens.for_two()}, sit=False)
    guest = steps.as_guest(pages[1], NAMES[1])
    steps.ask(host, f"/api/tables/{running.id}/join", {"invite": running.invites["1"]}, guest)
    host.goto("/")
    host.locator(".box[data-game=ufoludki] .btn.go").wait_for()
    host.get_by_text(EN("shelf.your_turn")).first.wait_for()
    picture(host, out / "shelf.jpg")
    done("shelf")


INVASION: dict[str, Any] = frenzy.position(
    [
        ["DEFEND.R", "SCAVENGE.G", "DEFLECT.B", "DEFEND.GOLD", "GREY", "VIEW", "SAFETY"],
        ["GREY"] * 5,
        ["GREY"] * 3,
        None,
    ],
    2,
    turns_left=2,
    supply=["GREY"] * 41,
    discard=["SWAPSIES", "RELAX1", "DEFLECT.GOLD", "ALIEN.B", "UFO#1", "SCAVENGE.B"],
    invasion=["ALIEN.RG", *["RELAX1"] * 22],
)


# Quick Claim with a card that is wanted, Map Race halfway, Gambit with every kind of card in front of a player.
NEWEST: dict[str, dict[str, Any]] = {
    "claim": ninjas.position(
        "m1_claim",
        "EXPOSED",
        4,
        piles=[[f"C{seat}T7", f"C{seat}T2"] for seat in range(1, 5)],
        gained=[["C1T3", "C2T6", "C5X"], ["C3T3", "C4T1"], ["C6X"], ["C2T3", "C5T6"]],
        stack=["C1T8", "C6T3"],
        mission=["N3", "N6"],
        flipper=0,
        config={"flip_deadline": 4000, "min_exposure": 4000},
    ),
    "race": ninjas.position(
        "m3_map",
        "RUN",
        3,
        characters=["C1", "C4", "C2"],
        grids=[
            ["C1T1", "C1T6", "C1T2", "C1T7", "C1T3", "C1T8", "C1T4", "C1X", "C1T5"],
            [*[f"C4T{n}" for n in range(1, 9)], "C4X"],
            ["C2T5", "C2X", "C2T2", "C2T1", "C2T8", "C2T3", "C2T7", "C2T6", "C2T4"],
        ],
        up=[[1, 3, 7], [2, 5, 6], [1, 4, 9]],
        maps=["P1a", "P4a", "P6a"],
        announcer=0,
    ),
    "gambit": gambit.FIVE,
}


def take_newest(people: People, page: Page, table: dict[str, Any], file: Path) -> None:
    """The table of the newest game as it is laid, with everybody there."""
    game = gambit.GAME if "science" in table else ninjas.GAME
    seats = table["config"]["players"]
    sitting = {"game": game, "begin": {"position": table}}
    laid = steps.lay(page, "me", *["invite"] * (seats - 1), sit=False, alias=NAMES[0], **sitting)
    friends = [people.come(**SCREENS["laptop"]) for _ in range(seats - 1)]
    for seat, (friend, name) in enumerate(zip(friends, MORE_NAMES[1:], strict=False), start=1):
        steps.as_guest(friend, name)
        friend.goto(f"{laid.address}#invite={laid.invites[str(seat)]}")
        steps.sit_down(friend)
    page.goto(laid.address)
    ninjas.asked(page)
    while (note := page.locator(".note .shut")).is_visible():
        note.click()
    page.mouse.move(5, 300)  # away from everything
    page.wait_for_timeout(600)
    picture(page, file, 62)
    for one in (page, *friends):
        one.close()


def take_frenzy(people: People, page: Page, file: Path) -> None:
    """Two aliens, one of them faced."""
    table = {"game": frenzy.GAME, "begin": {"position": INVASION}}
    laid = steps.lay(page, "me", *["invite"] * 3, sit=False, alias=NAMES[0], **table)
    friends = [people.come(**SCREENS["laptop"]) for _ in NAMES[1:]]
    for seat, (friend, name) in enumerate(zip(friends, NAMES[1:], strict=True), start=1):
        steps.as_guest(friend, name)
        friend.goto(f"{laid.address}#invite={laid.invites[str(seat)]}")
        steps.sit_down(friend)
    page.goto(laid.address)
    frenzy.asked(page, "action")
    frenzy.no_action(page).click()
    frenzy.asked(page, "face")
    frenzy.held(page, "DEFEND.R").click(position={"x": 14, "y": 60})  # the others cover the rest of it
    frenzy.asked(page, "against")
    frenzy.slot(page, "red").click()
    frenzy.asked(page, "face")
    page.mouse.move(5, 300)  # away from everything
    page.wait_for_timeout(600)
    picture(page, file)
    for one in (page, *friends):
        one.close()


def asked(page: Page) -> bool:
    return page.locator(".prompt.mine[data-ask]").is_visible()


def turn(pages: list[Page]) -> None:
    """The seat that is asked answers: always the first option of the question."""
    while True:
        for page in pages:
            if asked(page):
                steps.answer(page)
                return
        pages[0].wait_for_timeout(10)


def kept(page: Page) -> str:
    return str(page.evaluate("localStorage['xenodeck.guest']"))


def take_replay(page: Page, table: str, file: Path) -> None:
    page.goto(f"/r/{table}")
    steps.replay_shown(page, 0)
    slider = page.get_by_role("slider", name=EN("replay.step"))
    middle = int(slider.get_attribute("max") or 0) * 2 // 3
    page.goto(f"/r/{table}#step={middle}")
    page.reload()
    steps.replay_shown(page, middle)
    picture(page, file)


# -- all of it ---------------------------------------------------------------------------------------------------------


def take_all(people: People, out: Path, done: Done) -> None:
    for words, locale in ((EN, "en-GB"), (PL, "pl-PL")):
        for name, screen in SCREENS.items():
            walk(people.come(locale=locale, **screen), words, name, out, done)
        take_moments(people.come(locale=locale), words, out, done)


def take_moments(page: Page, words: Words, out: Path, done: Done) -> None:
    """All kinds of moments at the tables of all games, on screens of all sizes."""
    for game, walked in (
        ("ufoludki", moments.of_ufoludki),
        ("frenzy", moments.of_frenzy),
        ("getaway", moments.of_getaway),
    ):
        for moment in walked(page, words):
            for width, height in layout.SCREENS.values():
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate(layout.DRAWN)
                name = moment.replace(",", "").replace(" ", "-")
                file = out / f"{words.language}-{game}-{name}-{width}x{height}.png"
                page.screenshot(path=file, animations="disabled", caret="hide")
                done(file.stem)
            page.set_viewport_size(LAPTOP)
    page.context.close()


def walk(page: Page, words: Words, screen: str, out: Path, done: Done) -> None:
    def look(page: Page, name: str) -> None:
        whole = name in ("shelf", "new-table", "rules-page", "style")  # pages that are longer than the screen
        page.evaluate("document.fonts.ready.then(() => true)")
        file = out / f"{words.language}-{screen}-{name}.png"
        page.screenshot(path=file, full_page=whole, animations="disabled", caret="hide")
        done(file.stem)

    screens.walk(page, look, words)
    page.context.close()


# -- how long it takes to sit down -------------------------------------------------------------------------------------

WATCH = """
addEventListener('click', () => { window.pressed = performance.now(); }, { capture: true, once: true });
const look = () => {
    if (document.querySelector('.prompt.mine[data-ask]')) window.decided = performance.now();
    else requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


def sitting_down(browser: Browser, url: str, screen: dict[str, Any]) -> list[float]:
    """Seconds from the click on *Play now* to the first decision, for a newcomer with all animations."""
    found = []
    for _ in range(MEASURED):
        context = browser.new_context(base_url=url, locale="en-GB", **screen)
        page = context.new_page()
        page.add_init_script(WATCH)
        steps.play_now(page)
        steps.asked(page)
        found.append(page.evaluate("window.decided - window.pressed") / 1000)
        context.close()
    return found


if __name__ == "__main__":
    main()
