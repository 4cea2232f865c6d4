"""Core Set, Unicorn: events, and the attachment that counts rings."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulesets.lcg.words import ATTACHMENT, NEUTRAL, TreatAsBlank, action, event
from tests.lcg.declared import attack
from tests.lcg.tables import (
    attacking,
    decision,
    discard,
    do,
    fate_on,
    hand,
    honor_of,
    is_bowed,
    military,
    never_offered,
    offered,
    options,
    participating,
    pass_until,
    table,
)

WAR = "A 10/2: Moto Youth{}, Plain Captain | Born in War\nB:{}"


def test_born_in_war_counts_the_unclaimed_rings() -> None:
    assert military(table("A: Moto Youth[Born in War]\nB:"), "Moto Youth") == 7
    s = table("A: Moto Youth[Born in War]\nB:\nrings air=A earth=B fire=B")
    assert military(s, "Moto Youth") == 4


def test_born_in_war_gives_nothing_while_it_is_blank() -> None:
    fog = event("Fog", NEUTRAL, action(TreatAsBlank(ATTACHMENT, until="phase")), cost=0, influence_cost=0)
    s = table("A: Moto Youth[Born in War] | Fog\nB:", extra=[fog])
    do(s, "A: Fog")
    assert military(s, "Moto Youth") == 2


def test_born_in_war_is_for_riders() -> None:
    s = table(WAR.format("", ""))
    do(s, "A: Born in War")
    assert options(s) == ["Moto Youth"]
    assert not offered(table("A 10/2: Plain Captain | Born in War\nB: Plain Soldier"), "Born in War")


def test_born_in_war_goes_with_the_mount() -> None:
    s = table("A: Plain Captain[Favored Mount, Born in War] | Let Go\nB:")
    assert military(s, "Plain Captain") == 10
    do(s, "A: Let Go", "A: Favored Mount")
    assert discard(s, "A") == ["Born in War", "Favored Mount", "Let Go"], "the captain does not ride any more"


BREAKS = "A: Plain Giant, Plain Captain{} | Breakthrough\nB: Plain Porter | | Fields, {}"


def fought(s: Any, kind: str, where: str, who: str) -> Any:
    """A's conflict is declared and passed through to its end, or to Breakthrough."""
    attack(s, kind, where, who)
    while s.decision.why != "declare a conflict" and not offered(s, "Breakthrough"):
        do(s, f"{decision(s)[0]}: {'pass' if 'pass' in options(s) else options(s)[-1]}")
        if decision(s).endswith(": action") and not s.con[0]:
            break
    return s


def test_breakthrough_declares_the_second_conflict_at_once() -> None:
    s = fought(table(BREAKS.format("", "Plain Hill")), "military air", "Plain Hill", "Plain Giant")
    do(s, "A: Breakthrough")
    assert decision(s) == "A: declare a conflict" and "pass" not in options(s)
    assert all(x.startswith("political") for x in options(s)), "the other type"
    do(s, "A: political earth", "A: Fields", "A: Plain Captain", "A: done")
    assert attacking(s, "Plain Captain") and hand(s, "A") == []


def test_breakthrough_wants_a_broken_province() -> None:
    s = fought(table(BREAKS.format("", "Plain Wall")), "military air", "Plain Wall", "Plain Captain")
    assert not offered(s, "Breakthrough") and hand(s, "A") == ["Breakthrough"]


def test_breakthrough_wants_somebody_to_attack_with() -> None:
    s = fought(table(BREAKS.format("_", "Plain Hill")), "military air", "Plain Hill", "Plain Giant")
    assert not offered(s, "Breakthrough")


def test_breakthrough_is_not_for_the_second_conflict() -> None:
    s = table(BREAKS.format("", "Plain Wall, Plain Hill"))
    fought(s, "military air", "Plain Wall", "Plain Captain")
    pass_until(s, "A: declare a conflict")
    fought(s, "political earth", "Plain Hill", "Plain Giant")
    assert not offered(s, "Breakthrough")


def test_breakthrough_is_not_for_the_defender() -> None:
    s = table("A: Plain Giant\nB: Plain Porter | Breakthrough | Fields, Plain Hill")
    attack(s, "military air", "Plain Hill", "Plain Giant")
    assert never_offered(s, "Breakthrough")


AUDIENCE = "A 10/0: Plain Captain*, Plain Poet* | Captive Audience\nB: Plain Envoy*\n{} air B>A"


def test_captive_audience_makes_the_conflict_military() -> None:
    s = table(AUDIENCE.format("political"))
    do(s, "A: Captive Audience")
    assert s.con[1] == 0 and honor_of(s)[0] == 9
    assert not participating(s, "Plain Poet") and is_bowed(s, "Plain Poet"), "a dash has no place there"


@pytest.mark.parametrize("text", [AUDIENCE.format("military"), "A: | Captive Audience\nB:"], ids=["military", "none"])
def test_captive_audience_needs_a_political_conflict(text: str) -> None:
    assert not offered(table(text), "Captive Audience")


def test_i_am_ready_readies_for_a_fate() -> None:
    s = table("A: Moto Youth_+2, Border Rider+1, Plain Captain_+1 | I Am Ready\nB: Warrior Poet_+1")
    do(s, "A: I Am Ready")
    assert options(s) == ["Moto Youth"], "a bowed Unicorn of one's own with fate"
    do(s, "A: Moto Youth")
    assert not is_bowed(s, "Moto Youth") and fate_on(s, "Moto Youth") == 1


@pytest.mark.parametrize("mine", ["Moto Youth_", "Moto Youth+1", "Plain Captain_+1", "Moto Youth_, Border Rider+1"])
def test_i_am_ready_is_not_playable_with(mine: str) -> None:
    assert not offered(table(f"A: {mine} | I Am Ready\nB: Warrior Poet_+1"), "I Am Ready")


@pytest.mark.parametrize("play", [True, False])
def test_way_of_the_unicorn_keeps_the_first_player_token(play: bool) -> None:
    s = table("A: | Way of the Unicorn\nB:")
    pass_until(s, "A: would-interrupts")
    assert offered(s, "Way of the Unicorn")
    do(s, f"A: {'Way of the Unicorn' if play else 'pass'}")
    assert s.first == (0 if play else 1)


def test_way_of_the_unicorn_is_for_the_first_player() -> None:
    s = table("A: | Way of the Unicorn\nB:\nconflict phase, first B")
    n = s.round
    while s.round == n:
        assert not offered(s, "Way of the Unicorn")
        do(s, f"{decision(s)[0]}: {'pass' if 'pass' in options(s) else options(s)[-1]}")
    assert s.first == 0 and hand(s, "A")
