"""Elements Unbound."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.state import ELEMENT_NAMES
from tests.lcg.tables import (
    decision,
    discard,
    do,
    fate_of,
    fate_on,
    find,
    hand,
    honor_of,
    in_play,
    is_bowed,
    is_dishonored,
    military,
    never_offered,
    offered,
    options,
    participating,
    pass_until,
    political,
    strength,
    table,
)

AIR, EARTH, FIRE, WATER, VOID = (ELEMENT_NAMES.index(x) for x in ("air", "earth", "fire", "water", "void"))

HISU = (
    "A: Hisu Mori Toride (Elements Unbound){}, Border Rider*, {}\nB: {} | | Fields, Plain Wall\n{} air A>B Plain Wall"
)


def test_hisu_mori_toride_gives_another_conflict_for_a_rider() -> None:
    s = table(HISU.format("", "Plain Giant*", "Plain Soldier*", "military"))
    pass_until(s, "A: reactions")
    do(s, "A: Hisu Mori Toride")
    do(s, *(["A: Border Rider"] if "Border Rider" in options(s) else []))
    assert is_bowed(s, "Hisu Mori Toride (Elements Unbound)") and not in_play(s, "Border Rider")
    assert s.extra[0] == 1, "a military conflict more"


@pytest.mark.parametrize(
    "text",
    [
        HISU.format("_", "Plain Giant*", "Plain Soldier*", "military"),
        HISU.format("", "Plain Giant", "Plain Idler*", "military"),
        HISU.format("", "Plain Giant*", "Plain Soldier*", "political"),
        HISU.format("", "Plain Giant*", "Plain Soldier*", "military").replace("Border Rider", "Plain Captain"),
    ],
    ids=["bowed", "one against one", "political", "no Cavalry"],
)
def test_hisu_mori_toride_gives_none_with(text: str) -> None:
    assert never_offered(table(text), "Hisu Mori Toride")


def test_web_of_lies_is_twice_the_bid() -> None:
    for bid in (1, 5):
        s = table(f"A 10/9 bid 3: Plain Soldier\nB 10/9 bid {bid}: | | Fields, Web of Lies")
        assert strength(s, "Web of Lies") == 2 * bid
    s = table("A 10/9 bid 3: Plain Soldier\nB 10/9 bid 2: | | Fields, Web of Lies[Plain Tower]")
    assert strength(s, "Web of Lies") == 6, "and what lies there"


def test_yasuki_broker_gives_courtesy_and_sincerity_while_taking_part() -> None:
    for star, more in (("*", 1), ("", 0)):
        s = table(f"""A 10/0: Yasuki Broker{star}, Plain Soldier*, Plain Porter, Funeral Pyre | Plain Praise
                      B 10/0: Plain Giant*
                      political air B>A""")
        do(s, "A: Funeral Pyre", "A: Plain Porter")
        assert fate_of(s)[0] == more and len(hand(s, "A")) == 1 + 1 + more, "Funeral Pyre draws one"


def test_tengu_sensei_keeps_the_evaded_from_attacking() -> None:
    s = table("A: Tengu Sensei\nB: Plain Soldier, Plain Captain")
    pass_until(s, "A: declare a conflict")
    do(s, "A: military air", "A: Fields", "A: Tengu Sensei", "A: done", "A: Plain Captain", "A: Tengu Sensei")
    assert decision(s).startswith("B: declare a defender") and options(s) == ["Plain Soldier", "done"]
    pass_until(s, "B: declare a conflict")
    do(s, f"B: {next(x for x in options(s) if x.startswith('military'))}", "B: Fields")
    assert not offered(s, "Plain Captain") and offered(s, "Plain Soldier")


def test_tengu_sensei_forbids_nothing_to_who_was_not_evaded() -> None:
    s = table("A: Tengu Sensei\nB: Plain Soldier, Plain Captain")
    pass_until(s, "A: declare a conflict")
    do(s, "A: military air", "A: Fields", "A: Tengu Sensei", "A: done")
    do(s, f"A: {'pass' if offered(s, 'pass') else 'done'}")
    assert not offered(s, "Tengu Sensei")


def test_kitsu_warrior_grows_with_claimed_rings_of_each_type() -> None:
    s = table("A: Kitsu Warrior\nB:\nconflict phase, rings air=A fire=B")
    s.ring_side[AIR], s.ring_side[FIRE], s.ring_side[VOID] = 0, 1, 0
    from gorin.kernel.derive import derive

    derive(s)
    assert (military(s, "Kitsu Warrior"), political(s, "Kitsu Warrior")) == (4, 4)
    s = table("A: Kitsu Warrior\nB:")
    assert (military(s, "Kitsu Warrior"), political(s, "Kitsu Warrior")) == (2, 2)


def test_kitsu_warrior_counts_a_ring_as_it_was_claimed() -> None:
    s = table("A: Kitsu Warrior, Plain Poet*\nB: | | Fields, Plain Wall\npolitical air A>B Plain Wall")
    pass_until(s, "lcg: conflict phase: action window")
    assert (military(s, "Kitsu Warrior"), political(s, "Kitsu Warrior")) == (2, 4)


def test_reader_of_omens_reads_air_and_void() -> None:
    for rings, skill in (("air=A", 3), ("void=A", 3), ("air=A void=A", 3), ("fire=A", 0), ("air=B", 0)):
        s = table(f"A: Reader of Omens\nB:\nconflict phase, rings {rings}")
        assert (military(s, "Reader of Omens"), political(s, "Reader of Omens")) == (2, skill)


def test_reclusive_zokujin_hides_in_earth() -> None:
    for ring, hidden in (("earth", True), ("air", False)):
        s = table(f"A: Plain Soldier*, Shizuka Toshi\nB: Reclusive Zokujin*, Plain Porter*\npolitical {ring} A>B")
        do(s, "B: pass", "A: Shizuka Toshi")
        names = options(s) if decision(s) == "A: target" else []
        assert ("Reclusive Zokujin" in names) is not hidden
        s = table("A: Reclusive Zokujin\nB: Plain Soldier, Plain Captain")
        pass_until(s, "A: declare a conflict")
        do(s, f"A: military {ring}", "A: Fields", "A: Reclusive Zokujin", "A: done")
        assert (decision(s) == "A: evade by covert") is hidden


def test_reclusive_zokujin_is_open_to_its_own_player() -> None:
    s = table("A: Reclusive Zokujin*, Plain Soldier* | Banzai!\nB: Plain Captain*\nmilitary earth B>A")
    do(s, "A: Banzai!")
    assert "Reclusive Zokujin" in options(s)


REGULARS = (
    "A 10/0: Minami Kaze Regulars{}, {}\nB 10/0: {} | Plain Robe | Fields, Plain Wall\nmilitary air A>B Plain Wall"
)


def test_minami_kaze_regulars_profit_from_numbers() -> None:
    s = table(REGULARS.format("*", "Plain Soldier*", "Plain Captain*"))
    pass_until(s, "A: reactions")
    do(s, "A: Minami Kaze Regulars")
    assert fate_of(s)[0] == 1 and len(hand(s, "A")) == 1


@pytest.mark.parametrize(
    "text",
    [
        REGULARS.format("*", "Plain Soldier", "Plain Idler*"),
        REGULARS.format("", "Plain Soldier*, Plain Giant*", "Plain Captain*"),
        REGULARS.format("*", "Plain Soldier*", "Plain Giant*, Plain Captain"),
    ],
    ids=["one against one", "at home", "they lose"],
)
def test_minami_kaze_regulars_gain_nothing_with(text: str) -> None:
    assert never_offered(table(text), "Minami Kaze Regulars")


def test_minami_kaze_regulars_take_weapons_only() -> None:
    s = table("A 10/9: Minami Kaze Regulars, Plain Soldier | Plain Robe, Plain Sword\nB:")
    do(s, "A: Plain Robe")
    assert options(s) == ["Plain Soldier"]
    do(s, "A: Plain Soldier", "B: pass", "A: Plain Sword")
    assert sorted(options(s)) == ["Minami Kaze Regulars", "Plain Soldier"]


def test_mantis_tenkinja_pays_with_honor() -> None:
    s = table("A 10/2: Mantis Tenkinja | Plain Alms, Plain Sword, Plain Praise\nB 10/9:")
    do(s, "A: Plain Alms")
    assert decision(s) == "A: interrupts"
    do(s, "A: Mantis Tenkinja")
    assert honor_of(s)[0] == 9 and fate_of(s)[0] == 4, "nothing paid, 2 gained"
    do(s, "B: pass", "A: Plain Sword", "A: Mantis Tenkinja")
    assert fate_of(s)[0] == 3, "no event: in full"


def test_mantis_tenkinja_does_not_help_opponents_nor_twice() -> None:
    s = table("A 10/9: Mantis Tenkinja | Plain Alms, Plain Alms\nB 10/9: | Plain Alms")
    do(s, "A: Plain Alms", "A: Mantis Tenkinja", "B: Plain Alms")
    assert fate_of(s)[1] == 10 and decision(s) == "A: action"
    do(s, "A: Plain Alms")
    assert honor_of(s)[0] == 9 and decision(s) == "B: action", "once per round"


DEFENSES = "A 10/9: Plain Soldier* | Specialized Defenses\nB: Plain Giant*\nconflict phase, rings {}\nmilitary {} B>A Plain Hill"


def test_specialized_defenses_double_a_province_of_a_matching_element() -> None:
    for rings, ring, can in (("air", "earth", True), ("earth=A", "fire", True), ("earth=B", "fire", False)):
        text = DEFENSES.format(rings, ring).replace("Defenses\nB", "Defenses | Fields, Plain Hill[Plain Tower]\nB")
        s = table(text)
        assert offered(s, "Specialized Defenses") is can
        if can:
            do(s, "A: Specialized Defenses")
            assert strength(s, "Plain Hill") == 10
            pass_until(s, "lcg: conflict phase: action window")
            assert strength(s, "Plain Hill") == 5


def test_being_and_becoming_takes_the_fate_of_a_ring() -> None:
    text = "A 10/9: Plain Soldier{}[Being and Becoming]\nB:\nconflict phase, rings air+2 fire+1 void=B+3"
    s = table(text.format(""))
    do(s, "A: Being and Becoming")
    assert sorted(options(s)) == ["air", "fire"], "unclaimed, with fate"
    do(s, "A: air")
    assert fate_on(s, "Plain Soldier") == 2 and s.ring_fate[AIR] == 0 and is_bowed(s, "Plain Soldier")
    assert not offered(table(text.format("_")), "Being and Becoming")
    s = table("A 10/9: Plain Soldier | Being and Becoming\nB: Plain Captain")
    do(s, "A: Being and Becoming")
    assert options(s) == ["Plain Soldier"]


MANTRA = """A 10/9: Plain Soldier, Kaito Temple Protector, {} | Mantra of Earth
            B 10/9: Shizuka Toshi, Plain Envoy | Assassination
            conflict phase, first B"""


@rule("rr.errata-mantra-of-earth.1")
def test_mantra_of_earth_keeps_opponents_from_choosing_a_monk() -> None:
    s = table(MANTRA.format("Plain Captain"))
    pass_until(s, "B: declare a conflict")
    do(s, "B: political earth", "B: Fields", "B: Plain Envoy", "B: done")
    assert decision(s) == "A: reactions"
    before = len(hand(s, "A"))
    do(s, "A: Mantra of Earth", "A: Kaito Temple Protector")
    assert len(hand(s, "A")) == before, "one played, one drawn"
    do(s, "A: Kaito Temple Protector", "A: Plain Soldier", "A: done")
    do(s, *(["A: pass"] if decision(s) == "A: action" else []))
    assert "Kaito Temple Protector" not in options(s)
    do(s, "B: Assassination") if offered(s, "Assassination") else None
    assert "Kaito Temple Protector" not in options(s)


def test_mantra_of_earth_wants_an_opponents_earth_conflict() -> None:
    s = table(MANTRA.format("Plain Captain"))
    pass_until(s, "B: declare a conflict")
    do(s, "B: political fire", "B: Fields", "B: Plain Envoy", "B: done")
    assert not offered(s, "Mantra of Earth")
    s = table("A 10/9: Kaito Temple Protector | Mantra of Earth\nB: Plain Envoy")
    pass_until(s, "A: declare a conflict")
    do(s, "A: political earth", "A: Fields", "A: Kaito Temple Protector", "A: done")
    assert not offered(s, "Mantra of Earth"), "one's own"


def test_what_mantra_of_earth_shields_is_shielded_from_abilities_of_every_kind() -> None:
    text = """A 10/9: Kaito Temple Protector*, Plain Porter* | Mantra of Earth, Against the Waves
              B 10/9: Shizuka Toshi, Plain Envoy*
              political earth B>A"""
    assert offered(do(table(text), "A: pass"), "Shizuka Toshi")
    s = table(MANTRA.format("Plain Porter"))
    pass_until(s, "B: declare a conflict")
    do(
        s,
        "B: political earth",
        "B: Fields",
        "B: Plain Envoy",
        "B: done",
        "A: Mantra of Earth",
        "A: Kaito Temple Protector",
    )
    do(s, "A: Kaito Temple Protector", "A: done", "A: pass")
    assert not offered(s, "Shizuka Toshi") or "Kaito Temple Protector" not in options(do(s, "B: Shizuka Toshi"))


HEIRLOOM = "A 10/0: Plain Soldier*, Plain Captain | {} | Fields | {}\nB: Plain Porter_ | | Fields, Plain Wall\nmilitary {} A>B Plain Wall"


def test_restored_heirloom_comes_back_instead_of_the_ring() -> None:
    for hand_, pile in (("Restored Heirloom", ""), ("", "Restored Heirloom")):
        s = table(HEIRLOOM.format(hand_, pile, "water"))
        pass_until(s, "A: resolve the ring")
        do(s, f"A: {next(x for x in options(s) if x != 'pass')}", "A: Restored Heirloom")
        assert sorted(options(s)) == ["Plain Captain", "Plain Soldier"]
        do(s, "A: Plain Captain", "A: Plain Captain")
        assert in_play(s, "Restored Heirloom") and military(s, "Plain Captain") == 7 and fate_of(s)[0] == 0
        assert is_bowed(s, "Plain Porter"), "the ring did nothing"


def test_restored_heirloom_answers_water_only_and_not_from_play() -> None:
    assert never_offered(table(HEIRLOOM.format("Restored Heirloom", "", "air")), "Restored Heirloom")
    s = table(HEIRLOOM.format("", "", "water").replace("Plain Captain", "Plain Captain[Restored Heirloom]"))
    assert never_offered(s, "Restored Heirloom")


def test_roving_michibiku_takes_a_ring_from_the_defender() -> None:
    text = "A: Roving Michibiku*\nB: | | Fields, Plain Wall\nconflict phase, rings fire=B void=B earth=A\nmilitary air A>B Plain Wall"
    s = table(text)
    pass_until(s, "A: reactions")
    do(s, "A: Roving Michibiku")
    assert sorted(options(s)) == ["fire", "void"]
    do(s, "A: void")
    assert s.ring_place[VOID] == 0 and s.ring_place[FIRE] == 1


@pytest.mark.parametrize(
    "text",
    [
        "A: Roving Michibiku*\nB: | | Fields, Plain Wall\nconflict phase, rings fire=A\nmilitary air A>B Plain Wall",
        "A: Roving Michibiku*, Plain Giant*\nB: Plain Soldier*\nconflict phase, rings fire=B void=A\nmilitary air B>A",
        "A: Roving Michibiku, Plain Giant*\nB: | | Fields, Plain Wall\nconflict phase, rings fire=B\nmilitary air A>B Plain Wall",
    ],
    ids=["nothing to take", "defending", "at home"],
)
def test_roving_michibiku_takes_nothing_when(text: str) -> None:
    assert never_offered(table(text), "Roving Michibiku")


def test_taryu_jiai_lets_the_winners_player_resolve_a_ring() -> None:
    text = "A 10/9: Plain Priest* | Taryū-Jiai\nB 10/9: {}\npolitical fire A>B"
    for mine, theirs, winner in ((3, 1, "A"), (1, 5, "B")):
        s = table(text.format("Adept of the Waves*, Plain Soldier*"))
        do(s, "B: pass", "A: Taryū-Jiai", f"A: {mine}", f"B: {theirs}")
        assert (
            decision(s).startswith(f"{winner}:") and sorted(options(s)) == ["air", "earth", "fire", "water"]
        ) or "void"
        honor = honor_of(s)
        do(s, f"{winner}: air")
        assert decision(s).startswith(f"{winner}:")
        do(s, f"{winner}: gain 2 honor")
        assert honor_of(s)["AB".index(winner)] == honor["AB".index(winner)] + 2
    s = table(text.format("Plain Soldier*"))
    assert not offered(do(s, "B: pass"), "Taryū-Jiai"), "no Shugenja to challenge"
    assert not offered(table("A 10/9: Plain Priest | Taryū-Jiai\nB: Plain Priest"), "Taryū-Jiai")


def test_unleash_the_djinn_makes_everybody_equal() -> None:
    s = table(
        "A 10/9: Plain Soldier*, Plain Captain | Unleash the Djinn\nB 10/9: Plain Giant*^[Plain Sword], Plain Poet*\nmilitary air B>A"
    )
    do(s, "A: Unleash the Djinn")
    assert honor_of(s)[0] == 7
    assert [(military(s, x), political(s, x)) for x in ("Plain Soldier", "Plain Giant")] == [(3, 3), (3, 3)]
    assert political(s, "Plain Poet") == 3 and military(s, "Plain Poet") == 0 and military(s, "Plain Captain") == 4
    pass_until(s, "lcg: conflict phase: action window")
    assert military(s, "Plain Giant") == 14


def test_unleash_the_djinn_costs_3_honor_in_a_conflict() -> None:
    assert not offered(
        table("A 2/9: Plain Soldier* | Unleash the Djinn\nB: Plain Giant*\nmilitary air B>A"), "Unleash the Djinn"
    )
    assert not offered(table("A 10/9: Plain Soldier | Unleash the Djinn\nB:"), "Unleash the Djinn")
    s = table("A 10/9: Plain Soldier* | Unleash the Djinn\nB: Plain Giant*\nmilitary air B>A")
    assert find(s, "Unleash the Djinn") >= 0 and discard(s, "A") == [] and not is_dishonored(s, "Plain Giant")
    assert participating(s, "Plain Giant")
