"""Write ``saved.txt`` of a game, the names in its saved tables: ``python tools/saved_names.py GAME``.

It adds lines. If one would go, running tables could not be loaded any more: then it writes nothing and names the line.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from architecture.test_saved_names import HEAD, remembered, written  # noqa: E402
from xenodeck.games import find  # noqa: E402


def main() -> None:
    game = find(sys.argv[1])
    lines = written(game)
    if gone := [line for line in remembered(game.folder) if line not in lines]:
        raise SystemExit(f"nothing is written; saved tables of {game.id} need what is gone: {', '.join(gone)}")
    (game.folder / "saved.txt").write_text("\n".join([HEAD.rstrip(), *lines, ""]), "utf-8")
    print(f"saved.txt: {len(lines)} names")


if __name__ == "__main__":
    main()
