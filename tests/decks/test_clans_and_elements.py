"""In clan and out of clan, for every clan; one province for every element; restricted cards in every part of a deck."""

from __future__ import annotations

import pytest

from gorin.cards.registry import cards
from gorin.decks.banning import CardList
from gorin.decks.naming import Names
from gorin.rulebook.testing import rule
from gorin.rulesets.base import DeckList
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.words import attachment, character, event, holding, province, stronghold
from tests.decks.lists import SKIRMISH, STRONGHOLD, all_wrong, but, of_clan, precon, wrong

CLANS = ("crab", "crane", "dragon", "lion", "phoenix", "scorpion", "unicorn")
ELEMENTS = ("air", "earth", "fire", "water", "void")
CRAB = precon("crab")


def about(deck: DeckList, rules: str, name: str, *invented: Card) -> list[str]:
    """The rules a card breaks in a deck."""
    return [x.rules[0] for x in all_wrong(deck, rules, *invented) if name in x.sentence]


@rule("rr.clan.2", "rr.clan.3", "rr.clan.4")
@pytest.mark.parametrize("home", CLANS)
def test_the_stronghold_says_which_clan_is_in_clan(home: str) -> None:
    keep = stronghold("Keep", home, strength=1, honor=10, fate=7, influence=10)
    for clan in (*CLANS, "neutral"):
        made = [
            keep, character("Stranger", clan, cost=1), holding("Outpost", clan), province("Field", clan),
            attachment("Gift", clan, cost=0, influence_cost=11), event("Deed", clan, cost=0, influence_cost=-1),
        ]  # fmt: skip
        bare = but(of_clan(CRAB, home), Shiro_Nishiyama=0, Keep=1)
        deck = but(bare, Stranger=1, Outpost=1, Field=1, Gift=1, Deed=1)
        stays = clan in (home, "neutral")
        for name, id in (("Stranger", "4"), ("Outpost", "4"), ("Field", "13")):
            assert (f"rr.deckbuilding.{id}" in about(deck, STRONGHOLD, f"{name} is", *made)) is not stays, (clan, name)
        assert bool(about(deck, STRONGHOLD, "Deed has no influence cost", *made)) is not stays
        costs = [x for x in all_wrong(deck, STRONGHOLD, *made) if "of another clan cost" in x.sentence]
        cheap = [x for x in all_wrong(but(deck, Gift=0), STRONGHOLD, *made) if "of another clan cost" in x.sentence]
        assert (str(costs) != str(cheap)) is not stays, "what is in clan costs no influence"
    others = {x for x in CLANS if "rr.clan.2" in wrong(of_clan(bare, x), STRONGHOLD, *made)}
    assert others == {*CLANS} - {home}


@rule("rr.deckbuilding.4", "rr.deckbuilding.13")
@pytest.mark.parametrize("home", CLANS)
def test_dynasty_cards_and_provinces_are_of_the_strongholds_clan_or_neutral(home: str) -> None:
    keep = stronghold("Keep", home, strength=1, honor=10, fate=7, influence=10)
    for clan in (*CLANS, "neutral"):
        made = [keep, character("Stranger", clan, cost=1), holding("Outpost", clan), province("Field", clan)]
        deck = but(of_clan(CRAB, home), Shiro_Nishiyama=0, Keep=1, Stranger=1, Outpost=1, Field=1)
        for name, id in (("Stranger", "4"), ("Outpost", "4"), ("Field", "13")):
            found = about(deck, STRONGHOLD, f"{name} is", *made)
            assert found == ([] if clan in (home, "neutral") else [f"rr.deckbuilding.{id}"]), (clan, name)


@rule("rr.clan.5")
@pytest.mark.parametrize("home", CLANS)
def test_without_a_stronghold_the_clan_that_was_selected_says_so(home: str) -> None:
    small = of_clan(precon("crab", SKIRMISH), home)
    for clan in (*CLANS, "neutral"):
        made = [character("Stranger", clan, cost=1), event("Deed", clan, cost=0, influence_cost=-1)]
        deck = but(small, Stranger=1, Deed=1)
        stays = clan in (home, "neutral")
        assert about(deck, SKIRMISH, "Stranger is", *made) == ([] if stays else ["rr.deckbuilding.4"])
        assert about(deck, SKIRMISH, "Deed has", *made) == ([] if stays else ["rr.influence.2"])
    assert "rr.clan.5" not in wrong(small, SKIRMISH) and "rr.clan.5" in wrong(of_clan(small, ""), SKIRMISH)


@rule("rr.deckbuilding.12")
@pytest.mark.parametrize("missing", ELEMENTS)
def test_no_element_may_be_without_a_province(missing: str) -> None:
    made = [province(x.title(), "neutral", elements=(x,), strength=4) for x in ELEMENTS]
    made += [province(f"Second {x.title()}", "neutral", elements=(x,)) for x in ELEMENTS]
    bare = DeckList(CRAB.name, CRAB.clan, tuple(x for x in CRAB.cards if cards("lcg")[x[0]].type != "province"))
    four = but(bare, **{x.title(): 1 for x in ELEMENTS if x != missing})
    assert wrong(but(four, **{missing.title(): 1}), STRONGHOLD, *made) == {}
    for other in ELEMENTS:
        found = wrong(but(four, **{f"Second_{other.title()}": 1}), STRONGHOLD, *made)
        if other == missing:
            assert found == {}
        else:
            assert found == {
                "rr.deckbuilding.12": f"The provinces fill one slot per element; none is left for {missing}."
            }


@rule("rr.deckbuilding.9")
@pytest.mark.parametrize("one", ["Scout", "Blade", "Field"])
@pytest.mark.parametrize("other", ["Scout", "Blade", "Field"])
def test_one_restricted_card_over_dynasty_deck_conflict_deck_and_provinces(one: str, other: str) -> None:
    made = {
        "Scout": character("Scout", "crab", cost=1),
        "Blade": attachment("Blade", "crab", cost=1),
        "Field": province("Field", "neutral", elements=("air",)),
    }
    restricted = CardList("Mine", restricted=list(made))
    names = Names({**cards("lcg"), **made})
    found = restricted.problems(tuple({one: 1, other: 1}.items()), STRONGHOLD, names)
    assert bool(list(found)) is (one != other)
