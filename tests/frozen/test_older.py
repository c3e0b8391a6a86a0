"""Running tables of 0.4.0, whose server ended in good order: today's server continues them, with their tokens.

0.5.0 told things in other words and other fields; these tests compare what must not change. What does change: options
that were fields of a state belong to the set-up now (``MOVED``). Lines are told to the player who did something as
*you*, repeated lines are also told as one, some sentences say more. Kinds of events that are a fact now (``miss_g`` is
a ``miss`` with a colour) differ in games that were replayed from the journal. If scores only put seats in order, there
is no sum.
"""

from __future__ import annotations

import gzip
from pathlib import Path
from random import Random
from typing import Any

import pytest

from effort import PROVE
from frozen.kept import FOLDER, Data, grown, read
from server.registries import look_on, registry_on
from xenodeck.server.http.authenticator import Authenticator
from xenodeck.server.limits.rate_limiter import RateLimiter
from xenodeck.server.messages.protocol import Move
from xenodeck.server.tables.commands import moves
from xenodeck.server.tables.table import Table

KEPT = FOLDER / "v0_4_0" / "tables"
MOVED = {
    "ufoludki": {"hand_size", "immediate", "turn_limit"},
    "frenzy": {"house", "turn_cap"},
}
LINE = ("seat", "other", "number", "cards", "from", "to")
ON = 60 if PROVE else 12  # answers at each table


def seen_by(table: Table, viewer: int) -> Data:
    """The parts of a scene and its log that 0.4.0 had too."""
    scene = table.scene(viewer, "en")
    view = scene["view"]
    lines = table.scene_builder().log_lines(viewer, table.teller("en"), 0, again=True)
    return {
        **{key: view[key] for key in ("places", "waiting", "standing", "over", "truncated", "fields")},
        "asked": [option["word"] for option in scene.get("question", {}).get("options", [])],
        "names": [seat.get("name", "") for seat in scene["seats"]],
        "result": scene["result"]["text"] if "result" in scene else "",
        "log": [{key: line[key] for key in LINE if key in line} for line in lines],
    }


def as_kept(seen: Data, game: str) -> Data:
    log = [{key: line[key] for key in LINE if key in line} for line in seen["log"]]
    return {**seen, "log": log, "fields": {k: v for k, v in seen["fields"].items() if k not in MOVED[game]}}


async def play_on(table: Table, chance: Random) -> int:
    """Everybody answers at random, until it is over or enough."""
    given = 0
    while given < ON and not table.over():
        for seat in table.running().waiting():
            question: Any = table.running().view(seat).question
            word = chance.choice(question.options).word
            await moves.move(table, seat, Move(f"later.{given}.{seat}", table.ask(seat), word))
            given += 1
            break
    return given


@pytest.mark.parametrize("number", range(6))
async def test_a_running_table_of_0_4_0_is_as_it_was_and_goes_on(number: int, tmp_path: Path) -> None:
    kept = read(KEPT / "sqlite.json.xz")[number]
    (tmp_path / "tables.db").write_bytes(gzip.decompress((KEPT / "sqlite.db.gz").read_bytes()))
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        table, authenticator = await registry.get(kept["id"]), Authenticator(registry, RateLimiter())
        for viewer, seen in kept["seen"].items():
            then, now = as_kept(seen, kept["game"]), seen_by(table, int(viewer))
            assert then.keys() == now.keys(), viewer
            assert grown(now, then) == [], f"seen by {viewer}"
        for seat, token in kept["tokens"].items():
            assert authenticator.viewer(table.info, token, "127.0.0.1") == int(seat)
            await look_on(table, int(seat))
        for bot in range(len(table.info.seats)):  # who would keep us waiting
            table.info.seats[bot].kind = "person"
        given = await play_on(table, Random(number))
        assert given or table.over()
