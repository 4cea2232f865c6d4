"""Texts that a card has only while something holds."""

from __future__ import annotations

from gorin.language.english import Voice, sentence
from gorin.language.nodes import Condition, Text, node
from gorin.rulesets.lcg.words.keywords import Variable


@node
class GainsWhile(Variable):
    """While something holds, this card has a text."""

    gives: Text
    when: Condition

    def condition(self) -> Condition:
        return self.when

    def says(self, text: str, v: Voice) -> str:
        return f'{sentence(v.when(self.when))}, it gains: "{text}"'
