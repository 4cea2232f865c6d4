"""Core Set, Dragon: the stronghold, the province, the holding, the dynasty characters that search, spend and watch."""

from __future__ import annotations

import pytest

from tests.lcg.tables import (
    decision,
    deck,
    discard,
    do,
    fate_of,
    fate_on,
    hand,
    is_bowed,
    is_broken,
    is_honored,
    military,
    offered,
    options,
    pass_until,
    political,
    table,
    told,
    watch,
)


@pytest.mark.parametrize(("worn", "more"), [("Plain Robe", 1), ("Plain Robe, Plain Sword", 2)])
def test_mountains_anvil_castle_arms_a_participant_with_attachments(worn: str, more: int) -> None:
    s = table(f"""A: Mountain's Anvil Castle, Plain Soldier*[{worn}], Plain Porter*, Plain Captain[Plain Sword]
                  B: Plain Envoy*[Plain Robe]
                  military air B>A""")
    before = military(s, "Plain Soldier"), political(s, "Plain Soldier")
    do(s, "A: Mountain's Anvil Castle")
    assert sorted(options(s)) == ["Plain Envoy", "Plain Soldier"], "participating, with attachments"
    do(s, "A: Plain Soldier")
    assert (military(s, "Plain Soldier"), political(s, "Plain Soldier")) == (before[0] + more, before[1] + more)
    assert is_bowed(s, "Mountain's Anvil Castle")
    do(s, "B: pass")
    assert not offered(s, "Mountain's Anvil Castle")


@pytest.mark.parametrize(
    "text",
    [
        "A: Mountain's Anvil Castle, Plain Soldier[Plain Robe]\nB:",
        "A: Mountain's Anvil Castle_, Plain Soldier*[Plain Robe]\nB: Plain Porter*\nmilitary air B>A",
        "A: Mountain's Anvil Castle, Plain Soldier*, Plain Envoy[Plain Robe]\nB: Plain Porter*\nmilitary air B>A",
    ],
    ids=["no conflict", "bowed", "nobody armed takes part"],
)
def test_mountains_anvil_castle_helps_nobody_when(text: str) -> None:
    assert not offered(table(text), "Mountain's Anvil Castle")


BALANCE = """A: Plain Porter* | | Fields, Restoration of Balance
             B: Plain Giant* | {}
             military air B>A Restoration of Balance"""
FIVE = "Plain Robe, Plain Sword, Plain Praise, Plain Alms, Plain Letter"


def test_restoration_of_balance_makes_the_attacker_discard_down_to_four() -> None:
    s = table(BALANCE.format(f"{FIVE}, Plain Shame"))
    pass_until(s, "A: interrupts")
    do(s, "A: Restoration of Balance")
    assert decision(s) == "B: choose" and "done" not in options(s), "the hand's owner chooses"
    do(s, "B: Plain Robe", "B: Plain Shame")
    assert discard(s, "B") == ["Plain Robe", "Plain Shame"] and len(hand(s, "B")) == 4
    assert is_broken(s, "Restoration of Balance")


def test_restoration_of_balance_asks_nothing_of_a_small_hand() -> None:
    s = table(BALANCE.format("Plain Robe, Plain Sword, Plain Praise, Plain Alms"))
    pass_until(s, "resolve the ring")
    assert is_broken(s, "Restoration of Balance") and len(hand(s, "B")) == 4


def test_restoration_of_balance_says_nothing_when_it_is_revealed() -> None:
    s = table(f"A: Plain Porter | | Fields, Restoration of Balance?\nB: Plain Giant | {FIVE}\nconflict phase, first B")
    pass_until(s, "B: declare a conflict")
    do(s, "B: military air", "B: a facedown province", "B: Plain Giant", "B: done")
    assert decision(s) == "A: declare a defender"


TEMPLE = "A: Plain Porter | | Fields, Plain Hill[Secluded Temple]\nB: {}\ndraw phase"


