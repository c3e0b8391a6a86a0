"""6.1 Map Race before the start: characters, grids, maps, and the announcer's START."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from xenodeck.core import CHOICE, PAUSE, Frame, Pause, Rule
from xenodeck.games.alieninjas.modes.map.play.racing import RACING
from xenodeck.games.alieninjas.modes.map.state import ANY_SIDE, GRID, MAPS, MapRace
from xenodeck.games.alieninjas.state import BOX, NO_TYPE


class MapDeal(Rule[MapRace]):
    """6.1 Before the first round everybody gets a character of their own, drawn, or chosen in order from the
    announcer."""

    RULE = "6.1"
    ASKS = False

    def resolve(self, s: MapRace, f: Frame, pick: i64) -> None:
        terms = s.setup
        s.announcer = s.first
        s.ender = -1
        if len(s.rounds) == 0:
            s.character = [-1] * s.seats
            s.used = []
            if terms.choosing:
                s.then(Frame(PICKING, s.announcer))
                return
            order = s.chance.dealt_order(terms.characters)
            seat: i64 = s.announcer
            for at in range(s.seats):
                take_character(s, seat, order[at])
                seat = s.seat_after(seat)
        s.then(Frame(LAYING, -1))


class Picking(Rule[MapRace]):
    """6.1 With ``choose`` the players take a free character in turn; a silent player gets the lowest one."""

    RULE = "6.1"

    def question(self, s: MapRace, f: Frame, before: list[int]) -> tuple[str, str]:
        return "pick", CHOICE

    def options(self, s: MapRace, f: Frame) -> list[int] | None:
        """The free characters by their numbers on the page: C1 is 1."""
        return [number + 1 for number in range(s.setup.characters) if number not in s.character]

    def deadline(self, s: MapRace, f: Frame) -> int:
        terms = s.setup
        return (terms.start_ms + terms.tick_ms - 1) // terms.tick_ms

    def default(self, s: MapRace, f: Frame, seat: i64, options: list[int]) -> int:
        return options[0]

    def resolve(self, s: MapRace, f: Frame, pick: i64) -> None:
        take_character(s, f.seat, pick - 1)
        after: i64 = s.seat_after(f.seat)
        s.then(Frame(LAYING, -1) if s.character[after] >= 0 else Frame(PICKING, after))


def take_character(s: MapRace, seat: i64, character: i64) -> None:
    s.character[seat] = character
    terms = s.setup
    for card in terms.cards_of[character]:
        if terms.type_of[card] == NO_TYPE:  # the civilian has the name of the character
            s.tell("character", seat, number=character + 1, card=card)


class MapLay(Rule[MapRace]):
    """6.1 Each player's cards are shuffled and laid face down in the own grid; each gets a map, all with the same side.

    R3.1 All maps are shuffled in every round; with ``m3_fresh_maps_first`` those not used yet are dealt first. R3.2
    Maps are dealt openly.
    """

    RULE = "6.1"
    ASKS = False

    def resolve(self, s: MapRace, f: Frame, pick: i64) -> None:
        terms = s.setup
        apart = len(s.pool) == 0
        for seat in range(s.seats):
            grid = terms.cards_of[s.character[seat]].copy()
            if apart:
                s.set_apart(grid)
            s.shuffle_cards(grid)
            grid.reverse()
            s.replace(GRID[seat], grid)
        s.up = [0] * s.seats
        maps = list(range(terms.first_map, terms.first_map + terms.map_count))
        face = s.face.copy()
        for card in maps:
            face[card] = card
        s.face = face
        for seat in range(s.seats):
            s.replace(MAPS[seat], [])
        s.shuffle_cards(maps)
        deal_maps(s, maps)
        taken = [False] * len(s.face)
        for seat in range(s.seats):
            for card in s.zones[GRID[seat]]:
                taken[card] = True
            for card in s.zones[MAPS[seat]]:
                taken[card] = True
        s.replace(BOX, [card for card in range(len(s.face)) if not taken[card]])
        s.running = 1
        s.tell("maps", s.announcer, number=len(s.rounds) + 1, word="b" if s.side else "a")
        s.then(Frame(READY, s.announcer))


def deal_maps(s: MapRace, shuffled: list[int]) -> None:
    """R3.1 One map to each seat, in order from the announcer; then the side that counts is told."""
    terms = s.setup
    order: list[int] = []
    later: list[int] = []
    for at in range(len(shuffled) - 1, -1, -1):
        card: i64 = shuffled[at]
        if terms.fresh_first and card - terms.first_map in s.used:
            later.append(card)
        else:
            order.append(card)
    order.extend(later)
    side: i64 = terms.sides[len(s.rounds)]
    s.side = s.chance.dealt_below(2) if side == ANY_SIDE else side
    face = s.face.copy()
    seat: i64 = s.announcer
    for at in range(s.seats):
        dealt: i64 = order[at]
        number: i64 = dealt - terms.first_map
        face[dealt] = terms.first_side + 2 * number + s.side
        s.replace(MAPS[seat], [dealt])
        if number not in s.used:
            s.used.append(number)
        seat = s.seat_after(seat)
    s.face = face


class Ready(Rule[MapRace]):
    """R3.2 Everybody looks at their map until the announcer says START, or the viewing time is over."""

    RULE = "R3.2"
    MODE = PAUSE

    def pause(self, s: MapRace, f: Frame) -> Pause:
        return Pause("start", [s.announcer], s.setup.start_ms)

    def resolve(self, s: MapRace, f: Frame, pick: i64) -> None:
        s.k0 = s.now
        s.stood = 0
        s.window = s.now + 1
        s.tell("start", s.announcer)
        s.then(Frame(RACING, -1))


MAP_DEAL: Final = MapDeal()
PICKING: Final = Picking()
LAYING: Final = MapLay()
READY: Final = Ready()
MAP_RULES: Final[list[Rule[Any]]] = [MAP_DEAL, PICKING, LAYING, READY, RACING]
