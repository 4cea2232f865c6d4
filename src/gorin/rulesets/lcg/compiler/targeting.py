"""Targets, compiled: which cards, players, rings and abilities may be chosen, and the steps that choose them."""

from __future__ import annotations

from gorin.kernel.questions import Purpose
from gorin.language.control import Choice, IfYouDo, Target, TargetAbility, TargetPlayer, Then, Waits
from gorin.language.nodes import Query, mentions, walk
from gorin.language.players import Them
from gorin.language.program import Program, function, go, procedure
from gorin.language.scope import Scope
from gorin.language.sets import Is, That
from gorin.rulesets.lcg.compiler.potential import could, if_there, touches
from gorin.rulesets.lcg.compiler.scopes import ANSWERED, ARGUMENTS, NOW, test_scope
from gorin.rulesets.lcg.prohibitions import bars
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
        """Names in tests: an opponent `q`, and any ring that may be chosen, stand for the chosen ones."""
        if self.player >= 0:
            c = c.bind(chosen="q")
        for t in self.a.targets:
            if isinstance(t, TargetRing):
                return c.bind(ring=t.what.source(c))
        about = isinstance(self.a.on, Heard) and set(self.a.on.kinds) & ABOUT_RINGS
        return c.bind(ring="ring_set(e.n)") if about else c

    def rings(self, t: TargetRing, c: Scope) -> str:
        """Source: the rings that may be chosen: those with which an effect could change something."""
        each = [could(x, c.bind(ring="b")) for x in self.a.then if mentions(x, ThatRing()) and not walk(x, That)]
        able = f"filtered({t.what.source(c)}, lambda b: {' or '.join(each)})" if each else t.what.source(c)
        return f"({if_there(t.by, c)}{able})"

    def choose(self, i: int, t: Choice) -> None:
        p = self.program
        if isinstance(t, TargetRing):
            found = f"out = [Option(1, -1, i) for i in bits({self.rings(t, self.scope)})]"
            asked = f"if out: ask(s, {t.by.source(self.scope)}, 'choose a ring', out, {self.ring}, this)"
            p.step("5 choose a ring", found, asked, go("end", "else:"), asks=Purpose(t))
            return
        if isinstance(t, TargetPlayer):
            why = "choose a player" if t.any else "choose an opponent"
            p.step(
                f"5 {why}",
                f"out = [q for q in {self.players()} if {self.suits(i)}] or {self.players()}",
                f"ask(s, you, {why!r}, [Option(1, -1, q) for q in out], {self.player}, this)",
                asks=Purpose(t),
            )
            return
        if isinstance(t, TargetAbility):
            found = self.abilities(t, self.scope)
            options = f"[Option(1, -1, x) for x in {found}]"
            asked = f"ask(s, you, 'choose an ability', out, {self.ability}, this)"
            none = f"else: r[{self.ability}] = 0"
            p.step("5 choose an ability", f"out = {options}", f"if out: {asked}", none, asks=Purpose(t))
            return
        assert isinstance(t, Target)
        if isinstance(t.by, Them):
            self.choose_each(i, t)
        else:
            self.choose_cards(i, t)

    def choose_cards(self, i: int, t: Target) -> None:
        """One after another, by the player who chooses; the target is all of them."""
        p, n = self.program, self.index(i)
        reg, answer, left = self.that[n], p.new("c"), p.new("i")
        e = ANSWERED if self.a.on is not None else "NO_EVENT"
        who = t.by.source(self.scope)
        legal = f"{self.prefix}_targets{n}(s, you, this, {e}, {self.earlier(n)}{self.chosen_by(i)}) & ~r[{reg}]"
        legal = f"({if_there(t.by, self.scope)}{legal})"
        again, out = p.fresh("target"), p.fresh("chosen")
        done = f"r[{reg}] != 0 or {self.without(n, self.scope)}" if t.up_to else "False"
        first = "1 << this" if t.too else "0"
        for before in dict.fromkeys(q.prepares for q in walk(t.what, Query) if q.prepares):
            p.step("5 before targets", before)
        p.step("5 targets", f"r[{reg}] = {first}; r[{left}] = {t.worth or t.n.source(self.scope)}")
        p.label(again)
        if t.worth:
            able = f"within_cost(s, {legal}, r[{left}])"
            p.step(
                "5 choose",
                go(out, f"if r[{reg}].bit_count() >= {t.n.source(self.scope)}:"),
                f"else: ask_card(s, {who}, 'target', {able}, {answer}, {done}, this)",
                asks=Purpose(t, reg, upto=t.up_to),
            )
        else:
            p.step(
                "5 choose",
                go(out, f"if not r[{left}]:"),
                f"else: ask_card(s, {who}, 'target', {legal}, {answer}, {done}, this)",
                asks=Purpose(t, reg, left, t.up_to),
            )
        less = f"cost_printed(s, r[{answer}])" if t.worth else "1"
        p.step(
            "5 chosen",
            f"if r[{answer}] < 0: r[{left}] = 0",
            go(again, f"else: r[{reg}] |= 1 << r[{answer}]; r[{left}] -= {less};"),
        )
        p.label(out)
        if Is("in hand") in walk(t.what, Is):  # Decision: everybody knows a target before anybody cancels (fr.ambush.1)
            p.step("5 show", f"reveal_to(s, -1, r[{reg}])")

    def choose_each(self, i: int, t: Target) -> None:
        """Each opponent of whom it holds chooses, one after another; the target is all that they chose."""
        p, n = self.program, self.index(i)
        reg, answer, left, them, turn = self.that[n], p.new("c"), p.new("i"), p.new("p"), p.new("i")
        e = ANSWERED if self.a.on is not None else "NO_EVENT"
        c = self.scope.bind(them=f"r[{them}]")
        theirs = WORDS_OF_THE_LCG.cards(t.what, c)
        legal = f"{self.prefix}_targets{n}(s, you, this, {e}, {self.earlier(n)}) & {theirs} & ~r[{reg}]"
        each, again, out = p.fresh("each"), p.fresh("target"), p.fresh("chosen")
        p.step("5 targets", f"r[{reg}] = 0; r[{turn}] = 0")
        p.label(each)
        p.step(
            "5 next opponent",
            go(out, f"if r[{turn}] >= len(foes(s, you)):"),
            f"else: r[{them}] = foes(s, you)[r[{turn}]]; r[{turn}] += 1; r[{left}] = {t.n.source(c)}",
        )
        if t.of is not None:
            p.step("5 does it hold?", go(each, f"if not {t.of.source(c)}:"))
        p.label(again)
        p.step(
            "5 choose",
            f"m = {legal}",
            go(each, f"if not r[{left}] or not m:"),
            f"else: ask_card(s, r[{them}], 'target', m, {answer}, {t.up_to}, this)",
            asks=Purpose(t, left=left, upto=t.up_to),
        )
        p.step(
            "5 chosen",
            go(each, f"if r[{answer}] < 0:"),
            go(again, f"else: r[{reg}] |= 1 << r[{answer}]; r[{left}] -= 1;"),
        )
        p.label(out)

    def described(self, t: Target, c: Scope) -> str:
        """Source: the cards that the words of a target describe; of each opponent who chooses."""
        if not isinstance(t.by, Them):
            cards = WORDS_OF_THE_LCG.cards(t.what, c)
            cards = f"({cards} | 1 << this)" if t.too else cards
            return f"within_cost(s, {cards}, {t.worth})" if t.worth else cards
        c = c.bind(them="them")
        of = "" if t.of is None else f" if {t.of.source(c)}"
        return f"union([{WORDS_OF_THE_LCG.cards(t.what, c)} for them in foes(s, you){of}])"

    def chosen_by(self, i: int) -> str:
        """Source: the opponent chosen before the i-th target, as an argument."""
        before = any(isinstance(t, TargetPlayer) for t in self.a.targets[:i])
        return f", r[{self.player}]" if before else ""

    def suits(self, i: int) -> str:
        """Source: may the opponent `q` be chosen? If there are targets for what is chosen after that, or else if some
        effect could change something."""
        e = ANSWERED if self.a.on is not None else "NO_EVENT"
        after = [(j, t) for j, t in enumerate(self.a.targets) if j > i and isinstance(t, Target)]
        who = self.a.targets[i]
        assert isinstance(who, TargetPlayer)
        tests = [self.of_them(who, self.scope)]
        if not after:
            c = self.scope.bind(chosen="q")
            return f"{tests[0]} and ({' or '.join(f'({could(x, c)})' for x in self.a.then)})"
        for j, t in after:
            n = self.index(j)
            found = f"{self.prefix}_targets{n}(s, you, this, {e}, {self.earlier(n)}, q)"
            if not t.up_to and not (n and self.looks_ahead(n - 1)):  # an earlier target's own test looks ahead
                tests.append(f"{found}.bit_count() >= {t.n.source(self.scope)}")
        return " and ".join(tests)

    def players(self) -> str:
        """Source: the players of whom one may be chosen."""
        among_all = any(isinstance(t, TargetPlayer) and t.any for t in self.a.targets)
        return "in_order(s)" if among_all else "foes(s, you)"

    def of_them(self, t: TargetPlayer, c: Scope) -> str:
        """Source: does what is said of the opponent to be chosen hold of `q`?"""
        return "True" if t.of is None else t.of.source(c.bind(them="q"))

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
        """Source: the targets before the n-th, as its test takes them: nothing, a set, or several sets."""
        if n < 2:
            return f"r[{self.that[0]}]" if n else "0"
        return f"({', '.join(f'r[{x}]' for x in self.that[:n])})"

    def target_functions(self, planes: str) -> str:
        """Per target, its legal cards: what the words describe, cut down to what the effects could change."""
        count = len([t for t in self.a.targets if isinstance(t, Target)])
        return "\n".join(self.target_function(n, planes) for n in range(count))

    def target_function(self, n: int, planes: str) -> str:
        """The legal cards for the n-th target of cards; without an opponent: of any of them."""
        targets = [t for t in self.a.targets if isinstance(t, Target)]
        blind = self.tested(test_scope(len(targets))).bind(that=("0",) * len(targets))
        later = [self.described(x, blind) for x in targets]  # what may still be chosen
        before = ["that"] if n == 1 else [f"that[{j}]" for j in range(n)]
        that = (*before, "m", *later[n + 1 :])
        scope = self.before_paying(self.tested(test_scope(len(targets)))).bind(x=self.most_x(), that=that)
        mask = self.described(targets[n], scope)
        if self.event:
            mask = f"({mask} & ~{bars.barred_source(bars.TARGETING, 'you')})"
        ahead = self.looks_ahead(n)
        name = f"{self.prefix}_{'each' if ahead else 'targets'}{n}"
        arguments, q = (f"{ARGUMENTS}, q=-1", ", q") if self.player >= 0 else (ARGUMENTS, "")
        lines = [f"if q < 0: return union([{name}({ARGUMENTS}, q) for q in {self.players()}])"] if q else []
        lines += [f"m = {mask}", "if s.shield: m &= ~untargetable(s, this, you)", f"return {self.touched(n, scope)}"]
        out = procedure(name, arguments, *lines, planes=planes)
        if not ahead:
            return out
        also = "b" if n == 0 else "(that, b)" if n == 1 else "(*that, b)"
        unless = " or True" if self.may_be_none(n + 1) else ""
        test = f"lambda b: {self.prefix}_targets{n + 1}({NOW}, {also}{q}){unless}"
        found = f"filtered({name}({ARGUMENTS}{q}), {test})"
        return out + function(f"{self.prefix}_targets{n}", arguments, found, planes="")

    def looks_ahead(self, n: int) -> bool:
        """Does a later target depend on the n-th or on one before it?"""
        many = len([t for t in self.a.targets if isinstance(t, Target)])
        return any(self.depends(later, j) for later in range(n + 1, many) for j in range(n + 1))

    def depends(self, later: int, earlier: int) -> bool:
        """Does a target depend on another: by its words, or because an effect speaks of both?"""
        t = [t for t in self.a.targets if isinstance(t, Target)][later]
        both = any(mentions(x, That(earlier)) and mentions(x, That(later)) for x in self.a.then)
        return mentions(t.what, That(earlier)) or (both and not t.up_to)

    def may_be_none(self, n: int) -> bool:
        """May nothing be chosen for this target, whatever was chosen before it?"""
        t = [t for t in self.a.targets if isinstance(t, Target)][n]
        return t.up_to and not any(mentions(t.what, That(j)) for j in range(n))

    def touched(self, n: int, scope: Scope) -> str:
        """Those of `m` for which some effect on this target could change something."""
        # Decision: a target of a delayed effect alone is any that the words describe; what it will be like then is open
        touching = [x for x in self.a.then if mentions(x, That(n)) and not isinstance(x, Waits)]
        if not touching:
            return "m"
        needed = ""
        if all(isinstance(x, (Then, IfYouDo)) for x in touching):  # something else must be done before that
            needed = " or ".join(could(x, scope) for x in self.a.then if not isinstance(x, (Then, IfYouDo, Waits)))
            follows = [y for x in touching if isinstance(x, (Then, IfYouDo)) for y in x.do]
            touching = [y for y in follows if mentions(y, That(n)) and not isinstance(y, Waits)]
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
        legal = " | ".join(f"({x})" for x in parts)
        return f"(({legal}) if {needed} else 0)" if needed else legal
