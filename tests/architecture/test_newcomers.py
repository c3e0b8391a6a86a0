"""Mistakes of an author of a first game: each is reported when the game is found, by file and name and in words.

``declared`` checks what can be seen in the game as it stands; for the rest the game is played once.
"""

from __future__ import annotations

import re

import pytest

from architecture.comet import EN, META, PL, Planted, comet
from xenodeck.core.errors import GameError
from xenodeck.games import found

__all__ = ["comet"]  # the fixture
RULES = "rules.en.md"
TAKE_ALL = "        return list(s.zones[HAND[f.seat]]) or None\n"
NEXT = "        s.then(TURN.frames[s.active] if s.zones[HAND[s.active]] else Frame(END, -1))"
SKY = 's.move(pick, HAND[seat], SKY, "lay", seat)'
DEALT = "            for _ in range(s.setup.hand_size):\n                s.draw(DECK, HAND[seat])"
SETTING = 'Setting("hand_size", INTEGER, 3, "1.1", low=1, high=5)'
SET_UP = "its largest table cannot be set up as printed, "
Change = tuple[str, str, str]


def meta(old: str, new: str) -> list[Change]:
    return [(META, old, new)]


def policy(made: str, answer: str) -> list[Change]:
    """With a way to play that answers like this."""
    head = "def choose(self, s: State, seat: int, options: Any, dice: int) -> Any:"
    text = f"class High(Policy):\n    {head}\n        {answer}\n"
    words = '[bots]\nhigh = "?"\n\n[bot_names]\nhigh = "?"\n\n[log]\n'
    declared = f"class CometGame(Game):\n    policies = staticmethod(lambda: {{'high': {made}}})\n"
    taken = (META, "Setting, Setup,", "Policy, Setting, Setup,")
    return [taken, (META, "class CometGame(Game):\n", text + declared), (EN, "[log]\n", words), (PL, "[log]\n", words)]


