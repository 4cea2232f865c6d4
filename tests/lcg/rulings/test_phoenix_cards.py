"""Rulings about Phoenix events, attachments, the province and the stronghold."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets import ruleset
from gorin.rulesets.base import DeckList
from gorin.rulesets.lcg.state import ELEMENT_NAMES
from gorin.rulesets.lcg.words import (
    CHARACTER,
    IN_DISCARD,
    NEUTRAL,
    THAT,
    YOURS,
    GainHonor,
    PutIntoPlay,
    WinsConflict,
    action,
    holding,
    reaction,
)
from tests.lcg.tables import (
    ALL,
    decision,
    do,
    fate_of,
    honor_of,
    in_play,
    is_bowed,
    is_broken,
    is_dishonored,
    military,
    never_offered,
    offered,
    options,
    participating,
    pass_until,
    step,
    table,
)

AIR, FIRE, WATER = (ELEMENT_NAMES.index(x) for x in ("air", "fire", "water"))
GRAVE = holding("Plain Grave", NEUTRAL, action(PutIntoPlay(THAT), choose=CHARACTER & IN_DISCARD & YOURS))
WATCHER = holding("Plain Watcher", NEUTRAL, reaction(WinsConflict(), GainHonor()))


def pass_by(s: Any, seat: str) -> Any:
    """Pass until this player has an action."""
    while decision(s) != f"{seat}: action":
        do(s, f"{decision(s)[0]}: pass")
    return s


# --- Display of Power -------------------------------------------------------------------------------------------------

DISPLAY = "A 9/5: {}\nB 9/5: Plain Porter | Display of Power | Fields, {}\n{} fire A>B {}"


def display(attacker: str = "Plain Soldier*", place: str = "Plain Wall", kind: str = "military") -> Any:
    """A conflict B lost unopposed, just before Display of Power is played."""
    return pass_until(table(DISPLAY.format(attacker, place, kind, place)), "B: reactions")


@rule("fr.display-of-power.1", "rr.clarify-display-of-power.2")
def test_display_of_power_is_played_before_honor_is_lost_and_the_province_breaks() -> None:
    s = display("Plain Giant*", "Plain Hill")
    assert offered(s, "Display of Power") and "3.2.3" in step(s)
    assert honor_of(s)[1] == 9 and not is_broken(s, "Plain Hill")
    do(s, "B: Display of Power")
    pass_until(s, "B: resolve the ring")
    assert honor_of(s)[1] == 8 and is_broken(s, "Plain Hill")


@rule("fr.display-of-power.2", "rr.clarify-display-of-power.1")
def test_the_attacker_resolves_no_ring_after_display_of_power() -> None:
    s = display()
    do(s, "B: Display of Power")
    while s.con[0]:
        assert not decision(s).startswith("A: resolve")
        do(s, f"{decision(s)[0]}: {'pass' if 'pass' in options(s) else options(s)[0]}")


@rule("fr.display-of-power.3")
def test_the_defender_resolves_the_ring_effect_and_claims_the_ring() -> None:
    s = display()
    do(s, "B: Display of Power", "B: dishonor Plain Soldier")
    pass_until(s, "lcg: conflict phase: action window")
    assert is_dishonored(s, "Plain Soldier") and s.ring_place[FIRE] == 1


@rule("fr.display-of-power.4", "rr.clarify-display-of-power.3", "rr.clarify-display-of-power.4")
def test_an_unbroken_pilgrimage_cancels_the_defenders_ring_effect_but_not_the_claim() -> None:
    s = display(place="Pilgrimage")
    do(s, "B: Display of Power")
    pass_until(s, "lcg: conflict phase: action window")
    assert not is_dishonored(s, "Plain Soldier") and s.ring_place[FIRE] == 1


@rule("fr.pilgrimage.1")
def test_pilgrimage_cancels_the_ring_effects_of_cards() -> None:
    s = table("A: Doji Hotaru*\nB: Plain Giant* | | Fields, Pilgrimage\npolitical air A>B Pilgrimage")
    pass_until(s, "A: reactions")
    before = honor_of(s)
    do(s, "A: Doji Hotaru")
    assert honor_of(s) == before and not is_broken(s, "Pilgrimage")
    assert never_offered(s, "gain 2 honor")


@rule("fr.display-of-power.5", "rr.clarify-display-of-power.5", "rr.clarify-display-of-power.6")
def test_of_several_elements_the_defender_picks_one() -> None:
    s = display("Seeker of Knowledge*", kind="political")
    do(s, "B: Display of Power")
    assert decision(s) == "B: resolve the ring effect"
    assert any("gain 2 honor" in x for x in options(s)), "air"
    assert any("Seeker of Knowledge" in x for x in options(s)), "fire"
    assert "pass" in options(s)


@rule("fr.display-of-power.6", "rr.clarify-display-of-power.6")
def test_the_defender_may_skip_the_effect_and_still_claims() -> None:
    s = display()
    do(s, "B: Display of Power", "B: pass")
    pass_until(s, "lcg: conflict phase: action window")
    assert not is_dishonored(s, "Plain Soldier") and s.ring_place[FIRE] == 1


# --- Grasp of Earth ---------------------------------------------------------------------------------------------------

GRASP = "A 9/5: Plain Priest*[Grasp of Earth]\nB 9/9: Plain Soldier*{}\nmilitary air B>A"


@rule("fr.grasp-of-earth.1")
def test_grasp_of_earth_does_not_stop_charge() -> None:
    s = table(GRASP.format(" | Charge! | Fields, Plain Hill[Plain Captain]"))
    do(s, "A: Grasp of Earth", "B: Charge!", "B: Plain Captain")
    assert participating(s, "Plain Captain")


@rule("fr.grasp-of-earth.2")
def test_who_enters_after_grasp_of_earth_may_move_to_the_conflict() -> None:
    s = table(GRASP.format(", Favorable Ground, Plain Envoy, Plain Grave | | | Plain Porter"), extra=[GRAVE])
    do(s, "A: Grasp of Earth", "B: Plain Grave", "B: Plain Porter", "A: pass", "B: Favorable Ground")
    assert sorted(options(s)) == ["Plain Porter", "Plain Soldier"]


@rule("fr.grasp-of-earth.3")
@pytest.mark.parametrize("monk", ["Tattooed Wanderer", "Togashi Kazue"])
def test_characters_may_be_played_as_attachments_after_grasp_of_earth(monk: str) -> None:
    s = table(GRASP.format(f" | {monk}"))
    do(s, "A: Grasp of Earth")
    assert len([x for x in options(s) if monk in x]) == 1 and "attach" in str(options(s))
    s = do(table(GRASP.format(f" | {monk}")), "A: pass")
    assert len([x for x in options(s) if monk in x]) > 1


# --- Know the World ---------------------------------------------------------------------------------------------------

WORLD = (
    "A 9/2: Plain Soldier*{} | Know the World\nB: Plain Porter*\nconflict phase, rings air=A water+2\nmilitary fire A>B"
)


@rule("fr.know-the-world.1", "fr.know-the-world.2")
def test_the_contested_ring_is_neither_claimed_nor_unclaimed() -> None:
    s = pass_by(table(WORLD.format("")), "A")
    do(s, "A: Know the World")
    assert sorted(options(s)) == ["earth", "void", "water"]
    do(s, "A: water")
    assert options(s) == ["air"]


@rule("fr.know-the-world.3")
@pytest.mark.parametrize("kind", ["Keeper", "Seeker"])
def test_switching_a_ring_in_is_not_claiming_it(kind: str) -> None:
    text = (
        f"A 9/2: {kind} of Water, Seeker Initiate | Know the World | | Keeper Initiate\nB:\nconflict phase, rings air=A"
    )
    s = table(text)
    do(s, "A: Know the World", "A: water", "A: air")
    assert s.ring_place[WATER] == 0 and decision(s) == "B: action", "nobody reacts"


@rule("fr.enlightened-warrior.2")
def test_switching_rings_is_nothing_to_enlightened_warrior() -> None:
    s = table("A 9/2: | Know the World\nB: Enlightened Warrior\nconflict phase, rings air=A water+2")
    do(s, "A: Know the World", "A: water", "A: air")
    assert decision(s) == "B: action" and fate_of(s)[0] == 3


@rule("fr.know-the-world.4")
def test_the_ring_in_the_pool_keeps_a_type() -> None:
    s = table("A 9/2: Plain Envoy* | Know the World\nB: Plain Porter*\npolitical fire A>B")
    pass_until(s, "lcg: conflict phase: action window")
    assert s.ring_place[FIRE] == 0 and s.ring_side[FIRE] == 1
    pass_by(s, "A")
    do(s, "A: Know the World", "A: water", "A: fire")
    assert s.ring_place[WATER] == 0 and s.ring_side[WATER] == 1


# --- Kuroi Mori, Pacifism and others ----------------------------------------------------------------------------------


def switch(s: Any, what: str) -> Any:
    """Use Kuroi Mori, for the ring or for the type."""
    do(s, "B: Kuroi Mori")
    return do(s, f"B: {next(x for x in options(s) if what in x)}")


@rule("fr.kuroi-mori.1")
def test_the_declared_type_is_used_up_whatever_kuroi_mori_makes_of_it() -> None:
    s = table("A: Plain Captain, Plain Envoy\nB: Plain Porter | | Fields, Kuroi Mori?\nleft A=2 B=0")
    pass_until(s, "A: declare a conflict")
    do(s, "A: military air", "A: a facedown province", "A: Plain Captain", "A: done", "B: Plain Porter", "B: done")
    switch(s, "type")
    assert s.con[1] == 1
    pass_until(s, "A: declare a conflict")
    assert any(x.startswith("political") for x in options(s))
    assert not any(x.startswith("military") for x in options(s))


MORI = "A: Plain Soldier*, {}\nB: Plain Porter* | | Fields, Kuroi Mori\npolitical fire A>B Kuroi Mori"


@rule("fr.kuroi-mori.2", "fr.pacifism.2")
@pytest.mark.parametrize(
    ("who", "name"), [("Plain Poet*", "Plain Poet"), ("Plain Captain*[B:Pacifism]", "Plain Captain")]
)
def test_who_cannot_take_part_in_the_new_type_goes_home_bowed(who: str, name: str) -> None:
    s = switch(table(MORI.format(who)), "type")
    assert not participating(s, name) and is_bowed(s, name)
    assert participating(s, "Plain Soldier") and not is_bowed(s, "Plain Soldier")


@rule("fr.captive-audience.2")
def test_captive_audience_sends_them_home_too() -> None:
    s = table("""A 9/9: Plain Soldier*, Plain Poet*, Plain Captain*[B:Pacifism] | Captive Audience
                 B: Plain Porter*
                 political fire A>B""")
    do(pass_by(s, "A"), "A: Captive Audience")
    for name in ("Plain Poet", "Plain Captain"):
        assert not participating(s, name) and is_bowed(s, name)


@rule("fr.rally-to-the-cause.2")
def test_rally_to_the_cause_sends_them_home_too() -> None:
    s = table("""A: Plain Soldier, Plain Poet, Plain Captain[B:Pacifism]
                 B: Plain Porter | | Fields, Rally to the Cause?
                 conflict phase""")
    pass_until(s, "A: declare a conflict")
    do(
        s,
        "A: political air",
        "A: a facedown province",
        "A: Plain Soldier",
        "A: Plain Poet",
        "A: Plain Captain",
        "A: done",
    )
    do(s, "B: Rally to the Cause")
    for name in ("Plain Poet", "Plain Captain"):
        assert not participating(s, name) and is_bowed(s, name)
    assert participating(s, "Plain Soldier")


@rule("fr.kuroi-mori.3")
def test_the_attacker_takes_the_fate_on_the_ring_that_kuroi_mori_switches_in() -> None:
    text = (
        MORI.format("Plain Captain")
        .replace("A:", "A 9/0:")
        .replace("\npolitical", "\nconflict phase, rings water+1\npolitical")
    )
    s = switch(table(text), "ring")
    do(s, "B: water")
    assert fate_of(s)[0] == 1 and s.ring_fate[WATER] == 0


@rule("rr.errata-kuroi-mori.1")
def test_kuroi_mori_is_no_stronghold_province() -> None:
    provinces = ("Kuroi Mori", "Plain Hill", "Plain Wall", "Plain Ditch", "Fertile Fields")
    piles = (("Plain Soldier", 40), ("Plain Praise", 40))
    deck = DeckList("d", "lion", (("Plain Keep", 1), ("Plain Role", 1), *((x, 1) for x in provinces), *piles))
    s = ruleset("lcg/stronghold").open([deck] * 2, ALL, 7)
    assert decision(s).endswith("place your stronghold") and sorted(options(s)) == sorted(provinces[1:])


@rule("fr.pacifism.1")
@pytest.mark.parametrize("phase", ["draw", "conflict", "fate"])
def test_pacifism_is_played_in_action_windows_outside_conflicts(phase: str) -> None:
    """The newer Rules Reference has no regroup phase."""
    assert offered(table(f"A 9/5: | Pacifism\nB: Plain Giant\n{phase} phase"), "Pacifism")
    s = table("A 9/5: Plain Soldier* | Pacifism\nB: Plain Giant*\nmilitary air A>B")
    assert not offered(pass_by(s, "A"), "Pacifism")


@rule("fr.isawa-mori-seido.1")
def test_isawa_mori_seido_counts_for_the_favor() -> None:
    for used, who in ((True, 0), (False, 1)):
        s = table("A: Isawa Mori Seidō, Plain Soldier\nB: Plain Captain\nleft A=0 B=0\nconflict phase")
        if used:
            do(s, "A: Isawa Mori Seidō", "A: Plain Soldier")
        while not decision(s).endswith("set the favor"):
            do(s, f"{decision(s)[0]}: pass")
        assert decision(s)[0] == "AB"[who]


@rule("fr.magnificent-kimono.1")
def test_pride_of_magnificent_kimono_comes_before_reactions() -> None:
    s = table(
        "A: Plain Soldier*[Magnificent Kimono]\nB: Plain Giant*, Plain Watcher\nmilitary air A>B", extra=[WATCHER]
    )
    pass_until(s, "B: reactions")
    assert "3.2.3" in step(s) and is_dishonored(s, "Plain Soldier")


@rule("fr.supernatural-storm.1")
def test_the_bonus_of_supernatural_storm_stays_when_shugenja_leave() -> None:
    s = table("""A: Plain Soldier*, Plain Priest, Solemn Scholar, Ishiken Initiate, Funeral Pyre | Supernatural Storm
                 B: Plain Porter*
                 military air A>B""")
    do(pass_by(s, "A"), "A: Supernatural Storm", "A: Plain Soldier", "B: pass")
    assert military(s, "Plain Soldier") == 5
    do(s, "A: Funeral Pyre", "A: Plain Priest")
    assert not in_play(s, "Plain Priest") and military(s, "Plain Soldier") == 5


@rule("rr.clarify-display-of-power.2")
def test_display_of_power_needs_a_lost_conflict_without_defenders() -> None:
    s = table("A 9/5: Plain Soldier*\nB 9/5: Plain Porter* | Display of Power\nmilitary fire A>B")
    assert never_offered(s, "Display of Power")
