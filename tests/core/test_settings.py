"""Options of a game: each kind takes what fits and refuses the rest in a sentence with its rule."""

from __future__ import annotations

from typing import Any

import pytest

from core.tables import layout
from xenodeck.core.definition.game import Game, Mode
from xenodeck.core.definition.settings import (
    FLAG,
    INTEGER,
    ONE_OF,
    RANDOM,
    SEAT_OR_RANDOM,
    TABLE,
    Setting,
    Value,
    complete,
    find,
    parse_assignments,
)
from xenodeck.core.errors import BadConfig
from xenodeck.core.rules.state import Rule, Setup
from xenodeck.core.sessions.session import Session
from xenodeck.games import find as find_game

LOOT = Setting("loot", INTEGER, 50, "10.1", low=1, high=60)
OPEN = Setting("limit", INTEGER, 0, "10.2")
TIMING = Setting("timing", ONE_OF, "late", "10.3", choices=("late", "soon"))
BLUFF = Setting("bluff", FLAG, False, "10.4")
START = Setting("start", SEAT_OR_RANDOM, RANDOM, "10.5")
DEALER = Setting("dealer", SEAT_OR_RANDOM, "last", "10.7", choices=("last",))
DECK = Setting("deck", TABLE, {"A": 4, "B": 2}, "10.6", low=0, high=9, keys=("A", "B"))
SETTINGS = (LOOT, OPEN, TIMING, BLUFF, START, DECK)


@pytest.mark.parametrize(
    ("option", "value", "taken"),
    [
        (LOOT, 1, 1),
        (LOOT, 60, 60),
        (OPEN, 10**9, 10**9),
        (Setting("cap", INTEGER, 9, "10.8", zero="none"), "none", 0),
        (TIMING, "soon", "soon"),
        (BLUFF, True, True),
        (START, 2, 2),
        (START, 0, 0),
        (START, "random", "random"),
        (DEALER, "last", "last"),
        (DEALER, 1, 1),
        (DEALER, "random", "random"),
        (DECK, {}, {"A": 4, "B": 2}),
        (DECK, {"B": 9}, {"A": 4, "B": 9}),
        (DECK, {"A": 0}, {"A": 0, "B": 2}),
    ],
)
def test_what_fits_is_taken(option: Setting, value: object, taken: object) -> None:
    assert option.check(value, 3) == taken


@pytest.mark.parametrize(
    ("option", "value", "sentence"),
    [
        (LOOT, 0, "loot cannot be 0; it takes 1 to 60."),
        (LOOT, 61, "loot cannot be 61; it takes 1 to 60."),
        (LOOT, "9", "loot cannot be '9'; it takes a whole number."),
        (LOOT, True, "loot cannot be True; it takes a whole number."),
        (LOOT, 2.0, "loot cannot be 2.0; it takes a whole number."),
        (LOOT, None, "loot cannot be None; it takes a whole number."),
        (OPEN, -1, "limit cannot be -1; it takes 0 or more."),
        (TIMING, "never", "timing cannot be 'never'; it takes late | soon."),
        (TIMING, 1, "timing cannot be 1; it takes late | soon."),
        (BLUFF, 1, "bluff cannot be 1; it takes true or false."),
        (BLUFF, "true", "bluff cannot be 'true'; it takes true or false."),
        (START, 3, "start cannot be 3; it takes 0 to 2."),
        (START, -1, "start cannot be -1; it takes 0 to 2."),
        (START, "left", "start cannot be 'left'; it takes a seat number or \"random\"."),
        (START, True, 'start cannot be True; it takes a seat number or "random".'),
        (DECK, [4, 2], "deck cannot be [4, 2]; it takes a table of names and counts."),
        (DECK, {"C": 1}, "deck: there is no 'C'."),
        (DECK, {"A": 10}, "deck cannot be 10; it takes 0 to 9."),
        (DECK, {"A": True}, "deck cannot be True; it takes a table of names and counts."),
    ],
)
def test_what_does_not_fit_is_refused_in_a_sentence_with_its_rule(
    option: Setting, value: object, sentence: str
) -> None:
    with pytest.raises(BadConfig) as no:
        option.check(value, 3)
    assert (no.value.text, no.value.rule, no.value.code) == (sentence, option.rule, "BAD_CONFIG")


def test_an_unknown_card_of_a_table_is_answered_with_the_known_ones() -> None:
    with pytest.raises(BadConfig) as no:
        DECK.check({"C": 1}, 3)
    assert no.value.legal == ["A", "B"]


def test_what_is_not_given_is_as_printed() -> None:
    assert complete(SETTINGS, {"loot": 3}, 3) == {
        "loot": 3, "limit": 0, "timing": "late", "bluff": False, "start": "random", "deck": {"A": 4, "B": 2},
    }  # fmt: skip


def test_changing_a_table_that_was_taken_does_not_change_what_is_printed() -> None:
    option = Setting("deck", TABLE, {"A": 4}, "10.6", keys=("A",))
    both: list[dict[str, object]] = [{}, {"deck": {}}]
    for given in both:
        config = complete((option,), given, 3)
        assert isinstance(config["deck"], dict)
        config["deck"]["A"] = 0
        assert option.default == {"A": 4}, given


def test_an_unknown_option_is_answered_with_the_known_ones() -> None:
    with pytest.raises(BadConfig) as no:
        complete(SETTINGS, {"lot": 3}, 3)
    assert no.value.text == "there is no option 'lot'."
    assert no.value.legal == [o.name for o in SETTINGS]
    assert find(SETTINGS, "deck") is DECK


