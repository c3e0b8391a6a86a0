"""15 The end of the game, 16 the piles."""

from __future__ import annotations

import pytest

from xenodeck.games.gambit.tests.tables import (
    asks,
    cover,
    discard,
    do,
    give_on,
    hand,
    move_cover,
    outcome,
    play,
    psych,
    resolving,
    science,
    seats,
    seen_pile,
    show,
    table,
    target,
    turn,
    winners,
    words,
)
from xenodeck.testkit import Scenario


def playing(card: str, lying: str, options: dict[str, object] | None = None, /, **more: object) -> Scenario:
    """Alien, Scientist, Extinctionist, Extinctionist; seat 0 plays ``card``."""
    hands = [f"{card} passed:heal_all drawn:skip_turn", "R", "B", "Y"]
    return table(options, **{"hands": hands, "science": lying, **more}).pick(play(card))


# -- 15.1 victory, 15.3 who wins -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "lying", "won"),
    [
        ("R", "R R R R R", [0]),
        ("R", "R R R R", None),
        ("B", "B B B B B", [1]),
        ("B", "B B B B", None),
        ("Y", "Y Y", [2, 3]),
        ("Y", "Y", None),
        ("YR", "R R R R R", [0]),
        ("YB", "B B B B B", [1]),
        ("YB", "Y YR", [2, 3]),
        ("R", "YR YR R R R", [0]),
        ("B", "YB YB B B B", [1]),
        ("R", "YR YR R R", None),
        ("YR", "Y YB R R R R R", [2, 3]),
        ("YB", "Y YR B B B B B", [2, 3]),
        ("Y", "Y YR B B B B B R R R R", [2, 3]),
        ("Y", "Y Y*", None),
        ("R", "R R R R R*", None),
    ],
)
def test_15_1_the_check_after_every_science_card(card: str, lying: str, won: list[int] | None) -> None:
    assert winners(playing(card, lying)) == won


@pytest.mark.parametrize(
    ("card", "lying", "won"),
    [("R", "R R R R R", [0]), ("B", "B B B B B", [1]), ("Y", "Y Y", [2, 3]), ("YR", "R R R R R", [0]),
     ("YR", "Y Y", [2, 3]), ("YB", "B B B B B", [1]), ("YB", "Y Y", [2, 3])],
)  # fmt: skip
def test_1_3_six_red_six_blue_or_three_yellow_that_lie_uncovered(card: str, lying: str, won: list[int]) -> None:
    assert winners(playing(card, lying)) == won
    assert winners(playing(card, lying + "*")) is None


def test_1_3_whoever_played_the_card_the_team_wins() -> None:
    t = playing("B", "B B B B B", roles="extinctionist alien scientist extinctionist")
    assert winners(t) == [2]


def test_15_3_all_members_of_a_team_win() -> None:
    hands = ["R passed:heal_all drawn:skip_turn", "B", "B", "B", "B", "B", "B"]
    t = table(hands=hands, science="R R R R R").pick(play("R"))
    assert winners(t) == [0, 3, 5]


def test_15_3_roles_are_revealed_to_all_at_the_end() -> None:
    t = playing("R", "R R R R R")
    told = {viewer: t.session.game.position(t.session.state, viewer) for viewer in (0, 1, -1)}
    assert {tuple(seen["roles"]) for seen in told.values()} == {
        ("alien", "scientist", "extinctionist", "extinctionist")
    }


def test_15_1_the_check_comes_after_a_cancel_was_moved() -> None:
    t = playing("move_cancel_science", "Y* Y Y R").pick(move_cover(3))
    assert (winners(t), science(t)) == ([2, 3], "Y Y Y R*")


def test_15_1_a_cancel_that_covers_wins_for_nobody() -> None:
    assert winners(playing("cancel_science", "R R R R R Y Y").pick(cover(0))) is None


def test_15_1_nothing_happens_after_the_end() -> None:
    t = playing("R", "R R R R R", forces=["held", "", "", ""])
    assert (asks(t), t.table("over"), words(t, "discard"), t.table("forces")[0]) == ("", True, "", ["held"])


