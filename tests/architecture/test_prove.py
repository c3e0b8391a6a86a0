"""``make prove``: continues after a break, says what failed and how to repeat it, and never counts nothing as green."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from architecture.sources import ROOT
from architecture.test_gate import all_tests
from architecture.tools import TOOLS, tool

main = tool("prove").main
running = tool("prove_run")
parts = tool("prove_parts")
Wrong, choose, load = parts.Wrong, parts.choose, parts.load
HEAD = """
hours = 1
[grounds]
rules = "x"
time = "y"
"""
COUNTED = "counts = { games = '(\\d+) games' }\n"


def command(name: str, script: str, ground: str = "rules", more: str = "") -> str:
    head = f"[[part]]\nname = '{name}'\nwhat = 'w'\nground = ['{ground}']\nminutes = 1\n"
    return f"{head}run = ['-c', '''{script}''', '{{seed}}', '{{minutes}}']\n{COUNTED}{more}"


def suite(name: str, file: str, more: str = "") -> str:
    head = f"[[part]]\nname = '{name}'\nwhat = 'w'\nground = ['time']\nminutes = 1\n"
    return f"{head}tests = ['{file}']\nworkers = 0\nengine = ''\n{more}"


def watch(spent: float, doing: str) -> None:
    """Nobody does."""


class Toy:
    """A repository with toy parts."""

    def __init__(self, root: Path) -> None:
        self.root = root
        (root / "tools").mkdir()

    def parts(self, *parts: str) -> None:
        (self.root / "tools/prove.toml").write_text(HEAD + "".join(parts), "utf-8")

    def prove(self, *words: str) -> tuple[int, str]:
        console = Console(file=(self.root / "said").open("w"), width=200)
        code = main(words, self.root, console)
        console.file.close()
        return code, (self.root / "said").read_text()

    @property
    def report(self) -> str:
        return (self.root / "build/prove/report.md").read_text("utf-8")

    def state(self) -> dict[str, dict[str, object]]:
        kept = json.loads(next(self.root.glob("build/prove/*/state.json")).read_text())
        parts: dict[str, dict[str, object]] = kept["parts"]
        return parts


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Toy:
    """Plugins that the toys do not need take longer to load than everything else."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setenv("PYTEST_PLUGINS", "_hypothesis_pytestplugin,xdist.plugin")
    return Toy(tmp_path)


# -- the real list -------------------------------------------------------------------------------------------------


def real() -> Any:
    return load(ROOT / "tools/prove.toml")


def test_every_test_belongs_to_a_part() -> None:
    """Otherwise a test marked ``prove`` might never be run."""
    whole = [part for part in real().parts if part.tests and not part.words]
    split = [part for part in real().parts if part.words]  # each game's laws, and what is left
    left = [words for part in split if (words := part.words).startswith("not ")]
    assert len(left) == 1 and set(left[0].removeprefix("not ").split(" and not ")) == {
        part.words for part in split if part.words not in left
    }
    paths = {ROOT / path for part in [*whole, *split] for path in part.tests}
    assert [test for test in all_tests() if not {test, *test.parents} & paths] == []
    compiled = {ROOT / path for part in [*whole, *split] if part.engine == "compiled" for path in part.tests}
    assert [test for test in all_tests() if not {test, *test.parents} & compiled] == []


def test_every_part_names_files_that_are_there() -> None:
    for part in real().parts:
        paths = [*part.tests, *part.without, *([part.run[0]] if part.run else [])]
        if not part.needs or (ROOT / part.needs).exists():
            assert [path for path in paths if not (ROOT / path).exists()] == [], part.name


def test_every_ground_is_covered_and_can_be_chosen() -> None:
    plan = real()
    for ground in plan.grounds:
        assert choose(plan, [], [ground]), ground
    assert [part.name for part in choose(plan, ["kills"], [])] == ["kills"]
    assert {part.name for part in choose(plan, [], ["durability"])} >= {"kills", "server"}
    with pytest.raises(Wrong, match="kilns"):
        choose(plan, ["kilns"], [])


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (suite("a", "t").replace("minutes = 1", "minutes = 61"), "more than 1 hours"),
        (suite("a", "t") + suite("a", "t"), "same name"),
        (suite("a", "t", "rounds = true\n"), "the same in every round"),
        (suite("a", "t").replace("time", "space"), "no known ground"),
        (suite("a", "t", "speed = 1\n"), "nobody knows speed"),
        (command("a", "pass").replace(COUNTED, ""), "could try nothing"),
    ],
)
def test_a_list_that_makes_no_sense_is_refused(toy: Toy, wrong: str, says: str) -> None:
    toy.parts(wrong)
    with pytest.raises(Wrong, match=says):
        load(toy.root / "tools/prove.toml")


