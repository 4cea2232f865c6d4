"""Effects on players: Family Honor, cards, the Imperial Favor, additional actions, Gold as a cost."""

from __future__ import annotations

from typing import Any

from gorin.kernel.events import COST
from gorin.kernel.questions import Purpose
from gorin.language.english import Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Number, Player, Query, node
from gorin.language.numbers import Num
from gorin.language.players import You
from gorin.language.scope import Scope
from gorin.rulesets.accounts import seat_name
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.bars import CANNOT_LOSE_HONOR
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.facts import BOWED, HAND, IN_PLAY
from gorin.rulesets.ccg.places.zones import fate_deck
from gorin.rulesets.ccg.playing.gold import can_pay, purse
from gorin.rulesets.ccg.state import FOCUS, INVADER, Game
from gorin.rulesets.ccg.words.deeds import ACT, Deed, kept
from gorin.rulesets.ccg.words.phrases import amount, does
from gorin.rulesets.missing import short_of


@node
class GainHonor(Deed):
    """A player gains Honor; dishonorable Personalities of his who have part in it are rehonored instead."""

    n: Number
    who: Player = You()

    def events(self, c: Scope, tag: str = "0") -> str:
        return f"gained(s, f, {self.who.source(c)}, {self.n.source(c)}, part(s, f), {c.this}, {ACT}, {tag})"

    def english(self, v: Voice) -> str:
        return f"{does(self.who, 'gain', v)} {amount(self.n, 'Honor', v)}"


@node
class LoseHonor(Deed):
    """A player loses Honor."""

    n: Number
    who: Player = You()

    def events(self, c: Scope, tag: str = "0") -> str:
        return f"about({ev.LOSE_HONOR}, {self.who.source(c)}, {self.n.source(c)}, {c.this}, {ACT}, {tag})"

    def payable(self, c: Scope) -> str:
        return f"(not s.box.proud or not changed(s, {CANNOT_LOSE_HONOR}, {self.who.source(c)}))"

    def payable_now(self, r: Reading) -> bool:
        who = self.who.seat(r)
        return not any(what == CANNOT_LOSE_HONOR and seats >> who & 1 for what, _, seats, _ in r.s.mods)

    def english(self, v: Voice) -> str:
        return f"{does(self.who, 'lose', v)} {amount(self.n, 'Honor', v)}"


@node
class Draw(Deed):
    """A player draws cards."""

    n: Number = Num(1)
    who: Player = You()

    def events(self, c: Scope, tag: str = "0") -> str:
        return f"about({ev.DRAW}, {self.who.source(c)}, {self.n.source(c)}, {c.this}, {ACT}, {tag})"

    def payable(self, c: Scope) -> str:
        return f"can_draw(s, {self.who.source(c)}, {self.n.source(c)})"

    def payable_now(self, r: Reading) -> bool:
        return can_draw(r.s, self.who.seat(r), self.n.value(r))

    def english(self, v: Voice) -> str:
        one = isinstance(self.n, Num) and self.n.n == 1
        many = f"{self.n.english(v)} cards" if self.n.plain else f"a number of cards equal to {self.n.english(v)}"
        return f"{does(self.who, 'draw', v)} {'a card' if one else many}"


@node
class TakeFavor(Deed):
    """A player takes the Imperial Favor."""

    who: Player = You()

    def events(self, c: Scope, tag: str = "0") -> str:
        return f"about({ev.TAKE_FAVOR}, {self.who.source(c)}, 0, {c.this}, {ACT}, {tag})"

    def english(self, v: Voice) -> str:
        return f"{does(self.who, 'take', v)} the Imperial Favor"


@node
class DiscardFavor(Deed):
    """A player discards the Imperial Favor: usually a cost."""

    who: Player = You()

    def events(self, c: Scope, tag: str = "0") -> str:
        return f"about({ev.LOSE_FAVOR}, {self.who.source(c)}, 0, {c.this}, {ACT}, {tag})"

    def payable(self, c: Scope) -> str:
        return f"(s.favor == {self.who.source(c)})"

    def payable_now(self, r: Reading) -> bool:
        return bool(r.s.favor == self.who.seat(r))

    def lacks(self, r: Reading, v: Voice) -> str:
        return f"{seat_name(r.s.favor)} has it" if r.s.favor >= 0 else "nobody has it"

    def english(self, v: Voice) -> str:
        return f"{does(self.who, 'discard', v)} the Imperial Favor"


@node
class DiscardACard(Deed):
    """Discard a Fate card from your hand, perhaps only of a kind: a cost (PAID) or an effect."""

    of: Query | None = None

    def build(self, b: Any, c: Scope) -> str:
        p = b.p
        answer = p.new("c")
        hand = self.hand(c)
        if b.at_least:
            hand = f"with_stat(s, {hand}, {FOCUS}, '>=', {b.at_least})"
        asked = f"ask_card(s, {c.you}, 'discard a card', {hand}, {answer}, about={c.this})"
        p.step("which card", asked, asks=Purpose(self))
        tag = "1" if b.paying else "0"
        event = f"Event({ev.DISCARD}, r[{answer}], {c.you}, 0, {c.this}, {ACT}, {tag})"
        if b.paid >= 0:
            p.step("paid with", f"r[{b.paid}] = r[{answer}]")
        return f"([{event}] if r[{answer}] >= 0 else [])"

    def hand(self, c: Scope) -> str:
        kind = "" if self.of is None else f" & {self.of.source(c)}"
        return f"(p[{HAND}] & s.ctl[{c.you}] & ~(1 << {c.this}){kind})"

    def payable(self, c: Scope) -> str:
        return f"({self.hand(c)} != 0)"

    def payable_now(self, r: Reading) -> bool:
        return any(
            x != r.this
            and r.s.holder[x] == r.you
            and r.words.has(r.s, x, "in hand")
            and (self.of is None or self.of.has(r, x))
            for x in range(len(r.s.kind))
        )

    def lacks(self, r: Reading, v: Voice) -> str:
        return f"you have no {'other' if self.of is None else 'such'} card in hand"

    def english(self, v: Voice) -> str:
        return f"discard {'a card' if self.of is None else v.some(self.of)}"


