"""Rulings about Togashi Yokuni; where the newer Rules Reference differs, it holds."""

from __future__ import annotations

from typing import Any

from gorin.rulebook.testing import rule
from tests.lcg.tables import decision, do, fate_of, hand, offered, options, table


def gain(s: Any, title: str) -> Any:
    """Yokuni gains the ability of a character."""
    do(s, "A: Togashi Yokuni")
    return do(s, f"A: {next(x for x in options(s) if title in x)}")


@rule("fr.togashi-yokuni.1")
def test_way_of_the_dragon_gives_no_second_use_of_his_own_action() -> None:
    s = table("A: Togashi Yokuni[Way of the Dragon]\nB: Miya Mystic, Savvy Politician | Plain Praise\nconflict phase")
    gain(s, "Savvy Politician")
    do(s, "B: pass")
    assert not offered(s, "Togashi Yokuni"), "it has a maximum, and what he gained is a reaction"


@rule("fr.togashi-yokuni.2")
def test_way_of_the_dragon_gives_a_second_use_of_what_he_gained() -> None:
    s = table("""A: Togashi Yokuni*[Way of the Dragon]
                 B: Doji Challenger, Plain Captain, Plain Soldier, Plain Porter*
                 military air A>B""")
    do(s, "B: pass")
    gain(s, "Doji Challenger")
    for title in ("Plain Captain", "Plain Soldier"):
        do(s, "B: pass", "A: Togashi Yokuni (from Doji Challenger)", f"A: {title}")
    do(s, "B: pass")
    assert not offered(s, "Togashi Yokuni (from Doji Challenger)")


@rule("fr.togashi-yokuni.3")
def test_he_and_the_investigator_have_a_maximum_each() -> None:
    s = table("""A 10/5: Togashi Yokuni*, Kitsuki Investigator*
                 B: Plain Envoy* | Plain Robe, Plain Sword, Plain Praise
                 political air B>A""")
    gain(s, "Kitsuki Investigator")
    do(s, "B: pass", "A: Togashi Yokuni (from Kitsuki Investigator)", "A: fire", "A: Plain Robe", "B: pass")
    assert offered(s, "Kitsuki Investigator") and not offered(s, "Togashi Yokuni")
    do(s, "A: Kitsuki Investigator", "A: fire", "A: Plain Sword")
    assert hand(s, "B") == ["Plain Praise"] and fate_of(s)[0] == 3


@rule("fr.togashi-yokuni.4")
def test_the_action_of_another_yokuni_cannot_be_used_again() -> None:
    s = table("A: Togashi Yokuni\nB: Togashi Yokuni, Miya Mystic\nconflict phase")
    do(s, "A: Togashi Yokuni")
    do(s, f"A: {next(x for x in options(s) if 'Yokuni' in x)}", "B: pass")
    assert not offered(s, "Togashi Yokuni")


@rule("fr.togashi-yokuni.7")
def test_he_gains_what_is_printed_on_a_clouded_mind() -> None:
    s = table("A: Togashi Yokuni*\nB: Brash Samurai*[A:Cloud the Mind]\nmilitary air B>A")
    gain(s, "Brash Samurai")
    do(s, "B: pass")
    assert offered(s, "Togashi Yokuni (from Brash Samurai)")


@rule("fr.togashi-yokuni.8")
def test_kazue_has_no_ability_as_a_character() -> None:
    assert not offered(table("A: Togashi Yokuni\nB: Togashi Kazue\nconflict phase"), "Togashi Yokuni")


@rule("fr.togashi-yokuni.10")
def test_he_targets_an_ability_which_shiba_yojimbo_does_not_guard() -> None:
    s = table("A: Togashi Yokuni\nB: Shiba Yōjimbō, Isawa Atsuko\nconflict phase")
    gain(s, "Isawa Atsuko")
    assert decision(s) == "B: action", "nobody was asked to cancel"


@rule("fr.togashi-yokuni.9")
def test_only_characters_in_play_have_abilities_for_him() -> None:
    s = table("""A: Togashi Yokuni | | Fields, Plain Hill[Brash Samurai] | Savvy Politician
                 B: Plain Porter | | Fields, Plain Hill[Brash Samurai] | Miya Mystic
                 conflict phase""")
    assert not offered(s, "Togashi Yokuni")
