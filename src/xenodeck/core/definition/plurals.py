"""Plural forms by the rules of CLDR: which of the forms in a sentence is used for a number.

A sentence has the forms of its language in the order ``zero, one, two, few, many, other``: two forms in English, four
in Slovenian, six in Arabic. If forms at the end are left out, the last one given is used for them. So a form that only
fractions or millions take (``other`` in Polish, ``many`` in French) is not needed. The page does the same with
``Intl.PluralRules`` (``web/src/words/plurals.ts``).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cache, lru_cache

from xenodeck.core.errors import GameError

ORDER = ("zero", "one", "two", "few", "many", "other")
WHOLE = range(1000)  # enough whole numbers to meet every form that they can take


def choose(forms: Sequence[str], value: object, language: str) -> str:
    """The one of ``forms`` that is used for ``value`` in a language.

    >>> [choose(["card", "cards"], n, "en") for n in (0, 1, 1.5, "2")]
    ['cards', 'card', 'cards', 'cards']
    >>> [choose(["karta", "karty", "kart"], n, "pl") for n in (1, 22, 12)]
    ['karta', 'karty', 'kart']
    """
    return forms[min(form_of(value, language), len(forms) - 1)]


def form_of(value: object, language: str) -> int:
    """The index of the form for ``value`` among the forms of the language; the last one if ``value`` is no number."""
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
    """``value`` as a number, also if it is a text with a number, as on the page; None: it is no number."""
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
    """The forms of a language, and the function that returns the form for a number.

    Babel is imported here, so that programs which need no plural forms do not load it.
    """
    from babel import Locale, UnknownLocaleError

    try:
        rule = Locale.parse(language, sep="-").plural_form
    except (UnknownLocaleError, ValueError):
        raise GameError("NO_LANGUAGE", f"CLDR has no plural rules for the language {language!r}.") from None
    return tuple(form for form in ORDER if form in {*rule.tags, "other"}), rule
