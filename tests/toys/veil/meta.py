"""Veil: hidden roles, hidden talents, and moments in which nobody can tell whether somebody was asked. Cards pass face
down, a Lamp shows a role to one seat, a Gust may be stopped by a Hush that nobody knows of or by an open Ward."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from toys.base import Toy, ToyGame, ToySetup
from xenodeck.core import (
    BITS,
    CARD,
    CHOICE,
    EVERYONE,
    ONE_OF,
    PASS,
    SEAT,
    TO_ALL,
    TO_NOBODY,
    TO_OWNER,
    Chance,
    Frame,
    Layout,
    Mode,
    Rule,
    Setting,
    Setup,
    State,
    Topic,
    Value,
    View,
    by_seat,
    common,
    per_seat,
)

SUN, MOON, GUST, LAMP, WARD, DAY, NIGHT, HUSH, ECHO = range(9)
CODES = ["sun", "moon", "gust", "lamp", "ward", "day", "night", "hush", "echo"]
BACKS = [0, 0, 0, 0, 0, DAY, DAY, HUSH, HUSH]
BOX, SKY, GONE = 0, 17, 18
HAND, ROLE, TALENT, WARDS = by_seat(1, 4), by_seat(5, 4), by_seat(9, 4), by_seat(13, 4)
HANDS = 4
USE = 1


class Veil(Toy):
    """What everybody sees besides cards: whether the Gust that blows was stopped."""

    calm: int
    sided: list[int]  # of each seat the Suns less the Moons it has played

    def likelihood(self, viewer: int) -> float:
        """Whoever plays Suns is rather of the day."""
        fits = 1.0
        for seat in self.around(viewer):
            sided = self.sided[seat] if self.face[self.zones[ROLE[seat]][0]] == DAY else -self.sided[seat]
            fits *= 0.2 if sided < 0 else 1.0
        return fits


class VeilSetup(ToySetup):
    def new_state(
        self, face: list[int], pool: list[int], zones: list[list[int]], chance: Chance, agenda: list[Frame]
    ) -> Veil:
        s = Veil(self, face, pool, zones, chance, agenda)
        s.points = [0] * int(self.seats)
        s.calm = 0
        s.sided = [0] * int(self.seats)
        return s


class Turn(Rule[Veil]):
    """2.1 Play a card: a Sun or a Moon into the sky, a Ward in front of you, a Gust or a Lamp at somebody else."""

    RULE = "2.1"

    def question(self, s: Veil, f: Frame, before: list[int]) -> tuple[str, str]:
        return ("whom", SEAT) if before else ("turn", CARD)

    def options(self, s: Veil, f: Frame) -> list[int] | None:
        return list(s.zones[HAND[f.seat]]) or None

    def follow(self, s: Veil, f: Frame, seat: int, before: list[int], pick: int) -> list[int] | None:
        return list(s.around(seat)) if not before and s.face[pick] in (GUST, LAMP) else None

    def resolve(self, s: Veil, f: Frame, pick: int) -> None:
        hand = s.zones[HAND[f.seat]]
        if not hand:
            end(s)
            return
        card = s.before[0] if s.before else pick
        face = s.face[card]
        s.move(card, HAND[f.seat], WARDS[f.seat] if face == WARD else SKY, "play", f.seat, pick if s.before else -1)
        if face in (SUN, MOON):
            s.sided[f.seat] += 1 if face == SUN else -1
        after = Frame(PASS_ON, f.seat)
        if face == GUST:
            s.calm = 0
            s.then(Frame(BLOW, pick), after)
            s.then(Frame(SHELTER, pick))
            s.then_each([Frame(STOP, other) for other in s.around(f.seat)])
        elif face == LAMP:
            s.show(s.zones[ROLE[pick]][0], ROLE[pick], BITS[f.seat], "lamp", f.seat, pick)
            s.then(after)
        else:
            s.then(after)


class Stop(Rule[Veil]):
    """3.1 Whoever has a Hush may use it up and stop the Gust. Nobody is told who was asked."""

    RULE = "3.1"
    DISCREET = True

    def covers(self, s: Veil, f: Frame) -> list[int]:
        return [f.seat] if s.zones[TALENT[f.seat]] and not s.calm else []

    def question(self, s: Veil, f: Frame, before: list[int]) -> tuple[str, str]:
        return "stop", CHOICE

    def options(self, s: Veil, f: Frame) -> list[int] | None:
        held = s.zones[TALENT[f.seat]]
        return [PASS, USE] if held and s.face[held[0]] == HUSH and not s.calm else None

    def resolve(self, s: Veil, f: Frame, pick: int) -> None:
        if pick == USE:
            s.calm = 1
            s.move(s.zones[TALENT[f.seat]][0], TALENT[f.seat], SKY, "stop", f.seat)


class Shelter(Rule[Veil]):
    """3.2 Whoever has a Ward in front may give it up against the Gust. Wards lie open, so that is no secret."""

    RULE = "3.2"
    DISCREET = True

    def covers(self, s: Veil, f: Frame) -> list[int]:
        return [f.seat] if s.zones[WARDS[f.seat]] and not s.calm else []

    def question(self, s: Veil, f: Frame, before: list[int]) -> tuple[str, str]:
        return "shelter", CHOICE

    def options(self, s: Veil, f: Frame) -> list[int] | None:
        return [PASS, USE] if self.covers(s, f) else None

    def resolve(self, s: Veil, f: Frame, pick: int) -> None:
        if pick == USE:
            s.calm = 1
            s.move(s.zones[WARDS[f.seat]][-1], WARDS[f.seat], SKY, "shelter", f.seat)


class Blow(Rule[Veil]):
    """3.3 Otherwise the Gust takes a card of that player's choice away, face down."""

    RULE = "3.3"

    def question(self, s: Veil, f: Frame, before: list[int]) -> tuple[str, str]:
        return "blow", CARD

    def shows(self, s: Veil, f: Frame, seat: int, pick: int, observer: int) -> bool:
        return observer == seat

    def options(self, s: Veil, f: Frame) -> list[int] | None:
        return None if s.calm else list(s.zones[HAND[f.seat]])

    def resolve(self, s: Veil, f: Frame, pick: int) -> None:
        if not s.calm:
            s.move(pick, HAND[f.seat], GONE, "blow", f.seat)


