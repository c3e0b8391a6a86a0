"""A choice and its reason, which hints tell in words."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WIN: Final = 0
OWN: Final = 1
LEAST: Final = 2
HURT: Final = 3
MEND: Final = 4
SHIELD: Final = 5
LEARN: Final = 6
COVER: Final = 7
BAN: Final = 8
COMPEL: Final = 9
FRESH: Final = 10
GAMBLE: Final = 11
FRIEND: Final = 12
HARMLESS: Final = 13
KEEP: Final = 14
SAVE: Final = 15
USEFUL: Final = 16
ONLY: Final = 17
CHANCE: Final = 18
GUARD: Final = 19
REASONS: Final = [
    "win", "own", "least", "hurt", "mend", "shield", "learn", "cover", "ban", "compel", "fresh", "gamble", "friend",
    "harmless", "keep", "save", "useful", "only", "chance", "guard",
]  # fmt: skip


class Choice:
    """What was chosen and why; ``other``: the seat that the reason is about, or -1."""

    def __init__(self, pick: i64, why: i64, other: i64 = -1) -> None:
        self.pick: i64 = pick
        self.why: i64 = why
        self.other: i64 = other

    def told(self) -> tuple[str, dict[str, object]]:
        return REASONS[self.why], {"other": int(self.other)} if self.other >= 0 else {}
