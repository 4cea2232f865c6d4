"""What an ability asks for, in the words of its card: "Choose a participating character: dishonor that character." """

from __future__ import annotations

from typing import Any, Final

from gorin.kernel.decisions import Decision
from gorin.language.control import Target
from gorin.language.english import Voice, pronouns
from gorin.language.nodes import mentions
from gorin.language.sets import That
from gorin.rulesets.accounts import ended
from gorin.rulesets.lcg.conflict.duels import INSTEAD
from gorin.rulesets.lcg.english import choices, cost, occasion, voice_for
from gorin.rulesets.lcg.state import Game
from gorin.rulesets.lcg.words.rings import TargetRing, ThatRing
from gorin.rulesets.purposes import Purposes, asking


class LcgPurposes(Purposes):
    """How cards of the living card game say what they ask for. Their English is imported when it is read."""

    def voice(self, card: Any) -> Voice:
        return voice_for(card)

    def occasion(self, a: Any, v: Voice) -> str:
        return str(a.on.english(v))

    def part(self, a: Any, x: Any, v: Voice) -> str:
        occasion(a, v)
        costs = {id(y): cost(y, v) for y in a.cost}
        if id(x) in costs:
            return costs[id(x)]
        picks = choices(a, v)
        if x is a:  # what all of it depends on
            before = ", ".join([*costs.values(), *picks])
            return f"{before}: {effects(a.then, v)}" if before else effects(a.then, v)
        if x not in a.targets:
            return str(x.english(v))
        cards = [t for t in a.targets if isinstance(t, Target)]
        about = That(cards.index(x)) if x in cards else ThatRing() if isinstance(x, TargetRing) else None
        done = tuple(y for y in a.then if about is not None and mentions(y, about)) or a.then
        with v.saying(targets=[]):  # as if none had been spoken of before
            chosen = x.english(v)
        return f"{chosen}: {effects(done, v)}"


def effects(xs: tuple[Any, ...], v: Voice) -> str:
    """Effects, in which the second mention of a card is a pronoun."""
    text = v.effects(xs)
    return pronouns(text, v.targets[0]) if len(v.targets) == 1 else text


PURPOSES: Final = LcgPurposes()


def cost_label(s: Game, d: Decision) -> str:
    """A cost as programs read it: "cost: bow"."""
    found = asking(s)
    assert found is not None, "only abilities ask what pays their costs"
    word = getattr(found[1].word, "of", found[1].word)
    return f"cost: {word.verb or word.asked}"


def instead_words(s: Game, d: Decision) -> str:
    """What may be done instead of giving honor in a duel."""
    a = s.box.abilities[s.frames[-1].regs[INSTEAD]]
    return ended(f"instead of giving honor, you may {PURPOSES.voice_of(s, a).effects(a.node.then)}")
