"""A player is eliminated and the others play on: cards, rings, tokens, the conflict."""

from __future__ import annotations

import pytest

from gorin.kernel.machine import answer
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.state import ON
from gorin.rulesets.lcg.victory import concede
from gorin.rulesets.lcg.words import (
    CRANE,
    THEM,
    BidOf,
    GainHonor,
    Num,
    action,
    character,
    some_opponent,
)
from tests.lcg.enlightenment.leaving import with_cards
from tests.lcg.enlightenment.seats import LETTERS, all_pass, in_play_of, laid, lies, provinces
from tests.lcg.tables import (
    attacking,
    decision,
    defending,
    discard,
    do,
    find,
    honor_of,
    in_play,
    is_bowed,
    is_honored,
    military,
    offered,
    options,
    pass_until,
    step,
    told,
    watch,
)

# --- by what ------------------------------------------------------------------------------------------------------------


@rule("mp.enl-player-elimination.2", "rr.winning-the-game.7")
def test_who_has_no_honor_left_is_out_and_the_others_play_on() -> None:
    s = with_cards(A=" | Ruin", B="3/0:", C="4/0:")
    do(s, "A: Ruin")
    assert s.alive == 0b101 and s.winner < 0 and honor_of(s)[2] == 1
    assert decision(s) == "C: action", "it is the next player's turn"


@rule("mp.enl-player-elimination.1", "rr.winning-the-game.5")
def test_whose_stronghold_province_breaks_is_out() -> None:
    row = "Plain Hill, Fields#, Fields#, Fields#, Fields"
    s = with_cards("military fire A>B Plain Hill", A="Plain Giant*", B=f" |  | {row}")
    all_pass(s)
    assert s.alive == 0b101 and s.winner < 0 and in_play_of(s, "B") == 0


@rule("mp.open-stronghold-attack.1", "mp.enl-player-elimination.5", "rr.breaking-a-province.8")
@pytest.mark.parametrize(
    ("row", "open"),
    [("Fields#, Fields#, Fields, Fields", False), ("Fields#, Fields#, Fields#, Fields", True)],
)
def test_a_stronghold_province_is_attacked_only_when_three_others_are_broken(row: str, open: bool) -> None:
    s = laid("conflict phase, first A", A="Plain Soldier", B=f" |  | Plain Hill, {row}")
    pass_until(s, "A: declare")
    do(s, f"A: {options(s)[0]}")
    assert offered(s, "Plain Hill") == open


# --- what leaves --------------------------------------------------------------------------------------------------------


@rule("mp.enl-player-elimination.6", "rr.player-elimination.1")
def test_all_cards_the_player_owns_leave_wherever_they_are() -> None:
    s = with_cards(
        A="Plain Captain[B:Plain Sword], B:Plain Envoy | Ruin",
        B="3/0: Plain Giant | Plain Praise | Plain Hill | Plain Alms",
        C="Plain Porter",
    )
    do(s, "A: Ruin")
    assert not in_play(s, "Plain Envoy") and not in_play(s, "Plain Sword"), "whoever controls them"
    mine = [c for c, q in enumerate(s.owner) if q == 1]
    assert all(s.p[facts.REMOVED] >> c & 1 for c in mine) and provinces(s, "B") == []
    assert not (s.p[facts.HAND] | s.p[facts.DISCARD] | s.p[facts.DECK] | s.p[facts.IN_PLAY]) & sum(1 << c for c in mine)
    assert in_play(s, "Plain Captain") and in_play(s, "Plain Porter") and military(s, "Plain Captain") == 4


@rule("mp.enl-player-elimination.6")
def test_what_others_own_goes_back_to_them() -> None:
    s = with_cards(A="Plain Captain | Ruin", B="3/0: Plain Giant[A:Plain Sword] | Lure", C="9/0:")
    do(s, "A: pass", "B: Lure", "B: Plain Captain")
    assert s.holder[find(s, "Plain Captain")] == 1
    do(s, "C: pass", "A: Ruin")
    assert s.holder[find(s, "Plain Captain")] == 0 and in_play(s, "Plain Captain")
    assert "Plain Sword" in discard(s, "A"), "its bearer is gone"


