"""Disciples of the Void: the province, the role, the dynasty cards."""

from __future__ import annotations

import pytest

from gorin.rulesets import ruleset
from gorin.rulesets.base import DeckList
from tests.lcg.tables import (
    ALL,
    decision,
    discard,
    do,
    fate_of,
    fate_on,
    hand,
    in_play,
    military,
    never_offered,
    offered,
    options,
    participating,
    pass_until,
    political,
    table,
    total,
)


def test_sanpuku_seido_counts_glory_while_the_conflict_there_resolves() -> None:
    text = "A: Plain Giant*\nB: Plain Envoy* | | Fields, Plain Hill, Sanpuku Seidō\nmilitary air A>B {}"
    s = table(text.format("Sanpuku Seidō"))
    assert (total(s, "A"), total(s, "B")) == (3, 1) and military(s, "Plain Giant") == 9
    s = table(text.format("Plain Hill"))
    assert (total(s, "A"), total(s, "B")) == (9, 1)


def test_support_of_the_phoenix_is_influence_for_phoenix_cards_only() -> None:
    decks = ruleset("lcg/stronghold").building
    castle = next(c for c in ALL.values() if c.type == "stronghold" and c.clan == "crab")

    def faults(*more: str) -> list[str]:
        deck = DeckList("d", "crab", tuple((x, 1) for x in (castle.name, "Support of the Phoenix", *more)))
        assert decks.figures(deck, ALL).influence[1] == castle.influence + 8
        return [x.card for x in decks.faults(deck, ALL) if "influence" in x.says]

    assert faults("Against the Waves") == []
    assert faults("Against the Waves", "Noble Sacrifice") == ["Noble Sacrifice"]


def test_pacifist_philosopher_gains_fate_whoever_passes_twice_a_round() -> None:
    s = table("A 10/0: Pacifist Philosopher\nB 10/0: Plain Soldier")
    pass_until(s, "A: declare a conflict")
    do(s, "A: pass", "A: Pacifist Philosopher")
    assert fate_of(s) == [1, 0]
    pass_until(s, "B: declare a conflict")
    do(s, "B: pass", "A: Pacifist Philosopher")
    assert fate_of(s) == [2, 0]
    pass_until(s, "A: declare a conflict")
    do(s, "A: pass")
    assert not offered(s, "Pacifist Philosopher"), "twice per round"


def test_pacifist_philosopher_wants_a_conflict_passed_on() -> None:
    s = table("A 10/0: Pacifist Philosopher, Plain Soldier\nB 10/0: Plain Soldier\ndynasty phase")
    do(s, "A: pass", "B: pass")
    assert not offered(s, "Pacifist Philosopher"), "that was the dynasty phase"
    pass_until(s, "A: declare a conflict")
    do(s, "A: military air", "A: Fields", "A: Plain Soldier", "A: done")
    assert decision(s).startswith("B: declare a defender")


def test_shiba_tetsu_grows_with_each_spell_of_his_player_in_the_conflict() -> None:
    s = table("""A 10/9: Shiba Tetsu*, Plain Priest* | Supernatural Storm, Against the Waves, Plain Praise
                 B 10/9: Plain Soldier*, Plain Priest* | Supernatural Storm
                 military air B>A""")
    do(s, "A: Plain Praise")
    assert not offered(s, "Shiba Tetsu"), "no Spell"
    do(s, "B: Supernatural Storm", "B: Plain Soldier")
    assert not offered(s, "Shiba Tetsu"), "not his player's"
    do(s, "A: Supernatural Storm", "A: Plain Priest", "A: Shiba Tetsu")
    assert (military(s, "Shiba Tetsu"), political(s, "Shiba Tetsu")) == (3, 2)
    do(s, "B: pass", "A: Against the Waves", *["A: Plain Priest"][: "Plain Priest" in options(s)])
    while not offered(s, "Shiba Tetsu"):
        do(s, f"A: {options(s)[0]}")
    do(s, "A: Shiba Tetsu")
    assert (military(s, "Shiba Tetsu"), political(s, "Shiba Tetsu")) == (4, 3)
    pass_until(s, "lcg: conflict phase: action window")
    assert military(s, "Shiba Tetsu") == 2


