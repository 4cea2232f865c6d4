"""Core Set, Phoenix: the characters of the dynasty deck."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lcg.tables import (
    attacking,
    decision,
    discard,
    do,
    fate_of,
    fate_on,
    glory,
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
    participating,
    pass_until,
    political,
    step,
    table,
)


def declare(s: Any, *attackers: str, ring: str, kind: str = "military") -> None:
    """A declares a conflict against B's hill."""
    do(s, f"A: {kind} {ring}", "A: Plain Hill", *(f"A: {x}" for x in attackers))


WAVES = "A: Adept of the Waves, Plain Soldier\nB: Plain Captain, Plain Envoy | | Fields, Plain Hill\nconflict phase"


def test_adept_of_the_waves_gives_covert_for_water_conflicts() -> None:
    s = table(WAVES)
    do(s, "A: Adept of the Waves", "A: Plain Soldier")
    pass_until(s, "A: declare")
    declare(s, "Plain Soldier", "done", ring="water")
    assert decision(s) == "A: evade by covert"
    do(s, "A: Plain Captain")
    assert options(s) == ["Plain Envoy", "done"]


def test_adept_of_the_waves_gives_nothing_for_other_conflicts() -> None:
    s = table(WAVES)
    do(s, "A: Adept of the Waves", "A: Plain Soldier")
    pass_until(s, "A: declare")
    declare(s, "Plain Soldier", "done", ring="fire")
    assert decision(s) != "A: evade by covert" and "Plain Captain" in options(s)


def test_adept_of_the_waves_without_her_action_nobody_is_covert_and_it_works_once() -> None:
    s = table(WAVES)
    pass_until(s, "A: declare")
    declare(s, "Plain Soldier", "done", ring="water")
    assert decision(s) == "B: declare a defender"
    s = do(table(WAVES), "A: Adept of the Waves", "A: Plain Soldier", "B: pass")
    assert not offered(s, "Adept of the Waves")


def test_asako_diplomat_honors_or_dishonors_after_winning() -> None:
    for word, read in (("honor", is_honored), ("dishonor", is_dishonored)):
        s = table("A: Asako Diplomat*, Plain Soldier\nB: Plain Idler*\npolitical air A>B")
        pass_until(s, "A: reactions")
        do(s, "A: Asako Diplomat", "A: Plain Soldier", f"A: {word} that card")
        assert read(s, "Plain Soldier")


def test_asako_diplomat_can_only_do_what_changes_something() -> None:
    s = table("A: Asako Diplomat*, Plain Soldier^\nB: Plain Idler*\npolitical air A>B")
    pass_until(s, "A: reactions")
    do(s, "A: Asako Diplomat", "A: Plain Soldier")
    assert options(s) == ["dishonor that card"]


def test_asako_diplomat_must_have_won_herself() -> None:
    assert never_offered(table("A: Asako Diplomat, Plain Envoy*\nB: Plain Idler*\npolitical air A>B"), "Asako Diplomat")
    assert never_offered(table("A: Asako Diplomat*\nB: Plain Giant*\npolitical air A>B"), "Asako Diplomat")


MYSTIC = "A: Fearsome Mystic*\nB: Plain Soldier*+2, Plain Giant*+1, Plain Envoy+1\nmilitary {} A>B"


def test_fearsome_mystic_is_more_glorious_in_air_conflicts() -> None:
    assert glory(table(MYSTIC.format("air")), "Fearsome Mystic") == 3
    assert glory(table(MYSTIC.format("fire")), "Fearsome Mystic") == 1
    assert glory(table("A: Fearsome Mystic\nB:"), "Fearsome Mystic") == 1


def test_fearsome_mystic_takes_fate_from_the_less_glorious() -> None:
    s = table(MYSTIC.format("air"))
    do(s, "B: pass", "A: Fearsome Mystic")
    assert (fate_on(s, "Plain Soldier"), fate_on(s, "Plain Giant"), fate_on(s, "Plain Envoy")) == (1, 1, 1)
    assert not offered(do(s, "B: pass"), "Fearsome Mystic")


