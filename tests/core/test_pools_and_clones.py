"""Pools, whole zones, orders put back, clones: what can be counted, and what is never shared by mistake."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from core.tables import CODES, DECK, HAND, PILE, ROW, lay_out, layout, look, table, the, who, written
from toys.base import Toy
from xenodeck.core.errors import RuleBug
from xenodeck.core.knowledge.worlds import redeal
from xenodeck.core.tabletop.cards import EMPTY_MEMORY
from xenodeck.core.tabletop.events import EVERYONE
from xenodeck.core.tabletop.layout import TO_ALL, Layout, common

SEAT_0, SEAT_1, SEAT_2 = 1, 2, 4


# -- pools and whole zones -------------------------------------------------------------------------------------


def test_cards_set_apart_from_a_zone_could_be_one_another_and_no_others() -> None:
    s = table(deck="a b", rows=["c d e f"])
    s.set_apart(s.zones[DECK])
    worlds = [redeal(s, 0, number) for number in range(40)]
    assert {frozenset(written(w, DECK).split()) for w in worlds} == {frozenset("ab")}
    assert len({written(w, DECK) for w in worlds}) == 2


def test_unless_set_apart_unknown_cards_could_be_any_others() -> None:
    s = table(deck="a b", rows=["c d e f"])
    assert len({frozenset(written(redeal(s, 0, n), DECK).split()) for n in range(60)}) > 5


def test_what_is_set_apart_next_is_a_pool_of_its_own() -> None:
    s = table(deck="a b", rows=["c d", "e f"])
    s.set_apart(s.zones[DECK])
    s.set_apart(s.zones[ROW[0]])
    assert len(set(s.pool)) == 3


def test_a_card_played_from_a_hand_of_two_pools_makes_them_one() -> None:
    """Onlookers see a face come out of the hand; which pool it was from they cannot tell."""
    s = table(deck="a b", hands=["c"], rows=["d e"])
    s.set_apart(s.zones[DECK])
    s.draw(DECK, HAND[0])
    assert len(set(s.pool)) == 2
    s.move(the(s, "c"), HAND[0], PILE)
    assert s.pool == []


def test_drawing_from_a_pile_everybody_can_count_keeps_the_pools_apart() -> None:
    s = table(deck="a b", rows=["c d e f"])
    s.set_apart(s.zones[DECK])
    s.draw(DECK, HAND[0])
    worlds = [redeal(s, 1, number) for number in range(40)]
    assert {written(w, HAND[0]) for w in worlds} == {"a", "b"}


@pytest.mark.parametrize("blur", ["shuffle", "insert", "show"])
def test_what_blurs_the_places_joins_the_pools(blur: str) -> None:
    s = table(deck="a b", hands=["c"], rows=["d"])
    s.set_apart(s.zones[DECK])
    s.draw(DECK, HAND[0])
    if blur == "shuffle":
        s.move(the(s, "d"), ROW[0], DECK)
        s.shuffle(DECK)
    elif blur == "insert":
        s.insert(the(s, "d"), ROW[0], DECK, 0, EVERYONE)
    else:
        s.show(the(s, "c"), HAND[0], EVERYONE)
    assert s.pool == []


def test_cards_with_different_backs_are_never_taken_for_one_another() -> None:
    """``Layout.backs``: a red card in a hidden row is not imagined to be a blue one."""
    s = lay_out(layout(backs=[0, 0, 0, 1, 1, 1]), {DECK: "a b c", ROW[0]: "d e f"}, [])
    for number in range(20):
        assert sorted(written(redeal(s, 0, number), DECK).split()) == ["a", "b", "c"]


def test_a_replaced_zone_keeps_what_is_known_of_its_cards() -> None:
    s = table(deck="b a", rows=["d c"])
    s.show(the(s, "c"), ROW[0], SEAT_1)
    s.replace(DECK, [*s.zones[ROW[0]], *s.zones[DECK]])
    s.replace(ROW[0], [])
    assert written(s, DECK) == "d c b a"
    assert who(s, "c") == {1}


# -- clones ----------------------------------------------------------------------------------------------------

VERBS: dict[str, Callable[[Toy], object]] = {
    "draw": lambda s: s.draw(DECK, HAND[0]),
    "draw onto the pile": lambda s: s.draw(DECK, PILE),
    "move": lambda s: s.move(the(s, "d"), HAND[0], HAND[1]),
    "play": lambda s: s.move(the(s, "d"), HAND[0], PILE),
    "show": lambda s: s.show(the(s, "c"), DECK, SEAT_2),
    "insert": lambda s: s.insert(the(s, "d"), HAND[0], DECK, 1, EVERYONE),
    "shuffle": lambda s: s.shuffle(DECK),
    "set_apart": lambda s: s.set_apart(s.zones[DECK]),
    "replace": lambda s: s.replace(DECK, s.zones[DECK][::-1]),
    "own and clear": lambda s: s.writable(DECK).clear(),
}


def everything(s: Toy) -> list[object]:
    return [[list(z) for z in s.zones], dict(s.memory), list(s.pool), list(s.face), s.chance.dealt, s.chance.drawn]


@pytest.mark.parametrize("verb", VERBS.values(), ids=VERBS)
def test_no_verb_writes_through_to_a_clone_or_back(verb: Callable[[Toy], object]) -> None:
    s = table(deck="c b a", hands=["d d e"])
    s.show(the(s, "a"), DECK, EVERYONE)
    s.show(the(s, "d"), HAND[0], EVERYONE)
    before = everything(s)
    copy = s.clone()
    verb(copy)
    assert everything(s) == before
    assert everything(copy) != before
    other = s.clone()
    verb(s)
    assert everything(other) == before
    assert everything(s) == everything(copy)
    assert EMPTY_MEMORY == {}


def test_clones_of_clones_stay_apart() -> None:
    s = table(deck="c b a")
    first = s.clone()
    second = first.clone()
    first.draw(DECK, HAND[0])
    assert (written(s, DECK), written(first, DECK), written(second, DECK)) == ("c b a", "c b", "c b a")


# -- the frame of it all ---------------------------------------------------------------------------------------


def test_nothing_is_told_where_nobody_listens() -> None:
    s = table()
    s.tell("play")
    assert s.log is None
    s.log = []
    s.tell("play")
    assert [e.what for e in s.log] == ["play"]


def test_a_card_that_lies_nowhere_is_our_mistake() -> None:
    s = table(deck="a")
    s.replace(DECK, [])
    with pytest.raises(RuleBug):
        s.zone_of(0)


def test_a_table_with_too_many_zones_is_refused() -> None:
    with pytest.raises(RuleBug):
        Layout([common("last", 62, TO_ALL)], ["a"], [0], 2)
    Layout([common("last", 61, TO_ALL)], ["a"], [0], 2)


def test_zones_are_named_by_place_and_seat() -> None:
    assert [layout().zone_name(zone) for zone in (DECK, HAND[0], HAND[2], PILE, ROW[1])] == [
        "deck", "hand 0", "hand 2", "pile", "row 1",
    ]  # fmt: skip


# -- the order put back ----------------------------------------------------------------------------------------


def test_cards_put_back_in_another_order_lie_so_and_only_who_did_it_knows_which_is_which() -> None:
    s = table(deck="d c b a")
    for card in "abc":
        s.show(the(s, card), DECK, SEAT_1 | SEAT_2)
    s.reorder(DECK, [the(s, "c"), the(s, "a"), the(s, "b")], EVERYONE & ~SEAT_1)
    assert written(s, DECK) == "d b a c"
    assert [who(s, card) for card in "abc"] == [{1}, {1}, {1}]


def test_one_card_put_back_hides_nothing() -> None:
    s = table(deck="b a")
    s.show(the(s, "a"), DECK, SEAT_2)
    s.reorder(DECK, [the(s, "a")], EVERYONE)
    assert who(s, "a") == {2}


def test_only_the_top_cards_can_be_put_back() -> None:
    with pytest.raises(RuleBug):
        (s := table(deck="c b a")).reorder(DECK, [the(s, "c")], EVERYONE)


def test_the_order_put_back_does_not_touch_a_clone() -> None:
    s = table(deck="b a")
    copy = s.clone()
    s.reorder(DECK, [the(s, "b"), the(s, "a")], EVERYONE)
    assert (written(s, DECK), written(copy, DECK)) == ("a b", "b a")


# -- backs -----------------------------------------------------------------------------------------------------


def test_where_there_are_several_backs_an_unknown_card_shows_its_own() -> None:
    s = lay_out(layout(backs=[0, 0, 0, 1, 1, 1]), {DECK: "a d", HAND[0]: "b e"}, [])
    assert look(s, 1).pile("deck").cards == ["?1", "?0"]
    assert sorted(look(s, 1).pile("hand", 0).cards) == ["?0", "?1"]
    assert look(s, 0).pile("hand", 0).cards == ["b", "e"]


def test_a_clone_shares_no_zone_however_many_there_are() -> None:
    """Compiled, the bit of zone 33 was once that of zone 1."""
    places = [common(f"place {zone}", zone, TO_ALL) for zone in range(62)]
    wide = Layout(places, CODES, [0] * len(CODES), 2)
    s = lay_out(wide, {1: "a", 33: "b", 61: "c"}, [])
    copy = s.clone()
    copy.move(the(s, "a"), 1, 2)
    copy.move(the(s, "b"), 33, 34)
    copy.move(the(s, "c"), 61, 60)
    assert [written(s, zone) for zone in (1, 33, 61)] == ["a", "b", "c"]
    assert [written(copy, zone) for zone in (2, 34, 60)] == ["a", "b", "c"]
