"""Words about what things cost: cheaper, dearer, additional costs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gorin.errors import CardError
from gorin.kernel.abilities import sibling
from gorin.language.english import Voice, listing, sentence
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Effect, Number, Query, Text, node
from gorin.language.numbers import Num
from gorin.language.players import You
from gorin.language.scope import Scope
from gorin.language.sets import Any_, This
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.costs import dues
from gorin.rulesets.lcg.costs.fate_cost import EACH, NEXT
from gorin.rulesets.lcg.lasting.edicts import spendable
from gorin.rulesets.lcg.state import PERIODS
from gorin.rulesets.lcg.words.deeds import Deed, timely, timely_now
from gorin.rulesets.lcg.words.phrases import so_much
from gorin.rulesets.lcg.words.player_effects import Give, LoseHonor
from gorin.rulesets.lcg.words.players import YourOpponent
from gorin.rulesets.lcg.words.ring_fate import SpendToRing
from gorin.rulesets.lcg.words.rings import UnclaimedRings
from gorin.rulesets.lcg.words.texts import Constant, Triggered, under
from gorin.rulesets.lcg.words.triggers import Heard

BY = {"you": "1 << {}", "opponents": "foe_seats(s, {})", "anybody": "s.alive"}


@node
class IsOneOf(Heard):
    """A test, not a moment: does the card in question belong to a set?"""

    what: Query

    def test(self, c: Scope) -> str:
        return f"(e.card >= 0 and {self.what.source(c)} >> e.card & 1)"

    def met(self, r: Reading) -> bool:
        return r.event.card >= 0 and self.what.has(r, r.event.card)

    def english(self, v: Voice) -> str:
        return v.some(self.what)


def test_of(what: Query) -> Triggered:
    """A sub-ability that does nothing: its test tells whether a card fits."""
    return Triggered("action", (), IsOneOf(what))


# --- the fate cost ----------------------------------------------------------------------------------------------------


@node
class CostsLess(Text):
    """Playing this card costs less: while something holds, or on some bearers."""

    n: Number = Num(1)
    when: Condition | None = None
    on: Query | None = None

    def terms(self, c: Scope) -> Iterator[tuple[str, str]]:
        n = self.n.source(c)
        if self.on is not None:
            yield "cost_on", f"(({c.words.cards(self.on, c)}, {n}),)"
        else:
            yield "cost", n if self.when is None else f"({n} if {self.when.source(c)} else 0)"

    def english(self, v: Voice) -> str:
        text = f"reduce the cost to play this {v.this if v.this == 'character' else 'card'} by {self.n.english(v)}"
        if self.on is not None:
            text += f" if it is played on {v.some(self.on)}"
        when = v.when(self.when) if self.when is not None else ""
        if when.startswith("if you are "):  # what one is, not what one has
            return f"{sentence(text)} while {when.removeprefix('if ')}."
        return sentence(under(self.when, text, v)) + "."


@node
class CardsCost(Constant):
    """Cards cost some players less (or more) to play, as long as this text counts."""

    what: Query
    less: int = 1
    by: str = "you"  # who plays them: "you", "opponents" or "anybody"
    when: Condition | None = None
    on: Query | None = None  # attachments, on such bearers

    def lines(self, c: Scope) -> list[str]:
        on = "" if self.on is None else f", {c.words.cards(self.on, c)}"
        return [f"costs_change(s, {self.what.source(c)}, {-self.less}, {BY[self.by].format(c.you)}{on})"]

    def english(self, v: Voice) -> str:
        who = {"you": "", "opponents": " for each opponent", "anybody": " for each player"}[self.by]
        verb = "reduce" if self.less > 0 else "increase"
        bearers = self.on.parts if isinstance(self.on, Any_) else (self.on,)
        on = "" if self.on is None else f" on {listing([v.some(x) for x in bearers if x is not None], 'or')}"
        return under(self.when, f"{verb} the cost{who} to play {v.each(self.what)}{on} by {abs(self.less)}", v)


@node
class CostChange(Deed):
    """Until a period ends, the next such card you play (or each of them) costs less; on a bearer, if one is named."""

    what: Query
    n: Number = Num(1)
    until: str = "phase"
    each: bool = False
    on: Query | None = None

    def build(self, b: Any, c: Scope) -> str:
        k = b.subs.add(test_of(self.what))
        bearers = c.words.cards(self.on, c) if isinstance(self.on, Query) else "0"
        point, period = EACH if self.each else NEXT, PERIODS[self.until]
        row = f"{sibling(k)}, {point}, -1, this, you, {bearers}, {period}, {self.n.source(c)}"
        b.p.step("costs change", f"add_delayed(s, {row})")
        return ""

    def could(self, c: Scope) -> str:
        return timely(self.until, "True")

    def could_now(self, r: Reading) -> bool:
        return timely_now(self.until, r)

    def english(self, v: Voice) -> str:
        which = v.each(self.what) if self.each else f"the next {v.noun(self.what)}"
        on = f" on {v.the(self.on)}" if self.on is not None else ""
        return f"reduce the cost of {which} you play{on} this {self.until} by {self.n.english(v)}"


# --- additional costs -------------------------------------------------------------------------------------------------

TO = {
    "play": "play {}",
    "trigger": "trigger an ability on {}",
    "attack": "declare {} as an attacker",
    "defend": "declare {} as a defender",
    "attack province": "declare a conflict against {}",
}


def coin_of(x: Effect) -> tuple[int, Number]:
    """What an additional cost is paid in."""
    match x:
        case LoseHonor(n, _):
            return dues.HONOR, n
        case Give("honor", You(), YourOpponent(), n):
            return dues.GIFT_TO_OPPONENT, n
        case Give("honor", _, _, n):
            return dues.GIFT_OF_HONOR, n
        case SpendToRing(UnclaimedRings(), n):
            return dues.FATE_TO_RING, n
        case SpendFate(n):
            return dues.FATE, n
    raise CardError(f"{type(x).__name__} cannot be an additional cost.")


def says_cost(to: str, what: Query, cost: Effect, by: str, v: Voice) -> str:
    """ "as an additional cost for an opponent to play an event, that player must give you 1 honor"."""
    coin, n = coin_of(cost)
    payer = {"you": "", "opponents": "for an opponent ", "anybody": "for a player "}[by]
    must = {
        dues.HONOR: f"lose {so_much(n, 'honor', v)}",
        dues.GIFT_OF_HONOR: f"give you {so_much(n, 'honor', v)}",
        dues.FATE: f"spend {so_much(n, 'fate', v)}",
        dues.FATE_TO_RING: f"spend {so_much(n, 'fate', v)} to an unclaimed ring",
        dues.GIFT_TO_OPPONENT: f"give {'your' if by == 'you' else 'his or her'} opponent {so_much(n, 'honor', v)}",
    }[coin]
    who = "you" if by == "you" else "that player"
    return f"as an additional cost {payer}to {TO[to].format(v.some(what))}, {who} must {must}"


@node
class SpendFate(Deed):
    """You spend fate (a cost)."""

    n: Number = Num(1)

    def events(self, c: Scope, tag: str = "0") -> str:
        return f"about({ev.PAY_FATE}, {c.you}, {self.n.source(c)}, {c.this}, r[6], {tag})"

    def could(self, c: Scope) -> str:
        return f"can_spend(s, {c.you}, {self.n.source(c)})"

    def could_now(self, r: Reading) -> bool:
        return bool(spendable(r.s, r.you) >= self.n.value(r))

    def lacks(self, r: Reading, v: Voice) -> str:
        return f"you have {spendable(r.s, r.you)}"

    def english(self, v: Voice) -> str:
        return f"spend {so_much(self.n, 'fate', v)}"


@node
class AdditionalCost(Constant):
    """Doing something with cards costs more than usual, as long as this text counts."""

    to: str
    what: Query
    cost: Effect
    by: str = "opponents"
    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        coin, n = coin_of(self.cost)
        who = f"{BY[self.by].format(c.you)}, {coin}, {n.source(c)}, {c.you}"
        return [f"demand(s, {dues.OCCASIONS[self.to]}, {self.what.source(c)}, {who})"]

    def english(self, v: Voice) -> str:
        return under(self.when, says_cost(self.to, self.what, self.cost, self.by, v), v)


@node
class PlayCost(Text):
    """Playing this card costs something besides its fate."""

    cost: Effect
    when: Condition | None = None

    def terms(self, c: Scope) -> Iterator[tuple[str, str]]:
        coin, n = coin_of(self.cost)
        due = f"[({coin}, {n.source(c)}, -1)]"
        yield "dues", due if self.when is None else f"({due} if {self.when.source(c)} else [])"

    def english(self, v: Voice) -> str:
        _, _, must = says_cost("play", This(), self.cost, "you", v).partition(", you must ")
        return sentence(under(self.when, f"as an additional cost to play this card, {must}", v)) + "."


@node
class DemandCost(Deed):
    """Until a period ends, doing something with cards costs more than usual."""

    to: str
    what: Query
    cost: Effect
    by: str = "opponents"
    until: str = "conflict"
    order = False

    def build(self, b: Any, c: Scope) -> str:
        k = b.subs.add(test_of(self.what))
        coin, n = coin_of(self.cost)
        much = f"packed({BY[self.by].format(c.you)}, {coin}, {n.source(c)})"
        row = f"{sibling(k)}, {dues.DUE}, {-1 - dues.OCCASIONS[self.to]}, this, you, 0, {PERIODS[self.until]}, {much}"
        b.p.step("demand", f"add_delayed(s, {row})")
        return ""

    def could(self, c: Scope) -> str:
        return timely(self.until, "True")

    def could_now(self, r: Reading) -> bool:
        return timely_now(self.until, r)

    def english(self, v: Voice) -> str:
        return f"until the end of the {self.until}, {says_cost(self.to, self.what, self.cost, self.by, v)}"
