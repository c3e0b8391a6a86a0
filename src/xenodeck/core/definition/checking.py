"""The check of a game folder, made when the game is found.

Everything that a game declares or names in its sources needs words in each of its languages, and its positions must fit
its layouts. Otherwise a missing word would stop a game while it is played. The error lists everything that is missing,
with file and key.

The check runs at every start, so it must be fast: it searches sources and words as text, and uses parsers only for what
seems to be missing.
"""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from xenodeck.core.definition import declared
from xenodeck.core.definition.game import LIMIT, Game
from xenodeck.core.definition.ledger import START, WHOLE
from xenodeck.core.definition.positions import DEAL, SESSION_KEYS, SHARED_KEYS, Positions
from xenodeck.core.definition.settings import inner
from xenodeck.core.definition.wording import COMMON, FIRST, Words, files, languages
from xenodeck.core.errors import GameError
from xenodeck.core.rules.state import Setup
from xenodeck.core.tabletop.layout import Layout

MOST_TOLD = 20  # how many lines an error has
NEXT_LINE = "\n  "  # between them
# method of ``Cards`` -> which of its arguments is the kind of the event
VERBS = {"tell": 0, "tell_number": 0, "tell_move": 0, "shuffle": 1, "draw": 2, "turn_up": 2}
VERBS |= {"move": 3, "show": 3, "glimpse": 4}
WORD_AT = 10  # which argument of ``tell`` is the variant of the event
VERB = re.compile(rf"\.({'|'.join(VERBS)})(?=\()")
BUILT = re.compile(r"(Refusal|Prospect)(?=\()")
NAME, KIND = r"[\"'](\w+)[\"']", r"(CARD|PLACE|SEAT|NUMBER|CHOICE)\b"
QUESTION = re.compile(rf"{NAME}\)?\s*,\s*{KIND}")
EITHER = re.compile(rf"{NAME}\s+if\s[^\"'\n]*\selse\s+{NAME}\)?\s*,\s*{KIND}")
REASONS = re.compile(r"^REASONS\b[^=\n]*=\s*(?=\[)", re.M)
QUOTE_OR_BRACKET = re.compile(r"""["'()\[\]{}]""")
ENDING = re.compile(r"^( *)def ending\(.*?(?=^\1\S|\Z)", re.M | re.S)
CLOSING = {"(": ")", "[": "]", "{": "}"}
SECTION = re.compile(r"^\[([^\[\]]+)\]")
KEY = re.compile(r"^(?:\"([^\"]+)\"|'([^']+)'|([\w-]+))\s*=(?!\s*\{)")
SEVERAL_LINES = re.compile(r'"""(?:[^\\]|\\.)*?"""', re.S)


@dataclass(frozen=True)
class NeededWords:
    """Words that a game must have: a key of a section; if ``kinds``, a key with this prefix; if empty, any key."""

    section: str
    key: str
    why: str
    kinds: bool = False
    module: Path | None = None  # the source that names it
    name: str = ""  # the name that it has there

    def is_true(self) -> bool:
        """Is it named in the code of the source, and not only in a comment or docstring?"""
        return self.module is None or (self.section, self.name) in named_in_code(self.module)

    def met(self, keys: set[str]) -> bool:
        """Are the words among these keys of the section?"""
        if not self.key:
            return bool(keys)
        return self.key in keys or (self.kinds and any(key.startswith(f"{self.key}_") for key in keys))


def check(game: Game) -> None:
    """Raise an error that lists everything that the folder of a game lacks, if it lacks anything."""
    lacking = list(declared.wrong_kinds(game)) or list(whatever_lacks(game))
    if lacking:
        more = [f"and {len(lacking) - MOST_TOLD} more"] if len(lacking) > MOST_TOLD else []
        told = NEXT_LINE.join([*lacking[:MOST_TOLD], *more])
        start = NEXT_LINE if len(lacking) > 1 else " "
        raise GameError("BAD_GAMES", f"the game {game.id!r} is not complete:{start}{told}.")


def whatever_lacks(game: Game) -> Iterator[str]:
    """What is wrong with a game that has everything it must have, of the right kinds."""
    if files := list(lacking_files(game)):
        yield from files
        return
    yield from declared.wrong_rules(game)
    yield from declared.wrong_settings(game)
    setups, broken = declared.largest_tables(game)
    yield from broken
    if setups:
        yield from declared.wrong_tables(game, setups)
        yield from lacking_words(game, setups)
        yield from wrong_positions(game, setups)


