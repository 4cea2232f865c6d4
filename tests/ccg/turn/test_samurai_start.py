"""Samurai Edition: the start of the game, Legacy Holdings, turns and their ends."""

from __future__ import annotations

from typing import Any

import pytest

from gorin import new_game
from gorin.kernel.bits import bits
from gorin.kernel.events import Event
from gorin.rulebook.testing import rule
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.places.zones import dynasty_deck, fill
from gorin.rulesets.ccg.samurai.player_abilities import THE_RULES_OF_SAMURAI
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    both_editions,
    decision,
    do,
    editions,
    find,
    hand,
    honor,
    in_play,
    is_bowed,
    is_faceup,
    lying,
    occur,
    offered,
    options,
    pass_until,
    play,
    rules_card,
    table,
)

HEIRLOOM = holding("Heirloom", gold(2), cost=4, keywords="legacy")
FORTUNE = holding("Fortune", gold(1), cost=9, keywords="legacy")
BELL = holding("Bell", trait(TurnEnds(), gain_honor(1)), cost=0)


def opened(seed: int = 0, players: int = 2) -> Any:
    return new_game("ccg/samurai", seed=seed, players=players, stop=True)


def fetches(game: Any) -> Any:
    """Everybody who is asked fetches the first there is."""
    asked = []
    while game.decision is not None and game.decision.why == "fetch a Legacy Holding":
        asked.append(game.decision.player)
        game.choose(0)
    return asked


@editions(samurai=rule("sam.start-of-game.1", "sam.start-of-game.3", "sam.start-of-game.2"))
def test_strongholds_are_in_play_and_the_highest_honor_goes_first() -> None:
    s = opened().state
    for q in (0, 1):
        (home,) = bits(s.p[facts.STRONGHOLD] & s.ctl[q])
        assert s.p[facts.IN_PLAY] & s.p[facts.FACEUP] & 1 << home
        assert s.honor[q] == s.box.faces[s.kind[home]].definition.honor
    assert s.honor[s.first] == max(s.honor)
    firsts = {new_game("ccg/samurai", ["crab", "crab"], seed=seed, stop=True).state.first for seed in range(12)}
    assert firsts == {0, 1}, "ties are broken at random"
    gains: list[Event] = []
    usual = ev.HAPPEN[ev.GAIN_HONOR]

    def noted(s: Any, e: Event, after: list[Event]) -> int:
        gains.append(e)
        return usual(s, e, after)

    ev.HAPPEN[ev.GAIN_HONOR] = noted
    try:
        opened()
    finally:
        ev.HAPPEN[ev.GAIN_HONOR] = usual
    assert not gains, "which nobody has gained"


@editions(samurai=rule("sam.start-of-game.4", "sam.active-player.1", "sam.start-of-game.12"))
def test_those_who_do_not_go_first_may_fetch_a_legacy_holding() -> None:
    game = opened(players=3)
    s = game.state
    first = s.first
    assert game.decision.why == "fetch a Legacy Holding" and game.decision.player == (first + 1) % 3
    names = {s.box.faces[s.kind[o.card]].definition.keywords for o in game.decision.options if o.card >= 0}
    assert all("legacy" in x for x in names) and game.options[-1] == "done"
    before = list(s.honor)
    assert fetches(game) == [(first + 1) % 3, (first + 2) % 3], "in turn order, but for who goes first"
    s = game.state
    for q in range(3):
        there = s.p[facts.HOLDING] & s.p[facts.IN_PLAY] & s.ctl[q]
        assert there.bit_count() == (q != first) and there & ~(s.p[facts.BOWED] & s.p[facts.FACEUP]) == 0
    assert s.honor == before and s.first == first


@editions(samurai=rule("sam.start-of-game.4"))
def test_nobody_need_fetch_one() -> None:
    game = opened()
    game.choose(len(game.options) - 1)
    s = game.state
    assert not s.p[facts.HOLDING] & s.p[facts.IN_PLAY] and s.phase > 0


