"""Cards in their colours, numbers as bars. The words say the same, so nothing is lost without colours."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from rich.text import Text

from xenodeck.core.words.telling import matching

# The colours a game may name -> the style of the terminal; all of them are readable on black and on white.
STYLES = {
    "red": "red",
    "green": "green",
    "blue": "bright_blue",
    "gold": "yellow",
    "grey": "dim",
    "purple": "magenta",
    "teal": "cyan",
    "white": "bold",
}
BAR = 10  # blocks of the longest bar
FULL, HALF, TRACK = "█", "▌", "░"


class Paint:
    """Colours the cards of one game."""

    def __init__(self, colours: Mapping[str, str]) -> None:
        self.colours = colours

    def styles(self, code: str) -> list[str]:
        return [STYLES[colour] for colour in matching(self.colours, code).split()]

    def card(self, code: str, name: str) -> Text:
        """A card's name in its colour; with several colours, a part of the name in each."""
        text = Text(name)
        self.over(text, code, 0, len(name))
        return text

    def over(self, text: Text, code: str, start: int, end: int) -> None:
        styles = self.styles(code)
        for at, style in enumerate(styles):
            stretch = end - start
            text.stylize(style, start + stretch * at // len(styles), start + stretch * (at + 1) // len(styles))

    def sentence(self, line: str, names: Iterable[tuple[str, str]]) -> Text:
        """A sentence with its cards (code and name) coloured, long names before short ones that are part of them."""
        text, taken = Text(line), [False] * len(line)
        for code, name in sorted(names, key=lambda card: -len(card[1])):
            for hit in re.finditer(rf"(?<!\w){re.escape(name)}(?!\w)", line):
                if not any(taken[hit.start() : hit.end()]):
                    self.over(text, code, hit.start(), hit.end())
                    taken[hit.start() : hit.end()] = [True] * len(name)
        return text


def bar(value: int, most: int, track: bool = False) -> str:
    """``value`` of ``most`` as blocks: one each up to ten, beyond that in proportion; at least half a block above zero.

    >>> bar(3, 5), bar(3, 5, track=True), bar(25, 50), bar(1, 50), bar(-2, 5)
    ('███', '███░░', '█████', '▌', '')
    """
    room = min(max(most, 0), BAR)
    halves = 2 * value if most <= BAR else max(round(value * room * 2 / most), value > 0)
    full, half = divmod(max(halves, 0), 2)
    drawn = FULL * full + HALF * half
    return drawn + TRACK * (room - len(drawn)) if track else drawn
