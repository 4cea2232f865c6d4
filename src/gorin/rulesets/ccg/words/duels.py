"""Challenges and duels, as effects."""

from __future__ import annotations

from typing import Any, Final

from gorin.kernel.questions import Purpose
from gorin.language.english import Noun, Voice, possessive, sentence
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Effect, Query, declares, mentions, node
from gorin.language.players import ControllerOf
from gorin.language.program import go
from gorin.language.scope import Scope
from gorin.language.sets import Picked
from gorin.rulesets.ccg import bars
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.battle.duel_effects import challenges, current, for_duel
from gorin.rulesets.ccg.battle.dueling import FIGHTERS, LOSING, WINNING
from gorin.rulesets.ccg.battle.duels import WINS_TIES
from gorin.rulesets.ccg.playing.negation import REFUSING
from gorin.rulesets.ccg.state import DUEL, NEVER, TURN
from gorin.rulesets.ccg.words.deeds import ACT, Deed, OnCards
from gorin.rulesets.ccg.words.texts import Continuous
from gorin.rulesets.ccg.words.triggers import PhaseBegins


@declares(binds={"loser": ("picked",), "winner": ("picked",)})
@node
class Duel(Deed):
    """One Personality challenges another. The consequences call the loser or the winner PICKED; a challenge can be
    refused only if it says what happens then. With `against` the challenged one compares another statistic."""

    who: Query
    whom: Query
    loser: tuple[Effect, ...] = ()
    winner: tuple[Effect, ...] = ()
    refused: tuple[Effect, ...] | None = None
    stat: str = "chi"
    against: str = ""

    def build(self, b: Any, c: Scope) -> str:
        p = b.p
        won, lost, waits = p.new("m"), p.new("m"), p.new("i")
        out = b.unless_negated()
        stats = ", ".join(str(c.words.stat(x)) for x in (self.stat, self.against or self.stat))
        p.step(
            "challenge",
            f"r[{won}] = r[{lost}] = r[{waits}] = 0",
            f"challenge(s, {self.who.source(c)}, {self.whom.source(c)}, ({stats}), ({won}, {lost}, {waits}), "
            f"{self.refused is not None})",
        )
        if self.refused is not None:
            yes, accepted = p.new("i"), p.fresh("accepted")
            who = "challenged_player(s)"
            asked = f"elif may_refuse(s, {who}, {ACT}): ask_yes(s, {who}, 'refuse', {yes}, this)"
            p.step("refuse?", f"r[{yes}] = 0", go(out, f"if not r[{waits}]:"), asked, asks=Purpose(self))
            p.step("refused?", go(accepted, f"if not r[{yes}]:"))
            b.resolve(self.refused, c)
            p.step("no duel", f"resume(s, f, {waits}, True)", go(out))
            p.label(accepted)
            p.step("accepted", f"resume(s, f, {waits})")
        p.step("is there a winner or a loser?", go(out, f"if not r[{waits}]:"))
        if self.loser:
            late = p.new("m")
            delayed = f"r[{late}] = losing_delayed(s, r[{won}] | r[{lost}]) & r[{lost}]"
            p.step("delayed?", delayed, f"r[{lost}] &= ~r[{late}]")
            b.wait(PhaseBegins("dynasty"), self.loser, str(NEVER), c.bind(picked=f"r[{late}]"), f"r[{late}]")
        for register, effects, others in ((lost, self.loser, "others_lost(s)"), (won, self.winner, "others_won(s)")):
            if effects:
                self.consequences(b, c, register, effects)
            p.step("other consequences", others)
            p.step("winning", "now_winning(s)")
        p.step("the duel goes on", f"resume(s, f, {waits})")
        p.label(out)
        return ""

    def consequences(self, b: Any, c: Scope, register: int, effects: tuple[Effect, ...]) -> None:
        """What comes of it for those in a register. Of two, each has it for himself where it is about his player, the
        active player's first."""
        p = b.p
        nobody = p.fresh("nobody")
        if not mentions(effects, ControllerOf(Picked())):
            p.step("consequences", go(nobody, f"if not r[{register}]:"))
            b.resolve(effects, c.bind(picked=f"r[{register}]"))
            p.label(nobody)
            return
        one, left = p.new("m"), p.new("m")
        p.step("for each", f"r[{left}] = r[{register}]")
        again = p.label(p.fresh("each"))
        p.step(
            "consequences",
            go(nobody, f"if not r[{left}]:"),
            f"r[{one}] = 1 << low(r[{left}] & s.ctl[s.first] or r[{left}])" + f" if r[{left}] else 0",
            f"r[{left}] &= ~r[{one}]",
        )
        b.resolve(effects, c.bind(picked=f"r[{one}]"))
        p.step("the other", go(again))
        p.label(nobody)

    def english(self, v: Voice) -> str:
        verb = "duels" if self.refused is None else "challenges"
        text = f"{v.the(self.who)} {verb} {v.the(self.whom)}"
        if self.stat != "chi" or self.against:
            other = f" with {v.words.stat_word(self.against)}" if self.against else ""
            text += f", comparing {v.words.stat_word(self.stat)}{other}"
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
    of the four times, and as focusing for whatever answers that."""

    what: Query
    n: int
    instead_of_focusing = True

    def build(self, b: Any, c: Scope) -> str:
        b.p.step("instead", "focus_otherwise(s)")
        given = f"giving(duel_stat(s, {self.what.source(c)}), {self.n}, {DUEL})"
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
class MakesWin(Deed):
    """A Personality in this duel wins it, whatever is compared, and the other loses; or the other way round."""

    who: Query
    wins: bool = True

    begins = True
    order = False

    def build(self, b: Any, c: Scope) -> str:
        b.p.step("wins", f"make_win(s, {self.who.source(c)}, {self.wins})")
        return ""

    def english(self, v: Voice) -> str:
        return f"{v.the(self.who)} {'wins' if self.wins else 'loses'} this duel"


@node
class TakesPlace(Deed):
    """A Personality takes the place of another in the challenge or duel that is on."""

    who: Query
    of: Query
    order = False

    def build(self, b: Any, c: Scope) -> str:
        b.p.step("takes his place", f"substitute(s, {self.of.source(c)}, {c.words.cards(self.who, c)})")
        return ""

    def english(self, v: Voice) -> str:
        return f"{v.the(self.who)} takes the place of {v.the(self.of)}"


@node
class AddToFocused(OnCards):
    """Cards of yours go to your focusing area; this is not focusing."""

    what: Query
    kind = ev.TO_FOCUS
    done = "was added"
    takes = True

    def english(self, v: Voice) -> str:
        return f"add {self.object(v)} to your focused cards"


@node
class WinsTies(Continuous):
    """Personalities win tied duels."""

    what: Query
    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        return [f"s.mods.append(({WINS_TIES}, {c.words.cards(self.what, c)}, 0, -1))"]

    def statement(self, v: Voice) -> str:
        return f"{v.each(self.what)} wins tied duels"


FOR: Final = {"winning": (WINNING, ev.WIN_DUEL), "losing": (LOSING, ev.LOSE_DUEL)}


@declares(strings={"outcome": ("outcome", FOR)})
@node
class ForDuel(Condition):
    """What triggered the ability happens for winning (or losing) a duel."""

    outcome: str

    def source(self, c: Scope) -> str:
        stage, kind = FOR[self.outcome]
        return f"for_duel(s, {c.event}, {stage}, {kind})"

    def holds(self, r: Reading) -> bool:
        return for_duel(r.s, r.event, *FOR[self.outcome])

    def english(self, v: Voice) -> str:
        return f"it is for {self.outcome} a duel"


@node
class InThisDuel(Query):
    """The two Personalities in the duel that is being fought; with `challenge` also in one that is yet to begin."""

    challenge: bool = False

    def source(self, c: Scope) -> str:
        return "challenging(s)" if self.challenge else "duelling(s)"

    def has(self, r: Reading, card: int) -> bool:
        f = challenges(r.s) if self.challenge else current(r.s)
        return f is not None and any(x >> card & 1 for x in f.regs[FIGHTERS : FIGHTERS + 2])

    def noun(self, v: Voice) -> Noun:
        return Noun(after=["in this challenge" if self.challenge else "in this duel"])
