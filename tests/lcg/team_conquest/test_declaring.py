"""3.2: conflicts that teams declare, against whom and with whom."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.conflict.opportunities import opportunities, provinces_of, within_reach
from gorin.rulesets.lcg.state import ATTACKER, DEFENDER, DEFENDING_PLAYERS
from gorin.rulesets.lcg.words import CRAB, YOU, AtMostConflicts, character
from gorin.rulesets.lcg.words.conflicts import MoreConflicts
from gorin.rulesets.lcg.words.edicts import MayDeclareMore
from gorin.rulesets.lcg.words.texts import action
from tests.lcg.tables import attacking, decision, defending, do, fate_of, options, total
from tests.lcg.team_conquest.teams import asked, declares, home, laid, passes

FOUR = {q: "Plain Captain, Plain Soldier" for q in "ABCD"}


def owners(s: Any, who: int) -> str:
    """Whose provinces a player may attack next."""
    found = within_reach(s, who, -1)
    return "".join(sorted({chr(65 + s.holder[c]) for c in range(len(s.kind)) if found >> c & 1}))


@rule("mp.team-declaring.1", "rr.step-3-2.2")
def test_a_team_declares_or_passes_not_a_player() -> None:
    s = laid("conflict phase, first A", rows=FOUR)
    passes(s, "declare a conflict")
    assert asked(s) == "A"
    do(s, "A: pass")
    assert decision(s) == "B: declare a conflict", "A leaves it to B"
    assert opportunities(s, 0) == 2, "nothing is used up yet"
    do(s, "B: pass")
    assert [opportunities(s, q) for q in range(4)] == [1, 1, 2, 2], "the team has passed once"
    passes(s, "declare a conflict")
    assert asked(s) == "C"


@rule("mp.team-declaring.1")
def test_a_player_passes_for_the_team_whose_others_may_declare_no_more() -> None:
    hermit = character("Hermit", CRAB, AtMostConflicts(1, YOU), cost=1, military=1, political=1, glory=0)
    s = laid("conflict phase, first A", hermit, rows={**FOUR, "B": "Hermit, Plain Soldier"})
    passes(s, "A: declare a conflict")
    do(s, "A: pass", "B: pass")
    passes(s, "A: declare a conflict")
    assert [opportunities(s, q) for q in range(2)] == [1, 0]
    do(s, "A: pass")
    assert [opportunities(s, q) for q in range(2)] == [0, 0], "nobody is left to whom A could leave it"
    passes(s, "fate phase")


@rule("mp.team-declaring.2", "mp.team-declaring.4")
def test_each_team_has_one_conflict_of_each_type_and_they_take_turns() -> None:
    s = laid("conflict phase, first C", rows=FOUR)
    seen = []
    for _ in range(4):
        passes(s, "declare a conflict")
        who = asked(s)
        seen.append(f"{who} {sorted({x.split()[0] for x in options(s)} - {'pass'})}")
        declares(s, who, options(s)[0].split()[0], 0, "Plain Soldier" if len(seen) > 2 else "Plain Captain")
        passes(s, "action window")
    assert seen == [
        "C ['military', 'political']", "A ['military', 'political']", "C ['political']", "A ['political']",
    ]  # fmt: skip
    passes(s, "fate phase")
    assert [opportunities(s, q) for q in range(4)] == [0, 0, 0, 0]


@rule("rr.step-3-2.3", "mp.team-declaring.1", "mp.team-declaring.2")
def test_a_type_that_one_player_has_declared_is_declared_for_the_team() -> None:
    s = laid("conflict phase, first A", rows=FOUR)
    passes(s, "declare a conflict")
    do(s, "A: pass")
    declares(s, "B", "political", 0, "Plain Captain")
    assert s.declared == [2, 2, 0, 0] and s.con[ATTACKER] == 1


@rule("mp.team-declaring.2")
def test_and_in_the_next_phase_again() -> None:
    s = laid("conflict phase, first C", rows=dict.fromkeys("ABCD", "Plain Captain+9"))
    passes(s, "A: declare a conflict")
    declares(s, "A", "military", 0, "Plain Captain")
    passes(s, "fate phase", most=120)
    passes(s, "A: declare a conflict", most=200)
    assert s.round == 2 and {x.split()[0] for x in options(s)} == {"military", "political", "pass"}


@rule("mp.team-teammates.1")
def test_either_opponent_may_be_attacked_by_either_player() -> None:
    s = laid("conflict phase, first A", rows=FOUR)
    assert owners(s, 0) == owners(s, 1) == "CD"
    passes(s, "declare a conflict")
    do(s, f"A: {options(s)[0]}")
    assert len(options(s)) == 8


@rule("mp.team-declaring.3", "mp.team-declaring.10", "mp.open-different-opponents.1")
def test_the_two_conflicts_of_a_team_are_against_different_opponents() -> None:
    s = laid("conflict phase, first A", A="Plain Captain, Plain Soldier", B="Plain Captain, Plain Soldier")
    passes(s, "declare a conflict")
    declares(s, "A", "military", 0, "Plain Captain")
    assert s.con[DEFENDER] == 2
    assert owners(s, 0) == owners(s, 1) == "D", "whoever of the team declares the next"
    assert owners(s, 2) == "AB", "the other team has attacked nobody"
    s = laid("conflict phase, first A", A="Plain Captain, Plain Soldier", B="Plain Captain, Plain Soldier")
    passes(s, "declare a conflict")
    declares(s, "A", "military", 4, "Plain Captain")
    assert s.con[DEFENDER] == 3 and owners(s, 0) == owners(s, 1) == "C", "D before C"
    passes(s, "dynasty phase", most=120)
    assert owners(s, 0) == owners(s, 1) == "CD", "in another phase"
    s = laid("conflict phase, first A", A="Plain Captain, Plain Soldier", B="Plain Captain, Plain Soldier")
    passes(s, "declare a conflict")
    do(s, "A: pass")
    declares(s, "B", "military", 0, "Plain Captain")
    assert owners(s, 0) == owners(s, 1) == "D", "also if the second of the team declares the first"


@rule("mp.team-declaring.9")
def test_what_comes_after_two_conflicts_may_be_against_anybody() -> None:
    captain = character("Warlord", CRAB, action(MoreConflicts("military")), cost=1, military=1, political=1)
    s = laid("conflict phase, first A", captain, A="Warlord, Plain Captain", B="Plain Captain, Plain Soldier")
    do(s, "A: Warlord")
    assert [opportunities(s, q) for q in range(4)] == [3, 3, 2, 2]
    passes(s, "A: declare a conflict")
    declares(s, "A", "military", 0, "Plain Captain")
    assert owners(s, 0) == "D"
    passes(s, "A: declare a conflict")
    declares(s, "A", "political", 0, "Plain Soldier")
    assert owners(s, 0) == "CD"
    s = laid(
        "conflict phase, first A", captain, players=6, A="Warlord, Plain Captain", B="Plain Captain, Plain Soldier"
    )
    do(s, "A: Warlord")
    for kind, who, left in (("military", "Plain Captain", "EF"), ("political", "Plain Soldier", "DEF")):
        passes(s, "A: declare a conflict")
        declares(s, "A", kind, 0, who)
        assert owners(s, 0) == left, "F, too, whom nobody has attacked"


@rule("mp.team-declaring.8")
def test_an_additional_conflict_is_the_teams() -> None:
    captain = character("Warlord", CRAB, action(MoreConflicts("military")), cost=1, military=1, political=1)
    s = laid("conflict phase, first A", captain, A="Warlord, Plain Captain", B="Plain Captain, Plain Soldier")
    do(s, "A: Warlord")
    assert s.extra == [1, 0, 1, 0, 0, 0, 0, 0]
    passes(s, "declare a conflict")
    do(s, "A: pass")
    declares(s, "B", "military", 0, "Plain Captain")
    assert s.extra == [0] * 8 and [opportunities(s, q) for q in range(4)] == [2, 2, 2, 2]


@rule("mp.team-declaring.8")
@pytest.mark.parametrize("who", "AB")
def test_also_one_that_a_card_always_gives(who: str) -> None:
    heir = character("Heir", CRAB, MayDeclareMore("military"), cost=1, military=1, political=1)
    s = laid("conflict phase, first A", heir, rows={**FOUR, who: "Heir, Plain Captain"})
    assert [opportunities(s, q) for q in range(4)] == [3, 3, 2, 2]
    passes(s, "declare a conflict")
    declares(s, "A", "military", 0, "Plain Captain")
    assert [opportunities(s, q) for q in range(4)] == [2, 2, 2, 2]


@rule("mp.team-declaring.10", "mp.team-player-elimination.5", "mp.open-different-opponents.1")
def test_a_player_without_stronghold_need_not_be_attacked_first() -> None:
    broken = "Plain Captain | | Fields#, Fields, Fields, Fields, Fields"
    s = laid("military air A>C", A="Plain Captain*", C=broken)
    assert owners(s, 0) == "CD", "C has lost the stronghold"
    s = laid("military air A>C", A="Plain Captain*", D=broken)
    assert owners(s, 0) == "CD", "D need not be attacked before C is attacked again"
    s = laid("military air A>C", A="Plain Captain*", D="| | Fields, Fields#")
    assert owners(s, 0) == "D", "another province is not enough"


def test_three_against_three_attack_two_different_opponents_first() -> None:
    s = laid("military air A>D", players=6, A="Plain Captain*")
    assert owners(s, 0) == "EF"


@rule("mp.team-declaring.5", "mp.team-declaring.6", "rr.step-3-2.17")
def test_both_players_attack_in_one_conflict() -> None:
    s = laid("conflict phase, first A", A="Plain Captain", B="Plain Soldier", C="Plain Envoy")
    passes(s, "declare a conflict")
    do(s, "A: military air")
    do(s, f"A: {options(s)[0]}")
    assert options(s) == ["Plain Captain", "Plain Soldier"], "not C's"
    do(s, "A: Plain Soldier", "A: Plain Captain", "A: done")
    assert attacking(s, "Plain Captain") and attacking(s, "Plain Soldier") and total(s, "A") == total(s, "B") == 6


@rule("mp.team-declaring.6")
def test_one_may_attack_with_the_team_mates_characters_alone() -> None:
    s = laid("conflict phase, first A", B="Plain Soldier")
    passes(s, "declare a conflict")
    declares(s, "A", "military", 0, "Plain Soldier")
    assert total(s, "A") == 2


@rule("mp.team-declaring.7")
@pytest.mark.parametrize(("gets", "pools"), [("A", [5, 3, 3, 3]), ("B", [3, 5, 3, 3])])
def test_fate_on_the_ring_goes_to_the_attacking_player_whom_they_choose(gets: str, pools: list[int]) -> None:
    s = laid("conflict phase, first A, rings air+2", A="Plain Captain")
    passes(s, "declare a conflict")
    declares(s, "A", "military air", 0, "Plain Captain")
    assert decision(s) == "A: choose a player" and options(s) == ["A", "B"]
    do(s, f"A: {gets}")
    assert fate_of(s) == pools


@rule("mp.team-declaring.7")
def test_nobody_is_asked_where_there_is_no_fate() -> None:
    s = laid("conflict phase, first A, rings fire+2", A="Plain Captain")
    passes(s, "declare a conflict")
    declares(s, "A", "military air", 0, "Plain Captain")
    assert decision(s) == "C: declare a defender" and fate_of(s) == [3] * 4


@rule("mp.team-declaring.11", "mp.team-declaring.12", "rr.step-3-2-1.3")
def test_the_attacked_player_defends_with_any_number_the_team_mate_with_one() -> None:
    s = laid("conflict phase, first A", A="Plain Captain", C="Plain Envoy, Plain Bully", D="Plain Giant, Plain Soldier")
    passes(s, "declare a conflict")
    declares(s, "A", "military", 0, "Plain Captain")
    assert decision(s) == "C: declare a defender" and options(s) == ["Plain Envoy", "Plain Bully", "done"]
    do(s, "C: Plain Envoy", "C: Plain Bully", "C: done")
    assert decision(s) == "D: declare a defender" and options(s) == ["Plain Giant", "Plain Soldier", "done"]
    do(s, "D: Plain Soldier")
    assert options(s) == ["done"], "up to 1"
    do(s, "D: done")
    assert [defending(s, x) for x in ("Plain Envoy", "Plain Bully", "Plain Soldier", "Plain Giant")] == [True] * 3 + [
        False
    ]
    assert total(s, "C") == total(s, "D") == 6


@rule("mp.team-declaring.11", "mp.team-declaring.12", "rr.step-3-2-1.3")
def test_whichever_of_the_two_is_attacked() -> None:
    s = laid("conflict phase, first A", A="Plain Captain", C="Plain Envoy, Plain Bully", D="Plain Giant, Plain Soldier")
    passes(s, "declare a conflict")
    declares(s, "A", "military", 4, "Plain Captain")
    assert decision(s) == "D: declare a defender"
    do(s, "D: Plain Giant", "D: Plain Soldier", "D: done", "C: Plain Bully")
    assert decision(s) == "C: declare a defender" and options(s) == ["done"], "up to 1"
    s = laid("conflict phase, first A", A="Plain Captain", C="Plain Envoy, Plain Bully", D="Plain Giant, Plain Soldier")
    passes(s, "declare a conflict")
    declares(s, "A", "military", 4, "Plain Captain")
    do(s, "D: done", "C: Plain Envoy", "C: done")
    assert defending(s, "Plain Envoy") and total(s, "D") == total(s, "C"), "though D declares nobody"


@rule("rr.step-3-2-1.3")
def test_of_three_each_team_mate_has_one_defender() -> None:
    two = "Plain Envoy, Plain Soldier"
    s = laid("conflict phase, first A", players=6, A="Plain Captain", D=two, E=two, F=two)
    passes(s, "declare a conflict")
    declares(s, "A", "military", 0, "Plain Captain")
    do(s, "D: Plain Envoy", "D: Plain Soldier", "D: done", "E: Plain Envoy")
    assert options(s) == ["done"]
    do(s, "E: done", "F: Plain Soldier")
    assert options(s) == ["done"]


@rule("mp.team-declaring.13")
def test_both_are_defending_players() -> None:
    from gorin.rulesets.lcg.words.conditions import YouAre
    from gorin.rulesets.lcg.words.player_effects import GainFate

    warden = character("Warden", CRAB, action(GainFate(), when=YouAre("defending")), cost=1, military=0, political=0)
    s = laid("military air A>C", warden, A="Plain Captain*, Warden", C="Warden", D="Warden")
    assert s.con[DEFENDING_PLAYERS] == 0b1100
    assert "Warden" in options(s)
    do(s, "C: pass")
    assert asked(s) == "D" and "Warden" in options(s)
    do(s, "D: pass")
    assert asked(s) == "A" and "Warden" not in options(s)


def open_home(s: Any, seat: str) -> bool:
    """May this player's stronghold province be attacked?"""
    return bool(provinces_of(s, ord(seat) - 65) >> home(s, seat) & 1)


