"""Any table of a game from a plain dictionary of its rules page's codes, and back: what is the same for every game.

A game says under which keys its piles are written and adds its own keys. What a viewer sees of a position comes from
the view, like everything else that anybody sees.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar, cast

from xenodeck.core.definition import open_answers
from xenodeck.core.definition.game import Game
from xenodeck.core.definition.pending_steps import PendingStep, Stack
from xenodeck.core.definition.pile_keys import PileKey
from xenodeck.core.definition.settings import in_position, is_int
from xenodeck.core.errors import BadConfig, BadPosition
from xenodeck.core.knowledge.views import View, bit_of, view
from xenodeck.core.rules.state import Frame, Rule, Setup, State
from xenodeck.core.tabletop.chance import Chance, position_seed
from xenodeck.core.tabletop.events import EVERYONE, SPECTATOR
from xenodeck.core.tabletop.glimpses import FOR_GOOD
from xenodeck.core.tabletop.layout import UNKNOWN, Place

S = TypeVar("S", bound=State)

DEAL: Final = "DEAL"  # the state of a position that deals a new game
SHARED_KEYS: Final = ("config", "state", "chance", "known", "seen", "given", "over", "truncated")
SESSION_KEYS: Final = ("before", "played")  # what a session reads and writes besides, see sessions/played_answers.py
NO_NUMBERS: Final[Mapping[Rule[Any], tuple[int, ...]]] = {}
MOST: Final = 1_000_000_000


class Positions(Generic[S]):
    """How the tables of one game are written. Stateless."""

    rule: str = ""  # of the format, on the rules page
    seed_rule: str = ""
    card_rule: str = ""
    piles: tuple[PileKey, ...] = ()
    own: frozenset[str] = frozenset()  # keys that the game adds
    config_needed: bool = False
    states: tuple[str, ...] = ()  # what ``state`` may be besides DEAL, the usual one first
    matter: tuple[str, ...] | None = None  # options that still mean something once a game is dealt; None: all
    rounds_key: str = "rounds"  # of the points of rounds that are over; empty: the game has keys of its own
    steps: Mapping[Rule[Any], PendingStep] = {}  # what may be pending in the middle of a turn; then ``own`` has "stack"
    stack_rule: str = ""  # the rule on that, if it is another one
    open_stack: bool = True  # everybody may know what is pending; False: only whole positions say it

    # -- what a game adds ------------------------------------------------------------------------------------------

    def take_mode(self, config: dict[str, Any]) -> str | None:
        """The mode that ``config`` names, taken out of it; None: the game's first."""
        return cast("str | None", config.pop("mode", None))

    def mode_keys(self, s: S) -> dict[str, Any] | None:
        """The keys of ``config`` that name the mode; None: it stands under ``mode``, unless it is the game's first."""
        return None

    def option(self, name: str, value: Any) -> Any:
        """An option as it is written in ``config``."""
        return value

    def faces(self, named: list[tuple[PileKey, int, list[object]]], data: Mapping[str, Any]) -> list[list[int]]:
        """The faces of the cards of each pile, in the order in which they are written."""
        raise NotImplementedError

    def code(self, code: str) -> str:
        """A code as it is written in a position."""
        return code

    def read_own(self, s: S, data: Mapping[str, Any], state: str) -> None:
        """Put the rest of ``data`` on a table that has its cards already, and what comes next on its agenda."""
        raise NotImplementedError

    def write_own(self, s: S, whole: bool) -> dict[str, Any]:
        """The game's own keys; ``whole``: nothing is hidden from whoever reads it."""
        raise NotImplementedError

    def says_it_all(self, s: S) -> bool:
        """Do the game's own keys say by themselves what comes next? Not so in the middle of a turn of several steps:
        there a session writes what was answered since, and ``stack`` says what is pending where nobody knows that."""
        return True

    def check_steps(self, s: S, frames: list[Frame]) -> None:
        """Refuse pending steps that cannot be together at this table."""

    def has_left(self, s: S, seat: int) -> bool:
        """Has this seat left the game? Then its pile is null."""
        return False

    # -- reading ---------------------------------------------------------------------------------------------------

    def read(self, game: Game, data: Mapping[str, Any]) -> S:
        """The table ``data`` describes; ``"state": "DEAL"`` deals a new game, with the chance laid down in it."""
        known = {*SHARED_KEYS, self.rounds_key, *self.own, *(pile.key for pile in self.piles)}
        unknown = sorted(str(key) for key in data if key not in known)
        if unknown:
            raise BadPosition(f"a position has no {unknown[0]!r}.", self.rule)
        setup, seed = self.read_setup(game, data)
        script = data.get("chance")
        if script is not None and not isinstance(script, list):
            raise BadPosition("chance is a list of results, the next one first.", self.rule)
        chance = Chance(seed, 0, 0, 0, None if script is None else list(script))
        state = data.get("state", self.states[0])
        if state == DEAL:
            extra = sorted(set(data) - {"config", "state", "chance"})
            if extra:
                raise BadPosition(f"a deal lays out the table by itself; it has no {extra[0]!r}.", self.rule)
            return cast(S, setup.deal(chance))
        if state not in self.states:
            raise BadPosition(f"state is {', '.join(self.states)} or {DEAL}, not {state!r}.", self.rule)
        s = self.lay(setup, data, chance)
        for key in ("over", "truncated"):
            if not isinstance(data.get(key, False), bool):
                raise BadPosition("over and truncated are true or false.", self.rule)
        self.read_rounds(s, data)
        self.read_own(s, data, str(state))
        self.read_known(s, data.get("known", []))
        self.read_seen(s, data.get("seen", []))
        return s

    def read_setup(self, game: Game, data: Mapping[str, Any]) -> tuple[Setup, int]:
        given = data.get("config", None if self.config_needed else {})
        if not isinstance(given, Mapping):
            raise BadPosition("config is a table of names and values.", self.rule)
        config = dict(given)
        hands = data.get("hands")
        seats = config.pop("players", len(hands) if isinstance(hands, list) else None)
        seed = position_seed(config.pop("seed", 0), self.seed_rule or self.rule, data.get("state") == DEAL)
        try:
            mode = self.take_mode(config)
            return game.setup(cast(int, seats), config, mode), seed
        except BadConfig as no:
            raise in_position(no, data) from None

    def read_rounds(self, s: S, data: Mapping[str, Any]) -> None:
        """The points of the rounds that are over: all of them in a game that is, else not the last one."""
        rounds = data.get(self.rounds_key, []) if self.rounds_key else []
        most = s.setup.rounds if data.get("over") else s.setup.rounds - 1
        whole = isinstance(rounds, list) and all(is_round(points, s) for points in rounds)
        if not whole or len(rounds) > most:
            raise BadPosition(f"{self.rounds_key}: for each round that is over the points of every seat.", self.rule)
        if rounds:
            s.rounds = [list(points) for points in rounds]

    def piles_of(self, setup: Setup) -> list[tuple[PileKey, Place]]:
        """The piles of this table, with their places: the ways to play a game may lie on different tables."""
        places = {place.name: place for place in setup.layout.places}
        return [(pile, places[pile.place]) for pile in self.piles if pile.place in places]

    def lay(self, setup: Setup, data: Mapping[str, Any], chance: Chance) -> S:
        named = self.named(setup, data)
        face: list[int] = []
        zones: list[list[int]] = [[] for _ in setup.layout.sees]
        for (pile, zone, _), faces in zip(named, self.faces(named, data), strict=True):
            zones[zone] = list(range(len(face), len(face) + len(faces)))
            face += faces
            if pile.top_first:
                zones[zone].reverse()
        return cast(S, setup.new_state(face, [], zones, chance, []))

    def named(self, setup: Setup, data: Mapping[str, Any]) -> list[tuple[PileKey, int, list[object]]]:
        """Every pile with its zone and what is written there."""
        found: list[tuple[PileKey, int, list[object]]] = []
        here = self.piles_of(setup)
        strange = {pile.key for pile in self.piles} - {pile.key for pile, _ in here}
        if strange & set(data):
            raise BadPosition(f"{setup.mode} has no {min(strange & set(data))!r}.", self.rule)
        for pile, place in here:
            first, seats = int(place.first), int(setup.seats)
            lists: list[Any] = [data.get(pile.key, [])]
            if place.each:
                lists = data.get(pile.key, None if pile.needed else [[]] * seats)
                if not isinstance(lists, list) or len(lists) != seats:
                    null = " (or null: eliminated)" if pile.leavable else ""
                    raise BadPosition(f"{pile.key} has one list{null} for each of the {seats} players.", self.rule)
            for at, codes in enumerate(lists):
                if pile.leavable and codes is None:
                    codes = []
                if not isinstance(codes, list):
                    raise BadPosition(f"{pile.key}: a pile is a list of card codes.", self.rule)
                found.append((pile, first + at, codes))
        return found

    def face_of(self, codes: list[str], code: object, pile: PileKey) -> int:
        if not isinstance(code, str) or code not in codes:
            raise BadPosition(f"{pile.key}: there is no card {code!r}.", self.card_rule)
        return codes.index(code)

    def read_stack(self, s: S, stack: object, numbers: Mapping[Rule[Any], tuple[int, ...]] = NO_NUMBERS) -> None:
        """Put the steps of ``stack`` on the agenda of a table that has everything else already. ``numbers``: of those
        steps whose numbers stand elsewhere in the position."""
        pending = self.stack(s)
        frames = pending.read(stack, numbers)
        self.check_steps(s, frames)
        pending.check(frames)

    def stack(self, s: S) -> Stack:
        return Stack(s, self.steps, self.piles_of(s.setup), self.stack_rule or self.rule)

    def read_known(self, s: S, known: object) -> None:
        """Who remembers cards that their place does not show; a card is named by where it is written."""
        if not isinstance(known, list):
            raise BadPosition("known is a list of cards and who knows them.", self.rule)
        for entry in known:
            if not isinstance(entry, Mapping) or not isinstance(entry.get("seats"), list):
                raise BadPosition("known: each entry is {place, at, seats}.", self.rule)
            if not all(is_seat(seat, s, -1) for seat in entry["seats"]):
                raise BadPosition("known: seats are seats, or -1 for spectators.", self.rule)
            zone, at = self.where(s, entry)
            card = s.zones[zone][at]
            s.remember(card, sum({bit_of(seat) for seat in entry["seats"]}) & ~s.sees[zone])

    def read_seen(self, s: S, seen: object) -> None:
        """Who sees cards now in places that forget: for good, or up to a tick or the next move, by its number."""
        if not isinstance(seen, list):
            raise BadPosition("seen is a list of cards and who sees them.", self.rule)
        for entry in seen:
            until: Any = entry.get("until", FOR_GOOD) if isinstance(entry, Mapping) else ""
            if not isinstance(entry, Mapping) or not is_int(until) or not FOR_GOOD <= until <= MOST:
                raise BadPosition("seen: each entry is {place, at, seats, until}.", self.rule)
            seats = entry.get("seats")
            if not isinstance(seats, list) or not all(is_seat(seat, s, -1) for seat in seats):
                raise BadPosition("seen: seats are seats, or -1 for spectators.", self.rule)
            zone, at = self.where(s, entry)
            if not s.layout.forgets[zone]:
                raise BadPosition("seen: nothing is forgotten there.", self.rule)
            bits = EVERYONE if set(seats) == set(range(-1, s.seats)) else sum({bit_of(seat) for seat in seats})
            s.glimpse(s.zones[zone][at], zone, bits, until)

    def where(self, s: S, entry: Mapping[str, Any]) -> tuple[int, int]:
        for pile, place in self.piles_of(s.setup):
            seat, at = entry.get("seat", 0), entry.get("at")
            if pile.key != entry.get("place") or not (is_seat(seat, s) if place.each else is_count(seat) and seat == 0):
                continue
            zone = int(place.first) + seat
            size = len(s.zones[zone])
            if isinstance(at, int) and not isinstance(at, bool) and 0 <= at < size:
                return zone, size - 1 - at if pile.top_first else at
        raise BadPosition("known: there is no such card.", self.rule)

    # -- writing ---------------------------------------------------------------------------------------------------

    def write(self, game: Game, s: S, seen_by: int | None) -> dict[str, Any]:
        """The table as ``read`` takes it; with ``seen_by`` what that viewer does not see is ``?``.

        A finished game is the same whoever looks: nothing of it is hidden.
        """
        changed = game.not_as_printed(s.setup)
        names = changed if self.matter is None else [name for name in self.matter if name in changed]
        options = {name: self.option(name, changed[name]) for name in names}
        mode = self.mode_keys(s)
        if mode is None:
            mode = {} if s.setup.mode == game.modes[0].id else {"mode": s.setup.mode}
        config = {"players": int(s.seats), **mode, **options}
        seen = None if seen_by is None or s.over else view(s, seen_by)
        here = self.piles_of(s.setup)
        piles = {pile.key: self.written(s, pile, place, seen) for pile, place in here}
        piles = {pile.key: piles[pile.key] for pile, _ in here if piles[pile.key] or not pile.quiet}
        position: dict[str, Any] = {"config": config, **piles, "over": s.over, **self.write_own(s, seen is None)}
        if not s.over and (seen is None or self.open_stack) and not self.says_it_all(s):
            position["stack"] = self.stack(s).write()
        if s.rounds and self.rounds_key:
            position[self.rounds_key] = [list(points) for points in s.rounds]
        if s.truncated:
            position["truncated"] = True
        if seen is None and (known := self.known(s)):
            position["known"] = known
        if seen is None and (looks := self.seen(s)):
            position["seen"] = looks
        if waiting := open_answers.write(s, seen_by):
            position["given"] = waiting
        return position

    def written(self, s: S, pile: PileKey, place: Place, seen: View | None) -> Any:
        if not place.each:
            return self.codes(s, pile, int(place.first), seen, 0)
        seats = range(s.seats)
        first = int(place.first)
        return [
            None if self.has_left(s, n) and pile.leavable else self.codes(s, pile, first + n, seen, n) for n in seats
        ]

    def codes(self, s: S, pile: PileKey, zone: int, seen: View | None, at: int) -> list[str]:
        if seen is None:
            codes = [s.layout.codes[s.face[card]] for card in s.zones[zone]]
            return [self.code(code) for code in (codes[::-1] if pile.top_first else codes)]
        shown = seen.pile(pile.place, at)
        cards = [*shown.cards, *[UNKNOWN] * (int(shown.size) - len(shown.cards))]
        if s.layout.ordered[zone] and not pile.top_first:
            cards.reverse()  # a view has the top of a pile first
        return [UNKNOWN if code.startswith(UNKNOWN) else self.code(code) for code in cards]

    def known(self, s: S) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        for pile, place in self.piles_of(s.setup):
            for seat in range(s.seats if place.each else 1):
                zone = int(place.first) + seat
                cards = s.zones[zone][::-1] if pile.top_first else s.zones[zone]
                for at, card in enumerate(cards):
                    bits = s.known_to(card, zone) & ~s.sees[zone] & EVERYONE
                    if bits:
                        seats = [n for n in range(s.seats) if bits >> n & 1] + ([-1] if bits & SPECTATOR else [])
                        owner = {"seat": seat} if place.each else {}
                        found.append({"place": pile.key, **owner, "at": at, "seats": seats})
        return found

    def seen(self, s: S) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        for look in s.glimpses.current:
            zone = s.zone_of(look.card)
            place = s.layout.place_of[zone]
            for pile, other in self.piles_of(s.setup):
                if other is place:
                    at = s.zones[zone].index(look.card)
                    entry: dict[str, Any] = {"place": pile.key}
                    if place.each:
                        entry["seat"] = int(zone - place.first)
                    entry["at"] = len(s.zones[zone]) - 1 - at if pile.top_first else at
                    entry["seats"] = [n for n in range(-1, s.seats) if look.seats & bit_of(n)]
                    found.append(entry if look.until == FOR_GOOD else {**entry, "until": int(look.until)})
        return found


# -- for whoever reads a game's own keys -------------------------------------------------------------------------------


def is_round(points: object, s: State) -> bool:
    """Points for every seat, some of them perhaps negative."""
    return isinstance(points, list) and len(points) == s.seats and all(is_int(n) and abs(n) <= MOST for n in points)


def is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST


def is_seat(value: object, s: State, first: int = 0) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and first <= value < s.seats
