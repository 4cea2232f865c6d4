"""Attachments and units: attaching, transferring, leaving with a Personality; Spells, Weapons and Armor."""

from __future__ import annotations

from typing import Any

from gorin.kernel.bits import bits
from gorin.kernel.derive import derive
from gorin.kernel.machine import answer
from gorin.kernel.rows import add_lasting
from gorin.rulebook.testing import rule
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.attributes import stats
from gorin.rulesets.ccg.bars import LOSES_KEYWORD
from gorin.rulesets.ccg.playing.attaching import hosts_for
from gorin.rulesets.ccg.state import COST, FOCUS, FORCE, HONOR_REQUIREMENT
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    at_home,
    attached,
    copies,
    decision,
    do,
    editions,
    find,
    hand,
    honor,
    in_discard,
    in_play,
    is_bowed,
    is_dead,
    is_faceup,
    is_here,
    is_removed,
    occur,
    offered,
    options,
    pass_until,
    play,
    table,
)

GIFT = strategy(
    "Gift",
    open_(Attach(THAT, THAT_OTHER), IfDid((gain_honor(1),)), target=(IN_HAND & ATTACHMENT & YOURS, PERSONALITY)),
    focus=1,
)
HAND_OVER = strategy(
    "Hand Over", open_(Transfer(THAT, THAT_OTHER), target=(ATTACHMENT & YOURS, PERSONALITY & YOURS)), focus=1
)
SLAY = strategy("Slay", open_(Destroy(THAT), target=PERSONALITY), focus=1)
DISMISS = strategy("Dismiss", open_(Discard(THAT), target=PERSONALITY), focus=1)
BANISH = strategy("Banish", open_(RemoveFromGame(THAT), target=PERSONALITY), focus=1)
RECALL = strategy("Recall", open_(PutOnBottom(THAT), target=PERSONALITY), focus=1)
REST = strategy("Rest", open_(Bow(UnitOf(THAT)), target=PERSONALITY), focus=1)
EXHAUST = strategy("Exhaust", open_(gain_honor(2), target=PERSONALITY & YOURS, cost=Bow(UnitOf(THAT))), focus=1)
FORGET = strategy("Forget", open_(GainsKeyword(THAT, "monk"), target=PERSONALITY), focus=1)
RITE = spell("Rite", open_(gain_honor(2)), cost=1, focus=1)
GREETER = holding("Greeter", trait(Enters(ATTACHMENT & YOURS), gain_honor(4)), cost=1)
RETREAT = strategy("Retreat", battle(MoveHome(THAT), target=PERSONALITY & YOURS), focus=1)
BRIBE = strategy("Bribe", open_(TakeControl(THAT), target=PERSONALITY & OTHERS), focus=1)
CARDS = (GIFT, HAND_OVER, SLAY, DISMISS, BANISH, RECALL, REST, EXHAUST, FORGET, RITE, GREETER, RETREAT, BRIBE)


def give_to(s: Any, what: str, to: str) -> Any:
    """A plays Gift."""
    do(s, "A: Gift")
    for name in (what, to):
        if s.decision.why == "target" and offered(s, name):
            do(s, f"A: {name}")
    while s.decision.why == "pay gold":
        do(s, f"A: {options(s)[0]}")
    return s


@editions(samurai=rule("sam.attachments.1", "sam.attachments.4", "sam.attach.1"))
def test_attachments_enter_play_on_a_personality() -> None:
    s = table("A 5: Castle, Plain Guard, Greeter | Gift, Plain Spears \nB 5: ", CARDS)
    give_to(s, "Plain Spears", "Plain Guard")
    play(s)
    assert attached(s, "Plain Guard") == ["Plain Spears"] and in_play(s, "Plain Spears") and honor(s)[0] == 10
    s = table("A 5: Castle, Greeter | Plain Spears \nB 5: ", CARDS)
    occur(s, ev.ENTER, find(s, "Plain Spears"))
    play(s)
    assert not in_play(s, "Plain Spears"), "without a Personality it does not stay"


