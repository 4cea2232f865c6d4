"""Numbers as both editions or only Samurai Edition reckon with them: absent statistics, limits, units, 0 Chi, Items,
production, Honor Requirements; titles and keywords."""

from __future__ import annotations

from typing import Any

from gorin.kernel.derive import derive
from gorin.kernel.rows import add_lasting
from gorin.rulebook.testing import rule
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.attributes import stats
from gorin.rulesets.ccg.attributes.stats import army_force
from gorin.rulesets.ccg.bars import MAXIMUM, MINIMUM
from gorin.rulesets.ccg.state import CHI, COST, FOCUS, FORCE, GOLD, HONOR_REQUIREMENT, PERSONAL_HONOR, TURN
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    chi,
    copies,
    do,
    editions,
    find,
    force,
    honor,
    in_discard,
    in_play,
    occur,
    offered,
    options,
    personal_honor,
    play,
    table,
)

RAISE = strategy("Raise", open_(give(THAT, force=2), target=PERSONALITY | ATTACHMENT), focus=1)
LOWER = strategy("Lower", open_(give(THAT, force=-2), target=PERSONALITY | ATTACHMENT), focus=1)
WEAKEN = strategy("Weaken", open_(give(THAT, chi=-3), target=PERSONALITY), focus=1)
STRENGTHEN = strategy("Strengthen", open_(give(THAT, chi=2), target=PERSONALITY | FOLLOWER), focus=1)
NOTHING = strategy("Nothing", open_(give(THAT, force=0), IfDid((gain_honor(3),)), target=PERSONALITY), focus=1)
TRAIN = strategy("Train", open_(SetStat(THAT, "force", Num(6)), target=PERSONALITY), focus=1)
NO_BONUS = strategy("No Bonus", open_(NegateChanges(THAT, "force", penalties=False), target=PERSONALITY), focus=1)
FLOOR = strategy("Floor", open_(Limits(THAT, "force", least=5), target=PERSONALITY), focus=1)
CAP = strategy("Cap", open_(Limits(THAT, "force", most=4), target=PERSONALITY), focus=1)
DRAIN = strategy("Drain", open_(GiveWithin(THAT, "chi", Num(-3), least=1), target=PERSONALITY), focus=1)
SWAP = strategy("Swap", open_(Exchange(THAT, "force", THAT, "chi"), target=PERSONALITY), focus=1)
INSPIRE = strategy("Inspire", open_(GiveUnit(THAT, Num(3)), target=PERSONALITY), focus=1)
BOW_IT = strategy("Bow It", open_(Bow(THAT), target=PERSONALITY | FOLLOWER), focus=1)
LORD = personality("Lord", CRAB, has(THIS, force=count(HOLDING & YOURS)), force=0, chi=2, cost=1, personal_honor=1)
IMMORTAL = personality("Immortal", CRAB, WillNot(THIS, "be destroyed"), force=1, chi=2, cost=1, personal_honor=1)
SAVED = personality(
    "Saved", CRAB, reaction(WouldBeDestroyed(THIS), NegateIt()), force=1, chi=2, cost=1, personal_honor=1
)
WARD = strategy("Ward", open_(Negate("destruction", THAT), target=PERSONALITY), focus=1)
JUDGE = strategy("Judge", open_(Bow(THAT), target=(PERSONALITY | ITEM) & With("force", "<=", Num(0))), focus=1)
CARDS = (RAISE, LOWER, WEAKEN, STRENGTHEN, NOTHING, TRAIN, NO_BONUS, FLOOR, CAP, DRAIN, SWAP,   INSPIRE,
         BOW_IT, LORD, IMMORTAL, SAVED, WARD, JUDGE)  # fmt: skip


def each(s: Any, *names: str, on: str = "Plain Guard") -> Any:
    """A plays one card after another, each on the same card."""
    for name in names:
        do(s, f"A: {name}")
        if options(s) != ["pass"] and s.decision.why == "target":
            do(s, f"A: {on}")
        while s.decision is not None and s.decision.player == 1:
            do(s, "B: pass")
    return s


