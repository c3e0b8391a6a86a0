"""A client that guesses is locked out, and nobody else is; a client with a valid token does not guess."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

from server.inside import Visitor, server_inside
from server.test_floods import begun, until
from xenodeck.server.app import Server
from xenodeck.server.limits.rate_limiter import LimitSettings, Rate, RateLimiter

Inside = tuple[Server, httpx.AsyncClient]
FEW = LimitSettings(wrong=Rate(0.001, 5), wrong_all=Rate(0.001, 15), work=Rate(1e6, 1e6), table=Rate(1e6, 1e6))
NOWHERE = "/api/tables/abcd-efgh-jkmn"


@pytest.fixture
async def inside(sqlite_url: str) -> AsyncIterator[Inside]:
    async with server_inside(sqlite_url, bots=False) as (server, _, web):
        anew(server)
        yield server, web


def anew(server: Server) -> None:
    """Nobody has guessed yet."""
    state: Any = server.litestar.state
    state.authenticator.limits = RateLimiter(FEW, clock=lambda: 0.0)


async def wrong_ids(web: httpx.AsyncClient, many: int = 6) -> list[int]:
    return [(await web.get(NOWHERE)).status_code for _ in range(many)]


async def test_wrong_ids_of_a_neighbour_keep_no_holder_of_a_right_token_out(inside: Inside) -> None:
    server, web = inside
    table, token = await begun(web)
    assert await wrong_ids(web) == [404] * 5 + [429]
    assert (await web.get(f"/api/tables/{table}")).status_code == 429, "who has no token might be the guesser"
    assert (await web.get(f"/api/tables/{table}", headers={"X-Seat": token})).status_code == 200
    assert (await web.post(f"/api/tables/{table}/handover", json={"token": token})).status_code == 200
    visitor = Visitor(server, table, token)
    await until(lambda: visitor.has("scene"))
    await visitor.leave()


async def test_a_guest_is_counted_for_itself(inside: Inside) -> None:
    _, web = inside
    table, _ = await begun(web)
    await wrong_ids(web)
    friend = await a_guest(web)
    assert (await web.post(f"/api/tables/{table}/join", json={}, headers=friend)).status_code == 409, "it is full"
    thief = await a_guest(web)
    codes = [(await web.post(f"{NOWHERE}/join", json={}, headers=thief)).status_code for _ in range(6)]
    assert codes == [404] * 5 + [429]
    assert (await web.post(f"/api/tables/{table}/join", json={}, headers=friend)).status_code == 409
    for _ in range(5):  # but an address does not get more guesses by being more and more guests
        await web.post(f"{NOWHERE}/join", json={}, headers=await a_guest(web))
    assert (await web.post(f"{NOWHERE}/join", json={}, headers=await a_guest(web))).status_code == 429


async def a_guest(web: httpx.AsyncClient) -> dict[str, str]:
    return {"Authorization": f"Bearer {(await web.post('/api/guests', json={})).json()['token']}"}


async def test_wrong_tokens_count_wherever_they_are_tried(inside: Inside) -> None:
    server, web = inside
    table, _ = await begun(web)
    for what in ("leave", "start", "close", "rematch", "rotate", "handover"):
        anew(server)
        tried = [await web.post(f"/api/tables/{table}/{what}", json={"token": f"guess{n}"}) for n in range(6)]
        assert [answer.status_code for answer in tried] == [403] * 5 + [429], what


async def test_an_old_token_of_ours_is_no_guess(inside: Inside) -> None:
    _, web = inside
    table, token = await begun(web)
    fresh = (await web.post(f"/api/tables/{table}/rotate", json={"token": token})).json()["token"]
    codes = [(await web.post(f"/api/tables/{table}/leave", json={"token": token})).status_code for _ in range(8)]
    assert codes == [403] * 8
    assert (await web.post(f"/api/tables/{table}/leave", json={"token": fresh})).status_code == 204
