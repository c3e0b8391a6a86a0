"""8 to 13 in one example, step by step: a Steal under a Weapon, and a Protect kept for what was stolen."""

from __future__ import annotations

from xenodeck.games.gambit.tests.tables import (
    PROTECT,
    SUFFER,
    asks,
    damage,
    do,
    give_on,
    hand,
    play,
    psych,
    resolving,
    science,
    seats,
    show,
    table,
    target,
    turn,
    words,
)
from xenodeck.testkit import Scenario


def begin(options: dict[str, object] | None = None) -> Scenario:
    return table(
        options, state="START", turn=8, active=1, hands=["Y", "B passed:steal_card", "YB", "damage_or_heal"],
        psych="weapon 2", protects=[3], draw="B heal_all R Y",
    )  # fmt: skip


def test_8_1_only_steal_can_be_played() -> None:
    t = begin()
    assert (asks(t), hand(t, 1), turn(t)) == ("1 play", "B drawn:B passed:steal_card", (9, 1))
    assert t.refused(play("B")).code == "prohibited_card"


def test_10_14_the_target_declines_shows_its_card_and_draws() -> None:
    t = do(begin(), play("steal_card"), target(3))
    assert asks(t) == "3 protect"
    assert asks(t.pick(SUFFER)) == "3 show"
    t.pick(show("damage_or_heal"))
    assert (asks(t), hand(t, 3), resolving(t)) == ("1 damage_or_heal", "heal_all", "steal_card damage_or_heal")


def stolen() -> Scenario:
    return do(begin(), play("steal_card"), target(3), SUFFER, show("damage_or_heal"), damage(3))


def test_13_1_a_new_window_and_the_order_of_the_discards() -> None:
    t = stolen()
    assert asks(t) == "3 protect"
    t.pick(PROTECT)
    assert words(t, "discard") == "protect_player damage_or_heal steal_card"
    assert (hand(t, 3), seats(t, "damaged"), seats(t, "protects")) == ("heal_all", [], [])
    assert (asks(t), hand(t, 1)) == ("1 pass", "B drawn:B")


def test_9_2_the_weapon_goes_at_the_start_of_its_owners_turn() -> None:
    t = do(stolen(), PROTECT, give_on("B", "held"))
    assert (turn(t), psych(t), words(t, "discard").split()[-1]) == ((10, 2), "", "psych_weapon")
    assert science(t.pick(play("B", "passed"))) == "B"
