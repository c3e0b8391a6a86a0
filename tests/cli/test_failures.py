"""Every failure: one line on stderr, nothing on stdout, an exit code that is not zero, never a traceback."""

from __future__ import annotations

import io
from contextlib import redirect_stdout
from pathlib import Path
from typing import Annotated

import pytest
import typer

from cli.shell import GAME, Said, shell, xenodeck
from xenodeck.cli.plain_values import skip_pydantic

MISUSED = [
    "nosuch",
    "games ufoludki extra",
    "games --nosuch",
    "rules",
    "play",
    "position {game}",
    "replay",
    "play {game} --seats x",
    "play {game} --seed x",
    "play {game} --seat -1",
    "sim {game} --games 0",
    "sim {game} --games -4",
    "sim {game} --games 99999999999999999999999",
    "sim {game} --games 5 --workers 0",
    "sim {game} --games 5 --seed 1.5",
    "bench --seconds 0",
    "bench --seconds nan",
    "bench --seats x",
]

REFUSED = [
    ("games --lang xx", "NO_LANGUAGE"),
    ("games --lang ../../words", "NO_LANGUAGE"),
    ("rules nosuch", "UNKNOWN_GAME"),
    ("rules ../{game}", "UNKNOWN_GAME"),
    ("rules {game} 99.9", "NO_RULE"),
    ("rules {game} --lang xx", "NO_LANGUAGE"),
    ("play {game} --lang xx", "NO_LANGUAGE"),
    ("play nosuch", "UNKNOWN_GAME"),
    ("play {game} --seats 0", "BAD_CONFIG"),
    ("play {game} --seats -1", "BAD_CONFIG"),
    ("play {game} --seats 9999999999999999999999", "BAD_CONFIG"),
    ("play {game} --seat 7", "NO_SEAT"),
    ("play {game} --bots nosuch", "BAD_CONFIG"),
    ("play {game} --mode nosuch", "BAD_CONFIG"),
    ("play {game} --set loot", "BAD_CONFIG"),
    ("play {game} --set moon=1", "BAD_CONFIG"),
    ("play {game} --set loot=many", "BAD_CONFIG"),
    ("play {game} --seed 9" + "9" * 90, "BAD_CONFIG"),
    ("play {game} --options {wrong}/cut.toml", "BAD_CONFIG"),
    ("play {game} --options {wrong}/unknown.toml", "BAD_CONFIG"),
    ("play {game} --options {wrong}/binary", "BAD_FILE"),
    ("play {game} --options {wrong}", "directory"),
    ("play {game} --options {wrong}/nosuch", "No such file"),
    ("play {game} --save {wrong}", "BAD_FILE"),
    ("play {game} --save {wrong}/nosuch/record", "BAD_FILE"),
    ("sim {game} --seats -3 --games 5", "BAD_CONFIG"),
    ("sim {game} --seats 99999999999 --games 5", "BAD_CONFIG"),
    ("sim {game} --seats 3 --games 5 --bots random,nosuch", "BAD_CONFIG"),
    ("sim {game} --seats 3 --games 5 --bots ,,", "BAD_CONFIG"),
    ("sim {game} --seats 2 --games 5 --bots random,random,random", "BAD_CONFIG"),
    ("sim {game} --seats 3 --games 5 --mode nosuch", "BAD_CONFIG"),
    ("sim {game} --seats 3 --games 5 --set deck=1", "BAD_CONFIG"),
    ("sim {game} --seats 3 --games 5 --set loot.x=1", "BAD_CONFIG"),
    ("position {game} {wrong}/nosuch", "No such file"),
    ("position {game} {wrong}", "directory"),
    ("position {game} {wrong}/binary", "BAD_FILE"),
    ("position {game} {wrong}/empty", "BAD_POSITION"),
    ("position {game} {wrong}/cut.json", "BAD_POSITION"),
    ("position {game} {wrong}/list.json", "BAD_POSITION"),
    ("position {game} {wrong}/deep.json", "BAD_POSITION"),
    ("position {game} {wrong}/huge.json", "BAD_POSITION"),
    ("position {game} {wrong}/unknown.json", "BAD_POSITION"),
    ("position {game} -", "BAD_POSITION"),
    ("record {game} --seats 77", "BAD_CONFIG"),
    ("record {game} --seed 1 --out {wrong}", "directory"),
    ("record {game} --seed 1 --out {wrong}/nosuch/record", "No such file"),
    ("replay {wrong}/nosuch", "No such file"),
    ("replay {wrong}/binary", "BAD_FILE"),
    ("replay {wrong}/empty", "BAD_RECORD"),
    ("replay {wrong}/other.txt", "BAD_RECORD"),
]


