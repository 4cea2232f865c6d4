"""Nouns, articles, plurals, sentences; and the English of invented cards, which a file keeps."""

from __future__ import annotations

import doctest

import pytest

from gorin.language import english
from gorin.language.conditions import Both, Either, Exists, Not, SomeOpponent
from gorin.language.control import Limit
from gorin.language.english import Noun, Voice, article, does, listing, plural_of, possessive, pronouns, sentence
from gorin.language.nodes import Condition, Query
from gorin.language.numbers import Count, IfElse, Num, StatOf
from gorin.language.players import ControllerOf, Them
from gorin.language.sets import AttachedTo, ControlledBy, HostsOf
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.english import text_of
from gorin.rulesets.lcg.words import (
    AN_OPPONENTS,
    ATTACHMENT,
    ATTACKING,
    BUSHI,
    CHARACTER,
    CHOSEN,
    CONFLICT,
    COURTIER,
    CRAB,
    CRANE,
    EVENT,
    HOLDING,
    HONORED,
    HOST,
    IN_DISCARD,
    IN_HAND,
    IN_PROVINCES,
    PARTICIPATING,
    READY,
    THAT,
    THEIRS,
    THIS,
    UNIQUE,
    WITH_FATE,
    YOU,
    YOUR_OPPONENT,
    YOUR_OPPONENTS,
    YOURS,
    Alone,
    HasFavor,
    LowerBid,
    clan,
    count,
    printed_cost,
    trait,
    while_this,
    with_stat,
)
from gorin.rulesets.lcg.words.vocabulary import WORDS_OF_THE_LCG
from tests.language.constructs import CONSTRUCTS
from tests.language.golden import GOLDEN


@pytest.fixture
def v() -> Voice:
    return Voice(WORDS_OF_THE_LCG, "character")


def test_the_examples_in_the_docstrings() -> None:
    assert doctest.testmod(english).failed == 0


ONE: list[tuple[Query, str, str]] = [
    (CHARACTER, "a character", "characters"),
    (EVENT, "an event", "events"),
    (HONORED & CHARACTER, "an honored character", "honored characters"),
    (UNIQUE & CHARACTER, "a unique character", "unique characters"),
    (clan(CRAB) & CHARACTER & YOURS, "a [crab] character you control", "[crab] characters you control"),
    (trait("battle-maiden"), "a Battle-Maiden card", "Battle-Maiden cards"),
    (CHARACTER & AN_OPPONENTS, "a character controlled by an opponent", "characters controlled by an opponent"),
    (CHARACTER & YOUR_OPPONENTS & WITH_FATE, "your opponent's character with 1 or more fate on it", ""),
    (CHARACTER & YOURS - THIS, "another character you control", "other characters you control"),
    (CHARACTER - UNIQUE, "a non-unique character", "non-unique characters"),
    (CHARACTER - (BUSHI | COURTIER), "a non-Bushi or Courtier character", ""),
    (CHARACTER - HOST, "a character other than attached character", ""),
    (CHARACTER - WITH_FATE, "a character with no fate on it", ""),
    (CHARACTER - Alone("attacking"), "a character not attacking alone", ""),
    (CHARACTER - (HONORED & CHARACTER), "a character other than an honored character", ""),
    (CHARACTER | ATTACHMENT, "a character or attachment", "characters or attachments"),
    (CHARACTER | ATTACHMENT | HOLDING, "a character, attachment, or holding", "characters, attachments, or holdings"),
    ((BUSHI | COURTIER) & CHARACTER, "a Bushi or Courtier character", "Bushi or Courtier characters"),
    (EVENT & IN_HAND & YOURS, "an event in your hand", "events in your hand"),
    (IN_HAND & YOUR_OPPONENTS, "a card in your opponent's hand", "cards in your opponent's hand"),
    (IN_DISCARD & ControlledBy(CHOSEN), "a card in that player's discard pile", ""),
    (CHARACTER & IN_PROVINCES & AN_OPPONENTS, "a character in one of an opponent's provinces", ""),
    (CHARACTER & IN_DISCARD, "a character in any discard pile", ""),
    (ATTACHMENT & AttachedTo(THIS), "an attachment on this character", "attachments on this character"),
    (AttachedTo(THIS) & trait("weapon"), "a Weapon attachment on this character", ""),
    (CHARACTER & HostsOf(trait("weapon")), "a character with a Weapon card", ""),
    (CHARACTER & printed_cost("<=", 2), "a character with printed cost 2 or lower", ""),
    (CHARACTER & with_stat("glory", ">=", 2), "a character with glory 2 or higher", ""),
    (
        CHARACTER & with_stat("military", "<", StatOf("military", THIS)),
        "a character with lower [military] skill than this character",
        "",
    ),
    (THIS, "this character", "this character"),
    (THIS & HONORED, "this character if honored", ""),
]


