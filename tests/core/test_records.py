"""Records: the text and the game are one; whatever is wrong in a text is named."""

from __future__ import annotations

import pytest

from core.tables import END, Choose, Tiny, session
from laws.walks import play_session
from toys.auction import meta as auction
from toys.base import Toy
from toys.oracle import meta as oracle
from toys.slap import meta as slap
from xenodeck.core.errors import BadConfig, BadRecord, BadScript
from xenodeck.core.records.record import Record
from xenodeck.core.records.save import to_data
from xenodeck.core.rules.state import Frame
from xenodeck.core.sessions.session import Session
from xenodeck.games import find

UFO = find("ufoludki")
HEAD = "xenodeck record 1\ngame ufoludki\nrules 1\nmode standard\nseats 2\nseed 7\n"
END_FRAME = Frame(END, -1)


class Gain(Choose):
    """1.4 Chooses a number of points and gets them."""

    def resolve(self, s: Toy, f: Frame, pick: int) -> None:
        s.points[f.seat] += pick


GAIN = Gain()


def short() -> Session:
    m = Session.start(UFO, 2, 7, {"loot": 40, "deck": {"GENERAL": 5}})
    while len(m.inputs) < 4:
        seat = m.waiting()[0]
        question = m.view(seat).question
        assert question is not None
        m.play(seat, question.options[0].word)
    return m


def test_a_record_says_where_it_began_and_every_move_in_words() -> None:
    m = session(Tiny(Frame(GAIN, 1), Frame(GAIN, 0), END_FRAME))
    m.play(1, "3")
    m.tick(2)
    m.play(0, "1")
    text = Record.of(m).text()
    assert text == (
        "xenodeck record 1\ngame tiny\nrules 1\nmode standard\nseats 3\nseed 1\n--\n1 3\ntick 2\n0 1\n--\n"
        "scores 1 3 0\nwinners 1\n"
    )


def test_a_running_game_has_no_result_in_its_record() -> None:
    text = Record.of(short()).text()
    assert text.count("--") == 1
    assert Record.read(text).result is None


def test_only_options_that_were_changed_are_written() -> None:
    text = Record.of(short()).text()
    assert [line for line in text.splitlines() if line.startswith("option")] == [
        "option loot=40",
        'option deck={"S2A": 4, "S2B": 4, "S3A": 4, "S3B": 4, "S4A": 4, "S4B": 4, "COUNTER": 6, "RECRUIT": 8, '
        '"SWARM": 14, "GENERAL": 5}',
    ]


@pytest.mark.parametrize("game", [UFO, oracle.GAME, slap.GAME, auction.GAME], ids=lambda g: g.id)
def test_text_and_record_are_one(game: object) -> None:
    m = play_session(game, 5, 1)  # type: ignore[arg-type]
    record = Record.of(m)
    read = Record.read(record.text())
    assert read == record
    assert read.text() == record.text()


def test_comments_blank_lines_and_spaces_do_not_matter() -> None:
    text = Record.of(short()).text()
    loose = "xenodeck record 1\n# by hand\n\n" + text.split("\n", 1)[1].replace("\n", "  \n")
    assert Record.read(loose) == Record.read(text)


def test_a_record_replays_to_the_same_table_and_shows_every_step() -> None:
    m = short()
    steps: list[int] = []
    again = Record.read(Record.of(m).text()).replay(UFO, lambda now: steps.append(len(now.inputs)))
    assert to_data(UFO, again.state) == to_data(UFO, m.state)
    assert again.all_events() == m.all_events()
    assert steps == [0, 1, 2, 3, 4]


def test_a_record_may_begin_with_a_position() -> None:
    position = {"hands": [["S2A"], ["SWARM", "SWARM"]], "deck": ["S3A"], "loot": [0, 1], "earth": 9}
    m = Session.from_position(UFO, position)
    m.play(0, "S2A")
    m.play(1, "SWARM 2")
    text = Record.of(m).text()
    assert "\nposition {" in text
    assert "\nseed " not in text
    again = Record.read(text).replay(UFO)
    assert to_data(UFO, again.state) == to_data(UFO, m.state)
    assert Record.of(again).text() == text


NEAR_GENERAL = {"earth": 20, "loot": [0, 5], "hands": [["GENERAL"], ["S2B"]], "stacks": [[], ["S2A"]], "deck": ["S3A"]}


@pytest.mark.parametrize("script", [[], [3], [["S2A"]], [["GENERAL"], ["S2A"]]])
def test_a_script_that_does_not_fit_is_let_go_of_at_a_forgiving_table(script: list[object]) -> None:
    """From there on chance comes from the seed, as it would without a script; and so it does when the record is
    replayed."""
    plain, strict, forgiving = (
        Session.from_position(UFO, {**NEAR_GENERAL, **more}) for more in ({}, {"chance": script}, {"chance": script})
    )
    with pytest.raises(BadScript):
        strict.play(0, "GENERAL")
    forgiving.drops_bad_script = True
    for m in (plain, forgiving):
        m.play(0, "GENERAL")
    assert UFO.position(forgiving.state) == UFO.position(plain.state)
    again = Record.read(Record.of(forgiving).text()).replay(UFO)
    assert to_data(UFO, again.state) == to_data(UFO, forgiving.state)