# -- running -------------------------------------------------------------------------------------------------------


def test_a_part_that_fails_does_not_stop_the_others_and_is_repeated_with_its_seed(toy: Toy) -> None:
    wrong = 'import sys; print("3 games", sys.argv[1]); sys.exit(1)'
    toy.parts(command("bad", wrong), command("good", 'print("1,204 games")'.replace(",", "")))
    code, said = toy.prove("--seed", "5")
    assert code == 1 and said.startswith("seed 5,") and "failed: bad" in said
    assert {name: part["status"] for name, part in toy.state().items()} == {"bad": "failed", "good": "green"}
    assert toy.state()["good"]["tried"] == {"games": 1204}
    line = said.split("again: ")[1].splitlines()[0]
    assert line in toy.report and "ended with 1" in toy.report and "1,204 games" in toy.report
    done = subprocess.run(line, shell=True, cwd=toy.root, capture_output=True, text=True, check=False)
    assert done.returncode == 1 and done.stdout.split()[-1] == str(toy.state()["bad"]["seed"])


def test_what_is_green_is_not_run_again_unless_asked_to(toy: Toy) -> None:
    count = 'open("ran", "a").write("x"); print("2 games")'
    toy.parts(command("once", count), command("bad", 'print("0 games")', ground="time"))
    assert toy.prove()[0] == 1
    seeds = toy.state()
    code, said = toy.prove()
    assert code == 1 and "green already: once" in said and (toy.root / "ran").read_text() == "x"
    assert toy.state()["bad"]["seed"] == seeds["bad"]["seed"]  # it goes on with what it began with
    assert toy.prove("--part", "once", "--again")[0] == 0 and (toy.root / "ran").read_text() == "xx"
    assert toy.state()["once"]["seed"] != seeds["once"]["seed"]
    assert toy.prove("--ground", "rules", "--seed", "9")[0] == 0 and (toy.root / "ran").read_text() == "xxx"
    assert toy.prove("--ground", "rules", "--seed", "9")[0] == 0 and (toy.root / "ran").read_text() == "xxx"


def test_other_files_are_another_proof(toy: Toy) -> None:
    subprocess.run(["git", "init", "-q"], cwd=toy.root, check=True)
    (toy.root / ".gitignore").write_text("build/\nran\nsaid\n")
    toy.parts(command("once", 'open("ran", "a").write("x"); print("2 games")'))
    toy.prove()
    toy.prove()
    (toy.root / "changed.py").write_text("x = 1\n")
    toy.prove()
    assert (toy.root / "ran").read_text() == "xx"


@pytest.mark.parametrize("said", ["0 games", "nothing", "7 games, then 0 games"])
def test_a_command_that_tried_nothing_has_failed(toy: Toy, said: str) -> None:
    toy.parts(command("idle", f'print("{said}")'))
    code, told = toy.prove()
    assert code == 1 and "tried no games" in told and "tried no games" in toy.report


def test_a_command_gets_its_share_of_the_time(toy: Toy) -> None:
    show = 'import sys; print("1 games"); open("minutes", "a").write(sys.argv[2] + " ")'
    toy.parts(command("a", show), command("b", show))
    toy.prove()
    assert toy.prove("--minutes", "1", "--again")[0] == 0
    assert (toy.root / "minutes").read_text().split() == ["1", "1", "0.5", "0.5"]


TOY_TESTS = """
import os
import pytest
def test_passes():
    open("passed", "a").write(os.environ["XENODECK_FRESH"] + " ")
def test_fails():
    assert os.environ["XENODECK_EFFORT"] == "prove"
    assert os.path.exists("mended"), "planted"
"""


def test_failed_tests_are_named_and_only_they_run_the_next_time(toy: Toy) -> None:
    (toy.root / "test_toy.py").write_text(TOY_TESTS)
    toy.parts(suite("toy", "test_toy.py", "fresh = true\n"))
    code, said = toy.prove()
    assert code == 1 and "planted" in toy.report
    seed = toy.state()["toy"]["seed"]
    assert f"XENODECK_FRESH={seed}" in said and f"test_toy.py::test_fails --hypothesis-seed={seed}" in said
    (toy.root / "mended").touch()
    assert toy.prove()[0] == 0
    assert (toy.root / "passed").read_text().split() == [str(seed)]
    assert toy.state()["toy"]["tried"] == {"tests": 2}


def test_no_test_is_started_when_the_time_is_up(toy: Toy) -> None:
    (toy.root / "test_toy.py").write_text(TOY_TESTS)
    toy.parts(suite("toy", "test_toy.py", "fresh = true\n"))
    code, said = toy.prove("--minutes", "0.0001")
    assert code == 1 and "ran no test" in said and not (toy.root / "passed").exists()


