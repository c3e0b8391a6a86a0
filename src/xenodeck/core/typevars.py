"""``TypeVar`` with a default, which Python has from 3.13 on: a class that is used without a type argument gets it.

Only type checkers use the default, so nothing is imported for it at run time. This module is not compiled, because
mypyc would drop the branch that runs.
"""

from __future__ import annotations

import typing
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from typing_extensions import TypeVar as TypeVar
else:

    def TypeVar(name: str, *, bound: Any = None, default: Any = None, covariant: bool = False) -> typing.TypeVar:
        return typing.TypeVar(name, bound=bound, covariant=covariant)
