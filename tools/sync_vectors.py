"""Write ``web/src/net/vectors.json``: scenes, patches and hashes with which a client can check its own merging.

Each vector has ``before``, the ``patch`` that makes ``after`` of it (RFC 7396), and the ``canonical`` JSON and ``hash``
of ``after``. ``--check`` writes nothing and fails if the file is out of date.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

from xenodeck.server.tables.audience.scene_builder import canonical, difference, scene_hash

TARGET = Path(__file__).resolve().parents[1] / "web/src/net/vectors.json"
Data = dict[str, Any]

# keys that are sorted differently in UTF-16, that engines put first as numbers, that have another meaning in an object,
# or that need escapes; and values that JSON can write in several ways
NASTY = ["a", "b", "zażółć", "Ż", "\U0001f47d", "\ufb01", "10", "9", "", '"\\/', "\n\t\x01\x7f\u2028", "__proto__"]
RANDOM_CASES = 40

BY_HAND: list[tuple[Data, Data, Data]] = [
    ({}, {}, {}),
    ({"a": 1}, {}, {"a": 1}),
    ({}, {"a": [], "b": {}}, {"a": [], "b": {}}),
    ({"a": 1, "b": 2}, {"a": None}, {"b": 2}),
    ({"a": 1}, {"b": None}, {"a": 1}),
    ({"a": {"b": {"c": 1, "d": 2}, "e": 3}}, {"a": {"b": {"c": None}}}, {"a": {"b": {"d": 2}, "e": 3}}),
    ({"a": {"b": 1}}, {"a": {"b": None}}, {"a": {}}),
    ({"a": 1}, {"a": {"b": None, "c": 2}}, {"a": {"c": 2}}),
    ({"a": {"b": 1}}, {"a": [1]}, {"a": [1]}),
    ({"a": [1, {"b": 2}]}, {"a": [{"c": 3}]}, {"a": [{"c": 3}]}),
    ({"a": [1, 2, 3]}, {"a": []}, {"a": []}),
    ({"a": [[1], [2]]}, {"a": [[2], [1]]}, {"a": [[2], [1]]}),
    ({"a": False}, {"a": 0}, {"a": 0}),
    ({"a": 1}, {"a": True}, {"a": True}),
    ({"a": ""}, {"a": "null"}, {"a": "null"}),
    ({"a": 0}, {"a": 2**53 - 1}, {"a": 2**53 - 1}),
    ({"a": 0}, {"a": -(2**53) + 1}, {"a": -(2**53) + 1}),
    ({"10": 1, "9": 2, "a": 3}, {"1": 4}, {"1": 4, "10": 1, "9": 2, "a": 3}),
    ({"\ufb01": 1}, {"\U0001f47d": 2}, {"\ufb01": 1, "\U0001f47d": 2}),
    ({"z": 1, "ż": 2, "Z": 3}, {"Ź": 4}, {"z": 1, "ż": 2, "Z": 3, "Ź": 4}),
    ({}, {"a": "".join(map(chr, range(32)))}, {"a": "".join(map(chr, range(32)))}),
    ({}, {"a": '"\\/\x7f\u0080\u2028\u2029\ufeff\ufffd'}, {"a": '"\\/\x7f\u0080\u2028\u2029\ufeff\ufffd'}),
    ({}, {"a": "e\u0301 é \U0001f468\u200d\U0001f680"}, {"a": "e\u0301 é \U0001f468\u200d\U0001f680"}),
    ({"__proto__": {"a": 1}}, {"__proto__": {"b": 2}}, {"__proto__": {"a": 1, "b": 2}}),
    ({"constructor": 1, "toString": 2}, {"hasOwnProperty": 3}, {"constructor": 1, "toString": 2, "hasOwnProperty": 3}),
    (
        {"question": {"ask": "1.0", "options": [{"word": "S3A"}]}, "view": {"waiting": [0], "standing": [0, 0]}},
        {"question": None, "view": {"waiting": [1], "standing": [3, 0]}},
        {"view": {"waiting": [1], "standing": [3, 0]}},
    ),
]


def some_value(dice: random.Random, depth: int = 0) -> Any:
    kind = dice.randrange(4 if depth > 2 else 6)
    if kind < 4:
        # 0 and 1 are left out: Python treats them as False and True, and no field of a scene can be both
        return [dice.randrange(2, 2**53), dice.random() < 0.5, dice.choice(NASTY), -dice.randrange(2, 99)][kind]
    inner = [some_value(dice, depth + 1) for _ in range(dice.randrange(4))]
    return inner if kind == 4 else {dice.choice(NASTY): value for value in inner}


def some_document(dice: random.Random) -> Data:
    return {dice.choice(NASTY): some_value(dice) for _ in range(4)}


def vectors() -> list[Data]:
    dice = random.Random(7)
    cases = list(BY_HAND)
    for _ in range(RANDOM_CASES):
        before, after = some_document(dice), some_document(dice)
        cases.append((before, difference(before, after), after))
    return [vector(*case) for case in cases]


def vector(before: Data, patch: Data, after: Data) -> Data:
    return {
        "before": before,
        "patch": patch,
        "after": after,
        "canonical": canonical(after).decode(),
        "hash": scene_hash(after),
    }


def page() -> str:
    """One vector in each line, in ASCII, so that invisible characters are written out."""
    return "[\n" + ",\n".join(json.dumps(v) for v in vectors()) + "\n]\n"


def main(arguments: list[str]) -> int:
    text = page()
    if arguments != ["--check"]:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(text, "utf-8")
        return 0
    if TARGET.exists() and TARGET.read_text("utf-8") == text:
        return 0
    print(f"{TARGET.name} is out of date: run tools/sync_vectors.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
