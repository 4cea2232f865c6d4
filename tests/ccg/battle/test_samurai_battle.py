"""Samurai Edition: presence and location, the resolution of a battle step by step, and what comes after it."""

from __future__ import annotations

from typing import Any

from gorin.kernel.derive import derive
from gorin.kernel.events import Event
from gorin.kernel.machine import ask_again, run
from gorin.kernel.windows import emit
from gorin.rulebook.testing import rule
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.attributes.stats import army_force, enemies
from gorin.rulesets.ccg.battle.created_battlefields import fight_apart
from gorin.rulesets.ccg.rows import Negation
from gorin.rulesets.ccg.state import BATTLE, FIELD
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    at_home,
    attacking,
    both_editions,
    decision,
    defending,
    discard,
    do,
    editions,
    find,
    force,
    honor,
    in_discard,
    in_play,
    is_bowed,
    is_dead,
    is_dishonorable,
    occur,
    offered,
    options,
    pass_to_the_end,
    pass_until,
    play,
    provinces,
    strength,
    table,
    told,
    watch,
)

CALL = strategy("Call", battle(MoveHere(PERFORMER), performer=PERSONALITY & YOURS), focus=1)
CONJURE = strategy("Conjure", battle(Create("personality", 2, 2, here=True)), focus=1)
AFAR = strategy("Afar", battle(give(THAT, force=2), target=PERSONALITY, even="absent"), focus=1)
SHOUT = personality("Shouter", CRAB, battle(gain_honor(1)), force=1, chi=2, cost=3, personal_honor=1)
BANNER = holding("Banner", battle(gain_honor(1)), cost=0)
LIMIT = holding("Limit", limited(gain_honor(1)), open_(gain_honor(2)), cost=0)
RUIN = strategy("Ruin", battle(Destroy(CurrentProvince())), focus=1)


def befall(s: Any, *events: Event) -> None:
    """This happens now."""
    s.decision = None
    emit(s, events)
    run(s)


# --- who may do what there ------------------------------------------------------------------------------------------


@editions(samurai=rule("sam.presence.5"))
def test_who_creates_a_unit_there_must_be_present_before() -> None:
    s = table("A 5: Plain Giant*\nB 5: Plain Rider | Conjure\nbattle A>B", (CONJURE,))
    assert not offered(s, "Conjure")
    s = table("A 5: Plain Giant*\nB 5: Plain Rider* | Conjure\nbattle A>B", (CONJURE,))
    do(s, "B: Conjure")
    assert army_force(s, facts.DEFENDING) == 6


@both_editions(rule("sam.presence.2", "sam.location-rule.3"))
def test_who_moves_there_need_not_be_present() -> None:
    s = table("A 5: Plain Giant*\nB 5: Plain Rider | Call\nbattle A>B", (CALL,))
    play(s, "B: Call")
    assert defending(s, "Plain Rider")


@both_editions(rule("sam.presence.4", "sam.location-rule.5"))
def test_even_if_the_movement_is_known_to_fail() -> None:
    s = table("A 5: Plain Giant*\nB 5: Plain Rider | Call\nbattle A>B", (CALL,))
    s.negations = (Negation(ev.MOVE_TO, -1, 0, BATTLE, 0, 0),)
    play(s, "B: Call")
    assert in_discard(s, "Call") and at_home(s, "Plain Rider")
    runner = personality("Runner", CRAB, battle(MoveHere(THIS)), force=1, chi=2, cost=3, personal_honor=1)
    s = table("A 5: Plain Giant*\nB 5: Plain Rider*, Runner\nbattle A>B", (runner,))
    s.negations = (Negation(ev.MOVE_TO, -1, 0, BATTLE, 0, 0),)
    ask_again(s)
    assert offered(s, "Runner"), "his location is excepted, too"
    do(s, "B: Runner")
    assert at_home(s, "Runner")


@both_editions(rule("sam.presence.6", "sam.location-rule.1"))
def test_without_presence_location_still_holds() -> None:
    s = table("A 5: Plain Giant*, Plain Guard\nB 5: Plain Rider | Afar\nbattle A>B", (AFAR,))
    play(s, "B: Afar")
    assert force(s, "Plain Giant") == 11, "the only one at the battlefield"


