"""For all tests: which engine they run on, and how hard they try (``tests/effort.py``)."""

from __future__ import annotations

import gc
import os
from zlib import crc32

import pytest
from hypothesis import HealthCheck, settings

from effort import FRESH, GLANCE, PROVE
from xenodeck import _fast

settings.register_profile(
    "xenodeck", deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)
# ``make soak`` asks for fresh examples; their seed is in the command
settings.register_profile(
    "fresh", deadline=None, derandomize=False, database=None, suppress_health_check=list(HealthCheck), max_examples=300
)
settings.load_profile("fresh" if FRESH else "xenodeck")


def pytest_report_header() -> str:
    return f"xenodeck engine: {_fast.status()}"


def pytest_configure(config: pytest.Config) -> None:
    """A run that asks for one engine must get it: a silent fall-back would test the wrong thing."""
    asked = os.environ.get("XENODECK_ENGINE")
    if asked and not _fast.status().startswith(asked):
        raise pytest.UsageError(f"asked for the {asked} engine, got {_fast.status()}")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect what is too long for this run."""
    markers = {*([] if PROVE else ["prove"]), *(["one_engine"] if GLANCE else [])}
    left_out = [
        item
        for item in items
        if any(item.get_closest_marker(marker) for marker in markers) or (GLANCE and is_one_of_many(item))
    ]
    if left_out:
        left = set(left_out)
        items[:] = [item for item in items if item not in left]
        config.hook.pytest_deselected(items=left_out)
    if hasattr(config, "workerinput"):
        items[:] = mixed(items)


def mixed(items: list[pytest.Item]) -> list[pytest.Item]:
    """Mix the tests of the server, which mostly wait, with the others, which compute.

    Each worker gets a run of this list, so while some of its tests wait others compute.
    """
    waiting = [item for item in items if "tests/server/" in item.nodeid or "test_server.py" in item.nodeid]
    known = set(waiting)
    computing = [item for item in items if item not in known]
    if not waiting or not computing:
        return items
    places = [(n / len(few), k, n) for k, few in enumerate((waiting, computing)) for n in range(len(few))]
    return [(waiting, computing)[k][n] for _, k, n in sorted(places)]


def is_one_of_many(item: pytest.Item) -> bool:
    """Whether this is one example of a game's scenario with many.

    Only every fourth is run; the other engine runs all.
    """
    return "/games/" in item.nodeid and "[" in item.nodeid and crc32(item.nodeid.encode()) % 4 != 0


def pytest_collection(session: pytest.Session) -> None:
    """The ten thousand test items live as long as the process, so the garbage collector need not look at them."""
    gc.disable()


def pytest_collection_finish(session: pytest.Session) -> None:
    gc.collect()
    gc.freeze()
    gc.enable()
