"""What every game folder must have: a scenario for each rule, words for everything, fields that are copied."""

from __future__ import annotations

import ast
import re
import tomllib
from fnmatch import fnmatchcase
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from architecture.games import (
    GAMES,
    KEPT,
    TOYS,
    codes,
    every_game,
    every_game_of_ours,
    every_version,
    fields,
    met,
    missing,
    places,
    told_in_walks,
)
from architecture.sources import (
    CORE,
    PACKAGE,
    argument,
    attributes_set,
    calls,
    classes,
    lists,
    methods,
    modules,
    texts,
    tree,
)
from laws.walks import Dice, begin, step
from xenodeck.cli.output.colours import STYLES
from xenodeck.core.definition.game import LIMIT, Game
from xenodeck.core.definition.ledger import START, WHOLE
from xenodeck.core.definition.plurals import forms_of, least_forms
from xenodeck.core.definition.settings import inner
from xenodeck.core.definition.wording import Words, languages
from xenodeck.core.fields import own_fields
from xenodeck.core.knowledge.views import view
from xenodeck.core.records.record import Record
from xenodeck.core.rules.lanes import Lanes
from xenodeck.core.rules.state import State
from xenodeck.core.tabletop.glimpses import Glimpses
from xenodeck.core.words.event_runs import log_key
from xenodeck.games import found

REFERENCE = re.compile(r"\[(\d+\.\d+|[A-Z]+\.?\d+(?:\.\d+)?)\]")
PLACEHOLDER = re.compile(r"\{(\w+)")
KIND = {"CARD", "PLACE", "SEAT", "NUMBER", "CHOICE"}
COUNT = re.compile(r"(mode \w+ )?seats \d+ seed \d+ depth \d+ nodes \d+")


def numbers(game: Game, language: str = "en") -> list[str]:
    return [rule.number for rule in game.words(language).rules()]


def own_words(game: Game, language: str) -> dict[str, dict[str, str]]:
    """Section -> key -> words; what lies in another section is a section of its own, ``choices.claim``."""
    found: dict[str, dict[str, str]] = {}

    def collect(section: str, entries: dict[str, Any]) -> None:
        for key, value in entries.items():
            if isinstance(value, dict):
                collect(f"{section}.{key}", value)
            else:
                found.setdefault(section, {})[key] = value

    for section, entries in tomllib.loads((game.folder / f"words.{language}.toml").read_text("utf-8")).items():
        collect(section, entries)
    return found


def test_there_is_a_game_to_look_at() -> None:
    assert "ufoludki" in found()


# -- scenarios ---------------------------------------------------------------------------------------------------


@every_game
def test_every_rule_has_a_scenario_named_by_its_number(game: Game) -> None:
    names = [
        node.name.lower()
        for module in sorted((game.folder / "tests").glob("test_*.py"))
        for node in ast.walk(tree(module))
        if isinstance(node, ast.FunctionDef)
    ]
    without = [n for n in numbers(game) if not any(name.startswith(prefix(n)) for name in names)]
    assert not without, f"rules of {game.id} without a scenario: {', '.join(without)}"


@every_game
def test_every_rule_that_a_refusal_names_is_on_the_page(game: Game) -> None:
    """People who are told the number of a rule can read it."""
    named = {value for key in dir(game) if key.endswith("_rule") and isinstance(value := getattr(game, key), str)}
    for module in modules(game.folder):
        for node in ast.walk(tree(module)):
            if isinstance(node, ast.Call) and not isinstance(node.func, ast.Attribute):
                values = [one.value for one in node.args if isinstance(one, ast.Constant)]
                named |= {v for v in values if isinstance(v, str) and re.fullmatch(r"\d+\.\d+", v)}
    assert named - {""} <= set(numbers(game)), sorted(named - {""} - set(numbers(game)))


def prefix(number: str) -> str:
    """``5.1`` is tried by ``test_5_1_…``, ``U4`` by ``test_u4_…``, ``RG.4`` by ``test_rg_4_…``."""
    return f"test_{number.lower().replace('.', '_')}_"


