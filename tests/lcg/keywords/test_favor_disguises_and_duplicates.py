"""The Imperial Favor in either type of conflict, disguises, duplicates, holdings, and what a player may look at."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.kernel.bits import bits
from gorin.kernel.views import hidden_from
from gorin.rulebook.testing import rule
from gorin.rulesets import ruleset
from gorin.rulesets.base import DeckList
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.words import (
    BUSHI,
    CRAB,
    LION,
    NEUTRAL,
    Disguised,
    GainFate,
    GainHonor,
    action,
    character,
    conflict_character,
    event,
    holding,
    interrupt,
    reaction,
)
from tests.lcg.tables import (
    ALL,
    Happens,
    attacking,
    decision,
    defending,
    do,
    fate_on,
    find,
    in_play,
    is_dishonored,
    is_honored,
    is_tainted,
    offered,
    options,
    pass_until,
    table,
    total,
)

LORD = character("Masked Lord", LION, Disguised(BUSHI), cost=4, military=3, political=3, glory=1, unique=True)
GUEST = conflict_character("Masked Guest", LION, Disguised(BUSHI), cost=4, military=3, glory=1, unique=True)
MASKS = [LORD, GUEST]


# --- the Imperial Favor ---------------------------------------------------------------------------------------------


@rule("rr.imperial-favor.1")
@pytest.mark.parametrize("kind", ["military", "political"])
@pytest.mark.parametrize("side", ["military", "political"])
@pytest.mark.parametrize("who", ["A", "B"])
@pytest.mark.parametrize("there", [True, False])
def test_the_favor_counts_in_conflicts_of_its_type_for_a_holder_who_takes_part(
    kind: str, side: str, who: str, there: bool
) -> None:
    mine, other = ("Plain Porter*" if there else "Plain Porter"), "Plain Lord*"
    a, b = (mine, other) if who == "A" else (other, mine)
    s = table(f"A: {a}\nB: {b}\nfavor {who} {side}\n{kind} air A>B")
    assert total(s, who) == (1 + (kind == side) if there else 0)
    assert total(s, "B" if who == "A" else "A") == (5 if kind == "military" else 3), "the other has nothing of it"


@rule("rr.imperial-favor.4")
@pytest.mark.parametrize("before", ["military", "political"])
@pytest.mark.parametrize("after", ["military", "political"])
@pytest.mark.parametrize("who", ["A", "B"])
def test_a_holder_who_wins_the_count_again_sets_either_side(before: str, after: str, who: str) -> None:
    a, b = ("Plain Giant+2", "Plain Idler+2") if who == "A" else ("Plain Idler+2", "Plain Giant+2")
    s = table(f"A: {a}\nB: {b}\nconflict phase, left A=0 B=0, favor {who} {before}")
    pass_until(s, f"{who}: set the favor")
    assert options(s) == ["military", "political"]
    do(s, f"{who}: {after}")
    assert (s.favor, ("military", "political")[s.favor_side]) == (0 if who == "A" else 1, after)


@rule("rr.imperial-favor.9", "rr.glory-count.3")
@pytest.mark.parametrize("who", ["A", "B"])
def test_in_skirmish_the_favor_is_claimed_without_a_side_and_needs_a_participant(who: str) -> None:
    a, b = ("Plain Giant+2", "Plain Idler+2") if who == "A" else ("Plain Idler+2", "Plain Giant+2")
    s = table(f"A: {a}\nB: {b}\nconflict phase, left A=0 B=0", "lcg/skirmish")
    while s.favor < 0:
        assert "set the favor" not in decision(s)
        pass_until(s, "", most=1)
    assert s.favor == (0 if who == "A" else 1) and "set the favor" not in decision(s)
    for kind in ("military", "political"):
        for there in (True, False):
            mine = "Plain Porter*" if there else "Plain Porter"
            a, b = (mine, "Plain Lord*") if who == "A" else ("Plain Lord*", mine)
            s = table(f"A: {a}\nB: {b}\nfavor {who} military\n{kind} air A>B", "lcg/skirmish")
            assert total(s, who) == (2 if there else 0)


# --- disguises and duplicates ---------------------------------------------------------------------------------------


@rule("rr.disguised.1")
def test_a_disguise_is_another_way_beside_the_usual_one() -> None:
    s = table("A 10/9: Plain Captain | | Fields, Fields[Masked Lord]\nB:\ndynasty phase", extra=MASKS)
    assert options(s) == ["play Masked Lord", "play Masked Lord disguised", "pass"]
    do(s, "A: Masked Lord", "A: 0")
    assert in_play(s, "Masked Lord") and in_play(s, "Plain Captain"), "played as usual it replaces nobody"


@rule("rr.disguised.1", "rr.disguised.3")
def test_nobody_else_is_replaced_however_much_could_be_paid() -> None:
    s = table(
        """A 10/9: Plain Captain, Plain Envoy, Plain Lord, B:Plain Soldier | | Fields, Fields[Masked Lord]
           B: Plain Giant, Plain Bully, A:Plain Captain
           dynasty phase""",
        extra=MASKS,
    )
    do(s, "A: Masked Lord disguised")
    assert options(s) == ["Plain Captain", "Plain Soldier"], "whom A controls, Bushi, not unique"


@rule("rr.disguised.2")
@pytest.mark.parametrize("who", ["Masked Guest", "Masked Lord"])
@pytest.mark.parametrize("moment", ["conflict phase", "military air A>B", "military air B>A", "political air A>B"])
def test_a_disguise_may_be_put_on_whenever_characters_are_played_from_hand(who: str, moment: str) -> None:
    mark = "*" if ">" in moment else ""
    place = "Masked Guest | Fields" if who == "Masked Guest" else "| Fields, Fields[Masked Lord]"
    s = table(f"A 10/9: Plain Captain{mark} | {place}\nB: Plain Envoy{mark}\n{moment}", extra=MASKS)
    if decision(s) == "B: action":
        assert not offered(s, who), "in one's own turn only"
        do(s, "B: pass")
    assert offered(s, f"{who} disguised")
    do(s, f"A: {who} disguised", "A: Plain Captain")
    assert decision(s) == "B: action", "an action like any other"


@rule("rr.disguised.5")
@pytest.mark.parametrize("mark", ["^", "~", "&", "+2"])
def test_whatever_tokens_there_are_move_over(mark: str) -> None:
    s = table(f"A 10/9: Plain Captain{mark} | | Fields, Fields[Masked Lord]\nB:", extra=MASKS)
    do(s, "A: Masked Lord disguised", "A: Plain Captain")
    readers = {"^": is_honored, "~": is_dishonored, "&": is_tainted, "+2": lambda s, who: fate_on(s, who) == 2}
    assert {x for x, reads in readers.items() if reads(s, "Masked Lord")} == {mark}


@rule("rr.disguised.10")
@pytest.mark.parametrize("side", ["A>B", "B>A"])
def test_it_takes_part_on_the_side_of_whom_it_replaces(side: str) -> None:
    s = table(
        f"A 10/9: Plain Captain* | | Fields, Fields[Masked Lord]\nB: Plain Envoy*\nmilitary air {side}", extra=MASKS
    )
    if decision(s) == "B: action":
        do(s, "B: pass")
    do(s, "A: Masked Lord disguised", "A: Plain Captain")
    assert (attacking(s, "Masked Lord"), defending(s, "Masked Lord")) == (side == "A>B", side == "B>A")


@rule("rr.duplicates.1")
def test_only_of_a_unique_character_that_one_controls_there_are_duplicates() -> None:
    s = table(
        """A 10/0: Plain Lord, Plain Captain, B:Plain Heir | | Fields, Fields[Plain Captain, Plain Lord]
           B 10/0: | Plain Heir, Plain Lord | Fields, Fields[Plain Lord]
           dynasty phase"""
    )
    assert options(s) == ["play Plain Lord as a duplicate", "pass"], "there is only one kind of captain that is unique"
    do(s, "A: pass")
    assert options(s) == ["pass"], "A controls the only ones in play"
    s = table("A 10/0: Plain Shrine | | Fields, Fields[Plain Shrine?]\nB:\ndynasty phase")
    assert not offered(s, "Plain Shrine"), "a holding is no character"


# --- holdings and what lies facedown --------------------------------------------------------------------------------


@rule("rr.holding.2")
def test_the_text_of_a_holding_is_its_own_players_while_it_lies_faceup() -> None:
    drum = holding("Drum", NEUTRAL, reaction(Happens(ev.GAIN_HONOR), GainFate()), action(GainHonor()))
    for mark, can in (("", True), ("?", False)):
        s = table(f"A: | Plain Praise\nB: | | Fields, Plain Hill[Drum{mark}]\ndraw phase", extra=[drum])
        assert not offered(s, "Drum"), "not A's"
        do(s, "A: Plain Praise")
        assert (decision(s) == "B: reactions") is can
        if can:
            do(s, "B: pass")
        assert decision(s) == "B: action" and offered(s, "Drum") is can


@rule("rr.facedown-province.4", "rr.facedown-province.5")
def test_each_player_sees_the_own_facedown_provinces_and_no_facedown_dynasty_card() -> None:
    row = "| | Plain Wall?, Plain Hill?[Plain Lord?], Plain Ditch[Plain Giant?]"
    for moment in ("dynasty", "draw", "conflict", "fate"):
        s = table(f"A: {row}\nB: {row}\n{moment} phase")
        for you, seat in enumerate("AB"):
            for name in ("Plain Wall", "Plain Hill"):
                assert not hidden_from(s, you) >> find(s, name, seat) & 1
                assert hidden_from(s, 1 - you) >> find(s, name, seat) & 1
            for name in ("Plain Lord", "Plain Giant"):
                assert hidden_from(s, 0) >> find(s, name, seat) & hidden_from(s, 1) >> find(s, name, seat) & 1


@rule("rr.facedown-province.5")
def test_but_after_the_mulligan_the_owner_has_seen_those_of_the_setup() -> None:
    provinces = ("Plain Hill", "Plain Wall", "Plain Ditch", "Fertile Fields", "Manicured Garden")
    piles = (("Plain Soldier", 20), ("Plain Captain", 20), ("Plain Praise", 40))
    deck = DeckList("d", "lion", (("Plain Keep", 1), ("Plain Role", 1), *((x, 1) for x in provinces), *piles))
    s = pass_until(ruleset("lcg/stronghold").open([deck] * 2, ALL, 7), "B: mulligan from your provinces")
    do(s, f"B: {options(s)[0]}", "B: done")
    assert decision(s) == "A: mulligan from your provinces"
    for you in (0, 1):
        lying = s.p[facts.IN_PROVINCE] & s.ctl[you]
        assert len(bits(lying)) == 4 and not lying & s.p[facts.FACEUP]
        assert not hidden_from(s, you) & lying and hidden_from(s, 1 - you) & lying == lying


# --- who orders, and who comes first --------------------------------------------------------------------------------


@rule("rr.forced.4")
@pytest.mark.parametrize(("first", "second"), ["AB", "BA"])
@pytest.mark.parametrize("word", [interrupt, reaction])
def test_the_first_player_orders_forced_interrupts_and_reactions(first: str, second: str, word: Any) -> None:
    debt = character("Debt", CRAB, word(Happens(ev.GAIN_HONOR), GainFate(), forced=True), cost=1)
    praise = event("Praise", NEUTRAL, action(GainHonor()), cost=0)
    s = table(f"A: Debt | Praise\nB: Debt | Praise\ndraw phase, first {first}", extra=[debt, praise])
    do(s, f"{first}: pass", f"{second}: Praise")
    assert decision(s).startswith(f"{first}: forced") and len(options(s)) == 2


@rule("rr.first-player.3")
@pytest.mark.parametrize("first", "AB")
def test_also_in_the_window_after_each_conflict(first: str) -> None:
    s = table(f"A: Plain Captain+3\nB: Plain Captain+3\nconflict phase, first {first}")
    for _ in range(4):
        pass_until(s, "declare a conflict")
        pass_until(s, "conflict phase: action window")
        assert decision(s) == f"{first}: action"
