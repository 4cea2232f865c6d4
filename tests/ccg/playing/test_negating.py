"""Samurai Edition: what negates effects and how long; cannot, can, instead; copying, and what holds for a while."""

from __future__ import annotations

from typing import Any

from gorin.kernel.events import SURE, Event
from gorin.kernel.machine import ask_again, run
from gorin.kernel.windows import emit
from gorin.rulebook.testing import rule
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.attributes import stats as measure
from gorin.rulesets.ccg.state import FORCE
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    at_home,
    attacking,
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
    offered,
    options,
    pass_until,
    play,
    table,
    why_not,
)


def someone(name: str, *text: Text, keywords: str = "") -> Card:
    return personality(name, CRAB, *text, force=2, chi=2, cost=1, personal_honor=1, keywords=keywords)


def act(name: str, *then: Effect, **rest: Any) -> Card:
    return strategy(name, open_(*then, **rest), focus=1)


DRILL = act("Drill", Bow(THAT), target=PERSONALITY)
RALLY = act("Rally", give(THAT, force=2), target=PERSONALITY)
SAP = act("Sap", give(THAT, force=-1), target=PERSONALITY)
KILL = act("Kill", Destroy(THAT), target=PERSONALITY)
REVIVE = act("Revive", BringIntoPlay(THAT, free=True), target=PERSONALITY & Is("in discard") & YOURS)
PRAISE = act("Praise", gain_honor(1))
HUSH = strategy("Hush", reaction(BeforeResolution(), NegateEffects()), focus=1)
STOP = strategy("Stop", reaction(Would("bow", PERSONALITY), NegateIt()), focus=1)
IRON = someone("Iron", WillNot(THIS, "be destroyed"))
CHIEF = someone("Chief", has(PERSONALITY & YOURS - THIS, force=1))
CARDS = (DRILL, RALLY, SAP, KILL, REVIVE, PRAISE, HUSH, STOP, IRON, CHIEF)


# --- negation -------------------------------------------------------------------------------------------------------


@editions(samurai=rule("sam.negating-effects.1", "sam.cannot.1"))
def test_negation_reaches_effects_costs_and_what_is_said_of_all() -> None:
    s = table("A 5: | Drill \nB 5: Plain Guard | Stop", CARDS)
    play(s, "A: Drill", "B: Stop")
    assert not is_bowed(s, "Plain Guard")
    root = act("Root", Negate("bowing", THAT), target=PERSONALITY)
    toil = act("Toil", gain_honor(1), performer=PERSONALITY & YOURS, cost=Bow(PERFORMER))
    s = table("A 5: | Root, Drill, Drill \nB 5: Plain Guard | Toil", (*CARDS, root, toil))
    do(s, "A: Root", "B: pass")
    for _ in range(2):
        do(s, "A: Drill", "B: pass")
    assert not is_bowed(s, "Plain Guard"), "every new occurrence"
    do(s, "A: pass")
    assert not offered(s, "Toil")


@editions(samurai=rule("sam.negating-effects.1"))
def test_targeting_may_be_negated_too() -> None:
    dodge = strategy("Dodge", reaction(WouldTarget(PERSONALITY & YOURS), NegateIt()), focus=1)
    hit = act("Hit", Bow(THAT), gain_honor(1), target=PERSONALITY & OTHERS, cost=lose_honor(2))
    s = table("A 5: | Hit, Hit \nB 5: Plain Guard, Plain Giant | Dodge", (dodge, hit))
    do(s, "A: Hit", "A: Plain Guard", "B: Dodge")
    assert not is_bowed(s, "Plain Guard") and not is_bowed(s, "Plain Giant") and honor(s) == [5, 5]
    do(s, "B: pass", "A: Hit", "A: Plain Guard")
    assert is_bowed(s, "Plain Guard") and honor(s) == [4, 5], "only this once"


@editions(samurai=rule("sam.negating-effects.3"))
def test_a_trait_whose_effects_are_negated_was_used() -> None:
    once = someone("Once", trait(Bows(PERSONALITY & OTHERS), Bow(THAT), target=ITEM, limit=Limit(1, "turn")))
    keep = strategy("Keep", reaction(Would("bow", ITEM), NegateIt()), focus=1)
    s = table("A 5: Once | Drill, Drill \nB 5: Plain Guard[Plain Sword], Plain Giant | Keep", (*CARDS, once, keep))
    play(s, "A: Drill", "A: Plain Guard", "B: Keep")
    do(s, "B: pass", "A: Drill")
    play(s, "A: Plain Giant")
    assert not is_bowed(s, "Plain Sword") and decision(s) == "B: action"