def one_clear_line(said: Said) -> None:
    assert said.out == ""
    assert said.err.startswith("xenodeck: ") and said.err.endswith("\n")
    assert len(said.err.splitlines()) == 1
    assert "Traceback" not in said.err and "mistake of ours" not in said.err


@pytest.mark.parametrize("line", MISUSED)
def test_a_command_that_is_misused_says_so_in_one_line(line: str) -> None:
    said = xenodeck(*line.format(game=GAME).split())
    one_clear_line(said)
    assert said.code == 2


@pytest.mark.parametrize(("line", "reason"), REFUSED)
def test_what_cannot_be_done_is_refused_in_one_line(line: str, reason: str, wrong: Path) -> None:
    said = xenodeck(*line.format(game=GAME, wrong=wrong).split())
    one_clear_line(said)
    assert said.code == 1
    assert reason in said.err


def test_no_command_at_all_shows_the_help_and_fails() -> None:
    said = xenodeck()
    assert said.code == 2
    assert "replay" in said.out
    assert len(said.err.splitlines()) == 1


def test_even_our_own_mistakes_are_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("of all things")

    monkeypatch.setattr("xenodeck.cli.commands.games.found", broken)
    said = xenodeck("games")
    assert said.code == 70
    assert said.out == "" and said.err.startswith("xenodeck: a mistake of ours, ZeroDivisionError: of all things")


def test_ctrl_c_is_one_line_and_130(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("xenodeck.cli.commands.games.found", interrupted)
    assert xenodeck("games") == Said(130, "", "xenodeck: stopped.\n")


def test_a_reader_who_leaves_early_is_no_reason_to_complain() -> None:
    said = shell(f"xenodeck rules {GAME} | head -1; xenodeck games --json | head -1")
    assert said.err == ""
    assert said.out.splitlines()[-1] == "{"


def test_a_full_disk_is_one_line() -> None:
    said = shell("xenodeck games --json > /dev/full")
    assert (said.code, len(said.err.splitlines())) == (1, 1)
    assert "space" in said.err


def test_closed_streams_do_not_hurt() -> None:
    said = shell(f"xenodeck position {GAME} - <&-")
    one_clear_line(said)
    assert said.code == 1
    assert shell("xenodeck games >&-").code == 0


def test_a_terminal_that_knows_only_ascii_gets_the_nearest_letters() -> None:
    said = shell(f"xenodeck rules {GAME} 5.1 --lang pl; xenodeck games --json --lang pl", PYTHONIOENCODING="ascii")
    assert said.err == ""
    assert "sasiada" in said.out
    assert "\\u0142" in said.out  # JSON loses nothing


def test_a_name_that_is_no_text_is_refused_like_any_other() -> None:
    said = shell("xenodeck rules $'\\xff'", PYTHONIOENCODING="ascii")
    one_clear_line(said)
    assert said.code == 1


def test_every_command_has_a_help_page() -> None:
    for command in ("games", "rules", "play", "sim", "position", "record", "replay", "bench"):
        said = xenodeck(command, "--help")
        assert (said.code, said.err) == (0, "")
        assert f"xenodeck {command}" in said.out


@pytest.mark.parametrize("given", ["0", "007", "+7", "70000", "-1", "x", "1.0", "1e3", "٣", " 5", "1_0"])
def test_values_are_taken_and_refused_as_typer_does(given: str) -> None:
    """Plain ones are taken without asking it, which must make no difference."""

    def command(number: Annotated[int, typer.Option(min=0, max=65535)] = 1, share: float = 1.0, word: str = "") -> None:
        typer.echo(f"{number!r} {share!r} {word!r}")

    def outcome(quick: bool, *arguments: str) -> str:
        app = typer.Typer(add_completion=False, rich_markup_mode=None)
        app.command()(command)
        made = typer.main.get_command(app)
        out = io.StringIO()
        try:
            with redirect_stdout(out):
                (skip_pydantic(made) if quick else made).main(list(arguments), standalone_mode=False)
        except typer.TyperException as no:
            return no.format_message()
        return out.getvalue()

    for option in ("--number", "--share", "--word"):
        assert outcome(True, option, given) == outcome(False, option, given)
    assert outcome(True) == "1 1.0 ''\n"
