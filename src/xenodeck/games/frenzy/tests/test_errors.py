from __future__ import annotations

import json
from typing import Any

import pytest

from xenodeck.core.errors import BadConfig
from xenodeck.games.frenzy.tests.tables import base, new, wave
from xenodeck.testkit import Scenario


def preparing() -> Scenario:
    return wave(phase=1, hands=["DEFEND.R SWAPSIES SAFETY GREY", "GREY VIEW", "GREY"], supply="VIEW GREY UFO",
                reserve="UFO#3 UFO#4")  # fmt: skip


def acting() -> Scenario:
    return wave(phase=2, hands=["SWAPSIES VIEW GREY DEFEND.R", "GREY SAFETY", None, "GREY"],
                supply="VIEW VIEW VIEW GREY", invasion="ALIEN.RG RELAX1 ALIEN.B RELAX2")  # fmt: skip


def facing() -> Scenario:
    """Two aliens, red and green; no Action was played."""
    return acting().pick("pass")


def spent() -> Scenario:
    return wave(phase=2, hands=["SHUFFLE VIEW GREY GREY", "GREY"], invasion="ALIEN.R").pick("SHUFFLE")


def locked() -> Scenario:
    return wave(phase=2, hands=["SHUFFLE VIEW GREY GREY", "GREY"], invasion="ALIEN.R", lock=True)


def viewing() -> Scenario:
    return acting().pick("VIEW")


def ordering() -> Scenario:
    return wave(phase=2, hands=["REARRANGE GREY", "GREY", "GREY"], invasion="ALIEN.R RELAX1 RELAX1 ALIEN.B").pick(
        "REARRANGE"
    )


def naming() -> Scenario:
    return wave(phase=2, hands=["VIEW_TWO GREY", "GREY"], invasion="ALIEN.R RELAX1 ALIEN.B").pick("VIEW_TWO")


def choosing() -> Scenario:
    return naming().pick("0 2")


def boosting() -> Scenario:
    return wave(phase=1, hands=["GOLD_BOOST GREY", "GREY"], supply="UFO VIEW GREY").pick("GOLD_BOOST")


def deflecting() -> Scenario:
    t = wave(phase=2, hands=["DEFLECT.R GREY", "GREY", None, "GREY"], invasion="ALIEN.R", supply="VIEW")
    return t.pick("pass").pick("DEFLECT.R")


def stealing() -> Scenario:
    return wave(phase=2, hands=["STEAL.R GREY", "GREY", None, "GREY"], invasion="ALIEN.R").pick("pass").pick("STEAL.R")


def allying() -> Scenario:
    return wave(phase=2, hands=["GREY", "GREY", None, "GREY"], invasion="ALLIANCE", mimics="MIMIC").pick("pass")


def finished() -> Scenario:
    return base(phase=2, hands=["GREY VIEW", "GREY"], invasion="ALIEN.R").pick("pass").pick("GREY")


SCENES = [preparing, acting, facing, spent, locked, viewing, ordering, naming, choosing, boosting, deflecting, stealing,
          allying]  # fmt: skip


def check(t: Scenario, code: str, attempt: str | dict[str, Any], seat: int | None = None) -> None:
    no = t.refused(attempt, seat)
    assert no.code == code and no.rule and str(no)
    if isinstance(attempt, dict):
        assert t.refused(json.dumps(attempt), seat).code == code


def play(card: object, **more: object) -> dict[str, Any]:
    return kind("play_card", card=card, **more)


def act(card: object, **more: object) -> dict[str, Any]:
    return kind("play_action", card=card, **more)


def kind(name: str, **more: object) -> dict[str, Any]:
    return {"type": name, **more}


def pairs(name: str, *given: list[object]) -> dict[str, Any]:
    return kind(name, pairs=list(given))


# -- who and when --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "seats"), [("base", 0), ("base", 1), ("base", 5), ("expansion", 1), ("expansion", 7)])
def test_20_1_a_game_for_so_many_is_bad_config(mode: str, seats: int) -> None:
    with pytest.raises(BadConfig) as no:
        new(seats, 7, mode)
    assert no.value.code == "BAD_CONFIG"


