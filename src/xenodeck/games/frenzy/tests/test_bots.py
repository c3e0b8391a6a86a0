"""The Survivor: obvious choices, legal answers through whole games, and clearly better than chance."""

from __future__ import annotations

from typing import Any

import pytest

from xenodeck import bots
from xenodeck.core.definition.bot import Advice
from xenodeck.core.words.event_runs import log_key
from xenodeck.games import find
from xenodeck.games.frenzy.tests.tables import base, new, wave
from xenodeck.lab.driver import run_session
from xenodeck.lab.simulate import Plan, play_batch
from xenodeck.testkit import Scenario

GAME = find("frenzy")
SURVIVOR = bots.find(GAME, "survivor")
FULL = "SAFETY DEFEND.R DEFEND.G SCAVENGE.B DEFLECT.R GREY SHUFFLE"
OTHER = "DEFEND.R DEFEND.G DEFEND.B VIEW VIEW GREY GREY"
PLAIN = "DEFEND.R VIEW GREY DEFEND.G SAFETY DEFEND.B SHUFFLE REVERSE SWAPSIES GREY UFO#1"
SEATS = [("base", 2), ("base", 3), ("base", 4), *(("expansion", seats) for seats in range(2, 7))]


def advice(t: Scenario) -> Advice:
    seat = t.asked_seat()
    return bots.advise(GAME, t.session.state, seat, SURVIVOR, 0)


def chosen(t: Scenario) -> str:
    """The word of what the bot would answer now."""
    question = t.session.view(t.asked_seat()).question
    assert question is not None
    return question.options[advice(t).index].word


def follow(t: Scenario, answers: int) -> list[str]:
    """Let the bot answer so many questions."""
    words = []
    for _ in range(answers):
        words.append(chosen(t))
        t.pick(words[-1])
    return words


def knows(place: str, *depths: int, seat: int = 0) -> list[dict[str, Any]]:
    return [{"place": place, "at": at, "seats": [seat]} for at in depths]


# -- Phase 1 -------------------------------------------------------------------------------------------------------


def preparing(hand: str, supply: str = PLAIN, seats: int = 2, **position: Any) -> Scenario:
    hands = [hand, *[OTHER] * (seats - 1)]
    return wave(phase=1, hands=hands, supply=supply, reserve="UFO#2 UFO#3", **position)


def test_it_sheds_a_useless_action_before_anything_good() -> None:
    t = preparing(FULL)
    assert (chosen(t), advice(t).reason) == ("SHUFFLE", "spare")


def test_it_leaves_a_ufo_known_on_top_to_the_next_player() -> None:
    t = preparing(FULL, "UFO#1 GREY DEFEND.R DEFEND.B", known=knows("supply", 0))
    assert advice(t).reason == "dodge_ufo"
    word, place = follow(t, 2)
    assert word == "SAFETY" and place != "UFO#1"
    assert t.table("phase") == 1 and t.pile("supply").split()[0] == "UFO"


def test_it_does_not_waste_safety_while_nothing_threatens() -> None:
    assert chosen(preparing("SAFETY SAFETY DEFEND.R DEFEND.G SCAVENGE.B GREY SWAPSIES")) == "SWAPSIES"


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_it_puts_a_ufo_where_others_meet_it_first_and_does_not_tell(seats: int) -> None:
    t = preparing("DEFEND.R DEFEND.R DEFEND.R DEFEND.R DEFEND.R DEFEND.R DEFEND.R", PLAIN, seats)
    _, ufo, depth, said = follow(t, 4)
    assert ufo.startswith("UFO") and int(depth) % seats > 0 and said == "0"


def test_it_draws_the_best_card_it_knows_of() -> None:
    t = preparing("SAFETY DEFEND.R DEFEND.G GREY GREY DEFEND.B DEFLECT.R", "VIEW GREY SCAVENGE.GOLD UFO#1 VIEW",
                  known=knows("supply", 0, 2))  # fmt: skip
    t.pick("SAFETY")
    assert (chosen(t), advice(t).reason) == ("SCAVENGE.GOLD", "take")


def test_having_viewed_a_ufo_it_draws_elsewhere() -> None:
    t = preparing("VIEW DEFEND.R DEFEND.G GREY GREY DEFEND.B DEFLECT.R", "UFO#1 GREY DEFEND.R").pick("VIEW")
    assert chosen(t) != "UFO#1"


def test_it_rearranges_a_ufo_for_the_next_player() -> None:
    t = preparing("REARRANGE DEFEND.R DEFEND.G GREY GREY DEFEND.B DEFLECT.R", "UFO#1 VIEW DEFEND.GOLD GREY", 3)
    t.pick("REARRANGE")
    assert follow(t, 2) == ["DEFEND.GOLD", "UFO#1"]


