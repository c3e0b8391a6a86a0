"""What a move makes the server do, counted and not timed: a menu ten times as long or words said twice are found here.

The bounds hold for every game and mode with four people and a spectator, a bit above what the dearest one needs. Who
has to raise one says why in the commit. How long it takes is printed by ``make bench ARGS="--moves"``.
"""

from __future__ import annotations

import importlib.util
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from xenodeck.core.words.telling import Teller
from xenodeck.games import found
from xenodeck.server.tables.audience.scene_builder import SceneBuilder

MODES = [(game.id, mode.id) for game in found().values() for mode in game.modes]
MOVES = 30
BYTES = 11_000  # of all frames together, a move
SENTENCES = 25  # made from the words of the game, a move
SCENES = 15  # built, a move: one for each of five viewers, and those for people who come and for windows


def benchmark(name: str) -> ModuleType:
    file = Path(__file__).parents[2] / f"benchmarks/{name}.py"
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # its dataclasses look it up there
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often what was done, from now on."""
    done: Counter[str] = Counter()

    def counted(owner: Any, name: str, what: str) -> None:
        real: Callable[..., Any] = getattr(owner, name)

        def call(*given: Any, **named: Any) -> Any:
            done[what] += 1
            return real(*given, **named)

        monkeypatch.setattr(owner, name, call)

    counted(Teller, "sentence", "sentences")
    counted(SceneBuilder, "scene", "scenes")
    return done


@pytest.mark.parametrize(("game", "mode"), MODES, ids=[" ".join(each) for each in MODES])
async def test_a_move_makes_no_more_work_than_is_written_here(game: str, mode: str, work: Counter[str]) -> None:
    price_of = benchmark("move_price").price_of
    await price_of(game, mode, 1, 1)  # what a process does once, such as trying a game out, is not a move's
    work.clear()
    price = await price_of(game, mode, MOVES, 1)
    moves = price.moves + max(MOVES // 10, 5)  # it makes some before it counts
    assert price.bytes_a_move < BYTES
    assert work["sentences"] / moves < SENTENCES
    assert work["scenes"] / moves < SCENES
