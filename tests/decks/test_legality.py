"""Whether a deck is legal, rule by rule, and that every problem is said at once."""

from __future__ import annotations

import pytest

from gorin.cards.registry import cards
from gorin.decks.precons import every_precon
from gorin.rulebook import find
from gorin.rulebook.testing import rule
from gorin.rulesets.base import DeckList
from gorin.rulesets.lcg.words import Keyword, attachment, character, event, province, role, stronghold
from tests.decks.lists import LCG, SKIRMISH, STRONGHOLD, all_wrong, but, of_clan, precon, wrong

CRAB, CRANE = precon("crab"), precon("crane")


@pytest.mark.parametrize("rules", LCG)
def test_every_precon_is_legal(rules: str) -> None:
    for deck in every_precon(rules):
        assert all_wrong(deck, rules) == []


@pytest.mark.parametrize("deck", every_precon(STRONGHOLD), ids=lambda deck: str(deck.name))
def test_every_stronghold_precon_has_a_role(deck: DeckList) -> None:
    assert [cards("lcg")[name].type for name, _ in deck.cards].count("role") == 1


@rule("rr.deckbuilding.1")
def test_exactly_one_stronghold() -> None:
    assert wrong(but(CRAB, Shiro_Nishiyama=0, Political_Rival=0, Voice_of_Honor=0, Defend_the_Wall=1)) == {
        "rr.deckbuilding.1": "A deck has exactly 1 stronghold; this one has 0.",
        "rr.deckbuilding.5": "The conflict deck has 40 to 45 cards; this one has 36.",
    }
    two = wrong(but(CRAB, Shizuka_Toshi=1))
    assert two["rr.deckbuilding.1"].endswith("this one has 2 (Shiro Nishiyama, Shizuka Toshi).")


@rule("rr.clan.2")
def test_the_stronghold_sets_the_clan() -> None:
    assert wrong(of_clan(CRAB, "crane")) == {
        "rr.clan.2": "The deck says its clan is Crane, but its stronghold Shiro Nishiyama is Crab."
    }
    assert wrong(of_clan(CRAB, "")) == {}


@rule("rr.deckbuilding.2")
def test_one_role_or_none() -> None:
    lean = but(CRAB, Keeper_of_Water=0)
    assert wrong(lean) == {}
    two = wrong(but(CRAB, Keeper_of_Air=1))
    assert two == {"rr.deckbuilding.2": "A deck has at most 1 role; this one has 2 (Keeper of Water, Keeper of Air)."}


@pytest.mark.parametrize(
    ("name", "id"),
    [
        pytest.param("Eager Scout", "rr.deckbuilding.3", marks=rule("rr.deckbuilding.3")),
        pytest.param("Fine Katana", "rr.deckbuilding.5", marks=rule("rr.deckbuilding.5")),
    ],
)
def test_forty_to_forty_five_cards(name: str, id: str) -> None:
    plain = (character if id.endswith("3") else event)("Plain Card", "neutral", influence_cost=0, deck_limit=9)
    side = 40 if id.endswith("3") else 41
    for size in (39, 40, 45, 46):
        fill = size - (side - 3)
        deck = but(CRAB, **{name.replace(" ", "_"): 0, "Plain_Card": fill})
        assert (id in wrong(deck, STRONGHOLD, plain)) is (size in (39, 46)), size


@rule("rr.deckbuilding.4", "rr.clan.3", "rr.clan.4")
def test_dynasty_cards_are_in_clan_or_neutral() -> None:
    assert wrong(but(CRAB, Eager_Scout=0, Doji_Whisperer=3)) == {
        "rr.deckbuilding.4": "Doji Whisperer is Crane; dynasty cards are Crab or neutral."
    }
    assert wrong(but(CRAB, Eager_Scout=0, Otomo_Courtier=3)) == {}


@rule("rr.deckbuilding.6")
def test_conflict_cards_come_from_one_other_clan() -> None:
    lions = event("Roar", "lion", cost=0, influence_cost=1)
    mixed = wrong(but(CRAB, Roar=1), STRONGHOLD, lions)
    assert mixed == {
        "rr.deckbuilding.6": "Conflict cards may come from one other clan; these come from Crane and Lion."
    }
    assert wrong(but(CRAB, Political_Rival=0, Voice_of_Honor=1, Roar=3), STRONGHOLD, lions).keys() == mixed.keys()
    assert wrong(but(CRAB, Political_Rival=0, Voice_of_Honor=0, Roar=3, Court_Games=3), STRONGHOLD, lions) == {}


