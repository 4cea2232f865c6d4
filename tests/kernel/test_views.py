"""What a player may know, and dealing the rest anew."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from gorin.kernel.events import Event
from gorin.kernel.faces import face, listen
from gorin.kernel.views import hidden_from, resample
from tests.kernel.toy import BEFORE, LOSE, box_of, gives, happen, slot, table

NAMES = ("bell", "stone", "moss", "rock")


def hands() -> Any:
    """Two hands of four; A's bells answer losses. B knows A's first card."""
    box = box_of(*NAMES)
    gives(box, "bell", slot(BEFORE, LOSE))
    s = table(
        box,
        (0, "stone"),
        (1, "moss"),
        hand=tuple((q, name) for q in (0, 1) for name in ("bell", "stone", "moss", "rock")),
    )
    s.known[1] |= 1 << 2
    return s


def test_hidden_is_what_the_rules_hide_less_what_one_knows() -> None:
    s = hands()
    assert hidden_from(s, 0) == 0b1111000000
    assert hidden_from(s, 1) == 0b0000111000


@given(st.integers(0, 1 << 64), st.integers(0, 1))
def test_what_is_known_stays_what_is_hidden_is_dealt_among_itself(seed: int, you: int) -> None:
    s = hands()
    before = s.dump()
    t = resample(s, you, seed)
    assert s.dump() == before
    hidden = hidden_from(s, you)
    for c in range(len(s.kind)):
        if not hidden >> c & 1:
            assert t.kind[c] == s.kind[c]
    for q in range(2):
        assert sorted(t.kind[2 + 4 * q : 6 + 4 * q]) == sorted(s.kind[2 + 4 * q : 6 + 4 * q])
    assert t.p[1:4] == s.p[1:4]
    assert t.known == s.known


@given(st.integers(0, 1 << 64), st.permutations(range(7, 10)))
def test_it_depends_on_what_one_knows_and_the_seed_alone(seed: int, order: list[int]) -> None:
    s = hands()
    s.known[0] |= 1 << 6
    t = s.clone()
    for c, kind in zip(range(7, 10), [s.kind[c] for c in order], strict=True):
        face(t, c, kind)
    t.rng = 12345
    listen(t)
    assert resample(t, 0, seed) == resample(s, 0, seed)


def test_other_seeds_deal_other_hands() -> None:
    s = hands()
    assert len({tuple(resample(s, 0, seed).kind) for seed in range(200)}) == 24


def test_a_deal_in_which_somebody_else_would_be_asked_is_dealt_again() -> None:
    s = hands()
    happen(s, Event(LOSE, player=1, n=1))
    assert s.decision.player == 0
    for seed in range(40):
        t = resample(s, 1, seed)
        assert t.decision == s.decision  # B knows of A's bell, and A is asked
    s.known[1] = 0
    kinds = set()
    for seed in range(60):
        t = resample(s, 1, seed)
        assert (t.decision.player, t.decision.why) == (0, s.decision.why)
        kinds.add(tuple(t.kind))
    assert len(kinds) > 5


def test_as_a_last_resort_the_asked_players_cards_stay() -> None:
    box = box_of("bell", "stone", seats=2)
    gives(box, "bell", slot(BEFORE, LOSE), can=third)
    s = table(box, (1, "stone"), hand=((0, "stone"), (0, "bell"), *[(0, "stone")] * 30))
    happen(s, Event(LOSE, player=1, n=1))
    for seed in range(30):
        t = resample(s, 1, seed)
        assert t.decision == s.decision
        assert sorted(t.kind) == sorted(s.kind)


def third(s: Any, you: int, this: int, e: Event, that: int) -> bool:
    """Only the bell in the third place answers: few deals put it there."""
    return this == 2


def test_one_who_is_asked_is_asked_the_same() -> None:
    s = hands()
    happen(s, Event(LOSE, player=1, n=1))
    for seed in range(20):
        assert resample(s, 0, seed).decision == s.decision
