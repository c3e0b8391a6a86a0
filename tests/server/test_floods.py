"""Floods: the requests of an address or a guest are paid from its own budget, and others go first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from real_server import PATIENCE
from server.inside import Visitor, server_inside
from server.test_middleware import HOST, client, wide
from xenodeck.core.errors import GameError
from xenodeck.server import app as server_app
from xenodeck.server.auth.phrases import KnownPhrases
from xenodeck.server.http import authenticator
from xenodeck.server.http.middleware import Middleware, Receive, Scope, Send
from xenodeck.server.limits import costs
from xenodeck.server.limits.accounts import account_of, payer
from xenodeck.server.limits.rate_limiter import LimitSettings, Rate, RateLimiter, TooManyRequests
from xenodeck.server.messages.protocol import Because, ClientMessage, Hello, Hint, Move, Ping, Resync, Why
from xenodeck.server.response_cache import ResponseCache
from xenodeck.server.workers.bot_service import MOST_JOBS, BotService
from xenodeck.server.workers.fair_queue import FairQueue, QueueTicket


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


# -- the queue -----------------------------------------------------------------------------------------------------


class Queue:
    """Tasks that wait for a slot, noted when they get it."""

    def __init__(self, many: int) -> None:
        self.slots = FairQueue(many)
        self.order: list[str] = []
        self.places: dict[str, QueueTicket] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def come(self, name: str, place: QueueTicket) -> None:
        self.places[name] = place
        self.tasks[name] = asyncio.create_task(self._wait(name, place))
        await settled()

    async def _wait(self, name: str, place: QueueTicket) -> None:
        await self.slots.acquire(place)
        self.order.append(name)

    async def end(self, name: str) -> None:
        self.slots.release(self.places[name])
        await settled()


async def test_accounts_take_turns_however_much_one_of_them_asks_for() -> None:
    queue = Queue(1)
    for n in range(5):
        await queue.come(f"a{n}", QueueTicket("a"))
    await queue.come("b0", QueueTicket("b"))
    await queue.come("c0", QueueTicket("c"))
    for _ in range(7):
        await queue.end(queue.order[-1])
    assert queue.order == ["a0", "a1", "b0", "c0", "a2", "a3", "a4"]


async def test_tables_with_people_come_before_those_without() -> None:
    queue = Queue(1)
    for n in range(3):
        await queue.come(f"alone{n}", QueueTicket("a", people=False))
    await queue.come("people", QueueTicket("b"))
    await queue.end("alone0")
    assert queue.order == ["alone0", "people"]


async def test_what_takes_long_never_holds_every_worker() -> None:
    queue = Queue(2)
    for n in range(3):
        await queue.come(f"heavy{n}", QueueTicket(f"a{n}", heavy=True))
    assert queue.order == ["heavy0"]
    await queue.come("quick", QueueTicket("b"))
    assert queue.order == ["heavy0", "quick"]
    await queue.end("quick")
    assert queue.order == ["heavy0", "quick"], "the place is kept for the next quick one"
    await queue.end("heavy0")
    assert queue.order == ["heavy0", "quick", "heavy1"]


async def test_a_quick_one_of_the_same_account_passes_a_heavy_one() -> None:
    queue = Queue(2)
    for name, heavy in (("heavy0", True), ("heavy1", True), ("quick", False)):
        await queue.come(name, QueueTicket("a", heavy=heavy))
    assert queue.order == ["heavy0", "quick"]


async def test_whoever_has_left_is_never_begun_and_costs_no_place() -> None:
    queue = Queue(1)
    for name in ("first", "gone", "last"):
        await queue.come(name, QueueTicket("a"))
    assert queue.slots.waiting("a") == 2
    queue.tasks["gone"].cancel()
    await settled()
    assert queue.slots.waiting("a") == 1
    await queue.end("first")
    assert queue.order == ["first", "last"]
    queue.slots.release(QueueTicket("a"))
    await queue.come("next", QueueTicket("b"))
    assert queue.order[-1] == "next"


async def test_who_leaves_in_the_moment_of_its_turn_gives_it_on() -> None:
    slots = FairQueue(1)
    await slots.acquire(QueueTicket())
    leaving = asyncio.create_task(slots.acquire(QueueTicket("a")))
    await settled()
    slots.release(QueueTicket())  # its turn comes, but it has not run yet
    leaving.cancel()
    await settled()
    await asyncio.wait_for(slots.acquire(QueueTicket("b")), 60)


async def test_one_account_has_so_many_jobs_waiting_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    service = BotService(1)
    held = asyncio.Event()

    async def never(*args: object) -> None:
        await held.wait()

    monkeypatch.setattr(service._jobs, "_working_pool", never)
    token = payer.set(account_of("192.0.2.1"))
    jobs = [asyncio.create_task(service.run(len, "x", seconds=1)) for _ in range(MOST_JOBS + 1)]
    await settled()
    with pytest.raises(TooManyRequests):
        await service.run(len, "x", seconds=1)
    payer.set(account_of("192.0.2.2"))
    other = asyncio.create_task(service.run(len, "x", seconds=1))
    await settled()
    assert not other.done()
    payer.reset(token)
    for job in (*jobs, other):
        job.cancel()
    await asyncio.gather(*jobs, other, return_exceptions=True)


# -- whoever asked is gone -----------------------------------------------------------------------------------------


async def test_work_for_somebody_who_has_left_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("xenodeck.server.http.middleware.QUICK_SECONDS", 0.0)
    begun, given_up = asyncio.Event(), asyncio.Event()

    async def slow(scope: Scope, receive: Receive, send: Send) -> None:
        begun.set()
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            given_up.set()
            raise

    sent: list[Any] = []
    messages = [{"type": "http.request", "body": b""}, {"type": "http.disconnect"}]

    async def receive() -> Any:
        if len(messages) == 1:
            await begun.wait()
        return messages.pop(0)

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {
        "type": "http",
        "method": "GET",
        "path": "/api/x",
        "headers": [],
        "scheme": "http",
        "client": ("192.0.2.1", 1),
    }
    await Middleware(slow, wide())(scope, receive, send)
    assert given_up.is_set() and not sent


async def test_what_takes_long_is_answered_while_somebody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("xenodeck.server.http.middleware.QUICK_SECONDS", 0.0)

    async def slow(scope: Scope, receive: Receive, send: Send) -> None:
        for _ in range(20):
            await asyncio.sleep(0)
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"done"})

    async with client(Middleware(slow, wide())) as web:
        assert (await web.get(f"http://{HOST}/")).text == "done"


async def test_a_long_answer_is_made_once_for_all_and_kept() -> None:
    made: list[int] = []
    go = asyncio.Event()

    async def make() -> bytes:
        made.append(1)
        await go.wait()
        return b"x" * 60

    shelf = ResponseCache(100)
    asking = [asyncio.create_task(shelf.get("a", make)) for _ in range(3)]
    await settled()
    asking[0].cancel()
    go.set()
    assert await asyncio.gather(*asking[1:]) == [b"x" * 60] * 2
    assert await shelf.get("a", make) == b"x" * 60
    assert len(made) == 1
    await shelf.get("b", make)  # there is room for one of them
    await shelf.get("a", make)
    assert len(made) == 3


async def test_nobody_makes_what_nobody_waits_for() -> None:
    ended = asyncio.Event()

    async def make() -> bytes:
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()
        return b""

    shelf = ResponseCache()
    asking = asyncio.create_task(shelf.get("a", make))
    await settled()
    asking.cancel()
    await settled()
    assert ended.is_set()

    async def again() -> bytes:
        return b"again"

    assert await shelf.get("a", again) == b"again"


# -- budgets -------------------------------------------------------------------------------------------------------


def test_everything_that_can_be_asked_has_a_price() -> None:
    assert set(costs.MESSAGES) == set(ClientMessage.__args__)  # type: ignore[attr-defined]
    assert costs.MESSAGES[Hint] > costs.MESSAGES[Resync] > costs.MESSAGES[Why] > costs.MESSAGES[Ping]
    dear = {"type": "http", "path": "/api/tables/abcd-efgh-jkmn/replay"}
    assert costs.cost_of_request(dear) > costs.cost_of_request({"type": "http", "path": "/api/me"})
    assert costs.cost_of_request({"type": "http", "path": "/api/me"}) > costs.cost_of_request(
        {"type": "http", "path": "/x.js"}
    )


def test_a_guest_has_one_budget_wherever_it_comes_from() -> None:
    limits = RateLimiter(LimitSettings(work=Rate(1, 10), person=Rate(1, 6)), clock=lambda: 0.0)
    assert not limits.spend(6, "192.0.2.1", "g")
    assert limits.spend(1, "192.0.2.2", "g") > 0
    assert not limits.spend(4, "192.0.2.1", "h"), "the no cost the address nothing"
    assert limits.spend(1, "192.0.2.1") > 0
    assert not limits.spend(1, "192.0.2.3")


async def test_many_sockets_of_one_address_share_its_budget(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("xenodeck.server.http.socket.MAX_REFUSAL_DELAY", 0.0)
    async with server_inside(sqlite_url, bots=False) as (server, _, web):
        table, token = await begun(web)
        narrow = RateLimiter(LimitSettings(work=Rate(0.001, 100), person=Rate(1, 1e6)), clock=lambda: 0.0)
        registry_of: Any = server.litestar.state
        registry_of.authenticator.limits = narrow
        flood = [Visitor(server, table) for _ in range(10)]
        for visitor in flood:
            visitor.visit.connection.address = "192.0.2.66"
            for n in range(10):
                visitor.say(Why(f"w{n}", words="x"))
        await until(lambda: sum(len(replies(v)) for v in flood) == 100)
        answered = [f for v in flood for f in replies(v) if f["code"] != "SLOW_DOWN"]
        assert len(answered) == 100 - 10 * costs.MESSAGES[Hello]
        late = Visitor(server, table)
        late.visit.connection.address = "192.0.2.66"
        await until(lambda: late.socket.closed)
        assert (late.frames[-1]["code"], late.frames[-1]["again"]) == ("BUSY", True)
        await late.leave()
        other = Visitor(server, table, token)
        other.say(Ping("p"))
        other.say(Move("m", "nothing", words="x"))
        await until(lambda: other.reply("p") is not None and other.reply("m") is not None)
        assert (other.reply("m") or {})["code"] != "SLOW_DOWN"
        for visitor in (*flood, other):
            await visitor.leave()


async def test_whoever_asks_why_all_the_time_lets_others_ask_in_between(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    order, go = list[str](), asyncio.Event()

    async def why(table: object, seat: int, message: Why, lang: str) -> Because:
        order.append(message.id)
        await go.wait()
        return Because(message.id, True)

    monkeypatch.setattr("xenodeck.server.http.socket.moves.why", why)
    async with server_inside(sqlite_url, bots=False) as (server, registry, web):
        table, token = await begun(web)
        flood, other = Visitor(server, table, token), Visitor(server, table, token)
        flood.visit.place = QueueTicket("flood")
        await until(lambda: flood.has("scene") and other.has("scene"))
        for n in range(12):
            flood.say(Why(f"w{n}", words="x"))
        desk = registry.services.slow_answers
        await until(lambda: desk.waiting("flood") == 11)
        other.say(Why("other", words="x"))
        await until(lambda: desk.waiting(other.visit.place.account) == 1)
        go.set()
        await until(lambda: len(order) == 13)
        assert order.index("other") <= 2
        for visitor in (flood, other):
            await visitor.leave()


def replies(visitor: Visitor) -> list[dict[str, Any]]:
    return [frame for frame in visitor.frames if str(frame.get("id", "")).startswith("w")]


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(120):
        while not condition():
            await asyncio.sleep(0.005)


async def begun(web: httpx.AsyncClient) -> tuple[str, str]:
    guest = (await web.post("/api/guests", json={"alias": "Gus"})).json()["token"]
    seats = [{"kind": "me"}, {"kind": "me"}]
    made = await web.post(
        "/api/tables", json={"game": "ufoludki", "seats": seats}, headers={"Authorization": f"Bearer {guest}"}
    )
    assert made.status_code == 201, made.text
    return made.json()["table"], made.json()["you"][0]["token"]


# -- what is made once ---------------------------------------------------------------------------------------------


async def test_the_page_about_the_api_is_made_once(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    real = server_app.openapi
    monkeypatch.setattr(server_app, "openapi", lambda app: made.append(1) or real(app))
    async with server_inside(sqlite_url, bots=False) as (_, _, web):
        pages = [await web.get("/api/openapi.json") for _ in range(3)]
    assert {page.json()["info"]["title"] for page in pages} == {"Xenodeck"}
    assert len(made) == 1


async def test_a_right_phrase_is_computed_once_and_a_wrong_one_each_time(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    computed: list[str] = []
    real = authenticator.check_phrase

    def check(given: str, kept: str) -> bool:
        computed.append(given)
        return real(given, kept)

    monkeypatch.setattr(authenticator, "check_phrase", check)
    async with server_inside(sqlite_url, bots=False) as (_, _, web):
        guest = (await web.post("/api/guests", json={})).json()["token"]
        wish = {"game": "ufoludki", "seats": [{"kind": "me"}, {"kind": "open"}], "phrase": "swordfish"}
        made = (await web.post("/api/tables", json=wish, headers={"Authorization": f"Bearer {guest}"})).json()
        for phrase in ("swordfish", "swordfish", "sole", "sole", "swordfish"):
            answer = await web.get(f"/api/tables/{made['table']}", headers={"X-Phrase": phrase})
            assert answer.status_code == (200 if phrase == "swordfish" else 403)
        assert computed == ["swordfish", "sole", "sole"]
        computed.clear()
        other = (await web.post("/api/tables", json=wish, headers={"Authorization": f"Bearer {guest}"})).json()
        asked = (web.get(f"/api/tables/{other['table']}", headers={"X-Phrase": "swordfish"}) for _ in range(20))
        assert {answer.status_code for answer in await asyncio.gather(*asked)} == {200}
        assert computed == ["swordfish"], "however many ask at once"


def test_known_phrases_are_few_and_belong_to_one_table() -> None:
    known = KnownPhrases(2)
    for kept in ("a", "b", "c"):
        known.keep(kept, "fish")
    assert [known.has(kept, "fish") for kept in ("a", "b", "c")] == [False, True, True]
    assert not known.has("b", "dish")


async def test_a_no_to_somebody_is_no_failure_of_ours(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with server_inside(sqlite_url, bots=False) as (_, registry, _):
        services, noted = registry.services, list[str]()

        class Log:
            def error(self, what: str, **facts: object) -> None:
                noted.append(what)

        monkeypatch.setattr(services, "log", Log())

        async def no() -> None:
            raise GameError("SEAT_TAKEN", "This seat is taken.")

        with pytest.raises(GameError):
            await services.run_to_end(no(), "join")
        assert noted == []
        services.begin(no(), "by itself")  # nobody asked for this one, so nobody hears of it
        await until(lambda: noted == ["task_failed"])


async def test_nobody_thinks_about_a_hint_for_whoever_has_left(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server_inside(sqlite_url, bots=False) as (server, registry, web):
        token = (await web.post("/api/guests", json={})).json()["token"]
        wish = {"game": "ufoludki", "seats": [{"kind": "me"}] * 2}
        made = (await web.post("/api/tables", json=wish, headers={"Authorization": f"Bearer {token}"})).json()
        [asked] = registry.tables[made["table"]].running().waiting()
        begun, given_up = asyncio.Event(), asyncio.Event()

        async def think() -> None:
            begun.set()
            try:
                await asyncio.Event().wait()
            finally:
                given_up.set()

        monkeypatch.setattr(registry.services.bot_service, "hint", lambda *_: think())
        visitor = Visitor(server, made["table"], made["you"][asked]["token"])
        visitor.say(Hint("h"))
        await asyncio.wait_for(begun.wait(), PATIENCE)
        await visitor.leave()
        await asyncio.wait_for(given_up.wait(), PATIENCE)
