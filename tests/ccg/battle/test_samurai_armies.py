"""Samurai Edition: additional Attack Phases, armies, assigning, Naval and Tactical."""

from __future__ import annotations

from gorin.kernel.machine import run
from gorin.rulebook.testing import rule
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.attributes.stats import army_force, opposed
from gorin.rulesets.ccg.battle.created_battlefields import fight_apart
from gorin.rulesets.ccg.rows import Negation
from gorin.rulesets.ccg.state import FIELD, TURN
from gorin.rulesets.ccg.words import *
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
    offered,
    options,
    pass_to_the_end,
    pass_until,
    play,
    step,
    table,
)

WAR = strategy("War", limited(AttackPhase(), gain_honor(3)), focus=1)
CALL = strategy("Call", battle(MoveHere(PERFORMER), performer=PERSONALITY & YOURS), focus=1)
SHOVE = strategy("Shove", battle(MoveHome(THAT), performer=PERSONALITY & YOURS, target=PERSONALITY & ENEMY), focus=1)
FAR = personality("Far Sight", CRAB, battle(gain_honor(1), even="away"), force=1, chi=2, cost=3, personal_honor=1)


@both_editions(rule("sam.additional.1", "sam.additional.2", "sam.additional.3"))
def test_an_additional_attack_phase_comes_at_once_and_the_phase_goes_on() -> None:
    s = table("A 5: Plain Guard | War, Plain Two\nB 5: Plain Giant\naction phase, active A", (WAR,))
    do(s, "A: War")
    assert decision(s) == "A: attack whom" and options(s) == ["B"], "it is not optional"
    do(s, "A: B")
    assert s.box.rules.phase_names[s.phase] == "attack" and decision(s) == "A: assign a unit"
    pass_until(s, "B: action")
    assert s.box.rules.phase_names[s.phase] == "action", "the Action Phase goes on where it was"


@both_editions(rule("sam.attack-phase.2", "sam.additional.5", "sam.open-additional-attack-optional.1"))
def test_what_follows_in_the_text_follows_the_additional_phase_and_the_usual_one_remains() -> None:
    s = table("A 5: Plain Guard | War\nB 5: \naction phase, active A", (WAR,))
    do(s, "A: War", "A: B")
    assert honor(s)[0] == 5, "the rest of the text waits"
    pass_until(s, "B: action")
    assert honor(s)[0] == 8
    do(s, "B: pass", "A: pass")
    assert decision(s) == "A: declare an attack" and "done" in options(s)


@both_editions(rule("sam.assign.2"))
def test_assigning_is_not_moving() -> None:
    s = table("A 5: Plain Guard\nB 5: \nattack A>B")
    s.negations = (Negation(ev.MOVE_TO, -1, 0, TURN, 0, 0),)
    do(s, "A: Plain Guard", "A: B's province 1")
    assert attacking(s, "Plain Guard"), "what forbids to move does not forbid to assign"


@both_editions(rule("sam.assign.5", "sam.battlefield.2"))
def test_a_unit_stands_on_its_controllers_side() -> None:
    s = table("A 5: Plain Guard* | Fetch\nB 5: Plain Sailor*, Plain Rider\nbattle A>B", (FETCH,))
    play(s, "B: pass", "A: Fetch", "A: Plain Rider")
    assert defending(s, "Plain Rider"), "whoever moved it"
    muster = strategy("Muster", battle(Create("personality", 2, 2, here=True)), focus=1)
    s = table("A 5: Plain Guard* | Muster\nB 5: Plain Sailor*\nbattle A>B", (muster,))
    do(s, "B: pass", "A: Muster")
    assert army_force(s, facts.ATTACKING) == 5 and army_force(s, facts.DEFENDING) == 2


FETCH = strategy("Fetch", battle(MoveHere(THAT), target=PERSONALITY), focus=1)


