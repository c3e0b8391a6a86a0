"""Who knows which card after every verb of the table: each seat, and somebody who watches."""

from __future__ import annotations

import pytest

from core.tables import ALL, DECK, HAND, NONE, PILE, ROW, WATCHER, look, seen, table, the, who, written
from toys.base import Toy
from xenodeck.core.tabletop.events import EVERYONE, SPECTATOR

SEAT_0, SEAT_1, SEAT_2 = 1, 2, 4


def looks(s: Toy) -> list[dict[str, object]]:
    """What everybody who does not hold hand 0 sees."""
    return [{**look(s, viewer).to_data(), "viewer": 0} for viewer in (WATCHER, 1, 2)]


# -- draw ------------------------------------------------------------------------------------------------------


def test_a_drawn_card_is_known_to_whoever_drew_it_and_to_nobody_else() -> None:
    s = table(deck="c b a")
    assert s.draw(DECK, HAND[1]) == the(s, "a")
    assert who(s, "a") == {1}
    assert who(s, "b") == NONE
    assert (written(s, DECK), written(s, HAND[1])) == ("c b", "a")


def test_a_card_turned_onto_the_open_pile_is_known_to_all() -> None:
    s = table(deck="b a")
    s.draw(DECK, PILE)
    assert who(s, "a") == ALL
    assert who(s, "b") == NONE


def test_whoever_peeked_at_the_top_knows_into_which_hand_it_goes() -> None:
    s = table(deck="b a")
    s.show(the(s, "a"), DECK, SEAT_2)
    s.draw(DECK, HAND[0])
    assert who(s, "a") == {0, 2}
    assert (seen(s, 2, "hand", 0), seen(s, 1, "hand", 0)) == ("a", "?")


def test_a_card_taken_from_the_open_pile_stays_known_to_all() -> None:
    s = table(pile="b a")
    s.draw(PILE, HAND[0])
    assert who(s, "a") == ALL


def test_an_open_card_laid_on_the_deck_stays_known_to_all_until_it_is_drawn_and_after() -> None:
    s = table(deck="b", pile="a")
    s.draw(PILE, DECK)
    assert who(s, "a") == ALL
    s.draw(DECK, HAND[2])
    assert who(s, "a") == ALL


def test_the_top_of_a_hand_laid_face_down_is_remembered_by_its_holder_only() -> None:
    s = table(hands=["b a"])
    s.draw(HAND[0], DECK)
    assert who(s, "a") == {0}


# -- move ------------------------------------------------------------------------------------------------------


def test_a_played_card_is_known_to_all_and_the_rest_of_the_hand_is_not() -> None:
    s = table(hands=["a b"])
    s.move(the(s, "a"), HAND[0], PILE)
    assert who(s, "a") == ALL
    assert who(s, "b") == {0}


def test_a_card_given_in_secret_is_known_to_giver_and_receiver_only() -> None:
    s = table(hands=["a b", "c"])
    s.move(the(s, "a"), HAND[0], HAND[1])
    assert who(s, "a") == {0, 1}
    assert who(s, "b") == {0}
    assert who(s, "c") == {1}


@pytest.mark.parametrize("given", ["a", "b"])
def test_onlookers_lose_track_of_a_shown_card_when_some_card_leaves_that_hand_unseen(given: str) -> None:
    s = table(hands=["a b", "c"])
    s.show(the(s, "a"), HAND[0], EVERYONE)
    s.move(the(s, given), HAND[0], HAND[1])
    assert not who(s, "a") & {WATCHER, 2}
    assert not who(s, "b") & {WATCHER, 2}


def test_to_an_onlooker_it_is_all_the_same_which_card_went() -> None:
    tables = [table(hands=["a b", "c"]) for _ in range(2)]
    for s, given in zip(tables, "ab", strict=True):
        s.show(the(s, "a"), HAND[0], EVERYONE)
        s.move(the(s, given), HAND[0], HAND[1])
    for viewer in (WATCHER, 2):
        assert look(tables[0], viewer).to_data() == look(tables[1], viewer).to_data()


