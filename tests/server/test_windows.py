"""Secret windows at a table: nobody can see whether somebody was asked, what they answered, or how long they thought.

Each pair of tables here differs in one hidden card only. What the others receive is the same to the byte, and in time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from effort import PROVE
from server import virtual
from server.inside import FakeSocket
from server.registries import Stopped, later, look_on, registry_on, seated
from server.test_pacing import best_guess
from server.virtual import Listener, Table, clock
from toys.veil.meta import ECHO, GAME, GUST, HAND, HUSH, TALENT
from xenodeck import games
from xenodeck.core.errors import Refusal
from xenodeck.core.sessions import hidden_questions
from xenodeck.core.sessions.session import Session
from xenodeck.server.http.socket import SocketSession
from xenodeck.server.limits.rate_limiter import RateLimiter
from xenodeck.server.messages.protocol import Back, Hint, Hurry, Move, Ready, Resync, TakeBack, Undo, Why
from xenodeck.server.messages.schemas import Beginning
from xenodeck.server.tables.audience.scene_builder import moves_to_take_back
from xenodeck.server.tables.bots.answer_times import pacing_of
from xenodeck.server.tables.commands import moves
from xenodeck.server.tables.game_loop import arrivals, window_times
from xenodeck.server.tables.model import halts
from xenodeck.server.tables.model.info import BOT, PERSON, Seat
from xenodeck.server.tables.persistence.entries import effective
from xenodeck.server.tables.registry import Registry
from xenodeck.server.workers.fair_queue import QueueTicket

TRIES = 2000 if PROVE else 300
WINDOW = 4.0  # seconds


@pytest.fixture(autouse=True)
def toys_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "found", lambda: virtual.GAMES)


def position(talents: list[int], seats: int = 3, seed: int = 5) -> dict[str, Any]:
    """Seat 0 holds a Gust and begins; ``talents`` by seat. Nothing else depends on them."""
    s = GAME.start(GAME.setup(seats), seed)
    for seat, wanted in enumerate(talents):
        swap(s, s.zones[TALENT[seat]][0], next(c for c in talent_cards(s, talents[:seat]) if s.face[c] == wanted))
    swap(s, s.zones[HAND[0]][0], next(c for c in range(len(s.face)) if GAME.layout(seats).codes[s.face[c]] == "gust"))
    return GAME.position(s)


def talent_cards(s: Any, settled: list[int]) -> list[int]:
    """The talents that may still go anywhere."""
    fixed = [s.zones[TALENT[seat]][0] for seat in range(len(settled))]
    return [card for card in range(len(s.face)) if s.face[card] in (HUSH, ECHO) and card not in fixed]


def swap(s: Any, one: int, other: int) -> None:
    s.face = list(s.face)
    s.face[one], s.face[other] = s.face[other], s.face[one]


def people(*kinds: str) -> list[Seat]:
    return [
        Seat(kind, guest=f"g{n}", name=f"P{n}", bot="random" if kind == BOT else "") for n, kind in enumerate(kinds)
    ]


class Watcher(Listener):
    """Somebody at the table who writes down what comes, and when, to the millionth of a second."""

    def send(self, frame: bytes) -> None:
        super().send(frame)
        self.heard[-1] = (round(clock(), 6), frame)


async def gust(table: Table, name: str = "gust") -> None:
    question = moves.session_of(table).view(0).question
    assert question is not None
    word = next(option.word for option in question.options if option.code == "gust")
    await moves.move(table, 0, Move(name, table.ask(0), f"{word} 1"))


async def after_window(table: Table) -> None:
    """Until the window is shut and told of."""
    while moves.session_of(table).window is not None:
        await asyncio.sleep(0.01)
    async with table.committed():
        pass


Answer = Callable[[Table], Any]


async def played(talents: list[int], kinds: tuple[str, ...], does: Answer | None, seed: int = 5) -> dict[int, Any]:
    """One Gust at seat 1. What the other viewers heard, with times."""
    table = virtual.table_of("veil", people(*kinds), lambda _: 0.03, position=position(talents, len(kinds), seed))
    watchers = [Watcher(viewer) for viewer in range(-1, len(kinds))]
    await virtual.begin(table, *watchers)
    for one in watchers:
        one.heard.clear()
    await gust(table)
    if does is not None:
        await does(table)
    await after_window(table)
    await virtual.end(table)
    return {one.viewer: one.heard for one in watchers}


def declines_after(seconds: float, seat: int = 1) -> Answer:
    async def does(table: Table) -> None:
        await asyncio.sleep(seconds)
        await moves.move(table, seat, Move("no", table.ask(seat), "pass"))

    return does


ALL = (PERSON,) * 3
OTHERS = (-1, 0, 2)


def test_a_window_that_asks_and_is_declined_is_byte_for_byte_and_ms_for_ms_one_that_asks_nobody() -> None:
    asked = virtual.run(played([ECHO, HUSH, ECHO], ALL, declines_after(1.3)))
    silent = virtual.run(played([ECHO, HUSH, ECHO], ALL, None))
    nobody = virtual.run(played([ECHO, ECHO, ECHO], ALL, None))
    for viewer in OTHERS:
        assert asked[viewer] == silent[viewer] == nobody[viewer], viewer
        assert len(asked[viewer]) == 2, "the Gust with the window, and how it went on"
    assert b'"question"' in asked[1][0][1]
    assert asked[1] != nobody[1], "whoever was asked was told so"


def test_thousands_of_tries_show_no_difference_in_time() -> None:
    """Declined after whatever time, or never asked: a guesser with a watch and all frames is left with a coin."""
    chance = Random(1)
    waits: dict[bool, list[float]] = {True: [], False: []}
    frames: dict[bool, set[bytes]] = {True: set(), False: set()}

    async def many() -> None:
        table = virtual.table_of("veil", people(*ALL), lambda _: 0.03, position=position([ECHO, HUSH, ECHO]))
        for number in range(TRIES):
            asked = number % 2 == 0
            begin_again(table, position([ECHO, HUSH if asked else ECHO, ECHO]))
            spy = Watcher(0)
            others = [Watcher(viewer) for viewer in (1, 2)]
            await virtual.begin(table, spy, *others)
            spy.heard.clear()
            await gust(table, f"gust {number}")
            if asked and chance.random() < 0.8:
                await declines_after(chance.uniform(0.0, WINDOW - window_times.LAST_MS / 1000 - 0.01))(table)
            await after_window(table)
            opened, shut = (at for at, _ in spy.heard)
            waits[asked].append(round(shut - opened, 5))
            frames[asked].add(without_times(spy.heard[1][1]))
            for one in (spy, *others):
                await arrivals.depart(table, one)
        await virtual.end(table)

    virtual.run(many())
    assert {len(some) for some in waits.values()} == {TRIES // 2}
    assert best_guess(waits[True], waits[False]) == 0.5
    assert frames[True] == frames[False]
    assert len(frames[True]) == 1


def begin_again(table: Table, start: dict[str, Any]) -> None:
    """The same table with another deal, as if nothing had been played."""
    table.session = Session.from_position(table.game, start, live=True)
    table.secret_window.open = None
    table.journal.requests.__init__(table.services.store, table.info.id)  # type: ignore[misc]


def without_times(frame: bytes) -> bytes:
    """A frame without the time at which it was sent."""
    head, _, rest = frame.partition(b'"now":')
    return head.partition(b'"seq"')[0] + rest.partition(b",")[2]


def test_bots_are_covered_by_a_beat_and_nobody_can_tell_either() -> None:
    kinds = (PERSON, BOT, BOT)
    found = [virtual.run(played(talents, kinds, None)) for talents in ([ECHO, HUSH, ECHO], [ECHO, ECHO, ECHO])]
    lengths = [[at for at, _ in one[0]] for one in found]
    assert lengths[0][1] - lengths[0][0] == pytest.approx(lengths[1][1] - lengths[1][0])
    assert lengths[0][1] - lengths[0][0] == pytest.approx(0.5 + virtual.COMMIT)


def test_a_window_waits_for_slow_bots_whether_or_not_one_of_them_is_asked() -> None:
    async def length(talents: list[int]) -> int:
        table = virtual.table_of("veil", people(PERSON, BOT, BOT), lambda _: 0.03, position=position(talents))
        await virtual.begin(table, Watcher(0))
        rhythm = pacing_of(table, "random")
        for _ in range(2):  # once is no habit
            rhythm.due(opened=0, ready=2.5 * rhythm.interval)
        await gust(table)
        opening = window_times.open_window(table)
        await after_window(table)
        await virtual.end(table)
        assert opening is not None
        return opening.length

    assert [virtual.run(length(talents)) for talents in ([ECHO, HUSH, ECHO], [ECHO, ECHO, ECHO])] == [1500, 1500]


def test_somebody_alone_with_bots_is_waited_for_and_never_waits_for_a_window() -> None:
    async def alone() -> None:
        table = virtual.table_of(
            "veil", people(BOT, PERSON, BOT), lambda _: 0.03, position=position([ECHO, HUSH, ECHO])
        )
        me = Watcher(1)
        await virtual.begin(table, me)
        while moves.session_of(table).window is None:
            await asyncio.sleep(0.1)
        session = moves.session_of(table)
        if session.asks(1):
            await asyncio.sleep(60)
            assert session.window is not None
            await moves.move(table, 1, Move("no", table.ask(1), "pass"))
            await asyncio.sleep(0.01)
            assert session.window is None
        await virtual.end(table)

    virtual.run(alone())


def test_a_use_is_told_when_the_window_shuts_and_those_after_it_are_asked_anew() -> None:
    async def used() -> None:
        table = virtual.table_of("veil", people(*ALL), lambda _: 0.03, position=position([ECHO, HUSH, HUSH]))
        watchers = [Watcher(viewer) for viewer in (0, 1, 2)]
        await virtual.begin(table, *watchers)
        await gust(table)
        session = moves.session_of(table)
        assert session.asks(1) and session.asks(2)
        await moves.move(table, 2, Move("no", table.ask(2), "pass"))
        before = [len(one.heard) for one in watchers[:2]]
        await moves.move(table, 1, Move("yes", table.ask(1), "1"))
        assert not session.asks(1)
        assert [len(watchers[0].heard), len(watchers[1].heard)] == [before[0], before[1] + 1]
        await after_window(table)
        assert session.view(0).fields["calm"] == 1
        assert [(e.seat, e.words) for e in session.inputs if e.seat] == [(1, "1")]
        await virtual.end(table)

    virtual.run(used())


def test_answers_come_in_the_order_of_play_whoever_was_quicker() -> None:
    async def both() -> None:
        table = virtual.table_of("veil", people(*ALL), lambda _: 0.03, position=position([ECHO, HUSH, HUSH]))
        await virtual.begin(table, *(Watcher(viewer) for viewer in (0, 1, 2)))
        await gust(table)
        session = moves.session_of(table)
        await moves.move(table, 2, Move("two", table.ask(2), "1"))
        await moves.move(table, 1, Move("one", table.ask(1), "1"))
        await after_window(table)
        assert len(session.state.zones[TALENT[2]]) == 1, "seat 1 was first, and seat 2 keeps its Hush"
        assert not session.state.zones[TALENT[1]]
        await virtual.end(table)

    virtual.run(both())


def test_nothing_else_tells_of_it_neither_undo_nor_why_nor_a_refusal() -> None:
    async def tried(talents: list[int]) -> list[Any]:
        table = virtual.table_of("veil", people(*ALL), lambda _: 0.03, position=position(talents))
        await virtual.begin(table, *(Watcher(viewer) for viewer in (0, 1, 2)))
        await gust(table)
        session, found = moves.session_of(table), []
        for words in ("pass", "1", "sun", "gust 2"):
            for seat in (0, 2):
                because = await moves.why(table, seat, Why("w", words), "en")
                found.append((because.allowed, because.code, because.text))
                found.append(await refused(moves.move(table, seat, Move(f"{seat}{words}", "x", words))))
        found.append(await refused(moves.undo(table, 0, Undo("u"))))
        found.append(await refused(moves.back(table, 2, Back("b", "x"))))
        found.append([moves_to_take_back(table.info, session, seat) for seat in (0, 2)])
        found += [session.waiting(), table.info.waiting, table.info.moves, session.view(-1).to_data()]
        found += [table.clocks.times.asked, table.clocks.since]
        await after_window(table)
        found.append([moves_to_take_back(table.info, session, seat) for seat in (0, 1, 2)])
        found += [table.info.moves, table.info.changed, round(clock(), 6)]
        await virtual.end(table)
        return found

    assert virtual.run(tried([ECHO, HUSH, ECHO])) == virtual.run(tried([ECHO, ECHO, ECHO]))


class Held:
    """A store whose commits wait until they are let; how many do."""

    def __init__(self, table: Table) -> None:
        self.waiting, self.let = 0, asyncio.Event()
        table.services.store.commit = self.commit  # type: ignore[method-assign]

    async def commit(self, change: Any) -> None:
        self.waiting += 1
        await self.let.wait()


def visit_of(table: Table, viewer: int) -> SocketSession:
    """The socket of somebody who sits there."""
    made = SocketSession(
        cast(Any, FakeSocket()), cast(Any, SimpleNamespace(services=table.services)), cast(Any, ANYBODY)
    )
    made.table, made.connection.viewer = table, viewer
    return made


ANYBODY = SimpleNamespace(limits=RateLimiter())
ASKING: dict[str, Any] = {
    "why": lambda: Why("w", "pass"),
    "move": lambda: Move("m", "x", "pass"),
    "back": lambda: Back("b", "x"),
    "undo": lambda: Undo("u"),
    "hint": lambda: Hint("h"),
    "take_back": lambda: TakeBack("t"),
    "hurry": lambda: Hurry("q"),
    "ready": lambda: Ready("r"),
}


@pytest.mark.parametrize("does", ASKING)
def test_nobody_waits_while_anothers_secret_answer_is_committed(does: str) -> None:
    """Who did would notice that somebody answers. The commit is held up for as long as it takes."""

    async def asked() -> None:
        table = virtual.table_of("veil", people(*ALL), lambda _: 0.03, position=position([ECHO, HUSH, ECHO]))
        await virtual.begin(table, *(Watcher(viewer) for viewer in (0, 1, 2)))
        await gust(table)
        held = Held(table)
        answering = asyncio.create_task(moves.move(table, 1, Move("mine", table.ask(1), "1")))
        while not held.waiting:
            await asyncio.sleep(0)
        for seat in (0, 2):
            answer = visit_of(table, seat).do(table, seat, ASKING[does]())
            async with asyncio.timeout(WINDOW / 2):
                heard = await refused(answer)
            assert heard or does == "why"
        assert not answering.done(), "it is not committed yet"
        own = asyncio.create_task(moves.why(table, 1, Why("own", "pass"), "en"))
        await asyncio.sleep(0.1)
        assert not own.done(), "whoever answers waits for the own answer"
        held.let.set()
        await asyncio.gather(answering, own)
        await virtual.end(table)

    virtual.run(asked())


def test_whoever_asks_for_everything_again_waits_for_no_secret_answer_and_keeps_nobody_waiting() -> None:
    """Nor does anybody at another table wait, whose long answers come one after the other with these."""

    async def asked() -> None:
        table = virtual.table_of("veil", people(*ALL), lambda _: 0.03, position=position([ECHO, HUSH, ECHO]))
        there = [Watcher(viewer) for viewer in (-1, 0, 1, 2)]
        await virtual.begin(table, *there)
        await gust(table)
        held = Held(table)
        answering = asyncio.create_task(moves.move(table, 1, Move("mine", table.ask(1), "1")))
        while not held.waiting:
            await asyncio.sleep(0)
        for one in there:
            if one.viewer == 1:
                continue
            visit, before = visit_of(table, one.viewer), len(one.heard)
            visit.connection = one
            await visit.take(Resync())
            assert visit.showing is not None
            async with asyncio.timeout(WINDOW / 2):
                await visit.showing
            assert len(one.heard) > before, f"everything again, for {one.viewer}"
            assert not answering.done(), "it is not committed yet"
        newcomer = visit_of(table, -1)
        coming = asyncio.create_task(newcomer.arrive(table))
        await asyncio.sleep(0.1)
        assert not coming.done(), "who comes changes the table, and waits"
        async with asyncio.timeout(WINDOW / 2), table.services.slow_answers.turn(QueueTicket("elsewhere")):
            pass
        held.let.set()
        await asyncio.gather(answering, coming)
        await virtual.end(table)

    virtual.run(asked())


async def refused(work: Any) -> str:
    try:
        await work
    except Refusal as no:
        return no.code
    return ""


def test_whoever_is_too_late_is_told_that_the_question_is_gone() -> None:
    async def late() -> None:
        table = virtual.table_of("veil", people(*ALL), lambda _: 0.03, position=position([ECHO, HUSH, ECHO]))
        await virtual.begin(table, *(Watcher(viewer) for viewer in (0, 1, 2)))
        await gust(table)
        await asyncio.sleep(WINDOW - window_times.LAST_MS / 1000 + 0.05)
        assert await refused(moves.move(table, 1, Move("no", table.ask(1), "pass"))) == "STALE"
        await virtual.end(table)

    virtual.run(late())


async def test_what_was_answered_outlives_the_server_and_counts_once(tmp_path: Path) -> None:
    """Killed in the middle of a window: the answer that was confirmed is still there, and the window opens anew."""
    ticking = Stopped()
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}", now=ticking, snapshot_every=3) as registry:
        seed = next(seed for seed in range(99) if fits(GAME.start(GAME.setup(3), seed)))
        table = await seated(registry, "veil", 3, begin=Beginning(seed=seed))
        await gust(table)
        assert moves.session_of(table).asks(1)
        await moves.move(table, 1, Move("mine", table.ask(1), "1"))
        table = await killed(registry, table)
        session = moves.session_of(table)
        assert session.window is not None
        assert session.window.answers == {1: [1]}
        assert (await moves.move(table, 1, Move("mine", "x", "1"))).again
        for viewer in (0, 1, 2):
            await look_on(table, viewer)
        await later(table, int(WINDOW * 1000))
        assert moves.session_of(table).view(-1).fields["calm"] == 1
        table = await killed(registry, table)
        session = moves.session_of(table)
        assert session.view(-1).fields["calm"] == 1
        record = effective(await registry.services.store.entries(table.info.id))
        assert [(e.seat, e.words) for e in record] == [(0, "gust 1"), (1, "1")]
        again = Session.start(GAME, 3, seed, {})
        for entry in record:
            assert again.replay_input(entry.seat, entry.words)
        assert again.view(2).to_data() == session.view(2).to_data()


def fits(s: Any) -> bool:
    """Seat 0 holds a Gust, seat 1 a Hush, and nobody else does."""
    return [s.face[s.zones[TALENT[seat]][0]] for seat in range(3)] == [ECHO, HUSH, ECHO] and GUST in [
        s.face[card] for card in s.zones[HAND[0]]
    ]


async def killed(registry: Registry, table: Table) -> Table:
    """The table as another server finds it."""
    table.shut_down()
    del registry.tables[table.info.id]
    return await registry.get(table.info.id)


# -- planted leaks -----------------------------------------------------------------------------------------------------


def people_asked(table: Table, window: hidden_questions.WindowQuestions) -> int:
    """A window as long as it takes to ask those who are asked."""
    return 4000 if window.asked else 500


@pytest.mark.parametrize("leak", ["shuts early", "length", "waiting", "alarm"])
def test_a_leak_planted_in_the_window_is_caught(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if leak == "shuts early":
        monkeypatch.setattr(halts.OpenWindow, "due", lambda self, _: shuts_early(self))
    elif leak == "length":
        monkeypatch.setattr(window_times, "length_ms", people_asked)
    elif leak == "waiting":
        monkeypatch.setattr(Session, "view", leaky_view)
    else:
        monkeypatch.setattr(window_times, "exact_end", lambda *_: None)
    asked = virtual.run(played([ECHO, HUSH, ECHO], ALL, declines_after(1.30037)))
    nobody = virtual.run(played([ECHO, ECHO, ECHO], ALL, None))
    assert [asked[viewer] for viewer in OTHERS] != [nobody[viewer] for viewer in OTHERS]


def shuts_early(now: halts.OpenWindow) -> int:
    answered = all(not now.window.open_to(seat) for seat in now.window.asked)
    return now.opened + (50 if answered else now.length)


def leaky_view(session: Session, viewer: int) -> Any:
    seen = secretly_view(session, viewer)
    window = session.window
    if window is not None:
        seen.waiting = list(window.asked)
    return seen


secretly_view = Session.view
