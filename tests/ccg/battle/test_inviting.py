"""Inviting allies: who may come to which side, when he is an ally, and what it is worth. A attacks B; C and D look on
until they are invited."""

from __future__ import annotations

from typing import Any

from gorin.kernel.events import Event
from gorin.rulebook.testing import rule
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.attributes.stats import enemies
from gorin.rulesets.ccg.seeing.player_view import seen
from gorin.rulesets.ccg.seeing.timing import timing
from gorin.rulesets.ccg.sides import invite, side_of, takes_part
from gorin.rulesets.ccg.words import *
from gorin.rulesets.ccg.words.players import led_against
from tests.ccg.battle.test_samurai_battle import befall
from tests.ccg.tables import (
    at_home,
    attacking,
    both_editions,
    decision,
    defending,
    do,
    find,
    force,
    honor,
    in_discard,
    in_play,
    is_bowed,
    is_dead,
    is_dishonorable,
    offered,
    options,
    pass_until,
    play,
    table,
)

FOUR = "A 5: Plain Guard\nB 5: Plain Sailor\nC 5: Plain Duelist\nD 5: Plain Giant\nattack phase, active A"
CALL = strategy("Call", battle(MoveHere(PERFORMER), performer=PERSONALITY & YOURS), focus=1)
WEAKEN = strategy("Weaken", battle(give(THAT, force=-1), target=PERSONALITY & ENEMY, even="absent"), focus=1)
SUMMON = strategy("Summon", battle(MoveHere(THAT), target=PERSONALITY), focus=1)
HELPER = strategy("Helper", battle(Create("personality", 2, 2, here=True), even="absent"), focus=1)


def invitations(s: Any) -> tuple[list[int], list[int]]:
    return [q for q in range(4) if s.invited_to_attack >> q & 1], [q for q in range(4) if s.invited_to_defend >> q & 1]


def assigns(s: Any, who: str, unit: str, place: int = 1) -> None:
    do(s, f"{who}: {unit}", f"{who}: B's province {place}")


@both_editions(rule("sam.invite-allies.1", "sam.declaration-segment.2"))
def test_the_attacker_and_then_the_defender_may_invite_anybody_else() -> None:
    s = table(FOUR)
    assert options(s) == ["B", "C", "D", "done"], "the Defender is any other player"
    do(s, "A: B")
    assert decision(s) == "A: invite allies" and options(s) == ["C", "D", "done"]
    do(s, "A: D")
    assert options(s) == ["C", "done"]
    do(s, "A: done")
    assert decision(s) == "B: invite allies" and options(s) == ["C", "D", "done"], "he may invite the same ones"
    do(s, "B: D", "B: C")
    assert invitations(s) == ([3], [2, 3]) and decision(s) == "A: assign a unit"


@both_editions(rule("sam.invite-allies.1", "sam.invite-allies.2"))
def test_nobody_need_be_invited_and_an_invitation_is_not_answered() -> None:
    s = table(FOUR)
    do(s, "A: B", "A: done", "B: done")
    assert invitations(s) == ([], []) and decision(s) == "A: assign a unit"
    s = table(FOUR)
    do(s, "A: B", "A: C", "A: done", "B: done")
    assert decision(s) == "A: assign a unit" and side_of(s, 2) == -1, "C was not asked and is on no side"
    do(s, "A: done", "C: done", "B: done")
    assert side_of(s, 2) == -1 and at_home(s, "Plain Duelist")


