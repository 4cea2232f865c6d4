"""Rulings about characters: each played as its scenario says; where the newer Rules Reference differs, it holds."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from tests.lcg.tables import (
    attacking,
    decision,
    do,
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


@rule("fr.borderlands-defender.1")
def test_for_shame_cannot_bow_a_defending_borderlands_defender() -> None:
    s = table("A: Borderlands Defender*\nB: Plain Envoy* | For Shame!\npolitical air B>A")
    do(s, "A: pass", "B: For Shame!", "B: Borderlands Defender")
    assert len(options(s)) == 1 and options(s)[0].startswith("dishonor")


@rule("fr.borderlands-defender.2")
def test_doji_gift_giver_cannot_have_a_defending_borderlands_defender_bowed() -> None:
    text = "A: Borderlands Defender*{}\nB 10/1: Doji Gift Giver*\npolitical air B>A"
    assert not offered(do(table(text.format("")), "A: pass"), "Doji Gift Giver")
    s = do(table(text.format(", Plain Soldier*")), "A: pass", "B: Doji Gift Giver")
    assert options(s) == ["Plain Soldier"]


@rule("fr.borderlands-defender.3")
def test_the_water_ring_bows_a_borderlands_defender_whom_the_mountain_keeps_ready() -> None:
    s = table("""A 10/1: Borderlands Defender* | The Mountain Does Not Fall
                 B: Plain Giant*
                 military water B>A""")
    do(s, "A: The Mountain Does Not Fall", "A: Borderlands Defender")
    pass_until(s, "B: resolve the ring")
    do(s, "B: bow Borderlands Defender")
    assert is_bowed(s, "Borderlands Defender")


HOTARU_DEFENDS = "A 10/0: Doji Hotaru*\nB 10/0: Plain Envoy*\npolitical air B>A"


@rule("fr.doji-hotaru.1")
def test_doji_hotaru_may_react_in_defense() -> None:
    assert offered(pass_until(table(HOTARU_DEFENDS), "A: reactions"), "Doji Hotaru")


@rule("fr.doji-hotaru.2", "fr.doji-hotaru.4", "rr.errata-as-if-attacking-player.1")
def test_in_defense_doji_hotarus_player_resolves_the_ring_and_must() -> None:
    """The rulings give the effect to the attacker; the Rules Reference to whoever resolves it."""
    s = pass_until(table(HOTARU_DEFENDS), "A: reactions")
    do(s, "A: Doji Hotaru")
    assert decision(s) == "A: resolve the ring effect" and options(s) == ["take 1 honor", "gain 2 honor"]
    do(s, "A: take 1 honor")
    assert honor_of(s) == [11, 9]


@rule("fr.doji-hotaru.3")
def test_at_defend_the_wall_the_defender_makes_the_choices_too() -> None:
    s = table("A: Plain Giant* | | Fields, Defend the Wall\nB: Plain Envoy*\npolitical air B>A Defend the Wall")
    pass_until(s, "A: reactions")
    do(s, "A: Defend the Wall")
    assert decision(s) == "A: resolve the ring effect"


@rule("fr.guest-of-honor.1")
def test_guest_of_honor_silences_event_reactions_until_all_have_gone_home() -> None:
    text = "A: Guest of Honor{}, Plain Idler*\nB 10/1: Plain Giant* | Fallen in Battle\nmilitary air B>A"
    assert never_offered(table(text.format("*")), "Fallen in Battle")
    assert not never_offered(table(text.format("")), "Fallen in Battle")


@rule("fr.hida-guardian.1")
def test_the_gift_of_hida_guardian_is_counted_once() -> None:
    s = table("""A: Hida Guardian*, Plain Soldier*, Plain Tower, Imperial Storehouse
                 B: Plain Porter*
                 military air B>A""")
    do(s, "A: Hida Guardian", "A: Plain Soldier", "B: pass", "A: Imperial Storehouse")
    assert military(s, "Plain Soldier") == 6


@rule("fr.hida-guardian.2")
def test_the_gift_of_hida_guardian_outlasts_his_stay() -> None:
    s = table("A: Hida Guardian*, Plain Soldier*, Favorable Ground\nB: Plain Porter*\nmilitary air B>A")
    do(s, "A: Hida Guardian", "A: Plain Soldier", "B: pass", "A: Favorable Ground", "A: Hida Guardian")
    assert not participating(s, "Hida Guardian") and military(s, "Plain Soldier") == 4


@rule("fr.hiruma-yojimbo.1")
def test_hiruma_yojimbo_is_not_among_the_attackers() -> None:
    s = table("A: Hiruma Yōjimbō, Plain Soldier\nB: Plain Porter")
    pass_until(s, "A: declare a conflict")
    do(s, "A: military air", "A: Fields")
    assert options(s) == ["Plain Soldier"]


@rule("fr.hiruma-yojimbo.2")
def test_hiruma_yojimbo_may_be_moved_into_an_attack() -> None:
    s = table("A: Hiruma Yōjimbō, Plain Soldier*, Favorable Ground\nB: Plain Porter*\nmilitary air A>B")
    do(s, "B: pass", "A: Favorable Ground", "A: Hiruma Yōjimbō")
    assert attacking(s, "Hiruma Yōjimbō")


@rule("fr.kakita-asami.1")
def test_bowed_characters_do_not_count_for_kakita_asami() -> None:
    text = "A: Kakita Asami*, Plain Giant*{}\nB: Plain Poet*\npolitical air B>A"
    assert not offered(table(text.format("_")), "Kakita Asami") and offered(table(text.format("")), "Kakita Asami")


@rule("fr.kakita-asami.2")
def test_the_favor_counts_for_kakita_asami() -> None:
    text = "A: Kakita Asami*\nB: Plain Poet*\nfavor A {}\npolitical air B>A"
    assert offered(table(text.format("political")), "Kakita Asami")
    assert not offered(table(text.format("military")), "Kakita Asami")


CASES = [
    pytest.param("Otomo Courtier", "political", marks=rule("fr.otomo-courtier.1")),
    pytest.param("Seppun Guardsman", "military", marks=rule("fr.seppun-guardsman.1")),
]


@pytest.mark.parametrize(("title", "type"), CASES)
def test_a_dash_is_sent_home_bowed_when_the_type_changes(title: str, type: str) -> None:
    s = table(f"A: {title}, Plain Captain\nB: Plain Porter | | Fields, Rally to the Cause?")
    pass_until(s, "A: declare a conflict")
    do(s, f"A: {type} air", "A: a facedown province", f"A: {title}", "A: Plain Captain", "A: done")
    do(s, "B: Rally to the Cause")
    assert is_bowed(s, title) and not participating(s, title) and participating(s, "Plain Captain")


@rule("fr.savvy-politician.1")
@pytest.mark.parametrize("mark", ["", "~"], ids=["ordinary", "dishonored"])
def test_savvy_politician_reacts_whenever_she_is_honored(mark: str) -> None:
    s = table(f"A: Savvy Politician{mark}, Plain Idler | Way of the Crane\nB:")
    do(s, "A: Way of the Crane", "A: Savvy Politician")
    assert decision(s) == "A: reactions" and offered(s, "Savvy Politician")


@rule("fr.steadfast-witch-hunter.1")
def test_steadfast_witch_hunter_may_give_herself() -> None:
    s = table("A: Steadfast Witch Hunter, Plain Captain_\nB:")
    do(s, "A: Steadfast Witch Hunter", "A: Steadfast Witch Hunter", "A: Plain Captain")
    assert not is_bowed(s, "Plain Captain") and not in_play(s, "Steadfast Witch Hunter")


@rule("fr.steward-of-law.1", "rr.clarify-steward-of-law.2", "rr.errata-steward-of-law.1")
def test_under_the_steward_of_law_nobody_ordinary_is_dishonored() -> None:
    s = table("A: Plain Giant*\nB: Steward of Law*, Plain Captain\npolitical fire A>B")
    pass_until(s, "A: resolve the ring")
    assert not any(x.startswith("dishonor") for x in options(s))
    s = table("A: Plain Poet* | Court Games\nB: Steward of Law*, Plain Soldier*\npolitical air B>A")
    do(s, "A: Court Games")
    assert len(options(s)) == 1, "honoring is all that is left"


@rule("fr.steward-of-law.2", "rr.errata-steward-of-law.1")
def test_under_the_steward_of_law_an_honored_character_can_be_dishonored_into_an_ordinary_one() -> None:
    s = table("A: Plain Giant*\nB: Steward of Law*, Plain Captain^\npolitical fire A>B")
    pass_until(s, "A: resolve the ring")
    do(s, "A: dishonor Plain Captain")
    assert not is_honored(s, "Plain Captain") and not is_dishonored(s, "Plain Captain")
