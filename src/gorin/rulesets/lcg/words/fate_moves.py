"""Moving fate: from a card to another, to a player's pool, from a pool to a card."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from gorin.kernel.bits import bits
from gorin.kernel.changes import replace_at_last
from gorin.kernel.events import Event
from gorin.kernel.questions import Purpose
from gorin.kernel.windows import emit
from gorin.language.english import Voice, possessive
from gorin.language.meaning import Reading
from gorin.language.nodes import Number, Player, Query, declares, node
from gorin.language.numbers import Num
from gorin.language.players import You
from gorin.language.program import go
from gorin.language.scope import Scope
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.codecs import POOL, fate_moved, moving_fate
from gorin.rulesets.lcg.costs import fate_moves
from gorin.rulesets.lcg.prohibitions import bars
from gorin.rulesets.lcg.state import Game
from gorin.rulesets.lcg.words.deeds import ACT, Deed, reach, reached
from gorin.rulesets.lcg.words.phrases import so_much
from gorin.rulesets.lcg.words.triggers import CardHeard

ALL_FATE = 9999


def may_lose(r: Reading, card: int) -> bool:
    """Has this card fate that an effect of this player may take?"""
    return r.s.fate[card] > 0 and not bars.barred(r.s, bars.LOSING_FATE, r.you) >> card & 1


@node
class MoveFate(Deed):
    """Move fate from a card to another card; it cannot move to where it is."""

    what: Query
    onto: Query
    n: Number | None = Num(1)  # None: all of it

    def events(self, c: Scope, tag: str = "0") -> str:
        of, onto = c.words.cards(self.what, c), c.words.cards(self.onto, c)
        n = str(ALL_FATE) if self.n is None else self.n.source(c)
        return f"moves(s, low({of}), low({onto}), {n}, {c.you}, {c.this}, {ACT}, {tag})"

    def could(self, c: Scope) -> str:
        return f"givers(s, {c.words.cards(self.what, c)}, {reach(self.onto, c)}, {c.you})"

    def could_now(self, r: Reading) -> bool:
        s = r.s
        takers = {x for x in reached(r, self.onto) if fate_moves.may_have(s, 1 << x, r.you)}
        return any(may_lose(r, x) and takers - {x} for x in r.cards(self.what))

    def english(self, v: Voice) -> str:
        much = "each fate" if self.n is None else so_much(self.n, "fate", v)
        onto = v.the(self.onto)
        return f"move {much} from {v.the(self.what)} to {onto}"


@node
class TakeFate(Deed):
    """Move fate from a card to a player's pool."""

    what: Query
    n: Number = Num(1)
    who: Player = You()

    def events(self, c: Scope, tag: str = "0") -> str:
        pool = f"{POOL} | {self.who.source(c)}"
        of, n = f"low({c.words.cards(self.what, c)})", self.n.source(c)
        return f"moves(s, {of}, {pool}, {n}, {c.you}, {c.this}, {ACT}, {tag})"

    def could(self, c: Scope) -> str:
        barred = bars.barred_source(bars.LOSING_FATE, c.you)
        return f"(with_fate(s, {c.words.cards(self.what, c)}) & ~{barred})"

    def could_now(self, r: Reading) -> bool:
        return any(may_lose(r, x) for x in r.cards(self.what))

    def english(self, v: Voice) -> str:
        pool = f"{possessive(self.who.english(v))} fate pool"
        return f"move {so_much(self.n, 'fate', v)} from {v.the(self.what)} to {pool}"


@node
class RemoveFateAmong(Deed):
    """Remove up to so much fate from among cards, divided as you like, all of it at once."""

    what: Query
    n: Number

    def build(self, b: Any, c: Scope) -> str:
        p = b.p
        taken, answer, left = p.new("i"), p.new("c"), p.new("i")
        again, out = p.fresh("fate"), p.fresh("all the fate")
        p.step("how much fate", f"r[{taken}] = 0; r[{left}] = {self.n.source(c)}")
        p.label(again)
        there = f"fate_left(s, {c.words.cards(self.what, c)}, r[{taken}], {c.you})"
        p.step(
            "remove a fate",
            f"m = {there}",
            go(out, f"if r[{left}] <= 0 or not m:"),
            f"else: ask_card(s, {c.you}, 'choose', m, {answer}, True, this)",
            asks=Purpose(self),
        )
        p.step(
            "a fate chosen",
            go(out, f"if r[{answer}] < 0:"),
            go(again, f"else: r[{taken}] = one_more_from(r[{taken}], r[{answer}]); r[{left}] -= 1;"),
        )
        p.label(out)
        return f"fate_taken(r[{taken}], {c.you}, {c.this}, {ACT})"

    def could(self, c: Scope) -> str:
        return f"(fate_left(s, {c.words.cards(self.what, c)}, 0, {c.you}) if {self.n.source(c)} > 0 else 0)"

    def could_now(self, r: Reading) -> bool:
        return self.n.value(r) > 0 and any(may_lose(r, x) for x in r.cards(self.what))

    def english(self, v: Voice) -> str:
        return f"remove up to {self.n.english(v)} fate from among {v.noun(self.what, plural=True)}"


