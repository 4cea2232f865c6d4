"""Challenges and duels, as effects."""

from __future__ import annotations

from typing import Any

from gorin.kernel.questions import Purpose
from gorin.language.english import Noun, Voice, possessive, sentence
from gorin.language.meaning import Reading
from gorin.language.nodes import Effect, Query, declares, node
from gorin.language.players import ControllerOf
from gorin.language.program import go
from gorin.language.scope import Scope
from gorin.rulesets.ccg import bars
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.battle.duels import DUEL_FRAME
from gorin.rulesets.ccg.playing.negation import REFUSING
from gorin.rulesets.ccg.state import DUEL, NEVER, TURN
from gorin.rulesets.ccg.words.deeds import ACT, Deed
from gorin.rulesets.ccg.words.triggers import PhaseBegins


@declares(binds={"loser": ("picked",), "winner": ("picked",)})
@node
class Duel(Deed):
    """One Personality challenges another. The consequences call the loser or the winner PICKED; a challenge can be
    refused only if it says what happens then."""

    who: Query
    whom: Query
    loser: tuple[Effect, ...] = ()
    winner: tuple[Effect, ...] = ()
    refused: tuple[Effect, ...] | None = None
    stat: str = "chi"

    def build(self, b: Any, c: Scope) -> str:
        p = b.p
        won, lost = p.new("m"), p.new("m")
        one, other = self.who.source(c), self.whom.source(c)
        out = b.unless_negated()
        if self.refused is not None:
            yes, accepted = p.new("i"), p.fresh("accepted")
            challenged = ControllerOf(self.whom).source(c)
            asked = f"if may_refuse(s, {challenged}, {ACT}): ask_yes(s, {challenged}, 'refuse', {yes}, this)"
            p.step("refuse?", f"r[{yes}] = 0", asked, asks=Purpose(self))
            p.step("refused?", go(accepted, f"if not r[{yes}]:"))
            b.resolve(self.refused, c)
            p.step("no duel", go(out))
            p.label(accepted)
        p.step(
            "duel", f"r[{won}] = r[{lost}] = 0", f"duel(s, {one}, {other}, {c.words.stat(self.stat)}, {won}, {lost})"
        )
        if self.loser:
            late = p.new("m")
            delayed = f"r[{late}] = losing_delayed(s, r[{won}] | r[{lost}]) & r[{lost}]"
            p.step("delayed?", delayed, f"r[{lost}] &= ~r[{late}]")
            b.wait(PhaseBegins("dynasty"), self.loser, str(NEVER), c.bind(picked=f"r[{late}]"), f"r[{late}]")
        for register, effects in ((lost, self.loser), (won, self.winner)):
            if effects:
                nobody = p.fresh("nobody")
                p.step("consequences", go(nobody, f"if not r[{register}]:"))
                b.resolve(effects, c.bind(picked=f"r[{register}]"))
                p.label(nobody)
        p.label(out)
        return ""

    def english(self, v: Voice) -> str:
        verb = "duels" if self.refused is None else "challenges"
        text = f"{v.the(self.who)} {verb} {v.the(self.whom)}"
        if self.stat != "chi":
            text += f", comparing {v.words.stat_word(self.stat)}"
        if self.refused is not None:
            text += f", who may refuse. If he does, {v.effects(self.refused)}"
        for name, effects in (("the duel's loser", self.loser), ("the winner", self.winner)):
            if effects:
                with v.saying(picked=name):
                    text += f". {sentence(v.effects(effects))}"
        return text

    order = False


@node
class RaiseFocus(Deed):
    """This focused card's Focus Value is so much."""

    n: int

    def events(self, c: Scope, tag: str = "0") -> str:
        return f"[Event({ev.RAISE_FOCUS}, {c.this}, {c.you}, {self.n}, {c.this}, {ACT}, {tag})]"

    def english(self, v: Voice) -> str:
        return f"this card has a Focus Value of {self.n}"

    order = False


@node
class InsteadOfFocusing(Deed):
    """Instead of focusing a card, Personalities get a bonus to the duel's statistic until it ends; this counts as one
    of the four times."""

    what: Query
    n: int

    def build(self, b: Any, c: Scope) -> str:
        b.p.step("instead", "if r[3] >= 0: cancel(s, r[3], r[4])")
        given = f"giving(duel_stat(s), {self.n}, {DUEL})"
        return f"each({self.what.source(c)}, {ev.GIVE}, {c.you}, {given}, {c.this}, {ACT}, 0)"

    def english(self, v: Voice) -> str:
        return f"give {v.the(self.what)} {self.n:+d} to his duel stat until the duel ends instead of focusing"


@node
class LosesInstead(Deed):
    """If your Personality wins this duel, he loses instead, and so does the other."""

    begins = True
    order = False

    def build(self, b: Any, c: Scope) -> str:
        b.p.step("loses instead", f"lose_instead(s, {c.you})")
        return ""

    def english(self, v: Voice) -> str:
        return "if your Personality wins this duel, he loses instead"


@node
class DelaysLosing(Deed):
    """What losing this duel means for your Personality happens only after the next Dynasty Phase begins."""

    def events(self, c: Scope, tag: str = "0") -> str:
        given = f"giving({bars.DELAYS_LOSING}, 0, {TURN})"
        return f"each(duelling(s) & s.ctl[{c.you}], {ev.GIVE}, {c.you}, {given}, {c.this}, {ACT}, {tag})"

    def english(self, v: Voice) -> str:
        return "delay the effects of losing this duel until after the next Dynasty Phase begins"


@declares(needs=("it", "MayNotRefuse answers only an action."))
@node
class MayNotRefuse(Deed):
    """Whoever controls these cards may not refuse any challenge of the action that triggered the ability."""

    what: Query
    order = False

    def events(self, c: Scope, tag: str = "0") -> str:
        n = f"negating({REFUSING}, {TURN}, act_of(s, r))"
        return (
            f"(each({self.what.source(c)}, {ev.NEGATE}, {c.you}, {n}, {c.this}, {ACT}, {tag}) if act_of(s, r) else [])"
        )

    def english(self, v: Voice) -> str:
        return f"{possessive(v.the(self.what))} controller may not refuse any challenge created by the action"


@node
class InThisDuel(Query):
    """The two Personalities in the duel that is being fought."""

    def source(self, c: Scope) -> str:
        return "duelling(s)"

    def has(self, r: Reading, card: int) -> bool:
        fights = [f.regs[:2] for f in r.s.frames if f.kind == DUEL_FRAME]
        return bool(fights) and any(x >> card & 1 for x in fights[-1])

    def noun(self, v: Voice) -> Noun:
        return Noun(after=["in this duel"])
