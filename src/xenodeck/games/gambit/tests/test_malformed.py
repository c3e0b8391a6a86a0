"""19.2: inputs without any sense, and seats that do not exist. Every value of the wrong kind has its code."""

from __future__ import annotations

from typing import Any

import pytest

from xenodeck.core.errors import Refusal
from xenodeck.core.words.telling import Teller
from xenodeck.games.gambit.tests.tables import (
    ABILITIES,
    asks,
    do,
    fault,
    give_on,
    hand,
    move,
    move_cover,
    play,
    redirect,
    science,
    sit_out,
    table,
    turn,
    use,
    words,
)
from xenodeck.testkit import Scenario

NO_SEATS: list[Any] = ["0", None, True, 0.0, 1e30, 10**30, [], -1, 3, 8]
NO_NUMBERS: list[Any] = [None, "1", True, 1.0, 1.5, [1], {}, float("nan")]
CLAIM = {"type": "claim", "subject": "hand", "label": "good"}


def free(**more: Any) -> Scenario:
    return table(**{"hands": ["B passed:R drawn:Y", "YB", "YR"], **more})


def passing() -> Scenario:
    return table(state="PASS", hands=["R passed:B", "YB", "YR", "Y"], abilities="redirect - - -")


# -- seats that are none -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", NO_SEATS)
def test_19_2_what_is_no_seat_of_the_game_is_not_asked(seat: Any) -> None:
    t = free()
    for attempt in (play("R"), give_on("R"), move("dance"), CLAIM):
        assert t.refused(attempt, -2 if seat is None else seat).code == "not_your_decision"
    assert fault(t, seat, play("R")) == "not_your_decision"


@pytest.mark.parametrize("seat", NO_SEATS)
def test_19_2_an_ability_from_no_seat_is_unavailable_and_after_the_end_all_is_over(seat: Any) -> None:
    assert fault(free(), seat, use("veto")) == "ability_unavailable"
    ended = free(science="Y Y").pick(play("Y"))
    assert {fault(ended, seat, attempt) for attempt in (play("R"), use("veto"), {})} == {"game_over"}


# -- kinds that are none -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["Play", "play ", ["play"], {}, True, None, 0, "ability", ""])
def test_19_2_an_unknown_kind_is_a_wrong_decision(kind: Any) -> None:
    assert free().refused({"type": kind, "card": "R"}).code == "wrong_decision"


@pytest.mark.parametrize("kind", ["ability:", "ability:nope", "ability:Veto", "ability:R"])
def test_19_2_an_ability_that_does_not_exist_is_an_unknown_kind(kind: str) -> None:
    for t in (free(), free(abilities="sit_out veto -"), free(hands=["B passed:B drawn:B", "Y", "R"], psych="weapon 1")):
        attempt = {"type": kind, "use": True, "card": "R"}
        assert [t.refused(attempt, seat).code for seat in (0, 1)] == ["wrong_decision", "not_your_decision"]


def test_19_2_every_ability_that_exists_is_refused_alike_to_whoever_has_none() -> None:
    t = free(abilities="- - -")
    assert {t.refused(use(ability), seat).code for ability in ABILITIES for seat in (0, 1, 2)} == {
        "ability_unavailable"
    }


def test_19_2_a_move_in_two_parts_leaves_its_first_decision_behind() -> None:
    t = free(hands=["B passed:skip_turn drawn:Y", "YB", "YR"], abilities="sit_out - -").pick(play("skip_turn"))
    assert t.refused(give_on("B")).code == "wrong_decision"
    assert t.refused(play("B")).code == "wrong_decision"
    assert t.refused(sit_out("B")).code == "ability_unavailable"


# -- values --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", NO_NUMBERS)
def test_19_2_a_value_that_is_no_seat_number_is_an_illegal_choice(value: Any) -> None:
    for card, choice in (
        ("skip_turn", {"type": "target", "target": value}),
        ("damage_or_heal", {"type": "damage_or_heal", "mode": "heal", "target": value}),
        ("force_to_play", {"type": "force", "slot": "held", "target": value}),
        ("trade_cards", {"type": "trade_pair", "players": [0, value]}),
        ("peek_any_card", {"type": "peek", "what": "role", "target": value}),
    ):
        t = free(hands=[f"{card} passed:R drawn:Y", "YB", "YR"])
        whole = {**choice, "type": "play", "card": card}
        if card != "force_to_play":  # there the slot would be that of the card
            assert t.refused(whole).code == "illegal_choice"
        assert t.pick(play(card)).refused(choice).code == "illegal_choice"


@pytest.mark.parametrize("value", [*NO_NUMBERS, -1, 3, 10**30])
def test_19_2_a_value_that_is_no_science_on_the_table_is_an_illegal_choice(value: Any) -> None:
    value = -9 if value == 1 and not isinstance(value, bool) else value
    t = free(hands=["cancel_science passed:R drawn:Y", "YB", "YR"], science="R B Y").pick(play("cancel_science"))
    assert t.refused({"type": "cover", "science": value}).code == "illegal_choice"


@pytest.mark.parametrize("value", [1, 2, -1, True, "0", None, [0]])
def test_19_2_a_wrong_origin_of_the_only_cover_is_not_taken_for_the_right_one(value: Any) -> None:
    t = free(hands=["move_cancel_science passed:R drawn:Y", "YB", "YR"], science="R* B Y")
    assert (
        t.refused({"type": "play", "card": "move_cancel_science", "science": 1, "from": value}).code == "illegal_choice"
    )
    t.pick(play("move_cancel_science"))
    assert t.refused({"type": "move_cover", "science": 1, "from": value}).code == "illegal_choice"
    assert science(t.pick(move_cover(1, 0))) == "R B* Y"


