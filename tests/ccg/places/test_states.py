"""What cards are like and whose they are: in play and out of play, bowed, dishonorable, where, controlled, owned;
drawing, discarding, searching, switching, entering-play Honor loss."""

from __future__ import annotations

from typing import Any

from gorin.kernel.machine import answer
from gorin.rulebook.testing import rule
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.attributes import stats
from gorin.rulesets.ccg.state import COST
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    at_home,
    attached,
    attacking,
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
    in_province,
    is_bowed,
    is_dead,
    is_dishonorable,
    is_here,
    occur,
    offered,
    options,
    pass_to_the_end,
    pass_until,
    play,
    provinces,
    table,
    titles,
)

SLAY = strategy("Slay", open_(Destroy(THAT), target=PERSONALITY), focus=1)
DISMISS = strategy("Dismiss", open_(Discard(THAT), target=PERSONALITY | ATTACHMENT), focus=1)
RAISE_DEAD = strategy("Raise Dead", open_(PutIntoPlay(THAT), target=PERSONALITY & IN_DISCARD & YOURS), focus=1)
BRIBE = strategy("Bribe", open_(TakeControl(THAT), target=PERSONALITY & OTHERS), focus=1)
TURNCOAT = strategy("Turncoat", battle(TakeControl(THAT), target=PERSONALITY & ENEMY), focus=1)
SHAME = strategy("Shame", open_(Dishonor(THAT), target=PERSONALITY), focus=1)
PRAISE = strategy("Praise", open_(gain_honor(3), target=PERSONALITY & YOURS), focus=1)
FORGIVE = strategy("Forgive", open_(Rehonor(THAT), target=PERSONALITY), focus=1)
SEEK = strategy("Seek", open_(Search(ITEM)), focus=1)
SEEK_ARMS = strategy("Seek Arms", open_(Search(ITEM & WEAPON)), focus=1)
SEEK_TOO = strategy("Seek Too", open_(Search(ITEM, show=True)), focus=1)
HIRE = strategy("Hire", open_(SearchToPlay(PERSONALITY, "dynasty")), focus=1)
DRAW_TWO = strategy("Draw Two", open_(draw(2)), focus=1)
TRADE = strategy(
    "Trade", battle(SwitchPlaces(THAT, THAT_OTHER),
                    target=(PERSONALITY & YOURS & HERE, ANYWHERE & PERSONALITY & YOURS - HERE)), focus=1,
)  # fmt: skip
ROOTED = personality("Rooted", CRAB, WillNot(THIS, "move"), force=1, chi=2, cost=1, personal_honor=1)
CARDS = (SLAY, DISMISS, RAISE_DEAD, BRIBE, TURNCOAT, SHAME, PRAISE, FORGIVE, SEEK, SEEK_ARMS,
         SEEK_TOO, HIRE, DRAW_TWO, TRADE, ROOTED)  # fmt: skip


def each(s: Any, *names: str, on: str) -> Any:
    for name in names:
        do(s, f"A: {name}")
        if s.decision.why == "target":
            do(s, f"A: {on}")
        while s.decision is not None and s.decision.player == 1:
            do(s, "B: pass")
    return s


# --- in play and out of play ------------------------------------------------------------------------------------------


@editions(samurai=rule("sam.in-play-and-out-of-play.2"))
def test_a_card_is_destroyed_only_by_what_destroys() -> None:
    mourner = holding("Mourner", trait(Destroyed(PERSONALITY, True), gain_honor(1)), cost=1)
    s = table("A 5: Mourner, Plain Guard, Plain Lady | Dismiss, Slay \nB 5: ", (*CARDS, mourner))
    each(s, "Dismiss", on="Plain Guard")
    assert in_discard(s, "Plain Guard") and not is_dead(s, "Plain Guard") and honor(s)[0] == 5
    play(s, "A: Slay")
    assert is_dead(s, "Plain Lady") and honor(s)[0] == 6