# -- files and words -------------------------------------------------------------------------------------------------


def lacking_files(game: Game) -> Iterator[str]:
    """The files that a game must have and lacks."""
    for language in dict.fromkeys([FIRST, *languages(game.folder)]):
        for file in [*files(game.folder, language), game.folder / f"rules.{language}.md"]:
            if not file.exists():
                yield f"{file}: this file is missing"


def lacking_words(game: Game, setups: list[Setup]) -> Iterator[str]:
    """The words that the game needs and lacks, and those that its other languages lack of the first one."""
    spoken = [language for language in languages(game.folder) if (COMMON / f"{language}.toml").exists()]
    own = {language: keys_in(game.folder / f"words.{language}.toml") for language in spoken}
    first = own.get(FIRST, {})
    needed = [*needed_words(game, setups), *written(game)]
    for language in spoken:
        words = KnownWords(game.folder, language, own[language])
        told: dict[tuple[str, str], list[str]] = {}  # section and reason -> the keys that lack for it
        seen: set[tuple[str, str]] = set()
        elsewhere = [
            NeededWords(section, key, f"words.{FIRST}.toml has it")
            for section, keys in first.items()
            for key in sorted(keys - own[language].get(section, set()))
        ]
        for need in [*needed, *elsewhere]:
            if (need.section, need.key) in seen or words.meets(need) or not need.is_true():
                continue
            seen.add((need.section, need.key))
            told.setdefault((need.section, need.why), []).append(need.key or "has no words")
        for (section, why), keys in told.items():
            yield f"{words.file}: [{section}] {', '.join(keys)} ({why})"


class KnownWords:
    """The keys for which a game has words in one language: its own, and those that all games share."""

    def __init__(self, folder: Path, language: str, own: dict[str, set[str]]) -> None:
        self.folder, self.language, self.own = folder, language, own
        self.file = folder / f"words.{language}.toml"
        self.common = common_keys(COMMON / f"{language}.toml")

    def meets(self, need: NeededWords) -> bool:
        """Are the needed words there?"""
        if any(need.section in words and need.met(words[need.section]) for words in (self.own, self.common)):
            return True
        table: Any = Words.of(
            self.folder, self.language
        ).table  # as a parser reads it: a key may lie in an inline table
        for name in need.section.split("."):
            table = table.get(name) if isinstance(table, dict) else None
        return isinstance(table, dict) and need.met({key for key, value in table.items() if isinstance(value, str)})


def keys_in(file: Path) -> dict[str, set[str]]:
    """Section -> its keys. Does not parse the values, which is ten times as fast as a parser."""
    found: dict[str, set[str]] = {}
    section = ""
    for line in SEVERAL_LINES.sub('""', file.read_text("utf-8")).splitlines():
        if head := SECTION.match(line):
            section = head[1].strip()
        elif section and (key := KEY.match(line)):
            found.setdefault(section, set()).add(key[1] or key[2] or key[3])
    return found


@cache
def common_keys(file: Path) -> dict[str, set[str]]:
    """``keys_in`` for the words that all games share. Cached."""
    return keys_in(file)


# -- what a game declares --------------------------------------------------------------------------------------------


def needed_words(game: Game, setups: list[Setup]) -> Iterator[NeededWords]:
    """The words for everything that the game declares."""
    for key in ("name", "tagline", "minutes"):
        yield NeededWords("game", key, "every game has it")
    for mode, setup in zip(game.modes, setups, strict=True):
        yield NeededWords("modes", mode.id, "a mode")
        yield from of_table(setup)
    for option in game.settings:
        for section in ("options", "option_titles"):
            yield NeededWords(section, option.name, "an option")
        for name, part in inner(option):
            for choice in part.choices:
                yield NeededWords(f"option_choices.{name}", choice, f"a choice of the option {option.name}")
    for name in (*game.seat_fields, *game.shown_fields):
        yield NeededWords("fields", name, "a field that is shown")
    for event, postings in game.postings.items():
        yield NeededWords("log", event, "an event that is booked", kinds=True)
        for posting in postings:
            yield NeededWords("accounts", posting.account, f"an account of the event {event}")
    for account in (START, WHOLE):
        yield NeededWords("accounts", account, "an account of every game")
    for bot in game.bots():
        for section in ("bots", "bot_names"):
            yield NeededWords(section, bot, "a bot")
    for bot in game.gentle.bots:
        yield NeededWords("bot_names", bot, "a bot that gentle names")
    for code in dict.fromkeys(
        [*game.faults, *(game.page_code(code) for code in common_keys(COMMON / f"{FIRST}.toml")["refusals"])]
    ):
        yield NeededWords("refusals", code, "a refusal")
    for mark in game.marks.values():
        yield NeededWords("marks", mark, "a mark on the chart")
    for names in game.tallies.values():
        for name in names:
            yield NeededWords("tallies", name, "something that is counted")
    if game.chart:
        yield NeededWords("chart", game.chart, "the chart")
    yield NeededWords("endings", LIMIT, "an ending")


