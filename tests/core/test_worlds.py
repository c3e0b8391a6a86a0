"""Imagined worlds when everybody knows something about hidden places: what is never there, what always is."""

from __future__ import annotations

from core.tables import CODES, DECK, HAND, lay_out, the
from toys.base import Toy
from toys.scramble.meta import GAME as SCRAMBLE
from xenodeck.core import CHOICE, Frame, Rule
from xenodeck.core.knowledge.worlds import redeal
from xenodeck.core.sessions.session import Session
from xenodeck.core.tabletop.layout import TO_NOBODY, TO_OWNER, Layout, common, per_seat

SEATS = 3
WORLDS = 200


class Needy(Toy):
    """Everybody knows that these hands hold an ``a`` or a ``b``, as often as they are named here."""

    needs: list[int]
    never: str = ""  # what no hand ever holds

    def may_hold(self, zone: int, face: int, beside: list[int], left: int) -> bool:
        missing = self.needs.count(zone) - sum(CODES[held] in "ab" for held in beside)
        return CODES[face] not in self.never and (missing <= left or CODES[face] in "ab")


def secrets(words: dict[int, str], needs: list[int], barred: str = "") -> Needy:
    places = [common("deck", DECK, TO_NOBODY), per_seat("hand", HAND, TO_OWNER, ordered=False)]
    layout = Layout(places, CODES, [0] * len(CODES), SEATS)
    s = lay_out(layout, words, [])
    needy = Needy(s.setup, s.face, [], s.zones, s.chance, [])
    needy.points, needy.needs, needy.never = [0] * SEATS, needs, barred
    needy.setup.restricted_zones = [HAND[seat] for seat in range(SEATS)]
    return needy


def hands(s: Needy, viewer: int) -> list[list[str]]:
    """What ``viewer`` imagines in the two other hands, in many worlds."""
    worlds = [redeal(s, viewer, number + 1) for number in range(WORLDS)]
    others = [seat for seat in range(SEATS) if seat != viewer]
    return [
        sorted(world.layout.codes[world.face[card]] for card in world.zones[HAND[seat]])
        for world in worlds
        for seat in others
    ]


def test_what_never_lies_in_a_hand_is_never_imagined_there() -> None:
    s = secrets({DECK: "f f a c", HAND[0]: "a", HAND[1]: "c d", HAND[2]: "a e"}, [], barred="f")
    assert not any("f" in hand for hand in hands(s, 0))


def test_and_where_it_lies_in_the_deck_is_anybodys_guess() -> None:
    s = secrets({DECK: "f c d e", HAND[0]: "a", HAND[1]: "c", HAND[2]: "d"}, [], barred="f")
    card = {redeal(s, 0, n + 1).face.index(CODES.index("f")) for n in range(WORLDS)}
    assert card == set(s.zones[DECK])


def test_without_such_knowledge_anything_may_lie_anywhere() -> None:
    s = secrets({DECK: "f f a c", HAND[0]: "a", HAND[1]: "c d", HAND[2]: "a e"}, [])
    assert any("f" in hand for hand in hands(s, 0))


def test_a_hand_that_must_hold_a_staple_holds_one_in_every_world() -> None:
    s = secrets({DECK: "c d e c d e", HAND[0]: "f", HAND[1]: "a", HAND[2]: "b"}, [HAND[1], HAND[2]])
    assert all(set(hand) & {"a", "b"} for hand in hands(s, 0))


def test_a_hand_named_twice_holds_two() -> None:
    s = secrets({DECK: "c d e", HAND[0]: "f", HAND[1]: "a a", HAND[2]: "b c"}, [HAND[1], HAND[1], HAND[2]])
    worlds = [redeal(s, 0, number + 1) for number in range(WORLDS)]
    assert all(all(CODES[w.face[card]] in "ab" for card in w.zones[HAND[1]]) for w in worlds)
    assert all(any(CODES[w.face[card]] in "ab" for card in w.zones[HAND[2]]) for w in worlds)


def test_staples_are_also_imagined_elsewhere() -> None:
    s = secrets({DECK: "c d e a a", HAND[0]: "f", HAND[1]: "a c", HAND[2]: "b d"}, [HAND[1], HAND[2]])
    assert ["a", "a"] in hands(s, 0) or ["a", "b"] in hands(s, 0)
    assert ["a", "c"] in hands(s, 0)


def test_ones_own_hand_stays_as_it_is() -> None:
    s = secrets({DECK: "c d e", HAND[0]: "a f", HAND[1]: "a", HAND[2]: "b"}, [HAND[0], HAND[1], HAND[2]], barred="e")
    world = redeal(s, 0, 5)
    assert [world.face[card] for card in s.zones[HAND[0]]] == [s.face[the(s, "a")], s.face[the(s, "f")]]


# -- what a question tells -----------------------------------------------------------------------------------------


class How(Rule[Needy]):
    """1.1 A card (``arg``) must be played, and its player is asked how: there is a how of an ``a`` or a ``b`` only."""

    def options(self, s: Needy, f: Frame) -> list[int]:
        return [0, 1]

    def question(self, s: Needy, f: Frame, before: list[int]) -> tuple[str, str]:
        return "how", CHOICE

    def contradicts(self, s: Needy, f: Frame) -> int:
        return -1 if CODES[s.face[f.arg]] in "ab" else int(f.arg)


def asked_how() -> tuple[Needy, int]:
    """The second seat is asked how it plays its only ``a``."""
    s = secrets({DECK: "c d e c d e c d", HAND[0]: "c", HAND[1]: "a d", HAND[2]: "b c"}, [])
    s.setup.restricted_zones = []
    card = the(s, "a")
    s.agenda, s.depth, s.asked, s.options = [Frame(How(), 1, card)], 1, 1, [0, 1]
    return s, card


def test_nobody_imagines_a_card_of_which_this_would_not_be_asked() -> None:
    s, card = asked_how()
    worlds = [redeal(s, 0, number + 1) for number in range(WORLDS)]
    assert {CODES[world.face[card]] for world in worlds} == {"a", "b"}
    assert all(sorted(world.face) == sorted(s.face) for world in worlds)
    assert {CODES[world.face[other]] for world in worlds for other in s.zones[HAND[1]] if other != card} > {"c", "d"}


def test_whoever_holds_it_knows_it() -> None:
    s, card = asked_how()
    assert {CODES[redeal(s, 1, number + 1).face[card]] for number in range(WORLDS)} == {"a"}


def test_nobody_imagines_what_others_have_sent_for_the_coming_tick() -> None:
    """Only whoever sent it knows of it, before the tick that it is for."""
    table = Session.start(SCRAMBLE, 3, 1, {}, "race")
    table.ready(0)
    assert table.play(1, "look 0")
    assert [[one.seat for one in redeal(table.state, viewer, 7).lanes.sent] for viewer in (-1, 0, 1)] == [[], [], [1]]
