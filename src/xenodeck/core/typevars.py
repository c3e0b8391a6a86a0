"""``TypeVar`` with a default, as later Pythons have it: who names no type gets that one. It is for type checkers; at
run time nothing is imported for it. This module is not compiled: mypyc would drop the branch that really runs."""

from __future__ import annotations

import typing
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from typing_extensions import TypeVar as TypeVar
else:

    def TypeVar(name: str, *, bound: Any = None, default: Any = None, covariant: bool = False) -> typing.TypeVar:
        return typing.TypeVar(name, bound=bound, covariant=covariant)
