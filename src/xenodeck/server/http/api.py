"""The routes of the HTTP API: people, games, tables, records. The work is done in other modules."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Literal
from urllib.parse import unquote

from litestar import Request, Response, get, post
from litestar.config.compression import CompressionConfig
from litestar.enums import MediaType
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, HeaderParameter, JSONBody, PathParameter, QueryParameter

from xenodeck import games
from xenodeck.server.auth.tokens import clean_alias, made_up_alias, new_guest_id
from xenodeck.server.http.authenticator import Authenticator
from xenodeck.server.http.middleware import address_of
from xenodeck.server.limits import costs
from xenodeck.server.messages.replays import Replay
from xenodeck.server.messages.schemas import (
    Created,
    GameSchema,
    Guest,
    Handover,
    InShort,
    Invitation,
    Join,
    Kept,
    Me,
    MyTable,
    NewGuest,
    NewRecord,
    NewTable,
    Problem,
    Redeem,
    Rename,
    RuleSchema,
    Seated,
    SeatOnly,
    SettingSchema,
    TableSchema,
)
from xenodeck.server.store import GuestRow as KnownGuest
from xenodeck.server.tables.commands import creating, seating
from xenodeck.server.tables.model.info import TableInfo
from xenodeck.server.tables.queries import archive, listing, overview
from xenodeck.server.tables.registry import Registry
from xenodeck.server.tables.table import Table

ApiRequest = Request[Any, Any, Any]
Bearer = Annotated[str, HeaderParameter(name="Authorization", max_length=500, description="Bearer and the guest token")]
Phrase = Annotated[
    str,
    HeaderParameter(name="X-Phrase", max_length=900, description="of a table with a pass phrase, percent-encoded"),
]
InviteHeader = Annotated[str, HeaderParameter(name="X-Invite", max_length=40, description="the code of an invitation")]
SeatHeader = Annotated[str, HeaderParameter(name="X-Seat", max_length=400, description="the seat token")]
ModeId = Annotated[str, QueryParameter(name="mode", max_length=40, pattern=r"^[a-z0-9_]*$(?!\n)")]
Lang = Annotated[str, QueryParameter(name="lang", max_length=8, pattern=r"^[a-z]{2}(-[A-Za-z]{2})?$(?!\n)")]
Version = Annotated[int | None, QueryParameter(name="version", ge=1, le=1_000_000, description="of the rules")]
TableId = Annotated[str, PathParameter(min_length=1, max_length=40, pattern=r"^[a-z0-9-]+$(?!\n)")]
Status = Literal["open", "running", "over"]
GameId = Annotated[str, PathParameter(min_length=1, max_length=40)]

NO = ResponseSpec(Problem, generate_examples=False, description="A clear no; nothing happened.")
REPLAY = ResponseSpec(Replay, generate_examples=False, description="Written beforehand, where there is time for it.")
PROBLEMS = dict.fromkeys((400, 401, 403, 404, 405, 409, 413, 415, 429, 503), NO)
# Compresses words and rules, which are long and the same for everybody. Secret answers are never compressed.
PACKED = [DefineMiddleware(CompressionMiddleware, config=CompressionConfig("gzip"))]


def registry_of(request: ApiRequest) -> Registry:
    registry: Registry = request.app.state.registry
    return registry


def authenticator_of(request: ApiRequest) -> Authenticator:
    authenticator: Authenticator = request.app.state.authenticator
    return authenticator


async def guest_of(request: ApiRequest, bearer: str) -> KnownGuest:
    guest = await authenticator_of(request).guest(bearer, address_of(request.scope))
    authenticator_of(request).spend(guest, costs.cost_of_request(request.scope))
    return guest


async def table_of(request: ApiRequest, table: str, token: str) -> Table:
    """A table for the holder of a seat. An invalid token counts as a guess."""
    authenticator, address = authenticator_of(request), address_of(request.scope)
    info = await authenticator.info(table, address, token)
    authenticator.viewer(info, token or "-", address)
    return await registry_of(request).get(table)


async def open_info(request: ApiRequest, table: str, phrase: str, seat: str = "") -> tuple[TableInfo, int | None]:
    """A table for somebody who has a seat there or knows its pass phrase, and the seat."""
    authenticator, address = authenticator_of(request), address_of(request.scope)
    info = await authenticator.info(table, address, seat)
    viewer = authenticator.viewer(info, seat, address)
    if viewer is None:
        await authenticator.phrase(info, unquote(phrase), address)
    return info, viewer


# -- people --------------------------------------------------------------------------------------------------------


@post("/api/guests", responses=PROBLEMS)
async def new_guest(request: ApiRequest, data: JSONBody[NewGuest]) -> Guest:
    """Create a guest. The token identifies it: keep it secret."""
    authenticator_of(request).count("guest", address_of(request.scope))
    services = registry_of(request).services
    alias = clean_alias(data.alias) if data.alias is not None else made_up_alias(secrets.SystemRandom())
    guest_id = new_guest_id()
    await services.store.add_guest(guest_id, alias, services.now())
    return Guest(alias, services.tokens.guest(guest_id))


@get("/api/me", responses=PROBLEMS)
async def me(request: ApiRequest, bearer: Bearer = "") -> Me:
    return Me((await guest_of(request, bearer)).alias)


@post("/api/me", responses=PROBLEMS, status_code=200)
async def rename(request: ApiRequest, data: JSONBody[Rename], bearer: Bearer = "") -> Me:
    """Change the name of a guest, from the next table on."""
    guest = await guest_of(request, bearer)
    alias = clean_alias(data.alias)
    await authenticator_of(request).rename(guest, alias)
    return Me(alias)


@post("/api/me/rotate", responses=PROBLEMS, status_code=200)
async def sign_out(request: ApiRequest, bearer: Bearer = "") -> Guest:
    """Void all tokens of this guest. Seats keep their tokens: ``rotate`` those too."""
    guest = await guest_of(request, bearer)
    return Guest(guest.alias, await authenticator_of(request).sign_out(guest))


@get("/api/me/tables", responses=PROBLEMS)
async def my_tables(request: ApiRequest, bearer: Bearer = "") -> list[MyTable]:
    """The tables this guest sits at, newest first, with the tokens of its seats."""
    return await listing.mine(registry_of(request), await guest_of(request, bearer))


# -- games ---------------------------------------------------------------------------------------------------------


@get("/api/games", responses=PROBLEMS, middleware=PACKED)
async def all_games(lang: Lang = "en") -> list[GameSchema]:
    return [listing.game_schema(game, lang) for game in games.found().values()]


@get("/api/games/{game:str}", responses=PROBLEMS)
async def one_game(game: GameId, lang: Lang = "en") -> GameSchema:
    return listing.game_schema(games.find(game), lang)


@get("/api/games/{game:str}/options", responses=PROBLEMS, middleware=PACKED)
async def game_options(game: GameId, lang: Lang = "en") -> list[SettingSchema]:
    """Everything about its rules that can be chosen, for the form of a new table."""
    return listing.option_schemas(games.find(game), lang)


@get("/api/games/{game:str}/in_short", responses=PROBLEMS)
async def game_in_short(game: GameId, lang: Lang = "en", mode: ModeId = "") -> InShort:
    """A turn in three pictures, and every card in a line. ``mode``: where each mode has its own."""
    return overview.of(games.find(game), lang, mode)


@get("/api/games/{game:str}/rules", responses=PROBLEMS, middleware=PACKED)
async def rules_page(game: GameId, lang: Lang = "en", version: Version = None) -> list[RuleSchema]:
    """The rules of the current version, or of an older one: a table keeps the rules that it began with."""
    return listing.rule_schemas(games.find(game, version), lang)


# -- tables --------------------------------------------------------------------------------------------------------


@post("/api/tables", responses=PROBLEMS)
async def new_table(request: ApiRequest, data: JSONBody[NewTable], bearer: Bearer = "") -> Created:
    guest = await guest_of(request, bearer)
    authenticator_of(request).count("table", address_of(request.scope))
    services = registry_of(request).services
    return await services.run_to_end(creating.create(registry_of(request), guest, data), "create")


@get("/api/tables", responses=PROBLEMS)
async def listed_tables(request: ApiRequest, status: FromQuery[Status | None] = None) -> list[TableSchema]:
    """Tables that are open to everybody. Private ones are in no list."""
    return await listing.listed(registry_of(request), status)


@get("/api/tables/{table:str}", responses=PROBLEMS)
async def one_table(request: ApiRequest, table: TableId, phrase: Phrase = "", seat: SeatHeader = "") -> TableSchema:
    info, _ = await open_info(request, table, phrase, seat)
    return listing.table_schema(registry_of(request), info)


@get("/api/tables/{table:str}/invitation", responses=PROBLEMS)
async def invitation(
    request: ApiRequest, table: TableId, phrase: Phrase = "", seat: SeatHeader = "", invite: InviteHeader = ""
) -> Invitation:
    """What an invited person may know before joining. The code is enough for that, also after it was used; without one
    the caller needs access to the table."""
    if not invite:
        info, _ = await open_info(request, table, phrase, seat)
        return await listing.invitation(registry_of(request), info)
    authenticator, address = authenticator_of(request), address_of(request.scope)
    info = await authenticator.info(table, address)
    try:
        return await listing.invitation(registry_of(request), info, invite)
    except seating.BadInvite as no:
        raise authenticator.count_wrong(address, no) from None


@post("/api/tables/{table:str}/join", responses=PROBLEMS, status_code=200)
async def join(request: ApiRequest, table: TableId, data: JSONBody[Join], bearer: Bearer = "") -> Seated:
    """Take a seat. A guest who has a seat here gets it again."""
    guest = await guest_of(request, bearer)
    registry, authenticator, address = registry_of(request), authenticator_of(request), address_of(request.scope)
    info = await authenticator.info(table, address, guest=guest.id)
    found = await registry.get(table)
    if data.invite is None and not info.seats_of(guest.id):
        await authenticator.phrase(info, data.phrase, address, guest.id)
    elif data.invite is not None:
        authenticator.refuse_if_guessing(address, guest.id)
    try:
        return await registry.services.run_to_end(seating.join(registry, found, guest, data.seat, data.invite), "join")
    except seating.BadInvite as no:
        raise authenticator.count_wrong(address, no, guest.id) from None


@post("/api/tables/{table:str}/leave", responses=PROBLEMS, status_code=204)
async def leave(request: ApiRequest, table: TableId, data: JSONBody[SeatOnly]) -> None:
    """Leave a seat for good: before the game it becomes open, during the game a bot takes it."""
    registry = registry_of(request)
    await registry.services.run_to_end(
        seating.leave(registry, await table_of(request, table, data.token), data.token), "leave"
    )


@post("/api/tables/{table:str}/start", responses=PROBLEMS, status_code=204)
async def start(request: ApiRequest, table: TableId, data: JSONBody[SeatOnly]) -> None:
    """The host starts the game: bots take the remaining seats."""
    registry = registry_of(request)
    await registry.services.run_to_end(
        seating.start(registry, await table_of(request, table, data.token), data.token), "start"
    )


@post("/api/tables/{table:str}/close", responses=PROBLEMS, status_code=204)
async def close(request: ApiRequest, table: TableId, data: JSONBody[SeatOnly]) -> None:
    """The host closes a table that has not started."""
    registry = registry_of(request)
    await registry.services.run_to_end(
        seating.close(registry, await table_of(request, table, data.token), data.token), "close"
    )


@post("/api/tables/{table:str}/rematch", responses=PROBLEMS, status_code=200)
async def rematch(request: ApiRequest, table: TableId, data: JSONBody[SeatOnly]) -> Seated:
    """Return a seat at the table where the same people play again."""
    registry = registry_of(request)
    return await registry.services.run_to_end(
        seating.rematch(registry, await table_of(request, table, data.token), data.token), "rematch"
    )


@post("/api/tables/{table:str}/rotate", responses=PROBLEMS, status_code=200)
async def rotate(request: ApiRequest, table: TableId, data: JSONBody[SeatOnly]) -> Seated:
    """All tokens of this seat given out before are void."""
    registry = registry_of(request)
    return await registry.services.run_to_end(
        seating.rotate(registry, await table_of(request, table, data.token), data.token), "rotate"
    )


@post("/api/tables/{table:str}/handover", responses=PROBLEMS, status_code=200)
async def handover(request: ApiRequest, table: TableId, data: JSONBody[SeatOnly]) -> Handover:
    """Return a code that opens this seat on another device."""
    authenticator, address = authenticator_of(request), address_of(request.scope)
    info = await authenticator.info(table, address, data.token)
    viewer = authenticator.viewer(info, data.token or "-", address)
    assert viewer is not None
    return authenticator.handover(info, viewer)


@post("/api/handover", responses=PROBLEMS, status_code=200)
async def redeem(request: ApiRequest, data: JSONBody[Redeem]) -> Seated:
    return await authenticator_of(request).redeem(data.code, address_of(request.scope))


# -- records -------------------------------------------------------------------------------------------------------


@get("/api/tables/{table:str}/record", responses=PROBLEMS, media_type=MediaType.TEXT)
async def record(request: ApiRequest, table: TableId, phrase: Phrase = "", seat: SeatHeader = "") -> str:
    """A finished game as text."""
    info, _ = await open_info(request, table, phrase, seat)
    return await archive.record_of(registry_of(request), info)


@get("/api/tables/{table:str}/position", responses=PROBLEMS)
async def position(
    request: ApiRequest,
    table: TableId,
    step: Annotated[int | None, QueryParameter(ge=0, le=1_000_000)] = None,
    phrase: Phrase = "",
    seat: SeatHeader = "",
) -> dict[str, Any]:
    """The position of a running table as the holder of the seat token (or a spectator) sees it; of a finished game the
    whole position."""
    info, viewer = await open_info(request, table, phrase, seat)
    archive.refuse_unless_watched(info, viewer)
    return await archive.position_of(registry_of(request), info, -1 if viewer is None else viewer, step)


@get("/api/tables/{table:str}/replay", responses={**PROBLEMS, 200: REPLAY}, media_type=MediaType.JSON)
async def replay(
    request: ApiRequest,
    table: TableId,
    viewer: Annotated[int, QueryParameter(ge=-2, le=63)] = -2,
    lang: Lang = "en",
    phrase: Phrase = "",
    seat: SeatHeader = "",
) -> Response[bytes]:
    """A finished game, with everything (-2), as a spectator saw it (-1), or as a seat knew it."""
    info, _ = await open_info(request, table, phrase, seat)
    return Response(await archive.written_replay(registry_of(request), info, viewer, lang), media_type=MediaType.JSON)


@post("/api/records", responses=PROBLEMS)
async def keep_record(request: ApiRequest, data: JSONBody[NewRecord], bearer: Bearer = "") -> Kept:
    """Store a record that was played elsewhere, to look at it here. It is played through first."""
    guest = await guest_of(request, bearer)
    authenticator_of(request).count("table", address_of(request.scope))
    return await archive.keep_record(registry_of(request), guest, data.text)


HANDLERS = [
    new_guest,
    me,
    rename,
    sign_out,
    my_tables,
    all_games,
    one_game,
    game_options,
    game_in_short,
    rules_page,
    new_table,
    listed_tables,
    one_table,
    invitation,
    join,
    leave,
    start,
    close,
    rematch,
    rotate,
    handover,
    redeem,
    record,
    position,
    replay,
    keep_record,
]
