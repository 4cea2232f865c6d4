"""Abilities to Python: each becomes `can`, `fails`, its performers and targets, and a flat list of steps.

The order of the steps is this game's: conditions are checked; announce, performers, required targets, pay costs,
resolve one effect after another, the end. How an edition does this, and by which letter it calls each step, is its
`Manner`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from gorin.errors import CardError
from gorin.kernel.abilities import Need
from gorin.kernel.questions import Purpose
from gorin.language.control import Target
from gorin.language.needs import asked, needs
from gorin.language.nodes import Effect, Query, mentions, walk
from gorin.language.numbers import Num
from gorin.language.program import Program, go, procedure
from gorin.language.scope import Scope
from gorin.language.sets import Paid
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.card import Card
from gorin.rulesets.ccg.compiler.aiming import aimed
from gorin.rulesets.ccg.compiler.distinct import distinct
from gorin.rulesets.ccg.compiler.effects import Effects, SubEffects
from gorin.rulesets.ccg.compiler.legality import Legality
from gorin.rulesets.ccg.compiler.manner import ANNOUNCE, END, PAY, PERFORM, RESOLVE, TARGET, USUAL, Manner
from gorin.rulesets.ccg.compiler.performing import choose_performers
from gorin.rulesets.ccg.playing.actions import BY_ATTACK, SUCCESSFUL, UNRESOLVED
from gorin.rulesets.ccg.points import (
    AFTER,
    ARGUMENTS,
    BATTLE_ACTION,
    BEFORE,
    EVENT_TEXT,
    HERE,
    LIMITED,
    OPEN,
    PERFORMER,
    REACTION_AFTER,
    REACTION_BEFORE,
    REACTION_WHEN,
    REGISTERS,
    THAT_REGISTER,
    TRAIT_AFTER,
    TRAIT_BEFORE,
    TRAIT_WHEN,
    WHEN,
)
from gorin.rulesets.ccg.state import PERIODS
from gorin.rulesets.ccg.words.attacks import Attack
from gorin.rulesets.ccg.words.control import IfDestroyed, IfDid, Once, OverAndOver
from gorin.rulesets.ccg.words.costs import MayPay
from gorin.rulesets.ccg.words.golden import PayAny
from gorin.rulesets.ccg.words.numbers import HowMany
from gorin.rulesets.ccg.words.player_effects import BowACard, DiscardACard, PayGold
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
    fails: Any
    limit: tuple[int, int]
    granted: bool
    began: int = -1  # the first of the registers with what lasts as it begins to resolve
    legal: Any = None  # (state, frame, register): whom it may target instead
    given: bool = False  # other cards have it, by an effect
    chosen: tuple[tuple[str, int], ...] = ()  # the registers of its targets
    asks: Mapping[int, Purpose] = field(default_factory=dict)  # see purposes.py
    needs: tuple[Need, ...] = ()  # what `can` asks


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
        manner: Manner = USUAL,
    ) -> None:
        self.card, self.k, self.granted, self.sub, self.manner = card, k, granted, sub, manner
        self.printed = a
        a = distinct(a)
        more: list[Effect] = []
        if manner.effects_target and not sub and not a.trait:
            a, more = aimed(a)
        self.a, self.before = a, len(a.targets) - len(more)  # so many targets stand before the colon
        self.aims = (*self.printed.targets, *more)  # the words that ask for each target
        self.memory = memory  # of a delayed effect: what it remembers
        if not set(a.kind) <= set(KINDS):
            raise CardError(f"{card.name}: there is no kind of ability called {'/'.join(a.kind)!r}.")
        for place in () if sub else a.where:
            if place not in PLACES:
                raise CardError(f"No ability works {place!r}; one does {', '.join(map(repr, PLACES))}.")
        self.listens = () if sub else slots(a, manner)
        self.trait = a.trait or sub
        self.prefix = f"a{k}"
        self.program = p = Program(REGISTERS)
        n = len(a.targets)
        self.that = [THAT_REGISTER] + [p.new("m") for _ in range(max(0, n - 1))]
        self.mine = p.new("m") if manner.targets_perform else PERFORMER  # whom the text calls the performer
        self.paid = p.new("i") if mentions((a.then, a.cost), Paid()) or pays_with(a.cost) else -1
        self.x = p.new("i") if walk(a.cost, PayAny) else -1
        self.scope = Scope(
            WORDS_OF_THE_CCG,
            event=HERE,
            it=f"(1 << {HERE}.card)",
            that=tuple(f"r[{x}]" for x in self.that),
            paid=f"(1 << r[{self.paid}])" if self.paid >= 0 else "",
            x=f"r[{self.x}]" if self.x >= 0 else "0",
        ).bind(performer=f"r[{self.mine}]")
        if manner.costs_change and a.kind != ("cost",):
            self.scope = self.scope.bind(waives="1")
        if manner.targets_perform:
            self.scope = self.scope.bind(performing=f"r[{PERFORMER}]")
        if sub:
            self.kept_in = [THAT_REGISTER] + [p.new("m") for _ in memory[1:]]
            self.scope = self.remembering(self.scope, [f"r[{x}]" for x in self.kept_in])
        self.effects = Effects(p, subs, self.paid, self.kept(f"r[{self.mine}]"), "battle" in a.kind, manner)
        self.effects.x, self.effects.political = self.x, "political" in self.all_words()
        if walk(a.then, HowMany):
            self.effects.own = p.new("i")
        if manner.succeeds and not sub and not a.trait:
            self.effects.success = p.new("i")
        self.effects.ends = not self.trait
        self.began = [p.new("i") for _ in range(3)] if manner.fails and not sub else []
        self.effects.optional = [p.new("i") for x in a.cost if isinstance(x, MayPay)]
        self.effects.asks = any(walk(a.then, word) for word in (IfDid, IfDestroyed, Once, OverAndOver, HowMany))
        self.build()

    # --- the steps -------------------------------------------------------------------------------------------------

    def build(self) -> None:
        a, p = self.a, self.program
        if self.sub:
            if self.k in self.effects.subs.once:
                p.step("wait no longer", f"stop_waiting(s, r[2], this, r[{THAT_REGISTER}])")
            if self.memory[1:]:
                lines = [f"r[{x}] = set_of(s, packed, {i})" for i, x in enumerate(self.kept_in)]
                p.step("remember", f"packed = r[{THAT_REGISTER}]", *lines)
            self.effects.resolve(a.then, self.scope)
            return
        self.announce()
        self.choose_who_performs()
        for i, t in enumerate(a.targets):
            self.choose_target(i, t)
            if i + 1 == self.before:
                self.targets_perform()
        self.pay_costs()
        begins = f"{', '.join(f'r[{x}]' for x in self.began)} = begun(s)" if self.began else ""
        told = "" if self.trait else self.moment(ev.RESOLVING)
        if begins or told:
            p.step(f"{self.letter(RESOLVE)} {'resolves' if self.trait else 'before resolution'}", begins, told)
        self.effects.resolve(a.then, self.scope)
        self.end_it()

    def letter(self, step: int) -> str:
        return self.manner.step(step)

    def end_it(self) -> None:
        """The action is over, resolved or not; the card it came from is cleared away."""
        p, letter = self.program, self.letter(END)
        if self.a.kind == ("cost",):
            p.step("paid", go("over", "s.ret = 1;"))
            p.label("failed")
            p.step("unpaid", "s.ret = 0")
            p.label("over")
            return
        resolved = p.new("i") if self.manner.fails and not self.trait else -1
        if resolved >= 0:
            p.step(f"{letter} resolved", f"r[{resolved}] = 1")
        p.label("failed")
        over = "if s.negations: drop_negations(s, r[6])"
        late = [f"r[{x}] = int(r[{x}] and not all_negated(s, r[6]))" for x in self.effects.waiting]
        if self.trait:
            p.step(f"{letter} over", over)
            return
        done = [f"count_done(s, you, {facts.keyword(w)})" for w in self.all_words() if w in COUNTED]
        tag = "0"
        if resolved >= 0:
            done = [f"if r[{resolved}]: {x}" for x in done]
            tag = f"0 if r[{resolved}] else {UNRESOLVED}"
        if self.effects.success >= 0:
            tag = f"({tag}) | {SUCCESSFUL} * r[{self.effects.success}]"
        tidies = self.from_hand() or self.card.type == "ring"
        if tidies and not self.manner.fails:
            p.step(f"{letter} tidy up", *TIDY_UP)
        told = "if s.box.chronicles: resolved_from(s, you, this, r[2])"
        p.step(f"{letter} after resolution", *late, over, *done, told, self.moment(ev.RESOLVED, tag))
        if tidies and self.manner.fails:
            p.step(f"{letter} tidy up", *TIDY_UP)
        if self.effects.afterwards:
            p.step(f"{letter} afterwards", *self.effects.afterwards)

    def moment(self, kind: int, tag: str = "") -> str:
        """Source: a moment of the action is told, if anybody listens."""
        more = f", {tag}" if tag and tag != "0" else ""
        return f"if not unheard(s, {kind}): emit(s, (Event({kind}, this, you, r[2], this, r[6]{more}),))"

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
        p.step(f"{self.letter(ANNOUNCE)} announce", count, shown, self.moment(ev.ANNOUNCE))

    # --- who performs ----------------------------------------------------------------------------------------------

    def event_now(self) -> str:
        """Source of what triggered the ability."""
        return HERE if isinstance(self.a.on, Heard) else "NO_EVENT"

    def choose_who_performs(self) -> None:
        """The performers that the ability names; otherwise the card it is on, or its Personality."""
        a, p, letter = self.a, self.program, self.letter(PERFORM)
        if a.performers:
            names = choose_performers(p, a, self.prefix, self.event_now(), self.manner, self.mine)
            self.scope = self.scope.bind(**names)
        elif a.performer is not None:
            self.choose_performer()
        else:
            p.step(f"{letter} performer", f"r[{self.mine}] = {self.performer_now()}")
        if self.manner.targets_perform:
            p.step(f"{letter} performer", f"r[{PERFORMER}] = r[{self.mine}]")
        if not self.before or not self.manner.targets_perform:
            self.count_tactical()

    def count_tactical(self) -> None:
        if "tactical" in self.a.words:
            self.program.step(f"{self.letter(PERFORM)} tactical", f"count_tactical(s, r[{PERFORMER}])")

    def targets_perform(self) -> None:
        """Where targets before the colon perform the action: those that are the acting player's."""
        if self.manner.targets_perform and not self.trait:
            those = " | ".join(f"r[{x}]" for x in self.that[: self.before])
            more = f"({those}) & s.ctl[you] & {FIGHTERS}"
            self.program.step(f"{self.letter(PERFORM)} performers", f"r[{PERFORMER}] |= {more}")
            self.count_tactical()

    def choose_performer(self) -> None:
        p, letter = self.program, self.letter(PERFORM)
        answer = p.new("c")
        targets = self.manner.targets_perform
        why = "target" if targets else "choose your performing card"
        p.step(
            f"{letter} choose performer",
            f"m = {self.prefix}_performers(s, you, this, {self.event_now()}, 0)",
            f"if m: ask_card(s, you, '{why}', m, {answer}, about=this)",
            go("failed", "else:"),
            asks=Purpose(self.printed),
        )
        if not targets:
            p.step(f"{letter} performer", f"r[{PERFORMER}] = 1 << r[{answer}]")
            return
        event = f"Event({ev.TARGET}, r[{answer}], {self.scope.you}, {self.mine}, this, r[6])"
        p.step(f"{letter} targets", f"emit(s, ({event},))")
        p.step(f"{letter} targeted?", go("failed", f"if not r[{self.mine}]:"))

    # --- targets ---------------------------------------------------------------------------------------------------

    def choose_target(self, i: int, t: Target) -> None:
        p, letter = self.program, self.letter(TARGET)
        if not (isinstance(t.n, Num) and t.n.n == 1):
            self.choose_targets(i, t)
            return
        answer = p.new("c")
        reg, legal = self.that[i], self.legal_targets(i)
        p.step(
            f"{letter} target",
            f"m = {legal}",
            f"r[{answer}] = -1",
            f"if m: ask_card(s, you, 'target', m, {answer}, about=this)",
            asks=Purpose(self.aims[i]),
        )
        event = f"Event({ev.TARGET}, r[{answer}], {self.scope.you}, {reg}, this, r[6], {self.by_attack(i)})"
        p.step(f"{letter} targets", f"if r[{answer}] >= 0: emit(s, ({event},))")
        if self.manner.fails and not self.trait:
            p.step(f"{letter} targeted?", go("failed", f"if not r[{reg}]:"))

    def choose_targets(self, i: int, t: Target) -> None:
        """A number of targets, which are targeted at once; where none is left to choose, the action may fail."""
        p, letter = self.program, self.letter(TARGET)
        reg, legal = self.that[i], self.legal_targets(i)
        answer, left, chosen = p.new("c"), p.new("i"), p.new("m")
        again, out = p.fresh("target"), p.fresh("targeted")
        if "battle" in self.a.kind and not self.a.performers and self.joining()[-1:] == [i]:
            others = " | ".join(f"r[{x}]" for x in (self.mine, *(self.that[j] for j in self.joining()[:-1]), chosen))
            legal = f"with_others(s, {legal}, {others})"
        p.step(f"{letter} how many", f"r[{left}] = {t.n.source(self.scope)}; r[{chosen}] = 0")
        fails = self.manner.fails and not self.trait
        least = p.new("i") if fails else -1
        if fails:
            p.step(f"{letter} at least", f"r[{least}] = {f'min(1, r[{left}])' if t.up_to else f'r[{left}]'}")
        p.label(again)
        p.step(
            f"{letter} target",
            f"m = {legal} & ~r[{chosen}]",
            go(out, f"if r[{left}] <= 0 or not m:"),
            f"else: ask_card(s, you, 'target', m, {answer}, {t.up_to} and r[{chosen}] != 0, this)",
            asks=Purpose(self.aims[i], chosen, left, t.up_to),
        )
        p.step(
            f"{letter} noted",
            go(out, f"if r[{answer}] < 0:"),
            go(again, f"else: r[{left}] -= 1; r[{chosen}] |= 1 << r[{answer}];"),
        )
        p.label(out)
        events = f"each(r[{chosen}], {ev.TARGET}, {self.scope.you}, {reg}, this, r[6], {self.by_attack(i)})"
        if fails:
            p.step(f"{letter} enough?", go("failed", f"if r[{chosen}].bit_count() < r[{least}]:"))
        p.step(f"{letter} targets", f"ev = {events}", "if ev: emit(s, tuple(ev))")  # all of them are targeted at once
        if fails:
            p.step(f"{letter} targeted?", go("failed", f"if r[{reg}].bit_count() < r[{least}]:"))

    def by_attack(self, i: int) -> int:
        """The tag of the i-th targeting: is it an attack's?"""
        return BY_ATTACK if isinstance(self.aims[i], Attack) else 0

    def legal_targets(self, i: int) -> str:
        """Source of the legal i-th targets, in a step of the ability."""
        earlier = "".join(f", r[{x}]" for x in self.that[:i])
        return f"{self.prefix}_targets{i}(s, you, this, {self.event_now()}, 0, r[{self.mine}]{earlier})"

    def legal_function(self) -> str:
        """Whom this action may target instead, by the register that is to get the target."""
        found = [] if self.sub else [(self.that[i], self.legal_targets(i)) for i in range(len(self.a.targets))]
        if self.manner.targets_perform and self.a.performer is not None and not self.a.performers:
            found.append((self.mine, f"{self.prefix}_performers(s, you, this, {self.event_now()}, 0)"))
        lines = [f"if reg == {reg}: return {m}" for reg, m in (*found, *self.effects.targetings)]
        names = "r = f.regs; this = r[0]; you = r[1]"
        return procedure(f"{self.prefix}_legal", "s, f, reg", names, *lines, "return 0")

    def pay_costs(self) -> None:
        p, c, effects = self.program, self.scope, self.effects
        payments, letter = self.payments(c), self.letter(PAY)
        if self.card.type == "strategy" and self.card.cost and not self.trait:
            then = ", ".join(["", *payments[1:2]])
            p.step(f"{letter} gold", f"pay(s, you, {payments.pop(0)}, this, {self.kept(f'r[{self.mine}]')}{then})")
            p.step(f"{letter} paid?", go("failed", "if not s.ret:"))
        effects.paying = True
        optional = [x for x in self.a.cost if isinstance(x, MayPay)]
        for x in self.a.cost:
            if isinstance(x, MayPay):
                continue
            for i, y in enumerate(optional):  # in any order among themselves and with what must be paid
                effects.offer(i, y, c)
            if isinstance(x, PayGold):
                payments.pop(0)
                effects.then = payments[0] if payments else ""
            effects.pay(x, c, "failed", letter)
        for i, y in enumerate(optional):
            effects.offer(i, y, c)
        effects.paying = False
        if self.manner.costs_change and not self.trait:
            p.step(f"{letter} added costs", f"if s.box.added: pay_added({self.added_to()})")
            p.step(f"{letter} paid?", go("failed", "if s.box.added and not s.ret:"))

    # --- what comes out --------------------------------------------------------------------------------------------

    def source(self) -> str:
        tests = self.tests()
        self.needs = needs(tests)
        out = [f"# {self.card.name}"]
        if not self.sub:
            out += [self.target_function(i) for i in range(len(self.a.targets))]
            if self.a.performer is not None:
                out += self.performer_functions()
        out += asked(self.prefix, ARGUMENTS, tests, called)
        out.append(self.legal_function())
        out.append(self.program.source(self.prefix))
        return "\n".join(out)

    def finish(self, name: str, space: dict[str, Any]) -> CompiledAbility:
        limit = None if self.sub else self.a.limit
        return CompiledAbility(
            name,
            self.k,
            self.printed,
            self.listens,
            self.program.install(name, self.prefix, space),
            space[f"{self.prefix}_can"],
            space[f"{self.prefix}_fails"],
            (PERIODS[limit.per], limit.times) if limit else (0, 0),
            self.granted,
            legal=space[f"{self.prefix}_legal"],
            began=self.began[0] if self.began else -1,
            chosen=() if self.sub else tuple(("cards", x) for x in self.that[: len(self.a.targets)]),
            asks=self.program.asks,
            needs=self.needs,
        )