@every_game
def test_no_scenario_is_named_by_a_number_that_is_not_on_the_page(game: Game) -> None:
    known = {prefix(n) for n in numbers(game)}
    for module in sorted((game.folder / "tests").glob("test_*.py")):
        for node in ast.walk(tree(module)):
            if isinstance(node, ast.FunctionDef):
                name = node.name.lower()
                named = re.match(r"test_(\d+_\d+|[a-z]{1,2}_?\d+)_", name)
                assert not named or any(name.startswith(number) for number in known), node.name


@every_game_of_ours
def test_there_are_golden_games_and_counts(game: Game) -> None:
    records = sorted((game.folder / "tests/games").glob("*.txt"))
    assert records, f"{game.id} has no golden games in tests/games"
    for file in records:
        assert Record.read(file.read_text("utf-8")).game == game.id, file.name
    counts = game.folder / "tests/counts.txt"
    assert counts.exists(), f"{game.id} has no tests/counts.txt"
    lines = [line for line in counts.read_text("utf-8").splitlines() if line.strip() and not line.startswith("#")]
    assert lines
    for line in lines:
        assert COUNT.fullmatch(line.strip()), line


# -- rules pages -------------------------------------------------------------------------------------------------


@every_version
def test_the_rules_pages_of_all_languages_have_the_same_numbers_in_the_same_order(game: Game) -> None:
    english = numbers(game)
    assert english
    assert len(set(english)) == len(english), "a number is used twice"
    for language in languages(game.folder):
        assert numbers(game, language) == english, language


@every_version
def test_every_reference_on_a_rules_page_exists(game: Game) -> None:
    for language in languages(game.folder):
        known = set(numbers(game, language))
        used = set(REFERENCE.findall(game.words(language).text()))
        assert used, f"{language}: no references found"
        assert not used - known, f"{language}: {sorted(used - known)}"


@every_version
def test_the_rules_pages_refer_to_the_same_rules_in_all_languages(game: Game) -> None:
    english = {r.number: sorted(REFERENCE.findall(r.text)) for r in game.words("en").rules()}
    for language in languages(game.folder):
        for rule in game.words(language).rules():
            assert sorted(REFERENCE.findall(rule.text)) == english[rule.number], f"{language} {rule.number}"


@every_version
def test_each_rule_class_begins_with_a_number_of_the_rules_page(game: Game) -> None:
    """The docstring is read from the source: a compiled class has none, and brings the number as ``RULE``."""
    known = set(numbers(game))
    docstrings = {c.name: ast.get_docstring(c) or "" for c in classes(game.folder)}
    assert game.rules
    for rule in game.rules:
        name = type(rule).__name__
        first = docstrings[name].split(" ", 1)[0]
        assert first in known, f"{name}: {docstrings[name]!r}"
        assert rule.number == first, f"{name} says RULE {rule.number!r}, its docstring {first}"


@every_version
def test_every_rule_class_of_the_folder_is_among_the_rules_of_the_game(game: Game) -> None:
    """Saving finds a pending step by the key of its rule: a rule that is not listed could not be loaded."""
    written = rule_classes(game)
    shared = {
        base.id for c in classes(game.folder) if c.name in written for base in c.bases if isinstance(base, ast.Name)
    }
    names = [type(rule).__name__ for rule in game.rules]
    assert written - shared == set(names)
    assert len(set(names)) == len(names)


def rule_classes(game: Game) -> set[str]:
    """Every class of the folder that is a rule, also by way of another one of the folder."""
    found = {c.name for c in classes(game.folder) if any(is_rule(base) for base in c.bases)}
    while True:
        more = {c.name for c in classes(game.folder) if any(isinstance(b, ast.Name) and b.id in found for b in c.bases)}
        if more <= found:
            return found
        found |= more


def is_rule(base: ast.expr) -> bool:
    return isinstance(base, ast.Subscript) and isinstance(base.value, ast.Name) and base.value.id == "Rule"


@every_game
def test_every_rule_number_in_the_code_is_on_the_rules_page(game: Game) -> None:
    used = {o.rule for o in game.settings} | {game.seats_rule, game.over_rule, game.turn_rule} - {""}
    for at, name in ((2, "Refusal"), (1, "BadConfig"), (1, "BadPosition")):
        for _, call in calls(game.folder, name):
            rule = argument(call, at, "rule")
            used |= set(texts(rule)) if rule is not None else set()
    assert used
    assert not used - set(numbers(game))


