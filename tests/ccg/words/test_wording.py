"""What the turns of phrase of card texts mean: numbers, conjunctions, pronouns, possessives, names."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.kernel.bits import bits
from gorin.language.conditions import Either
from gorin.language.numbers import AnyNumber
from gorin.rulebook.testing import rule
from gorin.rulesets.ccg.english import text_of
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    at_home,
    attached,
    copies,
    decision,
    do,
    editions,
    find,
    force,
    honor,
    in_discard,
    in_edition,
    in_play,
    is_bowed,
    offered,
    options,
    play,
    table,
)


def man(name: str, *text: Text, keywords: str = "", clan: str = CRAB, chi: int = 2, force: int = 2) -> Card:
    return personality(name, clan, *text, force=force, chi=chi, cost=1, personal_honor=1, keywords=keywords)


def deed(name: str, *then: Effect, **rest: Any) -> Card:
    """A Strategy with one Open ability."""
    return strategy(name, open_(*then, **rest), focus=1)


# --- numbers of things ---------------------------------------------------------------------------------------------

ANY_SAMURAI = deed("Any Samurai", gain_honor(1), when=Exists(PERSONALITY & SAMURAI & YOURS))
TWO_SAMURAI = deed("Two Samurai", gain_honor(1), when=Compare(count(PERSONALITY & SAMURAI & YOURS), ">=", Num(2)))
EXACTLY = deed("Exactly Two", gain_honor(1), when=Compare(count(PERSONALITY & SAMURAI & YOURS), "==", Num(2)))
NONE_OR_ONE = deed(
    "Zero or One", gain_honor(1), when=Compare(count(PERSONALITY & SAMURAI & YOURS), "<=", Num(1)),
)  # fmt: skip


def possible(card: Card, *mine: str) -> bool:
    s = table(f"A 5: {', '.join(mine)} | {card.name}\nB 5: Plain Rider, Plain Rider", [card])
    return offered(s, card.name)


@editions(samurai=rule("sam.numbers-of-things.1"))
def test_a_thing_means_one_or_more() -> None:
    assert not possible(ANY_SAMURAI) and not possible(ANY_SAMURAI, "Plain Giant")
    assert possible(ANY_SAMURAI, "Plain Guard") and possible(ANY_SAMURAI, "Plain Guard", "Plain Rider", "Plain Guard")
    assert "if you control a Samurai Personality" in text_of(ANY_SAMURAI).replace("If", "if")


@editions(samurai=rule("sam.numbers-of-things.2"))
def test_two_things_mean_two_or_more() -> None:
    assert not possible(TWO_SAMURAI, "Plain Guard") and possible(TWO_SAMURAI, "Plain Guard", "Plain Rider")
    assert possible(TWO_SAMURAI, "Plain Guard", "Plain Rider", "Plain Guard", "Plain Guard")


@editions(samurai=rule("sam.numbers-of-things.3"))
def test_an_exact_number_is_said() -> None:
    assert not possible(EXACTLY, "Plain Guard") and possible(EXACTLY, "Plain Guard", "Plain Rider")
    assert not possible(EXACTLY, "Plain Guard", "Plain Rider", "Plain Guard")
    assert possible(NONE_OR_ONE) and possible(NONE_OR_ONE, "Plain Guard")
    assert not possible(NONE_OR_ONE, "Plain Guard", "Plain Rider")


@editions(samurai=rule("sam.any.1"))
def test_any_means_one_or_more_but_any_number_may_be_none() -> None:
    any_ = deed("Bow Any", OneOrMore(PERSONALITY & YOURS, Bow(PICKED)), gain_honor(1))
    s = table("A 5: Plain Guard, Plain Rider | Bow Any\nB 5:", [any_])
    do(s, "A: Bow Any")
    assert not offered(s, "done")
    do(s, "A: Plain Guard")
    assert offered(s, "done") and offered(s, "Plain Rider")
    number = deed("Bow a Number", Pick(PERSONALITY & YOURS, Bow(PICKED), n=AnyNumber(), up_to=True), gain_honor(1))
    s = table("A 5: Plain Guard, Plain Rider | Bow a Number\nB 5:", [number])
    do(s, "A: Bow a Number")
    assert offered(s, "done")
    do(s, "A: done")
    assert honor(s) == [6, 5] and not is_bowed(s, "Plain Guard")


@editions(samurai=rule("sam.all.1"))
def test_all_of_a_thing_as_a_cost_needs_one_of_them() -> None:
    card = deed("All Bow", gain_honor(1), cost=Bow(PERSONALITY & SAMURAI & YOURS))
    assert not possible(card) and not possible(card, "Plain Giant") and possible(card, "Plain Guard", "Plain Rider")
    s = table("A 5: Plain Guard, Plain Rider, Plain Giant | All Bow\nB 5:", [card])
    play(s, "A: All Bow")
    assert is_bowed(s, "Plain Guard") and is_bowed(s, "Plain Rider") and not is_bowed(s, "Plain Giant")


@editions(samurai=rule("sam.all.2"))
def test_who_targets_all_of_a_thing_cannot_be_made_to_target_another() -> None:
    everyone = deed("Everyone", Bow(THAT), target=Target(PERSONALITY & OTHERS, Count(PERSONALITY & OTHERS)))
    decoy = strategy("Decoy", reaction(WouldTarget(PERSONALITY & YOURS), Pick(PERSONALITY & YOURS - IT, TargetsInstead(PICKED))),
                     focus=1)  # fmt: skip
    one = deed("Just One", Bow(THAT), target=PERSONALITY & OTHERS)
    s = table("A 5: | Everyone, Just One\nB 5: Plain Guard, Plain Rider | Decoy", [everyone, decoy, one])
    do(s, "A: Just One", "A: Plain Guard")
    play(s, f"B: {options(s)[0]}")
    assert is_bowed(s, "Plain Rider") and not is_bowed(s, "Plain Guard")  # of one target it may be made
    s = table("A 5: | Everyone\nB 5: Plain Guard, Plain Rider | Decoy", [everyone, decoy])
    do(s, "A: Everyone", "A: Plain Guard")
    play(s)
    while decision(s) == "B: reactions before":
        play(s, f"B: {options(s)[0]}")
        if decision(s) == "B: choose":
            play(s, f"B: {options(s)[0]}")
    assert is_bowed(s, "Plain Guard") and is_bowed(s, "Plain Rider")


# --- another, each other -------------------------------------------------------------------------------------------

CAPTAIN = man("Lion Captain", open_(Bow(THAT), target=PERSONALITY & clan(LION) - THIS), open_(gain_honor(1)), clan=LION)
PEER = man("Lion Peer", clan=LION)
CHIEF = man("Chief", has(PERSONALITY & SAMURAI & YOURS - THIS, force=1), keywords="samurai")


@editions(samurai=rule("sam.another.1"))
def test_another_is_a_different_one() -> None:
    s = table("A 5: Lion Captain\nB 5:", [CAPTAIN, PEER])
    assert not offered(s, "Lion Captain (1)")  # he is not another than himself
    s = table("A 5: Lion Captain\nB 5: Lion Captain, Plain Giant", [CAPTAIN, PEER])
    play(s, "A: Lion Captain (1)")
    assert is_bowed(s, "Lion Captain", "B") and not is_bowed(s, "Lion Captain", "A")  # another copy is another card


@editions(samurai=rule("sam.another.2"))
def test_another_asks_nothing_of_the_card_itself() -> None:
    turncoat = man("Turncoat", open_(Bow(THAT), target=PERSONALITY & SAMURAI - THIS), keywords="samurai")
    s = table("A 5: Turncoat\nB 5: Plain Guard", [turncoat])
    assert offered(s, "Turncoat")
    plain = man("Turncoat", open_(Bow(THAT), target=PERSONALITY & SAMURAI - THIS))  # as if he had lost the keyword
    s = table("A 5: Turncoat\nB 5: Plain Guard", [plain])
    play(s, "A: Turncoat")
    assert is_bowed(s, "Plain Guard")
    shame = deed("Shame", LosesKeyword(THAT, "samurai"), target=PERSONALITY & YOURS)
    s = table("A 5: Turncoat | Shame\nB 5: Plain Guard", [turncoat, shame])
    play(s, "A: Shame", "B: pass", "A: Turncoat")
    assert is_bowed(s, "Plain Guard")  # when he has lost it


@editions(samurai=rule("sam.each-other.1"))
def test_each_other_leaves_out_the_one_named() -> None:
    s = table("A 5: Chief, Plain Guard, Plain Rider, Plain Giant\nB 5: Plain Guard", [CHIEF])
    assert force(s, "Chief") == 2 and force(s, "Plain Giant") == 9  # himself, and who is no Samurai
    assert force(s, "Plain Guard", "A") == 4 and force(s, "Plain Rider") == 5 and force(s, "Plain Guard", "B") == 3
    assert "each other Samurai Personality" in text_of(CHIEF) or "Each other Samurai Personality" in text_of(CHIEF)
    s = table("A 5: Chief, Chief\nB 5:", [CHIEF])
    assert force(s, "Chief") == 3  # each is another to the other


# --- conjunctions --------------------------------------------------------------------------------------------------

BOTH = man("Courtly Samurai", keywords="samurai, courtier")
PAIR = deed("Pair", Bow(THAT), Bow(THAT_OTHER), target=(PERSONALITY & YOURS & SAMURAI, PERSONALITY & YOURS & COURTIER))


@editions(samurai=rule("sam.conjunctions.1"))
def test_a_this_and_a_that_are_two_cards() -> None:
    s = table("A 5: Courtly Samurai | Pair\nB 5:", [BOTH, PAIR])
    assert not offered(s, "Pair")
    s = table("A 5: Courtly Samurai, Plain Lady | Pair\nB 5:", [BOTH, PAIR])
    play(s, "A: Pair")
    assert is_bowed(s, "Courtly Samurai") and is_bowed(s, "Plain Lady")
    s = table("A 5: Courtly Samurai, Plain Guard | Pair\nB 5:", [BOTH, PAIR])
    do(s, "A: Pair")
    while decision(s) == "A: target":
        do(s, f"A: {options(s)[0]}")
    assert is_bowed(s, "Courtly Samurai") and is_bowed(s, "Plain Guard")


ONE_ARTICLE = PERSONALITY & BOWED & (SHUGENJA | COURTIER)
TWO_ARTICLES = (PERSONALITY & BOWED & SHUGENJA) | (PERSONALITY & COURTIER)


def targets(what: Query, *cards: str) -> list[str]:
    card = deed("Point", gain_honor(1), target=what)
    s = table(f"A 5: {', '.join(cards)}, Plain Mine | Point\nB 5:", [card, BOTH])
    if not offered(s, "Point"):
        return []
    do(s, "A: Point")
    return sorted(options(s))


@editions(samurai=rule("sam.conjunctions.2"))
def test_with_one_article_the_modifier_holds_for_both() -> None:
    assert targets(ONE_ARTICLE, "Plain Priest_", "Plain Lady", "Plain Guard_", "Plain Lady_") == [
        "Plain Lady",
        "Plain Priest",
    ]
    assert targets(ONE_ARTICLE, "Plain Lady", "Plain Priest") == []
    text = text_of(deed("Point", gain_honor(1), target=ONE_ARTICLE))
    assert text == "Open: Target a bowed Shugenja or Courtier Personality: Gain 1 Honor."


@in_edition("samurai")
def test_with_two_articles_it_holds_for_the_first_alone() -> None:
    assert targets(TWO_ARTICLES, "Plain Priest", "Plain Lady", "Plain Priest_") == ["Plain Lady", "Plain Priest"]
    assert targets(TWO_ARTICLES, "Plain Priest", "Plain Lady") == ["Plain Lady"]


@in_edition("samurai")
def test_a_condition_holds_for_both_clauses() -> None:
    ono = man("Ono", open_(If(Exists(THIS & HONORABLE), SelectOne((gain_honor(2), give(THIS, force=2))))))
    s = table("A 5: Ono\nB 5:", [ono])
    do(s, "A: Ono")
    assert decision(s) == "A: choose one" and len(options(s)) == 2
    s = table("A 5: Ono~\nB 5:", [ono])
    play(s, "A: Ono")
    assert honor(s) == [5, 5] and force(s, "Ono") == 2 and decision(s) == "B: action"  # neither was possible


@editions(samurai=rule("sam.conjunctions.5"))
def test_one_or_the_other_is_also_both() -> None:
    assert targets(PERSONALITY & (SAMURAI | COURTIER), "Courtly Samurai", "Plain Giant") == ["Courtly Samurai"]
    either = deed("Either", gain_honor(1), when=Either(Exists(SAMURAI & YOURS), Exists(COURTIER & YOURS)))
    assert (
        possible(either, "Plain Guard", "Plain Lady")
        and possible(either, "Plain Lady")
        and not possible(either, "Plain Giant")
    )


# --- pronouns ------------------------------------------------------------------------------------------------------


@editions(samurai=rule("sam.pronouns.1"))
def test_he_is_a_personality_or_a_player_and_it_is_anything_else() -> None:
    move = deed("Move", MoveHome(THAT), IfDid((Bow(THAT),)), target=PERSONALITY)
    assert text_of(move) == "Open: Target a Personality: Move that Personality home. If he moved, bow that Personality."
    polish = deed("Polish", give(THAT, force=1), target=ITEM)
    assert text_of(polish) == "Open: Target an Item: Give that Item +1F."
    gift = deed("Gift", ChoosePlayer((gain_honor(1, CHOSEN),)))
    assert text_of(gift) == "Open: Choose a player. That player gains 1 Honor."  # no player is "it"
    s = table("A 5: Plain Lady[Plain Sword] | Polish\nB 5:", [polish])  # "he" is a Personality of any gender
    play(s, "A: Polish")
    assert force(s, "Plain Sword") == 3


@in_edition("samurai")
def test_a_pronoun_means_what_was_mentioned_last() -> None:
    last = deed("Last One", Bow(THAT_OTHER), target=(PERSONALITY & SAMURAI, PERSONALITY & SHUGENJA))
    s = table("A 5: Plain Guard, Plain Priest | Last One\nB 5:", [last])
    play(s, "A: Last One")
    assert is_bowed(s, "Plain Priest") and not is_bowed(s, "Plain Guard")
    facing = strategy("Facing", battle(Bow(THAT), performer=PERSONALITY & YOURS, target=PERSONALITY & ENEMY), focus=1)
    s = table("A 5: Plain Guard*\nB 5: Plain Rider* | Facing\nbattle A>B", [facing])
    play(s, "B: Facing")
    assert is_bowed(s, "Plain Guard") and not is_bowed(s, "Plain Rider")  # nobody opposes himself
    picks = deed("Choice", Pick(PERSONALITY & YOURS, Then((Bow(PICKED), give(PICKED, force=1)))))
    s = table("A 5: Plain Guard, Plain Rider | Choice\nB 5:", [picks])
    play(s, "A: Choice", "A: Plain Rider")
    assert is_bowed(s, "Plain Rider") and force(s, "Plain Rider") == 5 and force(s, "Plain Guard") == 3


# --- possessives ---------------------------------------------------------------------------------------------------


@editions(samurai=rule("sam.possessive-case.1"))
def test_his_player_controls_him_in_play_and_owns_him_elsewhere() -> None:
    tax = deed("Tax", lose_honor(1, his(THAT)), target=PERSONALITY)
    steal = deed("Steal", TakeControl(THAT), target=PERSONALITY & OTHERS)
    dig = deed("Dig", lose_honor(2, his(THAT)), target=PERSONALITY & IN_DISCARD)
    s = table("A 5: | Steal, Tax, Dig\nB 5: Plain Sailor", [tax, steal, dig])
    play(s, "A: Steal", "B: pass", "A: Tax")
    assert honor(s) == [4, 5]  # A controls him now
    slay = deed("Slay", Destroy(THAT), target=PERSONALITY)
    s = table("A 5: | Steal, Slay, Dig\nB 5: Plain Sailor", [slay, steal, dig])
    play(s, "A: Steal", "B: pass", "A: Slay", "B: pass", "A: Dig")
    assert honor(s) == [5, 3]  # out of play he is B's


@editions(samurai=rule("sam.possessive-case.2"))
def test_a_follower_has_a_personality_and_he_has_followers() -> None:
    drill = follower("Drill Troop", open_(give(HOST, force=1)), force=1, cost=1, focus=1)
    muster = man("Muster", open_(give(FOLLOWER & AttachedTo(THIS), force=2)))
    s = table("A 5: Muster[Drill Troop, Plain Sword], Plain Guard[Plain Spears]\nB 5:", [drill, muster])
    play(s, "A: Muster (Drill Troop)" if offered(s, "Muster (Drill Troop)") else "A: Drill Troop")
    assert force(s, "Muster") == 2 + 2 + 1 and force(s, "Plain Guard") == 3  # the Personality it is attached to
    play(s, "B: pass", "A: Muster")
    assert force(s, "Drill Troop") == 3 and force(s, "Plain Spears") == 2  # his own Followers only


@editions(samurai=rule("sam.possessive-case.3"))
def test_a_units_cards_are_the_cards_in_it() -> None:
    rout = deed("Rout", Bow(FOLLOWER & UnitOf(THAT)), target=PERSONALITY & OTHERS)
    s = table("A 5: | Rout\nB 5: Plain Giant[Plain Spears, Plain Sword], Plain Guard[Plain Horsemen]", [rout])
    play(s, "A: Rout", "A: Plain Giant")
    assert is_bowed(s, "Plain Spears") and not is_bowed(s, "Plain Horsemen") and not is_bowed(s, "Plain Sword")
    assert not is_bowed(s, "Plain Giant")  # the unit's Followers, not its Personality


# --- names ---------------------------------------------------------------------------------------------------------


@editions(samurai=rule("sam.referring-to-things.1"))
def test_a_restriction_without_a_subject_is_of_its_own_card() -> None:
    blade = item("Court Blade", AttachesOnlyTo(PERSONALITY & COURTIER), force=1, chi=0, cost=0, focus=1)
    s = table("A 5: Plain Lady, Plain Guard | Court Blade, Plain Knife\nB 5:", [blade])
    play(s, "A: Equip", "A: Plain Lady")
    do(s, "A: Court Blade")
    assert attached(s, "Plain Lady") == ["Court Blade"]
    s = table("A 5: Plain Guard | Court Blade, Plain Knife, Plain Mine\nB 5:", [blade])
    play(s, "A: Equip")
    assert attached(s, "Plain Guard") == ["Plain Knife"]  # the blade is restricted, no other card is


@editions(samurai=rule("sam.referring-to-things.2"))
def test_its_own_title_means_this_copy() -> None:
    gate = man("Gatekeeper", open_(Bow(THIS), gain_honor(1)))
    call = deed("Call the Watch", Bow(PERSONALITY & Called("gatekeeper")))  # "each Gatekeeper": any copy
    s = table("A 5: Gatekeeper, Gatekeeper | Call the Watch\nB 5: Gatekeeper", [gate, call])
    play(s, next(f"A: {x}" for x in options(s) if x.startswith("Gatekeeper")))
    bowed = [c for c in range(len(s.kind)) if s.p[2] >> c & 1 and s.box.faces[s.kind[c]].name == "Gatekeeper"]
    assert len(bowed) == 1 and s.holder[bowed[0]] == 0
    play(s, "B: pass", "A: Call the Watch")
    assert all(s.p[2] >> c & 1 for c in copies(s, "Gatekeeper"))


@editions(samurai=rule("sam.referring-to-things.3"))
def test_a_term_that_fits_several_things_means_them_all() -> None:
    temple = man("Temple", keywords="unique")  # a title
    monk = man("Monk of Earth", keywords="temple")  # a keyword
    assert targets_named("temple", (temple, monk), "Temple, Monk of Earth, Plain Guard") == ["Monk of Earth", "Temple"]
    item_ = man("Item")
    crafty = man("Crafty", keywords="item")
    seize = deed("Seize", gain_honor(1), target=(PERSONALITY | ATTACHMENT) & Called("item"))
    s = table("A 5: | Seize\nB 5: Item, Crafty, Plain Guard[Plain Sword, Plain Spears]", [seize, item_, crafty])
    play(s, "A: Seize")
    assert sorted(options(s)) == ["Crafty", "Item", "Plain Sword"], "and a type of card"


@editions(samurai=rule("sam.referring-to-things.5"))
def test_one_word_is_not_a_longer_keyword_or_title() -> None:
    guardian = man("Temple Guardian")
    maiden = man("Maiden", keywords="battle maiden")
    temple = man("Old Monk", keywords="temple")
    found = targets_named("temple", (guardian, maiden, temple), "Temple Guardian, Maiden, Old Monk, Plain Guard")
    assert found == ["Old Monk"]
    assert targets_named("battle", (guardian, maiden, temple), "Temple Guardian, Maiden, Old Monk, Plain Guard") == []
    assert targets_named("battle maiden", (guardian, maiden), "Temple Guardian, Maiden, Plain Guard") == ["Maiden"]


@editions(samurai=rule("sam.referring-to-things.4"))
def test_one_of_a_kind_is_no_plural_title_but_several_are_either() -> None:
    one = man("Berserker")
    many = man("Berserkers")
    word = man("Wild One", keywords="berserker")
    cards = (one, many, word)
    assert targets_named("berserker", cards, "Berserker, Berserkers, Wild One, Plain Guard") == [
        "Berserker",
        "Wild One",
    ]
    both = targets_named("berserker", cards, "Berserker, Berserkers, Wild One, Plain Guard", plural=True)
    assert both == ["Berserker", "Berserkers", "Wild One"]


def targets_named(term: str, cards: tuple[Card, ...], mine: str, plural: bool = False) -> list[str]:
    card = deed("Bid", gain_honor(1), target=PERSONALITY & Called(term, plural))
    s = table(f"A 5: {mine}, Plain Mine | Bid\nB 5:", [card, *cards])
    if not offered(s, "Bid"):
        return []
    do(s, "A: Bid")
    return sorted(options(s)) if decision(s) == "A: target" else []


@editions(samurai=rule("sam.referring-to-things.6"))
def test_who_is_identified_by_a_keyword_stays_so_without_it() -> None:
    praise = deed("Praise", Bow(THAT), give(THAT, force=2), target=PERSONALITY & SAMURAI & YOURS)
    shed = man("Fickle", HasKeyword(THIS, "samurai", when=Exists(THIS & UNBOWED)))
    s = table("A 5: Fickle | Praise\nB 5:", [praise, shed])
    play(s, "A: Praise")
    assert is_bowed(s, "Fickle") and force(s, "Fickle") == 4  # no Samurai any more, but still the one meant


# --- the rest ------------------------------------------------------------------------------------------------------


@in_edition("samurai")
def test_a_comparison_without_a_second_side_is_with_the_performer() -> None:
    cow = strategy(
        "Cow", battle(Bow(THAT), performer=PERSONALITY & YOURS,
                      target=PERSONALITY & ENEMY & With("chi", "<", stat("chi", PERFORMER))), focus=1,
    )  # fmt: skip
    s = table("A 5: Plain Guard*, Plain Giant*\nB 5: Plain Rider* | Cow\nbattle A>B", [cow])
    play(s, "B: Cow")
    assert is_bowed(s, "Plain Guard") and not is_bowed(s, "Plain Giant")  # Chi 2 and 4 against the performer's 3
    assert at_home(s, "Plain Rider") is False


@editions(samurai=rule("sam.wording-miscellaneous.2"))
def test_can_only_attach_such_cards_limits_that_type_alone() -> None:
    oni = man("Oni", CanOnlyAttach("follower", "shadowlands"))
    imps = follower("Imps", force=1, cost=0, focus=1, keywords="shadowlands")
    lads = follower("Lads", force=1, cost=0, focus=1)
    blade = item("Free Blade", force=1, chi=0, cost=0, focus=1)
    s = table("A 5: Oni | Imps, Lads, Free Blade\nB 5:", [oni, imps, lads, blade])
    play(s, "A: Equip")
    assert sorted(options(s)) == ["Free Blade", "Imps"]


@pytest.mark.parametrize("edition", [pytest.param("samurai", marks=rule("sam.own.1", "sam.your.1"))], indirect=True)
def test_your_card_is_the_one_you_control_in_play_and_own_elsewhere() -> None:
    steal = deed("Steal", TakeControl(THAT), target=PERSONALITY & OTHERS)
    mine = deed("Mine", Bow(THAT), target=PERSONALITY & YOURS)
    grave = deed("Grave", RemoveFromGame(THAT), target=PERSONALITY & YOURS & IN_DISCARD)
    slay = deed("Slay", Destroy(THAT), target=PERSONALITY)
    s = table("A 5: | Steal, Mine, Slay, Grave\nB 5: Plain Sailor", [steal, mine, grave, slay])
    play(s, "A: Steal", "B: pass")
    assert offered(s, "Mine") and s.owner[find(s, "Plain Sailor")] == 1  # its owner stays who brought it
    play(s, "A: Slay", "B: pass")
    assert in_discard(s, "Plain Sailor") and not offered(s, "Grave")  # out of play it is B's again
    craft = deed("Craft", Create("item", force=2, chi=1, on=THAT), target=PERSONALITY & OTHERS)
    s = table("A 5: | Craft\nB 5: Plain Sailor", [craft])
    play(s, "A: Craft")
    (made,) = bits(s.att[find(s, "Plain Sailor")])
    assert s.owner[made] == 0  # who created it
    s = table("A 5: | Mine | Plain Guard | Plain Rider, Plain Lady#\nB 5: ", [mine])
    assert not offered(s, "Mine") and not in_play(s, "Mine")  # and "your Personality" reaches none out of play
