"""Keywords, sources, opposing, discarded and dead, permanent effects, ignored costs, and other definitions."""

from __future__ import annotations

import pytest

from gorin.kernel.abilities import ACT
from gorin.kernel.bits import bits
from gorin.rulebook.testing import rule
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.attributes import stats as measure
from gorin.rulesets.ccg.card import CLANS
from gorin.rulesets.ccg.state import FORCE
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    ALL,
    attached,
    copies,
    decision,
    discard,
    do,
    find,
    force,
    honor,
    in_discard,
    in_play,
    is_bowed,
    is_dead,
    is_dishonorable,
    lying,
    offered,
    options,
    pass_to_the_end,
    pass_until,
    play,
    table,
    told,
    watch,
    why_not,
)

CAPTAIN = personality("Captain", CRAB, force=2, chi=2, cost=1, personal_honor=1, keywords="commander")
DRAGON_FAN = personality("Fan", DRAGON, force=2, chi=2, cost=1, personal_honor=1)
WYRM = personality("Wyrm", CRAB, force=2, chi=2, cost=1, personal_honor=1, keywords="dragon, nonhuman")
ORDERS = strategy("Orders", open_(Bow(THAT), target=PERSONALITY & keyword("commander")), focus=1)
HUNT = strategy("Hunt", open_(Bow(THAT), target=PERSONALITY & keyword("dragon")), focus=1)
TWIN = personality("Twin", CRAB, has(THIS, force=1), open_(Bow(THIS)), force=1, chi=2, cost=1, personal_honor=1)
COURT = personality("Court", CRAB, open_(gain_honor(1), words="political"), force=1, chi=2, cost=1, personal_honor=1)
HERMIT = personality(
    "Hermit",
    CRAB,
    reaction(AfterResolution("you", word="political"), gain_honor(5)),
    force=1,
    chi=2,
    cost=1,
    personal_honor=1,
)
CANDLE = strategy("Candle", open_(gain_honor(1)), focus=1, keywords="political")
RALLY = strategy("Rally", open_(give(HUMAN & YOURS, force=1)), focus=1)
FOREVER = strategy("Forever", open_(give(THAT, force=2, until="permanent"), target=PERSONALITY), focus=1)
QUELL = strategy("Quell", open_(NegateChanges(THAT, "force"), target=PERSONALITY), focus=1)
REVIVE = strategy(
    "Revive", open_(BringIntoPlay(THAT, free=True), target=PERSONALITY & Is("discarded") & YOURS), focus=1
)
RANSOM = strategy("Ransom", open_(BringIntoPlay(THAT), target=PERSONALITY & Is("discarded") & YOURS), focus=1)
GIFT = item("Gift", reaction(Enters(THIS), gain_honor(2)), force=0, chi=0, cost=0, focus=1)
POOR = strategy("Poor", open_(gain_honor(1), when=HonorIs("<=", Num(3))), focus=1)
MAYBE = strategy("Maybe", open_(gain_honor(1), Pick(PERSONALITY & OTHERS, Bow(PICKED), up_to=True)), focus=1)
SEED = strategy("Seed", open_(Create("region", title="Meadow", on=THAT), target=PROVINCE & YOURS), focus=1)
SAGE_EXP = holding("Plain Shop - exp", gold(3), cost=2)
VASSAL_EXP = personality("Plain Vassal - exp", CRANE, force=3, chi=2, cost=4, personal_honor=2, keywords="loyal")
WHO_HIT = strategy("Arrows", battle(ranged(9)), focus=1)
AVENGE = personality(
    "Avenge",
    CRAB,
    reaction(Destroyed(PERSONALITY, yours=True), gain_honor(1)),
    force=1,
    chi=2,
    cost=1,
    personal_honor=1,
)
BREATH = strategy("Breath", reaction(BeforeFocusEffects(), gain_honor(1)), focus=1)
CARDS = (CAPTAIN, DRAGON_FAN, WYRM, ORDERS, HUNT, TWIN, COURT, HERMIT, CANDLE, RALLY, FOREVER, QUELL, REVIVE, RANSOM, GIFT,
         POOR, MAYBE, SEED, SAGE_EXP, VASSAL_EXP, WHO_HIT, AVENGE, BREATH)  # fmt: skip