@editions(samurai=rule("sam.negating-effects.5"))
def test_negation_does_not_stop_the_clock() -> None:
    quell = act("Quell", NegateChanges(THAT, "force"), target=PERSONALITY)
    s = table("A 5: Plain Guard | Rally, Quell \nB 5:", (*CARDS, quell))
    play(s, "A: Rally", "B: pass", "A: Quell")
    assert force(s, "Plain Guard") == 3
    pass_until(s, "B: declare")
    assert force(s, "Plain Guard") == 3
    ward = someone("Ward", ChangesNegated(PERSONALITY & OTHERS, "force", penalties=False))
    s = table("A 5: Ward | Kill \nB 5: Plain Guard, Chief | Rally", (*CARDS, ward))
    do(s, "A: pass", "B: Rally", "B: Plain Guard")
    while not (s.first == 1 and decision(s) == "A: action"):
        pass_until(s, "A: action")
    do(s, "A: Kill", "A: Ward")
    assert force(s, "Plain Guard") == 4, "in the next turn it is over, though what negated it is gone"


@editions(samurai=rule("sam.negating-effects.6", "sam.negating-effects.8"))
def test_what_does_not_occur_is_not_negated() -> None:
    s = table("A 5: | Drill \nB 5: Plain Guard_ | Stop", CARDS)
    play(s, "A: Drill")
    assert decision(s) == "B: action" and hand(s, "B") == ["Stop"], "there was nothing to negate"
    stiff = someone("Stiff", WillNot(THIS, "bow"))
    s = table("A 5: | Drill \nB 5: Stiff | Stop", (*CARDS, stiff))
    play(s, "A: Drill")
    assert decision(s) == "B: action" and hand(s, "B") == ["Stop"]
    gone = act("Gone", Bow(ITEM), gain_honor(1))
    s = table("A 5: | Gone \nB 5: Plain Guard", (gone,))
    do(s, "A: Gone")
    assert honor(s) == [6, 5], "an effect on something that is not there"


@editions(samurai=rule("sam.negating-effects.4"))
def test_what_happened_stays_and_what_lasts_is_over_when_all_is_negated_midway() -> None:
    storm = act(
        "Storm", give(THAT, force=-2), GainsKeyword(THAT, "cavalry"), lose_honor(1, his(THAT)), MayNot(THAT, "perform actions"),
        GainsAbility(THAT, open_(gain_honor(9))), Negate("straightening", THAT), ForAWhile(has(PERSONALITY, force=-1)),
        NegateChanges(THAT, "chi"), Later(TurnEnds(), (Destroy(THAT),)), Bow(THAT), gain_honor(3), target=PERSONALITY & OTHERS,
    )  # fmt: skip
    halt = strategy("Halt", reaction(Would("bow", PERSONALITY), NegateEffects()), focus=1)
    rise = act("Rise", Straighten(THAT), target=PERSONALITY & YOURS)
    worker = someone("Worker", open_(gain_honor(1)))
    for halted in (True, False):
        s = table("A 5: | Sap, Storm, Drill \nB 5: Worker | Halt, Rally, Rise", (*CARDS, storm, halt, worker, rise))
        play(s, "A: Sap", "B: Rally", "A: Storm")
        assert force(s, "Worker") == 0 and honor(s) == [5, 4]
        s = type(s).load(s.box, s.dump())
        ask_again(s)
        do(s, "B: Halt" if halted else "B: pass")
        assert honor(s) == ([5, 4] if halted else [8, 4]) and is_bowed(s, "Worker") != halted, "nothing is undone"
        assert force(s, "Worker") == (3 if halted else 0), "what others gave, and what he gave before, goes on"
        assert bool(s.p[facts.CAVALRY] >> find(s, "Worker") & 1) != halted and bool(s.gained) != halted
        if halted:
            assert options(s) == ["Rise", "Worker", "pass"] or offered(s, "Worker")
            play(s, "B: pass", "A: Drill", "B: Rise")
            assert not is_bowed(s, "Worker"), "nor does any negation go on"
        assert bool(s.delayed) != halted
        pass_until(s, "B: declare")
        assert in_play(s, "Worker") == halted, "what was delayed does not come"
    dread = someone("Dread", trait(Bows(PERSONALITY & OTHERS), give(THAT, force=-1), Bow(THAT), target=ITEM))
    calm = strategy("Calm", reaction(Would("bow", ITEM), NegateEffects()), focus=1)
    s = table("A 5: Dread | Drill \nB 5: Plain Guard[Plain Sword] | Calm", (*CARDS, dread, calm))
    play(s, "A: Drill", "A: Plain Guard")
    assert force(s, "Plain Sword") == 1
    do(s, "B: Calm")
    assert force(s, "Plain Sword") == 2 and not is_bowed(s, "Plain Sword") and is_bowed(s, "Plain Guard"), (
        "a trait's, too"
    )


