"""What is wrong in a game's cards.toml is told by card and key."""

from __future__ import annotations

from pathlib import Path

import pytest

from xenodeck.core.definition.card_list import read_cards
from xenodeck.core.errors import GameError

CODES = ["SUN", "MOON"]
WHOLE = '[[card]]\ncode = "SUN"\ncopies = 3\n\n[[card]]\ncode = "MOON"\ncopies = 4\nnight = 1\n'


def read(folder: Path, text: str) -> list[dict[str, object]]:
    (folder / "cards.toml").write_text(text, "utf-8")
    cards: list[dict[str, object]] = read_cards(folder / "cards.toml", CODES, {"copies": int}, {"night": int})["card"]
    return cards


def test_cards_are_read_in_the_order_of_their_codes(tmp_path: Path) -> None:
    assert [card["copies"] for card in read(tmp_path, WHOLE)] == [3, 4]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            "copies = 3",
            "copeis = 3",
            "the card SUN has 'copeis', which nothing reads; a card may have code, copies, night",
        ),
        ("copies = 4\n", "", "the card MOON has no 'copies'"),
        ("copies = 3", 'copies = "3"', "the card SUN: copies is '3' and not a whole number"),
        ('code = "SUN"\n', "", "card number 1 has no 'code'"),
        ('"SUN"', '"SON"', "SON is not among the codes of the game; the codes are SUN, MOON"),
        ('"SUN"', '"MOON"', "the card MOON is there twice"),
        ('[[card]]\ncode = "SUN"\ncopies = 3\n', "", "SUN has no entry [[card]]; the codes are SUN, MOON"),
        (WHOLE, "moon = 1\n", "it has no cards; each is an entry [[card]]"),
        ('"SUN"', '"SUN', "is no TOML: Illegal character"),
        (WHOLE, WHOLE[WHOLE.index("\n\n") + 2 :] + WHOLE[: WHOLE.index("\n\n")], "its cards are in another order"),
    ],
)
def test_a_slip_is_told_by_card_and_key(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in WHOLE
    with pytest.raises(GameError) as no:
        read(tmp_path, WHOLE.replace(old, new, 1))
    assert no.value.code == "BAD_GAMES" and f"{tmp_path}/cards.toml" in no.value.text and said in no.value.text


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(GameError, match=r"cards\.toml: this file is missing"):
        read_cards(tmp_path / "cards.toml", CODES, {})