@editions(samurai=rule("sam.attachments.1", "sam.attachments.4", "sam.attach.1"))
def test_followers_items_and_spells_are_attachments() -> None:
    for name in ("Plain Spears", "Plain Sword", "Plain Prayer"):
        s = table(f"A 5: Castle, Plain Priest, Greeter | {name} \nB 5: Plain Priest", CARDS)
        play(s, "A: Equip")
        assert attached(s, "Plain Priest", "A") == [name] and in_play(s, name) and honor(s)[0] == 9, "it entered play"
        s = table(f"A 5: Castle | {name}, Gift \nB 5: Plain Priest", CARDS)
        assert options(s) == ["pass"], "it needs a Personality, and one of his own"


@editions(samurai=rule("sam.attachments.5", "sam.attachments.8"))
def test_only_to_ones_own_and_where_it_fits() -> None:
    s = table("A 5: Castle, Plain Guard | Gift, Plain Spears \nB 5: Plain Rider", CARDS)
    give_to(s, "Plain Spears", "Plain Rider")
    assert not attached(s, "Plain Rider") and hand(s, "A") == ["Plain Spears"] and honor(s)[0] == 5
    assert not is_bowed(s, "Castle", "A"), "nothing is paid"
    s = table("A 5: Castle, Plain Guard | Gift, Plain Prayer \nB 5: ", CARDS)
    assert not offered(s, "Gift"), "there is no suitable Personality"


@editions(samurai=rule("sam.attachments.8", "sam.attachments.6"))
def test_what_cannot_be_attached_any_more_is_back_where_it_came_from() -> None:
    shame = strategy("Shame", reaction(BeforeResolution("another"), Dishonor(PERSONALITY & OTHERS)), focus=1)
    fell = strategy("Fell", reaction(BeforeResolution("another"), Destroy(PERSONALITY & OTHERS)), focus=1)
    dig = strategy(
        "Dig", open_(Attach(THAT, THAT_OTHER), target=(IN_DISCARD & ATTACHMENT & YOURS, PERSONALITY & YOURS)), focus=1
    )
    for name in ("Shame", "Fell"):
        s = table(f"A 5: Castle, Plain Duelist | Gift, Plain Nobles \nB 5: | {name}", (*CARDS, shame, fell))
        play(s, "A: Gift", f"B: {name}")
        assert hand(s, "A") == ["Plain Nobles"] and not in_play(s, "Plain Nobles") and decision(s) == "B: action"
        assert not is_bowed(s, "Castle", "A") and honor(s)[0] == 5, "neither paid for nor attached"
        s = table(f"A 5: Castle, Plain Duelist | Dig | | Plain Nobles \nB 5: | {name}", (dig, shame, fell))
        play(s, "A: Dig", f"B: {name}")
        assert in_discard(s, "Plain Nobles") and hand(s, "A") == [] and not is_bowed(s, "Castle", "A")


@editions(samurai=rule("sam.attachments.6", "sam.attachments.9", "sam.attachments.10"))
def test_it_enters_play_once_its_gold_is_paid() -> None:
    s = table("A 5: Plain Shop, Castle_, Plain Farm, Plain Guard | Gift, Plain Sword \nB 5: ", CARDS)
    do(s, "A: Gift")
    play(s)
    assert s.decision.why == "pay gold" and not in_play(s, "Plain Sword") and s.frames[-1].regs[0] == 3
    assert hand(s, "A") == [] and is_faceup(s, "Plain Sword"), "nor in the hand any more"
    while s.decision.why == "pay gold":
        do(s, f"A: {options(s)[0]}")
    assert in_play(s, "Plain Sword") and honor(s)[0] == 6
    s = table("A 5: Castle_, Plain Guard | Gift, Plain Sword \nB 5: ", CARDS)
    assert not offered(s, "Gift") and not offered(s, "Equip"), "it stays in hand if it cannot be paid"


