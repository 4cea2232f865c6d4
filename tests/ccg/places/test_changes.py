"""Control, setting, exchanging, copying, switching, negated bonuses, given abilities, battles apart, Reconnaissance."""

from __future__ import annotations

from typing import Any

from gorin.kernel.windows import emit
from gorin.rulebook.testing import rule
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    at_home,
    attached,
    attacking,
    chi,
    decision,
    defending,
    do,
    find,
    force,
    honor,
    in_discard,
    in_play,
    is_bowed,
    is_here,
    offered,
    options,
    pass_until,
    personal_honor,
    play,
    provinces,
    table,
)

BRIBE = strategy("Bribe", open_(TakeControl(THAT), target=PERSONALITY & OTHERS), focus=1)
TURNCOAT = strategy("Turncoat", battle(TakeControl(THAT), target=PERSONALITY & ENEMY), focus=1)
STEAL = strategy(
    "Steal", open_(TakeControl(THAT, THAT_OTHER), target=(ATTACHMENT & OTHERS, PERSONALITY & YOURS)), focus=1
)
ANNEX = strategy("Annex", open_(TakeControl(THAT), target=HOLDING & OTHERS), focus=1)
TRAIN = strategy("Train", open_(SetStat(THAT, "force", Num(6)), target=PERSONALITY), focus=1)
RAISE = strategy("Raise", open_(give(THAT, force=2), target=PERSONALITY), focus=1)
LOWER = strategy("Lower", open_(give(THAT, force=-1), target=PERSONALITY), focus=1)
SWAP = strategy("Swap", open_(Exchange(THAT, "force", THAT, "chi"), target=PERSONALITY), focus=1)
APE = strategy(
    "Ape", open_(CopyStat(PERFORMER, "force", THAT), performer=PERSONALITY & YOURS, target=PERSONALITY), focus=1
)
TRADE = strategy(
    "Trade", battle(SwitchPlaces(THAT, THAT_OTHER),
                    target=(PERSONALITY & YOURS & HERE, ANYWHERE & PERSONALITY & YOURS - HERE)), focus=1,
)  # fmt: skip
QUELL = strategy("Quell", open_(NegateChanges(THAT, "force"), target=PERSONALITY), focus=1)
TEACH = strategy(
    "Teach", open_(GainsAbility(THAT, open_(gain_honor(2), cost=Bow(THIS))), target=PERSONALITY & YOURS), focus=1
)
AMBUSH = strategy(
    "Trap", limited(FightApart(THAT, THAT_OTHER), lose_honor(1),
                    target=(PERSONALITY & YOURS & UNBOWED, PERSONALITY & OTHERS)), focus=1,
)  # fmt: skip
SCOUT_AHEAD = strategy(
    "Scout Ahead", reaction(Engages(), GainReconnaissance(CurrentProvince())), battle(gain_honor(1), when=HaveReconnaissance()),
    focus=1,
)  # fmt: skip
CALL_UP = strategy(
    "Call Up", battle(BringIntoPlay(THAT, here=True), target=PERSONALITY & IN_PROVINCE & FACEUP & YOURS), focus=1
)
ASCEND = strategy(
    "Ascend", open_(Overlay(THAT, THAT_OTHER), target=(PERSONALITY & IN_PROVINCE & FACEUP & YOURS, PERSONALITY & YOURS)),
    focus=1,
)  # fmt: skip
CAP = strategy("Cap", open_(Limits(THAT, "force", most=2), target=PERSONALITY), focus=1)
ROOTED = personality("Rooted", CRAB, WillNot(THIS, "move"), force=1, chi=2, cost=1, personal_honor=1)
TEACHER = personality("Sage", CRAB, open_(gain_honor(5)), force=1, chi=2, cost=1, personal_honor=1)
STUDENT = personality("Sage - exp", CRAB, open_(gain_honor(9)), force=2, chi=2, cost=1, personal_honor=1)
CARDS = (BRIBE, TURNCOAT, STEAL, ANNEX, TRAIN, RAISE, LOWER, SWAP, APE, TRADE, QUELL, TEACH, AMBUSH, SCOUT_AHEAD, CALL_UP,
         ASCEND, CAP, ROOTED, TEACHER, STUDENT)  # fmt: skip


@rule("emp.control.3", "emp.own.2")
def test_control_of_a_personality_is_control_of_his_unit() -> None:
    s = table("A 5: | Bribe, Lower \nB 5: Plain Guard[Plain Sword, Plain Poison]", CARDS)
    play(s, "A: Bribe")
    assert s.holder[find(s, "Plain Guard")] == 0 and s.holder[find(s, "Plain Sword")] == 0
    assert attached(s, "Plain Guard") == ["Plain Poison", "Plain Sword"]
    s = table("A 5: | Bribe | | \nB 5: Plain Rider*", CARDS)
    play(s, "A: Bribe")
    emit(s, (event_of(s, "Plain Rider"),))
    assert in_discard(s, "Plain Rider") and s.holder[find(s, "Plain Rider")] == 1


