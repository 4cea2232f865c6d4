"""What will not be, and what hinders nobody: deeds that fail, players who control no such card, rules set aside."""

from __future__ import annotations

from collections.abc import Iterator

from gorin.language.english import Voice, article
from gorin.language.nodes import Condition, Query, Text, declares, node
from gorin.language.scope import Scope
from gorin.rulesets.ccg import bars, facts
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.state import PERIODS
from gorin.rulesets.ccg.words.deeds import ACT, Deed
from gorin.rulesets.ccg.words.phrases import as_long
from gorin.rulesets.ccg.words.texts import DENIED, Continuous

FAILING = {**DENIED, "move to battlefields": (ev.MOVE_TO,)}


@declares(strings={"verb": ("deed", FAILING)})
@node
class FailsTo(Deed):
    """Something will not happen to cards for a while: it fails whenever it would, which is no negation."""

    what: Query
    verb: str
    until: str = "turn"
    order = False

    def events(self, c: Scope, tag: str = "0") -> str:
        mask, until = c.words.cards(self.what, c), PERIODS[self.until]
        given = [f"giving({bars.FAILS}, {kind}, {until})" for kind in FAILING[self.verb]]
        parts = [f"each({mask}, {ev.GIVE}, {c.you}, {x}, {c.this}, {ACT}, {tag})" for x in given]
        return "(" + " + ".join(parts) + ")"

    def english(self, v: Voice) -> str:
        return f"{v.each(self.what)} will not {self.verb}{as_long(self.until)}"


@node
class NotControlledBy(Text):
    """Players of a Clan will not control this card."""

    clan: str

    def terms(self, c: Scope) -> Iterator[tuple[str, str]]:
        yield "controls", f"(clan_of(s, {c.you}) != {facts.FACTS[self.clan]})"

    def english(self, v: Voice) -> str:
        return f"This {v.this} will not be controlled by {article(self.clan.capitalize())} Clan player."


@node
class KeepsPersonalHonor(Continuous):
    """The maximum that the rules set to the Personal Honor of the dishonorable does not hold for these."""

    what: Query
    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        return [f"bar(s, {bars.BE_SHAMED}, {c.words.cards(self.what, c)})"]

    def statement(self, v: Voice) -> str:
        return f"{v.each(self.what)} does not have a maximum Personal Honor of 0 from the rulebook"


@node
class FromAfar(Continuous):
    """These use their base Battle abilities even if they are not at the current battlefield."""

    what: Query
    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        return [f"bar(s, {bars.BE_ABSENT}, {c.words.cards(self.what, c)})"]

    def statement(self, v: Voice) -> str:
        return f"{v.each(self.what)} may use base Battle abilities even if not at the current battlefield"
