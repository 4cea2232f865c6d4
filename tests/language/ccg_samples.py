"""What the laws about words need to know of the CCG."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gorin.language.nodes import Condition, Effect, Known, Number, Player, Query, Text, Trigger
from gorin.rulesets.ccg.card import Card
from gorin.rulesets.ccg.check import CardChecker, manner_of
from gorin.rulesets.ccg.compiler.compiled import compile_card
from gorin.rulesets.ccg.compiler.the_rules import THE_RULES
from gorin.rulesets.ccg.compiler.values import NAMES as FREE
from gorin.rulesets.ccg.samurai.player_abilities import THE_RULES_OF_SAMURAI
from gorin.rulesets.ccg.words import *
from gorin.rulesets.ccg.words.deckbuilding import NotCounted
from tests.ccg.test_docs import evaluate
from tests.ccg.test_docs import examples as blocks
from tests.ccg.words.cards import CARDS

NAMES = ("first", "second")
ELSEWHERE: frozenset[type] = frozenset()
ON = personality("Example", CRAB, force=1, chi=1, cost=1, personal_honor=0)

WORDS: tuple[Any, ...] = (
    HOLDING & OTHERS, THIS, BOWED & PERSONALITY, PERSONALITY & YOURS - THIS, PERSONALITY & IN_HAND & YOURS,
    Num(7), Num(-7), count(PERSONALITY & YOURS), StatOf("force", THIS), IfElse(Exists(HOLDING), Num(5), Num(6)),
    InPhase("action"), Exists(HOLDING), YOU, CHOSEN,
    Bows(HOLDING), gain_honor(9), lose_honor(9), Bow(THIS),
    Limit(3, "turn"), Limit(2, "game"), open_(draw(9)), Target(HOLDING),
)  # fmt: skip

ON_YOURS: dict[str, Any] = {"target": PERSONALITY & YOURS}
TEXTS: tuple[Any, ...] = (  # words that no real card says
    reaction(Announced(), draw()), reaction(AnotherLosesHonor(), draw()), trait(BattleEnds(), draw()),
    trait(BeforeFocusEffects(), draw()), trait(PhaseBegins("action"), draw()),
    *(open_(draw(), when=x) for x in (BoughtPlainly(), HaveReconnaissance(), HighestHonor(), InCombat())),
    open_(draw(), when=InPhase("action")), open_(Bow(PERSONALITY & NoFollowers())),
    open_(Attach(ATTACHMENT & CanAttachTo(THAT), THAT), **ON_YOURS), open_(CopyStat(THAT, "force", THIS), **ON_YOURS),
    open_(gain_honor(CountTokens(THIS, "wall", 1))), open_(Exchange(THAT, "force", THIS), **ON_YOURS),
    open_(gain_honor(FamilyHonor())), open_(FightApart(THAT, PERSONALITY & OTHERS), **ON_YOURS),
    open_(GainReconnaissance(PROVINCE)), open_(GainsAbility(THAT, open_(draw())), **ON_YOURS),
    open_(GainsKeyword(THAT, "scout"), **ON_YOURS), open_(Limits(THAT, "force", 1, 5), **ON_YOURS),
    open_(NegateChanges(THAT, "force"), **ON_YOURS), open_(OverAndOver(May(Bow(THIS)))),
    open_(RemoveFromGame(THAT), **ON_YOURS), open_(ReturnToHand(THAT), **ON_YOURS), open_(Seppuku(THAT), **ON_YOURS),
    open_(SetStat(THAT, "force", Num(5)), **ON_YOURS), open_(SwitchPlaces(THAT, THIS), **ON_YOURS),
    open_(TakeControl(THAT), **ON_YOURS), open_(Transfer(THAT, THIS), target=ATTACHMENT),
    open_(draw(), when=AtYourProvince()), battle(draw(), when=ProvinceStands()),
    open_(TransferToken(THAT, THIS, "wall", strength=1), **ON_YOURS),
    trait(WouldBeDestroyed(PERSONALITY), draw()),
    AddedCost(lose_honor(2)), AlsoCalled("Sage"), CannotLoseHonor(), ChangesNegated(PERSONALITY & OTHERS, "force"),
    EntersFor(DiscardFavor()), NotCounted(), trait(AfterAction(), draw()), trait(Attached(ATTACHMENT), draw()),
    trait(PhaseEnds("action"), draw()), trait(PoolsFormed(), draw()), limited(AttackPhase()),
    trait(Would("bow", THIS), NegateIt(), when=FromA(HOLDING)), reaction(WouldPay("bow", THIS), NegateIt()),
    reaction(WouldPay("bow", PERSONALITY & YOURS - THIS), PaysInstead(THIS)),
    open_(draw(), cost=CostIf(Bow(THIS), Exists(HOLDING))), open_(draw(), cost=BowACard(HOLDING & YOURS & UNBOWED)),
    open_(Bow(PERSONALITY & Attackable("ranged"))), open_(Bow(ATTACHMENT & CanBeTransferredTo(THAT)), **ON_YOURS),
    open_(ForAWhile(has(PERSONALITY & YOURS, force=2))), open_(ResolveEvent(THAT), target=Is("event") & IN_DISCARD),
    open_(Discard(Under(THIS))),
)  # fmt: skip
INVENTED = (
    *CARDS,
    THE_RULES,
    THE_RULES_OF_SAMURAI,
    item("Granting Blade", Grants(open_(draw())), force=1, chi=0, cost=1, focus=1),
    *(personality(f"Sample {i}", CRAB, x, force=1, chi=1, cost=1, personal_honor=0) for i, x in enumerate(TEXTS)),
)


def examples() -> list[Any]:
    return [evaluate(code) for code, _ in blocks()]


def on_a_card(x: Any) -> Iterator[Card]:
    """Cards that say a word: some of them may be refused."""
    texts: tuple[Any, ...] = ()
    match x:
        case Card():
            yield x
        case Text():
            texts = (x,)
        case Query():
            texts = (open_(Bow(THAT), target=x), open_(draw(), when=Exists(x)))
        case Number():
            texts = (open_(gain_honor(x)), has(THIS, force=x))
        case Condition():
            texts = (open_(draw(), when=x), open_(If(x, draw())))
        case Player():
            texts = (open_(lose_honor(1, x)), open_(ChoosePlayer((lose_honor(1, x),))))
        case Trigger():
            texts = (reaction(x, draw()), trait(x, draw()))
        case Effect():
            texts = (open_(x), open_(x, target=PERSONALITY), battle(x, target=PERSONALITY), battle(x))
    for text in texts:
        yield personality("Example", CRAB, text, force=1, chi=1, cost=1, personal_honor=0)
        yield strategy("Example", text, focus=1)
        yield item("Example", text, force=0, chi=0, cost=1, focus=1)


def allowed(x: Any, field: str) -> Known | None:
    return None if field in FREE else CardChecker(ON).allowed(x, field)


def meaning(card: Card) -> Any:
    """What a card is to the program."""
    compiled = compile_card(card, manner_of(card))
    abilities = tuple((x.slots, x.limit, x.granted) for x in compiled.abilities)
    return compiled.source, abilities, tuple(compiled.creates), tuple(sorted(compiled.terms))