def test_15_1_a_forced_win_is_a_win() -> None:
    t = playing("Y", "Y Y", forces=["held", "", "", ""])
    assert winners(t) == [2, 3]


def test_R22_whoever_shares_a_victory_is_first() -> None:
    t = playing("B", "R R R R R R B B B B B")
    assert (outcome(t).winners, outcome(t).ranks, outcome(t).scores) == ((0, 1), (1, 1, 3, 3), (1, 1, 0, 0))


def test_R23_a_target_of_a_team_without_members_is_told_as_nobodys() -> None:
    t = playing("B", "B B B B B", roles="alien extinctionist extinctionist extinctionist")
    assert (outcome(t).winners, outcome(t).ended) == ((), "nobody")
    assert outcome(playing("B", "B B B B B")).ended == "scientists"


# -- 15.2 no winner ------------------------------------------------------------------------------------------------


def test_15_2_after_the_pass_of_the_last_turn_nobody_has_won() -> None:
    t = table({"max_turns": 5}, turn=5, hands=["R passed:B drawn:Y", "R", "B"], psych="weapon 1", draw="Y Y")
    do(t, play("R"), give_on("B"))
    assert (winners(t), t.table("over"), turn(t)[0], psych(t), words(t, "draw")) == ([], True, 5, "weapon 1", "Y Y")
    assert "passed:B" in t.table("hands")[1] or "B" in t.table("hands")[1]


def test_15_2_not_before_that_pass() -> None:
    t = table({"max_turns": 6}, turn=5, hands=["R passed:B drawn:Y", "R", "B"])
    assert (winners(do(t, play("R"), give_on("B"))), turn(t)) == (None, (6, 1))


def test_15_2_a_win_in_the_last_turn_counts() -> None:
    t = table({"max_turns": 5}, turn=5, hands=["R passed:B drawn:Y", "R", "B"], science="R R R R R").pick(play("R"))
    assert winners(t) == [0]


def test_18_17_without_a_limit_it_goes_on() -> None:
    t = table({"max_turns": 0}, turn=3000, hands=["R passed:B drawn:Y", "R", "B"])
    assert turn(do(t, play("R"), give_on("B"))) == (3001, 1)


def test_18_17_the_limit_is_300_turns() -> None:
    for number, over in ((299, False), (300, True)):
        t = do(table(turn=number, hands=["R passed:B drawn:Y", "R", "B"]), play("R"), give_on("B"))
        assert t.table("over") is over


def test_15_2_when_there_is_no_card_left_anywhere_it_is_a_draw() -> None:
    t = table(state="START", hands=["", "", ""], draw="", science="R B")
    assert (t.table("over"), winners(t)) == (True, [])
    t = table(hands=["drawn:R", "", ""], damaged=[0], draw="").pick(play("R"))
    assert (t.table("over"), winners(t), science(t)) == (True, [], "R")


def test_15_2_a_card_in_the_discard_pile_is_enough_to_go_on() -> None:
    t = table(state="START", hands=["", "", ""], draw="", discard="Y", chance=["Y"])
    assert (t.table("over"), hand(t, 0)) == (False, "drawn:Y")


def test_15_2_a_draw_has_no_winner_in_the_result() -> None:
    t = table(state="START", hands=["", "", ""], draw="")
    assert outcome(t).winners == ()


def test_15_3_roles_are_revealed_after_a_draw_too() -> None:
    limit = do(table({"max_turns": 5}, hands=["R passed:B drawn:Y", "R", "B"]), play("R"), give_on("B"))
    nothing = table(state="START", hands=["", "", ""], draw="")
    for t in (limit, nothing):
        for viewer in (0, 1, 2, -1):
            assert seen_pile(t, "roles", viewer) == "alien scientist extinctionist"


