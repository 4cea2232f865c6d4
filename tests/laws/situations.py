"""Who, which card, which occurrence: what an ability's words may be read against on a random table."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from gorin.kernel.abilities import Ability
from gorin.kernel.bits import bits
from gorin.kernel.events import NO_EVENT, Event
from gorin.kernel.sides import foes
from gorin.language.meaning import Reading
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.facts import CHARACTER, IN_PLAY
from gorin.rulesets.lcg.words.vocabulary import WORDS_OF_THE_LCG


def some_card(s: Any, rng: Random) -> int:
    """A card, most often a character in play."""
    for mask in (s.p[IN_PLAY] & s.p[CHARACTER], s.p[IN_PLAY]):
        if mask and rng.random() < 0.6:
            return rng.choice(bits(mask))
    return rng.randrange(len(s.kind))


def occurrence(s: Any, kind: int, rng: Random) -> Event:
    """An event of this kind, about some card and some player, as one might happen here."""
    card, who = some_card(s, rng), rng.randrange(s.box.seats)
    n = rng.randrange(4)
    match kind:
        case ev.PHASE_BEGINS | ev.PHASE_ENDS:
            n = rng.randrange(1, 5)
        case ev.INITIATE:
            abilities = s.box.faces[s.kind[card]].abilities
            n = rng.choice(abilities).id if abilities else rng.choice(list(s.box.abilities))
        case ev.WIN_DUEL | ev.ATTACH:
            n = some_card(s, rng)
    return Event(kind, card, who, n, rng.choice((-1, some_card(s, rng))), 1)


def heard(s: Any, a: Ability, rng: Random) -> Event:
    """What an ability may be asked about: an occurrence it listens to, also if only once an effect of its card waits
    for it; or nothing if it is an action."""
    slots = [slot for slot in a.slots if slot < s.box.rules.window_slots]
    awaited = getattr(a.node, "on", None) if not a.slots else None
    kinds = [slot % s.box.rules.event_kinds for slot in slots] or list(awaited.kinds if awaited is not None else ())
    return occurrence(s, rng.choice(kinds), rng) if kinds else NO_EVENT


@dataclass(frozen=True)
class Situation:
    """Everything the words of an ability may name."""

    s: Any
    you: int
    this: int
    e: Event
    that0: int
    that1: int
    picked: int
    rest: int
    paid: int
    them: int
    chosen: int
    required: int

    @property
    def it(self) -> int:
        return 1 << self.e.card

    def reading(self) -> Reading:
        """For the reference."""
        return Reading(
            self.s,
            WORDS_OF_THE_LCG,
            self.you,
            self.this,
            event=self.e,
            it=self.it,
            that=(self.that0, self.that1),
            picked=self.picked,
            rest=self.rest,
            paid=self.paid,
            them=self.them,
            chosen=self.chosen,
            required=self.required,
        )


def situation(s: Any, kind: int, rng: Random, this: int = -1) -> Situation:
    """Somebody's ability on some card answers some event of a kind."""
    you = rng.randrange(s.box.seats)
    cards = [1 << some_card(s, rng) for _ in range(5)]
    others = foes(s, you)
    this = some_card(s, rng) if this < 0 else this
    return Situation(
        s,
        you,
        this,
        occurrence(s, kind, rng),
        cards[0],
        cards[1],
        cards[2],
        cards[3],
        cards[4],
        them=rng.choice(others),
        chosen=rng.choice(others),
        required=rng.randrange(4),
    )
