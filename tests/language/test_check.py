"""Every card of the registry is right; every way to write a wrong one has its sentence."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from gorin.cards.registry import cards
from gorin.errors import CardError
from gorin.kernel.machine import answer
from gorin.language.conditions import Compare
from gorin.language.control import IfYouDo, Later, Limit, OneAndTheOther, Pick, SelectOne, Target, TargetPlayer, To
from gorin.language.nodes import Effect
from gorin.language.numbers import Num, StatOf
from gorin.language.sets import Any_, With, Without
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.check import must_be_right, problems
from gorin.rulesets.lcg.words import (
    AN_OPPONENTS,
    BUSHI,
    CHARACTER,
    CHOSEN,
    CONFLICT,
    COURTIER,
    CRAB,
    DASH,
    DOER,
    EVENT,
    HOST,
    IN_HAND,
    IT,
    PAID,
    PICKED,
    PROVINCE,
    REST,
    THAT,
    THAT2,
    THEIRS,
    THEM,
    THIS,
    YOURS,
    AttachOnlyTo,
    Bow,
    CancelEffects,
    Cannot,
    ConflictDeclared,
    ConflictEnds,
    Discard,
    DiscardToken,
    Double,
    Draw,
    DuringPhase,
    EffectsWouldInitiate,
    EntersPlay,
    Exists,
    GainHonor,
    GainsThatAbility,
    Gets,
    Give,
    Grants,
    HasKeyword,
    Instead,
    Keyword,
    LastingBar,
    LeavesPlay,
    LoseHonor,
    PassesConflict,
    PhaseEnds,
    Redirect,
    Required,
    Reveal,
    Sacrifice,
    Together,
    Triggered,
    WouldLeavePlay,
    action,
    attachment,
    character,
    count,
    event,
    holding,
    interrupt,
    province,
    reaction,
    some_opponent,
    stronghold,
    trait,
)
from tests.language.constructs import CONSTRUCTS
from tests.lcg.tables import INVENTED, do, options, table


@pytest.mark.parametrize("card", [*cards().values(), *CONSTRUCTS, *INVENTED], ids=lambda c: c.name)
def test_a_good_card_has_no_problems(card: Card) -> None:
    assert problems(card) == []


# --- words that speak of nothing --------------------------------------------------------------------------------------


def bad(*text: object, **more: object) -> Card:
    printed = {"cost": 1, "military": 1, "political": 1, "glory": 1, **more}
    return character("Wrong", CRAB, *text, **printed)


NOTHING = "Wrong, ability 1: "
UNBOUND = [
    (
        action(LoseHonor(who=THEM)),
        "THEM is nobody outside some_opponent, each_opponent, EachOpponentDoes and EachPlayerDoes.",
    ),
    (action(Draw(), when=Exists(CHARACTER & THEIRS)), "THEM is nobody outside"),
    (action(Bow(THAT)), "THAT(0) is nothing: 0 targets can be spoken of here."),
    (action(Bow(THAT2), choose=CHARACTER), "THAT(1) is nothing: 1 target can be spoken of here."),
    (
        action(Bow(THAT), choose=(CHARACTER & With("glory", "<", StatOf("glory", THAT)),)),
        "THAT(0) is nothing: 0 targets",
    ),
    (action(Bow(THAT), when=Exists(THAT), choose=CHARACTER), "THAT(0) is nothing: 0 targets"),
    (action(Later(ConflictEnds(), (Bow(THAT2),)), choose=CHARACTER), "THAT(1) is nothing: 1 target"),
    (action(Later(ConflictEnds(), (Bow(THAT),))), "THAT(0) is nothing: 0 targets"),
    (action(Bow(PICKED)), "PICKED is nothing outside Pick, OneAndTheOther and the results of a duel."),
    (
        action(Pick(CHARACTER, Together((Bow(PICKED), Bow(REST))))),
        "REST is nothing outside the second part of OneAndTheOther.",
    ),
    (
        action(OneAndTheOther(THAT, Bow(PICKED), Bow(PICKED)), choose=Target(CHARACTER, Num(2))),
        "PICKED is nothing outside",
    ),
    (action(Bow(PAID), cost=Bow(THIS)), "PAID is nothing unless a cost lets its payer choose a card."),
    (action(Bow(IT)), "IT is nothing unless the ability waits for something that happens to a card."),
    (reaction(PassesConflict(), Bow(IT)), "IT is nothing unless"),
    (reaction(LeavesPlay(CHARACTER), Later(ConflictEnds(), (Bow(IT),))), "IT is nothing unless"),
    (action(LoseHonor(who=DOER)), "DOER is nobody unless the ability waits for something."),
    (action(LoseHonor(who=CHOSEN)), "CHOSEN is nobody unless the ability chooses an opponent with TargetPlayer."),
    (action(Bow(HOST)), "HOST is nothing unless the card is an attachment."),
    (action(GainsThatAbility(THIS)), "GainsThatAbility needs an ability chosen with TargetAbility."),
    (action(Draw(Required())), "Required is no number outside what is done instead of giving honor."),
    (action(CancelEffects()), "CancelEffects answers only an interrupt to something that would happen."),
    (reaction(EntersPlay(CHARACTER), Instead(Discard(THIS))), "Instead answers only an interrupt"),
    (interrupt(LeavesPlay(CHARACTER), Redirect(THIS)), "Redirect answers only an interrupt"),
]


@pytest.mark.parametrize(("text", "sentence"), UNBOUND)
def test_a_word_that_speaks_of_nothing(text: Triggered, sentence: str) -> None:
    [found] = problems(bad(text))
    assert found.startswith(NOTHING + sentence)


# --- words the game does not know, or that are hardly meant -----------------------------------------------------------

NO_SET: Any = "THIS"
UNKNOWN = [
    (Keyword("flying"), "Keyword.word: there is no keyword called 'flying'."),
    (HasKeyword(THIS, "haste"), "HasKeyword.keyword: there is no keyword called 'haste'."),
    (Cannot(THIS, ("fly",)), "Cannot.verbs: there is no prohibition called 'fly'. There are 'bow', 'ready', "),
    (action(LastingBar(THIS, "fly")), "LastingBar.cannot: there is no prohibition called 'fly'."),
    (action(Double(THIS, "charm")), "Double.stat: there is no statistic called 'charm'."),
    (action(Gets(THIS, military=Num(1), until="week")), "Gets.until: there is no period called 'week'."),
    (
        action(Bow(THAT), choose=CHARACTER & With("charm", "<", Num(2))),
        "With.stat: there is no statistic called 'charm'.",
    ),
    (action(Bow(THAT), choose=CHARACTER & With("glory", "=>", Num(2))), "With.op: there is no comparison called '=>'."),
    (action(Draw(), when=Compare(Num(1), "<>", Num(2))), "Compare.op: there is no comparison called '<>'."),
    (action(Draw(), when=DuringPhase("lunch")), "DuringPhase.phase: there is no phase called 'lunch'."),
    (action(Give("rice", DOER, DOER), when=CONFLICT), "DOER is nobody"),
    (action(Bow(THAT), choose=CHARACTER & trait("bushy")), "There is no trait called 'bushy'."),
    (action(Bow(THAT), choose=BUSHI | COURTIER - THIS), "Any_ has a side with - and one without"),
    (action(Bow(THAT), choose=Any_((BUSHI, Without(THIS)))), "Any_ has a side with - and one without"),
    (action(Draw(), limit=Limit(1, "week")), "Limit.per: there is no period called 'week'."),
    (action(Draw(), limit=Limit(0, "round")), "Limit: 0 times per round is never."),
    (action(Draw(), limit=Limit(1, "round"), unlimited=True), "Limit: an unlimited ability has none."),
    (
        action(LastingBar(THIS, "do whatever it likes")),
        "LastingBar.cannot: there is no prohibition called 'do ",
    ),
    (
        action(DiscardToken(THAT, ""), choose=CHARACTER),
        "DiscardToken.token says nothing. There are 'honored', 'dishonored' and 'tainted'.",
    ),
    (
        reaction(ConflictDeclared("opponents"), Draw()),
        "ConflictDeclared.by: there is no player called 'opponents'. There are 'you' and 'opponent'.",
    ),
    (action(Bow(NO_SET)), "Bow.what: 'THIS' is no set of cards."),
    (Bow(THIS), "Bow stands on no card by itself; it is part of an ability"),
    (action(), "An ability without effects does nothing."),
    (action(Draw(), select=True), "SelectOne must be the first effect"),
    (Triggered("action", (Draw(),), on=PassesConflict()), "An action waits for nothing."),
    (Triggered("reaction", (Draw(),)), "A reaction waits for something."),
    (Triggered("whim", (Draw(),)), "Triggered.kind: there is no kind of ability called 'whim'."),
    (reaction(WouldLeavePlay(CHARACTER), Draw()), "WouldLeavePlay would happen, so only an interrupt answers it"),
    (action(Draw(), cost=SelectOne((Draw(),))), "SelectOne cannot be a cost."),
    (action(Draw(), choose=(TargetPlayer(), TargetPlayer())), "TargetPlayer: one opponent can be chosen"),
    (Grants(action(Draw())), "Grants stands only on attachment cards, not on a character."),
    (AttachOnlyTo(CHARACTER), "AttachOnlyTo stands only on attachment cards"),
]


@pytest.mark.parametrize(("text", "sentence"), UNKNOWN)
def test_a_word_the_game_does_not_know(text: object, sentence: str) -> None:
    found = problems(bad(text))
    assert any(x.startswith(NOTHING + sentence) for x in found), found


def test_taking_away_from_every_side_is_meant() -> None:
    both = (BUSHI - THIS) | (COURTIER - THIS)
    assert problems(bad(action(Bow(THAT), choose=CHARACTER & both))) == []
    assert problems(bad(action(Bow(THAT), choose=(BUSHI | COURTIER) - THIS))) == []


def test_host_inside_a_granted_ability_is_not_the_bearer() -> None:
    card = attachment("Wrong", CRAB, Grants(action(Bow(HOST))), cost=0, influence_cost=0)
    assert problems(card) == ["Wrong, ability 1: HOST is nothing unless the card is an attachment."]


def test_all_problems_are_told_at_once() -> None:
    found = problems(bad(Keyword("flying"), action(Bow(THAT), Bow(PICKED)), cost=-2, traits=("Bushi",)))
    assert [x.split(":")[0] for x in found] == ["Wrong", "Wrong", "Wrong, ability 1", *["Wrong, ability 2"] * 2]
    with pytest.raises(CardError, match=r"Wrong: the trait 'Bushi'.* Wrong: a character has a fate cost"):
        must_be_right(bad(cost=-2, traits=("Bushi",)))


def test_a_right_card_is_given_back() -> None:
    card = bad(action(Draw()))
    assert must_be_right(card) is card


# --- what the compiler alone knows ------------------------------------------------------------------------------------


def nested() -> Effect:
    return To(Pick(IN_HAND & YOURS, Reveal(PICKED)), Draw())


def test_the_compiler_has_the_last_word() -> None:
    never = "Wrong: What stands before 'to' makes nothing happen that could be done in full."
    assert problems(bad(action(nested()))) == [never]
    inside = "Wrong: IfYouDo cannot stand inside another effect here."
    assert problems(bad(action(Pick(CHARACTER, IfYouDo((Bow(PICKED),)))))) == [inside]


# --- how many abilities a card may have -------------------------------------------------------------------------------


def test_a_card_with_many_abilities_takes_no_other_cards_numbers() -> None:
    """Twenty actions, the last of which waits for the end of the conflict; the next card keeps its own."""
    gains = [action(GainHonor(Num(3 if n == 18 else 9))) for n in range(19)]
    late = action(GainHonor(), Later(PhaseEnds(), (GainHonor(Num(5)),)))
    crowd = character("A Crowd", CRAB, *gains, late, cost=1, military=1, political=1, glory=1)
    next_one = character("B Next", CRAB, action(LoseHonor()), cost=1, military=1, political=1, glory=1)
    assert problems(crowd) == []
    s = table("A 10/3: A Crowd, B Next\nB 10/3:", extra=[crowd, next_one])
    of = {a.id: a.name for a in s.box.abilities.values()}
    assert len(of) == len(s.box.abilities) and len([x for x in of.values() if "A Crowd" in x]) == 21
    do(s, "A: A Crowd (18)", "B: pass", "A: B Next", "B: pass", "A: A Crowd (19)")
    assert s.honor[0] == 10 + 3 - 1 + 1
    while s.phase == 3:  # the conflict phase
        answer(s, options(s).index("pass") if "pass" in options(s) else 0)
    assert s.honor[0] == 10 + 3 - 1 + 1 + 5


def test_too_many_abilities_are_refused() -> None:
    crowd = bad(*(action(Draw()) for _ in range(257)))
    assert problems(crowd) == [
        "Wrong: a card has at most 256 abilities, those that wait or are given among them, not 257."
    ]


# --- printed facts ----------------------------------------------------------------------------------------------------

GOOD = character("Wrong", CRAB, cost=1, military=1, political=1, glory=1)
PRINTED = [
    (replace(GOOD, name=""), "A card: a card has a name."),
    (replace(GOOD, type="dragon"), "Wrong: there is no type of card called 'dragon'."),
    (replace(GOOD, side="province"), "Wrong: a character is no card of the province side."),
    (replace(GOOD, clan="badger"), "Wrong: there is no clan called 'badger'."),
    (replace(GOOD, cost=DASH), "Wrong: a character has a fate cost."),
    (replace(GOOD, military=-3), "Wrong: a character's military is a number or a dash."),
    (replace(GOOD, glory=-1), "Wrong: a character has glory."),
    (replace(GOOD, traits=("Two Words",)), "Wrong: the trait 'Two Words' is not in small letters joined by hyphens."),
    (replace(GOOD, traits=("bushi", "bushi")), "Wrong: a trait is printed twice."),
    (replace(GOOD, elements=("air",)), "Wrong: a character has no element."),
    (replace(GOOD, influence_cost=2), "Wrong: only conflict cards cost influence."),
    (replace(GOOD, deck_limit=0), "Wrong: a deck may have at least one copy."),
    (replace(GOOD, text=(Keyword("covert"), Keyword("covert"))), "Wrong: a keyword is printed twice."),
    (province("Wrong", CRAB, strength=3), "Wrong: a province has at least one element."),
    (province("Wrong", CRAB, strength=3, elements=("metal",)), "Wrong: there is no element called 'metal'."),
    (province("Wrong", CRAB, strength=-3, elements=("air",)), "Wrong: a province has strength."),
    (holding("Wrong", CRAB, cost=2), "Wrong: a holding has no fate cost."),
    (stronghold("Wrong", CRAB), "Wrong: a stronghold has starting honor and fate."),
    (event("Wrong", CRAB, cost=0), "Wrong: an event has exactly one triggered ability, not 0."),
    (event("Wrong", CRAB, action(Draw()), action(Draw()), cost=0), "Wrong: an event has exactly one triggered ability"),
]


@pytest.mark.parametrize(("card", "sentence"), PRINTED)
def test_printed_facts(card: Card, sentence: str) -> None:
    assert any(x.startswith(sentence) for x in problems(card)), problems(card)


def test_unusual_and_right() -> None:
    right = [
        interrupt(EffectsWouldInitiate(EVENT), CancelEffects()),
        reaction(EntersPlay(PROVINCE), LoseHonor(who=DOER)),
        action(GainHonor(count(CHARACTER & AN_OPPONENTS)), when=some_opponent(count(CHARACTER & THEIRS) > 2)),
        action(Bow(PAID), cost=Sacrifice(CHARACTER & YOURS)),
    ]
    for text in right:
        assert problems(bad(text)) == []
