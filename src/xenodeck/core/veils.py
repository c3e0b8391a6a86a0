"""What a rule says about who may know that something is asked here, and what others see of an answer."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Veils:
    """The part of a rule that keeps secrets. A rule that says nothing of this has none."""

    DISCREET: ClassVar[bool] = False  # others are not even told that this is being asked

    def covers(self, s: Any, f: Any) -> list[int]:
        """The seats that could be asked here as far as everybody knows, whatever they hold: a secret window.

        A rule that has this is DISCREET and asks one seat, or nobody (``options`` is None). A frame that asks nobody
        does nothing, nor does ``default``, which declines. Looks at nothing that is hidden.
        """
        return []

    def covers_seats(self) -> bool:
        """Does this rule have windows of its own?"""
        return getattr(type(self), "covers") is not getattr(Veils, "covers")  # noqa: B009
