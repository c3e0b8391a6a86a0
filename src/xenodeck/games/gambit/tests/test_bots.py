"""The bots: sensible choices on set tables, every level better than chance, and no team without a hope at any table.

Seeds are fixed, so these come out the same each time.
"""

from __future__ import annotations

from typing import Any

import pytest

from effort import PROVE, some
from xenodeck import _fast
from xenodeck.core.knowledge.views import question
from xenodeck.core.playing.policy import Policy
from xenodeck.core.playing.series import Counts, series
from xenodeck.core.rules.engine import open_options
from xenodeck.core.sessions.session import Session
from xenodeck.games import find
from xenodeck.games.gambit.policy.belief import beliefs
from xenodeck.games.gambit.policy.estimate import Estimate
from xenodeck.games.gambit.policy.odds import chances, swings
from xenodeck.games.gambit.state import ROLES, TEAM_BITS, B, Gambit, R, Y

GAME = find("gambit")
LEVELS = list(GAME.policies())
CLEVER = ("agent", "spymaster")
clever = pytest.mark.parametrize("name", CLEVER)
every_level = pytest.mark.parametrize("name", LEVELS)
compiled_only = pytest.mark.skipif(not _fast.is_compiled(), reason="both engines decide alike, and this is slow")


def table(hands: list[str], roles: str = "alien scientist extinctionist", **position: Any) -> Session:
    """A table in words, at the play of the first seat unless said otherwise; ``science`` and piles are words too."""
    for key in ("science", "draw", "discard"):
        if isinstance(position.get(key), str):
            position[key] = position[key].split()
    laid = {
        "config": {"players": len(hands), "seed": 1},
        "state": "PLAY",
        "turn": 7,
        "draw": ["heal_all"] * 9,
        "discard": ["heal_all"] * 3,
        **position,
        "roles": roles.split(),
        "hands": [hand.split() for hand in hands],
    }
    return Session.from_position(GAME, laid)


def move(name: str, session: Session, seat: int = 0) -> str:
    """The whole move that a bot makes, in the words of a record; it is made."""
    words: list[str] = []
    policy = GAME.policies()[name]
    while True:
        options = open_options(session.state, seat)
        asked = question(session.state, seat)
        assert asked is not None
        word = asked.options[options.index(policy.choose(session.state, seat, options, 0))].word
        words.append(word.removeprefix("seat "))
        if session.play(seat, word):
            return " ".join(words)


# -- playing -----------------------------------------------------------------------------------------------------------


@every_level
@pytest.mark.parametrize(
    ("role", "own"), [("alien", "R"), ("scientist", "B"), ("extinctionist", "Y")], ids=["red", "blue", "yellow"]
)
def test_a_bot_plays_its_own_colour(name: str, role: str, own: str) -> None:
    others = " ".join(other for other in ROLES if other != role)
    assert move(name, table(["R B Y", "heal_all", "heal_all"], f"{role} {others}", science="R B")) == own


@every_level
def test_nobody_plays_the_third_yellow_for_the_extinctionists(name: str) -> None:
    session = table(["YR passed:Y drawn:heal_all", "heal_all", "heal_all"], science="R R R R R Y Y")
    assert move(name, session) == "heal_all"


@every_level
def test_an_extinctionist_plays_the_third_yellow_whatever_else_it_completes(name: str) -> None:
    session = table(
        ["R passed:YR drawn:heal_all", "heal_all", "heal_all"],
        "extinctionist alien scientist",
        science="R R R R R Y Y",
    )
    assert move(name, session) == "YR"
    assert session.state.over and list(session.state.winners()) == [0]


@clever
def test_the_leading_colour_of_others_is_covered(name: str) -> None:
    session = table(["cancel_science heal_all B", "heal_all", "heal_all"], science="R B B B B B R Y")
    assert move(name, session) == "cancel_science B"


@clever
def test_a_cover_is_taken_off_the_own_colour(name: str) -> None:
    science = [{"card": "R", "covered_by": "cancel_science"}, "R", "R", "R", "R", "R", "B"]
    session = table(["move_cancel_science B heal_all", "heal_all", "heal_all"], science=science)
    assert move(name, session) == "move_cancel_science B"
    assert list(session.state.winners()) == [0]


@clever
def test_a_psych_card_stops_a_colour_that_is_about_to_win_and_never_the_own(name: str) -> None:
    hand = "psych_weapon psych_defence rearrange_top_3"
    for role, others, card in (
        ("alien", "scientist extinctionist", "psych_weapon"),
        ("scientist", "alien extinctionist", "psych_defence"),
    ):
        session = table([hand, "heal_all", "heal_all"], f"{role} {others}", science="R R R R R B B B B B")
        assert move(name, session) == card


