"""Samurai Edition: presence and location, the resolution of a battle step by step, and what comes after it."""

from __future__ import annotations

from dataclasses import replace
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
from tests.ccg.battle.test_battle import GRIEF
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
LOUD = battle(give(THAT, force=2), target=PERSONALITY & YOURS, even="absent")
AFAR = strategy("Afar", battle(give(THAT, force=2), target=PERSONALITY, even="absent"), focus=1)
SHOUT = personality("Shouter", CRAB, battle(gain_honor(1)), force=1, chi=2, cost=3, personal_honor=1)
AID = strategy("Aid", battle(give(THAT, force=1), target=PERSONALITY & YOURS), focus=1)
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
    raise_ = strategy("Raise", battle(PutIntoPlay(THAT, here=True), target=PERSONALITY & IN_DISCARD & YOURS), focus=1)
    for where, may in (("", False), ("+2", False), ("*", True)):
        s = table(f"A 5: Plain Giant*\nB 5: Plain Rider{where} | Raise | | Plain Guard\nbattle A>B", (raise_,))
        assert offered(s, "Raise") == may, "nor who brings one into play"


@both_editions(rule("sam.presence.2", "sam.location-rule.3"))
def test_who_moves_there_need_not_be_present() -> None:
    s = table("A 5: Plain Giant*\nB 5: Plain Rider | Call\nbattle A>B", (CALL,))
    play(s, "B: Call")
    assert defending(s, "Plain Rider")
    s = table("A 5: Plain Giant+2, Plain Rider | Call\nB 5: Plain Guard*\nbattle A>B", (CALL,))
    do(s, "B: pass", "A: Call", "A: Plain Giant")
    assert attacking(s, "Plain Giant") and force(s, "Plain Giant") == 9, (
        "nor the Attacker; from another battlefield, too"
    )
    runner = personality("Runner", CRAB, battle(MoveHere(THIS)), force=1, chi=2, cost=3, personal_honor=1)
    for where in ("", "+2"):
        s = table(f"A 5: Plain Giant*\nB 5: Runner{where}, Shouter{where}\nbattle A>B", (runner, SHOUT))
        assert options(s) == ["Runner", "pass"], "also by an ability on the card itself"
        do(s, "B: Runner")
        assert defending(s, "Runner") and s.at[find(s, "Runner")] == s.battle[FIELD]
    pay = strategy("Pay", battle(gain_honor(1), cost=MoveHere(PERFORMER), performer=PERSONALITY & YOURS), focus=1)
    drag = strategy("Drag", battle(MoveHere(THAT), target=PERSONALITY & OTHERS), focus=1)
    s = table("A 5: Plain Giant*, Plain Guard\nB 5: Plain Rider | Pay, Drag\nbattle A>B", (pay, drag))
    assert options(s) == ["Pay", "pass"], "the cost may move him; to move others is not enough"
    play(s, "B: Pay")
    assert defending(s, "Plain Rider") and honor(s) == [5, 6]
    do(s, "A: pass")
    assert offered(s, "Drag")


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
    s = table(
        "A 5: Plain Giant*[Plain Spears], Plain Guard, Plain Hero+2\nB 5: Plain Rider | Afar\nbattle A>B", (AFAR,)
    )
    play(s, "B: Afar")
    assert force(s, "Plain Giant") == 11, "the only one at the battlefield"
    s = table("A 5: Plain Giant*\nB 5: Plain Rider, Plain Hero+2 | Afar\nbattle A>B", (replace(AFAR, text=(LOUD,)),))
    assert not offered(s, "Afar"), "none of his own is there"


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
    tax = strategy("Tax", battle(Bow(THAT), target=HOLDING | FOLLOWER), focus=1)
    s = table("A 5: Plain Giant*, Plain Hero[Plain Spears], Plain Mine\nB 5: Plain Rider* | Tax\nbattle A>B", (tax,))
    play(s, "B: Tax")
    assert is_bowed(s, "Plain Mine") and not is_bowed(s, "Plain Spears"), "and what is in no unit is targeted anywhere"


