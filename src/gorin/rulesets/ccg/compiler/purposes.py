"""What an ability asks for, in the words of its card: "Target an enemy Personality: bow that Personality." """

from __future__ import annotations

from typing import Any, Final

from gorin.kernel.abilities import ABILITY, VIA
from gorin.language.control import SelectOne
from gorin.language.english import Voice
from gorin.language.nodes import mentions, walk
from gorin.language.sets import That
from gorin.rulesets.ccg.english import voice_for
from gorin.rulesets.ccg.facts import THE_RULES
from gorin.rulesets.ccg.state import Game
from gorin.rulesets.ccg.words.costs import OneCost
from gorin.rulesets.ccg.words.texts import Produces
from gorin.rulesets.purposes import Purposes, asking


class CcgPurposes(Purposes):
    """How cards of the collectible card game say what they ask for. Their English is imported when it is read."""

    def voice(self, card: Any) -> Voice:
        return voice_for(card)

    def occasion(self, a: Any, v: Voice) -> str:
        return str(a.occurrence(v))

    def part(self, a: Any, x: Any, v: Voice) -> str:
        if isinstance(a, Produces):
            return a.english(v).removesuffix(".")
        before = ", ".join(a.constraints(v))
        if x is a:  # who performs it
            return f"{before}: {v.effects(a.then)}" if before else v.effects(a.then)
        if x in a.cost:
            with v.saying(one=True):
                return f"{x.english(v)}: {v.effects(a.then)}"
        if x not in a.targets:
            return str(x.english(v))
        with v.saying(targets=[]):  # as if none had been spoken of before
            chosen = a.one_target(x, v)
        done = tuple(y for y in a.then if mentions(y, That(a.targets.index(x)))) or a.then
        return f"{chosen}: {v.effects(done)}"


PURPOSES: Final = CcgPurposes()


def performed(s: Game) -> str:
    """What a player does by the rules that asks: "Lobby"; "" if a card asks."""
    found = asking(s)
    label = found[0].node.label if found is not None and s.p[THE_RULES] >> s.frames[-1].regs[VIA] & 1 else ""
    return str(label).partition(":")[0]


def choice_words(s: Game, k: int) -> str:
    """The words of one of several effects."""
    a = s.box.abilities.get(s.frames[-1].regs[ABILITY])
    if a is None or a.node is None:
        return str(k)
    v = PURPOSES.voice_of(s, a)
    a.node.constraints(v)  # so that it knows how its targets are spoken of
    choices: list[OneCost | SelectOne] = [*walk(a.node, OneCost), *walk(a.node, SelectOne)]
    for x in choices:
        if k < len(x.options):
            return x.options[k].english(v)
    return str(k)
