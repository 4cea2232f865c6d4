"""Phases that are resolved once more."""

from __future__ import annotations

from typing import Any

from gorin.language.english import Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import declares, node
from gorin.language.scope import Scope
from gorin.rulesets.lcg.state import PHASES
from gorin.rulesets.lcg.words.deeds import Deed


@declares(needs=("phase ends", "SecondPhase answers only an interrupt to the end of a phase."))
@node
class SecondPhase(Deed):
    """The phase that ends is followed by another one of its kind, and the round goes on."""

    phase: str

    def build(self, b: Any, c: Scope) -> str:
        b.p.step("once more", f"if {self.could(c)}: same_phase_again(s, r[3])")
        return ""

    def could(self, c: Scope) -> str:
        return f"(s.phase == {PHASES.index(self.phase)})"

    def could_now(self, r: Reading) -> bool:
        return PHASES[r.s.phase] == self.phase

    def english(self, v: Voice) -> str:
        return f"resolve a second {self.phase} phase after this one"