class PassOn(Rule[Veil]):
    """2.2 Then pass a card face down to the next player, whose turn it is."""

    RULE = "2.2"

    def question(self, s: Veil, f: Frame, before: list[int]) -> tuple[str, str]:
        return "pass_on", CARD

    def shows(self, s: Veil, f: Frame, seat: int, pick: int, observer: int) -> bool:
        return observer in (seat, s.seat_after(seat))

    def options(self, s: Veil, f: Frame) -> list[int] | None:
        return list(s.zones[HAND[f.seat]]) or None

    def resolve(self, s: Veil, f: Frame, pick: int) -> None:
        to = s.seat_after(f.seat)
        if s.zones[HAND[f.seat]]:
            s.move(pick, HAND[f.seat], HAND[to], "pass_on", f.seat, to)
        s.then(Frame(TURN, to))


def end(s: Veil) -> None:
    """1.2 All roles are shown. More Suns than Moons in the sky: the day has won; fewer: the night."""
    sky = [s.face[card] for card in s.zones[SKY]]
    ahead = sky.count(SUN) - sky.count(MOON)
    for seat in range(s.seats):
        card = s.zones[ROLE[seat]][0]
        s.show(card, ROLE[seat], EVERYONE, "role", seat)
        s.points[seat] = int(ahead != 0 and (s.face[card] == DAY) == (ahead > 0))
    s.finish()


TURN, STOP, SHELTER, BLOW, PASS_ON = Turn(), Stop(), Shelter(), Blow(), PassOn()


TALK, FREE, SILENT = "claims", "free", "off"
GOOD, BAD = "good", "bad"


class VeilGame(ToyGame):
    id = "veil"
    folder = Path(__file__).parent
    modes = (Mode("standard", (2, 4)),)
    rules = [TURN, STOP, SHELTER, BLOW, PASS_ON]
    deck = [SUN] * 7 + [MOON] * 7 + [GUST] * 9 + [LAMP] * 4 + [WARD] * 3 + [DAY] * 2 + [NIGHT] * 2 + [HUSH, ECHO] * 4
    zones = 19
    settings = (Setting("talk", ONE_OF, TALK, "4.1", choices=(TALK, FREE, SILENT)),)
    seat_fields = ("points", "sided")
    noted_events = ("lamp", "pass_on", "blow")
    talk_limit = 2
    talk_rule = "4.1"

    def layout(self, seats: int) -> Layout:
        places = [
            common("box", BOX, TO_NOBODY),
            per_seat("hand", HAND, TO_OWNER, ordered=False),
            per_seat("role", ROLE, TO_OWNER),
            per_seat("talent", TALENT, TO_OWNER),
            per_seat("wards", WARDS, TO_ALL),
            common("sky", SKY, TO_ALL),
            common("gone", GONE, TO_NOBODY),
        ]
        return Layout(places, CODES, BACKS, seats)

    def prepare(self, mode: Mode, seats: int, settings: dict[str, Value]) -> Setup:
        return VeilSetup(self, mode, seats, settings)

    # -- claims ----------------------------------------------------------------------------------------------------

    def allows_claims(self, setup: Setup) -> bool:
        return setup.settings["talk"] == TALK

    def allows_chat(self, setup: Setup) -> bool:
        return setup.settings["talk"] == FREE

    def topics(self, s: State, seat: int) -> list[Topic]:
        """4.1 Whose turn it is may speak of its hand and of roles, of those it has seen for certain too."""
        if s.asked != seat or s.frame.rule is not TURN:
            return []
        roles = [Topic("role", ["day", "night"], other) for other in range(s.seats)]
        seen = [s.zones[ROLE[other]][0] for other in s.around(seat)]
        sure = [
            Topic("lamp", ["day", "night"], other)
            for card, other in zip(seen, s.around(seat), strict=True)
            if s.memory.get(card, 0) & BITS[seat]
        ]
        return [Topic("hand", [GOOD, BAD]), *roles, *sure]

    def claim_turn(self, s: State) -> int:
        return len(s.zones[SKY]) + sum(len(s.zones[WARDS[seat]]) for seat in range(s.seats))

    def claim_words(self, s: State, seat: int, attempt: str | Mapping[str, Any]) -> str | None:
        """4.1 ``{"type": "claim", "words": "role 2 day"}``"""
        if isinstance(attempt, Mapping) and attempt.get("type") == "claim":
            return str(attempt.get("words", ""))
        return None

    def bot_claim(self, view: View, topics: list[Topic], dice: int) -> str:
        """A bot says of itself what it is, every third time."""
        own = next((topic for topic in topics if topic.other == view.viewer), None)
        return "" if own is None or dice % 3 else f"{own.words()} {view.pile('role', view.viewer).cards[0]}"

    def deal(self, s: Toy) -> None:
        for back, where, many in ((DAY, ROLE, 1), (HUSH, TALENT, 1), (0, HAND, HANDS)):
            cards = [card for card in s.zones[BOX] if BACKS[s.face[card]] == back]
            for seat in range(s.seats):
                for _ in range(many):
                    s.move(cards.pop(), BOX, where[seat])
        s.then(Frame(TURN, 0))


GAME = VeilGame()
