"""Leaks planted on purpose: the source of the view with one line changed, loaded as a module of its own."""

from __future__ import annotations

import types
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import xenodeck.core

SOURCE = Path(xenodeck.core.__path__[0]) / "knowledge/views.py"


@dataclass(frozen=True)
class Mutant:
    name: str
    old: str
    new: str
    in_events: bool = False

    def load(self) -> Any:
        source = SOURCE.read_text("utf-8")
        assert source.count(self.old) >= 1, f"{self.name}: the line to change is gone"
        module = types.ModuleType("mutant_views")
        exec(compile(source.replace(self.old, self.new), f"<{self.name}>", "exec"), module.__dict__)
        return module


MUTANTS = [
    Mutant(
        "every face shows", "if shown or s.known_to(card, zone) & me:\n            codes", "if True:\n            codes"
    ),
    Mutant(
        "covered hands are read",
        "    if known == 0 and not s.layout.many_backs:\n        return Pile(size, [])",
        "    codes = [s.layout.codes[s.face[c]] for c in cards]",
    ),
    Mutant("the hand's order shows", "codes.sort(reverse=True)", "pass"),
    Mutant(
        "unseen options are named",
        "code = s.layout.codes[s.face[card]] if known else s.layout.unknown[s.face[card]]",
        "code = s.layout.codes[s.face[card]]",
    ),
    Mutant("ids instead of ranks", "Option(word, kind, rank, code", "Option(word + str(s.face[0]), kind, rank, code"),
    Mutant(
        "everybody is asked",
        "    if viewer < 0:\n        return None\n    picks = open_options(s, viewer)",
        "    viewer = s.asked\n    if viewer < 0:\n        return None\n    picks = open_options(s, viewer)",
    ),
    Mutant("the seed is in it", "own: dict[str, Any] = {}", 'own: dict[str, Any] = {"seed": s.chance.seed}'),
    Mutant("events show all faces", "seen = bool(event.seen & me)", "seen = True", in_events=True),
]