@both_editions(rule("sam.infantry-maneuvers.4", "sam.infantry-maneuvers.6", "sam.invite-allies.3"))
def test_the_invited_assign_after_their_leader_from_his_left() -> None:
    text = "A 5: Plain Guard\nB 5: Plain Sailor\nC 5: Plain Duelist, Plain Lady_\nD 5: Plain Giant\nE 5: Plain Hero"
    s = table(f"{text}\nattack phase, active A")
    do(s, "A: B", "A: E", "A: C", "A: done", "B: D")
    do(s, "B: done")
    seen = ""
    while decision(s).endswith("assign a unit"):
        who = decision(s)[0]
        seen += who
        assert "Plain Lady" not in options(s), "only unbowed Personalities lead units"
        do(s, f"{who}: {options(s)[0]}")
        assert options(s) == [f"B's province {i}" for i in (1, 2, 3, 4)], "any battlefield"
        do(s, f"{who}: B's province 2")
    assert seen == "ACEBD"
    assert attacking(s, "Plain Duelist") and attacking(s, "Plain Hero") and defending(s, "Plain Giant")
    seats = "\n".join(f"{seat} 5: Plain Guard, Plain Lady, Plain Priest_" for seat in "ABCDEF")
    s = table(f"{seats}\nattack phase, active C")
    do(s, "C: D", "C: A", "C: E", "C: done", "D: B", "D: F", "D: done")
    for who in "CEADFB":
        assert decision(s) == f"{who}: assign a unit" and options(s) == ["Plain Guard", "Plain Lady", "done"]
        do(s, f"{who}: Plain Guard", f"{who}: D's province 1", f"{who}: Plain Lady", f"{who}: D's province 4")
        guard, lady = (find(s, x, who) for x in ("Plain Guard", "Plain Lady"))
        assert (s.at[guard], s.at[lady]) == (s.provinces[3][0], s.provinces[3][3]), (
            "any number of them, to any battlefields"
        )
        side = facts.ATTACKING if who in "CEA" else facts.DEFENDING
        assert s.p[side] >> guard & 1 and s.p[side] >> lady & 1


@both_editions(rule("sam.cavalry-maneuvers.2"))
def test_cavalry_assigns_in_the_same_order() -> None:
    riders = "\n".join(f"{seat} 5: Plain Rider, Plain Guard" for seat in "ABCD")
    s = table(f"{riders}\nattack phase, active A")
    do(s, "A: B", "A: D", "A: done", "B: C", "B: done")
    for who in "ADBC":
        assert decision(s) == f"{who}: assign a unit" and offered(s, "Plain Guard")
        do(s, f"{who}: done")
    for who in "ADBC":
        assert decision(s) == f"{who}: assign a unit" and options(s) == ["Plain Rider", "done"]
        do(s, f"{who}: Plain Rider", f"{who}: B's province 1")
    assert decision(s).startswith("A: fight")


@both_editions(rule("sam.invite-allies.6", "sam.ally.1", "sam.ally.2"))
def test_the_invited_are_allies_once_a_unit_of_theirs_has_come() -> None:
    s = table(FOUR)
    do(s, "A: B", "A: C", "A: done", "B: D", "B: done", "A: done")
    assert not takes_part(s, 2)
    assigns(s, "C", "Plain Duelist")
    assert side_of(s, 2) == facts.ATTACKING and not takes_part(s, 3)
    do(s, "B: done")
    assigns(s, "D", "Plain Giant")
    assert side_of(s, 3) == facts.DEFENDING and defending(s, "Plain Giant")
    do(s, "A: B's province 1")
    befall(s, Event(ev.MOVE_HOME, find(s, "Plain Duelist"), 2), Event(ev.MOVE_HOME, find(s, "Plain Giant"), 3))
    assert side_of(s, 2) == facts.ATTACKING and side_of(s, 3) == facts.DEFENDING, "who has had units there is an ally"
    pass_until(s, "A: bring into play")
    assert not takes_part(s, 2) and not takes_part(s, 3), "in this attack"
    for card in (CALL, HELPER):
        s = table(f"A 5: Plain Guard*\nB 5: Plain Sailor*\nC 5: Plain Duelist | {card.name}\nbattle A>B 1", [card])
        invite(s, 2, facts.DEFENDING)
        assert not takes_part(s, 2)
        play(s, "B: pass", f"C: {card.name}")
        assert side_of(s, 2) == facts.DEFENDING, "however it came"


