"""A game that lacks something is refused when it is found, by file and key: planted in the game of the first page."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from architecture.comet import EN, META, PL, Planted, comet
from xenodeck.core.definition import checking
from xenodeck.core.errors import GameError
from xenodeck.games import found, home

__all__ = ["comet"]  # the fixture


def refused(folder: Path) -> list[str]:
    """What is said to be missing when the game is found, a line each."""
    with pytest.raises(GameError) as no:
        found(folder.parent.name)
    assert no.value.code == "BAD_GAMES"
    said = no.value.text.removeprefix("the game 'comet' is not complete:")
    assert said != no.value.text
    told = re.sub(r"line \d+", "line …", said.removesuffix(".").replace(f"{folder}/", "")).strip()
    return told.split(checking.NEXT_LINE)


def test_a_whole_game_is_found(comet: Planted) -> None:
    folder = comet()
    assert home(found(folder.parent.name)["comet"]) == f"{folder.parent.name}.comet"


def declare(text: str) -> tuple[str, str, str]:
    return META, "    scores_are_public = True\n", f"    scores_are_public = True\n    {text}\n"


# what is planted -> what is said of it: a missing word of each kind
MISSING = {
    "name": ([(EN, 'tagline = "Higher, and higher still."\n', "")], EN, "[game] tagline (every game has it)"),
    "event told": ([(EN, "shine =", "shines =")], EN, "[log] shine (meta.py, line …)"),
    "event of a move": ([(PL, 'lay = "{seat}', 'lays = "{seat}')], PL, "[log] lay (meta.py, line …)"),
    "event of a draw": ([(PL, "draw =", "drawn =")], PL, "[log] draw (meta.py, line …)"),
    "event of a kind": (
        [(META, "number=1)", 'number=1, word="far")')],
        EN,
        "[log] shine_far (meta.py, line …)",
    ),
    "event by a condition": (
        [(META, '"shine", seat', '"shine" if higher else "glow", seat')],
        PL,
        "[log] glow (meta.py, line …)",
    ),
    "question": ([(PL, "[questions]\nlay", "[questions]\nlays")], PL, "[questions] lay (meta.py, line …)"),
    "question by a condition": (
        [(META, '"lay", CARD', '("lay" if before else "more"), CARD')],
        EN,
        "[questions] more (meta.py, line …)",
    ),
    "choice": ([(META, '"lay", CARD', '"lay", CHOICE')], EN, "[choices.lay] has no words (meta.py, line …)"),
    "card": ([(EN, 'C3 = "Streak"\n', "")], EN, "[cards] C3 (a card)"),
    "place": ([(PL, 'sky = "niebo"\n', "")], PL, "[places] sky (a place)"),
    "field": ([(EN, 'tails = "points"\n', "")], EN, "[fields] tails (a field that is shown)"),
    "mode": ([(META, 'Mode("standard"', 'Mode("wild"')], PL, "[modes] wild (a mode)"),
    "option": ([(EN, 'hand_size = "How', 'hands = "How')], EN, "[options] hand_size (an option)"),
    "title of an option": (
        [(PL, 'hand_size = "Karty', 'hands = "Karty')],
        PL,
        "[option_titles] hand_size (an option)",
    ),
    "refusal declared": (
        [declare('codes = {"GAME_OVER": "too_late"}')],
        EN,
        "[refusals] too_late (a refusal)",
    ),
    "refusal in an order of faults": ([declare('faults = ("DARK",)')], PL, "[refusals] DARK (a refusal)"),
    "refusal raised": (
        [(META, 'BadPosition("tails has', 'Refusal("TAILS", "tails has')],
        EN,
        "[refusals] TAILS (meta.py, line …)",
    ),
    "prospect": (
        [declare('hoped = staticmethod(lambda: Prospect("glow", True))')],
        PL,
        "[prospects] glow (meta.py, line …)",
    ),
    "reason": (
        [(META, "DEAL, TURN, END =", 'REASONS = ["only", "bright"]\nDEAL, TURN, END =')],
        EN,
        "[reasons] bright (meta.py, line …)",
    ),
    "ending": (
        [declare('def ending(self, s: State) -> str:\n        return "dusk" if s.over else ""')],
        PL,
        "[endings] dusk (meta.py, line …)",
    ),
    "account": (
        [declare('postings = {"shine": (Posting("light"),)}')],
        EN,
        "[accounts] light (an account of the event shine)",
    ),
    "tie-break": (
        [
            (
                META,
                "self.hand_size: i64",
                'self.scoring = [*self.scoring, Criterion("glow")]\n        self.hand_size: i64',
            )
        ],
        EN,
        "[breaks] glow (a tie-break)",
    ),
    "mark": ([declare('marks = {"shine": "bright"}')], PL, "[marks] bright (a mark on the chart)"),
    "tally": ([declare('tallies = {"shine": ("shone",)}')], PL, "[tallies] shone (something that is counted)"),
    "chart": ([declare('chart = "heights"')], EN, "[chart] heights (the chart)"),
    "bot": ([declare('def bots(self) -> Any:\n        return {"astronomer": None}')], EN, "[bots] astronomer (a bot)"),
    "whatever English has": (
        [(EN, "[log]\n", '[gist]\nlay = "{cards}."\n\n[log]\n')],
        PL,
        "[gist] lay (words.en.toml has it)",
    ),
}


@pytest.mark.parametrize(("changes", "file", "said"), MISSING.values(), ids=list(MISSING))
def test_a_missing_word_is_named_with_its_file_and_key(
    comet: Planted, changes: list[tuple[str, str, str]], file: str, said: str
) -> None:
    assert f"{file}: {said}" in refused(comet(*changes))


def test_a_choice_of_an_option_has_words(comet: Planted) -> None:
    setting = 'Setting("sky", ONE_OF, "night", "1.1", choices=("night", "day"))'
    words = [
        (file, "[options]\n", '[options]\nsky = "?"\n\n[option_choices.sky]\nnight = "?"\n\n[options_]\n')
        for file in (EN, PL)
    ]
    told = refused(
        comet(
            (META, "    settings = (", f"    settings = ({setting}, "),
            *words,
        )
    )
    assert f"{PL}: [option_choices.sky] day (a choice of the option sky)" in told


def test_all_that_is_missing_is_told_at_once(comet: Planted) -> None:
    told = refused(comet((EN, "shine =", "shines ="), (PL, "draw =", "drawn ="), (PL, 'sky = "niebo"\n', "")))
    assert len(told) == len(set(told)) == 4
    assert f"{PL}: [log] shines (words.en.toml has it)" in told


def test_many_faults_are_told_up_to_a_number(comet: Planted, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "MOST_TOLD", 5)
    told = refused(
        comet(
            *[(file, f"[{name}]", f"[no_{name}]") for file in (EN, PL) for name in ("log", "places", "cards")],
        )
    )
    assert len(told) == checking.MOST_TOLD + 1
    assert re.fullmatch(r"and \d+ more", told[-1])


def test_keys_that_lack_for_the_same_reason_are_told_in_one_line(comet: Planted) -> None:
    """A deck of forty cards without words is one line for each language, and hides nothing else."""
    told = refused(comet(*[(file, f'C{n} = "', f'X{n} = "') for file in (EN, PL) for n in range(1, 6)]))
    assert [line for line in told if "(a card)" in line] == [
        f"{EN}: [cards] C1, C2, C3, C4, C5 (a card)",
        f"{PL}: [cards] C1, C2, C3, C4, C5 (a card)",
    ]


# what is planted in ``meta.py`` -> what is said of it
FIRST_TABLE = {
    "an option of Play now": (
        'starter_options = {"first": 0}',
        "CometGame.starter_options names first, which is no option; there are hand_size",
    ),
    "an option of a newcomer": (
        'gentle = Gentle(options={"hands": 3})',
        "CometGame.gentle names hands, which is no option; there are hand_size",
    ),
    "a mode of a newcomer": (
        'gentle = Gentle(mode="wild")',
        "CometGame.gentle names the mode wild; there are standard",
    ),
}


@pytest.mark.parametrize(("text", "said"), FIRST_TABLE.values(), ids=list(FIRST_TABLE))
def test_a_first_table_that_does_not_fit_the_game_is_named(comet: Planted, text: str, said: str) -> None:
    folder = comet(declare(text), (META, "Frame, Game, ", "Frame, Game, Gentle, "))
    assert f"{META}: {said}" in refused(folder)


def test_a_bot_of_the_first_table_that_nobody_introduces_is_named(comet: Planted) -> None:
    change = declare('gentle = Gentle(bots=("random", "stargazer"))')
    told = refused(comet(change, (META, "Frame, Game, ", "Frame, Game, Gentle, ")))
    assert told == [f"{file}: [bot_names] stargazer (a bot that gentle names)" for file in (EN, PL)]


@pytest.mark.parametrize("file", [EN, "rules.en.md", "rules.pl.md"])
def test_a_missing_file_is_named(comet: Planted, file: str) -> None:
    folder = comet()
    (folder / file).unlink()
    assert f"{file}: this file is missing" in refused(folder)


def test_a_language_that_the_core_does_not_speak_is_named_with_the_file_it_needs(comet: Planted) -> None:
    folder = comet()
    for name in ("words.{}.toml", "rules.{}.md"):
        (folder / name.format("sl")).write_text((folder / name.format("en")).read_text("utf-8"), "utf-8")
    [line] = refused(folder)
    assert line.endswith("core/words/sl.toml: this file is missing")


# -- positions ---------------------------------------------------------------------------------------------------

IN_TURNS = "from xenodeck.core import PendingStep\n    says_it_all = lambda self, s: False"
POSITIONS = {
    "none": ((META, "    positions = POSITIONS\n", ""), "CometGame.positions is not set, and position is not written"),
    "a place that is not there": (
        (META, 'PileKey("sky", "sky")', 'PileKey("sky", "heaven")'),
        "CometPositions.piles: sky stands for the place heaven, which no mode has",
    ),
    "two piles of one key": (
        (META, 'PileKey("sky", "sky")', 'PileKey("hands", "sky")'),
        "CometPositions: the key hands has two meanings",
    ),
    "a key of the core": (
        (META, '{"active", "tails"}', '{"active", "known"}'),
        "CometPositions: the key known has two meanings",
    ),
    "a pile and an own key": (
        (META, '{"active", "tails"}', '{"active", "sky"}'),
        "CometPositions: sky is a pile and a key of the game's own",
    ),
    "a key of sessions": (
        (META, '{"active", "tails"}', '{"active", "played"}'),
        "CometPositions: the key played has two meanings",
    ),
    "steps that nobody lists": (
        (META, "matter = ()", "matter = ()\n    says_it_all = lambda self, s: False"),
        "CometPositions: steps are listed if, and only if, says_it_all is written",
    ),
    "steps without a key": (
        (META, "matter = ()", f"matter = ()\n    {IN_TURNS}\n    steps = {{TURN: PendingStep(())}}"),
        "CometPositions.own: steps are listed, and stack is not among the keys",
    ),
    "a step that is not listed": (
        (META, "matter = ()", f"matter = ()\n    {IN_TURNS}\n    steps = {{TURN: PendingStep((END,))}}"),
        "CometPositions.steps: End is no rule of this game, or may be pending and is not listed",
    ),
    "an option that is not there": (
        (META, "matter = ()", 'matter = ("hands",)'),
        "CometPositions.matter: there is no option hands",
    ),
    "no state": (
        (META, 'states = ("TURN",)', "states = ()"),
        "CometPositions.states: it names at least one state, and DEAL is not among them",
    ),
}


@pytest.mark.parametrize(("change", "said"), POSITIONS.values(), ids=list(POSITIONS))
def test_positions_that_do_not_fit_the_game_are_named(comet: Planted, change: tuple[str, str, str], said: str) -> None:
    assert f"{META}: {said}" in refused(comet(change))


def test_a_table_that_cannot_be_set_up_is_named(comet: Planted) -> None:
    refuse = 'raise BadConfig("too few cards.")'
    check = f"def check_settings(self, mode: Any, seats: int, settings: Any) -> None:\n        {refuse}"
    [line] = refused(comet(declare(check)))
    assert line == f"{META}: its largest table cannot be set up as printed, BAD_CONFIG: too few cards"


# -- what is not missing -----------------------------------------------------------------------------------------


def test_what_a_comment_or_a_docstring_names_is_not_asked_for(comet: Planted) -> None:
    note = '    # s.tell("glow", 1) was dropped, as was "dim", CARD\n'
    more = '    """Neither ``s.tell("blink", 1)`` nor Refusal("BLINK", "no")."""\n'
    folder = comet(
        (META, '    RULE = "1.3"\n', f'    RULE = "1.3"\n{note}'),
        (META, "class CometSetup(Setup):\n", f"class CometSetup(Setup):\n{more}"),
    )
    assert "comet" in found(folder.parent.name)


def test_words_in_an_inline_table_are_there(comet: Planted) -> None:
    question = '[questions]\nlay = "Which card do you lay into the sky?"\n'
    changes = [
        (EN, question, ""),
        (EN, "[game]\n", 'questions = { lay = "Which card?" }\n\n[game]\n'),
        (EN, "[log]\n", '[in_short]\ncards = { C1 = "Low." }\n\n[log]\n'),
        (PL, "[log]\n", '[in_short.cards]\nC1 = "Niska."\n\n[log]\n'),
    ]
    assert "comet" in found(comet(*changes).parent.name)


def test_a_line_of_a_long_text_is_no_key(comet: Planted) -> None:
    long = 'C4 = "Above a Streak."\nC5 = """\n[log]\nshine = no\n"""\n'
    folder = comet((EN, 'C4 = "Above a Streak."\nC5 = "Nothing is higher."\n', long), (EN, 'shine = "', 'shines = "'))
    assert f"{EN}: [log] shine (meta.py, line …)" in refused(folder)


def test_the_command_line_says_what_is_missing_and_where_it_is_told(comet: Planted) -> None:
    folder = comet((PL, "shine =", "shines ="))
    env = {**os.environ, "XENODECK_GAMES": folder.parent.name, "PYTHONPATH": str(folder.parents[1])}
    said = subprocess.run([sys.executable, "-m", "xenodeck", "games"], env=env, capture_output=True, text=True)
    assert said.returncode == 1 and "a mistake of ours" not in said.stderr
    lines = (folder / META).read_text("utf-8").splitlines()
    [told] = [number for number, line in enumerate(lines, 1) if 's.tell("shine"' in line]
    assert f"{folder / PL}: [log] shine (meta.py, line {told})" in said.stderr
