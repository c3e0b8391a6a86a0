"""The whole server: store, bot service, registry, API, socket, page, and the middleware before all of them."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import AsyncIterator, Collection, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from threading import Lock
from typing import Any, cast

from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin
from msgspec.json import encode

from xenodeck import __version__, _fast, games
from xenodeck.core.definition.wording import keys_of
from xenodeck.core.errors import GameError
from xenodeck.server import garbage_collection
from xenodeck.server.auth.tokens import Tokens
from xenodeck.server.garbage_collection import drop_traceback
from xenodeck.server.http import admin, api, api_operator, static_files
from xenodeck.server.http.authenticator import Authenticator
from xenodeck.server.http.middleware import App, Middleware
from xenodeck.server.http.socket import table_socket
from xenodeck.server.limits.rate_limiter import RateLimiter, TooManyRequests
from xenodeck.server.messages import schemas
from xenodeck.server.messages.schemas import Problem
from xenodeck.server.server_words import ServerWords
from xenodeck.server.services import Services
from xenodeck.server.store import Store, StoreError
from xenodeck.server.tables import retention
from xenodeck.server.tables.registry import Registry
from xenodeck.server.tables.table import TableLost
from xenodeck.server.telemetry.logs import logger
from xenodeck.server.telemetry.metrics import Metrics
from xenodeck.server.workers import engine_builds
from xenodeck.server.workers.bot_service import BotService
from xenodeck.server.workers.pool import WorkerError

PROBE_SECONDS = 5.0  # without a commit, after which the store is probed
LAG_SECONDS = 0.5  # how often the lag of the event loop is measured

STATUS = {
    "NO_GUEST": 401,
    "BAD_TOKEN": 403,
    "WRONG_PHRASE": 403,
    "NOT_HOST": 403,
    "NOT_WATCHED": 403,
    "NO_TABLE": 404,
    "UNKNOWN_GAME": 404,
    "NO_SEAT": 404,
    "BAD_CODE": 404,
    "BAD_INVITE": 404,
    "SEAT_TAKEN": 409,
    "NO_FREE_SEAT": 409,
    "ALREADY_STARTED": 409,
    "NOT_STARTED": 409,
    "NOT_OVER": 409,
    "BAD_SAVE": 409,
    "TABLE_BROKEN": 409,
    "CANNOT_START": 409,
    "TOO_MANY": 429,
    "CLOSING": 503,
}


@dataclass(frozen=True)
class ServerOptions:
    """What the operator may set."""

    database: str
    workers: int = 2  # processes for bots
    budget_ms: int = 4000  # of computing time for one answer of a bot
    absent_ms: int = 60_000
    pause_ms: int = 8_000
    countdown_ms: int = 3_000
    snapshot_every: int = 50
    limits: float = 1.0  # a factor: 2 is twice as generous
    origins: Collection[str] = ()
    open_metrics: bool = False
    keep_days: int = 0  # finished tables; 0: for ever
    keep_idle_days: int = 0  # unfinished tables
    page: Path | None = None  # folder of the built client; None: only the API and the sockets


class Framework(Litestar):
    """Litestar without the plugins for libraries that are not used here, even if they are installed."""

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


class Server:
    """Everything that lives as long as the process."""

    def __init__(self, options: ServerOptions) -> None:
        self.options = options
        codes = {*STATUS, *ServerWords.of("en").keys("refusals"), *known_refusals()}
        self.metrics = Metrics(list(games.found()), codes)
        self.limits = RateLimiter(on_limited=self.metrics.limited).scaled(options.limits)
        self.registry: Registry | None = None
        self.stopping = False
        self.bots_up = False
        self.litestar = self._app()
        app = cast(App, self.litestar)
        if options.page is not None:
            app = static_files.StaticFiles(app, static_files.load(options.page))
        self.app = Middleware(app, self.limits, options.origins)

    def _app(self) -> Litestar:
        return Framework(
            [*api.HANDLERS, *api_operator.HANDLERS, admin.end_table, table_socket, openapi_page],
            exception_handlers={
                GameError: on_refusal,
                TableLost: on_store_error,
                StoreError: on_store_error,
                HTTPException: on_http_error,
                Exception: on_bug,
            },
            openapi_config=OpenAPIConfig(
                title="Xenodeck",
                version=__version__,
                path="/api/framework",
                render_plugins=[],
            ),
            state=State({"open_metrics": self.options.open_metrics, "server": self}),
            logging_config=None,
            debug=False,
        )

    @asynccontextmanager
    async def lifespan(self) -> AsyncIterator[None]:
        """Start everything, and stop it after this block. What fails to start raises before anything is served."""
        options = self.options
        log = logger("xenodeck.server")
        store = await Store.open(options.database, on_batch=self.metrics.committed)
        bot_service = BotService(
            options.workers, options.budget_ms, on_think=self.metrics.thought, on_late=self.metrics.bot_late
        )
        services: Services | None = None
        try:
            tokens = Tokens(await store.secret("tokens"))
            services = Services(
                store,
                bot_service,
                tokens,
                self.metrics,
                log,
                absent_ms=options.absent_ms,
                pause_ms=options.pause_ms,
                countdown_ms=options.countdown_ms,
                snapshot_every=options.snapshot_every,
                bot_tables=self.limits.settings.bot_tables,
                limits=self.limits,
            )
            registry = self.registry = self.litestar.state.registry = Registry(services)
            self.litestar.state.authenticator = Authenticator(registry, self.limits)
            # people can take seats while the bots start
            services.begin(self._start_bots(bot_service), "bots")
            await registry.open()
            services.begin(self._watch_lag(), "lag")
            keeping = retention.remove_regularly(registry, options.keep_days, options.keep_idle_days)
            services.begin(keeping, "retention")
            services.begin(self._collect_garbage(services), "tidy")
            services.begin(engine_builds.adopt_new_builds(bot_service, log), "builds")
            services.begin(self._probe_store(store), "pulse")
            log.info("serving", version=__version__, engine=_fast.status(), games=list(games.found()))
            yield
            await self.stop()
        finally:
            if services is not None:
                await services.close()
            await bot_service.close()
            await store.close()
            log.info("stopped")

    def begin(self, work: Coroutine[Any, Any, None], name: str) -> None:
        """Start a task that runs beside the tables."""
        assert self.registry is not None
        self.registry.services.begin(work, name)

    @property
    def unready(self) -> str:
        """Why no clients should be sent here; empty: the server is ready."""
        if self.stopping:
            return "the server is being stopped"
        return "" if self.bots_up else "the bots are not there yet"

    async def stop(self) -> None:
        """Tell all clients to come back later, and store what is under way. May be called twice."""
        self.stopping = True
        if self.registry is not None:
            await self.registry.close()

    async def _start_bots(self, bot_service: BotService) -> None:
        """Start the bots. If they do not start, the server stops."""
        try:
            await bot_service.start()
            self.bots_up = True
            logger("xenodeck.server").info("bots_up", workers=bot_service.engine)
        except WorkerError as no:
            if not self.stopping:
                logger("xenodeck.server").error("no_bots", exc_info=no)
                signal.raise_signal(signal.SIGTERM)

    async def _collect_garbage(self, services: Services) -> None:
        garbage_collection.freeze_startup_objects()
        await garbage_collection.collect_when_idle(services.now, lambda: services.last_move)

    async def _probe_store(self, store: Store) -> None:
        """Write something if nothing else is written, so that a failing store is noticed before somebody moves."""
        while True:
            await asyncio.sleep(PROBE_SECONDS)
            if store.seconds_since_commit > PROBE_SECONDS:
                try:
                    await store.probe()
                except StoreError as no:
                    self.metrics.store_failed()
                    logger("xenodeck.server").error("store_in_trouble", why=str(no))

    async def _watch_lag(self) -> None:
        while True:
            before = time.perf_counter()
            await asyncio.sleep(LAG_SECONDS)
            self.metrics.lagged(max(time.perf_counter() - before - LAG_SECONDS, 0.0))


def known_refusals() -> set[str]:
    """The codes that games have words for."""
    return {code for game in games.found().values() for code in keys_of(game.folder, "refusals")}


# -- the API in its own words --------------------------------------------------------------------------------------


WRITING = Lock()


@get("/api/openapi.json", include_in_schema=False, media_type=MediaType.JSON)
async def openapi_page(request: Request[Any, Any, Any]) -> bytes:
    """The OpenAPI page. It is written in a thread, because that takes a third of a second."""
    return await asyncio.to_thread(openapi_bytes, request.app)


def openapi_bytes(app: Litestar) -> bytes:
    """The page is written once. Requests that come meanwhile wait for it."""
    with WRITING:
        return cached_openapi_bytes(app)


@lru_cache(1)
def cached_openapi_bytes(app: Litestar) -> bytes:
    return encode(openapi(app))


def openapi(app: Litestar) -> dict[str, Any]:
    """The schema of the framework, with a note that bodies with unknown fields are refused."""
    page: dict[str, Any] = app.openapi_schema.to_schema()
    for name, described in page["components"]["schemas"].items():
        schema = getattr(schemas, name, None)
        if isinstance(schema, type) and issubclass(schema, schemas.Body):
            described["additionalProperties"] = False
    return page


# -- noes ----------------------------------------------------------------------------------------------------------


def on_refusal(request: Request[Any, Any, Any], no: GameError) -> Response[Problem]:
    request.app.state.registry.services.metrics.refused(no.code)
    headers = {"Retry-After": str(round(no.seconds) + 1)} if isinstance(no, TooManyRequests) else {}
    problem = Problem(no.code, no.text, no.rule, list(no.legal))
    drop_traceback(no)
    return Response(problem, status_code=STATUS.get(no.code, 400), headers=headers)


def on_store_error(request: Request[Any, Any, Any], no: Exception) -> Response[Problem]:
    """The store failed, or a table was lost. Nothing that was confirmed is lost, so clients should try again."""
    request.app.state.registry.services.metrics.store_failed()
    return Response(Problem("TRY_AGAIN", "That did not work just now. Please try again."), status_code=503)


def on_bug(request: Request[Any, Any, Any], bug: Exception) -> Response[Problem]:
    """A bug: logged with its traceback, answered without."""
    if isinstance(bug, RecursionError | UnicodeError) and request.method not in ("GET", "HEAD"):
        return Response(Problem("BAD_REQUEST", "The body cannot be read."), status_code=400)
    logger("xenodeck.server").error("request_failed", exc_info=bug)
    return Response(Problem("SERVER_ERROR", "Something went wrong here. It has been noted."), status_code=500)


def on_http_error(request: Request[Any, Any, Any], no: HTTPException) -> Response[Problem]:
    """What the framework refuses: an unknown address, a body that does not fit. The answer says where, and does not
    repeat what was sent."""
    code = {404: "NOT_FOUND", 405: "WRONG_METHOD", 413: "TOO_BIG", 415: "WRONG_TYPE"}.get(no.status_code, "BAD_REQUEST")
    text = no.detail if no.status_code < 500 else "Something went wrong."
    extra = no.extra if isinstance(no.extra, list) else []
    details = [f"{e.get('key', '')}: {e.get('message', '')}" for e in extra if isinstance(e, dict)]
    headers = {name: value for name, value in (no.headers or {}).items() if name.lower() == "allow"}
    text = " ".join([text, *details])[:500]
    return Response(Problem(code, text), status_code=no.status_code, headers=headers)