@both_editions(rule("sam.invite-allies.7"))
def test_an_ally_is_no_longer_invited_by_the_other_leader() -> None:
    s = table(FOUR)
    do(s, "A: B", "A: C", "A: done", "B: C", "B: done")
    assert invitations(s) == ([2], [2])
    do(s, "A: done")
    assigns(s, "C", "Plain Duelist")
    assert invitations(s) == ([2], [])
    do(s, "B: done")
    assert decision(s) != "C: assign a unit"
    s = table(
        "A 5: Plain Guard*\nB 5: Plain Sailor*\nC 5: Plain Duelist, Plain Lady | Call\nbattle A>B 1", [CALL, SUMMON]
    )
    invite(s, 2, facts.ATTACKING)
    invite(s, 2, facts.DEFENDING)
    do(s, "B: pass", "C: Call", "C: a defending player", "C: Plain Duelist")
    assert defending(s, "Plain Duelist") and (s.invited_to_attack, s.invited_to_defend) == (0, 0b100), (
        "nor by the Attacker"
    )


@both_editions(rule("sam.invite-allies.10", "sam.invite-allies.12"))
def test_two_honor_for_the_first_assignment_in_an_attack() -> None:
    text = "A 5: Plain Guard\nB 5: \nC 5: Plain Duelist, Plain Guard, Plain Rider | Call\nattack phase, active A"
    s = table(text, [CALL])
    do(s, "A: B", "A: C", "B: done", "A: Plain Guard", "A: B's province 1", "C: Plain Duelist", "C: B's province 2")
    do(s, "C: Plain Guard", "C: B's province 2")
    assert honor(s) == [5, 5, 5]
    do(s, "C: done")
    assert honor(s) == [5, 5, 7], "2 for all of them, and none for the leader"
    do(s, "C: Plain Rider", "C: B's province 2")
    assert honor(s)[2] == 7, "and none for the second time"
    s = table("A 5: Plain Guard*\nB 5: \nC 5: Plain Duelist | Call\nbattle A>B 1", [CALL])
    invite(s, 2, facts.ATTACKING)
    play(s, "B: pass", "C: Call")
    assert attacking(s, "Plain Duelist") and honor(s)[2] == 5, "who moves there gains nothing"
    s = table("A 5: Plain Guard*\nB 5: \nC 5: Plain Duelist | Helper\nbattle A>B 1", [HELPER])
    invite(s, 2, facts.ATTACKING)
    do(s, "B: pass", "C: Helper")
    assert side_of(s, 2) == facts.ATTACKING and honor(s)[2] == 5, "nor who brings somebody into play there"
    s = table(FOUR)
    do(s, "A: B", "A: C", "A: done", "B: D", "B: done", "A: done")
    assigns(s, "C", "Plain Duelist")
    do(s, "B: done")
    assigns(s, "D", "Plain Giant")
    assert honor(s) == [5, 5, 7, 7], "each of them, on either side"


@both_editions(rule("sam.invite-allies.11", "sam.open-ally-honor-rehonor-scope.1"))
def test_the_dishonorable_are_rehonored_instead_of_honor_for_allying() -> None:
    text = "A 5: Plain Guard\nB 5: \nC 5: Plain Duelist~, Plain Guard, Plain Rider~\nattack phase, active A"
    s = table(text)
    do(s, "A: B", "A: C", "B: done", "A: done")
    for unit in ("Plain Guard", "Plain Duelist", "Plain Rider"):
        assigns(s, "C", unit)
    assert honor(s)[2] == 5 and not is_dishonorable(s, "Plain Duelist") and not is_dishonorable(s, "Plain Rider")
    s = table(text)
    do(s, "A: B", "A: C", "B: done", "A: done")
    assigns(s, "C", "Plain Guard")
    do(s, "C: done")
    assert honor(s)[2] == 7 and is_dishonorable(s, "Plain Duelist"), "only those who were assigned count"