# what was done wrong -> how, and what is said of it
DECLARED = {
    "a rule without a number": (meta('    RULE = "1.2"\n', ""), "meta.py: Turn.RULE is not set"),
    "a number that is not on the page": (
        meta('RULE = "1.2"', 'RULE = "1.9"'),
        "meta.py: Turn.RULE is '1.9', which rules.en.md does not have",
    ),
    "a page without a rule": (
        [(RULES, f"**1.{n} {name}.**", f"{name}.") for n, name in ((1, "Deal"), (2, "Turn"), (3, "End"))],
        "rules.en.md: it has no rule; each is a paragraph like **1.1 Deal.**",
    ),
    "pages that differ": (
        [("rules.pl.md", "**1.3", "**1.4")],
        "rules.pl.md: its rules are not those of rules.en.md: 1.3, 1.4",
    ),
    "the rule that deals is not listed": (
        meta("rules = [DEAL, TURN, END]", "rules = [TURN, END]"),
        "meta.py: CometGame.rules: Deal deals, and is not among them",
    ),
    "a rule listed twice": (
        meta("rules = [DEAL, TURN, END]", "rules = [DEAL, TURN, END, End()]"),
        "meta.py: CometGame.rules: two rules are called End",
    ),
    "a class among the rules": (
        meta("rules = [DEAL, TURN, END]", "rules = [DEAL, TURN, End]"),
        "meta.py: CometGame.rules has the class End; what belongs there is End()",
    ),
    "no rules": (meta("    rules = [DEAL, TURN, END]\n", ""), "meta.py: CometGame.rules is not set"),
    "several asked, and no choices": (
        meta('    RULE = "1.2"\n', '    RULE = "1.2"\n    MODE = 1\n'),
        "meta.py: Turn asks several seats, and choices is not written",
    ),
    "two places in one zone": (
        meta("by_seat(2, MAX_SEATS)", "by_seat(1, MAX_SEATS)"),
        f"{SET_UP}meta.py, line …, in prepare: RuleBug: two places share zone 1: sky and hand",
    ),
    "zones for too few seats": (
        meta("by_seat(2, MAX_SEATS)", "by_seat(2, 3)"),
        f"{SET_UP}meta.py, line …, in prepare: RuleBug: the place hand has zones for 3 seats, and 4 sit here",
    ),
    "seats the wrong way round": (
        meta("(2, MAX_SEATS)),)", "(MAX_SEATS, 2)),)"),
        "meta.py: CometGame.modes: standard is for 4 to 2 seats",
    ),
    "too many seats": (meta("MAX_SEATS: Final = 4", "MAX_SEATS: Final = 17"), "a table has at most 16"),
    "a comma forgotten": (
        meta('seat_fields = ("tails",)', 'seat_fields = ("tails")'),
        "meta.py: CometGame.seat_fields is 'tails' and not a tuple; a single one needs a comma: ('tails',)",
    ),
    "a field that is not there": (
        meta('seat_fields = ("tails",)', 'seat_fields = ("tales",)'),
        "meta.py: CometGame.seat_fields: no state has a field tales; there are active, tails",
    ),
    "a field without a value": (
        meta("        self.tails = [0] * int(self.seats)\n", "        pass\n"),
        "meta.py: Comet.tails has no value once init_fields() is through",
    ),
    "a field of another kind": (
        meta("    active: i64 = 0\n", "    active: i64 = 0\n    lit: object = None\n"),
        "lit: object: a field is a number, a word",
    ),
    "no scoring": (
        meta("    def scores(self) -> list[int]:\n        return self.tails\n", ""),
        "meta.py: Comet.scores is not written",
    ),
    "no class of tables": (
        meta("    def state_class(self)", "    def state_classes(self)"),
        "meta.py: CometSetup.state_class: this method is to be written by the game",
    ),
    "no set-up": (meta("def prepare(", "def prepares("), f"{SET_UP}this method is to be written by the game"),
    "a set-up that is not returned": (
        meta("return CometSetup(mode.id", "CometSetup(mode.id"),
        "meta.py: CometGame.prepare gives None and not a Setup",
    ),
    "a default out of range": (
        meta(SETTING, SETTING.replace("3", "9")),
        "the default of hand_size is wrong in the mode standard: hand_size cannot be 9; it takes 1 to 5",
    ),
    "an unknown kind of option": (
        meta('"hand_size", INTEGER', '"hand_size", "integr"'),
        "meta.py: CometGame.settings: hand_size is of the kind 'integr'; there are choice,",
    ),
    "an option by another name": (
        meta('settings["hand_size"]', 'settings["handsize"]'),
        f"{SET_UP}meta.py, line …, in __init__: KeyError: 'handsize'",
    ),
    "a default of a mode for no option": (
        meta("(2, MAX_SEATS)),)", '(2, MAX_SEATS), defaults={"hands": 2}),)'),
        "meta.py: CometGame.modes: standard has a default for hands, which is no option",
    ),
    "fewer backs than codes": (
        meta("[0] * len(CODES)", "[0]"),
        "meta.py: CometSetup.layout: 5 codes of cards and 1 backs",
    ),
    "a face without a code": (
        meta("range(len(CODES)) for", "range(6) for"),
        "meta.py: CometSetup.face: a card has a face without a code; there are 5 codes",
    ),
    "words that are no TOML": (
        [(EN, 'name = "Comet"', 'name = "Comet')],
        "words.en.toml is no TOML: Illegal character",
    ),
    "a key written twice": ([(EN, "C2 =", "C1 =")], "words.en.toml is no TOML: Cannot overwrite a value"),
    "no game": (meta("GAME = CometGame()", ""), "meta.py: there is no GAME; it ends with GAME = CometGame()"),
    "a class for a game": (meta("GAME = CometGame()", "GAME = CometGame"), "it ends with GAME = CometGame()"),
    "another id": (meta('id = "comet"', 'id = "komet"'), "meta.py: CometGame.id is 'komet'; its folder says 'comet'"),
    "a slip of the pen": (meta("Turn(), End()", "Turn(, End()"), "SyntaxError: invalid syntax (meta.py, line …)"),
    "an unknown import": (meta("Value, by_seat,", "Value, by_seats,"), "ImportError: cannot import name 'by_seats'"),
}
PLAYED = {
    "no options": (meta("    def options(", "    def option("), "meta.py: Turn.options gave None, so nothing"),
    "options that are not returned": (
        meta(TAKE_ALL, TAKE_ALL.replace("return ", "")),
        "meta.py: Turn.options gave None, so nothing was asked, and then in meta.py, line …, in resolve: ValueError",
    ),
    "options by code": (
        meta(TAKE_ALL, "        return [CODES[s.face[card]] for card in s.zones[HAND[f.seat]]] or None\n"),
        "meta.py: Turn: the option 'C2' is no number of a card",
    ),
    "a question without a kind": (
        meta('return "lay", CARD', 'return "lay"'),
        "meta.py: Turn.question gives 'lay', and not a name and CARD, PLACE, SEAT, NUMBER or CHOICE",
    ),
    "a rule that is not listed": (
        meta("rules = [DEAL, TURN, END]", "rules = [DEAL, TURN]"),
        "meta.py: End is not among the rules of the game; it could not be saved",
    ),
    "a zone that is not there": (
        meta(SKY, SKY.replace("SKY", "20")),
        "meta.py, line …, in resolve: IndexError: list index out of range",
    ),
    "a zone without a place": (
        [(META, "by_seat(2, MAX_SEATS)", "by_seat(3, MAX_SEATS)"), (META, SKY, SKY.replace("SKY", "2"))],
        "meta.py: CometGame: cards lie in a zone that no place of the layout has",
    ),
    "a seat that was forgotten": (
        meta('s.draw(DECK, HAND[seat], "draw", seat)', 's.draw(DECK, HAND, "draw", seat)'),
        "meta.py, line …, in resolve: TypeError: ",  # the two engines have other words for it
    ),
    "more cards dealt than there are": (
        meta("COPIES: Final = 4", "COPIES: Final = 2"),
        "meta.py, line …, in resolve: IndexError: pop from empty list",
    ),
    "points of one seat only": (
        meta("        return self.tails\n", "        return self.tails[:1]\n"),
        "meta.py: Comet.scores gives 1 numbers for 4 seats",
    ),
    "a sentence that names what is not told": (
        [(EN, "{seat} lays", "{seet} lays")],
        "words.en.toml: [log] lay names {seet}, and there is seat, other, number, cards",
    ),
    "a brace that stays open": (
        [(EN, "{number|point|points}.", "{number|point|points.")],
        "words.en.toml: [log] shine: expected '}' before end of string",
    ),
    "a list for a text": (
        [(EN, "[log]\n", '[typed.lay]\n1 = ["one"]\n\n[log]\n'), (PL, "[log]\n", '[typed.lay]\n1 = "raz"\n\n[log]\n')],
        "words.en.toml: [typed.lay] 1 is ['one'] and not a text",
    ),
    "a word that means two things": (
        [(file, "[log]\n", '[typed.lay]\n1 = "one"\n2 = "two, one"\n\n[log]\n') for file in (EN, PL)],
        "words.*.toml: [typed] or [choices]: 'one' means both 1 and 2 as an answer to lay",
    ),
    "nothing comes next": (meta(NEXT, "        pass"), "after meta.py: Turn.resolve: RuleBug: nothing is pending"),
    "nobody is ever asked": (
        [
            (META, "        s.then(TURN.frames[0])", "        s.then(Frame(DEAL, -1))"),
            (META, DEALT, "            pass"),
        ],
        "meta.py: Deal: 10000 steps in a row, and nobody was asked anything",
    ),
    "an answer that is no option": (
        policy("High()", "return -1"),
        "meta.py: High.choose gives -1 for the question lay, which is none of [",
    ),
    "no answer": (policy("High()", "pass"), "meta.py: High.choose gives None for the question lay"),
    "a class for a policy": (policy("High", "return 1"), "meta.py: CometGame.policies: high is <class"),
}  # fmt: skip
every_mistake = [pytest.param(*row, id=name) for name, row in {**DECLARED, **PLAYED}.items()]


@pytest.mark.parametrize(("changes", "said"), every_mistake)
def test_a_mistake_is_told_when_the_game_is_found(comet: Planted, changes: list[Change], said: str) -> None:
    folder = comet(*changes)
    with pytest.raises(GameError) as no:
        found(folder.parent.name)
    assert no.value.code == "BAD_GAMES"
    assert said in re.sub(r"line \d+", "line …", no.value.text.replace(f"{folder}/", ""))


def test_a_game_without_mistakes_is_played_and_taken(comet: Planted) -> None:
    assert "comet" in found(comet(*policy("High()", "return options[0]")).parent.name)