def event_of(s: Any, name: str) -> Any:
    from gorin.kernel.events import Event
    from gorin.rulesets.ccg import events as ev

    return Event(ev.DESTROY, find(s, name), 0)


@rule("emp.control.5")
def test_at_a_battlefield_he_changes_sides() -> None:
    s = table("A 5: Plain Giant*, Plain Guard* \nB 5: Plain Rider* | Turncoat\nbattle A>B", CARDS)
    do(s, "B: Turncoat", "B: Plain Guard")
    assert defending(s, "Plain Guard") and is_here(s, "Plain Guard")


@rule("emp.control.6", "emp.control.7")
def test_attachments_and_other_cards_change_hands() -> None:
    s = table("A 5: Plain Guard, Plain Lady | Steal, Annex \nB 5: Plain Rider[Plain Sword], Plain Mine", CARDS)
    play(s, "A: Steal", "A: Plain Guard")
    assert attached(s, "Plain Guard") == ["Plain Sword"] and s.holder[find(s, "Plain Sword")] == 0
    do(s, "B: pass")
    play(s, "A: Annex")
    assert s.holder[find(s, "Plain Mine")] == 0
    s = table("A 5: Plain Guard[Plain Knife] | Steal \nB 5: Plain Rider[Plain Sword]", CARDS)
    play(s, "A: Steal")
    assert attached(s, "Plain Rider") == ["Plain Sword"]


@rule("emp.loyal.1", "emp.singular-unique.2")
def test_the_loyal_and_the_unique_do_not_come_over() -> None:
    s = table("A 5 crab: Plain Hero | Bribe, Bribe \nB 5: Plain Vassal, Plain Hero", CARDS)
    do(s, "A: Bribe", "A: Plain Vassal", "B: pass", "A: Bribe", "A: Plain Hero")
    assert s.holder[find(s, "Plain Vassal")] == 1 and len(titles_of(s, "Plain Hero", 0)) == 1


def titles_of(s: Any, name: str, seat: int) -> list[int]:
    from tests.ccg.tables import copies

    return [c for c in copies(s, name, seat) if s.p[facts.IN_PLAY] >> c & 1]


@rule("emp.singular-unique.4")
def test_a_unique_attachment_one_has_already_is_discarded() -> None:
    banner = item("Banner", force=1, chi=0, cost=1, focus=1, keywords="unique")
    s = table("A 5: Plain Guard[Banner] | Bribe \nB 5: Plain Rider[Banner]", (*CARDS, banner))
    play(s, "A: Bribe")
    assert s.holder[find(s, "Plain Rider")] == 0 and attached(s, "Plain Rider") == []
    assert attached(s, "Plain Guard") == ["Banner"]


@rule("emp.set.1", "emp.how-long-do-things-last.2")
def test_setting_gives_the_bonus_that_is_needed() -> None:
    s = table("A 5: Plain Guard | Train, Raise \nB 5: ", CARDS)
    play(s, "A: Train")
    assert force(s, "Plain Guard") == 6
    do(s, "B: pass")
    play(s, "A: Raise")
    assert force(s, "Plain Guard") == 8
    pass_until(s, "B: declare")
    assert force(s, "Plain Guard") == 3


@rule("emp.exchange.1")
def test_exchanging_two_statistics() -> None:
    s = table("A 5: Plain Giant | Swap \nB 5: ", CARDS)
    play(s, "A: Swap")
    assert (force(s, "Plain Giant"), chi(s, "Plain Giant")) == (4, 9)


@rule("emp.copy.1", "emp.copy.2", "emp.copy.3")
def test_copying_takes_the_current_value_of_another_card() -> None:
    s = table("A 5: Plain Guard | Ape \nB 5: Plain Giant[Plain Knife]", CARDS)
    play(s, "A: Ape")
    do(s, "A: Plain Giant")
    assert force(s, "Plain Guard") == 10
    s = table("A 5: Plain Guard | Ape \nB 5: Plain Giant", CARDS)
    play(s, "A: Ape")
    do(s, "A: Plain Guard")
    assert force(s, "Plain Guard") == 3


@rule("emp.switch.1", "emp.move.1")
def test_switching_moves_both() -> None:
    s = table("A 5: Plain Guard*[Plain Sword], Plain Sailor | Trade \nB 5: Plain Rider*\nbattle A>B", CARDS)
    play(s, "B: pass", "A: Trade")
    assert at_home(s, "Plain Guard") and at_home(s, "Plain Sword") and is_here(s, "Plain Sailor")


@rule("emp.switch.2")
def test_if_one_will_not_move_neither_does() -> None:
    s = table("A 5: Plain Guard*, Rooted | Trade \nB 5: Plain Rider*\nbattle A>B", CARDS)
    play(s, "B: pass", "A: Trade")
    assert is_here(s, "Plain Guard") and at_home(s, "Rooted")