@both_editions(rule("sam.invite-allies.4", "sam.invite-allies.5"))
def test_who_was_not_invited_cannot_come() -> None:
    text = "A 5: Plain Guard* | Summon\nB 5: Plain Sailor*\nC 5: Plain Duelist | Call, Helper\nbattle A>B 1"
    s = table(text, [CALL, HELPER, SUMMON])
    do(s, "B: pass")
    assert decision(s) == "C: battle action" and options(s) == ["Helper", "pass"], "C cannot move there"
    do(s, "C: Helper")
    assert not takes_part(s, 2) and not s.p[facts.CREATED] & s.p[facts.IN_PLAY], "nor create anybody there"
    play(s, "A: Summon", "A: Plain Duelist")
    assert at_home(s, "Plain Duelist") and not takes_part(s, 2), "nor be brought"
    for leader, side in (("A", facts.ATTACKING), ("B", facts.DEFENDING)):
        s = table(FOUR.replace("D 5: Plain Giant", "D 5: Plain Giant, Plain Hero"))
        do(s, "A: B", *(["A: C", "A: done", "B: done"] if leader == "A" else ["A: done", "B: C", "B: done"]))
        while decision(s).endswith("assign a unit"):
            assert decision(s)[0] != "D", "who was not invited does not assign"
            assigns(s, decision(s)[0], options(s)[0])
        assert s.p[side] >> find(s, "Plain Duelist") & 1 and side_of(s, 2) == side, "to the side that invited him alone"
        assert attacking(s, "Plain Guard") and defending(s, "Plain Sailor")
    for who, name, side in (("A", "Plain Lady", defending), ("B", "Plain Hero", attacking)):
        text = "A 5: Plain Guard*, Plain Hero | Summon\nB 5: Plain Sailor*, Plain Lady | Summon\nbattle A>B 1"
        s = table(text, [SUMMON])
        do(s, *["B: pass"] * (who == "A"), f"{who}: Summon", f"{who}: {name}")
        assert side(s, name), "neither leader's units come to the other side"
    rise = strategy(
        "Rise", battle(PutIntoPlay(THAT, here=True), target=PERSONALITY & IN_DISCARD, even="absent"), focus=1
    )
    for asked, came in ((False, False), (True, True)):
        s = table("A 5: Plain Guard*\nB 5: Plain Sailor*\nC 5: | Rise | | Plain Rider\nbattle A>B 1", [rise])
        if asked:
            invite(s, 2, facts.DEFENDING)
        play(s, "B: pass", "C: Rise")
        assert takes_part(s, 2) == came == defending(s, "Plain Rider"), "nor put anybody into play there"


@both_editions(rule("sam.invite-allies.8"))
def test_anothers_effect_makes_the_invited_an_ally() -> None:
    s = table("A 5: Plain Guard* | Summon\nB 5: Plain Sailor*\nC 5: Plain Duelist\nbattle A>B 1", [SUMMON])
    invite(s, 2, facts.DEFENDING)
    do(s, "B: pass", "A: Summon", "A: Plain Duelist")
    assert defending(s, "Plain Duelist") and side_of(s, 2) == facts.DEFENDING, "on the side that invited him"
    s = table("A 5: Plain Guard* | Summon\nB 5: Plain Sailor*\nC 5: Plain Duelist\nbattle A>B 1", [SUMMON])
    do(s, "B: pass", "A: Summon", "A: Plain Duelist")
    assert at_home(s, "Plain Duelist") and not takes_part(s, 2), "but nobody who is not invited"
    forge = strategy("Forge", battle(ChoosePlayer((Create("personality", 2, 2, here=True, who=CHOSEN),))), focus=1)
    for side, makes in ((facts.ATTACKING, True), (facts.DEFENDING, True), (-1, False)):
        s = table("A 5: Plain Guard* | Forge\nB 5: Plain Sailor*\nC 5: Plain Duelist\nbattle A>B 1", [forge])
        if makes:
            invite(s, 2, side)
        do(s, "B: pass", "A: Forge", "A: C")
        assert side_of(s, 2) == side, "also by what is created for him"


