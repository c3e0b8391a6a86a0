"""``tools/compile.py``: builds apart, puts the result in place in one step, and does no harm if anything fails.

A tree with two tiny modules replaces the engine, and C written by hand replaces mypyc's: the gate compiles the real
one.
"""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from architecture.sources import PACKAGE, ROOT
from effort import some

TRANSLATE = """
import json, re, sys
from pathlib import Path
libraries = {}
for file in json.loads(sys.argv[2]):
    short, module = Path(file).stem, file.removesuffix(".py").replace("/", ".")
    answer = re.search(r"ANSWER = (\\d+)", Path(file).read_text())[1]
    c = Path(f"{short}.c")
    c.write_text(f'''#include <Python.h>
static struct PyModuleDef definition = {{PyModuleDef_HEAD_INIT, "{module}", NULL, -1}};
PyMODINIT_FUNC PyInit_{module.replace('.', '__')}(void)
{{
    PyObject *module = PyModule_Create(&definition);
    if (module && PyModule_AddIntConstant(module, "ANSWER", {answer}) < 0) return NULL;
    return module;
}}
''')
    libraries[f"xenodeck_{short}__mypyc"] = {"modules": [module], "c": [str(c)], "headers": []}
Path("translated.json").write_text(json.dumps({"libraries": libraries, "flags": ["-O0", "-g0"], "include": []}))
"""
ASK = """
import importlib, sys
from xenodeck import _fast
for line in sys.stdin:
    print(importlib.import_module(line.strip()).ANSWER, _fast.status(), flush=True)
"""
CORE, GAME = "xenodeck.core.tiny", "xenodeck.games.one.rules"
# Run before the tool: the next step of the tool fails, or is the last thing that happens.
KILLED = """
import os, pathlib, signal
left, real = {count}, pathlib.Path.replace
def replace(self, target):
    global left
    left -= 1
    if left < 0:
        os.kill(os.getpid(), signal.SIGKILL)
    return real(self, target)
pathlib.Path.replace = replace
"""
FULL = """
import errno, os, {module}
def full(*given, **more):
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
{module}.{function} = full
"""


