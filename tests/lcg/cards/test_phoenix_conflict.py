"""Core Set, Phoenix: the conflict deck, the stronghold, the province, the library."""

from __future__ import annotations

import pytest

from gorin.rulesets.lcg.state import ELEMENT_NAMES
from tests.lcg.tables import (
    decision,
    discard,
    do,
    fate_of,
    glory,
    hand,
    is_bowed,
    is_dishonored,
    is_honored,
    military,
    never_offered,
    offered,
    options,
    pass_until,
    political,
    table,
)

WATER, FIRE, AIR = (ELEMENT_NAMES.index(x) for x in ("water", "fire", "air"))


def test_isawa_mori_seido_gives_glory_for_the_phase() -> None:
    s = table("A: Isawa Mori Seidō, Plain Soldier\nB: Plain Envoy\nconflict phase")
    do(s, "A: Isawa Mori Seidō", "A: Plain Envoy")
    assert glory(s, "Plain Envoy") == 3 and is_bowed(s, "Isawa Mori Seidō")
    assert not offered(do(s, "B: pass"), "Isawa Mori Seidō")
    pass_until(s, "lcg: fate phase")
    assert glory(s, "Plain Envoy") == 1


MORI = "A: Plain Soldier*\nB: Plain Poet* | | Fields, Kuroi Mori\n{}political fire A>B Kuroi Mori"


def test_kuroi_mori_switches_the_ring() -> None:
    s = table(MORI.format("conflict phase, rings air=A\n"))
    do(s, "B: Kuroi Mori")
    assert len(options(s)) == 2
    do(s, f"B: {next(x for x in options(s) if 'ring' in x)}")
    assert sorted(options(s)) == ["earth", "void", "water"]
    do(s, "B: water")
    assert s.con[2] == WATER and s.con[1] == 1, "still political"


def test_kuroi_mori_switches_the_type() -> None:
    s = table(MORI.format("").replace("Plain Poet", "Plain Envoy"))
    do(s, "B: Kuroi Mori", f"B: {next(x for x in options(do(table(MORI.format('')), 'B: Kuroi Mori')) if 'type' in x)}")
    assert s.con[1] == 0 and s.con[2] == FIRE, "still fire"
    assert not offered(do(s, "A: pass"), "Kuroi Mori")


def test_kuroi_mori_does_so_only_when_it_is_attacked() -> None:
    s = table("A: Plain Soldier*\nB: Plain Poet* | | Fields, Plain Hill, Kuroi Mori\npolitical fire A>B Plain Hill")
    assert not offered(s, "Kuroi Mori")


def test_forgotten_library_draws_when_the_draw_phase_begins() -> None:
    s = table("A: Forgotten Library\nB:\ndynasty phase")
    pass_until(s, "A: reactions")
    before = len(hand(s, "A"))
    do(s, "A: Forgotten Library")
    assert len(hand(s, "A")) == before + 1
    pass_until(s, "lcg: conflict phase")
    assert not offered(s, "Forgotten Library")


def test_ishiken_initiate_grows_with_claimed_rings() -> None:
    for rings, more in (("air=A fire=B water=B", 3), ("air+1", 0), ("void=A", 1)):
        s = table(f"A: Ishiken Initiate\nB:\nconflict phase, rings {rings}")
        assert (military(s, "Ishiken Initiate"), political(s, "Ishiken Initiate")) == (1 + more, 1 + more)


def test_seeker_of_knowledge_adds_air_while_attacking() -> None:
    s = table("A: Seeker of Knowledge*\nB: Plain Idler*\npolitical fire A>B")
    assert s.elements[FIRE] == 1 << FIRE | 1 << AIR
    pass_until(s, "A: resolve the ring")
    assert any("honor" in x and "Seeker" in x for x in options(s)), "fire"
    assert any("take 1 honor" in x or "gain 2 honor" in x for x in options(s)), "air"


def test_seeker_of_knowledge_adds_nothing_at_home_or_in_defense() -> None:
    assert table("A: Seeker of Knowledge, Plain Soldier*\nB:\npolitical fire A>B").elements[FIRE] == 1 << FIRE
    assert table("A: Seeker of Knowledge*\nB: Plain Soldier*\npolitical fire B>A").elements[FIRE] == 1 << FIRE


GRASP = "A 9/5: Plain Priest*[Grasp of Earth] {}\nB 9/9: Plain Soldier*, Plain Envoy{}\npolitical air {}"


