"""Abilities to Python: each becomes `can`, `why_not`, its performers and targets, and a flat list of steps.

The order of the steps is this game's: A check conditions, B announce, C choose performers, D required targets, E pay
costs, F resolve one effect after another, G tidy up.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from gorin.errors import CardError
from gorin.language.control import Target
from gorin.language.nodes import Query, mentions, walk
from gorin.language.numbers import Num
from gorin.language.program import Program, function
from gorin.language.scope import Scope
from gorin.language.sets import Host, Is, Paid, That, This
from gorin.rulesets.ccg import bars, facts
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.card import UNIT_TYPES, Card
from gorin.rulesets.ccg.effects import Effects, SubEffects
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
from gorin.rulesets.ccg.state import COMBAT, INVADER, PERIODS
from gorin.rulesets.ccg.words.card_effects import Bow, MoveHere
from gorin.rulesets.ccg.words.creating import Create, PutIntoPlay
from gorin.rulesets.ccg.words.deeds import Deed, OnCards
from gorin.rulesets.ccg.words.player_effects import DiscardACard
from gorin.rulesets.ccg.words.sets import Performer
from gorin.rulesets.ccg.words.taking import BringIntoPlay
from gorin.rulesets.ccg.words.texts import KINDS, Ability
from gorin.rulesets.ccg.words.triggers import Destroyed, FocusEffect, Heard
from gorin.rulesets.ccg.words.vocabulary import AWAY, WORDS_OF_THE_CCG

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
    given: bool = False  # other cards have it, by an effect


class AbilityCompiler:
    """Compiles one ability, triggered trait or delayed effect."""

    def __init__(self, a: Ability, card: Card, k: int, granted: bool, subs: SubEffects, sub: bool = False) -> None:
        self.a, self.card, self.k, self.granted, self.sub = a, card, k, granted, sub
        if not set(a.kind) <= set(KINDS):
            raise CardError(f"{card.name}: there is no kind of ability called {'/'.join(a.kind)!r}.")
        self.trait = a.trait or sub
        self.prefix = f"a{k}"
        self.program = p = Program(REGISTERS)
        n = len(a.targets)
        self.that = [THAT_REGISTER] + [p.new("m") for _ in range(max(0, n - 1))]
        self.paid = p.new("i") if mentions((a.then, a.cost), Paid()) or walk(a.cost, DiscardACard) else -1
        performer = f"r[{THAT_REGISTER}]" if sub else f"r[{PERFORMER}]"
        self.scope = Scope(
            WORDS_OF_THE_CCG,
            event=HERE,
            it=f"(1 << {HERE}.card)",
            that=tuple(f"r[{x}]" for x in self.that),
            paid=f"(1 << r[{self.paid}])" if self.paid >= 0 else "",
        ).bind(performer=performer)
        self.effects = Effects(p, subs, self.paid, self.kept())
        self.build()

    # --- who performs, and from where ------------------------------------------------------------------------------

    def performs(self) -> str:
        """How the performer is found: chosen, this card, its Personality, or nobody."""
        if self.a.performer is not None:
            return "chosen"
        if self.granted:
            return "this"
        if self.card.type in ("item", "spell") and "in hand" not in self.a.where:
            return "host"
        return "this" if self.card.type in ("personality", "follower") else ""

    def performer_now(self) -> str:
        return {"this": "(1 << this)", "host": "host_of(s, this)"}.get(self.performs(), "0")

    def from_hand(self) -> bool:
        """Is it used from the hand?"""
        return "in hand" in self.a.where or self.card.type == "strategy"

    def kept(self) -> str:
        """Cards that pay the action's other costs, and so do not pay its Gold."""
        this = any(isinstance(x, OnCards) and x.what == This() for x in self.a.cost)
        performer = Bow(Performer()) in self.a.cost
        return " | ".join(["(1 << this)"] * this + [f"r[{PERFORMER}]"] * performer) or "0"

    def brings(self, what: Query) -> bool:
        """Does the ability itself say that it moves this to the current battlefield?"""
        return any(x.what == what for x in walk((self.a.then, self.a.cost), MoveHere))

    def brings_somebody(self) -> bool:
        """Does it say that it moves somebody to the current battlefield, or brings a Personality into play there?"""
        words = (self.a.then, self.a.cost)
        created = any(x.here and x.type == "personality" for x in walk(words, Create))
        put = any(x.here and x.what != This() for x in walk(words, PutIntoPlay))
        brought = any(x.here for x in walk(words, BringIntoPlay))
        return bool(walk(words, MoveHere)) or created or put or brought

    # --- A: each test with the rule it rests on --------------------------------------------------------------------

    def test_scope(self, performer: str = "", targets: tuple[str, ...] = ("that",)) -> Scope:
        return Scope(WORDS_OF_THE_CCG, it="(1 << e.card)", that=targets, paid="0").bind(
            performer=performer or ("that" if self.sub else self.performer_now())
        )

    def tests(self) -> list[tuple[str, str]]:
        a, c = self.a, self.test_scope()
        if self.sub:
            assert isinstance(a.on, Heard)
            return [("emp.traits-and-effects.1", a.on.test(c))]
        out = [*self.area(), *self.battle()]
        if isinstance(a.on, Heard):
            out.append(("emp.when-can-i-take-an-action.5", a.on.test(c)))
        if a.when is not None:
            out.append(("emp.check-conditions.1", a.when.source(c)))
        if self.card.type == "spell":
            out.append(("emp.spell.3", f"host_of(s, this) & p[{facts.SHUGENJA}]"))
        who = self.performs()
        if who in ("this", "host") and not self.trait:
            free = f"{self.performer_now()} & ~barred(s, {bars.PERFORM})"
            out.append(("emp.choose-performers.6", free))
            if "tactical" in a.words:
                out.append(("emp.tactical-tactician.2", f"{free} & p[{facts.TACTICIAN}] & ~tacticians_done(s)"))
        if self.card.type == "strategy" and self.card.cost and not self.trait:
            out.append(("emp.strategy.2", "can_pay(s, you, cost_of(s, this, you), this)"))
        if who != "chosen":
            out += self.later_tests(c)
        else:
            out.append(("emp.choose-performers.1", f"{self.prefix}_performers({ARGUMENTS})"))
        return out

    def area(self) -> list[tuple[str, str]]:
        """Where the card must be, and unbowed."""
        a, kind = self.a, self.card.type
        hand, play = f"p[{facts.HAND}] >> this & 1", f"p[{facts.IN_PLAY}] >> this & 1"
        if isinstance(a.on, FocusEffect) or kind in ("rules", "event"):
            return []
        if a.where:
            places = " | ".join(WORDS_OF_THE_CCG.plane(x) for x in a.where)
            return [("emp.check-conditions.3", f"({places}) >> this & 1")]
        if isinstance(a.on, Destroyed) and isinstance(a.on.who, This):
            return [("emp.check-conditions.4", f"p[{facts.DISCARD}] >> this & 1")]
        if kind == "strategy" and not self.trait:
            return [("emp.check-conditions.3", hand)]
        if kind == "ring" and not self.trait:
            unbowed = f"{play} and not p[{facts.BOWED}] >> this & 1"
            return [("emp.ring.2", f"({hand} or {unbowed})")]
        out = [("emp.check-conditions.3", play)]
        if not self.trait and "bowed" not in a.even:
            out.append(("emp.check-conditions.2", f"not p[{facts.BOWED}] >> this & 1"))
        return out

    def battle(self) -> list[tuple[str, str]]:
        """Presence and location, as far as the ability's own words do not except it."""
        a = self.a
        if "battle" not in a.kind:
            return []
        out = []
        other = f"not s.battle[{COMBAT}] or " if len(a.kind) > 1 else ""
        if not other:
            out.append(("emp.when-can-i-take-an-action.4", f"s.battle[{COMBAT}]"))
        if "absent" not in a.even and not self.brings_somebody():
            there = f"p[{facts.HERE}] & p[{facts.PERSONALITY}] & s.ctl[you]"
            out.append(("emp.rule-of-presence.1", f"({other}{there})"))
        if self.performs() != "chosen":
            free = f"performing(s, {self.performer_now()})" if self.performs() else f"s.battle[{INVADER}] < 0"
            out.append(("emp.naval.3", free))
        moves_itself = self.brings(This()) or self.brings(Host())
        moves_itself = moves_itself or (self.performs() != "chosen" and self.brings(Performer()))
        if self.card.type in UNIT_TYPES and "in hand" not in a.where and not moves_itself:
            out.append(("emp.rules-of-location.1", f"({other}p[{facts.HERE}] >> this & 1)"))
        return out

    def later_tests(self, c: Scope) -> list[tuple[str, str]]:
        """Targets and costs, once the performer is known."""
        out = []
        for i, t in enumerate(self.a.targets):
            if i and self.looks_ahead(i):
                continue  # the first target's own test looks ahead
            performer = dict(c.own)["performer"]
            call = f"{self.prefix}_targets{i}({ARGUMENTS}, {performer}{', 0' * i})"
            many = not t.up_to and not (isinstance(t.n, Num) and t.n.n == 1)
            out.append(("emp.required-targeting.2", f"{call}.bit_count() >= {t.n.source(c)}" if many else call))
        for x in self.a.cost:
            if isinstance(x, Deed) and not mentions(x, That(0)) and not mentions(x, That(1)):
                kept = self.kept().replace(f"r[{PERFORMER}]", dict(c.own)["performer"])
                out.append(("emp.pay-costs.4", x.payable(c).replace("KEPT", kept)))
        return out

    def looks_ahead(self, i: int) -> bool:
        return any(mentions(self.a.targets[i], That(j)) for j in range(i))

    # --- performers and targets as functions -----------------------------------------------------------------------

    def performer_function(self) -> str:
        assert self.a.performer is not None
        c = self.test_scope("perf")
        m = f"{c.words.cards(self.a.performer, c)} & ~barred(s, {bars.PERFORM})"
        if "battle" in self.a.kind and not self.brings(Performer()):
            m = f"located(s, {m})"
        if "battle" in self.a.kind:
            m = f"performing(s, {m})"
        if "tactical" in self.a.words:
            m = f"{m} & p[{facts.TACTICIAN}] & ~tacticians_done(s)"
        tests = " and ".join(f"({x})" for _, x in self.later_tests(c))
        if not tests:
            return function(f"{self.prefix}_performers", ARGUMENTS, m)
        return (
            f"def {self.prefix}_performers({ARGUMENTS}):\n    p = s.p\n    out = 0\n"
            f"    for c in bits({m}):\n        perf = 1 << c\n        if {tests}: out |= perf\n    return out\n"
        )

    def target_function(self, i: int) -> str:
        t: Target = self.a.targets[i]
        earlier = tuple(f"t{j}" for j in range(i))
        c = self.test_scope("perf", (*earlier, "that"))
        m = f"{c.words.cards(t.what, c)} & ~barred(s, {bars.BE_TARGETED})"
        away = any(x.fact in AWAY for x in walk(t.what, Is)) or any(x.away for x in walk(t.what, Query))
        if "battle" in self.a.kind and not away and not self.brings(That(i)):
            m = f"located(s, {m})"
        tests = []
        now = self.test_scope("perf", (*earlier, "b"))
        for x in self.a.cost:
            if isinstance(x, Deed) and mentions(x, That(i)):
                kept = self.kept().replace(f"r[{PERFORMER}]", "perf")
                tests.append(x.payable(now).replace("KEPT", kept))
        for j in range(i + 1, len(self.a.targets)):
            if mentions(self.a.targets[j], That(i)):
                args = ", ".join([*earlier, "b", *("0" for _ in range(i + 1, j))])
                tests.append(f"{self.prefix}_targets{j}({ARGUMENTS}, perf, {args})")
        head = f"def {self.prefix}_targets{i}({', '.join([ARGUMENTS, 'perf', *earlier])}):\n    p = s.p\n"
        if not tests:
            return f"{head}    return {m}\n"
        each = " and ".join(f"({x})" for x in tests)
        loop = f"    for c in bits({m}):\n        b = 1 << c\n        if {each}: out |= b\n"
        return f"{head}    out = 0\n{loop}    return out\n"

    # --- the steps -------------------------------------------------------------------------------------------------

    def build(self) -> None:
        a, p = self.a, self.program
        if self.sub:
            self.effects.resolve(a.then, self.scope)
            return
        self.announce()
        if a.performer is not None:
            self.choose_performer()
        else:
            p.step("C performer", f"r[{PERFORMER}] = {self.performer_now()}")
        if "tactical" in a.words:
            p.step("C tactical", f"count_tactical(s, r[{PERFORMER}])")
        for i, t in enumerate(a.targets):
            self.choose_target(i, t)
        self.pay_costs()
        if not self.trait:
            p.step("F before resolution", f"emit(s, (Event({ev.RESOLVING}, this, you, r[2], this, r[6]),))")
        self.effects.resolve(a.then, self.scope)
        p.label("failed")
        if not self.trait:
            p.step("G tidy up", "ev = tidy_up(s, this)", "if ev: emit(s, ev)")
            done = [f"count_done(s, you, {facts.keyword(w)})" for w in self.all_words() if w in COUNTED]
            p.step("G after resolution", *done, f"emit(s, (Event({ev.RESOLVED}, this, you, r[2], this, r[6]),))")
        p.step("G over", "if s.negations: drop_negations(s, r[6])")

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
        p.step("B announce", count, shown, f"emit(s, (Event({ev.ANNOUNCE}, this, you, r[2], this, r[6]),))")

    def choose_performer(self) -> None:
        p = self.program
        answer = p.new("c")
        e = HERE if isinstance(self.a.on, Heard) else "NO_EVENT"
        p.step(
            "C choose performer",
            f"m = {self.prefix}_performers(s, you, this, {e}, 0)",
            f"if m: ask_card(s, you, 'choose your performing card', m, {answer}, about=this)",
            "else: f.step = @failed",
        )
        p.step("C performer", f"r[{PERFORMER}] = 1 << r[{answer}]")

    def choose_target(self, i: int, t: Target) -> None:
        p = self.program
        answer, left = p.new("c"), p.new("i")
        again, out = p.fresh("target"), p.fresh("targeted")
        e = HERE if isinstance(self.a.on, Heard) else "NO_EVENT"
        earlier = "".join(f", r[{x}]" for x in self.that[:i])
        reg = self.that[i]
        p.step("D how many", f"r[{left}] = {t.n.source(self.scope)}")
        p.label(again)
        p.step(
            "D target",
            f"m = {self.prefix}_targets{i}(s, you, this, {e}, 0, r[{PERFORMER}]{earlier}) & ~r[{reg}]",
            f"if r[{left}] <= 0 or not m: f.step = @{out}",
            f"else: ask_card(s, you, 'target', m, {answer}, {t.up_to} and r[{reg}] != 0, this)",
        )
        p.step(
            "D targets",
            f"if r[{answer}] < 0: f.step = @{out}",
            f"else: r[{left}] -= 1; f.step = @{again}; "
            f"emit(s, (Event({ev.TARGET}, r[{answer}], {self.scope.you}, {reg}, this, r[6]),))",
        )
        p.label(out)

    def pay_costs(self) -> None:
        p, c, effects = self.program, self.scope, self.effects
        if self.card.type == "strategy" and self.card.cost and not self.trait:
            p.step("E gold", f"pay(s, you, cost_of(s, this, you), this, {self.kept()})")
            p.step("E paid?", "if not s.ret: f.step = @failed")
        effects.paying = True
        for x in self.a.cost:
            if not isinstance(x, Deed):
                raise CardError(f"{self.card.name}: {type(x).__name__} cannot be a cost.")
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
                p.step("E paid?", f"if not r[{tried}] or s.ret & r[{tried}] != r[{tried}]: f.step = @failed")
            else:
                p.step("E paid?", f"if not r[{LAST}]: f.step = @failed")
        effects.paying = False

    # --- what comes out --------------------------------------------------------------------------------------------

    def source(self) -> str:
        tests = self.tests()
        out = [f"# {self.card.name}"]
        if not self.sub:
            out += [self.target_function(i) for i in range(len(self.a.targets))]
            if self.a.performer is not None:
                out.append(self.performer_function())
        quick = sorted((x for _, x in tests), key=lambda x: x.count("(s, "))  # asking has no order: cheap tests first
        every = " and ".join(f"({x})" for x in quick) or "True"
        out.append(function(f"{self.prefix}_can", ARGUMENTS, f"bool({every})"))
        why = "".join(f"    if not ({x}): return {rule!r}\n" for rule, x in tests)
        out.append(f"def {self.prefix}_why_not({ARGUMENTS}):\n    p = s.p\n{why}    return ''\n")
        out.append(self.program.source(self.prefix))
        return "\n".join(out)

    def finish(self, name: str, space: dict[str, Any]) -> CompiledAbility:
        limit = None if self.sub else self.a.limit
        return CompiledAbility(
            name,
            self.k,
            self.a,
            () if self.sub else self.slots(),
            self.program.install(name, self.prefix, space),
            space[f"{self.prefix}_can"],
            space[f"{self.prefix}_why_not"],
            (PERIODS[limit.per], limit.times) if limit else (0, 0),
            self.granted,
        )

    def slots(self) -> tuple[int, ...]:
        """Where it listens: at times of the turn, or at points of windows."""
        a = self.a
        if not isinstance(a.on, Heard):
            if a.kind[0] in ("reaction", "trait"):
                raise CardError(f"{self.card.name}: a {a.kind[0]} must wait for something.")
            return tuple(SLOT_OF[k] for k in a.kind)
        if a.trait:
            point = TRAIT_BEFORE if a.on.would else TRAIT_AFTER
        else:
            point = REACTION_BEFORE if a.on.would else REACTION_AFTER
        return tuple(point * ev.KINDS + kind for kind in a.on.kinds)


COUNTED = ("favor",)  # keywords of actions that cards count