@editions(samurai=rule("sam.attachments.7"))
def test_where_nobody_was_named_the_player_chooses_as_it_enters() -> None:
    salvage = strategy("Salvage", open_(BringIntoPlay(THAT), target=ATTACHMENT & IN_DISCARD & YOURS), focus=1)
    find_ = strategy("Dig Up", open_(BringIntoPlay(THAT, free=True), target=ATTACHMENT & IN_DISCARD & YOURS), focus=1)
    for card, gold in (("Salvage", True), ("Dig Up", False)):
        for name, may in (
            ("Plain Spears", ["Plain Guard", "Plain Rider", "Plain Priest"]), ("Plain Prayer", ["Plain Priest"]),
            ("Plain Knife", ["Plain Guard", "Plain Priest"]),
        ):  # fmt: skip
            s = table(f"A 5: Castle, Plain Guard, Plain Rider[Plain Sword], Plain Priest | {card} | | {name}\nB 5: Plain Lady",
                      (salvage, find_))  # fmt: skip
            do(s, f"A: {card}")
            if s.decision.why == "target":
                do(s, f"A: {name}")
            if may[1:]:
                assert decision(s) == "A: attach to" and options(s) == may, "legal ones of his own"
                do(s, "A: Plain Priest")
            assert (decision(s) == "A: pay 2 gold" or not is_bowed(s, "Castle", "A")) or in_play(s, name)
            play(s)
            assert attached(s, "Plain Priest") == [name] and is_bowed(s, "Castle", "A") == gold
    s = table("A 5: Castle, Plain Guard | Salvage | | Plain Prayer\nB 5: Plain Priest", (salvage,))
    assert not offered(s, "Salvage"), "there is nobody who could have it"


@editions(samurai=rule("sam.attachments.11"))
def test_the_attachments_gold_is_no_cost_of_the_action() -> None:
    shield = holding("Shield", reaction(BeforeResolution("another"), NegateEffects()), cost=1)
    s = table("A 5: Castle, Plain Guard | Gift, Plain Sword \nB 5: Shield", (*CARDS, shield))
    do(s, "A: Gift")
    while not offered(s, "Shield"):
        answer(s, 0)
    assert not is_bowed(s, "Castle", "A"), "the costs of the action are paid by now"
    play(s, "B: Shield")
    assert s.decision.why == "action" and not is_bowed(s, "Castle", "A"), "nothing is attached, and nothing paid"
    assert hand(s, "A") == ["Plain Sword"]


@editions(samurai=rule("sam.attachments.12", "sam.attachments.13", "sam.destroy.3"))
def test_attachments_leave_with_their_personality_in_the_same_way() -> None:
    text = "A 5: Plain Guard[Plain Sword, Plain Spears] | {} \nB 5: "
    s = table(text.format("Slay"), CARDS)
    play(s, "A: Slay")
    assert is_dead(s, "Plain Guard") and in_discard(s, "Plain Sword") and in_discard(s, "Plain Spears")
    s = table(text.format("Banish"), CARDS)
    play(s, "A: Banish")
    assert all(is_removed(s, x) for x in ("Plain Guard", "Plain Sword", "Plain Spears"))
    s = table(text.format("Recall"), CARDS)
    play(s, "A: Recall")
    assert find(s, "Plain Guard") in s.zones[1] and find(s, "Plain Sword") in s.zones[0]
    mourner = holding("Mourner", trait(Destroyed(ATTACHMENT, True), gain_honor(1)), cost=1)
    s = table("A 5: Mourner, Plain Guard[Plain Sword, Plain Spears] | Slay \nB 5: ", (*CARDS, mourner))
    play(s, "A: Slay")
    while s.decision.why not in ("action", "declare an attack"):
        answer(s, 0)
    assert honor(s)[0] == 7, "they were destroyed, too"
    s = table("A 5: Mourner, Plain Guard[Plain Sword, Plain Spears] | Dismiss \nB 5: ", (*CARDS, mourner))
    play(s, "A: Dismiss")
    assert all(in_discard(s, x) for x in ("Plain Guard", "Plain Sword", "Plain Spears")) and not is_dead(
        s, "Plain Guard"
    )
    assert honor(s)[0] == 5, "who is discarded takes them along, but not to their destruction"
    home = strategy("Home", open_(ReturnToHand(THAT), target=PERSONALITY), focus=1)
    s = table("A 5: Mourner, Plain Guard[Plain Sword, Plain Spears] | Home \nB 5: ", (mourner, home))
    play(s, "A: Home")
    assert find(s, "Plain Guard") in s.zones[1] and hand(s, "A") == ["Plain Spears", "Plain Sword"], "to the hand, too"
    assert honor(s)[0] == 5


