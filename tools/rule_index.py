"""Write the index of rules into each game's README: rule number -> class, from the docstrings."""

from __future__ import annotations

import os

os.environ["XENODECK_ENGINE"] = "interpreted"  # compiled classes carry no docstrings

from xenodeck.core.definition.game import Game
from xenodeck.games import found

START, END = "<!-- rules -->", "<!-- /rules -->"


def index(game: Game) -> str:
    """The table of a game's rules, in the order of its list."""
    known = {rule.number for rule in game.words().rules()}
    lines = ["| rule | class | what it says |", "|---|---|---|"]
    for rule in game.rules:
        text = " ".join((type(rule).__doc__ or "").split())
        words = text.split(" ")
        numbers = [w for w in words[:3] if w[0].isdigit() or w in known]
        said = " ".join(words[len(numbers) :])
        lines.append(f"| {', '.join(numbers)} | `{type(rule).__name__}` | {said} |")
    return "\n".join(lines)


def with_index(text: str, game: Game) -> str:
    head, rest = text.split(START, 1)
    return f"{head}{START}\n{index(game)}\n{END}{rest.split(END, 1)[1]}"


def main() -> None:
    for game in found().values():
        file = game.folder / "README.md"
        if not file.exists():
            continue
        file.write_text(with_index(file.read_text("utf-8"), game), "utf-8")
        print(f"{game.id}: {len(game.rules)} rules")


if __name__ == "__main__":
    main()