@editions(samurai=rule("sam.in-play-and-out-of-play.3", "sam.in-play-and-out-of-play.8"))
def test_only_cards_in_play_are_targeted_unless_text_says_so() -> None:
    s = table("A 5: Plain Guard | Slay, Raise Dead | Plain Rider | Plain Lady \nB 5: | Plain Sword", CARDS)
    do(s, "A: Slay")
    assert options(s) == ["Plain Guard"], "neither the Rider in the province nor the Lady in the pile"
    s = table("A 5: Plain Guard | Raise Dead | Plain Rider | Plain Lady \nB 5: ", CARDS)
    do(s, "A: Raise Dead")
    assert options(s) == ["Plain Lady"]
    play(s)
    assert in_play(s, "Plain Lady") and in_province(s, "Plain Rider")
    dare = strategy("Dare", open_(Duel(THAT, THAT_OTHER), target=(PERSONALITY & YOURS, PERSONALITY & OTHERS)), focus=1)
    snatch = strategy("Snatch", reaction(BeforeFocusEffects(), Discard(THAT), target=FOCUSED & OTHERS), focus=1)
    s = table("A 5: Plain Guard | Dare, Snatch, Plain Sword \nB 5: Plain Giant | Plain Two, Plain Four", (dare, snatch))
    play(s, "A: Dare", "B: Plain Two", "A: Plain Sword", "B: strike", "A: Snatch")
    assert in_discard(s, "Plain Two") and not in_discard(s, "Plain Four"), "one in the focusing area is targeted"


@editions(
    samurai=rule("sam.in-play-and-out-of-play.4", "sam.in-play-and-out-of-play.5", "sam.in-play-and-out-of-play.6")
)
def test_cards_out_of_play_give_and_get_nothing_and_are_not_used() -> None:
    leader = personality("Leader", CRAB, open_(gain_honor(1)), has(PERSONALITY & YOURS, force=1), trait(Bows(PERSONALITY), gain_honor(9)),
                         force=2, chi=2, cost=1, personal_honor=1)  # fmt: skip
    storm = strategy("Storm", open_(give(PERSONALITY, force=-1)), focus=1)
    s = table("A 5: Plain Guard | Storm | Leader | Plain Lady \nB 5: ", (leader, storm))
    assert force(s, "Plain Guard") == 3 and not offered(s, "Leader")
    occur(s, ev.BOW, find(s, "Plain Guard"))
    assert honor(s)[0] == 5
    assert force(s, "Leader") == 3, "but its continuous effects reach the card itself"
    do(s, "A: Storm")
    assert force(s, "Plain Guard") == 2 and force(s, "Plain Lady") == 1
    occur(s, ev.ENTER, find(s, "Leader"))
    assert force(s, "Plain Guard") == 3
    band = follower("Band", open_(gain_honor(1)), battle(gain_honor(1)), has(PERSONALITY & YOURS, force=1),
                    trait(Bows(PERSONALITY), gain_honor(9)), reaction(Bows(PERSONALITY), gain_honor(9)), force=1, cost=99, focus=1)  # fmt: skip
    for place in ("| Band", "| | | | Band", "| | | Band"):
        s = table(f"A 5: Plain Guard {place} \nB 5: ", (band,))
        assert force(s, "Plain Guard") == 3 and options(s) == ["pass"]
        occur(s, ev.BOW, find(s, "Plain Guard"))
        assert honor(s)[0] == 5 and decision(s) == "A: action", "neither in a hand nor in a deck nor in a pile"
    spark = strategy("Spark", focus_effect(gain_honor(2)), focus=2)
    dare = strategy("Dare", open_(Duel(THAT, THAT_OTHER), target=(PERSONALITY & YOURS, PERSONALITY & OTHERS)), focus=1)
    s = play(table("A 5: Plain Guard | Dare, Spark \nB 5: Plain Giant | Plain Two", (spark, dare)), "A: Dare")
    do(s, "B: Plain Two", "A: Spark", "B: strike")
    play(s)
    assert honor(s)[0] == 7, "but from the focusing area"