def of_table(setup: Setup) -> Iterator[NeededWords]:
    """The words for the cards, places and tie-breaks of one mode."""
    layout: Layout = setup.layout
    for code in layout.codes:
        yield NeededWords("cards", code, "a card")
    for place in layout.places:
        yield NeededWords("places", place.name, "a place")
    for criterion in setup.scoring[1:]:
        yield NeededWords("breaks", criterion.name, "a tie-break")


# -- what its sources name -------------------------------------------------------------------------------------------


def sources(folder: Path) -> list[Path]:
    """The modules of a game, without its tests and its older versions."""
    below = [(path, path.relative_to(folder).parts) for path in sorted(folder.rglob("*.py"))]
    return [path for path, parts in below if "tests" not in parts and not re.fullmatch(r"v[1-9][0-9]*", parts[0])]


def written(game: Game) -> Iterator[NeededWords]:
    """The words for events, questions, refusals, prospects, reasons and endings that the sources name literally."""
    for module in sources(game.folder):
        text = module.read_text("utf-8")
        for at, section, key, kinds in named(text):
            where = f"{module.name}, line {text.count(chr(10), 0, at) + 1}"
            spelt = game.page_code(key) if section == "refusals" else key
            yield NeededWords(section, spelt, where, kinds, module, key)


Named = tuple[int, str, str, bool]  # position in the text, section, key, whether it is a prefix of keys


def named(text: str) -> Iterator[Named]:
    """Everything that a source names."""
    for found in (calls, questions, reasons, endings):
        yield from found(text)