@pytest.mark.parametrize(
    ("option", "text"),
    [(LOOT, "1 to 60"), (OPEN, "0 or more"), (TIMING, "late | soon"), (BLUFF, "true or false"), (DECK, "0 to 9"),
     (START, 'a seat number or "random"')],
)  # fmt: skip
def test_the_range_is_told_in_words(option: Setting, text: str) -> None:
    assert option.range_text() == text


def test_assignments_typed_by_a_person_are_read_by_the_kind_of_the_option() -> None:
    typed = ["loot = 40", "timing=soon", "bluff=On", "start=1", "deck.A=1", "deck.B=0"]
    given = parse_assignments(SETTINGS, typed)
    assert given == {"loot": 40, "timing": "soon", "bluff": True, "start": 1, "deck": {"A": 1, "B": 0}}
    assert complete(SETTINGS, given, 3)["deck"] == {"A": 1, "B": 0}
    assert parse_assignments(SETTINGS, ['deck={"A": 1}', "start=random", "bluff=no"]) == {
        "deck": {"A": 1}, "start": "random", "bluff": False,
    }  # fmt: skip
    assert parse_assignments(SETTINGS, ['deck={"A": 1}', "deck.B=5"]) == {"deck": {"A": 1, "B": 5}}


@pytest.mark.parametrize(
    "typed",
    [["loot"], ["lot=3"], ["loot.A=3"], ["deck.A=many"], ["loot=many"], ["bluff=perhaps"], ["deck=nonsense"],
     ["deck=nonsense", "deck.A=1"], ["deck.C=1"], ["start=left"], ["deck=[1]", "deck.A=1"]],
    ids=" ".join,
)  # fmt: skip
def test_nonsense_typed_by_a_person_is_refused(typed: list[str]) -> None:
    with pytest.raises(BadConfig) as no:
        complete(SETTINGS, parse_assignments(SETTINGS, typed), 3)
    assert no.value.text.endswith(".")


class Bare(Game):
    """A game without cards: only its options matter here."""

    def prepare(self, mode: Mode, seats: int, options: dict[str, Value]) -> Setup:
        return Setup(mode.id, options, layout(seats), [], Rule(), 1)


class Two(Bare):
    """A game for two to four in one mode and for exactly two in another."""

    id = "two"
    modes = (Mode("standard", (2, 4)), Mode("duel", (2, 2)))
    settings = SETTINGS
    seats_rule = "1.2"


def test_seats_are_checked_by_mode() -> None:
    game = Two()
    assert game.seats == (2, 4)
    assert game.setup(2, {}, "duel").settings["loot"] == 50
    for seats, mode in ((1, None), (5, None), (3, "duel")):
        with pytest.raises(BadConfig) as no:
            game.setup(seats, {}, mode)
        assert no.value.rule == "1.2"


@pytest.mark.parametrize("seats", ["2", "4", 2.0, True, None, [2], b"2"])
def test_a_number_of_seats_that_is_no_number_is_refused(seats: Any) -> None:
    for do in (lambda: Two().setup(seats, {}), lambda: Session.start(find_game("ufoludki"), seats, 1, {})):
        with pytest.raises(BadConfig) as no:
            do()
        assert (no.value.code, no.value.rule) == ("BAD_CONFIG", "1.2")
        assert repr(seats) in no.value.text


@pytest.mark.parametrize("seed", ["7", 7.0, True, None, [7], b"7", 2**255])
def test_a_seed_that_is_no_number_is_refused(seed: Any) -> None:
    with pytest.raises(BadConfig) as no:
        Session.start(find_game("ufoludki"), 2, seed, {})
    assert no.value.code == "BAD_CONFIG"
    assert "a seed is a whole number" in no.value.text


def test_an_unknown_mode_is_answered_with_the_known_ones() -> None:
    with pytest.raises(BadConfig) as no:
        Two().setup(2, {}, "blitz")
    assert no.value.legal == ["standard", "duel"]
    assert Two().mode(None).id == "standard"


class TwoBoxes(Bare):
    """A game whose second mode prints another deck."""

    id = "boxes"
    modes = (Mode("small", (2, 3)), Mode("large", (2, 5), {"deck": {"A": 8, "B": 5}}))
    settings = (LOOT, DECK)


def test_a_mode_may_print_an_option_differently() -> None:
    boxes = TwoBoxes()
    assert boxes.setup(2, {}).settings["deck"] == {"A": 4, "B": 2}
    assert boxes.setup(2, {}, "large").settings["deck"] == {"A": 8, "B": 5}
    assert boxes.setup(2, {"deck": {"B": 1}}, "large").settings["deck"] == {"A": 8, "B": 1}


def test_what_is_not_as_printed_is_told_by_the_mode() -> None:
    boxes = TwoBoxes()
    deck = {"A": 8, "B": 5}
    assert boxes.not_as_printed(boxes.setup(2, {"loot": 9, "deck": deck}, "large")) == {"loot": 9}
    assert boxes.not_as_printed(boxes.setup(2, {"loot": 9, "deck": deck}, "small")) == {"loot": 9, "deck": deck}


def test_the_tables_of_a_game_are_all_modes_with_all_their_seats() -> None:
    assert TwoBoxes().tables() == [("small", 2), ("small", 3), *(("large", seats) for seats in (2, 3, 4, 5))]