def lasting(s: Any, name: str, what: int, n: int) -> None:
    add_lasting(s, what, 1 << find(s, name), n, -1, TURN, 0)
    derive(s)


def base_of(s: Any, name: str, what: int) -> int:
    return stats.base(s, find(s, name), what)


def unit_force(s: Any, name: str) -> int:
    return stats.stat(s, find(s, name), stats.UNIT_FORCE)


# --- statistics a card does not have --------------------------------------------------------------------------------


@editions(samurai=rule("sam.absent-stats.1", "sam.absent-stats.2", "sam.absent-stats.3"))
def test_what_a_card_does_not_have_is_zero() -> None:
    odd = follower("Odd Followers", force=2, cost=1, focus=1)
    s = table("A 5: Plain Guard[Odd Followers, Plain Prayer] | | Plain Mine[Marsh] \nB 5: ", (odd, region("Marsh")))
    spears, prayer, marsh, mine = (find(s, x) for x in ("Odd Followers", "Plain Prayer", "Marsh", "Plain Mine"))
    assert [stats.stat(s, spears, x) for x in (CHI, PERSONAL_HONOR)] == [0, 0]
    assert [stats.stat(s, prayer, x) for x in (FORCE, CHI, HONOR_REQUIREMENT)] == [0, 0, 0]
    assert [stats.stat(s, marsh, x) for x in (COST, FOCUS, FORCE)] == [0, 0, 0]
    assert stats.stat(s, mine, FOCUS) == 0 and stats.stat(s, mine, COST) == 3


@editions(samurai=rule("sam.absent-stats.5", "sam.stats.12"))
def test_nothing_adds_to_what_a_card_does_not_have() -> None:
    blessed = personality(
        "Blessed", CRAB, has(ATTACHMENT & AttachedTo(THIS), chi=1, force=1), force=1, chi=2, cost=1, personal_honor=1
    )
    s = table("A 5: Blessed[Plain Spears] | Strengthen \nB 5: ", (*CARDS, blessed))
    each(s, "Strengthen", on="Plain Spears")
    assert chi(s, "Plain Spears") == 0 and force(s, "Plain Spears") == 3 and chi(s, "Blessed") == 2
    assert not s.lasting


@editions(samurai=rule("sam.absent-stats.4"))
def test_a_side_without_units_has_no_force() -> None:
    s = table("A 5: Plain Guard* \nB 5: \nbattle A>B")
    assert army_force(s, facts.DEFENDING) == 0 and army_force(s, facts.ATTACKING) == 3
    strong = personality("Strong", CRAB, has(THIS, force=2), force=1, chi=2, cost=1, personal_honor=1)
    s = table("A 5: Plain Guard* \nB 5: Strong \nbattle A>B", (strong,))
    assert army_force(s, facts.DEFENDING) == 0, "who is at home adds nothing"


# --- bonuses and penalties ------------------------------------------------------------------------------------------


@editions(samurai=rule("sam.stats.4", "sam.stats.5", "sam.stats.22"))
def test_every_increase_is_a_bonus_but_that_of_a_minimum() -> None:
    s = table("A 5: Plain Guard | No Bonus, Raise, Train, Floor \nB 5: ", CARDS)
    each(s, "No Bonus", "Raise", "Train")
    assert force(s, "Plain Guard") == 3, "to set it higher would be a bonus, too"
    each(s, "Floor")
    assert force(s, "Plain Guard") == 5, "a minimum gives none"
    s = table("A 5: Plain Giant | No Bonus, Train \nB 5: ", CARDS)
    each(s, "No Bonus", "Train", on="Plain Giant")
    assert force(s, "Plain Giant") == 6, "to set it lower is a penalty"