def test_15_2_the_two_draws_are_told_apart() -> None:
    limit = do(table({"max_turns": 5}, hands=["R passed:B drawn:Y", "R", "B"]), play("R"), give_on("B"))
    nothing = table(state="START", hands=["", "", ""], draw="")
    assert (outcome(limit).ended, outcome(limit).truncated) == ("limit", True)
    assert (outcome(nothing).ended, outcome(nothing).truncated) == ("exhausted", False)


# -- 16 the piles --------------------------------------------------------------------------------------------------


def test_16_1_the_discard_pile_becomes_the_draw_pile_when_a_card_is_needed() -> None:
    t = table(state="START", hands=["R passed:B", "R", "B"], draw="", discard="Y YB YR", chance=["YB YR Y"])
    assert (hand(t, 0), words(t, "draw"), words(t, "discard")) == ("R drawn:YB passed:B", "YR Y", "")


def test_16_1_not_as_soon_as_the_last_card_is_gone() -> None:
    t = table(state="START", hands=["R passed:B", "R", "B"], draw="Y", discard="YB YR", chance=[])
    assert (words(t, "draw"), words(t, "discard")) == ("", "YB YR")


def test_16_1_the_card_being_played_stays_out_of_it() -> None:
    t = table(hands=["replace_card passed:R drawn:B", "Y", "B"], draw="", discard="YB", chance=["YB Y"])
    do(t, play("replace_card"), target(1), discard("Y"))
    assert (hand(t, 1), words(t, "draw"), words(t, "discard")) == ("YB", "Y", "replace_card")


def test_16_1_what_lies_in_front_of_players_stays_out_of_it() -> None:
    t = table(state="START", hands=["R passed:B", "R", "B"], draw="", discard="Y", chance=["Y"], psych="weapon 1",
              protects=[1], skips=[2], forces=["", "held", ""], science="R B*")  # fmt: skip
    assert (hand(t, 0), words(t, "draw"), seats(t, "protects")) == ("R drawn:Y passed:B", "", [1])


def test_16_1_draws_one_at_a_time() -> None:
    t = table(hands=["passed:heal_all drawn:B", "", ""], damaged=[0, 1, 2], draw="YB", discard="Y R", chance=["R Y"])
    t.pick(play("heal_all"))
    assert [hand(t, seat) for seat in range(3)] == ["YB drawn:B", "R", "Y"]
    assert (words(t, "draw"), words(t, "discard")) == ("", "heal_all")


def test_16_1_both_empty_the_draw_fails() -> None:
    t = table(hands=["R passed:heal_all drawn:B", "", "Y"], damaged=[1], draw="", chance=[]).pick(play("heal_all"))
    assert (hand(t, 1), seats(t, "damaged"), words(t, "discard")) == ("", [1], "heal_all")


def test_16_2_the_discard_pile_keeps_its_order() -> None:
    t = table(hands=["heal_all passed:R drawn:B", "steal_card", "Y"], discard="Y YB R").pick(play("heal_all"))
    assert words(t, "discard") == "Y YB R heal_all"


def test_16_2_it_lies_face_down_and_only_its_size_is_seen() -> None:
    t = table(hands=["R passed:R drawn:B", "steal_card", "Y"], discard="Y YB R")
    assert {seen_pile(t, "discard", viewer) for viewer in (0, 1, 2, -1)} == {"? ? ?"}


def test_16_1_a_turned_card_counts_as_needed_too() -> None:
    t = table(hands=["play_top_card passed:R drawn:B", "steal_card", "Y"], draw="", discard="Y", chance=["Y"])
    assert science(t.pick(play("play_top_card"))) == "Y"


def test_16_1_steal_and_reshuffle_in_one() -> None:
    t = table(hands=["steal_card passed:R drawn:B", "play_top_card", "Y"], draw="", discard="heal_all YB",
              chance=["heal_all YB"])  # fmt: skip
    do(t, play("steal_card"), target(1), show("play_top_card"))
    assert (hand(t, 1), science(t), resolving(t)) == ("heal_all", "YB", "")
    assert words(t, "discard") == "play_top_card steal_card"
