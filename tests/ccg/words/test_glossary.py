"""The glossary of Samurai Edition: what single terms mean."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.words import *
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
    offered,
    options,
    pass_until,
    play,
    table,
    titles,
    write,
)


def man(name: str, *text: Text, keywords: str = "", clan: str = CRAB, chi: int = 2, force: int = 2) -> Card:
    return personality(name, clan, *text, force=force, chi=chi, cost=1, personal_honor=1, keywords=keywords)


def deed(name: str, *then: Effect, **rest: Any) -> Card:
    return strategy(name, open_(*then, **rest), focus=1)


def found(s: Any, what: Query) -> list[str]:
    """The cards in play that A means by these words: a card of his puts a token on each of them."""
    mark = strategy("Mark Them", battle_or_open(AddToken(what, "mark"), even="absent"), focus=1)
    lines = write(s).splitlines()
    play_, hand_, *rest = lines[0].split("|")
    assert not hand_.strip()
    lines[0] = "|".join([play_, " Mark Them ", *rest])
    t = table("\n".join(lines), [mark, *(face.definition for face in s.box.faces)])
    while not offered(t, "Mark Them"):
        do(t, f"{decision(t)[0]}: pass")
    do(t, "A: Mark Them")
    return titles(t, sum({1 << row.card for row in t.tokens}))


# --- attachments ---------------------------------------------------------------------------------------------------


@editions(emperor=rule("emp.weapon.1"), samurai=rule("sam.weapon.1"))
def test_one_weapon() -> None:
    s = table("A 5: Plain Guard[Plain Sword] | Plain Knife, Plain Poison\nB 5:")
    play(s, "A: Equip")
    assert attached(s, "Plain Guard") == ["Plain Poison", "Plain Sword"]  # the Knife could not be attached
    give_it = deed("Hand Over", Transfer(THAT, THAT_OTHER), target=(ITEM & YOURS, PERSONALITY & YOURS))
    s = table("A 5: Plain Guard[Plain Sword], Plain Giant[Plain Knife] | Hand Over\nB 5:", [give_it])
    do(s, "A: Hand Over", "A: Plain Knife")
    play(s, "A: Plain Guard") if offered(s, "Plain Guard") else None
    assert attached(s, "Plain Guard") == ["Plain Sword"]


@editions(samurai=rule("sam.weapon.1"))
def test_one_weapon_for_everybody() -> None:
    s = table("A 5: Plain Swordsman[Plain Sword], Plain Mine | Plain Knife\nB 5:")
    assert not offered(s, "Equip")  # this edition knows no Kensai


@editions(emperor=rule("emp.armor.1"), samurai=rule("sam.armor.1"))
def test_one_armor() -> None:
    s = table("A 5: Plain Guard[Plain Mail], Plain Mine | Plain Mail\nB 5:")
    assert not offered(s, "Equip")
    s = table("A 5: Plain Guard, Plain Mine | Plain Mail\nB 5:")
    assert offered(s, "Equip")


# --- clans, keywords, kinds ----------------------------------------------------------------------------------------


@editions(samurai=rule("sam.clan-alignment-glossary.1", "sam.clan-alignment-glossary.2"))
def test_nine_clans_are_alignments_and_no_other_is() -> None:
    monkey = man("Toturi Kyo", keywords="monkey clan", clan=UNALIGNED)
    s = table("A 5 crab: Plain Guard, Plain Rider, Toturi Kyo\nB 5:", [monkey])
    assert found(s, PERSONALITY & YourClan()) == ["Plain Guard"]
    assert found(s, keyword("monkey clan")) == ["Toturi Kyo"]  # a keyword, but no alignment
    nine = (CRAB, CRANE, DRAGON, LION, MANTIS, PHOENIX, SCORPION, SPIDER, UNICORN)
    people = [man(f"Of the {name}", clan=name) for name in nine]
    everybody = ", ".join(x.name for x in people)
    for name in nine:
        t = table(f"A 5 {name}: {everybody}, Toturi Kyo\nB 5:", [*people, monkey])
        assert found(t, PERSONALITY & YourClan()) == [f"Of the {name}"]
        assert found(t, clan(name)) == [f"Of the {name}"]


@editions(samurai=rule("sam.clan-alignment-glossary.3"))
def test_players_and_personalities_have_an_alignment_and_nothing_else() -> None:
    troop = follower("Crab Troop", force=1, cost=1, focus=1, clan=CRAB)
    s = table("A 5 crab: Plain Guard[Crab Troop], Plain Mine\nB 5 crane:", [troop])
    assert found(s, YourClan()) == ["Plain Guard"]  # no Follower, no Holding
    s = table("A 5 crane: Plain Guard[Crab Troop], Plain Rider\nB 5 crab:", [troop])
    assert found(s, YourClan()) == ["Plain Rider"]  # A's Clan is his Stronghold's
    s = table("A 5: Plain Guard[Crab Troop], Plain Rider\nB 5:", [troop])
    assert found(s, YourClan()) == []  # a castle of no Clan


@editions(samurai=rule("sam.tribe.1"))
def test_a_tribe_keyword_has_the_word_in_it() -> None:
    ogre, rat, fool = (
        man("Ogre", keywords="bloodsword tribe"),
        man("Rat", keywords="tribe"),
        man("Fool", keywords="tribeless"),
    )
    s = table("A 5: Ogre, Rat, Fool\nB 5:", [ogre, rat, fool])
    assert found(s, PERSONALITY & KeywordWith("tribe")) == ["Ogre", "Rat"]


@editions(emperor=rule("emp.human.1"), samurai=rule("sam.human-nonhuman.1", "sam.human-nonhuman.2"))
def test_who_is_not_nonhuman_is_human() -> None:
    ghoul = man("Ghoul", keywords="nonhuman")
    beast = follower("Beast", force=1, cost=1, focus=1, keywords="nonhuman")
    s = table("A 5: Plain Guard[Plain Spears, Plain Sword], Ghoul[Beast], Plain Mine\nB 5:", [ghoul, beast])
    assert found(s, HUMAN & YOURS) == ["Plain Guard", "Plain Spears"]
    assert found(s, keyword("nonhuman")) == ["Beast", "Ghoul"]  # no Item, no Holding is either
    assert "human" not in facts.NAMED.numbers  # Human is no keyword


@editions(emperor=rule("emp.honorable.1"), samurai=rule("sam.honorable.1"))
def test_only_personalities_are_honorable() -> None:
    s = table("A 5: Plain Guard[Plain Spears], Plain Rider~, Plain Mine\nB 5:")
    assert found(s, HONORABLE & YOURS) == ["Plain Guard"]
    assert found(s, DISHONORABLE & YOURS) == ["Plain Rider"]


@editions(samurai=rule("sam.non.1"))
def test_non_means_without_type_text_or_state() -> None:
    ghoul = man("Ghoul", keywords="nonhuman, samurai")
    s = table("A 5: Plain Guard_, Plain Giant, Ghoul\nB 5:", [ghoul])
    assert found(s, PERSONALITY & YOURS - SAMURAI) == ["Plain Giant"]
    assert found(s, PERSONALITY & YOURS - BOWED) == ["Ghoul", "Plain Giant"]
    assert found(s, YOURS & Is("in play") - PERSONALITY) == titles(
        s, s.p[facts.IN_PLAY] & s.ctl[0] & ~s.p[facts.PERSONALITY]
    )
    assert found(s, keyword("nonhuman")) == ["Ghoul"]  # Nonhuman is a keyword of its own, not the lack of one


@editions(samurai=rule("sam.un.1"))
def test_un_means_without_the_state_also_for_who_could_not_have_it() -> None:
    s = table("A 5: Plain Guard*, Plain Sailor, Plain Hero_\nB 5: Plain Rider*\nbattle A>B")
    assert found(s, PERSONALITY & YOURS & Unopposed()) == [
        "Plain Hero",
        "Plain Sailor",
    ]  # at home, where nobody opposes
    assert found(s, PERSONALITY & YOURS & OPPOSED) == ["Plain Guard"]
    assert found(s, PERSONALITY & YOURS & UNBOWED) == ["Plain Guard", "Plain Sailor"]
    s = table("A 5: Plain Guard*\nB 5:\nbattle A>B")
    assert found(s, PERSONALITY & Unopposed()) == ["Plain Guard"]
    unaligned = man("Ronin", clan=UNALIGNED)
    ghost = man("Ghost", keywords="undead")
    s = table("A 5 crab: Ronin, Ghost, Plain Guard\nB 5:", [unaligned, ghost])
    assert found(s, YourClan()) == ["Ghost", "Plain Guard"]
    assert found(s, keyword("undead")) == ["Ghost"]  # Undead is a keyword, and not who is without being dead


@editions(samurai=rule("sam.gold-producing.1"))
def test_a_gold_producing_holding_has_text_that_produces_gold() -> None:
    plain = holding("Wall", cost=1)
    other = holding("Well", gold(1), limited(draw()), cost=1)
    s = table("A 5: Plain Mine, Wall, Well_\nB 5:", [plain, other])
    assert found(s, HOLDING & YOURS & GoldProducing()) == ["Plain Mine", "Well"]  # bowed or not
    mint = holding("Mint", Produces(Num(2), reaction=True), cost=1)
    dear = holding("Dear Mine", Produces(Num(4), cost=(Bow(THIS), lose_honor(1))), cost=1)
    s = table("A 5: Mint, Dear Mine, Wall\nB 5:", [mint, dear, plain])
    assert found(s, HOLDING & YOURS & GoldProducing()) == ["Dear Mine", "Mint"]  # by a trait or by an ability


@editions(samurai=rule("sam.gold-cost-glossary.1"))
def test_the_gold_cost_of_a_card_is_not_what_is_paid() -> None:
    cheap = follower("Volunteers", Cheaper(Num(2)), force=1, cost=3, focus=1)
    dear = deed("Audit", gain_honor(1), target=FOLLOWER & With("gold cost", ">=", Num(3)))
    s = table("A 5: Plain Guard, Plain Farm | Volunteers, Audit\nB 5:", [cheap, dear])
    play(s, "A: Equip")
    assert decision(s) == "A: pay 1 gold"
    play(s, "A: Plain Farm", "B: pass")
    assert attached(s, "Plain Guard") == ["Volunteers"] and offered(s, "Audit")  # its Gold Cost is 3 all the same


@editions(samurai=rule("sam.on.1"))
def test_an_ability_is_on_a_card_if_printed_or_granted() -> None:
    teach = deed("Teach", GainsAbility(THAT, open_(gain_honor(2))), target=PERSONALITY & YOURS)
    s = table("A 5: Plain Guard | Teach\nB 5:", [teach])
    assert not offered(s, "Plain Guard")
    play(s, "A: Teach", "B: pass")
    assert offered(s, "Plain Guard")
    play(s, next(f"A: {x}" for x in options(s) if x.startswith("Plain Guard")))
    assert honor(s) == [7, 5]
    sash = item("Sash", Grants(open_(gain_honor(3))), force=0, chi=0, cost=0, focus=1)
    s = table("A 5: Plain Guard[Sash], Plain Rider\nB 5:", [sash])
    assert any(x.startswith("Plain Guard") for x in options(s)) and not offered(s, "Plain Rider")


# --- numbers -------------------------------------------------------------------------------------------------------


@editions(samurai=rule("sam.difference.1"))
def test_a_difference_is_never_negative() -> None:
    gap = deed("Gap", gain_honor(Difference(stat("force", THAT), stat("chi", THAT))), target=PERSONALITY & YOURS)
    for who, n in (("Plain Giant", 5), ("Plain Lady", 3), ("Plain Sailor", 0)):  # 9 and 4, 1 and 4, 2 and 2
        s = table(f"A 5: {who} | Gap\nB 5:", [gap])
        play(s, "A: Gap")
        assert honor(s) == [5 + n, 5]


SINK = deed("Sink", give(THAT, force=-5), target=PERSONALITY)
LIFT = deed("Lift", give(THAT, force=2), target=PERSONALITY)


@editions(samurai=rule("sam.fall.1", "sam.fall.2"))
def test_what_a_penalty_cannot_do_is_gone() -> None:
    steady = man("Steady One", Cannot("fall", 2, THIS), force=4)
    s = table("A 5: Steady One | Sink, Lift\nB 5:", [steady, SINK, LIFT])
    play(s, "A: Sink")
    assert force(s, "Steady One") == 2  # the part down to 2 counts
    play(s, "B: pass", "A: Lift")
    assert force(s, "Steady One") == 4  # and the rest does not offset the bonus
    least = deed("Prop", Limits(THAT, "force", least=2), target=PERSONALITY)
    plain = man("Plain One", force=4)
    s = table("A 5: Plain One | Prop, Sink, Lift\nB 5:", [plain, least, SINK, LIFT])
    play(s, "A: Prop", "B: pass", "A: Sink")
    assert force(s, "Plain One") == 2
    play(s, "B: pass", "A: Lift")
    assert force(s, "Plain One") == 2  # with a minimum the whole penalty lasts: 4 - 5 + 2


@editions(samurai=rule("sam.fall.1"))
def test_family_honor_that_cannot_fall() -> None:
    pride = man("Proud One", Cannot("fall", 3))
    shame = deed("Shame", lose_honor(4))
    s = table("A 5: Proud One | Shame, Shame\nB 5:", [pride, shame])
    play(s, "A: Shame")
    assert honor(s) == [3, 5]
    play(s, "B: pass", "A: Shame")
    assert honor(s) == [3, 5]


@editions(samurai=rule("sam.raise-rise.1", "sam.raise-rise.2", "sam.open-limit-typos.1"))
def test_what_a_bonus_cannot_do_is_gone() -> None:
    humble = man("Humble One", Cannot("rise", 3, THIS), force=2)
    slip = deed("Slip", give(THAT, force=-1), target=PERSONALITY)
    s = table("A 5: Humble One | Lift, Slip\nB 5:", [humble, LIFT, slip])
    play(s, "A: Lift")
    assert force(s, "Humble One") == 3  # the part up to 3 counts
    play(s, "B: pass", "A: Slip")
    assert force(s, "Humble One") == 2  # and the rest does not offset the penalty
    most = deed("Curb", Limits(THAT, "force", most=3), target=PERSONALITY)
    plain = man("Plain One", force=2)
    s = table("A 5: Plain One | Curb, Lift, Slip\nB 5:", [plain, most, LIFT, slip])
    play(s, "A: Curb", "B: pass", "A: Lift", "B: pass", "A: Slip")
    assert force(s, "Plain One") == 3  # with a maximum the whole bonus lasts: 2 + 2 - 1


@pytest.mark.parametrize("how", ["fall", "be lowered", "be reduced"])
@editions(samurai=rule("sam.fall.3"))
def test_three_ways_to_say_the_same(how: str) -> None:
    steady = man("Steady One", Cannot(how, 2, THIS, "chi"), chi=4)
    wither = deed("Wither", give(THAT, chi=-3), target=PERSONALITY)
    s = table("A 5: Steady One | Wither\nB 5:", [steady, wither])
    play(s, "A: Wither")
    assert chi(s, "Steady One") == 2


@editions(samurai=rule("sam.for-each.1"))
def test_for_each_is_one_effect_of_the_whole_size() -> None:
    toll = deed("Toll", lose_honor(count(HOLDING & OTHERS), his(THAT)), target=PERSONALITY & OTHERS)
    calm = strategy("Calm", reaction(BeforeResolution("another"), ReduceHonor(1)), focus=1)
    s = table("A 5: | Toll\nB 5: Plain Giant, Plain Mine, Plain Farm, Plain Shop | Calm", [toll, calm])
    play(s, "A: Toll", "B: Calm")
    assert honor(s) == [5, 3]  # three, less one once


@editions(samurai=rule("sam.for-each.2"))
def test_separately_for_each_makes_several_effects_at_once() -> None:
    toll = deed("Toll", Separately(lose_honor(1, his(THAT)), HOLDING & OTHERS), target=PERSONALITY & OTHERS)
    calm = strategy("Calm", reaction(BeforeResolution("another"), ReduceHonor(1)), focus=1)
    s = table("A 5: | Toll\nB 5: Plain Giant, Plain Mine, Plain Farm, Plain Shop | Calm", [toll, calm])
    play(s, "A: Toll", "B: Calm")
    assert honor(s) == [5, 5]  # each of the three is one less
    counter = man("Counter", trait(AnotherLosesHonor(), draw()))
    s = table("A 5: Counter | Toll\nB 5: Plain Giant, Plain Mine, Plain Farm", [toll, counter])
    play(s, "A: Toll")
    while decision(s) in ("A: traits after", "A: which occurrence first"):
        do(s, f"A: {options(s)[0]}")
    assert honor(s) == [5, 3] and len(hand(s, "A")) == 2  # two occurrences


@editions(samurai=rule("sam.for-each.3"))
def test_for_each_counts_what_the_effect_did_itself() -> None:
    purge = deed("Purge", Destroy(PERSONALITY & OTHERS), gain_honor(HOW_MANY))
    s = table("A 5: | Purge\nB 5: Plain Giant[Plain Spears, Plain Sword], Plain Sailor", [purge])
    play(s, "A: Purge")
    assert honor(s) == [7, 5] and in_discard(s, "Plain Spears")  # two Personalities; what went with them does not count


# --- success -------------------------------------------------------------------------------------------------------

CRIER = man("Crier", trait(AfterSuccess("any"), gain_honor(1)))
BOW_IT = deed("Bow It", Bow(THAT), target=PERSONALITY & OTHERS)
PRIESTS = deed("Priests Bow", Bow(PERSONALITY & SHUGENJA))
COSTLY = deed("Costly", Bow(PERSONALITY & SHUGENJA), cost=Bow(PERSONALITY & YOURS))


@editions(samurai=rule("sam.successful.1", "sam.successful.2"))
def test_an_action_that_changes_something_is_successful() -> None:
    s = table("A 5: Crier | Bow It, Costly\nB 5: Plain Guard", [CRIER, BOW_IT, COSTLY])
    play(s, "A: Bow It")
    assert honor(s) == [6, 5]
    play(s, "B: pass", "A: Costly")
    assert (
        is_bowed(s, "Crier") and in_discard(s, "Costly") and honor(s) == [6, 5]
    )  # only a cost, and the card is used up


@editions(samurai=rule("sam.successful.1", "sam.successful.3"))
def test_who_brings_a_card_into_play_or_copies_has_changed_something() -> None:
    call = deed("Call", BringIntoPlay(THAT, free=True), target=PERSONALITY & IN_DISCARD & YOURS)
    mimic = deed("Mimic", CopyAbility(THAT, THAT_OTHER), target=(PERSONALITY & YOURS, PERSONALITY & OTHERS))
    whole = deed("Whole", CopyText(THAT, THAT_OTHER), target=(PERSONALITY & YOURS, PERSONALITY & OTHERS))
    quell = deed("Quell", NegateChanges(THAT, "force"), target=PERSONALITY & YOURS)
    teacher = man("Teacher", open_(gain_honor(9)))
    cards = [CRIER, call, mimic, whole, quell, teacher]
    for name in ("Equip", "Call", "Mimic", "Whole", "Quell"):
        s = table(
            f"A 5: Castle, Crier | Plain Spears, {name.replace('Equip', 'Quell')} | | Plain Giant\nB 5: Teacher", cards
        )
        play(s, f"A: {name}")
        assert honor(s) == [6, 5], name
    for name in ("Mimic", "Whole"):
        s = table(f"A 5: Castle, Crier | {name}\nB 5: Plain Giant", cards)
        play(s, f"A: {name}")
        assert honor(s) == [5, 5]  # from whom there was nothing to copy


@editions(samurai=rule("sam.successful.3"))
def test_what_is_negated_or_affects_nothing_is_not() -> None:
    s = table("A 5: Crier | Priests Bow\nB 5: Plain Guard", [CRIER, PRIESTS])
    play(s, "A: Priests Bow")
    assert honor(s) == [5, 5]
    hush = strategy("Hush", reaction(BeforeResolution(), NegateEffects()), focus=1)
    s = table("A 5: Crier | Bow It\nB 5: Plain Guard | Hush", [CRIER, BOW_IT, hush])
    play(s, "A: Bow It", "B: Hush")
    assert not is_bowed(s, "Plain Guard") and honor(s) == [6, 5]  # the Hush was successful, the other was not
    s = table("A 5: Crier | Bow It\nB 5: Plain Guard_", [CRIER, BOW_IT])
    play(s, "A: Bow It")
    assert honor(s) == [5, 5]  # who is bowed does not bow
    shot = strategy("Shot", battle(ranged(2)), focus=1)
    for who, gained in (("Plain Guard*", 0), ("Plain Sailor*", 1)):
        s = table(f"A 5: Crier, Plain Rider* | Shot\nB 5: {who}, Plain Victor*\nbattle A>B", [CRIER, shot])
        play(s, "B: pass", "A: Shot")
        play(s, f"A: {who.strip('*')}") if decision(s) == "A: target" else None
        assert honor(s) == [5 + gained, 5]  # an attack that is too weak has changed nothing


@editions(samurai=rule("sam.successful.4"))
def test_a_lasting_change_counts_though_it_affects_nothing_yet() -> None:
    ban = deed("Ban", Negate("bowing", THAT), target=PERSONALITY & YOURS)
    s = table("A 5: Crier | Ban\nB 5:", [CRIER, ban])
    play(s, "A: Ban")
    assert honor(s) == [6, 5]
    for lasts in (
        GainsAbility(PERSONALITY & SHUGENJA, open_(draw())),
        ForAWhile(has(PERSONALITY & SHUGENJA, force=-1)),
    ):
        decree = deed("Decree", lasts)
        s = table("A 5: Crier | Decree\nB 5: Plain Guard", [CRIER, decree])
        play(s, "A: Decree")
        assert honor(s) == [6, 5]  # though no Shugenja is in play
        hush = strategy("Hush", reaction(BeforeResolution(), NegateEffects()), focus=1)
        s = table("A 5: Crier | Decree\nB 5: Plain Guard | Hush", [CRIER, decree, hush])
        play(s, "A: Decree", "B: Hush")
        assert honor(s) == [6, 5]  # the Hush alone was successful
    once = deed("Once", give(PERSONALITY & SHUGENJA, force=-1))
    s = table("A 5: Crier | Once\nB 5: Plain Guard", [CRIER, once])
    play(s, "A: Once")
    assert honor(s) == [5, 5]  # which is no change to the conditions of the game


# --- remaining bowed, permanence, return, play ---------------------------------------------------------------------

MAY_REMAIN = trait(Would("straighten", THIS), May(NegateIt()))
REST = deed("Rest", GainsAbility(THAT, MAY_REMAIN, "while bowed"), target=PERSONALITY & BOWED)
WAKE = deed("Wake", Straighten(THAT), target=PERSONALITY)


@editions(samurai=rule("sam.may-remain-bowed.1"))
def test_who_may_remain_bowed_need_not_straighten() -> None:
    s = table("A 5: | Rest, Wake, Wake\nB 5: Plain Guard_", [REST, WAKE])
    play(s, "A: Rest", "B: pass", "A: Wake")
    while decision(s) in ("B: traits before", "A: traits before"):
        play(s, f"A: {options(s)[0]}")
    assert decision(s) == "B: may"  # his controller decides
    play(s, "B: yes")
    assert is_bowed(s, "Plain Guard")
    play(s, "B: pass", "A: Wake")
    play(s, "B: no")
    assert not is_bowed(s, "Plain Guard")


@editions(samurai=rule("sam.may-remain-bowed.2"))
def test_it_lasts_until_he_straightens() -> None:
    drop = deed("Drop", Bow(THAT), target=PERSONALITY)
    s = table("A 5: | Rest\nB 5: Plain Guard_ | Wake, Wake, Drop", [REST, WAKE, drop])
    play(s, "A: Rest")
    pass_until(s, "B: may")  # in B's next turn, when everything straightens
    play(s, "B: yes")
    assert is_bowed(s, "Plain Guard") and s.first == 1
    while decision(s) != "B: action":
        pass_until(s, "B: action")
    play(s, "B: Wake", "B: no")
    assert not is_bowed(s, "Plain Guard")
    play(s, "A: pass", "B: Drop", "A: pass", "B: Wake")
    assert not is_bowed(s, "Plain Guard")  # since he straightened, nobody is asked any more
    slay = deed("Slay", Destroy(THAT), target=PERSONALITY)
    back = deed("Revive", BringIntoPlay(THAT, free=True), target=PERSONALITY & IN_DISCARD & YOURS)
    s = table("A 5: | Rest, Slay\nB 5: Plain Guard_ | Revive, Drop, Wake", [REST, WAKE, drop, slay, back])
    play(s, "A: Rest", "B: pass", "A: Slay", "B: Revive", "A: pass", "B: Drop")
    assert in_play(s, "Plain Guard") and is_bowed(s, "Plain Guard")
    play(s, "A: pass", "B: Wake")
    assert not is_bowed(s, "Plain Guard"), "nor when he has left play"


@editions(samurai=rule("sam.permanent.1"))
def test_permanent_effects_last_and_may_be_undone() -> None:
    brand = deed("Brand", give(THAT, force=3, until="permanent"), target=PERSONALITY)
    wash = deed("Wash", NegateChanges(THAT, "force"), target=PERSONALITY)
    s = table("A 5: Plain Guard | Brand\nB 5: Plain Rider | Wash", [brand, wash])
    play(s, "A: Brand", "A: Plain Guard")
    assert force(s, "Plain Guard") == 6
    while not (decision(s) == "B: action" and s.first == 1):
        pass_until(s, "B: action")
    assert force(s, "Plain Guard") == 6  # in the next turn, too
    play(s, "B: Wash", "B: Plain Guard")
    assert force(s, "Plain Guard") == 3


@editions(samurai=rule("sam.return.1"))
def test_a_card_is_returned_where_it_never_was() -> None:
    recall = deed("Recall", ReturnToHand(THAT), target=FOLLOWER)
    s = table("A 5: Plain Guard[Plain Spears] | Recall\nB 5:", [recall])
    play(s, "A: Recall")
    assert hand(s, "A") == ["Plain Spears"]


@editions(samurai=rule("sam.play.1"))
def test_playing_is_bringing_into_play_or_using_an_action_card() -> None:
    s = table("A 5: Plain Guard | Plain Spears, Bow It\nB 5: Plain Rider", [BOW_IT])
    play(s, "A: Equip")
    assert in_play(s, "Plain Spears")  # a card of a type that enters play
    do(s, "B: pass", "A: Bow It")
    assert decision(s) == "A: target" and s.p[facts.RESOLVING] >> find(s, "Bow It") & 1  # in the resolution area
    play(s)
    assert in_discard(s, "Bow It") and not in_play(s, "Bow It") and is_bowed(s, "Plain Rider")


@editions(samurai=rule("sam.home-glossary.1"))
def test_home_is_the_controllers() -> None:
    retreat = strategy("Retreat", battle(MoveHome(THAT), target=PERSONALITY & ENEMY), focus=1)
    s = table("A 5: Plain Guard*, Plain Giant*\nB 5: Plain Rider* | Retreat\nbattle A>B", [retreat])
    play(s, "B: Retreat", "B: Plain Guard")
    assert at_home(s, "Plain Guard") and s.holder[find(s, "Plain Guard")] == 0
    steal = strategy("Seize", battle(TakeControl(THAT), MoveHome(THAT), target=PERSONALITY & ENEMY), focus=1)
    s = table("A 5: Plain Guard*, Plain Giant*\nB 5: Plain Rider* | Seize\nbattle A>B", [steal])
    play(s, "B: Seize", "B: Plain Guard")
    assert at_home(s, "Plain Guard") and s.holder[find(s, "Plain Guard")] == 1


@editions(samurai=rule("sam.card-effect.1"))
def test_a_card_effect_comes_from_a_card_and_not_from_the_rules() -> None:
    fortress = stronghold("Fortress", CRAB, limited(gain_honor(1), cost=Bow(THIS)), strength=5, gold=5, honor=5)
    guard = strategy("Deafness", reaction(BeforeResolution("another"), NegateEffects()), focus=1)
    s = table("A 5: Fortress\nB 5: | Deafness", [fortress, guard])
    play(s, "A: Fortress")
    play(s, "B: Deafness")
    assert honor(s)[0] == 5  # a Stronghold's effect is a card's, and was negated
    mercy = man("Merciful One", trait(WouldBeDestroyed(PERSONALITY & YOURS, by="action"), gain_honor(1)))
    slay = strategy("Slay", battle(Destroy(THAT), target=PERSONALITY & ENEMY), focus=1)
    s = table("A 5: Plain Giant* | Slay\nB 5: Plain Guard*, Merciful One\nbattle A>B", [mercy, slay])
    play(s, "B: pass", "A: Slay")
    assert not in_play(s, "Plain Guard") and honor(s) == [5, 6]
    s = table("A 5: Plain Giant* | Slay\nB 5: Plain Guard*, Merciful One\nbattle A>B", [mercy, slay])
    do(s, "B: pass", "A: pass")
    assert not in_play(s, "Plain Guard") and honor(s)[1] == 5  # by the battle's resolution: the rules', no card's
