"""Alone against an automaton at the terminal: its turns are told, its pile says where the top is, a move can be taken
back. What is said here of any game is said with Alien Getaway, which has one."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cli.shell import Said, xenodeck
from xenodeck.cli.output.sentences import Teller
from xenodeck.cli.terminal.board import Board
from xenodeck.cli.terminal.questions import arranged, labels
from xenodeck.core.knowledge.views import may_undo
from xenodeck.games import find
from xenodeck.games.getaway.state import DRAW
from xenodeck.games.getaway.tests.tables import new, solo

ME, OOLA = 0, 1
PAGE = re.compile("^Alien Getaway · .*─+\n", re.MULTILINE)  # what begins each turn


def teller(language: str = "en") -> Teller:
    return Teller(find("getaway"), language, 2, ["Zyx", "Oola"], coded=False, me=ME)


def play(typed: str, *arguments: object) -> Said:
    return xenodeck("play", "getaway", "--mode", "solo", "--seed", 3, *arguments, typed=typed, columns=120)


def told(events: list[dict[str, Any]], brief: bool, language: str = "en") -> list[tuple[int, str]]:
    return [(deeds.seat, deeds.line) for deeds in teller(language).story(events, brief)]


# -- the story ---------------------------------------------------------------------------------------------------------

BETWEEN_TWO_TURNS = [
    {"what": "lay", "seat": ME, "cards": ["G1s"]},
    {"what": "oola_draw", "seat": OOLA, "cards": ["B5p"]},
    {"what": "keep", "seat": OOLA, "number": 1, "cards": ["B5p"]},
    {"what": "draw", "seat": ME, "cards": ["Y1s"]},
    {"what": "lay", "seat": ME, "cards": ["Y1s"]},
]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_in_short_a_turn_of_small_things_is_told_and_parts_two_turns(language: str) -> None:
    seats, lines = zip(*told(BETWEEN_TWO_TURNS, True, language), strict=True)
    assert seats == (ME, OOLA, ME)
    assert (
        lines[1]
        == {
            "en": "Oola puts Blue Planet 5 on the penalty pile.",
            "pl": "Oola kładzie na stos kar: Niebieska planeta 5.",
        }[language]
    )


def test_in_short_what_nobody_saw_is_not_told_but_parts_what_was_before_and_after() -> None:
    events = [*BETWEEN_TWO_TURNS[:1], {"what": "draw", "seat": OOLA, "cards": ["?"]}, BETWEEN_TWO_TURNS[-1]]
    assert told(events, True) == [(ME, "Lays Green straight 1."), (ME, "Lays Yellow straight 1.")]


def test_in_short_nobody_is_said_to_do_what_only_happens() -> None:
    events = [{"what": "final", "seat": OOLA}, {"what": "lay", "seat": OOLA, "cards": ["G1s"]}]
    assert told(events, True) == [(-1, "The final round begins."), (OOLA, "Oola: Lays Green straight 1.")]


def test_after_the_automatons_turn_the_story_begins_with_the_own_last_move() -> None:
    first, *_, last = PAGE.split(play("2\nroll\ndone\nquit\n").out)[1:]
    assert "You begin with Green curve 5" in first and "Oola turns up" not in first
    assert "Oola turns up" in last and "You begin with" not in last


LEFT_OVER = [{"what": "dump", "seat": ME, "number": int(c[1]), "cards": [c]} for c in ("G1s", "Y2s", "B5c")]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        (
            "en",
            "You are left with these cards, which go onto the penalty pile: Green straight 1, Yellow straight 2, "
            "Blue curve 5. That makes 8 points.",
        ),
        (
            "pl",
            "Zostajesz z kartami, które trafiają na stos kar: Zielona prosta 1, Żółta prosta 2, Niebieski zakręt 5. "
            "Razem to 8 punktów.",
        ),
    ],
)
def test_what_is_left_in_the_hand_at_the_end_is_told_in_one_go(language: str, line: str) -> None:
    assert told(LEFT_OVER, False, language) == [(ME, line)]
    one = told(LEFT_OVER[:1], False, language)[0][1]
    assert "Green straight 1, which goes onto" in one or "z kartą Zielona prosta 1, która trafia" in one


def test_others_are_told_so_too_and_the_page_gets_it_as_the_words_of_a_run() -> None:
    page = teller().log([{**event, "seat": OOLA} for event in LEFT_OVER], me=ME)
    assert [line.get("run") for line in page] == [None, 2, 3]
    assert (
        page[-1]["whole"].startswith("Oola is left with these cards, which go onto") and "8 points" in page[-1]["whole"]
    )


# -- the table ---------------------------------------------------------------------------------------------------------


def test_a_hand_and_what_may_be_played_of_it_stand_in_the_order_of_the_game() -> None:
    view = solo(hands=["F5c Y2s G3p B1c G1s"], draw="F1s", piles=["Y1s", ""]).session.view(ME)
    shown = arranged(view)
    assert [option.code for option in shown.options] == ["G1s", "Y2s", "B1c", "F5c", ""]
    assert labels(shown, teller()) == ["1", "2", "3", "4", "5"]
    assert view.question is not None and [o.code for o in view.question.options][:2] == ["F5c", "Y2s"], (
        "bots count these"
    )
    (hand,) = Board(find("getaway"), teller(), ME).hands(view)
    assert hand.plain.endswith("Green straight 1, Yellow straight 2, Blue curve 1, Fuchsia curve 5, Green Planet 3")


def test_a_number_means_what_stands_beside_it_on_the_screen() -> None:
    out = play("1\nquit\n").out  # dealt: F1s F5c G3p G2c
    assert "1  Green curve 2" in out and "Green curve 2 → Which way does it turn?" in out


@pytest.mark.parametrize(
    ("language", "top"), [("en", "Blue Planet 5 (top), "), ("pl", "Niebieska planeta 5 (wierzch), ")]
)
def test_of_a_pile_the_top_is_named_as_such(language: str, top: str) -> None:
    view = solo(hands=["Y1s"], draw="F1s", piles=["Y2s G3s", "F3s B5p"]).session.view(ME)
    board = Board(find("getaway"), teller(language), ME)
    rows = [str(cell) for cell in board.seats(view, range(2)).columns[-1].cells]
    assert rows[OOLA].startswith(top) and rows[OOLA].count("(") == 1
    assert rows[ME].count("(") == 1, "one's own pile too"


# -- undo --------------------------------------------------------------------------------------------------------------


def test_with_only_an_automaton_there_a_move_is_taken_back() -> None:
    pages = PAGE.split(play("2\nroll\ndone\nundo\nundo\nquit\n").out)[1:]
    said = "".join(pages)
    assert said.count("Taken back.") == 2 and "learnt" not in said
    assert pages[0].split("> ")[0] == pages[-1].split("> ")[0]


@pytest.mark.parametrize(("seat", "back"), [(OOLA, True), (ME, False), (-1, False)])
def test_an_automaton_learns_nothing_whatever_it_is_shown(seat: int, back: bool) -> None:
    before = new(2, 3, "solo").state
    after = before.clone()
    after.show(after.zones[DRAW][-1], DRAW, 1 << 30 if seat < 0 else 1 << seat)
    assert may_undo(before, after) == back