@pytest.mark.parametrize("attempt", ["pass", "GREY", "nonsense", act("VIEW"), play(None), {"type": "dance"}, {}])
@pytest.mark.parametrize("seat", [0, 1, 7, -1])
def test_20_1_after_the_end_everything_is_game_over(attempt: str | dict[str, Any], seat: int) -> None:
    check(finished(), "GAME_OVER", attempt, seat)


@pytest.mark.parametrize("attempt", ["pass", "GREY", "nonsense", act("VIEW"), play(None), {"type": "dance"}, {}])
@pytest.mark.parametrize("scene", SCENES)
def test_20_1_nobody_decides_for_another_seat(scene: Any, attempt: str | dict[str, Any]) -> None:
    t = scene()
    for seat in (1, 2, 9, -1):
        check(t, "NOT_YOUR_DECISION", attempt, seat)


@pytest.mark.parametrize(
    "attempt", ["VIEW", "SHUFFLE", "SAFETY", act("VIEW"), act("SAFETY"), act("SWAPSIES", give="SAFETY", target=0)]
)
def test_20_1_actions_in_a_locked_turn_are_locked(attempt: str | dict[str, Any]) -> None:
    check(locked(), "LOCKED", attempt)


@pytest.mark.parametrize(
    "attempt", ["VIEW", "SHUFFLE", "SAFETY", act("VIEW"), act("SAFETY"), act("SWAPSIES", give="SAFETY", target=0)]
)
def test_20_1_a_second_action_is_spent(attempt: str | dict[str, Any]) -> None:
    check(spent(), "ACTION_SPENT", attempt)


def test_20_1_an_action_after_declining_comes_too_late_but_is_no_second_one() -> None:
    check(facing(), "WRONG_DECISION", act("VIEW"))


# -- what is asked -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "case",
    [
        (preparing, "pass"),
        (preparing, {"type": "pass"}),
        (preparing, play(None)),
        (preparing, play("DEFEND.R", position=None, secret=True)),
        (facing, "pass"),
        (facing, {"type": "pass"}),
        (facing, pairs("face")),
    ],
)
def test_20_1_what_cannot_be_declined_must_be_played(case: tuple[Any, str | dict[str, Any]]) -> None:
    check(case[0](), "MUST_PLAY", case[1])


def test_20_1_a_sighting_under_way_must_be_finished() -> None:
    t = preparing().pick("DEFEND.R")
    check(t, "MUST_PLAY", "pass")
    check(t.pick("UFO#3"), "MUST_PLAY", "pass")


@pytest.mark.parametrize(
    ("scene", "actions"),
    [
        (preparing, [{}, {"type": None}, {"type": "dance"}, {"type": "play_card"}, {"card": "GREY"}, act("SAFETY"),
                     act(None), play("DEFEND.R"), play("SAFETY"), play("SAFETY", position=None), play("SWAPSIES"),
                     play("SWAPSIES", give="GREY"), play("SWAPSIES", target=1), play("SWAPSIES", give=None, target=1),
                     pairs("face", [0, "GREY"]), kind("view_choice", take="top")]),
        (acting, [{}, kind("play_action"), play("VIEW"), act("SWAPSIES"), act("SWAPSIES", give="GREY"),
                  act("SWAPSIES", give="GREY", target=None), pairs("face", [0, "GREY"]), kind("pass")]),
        (facing, [kind("face"), act(None), play("GREY"), kind("deflect_target", target=1)]),
        (viewing, [kind("view_choice"), kind("view_choice", take=None), kind("order", cards=[]),
                   kind("view_choice", take="elsewhere"), kind("pass")]),
        (ordering, [kind("order"), kind("order", cards=None), kind("view_choice", take="top")]),
        (naming, [kind("two_positions"), kind("two_positions", positions=None), kind("pick_one", card="ALIEN.R")]),
        (choosing, [kind("pick_one"), kind("pick_one", card=None), kind("two_positions", positions=[0, 1])]),
        (boosting, [kind("reinsert"), kind("reinsert", yes=None), kind("reinsert", yes=True), play("GREY")]),
        (deflecting, [kind("deflect_target"), kind("steal_target", target=1), pairs("face", [0, "GREY"])]),
        (stealing, [kind("steal_target"), kind("steal_target", target=None), kind("deflect_target", target=1)]),
        (allying, [kind("alliance"), kind("alliance", pairs=None), kind("deflect_target", target=1)]),
    ],
)  # fmt: skip
def test_20_1_another_kind_or_a_missing_field_is_a_wrong_decision(scene: Any, actions: list[dict[str, Any]]) -> None:
    for action in actions:
        check(scene(), "WRONG_DECISION", action)