@clever
def test_somebody_damaged_heals_itself(name: str) -> None:
    session = table(["damage_or_heal drawn:B", "heal_all", "heal_all"], damaged=[True, False, False], science="B B R")
    assert move(name, session) == "damage_or_heal 1 0"


@clever
@pytest.mark.parametrize("card", ["damage_or_heal", "skip_turn", "force_to_play"])
def test_nobody_hurts_skips_or_forces_itself(name: str, card: str) -> None:
    for seat in range(3):
        roles = ["scientist", "extinctionist"]
        roles.insert(seat, "alien")
        hands = ["heal_all"] * 3
        hands[seat] = f"{card} passed:{card} drawn:{card}"
        words = move(name, table(hands, " ".join(roles), science="B B B B", active=seat), seat).split()
        assert words[0] == card
        assert words[2 if card == "damage_or_heal" else 1] != str(seat)


def test_the_spymaster_hits_whoever_plays_for_the_leading_team() -> None:
    session = table(
        ["damage_or_heal B B", "heal_all", "heal_all", "heal_all", "heal_all"],
        "alien scientist extinctionist scientist alien",
        science="B B R B B",
        played_by=[3, 3, 4, 3, 3],
    )
    assert move("spymaster", session) == "damage_or_heal 0 3"


@clever
def test_a_role_that_could_be_any_is_looked_at(name: str) -> None:
    session = table(
        ["peek_any_card B B", "heal_all", "heal_all", "heal_all"], "alien scientist extinctionist extinctionist"
    )
    words = move(name, session).split()
    assert words[:2] == ["peek_any_card", "0"]
    s, seen = session.state, int(words[2])
    assert isinstance(s, Gambit)
    assert beliefs(s, 0, False)[seen * 3 + s.team(seen)] == 1.0


# -- passing -----------------------------------------------------------------------------------------------------------


@clever
def test_a_card_that_might_win_for_the_next_player_is_kept(name: str) -> None:
    for card, science in (("B", "B B B B B R"), ("Y", "Y Y R R"), ("YB", "Y Y R R")):
        session = table([f"R {card}", "heal_all", "heal_all"], science=science, state="PASS")
        assert move(name, session) == "R", card


def test_the_own_colour_is_worth_more_with_somebody_who_plays_it_and_blue_less_with_who_plays_blue() -> None:
    session = table(
        ["R B", "heal_all", "heal_all", "heal_all", "heal_all"],
        "alien alien scientist scientist extinctionist",
        science="R R R B B",
        played_by=[1, 1, 1, 2, 2],
        state="PASS",
    )
    s = session.state
    assert isinstance(s, Gambit)
    estimate = Estimate(s, 0, True, 0)
    assert estimate.give(R, 1) > estimate.give(R, 4) > estimate.give(R, 2) > 0
    assert estimate.give(B, 2) < estimate.give(B, 4) < 0 > estimate.give(B, 1) > estimate.give(B, 2)


def test_the_spymaster_keeps_blue_from_whoever_plays_blue() -> None:
    session = table(
        ["R B", "heal_all", "heal_all", "heal_all", "heal_all"],
        "alien scientist extinctionist scientist alien",
        science="B B R B",
        played_by=[1, 1, 4, 1],
        state="PASS",
    )
    assert move("spymaster", session) == "R"


@clever
def test_whoever_must_play_what_is_passed_gets_the_own_colour(name: str) -> None:
    session = table(
        ["R steal_card", "heal_all", "heal_all"], science="R R R R B", state="PASS", forces=[[], ["passed"], []]
    )
    assert move(name, session) == "R"


# -- answers -----------------------------------------------------------------------------------------------------------


def attacked(card: str, words: str, hand: str = "R", **position: Any) -> Session:
    """Seat 1 plays ``card``; the first seat, which is protected, is asked."""
    session = table([hand, f"{card} heal_all B", "heal_all"], active=1, protects=[1, 0, 0], **position)
    session.play(1, f"{card} {words}".strip())
    return session


@every_level
def test_a_protect_is_spent_on_damage_and_never_on_healing(name: str) -> None:
    assert move(name, attacked("damage_or_heal", "damage 0")) == "1"
    assert move(name, attacked("heal_all", "", "", damaged=[True, False, False])) == "pass"


