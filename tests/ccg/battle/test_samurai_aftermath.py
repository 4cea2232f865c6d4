"""Samurai Edition: engaging, and what comes after the resolution of a battle: who returns home and bows, Terrains, the
next battlefield, battlefields that cease to exist."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from gorin.kernel.events import Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import goto
from gorin.kernel.sequences import instead
from gorin.rulebook.testing import rule
from gorin.rulesets import install, uninstall
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.battle.fighting import BATTLE_FRAME
from gorin.rulesets.ccg.editions import SAMURAI as SAMURAI_EDITION
from gorin.rulesets.ccg.rows import Negation
from gorin.rulesets.ccg.rules import Ccg
from gorin.rulesets.ccg.state import BATTLE, FIELD
from gorin.rulesets.ccg.words import *
from tests.ccg.battle.test_samurai_battle import befall
from tests.ccg.tables import (
    at_home,
    attacking,
    both_editions,
    decision,
    defending,
    do,
    editions,
    find,
    force,
    honor,
    in_discard,
    in_play,
    is_bowed,
    is_dead,
    occur,
    offered,
    options,
    pass_until,
    play,
    provinces,
    table,
)

RUIN = strategy("Ruin", battle(Destroy(CurrentProvince())), focus=1)
DRUM = holding("Drum", trait(BattleResolved(), gain_honor(1)), trait(BattleEnds(), gain_honor(10)), cost=0)


# --- engaging -------------------------------------------------------------------------------------------------------


@both_editions(rule("sam.choose-battlefield.1", "sam.after-resolution.11"))
def test_the_next_battlefield_is_chosen_while_one_remains() -> None:
    horn = holding("Horn", trait(Engages(), gain_honor(1)), cost=0)
    s = table("A 5: Plain Lady+2\nB 5: Plain Guard+1, Plain Hero+3, Horn\nattack B>A", (horn,))
    assert decision(s) == "B: fight the battle at" and honor(s) == [5, 5]
    play(s, "B: A's province 3")
    assert s.battle[FIELD] == s.provinces[0][2] and honor(s) == [5, 6], "they engage there"
    do(s, "A: pass", "B: pass")
    assert decision(s) == "B: fight the battle at" and options(s) == ["A's province 1", "A's province 2"]
    play(s, "B: A's province 2")
    assert s.battle[FIELD] == s.provinces[0][1] and honor(s) == [5, 7], "with nobody on his side, too"


@both_editions(rule("sam.choose-battlefield.2", "sam.choose-battlefield.3"))
def test_engaging_begins_the_battle_and_its_combat_segment() -> None:
    there = Exists(PERSONALITY & HERE)
    bell = holding("Bell", trait(ManeuversEnd(), gain_honor(50), when=there | InCombat()), cost=0)
    horn = holding("Horn", trait(Engages(), gain_honor(1), when=there), cost=0)
    drum = holding("Drum", trait(Engages(), gain_honor(2), when=InCombat()), cost=0)
    s = table("A 5: Plain Guard, Horn, Drum, Bell\nB 5: \nattack A>B", (bell, horn, drum))
    do(s, "A: Plain Guard", "A: B's province 1")
    assert honor(s)[0] == 5, "before engaging there is no battle"
    play(s, "A: B's province 1")
    while "traits" in decision(s):
        do(s, f"A: {options(s)[0]}")
    assert honor(s)[0] == 5 + 1 + 2 and decision(s) == "B: battle action"
    fall = holding("Fall", trait(Engages(), Destroy(CurrentProvince())), cost=0)
    s = table("A 5: Plain Guard+1, Plain Hero+2, Fall\nB 5: Plain Giant+1\nattack A>B", (fall,))
    do(s, "A: B's province 1", "A: Fall")
    assert provinces(s, "B") == 3 and at_home(s, "Plain Guard") and in_play(s, "Plain Guard")
    assert decision(s) == "A: fight the battle at", "it happened in the battle, which is over with its battlefield"


@both_editions(rule("sam.choose-battlefield.4"))
def test_what_happens_during_a_battle_happens_in_either_segment() -> None:
    proud = holding("Proud", trait(BattleEnds(), gain_honor(10), when=LostNobody()), cost=0)
    slay = strategy("Slay", battle(Destroy(THAT), target=PERSONALITY & ENEMY), focus=1)
    steel = strategy("Steel", battle(give(THAT, force=3, until="battle"), target=PERSONALITY & YOURS), focus=1)
    text = "A 5: Plain Hero*, Plain Guard*, Plain Rider+2, Proud\nB 5: Plain Sailor* | Slay\nbattle A>B"
    s = table(text, (proud, slay))
    pass_until(s, "A: fight the battle at")
    assert honor(s)[0] == 5 + 2 + 10, "nobody has fallen"
    s = table(text, (proud, slay))
    do(s, "B: Slay", "B: Plain Guard")
    pass_until(s, "A: fight the battle at")
    assert honor(s)[0] == 5 + 2, "one in the Combat Segment"
    s = table(text.replace("Sailor", "Giant"), (proud, slay))
    pass_until(s, "A: fight the battle at")
    assert is_dead(s, "Plain Guard") and honor(s)[0] == 5, "two in the Resolution Segment"
    s = table("A 5: Plain Hero*, Plain Rider+2 | Steel\nB 5: Plain Victor*_, Plain Duelist*[Plain Horsemen, Plain Spears]"
              "\nbattle A>B", (steel,))  # fmt: skip
    play(s, "B: pass", "A: Steel")
    pass_until(s, "A: fight the battle at")
    assert is_dead(s, "Plain Victor"), "what lasts for the battle counts when it is resolved: 7 against 6"
    occur(s, ev.STRAIGHTEN, find(s, "Plain Hero"))
    assert force(s, "Plain Hero") == 4, "and no longer"


# --- who returns home -----------------------------------------------------------------------------------------------


@editions(samurai=rule("sam.after-resolution.2", "sam.after-resolution.3"))
def test_attackers_return_home_first_and_are_bowed_then() -> None:
    tired = trait(Bows(THIS), gain_honor(10), when=Exists(THIS & ATTACKING))
    eager = personality("Eager", CRAB, tired, force=9, chi=2, cost=3, personal_honor=1)
    s = table("A 5: Eager*[Plain Sword], Plain Hero+2\nB 5: Plain Guard*\nbattle A>B", (eager,))
    pass_until(s, "A: fight the battle at")
    assert at_home(s, "Eager") and is_bowed(s, "Eager") and is_bowed(s, "Plain Sword")
    assert honor(s)[0] == 7, "he was at home when he was bowed"
    assert not is_bowed(s, "Plain Hero") and attacking(s, "Plain Hero"), "of another battle"
    tough = personality("Tough", CRAB, WillNot(THIS, "be destroyed"), force=1, chi=2, cost=3, personal_honor=1)
    s = table("A 5: Tough*, Plain Hero+2\nB 5: Plain Giant*\nbattle A>B", (tough,))
    pass_until(s, "A: fight the battle at")
    assert at_home(s, "Tough") and is_bowed(s, "Tough"), "also who has lost"
    assert defending(s, "Plain Giant") and not is_bowed(s, "Plain Giant"), "but not the Defender's"
    fresh = strategy("Fresh", battle(StaysUnbowed(THAT), target=PERSONALITY & YOURS), focus=1)
    s = table("A 5: Plain Giant*, Plain Rider*, Plain Hero+2 | Fresh\nB 5: Plain Guard*\nbattle A>B", (fresh,))
    do(s, "B: pass", "A: Fresh", "A: Plain Giant")
    pass_until(s, "A: fight the battle at")
    assert at_home(s, "Plain Giant") and not is_bowed(s, "Plain Giant"), "it is the resolution that bows them"
    assert at_home(s, "Plain Rider") and is_bowed(s, "Plain Rider")
    s = table("A 5: Plain Giant*, Plain Rider*, Plain Hero+2\nB 5: Plain Guard*\nbattle A>B")
    s.negations = (Negation(ev.RETURN_HOME, 1 << find(s, "Plain Giant"), 0, BATTLE, 0, 0),)
    pass_until(s, "A: fight the battle at")
    assert attacking(s, "Plain Giant") and not is_bowed(s, "Plain Giant"), "who did not return home does not bow"
    assert at_home(s, "Plain Rider") and is_bowed(s, "Plain Rider")


@editions(samurai=rule("sam.after-resolution.4", "sam.open-return-home-control.1", "sam.after-resolution.10"))
def test_who_did_not_return_home_is_not_bowed() -> None:
    s = table("A 5: Plain Giant*, Plain Sailor+2\nB 5: Plain Guard*\nbattle A>B")
    giant = find(s, "Plain Giant")
    s.negations = (Negation(ev.RETURN_HOME, 1 << giant, 0, BATTLE, 0, 0),)
    pass_until(s, "A: fight the battle at")
    assert attacking(s, "Plain Giant") and not is_bowed(s, "Plain Giant")
    pass_until(s, "A: bring into play")
    assert at_home(s, "Plain Giant") and is_bowed(s, "Plain Giant"), "but when the battlefields cease to exist"
    s = table("A 5: Plain Guard*, Plain Sailor+2\nB 5: Plain Hero*\nC 5: Plain Giant*[Plain Sword]\nbattle A>B+C 1")
    s.negations = (Negation(ev.RETURN_HOME, 1 << find(s, "Plain Giant"), 0, BATTLE, 0, 0),)
    pass_until(s, "A: fight the battle at")
    assert defending(s, "Plain Giant") and not is_bowed(s, "Plain Giant") and not is_bowed(s, "Plain Sword"), (
        "an ally's"
    )
    assert not offered(s, "B's province 1"), "there is no other battle there"
    pass_until(s, "A: bring into play")
    assert at_home(s, "Plain Giant") and is_bowed(s, "Plain Giant") and is_bowed(s, "Plain Sword")
    assert at_home(s, "Plain Hero") and not is_bowed(s, "Plain Hero")


@editions(samurai=rule("sam.after-resolution.6"))
def test_defenders_return_home_unbowed_if_the_province_fell() -> None:
    saved = personality(
        "Saved", CRANE, trait(WouldBeDestroyed(THIS), NegateIt()), force=1, chi=2, cost=1, personal_honor=1
    )
    s = table("A 5: Plain Giant*, Plain Sailor+2\nB 5: Saved*\nbattle A>B", (saved,))
    pass_until(s, "A: fight the battle at")
    assert provinces(s, "B") == 3 and at_home(s, "Saved") and not is_bowed(s, "Saved")
    s = table("A 5: Plain Rider*, Plain Sailor+2\nB 5: Saved*\nbattle A>B", (saved,))
    pass_until(s, "A: fight the battle at")
    assert provinces(s, "B") == 4 and defending(s, "Saved"), "they stay if it stands"
    look = holding(
        "Look", trait(Bows(PERSONALITY & YOURS), gain_honor(10), when=Exists(PERSONALITY & DEFENDING)), cost=0
    )
    s = table("A 5: Plain Giant*, Plain Sailor+2, Look\nB 5: Saved*\nbattle A>B", (saved, look))
    pass_until(s, "A: fight the battle at")
    assert is_bowed(s, "Plain Giant") and honor(s)[0] == 5, "with the attacking units, before those bow"


@editions(samurai=rule("sam.after-resolution.7"))
def test_returning_home_is_no_movement() -> None:
    s = table("A 5: Plain Giant*\nB 5: Plain Guard*\nbattle A>B")
    s.negations = (Negation(ev.MOVE_HOME, -1, 0, BATTLE, 0, 0),)
    pass_until(s, "A: bring into play")
    assert at_home(s, "Plain Giant") and is_bowed(s, "Plain Giant")


@both_editions(rule("sam.after-resolution.8"))
def test_terrains_are_discarded_whatever_is_negated() -> None:
    s = table("A 5: Plain Giant*, Plain Rider+2, Heart of Rokugan\nB 5: Plain Guard*\nbattle A>B")
    s.negations = (Negation(ev.DISCARD, -1, 0, BATTLE, 0, 0),)
    pass_until(s, "A: fight the battle at")
    assert in_discard(s, "Heart of Rokugan")
    s = table("A 5: Plain Giant*, Plain Rider+2, Heart of Rokugan\nB 5: Plain Guard*\nbattle A>B")
    s.at[find(s, "Heart of Rokugan")] = s.provinces[1][1]
    pass_until(s, "A: fight the battle at")
    assert in_play(s, "Heart of Rokugan"), "that of another battlefield stays until its own battle"
    pass_until(s, "A: bring into play")
    assert in_discard(s, "Heart of Rokugan")


@both_editions(rule("sam.after-resolution.12", "sam.after-resolution.13"))
def test_a_province_destroyed_otherwise_takes_its_battlefield_along() -> None:
    text = "A 5: Plain Guard*, Plain Hero+2, Heart of Rokugan | Ruin\nB 5: Plain Giant*\nC 5: Plain Duelist*"
    s = table(f"{text}\nbattle A>B+C 1", (RUIN,))
    do(s, "B: pass", "C: pass")
    do(s, "A: Ruin")
    assert provinces(s, "B") == 3
    for name, bows in (("Plain Guard", True), ("Plain Giant", False), ("Plain Duelist", True)):
        assert at_home(s, name) and is_bowed(s, name) == bows and in_play(s, name)
    assert in_discard(s, "Heart of Rokugan") and honor(s) == [5, 5, 5], "nobody has won"
    assert decision(s) == "A: fight the battle at", "the battle is over"
    s = table("A 5: Plain Guard*, Plain Sailor+2\nB 5: Plain Giant*\nbattle A>B 1")
    befall(s, Event(ev.DESTROY_PROVINCE, s.provinces[1][1], 0))
    assert at_home(s, "Plain Sailor") and is_bowed(s, "Plain Sailor") and attacking(s, "Plain Guard")
    assert decision(s) == "B: battle action", "another battlefield's battle goes on"


@both_editions(rule("sam.open-resolution-segment-end.1"))
def test_units_return_while_the_battle_is_still_on() -> None:
    ends = trait(BattleEnds(), gain_honor(10), when=Exists(THIS & ATTACKING))
    eager = personality("Eager", CRAB, ends, force=9, chi=2, cost=3, personal_honor=1)
    over = holding("Over", trait(BattleEnds(), gain_honor(1)), cost=0)
    s = table("A 5: Eager*, Over\nB 5: Plain Guard*\nbattle A>B", (eager, over))
    pass_until(s, "A: bring into play")
    assert honor(s)[0] == 5 + 2 + 4, "he was at home when the battle ended, and each of the four battles has"
    assert s.battle[FIELD] == -1 and not s.lasting
    bowed = holding("Bowed", trait(BattleEnds(), gain_honor(10), when=Exists(PERSONALITY & YOURS & BOWED)), cost=0)
    wild = holding("Wild", trait(BattleEnds(), gain_honor(20), when=Exists(TERRAIN)), cost=0)
    mud = strategy("Mud", battle(give(THAT, force=0), target=PERSONALITY), focus=1, keywords="terrain")
    s = table("A 5: Plain Hero*, Bowed, Wild, Plain Rider+2 | Mud\nB 5: Plain Guard*\nbattle A>B", (bowed, wild, mud))
    do(s, "B: pass", "A: Mud", "A: Plain Hero")
    pass_until(s, "A: fight the battle at")
    assert honor(s)[0] == 5 + 2 + 10, "bowed, and the Terrain discarded, before the battle ends"


TRUCE = "truce"


def no_resolution(s: Any, f: Frame) -> None:
    """Nobody's Force is compared."""
    goto(s, f, "resolution ends")


