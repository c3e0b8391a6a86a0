"""What clients are written from: the TypeScript types, the protocol page, and the plain page's own bookkeeping."""

from __future__ import annotations

import importlib.util
import json
import os
import random
import re
import subprocess
import zlib
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec
import pytest

from xenodeck.server import shapes, wire
from xenodeck.server.scene import canonical, difference, scene_hash

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
PAGE = ROOT / "src/xenodeck/server/page"
PROTOCOL = (ROOT / "docs/protocol.md").read_text("utf-8")
MOST_LINES = 400


def run(*command: str, cwd: Path = ROOT, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, cwd=cwd, env={**os.environ, **env}, capture_output=True, text=True, check=False, encoding="utf-8"
    )


@pytest.fixture
def types() -> ModuleType:
    spec = importlib.util.spec_from_file_location("protocol_types", ROOT / "tools/protocol_types.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


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
    assert f"export const LONGEST_FRAME = {wire.LONGEST_FRAME};" in text


@pytest.mark.parametrize(
    ("name", "union"), [("ClientMessage", wire.ClientMessage), ("ServerMessage", wire.ServerMessage)]
)
def test_every_message_is_in_its_union(types: ModuleType, name: str, union: Any) -> None:
    members = types.page().split(f"export type {name} =")[1].split(";")[0].split("|")
    assert [member.strip() for member in members[1:]] == [kind.__name__ for kind in get_args(union)]


def test_the_page_fits_the_types() -> None:
    assert (WEB / "node_modules/typescript").exists(), "run `npm ci` in web/ first"
    done = run("npm", "run", "--silent", "check", cwd=WEB)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_page_that_does_not_fit_is_found(tmp_path: Path) -> None:
    (tmp_path / "wrong.js").write_text('/** @type {import("protocol").Undo} */\nexport const undo = { t: "undo" };\n')
    settings = {"extends": str(WEB / "tsconfig.json"), "include": [str(tmp_path / "wrong.js")]}
    settings["compilerOptions"] = {"paths": {"protocol": [str(WEB / "src/protocol.ts")]}}  # type: ignore[assignment]
    (tmp_path / "tsconfig.json").write_text(json.dumps(settings))
    done = run("npx", "--no-install", "tsc", "--project", str(tmp_path / "tsconfig.json"), cwd=WEB)
    assert done.returncode != 0
    assert "'id' is missing" in done.stdout


# -- the protocol in words ---------------------------------------------------------------------------------------


def structs() -> list[type[msgspec.Struct]]:
    found = [c for c in vars(wire).values() if isinstance(c, type) and issubclass(c, msgspec.Struct)]
    return [c for c in found if c.__module__ == wire.__name__ and not c.__subclasses__()]


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
    rows = re.findall(r"^\| `([a-z]+)` \| ([^|]*) \|", section, flags=re.M)
    kinds = [kind for union in (wire.ClientMessage, wire.ServerMessage) for kind in get_args(union)]
    wanted = [(kind.__struct_config__.tag, " ".join(f"`{f}`" for f in kind.__struct_encode_fields__)) for kind in kinds]
    assert rows == wanted


def test_the_examples_of_the_page_are_messages() -> None:
    lines = re.findall(r"^([→←]) (\{.*\})$", PROTOCOL, flags=re.M)
    assert len(lines) >= 8
    for way, text in lines:
        msgspec.json.decode(text, type=wire.ClientMessage if way == "→" else wire.ServerMessage)


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
    assert f"protocol {wire.VERSION}" in PROTOCOL
    assert f"{wire.LONGEST_FRAME // 1024} KiB" in PROTOCOL
    assert f"{shapes.LONGEST_BODY:,} bytes" in PROTOCOL


# -- bookkeeping of the page -------------------------------------------------------------------------------------


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


LETTERS = ["a", "b", "zażółć", "Ż", "\U0001f47d", "\ufb01", "10", "9", "", '"\\/', "\n\t\x01\x7f\u2028", "__proto__"]


def some_value(dice: random.Random, depth: int = 0) -> Any:
    kind = dice.randrange(4 if depth > 3 else 6)
    if kind < 4:
        # 0 and 1 are left out: Python takes them for the same as False and True, and no field of a scene is both
        return [dice.randrange(2, 2**53), dice.random() < 0.5, dice.choice(LETTERS), -dice.randrange(2, 99)][kind]
    inner = [some_value(dice, depth + 1) for _ in range(dice.randrange(5))]
    return inner if kind == 4 else {dice.choice(LETTERS): value for value in inner}


def some_document(dice: random.Random) -> dict[str, Any]:
    return {dice.choice(LETTERS): some_value(dice) for _ in range(6)}


def vectors() -> dict[str, list[dict[str, Any]]]:
    dice = random.Random(7)
    values, patches = [], []
    for _ in range(200):
        before, after = some_document(dice), some_document(dice)
        text = json.dumps(before, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        assert canonical(before).decode() == text, "the server's canonical JSON is the one of the protocol page"
        values.append({"value": before, "text": text, "hash": f"{zlib.crc32(text.encode()):08x}"})
        patch = difference(before, after)
        assert merged(before, patch) == after
        patches.append({"before": before, "patch": patch, "after": after, "hash": scene_hash(after)})
    return {"values": values, "patches": patches}


def test_the_page_keeps_in_step_as_the_server_does(tmp_path: Path) -> None:
    file = tmp_path / "vectors.json"
    file.write_text(json.dumps(vectors()), "utf-8")
    done = run("node", "--test", str(WEB / "test/sync.test.js"), VECTORS=str(file))
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"^# pass 6$|ℹ pass 6$", done.stdout, flags=re.M), done.stdout


# -- words and looks of the page ---------------------------------------------------------------------------------


def words(language: str) -> dict[str, str]:
    found: dict[str, str] = json.loads((PAGE / f"words.{language}.json").read_text("utf-8"))
    return found


def test_the_page_says_the_same_in_both_languages() -> None:
    english, polish = words("en"), words("pl")
    assert list(english) == list(polish)
    for key in english:
        assert set(re.findall(r"\{\w+\}", english[key])) == set(re.findall(r"\{\w+\}", polish[key])), key
    assert sum(english[key] != polish[key] for key in english) > 100


def test_every_sentence_that_the_page_says_has_words() -> None:
    source = "".join(file.read_text("utf-8") for file in sorted(PAGE.glob("*.js")))
    known = set(words("en"))
    said = set(re.findall(r'\bsay\("(\w+)"', source))
    begun = set(re.findall(r"\bsay\(`(\w+?)\$\{", source))
    chosen = {word for pair in re.findall(r'\bsay\([^`"()]*\? "(\w+)" : "(\w+)"\)', source) for word in pair}
    assert len(said) > 50
    assert said | chosen <= known
    assert all(any(key.startswith(beginning) for key in known) for beginning in begun)
    plain = set(re.findall(r'"(\w+)"', source))
    unused = [key for key in known - plain if not any(key.startswith(beginning) for beginning in begun)]
    assert unused == []


def test_nothing_in_the_page_needs_a_loose_policy() -> None:
    html = (PAGE / "index.html").read_text("utf-8")
    assert not re.search(r"\son\w+=|\sstyle=|<style|<script(?![^>]*\ssrc=)", html)
    source = "".join(file.read_text("utf-8") for file in sorted(PAGE.glob("*.js")))
    for loose in (
        "innerHTML",
        "outerHTML",
        "insertAdjacentHTML",
        "document.write",
        "eval(",
        "new Function",
        '"style"',
        "style:",
    ):
        assert loose not in source
    for file in [*PAGE.glob("*.js"), *PAGE.glob("*.css"), *PAGE.glob("*.html")]:
        assert not re.search(r"https?://|//cdn", file.read_text("utf-8")), file.name


@pytest.mark.parametrize("file", sorted(PAGE.glob("*.js")), ids=lambda file: file.name)
def test_no_module_of_the_page_is_longer_than_fits_in_the_head(file: Path) -> None:
    lines = file.read_text("utf-8").splitlines()
    assert len(lines) <= MOST_LINES
    assert lines[0].startswith("// "), "each begins with what lives in it"
