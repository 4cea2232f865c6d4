"""Items, 0 Chi, Personal Honor, Honor Requirements, Gold Cost and production, Focus Values, as both editions or only
Samurai Edition reckon with them."""

from __future__ import annotations

from gorin.rulebook.testing import rule
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.attributes import stats
from gorin.rulesets.ccg.state import CHI, COST, FOCUS, GOLD, PERSONAL_HONOR
from gorin.rulesets.ccg.words import *
from tests.ccg.attributes.test_numbers import CARDS, each, lasting
from tests.ccg.tables import (
    chi,
    copies,
    decision,
    do,
    editions,
    find,
    force,
    honor,
    in_discard,
    in_play,
    is_bowed,
    occur,
    offered,
    options,
    personal_honor,
    play,
    table,
)


@editions(emperor=rule("emp.item.1", "emp.item.2"), samurai=rule("sam.force-stat.1", "sam.chi-stat.1", "sam.items.1"))
def test_items_change_their_personality_even_bowed() -> None:
    s = table("A 5: Plain Guard[Plain Sword_], Plain Giant[Plain Poison] \nB 5: ")
    assert (force(s, "Plain Guard"), chi(s, "Plain Guard")) == (5, 3)
    assert (force(s, "Plain Giant"), chi(s, "Plain Giant")) == (9, 2)
    sword = find(s, "Plain Sword")
    assert stats.stat(s, sword, COST) == 3 and stats.stat(s, sword, FOCUS) == 3
    occur(s, ev.DISCARD, sword)
    assert (force(s, "Plain Guard"), chi(s, "Plain Guard")) == (3, 2)
    burden = item("Burden", force=-2, chi=0, cost=1, focus=1)
    s = table("A 5: Plain Guard[Burden, Plain Poison] \nB 5: ", (burden,))
    assert force(s, "Plain Guard") == 1 and force(s, "Burden") == -2, "a modifier may be below 0, of either"
    s = table("A 5: Plain Giant[Plain Poison] \nB 5: ")
    assert chi(s, "Plain Poison") == -2 and chi(s, "Plain Giant") == 2


@editions(
    emperor=rule("emp.item.3"),
    samurai=rule("sam.items.2"),
)
def test_what_a_check_of_a_negative_modifier_finds(edition: str) -> None:
    reward = strategy("Reward", open_(gain_honor(stat("chi", THAT) + 5), target=ITEM), focus=1)
    s = table("A 5: Plain Giant[Plain Poison] | Reward \nB 5: ", (reward,))
    play(s, "A: Reward")
    assert honor(s)[0] == (5 + 5 - 2 if edition == "emperor" else 5 + 5)
    weak = strategy("Weak Ones", open_(Bow(THAT), target=ITEM & With("chi", "<", Num(0))), focus=1)
    s = table("A 5: Plain Giant[Plain Poison] | Weak Ones \nB 5: ", (weak,))
    assert offered(s, "Weak Ones") == (edition == "emperor")
    s = table("A 5: Plain Giant[Plain Sword] | Reward \nB 5: ", (reward,))
    play(s, "A: Reward")
    assert honor(s)[0] == 5 + 5 + 1
    rusty = item("Rusty Sword", force=-3, chi=0, cost=0, focus=1)
    praise = strategy("Praise", open_(gain_honor(stat("force", THAT) + 5), target=ITEM), focus=1)
    for name, found in (("Rusty Sword", -3 if edition == "emperor" else 0), ("Plain Sword", 2)):
        s = table(f"A 5: Plain Giant[{name}] | Praise \nB 5: ", (praise, rusty))
        play(s, "A: Praise")
        assert honor(s)[0] == 5 + 5 + found, "its Force as well as its Chi"
    s = table("A 5: Plain Giant[Rusty Sword] \nB 5: ", (rusty,))
    assert force(s, "Plain Giant") == 6, "which is only about checks"


@editions(samurai=rule("sam.items.3"))
def test_a_penalty_on_an_item_changes_its_modifier() -> None:
    s = table("A 5: Plain Guard[Plain Knife] | Lower, Raise \nB 5: ", CARDS)
    each(s, "Lower", on="Plain Knife")
    assert force(s, "Plain Guard") == 3 - 1
    each(s, "Raise", on="Plain Knife")
    assert force(s, "Plain Guard") == 3 + 1
    s = table("A 5: Plain Guard[Plain Sword] | Dull \nB 5: ", (DULL,))
    play(s, "A: Dull")
    assert chi(s, "Plain Guard") == 2 - 1 and stats.stat(s, find(s, "Plain Sword"), CHI) == -1, "its Chi, too"


DULL = strategy("Dull", open_(give(THAT, chi=-2), target=ITEM), focus=1)


