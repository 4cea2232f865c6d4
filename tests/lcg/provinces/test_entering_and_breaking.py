"""How characters come into play, provinces that break, and what becomes of cards by constant abilities."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    ATTACHMENT,
    BOWED,
    CHARACTER,
    CONFLICT,
    CRAB,
    IN_DISCARD,
    LION,
    NEUTRAL,
    THAT,
    THIS,
    YOURS,
    AttackedProvince,
    Bow,
    CancelEffects,
    Discard,
    Discards,
    EligibleProvinces,
    GainHonor,
    MoveConflict,
    PutIntoPlay,
    ReturnToHand,
    StatOf,
    WouldLeavePlay,
    action,
    always_gets,
    attachment,
    character,
    conflict_character,
    dynasty_event,
    event,
    interrupt,
    province,
    while_this,
)
from tests.lcg.tables import (
    attacking,
    decision,
    defending,
    do,
    fate_of,
    find,
    honor_of,
    in_play,
    is_bowed,
    is_broken,
    offered,
    options,
    participating,
    pass_until,
    political,
    table,
)

# --- coming into play ---------------------------------------------------------------------------------------------------


@rule("rr.character-cards.1")
@pytest.mark.parametrize("kind", ["military", "political"])
def test_no_character_is_played_from_a_province_during_a_conflict(kind: str) -> None:
    row = "10/9: Plain Porter* | | Fields, Fields[Plain Soldier]"
    s = table(f"A {row}\nB {row}\n{kind} air A>B")
    assert options(s) == ["pass"]
    do(s, "B: pass")
    assert options(s) == ["pass"]


@rule("rr.character-cards.1")
@pytest.mark.parametrize("who", ["A", "B"])
def test_either_player_plays_characters_from_provinces_in_the_dynasty_phase(who: str) -> None:
    row = "10/9: | | Fields, Fields[Plain Soldier]"
    s = table(f"A {row}\nB {row}\ndynasty phase, first {who}")
    do(s, f"{who}: Plain Soldier", f"{who}: 0")
    assert in_play(s, "Plain Soldier", who)


@rule("rr.character-cards.3")
@pytest.mark.parametrize("seat", ["A", "B"])
@pytest.mark.parametrize("way", ["from hand", "from a province", "put into play", "from hand in a conflict"])
def test_however_a_character_enters_play_it_is_ready_and_at_home(way: str, seat: str) -> None:
    raise_ = event("Raise", NEUTRAL, action(PutIntoPlay(THAT), choose=CHARACTER & IN_DISCARD & YOURS), cost=0)
    name = "Plain Soldier" if "province" in way else "Plain Guest"
    row, moment = {
        "from hand": ("| Plain Guest", f"draw phase, first {seat}"),
        "from a province": ("| | Fields, Fields[Plain Soldier]", f"dynasty phase, first {seat}"),
        "put into play": ("Plain Porter* | Raise | | Plain Guest", "military air A>B"),
        "from hand in a conflict": ("Plain Porter* | Plain Guest", "military air A>B"),
    }[way]
    s = table(f"A 10/3: {row}\nB 10/3: {row}\n{moment}", extra=[raise_])
    if s.con[0] and seat == "A":
        do(s, "B: pass")
    do(s, *((f"{seat}: Raise",) if way.startswith("put") else ()), f"{seat}: {name}")
    if decision(s).endswith("additional fate"):
        do(s, f"{seat}: 0")
    assert in_play(s, name, seat) and not is_bowed(s, name, seat) and not participating(s, name, seat)
    assert s.holder[find(s, name, seat)] == "AB".index(seat)


@rule("rr.character-cards.5")
@pytest.mark.parametrize("seat", ["A", "B"])
@pytest.mark.parametrize("kind", ["military", "political"])
@pytest.mark.parametrize("home", [True, False])
def test_in_a_conflict_a_character_is_played_into_it_or_home_as_its_player_likes(
    seat: str, kind: str, home: bool
) -> None:
    row = "10/3: Plain Porter* | Plain Guest"
    s = table(f"A {row}\nB {row}\n{kind} air A>B")
    if seat == "A":
        do(s, "B: pass")
    assert options(s) == ["play Plain Guest", "play Plain Guest into the conflict", "pass"]
    do(s, f"{seat}: {'play Plain Guest' if home else 'Plain Guest into the conflict'}", f"{seat}: 0")
    assert in_play(s, "Plain Guest", seat) and not is_bowed(s, "Plain Guest", seat)
    assert attacking(s, "Plain Guest", seat) is (seat == "A" and not home)
    assert defending(s, "Plain Guest", seat) is (seat == "B" and not home)


# --- provinces ----------------------------------------------------------------------------------------------------------


@rule("rr.breaking-a-province.1")
@pytest.mark.parametrize("kind", ["military", "political"])
@pytest.mark.parametrize(("by", "broken"), [(2, False), (3, True), (4, True)])
def test_in_either_type_of_conflict_the_difference_must_reach_the_strength(kind: str, by: int, broken: bool) -> None:
    skills = {"military": by + 1, "political": 0} if kind == "military" else {"military": 0, "political": by + 1}
    one = character("One", CRAB, cost=0, **skills)
    s = table(f"A: One*\nB: Plain Porter* | | Fields, Plain Hill\n{kind} air A>B Plain Hill", extra=[one])
    pass_until(s, "lcg: fate phase: action window")
    assert is_broken(s, "Plain Hill") is broken


@rule("rr.breaking-a-province.6")
@pytest.mark.parametrize("mark", ["#", ""])
def test_an_event_in_a_broken_province_is_still_played(mark: str) -> None:
    feast = dynasty_event("Feast", NEUTRAL, action(GainHonor()), cost=1)
    s = table(f"A 10/1: | | Fields, Plain Hill{mark}[Feast]\nB:\ndynasty phase", extra=[feast])
    do(s, "A: Feast")
    assert honor_of(s)[0] == 11 and fate_of(s)[0] == 0


@rule("rr.conflicts-at-multiple-provinces.3")
@pytest.mark.parametrize(("which", "strength"), [("Garden", 4), ("Orchard", 2)])
def test_an_ability_that_only_reads_the_attacked_province_reads_one(which: str, strength: int) -> None:
    fronts = event(
        "Two Fronts", LION, action(MoveConflict(THAT, also=True), when=CONFLICT, choose=EligibleProvinces()), cost=0
    )
    boast = event("Boast", LION, action(GainHonor(StatOf("strength", AttackedProvince())), when=CONFLICT), cost=0)
    garden = province("Garden", NEUTRAL, strength=4, elements=("air",))
    orchard = province("Orchard", NEUTRAL, strength=2, elements=("fire",))
    s = table(
        "A: Plain Captain* | Two Fronts, Boast\nB: | | Fields, Garden, Orchard\nmilitary air A>B Garden",
        extra=[fronts, boast, garden, orchard],
    )
    do(s, "B: pass", "A: Two Fronts", "A: Orchard", "B: pass", "A: Boast")
    assert decision(s) == "A: attacked province" and sorted(options(s)) == ["Garden", "Orchard"]
    do(s, f"A: {which}")
    assert honor_of(s)[0] == 10 + strength


# --- constant abilities -------------------------------------------------------------------------------------------------

DRUMS = {
    "character": (conflict_character("Drum", CRAB, always_gets(CHARACTER, political=+2), cost=1), "Drum"),
    "attachment": (attachment("Drum", CRAB, always_gets(CHARACTER, political=+2), cost=1), "Plain Idler[Drum]"),
}


@rule("rr.constant-abilities.2")
@pytest.mark.parametrize("kind", DRUMS)
@pytest.mark.parametrize("back", [True, False])
def test_a_constant_ability_begins_when_its_card_enters_play_and_ends_when_it_leaves(kind: str, back: bool) -> None:
    drum, there = DRUMS[kind]
    effect = ReturnToHand(THAT) if back else Discard(THAT)
    away = event("Away", NEUTRAL, action(effect, choose=CHARACTER | ATTACHMENT), cost=0)
    s = table("A 10/2: Plain Idler | Drum, Away\nB: Plain Envoy", extra=[drum, away])
    assert political(s, "Plain Envoy") == 3, "not from the hand"
    do(s, "A: Drum", "A: Plain Idler" if kind == "attachment" else "A: 0")
    assert in_play(s, "Drum") and political(s, "Plain Envoy") == 5
    do(s, "B: pass", "A: pass")
    assert political(s, "Plain Envoy") == 5, "as long as it stays"
    s = table(f"A 10/1: {there} | Away\nB: Plain Envoy", extra=[drum, away])
    assert political(s, "Plain Envoy") == 5
    do(s, "A: Away", "A: Drum")
    assert not in_play(s, "Drum") and political(s, "Plain Envoy") == 3


# --- constant abilities that discard ------------------------------------------------------------------------------------


@rule("rr.constant-abilities.5")
def test_nothing_prevents_a_constant_ability_from_discarding_a_card() -> None:
    shadow = character("Shadow", CRAB, Discards(THIS, when=while_this(BOWED)), cost=1)
    guard = character("Guard", CRAB, interrupt(WouldLeavePlay(CHARACTER - THIS), CancelEffects()), cost=1)
    trip = event("Trip", NEUTRAL, action(Bow(THAT), choose=CHARACTER), cost=0)
    away = event("Away", NEUTRAL, action(Discard(THAT), choose=CHARACTER), cost=0)
    extra = [shadow, guard, trip, away]
    s = table("A: | Trip\nB: Shadow, Guard", extra=extra)
    do(s, "A: Trip", "A: Shadow")
    assert not in_play(s, "Shadow") and decision(s) == "B: action", "the guard was not asked"
    s = table("A: | Away\nB: Shadow, Guard", extra=extra)
    do(s, "A: Away", "A: Shadow")
    assert offered(s, "Guard")
    do(s, "B: Guard")
    assert in_play(s, "Shadow"), "an event's effect can be prevented"