@both_editions(rule("sam.location-rule.2", "sam.location-rule.7"))
def test_location_is_about_cards_in_units() -> None:
    text = "A 5: Plain Giant*\nB 5: Plain Rider*, Shouter, Banner\nbattle A>B"
    s = table(text, (SHOUT, BANNER))
    assert not offered(s, "Shouter") and offered(s, "Banner")
    s = table(text.replace("Shouter", "Shouter*"), (SHOUT, BANNER))
    assert offered(s, "Shouter")
    s = table(text.replace("Shouter", "Shouter+2"), (SHOUT, BANNER))
    assert not offered(s, "Shouter"), "nor if it is at another battlefield"
    pike = item("Pike", battle(gain_honor(1)), force=1, chi=0, cost=0, focus=1)
    for where, usable in (("", False), ("+2", False), ("*", True)):
        s = table(f"A 5: Plain Giant*\nB 5: Plain Rider*, Plain Guard{where}[Pike]\nbattle A>B", (pike,))
        assert offered(s, "Pike") == usable, "of attachments, too"


@both_editions(rule("sam.combat-segment.5"))
def test_only_battle_actions_in_the_combat_segment() -> None:
    s = table("A 5: Plain Giant*\nB 5: Plain Rider*, Limit, Banner\nbattle A>B", (LIMIT, BANNER))
    assert offered(s, "Banner") and not offered(s, "Limit")


@both_editions(rule("sam.combat-segment.6"))
def test_reactions_need_no_presence() -> None:
    s = table("A 5: Plain Giant*, Plain Guard*\nB 5: Plain Rider*\nC 5: Horn\nbattle A>B", (HORN,))
    do(s, "B: pass", "A: pass")
    assert decision(s) == "C: reactions after" and offered(s, "Horn"), "after the resolution, far away"


HORN = holding("Horn", reaction(BattleResolved(), gain_honor(1)), cost=0)


@both_editions(rule("sam.open-presence-in-enemy-army.1", "sam.army.4", "sam.enemy.2"))
def test_a_unit_in_the_enemy_army() -> None:
    s = table(
        "A 5: Plain Giant*\nB 5: Plain Rider* | Afar2, Aim\nbattle A>B",
        (
            strategy("Afar2", battle(gain_honor(1)), focus=1),
            strategy("Aim", battle(Bow(THAT), target=PERSONALITY & ENEMY), focus=1),
        ),
    )
    rider = find(s, "Plain Rider")
    s.p[facts.DEFENSE_SIDE] &= ~(1 << rider)
    s.p[facts.ATTACK_SIDE] |= 1 << rider
    derive(s)
    ask_again(s)
    assert s.holder[rider] == 1 and offered(s, "Afar2"), "it is still B's, and gives presence"
    assert army_force(s, facts.ATTACKING) == 13, "and counts where it stands"
    assert enemies(s, 1) >> rider & 1, "it is his enemy"
    do(s, "B: Aim")
    assert options(s) == ["Plain Giant", "Plain Rider"], "for his cards, too"


@both_editions(rule("sam.army.5", "sam.army.6"))
def test_a_unit_in_a_hostile_army_shares_its_fate() -> None:
    s = table("A 5: Plain Guard*\nB 5: Plain Giant*, Shouter*\nbattle A>B", (SHOUT,))
    shouter = find(s, "Shouter")
    s.p[facts.DEFENSE_SIDE] &= ~(1 << shouter)
    s.p[facts.ATTACK_SIDE] |= 1 << shouter
    derive(s)
    ask_again(s)
    assert offered(s, "Shouter"), "its controller uses its abilities"
    t = s.clone()
    do(t, "B: pass")
    assert decision(t) == "A: battle action" and not offered(t, "Shouter"), "and nobody else does"
    pass_to_the_end(s)
    assert is_dead(s, "Shouter") and is_dead(s, "Plain Guard") and in_play(s, "Plain Giant")


# --- resolution -----------------------------------------------------------------------------------------------------


def deeds(s: Any) -> list[str]:
    return told(s)


@editions(samurai=rule("sam.resolution-segment.7", "sam.resolution-segment.8", "sam.resolution-segment.10"))
def test_cards_then_the_province_then_honor() -> None:
    s = table("A 5: Plain Giant*[Plain Sword, Plain Nobles]\nB 5: Plain Sailor*[Plain Spears]\nbattle A>B")
    watch(s)
    pass_to_the_end(s)
    lines = deeds(s)
    order = [
        next(i for i, x in enumerate(lines) if word in x) for word in ("Plain Spears is", "province 1 is", "gains 4")
    ]
    assert order == sorted(order) and len(set(order)) == 3, "one after the other"
    assert provinces(s, "B") == 3 and strength(s, "B") == 6