@both_editions(rule("sam.combat-segment.5"))
def test_only_battle_actions_in_the_combat_segment() -> None:
    echo = holding("Echo", reaction(Bows(PERSONALITY), gain_honor(1)), cost=0)
    aim = strategy("Aim", battle(Bow(THAT), target=PERSONALITY & ENEMY), focus=1)
    text = "A 5: Plain Giant*, Limit, Banner, Echo | Aim\nB 5: Plain Rider*, Limit, Banner\nbattle A>B"
    s = table(text, (LIMIT, BANNER, aim, echo))
    assert offered(s, "Banner") and not offered(s, "Limit")
    do(s, "B: pass")
    assert offered(s, "Banner") and not offered(s, "Limit") and not offered(s, "Echo")
    play(s, "A: Aim")
    assert decision(s) == "A: reactions after" and options(s) == ["Echo", "pass"]


@both_editions(rule("sam.combat-segment.6"))
def test_reactions_need_no_presence() -> None:
    s = table("A 5: Plain Giant*, Plain Guard*\nB 5: Plain Rider*\nC 5: Horn\nbattle A>B", (HORN,))
    do(s, "B: pass", "A: pass")
    assert decision(s) == "C: reactions after" and offered(s, "Horn"), "after the resolution, far away"
    heal = personality("Healer", CRANE, reaction(Bows(PERSONALITY), give(THAT, force=1), target=PERSONALITY & YOURS),
                       force=1, chi=2, cost=3, personal_honor=1)  # fmt: skip
    aim = strategy("Aim", battle(Bow(THAT), target=PERSONALITY & ENEMY), focus=1)
    for where in ("", "+2"):
        s = table(
            f"A 5: Healer{where}, Plain Hero\nB 5: Plain Rider* | Aim\nC 5: Plain Guard*\nbattle C>B", (heal, aim)
        )
        play(s, "B: Aim")
        assert decision(s) == "A: reactions after", "in the Combat Segment, without presence, of a card elsewhere"
        do(s, "A: Healer", "A: Plain Hero")
        assert force(s, "Plain Hero") == 5, "whose target is elsewhere"


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
    assert (army_force(s, facts.ATTACKING), army_force(s, facts.DEFENDING)) == (13, 0), "and counts where it stands"
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
    s = table("A 5: Plain Giant*, Plain Sailor+2\nB 5: Plain Guard*, Shouter* | Aid\nbattle A>B", (SHOUT, AID))
    shouter = find(s, "Shouter")
    s.p[facts.DEFENSE_SIDE] &= ~(1 << shouter)
    s.p[facts.ATTACK_SIDE] |= 1 << shouter
    derive(s)
    ask_again(s)
    do(s, "B: Aid")
    assert options(s) == ["Plain Guard", "Shouter"], "it is his unit"
    do(s, "B: Plain Guard")
    pass_until(s, "A: fight the battle at")
    assert is_dead(s, "Plain Guard") and at_home(s, "Shouter") and is_bowed(s, "Shouter"), "victorious, like its army"


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
    fell = next(line.text for line in s.log.lines if "province 1 is" in line.text)
    assert fell.endswith(": the battle."), "an effect of its resolution"
    assert provinces(s, "B") == 3 and strength(s, "B") == 6
    s = table("A 5: Plain Giant*, Grief\nB 5: Plain Sailor*[Plain Spears], Plain Guard*, Plain Lady, Plain Rider+2\nbattle A>B",
              (GRIEF,))  # fmt: skip
    pass_to_the_end(s)
    assert discard(s, "B") == ["Plain Guard", "Plain Sailor", "Plain Spears"], (
        "all cards of the army there, and no others"
    )
    assert honor(s) == [5 + 2 * 3 + 2, 5], "at once, by the resolution: two Personalities, with nobody left beside them"


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
    s = table("A 5: Plain Giant*\nB 5: Plain Guard*\nbattle A>B")
    pass_to_the_end(s)
    assert is_dead(s, "Plain Guard") and provinces(s, "B") == 4, (
        "the Forces are those of before: 9 is not more than 3 and 6"
    )


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
    bard = holding("Bard", reaction(PlayerWould("gain Honor"), gain_honor(10)), cost=0)
    for shame, asked in (("", True), ("~", False)):
        s = table(f"A 5: Plain Giant*{shame}, Bard\nB 5: Plain Sailor*\nbattle A>B", (bard,))
        do(s, "B: pass", "A: pass")
        assert decision(s).startswith("A: reactions before") == asked, "it is not even about to be gained, nor negated"
    s = table(
        "A 5: Plain Sailor*, Plain Lady*\nB 5: Plain Giant*~, Plain Guard*~, Plain Hero*, Plain Rider~\nbattle A>B"
    )
    watch(s)
    pass_to_the_end(s)
    assert honor(s) == [5, 5] and not is_dishonorable(s, "Plain Giant") and not is_dishonorable(s, "Plain Guard")
    assert is_dishonorable(s, "Plain Rider"), "all of the army, and nobody else"
    lines = deeds(s)
    fall = [i for i, x in enumerate(lines) if "is destroyed" in x]
    assert max(fall) < min(i for i, x in enumerate(lines) if "rehonored" in x), "when the Honor would be gained"
    tough = personality("Tough", CRAB, WillNot(THIS, "be destroyed"), force=1, chi=2, cost=3, personal_honor=1)
    s = table("A 5: Tough*\nB 5: Plain Giant*~\nbattle A>B", (tough,))
    pass_to_the_end(s)
    assert is_dishonorable(s, "Plain Giant") and honor(s) == [5, 5], "nor for the Defender, where nothing fell"


