"""Building decks, and reading them as players write them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gorin.cards.registry import cards
from gorin.decks.files import read
from gorin.decks.precons import precons
from gorin.rulebook.testing import rule
from gorin.rulesets.base import DeckList
from gorin.rulesets.ccg.card import Card
from gorin.rulesets.ccg.deckbuilding import CcgDecks, faults
from gorin.rulesets.ccg.editions import EMPEROR, SAMURAI
from gorin.rulesets.ccg.rules import Ccg
from gorin.rulesets.ccg.words import CRAB, MoreCopies, holding, item, personality
from gorin.rulesets.ccg.words.deckbuilding import NotCounted
from tests.ccg.tables import ALL

OLD = Card("Old Sword", "item", pack="samurai")
SOUL = personality("Young", CRAB, force=1, chi=1, cost=1, personal_honor=1, keywords="soul of plain guard experienced")
OWN = Card("My Sword", "item", pack="my-cards")
RELIC = item("Relic - exp", force=1, chi=1, cost=1, focus=1, keywords="unique")
RELIC_0 = item("Relic", force=1, chi=1, cost=1, focus=1, keywords="unique")
KEEP_2 = holding("Border Keep - exp", cost=0, keywords="unique")
DOJO = Card("Dojo", "stronghold", CRAB, strength=6, gold=5, honor=5, text=(MoreCopies(4, 2),))
KNOWN = {**ALL, **{x.name: x for x in (OLD, OWN, SOUL, RELIC, RELIC_0, KEEP_2, DOJO)}}


def deck(**changes: int) -> list[tuple[str, tuple[str, ...]]]:
    """What is wrong with the Crab deck after changes: cards' names with _ for a space, and how many there are."""
    counts = dict(next(x for x in precons("ccg/emperor") if x.name == "crab").cards)
    for name, n in changes.items():
        counts[name.replace("__", " - ").replace("_", " ")] = n
    listed = DeckList("d", "crab", tuple((name, n) for name, n in counts.items() if n))
    return [(fault.says, fault.rules) for fault in faults(listed, EMPEROR, KNOWN)]


@rule("emp.the-cards.2", "emp.stronghold.1")
def test_the_decks_that_come_with_gorin_are_legal() -> None:
    for listed in precons("ccg/emperor"):
        assert faults(listed, EMPEROR, cards("ccg")) == []
        sides = {cards("ccg")[name].side for name, _ in listed.cards}
        assert sides == {"", "dynasty", "fate"}


@rule("emp.the-cards.1", "emp.deck-construction.3")
def test_one_stronghold_and_the_starting_holdings() -> None:
    assert deck(The_Aerie=1) == [("A play deck has 1 Stronghold, not 2.", ("emp.the-cards.1",))]
    wrong = deck(Border_Keep=2)
    assert wrong[0][0] == "A play deck has 1 Border Keep, not 2."
    assert deck(Bamboo_Harvesters=0)[0][0] == "A play deck has 1 Bamboo Harvesters, not 0."


@rule("emp.deck-construction.4")
def test_the_version_of_a_starting_holding_is_chosen() -> None:
    assert deck(Border_Keep=0, Border_Keep__exp=1) == []


@rule("emp.deck-construction.1", "emp.deck-construction.2")
def test_forty_cards_in_each_deck_not_counting_what_starts_in_play() -> None:
    wrong = deck(Block_Supply_Lines=0)
    assert wrong == [
        ("The Fate deck has 37 cards; it needs at least 40.", ("emp.deck-construction.1", "emp.deck-construction.2"))
    ]
    assert deck(Hida_Horu=0)[0][0] == "The Dynasty deck has 39 cards; it needs at least 40."


@rule("emp.deck-construction.8", "emp.deck-construction.9", "emp.whats-new.3")
def test_three_copies_or_one_if_unique_and_events_like_the_rest() -> None:
    assert deck(Focus=4)[0] == ("A deck has at most 3 copies of Focus, not 4.", ("emp.deck-construction.8",))
    assert deck(Hida_Kisada=2)[0] == (
        "A deck has at most 1 copy of Hida Kisada (Unique), not 2.",
        ("emp.deck-construction.9",),
    )
    assert deck(Delayed_Arrival=3) == []
    assert deck(Delayed_Arrival=4)[0][1] == ("emp.deck-construction.8",)


@rule("emp.deck-construction.10", "emp.experienced.2", "emp.experienced.11")
def test_one_each_of_versions_with_different_experience() -> None:
    assert deck(Plain_Hero=1, Plain_Hero__exp=1) == []
    assert deck(Relic=1, Relic__exp=1) == []
    wrong = deck(Plain_Hero=1, Plain_Hero__exp=2)
    assert wrong == [
        (
            "With other versions of Plain Hero, a deck has 1 Plain Hero - exp, not 2.",
            ("emp.deck-construction.10", "emp.experienced.2"),
        )
    ]


