"""Steps 2 to 4 of the initiation sequence, compiled: X, support, what the ability costs, what playing it costs."""

from __future__ import annotations

from gorin.kernel.abilities import DEPTH, RESOLVED
from gorin.language.control import Again
from gorin.language.nodes import Number, walk
from gorin.language.program import Program
from gorin.language.scope import Scope
from gorin.rulesets.lcg import dues
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.sentences import Sentences
from gorin.rulesets.lcg.words.deeds import Deed, OnCards
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
    paid: int
    known_of_payer: list[tuple[Number, int]]  # numbers of what pays, read as it is chosen
    price: int  # what an event costs, fixed before it leaves the hand
    place: int
    x: int
    help: int

    def before_costs(self) -> None:
        """X is chosen first, then others may help; a card that nobody helps to pay for stays where it is."""
        p = self.program
        if self.x >= 0:
            c = self.scope.bind(x="k")
            tests = [x.payable(c) for x in self.a.cost if isinstance(x, Deed)]
            tests += ["0 <= cost_of(s, this, you, x=k) <= purse(s, this, you)"] if self.event else []
            numbers = f"[k for k in range(max(s.pool[you], s.honor[you]) + 1) if {' and '.join(tests)}]"
            p.step("3 choose X", f"ask_number(s, you, 'X', {numbers}, {self.x}, this)")
        if self.supported():
            self.help = p.new("i")
            asked = f"ask_for_support(s, this, you, {self.fate_cost()})"
            p.step("3 support", f"if r[{DEPTH}] != {RESOLVED}: {asked}", "else: s.ret = 0")
            p.step(
                "3 enough?",
                f"r[{self.help}] = s.ret",
                f"if r[{DEPTH}] != {RESOLVED} and {self.fate_cost()} - given_help(s, s.ret) > s.pool[you]:",
                "    unsupported(s, this, you); s.frames.pop()",
            )

    def most_x(self) -> str:
        """Whether an effect could change anything is judged with the highest X."""
        return "max(s.pool[you], s.honor[you])" if self.x >= 0 else "0"

    def supported(self) -> bool:
        return self.event and Keyword("support") in self.card.text

    def fate_cost(self) -> str:
        return f"cost_of(s, this, you, x={self.scope.x})"

    def occasion(self) -> int:
        """What additional costs are asked for."""
        return dues.PLAY if self.event else dues.TRIGGER

    def ability_costs(self) -> list[str]:
        """Steps that choose what pays, and the source of the events that pay what stands before the dash."""
        p, c = self.program, self.scope
        sources = []
        paid = -1
        for x in self.a.cost:
            assert isinstance(x, Deed)
            if isinstance(x, OnCards) and x.chosen_to_pay():
                answer = p.new("c")
                paid = self.paid if paid < 0 else p.new("m")  # PAID is what the first of them was paid with
                payable = f"{x.payable(c)} & s.ctl[you]"
                p.step("4 choose what pays", f"ask_card(s, you, 'cost: {x.verb}', {payable}, {answer}, about=this)")
                p.step(
                    "4 chosen",
                    f"r[{paid}] = 1 << r[{answer}] if r[{answer}] >= 0 else 0",
                    *(f"r[{x}] = {n.source(c.bind(known=()))}" for n, x in self.known_of_payer),
                    f"r[{self.place}] = s.slot[r[{answer}]]" if self.place >= 0 else "",
                )
                tag = f"1 | {x.extra_tag}"
                sources.append(f"each(r[{paid}], {x.kind}, you, {x.amount(c)}, this, r[6], {tag})")
            else:
                sources.append(x.pay(self.sentences, c))
        return sources

    def costs_again(self) -> None:
        """An ability that is resolved again pays what stands before the dash again, but not for being played."""
        p = self.program
        if self.a.cost and walk(self.a.then, Again):
            p.step("4 paid", "f.step = @targets")
            p.label("again")
            sources, want = self.ability_costs(), p.new("i")
            all_of_it = f"r[{want}] = (1 << len(ev)) - 1"
            p.step("4 pay again", f"ev = {' + '.join(sources)}", all_of_it, "emit(s, linked(ev))")
            p.step("4 paid again?", f"if r[{want}] & ~s.ret: f.step = @end")
        else:
            p.label("again")
        p.label("targets")

    def costs(self) -> None:
        p = self.program
        sources = self.ability_costs()
        used = []  # what it costs to play the card or trigger the ability; resolving it does neither
        if self.event:
            help = f"r[{self.help}]" if self.supported() else "0"
            used.append(f"fate_costs(s, this, you, r[{self.price}], {help}, this, r[6])")
            used.append("limited_costs(s, this, you)")
        used.append(f"(due_events(s, {self.occasion()}, this, you) if s.dues or s.delayed else [])")
        sources.append(f"({' + '.join(used)} if r[{DEPTH}] != {RESOLVED} else [])")
        want = p.new("i")
        p.step(
            "4 pay",
            *(f"r[{x}] = {n.source(self.scope.bind(known=()))}" for n, x in self.known),
            f"r[{self.host}] = host_of(s, this)" if self.host >= 0 else "",
            f"ev = {' + '.join(sources)}",
            f"r[{want}] = (1 << len(ev)) - 1",
            "if ev: emit(s, linked(ev))",
            "else: s.ret = 0",
        )
        # Decision: an event whose cost is prevented is discarded unplayed (rr.open-event-cost-prevented.1)
        spoiled = f"if r[{DEPTH}] != {RESOLVED}: to_discard(s, this); s.box.rules.derive(s)" if self.event else ""
        p.step(
            "4 paid?",
            f"if r[{want}] & ~s.ret:",
            f"    {spoiled or 'pass'}",
            "    s.frames.pop(); return",
            f"if r[{DEPTH}] == {RESOLVED}: return",
            "if s.delayed: count_played(s, this, you)" if self.event else "",
            "count_limited(s, you)" if self.event and Keyword("limited") in self.card.text else "",
            "use(s, f)",
        )