@editions(samurai=rule("sam.start-of-game.8", "sam.start-of-game.9", "sam.start-of-game.10"))
def test_four_provinces_five_cards_and_the_first_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    game = opened()
    fetches(game)
    s = game.state
    for q in (0, 1):
        assert len(s.provinces[q]) == 4 and all(s.lying[c].bit_count() == 1 for c in s.provinces[q])
        assert s.provinces[q] == sorted(s.provinces[q])
        home, mine = s.p[facts.STRONGHOLD] & s.ctl[q], s.p[facts.PROVINCE] & s.ctl[q]
        assert home.bit_count() == 1 and home & s.p[facts.IN_PLAY] and mine.bit_count() == 4
        assert len(hand(s, q)) == 5
    assert s.turn == 1 and s.turns[s.first] == 1 and game.decision.player == s.first
    seen: list[list[int]] = []

    def noted(s: Any, province: int, faceup: bool = False) -> int:
        seen.append([province, s.zones[dynasty_deck(s.owner[province])][-1]])
        found: int = fill(s, province, faceup)
        return found

    monkeypatch.setattr("gorin.rulesets.ccg.turn.setup.fill", noted)
    game = opened()
    fetches(game)
    s = game.state
    for q in (0, 1):
        filled = [x for x in seen if s.owner[x[0]] == q]
        assert [province for province, _ in filled] == s.provinces[q], "from the left"


@editions(samurai=rule("sam.start-of-game.6", "sam.imperial-favor.2"))
def test_both_decks_are_shuffled_apart_after_the_search() -> None:
    orders = []
    for seed in (1, 2):
        game: Any = new_game("ccg/samurai", ["crab", "scorpion"], seed=seed, stop=True)
        assert all(len({game.state.p[facts.FATE] >> c & 1 for c in zone}) == 1 for zone in game.state.zones)
        fetches(game)
        orders.append([[game.state.kind[c] for c in zone] for zone in game.state.zones])
        assert game.state.favor == -1
    assert all(a != b for a, b in zip(*orders, strict=True))
    for n in range(4):
        game = new_game("ccg/samurai", ["crab", "scorpion"], seed=n, stop=True)
        before = [[game.state.kind[c] for c in zone] for zone in game.state.zones]
        fetches(game)
        after = [[game.state.kind[c] for c in zone] for zone in game.state.zones]
        assert all(y != x[: len(y)] for x, y in zip(before, after, strict=True)), "not before it"


@editions(samurai=rule("sam.start-of-game.5", "sam.open-legacy-straighten.1"))
def test_a_legacy_holding_from_the_start_straightens_on_the_third_turn() -> None:
    game = opened()
    who = game.decision.player
    fetches(game)
    (c,) = bits(game.state.p[facts.HOLDING] & game.state.p[facts.IN_PLAY])
    seen: dict[int, bool] = {}
    for _ in range(400):
        s = game.state
        seen.setdefault(s.turns[who], bool(s.p[facts.BOWED] >> c & 1)) if s.first == who and s.phase >= 3 else None
        if s.turns[who] == 3 and 3 in seen:
            break
        if s.turns[who] < 3:
            t = occur(s.clone(), ev.STRAIGHTEN, c)
            assert t.p[facts.BOWED] >> c & 1, "nothing straightens it"
        game.choose(next((i for i, x in enumerate(game.options) if x in ("pass", "done")), 0))
    assert seen == {1: True, 2: True, 3: False}


@editions(samurai=rule("sam.start-of-game.13", "sam.turns.6", "sam.open-turn-first-phase.1"))
def test_the_phases_of_a_turn_in_order() -> None:
    s = table("A 5: Plain Guard_, Bell\nB 5: Plain Rider_\nstraighten phase, active A", (BELL,))
    assert not is_bowed(s, "Plain Guard") and is_bowed(s, "Plain Rider"), "the Straighten Phase is over"
    assert decision(s) == "A: action"
    do(s, "A: pass", "B: pass")
    assert decision(s) == "A: declare an attack"
    do(s, "A: done")
    assert decision(s) == "A: bring into play" and honor(s)[0] == 5
    pass_until(s, "B: action")
    assert honor(s)[0] == 6, "the turn ends after the End Phase"
    assert not is_bowed(s, "Plain Rider"), "the next begins before the Straighten Phase"


