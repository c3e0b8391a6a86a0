"""1.2 and 5.2: who sees what. Nothing leaks, and what one has seen one keeps."""

from __future__ import annotations

from typing import Any

import pytest

from xenodeck.games.gambit.tests.tables import (
    SUFFER,
    again,
    asks,
    discard,
    do,
    faces_told,
    give,
    give_on,
    known_apart,
    look_the_same,
    order,
    pair,
    peek,
    play,
    seen_hand,
    seen_pile,
    sees,
    show,
    sit_out,
    table,
    take,
    target,
    told_apart,
    use,
)
from xenodeck.testkit import Scenario

ONE: dict[str, Any] = {
    "hands": ["R passed:Y drawn:B", "YB", "YR", "R"],
    "roles": "alien scientist extinctionist extinctionist",
    "abilities": "redraft refuse sit_out background_check",
    "draw": "R B Y skip_turn",
    "discard": "heal_all R B",
}
EVERYBODY = (0, 1, 2, 3, -1)


def twins(**other: Any) -> tuple[Scenario, Scenario]:
    """Two tables that differ in this."""
    return table(**ONE), table(**{**ONE, **other})


def knows(viewer: int, one: Scenario, other: Scenario) -> bool:
    """Does ``viewer`` know in which of the two it sits, by sight or by what was told?"""
    return known_apart(viewer, one, other) or told_apart(viewer, one, other)


# -- what is hidden ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_5_2_a_hand_is_seen_by_its_owner_only(viewer: int) -> None:
    one, other = twins(hands=["R passed:Y drawn:B", "heal_all", "YR", "R"])
    if viewer == 1:
        assert known_apart(viewer, one, other)
    else:
        look_the_same(viewer, one, other)


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_5_2_the_active_players_hand_too(viewer: int) -> None:
    one, other = twins(hands=["B passed:heal_all drawn:R", "YB", "YR", "R"])
    if viewer == 0:
        assert known_apart(viewer, one, other)
    else:
        look_the_same(viewer, one, other)


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_1_2_a_role_is_seen_by_its_owner_only(viewer: int) -> None:
    one, other = twins(roles="alien extinctionist scientist extinctionist")
    if viewer in (1, 2):
        assert known_apart(viewer, one, other)
    else:
        look_the_same(viewer, one, other)


def test_1_2_not_even_the_own_team_is_known() -> None:
    hands = ["R passed:Y drawn:B", "YB", "YR", "R", "B"]
    one, other = (
        table(hands=hands, roles=roles)
        for roles in ("alien alien scientist scientist extinctionist", "alien scientist alien extinctionist scientist")
    )
    look_the_same(0, one, other)


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_5_2_an_unused_ability_is_seen_by_its_owner_only(viewer: int) -> None:
    one, other = twins(abilities="redraft sit_out refuse background_check")
    if viewer in (1, 2):
        assert known_apart(viewer, one, other)
    else:
        look_the_same(viewer, one, other)


@pytest.mark.parametrize("viewer", EVERYBODY)
@pytest.mark.parametrize("pile", [{"draw": "skip_turn Y B R"}, {"discard": "B R heal_all"}, {"discard": "R R R"}])
def test_5_2_piles_are_seen_by_nobody(viewer: int, pile: dict[str, str]) -> None:
    look_the_same(viewer, *twins(**pile))


def test_5_2_sizes_of_hands_and_piles_are_open() -> None:
    t = table(**ONE)
    for viewer in EVERYBODY:
        assert [len(seen_hand(t, seat, viewer).split()) for seat in range(4)] == [3, 1, 1, 1]
        assert (len(seen_pile(t, "draw", viewer).split()), len(seen_pile(t, "discard", viewer).split())) == (4, 3)


def test_5_2_what_lies_open_is_open_to_all() -> None:
    changes: list[dict[str, Any]] = [
        {"damaged": [1], "hands": ["R passed:Y drawn:B", "", "YR", "R"]}, {"protects": [1]}, {"skips": [1]},
        {"forces": ["", "held", "", ""]}, {"psych": "weapon 1"}, {"psych": "defence 1"}, {"science": "R"},
        {"science": "R*"}, {"turn": 6}, {"abilities": "redraft used:refuse sit_out background_check"},
        {"psych_guard": True},
    ]  # fmt: skip
    for change in changes:
        one, other = twins(**change)
        for viewer in (2, -1):
            assert sees(one, viewer) != sees(other, viewer), change