def pays_with(cost: tuple[Effect, ...]) -> bool:
    """Is a card chosen to pay a cost with?"""
    return bool(walk(cost, DiscardACard) or walk(cost, BowACard))


def slots(a: Ability, manner: Manner) -> tuple[int, ...]:
    """Where an ability listens: at times of the turn, or at points of windows."""
    if a.kind == ("cost",):
        return ()
    if not isinstance(a.on, Heard):
        if a.kind[0] in ("reaction", "trait"):
            raise CardError(f"A {a.kind[0]} must wait for something.")
        return tuple(SLOT_OF[k] for k in a.kind)
    points = TRAIT_POINTS if a.trait else REACTION_POINTS
    return tuple(points[manner.point(a.on)] * ev.KINDS + kind for kind in a.on.kinds)


TRAIT_POINTS = {BEFORE: TRAIT_BEFORE, WHEN: TRAIT_WHEN, AFTER: TRAIT_AFTER}
REACTION_POINTS = {BEFORE: REACTION_BEFORE, WHEN: REACTION_WHEN, AFTER: REACTION_AFTER}
PLACES = ("in play", "in hand", "in discard")  # from which abilities work
COUNTED = ("favor",)  # keywords of actions that cards count
TIDY_UP = ("ev = tidy_up(s, this)", "if ev: emit(s, ev)")
FIGHTERS = f"(p[{facts.PERSONALITY}] | p[{facts.FOLLOWER}])"  # who perform actions
