"""Rules of a game's rules page, looked up by number and written as Markdown."""

from __future__ import annotations

from xenodeck.core.definition.wording import RuleText, Words
from xenodeck.core.errors import GameError


def find_rules(words: Words, number: str) -> list[RuleText]:
    """The rule with this number, or the rules of the section with it."""
    asked = number.strip().strip("[]").rstrip(".").upper()
    known = words.rules()
    hits = [r for r in known if r.number.upper() == asked]
    hits = hits or [r for r in known if r.section.upper().split()[0] == asked]
    if not hits:
        sections = list(dict.fromkeys(r.section.split()[0] for r in known))
        raise GameError("NO_RULE", f"there is no rule {number!r}.", legal=[*sections, f"{known[0].number} and so on"])
    return hits


def as_markdown(rules: list[RuleText]) -> str:
    return "\n\n".join(f"**{rule.number} {rule.title}.** {rule.text}" for rule in rules)