@rule("emp.keywords.2")
def test_a_keyword_without_rules_can_be_referred_to() -> None:
    s = table("A 5: Captain, Plain Guard | Orders \nB 5:", CARDS)
    do(s, "A: Orders")
    assert options(s) == ["Captain"]


@rule("emp.keywords.4", "emp.keywords.3")
def test_a_clan_is_no_keyword_of_one_of_its_words() -> None:
    s = table("A 5: Fan, Wyrm | Hunt \nB 5:", CARDS)
    do(s, "A: Hunt")
    assert options(s) == ["Wyrm"]


@rule("emp.personality.1", "emp.clan-alignment.1")
def test_nine_clans() -> None:
    assert len(CLANS) == 9 and "Imperial".casefold() not in CLANS
    s = table("A 5: Plain Guard, Plain Swordsman, Fan \nB 5:", CARDS)
    planes = [facts.CRAB + i for i in range(9)]
    assert [sum(s.p[i] >> find(s, x) & 1 for i in planes) for x in ("Plain Guard", "Plain Swordsman", "Fan")] == [
        1,
        0,
        1,
    ]


@rule("emp.traits.4")
def test_a_card_that_names_itself_means_only_itself() -> None:
    s = table("A 5: Twin, Twin \nB 9:", CARDS)
    assert [measure.stat(s, c, FORCE) for c in copies(s, "Twin")] == [2, 2]
    do(s, "A: Twin")
    assert sum(s.p[facts.BOWED] >> c & 1 for c in copies(s, "Twin")) == 1


@rule("emp.abilities.5")
def test_a_keyword_of_an_ability_is_not_the_cards() -> None:
    s = table("A 5: Court, Hermit \nB 9:", CARDS)
    do(s, "A: Court")
    assert decision(s) == "A: reactions after" and offered(s, "Hermit")
    assert "political" not in s.box.faces[s.kind[find(s, "Court")]].definition.keywords


@rule("emp.abilities.4")
def test_an_ability_has_the_keywords_of_its_card() -> None:
    s = table("A 5: Hermit | Candle \nB 9:", CARDS)
    do(s, "A: Candle")
    assert decision(s) == "A: reactions after" and offered(s, "Hermit")


@rule("emp.units.3")
def test_targeting_a_unit_is_targeting_its_personality() -> None:
    s = table(
        "A 5: Plain Duelist* | Superior Opponent \nB 5: Plain Rider*[Plain Spears] | Caught in the Act\nbattle A>B"
    )
    play(s, "B: pass", "A: Superior Opponent")
    assert decision(s) == "B: reactions after" and offered(s, "Caught in the Act")
    do(s, "B: Caught in the Act")
    assert not is_bowed(s, "Plain Rider") and is_bowed(s, "Plain Spears")


def test_a_player_is_chosen() -> None:
    rumor = strategy("Rumor", open_(ChoosePlayer((lose_honor(2, CHOSEN),))), focus=1)
    s = table("A 5: | Rumor \nB 5:", (rumor,))
    do(s, "A: Rumor")
    assert options(s) == ["A", "B"]
    do(s, "A: B")
    assert honor(s) == [5, 3]


@rule("emp.strategy.3")
def test_every_fate_card_has_a_focus_value() -> None:
    for card in ALL.values():
        assert card.focus >= 0 and (card.side == "fate" or card.focus == 0)


@rule("emp.check-conditions.1")
def test_conditions_must_hold() -> None:
    s = table("A 5: | Poor \nB 5:", CARDS)
    assert not offered(s, "Poor")
    assert why_not(s, "A", "Poor") == "emp.check-conditions.1"
    s = table("A 3: | Poor \nB 5:", CARDS)
    assert offered(s, "Poor")


@rule("emp.announce.1")
def test_an_action_is_announced_with_its_card() -> None:
    s = watch(table("A 5: Court \nB 9:", CARDS))
    do(s, "A: Court")
    assert told(s)[0] == "A uses Court."


