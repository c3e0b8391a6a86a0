"""Bots where everybody acts at their own pace. They plan what to do in which tick, and keep to the plan until something
new happens (``Rule.occasion``). A worker computes the plan; the tick only checks whether one is due."""

from __future__ import annotations

from random import Random

from xenodeck.core.errors import Refusal
from xenodeck.core.rules.engine import put_before
from xenodeck.core.sessions.session import Session
from xenodeck.core.tabletop.chance import bot_seed
from xenodeck.server.tables.bots.thinking import ticket_of
from xenodeck.server.tables.model.bot_plan import BotPlan
from xenodeck.server.tables.model.inbox import PendingMove
from xenodeck.server.tables.table import Table

LATER = 20  # ticks after which a bot that had no plan thinks again
ORDER = 1 << 21  # the seat number for the dice that place bots within a tick; no seat has it


def occasion(table: Table, seat: int) -> str:
    """A key that stays the same as long as nothing new has happened for the bot in ``seat``."""
    s = table.running().state
    f = s.agenda[s.depth - 1]
    return f"{table.ask(seat)}.{table.bot_of(seat)}.{f.rule.occasion(s, f, seat)}"


def has_plan(table: Table, seat: int, key: str) -> bool:
    """Does the bot in ``seat`` have a plan for this occasion, or need none yet?"""
    plan = table.bots.plans.get(seat)
    return plan is not None and plan.occasion == key and (bool(plan.words) or plan.at > table.ticks)


def has_idle_planner(table: Table) -> bool:
    """Is there a bot that found nothing to plan and may think again?"""
    return any(not plan.words and plan.at <= table.ticks for plan in table.bots.plans.values())


def due_plans(table: Table, heard: list[PendingMove]) -> list[PendingMove]:
    """Return ``heard`` with the moves of bots that are due in the coming tick. Their positions within it are drawn at
    random, so bots are neither quicker nor slower than people."""
    if not table.bots.plans:
        return heard
    session = table.running()
    tick = int(session.state.now) + 1
    busy = {one.seat for one in heard} | {int(one.seat) for one in session.state.lanes.collected}
    for seat, plan in sorted(table.bots.plans.items()):
        if plan.at > tick or not plan.words or seat in busy or not table.bot_of(seat):
            continue
        del table.bots.plans[seat]
        if seat in session.waiting() and occasion(table, seat) == plan.occasion:
            dice = Random(bot_seed(session.seed, ORDER + seat, tick))
            heard.insert(dice.randint(0, len(heard)), PendingMove(seat, plan.words))
    return heard


def start_planners(table: Table, waiting: list[int]) -> None:
    """Start a planner for each bot that has a new occasion, where everybody acts at their own pace."""
    occasions = {seat: occasion(table, seat) for seat in waiting if table.bot_of(seat)}
    for seat, (known, _) in list(table.bots.thinking.items()):
        if occasions.get(seat) != known:
            table.bots.cancel(seat)
    for seat, known in occasions.items():
        if seat not in table.bots.thinking and not has_plan(table, seat, known):
            table.bots.thinking[seat] = (known, table.services.begin(plan(table, seat, known), "plan"))


async def plan(table: Table, seat: int, known: str) -> None:
    """Let a bot make a plan. If that fails, the table goes on without it."""
    session, bot = table.running(), table.bot_of(seat)
    now = table.ticks
    try:
        ahead, words = await table.services.bot_service.plan(
            table.game, session.state, seat, bot, session.seed, ticket_of(table)
        )
    except Exception as bug:
        table.services.log.error("bot_failed", bot=bot, exc_info=bug)
        ahead, words = LATER, ""
    if table.bots.thinking.get(seat, ("",))[0] == known:
        del table.bots.thinking[seat]
        table.bots.plans[seat] = BotPlan(known, now + 1 + ahead, words)


def answer_all_parts(session: Session, seat: int, picks: list[int]) -> bool:
    """Give the answers of a move one after the other. True: the move is complete. A refusal changes nothing."""
    before = list(session.state.earlier(seat))
    try:
        return any(session.answer(seat, pick) for pick in picks)
    except Refusal:
        put_before(session.state, seat, before)
        raise
