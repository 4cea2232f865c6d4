"""Several effects where the words ask for one: they happen together, in the same window."""

from __future__ import annotations

from typing import Any

from gorin.language.english import Voice, listing
from gorin.language.meaning import Reading
from gorin.language.nodes import node, walk
from gorin.language.scope import Scope
from gorin.language.sets import Picked
from gorin.language.values import misfits
from gorin.rulesets.lcg.words.deeds import Deed

MANY = ("those ", "up to ", "any number ", "X ", "each ", "them")


@node
class Together(Deed):
    """All of these at once, as one effect: after "to", with what is picked, for each opponent."""

    do: tuple[Deed, ...]

    def __post_init__(self) -> None:
        if [*misfits(self)]:  # the check will say so
            return
        first = self.do[0] if self.do else self
        for name in ("takes", "chooses"):
            object.__setattr__(self, name, getattr(first, name))
        object.__setattr__(self, "order", all(x.order for x in self.do))

    def events(self, c: Scope, tag: str = "0") -> str:
        return "(" + " + ".join(f"list({x.events(c, tag)})" for x in self.do) + ")"

    def build(self, b: Any, c: Scope) -> str:
        sources = [source for x in self.do if (source := x.build(b, c))]
        return "(" + " + ".join(f"list({source})" for source in sources) + ")" if sources else ""

    def could(self, c: Scope) -> str:
        return "bool(" + " or ".join(x.could(c) for x in self.do) + ")"

    def could_now(self, r: Reading) -> bool:
        return any(x.could_now(r) for x in self.do)

    def payable(self, c: Scope) -> str:
        return "bool(" + " and ".join(f"({x.payable(c)})" for x in self.do) + ")"

    def english(self, v: Voice) -> str:
        out: list[str] = []
        again = "them" if v.picked.startswith(MANY) or v.picked[:1].isdigit() else "it"
        said = False
        for x in self.do:
            with v.saying(picked=again if said else v.picked):
                text = x.english(v)
            if out and out[0].startswith(f"{v.them} "):  # who does it is said once
                text = text.removeprefix(f"{v.them} ")
            out.append(text)
            said = said or bool(walk(x, Picked))
        return listing(out)
