"""A deck check: every problem at once, in a stable order, with lines and rules; and the numbers beside."""

from __future__ import annotations

import pytest

from gorin.cards.registry import cards
from gorin.decks.banning import CardList
from gorin.decks.checking import Check, check, unreadable
from gorin.decks.files import read
from gorin.decks.problem import Problem
from gorin.decks.writing import as_text
from tests.decks.lists import LCG, SKIRMISH, STRONGHOLD, but, of_clan, precon

CRAB, SMALL = precon("crab"), precon("crab", SKIRMISH)


def checked(text: str, rules: str = STRONGHOLD, *lists: CardList) -> Check:
    return check(read(text, "mine", cards("lcg")), rules, lists)


def test_a_legal_deck() -> None:
    assert checked(as_text(CRAB, cards("lcg"))).as_dict() == {
        "name": "crab",
        "format": "lcg/stronghold",
        "legal": True,
        "clan": "crab",
        "splash": ["crane"],
        "counts": {"dynasty": 40, "conflict": 41, "provinces": 5, "sideboard": 0, "cards": 88},
        "influence": {"used": 10, "allowed": 13},
        "lists": [],
        "problems": [],
    }


def test_without_a_stronghold_nobody_knows_the_influence() -> None:
    found = checked("Rout").as_dict()
    assert found["influence"] == {"used": 0, "allowed": None} and found["clan"] == "" and found["splash"] == []
    assert checked("Clan: crab\nVoice of Honor", SKIRMISH).as_dict()["influence"] == {"used": 2, "allowed": 6}


ALL_WRONG = """Clan: crab
Stronghold: Shiro Nishiyama
Stronghold: Shizuka Toshi
Keeper of Water
Keeper of Air
Provinces
Manicured Garden
The Art of Peace
2 Pilgrimage
Banzai!
Dynasty
4 Eager Scout
Doji Whispere
Doji Whisperer
3 Fine Katana
Conflict
3 Admit Defeat
3 Voice of Honor
Way of the Crane
9 Rout
0 Charge!
Political Rival
"""


def test_every_problem_at_once_in_a_stable_order() -> None:
    lists = CardList("Mine", banned=["Way of the Crane"], restricted=["Rout", "Banzai!"])
    found = checked(ALL_WRONG, STRONGHOLD, lists)
    assert [str(problem) for problem in found.problems] == [
        "Line 10: Banzai! is a conflict card, but stands under Province. [rr.deckbuilding.11]",
        "Line 13: there is no card 'Doji Whispere'; did you mean 'Doji Whisperer'?",
        "Line 15: Fine Katana is a conflict card, but stands under Dynasty. [rr.deckbuilding.3]",
        "Line 21: a deck cannot have 0 copies of Charge!.",
        "A deck has exactly 1 stronghold; this one has 2 (Shiro Nishiyama, Shizuka Toshi). [rr.deckbuilding.1]",
        "A deck has at most 1 role; this one has 2 (Keeper of Water, Keeper of Air). [rr.deckbuilding.2]",
        "A deck has exactly 5 provinces; this one has 4. [rr.deckbuilding.11]",
        "The provinces fill one slot per element; none is left for earth, fire and water. [rr.deckbuilding.12]",
        "The Art of Peace is a Crane province; provinces are Crab or neutral. [rr.deckbuilding.13]",
        "No two provinces share a title; there are 2 of Pilgrimage. [rr.deckbuilding.14]",
        "The dynasty deck has 40 to 45 cards; this one has 5. [rr.deckbuilding.3]",
        "The conflict deck has 40 to 45 cards; this one has 21. [rr.deckbuilding.5]",
        "A deck has at most 3 of Eager Scout; this one has 4. [rr.deckbuilding.8]",
        "A deck has at most 3 of Rout; this one has 9. [rr.deckbuilding.8]",
        "Doji Whisperer is Crane; dynasty cards are Crab or neutral. [rr.deckbuilding.4]",
        "Way of the Crane has no influence cost, so that only Crane decks have it. [rr.influence.2]",
        "The deck has 13 influence; its cards of another clan cost 14. [rr.deckbuilding.7, rr.influence.1]",
        "Way of the Crane is banned by the list 'Mine'. [rr.deckbuilding.15]",
        "A deck has at most 1 card of the restricted list 'Mine'; this one has Rout and Banzai!. "
        "[rr.deckbuilding.9, rr.deckbuilding.10]",
    ]
    lines = [problem.line for problem in found.problems]
    assert lines == [10, 13, 15, 21, 0, 0, 0, 0, 8, 9, 0, 0, 12, 20, 14, 19, 0, 19, 20]
    assert checked(ALL_WRONG, STRONGHOLD, lists).as_dict() == found.as_dict()


