"""Lanterns by its rules: four players, one thing after another."""

from __future__ import annotations

from typing import Any

from gorin.kernel.bits import bits
from gorin.kernel.decisions import PASS
from gorin.kernel.derive import derive
from gorin.kernel.faces import face, listen
from gorin.kernel.machine import answer, ask_again, where
from gorin.kernel.zones import leave
from tests.free_for_all import table as t
from tests.free_for_all.rules import opened

A, B, C, D = range(4)


def dealt(*hands: str, lights: tuple[int, ...] = (4, 4, 4, 4), play: tuple[str, ...] = ()) -> Any:
    """Four players after equal bids, A to play; hands and cards in play by title, the rest of each hand is keepers."""
    s = opened(4, 5)
    s.first = A
    ask_again(s)
    while s.decision.why == "bid":
        choose(s, 0)
    assert (s.decision.player, s.decision.why) == (A, "your turn")
    s.lights = list(lights)
    for who in range(4):
        hand = bits(s.p[t.HAND] & s.ctl[who])
        titles = hands[who].split() if who < len(hands) else []
        for c, title in zip(hand, [*titles, *["Keeper"] * len(hand)], strict=False):
            face(s, c, s.box.by_name[title])
        for title in play[who].split() if who < len(play) else []:
            c = s.zones[who].pop()
            leave(s, c)
            face(s, c, s.box.by_name[title])
            s.p[t.IN_PLAY] |= 1 << c
    listen(s)
    derive(s)
    ask_again(s)
    return s


def choose(s: Any, what: int | str) -> None:
    """The option with this value, or about a card with this title; "pass" passes."""
    for i, o in enumerate(s.decision.options):
        title = "pass" if o.verb == PASS else s.box.faces[s.kind[o.card]].name if o.card >= 0 else o.value
        if title == what:
            answer(s, i)
            return
    raise AssertionError(f"{what!r} is not among {s.decision}")


def asked(s: Any) -> tuple[int, str]:
    return s.decision.player, s.decision.why


def hand(s: Any, who: int) -> int:
    return int(s.p[t.HAND] & s.ctl[who]).bit_count()


def test_a_gust_blows_out_one_light_of_a_chosen_player() -> None:
    s = dealt("Gust")
    choose(s, "Gust")
    assert [o.value for o in s.decision.options] == [B, C, D]
    choose(s, C)
    assert s.lights == [4, 4, 3, 4]
    assert asked(s) == (A, "your turn")


def test_a_shutter_in_the_hand_cancels_it() -> None:
    s = dealt("Gust", "", "Shutter")
    choose(s, "Gust")
    choose(s, C)
    assert asked(s) == (C, "shield")
    choose(s, "Shutter")
    assert s.lights == [4, 4, 4, 4]
    assert s.p[t.PILE].bit_count() == 2


def test_a_storm_is_one_window_in_which_everybody_answers_for_themselves() -> None:
    s = dealt("Storm", "Shutter", "", "Shutter")
    choose(s, "Storm")
    assert asked(s) == (B, "shield")
    choose(s, "pass")
    assert asked(s) == (D, "shield")
    choose(s, "Shutter")
    assert asked(s) == (B, "shield")  # D's answer gives B another chance
    choose(s, "pass")
    assert s.lights == [4, 3, 3, 4]


def test_a_mirror_turns_it_on_somebody_else_who_may_answer_again() -> None:
    s = dealt("Gust Shutter", "Mirror")
    choose(s, "Gust")
    choose(s, B)
    choose(s, "Mirror")
    assert asked(s) == (B, "whom")
    choose(s, A)
    assert asked(s) == (A, "shield")
    choose(s, "pass")
    assert s.lights == [3, 4, 4, 4]


def test_a_keeper_must_watch_once_a_turn_and_a_beacon_makes_it_bright() -> None:
    s = dealt("Gust Gust", play=("", "Keeper Beacon"))
    before = hand(s, B)
    choose(s, "Gust")
    choose(s, B)
    assert asked(s) == (A, "watch")  # mandatory: the first player says which comes first, even of one
    answer(s, 0)
    assert hand(s, B) == before + 2
    choose(s, "Gust")
    choose(s, B)
    assert asked(s)[1] != "watch"
    assert s.lights == [4, 2, 4, 4]


def test_a_charm_breaks_instead() -> None:
    s = dealt("Gust", play=("", "Keeper Charm"))
    keeper, charm = bits(s.p[t.IN_PLAY] & s.ctl[B] & s.p[t.KEEPER])[0], bits(s.p[t.IN_PLAY] & s.p[t.CHARM])[0]
    s.host[charm], s.att[keeper] = keeper, 1 << charm
    choose(s, "Gust")
    choose(s, B)
    assert asked(s) == (B, "shield")
    choose(s, "Keeper")
    assert s.lights == [4, 4, 4, 4]
    assert (s.att[keeper], s.host[charm], s.p[t.PILE] >> charm & 1) == (0, -1, 1)


def test_an_ember_waits_for_the_players_next_dawn() -> None:
    s = dealt("Ember")
    choose(s, "Ember")
    choose(s, "pass")
    for who in (B, C, D):
        assert s.lights == [4, 4, 4, 4]
        assert asked(s) == (who, "your turn")
        choose(s, "pass")
    while s.decision.why == "bid":
        choose(s, 0)
    assert asked(s) == (A, "your turn")
    assert s.lights == [5, 4, 4, 4]


def test_who_has_no_light_left_is_out_in_the_middle_of_things() -> None:
    s = dealt("Storm", lights=(1, 1, 3, 1), play=("", "Keeper", "Keeper", "Keeper"))
    choose(s, "Storm")
    assert bits(s.alive) == (A, C)
    assert s.p[t.REMOVED] == s.ctl[B] | s.ctl[D]
    assert s.p[t.PLAYING] == 0
    assert [x.split(":")[1] for x in where(s)] == [" round", " turn"]
    assert asked(s) == (C, "your turn")  # what was going on is over


def test_the_last_light_wins() -> None:
    s = dealt("Storm", lights=(1, 1, 1, 1))
    choose(s, "Storm")
    assert (s.winner, t.ENDINGS[s.ending], s.decision) == (A, "the last light", None)


def test_bids_are_secret_until_all_are_made_and_the_highest_goes_first() -> None:
    s = opened(4, 5)
    s.first = A
    ask_again(s)
    for who, bid in ((A, 1), (B, 0), (C, 2)):
        assert asked(s) == (who, "bid")
        choose(s, bid)
        for you in range(4):
            seen = s.box.rules.view(s, you)["bid"]
            assert [x for q, x in enumerate(seen) if q != you and x] == []
    choose(s, 1)
    assert (s.bid, s.oil, s.first) == ([1, 0, 2, 1], [1, 2, 0, 1], C)
    assert asked(s) == (C, "your turn")


def test_too_many_keepers_and_one_must_go() -> None:
    s = dealt(play=("Keeper Keeper",))
    choose(s, "Keeper")
    assert asked(s) == (A, "dismiss a keeper")
    assert len(s.decision.options) == 3
    answer(s, 0)
    assert asked(s) == (A, "your turn")