def test_grasp_of_earth_keeps_the_opponents_characters_out() -> None:
    s = table(GRASP.format("", ", Plain Captain | Favorable Ground, Plain Guest, Plain Robe", "B>A"))
    do(s, "A: Grasp of Earth")
    assert decision(s) == "B: action" and is_bowed(s, "Grasp of Earth")
    assert not offered(s, "Plain Guest") and offered(s, "Plain Robe")


def test_grasp_of_earth_stops_moving_to_the_conflict_but_not_home() -> None:
    for used in (True, False):
        s = table(GRASP.format("", ", Favorable Ground", "B>A"))
        do(s, "A: Grasp of Earth" if used else "A: pass", "B: Favorable Ground")
        assert ("Plain Envoy" in options(s)) is not used and "Plain Soldier" in options(s)


def test_grasp_of_earth_leaves_its_own_side_alone_and_ends_with_the_conflict() -> None:
    s = table(GRASP.format("| Plain Guest", " | Plain Guest", "B>A"))
    do(s, "A: Grasp of Earth", "B: pass")
    assert offered(s, "Plain Guest")
    do(s, "A: pass")
    pass_until(s, "lcg: conflict phase: action window")
    while decision(s) != "B: action":
        do(s, f"{decision(s)[0]}: pass")
    assert offered(s, "Plain Guest")


def test_grasp_of_earth_needs_a_conflict_and_a_shugenja_of_ones_own() -> None:
    assert not offered(table("A: Plain Priest[Grasp of Earth]\nB: Plain Envoy"), "Grasp of Earth")
    s = table("A 9/5: Plain Soldier, Plain Priest | Grasp of Earth\nB: Plain Priest")
    do(s, "A: Grasp of Earth")
    assert len(options(s)) == 1
    do(s, "A: Plain Priest")
    assert military(s, "Plain Priest", "A") == 2 and political(s, "Plain Priest", "A") == 3
    assert not offered(table("A 9/5: Plain Soldier | Grasp of Earth\nB: Plain Priest"), "Grasp of Earth")


def test_magnificent_kimono_gives_pride() -> None:
    for foe, read in (("Plain Idler", is_honored), ("Plain Giant", is_dishonored)):
        s = table(f"A: Plain Soldier*[Magnificent Kimono]\nB: {foe}*\nmilitary air A>B")
        assert political(s, "Plain Soldier") == 2
        pass_until(s, "lcg: conflict phase: action window")
        assert read(s, "Plain Soldier")


def test_pacifism_keeps_its_bearer_from_military_conflicts() -> None:
    s = table("A: Plain Soldier[B:Pacifism], Plain Captain\nB: | | Fields, Plain Hill\nconflict phase")
    pass_until(s, "A: declare")
    do(s, "A: military air", "A: Plain Hill")
    assert options(s) == ["Plain Captain"]
    s = table("A: Plain Soldier[B:Pacifism], Plain Captain\nB: | | Fields, Plain Hill\nconflict phase")
    pass_until(s, "A: declare")
    do(s, "A: political air", "A: Plain Hill")
    assert "Plain Soldier" in options(s)


def test_pacifism_keeps_its_bearer_from_defending_and_from_moving_in() -> None:
    s = table(
        "A: Plain Soldier | | Fields, Plain Wall\nB: Plain Captain[A:Pacifism], Plain Envoy | | Fields, Plain Hill\nconflict phase"
    )
    pass_until(s, "A: declare")
    do(s, "A: military air", "A: Plain Hill", "A: Plain Soldier", "A: done")
    assert options(s) == ["Plain Envoy", "done"]
    s = table("A: Doji Challenger*\nB: Plain Captain[A:Pacifism], Plain Envoy\nmilitary air A>B")
    do(s, "B: pass", "A: Doji Challenger")
    assert options(s) == ["Plain Envoy"]


def test_pacifism_alone_forbids_the_whole_declaration() -> None:
    s = table("A: Plain Soldier[B:Pacifism]\nB:\nconflict phase")
    pass_until(s, "A: declare")
    assert not any(x.startswith("military") for x in options(s)) and "political air" in options(s)


def test_pacifism_is_not_played_during_a_conflict() -> None:
    assert offered(table("A 9/5: Plain Soldier | Pacifism\nB: Plain Giant\nconflict phase"), "Pacifism")
    s = table("A 9/5: Plain Soldier* | Pacifism\nB: Plain Giant*\nmilitary air A>B")
    assert not offered(do(s, "B: pass"), "Pacifism")


