"""Draw docs/architecture/floors.svg: the parts of Xenodeck, each above those that it imports.

The order of the folders comes from the contracts in pyproject.toml, so the picture cannot differ from what
import-linter checks. The purpose of each part is written here.
"""

from __future__ import annotations

import math
import tomllib
from html import escape
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FILE = ROOT / "docs/architecture/floors.svg"

CORE = {
    "coaching": "lessons, notes, what a move would bring",
    "records": "games as text, states as data",
    "sessions": "one table being played",
    "words": "words into answers, events into sentences",
    "definition": "what a game says of itself",
    "knowledge": "what a seat may know",
    "playing": "policies, games to their end",
    "rules": "states, rules, the engine",
    "tabletop": "cards, places, chance, events",
}
SERVER = {
    "running": "the process",
    "app": "everything put together",
    "http": "API, table socket, page",
    "tables": "live tables: apply, commit, tell",
    "services": "what tables need of the server",
    "workers": "bots and long work, in processes",
    "network": "connections, proxies, round trips",
    "limits": "rates, costs, accounts",
    "telemetry": "logs, metrics",
}
CLI = {
    "commands": "a module each",
    "terminal": "a game in the terminal",
}
WIDTH, MARGIN, GAP, ROW = 1000, 28, 10, 26
COLOURS = {
    "web": ("#fbe3ea", "#b0486b"),
    "client": ("#fbe3ea", "#b0486b"),
    "cli": ("#fdeadb", "#b5652a"),
    "lab": ("#fdf3d0", "#94761a"),
    "server": ("#ece5f9", "#6b4fae"),
    "bots": ("#fdf3d0", "#94761a"),
    "games": ("#e2f2e0", "#3f7f3a"),
    "core": ("#deeaf8", "#2f65a5"),
}
INK, SOFT, PAPER, EDGE = "#1d1b26", "#55505f", "#fbfaf6", "#cfc9bb"


def layers_of(container: str) -> list[list[str]]:
    """The folders of a package, from the top; folders on the same floor do not import each other."""
    linter = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
    contract = next(each for each in linter["contracts"] if each.get("containers") == [f"xenodeck.{container}"])
    return [[name.strip() for name in layer.split("|")] for layer in contract["layers"]]


def rows_of(container: str, wide: float) -> list[list[list[str]]]:
    """The same as rows of a drawing: a floor with too many names for one row has several rows."""
    return [in_rows(layer, per_row(layer, wide - 24)) for layer in layers_of(container)]


def per_row(layer: list[str], room: float) -> int:
    """How many of these names fit beside each other, about the same number in each row."""
    rows = math.ceil(sum(9 * len(name) + 18 + GAP for name in layer) / room)
    return math.ceil(len(layer) / rows)


def games() -> list[str]:
    return sorted(path.parent.name for path in (ROOT / "src/xenodeck/games").glob("*/meta.py"))


class Drawing:
    """Lines of SVG."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.inner = 0.0  # width inside the part that was drawn last

    def box(self, x: float, y: float, wide: float, high: float, fill: str, edge: str, round_: float = 8) -> None:
        shape = f'x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" rx="{round_:g}"'
        self.lines.append(f'<rect {shape} fill="{fill}" stroke="{edge}"/>')

    def text(self, x: float, y: float, words: str, size: float = 14, bold: bool = False, soft: bool = False) -> None:
        weight = ' font-weight="700"' if bold else ""
        colour = SOFT if soft else INK
        self.lines.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{colour}"{weight}>{escape(words)}</text>'
        )

    def part(self, name: str, about: str, x: float, y: float, wide: float, high: float) -> None:
        """A part of Xenodeck: a coloured box with its name and its purpose."""
        self.inner = wide - 24
        self.box(x, y, wide, high, *COLOURS[name], 12)
        self.text(x + 14, y + 24, name, 17, bold=True)
        self.text(x + 90, y + 24, about, 13, soft=True)

    def row(self, name: str, folders: list[str], about: dict[str, str], x: float, y: float, wide: float) -> None:
        """Folders side by side; a folder without a purpose is as wide as its name."""
        letters = [1 if folder in about else len(folder) + 3 for folder in folders]
        room = wide - GAP * (len(folders) - 1)
        for folder, want in zip(folders, letters, strict=True):
            own = room * want / sum(letters)
            self.box(x, y, own, ROW - 4, PAPER, COLOURS[name][1], 5)
            self.text(x + 9, y + 16, folder, 13, bold=True)
            self.text(x + 112, y + 16, about.get(folder, ""), 12.5, soft=True)
            x += own + GAP

    def floors(self, name: str, floors: list[list[list[str]]], about: dict[str, str], x: float, y: float) -> None:
        """The folders of a part, floor upon floor, inside its box; several rows of one floor have a frame."""
        y += 38
        for rows in floors:
            if len(rows) > 1:
                frame = (
                    f'x="{x + 7:g}" y="{y - 4:g}" width="{self.inner + 10:g}" height="{ROW * len(rows) + 4:g}" rx="7"'
                )
                self.lines.append(f'<rect {frame} fill="none" stroke="{COLOURS[name][1]}" stroke-dasharray="3 3"/>')
            for row in rows:
                self.row(name, row, about, x + 12, y, self.inner)
                y += ROW

    def listed(self, names: list[list[str]], x: float, y: float) -> None:
        """What else is inside a part without floors."""
        for number, line in enumerate(names):
            self.text(x + 14, y + 54 + 20 * number, " · ".join(line), 13)

    def arrow(self, x: float, y: float, words: str) -> None:
        self.lines.append(f'<path d="M{x:g} {y + 3:g} v22" stroke="{INK}" marker-end="url(#tip)"/>')
        self.text(x + 10, y + 19, words, 12, soft=True)


def height(floors: list[list[list[str]]]) -> int:
    """The height of a part's box with these floors in it."""
    return 48 + ROW * sum(map(len, floors))