@editions(samurai=rule("sam.negating-effects.7"))
def test_what_is_not_lost_is_not_lost_by_what_cannot_be_negated_either() -> None:
    calm = holding("Calm", LosesNoHonor(PERSONALITY), cost=0)
    proud = holding("Proud", CannotLoseHonor(), cost=0)
    for card, tag, left in (("Calm", 0, 5), ("Calm", SURE, 5), ("Proud", 0, 5), ("Proud", SURE, 3)):
        s = table(f"A 5: {card}, Plain Guard \nB 5:", (calm, proud))
        s.decision = None
        emit(s, (Event(ev.LOSE_HONOR, -1, 0, 2, find(s, "Plain Guard"), 0, tag),))
        run(s)
        assert honor(s) == [left, 5], "what says that it cannot be negated prevails over cannot, but not over do not"


@editions(samurai=rule("sam.cannot.2", "sam.duration-of-negation.4"))
def test_cannot_stops_what_is_new_and_leaves_what_is_there() -> None:
    weak = act("Weak", NegateChanges(THAT, "force", penalties=False, current=False), target=PERSONALITY)
    s = table("A 5: Plain Guard, Chief | Rally, Weak, Rally \nB 5:", (*CARDS, weak))
    for name in ("Rally", "Weak", "Rally"):
        do(s, f"A: {name}", "A: Plain Guard", "B: pass")
    assert force(s, "Plain Guard") == 3 + 2 + 1, "the first bonus, and the continuous one"


@editions(samurai=rule("sam.duration-of-negation.6"))
def test_a_bare_negation_ends_what_lasts_and_nothing_else() -> None:
    quell = act("Quell", NegateChanges(THAT, "force", penalties=False, new=False), target=PERSONALITY)
    s = table("A 5: Plain Guard, Chief | Rally, Quell, Rally \nB 5:", (*CARDS, quell))
    do(s, "A: Rally", "A: Plain Guard", "B: pass", "A: Quell", "A: Plain Guard", "B: pass")
    assert force(s, "Plain Guard") == 4, "not the continuous one"
    do(s, "A: Rally", "A: Plain Guard")
    assert force(s, "Plain Guard") == 6, "nor what comes later"


@editions(samurai=rule("sam.duration-of-negation.5"))
def test_a_negation_with_a_period_ends_stops_and_silences() -> None:
    quell = act("Quell", NegateChanges(THAT, "force", penalties=False), target=PERSONALITY)
    s = table("A 5: Plain Guard[Plain Sword], Chief | Rally, Quell, Rally \nB 5:", (*CARDS, quell))
    do(s, "A: Rally", "A: Plain Guard", "B: pass", "A: Quell", "A: Plain Guard", "B: pass")
    assert force(s, "Plain Guard") == 3, "Sword and Chief are silent"
    do(s, "A: Rally", "A: Plain Guard")
    assert force(s, "Plain Guard") == 3
    pass_until(s, "B: declare")
    assert force(s, "Plain Guard") == 6, "what is continuous comes back"
    root = act("Root", Negate("bowing", THAT), target=PERSONALITY)
    s = table("A 5: Plain Guard | Root, Drill, Drill, Drill \nB 5:", (*CARDS, root))
    for card in ("Root", "Drill", "Drill"):
        do(s, f"A: {card}", "B: pass")
        assert not is_bowed(s, "Plain Guard"), "and stops what would happen at once, each time"
    pass_until(s, "B: declare")
    pass_until(s, "A: action")
    play(s, "A: Drill")
    assert is_bowed(s, "Plain Guard"), "until its period ends"