@pytest.mark.parametrize(
    "text",
    [
        MYSTIC.format("fire"),  # nobody has less glory than 1
        MYSTIC.format("air").replace("Mystic*", "Mystic"),
        "A: Fearsome Mystic*\nB: Plain Soldier*\nmilitary air A>B",  # nobody has fate
    ],
)
def test_fearsome_mystic_needs_a_place_in_the_conflict_and_fate_to_take(text: str) -> None:
    assert not offered(do(table(text), "B: pass"), "Fearsome Mystic")


ATSUKO = "A: {}, Plain Soldier*, Plain Porter\nB: Plain Captain*, Plain Envoy\nmilitary {} A>B"


def test_isawa_atsuko_strengthens_one_side_and_weakens_the_other() -> None:
    for where in ("Isawa Atsuko*", "Isawa Atsuko"):
        s = table(ATSUKO.format(where, "void"))
        do(s, "B: pass", "A: Isawa Atsuko")
        assert (military(s, "Plain Soldier"), political(s, "Plain Soldier")) == (3, 2)
        assert (military(s, "Plain Captain"), political(s, "Plain Captain")) == (3, 1)
        assert military(s, "Plain Porter") == 1 and military(s, "Plain Envoy") == 1
        assert military(s, "Isawa Atsuko") == (4 if "*" in where else 3)
        assert not offered(do(s, "B: pass"), "Isawa Atsuko")


def test_isawa_atsuko_waits_for_a_void_conflict() -> None:
    assert not offered(do(table(ATSUKO.format("Isawa Atsuko*", "fire")), "B: pass"), "Isawa Atsuko")
    assert not offered(table("A: Isawa Atsuko\nB:"), "Isawa Atsuko")


def test_isawa_masahiro_burns_a_cheap_character() -> None:
    s = table("A: Isawa Masahiro, Plain Porter*\nB: Plain Captain*, Plain Envoy*, Plain Soldier\nmilitary fire A>B")
    do(s, "B: pass", "A: Isawa Masahiro")
    assert sorted(options(s)) == ["Plain Envoy", "Plain Porter"]
    do(s, "A: Plain Envoy")
    assert not in_play(s, "Plain Envoy") and is_bowed(s, "Isawa Masahiro")


@pytest.mark.parametrize(
    "text",
    [
        "A: Isawa Masahiro, Plain Porter*\nB: Plain Envoy*\nmilitary air A>B",
        "A: Isawa Masahiro_, Plain Porter*\nB: Plain Envoy*\nmilitary fire A>B",
        "A: Isawa Masahiro, Plain Giant*\nB: Plain Captain*, Plain Envoy\nmilitary fire A>B",
    ],
)
def test_isawa_masahiro_needs_fire_strength_and_a_target(text: str) -> None:
    assert not offered(do(table(text), "B: pass"), "Isawa Masahiro")


MEDIATOR = (
    "A 10/0: Meddling Mediator | | Fields, Plain Wall\nB {}: Plain Soldier, Plain Captain\nconflict phase, first B"
)


def attack_twice(s: Any) -> None:
    """B attacks A twice."""
    for kind, ring, who in (("military", "air", "Plain Soldier"), ("political", "fire", "Plain Captain")):
        pass_until(s, "B: declare")
        do(s, f"B: {kind} {ring}", "B: Plain Wall", f"B: {who}", "B: done")
    pass_until(s, "lcg: conflict phase: action window")


def test_meddling_mediator_takes_fate_or_honor_after_two_attacks() -> None:
    for coin in ("fate", "honor"):
        s = table(MEDIATOR.format("9/1"))
        attack_twice(s)
        before = honor_of(s)
        while not offered(s, "Meddling Mediator"):
            do(s, "B: pass")
        do(s, "A: Meddling Mediator")
        assert options(s) == ["B"], "the one opponent of whom it is true"
        do(s, "A: B")
        assert decision(s) == "A: select one" and len(options(s)) == 2
        do(s, f"A: {next(x for x in options(s) if coin in x)}")
        assert fate_of(s)[0] == (coin == "fate")
        assert honor_of(s)[0] - before[0] == (coin == "honor")


