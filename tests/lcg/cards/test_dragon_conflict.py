"""Core Set, Dragon: the conflict cards."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulesets.lcg.words import CHARACTER, NEUTRAL, THAT, Dishonor, action, event
from tests.lcg.tables import (
    decision,
    discard,
    do,
    fate_of,
    fate_on,
    hand,
    is_bowed,
    is_honored,
    military,
    offered,
    options,
    participating,
    pass_until,
    political,
    table,
)


def test_tattooed_wanderer_is_played_as_a_character_or_as_an_attachment_that_gives_covert() -> None:
    s = table("A 10/2: Plain Soldier | Tattooed Wanderer\nB: Plain Captain, Plain Envoy")
    do(s, "A: Tattooed Wanderer as an attachment", "A: Plain Soldier")
    assert fate_of(s)[0] == 1 and military(s, "Plain Soldier") == 2
    pass_until(s, "A: declare a conflict")
    do(s, "A: military air", "A: Fields", "A: Plain Soldier", "A: done")
    assert decision(s) == "A: evade by covert"
    s = table("A 10/1: | Tattooed Wanderer\nB:")
    do(s, "A: Tattooed Wanderer")
    assert military(s, "Tattooed Wanderer") == 2 and political(s, "Tattooed Wanderer") == 1


KAZUE = """A 10/3: Plain Soldier*[Togashi Kazue (attachment)], Plain Porter*+1
           B: Plain Captain*+2, Plain Envoy*, Plain Giant+1
           military air B>A"""


def test_togashi_kazue_attached_moves_fate_to_her_bearer() -> None:
    s = table(KAZUE)
    do(s, "A: Togashi Kazue")
    assert sorted(options(s)) == ["Plain Captain", "Plain Porter"], "participating, with fate"
    do(s, "A: Plain Captain")
    assert fate_on(s, "Plain Captain") == 1 and fate_on(s, "Plain Soldier") == 1
    do(s, "B: pass")
    assert not offered(s, "Togashi Kazue")


@pytest.mark.parametrize(
    "text",
    [
        KAZUE.replace("Plain Soldier*", "Plain Soldier"),
        KAZUE.replace("Captain*+2", "Captain*").replace("Porter*+1", "Porter*"),
        "A: Togashi Kazue*\nB: Plain Captain*+2\nmilitary air B>A",
    ],
    ids=["her bearer is at home", "nobody else has fate", "she is a character"],
)
def test_togashi_kazue_moves_nothing_when(text: str) -> None:
    assert not offered(table(text), "Togashi Kazue")


@pytest.mark.parametrize(("title", "skills"), [("Ancestral Daishō", (4, 3)), ("Kitsuki's Method", (2, 5))])
def test_an_ancestral_attachment_is_restricted_and_adds_its_skill(title: str, skills: tuple[int, int]) -> None:
    s = table(f"A 10/1: Plain Soldier[Fine Katana, Ornate Fan] | {title}\nB: Plain Porter")
    do(s, f"A: {title}", "A: Plain Soldier")
    assert decision(s) == "A: discard a restricted attachment" and len(options(s)) == 3
    do(s, "A: Fine Katana")
    assert (military(s, "Plain Soldier"), political(s, "Plain Soldier")) == skills


def test_daimyos_favor_makes_the_next_attachment_on_its_bearer_cheaper() -> None:
    s = table("A 10/1: Plain Soldier[Daimyō's Favor], Plain Porter | Plain Sword, Ancestral Daishō\nB:")
    do(s, "A: Daimyō's Favor")
    assert is_bowed(s, "Daimyō's Favor")
    do(s, "B: pass", "A: Plain Sword", "A: Plain Soldier")
    assert fate_of(s)[0] == 1
    do(s, "B: pass", "A: Ancestral Daishō", "A: Plain Soldier")
    assert fate_of(s)[0] == 0, "only the next one"


def test_daimyos_favor_goes_on_your_own_characters_and_helps_only_there() -> None:
    s = table("A 10/1: Plain Soldier | Daimyō's Favor\nB: Plain Porter")
    do(s, "A: Daimyō's Favor")
    assert options(s) == ["Plain Soldier"]
    s = table("A 10/1: Plain Soldier[Daimyō's Favor], Plain Porter | Plain Sword\nB:")
    do(s, "A: Daimyō's Favor", "B: pass", "A: Plain Sword", "A: Plain Porter")
    assert fate_of(s)[0] == 0


def test_way_of_the_dragon_gives_a_second_use() -> None:
    shame = event("Shame", NEUTRAL, action(Dishonor(THAT), choose=CHARACTER), cost=0, influence_cost=0)
    s = table("A: Brash Samurai*[Way of the Dragon]\nB: Plain Porter* | Shame, Shame\nmilitary air B>A", extra=[shame])
    assert (military(s, "Brash Samurai"), political(s, "Brash Samurai")) == (3, 2)
    for more in (True, False):
        do(s, "A: Brash Samurai")
        assert is_honored(s, "Brash Samurai")
        do(s, f"B: {options(s)[0]}", "B: Brash Samurai")
        assert offered(s, "Brash Samurai") is more


def test_way_of_the_dragon_is_limited_to_one_per_character_you_control() -> None:
    s = table("A 10/9: Plain Soldier[Way of the Dragon], Plain Captain | Way of the Dragon\nB: Plain Porter")
    do(s, "A: Way of the Dragon")
    assert options(s) == ["Plain Captain"]


def after_the_conflict(s: Any) -> None:
    while s.con[0]:
        pass_until(s, "")


WILL = "A 10/1: Plain Giant*{} | Indomitable Will\nB: Plain Porter* | | Fields, Plain Wall\nmilitary air A>B Plain Wall"


def test_indomitable_will_keeps_the_only_participant_ready() -> None:
    s = table(WILL.format(", Plain Soldier"))
    pass_until(s, "A: reactions")
    do(s, "A: Indomitable Will")
    after_the_conflict(s)
    assert not is_bowed(s, "Plain Giant") and not participating(s, "Plain Giant")


def test_indomitable_will_is_for_a_single_character() -> None:
    s = table(WILL.format(", Plain Soldier*"))
    pass_until(s, "A: resolve the ring effect")
    assert hand(s, "A") == ["Indomitable Will"]
    after_the_conflict(s)
    assert is_bowed(s, "Plain Giant")


def test_indomitable_will_lasts_for_its_conflict_alone() -> None:
    s = table(WILL.format(""))
    pass_until(s, "A: reactions")
    do(s, "A: Indomitable Will")
    pass_until(s, "A: declare a conflict")
    do(s, "A: political fire", "A: Fields", "A: Plain Giant", "A: done")
    after_the_conflict(s)
    assert is_bowed(s, "Plain Giant")


def test_let_go_discards_an_attachment() -> None:
    s = table("A: Plain Soldier[Plain Robe] | Let Go\nB: Plain Captain[Plain Sword]")
    do(s, "A: Let Go")
    assert sorted(options(s)) == ["Plain Robe", "Plain Sword"]
    do(s, "A: Plain Sword")
    assert discard(s, "B") == ["Plain Sword"] and military(s, "Plain Captain") == 4
    assert not offered(table("A: Plain Soldier | Let Go\nB: Plain Captain"), "Let Go")


MANTRA = """A: {} | Mantra of Fire | Fields | | Plain Praise
            B: Plain Captain
            conflict phase, first B"""


@pytest.mark.parametrize(
    ("mine", "target"),
    [
        ("Togashi Initiate, Plain Porter", "Togashi Initiate"),
        ("Plain Porter[Tattooed Wanderer (attachment)]", "Plain Porter"),
    ],
)
def test_mantra_of_fire_answers_a_fire_conflict(mine: str, target: str) -> None:
    s = table(MANTRA.format(mine))
    pass_until(s, "B: declare a conflict")
    do(s, "B: military fire", "B: Fields", "B: Plain Captain", "B: done")
    assert decision(s) == "A: reactions"
    do(s, "A: Mantra of Fire")
    assert options(s) == [target]
    do(s, f"A: {target}")
    assert fate_on(s, target) == 1 and hand(s, "A") == ["Plain Praise"]


@pytest.mark.parametrize(("mine", "ring"), [("Togashi Initiate", "air"), ("Plain Porter", "fire")])
def test_mantra_of_fire_wants_fire_and_a_monk(mine: str, ring: str) -> None:
    s = table(MANTRA.format(mine))
    pass_until(s, "B: declare a conflict")
    do(s, f"B: military {ring}", "B: Fields", "B: Plain Captain", "B: done")
    assert decision(s) == "A: declare a defender"


def test_mirumotos_fury_bows_an_attacker_of_little_glory() -> None:
    s = table("""A 10/1: Plain Porter* | Mirumoto's Fury | Fields, Plain Hill?, Plain Wall?
                 B: Plain Captain*, Plain Giant*, Plain Envoy*, Plain Soldier
                 military air B>A Fields""")
    do(s, "A: Mirumoto's Fury")
    assert sorted(options(s)) == ["Plain Captain", "Plain Envoy"], "glory 2 or lower, attacking"
    do(s, "A: Plain Captain")
    assert is_bowed(s, "Plain Captain") and fate_of(s)[0] == 0


@pytest.mark.parametrize("shown", ["Fields, Plain Hill, Plain Wall", "Fields, Plain Hill?, Plain Wall"])
def test_mirumotos_fury_counts_unrevealed_provinces_only(shown: str) -> None:
    s = table(f"A 10/1: Plain Porter* | Mirumoto's Fury | {shown}\nB: Plain Captain*\nmilitary air B>A Fields")
    assert not offered(s, "Mirumoto's Fury")


def test_tranquility_silences_those_in_the_opponents_home() -> None:
    s = table("""A: Plain Soldier* | Tranquility
                 B: Miya Mystic, Brash Samurai*[Plain Robe], Plain Keep
                 military air B>A""")
    do(s, "A: Tranquility")
    assert not offered(s, "Miya Mystic") and offered(s, "Brash Samurai")
    do(s, "B: pass", "A: pass")
    pass_until(s, "B: declare a conflict")
    pass_until(s, "B: action")
    assert offered(s, "Miya Mystic"), "the conflict is over"


def test_tranquility_needs_a_conflict_and_somebody_at_home() -> None:
    assert not offered(table("A: Plain Soldier | Tranquility\nB: Miya Mystic"), "Tranquility")
    assert not offered(table("A: Plain Soldier* | Tranquility\nB: Miya Mystic*\nmilitary air B>A"), "Tranquility")