@editions(emperor=rule("emp.personality.3"), samurai=rule("sam.chi-stat.2"))
def test_without_chi_a_personality_is_destroyed() -> None:
    s = table("A 5: Plain Guard[Plain Knife], Plain Giant | Weaken, Weaken \nB 5: ", CARDS)
    each(s, "Weaken", on="Plain Giant")
    assert chi(s, "Plain Giant") == 1 and in_play(s, "Plain Giant")
    each(s, "Weaken")
    assert in_discard(s, "Plain Guard") and in_discard(s, "Plain Knife")
    pale = personality("Pale", CRAB, force=2, chi=0, cost=1, personal_honor=1)
    fed = personality("Fed", CRAB, has(THIS, chi=count(HOLDING & YOURS)), force=2, chi=0, cost=1, personal_honor=1)
    s = table("A 5: Castle, Plain Mine | | Pale, Fed \nB 5: \ndynasty phase, active A", (pale, fed))
    play(s, "A: Pale", "A: Plain Mine")
    assert in_discard(s, "Pale") and not in_play(s, "Pale"), "also who is printed so"
    s = table("A 5: Fed, Plain Farm \nB 5: ", (fed,))
    assert chi(s, "Fed") == 1 and in_play(s, "Fed"), "but not who has some for another reason"
    occur(s, ev.DISCARD, find(s, "Plain Farm"))
    assert in_discard(s, "Fed")


@editions(
    emperor=rule("emp.personality.4", "emp.whats-new.2"),
    samurai=rule("sam.chi-stat.3", "sam.chi-stat.4", "sam.open-zero-chi-ongoing-negation.1"),
)
def test_what_saves_whoever_has_no_chi(edition: str) -> None:
    s = table("A 5: Immortal, Saved, Plain Guard | Weaken, Weaken, Ward, Weaken \nB 5: ", CARDS)
    each(s, "Weaken", on="Saved")
    if offered(s, "Saved"):
        do(s, "A: Saved")
    assert in_discard(s, "Saved"), "to negate it once is not enough"
    lives = edition == "samurai"
    each(s, "Weaken", on="Immortal")
    assert in_play(s, "Immortal") == lives
    each(s, "Ward", "Weaken")
    assert in_play(s, "Plain Guard") == lives
    if lives:
        assert chi(s, "Plain Guard") == 0
        s.negations = ()
        occur(s, ev.BOW, find(s, "Plain Guard"))
        assert in_discard(s, "Plain Guard"), "it applies continuously"


@editions(samurai=rule("sam.honor-requirement-stat.1", "sam.honor-requirement-stat.2"))
def test_negative_honor_requirements_and_dashes() -> None:
    low = personality("Low", CRAB, force=1, chi=2, cost=0, personal_honor=0, honor_requirement=-5)
    s = table("A -6: Castle | | Low, Plain Guard \nB 5: \ndynasty phase, active A", (low,))
    assert not offered(s, "Low") and offered(s, "Plain Guard")
    s = table("A -5: Castle | | Low \nB 5: \ndynasty phase, active A", (low,))
    assert offered(s, "Low")
    s = table("A -19: Castle | | Plain Guard \nB 5: \ndynasty phase, active A", (low,))
    assert offered(s, "Plain Guard")


@editions(samurai=rule("sam.honor-requirement-stat.3", "sam.honor-requirement-stat.4"))
def test_a_dash_is_lower_than_any_number_and_like_another() -> None:
    lower = strategy(
        "Lower One", open_(Bow(THAT_OTHER), target=(PERSONALITY, PERSONALITY & With("honor requirement", "<", stat("honor requirement", THAT)))), focus=1,
    )  # fmt: skip
    low = personality("Low", CRAB, force=1, chi=2, cost=0, personal_honor=0, honor_requirement=-19)
    s = table("A 5: Low, Plain Guard, Plain Giant | Lower One \nB 5: ", (low, lower))
    do(s, "A: Lower One")
    assert options(s) == ["Low"], "nothing is lower than a dash, not even another"
    do(s, "A: Low")
    assert options(s) == ["Plain Guard", "Plain Giant"]
    equal = strategy(
        "Like One",
        open_(
            Bow(THAT),
            target=PERSONALITY
            & With("honor requirement", "==", stat("honor requirement", PERSONALITY & keyword("samurai"))),
        ),
        focus=1,
    )
    s = table("A 5: Low, Plain Guard, Plain Giant | Like One \nB 5: ", (low, equal))
    do(s, "A: Like One")
    assert options(s) == ["Plain Guard", "Plain Giant"]


@editions(emperor=rule("emp.dishonor.2"), samurai=rule("sam.personal-honor-stat.1"))
def test_the_dishonorable_have_at_most_no_personal_honor() -> None:
    s = table("A 5: Plain Lady~, Plain Rider \nB 5: ")
    assert personal_honor(s, "Plain Lady") == 0 and personal_honor(s, "Plain Rider") == 2
    lasting(s, "Plain Lady", PERSONAL_HONOR, 3)
    assert personal_honor(s, "Plain Lady") == 0
    occur(s, ev.REHONOR, find(s, "Plain Lady"))
    assert personal_honor(s, "Plain Lady") == 7