@pytest.mark.parametrize("scene", [preparing, acting, facing])
@pytest.mark.parametrize("words", ["hello", "", "  ", "17"])
def test_20_1_words_that_answer_nothing_are_a_wrong_decision(scene: Any, words: str) -> None:
    check(scene(), "WRONG_DECISION", words)


# -- cards, targets, places ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scene", "attempts"),
    [
        (preparing, ["VIEW", "DEFEND.B", "UFO", play("VIEW"), play("DEFEND.B", position=0), play("X"), play(3)]),
        (preparing, ["SWAPSIES VIEW", play("SWAPSIES", give="VIEW", target=1)]),
        (preparing, ["ALIEN.R", play("REVERSE", position=1), play("SWAPSIES", give="SWAPSIES", target=1)]),
        (acting, ["SAFETY", "DEFEND.B", act("SAFETY"), act("DEFEND.B"), act("SWAPSIES", give="SAFETY", target=1)]),
        (facing, ["DEFEND.G", "SAFETY", pairs("face", [0, "DEFEND.G"], [1, "GREY"])]),
        (facing, [pairs("face", [0, "GREY"], [1, "GREY"]), pairs("face", [0, "DEFEND.R"], [1, "DEFEND.R"])]),
    ],
)  # fmt: skip
def test_20_1_cards_that_are_not_held_or_not_so_often(scene: Any, attempts: list[str | dict[str, Any]]) -> None:
    for attempt in attempts:
        check(scene(), "NOT_IN_HAND", attempt)


def test_20_1_in_words_too_a_card_cannot_be_named_more_often_than_held() -> None:
    check(preparing(), "NOT_IN_HAND", "SWAPSIES SWAPSIES")
    t = wave(phase=2, hands=["GREY DEFEND.R SCAVENGE.B", "GREY"], invasion="ALIEN.RG").pick("pass")
    check(t, "NOT_IN_HAND", "GREY 0 GREY")


@pytest.mark.parametrize(
    ("scene", "attempt"),
    [
        (acting, "GREY"),
        (acting, "DEFEND.R"),
        (acting, act("GREY")),
        (facing, "VIEW"),
        (facing, pairs("face", [0, "GREY"], [1, "VIEW"])),
        (facing, pairs("face", [0, "SWAPSIES"], [1, "VIEW"])),
    ],
)
def test_20_1_characters_are_no_actions_and_actions_face_nobody(scene: Any, attempt: str | dict[str, Any]) -> None:
    check(scene(), "WRONG_CARD", attempt)


@pytest.mark.parametrize("target", [0, 2, 4, -1, 10**20])
def test_20_1_oneself_the_eliminated_and_nobody_are_bad_targets(target: int) -> None:
    for t in (acting().pick("SWAPSIES GREY"), deflecting(), stealing(), allying().pick("0")):
        check(t, "BAD_TARGET", str(target))
    check(acting(), "BAD_TARGET", f"SWAPSIES GREY {target}")
    check(acting(), "BAD_TARGET", act("SWAPSIES", give="GREY", target=target))
    check(deflecting(), "BAD_TARGET", kind("deflect_target", target=target))
    check(stealing(), "BAD_TARGET", kind("steal_target", target=target))
    check(allying(), "BAD_TARGET", pairs("alliance", [1, "R"], [target, "G"]))


