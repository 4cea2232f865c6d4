"""What is chosen while an action resolves or its costs are paid: targets that need not be chosen, one or more cards,
one to be destroyed, one by chance."""

from __future__ import annotations

from typing import Any

from gorin.kernel.bits import bits
from gorin.kernel.questions import Purpose
from gorin.kernel.rng import rand
from gorin.language.control import named
from gorin.language.english import Noun, Voice
from gorin.language.english import does as told_of
from gorin.language.meaning import Reading
from gorin.language.nodes import Effect, Player, Query, declares, node
from gorin.language.numbers import Num
from gorin.language.players import You
from gorin.language.program import go
from gorin.language.scope import Scope
from gorin.rulesets.ccg import bars
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.places.zones import in_hand
from gorin.rulesets.ccg.playing.actions import targets_of
from gorin.rulesets.ccg.points import LAST
from gorin.rulesets.ccg.state import Game
from gorin.rulesets.ccg.words.deeds import ACT, Deed
from gorin.rulesets.ccg.words.phrases import does


@declares(binds={"do": ("picked",)})
@node
class OneOrMore(Effect):
    """Choose one or more cards while resolving, and do something with them (PICKED)."""

    what: Query
    do: Effect
    picks = True

    def english(self, v: Voice) -> str:
        noun = self.what.noun(v)
        if self.do.takes:
            noun.takes()
        with v.saying(picked=f"one or more {noun.text(True)}"):
            return f"choose and {self.do.english(v)}"


@declares(binds={"do": ("picked",)})
@node
class MayTarget(Deed):
    """You may target a card while the action resolves, and do something with it (PICKED). With `must` you target one if
    there is one. Another player may choose it."""

    what: Query
    do: Effect
    must: bool = False
    by: Player = You()
    begins = True
    done = "was targeted"

    def build(self, b: Any, c: Scope) -> str:
        p = b.p
        target, answer = p.new("m"), p.new("c")
        out = p.fresh("no_target")
        legal = f"{c.words.cards(self.what, c)} & ~barred(s, {bars.BE_TARGETED})"
        if b.political:
            legal = (
                f"{legal} & ~(s.bars[{bars.POLITICALLY_TARGETED}] & ~s.ctl[{self.by.source(c)}])"  # who chooses targets
            )
        if b.battle and not any(x.away for x in (self.what, *getattr(self.what, "parts", ()))):
            legal = f"located(s, {legal})"
        b.targetings.append((target, legal))
        p.step("whom?", f"r[{target}] = 0; r[{LAST}] = 0")
        p.step(
            "target",
            f"m = {legal}",
            f"if m: ask_card(s, {self.by.source(c)}, 'target', m, {answer}, {not self.must}, this)",
            go(out, "else:"),
            asks=Purpose(self),
        )
        event = f"Event({ev.TARGET}, r[{answer}], {c.you}, {target}, {c.this}, {ACT}, 0)"
        p.step("targets", f"if r[{answer}] >= 0: emit(s, ({event},))")
        p.step("targeted?", go(out, f"if not r[{target}]:"))
        b.effect(self.do, c.bind(picked=f"r[{target}]"))
        p.label(out)
        return ""

    def english(self, v: Voice) -> str:
        noun = self.what.noun(v)
        with v.saying(picked=named(noun, Num(1))):
            whom, done = noun.some(), self.do.english(v)
        who = self.by.english(v)
        if self.must and who != "you":
            return f"{who} targets {whom} and {told_of(done)}"
        return f"{'' if self.must else f'{who} may '}target {whom} and {done}"


@node
class Targeted(Query):
    """What the action that triggered the ability has targeted."""

    def source(self, c: Scope) -> str:
        return f"targets_of(s, {c.event}.act)"

    def has(self, r: Reading, card: int) -> bool:
        return bool(targets_of(r.s, r.event.act) >> card & 1)

    def noun(self, v: Voice) -> Noun:
        return Noun(before=["targeted"])


@node
class DestroyOne(Deed):
    """Choose one of such cards and destroy it; usually a cost."""

    what: Query
    done = "was destroyed"

    def build(self, b: Any, c: Scope) -> str:
        answer = b.p.new("c")
        asked = f"ask_card(s, {c.you}, 'choose', m, {answer}, about={c.this})"
        b.p.step("which one", f"r[{answer}] = -1", f"m = {self.able(c)}", f"if m: {asked}", asks=Purpose(self))
        tag = "1" if b.paying else "0"
        return f"destroying(s, 1 << r[{answer}] if r[{answer}] >= 0 else 0, {c.you}, {c.this}, {ACT}, {tag})"

    def able(self, c: Scope) -> str:
        """Source: those that can be destroyed."""
        return f"({c.words.cards(self.what, c)} & ~s.deny[{ev.DESTROY}])"

    def payable(self, c: Scope) -> str:
        return f"({self.able(c)} != 0)"

    def payable_now(self, r: Reading) -> bool:
        return any(not r.s.deny[ev.DESTROY] >> x & 1 for x in r.cards(self.what))

    def english(self, v: Voice) -> str:
        return f"destroy {self.what.noun(v).some()}"


@node
class DiscardAtRandom(Deed):
    """A player discards a card from his hand that chance chooses."""

    who: Player = You()
    done = "was discarded"

    def events(self, c: Scope, tag: str = "0") -> str:
        who = self.who.source(c)
        return f"each(random_card(s, {who}), {ev.DISCARD}, {who}, 0, {c.this}, {ACT}, {tag})"

    def english(self, v: Voice) -> str:
        return f"{does(self.who, 'discard', v)} a card at random"


@called()
def random_card(s: Game, who: int) -> int:
    """A card of a player's hand, as a set of one; nothing if there is none."""
    hand = bits(in_hand(s, who)) if who >= 0 else []
    return 1 << hand[rand(s, len(hand))] if hand else 0
