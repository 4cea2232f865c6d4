"""Effects to steps: a sentence's choices first, then all its events in one window, then what hangs on them."""

from __future__ import annotations

from typing import Any

from gorin.errors import CardError
from gorin.kernel.abilities import sibling
from gorin.kernel.questions import Purpose
from gorin.language.control import (
    Again,
    EachOpponentDoes,
    EachPlayerDoes,
    If,
    IfYouDo,
    Later,
    May,
    OneAndTheOther,
    Pick,
    SelectOne,
    Then,
    To,
    Waits,
)
from gorin.language.nodes import Effect, mentions, walk
from gorin.language.players import Them
from gorin.language.program import Line, Program, go
from gorin.language.scope import Scope
from gorin.language.sets import Picked, That, This
from gorin.rulesets.lcg.compiler.potential import could, if_there, pickable, touches
from gorin.rulesets.lcg.prohibitions.immunity import BY_RING
from gorin.rulesets.lcg.state import PERIODS
from gorin.rulesets.lcg.words.at_once import Together
from gorin.rulesets.lcg.words.deeds import Deed
from gorin.rulesets.lcg.words.player_effects import Duel, Instead, PutIntoPlay, Redirect
from gorin.rulesets.lcg.words.resolving import InsteadOfRing

NEVER_DONE = "What stands before '{}' makes nothing happen that could be done in full."
LATER_POINT = 8  # compiler.LATER
PROGRAMS = (Duel, Instead, Redirect)  # deeds that are more than events


