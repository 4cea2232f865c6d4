"""What an ability asks for, in the words of its card, for both games. It is put into words when somebody reads it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from gorin.kernel.abilities import ABILITY, THIS, VIA, YOU, Ability, unpack_use
from gorin.kernel.decisions import Decision, Option
from gorin.kernel.questions import Purpose
from gorin.kernel.state import State
from gorin.kernel.views import hidden_from
from gorin.language.english import Voice
from gorin.rulesets.accounts import ended, seat_name

UNKNOWN = "A card that you do not know asks you to choose."


class Many(NamedTuple):
    """How many were chosen, how many may still be, and whether fewer will do."""

    chosen: int = 0
    left: int = 1
    upto: bool = False


def asking(s: State) -> tuple[Ability, Purpose] | None:
    """The ability that asks, and what it asks for; None if the rules ask."""
    f = s.frames[-1]
    a = s.box.abilities.get(f.regs[ABILITY]) if len(f.regs) > VIA else None
    if a is None or a.frame != f.kind or f.step not in a.asks:
        return None
    return a, a.asks[f.step]


def how_many(s: State, d: Decision) -> Many:
    """How many things an ability wants to be chosen, and how many were."""
    found = asking(s)
    if found is None:
        return Many()
    regs, (_, chosen, left, upto) = s.frames[-1].regs, found[1]
    so_far = regs[chosen].bit_count() if chosen >= 0 else 0
    return Many(so_far, regs[left] if left >= 0 else len(d.options) if upto else 1, upto)


class Purposes:
    """How the cards of one game say what they ask for."""

    def voice(self, card: Any) -> Voice:
        """The voice of a card."""
        raise NotImplementedError

    def part(self, a: Any, x: Any, v: Voice) -> str:
        """One word of an ability by itself: a target with what is done to it, a cost, an effect."""
        raise NotImplementedError

    def occasion(self, a: Any, v: Voice) -> str:
        """When an ability that answers may be used."""
        raise NotImplementedError

    def voice_of(self, s: State, a: Ability) -> Voice:
        """The voice of the card that has an ability."""
        return self.voice(s.box.faces[a.face].definition)

    def in_words(self, s: State, d: Decision) -> str:
        """What the ability that asks wants, as a sentence for whoever is asked."""
        found, regs = asking(s), s.frames[-1].regs
        if found is None or any(hidden_from(s, d.player) >> c & 1 for c in (regs[THIS], regs[VIA]) if c >= 0):
            return UNKNOWN
        a, purpose = found
        with self.addressed(s, a, d.player) as v:
            return ended(self.part(a.node, purpose.word, v))

    def moment(self, s: State, o: Option) -> str:
        """When the ability of an option may be used: "after you play a card"; "" if that is always."""
        a = s.box.abilities[unpack_use(o.value)[1]]
        return self.occasion(a.node, self.voice_of(s, a)) if a.node.on is not None else ""

    @contextmanager
    def addressed(self, s: State, a: Ability, reader: int) -> Iterator[Voice]:
        """The voice of an ability's card that addresses a player: if it is not the one who uses the ability, that one
        is told by name and the reader is "you"."""
        v, user = self.voice_of(s, a), s.frames[-1].regs[YOU]
        if user == reader:
            yield v
            return
        with v.saying(you=seat_name(user), chosen="you", them="you", own={**v.own, "opponent": "you"}):
            yield v
