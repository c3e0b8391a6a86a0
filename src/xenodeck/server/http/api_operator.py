"""The HTTP API for operators: health and metrics."""

from __future__ import annotations

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec

from xenodeck import __version__, _fast
from xenodeck.server.http.api import ApiRequest, registry_of
from xenodeck.server.http.middleware import is_local
from xenodeck.server.messages.schemas import Health

IN_TROUBLE = ResponseSpec(Health, generate_examples=False, description="What is wrong.")


@get("/api/health", responses={503: IN_TROUBLE})
async def health(request: ApiRequest) -> Response[Health]:
    """The health of the server, or what is wrong: from the last commits (there is one every few seconds) and the free
    disk space."""
    return told(request, wrong_with(request))


@get("/api/ready", responses={503: IN_TROUBLE})
async def ready(request: ApiRequest) -> Response[Health]:
    """The same for load balancers: not ready before everything has started, nor while the server stops."""
    return told(request, wrong_with(request) or request.app.state.server.unready)


def wrong_with(request: ApiRequest) -> str:
    store = registry_of(request).services.store
    return store.trouble or store.low_disk_space


def told(request: ApiRequest, trouble: str) -> Response[Health]:
    registry = registry_of(request)
    workers = registry.services.bot_service.engine
    body = Health(trouble or "ok", __version__, _fast.status(), workers, len(registry.tables), registry.connections)
    return Response(body, status_code=503 if trouble else 200)


@get("/metrics", media_type="text/plain; version=0.0.4", include_in_schema=False)
async def metrics(request: ApiRequest) -> Response[bytes]:
    """Prometheus. Only for this machine, unless the operator opened it."""
    if not request.app.state.open_metrics and not is_local(request.scope):
        return Response(b"only from this machine\n", status_code=403, media_type="text/plain")
    registry = registry_of(request)
    for status, count in registry.counts().items():
        registry.services.metrics.tables(status, count)
    watchers = sum(1 for table in registry.tables.values() for c in table.audience.connections if c.viewer < 0)
    registry.services.metrics.connections(registry.connections, watchers)
    return Response(registry.services.metrics.render(), media_type="text/plain; version=0.0.4")


HANDLERS = [health, ready, metrics]