@editions(samurai=rule("sam.duration-of-negation.1", "sam.duration-of-negation.2"))
def test_a_continuous_negation_and_its_end() -> None:
    ward = someone("Ward", ChangesNegated(PERSONALITY & OTHERS, "force", penalties=False))
    s = table("A 5: Ward | Kill \nB 5: Plain Guard, Chief | Rally", (*CARDS, ward))
    assert force(s, "Plain Guard") == 3
    do(s, "A: pass", "B: Rally", "B: Plain Guard")
    assert force(s, "Plain Guard") == 3
    do(s, "A: Kill", "A: Ward")
    assert force(s, "Plain Guard") == 4, "what is continuous, and not what lasted"
    late = someone("Late Ward", ChangesNegated(PERSONALITY & OTHERS, "force", penalties=False))
    s = table("A 5: | Revive, Kill | | Late Ward \nB 5: Plain Guard | Rally", (*CARDS, late))
    do(s, "A: pass", "B: Rally", "B: Plain Guard")
    assert force(s, "Plain Guard") == 5
    do(s, "A: Revive", "B: pass")
    assert force(s, "Plain Guard") == 3
    do(s, "A: Kill", "A: Late Ward")
    assert force(s, "Plain Guard") == 3
    stiff = someone("Stiff", WillNot(PERSONALITY & OTHERS, "bow"))
    s = table("A 5: Stiff | Drill, Drill, Kill, Drill \nB 5: Plain Guard", (*CARDS, stiff))
    for _ in range(2):
        do(s, "A: Drill", "A: Plain Guard", "B: pass")
        assert not is_bowed(s, "Plain Guard"), "what would happen at once, too"
    do(s, "A: Kill", "A: Stiff", "B: pass")
    play(s, "A: Drill")
    assert is_bowed(s, "Plain Guard")
    sure = act("Sure", give(THAT, force=2), IfDid((gain_honor(1),)), target=PERSONALITY & YOURS)
    s = table("A 5: Ward \nB 5: Plain Guard, Chief | Sure", (*CARDS, ward, sure))
    do(s, "A: pass", "B: Sure", "B: Plain Guard")
    assert honor(s) == [5, 5], "nor was anything given"


@editions(samurai=rule("sam.open-cannot-continuous.1"))
def test_a_trait_that_says_cannot_stops_what_is_new() -> None:
    dull = someone("Dull", ChangesNegated(PERSONALITY & OTHERS, "force", penalties=False, current=False))
    s = table("A 5: | Revive | | Dull \nB 5: Plain Guard, Chief | Rally, Rally", (*CARDS, dull))
    do(s, "A: pass", "B: Rally", "B: Plain Guard", "A: Revive")
    assert force(s, "Plain Guard") == 6
    do(s, "B: Rally", "B: Plain Guard")
    assert force(s, "Plain Guard") == 6


@editions(samurai=rule("sam.duration-of-negation.3"))
def test_negating_one_occurrence_negates_that_one_alone() -> None:
    s = table("A 5: | Drill, Drill \nB 5: Plain Guard | Stop", CARDS)
    play(s, "A: Drill", "B: Stop")
    do(s, "B: pass")
    play(s, "A: Drill")
    assert is_bowed(s, "Plain Guard")


@editions(samurai=rule("sam.cannot.4", "sam.cannot.5"))
def test_about_entering_play_attaching_and_acting_cannot_is_no_negation() -> None:
    sworn = item("Sworn", AttachesOnlyTo(SHUGENJA), force=1, chi=0, cost=0, focus=1)
    assert not offered(table("A 5: Plain Guard | Sworn \nB 5:", (sworn,)), "Equip")
    still = someone("Still", CannotUse("open"))
    see = holding("See", reaction(Announced("any"), draw()), cost=0)
    s = table("A 5: Worker, Still \nB 5: See", (someone("Worker", open_(gain_honor(1))), still, see))
    assert options(s) == ["pass"]
    barred = someone("Worker", open_(gain_honor(1)))
    s = table("A 5: Worker_, Still \nB 5:", (barred, still))
    assert why_not(s, "A", "Worker") != "" and not s.negations, "it is not legal, and nothing is negated"
    assert not offered(table("A 5: Worker_ \nB 5:", (barred,)), "Worker"), "what the rules forbid is never begun"
    s = table("A 5 crab: Castle, Plain Mine | | Plain Vassal \nB 5: \ndynasty phase, active A")
    assert options(s) == ["done"] and not is_bowed(s, "Castle", "A"), "nor does anybody pay for who cannot enter play"
    exile = personality("Exile", CRAB, NotControlledBy("crab"), force=2, chi=2, cost=1, personal_honor=1)
    for home, may in (("Crab", False), ("Crane", True)):
        s = table(f"A 5: {home} Castle, Plain Mine | | Exile \nB 5: \ndynasty phase, active A", (exile,))
        assert offered(s, "Exile") == may and not s.negations and not any(s.deny), "a text that he cannot enter, too"
    ban = holding("Ban", MayNotEver(PERSONALITY & OTHERS, "perform actions"), cost=0)
    toil = act("Toil", gain_honor(1), performer=PERSONALITY & YOURS)
    s = table("A 5: Worker, Plain Guard | Toil \nB 5: Ban", (barred, ban, toil))
    assert options(s) == ["pass"] and not s.negations and not any(s.deny)