class Tree:
    """A small repository with the tool and two modules to compile."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.compiled = root / "src/xenodeck/_compiled"
        package = root / "src/xenodeck"
        for folder in (package / "core", package / "games/one", root / "tools"):
            folder.mkdir(parents=True)
        for name in ("__init__.py", "_fast.py", "core/fields.py"):
            shutil.copyfile(PACKAGE / name, package / name)
        for folder in ("core", "games", "games/one"):
            (package / folder / "__init__.py").touch()
        shutil.copyfile(ROOT / "tools/compile.py", root / "tools/compile.py")
        (root / "tools/translate.py").write_text(TRANSLATE)
        listed = '["xenodeck/core/tiny.py", "xenodeck/games/*/rules.py"]'
        (root / "pyproject.toml").write_text(f"[tool.xenodeck]\ncompiled = {listed}\n")
        self.write(1, 1)

    def write(self, core: int, game: int) -> None:
        for name, answer in ((CORE, core), (GAME, game)):
            (self.root / "src" / name.replace(".", "/")).with_suffix(".py").write_text(f"ANSWER = {answer}\n")

    def cc(self, before: str) -> Path:
        """A C compiler that notes each file it is given, and does this first."""
        script = self.root / "cc"
        noted = f"case \"$*\" in *--version*) ;; *' -c '*) echo x >> '{self.root}/noted'; {before} ;; esac"
        script.write_text(f'#!/bin/sh\n{noted}\nexec cc "$@"\n')
        script.chmod(0o755)
        return script

    def noted(self) -> int:
        noted = self.root / "noted"
        count = len(noted.read_text().split()) if noted.exists() else 0
        noted.unlink(missing_ok=True)
        return count

    def start(
        self, before: str = "", words: tuple[str, ...] = (), cc: str = "", limit: int = 0
    ) -> subprocess.Popen[str]:
        tool = str(self.root / "tools/compile.py")
        run = f"{before}\nimport runpy, sys\nsys.argv = {[tool, *words]}\nrunpy.run_path({tool!r}, run_name='__main__')"
        env = {key: value for key, value in os.environ.items() if key not in ("CC", "XENODECK_ENGINE")}
        return subprocess.Popen(
            [sys.executable, "-c", run],
            env=env | ({"CC": cc} if cc else {}),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            preexec_fn=(lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))) if limit else None,
        )

    def build(self, before: str = "", *words: str, cc: str = "", limit: int = 0) -> tuple[int, str, str]:
        with self.start(before, words, cc, limit) as tool:
            out, err = tool.communicate()
        return tool.returncode, out, err

    def ask(self) -> subprocess.Popen[str]:
        env = {key: value for key, value in os.environ.items() if key != "XENODECK_ENGINE"}
        return subprocess.Popen(
            [sys.executable, "-c", ASK],
            env=env | {"PYTHONPATH": str(self.root / "src")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def answers(self) -> list[str]:
        with self.ask() as process:
            out, _ = process.communicate(f"{CORE}\n{GAME}\n")
        return out.splitlines()

    def builds(self) -> set[str]:
        return {path.name for path in self.compiled.iterdir() if path.is_dir()}

    def left_over(self) -> list[str]:
        found = [*self.compiled.glob(".new-*"), *self.compiled.glob(".old-*"), *self.root.glob("build/fast/work-*")]
        return [path.name for path in found]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    tree = Tree(tmp_path_factory.mktemp("compiling") / "tree")
    code, out, err = tree.build()
    assert (code, err) == (0, ""), out
    return tree.root


@pytest.fixture
def tree(built: Path, tmp_path: Path) -> Iterator[Tree]:
    """A copy of the tree as it was built."""
    copy = Tree.__new__(Tree)
    copy.root = tmp_path / "tree"
    copy.compiled = copy.root / "src/xenodeck/_compiled"
    shutil.copytree(built, copy.root)
    yield copy


def answer(ask: subprocess.Popen[str], module: str) -> str:
    assert ask.stdin is not None and ask.stdout is not None
    ask.stdin.write(f"{module}\n")
    ask.stdin.flush()
    return ask.stdout.readline().strip()


def test_a_build_is_used_and_a_second_one_has_nothing_to_do(tree: Tree) -> None:
    assert tree.answers() == ["1 compiled", "1 compiled"]
    before = tree.builds()
    assert tree.build(cc=str(tree.cc("")))[:2] == (0, "compiled engine is up to date (2 modules)\n")
    assert (tree.noted(), tree.builds()) == (0, before)
    assert tree.build("", "--quiet", "--nice", "--jobs", "1") == (0, "", "")


def test_only_what_has_changed_is_compiled_again_and_what_comes_back_is_not(tree: Tree) -> None:
    cc = str(tree.cc(""))
    tree.write(1, 1)
    shutil.rmtree(tree.compiled)
    shutil.rmtree(tree.root / "build")
    assert tree.build(cc=cc)[0] == 0
    assert tree.noted() == 2
    tree.write(1, 2)
    assert tree.build(cc=cc)[0] == 0
    assert (tree.noted(), tree.answers()) == (1, ["1 compiled", "2 compiled"])
    tree.write(1, 1)
    assert tree.build(cc=cc)[0] == 0
    assert (tree.noted(), tree.answers()) == (0, ["1 compiled", "1 compiled"])


def damage(tree: Tree, *, code: int | None, say: str, go: Callable[[], tuple[int, str, str]]) -> None:
    """The source changes and its build fails: the old build is unchanged, and the next build works."""
    tree.write(2, 2)
    returned, _, err = go()
    if code is None:
        assert returned > 0
        assert say in err.splitlines()[-1]
        assert "Traceback" not in err
    else:
        assert returned == code
    answers = tree.answers()
    assert [each.split()[:2] for each in answers] == [["2", "interpreted"]] * 2, "the source is never shadowed"
    tree.write(1, 1)
    assert tree.answers() == ["1 compiled", "1 compiled"]
    tree.write(2, 2)
    assert tree.build()[0] == 0
    assert tree.answers() == ["2 compiled", "2 compiled"]
    assert tree.left_over() == []


def test_without_a_compiler_what_was_there_stays(tree: Tree) -> None:
    damage(tree, code=None, say="no C compiler found", go=lambda: tree.build(cc="no-such-compiler"))


def test_a_compiler_that_fails_leaves_what_was_there(tree: Tree) -> None:
    broken = str(tree.cc("echo something is wrong >&2; exit 3"))
    damage(tree, code=None, say="untouched: cc failed with 3", go=lambda: tree.build(cc=broken))


def test_quietly_a_failure_is_one_line(tree: Tree) -> None:
    tree.write(2, 2)
    code, out, err = tree.build("", "--quiet", cc=str(tree.cc("echo something is wrong >&2; exit 3")))
    assert (code > 0, out, len(err.splitlines())) == (True, "", 1)


@pytest.mark.parametrize(
    ("module", "function"),
    some([("shutil", "copytree"), ("shutil", "copyfile"), ("os", "fsync"), ("tempfile", "mkdtemp")], ("os", "fsync")),
)
def test_a_disk_that_is_full_leaves_what_was_there(tree: Tree, module: str, function: str) -> None:
    before = FULL.format(module=module, function=function)
    damage(tree, code=None, say="No space left on device", go=lambda: tree.build(before))


def test_files_that_cannot_grow_leave_what_was_there(tree: Tree) -> None:
    damage(tree, code=None, say="what was there is untouched", go=lambda: tree.build(limit=4096))


@pytest.mark.parametrize(
    "count", some(range(4), 0, 3)
)  # two libraries are kept, the build gets its name, the manifest is replaced
def test_killed_at_any_rename_it_leaves_what_was_there(tree: Tree, count: int) -> None:
    damage(tree, code=-9, say="", go=lambda: tree.build(KILLED.format(count=count)))


def test_killed_while_the_c_compiler_runs_it_leaves_what_was_there(tree: Tree) -> None:
    damage(tree, code=-9, say="", go=lambda: tree.build(cc=str(tree.cc("kill -9 $PPID; exit 1"))))


def test_asked_to_end_it_ends_the_compilers_with_all_their_children(tree: Tree) -> None:
    """``sleep`` is a child of the script as cc1 is one of gcc: if it lived on, the build would wait for it."""
    damage(tree, code=None, say="asked to end", go=lambda: tree.build(cc=str(tree.cc("kill $PPID; sleep 100000"))))


ENDED_EARLY = """
import signal
from concurrent.futures import ThreadPoolExecutor
submit = ThreadPoolExecutor.submit
def submit_and_end(*given):
    made = submit(*given)
    signal.raise_signal(signal.SIGTERM)
    return made