def test_shiba_tetsu_says_nothing_outside_a_conflict() -> None:
    s = table("A 10/9: Shiba Tetsu, Plain Priest_ | Against the Waves\nB:")
    do(s, "A: Against the Waves")
    while decision(s).startswith("A: target"):
        do(s, "A: Plain Priest")
    assert not offered(s, "Shiba Tetsu")


def test_inquisitive_ishika_makes_cards_of_the_contested_element_cheaper_for_everybody() -> None:
    text = """A 10/1: Inquisitive Ishika*, Plain Priest | Clarity of Purpose
              B 10/0: Plain Priest* | Clarity of Purpose, Supernatural Storm
              political {} A>B"""
    s = table(text.format("water"))
    assert offered(s, "Clarity of Purpose"), "B pays 1 less: nothing"
    do(s, "B: pass", "A: Clarity of Purpose")
    do(s, *(["A: Plain Priest"] if decision(s) == "A: target" else []))
    assert fate_of(s) == [1, 0]
    s = table(text.format("fire"))
    assert not offered(s, "Clarity of Purpose") and offered(s, "Supernatural Storm")


def test_inquisitive_ishika_needs_a_conflict_and_a_matching_trait() -> None:
    s = table("A 10/0: Inquisitive Ishika, Plain Priest | Clarity of Purpose, Against the Waves\nB:")
    assert not offered(s, "Against the Waves"), "no conflict, no element"
    s = table("A 10/0: Inquisitive Ishika, Plain Priest* | Plain Alms, Against the Waves\nB:\npolitical water A>B")
    do(s, "B: pass")
    assert offered(s, "Against the Waves") and not offered(s, "Plain Alms"), "no Trait"


GUARD = "A 10/9: Fire Elemental Guard, Plain Priest* | {}\nB 10/9: Plain Soldier*[Plain Sword]\nmilitary air B>A"


def test_fire_elemental_guard_burns_an_attachment_after_three_spells() -> None:
    s = table(GUARD.format("Supernatural Storm, Supernatural Storm, Supernatural Storm"))
    for n in range(3):
        assert not offered(s, "Fire Elemental Guard"), n
        do(s, "A: Supernatural Storm", "A: Plain Priest", "B: pass")
    do(s, "A: Fire Elemental Guard")
    assert options(s) == ["Plain Sword"] if decision(s) == "A: target" else True
    do(s, *(["A: Plain Sword"] if decision(s) == "A: target" else []))
    assert not in_play(s, "Plain Sword")


def test_fire_elemental_guard_counts_spells_of_this_conflict_and_its_player_only() -> None:
    s = table(GUARD.format("Supernatural Storm, Supernatural Storm, Plain Praise"))
    for card in ("Supernatural Storm", "Supernatural Storm", "Plain Praise"):
        do(s, f"A: {card}", *(["A: Plain Priest"] if card.startswith("S") else []), "B: pass")
    assert not offered(s, "Fire Elemental Guard")
    s = table("A 10/9: Fire Elemental Guard, Plain Soldier | Plain Robe, Grasp of Earth\nB:")
    do(s, "A: Plain Robe")
    assert "Fire Elemental Guard" not in options(s), "no attachments except Spell"


def test_kaito_temple_protector_stands_fast_and_takes_the_skills_of_another() -> None:
    s = table("""A: Kaito Temple Protector*
                 B: Plain Giant*^, Plain Lord, Moto Nergüi*
                 military air B>A""")
    do(s, "A: Kaito Temple Protector")
    assert sorted(options(s)) == ["Moto Nergüi", "Plain Giant"]
    do(s, "A: Plain Giant")
    assert (military(s, "Kaito Temple Protector"), political(s, "Kaito Temple Protector")) == (12, 8)
    pass_until(s, "lcg: conflict phase: action window")
    assert military(s, "Kaito Temple Protector") == 3


def test_kaito_temple_protector_is_not_moved_by_opponents_while_defending() -> None:
    s = table("A: Kaito Temple Protector*, Plain Soldier*\nB: Moto Nergüi*, Plain Soldier\nmilitary air B>A")
    do(s, "A: pass")
    assert not offered(s, "Moto Nergüi"), "the highest glory is the Protector's, who is not moved"
    s = table("A: Kaito Temple Protector*, Plain Soldier*\nB: Moto Nergüi*, Plain Soldier\nmilitary air A>B")
    assert offered(s, "Moto Nergüi"), "attacking it is moved like anybody"
    do(s, "B: pass")
    assert not offered(s, "Kaito Temple Protector")