@pytest.mark.parametrize("value", [False, None, 0, 1, "true", []])
def test_19_2_what_is_part_of_a_play_or_pass_is_not_used_by_declining_it(value: Any) -> None:
    t = free(abilities="sit_out - -")
    assert t.refused({**sit_out("R"), "use": value}).code == "illegal_choice"
    t = passing()
    assert t.refused({**redirect("R", 2), "use": value}).code == "illegal_choice"
    assert t.refused({**redirect("Y", 2), "use": value}).code == "card_not_in_hand"
    assert t.refused({**redirect("R", 0), "use": value}).code == "illegal_target"


def test_5_1_a_force_that_is_redirected_is_named_by_its_own_slot() -> None:
    hands = ["force_to_play passed:B", "YB", "YR", "Y"]
    t = table(state="PASS", hands=hands, abilities="redirect - - -")
    force = redirect("force_to_play", 2)
    assert t.refused({**force, "slot": "passed"}).code == "card_not_in_hand"
    t = t.pick({**force, "slot": "held"})
    assert (turn(t)[1], hand(t, 2).split()[-1]) == (2, "passed:force_to_play")


def test_19_1_sit_out_and_redirect_may_say_that_they_are_used() -> None:
    t = free(abilities="sit_out - -").pick({**sit_out("R"), "use": True})
    assert (words(t, "discard"), asks(t)) == ("R", "0 pass")
    t = passing().pick({**redirect("B", 2), "use": True})
    assert (turn(t), hand(t, 2)) == ((6, 2), "YR drawn:R passed:B")


@pytest.mark.parametrize(
    "value", [["R", "B"], ["R", "B", "B"], ["R", "R", "B", "Y"], "R R B", None, {}, [0, 1, 2], [None] * 3]
)
def test_19_2_an_order_that_is_not_of_the_cards_seen_is_an_illegal_choice(value: Any) -> None:
    t = free(hands=["rearrange_top_3 passed:R drawn:Y", "YB", "YR"], draw="R R B Y").pick(play("rearrange_top_3"))
    assert t.refused({"type": "rearrange", "order": value}).code == "illegal_choice"
    assert words(do(t, {"type": "rearrange", "order": ["B", "R", "R"]}), "draw") == "B R R Y"


# -- what does not belong to a decision is refused, not dropped --------------------------------------------------------


@pytest.mark.parametrize(
    ("laid", "attempt"),
    [
        (passing, {"type": "pass", "card": "B", "target": 3}),
        (lambda: free(), {"type": "play", "card": "R", "target": 1}),
        (lambda: free(hands=["B passed:stray_damage drawn:Y", "YB", "YR"]), {**play("stray_damage"), "target": 1}),
        (
            lambda: free(hands=["B passed:skip_turn drawn:Y", "YB", "YR"]),
            {**play("skip_turn"), "target": 1, "mode": "heal"},
        ),
        (
            lambda: free(hands=["B passed:rearrange_top_3 drawn:Y", "YB", "YR"]),
            {**play("rearrange_top_3"), "order": ["R"]},
        ),
        (lambda: free(hands=["B passed:cancel_science drawn:Y", "YB", "YR"]), {**play("cancel_science"), "science": 0}),
        (lambda: free(hands=["trade_cards", "", "YR"]), {**play("trade_cards"), "players": [1, 1]}),
    ],
)
def test_19_2_a_value_that_does_not_fit_is_an_illegal_choice(laid: Any, attempt: dict[str, Any]) -> None:
    no = laid().refused(attempt)
    assert no.code == "illegal_choice"


def test_19_2_without_the_value_that_does_not_fit_each_of_these_is_taken() -> None:
    assert passing().pick({"type": "pass", "card": "B"})
    assert free().pick(play("R"))
    assert free(hands=["B passed:stray_damage drawn:Y", "YB", "YR"]).pick(play("stray_damage"))
    assert free(hands=["B passed:cancel_science drawn:Y", "YB", "YR"]).pick(play("cancel_science"))


def test_19_2_what_was_recorded_with_such_a_value_replays() -> None:
    t = passing()
    before = t.session.state.clone()
    assert t.session.replay_input(0, '{"type": "pass", "card": "B", "target": 3}')
    assert before.zones != t.session.state.zones


def test_17_2_the_fourth_claim_of_a_turn_is_refused_in_every_language() -> None:
    t = free()
    for _ in range(3):
        t.session.say(0, "hand good")
    for attempt in ("hand good", "hand bad"):
        with pytest.raises(Refusal) as no:
            t.session.say(0, attempt)
        assert no.value.code == "illegal_choice"
        assert [Teller(t.session.game, lang, 3).refusal(no.value) for lang in ("en", "pl")]


@pytest.mark.parametrize("what", ["draw", "next", "top"])
def test_10_16_the_draw_pile_has_the_same_name_in_words_and_as_data(what: str) -> None:
    t = free(hands=["B passed:peek_any_card drawn:Y", "YB", "YR"], discard="R")
    assert t.pick(f"peek_any_card {what}").session.moves == 1
