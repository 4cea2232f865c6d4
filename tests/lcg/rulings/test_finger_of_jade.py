"""Rulings about Finger of Jade and Censure: cancelling."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import SCORPION, Keyword, character
from tests.lcg.declared import attack
from tests.lcg.tables import (
    decision,
    do,
    honor_of,
    in_play,
    is_dishonored,
    is_honored,
    offered,
    options,
    participating,
    table,
)

LURKER = character("Plain Lurker", SCORPION, Keyword("covert"), cost=1, military=1, political=1, glory=0)


@rule("fr.finger-of-jade.1")
def test_an_action_that_was_cancelled_has_been_used() -> None:
    s = table("""A: Plain Soldier*[Finger of Jade], Plain Envoy*
                 B: Shizuka Toshi, Plain Captain*, Bayushi Yunako*
                 political air A>B""")
    do(s, "B: Bayushi Yunako", "B: Plain Soldier", "A: Finger of Jade", "A: pass")
    assert not in_play(s, "Finger of Jade") and not offered(s, "Bayushi Yunako")


@rule("fr.finger-of-jade.2")
def test_the_costs_of_what_was_cancelled_stay_paid() -> None:
    s = table("A: Plain Soldier*[Finger of Jade]\nB 10/0: Plain Captain* | Assassination\nmilitary air A>B")
    do(s, "B: Assassination", "B: Plain Soldier", "A: Finger of Jade")
    assert honor_of(s) == [10, 7] and in_play(s, "Plain Soldier")


@rule("fr.finger-of-jade.3")
def test_a_target_chosen_before_the_dash_is_guarded() -> None:
    s = table("A: Plain Porter*[Finger of Jade]\nB 10/1: Plain Captain* | Rout\nmilitary air A>B")
    do(s, "B: Rout", "B: Plain Porter")
    assert decision(s) == "A: cancel" and offered(s, "Finger of Jade")


@rule("fr.finger-of-jade.4")
def test_a_choice_made_while_resolving_is_not_guarded() -> None:
    s = table("A: Plain Soldier*[Finger of Jade]\nB: Plain Captain* | Court Games\npolitical air A>B")
    do(s, "B: Court Games")
    do(s, f"B: {next(x for x in options(s) if 'dishonor' in x)}")
    assert not offered(s, "Finger of Jade")
    while decision(s) != "A: action":
        assert not offered(s, "Finger of Jade")
        do(s, f"{decision(s)[0]}: {options(s)[0]}")
    assert is_dishonored(s, "Plain Soldier") and in_play(s, "Finger of Jade")


@rule("fr.finger-of-jade.5")
def test_what_would_happen_to_other_targets_is_cancelled_too() -> None:
    s = table("""A: Plain Soldier*[Finger of Jade]
                 B: Plain Captain* | | Fields, Shameful Display
                 military air A>B Shameful Display""")
    do(s, "B: Shameful Display", "B: Plain Soldier", "B: Plain Captain", "A: Finger of Jade")
    assert not any(f(s, x) for f in (is_honored, is_dishonored) for x in ("Plain Soldier", "Plain Captain"))


@rule("fr.finger-of-jade.5")
def test_ide_tadaji_moves_nobody_once_cancelled() -> None:
    s = table("A: Ide Tadaji*, Plain Soldier\nB: Plain Giant*, Plain Envoy[Finger of Jade]\nmilitary air B>A")
    do(s, "A: Ide Tadaji", "A: Plain Soldier", "A: Plain Envoy", "B: Finger of Jade")
    assert not participating(s, "Plain Soldier") and not participating(s, "Plain Envoy")


@pytest.mark.parametrize("sneaks", [1, 2])
@rule("fr.finger-of-jade.6")
def test_covert_is_cancelled_for_whoever_it_would_evade(sneaks: int) -> None:
    """With several covert attackers, who all evade the one character, cancelling one instance does not free it."""
    names = ["Plain Sneak", "Plain Lurker"][:sneaks]
    s = table(f"A: {', '.join(names)}\nB: Plain Soldier[Finger of Jade], Plain Captain", extra=[LURKER])
    attack(s, "military air", "Fields", *names)
    do(s, "A: Plain Soldier", "B: Finger of Jade")
    assert decision(s) == "B: declare a defender" and offered(s, "Plain Soldier") is (sneaks == 1)


@rule("fr.censure.1")
def test_an_event_that_censure_cancelled_counts_towards_its_maximum() -> None:
    s = table("""A: Plain Soldier*, Plain Porter* | Censure
                 B 10/0: Plain Captain* | Assassination, Assassination
                 favor A military
                 military air A>B""")
    do(s, "B: Assassination", "B: Plain Soldier", "A: Censure", "A: pass")
    assert in_play(s, "Plain Soldier") and decision(s) == "B: action" and not offered(s, "Assassination")


@rule("fr.censure.2")
def test_the_costs_of_an_event_that_censure_cancelled_stay_paid() -> None:
    s = table("A: Plain Soldier* | Censure\nB 10/0: Plain Captain* | Assassination\nfavor A military\nmilitary air A>B")
    do(s, "B: Assassination", "B: Plain Soldier", "A: Censure")
    assert honor_of(s)[1] == 7 and "Assassination" not in options(s) and in_play(s, "Plain Soldier")
