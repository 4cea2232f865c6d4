"""Actions with several performers: all of them are chosen, in the order in which the ability mentions them."""

from __future__ import annotations

from gorin.kernel.questions import Purpose
from gorin.language.control import Target
from gorin.language.program import Program, go
from gorin.language.scope import Scope
from gorin.rulesets.ccg.compiler.manner import PERFORM, USUAL, Manner
from gorin.rulesets.ccg.events import TARGET as TARGET_EVENT
from gorin.rulesets.ccg.points import ARGUMENTS, PERFORMER
from gorin.rulesets.ccg.state import INVADER
from gorin.rulesets.ccg.words.texts import Ability
from gorin.rulesets.ccg.words.vocabulary import WORDS_OF_THE_CCG


def enough_performers(a: Ability, prefix: str) -> str:
    """Source: are there enough different cards to perform it? "" if there is one performer only."""
    if not a.performers:
        return ""
    c = Scope(WORDS_OF_THE_CCG)
    sets = [f"{prefix}_performers{i}({ARGUMENTS})" for i in range(len(a.performers))]
    counts = ["1" if t.up_to else t.n.source(c) for t in a.performers]
    each = [f"{m}.bit_count() >= {n}" for m, n in zip(sets, counts, strict=True)]
    together = " | ".join(sets)
    if len(sets) > 1:
        each.append(f"({together}).bit_count() >= {' + '.join(counts)}")
    if "battle" in a.kind:
        each.append(f"one_with_others(s, {together}, 0)")
    return "(" + " and ".join(each) + ")"


def choose_performers(
    p: Program, a: Ability, prefix: str, event: str, manner: Manner = USUAL, mine: int = PERFORMER
) -> dict[str, str]:
    """Add the steps that choose (or target) them one kind after another; the names under which the effects know each
    kind. All of them are in the register `mine`."""
    names = {}
    letter = manner.step(PERFORM)
    why = "target" if manner.targets_perform else "choose your performing card"
    p.step(f"{letter} nobody yet", f"r[{mine}] = 0")
    c = Scope(WORDS_OF_THE_CCG)
    for i, t in enumerate(a.performers):
        chosen, answer, left = p.new("m"), p.new("c"), p.new("i")
        again, out = p.fresh("performer"), p.fresh("performers")
        names[f"performer{i}"] = f"r[{chosen}]"
        p.step(f"{letter} how many", f"r[{chosen}] = 0; r[{left}] = {t.n.source(c)}")
        p.label(again)
        kinds = [f"{prefix}_performers{j}(s, you, this, {event}, 0)" for j in range(i, len(a.performers))]
        p.step(
            f"{letter} choose performer",
            f"m = {kinds[0]} & ~r[{mine}]",
            who_must(a, t, kinds[1:], mine, left),
            go(out, f"if r[{left}] <= 0 or not m:"),
            f"else: ask_card(s, you, '{why}', m, {answer}, {t.up_to} and r[{chosen}] != 0, this)",
            asks=Purpose(a, chosen, left, t.up_to),
        )
        p.step(
            f"{letter} performer",
            go(out, f"if r[{answer}] < 0:"),
            go(again, f"else: r[{chosen}] |= 1 << r[{answer}]; r[{mine}] |= r[{chosen}]; r[{left}] -= 1;"),
        )
        p.label(out)
        if manner.targets_perform:
            targeted(p, letter, chosen, mine, left, t.up_to)
    return names


def who_must(a: Ability, t: Target, later: list[str], mine: int, left: int) -> str:
    """Source: with the last who could be it, somebody performs the action who must, where anybody must."""
    if "battle" not in a.kind:
        return ""
    more = [] if t.up_to else [f"(m if r[{left}] > 1 else 0)"]
    others = " | ".join([f"r[{mine}]", *more, *(f"{x} & ~r[{mine}]" for x in later)])
    return f"if s.battle[{INVADER}] >= 0: m = with_others(s, m, {others})"


def targeted(p: Program, letter: str, chosen: int, mine: int, left: int, up_to: bool) -> None:
    """Those of one kind are targeted at once; if that fails, so does the action."""
    enough = f"not r[{chosen}]" if up_to else f"r[{left}] > 0"
    p.step(f"{letter} enough?", go("failed", f"if {enough}:"))
    events = f"each(r[{chosen}], {TARGET_EVENT}, you, {chosen}, this, r[6], 0)"
    p.step(f"{letter} targets", f"ev = {events}", f"r[{mine}] &= ~r[{chosen}]; r[{chosen}] = 0", "emit(s, tuple(ev))")
    p.step(f"{letter} targeted?", f"r[{mine}] |= r[{chosen}]", go("failed", f"if not r[{chosen}]:"))
