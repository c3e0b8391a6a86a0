"""``games`` and ``rules``: what there is, and how it is played."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.markdown import Markdown
from rich.table import Table

from xenodeck import bots
from xenodeck.cli.common import GameName, Json, Language, console, print_json
from xenodeck.core.game import Game
from xenodeck.core.settings import Option
from xenodeck.core.wording import languages
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
    return data


def games(as_json: Json = False, lang: Language = "en") -> None:
    """List the games with their modes and options."""
    data = [game_data(game, lang) for game in found().values()]
    if as_json:
        print_json({"games": data})
        return
    for game in data:
        console.print(f"[bold]{game['name']}[/] ({game['id']})  {game['tagline']}")
        seats = game["seats"]
        console.print(
            f"{seats['min']}-{seats['max']} seats, rules {game['rules_version']}, bots {', '.join(game['bots'])}"
        )
        table = Table("option", "default", "takes", "what it does", box=None, pad_edge=False, header_style="dim")
        for option, declared in zip(game["options"], find(game["id"]).options, strict=True):
            default = option["default"] if not isinstance(option["default"], dict) else "as printed"
            table.add_row(option["name"], str(default), declared.range_text(), option["explanation"])
        console.print(table)
        console.print()


def rules(
    game: GameName,
    number: Annotated[str | None, typer.Argument(help="One rule, e.g. 5.1 or U4.")] = None,
    lang: Language = "en",
    as_json: Json = False,
) -> None:
    """Show the rules page of a game, or one rule."""
    words = find(game).words(lang)
    wanted = [words.rule(number)] if number else words.rules()
    if as_json:
        print_json(
            {
                "game": game,
                "rules": [{"number": r.number, "title": r.title, "text": r.text, "section": r.section} for r in wanted],
            }
        )
    elif number:
        console.print(Markdown(f"**{wanted[0].number} {wanted[0].title}.** {wanted[0].text}"))
    else:
        console.print(Markdown(words.text()))
