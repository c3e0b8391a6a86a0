"""16.1 What a position of Alien Getaway has beyond its cards: the route, Zoid, the turn, the games of a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from xenodeck.core import BadConfig, BadPosition, Chance, Frame, Game, PileKey, Positions, Setup, is_count, is_seat
from xenodeck.games.getaway.play.flying import PLAY, cell_of, lying
from xenodeck.games.getaway.play.grid import entry_for, front_behind
from xenodeck.games.getaway.play.oola import OOLA_ASKS
from xenodeck.games.getaway.play.piles import PLANETS, SETTLE
from xenodeck.games.getaway.play.turns import END, RESTING, START
from xenodeck.games.getaway.settings import PLANET_CODES, SETTINGS
from xenodeck.games.getaway.state import (
    BOX,
    CURVE,
    DIRECTIONS,
    DRAW,
    FARTHEST,
    FIRST_FRONT,
    HAND,
    MIDDLE,
    OOLA,
    PENDING,
    PLANET,
    PLANET_CELLS,
    ROUTE,
    SHOWN,
    STRAIGHT,
    TURNS,
    WIDE,
    Getaway,
    GetawaySetup,
)

STATE_OF = {"Start": "START", "Rest": "START", "Play": "PLAY", "Settle": "SETTLE", "Planets": "PLANET"}
RULE = "16.1"


class GetawayPositions(Positions[Getaway]):
    rule = RULE
    card_rule = "2.2"
    piles = (
        PileKey("draw", "draw", top_first=True),
        PileKey("hands", "hand"),
        PileKey("piles", "pile"),
        PileKey("pending", "pending"),
        PileKey("box", "box"),
        PileKey("planet", "planet"),
    )
    own = frozenset({
        "active", "route", "route_start", "front", "zoid", "oola_card", "match", "final_round", "final_turns_done",
        "pause",
    })  # fmt: skip
    states = ("START", "PLAY", "SETTLE", "PLANET", "OOLA")
    rounds_key = ""  # ``match`` holds the sums of the earlier games
    matter = tuple(o.name for o in SETTINGS if o.name not in ("easy_match", "games"))  # the mode says these

    # -- options -------------------------------------------------------------------------------------------------------

    def read_setup(self, game: Game, data: Mapping[str, Any]) -> tuple[Setup, int]:
        """12.1 The solo game has two seats, whatever ``players`` says."""
        config = data.get("config", {})
        if isinstance(config, Mapping) and config.get("solo") is True:
            data = {**data, "config": {**config, "players": 2}}
        return super().read_setup(game, data)

    def take_mode(self, config: dict[str, Any]) -> str | None:
        """12.2 The mode: the page lists as options some choices that are modes here."""
        solo = config.pop("solo", False)
        if not isinstance(solo, bool):
            raise BadConfig("solo is true or false.", "12.2")
        if solo:
            return "solo"
        for setting in SETTINGS:
            if setting.modes and setting.name in config:  # has no meaning in the solo game, but is allowed
                setting.check(config.pop(setting.name), 2)
        games = config.get("games", 1)
        config.setdefault("easy_match", False)
        config.setdefault("games", 1)
        if games != 1:
            return "match"
        return "easy" if config["easy_match"] is True else "competitive"

    def mode_keys(self, s: Getaway) -> dict[str, Any]:
        keys: dict[str, Any] = {"solo": True} if s.setup.solo else {}
        if s.setup.easy:
            keys["easy_match"] = True
        if s.setup.rounds > 1:
            keys["games"] = int(s.setup.rounds)
        return keys

    # -- cards ---------------------------------------------------------------------------------------------------------

    def lay(self, setup: Setup, data: Mapping[str, Any], chance: Chance) -> Getaway:
        """2.2 Lay out the cards. Each card is named at most once.

        Cards that are not named lie in the box; those of the Exploding planet lie on the table if ``planet`` is
        missing.
        """
        codes = setup.layout.codes
        zones: list[list[int]] = [[] for _ in setup.layout.sees]
        for pile, zone, named in self.named(setup, {**data, "hands": hands_of(setup, data)}):
            zones[zone] = [self.face_of(codes, code, pile) for code in named]
            if pile.top_first:
                zones[zone].reverse()
        route = PileKey("route", "route")
        zones[ROUTE] = [self.face_of(codes, step["card"], route) for step in steps_of(data)]
        if data.get("oola_card") is not None:
            zones[SHOWN] = [self.face_of(codes, data["oola_card"], PileKey("oola_card", "shown"))]
        found = [card for cards in zones for card in cards]
        if len(set(found)) < len(found):
            twice = next(codes[card] for card in found if found.count(card) > 1)
            raise BadPosition(f"{twice} lies in two places.", "2.2")
        planet = [codes.index(code) for code in PLANET_CODES]
        rest = [card for card in range(len(codes)) if card not in found]
        if "planet" not in data:
            zones[PLANET] = [card for card in rest if card in planet]
            rest = [card for card in rest if card not in planet]
        zones[BOX] = rest + zones[BOX]
        check_planet(setup, zones, planet)
        return setup.new_state(list(range(len(codes))), [], zones, chance, [])  # type: ignore[return-value]

    # -- reading -------------------------------------------------------------------------------------------------------

    def read_own(self, s: Getaway, data: Mapping[str, Any], state: str) -> None:
        if data.get("truncated"):
            raise BadPosition("no limit ends this game.", RULE)
        read_route(s, data)
        read_turn(s, data)
        read_match(s, data)
        if data.get("over", False):
            if len(s.rounds) + 1 == s.setup.rounds > 1:
                s.end_round(s.points())
            s.finish()
        else:
            check_state(s, state, data.get("pause", False))
            s.then_each(next_steps(s, state, data.get("pause") is True))

    # -- writing -------------------------------------------------------------------------------------------------------

    def write_own(self, s: Getaway, whole: bool) -> dict[str, Any]:
        rule = "Start" if s.over else s.frame.rule.key
        codes = s.layout.codes
        first = int(s.track[0]) >> 2 if s.track else int(s.front)
        own: dict[str, Any] = {
            "active": int(s.active),
            "state": STATE_OF.get(rule, "OOLA"),
            "route": [
                {"card": codes[s.face[card]], **lying(entry)}
                for card, entry in zip(s.zones[ROUTE], s.track, strict=True)
            ],
            "route_start": front_data(first),
            "front": front_data(int(s.front)),
            "zoid": int(s.zoid),
            "final_round": bool(s.final),
            "final_turns_done": int(s.final_turns),
        }
        if s.zones[SHOWN]:
            own["oola_card"] = codes[s.face[s.zones[SHOWN][0]]]
        if s.setup.rounds > 1:
            own["match"] = match_data(s)
        if rule == "Rest":
            own["pause"] = True
        return own


POSITIONS = GetawayPositions()


# -- cards -------------------------------------------------------------------------------------------------------------


def hands_of(setup: Setup, data: Mapping[str, Any]) -> Any:
    """10.0 Oola's hand may be left out."""
    hands = data.get("hands", [[] for _ in range(setup.seats)])
    alone = setup.mode == "solo" and isinstance(hands, list) and len(hands) == 1
    return [*hands, []] if alone else hands