@editions(samurai=rule("sam.in-play-and-out-of-play.7", "sam.in-play-and-out-of-play.9"))
def test_cards_out_of_play_pay_no_costs_and_each_limit_is_lifted_by_itself() -> None:
    s = table("A 5: Castle_ | | Plain Mine, Plain Guard | Plain Shop \nB 5: \ndynasty phase, active A", CARDS)
    assert options(s) == ["done"], "neither the Mine in the province nor the Shop in the pile pays"
    hero = personality("Hero", CRAB, open_(gain_honor(5)), force=2, chi=2, cost=1, personal_honor=1)
    s = table("A 5: | Raise Dead | | Hero \nB 5: ", (*CARDS, hero))
    assert offered(s, "Raise Dead") and not offered(s, "Hero"), "what may be returned may not be used there"


@editions(samurai=rule("sam.play.1"))
def test_playing_is_putting_a_card_into_play_or_using_an_action_card() -> None:
    s = table("A 5: Castle, Plain Guard | Slay \nB 5: ", CARDS)
    do(s, "A: Slay")
    assert s.p[facts.RESOLVING] >> find(s, "Slay") & 1 or in_discard(s, "Slay")
    s = table("A 5: Castle | | Plain Guard \nB 5: \ndynasty phase, active A", CARDS)
    play(s, "A: Plain Guard")
    assert in_play(s, "Plain Guard") and stats.base(s, find(s, "Plain Guard"), COST) == 5


# --- bowed, honorable -------------------------------------------------------------------------------------------------


@editions(samurai=rule("sam.bow.1", "sam.straighten.1", "sam.bowed-and-unbowed.1"))
def test_bowing_and_straightening_are_changes_of_cards_in_play() -> None:
    watch = holding("Watch", trait(Bows(PERSONALITY), gain_honor(1)), cost=1)
    s = table("A 5: Watch, Plain Guard | | Plain Rider | Plain Lady \nB 5: ", (*CARDS, watch))
    guard = find(s, "Plain Guard")
    play(occur(s, ev.BOW, guard))
    assert is_bowed(s, "Plain Guard") and honor(s)[0] == 6
    play(occur(s, ev.BOW, guard))
    assert honor(s)[0] == 6, "a bowed card does not bow"
    for name in ("Plain Rider", "Plain Lady"):
        occur(s, ev.BOW, find(s, name))
        assert not is_bowed(s, name)
    occur(s, ev.STRAIGHTEN, guard)
    assert not is_bowed(s, "Plain Guard")
    joy = holding("Joy", trait(Would("straighten", PERSONALITY), gain_honor(1)), cost=1)
    t = table("A 5: Joy, Plain Guard_, Plain Giant \nB 5: ", (joy,))
    for name, gained in (("Plain Giant", 0), ("Plain Guard", 1), ("Plain Guard", 1)):
        play(occur(t, ev.STRAIGHTEN, find(t, name)))
        assert honor(t)[0] == 5 + gained, "only who is bowed straightens"
    occur(s, ev.DISCARD, guard)
    assert not is_bowed(s, "Plain Guard")


@editions(samurai=rule("sam.bowed-and-unbowed.2", "sam.bowed-and-unbowed.3"))
def test_cards_enter_play_unbowed_and_who_enters_bowed_has_not_bowed() -> None:
    watch = holding("Watch", trait(Bows(PERSONALITY | HOLDING), gain_honor(1)), cost=1)
    s = table("A 5: Watch | | Plain Rider, Plain Mine \nB 5: ", (*CARDS, watch))
    play(occur(s, ev.ENTER, find(s, "Plain Rider")))
    play(occur(s, ev.ENTER, find(s, "Plain Mine")))
    assert not is_bowed(s, "Plain Rider") and is_bowed(s, "Plain Mine") and honor(s)[0] == 5
    omen = ring("Omen", open_(PutIntoPlay(THIS)), focus=1)
    muster = strategy(
        "Muster", open_(Create("personality", force=2, chi=2), Create("follower", 1, on=PERSONALITY & SAMURAI)), focus=1
    )
    s = table(
        "A 5: Castle, Plain Guard | Plain Sword, Omen, Muster, Raise Dead | | Plain Lady~ \nB 5: ",
        (*CARDS, omen, muster),
    )
    play(s, "A: Equip")
    for name in ("Omen", "Muster", "Raise Dead"):
        play(s, "B: pass", f"A: {name}")
    there = s.p[facts.IN_PLAY] & s.ctl[0] & ~s.p[facts.THE_RULES]
    assert all(in_play(s, x) for x in ("Plain Sword", "Omen", "Plain Lady")) and s.p[facts.CREATED].bit_count() == 2
    assert titles(s, there & s.p[facts.BOWED]) == ["Castle"], "of whatever type, and from wherever"


