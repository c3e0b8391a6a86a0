"""Write a golden game of a game: ``python tools/golden.py GAME NAME --seats 4 --seed 1 [--bots a,b] [--set k=v]``.

The record is what `xenodeck record` writes; the story beside it says what every move did.
"""

from __future__ import annotations

import subprocess
import sys

from xenodeck.core.records.record import Record
from xenodeck.games import find
from xenodeck.lab.story import story


def main() -> None:
    game, name, *rest = sys.argv[1:]
    command = [sys.executable, "-m", "xenodeck", "record", game, *rest]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    if done.returncode:  # the command has said why
        raise SystemExit(done.returncode)
    file = find(game).folder / "tests/games" / f"{name}.txt"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(done.stdout, "utf-8")
    file.with_suffix(".story").write_text(story(Record.read(done.stdout), find(game)), "utf-8")
    print(f"{file.name}: {done.stdout.count(chr(10))} lines")


if __name__ == "__main__":
    main()
