"""When covert is chosen, when a duel is resolved, and what becomes of it when a duelist changes sides."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.rings.places import UNCLAIMED
from gorin.rulesets.lcg.state import ON
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRANE,
    EVENT,
    NEUTRAL,
    PICKED,
    THAT,
    THAT2,
    THIS,
    YOUR_OPPONENTS,
    YOURS,
    Bow,
    CancelEffects,
    Duel,
    DuelDialsRevealed,
    EffectsWouldInitiate,
    TakeControl,
    action,
    character,
    event,
    holding,
    interrupt,
    reaction,
)
from tests.lcg.duels.duelists import FOE, duel
from tests.lcg.tables import (
    decision,
    do,
    find,
    honor_of,
    is_bowed,
    is_faceup,
    is_honored,
    options,
    pass_until,
    table,
)

LURE = event("Lure", CRANE, reaction(DuelDialsRevealed(), TakeControl(THAT), choose=FOE), cost=0)


@rule("rr.step-3-2.16", "rr.step-3-2.18")
@pytest.mark.parametrize("kind", ["military", "political"])
def test_whom_covert_evades_is_chosen_while_the_conflict_is_declared(kind: str) -> None:
    s = table(
        "A 10/0: Plain Sneak\nB: Plain Captain, Plain Soldier | | Fields, Plain Hill?\nconflict phase, rings air+2"
    )
    pass_until(s, "A: declare a conflict")
    do(s, f"A: {kind} air", "A: a facedown province", "A: Plain Sneak", "A: done")
    assert decision(s) == "A: evade by covert"
    assert not s.con[ON] and s.ring_place[0] == UNCLAIMED and s.ring_fate[0] == 2, "nothing is declared yet"
    assert not is_faceup(s, "Plain Hill") and not s.p[facts.ATTACKING]
    do(s, "A: Plain Captain")
    assert s.con[ON] and is_faceup(s, "Plain Hill") and s.ring_fate[0] == 0, "all of it at once"
    assert decision(s) == "B: declare a defender" and options(s) == ["Plain Soldier", "done"]


@rule("rr.open-duel-duelist-gone.1")
@pytest.mark.parametrize("left", [0, 1])
def test_a_duelist_who_changes_control_leaves_that_side_of_the_duel(left: int) -> None:
    who, more = ("Challenger", ()) if left == 0 else ("Hitomi", ("A: Plain Soldier",))
    s = duel(f"A: {who}* | Lure\nB: Plain Captain*, Plain Soldier*\nmilitary air A>B", LURE)
    do(s, "B: pass", f"A: {who}", "A: Plain Captain", *more, "A: 3", "B: 1", "A: Lure", "A: Plain Captain")
    assert s.holder[find(s, "Plain Captain")] == 0
    if left == 0:
        assert honor_of(s) == [10, 10] and not is_honored(s, "Challenger"), "it ended before honor was given"
    else:
        assert is_honored(s, "Hitomi") and is_bowed(s, "Plain Soldier"), "against the one who is left it goes on"
    assert decision(s) == "B: action"


VETO = holding("Plain Veto", NEUTRAL, interrupt(EffectsWouldInitiate(CHARACTER | EVENT), CancelEffects()))
FENCER = character(
    "Fencer",
    NEUTRAL,
    action(Duel(THIS, THAT, "military", loser=Bow(PICKED)), choose=CHARACTER & YOUR_OPPONENTS),
    cost=1,
    military=3,
)
QUARREL = event(
    "Quarrel",
    NEUTRAL,
    action(Duel(THAT, THAT2, "military", loser=Bow(PICKED)), choose=(CHARACTER & YOURS, CHARACTER & YOUR_OPPONENTS)),
    cost=0,
)


@rule("rr.resolve-the-duel.1")
@pytest.mark.parametrize("used", [("A: Fencer",), ("A: Quarrel", "A: Fencer")])
def test_a_duel_is_resolved_only_if_the_ability_that_begins_it_resolves(used: tuple[str, ...]) -> None:
    text = "A: Fencer* | Quarrel\nB: Plain Idler*, Plain Veto\nmilitary air B>A"
    s = table(text, extra=[VETO, FENCER, QUARREL])
    do(s, *used, "A: Plain Idler", "B: Plain Veto")
    assert decision(s) == "B: action" and not is_bowed(s, "Plain Idler"), "cancelled: nobody bids, nobody loses"
    s = table(text, extra=[VETO, FENCER, QUARREL])
    do(s, *used, "A: Plain Idler", "B: pass", "A: 1", "B: 1")
    assert is_bowed(s, "Plain Idler"), "the duel was resolved to its end"
