"""Immune to events, to ring effects, to cards with a trait, to everything: by constant abilities and for a while."""

from __future__ import annotations

from gorin.language.english import Voice
from gorin.language.nodes import Condition, Query, node
from gorin.language.scope import Scope
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.codecs import shielding
from gorin.rulesets.lcg.lasting.kinds import IMMUNE
from gorin.rulesets.lcg.lasting.layers import GAINING
from gorin.rulesets.lcg.prohibitions.immunity import ALL, RINGS
from gorin.rulesets.lcg.words.odd import Lasts
from gorin.rulesets.lcg.words.phrases import subject
from gorin.rulesets.lcg.words.texts import Constant, under

EVERYBODY = 0xFF
WHOLE = {"": ALL, "rings": RINGS}


def code(to: str, by_opponents: bool, c: Scope) -> str:
    """Source of an immunity as one number. `to`: a card type, "#" and a trait, "rings" or "" (all card effects)."""
    plane = WHOLE[to] if to in WHOLE else facts.trait(to[1:]) if to.startswith("#") else facts.FACTS[to]
    seats = f"foe_seats(s, {c.you})" if by_opponents else str(EVERYBODY)
    return shielding(plane, seats)


def called(to: str, by_opponents: bool) -> str:
    """ "ring effects", "opponents' event effects", "Poison card effects"."""
    trait = "-".join(w.capitalize() for w in to[1:].split("-"))
    kind = f"{trait} card" if to.startswith("#") else "ring" if to == "rings" else to or "card"
    return f"opponents' {kind} effects" if by_opponents else f"{kind} effects"


@node
class Immune(Constant):
    """Cards are immune to a set of effects as long as this text counts."""

    what: Query
    to: str = ""
    by_opponents: bool = False
    when: Condition | None = None
    layer = GAINING

    def lines(self, c: Scope) -> list[str]:
        return [f"shield(s, {c.words.cards(self.what, c)}, {code(self.to, self.by_opponents, c)})"]

    def english(self, v: Voice) -> str:
        return under(self.when, f"{subject(self.what, v)} is immune to {called(self.to, self.by_opponents)}", v)


@node
class BecomesImmune(Lasts):
    """Until a period ends, cards are immune to a set of effects. What already lasts on them stays."""

    what: Query
    to: str = ""
    by_opponents: bool = False
    until: str = "phase"
    row = IMMUNE
    order = False

    def amount(self, c: Scope) -> str:
        return code(self.to, self.by_opponents, c)

    def english(self, v: Voice) -> str:
        what = called(self.to, self.by_opponents)
        return f"until the end of the {self.until}, {subject(self.what, v)} is immune to {what}"