@editions(samurai=rule("sam.attachments.13"))
def test_what_goes_with_him_is_destroyed_by_the_rulebook() -> None:
    mercy = holding("Mercy", reaction(WouldBeDestroyed(ATTACHMENT & YOURS, by="action"), NegateIt()), cost=0)
    smash = strategy("Smash", open_(Destroy(THAT), target=ITEM), focus=1)
    s = table("A 5: | Slay, Smash \nB 5: Plain Guard[Plain Sword], Mercy", (*CARDS, mercy, smash))
    play(s, "A: Smash")
    assert offered(s, "Mercy"), "by the action"
    s = table("A 5: | Slay, Smash \nB 5: Plain Guard[Plain Sword], Mercy", (*CARDS, mercy, smash))
    play(s, "A: Slay")
    assert not offered(s, "Mercy") and in_discard(s, "Plain Sword"), "not by the action, which destroyed him"


@editions(samurai=rule("sam.attachments.14"))
def test_an_attachment_without_a_personality_is_discarded() -> None:
    tough = item("Tough", WillNot(THIS, "be destroyed"), force=1, chi=0, cost=1, focus=1)
    s = table("A 5: Plain Guard[Tough] | Slay \nB 5: ", (*CARDS, tough))
    play(s, "A: Slay")
    assert in_discard(s, "Plain Guard") and in_discard(s, "Tough") and not in_play(s, "Tough")
    clings = (
        WillNot(THIS, "be destroyed"),
        WillNot(THIS, "be discarded"),
        trait(Would("be discarded", THIS), NegateIt()),
    )
    for text in (clings[:2], (clings[0], clings[2])):
        clinging = item("Clinging", *text, force=1, chi=0, cost=1, focus=1)
        s = table("A 5: Plain Guard[Clinging] | Slay \nB 5: ", (*CARDS, clinging))
        play(s, "A: Slay")
        assert in_discard(s, "Clinging") and decision(s) == "B: action", "whatever would keep it"


@editions(samurai=rule("sam.attachments.15", "sam.spells.3"))
def test_what_is_attached_stays_though_it_would_not_be_legal_now() -> None:
    s = table("A 5: Plain Priest[Rite] | \nB 5: ", CARDS)
    assert offered(s, "Rite")
    add_lasting(s, LOSES_KEYWORD, 1 << find(s, "Plain Priest"), facts.SHUGENJA, -1, 0, 0)
    derive(s)
    occur(s, ev.BOW, find(s, "Castle", "B"), 1)
    assert attached(s, "Plain Priest") == ["Rite"] and not offered(s, "Rite"), "but its action cannot be taken"