def test_the_receiver_keeps_what_it_knew_of_the_givers_hand() -> None:
    s = table(hands=["a b"])
    s.show(the(s, "a"), HAND[0], EVERYONE)
    s.move(the(s, "b"), HAND[0], HAND[1])
    assert who(s, "a") == {0, 1}


def test_what_was_known_of_the_receivers_hand_stays_known() -> None:
    s = table(hands=["a b", "c"])
    s.show(the(s, "c"), HAND[1], EVERYONE)
    s.move(the(s, "b"), HAND[0], HAND[1])
    assert who(s, "c") == ALL


def test_the_only_card_of_a_hand_can_be_followed() -> None:
    s = table(hands=["a"])
    s.show(the(s, "a"), HAND[0], EVERYONE)
    s.move(the(s, "a"), HAND[0], HAND[1])
    assert who(s, "a") == ALL


def test_cards_in_a_face_down_row_can_be_followed() -> None:
    s = table(rows=["a b"])
    s.show(the(s, "a"), ROW[0], SEAT_2)
    s.move(the(s, "a"), ROW[0], ROW[1])
    assert who(s, "a") == {2}
    s.show(the(s, "b"), ROW[0], SEAT_2)
    s.move(the(s, "b"), ROW[0], HAND[1])
    assert who(s, "b") == {1, 2}


def test_the_holder_remembers_the_card_it_laid_face_down() -> None:
    s = table(hands=["a b"])
    s.move(the(s, "a"), HAND[0], ROW[0])
    assert who(s, "a") == {0}


def test_a_card_nobody_knew_stays_unknown_wherever_it_lies_face_down() -> None:
    s = table(deck="b a")
    s.move(the(s, "b"), DECK, ROW[2])
    assert who(s, "b") == NONE


# -- twins -----------------------------------------------------------------------------------------------------


def test_a_played_twin_may_have_been_the_card_that_was_shown() -> None:
    s = table(hands=["a a b"])
    s.show(the(s, "a"), HAND[0], EVERYONE)
    s.move(the(s, "a", 1), HAND[0], PILE)
    assert who(s, the(s, "a")) == {0}
    assert seen(s, 1, "hand", 0) == "? ?"


def test_nobody_can_tell_which_of_two_twins_was_played() -> None:
    tables = [table(hands=["a a b"]) for _ in range(2)]
    for number, s in enumerate(tables):
        s.show(the(s, "a"), HAND[0], EVERYONE)
        s.move(the(s, "a", number), HAND[0], PILE)
    assert looks(tables[0]) == looks(tables[1])


def test_of_several_known_twins_only_one_is_taken_for_the_card_played() -> None:
    s = table(hands=["a b"], pile="a a")
    s.draw(PILE, HAND[0])
    s.draw(PILE, HAND[0])
    assert seen(s, 1, "hand", 0) == "a a ? ?"
    unseen = s.zones[HAND[0]][0]
    assert who(s, unseen) == {0}
    s.move(unseen, HAND[0], PILE)
    assert seen(s, 1, "hand", 0) == "a ? ?"


def test_whoever_knew_both_twins_makes_no_mistake() -> None:
    s = table(deck="a a", hands=["b"])
    for number in (1, 0):
        s.show(the(s, "a", number), DECK, SEAT_2)
        s.draw(DECK, HAND[0])
    s.move(the(s, "a", 1), HAND[0], PILE)
    assert who(s, the(s, "a", 0)) == {0, 2}


def test_only_the_seat_that_knew_the_twin_is_mistaken() -> None:
    s = table(deck="a a", hands=["b"])
    s.show(the(s, "a", 0), DECK, SEAT_1 | SEAT_2)
    s.show(the(s, "a", 1), DECK, SEAT_1)
    s.draw(DECK, HAND[0])
    s.draw(DECK, HAND[0])
    s.move(the(s, "a", 1), HAND[0], PILE)
    assert who(s, the(s, "a", 0)) == {0, 1}


