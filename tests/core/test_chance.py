"""Chance: fixed values for fixed seeds, exact uniformity, streams that never touch, scripts for tests."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from core.tables import DECK, lay_out, session_at, table, written
from laws.walks import Dice, begin, finish
from toys.base import Toy
from toys.magpie import meta as magpie
from toys.oracle import meta as oracle
from xenodeck.core.definition.game import Game
from xenodeck.core.errors import BadConfig, BadPosition, BadScript, RuleBug
from xenodeck.core.records.save import to_data
from xenodeck.core.rules.state import Frame
from xenodeck.core.sessions.session import Session
from xenodeck.core.tabletop.chance import (
    BLOCK,
    BOTS,
    DEAL,
    MOST,
    PLAY,
    SERIES,
    Chance,
    UniformNumbers,
    bot_seed,
    check_seed,
    derive,
    game_seed,
    position_seed,
)
from xenodeck.core.tabletop.layout import TO_NOBODY, Layout, common
from xenodeck.games import found

GAMES: list[Game] = [*found().values(), magpie.GAME]


def sealed(seed: int = 42, script: list[object] | None = None) -> Chance:
    return Chance(seed, 0, 0, 0, script)


def shuffled(chance: Chance, size: int) -> list[int]:
    cards = list(range(size))
    chance.shuffle(cards)
    return cards


def chi_square(counts: Counter[Any], outcomes: int) -> float:
    expected = sum(counts.values()) / outcomes
    seen = sum((n - expected) ** 2 / expected for n in counts.values())
    return seen + (outcomes - len(counts)) * expected


# -- the same seed gives the same game for ever ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("seed", "stream", "number", "block", "first"),
    [
        (7, DEAL, 0, 0, "f2ce137494f1c3457cf310eef23e8919"),
        (7, PLAY, 0, 0, "8863eccec857bf0084eed817fc20249c"),
        (7, BOTS, 3, 2, "08f077f90eaa2802fe438af803cc121b"),
        (-1, DEAL, 12, 1, "9282668aa38df7c946df54a7ea0d0497"),
        (2**200, SERIES, 0, 0, "477e180c700c6a88078d1a11ada7db2a"),
    ],
)
def test_the_bytes_of_a_seed_never_change(seed: int, stream: bytes, number: int, block: int, first: str) -> None:
    assert derive(seed, stream, number, block)[:16].hex() == first


def test_the_shuffles_of_a_seed_never_change() -> None:
    chance = sealed()
    assert shuffled(chance, 10) == [6, 8, 3, 1, 4, 7, 9, 2, 0, 5]
    assert shuffled(chance, 60)[:12] != shuffled(sealed(), 60)[:12]
    assert shuffled(sealed(), 60)[:12] == [44, 9, 53, 47, 51, 52, 33, 0, 2, 55, 19, 36]
    assert (chance.dealt, chance.drawn) == (2, 0)


def test_the_numbers_of_a_seed_never_change() -> None:
    chance = sealed()
    assert [chance.below(6) for _ in range(12)] == [3, 3, 4, 2, 5, 4, 3, 3, 0, 1, 2, 5]
    assert [chance.below(5000) for _ in range(5)] == [1770, 858, 3154, 1515, 844]
    assert (chance.dealt, chance.drawn) == (0, 17)


def test_the_seeds_of_bots_and_series_never_change() -> None:
    assert [bot_seed(42, 0, 0), bot_seed(42, 1, 0), bot_seed(42, 0, 1)] == [
        767451969480535637, 5488772208056995, 2233295387227148353,
    ]  # fmt: skip
    assert [game_seed(42, 0), game_seed(42, 1)] == [
        284168524061787260221714362508925674338, 243079239445237745624165418461455443680,
    ]  # fmt: skip


def test_the_quick_source_never_changes() -> None:
    quick = Chance(0, 0, 0, 9, None)
    assert [quick.quick_below(100) for _ in range(8)] == [17, 27, 10, 75, 84, 71, 35, 76]
    assert shuffled(quick, 8) == [1, 7, 4, 5, 3, 0, 6, 2]


@pytest.mark.parametrize("size", [0, 1, 2, 33, 34, 100, 300])
def test_a_shuffle_is_fisher_yates_with_the_numbers_of_its_operation(size: int) -> None:
    """The shuffle is written out for speed; this is the same by the book, over more than one block of bytes."""
    for seed in [*range(20), 56, 108, 170]:  # the last three meet a word on the very edge of being thrown away
        words = UniformNumbers(seed, DEAL, 0)
        wanted = list(range(size))
        for i in range(size - 1, 0, -1):
            j = words.below(i + 1)
            wanted[i], wanted[j] = wanted[j], wanted[i]
        assert shuffled(sealed(seed), size) == wanted


# -- uniform ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [1, 6, 55, 4095, MOST])
def test_over_all_words_every_number_comes_exactly_as_often(n: int) -> None:
    counts: Counter[int] = Counter()
    words = UniformNumbers(0, PLAY, 0)
    for word in range(1 << 16):
        words.data = word.to_bytes(2, "little") + b"\xff" * (BLOCK - 2)
        words.at = 0
        number = int(words.below(n))
        if words.at == 2:  # not thrown away
            counts[number] += 1
    assert set(counts) == set(range(n))
    assert set(counts.values()) == {(1 << 16) // n}


@pytest.mark.parametrize("n", [4097, 100_000, 3_000_000])
def test_large_numbers_throw_away_exactly_the_words_that_would_favour_some(n: int) -> None:
    """For a result k the words in use are those with word * n in [k * 2^32 + floor, (k + 1) * 2^32)."""
    floor = (1 << 32) % n
    words = UniformNumbers(0, PLAY, 0)
    for k in (0, 1, n // 2, n - 1):
        first = -(-(k << 32) // n)
        for word in range(first, first + 3):
            words.data = (word >> 16).to_bytes(2, "little") + (word & 0xFFFF).to_bytes(2, "little") + b"\xff" * 60
            words.at = 0
            number = int(words.below(n))
            used = words.at == 4
            assert used == (word * n % (1 << 32) >= floor)
            if used:
                assert number == k


def test_all_orders_of_four_cards_come_up_alike() -> None:
    counts: Counter[Any] = Counter(tuple(shuffled(sealed(seed), 4)) for seed in range(4800))
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(counts, 24) < 49.7  # 0.1 % for 23 degrees of freedom


@pytest.mark.parametrize(("n", "limit"), [(6, 20.5), (20, 43.8)])
def test_dice_come_up_alike(n: int, limit: float) -> None:
    chance = sealed(3)
    assert chi_square(Counter(chance.below(n) for _ in range(200 * n)), n) < limit


def test_large_numbers_come_up_alike() -> None:
    chance = sealed(3)
    tenths = Counter(chance.below(50_000) // 5000 for _ in range(2000))
    assert chi_square(tenths, 10) < 27.9


def test_quick_shuffles_and_dice_come_up_alike() -> None:
    quick = Chance(0, 0, 0, 12345, None)
    assert chi_square(Counter(tuple(shuffled(quick, 4)) for _ in range(4800)), 24) < 49.7
    assert chi_square(Counter(quick.below(6) for _ in range(1200)), 6) < 20.5


def test_every_place_of_a_deck_is_alike_for_every_card() -> None:
    tops: Counter[Any] = Counter(shuffled(sealed(seed), 30)[-1] for seed in range(3000))
    assert chi_square(tops, 30) < 58.3


# -- streams ---------------------------------------------------------------------------------------------------


def test_drawing_numbers_does_not_move_the_deal_and_shuffling_does_not_move_the_dice() -> None:
    plain, busy = sealed(), sealed()
    for _ in range(9):
        busy.below(6)
    assert shuffled(busy, 20) == shuffled(plain, 20)
    plain, busy = sealed(), sealed()
    for size in (5, 50, 500):
        shuffled(busy, size)
    assert [busy.below(1000) for _ in range(5)] == [plain.below(1000) for _ in range(5)]


def test_a_shuffle_does_not_depend_on_the_size_of_the_one_before() -> None:
    first, second = sealed(), sealed()
    shuffled(first, 3)
    shuffled(second, 300)
    assert shuffled(first, 20) == shuffled(second, 20)


def test_streams_seeds_and_operations_all_differ() -> None:
    found = {
        derive(seed, stream, number) for seed in range(3) for stream in (DEAL, PLAY, BOTS, SERIES) for number in (0, 1)
    }
    assert len(found) == 24


def test_the_seeds_of_bots_differ_by_seat_and_choice_and_fit_the_quick_source() -> None:
    seeds = {bot_seed(7, seat, number) for seat in range(6) for number in range(50)}
    assert len(seeds) == 300
    assert all(0 < seed < 1 << 63 for seed in seeds)


def test_asking_bots_does_not_move_the_chance_of_the_table() -> None:
    chance = sealed(7)
    bot_seed(7, 0, 0)
    assert (chance.used(), shuffled(chance, 9)) == (0, shuffled(sealed(7), 9))


def test_a_clone_goes_on_with_the_same_chance_by_itself() -> None:
    chance = sealed(5, script=[1, 2])
    copy = chance.clone()
    assert copy.below(3) == 1
    assert (chance.script, copy.script, chance.used(), copy.used()) == ([1, 2], [2], 0, 1)
    first = sealed(5)
    second = first.clone()
    assert shuffled(first, 9) == shuffled(second, 9)


@pytest.mark.parametrize("seed", [0, -1, 1, 2**255 - 1, -(2**255) + 1])
def test_any_whole_number_of_255_bits_is_a_seed(seed: int) -> None:
    assert check_seed(seed) == seed
    assert len(shuffled(sealed(seed), 5)) == 5


@pytest.mark.parametrize("seed", [2**255, -(2**255), 10**100])
def test_larger_seeds_are_refused(seed: int) -> None:
    with pytest.raises(BadConfig):
        check_seed(seed)
    with pytest.raises(BadConfig):
        magpie.GAME.start(magpie.GAME.setup(2), seed)


@pytest.mark.parametrize("seed", [0, 1, 2**255 - 1])
def test_a_position_takes_seeds_from_nothing_on(seed: int) -> None:
    assert position_seed(seed) == seed


@pytest.mark.parametrize("seed", [-1, 2**255, True, 1.0, "1", None, [1]])
def test_and_nothing_else(seed: object) -> None:
    with pytest.raises(BadPosition, match=r"rule 3\.1"):
        position_seed(seed, "3.1")


def test_no_game_can_let_another_seed_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if ``set_up`` of a game ignores it, the session does not."""
    game = magpie.GAME
    state = game.start(game.setup(2), 7)
    state.chance.seed = -1
    monkeypatch.setattr(type(game), "read_position", lambda *_: state)
    with pytest.raises(BadPosition):
        Session.from_position(game, {})


