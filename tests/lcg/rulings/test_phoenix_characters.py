"""Rulings about Phoenix characters."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.state import ELEMENT_NAMES
from gorin.rulesets.lcg.words import (
    CHARACTER,
    NEUTRAL,
    THAT,
    YOURS,
    GainHonor,
    Later,
    PhaseEnds,
    ResolveContestedRing,
    action,
    gets,
    holding,
)
from tests.lcg.tables import (
    decision,
    do,
    fate_on,
    glory,
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
    table,
)

AIR, FIRE = ELEMENT_NAMES.index("air"), ELEMENT_NAMES.index("fire")
FIRE_RING = holding("Plain Brazier", NEUTRAL, action(ResolveContestedRing()))
BELL = holding("Plain Bell", NEUTRAL, action(GainHonor(), Later(PhaseEnds(), (GainHonor(),))))
MIRROR = holding("Plain Mirror", NEUTRAL, action(gets(THAT, glory=+2, until="phase"), choose=CHARACTER & YOURS))


def pass_by(s: Any, seat: str) -> Any:
    """Pass until this player has an action."""
    while decision(s) != f"{seat}: action":
        do(s, f"{decision(s)[0]}: pass")
    return s


@rule("fr.adept-of-the-waves.1")
def test_printed_and_gained_covert_evade_one_defender() -> None:
    s = table(
        "A: Adept of the Waves, Plain Sneak\nB: Plain Captain, Plain Envoy | | Fields, Plain Hill\nconflict phase"
    )
    do(s, "A: Adept of the Waves", "A: Plain Sneak")
    pass_until(s, "A: declare")
    do(s, "A: military water", "A: Plain Hill", "A: Plain Sneak", "A: done", "A: Plain Captain")
    assert decision(s) == "B: declare a defender" and options(s) == ["Plain Envoy", "done"]


@rule("fr.charge.2")
@pytest.mark.parametrize("who", ["Shiba Peacemaker", "Naive Student"])
def test_who_cannot_take_part_is_no_target_of_charge(who: str) -> None:
    s = table(f"A 9/9: Plain Soldier* | Charge! | Fields, Plain Hill[{who}]\nB: Plain Porter*\nmilitary air A>B")
    assert not offered(pass_by(s, "A"), "Charge!")


CHALLENGE = "A: Doji Challenger*\nB: {}, Plain Envoy\nmilitary air A>B"


@rule("fr.doji-challenger.1")
@pytest.mark.parametrize("who", ["Naive Student", "Plain Captain[A:Pacifism]"])
def test_doji_challenger_cannot_draw_in_who_cannot_take_part(who: str) -> None:
    s = pass_by(table(CHALLENGE.format(who)), "A")
    do(s, "A: Doji Challenger")
    assert options(s) == ["Plain Envoy"]


@rule("fr.doji-challenger.1")
def test_doji_challenger_draws_a_peacemaker_into_the_defense() -> None:
    s = pass_by(table(CHALLENGE.format("Shiba Peacemaker")), "A")
    do(s, "A: Doji Challenger", "A: Shiba Peacemaker")
    assert participating(s, "Shiba Peacemaker")


@rule("fr.favorable-ground.1")
@pytest.mark.parametrize("who", ["Shiba Peacemaker", "Naive Student", "Plain Captain[B:Pacifism]"])
def test_favorable_ground_cannot_move_in_who_cannot_take_part(who: str) -> None:
    s = pass_by(table(f"A: Favorable Ground, Plain Soldier*, {who}\nB: Plain Porter*\nmilitary air A>B"), "A")
    do(s, "A: Favorable Ground")
    assert options(s) == ["Plain Soldier"]


@rule("fr.fearsome-mystic.1")
def test_fearsome_mystic_keeps_her_glory_until_the_conflict_ends() -> None:
    s = table("A: Fearsome Mystic*\nB: Plain Porter*\npolitical air A>B")
    pass_until(s, "A: resolve the ring")
    while s.con[0]:
        assert glory(s, "Fearsome Mystic") == 3
        texts = options(s)
        do(s, f"{decision(s)[0]}: {'pass' if 'pass' in texts else texts[0]}")
    assert glory(s, "Fearsome Mystic") == 1 and s.ring_place[AIR] == 0


@rule("fr.isawa-atsuko.1")
def test_who_comes_later_is_untouched_by_isawa_atsuko() -> None:
    s = table("A: Isawa Atsuko*, Favorable Ground, Plain Soldier\nB: Plain Captain*\nmilitary void A>B")
    do(pass_by(s, "A"), "A: Isawa Atsuko", "B: pass", "A: Favorable Ground", "A: Plain Soldier")
    assert participating(s, "Plain Soldier") and military(s, "Plain Soldier") == 2


@rule("fr.ishiken-initiate.1")
def test_rings_of_every_player_count_for_ishiken_initiate() -> None:
    s = table("A: Ishiken Initiate\nB:\nconflict phase, rings air=A fire=B water=B")
    assert military(s, "Ishiken Initiate") == 4


@rule("fr.ishiken-initiate.2")
def test_the_contested_ring_does_not_count_for_ishiken_initiate() -> None:
    s = table("A: Ishiken Initiate*\nB:\nconflict phase, rings air=A\nmilitary fire A>B")
    assert military(s, "Ishiken Initiate") == 2


@rule("fr.radiant-orator.1")
def test_claimed_rings_do_not_help_radiant_orator() -> None:
    s = table("A: Radiant Orator*\nB: Plain Captain*\nconflict phase, rings fire=A water=A\npolitical air A>B")
    assert not offered(pass_by(s, "A"), "Radiant Orator")


# --- Seeker of Knowledge ----------------------------------------------------------------------------------------------

SEEKER = "A: Seeker of Knowledge*{}\nB: {}\npolitical fire A>B"


@rule("fr.seeker-of-knowledge.1")
def test_the_conflict_is_of_both_elements() -> None:
    s = pass_by(table(SEEKER.format(", Isawa Masahiro, Fearsome Mystic", "Plain Porter*")), "A")
    assert offered(s, "Isawa Masahiro"), "fire"
    assert glory(s, "Fearsome Mystic") == 3, "air"


@rule("fr.seeker-of-knowledge.2")
def test_fearsome_mystic_is_glorious_where_seeker_of_knowledge_attacks() -> None:
    assert glory(table(SEEKER.format(", Fearsome Mystic", "Plain Porter*")), "Fearsome Mystic") == 3


@rule("fr.seeker-of-knowledge.3")
def test_keeper_of_air_gains_fate_for_defending_against_seeker_of_knowledge() -> None:
    s = table(SEEKER.format("", "Keeper of Air, Plain Giant*"))
    pass_until(s, "B: reactions")
    assert offered(s, "Keeper of Air")


@rule("fr.seeker-of-knowledge.4")
def test_air_is_there_for_card_abilities_too() -> None:
    s = pass_by(table(SEEKER.format(", Plain Brazier", "Plain Porter*"), extra=[FIRE_RING]), "A")
    do(s, "A: Plain Brazier")
    assert any("gain 2 honor" in x for x in options(s)) and any("Plain Porter" in x for x in options(s))


@rule("fr.seeker-of-knowledge.5")
@pytest.mark.parametrize(
    "kind",
    [
        pytest.param("Keeper", marks=rule("fr.keeper-initiate.2")),
        pytest.param("Seeker", marks=rule("fr.seeker-initiate.1")),
    ],
)
def test_initiates_react_to_a_ring_that_gained_air(kind: str) -> None:
    place = "| | | Keeper Initiate" if kind == "Keeper" else ", Seeker Initiate"
    text = f"A: {kind} of Air, Seeker of Knowledge*{place}\nB: Plain Porter*\npolitical fire A>B"
    s = table(text.replace("*|", "* |"))
    assert not never_offered(s, f"{kind} Initiate")
    plain = table(text.replace("*|", "* |").replace("Seeker of Knowledge*", "Plain Envoy*"))
    assert never_offered(plain, f"{kind} Initiate"), "without the Seeker of Knowledge it is a fire ring only"


@rule("fr.seeker-of-knowledge.7")
def test_one_element_of_two_is_resolved() -> None:
    s = table(SEEKER.format("", "Plain Idler*"))
    pass_until(s, "A: resolve the ring")
    before = honor_of(s)[0]
    do(s, "A: gain 2 honor")
    assert honor_of(s)[0] == before + 2 and decision(s) != "A: resolve the ring effect"
    assert not is_honored(s, "Seeker of Knowledge")


# --- Shiba Tsukune ----------------------------------------------------------------------------------------------------

TSUKUNE = "{}\nconflict phase{}, rings air=B earth=B fire=A"


@rule("fr.shiba-tsukune.1")
def test_what_lasts_until_the_end_of_the_phase_is_still_there_for_shiba_tsukune() -> None:
    s = table(TSUKUNE.format("A: Shiba Tsukune, Plain Mirror\nB: Plain Captain+2", ""), extra=[MIRROR])
    do(s, "A: Plain Mirror", "A: Shiba Tsukune")
    pass_until(s, "A: interrupts")
    assert glory(s, "Shiba Tsukune") == 6
    do(s, "A: Shiba Tsukune", "A: void", "A: done")
    assert glory(s, "Shiba Tsukune") == 4 and fate_on(s, "Plain Captain") == 1


@rule("fr.shiba-tsukune.2")
def test_what_is_delayed_until_the_end_of_the_phase_comes_after_shiba_tsukune() -> None:
    s = table(TSUKUNE.format("A 10/3: Shiba Tsukune, Plain Bell\nB: Plain Captain+2", ""), extra=[BELL])
    do(s, "A: Plain Bell")
    pass_until(s, "A: interrupts")
    do(s, "A: Shiba Tsukune", "A: void")
    assert honor_of(s)[0] == 11
    do(s, "A: remove 1 fate from Plain Captain", "A: done")
    assert honor_of(s)[0] == 12


@rule("fr.shiba-tsukune.3", "rr.ability.13")
def test_shiba_tsukunes_player_chooses_the_order_of_the_rings() -> None:
    """The newer Rules Reference leaves the decision to her player, whoever is first."""
    s = table(TSUKUNE.format("A: Shiba Tsukune, Plain Soldier_\nB: Plain Captain+2", ", first B"))
    pass_until(s, "A: interrupts")
    do(s, "A: Shiba Tsukune")
    assert decision(s) == "A: choose a ring" and options(s) == ["water", "void", "done"]


# --- Shiba Yōjimbō ----------------------------------------------------------------------------------------------------

GUARD = "A 9/9: Shiba Yōjimbō, Plain Priest{}\nB 9/9: {}\nmilitary air B>A"


@rule("fr.shiba-yojimbo.1")
def test_what_shiba_yojimbo_cancelled_was_used() -> None:
    s = table(GUARD.format(" | Plain Praise", "Doji Challenger*"))
    do(s, "A: pass", "B: Doji Challenger", "B: Plain Priest", "A: Shiba Yōjimbō", "A: Plain Praise")
    assert decision(s) == "B: action" and not offered(s, "Doji Challenger")


@rule("fr.shiba-yojimbo.2")
def test_what_shiba_yojimbo_cancelled_stays_paid() -> None:
    s = table(GUARD.format("*", "Plain Giant* | Assassination"))
    do(s, "A: pass", "B: Assassination", "B: Plain Priest", "A: Shiba Yōjimbō")
    assert honor_of(s)[1] == 6 and in_play(s, "Plain Priest")


@rule("fr.shiba-yojimbo.3", "fr.court-games.3")
def test_a_shugenja_chosen_before_the_dash_is_guarded() -> None:
    s = table(GUARD.format("*", "Plain Giant* | Rout"))
    do(s, "A: pass", "B: Rout", "B: Plain Priest")
    assert decision(s) == "A: cancel" and offered(s, "Shiba Yōjimbō")


@rule("fr.shiba-yojimbo.4", "fr.court-games.2")
def test_a_shugenja_chosen_while_court_games_resolves_is_not_guarded() -> None:
    s = table("A: Shiba Yōjimbō, Plain Priest*\nB: Plain Poet* | Court Games\npolitical air B>A")
    do(s, "A: pass", "B: Court Games")
    do(s, f"B: {next(x for x in options(s) if 'dishonor' in x)}")
    assert decision(s) == "A: choose", "nothing could be cancelled before"
    do(s, "A: Plain Priest")
    assert is_dishonored(s, "Plain Priest")


@rule("rr.errata-against-the-waves.1")
def test_against_the_waves_chooses_among_ones_own() -> None:
    assert not offered(table("A 9/9: Plain Soldier | Against the Waves\nB: Plain Priest"), "Against the Waves")
    s = do(table("A 9/9: Plain Priest | Against the Waves\nB: Plain Priest"), "A: Against the Waves")
    assert len(options(s)) == 1
    do(s, "A: Plain Priest", "A: bow that card")
    assert is_bowed(s, "Plain Priest", "A") and not is_bowed(s, "Plain Priest", "B")


@rule("fr.shiba-yojimbo.5")
def test_shiba_yojimbo_cancels_what_would_befall_others_too() -> None:
    s = table("""A: Plain Soldier*, Plain Envoy*
                 B: Plain Priest*, Shiba Yōjimbō | | Fields, Shameful Display
                 military air A>B Shameful Display""")
    do(s, "B: Shameful Display", "B: Plain Priest", "B: Plain Soldier", "B: Shiba Yōjimbō")
    for name in ("Plain Priest", "Plain Soldier"):
        assert not is_honored(s, name) and not is_dishonored(s, name)
    assert decision(s) == "A: action"


@rule("fr.way-of-the-phoenix.1")
def test_way_of_the_phoenix_forbids_every_element_the_ring_has_then() -> None:
    s = table("""A: Seeker of Knowledge*, Plain Soldier | Way of the Phoenix
                 B: Plain Captain, Plain Idler*
                 political fire A>B""")
    do(pass_by(s, "A"), "A: Way of the Phoenix", "A: fire", "A: B")
    pass_until(s, "B: declare a conflict")
    assert not any(x.endswith((" fire", " air")) for x in options(s)) and "military water" in options(s)
