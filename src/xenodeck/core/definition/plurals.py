"""Plural forms: which of the forms that a sentence gives stands for a number, by the rules of CLDR.

A sentence gives the forms of its language in the order ``zero, one, two, few, many, other``, those that the language
has: two in English, four in Slovenian, six in Arabic. The last one given stands for all that follow it, so that a form
which only fractions or millions take (``other`` in Polish, ``many`` in French) may be left out. The page does the same
with ``Intl.PluralRules`` (``web/src/words/plurals.ts``).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cache, lru_cache

from xenodeck.core.errors import GameError

ORDER = ("zero", "one", "two", "few", "many", "other")
WHOLE = range(1000)  # the numbers that are counted: enough to meet every form that a whole number of things takes


def choose(forms: Sequence[str], value: object, language: str) -> str:
    """The one of ``forms`` that stands for ``value`` in a language.

    >>> [choose(["card", "cards"], n, "en") for n in (0, 1, 1.5, "2")]
    ['cards', 'card', 'cards', 'cards']
    >>> [choose(["karta", "karty", "kart"], n, "pl") for n in (1, 22, 12)]
    ['karta', 'karty', 'kart']
    """
    return forms[min(form_of(value, language), len(forms) - 1)]


def form_of(value: object, language: str) -> int:
    """The place of the form for ``value`` among those of the language; of the last one if it is no number."""
    number = number_in(value)
    return len(forms_of(language)) - 1 if number is None else _place(number, language)


def forms_of(language: str) -> tuple[str, ...]:
    """The names of all forms that a language has, in order.

    >>> forms_of("sl")
    ('one', 'two', 'few', 'other')
    """
    return _rule(language)[0]


@cache
def least_forms(language: str) -> int:
    """How many forms a sentence must give so that every number of things below a thousand has one.

    >>> [least_forms(language) for language in ("ja", "en", "pl", "sl", "ar")]
    [1, 2, 3, 4, 6]
    """
    return len({_place(number, language) for number in WHOLE})


def number_in(value: object) -> int | float | None:
    """``value`` as a number: one that was written as text counts too, as it does on the page."""
    if isinstance(value, str):
        try:
            value = float(value) if "." in value else int(value)
        except ValueError:
            return None
    return value if isinstance(value, int | float) and math.isfinite(value) else None


@lru_cache(maxsize=4096)
def _place(number: int | float, language: str) -> int:
    forms, form = _rule(language)
    return forms.index(form(number))


@cache
def _rule(language: str) -> tuple[tuple[str, ...], Callable[[int | float], str]]:
    """The forms of a language, and what names the one for a number.

    Babel is imported here, so that whatever never counts anything for people goes without it.
    """
    from babel import Locale, UnknownLocaleError

    try:
        rule = Locale.parse(language, sep="-").plural_form
    except (UnknownLocaleError, ValueError):
        raise GameError("NO_LANGUAGE", f"CLDR has no plural rules for the language {language!r}.") from None
    return tuple(form for form in ORDER if form in {*rule.tags, "other"}), rule
