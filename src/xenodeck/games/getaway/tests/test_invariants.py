"""14 What always holds, watched at every question of whole games; ``make soak`` tries this with fresh ones."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from effort import TIMES, first_seed
from xenodeck.core.playing.driver import drive
from xenodeck.core.playing.policy import Policy
from xenodeck.core.rules.engine import open_options
from xenodeck.games import find
from xenodeck.games.getaway.checks import Witness
from xenodeck.games.getaway.play.piles import PLANETS
from xenodeck.games.getaway.state import DRAW, HAND, PENDING, PILE, ROUTE, Getaway
from xenodeck.games.getaway.tests.tables import new, state, table

GAME = find("getaway")
GAMES = 4 * TIMES
FIRST = first_seed()
CHOICES: dict[str, list[object]] = {
    "dead_end_guard": ["planet", "off", "all"],
    "planet_penalty": ["never", "numbers"],
    "open_piles": [True, False],
}
OF_OOLA: dict[str, list[object]] = {"oola_placement": ["auto", "human"], "oola_planet": ["end", "redraw"]}


def watched(mode: str, seats: int, seed: int, policy: Policy | None = None, **options: object) -> Witness:
    """A whole game, at random or with one bot in all seats, seen from its deal to its end."""
    s = GAME.start(GAME.setup(seats, options, mode), seed)
    dice, witness = random.Random(seed), Witness()

    def choose(seat: int) -> int:
        options = open_options(s, seat)
        return dice.choice(options) if policy is None else policy.choose(s, seat, options, dice.randrange(1, 2**31 - 1))

    drive(s, choose, lambda: witness(s))  # type: ignore[arg-type]
    witness(s)  # type: ignore[arg-type]
    assert s.over
    return witness


@pytest.mark.parametrize(("mode", "seats"), GAME.tables())
def test_14_1_everything_holds_at_every_question_of_random_games(mode: str, seats: int) -> None:
    for seed in range(FIRST, FIRST + GAMES):
        assert watched(mode, seats, seed).turns


@pytest.mark.one_engine
@pytest.mark.parametrize(("mode", "seats"), GAME.tables())
def test_14_1_and_with_any_options(mode: str, seats: int) -> None:
    for seed in range(FIRST, FIRST + GAMES):
        dice = random.Random(seed)
        choices = {**CHOICES, **OF_OOLA} if mode == "solo" else CHOICES
        options: dict[str, Any] = {name: dice.choice(values) for name, values in choices.items()}
        assert watched(mode, seats, seed, start_seat=dice.randrange(seats), **options).turns


@pytest.mark.one_engine
@pytest.mark.parametrize(
    ("mode", "seats", "least", "most"),
    [("competitive", 2, 20, 24), ("competitive", 3, 20, 24), ("competitive", 4, 20, 24), ("solo", 2, 27, 32)],
)
def test_14_1_games_of_sensible_bots_are_as_long_as_the_deck_makes_them(
    mode: str, seats: int, least: int, most: int
) -> None:
    """20 to 24 turns for two to four; against Oola about 15 of the person and nearly as many of Oola."""
    turns = [watched(mode, seats, seed, GAME.policies()["pilot"]).turns[0] for seed in range(8)]
    assert least <= sum(turns) / len(turns) <= most


# -- the checks themselves -----------------------------------------------------------------------------------------


def swap(s: Getaway) -> None:
    s.track[0], s.track[1] = s.track[1], s.track[0]


BROKEN: list[Callable[[Getaway], Any]] = [
    lambda s: setattr(s, "zoid", 2),
    lambda s: setattr(s, "zoid", -2),
    lambda s: setattr(s, "front", s.front + 4),
    lambda s: setattr(s, "final_turns", 1),
    lambda s: setattr(s, "final", 1),
    lambda s: s.zones[DRAW].pop(),
    lambda s: s.zones[DRAW].append(s.zones[PILE[0]][0]),
    lambda s: s.zones[PENDING].append(s.zones[DRAW].pop()),
    lambda s: s.zones[ROUTE].append(s.zones[DRAW].pop()),
    lambda s: s.zones[HAND[0]].append(s.zones[3].pop()),  # X4
    swap,
]


@pytest.mark.parametrize("number", range(len(BROKEN)))
def test_14_1_a_table_that_cannot_be_is_noticed(number: int) -> None:
    s = state(table(hands=["B1s", "B2s"], piles=["Y2s", ""], route="G1s G2c.L", zoid=0, draw="F1s F2s F3s"))
    GAME.check(s)
    BROKEN[number](s)
    with pytest.raises(AssertionError):
        GAME.check(s)


def seen(*, until: str = "Play") -> tuple[Witness, Getaway]:
    """A game some turns old and whoever has watched it; a turn has just begun, or Planet cards are asked for."""
    session, witness = new(2, 5, start_seat=0), Witness()
    s = state(session)
    while len(s.track) < 4 or s.frame.rule.key != until or s.before:
        witness(s)
        session.play(session.waiting()[0], session.view(session.waiting()[0]).question.options[0].word)  # type: ignore[union-attr]
    return witness, s


def back_to_the_planet(s: Getaway) -> None:
    s.zoid = -1


def one_card_back(s: Getaway) -> None:
    s.zoid -= 1


def a_card_too_many(s: Getaway) -> None:
    s.zones[HAND[s.active]].append(s.zones[DRAW].pop())


def another_round(s: Getaway) -> None:
    """The draw pile is gone in the middle of the game, and nobody has had a final turn."""
    for seat in range(s.seats):
        s.zones[PILE[0]].extend(s.zones[HAND[seat]])
        s.zones[HAND[seat]].clear()
    s.zones[PILE[0]].extend(s.zones[DRAW])
    s.zones[DRAW].clear()
    s.final, s.final_turns, s.over = 1, 2, True


@pytest.mark.parametrize("fault", [back_to_the_planet, one_card_back, a_card_too_many, another_round])
def test_14_1_what_only_a_witness_can_tell_is_noticed(fault: Callable[[Getaway], None]) -> None:
    witness, s = seen()
    if fault is one_card_back and s.zoid < 1:
        pytest.fail("Zoid must have flown for this")
    fault(s)
    GAME.check(s)  # nothing to be seen at the table alone
    with pytest.raises(AssertionError):
        witness(s)


def test_14_1_a_witness_counts_turns() -> None:
    witness, s = seen(until="Planets")
    assert s.frame.rule is PLANETS and witness.normal > 1
    before = witness.normal
    witness(s)
    assert witness.normal == before, "the turn goes on"