@both_editions(rule("sam.presence.2", "sam.invite-allies.6", "sam.invite-allies.3"))
def test_an_invited_player_may_move_there() -> None:
    s = table("A 5: Plain Guard*\nB 5: Plain Sailor*\nC 5: Plain Duelist | Call\nbattle A>B 1", [CALL])
    invite(s, 2, facts.DEFENDING)
    do(s, "B: pass")
    assert decision(s) == "C: battle action" and offered(s, "Call")
    play(s, "C: Call")
    assert defending(s, "Plain Duelist") and side_of(s, 2) == facts.DEFENDING
    for side in (facts.ATTACKING, facts.DEFENDING):
        s = table(
            "A 5: Plain Guard*\nB 5: Plain Sailor*\nC 5: Plain Duelist | Call, Helper\nbattle A>B 1", [CALL, HELPER]
        )
        invite(s, 2, side)
        do(s, "B: pass", "C: Helper")
        assert side_of(s, 2) == side, "whose unit enters play there is an ally, too"
        do(s, "A: pass", "B: pass", "C: Call", "C: Plain Duelist")
        assert s.p[side] >> find(s, "Plain Duelist") & 1, "and goes to the side of whoever invited him"


@both_editions(rule("sam.third-party-without-presence.1", "sam.third-party-without-presence.4"))
def test_invited_by_the_attacker_one_acts_as_an_attacking_player() -> None:
    s = table("A 5: Plain Guard*\nB 5: Plain Sailor*\nC 5: Plain Duelist | Weaken\nbattle A>B 1", [WEAKEN])
    invite(s, 2, facts.ATTACKING)
    do(s, "B: pass")
    play(s, "C: Weaken")
    assert force(s, "Plain Sailor") == 1 and force(s, "Plain Guard") == 3
    assert not takes_part(s, 2), "which makes nobody an ally"


@both_editions(rule("sam.third-party-without-presence.2"))
def test_invited_by_the_defender_one_acts_as_a_defending_player() -> None:
    s = table("A 5: Plain Guard*\nB 5: Plain Sailor*\nC 5: Plain Duelist | Weaken\nbattle A>B 1", [WEAKEN])
    invite(s, 2, facts.DEFENDING)
    do(s, "B: pass")
    play(s, "C: Weaken")
    assert force(s, "Plain Sailor") == 2 and force(s, "Plain Guard") == 2


@both_editions(rule("sam.third-party-without-presence.3", "sam.third-party-without-presence.4"))
def test_invited_by_both_one_chooses_for_each_action() -> None:
    text = "A 5: Plain Guard*\nB 5: Plain Sailor*\nC 5: Plain Duelist | Weaken, Weaken\nbattle A>B 1"
    s = table(text, [WEAKEN])
    invite(s, 2, facts.ATTACKING)
    invite(s, 2, facts.DEFENDING)
    do(s, "B: pass", "C: Weaken")
    assert decision(s) == "C: act as" and options(s) == ["an attacking player", "a defending player"]
    play(s, "C: a defending player")
    assert force(s, "Plain Guard") == 2 and force(s, "Plain Sailor") == 2
    do(s, "A: pass", "B: pass", "C: Weaken")
    play(s, "C: an attacking player")
    assert force(s, "Plain Guard") == 2 and force(s, "Plain Sailor") == 1
    assert not takes_part(s, 2)


