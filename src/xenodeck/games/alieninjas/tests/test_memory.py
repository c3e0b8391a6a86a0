"""Section 5: Memory. Peeks, reveals, missions, and the end of a round."""

from __future__ import annotations

from typing import Any

import pytest

from xenodeck.games.alieninjas.tests.tables import GRID, again, at, do, ended, memory, no, outcome, points
from xenodeck.testkit import Scenario

MISSIONS = ["N1", "N2", "N3", "N4", "N5", "N6", "N7"]


def table_of(t: Scenario) -> list[Any]:
    return [at(t, "state", "active", "turns"), sorted(t.table("up"))]


def nearly_over(options: dict[str, object] | None = None, /, **position: Any) -> Scenario:
    """Six missions are completed with their own cards; T7 is the last one."""
    up = [*range(1, 7), *range(10, 16)]
    laid: dict[str, Any] = {"mission": "N7", "missions": "", "up": up, "kept": ["N1 N2 N3", "N4 N5 N6"], "turns": 40}
    return memory(options, **{**laid, **position})


# -- peeking -----------------------------------------------------------------------------------------------------------


def test_5_2_a_peek_is_two_cells_one_after_the_other_and_ends_the_turn() -> None:
    t = do(memory(), "PEEK 4")
    assert table_of(t) == [["PEEK_2", 0, 0], []]
    assert at(t, "cell") == 4
    do(t, "PEEK 18")
    assert table_of(t) == [["CHOOSE", 1, 1], []]
    assert at(t, "grid", "mission", "kept") == [GRID, "N1", ["", ""]]


def test_5_2_turns_go_round() -> None:
    t = memory(seats=3, active=2)
    do(t, "PEEK 1", "PEEK 2")
    assert at(t, "active") == 0


def test_5_2_a_peek_at_a_fitting_pair_completes_nothing() -> None:
    t = do(memory(), "PEEK 1", "PEEK 10")
    assert at(t, "mission", "kept", "active") == ["N1", ["", ""], 1]
    assert t.table("up") == []


@pytest.mark.parametrize("cell", [1, 18])
def test_R2_3_the_second_cell_is_another_one(cell: int) -> None:
    t = do(memory(), f"PEEK {cell}")
    assert no(t, f"PEEK {cell}") == "SAME_CELL"
    assert no(t, f"REVEAL {cell}") == "WRONG_PHASE"
    do(t, "PEEK 5")
    assert at(t, "active") == 1


def test_R2_3_face_up_cells_are_neither_peeked_at_nor_revealed() -> None:
    t = memory(up=[1, 10], mission="N2", missions="N3 N4 N5 N6 N7", kept=["N1", ""])
    for words in ("PEEK 1", "REVEAL 10"):
        assert no(t, words) == "CELL_FACE_UP"
    assert no(do(t, "PEEK 2"), "PEEK 10") == "CELL_FACE_UP"
    t = do(t, "PEEK 3", "REVEAL 4")
    assert no(t, "REVEAL 1") == "CELL_FACE_UP"


def test_R2_3_the_first_revealed_cell_is_face_up_already() -> None:
    t = do(memory(), "REVEAL 4")
    assert no(t, "REVEAL 4") == "CELL_FACE_UP"
    assert no(t, "PEEK 5") == "WRONG_PHASE"


def test_R2_3_the_same_cells_may_be_peeked_at_again_in_a_later_turn() -> None:
    t = do(memory(), "PEEK 4", "PEEK 5", "PEEK 5", "PEEK 4", "PEEK 4", "PEEK 5")
    assert at(t, "turns", "active") == [3, 1]


# -- revealing ---------------------------------------------------------------------------------------------------------


def test_R2_4_reveals_are_one_after_the_other() -> None:
    t = do(memory(), "REVEAL 1")
    assert table_of(t) == [["REVEAL_2", 0, 0], [1]]
    assert at(t, "cell") == 1
    do(again(t), "REVEAL 10")


def test_5_2_a_completed_mission_stays_face_up_and_the_next_is_revealed() -> None:
    t = do(memory(), "REVEAL 1", "REVEAL 10")
    assert table_of(t) == [["CHOOSE", 1, 1], [1, 10]]
    assert at(t, "kept", "mission", "missions") == [["N1", ""], "N2", "N3 N4 N5 N6 N7"]


FITS = [(1, 10), (10, 1), (1, 9), (9, 1), (18, 10), (9, 18), (18, 9)]
MISSES = [(1, 2), (2, 1), (2, 11), (9, 2), (3, 18), (4, 5), (10, 17)]