@rule("emp.negate.2")
def test_negation_stops_new_and_existing_effects() -> None:
    s = table("A 5: Plain Guard[Plain Knife] | Raise, Quell, Raise \nB 5: ", CARDS)
    for card in ("Raise", "Quell", "Raise"):
        do(s, f"A: {card}", "A: Plain Guard", "B: pass")
    assert force(s, "Plain Guard") == 4


@rule("emp.from.4", "emp.abilities.1")
def test_a_given_ability_is_used_from_the_card_it_is_on() -> None:
    s = table("A 5: Plain Guard | Teach \nB 9: ", CARDS)
    play(s, "A: Teach")
    do(s, "B: pass")
    assert options(s) == ["Plain Guard (from Teach)", "pass"]
    do(s, "A: Plain Guard")
    assert honor(s)[0] == 7 and is_bowed(s, "Plain Guard")
    pass_until(s, "A: action")
    assert not offered(s, "Plain Guard")


@rule("emp.from.4", "emp.dishonor.7")
def test_honor_from_a_given_ability_comes_from_its_bearer() -> None:
    s = table("A 5: Plain Guard~ | Teach \nB 9: ", CARDS)
    play(s, "A: Teach")
    do(s, "B: pass", "A: Plain Guard")
    assert honor(s)[0] == 5 and not s.p[facts.DISHONORABLE]


@rule("emp.battles.1", "emp.home.1", "emp.location.1")
def test_a_battle_outside_the_attack_phase() -> None:
    s = table("A 5: Plain Giant | Trap \nB 5: Plain Rider_, Plain Guard", CARDS)
    play(s, "A: Trap", "A: Plain Rider")
    assert attacking(s, "Plain Giant") and defending(s, "Plain Rider") and decision(s) == "B: battle action"
    pass_until(s, "B: action")
    assert in_discard(s, "Plain Rider") and provinces(s, "B") == 4 and honor(s) == [6, 5]
    assert at_home(s, "Plain Giant") and is_bowed(s, "Plain Giant") and s.attacker == -1


@rule("emp.reconnaissance.1")
def test_reconnaissance_is_at_a_battlefield() -> None:
    s = table("A 5: Plain Guard+1, Plain Giant+2 | Scout Ahead, Scout Ahead \nB 5: \nattack A>B", CARDS)
    do(s, "A: B's province 1", "A: Scout Ahead", "A: pass")
    pass_until(s, "A: battle action")
    assert offered(s, "Scout Ahead")
    pass_until(s, "A: fight")
    do(s, "A: B's province 2", "A: pass")
    pass_until(s, "A: battle action")
    assert not offered(s, "Scout Ahead")


@rule("emp.action-resolution.3", "emp.rules-of-location.5")
def test_a_card_brought_into_play_is_paid_for_while_the_action_resolves() -> None:
    text = "A 5: Plain Giant* \nB 5: Castle | Call Up | Plain Guard \nbattle A>B"
    s = table(text, CARDS)
    assert offered(s, "Call Up")
    play(s, "B: Call Up")
    assert is_here(s, "Plain Guard") and defending(s, "Plain Guard") and is_bowed(s, "Castle", "B")
    s = table(text.replace("Castle", "Castle_"), CARDS)
    play(s, "B: Call Up")
    assert not in_play(s, "Plain Guard") and in_discard(s, "Call Up")


@rule("emp.proclaim.4", "emp.clan-discount.1")
def test_no_proclaiming_in_anothers_turn() -> None:
    s = table("A 5: Plain Giant* \nB 5: Crab Castle | Call Up | Plain Guard \nbattle A>B", CARDS)
    play(s, "B: Call Up")
    assert options(s) == ["Plain Guard", "Plain Guard with Clan discount"]
    play(s, "B: Plain Guard")
    assert in_play(s, "Plain Guard") and not offered(s, "Proclaim") and honor(s) == [5, 5]


@rule("emp.experienced.10", "emp.whats-new.4")
def test_an_overlay_by_an_effect_and_its_abilities() -> None:
    s = table("A 5: Plain Guard_ | Ascend | Plain Giant \nB 5: ", CARDS)
    play(s, "A: Ascend")
    assert in_play(s, "Plain Giant") and is_bowed(s, "Plain Giant") and not in_play(s, "Plain Guard")
    s = table("A 5: Sage | | Sage - exp \nB 5: \ndynasty phase, active A", CARDS)
    do(s, "A: overlay Sage", "A: done", "A: done")
    pass_until(s, "A: action")
    assert options(s) == ["Lobby", "Sage - exp", "pass"] or options(s) == ["Sage - exp", "pass"]


@rule("emp.stats.1", "emp.stats.2")
def test_a_maximum_by_an_effect() -> None:
    s = table("A 5: Plain Guard | Raise, Cap \nB 5: ", CARDS)
    do(s, "A: Raise", "A: Plain Guard", "B: pass")
    play(s, "A: Cap")
    assert force(s, "Plain Guard") == 2 and personal_honor(s, "Plain Guard") == 1