ThreadPoolExecutor.submit = submit_and_end
"""


def test_asked_to_end_while_the_compilers_are_being_started_it_ends_those_that_run(tree: Tree) -> None:
    damage(tree, code=None, say="asked to end", go=lambda: tree.build(ENDED_EARLY, cc=str(tree.cc("sleep 100000"))))


SIGNALLED = """
import runpy, signal, sys, threading
from concurrent.futures import Future
tool = runpy.run_path(sys.argv[1])
signal.signal(signal.SIGTERM, tool["asked_to_end"])
aside = threading.Timer(0.3, lambda: signal.pthread_kill(threading.get_ident(), signal.SIGTERM))
aside.start()
tool["result_of"](Future())
"""


def test_asked_to_end_while_it_waits_it_notices_also_if_another_thread_was_told() -> None:
    command = [sys.executable, "-c", SIGNALLED, str(ROOT / "tools/compile.py")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert (done.returncode, done.stderr) == (1, "asked to end: what was there is untouched\n")


def test_of_two_builds_at_once_the_second_waits_and_compiles_nothing(tree: Tree) -> None:
    tree.write(2, 2)
    go = tree.root / "go"
    cc = str(tree.cc(f"until [ -e '{go}' ]; do sleep 0.02; done"))
    with tree.start(cc=cc) as first:
        assert first.stdout is not None
        assert "compiling 2 modules" in first.stdout.readline()
        with tree.start(cc=cc) as second:
            assert second.stdout is not None
            assert "another build is at work" in second.stdout.readline()
            go.touch()
            assert second.wait() == 0
        assert first.wait() == 0
    assert (tree.noted(), tree.answers()) == (2, ["2 compiled", "2 compiled"])


def test_a_process_keeps_to_the_build_it_began_with_as_long_as_it_lives(tree: Tree) -> None:
    old = tree.builds()
    with tree.ask() as process:
        assert answer(process, CORE) == "1 compiled"
        for number in (2, 3):
            tree.write(number, number)
            assert tree.build()[0] == 0
        assert old < tree.builds()
        assert len(tree.builds()) == 2, "what nobody holds is removed"
        assert answer(process, GAME) == "1 compiled", "loaded late, and still from the same build"
        process.communicate()
    tree.write(4, 4)
    assert tree.build()[0] == 0
    assert len(tree.builds()) == 1


def test_a_build_that_lost_a_library_is_not_used_and_is_made_again(tree: Tree) -> None:
    next(tree.compiled.glob("*/xenodeck_rules*")).unlink()
    assert "incomplete (xenodeck_rules__mypyc); run make fast" in tree.answers()[0]
    assert tree.build()[0] == 0
    assert tree.answers() == ["1 compiled", "1 compiled"]