@pytest.mark.parametrize(("first", "second"), FITS)
def test_R2_6_pairs_that_complete_a_mission(first: int, second: int) -> None:
    t = do(memory(), f"REVEAL {first}", f"REVEAL {second}")
    assert table_of(t) == [["CHOOSE", 1, 1], sorted((first, second))]
    assert at(t, "kept", "mission") == [["N1", ""], "N2"]


@pytest.mark.parametrize(("first", "second"), MISSES)
def test_R2_6_pairs_that_do_not_go_face_down_again(first: int, second: int) -> None:
    t = do(memory(), f"REVEAL {first}", f"REVEAL {second}")
    assert table_of(t) == [["CHOOSE", 1, 1], []]
    assert at(t, "kept", "mission", "missions", "grid") == [["", ""], "N1", "N2 N3 N4 N5 N6 N7", GRID]


def test_R2_5_after_a_card_that_does_not_fit_a_second_must_still_be_revealed() -> None:
    t = do(memory(), "REVEAL 2")
    assert table_of(t) == [["REVEAL_2", 0, 0], [2]]
    assert no(t, "PEEK 3") == "WRONG_PHASE"
    do(t, "REVEAL 1")
    assert table_of(t) == [["CHOOSE", 1, 1], []]


def test_R2_8_success_gives_no_extra_turn() -> None:
    t = do(memory(seats=3), "REVEAL 1", "REVEAL 10")
    assert at(t, "active") == 1
    do(t, "REVEAL 2", "REVEAL 11")
    assert at(t, "active", "kept", "turns") == [2, ["N1", "N2", ""], 2]


def test_R2_9_wilds_make_cards_useless_but_no_mission_impossible() -> None:
    t = do(memory(), "REVEAL 9", "REVEAL 18")
    for cell in range(2, 8):
        assert no(t, "REVEAL 9") == "CELL_FACE_UP"
        do(t, f"REVEAL {cell}", f"REVEAL {cell + 9}")
    assert ended(t)
    assert points(t) == [4 + 2, 3]  # N1, N3, N5, N7, of which N1 and N5 count twice; N2, N4, N6


def test_R2_9_a_type_that_is_no_longer_the_mission_does_not_fit() -> None:
    t = do(memory(), "REVEAL 9", "REVEAL 18", "REVEAL 1", "REVEAL 10")
    assert at(t, "kept", "mission") == [["N1", ""], "N2"]
    assert sorted(t.table("up")) == [9, 18]


def test_R2_9_nor_does_one_that_is_out_of_the_round() -> None:
    t = do(memory(), "REVEAL 8", "REVEAL 17")
    assert sorted(t.table("up")) == []


# -- options -----------------------------------------------------------------------------------------------------------

DECLINE: dict[str, object] = {"m2_wild_decline": True}


@pytest.mark.parametrize(("first", "second"), [(1, 9), (18, 1), (9, 18)])
def test_R2_7_who_may_decline_a_wild_is_asked(first: int, second: int) -> None:
    t = do(memory(DECLINE), f"REVEAL {first}", f"REVEAL {second}")
    assert table_of(t) == [["DECIDE", 0, 0], sorted((first, second))]
    assert sorted(t.table("cells")) == sorted((first, second))
    used = do(again(t), "USE")
    assert table_of(used) == [["CHOOSE", 1, 1], sorted((first, second))]
    assert at(used, "kept", "mission") == [["N1", ""], "N2"]
    declined = do(t, "DECLINE")
    assert table_of(declined) == [["CHOOSE", 1, 1], []]
    assert at(declined, "kept", "mission") == [["", ""], "N1"]


@pytest.mark.parametrize(("first", "second", "kept"), [(1, 10, "N1"), (9, 2, ""), (2, 3, "")])
def test_R2_7_nobody_is_asked_without_a_fitting_wild(first: int, second: int, kept: str) -> None:
    t = do(memory(DECLINE), f"REVEAL {first}", f"REVEAL {second}")
    assert at(t, "state", "active", "kept") == ["CHOOSE", 1, [kept, ""]]


def test_R2_7_the_last_mission_may_be_declined_too() -> None:
    t = do(nearly_over(DECLINE), "REVEAL 7", "REVEAL 9", "DECLINE")
    assert at(t, "state", "active", "mission") == ["CHOOSE", 1, "N7"]
    assert ended(do(t, "REVEAL 9", "REVEAL 18", "USE"))