def test_5_2_the_slot_of_a_force_is_open() -> None:
    one, other = (table(**ONE, forces=["", slot, "", ""]) for slot in ("held", "drawn"))
    assert sees(one, 3) != sees(other, 3)


def test_5_1_the_own_hand_comes_with_its_tags() -> None:
    t = table(**ONE)
    seen = t.session.game.position(t.session.state, 0)["hands"][0]
    assert sorted(seen) == ["R", "drawn:B", "passed:Y"]


def test_5_2_whoever_knew_the_top_card_has_lost_it_once_it_was_rearranged() -> None:
    known = [{"place": "draw", "at": 0, "seats": [1]}]
    t = table(hands=["rearrange_top_3 passed:Y drawn:B", "YB", "YR"], draw="R B Y skip_turn", known=known)
    assert seen_pile(t, "draw", 1) == "R ? ? ?"
    do(t, play("rearrange_top_3"), order("B Y R"))
    assert seen_pile(t, "draw", 1) == "? ? ? ?"


@pytest.mark.parametrize("answer", [play("R"), sit_out("R")])
def test_5_1_the_board_says_where_cards_came_from_up_to_the_play(answer: dict[str, Any]) -> None:
    t = table(hands=["R passed:Y drawn:B", "YB", "YR"], abilities="sit_out - -")
    slots = [t.session.game.board(t.session.state.setup, sees(t, viewer))["slots"] for viewer in (0, 1, -1)]
    assert slots == [["held", "passed", "drawn"], [], []]
    t.pick(answer)
    for viewer in (0, 1, -1):
        assert t.session.game.board(t.session.state.setup, sees(t, viewer))["slots"] == []


def test_10_17_the_cards_of_a_rearrange_are_told_from_the_top() -> None:
    t = table(hands=["rearrange_top_3 passed:Y drawn:B", "YB", "YR"], draw="R B Y skip_turn").pick(
        play("rearrange_top_3")
    )
    assert [event["cards"] for event in t.told(0) if event.get("cards", []) and len(event["cards"]) == 3] == [
        ["R", "B", "Y"]
    ]


@pytest.mark.parametrize("mode", ["damage", "heal"])
def test_8_2_everybody_is_told_whether_it_is_damage_or_heal(mode: str) -> None:
    t = table(hands=["damage_or_heal passed:Y drawn:B", "YB", "YR"]).pick(play("damage_or_heal"))
    t.pick({"type": "damage_or_heal", "mode": mode, "target": 1})
    assert [event["what"] for event in t.told(2)][:2] == ["play", f"aim_{mode}"]


def test_5_2_the_board_shows_science_in_play_order_and_what_is_covered() -> None:
    t = table(hands=["R passed:Y drawn:B", "YB", "YR"], science="R YB* B")
    board = t.session.game.board(t.session.state.setup, sees(t, -1))
    assert [(one["card"], one["covered"]) for one in board["science"]] == [("R", 0), ("YB", 1), ("B", 0)]


def test_5_1_the_board_says_which_card_was_just_drawn() -> None:
    t = table(state="START", hands=["R passed:Y", "YB", "YR"], draw="B R")
    assert t.session.game.board(t.session.state.setup, sees(t, 0))["slots"] == ["held", "passed", "drawn"]


def test_21_2_a_table_that_is_read_again_says_where_cards_came_from() -> None:
    t = again(table({"protect_lingering": "also_on_trigger"}, hands=["R passed:Y drawn:B", "YB", "YR"], protects=[0],
                    forces=["held", "", ""]))  # fmt: skip
    assert asks(t) == "0 protect"
    assert t.session.game.board(t.session.state.setup, sees(t, 0))["slots"] == ["held", "passed", "drawn"]


def test_21_2_whoever_is_asked_for_an_order_has_seen_the_cards_whether_that_is_written_or_not() -> None:
    t = table(hands=["rearrange_top_3 passed:Y drawn:B", "YB", "YR"], draw="R B Y skip_turn").pick(
        play("rearrange_top_3")
    )
    written = t.session.game.position(t.session.state)
    del written["known"]
    assert seen_pile(Scenario.at("gambit", written), "draw", 0) == "R B Y ?"


# -- what one remembers --------------------------------------------------------------------------------------------


def test_5_2_whoever_passed_a_card_knows_where_it_is() -> None:
    t = do(table(hands=["R passed:Y drawn:B", "YB", "YR"]), play("R"), give_on("Y"))
    assert (seen_hand(t, 1, 0), seen_hand(t, 1, 2)) == ("? ? Y", "? ? ?")


