"""``games`` and ``rules``: what there is, and how it is played."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table

from xenodeck import bots
from xenodeck.cli.common import GameName, Json, Language, console, print_json
from xenodeck.core.errors import GameError
from xenodeck.core.game import Game
from xenodeck.core.settings import Option
from xenodeck.core.wording import RuleText, Words, languages
from xenodeck.games import find, found


def game_data(game: Game, language: str) -> dict[str, Any]:
    words = game.words(language)
    return {
        "id": game.id,
        "name": words.get("game", "name"),
        "tagline": words.get("game", "tagline"),
        "seats": {"min": game.seats[0], "max": game.seats[1]},
        "modes": [
            {"id": m.id, "explanation": words.get("modes", m.id), "seats": {"min": m.seats[0], "max": m.seats[1]}}
            for m in game.modes
        ],
        "options": [option_data(o, words.get("options", o.name)) for o in game.options],
        "rules_version": game.version,
        "languages": languages(game.folder),
        "bots": list(bots.of(game)),
    }


def option_data(option: Option, explanation: str) -> dict[str, Any]:
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


def games(as_json: Json = False, lang: Language = "en") -> None:
    """List the games with their modes and options."""
    data = [game_data(game, lang) for game in found().values()]
    if as_json:
        print_json({"games": data})
        return
    for game in data:
        seats = game["seats"]
        console.print(f"[bold]{escape(game['name'])}[/] ({game['id']})  {escape(game['tagline'])}")
        console.print(
            f"{seats['min']}-{seats['max']} seats, rules {game['rules_version']}, bots {', '.join(game['bots'])}, "
            f"languages {', '.join(game['languages'])}"
        )
        for mode in game["modes"]:
            few, most = mode["seats"]["min"], mode["seats"]["max"]
            console.print(f"mode {mode['id']} ({few}-{most} seats): {escape(mode['explanation'])}")
        table = Table("option", "default", "takes", "what it does", box=None, pad_edge=False, header_style="dim")
        for option, declared in zip(game["options"], find(game["id"]).options, strict=True):
            default = "as printed" if isinstance(option["default"], dict) else str(option["default"])
            name = f"{option['name']} ({', '.join(declared.modes)})" if declared.modes else option["name"]
            table.add_row(name, default, escape(declared.range_text()), escape(option["explanation"]))
        console.print(table)
        console.print()


def rules(
    game: GameName,
    number: Annotated[str | None, typer.Argument(help="One rule (5.1, U4) or one section (5).")] = None,
    lang: Language = "en",
    as_json: Json = False,
) -> None:
    """Show the rules page of a game, one rule, or one section."""
    words = find(game).words(lang)
    wanted = words.rules() if number is None else looked_up(words, number)
    if as_json:
        print_json({"game": game, "rules": [rule_data(rule) for rule in wanted]})
    else:
        console.print(Markdown(words.text() if number is None else page(wanted)))


def looked_up(words: Words, number: str) -> list[RuleText]:
    """The rule with this number, or the rules of the section with it."""
    asked = number.strip().strip("[]").rstrip(".").upper()
    known = words.rules()
    hits = [r for r in known if r.number.upper() == asked]
    hits = hits or [r for r in known if r.section.upper().split()[0] == asked]
    if not hits:
        sections = list(dict.fromkeys(r.section.split()[0] for r in known))
        raise GameError("NO_RULE", f"there is no rule {number!r}.", legal=[*sections, f"{known[0].number} and so on"])
    return hits


def page(wanted: list[RuleText]) -> str:
    return "\n\n".join(f"**{rule.number} {rule.title}.** {rule.text}" for rule in wanted)


def rule_data(rule: RuleText) -> dict[str, str]:
    return {"number": rule.number, "title": rule.title, "text": rule.text, "section": rule.section}