def test_R2_7_only_use_and_decline_answer() -> None:
    t = do(memory(DECLINE), "REVEAL 1", "REVEAL 9")
    for words in ("PEEK 2", "REVEAL 2", "REVEAL 1"):
        assert no(t, words) == "WRONG_PHASE"
    assert no(t, "USE", seat=1) == "NOT_YOUR_TURN"
    for at_hand in (memory(DECLINE), do(memory(DECLINE), "PEEK 1"), do(memory(DECLINE), "REVEAL 1")):
        assert no(at_hand, "USE") == "WRONG_PHASE"
        assert no(at_hand, "DECLINE") == "WRONG_PHASE"
    assert no(memory(), "USE") == "BAD_ARGUMENT"


TOGETHER: dict[str, object] = {"m2_reveal": "together"}


@pytest.mark.parametrize(("first", "second"), FITS)
def test_R2_4_together_both_cells_are_named_at_once(first: int, second: int) -> None:
    t = do(memory(TOGETHER), f"REVEAL {first} {second}")
    assert table_of(t) == [["CHOOSE", 1, 1], sorted((first, second))]
    assert at(t, "kept") == ["N1", ""]


@pytest.mark.parametrize(("first", "second"), MISSES)
def test_R2_4_together_they_may_miss(first: int, second: int) -> None:
    t = do(memory(TOGETHER), f"REVEAL {first} {second}")
    assert table_of(t) == [["CHOOSE", 1, 1], []]


def test_R2_4_together_has_its_own_refusals() -> None:
    t = memory(TOGETHER, up=[1, 10], mission="N2", missions="N3 N4 N5 N6 N7", kept=["N1", ""])
    assert no(t, "REVEAL 4 4") == "SAME_CELL"
    for words in ("REVEAL 1 4", "REVEAL 4 10", "REVEAL 1 1", "REVEAL 1 10"):
        assert no(t, words) == "CELL_FACE_UP"
    assert no(t, "REVEAL 4") == "BAD_ARGUMENT"
    assert no(memory(), "REVEAL 4 5") == "BAD_ARGUMENT"
    for cells in ([4], [4, 5, 6], [0, 4], [4, 19], [4, "5"], 4, None):
        assert no(t, {"type": "REVEAL", "cells": cells}) == "BAD_ARGUMENT"
    assert no(do(t, "PEEK 4"), "REVEAL 5 6") == "WRONG_PHASE"


def test_R2_4_together_peeks_are_still_one_at_a_time() -> None:
    t = do(memory(TOGETHER), "PEEK 4")
    assert at(t, "state") == "PEEK_2"
    assert no(t, {"type": "PEEK", "cells": [4, 5]}) == "BAD_ARGUMENT"


def test_R2_7_together_wilds_may_be_declined() -> None:
    t = do(memory({**TOGETHER, **DECLINE}), "REVEAL 1 9")
    assert table_of(t) == [["DECIDE", 0, 0], [1, 9]]
    assert table_of(do(t, "DECLINE")) == [["CHOOSE", 1, 1], []]


# -- time-outs ---------------------------------------------------------------------------------------------------------


def test_R2_2_a_silent_player_is_skipped() -> None:
    t = memory()
    t.session.answer_by_default(0)
    assert table_of(t) == [["CHOOSE", 1, 1], []]
    assert at(t, "kept", "mission") == [["", ""], "N1"]


def test_R2_2_in_the_middle_of_a_peek_too() -> None:
    t = do(memory(), "PEEK 4")
    t.session.answer_by_default(0)
    assert table_of(t) == [["CHOOSE", 1, 1], []]


def test_R2_2_an_unfinished_reveal_goes_face_down() -> None:
    t = do(memory(), "REVEAL 1")
    t.session.answer_by_default(0)
    assert table_of(t) == [["CHOOSE", 1, 1], []]
    assert at(t, "kept") == ["", ""]


def test_R2_7_by_default_a_wild_is_used() -> None:
    t = do(memory(DECLINE), "REVEAL 1", "REVEAL 9")
    t.session.answer_by_default(0)
    assert table_of(t) == [["CHOOSE", 1, 1], [1, 9]]
    assert at(t, "kept") == ["N1", ""]


def test_R2_2_passing_is_unknown() -> None:
    assert no(memory(), "PASS") == "BAD_ARGUMENT"


# -- the end of a round ------------------------------------------------------------------------------------------------


def test_R2_11_revealing_the_seventh_mission_does_not_end_the_round() -> None:
    up = [*range(1, 6), *range(10, 15)]
    t = do(nearly_over(mission="N6", missions="N7", up=up, kept=["N1 N2 N3", "N4 N5"]), "REVEAL 6", "REVEAL 15")
    assert at(t, "state", "mission", "missions", "active") == ["CHOOSE", "N7", "", 1]
    assert not ended(t)


