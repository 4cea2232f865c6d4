"""Cards that an effect plays at once, as if they were in hand: Togashi Mitsu, Infiltrator."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.cards.registry import cards
from gorin.rulesets.lcg.words import NEUTRAL, CancelEffects, CardsCost, EffectsWouldInitiate, Is, holding, interrupt
from tests.lcg.tables import (
    attacking,
    decision,
    deck,
    discard,
    do,
    fate_of,
    fate_on,
    hand,
    in_play,
    military,
    offered,
    options,
    participating,
    table,
)

PILE = "Hurricane Punch, Plain Letter, Ancient Master, Hawk Tattoo, Plain Guest, Togashi Initiate"
MITSU = "A 10/{}: Togashi Mitsu{}, Plain Soldier* | | | " + PILE + "\nB 10/9: Plain Captain*\nmilitary air A>B"


def mitsu(fate: int = 9, mark: str = "*", extra: Any = ()) -> Any:
    s = table(MITSU.format(fate, mark), extra=extra)
    do(s, "B: pass")
    return s


def test_togashi_mitsu_of_the_elemental_cycle_has_no_version() -> None:
    assert cards()["Togashi Mitsu"].pack == "all-and-nothing"


def test_togashi_mitsu_chooses_what_could_be_played_from_the_conflict_discard_pile() -> None:
    s = mitsu()
    do(s, "A: Togashi Mitsu")
    assert options(s) == ["Hurricane Punch", "Ancient Master", "Hawk Tattoo"], (
        "Monk, Tattoo or Kiho of the conflict deck"
    )
    s = mitsu(fate=0)
    do(s, "A: Togashi Mitsu")
    assert options(s) == ["Hurricane Punch"], "the others cost 1"
    assert not offered(mitsu(mark=""), "Togashi Mitsu"), "he must be participating"


def test_togashi_mitsu_puts_the_event_on_the_bottom_of_the_deck() -> None:
    s = mitsu()
    do(s, "A: Togashi Mitsu", "A: Hurricane Punch", "A: Hurricane Punch", "A: Togashi Mitsu")
    assert military(s, "Togashi Mitsu") == 6 and len(hand(s, "A")) == 1, "it has resolved"
    assert deck(s, "A")[-1] == "Hurricane Punch" and "Hurricane Punch" not in discard(s, "A")
    assert decision(s) == "B: action"


def test_togashi_mitsu_puts_a_cancelled_event_there_too() -> None:
    wall = holding("Wall of Silence", NEUTRAL, interrupt(EffectsWouldInitiate(Is("event")), CancelEffects()))
    text = MITSU.format(9, "*").replace("Plain Captain*", "Plain Captain*, Wall of Silence")
    s = table(text, extra=[wall])
    do(
        s,
        "B: pass",
        "A: Togashi Mitsu",
        "A: Hurricane Punch",
        "A: Hurricane Punch",
        "A: Togashi Mitsu",
        "B: Wall of Silence",
    )
    assert military(s, "Togashi Mitsu") == 4 and deck(s, "A")[-1] == "Hurricane Punch"


def test_an_event_that_is_played_from_hand_later_goes_to_the_discard_pile() -> None:
    s = table(
        "A 10/9: Togashi Mitsu*, Plain Soldier* | Hurricane Punch | | Hurricane Punch\nB 10/9: Plain Captain*\nmilitary air A>B"
    )
    do(s, "B: pass", "A: Togashi Mitsu", "A: Hurricane Punch", "A: Hurricane Punch", "A: Togashi Mitsu", "B: pass")
    do(s, "A: Hurricane Punch", "A: Togashi Mitsu")
    assert discard(s, "A") == ["Hurricane Punch"] and deck(s, "A")[-1] == "Hurricane Punch"


@pytest.mark.parametrize(("way", "there"), [("Ancient Master", False), ("Ancient Master into the conflict", True)])
def test_togashi_mitsu_plays_characters_at_home_or_into_the_conflict(way: str, there: bool) -> None:
    s = mitsu()
    do(s, "A: Togashi Mitsu", "A: Ancient Master")
    assert options(s)[2] == "play Ancient Master as an attachment"
    do(s, f"A: play {way}", "A: 2")
    assert in_play(s, "Ancient Master") and participating(s, "Ancient Master") is there
    assert fate_on(s, "Ancient Master") == 2 and fate_of(s)[0] == 9 - 1 - 2, (
        "its cost is paid, and fate is placed on it"
    )


def test_togashi_mitsu_plays_attachments() -> None:
    s = mitsu()
    do(s, "A: Togashi Mitsu", "A: Hawk Tattoo", "A: play Hawk Tattoo")
    assert options(s) == ["Togashi Mitsu", "Plain Soldier"]
    do(s, "A: Togashi Mitsu")
    assert in_play(s, "Hawk Tattoo") and "Hawk Tattoo" not in discard(s, "A")


SPY = "A 10/{}: Plain Soldier*[Infiltrator] | \nB 10/9: Plain Captain* | | | | {}, Plain Letter\nmilitary air A>B"


def spying(top: str, fate: int = 9) -> Any:
    s = table(SPY.format(fate, top))
    do(s, "B: pass", "A: Infiltrator")
    if decision(s) == "A: choose an opponent":
        do(s, "A: B")
    return s


def test_infiltrator_discards_the_top_card_of_the_opponents_deck() -> None:
    s = spying("Plain Sword")
    assert options(s) == ["play Plain Sword", "discard it"]
    do(s, "A: discard it")
    assert discard(s, "B") == ["Plain Sword"] and deck(s, "B")[0] == "Plain Letter" and fate_of(s) == [9, 9]


def test_infiltrator_plays_it_as_if_it_were_in_hand() -> None:
    s = spying("Plain Sword")
    do(s, "A: play Plain Sword", "A: Plain Soldier")
    assert military(s, "Plain Soldier") == 4 and fate_of(s) == [8, 9]
    assert deck(s, "B")[0] == "Plain Letter" and decision(s) == "B: action"
    s = spying("Plain Guest")
    do(s, "A: play Plain Guest into the conflict", "A: 1")
    assert attacking(s, "Plain Guest", "A"), "it is A's as long as it is in play"


def test_infiltrator_plays_an_event_which_goes_to_its_owners_pile() -> None:
    s = spying("Plain Alms")
    do(s, "A: Plain Alms")
    assert fate_of(s) == [9 - 1 + 2, 9] and discard(s, "B") == ["Plain Alms"] and discard(s, "A") == []


def test_infiltrator_discards_what_cannot_be_played() -> None:
    s = spying("Plain Sword", fate=0)
    assert options(s) == ["discard it"]


def test_only_who_looks_knows_the_card() -> None:
    s = spying("Plain Sword")
    top = s.zones[2][-1]
    assert s.known[0] >> top & 1 and not s.known[1] >> top & 1


@pytest.mark.parametrize(("mine", "theirs", "able"), [(3, 2, True), (3, 3, False), (2, 3, False)])
def test_infiltrator_is_played_only_with_the_higher_bid(mine: int, theirs: int, able: bool) -> None:
    s = table(f"A 10/9 bid {mine}: Plain Soldier* | Infiltrator\nB 10/9 bid {theirs}: Plain Captain*\nmilitary air A>B")
    do(s, "B: pass")
    assert offered(s, "Infiltrator") is able


def test_infiltrator_works_during_conflicts_only() -> None:
    assert not offered(table("A 10/9: Plain Soldier[Infiltrator]\nB 10/9: Plain Captain"), "Infiltrator")


def test_a_card_of_two_types_is_played_either_way_where_costs_are_changed() -> None:
    """How it costs is derived anew for the other type."""
    market = holding("Market", NEUTRAL, CardsCost(Is("character")))
    text = SPY.format(9, "Tattooed Wanderer").replace("[Infiltrator]", "[Infiltrator], Market")
    s = table(text, extra=[market])
    do(s, "B: pass", "A: Infiltrator")
    if decision(s) == "A: choose an opponent":
        do(s, "A: B")
    assert options(s)[2:] == ["play Tattooed Wanderer as an attachment", "discard it"]
    do(s, "A: play Tattooed Wanderer", "A: 0")
    assert in_play(s, "Tattooed Wanderer") and fate_of(s)[0] == 9, "it costs 1 less"
