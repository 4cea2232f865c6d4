"""Ranged Attacks as Samurai Edition has them: the first one's target is required; several at once, or one by one."""

from __future__ import annotations

from typing import Any

from gorin.rulebook.testing import rule
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    decision,
    do,
    editions,
    find,
    force,
    honor,
    in_discard,
    in_play,
    is_bowed,
    offered,
    options,
    play,
    table,
)

ARROWS = strategy("Arrows", battle(ranged(3)), focus=1)
SHARP = strategy("Sharp Arrows", battle(ranged(4), IfDid((gain_honor(1),))), focus=1)
TWO = strategy("Two Volleys", battle(ranged(3), ranged(3)), focus=1)
AT_ONCE = strategy("Twin Arrows", battle(ranged(3, times=2)), focus=1)
PERHAPS = strategy("Warning Shot", battle(May(ranged(3)), gain_honor(1)), focus=1)
ARCHER = personality(
    "Archer", CRAB, StrongerAttacks(THIS, 2), battle(ranged(1)), force=2, chi=2, cost=3, personal_honor=1
)
CLUMSY = personality("Clumsy One", CRAB, StrongerAttacks(THIS, -5), battle(ranged(2)), force=2, chi=2, cost=3,
                     personal_honor=1)  # fmt: skip
CARDS = (ARROWS, SHARP, TWO, AT_ONCE, PERHAPS, ARCHER, CLUMSY)


def fight(attackers: str, defenders: str, hand: str = "", extra: tuple[Card, ...] = (), hand_a: str = "") -> Any:
    """B acts first, as the Defender."""
    return table(f"A 5: {attackers} | {hand_a}\nB 5: {defenders} | {hand}\nbattle A>B", (*CARDS, *extra))


@editions(emperor=rule("emp.ranged-attack.1", "emp.ranged-attack.2"), samurai=rule("sam.ranged-attack.1"))
def test_a_follower_or_a_personality_without_followers_in_the_enemy_army() -> None:
    around = "Plain Giant*[Plain Spears], Plain Guard*[Plain Sword], Plain Victor*, Plain Sailor"
    s = fight(around, "Plain Rider*, Plain Hero*", "Arrows, Sharp Arrows")
    do(s, "B: Arrows")
    assert sorted(options(s)) == [
        "Plain Guard",
        "Plain Spears",
        "Plain Victor",
    ]  # no Item, nobody at home, none of his own
    do(s, "B: Plain Spears")
    assert in_discard(s, "Plain Spears") and in_play(s, "Plain Giant")
    do(s, "A: pass", "B: Sharp Arrows", "B: Plain Guard")
    assert force(s, "Plain Guard") == 5 and in_play(s, "Plain Guard")  # more Force than 4
    s = fight("Plain Guard*, Plain Victor*", "Plain Rider*", "Arrows")
    do(s, "B: Arrows", "B: Plain Guard")
    assert in_discard(s, "Plain Guard")  # 3 is at most 3
    s = fight("Plain Guard*, Plain Sailor+2", "Plain Rider*, Plain Hero+2[Plain Spears], Plain Lady*", hand_a="Arrows")
    do(s, "B: pass", "A: Arrows")
    assert options(s) == ["Plain Rider", "Plain Lady"]  # nobody at another battlefield, and by the Attacker as well
    s = fight("Plain Guard*, Plain Sailor+2", "Plain Rider*", "Arrows")
    do(s, "B: Arrows")
    assert options(s) == ["Plain Guard"]


@editions(samurai=rule("sam.ranged-attack.3"))
def test_without_a_target_it_is_not_announced_and_the_target_comes_before_the_cost() -> None:
    s = fight("", "Plain Rider*", "Arrows, Warning Shot")
    assert not offered(s, "Arrows") and offered(s, "Warning Shot")  # what is optional needs no target
    play(s, "B: Warning Shot", "B: yes")
    assert honor(s) == [5, 6]
    dear = strategy("Dear Arrows", battle(ranged(3), cost=lose_honor(2)), focus=1)
    look = strategy("Seen", reaction(Targets(PERSONALITY), NegateEffects()), focus=1)
    s = fight("Plain Guard*, Plain Victor*", "Plain Rider*", "Dear Arrows", (dear, look), hand_a="Seen")
    do(s, "B: Dear Arrows", "B: Plain Guard")
    assert decision(s) == "A: reactions after" and honor(s) == [5, 5]  # targeted, and nothing paid yet
    s = fight("", "Plain Rider*", "Twin Arrows")
    assert not offered(s, "Twin Arrows")
    s = fight("Plain Guard*", "Plain Rider*", "Twin Arrows")
    assert not offered(s, "Twin Arrows")  # a set of two needs two targets