@pytest.mark.parametrize("target", ["1", 1.0, True, [1]])
def test_20_1_a_target_is_a_whole_number(target: object) -> None:
    check(deflecting(), "BAD_TARGET", kind("deflect_target", target=target))


@pytest.mark.parametrize("target", [0, 3, -1])
def test_20_1_phase_1_has_bad_targets_too(target: int) -> None:
    check(preparing(), "BAD_TARGET", play("SWAPSIES", give="GREY", target=target))
    check(preparing(), "BAD_TARGET", f"SWAPSIES GREY {target}")


@pytest.mark.parametrize("place", [-1, 4, 10**20, 1.0, "1", True, [1]])
def test_20_1_a_sighting_has_places_up_to_the_bottom(place: object) -> None:
    check(preparing(), "BAD_POSITION", play("DEFEND.R", ufo=3, position=place, secret=True))
    check(boosting(), "BAD_POSITION", kind("reinsert", yes=True, position=place, secret=False))


@pytest.mark.parametrize("place", [-1, 3, 10**20, 1.0, "1", True, [1]])
def test_20_1_a_draw_has_places_up_to_the_last_card(place: object) -> None:
    check(preparing(), "BAD_POSITION", play("SAFETY", position=place))
    check(naming(), "BAD_POSITION", kind("two_positions", positions=[0, place]))


@pytest.mark.parametrize("place", [0, -1, 4, 1.0, "1", True])
def test_20_1_elsewhere_is_not_the_top(place: object) -> None:
    check(viewing(), "BAD_POSITION", kind("view_choice", take="elsewhere", position=place))


@pytest.mark.parametrize("places", [[0, 0], [2, 2], [0], [0, 1, 2], [], 1, "01"])
def test_20_1_view_two_takes_two_different_places(places: object) -> None:
    check(naming(), "BAD_POSITION", kind("two_positions", positions=places))


def test_20_1_bad_places_in_words() -> None:
    for words in ("SAFETY 3", "SAFETY -1", "SAFETY nowhere", "DEFEND.R UFO#3 4"):
        check(preparing(), "BAD_POSITION", words)
    for t, words in ((viewing(), "4"), (naming(), "3"), (naming(), "1 1"), (boosting(), "1 3")):
        check(t, "BAD_POSITION", words)


@pytest.mark.parametrize(
    "cards",
    [
        [],
        ["ALIEN.R", "RELAX1"],
        ["ALIEN.R", "RELAX1", "ALIEN.B"],
        ["ALIEN.R", "ALIEN.R", "RELAX1"],
        ["RELAX1", "RELAX1", "RELAX1"],
        ["ALIEN.R", "RELAX1", "RELAX1", "ALIEN.B"],
        ["ALIEN.R", "RELAX1", 3],
        "ALIEN.R",
    ],
)
def test_20_1_an_order_names_every_seen_card_once(cards: object) -> None:
    check(ordering(), "BAD_ORDER", kind("order", cards=cards))


def test_20_1_a_bad_order_in_words() -> None:
    for words in ("ALIEN.B", "ALIEN.R ALIEN.R", "GREY"):
        check(ordering(), "BAD_ORDER", words)


@pytest.mark.parametrize(
    "given",
    [
        [[0, "GREY"]],
        [[0, "GREY"], [0, "DEFEND.R"]],
        [[1, "GREY"], [1, "DEFEND.R"]],
        [[0, "GREY"], [2, "DEFEND.R"]],
        [[-1, "GREY"], [0, "DEFEND.R"]],
        [["0", "GREY"], [1, "DEFEND.R"]],
    ],
)
def test_20_1_every_alien_is_faced_once(given: list[list[object]]) -> None:
    check(facing(), "BAD_ASSIGNMENT", pairs("face", *given))


def test_20_1_too_many_characters_are_a_bad_assignment() -> None:
    check(spent(), "BAD_ASSIGNMENT", pairs("face", [0, "GREY"], [1, "GREY"]))
    check(facing(), "BAD_ASSIGNMENT", "GREY 2")


@pytest.mark.parametrize("given", [[[1, "R"]], [[1, "R"], [3, "G"], [1, "B"]]])
def test_20_1_every_ally_has_one_pair(given: list[list[object]]) -> None:
    check(allying(), "BAD_ASSIGNMENT", pairs("alliance", *given))


