"""Core Set, Dragon: the dynasty characters that fight, and the two heroes."""

from __future__ import annotations

import pytest

from gorin.rulesets.lcg.words import CHARACTER, NEUTRAL, THAT, Bow, action, event
from tests.lcg.tables import (
    decision,
    discard,
    do,
    fate_on,
    in_play,
    is_bowed,
    is_honored,
    offered,
    options,
    participating,
    pass_until,
    table,
)


@pytest.mark.parametrize(("others", "most"), [("", 1), (", Plain Soldier", 2)], ids=["alone", "with another"])
def test_mirumoto_prodigy_attacking_alone_faces_one_defender(others: str, most: int) -> None:
    s = table(f"A: Mirumoto Prodigy{others}\nB: Plain Captain, Plain Porter, Plain Envoy")
    pass_until(s, "A: declare a conflict")
    do(s, "A: military air", "A: Fields", "A: Mirumoto Prodigy", *(["A: Plain Soldier"] if others else []), "A: done")
    do(s, "B: Plain Captain")
    assert offered(s, "Plain Porter") is (most > 1)


ADEPT = "A: Niten Adept{}\nB: Plain Captain*, Plain Giant*[Plain Robe], Plain Porter\nmilitary air B>A"


def test_niten_adept_bows_an_attachment_to_bow_an_unarmed_participant() -> None:
    s = table(ADEPT.format("*[Plain Sword], Plain Envoy*[Plain Robe]"))
    do(s, "A: Niten Adept", "A: Plain Sword")
    assert options(s) == ["Plain Captain"], "without attachments, participating; he himself wears a sword"
    do(s, "A: Plain Captain")
    assert is_bowed(s, "Plain Captain") and is_bowed(s, "Plain Sword") and not is_bowed(s, "Niten Adept")
    do(s, "B: pass")
    assert not offered(s, "Niten Adept")


@pytest.mark.parametrize(
    "mine",
    ["*", "*[Plain Sword_]", "[Plain Sword], Plain Envoy*", "*[B:Plain Sword]"],
    ids=["nothing to bow", "all bowed", "at home", "an opponent's"],
)
def test_niten_adept_bows_nobody_with(mine: str) -> None:
    assert not offered(table(ADEPT.format(mine)), "Niten Adept")


def test_niten_master_readies_for_each_weapon_twice_a_round() -> None:
    hand = "Fine Katana, Plain Sword, Ancestral Daishō, Plain Robe"
    s = table(f"A 10/9: Niten Master_, Plain Soldier | {hand}\nB: Plain Porter")
    do(s, "A: Fine Katana", "A: Niten Master")
    assert decision(s) == "A: reactions"
    do(s, "A: Niten Master")
    assert not is_bowed(s, "Niten Master")
    s = table(f"A 10/9: Niten Master_, Plain Soldier | {hand}\nB: Plain Porter")
    do(s, "A: Plain Robe", "A: Niten Master")
    assert decision(s) == "B: action", "no Weapon"
    do(s, "B: pass", "A: Plain Sword", "A: Plain Soldier")
    assert decision(s) == "B: action", "on another"


def test_niten_master_readies_only_twice_each_round() -> None:
    push = event("Push", NEUTRAL, action(Bow(THAT), choose=CHARACTER), cost=0, influence_cost=0)
    s = table("A 10/9: Niten Master_ | Plain Sword, Fine Katana, Ancestral Daishō\nB: | Push, Push", extra=[push])
    for weapon, times in (("Plain Sword", 1), ("Fine Katana", 2), ("Ancestral Daishō", 3)):
        do(s, f"A: {weapon}", "A: Niten Master")
        assert (decision(s) == "A: reactions") is (times < 3)
        if times < 3:
            do(s, "A: Niten Master")
            assert not is_bowed(s, "Niten Master")
            do(s, f"B: {options(s)[0]}", "B: Niten Master")
    assert is_bowed(s, "Niten Master")


RAITSUGU = "A 10/0: Mirumoto Raitsugu*\nB 10/0: Plain Captain*{}, Plain Porter*, Plain Giant\nmilitary air B>A"


@pytest.mark.parametrize(("fate", "left"), [("", None), ("+2", 1)])
def test_mirumoto_raitsugu_discards_a_loser_without_fate_or_takes_one(fate: str, left: int | None) -> None:
    s = table(RAITSUGU.format(fate))
    do(s, "A: Mirumoto Raitsugu")
    assert sorted(options(s)) == ["Plain Captain", "Plain Porter"]
    do(s, "A: Plain Captain", "A: 3", "B: 1")
    assert in_play(s, "Plain Captain") is (left is not None)
    assert left is None or fate_on(s, "Plain Captain") == left
    do(s, "B: pass")
    assert not offered(s, "Mirumoto Raitsugu")


def test_mirumoto_raitsugu_may_lose_his_own_duel() -> None:
    s = table(RAITSUGU.format(""))
    do(s, "A: Mirumoto Raitsugu", "A: Plain Captain", "A: 1", "B: 1")
    assert discard(s, "A") == ["Mirumoto Raitsugu"] and in_play(s, "Plain Captain")


@pytest.mark.parametrize("mine", ["Mirumoto Raitsugu, Plain Soldier*", "Mirumoto Raitsugu*"])
def test_mirumoto_raitsugu_wants_an_opponent_in_his_conflict(mine: str) -> None:
    theirs = "Plain Captain" if mine.endswith("Raitsugu*") else "Plain Captain*"
    s = table(f"A 10/0: {mine}\nB: {theirs}\nmilitary air A>B")
    do(s, "B: pass")
    assert not offered(s, "Mirumoto Raitsugu")


def test_togashi_yokuni_gains_another_characters_ability_for_the_phase() -> None:
    s = table("A: Togashi Yokuni*, Plain Porter\nB: Brash Samurai*, Savvy Politician\nmilitary air B>A")
    do(s, "A: Togashi Yokuni")
    assert len(options(s)) == 2 and not any("Yokuni" in x for x in options(s))
    do(s, f"A: {next(x for x in options(s) if 'Brash' in x)}", "B: pass")
    assert offered(s, "Togashi Yokuni (from Brash Samurai)") and not offered(s, "Togashi Yokuni (0)")
    do(s, "A: Togashi Yokuni (from Brash Samurai)")
    assert is_honored(s, "Togashi Yokuni")


def test_togashi_yokuni_gains_nothing_where_no_character_has_an_ability() -> None:
    assert not offered(table("A: Togashi Yokuni, Plain Porter\nB: Plain Envoy[Duelist Training]"), "Togashi Yokuni")


def test_what_togashi_yokuni_gained_is_gone_after_the_phase() -> None:
    s = table("A: Togashi Yokuni, Plain Porter\nB: Miya Mystic | Plain Robe\nconflict phase")
    do(s, "A: Togashi Yokuni")
    do(s, *([] if s.decision.why != "choose an ability" else [f"A: {options(s)[0]}"]))
    pass_until(s, "fate")
    pass_until(s, "A: action")
    assert not any("from Miya Mystic" in x for x in options(s)) and not participating(s, "Togashi Yokuni")
