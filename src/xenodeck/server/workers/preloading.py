"""Imports every bot and every game in the process that workers are forked from."""

from __future__ import annotations

import gc

from xenodeck import games
from xenodeck.server.workers import bot_service, rehearsal

NEEDED = (bot_service, rehearsal)

games.found()
gc.collect()
gc.freeze()  # a collection would only copy these pages into every worker
