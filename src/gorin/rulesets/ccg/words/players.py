"""Players who are chosen while an action resolves."""

from __future__ import annotations

from typing import Any

from gorin.kernel.questions import Purpose
from gorin.language.english import Voice, sentence
from gorin.language.nodes import Effect, declares, node
from gorin.language.scope import Scope
from gorin.rulesets.ccg.words.deeds import Deed


@declares(binds={"do": ("chosen",)})
@node
class ChoosePlayer(Deed):
    """Choose a player (or another player), called CHOSEN, who does something."""

    do: tuple[Effect, ...]
    another: bool = False
    begins = True

    def build(self, b: Any, c: Scope) -> str:
        p = b.p
        chosen = p.new("p")
        who = f"foes(s, {c.you})" if self.another else "in_order(s)"
        options = f"[Option(1, -1, q) for q in {who}]"
        p.step("choose a player", f"ask(s, {c.you}, 'choose a player', {options}, {chosen}, this)", asks=Purpose(self))
        b.resolve(self.do, c.bind(chosen=f"r[{chosen}]"))
        return ""

    def english(self, v: Voice) -> str:
        return f"choose {'another' if self.another else 'a'} player. {sentence(v.effects(self.do))}"
