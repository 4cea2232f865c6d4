"""Cards of later sets of which the Rules Reference speaks."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.cards.registry import cards
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    CHARACTER,
    NEUTRAL,
    PROVINCE,
    THAT,
    THAT2,
    Dishonor,
    Forbids,
    MoveConflict,
    MoveToken,
    NeverStronghold,
    action,
    event,
)
from tests.lcg.tables import (
    decision,
    discard,
    do,
    fight_out,
    hand,
    in_play,
    is_bowed,
    is_dishonored,
    is_honored,
    never_offered,
    offered,
    options,
    participating,
    pass_until,
    table,
    total,
)

DEEDS = [
    event("Infamy", NEUTRAL, action(Dishonor(THAT), choose=CHARACTER), cost=0, influence_cost=0),
    event("Blame", NEUTRAL, action(MoveToken(THAT, THAT2, "dishonored"), choose=(CHARACTER, CHARACTER - THAT)),
          cost=0, influence_cost=0),
    event("Detour", NEUTRAL, action(MoveConflict(THAT), choose=PROVINCE), cost=0, influence_cost=0),
    event("Fireworks", NEUTRAL, action(Dishonor(THAT), choose=CHARACTER), cost=0, influence_cost=0, traits=("gaijin",)),
    event("Spyglass", NEUTRAL, action(Dishonor(THAT), choose=CHARACTER), cost=0, influence_cost=0, traits=("foreign",)),
]  # fmt: skip

HIDDEN = event(
    "Way of the Hidden",
    NEUTRAL,
    action(Forbids(THAT, ("be attacked",), until="round"), choose=PROVINCE),
    cost=0,
    influence_cost=0,
)  # what her reaction does, in a conflict
TAIKO = "A 10/9: Plain Soldier | | Fields, Plain Hill[Agasha Taiko]\nB 10/9: Plain Captain | Detour | Fields, Plain Wall, Plain Ditch\ndynasty phase"


def taiko(where: str) -> Any:
    s = table(TAIKO, extra=DEEDS)
    do(s, "A: Agasha Taiko", "A: 0", "A: Agasha Taiko")
    assert "Plain Wall" in options(s) and "Castle" not in options(s)
    do(s, f"A: {where}")
    return s


@rule("rr.clarify-agasha-taiko.1")
def test_the_province_that_agasha_taiko_chose_is_not_attacked() -> None:
    s = taiko("Plain Wall")
    pass_until(s, "A: declare a conflict")
    do(s, "A: military air")
    assert "Plain Wall" not in options(s) and "Plain Ditch" in options(s)
    do(s, "A: Plain Ditch", "A: Plain Soldier", "A: done", "B: done", "B: Detour")
    assert "Plain Wall" not in options(s), "nor is a conflict moved there"


def test_agasha_taiko_reacts_to_being_played_and_for_this_round() -> None:
    s = taiko("Plain Wall")
    pass_until(s, "A: action")
    pass_until(s, "fate")
    pass_until(s, "dynasty")
    assert not [row for row in s.lasting if row.mask]


@rule("rr.clarify-agasha-taiko.2", "rr.open-conflict-ended-early.1")
def test_agasha_taiko_ends_a_conflict_at_the_province_she_chooses() -> None:
    fight = "A 10/9: Plain Soldier*, Plain Captain* | Charge! | Fields, Plain Hill[Agasha Taiko]\nB 10/9: Plain Porter* | | Fields, Plain Wall"
    s = table(f"{fight}\nmilitary air A>B Plain Wall")
    played = [c for c in range(len(s.kind)) if s.box.faces[s.kind[c]].name == "Agasha Taiko"]
    do(s, "B: pass")
    assert played and offered(s, "Charge!")
    s = table(f"{fight.replace('Charge!', 'Way of the Hidden')}\nmilitary air A>B Plain Wall", extra=[HIDDEN])
    do(s, "B: pass", "A: Way of the Hidden", "A: Plain Wall")
    assert not s.con[0] and is_bowed(s, "Plain Soldier") and is_bowed(s, "Plain Porter")
    assert not participating(s, "Plain Captain") and s.ring_place[0] == s.ring_place[1], "the ring is unclaimed again"


@rule("rr.clarify-maker-of-keepsakes.1")
@pytest.mark.parametrize("mark", ["", "^"])
def test_maker_of_keepsakes_receives_no_dishonored_tokens(mark: str) -> None:
    s = table(f"A 10/9: Maker of Keepsakes{mark}, Plain Soldier~, Plain Captain | Infamy, Blame\nB 10/9:", extra=DEEDS)
    do(s, "A: Infamy")
    assert ("Maker of Keepsakes" in options(s)) is (mark == "^"), "only while ordinary she cannot be dishonored"
    s = table(f"A 10/9: Maker of Keepsakes{mark}, Plain Soldier~, Plain Captain | Infamy, Blame\nB 10/9:", extra=DEEDS)
    do(s, "A: Blame", "A: Plain Soldier")
    assert options(s) == ["Plain Captain"]


@rule("rr.clarify-unmatched-expertise.1", "rr.errata-unmatched-expertise.1")
def test_unmatched_expertise_keeps_dishonored_tokens_away() -> None:
    s = table(
        "A 10/9: Plain Envoy[Unmatched Expertise], Plain Soldier~, Plain Captain | Infamy, Blame\nB 10/9:", extra=DEEDS
    )
    do(s, "A: Infamy")
    assert "Plain Envoy" not in options(s)
    s = table(
        "A 10/9: Plain Envoy[Unmatched Expertise], Plain Soldier~, Plain Captain | Infamy, Blame\nB 10/9:", extra=DEEDS
    )
    do(s, "A: Blame", "A: Plain Soldier")
    assert options(s) == ["Plain Captain"]
    s = table("A 10/9: Plain Envoy^[Unmatched Expertise] | Infamy\nB 10/9:", extra=DEEDS)
    do(s, "A: Infamy", "A: Plain Envoy")
    assert not is_honored(s, "Plain Envoy") and not is_dishonored(s, "Plain Envoy")


def test_unmatched_expertise_goes_when_its_bearer_loses() -> None:
    s = table("A 10/9: Plain Envoy*[Unmatched Expertise]\nB 10/9: Plain Giant*\nmilitary air A>B")
    fight_out(s)
    assert not in_play(s, "Unmatched Expertise") and in_play(s, "Plain Envoy")
    s = table("A 10/9: Plain Giant*[Unmatched Expertise]\nB 10/9: Plain Envoy*\nmilitary air A>B")
    fight_out(s)
    assert in_play(s, "Unmatched Expertise")


@rule("rr.errata-the-spear-rushes-forth.1")
def test_the_spear_rushes_forth_costs_an_honored_token() -> None:
    s = table(
        "A 10/9: Plain Soldier*^, Plain Captain^ | The Spear Rushes Forth\nB 10/9: Plain Giant*, Plain Porter\nmilitary air A>B"
    )
    do(s, "B: pass", "A: The Spear Rushes Forth")
    if decision(s).startswith("A: pay"):
        assert options(s) == ["Plain Soldier"]
    do(s, "A: Plain Giant")
    assert is_bowed(s, "Plain Giant") and not is_honored(s, "Plain Soldier") and s.honor[0] == 10
    for mark, kind in (("", "military"), ("^", "political")):
        s = table(f"A 10/9: Plain Soldier*{mark} | The Spear Rushes Forth\nB 10/9: Plain Giant*\n{kind} air A>B")
        do(s, "B: pass")
        assert not offered(s, "The Spear Rushes Forth")


@rule("rr.errata-hida-sukune.1")
def test_hida_sukune_draws_then_discards_once_a_conflict() -> None:
    s = table(
        "A 10/9: Plain Giant*\nB 10/9: Hida Sukune* | Plain Alms | | | Plain Letter, Plain Praise\nmilitary air A>B"
    )
    do(s, "B: Hida Sukune")
    assert sorted(options(s)) == ["Plain Alms", "Plain Letter"], "what was drawn may be discarded"
    do(s, "B: Plain Letter", "A: pass")
    assert hand(s, "B") == ["Plain Alms"] and discard(s, "B") == ["Plain Letter"] and not offered(s, "Hida Sukune")
    s = table("A 10/9: Hida Sukune* | | | | Plain Letter\nB 10/9: Plain Giant*\nmilitary air A>B")
    assert never_offered(s, "Hida Sukune"), "she must be defending"


@rule("rr.errata-sage-of-gisei-toshi.1")
def test_sage_of_gisei_toshi_goes_home_to_send_somebody_home() -> None:
    sage = "A 12/9: Sage of Gisei Toshi{}, Plain Soldier*\nB 10/9: Plain Giant*\npolitical air A>B"
    s = table(sage.format("*"))
    do(s, "B: pass", "A: Sage of Gisei Toshi", "A: Plain Giant")
    assert not participating(s, "Sage of Gisei Toshi") and not participating(s, "Plain Giant")
    s = table(sage.format(""))
    do(s, "B: pass")
    assert not offered(s, "Sage of Gisei Toshi"), "who is at home cannot go there"
    s = table(sage.format("*").replace("A 12", "A 10"))
    do(s, "B: pass")
    assert not offered(s, "Sage of Gisei Toshi")


@rule("rr.errata-unbridled-ambition.1")
def test_unbridled_ambition_is_no_stronghold_province_and_silences_the_dishonored() -> None:
    assert NeverStronghold() in cards()["Unbridled Ambition"].text
    s = table(
        "A 10/9: Plain Captain*~, Plain Soldier*\nB 10/9: Plain Giant*~ | | Fields, Unbridled Ambition, Plain Hill\nmilitary air A>B Unbridled Ambition"
    )
    assert (total(s, "A"), total(s, "B")) == (2, 0)
    s = table(
        "A 10/9: Plain Captain*~, Plain Soldier*\nB 10/9: Plain Giant*~ | | Fields, Unbridled Ambition, Plain Hill\nmilitary air A>B Plain Hill"
    )
    assert (total(s, "A"), total(s, "B")) == (4 - 2 + 2, 9 - 3)


@rule("rr.gaijin.2")
@pytest.mark.parametrize(("title", "answers"), [("Fireworks", True), ("Spyglass", True), ("Infamy", False)])
def test_worldly_shiotome_is_honored_for_gaijin_and_foreign_cards(title: str, answers: bool) -> None:
    s = table(f"A 10/9: Worldly Shiotome, Plain Soldier | {title}\nB 10/9:", extra=DEEDS)
    do(s, f"A: {title}", "A: Plain Soldier")
    assert offered(s, "Worldly Shiotome") is answers
    if answers:
        do(s, "A: Worldly Shiotome")
        assert is_honored(s, "Worldly Shiotome")
    s = table(f"A 10/9: | {title}\nB 10/9: Worldly Shiotome", extra=DEEDS)
    do(s, f"A: {title}", "A: Worldly Shiotome")
    assert not offered(s, "Worldly Shiotome"), "an opponent plays it"
