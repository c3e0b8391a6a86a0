"""Standard streams that never fail on a letter, a closed end or a reader who left; the one line of a failure."""

from __future__ import annotations

import codecs
import contextlib
import io
import os
import sys
import unicodedata
from pathlib import Path

# What decomposing a letter does not find.
PLAIN = {
    "ł": "l", "Ł": "L", "·": "-", "•": "*", "–": "-", "—": "-", "★": "*", "×": "x", "…": "...", "▸": ">", "▶": ">",
    "▮": "#", "█": "#", "▌": "+", "░": ".", "→": ">", "↓": "v", "↑": "^", "─": "-",
}  # fmt: skip


def plainer(trouble: UnicodeError) -> tuple[str, int]:
    """An error handler for writing: a letter the terminal does not have becomes the nearest it has.

    >>> "Spłosz Oolę ★".encode("ascii", "plainer")
    b'Splosz Oole *'
    """
    if not isinstance(trouble, UnicodeEncodeError):
        raise trouble
    text = trouble.object[trouble.start : trouble.end]
    return "".join(map(plain_letter, text)), trouble.end


def plain_letter(letter: str) -> str:
    if letter in PLAIN:
        return PLAIN[letter]
    return unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode() or "?"


codecs.register_error("plainer", plainer)


def prepare() -> None:
    """Make the three streams usable whatever the shell did to them; they live as long as the process."""
    if sys.stdin is None:
        sys.stdin = Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115
    if sys.stdout is None:
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "plainer"), (sys.stderr, "plainer")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


def give_up_stdout() -> None:
    """Nobody reads stdout any more: what is still buffered goes nowhere, so that leaving cannot fail once again."""
    with contextlib.suppress(OSError, ValueError):  # a stream that is no real file has nothing left to flush
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def speaks_unicode() -> bool:
    return (getattr(sys.stdout, "encoding", None) or "").lower().replace("-", "") in ("utf8", "utf16", "utf32")


def complain(text: str) -> None:
    """One line on stderr, whatever is in ``text``."""
    line = "".join(c if c.isprintable() else "?" for c in " ".join(text.split()))
    sys.stderr.write(f"xenodeck: {line}\n")
    sys.stderr.flush()
