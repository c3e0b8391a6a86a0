"""Write the golden decisions of a game anew: ``python tools/decisions.py GAME ['table NAME MODE SEATS …']``.

Only for an intended change: tests compare the policies of a game with its ``tests/decisions.txt``. Further arguments
are more tables to play, e.g. ``table survivor expansion 4 seed 3 {"mimic_mode": "immediate"}``.
"""

from __future__ import annotations

import sys

from xenodeck.games import find
from xenodeck.lab.decisions import decided


def main() -> None:
    name, *more = sys.argv[1:]
    game = find(name)
    file = game.folder / "tests/decisions.txt"
    kept = file.read_text("utf-8") if file.exists() else ""
    text = decided(game, "\n".join([kept, *more]))
    file.write_text(text, "utf-8")
    print(f"{file.name}: {text.count(chr(10))} lines")


if __name__ == "__main__":
    main()
