"""What clients are written from: the TypeScript types, the protocol page, and the vectors for merging scenes."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import subprocess
import zlib
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec
import pytest

from xenodeck.server.messages import protocol, scenes, schemas
from xenodeck.server.tables.audience.scene_builder import difference, scene_hash

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
PROTOCOL = (ROOT / "docs/protocol.md").read_text("utf-8")


def run(*command: str, cwd: Path = ROOT, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, cwd=cwd, env={**os.environ, **env}, capture_output=True, text=True, check=False, encoding="utf-8"
    )


def tool(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / f"tools/{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def types() -> ModuleType:
    return tool("protocol_types")


@pytest.fixture
def vectors() -> ModuleType:
    return tool("sync_vectors")


@pytest.fixture
def plurals() -> ModuleType:
    return tool("plural_vectors")


# -- types -------------------------------------------------------------------------------------------------------


def test_the_types_of_the_client_are_up_to_date(types: ModuleType) -> None:
    assert types.main(["--check"]) == 0


def test_types_that_are_out_of_date_are_found(types: ModuleType, tmp_path: Path) -> None:
    target = tmp_path / "protocol.ts"
    setattr(types, "TARGET", target)  # noqa: B010
    assert types.main(["--check"]) == 1
    assert types.main([]) == 0
    assert types.main(["--check"]) == 0
    target.write_text(target.read_text("utf-8").replace("seq: number", "seq: string", 1), "utf-8")
    assert types.main(["--check"]) == 1


def test_a_shape_becomes_an_interface_with_its_words(types: ModuleType) -> None:
    text = types.page()
    assert '/** Take back the own last whole move. */\nexport interface Undo {\n  t: "undo";' in text
    assert "  /** of the seat; never part of an address; at most 400 characters */\n  token?: string;" in text
    assert "  from?: string | null;" in text, "a field is called what it is called on the wire"
    assert re.search(r'  kind\?: ("(me|open|invite|bot)"( \| |;)){4}', text)
    assert "cards: Record<string, string>;" in text
    assert f"export const LONGEST_FRAME = {protocol.LONGEST_FRAME};" in text


@pytest.mark.parametrize(
    ("name", "union"), [("ClientMessage", protocol.ClientMessage), ("ServerMessage", protocol.ServerMessage)]
)
def test_every_message_is_in_its_union(types: ModuleType, name: str, union: Any) -> None:
    members = types.page().split(f"export type {name} =")[1].split(";")[0].split("|")
    assert [member.strip() for member in members[1:]] == [kind.__name__ for kind in get_args(union)]


def test_a_step_of_a_replay_has_the_shapes_of_the_socket(types: ModuleType) -> None:
    step = types.page().split("export interface ReplayStep {")[1].split("\n}")[0]
    assert "  log: LogLine[];" in step
    assert "  view: ViewScene;" in step


# -- the protocol in words ---------------------------------------------------------------------------------------


def structs() -> list[type[msgspec.Struct]]:
    rooms = {room.__name__: room for room in (protocol, scenes)}
    found = [c for room in rooms.values() for c in vars(room).values()]
    own = {c: None for c in found if isinstance(c, type) and issubclass(c, msgspec.Struct) and c.__module__ in rooms}
    return [c for c in own if not c.__subclasses__()]


def named(text: str) -> set[str]:
    """The words that stand in code on the page, in its examples too."""
    code = re.findall(r"```.*?```|`[^`]+`", text, flags=re.S)
    return set(re.findall(r"[A-Za-z_]+", " ".join(code)))


def missing(page: str) -> list[str]:
    words = named(page)
    wanted = {f"{s.__name__}.{field}": field for s in structs() for field in s.__struct_encode_fields__}
    wanted |= {
        f"t={s.__struct_config__.tag}": str(s.__struct_config__.tag) for s in structs() if s.__struct_config__.tag
    }
    return [where for where, word in wanted.items() if word not in words]


def test_the_protocol_page_names_every_message_and_every_field() -> None:
    assert missing(PROTOCOL) == []


def test_a_field_that_the_page_does_not_name_is_found() -> None:
    assert "Scene.can_undo" in missing(PROTOCOL.replace("can_undo", "may_undo"))
    assert "t=advised" in missing(PROTOCOL.replace("`advised`", "it").replace('"advised"', "it"))


def test_every_message_has_a_row_with_exactly_its_members() -> None:
    section = PROTOCOL.split("\n## Messages\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| `([a-z_]+)` \| ([^|]*) \|", section, flags=re.M)
    kinds = [kind for union in (protocol.ClientMessage, protocol.ServerMessage) for kind in get_args(union)]
    wanted = [(kind.__struct_config__.tag, " ".join(f"`{f}`" for f in kind.__struct_encode_fields__)) for kind in kinds]
    assert rows == wanted


def test_the_examples_of_the_page_are_messages() -> None:
    lines = re.findall(r"^([→←]) (\{.*\})$", PROTOCOL, flags=re.M)
    assert len(lines) >= 8
    for way, text in lines:
        msgspec.json.decode(text, type=protocol.ClientMessage if way == "→" else protocol.ServerMessage)


def test_the_hashes_of_the_example_are_right() -> None:
    scene: dict[str, Any] = {}
    seen = 0
    for text in re.findall(r"^← (\{.*\})$", PROTOCOL, flags=re.M):
        message = json.loads(text)
        if message["t"] == "scene":
            scene = message["scene"]
        elif message["t"] == "delta":
            scene = merged(scene, message["patch"])
        else:
            continue
        seen += 1
        assert message["hash"] == scene_hash(scene), f"number {message['seq']} should be {scene_hash(scene)}"
    assert seen >= 3


def test_the_page_says_the_limits_of_the_code() -> None:
    assert f"protocol {protocol.VERSION}" in PROTOCOL
    assert f"{protocol.LONGEST_FRAME // 1024} KiB" in PROTOCOL
    assert f"{schemas.LONGEST_BODY:,} bytes" in PROTOCOL


# -- keeping in step ---------------------------------------------------------------------------------------------


def merged(before: Any, patch: Any) -> Any:
    """RFC 7396 in Python."""
    if not isinstance(patch, dict):
        return patch
    after = dict(before) if isinstance(before, dict) else {}
    for key, value in patch.items():
        if value is None:
            after.pop(key, None)
        else:
            after[key] = merged(after.get(key), value)
    return after


def test_the_vectors_of_the_client_are_up_to_date(vectors: ModuleType) -> None:
    assert vectors.main(["--check"]) == 0


def test_vectors_that_are_out_of_date_are_found(vectors: ModuleType, tmp_path: Path) -> None:
    target = tmp_path / "net/vectors.json"
    setattr(vectors, "TARGET", target)  # noqa: B010
    assert vectors.main(["--check"]) == 1
    assert vectors.main([]) == 0
    assert vectors.main(["--check"]) == 0
    target.write_text(target.read_text("utf-8").replace("1", "2", 1), "utf-8")
    assert vectors.main(["--check"]) == 1


def test_the_vectors_are_what_the_protocol_page_says(vectors: ModuleType) -> None:
    """With Python's own JSON and CRC, not with the server's."""
    found = json.loads(vectors.page())
    assert len(found) >= 60
    assert len(vectors.page()) < 40_000
    for vector in found:
        after = merged(vector["before"], vector["patch"])
        assert after == vector["after"]
        text = json.dumps(after, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        assert vector["canonical"] == text
        assert vector["hash"] == f"{zlib.crc32(text.encode()):08x}"
        assert merged(vector["before"], difference(vector["before"], after)) == after
    keys = " ".join(vector["canonical"] for vector in found)
    assert "\U0001f47d" in keys
    assert "__proto__" in keys


def test_the_plural_forms_that_the_page_is_held_to_are_those_of_the_server(plurals: ModuleType) -> None:
    assert plurals.main(["--check"]) == 0


def test_plural_forms_that_are_out_of_date_are_found(plurals: ModuleType, tmp_path: Path) -> None:
    target = tmp_path / "vectors/plurals.json"
    setattr(plurals, "TARGET", target)  # noqa: B010
    assert plurals.main(["--check"]) == 1
    assert plurals.main([]) == 0
    assert plurals.main(["--check"]) == 0
    target.write_text(target.read_text("utf-8").replace("few", "two", 1), "utf-8")
    assert plurals.main(["--check"]) == 1
