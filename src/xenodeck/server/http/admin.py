"""For the operator: end a table on a running server. The order is signed with the secret of the store."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, post
from litestar.params import JSONBody
from msgspec import Meta

from xenodeck.core.errors import GameError
from xenodeck.server.http.authenticator import Authenticator
from xenodeck.server.http.middleware import address_of, is_local
from xenodeck.server.limits.rate_limiter import address_group
from xenodeck.server.messages.schemas import Body
from xenodeck.server.tables import retention
from xenodeck.server.tables.registry import Registry


class Order(Body, frozen=True):
    """Valid for one table and a minute."""

    token: Annotated[str, Meta(max_length=400)]


@post("/api/admin/end", status_code=204, include_in_schema=False)
async def end_table(request: Request[Any, Any, Any], data: JSONBody[Order]) -> None:
    """Remove a table, and disconnect its viewers."""
    registry: Registry = request.app.state.registry
    authenticator: Authenticator = request.app.state.authenticator
    address = address_of(request.scope)
    no = GameError("BAD_TOKEN", "This is no order of the operator.")
    if not is_local(request.scope):
        raise no
    authenticator.refuse_if_guessing(address_group(address))
    table = registry.services.tokens.read_order(data.token, registry.services.now())
    if table is None:
        raise authenticator.count_wrong(address, no)
    await registry.info(table)
    await registry.services.run_to_end(retention.remove(registry, table), "end")
    registry.services.log.info("table_ended_by_operator")
