"""Alien Frenzy: prepare in Phase 1, then outlast the others in the invasion. 2-4 seats, 2-6 with the expansion."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, cast

from xenodeck.core import (
    BadConfig,
    Game,
    Gentle,
    Layout,
    Mode,
    Option,
    Policy,
    Prospect,
    Refusal,
    Setup,
    State,
    Value,
    View,
)
from xenodeck.games.frenzy import actions, prospects, rules, state as fr, typed_faults
from xenodeck.games.frenzy.policy.survivor import SURVIVOR
from xenodeck.games.frenzy.positions import POSITIONS
from xenodeck.games.frenzy.settings import FOLDER, SECOND_WAVE, SETTINGS, UFO, house_of, not_printed
from xenodeck.games.frenzy.state import CODES, DISCARD, GREY, HAND, MIMICS, MOST_UFOS, SUPPLY, Frenzy, FrenzySetup

COLOURS = {
    "UFO#1": "red", "UFO#2": "green", "UFO#3": "blue", "UFO#4": "purple", "UFO#5": "gold", "UFO#6": "white",
    "GREY": "grey", "GOLD_BOOST": "gold",
    "ALIEN.RG": "red green", "ALIEN.GB": "green blue", "ALIEN.RB": "red blue", "ALIEN.RGB": "red green blue",
    "*.R": "red", "*.G": "green", "*.B": "blue", "*.GOLD": "gold",
}  # fmt: skip
BOUND = 60_000  # answers; with ``safe_settings``


@cache
def layout(seats: int) -> Layout:
    return fr.make_layout(seats)


class AlienFrenzy(Game):
    id = "frenzy"
    folder = FOLDER
    modes = (Mode("base", (2, 4)), Mode("expansion", (2, fr.MAX_SEATS), {"counts": SECOND_WAVE}))
    settings = SETTINGS
    rules = rules.RULES
    positions = POSITIONS
    seat_fields = ("out",)
    shown_fields = ("phase", "dir", "current", "turns_left", "aliens", "lock_now", "boost", "ufos")
    turn_field = "current"
    out_field = "out"
    colours = COLOURS
    ranked_only = True  # a score is the number of players that a player has outlasted
    turn_events = ("play", "reveal", "reveal_at", "mimic", "mimic_at")
    chart = "characters"
    marks = {"ufo": "ufo", "ufo_at": "ufo", "ufo_again": "ufo", "no_time": "ufo", "out": "out"}
    tallies = {
        "match": ("survived", "matched"),
        "miss": ("survived",),
        "sight_secret": ("sighted",),
        "sight_open": ("sighted",),
    }
    scores_are_public = True
    starter_options = {"beginner": True}  # whoever is dealt a UFO would begin, and end Phase 1 at once
    gentle = Gentle(bots=("survivor", "random"))
    seats_rule = "1.1"
    over_rule = "17.1"
    turn_rule = "20.1"
    format_rule = "20.1"
    codes = {"NOT_YOUR_TURN": "NOT_YOUR_DECISION", "BAD_FORMAT": "WRONG_DECISION", "SURPLUS": "BAD_CHOICE"}
    faults = actions.FAULTS

    def check_settings(self, mode: Mode, seats: int, settings: Mapping[str, Value]) -> None:
        counts, early = cast(dict[str, int], settings["counts"]), cast(int, settings["starting_ufos"])
        if not 1 <= counts[UFO] <= MOST_UFOS:
            raise BadConfig(f"there are 1 to {MOST_UFOS} UFOs, not {counts[UFO]}.", "18.5")
        if early > counts[UFO]:
            raise BadConfig(f"{early} UFOs cannot start in the Supply: there are {counts[UFO]}.", "18.6")
        supply = sum(counts[code] for code in CODES[MOST_UFOS : fr.ALIEN])
        dealt = supply if settings["beginner"] else supply + early
        if dealt < seats * rules.FULL_HAND:
            raise BadConfig(f"{seats} hands need {seats * rules.FULL_HAND} Supply cards; there are {dealt}.", "18.5")

    def prepare(self, mode: Mode, seats: int, settings: dict[str, Value]) -> Setup:
        cards = faces(tuple(cast(dict[str, int], settings["counts"]).items()))
        house = house_of(settings, mode.id)
        return FrenzySetup(mode.id, settings, layout(seats), cards, rules.DEAL, BOUND, house)

    def setup_of_old(self, own: Mapping[str, Any]) -> tuple[str, dict[str, object]]:
        mode = "expansion" if own["house"] & fr.EXPANSION else "base"
        return mode, {"turn_cap": own["turn_cap"], **not_printed(own["house"])}

    def safe_settings(self, mode: str) -> dict[str, object]:
        return {"turn_cap": 1000}

    def check(self, s: State) -> None:
        """3.2 Check what always holds."""
        f = cast(Frenzy, s)
        assert sorted(c for zone in f.zones for c in zone) == list(range(len(f.face))), "a card is lost or doubled"
        for seat in range(f.seats):
            hand = [f.face[c] for c in f.zones[HAND[seat]]]
            assert all(GREY <= face < fr.ALIEN for face in hand), "no card of a hand is a UFO or an alien"
            assert not hand or f.out[seat] == 0, "who is out holds nothing"
        assert all(f.face[c] >= fr.ALIEN for c in f.zones[fr.INVASION]) and all(
            f.face[c] < fr.ALIEN for c in f.zones[SUPPLY]
        ), "cards never change deck"
        assert all(f.face[c] == fr.MIMIC for c in f.zones[MIMICS])
        alive = f.living()
        if f.over:
            assert f.truncated or len(alive) == 1 or not alive
            assert alive or not f.turns2, "nobody wins only at the start of Phase 2"
            return
        assert len(alive) > 1, "decided, and the game goes on"
        assert f.dir in (1, -1) and f.turns_left >= 1
        if f.phase == 1:
            self.check_preparation(f)
            return
        for seat in alive:
            resolving = seat == f.attacked and not f.aliens
            assert resolving or fr.has_character(f, seat), "alive without a Character"
        if f.aliens:
            assert fr.count_characters(f, f.attacked) >= len(f.aliens), "asked to face more than possible"

    def check_preparation(self, f: Frenzy) -> None:
        assert len(f.living()) == f.seats, "nobody is out in Phase 1"
        deck = {f.face[c] for c in f.zones[SUPPLY]}
        drawn = bool(f.zones[DISCARD]) and f.face[f.zones[DISCARD][-1]] < GREY  # Gold Boost asks whether it goes back
        assert drawn or min(deck) < GREY, "no UFO left to draw"

    def prospects(self, view: View, option: Option) -> list[Prospect]:
        return prospects.prospects(view, option)

    def chart_values(self, s: State) -> list[int]:
        """The number of Characters in each hand."""
        return [int(fr.count_characters(cast(Frenzy, s), seat)) for seat in range(s.seats)]

    def ending(self, s: State) -> str:
        """17.2 17.3 Nobody is left, or the limit of turns is reached."""
        return super().ending(s) if cast(Frenzy, s).living() else "nobody"

    def action(self, s: State, seat: int, action: Mapping[str, Any]) -> list[int]:
        return actions.read(cast(Frenzy, s), seat, action)

    def refuse(self, s: State, seat: int, question: str, word: str, legal: list[str]) -> Refusal:
        return actions.refuse(cast(Frenzy, s), seat, question, word, legal)

    def more_faults(self, s: State, seat: int, words: list[str], no: Refusal) -> list[Refusal]:
        return typed_faults.more_faults(cast(Frenzy, s), seat, words, no)

    def policies(self) -> dict[str, Policy]:
        return {"survivor": SURVIVOR}

    def fillers(self) -> tuple[str, ...]:
        return ("play", "card", "with", "at", "depth", "target", "give", "to", "against", "elsewhere")


@cache
def faces(counts: tuple[tuple[str, int], ...]) -> list[int]:
    """Card -> face: the UFOs, each different, then all copies of each code in turn."""
    copies = dict(counts)
    found = list(range(copies[UFO]))
    for face in range(MOST_UFOS, len(CODES)):
        found += [face] * copies[CODES[face]]
    return found


GAME = AlienFrenzy()
