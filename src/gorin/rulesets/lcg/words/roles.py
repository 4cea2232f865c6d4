"""Words about the role a player has."""

from __future__ import annotations

from gorin.language.english import Voice, article
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, declares, node
from gorin.language.scope import Scope
from gorin.language.sets import Is
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.state import ELEMENT_NAMES

TRAITS = ("keeper", "seeker", "support", *ELEMENT_NAMES)  # what is printed on roles


@declares(strings={"trait": ("trait of a role", TRAITS)})
@node
class HasRole(Condition):
    """You have a role with a trait: an Air role, a Keeper role. Who plays without a role has none."""

    trait: str
    bare = True

    def source(self, c: Scope) -> str:
        return f"((p[{facts.ROLE}] & s.ctl[{c.you}] & {c.words.plane('#' + self.trait)}) != 0)"

    def holds(self, r: Reading) -> bool:
        mine = [x for x in range(len(r.s.kind)) if r.s.holder[x] == r.you and r.words.has(r.s, x, "role")]
        return any(r.words.has(r.s, x, "#" + self.trait) for x in mine)

    def english(self, v: Voice) -> str:
        return f"while you have {article(' '.join(Is('#' + self.trait).noun(v).before))} role"
