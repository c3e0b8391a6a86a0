"""19: who decides what, every refusal, and which counts where several apply."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from xenodeck.games.gambit.tests.tables import (
    ABILITIES,
    DECISIONS,
    SUFFER,
    again,
    asks,
    cover,
    damage,
    discard,
    do,
    force,
    give,
    give_on,
    heal,
    move,
    move_cover,
    order,
    pair,
    peek,
    play,
    redirect,
    show,
    sit_out,
    stuck,
    table,
    take,
    target,
    use,
)
from xenodeck.testkit import Scenario

Attempt = dict[str, Any]


def at(card: str, *moves: Attempt, **more: Any) -> Scenario:
    """Seat 0 has played ``card``."""
    hands = [f"{card} passed:R drawn:Y", "YB", "", "YR"]
    laid = {"hands": hands, "damaged": [2], "discard": "R skip_turn", "science": "R B*", **more}
    return do(table(**laid), play(card), *moves)


def playing(**more: Any) -> Scenario:
    return table(**{"hands": ["B passed:R drawn:Y", "YB", "", "YR"], "damaged": [2], "psych": "weapon 1", **more})


def forced(**more: Any) -> Scenario:
    return playing(forces=["passed", "", "", ""], **more)


def stranded() -> Scenario:
    return playing(hands=["B passed:B drawn:B", "YB", "", "YR"])


def passing(**more: Any) -> Scenario:
    return at("Y", hands=["Y passed:R drawn:B", "YB", "", "YR"], **more)


def finished() -> Scenario:
    return at("Y", hands=["Y passed:R drawn:B", "YB", "", "YR"], science="Y Y")


def scene(name: str) -> Scenario:
    """A table at which this decision is pending for the seat that is asked."""
    made: dict[str, Callable[[], Scenario]] = {
        "play": playing, "stuck_discard": stranded, "pass": passing,
        "damage_or_heal": lambda: at("damage_or_heal"), "target": lambda: at("skip_turn"),
        "force": lambda: at("force_to_play"), "trade_pair": lambda: at("trade_cards"),
        "cover": lambda: at("cancel_science"), "move_cover": lambda: at("move_cancel_science"),
        "peek": lambda: at("peek_any_card"), "rearrange": lambda: at("rearrange_top_3"),
        "discard": lambda: at("replace_card", target(1)), "take_pick": lambda: at("take_from_discard", target(1)),
        "give": lambda: at("trade_cards", pair(1, 3)), "show": lambda: at("steal_card", target(1)),
        "protect": lambda: at("skip_turn", target(1), protects=[1]),
    }  # fmt: skip
    return made[name]()


def code(t: Scenario, attempt: Attempt, seat: int | None = None) -> str:
    """The code of the refusal, the same from a text; every refusal has a rule and a sentence."""
    no = t.refused(attempt, seat)
    assert no.text and t.refused(json.dumps(attempt), seat).code == no.code
    return no.code


# -- the decisions -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "seat"),
    [(kind, 1 if kind in ("discard", "take_pick", "give", "show", "protect") else 0) for kind in DECISIONS],
)
def test_19_1_who_is_asked(kind: str, seat: int) -> None:
    t = scene(kind)
    assert t.asked_seat() == seat and f"{seat} {kind}" in asks(t)


@pytest.mark.parametrize("kind", DECISIONS)
def test_19_2_a_missing_value_is_an_illegal_choice(kind: str) -> None:
    assert code(scene(kind), {"type": kind}) == "illegal_choice"


@pytest.mark.parametrize("kind", DECISIONS)
def test_19_2_another_seat_is_not_asked(kind: str) -> None:
    t = scene(kind)
    for seat in {0, 1, 2, 3, 4, -1} - set(t.session.waiting()):
        assert code(t, {"type": kind}, seat) == "not_your_decision"


@pytest.mark.parametrize("kind", [kind for kind in DECISIONS if kind != "play"])
def test_19_2_an_unknown_kind_or_none_is_a_wrong_decision(kind: str) -> None:
    t = scene(kind)
    for attempt in ({"type": "dance"}, {}, {"type": None}, {"type": 3}):
        assert code(t, attempt) == "wrong_decision"


@pytest.mark.parametrize(
    "kind", ["stuck_discard", "pass", "rearrange", "discard", "take_pick", "give", "show", "protect"]
)
def test_19_2_another_decision_is_the_wrong_one(kind: str) -> None:
    t = scene(kind)
    for other in set(DECISIONS) - {kind}:
        assert code(t, {"type": other, "card": "R", "target": 1}) == "wrong_decision"


def test_21_2_a_written_table_asks_the_same_at_every_decision() -> None:
    for kind in DECISIONS:
        t = scene(kind)
        if t.session.unfinished_words(t.asked_seat()):
            continue  # half a move is nobody's business
        assert asks(again(t)) == asks(t)


# -- game_over, not_your_decision ----------------------------------------------------------------------------------


@pytest.mark.parametrize("attempt", [play("R"), give_on("R"), use("veto"), move("dance"), SUFFER, {}])
@pytest.mark.parametrize("seat", [0, 1, 9])
def test_19_2_after_the_end_everything_is_game_over(attempt: Attempt, seat: int) -> None:
    assert code(finished(), attempt, seat) == "game_over"


def test_19_2_not_asked_goes_before_what_was_tried() -> None:
    t = playing()
    for attempt in (give_on("B"), move("dance"), play("steal_card"), SUFFER, {}):
        assert code(t, attempt, 1) == "not_your_decision"


# -- must_play -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("made", [playing, forced])
@pytest.mark.parametrize("attempt", [give_on("R"), discard("R"), stuck("R"), give_on("YB"), move("pass")])
def test_19_2_must_play_where_one_tries_to_discard_or_pass(made: Any, attempt: Attempt) -> None:
    assert code(made(), attempt) == "must_play"


def test_19_2_must_play_is_only_for_those() -> None:
    assert {code(playing(), attempt) for attempt in (target(1), damage(1), show("R"), SUFFER)} == {"wrong_decision"}


def test_19_2_a_stuck_hand_need_not_play() -> None:
    assert {code(stranded(), attempt) for attempt in (give_on("B"), play("B"), discard("B"))} == {"wrong_decision"}


# -- ability_unavailable -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ability", ABILITIES)
@pytest.mark.parametrize("seat", [0, 1])
def test_19_2_an_ability_one_has_not_is_unavailable(ability: str, seat: int) -> None:
    for t in (playing(), playing(abilities="- - - -"), passing()):
        assert code(t, move(f"ability:{ability}", use=True, card="R", target=1), seat) == "ability_unavailable"


@pytest.mark.parametrize(
    "own", ["cancel_psych", "double_play", "redraft", "refuse", "redirect", "veto", "background_check", "self_heal",
            "ambush"]
)  # fmt: skip
def test_19_2_an_ability_in_the_wrong_window_is_unavailable(own: str) -> None:
    t = playing(abilities=f"{own} - - -")
    assert code(t, move(f"ability:{own}", use=True, card="R", target=1), 0) == "ability_unavailable"


def test_19_2_a_used_one_is_unavailable() -> None:
    t = playing(abilities="used:sit_out - - -")
    assert (asks(t), code(t, sit_out("R"))) == ("0 play", "ability_unavailable")


def test_19_2_from_somebody_who_is_not_asked_it_is_unavailable_not_out_of_turn() -> None:
    t = playing(abilities="- veto - -")
    assert code(t, use("veto"), 1) == "ability_unavailable"
    assert code(t, use("veto"), 3) == "ability_unavailable"


def test_19_2_while_a_force_binds_sit_out_is_unavailable() -> None:
    assert code(forced(abilities="sit_out - - -"), sit_out("R")) == "ability_unavailable"


def test_19_2_an_asked_ability_still_wants_its_own_kind() -> None:
    t = at("skip_turn", target(3), abilities="- veto - -")
    assert asks(t) == "1 ability:veto"
    assert code(t, SUFFER) == "wrong_decision"
    assert code(t, use("ambush")) == "ability_unavailable"
    assert code(t, move("ability:veto", use="perhaps")) == "illegal_choice"


# -- cards ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "attempt"),
    [("play", play("YR")), ("stuck_discard", stuck("R")), ("pass", give_on("YB")), ("discard", discard("R")),
     ("give", give("YR")), ("show", show("R"))],
)  # fmt: skip
def test_19_2_a_card_one_does_not_hold(kind: str, attempt: Attempt) -> None:
    assert code(scene(kind), attempt) == "card_not_in_hand"


def test_19_2_not_in_hand_goes_before_forced_and_prohibited() -> None:
    assert code(forced(), play("steal_card")) == "card_not_in_hand"
    assert code(forced(hands=["Y passed:R drawn:Y", "YB", "", "YR"]), play("B")) == "card_not_in_hand"


def test_19_2_forced_goes_before_prohibited() -> None:
    assert code(forced(), play("B")) == "forced_card_required"
    assert code(forced(), play("Y")) == "forced_card_required"


def test_19_2_a_forced_candidate_is_never_prohibited() -> None:
    t = forced(hands=["Y passed:B drawn:R", "YB", "", "YR"]).pick(play("B"))
    assert asks(t) == "0 pass"


def test_19_2_prohibited_only_in_free_play() -> None:
    assert code(playing(), play("B")) == "prohibited_card"


def test_19_2_what_is_not_in_the_pile_cannot_be_taken() -> None:
    assert code(scene("take_pick"), take("YB")) == "illegal_choice"


# -- targets and choices -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "attempt"),
    [("target", target(4)), ("target", target(-1)), ("damage_or_heal", damage(9)), ("damage_or_heal", heal(-1)),
     ("damage_or_heal", move("damage_or_heal", mode="kill", target=9)), ("force", force(4, "held")),
     ("force", force(4, "other")), ("trade_pair", pair(0, 0)), ("trade_pair", pair(1, 1)), ("trade_pair", pair(0, 2)),
     ("trade_pair", pair(1, 4))],
)  # fmt: skip
def test_19_2_a_player_who_may_not_be_chosen(kind: str, attempt: Attempt) -> None:
    assert code(scene(kind), attempt) == "illegal_target"


@pytest.mark.parametrize(
    ("kind", "attempt"),
    [("damage_or_heal", move("damage_or_heal", mode="kill", target=1)),
     ("damage_or_heal", move("damage_or_heal", target=1)), ("damage_or_heal", move("damage_or_heal", mode="heal")),
     ("force", force(1, "other")), ("force", move("force", target=1)), ("force", move("force", slot="held")),
     ("target", move("target", target=True)), ("trade_pair", move("trade_pair", players=[0])),
     ("trade_pair", move("trade_pair", players=[0, 1, 3])), ("trade_pair", move("trade_pair", players="01")),
     ("target", move("target", target="x")), ("target", move("target", target=None)), ("cover", cover(1)),
     ("cover", cover(2)), ("cover", cover(-1)),
     ("move_cover", move_cover(1)), ("move_cover", move_cover(5)), ("peek", peek("role", 0)), ("peek", peek("role", 9)),
     ("peek", peek("hand", 2)), ("peek", peek("ability", 1)), ("peek", peek("science")), ("peek", peek("role")),
     ("rearrange", order("R B")), ("rearrange", order("R B R")), ("rearrange", move("rearrange", order="R B Y")),
     ("protect", move("protect", use="yes")), ("protect", move("protect", use=None)), ("play", move("play", card=None)),
     ("pass", move("pass", card=7)), ("show", move("show", card=[]))],
)  # fmt: skip
def test_19_2_any_other_option_that_is_not_offered(kind: str, attempt: Attempt) -> None:
    assert code(scene(kind), attempt) == "illegal_choice"


def test_19_2_an_ability_has_its_own_choices() -> None:
    t = passing(abilities="redirect - - -")
    assert code(t, redirect("YB", 0)) == "card_not_in_hand"
    assert code(t, redirect("R", 0)) == "illegal_target"
    assert code(t, move("ability:redirect", card="R")) == "illegal_choice"


def test_19_2_cards_and_players_of_an_ability_go_before_a_malformed_use() -> None:
    t = table(state="START", hands=["B passed:R", "YB", "YR", "Y"], abilities="redraft - - -")
    assert code(t, move("ability:redraft", use=[], card="heal_all")) == "card_not_in_hand"
    t = table(state="START", hands=["B passed:R", "YB", "YR", "Y"], abilities="background_check - - -")
    assert code(t, move("ability:background_check", use=[], target=0)) == "illegal_target"


def test_19_1_both_traders_are_asked_at_once_and_each_once() -> None:
    t = scene("give")
    assert asks(t) == "1 give, 3 give"
    t.pick(give("YR"), 3)
    assert code(t, give("YR"), 3) == "not_your_decision"


def test_19_2_a_refusal_changes_nothing() -> None:
    for kind in DECISIONS:  # Scenario.refused looks
        t = scene(kind)
        for attempt in (move("dance"), move(kind), use("veto"), play("steal_card")):
            t.refused(attempt)


@pytest.mark.parametrize("seat", [0, 9])
def test_14_3_in_words_too_a_card_is_redirected_to_another_player_only(seat: int) -> None:
    t = table(hands=["R passed:Y drawn:B", "YB", "YR", "R"], abilities="redirect - - -").pick(play("R"))
    assert t.refused(f"redirect Y {seat}").code == "illegal_target"
    t.pick("redirect Y 2")
    assert (t.table("active"), t.table("abilities")[0]) == (2, "used:redirect")


@pytest.mark.parametrize("seat", [0, 9])
def test_14_3_in_words_too_a_background_check_is_of_another_player_only(seat: int) -> None:
    t = table(hands=["R passed:Y drawn:B", "YB", "YR", "R"], abilities="background_check - - -").pick(play("R"))
    assert t.refused(f"use {seat}").code == "illegal_target"
    assert t.pick("use 2").table("abilities")[0] == "used:background_check"


def test_5_1_of_twins_the_forced_one_is_meant_unless_the_other_is_named() -> None:
    t = table(hands=["R passed:R drawn:B", "YB", "YR"], forces=["passed", "", ""])
    assert t.refused(play("R", "held")).code == "forced_card_required"
    assert t.pick(play("R")).table("hands")[0] == ["R", "drawn:B"]
    t = table(hands=["R passed:R drawn:B", "YB", "YR"]).pick(play("R"))
    assert t.table("hands")[0] == ["passed:R", "drawn:B"], "without a Force it is the one that is held"


def test_19_2_in_words_too_a_forced_card_must_be_played_and_no_other() -> None:
    t = table(hands=["R passed:Y drawn:B", "YB", "YR"], forces=["passed", "", ""])
    assert [t.refused(word).code for word in ("pass", "discard", "B", "YB")] == [
        "must_play", "must_play", "forced_card_required", "card_not_in_hand",
    ]  # fmt: skip
