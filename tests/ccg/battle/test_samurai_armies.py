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
    rage = holding("Rage", trait(PhaseBegins("dynasty"), AttackPhase()), cost=0)
    lull = trait(Engages(), gain_honor(1), when=InPhase("dynasty"))
    fury = trait(Engages(), gain_honor(10), when=InPhase("attack"))
    s = table(
        "A 5: \nB 5: Plain Guard, Rage, Peace\nattack phase, active B", (rage, holding("Peace", lull, fury, cost=0))
    )
    do(s, "B: done", "B: Rage")
    assert decision(s) == "B: attack whom", "in the Dynasty Phase as well, and of the other player"
    do(s, "B: A")
    pass_until(s, "B: bring into play")
    assert honor(s) == [5, 45], "there were four battles, and all in an Attack Phase"
    assert s.box.rules.phase_names[s.phase] == "dynasty"


@both_editions(rule("sam.attack-phase.2", "sam.additional.5", "sam.open-additional-attack-optional.1"))
def test_what_follows_in_the_text_follows_the_additional_phase_and_the_usual_one_remains() -> None:
    s = table("A 5: Plain Guard | War\nB 5: \naction phase, active A", (WAR,))
    do(s, "A: War")
    assert options(s) == ["B"], "somebody is attacked"
    do(s, "A: B")
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


@both_editions(rule("sam.assign.5"))
def test_a_unit_is_assigned_to_its_controllers_side() -> None:
    s = table("A 5: Plain Guard, B:Plain Rider\nB 5: Plain Sailor, A:Plain Hero\nattack A>B")
    do(s, "A: Plain Rider", "A: B's province 1", "A: done", "B: Plain Hero", "B: B's province 1", "B: done")
    assert attacking(s, "Plain Rider") and defending(s, "Plain Hero"), "not its owner's"
    do(s, "A: B's province 1")
    assert army_force(s, facts.ATTACKING) == force(s, "Plain Rider") and army_force(s, facts.DEFENDING) == 4
    lure = strategy(
        "Lure", open_(FightApart(THAT, THAT_OTHER), target=(PERSONALITY & OTHERS, PERSONALITY & YOURS)), focus=1
    )
    s = table("A 5: Plain Guard | Lure\nB 5: Plain Sailor, A:Plain Hero\naction phase, active A", (lure,))
    do(s, "A: Lure", "A: Plain Hero", "A: Plain Guard")
    assert attacking(s, "Plain Hero") and defending(s, "Plain Guard"), "by A's card, but each on its controller's side"
    assert (s.attacker, s.defender) == (1, 0) and decision(s) == "A: battle action"


@both_editions(rule("sam.battlefield.2"))
def test_a_unit_comes_to_its_controllers_side() -> None:
    s = table("A 5: Plain Guard* | Fetch\nB 5: Plain Sailor*, Plain Rider\nbattle A>B", (FETCH,))
    play(s, "B: pass", "A: Fetch", "A: Plain Rider")
    assert defending(s, "Plain Rider"), "whoever moved it"
    muster = strategy("Muster", battle(Create("personality", 2, 2, here=True)), focus=1)
    s = table("A 5: Plain Guard* | Muster\nB 5: Plain Sailor*\nbattle A>B", (muster,))
    do(s, "B: pass", "A: Muster")
    assert army_force(s, facts.ATTACKING) == 5 and army_force(s, facts.DEFENDING) == 2
    s = table(
        "A 5: Plain Guard*, Plain Hero, B:Plain Lady\nB 5: Plain Sailor* | Muster, Fetch, Fetch\nbattle A>B",
        (muster, FETCH),
    )
    do(s, "B: Muster")
    assert army_force(s, facts.ATTACKING) == 3 and army_force(s, facts.DEFENDING) == 4, "the Defender's to his"
    do(s, "A: pass", "B: Fetch", "B: Plain Hero", "A: pass", "B: Fetch", "B: Plain Lady")
    assert attacking(s, "Plain Hero") and attacking(s, "Plain Lady"), "whoever moved it, and whoever owns it"


FETCH = strategy("Fetch", battle(MoveHere(THAT), target=PERSONALITY), focus=1)


