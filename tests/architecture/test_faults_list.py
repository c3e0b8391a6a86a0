"""The list of planted faults (``make faults``): each can be planted, its tests exist, and no area is missing.

No fault is planted here.
"""

from __future__ import annotations

import importlib.util
import sys
from collections import Counter
from types import ModuleType

from architecture.sources import ROOT

FEWEST = 120
FEWEST_OF = {
    "rules": 55,
    "secrecy": 20,
    "durability": 15,
    "time": 12,
    "abuse": 12,
    "page": 12,
    "layout": 8,
    "compilation": 2,
}


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("fault_list", ROOT / "tools/fault_list.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


TOOL = tool()
FAULTS = TOOL.load()


def test_the_text_that_a_fault_changes_is_still_there() -> None:
    gone = [
        f"{fault.id}: {fault.file} has it {times} times"
        for fault in FAULTS
        if (times := (ROOT / fault.file).read_text("utf-8").count(fault.old)) != fault.count or fault.old == fault.new
    ]
    assert gone == [], "these faults have to be planted elsewhere"


def test_the_tests_that_should_find_a_fault_are_there() -> None:
    missing = [f"{fault.id}: {test}" for fault in FAULTS for test in fault.tests or ["no test"] if not is_a_test(test)]
    assert missing == []


def is_a_test(test: str) -> bool:
    name, _, function = test.partition(" -k ")[0].partition("::")
    path = ROOT / name
    return path.is_file() and (not function or f"def {function.partition('[')[0]}(" in path.read_text("utf-8"))


def test_what_names_no_test_is_found_out() -> None:
    here = "tests/architecture/test_faults_list.py"
    assert is_a_test(f"{here}::test_what_names_no_test_is_found_out")
    assert not is_a_test(f"{here}::test_what_is_not" + "_there")
    assert not is_a_test("tests/architecture/test_nothing.py")


def test_a_fault_says_why_it_is_one_and_how_it_is_tried() -> None:
    for fault in FAULTS:
        assert fault.why.endswith("."), fault.id
        assert fault.engine in ("interpreted", "compiled"), fault.id
        assert fault.browser == any(test.startswith("tests/browser/") for test in fault.tests), fault.id


def test_no_fault_is_listed_twice() -> None:
    assert [name for name, times in Counter(fault.id for fault in FAULTS).items() if times > 1] == []
    changes = Counter((fault.file, fault.old, fault.new) for fault in FAULTS)
    assert [change for change, times in changes.items() if times > 1] == []


def test_no_area_is_left_out() -> None:
    areas = Counter(fault.area for fault in FAULTS)
    assert len(FAULTS) >= FEWEST
    assert set(areas) == set(FEWEST_OF) == set(TOOL.AREAS)
    assert {area: areas[area] for area, fewest in FEWEST_OF.items() if areas[area] < fewest} == {}


def test_every_game_is_among_the_rules() -> None:
    games = {path.parent.name for path in (ROOT / "src/xenodeck/games").glob("*/meta.py")}
    assert {fault.file.split("/")[3] for fault in FAULTS if fault.area == "rules"} == games
