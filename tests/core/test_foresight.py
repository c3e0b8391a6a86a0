"""What is foretold of one move: everything that is certain, and nothing else."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import pytest

from toys.auction import meta as auction
from toys.magpie import meta as magpie
from toys.oracle import meta as oracle
from toys.slap import meta as slap
from xenodeck.core.coaching.foresight import foretell
from xenodeck.core.errors import Refusal
from xenodeck.core.rules import engine
from xenodeck.core.sessions.session import Session
from xenodeck.core.words.telling import Teller
from xenodeck.games import find

UFO = find("ufoludki")
PEOPLE = ["Ada", "Bo", "Cy"]
TABLE: dict[str, Any] = {
    "earth": 20,
    "loot": [5, 7, 1],
    "hands": [["S3A", "COUNTER", "GENERAL", "SWARM", "SWARM"], ["S4A"] * 5, ["RECRUIT", "S2A", "S2B", "SWARM", "S4B"]],
    "stacks": [[], ["S3A"], ["RECRUIT"]],
    "deck": ["S3B", "S2A", "GENERAL", "S4B"] * 3,
}


def table(**changes: Any) -> Session:
    return Session.from_position(UFO, {**TABLE, **changes})


def lines(session: Session, words: str, seat: int = 0) -> list[str]:
    teller = Teller(session.game, "en", int(session.state.seats), PEOPLE[: session.state.seats])
    return [teller.sentence(event) for event in foretell(session.game, session.state, seat, words)]


def test_who_would_be_robbed_is_certain_and_the_card_to_be_drawn_is_not() -> None:
    assert lines(table(), "S3A") == ["Ada plays Saucer 3 with a moon.", "Ada takes 3 tokens from Bo."]
    assert lines(table(stacks=[[], [], []]), "S3A")[1] == "Ada takes 3 tokens from Earth."


def test_a_card_that_can_only_be_one_is_told() -> None:
    session = table(hands=[["S3A"], ["S4A"] * 5, ["S4A"] * 5], deck=["S4A"] * 20)
    assert lines(session, "S3A")[2:] == ["Ada draws Saucer 4 with a moon."] * 5


@pytest.mark.parametrize("others", [1, 5, 40])
def test_a_card_that_is_most_probably_one_is_not_told(others: int) -> None:
    """However many of the unknown cards are alike: another one may be on top."""
    for at in range(0, others + 1, max(others // 5, 1)):
        deck = ["S4A"] * others
        deck.insert(at, "S4B")
        assert len(lines(table(hands=[["S3A"], ["S4A"], ["S4A"]], deck=deck), "S3A")) == 2


def test_where_too_many_worlds_would_be_needed_nothing_is_told() -> None:
    assert lines(table(deck=["S4B", *["S4A"] * 1500], hands=[["S3A"], ["S4A"], ["S4A"]]), "S3A") == []


def test_it_ends_where_chance_would_speak() -> None:
    assert lines(table(), "GENERAL") == [
        "Ada plays General saving Earth.",
        "Bo returns 3 tokens to Earth.",
        "Cy returns 1 token to Earth.",
        "Ada shuffles all stacks and puts 3 cards under the deck.",
    ]


def test_the_end_of_the_game_is_told() -> None:
    assert lines(table(earth=2), "SWARM 2")[-2:] == [
        "Ada takes 2 tokens from Earth.",
        "Ada takes the last token. The raid is over.",
    ]


def test_a_move_in_parts_is_foretold_when_it_is_whole_also_from_its_middle() -> None:
    session = table()
    assert lines(session, "COUNTER") == []
    whole = lines(session, "COUNTER 2")
    assert whole[1] == "Ada takes 1 token from Cy."
    session.play(0, "COUNTER")
    assert lines(session, "2") == whole
    assert lines(session, "1")[1] == "Ada takes 2 tokens from Bo."
    assert session.unfinished_words(0) == "COUNTER"
    action = {"type": "play", "card": "COUNTER", "target": 2}
    assert [e["what"] for e in foretell(UFO, session.state, 0, action)] == ["play", "rob"]


def test_a_part_with_one_answer_needs_no_answer() -> None:
    assert lines(table(hands=[["SWARM", "S3A"], ["S4A"], ["S4A"]]), "SWARM")[1] == "Ada takes 1 token from Earth."


@pytest.mark.parametrize(("seat", "words", "code"), [(0, "S4B", "CARD_NOT_IN_HAND"), (1, "S4A", "NOT_YOUR_TURN")])
def test_what_the_table_would_refuse_is_refused(seat: int, words: str, code: str) -> None:
    with pytest.raises(Refusal) as no:
        foretell(UFO, table().state, seat, words)
    assert no.value.code == code


def test_a_script_of_the_table_is_not_looked_into() -> None:
    script = [["SWARM", "S3A", "RECRUIT", "GENERAL"]]
    stacks = {"stacks": [["SWARM"], ["S3A"], ["RECRUIT"]], "deck": []}
    assert lines(table(**stacks, chance=script), "GENERAL") == lines(table(**stacks), "GENERAL")
    assert "draws" not in " ".join(lines(table(**stacks, chance=script), "GENERAL"))


# -- other kinds of questions ------------------------------------------------------------------------------------------


def test_nothing_is_foretold_where_others_answer_at_the_same_time() -> None:
    bids = Session.start(auction.GAME, 2, 1, {})
    for word in {o.word for o in (bids.view(0).question or pytest.fail()).options}:
        assert foretell(auction.GAME, bids.state, 0, f"{word} 1") == []
    race = Session.start(slap.GAME, 3, 1, {})
    assert [foretell(slap.GAME, race.state, 1, word) for word in ("1", "pass")] == [[], []]


def test_nothing_is_foretold_of_a_question_that_others_do_not_know_of() -> None:
    for seed in range(50):
        session = Session.start(magpie.GAME, 2, seed, {})
        mine, rivals = (session.view(seat).pile("hand", seat).cards for seat in (0, 1))
        if "magpie" in mine and "scarecrow" in rivals:
            break
    assert [e["what"] for e in foretell(magpie.GAME, session.state, 0, "magpie")] == ["play"]
    session.play(0, "magpie")
    session.play(0, "1")
    assert session.asks_in_secret()
    assert [foretell(magpie.GAME, session.state, 1, word) for word in ("scarecrow", "pass")] == [[], []]


def oracle_with(card: str) -> Session:
    for seed in range(100):
        session = Session.start(oracle.GAME, 2, seed, {})
        if card in session.view(0).pile("hand", 0).cards:
            return session
    raise AssertionError(card)


def told(session: Session, words: str) -> list[dict[str, Any]]:
    return foretell(session.game, session.state, session.waiting()[0], words)


def test_a_face_that_is_turned_up_is_not_told_nor_what_it_does() -> None:
    assert [e["what"] for e in told(oracle_with("echo"), "echo")] == ["play"]
    assert [e["what"] for e in told(oracle_with("peek"), "peek")] == ["play"]


def test_a_shuffle_ends_it_even_if_a_line_follows() -> None:
    assert [e["what"] for e in told(oracle_with("mix"), "mix")] == ["play"]


def test_what_the_seat_remembers_is_certain() -> None:
    session = oracle_with("peek")
    session.play(0, "peek")
    known = session.view(0).pile("deck").cards[0]
    assert known != "?"
    assert [(e["what"], e["cards"]) for e in told(session, known)] == [("draw", [known])]
    assert told(session, "deck 1") == []


def test_it_is_quick() -> None:
    session = Session.start(UFO, 5, 3, {})
    seat = session.waiting()[0]
    words = session.view(seat).question.options[0].word  # type: ignore[union-attr]
    engine.open_options(session.state, seat)
    times = []
    for _ in range(20):
        begun = perf_counter()
        foretell(UFO, session.state, seat, words)
        times.append(perf_counter() - begun)
    assert min(times) < 0.002
