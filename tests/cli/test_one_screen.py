"""What somebody at a terminal of 80 × 24 has before their eyes at every question: all of the table, in words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from unittest import mock

import pytest
from rich.console import Console
from rich.text import Text

from effort import PROVE, some
from toys.hoard import meta as hoard
from toys.relay import meta as relay
from xenodeck import bots
from xenodeck.cli.output.colours import STYLES, Paint, bar
from xenodeck.cli.output.sentences import Deeds, Teller
from xenodeck.cli.terminal import screen as screens
from xenodeck.cli.terminal.board import Board
from xenodeck.cli.terminal.questions import QuestionPrinter
from xenodeck.cli.terminal.screen import Screen
from xenodeck.core.definition.game import Game, Outcome
from xenodeck.core.knowledge.views import View
from xenodeck.core.sessions.session import Session
from xenodeck.games import find
from xenodeck.games.frenzy.tests.tables import base

WIDTH, HEIGHT = 80, 24
ALIASES = ["Zyx", "Plimp", "Orro", "Bleep", "Vort", "Quip"]
RAW = re.compile(r"[A-Z]+\.[RGB]\b|UFO#|\bS[234][AB]\b|[A-Z]+_[A-Z]+|\?[01]|\{|turns_left|lock_now")
TABLES = [("ufoludki", "standard", 5), ("frenzy", "base", 4), ("frenzy", "expansion", 4), ("frenzy", "expansion", 6)]
TABLES += [("getaway", "competitive", 4), ("getaway", "solo", 2)]
IN_BOTH = [(table, language) for table in TABLES for language in ("en", "pl")]


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> Console:
    window = Console(force_terminal=True, no_color=True, highlight=False, width=WIDTH, height=HEIGHT)
    monkeypatch.setattr(screens, "console", window)
    return window


def questions(session: Session, seat: int) -> Iterator[tuple[View, int]]:
    """Every question that is put to ``seat`` in a game of bots, and since which event it has not moved."""
    since = mark = 0
    bot = bots.find(session.game, bots.usual(session.game))
    while not session.state.over:
        asked = session.waiting()[0]
        view = session.view(asked)
        assert view.question is not None
        if asked == seat:
            if not view.question.before:
                since, mark = mark, len(session.log)
            yield view, since
        dice = len(session.inputs) * 64 + len(view.question.before)
        advice = bots.advise(session.game, session.state, asked, bot, dice)
        session.play(asked, view.question.options[advice.index].word)


@pytest.mark.parametrize(
    ("table", "language"),
    some(IN_BOTH, *[one for one in IN_BOTH if one[1] == "pl"][::2], (TABLES[1], "en")),
    ids=lambda value: value if isinstance(value, str) else " ".join(map(str, value)),
)
def test_everything_is_on_one_screen(table: tuple[str, str, int], language: str, window: Console) -> None:
    """In the gate in Polish, whose words are longer, and one table in English."""
    name, mode, seats = table
    game = find(name)
    shown = 0
    for seed in (3, 4) if PROVE else (3,):
        session = Session.start(game, seats, seed, {}, mode)
        screen = Screen(game, language, seats, ALIASES[:seats], 0)
        for view, since in questions(session, 0):
            with window.capture() as caught:
                screen.turn(view, session.events(0, since))
            page = caught.get().rpartition("\x1b[H")[2]
            check_page(page, view, screen)
            events = session.events(0, since)
            newest = [screen.teller.story(events, brief)[-1:] for brief in (False, True)]
            assert any(ends_with(deeds, page) for deeds in newest), page
            shown += 1
    assert shown > 4


def ends_with(newest: list[Deeds], page: str) -> bool:
    """Is the end of the story on the page, if there is one?"""
    return all(deeds.line[-25:] in flat(Text.from_ansi(page).plain) for deeds in newest)


def check_page(page: str, view: View, screen: Screen) -> None:
    rows = [Text.from_ansi(row).plain for row in page.splitlines()]
    assert len(rows) < HEIGHT, f"no line is left for the answer:\n{page}"
    assert max(map(len, rows)) <= WIDTH
    text = flat("\n".join(rows))
    assert view.question is not None and screen.teller.prompt(view.question.name, view.fields) in text
    assert all(person in text for person in screen.teller.people)
    assert all(screen.teller.card(code) in text for code in view.pile("hand", 0).cards), page
    assert not RAW.search(text), RAW.search(text)


def flat(text: str) -> str:
    return " ".join(text.split())


def test_the_hand_stays_in_sight_while_somebody_is_chosen(window: Console) -> None:
    t = base(phase=1, hands=["SWAPSIES GREY VIEW", "GREY"], supply="GREY UFO")
    screen = Screen(find("frenzy"), "en", 2, ["Ada", "Bo"], 0)
    t.session.play(0, "SWAPSIES")
    view = t.session.view(0)
    with window.capture() as caught:
        screen.follow_up(view, [])
    page = flat(Text.from_ansi(caught.get().rpartition("\x1b[H")[2]).plain)
    assert "Swapsies → Swapsies: choose the card you give away." in page and "▶ 0 Ada (you)" in page
    assert "Your hand: Grey Character, View, Swapsies" in page


def test_answers_before_are_told_in_the_words_of_their_questions() -> None:
    t = base(phase=2, hands=["GREY DEFEND.R DEFEND.G", "GREY"], invasion="ALIEN.RG")
    t.pick("pass")
    t.session.play(0, "DEFEND.R 0")
    teller = Teller(find("frenzy"), "en", 2, ["Ada", "Bo"], coded=False)
    view = t.session.view(0)
    question = view.question
    assert question is not None and question.before == ["DEFEND.R", "0"]
    told = QuestionPrinter(teller, Paint({}), 0).prompt(question, view).plain
    assert told.startswith("Red Defend → a red alien → A red alien and a green alien attack you")


def test_a_story_too_long_for_its_room_is_told_in_short_and_the_newest_last(window: Console) -> None:
    t = base(phase=2, hands=["GREY DEFEND.R", "GREY GREY"], invasion="ALIEN.R ALIEN.G", supply="GREY GREY")
    t.pick("pass").pick("DEFEND.R")
    screen = Screen(find("frenzy"), "en", 2, ["Ada", "Bo"], 0)
    events = t.session.events(0)
    long, short = (screen.story(screen.teller.story(events, brief)) for brief in (False, True))
    assert "against a red alien: a match!" in flat("\n".join(line.plain for line in long))
    assert "Red Defend: match!" in flat("\n".join(line.plain for line in short)) and len(short) < len(long)
    cut = screen.latest(long * 2, 2)
    assert [line.plain for line in cut] == [f"  … {2 * len(long) - 1} lines more: log", long[-1].plain]
    assert screen.latest(long, 1) == long[-1:] and screen.latest(long, 0) == [] and screen.latest(long, 9) == long


@pytest.mark.parametrize("tty", [True, False])
def test_between_two_rounds_a_person_says_when_to_go_on(
    tty: bool, window: Console, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next turn has the window to itself: what is not read by then is gone. Nobody waits for a pipe."""
    asked: list[str] = []
    monkeypatch.setattr("sys.stdin", mock.Mock(isatty=lambda: tty))
    monkeypatch.setattr(Screen, "read", lambda _: asked.append("Enter"))
    with window.capture() as caught:
        Screen(hoard.GAME, "en", 3, ["Ada", "Bo", "Cy"], 0).round_over(outcome([1, 2, 3], [], [1, 2, 3]), [])
    assert (asked == ["Enter"]) == ("Press Enter." in caught.get()) == tty


