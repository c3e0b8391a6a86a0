"""Plain values of the command line (text, whole numbers, decimals) without Pydantic.

Typer validates every value with Pydantic, defaults too, and importing Pydantic takes longer than most commands run.
Here plain values are checked directly; Pydantic is imported only for a value that is not plain.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import typer
from typer._coercion import RuntimeParam, TypeDescriptor, build_runtime_param

if TYPE_CHECKING:
    from typer._click import Context
    from typer._click.core import Command

FIGURES = {int: re.compile(r"-?[0-9]{1,15}"), float: re.compile(r"-?[0-9]{1,15}(\.[0-9]{1,15})?")}


@dataclass(frozen=True)
class Plain(RuntimeParam):
    descriptor: TypeDescriptor

    def _coerce_value(self, value: Any, param: Any, ctx: Context) -> Any:
        found = plain(value, self.annotation, self.parameter_info)
        if found is None:
            return build_runtime_param(self.descriptor).coerce(value, param, ctx)
        return found


def plain(value: Any, kind: Any, info: Any) -> Any:
    """``value`` as a ``kind``, if it is plain and within its bounds; otherwise None."""
    if info.parser is not None:
        return None
    if kind is str:
        return value if type(value) is str else None
    if kind not in FIGURES:
        return None
    if type(value) is str and FIGURES[kind].fullmatch(value):
        value = kind(value)
    low, high = info.min, info.max
    inside = type(value) is kind and (low is None or low <= value) and (high is None or value <= high)
    return value if inside else None


def skip_pydantic(command: Command) -> Command:
    """The same command, with plain values checked here."""
    for param in [*command.params, command.get_help_option(typer.Context(command))]:
        descriptor = getattr(param, "type_descriptor", None)
        if descriptor is not None and not (descriptor.is_path or descriptor.is_choice or descriptor.is_file):
            setattr(param, "_runtime_param", Plain(descriptor.parameter_info, descriptor.annotation, descriptor))  # noqa: B010
    return command
