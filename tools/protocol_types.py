"""Write ``web/src/protocol.ts``: the messages of the socket and the bodies of the HTTP API as TypeScript.

``--check`` writes nothing and fails if the file is out of date.
"""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec
from msgspec import inspect as shape

from xenodeck.server.messages import protocol, replays, scenes, schemas

TARGET = Path(__file__).resolve().parents[1] / "web/src/protocol.ts"
HEAD = "// Written by tools/protocol_types.py from the schemas of the server; do not edit. docs/protocol.md explains.\n"
CONSTANTS: dict[ModuleType, tuple[str, ...]] = {
    protocol: ("VERSION", "LONGEST_FRAME"),
    scenes: (),
    schemas: ("LONGEST_BODY", "LONGEST_RECORD"),
    replays: (),
}
UNIONS = {"ClientMessage": protocol.ClientMessage, "ServerMessage": protocol.ServerMessage}
WIDTH = 116


def main(arguments: list[str]) -> int:
    text = page()
    if arguments != ["--check"]:
        TARGET.write_text(text, "utf-8")
        return 0
    if TARGET.exists() and TARGET.read_text("utf-8") == text:
        return 0
    print(f"{TARGET.name} is out of date: run tools/protocol_types.py", file=sys.stderr)
    return 1


def page() -> str:
    """The whole file."""
    parts = [HEAD]
    written: set[str] = set()
    for module, names in CONSTANTS.items():
        if names:
            parts.append("".join(f"export const {name} = {getattr(module, name)};\n" for name in names))
        for cls in structs(module):
            if cls.__name__ in written:
                raise ValueError(f"two schemas are called {cls.__name__}")
            written.add(cls.__name__)
            parts.append(interface(cls))
    for name, union in UNIONS.items():
        members = "".join(f"\n  | {member.__name__}" for member in get_args(union))
        parts.append(f"export type {name} ={members};\n")
    return "\n".join(parts)


def structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The schemas of a module in the order of its text, without common bases that add nothing."""
    found = [c for c in vars(module).values() if inspect.isclass(c) and issubclass(c, msgspec.Struct)]
    return [c for c in found if c.__module__ == module.__name__ and not c.__subclasses__()]


def interface(cls: type[msgspec.Struct]) -> str:
    info = shape.type_info(cls)
    assert isinstance(info, shape.StructType)
    remarks = comments(cls)
    lines = [f"export interface {cls.__name__} {{"]
    if info.tag_field:
        lines.append(f"  {info.tag_field}: {quoted(info.tag)};")
    for field in info.fields:
        said = [remarks.get(field.name, ""), limits(field.type), default_of(field)]
        remark = "; ".join(word for word in said if word)
        lines += block(remark, "  ") if remark else []
        lines.append(f"  {field.encode_name}{'' if field.required else '?'}: {typescript(field.type)};")
    return "\n".join([*block(inspect.cleandoc(own_doc(cls)), ""), *lines, "}"]) + "\n"


def own_doc(cls: type[msgspec.Struct]) -> str:
    """The docstring that a class has itself: an inherited one would describe another class."""
    return cls.__dict__.get("__doc__") or ""


def block(text: str, indent: str) -> list[str]:
    """A comment that editors show; nothing for an empty text."""
    if not text:
        return []
    lines = [line for part in text.splitlines() for line in textwrap.wrap(part, WIDTH - len(indent)) or [""]]
    if len(lines) == 1:
        return [f"{indent}/** {lines[0]} */"]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


def comments(cls: type[msgspec.Struct]) -> dict[str, str]:
    """The comment behind each field in the source."""
    source = textwrap.dedent(inspect.getsource(cls))
    lines = source.splitlines()
    found: dict[str, str] = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.end_lineno:
            behind = lines[node.end_lineno - 1].encode()[node.end_col_offset :].decode()
            found[node.target.id] = behind.strip().removeprefix("#").strip()
    return found


def limits(kind: shape.Type) -> str:
    """The constraints of a value beyond its type, in words."""
    if isinstance(kind, shape.UnionType):
        return "; ".join(filter(None, (limits(member) for member in kind.types)))
    if isinstance(kind, shape.IntType):
        return between(kind.ge, kind.le, "")
    if isinstance(kind, shape.ListType):
        return between(kind.min_length, kind.max_length, " of them")
    if isinstance(kind, shape.StrType):
        length = between(kind.min_length, kind.max_length, " characters")
        return "; ".join(filter(None, (length, kind.pattern and f"matches {kind.pattern}")))
    return ""


def between(low: int | None, high: int | None, what: str) -> str:
    if low is not None and high is not None:
        return f"{low} to {high}{what}"
    return "" if high is None else f"at most {high}{what}"


def default_of(field: shape.Field) -> str:
    """The default, unless it is the empty value of its type."""
    worth_saying = isinstance(field.default, (bool, int, str)) and field.default != ""
    return f"default {quoted(field.default)}" if worth_saying else ""


def typescript(kind: shape.Type) -> str:
    match kind:
        case shape.BoolType():
            return "boolean"
        case shape.IntType() | shape.FloatType():
            return "number"
        case shape.StrType():
            return "string"
        case shape.NoneType():
            return "null"
        case shape.AnyType():
            return "unknown"
        case shape.LiteralType():
            return " | ".join(quoted(value) for value in kind.values)
        case shape.ListType():
            inner = typescript(kind.item_type)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case shape.DictType():
            return f"Record<string, {typescript(kind.value_type)}>"
        case shape.UnionType():
            return " | ".join(typescript(member) for member in kind.types)
        case shape.StructType():
            return kind.cls.__name__
    raise TypeError(f"no TypeScript for {kind}")


def quoted(value: Any) -> str:
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
