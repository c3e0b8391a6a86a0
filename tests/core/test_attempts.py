"""What people type: words in many shapes, fillers, mistakes of every kind; asking why not changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

from core.tables import CHOOSE, END, Tiny, session, session_at
from core.test_questions import PARTS
from toys.magpie import meta as magpie
from toys.oracle import meta as oracle
from xenodeck.core.definition.wording import Words
from xenodeck.core.errors import GameError, Refusal
from xenodeck.core.knowledge.worlds import redeal
from xenodeck.core.records.save import to_data
from xenodeck.core.rules.state import Frame
from xenodeck.core.sessions.session import Session
from xenodeck.core.words.attempt import Attempt, move_words, read, why_not
from xenodeck.core.words.lexicon import normalise
from xenodeck.games import find
from xenodeck.testkit import Scenario

END_FRAME = Frame(END, -1)


def raid() -> Scenario:
    return Scenario("ufoludki", hands=["COUNTER SWARM SWARM S2A", "GENERAL", "S2A"], earth=20, loot=[1, 5, 0])


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("COUNTER seat 2", ["COUNTER", "2"]),
        ("COUNTER seat2", ["COUNTER", "2"]),
        ("COUNTER SEAT2", ["COUNTER", "2"]),
        ("swarm x3", ["swarm", "3"]),
        ("swarm x 3", ["swarm", "3"]),
        ("swarm ×3", ["swarm", "3"]),
        ("swarm × 3", ["swarm", "3"]),
        ("swarm, 3", ["swarm", "3"]),
        ("  a \t b\n", ["a", "b"]),
        ("seat -1", ["-1"]),
        ("seat", ["seat"]),
        ("x", ["x"]),
        ("seat x", ["seat", "x"]),
        ("xray seatbelt", ["xray", "seatbelt"]),
        ("", []),
    ],
)
def test_words_are_brought_into_one_shape(typed: str, words: list[str]) -> None:
    assert normalise(typed) == words


@pytest.mark.parametrize(
    "typed", ["COUNTER 2", "counter seat 2", "play Counter target seat2", "play card COUNTER, from 2"]
)
def test_a_move_may_be_typed_in_many_ways(typed: str) -> None:
    t = raid()
    t.pick(typed)
    assert t.session.inputs[0].words == "COUNTER 2"


def test_a_game_says_which_words_mean_nothing() -> None:
    assert why_not(find("ufoludki"), raid().session.state, 0, "play S2A") is None
    m = session(Tiny(Frame(CHOOSE, 0), END_FRAME))
    assert why_not(m.game, m.state, 0, "play 2") is not None


@pytest.mark.parametrize(
    "typed",
    [
        "--5",
        "COUNTER --5",
        "COUNTER ²",
        "SWARM --1",
        "SWARM ²",
        "SWARM ①",
        "-",
        "COUNTER -",
        "SWARM 99999999999999999999999",
    ],
)
def test_strange_figures_are_refused_like_any_other_word(typed: str) -> None:
    raid().refused(typed)


@pytest.mark.parametrize(
    "typed", ["", "   ", "play", "S2A S2A", "COUNTER 1 1", "SWARM 2 2", "seat", "{", "[1]", "{}", '{"a": 1']
)
def test_what_is_no_move_is_refused_with_code_and_sentence(typed: str) -> None:
    no = raid().refused(typed)
    assert no.code
    assert no.text


def test_an_answer_that_is_no_option_names_what_would_be() -> None:
    m = session(Tiny(Frame(PARTS, 0), END_FRAME))
    no = why_not(m.game, m.state, 0, "4 9")
    assert no is not None
    assert (no.code, no.legal) == ("NOT_AN_OPTION", ["7", "8"])
    no = why_not(m.game, m.state, 0, "")
    assert no is not None
    assert no.legal == ["1", "2", "3", "4"]


def test_more_words_than_the_move_has_parts_are_refused() -> None:
    m = session(Tiny(Frame(PARTS, 0), END_FRAME))
    no = why_not(m.game, m.state, 0, "2 2")
    assert no is not None


def test_half_a_line_may_be_said() -> None:
    m = session(Tiny(Frame(PARTS, 0), END_FRAME))
    assert why_not(m.game, m.state, 0, "4") is None
    assert read(m.game, m.state, 0, "4 8") == [4, 8]
    m.play(0, "4")
    assert read(m.game, m.state, 0, "8") == [4, 8]


@pytest.mark.parametrize("attempt", ["4", "4 8", "9", "", "{", {"type": "play"}, {}])
@pytest.mark.parametrize("seat", [-1, 0, 1, 9])
def test_asking_why_not_changes_nothing(attempt: Attempt, seat: int) -> None:
    m = session(Tiny(Frame(PARTS, 0), END_FRAME))
    m.play(0, "1")
    before = to_data(m.game, m.state)
    for _ in range(2):
        why_not(m.game, m.state, seat, attempt)
    assert to_data(m.game, m.state) == before
    assert len(m.inputs) == 0


@pytest.mark.parametrize("seat", [True, "0", None, 0.0])
def test_a_seat_that_is_no_number_is_nobodys(seat: Any) -> None:
    m = session(Tiny(Frame(PARTS, 0), END_FRAME))
    no = why_not(m.game, m.state, seat, "4")
    assert no is not None
    assert no.code == "NOT_YOUR_TURN"
    with pytest.raises(Refusal):
        m.play(seat, "4")


def test_seats_that_are_not_asked_and_games_that_are_over_come_first() -> None:
    m = session(Tiny(Frame(CHOOSE, 0), END_FRAME))
    for attempt in ("2", "nonsense", "{"):
        no = why_not(m.game, m.state, 1, attempt)
        assert no is not None
        assert no.code == "NOT_YOUR_TURN"
    m.play(0, "2")
    no = why_not(m.game, m.state, 0, "nonsense")
    assert no is not None
    assert no.code == "GAME_OVER"


def test_a_refusal_as_data_has_code_rule_sentence_and_what_would_be_legal() -> None:
    no = raid().refused("COUNTER 0")
    data = no.to_data()
    assert data["code"] == "BAD_TARGET"
    assert data["rule"] == "5.2"
    assert data["legal"] == ["seat 1", "seat 2"]
    assert str(no) == f"BAD_TARGET: {data['text']} (rule 5.2) Allowed: seat 1, seat 2."


def test_why_not_tells_nothing_that_the_seat_does_not_know() -> None:
    m = session_at(
        oracle.GAME, 2, {oracle.DECK: "stone peek doom mix", oracle.HAND[0]: "bury stone"}, Frame(oracle.DRAW, 0)
    )
    tried = ["doom", "deck 0", "deck 3", "deck 4", "stone", "mix", "1"]

    def answers(game_state: object) -> list[object]:
        found: list[object] = []
        for words in tried:
            no = why_not(m.game, game_state, 0, words)  # type: ignore[arg-type]
            found.append(None if no is None else no.to_data())
        return found

    truth = answers(m.state)
    assert truth[1] is None
    assert truth[0] is not None
    for number in range(8):
        assert answers(redeal(m.state, 0, number)) == truth


def test_an_unseen_card_is_named_by_its_place() -> None:
    m = session_at(
        oracle.GAME, 2, {oracle.DECK: "stone peek doom mix", oracle.HAND[0]: "bury stone"}, Frame(oracle.DRAW, 0)
    )
    assert read(m.game, m.state, 0, "deck 3") == [0]
    assert read(m.game, m.state, 0, "DECK 0") == [3]
    assert read(m.game, m.state, 0, "2") == [1]
    assert why_not(m.game, m.state, 0, "4") is not None
    assert move_words(m.state, 0, [1]) == "deck 2"


def test_twins_are_named_by_number() -> None:
    m = session_at(
        magpie.GAME, 2, {magpie.HAND[0]: "trinket magpie trinket", magpie.HAND[1]: "magpie"}, Frame(magpie.TURN, 0)
    )
    assert read(m.game, m.state, 0, "trinket") == [0]
    assert read(m.game, m.state, 0, "trinket#2") == [2]
    assert move_words(m.state, 0, [2]) == "trinket#2"
    assert why_not(m.game, m.state, 0, "trinket#3") is not None


def test_every_word_offered_is_understood() -> None:
    m = Session.start(oracle.GAME, 3, 4, {})
    for _ in range(25):
        if m.state.over:
            break
        seat = m.waiting()[0]
        question = m.view(seat).question
        assert question is not None
        for option in question.options:
            assert why_not(m.game, m.state, seat, option.word) is None, option.word
        m.play(seat, question.options[-1].word)


def test_the_refusals_of_the_core_can_be_said_in_every_language() -> None:
    """A code with a sentence in the words brings the facts that its sentence needs."""
    refusals: list[Refusal] = []
    m = session(Tiny(Frame(PARTS, 0), END_FRAME))
    for seat, attempt in ((1, "2"), (0, "9"), (0, ""), (0, "{"), (0, {"type": "play"}), (True, "2")):
        no = why_not(m.game, m.state, seat, attempt)
        assert no is not None
        refusals.append(no)
    for deed in (m.undo, lambda: m.answer(1, 2)):
        with pytest.raises(GameError) as refused:
            deed()
        assert isinstance(refused.value, Refusal)
        refusals.append(refused.value)
    from xenodeck.core.rules import engine

    with pytest.raises(Refusal) as refused:
        engine.answer(m.state, 0, 99)
    refusals.append(refused.value)
    words = find("ufoludki").words("pl")
    unsaid = [f"{no.code} ({no.text})" for no in refusals if not said(words, no)]
    assert not unsaid, "these refusals lack the facts of their sentence: " + ", ".join(unsaid)


def said(words: Words, no: Refusal) -> str:
    try:
        return words.say("refusals", no.code, **no.facts)
    except KeyError:
        return ""


@pytest.mark.parametrize("words", ["²", "9" * 30, "-" + "9" * 39, "٣"])
def test_what_looks_like_a_figure_but_is_no_number_here_is_refused_like_any_word(words: str) -> None:
    session = Session.start(find("ufoludki"), 2, 1, {})
    seat = session.waiting()[0]
    for say in (words, f"SWARM {words}", f"COUNTER {words}"):
        with pytest.raises(Refusal):
            session.play(seat, say)
        assert why_not(session.game, session.state, seat, say) is not None
    assert session.moves == 0