@pytest.mark.parametrize("colour", ["GOLD", "GREY", "r", "", "RG", 0])
def test_20_1_allies_are_red_green_or_blue(colour: object) -> None:
    check(allying(), "BAD_CHOICE", pairs("alliance", [1, colour], [3, "R"]))


def test_20_1_anything_else_that_is_not_offered_is_a_bad_choice() -> None:
    check(choosing(), "BAD_CHOICE", kind("pick_one", card="RELAX1"))
    check(choosing(), "BAD_CHOICE", "RELAX1")
    check(viewing(), "BAD_CHOICE", kind("view_choice", take="bottom"))
    check(preparing(), "BAD_CHOICE", kind("reinsert", yes=True, position=0, secret=True))
    check(preparing(), "BAD_CHOICE", play("DEFEND.R", ufo=1, position=0, secret=True))
    check(preparing(), "BAD_CHOICE", play("DEFEND.R", ufo=3, position=0, secret="yes"))
    for words in ("DEFEND.R UFO#1", "DEFEND.R UFO#3 0 2"):
        check(preparing(), "BAD_CHOICE", words)
    for t, words in ((allying(), "3"), (allying(), "GOLD"), (boosting(), "2")):
        check(t, "BAD_CHOICE", words)


# -- several faults at once: the first of the list counts ----------------------------------------------------------


@pytest.mark.parametrize(
    ("scene", "code", "action"),
    [
        (preparing, "WRONG_DECISION", play("SWAPSIES", give="VIEW")),  # no target, and VIEW is not held
        (preparing, "WRONG_DECISION", play("REVERSE")),  # no place, and REVERSE is not held
        (preparing, "WRONG_DECISION", play("DEFEND.B")),
        (preparing, "WRONG_DECISION", play("SWAPSIES", target=0)),  # nothing given, and the target is oneself
        (preparing, "NOT_IN_HAND", play("SWAPSIES", give="VIEW", target=0)),
        (preparing, "NOT_IN_HAND", play("REVERSE", position=99)),
        (preparing, "BAD_POSITION", play("DEFEND.R", ufo=1, position=99, secret="yes")),
        (acting, "NOT_IN_HAND", act("SCAVENGE.R")),  # not held, and no Action
        (acting, "NOT_IN_HAND", act("SWAPSIES", give="SAFETY", target=0)),
        (facing, "NOT_IN_HAND", pairs("face", [0, "VIEW"], [0, "SAFETY"])),
        (facing, "WRONG_CARD", pairs("face", [7, "VIEW"])),
        (allying, "BAD_TARGET", pairs("alliance", [0, "GOLD"])),
        (allying, "BAD_ASSIGNMENT", pairs("alliance", [1, "GOLD"])),
        (locked, "LOCKED", act("REVERSE")),  # not held either
        (spent, "ACTION_SPENT", act("REVERSE")),
        (boosting, "BAD_POSITION", kind("reinsert", yes=True, position=99, secret="no")),
    ],
)
def test_20_1_of_several_faults_the_first_of_the_list_counts(scene: Any, code: str, action: dict[str, Any]) -> None:
    check(scene(), code, action)


def test_20_1_a_refused_player_may_try_again() -> None:
    t = facing()
    for attempt in ("pass", "VIEW", pairs("face", [0, "GREY"])):
        t.refused(attempt)
    assert t.asked() == "seat 0 face: GREY, DEFEND.R"
    assert t.pick(pairs("face", [1, "GREY"], [0, "DEFEND.R"])).pile("supply") == "GREY"


def test_20_1_identical_copies_are_interchangeable() -> None:
    t = wave(phase=2, hands=["GREY GREY VIEW", "GREY"], invasion="ALIEN.RG").pick("pass")
    assert t.asked() == "seat 0 face: GREY"
    t.pick(pairs("face", [0, "GREY"], [1, "GREY"]))
    assert t.pile("discard") == "ALIEN.RG GREY GREY VIEW"
