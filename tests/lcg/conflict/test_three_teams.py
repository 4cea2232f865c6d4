"""An invented format: three teams of two, A and B, C and D, E and F. Team-mates act and fight together."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from gorin.kernel.bits import bits
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.notation import PLAIN, Reader
from gorin.rulesets.lcg.rules import Lcg
from gorin.rulesets.lcg.sides import opponent, takes_part
from gorin.rulesets.lcg.state import ATTACKER, ATTACKING_PLAYERS, DEFENDER, DEFENDING_PLAYERS, ON, WINNER
from gorin.rulesets.lcg.victory import concede
from gorin.rulesets.lcg.words import CRAB, character
from gorin.rulesets.lcg.words.conditions import YouAre
from gorin.rulesets.lcg.words.glory import IsFirstPlayer
from gorin.rulesets.lcg.words.player_effects import GainFate
from gorin.rulesets.lcg.words.texts import action, reaction
from gorin.rulesets.lcg.words.triggers import WinsConflict
from tests.lcg.tables import ALL, attacking, decision, defending, do, fate_of, honor_of, offered, options, step, total

WITNESS = character("Witness", CRAB, reaction(WinsConflict(), GainFate()), cost=1, military=0, political=0)
MOURNER = character("Mourner", CRAB, reaction(WinsConflict(loses=True), GainFate()), cost=1, military=0, political=0)
SCOUT = character("Scout", CRAB, action(GainFate(), when=YouAre("attacking")), cost=1, military=0, political=0)


def table(text: str, *extra: Card) -> Any:
    rules = Lcg("stronghold")
    rules.format = replace(rules.format, name="three teams", players=(6, 6), teams=3)
    rules.name = "lcg/three teams"
    return Reader(text, rules, {**PLAIN, **ALL, **{c.name: c for c in (*extra, WITNESS, MOURNER, SCOUT)}}, 0).s


def seats(**lines: str) -> str:
    return "\n".join(f"{q} 10/0: {lines.get(q, '')}" for q in "ABCDEF")


def asked(s: Any) -> str:
    return decision(s)[0]


def passes(s: Any, until: str) -> str:
    """Everybody passes up to this step; who did."""
    seen = ""
    while until not in step(s):
        seen += asked(s)
        do(s, f"{asked(s)}: pass")
    return seen


# --- whose turn it is -----------------------------------------------------------------------------------------------


def test_a_team_has_one_opportunity_to_act() -> None:
    s = table(f"{seats(B=' | Plain Praise', C=' | Plain Praise')}\ndraw phase, first A")
    do(s, "A: pass")
    assert asked(s) == "B"
    do(s, "B: Plain Praise")
    assert asked(s) == "C", "with the act of one the other has acted, too"
    do(s, "C: Plain Praise")
    assert asked(s) == "E"
    assert passes(s, "conflict phase")[:6] == "EFABCD", "all must pass in a row"


def test_a_team_is_the_first_player_and_hands_it_on() -> None:
    s = table(f"{seats()}\nfate phase, first D")
    assert s.first == 2 and asked(s) == "C"
    while "dynasty phase" not in step(s):
        do(s, f"{asked(s)}: {options(s)[-1]}")
    assert s.first == 4, "the next team"


def test_all_of_the_first_team_are_the_first_player() -> None:
    herald = character("Herald", CRAB, action(GainFate(), when=IsFirstPlayer()), cost=1, military=0, political=0)
    s = table(f"{seats(B='Herald', C='Herald')}\ndraw phase, first A", herald)
    do(s, "A: pass")
    assert asked(s) == "B" and offered(s, "Herald")
    do(s, "B: pass")
    assert asked(s) == "C" and not offered(s, "Herald")


def test_a_team_passes_for_good_when_all_of_it_have() -> None:
    row = "| | Fields, Fields[Plain Porter]"
    s = table(f"{seats(A=row, B=row)}\ndynasty phase, first A")
    assert asked(s) == "A"
    do(s, "A: pass", "B: Plain Porter", "C: pass", "D: pass")
    assert fate_of(s) == [0, 0, 0, 1, 0, 0], "the first team to pass is the second"
    do(s, "E: pass", "F: pass")
    assert asked(s) == "A", "who passed before a team-mate acted may act again"
    do(s, "A: Plain Porter")
    assert asked(s) == "A", "the others are out"
    do(s, "A: pass", "B: pass")
    assert "dynasty phase" not in step(s)


# --- two players on a side ------------------------------------------------------------------------------------------


def test_both_sides_count_the_characters_of_two_players() -> None:
    s = table(
        f"{seats(A='Plain Captain*', B='Plain Soldier*', C='Plain Envoy*', D='Plain Bully*', E='Plain Giant')}\n"
        "military air A>C"
    )
    assert s.con[ATTACKING_PLAYERS] == 0b11 and s.con[DEFENDING_PLAYERS] == 0b1100
    assert attacking(s, "Plain Soldier") and defending(s, "Plain Bully")
    assert [total(s, q) for q in "ABCDEF"] == [6, 6, 4, 4, 0, 0]
    assert [opponent(s, q) for q in range(6)] == [2, 2, 0, 0, -1, -1]
    assert [takes_part(s, q) for q in range(6)] == [True] * 4 + [False] * 2


def test_the_defending_team_acts_first_and_everybody_may_act() -> None:
    s = table(f"{seats(A='Plain Soldier*', F='| Plain Praise')}\nmilitary air A>D")
    assert asked(s) == "C", "the team of the attacked player"
    do(s, "C: pass", "D: pass", "E: pass", "F: Plain Praise")
    assert asked(s) == "A"
    assert passes(s, "3.2.6") == "ABCDEF"


def test_the_words_mean_the_side() -> None:
    s = table(f"{seats(A='Plain Captain*', B='Scout', D='Scout')}\nmilitary air A>C")
    do(s, "C: pass")
    assert not offered(s, "Scout")
    do(s, "D: pass", "E: pass", "F: pass", "A: pass")
    assert offered(s, "Scout"), "B is beside the attacking player"


def test_a_character_is_played_into_the_conflict_on_the_side_of_its_team() -> None:
    s = table(
        f"{seats(A='Plain Captain*', B='| Plain Guest', E='| Plain Guest').replace('10/0', '10/3')}\nmilitary air A>C"
    )
    do(s, "C: pass", "D: pass")
    assert offered(s, "Plain Guest") and not offered(s, "Plain Guest into the conflict"), "E is on no side"
    do(s, "E: pass", "F: pass", "A: pass", "B: Plain Guest into the conflict", "B: 0")
    assert attacking(s, "Plain Guest") and total(s, "A") == 6


def test_a_side_without_defenders_loses_honor_each() -> None:
    s = table(f"{seats(B='Plain Soldier*')}\nmilitary air A>C")
    passes(s, "3.2.6")
    assert s.con[WINNER] == 0 and honor_of(s) == [10, 10, 9, 9, 10, 10]


def test_a_defender_of_the_team_mate_opposes() -> None:
    s = table(f"{seats(A='Plain Captain*', D='Plain Soldier*')}\nmilitary air A>C")
    passes(s, "3.2.6")
    assert s.con[WINNER] == 0 and honor_of(s) == [10] * 6


def test_a_side_wins_and_loses_together() -> None:
    row = {q: "Witness, Mourner" for q in "BDF"}
    s = table(f"{seats(A='Plain Captain*', C='Plain Soldier*', **row)}\nmilitary air A>C")
    passes(s, "reactions")
    seen = []
    while "reactions" in step(s):
        seen.append(f"{asked(s)} {options(s)[0]}")
        do(s, f"{asked(s)}: {options(s)[0]}")
    assert seen == ["B Witness", "D Mourner"] and fate_of(s) == [0, 1, 0, 1, 0, 0]
    assert s.lost == [0, 0, 1, 1, 0, 0]


# --- declaring ------------------------------------------------------------------------------------------------------


def test_a_team_declares_attackers_together_and_a_team_mate_one_defender() -> None:
    s = table(
        f"{seats(A='Plain Captain', B='Plain Soldier', C='Plain Envoy', D='Plain Bully, Plain Giant')}\n"
        "conflict phase, first A"
    )
    passes(s, "3.2 declare conflict")
    do(s, f"A: {options(s)[0]}")
    assert len(options(s)) == 16, "the provinces of four opponents"
    do(s, f"A: {options(s)[0]}", "A: Plain Captain", "A: Plain Soldier", "A: done")
    assert attacking(s, "Plain Captain") and attacking(s, "Plain Soldier")
    assert (s.con[ATTACKER], s.con[DEFENDER]) == (0, 2)
    assert decision(s) == "C: declare a defender" and options(s) == ["Plain Envoy", "done"]
    do(s, "C: Plain Envoy", "C: done")
    assert decision(s) == "D: declare a defender" and options(s) == ["Plain Bully", "Plain Giant", "done"]
    do(s, "D: Plain Giant", "D: done")
    assert defending(s, "Plain Envoy") and defending(s, "Plain Giant") and not defending(s, "Plain Bully")
    assert "action window" in step(s)


# --- who leaves -----------------------------------------------------------------------------------------------------


def test_another_decides_when_the_attacking_player_leaves() -> None:
    s = table(f"{seats(A='Plain Captain*', B='Plain Soldier*', C='Plain Envoy*')}\nmilitary air A>C")
    concede(s, 0)
    assert s.con[ON] and s.con[ATTACKER] == 1 and s.con[ATTACKING_PLAYERS] == 0b10
    assert s.con[WINNER] == 1 and honor_of(s)[2:] == [10] * 4, "2 against 1, and opposed"


def test_a_conflict_without_attackers_ends() -> None:
    s = table(f"{seats(A='Plain Captain*', B='Plain Soldier*', C='Plain Envoy*')}\nmilitary air A>C")
    concede(s, 1)
    assert s.con[ON]
    concede(s, 0)
    assert not s.con[ON] and not defending(s, "Plain Envoy") and s.winner < 0


def test_the_last_team_wins() -> None:
    s = table(f"{seats()}\nconflict phase, first A")
    for who in (0, 2, 3, 5):
        concede(s, who)
        assert s.winner < 0
    concede(s, 4)
    assert s.winner == 1 and bits(s.alive) == (1,)