# -- words -------------------------------------------------------------------------------------------------------


@every_version
def test_the_words_of_all_languages_have_the_same_keys(game: Game) -> None:
    english = own_words(game, "en")
    for language in languages(game.folder):
        words = own_words(game, language)
        assert {s: sorted(keys) for s, keys in words.items()} == {s: sorted(keys) for s, keys in english.items()}


@every_game_of_ours
def test_our_games_speak_english_and_polish(game: Game) -> None:
    assert languages(game.folder) == ["en", "pl"]


@every_version
def test_the_words_of_all_languages_have_the_same_placeholders(game: Game) -> None:
    english = own_words(game, "en")
    for language in languages(game.folder):
        for section, entries in own_words(game, language).items():
            for key, text in entries.items():
                wanted = set(PLACEHOLDER.findall(english[section][key]))
                assert set(PLACEHOLDER.findall(text)) == wanted, f"{language}: {section}.{key}"


PLURAL = re.compile(r"\{\w+\|([^{}]*)\}")
WORDS_FILES = [
    *sorted((CORE / "words").glob("*.toml")),
    *(file for part in ("server", "cli") for file in sorted((PACKAGE / part).glob("words.*.toml"))),
    *(file for game in GAMES + TOYS + KEPT for file in sorted(game.folder.glob("words.*.toml"))),
]


@pytest.mark.parametrize("file", WORDS_FILES, ids=lambda file: "/".join(file.parts[-3:]))
def test_every_plural_has_a_form_for_every_whole_number_of_its_language(file: Path) -> None:
    language = file.stem.removeprefix("words.")
    least, most = least_forms(language), len(forms_of(language))
    given = [
        (line, choice.count("|") + 1)
        for line in file.read_text("utf-8").splitlines()
        for choice in PLURAL.findall(line)
    ]
    assert [line for line, forms in given if not least <= forms <= most] == []


def test_there_are_plurals_in_every_language_to_look_at() -> None:
    counted = {file.stem.removeprefix("words.") for file in WORDS_FILES if PLURAL.search(file.read_text("utf-8"))}
    assert counted == {"en", "pl"}


def test_the_common_words_of_all_languages_agree_too() -> None:
    tables = {f.stem: tomllib.loads(f.read_text("utf-8")) for f in sorted((CORE / "words").glob("*.toml"))}
    assert set(tables) >= {"en", "pl"}
    for language, table in tables.items():
        assert {s: sorted(keys) for s, keys in table.items()} == {s: sorted(k) for s, k in tables["en"].items()}
        for section, entries in table.items():
            for key, text in entries.items():
                wanted = set(PLACEHOLDER.findall(tables["en"][section][key]))
                assert set(PLACEHOLDER.findall(text)) == wanted, f"{language}: {section}.{key}"


def choices_named(game: Game) -> dict[str, set[str]]:
    """The sections with the words of the choices of each option, also of options within others."""
    found: dict[str, set[str]] = {}
    for option in game.settings:
        for name, part in inner(option):
            if part.choices:
                found.setdefault(f"option_choices.{name}", set()).update(part.choices)
    return found


@every_version
def test_cards_places_fields_options_and_modes_have_words(game: Game) -> None:
    assert not missing(game, "cards", codes(game))
    assert not missing(game, "texts", codes(game))
    assert not missing(game, "places", places(game))
    assert not missing(game, "fields", fields(game) | set(game.shown_fields))
    assert not missing(game, "options", {o.name for o in game.settings})
    assert not missing(game, "option_titles", {o.name for o in game.settings})
    for section, choices in choices_named(game).items():
        assert not missing(game, section, choices)
    assert not missing(game, "modes", {m.id for m in game.modes})


@every_version
def test_every_account_of_a_score_has_words_and_every_event_that_is_booked_is_told(game: Game) -> None:
    accounts = {posting.account for some in game.postings.values() for posting in some}
    assert not accounts & {START, WHOLE}, "these are the core's own"
    assert not missing(game, "accounts", accounts | {START, WHOLE})
    assert not missing(game, "log", set(game.postings))