@both_editions(rule("sam.army.2", "sam.army.3"))
def test_an_army_may_begin_with_who_comes() -> None:
    s = table("A 5: Plain Guard*\nB 5: Plain Rider | Call\nbattle A>B", (CALL,))
    assert army_force(s, facts.DEFENDING) == 0, "nobody is there, which is a number"
    play(s, "B: Call")
    assert defending(s, "Plain Rider") and army_force(s, facts.DEFENDING) == 4
    pass_to_the_end(s)
    assert is_dead(s, "Plain Guard")
    muster = strategy("Muster", battle(Create("personality", 2, 2, here=True), even="absent"), focus=1)
    raise_ = strategy(
        "Raise", battle(PutIntoPlay(THAT, here=True), target=PERSONALITY & IN_DISCARD & YOURS, even="absent"), focus=1
    )
    s = table("A 5: Plain Guard*\nB 5: | Muster\nbattle A>B", (muster,))
    do(s, "B: Muster")
    assert army_force(s, facts.DEFENDING) == 2, "created there"
    s = table("A 5: Plain Guard*\nB 5: | Raise | | Plain Rider\nbattle A>B", (raise_,))
    do(s, "B: Raise", "B: Plain Rider")
    assert army_force(s, facts.DEFENDING) == 4, "or brought into play"
    s = table("A 5: \nB 5: Plain Rider\nattack A>B")
    do(s, "B: Plain Rider", "B: B's province 1")
    assert defending(s, "Plain Rider"), "or assigned, where nobody attacks"
    fewer = strategy("Bold", battle(gain_honor(1), when=Compare(count(ENEMY & PERSONALITY), "<", Num(1))), focus=1)
    s = table("A 5: \nB 5: Plain Rider* | Bold\nbattle A>B", (fewer,))
    do(s, "B: Bold")
    assert honor(s) == [5, 6], "an army without units has none of them"


@both_editions(rule("sam.army.7", "sam.opposed.1"))
def test_armies_and_opposition_are_of_the_current_battlefield() -> None:
    s = table("A 5: Plain Guard*, Plain Giant+2\nB 5: Plain Rider*\nbattle A>B")
    assert army_force(s, facts.ATTACKING) == 3
    assert opposed(s) == 1 << find(s, "Plain Guard") | 1 << find(s, "Plain Rider")
    s = table("A 5: Plain Guard*, Plain Giant+2\nB 5: Plain Rider+2\nbattle A>B")
    assert opposed(s) == 0, "nobody is on the other side"
    rouse = strategy("Rouse", battle(give(THAT, force=1), target=PERSONALITY & OPPOSED), focus=1)
    rally = strategy("Rally", battle(give(InArmyOf(PERFORMER), force=1), performer=PERSONALITY & YOURS), focus=1)
    s = table("A 5: Plain Guard*, Plain Giant+2 | Rouse\nB 5: Plain Rider+2 | Rouse\nbattle A>B", (rouse,))
    do(s, "B: pass")
    assert not offered(s, "Rouse"), "his enemy is at another battlefield"
    s = table("A 5: Plain Giant+2\nB 5: Plain Rider* | Rouse\nbattle A>B", (rouse,))
    assert not offered(s, "Rouse"), "nor is a defender, where nobody attacks"
    s = table(
        "A 5: Plain Guard*, Plain Hero*, Plain Giant+2 | Rally, Rouse\nB 5: Plain Rider*\nbattle A>B", (rally, rouse)
    )
    do(s, "B: pass", "A: Rouse")
    assert options(s) == ["Plain Guard", "Plain Hero", "Plain Rider"], "both sides are"
    do(s, "A: Plain Guard", "B: pass", "A: Rally", "A: Plain Hero")
    assert [force(s, x) for x in ("Plain Guard", "Plain Hero", "Plain Giant", "Plain Rider")] == [5, 5, 9, 4]


@both_editions(rule("sam.opposing.1", "sam.battlefield.1"))
def test_terrains_and_regions_are_in_no_army() -> None:
    text = "A 5: Plain Guard*, Heart of Rokugan\nB 5: Plain Rider* | | Field[Kaiu Village]\nbattle A>B"
    s = table(text)
    terrain, region = find(s, "Heart of Rokugan"), find(s, "Kaiu Village")
    assert s.at[terrain] == s.battle[FIELD] and s.host[region] == s.battle[FIELD], "they are there"
    sides = s.p[facts.ATTACKING] | s.p[facts.DEFENDING] | opposed(s)
    assert not sides >> terrain & 1 and not sides >> region & 1
    away = table(text.replace("| | Field[Kaiu Village]", "| | Field, Field[Kaiu Village]"))
    assert away.host[find(away, "Kaiu Village")] != away.battle[FIELD], "a Region is where its province is"
    curse = strategy("Curse", battle(Discard(THAT), target=Opposing(PERFORMER), performer=PERSONALITY & YOURS), focus=1)
    text = "A 5: Plain Guard*[Plain Spears], Plain Hero+2, Plain Lady, Heart of Rokugan\nB 5: Plain Rider*, Plain Giant* | Curse"
    s = table(f"{text} | Field[Kaiu Village]\nbattle A>B", (curse,))
    do(s, "B: Curse", "B: Plain Rider")
    assert options(s) == ["Plain Guard", "Plain Spears"], "only cards in units there, of the other side"


@both_editions(rule("sam.location-rule.6"))
def test_who_may_act_from_elsewhere_must_still_be_present() -> None:
    s = table("A 5: Plain Guard*\nB 5: Far Sight, Plain Rider*\nbattle A>B", (FAR,))
    assert offered(s, "Far Sight")
    s = table("A 5: Plain Guard*\nB 5: Far Sight, Plain Rider\nbattle A>B", (FAR,))
    assert not offered(s, "Far Sight")
    s = table("A 5: Plain Guard*\nB 5: Far Sight+2, Plain Rider+2\nbattle A>B", (FAR,))
    assert not offered(s, "Far Sight"), "nor from another battlefield"


