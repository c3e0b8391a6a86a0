"""The commands in ``tools``, to be tested: they are no package and import each other by name."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

from architecture.sources import ROOT

TOOLS = ROOT / "tools"


def tool(name: str) -> Any:
    sys.path.insert(0, str(TOOLS))
    try:
        return import_module(name)
    finally:
        sys.path.remove(str(TOOLS))
