"""``make quick``: which tests a change touches, and in which order they run."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from architecture.sources import ROOT
from architecture.test_gate import all_tests
from architecture.tools import tool

quick_map, quick, time_box = tool("quick_map"), tool("quick"), tool("time_box")
TOYS = ("auction", "veil")
TEXTS = {
    "src/xenodeck/games/frenzy/tests/tables.py": "from xenodeck.games.frenzy.state import Frenzy\n",
    "src/xenodeck/games/frenzy/tests/test_end.py": "from xenodeck.games.frenzy.tests.tables import table\n",
    "src/xenodeck/games/frenzy/tests/test_peer.py": "import random\n",
    "src/xenodeck/games/frenzy/tests/test_positions.py": "x = 1\n",
    "src/xenodeck/games/gambit/tests/test_end.py": "x = 1\n",
    "tests/architecture/test_soak.py": 'spec("soak", ROOT / "tools/soak.py")\n',
    "tests/browser/steps.py": "x = 1\n",
    "tests/browser/test_doors.py": "from browser.steps import go\n",
    "tests/browser/test_keys.py": "x = 1\n",
    "tests/core/test_chance.py": "from xenodeck.core.tabletop import chance\n",
    "tests/core/test_saves.py": "from toys.auction.meta import GAME\n",
    "tests/docs/test_docs.py": "x = 1\n",
    "tests/golden/test_golden_games.py": "x = 1\n",
    "tests/laws/test_state_laws.py": "from laws.walks import GAMES\n",
    "tests/laws/walks.py": "from xenodeck.core.rules import engine, realtime\n",
    "tests/server/conftest.py": "from server.serving import serving\n",
    "tests/server/serving.py": "from xenodeck.client.player import Player\n",
    "tests/server/test_clocks.py": "from xenodeck.server.tables.model.clocks import Clock\n",
    "tests/server/test_live.py": "from server.serving import serving\nfrom xenodeck.server.tables.table import Table\n",
    "tests/server/test_protocol_types.py": 'ROOT / "web/src/protocol.ts"\n',
}


def planned(*changed: str) -> Any:
    return quick_map.plan(changed, TEXTS, TOYS)


def in_folder(folder: str) -> list[str]:
    return [path for path in TEXTS if path.startswith(folder) and "/test_" in path]


def test_a_game_is_tried_by_its_own_tests_and_by_the_laws_on_it_alone() -> None:
    work = planned("src/xenodeck/games/frenzy/positions.py")
    own = in_folder("src/xenodeck/games/frenzy")
    assert work.tests[0] == "src/xenodeck/games/frenzy/tests/test_positions.py"
    assert set(work.tests[:3]) == set(own)
    assert set(work.tests[3:]) == {"tests/laws/test_state_laws.py", "tests/golden/test_golden_games.py"}
    assert work.only == {test: ["frenzy"] for test in work.tests[3:]}
    assert work.types and not work.browser and not work.page


def test_words_of_a_game_are_held_to_the_documents_too() -> None:
    assert "tests/docs/test_docs.py" in planned("src/xenodeck/games/frenzy/words.en.toml").tests
    assert not planned("src/xenodeck/games/frenzy/words.en.toml").types


def test_the_core_is_tried_by_its_own_tests_and_by_the_laws_on_two_games_and_the_toys() -> None:
    work = planned("src/xenodeck/core/tabletop/chance.py")
    assert work.tests[0] == "tests/core/test_chance.py" and set(work.tests) >= set(in_folder("tests/core"))
    assert work.only == {"tests/laws/test_state_laws.py": sorted(["ufoludki", "frenzy", *TOYS])}
    # one that a helper of the laws imports wants them whole
    assert "tests/laws/test_state_laws.py" not in planned("src/xenodeck/core/rules/engine.py").only


def test_the_server_is_tried_by_whoever_imports_what_has_changed() -> None:
    assert planned("src/xenodeck/server/tables/model/clocks.py").tests == ["tests/server/test_clocks.py"]
    assert planned("src/xenodeck/server/tables/table.py").tests == ["tests/server/test_live.py"]
    assert set(planned("src/xenodeck/server/tables/unheard_of.py").tests) == set(in_folder("tests/server"))


def test_helpers_lead_to_the_tests_that_use_them() -> None:
    assert planned("src/xenodeck/games/frenzy/tests/tables.py").tests[0].endswith("frenzy/tests/test_end.py")
    work = planned("tests/server/serving.py")
    assert work.tests[0] == "tests/server/test_live.py"  # it imports it; the others get it from their conftest
    assert set(work.tests) == set(in_folder("tests/server"))
    assert "tests/server/test_live.py" in planned("src/xenodeck/client/player.py").tests


def test_a_changed_test_comes_first_and_a_lost_one_is_no_trouble() -> None:
    work = planned("tests/core/test_saves.py", "src/xenodeck/core/tabletop/chance.py", "tests/core/test_gone.py")
    assert work.tests[0] == "tests/core/test_saves.py" and "tests/core/test_gone.py" not in work.tests
    assert planned("src/xenodeck/games/gambit/tests/test_end.py").tests == [
        "src/xenodeck/games/gambit/tests/test_end.py"
    ]


def test_what_tests_read_leads_to_them() -> None:
    assert set(planned("tests/core/saves/format_2/slap-rules-1.json").tests) == set(in_folder("tests/core"))
    work = planned("src/xenodeck/games/frenzy/tests/games/base-2.txt")
    assert work.tests[0] == "tests/golden/test_golden_games.py" and work.only == {work.tests[0]: ["frenzy"]}
    work = planned("tests/toys/auction/meta.py")
    assert work.tests[0] == "tests/core/test_saves.py" and work.only == {"tests/laws/test_state_laws.py": ["auction"]}


def test_a_browser_is_started_for_its_own_tests_only() -> None:
    assert planned("tests/browser/test_keys.py").browser == ["tests/browser/test_keys.py"]
    work = planned("tests/browser/steps.py")
    assert work.browser == ["tests/browser/test_doors.py"] and work.tests == []
    assert not planned("web/src/App.svelte", "src/xenodeck/server/tables/table.py").browser


def test_the_page_has_tests_of_its_own_and_those_that_name_it() -> None:
    work = planned("web/src/protocol.ts", "web/src/App.svelte")
    assert work.page == ["web/src/App.svelte", "web/src/protocol.ts"] and not work.style and not work.types
    assert work.tests == ["tests/server/test_protocol_types.py"]


def test_tools_documents_and_peers() -> None:
    assert planned("tools/soak.py").tests == ["tests/architecture/test_soak.py"]
    assert set(planned("docs/protocol.md").tests) == {*in_folder("tests/docs"), *in_folder("tests/architecture")}
    assert planned("benchmarks/peers/plain_frenzy_cards.py").tests == ["src/xenodeck/games/frenzy/tests/test_peer.py"]
    assert planned("pyproject.toml").types


def test_nothing_changed_is_nothing_to_do() -> None:
    work = planned()
    assert (work.tests, work.browser, work.style, work.types, work.page) == ([], [], [], False, [])


@pytest.mark.prove
def test_every_real_source_leads_to_some_test() -> None:
    texts = quick.texts()
    assert {path for path in texts if quick_map.is_test(path)} == {
        test.relative_to(ROOT).as_posix() for test in all_tests()
    }
    sources = [*(ROOT / "src/xenodeck/server").rglob("*.py"), *(ROOT / "src/xenodeck/games").glob("*/*.py")]
    sources += [*(ROOT / "src/xenodeck/core").rglob("*.py"), *(ROOT / "src/xenodeck/cli").rglob("*.py")]
    names = [source.relative_to(ROOT).as_posix() for source in sources]
    assert [name for name in names if not quick_map.plan([name], texts).tests] == []


def test_of_a_file_only_the_tests_about_a_game_are_taken() -> None:
    only = {"tests/laws/test_state_laws.py": ["frenzy"]}
    assert time_box.chosen("tests/laws/test_state_laws.py::test_a[frenzy]", only)
    assert time_box.chosen("tests/laws/test_state_laws.py::test_a[2-frenzy]", only)
    assert time_box.chosen("tests/laws/test_score_laws.py::test_a[gambit]", only)
    assert not time_box.chosen("tests/laws/test_state_laws.py::test_a[gambit]", only)
    assert not time_box.chosen("tests/laws/test_state_laws.py::test_frenzy", only)


class Item:
    def __init__(self, nodeid: str) -> None:
        self.nodeid = nodeid


class Config:
    """Stands for pytest's, with the options that the plugin adds."""

    def __init__(self, **options: str) -> None:
        self.options, self.hook, self.deselected = options, self, []

    def getoption(self, name: str) -> str:
        return self.options.get(name.removeprefix("--box-"), "")

    def pytest_deselected(self, items: list[Item]) -> None:
        self.deselected += [item.nodeid for item in items]