def test_another_face_is_not_mistaken_for_the_card_played() -> None:
    s = table(hands=["a b c"])
    s.show(the(s, "a"), HAND[0], EVERYONE)
    s.move(the(s, "b"), HAND[0], PILE)
    assert who(s, "a") == ALL


def test_the_receiver_of_a_twin_is_mistaken_too() -> None:
    s = table(hands=["a a b"])
    s.show(the(s, "a"), HAND[0], SEAT_1)
    s.move(the(s, "a", 1), HAND[0], HAND[1])
    assert who(s, the(s, "a")) == {0}
    assert who(s, the(s, "a", 1)) == {0, 1}


def test_a_card_shown_from_a_hand_may_be_the_twin_that_was_shown_before() -> None:
    """To show one's only scarecrow twice and to show two of them looks the same across the table."""
    tables = [table(hands=["a a b"]) for _ in range(2)]
    for number, s in enumerate(tables):
        s.show(the(s, "a", 0), HAND[0], EVERYONE)
        s.show(the(s, "a", number), HAND[0], EVERYONE)
    assert looks(tables[0]) == looks(tables[1])


# -- show ------------------------------------------------------------------------------------------------------


def test_a_peek_is_one_seats_own_and_a_reveal_is_everybodys() -> None:
    s = table(deck="b a")
    s.show(the(s, "b"), DECK, SEAT_1)
    assert who(s, "b") == {1}
    s.show(the(s, "b"), DECK, SEAT_2)
    assert who(s, "b") == {1, 2}
    s.show(the(s, "b"), DECK, EVERYONE)
    assert who(s, "b") == ALL
    assert who(s, "a") == NONE


def test_those_who_watch_may_be_shown_a_card_without_the_seats() -> None:
    s = table(deck="a")
    s.show(the(s, "a"), DECK, SPECTATOR)
    assert who(s, "a") == {WATCHER}


def test_what_the_place_shows_anyway_is_not_kept_in_memory() -> None:
    s = table(hands=["a"])
    s.show(the(s, "a"), HAND[0], SEAT_0)
    assert not s.memory
    s.show(the(s, "a"), HAND[0], EVERYONE)
    assert s.memory == {the(s, "a"): EVERYONE & ~SEAT_0}


def test_what_a_new_place_shows_is_no_longer_kept_in_memory() -> None:
    s = table(deck="b a")
    s.show(the(s, "a"), DECK, SEAT_0)
    s.draw(DECK, HAND[0])
    assert who(s, "a") == {0}
    assert not s.memory


# -- insert ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("depth", "lies"), [(0, "c b a d"), (1, "c b d a"), (3, "d c b a")])
def test_a_card_is_inserted_with_so_many_cards_above_it(depth: int, lies: str) -> None:
    s = table(deck="c b a", hands=["d"])
    s.insert(the(s, "d"), HAND[0], DECK, depth)
    assert written(s, DECK) == lies


def test_knowledge_survives_the_shift_of_positions() -> None:
    s = table(deck="c b a", hands=["d"])
    s.show(the(s, "b"), DECK, SEAT_1)
    assert seen(s, 1, "deck") == "? b ?"
    s.insert(the(s, "d"), HAND[0], DECK, 0)
    assert seen(s, 1, "deck") == "? ? b ?"
    s.draw(DECK, HAND[0])
    s.draw(DECK, HAND[0])
    assert seen(s, 1, "deck") == "b ?"


def test_a_card_inserted_openly_from_a_hand_is_known_to_its_holder_only() -> None:
    s = table(deck="c b", hands=["d e"])
    s.insert(the(s, "d"), HAND[0], DECK, 1)
    assert who(s, "d") == {0}
    assert seen(s, 0, "deck") == "? d ?"


def test_an_open_card_inserted_openly_is_known_to_all_at_its_depth() -> None:
    s = table(deck="c b", pile="a")
    s.insert(the(s, "a"), PILE, DECK, 1)
    assert who(s, "a") == ALL
    assert seen(s, WATCHER, "deck") == "? a ?"


