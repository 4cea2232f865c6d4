"""The Attack Phase: declaring, maneuvers, the order of battles."""

from __future__ import annotations

from gorin.rulebook.testing import rule
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.attributes.stats import army_force
from gorin.rulesets.ccg.notation import write
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    at_home,
    attacking,
    decision,
    defending,
    do,
    editions,
    find,
    honor,
    in_play,
    is_bowed,
    offered,
    options,
    pass_until,
    provinces,
    step,
    table,
    told,
    watch,
)


@editions(
    emperor=rule("emp.attack-phase.1", "emp.declaration-segment.1"),
    samurai=rule("sam.attack-phase.1", "sam.declaration-segment.1"),
)
def test_an_attack_may_be_declared_or_not() -> None:
    s = table("A 5: Plain Guard \nB 5: \nattack phase, active A")
    assert decision(s) == "A: declare an attack" and options(s) == ["B", "done"]
    do(s, "A: done")
    assert decision(s) == "A: bring into play" and s.attacker == -1
    s = table("A 5: Plain Guard \nB 5: \nattack phase, active A")
    do(s, "A: B")
    assert (s.attacker, s.defender) == (0, 1)
    s = table("A 5: \nB 5: Plain Guard\naction phase, active B")
    do(s, "B: pass", "A: pass")
    assert decision(s) == "B: declare an attack" and options(s) == ["A", "done"], "the active player, after the actions"
    do(s, "B: A")
    assert (s.attacker, s.defender) == (1, 0) and decision(s) == "B: assign a unit"


@editions(
    emperor=rule("emp.attack-phase.2", "emp.declaration-segment.2", "emp.infantry-maneuvers-segment.2"),
    samurai=rule("sam.declaration-segment.3", "sam.assign.8"),
)
def test_units_are_assigned_to_any_of_the_defenders_provinces() -> None:
    s = table("A 5: Plain Guard, Plain Giant, Plain Sailor \nB 5: \nattack A>B")
    do(s, "A: Plain Guard")
    assert options(s) == ["B's province 1", "B's province 2", "B's province 3", "B's province 4"]
    do(s, "A: B's province 1", "A: Plain Giant", "A: B's province 3", "A: done")
    assert attacking(s, "Plain Guard") and attacking(s, "Plain Giant") and at_home(s, "Plain Sailor")
    assert decision(s) == "A: fight the battle at"
    s = table("A 5: Plain Guard \nB 5: Plain Giant \nattack A>B")
    do(s, "A: Plain Guard", "A: B's province 1", "B: Plain Giant")
    assert decision(s).startswith("B: assign to the battlefield at") and len(options(s)) == 4, "each for his own units"
    do(s, "B: B's province 4")
    assert s.at[find(s, "Plain Giant")] == s.provinces[1][3]
    s = table("A 5: | | Plain Farm, gone, gone\nB 5: Plain Guard \nattack B>A")
    do(s, "B: Plain Guard")
    assert options(s) == ["A's province 1", "A's province 2"], "he has no others"
    s = table("A 5: Plain Guard\nB 5: Plain Giant\nC 5: Plain Rider\nD 5: Plain Sailor\nattack phase, active A")
    do(s, "A: B", "A: C", "A: done", "B: D", "B: done")
    for who, unit, n in (("A", "Guard", 1), ("C", "Rider", 2), ("B", "Giant", 3), ("D", "Sailor", 4)):
        do(s, f"{who}: Plain {unit}")
        assert decision(s).startswith(f"{who}: assign to the battlefield at"), "not the leader for his allies"
        do(s, f"{who}: B's province {n}")


@editions(
    emperor=rule("emp.infantry-maneuvers-segment.1", "emp.infantry-maneuvers-segment.4"), samurai=rule("sam.assign.1")
)
def test_assigning_is_simultaneous_and_no_movement() -> None:
    s = table("A 5: Plain Guard, Plain Giant \nB 5: \nattack A>B")
    do(s, "A: Plain Guard", "A: B's province 1")
    assert at_home(s, "Plain Guard")
    do(s, "A: done")
    assert attacking(s, "Plain Guard") and not defending(s, "Plain Guard") and at_home(s, "Plain Giant")
    assert s.at[find(s, "Plain Guard")] == s.provinces[1][0]
    s = table("A 5: Plain Guard[Plain Spears], Plain Hero \nB 5: Plain Rider, Plain Sailor \nattack A>B")
    do(s, "A: Plain Guard", "A: B's province 2", "A: Plain Hero", "A: B's province 3")
    assert s.at[find(s, "Plain Hero")] == s.provinces[1][2] and attacking(s, "Plain Spears")
    do(s, "B: Plain Rider", "B: B's province 2")
    assert at_home(s, "Plain Rider")
    do(s, "B: Plain Sailor", "B: B's province 2")
    assert defending(s, "Plain Rider") and defending(s, "Plain Sailor") and not attacking(s, "Plain Rider")
    while decision(s) != "A: fight the battle at":
        do(s, f"{decision(s)[0]}: done")
    do(s, "A: B's province 2")
    assert (army_force(s, facts.ATTACKING), army_force(s, facts.DEFENDING)) == (5, 6), "they are the armies there"