@both_editions(rule("sam.combat-segment.2", "sam.combat-segment.3", "sam.open-pass-with-no-presence.1"))
def test_everybody_has_his_turn_to_act_from_the_defender_on() -> None:
    text = "A 5: Plain Guard*\nB 5: Plain Sailor*\nC 5: | Weaken\nD 5: Plain Giant*\nbattle A>B+D 1"
    s = table(text, [WEAKEN])
    invite(s, 2, facts.ATTACKING)
    seen = ""
    for who in "BC":
        seen += decision(s)[0]
        do(s, f"{who}: pass")
    assert seen == "BC" and decision(s) == "D: battle action"
    do(s, "D: pass", "A: pass")
    assert not in_play(s, "Plain Guard"), "all have passed in sequence, and it is resolved"
    s = table(text.replace("battle A>B+D", "battle A>D+B"), [WEAKEN])
    invite(s, 2, facts.ATTACKING)
    do(s, "D: pass", "A: pass", "B: pass")
    play(s, "C: Weaken", "C: Plain Sailor")
    for who in "DAB":
        assert decision(s) == f"{who}: battle action", (
            "from that Defender's left; and after an action all must pass again"
        )
        do(s, f"{who}: pass")
    assert not in_play(s, "Plain Guard"), "C can do nothing more"
    text = "A 5: Plain Guard*\nB 5: Plain Sailor*\nC 5: Plain Duelist\nD 5: Plain Giant*\nbattle A>B+D 1"
    s = table(text)
    do(s, "B: pass")
    assert decision(s) == "D: battle action", "C, who can do nothing there, passes without being asked"


@both_editions(rule("sam.ally.3"))
def test_what_an_ally_controls_is_allied() -> None:
    text = "A 5: Plain Guard*, Plain Hero+2\nB 5: Plain Sailor*, C:Plain Rider*[Plain Sword]\nC 5: Plain Duelist*, B:Plain Lady*[Plain Knife]"
    s = table(f"{text}\nbattle A>B+C 1")
    pass_until(s, "A: fight the battle at")
    for name in ("Plain Duelist", "Plain Lady"):
        assert at_home(s, name) and is_bowed(s, name), "allied units return home and bow, whoever owns them"
    assert is_bowed(s, "Plain Knife")
    for name in ("Plain Sailor", "Plain Rider"):
        assert defending(s, name) and not is_bowed(s, name), "the Defender's are not allied, whoever owns them"
    assert not is_bowed(s, "Plain Sword")


@both_editions(rule("sam.enemy.1", "sam.declaration-segment.4"))
def test_who_is_whose_enemy() -> None:
    s = table("A 5: Plain Guard*\nB 5: Plain Sailor*\nC 5: Plain Duelist*\nD 5: Plain Giant*\nbattle A+C>B+D 1")
    attackers = 1 << find(s, "Plain Guard") | 1 << find(s, "Plain Duelist")
    defenders = 1 << find(s, "Plain Sailor") | 1 << find(s, "Plain Giant")
    assert enemies(s, 0) == enemies(s, 2) == defenders and enemies(s, 1) == enemies(s, 3) == attackers
    assert [led_against(s, q) for q in range(4)] == [1, 0, 1, 0], "an ally's enemy leader is no ally"
    taunt = strategy("Taunt", battle(lose_honor(1, ENEMY_LEADER), Bow(PERSONALITY & ENEMY)), focus=1)
    text = "A 5: Plain Guard*\nB 5: Plain Sailor* | Taunt\nC 5: Plain Duelist* | Taunt\nD 5: Plain Giant*\nbattle A+C>B+D 1"
    s = table(text, (taunt,))
    do(s, "B: Taunt")
    assert honor(s) == [4, 5, 5, 5] and is_bowed(s, "Plain Guard") and is_bowed(s, "Plain Duelist")
    assert not is_bowed(s, "Plain Sailor") and not is_bowed(s, "Plain Giant")
    do(s, "C: Taunt")
    assert honor(s) == [4, 4, 5, 5] and is_bowed(s, "Plain Sailor") and is_bowed(s, "Plain Giant")
    away = "A 5: Plain Guard*, Plain Hero+2\nB 5: Plain Sailor*, Plain Rider+2 | Taunt\nC 5: Plain Duelist, Plain Lady+2\nbattle A+C>B 1"
    s = table(away, (taunt,))
    do(s, "B: Taunt")
    assert is_bowed(s, "Plain Guard") and not any(is_bowed(s, x) for x in ("Plain Hero", "Plain Duelist", "Plain Lady"))


