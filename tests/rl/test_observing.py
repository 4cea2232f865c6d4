"""What a seat sees in numbers: what its view says, and nothing that it may not know."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from gorin.errors import UsageError
from gorin.kernel.bits import bits
from gorin.kernel.views import hidden_from, resample
from gorin.rl import load_game
from gorin.rl.game import State
from gorin.rl.rows import BLOCK, Seen
from gorin.rl.vocabulary import OTHER, vocabulary
from gorin.rulesets import NAMES
from gorin.rulesets.base import DeckList
from tests.rl.playing import game, moments


@pytest.mark.parametrize("rules", NAMES)
def test_no_number_depends_on_what_a_seat_may_not_know(rules: str) -> None:
    """Hidden cards are dealt anew, and nothing changes: neither what is seen nor what may be chosen."""
    different = looked = 0
    for seed in range(3):
        for number, state in enumerate(moments(rules, 40 + seed, every=12)):
            for seat in range(game(rules).seats):
                anew = state.clone()
                anew.table.state = resample(state.table.state, seat, 1000 * seed + number)
                hidden = hidden_from(state.table.state, seat)
                different += sum(state.table.state.kind[c] != anew.table.state.kind[c] for c in bits(hidden))
                assert np.array_equal(state.observation_tensor(seat), anew.observation_tensor(seat))
                assert state.legal_actions(seat) == anew.legal_actions(seat)
                looked += 1
    assert different > 100 and looked > 20


@pytest.mark.parametrize("rules", ["lcg/stronghold", "lcg/enlightenment", "ccg/emperor", "ccg/samurai"])
def test_a_player_who_was_dealt_another_table_has_come_to_know_the_same(rules: str) -> None:
    for number, state in enumerate(moments(rules, 7, every=25, log=True)):
        for seat in range(game(rules).seats):
            anew = state.resample_from_infostate(seat, number)
            assert anew.information_state_string(seat) == state.information_state_string(seat)
            assert np.array_equal(anew.information_state_tensor(seat), state.information_state_tensor(seat))


@pytest.mark.parametrize("rules", NAMES)
def test_the_numbers_say_what_is_on_the_table(rules: str) -> None:
    observer, titles = game(rules).observer, game(rules).vocabulary.titles
    names = {name: line for line, name in enumerate(observer.card_names)}
    for state in moments(rules, 3, every=30):
        s = state.table.state
        for seat in range(observer.seats):
            table, cards = state.observation(seat)
            assert table.shape == (len(observer.table_names),) and cards.shape == (len(names), observer.rows)
            told = dict(zip(observer.table_names, table.tolist(), strict=True))
            looked = state.table.table_for(seat)
            rows = Seen(observer.seats).rows(s, seat).of
            hidden = hidden_from(s, seat)
            for c in range(len(s.owner)):
                column = cards[:, rows[c]]
                assert rows[c] // BLOCK == (s.owner[c] - seat) % observer.seats
                assert column[names["known"]] == (not hidden >> c & 1)
                title = s.box.faces[s.kind[c]].name
                shown = titles[int(column[0])] if not hidden >> c & 1 else ""
                assert shown == (title if title in titles else titles[OTHER]) or hidden >> c & 1
                if hidden >> c & 1:
                    assert column[0] == 0
            for k in range(observer.seats):
                q = (seat + k) % observer.seats
                who = "you" if k == 0 else f"player +{k}"
                assert told[f"hand: {who}"] == len(looked.players[q].hand)
                assert told[f"in the game: {who}"] == s.alive >> q & 1
                mine = cards[names[f"controlled by: {who}"]]
                assert mine.sum() == sum(s.holder[c] == q for c in range(len(s.owner)))
            assert cards[names["in play"]].sum() == s.p[1].bit_count()
            empty = np.setdiff1d(np.arange(observer.rows), rows[:-1])
            assert not cards[:, empty].any(), "rows without a card say nothing"


@pytest.mark.parametrize("rules", ["lcg/stronghold", "ccg/emperor"])
def test_what_is_asked_is_told_to_who_is_asked_alone(rules: str) -> None:
    observer = game(rules).observer
    asks = [k for k, name in enumerate(observer.table_names) if name.startswith("question: ")]
    offers = observer.card_names.index("offered")
    for state in moments(rules, 5, every=10):
        d = state.table.decision
        for seat in range(observer.seats):
            table, cards = state.observation(seat)
            asked = [observer.table_names[k] for k in asks if table[k]]
            if d is None or d.player != seat:
                assert asked == [] and not cards[offers].any()
            else:
                assert asked == [f"question: {d.why}"]
                assert cards[offers].sum() == len({o.card for o in d.options if o.card >= 0})
            assert [table[observer.table_names.index(f"asked: {who}")] for who in ("you", "player +1")] == [
                float(d is not None and (d.player - seat) % 2 == k) for k in range(2)
            ]


def test_a_dial_is_hidden_until_it_is_revealed() -> None:
    observer = game("lcg/stronghold").observer
    mine, theirs = (observer.table_names.index(f"bid: {who}") for who in ("you", "player +1"))
    hidden = 0
    for seed in range(3):
        for state in moments("lcg/stronghold", seed):
            s: Any = state.table.state
            for seat in range(2):
                table = state.observation(seat).table
                if s.bid[1 - seat] >= 16:
                    assert table[theirs] == -1
                    hidden += 1
                if s.bid[seat] >= 16:
                    assert table[mine] == s.bid[seat] - 16
    assert hidden


def test_the_conflict_is_told() -> None:
    observer = game("lcg/stronghold").observer
    seen = 0
    for seed in range(4):
        for state in moments("lcg/stronghold", seed, every=3):
            view = state.table.view(0)["conflict"]
            told = dict(zip(observer.table_names, state.observation(0).table.tolist(), strict=True))
            assert bool(view) == bool(told["conflict"])
            if view:
                assert told["conflict: attacking skill"] == view["attacking_skill"]
                assert told["conflict: political"] == (view["type"] == "political")
                seen += 1
    assert seen > 10


def test_cards_have_numbers() -> None:
    words = vocabulary("lcg/skirmish")
    assert words.titles[:2] == ("", "(other)") and list(words.titles[2:]) == sorted(words.titles[2:])
    assert words.titles[words.number("Fine Katana")] == "Fine Katana" and words.number("Nobody") == OTHER
    assert words.titles == vocabulary("lcg/stronghold").titles
    printed = words.printed("lcg/skirmish")
    assert printed[:2] == [None, None] and printed[words.number("Fine Katana")].name == "Fine Katana"


def test_too_many_cards_are_refused() -> None:
    deck = game("lcg/skirmish").new_initial_state(0).table.header.decks[0]
    many = DeckList.of({**deck, "cards": {name: n * 3 for name, n in deck["cards"].items()}})
    large = load_game("lcg/skirmish", [many, many])
    with pytest.raises(UsageError, match=r"has \d+ cards; there are rows for 128 of one player"):
        large.new_initial_state(0).observation_tensor(0)


def played(state: State, n: int, seed: int = 1) -> State:
    dice = Random(seed)
    for _ in range(n):
        if not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
    return state