@editions(samurai=rule("sam.can.1", "sam.can.2"))
def test_can_overrides_only_what_it_mentions() -> None:
    spry = someone("Spry", open_(gain_honor(1), even="bowed"))
    s = table("A 5: Spry_ \nB 5:", (spry,))
    assert offered(s, "Spry") and offered(s, "pass"), "and it need not be used"
    ban = holding("Ban", MayNotEver(PERSONALITY & OTHERS, "perform actions"), cost=0)
    assert not offered(table("A 5: Spry_ \nB 5: Ban", (spry, ban)), "Spry")
    wary = someone("Wary", battle(gain_honor(1), even="bowed"))
    there = someone("Far", battle(gain_honor(1), even="absent away"))
    for who, may in (
        ("Wary*_", True),
        ("Wary_, Plain Guard*", False),
        ("Wary_", False),
        ("Far", True),
        ("Far_", False),
    ):
        s = table(f"A 5: {who} \nB 5: Plain Giant*\nbattle A>B", (wary, there))
        do(s, "B: pass")
        assert offered(s, who.strip("*_").split("_")[0]) == may, f"{who}: bowed is not away, nor is away bowed"


@editions(samurai=rule("sam.instead.1", "sam.instead.2", "sam.instead.6"))
def test_instead() -> None:
    shield = someone("Shield", trait(Would("bow", PERSONALITY & YOURS - THIS), Instead((Destroy(THIS),))))
    s = table("A 5: | Drill \nB 5: Plain Guard, Shield", (*CARDS, shield))
    do(s, "A: Drill")
    play(s, "A: Plain Guard")
    assert in_discard(s, "Shield") and not is_bowed(s, "Plain Guard")
    stiff = holding("Stiff", WillNot(PERSONALITY & YOURS, "bow"), cost=0)
    s = table("A 5: | Drill \nB 5: Plain Guard, Shield, Stiff", (*CARDS, shield, stiff))
    do(s, "A: Drill")
    play(s, "A: Plain Guard")
    assert in_play(s, "Shield") and not is_bowed(s, "Plain Guard"), "what does not happen is not replaced"
    rock = holding("Rock", WillNot(PERSONALITY & YOURS, "be destroyed"), cost=0)
    s = table("A 5: | Drill \nB 5: Plain Guard, Shield, Rock", (*CARDS, shield, rock))
    do(s, "A: Drill")
    play(s, "A: Plain Guard")
    assert in_play(s, "Shield") and not is_bowed(s, "Plain Guard"), "nor does the original happen"
    root = act("Root", Negate("bowing", THAT), target=PERSONALITY)
    s = table("A 5: | Root, Drill \nB 5: Plain Guard, Shield", (*CARDS, shield, root))
    do(s, "A: Root", "A: Plain Guard", "B: pass", "A: Drill")
    play(s, "A: Plain Guard")
    assert in_play(s, "Shield") and not is_bowed(s, "Plain Guard"), "nor what is negated"
    firm = act("Firm", Negate("destruction", THAT), target=PERSONALITY)
    s = table("A 5: | Firm, Drill \nB 5: Plain Guard, Shield", (*CARDS, shield, firm))
    do(s, "A: Firm", "A: Shield", "B: pass", "A: Drill")
    play(s, "A: Plain Guard")
    assert in_play(s, "Shield") and not is_bowed(s, "Plain Guard"), (
        "and if what comes instead is negated, neither happens"
    )
    seppuku = act("Harakiri", Seppuku(THAT), target=PERSONALITY)
    guard = someone("Bodyguard", trait(WouldBeDestroyed(PERSONALITY & YOURS - THIS), Instead((Destroy(THIS),))))
    medic = someone("Medic", trait(WouldBeDestroyed(PERSONALITY & YOURS - THIS), NegateIt()))
    for helper, lives in (("Bodyguard", True), ("Medic", False)):
        s = table(f"A 5: | Harakiri \nB 5: Plain Guard, {helper}", (seppuku, guard, medic))
        play(s, "A: Harakiri", "A: Plain Guard")
        assert in_play(s, "Plain Guard") == lives, "what cannot be negated may be replaced"
        assert in_play(s, helper) != lives


# --- copying --------------------------------------------------------------------------------------------------------


MIMIC = act("Mimic", CopyAbility(THAT, THAT_OTHER), target=(PERSONALITY & YOURS, PERSONALITY))
TEACHER = someone("Teacher", open_(give(THIS, force=1)))