@editions(samurai=rule("sam.open-first-turn.1"))
def test_the_first_turn_is_like_any_other() -> None:
    game = opened(3)
    fetches(game)
    s = game.state
    first, cards = s.first, len(hand(s, s.first))
    assert game.decision.why == "action" and s.turn == 1, "nobody was asked about his hand"
    asked = []
    for _ in range(60):
        s = game.state
        if s.first != first:
            break
        asked.append(game.decision.why)
        game.choose(next((i for i, x in enumerate(game.options) if x in ("pass", "done")), 0))
    assert "declare an attack" in asked, "who goes first may attack"
    assert len(hand(game.state, first)) == cards + 1, "and draws"


@editions(samurai=rule("sam.player-abilities.1"))
def test_the_player_abilities() -> None:
    labels = [x.label for x in THE_RULES_OF_SAMURAI.text]  # type: ignore[attr-defined]
    assert labels == [
        "Equip", "Lobby", "Favor: draw a card", "Share", "Favor: move an attacker home", "Tactical Advantage",
        "Naval Invasion", "Seppuku", "Legacy",
    ]  # fmt: skip
    s = table("A 5: \nB 5: \nC 5: ")
    for q in range(3):
        assert s.box.faces[s.kind[rules_card(s, q)]].definition == THE_RULES_OF_SAMURAI, "every player"
    for seat in "ABC":
        s = table(
            f"A 9: \nB 9: \nC 9: \naction phase, active {seat}".replace("9: ", "9: Castle, Plain Guard | Plain Knife")
        )
        assert decision(s) == f"{seat}: action" and offered(s, "Equip")


# --- the Legacy Reaction --------------------------------------------------------------------------------------------


LEGACY = (
    "A 5: Castle, Plain Farm | | Field, Plain Mine | | | Plain Farm, Heirloom, Fortune\nB 5: \ndynasty phase, active A"
)


@editions(samurai=rule("sam.legacy-reaction.1", "sam.legacy-reaction.2"))
def test_who_brought_no_holding_may_fetch_a_legacy_holding() -> None:
    s = table(LEGACY, (HEIRLOOM, FORTUNE))
    do(s, "A: done")
    do(s, "A: done")
    assert decision(s) == "A: reactions after" and offered(s, "Legacy")
    do(s, "A: Legacy")
    assert is_bowed(s, "Castle", "A") and options(s) == ["Heirloom", "Fortune", "done"]
    do(s, "A: Fortune")
    assert in_play(s, "Fortune") and is_bowed(s, "Fortune"), "for no Gold"
    assert not is_bowed(s, "Plain Farm")


@editions(samurai=rule("sam.legacy-reaction.1"))
def test_no_legacy_after_a_holding_or_with_a_bowed_stronghold_or_in_anothers_turn() -> None:
    s = table(LEGACY.replace("Plain Mine", "Plain Shop"), (HEIRLOOM, FORTUNE))
    do(s, "A: Plain Shop", "A: Castle")
    s.p[facts.BOWED] &= ~(1 << find(s, "Castle", "A"))
    do(s, "A: done", "A: done")
    assert not offered(s, "Legacy")
    build = strategy("Build", open_(BringIntoPlay(THAT), target=HOLDING & IN_PROVINCE & FACEUP & YOURS), focus=1)
    for builds in (False, True):
        text = LEGACY.replace("dynasty phase", "action phase").replace("Plain Farm | |", "Plain Farm | Build |")
        s = table(text.replace("Plain Mine", "Plain Farm"), (HEIRLOOM, FORTUNE, build))
        if builds:
            play(s, "A: Build", "A: Plain Farm")
        pass_until(s, "A: discard from")
        do(s, "A: done")
        assert offered(s, "Legacy") == (not builds), "in whatever phase of the turn"
    s = table(
        LEGACY.replace("Plain Mine", "Plain Guard").replace("Castle", "Castle, Plain Mine, Plain Shop"),
        (HEIRLOOM, FORTUNE),
    )
    play(s, "A: Plain Guard", "A: Plain Mine", "A: Plain Shop")
    do(s, "A: done", "A: done")
    assert in_play(s, "Plain Guard") and offered(s, "Legacy"), "a Personality does not matter"
    s = table(LEGACY.replace("Castle", "Castle_"), (HEIRLOOM, FORTUNE))
    do(s, "A: done", "A: done")
    assert not offered(s, "Legacy")
    s = table(LEGACY.replace("B 5: ", "B 5: | | Plain Mine").replace("active A", "active B"), (HEIRLOOM, FORTUNE))
    do(s, "B: done", "B: done")
    assert decision(s) == "B: reactions after", "B may, whose Dynasty Phase ended"
    do(s, "B: pass")
    assert decision(s) == "A: action", "and A may not"