def test_tests_run_in_the_order_of_their_files_without_those_that_are_done(tmp_path: Path) -> None:
    """pytest takes files by name, whatever the command says."""
    (tmp_path / "order").write_text("b.py\na.py")
    (tmp_path / "done").write_text("a.py::test_2")
    items = [Item(name) for name in ("a.py::test_1", "a.py::test_2", "b.py::test_2", "b.py::test_1", "c.py::test_1")]
    config = Config(order=str(tmp_path / "order"), done=str(tmp_path / "done"))
    time_box.pytest_collection_modifyitems(config, items)
    assert [item.nodeid for item in items] == ["b.py::test_2", "b.py::test_1", "a.py::test_1", "c.py::test_1"]
    assert config.deselected == ["a.py::test_2"]


def test_shuffled_files_keep_their_tests_together() -> None:
    names = [f"{file}.py::test_{number}" for file in "abcdefgh" for number in (1, 2)]
    orders = set()
    for seed in "123456":
        items = [Item(name) for name in names]
        time_box.pytest_collection_modifyitems(Config(shuffle=seed), items)
        assert sorted(item.nodeid for item in items) == names
        assert all(one.nodeid[:1] == two.nodeid[:1] for one, two in zip(items[::2], items[1::2], strict=True))
        orders.add(tuple(item.nodeid for item in items))
    assert len(orders) > 1