@editions(samurai=rule("sam.ranged-attack.5", "sam.ranged-attack.8", "sam.consecutive.1"))
def test_of_consecutive_attacks_only_the_first_needs_a_target_and_each_is_applied_before_the_next() -> None:
    s = fight("Plain Guard*[Plain Spears]", "Plain Rider*", "Two Volleys")
    assert offered(s, "Two Volleys")
    do(s, "B: Two Volleys", "B: Plain Spears")
    assert in_discard(s, "Plain Spears")  # applied by now
    assert options(s) == ["Plain Guard"] or in_discard(s, "Plain Guard")  # whom nobody could have targeted before
    play(s)
    assert in_discard(s, "Plain Guard")
    s = fight("Plain Guard*", "Plain Rider*", "Two Volleys")
    play(s, "B: Two Volleys")
    assert in_discard(s, "Plain Guard") and in_discard(s, "Two Volleys")  # the second one had no target


@editions(samurai=rule("sam.ranged-attack.6", "sam.ranged-attack.7", "sam.ranged-attack.9"))
def test_simultaneous_attacks_are_targeted_together_and_applied_together() -> None:
    s = fight("Plain Guard*[Plain Spears], Plain Sailor*, Plain Victor*", "Plain Rider*", "Twin Arrows")
    do(s, "B: Twin Arrows")
    assert sorted(options(s)) == ["Plain Sailor", "Plain Spears", "Plain Victor"]
    do(s, "B: Plain Spears")
    assert in_play(s, "Plain Spears") and sorted(options(s)) == ["Plain Sailor", "Plain Victor"]  # not yet the Guard
    do(s, "B: Plain Sailor")
    assert in_discard(s, "Plain Spears") and in_discard(s, "Plain Sailor") and in_play(s, "Plain Guard")


@editions(samurai=rule("sam.ranged-attack.10"))
def test_changes_of_force_by_what_is_destroyed_come_too_late() -> None:
    drummer = follower("Drummer", has(PERSONALITY & YOURS, force=2), force=1, cost=1, focus=1)
    s = fight("Plain Giant*[Drummer], Plain Sailor*, Plain Victor*", "Plain Rider*", "Twin Arrows", (drummer,))
    assert force(s, "Plain Sailor") == 4
    do(s, "B: Twin Arrows", "B: Drummer", "B: Plain Sailor")
    assert in_discard(s, "Drummer") and in_play(s, "Plain Sailor") and force(s, "Plain Sailor") == 2
    s = fight("Plain Giant*[Drummer], Plain Sailor*", "Plain Rider*", "Two Volleys", (drummer,))
    do(s, "B: Two Volleys", "B: Drummer", "B: Plain Sailor")
    assert in_discard(s, "Plain Sailor")  # one after the other it is not too late


@editions(samurai=rule("sam.ranged-attack.2"))
def test_its_strength_is_a_number_with_bonuses_and_penalties_that_is_never_negative() -> None:
    s = fight("Plain Guard*, Plain Victor*", "Archer*")
    do(s, "B: Archer", "B: Plain Guard")
    assert in_discard(s, "Plain Guard")  # 1 + 2 against 3
    feeble = personality("Feeble One", CRAB, force=0, chi=2, cost=3, personal_honor=1)
    s = fight("Feeble One*, Plain Victor*", "Clumsy One*", extra=(feeble,))
    do(s, "B: Clumsy One", "B: Feeble One")
    assert in_discard(s, "Feeble One")  # 2 - 5 is 0
    s = fight("Plain Sailor*, Plain Victor*", "Clumsy One*")
    do(s, "B: Clumsy One", "B: Plain Sailor")
    assert in_play(s, "Plain Sailor")  # without the penalty it would have been enough
    s = fight("Plain Giant*, Plain Rider*", "Archer*, Plain Guard*", "Arrows")
    do(s, "B: Arrows", "B: Plain Rider")
    assert in_play(s, "Plain Rider")  # 3 against 4: it is no attack of the Archer's
    s = fight("Archer*", "Archer*, Plain Guard*, Plain Sailor*")
    play(s, "B: pass", "A: Archer", "A: Plain Guard", "B: Archer")
    assert in_discard(s, "Plain Guard") and in_discard(s, "Archer", "A")  # each has his own


