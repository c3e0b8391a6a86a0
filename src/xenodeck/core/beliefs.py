"""How well an imagined table fits to the way others have played: the part of a state that search weighs worlds by."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from xenodeck.core.tabletop.cards import Cards


@mypyc_attr(allow_interpreted_subclasses=True)
class Believed(Cards):
    """A table that may be one of many. A game that says nothing of this takes all of them to be equally likely."""

    __slots__ = ()

    def likelihood(self, viewer: i64) -> float:
        """How likely others would have played as they did, if this were the table: 1 where nothing speaks against it,
        0 where it cannot be. From what ``viewer`` could know, roles imagined for others included; never from chance."""
        return 1.0

    def is_weighed(self) -> bool:
        """Does the game say anything of this?"""
        return getattr(type(self), "likelihood") is not getattr(Believed, "likelihood")  # noqa: B009
