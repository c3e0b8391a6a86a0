"""Log lines: one object each, and nothing in them that opens a seat or tells who looked at what."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import os
import socket
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import httpx
import pytest
import structlog
import uvicorn
from websockets.asyncio.client import connect

from real_server import PATIENCE
from xenodeck.server.auth.tokens import new_table_id
from xenodeck.server.telemetry import logs
from xenodeck.server.telemetry.logs import WITHHELD, configure, logger, table_tag

LIBRARIES = ["", "uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi", "litestar"]


@pytest.fixture
def stream(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """Where the lines go; afterwards the logging of the tests is as it was."""
    monkeypatch.setattr(logs, "_key", logs._key)
    kept = [(log, log.handlers[:], log.propagate, log.disabled, log.level) for log in map(logging.getLogger, LIBRARIES)]
    yield io.StringIO()
    for log, handlers, propagate, disabled, level in kept:
        log.handlers[:] = handlers
        log.propagate = propagate
        log.disabled = disabled
        log.setLevel(level)
    structlog.reset_defaults()


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_line_has_time_level_event_and_its_fields(stream: io.StringIO) -> None:
    configure("info", stream)
    logger("xenodeck.table").info("table opened", seats=3, name="żółw")
    [line] = lines(stream)
    assert list(line)[:3] == ["time", "level", "event"]
    written = datetime.fromisoformat(line.pop("time"))
    assert written.utcoffset() is not None
    assert abs((datetime.now(UTC) - written).total_seconds()) < 60
    assert line == {"level": "info", "event": "table opened", "seats": 3, "name": "żółw"}
    assert "żółw" in stream.getvalue()


def test_below_the_level_nothing_is_written(stream: io.StringIO) -> None:
    configure("warning", stream)
    logger("xenodeck").info("not this")
    logging.getLogger("uvicorn.error").info("nor this")
    logger("xenodeck").warning("this")
    assert [line["event"] for line in lines(stream)] == ["this"]


def test_a_line_break_in_a_field_makes_no_second_line(stream: io.StringIO) -> None:
    configure("info", stream)
    logger("xenodeck").info("one\ntwo", text="a\nb\r\n")
    assert len(stream.getvalue().splitlines()) == 1


@pytest.mark.parametrize(
    "name",
    ["token", "seat_token", "phrase", "secret", "code", "inviteCode", "invite", "Authorization", "set-cookie", "TOKEN"],
)
def test_what_opens_something_is_withheld(stream: io.StringIO, name: str) -> None:
    configure("info", stream)
    logger("xenodeck").info("asked", **{name: "opensesame"})
    logger("xenodeck").info("asked", headers={name: "opensesame", "more": [{name: ["opensesame"]}]})
    logging.getLogger("elsewhere").info("asked", extra={name: "opensesame"})
    assert "opensesame" not in stream.getvalue()
    assert lines(stream)[0][name] == WITHHELD
    assert lines(stream)[1]["headers"] == {name: WITHHELD, "more": [{name: WITHHELD}]}


def test_words_that_only_contain_such_a_word_are_written(stream: io.StringIO) -> None:
    configure("info", stream)
    logger("xenodeck").info("asked", decoder=1, phraseology=2)
    assert lines(stream)[0]["decoder"] == 1
    assert lines(stream)[0]["phraseology"] == 2


def fail_with(hand: str) -> None:
    mine = f"{hand} of mine"
    raise ZeroDivisionError(len(mine))


@pytest.mark.parametrize("pretty", [False, True])
def test_a_traceback_shows_where_and_never_the_values_of_variables(stream: io.StringIO, pretty: bool) -> None:
    configure("info", stream, pretty=pretty)
    for log in (logger("xenodeck"), logging.getLogger("uvicorn.error")):
        try:
            fail_with("flying saucer")
        except ZeroDivisionError:
            log.exception("failed")
    said = stream.getvalue()
    assert said.count("ZeroDivisionError") >= 2
    assert "fail_with" in said
    assert "flying saucer of mine" not in said
    assert 'hand="flying' not in said
    if not pretty:
        assert len(lines(stream)) == 2
        for line in lines(stream):
            [error] = line["exception"]
            assert error["exc_type"] == "ZeroDivisionError"
            assert [frame["name"] for frame in error["frames"]][-1] == "fail_with"
            assert not any(frame.get("locals") for frame in error["frames"])


def test_an_error_handed_over_is_written_with_its_traceback(stream: io.StringIO) -> None:
    configure("info", stream)
    try:
        fail_with("x")
    except ZeroDivisionError as error:
        kept = error
    logger("xenodeck").error("task_failed", exc_info=kept)
    assert lines(stream)[0]["exception"][0]["exc_type"] == "ZeroDivisionError"


def test_libraries_write_through_the_same_door(stream: io.StringIO) -> None:
    logging.getLogger("uvicorn").addHandler(logging.NullHandler())
    configure("info", stream)
    logging.getLogger("uvicorn.error").warning("about %s", "something")
    logging.getLogger("litestar").error("about another")
    assert [(line["level"], line["event"]) for line in lines(stream)] == [
        ("warning", "about something"),
        ("error", "about another"),
    ]


def test_nobody_logs_who_asked_for_what(stream: io.StringIO) -> None:
    configure("debug", stream)
    logging.getLogger("uvicorn.access").info('%s - "%s %s HTTP/%s" %d', "192.0.2.1:1", "GET", "/t/abcd", "1.1", 200)
    logging.getLogger("uvicorn.error").info('%s - "WebSocket %s" [accepted]', "192.0.2.1:1", "/t/abcd")
    assert stream.getvalue() == ""


async def test_a_real_server_writes_neither_path_nor_address(
    stream: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    configure("info", stream)
    monkeypatch.setattr(logging.getLogger("httpx"), "disabled", True)  # the client, which shares this process

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.close"})
            return
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
        config = uvicorn.Config(app, log_config=None, lifespan="off", ws="websockets-sansio")
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve([listener]))
        async with asyncio.timeout(PATIENCE):
            async with httpx.AsyncClient(timeout=PATIENCE) as web:
                await web.get(f"http://127.0.0.1:{port}/private-page")
            async with connect(f"ws://127.0.0.1:{port}/private-page") as ws:
                await ws.wait_closed()
            server.should_exit = True
            await serving
    said = stream.getvalue()
    assert "Application shutdown" in said or "Started server process" in said
    assert "private-page" not in said
    assert all(line["event"] for line in lines(stream))


def test_pretty_lines_are_for_people(stream: io.StringIO) -> None:
    configure("info", stream, pretty=True)
    logger("xenodeck").info("table opened", seats=3, token="opensesame")
    said = stream.getvalue()
    assert "table opened" in said
    assert "seats" in said
    assert "opensesame" not in said
    with pytest.raises(json.JSONDecodeError):
        json.loads(said)


def test_a_terminal_gets_pretty_lines_unless_told_otherwise(stream: io.StringIO) -> None:
    master, slave = os.openpty()
    try:
        with os.fdopen(slave, "w") as terminal:
            configure("info", terminal)
            logger("xenodeck").info("for people")
            configure("info", terminal, pretty=False)
            logger("xenodeck").info("for programs")
            written = b""
            while written.count(b"\n") < 2:
                written += os.read(master, 10_000)
            said = written.decode().splitlines()
    finally:
        os.close(master)
    assert not said[0].startswith("{")
    assert json.loads(said[1])["event"] == "for programs"


def test_a_tag_is_the_same_for_the_same_table_and_tells_nothing_of_it(stream: io.StringIO) -> None:
    configure("info", stream, key=b"one key for the tests")
    one = table_tag("abcd-efgh-jkmn")
    assert one == table_tag("abcd-efgh-jkmn")
    assert one != table_tag("abcd-efgh-jkmm")
    assert "abcd" not in one
    assert len(one) == 10
    configure("info", stream, key=b"another key")
    assert table_tag("abcd-efgh-jkmn") != one
    configure("info", stream, key=b"one key for the tests")
    assert table_tag("abcd-efgh-jkmn") == one


@pytest.mark.parametrize("pretty", [False, True])
def test_no_table_is_named_in_what_an_error_quotes(stream: io.StringIO, pretty: bool) -> None:
    """Whoever knows the id of a table that is not listed may watch it."""
    configure("info", stream, pretty=pretty)
    table = new_table_id()
    try:
        {}[table]
    except KeyError as bug:
        logger("xenodeck").error("task_failed", what=[table], exc_info=bug)
    logging.getLogger("uvicorn.error").error("no answer at /t/%s", table)
    assert table not in stream.getvalue()
    assert stream.getvalue().count(table_tag(table)) >= 3, "which table it was can still be told"