@rule("emp.required-targeting.3", "emp.required-targeting.4")
def test_targets_among_the_effects_are_not_required() -> None:
    s = table("A 5: | Maybe \nB 5:", CARDS)
    do(s, "A: Maybe")
    assert honor(s) == [6, 5] and decision(s) == "B: action"


@rule("emp.required-targeting.5", "emp.pay-costs.5", "emp.control.2")
def test_only_cards_in_play_are_targets_pay_costs_and_are_controlled() -> None:
    toil = strategy("Toil", open_(gain_honor(1), performer=PERSONALITY, cost=Bow(PERFORMER)), focus=1)
    alone = strategy("Alone", open_(gain_honor(1), when=Not(Exists(PERSONALITY & YOURS))), focus=1)
    s = table("A 5: | Orders, Captain, Toil, Alone | Captain | Captain \nB 5:", (*CARDS, toil, alone))
    assert options(s) == ["Alone", "pass"]
    s = table("A 5: Captain | Orders, Toil, Alone \nB 9:", (*CARDS, toil, alone))
    assert sorted(options(s)) == ["Orders", "Toil", "pass"]


@rule("emp.human.1")
def test_humans_are_personalities_and_followers() -> None:
    s = table("A 5: Plain Guard[Plain Spears, Plain Knife], Wyrm | Rally \nB 5:", CARDS)
    do(s, "A: Rally")
    assert force(s, "Plain Guard") == 5 and force(s, "Plain Spears") == 3
    assert force(s, "Plain Knife") == 1 and force(s, "Wyrm") == 2


@rule("emp.permanent.1", "emp.permanent.2")
def test_permanent_effects_last_until_they_are_negated() -> None:
    s = table("A 5: Plain Guard | Forever, Quell \nB 5:", CARDS)
    play(s, "A: Forever")
    pass_until(s, "B: declare an attack")
    assert force(s, "Plain Guard") == 5
    pass_until(s, "A: action")
    play(s, "A: Quell")
    assert force(s, "Plain Guard") == 3


@rule("emp.discarded.1", "emp.ignore.1")
def test_the_discarded_may_come_back_and_the_dead_not() -> None:
    s = table("A 5: Castle_ | Revive | | Plain Lady, Plain Guard# \nB 5:", CARDS)
    play(s, "A: Revive")
    assert in_play(s, "Plain Lady") and is_dead(s, "Plain Guard")  # 5 is less than her Honor Requirement


@rule("emp.dynasty-phase.3", "emp.action-resolution.3")
def test_requirements_hold_at_any_time() -> None:
    s = table("A 5: Castle, Plain Mine, Plain Mine | Ransom | | Plain Lady \nB 5:", CARDS)
    play(s, "A: Ransom")
    assert not in_play(s, "Plain Lady") and in_discard(s, "Ransom")


@rule("emp.discard.1", "emp.decks-and-discard-piles.5")
def test_each_card_goes_to_its_own_pile() -> None:
    s = table("A 5: Plain Guard*[Plain Spears] \nB 5: Plain Giant*\nbattle A>B", CARDS)
    pass_to_the_end(s)
    view = s.box.rules.view(s, 1)["players"][0]
    assert [x["name"] for x in view["fate_discard"]] == ["Plain Spears"]
    assert [x["name"] for x in view["dynasty_discard"]] == ["Plain Guard"]


BANNERMEN = follower("Bannermen", trait(Enters(THIS), gain_honor(2)), force=1, cost=0, focus=1)
TAILOR = holding("Tailor", trait(Enters(ATTACHMENT & YOURS), gain_honor(1)), cost=0)


