"""3.4: the glory count and the Imperial Favor; what the Favor does in conflicts."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.seeing.reading import READERS
from gorin.rulesets.lcg.state import PHASES
from gorin.rulesets.lcg.words import CRAB, character
from gorin.rulesets.lcg.words.player_effects import GainFate
from gorin.rulesets.lcg.words.texts import reaction
from tests.lcg.tables import (
    Happens,
    decision,
    do,
    glory,
    military,
    options,
    pass_until,
    political,
    step,
    table,
    total,
    write,
)


def counted(a: str, b: str, settings: str = "", rules: str = "lcg/stronghold", **more: Any) -> Any:
    """A table whose conflicts are over, at the first decision after the glory count."""
    s = table(f"A: {a}\nB: {b}\nconflict phase{settings}", rules, **more)
    s.left[:] = [0, 0]
    return do(s, f"{'AB'[s.first]}: pass", f"{'BA'[s.first]}: pass")


@rule("rr.step-3-4-1.1", "rr.glory-count.1", "rr.glory-count.2")
@pytest.mark.parametrize(
    ("a", "b", "rings", "winner"),
    [
        ("Plain Giant", "Plain Captain", "", 0),  # 3 against 2
        ("Plain Giant_", "Plain Captain", "", 1),  # bowed: 0 against 2
        ("Plain Soldier, Plain Soldier", "Plain Captain", ", rings air=A", 0),  # 2 + 1 against 2
        ("Plain Captain", "Plain Soldier", ", rings air=B fire=B", 1),  # 2 against 1 + 2
        ("Plain Soldier[Plain Robe]", "Plain Soldier", "", 0),  # 1 + 1 against 1
    ],
)
def test_ready_characters_glory_and_claimed_rings_are_counted(a: str, b: str, rings: str, winner: int) -> None:
    s = counted(a, b, rings)
    assert s.decision.player == winner
    assert decision(s).endswith("set the favor")


@rule("rr.count.1")
def test_bowed_characters_are_left_out_of_a_count() -> None:
    s = counted("Plain Giant_, Plain Soldier", "Plain Captain")
    assert decision(s) == "B: set the favor", "1 against 2"


@rule("rr.glory-count.3", "rr.step-3-4-2.1", "rr.imperial-favor.7")
@pytest.mark.parametrize("side", ["military", "political"])
def test_the_winner_claims_the_favor_and_sets_its_side(side: str) -> None:
    s = counted("Plain Giant", "Plain Captain")
    assert options(s) == ["military", "political"]
    do(s, f"A: {side}")
    assert (s.favor, ("military", "political")[s.favor_side]) == (0, side)


@rule("rr.step-3-4-1.2", "rr.glory-count.4")
@pytest.mark.parametrize(
    ("settings", "favor", "side"), [("", -1, 0), (", favor B political", 1, 1), (", favor A military", 0, 0)]
)
def test_after_a_tie_the_favor_stays_as_it_is(settings: str, favor: int, side: int) -> None:
    s = counted("Plain Captain", "Plain Captain", settings)
    assert PHASES[s.phase] == "fate"
    assert (s.favor, s.favor_side) == (favor, side)


@rule("rr.imperial-favor.4")
def test_a_holder_who_wins_again_may_turn_the_favor() -> None:
    s = counted("Plain Giant", "Plain Captain", ", favor A military")
    assert decision(s) == "A: set the favor"
    do(s, "A: political")
    assert (s.favor, s.favor_side) == (0, 1)


@rule("rr.glory-count.3")
def test_the_favor_goes_from_one_player_to_the_other() -> None:
    s = counted("Plain Giant", "Plain Captain", ", favor B military")
    do(s, "A: military")
    assert s.favor == 0


@rule("rr.imperial-favor.3")
def test_a_set_favor_stays_on_its_side_until_it_is_claimed_again() -> None:
    s = counted("Plain Giant+3", "Plain Captain+3")
    do(s, "A: political")
    while s.round == 1 or PHASES[s.phase] != "conflict":
        pass_until(s, "", most=1)
        assert (s.favor, s.favor_side) == (0, 1)


@rule("rr.step-3-4-2.2")
def test_claiming_the_favor_is_a_moment_to_react_to_and_ends_the_contest() -> None:
    herald = character("Herald", CRAB, reaction(Happens(ev.FAVOR), GainFate()), cost=0, glory=3)
    s = counted("Herald", "Plain Captain", extra=[herald])
    do(s, "A: military")
    assert decision(s) == "A: reactions"
    assert "3.4.2" in step(s)
    do(s, "A: Herald")
    assert PHASES[s.phase] == "fate"


@rule("rr.imperial-favor.9")
@pytest.mark.parametrize("kind", ["military", "political"])
def test_in_skirmish_the_favor_has_no_side_and_counts_in_both_types(kind: str) -> None:
    s = counted("Plain Giant", "Plain Captain", rules="lcg/skirmish")
    assert PHASES[s.phase] == "fate", "nobody is asked for a side"
    assert s.favor == 0
    t = table(f"A: Plain Porter*\nB: Plain Porter*\nconflict phase, favor A\n{kind} air A>B", "lcg/skirmish")
    assert (total(t, "A"), total(t, "B")) == (2, 1)
    assert t.box.rules.view(t, 1)["favor"] == {"player": 0}
    held = [READERS["player"](t, q, None) for q in (0, 1)]
    assert [x and x["favor"] for x in held] == [True, None]
    assert "favor A\n" in write(t) or "favor A," in write(t)


@rule("rr.imperial-favor.1")
@pytest.mark.parametrize(
    ("who", "side", "mark", "bonus"),
    [
        ("A", "military", "*", 1),
        ("A", "political", "*", 0),
        ("A", "military", "*_", 1),
        ("B", "military", "*", 1),
        ("B", "military", "", 0),
    ],
)
def test_the_favor_adds_one_in_conflicts_of_its_type_with_a_participant(
    who: str, side: str, mark: str, bonus: int
) -> None:
    mine = f"Plain Porter{mark}"
    a, b = (mine, "Plain Captain*") if who == "A" else ("Plain Captain*", mine)
    s = table(f"A: {a}\nB: {b}\nconflict phase, favor {who} {side}\nmilitary air A>B")
    skill = 1 if mark == "*" else 0
    assert total(s, who) == skill + bonus


@rule("rr.imperial-favor.2")
def test_the_favor_changes_no_characters_skill() -> None:
    s = table("A: Plain Captain*\nB: Plain Porter*\nconflict phase, favor A military\nmilitary air A>B")
    assert total(s, "A") == 5
    assert (military(s, "Plain Captain"), political(s, "Plain Captain"), glory(s, "Plain Captain")) == (4, 2, 2)


@rule("rr.imperial-favor.1")
def test_the_favor_can_decide_a_conflict() -> None:
    s = table("A: Plain Porter*\nB: Plain Soldier*\nconflict phase, favor A military\nmilitary air A>B")
    do(s, "B: pass", "A: pass")
    assert "3.2.6" in step(s), "A wins the tie of 2 against 2"
