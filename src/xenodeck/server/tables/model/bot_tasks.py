"""The bots of one table: which of them think, what they plan, and when they answer."""

from __future__ import annotations

import asyncio

from xenodeck.server.tables.model.bot_plan import BotPlan
from xenodeck.server.tables.model.pacing import AnswerPacing


class BotTasks:
    def __init__(self) -> None:
        self.thinking: dict[int, tuple[str, asyncio.Task[None]]] = {}  # seat -> its question, and the task
        self.plans: dict[int, BotPlan] = {}  # seat -> what its bot will do, where everybody acts at their own pace
        self.pacing: dict[str, AnswerPacing] = {}  # level of bots -> when they answer
        self.hurried = False  # a person has asked the bots to be quick

    def cancel(self, seat: int) -> None:
        _, task = self.thinking.pop(seat)
        task.cancel()

    def cancel_all(self) -> None:
        for _, task in self.thinking.values():
            task.cancel()
        self.thinking.clear()