@rule("rr.deckbuilding.7")
def test_influence_is_what_the_stronghold_and_the_role_give() -> None:
    assert wrong(but(CRAB, Admit_Defeat=1)) == {}  # 12 of 13
    assert wrong(but(CRAB, Admit_Defeat=2)) == {
        "rr.deckbuilding.7": "The deck has 13 influence; its cards of another clan cost 14."
    }
    assert wrong(but(CRAB, Admit_Defeat=1, Keeper_of_Water=0)) == {
        "rr.deckbuilding.7": "The deck has 10 influence; its cards of another clan cost 12."
    }


@rule("rr.influence.1")
def test_every_copy_costs_its_influence() -> None:
    dear = event("Dear Card", "crane", cost=0, influence_cost=5)
    lean = but(CRAB, Political_Rival=0, Voice_of_Honor=0, Court_Games=3)
    assert wrong(but(lean, Dear_Card=2), STRONGHOLD, dear) == {}
    (problem,) = all_wrong(but(lean, Dear_Card=3), STRONGHOLD, dear)
    assert "cost 15" in problem.sentence and "rr.influence.1" in problem.rules


@rule("rr.influence.2")
def test_a_card_without_influence_cost_cannot_be_bought() -> None:
    assert wrong(but(CRAB, Way_of_the_Crane=1)) == {
        "rr.influence.2": "Way of the Crane has no influence cost, so that only Crane decks have it."
    }


@rule("rr.deckbuilding.8")
def test_three_copies_of_a_title_over_both_decks() -> None:
    assert wrong(but(CRAB, Rout=4)) == {"rr.deckbuilding.8": "A deck has at most 3 of Rout; this one has 4."}
    assert wrong(but(CRAB, Eager_Scout=4)) == {
        "rr.deckbuilding.8": "A deck has at most 3 of Eager Scout; this one has 4."
    }


@rule("rr.deck-limits.1")
def test_a_lower_limit_per_deck() -> None:
    rare = attachment("Rare Blade", "crab", cost=1, deck_limit=1)
    assert wrong(but(CRAB, Rare_Blade=1), STRONGHOLD, rare) == {}
    assert wrong(but(CRAB, Rare_Blade=2), STRONGHOLD, rare) == {
        "rr.deck-limits.1": "A deck has at most 1 of Rare Blade; this one has 2."
    }
    skirmish = but(precon("crab", SKIRMISH), Rare_Blade=2)
    assert wrong(skirmish, SKIRMISH, rare).keys() == {"rr.deck-limits.1"}


@rule("rr.deck-limits.2")
def test_a_higher_limit_per_deck() -> None:
    many = character("Ashigaru", "crab", cost=0, deck_limit=5)
    assert wrong(but(CRAB, Ashigaru=5), STRONGHOLD, many) == {}
    assert wrong(but(precon("crab", SKIRMISH), Ashigaru=5), SKIRMISH, many) == {}


@rule("rr.deckbuilding.11")
def test_exactly_five_provinces() -> None:
    assert wrong(but(CRAB, Pilgrimage=1)) == {"rr.deckbuilding.11": "A deck has exactly 5 provinces; this one has 6."}
    assert "rr.deckbuilding.11" in wrong(but(CRAB, Shameful_Display=0))


@rule("rr.deckbuilding.12")
def test_one_province_per_element() -> None:
    made = [
        province(e.title(), "neutral", elements=(e,), strength=4) for e in ("air", "earth", "fire", "water", "void")
    ]
    made += [
        province("Two Springs", "neutral", elements=("earth", "void")),
        province("Peak", "neutral", elements=("air",)),
    ]
    bare = DeckList(CRAB.name, CRAB.clan, tuple(x for x in CRAB.cards if cards("lcg")[x[0]].type != "province"))
    four = but(bare, Air=1, Earth=1, Fire=1, Water=1)
    assert wrong(but(four, Void=1), STRONGHOLD, *made) == {}
    assert wrong(but(four, Two_Springs=1), STRONGHOLD, *made) == {}
    assert wrong(but(four, Peak=1), STRONGHOLD, *made) == {
        "rr.deckbuilding.12": "The provinces fill one slot per element; none is left for void."
    }
    assert wrong(but(four, Peak=1, Keeper_of_Water=0, Seeker_of_Air=1), STRONGHOLD, *made) == {}
    assert wrong(but(four, Peak=1, Keeper_of_Water=0, Seeker_of_Fire=1), STRONGHOLD, *made) != {}