def test_5_2_traders_know_what_they_gave_and_others_nothing() -> None:
    t = do(table(hands=["trade_cards passed:Y drawn:B", "YB", "YR"]), play("trade_cards"), pair(1, 2))
    t.pick(give("YB"), 1).pick(give("YR"), 2)
    assert (seen_hand(t, 2, 1), seen_hand(t, 1, 2), seen_hand(t, 1, 0)) == ("YB", "YR", "?")


def test_5_2_a_card_one_discarded_is_known_to_oneself_only() -> None:
    one, other = (
        do(table(hands=["stray_damage passed:Y drawn:B", card, "R"], chance=[2]), play("stray_damage"), discard(card))
        for card in ("YB", "R")
    )
    assert knows(1, one, other)
    look_the_same(0, one, other)
    look_the_same(-1, one, other)


def test_5_2_a_replaced_card_and_the_new_one_are_hidden() -> None:
    one, other = (
        do(table(hands=["replace_card passed:Y drawn:B", card, "R"], draw=f"{new} R"), play("replace_card"), target(1),
           discard(card))
        for card, new in (("YB", "R"), ("R", "YB"))
    )  # fmt: skip
    assert knows(1, one, other)
    look_the_same(2, one, other)


def test_5_2_a_peeked_hand_card_is_remembered() -> None:
    t = do(table(hands=["peek_any_card passed:Y drawn:B", "YB", "R"]), play("peek_any_card"), peek("hand", 1))
    assert (seen_hand(t, 1, 0), seen_hand(t, 1, 2)) == ("YB", "?")
    t.pick(give_on("Y"))
    assert seen_hand(t, 1, 0) == "? Y YB"


def test_5_2_rearranged_cards_are_remembered_in_their_order() -> None:
    t = do(table(hands=["rearrange_top_3 passed:Y drawn:B", "YB", "R"], draw="R B Y YR YB"), play("rearrange_top_3"),
           order("Y R B"))  # fmt: skip
    assert seen_pile(t, "draw", 0) == "Y R B ? ?"
    t.pick(give_on("Y"))
    assert (seen_pile(t, "draw", 0), seen_hand(t, 1, 0)) == ("R B ? ?", "? Y Y")


def test_10_8_take_shows_the_whole_pile_to_its_target_only() -> None:
    hands = ["take_from_discard passed:Y drawn:B", "YB", "R"]
    t = do(table(hands=hands, discard="R heal_all YR"), play("take_from_discard"), target(1))
    assert sorted(seen_pile(t, "discard", 1).split()) == ["R", "YR", "heal_all"]
    assert {seen_pile(t, "discard", viewer) for viewer in (0, 2, -1)} == {"? ? ?"}
    do(t, take("heal_all"), discard("YB"))
    for viewer in (0, 2, -1):
        assert "heal_all" not in faces_told(t, viewer) and "YB" not in faces_told(t, viewer)


def test_5_2_which_card_was_taken_is_hidden() -> None:
    hands = ["take_from_discard passed:Y drawn:B", "YB", "R"]
    one, other = (
        do(table(hands=hands, discard="R YR", chance=["YR R"]), play("take_from_discard"), target(1), take(card),
           discard("YB"))
        for card in ("R", "YR")
    )  # fmt: skip
    look_the_same(0, one, other)
    look_the_same(-1, one, other)


def test_5_2_shuffled_hands_are_forgotten() -> None:
    t = table(hands=["peek_any_card passed:Y drawn:B", "YB", "shuffle_hands"], draw="R B Y")
    do(t, play("peek_any_card"), peek("hand", 1), give_on("Y"), play("Y"), give_on("YB"))
    do(t, play("shuffle_hands"))
    assert (t.table("active"), set(seen_hand(t, 1, 0).split()), set(seen_hand(t, 2, 0).split())) == (2, {"?"}, {"?"})


def test_7_5_a_shown_hand_is_known_to_all() -> None:
    t = table(hands=["B passed:B drawn:B", "R", "R"], psych="weapon 1")
    assert {seen_hand(t, 0, viewer) for viewer in (1, 2, -1)} == {"B B B"}
    t.pick({"type": "stuck_discard", "card": "B", "slot": "held"})
    assert {seen_hand(t, 0, viewer) for viewer in (1, 2, -1)} == {"B B"}