def test_a_secret_insertion_blurs_the_deck_for_the_others_and_not_for_the_one_who_did_it() -> None:
    s = table(deck="c b a", pile="d")
    s.show(the(s, "a"), DECK, EVERYONE)
    s.insert(the(s, "d"), PILE, DECK, 2, secret_from=EVERYONE & ~SEAT_0)
    assert who(s, "d") == {0}
    assert who(s, "a") == {0}
    assert seen(s, 0, "deck") == "a ? d ?"
    assert seen(s, 1, "deck") == seen(s, WATCHER, "deck") == "? ? ? ?"


def test_whoever_is_let_into_the_secret_keeps_everything() -> None:
    s = table(deck="b a", pile="d")
    s.show(the(s, "a"), DECK, SEAT_1 | SEAT_2)
    s.insert(the(s, "d"), PILE, DECK, 0, secret_from=SEAT_2)
    assert who(s, "d") == {WATCHER, 0, 1}
    assert who(s, "a") == {1}


def test_a_secret_insertion_looks_the_same_at_every_depth() -> None:
    tables = [table(deck="c b a", hands=["d e"]) for _ in range(4)]
    for depth, s in enumerate(tables):
        s.show(the(s, "b"), DECK, SEAT_1)
        s.insert(the(s, "d"), HAND[0], DECK, depth, secret_from=EVERYONE & ~SEAT_0)
    assert all(looks(s) == looks(tables[0]) for s in tables)


def test_what_is_known_elsewhere_is_not_blurred_by_a_secret_insertion() -> None:
    s = table(deck="b a", hands=["d e", "f"])
    s.show(the(s, "f"), HAND[1], EVERYONE)
    s.insert(the(s, "d"), HAND[0], DECK, 0, secret_from=EVERYONE & ~SEAT_0)
    assert who(s, "f") == ALL


# -- shuffle ---------------------------------------------------------------------------------------------------


def test_a_shuffle_is_forgotten_by_everybody_who_knew_a_card_of_it() -> None:
    s = table(deck="c b a")
    s.show(the(s, "a"), DECK, EVERYONE)
    s.show(the(s, "b"), DECK, SEAT_1)
    s.shuffle(DECK)
    assert who(s, "a") == who(s, "b") == who(s, "c") == NONE
    assert sorted(written(s, DECK)) == sorted("c b a")


def test_a_shuffle_of_one_zone_leaves_the_others_alone() -> None:
    s = table(deck="c b a", hands=["d"], rows=["e"])
    s.show(the(s, "d"), HAND[0], SEAT_1)
    s.show(the(s, "e"), ROW[0], SEAT_2)
    s.shuffle(DECK)
    assert who(s, "d") == {0, 1}
    assert who(s, "e") == {2}


def test_cards_that_lie_open_are_still_seen_after_a_shuffle() -> None:
    s = table(pile="c b a")
    s.shuffle(PILE)
    assert who(s, "a") == who(s, "b") == ALL


def test_loose_cards_are_forgotten_when_they_are_mixed() -> None:
    s = table(rows=["a b"])
    s.show(the(s, "a"), ROW[0], EVERYONE)
    loose = list(s.zones[ROW[0]])
    s.shuffle_cards(loose)
    s.replace(DECK, loose)
    s.replace(ROW[0], [])
    assert who(s, "a") == NONE
    assert sorted(written(s, DECK)) == sorted("a b")


def test_a_scripted_shuffle_lays_the_cards_top_first_and_is_forgotten_all_the_same() -> None:
    s = table(deck="a b c", script=[["b", "c", "a"]])
    s.show(the(s, "a"), DECK, EVERYONE)
    s.shuffle(DECK)
    assert written(s, DECK) == "a c b"
    assert who(s, "a") == NONE
    assert (s.chance.script, s.chance.dealt) == ([], 1)
