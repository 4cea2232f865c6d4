"""Rulings about Scorpion events, attachments, the province, the city and the stronghold."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    NEUTRAL,
    GainHonor,
    action,
    attachment,
    character,
)
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
    offered,
    participating,
    pass_until,
    table,
)

CHARM = attachment("Plain Charm", NEUTRAL, action(GainHonor()), cost=0, influence_cost=0)
SAGE = character("Plain Sage", NEUTRAL, action(GainHonor()), cost=1, military=1, political=1, glory=1)
SQUIRE = character("Plain Squire", NEUTRAL, cost=1, military=1, political=1, glory=1, role_only="seeker")
SEAL = attachment("Plain Seal", NEUTRAL, cost=0, military=1, influence_cost=0, role_only="keeper")


def pass_by(s: Any, seat: str) -> Any:
    """Pass until this player has an action."""
    while decision(s) != f"{seat}: action":
        do(s, f"{decision(s)[0]}: pass")
    return s


def controller(s: Any, name: str) -> str:
    """Who controls the card of this title that is in play."""
    return "AB"[s.holder[find(s, name)]]


def bearer(s: Any, name: str) -> str:
    """The title of what an attachment is on."""
    return str(s.box.faces[s.kind[s.host[find(s, name)]]].name)


@rule("fr.ambush.1")
def test_the_characters_of_ambush_are_shown_before_it_can_be_cancelled() -> None:
    s = table("""A 9/3: Plain Soldier* | Ambush, Adept of Shadows | Fields, Plain Hill[Yogo Hiroue]
                 B: Plain Giant*^ | Voice of Honor
                 military air A>B""")
    do(pass_by(s, "A"), "A: Ambush", "A: Yogo Hiroue", "A: Adept of Shadows")
    assert decision(s) == "B: cancel" and offered(s, "Voice of Honor")
    assert s.known[1] >> find(s, "Adept of Shadows") & 1, "the card in hand was shown"
    do(s, "B: Voice of Honor")
    assert not in_play(s, "Adept of Shadows") and hand(s, "A") == ["Adept of Shadows"]


# --- Blackmail --------------------------------------------------------------------------------------------------------

BLACKMAIL = "A 9/9: Plain Soldier*{} | Blackmail{}\nB 10/9: {}\nmilitary air {}"


def blackmail(name: str, theirs: str, mine: str = "", cards: str = "", side: str = "A>B", **more: Any) -> Any:
    """A has taken a character of B."""
    s = pass_by(table(BLACKMAIL.format(mine, cards, theirs, side), **more), "A")
    return do(s, "A: Blackmail", f"A: {name}")


@rule("fr.blackmail.1")
def test_attachments_stay_with_their_controller() -> None:
    s = blackmail("Plain Envoy", "Plain Envoy*[Plain Charm]", extra=[CHARM])
    assert controller(s, "Plain Envoy") == "A" and controller(s, "Plain Charm") == "B"
    assert decision(s) == "B: action" and offered(s, "Plain Charm")


@rule("fr.blackmail.2")
def test_a_court_mask_falls_off_a_character_that_changes_sides() -> None:
    s = blackmail("Plain Envoy", "Plain Envoy*[Court Mask]")
    assert controller(s, "Plain Envoy") == "A" and discard(s, "B") == ["Court Mask"]


@rule("fr.blackmail.3")
def test_who_is_taken_from_home_comes_home() -> None:
    s = blackmail("Plain Envoy", "Plain Captain*, Plain Envoy")
    assert controller(s, "Plain Envoy") == "A" and not participating(s, "Plain Envoy")
    assert not is_bowed(s, "Plain Envoy")


@rule("fr.blackmail.4", "fr.shiba-peacemaker.1")
def test_a_peacemaker_taken_by_the_attacker_goes_home_bowed() -> None:
    s = blackmail("Shiba Peacemaker", "Shiba Peacemaker*")
    assert controller(s, "Shiba Peacemaker") == "A"
    assert not participating(s, "Shiba Peacemaker") and is_bowed(s, "Shiba Peacemaker")


@rule("fr.blackmail.5")
def test_a_blackmailed_character_pays_costs() -> None:
    s = blackmail("Plain Envoy", "Plain Envoy*^, Plain Captain*~", cards=", Noble Sacrifice")
    do(s, "B: pass", "A: Noble Sacrifice", "A: Plain Envoy", "A: Plain Captain")
    assert not in_play(s, "Plain Envoy") and not in_play(s, "Plain Captain")


@rule("fr.blackmail.6")
def test_limits_count_per_player() -> None:
    s = table(BLACKMAIL.format("", "", "Plain Sage*", "A>B"), extra=[SAGE])
    do(s, "B: Plain Sage", "A: Blackmail", "A: Plain Sage", "B: pass")
    assert offered(s, "Plain Sage")


@rule("fr.blackmail.7")
def test_blackmail_does_not_mind_roles() -> None:
    s = blackmail("Plain Squire", "Plain Squire*", extra=[SQUIRE])
    assert controller(s, "Plain Squire") == "A"


FAVOR = "A 9/9: Plain Soldier* | Blackmail\nB 10/9: {}*\nconflict phase, favor B military\nmilitary air A>B"


@pytest.mark.parametrize(
    "who",
    [
        pytest.param("Otomo Courtier", marks=rule("fr.otomo-courtier.2")),
        pytest.param("Seppun Guardsman", marks=rule("fr.seppun-guardsman.2")),
    ],
)
def test_who_may_not_attack_the_favored_goes_home_bowed(who: str) -> None:
    s = pass_by(table(FAVOR.format(who)), "A")
    do(s, "A: Blackmail", f"A: {who}")
    assert controller(s, who) == "A" and not participating(s, who) and is_bowed(s, who)


# --- Calling in Favors ------------------------------------------------------------------------------------------------

FAVORS = "A 9/9: Plain Soldier{}, Funeral Pyre | Calling in Favors{}\nB 9/9: Plain Envoy{} | Calling in Favors"


@rule("fr.calling-in-favors.3")
@pytest.mark.parametrize("what", ["Cloud the Mind", "Fiery Madness"])
def test_what_is_on_the_payer_already_stays_there(what: str) -> None:
    s = table(FAVORS.format(f"[B:{what}]", "", "").replace("Plain Envoy", "Plain Priest"))
    do(s, "A: Calling in Favors", "A: Plain Soldier", f"A: {what}")
    assert in_play(s, what) and bearer(s, what) == "Plain Soldier" and controller(s, what) == "A"


@rule("fr.calling-in-favors.4")
def test_calling_in_favors_does_not_mind_roles() -> None:
    s = table(FAVORS.format("", "", "[Plain Seal]"), extra=[SEAL])
    do(s, "A: Calling in Favors", "A: Plain Soldier", "A: Plain Seal")
    assert bearer(s, "Plain Seal") == "Plain Soldier"


@pytest.mark.parametrize(
    "what",
    [
        pytest.param("Ancestral Daishō", marks=rule("fr.ancestral-daisho.4")),
        pytest.param("Kitsuki's Method", marks=rule("fr.kitsuki-s-method.4")),
    ],
)
def test_an_ancestral_attachment_goes_home_to_its_owner(what: str) -> None:
    s = table(FAVORS.format("", "", f"[{what}]"))
    do(s, "A: Calling in Favors", "A: Plain Soldier", f"A: {what}", "B: pass", "A: Funeral Pyre", "A: Plain Soldier")
    assert what in hand(s, "B")


@rule("fr.court-mask.3")
def test_a_court_mask_returns_to_its_owners_hand() -> None:
    s = table(FAVORS.format("", "", "[Court Mask]"))
    do(s, "A: Calling in Favors", "A: Plain Soldier", "A: Court Mask", "B: pass", "A: Court Mask")
    assert "Court Mask" in hand(s, "B")


TRAINING = """A 9/9: Plain Soldier*[Duelist Training] | Calling in Favors
              B 9/9: Plain Captain* | Calling in Favors
              military air B>A"""


@rule("fr.duelist-training.8")
def test_on_another_character_duelist_training_is_unused() -> None:
    s = table(TRAINING)
    do(s, "A: Plain Soldier", "A: Plain Captain", "A: 1", "B: 1")
    do(s, "B: Calling in Favors", "B: Plain Captain", "B: Duelist Training", "A: pass")
    assert bearer(s, "Duelist Training") == "Plain Captain" and offered(s, "Plain Captain")


@rule("fr.duelist-training.9")
def test_back_on_the_first_character_duelist_training_is_used() -> None:
    s = table(TRAINING)
    do(s, "A: Plain Soldier", "A: Plain Captain", "A: 1", "B: 1")
    do(s, "B: Calling in Favors", "B: Plain Captain", "B: Duelist Training")
    do(s, "A: Calling in Favors", "A: Plain Soldier", "A: Duelist Training", "B: pass")
    assert bearer(s, "Duelist Training") == "Plain Soldier" and not offered(s, "Plain Soldier")


# --- City of Lies, Court Mask, Forged Edict ---------------------------------------------------------------------------


@rule("fr.city-of-lies.1")
def test_city_of_lies_makes_only_fate_cheaper() -> None:
    s = table("A 9/1: City of Lies, Plain Soldier* | Assassination\nB: Plain Porter*\nmilitary air A>B")
    do(pass_by(s, "A"), "A: City of Lies", "B: pass", "A: Assassination", "A: Plain Porter")
    assert honor_of(s)[0] == 6 and not in_play(s, "Plain Porter")
    s = table("A 9/0: City of Lies | Plain Alms\nB:")
    do(s, "A: City of Lies", "B: pass", "A: Plain Alms")
    assert fate_of(s)[0] == 2


@rule("fr.court-mask.1")
def test_court_mask_returns_from_a_dishonored_bearer() -> None:
    s = table("A: Plain Soldier~[Court Mask]\nB:")
    do(s, "A: Court Mask")
    assert hand(s, "A") == ["Court Mask"] and is_dishonored(s, "Plain Soldier")


@rule("fr.court-mask.2")
def test_court_mask_returns_though_steward_of_law_is_there() -> None:
    s = table("A: Plain Soldier*[Court Mask]\nB: Steward of Law*\nmilitary air B>A")
    do(s, "A: Court Mask")
    assert hand(s, "A") == ["Court Mask"] and not is_dishonored(s, "Plain Soldier")


@rule("fr.forged-edict.1")
def test_a_cancelled_event_was_played() -> None:
    s = table("A: Plain Envoy* | Forged Edict\nB: Plain Soldier* | Banzai!, Banzai!\nmilitary air B>A")
    do(s, "A: pass", "B: Banzai!", "B: Plain Soldier", "A: Forged Edict", "A: Plain Envoy")
    assert military(s, "Plain Soldier") == 2
    do(s, "A: pass")
    assert not offered(s, "Banzai!") and hand(s, "B") == ["Banzai!"]


@rule("fr.forged-edict.2")
def test_costs_of_a_cancelled_event_stay_paid() -> None:
    s = table("A: Plain Envoy | Forged Edict\nB 9/9: Plain Captain | Way of the Crab\nconflict phase, first B")
    do(s, "B: Way of the Crab", "B: Plain Captain", "B: A", "A: Forged Edict", "A: Plain Envoy")
    assert "Plain Captain" in discard(s, "B") and in_play(s, "Plain Envoy")


# --- I Can Swim, Secret Cache, City of the Open Hand ------------------------------------------------------------------


@rule("fr.i-can-swim.2")
def test_a_duel_sets_the_dials_for_i_can_swim() -> None:
    s = table("""A 9/9 bid 1: Plain Soldier*[Duelist Training] | I Can Swim
                 B 9/9 bid 5: Plain Captain*~
                 military air B>A""")
    assert not offered(s, "I Can Swim")
    do(s, "A: Plain Soldier", "A: Plain Captain", "A: 4", "B: 1")
    pass_by(s, "A")
    assert offered(s, "I Can Swim")


@rule("fr.secret-cache.1")
def test_what_secret_cache_finds_may_react_in_the_same_window() -> None:
    s = table("""A: Plain Soldier
                 B: Togashi Initiate | | Fields, Secret Cache | | Mantra of Fire, Levy, Rout, Outwit, Banzai!
                 conflict phase""")
    pass_until(s, "A: declare")
    do(s, "A: military fire", "A: Secret Cache", "A: Plain Soldier", "A: done", "B: Secret Cache", "B: Mantra of Fire")
    while decision(s).endswith("reactions") and not offered(s, "Mantra of Fire"):
        do(s, f"{decision(s)[0]}: pass")
    do(s, "B: Mantra of Fire", "B: Togashi Initiate")
    assert fate_on(s, "Togashi Initiate") == 1


@rule("rr.errata-city-of-the-open-hand.1")
def test_city_of_the_open_hand_gains_honor_and_takes_none() -> None:
    s = table("A 9/3: City of the Open Hand\nB 12/3:")
    do(s, "A: City of the Open Hand")
    assert decision(s) == "B: action", "there is nothing to select: honor is gained, nobody loses any"
    assert honor_of(s) == [10, 12]