@node
class BowACard(Deed):
    """Bow one card of a set: a cost, for which the player chooses the card (PAID)."""

    what: Query

    def build(self, b: Any, c: Scope) -> str:
        p = b.p
        answer = p.new("c")
        p.step(
            "which card",
            f"ask_card(s, {c.you}, 'bow a card', {self.cards(c)}, {answer}, about={c.this})",
            asks=Purpose(self),
        )
        if b.paid >= 0:
            p.step("paid with", f"r[{b.paid}] = r[{answer}]")
        event = f"Event({ev.BOW}, r[{answer}], {c.you}, 0, {c.this}, {ACT}, {COST})"
        return f"([{event}] if r[{answer}] >= 0 else [])"

    def cards(self, c: Scope) -> str:
        """Source of those that can be bowed."""
        able = f"{c.words.cards(self.what, c)} & p[{IN_PLAY}] & ~p[{BOWED}] & ~s.deny[{ev.BOW}]"
        return f"({able} & s.ctl[{c.you}])"

    def payable(self, c: Scope) -> str:
        return f"({self.cards(c)} != 0)"

    def payable_now(self, r: Reading) -> bool:
        free = [x for x in r.cards(self.what) if r.words.has(r.s, x, "unbowed") and r.s.holder[x] == r.you]
        return any(not r.s.deny[ev.BOW] >> x & 1 for x in free)

    def lacks(self, r: Reading, v: Voice) -> str:
        return short_of(self.what, "bow", r, v)

    def english(self, v: Voice) -> str:
        return f"bow {v.some(self.what)}"


@node
class DiscardHand(Deed):
    """Discard your hand: an effect, or a cost that is paid even if there is no card."""

    none_will_do = True

    def events(self, c: Scope, tag: str = "0") -> str:
        hand = f"(p[{HAND}] & s.ctl[{c.you}])"
        return f"each({hand}, {ev.DISCARD}, {c.you}, 0, {c.this}, {ACT}, {tag})"

    def english(self, v: Voice) -> str:
        return "discard your hand (even if empty)"


@node
class PayGold(Deed):
    """A Gold cost inside an ability."""

    n: Number

    def build(self, b: Any, c: Scope) -> str:
        then = f", {b.then}" if b.then else ""
        n = self.n.source(c.bind(act=ACT))
        b.p.step("pay gold", f"pay(s, {c.you}, {n}, {c.this}, {b.kept}{then})")
        b.remember()
        return ""

    def payable(self, c: Scope) -> str:
        return f"can_pay(s, {c.you}, {self.n.source(c)}, {c.this}, {kept(c)})"

    def payable_now(self, r: Reading) -> bool:
        return can_pay(r.s, r.you, self.n.value(r), r.this)

    def lacks(self, r: Reading, v: Voice) -> str:
        return f"you can produce {purse(r.s, r.you, r.this)}"

    def english(self, v: Voice) -> str:
        return f"pay {amount(self.n, 'Gold', v)}"


@node
class AdditionalAction(Deed):
    """Take an additional action, perhaps only from one card, or several; in battle perhaps one that a Personality must
    perform. Some editions let it wait until the action that grants it is over. Decision: what a Reaction grants waits
    for that Reaction alone."""

    only: Query | None = None
    by: Query | None = None
    times: int = 1

    def build(self, b: Any, c: Scope) -> str:
        card = f", low({self.only.source(c)})" if self.only is not None else ""
        out = b.unless_negated()
        performs = [f"s.battle[{INVADER}] = low({self.by.source(c)})"] if self.by is not None else []
        grants = [*performs, *[f"additional_action(s, {c.you}{card})"] * self.times]
        if b.ends and b.manner.none_within_another:
            granted = b.p.new("i")
            b.p.step("additional action later", f"r[{granted}] = 1")
            b.afterwards += [f"if r[{granted}]: {x}" for x in grants]
        else:
            for x in grants:
                b.p.step("additional action", x)
        b.p.label(out)
        return ""

    def english(self, v: Voice) -> str:
        use = f" to use a Battle ability on {v.the(self.only)}" if self.only is not None else ""
        must = f", which {v.the(self.by)} must perform" if self.by is not None else ""
        return f"take {'an additional action' if self.times == 1 else f'{self.times} additional actions'}{use}{must}"


# --- what generated code calls ------------------------------------------------------------------------------------


@called()
def can_draw(s: Game, who: int, n: int) -> bool:
    """Are there so many cards in a player's Fate deck? As a cost, a draw is made in full."""
    return len(s.zones[fate_deck(who)]) >= n