def in_rows(names: list[str], many: int) -> list[list[str]]:
    return [names[at : at + many] for at in range(0, len(names), many)]


def modules(part: str) -> list[str]:
    return sorted(path.stem for path in (ROOT / "src/xenodeck" / part).glob("[!_]*.py"))


def picture() -> str:
    d = Drawing()
    whole = WIDTH - 2 * MARGIN
    web, client = 370, 240
    cli = whole - web - client - 2 * GAP
    y = MARGIN
    # the front ends, for people and programs
    rooms = sorted(path.name for path in (ROOT / "web/src").iterdir() if path.is_dir() and path.name != "testkit")
    tops = [
        ("web", "the page, in TypeScript", web, in_rows(rooms, 6), "messages, over the socket"),
        ("client", "for programs", client, in_rows(modules("client"), 3), "imports messages only"),
        ("cli", "the command", cli, [], "imports all of these"),
    ]
    x, high = MARGIN, height(rows_of("cli", cli))
    for name, about, wide, names, arrow in tops:
        d.part(name, about, x, y, wide, high)
        d.listed(names, x, y)
        if name == "cli":
            d.floors(name, rows_of(name, wide), CLI, x, y)
        d.arrow(x + wide / 2 - 40, y + high, arrow)
        x += wide + GAP
    y += high + 30
    # the server, and what plays many games
    wide = web + client + GAP
    floors = rows_of("server", wide)
    d.part("server", "tables that are never lost and never leak", MARGIN, y, wide, height(floors))
    d.floors("server", floors, SERVER, MARGIN, y)
    d.part("lab", "many games, counted", MARGIN + wide + GAP, y, cli, height(floors))
    d.listed(in_rows(modules("lab"), 3), MARGIN + wide + GAP, y)
    y += height(floors) + GAP
    # bots and games
    d.part(
        "bots", "random, the policies of games, search; given worlds that a seat cannot rule out", MARGIN, y, whole, 40
    )
    y += 40 + GAP
    d.part(
        "games", "found as folders; they import core only and never each other", MARGIN, y, whole, height([[games()]])
    )
    d.floors("games", [[games()]], {}, MARGIN, y)
    y += height([[games()]]) + GAP
    floors = rows_of("core", whole)
    d.part("core", "knows no game; no clock, no randomness from outside, no network", MARGIN, y, whole, height(floors))
    d.floors("core", floors, CORE, MARGIN, y)
    y += height(floors) + 26
    law = "What stands higher imports what lies below it, never the other way."
    d.text(MARGIN, y, f"{law} Boxes side by side import nothing of each other.", 13)
    return "\n".join([*head(y + 18), *d.lines, "</svg>", ""])


def head(high: float) -> list[str]:
    font = 'font-family="system-ui, sans-serif"'
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {high:g}" {font} role="img">',
        "<title>The floors of Xenodeck: web, client and cli; server and lab; bots; games; core</title>",
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="7" markerHeight="7" orient="auto">',
        f'<path d="M0 0 L8 4 L0 8 z" fill="{INK}"/></marker></defs>',
        f'<rect x="1" y="1" width="{WIDTH - 2}" height="{high - 2:g}" rx="16" fill="{PAPER}" stroke="{EDGE}"/>',
    ]


def main() -> None:
    FILE.write_text(picture(), "utf-8")
    print(FILE.relative_to(ROOT))


if __name__ == "__main__":
    main()