@editions(
    emperor=rule("emp.dishonor.3"),
    samurai=rule("sam.dishonor.1", "sam.honorable-and-dishonorable.1", "sam.honorable-and-dishonorable.4"),
)
def test_dishonor_is_no_honor_loss_but_death_in_it_is() -> None:
    s = table("A 5: Plain Lady, Plain Rider | Shame, Forgive, Shame, Slay \nB 5: ", CARDS)
    each(s, "Shame", on="Plain Lady")
    assert is_dishonorable(s, "Plain Lady") and honor(s)[0] == 5
    each(s, "Forgive", on="Plain Lady")
    assert not is_dishonorable(s, "Plain Lady")
    each(s, "Shame", "Slay", on="Plain Lady")
    assert honor(s)[0] == 5 - 4, "her base Personal Honor"
    exalt = strategy("Exalt", open_(give(THAT, personal_honor=3), target=PERSONALITY), focus=1)
    s = table("A 5: Plain Lady~ | Exalt, Slay \nB 5: ", (*CARDS, exalt))
    each(s, "Exalt", "Slay", on="Plain Lady")
    assert honor(s) == [1, 5], "the base, not what it is now"
    s = table("A 5: Plain Lady~ | Dismiss \nB 5: ", CARDS)
    each(s, "Dismiss", on="Plain Lady")
    assert honor(s) == [5, 5], "nothing for one who is only discarded"
    s = table("A 5: | Bribe, Slay \nB 5: Plain Lady~", CARDS)
    play(s, "A: Bribe")
    do(s, "B: pass")
    play(s, "A: Slay")
    assert honor(s) == [1, 5], "whoever controlled him loses it"


@editions(samurai=rule("sam.honorable-and-dishonorable.3"))
def test_personalities_are_honorable_unless_they_were_dishonored() -> None:
    s = table("A 5: Castle | | Plain Guard \nB 5: \ndynasty phase, active A", CARDS)
    play(s, "A: Plain Guard")
    assert in_play(s, "Plain Guard") and not is_dishonorable(s, "Plain Guard")
    cost = strategy(
        "Sacrifice Name",
        open_(draw(), target=PERSONALITY & YOURS, cost=Dishonor(THAT)),
        focus=1,
    )
    s = table("A 5: Plain Guard | Sacrifice Name \nB 5: ", (cost,))
    play(s, "A: Sacrifice Name")
    assert is_dishonorable(s, "Plain Guard")