def broken(n: int) -> str:
    """A row whose stronghold is whole and of whose other provinces so many are broken."""
    return "| | Fields, " + ", ".join(["Fields#"] * n + ["Fields"] * (4 - n))


@rule("mp.team-declaring.14", "mp.team-declaring.15", "rr.step-3-2.11")
@pytest.mark.parametrize(
    ("mine", "mates", "expected"),
    [(0, 3, False), (1, 1, False), (1, 2, True), (2, 0, False), (3, 0, True), (2, 1, True)],
)
def test_a_stronghold_is_open_with_one_of_its_players_and_three_of_the_team(
    mine: int, mates: int, expected: bool
) -> None:
    s = laid("conflict phase, first A", C=broken(mine), D=broken(mates))
    assert open_home(s, "C") is expected


@rule("mp.team-declaring.15")
def test_a_broken_stronghold_province_counts_and_is_not_attacked_again() -> None:
    s = laid("conflict phase, first A", C=broken(1), D="| | Fields#, Fields#")
    assert open_home(s, "C") and not open_home(s, "D")


@rule("mp.team-additional.3", "mp.open-larger-teams.1")
@pytest.mark.parametrize(("players", "others", "expected"), [(6, 2, False), (6, 3, True), (8, 3, False), (8, 4, True)])
def test_larger_teams_lose_one_more_than_they_are_before_a_stronghold_is_open(
    players: int, others: int, expected: bool
) -> None:
    s = laid("conflict phase, first A", players=players, A=broken(1), B=broken(others))
    assert open_home(s, "A") is expected
    assert not open_home(s, "C"), "one of the player's own"


@rule("mp.team-eligible-provinces.1", "mp.open-eligible-provinces-team.1")
def test_only_provinces_of_the_attacked_player_are_eligible() -> None:
    from gorin.rulesets.lcg.conflict.moving import movable_to

    s = laid("military air A>C", A="Plain Captain*")
    found = movable_to(s)
    assert {s.holder[c] for c in range(len(s.kind)) if found >> c & 1} == {2}