@pytest.fixture
def _truce() -> Iterator[None]:
    """An edition whose battles are never resolved."""
    avoided = instead(BATTLE_FRAME, "Combat Segment ends", no_resolution)
    install(Ccg(replace(SAMURAI_EDITION, name=TRUCE, steps=(*SAMURAI_EDITION.steps, avoided))))
    yield
    uninstall(f"ccg/{TRUCE}")


@pytest.mark.usefixtures("_truce")
@editions(truce=rule("sam.after-resolution.1", "sam.after-resolution.9"))
def test_a_battle_whose_resolution_was_avoided_counts_as_resolved() -> None:
    text = "A 5: Plain Giant, Plain Hero, Drum, Heart of Rokugan\nB 5: Plain Guard\nC 5: Plain Rider\nattack A>B+C"
    s = table(text, (DRUM,))
    do(s, "A: Plain Giant", "A: B's province 1", "A: Plain Hero", "A: B's province 2")
    do(s, "B: Plain Guard", "B: B's province 1", "C: Plain Rider", "C: B's province 1", "A: B's province 1")
    s.at[find(s, "Heart of Rokugan")] = s.battle[FIELD]
    before = honor(s)[2]
    pass_until(s, "A: fight the battle at")
    assert in_play(s, "Plain Guard") and provinces(s, "B") == 4, "nobody has won"
    assert honor(s) == [5 + 1 + 10, 5, before], "but it was resolved, and has ended"
    assert options(s) == ["B's province 2"], "and is not fought again"
    for name, bows in (("Plain Giant", True), ("Plain Rider", True), ("Plain Guard", False)):
        assert is_bowed(s, name) == bows and at_home(s, name) == bows
    assert in_discard(s, "Heart of Rokugan")


@both_editions(rule("sam.after-resolution.9"))
def test_the_battle_ends_with_its_resolution_segment() -> None:
    last = holding("Last Word", trait(BattleEnds(), gain_honor(1), when=Exists(PERSONALITY & HERE)), cost=0)
    s = table("A 5: Plain Rider*, Plain Hero+2, Last Word\nB 5: Plain Giant*\nbattle A>B", (last,))
    pass_until(s, "A: fight the battle at")
    assert honor(s) == [5 + 1, 5 + 2] and s.battle[FIELD] == -1, "nothing of it is left when the next one is chosen"
