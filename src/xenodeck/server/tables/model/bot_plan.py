"""The plan of a bot, where everybody acts at their own pace."""

from __future__ import annotations

from msgspec import Struct


class BotPlan(Struct, frozen=True):
    """What a bot will do in which tick, unless something happens before."""

    occasion: str
    at: int  # the tick
    words: str  # empty: nothing; it thinks again in that tick
