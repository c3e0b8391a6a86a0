"""Section 9: every option, its default, and values that it does not take."""

from __future__ import annotations

from typing import Any

import pytest

from xenodeck.core.errors import BadConfig
from xenodeck.games import find
from xenodeck.games.alieninjas.tests.tables import at, dealt, new, now

MODES = ["m1_claim", "m2_memory", "m3_map", "m4_hand", "m5_rescue"]
OF = {"m2": "m2_memory", "m3": "m3_map", "m4": "m4_hand", "m5": "m5_rescue"}
CLAIM_ONLY = ("min_exposure", "flip_deadline", "claim_pause", "self_claim", "last_card_claimable", "claim_uncovered")


def mode_of(name: str) -> str:
    """A mode that has this option."""
    if name in ("tick_ms", "latency_mode", "comp_cap", "reaction", *CLAIM_ONLY):
        return "m1_claim"
    return OF.get(name[:2], "m2_memory")


def settled(mode: str, /, **options: object) -> dict[str, Any]:
    return dict(find("alieninjas").setup(3, options, mode).settings)


DEFAULTS: dict[str, object] = {
    "rounds": 3,
    "first_player": "random",
    "data_pack": "alieninjas-default",
    "assist": "off",
    "free_pass": False,
    "turn_timeout_s": 30,
    "disconnect_grace_s": 60,
    "bot_takeover": True,
    "latency_mode": "arrival",
    "comp_cap": 3,
    "min_exposure": 16,
    "flip_deadline": 50,
    "claim_pause": 20,
    "self_claim": True,
    "last_card_claimable": False,
    "claim_uncovered": False,
    "m2_characters": "random",
    "m2_multiplier": "random",
    "m2_reveal": "sequential",
    "m2_wild_decline": False,
    "m2_peek_ms": 2500,
    "m2_show_ms": 2500,
    "m2_turn_cap": 2000,
    "m3_characters": "random",
    "m3_side": "a",
    "m3_fresh_maps_first": False,
    "m3_cost": {"look": 5, "up": 3, "down": 3, "swap": 5},
    "m3_round_limit": 3000,
    "m3_check_pause_ms": 1500,
    "m3_start_timeout_s": 15,
    "m3_call_guard": False,
    "m3_optional_card_point": True,
    "m3_false_caller_optional": False,
    "m4_initial_hand": 0,
    "m4_chain": False,
    "m4_mixed_criteria": False,
    "m4_wild_on_wild": True,
    "m4_wild_character_counts": True,
    "m4_browse_discard": False,
    "m4_leftover": "unused",
    "m5_open_hands": False,
}


@pytest.mark.parametrize("name", DEFAULTS)
def test_9_defaults(name: str) -> None:
    assert settled(mode_of(name))[name] == DEFAULTS[name]


def test_9_ticks_are_shorter_where_hands_are_faster() -> None:
    assert settled("m1_claim")["tick_ms"] == 50
    assert settled("m3_map")["tick_ms"] == 100
    assert settled("m3_map", tick_ms=40)["tick_ms"] == 40


def test_9_these_are_all_options() -> None:
    names = {setting.name for setting in find("alieninjas").settings}
    assert names == {*DEFAULTS, "tick_ms", "reaction", "m3_bot", "m5_layout"}


@pytest.mark.parametrize("mode", MODES)
def test_9_every_mode_takes_two_to_six(mode: str) -> None:
    game = find("alieninjas")
    assert [game.setup(seats, {}, mode).seats for seats in range(2, 7)] == [2, 3, 4, 5, 6]
    for seats in (0, 1, 7, "2", 2.0, None, True):
        with pytest.raises(BadConfig):
            game.setup(seats, {}, mode)  # type: ignore[arg-type]


def test_9_there_are_five_modes() -> None:
    game = find("alieninjas")
    assert [mode.id for mode in game.modes] == MODES
    for mode in ("m6", "", "M1_CLAIM", "claim"):
        with pytest.raises(BadConfig):
            game.setup(3, {}, mode)


GOOD: list[tuple[str, list[Any]]] = [
    ("rounds", [1, 2, 7]),
    ("first_player", ["random", 0, 1, 2]),
    ("assist", ["off", "public", "own"]),
    ("free_pass", [True, False]),
    ("turn_timeout_s", [0, 1, 300]),
    ("disconnect_grace_s", [0, 60]),
    ("bot_takeover", [True, False]),
    ("tick_ms", [1, 50]),
    ("latency_mode", ["arrival", "compensated"]),
    ("comp_cap", [0, 3, 10]),
    ("min_exposure", [1, 16, 50]),
    ("claim_pause", [1, 20, 50]),
    ("flip_deadline", [20, 50, 100]),
    ("self_claim", [True, False]),
    ("last_card_claimable", [True, False]),
    ("claim_uncovered", [True, False]),
    ("m2_characters", ["random", ["C1", "C2"], ["C6", "C3"]]),
    ("m2_multiplier", ["random", "M1", "M2", "M3", "M4"]),
    ("m2_reveal", ["sequential", "together"]),
    ("m2_wild_decline", [True, False]),
    ("m2_peek_ms", [0, 2500]),
    ("m2_show_ms", [0, 2500]),
    ("m2_turn_cap", [0, 1, 2000]),
    ("m3_characters", ["random", "choose"]),
    ("m3_side", ["a", "b", "random", ["a", "b", "a"]]),
    ("m3_fresh_maps_first", [True, False]),
    ("m3_cost", [{"look": 1, "up": 1, "down": 1, "swap": 1}, {"look": 9, "up": 1, "down": 2, "swap": 3}]),
    ("m3_round_limit", [0, 1, 3000]),
    ("m3_check_pause_ms", [0, 1500]),
    ("m3_start_timeout_s", [1, 15]),
    ("m3_call_guard", [True, False]),
    ("m3_optional_card_point", [True, False]),
    ("m3_false_caller_optional", [True, False]),
    ("m4_initial_hand", [0, 4, 7]),
    ("m4_chain", [True, False]),
    ("m4_mixed_criteria", [True, False]),
    ("m4_wild_on_wild", [True, False]),
    ("m4_wild_character_counts", [True, False]),
    ("m4_browse_discard", [True, False]),
    ("m4_leftover", ["unused", "wilds", "all"]),
    ("m5_open_hands", [True, False]),
]