@editions(samurai=rule("sam.copy.1", "sam.copy.4", "sam.copy.5"))
def test_a_copied_ability_is_new_and_speaks_of_its_new_card() -> None:
    s = table("A 5: Plain Guard, Teacher | Mimic \nB 5:", (MIMIC, TEACHER))
    do(s, "A: Teacher", "B: pass", "A: Mimic", "A: Plain Guard", "A: Teacher")
    play(s)
    do(s, "B: pass")
    assert not offered(s, "Teacher") and offered(s, "Plain Guard"), "it is unused"
    do(s, "A: Plain Guard")
    assert force(s, "Plain Guard") == 4 and force(s, "Teacher") == 3
    pass_until(s, "B: declare")
    pass_until(s, "A: action")
    assert not offered(s, "Plain Guard"), "until the end of the turn"


@editions(samurai=rule("sam.copy.2"))
def test_no_card_copies_itself() -> None:
    everybody = act("Everybody", CopyAbility(PERSONALITY & YOURS, THAT), target=PERSONALITY & YOURS)
    whole = act("Whole", CopyText(PERSONALITY & YOURS, THAT), target=PERSONALITY & YOURS)
    for name in ("Everybody", "Whole"):
        s = table(f"A 5: Plain Guard, Teacher | {name} \nB 5:", (everybody, whole, TEACHER))
        do(s, "A: Teacher", "B: pass", f"A: {name}", "A: Teacher")
        play(s)
        do(s, "B: pass")
        assert offered(s, "Plain Guard") and not offered(s, "Teacher"), "he has what he had, and has used it"
    growing = someone("Growing", has(THIS, force=1), open_(CopyText(PERSONALITY & YOURS, THIS)))
    s = table("A 5: Plain Guard, Growing \nB 5:", (growing,))
    do(s, "A: Growing")
    assert force(s, "Plain Guard") == 4 and force(s, "Growing") == 3
    same = act("Same", CopyStat(PERSONALITY & YOURS, "force", THAT), IfDid((gain_honor(1),)), target=PERSONALITY)
    for people, n in (("Plain Guard", 0), ("Plain Guard, Plain Giant", 1)):
        s = table(f"A 5: {people} | Same \nB 5:", (same,))
        do(s, "A: Same", *(["A: Plain Guard"] if n else []))
        assert force(s, "Plain Guard") == 3 and honor(s) == [5 + n, 5]


@editions(samurai=rule("sam.copy.7", "sam.copy.8"))
def test_copying_a_stat_sets_what_it_is_now() -> None:
    copy_force = act(
        "Copy Force", CopyStat(THAT, "force", THAT_OTHER), target=(PERSONALITY & YOURS, PERSONALITY & OTHERS)
    )
    s = table("A 5: Plain Guard | Copy Force, Rally \nB 5: Plain Giant[Plain Sword]", (*CARDS, copy_force))
    do(s, "A: Copy Force", "B: pass")
    assert force(s, "Plain Guard") == 11 and measure.base(s, find(s, "Plain Guard"), FORCE) == 3
    quell = act("Quell", NegateChanges(THAT, "force", penalties=False), target=PERSONALITY)
    s = table("A 5: Plain Guard | Copy Force, Quell \nB 5: Plain Giant", (copy_force, quell))
    do(s, "A: Copy Force", "B: pass", "A: Quell", "A: Plain Guard")
    assert force(s, "Plain Guard") == 3, "the change is a bonus"
    printed = SetStat(THAT, "force", BaseOf("force", THAT_OTHER))
    copy_base = act("Copy Base", printed, target=(PERSONALITY & YOURS, PERSONALITY & OTHERS))
    s = table("A 5: Plain Guard | Rally, Copy Base, Rally \nB 5: Plain Giant[Plain Sword]", (*CARDS, copy_base))
    do(s, "A: Rally", "A: Plain Guard", "B: pass", "A: Copy Base", "B: pass")
    assert force(s, "Plain Guard") == 9 and measure.base(s, find(s, "Plain Guard"), FORCE) == 3, "of a base, too"
    do(s, "A: Rally", "A: Plain Guard")
    assert force(s, "Plain Guard") == 11, "what it is now, to which more is added"
    calm = act("Calm", NegateChanges(THAT, "force", bonuses=False), target=PERSONALITY)
    s = table("A 5: Plain Giant | Copy Force, Calm \nB 5: Plain Guard", (copy_force, calm))
    do(s, "A: Copy Force", "B: pass")
    assert force(s, "Plain Giant") == 3
    do(s, "A: Calm", "A: Plain Giant")
    assert force(s, "Plain Giant") == 9, "or a penalty"