@editions(
    emperor=rule("emp.dishonor.5", "emp.dishonor.6"),
    samurai=rule("sam.honorable-and-dishonorable.5"),
)
def test_honor_from_the_dishonorable_rehonors_them_instead() -> None:
    s = table("A 5: Plain Guard~, Plain Rider | Praise, Praise \nB 5: ", CARDS)
    each(s, "Praise", on="Plain Guard")
    assert honor(s)[0] == 5 and not is_dishonorable(s, "Plain Guard")
    each(s, "Praise", on="Plain Guard")
    assert honor(s)[0] == 8
    poet = personality("Poet", CRAB, open_(gain_honor(2)), force=1, chi=2, cost=1, personal_honor=1)
    s = table("A 5: Poet~, Plain Guard~ \nB 5: ", (poet,))
    do(s, "A: Poet")
    assert honor(s)[0] == 5 and not is_dishonorable(s, "Poet") and is_dishonorable(s, "Plain Guard")
    deed = strategy("Deed", open_(gain_honor(3), performer=PERSONALITY & YOURS), focus=1)
    drill = strategy("Drill", open_(Bow(THAT), target=PERSONALITY & YOURS), focus=1)
    widow = personality(
        "Widow", CRAB, trait(Bows(PERSONALITY - THIS), gain_honor(2)), force=1, chi=2, cost=1, personal_honor=1
    )
    s = table("A 5: Plain Guard~, Widow~ | Deed, Drill \nB 5: ", (deed, drill, widow))
    do(s, "A: Deed", "A: Plain Guard")
    assert honor(s)[0] == 5 and not is_dishonorable(s, "Plain Guard") and is_dishonorable(s, "Widow"), "who performs it"
    do(s, "B: pass", "A: Drill")
    play(s, "A: Plain Guard")
    assert honor(s)[0] == 5 and not is_dishonorable(s, "Widow"), "whose trait it is"
    harp = item("Harp", open_(gain_honor(2)), force=0, chi=0, cost=0, focus=1)
    s = table("A 5: Plain Guard~[Harp] \nB 5: ", (harp,))
    do(s, "A: Harp")
    assert honor(s)[0] == 5 and not is_dishonorable(s, "Plain Guard"), "also from an Item of his"
    song = holding("Song", trait(Bows(PERSONALITY), gain_honor(3), target=PERSONALITY & YOURS & BOWED), cost=0)
    s = table("A 5: Plain Guard~, Song | Drill \nB 5: ", (song, drill))
    play(s, "A: Drill")
    assert honor(s)[0] == 5 and not is_dishonorable(s, "Plain Guard"), "whom a trait targets"
    hail = strategy("Hail", open_(gain_honor(3), target=PERSONALITY), focus=1)
    s = table("A 5: Plain Guard | Hail \nB 5: Plain Lady~", (hail,))
    do(s, "A: Hail", "A: Plain Lady")
    assert honor(s)[0] == 8 and is_dishonorable(s, "Plain Lady"), "only his own Personality"


@editions(emperor=rule("emp.dishonor.9"), samurai=rule("sam.honorable-and-dishonorable.6"))
def test_honor_for_attaching_to_the_dishonorable_rehonors() -> None:
    medal = item("Medal", trait(Enters(THIS), gain_honor(2)), force=0, chi=0, cost=0, focus=1)
    s = table("A 5: Plain Guard~, Plain Rider | Medal \nB 5: ", (medal,))
    do(s, "A: Equip")
    while s.decision.player == 0 and s.decision.why != "action":
        do(s, f"A: {'Plain Guard' if offered(s, 'Plain Guard') else options(s)[0]}")
    assert attached(s, "Plain Guard") == ["Medal"] and honor(s)[0] == 5 and not is_dishonorable(s, "Plain Guard")
    s = table("A 5: Plain Guard~, Plain Rider | Medal \nB 5: ", (medal,))
    play(s, "A: Equip", "A: Plain Rider")
    assert attached(s, "Plain Rider") == ["Medal"] and honor(s)[0] == 7 and is_dishonorable(s, "Plain Guard")
    smith = holding("Smith", trait(Attached(ITEM & YOURS), gain_honor(2)), cost=0)
    for name, gained in (("Plain Guard", 0), ("Plain Rider", 2)):
        s = table("A 5: Castle, Smith, Plain Guard~, Plain Rider | Plain Knife \nB 5: ", (smith,))
        play(s, "A: Equip", f"A: {name}")
        while decision(s).startswith("A: pay"):
            play(s, f"A: {options(s)[0]}")
        assert attached(s, name) == ["Plain Knife"] and honor(s)[0] == 5 + gained, "whoever rewards it"


@editions(samurai=rule("sam.honorable-and-dishonorable.7", "sam.honorable-and-dishonorable.8"))
def test_rehonoring_that_is_negated_or_does_not_happen() -> None:
    stain = holding("Stain", trait(Would("be rehonored", PERSONALITY), NegateIt()), cost=1)
    s = table("A 5: Plain Guard~, Stain | Praise \nB 5: ", (*CARDS, stain))
    play(s, "A: Praise")
    assert honor(s)[0] == 5 and is_dishonorable(s, "Plain Guard"), "negated: the Honor is still not gained"
    bold = personality("Bold", CRAB, MayNotEver(THIS, "rehonor"), force=1, chi=2, cost=1, personal_honor=1)
    s = table("A 5: Bold~ | Praise, Forgive \nB 5: ", (*CARDS, bold))
    play(s, "A: Praise")
    assert honor(s)[0] == 8 and is_dishonorable(s, "Bold"), "does not happen: it is gained"


