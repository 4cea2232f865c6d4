"""Text that is gained from another card or blanked for a while, and cards that are played from unusual places."""

from __future__ import annotations

from gorin.language.english import Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Query, declares, node
from gorin.language.scope import Scope
from gorin.rulesets.lcg.attributes.copies import printed
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.lasting.kinds import AS_IN_HAND, BLANKED, GAINS_ABILITY
from gorin.rulesets.lcg.state import PERIODS, Game
from gorin.rulesets.lcg.words.deeds import Deed, reach, reached, timely, timely_now
from gorin.rulesets.lcg.words.phrases import subject
from gorin.rulesets.lcg.words.texts import AS_BLANK, Constant, under

PLAYED = "as if it were in your hand"


class Lasts(Deed):
    """A lasting effect on a set of cards that is fixed as it resolves; `row` is what is remembered of it."""

    what: Query
    until: str
    row = -1

    def amount(self, c: Scope) -> str:
        """Source of the number that goes with it."""
        return "0"

    def events(self, c: Scope, tag: str = "0") -> str:
        m = c.words.cards(self.what, c)
        return f"[lasting({self.row}, {m}, {self.amount(c)}, {c.this}, {PERIODS[self.until]}, {c.you})]"

    def could(self, c: Scope) -> str:
        return timely(self.until, reach(self.what, c))

    def could_now(self, r: Reading) -> bool:
        return timely_now(self.until, r) and bool(reached(r, self.what))


@declares(needs=("ability", "GainsThatAbility needs an ability chosen with TargetAbility."))
@node
class GainsThatAbility(Lasts):
    """Cards gain the ability chosen by `TargetAbility`, until a period ends."""

    what: Query
    until: str = "phase"
    row = GAINS_ABILITY
    order = False

    def amount(self, c: Scope) -> str:
        return c.need("ability", "THAT ABILITY")

    def events(self, c: Scope, tag: str = "0") -> str:
        return f"({super().events(c, tag)} if {self.amount(c)} else [])"

    def english(self, v: Voice) -> str:
        return f"{subject(self.what, v)} gains that ability until the end of the {self.until}"


@node
class TreatAsBlank(Lasts):
    """Until a period ends, printed text boxes are treated as blank, mostly except for Traits."""

    what: Query
    until: str = "phase"
    traits: bool = False  # Traits are blank too
    row = BLANKED
    order = False

    def amount(self, c: Scope) -> str:
        return str(int(self.traits))

    def english(self, v: Voice) -> str:
        blank = AS_BLANK.partition(" (")[0] if self.traits else AS_BLANK
        return f"until the end of the {self.until}, treat {subject(self.what, v)} {blank}"


@node
class MayPlay(Lasts):
    """Until a period ends, you may play cards from where they lie."""

    what: Query
    until: str = "phase"
    row = AS_IN_HAND
    order = False

    def english(self, v: Voice) -> str:
        return f"until the end of the {self.until}, you may play {v.each(self.what)} {PLAYED}"


@node
class MayAlwaysPlay(Constant):
    """You may play cards from where they lie, as long as this text counts."""

    what: Query
    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        return [f"as_in_hand(s, {c.words.cards(self.what, c)}, {c.you})"]

    def english(self, v: Voice) -> str:
        return under(self.when, f"you may play {v.each(self.what)} {PLAYED}", v)


@called()
def abilities_on(s: Game, mask: int) -> list[int]:
    """The triggered abilities printed on these cards, by id; granted ones are printed for others."""
    out: list[int] = []
    while mask:
        b = mask & -mask
        mask ^= b
        face = s.box.faces[printed(s, b.bit_length() - 1)]
        out += [a.id for a in face.abilities if a.slots and not a.granted and a.id not in out]
    return out
