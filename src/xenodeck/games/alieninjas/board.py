"""What the boards of all modes have in common: how they read what a viewer sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from xenodeck.games.alieninjas.state import NinjaSetup

HIDDEN = "?"  # instead of the code of a card that lies face down
Lines = list[list[tuple[str, str]]]  # lines of text: pieces, each with the code of the card it shows, or an empty code
T = TypeVar("T", bound=NinjaSetup)


class Board(Generic[T]):
    """What a front end draws of one mode, made only from a view as data. It has no decimals and no nulls."""

    def __init__(self, setup: T, seen: Mapping[str, Any]) -> None:
        self.setup = setup
        self.seen = seen
        self.fields: Mapping[str, Any] = seen["fields"]

    def drawn(self) -> dict[str, Any]:
        """The board as data; ``mode`` is added by the caller."""
        raise NotImplementedError

    @staticmethod
    def picture(drawn: Mapping[str, Any], width: int) -> Lines:
        """The same as lines for a terminal."""
        return []

    # -- reading -------------------------------------------------------------------------------------------------------

    def pile(self, place: str, seat: int = 0) -> dict[str, Any]:
        """The cards in a place: its ``size``, and its ``cards`` as far as the view names them, the top first."""
        found: dict[str, Any] = self.seen["places"][place][seat]
        return found

    def codes(self, place: str, seat: int = 0) -> list[str]:
        """The cards of a place, the top first; a face-down one is HIDDEN, whatever its back."""
        return [HIDDEN if code.startswith(HIDDEN) else code for code in self.pile(place, seat)["cards"]]

    def own_hand(self) -> list[str]:
        viewer = self.seen["viewer"]
        return self.codes("hand", viewer) if viewer >= 0 else []

    def face(self, code: str) -> int:
        return self.setup.layout.codes.index(code)

    def type_of(self, code: str) -> int:
        return self.setup.type_of[self.face(code)]


def type_name(type_: int) -> str:
    """The name of a type by its number: 0 is ``T1``."""
    return f"T{type_ + 1}"