@editions(samurai=rule("sam.gold-cost-stat.1", "sam.gold-cost-stat.2", "sam.gold-cost-glossary.1"))
def test_the_gold_cost_of_a_card_and_of_one_payment() -> None:
    s = table("A 5: Crane Castle, Plain Farm_ | | Plain Rider \nB 5: \ndynasty phase, active A")
    do(s, "A: Plain Rider with Clan discount")
    while s.decision.why == "pay gold":
        do(s, f"A: {options(s)[0]}")
    assert in_play(s, "Plain Rider") and stats.stat(s, find(s, "Plain Rider"), COST) == 6
    dear = holding("Dear", has(HOLDING & IN_PROVINCE & YOURS, gold_cost=2), cost=1)
    s = table("A 5: Plain Mine, Plain Mine, Dear, Castle_ | | Plain Shop \nB 5: \ndynasty phase, active A", (dear,))
    assert stats.stat(s, find(s, "Plain Shop"), COST) == 4
    do(s, "A: Plain Shop")
    assert s.decision.why == "pay gold" and s.frames[-1].regs[0] == 4


@editions(samurai=rule("sam.gold-cost-stat.2"))
def test_a_lower_price_ends_with_its_payment() -> None:
    home = "Crane Castle, Plain Shop, Plain Mine, Plain Mine"
    s = table(f"A 5: {home} | | Plain Rider, Plain Duelist \nB 5: \ndynasty phase, active A")
    do(s, "A: Plain Rider with Clan discount")
    assert decision(s) == "A: pay 4 gold" and stats.stat(s, find(s, "Plain Rider"), COST) == 6
    do(s, "A: Crane Castle")
    assert in_play(s, "Plain Rider") and stats.stat(s, find(s, "Plain Duelist"), COST) == 6
    do(s, "A: Plain Duelist")
    assert decision(s) == "A: pay 6 gold", "the next one in full"
    do(s, "A: Plain Mine", "A: Plain Mine")
    assert in_play(s, "Plain Duelist") and not is_bowed(s, "Plain Shop")
    bargain = Attach(THAT, THAT_OTHER, less=2)
    arm = strategy("Arm", open_(bargain, target=(ITEM & IN_HAND & YOURS, PERSONALITY & YOURS)), focus=1)
    s = table("A 5: Plain Farm, Plain Mine, Plain Guard | Arm, Plain Sword, Plain Mail\nB 5: ", (arm,))
    play(s, "A: Arm", "A: Plain Sword")
    assert decision(s) == "A: pay 1 gold" and stats.stat(s, find(s, "Plain Sword"), COST) == 3
    do(s, "A: Plain Farm", "B: pass")
    assert in_play(s, "Plain Sword") and stats.stat(s, find(s, "Plain Sword"), COST) == 3
    assert stats.stat(s, find(s, "Plain Mail"), COST) == 2
    play(s, "A: Equip")
    assert decision(s) == "A: pay 2 gold", "the next one in full"


@editions(samurai=rule("sam.production-stats.1", "sam.production-stats.2", "sam.open-production-stat-holders.1"))
def test_gold_production_is_a_statistic() -> None:
    clans = holding("Clan Mine", Produces(IfElse(ClanPlayer(CRAB), Num(4), Num(2))), cost=2)
    arms = holding("Armory", Produces(IfElse(PayingFor("item"), Num(5), Num(1))), cost=2)
    s = table(
        "A 5: Crab Castle, Plain Mine, Clan Mine, Armory, Plain Guard | Plain Sword \nB 5: Clan Mine", (clans, arms)
    )
    production = {x: stats.stat(s, find(s, x, "A"), GOLD) for x in ("Crab Castle", "Plain Mine", "Clan Mine", "Armory")}
    assert production == {"Crab Castle": 5, "Plain Mine": 3, "Clan Mine": 4, "Armory": 1}
    assert stats.stat(s, copies(s, "Clan Mine", "B")[0], GOLD) == 2
    play(s, "A: Equip")
    assert s.decision.why == "pay gold" and stats.stat(s, find(s, "Armory"), GOLD) == 5, "paying for an Item"


@editions(samurai=rule("sam.gold-producing.1"))
def test_gold_producing_holdings() -> None:
    garden = holding("Garden", open_(gain_honor(1)), cost=1)
    bow = strategy("Tax", open_(Bow(THAT), target=HOLDING & GoldProducing()), focus=1)
    s = table("A 5: Garden, Plain Mine, Plain Shop, Crab Castle | Tax \nB 5: ", (garden, bow))
    do(s, "A: Tax")
    assert options(s) == ["Plain Mine", "Plain Shop"]


@editions(samurai=rule("sam.focus-value.1"))
def test_all_fate_cards_have_a_focus_value() -> None:
    s = table("A 5: | Plain Sword, Plain Spears, Plain Prayer, Plain Four \nB 5: ")
    assert [
        stats.stat(s, find(s, x), FOCUS) for x in ("Plain Sword", "Plain Spears", "Plain Prayer", "Plain Four")
    ] == [3, 2, 3, 4]
    fate = [x for x in s.box.faces if x.definition.side == "fate"]
    assert fate and not any(s.box.lacking[x.kind] >> FOCUS & 1 for x in fate)
