"""Ranged and Melee Attacks, as effects: the target is chosen while the action resolves."""

from __future__ import annotations

from typing import Any, Final

from gorin.kernel.questions import Purpose
from gorin.language.english import Noun, Voice, sentence
from gorin.language.hearing import CardHeard, PlainlyHeard
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Number, Query, declares, node
from gorin.language.numbers import IfElse
from gorin.language.program import go
from gorin.language.scope import Scope
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.battle.attacks import attackable
from gorin.rulesets.ccg.card import EVERYTHING
from gorin.rulesets.ccg.facts import PERSONALITY
from gorin.rulesets.ccg.playing.actions import BY_ATTACK
from gorin.rulesets.ccg.points import LAST
from gorin.rulesets.ccg.words.deeds import ACT, Deed

DESTROYED: Final = 2  # in the register that tells whether an attack targeted a card (1): it destroyed the card


@declares(
    binds={"strength": ("picked",)},
    strings={"kind": ("attack", ("ranged", "melee")), "rather": ("statistic", ("", "chi"))},
    happens_to={"against": EVERYTHING},
)
@node
class Attack(Deed):
    """A Ranged or Melee Attack of a strength, which may depend on its target (PICKED), or several at once (`times`):
    all are targeted, then all are applied. Afterwards "if it did" asks whether a card was targeted, "if destroyed"
    whether the attack destroyed it."""

    kind: str
    strength: Number
    against: str = "force"
    rather: str = ""  # a statistic: of a Personality its player may compare with that instead
    through: Condition | None = None  # while it holds, Followers do not guard their Personality
    at: Query | None = None  # whom it strikes, where he has been targeted already
    times: int = 1
    done = "was targeted"

    def build(self, b: Any, c: Scope) -> str:
        p = b.p
        performer = c.named("performing") or c.named("performer") or "0"
        hit = p.new("m")  # whom it has struck at
        strength = self.strength.source(c.bind(picked=f"r[{hit}]"))
        n = f"attack_strength(s, {self.kind!r}, {strength}, {performer})"
        if self.at is not None:
            p.step("whom", f"r[{hit}] = {self.at.source(c)}")
            self.strike(b, c, hit, n)
            return ""
        target, answer, left, chosen = p.new("m"), p.new("c"), p.new("i"), p.new("m")
        again, out = p.fresh("attack"), p.fresh("no_target")
        legal = Attackable(self.kind, self.through).source(c)
        b.targetings.append((target, legal))
        p.step(f"{self.kind} attack", f"r[{target}] = r[{hit}] = r[{chosen}] = 0; r[{left}] = {self.times}")
        p.label(again)
        p.step(
            "target",
            f"m = {legal} & ~r[{chosen}]",
            f"if m: ask_card(s, {c.you}, '{self.kind} attack', m, {answer}, about=this)",
            go(out, "else:"),
            asks=Purpose(self),
        )
        p.step(
            "targets",
            f"r[{chosen}] |= 1 << r[{answer}]; r[{left}] -= 1",
            go(again, f"if r[{left}]:"),
            go(out, "else:"),
        )
        p.label(out)
        events = f"each(r[{chosen}], {ev.TARGET}, {c.you}, {target}, {c.this}, {ACT}, {BY_ATTACK})"
        p.step("targeted", f"ev = {events}", "if ev: emit(s, tuple(ev))")
        p.step("whom", f"r[{hit}] = r[{target}]")
        self.strike(b, c, hit, n)
        return ""

    def strike(self, b: Any, c: Scope, hit: int, n: str) -> None:
        """The steps of what happens to those in a register."""
        strength, told = b.p.new("i"), b.p.new("i")  # whom it was told of stays, though he leaves play
        against = str(c.words.stat(self.against))
        if self.rather:
            yes = b.p.new("i")
            asked = f"if r[{hit}] & p[{PERSONALITY}]: ask_yes(s, {c.you}, 'may', {yes}, this)"
            b.p.step("compare with what", f"r[{yes}] = 0", asked, asks=Purpose(self))
            against = f"{c.words.stat(self.rather)} if r[{yes}] else {against}"
        struck = f"struck(s, r[{hit}], r[{strength}], {c.you}, {c.this}, {ACT}, {against})"
        b.p.step(
            "compare",
            f"r[{told}] = r[{hit}]; r[{strength}] = {n}; s.ret = 0",
            f"ev = {struck}",
            "if ev: emit(s, tuple(ev))",
        )
        resolved = f"attack_resolved(s, r[{told}], r[{strength}], {c.you}, {c.this}, {ACT})"
        did = f"(1 | {DESTROYED} * (s.ret != 0)) if r[{told}] else 0"
        b.has_changed("s.ret")
        b.p.step("resolved", f"r[{LAST}] = {did}", resolved)

    def english(self, v: Voice) -> str:
        text = self.attack(v)
        if self.rather:
            text += f", which you may compare against {v.words.stat_word(self.rather)} if it targets a Personality"
        if self.through is not None:
            text += f", which may target a Personality with Followers {v.when(self.through)}"
        return text

    def attack(self, v: Voice) -> str:
        """ "Ranged 4 attack"."""
        against = "" if self.against == "force" else f" against {v.words.stat_word(self.against)}"
        n, several = self.strength, "s" if self.times > 1 else ""
        how_many = f"{self.times} simultaneous " if several else ""
        if isinstance(n, IfElse):  # "Ranged 4 attack, or Ranged 5 attack if …"
            usual, other = (
                sentence(f"{how_many}{self.kind} {x.english(v)} attack{several}{against}") for x in (n.other, n.then)
            )
            with v.saying(picked="the target"):
                return f"{usual}, or {other} {v.when(n.when)}"
        if several:
            return f"{how_many}{self.kind} {n.english(v)} attacks{against}"
        if not n.plain:
            return f"{self.kind} attack{against} with strength equal to {n.english(v)}"
        return f"{self.kind} {n.english(v)} attack{against}"


@node
class AttackTargets(CardHeard):
    """After a Ranged or Melee Attack targets such a card; what else its action targets does not count."""

    who: Query
    kinds = (ev.TARGET,)

    def test(self, c: Scope) -> str:
        return f"e.tag & {BY_ATTACK} and {super().test(c)}"

    def met(self, r: Reading) -> bool:
        return bool(r.event.tag & BY_ATTACK) and super().met(r)

    def english(self, v: Voice) -> str:
        return f"after an attack targets {v.some(self.who)}"


class AttackResolved(PlainlyHeard, kinds=(ev.ATTACK_RESOLVED,), says="after an attack against {} resolves"):
    """After a Ranged or Melee Attack against such a card resolves; whether it was destroyed does not matter."""


@declares(strings={"kind": ("attack", ("ranged", "melee"))})
@node
class Attackable(Query):
    """Whom an attack may target: an enemy Follower, or an enemy Personality without Followers; while `through` holds,
    also one with Followers."""

    kind: str
    through: Condition | None = None

    def source(self, c: Scope) -> str:
        through = "" if self.through is None else f", {self.through.source(c)}"
        return f"attackable(s, {c.you}, {self.kind!r}{through})"

    def has(self, r: Reading, card: int) -> bool:
        through = self.through is not None and self.through.holds(r)
        return bool(attackable(r.s, r.you, self.kind, through) >> card & 1)

    def noun(self, v: Voice) -> Noun:
        through = "" if self.through is None else f" (also through Followers {v.when(self.through)})"
        whom = "Follower or Personality without Followers"
        return Noun(head=whom, before=["enemy"], after=[f"that a {self.kind} attack can target{through}"])
