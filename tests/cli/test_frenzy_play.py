"""Alien Frenzy in the terminal: decks one remembers, places in a deck, whole games of both boxes in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.shell import Said, xenodeck
from xenodeck import bots
from xenodeck.cli.output.sentences import Teller
from xenodeck.cli.terminal.board import Board
from xenodeck.cli.terminal.game import TerminalGame
from xenodeck.cli.terminal.questions import labels
from xenodeck.cli.terminal.screen import Screen
from xenodeck.core.knowledge.views import Pile, View
from xenodeck.core.tabletop.layout import Place
from xenodeck.core.words.event_runs import EventData
from xenodeck.games import find
from xenodeck.games.frenzy.tests.tables import base

FIRST_OF_ALL = "1\n0\n" * 600  # the first option, or 0 where figures are asked; the other line is refused


def play(lines: str, *arguments: object) -> Said:
    return xenodeck("play", "frenzy", "--seed", 5, *arguments, typed=lines, columns=100)


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(("mode", "seats"), [("base", 2), ("expansion", 6)])
def test_a_game_can_be_played_to_its_end(language: str, mode: str, seats: int, tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    said = play(FIRST_OF_ALL, "--mode", mode, "--seats", seats, "--lang", language, "--save", file)
    assert said.code == 0 and "★" in said.out
    replayed = xenodeck("replay", file, "--json").json
    assert len(replayed["scores"]) == seats and len(replayed["winners"]) == 1


def board(seats: int = 3) -> Board:
    game = find("frenzy")
    return Board(game, Teller(game, "en", seats, ["Ada", "Bo", "Cy"][:seats], coded=False), 0)


def place(name: str) -> Place:
    return next(place for place in find("frenzy").setup(3).layout.places if place.name == name)


def pile(cards: str, where: str = "supply", tops: int = 8) -> str:
    codes = cards.split()
    return board().pile(place(where), Pile(len(codes), codes), tops).plain


def test_a_deck_shows_what_one_remembers_in_its_place() -> None:
    assert pile("?0 ?0 UFO#2 ?0 VIEW ?0 ?0 ?0") == "Supply deck 8 cards: ▮×2 (top), green UFO, ▮×1, View, ▮×3"


def test_a_deck_of_backs_is_only_counted() -> None:
    assert pile(" ".join(["?1"] * 40)) == "Supply deck 40 cards"


def test_of_a_long_open_pile_the_top_is_named_and_the_rest_counted() -> None:
    assert pile(" ".join(["GREY"] * 20), "discard", 3) == f"discard pile: {'Grey Character, ' * 3}17 more"


def test_an_empty_pile_is_told_only_where_the_words_say_so() -> None:
    assert (pile("", "supply"), pile("", "mimics")) == ("the Supply is empty", "")


def test_another_hand_shows_what_is_known_of_it_and_counts_the_rest() -> None:
    held = board().held(place("hand"), Pile(4, ["VIEW", "GREY", "?0", "?0"]), False, find("frenzy").setup(3).layout)
    assert held.plain == "▮▮▮▮ 4 (Grey Character, View)"


def test_only_what_belongs_to_each_seat_has_a_column() -> None:
    """Two aliens attack at a table of two: their colours are not two numbers of the seats."""
    t = base(phase=2, hands=["GREY DEFEND.R", "GREY"], invasion="ALIEN.RG")
    t.pick("pass")
    view = t.session.view(0)
    assert view.fields["aliens"] == [0, 1]
    grid = board(2).seats(view, range(2))
    assert [column.header for column in grid.columns] == ["  seat", "player", "hand"]
    assert "attack: red, green" in [part.plain for part in board(2).status(view)]


def test_a_card_of_a_deck_is_named_by_how_many_lie_above_it() -> None:
    t = base(phase=1, hands=["SAFETY GREY", "GREY"], supply="GREY UFO VIEW DEFEND.R")
    t.pick("SAFETY")
    question = t.session.view(0).question
    assert question is not None
    assert labels(question, board().teller) == ["0", "1", "2", "3"]
    t.pick("2")
    assert t.pile("hands", 0) == "GREY VIEW"


def test_of_many_places_in_a_row_only_the_ends_are_named() -> None:
    out = " ".join(play("REVERSE\nquit\n", "--seats", 3).out.split())
    assert "0 … 56 A figure says how many cards lie above the one you mean." in out
    assert "the card under" not in out


# -- words instead of figures ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "lines", "offered", "refused"),
    [
        ("en", "DEFLECT.G\nblue\ndeep\nbottom\nperhaps\nsecretly\nlog 9\nquit\n",
         ("also: top (0), middle (28), bottom (57)", "secretly Hide it secretly openly Show everybody"),
         ("(top, middle, bottom, 0, …, 57)", "(secretly, openly)")),
        ("pl", "deflect.g\nniebieskie\ngleboko\nspod\nmoze\nskrycie\ndziennik\nkoniec\n",
         ("także: wierzch (0), środek (28), spód (57)", "skrycie Ukryj po kryjomu jawnie Pokaż wszystkim"),
         ("(wierzch, środek, spód, 0, …, 57)", "(skrycie, jawnie)")),
    ],
)  # fmt: skip
def test_a_move_is_typed_in_the_words_that_the_screen_offers(
    language: str, lines: str, offered: tuple[str, ...], refused: tuple[str, ...], tmp_path: Path
) -> None:
    file = tmp_path / "record.txt"
    out = " ".join(play(lines, "--seats", 3, "--lang", language, "--save", file).out.split())
    assert all(words in out for words in (*offered, *refused)), out
    assert "\n0 DEFLECT.G UFO#3 57 0\n" in file.read_text("utf-8")


def test_why_takes_the_same_words() -> None:
    said = play("why DEFLECT.G blue bottom secretly\nwhy DEFLECT.G blue bottom slowly\nquit\n", "--seats", 3)
    assert "Yes, that is allowed." in said.out and "! slowly is not on offer." in said.out


def test_people_may_be_called_by_their_names(tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    out = play(
        "SWAPSIES GREY orro\nSWAPSIES REVERSE 9\nSWAPSIES REVERSE orro\nquit\n", "--seats", 3, "--save", file
    ).out
    assert "! You do not hold Grey Character." in out
    assert "(Plimp, Orro)" in out
    assert "\n0 SWAPSIES REVERSE 2\n" in file.read_text("utf-8")


# -- what a newcomer reads -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ("▶ turn: Zyx", "invasion!", "↓ clockwise", "↑ anticlockwise")),
        ("pl", ("▶ tura: Zyx", "inwazja!", "↓ zgodnie z zegarem", "↑ przeciwnie do zegara")),
    ],
)
def test_open_numbers_are_told_in_words(language: str, told: tuple[str, ...]) -> None:
    game = find("frenzy")
    table = Board(game, Teller(game, language, 2, ["Ada", "Zyx"]), 0)
    views = [base(phase=2, hands=["GREY", "GREY"], current=1, dir=dir).session.view(0) for dir in (1, -1)]
    shown = [[part.plain for part in table.status(view)] for view in views]
    assert shown == [list(told[:3]), [*told[:2], told[3]]]


def test_what_lies_in_the_middle_is_not_torn_apart() -> None:
    view = base(phase=1, hands=["GREY", "GREY"], supply="GREY UFO", reserve="UFO UFO", ufos=[1, 2, 3]).session.view(0)
    assert board(2).middle(view, 80).plain.splitlines() == [
        "Supply deck 2 cards   UFOs in reserve: blue UFO, green UFO"
    ]
    assert [line.rstrip() for line in board(2).middle(view, 45).plain.splitlines()] == [
        "Supply deck 2 cards",
        "UFOs in reserve: blue UFO, green UFO",
    ]


@pytest.mark.parametrize(
    ("language", "scores"),
    [("en", "outlasted 1 player"), ("pl", "zostawia w tyle 1 osobę")],
)
def test_the_end_says_what_the_numbers_mean(language: str, scores: str) -> None:
    assert scores in play(FIRST_OF_ALL, "--seats", 2, "--lang", language).out


@pytest.mark.parametrize("language", ["en", "pl"])
def test_help_shows_a_move_of_this_game_that_can_be_typed(language: str) -> None:
    example = find("frenzy").words(language).get("game", "move")
    out = " ".join(play("help\nquit\n", "--lang", language).out.split())
    assert f'("{example}")' in out and "COUNTER" not in out
    t = base(phase=1, hands=["DEFEND.R GREY", "GREY"], supply="GREY UFO", reserve="UFO UFO", ufos=[1, 2, 3])
    assert t.pick(example).session.inputs[-1].words == "DEFEND.R UFO#2 2 0"


def test_a_relax_is_not_told_as_if_it_drew_twice() -> None:
    t = base(phase=2, hands=["GREY", "GREY"], invasion="RELAX2", supply="GREY GREY").pick("pass")
    teller = Teller(find("frenzy"), "en", 2, ["Ada", "Bo"])
    told = [teller.sentence(event) for event in teller.merged_runs(t.told(-1))]
    assert told[1:] == ["Ada relaxes: no attack, and 2 cards to draw.", "Ada draws 2 cards."]


def test_a_card_is_looked_up_by_code_or_name() -> None:
    for asked in ("card view_two", "card View Two", "card VIEW two"):
        assert "View Two (VIEW_TWO) Peek at two cards" in " ".join(play(f"{asked}\nquit\n").out.split())
    assert "Złota Moc (GOLD_BOOST)" in play("karta zlota moc\nkoniec\n", "--lang", "pl").out


class Watched(Screen):
    """A screen that types by itself and remembers what it told of the others at every question."""

    def __init__(self, *lines: str) -> None:
        super().__init__(find("frenzy"), "en", 2, ["Ada", "Bo"], 0)
        self.lines = list(lines)
        self.told: list[str] = []

    def turn(self, view: View, events: list[EventData]) -> None:
        self.told.append(" ".join(deeds.line for deeds in self.teller.story(events) if deeds.seat == 1))

    def read(self) -> str | None:
        return self.lines.pop(0) if self.lines else None


def test_several_moves_in_a_row_do_not_push_the_others_out_of_the_story() -> None:
    """Bo reveals; Ada plays an Action, looks, and faces an alien: at each of her questions she reads what Bo did."""
    t = base(
        phase=2, current=1, hands=["VIEW DEFEND.R GREY", "GREY GREY"], invasion="RELAX1 ALIEN.R RELAX2 ALIEN.G ALIEN.B",
        supply="GREY GREY GREY GREY",
    )  # fmt: skip
    screen = Watched("VIEW", "0", "DEFEND.R")
    bot = bots.find(t.session.game, "survivor")
    assert not TerminalGame(t.session, 0, [bot, bot], screen).run(), "the lines are used up before the game ends"
    first, looked, facing, later = screen.told
    assert "Bo reveals Relax 1." in first and first == looked == facing
    assert "Bo reveals Relax 2." in later and "Relax 1" not in later, "a new turn has its own story"
