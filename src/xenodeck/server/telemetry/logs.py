"""Logging: one JSON object per line, without anything that gives access to a seat or identifies a private table."""

from __future__ import annotations

import hashlib
import logging
import re
import secrets
import sys
from collections.abc import Mapping, MutableMapping
from typing import Any, TextIO

from xenodeck.server.auth.tokens import ALPHABET, GROUPS, LETTERS
from xenodeck.server.optional_imports import without_module

with without_module("rich"):  # used for tracebacks with the values of variables, which are never shown here
    import structlog
    from structlog.typing import EventDict, Processor

Logger = structlog.stdlib.BoundLogger

WITHHELD = "[withheld]"
SECRET_WORDS = {"token", "tokens", "phrase", "secret", "code", "invite", "authorization", "cookie", "password"}
WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+")
TAG_BYTES = 5
# ids of tables, and codes
TABLE_ID = re.compile(rf"\b[{ALPHABET}]{{{LETTERS}}}(?:-[{ALPHABET}]{{{LETTERS}}}){{{GROUPS - 1}}}\b")

_key = secrets.token_bytes(16)


def configure(
    level: str = "info", stream: TextIO | None = None, pretty: bool | None = None, key: bytes | None = None
) -> None:
    """Log everything from ``level`` on, also from libraries, to ``stream`` (standard error).

    ``pretty``: lines for people, by default if the stream is a terminal. With the same ``key`` a table has the same
    tag after a restart.
    """
    global _key
    stream = stream or sys.stderr
    _key = key or _key
    early: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True, key="time"),
        withhold_secrets,
    ]
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *early,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(stream)
    handler.addFilter(drop_handshakes)
    handler.setFormatter(
        Formatter(
            foreign_pre_chain=early,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                *rendering(stream.isatty() if pretty is None else pretty, stream.isatty()),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(logging.WARNING, logging.getLevelName(level.upper())))  # details of libraries contain secrets
    for name in ("xenodeck", "uvicorn"):
        logging.getLogger(name).setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.asgi", "litestar"):
        logging.getLogger(name).handlers[:] = []
        logging.getLogger(name).propagate = True
    logging.getLogger("uvicorn.access").disabled = True  # addresses and paths of requests are private


def rendering(pretty: bool, colours: bool) -> list[Processor]:
    """Tracebacks never show the values of variables, which may be cards or tokens."""
    if pretty:
        return [
            structlog.dev.ConsoleRenderer(
                colors=colours, timestamp_key="time", exception_formatter=structlog.dev.plain_traceback
            ),
        ]
    structured = structlog.processors.ExceptionRenderer(
        structlog.tracebacks.ExceptionDictTransformer(show_locals=False, use_rich=False)
    )
    return [structured, order_fields, structlog.processors.JSONRenderer(ensure_ascii=False)]


def logger(name: str) -> Logger:
    return structlog.stdlib.get_logger(name)


class Formatter(structlog.stdlib.ProcessorFormatter):
    """Replaces table ids in the finished line, because errors often quote their input."""

    def format(self, record: logging.LogRecord) -> str:
        return TABLE_ID.sub(lambda found: table_tag(found[0]), super().format(record))


def table_tag(table: str) -> str:
    """The name of a table in the log: always the same, and it does not reveal the id."""
    return hashlib.blake2b(table.encode(), key=_key, digest_size=TAG_BYTES).hexdigest()


# -- processors --------------------------------------------------------------------------------------------------------


def withhold_secrets(_: Any, method: str, event: EventDict) -> EventDict:
    """Replace the values of fields with names like ``token`` or ``invite_code``."""
    return without_secrets(event)


def without_secrets(fields: Mapping[str, Any]) -> MutableMapping[str, Any]:
    kept: dict[str, Any] = {}
    for name, value in fields.items():
        if any(word.lower() in SECRET_WORDS for word in WORD.findall(str(name))):
            kept[name] = WITHHELD
        else:
            kept[name] = plain(value) if not str(name).startswith("_") else value
    return kept


def plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return without_secrets(value)
    if isinstance(value, list):
        return [plain(one) for one in value]
    return value


def order_fields(_: Any, method: str, event: EventDict) -> EventDict:
    first = {name: event.pop(name) for name in ("time", "level", "event") if name in event}
    return {**first, **event}


def drop_handshakes(record: logging.LogRecord) -> bool:
    """Drop the lines of uvicorn about handshakes, which have paths and addresses."""
    return not (record.name.startswith("uvicorn") and "WebSocket %s" in str(record.msg))
