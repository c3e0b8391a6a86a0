"""What an invited person is told before taking a seat: no more than the invitation should show."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from server.backends import PATIENCE
from server.inside import server_inside
from server.serving import Serving
from xenodeck.client.api import Api
from xenodeck.server.messages.schemas import Created, Join, NewTable, SeatWish

TOLD = {"table", "game", "host", "status", "free", "good", "watch"}


async def new(api: Api, guest: str, *kinds: Any, **wish: Any) -> Created:
    seats = [SeatWish(kind) for kind in kinds]
    made: Created = await api.call("POST", "/api/tables", Created, NewTable("ufoludki", seats, **wish), guest)
    return made


async def at_the_door(site: Serving, table: str, code: str = "", **headers: str) -> httpx.Response:
    given = {**headers, **({"X-Invite": code} if code else {})}
    async with httpx.AsyncClient(timeout=PATIENCE) as client:
        return await client.get(f"{site.url}/api/tables/{table}/invitation", headers=given)


async def told(site: Serving, table: str, code: str = "", **headers: str) -> dict[str, Any]:
    answer = await at_the_door(site, table, code, **headers)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    assert set(found) == TOLD
    return found


async def tell(site: Serving, made: Created, what: str) -> None:
    body = {"token": made.you[0].token}
    async with httpx.AsyncClient(timeout=PATIENCE) as client:
        assert (await client.post(f"{site.url}/api/tables/{made.table}/{what}", json=body)).status_code == 204


async def test_an_invitation_tells_who_invites_to_what_and_whether_it_is_still_good(site: Serving) -> None:
    api = site.api()
    host, friend = await api.guest("Blorbilop"), await api.guest()
    made = await new(api, host.token, "me", "invite", "open", "open")
    code = made.invites["1"]
    expected = {
        "table": made.table,
        "game": "ufoludki",
        "host": "Blorbilop",
        "status": "open",
        "free": 2,
        "watch": True,
    }
    assert await told(site, made.table, code) == {**expected, "good": True}
    assert await told(site, made.table) == {**expected, "good": False}, "the link alone opens an open seat only"
    await api.join(friend.token, made.table, Join(invite=code))
    assert await told(site, made.table, code) == {**expected, "good": False}, "used"
    await tell(site, made, "start")
    assert await told(site, made.table, code) == {**expected, "good": False, "status": "running", "free": 0}


async def test_an_invitation_that_nobody_used_is_no_longer_good_when_the_game_has_begun(site: Serving) -> None:
    api = site.api()
    host, late = await api.guest(), await api.guest()
    made = await new(api, host.token, "me", "invite")
    await tell(site, made, "start")
    found = await told(site, made.table, made.invites["1"])
    assert (found["good"], found["status"]) == (False, "running")
    with pytest.raises(Exception, match="already started"):
        await api.join(late.token, made.table, Join(invite=made.invites["1"]))


async def test_of_a_table_with_a_pass_phrase_only_the_invited_are_told(site: Serving) -> None:
    api = site.api()
    host, friend = await api.guest("Blorbilop"), await api.guest()
    made = await new(api, host.token, "me", "invite", "open", phrase="two moons")
    code = made.invites["1"]
    for no in (await at_the_door(site, made.table), await at_the_door(site, made.table, **{"X-Phrase": "one moon"})):
        assert (no.status_code, no.json()["code"]) == (403, "WRONG_PHRASE")
    wrong = await at_the_door(site, made.table, "aaaa-bbbb-cccc")
    assert wrong.json()["code"] == "BAD_INVITE"
    assert "Blorbilop" not in wrong.text and "ufoludki" not in wrong.text
    assert (await told(site, made.table, code.upper()))["good"], "typed as people type"
    await api.join(friend.token, made.table, Join(invite=code))
    assert (await told(site, made.table, code))["host"] == "Blorbilop"
    assert (await told(site, made.table, **{"X-Phrase": "two moons"}))["free"] == 1
    async with httpx.AsyncClient(timeout=PATIENCE) as client:
        locked = await client.get(f"{site.url}/api/tables/{made.table}", headers={"X-Invite": code})
    assert locked.status_code == 403, "the code opens its seat and this page, not the table"


async def test_who_only_looks_on_is_named_to_the_invited_and_to_nobody_else(site: Serving) -> None:
    api = site.api()
    host = await api.guest("Quietone")
    made = await new(api, host.token, "invite", "open")
    assert (await told(site, made.table, made.invites["0"]))["host"] == "Quietone"
    assert (await told(site, made.table))["host"] == ""


async def test_a_code_is_good_at_its_own_table_only(site: Serving) -> None:
    api = site.api()
    host = await api.guest()
    one, other = [await new(api, host.token, "me", "invite") for _ in range(2)]
    assert (await at_the_door(site, other.table, one.invites["1"])).json()["code"] == "BAD_INVITE"
    assert (await at_the_door(site, "abcd-efgh-jkmn", one.invites["1"])).json()["code"] == "NO_TABLE"


async def test_guessing_codes_at_the_door_is_counted_like_every_other_guess(sqlite_url: str) -> None:
    async with server_inside(sqlite_url, bots=False, limits=1) as (_, _, web):
        guest = {"Authorization": f"Bearer {(await web.post('/api/guests', json={})).json()['token']}"}
        wish = {"game": "ufoludki", "seats": [{"kind": "me"}, {"kind": "invite"}], "phrase": "two moons"}
        made = (await web.post("/api/tables", json=wish, headers=guest)).json()

        async def try_code(code: str) -> str:
            answer = await web.get(f"/api/tables/{made['table']}/invitation", headers={"X-Invite": code})
            return str(answer.json()["code"])

        assert {await try_code(f"aaaa-bbbb-{n:04d}") for n in range(60)} == {"BAD_INVITE", "TOO_MANY"}
        assert await try_code(made["invites"]["1"]) == "TOO_MANY"