class Sentences:
    """Adds an ability's effects to its program."""

    def __init__(self, program: Program, scope: Scope, subs: Any, that: list[int]) -> None:
        self.p = program
        self.scope = scope
        self.subs = subs
        self.that = that
        self.selected = -1
        self.would = True  # what is done instead changes what would happen; otherwise it waits for other interrupts
        self.happened = self.count = -1  # what the sentence's window did, and how many events it had

    # --- one sentence after another -------------------------------------------------------------------------------

    def resolve(self, effects: tuple[Effect, ...], scope: Scope | None = None, selected: bool = False) -> None:
        """Steps for effects; `Then` and `IfYouDo` begin a new sentence."""
        c = scope or self.scope
        now: list[Effect] = []
        for i, x in enumerate(effects):
            if isinstance(x, (Then, IfYouDo)):
                if now:
                    self.happened = self.count = -1
                self.sentence(tuple(now), c, selected)
                if isinstance(x, IfYouDo):
                    if self.happened < 0:
                        raise CardError(NEVER_DONE.format("if you do"))
                    out = self.p.fresh("unless")
                    self.p.step("if you do", go(out, f"if not done(r[{self.happened}], 0, r[{self.count}]):"))
                    self.resolve((*x.do, *effects[i + 1 :]), c)
                    self.p.label(out)
                else:
                    self.resolve((*x.do, *effects[i + 1 :]), c)
                return
            if now and forks(x):
                self.sentence(tuple(now), c, selected)
                now = []
            now.append(x)
        self.sentence(tuple(now), c, selected)

    def sentence(self, effects: tuple[Effect, ...], c: Scope, selected: bool) -> None:
        """Choices of every part, then one window, then consequences."""
        window: list[str] = []
        after: list[tuple[str, *tuple[Line, ...]]] = []
        rebind: list[tuple[int, int]] = []
        happened, count = self.p.new("i"), self.p.new("i")
        for x in effects:
            if not forks(x):  # what forks knows by itself what it did
                self.happened = happened
            self.part(x, c, window, after, rebind, selected)
        if window:
            self.happened, self.count = happened, count
        elif self.happened == happened:
            self.happened = -1
        for saved, reg in rebind:
            self.p.step("remember", f"r[{saved}] = r[{reg}]")
        if window:
            all_at_once = (f"r[{count}] = len(ev)", "if ev: emit(s, linked(ev))", "else: s.ret = 0")
            self.p.step("7 effects", "ev = []", *window, *all_at_once)
            self.p.step("7 happened", f"r[{happened}] = s.ret")
        for saved, reg in rebind:
            self.p.step("the same card", f"r[{reg}] = r[{saved}] & p[1]")
        for lines_after in after:
            self.p.step(lines_after[0], *lines_after[1:])

    # --- what was done, where it is one of several programs ---------------------------------------------------------

    def nothing_yet(self) -> tuple[int, int]:
        """Registers for what the one program that runs does, as "if you do" asks for it."""
        happened, count = self.p.new("i"), self.p.new("i")
        self.p.step("nothing yet", f"r[{happened}] = 0; r[{count}] = 0")
        return happened, count

    def one_of(self, x: Effect, c: Scope, done: tuple[int, int]) -> None:
        """One of the programs, and what it did."""
        self.happened = self.count = -1
        self.resolve((x,), c)
        if self.happened >= 0 and self.count >= 0:
            self.p.step("what happened", f"r[{done[0]}] = r[{self.happened}]; r[{done[1]}] = r[{self.count}]")
        self.happened, self.count = done

    # --- the parts of a sentence --------------------------------------------------------------------------------------

    def part(
        self,
        x: Effect,
        c: Scope,
        window: list[str],
        after: list[tuple[str, *tuple[Line, ...]]],
        rebind: list[tuple[int, int]],
        selected: bool,
    ) -> None:
        """One effect of a sentence: source of the events it adds to the sentence's window, or steps of its own."""
        inside = getattr(x, "do", None)
        if isinstance(inside, (Then, IfYouDo, Again)):
            raise CardError(f"{type(inside).__name__} cannot stand inside another effect here.")
        if self.forked(x, c):
            return
        match x:
            case May():
                self.offered(x, c, window, after)
            case To(do, to):
                start, stop = self.p.new("i"), self.p.new("i")
                window.append(f"r[{start}] = len(ev)")
                before = len(window)
                self.part(do, c, window, after, rebind, selected)
                if len(window) == before:
                    raise CardError(NEVER_DONE.format("to"))
                window.append(f"r[{stop}] = len(ev)")
                self.hang(to, c, window, after, start, stop)
            case If(when, do, otherwise):
                other = self.events(otherwise, c) if otherwise is not None else "[]"
                window.append(adds(f"({self.events(do, c)} if {when.source(c)} else {other})"))
            case Pick():
                self.picked(x, c, window, rebind)
            case OneAndTheOther():
                self.one_and_the_other(x, c, window)
            case SelectOne(options):
                if not selected:
                    self.ask_select(x, c)
                self.branch(options, c)
            case EachOpponentDoes(do, of) | EachPlayerDoes(do, of):
                players = "foes(s, you)" if isinstance(x, EachOpponentDoes) else "in_order(s)"
                if forks(x):
                    self.one_by_one(do, of, c, players)
                else:
                    self.each_player(do, of, c, window, players)
            case Later():
                self.delay(x, after)
            case InsteadOfRing(do):
                self.p.step("instead of the ring", "cancel(s, r[3], r[4])")
                self.resolve(do, c)
            case Duel() | Instead() | Redirect():
                self.by_itself(x, c)
            case Deed():
                if isinstance(x, PutIntoPlay) and isinstance(x.what, That):
                    rebind.append((self.p.new("i"), self.that[x.what.i]))
                source = x.build(self, c)
                if source:
                    window.append(adds(source))
            case _:
                raise CardError(f"{type(x).__name__} cannot stand in a sentence of an LCG ability.")

    def forked(self, x: Effect, c: Scope) -> bool:
        """An effect of which only some is done, with sentences of its own: steps that go one way or the other."""
        p = self.p
        match x:
            case May(do, None) if not plain(do):
                done = self.nothing_yet()
                out = self.unless(x, c)
                self.one_of(do, c, done)
                p.label(out)
            case If(when, do, otherwise) if forks(x):
                other, out = p.fresh("otherwise"), p.fresh("out")
                done = self.nothing_yet()
                p.step("if", go(other, f"if not {when.source(c)}:"))
                self.one_of(do, c, done)
                p.step("out", go(out))
                p.label(other)
                if otherwise is not None:
                    self.one_of(otherwise, c, done)
                p.label(out)
            case May(do, to) if forks(x):
                assert to is not None
                out = self.unless(x, c)
                self.resolve((do, IfYouDo((to,))), c)
                p.label(out)
            case To(do, to) if forks(x):
                self.resolve((do, IfYouDo((to,))), c)
            case _:
                return False
        return True

    def may(self, x: May, c: Scope) -> int:
        """Steps: whoever may is asked, if anything could be done; the register of the answer."""
        yes = self.p.new("i")
        asks = f"if {if_there(x.by, c)}{could(x.do, c)}: ask_yes(s, {x.by.source(c)}, 'may', {yes}, this)"
        self.p.step("may", f"r[{yes}] = 0", asks, asks=Purpose(x))
        return yes

    def unless(self, x: May, c: Scope) -> str:
        """Steps: what follows is done only if somebody wants it; the label at which it goes on otherwise."""
        out = self.p.fresh("unless")
        self.p.step("may?", go(out, f"if not r[{self.may(x, c)}]:"))
        return out

    def offered(self, x: May, c: Scope, window: list[str], after: list[tuple[str, *tuple[Line, ...]]]) -> None:
        """What somebody may do, in the sentence's own window."""
        yes = self.may(x, c)
        again = isinstance(x.to, Again)
        spent = self.p.new("i") if again else -1
        start, stop = self.p.new("i"), self.p.new("i")
        added = adds(f"({self.events(x.do, c)} if r[{yes}] else [])")
        window += [f"r[{start}] = len(ev)", added, f"r[{stop}] = len(ev)"]
        if again:
            once_more = f"if not r[{spent}] and done(r[{self.happened}], r[{start}], r[{stop}]):"
            after.append(("again?", once_more, go("again", f"    r[{spent}] = 1;")))
        elif x.to is not None:
            self.hang(x.to, c, window, after, start, stop)

    def picked(self, x: Pick, c: Scope, window: list[str], rebind: list[tuple[int, int]]) -> None:
        """Cards are chosen as the effect resolves, and something is done to them."""
        found = self.pick(x, c.words.cards(x.what, c), x.do, x.by.source(c), x.n.source(c), c, x.up_to)
        if isinstance(x.do, PutIntoPlay) and isinstance(x.do.what, Picked):
            rebind.append((self.p.new("i"), found))
        bound = c.bind(picked=f"r[{found}]")
        if forks(x):
            self.resolve((x.do,), bound)
        else:
            window += self.built(x.do, bound)

    def one_and_the_other(self, x: OneAndTheOther, c: Scope, window: list[str]) -> None:
        p = self.p
        answer, picked = p.new("c"), p.new("m")
        mask = c.words.cards(x.what, c)
        each = c.bind(picked="b", rest=f"({mask} & ~b)")
        good = f"filtered({mask} & p[1], lambda b: {could(x.one, each)} | {could(x.other, each)})"
        p.step("which one", f"ask_card(s, you, 'which one', {good}, {answer}, about=this)", asks=Purpose(x))
        p.step("that one", f"r[{picked}] = 1 << r[{answer}] if r[{answer}] >= 0 else 0")
        bound = c.bind(picked=f"r[{picked}]", rest=f"({mask} & ~r[{picked}])")
        window += [adds(self.events(x.one, bound)), adds(self.events(x.other, bound))]

    def delay(self, x: Later, after: list[tuple[str, *tuple[Line, ...]]]) -> None:
        """A row that waits for its moment."""
        row = self.waiting(x, LATER_POINT, x.on.waits)  # type: ignore[attr-defined]  # every trigger of this game is Heard
        after.append(("later", f"if {self.remembered(x.do) or 'True'}: add_delayed(s, {row})"))

    def waiting(self, x: Waits, point: int, until: str) -> str:
        """Source: what is kept of an effect that waits."""
        k = self.subs.add(_later(x))
        kind = x.on.kinds[0]  # type: ignore[attr-defined]  # as above
        about = "1 << this" if mentions(x.do, This()) else "0"  # it is forgotten when what it is about leaves
        return f"{sibling(k)}, {point}, {kind}, this, you, {self.remembered(x.do) or about}, {PERIODS[until]}, r[6]"

    def by_itself(self, x: Duel | Instead | Redirect, c: Scope) -> None:
        """What is done in steps of its own, whatever else the sentence says."""
        match x:
            case Duel():
                self.duel(x, c)
            case Instead(do):
                # Decision: what a would-interrupt changes is no longer about to happen, so that nobody saves it twice
                # (rr.word-would.2); of other replacements the latest counts (rr.replacement-effects.3)
                how = "replace" if self.would else "replace_at_last"
                self.p.step("instead", f"ev = {self.events(do, c)}", f"if ev: {how}(s, r[3], r[4], ev[0])")
            case Redirect(to):
                card = c.words.cards(to, c)
                # who receives it receives it from this card, and no longer from a ring (fr.isawa-kaede.9)
                goes = f"{c.event}._replace(card=low({card}), tag={c.event}.tag & {~BY_RING})"
                self.p.step("redirect", f"if {card}: replace(s, r[3], r[4], {goes})")

    def remembered(self, do: tuple[Effect, ...]) -> str:
        """Source: the targets a delayed effect speaks of, as its row keeps them; nothing if it speaks of none."""
        most = max((x.i for x in walk(do, That)), default=-1)
        if most < 1:
            return f"r[{self.that[0]}]" if most == 0 else ""
        return f"packed_sets(s, {', '.join(f'r[{x}]' for x in self.that[: most + 1])})"

    def built(self, x: Effect, c: Scope) -> list[str]:
        """An effect inside another: its steps, then the line that adds its events to the window, if there are any."""
        if not isinstance(x, Deed):
            raise CardError(f"{type(x).__name__} cannot stand inside another effect here.")
        source = x.build(self, c)
        return [adds(source)] if source else []

    def events(self, x: Effect, c: Scope) -> str:
        if not isinstance(x, Deed):
            raise CardError(f"{type(x).__name__} cannot stand inside another effect here.")
        return x.events(c)

    def hang(
        self, to: Effect, c: Scope, window: list[str], after: list[tuple[str, *tuple[Line, ...]]], start: int, stop: int
    ) -> None:
        """What follows "to" resolves only if what precedes it was done in full, and hangs on it in the same window."""
        # Decision: if several events precede it, it has a window of its own after theirs, for an event hangs on one
        # other only. That falls short of rr.word-to.2; no card needs it yet.
        window.append(adds(f"hung({self.events(to, c)}, r[{start}], r[{stop}])"))
        done = f"r[{stop}] - r[{start}] > 1 and done(r[{self.happened}], r[{start}], r[{stop}])"
        after.append(("to", f"ev = {self.events(to, c)}", f"if ev and {done}: emit(s, linked(ev))"))

    def pick(self, x: Effect, mask: str, do: Effect, who: str, n: str, c: Scope, up_to: bool = False) -> int:
        """Choose so many cards while resolving `x`; the register that holds them."""
        p = self.p
        picked, answer, left = p.new("m"), p.new("c"), p.new("i")
        again, out = p.fresh("pick"), p.fresh("picked")
        free = f"{pickable(mask, do, who, c)} & ~r[{picked}]"
        legal = could(do, c.bind(picked=f"({free})"))
        if not touches(do, Picked()):  # what is picked is a point of reference: each is tried by itself
            legal = f"filtered({free}, lambda b: {could(do, c.bind(picked='b'))})"
        p.step("how many", f"r[{picked}] = 0; r[{left}] = {n}")
        p.label(again)
        p.step(
            "choose",
            f"m = {legal}",
            go(out, f"if r[{left}] <= 0 or not m or {who} < 0:"),
            f"else: ask_card(s, {who}, 'choose', m, {answer}, {up_to}, this)",
            asks=Purpose(x, picked, left, up_to),
        )
        p.step(
            "chosen",
            go(out, f"if r[{answer}] < 0:"),
            go(again, f"else: r[{picked}] |= 1 << r[{answer}]; r[{left}] -= 1;"),
        )
        p.label(out)
        return picked

    def ask_select(self, x: Effect, scope: Scope | None = None) -> None:
        """Only options that could change something may be selected."""
        c = scope or self.scope
        if not isinstance(x, SelectOne):
            raise CardError("Only SelectOne can be selected before the dash.")
        self.selected = self.p.new("i")
        lines = ["out = []"]
        for k, option in enumerate(x.options):
            lines.append(f"if {could(option, c)}: out.append(Option(1, -1, {k}))")
        none = len(x.options)
        self.p.step(
            "select one",
            *lines,
            f"if {if_there(x.by, c)}out: ask(s, {x.by.source(c)}, 'select one', out, {self.selected}, this)",
            f"else: r[{self.selected}] = {none}",
            asks=Purpose(x),
        )

    def branch(self, options: tuple[Effect, ...], c: Scope) -> None:
        p = self.p
        reg, out = self.selected, p.fresh("out")
        done = self.nothing_yet()
        for k, option in enumerate(options):
            skip = p.fresh("not")
            p.step("selected?", go(skip, f"if r[{reg}] != {k}:"))
            self.one_of(option, c, done)
            p.step("out", go(out))
            p.label(skip)
        p.label(out)

    def each_player(self, do: Effect, of: Any, c: Scope, window: list[str], players: str) -> None:
        """Each in turn chooses; then it happens to all at once."""
        p = self.p
        if not isinstance(do, Pick):
            test = f" if {of.source(c.bind(them='them'))}" if of is not None else ""
            theirs = self.events(do, c.bind(them="them"))
            window.append(adds(f"[x for them in {players}{test} for x in {theirs}]"))
            return
        them, n, every = p.new("p"), p.new("i"), p.new("m")
        again, out, skip = p.fresh("each"), p.fresh("all"), p.fresh("skip")
        bound = c.bind(them=f"r[{them}]")
        p.step("nobody yet", f"r[{n}] = 0; r[{every}] = 0")
        p.label(again)
        self.next_player(players, them, n, out)
        if of is not None:
            p.step("does it hold?", go(skip, f"if not {of.source(bound)}:"))
        what = f"({c.words.cards(do.what, bound)} & ~r[{every}])"
        picked = self.pick(do, what, do.do, f"r[{them}]", do.n.source(bound), bound, do.up_to)
        p.step("chosen by them", f"r[{every}] |= r[{picked}]")
        p.label(skip)
        p.step("the next one", go(again))
        p.label(out)
        window += self.built(do.do, c.bind(picked=f"r[{every}]"))

    def next_player(self, players: str, them: int, n: int, out: str) -> None:
        self.p.step(
            "next player",
            go(out, f"if r[{n}] >= len({players}):"),
            f"else: r[{them}] = {players}[r[{n}]]; r[{n}] += 1",
        )

    def one_by_one(self, do: Effect, of: Any, c: Scope, players: str) -> None:
        """What has a program of its own is done by one player after another.
        Decision: that falls short of all at once; no window holds several such programs."""
        p = self.p
        them, n = p.new("p"), p.new("i")
        again, out = p.fresh("each"), p.fresh("all")
        bound = c.bind(them=f"r[{them}]")
        p.step("nobody yet", f"r[{n}] = 0")
        p.label(again)
        self.next_player(players, them, n, out)
        if of is not None:
            p.step("does it hold?", go(again, f"if not {of.source(bound)}:"))
        self.resolve((do,), bound)
        p.step("the next one", go(again))
        p.label(out)

    def duel(self, x: Duel, c: Scope) -> None:
        """D.2 to D.7 are the duel's own frame; D.8, its consequences, are this ability's words, and D.9 comes after."""
        p = self.p
        won, lost = p.new("m"), p.new("m")
        instead = sibling(self.subs.add(_instead(x.instead))) if x.instead is not None else "0"
        a, b = (c.words.cards(q, c) for q in (x.challenger, x.against))
        refused = p.fresh("refused")
        if x.refuse is not None:
            yes = p.new("i")
            other = f"controller(s, {b})"
            bound = c.bind(picked=b, you=other)
            asks = f"ask_yes(s, {other}, 'refuse', {yes}, this)"
            p.step("refuse?", f"r[{yes}] = 0", f"if {could(x.refuse, bound)}: {asks}", asks=Purpose(x))
            out = p.fresh("accepted")
            p.step("refused?", go(out, f"if not r[{yes}]:"))
            self.resolve((x.refuse,), bound)
            p.step("no duel", go(refused))
            p.label(out)
        if x.during is not None:
            self.resolve((x.during,), c.bind(picked=f"({a} | {b})"))
        base = ", True" if x.base else ""
        p.step("duel", f"challenge(s, {a}, {b}, {c.words.stat(x.stat)}, {won}, {lost}, {instead}, this{base})")
        for reg, effect, who in ((won, x.winner, ""), (lost, x.loser, ""), (won, x.if_wins, a), (lost, x.if_loses, a)):
            if effect is not None:
                out = p.fresh("nobody")
                p.step("D.8 apply results", go(out, f"if not r[{reg}]{f' & {who}' if who else ''}:"))
                self.resolve((effect,), c.bind(picked=f"r[{reg}]"))
                p.label(out)
        p.step("D.9 duel ends", "duel_ends(s)")
        p.label(refused)


