from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from effort import some
from xenodeck.core.errors import BadConfig, BadPosition
from xenodeck.core.sessions.session import Session
from xenodeck.games.frenzy.state import CODES
from xenodeck.games.frenzy.tests.tables import all_cards, base, dealt, fields, happened, new, outcome, table, wave
from xenodeck.testkit import Scenario

SUPPLY = {"UFO": 3, "GREY": 6, "DEFEND.R": 4, "DEFEND.G": 4, "DEFEND.B": 4, "DEFEND.GOLD": 2,
          "SCAVENGE.R": 3, "SCAVENGE.G": 3, "SCAVENGE.B": 3, "SCAVENGE.GOLD": 1,
          "DEFLECT.R": 3, "DEFLECT.G": 3, "DEFLECT.B": 3, "DEFLECT.GOLD": 1,
          "VIEW": 6, "SWAPSIES": 6, "SAFETY": 7, "SHUFFLE": 6, "REVERSE": 6, "REARRANGE": 6}  # fmt: skip
INVASION = {"ALIEN.R": 6, "ALIEN.G": 6, "ALIEN.B": 6, "ALIEN.RG": 3, "ALIEN.GB": 3, "ALIEN.RB": 3, "ALIEN.RGB": 1,
            "RELAX1": 9, "RELAX2": 3}  # fmt: skip
MORE_SUPPLY = {"UFO": 1, "DEFEND.GOLD": 2, "STEAL.R": 2, "STEAL.G": 2, "STEAL.B": 2, "REVIVE.R": 2, "REVIVE.G": 2,
               "REVIVE.B": 2, "RAD_REVERSE": 3, "SUPER_SAFETY": 3, "VIEW_TWO": 3, "GOLD_BOOST": 3}  # fmt: skip
MORE_INVASION = {"STEALTH": 4, "ALLIANCE": 4, "MIMIC": 4}
ACTIONS = "VIEW SWAPSIES SAFETY SHUFFLE REVERSE REARRANGE RAD_REVERSE SUPER_SAFETY VIEW_TWO GOLD_BOOST"
SIGHTING = [code for code in CODES if code.partition(".")[0] in ("DEFEND", "SCAVENGE", "DEFLECT", "STEAL", "REVIVE")]
SEVEN = "GREY GREY GREY GREY GREY GREY GREY"


def only(cards: str) -> dict[str, int]:
    """A set of nothing but these cards."""
    return {"UFO": 0, **{code: 0 for code in CODES if "#" not in code}, **Counter(cards.split())}


def hands(t: Scenario | Session) -> list[str | None]:
    return [None if hand is None else " ".join(hand) for hand in table(t)["hands"]]


def answer_somehow(session: Session, luck: random.Random) -> None:
    seat = session.waiting()[0]
    question = session.view(seat).question
    assert question is not None
    session.play(seat, luck.choice(question.options).word)


# -- 1 players, goal, seats ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "most"), [("base", 4), ("expansion", 6)])
def test_1_1_two_to_four_play_and_up_to_six_with_the_expansion(mode: str, most: int) -> None:
    for seats in range(2, most + 1):
        assert len(table(new(seats, 7, mode))["hands"]) == seats
    for seats in (-1, 0, 1, most + 1, most + 2):
        with pytest.raises(BadConfig) as no:
            new(seats, 7, mode)
        assert (no.value.code, no.value.rule) == ("BAD_CONFIG", "1.1")


def test_1_2_the_last_one_left_wins() -> None:
    t = base(phase=2, hands=["GREY", "DEFEND.R"], invasion="ALIEN.B").pick("pass").pick("GREY")
    assert t.table("over") and outcome(t).winners == (1,)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_2_left_of_the_dealer_begins_and_turns_pass_clockwise(seats: int) -> None:
    t = base(phase=1, hands=["GREY GREY"] * seats, supply="GREY " * 9 + "UFO")
    seen = [t.pick("GREY") and fields(t)["current"] for _ in range(seats + 1)]
    assert seen == [*range(1, seats), 0, 1]
    session = new(seats, 7, beginner=True)
    assert (session.waiting(), fields(session)["current"]) == ([0], 0)


