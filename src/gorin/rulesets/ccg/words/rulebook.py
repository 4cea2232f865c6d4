"""Words that the player abilities of the rulebook need."""

from __future__ import annotations

from typing import Any

from gorin.kernel.questions import Purpose
from gorin.kernel.zones import reveal_to
from gorin.language.english import Voice, possessive
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Query, node
from gorin.language.program import go
from gorin.language.scope import Scope
from gorin.rulesets.ccg.attributes.stats import army
from gorin.rulesets.ccg.called import FIGHT, called
from gorin.rulesets.ccg.facts import ATTACKING, DEFENDING, HOLDING, LEGACY, NAVAL
from gorin.rulesets.ccg.places.zones import times
from gorin.rulesets.ccg.points import BROUGHT_HOLDING
from gorin.rulesets.ccg.state import INVADER, PERSONAL_HONOR, TURN, Game
from gorin.rulesets.ccg.words.deeds import ACT, Deed


@node
class BaseHonor(Deed):
    """Gain Honor equal to a Personality's base Personal Honor."""

    of: Query

    def events(self, c: Scope, tag: str = "0") -> str:
        n = f"base_of(s, {self.of.source(c)}, {PERSONAL_HONOR})"
        return f"gained(s, f, {c.you}, {n}, part(s, f), {c.this}, {ACT}, {tag})"

    def english(self, v: Voice) -> str:
        return f"gain Honor equal to {possessive(v.the(self.of))} base Personal Honor"


@node
class MoreNaval(Condition):
    """The attacking army has more Naval cards than the side opposing it."""

    def source(self, c: Scope) -> str:
        return "more_naval(s)"

    def holds(self, r: Reading) -> bool:
        return more_naval(r.s)

    def english(self, v: Voice) -> str:
        return "your current army has more Naval cards than the side opposing it"


@called(reads=FIGHT)
def more_naval(s: Game) -> bool:
    """Are there more Naval cards among the attackers than among the defenders?"""
    naval = s.p[NAVAL]
    return (army(s, ATTACKING) & naval).bit_count() > (army(s, DEFENDING) & naval).bit_count()


@node
class FirstBattleAction(Deed):
    """You have the first opportunity to take a Battle action in this battle, which this card must perform."""

    by: Query

    def build(self, b: Any, c: Scope) -> str:
        b.p.step("first opportunity", f"s.battle[{INVADER}] = low({self.by.source(c)})")
        return ""

    def english(self, v: Voice) -> str:
        return "you have the first opportunity to take a Battle action, which he must perform"

    order = False


@node
class BroughtNoHolding(Condition):
    """You have brought no Holding into play this turn."""

    def source(self, c: Scope) -> str:
        return f"not times(s, {TURN}, {BROUGHT_HOLDING}, {c.you})"

    def holds(self, r: Reading) -> bool:
        return not times(r.s, TURN, BROUGHT_HOLDING, r.you)

    def english(self, v: Voice) -> str:
        return "you have brought no Holdings into play this turn"


@node
class FetchLegacy(Deed):
    """Search your deck, then your provinces, for a Legacy Holding, and put it into play without Gold cost."""

    def build(self, b: Any, c: Scope) -> str:
        p = b.p
        answer, place = p.new("c"), p.fresh("found")
        deck = f"s.zones[{c.you} * 2 + 1]"
        legacy = f"p[{HOLDING}] & p[{LEGACY}]"
        p.step("look through the deck", f"reveal_to(s, 1 << {c.you}, in_deck(s, {c.you} * 2 + 1))")
        found = f"in_deck(s, {c.you} * 2 + 1) & {legacy}"
        p.step("search", f"ask_card(s, {c.you}, 'search', {found}, {answer}, True, this)", asks=Purpose(self))
        p.step("look into the provinces", go(place, f"if r[{answer}] >= 0:"), f"else: look_into_provinces(s, {c.you})")
        found = f"lying_in(s, {c.you}) & {legacy}"
        p.step("search", f"ask_card(s, {c.you}, 'search', {found}, {answer}, True, this)", asks=Purpose(self))
        p.label(place)
        p.step("put into play", f"bring_into_play(s, {c.you}, r[{answer}], 0, {c.this}, {ACT}, True)")
        p.step("shuffle", f"mix_faces(s, {deck})")
        return ""

    def english(self, v: Voice) -> str:
        return "search your deck, then your provinces, for a Legacy Holding. Put it into play without Gold cost"


@called()
def lying_in(s: Game, who: int) -> int:
    """The cards in a player's provinces, faceup or facedown."""
    out = 0
    for province in s.provinces[who]:
        out |= s.lying[province]
    return out


@called()
def look_into_provinces(s: Game, who: int) -> None:
    """A player looks at the cards in his provinces, which stay as they are."""
    reveal_to(s, 1 << who, lying_in(s, who))
