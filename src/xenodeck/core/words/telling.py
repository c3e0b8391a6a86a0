"""Sentences for events, prompts, refusals, reasons and results of any game, made from its words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fnmatch import fnmatchcase
from itertools import pairwise
from typing import Any

from xenodeck.core.definition.game import Game, Outcome, Prospect
from xenodeck.core.definition.ledger import Breakdown as Ledger
from xenodeck.core.definition.wording import Words, fill
from xenodeck.core.errors import GameError, Refusal
from xenodeck.core.knowledge.views import Option
from xenodeck.core.rules.state import CHOICE, SEAT
from xenodeck.core.tabletop.layout import UNKNOWN
from xenodeck.core.words.event_runs import EventData, hidden, log_key, runs
from xenodeck.core.words.lexicon import EXTREMES, PASSING, is_figure

CLAIMED = ("label", "detail")  # facts of an event that are words of the game
RUN = 4  # how many consecutive numbers are all listed


class Teller:
    """Makes sentences for one table, with the names of its people, in one language. Missing words raise KeyError."""

    def __init__(self, game: Game, language: str, seats: int, people: Sequence[str] | None = None) -> None:
        self.words = game.words(language)
        self.turn_events = game.turn_events
        self.summed = frozenset(self.words.table.get("several", {}).get("log", {}))  # kinds whose runs tell a sum
        self.people = list(people) if people else [self.words.say("table", "seat", seat=n) for n in range(seats)]

    @staticmethod
    def automaton(words: Words, seat: int) -> str:
        """The name of the automaton in ``seat``."""
        own = words.has("automata", str(seat))
        return words.get("automata", str(seat)) if own else words.say("automata", "any", seat=seat)

    # -- names -----------------------------------------------------------------------------------------------------

    def card(self, code: str) -> str:
        """The name of a card. A copy with a number (``Y2s#2``) has the name of the first, if it has none of its own."""
        if code.startswith(UNKNOWN):
            return code
        return self.words.get("cards", code if self.words.has("cards", code) else code.partition("#")[0])

    def fact_word(self, word: str) -> str:
        """The text for a word in the facts of a claim or a refusal: a label, a card, a place; other words unchanged."""
        if self.words.has("labels", word):
            return self.words.get("labels", word)
        if self.words.has("places", word):
            return self.words.get("places", word)
        if word == SEAT:
            return self.words.get("table", "a_player")
        return self.card(word) if self.words.has("cards", word) else word

    def cards(self, codes: Sequence[str]) -> str:
        """A list of cards, equal ones counted: ``2 × Comet, Spark, 3 cards``."""
        hidden = sum(code.startswith(UNKNOWN) for code in codes)
        counted = {code: codes.count(code) for code in dict.fromkeys(codes) if not code.startswith(UNKNOWN)}
        shown = [f"{number} × {self.card(c)}" if number > 1 else self.card(c) for c, number in counted.items()]
        return ", ".join(shown + ([self.words.say("table", "cards", number=hidden)] if hidden else []))

    def value(self, field: str, value: object, bar: str = "") -> str:
        """The text for the value of a public field: words of the game for it, the name of a seat, or the number.

        ``bar`` is the number as a bar, for words that contain it.
        """
        section = f"values.{field}"
        if isinstance(value, list):
            each = ", ".join(self.value(field, one) for one in value)
            return self.words.say(section, "list", values=each) if each and self.words.has(section, "list") else each
        if self.words.has(section, str(value)):
            return self.words.get(section, str(value))
        if isinstance(value, int) and self.words.has(section, "any"):
            seat = self.people[value] if 0 <= value < len(self.people) else self.words.get("table", "nobody")
            return self.words.say(section, "any", number=value, seat=seat, bar=bar)
        return str(value)

    # -- questions -------------------------------------------------------------------------------------------------

    def prompt(self, question: str, fields: Mapping[str, Any] | None = None) -> str:
        """The sentence that asks a question. ``fields`` are the public fields of the table.

        ``[asked.<field>.<value>]`` may have other words for the question while a field has this value. A field that is
        a list is worded by ``[named.<field>]``; ``{aliens_number|attacks|attack}`` chooses by its length.
        """
        open_fields = fields or {}
        facts: dict[str, object] = {}
        for field in self.words.table.get("named", {}):
            values = open_fields.get(field)
            if isinstance(values, list):
                facts[field], facts[f"{field}_number"] = self.listed(field, values), len(values)
        for field, by_value in self.words.table.get("asked", {}).items():
            template = by_value.get(str(open_fields.get(field)), {}).get(question)
            if template is not None:
                return capital(fill(template, facts, self.words.language))
        return capital(self.words.say("questions", question, **facts))

    def listed(self, field: str, values: Sequence[object]) -> str:
        """The values of a field within a sentence, equal ones counted: ``a red alien and 2 blue aliens``."""
        counted = {value: values.count(value) for value in dict.fromkeys(values)}
        told = []
        for value, number in counted.items():
            name = self.words.say(f"named.{field}", str(value), number=number)
            told.append(f"{number} {name}" if number > 1 else name)
        return f" {self.words.get('table', 'and')} ".join([", ".join(told[:-1]), told[-1]] if told[1:] else told)

    def verb(self, question: str) -> str:
        """The text of a button that answers a question, with ``{label}`` for the answer; empty: there is none."""
        return self.words.get("verbs", question) if self.words.has("verbs", question) else ""

    def label(self, option: Option, question: str) -> str:
        """The label of an option of this question, for a button."""
        if option.kind == "pass":
            return self.passing(question)
        if option.kind == CHOICE:
            return self.words.get(f"choices.{question}", str(int(option.value)))
        if option.kind == SEAT:
            return self.people[option.value]
        if not option.place:
            return option.word
        return self.hidden_card_label(option) if option.code.startswith(UNKNOWN) else self.card(option.code)

    def prospect(self, prospect: Prospect) -> dict[str, Any]:
        """A prospect as data with its text."""
        text = self.words.say("prospects", prospect.key, number=prospect.number)
        return {"text": text, "good": prospect.good, **({"on": prospect.on} if prospect.on else {})}

    def passing(self, question: str) -> str:
        """The label for passing; a question may have its own words for it."""
        section = f"choices.{question}"
        return self.words.get(section, "pass") if self.words.has(section, "pass") else self.words.get("table", "pass")

    def word(self, question: str, word: str) -> str:
        """What a person types for the option written ``word``: a word of the game for it, else ``word`` itself."""
        section = f"typed.{question}"
        if self.words.has(section, word):
            return self.words.get(section, word).partition(",")[0]
        if word == PASSING:
            return self.words.get("table", PASSING)
        label = self.words.get(f"choices.{question}", word) if self.words.has(f"choices.{question}", word) else ""
        return label.lower() if label and " " not in label else word

    def extremes(self, question: str) -> dict[str, str]:
        """The words for the least, the middle and the most of the options, if the question has them."""
        section = f"typed.{question}"
        return {key: self.word(question, key) for key in EXTREMES if self.words.has(section, key)}

    def hidden_card_label(self, option: Option) -> str:
        """A card whose face the viewer does not know, by its position."""
        place = self.words.get("places", option.place)
        if option.owner >= 0:
            place = f"{place} ({self.people[option.owner]})"
        return self.words.say("table", "below" if option.at else "top", place=place, number=int(option.at))

    # -- the story -------------------------------------------------------------------------------------------------

    def sentence(self, event: EventData, section: str = "log", me: int = -1) -> str:
        """The sentence for an event as its viewer noticed it; ``section`` of the words has the templates.

        ``me`` is the seat of the reader, who is addressed as *you*; -1: all seats are named.
        """
        line = self.words.say(
            self.section_for(event, section, me),
            log_key(event),
            **{
                name: self.fact_word(fact) if name in CLAIMED else fact_text(fact)
                for name, fact in event.get("facts", {}).items()
            },
            seat=self.people[event["seat"]] if "seat" in event else "",
            other=self.people[event["other"]] if "other" in event else "",
            number=event.get("number", 0),
            cards=self.cards(event.get("cards", [])),
        )
        return line if "times" not in event else f"{line[:-1]} (×{event['times']}){line[-1:]}"

    def section_for(self, event: EventData, section: str, me: int) -> str:
        """The section with the words for an event: ``you.…`` if ``me`` did it, ``to_you.…`` if it was done to ``me``.

        ``[unseen.…]`` may have other words for cards that the viewer does not see, and ``[several.…]`` for several
        events that are told as one.
        """
        key = log_key(event)
        roles = [role for role, seat in (("you", event.get("seat")), ("to_you", event.get("other"))) if seat == me >= 0]
        for told in (*(f"{role}.{section}" for role in roles), section):
            if hidden(event) and self.words.has(f"unseen.{told}", key):
                return f"unseen.{told}"
            if event.get("several") and self.words.has(f"several.{told}", key):
                return f"several.{told}"
            if told == section or self.words.has(told, key):
                break
        return told

    def gist(self, event: EventData, me: int = -1) -> str | None:
        """The sentence for an event within a summary of a whole turn: without its subject, which was named before.

        Empty: the summary leaves it out. None: it has the same sentence as in the log.
        """
        if self.is_small(event):
            return ""
        return self.sentence(event, "gist", me) if self.words.has("gist", log_key(event)) else None

    def is_small(self, event: EventData) -> bool:
        """Does a summary of a turn leave this event out? If its words are empty, or if it is about unseen cards."""
        if self.words.has("gist", log_key(event)):
            return not self.words.get("gist", log_key(event))
        return "other" not in event and hidden(event)

    def merged_runs(self, events: Sequence[EventData]) -> list[EventData]:
        """The events with each run merged into one: a hand that is drawn at once, a swarm."""
        ends = [at for at, length in enumerate([*runs(events, self.summed), 1]) if length == 1]
        return [self.merged_run(events[begun:end]) for begun, end in pairwise(ends)]

    def merged_run(self, run: Sequence[EventData]) -> EventData:
        """A run of events as one event with all cards; with ``times`` if its sentence names no cards."""
        if len(run) == 1:
            return run[0]
        cards = [card for event in run for card in event.get("cards", ())]
        if log_key(run[0]) in self.summed:
            return {**run[0], "cards": cards, "number": sum(event["number"] for event in run), "several": True}
        named = "{cards}" in self.words.get("log", log_key(run[0]))
        return {**run[0], "cards": cards} if named else {**run[0], "times": len(run)}

    def log(
        self, events: Sequence[EventData], since: int = 0, text: Callable[[int], str] | None = None, me: int = -1
    ) -> list[EventData]:
        """The log as data: events from number ``since`` on, each with its sentence. The last event of a run also has a
        sentence for the whole run.

        ``text`` returns the sentence of an event, if it is known already. ``me`` is the seat of the reader.
        """
        lines: list[EventData] = []
        lengths = runs(events, self.summed)
        for at in range(since, len(events)):
            line = {**events[at], "text": text(at) if text else self.sentence(events[at], me=me)}
            told = events[at]
            if lengths[at] > 1:
                line["run"] = lengths[at]
                if lengths[at + 1 : at + 2] in ([], [1]):
                    told = self.merged_run(events[at + 1 - lengths[at] : at + 1])
                    line["whole"] = self.sentence(told, me=me)
            if (gist := self.gist(told, me)) is not None:
                line["gist"] = gist
            if told["what"] in self.turn_events:
                line["begins"] = True
            lines.append(line)
        return lines

    def result(self, outcome: Outcome, points: bool = True) -> str:
        """``Plimp 21, Zyx 17. Plimp wins.`` and, if the game has words for it, why the game ended.

        ``points``: with the points of each seat.
        """
        if not points:
            return " ".join([self.winners(outcome.winners), *self.ending(outcome.ended)])
        order = by_rank(outcome.ranks)
        scores = (self.words.say("results", "points", name=self.people[n], number=outcome.scores[n]) for n in order)
        return " ".join([", ".join(scores) + ".", self.winners(outcome.winners), *self.ending(outcome.ended)])

    def verdict(self, outcome: Outcome, me: int) -> str:
        """The result as told to the seat ``me``: who won, and by how much."""
        won = outcome.winners
        if not won:
            return self.words.get("results", "nobody")
        rivals = [seat for seat in range(len(outcome.scores)) if (seat in won) != (me in won)]
        best = min(rivals, key=lambda seat: outcome.ranks[seat], default=me)
        gap = abs(outcome.scores[me] - outcome.scores[best])
        facts = {
            "number": self.number_word("numbers", gap),
            "place": self.number_word("ordinals", outcome.ranks[me]),
        }
        if me not in won:
            behind = self.words.say("results", "you_behind" if gap else "you_come", **facts)
            return f"{self.winners(won)} {behind}"
        if len(won) > 1:
            return f"{self.winners(won)} {self.words.get('results', 'you_share')}"
        decided = [name for name in outcome.decisive() if outcome.breaks[name][me] != outcome.breaks[name][best]]
        if not gap and decided:
            return self.words.say("results", "you_win_break", label=self.tie_break(decided[0]))
        return self.words.say("results", "you_win_by" if gap else "you_win", **facts)

    def number_word(self, section: str, number: int) -> str:
        """A number in words, if the section has a word for it, else in figures."""
        return self.words.get(section, str(number)) if self.words.has(section, str(number)) else str(number)

    def breaks(self, outcome: Outcome) -> list[dict[str, Any]]:
        """The tie-breaks as data, in the order in which they count, each with the values of all seats."""
        return [{"label": self.tie_break(name), "values": list(values)} for name, values in outcome.breaks.items()]

    def tie_break(self, name: str) -> str:
        """The name of a tie-break."""
        return self.words.get("breaks", name)

    def score_breakdown(self, sums: Ledger) -> list[list[dict[str, Any]]]:
        """The breakdown of the scores as data: for each seat the label and the number of each account."""
        return [
            [{"label": self.words.get("accounts", account), "number": number} for account, number in entries.items()]
            for entries in sums
        ]

    def winners(self, winners: Sequence[int]) -> str:
        """The sentence that names the winners."""
        named = [self.people[seat] for seat in winners]
        key = "nobody" if not named else "wins" if len(named) == 1 else "share"
        both = f" {self.words.get('table', 'and')} ".join([", ".join(named[:-1]), named[-1]] if named[1:] else named)
        return self.words.say("results", key, names=both)

    def ending(self, ended: str) -> list[str]:
        """The sentence for why the game ended, as a list that is empty if there is none."""
        return [self.words.get("endings", ended)] if ended else []

    # -- why and why not -------------------------------------------------------------------------------------------

    def reason(self, key: str, facts: Mapping[str, object]) -> str:
        """The reason of a bot in a sentence; an empty key: it gave none."""
        other = facts.get("other")
        named = {**facts, "other": self.people[other]} if isinstance(other, int) else dict(facts)
        return self.words.say("reasons", key or "none", **named)

    def refusal(self, no: GameError) -> str:
        """The text of a refusal, without the number of the rule. Other errors have only an English text."""
        if isinstance(no, Refusal) and self.words.has("refusals", no.code):
            return self.words.say("refusals", no.code, **{key: self.fact_word(fact) for key, fact in no.facts.items()})
        return no.text

    def why_not(self, no: GameError, fields: Mapping[str, Any] | None = None) -> str:
        """Why something is no answer to the open question, and what to do instead.

        ``[why_not.<question>]`` has the reason for a card (by code or pattern), a place, or a ``seat``. ``[instead]``
        says what to do, if the prompt of the question does not.
        """
        question, facts = (no.question, no.facts) if isinstance(no, Refusal) else ("", {})
        if not question or not self.words.has("questions", question):
            return self.refusal(no)
        thing = facts.get("card") or facts.get("word", "")
        reasons = self.words.table.get("why_not", {}).get(question, {})
        reason = matching(reasons, SEAT if is_figure(thing.removeprefix("seat ")) else thing) or self.refusal(no)
        instead = self.words.has("instead", question)
        return f"{reason} {self.words.get('instead', question) if instead else self.prompt(question, fields)}"

    def legal(self, no: GameError) -> list[str]:
        """The answers that may be typed instead, in this language."""
        question = no.question if isinstance(no, Refusal) else ""
        offered = list(self.extremes(question).values()) if no.legal else []
        return offered + shortened([self.word(question, word) for word in no.legal])


def matching(entries: Mapping[str, Any], code: str) -> str:
    """The entry for a code: its own, else that of the first pattern that matches; empty: none.

    >>> matching({"DEFEND.*": "Faces aliens.", "VIEW": "Looks."}, "DEFEND.R")
    'Faces aliens.'
    """
    own = entries.get(code)
    if isinstance(own, str):
        return own
    fitting = (said for key, said in entries.items() if isinstance(said, str) and fnmatchcase(code, key))
    return next(fitting, "")


def capital(sentence: str) -> str:
    """The sentence with a capital letter at its beginning."""
    return sentence[:1].upper() + sentence[1:]


def shortened(words: list[str]) -> list[str]:
    """
    >>> shortened(["VIEW", "deck 0", "deck 1", "deck 2", "deck 3", "deck 4", "7"])
    ['VIEW', 'deck 0', '…', 'deck 4', '7']
    """
    runs: list[list[str]] = []
    for word in words:
        stem, _, figure = word.rpartition(" ")
        before = f"{stem} {int(figure) - 1}".strip() if is_figure(figure) else ""
        if runs and runs[-1][-1] == before:
            runs[-1].append(word)
        else:
            runs.append([word])
    return [word for run in runs for word in (run if len(run) <= RUN else [run[0], "…", run[-1]])]


def by_rank(ranks: Sequence[int]) -> list[int]:
    """The seats from the best rank to the worst.

    >>> by_rank([2, 1, 2])
    [1, 0, 2]
    """
    return sorted(range(len(ranks)), key=lambda seat: ranks[seat])


def fact_text(fact: Any) -> object:
    """A fact of an event within a sentence: a list becomes ``1, 3, 5``."""
    return ", ".join(str(fact_text(each)) for each in fact) if isinstance(fact, list) else fact


def times(number: int) -> str:
    """`` ×3``; empty for 1."""
    return f" ×{number}" if number > 1 else ""
