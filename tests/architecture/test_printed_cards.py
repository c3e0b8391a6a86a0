"""What the page prints on the cards of Alieninjas is what the server counts by its pack."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PRINTED = (ROOT / "web/src/games/alieninjas/printedCards.ts").read_text("utf-8")
PACK = tomllib.loads((ROOT / "src/xenodeck/games/alieninjas/cards.toml").read_text("utf-8"))


def number(name: str) -> int:
    found = re.search(rf"const {name} = (\d+);", PRINTED)
    assert found is not None
    return int(found[1])


def test_points_of_camouflage_and_civilians() -> None:
    assert "1 + ((character + type) % POINTS)" in PRINTED
    civilians = [int(one) for one in re.findall(r"\d+", PRINTED.split("CIVILIANS = [")[1].split("]")[0])]
    many = number("POINTS")
    for card in PACK["card"]:
        if "character" not in card:
            continue
        who, kind = card["character"], card.get("type")
        here = civilians[(who - 1) % len(civilians)] if kind is None else 1 + (who + kind) % many
        assert here == card["points"], card["code"]


def test_both_sides_of_every_map() -> None:
    here = dict(re.findall(r'(P\d[ab]): "([^"]+)"', PRINTED))
    there = {
        f"{card['code']}{side}": card[side].replace("/ ", "").replace("T", "") for card in PACK["map"] for side in "ab"
    }
    assert here == there