# --- where, and whose -------------------------------------------------------------------------------------------------


@editions(samurai=rule("sam.card-locations.1"))
def test_every_card_in_play_is_at_a_location() -> None:
    s = table("A 5: Plain Guard*[Plain Sword], Plain Mine \nB 5: Plain Rider | | Plain Farm\nbattle A>B", CARDS)
    assert (
        is_here(s, "Plain Guard")
        and is_here(s, "Plain Sword")
        and at_home(s, "Plain Rider")
        and at_home(s, "Plain Mine")
    )
    assert s.at[find(s, "Plain Farm")] == -1 and not at_home(s, "Plain Farm"), "a province is no location"


@editions(samurai=rule("sam.card-locations.4"))
def test_what_is_movement_and_what_is_not() -> None:
    s = table("A 5: Rooted \nB 5: \nattack A>B", CARDS)
    do(s, "A: Rooted", "A: B's province 1")
    if s.decision.why == "assign a unit":
        do(s, "A: done")
    while s.decision.why != "battle action" and s.at[find(s, "Rooted")] < 0:
        answer(s, len(options(s)) - 1)
    assert s.at[find(s, "Rooted")] == s.provinces[1][0], "assigning is no movement"
    pass_until(s, "A: bring into play")
    assert at_home(s, "Rooted"), "nor is returning home"
    s = pass_to_the_end(table("A 5: Rooted*, Plain Giant+2 \nB 5: \nbattle A>B", CARDS))
    assert at_home(s, "Rooted") and not at_home(s, "Plain Giant"), "after his own battle"
    s = table("A 5: Plain Sailor* \nB 5: Rooted*, Plain Giant*\nbattle A>B", CARDS)
    pass_until(s, "A: bring into play")
    assert at_home(s, "Rooted") and in_play(s, "Rooted"), "or after the last"
    back = strategy("Back", battle(MoveHome(THAT), target=PERSONALITY & YOURS), focus=1)
    s = table("A 5: Rooted* | Back \nB 5: Plain Guard*\nbattle A>B", (*CARDS, back))
    play(s, "B: pass", "A: Back")
    assert is_here(s, "Rooted"), "but this would be"
    wander = strategy("Wander", battle(MoveElsewhere(THAT), target=PERSONALITY & YOURS), focus=1)
    s = table(
        "A 5: Rooted*, Plain Giant*, Plain Hero+2 | Wander, Wander \nB 5: Plain Guard*\nbattle A>B", (*CARDS, wander)
    )
    play(s, "B: pass", "A: Wander", "A: Plain Giant", "A: the battlefield at B's province 2")
    assert s.at[find(s, "Plain Giant")] == s.provinces[1][1], "from one battlefield to another"
    play(s, "B: pass", "A: Wander", "A: Rooted", "A: the battlefield at B's province 2")
    assert is_here(s, "Rooted"), "which is movement, too"
    raze = strategy("Raze", battle(Destroy(THAT), target=PROVINCE & OTHERS), focus=1)
    s = table("A 5: Rooted*, Plain Giant+2 | Raze \nB 5: Plain Guard*\nbattle A>B", (*CARDS, raze))
    play(s, "B: pass", "A: Raze", "A: B's province 1")
    assert at_home(s, "Rooted") and provinces(s, "B") == 3, "nor is returning from a battlefield that is no more"
    s = table("A 5: Plain Giant*, Rooted* \nB 5: Plain Rider* | Turncoat\nbattle A>B", CARDS)
    do(s, "B: Turncoat", "B: Rooted")
    assert s.holder[find(s, "Rooted")] == 1 and at_home(s, "Rooted"), "nor is a change of control"