@editions(samurai=rule("sam.stats.6", "sam.stats.7"))
def test_what_ends_or_fluctuates_is_no_new_bonus() -> None:
    s = table("A 5: Plain Guard | Lower, No Bonus \nB 5: ", CARDS)
    each(s, "Lower", "No Bonus")
    assert force(s, "Plain Guard") == 1
    s.lasting = tuple(row for row in s.lasting if row.what != FORCE)
    derive(s)
    assert force(s, "Plain Guard") == 3, "the end of a penalty is no bonus to be negated"
    low = holding("Low Roof", Cannot("rise", 2, PERSONALITY), cost=1)
    s = table("A 5: Lord, Castle, Low Roof | Raise | Plain Farm \nB 5: ", (*CARDS, low))
    assert force(s, "Lord") == 1
    occur(s, ev.ENTER, find(s, "Plain Farm"))
    occur(s, ev.ENTER, copies(s, "Field", "A")[0])
    assert force(s, "Lord") == 3, "nor is the growth of a bonus that fluctuates"
    each(s, "Raise", on="Lord")
    assert force(s, "Lord") == 3, "as this would be"


@editions(samurai=rule("sam.stats.8", "sam.force-stat.3", "sam.rules-changes.9"))
def test_total_force_counts_the_unbowed_and_changes_without_a_penalty() -> None:
    none = strategy("No Penalty", open_(NegateChanges(THAT, "force", bonuses=False), target=PERSONALITY), focus=1)
    s = table("A 5: Plain Guard[Plain Spears] | No Penalty, Bow It, Bow It \nB 5: ", (*CARDS, none))
    assert unit_force(s, "Plain Guard") == 5
    each(s, "No Penalty")
    each(s, "Bow It", on="Plain Guard")
    assert unit_force(s, "Plain Guard") == 2, "unbowed Followers of a bowed Personality"
    each(s, "Bow It", on="Plain Spears")
    assert unit_force(s, "Plain Guard") == 0


@editions(
    emperor=rule("emp.followers-items-and-units.1"),
    samurai=rule("sam.force-stat.2", "sam.unit.6", "sam.force-stat.5"),
)
def test_followers_add_to_the_unit_bowed_cards_only_in_emperor(edition: str) -> None:
    s = table("A 5: Plain Guard_[Plain Spears_, Plain Knife] \nB 5: ")
    assert force(s, "Plain Guard") == 4 and force(s, "Plain Spears") == 2, "a bowed card keeps its own Force"
    assert unit_force(s, "Plain Guard") == (6 if edition == "emperor" else 0)
    s = table("A 5: Plain Guard*_[Plain Spears] \nB 5: \nbattle A>B")
    assert army_force(s, facts.ATTACKING) == 2


@editions(samurai=rule("sam.force-stat.4"))
def test_a_unit_may_have_a_bonus_of_its_own() -> None:
    s = table("A 5: Plain Guard[Plain Spears] | Inspire \nB 5: ", CARDS)
    each(s, "Inspire")
    assert unit_force(s, "Plain Guard") == 8 and force(s, "Plain Guard") == 3 and force(s, "Plain Spears") == 2
    fight = strategy("Inspire Here", battle(GiveUnit(THAT, Num(3)), target=PERSONALITY & YOURS), focus=1)
    s = table("A 5: Plain Guard*[Plain Spears] | Inspire Here \nB 5: Plain Rider*\nbattle A>B", (fight,))
    play(s, "B: pass", "A: Inspire Here")
    assert army_force(s, facts.ATTACKING) == 8


@editions(samurai=rule("sam.stats.9", "sam.stats.10"))
def test_zero_is_no_bonus_and_bonuses_add_up() -> None:
    s = table("A 5: Plain Guard | Nothing, Raise, Raise, Lower \nB 5: ", CARDS)
    each(s, "Nothing")
    assert honor(s)[0] == 5 and not s.lasting
    each(s, "Raise", "Raise", "Lower")
    assert force(s, "Plain Guard") == 3 + 2 + 2 - 2