@editions(samurai=rule("sam.open-province-force-snapshot.1"))
def test_the_strength_is_read_when_the_province_would_fall() -> None:
    wall = personality(
        "Wall",
        CRANE,
        trait(Destroyed(THIS), give(CurrentProvince(), strength=5)),
        force=1,
        chi=1,
        cost=1,
        personal_honor=0,
    )
    s = table("A 5: Plain Giant*\nB 5: Wall*\nbattle A>B", (wall,))
    pass_to_the_end(s)
    assert is_dead(s, "Wall") and provinces(s, "B") == 4, "9 is more than 1 and 6, but not more than 1 and 11"
    s = table("A 5: Plain Giant*\nB 5: Plain Priest*\nbattle A>B")
    pass_to_the_end(s)
    assert provinces(s, "B") == 3


@editions(
    samurai=rule("sam.resolution-segment.11", "sam.resolution-segment.14", "sam.open-rehonor-negates-or-replaces.1")
)
def test_the_dishonorable_of_the_winning_army_are_rehonored_instead() -> None:
    s = table("A 5: Plain Giant*~, Plain Rider*~\nB 5: Plain Sailor*\nbattle A>B")
    pass_to_the_end(s)
    assert honor(s) == [5, 5] and not is_dishonorable(s, "Plain Giant") and not is_dishonorable(s, "Plain Rider")
    s = table("A 5: Plain Sailor*\nB 5: Plain Giant*, Plain Guard*~, Plain Rider~\nbattle A>B")
    pass_to_the_end(s)
    assert honor(s) == [5, 5] and not is_dishonorable(s, "Plain Guard") and is_dishonorable(s, "Plain Rider")
    s = table("A 5: Plain Giant*~\nB 5: \nbattle A>B")
    pass_to_the_end(s)
    assert is_dishonorable(s, "Plain Giant"), "nothing to gain, nothing instead"


@editions(samurai=rule("sam.resolution-segment.13"))
def test_the_defender_gains_twice_as_well() -> None:
    s = table("A 5: Plain Guard*[Plain Sword]\nB 5: Plain Giant*\nbattle A>B")
    pass_to_the_end(s)
    assert honor(s) == [5, 9]


@editions(samurai=rule("sam.resolution-segment.15", "sam.resolution-segment.17", "sam.resolution-segment.18"))
def test_in_a_tie_rehonored_then_destroyed_then_honor_for_those_without_shame() -> None:
    s = table("A 5: Plain Rider*~\nB 5: Plain Swordsman*[Plain Spears]\nbattle A>B")
    watch(s)
    pass_to_the_end(s)
    assert honor(s) == [5, 6] and is_dead(s, "Plain Rider") and not is_dishonorable(s, "Plain Rider")
    s = table("A 5: Plain Rider*\nB 5: Plain Swordsman*[Plain Spears]\nbattle A>B")
    watch(s)
    pass_to_the_end(s)
    assert honor(s) == [7, 6]
    gains = [x for x in deeds(s) if "gains" in x]
    assert gains[0].startswith("A gains 2") and gains[1].startswith("B gains 1"), "the Attacker first"


@both_editions(rule("sam.resolution-segment.19"))
def test_no_province_falls_in_a_tie_or_to_a_defender() -> None:
    for text in (
        "A 5: Plain Giant*\nB 5: Plain Giant*",
        "A 5: Plain Guard*\nB 5: Plain Giant*",
        "A 5: Plain Giant*_\nB 5: ",
    ):
        s = table(f"{text}\nbattle A>B")
        pass_to_the_end(s)
        assert provinces(s, "B") == 4


@both_editions(rule("sam.resolution-segment.3", "sam.army.1", "sam.side.1"))
def test_a_side_without_units_has_no_force() -> None:
    s = table("A 5: Plain Priest*\nB 5: \nbattle A>B")
    assert army_force(s, facts.DEFENDING) == 0 and army_force(s, facts.ATTACKING) == 1
    pass_to_the_end(s)
    assert in_play(s, "Plain Priest") and honor(s) == [5, 5]
    rally = strategy("Rally", battle(GiveUnit(THAT, Num(5)), target=PERSONALITY & YOURS), focus=1)
    s = table("A 5: Plain Priest*\nB 5: Plain Rider* | Rally\nbattle A>B", (rally,))
    play(s, "B: Rally")
    assert army_force(s, facts.DEFENDING) == 9
    occur(s, ev.RETURN_HOME, find(s, "Plain Rider"), 1)
    assert army_force(s, facts.DEFENDING) == 0, "what was given to it is not left behind, for there is no army"


