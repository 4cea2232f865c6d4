"""Effects as steps: one effect after another, each with a window of its own, in the order they are mentioned."""

from __future__ import annotations

from gorin.errors import CardError
from gorin.kernel.abilities import sibling
from gorin.kernel.questions import Purpose
from gorin.language.control import If, Later, May, Pick, SelectOne, Then
from gorin.language.nodes import Effect, Query, mentions
from gorin.language.program import Program, go
from gorin.language.scope import Scope
from gorin.language.sets import Picked, That
from gorin.rulesets.ccg.compiler.manner import USUAL, Manner
from gorin.rulesets.ccg.points import LAST
from gorin.rulesets.ccg.state import NEXT_TURN, PERIODS
from gorin.rulesets.ccg.words.action_triggers import ByAction
from gorin.rulesets.ccg.words.attacks import DESTROYED
from gorin.rulesets.ccg.words.choosing import OneOrMore
from gorin.rulesets.ccg.words.control import IfDestroyed, IfDid, NextTime, Once, OverAndOver
from gorin.rulesets.ccg.words.costs import IfPaid, MayPay, payable, waiver
from gorin.rulesets.ccg.words.deeds import ACT, Deed
from gorin.rulesets.ccg.words.sets import Performer
from gorin.rulesets.ccg.words.texts import Ability
from gorin.rulesets.ccg.words.triggers import Heard
from gorin.rulesets.ccg.words.vocabulary import WORDS_OF_THE_CCG


class SubEffects:
    """Effects that run by themselves later, as abilities of the same card."""

    def __init__(self, first: int) -> None:
        self.first = first
        self.found: list[Ability] = []
        self.memory: list[tuple[Query, ...]] = []  # what each of them remembers
        self.given: set[int] = set()  # numbers of abilities that are given to other cards
        self.once: set[int] = set()  # numbers of those that wait for several occurrences, and happen at the first

    def add(self, x: Ability, memory: tuple[Query, ...] = ()) -> int:
        """Its number among the card's abilities."""
        self.found.append(x)
        self.memory.append(memory)
        return self.first + len(self.found) - 1

    def give(self, x: Ability) -> int:
        """The number of an ability that this card gives to others and does not have itself."""
        k = self.add(x)
        self.given.add(k)
        return k