@editions(
    emperor=rule("emp.stats.1", "emp.stats.2"),
    samurai=rule("sam.stats.13", "sam.stats.15", "sam.stats.17"),
)
def test_bonuses_first_then_the_floor_then_minimum_and_maximum() -> None:
    weak = personality("Weak", CRAB, force=1, chi=2, cost=1, personal_honor=1)
    s = table("A 5: Weak \nB 5: ", (weak,))
    lasting(s, "Weak", FORCE, -2)
    assert force(s, "Weak") == 0
    lasting(s, "Weak", FORCE, 3)
    assert force(s, "Weak") == 2, "what is below 0 is not lost"
    lasting(s, "Weak", FORCE, -9)
    lasting(s, "Weak", FORCE + MINIMUM, 1)
    assert force(s, "Weak") == 1
    lasting(s, "Weak", FORCE + MAXIMUM, 4)
    lasting(s, "Weak", FORCE, 20)
    assert force(s, "Weak") == 4
    s.lasting = tuple(row for row in s.lasting if row.what != FORCE + MAXIMUM)
    derive(s)
    assert force(s, "Weak") == 1 - 2 + 3 - 9 + 20


@editions(samurai=rule("sam.stats.14", "sam.stats.16"))
def test_signed_numbers_and_what_is_above_a_maximum() -> None:
    s = table("A -3: Plain Guard[Plain Knife], Plain Lady | Cap, Raise, Raise \nB 5: ", CARDS)
    lasting(s, "Plain Knife", FORCE, -3)
    assert force(s, "Plain Knife") == -2 and force(s, "Plain Guard") == 1 and honor(s)[0] == -3
    lasting(s, "Plain Lady", HONOR_REQUIREMENT, -14)
    assert stats.stat(s, find(s, "Plain Lady"), HONOR_REQUIREMENT) == -4
    each(s, "Cap", "Raise", "Raise", on="Plain Lady")
    assert force(s, "Plain Lady") == 4
    s.lasting = tuple(row for row in s.lasting if row.what != FORCE + MAXIMUM)
    derive(s)
    assert force(s, "Plain Lady") == 1 + 2 + 2, "nothing above it was lost"


@editions(samurai=rule("sam.stats.18", "sam.base.1", "sam.printed.1"))
def test_checks_use_the_value_now_unless_they_say_base() -> None:
    reward = strategy(
        "Reward", open_(gain_honor(BaseOf("force", THAT)), target=PERSONALITY & With("force", ">=", Num(5))), focus=1
    )
    s = table("A 5: Plain Guard | Reward, Raise \nB 5: ", (*CARDS, reward))
    assert not offered(s, "Reward")
    each(s, "Raise", "Reward")
    assert honor(s)[0] == 5 + 3
    made = strategy("Muster", open_(Create("personality", force=2, chi=2), give(PERSONALITY & YOURS, force=4)), focus=1)
    s = table("A 5: | Muster \nB 5: ", (made,))
    do(s, "A: Muster")
    assert force(s, "created 2F/2C personality") == 6 and base_of(s, "created 2F/2C personality", FORCE) == 2


@editions(samurai=rule("sam.base.2"))
def test_nothing_changes_a_base_value() -> None:
    s = table("A 5: Plain Guard[Plain Sword] | Raise, Train, Swap \nB 5: ", CARDS)
    each(s, "Raise", "Train", "Swap")
    assert base_of(s, "Plain Guard", FORCE) == 3 and base_of(s, "Plain Guard", CHI) == 2
    assert (force(s, "Plain Guard"), chi(s, "Plain Guard")) == (3, 6)


@editions(samurai=rule("sam.stats.19", "sam.stats.20", "sam.stats.21"))
def test_a_limit_inside_a_penalty() -> None:
    s = table("A 5: Plain Guard | Drain, Strengthen, Weaken \nB 5: ", CARDS)
    each(s, "Drain")
    assert chi(s, "Plain Guard") == 1, "only 1 of the 3"
    each(s, "Strengthen")
    assert chi(s, "Plain Guard") == 3, "it stays cut"
    each(s, "Weaken")
    assert in_discard(s, "Plain Guard"), "other penalties know nothing of it"
    s = table("A 5: Plain Giant | Drain \nB 5: ", CARDS)
    each(s, "Drain", on="Plain Giant")
    assert chi(s, "Plain Giant") == 1