def test_1_2_nobody_is_eliminated_in_phase_1() -> None:
    t = base(phase=1, hands=["SHUFFLE SHUFFLE", "VIEW SAFETY"], supply="SAFETY VIEW UFO", chance=["VIEW SAFETY UFO"])
    t.pick("SHUFFLE")
    assert (fields(t)["out"], t.asked()) == ([0, 0], "seat 1 play: VIEW, SAFETY")


# -- 2 cards -------------------------------------------------------------------------------------------------------


def test_2_1_both_decks_share_one_discard_pile_and_stay_apart_otherwise() -> None:
    t = base(phase=2, hands=["SHUFFLE DEFEND.R GREY", "GREY"], supply="VIEW", invasion="ALIEN.R", chance=["ALIEN.R"])
    t.pick("SHUFFLE").pick("DEFEND.R")
    assert (t.pile("discard"), t.pile("supply"), t.pile("invasion")) == ("SHUFFLE ALIEN.R DEFEND.R", "", "")


@pytest.mark.parametrize(
    "wrong",
    [
        {"supply": "ALIEN.R"},
        {"invasion": "GREY"},
        {"reserve": "GREY"},
        {"hands": ["GREY", "RELAX1"]},
        {"mimics": "UFO"},
    ],
)
def test_2_1_no_card_lies_in_the_other_deck(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        wave(**{"phase": 2, "hands": ["GREY", "GREY"], **wrong})


def cards_of(session: Session) -> tuple[Counter[str], Counter[str]]:
    cards = all_cards(session)
    other = {code: n for code, n in cards.items() if code in INVASION or code in MORE_INVASION}
    return cards - Counter(other), Counter(other)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_2_the_base_supply_has_eighty_cards(seats: int) -> None:
    supply, _ = cards_of(new(seats))
    assert supply == SUPPLY and supply.total() == 80


def test_2_3_the_base_invasion_deck_has_forty_cards() -> None:
    session = new(3)
    _, invasion = cards_of(session)
    assert invasion == INVASION == Counter(table(session)["invasion"]) and invasion.total() == 40


@pytest.mark.parametrize("seats", [2, 6])
def test_2_4_the_expansion_adds_twenty_seven_and_twelve(seats: int) -> None:
    supply, invasion = cards_of(new(seats, 7, "expansion"))
    assert supply == Counter(SUPPLY) + Counter(MORE_SUPPLY) and supply.total() == 107
    assert invasion == Counter(INVASION) + Counter(MORE_INVASION) and invasion.total() == 52


@pytest.mark.parametrize(
    ("mode", "seats", "share"), [("base", 2, 14 / 78), ("base", 4, 28 / 78), ("expansion", 6, 42 / 104)]
)
def test_2_5_the_ufo_is_dealt_as_often_as_the_numbers_say(mode: str, seats: int, share: float) -> None:
    skipped = sum(fields(new(seats, seed, mode))["phase"] == 2 for seed in range(300))
    assert abs(skipped / 300 - share) < 0.08


def test_2_5_games_of_chance_last_a_while_and_end() -> None:
    lengths = []
    for seed in range(12):
        session, luck = new(4, seed), random.Random(seed)
        while session.waiting():
            answer_somehow(session, luck)
        lengths.append(table(session)["phase2_turns"])
        assert not session.state.truncated
    assert 8 < sorted(lengths)[6] < 60


def test_2_6_every_ufo_can_be_told_apart_and_any_may_be_taken() -> None:
    t = wave(phase=1, hands=["DEFEND.R GREY", "GREY"], supply="GREY UFO#2", reserve="UFO#1 UFO#3 UFO#4")
    assert t.pick("DEFEND.R").asked() == "seat 0 ufo: UFO#1, UFO#3, UFO#4"
    t.pick("UFO#4 2 1")
    assert t.session.view(1).pile("reserve").cards == ["UFO#3", "UFO#1"]
    assert happened(t, "sight_open")[0]["cards"] == ["UFO#4"]


def test_2_6_the_colour_of_a_ufo_changes_nothing() -> None:
    tables = []
    for ufo in ("UFO#1", "UFO#3"):
        t = base(phase=1, hands=["DEFEND.R GREY", "GREY"], supply="GREY UFO#2", reserve="UFO#1 UFO#3")
        tables.append(table(t.pick(f"DEFEND.R {ufo} 1 0").pick("GREY")))
    assert tables[0]["phase"] == 2 and [tables[0][key] for key in ("hands", "current", "turns_left", "discard")] == [
        tables[1][key] for key in ("hands", "current", "turns_left", "discard")
    ]


# -- 3 zones and what always holds ---------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [0, 1, -1])
def test_3_1_everybody_sees_sizes_and_the_open_piles_and_nobody_the_decks(viewer: int) -> None:
    t = wave(phase=2, hands=["GREY VIEW", "DEFEND.R"], supply="SAFETY GREY UFO", invasion="RELAX1 STEALTH",
             discard="ALIEN.R GREY UFO#3 VIEW", mimics="MIMIC")  # fmt: skip
    view = t.session.view(viewer)
    assert view.pile("supply").size == 3 and set(view.pile("supply").cards) <= {"?0"}
    assert view.pile("invasion").size == 2 and set(view.pile("invasion").cards) <= {"?1"}
    assert view.pile("discard").cards == ["VIEW", "UFO#3", "GREY", "ALIEN.R"]
    assert view.pile("mimics").cards == ["MIMIC"]
    assert [pile.size for pile in view.places["hand"]] == [2, 1]
    assert [sorted(pile.cards) for pile in view.places["hand"]] == [
        ["GREY", "VIEW"] if viewer == 0 else ["?0", "?0"],
        ["DEFEND.R"] if viewer == 1 else ["?0"],
    ]


@pytest.mark.parametrize("viewer", [0, 2, -1])
def test_3_1_the_reserve_is_open(viewer: int) -> None:
    t = base(phase=1, hands=["GREY"] * 3, supply="UFO#2", reserve="UFO#1 UFO#3")
    assert t.session.view(viewer).pile("reserve").cards == ["UFO#3", "UFO#1"]


@pytest.mark.one_engine
@pytest.mark.parametrize(("mode", "seats"), [("base", 2), ("base", 3), ("base", 4), ("expansion", 2), ("expansion", 6)])
@pytest.mark.parametrize("seed", some(range(3), 0))
def test_3_2_what_always_holds(mode: str, seats: int, seed: int) -> None:
    session, luck = new(seats, seed, mode), random.Random(seed)
    cards = all_cards(session)
    while session.waiting():
        now, shown = table(session), session.view(-1)
        assert all_cards(session) == cards
        assert not any("UFO" in hand for hand in now["hands"] if hand)
        if now["phase"] == 1:
            asked = session.view(session.waiting()[0]).question
            assert asked is not None
            if asked.name == "play":
                assert [len(hand) for hand in now["hands"]] == [7] * seats and "UFO" in now["supply"]
        else:
            busy = shown.fields["attacked"] if not shown.fields["aliens"] else -1
            for seat, hand in enumerate(now["hands"]):
                assert hand is None or seat == busy or any(code == "GREY" or "." in code for code in hand)
        answer_somehow(session, luck)
    assert all_cards(session) == cards
    assert len(session.game.outcome(session.state).winners) == 1 or not table(session)["phase2_turns"]


# -- 4 set-up ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mode", "seats", "aside"), [("base", 2, 2), ("base", 4, 2), ("expansion", 2, 3), ("expansion", 6, 3)]
)
def test_4_0_one_ufo_is_in_the_supply_and_the_others_are_aside(mode: str, seats: int, aside: int) -> None:
    session = next(m for m in (new(seats, seed, mode) for seed in range(99)) if fields(m)["phase"] == 1)
    now = table(session)
    assert (now["supply"].count("UFO"), now["reserve"]) == (1, ["UFO"] * aside)
    assert [len(hand) for hand in now["hands"]] == [7] * seats
    assert len(now["supply"]) == (80 if mode == "base" else 107) - aside - 7 * seats
    assert (now["discard"], now["dir"], now["turns_left"], now["lock"]) == ([], 1, 1, False)