@both_editions(rule("sam.battles.1", "sam.resolution-segment.1"))
def test_a_battle_step_by_step() -> None:
    last = trait(BattleResolves(), give(THIS, force=5))
    late = trait(BattleResolves(), gain_honor(10), when=InCombat())
    brave = personality("Brave", CRAB, last, late, force=1, chi=2, cost=3, personal_honor=1)
    s = table("A 5: Brave+1\nB 5: Plain Rider+1\nattack A>B", (brave,))
    play(s, "A: B's province 1")
    assert decision(s) == "B: battle action" and force(s, "Brave") == 1, "chosen and engaged, the Combat Segment"
    do(s, "B: pass", "A: pass")
    while "traits" in decision(s):
        do(s, f"{decision(s)[0]}: {options(s)[0]}")
    assert is_dead(s, "Plain Rider") and at_home(s, "Brave") and is_bowed(s, "Brave"), "6 against 4"
    assert honor(s) == [7, 5], "the Combat Segment was over by then"


@both_editions(rule("sam.battles.3"))
def test_units_come_to_a_battle_without_an_attack_by_effects_alone() -> None:
    s = table("A 5: Plain Giant, Plain Hero\nB 5: Plain Guard, Plain Rider\naction phase, active A")
    s.decision = None
    fight_apart(s, 1 << find(s, "Plain Giant"), 1 << find(s, "Plain Guard"), -1, 0)
    run(s)
    assert decision(s) == "B: battle action" and at_home(s, "Plain Hero") and at_home(s, "Plain Rider")
    assert attacking(s, "Plain Giant") and defending(s, "Plain Guard")


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
    crew = follower("Crew", battle(gain_honor(1)), force=1, cost=1, focus=1, keywords="naval")
    guarded = ", Plain Sailor+1"
    places = (
        *(("Sea Dog+1", "", True), ("Plain Guard+1", "", False), ("Sea Dog+2", "", False)),
        *(("Sea Dog+1", guarded, False), ("Sea Dog+1[Crew]", guarded, True)),
    )
    for unit, against, may in places:
        s = table(f"A 5: {unit}, Plain Hero+1\nB 5: Plain Rider+1{against}\nattack A>B", (sea, crew))
        do(s, "A: B's province 1")
        assert offered(s, "Naval Invasion") == may, "of Personalities and Followers there"
    embark = strategy("Embark", limited(GainsKeyword(THAT, "naval"), target=PERSONALITY & YOURS), focus=1)
    find_ = strategy("Sea Fog", battle(Bow(THAT), target=PERSONALITY & keyword("naval")), focus=1)
    s = table(
        "A 5: Plain Guard, Plain Hero | Embark\nB 5: Plain Rider | Sea Fog\naction phase, active A", (embark, find_)
    )
    do(s, "A: Embark", "A: Plain Guard", "B: pass", "A: pass", "A: B")
    do(s, "A: Plain Guard", "A: B's province 1", "A: done", "B: Plain Rider", "B: B's province 1", "A: B's province 1")
    assert offered(s, "Naval Invasion"), "a keyword, which is granted as others are"
    play(s, "A: pass", "B: Sea Fog")
    assert is_bowed(s, "Plain Guard"), "and which other texts may name"


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
    early = holding("Early", trait(Engages(), AttackerFirst()), cost=0)
    for others in ("Early", "Early, Early"):
        s = table(f"A 5: Plain Guard+1, {others}\nB 5: Plain Rider+1\nattack A>B", (early,))
        do(s, "A: B's province 1")
        while "traits" in decision(s):
            do(s, f"A: {options(s)[0]}")
        assert decision(s) == "A: battle action"
        do(s, "A: pass")
        assert decision(s) == "B: battle action"
    s = table("A 5: Sea Dog+1, Boaster+1, Early\nB 5: Plain Rider+1\nattack A>B", (sea, early, BOASTER))
    do(s, "A: B's province 1", "A: Early", "A: Naval Invasion", "A: Sea Dog", "A: Sea Dog")
    assert honor(s)[0] == 6 and decision(s) == "B: battle action", "nor do different ones"


BOASTER = personality("Boaster", CRAB, battle(gain_honor(9)), force=2, chi=2, cost=3, personal_honor=1)


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
    places = (("*", True), ("*_", False), ("", False), ("+2", False))
    for where, may in places:
        s = table(f"A 5: Plain Planner*\nB 5: Plain Rider*, Plain Planner{where} | Plan\nbattle A>B", (plan,))
        assert offered(s, "Plan") == may, "and that of another player does not help"


@both_editions(rule("sam.assign.4", "sam.timing-order.5"))
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
    assert seen == "ACBD", "once more, in the same order, which is not that of turns"