@editions(samurai=rule("sam.blind-cards-rule.1", "sam.blind-cards-rule.2"))
def test_what_an_action_says_it_does_and_what_it_did() -> None:
    call = strategy(
        "Call", battle(MoveHere(PERFORMER), IfDid((gain_honor(3),)), performer=PERSONALITY & YOURS), focus=1
    )
    rooted = someone("Rooted", WillNot(THIS, "move"))
    s = table("A 5: Plain Guard* \nB 5: Rooted | Call\nbattle A>B", (call, rooted))
    assert offered(s, "Call"), "it says that it moves somebody here"
    play(s, "B: Call")
    assert at_home(s, "Rooted") and honor(s) == [5, 5], "but it did not"
    assert attacking(s, "Plain Guard")


@editions(samurai=rule("sam.variable.1"))
def test_a_variable_depends_on_a_decision_or_the_table() -> None:
    gift = act("Gift", give(THAT, force=X()), target=PERSONALITY & YOURS, cost=PayAny(1))
    s = table("A 5: Castle, Plain Guard | Gift \nB 5:", (gift,))
    play(s, "A: Gift")
    assert decision(s).startswith("A: pay how much")
    do(s, "A: 3")
    play(s)
    assert force(s, "Plain Guard") == 6 and chi(s, "Plain Guard") == 2
    tithe = act("Tithe", gain_honor(1), cost=pay_gold(count(PERSONALITY & YOURS)))
    for people, n in (("Plain Guard", 1), ("Plain Guard, Plain Rider, Plain Lady", 3)):
        s = table(f"A 5: Castle, Plain Farm, {people} | Tithe \nB 5: Plain Giant", (tithe,))
        do(s, "A: Tithe")
        assert decision(s) == f"A: pay {n} gold", "what the table says is no decision"
    shy = act("Shy", gain_honor(1), performer=PERSONALITY & YOURS, cost=CostIf(Bow(PERFORMER), HonorIs(">=", Num(6))))
    for before, bows in ((5, False), (6, True)):
        s = table(f"A {before}: Plain Guard | Shy \nB 9:", (shy,))
        play(s, "A: Shy")
        assert is_bowed(s, "Plain Guard") == bows and honor(s) == [before + 1, 9], (
            "a condition leaves nothing to decide"
        )


@editions(samurai=rule("sam.player-abilities.2"))
def test_an_ability_gained_by_an_effect() -> None:
    lend = act("Lend", GainsAbility(THAT, open_(gain_honor(3))), target=Is("stronghold") & YOURS)
    s = table("A 5: | Lend \nB 5:", (lend,))
    play(s, "A: Lend", "B: pass")
    do(s, "A: Castle")
    assert honor(s) == [8, 5]


@editions(samurai=rule("sam.duration-ongoing.4"))
def test_while_it_remains_so_does_not_resume() -> None:
    weak = act("Weak", give(THAT, force=-1, until="while bowed"), target=PERSONALITY & OTHERS)
    up = act("Up", Straighten(THAT), target=PERSONALITY & OTHERS)
    s = table("A 5: | Weak, Up, Drill \nB 5: Plain Guard_", (*CARDS, weak, up))
    found = []
    for name in ("Weak", "Up", "Drill"):
        play(s, f"A: {name}")
        found.append(force(s, "Plain Guard"))
        do(s, "B: pass")
    assert is_bowed(s, "Plain Guard") and found == [2, 3, 3]


@editions(samurai=rule("sam.copy.6"))
def test_a_copied_ability_copies_none() -> None:
    mimic = someone("Mimic Man", open_(CopyAbility(THIS, THAT), target=PERSONALITY - THIS))
    s = table("A 5: Plain Guard, Mimic Man, Teacher | Mimic \nB 5:", (MIMIC, TEACHER, mimic))
    do(s, "A: Mimic", "A: Plain Guard", "A: Mimic Man")
    play(s)
    do(s, "B: pass", "A: Plain Guard", "A: Teacher")
    play(s)
    assert not s.gained[1:], "it has copied nothing"


@editions(samurai=rule("sam.delay.2"))
def test_what_has_happened_is_not_delayed() -> None:
    late = holding(
        "Too Late", reaction(AfterResolution("another", battle=True), DelayEffects(PERSONALITY & YOURS)), cost=0
    )
    rise = strategy("Rise", battle(Straighten(THAT), target=PERSONALITY & YOURS), focus=1)
    blow = strategy("Blow", battle(Bow(THAT), gain_honor(1), target=PERSONALITY & ENEMY), focus=1)
    s = table(
        "A 5: Plain Sailor* | Blow \nB 5: Plain Rider*, Plain Giant*, Too Late | Rise\nbattle A>B", (late, blow, rise)
    )
    do(s, "B: pass", "A: Blow", "A: Plain Rider", "B: Too Late")
    assert is_bowed(s, "Plain Rider") and honor(s) == [6, 5] and decision(s) == "B: battle action"
    do(s, "B: Rise", "B: Plain Rider")
    pass_until(s, "A: bring into play")
    assert not is_bowed(s, "Plain Rider"), "nor does it happen again afterwards"