def test_secluded_temple_takes_fate_from_an_opponent_with_more_characters() -> None:
    s = table(TEMPLE.format("Plain Captain+2, Plain Soldier+1, Plain Envoy"))
    pass_until(s, "reactions")
    do(s, "A: Secluded Temple")
    assert decision(s) == "B: target" and sorted(options(s)) == ["Plain Captain", "Plain Soldier"]
    do(s, "B: Plain Captain")
    assert fate_on(s, "Plain Captain") == 1 and fate_on(s, "Plain Soldier") == 1


@pytest.mark.parametrize("theirs", ["Plain Captain+2", "Plain Captain, Plain Soldier"], ids=["as many", "no fate"])
def test_secluded_temple_is_silent_with(theirs: str) -> None:
    s = watch(table(TEMPLE.format(theirs)))
    while not any("conflict phase" in x for x in told(s)):
        assert not offered(s, "Secluded Temple")
        pass_until(s, "")
    assert decision(s) == "A: action"


def test_agasha_swordsmith_finds_an_attachment_among_the_top_five() -> None:
    top = "Plain Praise, Plain Sword, Plain Guest, Plain Alms, Plain Letter, Plain Robe"
    s = table(f"A: Agasha Swordsmith | | Fields | | {top}\nB:")
    do(s, "A: Agasha Swordsmith")
    assert options(s) == ["Plain Sword", "done"], "the sixth card is not looked at"
    do(s, "A: Plain Sword")
    assert hand(s, "A") == ["Plain Sword"] and len(deck(s, "A")) == 5
    do(s, "B: pass")
    assert not offered(s, "Agasha Swordsmith"), "once per round"


def test_agasha_swordsmith_may_fail_to_find() -> None:
    s = table("A: Agasha Swordsmith | | Fields | | Plain Sword\nB:")
    do(s, "A: Agasha Swordsmith", "A: done")
    assert hand(s, "A") == [] and deck(s, "A") == ["Plain Sword"]


VISIONARY = """A 10/{}: Ascetic Visionary*_, Plain Captain_, Tattooed Wanderer_, Plain Soldier_
               B: Togashi Initiate_, Plain Porter*
               military air A>B"""


def test_ascetic_visionary_readies_a_monk_or_the_bearer_of_one() -> None:
    s = table(VISIONARY.format(1).replace("Plain Soldier_", "Plain Soldier_[Tattooed Wanderer (attachment)]"))
    do(s, "B: pass", "A: Ascetic Visionary", "A: fire")
    assert sorted(set(options(s))) == ["Ascetic Visionary", "Plain Soldier", "Tattooed Wanderer", "Togashi Initiate"]
    do(s, "A: Plain Soldier")
    assert not is_bowed(s, "Plain Soldier") and is_bowed(s, "Plain Captain")
    assert fate_of(s)[0] == 0 and sum(s.ring_fate) == 1
    do(s, "B: pass")
    assert not offered(s, "Ascetic Visionary")


@pytest.mark.parametrize(("fate", "fight"), [(0, "A>B"), (1, "B>A")], ids=["no fate", "defending"])
def test_ascetic_visionary_readies_nobody_with(fate: int, fight: str) -> None:
    s = table(VISIONARY.format(fate).replace("A>B", fight))
    do(s, *(["B: pass"] if fight == "A>B" else []))
    assert not offered(s, "Ascetic Visionary")


def test_ascetic_visionary_bears_only_monks_and_tattoos() -> None:
    s = table("A 10/5: Ascetic Visionary | Plain Sword, Tattooed Wanderer\nB: Plain Porter")
    do(s, "A: Plain Sword")
    assert options(s) == ["Plain Porter"]
    s = table("A 10/5: Ascetic Visionary | Plain Sword, Tattooed Wanderer\nB: Plain Porter")
    do(s, "A: Tattooed Wanderer as an attachment")
    assert sorted(options(s)) == ["Ascetic Visionary", "Plain Porter"]


