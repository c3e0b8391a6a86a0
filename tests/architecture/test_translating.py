"""Zones by seat are sums in the compiled engine: looked up in a list they would slow it down."""

from __future__ import annotations

import ast
from pathlib import Path

from architecture.sources import PACKAGE, ROOT, module_name
from architecture.tools import tool

STATE = """\
MOST: Final = 4
DECK: Final = 0
HAND: Final = by_seat(1, MOST)
PILE: Final = by_seat(1 + MOST, MOST)
NAMES: Final = ["sun", "moon"]
"""
RULES = """\
from ship.state import HAND, NAMES, PILE as KEPT
zone = HAND[seat]
zones = [KEPT[f.seat if f else 0], HAND[(seat + 1) % 4]]
if zone in HAND:
    name = NAMES[seat]
"""


def test_a_zone_of_a_seat_becomes_a_sum_wherever_its_place_is_known() -> None:
    written = tool("translate").with_sums({"ship.state": STATE, "ship.rules": RULES})
    assert written["ship.state"] == STATE
    assert written["ship.rules"].splitlines()[1:] == [
        "zone = (1 + (seat))",
        "zones = [(5 + (f.seat if f else 0)), (1 + ((seat + 1) % 4))]",
        "if zone in HAND:",
        "    name = NAMES[seat]",
    ]


def test_no_zone_of_a_seat_is_looked_up_in_what_is_compiled() -> None:
    files = [ROOT / "src" / file for file in tool("compile").modules()]
    sources = {module_name(path): path.read_text("utf-8") for path in files}
    places = {
        name
        for path in (PACKAGE / "games").rglob("state.py")
        for name in by_seat_in(path)
        if "v1" not in path.relative_to(PACKAGE).parts
    }
    assert len(places) > 10
    assert looked_up(sources, places) > 200
    assert looked_up(tool("translate").with_sums(sources), places) == 0


def by_seat_in(path: Path) -> list[str]:
    return [
        node.target.id
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and isinstance(node.value, ast.Call)
        and ast.unparse(node.value.func) == "by_seat"
    ]


def looked_up(sources: dict[str, str], places: set[str]) -> int:
    return sum(
        isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id in places
        for source in sources.values()
        for node in ast.walk(ast.parse(source))
    )
