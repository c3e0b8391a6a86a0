"""Count anew what ``tests/counts.txt`` of a game lists: ``python tools/counts.py GAME ['seats 4 seed 1 depth 5' …]``.

Only after a change that was meant: a count that differs says that an option list did. What is given besides is one more
new game to count, ``mode NAME`` before it where it is not played in the first mode. A game without the file gets three
lines for each mode.
"""

from __future__ import annotations

import sys

from xenodeck.games import find
from xenodeck.lab.counts import counted


def main() -> None:
    name, *more = sys.argv[1:]
    game = find(name)
    file = game.folder / "tests/counts.txt"
    kept = file.read_text("utf-8") if file.exists() else ""
    text = counted(game, "\n".join([kept, *more]))
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
    print(f"{file.name}: {text.count(chr(10)) - 1} counts")


if __name__ == "__main__":
    main()