@editions(samurai=rule("sam.stats.23", "sam.exchange.1"))
def test_setting_and_exchanging_include_what_is_there() -> None:
    s = table("A 5: Plain Guard[Plain Sword] | Train, Raise \nB 5: ", CARDS)
    each(s, "Train")
    assert force(s, "Plain Guard") == 6, "with the Item's bonus, which is not added again"
    each(s, "Raise")
    assert force(s, "Plain Guard") == 8
    s = table("A 5: Plain Giant | Raise, No Bonus, Swap \nB 5: ", CARDS)
    each(s, "Raise", "Swap", on="Plain Giant")
    assert (force(s, "Plain Giant"), chi(s, "Plain Giant")) == (4, 11)
    frail = personality("Frail", CRAB, force=1, chi=4, cost=1, personal_honor=1)
    s = table("A 5: Frail | No Bonus, Swap \nB 5: ", (*CARDS, frail))
    each(s, "No Bonus", "Swap", on="Frail")
    assert (force(s, "Frail"), chi(s, "Frail")) == (1, 1), "the changes are a bonus and a penalty"


@editions(samurai=rule("sam.stats.24", "sam.stats.25"))
def test_numbers_that_a_cards_own_text_determines() -> None:
    star = personality("Star", CRAB, has(THIS, force=count(HOLDING & YOURS)), force=2, chi=2, cost=1, personal_honor=1)
    s = table("A 5: Lord, Star, Plain Mine, Plain Farm \nB 5: ", (*CARDS, star))
    assert force(s, "Star") == 4 and base_of(s, "Star", FORCE) == 2
    assert force(s, "Lord") == 2 and base_of(s, "Lord", FORCE) == 0
    s = table("A 5: Lord \nB 5: ", CARDS)
    assert force(s, "Lord") == 0


# --- Items, Chi, Honor ----------------------------------------------------------------------------------------------


@editions(emperor=rule("emp.item.1", "emp.item.2"), samurai=rule("sam.force-stat.1", "sam.chi-stat.1", "sam.items.1"))
def test_items_change_their_personality_even_bowed() -> None:
    s = table("A 5: Plain Guard[Plain Sword_], Plain Giant[Plain Poison] \nB 5: ")
    assert (force(s, "Plain Guard"), chi(s, "Plain Guard")) == (5, 3)
    assert (force(s, "Plain Giant"), chi(s, "Plain Giant")) == (9, 2)
    sword = find(s, "Plain Sword")
    assert stats.stat(s, sword, COST) == 3 and stats.stat(s, sword, FOCUS) == 3
    occur(s, ev.DISCARD, sword)
    assert (force(s, "Plain Guard"), chi(s, "Plain Guard")) == (3, 2)


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


@editions(samurai=rule("sam.items.3"))
def test_a_penalty_on_an_item_changes_its_modifier() -> None:
    s = table("A 5: Plain Guard[Plain Knife] | Lower, Raise \nB 5: ", CARDS)
    each(s, "Lower", on="Plain Knife")
    assert force(s, "Plain Guard") == 3 - 1
    each(s, "Raise", on="Plain Knife")
    assert force(s, "Plain Guard") == 3 + 1


@editions(emperor=rule("emp.personality.3"), samurai=rule("sam.chi-stat.2"))
def test_without_chi_a_personality_is_destroyed() -> None:
    s = table("A 5: Plain Guard[Plain Knife], Plain Giant | Weaken, Weaken \nB 5: ", CARDS)
    each(s, "Weaken", on="Plain Giant")
    assert chi(s, "Plain Giant") == 1 and in_play(s, "Plain Giant")
    each(s, "Weaken")
    assert in_discard(s, "Plain Guard") and in_discard(s, "Plain Knife")


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
