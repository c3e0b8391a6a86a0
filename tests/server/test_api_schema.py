"""The API does what its OpenAPI page says, whatever is sent to it."""

from __future__ import annotations

import asyncio

import httpx
import pytest
import schemathesis
from hypothesis import given, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from effort import TIMES
from real_server import PATIENCE
from server.serving import Serving, play_on, sit_down
from xenodeck.server.app import Server, ServerOptions, openapi


@pytest.fixture(scope="session")
def someone(site: Serving) -> dict[str, str]:
    """The headers of a guest, and a finished and a running table for the paths."""
    return asyncio.run(prepare(site))


async def prepare(site: Serving) -> dict[str, str]:
    done, running = [await sit_down(site.api(), "ufoludki", 1, 1, seed=1) for _ in range(2)]
    async with done.player(0) as player:
        await play_on(player)
    return {
        "guest": done.guests[0],
        "seat": running.tokens[0],
        "over": done.table,
        "running": running.table,
    }


# The operations, so that each is a test of its own; that none is missing is a test too.
OPERATIONS = sorted(
    f"{method} {path}"
    for path, item in openapi(Server(ServerOptions("unused")).litestar)["paths"].items()
    for method in item
)


@pytest.mark.parametrize("operation", OPERATIONS)
def test_every_call_is_answered_as_the_page_says(site: Serving, someone: dict[str, str], operation: str) -> None:
    method, path = operation.split()
    found = schemathesis.openapi.from_url(f"{site.url}/api/openapi.json")[path][method]

    @settings(max_examples=15 * TIMES)
    @given(case=found.as_strategy())
    def check(case: schemathesis.Case) -> None:
        meet(case, someone)
        case.call_and_validate(base_url=site.url, timeout=PATIENCE, excluded_checks=[positive_data_acceptance])

    check()  # a call of the right shape may still be refused by the rules, so that is no fault


def meet(case: schemathesis.Case, someone: dict[str, str]) -> None:
    """Random calls hardly ever meet a table that is there: help them."""
    luck = len(str(case.body)) + len(str(case.query))
    if "table" in case.path_parameters and luck % 3:
        case.path_parameters["table"] = someone["over" if luck % 3 == 1 else "running"]
    if "game" in case.path_parameters and luck % 2:
        case.path_parameters["game"] = "ufoludki"
    if isinstance(case.body, dict):
        if "token" in case.body and luck % 2:
            case.body["token"] = someone["seat"]
        if "game" in case.body and luck % 2:
            case.body["game"] = "ufoludki"
    if luck % 4:
        case.headers["Authorization"] = f"Bearer {someone['guest']}"


def test_nothing_is_said_about_a_method_that_does_not_exist(site: Serving) -> None:
    for method, path in (("PUT", "/api/guests"), ("DELETE", "/api/tables"), ("PATCH", "/api/me")):
        answer = httpx.request(method, f"{site.url}{path}", timeout=PATIENCE)
        assert answer.status_code == 405
        assert answer.json()["code"] == "WRONG_METHOD"


@pytest.mark.parametrize(
    "path", ["/", "/api/nothing", "/api/tables/x", "/metrics", "/api/health", "/t/abc", "/main.js"]
)
def test_every_answer_carries_the_security_headers(site: Serving, path: str) -> None:
    answer = httpx.get(f"{site.url}{path}", timeout=PATIENCE)
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert "server" not in answer.headers
    assert "set-cookie" not in answer.headers


def test_a_body_that_is_too_big_is_refused(site: Serving) -> None:
    answer = httpx.post(f"{site.url}/api/records", content=b'{"text":"' + b"x" * 400_000 + b'"}', timeout=PATIENCE)
    assert answer.status_code == 413
    assert answer.json()["code"]


def test_nobody_reaches_a_file_outside_the_page(site: Serving) -> None:
    for path in ("/../app.py", "/%2e%2e/app.py", "/..%2fapp.py", "//etc/passwd", "/t/..%2f..%2fapp.py"):
        answer = httpx.get(httpx.URL(site.url).copy_with(raw_path=path.encode()), timeout=PATIENCE)
        assert b"The whole server put together" not in answer.content
        assert b"root:" not in answer.content