@clever
def test_a_protect_is_spent_on_what_costs_the_own_colour_or_the_turn(name: str) -> None:
    near: dict[str, Any] = {"science": "R R R R R B"}
    assert move(name, attacked("skip_turn", "0")) == "1"
    assert move(name, attacked("force_to_play", "0 drawn")) == "1"
    assert move(name, attacked("shuffle_hands", "", **near)) == "1"
    assert move(name, attacked("replace_card", "0", **near)) == "1"
    assert move(name, attacked("replace_card", "0", "B", **near)) == "pass"
    assert move(name, attacked("steal_card", "0", "B", **near)) == "1"
    assert move(name, attacked("steal_card", "0", "R", **near)) == "pass"
    assert move(name, attacked("take_from_discard", "0", **near)) == "pass"


@clever
def test_of_two_cards_the_damaged_loses_the_one_that_others_want(name: str) -> None:
    session = table(["R passed:B drawn:stray_damage", "heal_all", "heal_all"], science="R B B B", chance=[1])
    session.play(0, "stray_damage")
    assert move(name, session) == "B"


# -- guesses and odds --------------------------------------------------------------------------------------------------


def test_guesses_add_up_and_follow_what_was_played() -> None:
    session = table(
        ["heal_all"] * 6,
        "alien alien scientist scientist extinctionist extinctionist",
        science="R R B B Y",
        played_by=[1, 1, 2, 2, 4],
    )
    s = session.state
    assert isinstance(s, Gambit)
    guessed = beliefs(s, 0, True)
    for seat in range(6):
        assert sum(guessed[seat * 3 : seat * 3 + 3]) == pytest.approx(1.0)
    assert guessed[:3] == [1.0, 0.0, 0.0]
    for seat, team in ((1, 0), (2, 1), (4, 2)):
        assert guessed[seat * 3 + team] > 0.6
    for team, left in ((0, 1), (1, 2), (2, 2)):
        assert sum(guessed[seat * 3 + team] for seat in range(1, 6)) == pytest.approx(left, abs=0.15)
    assert beliefs(s, 0, False)[3:6] == pytest.approx([0.2, 0.4, 0.4])


def test_chances_grow_with_the_own_colour_and_a_third_yellow_ends_it() -> None:
    for seats in range(3, 9):
        for red in range(6):
            for yellow in range(3):
                assert sum(chances(red, 2, yellow, seats)) == pytest.approx(1.0)
                assert swings(red, 2, yellow, seats)[R] > 0
        assert chances(6, 5, 3, seats) == [0.0, 0.0, 1.0]
        assert swings(5, 5, 2, seats)[2 * 5 + Y] == pytest.approx(1 - chances(5, 5, 2, seats)[2])


# -- whole games -------------------------------------------------------------------------------------------------------


def share(line_up: list[Policy], games: int) -> float:
    """How often the first of the line-up is on the winning team, in each seat in turn."""
    seats, won = len(line_up), 0
    for turned in range(seats):
        counts = Counts(seats)
        series(GAME.setup(seats), line_up[-turned:] + line_up[:-turned], 77 + turned, 0, games, counts)
        won += counts.wins[turned]
    return won / games / seats


class Teams(Counts):
    """Which teams have won."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.won = [0, 0, 0]

    def note(self, s: Any, decisions: int) -> None:
        super().note(s, decisions)
        for team, bit in enumerate(TEAM_BITS):
            self.won[team] += bool(s.won & bit)


@pytest.mark.one_engine
@pytest.mark.parametrize("name", LEVELS)
def test_every_level_wins_clearly_more_often_than_chance(name: str) -> None:
    games = 300 if _fast.is_compiled() else 60
    line_up = [GAME.policies()[name], Policy(), Policy()]
    assert share(line_up, games) > {"rookie": 0.42}.get(name, 0.55)


@compiled_only
@pytest.mark.parametrize(("better", "worse"), [("agent", "rookie"), ("spymaster", "rookie")])
def test_a_higher_level_beats_the_rookie(better: str, worse: str) -> None:
    policies = GAME.policies()
    assert share([policies[better], policies[worse], policies[worse]], 500) > 0.39


@compiled_only
@every_level
@pytest.mark.parametrize("seats", some(range(3, 9), 3, 8))
def test_every_team_has_its_part_of_the_victories_at_every_table(name: str, seats: int) -> None:
    counts = Teams(seats)
    series(GAME.setup(seats), [GAME.policies()[name]] * seats, 4242, 0, 1500 if PROVE else 500, counts)
    assert all(0.2 < won / counts.games < 0.48 for won in counts.won), counts.won