def test_a_shuffle_of_too_many_cards_is_our_mistake() -> None:
    assert sorted(shuffled(sealed(), MOST)) == list(range(MOST))
    with pytest.raises(RuleBug):
        shuffled(sealed(), MOST + 1)


@pytest.mark.parametrize("game", GAMES, ids=[g.id for g in GAMES])
def test_the_quick_source_is_never_used_at_a_table(game: Game) -> None:
    s = begin(game, 11, 1)
    assert s.chance.quick == 0
    finish(game, s, Dice(3))
    assert s.chance.quick == 0
    assert s.chance.seed == 11


# -- scripts -----------------------------------------------------------------------------------------------------


def test_scripted_numbers_come_in_their_order_and_count_as_drawn() -> None:
    chance = sealed(script=[5, 0])
    assert [chance.below(6), chance.below(6)] == [5, 0]
    assert (chance.script, chance.drawn) == ([], 2)


@pytest.mark.parametrize("value", [6, -1, "3", True, None, ["a"], 2.0])
def test_a_scripted_number_that_does_not_fit_is_refused_and_kept(value: object) -> None:
    chance = sealed(script=[value, 1])
    with pytest.raises(BadScript):
        chance.below(6)
    assert (chance.script, chance.used()) == ([value, 1], 0)


