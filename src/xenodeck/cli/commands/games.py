"""``games`` and ``rules``: the games with their modes and options, and their rules."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any

import typer
from rich.markdown import Markdown
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table

from xenodeck import bots
from xenodeck.cli.arguments.types import GameName, Json, Language
from xenodeck.cli.output.console import console, print_json
from xenodeck.cli.output.phrases import Phrases
from xenodeck.cli.output.rules_page import as_markdown, find_rules
from xenodeck.core.definition.game import Game, Mode
from xenodeck.core.definition.settings import FLAG, LIST, ONE_OF, RANDOM, RECORD, SEAT_OR_RANDOM, TABLE, Setting
from xenodeck.core.definition.wording import RuleText, Words, languages
from xenodeck.core.words.telling import Teller
from xenodeck.games import find, found

Say = Callable[..., str]


def game_data(game: Game, language: str) -> dict[str, Any]:
    words = game.words(language)
    return {
        "id": game.id,
        "name": words.get("game", "name"),
        "tagline": words.get("game", "tagline"),
        "seats": {"min": game.seats[0], "max": game.seats[1]},
        "modes": [
            {
                "id": m.id,
                "explanation": words.get("modes", m.id),
                "seats": {"min": m.seats[0], "max": m.seats[1]},
                **mode_data(game, m),
            }
            for m in game.modes
        ],
        "options": [option_data(o, words.get("options", o.name)) for o in game.settings],
        "rules_version": game.version,
        "languages": languages(game.folder),
        "bots": list(bots.of(game)),
    }


def mode_data(game: Game, mode: Mode) -> dict[str, Any]:
    """How a mode is scored by default, and which of its seats are automata."""
    setup = game.setup(mode.seats[1], mode=mode.id)
    return {"fewest": setup.scoring[0].fewest, "rounds": setup.rounds, "automata": list(setup.automata)}


def option_data(option: Setting, explanation: str) -> dict[str, Any]:
    data: dict[str, Any] = {
        "name": option.name,
        "type": option.kind,
        "default": option.default,
        "explanation": explanation,
        "rule": option.rule,
    }
    if option.choices:
        data["choices"] = list(option.choices)
    if option.keys:
        data["keys"] = list(option.keys)
    if option.kind in ("integer", "table"):
        data["min"], data["max"] = option.low, option.high
    if option.modes:
        data["modes"] = list(option.modes)
    return data


def games(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="One game, with all its options.")] = None,
    as_json: Json = False,
    lang: Language = "en",
) -> None:
    """List the games, or show one with its modes, bots and options."""
    shown = list(found().values()) if game is None else [find(game)]
    if as_json:
        print_json({"games": [game_data(one, lang) for one in shown]})
        return
    spoken = [(one, one.words(lang)) for one in shown]  # an unknown language is refused here
    say = partial(Phrases(lang).of, "games")
    for one, words in spoken:
        head(one, words, say)
        if game is not None:
            details(one, words, say)
    if game is None:
        console.print(f"[dim]{escape(say('more'))}[/]")


def head(game: Game, words: Words, say: Say) -> None:
    """Name, tagline, seats, minutes and modes of a game."""
    console.print(f"[bold]{escape(words.get('game', 'name'))}[/] ({game.id})  {escape(words.get('game', 'tagline'))}")
    facts = {"minutes": words.get("game", "minutes"), "rules": game.version}
    spoken = ", ".join(languages(game.folder))
    console.print(f"{players(game.seats, say)} · {say('facts', **facts, languages=spoken)}")
    rows = [(mode.id, " ".join(mode_lines(game, mode, words, say))) for mode in game.modes]
    console.print(listed(rows))
    console.print()


def mode_lines(game: Game, mode: Mode, words: Words, say: Say) -> list[str]:
    """What a mode is: seats, explanation, rounds, automata, and whether the fewest points win."""
    data = mode_data(game, mode)
    lines = [f"{players(mode.seats, say)}.", words.get("modes", mode.id)]
    if data["rounds"] > 1:
        lines.append(say("rounds", number=data["rounds"], name=words.get("rounds", "name")))
    if data["automata"]:
        lines.append(say("automata", names=", ".join(Teller.automaton(words, seat) for seat in data["automata"])))
    return lines + ([say("fewest")] if data["fewest"] else [])


def listed(rows: list[tuple[str, str]]) -> Padding:
    """Rows of a name and a text."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for name, text in rows:
        grid.add_row(f"[bold]{escape(name)}[/]", escape(text))
    return Padding(grid, (0, 0, 0, 2))


