"""JSON merge patches, canonical JSON and its checksum, with which client and server verify that they agree."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec


def merge_patch(target: Any, patch: Any) -> Any:
    """``target`` with ``patch`` applied as in RFC 7396. Neither is changed; what the patch leaves alone is shared.

    >>> merge_patch({"a": 1, "b": {"c": 2, "d": [3]}}, {"a": None, "b": {"d": [4, 5]}})
    {'b': {'c': 2, 'd': [4, 5]}}
    """
    if not isinstance(patch, dict):
        return patch
    merged = dict(target) if isinstance(target, dict) else {}
    for key, value in patch.items():
        if value is None:
            merged.pop(key, None)
        else:
            merged[key] = merge_patch(merged.get(key), value)
    return merged


def canonical(data: Any) -> bytes:
    """JSON with sorted keys and no spaces: equal data gives equal bytes.

    >>> canonical({"b": [1, True], "a": "ż"}).decode()
    '{"a":"ż","b":[1,true]}'
    """
    return msgspec.json.encode(data, order="sorted")


def scene_hash(scene: Any) -> str:
    """CRC-32 of the canonical JSON in eight hexadecimal digits.

    >>> scene_hash({"b": 1, "a": 2}) == scene_hash({"a": 2, "b": 1})
    True
    """
    return f"{zlib.crc32(canonical(scene)):08x}"
