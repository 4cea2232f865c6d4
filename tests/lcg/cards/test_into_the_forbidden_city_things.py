"""Into the Forbidden City: provinces, attachments and events. The districts and the seal stand with the others of their
kind, in the tests of Tears of Amaterasu."""

from __future__ import annotations

import pytest

from tests.lcg.declared import attack
from tests.lcg.tables import (
    decision,
    discard,
    do,
    fate_of,
    fate_on,
    hand,
    is_bowed,
    is_faceup,
    is_honored,
    military,
    offered,
    options,
    participating,
    pass_until,
    political,
    table,
)

FEAST = """A: Plain Porter{}, Plain Envoy | | Fields, Feast or Famine
           B: Plain Giant*{}, Plain Soldier+1, Plain Captain
           military air B>A Feast or Famine"""


def test_feast_or_famine_feeds_its_player_as_it_breaks() -> None:
    s = table(FEAST.format("*+1", "+3"))
    pass_until(s, "A: interrupts")
    do(s, "A: Feast or Famine")
    assert sorted(options(s)) == ["Plain Giant", "Plain Soldier"], "an opponent's, with fate"
    do(s, "A: Plain Giant")
    assert sorted(options(s)) == ["Plain Envoy", "Plain Porter"]
    do(s, "A: Plain Porter")
    assert fate_on(s, "Plain Giant") == 2 and fate_on(s, "Plain Porter") == 2


def test_feast_or_famine_says_nothing_when_it_holds() -> None:
    s = table(FEAST.format("*", "_+3"))
    pass_until(s, "B: ")
    while s.con[0]:
        assert not offered(s, "Feast or Famine")
        do(s, f"{decision(s)[0]}: {'pass' if 'pass' in options(s) else options(s)[0]}")


def test_mantra_of_water_readies_a_monk_and_draws() -> None:
    s = table(
        "A 10/0: Tattooed Wanderer_, Plain Soldier_ | Mantra of Water\nB: Plain Captain, Togashi Initiate_\nfirst B"
    )
    attack(s, "military water", "Fields", "Plain Captain", by="B")
    assert decision(s) == "A: reactions"
    do(s, "A: Mantra of Water")
    assert sorted(options(s)) == ["Tattooed Wanderer", "Togashi Initiate"], "anybody's Monks"
    do(s, "A: Tattooed Wanderer")
    assert not is_bowed(s, "Tattooed Wanderer") and len(hand(s, "A")) == 1


@pytest.mark.parametrize(
    ("element", "monk", "by"), [("air", "Tattooed Wanderer_", "B"), ("water", "Tattooed Wanderer", "B")]
)
def test_mantra_of_water_waits_for_water_and_a_bowed_monk(element: str, monk: str, by: str) -> None:
    s = table(f"A 10/0: {monk} | Mantra of Water\nB: Plain Captain\nfirst B")
    attack(s, f"military {element}", "Fields", "Plain Captain", by=by)
    assert decision(s) != "A: reactions"


def test_mantra_of_water_does_not_answer_ones_own_declaration() -> None:
    s = table("A 10/0: Tattooed Wanderer_, Plain Soldier | Mantra of Water\nB:")
    attack(s, "military water", "Fields", "Plain Soldier")
    assert decision(s) != "A: reactions"


def test_test_of_courage_brings_a_lion_and_honors_it() -> None:
    s = table(
        "A 10/1 bid 1: Matsu Berserker, Plain Giant*, Plain Envoy | Test of Courage\nB bid 2: Plain Captain*\nmilitary air B>A"
    )
    do(s, "A: Test of Courage")
    assert options(s) == ["Matsu Berserker"]
    do(s, "A: Matsu Berserker")
    assert participating(s, "Matsu Berserker") and is_honored(s, "Matsu Berserker")


@pytest.mark.parametrize("bids", [(2, 2), (3, 2)])
def test_test_of_courage_needs_the_lower_bid(bids: tuple[int, int]) -> None:
    text = f"A 10/1 bid {bids[0]}: Matsu Berserker | Test of Courage\nB bid {bids[1]}: Plain Captain*\nmilitary air B>A"
    assert not offered(table(text), "Test of Courage")


TOUCH = "A: {}, Plain Captain*, Plain Porter*^, Plain Envoy | Benten's Touch\nB: Plain Soldier*\nmilitary air B>A"