@rule("rr.deckbuilding.13")
def test_provinces_are_in_clan_or_neutral() -> None:
    assert wrong(but(CRAB, Manicured_Garden=0, The_Art_of_Peace=1)) == {
        "rr.deckbuilding.13": "The Art of Peace is a Crane province; provinces are Crab or neutral."
    }


@rule("rr.deckbuilding.14")
def test_no_two_provinces_share_a_title() -> None:
    twice = wrong(but(CRAB, Manicured_Garden=2, Shameful_Display=0))
    assert twice["rr.deckbuilding.14"] == "No two provinces share a title; there are 2 of Manicured Garden."


@rule("rr.role-cards.4")
def test_cards_for_one_role_only() -> None:
    secret = event("Keeper's Secret", "neutral", cost=0, influence_cost=0, role_only="keeper")
    assert wrong(but(CRAB, **{"Keeper's_Secret": 1}), STRONGHOLD, secret) == {}
    for deck in (but(CRAB, Keeper_of_Water=0), but(CRAB, Keeper_of_Water=0, Seeker_of_Water=1)):
        assert wrong(but(deck, **{"Keeper's_Secret": 1}), STRONGHOLD, secret) == {
            "rr.role-cards.4": "Keeper's Secret is for decks with a Keeper role only."
        }
    assert wrong(but(precon("crab", SKIRMISH), **{"Keeper's_Secret": 1}), SKIRMISH, secret).keys() == {
        "rr.role-cards.4"
    }


@rule("rr.rally.4", "rr.rally.5", "rr.rally.6")
def test_rally_cards_count_only_toward_the_most() -> None:
    rally = character("Drummer", "crab", Keyword("rally"), cost=1, deck_limit=9)
    assert wrong(but(CRAB, Drummer=5), STRONGHOLD, rally) == {}
    assert wrong(but(CRAB, Drummer=6), STRONGHOLD, rally).keys() == {"rr.deckbuilding.3"}
    assert wrong(but(CRAB, Eager_Scout=0, Drummer=5), STRONGHOLD, rally) == {
        "rr.rally.4": "The dynasty deck has at least 40 cards without rally; this one has 37, and 5 with it."
    }


@rule("rr.open-rally-skirmish-cap.1")
def test_up_to_ten_rally_cards_in_skirmish() -> None:
    rally = character("Drummer", "crab", Keyword("rally"), cost=1, deck_limit=10)
    small = precon("crab", SKIRMISH)
    assert wrong(but(small, Drummer=10), SKIRMISH, rally) == {}
    more = character("Drummer", "crab", Keyword("rally"), cost=1, deck_limit=11)
    assert wrong(but(small, Drummer=11), SKIRMISH, more).keys() == {"rr.deckbuilding.17"}, "no eleventh"
    (problem,) = all_wrong(but(small, Eager_Scout=0, Drummer=10), SKIRMISH, rally)
    assert "rr.open-rally-skirmish-cap.1" in problem.rules


@rule("rr.deckbuilding.16")
def test_no_stronghold_role_or_province_in_skirmish() -> None:
    small = precon("crab", SKIRMISH)
    for name in ("Shiro_Nishiyama", "Keeper_of_Air", "Pilgrimage"):
        (problem,) = all_wrong(but(small, **{name: 1}), SKIRMISH)
        assert problem.rules == ("rr.deckbuilding.16",) and problem.sentence.endswith(f"{name.replace('_', ' ')}.")


@pytest.mark.parametrize(
    ("id", "make"),
    [
        pytest.param("rr.deckbuilding.17", character, marks=rule("rr.deckbuilding.17")),
        pytest.param("rr.deckbuilding.18", event, marks=rule("rr.deckbuilding.18")),
    ],
)
def test_thirty_to_forty_cards_in_skirmish(id: str, make: object) -> None:
    plain = make("Plain Card", "neutral", influence_cost=0, deck_limit=20)  # type: ignore[operator]
    gone = {"Eager_Scout": 0} if id.endswith("17") else {"Rout": 0}
    for size in (29, 30, 40, 41):
        deck = but(precon("crab", SKIRMISH), **gone, Plain_Card=size - 28)
        assert (id in wrong(deck, SKIRMISH, plain)) is (size in (29, 41)), size


