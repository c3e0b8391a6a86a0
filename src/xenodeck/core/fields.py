"""The fields that a game adds to ``State``. They are declared once, in the class body; clone, save and view read them.

    class Ufo(State):
        earth: i64 = 0  # tokens left in the middle
        loot: list[int]  # seat -> tokens owned

How each field is copied follows from its type. The interpreted engine makes the ``clone`` function at its first use;
``make fast`` writes the same method into the class before it compiles it (tools/compile.py).
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from functools import cache
from typing import Any

CORE = frozenset({"State", "Cards"})


NAMES: dict[Any, tuple[str, ...]] = {}  # class -> its own fields; a cache, because every view needs them


def own_fields(cls: Any) -> tuple[str, ...]:
    """The names of the fields that a game's state adds to those of the core, in the order of their declaration."""
    if cls not in NAMES:
        NAMES[cls] = tuple(field_kinds(cls))
    return NAMES[cls]


@cache
def field_kinds(cls: Any) -> dict[str, str]:
    """Field name -> its annotation as text; empty text for a compiled class, which does not keep annotations."""
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
    """Is a class attribute with this annotation a field of the state, and not a constant of the class?"""
    return not str(kind).startswith(("ClassVar", "Final"))


def copied(name: str, kind: str) -> str:
    """The expression that copies ``self.<name>`` so that the copy shares no mutable object with the original.

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
    """The source of the method ``clone`` for a class with these fields."""
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
    """The ``clone`` function of a class that is not compiled."""
    room: dict[str, Any] = {cls.__name__: cls}
    exec("from __future__ import annotations\n" + clone_source(cls.__name__, field_kinds(cls)), room)
    made: Callable[[Any], Any] = room["clone"]
    return made


# -- for the compiler ------------------------------------------------------------------------------------------------


def with_clones(source: str, kinds: dict[str, dict[str, str]] | None = None) -> str:
    """``source`` with a method ``clone`` added to each subclass of ``State`` that does not define one.

    ``kinds`` maps the names of known state classes to their fields; classes found here are added to it. A game with
    several state classes may have them in several files that share a base class.
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
    """The name of a base class without its type arguments: ``State`` for ``State[UfoSetup]``."""
    named = base.value if isinstance(base, ast.Subscript) else base
    return named.id if isinstance(named, ast.Name) else ""


def fields_in(node: ast.ClassDef) -> dict[str, str]:
    """The fields that a class declares in its body, with their annotations."""
    return {
        each.target.id: ast.unparse(each.annotation)
        for each in node.body
        if isinstance(each, ast.AnnAssign)
        and isinstance(each.target, ast.Name)
        and is_field(ast.unparse(each.annotation))
    }


def has_clone(node: ast.ClassDef) -> bool:
    """Does the class define ``clone`` itself?"""
    return any(isinstance(each, ast.FunctionDef) and each.name == "clone" for each in node.body)