@rule("mp.enl-player-elimination.3", "mp.enl-player-elimination.4", "rr.player-elimination.4")
def test_the_players_rings_are_there_for_everybody() -> None:
    s = with_cards("rings air#2=B1 fire=B2 void#3=C1", A=" | Ruin", B="3/0:", C="9/0:")
    do(s, "A: Ruin")
    assert {lies(s, x) for x in ("air#2", "earth#2", "fire#2", "water#2", "void#2", "fire")} == {"common"}
    assert lies(s, "void#3") == "C1" and lies(s, "air") == "A"


@rule("mp.enl-common-pool.2")
def test_rings_enter_the_common_pool_by_elimination() -> None:
    s = with_cards("conflict phase, first A", A="Plain Soldier | Ruin", B="3/0:")
    do(s, "A: Ruin")
    pass_until(s, "A: declare")
    assert "military air" in options(s) and "military air of A" in options(s)


@rule("mp.enl-player-elimination.9", "rr.player-elimination.5")
@pytest.mark.parametrize(("first", "out", "then"), [("B", "B", "C"), ("C", "C", "A"), ("A", "B", "A")])
def test_the_first_player_token_goes_to_the_left(first: str, out: str, then: str) -> None:
    s = laid(f"conflict phase, first {first}")
    concede(s, LETTERS.index(out))
    assert LETTERS[s.first] == then


@rule("mp.enl-player-elimination.8", "rr.player-elimination.2")
def test_the_dial_of_who_left_counts_for_nothing() -> None:
    miser = character(
        "Miser", CRANE, action(GainHonor(), when=some_opponent(BidOf(THEM) >= Num(5))), cost=0
    )  # a player with a dial at 5
    s = laid("conflict phase", extra=(miser,), A="Miser", B="10/0 bid 5:", C="10/0 bid 1:")
    assert offered(s, "Miser")
    concede(s, 1)
    assert not offered(s, "Miser") and s.bid[1] == 0


def test_the_favor_of_who_left_is_nobodys() -> None:
    s = laid("conflict phase, favor B military")
    concede(s, 1)
    assert s.favor == -1


@rule("mp.enl-player-elimination.10")
def test_lasting_effects_of_the_players_cards_go_on_as_long_as_they_would() -> None:
    s = with_cards(A="Plain Captain", B="3/0: | Bless", C=" | Ruin")
    do(s, "A: pass", "B: Bless", "B: Plain Captain", "C: Ruin")
    assert s.alive == 0b101 and military(s, "Plain Captain") == 7
    pass_until(s, "fate phase")
    assert military(s, "Plain Captain") == 4


@rule("mp.enl-player-elimination.11")
def test_delayed_effects_of_the_players_cards_still_happen() -> None:
    s = with_cards(A="Plain Captain+2", B="2/0: | Doom", C=" | Ruin")
    do(s, "A: pass", "B: Doom", "B: Plain Captain", "C: Ruin")
    assert s.alive == 0b101 and not is_bowed(s, "Plain Captain")
    pass_until(s, "fate phase")
    assert is_bowed(s, "Plain Captain")


def test_what_a_delayed_effect_leaves_to_choose_the_first_player_chooses() -> None:
    s = with_cards("conflict phase, first C", A="Plain Captain+2", B="2/0: | Fateful", C="Plain Envoy+1 | Ruin")
    do(s, "C: pass", "A: pass", "B: Fateful", "C: Ruin")
    assert s.alive == 0b101
    pass_until(s, "C: choose")
    do(s, "C: Plain Envoy")
    assert is_honored(s, "Plain Envoy") and not is_honored(s, "Plain Captain")


# --- in the middle of a conflict ----------------------------------------------------------------------------------------


@rule("mp.open-elimination-midconflict.1")
def test_a_conflict_goes_on_without_a_player_who_was_not_in_it() -> None:
    s = with_cards("military fire A>B", A="Plain Captain* | Ruin", B="9/0: Plain Envoy*", C="3/0:")
    do(s, "B: pass", "C: pass", "A: Ruin")
    assert s.alive == 0b011 and s.con[ON] and attacking(s, "Plain Captain") and defending(s, "Plain Envoy")
    assert decision(s) == "B: action" and "3.2.2" in step(s), "and so does the action window"


