"""The plan of a bot at a table where everybody acts at their own pace."""

from __future__ import annotations

from msgspec import Struct


class BotPlan(Struct, frozen=True):
    """What a bot will do, unless something happens first."""

    occasion: str
    at: int  # in which tick
    words: str  # empty: nothing; it thinks again then