def adds(events: str) -> str:
    """A line that adds events to the sentence's window."""
    return f"ev += {events}"


def plain(x: Effect | None) -> bool:
    """Is it nothing but events, so that it can stand in the window of another sentence?"""
    if isinstance(x, Together):
        return all(plain(y) for y in x.do)
    return x is None or (isinstance(x, Deed) and type(x).build is Deed.build and not isinstance(x, PROGRAMS))


def simple(x: Effect) -> bool:
    """Is it a deed that may take some steps, but is no program of its own?"""
    return isinstance(x, Deed) and not isinstance(x, PROGRAMS)


def forks(x: Effect) -> bool:
    """Does it choose between programs of its own, which run when its turn comes and not with the others' events?"""
    match x:
        case May(do, to, _):
            return not isinstance(to, Again) and not (plain(do) and plain(to))
        case To(do, to):
            return forks(do) or not plain(to)
        case If(_, do, otherwise):
            return not plain(do) or not plain(otherwise)
        case Pick():
            return not simple(x.do)
        case EachOpponentDoes(do, _) | EachPlayerDoes(do, _):
            if isinstance(do, Pick) and do.by == Them() and not mentions(do.do, Them()):
                return not simple(do.do)
            return not plain(do)
    return isinstance(x, (SelectOne, Duel, InsteadOfRing))


def _later(x: Waits) -> Any:
    from gorin.rulesets.lcg.compiler.abilities import later_node

    return later_node(x)


def _instead(x: Effect) -> Any:
    from gorin.rulesets.lcg.compiler.abilities import instead_node

    return instead_node(x)