@every_version
def test_every_event_told_has_a_sentence(game: Game) -> None:
    """As written in the rules; an event with several kinds has a sentence for each kind that was met."""
    told: set[str] = set()
    for module, call, what in methods(game.folder, tell=0, tell_move=0, draw=2, move=3):
        assert texts(what), f"{module.name}:{call.lineno} tells an event whose word cannot be read here"
        told |= set(texts(what))
    assert told
    for language in languages(game.folder):
        log = game.words(language).table["log"]
        assert not [what for what in told if not any(key == what or key.startswith(f"{what}_") for key in log)]
    happened = {log_key(event) for event in told_in_walks(game)}
    assert happened
    assert not missing(game, "log", happened)


@every_version
def test_every_ending_has_a_sentence(game: Game) -> None:
    """What ``ending`` may say, as it is written there."""
    named = {LIMIT}
    for module in modules(game.folder):
        for node in ast.walk(tree(module)):
            if isinstance(node, ast.FunctionDef) and node.name == "ending":
                named |= {text for part in ast.walk(node) if isinstance(part, ast.Return) and part.value
                          for text in texts(part.value)}  # fmt: skip
    assert not missing(game, "endings", named - {""})


@every_version
def test_every_refusal_has_a_sentence(game: Game) -> None:
    faults: set[str] = set()
    for folder in (game.folder, CORE):
        for module, call in calls(folder, "Refusal"):
            code = argument(call, 0, "code")
            assert code is not None
            assert texts(code), f"{module.name}:{call.lineno} refuses with a code that cannot be read here"
            faults |= set(texts(code))
    assert {"GAME_OVER", "NOT_YOUR_TURN"} <= faults
    faults |= results_given(game)
    spelt = {game.page_code(fault) for fault in faults}
    assert set(game.faults) <= spelt, "the order of faults names one that nothing is refused with"
    assert not missing(game, "refusals", spelt)


def results_given(game: Game) -> set[str]:
    """The codes that a rule gives as the result of a move in real time."""
    found: set[str] = set()
    for module in modules(game.folder):
        for node in ast.walk(tree(module)):
            if isinstance(node, ast.Assign) and any(
                isinstance(t, ast.Attribute) and t.attr == "result" for t in node.targets
            ):
                found |= set(texts(node.value))
    return found


@every_version
def test_every_refusal_brings_the_facts_that_its_sentence_needs(game: Game) -> None:
    """Checked where the facts are written out; variables are tested by the scenarios."""
    for folder in (game.folder, CORE):
        for module, call in calls(folder, "Refusal"):
            facts = argument(call, 4, "facts")
            if facts is not None and not isinstance(facts, ast.Dict):
                continue
            given = {text for key in facts.keys if key for text in texts(key)} if facts else set()
            code = argument(call, 0, "code")
            for name, language in product(texts(code) if code else [], languages(game.folder)):
                spelt = game.page_code(name)  # refusals of the core are told in the game's words
                wanted = set(PLACEHOLDER.findall(game.words(language).get("refusals", spelt)))
                assert wanted <= given, f"{module.name}:{call.lineno} {name} in {language}"


@every_version
def test_every_reason_of_a_bot_has_a_sentence(game: Game) -> None:
    """A policy has its reasons in a list ``REASONS``; other bots give them to ``Advice`` as the second thing."""
    reasons = lists(game.folder, "REASONS")
    assert bool(reasons) == bool(game.policies())
    for _, call in calls(game.folder, "Advice"):
        reason = argument(call, 1, "reason")
        reasons |= set(texts(reason)) if reason is not None else set()
    assert reasons or not game.bots()
    assert not missing(game, "reasons", reasons)


@every_version
def test_every_bot_is_introduced(game: Game) -> None:
    assert not missing(game, "bots", set(game.bots()))
    assert not missing(game, "bot_names", set(game.bots()))


@every_version
def test_every_question_has_a_sentence(game: Game) -> None:
    """Questions as written, ``"target", SEAT``, and those met while playing at random."""
    asked: set[str] = set()
    for module in modules(game.folder):
        for node in ast.walk(tree(module)):
            if isinstance(node, ast.Tuple) and len(node.elts) == 2:
                kind = node.elts[1]
                if isinstance(kind, ast.Name) and kind.id in KIND:
                    asked |= set(texts(node.elts[0]))
    assert asked | met(game) == asked, "a question was asked that cannot be found in the source"
    assert not missing(game, "questions", asked)