@editions(samurai=rule("sam.legacy-reaction.1", "sam.open-legacy-deck-then-provinces.1"))
def test_provinces_are_searched_only_if_nothing_was_taken_from_the_deck() -> None:
    text = "A 5: Castle | | Fortune?, Field | | | Plain Farm, Heirloom\nB 5: \ndynasty phase, active A"
    s = table(text, (HEIRLOOM, FORTUNE))
    do(s, "A: done", "A: done", "A: Legacy")
    assert options(s) == ["Heirloom", "done"]
    do(s, "A: done")
    assert options(s) == ["Fortune", "done"] and not is_faceup(s, "Fortune")
    do(s, "A: Fortune")
    assert in_play(s, "Fortune") and "Fortune" not in lying(s, "A")
    s = table(text, (HEIRLOOM, FORTUNE))
    do(s, "A: done", "A: done", "A: Legacy", "A: Heirloom")
    assert in_play(s, "Heirloom") and not in_play(s, "Fortune")


# --- numbers of players ---------------------------------------------------------------------------------------------


@both_editions(rule("sam.turns.4", "sam.action-phase.1", "sam.action-phase.4"))
def test_opportunities_go_round_from_the_active_player_until_all_pass_in_a_row() -> None:
    cheer = holding("Cheer", open_(gain_honor(1)), cost=0)
    s = table("A 5: \nB 5: Cheer\nC 5: \naction phase, active B", (cheer,))
    do(s, "B: pass", "C: pass", "A: pass")
    assert decision(s) == "B: declare an attack"
    s = table("A 5: Cheer\nB 5: Cheer\nC 5: \naction phase, active B", (cheer,))
    do(s, "B: pass", "C: pass", "A: Cheer")
    do(s, "B: Cheer", "C: pass", "A: pass")
    assert decision(s) == "B: action", "who passed may act again"
    do(s, "B: pass")
    assert decision(s) == "B: declare an attack"


@both_editions(rule("sam.lobby.1", "sam.imperial-favor.1", "sam.imperial-favor.3"))
def test_the_favor_among_many() -> None:
    s = table("A 8: Plain Rider\nB 7: \nC 8: \nfavor B")
    assert not offered(s, "Lobby"), "higher than every other player's"
    s = table("A 8: Plain Rider\nB 7: \nC 7: \nfavor C")
    play(s, "A: Lobby")
    assert s.favor == 0, "from another player"
    s = table("A 8: Plain Rider\nB 7: \nC 7: ")
    play(s, "A: Lobby")
    assert s.favor == 0, "or from nobody"
    plead = strategy("Plead", open_(TakeFavor()), focus=1)
    for favor in ("", "\nfavor C"):
        s = table(f"A 3: \nB 2: | Plead\nC 8: {favor}", (plead,))
        do(s, "A: pass", "B: Plead")
        assert s.favor == 1, "or by other effects"


@both_editions(rule("sam.declaration-segment.2"))
def test_any_other_player_may_be_attacked() -> None:
    s = table("A 5: Plain Guard\nB 5: \nC 5: \nD 5: \nattack phase, active C")
    assert options(s) == ["D", "A", "B", "done"]
    do(s, "C: A")
    assert (s.attacker, s.defender) == (2, 0)