def test_a_script_that_is_used_up_is_refused() -> None:
    chance = sealed(script=[])
    with pytest.raises(BadScript):
        chance.below(6)
    assert chance.used() == 0
    s = table(deck="a b", script=[])
    with pytest.raises(BadScript):
        s.shuffle(DECK)


def test_dice_are_thrown_at_once_and_each_face_is_as_likely() -> None:
    for chance in (sealed(3), Chance(0, 0, 0, 12345, None)):
        counts = Counter(face for _ in range(1500) for face in chance.roll(4, 6))
        assert set(counts) == set(range(1, 7))
        assert chi_square(counts, 6) < 25
        assert chance.drawn == 1500
    assert sealed(5).roll(4, 6) == sealed(5).roll(4, 6) != sealed(6).roll(4, 6)


def test_scripted_dice_are_a_list_of_faces() -> None:
    chance = sealed(script=[[1, 3, 5, 6], ["2", "4"]])
    assert (chance.roll(4, 6), chance.roll(2, 6), chance.drawn) == ([1, 3, 5, 6], [2, 4], 2)
    with pytest.raises(BadScript, match="used up"):
        chance.roll(4, 6)


@pytest.mark.parametrize("value", [3, [1, 2, 3], [1, 2, 3, 7], [0, 1, 2, 3], [True, 1, 2, 3], "1234", [1, 2, 3, "x"]])
def test_scripted_dice_that_do_not_fit_are_refused_and_kept(value: object) -> None:
    chance = sealed(script=[value])
    with pytest.raises(BadScript):
        chance.roll(4, 6)
    assert (chance.script, chance.drawn) == ([value], 0)


