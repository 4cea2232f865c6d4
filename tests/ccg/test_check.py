"""Every card passes the check; what is wrong with a card is said in sentences."""

from __future__ import annotations

import pytest

from gorin.cards.registry import cards
from gorin.rulesets.ccg.card import Card
from gorin.rulesets.ccg.check import problems
from gorin.rulesets.ccg.compiler.the_rules import THE_RULES
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import INVENTED


@pytest.mark.parametrize("card", [THE_RULES, *cards("ccg").values(), *INVENTED], ids=lambda x: x.name)
def test_nothing_is_wrong_with_a_card(card: Card) -> None:
    assert problems(card) == []


def wrong(*text: Text, type: str = "strategy") -> list[str]:
    said = problems(Card("Bad", type, text=text, force=1, chi=1))
    return [x.removeprefix("Bad, ability 1: ") for x in said]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (open_(Bow(THAT)), "THAT(0) is nothing: 0 targets can be spoken of here."),
        (open_(Bow(PICKED)), "PICKED is nothing"),
        (open_(Bow(PERFORMER)), "PERFORMER is nobody: this card's ability has no performer."),
        (open_(NegateIt()), "NegateIt answers only something that is about to happen."),
        (reaction(BattleResolved(), Bow(IT)), "IT is nothing"),
        (open_(give(THIS, force=1, until="ever")), "Give.until: there is no period called 'ever'."),
        (open_(Bow(With("luck", ">", Num(1)))), "With.stat: there is no statistic called 'luck'."),
        (open_(Bow(Is("sleepy"))), "There is no fact called 'sleepy'."),
        (open_(draw(), where="in province"), "Bad: No ability works 'in province'; one does 'in play', 'in hand'"),
        (open_(Bow(HOST)), "HOST is nothing unless the card is an attachment."),
        (open_(lose_honor(1, CHOSEN)), "CHOSEN is nobody"),
        (WillNot(THIS, "sneeze"), "WillNot.verb: there is no verb called 'sneeze'."),
        (AttachesOnlyTo(PERSONALITY), "AttachesOnlyTo stands only on attachments."),
        (open_(gain_honor(stat("focus value", PAID))), "PAID is nothing"),
        (open_(Bow(PROVINCE & YOURS)), "Bow does nothing here: it never happens to a province."),
        (open_(MoveHome(HOLDING | RING)), "MoveHome does nothing here: it never happens to a holding."),
        (open_(Dishonor(FOLLOWER & OTHERS)), "Dishonor does nothing here: it never happens to a follower."),
        (open_(Discard(PROVINCE)), "Discard does nothing here: it never happens to a province."),
        (open_(give(HOLDING, strength=2)), "Give does nothing here: it never happens to a holding."),
        (trait(Destroyed(PROVINCE), draw()), "Destroyed does nothing here: it never happens to a province."),
        (open_(SetStat(PERSONALITY, "force", "many")), "SetStat.n: 'many' is no number of the card language."),  # type: ignore[arg-type]  # wrong on purpose
        (open_(Bow("Plain Guard")), "Bow.what: 'Plain Guard' is no set of cards."),  # type: ignore[arg-type]  # wrong on purpose
        (open_(draw(), when=PERSONALITY), "Ability.when: Is is no condition"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said(text: Text, says: str) -> None:
    assert any(x.startswith(says) for x in wrong(text)), wrong(text)


def test_printed_facts_that_cannot_be() -> None:
    assert problems(Card("Ghost", "personality")) == ["Ghost: a Personality without Chi would be destroyed at once."]
    assert problems(Card("Odd", "gadget", "tiger"))[:2] == [
        "Odd: there is no type of card called 'gadget'.",
        "Odd: there is no Clan called 'tiger'.",
    ]
    assert problems(Card("Loud", "item", keywords=("Weapon",))) == [
        "Loud: keywords are written in small letters, not 'Weapon'."
    ]


def test_a_trait_must_wait_for_something() -> None:
    assert problems(Card("Idle", "item", text=(Ability(("trait",), (gain_honor(1),)),))) == [
        "Idle, ability 1: A trait must wait for something."
    ]
