"""A player is eliminated while something waits: windows, phases, abilities, bids, duels, the set-up."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.kernel.bits import bits
from gorin.kernel.machine import answer
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.state import ATTACKER, DEFENDER, ON
from gorin.rulesets.lcg.victory import concede
from gorin.rulesets.lcg.words import (
    AN_OPPONENTS,
    CHARACTER,
    NEUTRAL,
    PARTICIPATING,
    PICKED,
    THAT,
    YOURS,
    Duel,
    Honor,
    action,
    event,
)
from tests.lcg.enlightenment.leaving import EXTRA, with_cards
from tests.lcg.enlightenment.seats import LETTERS, laid
from tests.lcg.tables import (
    copies,
    decision,
    discard,
    do,
    hand,
    is_honored,
    offered,
    options,
    pass_until,
    step,
    table,
    told,
    watch,
    write,
)

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