@editions(
    emperor=rule("emp.infantry-maneuvers-segment.3", "emp.infantry-maneuvers-segment.5"),
    samurai=rule("sam.infantry-maneuvers.3", "sam.infantry-maneuvers.5", "sam.assign.3"),
)
def test_the_defender_assigns_afterwards_and_only_the_unbowed() -> None:
    s = table("A 5: Plain Guard, Plain Giant_ \nB 5: Plain Duelist, Plain Lady_\nattack A>B")
    assert options(s) == ["Plain Guard", "done"]
    do(s, "A: Plain Guard", "A: B's province 2")
    assert decision(s) == "B: assign a unit" and options(s) == ["Plain Duelist", "done"]
    do(s, "B: Plain Duelist", "B: B's province 2")
    assert defending(s, "Plain Duelist")
    text = "A 5: Plain Guard, Plain Giant[Plain Spears_], Plain Lady_\nB 5: Plain Duelist, Plain Hero, Plain Priest_"
    s = table(f"{text}, Late\nattack B>A", (LATE,))
    assert decision(s) == "B: assign a unit" and options(s) == ["Plain Duelist", "Plain Hero", "done"]
    do(s, "B: Plain Duelist", "B: A's province 1", "B: Plain Hero", "B: A's province 4")
    assert attacking(s, "Plain Duelist") and attacking(s, "Plain Hero"), "any number, anywhere"
    assert decision(s) == "A: assign a unit" and options(s) == ["Plain Guard", "Plain Giant", "done"]
    do(s, "A: Plain Guard", "A: A's province 2", "A: Plain Giant", "A: A's province 1", "B: Late")
    assert decision(s) == "B: fight the battle at", "nor through effects: only the bowed are still at home"
    assert defending(s, "Plain Guard") and defending(s, "Plain Giant") and at_home(s, "Plain Lady")


LATE = holding("Late", trait(ManeuversEnd(), AdditionalManeuvers()), cost=0)


@editions(
    emperor=rule("emp.cavalry-maneuvers-segment.1", "emp.rules-relevant-keywords.2"),
    samurai=rule("sam.cavalry-maneuvers.1", "sam.infantry-maneuvers.1", "sam.infantry-maneuvers.2"),
)
def test_cavalry_may_be_assigned_last() -> None:
    s = table("A 5: Plain Rider, Plain Guard, Plain Giant \nB 5: Plain Rider, Plain Duelist\nattack A>B")
    assert options(s) == ["Plain Rider", "Plain Guard", "Plain Giant", "done"], "at first, all may be"
    do(s, "A: Plain Guard", "A: B's province 1", "A: done")
    assert options(s) == ["Plain Rider", "Plain Duelist", "done"]
    do(s, "B: done")
    assert decision(s) == "A: assign a unit" and options(s) == ["Plain Rider", "done"]
    do(s, "A: Plain Rider", "A: B's province 4")
    assert decision(s) == "B: assign a unit" and options(s) == ["Plain Rider", "done"]


@editions(
    emperor=rule("emp.cavalry-maneuvers-segment.2", "emp.keywords.5", "emp.infantry.1"),
    samurai=rule("sam.cavalry.2", "sam.infantry.1"),
)
def test_a_unit_is_cavalry_only_if_all_of_it_is() -> None:
    s = table("A 5: Plain Rider[Plain Spears], Plain Guard \nB 5: \nattack A>B")
    do(s, "A: done")
    assert decision(s) != "A: assign a unit" and at_home(s, "Plain Rider")
    s = table("A 5: Plain Rider[Plain Horsemen, Plain Sword], Plain Guard \nB 5: \nattack A>B")
    do(s, "A: done")
    assert decision(s) == "A: assign a unit" and options(s) == ["Plain Rider", "done"]
    for unit in ("Plain Guard[Plain Horsemen]", "Plain Rider[Plain Horsemen, Plain Spears]"):
        s = table(f"A 5: {unit} \nB 5: \nattack A>B")
        do(s, "A: done")
        assert decision(s) != "A: assign a unit", "one without it is enough"
    march = strategy("March", open_(Bow(THAT), target=INFANTRY), focus=1)
    text = "A 5: Plain Rider[Plain Spears, Plain Sword], Plain Guard[Plain Horsemen], Plain Mine | March \nB 5: "
    s = table(text, (march,))
    do(s, "A: March")
    assert options(s) == ["Plain Spears", "Plain Guard"] and "infantry" not in facts.NAMED.numbers