def test_isawa_tadaka_forbids_copies_of_what_opponents_have_discarded() -> None:
    text = """A: Isawa Tadaka, Plain Soldier* | Plain Praise | | Plain Praise
              B: Plain Soldier* | Plain Praise, Plain Letter | | Plain Praise
              conflict phase, rings {}
              military {} A>B"""
    for rings, contested, free in (("air", "earth", False), ("earth=A", "air", False), ("earth=B", "air", True)):
        s = table(text.format(rings, contested))
        assert offered(s, "Plain Praise") is free and offered(s, "Plain Letter")
        do(s, "B: pass")
        assert offered(s, "Plain Praise"), "his player may"


def test_isawa_tadaka_forbids_the_second_copy_once_the_first_is_discarded() -> None:
    s = table("A: Isawa Tadaka, Plain Soldier*\nB: Plain Soldier* | Plain Praise, Plain Praise\nmilitary earth A>B")
    do(s, "B: Plain Praise", "A: pass")
    assert not offered(s, "Plain Praise")


FUSHICHO = "A 10/3: Fushichō, Funeral Pyre, Plain Porter{} | Plain Robe | | {}\nB:{}"


def test_fushicho_leaves_a_phoenix_behind() -> None:
    s = table(FUSHICHO.format("", "Serene Warrior, Naive Student, Plain Captain, Ishiken Initiate", ""))
    do(s, "A: Funeral Pyre", "A: Fushichō", "A: Fushichō")
    assert sorted(options(s)) == ["Naive Student", "Serene Warrior"], "Phoenix characters of the dynasty discard pile"
    do(s, "A: Serene Warrior")
    assert in_play(s, "Serene Warrior") and fate_on(s, "Serene Warrior") == 1 and fate_of(s)[0] == 3
    assert not in_play(s, "Fushichō")


def test_fushicho_bears_nothing_and_needs_a_phoenix() -> None:
    s = table(FUSHICHO.format("", "Plain Captain", ""))
    do(s, "A: Plain Robe")
    assert "Fushichō" not in options(s)
    s = table(FUSHICHO.format("", "Plain Captain", ""))
    do(s, "A: Funeral Pyre", "A: Fushichō")
    assert not offered(s, "Fushichō")


def test_secluded_shrine_has_a_ring_for_the_phase() -> None:
    s = table("A: Secluded Shrine, Ishiken Initiate, Solemn Scholar\nB: Plain Soldier\ndynasty phase")
    pass_until(s, "lcg: draw phase")
    assert not offered(s, "Secluded Shrine")
    pass_until(s, "A: reactions")
    do(s, "A: Secluded Shrine")
    assert sorted(options(s)) == ["air", "earth", "fire", "void", "water"]
    do(s, "A: earth")
    pass_until(s, "B: declare a conflict")
    do(s, "B: military air", "B: Fields", "B: Plain Soldier", "B: done")
    pass_until(s, "A: action")
    assert offered(s, "Solemn Scholar"), "it counts as claimed"
    pass_until(s, "lcg: fate phase")
    assert military(s, "Ishiken Initiate") - 1 == sum(x >= 0 for x in s.ring_place)


def test_hida_amoro_wants_a_sacrifice_of_whoever_passes() -> None:
    s = table("A: Hida Amoro\nB: Plain Soldier, Plain Captain")
    pass_until(s, "A: declare a conflict")
    do(s, "A: pass", "A: Hida Amoro", "A: Hida Amoro")
    assert not in_play(s, "Hida Amoro"), "the only one of the player who passed"
    s = table("A: Hida Amoro, Plain Porter\nB: Plain Soldier, Plain Captain\nconflict phase, first B")
    pass_until(s, "B: declare a conflict")
    do(s, "B: pass")
    pass_until(s, "B: choose")
    assert decision(s) == "B: choose" and sorted(options(s)) == ["Plain Captain", "Plain Soldier"]
    do(s, "B: Plain Soldier")
    assert not in_play(s, "Plain Soldier") and in_play(s, "Plain Captain")


