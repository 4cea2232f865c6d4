"""The box of this game: besides the faces, the kinds of token that its cards put on others."""

from __future__ import annotations

from gorin.kernel.box import Box
from gorin.language.nodes import walk
from gorin.rulesets.ccg.words.conditions import PayingFor
from gorin.rulesets.ccg.words.tokens import AboutTokens, Kind


class CcgBox(Box):
    """A box that knows the kinds of token its cards speak of: name, Force, Chi, Province Strength."""

    tokens: tuple[Kind, ...] = ()
    varies: frozenset[int] = frozenset()  # abilities that give more or less Gold depending on what it is for
    weakens = False  # is there an Item with a Chi penalty?

    def look_over(self) -> None:
        """All faces are in the box."""
        found = {x.token for face in self.faces for x in walk(face.definition.text, AboutTokens)}
        self.tokens = tuple(sorted(found))
        self.varies = frozenset(a.id for a in self.abilities.values() if walk(a.node, PayingFor))
        self.weakens = any(face.definition.type == "item" and face.definition.chi < 0 for face in self.faces)

    def token_name(self, n: int) -> str:
        """How a kind of token is called."""
        name, force, chi, strength = self.tokens[n]
        numbers = [f"{x:+d}{letter}" for x, letter in ((force, "F"), (chi, "C"), (strength, " strength")) if x]
        return " ".join([*numbers, name.title()]).strip() or "token"
