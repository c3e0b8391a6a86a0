"""What workers need, imported once, in the process that they are forked from: every bot and every game."""

from __future__ import annotations

import gc

from xenodeck import games
from xenodeck.server.workers import bot_service, rehearsal

NEEDED = (bot_service, rehearsal)

games.found()
gc.collect()
gc.freeze()  # what is here stays: looking at it would only copy its pages into every worker
