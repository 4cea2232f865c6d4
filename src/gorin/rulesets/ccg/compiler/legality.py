"""When an ability may be used: each test with the rule it rests on, who may perform it, whom it may target."""

from __future__ import annotations

from itertools import pairwise

from gorin.language.control import Target
from gorin.language.needs import Test
from gorin.language.nodes import Effect, Query, mentions, walk
from gorin.language.numbers import Num
from gorin.language.program import function, procedure
from gorin.language.scope import Scope
from gorin.language.sets import Host, Is, Measured, Picked, That, This
from gorin.language.tree import names
from gorin.rulesets.ccg import bars, facts
from gorin.rulesets.ccg.card import UNIT_TYPES, Card
from gorin.rulesets.ccg.compiler import needs as needed
from gorin.rulesets.ccg.compiler.distinct import owner, parts
from gorin.rulesets.ccg.compiler.good_faith import Entering, brought_in
from gorin.rulesets.ccg.compiler.manner import Manner
from gorin.rulesets.ccg.compiler.performing import enough_performers
from gorin.rulesets.ccg.points import (
    ARGUMENTS,
    PERFORMER,
)
from gorin.rulesets.ccg.state import COMBAT, INVADER
from gorin.rulesets.ccg.words.card_effects import Attach, Bow, MoveHere
from gorin.rulesets.ccg.words.conditions import NoTerrain
from gorin.rulesets.ccg.words.costs import payable, waiver
from gorin.rulesets.ccg.words.creating import Create, PutIntoPlay
from gorin.rulesets.ccg.words.deeds import Deed, OnCards, kept
from gorin.rulesets.ccg.words.duel_triggers import FocusEffect
from gorin.rulesets.ccg.words.player_effects import PayGold
from gorin.rulesets.ccg.words.rulebook_changes import ABILITIES
from gorin.rulesets.ccg.words.sets import Anywhere, CanAttachTo, Performer
from gorin.rulesets.ccg.words.taking import BringIntoPlay
from gorin.rulesets.ccg.words.texts import DESIGNATORS, Ability
from gorin.rulesets.ccg.words.triggers import Destroyed, Heard
from gorin.rulesets.ccg.words.vocabulary import AWAY, WORDS_OF_THE_CCG


