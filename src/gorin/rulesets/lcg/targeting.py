"""Targets, compiled: which cards, players, rings and abilities may be chosen, and the steps that choose them."""

from __future__ import annotations

from gorin.language.control import Target, TargetAbility, TargetPlayer
from gorin.language.nodes import mentions, walk
from gorin.language.program import Program
from gorin.language.scope import Scope
from gorin.language.sets import That
from gorin.rulesets.lcg import bars
from gorin.rulesets.lcg.points import ARGUMENTS, HERE, test_scope
from gorin.rulesets.lcg.potential import could, touches
from gorin.rulesets.lcg.words.rings import ABOUT_RINGS, TargetRing, ThatRing
from gorin.rulesets.lcg.words.texts import Triggered
from gorin.rulesets.lcg.words.triggers import Heard
from gorin.rulesets.lcg.words.vocabulary import WORDS_OF_THE_LCG


class Targeting:
    """The part of an ability's compiler that chooses its targets."""

    a: Triggered
    event: bool
    prefix: str
    program: Program
    scope: Scope
    that: list[int]  # registers
    player: int
    ability: int
    ring: int

    def before_paying(self, c: Scope) -> Scope:
        raise NotImplementedError

    def most_x(self) -> str:
        raise NotImplementedError

    def tested(self, c: Scope) -> Scope:
        """Names in tests: any opponent and any ring that may be chosen stand for the chosen ones."""
        if self.player >= 0:
            c = c.bind(chosen="foes(s, you)[0]")
        for t in self.a.targets:
            if isinstance(t, TargetRing):
                return c.bind(ring=t.what.source(c))
        about = isinstance(self.a.on, Heard) and set(self.a.on.kinds) & ABOUT_RINGS
        return c.bind(ring="(1 << (e.n & 15))") if about else c

    def rings(self, t: TargetRing, c: Scope) -> str:
        """Source: the rings that may be chosen: those with which an effect could change something."""
        each = [could(x, c.bind(ring="b")) for x in self.a.then if mentions(x, ThatRing()) and not walk(x, That)]
        return f"filtered({t.what.source(c)}, lambda b: {' or '.join(each)})" if each else t.what.source(c)

    def choose(self, i: int, t: Target | TargetPlayer | TargetAbility | TargetRing) -> None:
        p = self.program
        if isinstance(t, TargetRing):
            options = f"[Option(1, -1, i) for i in bits({self.rings(t, self.scope)})]"
            who = t.by.source(self.scope)
            p.step("5 choose a ring", f"ask(s, {who}, 'choose a ring', {options}, {self.ring}, this)")
            return
        if isinstance(t, TargetPlayer):
            p.step(
                "5 choose an opponent",
                f"ask(s, you, 'choose an opponent', [Option(1, -1, q) for q in foes(s, you)], {self.player}, this)",
            )
            return
        if isinstance(t, TargetAbility):
            found = self.abilities(t, self.scope)
            options = f"[Option(1, -1, x) for x in {found}]"
            asked = f"ask(s, you, 'choose an ability', out, {self.ability}, this)"
            p.step("5 choose an ability", f"out = {options}", f"if out: {asked}", f"else: r[{self.ability}] = 0")
            return
        n = self.index(i)
        reg, answer, left = self.that[n], p.new("c"), p.new("i")
        e = HERE if self.a.on is not None else "NO_EVENT"
        who = t.by.source(self.scope)
        legal = f"{self.prefix}_targets{n}(s, you, this, {e}, {self.earlier(n)}) & ~r[{reg}]"
        again, out = p.fresh("target"), p.fresh("chosen")
        done = f"r[{reg}] != 0 or {self.without(n, self.scope)}" if t.up_to else "False"
        p.step("5 targets", f"r[{reg}] = 0; r[{left}] = {t.n.source(self.scope)}")
        p.label(again)
        p.step(
            "5 choose",
            f"if not r[{left}]: f.step = @{out}",
            f"else: ask_card(s, {who}, 'target', {legal}, {answer}, {done}, this)",
        )
        p.step(
            "5 chosen",
            f"if r[{answer}] < 0: r[{left}] = 0",
            f"else: r[{reg}] |= 1 << r[{answer}]; r[{left}] -= 1; f.step = @{again}",
        )
        p.label(out)

    def abilities(self, t: TargetAbility, c: Scope) -> str:
        """Source of the abilities that may be chosen."""
        cards = WORDS_OF_THE_LCG.cards(t.what, c)
        return f"resolvable(s, {cards}, you)" if t.resolve else f"abilities_on(s, {cards})"

    def without(self, n: int, c: Scope) -> str:
        """Source: could the effects change anything if nothing is chosen for this target?"""
        free = [x for x in self.a.then if not mentions(x, That(n))]
        return f"bool({' or '.join(could(x, c) for x in free)})" if free else "False"

    def index(self, i: int) -> int:
        """Which target of cards the i-th target is."""
        return len([t for t in self.a.targets[:i] if isinstance(t, Target)])

    def earlier(self, n: int) -> str:
        return f"r[{self.that[0]}]" if n else "0"

    def target_functions(self) -> str:
        """Per target, its legal cards: what the words describe, cut down to what the effects could change."""
        out = []
        targets = [t for t in self.a.targets if isinstance(t, Target)]
        for n, t in enumerate(targets):
            blind = self.tested(test_scope(len(targets))).bind(that=("0",) * len(targets))
            later = [WORDS_OF_THE_LCG.cards(x.what, blind) for x in targets]  # what may still be chosen
            that = tuple("that" if j < n else "m" if j == n else later[j] for j in range(len(targets)))
            scope = self.before_paying(self.tested(test_scope(len(targets)))).bind(x=self.most_x(), that=that)
            mask = WORDS_OF_THE_LCG.cards(t.what, scope)
            if self.event:
                mask = f"({mask} & ~barred(s, {bars.TARGETING}, you))"
            body = f"def {self.prefix}_targets{n}({ARGUMENTS}):\n    p = s.p\n    m = {mask}\n"
            body += "    if s.shield: m &= ~immune(s, this)\n"
            body += f"    return {self.touched(n, scope)}\n"
            if self.looks_ahead(n):
                body = body.replace(f"_targets{n}(", f"_each{n}(")
                body += (
                    f"def {self.prefix}_targets{n}({ARGUMENTS}):\n"
                    f"    return filtered({self.prefix}_each{n}(s, you, this, e, that), "
                    f"lambda b: {self.prefix}_targets{n + 1}(s, you, this, e, b))\n"
                )
            out.append(body)
        return "\n".join(out)

    def looks_ahead(self, n: int) -> bool:
        """Does the next target depend on the n-th: by its words, or because an effect speaks of both?"""
        targets = [t for t in self.a.targets if isinstance(t, Target)]
        if n + 1 >= len(targets):
            return False
        both = any(mentions(x, That(n)) and mentions(x, That(n + 1)) for x in self.a.then)
        return mentions(targets[n + 1].what, That(n)) or (both and not targets[n + 1].up_to)

    def touched(self, n: int, scope: Scope) -> str:
        """Those of `m` for which some effect on this target could change something."""
        touching = [x for x in self.a.then if mentions(x, That(n))]
        if not touching:
            return "m"
        targets = [t for t in self.a.targets if isinstance(t, Target)]
        each = scope.bind(that=tuple("b" if j == n else y for j, y in enumerate(scope.that)))
        after = [j for j in range(n + 1, len(targets)) if mentions(targets[j].what, That(n))]
        for j in after:  # what may still be chosen depends on this target
            later = WORDS_OF_THE_LCG.cards(targets[j].what, each)
            each = each.bind(that=tuple(later if k == j else y for k, y in enumerate(each.that)))
        parts = []
        for x in touching:
            if touches(x, That(n)) and not after:
                parts.append(could(x, scope))
            else:  # a referential target: each is tried by itself
                parts.append(f"filtered(m, lambda b: {could(x, each)})")
        return " | ".join(f"({x})" for x in parts)