def test_of_two_cards_seen_it_takes_the_one_that_is_no_ufo() -> None:
    t = preparing("VIEW_TWO DEFEND.R DEFEND.G GREY GREY DEFEND.B DEFLECT.R", "GREY VIEW UFO#1 GREY",
                  known=knows("supply", 2))  # fmt: skip
    t.pick("VIEW_TWO")
    first, _, taken = follow(t, 3)
    assert first == "UFO#1" and taken != "UFO#1"
    assert t.pile("supply").split()[0] == "UFO"


def test_gold_boost_sends_the_ufo_to_somebody_else() -> None:
    t = preparing("GOLD_BOOST DEFEND.R DEFEND.G GREY GREY DEFEND.B DEFLECT.R", "UFO#1 VIEW DEFEND.GOLD GREY")
    t.pick("GOLD_BOOST")
    assert follow(t, 3) == ["1", "1", "0"]
    assert t.table("phase") == 1 and t.pile("supply").split()[0] == "UFO"


def test_it_gives_its_poorest_card_away() -> None:
    t = preparing("SWAPSIES DEFEND.R SHUFFLE DEFEND.GOLD SAFETY DEFEND.B DEFLECT.R", PLAIN, 3).pick("SWAPSIES")
    assert chosen(t) == "SHUFFLE"


# -- Phase 2 -------------------------------------------------------------------------------------------------------


def invaded(hand: str, invasion: str, others: tuple[str, ...] = (OTHER,), **position: Any) -> Scenario:
    return wave(phase=2, hands=[hand, *others], invasion=invasion, supply="GREY " * 20, **position)


@pytest.mark.parametrize(
    ("hand", "alien", "sent"),
    [
        ("DEFEND.GOLD DEFEND.R GREY", "ALIEN.R", "DEFEND.R"),
        ("SCAVENGE.B GREY DEFEND.G", "ALIEN.R", "GREY"),
        ("DEFEND.GOLD SCAVENGE.R DEFLECT.B", "ALIEN.G", "DEFEND.GOLD"),
        ("SCAVENGE.B DEFEND.G GREY", "STEALTH", "GREY"),
    ],
)
def test_it_faces_one_alien_with_what_matches_and_costs_least(hand: str, alien: str, sent: str) -> None:
    t = invaded(hand, alien + " RELAX1").pick("pass")
    assert (chosen(t), advice(t).reason) == (sent, "spare" if sent == "GREY" else "match")


def test_it_matches_both_of_two_aliens() -> None:
    t = invaded("DEFEND.GOLD DEFEND.R GREY DEFEND.R", "ALIEN.RB RELAX1").pick("pass")
    words = follow(t, 3)  # the last colour is forced
    assert dict(zip(words[0::2], [*words[1::2], "forced"], strict=False)).keys() == {"DEFEND.GOLD", "DEFEND.R"}
    assert {log_key(event) for event in t.told(-1)} >= {"match_r", "match_b"}


def test_a_revive_brings_back_the_better_card_and_two_revives_each_other() -> None:
    t = invaded("REVIVE.R GREY SCAVENGE.B", "ALIEN.RB RELAX1", discard="GREY").pick("pass")
    follow(t, 3)
    assert "SCAVENGE.B" in t.pile("hands", 0).split()
    t = invaded("REVIVE.R GREY REVIVE.B", "ALIEN.RB RELAX1", discard="GREY").pick("pass")
    follow(t, 3)
    assert sorted(t.pile("hands", 0).split()) == ["GREY", "REVIVE.B", "REVIVE.R"]


def test_it_answers_for_the_rest_of_a_move_begun_by_somebody_else() -> None:
    t = invaded("DEFEND.GOLD DEFEND.R GREY DEFEND.B", "ALIEN.RB RELAX1").pick("pass").pick("GREY")
    follow(t, 2)
    assert [log_key(event) for event in t.told(-1)].count("match_b") == 1


def test_it_dodges_a_triple_that_it_knows_it_cannot_survive() -> None:
    t = invaded("DEFEND.R GREY SAFETY", "ALIEN.RGB RELAX1", known=knows("invasion", 0))
    assert (chosen(t), advice(t).reason) == ("SAFETY", "dodge")


def test_it_keeps_safety_while_it_is_strong() -> None:
    t = invaded("DEFEND.R DEFEND.G DEFEND.B SCAVENGE.R DEFEND.GOLD SAFETY", "ALIEN.R RELAX1 ALIEN.G ALIEN.B")
    assert (chosen(t), advice(t).reason) == ("pass", "keep")
    t = invaded("GREY SAFETY", "RELAX2 RELAX1", known=knows("invasion", 0))
    assert chosen(t) == "pass"


def test_with_a_last_grey_it_dodges() -> None:
    assert chosen(invaded("GREY SAFETY", "ALIEN.R RELAX1 ALIEN.G ALIEN.B")) == "SAFETY"


