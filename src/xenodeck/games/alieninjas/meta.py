"""Alieninjas: one box of cards, five modes; two of them in real time. 2-6 seats."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, cast

from xenodeck.core import (
    Bot,
    Game,
    Gentle,
    Mode,
    Option,
    Policy,
    PolicyBot,
    Posting,
    Prospect,
    Refusal,
    Setup,
    State,
    Value,
    View,
)
from xenodeck.games.alieninjas import pack as packs, settings as options
from xenodeck.games.alieninjas.actions import CODES, FAULTS, bad
from xenodeck.games.alieninjas.kits import KITS, MODES
from xenodeck.games.alieninjas.policy import LEVELS, ByMode, NinjaRecall
from xenodeck.games.alieninjas.positions import POSITIONS, kit_of
from xenodeck.games.alieninjas.rules import SHARED
from xenodeck.games.alieninjas.state import Ninja

COLOURS = {
    "N*": "purple", "M*": "gold", "P*": "white", "C1*": "red", "C2*": "green", "C3*": "blue", "C4*": "gold",
    "C5*": "teal", "C6*": "grey",
}  # fmt: skip
EARLIER = ("UNKNOWN_PLAYER", "GAME_OVER", "ROUND_OVER")  # reported before an action is checked


class Alieninjas(Game):
    id = "alieninjas"
    version = 2  # version 1 is in v1
    folder = packs.FOLDER
    modes = MODES
    settings = options.SETTINGS
    rules = [*SHARED, *(rule for kit in KITS.values() for rule in kit.rules)]
    positions = POSITIONS
    colours = COLOURS
    turn_field = "active"
    postings = {
        "claim": (Posting("claimed"),),
        "placed": (Posting("placed"),),
        "misplaced": (Posting("misplaced", -1),),
        "optional": (Posting("optional"),),
        "bonus": (Posting("bonus"),),
        "floor": (Posting("floor"),),
        "halved": (Posting("halved", -1),),
        **{event: entries for kit in KITS.values() for event, entries in kit.postings.items()},
    }
    pictured_places = tuple(dict.fromkeys(place for kit in KITS.values() for place in kit.drawn))
    scores_are_public = True  # points are open, or count only when the round is over
    seats_rule, over_rule, turn_rule, format_rule = "1.0", "RG.10", "RG.4", "RG.4"
    codes = CODES
    faults = FAULTS
    starter_options = {"first_player": 0, "turn_timeout_s": 0}
    gentle = Gentle("m2_memory", {"assist": "own"}, ("novice", "novice"))

    def check_settings(self, mode: Mode, seats: int, settings: Mapping[str, Value]) -> None:
        options.check(mode, seats, settings)

    def prepare(self, mode: Mode, seats: int, settings: dict[str, Value]) -> Setup:
        return KITS[mode.id].setup(settings, packs.find(settings["data_pack"]), seats)

    def safe_settings(self, mode: str) -> dict[str, object]:
        return KITS[mode].safe_settings()

    def check(self, s: State) -> None:
        """10.0 Every card lies in exactly one place."""
        assert sorted(card for zone in s.zones for card in zone) == list(range(len(s.face)))
        kit_of(s.setup).check(cast(Ninja, s))

    def board(self, setup: Setup, seen: Mapping[str, Any]) -> dict[str, Any]:
        return {"mode": setup.mode, **kit_of(setup).board(setup, seen).drawn()}

    def prospects(self, view: View, option: Option) -> list[Prospect]:
        return KITS[view.setup.mode].prospects(view, option)

    def picture(self, board: Mapping[str, Any], width: int) -> list[list[tuple[str, str]]]:
        return KITS[board["mode"]].board.picture(board, width)

    # -- actions ---------------------------------------------------------------------------------------------------

    def refuse_unless_asked(self, s: State, seat: int, attempt: str | Mapping[str, Any] | None = None) -> None:
        """RG.4 Refuse the first fault in the order of the page: of those that the core finds and those of the action
        itself."""
        action = as_action(attempt)
        found: list[Refusal] = []
        try:
            super().refuse_unless_asked(s, seat, attempt)
        except Refusal as no:
            found.append(no)
        if action is not None and not (found and found[0].code in EARLIER):
            kit = kit_of(s.setup)
            if found and found[0].code == "WRONG_PHASE" and (wrong := kit.misspelt(cast(Ninja, s), action)):
                found = [wrong]
            found += kit.before_asked(cast(Ninja, s), seat, action)
        if found:
            raise self.first_fault(found)

    def is_ready_action(self, s: State, seat: int, attempt: str | Mapping[str, Any]) -> bool:
        """R3.2 Whether this is START in the pause before a race."""
        action = as_action(attempt)
        paused = s.frame.rule.pause(s, s.frame)
        return (
            paused.kind == "start" and is_seated(s, seat) and action is not None and dict(action) == {"type": "START"}
        )

    def is_wait(self, s: State, seat: int, attempt: str | Mapping[str, Any]) -> bool:
        """3.1 Whether this is WAIT, which everybody may send in a mode with ticks, busy or frozen."""
        action = as_action(attempt)
        return is_seated(s, seat) and bool(s.setup.tick_ms) and action is not None and dict(action) == {"type": "WAIT"}

    def after_tick(self, s: State, seat: int, attempt: str | Mapping[str, Any], no: Refusal) -> str:
        action = as_action(attempt)
        return no.code if action is None else kit_of(s.setup).after_tick(cast(Ninja, s), seat, action, no)

    def action(self, s: State, seat: int, action: Mapping[str, Any]) -> list[int]:
        return kit_of(s.setup).read(cast(Ninja, s), seat, action)

    def refuse(self, s: State, seat: int, question: str, word: str, legal: list[str]) -> Refusal:
        no = kit_of(s.setup).refuse(s, seat, question, word) or bad(f"{word[:40]!r} is no answer here.", word)
        no.legal = legal
        return no

    # -- bots ------------------------------------------------------------------------------------------------------

    def policies(self) -> dict[str, Policy]:
        found: dict[str, Policy] = {}
        best: dict[str, Policy] = {}
        for level in LEVELS:
            for mode, kit in KITS.items():
                named = kit.policies()
                if level in named:
                    best[mode] = named[level]
            found[level] = ByMode(dict(best))
        return found

    def bots(self) -> dict[str, Bot]:
        return {name: PolicyBot(policy, NinjaRecall(LEVELS.index(name))) for name, policy in self.policies().items()}


def is_seated(s: State, seat: object) -> bool:
    return isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < s.seats


def as_action(attempt: object) -> Mapping[str, Any] | None:
    """The attempt as an action of the page; None: it is words, or nothing."""
    if isinstance(attempt, str) and attempt.lstrip().startswith("{"):
        try:
            attempt = json.loads(attempt)
        except (ValueError, RecursionError):
            return None
    return attempt if isinstance(attempt, Mapping) else None


GAME = Alieninjas()