@editions(samurai=rule("sam.resolution-segment.13"))
def test_the_defender_gains_twice_as_well() -> None:
    s = table("A 5: Plain Guard*[Plain Sword], Plain Priest*\nB 5: Plain Giant*\nbattle A>B")
    pass_to_the_end(s)
    assert honor(s) == [5, 11]
    tough = personality("Tough", CRAB, WillNot(THIS, "be destroyed"), force=1, chi=2, cost=3, personal_honor=1)
    s = table("A 5: Tough*[Plain Knife], Plain Guard*\nB 5: Plain Giant*\nbattle A>B", (tough,))
    pass_to_the_end(s)
    assert in_play(s, "Tough") and honor(s) == [5, 9], "for the two that were destroyed"


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
    for a, b, gained in (("", "~", [7, 5]), ("~", "~", [5, 5]), ("", "", [7, 6])):
        s = table(f"A 5: Plain Rider*{a}\nB 5: Plain Swordsman*{b}[Plain Spears]\nbattle A>B")
        pass_to_the_end(s)
        assert (
            honor(s) == gained and not is_dishonorable(s, "Plain Swordsman") and not is_dishonorable(s, "Plain Rider")
        )
    for a, b, gained in (("", "~", [7, 3]), ("~", "", [3, 6])):
        s = table(f"A 5: Plain Rider*{a}\nB 5: Plain Swordsman*{b}[Plain Spears]\nbattle A>B")
        s.negations = (Negation(ev.REHONOR, -1, 0, BATTLE, 0, 0),)
        pass_to_the_end(s)
        assert honor(s) == gained, "nor for who stayed dishonorable, and 2 are lost with him"
    tough = personality("Tough", CRANE, WillNot(THIS, "be destroyed"), force=2, chi=2, cost=3, personal_honor=1)
    s = table("A 5: Plain Giant*\nB 5: Tough*[Plain Spears], Plain Sailor*, Plain Nobility*\nbattle A>B", (
        tough, personality("Plain Nobility", CRANE, force=3, chi=2, cost=3, personal_honor=1)))  # fmt: skip
    pass_to_the_end(s)
    assert in_play(s, "Tough") and honor(s) == [5 + 3, 5 + 1], "for what was destroyed"