@every_version
def test_no_words_are_left_over(game: Game) -> None:
    """A question, event, refusal or reason with words appears in the code under its name."""
    written = {n.value for m in modules(game.folder) for n in ast.walk(tree(m)) if isinstance(n, ast.Constant)}
    written |= {n.value for m in modules(CORE) for n in ast.walk(tree(m)) if isinstance(n, ast.Constant)}
    written |= {name.lower() for name in rule_classes(game)}  # a question may bear the name of its rule
    words = own_words(game, "en")

    def kind(key: str) -> bool:
        """``match_r``: the event ``match``, of the kind ``r``; ``say_seen_draw``: ``say``, of ``seen_draw``."""
        ways = [(key[:at], key[at + 1 :]) for at, sign in enumerate(key) if sign == "_"]
        return any(what in written and word in written for what, word in ways)

    for section in ("questions", "log", "refusals", "reasons"):
        left = [key for key in words.get(section, {}) if key not in written and not (section == "log" and kind(key))]
        assert not left, f"{section}: {left}"
    choices = {section.partition(".")[2] for section in words if section.startswith("choices.")}
    assert choices <= set(words["questions"])
    spoken = {section: set(keys) for section, keys in words.items() if section.startswith("option_choices.")}
    assert spoken == choices_named(game)
    parts = {name for option in game.settings for name, _ in inner(option)}
    assert set(words.get("options", {})) | set(words.get("option_titles", {})) <= parts
    declared = {
        "accounts": {posting.account for some in game.postings.values() for posting in some},
        "bots": set(game.bots()),
        "bot_names": set(game.bots()),
    }
    assert {section: set(words.get(section, {})) for section in declared} == declared


# -- states ------------------------------------------------------------------------------------------------------


def set_distinct(s: State, name: str, number: int) -> object:
    """Give a field a unique value of its own type."""
    value: Any = getattr(s, name)
    fresh: Any
    if isinstance(value, bool):
        fresh = not value
    elif isinstance(value, int):
        fresh = 1000 + number
    elif isinstance(value, str):
        fresh = f"{value}{number}"
    elif isinstance(value, list):
        fresh = [1000 + number + i for i in range(max(1, len(value)))]
    elif isinstance(value, tuple):
        fresh = (1000 + number,)
    elif isinstance(value, dict):
        fresh = {1000: number + 1}
    else:
        raise AssertionError(f"{name} is a {type(value).__name__}: fields are plain data")
    setattr(s, name, fresh)
    return list(fresh) if isinstance(fresh, list) else fresh


@pytest.mark.parametrize(
    ("game", "mode"), [pytest.param(g, n, id=f"{g.id} {m.id}") for g in GAMES + TOYS for n, m in enumerate(g.modes)]
)
def test_a_clone_has_every_field_of_its_own(game: Game, mode: int) -> None:
    s = begin(game, 1, [name for name, _ in game.tables()].index(game.modes[mode].id))
    names = own_fields(type(s))
    values = {name: set_distinct(s, name, 10 * i) for i, name in enumerate(names)}
    copy = s.clone()
    assert type(copy) is type(s)
    assert {name: getattr(copy, name) for name in names} == values
    for name in names:
        value = getattr(copy, name)
        if isinstance(value, list):
            value[0] = -1
    assert {name: getattr(s, name) for name in names} == values


@every_version
def test_the_fields_of_each_seat_hold_something_for_each_seat(game: Game) -> None:
    """Front ends show a column for them: a list that only happens to have the length of the table must not be among
    them."""
    assert set(game.seat_fields) <= fields(game) and set(game.shown_fields) <= fields(game)
    assert not set(game.seat_fields) & set(game.shown_fields)
    dice = Dice(1)
    for extra in range(8):
        s = begin(game, extra, extra)
        for _ in range(60):
            mine = set(game.seat_fields) & set(own_fields(type(s)))
            assert all(len(getattr(s, name)) == s.seats for name in mine)
            if s.over:
                break
            step(s, dice)