def test_bentens_touch_honors_a_participant_for_a_shugenja_that_bows() -> None:
    s = do(table(TOUCH.format("Plain Priest")), "A: Benten's Touch", "A: Plain Priest")
    assert options(s) == ["Plain Captain"], "participating, not honored yet"
    do(s, "A: Plain Captain")
    assert is_honored(s, "Plain Captain") and is_bowed(s, "Plain Priest")


@pytest.mark.parametrize("who", ["Plain Priest_", "Asahina Artisan", "Plain Soldier"])
def test_bentens_touch_needs_a_ready_shugenja_of_the_phoenix(who: str) -> None:
    assert not offered(table(TOUCH.format(who)), "Benten's Touch")


RUMOR = "A 10/1 bid {}: Plain Soldier* | Misinformation\nB bid {}: Plain Captain*, Plain Envoy\nmilitary air B>A"


def test_misinformation_weakens_the_opponents_side() -> None:
    s = do(table(RUMOR.format(4, 2)), "A: Misinformation")
    assert (military(s, "Plain Captain"), political(s, "Plain Captain"), military(s, "Plain Envoy")) == (3, 1, 1)
    assert military(s, "Plain Soldier") == 2


@pytest.mark.parametrize("bids", [(3, 2), (2, 2), (1, 5)])
def test_misinformation_needs_a_bid_higher_by_two(bids: tuple[int, int]) -> None:
    assert not offered(table(RUMOR.format(*bids)), "Misinformation")


SUN = """A 10/1: Plain Giant* | Chasing the Sun
         B: Plain Porter* | | Fields, Plain Hill, Plain Wall?, Plain Ditch#
         military air {} Plain Hill"""


def test_chasing_the_sun_moves_the_conflict_to_another_province() -> None:
    s = do(table(SUN.format("A>B")), "B: pass", "A: Chasing the Sun")
    assert sorted(options(s)) == ["Fields", "a facedown province (B2)"], "not the broken one, nor the stronghold's"
    do(s, "A: a facedown province")
    assert is_faceup(s, "Plain Wall") and s.attacked == 1 << next(
        c for c in range(len(s.kind)) if s.box.faces[s.kind[c]].name == "Plain Wall"
    )


def test_chasing_the_sun_is_for_the_attacker() -> None:
    s = table("A 10/1: Plain Giant* | Chasing the Sun\nB: Plain Porter*\nmilitary air B>A")
    assert not offered(s, "Chasing the Sun")


def test_tattered_missive_searches_five_cards_for_a_bow() -> None:
    s = table(
        "A: Plain Envoy[Tattered Missive] | | | | Plain Sword, Plain Robe, Plain Alms, Plain Praise, Plain Guest, Plain Bard\nB:"
    )
    do(s, "A: Tattered Missive")
    assert len(options(s)) == 6 and not offered(s, "Plain Bard"), "five cards, or nothing"
    do(s, "A: Plain Robe")
    assert hand(s, "A") == ["Plain Robe"] and is_bowed(s, "Plain Envoy")


def test_tattered_missive_is_for_ready_courtiers_of_its_player() -> None:
    assert not offered(table("A: Plain Envoy_[Tattered Missive]\nB:"), "Tattered Missive")
    s = do(table("A 10/1: Plain Envoy, Plain Soldier | Tattered Missive\nB: Plain Poet"), "A: Tattered Missive")
    assert options(s) == ["Plain Envoy"]


CENSURE = "A: | Censure\nB 10/1: | Plain Alms\nfavor {}\nfirst B"


def test_censure_cancels_an_event_for_whoever_has_the_favor() -> None:
    s = do(table(CENSURE.format("A military")), "B: Plain Alms", "A: Censure")
    assert fate_of(s)[1] == 0 and discard(s, "A") == ["Censure"] and s.favor == 0, "the favor stays"


def test_censure_needs_the_favor_and_an_event() -> None:
    s = do(table(CENSURE.format("B military")), "B: Plain Alms")
    assert fate_of(s)[1] == 2
    s = do(table("A: | Censure\nB 10/1: Plain Mine\nfavor A military\nfirst B"), "B: Plain Mine")
    assert fate_of(s)[1] == 2 and decision(s) == "A: action"