def test_a_script_that_fits_is_followed_at_a_forgiving_table_too() -> None:
    for order in (["GENERAL", "S2A"], ["S2A", "GENERAL"]):
        m = Session.from_position(UFO, {**NEAR_GENERAL, "chance": [order]})
        m.drops_bad_script = True
        m.play(0, "GENERAL")
        assert UFO.position(m.state)["hands"][0] == ["S3A", *order]


def test_time_that_needs_chance_forgives_as_well() -> None:
    """A tick that fails half way leaves nothing behind."""
    m = Session.start(slap.GAME, 2, 3, {})
    m.drops_bad_script = True
    m.state.chance.script = []

    def shuffling(s: Toy, f: Frame) -> bool:
        s.points[0] += 1
        s.shuffle(slap.DECK)
        return False

    rule = type(m.state.frame.rule)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rule, "tick", lambda _, s, f: shuffling(s, f), raising=False)
        m.tick(2)
    assert m.state.chance.script is None
    assert (m.state.points, int(m.state.now)) == ([2, 0], 2)  # type: ignore[attr-defined]


def test_a_record_may_begin_in_the_middle_of_a_move() -> None:
    """Its words are those of the whole move, as ever."""
    m = Session.start(auction.GAME, 2, 3, {})
    m.play(0, m.view(0).question.options[0].word)  # type: ignore[union-attr]
    assert m.unfinished_words(0)
    halfway = Session.from_position(auction.GAME, auction.GAME.position(m.state))
    for seat in (0, 1):
        while seat in halfway.waiting() and halfway.moves < 2:
            halfway.play(seat, halfway.view(seat).question.options[0].word)  # type: ignore[union-attr]
    assert halfway.moves == 2
    again = Record.read(Record.of(halfway).text()).replay(auction.GAME)
    assert to_data(auction.GAME, again.state) == to_data(auction.GAME, halfway.state)


# -- what is wrong is named ------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "\n", "xenodeck record 2\ngame x", "hello"])
def test_a_text_that_is_no_record_is_refused_at_its_first_line(text: str) -> None:
    with pytest.raises(BadRecord) as no:
        Record.read(text)
    assert no.value.line == 1


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (HEAD + "option loot=\n--\n", 7),
        (HEAD + "option loot\n--\n", 7),
        (HEAD + "--\nzero S2A\n", 8),
        (HEAD + "--\n0 S2A\ntick soon\n", 9),
        (HEAD + "--\n0 S2A\ntick\n", 9),
        (HEAD + "--\n0 S2A\n--\nscores a b\n", 10),
        (HEAD.replace("seats 2", "seats two") + "--\n", 5),
        (HEAD.replace("rules 1", "rules one") + "--\n", 3),
        (HEAD.replace("seed 7", "seed") + "--\n", 6),
        ("xenodeck record 1\ngame ufoludki\nrules 1\nposition {\n--\n", 4),
        (HEAD + "optoin loot=40\n--\n", 7),
        (HEAD + "--\n-1 S2A\n", 8),
        (HEAD + "--\ntick -3\n", 8),
    ],
    ids=[
        "no value", "no equals", "no seat", "no number of ticks", "no ticks", "no score", "seats", "rules", "seed",
        "position", "misspelt", "seat below zero", "ticks below zero",
    ],
)  # fmt: skip
def test_an_unreadable_line_is_named_by_its_number(text: str, line: int) -> None:
    with pytest.raises(BadRecord) as no:
        Record.read(text)
    assert no.value.line == line
    assert no.value.text.startswith(f"line {line}: ")


@pytest.mark.parametrize("word", ["game", "rules", "seats", "seed"])
def test_a_line_that_is_missing_is_named(word: str) -> None:
    text = "\n".join(line for line in HEAD.splitlines() if not line.startswith(word)) + "\n--\n"
    with pytest.raises(BadRecord) as no:
        Record.read(text)
    assert word in no.value.text


def test_a_record_of_other_rules_is_refused() -> None:
    record = Record.read(HEAD.replace("rules 1", "rules 9") + "--\n")
    with pytest.raises(BadRecord) as no:
        record.replay(UFO)
    assert "rules 9" in no.value.text
    assert "rules 1" in no.value.text


def test_a_move_that_the_rules_refuse_is_named() -> None:
    m = short()
    text = Record.of(m).text() + "0 GENERAL 4\n"
    with pytest.raises(BadRecord) as no:
        Record.read(text).replay(UFO)
    assert "move 5" in no.value.text


def test_a_move_that_is_not_complete_is_named() -> None:
    m = Session.from_position(UFO, {"hands": [["COUNTER"], ["S2A"], ["S2A"]]})
    m.play(0, "COUNTER 2")
    text = Record.of(m).text().replace("0 COUNTER 2", "0 COUNTER")
    with pytest.raises(BadRecord) as no:
        Record.read(text).replay(UFO)
    assert "move 1" in no.value.text
    assert "not complete" in no.value.text


def test_a_result_that_does_not_come_out_is_refused() -> None:
    m = session(Tiny(Frame(GAIN, 0), END_FRAME))
    m.play(0, "2")
    text = Record.of(m).text()
    assert m.game.scores(Record.read(text).replay(m.game).state) == [2, 0, 0]
    for wrong in (text.replace("scores 2", "scores 3"), text.replace("winners 0", "winners 1")):
        with pytest.raises(BadRecord):
            Record.read(wrong).replay(m.game)


def test_options_that_cannot_be_are_refused_when_it_begins() -> None:
    with pytest.raises((BadConfig, BadRecord)):
        Record.read(HEAD + "option loot=0\n--\n").replay(UFO)
