"""3.2.2 to 3.2.7: participating, winning and losing as a team, ring effects."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.conflict.resolving import outcome
from gorin.rulesets.lcg.provinces.breaking import broke
from gorin.rulesets.lcg.rings.pools import claimed_rings
from gorin.rulesets.lcg.state import AIR, WINNER
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRAB,
    IN_HAND,
    NEUTRAL,
    THAT,
    YOURS,
    MoveHome,
    MoveToConflict,
    PutIntoPlay,
    Target,
    character,
    event,
)
from gorin.rulesets.lcg.words.player_effects import GainFate
from gorin.rulesets.lcg.words.texts import action, reaction
from gorin.rulesets.lcg.words.triggers import WinsConflict
from tests.lcg.tables import attacking, decision, defending, do, fate_of, hand, honor_of, offered, options, step, total
from tests.lcg.team_conquest.teams import asked, fought, laid, passes

WITNESS = character("Witness", CRAB, reaction(WinsConflict(), GainFate()), cost=1, military=0, political=0)
MOURNER = character("Mourner", CRAB, reaction(WinsConflict(loses=True), GainFate()), cost=1, military=0, political=0)


@rule("mp.team-participation.1", "mp.team-participation.2", "rr.participating.11")
def test_all_four_players_may_take_part_and_a_side_has_one_total() -> None:
    s = laid("military air A>C", A="Plain Captain*", B="Plain Soldier*", C="Plain Envoy*", D="Plain Bully*")
    assert attacking(s, "Plain Soldier") and defending(s, "Plain Bully")
    assert [total(s, q) for q in "ABCD"] == [6, 6, 4, 4]


@rule("rr.participating.12", "mp.team-resolving.1", "rr.winning-a-conflict.9")
def test_a_team_wins_with_the_skill_of_all() -> None:
    s = laid("military air A>C", A="Plain Soldier*", B="Plain Soldier*", C="Plain Bully*")
    passes(s, "3.2.6")
    assert s.con[WINNER] == 0, "4 against 3"
    s = laid("military air A>C", WITNESS, B="Plain Soldier*", C="Witness", D="Plain Bully*")
    passes(s, "reactions")
    assert s.con[WINNER] == 2 and asked(s) == "C", "neither A nor C has a character there"


@rule("mp.team-resolving.1", "rr.winning-a-conflict.9")
@pytest.mark.parametrize(
    ("b", "d", "won", "lost"),
    [("Plain Captain*", "Plain Soldier*", "AB", "CD"), ("Plain Soldier*", "Plain Captain*", "CD", "AB")],
)
def test_a_team_wins_or_loses_whoever_of_it_has_the_characters(b: str, d: str, won: str, lost: str) -> None:
    both = "Witness, Mourner"
    s = laid("military air A>C", WITNESS, MOURNER, A=both, B=f"{b}, {both}", C=both, D=f"{d}, {both}")
    passes(s, "reactions")
    seen = {}
    while "reactions" in step(s):
        seen[asked(s)] = options(s)[0]
        do(s, f"{asked(s)}: {options(s)[0]}")
    assert seen == {**dict.fromkeys(won, "Witness"), **dict.fromkeys(lost, "Mourner")}
    assert s.lost == [int(q in lost) for q in "ABCD"]


@rule("mp.team-participation.3")
def test_a_character_joins_the_side_of_its_team() -> None:
    s = laid("military air A>C", A="Plain Captain*", B="| Plain Guest", D="| Plain Guest")
    do(s, "C: pass", "D: Plain Guest into the conflict", "D: 0", "D: D")
    assert defending(s, "Plain Guest", "D")
    do(s, "A: pass", "B: Plain Guest into the conflict", "B: 0", "B: B")
    assert attacking(s, "Plain Guest", "B") and [total(s, q) for q in "ABCD"] == [6, 6, 2, 2]


@rule("mp.team-participation.3")
@pytest.mark.parametrize("how", ["Call", "Ambush"])
def test_also_by_moving_and_by_being_put_into_play(how: str) -> None:
    call = event("Call", NEUTRAL, action(MoveToConflict(THAT), choose=Target(CHARACTER & YOURS)), cost=0)
    mine = Target(CHARACTER & IN_HAND & YOURS)
    ambush = event("Ambush", NEUTRAL, action(PutIntoPlay(THAT, conflict=True), choose=mine), cost=0)
    has = "Plain Guest | Call" if how == "Call" else "| Ambush, Plain Guest"
    s = laid("military air A>C", call, ambush, A="Plain Captain*", B=has, D=has)
    do(s, "C: pass", f"D: {how}", "D: Plain Guest")
    assert defending(s, "Plain Guest", "D")
    do(s, "A: pass", f"B: {how}", "B: Plain Guest")
    assert attacking(s, "Plain Guest", "B") and [total(s, q) for q in "ABCD"] == [6, 6, 2, 2]


@rule("mp.team-participation.4")
def test_a_players_side_is_the_teams() -> None:
    from gorin.language.players import You
    from gorin.rulesets.lcg.words.conditions import CountsMoreSkill
    from gorin.rulesets.lcg.words.players import YourOpponent

    counter = character(
        "Counter", CRAB, action(GainFate(), when=CountsMoreSkill(You(), YourOpponent(), "military")),
        cost=1, military=0, political=0,
    )  # fmt: skip
    s = laid("military air A>C", counter, A="Plain Captain*", B="Counter", C="Plain Soldier*", D="Counter")
    do(s, "C: pass")
    assert asked(s) == "D" and not offered(s, "Counter")
    do(s, "D: pass", "A: pass")
    assert asked(s) == "B" and offered(s, "Counter"), "A's skill counts for B"


@rule("mp.team-resolving.2", "rr.winning-a-conflict.10")
def test_each_player_of_a_team_has_won_or_lost() -> None:
    both = "Witness, Mourner"
    s = laid(
        "military air A>C", WITNESS, MOURNER, A=f"Plain Captain*, {both}", B=both, C=f"Plain Soldier*, {both}", D=both
    )
    passes(s, "reactions")
    seen = []
    while "reactions" in step(s):
        seen.append(f"{asked(s)} {options(s)}")
        do(s, f"{asked(s)}: {options(s)[0]}")
    assert seen == [
        "A ['Witness', 'pass']", "C ['Mourner', 'pass']", "B ['Witness', 'pass']", "D ['Mourner', 'pass']",
    ]  # fmt: skip
    assert fate_of(s) == [4, 4, 4, 4] and s.lost == [0, 0, 1, 1]


@rule("mp.team-resolving.3", "rr.unopposed.4")
def test_a_defender_of_the_team_mate_opposes() -> None:
    s = laid("military air A>C", A="Plain Captain*", D="Plain Soldier*")
    passes(s, "3.2.6")
    assert s.con[WINNER] == 0 and honor_of(s) == [10] * 4


@rule("mp.team-resolving.3", "rr.unopposed.4")
def test_so_does_one_of_the_attacked_player_and_nobody_who_has_gone_home() -> None:
    call = event("Recall", NEUTRAL, action(MoveHome(THAT), choose=Target(CHARACTER & YOURS)), cost=0)
    for who in "CD":
        s = laid("military air A>C", call, A="Plain Captain*", rows={who: "Plain Soldier* | Recall"})
        assert not outcome(s)[2]
        passes(s, f"{who}: action")
        do(s, f"{who}: Recall", f"{who}: Plain Soldier")
        assert outcome(s)[2], "what counts is who is there when it is won"
        passes(s, "3.2.6")
        assert honor_of(s) == [10, 10, 9, 9]


@rule("mp.team-resolving.4", "mp.open-unopposed-team.1", "rr.unopposed.5")
def test_each_player_of_an_undefended_team_loses_honor() -> None:
    s = laid("military fire A>C", A="Plain Captain*", B="Plain Soldier")
    passes(s, "3.2.6")
    assert honor_of(s) == [10, 10, 9, 9]
    s = laid("military fire A>C", A="Plain Captain*", C="Plain Soldier*")
    passes(s, "3.2.6")
    assert honor_of(s) == [10] * 4, "that was opposed"


@rule("rr.open-unopposed-team.1", "rr.step-3-2-4.1", "rr.unopposed.5")
def test_so_does_each_of_three() -> None:
    s = laid("military fire D>A", players=6, D="Plain Captain*")
    passes(s, "3.2.6")
    assert honor_of(s) == [9, 9, 9, 10, 10, 10]
    for who in "ABC":
        s = laid("military fire D>A", players=6, D="Plain Captain*", rows={who: "Plain Soldier*"})
        passes(s, "3.2.6")
        assert s.con[WINNER] == 3 and honor_of(s) == [10] * 6, "whoever of them defends"


@rule("mp.team-resolving.5")
def test_the_winning_team_may_resolve_the_ring() -> None:
    s = laid("military fire A>C", A="Plain Captain*", C="Plain Envoy*")
    passes(s, "resolve the ring")
    assert decision(s).startswith("A:") and "pass" in options(s)
    s = laid("military fire A>C", A="Plain Soldier*", C="Plain Captain*")
    assert fought(s) == "", "the defending team has won"


@rule("mp.team-resolving.6", "mp.team-resolving.7", "rr.step-3-2-6.3")
def test_air_takes_honor_from_the_attacked_player_for_one_of_the_team() -> None:
    s = laid("military air B>D", B="Plain Captain*", C="Plain Envoy*")
    passes(s, "resolve the ring")
    assert options(s) == ["take 1 honor", "take 1 honor for A", "gain 2 honor", "gain 2 honor for A", "pass"]
    do(s, "B: take 1 honor for A")
    assert honor_of(s) == [11, 10, 10, 9], "from D, whose province it is, not from C who defended"


@rule("mp.team-resolving.7", "rr.step-3-2-6.4")
def test_one_player_and_not_both_has_the_benefit() -> None:
    s = laid("military air B>D", B="Plain Captain*", C="Plain Envoy*")
    passes(s, "resolve the ring")
    do(s, "B: gain 2 honor for A")
    assert honor_of(s) == [12, 10, 10, 10]
    s = laid("military air B>D", B="Plain Captain*", C="Plain Envoy*")
    passes(s, "resolve the ring")
    do(s, "B: gain 2 honor")
    assert honor_of(s) == [10, 12, 10, 10]
    for who, honor in (("", [10, 11, 10, 9]), (" for A", [11, 10, 10, 9])):
        s = laid("military air B>D", B="Plain Captain*", C="Plain Envoy*")
        passes(s, "resolve the ring")
        do(s, f"B: take 1 honor{who}")
        assert honor_of(s) == honor


@rule("mp.team-resolving.7", "rr.step-3-2-6.4")
def test_of_earth_as_well() -> None:
    for gets, hands in enumerate(([1, 0, 0, 0], [0, 1, 0, 0])):
        s = laid("military earth A>C", A="Plain Captain*", B="Plain Soldier*", C="Plain Envoy*")
        passes(s, "resolve the ring")
        do(s, f"A: {options(s)[gets]}")
        assert [len(hand(s, q)) for q in "ABCD"] == hands


@rule("mp.team-resolving.6", "mp.team-resolving.7", "rr.step-3-2-6.3")
def test_earth_draws_for_one_and_discards_from_the_attacked_player() -> None:
    s = laid("military earth A>C", A="Plain Captain*", C="| Plain Alms", D="Plain Soldier* | Plain Alms")
    passes(s, "resolve the ring")
    assert len(options(s)) == 3 and options(s)[1].endswith("for B")
    do(s, f"A: {options(s)[1]}")
    assert [len(hand(s, q)) for q in "ABCD"] == [0, 1, 0, 1]


@rule("mp.team-rings.2", "rr.rings.18", "rr.step-3-2-7.1")
def test_a_claimed_ring_is_in_the_pool_of_the_whole_team() -> None:
    s = laid("military air A>C", A="Plain Captain*")
    assert fought(s) == "A"
    assert [claimed_rings(s, q) for q in range(4)] == [1 << AIR, 1 << AIR, 0, 0]
    assert "air" not in " ".join(options(s))
    s = laid("military air A>C", A="Plain Soldier*", D="Plain Captain*")
    assert fought(s) == "" and [claimed_rings(s, q) for q in range(4)] == [0, 0, 1 << AIR, 1 << AIR]


@rule("mp.team-rings.2")
def test_nobody_takes_a_ring_from_the_team_mate() -> None:
    from gorin.kernel.events import Event
    from gorin.rulesets.lcg import events as ev
    from gorin.rulesets.lcg.rings.moves import claim, take_ring
    from gorin.rulesets.lcg.rings.numbers import Claim

    s = laid("conflict phase, first A, rings air=A")
    assert not take_ring(s, Event(ev.TAKE_RING, player=1, n=AIR), [])
    assert not claim(s, Event(ev.CLAIM, player=1, n=Claim(AIR).number), [])
    assert take_ring(s, Event(ev.TAKE_RING, player=2, n=AIR), []) and claimed_rings(s, 3) == 1 << AIR


@rule("rr.breaking-a-province.11")
def test_a_province_broken_by_an_effect_was_broken_by_each_opponent() -> None:
    from gorin.kernel.events import Event
    from gorin.rulesets.lcg import events as ev
    from tests.lcg.team_conquest.teams import home

    s = laid("conflict phase, first A", A="Plain Captain")
    by_effect = Event(ev.BREAK, home(s, "C") + 1, 0, source=home(s, "A"))
    assert [broke(s, by_effect, q) for q in range(4)] == [True, True, False, False]


@rule("mp.team-rings.1")
def test_one_pool_of_five_rings_is_shared() -> None:
    s = laid("conflict phase, first A", A="Plain Captain", C="Plain Captain")
    assert len(s.ring_place) == 5 and set(s.ring_place) == {-1}
    passes(s, "declare a conflict")
    assert len([x for x in options(s) if x.startswith("military")]) == 5
    do(s, "A: pass", "B: pass")
    passes(s, "declare a conflict")
    assert asked(s) == "C" and len([x for x in options(s) if x.startswith("military")]) == 5
    s = laid("military air A>C", A="Plain Captain*", C="Plain Captain")
    assert fought(s) == "A"
    passes(s, "declare a conflict")
    assert asked(s) == "C" and sorted({x.split()[1] for x in options(s)[:-1]}) == ["earth", "fire", "void", "water"]


@rule("rr.step-4-7.1")
def test_claimed_rings_return_to_the_common_pool() -> None:
    s = laid("fate phase, first A, rings air=A fire=B water=D")
    passes(s, "dynasty phase")
    assert set(s.ring_place) == {-1}