def test_having_viewed_it_picks_the_harmless_card() -> None:
    t = invaded("GREY DEFEND.R VIEW", "RELAX2 ALIEN.RGB ALIEN.RG").pick("VIEW")
    assert chosen(t) == "RELAX2"
    t = invaded("GREY DEFEND.R VIEW", "ALIEN.RGB ALIEN.RG RELAX2 RELAX1", known=knows("invasion", 2)).pick("VIEW")
    assert chosen(t) == "RELAX2"


def test_it_rearranges_the_worst_for_the_next_player_but_not_while_it_owes_turns() -> None:
    t = invaded("GREY DEFEND.R REARRANGE", "ALIEN.RGB RELAX2 RELAX1", (OTHER, OTHER)).pick("REARRANGE")
    assert follow(t, 2) == ["RELAX2", "ALIEN.RGB"]
    t = invaded("GREY DEFEND.R REARRANGE", "ALIEN.RGB RELAX2 RELAX1", (OTHER, OTHER), turns_left=2).pick("REARRANGE")
    assert follow(t, 2) == ["RELAX2", "RELAX1"]


def test_a_crowd_of_greys_is_boosted_against_a_known_attack() -> None:
    t = invaded("GREY GREY GREY GOLD_BOOST", "ALIEN.RG RELAX2", known=knows("invasion", 0))
    assert (chosen(t), advice(t).reason) == ("GOLD_BOOST", "boost")


def test_swapsies_takes_the_last_card_of_a_hand_and_gives_an_action() -> None:
    t = invaded("GREY DEFEND.R SHUFFLE SWAPSIES", "ALIEN.R RELAX1", (OTHER, "DEFEND.G"))
    assert follow(t, 3) == ["SWAPSIES", "SHUFFLE", "seat 2"]
    assert t.session.view(0).fields["out"] == [0, 0, 1]


def test_steal_goes_for_a_last_character() -> None:
    t = invaded("STEAL.R GREY", "ALIEN.R RELAX1", (OTHER, "DEFEND.G", OTHER)).pick("pass")
    assert follow(t, 2) == ["STEAL.R", "seat 2"]


def test_deflect_and_alliance_hit_whoever_is_about_to_fall_where_it_hurts() -> None:
    t = invaded("DEFLECT.R GREY", "ALIEN.R RELAX1", (OTHER, "GREY", OTHER)).pick("pass")
    assert follow(t, 2) == ["DEFLECT.R", "seat 2"]
    known = [{"place": "hands", "seat": 2, "at": 0, "seats": [0]}]
    t = invaded("DEFEND.R GREY", "ALLIANCE RELAX1", (OTHER, "DEFEND.R", OTHER), known=known).pick("pass")
    colour, seat = follow(t, 2)
    assert colour != "0" and seat == "seat 2"


def test_it_does_not_lock_itself_while_it_owes_turns() -> None:
    t = invaded("GREY SAFETY SUPER_SAFETY", "ALIEN.RGB RELAX1", turns_left=3, known=knows("invasion", 0))
    assert chosen(t) == "SAFETY"


# -- whole games ---------------------------------------------------------------------------------------------------


@pytest.mark.one_engine
@pytest.mark.parametrize(("mode", "seats"), SEATS)
def test_it_answers_everything_through_whole_games(mode: str, seats: int) -> None:
    for seed in range(3):
        session = new(seats, seed, mode)
        run_session(session, [SURVIVOR] * seats)
        assert session.state.over


def test_odd_house_rules_do_not_trouble_it() -> None:
    odd = {"mimic_mode": "immediate", "view_two": "one_by_one", "starting_ufos": 2, "eliminated_hand": "remove",
           "public_draw_positions": False, "alliance_same_target": "sequential", "swap_check": "victim_first",
           "counts": {"UFO": 6, "ALIEN.RGB": 9, "RELAX1": 0}}  # fmt: skip
    for seed in range(6):
        session = new(4, seed, "expansion", **odd)
        run_session(session, [SURVIVOR] * 4)
        assert session.state.over


def test_it_asks_no_dice() -> None:
    t = base(phase=1, hands=[FULL, OTHER], supply=PLAIN, reserve="UFO#2 UFO#3")
    assert bots.advise(GAME, t.session.state, 0, SURVIVOR, 1) == bots.advise(GAME, t.session.state, 0, SURVIVOR, 2)


@pytest.mark.parametrize(("mode", "seats", "least"), [("base", 2, 0.6), ("expansion", 4, 0.4)])
def test_it_beats_chance_clearly(mode: str, seats: int, least: float) -> None:
    games = 60
    wins = 0
    for hero in range(seats):
        line_up = tuple("survivor" if seat == hero else "random" for seat in range(seats))
        wins += play_batch(Plan("frenzy", seats, games // seats, 1, line_up, mode), 0, games // seats).wins[hero]
    assert wins >= least * games
