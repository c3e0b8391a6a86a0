"""A client for the server, for scripts, external bots and tests. It knows the protocol and no rules."""

from __future__ import annotations

from xenodeck.client.api import Api
from xenodeck.client.canonical import canonical, merge_patch, scene_hash
from xenodeck.client.errors import ClientError, Dismissed, OutOfStep, Refused, Unreachable
from xenodeck.client.mirror import Mirror
from xenodeck.client.player import Player

__all__ = [
    "Api",
    "ClientError",
    "Dismissed",
    "Mirror",
    "OutOfStep",
    "Player",
    "Refused",
    "Unreachable",
    "canonical",
    "merge_patch",
    "scene_hash",
]
