"""Refilling provinces faceup, and the provinces that were lost."""

from __future__ import annotations

from collections.abc import Iterator

from gorin.language.english import Noun, Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Query, Text, node
from gorin.language.scope import Scope
from gorin.rulesets.ccg.battle.created_battlefields import BATTLEFIELD
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.facts import PROVINCE, REMOVED
from gorin.rulesets.ccg.state import Game


@node
class LostProvinces(Query):
    """Your provinces that were destroyed in this game."""

    away = True

    def source(self, c: Scope) -> str:
        return f"lost_provinces(s, {c.you})"

    def has(self, r: Reading, card: int) -> bool:
        s = r.s
        gone = s.p[PROVINCE] >> card & 1 and r.words.has(s, card, "removed") and s.owner[card] == r.you
        return bool(gone) and s.box.faces[s.kind[card]].name != BATTLEFIELD.name

    def noun(self, v: Voice) -> Noun:
        return Noun(fixed="your provinces destroyed this game")


@node
class RefillsFaceup(Text):
    """In each of your Dynasty Phases you may refill a province of yours faceup, once for each of some cards. This is
    asked before the card is seen."""

    each: Query

    def terms(self, c: Scope) -> Iterator[tuple[str, str]]:
        yield "refills", f"{c.words.cards(self.each, c)}.bit_count()"

    def english(self, v: Voice) -> str:
        return (
            f"In your Dynasty Phase, one time for each of {v.noun(self.each, True)}, you may refill a province face-up."
        )


@called()
def lost_provinces(s: Game, you: int) -> int:
    """A player's provinces that were destroyed; a battlefield at no province is none."""
    out = s.p[PROVINCE] & s.p[REMOVED] & s.ctl[you]
    apart = s.box.by_name[BATTLEFIELD.name]
    for c, kind in enumerate(s.kind) if out else ():
        if kind == apart:
            out &= ~(1 << c)
    return out