def test_problems_as_json() -> None:
    found = checked("Clan: crab\n3x Rout\n", SKIRMISH).as_dict()["problems"]
    assert found == [
        {"text": "The dynasty deck has 30 to 40 cards; this one has 0.", "rules": ["rr.deckbuilding.17"]},
        {"text": "The conflict deck has 30 to 40 cards; this one has 3.", "rules": ["rr.deckbuilding.18"]},
        {"text": "A deck has at most 2 of Rout; this one has 3.", "rules": ["rr.deckbuilding.20"], "line": 2},
    ]


@pytest.mark.parametrize("rules", LCG)
@pytest.mark.parametrize(
    ("heading", "card", "is_"),
    [
        ("Dynasty", "Rout", "a conflict card"),
        ("Conflict", "Eager Scout", "a dynasty card"),
        ("Provinces", "Eager Scout", "a dynasty card"),
        ("Role", "Pilgrimage", "a province"),
        ("Stronghold", "Keeper of Air", "a role"),
        ("Dynasty", "Shizuka Toshi", "a stronghold"),
    ],
)
def test_the_wrong_side(rules: str, heading: str, card: str, is_: str) -> None:
    section = heading.removesuffix("s")
    first = checked(f"Clan: crab\n{heading}\n{card}\n", rules).problems[0]
    assert first.sentence == f"Line 3: {card} is {is_}, but stands under {section}."
    assert first.rules and first.line == 3
    beside = checked(f"Clan: crab\nSideboard\n{card}\n", rules)
    assert not any("stands under" in problem.sentence for problem in beside.problems)


def test_the_lists_that_were_applied() -> None:
    mine, other = CardList("Mine", banned=["Rout", "Nobody"]), CardList("Other", restricted=["Charge!"])
    found = checked(as_text(but(CRAB, Rout=0, Court_Games=3), cards("lcg")), STRONGHOLD, mine, other)
    assert found.legal
    assert found.as_dict()["lists"] == [
        {"name": "Mine", "banned": 2, "restricted": 0, "unknown": ["Nobody"]},
        {"name": "Other", "banned": 0, "restricted": 1, "unknown": []},
    ]
    assert list(map(str, found.lists)) == ["Mine (2 banned, 1 of them not among Gorin's cards)", "Other (1 restricted)"]


def test_a_list_reaches_the_sideboard() -> None:
    text = as_text(but(SMALL, Rout=0, Outwit=2), cards("lcg"), sideboard=(("Rout", 1),))
    found = checked(text, SKIRMISH, CardList("Mine", banned=["Rout"]))
    assert [problem.rules for problem in found.problems] == [("rr.deckbuilding.15",)]
    assert found.counts["sideboard"] == 1 and found.size == 60


def test_a_file_without_a_deck() -> None:
    found = unreadable("deck.txt", SKIRMISH, Problem("deck.txt has no cards."))
    assert not found.legal
    assert found.as_dict().keys() == checked("Rout").as_dict().keys()
    assert found.as_dict()["counts"] == {"dynasty": 0, "conflict": 0, "provinces": 0, "sideboard": 0, "cards": 0}


def test_a_skirmish_deck_is_of_the_clan_it_names() -> None:
    found = checked(as_text(of_clan(but(SMALL, Shizuka_Toshi=1), "crab"), cards("lcg")), SKIRMISH)
    assert found.clan == "crab" and found.splash == ("crane",)
    assert [problem.rules for problem in found.problems] == [("rr.deckbuilding.16",)]
