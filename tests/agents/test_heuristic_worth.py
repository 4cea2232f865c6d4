"""What the heuristic player thinks of positions and cards: more is better, near the end it matters most."""

from __future__ import annotations

from itertools import pairwise

import pytest

from gorin.agents.lcg.appraise import in_hand, merit, potential
from gorin.agents.lcg.field import subsets
from gorin.agents.lcg.outlook import gain, likely, prospect, stakes
from gorin.agents.lcg.rings import ring_worth
from gorin.agents.lcg.worth import honor_worth, worth
from gorin.cards.registry import cards
from gorin.language.numbers import Num
from gorin.rulesets.lcg.state import AIR, EARTH, FIRE, VOID, WATER
from gorin.rulesets.lcg.words import CHARACTER, NEUTRAL, THAT, YOUR_OPPONENT, YOURS, character, event
from gorin.rulesets.lcg.words.card_effects import Bow, Discard, Sacrifice
from gorin.rulesets.lcg.words.player_effects import LoseHonor
from gorin.rulesets.lcg.words.texts import action
from tests.lcg.tables import find, table

PLAIN = "A 10/3: Plain Captain+1 | Plain Guest\nB 10/3: Plain Captain+1 | Plain Guest\ndynasty phase, first A"


@pytest.mark.parametrize(
    "better",
    [
        "A 12/3: Plain Captain+1 | Plain Guest",
        "A 10/5: Plain Captain+1 | Plain Guest",
        "A 10/3: Plain Captain+2 | Plain Guest",
        "A 10/3: Plain Captain^+1 | Plain Guest",
        "A 10/3: Plain Captain+1[Plain Sword] | Plain Guest",
        "A 10/3: Plain Captain+1, Plain Soldier | Plain Guest",
        "A 10/3: Plain Captain+1 | Plain Guest, Plain Letter",
    ],
)
def test_more_is_better(better: str) -> None:
    plain, more = table(PLAIN), table("\n".join([better, *PLAIN.splitlines()[1:]]))
    assert worth(more, 0) > worth(plain, 0)
    assert worth(more, 1) < worth(plain, 1)


@pytest.mark.parametrize("worse", ["Plain Captain_+1", "Plain Captain~+1", "Plain Captain"])
def test_less_is_worse(worse: str) -> None:
    plain, less = table(PLAIN), table(PLAIN.replace("Plain Captain+1", worse, 1))
    assert worth(less, 0) < worth(plain, 0)


@pytest.mark.parametrize("rules", ["lcg/stronghold", "lcg/skirmish"])
def test_honor_counts_most_near_the_ends(rules: str) -> None:
    s = table("A 6/3:\nB 6/3:", rules)
    top = s.box.rules.format.honor_victory
    each = [honor_worth(s, n + 1) - honor_worth(s, n) for n in range(1, top - 1)]
    assert min(each) > 0
    middle = each[len(each) // 2]
    assert each[0] > 2 * middle and each[-1] > 2 * middle


def test_every_lost_province_costs_more_than_the_one_before() -> None:
    rows = [", ".join(["Fields", *["Fields#"] * n, *["Fields"] * (4 - n)]) for n in range(4)]
    values = [worth(table(f"A 10/3: | | {row}\nB 10/3:"), 0) for row in rows]
    costs = [a - b for a, b in pairwise(values)]
    assert 0 < costs[0] < costs[1] < costs[2]


def test_cards_are_judged_by_what_they_do() -> None:
    def doing(*deeds: object, cost: int = 0, price: tuple[object, ...] = ()) -> float:
        text = action(*deeds, cost=price, choose=CHARACTER)  # type: ignore[arg-type]  # any effects
        return in_hand(event("New Card", NEUTRAL, text, cost=cost, influence_cost=0))

    assert doing(Discard(THAT)) > doing(Bow(THAT)) > doing(LoseHonor(Num(1), YOUR_OPPONENT))
    assert doing(Bow(THAT)) > doing(Bow(THAT), cost=3)
    assert doing(Discard(THAT)) > doing(Discard(THAT), price=(Sacrifice(CHARACTER & YOURS),))


def test_a_character_is_welcome_for_more_than_its_cost() -> None:
    strong, weak, dear = (
        character("New Face", NEUTRAL, cost=cost, military=skill, political=skill, glory=1)
        for cost, skill in ((2, 3), (2, 1), (5, 3))
    )
    assert merit(strong) > merit(weak)
    assert merit(strong) > merit(dear)


def test_every_card_can_be_judged() -> None:
    for card in cards("lcg").values():
        assert 0 <= potential(card) <= 4
        assert 0 < in_hand(card) < 3
        assert -10 < merit(card) < 20


def test_rings_are_worth_what_they_do_here() -> None:
    rich = table("A 10/3: Plain Captain\nB 10/3: Plain Giant+1 | Plain Guest\nconflict phase")
    poor = table("A 10/3: Plain Captain\nB 10/3:\nconflict phase")
    for ring in (EARTH, VOID):
        assert ring_worth(rich, 0, ring) > ring_worth(poor, 0, ring)
    assert ring_worth(poor, 0, VOID) == 0
    near = table("A 10/3: Plain Captain\nB 1/3:\nconflict phase")
    assert ring_worth(near, 0, AIR) > 10 * max(ring_worth(near, 0, ring) for ring in (EARTH, FIRE, WATER, VOID))


def test_a_conflict_is_worth_more_the_better_it_stands() -> None:
    s = table("A 10/3: Plain Captain*\nB 10/3:\nmilitary air A>B Fields")
    x = stakes(s, 0, 1, AIR, find(s, "Fields", 1), 4)
    values = [gain(x, attack, 3, 1.0, True) for attack in range(10)]
    assert values == sorted(values)
    assert likely(0, 0.1) > 0.9  # ties go to the attacker
    assert likely(-1, 0.1) < 0.1
    assert prospect(s, 0) > worth(s, 0)
    assert prospect(s, 1) < worth(s, 1)


def test_sets_to_consider() -> None:
    assert sorted(subsets([0, 1])) == [0, 1, 2, 3]
    many = subsets(list(range(12)))
    assert len(many) == len(set(many)) < 200
    assert (1 << 12) - 1 in many and all(1 << c in many for c in range(12))
