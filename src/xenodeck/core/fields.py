"""The own fields of a state, written once in the body of its class: ``clone``, saving and views are made from there.

    class Ufo(State):
        earth: i64 = 0  # tokens left in the middle
        loot: list[int]  # seat -> tokens owned

What it is to copy such a state follows from the types. The interpreter gets that as a function made at the first use;
``make fast`` writes the same lines into the class before it is compiled (tools/compile.py).
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from functools import cache
from typing import Any

CORE = frozenset({"State", "Cards"})


NAMES: dict[Any, tuple[str, ...]] = {}  # class -> its own fields; every view asks for them


def own_fields(cls: Any) -> tuple[str, ...]:
    """The fields that a game's state adds to the core's, in the order they are written."""
    if cls not in NAMES:
        NAMES[cls] = tuple(field_kinds(cls))
    return NAMES[cls]


@cache
def field_kinds(cls: Any) -> dict[str, str]:
    found: dict[str, str] = {}
    for each in reversed(cls.__mro__):
        if each.__name__ in CORE and each.__module__.startswith("xenodeck.core."):
            continue
        declared = getattr(each, "__mypyc_attrs__", None) if "__mypyc_attrs__" in vars(each) else None
        if declared is not None:  # compiled: the names are there, the types are not
            inherited = {name for base in each.__mro__[1:] for name in vars(base).get("__mypyc_attrs__", ())}
            found |= {name: "" for name in declared if name not in inherited}
        else:
            found |= {name: str(kind) for name, kind in vars(each).get("__annotations__", {}).items() if is_field(kind)}
    core = next(each for each in cls.__mro__ if each.__name__ == "State")
    taken = [name for name in found if hasattr(core, name)]
    if taken:
        raise TypeError(f"{cls.__name__}.{taken[0]}: the core has something of this name; call the field otherwise")
    return found


def is_field(kind: object) -> bool:
    return not str(kind).startswith(("ClassVar", "Final"))


def copied(name: str, kind: str) -> str:
    """The expression for a copy of ``self.<name>`` that shares nothing that can be written to.

    >>> copied("loot", "list[int]"), copied("turns", "i64")
    ('self.loot.copy()', 'self.turns')
    """
    if kind.startswith(("list[list", "list[dict")):
        return f"[each.copy() for each in self.{name}]"
    if kind.startswith(("list", "dict", "set")):
        return f"self.{name}.copy()"
    if kind.startswith(("i64", "int", "bool", "str", "float", "tuple")):
        return f"self.{name}"
    raise TypeError(f"{name}: {kind}: a field is a number, a word, a truth, a tuple, or a list or dict of such")


def clone_source(cls: str, kinds: dict[str, str]) -> str:
    """The method ``clone`` of a class with these fields."""
    lines = [
        f"def clone(self) -> {cls}:",
        f"    c = {cls}(self.setup, self.face, self.pool, self.zones.copy(), self.chance.clone(), self.agenda.copy())",
        *(f"    c.{name} = {copied(name, kind)}" for name, kind in kinds.items()),
        "    self.copy_core(c)",
        "    return c",
    ]
    return "\n".join(lines) + "\n"


@cache
def cloner(cls: Any) -> Callable[[Any], Any]:
    """What ``clone`` does for a class that is not compiled."""
    room: dict[str, Any] = {cls.__name__: cls}
    exec("from __future__ import annotations\n" + clone_source(cls.__name__, field_kinds(cls)), room)
    made: Callable[[Any], Any] = room["clone"]
    return made


# -- for the compiler ------------------------------------------------------------------------------------------------


def with_clones(source: str, kinds: dict[str, dict[str, str]] | None = None) -> str:
    """``source`` with the method ``clone`` written into each class that is a ``State`` and has none.

    ``kinds``: classes that are states, with their fields; those found here are added. A game with several tables may
    have a file for each, all of them with one class below.
    """
    if kinds is None:
        kinds = {}
    kinds.setdefault("State", {})
    ends: list[tuple[int, str]] = []
    for node in ast.parse(source).body:
        if not isinstance(node, ast.ClassDef):
            continue
        bases = [name for base in node.bases if (name := base_name(base)) in kinds]
        if bases:
            kinds[node.name] = {**kinds[bases[0]], **fields_in(node)}
            if not has_clone(node):
                ends.append((node.end_lineno or 0, node.name))
    lines = source.splitlines()
    for end, name in reversed(ends):
        lines[end:end] = ["", *(f"    {line}" for line in clone_source(name, kinds[name]).splitlines())]
    return "\n".join(lines) + "\n"


def base_name(base: ast.expr) -> str:
    """``State`` of ``State[UfoSetup]``."""
    named = base.value if isinstance(base, ast.Subscript) else base
    return named.id if isinstance(named, ast.Name) else ""


def fields_in(node: ast.ClassDef) -> dict[str, str]:
    return {
        each.target.id: ast.unparse(each.annotation)
        for each in node.body
        if isinstance(each, ast.AnnAssign)
        and isinstance(each.target, ast.Name)
        and is_field(ast.unparse(each.annotation))
    }


def has_clone(node: ast.ClassDef) -> bool:
    return any(isinstance(each, ast.FunctionDef) and each.name == "clone" for each in node.body)