def players(seats: tuple[int, int], say: Say) -> str:
    return say("players" if seats[0] < seats[1] else "exactly", low=seats[0], high=seats[1])


def details(game: Game, words: Words, say: Say) -> None:
    """The bots and the options of a game."""
    console.print(f"[bold]{escape(say('bots'))}[/]")
    console.print(listed([(name, words.get("bots", name)) for name in bots.of(game)]))
    console.print(f"\n[bold]{escape(say('options'))}[/]")
    columns = [say(key) for key in ("option", "default", "takes", "does")]
    table = Table(*columns, box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    for option in game.settings:
        printed = option.kind == TABLE  # the numbers printed on the cards: too many to list
        default = say("printed", rule=option.rule) if printed else json.dumps(option.default)
        does = words.get("options", option.name)
        if option.modes:
            does += f" {say('only', modes=', '.join(option.modes))}"
        taken = "\n".join(values(option, words, say))
        table.add_row(option.name, escape(default.strip('"')), escape(taken), escape(does))
    console.print(Padding(table, (0, 0, 0, 2)))


def values(option: Setting, words: Words, say: Say, name: str = "") -> list[str]:
    """The values an option takes, with their names. ``name``: the key of its words, for an option within another."""
    name = name or option.name
    named = [f"{choice} ({words.get(f'option_choices.{name}', choice)})" for choice in option.choices]
    if option.kind == ONE_OF:
        return named
    if option.kind == SEAT_OR_RANDOM:
        return [say("seat", words=", ".join([RANDOM, *named]))]
    if option.kind == TABLE:
        one = span(option, say) if option.each is None else ", ".join(values(option.each, words, say, name))
        return [say("each", one=one, name=option.name, key=option.keys[0])]
    if option.kind == FLAG:
        return ["true, false"]
    if option.kind == LIST and option.each is not None:
        one, value = ", ".join(values(option.each, words, say, name)), json.dumps(option.default)
        return [say("list", many=span(option, say), one=one, name=option.name, value=value)]
    if option.kind == RECORD:
        ranges = {part.name: ", ".join(values(part, words, say, f"{name}.{part.name}")) for part in option.parts}
        return [say("part", range=text, name=option.name, key=key) for key, text in ranges.items()]
    return [span(option, say)]


def span(option: Setting, say: Say) -> str:
    """The range of a number, or of the length of a list."""
    if option.high is None:
        return say("upwards", low=option.low)
    return str(option.low) if option.low == option.high else f"{option.low}-{option.high}"


def rules(
    game: GameName,
    number: Annotated[str | None, typer.Argument(help="One rule (5.1, U4) or one section (5).")] = None,
    lang: Language = "en",
    as_json: Json = False,
) -> None:
    """Show the rules page of a game, one rule, or one section."""
    words = find(game).words(lang)
    wanted = words.rules() if number is None else find_rules(words, number)
    if as_json:
        print_json({"game": game, "rules": [rule_data(rule) for rule in wanted]})
    else:
        console.print(Markdown(words.text() if number is None else as_markdown(wanted)))


def rule_data(rule: RuleText) -> dict[str, str]:
    return {"number": rule.number, "title": rule.title, "text": rule.text, "section": rule.section}
