"""What a rule says about who may know that something is asked here, and what others see of an answer."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Veils:
    """The part of a rule that keeps secrets. A rule that says nothing of this has none."""

    DISCREET: ClassVar[bool] = False  # others are not even told that this is being asked
    # Those who compete react to what all were shown with the tick before ``window``: how quick they were may be told.
    TELLS_TIMES: ClassVar[bool] = False

    def covers(self, s: Any, f: Any) -> list[int]:
        """The seats that could be asked here as far as everybody knows, whatever they hold: a secret window.

        A rule that has this is DISCREET and asks one seat, or nobody (``options`` is None). ``default`` declines, and a
        frame that asks nobody does what declining does. Looks at nothing that is hidden. Frames that follow each other,
        or that a declined one puts on the agenda, are one window until something happens or a seat comes again.
        """
        return []

    def contradicts(self, s: Any, f: Any) -> int:
        """The unseen card that cannot be what it is at this imagined table, or else this would not be asked; -1: none.
        A card that must be played, while its player is asked how, is one for which there is something to ask."""
        return -1

    def shows(self, s: Any, f: Any, seat: i64, pick: i64, observer: i64) -> bool:
        """Does ``observer`` see what ``seat`` chooses here? A card passed face down is one and the same to all who do
        not. For search, which must not know more than its seat; views follow from where cards lie."""
        return True

    def hides_answers(self) -> bool:
        """Is there anything that some do not see?"""
        return getattr(type(self), "shows") is not getattr(Veils, "shows")  # noqa: B009

    def covers_seats(self) -> bool:
        """Does this rule have windows of its own?"""
        return getattr(type(self), "covers") is not getattr(Veils, "covers")  # noqa: B009
