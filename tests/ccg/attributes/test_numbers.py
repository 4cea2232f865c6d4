"""Numbers as both editions or only Samurai Edition reckon with them: absent statistics, bonuses and penalties, limits,
units."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from gorin.kernel.derive import derive
from gorin.kernel.rows import add_lasting
from gorin.rulebook.testing import rule
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.attributes import stats
from gorin.rulesets.ccg.attributes.stats import army_force
from gorin.rulesets.ccg.bars import MAXIMUM, MINIMUM
from gorin.rulesets.ccg.state import CHI, COST, FOCUS, FORCE, GOLD, HONOR_REQUIREMENT, PERSONAL_HONOR, STRENGTH, TURN
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
    occur,
    offered,
    options,
    pass_until,
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
NO_PENALTY = strategy("No Penalty", open_(NegateChanges(THAT, "force", bonuses=False), target=PERSONALITY), focus=1)
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
    blessing = holding("Blessing", has(FOLLOWER & YOURS, chi=2, personal_honor=2, force=1), cost=1)
    for card in (odd, replace(odd, name="Dashing", chi=DASH, personal_honor=DASH)):
        s = table(f"A 5: Blessing, Plain Guard[{card.name}] \nB 5: ", (card, blessing))
        c = find(s, card.name)
        assert [stats.stat(s, c, x) for x in (FORCE, CHI, PERSONAL_HONOR)] == [3, 0, 0], "whatever is printed or given"
    loop, ploy, fest = ring("Loop", open_(gain_honor(1)), focus=3), strategy("Ploy", focus=2, cost=1), event("Fest")
    text = (
        "A 5: Castle, Plain Lady[Plain Sword, Plain Nobles], Plain Priest[Plain Prayer] | Loop, Ploy | Fest, Plain Mine"
    )
    s = table(f"{text} \nB 5: ", (loop, ploy, fest))
    every = (FORCE, CHI, PERSONAL_HONOR, COST, HONOR_REQUIREMENT, FOCUS, GOLD, STRENGTH)
    for name, own in {
        "Plain Lady": (FORCE, CHI, PERSONAL_HONOR, COST, HONOR_REQUIREMENT), "Plain Sword": (FORCE, CHI, COST, FOCUS),
        "Plain Nobles": (FORCE, COST, HONOR_REQUIREMENT, FOCUS), "Loop": (FOCUS,), "Ploy": (COST, FOCUS), "Fest": (),
        "Plain Mine": (COST, GOLD), "Castle": (STRENGTH, GOLD), "Plain Prayer": (COST, FOCUS),
    }.items():  # fmt: skip
        c = find(s, name)
        for what in every:
            s.lasting, s.memo = (), {}
            add_lasting(s, what, 1 << c, 40, -1, TURN, 0)
            assert (stats.stat(s, c, what) >= 40) == (what in own), (
                f"{name}: {what}, which may be raised if it is there"
            )


@editions(samurai=rule("sam.absent-stats.5", "sam.stats.12"))
def test_nothing_adds_to_what_a_card_does_not_have() -> None:
    blessed = personality(
        "Blessed", CRAB, has(ATTACHMENT & AttachedTo(THIS), chi=1, force=1), force=1, chi=2, cost=1, personal_honor=1
    )
    s = table("A 5: Blessed[Plain Spears] | Strengthen \nB 5: ", (*CARDS, blessed))
    each(s, "Strengthen", on="Plain Spears")
    assert chi(s, "Plain Spears") == 0 and force(s, "Plain Spears") == 3 and chi(s, "Blessed") == 2
    assert not s.lasting
    curse = strategy(
        "Curse",
        open_(give(THAT, chi=-1, personal_honor=-1), IfDid((gain_honor(3),)), target=FOLLOWER | PERSONALITY),
        focus=1,
    )
    s = table("A 5: Plain Guard[Plain Spears] | Curse, Curse \nB 5: ", (curse,))
    each(s, "Curse", on="Plain Spears")
    assert honor(s)[0] == 5 and not s.lasting, "nor takes from it, so that nothing was given"
    each(s, "Curse")
    assert honor(s)[0] == 8 and chi(s, "Plain Guard") == 1 and personal_honor(s, "Plain Guard") == 0


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
    s = table("A 5: Plain Giant | No Penalty, Lower, Train, Cap \nB 5: ", (*CARDS, NO_PENALTY))
    each(s, "No Penalty", "Lower", "Train", on="Plain Giant")
    assert force(s, "Plain Giant") == 9, "as any decrease is"
    each(s, "Cap", on="Plain Giant")
    assert force(s, "Plain Giant") == 4, "but that of a maximum"
    s = table("A 5: Plain Guard | No Penalty, Raise, Train \nB 5: ", (*CARDS, NO_PENALTY))
    each(s, "No Penalty", "Raise", "Train")
    assert force(s, "Plain Guard") == 6, "and to set it higher is none"


@editions(samurai=rule("sam.stats.6", "sam.stats.7"))
def test_what_ends_or_fluctuates_is_no_new_bonus() -> None:
    s = table("A 5: Plain Guard | Lower, No Bonus \nB 5: ", CARDS)
    each(s, "Lower", "No Bonus")
    assert force(s, "Plain Guard") == 1
    s.lasting = tuple(row for row in s.lasting if row.what != FORCE)
    derive(s)
    assert force(s, "Plain Guard") == 3, "the end of a penalty is no bonus to be negated"
    for first, before in (("Raise", 5), ("Floor", 5)):
        s = table(f"A 5: Plain Guard | {first}, No Penalty \nB 5: ", (*CARDS, NO_PENALTY))
        each(s, first, "No Penalty")
        assert force(s, "Plain Guard") == before
        s.lasting = tuple(row for row in s.lasting if row.what not in (FORCE, FORCE + MINIMUM))
        derive(s)
        assert force(s, "Plain Guard") == 3, "nor is that of a bonus or a minimum a penalty"
    low = holding("Low Roof", Cannot("rise", 2, PERSONALITY), cost=1)
    s = table("A 5: Lord, Castle, Low Roof | Raise | Plain Farm \nB 5: ", (*CARDS, low))
    assert force(s, "Lord") == 1
    occur(s, ev.ENTER, find(s, "Plain Farm"))
    occur(s, ev.ENTER, copies(s, "Field", "A")[0])
    assert force(s, "Lord") == 3, "nor is the growth of a bonus that fluctuates"
    each(s, "Raise", on="Lord")
    assert force(s, "Lord") == 3, "as this would be"
    s = table("A 5: Lord, Plain Mine, Plain Farm | No Penalty, Lower \nB 5: ", (*CARDS, NO_PENALTY))
    each(s, "No Penalty", "Lower", on="Lord")
    assert force(s, "Lord") == 2
    occur(s, ev.DISCARD, find(s, "Plain Mine"))
    assert force(s, "Lord") == 1, "nor is it a penalty that such a bonus becomes smaller"


@editions(samurai=rule("sam.stats.8", "sam.force-stat.3", "sam.rules-changes.9"))
def test_total_force_counts_the_unbowed_and_changes_without_a_penalty() -> None:
    s = table("A 5: Plain Guard[Plain Spears] | No Penalty, Bow It, Bow It \nB 5: ", (*CARDS, NO_PENALTY))
    assert unit_force(s, "Plain Guard") == 5
    each(s, "No Penalty")
    each(s, "Bow It", on="Plain Guard")
    assert unit_force(s, "Plain Guard") == 2, "unbowed Followers of a bowed Personality"
    each(s, "Bow It", on="Plain Spears")
    assert unit_force(s, "Plain Guard") == 0
    slay = strategy("Slay", open_(Destroy(THAT), target=FOLLOWER), focus=1)
    s = table("A 5: Plain Guard*[Plain Spears, Plain Horsemen] | No Penalty, Slay \nB 5: ", (NO_PENALTY, slay))
    each(s, "No Penalty")
    assert unit_force(s, "Plain Guard") == 7
    each(s, "Slay", on="Plain Spears")
    assert unit_force(s, "Plain Guard") == 5 and force(s, "Plain Guard") == 3, (
        "nor is it one that a Follower is no more"
    )
    raise_unit = strategy("Raise Unit", open_(Straighten(THAT), target=FOLLOWER), focus=1)
    s = table("A 5: Plain Guard[Plain Spears_] | No Bonus, Raise Unit \nB 5: ", (NO_BONUS, raise_unit))
    each(s, "No Bonus")
    each(s, "Raise Unit", on="Plain Spears")
    assert unit_force(s, "Plain Guard") == 5, "nor a bonus that one counts again"
    s = table("A 5: Plain Guard[Plain Spears, Plain Horsemen] | Slay, Bow It \nB 5: ", (*CARDS, slay))
    each(s, "Slay", on="Plain Spears")
    each(s, "Bow It", on="Plain Horsemen")
    assert force(s, "Plain Guard") == 3 and not s.lasting, "it is no change of his own Force"


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


@editions(samurai=rule("sam.stats.3", "sam.open-min-over-max.1"))
def test_a_minimum_above_a_maximum_leaves_everything_as_it_was() -> None:
    brief = strategy("Brief", open_(Limits(THAT, "force", least=5, until="phase"), target=PERSONALITY), focus=1)
    wall = holding("Wall", AtLeast(PERSONALITY & YOURS, "force", 5), cost=0)
    strain = strategy("Strain", open_(gain_honor(1), target=PERSONALITY & YOURS, cost=give(THAT, force=-1)), focus=1)
    for first, on, stays in (("Floor", "Plain Guard", 5), ("Cap", "Plain Giant", 4), ("Wall", "Plain Guard", 5)):
        played = [x for x in (first, "Cap" if first != "Cap" else "Floor", "Raise", "Lower") if x != "Wall"]
        s = table(
            f"A 5: {on}{', Wall' * (first == 'Wall')} | {', '.join(played)}, Strain \nB 5: ", (*CARDS, wall, strain)
        )
        for name in played:
            each(s, name, on=on)
            assert force(s, on) == stays, f"after {name}, neither raised nor lowered, by limits or otherwise"
        assert not offered(s, "Strain"), "nor can it be lowered to pay a cost"
        t = type(s).load(s.box, s.dump())
        assert force(t, on) == stays
    s = table("A 5: Plain Guard | Cap, Brief, Raise \nB 5: ", (*CARDS, brief))
    each(s, "Cap", "Brief", "Raise")
    assert force(s, "Plain Guard") == 3
    pass_until(s, "A: bring into play")
    assert force(s, "Plain Guard") == 4, "until they agree again: 5, and at most 4"
    proud = strategy("Proud", open_(Limits(THAT, "personal honor", least=1), target=PERSONALITY), focus=1)
    shame, mercy = (
        strategy(x, open_(do_(THAT), target=PERSONALITY), focus=1)
        for x, do_ in (("Shame", Dishonor), ("Mercy", Rehonor))
    )
    for names, stays in ((("Proud", "Shame"), 4), (("Shame", "Proud"), 0)):
        s = table("A 5: Plain Lady | Proud, Shame, Mercy \nB 5: ", (proud, shame, mercy))
        each(s, *names, on="Plain Lady")
        assert personal_honor(s, "Plain Lady") == stays, "the maximum of the dishonorable is one as well"
        each(s, "Mercy", on="Plain Lady")
        assert personal_honor(s, "Plain Lady") == 4


@editions(samurai=rule("sam.stats.14", "sam.stats.16"))
def test_signed_numbers_and_what_is_above_a_maximum() -> None:
    s = table("A -3: Plain Guard[Plain Knife], Plain Lady | Cap, Raise, Raise \nB 5: ", CARDS)
    lasting(s, "Plain Knife", FORCE, -3)
    assert force(s, "Plain Knife") == -2 and force(s, "Plain Guard") == 1 and honor(s)[0] == -3
    lasting(s, "Plain Knife", CHI, -1)
    assert chi(s, "Plain Knife") == -1 and chi(s, "Plain Guard") == 1, "its Chi as well as its Force"
    lasting(s, "Plain Guard", FORCE, -9)
    assert force(s, "Plain Guard") == 0, "but not his own"
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
    s = table("A 5: | Muster, Reward \nB 5: ", (made, reward))
    play(s, "A: Muster", "B: pass", "A: Reward")
    assert honor(s)[0] == 5 + 2, "of a created card, what it was created with"


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
    trade = strategy(
        "Trade", open_(Exchange(THAT, "force", THAT_OTHER, "force"), target=(PERSONALITY, PERSONALITY)), focus=1
    )
    s = table("A 5: Plain Guard[Plain Knife], Plain Giant | Trade \nB 5: ", (trade,))
    do(s, "A: Trade", "A: Plain Guard", "A: Plain Giant")
    assert (force(s, "Plain Guard"), force(s, "Plain Giant")) == (9, 4), "of two cards, at once, as they were before"
    assert (base_of(s, "Plain Guard", FORCE), base_of(s, "Plain Giant", FORCE)) == (3, 9)


@editions(samurai=rule("sam.stats.24", "sam.stats.25"))
def test_numbers_that_a_cards_own_text_determines() -> None:
    star = personality("Star", CRAB, has(THIS, force=count(HOLDING & YOURS)), force=2, chi=2, cost=1, personal_honor=1)
    s = table("A 5: Lord, Star, Plain Mine, Plain Farm \nB 5: ", (*CARDS, star))
    assert force(s, "Star") == 4 and base_of(s, "Star", FORCE) == 2
    assert force(s, "Lord") == 2 and base_of(s, "Lord", FORCE) == 0
    s = table("A 5: Lord \nB 5: ", CARDS)
    assert force(s, "Lord") == 0
