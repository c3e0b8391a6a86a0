"""Masque: two ways to play one box that share hardly a field. At court roles are hidden, and with them who plays with
whom; a flight is a match of several games in which the fewest points win."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from toys.masque.positions import POSITIONS
from toys.masque.rules import COUNT, DRAWN, LAUNCH, LAY, MUSTER, PLAY
from toys.masque.state import COURT, FLIGHT, FLIGHT_CODES, HAND, LANTERN, MOON_NAME, SUN_NAME, CourtSetup, FlightSetup
from xenodeck.core import (
    INTEGER,
    LIST,
    ONE_OF,
    TABLE,
    BadConfig,
    Game,
    Mode,
    Refusal,
    Setting,
    Setup,
    State,
    Value,
)

TARGETS, COPIES = {SUN_NAME: 4, MOON_NAME: 4}, dict.fromkeys(FLIGHT_CODES, 8)
LOWER = ("BAD_CONFIG", "BAD_POSITION", "GAME_OVER", "NOT_AN_OPTION", "BAD_FORMAT")
OTHERWISE = {"UNKNOWN_SEAT": "no_such_player", "NOT_YOUR_TURN": "not_your_decision"}
ROLE = Setting("roles", ONE_OF, SUN_NAME, "1.1", choices=(SUN_NAME, MOON_NAME))


class Masque(Game):
    id = "masque"
    folder = Path(__file__).parent
    modes = (Mode(COURT, (3, 4)), Mode(FLIGHT, (2, 3)))
    settings = (
        Setting("roles", LIST, [], "1.1", high=4, each=ROLE, modes=(COURT,)),
        Setting("targets", TABLE, TARGETS, "1.3", low=1, high=7, keys=tuple(TARGETS), modes=(COURT,)),
        Setting("copies", TABLE, COPIES, "2.1", high=20, keys=tuple(COPIES), modes=(FLIGHT,)),
        Setting("games", INTEGER, 2, "2.3", low=1, high=9, modes=(FLIGHT,)),
    )
    rules = [MUSTER, PLAY, LAUNCH, LAY, COUNT]
    positions = POSITIONS
    seat_fields = ("carried",)
    shown_fields = ("won", "cell")
    turn_field = "active"
    scores_are_public = True
    seats_rule, over_rule, turn_rule, format_rule = "1.1", "1.4", "1.2", "3.2"
    codes = {
        code: code.lower() for code in ("BAD_CONFIG", "BAD_POSITION", "GAME_OVER", "NOT_AN_OPTION", "BAD_FORMAT")
    } | {
        "UNKNOWN_SEAT": "no_such_player",
        "NOT_YOUR_TURN": "not_your_decision",
    }
    faults = ("no_such_player", "game_over", "not_your_decision", "no_lantern", "bad_format", "not_an_option")

    def prepare(self, mode: Mode, seats: int, settings: dict[str, Value]) -> Setup:
        if mode.id == COURT:
            return CourtSetup(mode.id, settings, seats, MUSTER, 100)
        return FlightSetup(mode.id, settings, seats, LAUNCH, 1000)

    def check_settings(self, mode: Mode, seats: int, settings: Mapping[str, Value]) -> None:
        roles, copies = settings["roles"], settings["copies"]
        assert isinstance(roles, list)
        assert isinstance(copies, dict)
        if mode.id == COURT and roles and len(roles) != seats:
            raise BadConfig(f"roles: there are {seats} players.", "1.1")
        if mode.id == FLIGHT and sum(copies.values()) < DRAWN * seats:
            raise BadConfig(f"copies: everybody gets {DRAWN} cards.", "2.1")

    def safe_settings(self, mode: str) -> dict[str, object]:
        return {"games": 2} if mode == FLIGHT else {}

    def check(self, s: State) -> None:
        assert sorted(card for zone in s.zones for card in zone) == list(range(len(s.face)))

    def ending(self, s: State) -> str:
        return "dark" if s.truncated else ""

    # -- actions ---------------------------------------------------------------------------------------------------

    def refuse_unless_asked(self, s: State, seat: int, attempt: str | Mapping[str, Any] | None = None) -> None:
        """A lantern that somebody lifts out of turn is a fault of its own."""
        try:
            super().refuse_unless_asked(s, seat, attempt)
        except Refusal as no:
            if no.code == "not_your_decision" and isinstance(attempt, Mapping) and attempt.get("type") == "lantern":
                raise Refusal("no_lantern", "Nobody lifts a lantern now.", "1.2") from None
            raise

    def action(self, s: State, seat: int, action: Mapping[str, Any]) -> list[int]:
        """3.2 ``{"type": "play", "card": "sun"}``, ``{"type": "lantern", "seat": 2}``; a flight has words only."""
        if s.setup.mode != COURT or action.get("type") not in ("play", "lantern"):
            raise Refusal("BAD_FORMAT", "There is no such action.", "3.2", facts={"word": str(action.get("type"))[:40]})
        wanted = "lantern" if action["type"] == "lantern" else action.get("card")
        held = {s.layout.codes[s.face[card]]: card for card in s.zones[HAND[seat]]}
        if wanted not in held:
            raise Refusal("NOT_AN_OPTION", "You do not hold that.", "1.2", facts={"word": str(wanted)[:40]})
        if s.face[held[wanted]] != LANTERN:
            return [held[wanted]]
        whom = action.get("seat")
        if whom not in s.around(seat):
            raise Refusal("NOT_AN_OPTION", "Nobody sits there.", "1.2", facts={"word": str(whom)[:40]})
        return [held[wanted], whom]


GAME = Masque()
