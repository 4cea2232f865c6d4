"""Breath of the Kami: the stronghold, the provinces and the dynasty cards."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulesets.lcg.words import CHARACTER, LION, NEUTRAL, THAT, Bow, action, character, event
from tests.lcg.tables import (
    decision,
    do,
    fate_of,
    fight_out,
    hand,
    honor_of,
    in_play,
    is_bowed,
    is_dishonored,
    is_honored,
    military,
    never_offered,
    offered,
    options,
    pass_until,
    political,
    strength,
    table,
)

NAP = event("Plain Nap", NEUTRAL, action(Bow(THAT), choose=CHARACTER), cost=0, influence_cost=0)
TONGUE = character("Fire-Tongue", LION, cost=6, military=9, political=1, glory=1)
TORIDE = "A 10/0: Hisu Mori Toride, {}\nB: Plain Porter* | | Fields, Plain Hill\n{} A>B Plain Hill"


def test_hisu_mori_toride_gives_a_bushi_for_another_military_conflict() -> None:
    s = table(TORIDE.format("Plain Giant*, Plain Soldier, Plain Envoy", "military air"))
    pass_until(s, "A: reactions")
    do(s, "A: Hisu Mori Toride")
    assert sorted(options(s)) == ["Plain Giant", "Plain Soldier"], "only Bushi are sacrificed"
    do(s, "A: Plain Soldier")
    assert is_bowed(s, "Hisu Mori Toride") and not in_play(s, "Plain Soldier")
    assert s.extra == [1, 0, 0, 0], "one more military conflict for A"


@pytest.mark.parametrize(
    ("mine", "fight"),
    [
        ("Plain Captain*, Plain Soldier", "military air"),
        ("Plain Giant*, Plain Lord*", "political air"),
        ("Fire-Tongue*", "military air"),
    ],
    ids=["won by less than 5", "a political conflict", "no Bushi"],
)
def test_hisu_mori_toride_gives_nothing(mine: str, fight: str) -> None:
    assert never_offered(table(TORIDE.format(mine, fight), extra=[TONGUE]), "Hisu Mori Toride")


EXCELLENCE = (
    "A: Plain Porter*{} | Plain Praise | Fields, Demonstrating Excellence | | Plain Letter\nB: Plain Giant*\n{} B>A {}"
)


@pytest.mark.parametrize(("role", "n"), [("", 3), (", Seeker of Air", 5), (", Keeper of Fire", 3)])
def test_demonstrating_excellence_is_stronger_with_an_air_role(role: str, n: int) -> None:
    s = table(EXCELLENCE.format(role, "military air", "Demonstrating Excellence"))
    assert strength(s, "Demonstrating Excellence") == n


def test_another_players_role_does_not_help_demonstrating_excellence() -> None:
    s = table("A: Plain Porter | | Fields, Demonstrating Excellence\nB: Seeker of Air")
    assert strength(s, "Demonstrating Excellence") == 3


def test_demonstrating_excellence_gives_fate_and_a_card_as_it_breaks() -> None:
    s = table(EXCELLENCE.format("", "military air", "Demonstrating Excellence"))
    pass_until(s, "A: interrupts")
    do(s, "A: Demonstrating Excellence")
    assert fate_of(s) == [1, 0] and hand(s, "A") == ["Plain Letter", "Plain Praise"]


def test_demonstrating_excellence_says_nothing_when_it_holds() -> None:
    s = table(
        "A: Plain Giant* | | Fields, Demonstrating Excellence\nB: Plain Captain*\nmilitary air B>A Demonstrating Excellence"
    )
    assert never_offered(s, "Demonstrating Excellence")


@pytest.mark.parametrize(("rings", "n"), [("earth=A", 3), ("water=A", 3), ("earth=B", 1), ("air=A fire=A void=A", 1)])
def test_third_tower_guard_wants_the_earth_or_the_water_ring(rings: str, n: int) -> None:
    s = table(f"A: Third Tower Guard\nB:\nconflict phase, rings {rings}")
    assert military(s, "Third Tower Guard") == n and political(s, "Third Tower Guard") == 1


OUTPOST = """A: Plain Soldier | | Fields, {}
             B 10/3: Plain Giant
             conflict phase, first B"""


def declared_against(s: Any, place: str) -> None:
    pass_until(s, "B: declare a conflict")
    do(s, "B: military air", f"B: {place}", "B: Plain Giant")
    if decision(s).startswith("B: declare"):
        do(s, "B: done")


def test_hiruma_outpost_costs_honor_for_attacks_where_no_holding_is() -> None:
    s = table(OUTPOST.format("Plain Hill[Hiruma Outpost], Plain Ditch"))
    declared_against(s, "Plain Ditch")
    assert offered(s, "Hiruma Outpost")
    do(s, "A: Hiruma Outpost")
    assert honor_of(s) == [10, 9]


@pytest.mark.parametrize(
    ("provinces", "place"),
    [
        ("Plain Hill[Hiruma Outpost], Plain Ditch", "Plain Hill"),
        ("Plain Hill[Hiruma Outpost], Plain Ditch[Plain Tower]", "Plain Ditch"),
        ("Plain Hill#[Hiruma Outpost], Plain Ditch", "Plain Ditch"),
    ],
    ids=["its own province", "another holding", "in a broken province"],
)
def test_hiruma_outpost_costs_nothing(provinces: str, place: str) -> None:
    s = table(OUTPOST.format(provinces))
    declared_against(s, place)
    assert not offered(s, "Hiruma Outpost") and honor_of(s) == [10, 10]


def test_hiruma_outpost_says_nothing_of_ones_own_attacks() -> None:
    s = table("""A: Plain Giant | | Fields, Plain Hill[Hiruma Outpost]
                 B 10/3: Plain Soldier | | Fields, Plain Ditch
                 conflict phase, first A""")
    pass_until(s, "A: declare a conflict")
    do(s, "A: military air", "A: Plain Ditch", "A: Plain Giant")
    assert not offered(s, "Hiruma Outpost")


FU_SUI = """A: Fū Sui Disciple, Plain Envoy^, Plain Captain
            B: Plain Soldier, Plain Porter~, Plain Poet
            conflict phase, rings air={}"""


def test_fu_sui_disciple_lets_the_holder_of_the_air_ring_choose() -> None:
    s = table(FU_SUI.format("B"))
    do(s, "A: Fū Sui Disciple")
    assert decision(s) == "B: target" and sorted(options(s)) == ["Plain Poet", "Plain Soldier"], "ordinary ones"
    do(s, "B: Plain Poet")
    assert decision(s) == "A: select one", "the player of the disciple selects"
    do(s, "A: dishonor that card")
    assert is_dishonored(s, "Plain Poet") and not is_dishonored(s, "Plain Soldier")


def test_fu_sui_disciple_may_be_the_holders_own() -> None:
    s = table(FU_SUI.format("A"))
    do(s, "A: Fū Sui Disciple")
    assert decision(s) == "A: target" and sorted(options(s)) == ["Fū Sui Disciple", "Plain Captain"]
    do(s, "A: Plain Captain", "A: honor that card")
    assert is_honored(s, "Plain Captain")


@pytest.mark.parametrize("rings", ["fire=B", "air+1"])
def test_fu_sui_disciple_needs_a_claimed_air_ring(rings: str) -> None:
    s = table(f"A: Fū Sui Disciple\nB: Plain Soldier\nconflict phase, rings {rings}")
    assert not offered(s, "Fū Sui Disciple")


@pytest.mark.parametrize(("attacker", "frightened"), [("Matsu Seventh Legion", True), ("Plain Captain", False)])
def test_matsu_seventh_legion_frightens_courtiers_while_it_attacks(attacker: str, frightened: bool) -> None:
    s = table("""A: Matsu Seventh Legion, Plain Captain
                 B: Plain Envoy, Plain Soldier | | Fields, Plain Hill
                 conflict phase, first A""")
    pass_until(s, "A: declare a conflict")
    do(s, "A: military air", "A: Plain Hill", f"A: {attacker}", "A: done")
    assert decision(s) == "B: declare a defender"
    assert offered(s, "Plain Soldier") and offered(s, "Plain Envoy") is not frightened


def test_matsu_seventh_legion_bears_weapons_only() -> None:
    s = table("A 10/5: Matsu Seventh Legion, Plain Envoy | Plain Sword, Plain Robe\nB:\nconflict phase")
    do(s, "A: Plain Robe")
    assert "Matsu Seventh Legion" not in options(s)


SANCTUARY = """A: {}, Plain Porter | | Fields, Sacred Sanctuary, Plain Hill
               B 10/9: Plain Giant | {}
               conflict phase, first B"""


def attacked(mine: str, place: str = "Sacred Sanctuary", cards: str = "") -> Any:
    s = table(SANCTUARY.format(mine, cards), extra=[NAP])
    pass_until(s, "B: declare a conflict")
    return do(s, "B: military air", f"B: {place}", "B: Plain Giant")


def test_sacred_sanctuary_readies_a_monk_when_it_is_attacked() -> None:
    s = do(attacked("Togashi Initiate_, Plain Envoy_"), "A: Sacred Sanctuary")
    assert options(s) == ["Togashi Initiate"]
    do(s, "A: Togashi Initiate")
    assert not is_bowed(s, "Togashi Initiate")


@pytest.mark.parametrize("kept", [True, False])
def test_sacred_sanctuary_keeps_the_monk_from_bowing(kept: bool) -> None:
    s = attacked("Togashi Initiate", cards="Plain Nap")
    do(s, *(["A: Sacred Sanctuary", "A: Togashi Initiate"] if kept else ["A: pass"]), "A: Togashi Initiate", "A: done")
    do(s, "A: pass", "B: Plain Nap")
    assert ("Togashi Initiate" in options(s)) is not kept, "opponents' effects cannot bow it"
    do(s, "B: Plain Porter")
    fight_out(s)
    assert is_bowed(s, "Togashi Initiate") is not kept, "nor does the conflict's resolution"


@pytest.mark.parametrize(("mine", "place"), [("Togashi Initiate", "Plain Hill"), ("Plain Envoy_", "Sacred Sanctuary")])
def test_sacred_sanctuary_says_nothing(mine: str, place: str) -> None:
    assert not offered(attacked(mine, place), "Sacred Sanctuary")