def test_4_0_cards_are_dealt_one_at_a_time_clockwise_from_the_dealers_left() -> None:
    rest = "GREY VIEW DEFEND.R SAFETY SHUFFLE SWAPSIES REVERSE"
    order = " ".join(f"{code} SCAVENGE.B REARRANGE" for code in rest.split()) + " UFO DEFLECT.GOLD"
    t = dealt(3, ["RELAX1 ALIEN.R", order.split()], dealer=1, counts=only(order + " UFO ALIEN.R RELAX1"))
    assert hands(t) == [" ".join(["SCAVENGE.B"] * 7), " ".join(["REARRANGE"] * 7), rest]
    assert (t.pile("supply"), t.pile("invasion"), t.pile("reserve")) == ("UFO DEFLECT.GOLD", "RELAX1 ALIEN.R", "UFO")
    assert (t.asked_seat(), fields(t)["phase"]) == (2, 1)


def test_4_0_both_decks_are_shuffled() -> None:
    deals = [table(new(2, seed)) for seed in range(20)]
    assert len({str(deal["invasion"]) for deal in deals}) == len({str(deal["hands"]) for deal in deals}) == 20


def test_4_1_beginners_always_prepare() -> None:
    for seed in range(60):
        session = new(4, seed, beginner=True)
        now = table(session)
        assert (now["phase"], now["supply"].count("UFO"), len(now["supply"]), len(now["reserve"])) == (1, 1, 50, 2)