EACH: Final = 12  # bits of one choice in the number that keeps them: the card's id + 1


def chosen_so_far(taken: int) -> list[int]:
    """The cards chosen so far, one for each fate."""
    out = []
    while taken:
        out.append((taken & (1 << EACH) - 1) - 1)
        taken >>= EACH
    return out


@called(reads=())
def one_more_from(taken: int, card: int) -> int:
    """One fate more, from this card."""
    return taken << EACH | card + 1


@called()
def fate_left(s: Game, mask: int, taken: int, you: int) -> int:
    """Those of a set from which one fate more may be removed."""
    gone = Counter(chosen_so_far(taken))
    barred = bars.barred(s, bars.LOSING_FATE, you)
    return sum(1 << c for c in bits(mask & ~barred) if s.fate[c] > gone[c])


@called(reads=())
def fate_taken(taken: int, you: int, source: int, act: int) -> list[Event]:
    """What is removed, card by card."""
    gone = Counter(chosen_so_far(taken))
    return [Event(ev.REMOVE_FATE, c, you, gone[c], source, act) for c in sorted(gone)]


@node
class SpendOnto(Deed):
    """Move fate from a player's pool to a card."""

    onto: Query
    n: Number = Num(1)
    who: Player = You()

    def events(self, c: Scope, tag: str = "0") -> str:
        pool = f"{POOL} | {self.who.source(c)}"
        to, n = f"low({c.words.cards(self.onto, c)})", self.n.source(c)
        return f"moves(s, {pool}, {to}, {n}, {c.you}, {c.this}, {ACT}, {tag})"

    def could(self, c: Scope) -> str:
        return f"(may_have(s, {reach(self.onto, c)}, {c.you}) if has_fate(s, {self.who.source(c)}, 1) else 0)"

    def payable(self, c: Scope) -> str:
        cards = c.words.cards(self.onto, c)
        return f"(has_fate(s, {self.who.source(c)}, {self.n.source(c)}) and may_have(s, {cards}, {c.you}))"

    def could_now(self, r: Reading) -> bool:
        who = self.who.seat(r)
        fits = any(fate_moves.may_have(r.s, 1 << x, r.you) for x in reached(r, self.onto))
        return who >= 0 and r.s.pool[who] > 0 and fits

    def english(self, v: Voice) -> str:
        pool = f"{possessive(self.who.english(v))} fate pool"
        return f"place {so_much(self.n, 'fate', v)} from {pool} on {v.the(self.onto)}"


# --- fate that would go -----------------------------------------------------------------------------------------------


@node
class FateWouldGo(CardHeard):
    """When 1 or more fate would be removed from such a card: by the rules, by an effect that removes, returns or moves
    it, or as the card leaves play. It waits until nobody can prevent the removal any more
    (fr.embrace-the-void.6)."""

    who: Query
    kinds = (ev.REMOVE_FATE, ev.RETURN_FATE, ev.MOVE_FATE, ev.LEAVE)
    says = "when 1 or more fate would be removed from {}"

    def test(self, c: Scope) -> str:
        return f"({super().test(c)} and fate_going(s, e) > 0)"

    def met(self, r: Reading) -> bool:
        return super().met(r) and fate_going(r.s, r.event) > 0


@declares(needs=("it", "TakeThatFate answers only an interrupt to fate that would go."))
@node
class TakeThatFate(Deed):
    """The fate that would be removed moves to your fate pool instead; of several such effects the latest counts."""

    def build(self, b: Any, c: Scope) -> str:
        b.p.step("that fate", f"take_that_fate(s, r[3], r[4], {c.event}, {c.you}, this, {ACT})")
        return ""

    def could(self, c: Scope) -> str:
        return f"(fate_going(s, {c.event}) > 0)"

    def could_now(self, r: Reading) -> bool:
        return fate_going(r.s, r.event) > 0

    def english(self, v: Voice) -> str:
        return "move that fate to your fate pool instead"


@called()
def fate_going(s: Game, e: Event) -> int:
    """How much fate this event would take from its card."""
    there = s.fate[e.card] if e.card >= 0 else 0
    if e.kind == ev.REMOVE_FATE:
        return min(e.n, there)
    if e.kind == ev.MOVE_FATE:
        amount, of, _ = fate_moved(e.n)
        return min(amount, there) if of == e.card else 0
    return there if e.kind in (ev.RETURN_FATE, ev.LEAVE) else 0


@called()
def take_that_fate(s: Game, depth: int, i: int, e: Event, you: int, source: int, act: int) -> None:
    """Fate that would be removed moves in its place; from a card that leaves play, before it is gone."""
    n = moving_fate(fate_going(s, e), e.card, POOL | you)
    moved = Event(ev.MOVE_FATE, e.card, you, n, source, act)
    if e.kind == ev.LEAVE:
        emit(s, (moved,))
    else:
        replace_at_last(s, depth, i, moved)
