"""Words: numbers choose their form in each language, pages are read rule by rule, what is missing is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from xenodeck.core.definition.wording import Words, fill, languages, nearest_language, plural_form
from xenodeck.core.errors import GameError
from xenodeck.games import find

PAGE = """# A game

Nothing here belongs to a rule.

## 1 Setting up

**1.1 Cards.** Five each [1.2].

- and a list that belongs to it

**1.2 A title, with more.** Text.

## U Rulings

Neither does this.

**U1 First ruling.** So it is.
**U12.3 Fine print** Without a stop.
**UG.2 For all.** Of a kind.
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "words.en.toml").write_text('[log]\ntake = "{seat} takes {n} {n|card|cards}."\n[table]\nyou = "thou"\n')
    (tmp_path / "words.pl.toml").write_text('[log]\ntake = "{seat} bierze {n} {n|kartę|karty|kart}."\n')
    (tmp_path / "rules.en.md").write_text(PAGE)
    return tmp_path


@pytest.mark.parametrize(
    ("n", "text"), [(0, "0 cards"), (1, "1 card"), (2, "2 cards"), (21, "21 cards"), (-1, "-1 cards")]
)
def test_english_has_one_and_many(n: int, text: str) -> None:
    assert fill("{n} {n|card|cards}", {"n": n}, "en") == text


@pytest.mark.parametrize(
    ("numbers", "form"),
    [
        ([1], "łup"),
        ([2, 3, 4, 22, 23, 34, 102, 1004], "łupy"),
        ([0, 5, 10, 11, 12, 13, 14, 15, 21, 25, 31, 101, 111, 112, 114, 212, 1000, 1013], "łupów"),
    ],
)
def test_polish_has_one_few_and_many(numbers: list[int], form: str) -> None:
    for n in numbers:
        assert fill("{n|łup|łupy|łupów}", {"n": n}, "pl") == form, n
        assert ["łup", "łupy", "łupów"][plural_form(n, "pl")] == form


def test_a_template_with_too_few_forms_uses_the_last() -> None:
    assert fill("{n|łup|łupy}", {"n": 5}, "pl") == "łupy"


def test_facts_are_filled_in_as_they_are() -> None:
    assert fill("{who} {n|is|are} {what}", {"who": "{n|x}", "n": 1, "what": "a|b"}, "en") == "{n|x} is a|b"


def test_a_fact_that_is_missing_is_our_mistake() -> None:
    with pytest.raises(KeyError):
        fill("{who}", {}, "en")
    with pytest.raises(KeyError):
        fill("{n|a|b}", {}, "en")


def test_sentences_come_from_the_folder_and_overrule_the_common_words(folder: Path) -> None:
    english, polish = Words.of(folder, "en"), Words.of(folder, "pl")
    assert english.say("log", "take", seat="Ada", n=1) == "Ada takes 1 card."
    assert polish.say("log", "take", seat="Ada", n=3) == "Ada bierze 3 karty."
    assert english.get("table", "you") == "thou"
    assert polish.get("table", "you") == "ty"
    assert english.has("refusals", "GAME_OVER")
    assert not english.has("log", "fly")


def test_words_that_are_missing_are_named(folder: Path) -> None:
    with pytest.raises(KeyError, match=r"log\.fly in en"):
        Words.of(folder, "en").get("log", "fly")
    with pytest.raises(KeyError):
        Words.of(folder, "en").get("nowhere", "fly")


def test_a_section_may_lie_in_another_one(tmp_path: Path) -> None:
    (tmp_path / "words.en.toml").write_text('[choices.claim]\n1 = "Claim it"\n[choices.paint]\n1 = "Red"\n')
    words = Words.of(tmp_path, "en")
    assert (words.get("choices.claim", "1"), words.get("choices.paint", "1")) == ("Claim it", "Red")
    assert not words.has("choices", "claim"), "a section is no words"
    assert not words.has("choices.claim.1", "more")
    with pytest.raises(KeyError, match=r"choices\.claim\.2 in en"):
        words.get("choices.claim", "2")


def test_a_language_that_is_missing_is_answered_with_those_there_are(folder: Path) -> None:
    assert languages(folder) == ["en", "pl"]
    with pytest.raises(GameError) as no:
        Words.of(folder, "xx")
    assert (no.value.code, no.value.legal) == ("NO_LANGUAGE", ["en", "pl"])


def test_a_rules_page_is_read_rule_by_rule(folder: Path) -> None:
    rules = Words.of(folder, "en").rules()
    assert [(r.number, r.title, r.section) for r in rules] == [
        ("1.1", "Cards", "1 Setting up"),
        ("1.2", "A title, with more", "1 Setting up"),
        ("U1", "First ruling", "U Rulings"),
        ("U12.3", "Fine print", "U Rulings"),
        ("UG.2", "For all", "U Rulings"),
    ]
    assert rules[0].text == "Five each [1.2].\n\n- and a list that belongs to it"
    assert rules[1].text == "Text."


def test_a_rule_is_found_by_its_number_in_any_case(folder: Path) -> None:
    words = Words.of(folder, "en")
    assert words.rule("u1").text == "So it is."
    with pytest.raises(GameError) as no:
        words.rule("9.9")
    assert (no.value.code, no.value.legal) == ("NO_RULE", ["1.1", "1.2", "U1", "U12.3", "UG.2"])


@pytest.mark.parametrize(("wanted", "given"), [("pl", "pl"), ("pl-PL", "pl"), ("xx", "en"), ("", "en"), ("EN", "en")])
def test_a_language_that_a_game_does_not_speak_becomes_english(wanted: str, given: str) -> None:
    assert nearest_language(find("ufoludki").folder, wanted) == given