def test_4_1_a_ufo_is_shuffled_in_after_the_deal() -> None:
    t = dealt(2, ["ALIEN.R", f"{SEVEN} {SEVEN} VIEW SAFETY", "VIEW UFO SAFETY"],
              beginner=True, counts=only(f"{SEVEN} {SEVEN} VIEW SAFETY UFO UFO ALIEN.R"))  # fmt: skip
    assert hands(t) == [SEVEN, SEVEN]
    assert (t.pile("supply"), t.pile("reserve"), t.asked()) == ("VIEW UFO SAFETY", "UFO", "seat 0 play: GREY")


def test_4_2_whoever_is_dealt_the_ufo_begins_phase_2_with_three_turns_and_six_cards() -> None:
    order = "DEFEND.R UFO GREY VIEW SAFETY GREY GREY GREY VIEW VIEW GREY GREY GREY GREY SHUFFLE"
    t = dealt(2, ["ALIEN.R RELAX1", order, "SHUFFLE UFO UFO"], counts=only(order + " UFO UFO ALIEN.R RELAX1"))
    assert hands(t) == ["DEFEND.R GREY SAFETY GREY VIEW GREY GREY", "VIEW GREY GREY VIEW GREY GREY"]
    assert (t.pile("discard"), t.pile("supply"), t.pile("reserve")) == ("UFO", "SHUFFLE UFO UFO", "")
    assert t.asked() == "seat 1 action: VIEW, pass"
    assert [fields(t)[key] for key in ("phase", "current", "turns_left", "dir")] == [2, 1, 3, 1]
    assert happened(t, "no_time")[0]["seat"] == 1 and happened(t, "owes")[0]["number"] == 3


def test_4_2_players_without_a_character_are_out_at_once() -> None:
    t = base(phase=1, hands=["UFO GREY", "VIEW SAFETY", "DEFEND.R"], supply="GREY", reserve="UFO")
    assert (hands(t), t.asked_seat(), fields(t)["turns_left"]) == (["GREY", None, "DEFEND.R"], 0, 3)
    assert t.pile("discard") == "UFO VIEW SAFETY"


