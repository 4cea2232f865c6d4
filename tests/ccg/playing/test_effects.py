"""Samurai Edition: what effects are, how long they last, whence they come, what negates them; copying, choosing."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.attributes import stats as measure
from gorin.rulesets.ccg.state import FORCE
from gorin.rulesets.ccg.words import *
from tests.ccg.playing.cards import (
    CARDS,
    act,
    someone,
)
from tests.ccg.tables import (
    at_home,
    attached,
    chi,
    decision,
    do,
    editions,
    find,
    force,
    hand,
    honor,
    in_discard,
    in_play,
    is_bowed,
    is_dishonorable,
    is_removed,
    occur,
    offered,
    options,
    pass_until,
    play,
    table,
)

WORKER = someone("Worker", open_(gain_honor(1)))


# --- effects, their order -------------------------------------------------------------------------------------------


@editions(samurai=rule("sam.definition-of-effects.1", "sam.definition-of-effects.2", "sam.negating-effects.2"))
def test_each_change_is_an_effect_of_its_own() -> None:
    both = act("Both", Bow(THAT), lose_honor(2, his(THAT)), give(THAT, force=1), target=PERSONALITY & OTHERS)
    s = table("A 5: | Both \nB 5: Plain Giant | Stop", (*CARDS, both))
    play(s, "A: Both", "B: Stop")
    assert not is_bowed(s, "Plain Giant") and honor(s) == [5, 3] and force(s, "Plain Giant") == 10


@editions(samurai=rule("sam.definition-of-effects.1"))
def test_whatever_an_action_changes_is_an_effect_and_a_cost_is_none() -> None:
    much = act("Much", give(THAT, force=2), GainsKeyword(THAT, "cavalry"), GainsAbility(THAT, open_(gain_honor(9))), Bow(ITEM),
               MayNot(THAT, "perform actions"), gain_honor(1), TakeFavor(), target=PERSONALITY & OTHERS, cost=lose_honor(1))  # fmt: skip
    for hushed in (True, False):
        s = table("A 5: | Much \nB 5: Worker, Plain Guard[Plain Sword] | Hush\nfavor B", (*CARDS, WORKER, much))
        do(s, "A: Much", "A: Worker", "B: Hush" if hushed else "B: pass")
        assert (
            force(s, "Worker") == (2 if hushed else 4) and bool(s.p[facts.CAVALRY] >> find(s, "Worker") & 1) != hushed
        )
        assert honor(s) == [4 if hushed else 5, 5] and s.favor == hushed and is_bowed(s, "Plain Sword") != hushed
        while decision(s) != "B: action":
            do(s, f"{decision(s)[0]}: pass")
        assert [x for x in options(s) if "Worker" in x] == (["Worker"] if hushed else []), (
            "what he may do, and abilities"
        )
    early = strategy("Early Hush", reaction(Announced(), NegateEffects()), focus=1)
    s = table("A 5: | Much \nB 5: Worker, Plain Guard[Plain Sword] | Early Hush", (*CARDS, WORKER, much, early))
    do(s, "A: Much", "B: Early Hush", "A: Worker")
    assert honor(s) == [4, 5] and force(s, "Worker") == 2, "a cost is paid, though all effects are negated"


@editions(samurai=rule("sam.definition-of-effects.1"))
@pytest.mark.parametrize(
    ("deed", "changed"),
    [
        (GainsAbility(THAT, open_(gain_honor(9))), ["Plain Guard"]),
        (ForAWhile(has(PERSONALITY, force=2)), 6),
        (NegateChanges(THAT, "force"), 3),
        (AddToken(THAT, "mark", force=1), 5),
        (Limits(THAT, "force", most=1), 1),
        (Later(TurnEnds(), (Destroy(THAT),)), "dead"),
        (NextTime(TurnEnds(), (Destroy(THAT),)), "dead"),
    ],
)
def test_so_are_what_is_given_and_what_is_delayed(deed: Effect, changed: object) -> None:
    for hushed in (True, False):
        s = table("A 5: Plain Guard[Plain Knife] | Deed \nB 5: | Hush", (*CARDS, act("Deed", deed, target=PERSONALITY)))
        before = force(s, "Plain Guard")
        play(s, "A: Deed", "B: Hush" if hushed else "B: pass")
        if changed == "dead":
            pass_until(s, "B: declare")
            assert in_play(s, "Plain Guard") == hushed
        elif isinstance(changed, int):
            assert force(s, "Plain Guard") == (before if hushed else changed)
        else:
            do(s, "B: pass")
            assert offered(s, "Plain Guard") != hushed


@editions(samurai=rule("sam.definition-of-effects.4"))
def test_what_is_remembered_is_no_effect() -> None:
    s = table("A 5: Worker \nB 5: | Hush", (*CARDS, WORKER))
    play(s, "A: Worker", "B: Hush")
    do(s, "B: pass")
    assert honor(s) == [5, 5] and not offered(s, "Worker"), "its use is not negated"


@editions(samurai=rule("sam.order-of-effects.1"))
def test_effects_in_the_order_in_which_they_are_written() -> None:
    see = holding("See", reaction(Bows(PERSONALITY), draw()), cost=0)
    three = act("Three", gain_honor(1), Bow(THAT), gain_honor(1), target=PERSONALITY & OTHERS)
    s = table("A 5: | Three \nB 5: Plain Guard, See", (three, see))
    play(s, "A: Three")
    assert offered(s, "See") and honor(s) == [6, 5]
    do(s, "B: pass")
    assert honor(s) == [7, 5]


@editions(samurai=rule("sam.order-of-effects.6"))
def test_what_one_text_causes_happens_at_once() -> None:
    all_bow = act("All Bow", Bow(PERSONALITY & OTHERS))
    see = holding("See", reaction(Bows(PERSONALITY), draw(), limit=ANY_NUMBER), cost=0)
    s = table("A 5: | All Bow \nB 5: Plain Guard, Plain Giant, See", (all_bow, see))
    do(s, "A: All Bow")
    assert is_bowed(s, "Plain Guard") and is_bowed(s, "Plain Giant")
    assert decision(s) == "A: which occurrence first", "before anybody answers the first of them"
    in_turn = act("In Turn", Bow(PERSONALITY & OTHERS & With("force", "<=", Num(3))), Bow(PERSONALITY & OTHERS))
    s = table("A 5: | In Turn \nB 5: Plain Guard, Plain Giant, See", (in_turn, see))
    do(s, "A: In Turn")
    assert is_bowed(s, "Plain Guard") and not is_bowed(s, "Plain Giant") and offered(s, "See"), "several texts do not"
    do(s, "B: See")
    assert is_bowed(s, "Plain Giant")


@editions(samurai=rule("sam.order-of-effects.2"))
def test_a_phrase_about_an_effect_holds_as_it_happens() -> None:
    sure = strategy("Sure", battle(MoveHome(THAT, HonorIs(">=", Num(5))), target=PERSONALITY & ENEMY), focus=1)
    rooted = someone("Rooted", WillNot(THIS, "move"))
    for own, moved in ((5, True), (4, False)):
        s = table(f"A {own}: Plain Guard* | Sure \nB 5: Rooted*\nbattle A>B", (sure, rooted))
        do(s, "B: pass")
        play(s, "A: Sure")
        assert at_home(s, "Rooted") == moved


@editions(samurai=rule("sam.order-of-effects.5"))
def test_a_phrase_about_the_ability_itself_always_holds() -> None:
    often = someone("Often", open_(gain_honor(1), limit=Limit(2, "turn")))
    s = table("A 5: Often \nB 5:", (often,))
    for _ in range(2):
        do(s, "A: Often", "B: pass")
    assert not offered(s, "Often")
    pass_until(s, "B: action")
    while not (s.first == 1 and decision(s) == "A: action"):
        pass_until(s, "A: action")
    assert offered(s, "Often"), "per turn"
    once = someone("Once", battle(gain_honor(1), limit=Limit(1, "battle")))
    s = table("A 5: Once* \nB 5: Plain Guard*\nbattle A>B", (once,))
    do(s, "B: pass", "A: Once", "B: pass")
    assert not offered(s, "Once") and honor(s) == [6, 5], "though it is not being used, it may not be used again"


# --- how long effects last ------------------------------------------------------------------------------------------


@editions(samurai=rule("sam.duration-ongoing.1", "sam.duration-ongoing.2", "sam.duration-instantaneous.2"))
def test_what_lasts_for_the_turn_and_what_simply_is() -> None:
    much = act(
        "Much", give(THAT, force=2), GainsKeyword(THAT, "cavalry"), MayNot(THAT, "be assigned to attack"), Bow(THAT),
        Dishonor(THAT), gain_honor(1), target=PERSONALITY & OTHERS,
    )  # fmt: skip
    s = table("A 5: | Much \nB 5: Plain Guard", (much,))
    play(s, "A: Much")
    guard = find(s, "Plain Guard")
    assert force(s, "Plain Guard") == 5 and s.p[facts.CAVALRY] >> guard & 1
    pass_until(s, "B: declare")
    assert force(s, "Plain Guard") == 3 and not s.p[facts.CAVALRY] >> guard & 1
    assert is_dishonorable(s, "Plain Guard") and honor(s) == [6, 5]


@editions(samurai=rule("sam.duration-ongoing.1", "sam.duration-ongoing.2"))
def test_conditions_that_are_imposed_end_with_the_turn_too() -> None:
    ban = act(
        "Ban", MayNot(THAT, "perform actions"), LosesKeyword(THAT, "samurai"), give(THAT, chi=-1), target=PERSONALITY
    )
    s = table("A 5: | Ban \nB 5: Worker", (*CARDS, WORKER, ban))
    play(s, "A: Ban")
    assert decision(s) == "B: action" and not offered(s, "Worker") and chi(s, "Worker") == 1
    pass_until(s, "A: discard")
    assert s.first == 0 and chi(s, "Worker") == 1, "not before the turn ends"
    pass_until(s, "B: action")
    assert s.first == 1 and offered(s, "Worker") and chi(s, "Worker") == 2


@editions(samurai=rule("sam.duration-instantaneous.1"))
def test_states_places_attachments_honor_and_the_favor_stay_changed() -> None:
    odd = act("Odd", Bow(THAT), Transfer(ITEM, THAT_OTHER), TakeFavor(), AddToken(THAT, "mark", force=1),
              target=(PERSONALITY & OTHERS & With("force", ">=", Num(5)), PERSONALITY & OTHERS & With("force", "<=", Num(4))))  # fmt: skip
    s = table("A 5: | Odd \nB 5: Plain Giant[Plain Knife], Plain Guard\nfavor B", (odd,))
    play(s, "A: Odd")
    assert s.favor == 0 and attached(s, "Plain Guard") == ["Plain Knife"] and is_bowed(s, "Plain Giant")
    pass_until(s, "B: action")
    assert s.favor == 0 and attached(s, "Plain Guard") == ["Plain Knife"] and force(s, "Plain Giant") == 10
    assert s.first == 1, "in the next turn"
    more = act(
        "More",
        gain_honor(2),
        lose_honor(1, his(THAT)),
        Dishonor(THAT),
        Discard(HOLDING & OTHERS),
        target=PERSONALITY & OTHERS,
    )
    s = table("A 5: | More \nB 5: Plain Giant, Plain Mine", (more,))
    play(s, "A: More")
    assert honor(s) == [7, 4] and is_dishonorable(s, "Plain Giant") and in_discard(s, "Plain Mine")
    pass_until(s, "B: action")
    assert s.first == 1 and honor(s) == [7, 4], "Honor that is gained or lost"
    assert is_dishonorable(s, "Plain Giant") and in_discard(s, "Plain Mine"), "states and areas"


@editions(samurai=rule("sam.duration-ongoing.5"))
def test_an_ongoing_effect_outlives_its_card() -> None:
    lender = someone("Lender", open_(give(THAT, force=2), Destroy(THIS), target=PERSONALITY & YOURS - THIS))
    s = table("A 5: Lender, Plain Guard \nB 5:", (lender,))
    play(s, "A: Lender")
    assert in_discard(s, "Lender") and force(s, "Plain Guard") == 5


@editions(samurai=rule("sam.duration-ongoing.7"))
def test_an_effect_on_those_in_play_is_not_on_those_who_come_later() -> None:
    all_up = act("All Up", give(PERSONALITY & YOURS, force=2))
    s = table("A 5: Plain Guard | All Up, Revive | | Plain Giant \nB 5:", (*CARDS, all_up))
    do(s, "A: All Up", "B: pass")
    play(s, "A: Revive")
    assert force(s, "Plain Guard") == 5 and force(s, "Plain Giant") == 9


@editions(samurai=rule("sam.until.1"))
def test_until_a_point_in_time() -> None:
    brief = strategy("Brief", battle(give(THAT, force=2, until="battle"), target=PERSONALITY & YOURS), focus=1)
    s = table("A 5: Plain Guard* | Brief \nB 5: \nbattle A>B", (brief,))
    do(s, "B: pass") if decision(s).startswith("B") else None
    play(s, "A: Brief")
    assert force(s, "Plain Guard") == 5
    while s.battle[0] >= 0:
        do(s, f"{decision(s)[0]}: {'pass' if offered(s, 'pass') else options(s)[0]}")
    assert force(s, "Plain Guard") == 3


@editions(samurai=rule("sam.until.1"))
def test_until_the_end_of_a_phase_of_the_segment_or_of_the_game() -> None:
    for until, points in (("phase", ("A: declare", "A: bring")), ("turn", ("A: bring", "B: action")),
                          ("game", ("B: declare", "")), ("permanent", ("B: declare", ""))):  # fmt: skip
        steel = act("Steel", give(THAT, force=2, until=until), target=PERSONALITY & YOURS)
        s = table("A 5: Plain Guard | Steel \nB 5:", (steel,))
        play(s, "A: Steel")
        assert force(s, "Plain Guard") == 5
        pass_until(s, points[until == "phase"])
        assert force(s, "Plain Guard") == (3 if until == "phase" else 5), until
        if until == "turn":
            pass_until(s, points[1])
            assert s.first == 1 and force(s, "Plain Guard") == 3
    hold = strategy("Hold", battle(give(THAT, force=2, until="resolution"), target=PERSONALITY & YOURS), focus=1)
    see = holding("See", trait(BattleResolves(), gain_honor(stat("force", PERSONALITY & YOURS))), cost=0)
    s = table("A 5: Plain Guard*, See | Hold \nB 5: Plain Sailor*\nbattle A>B", (hold, see))
    do(s, "B: pass")
    play(s, "A: Hold")
    assert force(s, "Plain Guard") == 5
    pass_until(s, "A: bring into play")
    assert honor(s)[0] == 5 + 4 * 3 + 2, "over before the resolution: four battles see him with 3"


@editions(samurai=rule("sam.duration-continuous.1"))
def test_items_tokens_and_traits_are_continuous() -> None:
    mark = act("Mark", AddToken(THAT, "mark", force=1), target=PERSONALITY & YOURS)
    s = table("A 5: Plain Guard[Plain Sword], Chief | Mark \nB 5:", (*CARDS, mark))
    do(s, "A: Mark", "A: Plain Guard")
    assert force(s, "Plain Guard") == 3 + 2 + 1 + 1
    pass_until(s, "B: action")
    assert force(s, "Plain Guard") == 3 + 2 + 1 + 1
    assert s.first == 1, "in the next turn"
    s = table("A 5: Plain Guard[Plain Sword], Chief | Kill \nB 5:", CARDS)
    do(s, "A: Kill", "A: Chief")
    assert force(s, "Plain Guard") == 3 + 2, "but only while their card is there"


@editions(samurai=rule("sam.continuous-traits.4", "sam.duration-continuous.4", "sam.open-continuous-reapply.1"))
def test_what_another_effect_took_a_trait_does_not_give_at_once() -> None:
    school = holding("School", HasKeyword(PERSONALITY & YOURS, "cavalry"), cost=0)
    off = act("Off", LosesKeyword(THAT, "cavalry"), target=PERSONALITY & OTHERS)
    s = table("A 5: | Off \nB 5: Plain Guard, Plain Giant, School", (off, school))
    do(s, "A: Off", "A: Plain Guard")
    assert s.p[facts.CAVALRY] >> find(s, "Plain Giant") & 1 and not s.p[facts.CAVALRY] >> find(s, "Plain Guard") & 1
    pass_until(s, "B: declare")
    assert s.p[facts.CAVALRY] >> find(s, "Plain Guard") & 1, "when the other effect has ended"


@editions(samurai=rule("sam.duration-continuous.4", "sam.open-continuous-reapply.1"))
def test_what_was_taken_is_given_by_a_trait_that_begins_again() -> None:
    school = holding("School", HasKeyword(PERSONALITY & YOURS, "cavalry", when=HonorIs(">=", Num(5))), cost=0)
    off = act("Off", LosesKeyword(THAT, "cavalry"), target=PERSONALITY & OTHERS)
    shame, praise, other = act("Shame", lose_honor(1)), act("Praise", gain_honor(1)), act("Other", lose_honor(1))

    def rides(s: Any) -> bool:
        return bool(s.p[facts.CAVALRY] >> find(s, "Plain Guard") & 1)

    s = table("A 5: | Off \nB 5: Plain Guard, Plain Giant, School | Shame, Praise", (off, school, shame, praise))
    do(s, "A: Off", "A: Plain Guard")
    assert not rides(s)
    do(s, "B: Shame", "A: pass")
    assert not rides(s) and not s.p[facts.CAVALRY] >> find(s, "Plain Giant") & 1
    s = type(s).load(s.box, s.dump())
    do(s, "B: Praise")
    assert rides(s), "the trait has ended and begun again"
    pass_until(s, "B: declare")
    assert rides(s)
    s = table("A 5: | Off \nB 5: Plain Guard, Plain Giant, School | Praise, Other", (off, school, praise, other))
    do(s, "A: Off", "A: Plain Guard", "B: Praise", "A: pass", "B: Other")
    assert honor(s) == [5, 5] and not rides(s), "not while it goes on, whatever happens"
    s = table(
        "A 5: | Off \nB 5: Plain Guard[Banner], Plain Giant | Plain Knife",
        (
            off,
            item("Banner", HasKeyword(PERSONALITY & YOURS, "cavalry"), force=0, chi=0, cost=1, focus=1),
        ),
    )
    do(s, "A: Off", "A: Plain Guard")
    assert not rides(s)
    occur(s, ev.TRANSFER, find(s, "Banner"), 1, find(s, "Plain Giant"))
    assert not rides(s), "its card has not left play"


@editions(samurai=rule("sam.conflicting-effects.1"))
def test_of_two_that_conflict_the_later_prevails() -> None:
    on, off = (
        act("On", GainsKeyword(THAT, "cavalry"), target=PERSONALITY),
        act("Off", LosesKeyword(THAT, "cavalry"), target=PERSONALITY),
    )
    for names, rides in ((("On", "Off"), False), (("Off", "On"), True)):
        s = table("A 5: Plain Guard | On, Off \nB 5:", (on, off))
        play(s, f"A: {names[0]}", "B: pass", f"A: {names[1]}")
        assert bool(s.p[facts.CAVALRY] >> find(s, "Plain Guard") & 1) == rides
    high = act("High", SetStat(THAT, "force", Num(7)), target=PERSONALITY)
    low = act("Low", SetStat(THAT, "force", Num(1)), target=PERSONALITY)
    for names, n in ((("High", "Low"), 1), (("Low", "High"), 7)):
        s = table("A 5: Plain Guard | High, Low \nB 5:", (high, low))
        play(s, f"A: {names[0]}", "B: pass", f"A: {names[1]}")
        assert force(s, "Plain Guard") == n


# --- in and out of play ---------------------------------------------------------------------------------------------


@editions(samurai=rule("sam.effects-in-and-out-of-play.1", "sam.effects-in-and-out-of-play.4"))
def test_effects_reach_cards_in_play_unless_they_name_another_place() -> None:
    yours = act("Yours", give(PERSONALITY & YOURS, force=2))
    dead = act("Dead", RemoveFromGame(PERSONALITY & YOURS & Is("in discard")))
    s = table("A 5: Plain Guard | Yours, Dead | Plain Giant | Plain Rider \nB 5:", (yours, dead))
    do(s, "A: Yours")
    assert force(s, "Plain Guard") == 5
    assert [measure.stat(s, find(s, x), FORCE) for x in ("Plain Giant", "Plain Rider")] == [9, 4]
    do(s, "B: pass", "A: Dead")
    assert is_removed(s, "Plain Rider") and in_play(s, "Plain Guard")


@editions(samurai=rule("sam.effects-in-and-out-of-play.2"))
def test_what_lasts_on_a_card_lasts_on_when_it_leaves_play() -> None:
    s = table("A 5: Plain Guard | Rally, Kill, Revive \nB 5:", CARDS)
    for name in ("Rally", "Kill", "Revive"):
        play(s, f"A: {name}")
        if name != "Revive":
            do(s, "B: pass")
    assert in_play(s, "Plain Guard") and force(s, "Plain Guard") == 5


@editions(samurai=rule("sam.tracking-rule.1"))
def test_what_goes_to_a_hand_or_deck_is_forgotten() -> None:
    back = act("Back", ReturnToHand(THAT), target=FOLLOWER & YOURS)
    shield = act("Shield", give(THAT, force=2), target=FOLLOWER & YOURS)
    s = table("A 5: Castle, Plain Guard[Plain Spears] | Shield, Back \nB 5:", (back, shield))
    do(s, "A: Shield", "B: pass", "A: Back", "B: pass")
    assert hand(s, "A") == ["Plain Spears"]
    play(s, "A: Equip")
    assert attached(s, "Plain Guard") == ["Plain Spears"] and force(s, "Plain Spears") == 2
    band = follower("Band", open_(gain_honor(1)), force=1, cost=0, focus=1)
    s = table("A 5: Plain Guard[Band] | Back \nB 5:", (back, band))
    do(s, "A: Band", "B: pass", "A: Back", "B: pass")
    play(s, "A: Equip")
    do(s, "B: pass")
    assert offered(s, "Band"), "that its ability was used, too"
    deep = act("Deep", PutOnTop(THAT), target=PERSONALITY)
    s = table("A 5: Plain Guard~ | Rally, Deep \nB 5:", (*CARDS, deep))
    play(s, "A: Rally", "B: pass", "A: Deep")
    assert not in_play(s, "Plain Guard") and not is_dishonorable(s, "Plain Guard")
    assert measure.stat(s, find(s, "Plain Guard"), FORCE) == 3


@editions(samurai=rule("sam.effects-in-and-out-of-play.3", "sam.delayed-effects.1"))
def test_a_delayed_effect_finds_its_card_out_of_play() -> None:
    doom = act("Doom", Later(TurnEnds(), (RemoveFromGame(THAT),)), target=PERSONALITY & OTHERS)
    s = table("A 5: | Doom, Kill \nB 5: Plain Guard", (*CARDS, doom))
    play(s, "A: Doom")
    assert in_play(s, "Plain Guard")
    do(s, "B: pass")
    play(s, "A: Kill")
    assert in_discard(s, "Plain Guard")
    pass_until(s, "B: declare")
    assert is_removed(s, "Plain Guard")


@editions(samurai=rule("sam.delayed-effects.4", "sam.next.2", "sam.next.3"))
def test_how_long_what_is_delayed_waits_and_lasts() -> None:
    soon = act("Soon", NextTime(Bows(PERSONALITY), (give(THAT, force=3),), until="turn"), target=PERSONALITY & YOURS)
    ever = act("Ever", NextTime(Bows(PERSONALITY), (give(THAT, force=3),)), target=PERSONALITY & YOURS)
    for name, waits in (("Soon", False), ("Ever", True)):
        s = table(f"A 5: Plain Guard | {name} \nB 5: Plain Giant | Drill", (*CARDS, soon, ever))
        play(s, f"A: {name}")
        assert force(s, "Plain Guard") == 3
        pass_until(s, "B: declare")
        while not (s.first == 1 and decision(s) == "B: action"):
            pass_until(s, "B: action")
        do(s, "B: Drill", "B: Plain Giant")
        assert force(s, "Plain Guard") == (6 if waits else 3)
        if waits:
            pass_until(s, "A: action")
            pass_until(s, "A: declare")
            assert force(s, "Plain Guard") == 3, "it lasted for the turn in which it was applied"


@editions(samurai=rule("sam.delay.1", "sam.delayed-effects.2"))
def test_an_effect_that_delays_another() -> None:
    calm = someone("Calm", reaction(Targets(THIS, battle=True), DelayEffects(THIS)))
    blow = strategy("Blow", battle(Bow(THAT), target=PERSONALITY & ENEMY), focus=1)
    s = table("A 5: Plain Giant* | Blow \nB 5: Calm*\nbattle A>B", (calm, blow))
    do(s, "B: pass", "A: Blow", "B: Calm")
    assert not is_bowed(s, "Calm") and decision(s) == "B: battle action"
    do(s, "B: pass", "A: pass")
    s = table("A 5: Plain Lady* | Blow \nB 5: Calm*\nbattle A>B", (calm, blow))
    do(s, "B: pass", "A: Blow", "B: Calm", "B: pass")
    assert not is_bowed(s, "Calm")
    do(s, "A: pass")
    assert is_bowed(s, "Calm") and in_discard(s, "Plain Lady"), "after the battle he fought unbowed"


@editions(samurai=rule("sam.tracking-rule.2"))
def test_what_holds_of_all_of_a_kind_is_not_forgotten_where_they_lie_facedown() -> None:
    everywhere = ForAWhile(has(FOLLOWER & YOURS & (IN_HAND | Is("in play")), force=2))
    back = act("Back", ReturnToHand(THAT), target=FOLLOWER & YOURS)
    for effect, left in ((everywhere, 4), (give(FOLLOWER & YOURS, force=2), 2)):
        s = table("A 5: Castle, Plain Guard[Plain Spears] | Raise All, Back \nB 5:", (act("Raise All", effect), back))
        do(s, "A: Raise All")
        assert force(s, "Plain Spears") == 4
        do(s, "B: pass", "A: Back", "B: pass")
        assert hand(s, "A") == ["Plain Spears"] and force(s, "Plain Spears") == left
        play(s, "A: Equip")
        assert attached(s, "Plain Guard") == ["Plain Spears"] and force(s, "Plain Spears") == left
        pass_until(s, "B: declare")
        assert force(s, "Plain Spears") == 2, "until the turn is over"
