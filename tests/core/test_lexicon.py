"""Words people type instead of figures and codes, in every language; codes of a game that look like something else."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.tables import DECK, HAND, Tiny, session_at
from toys.auction import meta as auction
from toys.base import Toy
from toys.oracle import meta as oracle
from toys.slap import meta as slap
from xenodeck.core.definition.wording import Words
from xenodeck.core.errors import Refusal
from xenodeck.core.records.record import Record
from xenodeck.core.rules.state import CARD, NUMBER, Frame, Rule
from xenodeck.core.sessions.session import Session
from xenodeck.core.tabletop.layout import TO_NOBODY, TO_OWNER, Layout, common, per_seat
from xenodeck.core.words.attempt import read, why_not
from xenodeck.core.words.lexicon import Lexicon, lexicon, normalise
from xenodeck.core.words.telling import Teller, shortened
from xenodeck.games import find
from xenodeck.testkit import Scenario

# -- codes that look like figures ----------------------------------------------------------------------------------

FLEET = ["X4", "SEAT1", "X", "CARD"]


class Launch(Rule[Toy]):
    """1.1 A ship of the own hand, and how many of the others go with it."""

    def question(self, s: Toy, f: Frame, before: list[int]) -> tuple[str, str]:
        return ("escort", NUMBER) if before else ("ship", CARD)

    def options(self, s: Toy, f: Frame) -> list[int] | None:
        return s.zones[HAND[f.seat]]

    def follow(self, s: Toy, f: Frame, seat: int, before: list[int], pick: int) -> list[int] | None:
        return None if before else [1, 2, 3, 4]

    def resolve(self, s: Toy, f: Frame, pick: int) -> None:
        s.finish()


class Fleet(Tiny):
    def layout(self, seats: int) -> Layout:
        return Layout([common("deck", DECK, TO_NOBODY), per_seat("hand", HAND, TO_OWNER)], FLEET, [0] * 4, seats)

    def fillers(self) -> tuple[str, ...]:
        return ("card", "with")


def fleet() -> Session:
    launch = Frame(Launch(), 0)
    return session_at(Fleet(launch), 2, {HAND[0]: " ".join(FLEET)}, launch)


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("X4", "X4"),
        ("x4 x3", "X4 3"),
        ("X4 with ×4", "X4 4"),
        ("SEAT1 seat 2", "SEAT1 2"),
        ("seat1 with 2", "SEAT1 2"),
        ("X 3", "X 3"),
        ("card 1", "CARD 1"),
    ],
)
def test_a_code_of_the_game_is_never_taken_for_a_figure_or_a_word_that_means_nothing(typed: str, words: str) -> None:
    m = fleet()
    whole = m.play(0, typed)
    assert (m.inputs[0].words if whole else m.unfinished_words(0)) == words


def test_without_such_codes_the_same_words_are_figures() -> None:
    assert normalise("x4 SEAT1 × 3") == ["4", "1", "3"]
    assert normalise("x4 SEAT1 X3", frozenset({"x4", "seat1"})) == ["x4", "SEAT1", "3"]


# -- choices -------------------------------------------------------------------------------------------------------


def allied() -> Scenario:
    return Scenario("frenzy", config={"players": 3, "expansion": True}, phase=2, invasion="ALLIANCE",
                 hands=["GREY VIEW", "GREY GREY", "GREY GREY"])  # fmt: skip


@pytest.mark.parametrize("colour", ["green", "G", "gr", "Zielony", "zielony", "z", "1"])
def test_a_colour_is_typed_in_any_language_and_written_as_ever(colour: str) -> None:
    t = allied().pick("reveal")
    assert t.asked() == "seat 0 colour: 0, 1, 2", "what programs see stays as it was"
    t.pick(f"{colour} 2")
    assert t.session.inputs[-1].words == "1 2"


@pytest.mark.parametrize(
    "nothing", ["pass", "pas", "Reveal", "none", "no Action", "odkryj", "bez akcji", "Odkryj kartę"]
)
def test_doing_nothing_has_words_of_its_own(nothing: str) -> None:
    t = allied().pick(nothing)
    assert t.session.inputs[-1].words == "pass"


@pytest.mark.parametrize("colour", ["gold", "e", "3", "-1", "greenish", "red green", "czer wony"])
def test_what_is_no_colour_is_refused_and_the_words_for_colours_are_named(colour: str) -> None:
    no = allied().pick("pass").refused(colour)
    assert no.legal in ([], ["0", "1", "2"], ["seat 1", "seat 2"])
    if no.legal == ["0", "1", "2"]:
        assert Teller(find("frenzy"), "en", 3).legal(no) == ["red", "green", "blue"]
        assert Teller(find("frenzy"), "pl", 3).legal(no) == ["czerwony", "zielony", "niebieski"]


def test_a_label_of_one_word_needs_no_other() -> None:
    m = Session.start(auction.GAME, 3, 1, {})
    question = m.view(1).question
    assert question is not None
    card = question.options[0].word
    assert read(m.game, m.state, 1, f"{card} double")[1:] == read(m.game, m.state, 1, f"{card} podwojna")[1:] == [1]
    assert Teller(m.game, "pl", 3).word("double", "1") == "podwójna"
    assert Teller(slap.GAME, "en", 3).word("claim", "1") == "claim"


def test_a_beginning_counts_only_if_nothing_else_ever_begins_like_it() -> None:
    words = find("frenzy")
    known = lexicon(words.folder, words.setup(2).layout.codes, words.fillers())
    assert known.begun("against", "ste") == {"3"} and known.begun("against", "cz") == {"0"}
    assert known.begun("against", "nie") == set(), "niebieski, niewidzialny"
    assert known.begun("against", "s") == set(), "one letter is a word of its own or nothing"


def test_a_word_that_means_two_things_is_our_mistake(tmp_path: Path) -> None:
    for language, short in (("en", "n"), ("pl", "n")):
        (tmp_path / f"words.{language}.toml").write_text(f'[typed.say]\n{int(language == "pl")} = "{short}"\n')
    with pytest.raises(ValueError, match="'n' means both 0 and 1 as an answer to say"):
        Lexicon([Words.of(tmp_path, language) for language in ("en", "pl")], frozenset(), ())


# -- numbers and places --------------------------------------------------------------------------------------------


def sighted() -> Scenario:
    return Scenario("frenzy", config={"players": 2}, phase=1, hands=["DEFEND.R SAFETY", "GREY"], reserve="UFO UFO",
                 supply="GREY UFO VIEW SAFETY", ufos=[1, 2, 3])  # fmt: skip


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("DEFEND.R green top secretly", "DEFEND.R UFO#2 0 0"),
        ("Red Defend, blue, bottom, openly", "DEFEND.R UFO#3 4 1"),
        ("czerwony obronca zielone srodek jawnie", "DEFEND.R UFO#2 2 1"),
        ("defend.r UFO#3 spód S", "DEFEND.R UFO#3 4 0"),
        ("defend.r ufo#3 3 no", "DEFEND.R UFO#3 3 0"),
        ("SAFETY top", "SAFETY supply 0"),
        ("Schron środek", "SAFETY supply 1"),
        ("safety bottom", "SAFETY supply 3"),
        ("safety 3", "SAFETY supply 3"),
    ],
)
def test_numbers_and_places_have_words_for_their_ends_and_middle(typed: str, words: str) -> None:
    t = sighted().pick(typed)
    assert t.session.inputs[-1].words == words
    record = Record.of(t.session)
    assert Record.of(record.replay(t.session.game)) == record


def test_after_a_view_a_place_is_typed_as_the_page_says_it() -> None:
    """6.8 The page speaks of the top and of elsewhere."""
    for typed, words in (("top", "GREY"), ("elsewhere 2", "supply 2"), ("2", "supply 2"), ("bottom", "supply 3")):
        t = Scenario("frenzy", config={"players": 2}, phase=1, hands=["VIEW GREY", "GREY"],
                     supply="GREY UFO VIEW SAFETY").pick("VIEW").pick(typed)  # fmt: skip
        assert t.session.inputs[-1].words == words


def test_all_of_ones_cards_can_be_sent() -> None:
    for typed in ("SWARM all", "strength in numbers all", "W kupie siła wszystkie", "swarm 3"):
        t = Scenario("ufoludki", hands=["SWARM SWARM SWARM S2A", "S2A"], earth=20).pick(typed)
        assert t.session.inputs[-1].words == "SWARM 3"


def test_a_refusal_of_a_place_offers_its_words_and_the_range() -> None:
    no = sighted().refused("DEFEND.R green 99")
    assert no.legal == ["0", "1", "2", "3", "4"]
    assert Teller(find("frenzy"), "en", 2).legal(no) == ["top", "middle", "bottom", "0", "…", "4"]
    assert Teller(find("frenzy"), "pl", 2).legal(no)[:3] == ["wierzch", "środek", "spód"]
    assert shortened(["1", "2", "3"]) == ["1", "2", "3"]


def test_the_words_of_a_place_are_those_of_one_pile() -> None:
    """Where cards of several piles are offered, nobody could say whose top is meant."""
    m = session_at(oracle.GAME, 2, {oracle.DECK: "stone peek doom mix"}, Frame(oracle.DRAW, 0))
    assert why_not(m.game, m.state, 0, "top") is not None, "and this game has no words for them at all"


# -- names of cards ------------------------------------------------------------------------------------------------


def test_a_card_is_typed_by_its_name_and_the_longest_name_counts() -> None:
    hands = ["VIEW VIEW_TWO GREY", "GREY"]
    wave = {"players": 2, "expansion": True}
    for typed, word in (("view two", "VIEW_TWO"), ("View", "VIEW"), ("podwojny podglad", "VIEW_TWO")):
        t = Scenario("frenzy", config=wave, phase=2, hands=hands, invasion="RELAX1 RELAX1 RELAX1").pick(typed)
        assert t.session.inputs[-1].words == word


def test_a_name_of_a_card_that_is_not_held_is_refused_like_its_code() -> None:
    t = Scenario("ufoludki", hands=["S2A", "S2A"], earth=20)
    assert isinstance(t.refused("recruitment"), Refusal)