def test_against_the_waves_bows_or_readies_a_shugenja_of_ones_own() -> None:
    s = table("A 9/5: Plain Priest_, Plain Soldier_, Solemn Scholar | Against the Waves\nB: Plain Priest")
    do(s, "A: Against the Waves")
    assert sorted(options(s)) == ["Plain Priest", "Solemn Scholar"]
    do(s, "A: Plain Priest")
    assert options(s) == ["ready that card"]
    do(s, "A: ready that card")
    assert not is_bowed(s, "Plain Priest", "A")
    assert not offered(table("A 9/5: Plain Soldier_ | Against the Waves\nB: Plain Priest"), "Against the Waves")


def test_against_the_waves_bows_too() -> None:
    s = table("A 9/5: Plain Priest | Against the Waves\nB:")
    do(s, "A: Against the Waves", "A: Plain Priest", "A: bow that card")
    assert is_bowed(s, "Plain Priest")


DISPLAY = "A 9/5: Plain Soldier*\nB 9/5: {} | Display of Power | Fields, Plain Wall\nmilitary fire A>B Plain Wall"


def test_display_of_power_takes_ring_effect_and_ring() -> None:
    s = table(DISPLAY.format("Plain Porter"))
    pass_until(s, "B: reactions")
    do(s, "B: Display of Power", "B: dishonor Plain Soldier")
    pass_until(s, "lcg: conflict phase: action window")
    assert is_dishonored(s, "Plain Soldier") and s.ring_place[FIRE] == 1


def test_display_of_power_is_not_for_opposed_or_won_conflicts() -> None:
    assert never_offered(table(DISPLAY.format("Plain Porter*")), "Display of Power")
    assert never_offered(table(DISPLAY.format("Plain Giant*")), "Display of Power")
    s = table("A 9/5: Plain Soldier* | Display of Power\nB 9/5: \nmilitary fire A>B")
    assert never_offered(s, "Display of Power")


def test_know_the_world_switches_rings_and_takes_the_fate() -> None:
    s = table("A 9/1: | Know the World\nB:\nconflict phase, rings air=A fire=B water+2")
    do(s, "A: Know the World")
    assert sorted(options(s)) == ["earth", "void", "water"]
    do(s, "A: water", "A: air", "B: pass")
    assert s.ring_place[WATER] == 0 and s.ring_place[AIR] not in (0, 1)
    assert fate_of(s)[0] == 2 and s.ring_fate[WATER] == 0


@pytest.mark.parametrize("rings", ["air=B", "air=A earth=A fire=A water=A void=A"])
def test_know_the_world_needs_a_claimed_and_an_unclaimed_ring(rings: str) -> None:
    s = table(f"A 9/1: | Know the World\nB:\nconflict phase, rings {rings}")
    assert not offered(s, "Know the World")


def test_supernatural_storm_counts_shugenja() -> None:
    s = table("""A: Plain Soldier*, Plain Priest, Solemn Scholar | Supernatural Storm
                 B: Plain Giant*, Plain Priest
                 military air A>B""")
    do(s, "B: pass", "A: Supernatural Storm", "A: Plain Soldier")
    assert (military(s, "Plain Soldier"), political(s, "Plain Soldier")) == (4, 3)


def test_supernatural_storm_needs_a_shugenja_and_a_participant() -> None:
    s = table("A: Plain Soldier* | Supernatural Storm\nB: Plain Giant*, Plain Priest\nmilitary air A>B")
    assert not offered(do(s, "B: pass"), "Supernatural Storm")
    assert not offered(table("A: Plain Priest | Supernatural Storm\nB:"), "Supernatural Storm")


PHOENIX = "A: Plain Soldier | Way of the Phoenix, Way of the Phoenix\nB: Plain Captain\nconflict phase, first {}"


def test_way_of_the_phoenix_forbids_an_element() -> None:
    s = table(PHOENIX.format("A"))
    do(s, "A: Way of the Phoenix", "A: fire", "A: B")
    pass_until(s, "A: declare")
    assert "military fire" in options(s), "only opponents are forbidden"
    pass_until(s, "B: declare")
    assert "military fire" not in options(s) and "military air" in options(s)


def test_way_of_the_phoenix_is_played_once_a_phase() -> None:
    s = table(PHOENIX.format("A"))
    do(s, "A: Way of the Phoenix", "A: fire", "A: B", "B: pass")
    assert not offered(s, "Way of the Phoenix") and discard(s, "A") == ["Way of the Phoenix"]