class Legality:
    """The part of the compiler that asks. What it is about, the compiler says."""

    a: Ability
    card: Card
    k: int
    granted: bool
    sub: bool
    trait: bool
    prefix: str
    memory: tuple[Query, ...]
    manner: Manner
    before: int  # so many of its targets stand before the colon

    def remembering(self, c: Scope, sources: list[str]) -> Scope:
        """A delayed effect's scope: what it remembers, in the order of `memory`."""
        known = dict(zip(self.memory, sources, strict=False))
        most = max([1, *(x.i for x in self.memory if isinstance(x, That))])
        those = tuple([known.get(That(i), sources[0]) for i in range(most + 1)])
        return c.bind(that=those, performer=known.get(Performer(), sources[0]), picked=known.get(Picked(), ""))

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
        return "in hand" in self.a.where or self.is_played()

    def is_played(self) -> bool:
        """Is it an action on a Strategy that is played? A created one is in play."""
        return self.card.type == "strategy" and not self.trait and self.card.pack != "created"

    def kept(self, performer: str = f"r[{PERFORMER}]") -> str:
        """Cards that pay the action's other costs, and so do not pay its Gold."""
        this = any(isinstance(x, OnCards) and x.what == This() for x in self.a.cost)
        performs = Bow(Performer()) in self.a.cost
        return " | ".join(["(1 << this)"] * this + [performer] * performs) or "0"

    def brings(self, what: Query) -> bool:
        """Does the ability itself say that it moves this to the current battlefield?"""
        return any(x.what == what for x in walk((self.a.then, self.a.cost), MoveHere))

    def brings_somebody(self) -> bool:
        """Does it say that it brings a Personality into play at the current battlefield?"""
        words = (self.a.then, self.a.cost)
        created = any(x.here and x.type == "personality" for x in walk(words, Create))
        put = any(x.here and x.what != This() for x in walk(words, PutIntoPlay))
        brought = any(x.here for x in walk(words, BringIntoPlay))
        return created or put or brought

    def moves_his_own(self) -> bool:
        """Does it say that it can move one of the acting player's units to the current battlefield?"""
        for x in walk((self.a.then, self.a.cost), MoveHere):
            what: Query = x.what
            if isinstance(what, That) and what.i < len(self.a.targets):
                what = self.a.targets[what.i].what
            if "theirs" not in [owner(part) for part in parts(what)]:
                return True
        return False

    # --- A: each test with the rule it rests on --------------------------------------------------------------------

    def test_scope(self, performer: str = "", targets: tuple[str, ...] = ("that",)) -> Scope:
        c = Scope(WORDS_OF_THE_CCG, it="(1 << e.card)", that=targets, paid="0").bind(
            performer=performer or self.performer_now()
        )
        return c.bind(waives="1") if self.manner.costs_change and self.a.kind != ("cost",) else c

    def tests(self) -> list[Test]:
        a, c = self.a, self.test_scope()
        if self.sub:
            assert isinstance(a.on, Heard)
            several = [f"set_of(s, that, {i})" for i in range(len(self.memory))]
            c = self.remembering(c, several if self.memory[1:] else ["that"])
            return [Test("emp.traits-and-effects.1", a.on.test(c), needed.OCCASION)]
        out = [*self.area(), *self.battle()]
        if isinstance(a.on, Heard):
            out.append(Test("emp.when-can-i-take-an-action.5", a.on.test(c), needed.OCCASION))
        if any(getattr(x, "instead_of_focusing", False) for x in walk(a.then, Effect)):
            out.append(Test("emp.duel.8", "may_focus_otherwise(s)", needed.FOCUSING))
        named = self.of_the_rulebook()
        if named >= 0:
            taken = f"changed(s, {bars.NOT_TAKEN + named}, you)"
            out.append(Test("emp.text-box.1", f"(not s.box.amends or not {taken})", needed.NOT_TAKEN))
        if self.manner.kinds_forbidden and not self.trait:
            codes = [bars.CANNOT_USE + DESIGNATORS.index(x) for x in a.kind]
            none = " or ".join(f"changed(s, {x}, you)" for x in codes)
            out.append(Test("sam.abilities.15", f"not (s.box.forbids and ({none}))", needed.FORBIDDEN))
        if self.manner.costs_change and not self.trait:
            added = f"(not s.box.added or can_pay_added({self.added_to()}))"
            out.append(Test("sam.alterations-to-costs.3", added, needed.ADDED))
        if a.when is not None:
            met = a.when.source(c)
            if named >= 0:
                met = f"({met} or s.box.amends and changed(s, {bars.EVEN_SO + named}, you))"
            out.append(Test("emp.check-conditions.1", met, a.when))
        if self.card.type == "spell":
            out.append(Test("emp.spell.3", f"host_of(s, this) & p[{facts.SHUGENJA}]", needed.SHUGENJA))
        who = self.performs()
        if who in ("this", "host") and not self.trait:
            free = f"{self.performer_now()} & ~s.bars[{bars.PERFORM}]"
            out.append(Test("emp.choose-performers.6", free, needed.FREE))
            if "tactical" in a.words:
                tactician = f"{free} & p[{facts.TACTICIAN}] & ~tacticians_done(s)"
                out.append(Test("emp.tactical-tactician.2", tactician, needed.TACTICIAN))
        if self.card.type == "strategy" and self.card.cost and not self.trait:
            out.append(Test("emp.strategy.2", "can_pay(s, you, cost_of(s, this, you), this)", needed.GOLD))
        if self.manner.targets_perform and "tactical" in a.words and not who and not self.before:
            there = f"p[{facts.HERE}] & p[{facts.TACTICIAN}] & ~p[{facts.BOWED}] & s.ctl[you]"
            out.append(Test("emp.tactical-tactician.1", there, needed.TACTICIAN))  # nobody performs it
        if who != "chosen":
            out += self.later_tests(c)
        else:
            enough = enough_performers(a, self.prefix) or f"{self.prefix}_performers({ARGUMENTS})"
            out.append(Test("emp.choose-performers.1", enough, self.performing()))
        return out

    def performing(self) -> needed.Performs:
        """Who may perform it, and what is asked of that one."""
        assert self.a.performer is not None
        kinds = tuple(t.what for t in self.a.performers) or (self.a.performer,)
        own = [x for x in self.a.cost if isinstance(x, OnCards) and x.what == Performer()]
        later = [x.asks for x in self.later_tests(self.test_scope("perf"), tuple(own))]
        return needed.Performs(kinds, (*own, *later))

    def area(self) -> list[Test]:
        """Where the card must be, and unbowed."""
        a, kind = self.a, self.card.type
        hand, play = f"p[{facts.HAND}] >> this & 1", f"p[{facts.IN_PLAY}] >> this & 1"
        if isinstance(a.on, FocusEffect) or kind in ("rules", "event") or a.kind == ("cost",):
            return []
        if a.where:
            places = " | ".join(WORDS_OF_THE_CCG.plane(x) for x in a.where)
            return [Test("emp.check-conditions.3", f"({places}) >> this & 1", needed.PLACE)]
        if isinstance(a.on, Destroyed) and isinstance(a.on.who, This):
            return [Test("emp.check-conditions.4", f"p[{facts.DISCARD}] >> this & 1", needed.PLACE)]
        if self.is_played():
            return [Test("emp.check-conditions.3", hand, needed.IN_HAND)]
        if kind == "ring" and not self.trait:
            unbowed = f"{play} and not p[{facts.BOWED}] >> this & 1"
            return [Test("emp.ring.2", f"({hand} or {unbowed})", needed.HAND_OR_UNBOWED)]
        if self.trait and self.manner.traits_out_of_play:
            shown = f"p[{facts.FACEUP}] & (p[{facts.FOCUSED}] | p[{facts.RESOLVING}])"
            play = f"(p[{facts.IN_PLAY}] | {shown}) >> this & 1"
        out = [Test("emp.check-conditions.3", play, needed.PLACE)]
        if not self.trait and "bowed" not in a.even:
            out.append(Test("emp.check-conditions.2", f"not p[{facts.BOWED}] >> this & 1", needed.UNBOWED))
        return out

    def battle(self) -> list[Test]:
        """Presence and location, as far as the ability's own words do not except it."""
        a = self.a
        if "battle" not in a.kind:
            return []
        out = []
        other = f"not s.battle[{COMBAT}] or " if len(a.kind) > 1 else ""
        if not other:
            out.append(Test("emp.when-can-i-take-an-action.4", f"s.battle[{COMBAT}]", needed.COMBAT))
        if self.is_played() and "terrain" in self.card.keywords and not walk(a.when, NoTerrain):
            out.append(Test("emp.terrain.1", "not terrain_here(s)", needed.TERRAIN))
        if "absent" not in a.even:
            there = f"p[{facts.HERE}] & p[{facts.PERSONALITY}] & s.ctl[you]"
            if self.moves_his_own():
                there += " or may_come(s, you)"
            elif self.brings_somebody():
                there += " or s.box.comes_into_play and may_come(s, you)"
            out.append(Test("emp.rule-of-presence.1", f"({other}{there})", needed.PRESENCE))
        if self.performs() != "chosen" and not self.joining():
            free = f"performing(s, {self.performer_now()})" if self.performs() else f"s.battle[{INVADER}] < 0"
            out.append(Test("emp.naval.3", free, needed.NAVAL))
        moves_itself = self.brings(This()) or self.brings(Host())
        moves_itself = moves_itself or (self.performs() != "chosen" and self.brings(Performer()))
        moves_itself = moves_itself or "away" in a.even
        if self.card.type in UNIT_TYPES and "in hand" not in a.where and not moves_itself:
            there = f"p[{facts.HERE}]" if self.granted else f"(p[{facts.HERE}] | s.bars[{bars.BE_ABSENT}])"
            out.append(Test("emp.rules-of-location.1", f"({other}{there} >> this & 1)", needed.LOCATION))
        return out

    def joining(self) -> list[int]:
        """The targets that may perform the action, alone or together with whoever else does."""
        if self.trait or not self.manner.targets_perform:
            return []
        return [i for i in range(self.before) if "theirs" not in [owner(x) for x in parts(self.a.targets[i].what)]]

    def later_tests(self, c: Scope, asked: tuple[Effect, ...] = ()) -> list[Test]:
        """Targets and costs, once the performer is known; `asked`: costs of which that has been asked already."""
        out = []
        performer = dict(c.own)["performer"]
        for i, t in enumerate(self.a.targets):
            if i and self.looks_ahead(i):
                continue  # the first target's own test looks ahead
            if self.trait and self.manner.fails:
                continue  # a trait targets if it can
            call = f"{self.prefix}_targets{i}({ARGUMENTS}, {performer}{', 0' * i})"
            many = not t.up_to and not (isinstance(t.n, Num) and t.n.n == 1)
            enough = f"{call}.bit_count() >= {t.n.source(c)}" if many else call
            out.append(Test("emp.required-targeting.2", enough, t))
        c = c.bind(kept=self.kept(performer))
        for x in self.a.cost:
            if isinstance(x, Deed) and x not in asked and not walk(x, That):
                out.append(Test("emp.pay-costs.4", payable(x, c), x))
        out += [Test("sam.announce.3", x.possible(c), needed.Enters(x)) for x in self.entering() if not walk(x, That)]
        if not any(mentions(self.a.cost, That(i)) for i in range(len(self.a.targets))):
            out += [Test("emp.paying-gold-costs.3", x, needed.TOGETHER) for x in self.both_payments(c)]
        return out

    def added_to(self) -> str:
        """Source of the arguments by which it is known what is added to the action's costs."""
        return ", ".join(["s, you, this", *(str(facts.keyword(w)) for w in self.a.words)])

    def entering(self) -> list[Entering]:
        """What the action will bring into play, where good faith asks whether that can be done."""
        if self.trait or not self.manner.good_faith:
            return []
        asked = walk(self.a.targets, CanAttachTo)  # then the target's own words ask it
        return [x for x in brought_in(self.a.then) if not (asked and isinstance(x, Attach))]

    def payments(self, c: Scope) -> list[str]:
        """The Gold this action costs, in order: the Strategy's own cost, then what the ability says."""
        own = ["cost_of(s, this, you)"] if self.card.type == "strategy" and self.card.cost and not self.trait else []
        return own + [x.n.source(c) for x in self.a.cost if isinstance(x, PayGold)]

    def both_payments(self, c: Scope) -> list[str]:
        """Two payments of one action must be possible together: no source pays for both."""
        found = self.payments(c)
        return [f"can_pay_both(s, you, {a}, {b}, this, {kept(c)})" for a, b in pairwise(found)]

    def looks_ahead(self, i: int) -> bool:
        return any(self.hangs_on(i, j) for j in range(i))

    def hangs_on(self, i: int, j: int) -> bool:
        """Does a target depend on an earlier one: by its words, or because that is to be attached to it?"""
        both = (That(i), That(j))
        together = any(all(mentions(y, x) for x in both) for y in self.entering())
        return together or mentions(self.a.targets[i], That(j))

    def of_the_rulebook(self) -> int:
        """The number of a player ability that cards may speak of by its name; -1 for whatever else."""
        known = self.card.type == "rules" and self.a.label in ABILITIES
        return ABILITIES.index(self.a.label) if known else -1

    # --- performers and targets as functions -----------------------------------------------------------------------

    def performer_functions(self) -> list[str]:
        """Who may perform it; of several performers, one function for each kind."""
        assert self.a.performer is not None
        kinds = [t.what for t in self.a.performers]
        return [
            self.performer_function(f"{self.prefix}_performers", self.a.performer),
            *(self.performer_function(f"{self.prefix}_performers{i}", x) for i, x in enumerate(kinds)),
        ]

    def performer_function(self, name: str, who: Query) -> str:
        c = self.test_scope("perf").bind(**{f"performer{i}": "perf" for i in range(len(self.a.performers))})
        m = f"{c.words.cards(who, c)} & ~s.bars[{bars.PERFORM}]"
        if self.manner.targets_perform:
            m = f"{m} & ~s.bars[{bars.BE_TARGETED}] & s.ctl[you]"
        if "battle" in self.a.kind and self.brings(Performer()):
            m = f"comers(s, you, {m})"
        elif "battle" in self.a.kind and not walk(who, Anywhere):
            m = f"located(s, {m})"
        if "battle" in self.a.kind and not self.a.performers and not self.joining():
            m = f"performing(s, {m})"
        if "tactical" in self.a.words:
            m = f"{m} & p[{facts.TACTICIAN}] & ~tacticians_done(s)"
        own = [x for x in self.a.cost if isinstance(x, OnCards) and x.what == Performer()]
        for x in own:  # all at once instead of one after another
            able = f"({x.able(f'({m})', c)} & ~s.deny[{x.kind}])"
            m = self.or_waived(x, able, m)
        tests = [x.source for x in self.later_tests(c, tuple(own))]
        once = " and ".join(f"({x})" for x in tests if "perf" not in names(x))
        each = " and ".join(f"({x})" for x in tests if "perf" in names(x))
        lines = [f"m = {m}"]
        if once:
            lines.append(f"if not (m and {once}): return 0")
        if not each:
            return procedure(name, ARGUMENTS, *lines, "return m")
        if self.any_host_will_do():
            lines.append(f"if not {self.prefix}_targets0({ARGUMENTS}, m): return 0")
        return procedure(name, ARGUMENTS, *lines, *those_for_whom(each, "m", "perf"))

    def or_waived(self, x: OnCards, able: str, m: str) -> str:
        """Source: those of a set who can pay a cost; all of them, where it may be waived."""
        if not self.manner.costs_change:
            return able
        code = waiver(x)
        free = f"free_to(s, {x.kind}, {able})"
        return free if code < 0 else f"({m} if s.box.waives and changed(s, {code}, you) else {free})"

    def any_host_will_do(self) -> bool:
        """Is its only target something to be attached to the performer? Then nobody performs it if nothing can be
        attached to anybody."""
        t = [x.what for x in self.a.targets]
        return len(t) == 1 and len(walk(t, Performer)) == len(walk(t, CanAttachTo)) == 1

    def target_function(self, i: int) -> str:
        t: Target = self.a.targets[i]
        earlier = tuple(f"t{j}" for j in range(i))
        c = self.test_scope("perf", (*earlier, "that"))
        m = c.words.cards(t.what, c)
        named = self.of_the_rulebook()
        if named >= 0 and i == 0:
            m = f"({m} | (changed(s, {bars.ALSO_TARGET + named}, you) if s.box.amends else 0))"
        m = f"{m} & ~s.bars[{bars.BE_TARGETED}]"
        if "political" in (*self.a.words, *self.card.keywords):
            m = f"{m} & ~(s.bars[{bars.POLITICALLY_TARGETED}] & ~s.ctl[you])"
        if told_by_their_faces(t.what):
            m = f"{m} & ~(p[{facts.IN_PROVINCE}] & ~p[{facts.FACEUP}])"
        away = any(x.fact in AWAY for x in walk(t.what, Is)) or any(x.away for x in walk(t.what, Query))
        if "battle" in self.a.kind and self.brings(That(i)):
            m = f"comers(s, you, {m})"
        elif "battle" in self.a.kind and not away:
            m = f"located(s, {m})"
        if self.manner.targets_perform and i < self.before and not self.trait:
            m = self.fit_to_perform(m)
        tests: list[str] = []
        if i in self.joining() and "battle" in self.a.kind and not self.a.performers:
            m, tests = self.with_one_who_must(i, m)
        now = self.test_scope("perf", (*earlier, "b")).bind(kept=self.kept("perf"))
        for x in self.a.cost:
            if isinstance(x, Deed) and mentions(x, That(i)):
                tests.append(payable(x, now))
        if mentions(self.a.cost, That(i)):
            tests += self.both_payments(now)
        for y in self.entering():
            if max([-1, *(z.i for z in walk(y, That))]) == i:
                tests.append(y.possible(now))
        for j in range(i + 1, len(self.a.targets)):
            if self.hangs_on(j, i):
                args = ", ".join([*earlier, "b", *("0" for _ in range(i + 1, j))])
                tests.append(f"{self.prefix}_targets{j}({ARGUMENTS}, perf, {args})")
        name, arguments = f"{self.prefix}_targets{i}", ", ".join([ARGUMENTS, "perf", *earlier])
        if not tests:
            return function(name, arguments, m)
        return procedure(name, arguments, *those_for_whom(" and ".join(f"({x})" for x in tests), m, "b"))

    def with_one_who_must(self, i: int, m: str) -> tuple[str, list[str]]:
        """Source of the i-th targets, and of tests of each, so that somebody performs it who must, where anybody must
        (Naval Invasion): the last of those who join in, if it is none of the others."""
        joining, t = self.joining(), self.a.targets[i]
        others = " | ".join(["perf", *(f"t{j}" for j in joining if j < i)])
        if i == joining[-1]:
            single = isinstance(t.n, Num) and t.n.n == 1
            return f"{'with_others' if single else 'one_with_others'}(s, {m}, {others})", []
        later = []
        for j in joining[joining.index(i) + 1 :]:
            args = ", ".join([*(f"t{k}" for k in range(i)), "b", *("0" for _ in range(i + 1, j))])
            later.append(f"performing(s, {self.prefix}_targets{j}({ARGUMENTS}, perf, {args}))")
        return m, [f"s.battle[{INVADER}] < 0 or performing(s, {others} | b) or {' or '.join(later)}"]

    def fit_to_perform(self, m: str) -> str:
        """Source: of a set of targets, not those that would perform the action and may not."""
        fit = f"~s.bars[{bars.PERFORM}]"
        if "tactical" in self.a.words:
            fit = f"({fit} & p[{facts.TACTICIAN}] & ~tacticians_done(s))"
        fighters = f"s.ctl[you] & (p[{facts.PERSONALITY}] | p[{facts.FOLLOWER}])"
        return f"({m} & ({fit} | ~({fighters})))"


def told_by_their_faces(what: Query) -> bool:
    """Are cards in provinces meant by something that only those who see their faces know?"""
    found = walk(what, Is)
    lying = any(x.fact == "in province" for x in found)
    return lying and (any(x.fact not in LYING for x in found) or bool(walk(what, Measured)))


LYING = ("in province", "faceup", "facedown")  # what is seen of a card that lies face-down


def those_for_whom(test: str, cards: str, one: str) -> list[str]:
    """Lines of source: those of some cards for which a test holds, which calls them by this name."""
    loop = [f"for c in bits({cards}):", f"    {one} = 1 << c", f"    if {test}: out |= {one}"]
    return ["out = 0", *loop, "return out"]
