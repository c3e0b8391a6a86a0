"""Write the tables of modules into docs/architecture/games.md: each module of a game with its first sentence."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src/xenodeck/games"
PAGE = ROOT / "docs/architecture/games.md"
KEPT = re.compile(r"v[1-9][0-9]*")  # folders with older rules
TABLE = re.compile(r"(<!-- modules (\w+) -->\n).*?(<!-- /modules -->)", re.S)


def modules(game: Path) -> list[Path]:
    """The modules of a game, without its tests, older rules and packages that only have a docstring."""
    found = []
    for path in sorted(game.rglob("*.py")):
        parts = path.relative_to(game).parts
        if not KEPT.fullmatch(parts[0]) and "tests" not in parts and path.name != "__init__.py":
            found.append(path)
    return found


def first_sentence(path: Path) -> str:
    head = path.read_text("utf-8").partition("from __future__")[0]  # only the head is parsed
    text = " ".join((ast.get_docstring(ast.parse(head)) or "").split())
    return re.split(r"(?<=[.!?]) (?=[A-Z])", text)[0].replace("``", "`").replace("|", "\\|")


def table(game: str) -> str:
    rows = ["| module | what it says of itself |", "|---|---|"]
    for path in modules(GAMES / game):
        name = path.relative_to(GAMES.parent).with_suffix("").as_posix().replace("/", ".")
        rows.append(f"| `{name}` | {first_sentence(path)} |")
    return "\n".join(rows) + "\n"


def with_tables(page: str) -> str:
    """``page`` with up-to-date tables."""
    return TABLE.sub(lambda found: f"{found[1]}{table(found[2])}{found[3]}", page)


def main() -> None:
    PAGE.write_text(with_tables(PAGE.read_text("utf-8")), "utf-8")
    print(f"{PAGE.relative_to(ROOT)}: tables of modules are up to date")


if __name__ == "__main__":
    main()