@rule("emp.dishonor.9", "emp.rehonor.1")
@pytest.mark.parametrize("card", ["Gift", "Bannermen"])
def test_honor_for_attaching_to_the_dishonorable(card: str) -> None:
    s = table(f"A 5: Plain Guard~ | {card} \nB 5:", (*CARDS, BANNERMEN))
    play(s, "A: Equip", f"A: {card}")
    if offered(s, card):
        play(s, f"A: {card}")
    assert honor(s) == [5, 5] and not is_dishonorable(s, "Plain Guard") and attached(s, "Plain Guard") == [card]
    s = table(f"A 5: Plain Guard | {card} \nB 5:", (*CARDS, BANNERMEN))
    play(s, "A: Equip", f"A: {card}")
    if offered(s, card):
        play(s, f"A: {card}")
    assert honor(s) == [7, 5]


@rule("emp.dishonor.9")
def test_honor_from_elsewhere_for_attaching_to_the_dishonorable() -> None:
    s = table("A 5: Castle, Plain Guard~, Plain Lady~, Tailor | Plain Knife \nB 5:", (TAILOR,))
    play(s, "A: Equip", "A: Plain Guard")
    assert attached(s, "Plain Guard") == ["Plain Knife"] and honor(s) == [5, 5]
    assert not is_dishonorable(s, "Plain Guard") and is_dishonorable(s, "Plain Lady")


@rule("emp.created-cards.4")
def test_a_created_region_is_attached_to_a_province() -> None:
    s = table("A 5: | Seed \nB 5:", CARDS)
    do(s, "A: Seed", "A: A's province 2")
    meadow = find(s, "Meadow")
    assert in_play(s, "Meadow") and s.host[meadow] == s.provinces[0][1]


@rule("emp.experienced.5")
def test_an_overlay_must_meet_other_restrictions() -> None:
    s = table("A 5 crab: Plain Vassal | | Plain Vassal - exp \nB 5: \ndynasty phase, active A", CARDS)
    assert options(s) == ["done"]
    s = table("A 5 crane: Plain Vassal | | Plain Vassal - exp \nB 5: \ndynasty phase, active A", CARDS)
    assert offered(s, "overlay Plain Vassal")


@rule("emp.experienced.11")
def test_only_personalities_overlay() -> None:
    s = table("A 5: Castle, Plain Shop | | Plain Shop - exp \nB 5: \ndynasty phase, active A", CARDS)
    assert options(s) == ["Plain Shop - exp", "done"]


@rule("emp.from.2", "emp.from.1", "emp.on.1")
def test_a_ranged_attacks_destruction_comes_from_its_card() -> None:
    s = table("A 5: Avenge*, Plain Giant* \nB 5: Plain Rider* | Arrows\nbattle A>B", CARDS)
    do(s, "B: Arrows", "B: Plain Giant")
    window = next(f for f in reversed(s.frames) if f.events)
    assert {e.source for e in window.events} == {find(s, "Arrows")}
    assert all(
        e.act == next(f for f in s.frames if len(f.regs) > ACT and f.regs[0] == find(s, "Arrows")).regs[ACT]
        for e in window.events
    )


@rule("emp.opposing.1", "emp.enemy.1", "emp.enemy.2")
def test_enemies_are_cards_in_units_across_the_battlefield() -> None:
    strike = strategy("Strike", battle(Bow(THAT), target=ENEMY), focus=1)
    s = table(
        "A 5: Plain Guard*[Plain Spears], Plain Mine, Plain Giant+2 | Strike "
        "\nB 5: Plain Rider*[Plain Sword], Plain Shop, Sun | Strike | Plain Farm[Kaiu Village]\nbattle A>B",
        (*CARDS, strike, celestial("Sun")),
    )
    assert bits(measure.enemies(s, 1)) == tuple(sorted([find(s, "Plain Guard"), find(s, "Plain Spears")]))
    do(s, "B: Strike")
    assert options(s) == ["Plain Guard", "Plain Spears"]
    do(s, "B: Plain Guard", "A: Strike")
    assert options(s) == ["Plain Rider", "Plain Sword"], "neither the Region of that province nor what is at home"