def test_a_scripted_shuffle_of_twins_is_laid_out_by_code() -> None:
    s = table(deck="a b a c", script=[["a", "c", "a", "b"]])
    s.shuffle(DECK)
    assert written(s, DECK) == "b a c a"


@pytest.mark.parametrize(
    "order", [["a", "b"], ["a", "b", "d"], ["a", "b", "c", "c"], ["a", "a", "b"], 3, "abc", [0, 1, 2]]
)
def test_a_scripted_order_that_does_not_fit_is_refused_and_nothing_is_moved(order: object) -> None:
    s = table(deck="a b c", script=[order])
    with pytest.raises(BadScript):
        s.shuffle(DECK)
    assert (written(s, DECK), s.chance.script, s.chance.used()) == ("a b c", [order], 0)


@pytest.mark.parametrize(("deck", "order"), [("a b c", ["a"]), ("x#1 y x#2", ["x#2", "x#2", "y"])])
def test_the_refusal_of_an_order_lists_the_cards_top_first_like_the_script(deck: str, order: list[str]) -> None:
    s = numbered() if "#" in deck else table(deck=deck)
    s.chance.script = [order]
    with pytest.raises(BadScript, match=f"for a shuffle of {' '.join(reversed(deck.split()))} "):
        s.shuffle(DECK)


@pytest.mark.parametrize("script", [[], [["stone"]], [4]])
def test_a_misfit_in_the_middle_of_a_move_leaves_the_whole_table_as_it_was(script: list[object]) -> None:
    m = session_at(oracle.GAME, 2, {oracle.DECK: "stone peek", oracle.HAND[0]: "mix stone"}, Frame(oracle.TURN, 0))
    m.state.chance.script = list(script)
    before, told = to_data(m.game, m.state.clone()), len(m.log)
    with pytest.raises(BadScript):
        m.play(0, "mix")
    assert to_data(m.game, m.state) == before
    assert (len(m.log), m.inputs) == (told, [])
    m.state.chance.script = [["peek", "stone"]]
    m.play(0, "mix")
    assert written(m.state, oracle.DECK) == "stone peek"


def numbered() -> Toy:
    codes = ["x#1", "x#2", "y"]
    return lay_out(Layout([common("deck", DECK, TO_NOBODY)], codes, [0, 0, 0], 2), {DECK: "x#1 y x#2"}, [])


def test_a_plain_code_in_a_script_stands_for_any_of_its_numbered_cards() -> None:
    s = numbered()
    s.chance.script = [["y", "x", "x"]]
    s.shuffle(DECK)
    assert sorted(written(s, DECK).split()[:2]) == ["x#1", "x#2"]
    assert written(s, DECK).split()[2] == "y"


def test_a_numbered_code_in_a_script_stands_for_itself() -> None:
    s = numbered()
    s.chance.script = [["x#2", "y", "x#1"]]
    s.shuffle(DECK)
    assert written(s, DECK) == "x#1 y x#2"


def test_a_numbered_code_named_twice_is_refused() -> None:
    s = numbered()
    s.chance.script = [["x#2", "x#2", "y"]]
    with pytest.raises(BadScript):
        s.shuffle(DECK)
    assert written(s, DECK) == "x#1 y x#2"
