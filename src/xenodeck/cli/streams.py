"""Standard streams that do not fail on a character, a closed stream or a closed pipe; the line for a failure."""

from __future__ import annotations

import codecs
import contextlib
import io
import os
import sys
import unicodedata
from pathlib import Path

# Replacements that Unicode decomposition does not give.
PLAIN = {
    "ł": "l", "Ł": "L", "·": "-", "•": "*", "–": "-", "—": "-", "★": "*", "×": "x", "…": "...", "▸": ">", "▶": ">",
    "▮": "#", "█": "#", "▌": "+", "░": ".", "→": ">", "↓": "v", "↑": "^", "─": "-",
}  # fmt: skip


def plainer(trouble: UnicodeError) -> tuple[str, int]:
    """An error handler for encoding: a character that the terminal lacks becomes the nearest one it has.

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
    """Make the three standard streams usable, also those that the shell has closed."""
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
    """Discard what is still buffered for stdout after its reader has gone, so that the exit cannot fail on it."""
    with contextlib.suppress(OSError, ValueError):  # a stream that is not a real file has nothing to flush
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def speaks_unicode() -> bool:
    return (getattr(sys.stdout, "encoding", None) or "").lower().replace("-", "") in ("utf8", "utf16", "utf32")


def complain(text: str) -> None:
    """Write ``text`` as one line to stderr."""
    line = "".join(c if c.isprintable() else "?" for c in " ".join(text.split()))
    sys.stderr.write(f"xenodeck: {line}\n")
    sys.stderr.flush()
