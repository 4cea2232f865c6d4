"""A player is eliminated and the others play on: cards, rings, tokens, the conflict, and everything that waits."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.kernel.bits import bits
from gorin.kernel.machine import answer
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.state import ATTACKER, DEFENDER, ON
from gorin.rulesets.lcg.victory import concede
from gorin.rulesets.lcg.words import (
    AN_OPPONENTS,
    CHARACTER,
    CRANE,
    NEUTRAL,
    PARTICIPATING,
    PICKED,
    THAT,
    THEM,
    THIS,
    YOURS,
    BidOf,
    Bow,
    Draw,
    Duel,
    EachOpponentDoes,
    GainHonor,
    Honor,
    Later,
    LoseHonor,
    Num,
    PhaseEnds,
    Pick,
    TakeControl,
    action,
    character,
    event,
    gets,
    reaction,
    some_opponent,
)
from tests.lcg.enlightenment.seats import LETTERS, all_pass, in_play_of, laid, lies, provinces
from tests.lcg.tables import (
    Happens,
    attacking,
    copies,
    decision,
    defending,
    discard,
    do,
    find,
    hand,
    honor_of,
    in_play,
    is_bowed,
    is_honored,
    military,
    offered,
    options,
    pass_until,
    step,
    table,
    told,
    watch,
    write,
)

RUIN = event("Ruin", NEUTRAL, action(EachOpponentDoes(LoseHonor(Num(3), THEM)), Draw()), cost=0)
OATH = event("Oath", NEUTRAL, action(GainHonor(Num(2)), cost=LoseHonor(Num(1))), cost=0)
LURE = event("Lure", NEUTRAL, action(TakeControl(THAT), choose=CHARACTER & AN_OPPONENTS), cost=0)
BLESS = event("Bless", NEUTRAL, action(gets(THAT, military=3, until="phase"), choose=CHARACTER), cost=0)
DOOM = event(
    "Doom", NEUTRAL, action(GainHonor(), Later(PhaseEnds(), (Bow(THAT),)), choose=CHARACTER & AN_OPPONENTS), cost=0
)
FATEFUL = event("Fateful", NEUTRAL, action(GainHonor(), Later(PhaseEnds(), (Pick(CHARACTER, Honor(PICKED)),))), cost=0)
WITNESS = character("Witness", CRANE, reaction(Happens(ev.LOSE_HONOR), GainHonor()), cost=0, military=1)
GLOATER = character("Gloater", CRANE, reaction(Happens(ev.LOSE_HONOR), Honor(THIS)), cost=0, military=1)
EXTRA = (RUIN, OATH, LURE, BLESS, DOOM, FATEFUL, WITNESS, GLOATER)


def with_cards(settings: str = "conflict phase", A: str = "", B: str = "", C: str = "", D: str = "") -> Any:
    return laid(settings, players=4 if D else 3, extra=EXTRA, A=A, B=B, C=C, D=D)


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


# --- what waits ---------------------------------------------------------------------------------------------------------


@rule("mp.enl-player-order.2")
@pytest.mark.parametrize(
    ("passed", "out", "asked"),
    [
        ([], "A", "B"),
        (["A"], "B", "C"),
        (["A", "B"], "B", "C"),
        (["A"], "A", "B"),
        (["A", "B"], "A", "C"),
    ],
)
def test_an_action_window_goes_round_among_those_who_are_left(passed: list[str], out: str, asked: str) -> None:
    s = laid("conflict phase, first A", A="Plain Porter", B="Plain Porter", C="Plain Porter")
    do(s, *[f"{q}: pass" for q in passed])
    concede(s, LETTERS.index(out))
    assert decision(s) == f"{asked}: action"
    still = [q for q in "ABC" if q != out]
    have = [q for q in passed if q != out]
    for q in [x for x in (still * 2)[still.index(asked) :]][: len(still) - len(have)]:
        assert "action window" in step(s)
        do(s, f"{q}: pass")
    assert decision(s).endswith("declare a conflict"), "everybody left has passed"


def test_who_has_passed_stays_out_of_the_dynasty_phase_when_another_leaves() -> None:
    s = laid("dynasty phase, first A", A="9/3:", B="9/3:", C="9/3:")
    do(s, "A: pass")
    assert s.pool == [4, 3, 3]
    concede(s, 1)
    assert decision(s) == "C: action"
    do(s, "C: pass")
    assert s.phase == 2 and s.pool[2] == 3, "only the first to pass gains fate"


def test_the_dynasty_phase_goes_on_when_a_player_is_eliminated_in_it() -> None:
    s = with_cards("dynasty phase, first A", A=" | Ruin", B="3/0:", C="9/2: ")
    do(s, "A: Ruin")
    assert s.alive == 0b101 and decision(s) == "C: action" and "1.4" in step(s)
    do(s, "C: pass")
    assert decision(s) == "A: action" and s.phase == 1


def test_the_first_to_pass_gains_the_fate_even_if_that_player_leaves() -> None:
    s = laid("dynasty phase, first A")
    do(s, "A: pass")
    concede(s, 0)
    do(s, "B: pass")
    assert s.pool[1] == 0


def test_an_ability_goes_on_when_it_eliminates_somebody_and_its_card_is_discarded() -> None:
    s = with_cards(A=" | Ruin |  |  | Plain Alms", B="3/0:", C="9/0:")
    do(s, "A: Ruin")
    assert hand(s, "A") == ["Plain Alms"] and discard(s, "A") == ["Ruin"]
    assert not s.p[facts.RESOLVING]


def test_who_pays_with_the_last_honor_is_out_and_gains_nothing() -> None:
    s = with_cards(A="1/0: | Oath")
    do(s, "A: Oath")
    assert s.alive == 0b110 and s.honor[0] == 0 and decision(s) == "B: action"


def test_reactions_are_still_offered_to_those_who_are_left() -> None:
    s = with_cards(A=" | Ruin", B="3/0: Witness", C="9/0: Witness")
    do(s, "A: Ruin")
    assert decision(s) == "C: reactions" and offered(s, "Witness")
    do(s, "C: Witness")
    assert s.honor[2] == 7


def test_a_reaction_may_not_be_used_by_who_has_left() -> None:
    s = with_cards(A=" | Ruin", B="3/0: Gloater", C="9/0:")
    do(s, "A: Ruin")
    assert decision(s) == "C: action"


def test_the_one_who_is_asked_may_leave_and_the_next_is_asked() -> None:
    s = with_cards(A=" | Ruin", B="9/0: Witness", C="9/0: Witness")
    do(s, "A: Ruin")
    assert decision(s) == "B: reactions"
    concede(s, 1)
    assert decision(s) == "C: reactions" and s.alive == 0b101
    do(s, "C: pass")
    assert decision(s) == "C: action"


@pytest.mark.parametrize("out", "ABC")
def test_a_bid_goes_on_among_those_who_are_left(out: str) -> None:
    s = laid("dynasty phase, first A")
    pass_until(s, "honor bid")
    do(s, "A: 5")
    concede(s, LETTERS.index(out))
    while s.decision is not None and s.decision.why == "honor bid":
        do(s, f"{decision(s)[0]}: 2")
    left = [q for q in range(3) if LETTERS[q] != out]
    assert [s.bid[q] for q in left] == [5 if q == 0 else 2 for q in left] and s.bid[LETTERS.index(out)] == 0
    assert decision(s).endswith("action")


@pytest.mark.parametrize("out", "ABC")
def test_in_the_fate_phase_everybody_left_may_discard(out: str) -> None:
    provinces = " |  | Fields, Fields[Plain Captain]"
    s = laid("fate phase, first A", A=provinces, B=provinces, C=provinces)
    pass_until(s, "B: discard")
    concede(s, LETTERS.index(out))
    assert decision(s)[0] == ("C" if out == "B" else "B")
    asked = []
    while "discard" in decision(s):
        asked.append(decision(s)[0])
        do(s, f"{asked[-1]}: done")
    assert asked == [q for q in "BC" if q != out]


@pytest.mark.parametrize("out", "ABC")
@pytest.mark.parametrize("first", "AB")
@pytest.mark.parametrize("chose", [0, 1, 2])
def test_everybody_left_puts_fate_on_a_ring(first: str, chose: int, out: str) -> None:
    """Whoever leaves, and however many have chosen by then."""
    s = laid(f"conflict phase, first {first}, left A=0 B=0 C=0")
    pass_until(s, "place fate on")
    order = {"A": "ABC", "B": "BCA"}[first]
    for q in order[:chose]:
        do(s, f"{q}: {options(s)[0]}")
    concede(s, LETTERS.index(out))
    asked = ""
    while s.decision.why == "place fate on an opponent's ring":
        asked += decision(s)[0]
        do(s, f"{asked[-1]}: {options(s)[0]}")
    assert asked == order[chose:].replace(out, "")


@pytest.mark.parametrize(("out", "after"), [("A", [0, 10, 10]), ("B", [7, 0, 13]), ("C", [7, 13, 0])])
def test_two_exchange_honor_as_two_do_when_one_leaves_before_the_odd_honor_is_given(out: str, after: list[int]) -> None:
    s = laid("dynasty phase, first A")
    pass_until(s, "honor bid")
    do(s, "A: 5", "B: 2", "C: 2")
    assert s.decision.why == "give the odd honor"
    concede(s, LETTERS.index(out))
    left = bits(s.alive)
    assert [s.honor[q] for q in left] == [after[q] for q in left] and decision(s).endswith("action")
    assert [(s.p[facts.HAND] & s.ctl[q]).bit_count() for q in left] == [5 if q == 0 else 2 for q in left]


def test_a_duel_ends_when_a_duelists_player_leaves() -> None:
    duel = event(
        "Duel", NEUTRAL, action(Duel(THAT, CHARACTER & AN_OPPONENTS & PARTICIPATING, "military", winner=Honor(PICKED)),
        choose=CHARACTER & YOURS & PARTICIPATING), cost=0,
    )  # fmt: skip
    for out in (0, 1):
        s = laid("military fire A>B", extra=(duel,), A="Plain Captain* | Duel", B="Plain Envoy*")
        do(s, "B: pass", "C: pass", "A: Duel")
        while s.decision.why != "honor bid":
            answer(s, 0)
        concede(s, out)
        assert not s.con[ON] and not s.p[facts.DUELING] and "duel" not in step(s)
        assert not any(is_honored(s, x) for x in ("Plain Captain", "Plain Envoy"))
        assert decision(s).endswith("action")


def test_who_left_is_told_and_written_down() -> None:
    s = watch(with_cards("rings air=B1", A=" | Ruin", B="3/0: Plain Giant", C="9/0:"))
    do(s, "A: Ruin")
    assert any(x.startswith("B leaves the game by dishonor") for x in told(s))
    text = write(s)
    assert "B 0/0 out:" in text
    again = table(text, rules="lcg/enlightenment", extra=EXTRA)
    assert again.alive == 0b101 and write(again).splitlines()[:3] == text.splitlines()[:3]


def test_a_saved_game_goes_on_without_who_left() -> None:
    s = with_cards("military fire A>B", A="Plain Captain*", B="Plain Envoy*", C="Plain Poet")
    concede(s, 2)
    again = type(s).load(s.box, s.dump())
    s.box.rules.wake(again)
    assert again == s and again.p == s.p and options(again) == options(s)


def test_in_setting_up_too_the_others_go_on() -> None:
    from gorin.decks.precons import precons
    from gorin.sim.game import header_for, open_game

    decks = precons("lcg/enlightenment")
    for when in range(22):
        s: Any = open_game(header_for("lcg/enlightenment", decks[:3], 3, 3)).state
        for _ in range(when):
            answer(s, 0 if options(s)[-1] != "done" else len(s.decision.options) - 1)
        out = s.decision.player
        concede(s, out)
        for _ in range(80):
            assert s.decision is not None and s.decision.player != out
            if s.phase == 1:
                break
            answer(s, 0 if options(s)[-1] != "done" else len(s.decision.options) - 1)
        assert s.phase == 1 and all(s.honor[q] > 0 for q in bits(s.alive))
        assert all((s.p[facts.HAND] & s.ctl[q]).bit_count() == 4 for q in bits(s.alive))


def test_two_may_be_eliminated_at_once_and_the_last_wins() -> None:
    s = with_cards(A=" | Ruin", B="3/0:", C="2/0:")
    do(s, "A: Ruin")
    assert s.winner == 0 and s.decision is None
    s = with_cards(A=" | Ruin", B="3/0:", C="2/0:", D="9/0:")
    do(s, "A: Ruin")
    assert s.winner < 0 and s.alive == 0b1001 and decision(s) == "D: action"
    assert copies(s, "Ruin", "A") and s.con[ATTACKER] == s.con[DEFENDER] == -1
