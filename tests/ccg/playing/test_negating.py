"""Samurai Edition: what negates effects and how long; cannot, can, instead."""

from __future__ import annotations

from gorin.kernel.events import SURE, Event
from gorin.kernel.machine import ask_again, run
from gorin.kernel.windows import emit
from gorin.rulebook.testing import rule
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.words import *
from tests.ccg.playing.cards import (
    CARDS,
    act,
    someone,
)
from tests.ccg.tables import (
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