@both_editions(rule("sam.army.2", "sam.army.3"))
def test_an_army_may_begin_with_who_comes() -> None:
    s = table("A 5: Plain Guard*\nB 5: Plain Rider | Call\nbattle A>B", (CALL,))
    assert army_force(s, facts.DEFENDING) == 0, "nobody is there, which is a number"
    play(s, "B: Call")
    assert defending(s, "Plain Rider") and army_force(s, facts.DEFENDING) == 4
    pass_to_the_end(s)
    assert is_dead(s, "Plain Guard")


@both_editions(rule("sam.army.7", "sam.opposed.1"))
def test_armies_and_opposition_are_of_the_current_battlefield() -> None:
    s = table("A 5: Plain Guard*, Plain Giant+2\nB 5: Plain Rider*\nbattle A>B")
    assert army_force(s, facts.ATTACKING) == 3
    assert opposed(s) == 1 << find(s, "Plain Guard") | 1 << find(s, "Plain Rider")
    s = table("A 5: Plain Guard*, Plain Giant+2\nB 5: Plain Rider+2\nbattle A>B")
    assert opposed(s) == 0, "nobody is on the other side"


@both_editions(rule("sam.opposing.1", "sam.battlefield.1"))
def test_terrains_and_regions_are_in_no_army() -> None:
    text = "A 5: Plain Guard*, Heart of Rokugan\nB 5: Plain Rider* | | Field[Kaiu Village]\nbattle A>B"
    s = table(text)
    terrain, region = find(s, "Heart of Rokugan"), find(s, "Kaiu Village")
    assert s.at[terrain] == s.battle[FIELD] and s.host[region] == s.battle[FIELD], "they are there"
    sides = s.p[facts.ATTACKING] | s.p[facts.DEFENDING] | opposed(s)
    assert not sides >> terrain & 1 and not sides >> region & 1


@both_editions(rule("sam.location-rule.6"))
def test_who_may_act_from_elsewhere_must_still_be_present() -> None:
    s = table("A 5: Plain Guard*\nB 5: Far Sight, Plain Rider*\nbattle A>B", (FAR,))
    assert offered(s, "Far Sight")
    s = table("A 5: Plain Guard*\nB 5: Far Sight, Plain Rider\nbattle A>B", (FAR,))
    assert not offered(s, "Far Sight")


@both_editions(rule("sam.battles.1", "sam.resolution-segment.1"))
def test_a_battle_step_by_step() -> None:
    last = trait(BattleResolves(), give(THIS, force=5))
    brave = personality("Brave", CRAB, last, force=1, chi=2, cost=3, personal_honor=1)
    s = table("A 5: Brave+1\nB 5: Plain Rider+1\nattack A>B", (brave,))
    play(s, "A: B's province 1")
    assert decision(s) == "B: battle action" and force(s, "Brave") == 1, "chosen and engaged, the Combat Segment"
    do(s, "B: pass", "A: pass")
    while "traits" in decision(s):
        do(s, f"{decision(s)[0]}: {options(s)[0]}")
    assert is_dead(s, "Plain Rider") and at_home(s, "Brave") and is_bowed(s, "Brave"), "6 against 4"


@both_editions(rule("sam.battles.3"))
def test_units_come_to_a_battle_without_an_attack_by_effects_alone() -> None:
    s = table("A 5: Plain Giant, Plain Hero\nB 5: Plain Guard, Plain Rider\naction phase, active A")
    s.decision = None
    fight_apart(s, 1 << find(s, "Plain Giant"), 1 << find(s, "Plain Guard"), -1, 0)
    run(s)
    assert decision(s) == "B: battle action" and at_home(s, "Plain Hero") and at_home(s, "Plain Rider")


@both_editions(rule("sam.naval.1", "sam.open-naval-trait-or-keyword.1", "sam.open-naval-opportunity-order.1"))
def test_after_the_naval_action_the_defender_acts() -> None:
    sea = personality(
        "Sea Dog", CRAB, battle(gain_honor(1)), force=2, chi=2, cost=3, personal_honor=1, keywords="naval"
    )
    s = table("A 5: Sea Dog+1\nB 5: Plain Rider+1\nattack A>B", (sea,))
    assert facts.keyword("naval") == facts.NAVAL
    do(s, "A: B's province 1")
    play(s, "A: Naval Invasion")
    assert decision(s) == "A: additional action"
    do(s, "A: Sea Dog")
    assert honor(s)[0] == 6 and decision(s) == "B: battle action", "and then as usual"
    do(s, "B: pass")
    assert decision(s) == "A: battle action"


