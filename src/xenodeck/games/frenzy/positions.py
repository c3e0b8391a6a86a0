"""What a position of Alien Frenzy (21.1) has beyond its cards: the phase, whose turns are owed, who is eliminated."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from xenodeck.core import BadConfig, BadPosition, Frame, PileKey, Positions, is_count, is_seat, is_whole
from xenodeck.games.frenzy import pending
from xenodeck.games.frenzy.play.turns import ACT, OPENING, PLAY, START, START_RULE
from xenodeck.games.frenzy.settings import HOUSE, UFO
from xenodeck.games.frenzy.state import (
    ALIEN,
    CODES,
    EXPANSION,
    GREY,
    HAND,
    INVASION,
    LOCKED,
    LOCKED_FULLY,
    MIMIC,
    MIMICS,
    MOST_UFOS,
    RESERVE,
    SUPPLY,
    Frenzy,
    has_character,
)

LOCKS: dict[object, int] = {False: 0, True: LOCKED, "full": LOCKED_FULLY}
DECKS = (SUPPLY, INVASION)  # written from the top; all other piles from the bottom


class FrenzyPositions(Positions[Frenzy]):
    rule = "21.1"
    config_needed = True
    card_rule = "2.2"
    piles = (
        PileKey("supply", "supply", top_first=True),
        PileKey("invasion", "invasion", top_first=True),
        PileKey("discard", "discard"),
        PileKey("reserve", "reserve"),
        PileKey("mimics", "mimics"),
        PileKey("gone", "gone", quiet=True),
        PileKey("hands", "hand", needed=True, leavable=True),
    )
    own = frozenset({"phase", "current", "turns_left", "dir", "lock", "phase2_turns", "out", "ufos", "turn", "stack"})
    states = ("TURN",)
    steps = pending.STEPS
    stack_rule = "11.1"
    matter = (*HOUSE, "turn_cap")

    def take_mode(self, config: dict[str, Any]) -> str | None:
        expansion = config.pop("expansion", False)
        if not isinstance(expansion, bool):
            raise BadConfig("expansion is true or false.", "1.1")
        return "expansion" if expansion else "base"

    def mode_keys(self, s: Frenzy) -> dict[str, Any]:
        return {"expansion": bool(s.setup.house & EXPANSION)}

    def option(self, name: str, value: Any) -> Any:
        return "none" if name == "turn_cap" and value == 0 else value

    def has_left(self, s: Frenzy, seat: int) -> bool:
        return s.out[seat] != 0

    # -- cards: UFOs have numbers, which a position need not give ------------------------------------------------------

    def code(self, code: str) -> str:
        return code.partition("#")[0]

    def faces(self, named: list[tuple[PileKey, int, list[object]]], data: Mapping[str, Any]) -> list[list[int]]:
        everything = [code for _, _, codes in named for code in codes]
        free = self.numbers(data, [ufo for ufo in range(MOST_UFOS) if CODES[ufo] not in everything])
        found = [[self.face(code, pile, zone, free) for code in codes] for pile, zone, codes in named]
        ufos = [face for faces in found for face in faces if face < GREY]
        if len(set(ufos)) < len(ufos):
            raise BadPosition("the same UFO lies in two places.", "2.6")
        return found

    def numbers(self, data: Mapping[str, Any], free: list[int]) -> list[int]:
        """2.6 The numbers of the UFOs written without one: as ``ufos`` lists them in the order of reading, else the
        first free."""
        numbers = data.get("ufos", [])
        if not isinstance(numbers, list) or not all(is_count(n) and n - 1 in free for n in numbers):
            raise BadPosition("ufos are the numbers of the UFOs, in the order of the piles.", "2.6")
        named = [n - 1 for n in numbers]
        return named + [ufo for ufo in free if ufo not in named]

    def face(self, code: object, pile: PileKey, zone: int, free: list[int]) -> int:
        if code == UFO:
            if not free:
                raise BadPosition(f"there are at most {MOST_UFOS} UFOs.", "18.5")
            face = free.pop(0)
        else:
            face = self.face_of(CODES, code, pile)
        wrong = (
            (face >= ALIEN and (zone in (SUPPLY, RESERVE) or zone in HAND))
            or (face < ALIEN and zone in (INVASION, MIMICS))
            or (zone == RESERVE and face >= GREY)
            or (zone == MIMICS and face != MIMIC)
        )
        if wrong:
            raise BadPosition(f"{pile.key}: {code} never lies there.", "3.1")
        return face

    # -- the rest ------------------------------------------------------------------------------------------------------

    def read_own(self, s: Frenzy, data: Mapping[str, Any], state: str) -> None:
        read_numbers(s, data)
        if data.get("over", False):
            s.finish(data.get("truncated") is True)
        elif "stack" in data:
            pending.read_turn(s, data.get("turn"))
            pending.check_hands(s)
            self.read_stack(s, data["stack"])
        else:
            check_playable(s)
            s.then(Frame(OPENING, s.current) if s.phase == 1 else START)

    def check_steps(self, s: Frenzy, frames: list[Frame]) -> None:
        pending.check_steps(s, frames)

    def says_it_all(self, s: Frenzy) -> bool:
        return at_start_of_turn(s)

    def write_own(self, s: Frenzy, whole: bool) -> dict[str, Any]:
        lock = s.lock if not at_start_of_turn(s) or begins(s) else s.lock_now
        own: dict[str, Any] = {
            "phase": int(s.phase),
            "current": int(s.current),
            "turns_left": int(s.turns_left),
            "dir": int(s.dir),
            "lock": next(word for word, value in LOCKS.items() if value == lock),
            "phase2_turns": int(s.turns2),
        }
        if any(s.out):
            own["out"] = list(s.out)
        if not at_start_of_turn(s):
            own["turn"] = pending.written_turn(s)
        if whole:
            piles = [zone[::-1] if at in DECKS else zone for at, zone in enumerate(s.zones)]
            ufos = [s.face[card] + 1 for cards in piles for card in cards if s.face[card] < GREY]
            if ufos != list(range(1, len(ufos) + 1)):
                own["ufos"] = ufos
        return own


POSITIONS = FrenzyPositions()


def read_numbers(s: Frenzy, data: Mapping[str, Any]) -> None:
    hands = data["hands"]
    phase: Any = data.get("phase")
    direction = data.get("dir", 1)
    if not is_whole(phase, 1, 2):
        raise BadPosition("phase is 1 or 2.", "21.1")
    if not is_whole(direction, -1, 1) or direction == 0:
        raise BadPosition("dir is 1 (clockwise) or -1.", "21.1")
    current, turns, played = data.get("current", 0), data.get("turns_left", 1), data.get("phase2_turns", 0)
    if not is_seat(current, s) or not is_count(turns) or turns < 1 or not is_count(played):
        raise BadPosition("current is a seat, turns_left 1 or more, phase2_turns 0 or more.", "21.1")
    lock = data.get("lock", False)
    if not (isinstance(lock, bool) or lock == "full"):
        raise BadPosition('lock is false, true or "full".', "21.1")
    out = data.get("out", [1 if hand is None else 0 for hand in hands])
    if not isinstance(out, list) or len(out) != s.seats or not all(is_count(n) for n in out):
        raise BadPosition(f"out has one number for each of the {s.seats} players.", "21.1")
    if any((hand is None) != (n > 0) for hand, n in zip(hands, out, strict=True)):
        raise BadPosition("a hand that is null belongs to an eliminated player, and only such a one.", "21.1")
    s.phase, s.dir, s.current, s.turns_left, s.turns2 = phase, direction, current, turns, played
    s.lock = LOCKS[lock]
    s.out = list(out)


def check_playable(s: Frenzy) -> None:
    """Check what a turn needs to begin."""
    if len(s.living()) < 2:
        raise BadPosition("with fewer than two players left the game is over.", "17.1")
    if s.out[s.current]:
        raise BadPosition("the current player is eliminated.", "21.1")
    if s.phase == 1:
        if any(s.out):
            raise BadPosition("nobody is eliminated in Phase 1.", "1.2")
        if any(not s.zones[HAND[seat]] for seat in range(s.seats)):
            raise BadPosition("in Phase 1 everybody holds cards.", "3.2")
        return
    if any(s.face[card] < GREY for seat in range(s.seats) for card in s.zones[HAND[seat]]):
        raise BadPosition("no hand holds a UFO in Phase 2.", "3.2")
    if any(not has_character(s, seat) for seat in s.living()):
        raise BadPosition("whoever is alive in Phase 2 holds a Character.", "3.2")


def at_start_of_turn(s: Frenzy) -> bool:
    """Whether nothing has happened in this turn yet, so that the position needs no pending steps."""
    if s.over:
        return True
    rule = s.frame.rule
    return rule is PLAY or rule is ACT or begins(s)


def begins(s: Frenzy) -> bool:
    """Whether the turn has not begun, so that a lock still waits for it."""
    if s.over:
        return True
    rule = s.frame.rule
    return rule is START_RULE or rule is OPENING
