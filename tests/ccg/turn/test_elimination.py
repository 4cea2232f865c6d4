"""Who loses while others play on: cards, provinces, what lasts, the attack and the turn."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.errors import IllegalChoice
from gorin.kernel.events import Event
from gorin.kernel.machine import run
from gorin.kernel.windows import emit
from gorin.rulebook.testing import rule
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.bars import ATTACK, barred
from gorin.rulesets.ccg.state import NEXT_TURN
from gorin.rulesets.ccg.victory import concede
from gorin.rulesets.ccg.words import *
from gorin.rulesets.ccg.words.triggers import Moment
from tests.ccg.tables import (
    at_home,
    attached,
    both_editions,
    decision,
    do,
    editions,
    find,
    force,
    honor,
    in_discard,
    in_play,
    is_bowed,
    is_removed,
    options,
    pass_until,
    play,
    provinces,
    step,
    table,
)

THREE = "A 5: Plain Guard, Plain Mine | Plain Two\nB 5: Plain Rider[Plain Sword] | Plain Four\nC 5: Plain Giant"
TAKE = strategy("Take", open_(TakeControl(THAT), target=PERSONALITY), focus=1)
BLESS = strategy("Bless", open_(give(THAT, force=2), target=PERSONALITY), focus=1)
SHADOW = strategy("Shadow", open_(Create("personality", 1, 1, title="Shade")), focus=1)
MARK = strategy("Mark", open_(AddToken(THAT, "fire", force=2), target=PERSONALITY), focus=1)


def test_only_who_is_in_the_game_concedes() -> None:
    s = table(THREE)
    concede(s, 1)
    with pytest.raises(IllegalChoice):
        concede(s, 1)


@both_editions(rule("sam.player-elimination.1", "sam.player-elimination.3", "sam.turns.1"))
def test_all_of_an_eliminated_players_cards_are_removed_and_the_turn_passes_him_over() -> None:
    s = table(f"{THREE}\naction phase, active A")
    fallen = list(s.provinces[1])
    concede(s, 1)
    for c, owner in enumerate(s.owner):
        if owner == 1 and not s.p[facts.THE_RULES] >> c & 1:
            assert s.p[facts.REMOVED] >> c & 1, "in play, in hand, in decks and provinces"
    assert not s.zones[2] and not s.zones[3] and provinces(s, "B") == 0
    assert not any(s.p[facts.DISCARD] >> c & 1 for p in fallen for c in range(len(s.owner)) if s.slot[c] == p)
    assert s.winner < 0 and in_play(s, "Plain Guard") and in_play(s, "Plain Giant")
    pass_until(s, "C: action")
    pass_until(s, "C: bring into play")
    assert s.first == 2, "after A it is C's turn"


class ProvinceFalls(Moment):
    """After a province is destroyed."""

    kinds = (ev.DESTROY_PROVINCE,)

    def english(self, v: Any) -> str:
        return "after a province is destroyed"


@both_editions(rule("sam.player-elimination.3"))
def test_his_provinces_are_not_destroyed() -> None:
    mourner = holding("Mourner", trait(ProvinceFalls(), gain_honor(1)), cost=0)
    ruin = strategy("Ruin", open_(Destroy(THAT), target=PROVINCE & OTHERS), focus=1)
    s = table("A 5: Mourner | Ruin\nB 5: | | Plain Mine\nC 5: Plain Giant\naction phase, active A", [mourner, ruin])
    play(s, "A: Ruin", "A: B's province 2")
    assert honor(s)[0] == 6 and provinces(s, "B") == 3
    concede(s, 1)
    assert honor(s)[0] == 6 and provinces(s, "B") == 0 and is_removed(s, "Plain Mine"), "they only leave the game"


@both_editions(rule("sam.player-elimination.2", "sam.player-elimination.4"))
def test_created_cards_go_with_who_controls_them() -> None:
    text = "A 5: Plain Guard | Shadow, Mark\nB 5: Plain Rider | Take\nC 5: Plain Giant\naction phase, active A"
    s = table(text, [SHADOW, TAKE, MARK])
    play(s, "A: Shadow")
    shade = next(c for c in range(len(s.owner)) if s.p[facts.CREATED] >> c & 1)
    do(s, "B: pass", "C: pass", "A: Mark", "A: Plain Giant")
    concede(s, 0)
    assert not s.p[facts.IN_PLAY] >> shade & 1 and (s.p[facts.REMOVED] | s.p[facts.GONE]) >> shade & 1
    assert force(s, "Plain Giant") == 11, "the token he made stays"
    s = table(text, [SHADOW, TAKE, MARK])
    play(s, "A: Shadow")
    shade = next(c for c in range(len(s.owner)) if s.p[facts.CREATED] >> c & 1)
    do(s, "B: Take", "B: Shade")
    assert s.holder[shade] == 1
    concede(s, 0)
    assert s.p[facts.IN_PLAY] >> shade & 1 and s.holder[shade] == 1, "another controls it"
    concede(s, 1)
    assert s.winner == 2


@both_editions(rule("sam.open-eliminated-others-cards.1"))
def test_what_others_own_goes_back_and_the_favor_to_nobody() -> None:
    text = "A 5: Plain Guard | Take\nB 5: Plain Rider\nC 5: Plain Giant\naction phase, active A, favor A"
    s = table(text, [TAKE])
    do(s, "A: Take", "A: Plain Giant")
    assert s.holder[find(s, "Plain Giant")] == 0
    concede(s, 0)
    assert s.holder[find(s, "Plain Giant")] == 2 and in_play(s, "Plain Giant") and s.favor == -1
    s = table("A 5: Plain Guard[C:Plain Sword]\nB 5: \nC 5: Plain Giant\naction phase, active B")
    assert attached(s, "Plain Guard") == ["Plain Sword"]
    concede(s, 0)
    assert in_discard(s, "Plain Sword") and is_removed(s, "Plain Guard")


@both_editions(rule("sam.player-elimination.6"))
def test_effects_of_an_eliminated_player_last_as_long_as_they_would() -> None:
    s = table("A 5: Plain Guard\nB 5: Plain Rider | Bless\nC 5: Plain Giant\naction phase, active A", [BLESS])
    do(s, "A: pass", "B: Bless", "B: Plain Guard")
    concede(s, 1)
    assert force(s, "Plain Guard") == 5
    pass_until(s, "C: bring into play")
    assert force(s, "Plain Guard") == 3


@both_editions(rule("sam.player-elimination.7"))
def test_what_lasts_until_his_next_turn_ends_where_that_would_begin() -> None:
    text = "A 5: Plain Guard\nB 5: Plain Rider | Curse\nC 5: Plain Giant\naction phase, active A"
    forbid = MayNot(THAT, "be assigned to attack", "your next turn")
    curse = strategy("Curse", open_(forbid, target=PERSONALITY), focus=1)
    s = table(text, [curse])
    do(s, "A: pass", "B: Curse", "B: Plain Giant")
    concede(s, 1)
    giant = 1 << find(s, "Plain Giant")
    assert barred(s, ATTACK) == giant and [row.until for row in s.lasting] == [NEXT_TURN + 1]
    pass_until(s, "A: bring into play")
    assert barred(s, ATTACK) == giant, "not before the turn of the player before him is over"
    pass_until(s, "C: action")
    assert barred(s, ATTACK) == 0


@both_editions(rule("sam.player-elimination.5"))
def test_the_left_hand_neighbour_orders_the_battles_without_their_attacker() -> None:
    s = table("A 5: Plain Guard*\nB 5: Plain Sailor*\nC 5: Plain Duelist+2, Plain Hero+3\nbattle A+C>B 1")
    concede(s, 0)
    assert decision(s) == "B: battle action", "the battle that is being fought goes on"
    do(s, "B: pass", "C: pass")
    assert decision(s) == "B: fight the battle at" and "B's province 2" in options(s) and "B's province 3" in options(s)


@both_editions(rule("sam.open-eliminated-defender.1"))
def test_without_the_defender_the_attack_phase_is_over() -> None:
    s = table("A 5: Plain Guard*, Plain Hero+2\nB 5: Plain Sailor*\nC 5: Plain Duelist*\nbattle A>B+C 1")
    concede(s, 1)
    for name in ("Plain Guard", "Plain Hero", "Plain Duelist"):
        assert at_home(s, name) and is_bowed(s, name)
    assert s.attacker == -1 and decision(s) == "A: bring into play"


@both_editions(rule("sam.open-eliminated-active-player.1"))
def test_without_the_active_player_the_battles_are_fought_and_the_next_turn_begins() -> None:
    s = table("A 5: Plain Guard*\nB 5: Plain Sailor*\nC 5: Plain Giant*\nbattle A+C>B 1")
    concede(s, 0)
    pass_until(s, "B: action")
    assert honor(s)[2] == 7 and in_discard(s, "Plain Sailor"), "the ally has won the battle"
    assert s.first == 1 and s.turns[1] == 2
    s = table("A 5: Plain Guard\nB 5: Plain Sailor\nC 5: Plain Giant\ndynasty phase, active A")
    concede(s, 0)
    assert s.first == 1 and decision(s) == "B: action"


LAST_BREATH = strategy("Last Breath", open_(lose_honor(10), give(THAT, force=3), target=PERSONALITY), focus=1)


@editions(samurai=rule("sam.open-eliminated-active-player.1", "sam.dishonor-victory.1"))
def test_an_action_that_resolves_is_finished_without_its_player() -> None:
    s = table("A -15: Plain Guard | Last Breath\nB 5: Plain Sailor\nC 5: Plain Giant\naction phase", [LAST_BREATH])
    do(s, "A: Last Breath", "A: Plain Giant")
    assert not s.alive & 1 and is_removed(s, "Plain Guard") and s.winner < 0
    assert s.first == 1 and "3 action round" in step(s), "the turn ended, and with it what lasted that long"


def befall(s: Any, *events: Event) -> None:
    """This happens now, at once."""
    s.decision = None
    emit(s, events)
    if s.gone and s.winner < 0:  # as the machine does after a step
        s.decision = None
        s.box.rules.unwind(s)
        s.gone = 0
    run(s)


def lose(*seats: int, n: int = 30) -> list[Event]:
    return [Event(ev.LOSE_HONOR, -1, q, n) for q in seats]


@editions(samurai=rule("sam.dishonor-victory.3"))
def test_of_several_dishonored_at_once_the_active_player_chooses_who_goes_first() -> None:
    s = table("A 5: \nB 5: \nC 5: \naction phase, active B")
    befall(s, *lose(0, 1, 2))
    assert decision(s) == "B: who loses first" and options(s) == ["A", "B", "C"]
    do(s, "B: C")
    assert options(s) == ["A", "B"] and s.winner < 0
    do(s, "B: A")
    assert s.winner == 1, "the last one wins, though he would lose too"
    assert s.box.rules.endings[s.ending] == "dishonor"


@editions(samurai=rule("sam.dishonor-victory.2", "sam.open-dishonor-two-or-more.1"))
def test_who_is_dishonored_is_out_and_the_last_one_left_has_won() -> None:
    s = table("A 5: \nB 5: \nC 5: \naction phase, active B")
    befall(s, *lose(0))
    assert s.winner < 0 and s.alive == 0b110 and decision(s) == "B: action"
    befall(s, *lose(2))
    assert s.winner == 1 and s.box.rules.endings[s.ending] == "dishonor"


@both_editions(rule("sam.open-simultaneous-last-provinces.1", "sam.open-simultaneous-victory.1"))
def test_of_several_who_lose_their_last_provinces_at_once_the_active_player_chooses() -> None:
    s = table("A 5: | | -, gone, gone, gone\nB 5: | | -, gone, gone, gone\naction phase, active A")
    befall(s, *(Event(ev.DESTROY_PROVINCE, s.provinces[q][0], 0) for q in (0, 1)))
    assert decision(s) == "A: who loses first" and options(s) == ["A", "B"]
    do(s, "A: A")
    assert s.winner == 1 and s.box.rules.endings[s.ending] == "military"


@both_editions(rule("sam.military-victory.1", "sam.military-victory.2"))
def test_the_last_province_destroyed_by_whatever_means() -> None:
    lands = "| | -, gone, gone, gone"
    s = table(f"A 5: {lands}\nB 5: {lands}\nC 5: {lands}\naction phase, active C")
    befall(s, Event(ev.DESTROY_PROVINCE, s.provinces[0][0], 2))
    assert s.alive == 0b110 and s.winner < 0 and decision(s) == "C: action"
    befall(s, Event(ev.DESTROY_PROVINCE, s.provinces[1][0], 2))
    assert s.winner == 2 and s.box.rules.endings[s.ending] == "military"
