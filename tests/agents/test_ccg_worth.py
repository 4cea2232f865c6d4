"""What the heuristic player takes a table of the CCG to be worth: what must count more than what."""

from __future__ import annotations

from gorin.agents.ccg.appraise import in_battle, in_hand, potential, production
from gorin.agents.ccg.guess import Guess, honor_sought
from gorin.agents.ccg.outlook import Army, Place, gain
from gorin.agents.ccg.treasury import cheapest, guess, income, income_worth
from gorin.agents.ccg.worth import WIN, break_worth, hand_worth, honor_value, standing, worth
from gorin.agents.lookahead import lost
from gorin.rulesets.ccg.facts import HAND
from tests.ccg.tables import ALL, table

EVEN = "A 5: Plain Guard\nB 5: Plain Guard\naction phase, active A"


def test_what_one_gains_the_other_loses() -> None:
    s = table(EVEN)
    assert abs(worth(s, 0) + worth(s, 1)) < 1e-6
    assert worth(s, 0) < worth(table(EVEN.replace("Guard", "Giant", 1)), 0)


def test_honor_counts_more_near_both_ends() -> None:
    s = table(EVEN)
    middle = honor_value(s, 11) - honor_value(s, 10)
    assert honor_value(s, 37) - honor_value(s, 36) > 2 * middle
    assert honor_value(s, -15) - honor_value(s, -16) > 2 * middle
    assert honor_value(s, 40) > honor_value(s, 39) + 30


def test_whoever_is_dishonored_has_nearly_lost() -> None:
    s = table(EVEN)
    s.shamed[0] = 1
    assert worth(s, 0) < -WIN / 3


def test_honor_is_sought_by_the_honorable() -> None:
    s = table("A 5: Plain Lady, Plain Duelist\nB 5: Plain Giant\naction phase, active A")
    for seat in (0, 1):
        crane, crab = honor_sought(s, seat)
        assert crane > crab


def test_what_another_hides_tells_nothing() -> None:
    plain = "A 5: Plain Giant\nB 5: Plain Giant || {}?, -, -, -\naction phase, active A"
    s, t = (table(plain.format(x)) for x in ("Plain Lady", "Plain Giant"))
    assert honor_sought(s, 0) == honor_sought(t, 0)
    assert worth(s, 0, guess(s, 0)) == worth(t, 0, guess(t, 0))


def test_each_lost_province_costs_more_and_the_last_the_game() -> None:
    s = table(EVEN)
    costs = []
    while s.provinces[1]:
        costs.append(break_worth(s, 1))
        s.provinces[1].pop()
    assert costs == sorted(costs) and costs[-1] == WIN
    assert not lost(-costs[-2])


def test_the_first_gold_counts_most() -> None:
    s = table("A 5: Plain Mine, Plain Farm_\nB 5:\naction phase, active A")
    assert income(s, 0) == 9  # the Castle's 5, bowed or not
    assert income_worth(8) - income_worth(6) > 1.5 * (income_worth(22) - income_worth(20))
    assert production(ALL["Iron Mine"]) == 3
    assert production(ALL["One Koku"]) == 0


def test_a_cost_is_paid_for_the_least() -> None:
    assert cheapest([5, 3, 2], [5.0, 3.0, 2.0], 3) == [1]
    assert cheapest([5, 3, 2], [5.0, 3.0, 2.0], 5) in ([0], [1, 2])
    assert cheapest([3, 2], [9.0, 2.0], 2) == [1]
    assert cheapest([1], [1.0], 4) == []


def test_what_was_unknown_counts_as_any_card() -> None:
    s = table("A 5: | Plain Sword, Focus\nB 5:\naction phase, active A")
    hand = s.p[HAND] & s.ctl[0]
    plain = hand_worth(s, 0, 0)
    assert plain == in_hand(ALL["Plain Sword"]) + in_hand(ALL["Focus"])
    assert hand_worth(s, 0, 0, hand) == hand_worth(s, 0, 1)
    assert standing(s, 0, 0, Guess(hand)) != standing(s, 0, 0)


def test_cards_are_judged_by_what_they_do() -> None:
    assert potential(ALL["Hida Kisada"]) > potential(ALL["Hida Bushotsu"])
    assert in_battle(ALL["Block Supply Lines"]) > in_battle(ALL["Tell the Tale"]) == 0
    assert in_hand(ALL["Block Supply Lines"]) > in_hand(ALL["Focus"])


def test_the_loser_of_a_battle_loses_the_army() -> None:
    place = Place(province=9.0, strength=6, attacker_card=0.6, defender_card=0.6, spread=1.0)
    weak, strong = Army(4, 6.0, 1), Army(9, 12.0, 2)
    assert gain(place, strong, Army(0, 0.0, 0)) > 8
    assert gain(place, weak, Army(0, 0.0, 0)) < 0.5
    assert gain(place, weak, strong) < -5
    assert gain(place, strong, weak) > 5
    assert gain(place, Army(0, 0.0, 0), strong) == 0


def test_a_bowed_unit_counts_less_only_while_it_could_fight() -> None:
    ready, bowed = (table(f"A 5: Plain Giant{x}\nB 5:\naction phase, active A") for x in ("", "_"))
    assert worth(ready, 0) - worth(bowed, 0) > 2
    late = [table(f"A 5: Plain Giant{x}\nB 5:\ndynasty phase, active B") for x in ("", "_")]
    assert worth(late[0], 0) - worth(late[1], 0) < 0.5
