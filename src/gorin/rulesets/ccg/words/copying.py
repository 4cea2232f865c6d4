"""Copying what stands on another card: one ability, or its traits and abilities."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from gorin.kernel.bits import bits, low
from gorin.kernel.derive import derive
from gorin.kernel.questions import Purpose
from gorin.kernel.rows import add_gained, add_lasting
from gorin.language.english import Voice, possessive
from gorin.language.nodes import Query, node
from gorin.language.program import go
from gorin.language.scope import Scope
from gorin.rulesets.ccg.bars import COPIES
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.card import Card
from gorin.rulesets.ccg.facts import FOLLOWER, IN_PLAY, ITEM, PERSONALITY, SPELL, STRONGHOLD
from gorin.rulesets.ccg.state import PERIODS, Game
from gorin.rulesets.ccg.words.deeds import ACT, ALLOWED, Deed
from gorin.rulesets.ccg.words.phrases import as_long
from gorin.rulesets.ccg.words.texts import Ability, Continuous


@node
class CopyAbility(Deed):
    """Cards have one of the abilities printed on another for a while, as if it were printed on them."""

    what: Query
    of: Query
    until: str = "turn"

    def build(self, b: Any, c: Scope) -> str:
        p = b.p
        answer, out = p.new("i"), p.fresh("nothing_to_copy")
        cards, of = c.words.cards(self.what, c), self.of.source(c)
        p.step(
            "which ability",
            f"found = copiable(s, {cards}, {of}, False, r[2], this)",
            f"if found: ask(s, {c.you}, 'choose an ability', [Option(1, low({of}), a) for a in found], {answer}, this)",
            go(out, "else:"),
            asks=Purpose(self),
        )
        p.step("copy it", f"{ALLOWED} copy_text(s, {cards} & ~{of}, (r[{answer}],), {PERIODS[self.until]})")
        b.has_changed(f"not all_negated(s, {ACT})")
        p.label(out)
        return ""

    def english(self, v: Voice) -> str:
        return f"{v.each(self.what)} copies one of {possessive(v.the(self.of))} abilities{as_long(self.until)}"

    order = False


@node
class CopyText(Deed):
    """Cards have all traits and abilities printed on another for a while."""

    what: Query
    of: Query
    until: str = "turn"

    def build(self, b: Any, c: Scope) -> str:
        cards, of, until = c.words.cards(self.what, c), self.of.source(c), PERIODS[self.until]
        found = f"copiable(s, {cards}, {of}, True, r[2], this)"
        b.has_changed(f"{found} and not all_negated(s, {ACT})")
        b.p.step("copy its text", f"{ALLOWED} copy_text(s, {cards} & ~{of}, {found}, {until}, low({of}), {c.you})")
        return ""

    def english(self, v: Voice) -> str:
        return f"{v.each(self.what)} copies {possessive(v.the(self.of))} traits and abilities{as_long(self.until)}"

    order = False


@node
class ForAWhile(Deed):
    """What a continuous trait says holds for a while, of all that it speaks of, also of those who come later."""

    text: Continuous
    until: str = "turn"
    changed = "True"
    order = False

    def card(self) -> Card:
        """What has the text: a face that no card shows."""
        key = blake2b(repr(self.text).encode(), digest_size=6).hexdigest()
        return Card(f"for a while {key}", "rules", text=(self.text,))

    def build(self, b: Any, c: Scope) -> str:
        until = PERIODS[self.until]
        b.p.step("for a while", f"{ALLOWED} hold_for_a_while(s, {self.card().name!r}, {c.this}, {c.you}, {until})")
        return ""

    def english(self, v: Voice) -> str:
        return f"{self.text.statement(v)}{as_long(self.until)}"


@called()
def hold_for_a_while(s: Game, name: str, this: int, you: int, until: int) -> None:
    """The player's Stronghold has the continuous traits of this face."""
    home = s.p[STRONGHOLD] & s.p[IN_PLAY] & s.ctl[you]
    if home:
        add_lasting(s, COPIES, home, s.box.by_name[name], this, until, you)
        derive(s)


@called()
def copiable(s: Game, what: int, of: int, traits: bool, by: int, this: int) -> list[int]:
    """The abilities printed on a card (and its triggered traits) that these cards can have. Decision: what is performed
    by its own card and what is performed by the bearer of its card are not copied from one to the other."""
    if not of or not what & ~of or any(row.ability == by and row.card == this for row in s.gained):
        return []  # a copied ability copies none
    c = low(of)
    if any(performs(s, x) != performs(s, c) for x in bits(what & ~of)):
        return []
    printed = s.box.faces[s.kind[c]].abilities
    texts = [a for a in printed if a.slots and not a.granted and isinstance(a.node, Ability)]
    return [a.id for a in texts if traits or not a.node.trait]


def performs(s: Game, c: int) -> int:
    """Who performs an action of this card: itself, its Personality, or nobody."""
    p = s.p
    return 0 if (p[PERSONALITY] | p[FOLLOWER]) >> c & 1 else 1 if (p[ITEM] | p[SPELL]) >> c & 1 else 2


@called()
def copy_text(s: Game, what: int, abilities: list[int], until: int, of: int = -1, by: int = -1) -> None:
    """These cards have these abilities; with `of`, the continuous traits of that card too."""
    for x in bits(what):
        for a in abilities:
            add_gained(s, a, x, until)
    if of >= 0 and what and s.box.faces[s.kind[of]].constants:
        add_lasting(s, COPIES, what, s.kind[of], of, until, by)
    derive(s)
