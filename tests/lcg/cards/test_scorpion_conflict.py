"""Core Set, Scorpion: the conflict deck, the stronghold, the province, the city."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lcg.tables import (
    copies,
    decision,
    deck,
    discard,
    do,
    fate_of,
    find,
    hand,
    honor_of,
    in_play,
    is_bowed,
    is_dishonored,
    military,
    offered,
    options,
    participating,
    pass_until,
    political,
    table,
)


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


HAND = "A {}/3: City of the Open Hand\nB 10/3:"


def test_city_of_the_open_hand_bows_to_gain_honor() -> None:
    s = table(HAND.format(9))
    do(s, "A: City of the Open Hand")
    assert honor_of(s) == [10, 10] and is_bowed(s, "City of the Open Hand")


@pytest.mark.parametrize("honor", [10, 11])
def test_city_of_the_open_hand_is_for_the_less_honorable(honor: int) -> None:
    assert not offered(table(HAND.format(honor)), "City of the Open Hand")


def test_city_of_the_open_hand_must_be_ready() -> None:
    assert not offered(table(HAND.format(9).replace("Hand", "Hand_")), "City of the Open Hand")


CACHE = (
    "A: Plain Soldier\nB: | | Fields, Secret Cache{}, Plain Hill | | Rout, Levy, Outwit, Banzai!, Good Omen, Charge!"
)


def test_secret_cache_searches_when_it_is_attacked() -> None:
    for facing in ("", "?"):
        s = table(CACHE.format(facing) + "\nconflict phase")
        pass_until(s, "A: declare")
        do(
            s,
            "A: military air",
            "A: a facedown province" if facing else "A: Secret Cache",
            "A: Plain Soldier",
            "A: done",
        )
        assert decision(s) == "B: reactions"
        do(s, "B: Secret Cache")
        assert len(options(s)) >= 5 and "Charge!" not in options(s)
        do(s, "B: Outwit")
        assert hand(s, "B") == ["Outwit"] and len(deck(s, "B")) == 5


def test_secret_cache_is_quiet_when_another_province_is_attacked() -> None:
    s = table(CACHE.format("") + "\nconflict phase")
    pass_until(s, "A: declare")
    do(s, "A: military air", "A: Plain Hill", "A: Plain Soldier", "A: done")
    assert decision(s) != "B: reactions"


def test_city_of_lies_makes_the_next_event_cheaper() -> None:
    s = table("A 9/1: City of Lies | Plain Alms, Plain Alms\nB:")
    do(s, "A: City of Lies", "B: pass", "A: Plain Alms")
    assert fate_of(s)[0] == 3, "1 for 0, and 2 from the alms"
    do(s, "B: pass", "A: Plain Alms")
    assert fate_of(s)[0] == 4, "the next one costs 1 again"
    assert not offered(do(s, "B: pass"), "City of Lies")


def test_city_of_lies_makes_nothing_else_cheaper_and_ends_with_the_phase() -> None:
    s = table("A 9/1: City of Lies, Plain Soldier | Plain Sword, Plain Alms\nB:")
    do(s, "A: City of Lies", "B: pass", "A: Plain Sword", "A: Plain Soldier")
    assert fate_of(s)[0] == 0
    do(s, "B: pass")
    assert offered(s, "Plain Alms")
    pass_until(s, "lcg: fate phase")
    assert not offered(s, "Plain Alms")


def test_adept_of_shadows_returns_to_hand_for_honor() -> None:
    s = table("A 9/3: Adept of Shadows\nB:")
    do(s, "A: Adept of Shadows")
    assert hand(s, "A") == ["Adept of Shadows"] and honor_of(s)[0] == 8


def test_unassuming_yojimbo_is_covert() -> None:
    s = table("A: Unassuming Yōjimbō\nB: Plain Captain, Plain Envoy | | Fields, Plain Hill\nconflict phase")
    pass_until(s, "A: declare")
    do(s, "A: military air", "A: Plain Hill", "A: Unassuming Yōjimbō", "A: done", "A: Plain Captain")
    assert options(s) == ["Plain Envoy", "done"]


def test_court_mask_returns_and_shames() -> None:
    s = table("A: Plain Soldier[Court Mask]\nB:")
    assert (military(s, "Plain Soldier"), political(s, "Plain Soldier")) == (3, 3)
    do(s, "A: Court Mask")
    assert hand(s, "A") == ["Court Mask"] and is_dishonored(s, "Plain Soldier")
    assert political(s, "Plain Soldier") == 0


def test_court_mask_goes_on_ones_own_characters_only() -> None:
    s = table("A 9/3: Plain Soldier | Court Mask\nB: Plain Captain")
    do(s, "A: Court Mask")
    assert options(s) == ["Plain Soldier"]
    assert not offered(table("A 9/3: | Court Mask\nB: Plain Captain"), "Court Mask")


def test_fiery_madness_weakens() -> None:
    s = table("A 9/3: | Fiery Madness\nB: Plain Captain")
    do(s, "A: Fiery Madness", "A: Plain Captain")
    assert (military(s, "Plain Captain"), political(s, "Plain Captain")) == (2, 0)


AMBUSH = """A 9/3: Plain Soldier* | Ambush, Adept of Shadows, Unassuming Yōjimbō | Fields, Plain Hill[Yogo Hiroue], Plain Wall[Plain Captain]
            B: Plain Giant*
            military air A>B"""


def test_ambush_puts_two_scorpions_into_the_conflict() -> None:
    s = pass_by(table(AMBUSH), "A")
    do(s, "A: Ambush")
    assert sorted(options(s)) == ["Adept of Shadows", "Unassuming Yōjimbō", "Yogo Hiroue"]
    do(s, "A: Yogo Hiroue")
    assert sorted(options(s)) == ["Adept of Shadows", "done"], "4 + 3 is too much"
    do(s, "A: Adept of Shadows")
    assert participating(s, "Yogo Hiroue") and participating(s, "Adept of Shadows")
    assert decision(s) == "B: action" and fate_of(s)[0] == 0


def test_ambush_may_put_in_one_and_no_more_than_two() -> None:
    s = pass_by(table(AMBUSH), "A")
    do(s, "A: Ambush", "A: Yogo Hiroue", "A: done")
    assert participating(s, "Yogo Hiroue") and hand(s, "A") == ["Adept of Shadows", "Unassuming Yōjimbō"]
    three = AMBUSH.replace(
        "Adept of Shadows, Unassuming Yōjimbō", "Adept of Shadows, Adept of Shadows, Adept of Shadows"
    )
    s = pass_by(table(three), "A")
    do(s, "A: Ambush", "A: Adept of Shadows", "A: Adept of Shadows")
    assert decision(s) == "B: action" and hand(s, "A") == ["Adept of Shadows"]


def test_ambush_needs_a_scorpion_and_a_conflict() -> None:
    s = table("A 9/3: Plain Soldier* | Ambush, Plain Guest\nB: Plain Giant*\nmilitary air A>B")
    assert not offered(pass_by(s, "A"), "Ambush")
    assert not offered(table("A 9/3: | Ambush, Adept of Shadows\nB:"), "Ambush")


def test_two_copies_of_one_unique_character_do_not_come_by_ambush() -> None:
    s = table("""A 9/3: Plain Soldier* | Ambush | Fields, Plain Hill[Shosuro Miyako], Plain Wall[Shosuro Miyako]
                 B: Plain Giant*
                 military air A>B""")
    do(pass_by(s, "A"), "A: Ambush", "A: Shosuro Miyako")
    while decision(s) != "B: action":
        do(s, f"A: {options(s)[-1]}")
    assert len([c for c in copies(s, "Shosuro Miyako", "A") if s.p[1] >> c & 1]) == 1


BLACKMAIL = "A {}/3: Plain Soldier* | Blackmail\nB 10/3: Plain Envoy*, Plain Captain*, Plain Porter\nmilitary air A>B"


def test_blackmail_takes_a_cheap_character_for_the_conflict() -> None:
    s = pass_by(table(BLACKMAIL.format(9)), "A")
    do(s, "A: Blackmail")
    assert sorted(options(s)) == ["Plain Envoy", "Plain Porter"]
    do(s, "A: Plain Envoy")
    assert controller(s, "Plain Envoy") == "A" and participating(s, "Plain Envoy")
    pass_until(s, "lcg: conflict phase: action window")
    assert controller(s, "Plain Envoy") == "B"


@pytest.mark.parametrize("honor", [10, 11])
def test_blackmail_is_for_the_less_honorable(honor: int) -> None:
    assert not offered(pass_by(table(BLACKMAIL.format(honor)), "A"), "Blackmail")


def test_blackmail_needs_a_conflict() -> None:
    assert not offered(table("A 9/3: | Blackmail\nB 10/3: Plain Envoy"), "Blackmail")


FAVORS = "A 9/3: Plain Soldier, Plain Captain~ | Calling in Favors\nB: Plain Envoy[{}]"


def test_calling_in_favors_takes_an_attachment() -> None:
    s = table(FAVORS.format("Plain Sword"))
    do(s, "A: Calling in Favors")
    assert options(s) == ["Plain Soldier"], "one who is dishonored cannot pay"
    do(s, "A: Plain Soldier", "A: Plain Sword")
    assert is_dishonored(s, "Plain Soldier") and bearer(s, "Plain Sword") == "Plain Soldier"
    assert controller(s, "Plain Sword") == "A" and military(s, "Plain Soldier") == 3


def test_calling_in_favors_discards_what_cannot_be_there() -> None:
    s = table("A 9/3: Plain Soldier[Plain Sword] | Calling in Favors\nB: Plain Envoy[Plain Sword]")
    do(s, "A: Calling in Favors", "A: Plain Soldier", "A: Plain Sword")
    assert discard(s, "B") == ["Plain Sword"] and military(s, "Plain Soldier") == 3, "a second copy"


def test_calling_in_favors_needs_a_payer_and_an_opponents_attachment() -> None:
    s = table("A 9/3: Plain Captain~ | Calling in Favors\nB: Plain Envoy[Plain Sword]")
    assert not offered(s, "Calling in Favors")
    s = table("A 9/3: Plain Captain[Plain Sword] | Calling in Favors\nB: Plain Envoy")
    assert not offered(s, "Calling in Favors")


def test_calling_in_favors_takes_a_mask_and_it_stays() -> None:
    s = table(FAVORS.format("Court Mask"))
    do(s, "A: Calling in Favors", "A: Plain Soldier", "A: Court Mask")
    assert in_play(s, "Court Mask") and bearer(s, "Court Mask") == "Plain Soldier"


EDICT = "A: {} | Forged Edict\nB: Plain Soldier | Plain Praise, Plain Sword\nconflict phase, first B"


def test_forged_edict_cancels_an_event() -> None:
    s = table(EDICT.format("Plain Envoy, Plain Captain"))
    do(s, "B: Plain Praise", "A: Forged Edict", "A: Plain Envoy")
    assert honor_of(s)[1] == 10 and is_dishonored(s, "Plain Envoy")
    assert discard(s, "B") == ["Plain Praise"] and discard(s, "A") == ["Forged Edict"]


@pytest.mark.parametrize("who", ["Plain Captain", "Plain Envoy~"])
def test_forged_edict_needs_a_courtier_who_can_be_dishonored(who: str) -> None:
    s = table(EDICT.format(who))
    do(s, "B: Plain Praise")
    assert decision(s) == "A: action" and honor_of(s)[1] == 11


def test_forged_edict_cancels_events_only() -> None:
    s = table("A: Plain Envoy | Forged Edict\nB: Plain Mine\nconflict phase, first B")
    do(s, "B: Plain Mine")
    assert decision(s) == "A: action"


SWIM = "A 9/3 bid {}: Plain Soldier* | I Can Swim\nB 9/3 bid {}: Plain Captain*~, Plain Envoy*, Plain Porter~\nmilitary air A>B"


def test_i_can_swim_drowns_the_dishonored() -> None:
    s = pass_by(table(SWIM.format(3, 2)), "A")
    do(s, "A: I Can Swim", "A: B")
    assert options(s) == ["Plain Captain"]
    do(s, "A: Plain Captain")
    assert not in_play(s, "Plain Captain") and honor_of(s)[1] == 8 and fate_of(s)[0] == 1


@pytest.mark.parametrize(("mine", "theirs"), [(2, 2), (1, 2)])
def test_i_can_swim_needs_the_higher_bid(mine: int, theirs: int) -> None:
    assert not offered(pass_by(table(SWIM.format(mine, theirs)), "A"), "I Can Swim")


def test_i_can_swim_needs_a_dishonored_participant_of_that_opponent() -> None:
    s = table(SWIM.format(3, 2).replace("Captain*~", "Captain*").replace("Plain Soldier*", "Plain Soldier*~"))
    assert not offered(pass_by(s, "A"), "I Can Swim")


def test_way_of_the_scorpion_shames_a_participant_of_another_clan() -> None:
    s = table(
        "A: Bayushi Manipulator*, Plain Soldier* | Way of the Scorpion\nB: Plain Captain*, Plain Envoy\nmilitary air A>B"
    )
    do(pass_by(s, "A"), "A: Way of the Scorpion")
    assert sorted(options(s)) == ["Plain Captain", "Plain Soldier"]
    do(s, "A: Plain Captain")
    assert is_dishonored(s, "Plain Captain")
    assert not offered(table("A: | Way of the Scorpion\nB: Plain Captain"), "Way of the Scorpion")