@rule("rr.deckbuilding.19")
def test_six_influence_in_skirmish() -> None:
    small = precon("crab", SKIRMISH)  # spends 6
    assert wrong(but(small, Steward_of_Law=1), SKIRMISH) == {
        "rr.deckbuilding.19": "The deck has 6 influence; its cards of another clan cost 7."
    }


@rule("rr.deckbuilding.20")
def test_two_copies_of_a_title_in_skirmish() -> None:
    assert wrong(but(precon("crab", SKIRMISH), Rout=3), SKIRMISH) == {
        "rr.deckbuilding.20": "A deck has at most 2 of Rout; this one has 3."
    }


@rule("rr.clan.5")
def test_a_skirmish_deck_is_judged_by_the_clan_it_names() -> None:
    small = precon("crab", SKIRMISH)
    assert wrong(of_clan(small, ""), SKIRMISH) == {"rr.clan.5": "A skirmish deck names its clan; this one does not."}
    assert "rr.deckbuilding.4" in wrong(of_clan(small, "crane"), SKIRMISH)


def test_all_problems_are_said_at_once() -> None:
    found = wrong(but(CRAB, Shiro_Nishiyama=2, Keeper_of_Air=1, Pilgrimage=2, Rout=9, Doji_Whisperer=1, Levy=2))
    assert found.keys() >= {f"rr.deckbuilding.{n}" for n in (1, 2, 4, 5, 8, 11, 14)}
    assert all(find(id) for id in found)


def test_a_card_nobody_knows() -> None:
    (problem,) = all_wrong(but(CRAB, Crab_Rave=1))
    assert str(problem) == "There is no card 'Crab Rave'."


def test_a_stronghold_of_another_clan_makes_another_deck() -> None:
    keep = stronghold("Kyūden Test", "crab", honor=10, fate=7, influence=0, strength=3)
    poor = role("Plain Role", "neutral", traits=("keeper",))
    deck = but(CRAB, Shiro_Nishiyama=0, Keeper_of_Water=0, Plain_Role=1, **{"Kyūden_Test": 1})
    assert wrong(deck, STRONGHOLD, keep, poor) == {
        "rr.deckbuilding.7": "The deck has 0 influence; its cards of another clan cost 10."
    }


@rule("rr.neutral.1")
@pytest.mark.parametrize("deck", [CRAB, CRANE], ids=["crab", "crane"])
def test_neutral_cards_are_legal_in_every_deck_and_cost_no_influence(deck: DeckList) -> None:
    more = but(deck, Good_Omen=3, Fallen_in_Battle=3, Contingency_Plan=3)
    found = {rule_id for rule_id in wrong(more) if rule_id != "rr.deckbuilding.5"}  # only the size may be wrong now
    assert found == set()


@rule("rr.provinces.9")
def test_a_province_of_several_elements_fills_one_slot_of_them() -> None:
    """Whichever is needed: the slots are filled as well as they can be, not one after another."""
    both = province("Two Springs", "neutral", elements=("air", "void"), strength=3)
    other = province("Three Winds", "neutral", elements=("air", "fire", "water"), strength=3)
    void = next(n for n, _ in CRAB.cards if "void" in cards("lcg")[n].elements)
    fire = next(n for n, _ in CRAB.cards if "fire" in cards("lcg")[n].elements)
    air = next(n for n, _ in CRAB.cards if "air" in cards("lcg")[n].elements)

    def without(*gone: str) -> DeckList:
        return DeckList(CRAB.name, CRAB.clan, tuple(x for x in CRAB.cards if x[0] not in gone))

    assert wrong(but(without(void), Two_Springs=1), STRONGHOLD, both) == {}
    assert wrong(but(without(air), Two_Springs=1), STRONGHOLD, both) == {}
    assert wrong(but(without(air, void), Two_Springs=1, Three_Winds=1), STRONGHOLD, both, other) == {}
    assert wrong(but(without(fire, void), Two_Springs=1, Three_Winds=1), STRONGHOLD, both, other) == {}
    (problem,) = all_wrong(but(without(fire), Two_Springs=1), STRONGHOLD, both)
    assert problem.sentence == "The provinces fill one slot per element; none is left for fire."
    assert problem.rules == ("rr.deckbuilding.12", "rr.provinces.9")
    assert "rr.deckbuilding.11" in wrong(but(without(air, void), Two_Springs=1), STRONGHOLD, both)  # not two slots