@editions(
    emperor=rule("emp.follower.2"), samurai=rule("sam.followers.1", "sam.followers.2", "sam.open-follower-hr-dash.1")
)
def test_followers_ask_for_personal_honor() -> None:
    free = follower("Free Folk", force=1, cost=0, focus=1, honor_requirement=DASH)
    s = table("A 5: Castle, Plain Guard~ | Plain Nobles, Free Folk \nB 5: ", (*CARDS, free))
    c = find(s, "Plain Nobles")
    assert [stats.stat(s, c, x) for x in (FORCE, HONOR_REQUIREMENT, COST, FOCUS)] == [3, 3, 3, 3]
    assert not hosts_for(s, 0, c) and hosts_for(s, 0, find(s, "Free Folk")), "a dash asks for nothing"
    s = table("A 5: Castle, Plain Guard, Plain Duelist | Plain Nobles \nB 5: ", CARDS)
    assert hosts_for(s, 0, find(s, "Plain Nobles")) == 1 << find(s, "Plain Duelist")
    s = table("A 5: Castle, Plain Guard, Plain Duelist, Plain Lady~ | Plain Nobles \nB 5: Plain Lady", CARDS)
    do(s, "A: Equip")
    assert "Plain Duelist" in options(s) and not {"Plain Guard", "Plain Lady"} & set(options(s)), "3 are enough for 3"


@editions(emperor=rule("emp.spell.2", "emp.spell.1"), samurai=rule("sam.spells.1", "sam.spells.2"))
def test_spells_are_for_shugenja() -> None:
    s = table("A 5: Castle, Plain Guard, Plain Priest | Plain Prayer \nB 5: ", CARDS)
    c = find(s, "Plain Prayer")
    assert hosts_for(s, 0, c) == 1 << find(s, "Plain Priest")
    assert stats.stat(s, c, COST) == 1 and stats.stat(s, c, FOCUS) == 3


@editions(samurai=rule("sam.spells.2"))
def test_who_is_no_shugenja_is_given_no_spell() -> None:
    s = table("A 5: Castle, Plain Guard, Plain Priest, Plain Lady | Plain Prayer, Gift \nB 5: Plain Priest", CARDS)
    do(s, "A: Gift")
    assert options(s) in (["Plain Prayer"], ["Plain Priest"])
    play(s)
    assert attached(s, "Plain Priest", "A") == ["Plain Prayer"]
    s = table("A 5: Castle, Plain Guard, Plain Priest[Plain Prayer] | Hand Over \nB 5: ", CARDS)
    play(s, "A: Hand Over")
    while s.decision.why == "target":
        do(s, f"A: {'Plain Guard' if offered(s, 'Plain Guard') else options(s)[0]}")
    assert attached(s, "Plain Priest") == ["Plain Prayer"] and not attached(s, "Plain Guard"), "nor by a transfer"


@editions(emperor=rule("emp.weapon.1", "emp.kensai.1", "emp.armor.1"), samurai=rule("sam.weapon.1", "sam.armor.1"))
def test_one_weapon_and_one_armor(edition: str) -> None:
    s = table("A 5: Castle, Plain Guard[Plain Sword, Plain Mail], Plain Lady | Plain Knife, Plain Mail \nB 5: ")
    lady = 1 << find(s, "Plain Lady")
    assert hosts_for(s, 0, find(s, "Plain Knife")) == lady
    mail = next(c for c in copies(s, "Plain Mail") if s.p[facts.HAND] >> c & 1)
    assert hosts_for(s, 0, mail) == lady
    s = table("A 5: Castle, Plain Swordsman[Plain Sword] | Plain Knife \nB 5: ")
    second = bool(hosts_for(s, 0, find(s, "Plain Knife")))
    assert second == (edition == "emperor"), "Kensai means nothing in Samurai Edition"


