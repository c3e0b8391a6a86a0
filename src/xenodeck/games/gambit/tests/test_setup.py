"""1 to 4: what is in the box, how many of it for how many players, and the deal."""

from __future__ import annotations

from collections import Counter

import pytest

from xenodeck.core.errors import BadConfig
from xenodeck.games.gambit.tests.tables import (
    ABILITIES,
    ON,
    ROLES,
    asks,
    cards,
    dealt,
    hand,
    new,
    pack,
    play,
    psych,
    science,
    seats,
    sees,
    stacked,
    table,
    turn,
    words,
)
from xenodeck.testkit import Scenario

TOP = "R B Y skip_turn YB"  # the first cards of the deck, three players: a card each, one more, the first draw


def begun(start: int = 0) -> Scenario:
    return dealt(3, [ROLES[3], stacked(3, TOP)], start_seat=start)


# -- 2 the cards, 3 how many of what -------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(3, 9))
def test_1_1_so_many_can_play(players: int) -> None:
    assert len(new(players).waiting()) == 1


@pytest.mark.parametrize("players", range(3, 9))
def test_18_1_the_number_of_players_decides_roles_and_cards(players: int) -> None:
    session = new(players)
    found = session.game.position(session.state)
    assert sorted(found["roles"]) == sorted(ROLES[players].split()) and len(found["hands"]) == players
    assert cards(session) == Counter(pack(players))


@pytest.mark.parametrize(
    ("players", "aliens", "scientists", "extinctionists"),
    [(3, 1, 1, 1), (4, 1, 1, 2), (5, 2, 2, 1), (6, 2, 2, 2), (7, 3, 3, 1), (8, 3, 3, 2)],
)
def test_3_1_so_many_of_each_role(players: int, aliens: int, scientists: int, extinctionists: int) -> None:
    session = new(players)
    roles = Counter(session.game.position(session.state)["roles"])
    assert roles == {"alien": aliens, "scientist": scientists, "extinctionist": extinctionists}


@pytest.mark.parametrize(
    ("players", "yellow", "yellow_red", "yellow_blue", "size"),
    [(3, 3, 1, 1, 59), (4, 2, 1, 1, 58), (5, 3, 2, 2, 61), (6, 3, 1, 1, 59), (7, 4, 2, 2, 62), (8, 2, 2, 2, 60)],
)
def test_3_1_so_many_yellow_cards(players: int, yellow: int, yellow_red: int, yellow_blue: int, size: int) -> None:
    found = cards(new(players))
    assert (found["Y"], found["YR"], found["YB"], sum(found.values())) == (yellow, yellow_red, yellow_blue, size)


@pytest.mark.parametrize("players", range(3, 9))
def test_2_1_everything_else_is_always_in_the_deck(players: int) -> None:
    assert cards(new(players)) == Counter(pack(players))


def test_2_1_there_are_34_actions_and_psych_cards() -> None:
    found = cards(new(5))
    assert sum(found.values()) - sum(found[code] for code in ("R", "B", "Y", "YR", "YB")) == 34


def test_2_2_eight_roles_and_ten_abilities() -> None:
    session = new(8, 7, **ON)
    found = session.game.position(session.state)
    assert Counter(found["roles"]) == {"alien": 3, "scientist": 3, "extinctionist": 2}
    assert sorted(found["abilities"] + found["aside"]) == sorted(ABILITIES) and len(ABILITIES) == 10


def test_2_2_the_die_has_six_sides() -> None:
    hands = ["stray_damage passed:R drawn:B", *["Y"] * 7]
    hit = {table({"seed": seed}, hands=hands).pick(play("stray_damage")).asked_seat() for seed in range(60)}
    assert hit == {0, 1, 2, 3, 4, 5}


@pytest.mark.parametrize(("lying", "side"), [("weapon 1", "red"), ("defence 1", "blue"), (None, "")])
def test_2_2_the_token_is_red_for_a_weapon_and_blue_for_a_defence(lying: str | None, side: str) -> None:
    t = table(hands=["Y passed:Y drawn:YB", "R", "B"], psych=lying)
    for viewer in (0, 2, -1):
        assert t.session.game.board(t.session.state.setup, sees(t, viewer))["token"] == side


# -- 4 the deal ----------------------------------------------------------------------------------------------------


def test_4_1_one_card_each_and_one_more_for_the_starting_player() -> None:
    t = begun()
    assert [hand(t, seat) for seat in range(3)] == ["R drawn:YB passed:skip_turn", "B", "Y"]


def test_4_1_the_deal_begins_with_the_starting_player() -> None:
    t = begun(1)
    assert [hand(t, seat) for seat in range(3)] == ["Y", "R drawn:YB passed:skip_turn", "B"]


def test_R1_the_additional_card_is_dealt_last() -> None:
    t = begun(2)
    assert [hand(t, seat) for seat in range(3)] == ["B", "Y", "R drawn:YB passed:skip_turn"]


def test_R2_the_additional_card_is_the_passed_one() -> None:
    assert "passed:skip_turn" in hand(begun(), 0)


def test_4_1_the_starting_player_begins_turn_1() -> None:
    assert (turn(begun(1)), asks(begun(1))) == ((1, 1), "1 play")


