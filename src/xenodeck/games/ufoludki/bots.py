"""A bot that knows Ufoludki: it weighs what a card brings now against what it leaves open, from its view alone."""

from __future__ import annotations

from xenodeck.core.bot import Advice, Bot
from xenodeck.core.views import View

WIN = 1000.0


class Raider(Bot):
    """Compares every card by its gain, the harm to rivals and the value it exposes to Generals and twin Saucers."""

    def choose(self, view: View, dice: int) -> Advice:
        question = view.question
        assert question is not None
        if len(question.options) == 1:
            return Advice(0, "only")
        table = Seen(view)
        if question.name == "target":
            seats = [int(o.value) for o in question.options]
            best = max(seats, key=lambda seat: (min(2, table.loot[seat]), table.loot[seat]))
            return Advice(seats.index(best), "rob", {"number": min(2, table.loot[best]), "other": best})
        if question.name == "count":
            return self.count(table, [int(o.value) for o in question.options])
        plans = [table.plan(o.code) for o in question.options]
        index = max(range(len(plans)), key=lambda i: plans[i].worth)
        plan = plans[index]
        return Advice(index, plan.reason, plan.facts)

    def count(self, table: Seen, counts: list[int]) -> Advice:
        """All of them, unless that ends the game too early for us and a smaller group does not."""
        order = sorted(counts, key=lambda k: -table.from_earth(k, 1).worth)
        best = table.from_earth(order[0], 1)
        return Advice(counts.index(order[0]), best.reason, best.facts)


class Plan:
    def __init__(self, worth: float, reason: str, facts: dict[str, object]) -> None:
        self.worth = worth
        self.reason = reason
        self.facts = facts


class Seen:
    """The table as the bot's seat sees it, in the terms it thinks in."""

    def __init__(self, view: View) -> None:
        self.me = int(view.viewer)
        self.earth: int = view.fields["earth"]
        self.loot: list[int] = view.fields["loot"]
        self.hand = view.pile("hand", view.viewer).cards
        seats = int(view.seats)
        self.rivals = [(self.me + i) % seats for i in range(1, seats)]
        self.tops = [(view.pile("stack", seat).cards or [""])[0] for seat in range(seats)]
        self.best_rival = max(self.loot[r] for r in self.rivals)

    def plan(self, code: str) -> Plan:
        if code.startswith("S") and code != "SWARM":
            return self.saucer(code, int(code[1]))
        if code == "COUNTER":
            return self.rob(max(self.rivals, key=lambda r: (min(2, self.loot[r]), self.loot[r])), 2, 2)
        if code == "RECRUIT":
            return self.from_earth(1 + sum(self.tops[r] == "RECRUIT" for r in self.rivals), 1.5)
        if code == "SWARM":
            return max((self.from_earth(k, 1) for k in range(1, self.hand.count("SWARM") + 1)), key=lambda p: p.worth)
        return self.general()

    def saucer(self, code: str, value: int) -> Plan:
        for rival in self.rivals:
            if self.tops[rival] == code:
                return self.rob(rival, value, value)
        return self.from_earth(value, value)

    def from_earth(self, most: int, exposed: float) -> Plan:
        got = min(most, self.earth)
        if got == self.earth:  # this ends the game: splendid for the leader only
            lead = self.loot[self.me] + got - self.best_rival
            worth = WIN if lead > 0 else WIN / 2 if lead == 0 else -WIN
            return Plan(worth, "win" if lead >= 0 else "least", {"number": got})
        reason = "safe" if exposed <= 1 else "most"
        return Plan(got - self.danger(exposed, got), reason, {"number": got})

    def rob(self, rival: int, most: int, exposed: float) -> Plan:
        got = min(most, self.loot[rival])
        harm = got / len(self.rivals) * (1.5 if self.loot[rival] == self.best_rival else 1.0)
        worth = got + harm - self.danger(exposed, got)
        return Plan(worth, "rob" if got else "least", {"number": got, "other": rival})

    def general(self) -> Plan:
        recruits = sum(self.tops[r] == "RECRUIT" for r in self.rivals)
        lost = sum(min(self.loot[r], self.demand(self.tops[r], recruits)) for r in self.rivals)
        worth = 1.2 * lost / len(self.rivals) + 0.2  # and the own stack is safe again
        return Plan(worth, "general" if lost else "least", {"number": lost})

    def demand(self, top: str, recruits: int) -> int:
        if top in ("", "GENERAL"):
            return 0
        if top == "SWARM":
            return 1
        if top == "COUNTER":
            return 2
        return recruits if top == "RECRUIT" else int(top[1])

    def danger(self, exposed: float, got: int) -> float:
        """What a General or a twin Saucer may take back before the next own turn, as far as there is loot to lose."""
        return 0.12 * min(exposed, self.loot[self.me] + got)


BOTS: dict[str, Bot] = {"raider": Raider()}