@rule("mp.enl-participation.5", "rr.participating.13")
@pytest.mark.parametrize("out", ["A", "B"])
def test_a_conflict_without_one_of_its_two_players_ends_at_once_without_a_winner(out: str) -> None:
    weak = {"A": "", "B": "", out: "3/0:"}
    s = with_cards(
        "military fire A>B",
        A=f"{weak['A']} Plain Captain*".strip(),
        B=f"{weak['B']} Plain Envoy*".strip(),
        C=" | Ruin",
    )
    watch(s)
    do(s, "B: pass", "C: Ruin")
    assert not s.con[ON] and s.winner < 0 and "3.2" not in step(s)
    assert not any("wins the conflict" in x for x in told(s))
    assert not s.p[facts.ATTACKING] | s.p[facts.DEFENDING]


@rule("mp.enl-participation.6", "rr.participating.14")
@pytest.mark.parametrize(
    ("rings", "ring", "out", "back"),
    [
        ("", "fire", "B", "A"),
        ("rings fire@common\n", "fire", "B", "common"),
        ("rings fire#3@A\n", "fire#3", "B", "A"),
        ("", "fire", "A", "common"),
        ("rings fire@common\n", "fire", "A", "common"),
        ("rings fire#3@A\n", "fire#3", "A", "common"),
    ],
)
def test_its_ring_returns_where_it_was_taken_from(rings: str, ring: str, out: str, back: str) -> None:
    s = with_cards(f"{rings}military {ring} A>B", A="Plain Captain*", B="Plain Envoy*")
    concede(s, LETTERS.index(out))
    assert not s.con[ON] and lies(s, ring) == back


@rule("mp.enl-participation.6", "mp.enl-participation.5", "rr.participating.13")
def test_also_if_the_stronghold_breaks_in_a_conflict_that_was_won() -> None:
    row = "Plain Hill, Fields#, Fields#, Fields#, Fields"
    s = with_cards("rings fire@common air#2=B0\nmilitary fire A>B Plain Hill", A="Plain Giant*", B=f" |  | {row}")
    all_pass(s)
    assert s.alive == 0b101 and lies(s, "fire") == "common" and lies(s, "air#2") == "common"


@rule("mp.enl-participation.7", "rr.participating.15")
@pytest.mark.parametrize(("out", "who"), [("A", "Plain Envoy"), ("B", "Plain Captain")])
def test_those_who_remain_go_home_bowed(out: str, who: str) -> None:
    s = with_cards("military fire A>B", A="Plain Captain*, Plain Porter", B="Plain Envoy*, Plain Idler", C="Plain Poet")
    concede(s, LETTERS.index(out))
    assert is_bowed(s, who) and not s.p[facts.ATTACKING] | s.p[facts.DEFENDING]
    assert not any(is_bowed(s, x) for x in ("Plain Porter", "Plain Idler", "Plain Poet") if in_play(s, x))


def test_the_conflict_phase_goes_on_with_the_next_opportunity() -> None:
    s = with_cards("military fire A>B", A="Plain Captain*", B="Plain Envoy*, Plain Porter", C="Plain Poet")
    concede(s, 0)
    all_pass(s)
    assert decision(s) == "B: declare a conflict" and s.left[1] == 2


@pytest.mark.parametrize("out", "ABC")
def test_a_player_may_leave_at_any_step_of_a_declaration(out: str) -> None:
    """The attacker, the one who is attacked, and the third."""
    for steps in range(6):
        s = laid("conflict phase, first A", A="Plain Soldier", B="Plain Envoy", C="Plain Poet")
        pass_until(s, "A: declare")
        for _ in range(steps):
            answer(s, 0)
        concede(s, LETTERS.index(out))
        assert s.decision is not None and s.decision.player != LETTERS.index(out)
        for _ in range(120):
            if s.decision is None or s.phase == 4:
                break
            answer(s, len(s.decision.options) - 1)
        assert s.phase == 4 and not s.con[ON], f"after {steps} steps"
