"""Alien Frenzy in the terminal: decks one remembers, places in a deck, whole games of both boxes in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.shell import Said, xenodeck
from xenodeck.cli.board import Board, labels
from xenodeck.cli.telling import Teller
from xenodeck.core.views import Pile
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
    return Board(game, Teller(game, "en", seats, ["Ada", "Bo", "Cy"][:seats]), 0)


def shown(cards: str, size: int | None = None, ordered: bool = True) -> str:
    codes = cards.split()
    return board().pile(Pile(len(codes) if size is None else size, codes), named=True, ordered=ordered)


def test_a_deck_shows_what_one_remembers_in_its_place() -> None:
    assert shown("?0 ?0 UFO#2 ?0 VIEW ?0 ?0 ?0") == "[dim]▮2[/] UFO#2 [dim]▮1[/] VIEW [dim]▮3[/]"


def test_a_deck_of_backs_is_only_counted() -> None:
    assert shown(" ".join(["?1"] * 40)) == "[dim]▮▮▮▮▮▮[/] 40"


def test_of_a_long_open_pile_the_top_is_named_and_the_rest_counted() -> None:
    assert shown(" ".join(["GREY"] * 20)) == f"{' '.join(['GREY'] * 8)} [dim]+12[/]"


def test_another_hand_shows_what_is_known_of_it_and_counts_the_rest() -> None:
    assert shown("VIEW GREY ?0 ?0", ordered=False) == "VIEW GREY [dim]+2[/]"


def test_only_what_belongs_to_each_seat_has_a_column() -> None:
    """Two aliens attack at a table of two: their colours are not two numbers of the seats."""
    t = base(phase=2, hands=["GREY DEFEND.R", "GREY"], invasion="ALIEN.RG")
    t.pick("pass")
    view = t.session.view(0)
    assert view.fields["aliens"] == [0, 1]
    grid = board(2).seats(view, 100)
    assert [column.header for column in grid.columns] == ["seat", "player", "eliminated", "hand"]


def test_a_card_of_a_deck_is_named_by_how_many_lie_above_it() -> None:
    t = base(phase=1, hands=["SAFETY GREY", "GREY"], supply="GREY UFO VIEW DEFEND.R")
    t.pick("SAFETY")
    question = t.session.view(0).question
    assert question is not None
    assert labels(question, board().teller) == ["0", "1", "2", "3"]
    t.pick("2")
    assert t.pile("hands", 0) == "GREY VIEW"


def test_many_places_stand_side_by_side() -> None:
    said = play("REVERSE\nquit\n", "--seats", 3)
    assert "  0   1   2   3   4   5   6   7" in said.out
    assert "the card under" not in said.out


# -- words instead of figures ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "lines", "offered", "refused"),
    [
        ("en", "DEFLECT.G\nblue\ndeep\nbottom\nperhaps\nsecretly\nlog 9\nquit\n",
         ("also: top (0), middle (28), bottom (57)", "secretly No, slip it in secretly openly Yes"),
         ("(top, middle, bottom, 0, …, 57)", "(secretly, openly)")),
        ("pl", "deflect.g\nniebieskie\ngleboko\nspod\nmoze\nskrycie\ndziennik\nkoniec\n",
         ("także: wierzch (0), środek (28), spód (57)", "skrycie Nie, wsuń je po kryjomu jawnie Tak"),
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
        "SWAPSIES GREY oola\nSWAPSIES REVERSE 9\nSWAPSIES REVERSE oola\nquit\n", "--seats", 3, "--save", file
    ).out
    assert "! You do not hold Grey Character (GREY)." in out
    assert "(Plimp, Oola)" in out
    assert "\n0 SWAPSIES REVERSE 2\n" in file.read_text("utf-8")


# -- what a newcomer reads -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ("direction of play clockwise", "whose turn Zyx", "direction of play anticlockwise")),
        ("pl", ("kierunek gry zgodnie z zegarem", "czyja tura Zyx", "kierunek gry przeciwnie do zegara")),
    ],
)
def test_open_numbers_are_told_in_words(language: str, told: tuple[str, ...]) -> None:
    game = find("frenzy")
    middle = Board(game, Teller(game, language, 2, ["Ada", "Zyx"]), 0)
    views = [base(phase=2, hands=["GREY", "GREY"], current=1, dir=dir).session.view(0) for dir in (1, -1)]
    shown = [middle.common(view, 100).plain for view in views]
    assert told[0] in shown[0] and told[1] in shown[0] and told[2] in shown[1], shown


def test_what_lies_in_the_middle_is_not_torn_apart() -> None:
    out = xenodeck("play", "frenzy", "--seed", 5, typed="quit\n", columns=80).out
    table = out.split("phase 1")[1].split("seat  player")[0]
    assert [line.split("   ")[0].strip() for line in table.splitlines()[1:-1]] == [
        "Supply deck ▮▮▮▮▮▮ 57",
        "UFOs in reserve UFO#3 UFO#2",
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
    told = [teller.line(event) for event in teller.together(t.told(-1))]
    assert told[1:] == ["Ada relaxes: no attack, and 2 cards to draw.", "Ada draws 2 cards."]


def test_a_card_is_looked_up_by_code_or_name() -> None:
    for asked in ("card view_two", "card View Two", "card VIEW two"):
        assert "View Two (VIEW_TWO) Peek at two cards" in " ".join(play(f"{asked}\nquit\n").out.split())
    assert "Złota Moc (GOLD_BOOST)" in play("karta zlota moc\nkoniec\n", "--lang", "pl").out