def test_meddling_mediator_does_not_mind_one_attack() -> None:
    s = table(MEDIATOR.format("9/1"))
    pass_until(s, "B: declare")
    do(s, "B: military air", "B: Plain Wall", "B: Plain Soldier", "B: done")
    pass_until(s, "lcg: conflict phase: action window")
    do(s, "B: pass")
    assert not offered(s, "Meddling Mediator")


def test_naive_student_is_sincere() -> None:
    s = table("A: Naive Student, Funeral Pyre\nB:")
    do(s, "A: Funeral Pyre", "A: Naive Student")
    assert len(hand(s, "A")) == 2


ORATOR = "A: Radiant Orator*{}\nB: {}, Plain Giant\npolitical air A>B"


def test_radiant_orator_sends_an_enemy_home() -> None:
    s = table(ORATOR.format("", "Plain Soldier*"))
    do(s, "B: pass", "A: Radiant Orator", "A: Plain Soldier")
    assert not participating(s, "Plain Soldier") and not is_bowed(s, "Plain Soldier")


def test_radiant_orator_may_only_choose_among_participating_enemies() -> None:
    s = table(ORATOR.format(", Plain Envoy*", "Plain Soldier*, Plain Porter*"))
    do(s, "B: pass", "A: Radiant Orator")
    assert sorted(options(s)) == ["Plain Porter", "Plain Soldier"]


@pytest.mark.parametrize(
    ("mine", "theirs", "may"),
    [
        ("", "Plain Captain*", False),  # 2 against 2
        ("", "Plain Captain*_, Plain Soldier*", True),  # the bowed one does not count
        (", Plain Lord", "Plain Captain*", False),  # nor does the one at home
        (", Plain Poet*", "Plain Captain*", True),
    ],
)
def test_radiant_orator_compares_ready_participants(mine: str, theirs: str, may: bool) -> None:
    s = do(table(ORATOR.format(mine, theirs)), "B: pass")
    assert offered(s, "Radiant Orator") is may


def test_radiant_orator_must_take_part() -> None:
    s = table("A: Radiant Orator, Plain Lord*\nB: Plain Soldier*\npolitical air A>B")
    assert not offered(do(s, "B: pass"), "Radiant Orator")


def test_shiba_peacemaker_defends_but_does_not_attack() -> None:
    s = table(
        "A: Shiba Peacemaker, Plain Soldier\nB: Shiba Peacemaker, Plain Porter | | Fields, Plain Hill\nconflict phase"
    )
    pass_until(s, "A: declare")
    do(s, "A: military air", "A: Plain Hill")
    assert options(s) == ["Plain Soldier"]
    do(s, "A: Plain Soldier", "A: done")
    assert "Shiba Peacemaker" in options(s)


def test_shiba_peacemaker_alone_cannot_attack_and_comes_from_a_province_as_a_defender_only() -> None:
    s = table("A: Shiba Peacemaker\nB: Plain Porter\nconflict phase")
    pass_until(s, "B: declare")
    for side, may in (("A>B", False), ("B>A", True)):
        s = table(
            f"A 9/9: Plain Soldier* | Charge! | Fields, Plain Hill[Shiba Peacemaker]\nB: Plain Porter*\nmilitary air {side}"
        )
        while decision(s) != "A: action":
            do(s, "B: pass")
        assert offered(s, "Charge!") is may


TSUKUNE = "A: Shiba Tsukune, Plain Soldier_\nB: Plain Captain+2\nconflict phase, rings {}"


def end_of_conflicts(s: object) -> None:
    pass_until(s, "A: interrupts")


def test_shiba_tsukune_resolves_two_unclaimed_rings_when_the_phase_ends() -> None:
    s = table(TSUKUNE.format("air=B earth=B fire=A"))
    end_of_conflicts(s)
    assert any("Shiba Tsukune" in x for x in options(s))
    do(s, "A: Shiba Tsukune")
    assert sorted(options(s)) == ["done", "void", "water"]
    do(s, "A: void", "A: water")
    assert fate_on(s, "Plain Captain") == 1
    do(s, "A: ready Plain Soldier")
    assert not is_bowed(s, "Plain Soldier")


