"""Card files in plain English, of the collectible card game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from gorin.cards import registry
from gorin.cards.loading import load
from gorin.errors import CardError
from gorin.rulesets import rules_of
from gorin.rulesets.ccg import words as w
from gorin.rulesets.ccg.card import Card

ICE = """\
Game: ccg

Ice Warden - exp2
unique Crab personality, force 3, chi 4, gold cost 6, personal honor 2
Keywords: Samurai. Clan Champion.
Battle: Target an enemy Follower: Bow that Follower.

Thin Ice
strategy, focus value 3
Battle: Ranged 3 attack.

Frozen Granary
unaligned holding, 2 gold cost
Bow this Holding: Produce 2 Gold, or 3 Gold if paying for a Follower.
"""


@pytest.fixture(autouse=True)
def nothing_is_left_over() -> Iterator[None]:
    yield
    registry.use(())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "ice.txt"


def written(path: Path, text: str) -> tuple[Card, ...]:
    path.write_text(text, encoding="utf-8")
    return load(path).cards


def test_it_says_the_same_as_a_file_of_words(path: Path) -> None:
    in_words = (
        w.personality(
            "Ice Warden - exp2", "crab", w.battle(w.Bow(w.THAT), target=w.ENEMY & w.FOLLOWER),
            force=3, chi=4, cost=6, personal_honor=2, keywords="unique, samurai, clan champion",
        ),
        w.strategy("Thin Ice", w.battle(w.Attack("ranged", w.Num(3))), focus=3),
        w.holding("Frozen Granary", w.Produces(w.IfElse(w.PayingFor("follower"), w.Num(3), w.Num(2))), cost=2),
    )  # fmt: skip
    assert written(path, ICE) == w.edition("ice", *in_words)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("Ice Warden\nCrab knight, force 3", "FILE, line 3: 'Crab knight, force 3' is no type of card; there are"),
        ("Alone", "FILE, line 3: 'Alone' is no type of card"),
        ("Ice Warden\nCrab personality, force 3\nForce: 4", "FILE, line 3: 'Force: 4' says the force a second time."),
        ("Ice Warden\nCrab personality, force 3", "FILE, line 3: Ice Warden: a Personality without Chi"),
        ("Thin Ice\nstrategy, focus 3, honor requirement 2", "FILE, line 3: Thin Ice: only Personalities and"),
        ("Thin Ice\nstrategy, focus 3\nBattle: Bow that card.", "FILE, line 5: Thin Ice: “"),
        (
            "Thin Ice\nstrategy, focus 3\nBattle: Target an enemy Follower: Bow that card and sneeze.",
            "FILE, line 5: Thin Ice: “sneeze” cannot be read",
        ),
    ],
)
def test_what_is_wrong_is_told(path: Path, text: str, says: str) -> None:
    with pytest.raises(CardError) as told:
        written(path, f"Game: ccg\n\n{text}\n")
    assert told.value.sentence.replace(str(path), "FILE").startswith(says)


@pytest.mark.parametrize("name", ["Ice Warden - exp2", "Thin Ice", "Frozen Granary"])
def test_facts_are_told_as_they_are_asked_for(path: Path, name: str) -> None:
    """What is printed on a card, in the names of the form, is read as the same card again."""
    rules = rules_of("ccg")
    card = next(x for x in written(path, ICE) if x.name == name)
    told = rules.printed_facts(card)
    asked = [x for x in rules.forms()[card.type] if x != "unique"]
    kind = f"{'unique ' * told.get('unique', False)}{told['clan']} {card.type}"
    line = ", ".join([kind, *(f"{x} {told[x]}" for x in asked)])
    again, texts = rules.draft([told["title"], line, f"Keywords: {'. '.join(told['traits'])}."])
    assert not texts
    assert set(again.keywords) == set(card.keywords)
    assert replace(again, keywords=card.keywords, text=card.text, pack="ice") == card


def test_samurai_edition_has_its_own_manner() -> None:
    rules = rules_of("ccg")
    card, _ = rules.draft(["Ice Warden", "Samurai Edition Crab personality, force 3, chi 4"])
    (found,) = rules.reads(["Battle: Bow Warden: Straighten a target Follower."], card)
    assert found.words == w.battle(w.Straighten(w.THAT), target=w.FOLLOWER, cost=w.Bow(w.THIS))
    assert rules.draft(["Thin Ice", "action, focus 2"])[0].type == "strategy"


def test_clause_by_clause() -> None:
    rules = rules_of("ccg")
    card, _ = rules.draft(["Thin Ice", "strategy, focus 3"])
    line = "Battle: Pay 2 Gold and target an enemy Follower: Sneeze. Gain 1 Honor."
    (found,) = rules.reads([line], card)
    told = [(line[x.start : x.end], x.trouble is None) for x in rules.clauses(found, card)]
    assert told == [("Pay 2 Gold and target an enemy Follower", True), ("Sneeze", False), ("Gain 1 Honor", True)]