def test_twins_that_are_offered_one_by_one_are_not_counted_twice() -> None:
    starts = (Session.start(hoard.GAME, 3, seed, {}) for seed in range(50))
    views = (session.view(session.waiting()[0]) for session in starts)
    view = next(view for view in views if len(set(view.pile("hand", view.viewer).cards)) < 3)
    assert view.question is not None and len(view.question.options) == 3
    asking = QuestionPrinter(toy()[0].teller, Paint({}), int(view.viewer))
    assert not any("×" in asking.counted(option, view.question, view).plain for option in view.question.options)


# -- colours and bars ------------------------------------------------------------------------------------------------


def spans(text: Text) -> list[tuple[str, str]]:
    return [(text.plain[span.start : span.end], str(span.style)) for span in text.spans]


def test_a_card_has_its_colour_and_a_card_of_several_has_them_all() -> None:
    paint = Paint(find("frenzy").colours)
    assert spans(paint.card("STEAL.R", "Red Steal")) == [("Red Steal", STYLES["red"])]
    assert spans(paint.card("ALIEN.RG", "abcd")) == [("ab", STYLES["red"]), ("cd", STYLES["green"])]
    assert spans(paint.card("VIEW", "View")) == []


def test_cards_in_a_sentence_are_painted_and_no_name_within_another() -> None:
    paint = Paint({"VIEW": "red", "VIEW_TWO": "green"})
    text = paint.sentence("Ada plays View Two. Reviews View.", [("VIEW", "View"), ("VIEW_TWO", "View Two")])
    assert sorted(spans(text)) == [("View", "red"), ("View Two", "green")]