def test_hida_amoro_says_nothing_of_a_conflict_that_is_declared() -> None:
    s = table("A: Hida Amoro, Plain Soldier\nB: Plain Captain")
    pass_until(s, "A: declare a conflict")
    do(s, "A: military air", "A: Fields", "A: Plain Soldier", "A: done")
    assert in_play(s, "Hida Amoro") and in_play(s, "Plain Captain")


def test_doji_shigeru_makes_opponents_discard_for_events() -> None:
    s = table("""A: Doji Shigeru*
                 B: Plain Soldier* | Plain Praise, Plain Praise, Plain Robe, Plain Letter
                 political air A>B""")
    do(s, "B: Plain Praise", "A: Doji Shigeru")
    assert decision(s).startswith("B:") and len(options(s)) == 3
    do(s, "B: Plain Letter")
    assert sorted(hand(s, "B")) == ["Plain Praise", "Plain Robe"] and "Plain Letter" in discard(s, "B")
    do(s, "A: pass", "B: Plain Praise", "A: Doji Shigeru", "B: Plain Robe")
    assert hand(s, "B") == [], "unlimited"


@pytest.mark.parametrize(
    "text",
    [
        "A: Doji Shigeru, Plain Soldier*\nB: Plain Soldier* | Plain Praise, Plain Robe\npolitical air A>B",
        "A: Doji Shigeru*\nB: Plain Soldier* | Plain Robe, Plain Praise\npolitical air A>B",
    ],
    ids=["at home", "an attachment"],
)
def test_doji_shigeru_lets_them_keep_their_hands(text: str) -> None:
    s = table(text)
    do(s, "B: Plain Praise" if "Shigeru," in text else "B: Plain Robe")
    do(s, *(["B: Plain Soldier"] if decision(s) == "B: attach to" else []))
    assert not offered(s, "Doji Shigeru")


@pytest.mark.parametrize(("first", "other"), [("A", "B"), ("B", "A")])
def test_togashi_tadakatsu_lets_the_defender_choose_the_element(first: str, other: str) -> None:
    s = table(f"A: Togashi Tadakatsu\nB: Plain Soldier\nconflict phase, first {first}, rings fire=B")
    pass_until(s, f"{first}: declare or pass")
    do(s, f"{first}: declare")
    assert decision(s).startswith(f"{other}:") and sorted(options(s)) == ["air", "earth", "void", "water"]
    do(s, f"{other}: void")
    assert decision(s).startswith(f"{first}:") and {x.split()[-1] for x in options(s)} <= {
        "military",
        "political",
        "void",
    }


def test_ikoma_tsanuri_leads_three_bushi() -> None:
    text = "A: Ikoma Tsanuri{}, Plain Soldier*, Plain Captain{}, Plain Envoy*\nB: Plain Soldier*\nmilitary air B>A"
    s = table(text.format("*", "*"))
    do(s, "A: Ikoma Tsanuri")
    assert [military(s, x) for x in ("Ikoma Tsanuri", "Plain Captain", "Plain Envoy")] == [3, 5, 2]
    assert political(s, "Plain Envoy") == 4 and military(s, "Plain Soldier", "B") == 2
    assert not offered(table(text.format("*", "")), "Ikoma Tsanuri"), "two Bushi"
    assert not offered(table(text.format("", "*").replace("Plain Envoy*", "Plain Lord*")), "Ikoma Tsanuri"), "at home"


def test_moto_nergui_sends_home_who_has_the_highest_glory() -> None:
    s = table(
        "A: Moto Nergüi*, Plain Envoy*\nB: Plain Giant*, Plain Lord*, Plain Soldier*, Serene Warrior\nmilitary air B>A"
    )
    do(s, "A: Moto Nergüi")
    assert sorted(options(s)) == ["Plain Giant", "Plain Lord"], "a tie, among those who take part"
    do(s, "A: Plain Lord")
    assert not participating(s, "Plain Lord") and participating(s, "Plain Giant")


@pytest.mark.parametrize("fight", ["political air B>A", "military air B>A"])
def test_moto_nergui_wants_a_military_conflict_he_takes_part_in(fight: str) -> None:
    star = "*" if fight.startswith("political") else ""
    s = table(f"A: Moto Nergüi{star}, Plain Envoy*\nB: Plain Giant*\n{fight}")
    assert not offered(s, "Moto Nergüi") and never_offered(s, "Moto Nergüi")