@pytest.mark.parametrize("active", [0, 1])
def test_R2_11_the_round_ends_with_the_seventh_mission_completed(active: int) -> None:
    t = do(nearly_over(active=active), "REVEAL 16", "REVEAL 7")
    assert at(t, "state") == "BETWEEN"
    assert points(t) == [4 + (active == 0), 4 + (active == 1)]
    t.session.go_on()
    assert at(t, "first", "active", "state", "turns", "kept") == [active, active, "CHOOSE", 0, ["", ""]]
    assert len(t.table("grid")) == 18


@pytest.mark.parametrize(
    ("multiplier", "expected"),
    [("M1", [3 + 1, 4 + 1]), ("M2", [3 + 1, 4 + 1]), ("M3", [3 + 1, 4 + 1]), ("M4", [3, 4 + 1])],
)
def test_5_3_missions_on_the_multiplier_count_twice(multiplier: str, expected: list[int]) -> None:
    t = do(nearly_over(multiplier=multiplier, active=1), "REVEAL 7", "REVEAL 16")
    assert points(t) == expected


@pytest.mark.parametrize(("card", "types"), [("M1", (1, 5)), ("M2", (2, 6)), ("M3", (3, 7)), ("M4", (4, 8))])
def test_5_3_which_types_each_multiplier_doubles(card: str, types: tuple[int, int]) -> None:
    for kind in range(1, 8):
        kept = [" ".join(m for m in MISSIONS if m not in (f"N{kind}", "N7")), f"N{kind}" if kind < 7 else ""]
        t = do(nearly_over(multiplier=card, kept=kept, active=1), "REVEAL 7", "REVEAL 16")
        own = {kind, 7}
        others = {1, 2, 3, 4, 5, 6} - own
        assert points(t) == [len(side) + len(side & set(types)) for side in (others, own)]


def test_5_3_whoever_has_nothing_scores_nothing() -> None:
    t = do(nearly_over(kept=["", "N1 N2 N3 N4 N5 N6"], active=1), "REVEAL 7", "REVEAL 16")
    assert points(t) == [0, 9]


@pytest.mark.parametrize(("turns", "over"), [(0, False), (1, False), (2, True)])
def test_R2_12_the_cap_ends_the_round(turns: int, over: bool) -> None:
    t = do(memory({"m2_turn_cap": 3}, turns=turns, active=1, kept=["", ""]), "PEEK 1", "PEEK 2")
    assert ended(t) is over


def test_R2_12_at_the_cap_open_missions_score_for_nobody() -> None:
    t = memory({"m2_turn_cap": 10}, turns=9, active=1, mission="N2", missions="N3 N4 N5 N6 N7", up=[1, 10],
               kept=["N1", ""])  # fmt: skip
    do(t, "REVEAL 2", "REVEAL 11")
    assert ended(t)
    assert points(t) == [2, 1]
    t.session.go_on()
    assert at(t, "first", "active") == [1, 1]


def test_R2_12_skipped_turns_count() -> None:
    t = memory({"m2_turn_cap": 2}, turns=1, active=1)
    t.session.answer_by_default(1)
    assert ended(t)
    t.session.go_on()
    assert at(t, "first") == 1


def test_R2_12_passed_turns_count() -> None:
    t = do(memory({"m2_turn_cap": 2, "free_pass": True}, turns=1), "PASS")
    assert ended(t)
    t.session.go_on()
    assert at(t, "first") == 0


@pytest.mark.parametrize("options", [{"m2_turn_cap": 0}, {"m2_turn_cap": 5000}, {}])
def test_R2_12_the_cap_may_be_off_or_far(options: dict[str, object]) -> None:
    t = do(memory(options, turns=1998 if not options else 2500), "PEEK 1", "PEEK 2")
    assert not ended(t)
    assert ended(do(t, "PEEK 1", "PEEK 2")) is (not options)


def test_R2_12_an_unfinished_turn_does_not_count() -> None:
    t = do(memory({"m2_turn_cap": 3}, turns=2), "PEEK 1")
    assert at(t, "turns", "state") == [2, "PEEK_2"]


def test_RG_3_the_tie_break_is_the_last_round() -> None:
    t = nearly_over({"rounds": 2}, rounds=[[3, 2]], kept=["N1 N2 N3", "N4 N5 N6"], active=1, multiplier="M4")
    do(t, "REVEAL 7", "REVEAL 16")  # 3 and 5
    assert outcome(t).scores == (6, 7)
    t = nearly_over({"rounds": 2}, rounds=[[4, 2]], active=1, multiplier="M4")
    do(t, "REVEAL 7", "REVEAL 16")
    assert outcome(t).scores == (7, 7)
    assert outcome(t).winners == (1,)
    assert outcome(t).ranks == (2, 1)