@every_version
def test_what_a_front_end_is_told_about_the_look_of_a_game_fits_it(game: Game) -> None:
    """Colours, short names and briefs are about cards there are; whose turn it is and who is out concerns seats."""
    used = {colour for several in game.colours.values() for colour in several.split()}
    assert used <= set(STYLES), "the terminal has no such colour"
    words = own_words(game, "en")
    by_card = {
        section: set(keys) for section, keys in words.items() if section.partition(".")[0] in ("short", "brief", "now")
    }
    for section, patterns in {**by_card, "colours": set(game.colours)}.items():
        idle = [p for p in patterns if not any(fnmatchcase(code, p) for code in codes(game))]
        assert not idle, f"{section}: {idle}"
    assert set(words.get("own", {})) | set(words.get("empty", {})) <= places(game)
    about = {section.split(".")[1] for section in words if section.startswith(("values.", "brief.", "now."))}
    assert about <= fields(game), "words about a number that the game does not have"
    assert set(words.get("gist", {})) <= set(words.get("log", {}))
    assert not game.out_field or game.out_field in game.seat_fields
    tables = [begin(game, 1, extra) for extra in range(len(game.tables()))]
    turns = [(getattr(s, game.turn_field), s.seats) for s in tables if game.turn_field in own_fields(type(s))]
    assert bool(turns) == bool(game.turn_field) and all(0 <= seat < seats for seat, seats in turns)


def atoms(data: Any) -> list[Any]:
    """Every value in plain data, however deep."""
    if isinstance(data, dict):
        return [atom for each in data.values() for atom in atoms(each)]
    return [atom for each in data for atom in atoms(each)] if isinstance(data, list) else [data]


@every_version
def test_what_a_game_draws_is_plain_data_that_scenes_can_hold(game: Game) -> None:
    """No decimals, which programs write differently, and no nulls, which mean that something is gone."""
    dice = Dice(1)
    for extra in range(max(8, len(game.tables()))):
        s = begin(game, extra, extra)
        for _ in range(60):
            for viewer in range(-1, s.seats):
                drawn = game.board(s.setup, view(s, viewer).to_data())
                assert all(isinstance(atom, int | str) for atom in atoms(drawn))
                assert all(row for row in game.picture(drawn, 80))
            if s.over:
                break
            step(s, dice)
    assert set(game.pictured_places) <= places(game)


SHARED_FOR_LIFE = {"setup", "layout", "sees", "seats", "face", "pool", "zones", "agenda", "chance", "shared", "log"}


@every_game
def test_a_clone_has_every_field_of_the_core(game: Game) -> None:
    core = [a for c in classes(CORE) if c.name in ("Cards", "State") for a in attributes_set(c)]
    assert set(core) > SHARED_FOR_LIFE
    s = begin(game, 1, 0)
    s.answers = [-2] * int(s.seats)
    s.lanes, s.glimpses = Lanes(s.seats, 1, 2), Glimpses([], {1: 2}, 3)
    names = [name for name in core if name not in SHARED_FOR_LIFE | {"lanes", "glimpses"}]
    values = {}
    for i, name in enumerate(names):
        values[name] = set_distinct(s, name, 10 * i) if name != "depth" else s.depth
    s.chance.drawn, s.chance.dealt, s.chance.script = 5, 6, [7]
    copy = s.clone()
    assert {name: getattr(copy, name) for name in names} == values
    assert (copy.chance.seed, copy.chance.drawn, copy.chance.dealt, copy.chance.script) == (s.chance.seed, 5, 6, [7])
    assert (copy.face, copy.pool, copy.zones, copy.seats) == (s.face, s.pool, s.zones, s.seats)
    assert copy.pending() == s.pending()
    assert copy.answers is not s.answers
    assert copy.lanes is not s.lanes
    assert copy.lanes.to_data() == s.lanes.to_data()
    assert copy.glimpses is s.glimpses  # never written into
    assert copy.log is None


@every_version
def test_a_language_is_a_pair_of_files(game: Game) -> None:
    for language in languages(game.folder):
        assert Words.of(game.folder, language).page.exists(), language
    assert [p.name.split(".")[1] for p in sorted(game.folder.glob("rules.*.md"))] == languages(game.folder)