@editions(
    emperor=rule("emp.transfer.2", "emp.transfer.3"),
    samurai=rule("sam.transfer.1", "sam.transfer.2", "sam.transfer.3"),
)
def test_transfers_cost_nothing_but_must_be_allowed() -> None:
    s = table("A 5: Castle_, Plain Guard[Plain Sword], Plain Rider, Greeter | Hand Over \nB 5: ", CARDS)
    do(s, "A: Hand Over", "A: Plain Rider")
    play(s)
    assert attached(s, "Plain Rider") == ["Plain Sword"] and not attached(s, "Plain Guard")
    assert honor(s)[0] == 5, "nothing entered play"
    s = table("A 5: Plain Guard[Plain Sword], Plain Rider[Plain Knife] | Hand Over \nB 5: ", CARDS)
    do(s, "A: Hand Over", "A: Plain Sword", "A: Plain Rider")
    assert attached(s, "Plain Guard") == ["Plain Sword"]


@editions(samurai=rule("sam.attach.3", "sam.transfer.3"))
def test_a_transfer_is_no_attaching() -> None:
    s = table("A 5: Plain Guard[Plain Sword], Plain Rider, Greeter | Hand Over \nB 5: ", CARDS)
    c = find(s, "Plain Sword")
    before = s.inc[c]
    do(s, "A: Hand Over", "A: Plain Rider")
    play(s)
    assert s.inc[c] == before and honor(s)[0] == 5 and attached(s, "Plain Rider") == ["Plain Sword"]
    shrine = holding("Shrine", trait(Attached(ATTACHMENT), gain_honor(3)), cost=1)
    s = table(
        "A 5: Castle, Plain Guard[Plain Sword], Plain Rider, Shrine | Hand Over, Plain Mail \nB 5: ", (*CARDS, shrine)
    )
    do(s, "A: Hand Over", "A: Plain Rider")
    play(s)
    assert attached(s, "Plain Rider") == ["Plain Sword"] and honor(s)[0] == 5, "what hears of attaching hears nothing"
    play(s, "B: pass", "A: Equip", "A: Plain Rider", "A: Castle")
    assert attached(s, "Plain Rider") == ["Plain Mail", "Plain Sword"] and honor(s)[0] == 8, "as it does of this"
    s = table("A 5: Plain Guard[Plain Sword] | Hand Over \nB 5: ", CARDS)
    play(s, "A: Hand Over")
    assert attached(s, "Plain Guard") == ["Plain Sword"], "to another, different Personality"


# --- units ----------------------------------------------------------------------------------------------------------


@editions(samurai=rule("sam.unit.1", "sam.unit.2"))
def test_an_effect_on_a_unit_hits_every_card_of_it_at_once() -> None:
    watch = holding(
        "Watch", trait(Bows(PERSONALITY | ATTACHMENT), gain_honor(count((PERSONALITY | ATTACHMENT) & BOWED))), cost=1
    )
    s = table("A 5: Watch, Plain Guard[Plain Sword, Plain Spears], Plain Rider | Rest \nB 5: ", (*CARDS, watch))
    do(s, "A: Rest", "A: Plain Guard")
    while s.decision.why not in ("action", "declare an attack"):
        answer(s, 0)
    assert all(is_bowed(s, x) for x in ("Plain Guard", "Plain Sword", "Plain Spears")) and not is_bowed(
        s, "Plain Rider"
    )
    assert honor(s)[0] == 5 + 9, "all three are bowed when the first of the traits looks"
    mark = strategy("Mark", open_(AddToken(THAT, "fire", force=2), target=PERSONALITY), focus=1)
    tally = strategy("Tally", open_(gain_honor(count(UnitOf(THAT))), target=PERSONALITY), focus=1)
    s = table("A 5: Plain Guard[Plain Sword, Plain Spears] | Mark, Tally \nB 5: ", (mark, tally))
    play(s, "A: Mark", "B: pass", "A: Tally")
    assert len(s.tokens) == 1 and honor(s)[0] == 8, "a token is none of its cards"