class Effects:
    """Adds the steps of effects to a program."""

    def __init__(
        self,
        program: Program,
        subs: SubEffects,
        paid: int = -1,
        kept: str = "0",
        battle: bool = False,
        manner: Manner = USUAL,
    ) -> None:
        self.p = program
        self.manner = manner
        self.subs = subs
        self.paid = paid  # the register with the card that paid, or -1
        self.kept = kept  # cards not to be used to pay Gold
        self.battle = battle  # of a Battle action: only what is at the current battlefield is targeted
        self.targetings: list[tuple[int, str]] = []  # registers of targets chosen while resolving, with who is legal
        self.own = -1  # the register with the number of an effect's own events: what goes along is not counted
        self.success = -1  # the register that tells whether an effect has changed anything
        self.ends = False  # of an action, which ends: others wait for that
        self.afterwards: list[str] = []  # source of what is done when the action has ended
        self.waiting: list[int] = []  # registers that tell whether it is to be done
        self.asks = True  # some effect asks what the one before did
        self.paying = False  # a cost is being built, not an effect
        self.political = False  # of a Political action
        self.optional: list[int] = []  # registers that tell which optional costs were paid
        self.x = -1  # the register with the number that the ability calls X
        self.then = ""  # source of the Gold that is to be paid after the cost being built
        self.at_least = ""  # source of the Focus Value that a card discarded as a cost must have

    def resolve(self, effects: tuple[Effect, ...], c: Scope) -> None:
        c = c.bind(done=f"r[{LAST}]")
        for x in effects:
            self.effect(x, c)

    def happen(self, name: str, events: str) -> None:
        """One window; which of its events happened is remembered."""
        noted = f"r[{self.own}] = len(ev)" if self.own >= 0 else ""
        self.p.step(name, f"ev = {events}", noted, "s.ret = 0", "if ev: emit(s, tuple(ev))")
        if self.success >= 0:
            self.p.step("is it successful", f"if s.ret: r[{self.success}] = 1")
        if self.asks:
            self.remember()

    def has_changed(self, test: str) -> None:
        """An effect that is more than one window has changed something, if a test says so."""
        if self.success >= 0:
            self.p.step("is it successful", f"if {test}: r[{self.success}] = 1")

    def remember(self) -> None:
        own = f" & (1 << r[{self.own}]) - 1" if self.own >= 0 else ""
        self.p.step("did it happen", f"r[{LAST}] = s.ret{own}")

    def effect(self, x: Effect, c: Scope) -> None:
        p = self.p
        match x:
            case Then(do):
                self.resolve(do, c)
            case IfDid(do, otherwise):
                out = self.unless(f"not r[{LAST}]", otherwise, c)
                self.resolve(do, c)
                p.label(out)
            case IfDestroyed(do):
                out = self.unless(f"not r[{LAST}] & {DESTROYED}", (), c)
                self.resolve(do, c)
                p.label(out)
            case If(when, do, otherwise):
                out = self.unless(f"not {when.source(c)}", (otherwise,) if otherwise is not None else (), c)
                self.effect(do, c)
                p.label(out)
            case May(do, None, by):
                yes, out = p.new("i"), p.fresh("unless")
                p.step("may", f"ask_yes(s, {by.source(c)}, 'may', {yes}, this)", asks=Purpose(x))
                p.step("may?", go(out, f"if not r[{yes}]: r[{LAST}] = 0;"))
                self.effect(do, c)
                p.label(out)
            case IfPaid(do, i):
                if not 0 <= i < len(self.optional):
                    raise CardError(f"IfPaid.i: there is no optional cost {i} here.")
                out = self.unless(f"not r[{self.optional[i]}]", (), c)
                self.resolve(do, c)
                p.label(out)
            case Once(do, per):
                used = f"{PERIODS[per]}, r[2], this"
                out = self.unless(f"done_once(s, {used})", (), c)
                p.step("not yet", f"r[{LAST}] = 0")
                self.effect(do, c)
                p.step("done?", f"if r[{LAST}]: note_once(s, {used})")
                p.label(out)
            case SelectOne():
                self.select(x, c)
            case Pick():
                self.pick(x, x.by.source(c), x.n.source(c), x.up_to, c)
            case OneOrMore():
                self.pick(x, c.you, "9999", None, c)
            case OverAndOver(do):
                again = p.label(p.fresh("again"))
                out = p.fresh("enough")
                self.effect(do, c)
                p.step("again?", go(again, f"if r[{LAST}]:"), go(out, "else:"))
                p.label(out)
            case Later():
                self.later(x, c)
            case Deed():
                events = x.build(self, c)
                if events:
                    self.happen(type(x).__name__, events)
                elif x.changed:
                    self.has_changed(f"{x.changed} and not all_negated(s, {ACT})")
            case _:
                raise CardError(f"{type(x).__name__} cannot stand among the effects of a CCG ability.")

    def pay(self, x: Effect, c: Scope, unpaid: str, letter: str = "") -> None:
        """Add the steps that pay one cost; where it is not paid in full, the program goes on at `unpaid`."""
        p, lead = self.p, f"{letter} " if letter else ""
        if not isinstance(x, Deed):
            raise CardError(f"{type(x).__name__} cannot be a cost.")
        code = waiver(x) if c.named("waives") else -1
        waived = p.fresh("waived")
        if code >= 0:
            yes = p.new("i")
            may = f"s.box.waives and changed(s, {code}, {c.you})"
            forced = f"not {x.payable(c)}"
            p.step(
                f"{lead}waive?",
                f"r[{yes}] = 0",
                f"if {may}:",
                f"    if {forced}: r[{yes}] = 1",
                f"    else: ask_yes(s, {c.you}, 'waive the cost', {yes}, this)",
                asks=Purpose(x),
            )
            p.step(f"{lead}waived?", go(waived, f"if r[{yes}]:"))
        self.pay_it(x, c, unpaid, lead)
        p.label(waived)

    def pay_it(self, x: Deed, c: Scope, unpaid: str, lead: str) -> None:
        """Add the steps that pay a cost that is not waived."""
        p = self.p
        plain = type(x).build is Deed.build
        events = x.events(c, "1") if plain else x.build(self, c)
        if not events:
            p.step(f"{lead}paid?", go(unpaid, f"if not r[{LAST}]:"))
            return
        tried = p.new("i")
        p.step(
            f"{lead}cost",
            f"ev = {events}",
            f"r[{tried}] = (1 << len(ev)) - 1",
            "s.ret = 0",
            "if ev: emit(s, tuple(ev))",
        )
        nothing = "" if x.none_will_do else f"not r[{tried}] or "
        p.step(f"{lead}paid?", go(unpaid, f"if {nothing}s.ret & r[{tried}] != r[{tried}]:"))

    def offer(self, i: int, x: MayPay, c: Scope) -> None:
        """Add the steps that offer an optional cost, if it has not been paid yet."""
        p, yes, out = self.p, self.p.new("i"), self.p.fresh("declined")
        paid = self.optional[i]
        able = f"not r[{paid}] and {payable(x.cost, c)}"
        p.step("may pay", f"r[{yes}] = 0", f"if {able}: ask_yes(s, {c.you}, 'may', {yes}, this)", asks=Purpose(x))
        p.step("paid?", go(out, f"if not r[{yes}]:"))
        self.pay(x.cost, c, out)
        p.step("paid", f"r[{paid}] = 1")
        p.label(out)

    def unless_negated(self) -> str:
        """Skip what follows if all effects of the action are negated; the label after it. Decision: so it is with what
        is more than events: a duel, a battle, a search, an additional action."""
        return self.unless(f"all_negated(s, {ACT})", (), Scope(WORDS_OF_THE_CCG))

    def unless(self, test: str, otherwise: tuple[Effect, ...], c: Scope) -> str:
        """Skip what follows if a test holds, doing something else instead; the label where both meet."""
        out = self.p.fresh("out")
        if not otherwise:
            self.p.step("if", go(out, f"if {test}:"))
            return out
        do = self.p.fresh("do")
        self.p.step("if", go(do, f"if not ({test}):"))
        self.resolve(otherwise, c)
        self.p.step("out", go(out))
        self.p.label(do)
        return out

    def select(self, x: SelectOne, c: Scope) -> None:
        p, options, who = self.p, x.options, x.by.source(c)
        chosen, out = p.new("i"), p.fresh("out")
        each = ", ".join(f"Option(1, -1, {k})" for k in range(len(options)))
        p.step("choose one", f"ask(s, {who}, 'choose one', [{each}], {chosen}, this)", asks=Purpose(x))
        for k, option in enumerate(options):
            skip = p.fresh("not")
            p.step("chosen?", go(skip, f"if r[{chosen}] != {k}:"))
            self.effect(option, c)
            p.step("out", go(out))
            p.label(skip)
        p.label(out)

    def pick(self, x: Pick | OneOrMore, who: str, n: str, up_to: bool | None, c: Scope) -> None:
        """Choose cards while resolving, one after another; if nothing is chosen, nothing is done with it. `up_to`: may
        the player stop? None: once there is one."""
        p = self.p
        picked, answer, left = p.new("m"), p.new("c"), p.new("i")
        again, chosen, out = p.fresh("pick"), p.fresh("picked"), p.fresh("out")
        done = f"r[{picked}] != 0" if up_to is None else str(up_to)
        p.step("how many", f"r[{picked}] = 0; r[{left}] = {n}; r[{LAST}] = 0")
        p.label(again)
        p.step(
            "choose",
            f"m = {c.words.cards(x.what, c)} & ~r[{picked}]",
            go(chosen, f"if r[{left}] <= 0 or not m or {who} < 0: r[{answer}] = -1;"),
            f"else: ask_card(s, {who}, 'choose', m, {answer}, {done}, this)",
            asks=Purpose(x, picked, left, up_to is not False),
        )
        p.step(
            "chosen",
            go(chosen, f"if r[{answer}] < 0:"),
            go(again, f"else: r[{picked}] |= 1 << r[{answer}]; r[{left}] -= 1;"),
        )
        p.label(chosen)
        p.step("anything?", go(out, f"if not r[{picked}]:"))
        self.effect(x.do, c.bind(picked=f"r[{picked}]"))
        p.label(out)

    def later(self, x: Later, c: Scope) -> None:
        """A delayed effect waits as a row; of the cards it speaks of, it remembers its targets and its performer."""
        if not isinstance(x.on, Heard):
            raise CardError("A delayed effect must wait for something that is heard.")
        until = str(PERIODS["turn"])
        if isinstance(x, NextTime):
            until = f"{NEXT_TURN} + {c.you}" if x.until == "your next turn" else str(PERIODS[x.until])
        next_one = isinstance(x, NextTime) and isinstance(x.on, ByAction)  # the next is not the one under way
        k = self.wait(x.on, x.do, until, c, afterwards=next_one and self.ends)
        if isinstance(x, NextTime) and len(x.on.kinds) > 1:
            self.subs.once.add(k)

    def wait(
        self, on: Heard, do: tuple[Effect, ...], until: str, c: Scope, only: str = "", afterwards: bool = False
    ) -> int:
        """Effects wait for their moment, with their targets, their performer and what was picked, as long as any of
        these are left; `only`: if there is something in this set; `afterwards`: from the end of the action on. Gives
        their number among the card's abilities."""
        bound = ((Performer(), c.named("performer")), (Picked(), c.picked))
        words = (*((That(i), x) for i, x in enumerate(c.that)), *bound)
        memory = {word: source for word, source in words if source and mentions((on, do), word)}
        k = self.subs.add(Ability(("trait",), do, on), tuple(memory))
        kept = [*memory.values()]
        that = f"packed_sets(s, {', '.join(kept)})" if kept[1:] else kept[0] if kept else "0"
        left = f"not all_negated(s, r[6]) and ({only or ' or '.join(kept) or 'True'})"
        point = self.manner.point(on)
        rows = [f"{sibling(k)}, {point}, {kind}, this, you, {that}, {until}, r[6]" for kind in on.kinds]
        if afterwards:
            waits = self.p.new("i")
            self.waiting.append(waits)
            self.p.step("later", f"r[{waits}] = int({left})")
            self.afterwards += [f"if r[{waits}] and ({left}): add_delayed(s, {row})" for row in rows]
            return k
        for row in rows:
            self.p.step("later", f"if {left}: add_delayed(s, {row})")
        return k