@both_editions(rule("sam.combat-segment.4"))
def test_first_opportunities_do_not_add_up() -> None:
    sea = personality(
        "Sea Dog", CRAB, battle(gain_honor(1)), force=2, chi=2, cost=3, personal_honor=1, keywords="naval"
    )
    s = table("A 5: Sea Dog+1, Sea Dog+1\nB 5: Plain Rider+1\nattack A>B", (sea,))
    do(s, "A: B's province 1", "A: Naval Invasion")
    do(s, f"A: {options(s)[0]}")
    if decision(s) == "A: reactions after":
        assert not offered(s, "Naval Invasion"), "once per battle"
        do(s, "A: pass")
    do(s, f"A: {options(s)[0]}")
    assert decision(s) == "B: battle action", "one Battle action before the Defender"


@both_editions(rule("sam.open-tactical-bowed.1"))
def test_a_bowed_tactician_may_have_the_bonus() -> None:
    s = table("A 5: Plain Guard*\nB 5: Plain Planner*_ | Plain Four\nbattle A>B")
    assert offered(s, "Tactical Advantage")
    s = table("A 5: Plain Guard*\nB 5: Plain Rider*, Plain Planner | Plain Four\nbattle A>B")
    assert not offered(s, "Tactical Advantage"), "but he must be there"


@both_editions(rule("sam.after-resolution.1"))
def test_what_comes_after_resolution_comes_without_an_outcome_too() -> None:
    s = table("A 5: Plain Guard*_, Plain Hero+2, Heart of Rokugan\nB 5: \nbattle A>B")
    pass_until(s, "A: fight the battle at")
    assert at_home(s, "Plain Guard") and in_discard(s, "Heart of Rokugan") and "ccg: attack" in step(s)
    assert in_play(s, "Plain Hero")


@editions(samurai=rule("sam.tactical.2"))
def test_a_tactical_action_that_nobody_performs_needs_an_unbowed_tactician_there() -> None:
    plan = strategy("Plan", battle(gain_honor(1), words="tactical"), focus=1)
    for planner, may in (("Plain Planner*", True), ("Plain Planner*_", False), ("Plain Planner", False)):
        s = table(f"A 5: Plain Guard*\nB 5: Plain Rider*, {planner} | Plan\nbattle A>B", (plan,))
        assert offered(s, "Plan") == may


@both_editions(rule("sam.assign.4"))
def test_who_assigns_outside_the_maneuvers_does_so_in_their_order() -> None:
    late = holding("Late", trait(ManeuversEnd(), AdditionalManeuvers(), when=YourTurn()), cost=0)
    seats = "\n".join(f"{x} 5: Plain Guard, Plain Hero" + (", Late" if x == "A" else "") for x in "ABCD")
    s = table(f"{seats}\nattack A+C>B+D", (late,))
    seen = ""
    for who in "ACBD":
        do(s, f"{who}: Plain Guard", f"{who}: B's province 1", f"{who}: done")
    while "assign" in decision(s) or "traits" in decision(s):
        if "assign" in decision(s):
            seen += decision(s)[0]
            do(s, f"{seen[-1]}: done")
        else:
            do(s, f"{decision(s)[0]}: {options(s)[0]}")
    assert seen == "ACBD", "once more, in the same order"


@both_editions(rule("sam.choose-battlefield.3"))
def test_what_answers_engaging_happens_in_the_battle() -> None:
    horn = trait(Engages(), gain_honor(1), when=Exists(PERSONALITY & HERE))
    s = table("A 5: Plain Guard+1, Horn\nB 5: \nattack A>B", (holding("Horn", horn, cost=0),))
    play(s, "A: B's province 1")
    assert honor(s)[0] == 6 and s.battle[FIELD] >= 0, "there is a current battlefield by then"