def test_shiba_tsukune_may_stop_after_one_ring_or_have_none() -> None:
    s = table(TSUKUNE.format("air=B earth=B fire=A"))
    end_of_conflicts(s)
    do(s, "A: Shiba Tsukune", "A: void", "A: done")
    assert is_bowed(s, "Plain Soldier") and fate_on(s, "Plain Captain") == 1
    s = table(TSUKUNE.format("air=B earth=B fire=A void=B water=A"))
    pass_until(s, "lcg: fate phase")
    assert fate_on(s, "Plain Captain") >= 1, "no ring is left, so she was never asked"


def test_shiba_tsukune_waits_for_the_conflict_phase() -> None:
    s = table("A: Shiba Tsukune\nB: Plain Captain+2\ndraw phase")
    while "lcg: conflict phase" not in step(s):
        assert decision(s) != "A: interrupts"
        do(s, f"{decision(s)[0]}: {'pass' if 'pass' in options(s) else options(s)[0]}")


YOJIMBO = (
    "A 9/9: Shiba Yōjimbō, Plain Priest*+1, Plain Soldier* | Plain Praise\nB 9/9: Plain Giant* | {}\nmilitary air B>A"
)


def test_shiba_yojimbo_guards_a_shugenja() -> None:
    s = table(YOJIMBO.format("Assassination"))
    do(s, "A: pass", "B: Assassination", "B: Plain Priest")
    assert decision(s) == "A: cancel"
    do(s, "A: Shiba Yōjimbō")
    assert in_play(s, "Plain Priest") and discard(s, "B") == ["Assassination"]


def test_shiba_yojimbo_guards_nobody_else_and_not_for_opponents() -> None:
    s = table(YOJIMBO.format("Assassination"))
    do(s, "A: pass", "B: Assassination", "B: Plain Soldier")
    assert not in_play(s, "Plain Soldier")
    s = table("A 9/9: Shiba Yōjimbō, Plain Soldier*\nB 9/9: Plain Priest* | Assassination\nmilitary air B>A")
    do(s, "A: pass", "B: Assassination", "B: Plain Priest")
    assert not in_play(s, "Plain Priest")


def test_shiba_yojimbo_guards_once_a_round() -> None:
    s = table(YOJIMBO.format("Assassination, Rout"))
    do(s, "A: pass", "B: Assassination", "B: Plain Priest", "A: Shiba Yōjimbō")
    do(s, "A: Plain Praise", "B: Rout", "B: Plain Priest")
    assert not participating(s, "Plain Priest")


def test_shiba_yojimbo_guards_against_characters_too_and_against_oneself() -> None:
    s = table("A: Shiba Yōjimbō, Plain Priest\nB: Doji Challenger*\nmilitary air B>A")
    do(s, "A: pass", "B: Doji Challenger", "B: Plain Priest", "A: Shiba Yōjimbō")
    assert not participating(s, "Plain Priest")
    s = table("A: Shiba Yōjimbō, Adept of the Waves\nB:")
    do(s, "A: Adept of the Waves", "A: Adept of the Waves")
    assert decision(s) == "A: cancel"


SCHOLAR = "A: Solemn Scholar\nB: Plain Giant*, Plain Soldier\nconflict phase, rings {}\nmilitary air B>A"


def test_solemn_scholar_bows_an_attacker_while_she_has_earth() -> None:
    s = table(SCHOLAR.format("earth=A"))
    do(s, "A: Solemn Scholar", "A: Plain Giant")
    assert is_bowed(s, "Plain Giant") and attacking(s, "Plain Giant")
    assert not offered(do(s, "B: pass"), "Solemn Scholar")


@pytest.mark.parametrize("rings", ["earth=B", "earth", "fire=A"])
def test_solemn_scholar_needs_the_earth_ring_in_her_pool(rings: str) -> None:
    assert not offered(table(SCHOLAR.format(rings)), "Solemn Scholar")


def test_solemn_scholar_bows_attackers_only_and_in_conflicts_only() -> None:
    s = table("A: Solemn Scholar, Plain Soldier*_\nB: Plain Giant*\nconflict phase, rings earth=A\nmilitary air A>B")
    assert not offered(do(s, "B: pass"), "Solemn Scholar")
    assert not offered(table("A: Solemn Scholar\nB:\nconflict phase, rings earth=A"), "Solemn Scholar")