def test_doomed_shugenja_gets_no_fate_from_a_province_and_is_limited() -> None:
    s = table("""A 10/5: Plain Role | | Fields, Plain Hill[Doomed Shugenja, Doomed Shugenja, Plain Soldier]
                 B:
                 dynasty phase""")
    do(s, f"A: {next(x for x in options(s) if 'Doomed' in x)}")
    assert decision(s) == "B: action", "no fate is asked for"
    assert fate_on(s, "Doomed Shugenja") == 0 and fate_of(s)[0] == 4
    do(s, "B: pass")
    assert not offered(s, "Doomed Shugenja"), "one Limited card each round"
    do(s, "A: Plain Soldier")
    assert decision(s) == "A: additional fate"


DECLARES = """A: Enlightened Warrior
              B: Plain Captain, Plain Soldier
              conflict phase, first B, rings fire+1"""


@pytest.mark.parametrize(("ring", "fate"), [("fire", 1), ("air", 0)])
def test_enlightened_warrior_watches_the_rings_an_opponent_selects(ring: str, fate: int) -> None:
    s = table(DECLARES)
    pass_until(s, "B: declare a conflict")
    do(s, f"B: military {ring}", "B: Fields", "B: Plain Captain", "B: done")
    assert (decision(s) == "A: reactions") is bool(fate)
    if fate:
        do(s, "A: Enlightened Warrior")
    assert fate_on(s, "Enlightened Warrior") == fate and decision(s) == "A: declare a defender"


def test_enlightened_warrior_does_not_mind_her_own_players_choice() -> None:
    s = table(DECLARES.replace("first B", "first A"))
    pass_until(s, "A: declare a conflict")
    do(s, "A: military fire", "A: Fields", "A: Enlightened Warrior", "A: done")
    assert decision(s) == "B: declare a defender" and fate_on(s, "Enlightened Warrior") == 0


INVESTIGATOR = """A 10/{}: Kitsuki Investigator{}
                  B: Plain Envoy* | {}
                  {} air B>A"""


def test_kitsuki_investigator_looks_at_a_hand_and_discards_one_of_its_cards() -> None:
    s = table(INVESTIGATOR.format(2, "*", "Plain Robe, Plain Praise", "political"))
    do(s, "A: Kitsuki Investigator", "A: fire")
    assert decision(s) == "A: choose" and sorted(options(s)) == ["Plain Praise", "Plain Robe"], "she sees them, no pass"
    do(s, "A: Plain Robe")
    assert discard(s, "B") == ["Plain Robe"] and hand(s, "B") == ["Plain Praise"] and fate_of(s)[0] == 1
    do(s, "B: pass")
    assert not offered(s, "Kitsuki Investigator"), "once per conflict"


@pytest.mark.parametrize(
    "parts",
    [
        (0, "*", "Plain Robe", "political"),
        (1, ", Plain Porter*", "Plain Robe", "political"),
        (1, "*", "", "political"),
        (1, "*", "Plain Robe", "military"),
    ],
    ids=["no fate", "at home", "an empty hand", "a military conflict"],
)
def test_kitsuki_investigator_finds_nothing_with(parts: tuple[int, str, str, str]) -> None:
    assert not offered(table(INVESTIGATOR.format(*parts)), "Kitsuki Investigator")


@pytest.mark.parametrize(("fate", "fight"), [(1, "A>B"), (0, "A>B"), (1, "B>A")])
def test_togashi_initiate_honors_himself_for_fate_while_attacking(fate: int, fight: str) -> None:
    s = table(f"A 10/{fate}: Togashi Initiate*\nB: Plain Porter*\nmilitary air {fight}")
    do(s, *(["B: pass"] if fight == "A>B" else []))
    able = fate == 1 and fight == "A>B"
    assert offered(s, "Togashi Initiate") is able
    if able:
        do(s, "A: Togashi Initiate", "A: water")
        assert is_honored(s, "Togashi Initiate") and fate_of(s)[0] == 0 and sum(s.ring_fate) == 1


def test_seeker_of_enlightenment_counts_the_fate_on_unclaimed_rings() -> None:
    s = table("A: Seeker of Enlightenment\nB:\nconflict phase, rings air+2 fire=B+1 void+1")
    assert (military(s, "Seeker of Enlightenment"), political(s, "Seeker of Enlightenment")) == (4, 4)