@rule("emp.duelist.3")
def test_the_duelists_replacement_is_before_reactions_to_focus_effects() -> None:
    s = table("A 5: Plain Giant | Sanctioned Duel, Breath \nB 5: Plain Duelist | Plain Two", CARDS)
    play(s, "A: Sanctioned Duel")
    do(s, "B: no", "B: Plain Two", "A: strike")
    assert decision(s) == "B: replace a focused card"
    do(s, "B: done")
    assert decision(s) == "A: reactions before" and offered(s, "Breath")


@rule("emp.on.2", "emp.from.1")
def test_player_abilities_come_from_the_rules() -> None:
    near = holding("Near", reaction(AfterResolution("any", of=PERSONALITY), gain_honor(1)), cost=0)
    far = holding("Far", reaction(AfterResolution("any", of=Is("rules")), gain_honor(1)), cost=0)
    s = watch(table("A 9: Plain Rider, Court \nB 5: Near, Far", (*CARDS, near, far)))
    play(s, "A: Lobby", "A: Plain Rider")
    assert "A uses “Lobby”." in told(s) and s.favor == 0
    assert options(s) == ["Far", "pass"], "it comes from the rulebook, not from whoever performed it"
    do(s, "B: pass", "B: pass", "A: Court")
    assert options(s) == ["Near", "pass"]


CHIEF = personality(
    "Chief", CRAB, has(PERSONALITY & YOURS, force=1), force=1, chi=1, cost=1, personal_honor=1, keywords="samurai"
)


@rule("emp.traits-and-effects.7", "emp.traits-and-effects.6")
def test_out_of_play_a_continuous_trait_affects_its_own_card_alone() -> None:
    s = table("A 5: Plain Guard | | Chief | Chief \nB 5:", (*CARDS, CHIEF))
    assert force(s, "Plain Guard") == 3
    assert [measure.stat(s, c, FORCE) for c in copies(s, "Chief")] == [2, 2]
    s = table("A 5: Plain Guard, Chief | | Chief \nB 5:", (*CARDS, CHIEF))
    assert force(s, "Plain Guard") == 4 and [measure.stat(s, c, FORCE) for c in copies(s, "Chief")] == [2, 2]


@rule("emp.traits-and-effects.7")
def test_a_trait_may_lower_what_its_own_card_requires_and_costs() -> None:
    loyal = has(THIS, honor_requirement=-5, gold_cost=-2, when=HonorIs("<=", Num(3)))
    poor = personality("Poor Heir", CRAB, loyal, force=1, chi=1, cost=6, honor_requirement=8, personal_honor=1)
    for honor_, bought in ((3, True), (5, False)):
        s = table(f"A {honor_} crane: Castle | | Poor Heir \nB 5: \ndynasty phase, active A", (poor,))
        assert offered(s, "Poor Heir") == bought, honor_


@rule("emp.traits-and-effects.7")
def test_what_will_not_be_discarded_stays_in_a_province_and_what_rides_rides_in_hand() -> None:
    rock = holding("Rock", WillNot(THIS, "be discarded"), gold(1), cost=0)
    s = table("A 5: | | Rock, Plain Farm \nB 5: \ndynasty phase, active A", (rock,))
    do(s, "A: done")
    do(s, "A: Rock")
    assert lying(s, "A")[0] == "Rock"
    riders = follower("Riders", HasKeyword(FOLLOWER & YOURS, "cavalry"), force=1, cost=0, focus=1)
    s = table("A 5: Plain Guard[Plain Spears] | Riders \nB 5:", (riders,))
    assert s.p[facts.CAVALRY] == 1 << find(s, "Riders")


@rule("emp.base.1", "emp.base.2")
def test_base_is_as_printed_or_as_created() -> None:
    muster = strategy("Muster", open_(Create("personality", force=2, chi=2, personal_honor=3)), focus=1)
    s = table("A 5: Plain Guard~[Plain Knife] | Muster \nB 5:", (*CARDS, muster))
    do(s, "A: Muster")
    made = find(s, "created 2F/2C personality")
    assert [measure.base(s, c, FORCE) for c in (find(s, "Plain Guard"), made)] == [3, 2]
    assert measure.base(s, made, 2) == 3 and not is_bowed(s, "Plain Guard") and discard(s, "A") == ["Muster"]