@rule("rr.shadowlands.1")
@pytest.mark.parametrize("rules", LCG)
def test_shadowlands_cards_are_in_no_deck(rules: str) -> None:
    oni = event("Oni's Roar", "shadowlands", cost=0, influence_cost=0)
    found = wrong(but(precon("crab", rules), **{"Oni's_Roar": 1}), rules, oni)
    assert found["rr.shadowlands.1"] == "Oni's Roar is a Shadowlands card; those are for cooperative play only."
    keep = stronghold("Pit of Fu Leng", "shadowlands", honor=10, fate=7, influence=10, strength=3)
    assert "rr.shadowlands.1" in wrong(but(CRAB, Shiro_Nishiyama=0, Pit_of_Fu_Leng=1), STRONGHOLD, keep)


@rule("rr.deckbuilding.8", "rr.deckbuilding.20")
def test_versions_of_a_title_count_together() -> None:
    young = character("Lord", "crab", cost=1)
    old = character("Lord (2)", "crab", cost=1, title="Lord")
    sword = attachment("Lord's Blade", "crab", cost=1, title="Lord")
    both = (young, old, sword)
    assert wrong(but(CRAB, **{"Lord": 1, "Lord_(2)": 1, "Lord's_Blade": 1}), STRONGHOLD, *both) == {}
    assert wrong(but(CRAB, **{"Lord": 1, "Lord_(2)": 1, "Lord's_Blade": 2}), STRONGHOLD, *both) == {
        "rr.deckbuilding.8": "A deck has at most 3 of Lord; this one has 4."
    }
    small = precon("crab", SKIRMISH)
    assert wrong(but(small, **{"Lord": 1, "Lord's_Blade": 1}), SKIRMISH, *both) == {}
    for three in ({"Lord": 2, "Lord_(2)": 1}, {"Lord": 1, "Lord_(2)": 1, "Lord's_Blade": 1}):
        assert wrong(but(small, **three), SKIRMISH, *both) == {
            "rr.deckbuilding.20": "A deck has at most 2 of Lord; this one has 3."
        }


@rule("rr.deck-limits.1")
def test_a_version_with_a_limit_of_its_own() -> None:
    young = character("Lord", "crab", cost=1)
    rare = character("Lord (2)", "crab", cost=1, title="Lord", deck_limit=1)
    assert wrong(but(CRAB, **{"Lord": 2, "Lord_(2)": 1}), STRONGHOLD, young, rare) == {}
    assert wrong(but(CRAB, **{"Lord": 1, "Lord_(2)": 2}), STRONGHOLD, young, rare) == {
        "rr.deck-limits.1": "A deck has at most 1 of Lord (2); this one has 2."
    }


@rule("rr.deckbuilding.14")
def test_versions_of_a_province_share_a_title() -> None:
    again = province("Shameful Display (2)", "neutral", elements=("void",), title="Shameful Display")
    found = wrong(but(CRAB, **{"Shameful_Display_(2)": 1}), STRONGHOLD, again)
    assert found["rr.deckbuilding.14"] == "No two provinces share a title; there are 2 of Shameful Display."


def test_gigantic_numbers_are_counted_not_laid_out() -> None:
    found = wrong(but(CRAB, Pilgrimage=10**12, Rout=10**15))
    assert found["rr.deckbuilding.14"].endswith(f"there are {10**12} of Pilgrimage.")
    assert found["rr.deckbuilding.8"].endswith(f"this one has {10**15}.")


def test_of_two_roles_one_counts() -> None:
    assert "rr.deckbuilding.7" not in wrong(but(CRAB, Keeper_of_Air=1))
    assert "has 13 influence" in wrong(but(CRAB, Keeper_of_Air=1, Admit_Defeat=2))["rr.deckbuilding.7"]