def test_10_14_a_stolen_card_is_open_its_replacement_hidden() -> None:
    hands = ["steal_card passed:Y drawn:B", "heal_all", "R"]
    one, other = (
        do(table(hands=hands, draw=f"{card} R"), play("steal_card"), target(1), show("heal_all"))
        for card in ("YB", "Y")
    )
    look_the_same(0, one, other)
    look_the_same(2, one, other)
    assert "heal_all" in faces_told(one, 2)


def test_5_2_reset_hands_shows_nothing() -> None:
    one, other = (
        table(hands=[f"reset_hands passed:{a} drawn:{b}", c, "R"], draw=draw).pick(play("reset_hands"))
        for a, b, c, draw in (("Y", "B", "YB", "R R R R R"), ("B", "skip_turn", "Y", "R R B Y YB"))
    )
    look_the_same(-1, one, other)


def test_5_2_a_background_check_is_remembered_to_the_end() -> None:
    hands = ["R passed:Y drawn:B", "YB", "YR", "R"]
    one, other = (
        do(table(hands=hands, abilities="background_check - - -", roles=roles), play("R"),
           use("background_check", target=1), give_on("Y"))
        for roles in ("alien scientist extinctionist extinctionist", "alien extinctionist scientist extinctionist")
    )  # fmt: skip
    assert known_apart(0, one, other)
    look_the_same(3, one, other)


def test_5_2_a_peeked_role_is_remembered() -> None:
    hands = ["peek_any_card passed:Y drawn:B", "YB", "YR", "R"]
    one, other = (
        do(table(hands=hands, roles=roles, protects=[1]), play("peek_any_card"), peek("role", 1), SUFFER, give_on("Y"))
        for roles in ("alien scientist extinctionist extinctionist", "alien extinctionist scientist extinctionist")
    )
    assert known_apart(0, one, other)
    look_the_same(3, one, other)


def test_10_9_secret_choices_of_traders_show_to_nobody_else() -> None:
    t = do(table(hands=["trade_cards passed:Y drawn:B", "YB", "YR", "R"]), play("trade_cards"), pair(1, 2))
    before = [(sees(t, viewer), t.told(viewer)) for viewer in (0, 2, 3, -1)]
    t.pick(give("YB"), 1)
    assert asks(t) == "2 give"
    told = [(sees(t, viewer), t.told(viewer)) for viewer in (0, 2, 3, -1)]
    assert [one[1] for one in told] == [one[1] for one in before]
    assert [one[0]["places"] for one in told] == [one[0]["places"] for one in before]


# -- positions as somebody sees them -------------------------------------------------------------------------------


def written(t: Scenario, viewer: int) -> dict[str, Any]:
    return t.session.game.position(t.session.state, viewer)


def test_14_2_a_position_seen_by_others_does_not_tell_who_is_asked_in_secret() -> None:
    hands = ["R passed:Y drawn:B", "YB", "YR", "R"]
    one, other = (
        table(hands=hands, abilities=dealt).pick(play("R")) for dealt in ("- ambush redraft -", "- redraft ambush -")
    )
    assert (asks(one), asks(other)) == ("1 ability:ambush", "2 ability:ambush")
    for viewer in (0, 3, -1):
        assert written(one, viewer) == written(other, viewer)


def test_8_2_a_position_seen_by_others_does_not_tell_what_somebody_is_about_to_play() -> None:
    t = table(hands=["skip_turn passed:Y drawn:B", "YB", "YR"])
    before = [written(t, viewer) for viewer in (1, 2, -1)]
    t.pick(play("skip_turn"))
    assert [written(t, viewer) for viewer in (1, 2, -1)] == before


def test_10_9_a_position_seen_by_others_does_not_tell_what_a_trader_has_chosen() -> None:
    one, other = (
        do(table(hands=["trade_cards passed:Y drawn:B", "YB", "YR", "R"]), play("trade_cards"), pair(0, 2)).pick(
            give(card), 0
        )
        for card in ("Y", "B")
    )
    for viewer in (1, 2, 3, -1):
        assert written(one, viewer) == written(other, viewer)


def test_5_2_a_position_seen_by_others_does_not_tell_anything_that_is_hidden() -> None:
    one, other = twins(
        hands=["B passed:heal_all drawn:R", "YB", "YR", "R"], draw="skip_turn Y B R", discard="B R heal_all"
    )
    for viewer in (1, 2, 3, -1):
        assert written(one, viewer) == written(other, viewer)
