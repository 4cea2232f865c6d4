"""Abilities to Python: each becomes `can`, `why_not`, its performers and targets, and a flat list of steps.

The order of the steps is this game's: A check conditions, B announce, C choose performers, D required targets, E pay
costs, F resolve one effect after another, G tidy up.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from gorin.errors import CardError
from gorin.kernel.questions import Purpose
from gorin.language.control import Target
from gorin.language.nodes import Query, mentions, walk
from gorin.language.numbers import Num
from gorin.language.program import Program, function, go, procedure
from gorin.language.scope import Scope
from gorin.language.sets import Paid
from gorin.language.tree import cheap_first
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.card import Card
from gorin.rulesets.ccg.compiler.effects import Effects, SubEffects
from gorin.rulesets.ccg.compiler.legality import Legality
from gorin.rulesets.ccg.compiler.performing import choose_performers
from gorin.rulesets.ccg.points import (
    ARGUMENTS,
    BATTLE_ACTION,
    EVENT_TEXT,
    HERE,
    LAST,
    LIMITED,
    OPEN,
    PERFORMER,
    REACTION_AFTER,
    REACTION_BEFORE,
    REGISTERS,
    THAT_REGISTER,
    TRAIT_AFTER,
    TRAIT_BEFORE,
)
from gorin.rulesets.ccg.state import PERIODS
from gorin.rulesets.ccg.words.control import IfDestroyed, IfDid, OverAndOver
from gorin.rulesets.ccg.words.deeds import Deed
from gorin.rulesets.ccg.words.golden import PayAny
from gorin.rulesets.ccg.words.numbers import HowMany
from gorin.rulesets.ccg.words.player_effects import DiscardACard, PayGold
from gorin.rulesets.ccg.words.texts import KINDS, Ability
from gorin.rulesets.ccg.words.triggers import Heard
from gorin.rulesets.ccg.words.vocabulary import WORDS_OF_THE_CCG

SLOT_OF = {"limited": LIMITED, "open": OPEN, "battle": BATTLE_ACTION, "event": EVENT_TEXT}


@dataclass
class CompiledAbility:
    """One ability of a card, ready to be given an id."""

    name: str
    k: int
    node: Any
    slots: tuple[int, ...]
    frame: int
    can: Any
    why_not: Any
    limit: tuple[int, int]
    granted: bool
    legal: Any = None  # (state, frame, register): whom it may target instead
    given: bool = False  # other cards have it, by an effect
    chosen: tuple[tuple[str, int], ...] = ()  # the registers of its targets
    asks: Mapping[int, Purpose] = field(default_factory=dict)  # see purposes.py


class AbilityCompiler(Legality):
    """Compiles one ability, triggered trait or delayed effect."""

    def __init__(
        self,
        a: Ability,
        card: Card,
        k: int,
        granted: bool,
        subs: SubEffects,
        sub: bool = False,
        memory: tuple[Query, ...] = (),
    ) -> None:
        self.a, self.card, self.k, self.granted, self.sub = a, card, k, granted, sub
        self.memory = memory  # of a delayed effect: what it remembers
        if not set(a.kind) <= set(KINDS):
            raise CardError(f"{card.name}: there is no kind of ability called {'/'.join(a.kind)!r}.")
        self.listens = () if sub else slots(a)
        self.trait = a.trait or sub
        self.prefix = f"a{k}"
        self.program = p = Program(REGISTERS)
        n = len(a.targets)
        self.that = [THAT_REGISTER] + [p.new("m") for _ in range(max(0, n - 1))]
        self.paid = p.new("i") if mentions((a.then, a.cost), Paid()) or walk(a.cost, DiscardACard) else -1
        self.x = p.new("i") if walk(a.cost, PayAny) else -1
        self.scope = Scope(
            WORDS_OF_THE_CCG,
            event=HERE,
            it=f"(1 << {HERE}.card)",
            that=tuple(f"r[{x}]" for x in self.that),
            paid=f"(1 << r[{self.paid}])" if self.paid >= 0 else "",
            x=f"r[{self.x}]" if self.x >= 0 else "0",
        ).bind(performer=f"r[{PERFORMER}]")
        if sub:
            self.kept_in = [THAT_REGISTER] + [p.new("m") for _ in memory[1:]]
            self.scope = self.remembering(self.scope, [f"r[{x}]" for x in self.kept_in])
        self.effects = Effects(p, subs, self.paid, self.kept(), "battle" in a.kind)
        self.effects.x = self.x
        self.effects.asks = any(walk(a.then, word) for word in (IfDid, IfDestroyed, OverAndOver, HowMany))
        self.build()

    # --- the steps -------------------------------------------------------------------------------------------------

    def build(self) -> None:
        a, p = self.a, self.program
        if self.sub:
            if self.memory[1:]:
                lines = [f"r[{x}] = set_of(s, packed, {i})" for i, x in enumerate(self.kept_in)]
                p.step("remember", f"packed = r[{THAT_REGISTER}]", *lines)
            self.effects.resolve(a.then, self.scope)
            return
        self.announce()
        if a.performers:
            e = HERE if isinstance(a.on, Heard) else "NO_EVENT"
            names = choose_performers(p, a, self.prefix, e)
            self.scope = self.scope.bind(**names)
        elif a.performer is not None:
            self.choose_performer()
        else:
            p.step("C performer", f"r[{PERFORMER}] = {self.performer_now()}")
        if "tactical" in a.words:
            p.step("C tactical", f"count_tactical(s, r[{PERFORMER}])")
        for i, t in enumerate(a.targets):
            self.choose_target(i, t)
        self.pay_costs()
        if not self.trait:
            p.step("F before resolution", self.moment(ev.RESOLVING))
        self.effects.resolve(a.then, self.scope)
        p.label("failed")
        over = "if s.negations: drop_negations(s, r[6])"
        if self.trait:
            p.step("G over", over)
            return
        if self.from_hand() or self.card.type == "ring":
            p.step("G tidy up", "ev = tidy_up(s, this)", "if ev: emit(s, ev)")
        done = [f"count_done(s, you, {facts.keyword(w)})" for w in self.all_words() if w in COUNTED]
        p.step("G after resolution", over, *done, self.moment(ev.RESOLVED))

    def moment(self, kind: int) -> str:
        """Source: a moment of the action is told, if anybody listens."""
        return f"if not unheard(s, {kind}): emit(s, (Event({kind}, this, you, r[2], this, r[6]),))"

    def all_words(self) -> tuple[str, ...]:
        """An ability has the keywords of its card too."""
        return (*self.a.words, *self.card.keywords)

    def announce(self) -> None:
        p = self.program
        count = "count_use(s, s.box.abilities[r[2]], you, this, r[5])"
        if self.trait:
            p.step("count it", count if self.a.limit else "pass")
            return
        shown = "onto_table(s, this)" if self.from_hand() or self.card.type == "ring" else ""
        p.step("B announce", count, shown, self.moment(ev.ANNOUNCE))

    def choose_performer(self) -> None:
        p = self.program
        answer = p.new("c")
        e = HERE if isinstance(self.a.on, Heard) else "NO_EVENT"
        p.step(
            "C choose performer",
            f"m = {self.prefix}_performers(s, you, this, {e}, 0)",
            f"if m: ask_card(s, you, 'choose your performing card', m, {answer}, about=this)",
            go("failed", "else:"),
            asks=Purpose(self.a),
        )
        p.step("C performer", f"r[{PERFORMER}] = 1 << r[{answer}]")

    def choose_target(self, i: int, t: Target) -> None:
        p = self.program
        answer = p.new("c")
        reg, legal = self.that[i], self.legal_targets(i)
        one = isinstance(t.n, Num) and t.n.n == 1
        if one:
            p.step(
                "D target",
                f"m = {legal}",
                f"r[{answer}] = -1",
                f"if m: ask_card(s, you, 'target', m, {answer}, about=this)",
                asks=Purpose(t),
            )
            event = f"Event({ev.TARGET}, r[{answer}], {self.scope.you}, {reg}, this, r[6])"
            p.step("D targets", f"if r[{answer}] >= 0: emit(s, ({event},))")
            return
        left, chosen = p.new("i"), p.new("m")
        again, out = p.fresh("target"), p.fresh("targeted")
        p.step("D how many", f"r[{left}] = {t.n.source(self.scope)}; r[{chosen}] = 0")
        p.label(again)
        p.step(
            "D target",
            f"m = {legal} & ~r[{chosen}]",
            go(out, f"if r[{left}] <= 0 or not m:"),
            f"else: ask_card(s, you, 'target', m, {answer}, {t.up_to} and r[{chosen}] != 0, this)",
            asks=Purpose(t, chosen, left, t.up_to),
        )
        p.step(
            "D noted",
            go(out, f"if r[{answer}] < 0:"),
            go(again, f"else: r[{left}] -= 1; r[{chosen}] |= 1 << r[{answer}];"),
        )
        p.label(out)
        events = f"each(r[{chosen}], {ev.TARGET}, {self.scope.you}, {reg}, this, r[6], 0)"
        p.step("D targets", f"ev = {events}", "if ev: emit(s, tuple(ev))")  # all of them are targeted at once

    def legal_targets(self, i: int) -> str:
        """Source of the legal i-th targets, in a step of the ability."""
        e = HERE if isinstance(self.a.on, Heard) else "NO_EVENT"
        earlier = "".join(f", r[{x}]" for x in self.that[:i])
        return f"{self.prefix}_targets{i}(s, you, this, {e}, 0, r[{PERFORMER}]{earlier})"

    def legal_function(self) -> str:
        """Whom this action may target instead, by the register that is to get the target."""
        found = [] if self.sub else [(self.that[i], self.legal_targets(i)) for i in range(len(self.a.targets))]
        lines = [f"if reg == {reg}: return {m}" for reg, m in (*found, *self.effects.targetings)]
        names = "r = f.regs; this = r[0]; you = r[1]"
        return procedure(f"{self.prefix}_legal", "s, f, reg", names, *lines, "return 0")

    def pay_costs(self) -> None:
        p, c, effects = self.program, self.scope, self.effects
        payments = self.payments(c)
        if self.card.type == "strategy" and self.card.cost and not self.trait:
            then = ", ".join(["", *payments[1:2]])
            p.step("E gold", f"pay(s, you, {payments.pop(0)}, this, {self.kept()}{then})")
            p.step("E paid?", go("failed", "if not s.ret:"))
        effects.paying = True
        for x in self.a.cost:
            if not isinstance(x, Deed):
                raise CardError(f"{self.card.name}: {type(x).__name__} cannot be a cost.")
            if isinstance(x, PayGold):
                payments.pop(0)
                effects.then = payments[0] if payments else ""
            plain = type(x).build is Deed.build
            events = x.events(c, "1") if plain else x.build(effects, c)
            if events:
                tried = p.new("i")
                p.step(
                    "E cost",
                    f"ev = {events}",
                    f"r[{tried}] = (1 << len(ev)) - 1",
                    "s.ret = 0",
                    "if ev: emit(s, tuple(ev))",
                )
                nothing = "" if x.none_will_do else f"not r[{tried}] or "
                p.step("E paid?", go("failed", f"if {nothing}s.ret & r[{tried}] != r[{tried}]:"))
            else:
                p.step("E paid?", go("failed", f"if not r[{LAST}]:"))
        effects.paying = False

    # --- what comes out --------------------------------------------------------------------------------------------

    def source(self) -> str:
        tests = self.tests()
        out = [f"# {self.card.name}"]
        if not self.sub:
            out += [self.target_function(i) for i in range(len(self.a.targets))]
            if self.a.performer is not None:
                out += self.performer_functions()
        quick = " and ".join(f"({x})" for x in cheap_first([x for _, x in tests], called))  # asking has no order
        out.append(function(f"{self.prefix}_can", ARGUMENTS, f"bool({quick or 'True'})"))
        why = [f"if not ({x}): return {rule!r}" for rule, x in tests]
        out.append(procedure(f"{self.prefix}_why_not", ARGUMENTS, *why, "return ''"))
        out.append(self.legal_function())
        out.append(self.program.source(self.prefix))
        return "\n".join(out)

    def finish(self, name: str, space: dict[str, Any]) -> CompiledAbility:
        limit = None if self.sub else self.a.limit
        return CompiledAbility(
            name,
            self.k,
            self.a,
            self.listens,
            self.program.install(name, self.prefix, space),
            space[f"{self.prefix}_can"],
            space[f"{self.prefix}_why_not"],
            (PERIODS[limit.per], limit.times) if limit else (0, 0),
            self.granted,
            space[f"{self.prefix}_legal"],
            chosen=() if self.sub else tuple(("cards", x) for x in self.that[: len(self.a.targets)]),
            asks=self.program.asks,
        )


def slots(a: Ability) -> tuple[int, ...]:
    """Where an ability listens: at times of the turn, or at points of windows."""
    if not isinstance(a.on, Heard):
        if a.kind[0] in ("reaction", "trait"):
            raise CardError(f"A {a.kind[0]} must wait for something.")
        return tuple(SLOT_OF[k] for k in a.kind)
    if a.trait:
        point = TRAIT_BEFORE if a.on.would else TRAIT_AFTER
    else:
        point = REACTION_BEFORE if a.on.would else REACTION_AFTER
    return tuple(point * ev.KINDS + kind for kind in a.on.kinds)


COUNTED = ("favor",)  # keywords of actions that cards count