def test_4_2_a_holder_without_a_character_is_out_and_the_next_player_takes_one_turn() -> None:
    t = base(phase=1, hands=["GREY", "UFO VIEW", "DEFEND.R"], supply="GREY", reserve="UFO")
    assert (hands(t), t.asked_seat(), fields(t)["turns_left"]) == (["GREY", None, "DEFEND.R"], 2, 1)


# -- 5 the turn in Phase 1 -----------------------------------------------------------------------------------------


def test_5_0_a_turn_plays_one_card_and_draws_one() -> None:
    t = base(phase=1, hands=["GREY VIEW", "GREY", "VIEW"], supply="SAFETY SHUFFLE UFO", discard="REVERSE", current=1)
    assert t.asked() == "seat 1 play: GREY"
    t.pick("GREY")
    assert (hands(t), t.pile("supply")) == (["GREY VIEW", "SAFETY", "VIEW"], "SHUFFLE UFO")
    assert (t.pile("discard"), t.asked()) == ("REVERSE GREY", "seat 2 play: VIEW")
    assert [event["cards"] for event in happened(t, "play")] == [["GREY"]]


def test_5_0_there_is_no_pass() -> None:
    t = base(phase=1, hands=["GREY", "GREY"], supply="GREY UFO")
    assert t.refused("pass").code == t.refused({"type": "play_card", "card": None}).code == "MUST_PLAY"


def test_5_0_anticlockwise_the_turn_passes_to_the_right() -> None:
    t = base(phase=1, hands=["GREY"] * 4, supply="GREY GREY GREY UFO", dir=-1)
    assert [t.pick("GREY").asked_seat() for _ in range(3)] == [3, 2, 1]


def test_5_0_a_lock_on_the_turn_that_begins_is_used_up_by_it() -> None:
    t = wave(phase=1, hands=["REVERSE GREY", "GREY GREY", "GREY"], supply="GREY GREY GREY UFO", lock=True)
    assert (fields(t)["lock"], fields(t)["lock_now"]) == (0, 1)
    t.pick("REVERSE")
    assert (fields(t)["lock_now"], fields(t)["dir"], t.asked_seat()) == (0, 1, 1)


def test_5_1_every_card_of_the_hand_may_be_played() -> None:
    held = f"GREY DEFEND.R {ACTIONS}"
    t = wave(phase=1, hands=[held, "GREY"], supply="GREY UFO", reserve="UFO")
    assert t.asked() == f"seat 0 play: {held.replace(' ', ', ')}"


def test_5_1_the_questions_of_phase_1_offer_all_their_options() -> None:
    def at(card: str) -> Scenario:
        return wave(phase=1, hands=[f"{card} SAFETY GREY", "GREY", "GREY"], supply="VIEW UFO GREY", reserve="UFO").pick(
            card
        )

    places = "supply 0, supply 1, supply 2"
    assert at("DEFEND.R").asked() == "seat 0 depth: 0, 1, 2, 3"
    assert at("DEFEND.R").pick("1").asked() == "seat 0 say: 0, 1"
    assert at("VIEW").asked() == "seat 0 view: VIEW, supply 1, supply 2"
    for card in ("REVERSE", "RAD_REVERSE", "SUPER_SAFETY"):
        assert at(card).asked() == f"seat 0 place: {places}"
    assert at("SWAPSIES").asked() == "seat 0 give: SAFETY, GREY"
    assert at("SWAPSIES").pick("GREY").asked() == "seat 0 target: seat 1, seat 2"
    assert at("REARRANGE").asked() == "seat 0 order: VIEW, UFO#1, GREY"
    assert at("VIEW_TWO").asked() == f"seat 0 first: {places}"
    assert at("VIEW_TWO").pick("1").asked() == "seat 0 second: supply 0, supply 2"
    assert at("VIEW_TWO").pick("1 2").asked() == "seat 0 pick_one: UFO#1, GREY"


