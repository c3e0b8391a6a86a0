"""Small tables and games made by hand for the tests of this folder, and who knows what on them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from toys.base import Toy, ToyGame, ToySetup
from xenodeck.core.knowledge.views import View, bit_of, view
from xenodeck.core.rules import engine
from xenodeck.core.rules.state import NUMBER, Frame, Rule, Setup, State
from xenodeck.core.sessions.session import Session
from xenodeck.core.tabletop.chance import Chance
from xenodeck.core.tabletop.layout import TO_ALL, TO_NOBODY, TO_OWNER, Layout, by_seat, common, per_seat

SEATS = 3
# hidden to all; each seat's own; open to all; face down before each seat
DECK, HAND, PILE, ROW = 0, by_seat(1, 4), 5, by_seat(6, 4)
WATCHER = -1
ALL = {WATCHER, 0, 1, 2}
NONE: set[int] = set()
CODES = ["a", "b", "c", "d", "e", "f"]


def layout(seats: int = SEATS, backs: Sequence[int] = (0, 0, 0, 0, 0, 0)) -> Layout:
    places = [
        common("deck", DECK, TO_NOBODY),
        per_seat("hand", HAND, TO_OWNER, ordered=False),
        common("pile", PILE, TO_ALL),
        per_seat("row", ROW, TO_NOBODY),
    ]
    return Layout(places, CODES, list(backs), seats)


def table(
    deck: str = "",
    hands: Sequence[str] = (),
    pile: str = "",
    rows: Sequence[str] = (),
    script: list[object] | None = None,
) -> Toy:
    """Three seats; cards are letters, written as they lie with the top one last."""
    words = {DECK: deck, PILE: pile}
    words |= {HAND[seat]: held for seat, held in enumerate(hands)}
    words |= {ROW[seat]: row for seat, row in enumerate(rows)}
    return lay_out(layout(), words, [], script)


class Laid(Setup):
    """A table of this layout, on which anything may lie."""

    def __init__(self, layout: Layout) -> None:
        super().__init__("standard", {}, layout, [], Rule(), 1000)

    state_class = ToySetup.state_class


def lay_out(
    layout: Layout,
    words: dict[int, str],
    frames: list[Frame],
    script: list[object] | None = None,
    setup: Setup | None = None,
) -> Toy:
    face: list[int] = []
    zones: list[list[int]] = [[] for _ in layout.sees]
    for zone, written in words.items():
        for code in written.split():
            zones[zone].append(len(face))
            face.append(layout.codes.index(code))
    s = (setup or Laid(layout)).new_state(face, [0] * len(face), zones, Chance(1, 0, 0, 0, script), [])
    assert isinstance(s, Toy)
    s.then_each(frames)
    return s


def the(s: State, code: str, number: int = 0) -> int:
    """The card with this face, the one laid out first unless ``number`` says otherwise."""
    return [card for card, face in enumerate(s.face) if s.layout.codes[face] == code][number]


def who(s: State, card: int | str) -> set[int]:
    """The viewers who know a card: seats, and -1 for those who watch."""
    found = the(s, card) if isinstance(card, str) else card
    bits = s.known_to(found, s.zone_of(found))
    return {viewer for viewer in range(-1, int(s.seats)) if bits & bit_of(viewer)}


def look(s: State, viewer: int) -> View:
    return view(s, viewer)


def seen(s: State, viewer: int, place: str, seat: int = 0) -> str:
    """A pile as ``viewer`` sees it, top first (one's own hand: as the cards came)."""
    pile = look(s, viewer).pile(place, seat)
    return " ".join(pile.cards or ["?"] * int(pile.size))


def written(s: State, zone: int) -> str:
    """What truly lies in ``zone``, top last."""
    return " ".join(s.layout.codes[s.face[card]] for card in s.zones[zone])


# -- games of a few rules --------------------------------------------------------------------------------------


class Say(Rule[Toy]):
    """1.1 Notes its number in the points: they are the trace of what was done."""

    ASKS = False

    def resolve(self, s: Toy, f: Frame, pick: int) -> None:
        s.points.append(f.arg)


class End(Rule[Toy]):
    """1.2 Ends the game."""

    ASKS = False

    def resolve(self, s: Toy, f: Frame, pick: int) -> None:
        s.finish()


class Choose(Rule[Toy]):
    """1.3 Asks its seat for one of the numbers in ``more`` (1, 2, 3 if there are none) and notes the answer."""

    def question(self, s: Toy, f: Frame, before: list[int]) -> tuple[str, str]:
        return "number", NUMBER

    def options(self, s: Toy, f: Frame) -> list[int] | None:
        return list(f.more) or [1, 2, 3]

    def resolve(self, s: Toy, f: Frame, pick: int) -> None:
        s.points.append(pick)


SAY, END, CHOOSE = Say(), End(), Choose()


def say(number: int) -> Frame:
    return Frame(SAY, -1, number)


def trace(s: State) -> list[int]:
    assert isinstance(s, Toy)
    return s.points[int(s.seats) :]


class Tiny(ToyGame):
    """A game that begins with ``frames`` on a deck of six different cards."""

    id = "tiny"
    folder = Path(__file__).parent  # where there are no words
    deck = list(range(6))
    zones = 10

    def __init__(self, *frames: Frame, others: Sequence[Rule[Any]] = ()) -> None:
        self.frames = list(frames)
        found = {type(f.rule): f.rule for f in frames} | {type(r): r for r in others}
        self.rules = list(found.values())

    def layout(self, seats: int) -> Layout:
        return layout(seats)

    def deal(self, s: Toy) -> None:
        s.then_each(self.frames)


def begin(*frames: Frame, seats: int = SEATS) -> State:
    """A table of a tiny game, run on to its first question."""
    game = Tiny(*frames)
    return game.start(game.setup(seats), 1)


def session(game: ToyGame, seats: int = SEATS, seed: int = 1) -> Session:
    return Session.start(game, seats, seed, {})


def session_at(game: ToyGame, seats: int, words: dict[int, str], *frames: Frame) -> Session:
    """A session of a toy with its cards laid out in words (top last) and ``frames`` to come."""
    setup = game.setup(seats)
    s = lay_out(setup.layout, words, list(frames), setup=setup)
    s.log = []
    engine.run_to_question(s)
    return Session(game, s, 1)


def asked(m: Session, seat: int) -> str:
    """``give: trinket, scarecrow``; empty if nothing is asked of ``seat``."""
    question = m.view(seat).question
    return "" if question is None else f"{question.name}: {', '.join(o.word for o in question.options)}"
