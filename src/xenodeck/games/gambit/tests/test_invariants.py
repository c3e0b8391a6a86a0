"""5 6 What always holds, at every question of whole random games; ``make soak`` tries this with fresh ones."""

from __future__ import annotations

import json
import random
from typing import Any, cast

import pytest

from effort import TIMES, first_seed
from xenodeck import _fast
from xenodeck.core.knowledge.views import view
from xenodeck.core.playing.driver import drive
from xenodeck.core.rules.engine import answer, open_options, run_to_question, seats_open
from xenodeck.core.rules.state import State
from xenodeck.games import find
from xenodeck.games.gambit.play.science import verdict
from xenodeck.games.gambit.state import HAND, MAX_SEATS, MIN_SEATS, Gambit

GAME = find("gambit")
GAMES = 10 * TIMES if _fast.is_compiled() else 3 * TIMES
FIRST = first_seed()
SEATS = range(MIN_SEATS, MAX_SEATS + 1)
CHOICES: dict[str, list[Any]] = {
    "special_abilities": [False, True],
    "stray_die_sides": [1, 6, 20],
    "reshuffle": ["on_demand", "immediate"],
    "force_queue": ["fifo", "latest_replaces"],
    "force_empty_slot": ["void", "next_best"],
    "protect_lingering": ["on_play_only", "also_on_trigger"],
    "protect_vs_peek": [True, False],
    "defence_replaces_defence": [True, False],
    "reset_clears_damage": [True, False],
    "replace_empty_hand": ["nothing", "draw"],
    "discard_public": [False, True],
    "double_target_tie": ["shared", "active_team"],
    "auto_single": [True, False],
}
# Many cards that lie in front of players, nest or interrupt, and hardly any Science.
TANGLE = {
    "R": 4, "B": 4, "psych_weapon": 4, "psych_defence": 4, "damage_or_heal": 5, "protect_player": 12, "heal_all": 2,
    "shuffle_hands": 2, "stray_damage": 3, "reset_hands": 2, "force_to_play": 12, "replace_card": 3,
    "take_from_discard": 5, "skip_turn": 10, "trade_cards": 6, "cancel_science": 3, "move_cancel_science": 4,
    "steal_card": 6, "play_top_card": 6, "peek_any_card": 3, "rearrange_top_3": 3,
}  # fmt: skip


def any_options(seed: int) -> dict[str, Any]:
    dice = random.Random(seed)
    options = {name: dice.choice(values) for name, values in CHOICES.items()}
    return {**options, "deck": TANGLE, "max_turns": 60} if dice.random() < 0.4 else options


def walk(seats: int, seed: int, options: dict[str, Any], watch: Any) -> Gambit:
    """A whole game at random, looked at by ``watch`` at every question and at its end."""
    s = GAME.start(GAME.setup(seats, options), seed)
    dice = random.Random(seed)
    drive(s, lambda seat: dice.choice(open_options(s, seat)), lambda: watch(s))
    assert s.over
    watch(s)
    return cast(Gambit, s)


@pytest.mark.parametrize("abilities", [False, True])
@pytest.mark.parametrize("seats", SEATS)
def test_6_2_hands_cards_and_counts_hold_at_every_question(seats: int, abilities: bool) -> None:
    for seed in range(FIRST, FIRST + GAMES):
        s = walk(seats, seed, {"special_abilities": abilities}, GAME.check)
        assert s.won == verdict(s) != 0, "with the printed cards somebody wins"


@pytest.mark.one_engine
@pytest.mark.parametrize("seats", SEATS)
def test_6_2_and_with_any_options(seats: int) -> None:
    for seed in range(FIRST, FIRST + GAMES):
        walk(seats, seed, any_options(seed), GAME.check)


@pytest.mark.one_engine
@pytest.mark.parametrize("seats", SEATS)
def test_21_2_a_position_is_read_as_it_was_written_at_every_question(seats: int) -> None:
    def same_when_read(s: State) -> None:
        if s.before or any(given >= 0 for given in s.answers or []):
            return  # half a move, or what one of two traders has chosen: a position takes that back
        written = json.loads(json.dumps(GAME.position(s)))
        again = GAME.read_position(written)
        run_to_question(again) if not again.over else None
        assert GAME.position(again) == written
        assert seats_open(again) == seats_open(s)
        assert [len(open_options(again, seat)) for seat in seats_open(s)] == [
            len(open_options(s, seat)) for seat in seats_open(s)
        ]

    for seed in range(FIRST, FIRST + max(2, GAMES // 10)):
        walk(seats, seed, any_options(seed), same_when_read)


def test_5_1_nobody_else_learns_which_card_came_from_where() -> None:
    """The same table, once with the passed and once with the drawn card played: all others see the same."""
    base: dict[str, Any] = {
        "config": {"players": 3, "seed": 1},
        "turn": 3, "active": 0, "state": "PLAY",
        "roles": ["alien", "scientist", "extinctionist"],
        "draw": ["Y", "Y"],
    }  # fmt: skip
    seen = []
    for first, second in (("passed:R", "drawn:B"), ("drawn:R", "passed:B")):
        s = cast(Gambit, GAME.read_position({**base, "hands": [["heal_all", first, second], ["Y"], ["Y"]]}))
        run_to_question(s)
        red = next(card for card in s.zones[HAND[0]] if s.layout.codes[s.face[card]] == "R")
        answer(s, 0, red)
        seen.append([view(s, viewer).to_data() for viewer in (-1, 1, 2)])
        assert GAME.position(s)["hands"][0] == ["heal_all", second]
        assert GAME.position(s, 0)["hands"][0] == ["heal_all", second]
        assert GAME.position(s, 1)["hands"][0] == ["?", "?"]
    assert seen[0] == seen[1]