@pytest.mark.parametrize(("q", "one", "many"), ONE)
def test_nouns(v: Voice, q: Query, one: str, many: str) -> None:
    assert v.some(q) == one
    if many:
        assert v.noun(q, plural=True) == many


CLAUSES: list[tuple[Condition, str]] = [
    (CONFLICT, "during a conflict"),
    (while_this(ATTACKING), "while this character is attacking"),
    (Not(while_this(ATTACKING)), "while this character is not attacking"),
    (while_this(HONORED & CHARACTER), "while this character is an honored character"),
    (Exists(CHARACTER & YOURS), "if you control a character"),
    (Exists(THIS & HONORED), "if this character is honored"),
    (Exists(HOST & BUSHI & CHARACTER), "if attached character is a Bushi character"),
    (Exists(CHARACTER & YOUR_OPPONENTS), "if your opponent controls a character"),
    (Exists(EVENT & IN_HAND & YOURS), "if there is an event in your hand in play".replace(" in play", "")),
    (Not(Exists(CHARACTER & YOURS)), "if you do not control a character"),
    (count(CHARACTER & YOURS) >= 2, "if you control 2 or more characters"),
    (count(HOLDING) < 2, "if there are fewer than 2 holdings"),
    (SomeOpponent(count(READY & YOURS) > count(READY & THEIRS)), "if you control more ready cards than an opponent"),
    (SomeOpponent(LowerBid(Them(), YOU)), "if an opponent's honor bid is lower than your"),
    (Both(CONFLICT, HasFavor(YOU)), "during a conflict, if you control the Imperial Favor"),
    (HasFavor(YOU) & HasFavor(YOUR_OPPONENT), "if you control the Imperial Favor and your opponent controls"),
    (Either(HasFavor(YOU), Exists(UNIQUE & YOURS)), "if you control the Imperial Favor or you control a unique card"),
]


@pytest.mark.parametrize(("x", "clause"), CLAUSES)
def test_conditions_as_clauses(v: Voice, x: Condition, clause: str) -> None:
    assert v.when(x).startswith(clause)


def test_numbers(v: Voice) -> None:
    assert Count(CHARACTER & YOURS).english(v) == "the number of characters you control"
    assert (Count(CHARACTER) * 2 + 1).english(v) == "2 times the number of characters plus 1"
    assert StatOf("military", THIS).english(v) == "this character's [military] skill"
    either = IfElse(Exists(BUSHI & YOURS), Num(3), Num(2))
    assert either.english(v) == "3 if you control a Bushi card, otherwise 2"
    assert ControllerOf(THIS).english(v) == "this character's controller"
    assert Limit(2, "round").english(v) == "twice per round"
    assert Limit(5, "game").english(v) == "5 times per game"


def test_small_words() -> None:
    assert [article(x) for x in ("[earth] conflict", "one card", "honored one")] == [
        "an [earth] conflict",
        "a one card",
        "an honored one",
    ]
    assert plural_of("clay") == "clays"
    assert possessive("those players") == "those players'"
    assert does("pass") == "passes"
    assert sentence("[crab] characters bow") == "[crab] characters bow"
    assert listing(["a"]) == "a"
    assert pronouns("that character's skill is that character's", "that character") == "that character's skill is its"
    assert pronouns("bow those cards and discard those cards", "those cards") == "bow those cards and discard them"
    assert Noun().some() == "a card"


def test_a_voice_gives_back_what_it_said_before(v: Voice) -> None:
    with v.saying(picked="that card", them="an opponent"):
        assert (v.picked, v.them) == ("that card", "an opponent")
    assert (v.picked, v.them) == ("it", "that player")


def test_targets_have_names(v: Voice) -> None:
    assert v.some(THAT) == "that card"
    v.targets = ["that character"]
    assert v.some(THAT) == "that character"
    assert v.the(CHARACTER & clan(CRANE)) == "the [crane] character"
    assert v.each(PARTICIPATING & CHARACTER) == "each participating character"


@pytest.mark.parametrize("card", CONSTRUCTS, ids=lambda c: c.name)
def test_golden(card: Card) -> None:
    assert text_of(card) == GOLDEN[card.name]


def test_every_golden_text_has_its_card() -> None:
    assert GOLDEN.keys() == {card.name for card in CONSTRUCTS}
