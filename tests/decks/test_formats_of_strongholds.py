"""Decks are built alike in every format that has strongholds: in Stronghold, Enlightenment and Team Conquest."""

from __future__ import annotations

import pytest

from gorin.cards.registry import cards
from gorin.decks.banning import CardList
from gorin.decks.naming import Names
from gorin.rulebook.testing import rule
from gorin.rulesets.base import DeckList
from gorin.rulesets.lcg.words import attachment, character, event, province
from tests.decks.lists import STRONGHOLD, but, precon, wrong

CRAB = precon("crab")
EVERY = (STRONGHOLD, "lcg/enlightenment", "lcg/team-conquest")
everywhere = pytest.mark.parametrize("rules", EVERY)


@rule("rr.deckbuilding.1")
@everywhere
def test_exactly_one_stronghold(rules: str) -> None:
    assert wrong(CRAB, rules) == {}
    assert "rr.deckbuilding.1" in wrong(but(CRAB, Shiro_Nishiyama=0), rules)
    assert "rr.deckbuilding.1" in wrong(but(CRAB, Shizuka_Toshi=1), rules)


@rule("rr.deckbuilding.2")
@everywhere
def test_one_role_or_none(rules: str) -> None:
    assert wrong(but(CRAB, Keeper_of_Water=0), rules) == {}
    assert wrong(but(CRAB, Keeper_of_Air=1), rules).keys() == {"rr.deckbuilding.2"}


@pytest.mark.parametrize(
    ("name", "id"),
    [
        pytest.param("Eager Scout", "rr.deckbuilding.3", marks=rule("rr.deckbuilding.3")),
        pytest.param("Fine Katana", "rr.deckbuilding.5", marks=rule("rr.deckbuilding.5")),
    ],
)
@everywhere
def test_forty_to_forty_five_cards(name: str, id: str, rules: str) -> None:
    dynasty = id.endswith("3")
    plain = (character if dynasty else event)("Plain Card", "neutral", influence_cost=0, deck_limit=9)
    others = (40 if dynasty else 41) - 3
    for size, legal in ((39, False), (40, True), (45, True), (46, False)):
        deck = but(CRAB, **{name.replace(" ", "_"): 0, "Plain_Card": size - others})
        assert (id not in wrong(deck, rules, plain)) is legal, size


@rule("rr.deckbuilding.7")
@everywhere
def test_influence_is_what_the_stronghold_gives_and_the_role(rules: str) -> None:
    assert wrong(but(CRAB, Admit_Defeat=1), rules) == {}, "12 of 13"
    assert wrong(but(CRAB, Admit_Defeat=2), rules).keys() == {"rr.deckbuilding.7"}, "14 of 13"
    assert wrong(but(CRAB, Admit_Defeat=1, Keeper_of_Water=0), rules).keys() == {"rr.deckbuilding.7"}, "12 of 10"


@rule("rr.deckbuilding.8")
@everywhere
def test_three_copies_by_title_over_both_decks(rules: str) -> None:
    lord = character("Lord", "crab", cost=1)
    sword = attachment("Lord's Blade", "crab", cost=1, title="Lord")
    assert wrong(but(CRAB, **{"Lord": 2, "Lord's_Blade": 1}), rules, lord, sword) == {}
    assert wrong(but(CRAB, **{"Lord": 2, "Lord's_Blade": 2}), rules, lord, sword).keys() == {"rr.deckbuilding.8"}
    for name in ("Rout", "Eager_Scout"):
        assert wrong(but(CRAB, **{name: 4}), rules).keys() == {"rr.deckbuilding.8"}


@rule("rr.deckbuilding.9", "rr.deckbuilding.10")
@everywhere
def test_one_restricted_title_in_as_many_copies_as_ever(rules: str) -> None:
    names = Names(cards("lcg"))
    restricted = CardList("Mine", restricted=["Rout", "Banzai!", "Defend the Wall"])
    assert list(restricted.problems((("Rout", 3),), rules, names)) == []
    for other in ("Banzai!", "Defend the Wall"):  # another event, a province
        (problem,) = restricted.problems((("Rout", 3), (other, 1)), rules, names)
        assert problem.rules == ("rr.deckbuilding.9", "rr.deckbuilding.10")


@rule("rr.deckbuilding.11", "rr.deckbuilding.12")
@everywhere
def test_five_provinces_one_of_each_element(rules: str) -> None:
    assert "rr.deckbuilding.11" in wrong(but(CRAB, Pilgrimage=1), rules)
    assert "rr.deckbuilding.11" in wrong(but(CRAB, Shameful_Display=0), rules)
    made = [province(x.title(), "neutral", elements=(x,)) for x in ("air", "earth", "fire", "water", "void")]
    made.append(province("Peak", "neutral", elements=("air",)))
    bare = DeckList(CRAB.name, CRAB.clan, tuple(x for x in CRAB.cards if cards("lcg")[x[0]].type != "province"))
    four = but(bare, Air=1, Earth=1, Fire=1, Water=1)
    assert wrong(but(four, Void=1), rules, *made) == {}
    assert wrong(but(four, Peak=1), rules, *made).keys() == {"rr.deckbuilding.12"}


@rule("rr.deckbuilding.13", "rr.deckbuilding.14")
@everywhere
def test_provinces_of_the_clan_or_neutral_and_no_title_twice(rules: str) -> None:
    foreign = but(CRAB, Manicured_Garden=0, The_Art_of_Peace=1)
    assert wrong(foreign, rules).keys() == {"rr.deckbuilding.13"}
    assert "rr.deckbuilding.14" in wrong(but(CRAB, Manicured_Garden=2, Shameful_Display=0), rules)
