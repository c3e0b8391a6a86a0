"""Write ``web/src/words/vectors/plurals.json``: the plural form of numbers in languages of every kind.

The server chooses with Babel, the page with ``Intl.PluralRules``; the tests of the page compare it with this file. For
each language there are the names of its ``forms`` and, digit by digit, the index of the form for each of the
``numbers``. ``--check`` writes nothing and fails if the file is out of date.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from xenodeck.core.definition.plurals import form_of, forms_of

TARGET = Path(__file__).resolve().parents[1] / "web/src/words/vectors/plurals.json"
# one for each way to count, from a single form to six
CODES = "ar br cs cy da en es fil fr ga gd gv he hi is ja kw lt lv mk mt pl pt ro ru si sl tzm uk zu"
FRACTIONS = (0.01, 0.1, 0.5, 1.5, 1.0001, 2.1, 2.25, 5.5, -1.5)
NUMBERS = (*range(205), 1000, 1001, 10_000, 1_000_000, 1_000_001, 2_000_000, -1, -2, -5, *FRACTIONS)


def page() -> str:
    """A line for each language."""
    languages = [
        f"{json.dumps(code)}: "
        + json.dumps({"forms": forms_of(code), "chosen": "".join(str(form_of(number, code)) for number in NUMBERS)})
        for code in CODES.split()
    ]
    inner = ",\n".join(languages)
    return f'{{\n"numbers": {json.dumps(NUMBERS)},\n"languages": {{\n{inner}\n}}\n}}\n'


def main(arguments: list[str]) -> int:
    text = page()
    if arguments != ["--check"]:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(text, "utf-8")
        return 0
    if TARGET.exists() and TARGET.read_text("utf-8") == text:
        return 0
    print(f"{TARGET.name} is out of date: run tools/plural_vectors.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
