"""Adopts a compiled engine that was built while the server runs (``make play``): new workers use it, the server itself
after its next start. A process never changes its engine."""

from __future__ import annotations

import asyncio
import json
import os
import time

from xenodeck import _fast
from xenodeck.server.telemetry.logs import Logger
from xenodeck.server.workers.bot_service import BotService
from xenodeck.server.workers.pool import WorkerError

LOOK_SECONDS = 2.0

Stamp = tuple[int, int] | None


def stamp() -> Stamp:
    """Identifies a build; None: there is none."""
    try:
        found = _fast.MANIFEST.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns


def edited_since(moment: float) -> list[str]:
    """Modules of the build whose source is newer than ``moment``, so that a server started then has other rules."""
    names: dict[str, str] = json.loads(_fast.MANIFEST.read_text("utf-8"))["modules"]
    files = {name: _fast.PACKAGE.parent.joinpath(*name.split(".")).with_suffix(".py") for name in names}
    return [name for name, file in files.items() if not file.exists() or file.stat().st_mtime > moment]


async def adopt_new_builds(bot_service: BotService, log: Logger, started: float | None = None) -> None:
    """Replace the workers when there is a new build, until they are compiled. Does nothing if the engine was chosen."""
    if os.environ.get(_fast.ASK):
        return  # the engine was chosen by hand
    started, seen = started or time.time(), stamp()
    while bot_service.engine != "compiled":
        await asyncio.sleep(LOOK_SECONDS)
        now = stamp()
        if now in (None, seen) or not bot_service.engine:
            continue
        seen = now
        if edited := edited_since(started):
            log.warning("build_not_taken_up", why="the sources have changed; start the server again", modules=edited)
            continue
        try:
            await bot_service.renew()
        except WorkerError as no:
            log.error("build_not_taken_up", why=str(no))
        else:
            log.info("workers_renewed", engine=_fast.status(), workers=bot_service.engine)