@both_editions(rule("sam.resolution-segment.8", "sam.resolution-segment.19"))
def test_no_province_falls_in_a_tie_or_to_a_defender() -> None:
    for text in (
        "A 5: Plain Giant*\nB 5: Plain Giant*",
        "A 5: Plain Guard*\nB 5: Plain Giant*",
        "A 5: Plain Giant*_\nB 5: ",
    ):
        s = table(f"{text}\nbattle A>B")
        pass_to_the_end(s)
        assert provinces(s, "B") == 4
    even = strategy("Stalemate", battle(TiedInstead(PERFORMER), performer=PERSONALITY & YOURS), focus=1)
    s = table("A 5: Plain Giant* | Stalemate\nB 5: Plain Priest*\nbattle A>B", (even,))
    play(s, "B: pass", "A: Stalemate")
    pass_to_the_end(s)
    assert is_dead(s, "Plain Giant") and provinces(s, "B") == 4, "however much stronger the Attacker was"


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
    s = table("A 5: Plain Guard*, Plain Rider*, Plain Hero+2 | Call\nB 5: Plain Giant*\nbattle A>B", (CALL,))
    befall(s, Event(ev.MOVE_HOME, find(s, "Plain Rider"), 0))
    pass_until(s, "A: fight the battle at")
    do(s, "A: B's province 2")
    befall(s, Event(ev.MOVE_TO, find(s, "Plain Giant"), 1, s.battle[FIELD]))
    assert s.at[find(s, "Plain Giant")] == s.battle[FIELD], "who defended may"
    befall(s, Event(ev.MOVE_TO, find(s, "Plain Rider"), 0, s.battle[FIELD]))
    assert attacking(s, "Plain Rider"), "and who had left before it was resolved"
    war = strategy("War", limited(AttackPhase()), focus=1)
    s = table("A 5: Plain Giant, Plain Hero | War\nB 5: \naction phase, active A", (war,))
    do(s, "A: War", "A: B", "A: Plain Giant", "A: B's province 1")
    pass_until(s, "A: declare an attack")
    do(s, "A: B", "A: Plain Hero", "A: B's province 2", "A: B's province 2")
    befall(s, Event(ev.MOVE_TO, find(s, "Plain Giant"), 0, s.battle[FIELD]))
    assert attacking(s, "Plain Giant"), "in another Attack Phase"


@editions(samurai=rule("sam.presence.3", "sam.location-rule.4"))
def test_choices_are_such_that_a_unit_does_move_there() -> None:
    fetch = strategy("Fetch", battle(MoveHere(THAT), target=PERSONALITY), focus=1)
    s = table("A 5: Plain Giant*, Plain Hero\nB 5: Plain Rider, Plain Lady+2 | Fetch\nbattle A>B", (fetch,))
    do(s, "B: Fetch")
    assert options(s) == ["Plain Rider", "Plain Lady"], "without presence, one of his own"
    s = table("A 5: Plain Giant*, Plain Hero+2, Plain Rider | Call\nB 5: \nbattle A>B", (CALL,))
    pass_until(s, "A: fight the battle at")
    do(s, "A: B's province 2", "B: pass", "A: Call")
    assert options(s) == ["Plain Hero", "Plain Rider"], "Plain Giant, who has attacked, could not come"
    s = table("A 5: Plain Giant* | Call\nB 5: Plain Lady+2\nbattle A>B", (CALL,))
    pass_until(s, "A: fight the battle at")
    do(s, "A: B's province 2", "B: pass", "A: Call", "A: Plain Giant")
    assert at_home(s, "Plain Giant") and in_discard(s, "Call"), "where nobody else can, he may be called in vain"


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


@both_editions(rule("sam.battles.5"))
def test_who_was_not_invited_does_not_come_to_a_battle_without_an_attack() -> None:
    fetch = strategy("Fetch", battle(MoveHere(THAT), target=PERSONALITY), focus=1)
    help_ = strategy("Help", battle(Create("personality", 2, 2, here=True), even="absent"), focus=1)
    trap = strategy(
        "Trap", open_(FightApart(THAT, THAT_OTHER), target=(PERSONALITY & YOURS, PERSONALITY & OTHERS)), focus=1
    )
    text = "A 5: Plain Giant, Plain Lady | Trap, Fetch, Fetch\nB 5: Plain Guard\nC 5: Plain Rider | Call, Help"
    s = table(f"{text}\naction phase, active A", (CALL, fetch, help_, trap))
    do(s, "A: Trap", "A: Plain Giant", "A: Plain Guard", "B: pass")
    assert decision(s) == "C: battle action" and options(s) == ["Help", "pass"], "C cannot move there"
    do(s, "C: Help")
    assert army_force(s, facts.ATTACKING) == 9 and army_force(s, facts.DEFENDING) == 3, "nor create anybody there"
    do(s, "A: Fetch", "A: Plain Rider")
    assert at_home(s, "Plain Rider"), "nor be brought"
    do(s, "B: pass")
    play(s, "A: Fetch", "A: Plain Lady")
    assert attacking(s, "Plain Lady"), "as those who fight there may"