@cache
def named_in_code(module: Path) -> set[tuple[str, str]]:
    """(section, key) of everything that a module names outside of comments and docstrings. Exact, but slow."""
    tree = ast.parse(module.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            node.value = ast.Constant(None)
    return {(section, key) for _, section, key, _ in named(ast.unparse(tree))}


def calls(text: str) -> Iterator[Named]:
    """Events, refusals and prospects: the literal names in calls."""
    for hit in BUILT.finditer(text):
        section, name = ("refusals", "code") if hit[1] == "Refusal" else ("prospects", "key")
        if isinstance(call := expression(text, hit.end(), "f"), ast.Call):
            yield from ((hit.start(), section, key, False) for key in texts(argument(call, 0, name)))
    for hit in VERB.finditer(text):
        if not isinstance(call := expression(text, hit.end(), "f"), ast.Call):
            continue
        kind = argument(call, WORD_AT, "word") if hit[1] == "tell" else None
        kinds = texts(kind)
        for what in texts(argument(call, VERBS[hit[1]], "what")):
            keys = [f"{what}_{word}" if word else what for word in kinds] or [what]
            yield from ((hit.start(), "log", key, kind is not None and not kinds) for key in keys)


def questions(text: str) -> Iterator[Named]:
    """Questions: pairs of a name and a kind. A question of the kind CHOICE also has words for its choices."""
    pairs = [(hit.start(), name, hit[3]) for hit in EITHER.finditer(text) for name in (hit[1], hit[2])]
    for at, name, kind in [*pairs, *((hit.start(), hit[1], hit[2]) for hit in QUESTION.finditer(text))]:
        yield at, "questions", name, False
        if kind == "CHOICE":
            yield at, f"choices.{name}", "", False


def reasons(text: str) -> Iterator[Named]:
    """Reasons of bots: the entries of ``REASONS``."""
    for hit in REASONS.finditer(text) if "REASONS" in text else ():
        each = expression(text, hit.end())
        for part in each.elts if isinstance(each, ast.List) else []:
            yield from ((hit.start(), "reasons", name, False) for name in texts(part))


def endings(text: str) -> Iterator[Named]:
    """Endings: what the method ``ending`` returns."""
    for hit in ENDING.finditer(text) if "def ending(" in text else ():
        for node in ast.walk(ast.parse(textwrap.dedent(hit[0]))):
            if isinstance(node, ast.Return) and node.value is not None:
                yield from ((hit.start(), "endings", name, False) for name in texts(node.value) if name)


def expression(text: str, at: int, before: str = "") -> ast.expr | None:
    """The expression in the brackets that open at this position, as a syntax tree.

    None: it contains no string, so it names nothing, or it is not Python, as in a comment.
    """
    awaited: list[str] = []
    quoted = ""
    end = at
    for hit in QUOTE_OR_BRACKET.finditer(text, at):
        sign, end = hit[0], hit.start()
        if quoted:
            quoted = "" if sign == quoted and not escaped(text, end) else quoted
        elif sign in "\"'":
            quoted = sign
        elif sign in CLOSING:
            awaited.append(CLOSING[sign])
        elif sign == awaited.pop() and not awaited:
            break
    piece = text[at : end + 1]
    if '"' not in piece and "'" not in piece:
        return None
    try:
        return ast.parse(before + piece, mode="eval").body
    except SyntaxError:
        return None


def escaped(text: str, at: int) -> bool:
    """Is the character at this position escaped by a backslash?"""
    before = text[:at] if at < 20 else text[at - 20 : at]
    return (len(before) - len(before.rstrip("\\"))) % 2 == 1


def texts(node: ast.expr | None) -> list[str]:
    """The strings that an expression can evaluate to: both of ``"a" if x else "b"``."""
    if isinstance(node, ast.IfExp):
        return texts(node.body) + texts(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def argument(call: ast.Call, at: int, name: str) -> ast.expr | None:
    """An argument of a call, by position or by name; None: it is not given."""
    if len(call.args) > at:
        return call.args[at]
    return next((each.value for each in call.keywords if each.arg == name), None)


# -- positions -------------------------------------------------------------------------------------------------------


def wrong_positions(game: Game, setups: list[Setup]) -> Iterator[str]:
    """What is wrong with the positions of a game: its keys must be its own, and its places must exist."""
    positions = game.positions
    if positions is None:
        for name in ("position", "read_position"):
            if getattr(type(game), name) is getattr(Game, name):
                where = f"{inspect.getfile(type(game))}: {type(game).__name__}"
                yield f"{where}.positions is not set, and {name} is not written"
        return
    if not isinstance(positions, Positions):  # it reads and writes in a way of its own
        return
    where = f"{inspect.getfile(type(positions))}: {type(positions).__name__}"
    places = {place.name for setup in setups for place in setup.layout.places}
    keys = [pile.key for pile in positions.piles]
    for pile in positions.piles:
        if pile.place not in places:
            yield f"{where}.piles: {pile.key} stands for the place {pile.place}, which no mode has"
    taken = {*SHARED_KEYS, *SESSION_KEYS, *([positions.rounds_key] if positions.rounds_key else [])}
    for key in sorted({key for key in keys if keys.count(key) > 1 or key in taken} | (positions.own & taken)):
        yield f"{where}: the key {key} has two meanings"
    for key in sorted(positions.own & set(keys)):
        yield f"{where}: {key} is a pile and a key of the game's own"
    if bool(positions.steps) != (type(positions).says_it_all is not Positions.says_it_all):
        yield f"{where}: steps are listed if, and only if, says_it_all is written"
    if positions.steps and "stack" not in positions.own:
        yield f"{where}.own: steps are listed, and stack is not among the keys"
    pending = {rule: step.before for rule, step in positions.steps.items()}
    for rule in [*pending, *(rule for before in pending.values() for rule in before if rule not in pending)]:
        if rule not in game.rules or rule not in pending:
            yield f"{where}.steps: {rule.key} is no rule of this game, or may be pending and is not listed"
    for name in sorted(set(positions.matter or ()) - {option.name for option in game.settings}):
        yield f"{where}.matter: there is no option {name}"
    if not positions.states or DEAL in positions.states:
        yield f"{where}.states: it names at least one state, and {DEAL} is not among them"