@both_editions(rule("sam.resolution-segment.20"))
def test_who_attacked_moves_to_no_other_battlefield() -> None:
    s = table("A 5: Plain Giant*, Plain Hero+2 | Call\nB 5: \nbattle A>B", (CALL,))
    pass_until(s, "A: fight the battle at")
    do(s, "A: B's province 2", "B: pass")
    befall(s, Event(ev.MOVE_TO, find(s, "Plain Giant"), 0, s.battle[FIELD]))
    assert at_home(s, "Plain Giant")
    befall(
        s, Event(ev.MOVE_HOME, find(s, "Plain Hero"), 0), Event(ev.MOVE_TO, find(s, "Plain Hero"), 0, s.battle[FIELD])
    )
    assert attacking(s, "Plain Hero"), "who has not attacked yet may go and come"


@editions(samurai=rule("sam.presence.3", "sam.location-rule.4"))
def test_choices_are_such_that_a_unit_does_move_there() -> None:
    fetch = strategy("Fetch", battle(MoveHere(THAT), target=PERSONALITY), focus=1)
    s = table("A 5: Plain Giant*\nB 5: Plain Rider, Plain Lady | Fetch\nbattle A>B", (fetch,))
    do(s, "B: Fetch")
    assert options(s) == ["Plain Rider", "Plain Lady"], "without presence, one of his own"
    s = table("A 5: Plain Giant*, Plain Hero+2, Plain Rider | Call\nB 5: \nbattle A>B", (CALL,))
    pass_until(s, "A: fight the battle at")
    do(s, "A: B's province 2", "B: pass", "A: Call")
    assert options(s) == ["Plain Hero", "Plain Rider"], "Plain Giant, who has attacked, could not come"


@both_editions(rule("sam.open-province-without-province.1", "sam.battles.2", "sam.battles.4"))
def test_a_battle_without_an_attack() -> None:
    s = table("A 5: Plain Giant\nB 5: Plain Guard\nC 5: Plain Rider | Call\naction phase, active A", (CALL,))
    s.decision = None
    fight_apart(s, 1 << find(s, "Plain Giant"), 1 << find(s, "Plain Guard"), -1, 0)
    run(s)
    assert decision(s) == "B: battle action", "nobody is asked to declare, to invite or to assign"
    assert attacking(s, "Plain Giant") and defending(s, "Plain Guard")
    do(s, "B: pass")
    assert decision(s) == "A: battle action", "and C may not come"
    do(s, "A: pass")
    assert is_dead(s, "Plain Guard") and honor(s) == [7, 5, 5] and provinces(s, "B") == 4


# --- after resolution -----------------------------------------------------------------------------------------------


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


@editions(samurai=rule("sam.after-resolution.4", "sam.open-return-home-control.1"))
def test_who_did_not_return_home_is_not_bowed() -> None:
    s = table("A 5: Plain Giant*, Plain Sailor+2\nB 5: Plain Guard*\nbattle A>B")
    giant = find(s, "Plain Giant")
    s.negations = (Negation(ev.RETURN_HOME, 1 << giant, 0, BATTLE, 0, 0),)
    pass_until(s, "A: fight the battle at")
    assert attacking(s, "Plain Giant") and not is_bowed(s, "Plain Giant")
    pass_until(s, "A: bring into play")
    assert at_home(s, "Plain Giant") and is_bowed(s, "Plain Giant"), "but when the battlefields cease to exist"


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


@both_editions(rule("sam.after-resolution.11", "sam.choose-battlefield.1"))
def test_the_next_battlefield_is_chosen_while_one_remains() -> None:
    s = table("A 5: Plain Guard+1, Plain Hero+3\nB 5: \nattack A>B")
    assert decision(s) == "A: fight the battle at"
    do(s, "A: B's province 3", "B: pass", "A: pass")
    assert decision(s) == "A: fight the battle at" and options(s) == ["B's province 1"]


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


@both_editions(rule("sam.open-resolution-segment-end.1", "sam.after-resolution.9"))
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


@both_editions(rule("sam.choose-battlefield.2", "sam.choose-battlefield.4"))
def test_engaging_begins_the_battle() -> None:
    horn = holding("Horn", trait(Engages(), gain_honor(1)), cost=0)
    s = table("A 5: Plain Guard+1, Horn\nB 5: \nattack A>B", (horn,))
    play(s, "A: B's province 1")
    assert honor(s)[0] == 6 and s.battle[FIELD] == s.provinces[1][0] and decision(s) == "B: battle action"
    assert discard(s, "A") == []
