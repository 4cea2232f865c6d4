"""Steps 2 to 4 of the initiation sequence, compiled: X, support, what the ability costs, what playing it costs."""

from __future__ import annotations

from gorin.kernel.abilities import AGAIN, DEPTH, RESOLVED
from gorin.kernel.questions import Purpose
from gorin.language.control import Again
from gorin.language.nodes import Effect, Number, walk
from gorin.language.numbers import X
from gorin.language.program import Program, go
from gorin.language.scope import Scope
from gorin.language.sets import Paid
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.card import X_COST, Card
from gorin.rulesets.lcg.compiler.potential import could, touches
from gorin.rulesets.lcg.compiler.sentences import Sentences
from gorin.rulesets.lcg.compiler.terms import term_sources
from gorin.rulesets.lcg.costs import dues
from gorin.rulesets.lcg.words.deck_tops import DiscardTop, OfTheTop
from gorin.rulesets.lcg.words.deeds import Deed, OnCards
from gorin.rulesets.lcg.words.paying import OneOrMore
from gorin.rulesets.lcg.words.ring_effects import OnRing
from gorin.rulesets.lcg.words.texts import Keyword, Triggered


class Paying:
    """The part of an ability's compiler that asks for its costs."""

    a: Triggered
    card: Card
    event: bool
    program: Program
    scope: Scope
    sentences: Sentences
    known: list[tuple[Number, int]]  # numbers read before the costs are paid, with their registers
    host: int  # registers, -1 where there is none
    home: int
    paid: int
    known_of_payer: list[tuple[Number, int]]  # numbers of what pays, read as it is chosen
    price: int  # what an event costs, fixed before it leaves the hand
    place: int
    atop: int  # was the event itself among the cards on top of the deck that pay?
    x: int
    help: int

    def before_costs(self) -> None:
        """X is chosen first, then others may help; a card that nobody helps to pay for stays where it is."""
        p = self.program
        if self.chooses_x():
            c = self.scope.bind(x="k")
            tests = [x.payable(c) for x in self.with_x() if isinstance(x, Deed)]
            tests += ["0 <= cost_of(s, this, you, x=k) <= purse(s, this, you)"] if self.event else []
            least = max([x.least for x in self.a.cost if isinstance(x, OneOrMore)], default=0)
            numbers = f"[k for k in range({least}, {self.most_x()} + 1) if {' and '.join(tests)}]"
            asks = f"if r[{DEPTH}] > {AGAIN}: ask_number(s, you, 'X', {numbers}, {self.x}, this)"
            p.step("3 choose X", asks, asks=Purpose(self.a))
        if self.event:
            self.help = p.new("i")
            helped = f"r[{DEPTH}] > {RESOLVED} and may_be_helped(s, this, you)"
            asked = f"ask_for_help(s, this, you, {self.fate_cost()})"
            p.step("3 support", f"if {helped}: {asked}", "else: s.ret = 0")
            p.step(
                "3 enough?",
                f"r[{self.help}] = s.ret",
                f"if {helped} and {self.fate_cost()} - given_help(s, s.ret) > s.pool[you]:",
                "    unsupported(s, this, you); s.frames.pop()",
            )

    def with_letter(self) -> bool:
        """Do the costs speak of an X?"""
        return bool(walk(self.a.cost, X) or walk(self.a.cost, OneOrMore))

    def with_x(self) -> list[Effect]:
        """The costs; of one or more fate or honor, X of it."""
        amounts = [x if isinstance(x, OneOrMore) and x.way() == "amount" else None for x in self.a.cost]
        return [y.amounting_to(X()) if y else x for x, y in zip(self.a.cost, amounts, strict=True)]

    def chooses_x(self) -> bool:
        """Is X chosen as a number, before anything else that pays?"""
        return self.x >= 0 and ((self.event and self.card.cost == X_COST) or bool(walk(tuple(self.with_x()), X)))

    def most_x(self) -> str:
        """Whether an effect could change anything is judged with the highest X."""
        return "max(s.pool[you], s.honor[you], *s.fate)" if self.x >= 0 else "0"

    def fate_cost(self, x: str = "") -> str:
        """Source: what an event costs, for the X that was chosen or for another."""
        return f"cost_of(s, this, you, x={x or self.scope.x})"

    def occasion(self) -> int:
        """What additional costs are asked for."""
        return dues.PLAY if self.event else dues.TRIGGER

    def demands(self) -> bool:
        """Does the card itself demand something besides its fate for being played?"""
        return self.event and "dues" in term_sources(self.card)

    def ability_costs(self) -> list[str]:
        """Steps that choose what pays, and the source of the events that pay what stands before the dash."""
        p, c = self.program, self.scope
        sources = []
        paid = -1
        for x in self.with_x():
            assert isinstance(x, Deed)
            if isinstance(x, OneOrMore) and x.way() == "rings":
                sources.append(self.several_rings(x))
            elif isinstance(x, OneOrMore):
                paid = self.paid if paid < 0 else p.new("m")
                sources.append(self.several_cards(x, paid))
            elif isinstance(x, OnCards) and x.chosen_to_pay():
                answer = p.new("c")
                paid = self.paid if paid < 0 else p.new("m")  # PAID is what the first of them was paid with
                payable = f"{x.payable(c)} & s.ctl[you]"
                if paid == self.paid:
                    payable = self.worth_paying(payable, c)
                p.step(
                    "4 choose what pays",
                    f"ask_card(s, you, 'pay a cost', {payable}, {answer}, about=this)",
                    asks=Purpose(x),
                )
                p.step(
                    "4 chosen",
                    f"r[{paid}] = 1 << r[{answer}] if r[{answer}] >= 0 else 0",
                    *(f"r[{x}] = {n.source(c.bind(known=()))}" for n, x in self.known_of_payer),
                    f"r[{self.place}] = s.slot[r[{answer}]]" if self.place >= 0 else "",
                )
                tag = f"1 | {x.extra_tag}"
                sources.append(f"each(r[{paid}], {x.kind}, you, {x.amount(c)}, this, r[6], {tag})")
            elif isinstance(x, OfTheTop):
                sources.append(self.top_of_deck(x))
            else:
                sources.append(x.pay(self.sentences, c))
        return sources

    def top_of_deck(self, x: OfTheTop) -> str:
        """The top of a deck pays: nobody chooses, and nobody knew it. The source of the events that pay."""
        self.program.step(
            "4 top of a deck",
            f"r[{self.paid}] = {x.tops(self.scope, f' - r[{self.atop}]' if self.atop >= 0 else '')}",
            *(f"r[{k}] = {n.source(self.scope.bind(known=()))}" for n, k in self.known_of_payer),
        )
        source = x.pay(self.sentences, self.scope)
        return f"each(r[{self.paid}], {ev.DISCARD}, you, 0, this, r[6], 1)" if isinstance(x, DiscardTop) else source

    def worth_paying(self, payable: str, c: Scope) -> str:
        """Source: where all that the ability does is done to what pays, only what that could change may pay."""
        if not self.a.then or not all(touches(x, Paid()) for x in self.a.then):
            return payable
        changed = " | ".join(could(x, c.bind(paid=f"({payable})")) for x in self.a.then)
        return f"({payable}) & ({changed})"

    def several_cards(self, x: OneOrMore, paid: int) -> str:
        """Steps that choose one card after another, then done; the source of the events that pay."""
        p, c, of = self.program, self.scope, x.of
        assert isinstance(of, OnCards)
        answer, again, out = p.new("c"), p.fresh("pays"), p.fresh("paid")
        p.step("4 nothing yet", f"r[{paid}] = 0")
        p.label(again)
        p.step(
            "4 choose what pays",
            f"m = {of.payable(c)} & s.ctl[you] & ~r[{paid}]",
            go(out, "if not m:"),
            f"else: ask_card(s, you, 'pay a cost', m, {answer}, r[{paid}].bit_count() >= {x.least}, this)",
            asks=Purpose(x, paid, upto=True),
        )
        p.step("4 chosen", go(again, f"if r[{answer}] >= 0: r[{paid}] |= 1 << r[{answer}];"))
        p.label(out)
        p.step("4 so many", f"r[{self.x}] = r[{paid}].bit_count()")
        return f"each(r[{paid}], {of.kind}, you, {of.amount(c)}, this, r[6], 1 | {of.extra_tag})"

    def several_rings(self, x: OneOrMore) -> str:
        """The same with rings."""
        p, c, of = self.program, self.scope, x.of
        assert isinstance(of, OnRing)
        paid, answer, again, out = p.new("i"), p.new("i"), p.fresh("pays"), p.fresh("paid")
        done = f"([Option(4, -1, -1)] if r[{paid}].bit_count() >= {x.least} else [])"
        p.step("4 no ring yet", f"r[{paid}] = 0")
        p.label(again)
        p.step(
            "4 choose a ring that pays",
            f"out = [Option(1, -1, i) for i in bits({of.payable(c)} & ~r[{paid}])]",
            go(out, "if not out:"),
            f"else: ask(s, you, 'pay with a ring', out + {done}, {answer}, this)",
            asks=Purpose(x, paid, upto=True),
        )
        p.step("4 chosen", go(again, f"if r[{answer}] >= 0: r[{paid}] |= 1 << r[{answer}];"))
        p.label(out)
        p.step("4 so many", f"r[{self.x}] = r[{paid}].bit_count()")
        return f"on_rings(r[{paid}], {of.kind}, {of.player(c)}, {of.amount(c)}, this, r[6], 1)"

    def costs_again(self) -> None:
        """An ability that is resolved again pays what stands before the dash again, but not for being played."""
        p = self.program
        if self.a.cost and walk(self.a.then, Again):
            p.step("4 paid", go("targets"))
            p.label("again")
            sources, want = self.ability_costs(), p.new("i")
            all_of_it = f"r[{want}] = (1 << len(ev)) - 1"
            p.step("4 pay again", f"ev = {' + '.join(sources)}", all_of_it, "emit(s, linked(ev))")
            p.step("4 paid again?", go("end", f"if r[{want}] & ~s.ret:"))
        else:
            p.label("again")
        p.label("targets")

    def costs(self) -> None:
        p = self.program
        sources = self.ability_costs()
        used = []  # what it costs to play the card or trigger the ability; resolving it does neither
        if self.event:
            used.append(f"fate_costs(s, this, you, r[{self.price}], r[{self.help}], this, r[6])")
            used.append("limited_costs(s, this, you)")
        due = f"due_events(s, {self.occasion()}, this, you, in_turn(s.ret))"
        used.append(due if self.demands() else f"({due} if s.dues or s.delayed else [])")
        sources.append(f"({' + '.join(used)} if r[{DEPTH}] > {RESOLVED} else [])")
        asked = "" if self.demands() else " and (s.dues or s.delayed)"
        rings = f"rings_for(s, {self.occasion()}, this, you)"
        told = (
            "" if self.event else "if s.log is not None: tell_use(s, f)"
        )  # before its costs; an event is told as shown
        p.step("4 rings", told, f"if r[{DEPTH}] > {RESOLVED}{asked}: {rings}", "else: s.ret = 0")
        want = p.new("i")
        p.step(
            "4 pay",
            *(f"r[{x}] = {n.source(self.scope.bind(known=()))}" for n, x in self.known),
            f"r[{self.host}] = host_of(s, this)" if self.host >= 0 else "",
            f"r[{self.home}] = in_own_slot(s, this)" if self.home >= 0 else "",
            f"ev = {' + '.join(sources)}",
            f"r[{want}] = (1 << len(ev)) - 1",
            "if ev: emit(s, linked(ev))",
            "else: s.ret = 0",
        )
        # Decision: an event whose cost is prevented is discarded unplayed (rr.open-event-cost-prevented.1)
        spoiled = f"if r[{DEPTH}] > {RESOLVED}: to_discard(s, this); derive(s)" if self.event else ""
        p.step(
            "4 paid?",
            f"if r[{want}] & ~s.ret:",
            "    tell_unpaid(s, this)",
            f"    {spoiled or 'pass'}",
            "    s.frames.pop(); return",
            f"if r[{DEPTH}] <= {RESOLVED}: return",
            "if s.delayed: count_played(s, this, you)" if self.event else "",
            "count_limited(s, you)" if self.event and Keyword("limited") in self.card.text else "",
            "use(s, f)",
        )