@pytest.mark.parametrize("card", SIGHTING)
def test_5_2_every_coloured_or_gold_character_sights_a_ufo_and_draws_the_top(card: str) -> None:
    t = wave(phase=1, hands=[f"{card} VIEW", "GREY"], supply="SAFETY SHUFFLE UFO", reserve="UFO UFO")
    t.pick(f"{card} UFO#2 2 0")
    assert (hands(t), t.pile("supply")) == (["VIEW SAFETY", "GREY"], "SHUFFLE UFO UFO")
    assert (t.pile("discard"), t.pile("reserve"), t.asked_seat()) == (card, "UFO", 1)


@pytest.mark.parametrize(
    ("depth", "supply"), [(1, "UFO A B UFO"), (2, "A UFO B UFO"), (3, "A B UFO UFO"), (4, "A B UFO UFO")]
)
def test_5_2_the_ufo_goes_to_any_depth(depth: int, supply: str) -> None:
    t = base(phase=1, hands=["DEFEND.B VIEW", "GREY"], supply="SAFETY SHUFFLE REVERSE UFO", reserve="UFO")
    t.pick(f"DEFEND.B {depth} 0")
    assert t.pile("supply") == supply.replace("A", "SHUFFLE").replace("B", "REVERSE")
    assert t.session.view(-1).pile("reserve").size == 0


def test_5_2_on_top_it_is_drawn_at_once() -> None:
    t = base(
        phase=1,
        hands=["DEFEND.B GREY", "GREY"],
        supply="SAFETY UFO#1",
        reserve="UFO#2",
        chance=["UFO#1 SAFETY DEFEND.B"],
    )
    t.pick("DEFEND.B 0 1")
    assert t.session.view(-1).pile("discard").cards == ["UFO#2"]
    assert (hands(t), t.pile("supply"), fields(t)["phase"]) == (["GREY", "GREY"], "UFO SAFETY DEFEND.B", 2)


def test_5_2_sighting_cannot_be_declined() -> None:
    t = base(phase=1, hands=["DEFEND.B GREY", "GREY"], supply="SAFETY UFO", reserve="UFO UFO")
    assert t.refused({"type": "play_card", "card": "DEFEND.B", "position": None}).code == "MUST_PLAY"
    assert t.pick("DEFEND.B").refused("pass").code == "MUST_PLAY"
    assert t.pick("UFO#2").refused("pass").code == "MUST_PLAY"


@pytest.mark.parametrize("card", ["DEFEND.R", "SCAVENGE.GOLD", "DEFLECT.B"])
def test_5_2_with_an_empty_reserve_a_character_has_no_effect(card: str) -> None:
    t = base(phase=1, hands=[f"{card} VIEW", "GREY"], supply="SAFETY UFO").pick(card)
    assert (hands(t), t.pile("supply"), t.pile("discard")) == (["VIEW SAFETY", "GREY"], "UFO", card)
    assert t.asked_seat() == 1


def test_5_2_grey_never_sights() -> None:
    t = base(phase=1, hands=["GREY VIEW", "GREY"], supply="SAFETY UFO", reserve="UFO UFO").pick("GREY")
    assert (hands(t), t.pile("supply"), t.pile("reserve")) == (["VIEW SAFETY", "GREY"], "UFO", "UFO UFO")


def test_5_3_a_ufo_that_is_only_seen_changes_nothing() -> None:
    t = wave(
        phase=1, hands=["VIEW GREY", "REARRANGE", "VIEW_TWO"], supply="UFO SAFETY SHUFFLE GREY GREY", reserve="UFO"
    )
    assert t.pick("VIEW").asked() == "seat 0 view: UFO#1, supply 1, supply 2, supply 3, supply 4"
    assert t.pick("1").asked() == "seat 1 play: REARRANGE"
    assert t.pick("REARRANGE").pick("SHUFFLE UFO#1 GREY").asked() == "seat 2 play: VIEW_TWO"
    assert t.pick("VIEW_TWO").pick("0 1").pick("GREY").asked() == "seat 0 play: GREY, SAFETY"
    assert (hands(t), t.pile("supply")) == (["GREY SAFETY", "SHUFFLE", "GREY"], "UFO GREY")
    assert (fields(t)["phase"], t.pile("reserve")) == (1, "UFO")