@editions(samurai=rule("sam.resolve.3"))
def test_a_battle_resolves_from_the_start_to_the_end_of_its_resolution() -> None:
    first = holding("First", reaction(BattleResolves(), gain_honor(1)), cost=0)
    last = holding("Last", reaction(BattleResolved(), gain_honor(1)), cost=0)
    s = table("A 5: Plain Giant*, First, Last \nB 5: Plain Guard*\nbattle A>B", (first, last))
    do(s, "B: pass", "A: pass")
    assert options(s) == ["First", "pass"] and in_play(s, "Plain Guard")
    do(s, "A: First")
    pass_until(s, "A: reactions after")
    assert options(s) == ["Last", "pass"] and in_discard(s, "Plain Guard")


@editions(samurai=rule("sam.open-instead-letters.1"))
def test_what_was_replaced_was_not_negated() -> None:
    shield = someone("Shield", trait(Would("bow", PERSONALITY & YOURS - THIS), Instead((Destroy(THIS),))))
    firm = act("Firm", Bow(THAT), IfDid((gain_honor(1),)), gain_honor(2), target=PERSONALITY & OTHERS)
    s = table("A 5: | Firm \nB 5: Plain Guard, Shield", (firm, shield))
    do(s, "A: Firm")
    play(s, "A: Plain Guard")
    assert in_discard(s, "Shield") and not s.negations and honor(s) == [7, 5]


@editions(samurai=rule("sam.choices.7"))
def test_choices_are_made_so_that_the_action_is_legal() -> None:
    s = table("A 5: Plain Guard[Plain Sword, Plain Spears], Plain Giant[Plain Knife_] \nB 5:")
    do(s, "A: Share")
    assert options(s) == ["Plain Giant"], "nothing can be bowed for the other one"
    do(s, "A: Plain Giant")
    assert is_bowed(s, "Plain Spears") or options(s) == ["Plain Spears"], "he has a Weapon already"
    strip = act("Strip", Bow(THAT_OTHER), target=(PERSONALITY, InUnitOf(ITEM, THAT)))
    s = table("A 5: Plain Giant[Plain Spears], Plain Guard[Plain Sword] | Strip\nB 5: Plain Rider", (strip,))
    do(s, "A: Strip")
    assert options(s) == ["Plain Guard"], "one who has something to be targeted afterwards"


@editions(samurai=rule("sam.negating-effects.10"))
def test_no_costs_for_what_is_kept_from_entering_play() -> None:
    bar = act("Bar", Negate("entering play", THAT), target=ITEM & IN_HAND & YOURS)
    give_it = act("Give It", May(Attach(THAT, THAT_OTHER)), target=(ITEM & IN_HAND & YOURS, PERSONALITY & YOURS))
    s = table("A 5: Castle, Plain Guard | Bar, Give It, Plain Sword \nB 5:", (bar, give_it))
    play(s, "A: Bar", "B: pass", "A: Give It", "A: yes")
    assert hand(s, "A") == ["Plain Sword"] and not is_bowed(s, "Castle", "A")


@editions(samurai=rule("sam.duration-ongoing.6", "sam.duration-ongoing.3"))
def test_an_effect_on_all_of_a_kind_and_while_something_is_so() -> None:
    all_up = act("All Up", ForAWhile(has(PERSONALITY & YOURS, force=2, when=HonorIs("<=", Num(5)))))
    s = table(
        "A 5: Plain Guard | All Up, Revive, Praise, Fine | | Plain Giant \nB 15: Plain Rider", (*CARDS, all_up, FINE)
    )
    do(s, "A: All Up")
    assert force(s, "Plain Guard") == 5 and force(s, "Plain Rider") == 4
    do(s, "B: pass")
    play(s, "A: Revive")
    assert force(s, "Plain Giant") == 11, "who comes later has it too"
    do(s, "B: pass", "A: Praise", "B: pass")
    assert force(s, "Plain Guard") == 3, "it stops while the condition is false"
    do(s, "A: Fine")
    assert force(s, "Plain Guard") == 5, "and resumes"
    pass_until(s, "B: declare")
    assert force(s, "Plain Guard") == 3


FINE = act("Fine", lose_honor(1))