def test_without_colour_the_same_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    view = base(phase=2, hands=["STEAL.R GOLD_BOOST", "GREY"], dir=-1).session.view(0)
    pages = []
    for no_color in (False, True):
        window = Console(force_terminal=True, color_system="standard", no_color=no_color, width=WIDTH, height=HEIGHT)
        monkeypatch.setattr(screens, "console", window)
        with window.capture() as caught:
            Screen(find("frenzy"), "en", 2, ["Ada", "Bo"], 0).turn(view, [])
        pages.append(caught.get())
    assert "\x1b[31mRed Steal" in pages[0] and "\x1b[31m" not in pages[1]
    assert Text.from_ansi(pages[0]).plain == Text.from_ansi(pages[1]).plain


@pytest.mark.parametrize(
    ("value", "most", "drawn"),
    [(0, 5, ""), (3, 5, "███"), (10, 10, "█" * 10), (25, 50, "█████"), (1, 50, "▌"), (50, 50, "█" * 10), (-2, 5, "")],
)
def test_a_bar_counts_while_it_can_and_measures_then(value: int, most: int, drawn: str) -> None:
    assert bar(value, most) == drawn
    assert len(bar(value, most, track=True)) == min(most, 10)


# -- a game says how it is shown, and the terminal knows none by name --------------------------------------------------


def toy(language: str = "en", turns: int = 0) -> tuple[Board, Session]:
    session = Session.start(hoard.GAME, 3, 5, {})
    for _ in range(turns):
        seat = session.waiting()[0]
        question = session.view(seat).question
        while question is not None:
            session.play(seat, question.options[0].word)
            question = session.view(seat).question
    return Board(hoard.GAME, Teller(hoard.GAME, language, 3, ["Ada", "Bo", "Cy"], coded=False), 0), session


def test_a_game_draws_its_middle_and_what_it_draws_is_not_listed() -> None:
    session = Session.start(relay.GAME, 4, 5, {})
    board = Board(relay.GAME, Teller(relay.GAME, "en", 4), 0)
    assert board.picture(session.view(0), WIDTH).plain == ""
    for _ in range(2):
        seat = session.waiting()[0]
        question = session.view(seat).question
        assert question is not None
        session.play(seat, question.options[0].word)
    codes = list(reversed(session.view(0).pile("track").cards))
    assert board.picture(session.view(0), WIDTH).plain == "".join(f"-> {code} " for code in codes).rstrip()
    assert "track" not in board.middle(session.view(0), WIDTH).plain


def test_a_number_that_says_nothing_yet_is_left_out() -> None:
    board, session = toy()
    assert board.status(session.view(0)) == []
    board, session = toy(turns=3)
    assert [part.plain for part in board.status(session.view(0))] == ["███ 3 turns taken"]


def test_a_bar_is_as_long_as_the_most_that_there_ever_was() -> None:
    board, _ = toy()
    drawn = [board.field("turns", number).plain.split()[0] for number in (4, 8, 2)]
    assert drawn == ["████", "████████", "██░░░░░░"]


