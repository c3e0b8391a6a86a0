"""``play``: whole games through the terminal, in both languages, and the commands at the table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.console import Console

from cli.shell import GAME, Said, shell, xenodeck
from xenodeck.cli.output.sentences import Teller
from xenodeck.cli.terminal.questions import labels, typed
from xenodeck.core.knowledge.views import Option, Question
from xenodeck.core.records.record import Record
from xenodeck.games import find
from xenodeck.games.ufoludki.state import HAND

LABEL_AFTER_LABEL = "1\n" * 400  # the first option of every question, to the end of the game
SOME_TURNS = "1\n" * 10 + "quit\n"
TELLER = Teller(find(GAME), "en", 3, ["Zyx", "Plimp", "Orro"])


def play(lines: str, *arguments: object, columns: int = 100) -> Said:
    return xenodeck("play", GAME, "--seed", 5, *arguments, typed=lines, columns=columns)


def flat(text: str) -> str:
    return " ".join(text.split())


# -- whole games -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "ending"), [("en", "The game is over"), ("pl", "Koniec gry")])
@pytest.mark.parametrize("seats", [2, 5])
def test_a_game_can_be_played_to_its_end(language: str, ending: str, seats: int, tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    said = play(LABEL_AFTER_LABEL, "--seats", seats, "--lang", language, "--save", file)
    assert (said.code, said.err) == (0, "")
    assert ending in said.out and "★" in said.out
    replayed = xenodeck("replay", file, "--json").json
    assert replayed["over"] and replayed["seats"] == seats


def test_the_last_screen_shows_what_everybody_held(tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    last = play(LABEL_AFTER_LABEL, "--seats", 3, "--save", file, columns=300).out.rpartition("tokens ──")[2]
    state = Record.read(file.read_text()).replay(find(GAME)).state
    rows = {line.split()[0]: line for line in last.splitlines() if line.split()[:1] and line.split()[0] in "012"}
    assert "▮" not in "".join(rows.values())
    names = Teller(find(GAME), "en", 3, ["Zyx", "Plimp", "Orro"], coded=False, me=0)
    for seat in range(3):
        for card in state.zones[HAND[seat]]:
            assert names.card(state.layout.codes[state.face[card]]) in rows[str(seat)]


@pytest.mark.parametrize("seed", [1, 2])
def test_the_story_told_is_what_the_seat_noticed_and_nothing_else(seed: int, tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    said = xenodeck(
        "play", GAME, "--seed", seed, "--seats", 3, "--seat", 1, "--save", file, typed=LABEL_AFTER_LABEL, columns=500
    )
    told = re.findall(r"^  [·▸] (.*?) *$", said.out, re.MULTILINE)
    session = Record.read(file.read_text()).replay(find(GAME))
    teller = Teller(find(GAME), "en", 3, ["Zyx", "Plimp", "Orro"], coded=False, me=1)
    assert told == [deeds.line for deeds in teller.story(session.events(1))]


def test_an_opponents_draw_shows_only_how_many_cards() -> None:
    out = flat(play(LABEL_AFTER_LABEL, "--seats", 3, columns=500).out)
    others = set(re.findall(r"(?:Plimp|Orro) plays [^·▸]*?Draws ([^.]*)\.", out))
    assert others and all(re.fullmatch(r"\d+ cards?", what) for what in others)
    own = re.findall(r"You play [^·▸]*?You draw ([^.]*)\.", out)
    assert any("Saucer" in what for what in own), "one's own cards are named"


def test_the_same_seed_and_answers_give_the_same_screens() -> None:
    assert play(SOME_TURNS) == play(SOME_TURNS)


def test_a_record_of_a_game_broken_off_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    assert play("1\nquit\n", "--save", file).code == 0
    replayed = xenodeck("replay", file, "--json").json
    assert not replayed["over"] and len(replayed["moves"]) > 1


@pytest.mark.parametrize(
    ("language", "why", "limit"),
    [
        ("en", "Nobody has a card left to play.", "The limit of turns ended the game."),
        ("pl", "Nikt nie ma już karty do zagrania.", "Grę zakończył limit tur."),
    ],
)
def test_the_end_says_what_ended_the_game(language: str, why: str, limit: str, tmp_path: Path) -> None:
    cards = "\n".join(f"{code} = {12 * (code == 'S2A')}" for code in find(GAME).printed())
    options, file = tmp_path / "options.toml", tmp_path / "record.txt"
    options.write_text(f"hand_size = 2\n[deck]\n{cards}\n")
    said = play(LABEL_AFTER_LABEL, "--seats", 2, "--options", options, "--lang", language, "--save", file)
    assert said.code == 0 and said.out.rstrip().split("\n")[-2].endswith(why)
    assert limit not in said.out
    assert xenodeck("replay", file, "--lang", language).out.rstrip().endswith(why)
    assert xenodeck("replay", file, "--json").json["ended"] == "halt"
    short = play(LABEL_AFTER_LABEL, "--seats", 2, "--set", "turn_limit=4", "--lang", language)
    assert limit in short.out and why not in short.out


def test_against_oola_her_cards_are_counted_and_called_cards(tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    said = xenodeck("play", "getaway", "--mode", "solo", "--seed", 3, "--save", file, typed="1\n" * 400, columns=120)
    assert said.code == 0
    session = Record.read(file.read_text()).replay(find("getaway"))
    mine, hers = session.game.outcome(session.state).scores
    assert re.search(rf"Oola +{hers} penalty cards?\b", said.out)
    assert re.search(rf"\b{mine} penalty points?\b", said.out)


# -- leaving -----------------------------------------------------------------------------------------------------


def test_quitting_is_no_failure() -> None:
    said = play("quit\n")
    assert (said.code, said.err) == (0, "")
    assert "See you at the next game." in said.out
    assert "Do następnej gry." in play("koniec\n", "--lang", "pl").out


def test_input_that_ends_too_early_is_a_failure() -> None:
    said = play("1\n")
    assert said.code == 1
    assert said.err == "xenodeck: NO_INPUT: the input ended before the game did.\n"


def test_bytes_that_are_no_text_do_not_end_the_game() -> None:
    said = shell(f"printf '\\xff\\xfe\\nquit\\n' | xenodeck play {GAME} --seed 1", PYTHONIOENCODING="ascii")
    assert (said.code, said.err) == (0, "")


# -- the commands at the table -----------------------------------------------------------------------------------


def test_the_turn_shows_table_hand_and_numbered_options() -> None:
    out = flat(play("quit\n", "--seats", 3).out)
    assert "You are Zyx, seat 0." in out
    assert "▶ your turn · Earth: ██████████ 50 tokens" in out
    assert "▶ 0 Zyx (you) 0 ▮▮▮▮▮ 5 –" in out and "1 Plimp 0 ▮▮▮▮▮ 5" in out
    assert "1 Saucer 2 (moon) ×2 Take 2 from" in out and "2 Saucer 3 (planet) Take 3" in out and "[4.1]" in out


def test_a_hint_names_a_card_and_a_reason() -> None:
    hint = re.search(r"([^\n]*\.) Hint: (.*?)\.", flat(play("hint\nquit\n").out))
    held = ("Saucer 3 (planet)", "Strength in numbers", "Saucer 2 (moon)", "Saucer 4 (planet)")
    assert hint and hint[2] in held, "the reason comes first"
    assert "%" not in hint[1]
    assert re.search(r"\. Podpowiedź: (Spodek|W kupie).*\.", flat(play("podpowiedz\nq\n", "--lang", "pl").out))


@pytest.mark.parametrize("asked", ["why GENERAL", "why not GENERAL", "whynot general"])
def test_why_not_gives_the_reason_the_rule_and_its_text(asked: str) -> None:
    out = flat(play(f"{asked}\nquit\n").out)
    assert "! You hold no General. [4.1]" in out
    assert "4.1 Play. Choose one card" in out


def test_why_says_yes_to_what_is_allowed_and_names_the_rule_that_asks() -> None:
    out = flat(play("why SWARM\nwhy 1\nwhy\nquit\n").out)
    assert out.count("Yes, that is allowed. 4.1 Play.") == 2
    assert "This is asked by rule 4.1. 4.1 Play." in out


def test_why_not_speaks_polish() -> None:
    out = flat(play("dlaczego nie general\nkoniec\n", "--lang", "pl").out)
    assert "! Nie masz karty Generał. [4.1]" in out and "4.1 Zagranie." in out


def test_rules_log_card_and_help_answer_at_the_table() -> None:
    out = flat(play("rules 5.1\nrules 99\nlog\n1\nlog 1\ncard swarm\ncard moon\nhelp\n\nquit\n").out)
    assert "5.1 Saucer. Starting with your left-hand neighbour" in out
    assert "! there is no rule '99'." in out
    assert "Strength in numbers (SWARM) Send any number" in out
    assert "There is no card moon" in out
    assert "why MOVE why a move is allowed or not" in out and '("COUNTER 2")' in out


def test_half_a_move_can_be_taken_back() -> None:
    out = play("SWARM\n2\nswarm\nback\nundo\nquit\n", "--seed", 12, "--set", "deck.SWARM=400").out
    assert "How many do you send?" in out
    assert "Taken back." in out


def test_alone_with_bots_a_move_is_taken_back_with_all_that_came_of_it(tmp_path: Path) -> None:
    """Decision 15: cards were drawn and bots have moved since, but nobody else is here; the record says how often."""
    file = tmp_path / "record.txt"
    out = play("1\nundo\n1\nundo\nundo\nquit\n", "--seats", 4, "--save", file).out
    turns = [turn.split("> ")[0] for turn in re.split("^Ufoludki · .*─+\n", out, flags=re.MULTILINE)[1:]]
    first, after, taken_back, again, once_more = turns
    assert out.count("Taken back.") == 2 and out.count("no move of yours that could be taken back") == 1
    assert first == taken_back == once_more, "the story that led there is told again too"
    assert after == again, "the bots did something else the second time"
    assert Record.read(file.read_text()).taken_back == 2


def test_no_more_than_five_moves_are_taken_back() -> None:
    out = play("1\n" * 7 + "undo\n" * 6 + "quit\n", "--seats", 2, "--set", "deck.SWARM=0").out
    assert out.count("Taken back.") == 5 and out.count("no move of yours that could be taken back") == 1


def test_a_wrong_answer_costs_nothing_and_says_what_would_do() -> None:
    out = play("dance\n99\ncounter ²\n--1\nGENERAL\nquit\n").out
    assert out.count("! ") == 5
    assert "(Saucer 3 (planet), Strength in numbers, Saucer 2 (moon), Saucer 4 (planet))" in flat(out)


@pytest.mark.parametrize(
    "answer", ["1", "S2A", "play s2a", "saucer 2 moon", "Saucer 2 with a moon", "Spodek 2 (księżyc)"]
)
def test_number_code_and_words_are_the_same_answer(answer: str) -> None:
    assert "▸ You play Saucer 2 (moon)." in play(f"{answer}\nquit\n", "--seats", 3, "--seat", 0).out


def test_the_name_one_is_called_can_be_chosen() -> None:
    assert "You are Ada {x} [bold], seat 0." in play("1\nquit\n", "--name", "Ada {x} [bold]").out


@pytest.mark.parametrize("columns", [40, 60, 80, 200])
def test_every_width_is_kept(columns: int) -> None:
    said = play("1\nwhy GENERAL\nrules 5.5\nquit\n", "--seats", 5, columns=columns)
    assert said.code == 0
    assert max(map(len, said.out.splitlines())) <= columns


@pytest.mark.parametrize(("width", "height"), [(100, 35), (80, 24)])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_turn_fits_the_window(width: int, height: int, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    window = Console(force_terminal=True, no_color=True, highlight=False, width=width, height=height)
    monkeypatch.setattr("xenodeck.cli.terminal.screen.console", window)
    out = play(SOME_TURNS, "--seats", 5, "--lang", language).out
    turns = re.findall("^[^\n]*Ufoludki[^\n]* ─.*?(?=^> )", out, re.MULTILINE | re.DOTALL)
    assert len(turns) > 5
    assert max(turn.count("\n") for turn in turns) < height, "the first line scrolls away"


# -- which figure means what -------------------------------------------------------------------------------------


def question(kind: str, *words: str) -> Question:
    options = [Option(w, "pass" if w == "pass" else kind, 0, w if kind == "card" else "", "", -1, 0) for w in words]
    return Question("q", kind, "1.1", [], options)


def test_cards_are_counted_even_if_their_codes_are_figures() -> None:
    asked = question("card", "7", "2", "1")
    assert labels(asked, TELLER) == ["1", "2", "3"]
    assert typed(asked, "1", TELLER) == "7" and typed(asked, "2 5", TELLER) == "2 5"


def test_seats_and_numbers_are_their_own_figures() -> None:
    seats = question("seat", "seat 2", "seat 0", "pass")
    assert labels(seats, TELLER) == ["2", "0", "pass"]
    assert typed(seats, "0", TELLER) == "seat 0" and typed(seats, "Pass", TELLER) == "pass"
    assert labels(question("number", "3", "4"), TELLER) == ["3", "4"]


def test_what_is_no_label_stays_as_it_was_typed() -> None:
    assert typed(question("card", "S2A"), " counter 2 ", TELLER) == "counter 2"
