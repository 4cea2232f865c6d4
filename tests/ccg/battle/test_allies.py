"""Three and four players, one of them an ally: A attacks B, and C fights beside one of them. D looks on."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.errors import NotationError
from gorin.kernel.machine import run
from gorin.language.numbers import Num
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.attributes.stats import army_force, enemies
from gorin.rulesets.ccg.sides import becomes_ally, side_of, taking_part
from gorin.rulesets.ccg.state import FIELD
from gorin.rulesets.ccg.victory import loses
from gorin.rulesets.ccg.words import CRAB, battle, personality
from gorin.rulesets.ccg.words.player_effects import GainHonor
from tests.ccg.tables import (
    at_home,
    attacking,
    decision,
    defending,
    do,
    find,
    honor,
    in_play,
    is_bowed,
    is_dead,
    options,
    provinces,
    step,
    table,
    write,
)

BOASTER = personality("Boaster", CRAB, battle(GainHonor(Num(1))), force=1, chi=2, cost=3, personal_honor=1)


def asked(s: Any) -> str:
    return decision(s)[0]


def passes(s: Any) -> str:
    """Everybody passes until this battle is over; who did."""
    seen, field = "", s.battle[FIELD]
    while decision(s).endswith("battle action") and s.battle[FIELD] == field:
        seen += asked(s)
        do(s, f"{asked(s)}: pass")
    return seen


def until_over(s: Any) -> str:
    """Everything is declined until the attack is over; who was asked."""
    seen = ""
    for _ in range(60):
        if s.attacker < 0:
            return seen
        seen += asked(s)
        do(s, f"{asked(s)}: {options(s)[-1]}")
    raise AssertionError("the attack never ends")


def leave(s: Any, who: int) -> None:
    """A player is out, in the middle of things."""
    loses(s, who, "military")
    s.decision = None
    if s.winner < 0:
        s.box.rules.unwind(s)
        s.gone = 0
        run(s)


def test_an_ally_counts_with_the_leader() -> None:
    s = table("A 5: Plain Guard*\nB 5: Plain Rider*\nC 5: Plain Duelist*\nD 5: Plain Giant\nbattle A+C>B 1")
    assert attacking(s, "Plain Guard") and attacking(s, "Plain Duelist") and defending(s, "Plain Rider")
    assert (army_force(s, facts.ATTACKING), army_force(s, facts.DEFENDING)) == (5, 4)
    assert [side_of(s, q) for q in range(4)] == [facts.ATTACKING, facts.DEFENDING, facts.ATTACKING, -1]
    assert enemies(s, 2) == enemies(s, 0) == 1 << find(s, "Plain Rider") and enemies(s, 3) == 0
    assert enemies(s, 1) == 1 << find(s, "Plain Guard") | 1 << find(s, "Plain Duelist")


def test_the_string_names_the_allies() -> None:
    s = table("A 5: Plain Guard*\nB 5: Plain Rider*\nC 5: Plain Duelist*\nD 5: Plain Giant*\nbattle A+C>B+D 1")
    assert write(s).splitlines()[-1] == "battle A+C>B+D 1"
    with pytest.raises(NotationError, match="no fight between two players"):
        table("A 5: \nB 5: \nC 5: \nbattle A+B>B 1")


def test_the_defender_acts_first_then_round_the_table_and_who_is_on_no_side_is_not_asked() -> None:
    s = table(
        "A 5: Boaster*\nB 5: Plain Rider*\nC 5: Plain Duelist*\nD 5: Plain Giant\nbattle A+C>B 1", extra=[BOASTER]
    )
    seen = ""
    for _ in range(2):
        seen += asked(s)
        do(s, f"{asked(s)}: pass")
    assert seen == "BC" and asked(s) == "A"
    do(s, "A: Boaster")
    assert honor(s)[0] == 6
    assert passes(s) == "BCA", "all on both sides pass in a row"


def test_the_attacker_destroys_and_is_honored_and_the_ally_goes_home_bowed() -> None:
    s = table("A 5: Plain Guard*\nB 5: Plain Rider*\nC 5: Plain Duelist*\nbattle A+C>B 1")
    passes(s)
    assert is_dead(s, "Plain Rider") and honor(s) == [7, 5, 5]
    assert provinces(s, "B") == 4, "5 Force against 4 and a province"
    assert at_home(s, "Plain Duelist") and is_bowed(s, "Plain Duelist") and is_bowed(s, "Plain Guard")


def test_an_army_of_two_players_is_destroyed_together() -> None:
    s = table("A 5: Plain Guard*\nB 5: Plain Giant*\nC 5: Plain Duelist*\nbattle A+C>B 1")
    passes(s)
    assert is_dead(s, "Plain Guard") and is_dead(s, "Plain Duelist") and honor(s) == [5, 9, 5]


def test_an_ally_of_the_defender_returns_home_bowed_and_the_defender_stays() -> None:
    s = table("A 5: Plain Guard*\nB 5: Plain Rider*, Plain Lady+2\nC 5: Plain Duelist*\nbattle A>B+C 1")
    assert army_force(s, facts.DEFENDING) == 6
    passes(s)
    assert is_dead(s, "Plain Guard") and honor(s) == [5, 7, 5]
    assert is_bowed(s, "Plain Duelist") and not is_bowed(s, "Plain Rider")


def test_a_dishonorable_ally_costs_the_honor() -> None:
    s = table("A 5: Plain Guard*\nB 5: Plain Rider*\nC 5: Plain Duelist*~\nbattle A+C>B 1")
    passes(s)
    assert honor(s)[0] == 5 and not s.p[facts.DISHONORABLE] >> find(s, "Plain Duelist") & 1


def test_allies_assign_after_their_leader() -> None:
    s = table("A 5: Plain Guard\nB 5: Plain Sailor\nC 5: Plain Duelist\nD 5: Plain Giant\nattack A+C>B+D")
    seen = ""
    while decision(s).endswith("assign a unit"):
        seen += asked(s)
        do(s, f"{asked(s)}: {options(s)[0]}")
        do(s, f"{asked(s)}: B's province 1")
    assert seen == "ACBD"
    assert attacking(s, "Plain Duelist") and defending(s, "Plain Giant")


def test_somebody_becomes_an_ally_of_one_side_only() -> None:
    s = table("A 5: Plain Guard*\nB 5: Plain Rider*\nC 5: Plain Duelist\nbattle A>B 1")
    becomes_ally(s, 2, facts.DEFENDING)
    becomes_ally(s, 2, facts.ATTACKING)
    becomes_ally(s, 1, facts.ATTACKING)
    assert (s.attacking_players, s.defending_players, taking_part(s)) == (0b001, 0b110, 0b111)


def test_the_battle_goes_on_without_an_ally() -> None:
    s = table("A 5: Plain Guard*\nB 5: Plain Sailor*\nC 5: Plain Duelist*\nbattle A+C>B 1")
    do(s, "B: pass")
    leave(s, 2)
    assert not in_play(s, "Plain Duelist") and s.attacking_players == 0b001
    assert asked(s) == "A" and passes(s) == "A", "the Combat Segment goes on where it was"
    assert is_dead(s, "Plain Sailor") and honor(s)[:2] == [7, 5], "it resolves between those who are left"


def test_an_ally_leads_in_the_attackers_place() -> None:
    s = table("A 5: Plain Guard*\nB 5: Plain Sailor*\nC 5: Plain Rider*\nbattle A+C>B 1")
    do(s, "B: pass")
    leave(s, 0)
    assert passes(s) == "C"
    assert is_dead(s, "Plain Sailor") and honor(s)[1:] == [5, 7]
    assert (s.attacker, s.attacking_players) == (2, 0b100), "at the other provinces, too"
    until_over(s)
    assert s.first == 1 and s.turns[1] == 2 and "3 action round" in step(s), "then the turn is over: it is B's"


def test_an_attack_without_its_defender_is_over() -> None:
    s = table("A 5: Plain Guard*\nB 5: Plain Sailor*\nC 5: Plain Duelist*\nD 5: Plain Rider*\nbattle A+C>B+D 1")
    leave(s, 1)
    assert s.attacker == -1 and taking_part(s) == 0 and s.winner < 0
    for name in ("Plain Guard", "Plain Duelist", "Plain Rider"):
        assert at_home(s, name) and is_bowed(s, name), "who attacked and who was allied bows"
    assert s.first == 0 and "5a" in step(s)


def test_battles_go_on_without_attackers() -> None:
    s = table("A 5: Plain Guard*\nB 5: Plain Sailor*, Plain Giant+2\nC 5: Plain Duelist\nbattle A>B 1")
    leave(s, 0)
    assert asked(s) == "B" and defending(s, "Plain Sailor")
    until_over(s)
    assert at_home(s, "Plain Sailor") and not is_bowed(s, "Plain Sailor")
    assert s.first == 1 and s.winner < 0 and honor(s)[1:] == [5, 5]