@rule("emp.units.5", "emp.declaration-segment.3")
def test_attachments_go_with_their_personality() -> None:
    s = table("A 5: Plain Guard[Plain Spears, Plain Sword] \nB 5: \nattack A>B")
    do(s, "A: Plain Guard", "A: B's province 1")
    assert attacking(s, "Plain Spears") and attacking(s, "Plain Sword")


LAMP = holding("Lamp", trait(Engages(), gain_honor(1)), cost=0)
CALL = strategy("Call", battle(MoveHere(PERFORMER), performer=PERSONALITY & YOURS), focus=1)


@editions(
    emperor=rule("emp.fight-battles.1", "emp.fight-battles.2"),
    samurai=rule("sam.attack-battles.1", "sam.attack-battles.2", "sam.choose-battlefield.1"),
)
def test_one_battle_at_each_battlefield_in_the_attackers_order() -> None:
    s = table("A 5: Plain Guard+3, Plain Guard+1, Plain Guard+4 \nB 5: Plain Lady+2\nattack A>B")
    left = [f"B's province {i}" for i in (1, 2, 3, 4)]
    for place in ("3", "1", "4"):
        assert decision(s) == "A: fight the battle at" and options(s) == left
        do(s, f"A: B's province {place}")
        left.remove(f"B's province {place}")
        pass_until(s, "A: fight the battle at")
    assert options(s) == ["B's province 2"], "only a defender is there"
    pass_until(s, "bring into play")
    assert provinces(s, "B") == 4 and s.attacker == -1


@editions(emperor=rule("emp.fight-battles.3"), samurai=rule("sam.open-empty-battles.1", "sam.choose-battlefield.5"))
def test_battles_that_nobody_fights_are_fought_without_asking() -> None:
    s = watch(table("A 5: Plain Guard+3, Lamp \nB 5: \nattack A>B", (LAMP,)))
    assert decision(s) == "A: fight the battle at" and options(s) == ["B's province 3"]
    pass_until(s, "bring into play")
    assert honor(s) == [9, 5], "but there was a battle at each of the four"
    assert [x for x in told(s) if "begins" in x and "battle" in x] == ["The battle at B's province 3 begins."]


@rule("emp.fight-battles.3")
def test_the_defender_may_act_where_nobody_is() -> None:
    s = table("A 5: Plain Guard+1 \nB 5: | Flooded Pass\nattack A>B")
    do(s, "A: B's province 1", "B: pass", "A: pass")
    assert decision(s) == "B: battle action" and offered(s, "Flooded Pass") and s.battle[0] == s.provinces[1][1]


@rule("emp.fight-battles.1", "emp.rules-of-location.4")
def test_who_could_go_to_an_empty_battlefield_may_choose_it() -> None:
    s = table("A 5: Plain Giant+1, Plain Guard | Call \nB 5: Plain Rider+1\nattack A>B", (CALL,))
    do(s, "A: done")
    assert len(options(s)) == 4
    do(s, "A: B's province 2", "B: pass", "A: Call", "A: Plain Giant")
    pass_until(s, "A: fight the battle at")
    assert provinces(s, "B") == 3 and options(s) == ["B's province 1"], "9 against an empty province"


@editions(
    emperor=rule("emp.resolution-segment.18", "emp.resolution-segment.19"),
    samurai=rule("sam.after-resolution.10", "sam.attack-battles.3"),
)
def test_after_the_last_battle_everybody_goes_home() -> None:
    s = table("A 5: Plain Guard+1 \nB 5: Plain Duelist+2, Plain Rider+3_\nattack A>B")
    pass_until(s, "bring into play")
    assert at_home(s, "Plain Guard") and is_bowed(s, "Plain Guard")
    assert at_home(s, "Plain Duelist") and not is_bowed(s, "Plain Duelist")
    assert at_home(s, "Plain Rider") and is_bowed(s, "Plain Rider") and decision(s) == "A: bring into play"
    assert "attack" not in write(s) and "ccg: attack" not in step(s)


@editions(emperor=rule("emp.fight-battles.4", "emp.resolution-segment.16"), samurai=rule("sam.after-resolution.5"))
def test_defenders_stay_and_do_not_bow() -> None:
    s = table("A 5: Plain Guard*, Plain Sailor+2 \nB 5: Plain Giant*\nbattle A>B 1")
    pass_until(s, "A: fight the battle at")
    assert defending(s, "Plain Giant") and not is_bowed(s, "Plain Giant")
    assert not in_play(s, "Plain Guard")
    assert not offered(s, "B's province 1")
