"""Penalties that each card has by a number of its own."""

from __future__ import annotations

from gorin.language.english import Voice, listing
from gorin.language.nodes import Condition, Query, declares, node
from gorin.language.scope import Scope
from gorin.rulesets.ccg.turn.settling import BY_OWN_NUMBERS
from gorin.rulesets.ccg.words.texts import Continuous

WEAKENED = ("force", "chi")
EQUAL_TO = ("personal honor", "force", "chi")


@declares(strings={"stats": ("statistic", WEAKENED), "equal_to": ("statistic", EQUAL_TO)})
@node
class OwnPenalty(Continuous):
    """Each of these cards has a penalty equal to another statistic of its own. With `least_chi` the Chi penalty is cut
    so that it does not bring Chi below that number; what it is then stays, until the other statistic changes."""

    what: Query
    stats: tuple[str, ...]
    equal_to: str
    least_chi: int | None = None
    when: Condition | None = None
    layer = BY_OWN_NUMBERS

    def lines(self, c: Scope) -> list[str]:
        mask, by = c.words.cards(self.what, c), c.words.stat(self.equal_to)
        least = {"chi": self.least_chi}
        return [f"weaken_by_own(s, {mask}, {c.words.stat(x)}, {by}, {least.get(x)}, {c.this})" for x in self.stats]

    def statement(self, v: Voice) -> str:
        stats = listing([v.words.stat_word(x) for x in self.stats])
        limit = f"; this will not reduce Chi below {self.least_chi}" if self.least_chi is not None else ""
        own = v.words.stat_word(self.equal_to)
        return f"{v.each(self.what)} has a {stats} penalty equal to its own {own}{limit}"