@both_editions(rule("sam.after-resolution.2", "sam.after-resolution.3", "sam.open-allied-bow.1"))
def test_allies_of_either_side_return_home_bowed() -> None:
    text = "A 5: Plain Guard*, Plain Rider+2\nB 5: Plain Sailor*\nC 5: Plain Priest*\nD 5: Plain Giant*[Plain Sword]"
    s = table(f"{text}\nbattle A+C>B+D 1")
    pass_until(s, "A: fight the battle at")
    assert is_dead(s, "Plain Guard") and is_dead(s, "Plain Priest")
    assert at_home(s, "Plain Giant") and is_bowed(s, "Plain Giant") and is_bowed(s, "Plain Sword"), "a defending ally"
    assert defending(s, "Plain Sailor") and not is_bowed(s, "Plain Sailor")
    s = table("A 5: Plain Giant*, Plain Rider+2\nB 5: Plain Sailor*\nC 5: Plain Priest*\nbattle A+C>B 1")
    pass_until(s, "A: fight the battle at")
    assert at_home(s, "Plain Priest") and is_bowed(s, "Plain Priest") and is_bowed(s, "Plain Giant")


@both_editions(rule("sam.resolution-segment.4", "sam.open-army-rehonor-allies.1"))
def test_the_leader_wins_whoever_has_the_units() -> None:
    s = table("A 5: \nB 5: Plain Sailor*\nC 5: Plain Giant*\nbattle A+C>B 1")
    pass_until(s, "bring into play")
    assert in_discard(s, "Plain Sailor") and honor(s) == [7, 5, 5], "the Attacker gains, and not the ally"
    s = table("A 5: Plain Guard*\nB 5: Plain Sailor*\nC 5: Plain Giant*~\nbattle A+C>B 1")
    pass_until(s, "bring into play")
    assert honor(s) == [5, 5, 5] and not is_dishonorable(s, "Plain Giant"), "an ally's dishonor counts as well"
    tale = holding("Tale", trait(BattleResolved(), gain_honor(10), when=WonBattle()), cost=0)
    s = table("A 5: Plain Guard*, Tale\nB 5: Tale\nC 5: Plain Giant*\nD 5: Tale\nbattle A>B+C 1", (tale,))
    pass_until(s, "bring into play")
    assert honor(s) == [5, 5 + 2 + 10, 5, 5], "the Defender, whose ally's unit it was, has won"
    s = table("A 5: Plain Guard*\nB 5: Plain Sailor*\nC 5: Plain Giant*~\nbattle A>B+C 1")
    pass_until(s, "bring into play")
    assert honor(s) == [5, 5, 5] and not is_dishonorable(s, "Plain Giant")


def test_the_chart_of_the_turn_knows_of_inviting_and_of_an_allys_maneuvers() -> None:
    s = table(FOUR)
    do(s, "A: B")
    told = timing(s)
    assert (told["segment"], told["name"], told["rule"]) == (
        "declaration",
        "inviting allies",
        "emp.declaration-segment",
    )
    do(s, "A: D", "A: done", "B: done", "A: done")
    assert decision(s) == "D: assign a unit"
    assert timing(s)["segment"] == "infantry maneuvers"


def test_the_view_says_who_has_passed_and_who_has_left() -> None:
    s = table(FOUR.replace("attack phase", "action phase"))
    assert seen(s, 0)["passed"] == []
    do(s, "A: pass", "B: pass")
    assert seen(s, 0)["passed"] == [0, 1]
    assert not any("out" in player for player in seen(s, 0)["players"])
    s.alive &= ~(1 << 3)
    assert [player.get("out", False) for player in seen(s, 0)["players"]] == [False, False, False, True]
