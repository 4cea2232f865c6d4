"""Samurai Edition: copying, and what holds for a while."""

from __future__ import annotations

from gorin.rulebook.testing import rule
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
)

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
