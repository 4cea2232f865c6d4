"""Card definitions to Python: every ability becomes `can`, `fails`, its targets, and a flat list of steps.

The order of the steps is this game's initiation sequence: show, pay, choose, initiate, resolve, played. A sentence is
resolved at once: first its choices, then one window with all its events, then what hangs on their having happened.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from gorin.errors import CardError
from gorin.kernel.abilities import AGAIN, DEPTH, EVENT, RESOLVED, Need
from gorin.kernel.events import SURE
from gorin.kernel.questions import Purpose
from gorin.language.control import Limit, Target, TargetAbility, TargetPlayer, Waits
from gorin.language.needs import Test, asked, every, needs
from gorin.language.nodes import Condition, Effect, Node, mentions, walk
from gorin.language.numbers import Num, StatOf
from gorin.language.players import Chosen, Them
from gorin.language.program import Program, function, go
from gorin.language.scope import Scope
from gorin.language.sets import Host, Is, Paid, That, This
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.card import X_COST, Card
from gorin.rulesets.lcg.compiler import needs as needed
from gorin.rulesets.lcg.compiler.paying import Paying
from gorin.rulesets.lcg.compiler.potential import could, if_there, in_full
from gorin.rulesets.lcg.compiler.scopes import ANSWERED, ARGUMENTS, HERE, NOW, test_scope
from gorin.rulesets.lcg.compiler.sentences import Sentences
from gorin.rulesets.lcg.compiler.targeting import Targeting
from gorin.rulesets.lcg.compiler.terms import term_sources
from gorin.rulesets.lcg.facts import HAND
from gorin.rulesets.lcg.points import (
    CANCEL,
    FORCED_CANCEL,
    FORCED_INTERRUPT,
    FORCED_REACTION,
    INTERRUPT,
    REACTION,
    WOULD,
    WOULD_FORCED,
)
from gorin.rulesets.lcg.prohibitions import bars
from gorin.rulesets.lcg.registers import NUMBER_REGISTER, REGISTERS, THAT_REGISTER, target_registers
from gorin.rulesets.lcg.state import DYNASTY_PHASE, PERIODS
from gorin.rulesets.lcg.telling import aims
from gorin.rulesets.lcg.words.conditions import TYPES, During, While
from gorin.rulesets.lcg.words.deck_tops import OfTheTop
from gorin.rulesets.lcg.words.deeds import OnCards
from gorin.rulesets.lcg.words.naming import NameType
from gorin.rulesets.lcg.words.paying import OneOrMore
from gorin.rulesets.lcg.words.piles import PutHoldingThere
from gorin.rulesets.lcg.words.player_effects import CancelEffects, Instead, Redirect
from gorin.rulesets.lcg.words.ring_bearers import AttachToRing
from gorin.rulesets.lcg.words.rings import ABOUT_RINGS, TargetRing
from gorin.rulesets.lcg.words.sets import AttackedProvince, CostOf, OwnProvince
from gorin.rulesets.lcg.words.texts import (
    Keyword,
    Triggered,
)
from gorin.rulesets.lcg.words.triggers import Heard, answers_its_leaving, works_away
from gorin.rulesets.lcg.words.vocabulary import WORDS_OF_THE_LCG


@dataclass
class CompiledAbility:
    """One ability of a card, ready to be given an id."""

    name: str
    k: int
    node: Any
    point: int  # -1: an action; -2: started by another ability
    kinds: tuple[int, ...]
    frame: int
    can: Any
    fails: Any
    limit: tuple[int, int]
    maximum: tuple[int, int]
    granted: bool
    targets: list[Any] = field(default_factory=list)
    resolves: Any = None  # the tests without those for playing the card or triggering the ability
    chosen: tuple[tuple[str, int], ...] = ()  # see aims.py
    asks: Mapping[int, Purpose] = field(default_factory=dict)  # see purposes.py
    again: Any = None  # the tests for resolving an event once more
    needs: tuple[Need, ...] = ()  # what `can` asks


class AbilityCompiler(Paying, Targeting):
    """Compiles one triggered ability (or the sub-effect of one)."""

    def __init__(self, node: Triggered, card: Card, k: int, granted: bool, subs: SubEffects, sub: bool = False) -> None:
        self.a = node
        self.card = card
        self.k = k
        self.granted = granted
        self.sub = sub
        self.event = card.type == "event" and not sub
        self.prefix = f"a{k}"
        self.program = Program(REGISTERS)
        n = len([t for t in node.targets if isinstance(t, Target)])
        if sub:  # it remembers the targets that it speaks of
            n = 1 + max((x.i for x in walk(node.then, That)), default=0)
        self.that = [THAT_REGISTER] + [self.program.new("m") for _ in range(max(0, n - 1))]
        assert n == 0 or self.that == target_registers(n)
        self.paid = self.program.new("m") if self.chosen_costs() or self.tops() else -1
        self.place = self.program.new("i") if any(walk(node.then, PutHoldingThere)) else -1
        self.player = self.program.new("p") if any(isinstance(t, TargetPlayer) for t in node.targets) else -1
        self.ability = self.program.new("i") if any(isinstance(t, TargetAbility) for t in node.targets) else -1
        self.help = -1
        self.x = self.program.new("i") if (self.event and card.cost == X_COST) or self.with_letter() else -1
        self.scope = Scope(
            WORDS_OF_THE_LCG,
            event=HERE,
            it=f"(1 << {HERE}.card)",
            that=tuple(f"r[{x}]" for x in self.that),
            paid=f"r[{self.paid}]" if self.paid >= 0 else "",
            chosen=f"r[{self.player}]" if self.player >= 0 else "",
            required=f"r[{NUMBER_REGISTER}]",
            place=f"r[{self.place}]" if self.place >= 0 else "",
            ability=f"r[{self.ability}]" if self.ability >= 0 else "",
            x=f"r[{self.x}]" if self.x >= 0 else "0",
        )
        self.ring = self.program.new("i") if any(isinstance(t, TargetRing) for t in node.targets) else -1
        if self.ring >= 0:
            self.scope = self.scope.bind(ring=f"(1 << r[{self.ring}])")
        elif isinstance(node.on, Heard) and set(node.on.kinds) & ABOUT_RINGS:
            self.scope = self.scope.bind(ring=f"ring_set({HERE}.n)")
        self.price = self.program.new("i") if self.event else -1
        self.atop = self.program.new("i") if self.event and self.tops() else -1
        if any(isinstance(x, NameType) for x in node.cost):
            self.scope = self.scope.bind(typed=f"r[{self.program.new('i')}]")
        self.last_seen()
        self.sentences = Sentences(self.program, self.scope, subs, self.that)
        self.sentences.would = not isinstance(node.on, Heard) or node.on.would
        self.build()

    def last_seen(self) -> None:
        """A card that leaves play to pay for its own ability: what the effects say of it is what it was."""
        leaves = any(isinstance(x, OnCards) and x.kind == ev.LEAVE and x.what == This() for x in self.a.cost)
        numbers = [n for n in dict.fromkeys(walk(self.a.then, StatOf)) if n.of == This()] if leaves else []
        self.known = [(n, self.program.new("i")) for n in numbers]
        measures: list[StatOf | CostOf] = [*walk(self.a.then, StatOf), *walk(self.a.then, CostOf)]
        of_payer = [n for n in dict.fromkeys(measures) if n.of == Paid()]
        self.known_of_payer = [(n, self.program.new("i")) for n in of_payer]
        self.host = self.program.new("m") if leaves and mentions(self.a.then, Host()) else -1
        self.scope = self.scope.bind(
            known=tuple((n, f"r[{x}]") for n, x in [*self.known, *self.known_of_payer]),
            host=f"r[{self.host}]" if self.host >= 0 else "",
        )
        self.home = self.program.new("m") if leaves and walk(self.a.then, OwnProvince) else -1
        if self.home >= 0:
            self.scope = self.scope.bind(home=f"r[{self.home}]")

    def before_paying(self, c: Scope) -> Scope:
        """Potential is judged before costs: whatever could pay stands for what pays."""
        if self.paid < 0:
            return c
        if self.tops():  # what lies there nobody knows yet
            return c.bind(paid=self.tops()[0].tops(c), known=tuple((n, "1") for n, _ in self.known_of_payer))
        cost = self.chosen_costs()[0]
        payers = cost.able(WORDS_OF_THE_LCG.cards(cost.what, c), c)
        return c.bind(paid=f"({payers} & s.ctl[you])", known=tuple((n, "1") for n, _ in self.known_of_payer))

    def tops(self) -> list[OfTheTop]:
        """The tops of decks that pay."""
        return [x for x in self.a.cost if isinstance(x, OfTheTop)]

    def chosen_costs(self) -> list[OnCards]:
        costs = [c.of if isinstance(c, OneOrMore) else c for c in self.a.cost]
        return [c for c in costs if isinstance(c, OnCards) and c.chosen_to_pay()]

    # --- the steps ------------------------------------------------------------------------------------------------

    def build(self) -> None:
        if not self.sub:
            self.before_costs()
            if self.event:
                fixed = f"r[{self.price}] = {self.fate_cost()}"  # what it costs from where it lies
                show = f"if r[{DEPTH}] > {RESOLVED}: onto_table(s, this)"
                there = [f"r[{self.atop}] = {x.tops(self.scope)} >> this & 1" for x in self.tops()]
                self.program.step("3 cost, show", fixed, *there, show, "if s.log is not None: tell_use(s, f)")
            first = self.paid_to()
            for i in first:
                self.choose(i, self.a.targets[i])
            if self.event:
                self.program.step("4 again, for nothing", go("targets", f"if r[{DEPTH}] == {AGAIN}:"))
            self.costs()
            self.costs_again()
            for i, t in enumerate(self.a.targets):
                if i not in first:
                    self.choose(i, t)
            if self.a.select:
                self.sentences.ask_select(self.a.then[0])
            initiate = f"emit(s, (Event({ev.INITIATE}, this, you, r[2], this, r[6]),))"
            self.program.step("6 initiate", "if s.log is not None: tell_aims(s, f)", initiate)
            self.program.step("6 cancelled?", go("end", "if not s.ret: tell_cancelled(s, this);"))
        elif len(self.that) > 1:
            sets = [f"r[{x}] = set_of(s, r[{self.that[0]}], {i})" for i, x in enumerate(self.that)]
            self.program.step("what it remembers", *reversed(sets))
        self.sentences.resolve(self.a.then, self.attacked(), selected=self.a.select)
        if self.event:
            resolved = f"emit(s, (Event({ev.RESOLVED}, this, you, r[2], this, r[6]),))"
            self.program.step("7 resolved", f"if r[{DEPTH}] > {RESOLVED}: {resolved}")
        self.program.label("end")
        if self.event:
            played = f"emit(s, (Event({ev.PLAYED}, this, you, r[2], this, r[6]),))"
            self.program.step("8 played", f"if r[{DEPTH}] > {RESOLVED}: {played}")
        elif not self.sub and listens(self.a, False)[0] != FORCED_CANCEL:  # a constant ability is not triggered
            triggered = f"emit(s, (Event({ev.TRIGGERED}, this, you, r[2], this, r[6]),))"
            self.program.step("8 triggered", f"if r[{DEPTH}] > {RESOLVED}: {triggered}")

    def attacked(self) -> Scope:
        """Effects interact with one attacked province. Decision: of several, the ability's player chooses it
        (rr.open-multiple-provinces-chooser.1)."""
        if not walk(self.a.then, AttackedProvince):
            return self.scope
        p = self.program
        answer, place = p.new("c"), p.new("m")
        p.step(
            "which attacked province",
            f"if s.attacked & s.attacked - 1: ask_card(s, you, 'attacked province', s.attacked, {answer}, about=this)",
            f"else: r[{answer}] = low(s.attacked)",
            asks=Purpose(self.a),
        )
        p.step("that province", f"r[{place}] = 1 << r[{answer}] if r[{answer}] >= 0 else 0")
        return self.scope.bind(attacked=f"r[{place}]")

    def tests(self) -> list[Test]:
        """Each test with the rule it rests on, in the order of the initiation sequence."""
        c = self.tested(test_scope())
        self.playing = 0  # so many of them are about playing the card or triggering the ability
        if self.sub:
            return self.sub_tests(c)
        out = self.permissions()
        self.playing = len(out)
        out += self.occasion_tests(c)
        if self.paid_to():
            return [*out, *self.target_tests(c, self.cost_tests(c))]
        return [*out, *self.cost_tests(c), *self.target_tests(c)]

    def paid_to(self) -> list[int]:
        """The opponent who is chosen before the costs are paid, because they speak of that one; nobody, mostly."""
        if not mentions(self.a.cost, Chosen()):
            return []
        return [i for i, t in enumerate(self.a.targets) if isinstance(t, TargetPlayer)]

    def sub_tests(self, c: Scope) -> list[Test]:
        """Of what waits for its moment, or only tells whether a card fits."""
        a = self.a
        if len(self.that) > 1:
            c = c.bind(that=tuple(f"set_of(s, that, {i})" for i in range(len(self.that))))
        on = [Test("rr.delayed-effects.1", a.on.test(c), needed.OCCASION)] if isinstance(a.on, Heard) else []
        if not a.then:  # it only tells whether a card fits
            return on
        enough = could if on else in_full  # a delayed effect does what it can; what is done instead is done in full
        return [*on, Test("rr.effects.2", "(" + " or ".join(f"({enough(x, c)})" for x in a.then) + ")", a.then)]

    def permissions(self) -> list[Test]:
        """May the event be played, or the ability be triggered, at all?"""
        a = self.a
        out: list[Test] = []
        if self.event:
            action = a.kind == "action"
            surely = f"s.p[{HAND}] >> this & 1" + (f" and s.phase != {DYNASTY_PHASE}" if action else "")
            out.append(Test("rr.event-cards.2", f"{surely} or event_allowed(s, this, you, {action})", needed.FROM_HAND))
            out.append(
                Test("rr.cannot.1", f"not {bars.barred_source(bars.PLAYING, 'you')} >> this & 1", needed.FORBIDDEN)
            )
            if Keyword("limited") in self.card.text:
                out.append(Test("rr.limited.1", "limited_allows(s, this, you)", needed.LIMITED))
            if "play" in term_sources(self.card):
                out.append(Test("rr.play-restrictions.1", "t_play(s, you, this)", needed.TERMS))
            out.append(Test("rr.initiating-abilities.3", "affordable(s, this, you)", needed.FATE))
        else:
            out.append(
                Test("rr.cannot.1", f"not {bars.barred_source(bars.TRIGGERING, 'you')} >> this & 1", needed.FORBIDDEN)
            )
            if a.where:
                places = " | ".join(WORDS_OF_THE_LCG.plane(x) for x in a.where)
                out.append(Test("rr.ability.4", f"({places}) >> this & 1", needed.PLACE))
            elif any(isinstance(x, Triggered) and works_away(x) for x in self.card.text) and not works_away(a):
                out.append(Test("rr.ability.3", f"{WORDS_OF_THE_LCG.plane('in play')} >> this & 1", needed.PLACE))
        fate = f", {self.fate_cost('0')}" if self.event else ""
        due = f"dues_payable(s, {self.occasion()}, this, you{fate})"
        due = due if self.demands() else f"(not (s.dues or s.delayed) or {due})"
        out.append(Test("rr.additional-cost.1", due, needed.DUES_TO_PLAY if self.event else needed.DUES))
        return out

    def occasion_tests(self, c: Scope) -> list[Test]:
        """Is this its moment?"""
        a = self.a
        out: list[Test] = []
        if a.anyone and mentions(a.cost, This()):
            out.append(Test("rr.cost.7", "s.ctl[you] >> this & 1", needed.CONTROLLED))
        if isinstance(a.on, Heard):
            out.append(Test("rr.triggered-abilities.7", a.on.test(c), needed.OCCASION))
            if answers_its_leaving(a):
                out.append(Test("rr.ability.11", "its_controller(s, e) == you", needed.CONTROLLED))
            if any(isinstance(x, (CancelEffects, Instead, Redirect)) for x in walk(a.then, Effect)):
                out.append(Test("rr.disguised.7", f"not e.tag & {SURE}", needed.OCCASION))
                kept = f"e.kind == {ev.LEAVE} and p[{facts.LEGENDARY}] >> e.card & 1"
                out.append(Test("rr.legendary.5", f"not ({kept})", needed.OCCASION))
        if a.conflict:
            on = self.in_conflict()
            out.append(Test("rr.conflict-ability.1", on.source(c), on))
        if a.when is not None:
            when = a.when.source(c)  # an event is still in hand when its restrictions are checked
            when = f"(lambda p: {when})(s.p)" if self.speaks_of_hands() else when
            out.append(Test("rr.play-restrictions.1", when, a.when))
        return out

    def cost_tests(self, c: Scope) -> list[Test]:
        """Can it be paid for?"""
        out = []
        for x in self.a.cost:
            assert hasattr(x, "payable")
            itself = " & ~(1 << this)" if self.event else ""  # it will be on the table by then
            payable = x.enough(c, itself) if isinstance(x, OneOrMore) else x.payable(c)
            if isinstance(x, OnCards) and not isinstance(x.what, This):
                payable = f"({payable} & s.ctl[you]{itself})"
            out.append(Test("rr.triggered-abilities.6", payable, x))
        return out

    def target_tests(self, c: Scope, costs: Iterable[Test] = ()) -> list[Test]:
        """Are there targets, and could it do anything? These tests, and those of some costs, may speak of the opponent
        who will be chosen."""
        a, n = self.a, 0
        out = list(costs)
        for t in a.targets:
            if isinstance(t, TargetPlayer):
                if t.of is not None:
                    out.append(Test("rr.play-restrictions.1", self.of_them(t, c), t))
            elif isinstance(t, TargetRing):
                out.append(Test("rr.target.3", f"({self.rings(t, c)} != 0)", t))
            elif isinstance(t, TargetAbility):
                out.append(Test("rr.target.3", self.abilities(t, c), t))
            else:
                assert isinstance(t, Target)
                if not (n and self.looks_ahead(n - 1)):  # else an earlier target's own test looks ahead to this one
                    out.append(self.target_test(t, n, c))
                n += 1
        free = tuple(x for x in a.then if not walk(x, That))
        c = c.bind(x=self.most_x())
        if not n and free:
            scope = self.before_paying(c)
            out.append(Test("rr.cost.11", "(" + " or ".join(f"({could(x, scope)})" for x in free) + ")", free))
        if self.player >= 0:  # all of it must hold of one and the same opponent
            parts = tuple(Need(x.rule, x.asks) for x in out)
            out = [Test("rr.target.3", f"any([{every(out)} for q in {self.players()}])", needed.Opponent(parts))]
        return out

    def target_test(self, t: Target, n: int, c: Scope) -> Test:
        """Are there as many cards as the n-th target wants?"""
        nothing = "that" if n < 2 else f"({'0, ' * n})"
        call = f"{self.prefix}_targets{n}({NOW}, {nothing}{', q' if self.player >= 0 else ''})"
        if not isinstance(t.by, Them):
            call = f"({if_there(t.by, c)}{call})"
        if t.too:
            return Test("rr.target.3", f"{call} >> this & 1", t)
        if t.up_to:
            enough = f"({call} and {t.n.source(c)} > 0 or {self.without(n, self.before_paying(c))})"
            return Test("rr.target.7", enough, t)
        if isinstance(t.n, Num) and t.n.n == 1:
            return Test("rr.target.3", call, t)
        return Test("rr.target.3", f"{call}.bit_count() >= {t.n.source(c)}", t)

    def speaks_of_hands(self) -> bool:
        """Is it an event whose targets or effects are about cards in hand, among which it will not be?"""
        return self.event and Is("in hand") in walk((self.a.targets, self.a.then), Is)

    def in_conflict(self) -> Condition:
        """What "Conflict" before the trigger means: on a character it takes part, on an attachment its bearer does. A
        text that works from elsewhere leaves only the conflict."""
        if self.a.conflict not in ("any", *TYPES):
            raise CardError(f"There is no {self.a.conflict!r} conflict.")
        on = During("" if self.a.conflict == "any" else self.a.conflict)
        on_a_ring = any(isinstance(x, AttachToRing) for x in self.card.text)
        if self.a.where or on_a_ring or self.card.type not in ("character", "attachment"):
            return on
        who = This() if self.granted or self.card.type == "character" else Host()
        return on & While(who, Is("participating"))

    def source(self) -> str:
        tests = self.tests()
        self.needs = needs(tests)
        planes = "besides(s, this)" if self.speaks_of_hands() else "s.p"  # it is on the table by then
        out = [f"# {self.card.name}", self.target_functions(planes)]
        out += asked(self.prefix, ARGUMENTS, tests, called, planes)
        if self.a.kind == "action" and not self.sub:
            # Decision: what resolves abilities is not resolved by others itself, or it would never end
            chain = any(isinstance(t, TargetAbility) and t.resolve for t in self.a.targets)
            rest = "False" if chain else every(tests[self.playing :])
            out.append(function(f"{self.prefix}_resolves", ARGUMENTS, f"bool({rest})", planes))
        if self.event and not self.looks_back():
            again = " and ".join(f"({x})" for x in self.tests_again()) or "True"
            out.append(function(f"{self.prefix}_again", ARGUMENTS, f"bool({again})", planes))
        return "\n".join([*out, self.program.source(self.prefix)])

    def tests_again(self) -> list[str]:
        """What must hold where an event is resolved once more, as if it had just been played, without costs and
        triggering conditions."""
        c = self.tested(test_scope())
        when = [self.in_conflict().source(c)] if self.a.conflict else []
        when += [self.a.when.source(c)] if self.a.when is not None else []
        return [*when, *[x.source for x in self.target_tests(c)]]

    def looks_back(self) -> bool:
        """Does it cancel something, do it otherwise, or speak of what it answers, or of whom its condition found?"""
        a = self.a
        found = any(isinstance(t, TargetPlayer) and t.of is not None for t in a.targets)
        if found or (isinstance(a.on, Heard) and a.on.would) or any(x.looks_back for x in walk(a, Node)):
            return True
        told = [*self.tests_again(), self.target_functions("s.p"), self.program.source(self.prefix)]
        window = f"r[{DEPTH}], r[{EVENT}]"
        return any(HERE in (y := x.replace(ANSWERED, "")) or window in y or re.search(r"\be\.", x) for x in told)

    def finish(self, name: str, space: dict[str, Any]) -> CompiledAbility:
        a = self.a
        point, kinds = listens(a, self.sub)
        limit = a.limit or (None if a.maximum or a.unlimited or self.event or self.sub else Limit(1, "round"))
        return CompiledAbility(
            name,
            self.k,
            a,
            point,
            kinds,
            self.program.install(name, self.prefix, space),
            space[f"{self.prefix}_can"],
            space[f"{self.prefix}_fails"],
            (PERIODS[limit.per], limit.times) if limit else (0, 0),
            (PERIODS[a.maximum.per], a.maximum.times) if a.maximum else (0, 0),
            self.granted,
            [space[f"{self.prefix}_targets{i}"] for i in range(len([t for t in a.targets if isinstance(t, Target)]))],
            space.get(f"{self.prefix}_resolves"),
            () if self.sub else self.aimed(),
            self.program.asks,
            space.get(f"{self.prefix}_again"),
            self.needs,
        )

    def aimed(self) -> tuple[tuple[str, int], ...]:
        """The registers that hold what is chosen before the effects initiate, in the order of choosing."""
        out = []
        cards = iter(self.that)
        for t in self.a.targets:
            if isinstance(t, TargetRing):
                out.append((aims.RING, self.ring))
            elif isinstance(t, TargetPlayer):
                out.append((aims.PLAYER, self.player))
            elif isinstance(t, TargetAbility):
                out.append((aims.ABILITY, self.ability))
            else:
                out.append((aims.CARDS, next(cards)))
        return (*out, (aims.OPTION, self.sentences.selected)) if self.a.select else tuple(out)


def listens(a: Triggered, sub: bool) -> tuple[int, tuple[int, ...]]:
    """The point and the kinds of event at which an ability listens."""
    if sub:
        return -2, ()
    if not isinstance(a.on, Heard):
        return -1, ()
    if a.kind == "reaction":
        return (FORCED_REACTION if a.forced else REACTION), a.on.kinds
    if walk(a.then, CancelEffects):
        return (FORCED_CANCEL if a.forced else CANCEL), a.on.kinds
    if a.on.would:
        return (WOULD_FORCED if a.forced else WOULD), a.on.kinds
    return (FORCED_INTERRUPT if a.forced else INTERRUPT), a.on.kinds


class SubEffects:
    """Effects of an ability that run by themselves later: delayed effects, what is done instead."""

    def __init__(self, first: int) -> None:
        self.first = first
        self.found: list[Triggered] = []

    def add(self, node: Triggered) -> int:
        """Its number among the card's abilities."""
        self.found.append(node)
        return self.first + len(self.found) - 1


def later_node(x: Waits) -> Triggered:
    return Triggered("reaction", x.do, x.on, forced=True)


def instead_node(x: Effect) -> Triggered:
    return Triggered("action", (x,))