@editions(samurai=rule("sam.ranged-attack.4"))
def test_only_the_attacks_own_targeting_is_the_attacks() -> None:
    shield = personality("Shieldbearer", CRAB, trait(AttackTargets(PERSONALITY & YOURS), gain_honor(1)), force=9, chi=2,
                         cost=3, personal_honor=1)  # fmt: skip
    aim = strategy("Aim", battle(Bow(THAT), ranged(1), target=PERSONALITY & ENEMY), focus=1)
    s = fight("Shieldbearer*, Plain Victor*", "Plain Rider*", "Aim, Arrows", (shield, aim))
    do(s, "B: Aim", "B: Shieldbearer")
    assert honor(s) == [5, 5]  # targeted, but not by the attack
    play(s, "B: Plain Victor")
    assert honor(s) == [6, 5] and is_bowed(s, "Shieldbearer")


@editions(emperor=rule("emp.ranged-attack.5"), samurai=rule("sam.ranged-attack.11"))
def test_a_ranged_attack_action_is_one_that_makes_one() -> None:
    from gorin.language.nodes import walk
    from gorin.rulesets.ccg import facts

    s = fight("Plain Guard*, Plain Victor*", "Plain Rider*", "Arrows")
    arrows = find(s, "Arrows")
    assert "ranged attack" not in facts.plane_names() and "ranged" not in facts.plane_names()  # no keyword
    assert s.box.faces[s.kind[arrows]].definition.keywords == ()
    attacks = {x.name for x in CARDS if any(walk(y, Attack) for y in x.text)}
    assert attacks == {x.name for x in CARDS}
    assert not walk(strategy("Shout", battle(gain_honor(1)), focus=1).text, Attack)
    drum = holding("Drum", trait(AttackTargets(PERSONALITY), gain_honor(2)), cost=0)
    late = strategy("Late Arrows", battle(Bow(THAT), ranged(3), target=PERSONALITY & YOURS), focus=1)
    shot = strategy("Ranged 4 Attack", battle(Destroy(THAT), target=PERSONALITY & ENEMY), focus=1)
    s = fight("Plain Guard*, Plain Sailor*", "Plain Rider*, Drum", "Late Arrows, Ranged 4 Attack", (drum, late, shot))
    play(s, "B: Ranged 4 Attack", "B: Plain Sailor")
    assert in_discard(s, "Plain Sailor") and honor(s) == [5, 5]  # as good as one, but none
    do(s, "A: pass")
    play(s, "B: Late Arrows")
    assert in_discard(s, "Plain Guard") and honor(s) == [5, 7]  # one among several effects does


@editions(samurai=rule("sam.ranged-attack.12"))
def test_an_attack_has_resolved_when_its_effects_are_activated_though_they_wait() -> None:
    crier = personality("Crier", CRANE, trait(AttackResolved(PERSONALITY), gain_honor(1)), force=9, chi=2, cost=3,
                        personal_honor=1)  # fmt: skip
    delay = strategy("Stay", reaction(BeforeResolution("another"), DelayEffects(TARGETED)), focus=1)
    s = fight("Plain Guard*, Plain Victor*", "Crier*", "Arrows", (crier, delay), hand_a="Stay")
    do(s, "B: Arrows", "B: Plain Guard", "A: Stay")
    play(s)
    assert in_play(s, "Plain Guard") and honor(s) == [5, 6]  # its destruction waits until after the battle
    s = fight("Plain Guard*, Plain Victor*", "Crier*", "Arrows", (crier,))
    do(s, "B: Arrows", "B: Plain Guard")
    play(s)
    assert not in_play(s, "Plain Guard") and honor(s) == [5, 6]


@editions(samurai=rule("sam.cardinal-rules.2"))
def test_what_changes_one_part_of_a_rule_leaves_the_rest() -> None:
    """An attack against another statistic, or by a bowed archer, still finds no Personality behind his Followers."""
    dart = strategy("Poison Dart", battle(Attack("ranged", Num(9), "chi")), focus=1)
    still = personality("Still Archer", CRAB, battle(ranged(9), even="bowed"), force=2, chi=2, cost=3, personal_honor=1)
    s = fight("Plain Giant*[Plain Spears], Plain Guard*", "Plain Rider*, Still Archer_*", "Poison Dart", (dart, still))
    do(s, "B: Poison Dart")
    assert sorted(options(s)) == ["Plain Guard", "Plain Spears"]
    play(s, "B: Plain Guard", "A: pass", "B: Still Archer")
    assert not in_play(s, "Plain Spears") and in_play(s, "Plain Giant")  # there was nobody else


@editions(samurai=rule("sam.cardinal-rules.1"))
def test_a_card_that_contradicts_the_rules_is_followed() -> None:
    still = personality("Still Archer", CRAB, battle(ranged(9), even="bowed"), battle(gain_honor(1)), force=2, chi=2, cost=3,
                        personal_honor=1)  # fmt: skip
    s = fight("Plain Guard*", "Still Archer_*", extra=(still,))
    assert [x for x in options(s) if "Still Archer" in x] == ["Still Archer (1)"]  # the other one follows the rules
