"""Puzzles about conflicts: when the heuristic player attacks, with what, where, and when it holds back."""

from __future__ import annotations

from typing import Any

import pytest

from tests.agents.asking import chooses, lets_play, why
from tests.lcg.tables import attacking, decision, defending, do, table


def declaring(text: str, rules: str = "lcg/stronghold", first: str = "A") -> Any:
    """The conflict phase, at the first player's declaration."""
    s = table(f"{text}\nconflict phase, first {first}", rules)
    other = "B" if first == "A" else "A"
    return do(s, f"{first}: pass", f"{other}: pass")


def test_it_takes_the_attack_that_wins_the_game() -> None:
    s = declaring(
        """A 10/0: Plain Giant+2, Plain Envoy
           B 10/0: Plain Envoy | | Fields, Fields#, Fields#, Fields#, Plain Wall"""
    )
    assert chooses(s).startswith("military")
    s = lets_play(s, "A", "declare a defender")
    assert attacking(s, "Plain Giant")
    s = lets_play(s, "A", "never")
    assert s.winner == 0


def test_it_attacks_where_it_can_break() -> None:
    s = declaring(
        """A 10/0: Plain Captain+1
           B 10/0: | | Fields, Plain Wall, Plain Hill, Plain Wall, Plain Wall"""
    )
    s = lets_play(s, "A", "attack a province")
    assert chooses(s) == "Plain Hill"
    assert "can break Plain Hill" in why(s)


def test_it_picks_the_type_in_which_it_is_strong() -> None:
    s = declaring("A 10/0: Plain Poet, Plain Envoy\nB 10/0: Plain Captain")
    assert chooses(s).startswith("political")
    s = declaring("A 10/0: Plain Bully, Plain Captain\nB 10/0: Plain Poet")
    assert chooses(s).startswith("military")


def test_it_picks_the_ring_for_a_reason() -> None:
    tables = {
        "void": "A 10/0: Plain Captain\nB 10/0: Steadfast Witch Hunter_+1",
        "air": "A 10/0: Plain Captain\nB 1/0: Plain Idler_",
    }
    for ring, text in tables.items():
        s = declaring(text)
        assert chooses(s) == f"military {ring}"
        assert f"the {ring} ring does the most for you" in why(s)


def test_it_takes_fate_from_rings() -> None:
    s = table("A 10/0: Plain Captain\nB 10/0: Plain Idler_\nconflict phase, first A, rings earth+4")
    assert chooses(do(s, "A: pass", "B: pass")).endswith("earth")


def test_it_holds_everybody_back_when_it_must() -> None:
    """Only together can they defend the stronghold, which is open."""
    s = declaring(
        """A 10/0: Plain Captain, Plain Bully | | Plain Ditch, Fields#, Fields#, Fields#, Fields
           B 10/0: Plain Lord"""
    )
    assert chooses(s) == "pass"
    assert why(s) == "No attack promises more than it leaves open at home."


def test_it_holds_back_one_when_that_is_enough() -> None:
    s = declaring(
        """A 10/0: Plain Giant, Plain Bully | | Plain Ditch, Fields#, Fields#, Fields#, Fields
           B 10/0: Plain Captain | | Plain Wall, Fields, Fields, Fields, Fields"""
    )
    s = lets_play(s, "A", "declare a defender")
    assert not attacking(s, "Plain Giant")


def test_it_defends_when_it_would_lose_the_last_province() -> None:
    s = declaring(
        """A 10/0: Plain Lord
           B 10/0: Plain Captain, Plain Soldier | | Plain Ditch, Fields#, Fields#, Fields#, Fields"""
    )
    s = do(s, "A: military air", "A: Plain Ditch", "A: Plain Lord")
    s = lets_play(s, "B", "action")
    assert defending(s, "Plain Captain") and defending(s, "Plain Soldier")


def test_it_defends_a_conflict_that_it_can_win() -> None:
    s = declaring("A 10/0: Plain Soldier_, Plain Captain\nB 10/0: Plain Captain, Plain Bully")
    s = do(s, "A: military air", "A: Fields", "A: Plain Captain", "A: done")
    assert decision(s) == "B: declare a defender"
    assert chooses(s) != "done"


@pytest.mark.parametrize("rules", ["lcg/stronghold", "lcg/skirmish"])
def test_it_evades_the_best_defender(rules: str) -> None:
    s = declaring("A 10/0: Plain Sneak\nB 10/0: Plain Captain, Plain Soldier", rules)
    s = do(
        s, "A: military air", f"A: {'Fields' if rules.endswith('hold') else 'Province'}", "A: Plain Sneak", "A: done"
    )
    assert decision(s) == "A: evade by covert"
    assert chooses(s) == "Plain Captain"


def test_it_plays_what_turns_a_conflict_and_saves_what_does_not() -> None:
    near = table("A 10/0: Plain Captain* | Plain Guest, Banzai!\nB 10/0: Plain Lord*\nmilitary void A>B Fields")
    assert chooses(do(near, "B: pass")) == "Banzai!"
    far = table("A 10/0: Plain Soldier* | Banzai!\nB 10/0: Plain Giant*\nmilitary void A>B Fields")
    assert chooses(do(far, "B: pass")) == "pass"
    won = table("A 10/0: Plain Giant* | Banzai!\nB 10/0: Plain Soldier*\nmilitary void A>B Fields")
    assert chooses(do(won, "B: pass")) == "pass"
