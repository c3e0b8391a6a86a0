"""Plural forms follow CLDR in every language, and a further language is a file of core words and one of each game."""

from __future__ import annotations

import shutil
from decimal import Decimal
from pathlib import Path

import pytest

from xenodeck.core.definition import wording
from xenodeck.core.definition.plurals import choose, form_of, forms_of, least_forms
from xenodeck.core.definition.wording import COMMON, Words, fill, languages, nearest_language
from xenodeck.core.errors import GameError
from xenodeck.core.sessions.session import Session
from xenodeck.core.words.telling import Teller
from xenodeck.games import find
from xenodeck.games.ufoludki.meta import GAME as UFOLUDKI

# number -> its form in languages of four and of six, as their grammars say
SLOVENIAN = {0: "other", 1: "one", 2: "two", 3: "few", 4: "few", 5: "other", 11: "other", 101: "one", 102: "two"}
ARABIC = {0: "zero", 1: "one", 2: "two", 3: "few", 10: "few", 11: "many", 99: "many", 100: "other", 103: "few"}


@pytest.mark.parametrize(("language", "expected"), [("sl", SLOVENIAN), ("ar", ARABIC)])
def test_a_language_of_many_forms_has_one_for_every_number(language: str, expected: dict[int, str]) -> None:
    forms = forms_of(language)
    assert {number: forms[form_of(number, language)] for number in expected} == expected
    template = "{n|" + "|".join(forms) + "}"
    assert {number: fill(template, {"n": number}, language) for number in expected} == expected


def test_forms_are_given_in_the_order_of_cldr() -> None:
    assert forms_of("ja") == ("other",)
    assert forms_of("pl") == ("one", "few", "many", "other")
    assert forms_of("ar") == ("zero", "one", "two", "few", "many", "other")
    assert forms_of("pt-BR") == ("one", "many", "other")


@pytest.mark.parametrize(
    ("language", "least"), [("ja", 1), ("en", 2), ("fr", 2), ("pl", 3), ("cs", 3), ("sl", 4), ("ar", 6)]
)
def test_forms_that_only_fractions_or_millions_take_may_be_left_out(language: str, least: int) -> None:
    assert least_forms(language) == least


@pytest.mark.parametrize(
    ("value", "form"),
    [(1, "one"), (-1, "one"), (True, "one"), (1.0, "one"), ("1", "one"), (2, "few"), (5, "many")]
    + [(0.5, "other"), (1.5, "other"), ("1.5", "other"), (1e-9, "other")],
)
def test_fractions_and_numbers_written_as_text_have_a_form(value: object, form: str) -> None:
    assert choose(["one", "few", "many", "other"], value, "pl") == form


@pytest.mark.parametrize("value", ["?", "two", "", "1.x", None, float("nan"), float("inf"), Decimal(1), [1]])
def test_what_is_no_number_takes_the_last_form(value: object) -> None:
    assert choose(["one", "few", "many", "other"], value, "pl") == "other"
    assert choose(["card", "cards"], value, "en") == "cards"


@pytest.mark.parametrize("language", ["xx", "tlh", "e1", ""])
def test_a_language_that_nobody_knows_how_to_count_in_is_refused_by_name(language: str) -> None:
    with pytest.raises(GameError, match=f"plural rules for the language '{language}'") as no:
        fill("{n|a|b}", {"n": 1}, language)
    assert no.value.code == "NO_LANGUAGE"


# -- a third language --------------------------------------------------------------------------------------------


@pytest.fixture
def arabic(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a game that speaks Arabic, by one file of core words and two of its own."""
    core, game = tmp_path / "core", tmp_path / "ufoludki"
    shutil.copytree(COMMON, core)
    shutil.copytree(UFOLUDKI.folder, game, ignore=shutil.ignore_patterns("*.py", "__pycache__", "v1", "tests"))
    text = (core / "en.toml").read_text("utf-8")
    cards = 'cards = "{number} {number|card|cards}"'
    assert cards in text
    forms = 'cards = "{number} {number|بطاقات|بطاقة|بطاقتان|بطاقات قليلة|بطاقة كثيرة|بطاقة أخرى}"'
    (core / "ar.toml").write_text(text.replace(cards, forms), "utf-8")
    text = (game / "words.en.toml").read_text("utf-8")
    take = 'take = "{seat} takes {number} {number|token|tokens} from Earth."'
    assert take in text
    forms = 'take = "{seat}: {number} {number|صفر|واحد|اثنان|قليل|كثير|آخر}."'
    (game / "words.ar.toml").write_text(text.replace(take, forms), "utf-8")
    shutil.copy(game / "rules.en.md", game / "rules.ar.md")
    monkeypatch.setattr(wording, "COMMON", core)
    return game


def test_a_third_language_is_a_file_of_core_words_and_those_of_the_game(arabic: Path) -> None:
    assert languages(arabic) == ["ar", "en", "pl"]
    assert nearest_language(arabic, "ar-EG") == "ar"
    words = Words.of(arabic, "ar")
    counted = [words.say("table", "cards", number=number) for number in (0, 1, 2, 7, 11, 100)]
    assert counted == ["0 بطاقات", "1 بطاقة", "2 بطاقتان", "7 بطاقات قليلة", "11 بطاقة كثيرة", "100 بطاقة أخرى"]
    taken = [words.say("log", "take", seat="A", number=number) for number in (0, 1, 2, 7, 11, 100)]
    assert taken == ["A: 0 صفر.", "A: 1 واحد.", "A: 2 اثنان.", "A: 7 قليل.", "A: 11 كثير.", "A: 100 آخر."]


def test_a_game_is_played_and_told_in_a_third_language(arabic: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("ufoludki")
    monkeypatch.setattr(game, "folder", arabic)
    session = Session.from_position(game, {"earth": 12, "hands": [["S3A"], ["S2A"], []], "deck": []})
    session.play(0, "S3A")
    lines = [Teller(game, "ar", 3, ["A", "B", "C"]).sentence(event) for event in session.events(0)]
    assert "A: 3 قليل." in lines
