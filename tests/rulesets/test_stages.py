"""A format or an edition may have stages of its own for its windows; all others keep theirs."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from gorin.kernel.stages import Stage
from gorin.rulesets import ruleset
from gorin.rulesets.ccg.editions import EMPEROR
from gorin.rulesets.ccg.notation import PLAIN as CCG_PLAIN
from gorin.rulesets.ccg.notation import Reader as CcgReader
from gorin.rulesets.ccg.rules import Ccg
from gorin.rulesets.ccg.turn.stages import STAGES as CCG_STAGES
from gorin.rulesets.lcg.formats import STRONGHOLD
from gorin.rulesets.lcg.framework.stages import STAGES as LCG_STAGES
from gorin.rulesets.lcg.notation import PLAIN as LCG_PLAIN
from gorin.rulesets.lcg.notation import Reader as LcgReader
from gorin.rulesets.lcg.rules import Lcg
from tests.ccg import tables as ccg
from tests.ccg.playing.test_traits import CARDS as TRAITS
from tests.lcg import tables as lcg
from tests.lcg.abilities.test_windows import EXTRA as LISTENERS


def only(stages: tuple[Stage, ...], *names: str) -> tuple[Stage, ...]:
    """These stages, in this order."""
    by_name = {x.name: x for x in stages}
    return tuple(by_name[name] for name in names)


# whoever may answer does so before whoever must, and "would" is no word of this format
EAGER = replace(
    STRONGHOLD,
    name="eager",
    stages=only(LCG_STAGES, "interrupts", "happen", "delayed effects", "keywords", "reactions", "forced reactions"),
)
HASTY = replace(EMPEROR, name="hasty", stages=(*CCG_STAGES[:-2], *reversed(CCG_STAGES[-2:])))  # Reactions, then traits


def praised(rules: Lcg) -> Any:
    """A plays Plain Praise beside somebody for every stage."""
    cards = {**LCG_PLAIN, **lcg.ALL, **{x.name: x for x in LISTENERS}}
    mine = "Plain Dread, Plain Doubt, Plain Duty, Plain Wish, Plain Debt, Plain Joy"
    s = LcgReader(f"A 10/0: {mine} | Plain Praise\nB 10/0:\nfirst A", rules, cards, 0).s
    lcg.do(s, "A: Plain Praise")
    return s


def answers(s: Any) -> list[str]:
    """Who answers, in which order, until the window is over."""
    out = []
    while lcg.decision(s) != "B: action":
        out.append(lcg.options(s)[0])
        lcg.do(s, f"A: {out[-1]}")
    return out


def test_a_format_has_stages_of_its_own() -> None:
    assert answers(praised(Lcg(EAGER))) == ["Plain Wish", "Plain Joy", "Plain Debt"]
    every = ["Plain Dread", "Plain Doubt", "Plain Duty", "Plain Wish", "Plain Debt", "Plain Joy"]
    assert answers(praised(ruleset("lcg/stronghold"))) == every


def test_an_edition_has_stages_of_its_own() -> None:
    cards = {**CCG_PLAIN, **ccg.ALL, **{x.name: x for x in TRAITS}}
    text = "A 5: Watcher, Avenger | Drill \nB 5: Plain Guard"
    s = CcgReader(text, Ccg(HASTY), cards, 0).s
    ccg.do(s, "A: Drill", "A: Plain Guard")
    assert ccg.decision(s) == "A: reactions after" and ccg.honor(s) == [5, 5]
    ccg.do(s, "A: Avenger")
    assert ccg.options(s) == ["Watcher"] and ccg.honor(s) == [7, 5]
    s = CcgReader(text, ruleset("ccg/emperor"), cards, 0).s
    ccg.do(s, "A: Drill", "A: Plain Guard")
    assert ccg.options(s) == ["Watcher"]


def test_a_window_in_the_middle_is_saved_under_the_name_of_its_format() -> None:
    s = praised(Lcg(EAGER))
    lcg.do(s, "A: Plain Wish")
    saved = s.dump()
    assert "lcg/eager: window" in [frame[0] for frame in saved["frames"]]
    t = type(s).load(s.box, saved)
    assert t == s and answers(t) == answers(s) == ["Plain Joy", "Plain Debt"]


def test_formats_with_the_same_stages_share_their_windows() -> None:
    assert ruleset("lcg/stronghold").order is ruleset("lcg/skirmish").order
    assert Lcg(EAGER).order is Lcg(replace(EAGER, hand=9)).order