@editions(samurai=rule("sam.unit.3", "sam.home-glossary.1", "sam.move.1"))
def test_a_unit_moves_with_its_personality() -> None:
    rooted = item("Anchor", WillNot(THIS, "move"), force=1, chi=0, cost=1, focus=1)
    s = table("A 5: Plain Guard*[Anchor] | Retreat \nB 5: Plain Rider*\nbattle A>B", (*CARDS, rooted))
    play(s, "B: pass", "A: Retreat")
    assert at_home(s, "Plain Guard") and not is_here(s, "Anchor"), (
        "the Personality alone moves, the rest is taken along"
    )
    s = table("A 5: Plain Guard*[Plain Sword] \nB 5: Plain Rider* | Retreat\nbattle A>B", CARDS)
    play(s, "B: Retreat")
    assert at_home(s, "Plain Rider") and s.holder[find(s, "Plain Rider")] == 1
    away = strategy("Away", battle(MoveElsewhere(THAT), target=PERSONALITY & YOURS), focus=1)
    come = strategy("Come", battle(MoveHere(PERFORMER), performer=PERSONALITY & YOURS), focus=1)
    s = table("A 5: Plain Guard*[Plain Sword], Plain Rider[Plain Knife], Plain Hero+2[Plain Mail] | Away, Come, Come \n"
              "B 5: Plain Giant*, Plain Lady+2\nbattle A>B", (away, come))  # fmt: skip
    for name, whose in (("Plain Rider", "Plain Knife"), ("Plain Hero", "Plain Mail")):
        do(s, "B: pass", "A: Come", f"A: {name}")
        assert is_here(s, name) and is_here(s, whose), "from home, and from another battlefield"
    do(s, "B: pass", "A: Away", "A: Plain Guard", "A: the battlefield at B's province 2")
    assert not at_home(s, "Plain Guard") and not is_here(s, "Plain Guard") and not is_here(s, "Plain Sword")
    s = table("A 5: Plain Guard[Anchor] \nB 5: \nattack A>B", (rooted,))
    do(s, "A: Plain Guard", "A: B's province 1")
    while not s.p[facts.HERE]:
        do(s, f"A: {options(s)[0]}")
    assert is_here(s, "Plain Guard") and is_here(s, "Anchor"), "so it is with assigning"
    pass_until(s, "A: bring into play")
    assert at_home(s, "Plain Guard") and at_home(s, "Anchor"), "and with returning home"


@editions(samurai=rule("sam.unit.5"))
def test_a_cost_of_a_unit_needs_every_card_of_it() -> None:
    s = table("A 5: Plain Guard[Plain Sword_] | Exhaust \nB 5: ", CARDS)
    assert not offered(s, "Exhaust")
    s = table("A 5: Plain Guard[Plain Sword] | Exhaust \nB 5: ", CARDS)
    play(s, "A: Exhaust")
    assert honor(s)[0] == 7 and is_bowed(s, "Plain Sword")


@editions(samurai=rule("sam.unit.7", "sam.control.2"))
def test_a_unit_is_controlled_by_whoever_controls_its_personality() -> None:
    s = table("A 5: | Bribe \nB 5: Plain Guard[Plain Sword]", CARDS)
    play(s, "A: Bribe")
    assert s.holder[find(s, "Plain Guard")] == s.holder[find(s, "Plain Sword")] == 0
    assert s.owner[find(s, "Plain Guard")] == s.owner[find(s, "Plain Sword")] == 1
    craft = strategy("Craft", open_(Create("item", force=2, chi=1, on=THAT), target=PERSONALITY & OTHERS), focus=1)
    s = table("A 5: | Craft, Bribe \nB 5: Plain Sailor", (*CARDS, craft))
    play(s, "A: Craft")
    (made,) = bits(s.att[find(s, "Plain Sailor")])
    assert s.holder[made] == 1 and s.owner[made] == 0, "whoever made it"
    do(s, "B: pass")
    play(s, "A: Bribe")
    assert s.holder[made] == s.holder[find(s, "Plain Sailor")] == 0