@rule("emp.soul-of.1")
def test_a_soul_counts_as_the_older_personality() -> None:
    assert deck(Plain_Guard=2, Young=2)[0] == (
        "A deck has at most 3 copies of Plain Guard, not 4.",
        ("emp.deck-construction.8",),
    )


@rule("emp.deck-construction.11")
def test_a_stronghold_may_allow_more_copies() -> None:
    at_home = {"Yasuki_Palaces__exp": 0, "Dojo": 1}
    assert deck(**at_home, Block_Supply_Lines=4) == []
    assert deck(**at_home, Block_Supply_Lines=4, Incapacitated=4) == []
    three = deck(**at_home, Block_Supply_Lines=4, Incapacitated=4, Hidden_Defenses=4)
    assert [rules for _, rules in three] == [("emp.deck-construction.8",)], "only two titles"
    assert deck(**at_home, Block_Supply_Lines=5)[0][1] == ("emp.deck-construction.8",)
    assert deck(**at_home, Focus=4)[0][1] == ("emp.deck-construction.8",), "it has no Battle ability"
    assert deck(Block_Supply_Lines=4)[0][1] == ("emp.deck-construction.8",), "another Stronghold says nothing"


@rule("emp.deck-construction.5")
def test_every_card_is_of_the_edition() -> None:
    assert deck(Old_Sword=1) == [("Old Sword is no card of this edition.", ("emp.deck-construction.5",))]
    assert deck(My_Sword=1) == [], "a card of one's own bears whatever its author likes"


def test_a_card_nobody_knows() -> None:
    assert deck(Nonsense=1)[0][0] == "There is no card called 'Nonsense'."


@pytest.mark.parametrize("line", ["1 Yasuki Palaces - exp", "1x yasuki palaces - exp"])
def test_decks_as_players_write_them(line: str) -> None:
    text = f"# Stronghold\n{line}\n# Dynasty\n3 Hida Bushotsu\n# Fate\n2 Focus\n"
    got = read(text, "mine", cards("ccg"))
    assert not got.problems
    assert dict(got.deck.cards) == {"Yasuki Palaces - exp": 1, "Hida Bushotsu": 3, "Focus": 2}
    assert got.deck.clan == "crab"


# --- Samurai Edition ------------------------------------------------------------------------------------------------

OMEN = Card("Omen", "event", pack="samurai")
CIRCLE = Card("Circle", "ring", focus=5, pack="samurai")
LIGHT = personality("Light Foot", CRAB, NotCounted(), force=1, chi=1, cost=1, personal_honor=1)
HERO_0 = personality("Twin", CRAB, force=1, chi=1, cost=1, personal_honor=1)
HERO_1 = personality("Twin - exp", CRAB, force=2, chi=2, cost=2, personal_honor=1, keywords="unique")
NEWER = {x.name: x for x in (OMEN, CIRCLE, LIGHT, HERO_0, HERO_1)}


def samurai_deck(**changes: int) -> list[tuple[str, tuple[str, ...]]]:
    """The same for the Crab deck of Samurai Edition, with the rules that it cites."""
    counts = dict(next(x for x in precons("ccg/samurai") if x.name == "crab").cards)
    for name, n in changes.items():
        counts[name.replace("__", " - ").replace("_", " ")] = n
    listed = DeckList("d", "crab", tuple((name, n) for name, n in counts.items() if n))
    invented = {name: replace(x, pack="mine") for name, x in {**KNOWN, **NEWER}.items() if name not in cards("ccg")}
    known = {**KNOWN, **invented}
    return [(fault.says, fault.rules) for fault in CcgDecks(SAMURAI).faults(listed, known)]


@rule("sam.deck-construction.1", "sam.deck-construction.7")
def test_a_stronghold_and_two_decks_of_forty() -> None:
    assert samurai_deck() == []
    home = next(name for name, _ in precons("ccg/samurai")[0].cards if cards("ccg")[name].type == "stronghold")
    assert samurai_deck(**{home.replace(" ", "_"): 0})[0][1] == ("sam.deck-construction.1",)
    assert samurai_deck(Dojo=1)[0] == ("A play deck has 1 Stronghold, not 2.", ("sam.deck-construction.1",))
    for side in ("dynasty", "fate"):
        mine = [(x, n) for x, n in precons("ccg/samurai")[0].cards if cards("ccg")[x].side == side]
        spare = sum(n for _, n in mine) - 40
        taken, gone = {}, 0
        for x, n in mine:
            if gone <= spare:
                taken[x.replace(" - ", "__").replace(" ", "_")] = 0
                gone += n
        says, rules = samurai_deck(**taken)[0]
        assert says.startswith(f"The {side.capitalize()} deck has") and "sam.deck-construction.7" in rules


