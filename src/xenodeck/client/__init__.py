"""A client for the table server, for scripts, bots from outside and tests. Speaks the protocol; knows no game."""

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