def test_what_a_card_does_now_comes_before_what_it_does_in_general() -> None:
    teller = toy()[0].teller
    assert teller.does("anvil", {"turns": 0}) == "Nobody has moved yet."
    assert teller.does("anvil", {"turns": 2}) == "Too heavy by now."
    assert teller.does("brick", {"turns": 2}) == "Weighs little."


def test_a_place_and_an_empty_pile_have_the_words_of_the_game() -> None:
    board, session = toy("pl")
    assert board.own("hand") == "Twój ciężar" and board.own("pile") == "Stos"
    deck = session.view(0).setup.layout.places[0]
    assert board.pile(deck, type(session.view(0).pile("deck"))(0, []), 1).plain == "nie ma już czego dobierać"


def test_whoever_is_asked_is_marked_where_no_field_says_whose_turn_it_is() -> None:
    board, session = toy()
    window = Console(width=WIDTH, no_color=True)
    with window.capture() as caught:
        window.print(board.seats(session.view(0), range(3)))
    marked = [row.split()[2] for row in caught.get().splitlines() if "▶" in row]
    assert marked == [["Ada", "Bo", "Cy"][session.waiting()[0]]]


def test_who_is_out_is_struck_and_said() -> None:
    t = base(phase=2, hands=["GREY", "GREY", None])
    table = Board(find("frenzy"), Teller(find("frenzy"), "en", 3, ["Ada", "Bo", "Cy"]), 0)
    window = Console(width=WIDTH, no_color=True)
    with window.capture() as caught:
        window.print(table.seats(t.session.view(0), range(3)))
    assert "Cy (out)" in caught.get() and "Bo (out)" not in caught.get()


# -- the end, in a sentence to whoever plays ---------------------------------------------------------------------------


def outcome(scores: list[int], winners: list[int], ranks: list[int], cards: list[int] | None = None) -> Outcome:
    breaks = {"cards": tuple(cards)} if cards else {}
    return Outcome(tuple(scores), tuple(winners), False, "", tuple(ranks), breaks, (), ())


@pytest.mark.parametrize(
    ("game", "language", "ended", "said"),
    [
        ("ufoludki", "en", outcome([20, 10, 4], [0], [1, 2, 3]), "You win by ten!"),
        ("ufoludki", "pl", outcome([20, 10, 4], [0], [1, 2, 3]), "Wygrywasz o dziesięć!"),
        ("ufoludki", "en", outcome([30, 10, 4], [0], [1, 2, 3]), "You win by 20!"),
        ("ufoludki", "en", outcome([4, 10, 7], [1], [3, 1, 2]), "Bo wins. You come third, six behind."),
        ("ufoludki", "pl", outcome([4, 10, 7], [1], [3, 1, 2]),
         "Wygrywa Bo. Zajmujesz trzecie miejsce, o sześć za pierwszym."),
        ("ufoludki", "en", outcome([7, 7, 4], [0, 1], [1, 1, 3]), "Ada and Bo share the victory. You are one of them!"),
        ("ufoludki", "en", outcome([4, 7, 7], [1, 2], [3, 1, 1]),
         "Bo and Cy share the victory. You come third, three behind."),
        ("hoard", "en", outcome([3, 3, 9], [0], [1, 2, 3], [1, 2, 3]), "You win: cards in the pile decided."),
        ("hoard", "en", outcome([3, 5, 9], [0], [1, 2, 3], [1, 2, 3]), "You win by two!"),
        ("frenzy", "en", outcome([2, 1, 0], [0], [1, 2, 3]), "You win: the last one standing!"),
        ("frenzy", "en", outcome([0, 0, 0], [], [1, 1, 1]), "Nobody wins."),
    ],
)  # fmt: skip
def test_the_result_is_a_sentence_to_the_person(game: str, language: str, ended: Outcome, said: str) -> None:
    which: Game = hoard.GAME if game == "hoard" else find(game)
    assert Teller(which, language, 3, ["Ada", "Bo", "Cy"]).verdict(ended, 0) == said