@pytest.mark.parametrize(("name", "values"), GOOD)
def test_9_values_that_are_taken(name: str, values: list[Any]) -> None:
    for value in values:
        assert settled(mode_of(name), **{name: value})[name] == value


BAD: list[tuple[str, list[Any]]] = [
    ("rounds", [0, -1, "3", 1.5, True, None]),
    ("first_player", [-1, 3, "me", 1.0, True, None]),
    ("data_pack", ["nothing", 1, "", None]),
    ("assist", ["all", True, 1]),
    ("turn_timeout_s", [-1, "30", 1.5]),
    ("disconnect_grace_s", [-1, "60"]),
    ("tick_ms", [0, -50, "50", 1.5]),
    ("latency_mode", ["fast", True]),
    ("comp_cap", [-1, "3", 1.5]),
    ("min_exposure", [0, -1, 51, "16"]),
    ("flip_deadline", [0, 15, 19, "50"]),
    ("claim_pause", [0, 51, "20"]),
    ("m2_characters", [["C1"], ["C1", "C1"], ["C1", "C7"], ["C1", "C2", "C3"], "C1", 1, []]),
    ("m2_multiplier", ["M5", "M0", 1, "N1"]),
    ("m2_reveal", ["both", True]),
    ("m2_turn_cap", [-1, "2000"]),
    ("m2_peek_ms", [-1, "2500"]),
    ("m2_show_ms", [-1, "2500"]),
    ("m3_characters", ["pick", ["C1"], 1]),
    ("m3_side", ["c", "ab", ["a"], ["a", "b"], ["a", "b", "c"], ["a", "b", "a", "b"], ["a", "b", "random", 1], 1]),
    ("m3_cost", [{"look": 0}, {"up": -1}, {"jump": 1}, {"swap": "5"}, {"down": 1.5}, "cheap", []]),
    ("m3_round_limit", [-1, "3000"]),
    ("m3_check_pause_ms", [-1]),
    ("m3_start_timeout_s", [-1]),
    ("m4_initial_hand", [-1, 8, "4"]),
    ("m4_leftover", ["none", True]),
    *[(name, [0, 1, "true", None]) for name, default in DEFAULTS.items() if isinstance(default, bool)],
]


@pytest.mark.parametrize(("name", "values"), BAD)
def test_9_values_that_are_refused(name: str, values: list[Any]) -> None:
    for value in values:
        with pytest.raises(BadConfig):
            print(value, settled(mode_of(name), **{name: value})[name])


@pytest.mark.parametrize(
    "options",
    [
        {"min_exposure": 30, "flip_deadline": 29, "claim_pause": 5},
        {"min_exposure": 5, "flip_deadline": 29, "claim_pause": 30},
    ],
)
def test_9_no_clock_of_quick_claim_is_longer_than_the_deadline(options: dict[str, object]) -> None:
    with pytest.raises(BadConfig):
        settled("m1_claim", **options)
    settled("m1_claim", **{**options, "flip_deadline": 30})


def test_9_sides_are_listed_for_every_round() -> None:
    settled("m3_map", rounds=2, m3_side=["a", "b"])
    with pytest.raises(BadConfig):
        settled("m3_map", rounds=2, m3_side=["a", "b", "a"])


def test_9_unknown_options_are_refused() -> None:
    for name in ("m2_speed", "players", "seed", "mode", "m6"):
        with pytest.raises(BadConfig):
            settled("m2_memory", **{name: 1})


# -- options of the set-up ---------------------------------------------------------------------------------------------


def test_5_1_the_characters_of_memory_may_be_settled() -> None:
    for seed in range(5):
        found = now(new("m2_memory", 2, seed, m2_characters=["C2", "C5"]))["grid"]
        assert {code[:2] for code in found} == {"C2", "C5"}


def test_5_1_or_random_each_round() -> None:
    pairs = {frozenset(code[:2] for code in now(new("m2_memory", 2, seed))["grid"]) for seed in range(60)}
    assert len(pairs) > 8
    assert all(len(pair) == 2 for pair in pairs)


def test_5_1_the_multiplier_may_be_settled() -> None:
    assert now(new("m2_memory", 2, m2_multiplier="M3"))["multiplier"] == "M3"
    assert {now(new("m2_memory", 2, seed))["multiplier"] for seed in range(40)} == {"M1", "M2", "M3", "M4"}


def test_6_1_characters_are_random_and_all_different() -> None:
    for seed in range(20):
        found = now(new("m3_map", 6, seed))["characters"]
        assert sorted(found) == ["C1", "C2", "C3", "C4", "C5", "C6"]
    assert len({now(new("m3_map", 2, seed))["characters"][0] for seed in range(40)}) == 6


def test_6_1_choosing_deals_no_grid_before_everybody_has_chosen() -> None:
    t = dealt("m3_map", 2, None, m3_characters="choose")
    assert at(t, "state") == "PICK"
    assert t.table("characters") == [None, None]