# -- what is said --------------------------------------------------------------------------------------------------


class Ended:
    def __init__(self, returncode: int) -> None:
        self.returncode = returncode


@pytest.mark.parametrize(
    ("outcomes", "code", "ended", "verdict"),
    [
        (["passed", "skipped"], 0, True, (True, "2 passed", 1)),
        (["passed", "failed"], 1, True, (False, "1 passed, 1 failed", 1)),
        (["passed"], -15, False, (True, "1 passed", 2)),  # ended because the minute was over
        (["failed"], -15, False, (False, "0 passed, 1 failed", 2)),
        (["passed", "passed", "passed"], 2, True, (False, "3 passed", 0)),
        ([], 0, True, (False, "no test ran in time", 3)),
    ],
)
def test_what_was_left_out_is_counted(
    tmp_path: Path, outcomes: list[str], code: int, ended: bool, verdict: tuple[bool, str, int]
) -> None:
    lines = [{"collected": 3}, *({"id": f"t{at}", "outcome": outcome} for at, outcome in enumerate(outcomes))]
    told = tmp_path / "told"
    told.write_text("\n".join(map(json.dumps, lines)))
    job = quick.Job("tests", Ended(code), tmp_path / "said", told, ended=ended)
    assert quick.judge(job) == verdict


def test_a_pytest_that_does_not_even_collect_has_failed(tmp_path: Path) -> None:
    job = quick.Job("tests", Ended(4), tmp_path / "said", tmp_path / "told")
    assert quick.judge(job) == (False, "failed", 0)