@rule("sam.deck-construction.2", "sam.deck-construction.3", "sam.experienced.10")
def test_one_of_each_event_ring_and_unique_card_and_three_of_the_others() -> None:
    assert samurai_deck(Omen=1, Circle=1, Plain_Hero=1, Plain_Guard=3) == []
    for name, why in (("Omen", "Event"), ("Circle", "Ring"), ("Plain_Hero", "Unique")):
        says = f"A deck has at most 1 copy of {name.replace('_', ' ')} ({why}), not 2."
        assert samurai_deck(**{name: 2}) == [(says, ("sam.deck-construction.2",))]
    assert samurai_deck(Plain_Guard=4)[0][1] == ("sam.deck-construction.3",)
    assert samurai_deck(Plain_Hero=1, Plain_Hero__exp=1) == [], "Unique cards of different experience are different"
    assert samurai_deck(Twin=3, Twin__exp=1) == []
    assert samurai_deck(Twin=3, Twin__exp=2)[0][1] == ("sam.deck-construction.2",)


@rule("sam.deck-construction.4")
def test_what_does_not_count_does_not_fill_the_deck() -> None:
    mine = [(x, n) for x, n in precons("ccg/samurai")[0].cards if cards("ccg")[x].side == "dynasty"]
    spare = sum(n for _, n in mine) - 40
    less, gone = {}, 0
    for x, n in mine:
        if gone <= spare:
            less[x.replace(" - ", "__").replace(" ", "_")] = 0
            gone += n
    short = samurai_deck(**less)
    assert samurai_deck(**less, Light_Foot=3) == short, "it has as few as before"
    assert samurai_deck(**less, Plain_Guard=3) != short


@rule("sam.deck-construction.5", "sam.deck-construction.6")
def test_cards_of_the_edition_and_older_printings_as_it_prints_them() -> None:
    older = Card("Elder Sword", "item", pack="emperor")
    says = CcgDecks(SAMURAI).faults(DeckList("d", "crab", (("Elder Sword", 1),)), {**KNOWN, "Elder Sword": older})
    assert ("sam.deck-construction.5",) in [x.rules for x in says]
    reprinted = Card("Elder Sword (Samurai)", "item", title="Elder Sword", pack="samurai", force=2)
    pool = Ccg("samurai").pool({"Elder Sword": older, "Elder Sword (Samurai)": reprinted})
    assert [x.force for x in pool.values()] == [2], "the title means the newest printing"


VERSIONS = (
    personality("Captain", CRAB, force=1, chi=1, cost=1, personal_honor=1),
    personality("Captain - exp", CRAB, force=2, chi=1, cost=1, personal_honor=1, keywords="unique"),
    personality("Captain - exp2", CRAB, force=3, chi=1, cost=1, personal_honor=1, keywords="unique"),
    item("Banner - exp", force=1, chi=1, cost=1, focus=1),
    item("Banner", force=1, chi=1, cost=1, focus=1),
)
OTHER = replace(VERSIONS[1], name="Captain - exp other", force=4)  # of the same title and level


def of_versions(**counts: int) -> list[str]:
    """What is wrong with the copies of these cards in a deck of Samurai Edition."""
    known = {x.name: x for x in (*VERSIONS, OTHER)}
    listed = tuple((name.replace("__", " - ").replace("_", " "), n) for name, n in counts.items())
    found = faults(DeckList("d", "crab", listed), SAMURAI, known)
    return [x.says for x in found if "at most" in x.says or "versions" in x.says]


@rule("sam.experienced.6", "sam.experienced.7", "sam.open-overlay-unique-titles.1")
def test_in_samurai_edition_versions_are_counted_by_their_level() -> None:
    assert of_versions(Captain=3, Captain__exp=1, Captain__exp2=1, Banner=3, Banner__exp=3) == []
    assert of_versions(Captain=3, Captain__exp=2) == ["A deck has at most 1 copy of Captain (Unique), not 2."]
    assert of_versions(Captain__exp=1, Captain__exp_other=1) == [
        "A deck has at most 1 copy of Captain (Unique), not 2."
    ]
    assert of_versions(Captain=4) == ["A deck has at most 3 copies of Captain, not 4."]
    assert of_versions(Banner=1, Banner__exp=4) == ["A deck has at most 3 copies of Banner, not 4."]


@rule("sam.version.1")
def test_a_version_has_the_same_title_and_another_level() -> None:
    assert of_versions(Captain__exp=1, Captain__exp2=1) == [], "two versions"
    assert of_versions(Captain__exp=2) == ["A deck has at most 1 copy of Captain (Unique), not 2."], "one level"
    other = Card("Captain of Horse", "personality", CRAB, title="Captain", keywords=("unique",))
    known = {x.name: x for x in (*VERSIONS, other)}
    found = faults(DeckList("d", "crab", (("Captain", 2), ("Captain of Horse", 2))), SAMURAI, known)
    assert "A deck has at most 1 copy of Captain (Unique), not 4." in [x.says for x in found], (
        "of one level: no version"
    )
