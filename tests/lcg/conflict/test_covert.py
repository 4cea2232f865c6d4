"""Covert: one character of the defending player is evaded as attackers are declared."""

from __future__ import annotations

from typing import Any

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import CRAB, conflict_character
from gorin.rulesets.lcg.words.texts import Keyword
from tests.lcg.tables import decision, defending, do, is_faceup, offered, options, participating, pass_until, table

EVADE = "A: evade by covert"


def sneaking(a: str, b: str, attackers: tuple[str, ...] = ("Plain Sneak",), at: str = "Fields", **more: Any) -> Any:
    """A has named these attackers in a military conflict."""
    s = pass_until(table(f"{a}\n{b}\nconflict phase", **more), "declare a conflict")
    return do(s, "A: military air", f"A: {at}", *[f"A: {x}" for x in attackers], "A: done")


@rule("rr.covert.1")
def test_a_player_who_attacks_with_covert_may_choose_a_character_of_the_defending_player() -> None:
    s = sneaking("A: Plain Sneak, Plain Giant", "B: Plain Captain, Plain Soldier_, Plain Poet")
    assert decision(s) == EVADE
    assert options(s) == ["Plain Captain", "Plain Soldier", "Plain Poet", "done"], "none of A's, and it is optional"


@rule("rr.covert.4")
def test_the_evaded_character_cannot_be_declared_as_a_defender() -> None:
    s = sneaking("A: Plain Sneak", "B: Plain Captain, Plain Soldier")
    do(s, "A: Plain Captain")
    assert decision(s) == "B: declare a defender"
    assert options(s) == ["Plain Soldier", "done"]
    t = sneaking("A: Plain Sneak", "B: Plain Captain, Plain Soldier")
    do(t, "A: done")
    assert options(t) == ["Plain Captain", "Plain Soldier", "done"]


@rule("rr.covert.4")
def test_the_next_conflict_knows_nothing_of_it() -> None:
    s = sneaking("A: Plain Sneak, Plain Giant", "B: Plain Captain, Plain Soldier")
    do(s, "A: Plain Captain", "B: done", "B: pass", "A: pass")
    pass_until(s, "B: declare")
    pass_until(s, "A: declare")
    do(s, "A: political earth", "A: Fields", "A: Plain Giant", "A: done")
    assert offered(s, "Plain Captain")


@rule("rr.covert.2", "rr.open-covert-plural.1")
def test_only_one_character_is_evaded_however_many_attackers_have_covert() -> None:
    rogue = conflict_character("Rogue", CRAB, Keyword("covert"), cost=1, military=1)
    s = sneaking(
        "A: Plain Sneak, Rogue", "B: Plain Captain, Plain Soldier, Plain Giant", ("Plain Sneak", "Rogue"), extra=[rogue]
    )
    do(s, "A: Plain Captain")
    assert decision(s) == "B: declare a defender"
    assert options(s) == ["Plain Soldier", "Plain Giant", "done"]


@rule("rr.covert.3")
def test_a_character_with_covert_cannot_be_evaded() -> None:
    s = sneaking("A: Plain Sneak", "B: Plain Sneak, Plain Soldier")
    assert options(s) == ["Plain Soldier", "done"]
    t = sneaking("A: Plain Sneak", "B: Plain Sneak")
    assert decision(t) == "B: declare a defender", "nobody to evade"


@rule("rr.covert.1")
def test_without_a_covert_attacker_nobody_is_evaded() -> None:
    s = sneaking("A: Plain Sneak, Plain Captain", "B: Plain Soldier", ("Plain Captain",))
    assert decision(s) == "B: declare a defender"


@rule("rr.covert.6")
def test_covert_is_resolved_before_a_facedown_province_is_revealed() -> None:
    s = sneaking("A: Plain Sneak", "B: Plain Soldier | | Fields, Plain Hill?", at="a facedown province")
    assert decision(s) == EVADE
    assert not is_faceup(s, "Plain Hill")
    do(s, "A: Plain Soldier")
    assert is_faceup(s, "Plain Hill")


@rule("rr.covert.7")
def test_an_evaded_character_can_still_be_moved_into_the_conflict() -> None:
    s = sneaking("A: Plain Sneak", "B: Plain Captain, Favorable Ground")
    do(s, "A: Plain Captain", "B: done", "B: Favorable Ground", "B: Plain Captain")
    assert defending(s, "Plain Captain")


@rule("rr.covert.8")
def test_covert_does_nothing_for_characters_who_come_later() -> None:
    rogue = conflict_character("Rogue", CRAB, Keyword("covert"), cost=1, military=1)
    s = table("A 10/3: Plain Captain* | Rogue\nB: Plain Soldier\nmilitary air A>B", extra=[rogue])
    do(s, "B: pass", "A: Rogue into the conflict", "A: 0")
    assert decision(s) == "B: action"
    assert participating(s, "Rogue")