def judged(toy: Toy, collected: int, code: int, later: bool = False, **outcomes: str) -> Any:
    toy.parts(suite("toy", "test_toy.py"))
    [part] = load(toy.root / "tools/prove.toml").parts
    (toy.root / "log").touch()
    now, where = running.Notes(collected, outcomes, {}), running.Where(toy.root, toy.root, watch)
    return running.judged(part, 7, now, 0, code, toy.root / "log", where, later)


def test_what_a_run_of_pytest_comes_to(toy: Toy) -> None:
    assert judged(toy, 2, 0, a="passed", b="skipped").status == "green"
    unfinished = judged(toy, 3, 0, a="passed", b="passed")
    assert unfinished.status == "unfinished" and "1 of 3 tests left" in unfinished.note
    assert judged(toy, 3, 1, a="passed", b="failed").status == "failed"  # also if it is unfinished
    for nothing in (judged(toy, 1, 0, a="skipped"), judged(toy, 0, 5), judged(toy, 2, 0)):
        assert [failure.what for failure in nothing.failures] == ["ran no test"]
    assert judged(toy, 2, 0, later=True).status == "unfinished"  # the time was up before another round began
    assert judged(toy, 0, 5, later=True).status == judged(toy, 2, 2, later=True).status == "failed"
    assert "ended with 2" in judged(toy, 2, 2, a="passed", b="passed").failures[0].what
    assert "did not end" in judged(toy, 2, -1, a="passed", b="passed").failures[0].what
    assert "outside of a test" in judged(toy, 2, 1, a="passed", b="passed").failures[0].what
    many = judged(toy, 30, 1, **{f"test_{number}": "failed" for number in range(30)})
    assert len(many.failures) == running.MOST_FAILURES + 1 and "10 more" in many.failures[-1].what


def test_unfinished_is_a_failure_only_where_it_had_all_its_time(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    def unfinished(part: Any, seed: int, *rest: object) -> Any:
        return tool("prove_report").Result("unfinished", seed, 1.0, {"games": 1})

    monkeypatch.setattr(tool("prove"), "run", unfinished)
    toy.parts(command("long", "pass"))
    assert toy.prove("--minutes", "0.5")[0] == 0
    code, said = toy.prove()
    assert code == 1 and "not finished: long" in said


def test_rounds_have_seeds_of_their_own_until_the_time_is_up_or_one_fails(
    toy: Toy, monkeypatch: pytest.MonkeyPatch
) -> None:
    toy.parts(suite("toy", "test_toy.py", "fresh = true\nrounds = true\n"))
    [part] = load(toy.root / "tools/prove.toml").parts
    report, now, seeds, bad = tool("prove_report"), [0.0], [], [99]

    def a_round(part: Any, seed: int, *rest: object) -> Any:
        seeds.append(seed)
        now[0] += 10
        failures = [report.Failure("x", "y")] if len(seeds) == bad[0] else []
        late = "unfinished" if now[0] > 60 else "green"
        return report.Result("failed" if failures else late, seed, tried={"tests": 5}, failures=failures)

    monkeypatch.setattr(running, "a_round", a_round)
    monkeypatch.setattr(running.time, "time", lambda: now[0])
    where = running.Where(toy.root, toy.root, watch)
    done = running.tests(part, 7, 55.0, where, False)
    assert (done.status, done.tried) == ("green", {"tests": 30, "rounds": 6}) and seeds[0] == 7
    assert len(set(seeds)) == 6
    now[0], bad[0] = 0.0, 9
    done = running.tests(part, 7, 55.0, where, False)
    assert done.status == "failed" and len(seeds) == 9 and len(done.failures) == 1


def test_a_run_that_is_broken_off_goes_on_where_it_was(toy: Toy) -> None:
    script = "import os, signal\nos.kill(int(os.environ['PROVE']), signal.SIGTERM)\nsignal.pause()"
    toy.parts(command("first", 'open("ran", "a").write("x"); print("2 games")'), command("second", script))
    begin = "import os\nfrom pathlib import Path\nfrom prove import main\nos.environ['PROVE'] = str(os.getpid())\n"
    code = f"{begin}raise SystemExit(main([], Path({str(toy.root)!r})))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(TOOLS)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 130 and "broken off" in done.stdout, done.stderr
    assert "| second | rules | not run |" in toy.report
    toy.parts(command("first", 'open("ran", "a").write("x"); print("2 games")'), command("second", 'print("2 games")'))
    assert toy.prove()[0] == 0 and (toy.root / "ran").read_text() == "x"


@pytest.fixture(autouse=True)
def own_signals() -> object:
    """The tool listens for SIGTERM; the tests after these do not want it to."""
    before = signal.getsignal(signal.SIGTERM)
    yield
    signal.signal(signal.SIGTERM, before)