def steps_of(data: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    steps = data.get("route", [])
    if not isinstance(steps, list) or not all(isinstance(step, Mapping) and "card" in step for step in steps):
        raise BadPosition("route is a list of cards with their turns.", RULE)
    return steps


def check_planet(setup: Setup, zones: list[list[int]], planet: list[int]) -> None:
    """R1 Check that the Exploding planet cards lie where they may."""
    allowed = [PLANET]
    if isinstance(setup, GetawaySetup) and setup.numbers:
        allowed = [zone for zone in range(len(zones)) if zone not in (DRAW, ROUTE, SHOWN) and not is_hand(zone)]
    for zone, cards in enumerate(zones):
        if zone not in allowed and any(card in planet for card in cards):
            raise BadPosition("an Exploding planet card lies where none can be.", "R1")
    if any(card not in planet for card in zones[PLANET]):
        raise BadPosition("planet: only Exploding planet cards lie there.", "3.2")
    zones[PLANET].sort()


def is_hand(zone: int) -> bool:
    return zone in HAND


# -- the route ---------------------------------------------------------------------------------------------------------


def read_route(s: Getaway, data: Mapping[str, Any]) -> None:
    front = front_of(data.get("route_start"))
    cells = [PLANET_CELLS[s.setup.value[s.face[card]] - 1] for card in s.zones[PLANET]]
    for card, step in zip(s.zones[ROUTE], steps_of(data), strict=True):
        turn, kind = step.get("turn"), s.setup.kind[s.face[card]]
        code = s.layout.codes[s.face[card]]
        if not isinstance(turn, str) or turn not in (
            ("S",) if kind == STRAIGHT else ("L", "R") if kind == CURVE else ()
        ):
            raise BadPosition(f"route: {code} cannot lie there and turn {turn!r}.", "3.4")
        if front >> 2 in cells:
            raise BadPosition(f"route: {code} lies on another card.", "3.4")
        cells.append(front >> 2)
        entry = int(entry_for(front, TURNS.index(turn)))
        s.track.append(entry)
        front = int(front_behind(entry))
    s.front = front
    zoid = data.get("zoid", -1)
    if not isinstance(zoid, int) or isinstance(zoid, bool) or not -1 <= zoid < len(s.track):
        raise BadPosition("zoid is -1 or the number of a card of the route.", "4.1")
    if zoid < 0 and not any(s.setup.value[s.face[card]] == 4 for card in s.zones[PLANET]):
        raise BadPosition("Zoid stands on X4, which is gone.", "R1")
    s.zoid = zoid


def front_of(start: object) -> int:
    """``{"cell": [1, 0], "heading": "E"}``; beside the planet if it is left out."""
    if start is None:
        return FIRST_FRONT
    cell = start.get("cell") if isinstance(start, Mapping) else None
    heading = start.get("heading", "E") if isinstance(start, Mapping) else None
    if not isinstance(cell, list) or len(cell) != 2 or not all(is_near(each) for each in cell):
        raise BadPosition("route_start has a cell of two whole numbers and a heading.", RULE)
    if not isinstance(heading, str) or len(heading) != 1 or heading not in DIRECTIONS:
        raise BadPosition("a heading is N, E, S or W.", "3.1")
    x, y = int(cell[0]), int(cell[1])
    return ((y + MIDDLE) * WIDE + x + MIDDLE) * 4 + DIRECTIONS.index(heading)


def is_near(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and -FARTHEST <= value <= FARTHEST


def front_data(front: int) -> dict[str, Any]:
    return {"cell": cell_of(front >> 2), "heading": DIRECTIONS[front & 3]}


# -- the turn and the match --------------------------------------------------------------------------------------------


def read_turn(s: Getaway, data: Mapping[str, Any]) -> None:
    active, final, done = data.get("active", 0), data.get("final_round", False), data.get("final_turns_done", 0)
    if not is_seat(active, s):
        raise BadPosition("active is a seat.", RULE)
    if not isinstance(final, bool) or not is_count(done):
        raise BadPosition("final_round is true or false, final_turns_done a number.", "8.3")
    if final and s.zones[DRAW]:
        raise BadPosition("the final round begins when the draw pile is empty.", "8.1")
    if done and not final:
        raise BadPosition("no final turn is over before the final round.", "8.3")
    s.active, s.final, s.final_turns = active, int(final), done
    if s.setup.solo and s.zones[HAND[OOLA]]:
        raise BadPosition("Oola holds no cards.", "R30")


def read_match(s: Getaway, data: Mapping[str, Any]) -> None:
    match = data.get("match", {})
    if not isinstance(match, Mapping) or set(match) - {"game", "start", "points", "cards"}:
        raise BadPosition("match has game, start, points and cards.", "9.3")
    game, start = match.get("game", 1), match.get("start", 0)
    sums = [match.get(key, [0] * int(s.seats)) for key in ("points", "cards")]
    if not is_count(game) or not 1 <= game <= s.setup.rounds or not is_seat(start, s):
        raise BadPosition("match: game is one of the games, start a seat.", "9.3")
    for each in sums:
        if not isinstance(each, list) or len(each) != s.seats or not all(is_count(number) for number in each):
            raise BadPosition(f"match: points and cards have a number for each of the {s.seats} seats.", "9.3")
    if game == 1 and any(sums[0] + sums[1]):
        raise BadPosition("match: before the first game nobody has anything.", "9.3")
    s.start, s.carried = start, list(sums[1])
    # only the sums are known: they are entered as the first game, the others as zero
    s.rounds = [list(sums[0]) if number == 0 else [0] * int(s.seats) for number in range(game - 1)]


def match_data(s: Getaway) -> dict[str, Any]:
    """Number and start seat of the present game, and the sums of the earlier ones."""
    before = s.rounds[:-1] if len(s.rounds) == s.setup.rounds else s.rounds
    points = [sum(each[seat] for each in before) for seat in range(s.seats)]
    return {"game": len(before) + 1, "start": int(s.start), "points": points, "cards": list(s.carried)}


def check_state(s: Getaway, state: str, pause: object) -> None:
    terms = s.setup
    if s.final_turns >= terms.last_turns:
        raise BadPosition("everybody has had a final turn: the game is over.", "8.3")
    if terms.solo and s.final and s.active == OOLA:
        raise BadPosition("Oola has no turn in the final round: it is the person's.", "10.1")
    if state == "OOLA":
        card = s.zones[SHOWN][0] if s.zones[SHOWN] else None
        if not terms.human_lays or s.active != OOLA or card is None or terms.kind[s.face[card]] != CURVE:
            raise BadPosition("OOLA: in a solo game with oola_placement human its curve (oola_card) waits.", "10.4")
    elif s.zones[SHOWN]:
        raise BadPosition("oola_card lies there in state OOLA only.", "10.4")
    elif state != "START" and terms.solo and s.active == OOLA:
        raise BadPosition("nothing else is asked in Oola's turn.", "10.2")
    if s.zones[PENDING] and state != "SETTLE":
        raise BadPosition("pending cards are settled in state SETTLE.", "6.6")
    if not isinstance(pause, bool) or (pause and (state != "START" or not s.rounds)):
        raise BadPosition("pause is true or false, and only before a later game of a match.", "R25")


def next_steps(s: Getaway, state: str, pause: bool) -> list[Frame]:
    seat = s.active
    if pause:
        return [RESTING]
    if state == "START":
        return [START.frames[seat]]
    if state == "OOLA":
        return [OOLA_ASKS, END.frames[seat]]
    if state == "PLAY":
        return [PLAY.frames[seat], END.frames[seat]]
    return [SETTLE.frames[seat] if s.zones[PENDING] else PLANETS.frames[seat], END.frames[seat]]