def test_4_2_the_rest_is_the_draw_pile_and_nothing_else_lies_anywhere() -> None:
    t = begun()
    assert words(t, "draw").split() == stacked(3, TOP).split()[5:]
    assert (words(t, "discard"), science(t), psych(t), seats(t, "damaged")) == ("", "", "", [])
    assert (seats(t, "protects"), seats(t, "skips"), seats(t, "forces")) == ([], [], [])


def test_4_1_roles_are_dealt_seat_by_seat() -> None:
    t = dealt(4, ["extinctionist alien extinctionist scientist", stacked(4, "")], start_seat=0)
    assert words(t, "roles") == "extinctionist alien extinctionist scientist"


@pytest.mark.parametrize("option", ["deck", "roles"])
@pytest.mark.parametrize("nothing", [[], "zeros"])
def test_18_2_a_list_of_nothing_is_not_the_printed_cards(option: str, nothing: object) -> None:
    given = {"deck": {"R": 0}, "roles": {"alien": 0}}[option] if nothing == "zeros" else nothing
    with pytest.raises(BadConfig):
        new(3, **{option: given})


def test_18_3_the_starting_seat_is_random_unless_fixed() -> None:
    t = dealt(5, [3, ROLES[5], stacked(5, "")])
    assert turn(t) == (1, 3)
    begin = {session.game.position(session.state)["active"] for session in (new(4, seed) for seed in range(40))}
    assert begin == {0, 1, 2, 3}


@pytest.mark.parametrize("seat", range(4))
def test_18_3_a_fixed_seat_starts(seat: int) -> None:
    session = new(4, 7, start_seat=seat)
    assert session.game.position(session.state)["active"] == seat


def test_4_1_play_goes_clockwise_and_round_the_table() -> None:
    t = dealt(3, [ROLES[3], stacked(3, "B B B B B")], start_seat=2)
    t.pick({"type": "play", "card": "B", "slot": "drawn"}).pick({"type": "pass", "card": "B", "slot": "held"})
    assert turn(t) == (2, 0)


def test_4_3_without_the_module_nobody_has_an_ability() -> None:
    session = new(4)
    assert not any(session.game.position(session.state).get("abilities") or [])


def test_4_3_with_it_everybody_has_one_and_no_two_are_the_same() -> None:
    for seed in range(20):
        session = new(8, seed, **ON)
        found = session.game.position(session.state)["abilities"]
        assert len(set(found)) == 8 and set(found) <= set(ABILITIES)


def test_4_3_abilities_are_dealt_seat_by_seat() -> None:
    t = dealt(4, [ROLES[4], stacked(4, ""), "veto ambush redirect redraft"], start_seat=0, **ON)
    assert words(t, "abilities") == "veto ambush redirect redraft"


def test_18_4_abilities_are_off_or_on_or_given_seat_by_seat() -> None:
    given = ["veto", None, "ambush", "redraft"]
    chance = [ROLES[4], stacked(4, "")]
    off = dealt(4, chance, start_seat=0, special_abilities=False)
    assert "abilities" not in off.session.game.position(off.session.state)
    off = dealt(4, chance, start_seat=0, special_abilities="off")
    assert "abilities" not in off.session.game.position(off.session.state)
    dealt_out = dealt(4, [*chance, "refuse veto redraft ambush"], start_seat=0, special_abilities="on")
    assert words(dealt_out, "abilities") == "refuse veto redraft ambush"
    assert dealt(4, chance, start_seat=0, special_abilities=given).table("abilities") == given


def test_R45_of_two_abilities_that_are_the_same_each_of_their_owners_has_one() -> None:
    options: dict[str, object] = {"start_seat": 0, "special_abilities": ["self_heal", None, "self_heal"]}
    t = dealt(3, [ROLES[3], stacked(3, "R B Y skip_turn YB")], **options)
    assert t.table("abilities") == ["self_heal", None, "self_heal"]
    assert [len(pile["cards"]) for pile in sees(t, 0)["places"]["ability"]] == [1, 0, 1]
    t.session.game.check(t.session.state)


def test_4_3_nobody_sees_those_that_are_put_away() -> None:
    t = dealt(4, [ROLES[4], stacked(4, ""), "veto ambush redirect redraft"], start_seat=0, **ON)
    assert len(t.session.game.position(t.session.state)["aside"]) == 6
    for viewer in (0, 1, 2, 3, -1):
        seen = t.session.game.position(t.session.state, viewer)
        assert not set(ABILITIES) & set(seen.get("aside", [])), viewer


def test_14_3_with_three_players_only_six_abilities_are_dealt() -> None:
    found: set[str] = set()
    for seed in range(60):
        session = new(3, seed, **ON)
        found.update(session.game.position(session.state)["abilities"])
    assert found == {"cancel_psych", "double_play", "redraft", "refuse", "sit_out", "self_heal"}


def test_14_3_with_four_all_ten_may_be() -> None:
    found: set[str] = set()
    for seed in range(80):
        session = new(4, seed, **ON)
        found.update(session.game.position(session.state)["abilities"])
    assert found == set(ABILITIES)


def test_21_1_one_seed_gives_one_game() -> None:
    one, other, third = new(5, 11), new(5, 11), new(5, 12)
    table = [session.game.position(session.state) for session in (one, other, third)]
    assert table[0] == table[1] and table[0] != table[2]
