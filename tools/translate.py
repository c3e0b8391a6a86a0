"""Translate the modules to be compiled into C, with mypyc: one library for the core and one for each game.

tools/compile.py runs it in a process of its own, in a scratch copy of the source, because mypyc ends the process at an
error. In the copy zones by seat become sums (``with_sums``). It writes ``c/`` with the C of each library, and
``translated.json`` with what the C compiler needs to know.
"""

from __future__ import annotations

import ast
import json
import sys
from pathlib import Path

from mypyc.build import get_cflags, include_dir, mypyc_build
from mypyc.options import CompilerOptions

# What Python calls to start one module of a library. mypyc itself would make a library for each module: 95 more to
# compile, link and open. Python looks for a function named after the last part of a module's name, which two modules of
# a library may share; so the loader of _fast.py asks for the whole name (``entry``).
START = """#include <Python.h>
static PyObject *start(const char *init, const char *full)
{{
    PyObject *names = Py_BuildValue("(s)", "*");
    if (!names) return NULL;
    PyObject *library = PyImport_ImportModuleLevel("{library}", NULL, NULL, names, 0);
    Py_DECREF(names);
    if (!library) return NULL;
    if (PyObject_HasAttrString(library, "ensure_deps")) {{
        PyObject *capsule = PyObject_GetAttrString(library, "ensure_deps");
        int (*ensure)(void) = capsule ? (int (*)(void))PyCapsule_GetPointer(capsule, "{library}.ensure_deps") : NULL;
        Py_XDECREF(capsule);
        if (!ensure || ensure() < 0) {{ Py_DECREF(library); return NULL; }}
    }}
    PyObject *capsule = PyObject_GetAttrString(library, init);
    Py_DECREF(library);
    PyObject *(*run)(void) = capsule ? (PyObject *(*)(void))PyCapsule_GetPointer(capsule, full) : NULL;
    Py_XDECREF(capsule);
    return run ? run() : NULL;
}}
"""
START_ONE = 'PyMODINIT_FUNC PyInit_{entry}(void) {{ return start("{init}", "{library}.{init}"); }}\n'


def group_of(file: str) -> str:
    """A game is a library of its own, everything that games stand on is another.

    >>> group_of("xenodeck/games/frenzy/play/turns.py"), group_of("xenodeck/bots/search.py")
    ('xenodeck_frenzy', 'xenodeck_core')
    """
    parts = file.split("/")
    return f"{parts[0]}_{parts[2]}" if parts[1] == "games" else f"{parts[0]}_core"


def entry(module: str) -> str:
    """The name of the function that _fast.py calls in a library to start this module."""
    return module.replace(".", "__")


def starts(library: str, modules: list[str]) -> str:
    """C that lets Python start each of ``modules`` from ``library``."""
    lines = [
        START_ONE.format(entry=entry(name), init=f"init_{name.replace('.', '___')}", library=library)
        for name in modules
    ]
    return START.format(library=library) + "".join(lines)


# -- zones by seat -----------------------------------------------------------------------------------------------------


def with_sums(sources: dict[str, str]) -> dict[str, str]:
    """Module -> source, with ``(8 + seat)`` for each ``HAND[seat]`` where ``HAND: Final = by_seat(8, MAX_SEATS)``.

    Looking a number up in a list costs a compiled engine 2 to 5 % of its speed; a sum costs nothing.
    """
    names = {module: Names(source) for module, source in sources.items()}
    return {module: names[module].with_sums(source, names) for module, source in sources.items()}


class Names:
    """The numbers and the zones by seat that a module defines, and those it imports from other modules."""

    def __init__(self, source: str) -> None:
        self.tree = ast.parse(source)
        self.values = {
            node.target.id: node.value
            for node in self.tree.body
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None
        }
        self.taken = {
            each.asname or each.name: (node.module or "", each.name)
            for node in self.tree.body
            if isinstance(node, ast.ImportFrom)
            for each in node.names
        }

    def number(self, node: ast.expr | None, others: dict[str, Names]) -> int | None:
        """The value of a sum of numbers and names; None: it is something else."""
        if isinstance(node, ast.Constant) and isinstance(node.value, int):
            return node.value
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            left, right = self.number(node.left, others), self.number(node.right, others)
            return None if left is None or right is None else left + right
        if isinstance(node, ast.Name):
            home, name = self.home(node.id, others)
            return home.number(home.values.get(name), others)
        return None

    def home(self, name: str, others: dict[str, Names]) -> tuple[Names, str]:
        """The module that defines ``name``, and the name there."""
        module, called = self.taken.get(name, ("", name))
        return (others[module], called) if module in others else (self, name)

    def first(self, name: str, others: dict[str, Names]) -> int | None:
        """The zone of seat 0, if ``name`` is a list of zones by seat."""
        home, called = self.home(name, others)
        made = home.values.get(called)
        if isinstance(made, ast.Call) and isinstance(made.func, ast.Name) and made.func.id == "by_seat":
            return home.number(made.args[0], others)
        return None

    def with_sums(self, source: str, others: dict[str, Names]) -> str:
        data, starts = source.encode(), [0]
        for line in source.splitlines(keepends=True):
            starts.append(starts[-1] + len(line.encode()))
        pieces: list[tuple[int, int, str]] = []
        for node in ast.walk(self.tree):
            if not isinstance(node, ast.Subscript) or not isinstance(node.value, ast.Name):
                continue
            first, seat = self.first(node.value.id, others), node.slice
            if first is None:
                continue
            begins, ends = starts[node.lineno - 1] + node.col_offset, starts[seat.lineno - 1] + seat.col_offset
            pieces.append((begins, ends, f"({first} + ("))
            begins = starts[(seat.end_lineno or 0) - 1] + (seat.end_col_offset or 0)
            pieces.append((begins, starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0), "))"))
        for begins, ends, text in sorted(pieces, reverse=True):
            data = data[:begins] + text.encode() + data[ends:]
        return data.decode()


def module_of(file: str) -> str:
    return file.removesuffix(".py").replace("/", ".")


def main(files: list[str], level: str) -> None:
    written_out = with_sums({module_of(file): Path(file).read_text("utf-8") for file in files})
    for file in files:
        Path(file).write_text(written_out[module_of(file)], "utf-8")
    groups: dict[str, list[str]] = {}
    for file in files:
        groups.setdefault(group_of(file), []).append(file)
    options = CompilerOptions(separate=True, target_dir="c")
    # the settings of the project are for its source, not for this copy; a folder need not have an ``__init__.py``
    mypy = ["--config-file=", "--strict", "--explicit-package-bases", *files]
    made, written, _ = mypyc_build(mypy, options, separate=[(group, name) for name, group in groups.items()])
    libraries = {}
    for (sources, group), (c_files, headers) in zip(made, written, strict=True):
        library, modules = f"{group}__mypyc", [source.module for source in sources]
        start = Path("c") / f"start_{library}.c"
        start.write_text(starts(library, modules), "utf-8")
        libraries[library] = {"modules": modules, "c": [*c_files, str(start)], "headers": headers}
    data = {
        "libraries": libraries,
        "flags": get_cflags(opt_level=level, debug_level="0"),
        "include": [include_dir(), "c"],
    }
    Path("translated.json").write_text(json.dumps(data), "utf-8")


if __name__ == "__main__":
    main(json.loads(sys.argv[2]), sys.argv[1])
