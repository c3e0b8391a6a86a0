"""Translate the modules to be compiled into C, with mypyc: one library for the core and one for each game.

Run by tools/compile.py in a process of its own, in a scratch copy of the source: mypyc ends the process where it finds
fault. Written there: ``c/`` with the C of each library, and ``translated.json`` with what the C compiler needs to know.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from mypyc.build import get_cflags, include_dir, mypyc_build
from mypyc.options import CompilerOptions

# What Python calls to start one module of a library. mypyc would make a library of it for each module: 95 more to
# compile, link and open. Python looks for a function called after the last part of a module's name, which two
# modules of a library may share; so the loader of _fast.py asks for the whole name (``entry``).
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
    """What _fast.py asks a library for to start this module."""
    return module.replace(".", "__")


def starts(library: str, modules: list[str]) -> str:
    """C that lets Python start each of ``modules`` from ``library``."""
    lines = [
        START_ONE.format(entry=entry(name), init=f"init_{name.replace('.', '___')}", library=library)
        for name in modules
    ]
    return START.format(library=library) + "".join(lines)


def main(files: list[str], level: str) -> None:
    groups: dict[str, list[str]] = {}
    for file in files:
        groups.setdefault(group_of(file), []).append(file)
    options = CompilerOptions(separate=True, target_dir="c")
    mypy = ["--config-file=", "--strict", *files]  # the project's settings are for its source, not for this copy
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