@editions(samurai=rule("sam.control.1", "sam.control.4", "sam.control.5"))
def test_the_controller_reads_and_uses_a_card() -> None:
    poet = personality(
        "Poet", CRAB, open_(gain_honor(2)), trait(Bows(THIS), lose_honor(1)), force=1, chi=2, cost=1, personal_honor=1
    )
    s = table("A 5: | Bribe \nB 5: Poet", (*CARDS, poet))
    assert s.holder[find(s, "Poet")] == 1 and not offered(s, "Poet")
    play(s, "A: Bribe")
    assert "Poet" not in options(s), "not B's any more"
    do(s, "B: pass", "A: Poet")
    assert honor(s) == [7, 5]
    play(occur(s, ev.BOW, find(s, "Poet"), 1))
    assert honor(s) == [6, 5], "you is who controls it"
    rob = strategy("Rob", open_(PutIntoPlay(THAT), target=PERSONALITY & IN_DISCARD & OTHERS), focus=1)
    s = table("A 5: | Rob \nB 5: | | | Poet", (poet, rob))
    play(s, "A: Rob")
    assert s.holder[find(s, "Poet")] == 0 and s.owner[find(s, "Poet")] == 1, "who brought it into play controls it"
    annex = strategy("Annex", open_(TakeControl(THAT), target=HOLDING & OTHERS), focus=1)
    s = table(
        "A 5: Castle_, Plain Guard | Annex, Plain Sword \nB 5: Castle_, Plain Mine, Plain Rider | Plain Sword", (annex,)
    )
    assert not offered(s, "Equip"), "B's Mine pays nothing for A"
    do(s, "A: Annex", "A: Plain Mine", "B: pass")
    play(s, "A: Equip")
    assert attached(s, "Plain Guard") == ["Plain Sword"] and is_bowed(s, "Plain Mine")


@editions(
    emperor=rule("emp.control.5"),
    samurai=rule("sam.control.6"),
)
def test_who_changes_control_at_a_battlefield(edition: str) -> None:
    rooted = "Rooted" if edition == "samurai" else "Plain Guard"
    s = table(f"A 5: Plain Giant*, {rooted}*[Plain Sword] \nB 5: Plain Rider* | Turncoat\nbattle A>B", CARDS)
    do(s, "B: Turncoat", f"B: {rooted}")
    assert s.holder[find(s, rooted)] == 1
    if edition == "emperor":
        assert defending(s, rooted) and is_here(s, rooted)
    else:
        assert at_home(s, rooted) and not defending(s, rooted) and not attacking(s, rooted), (
            "home, which is no movement"
        )


@editions(samurai=rule("sam.control.8", "sam.ownership.1", "sam.ownership.2"))
def test_control_lasts_and_ownership_never_changes() -> None:
    drill = strategy("Drill", open_(Bow(THAT), target=PERSONALITY & YOURS), focus=1)
    ghost = personality(
        "Ghost",
        CRAB,
        trait(Bows(PERSONALITY), gain_honor(3), where="in discard"),
        force=1,
        chi=2,
        cost=1,
        personal_honor=1,
    )
    s = table("A 5: | Bribe \nB 5: Ghost", (*CARDS, ghost))
    play(s, "A: Bribe")
    c = find(s, "Ghost")
    pass_until(s, "B: declare")
    assert s.holder[c] == 0 and s.owner[c] == 1, "it has no duration"
    play(occur(s, ev.DISCARD, c))
    assert s.owner[c] == s.holder[c] == 1 and discard(s, "B") == ["Ghost"], "out of play it is its owner's"
    s = table("A 5: Plain Guard | Bribe, Dismiss, Drill \nB 5: Ghost", (*CARDS, ghost, drill))
    each(s, "Bribe", "Dismiss", on="Ghost")
    do(s, "A: Drill")
    play(s)
    assert honor(s) == [5, 8], "and its text means its owner"


@editions(samurai=rule("sam.control-glossary.1"))
def test_what_one_controls_is_in_play_and_the_favor() -> None:
    count_ = strategy("Count", open_(gain_honor(count(PERSONALITY & YOURS)), when=HaveFavor()), focus=1)
    s = table("A 5: Plain Guard | Count | Plain Rider | Plain Lady \nB 5: \nfavor A", (count_,))
    do(s, "A: Count")
    assert honor(s)[0] == 6
    s = table("A 5: Plain Guard | Count | Plain Rider | Plain Lady \nB 5: ", (count_,))
    assert not offered(s, "Count")
