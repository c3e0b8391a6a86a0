"""The consoles that commands print to, and JSON on stdout."""

from __future__ import annotations

import json
import os
import sys
from typing import Any

from rich.console import Console

from xenodeck.cli.streams import speaks_unicode

console = Console(highlight=False)
errors = Console(stderr=True, highlight=False)


def update_width() -> None:
    """Use the width that ``COLUMNS`` asks for now. Rich reads it only once, when this module is imported."""
    columns = os.environ.get("COLUMNS", "")
    if columns.isdecimal() and int(columns) > 0:
        console.width = errors.width = int(columns)


def print_json(data: Any) -> None:
    sys.stdout.write(json.dumps(data, ensure_ascii=not speaks_unicode(), indent=2) + "\n")
