"""Setting up, and the phases of a turn."""

from __future__ import annotations

from typing import Any

from gorin import new_game
from gorin.kernel.bits import bits
from gorin.rulebook.testing import rule
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.state import PHASES
from gorin.rulesets.ccg.words import BOWED, PERSONALITY, Straightens, battle, count, gain_honor, holding, open_, trait
from tests.ccg.tables import (
    copies,
    decision,
    do,
    editions,
    find,
    hand,
    honor,
    in_discard,
    in_play,
    is_bowed,
    is_faceup,
    lying,
    offered,
    options,
    pass_until,
    play,
    table,
)


def opened(seed: int = 0) -> Any:
    return new_game("ccg/emperor", ["crab", "crane"], seed=seed, stop=True).state


@rule("emp.stronghold.2", "emp.stronghold.7", "emp.going-first.1")
def test_strongholds_start_in_play_and_say_who_goes_first() -> None:
    s = opened()
    assert in_play(s, "The Aerie") and in_play(s, "Yasuki Palaces - exp")
    assert s.honor == [3, 6]
    assert s.first == 1


@rule("emp.going-first.2")
def test_a_tie_for_going_first_is_broken_at_random() -> None:
    firsts = {new_game("ccg/emperor", ["crane", "crane"], seed=seed, stop=True).state.first for seed in range(12)}
    assert firsts == {0, 1}


@rule("emp.starting-holdings.1", "emp.starting-holdings.2", "emp.starting-holdings.3")
def test_starting_holdings() -> None:
    s = opened()
    for seat in (0, 1):
        keep = copies(s, "Border Keep", seat)[0]
        assert s.p[facts.IN_PLAY] >> keep & 1 and not s.p[facts.BOWED] >> keep & 1
    second, first = copies(s, "Bamboo Harvesters", 0)[0], copies(s, "Bamboo Harvesters", 1)[0]
    assert (s.p[facts.IN_PLAY] & s.p[facts.BOWED]) >> second & 1
    assert not s.p[facts.IN_PLAY] >> first & 1 and s.p[facts.REMOVED] >> first & 1


@rule("emp.provinces.1", "emp.the-hand.1")
def test_four_facedown_provinces_and_six_cards() -> None:
    s = opened()
    for seat in (0, 1):
        assert len(s.provinces[seat]) == 4
        assert len(hand(s, seat)) == 6
    assert all(len(bits(s.lying[c])) == 1 for c in s.provinces[0])
    assert not s.p[facts.IN_PROVINCE] & s.ctl[0] & s.p[facts.FACEUP]


@rule("emp.imperial-favor.2", "emp.whats-new.1")
def test_nobody_starts_with_the_favor() -> None:
    assert opened().favor == -1


@rule("emp.decks-and-discard-piles.1", "emp.setting-up-the-game.1")
def test_decks_are_shuffled_apart_and_starting_cards_are_in_neither() -> None:
    s, t = opened(1), opened(2)
    for seat in (0, 1):
        for pile, plane in ((0, facts.FATE), (1, facts.DYNASTY)):
            deck = s.zones[seat * 2 + pile]
            assert deck and all(s.p[plane] >> c & 1 for c in deck)
            assert not any(s.box.faces[s.kind[c]].definition.side == "" for c in deck)
            assert [s.kind[c] for c in deck] != [t.kind[c] for c in t.zones[seat * 2 + pile]]


@rule("emp.the-turn-sequence.1", "emp.the-turn-sequence.2")
def test_phases_follow_each_other_and_turns_pass() -> None:
    s = table("A 5: | | -, -, -, - \nB 5: \nstraighten phase, active A")
    seen: list[tuple[int, str]] = []
    for _ in range(12):
        if not seen or seen[-1] != (s.first, PHASES[s.phase]):
            seen.append((s.first, PHASES[s.phase]))
        if s.first == 1 and PHASES[s.phase] == "action":
            break
        do(s, f"{'AB'[s.decision.player]}: {'pass' if offered(s, 'pass') else 'done'}")
    assert [x for x in seen if x[0] == 0] == [(0, "action"), (0, "dynasty")]
    assert (1, "action") in seen


@editions(emperor=rule("emp.straighten-phase.1"), samurai=rule("sam.straighten-phase.1"))
def test_the_active_player_straightens_everything() -> None:
    s = table("A 5: Castle_, Plain Guard_, Plain Mine_ \nB 5: Plain Giant_\nstraighten phase, active A")
    assert not is_bowed(s, "Plain Guard") and not is_bowed(s, "Plain Mine") and not is_bowed(s, "Castle", "A")
    assert is_bowed(s, "Plain Giant")
    look = holding("Look", trait(Straightens(PERSONALITY), gain_honor(count(PERSONALITY & BOWED))), cost=0)
    s = table("A 5: Plain Giant_\nB 5: Look, Plain Guard_, Plain Rider_\nstraighten phase, active B", (look,))
    while "traits" in decision(s):
        play(s, f"B: {options(s)[0]}")
    assert honor(s) == [5, 5 + 3 + 3], "all at once: before either straightens, three are bowed"
    assert is_bowed(s, "Plain Giant") and not is_bowed(s, "Plain Guard") and not is_bowed(s, "Plain Rider"), "only his"


@rule("emp.straighten-phase.2", "emp.do-not-does-not-will-not.1")
def test_bamboo_harvesters_stay_bowed_on_the_first_turn() -> None:
    s = table("A 5: Bamboo Harvesters_, Plain Mine_ \nB 5: \nstraighten phase, turn 1, active A")
    assert is_bowed(s, "Bamboo Harvesters") and not is_bowed(s, "Plain Mine")
    s = table("A 5: Bamboo Harvesters_ \nB 5: \nstraighten phase, turn 4, active A")
    assert not is_bowed(s, "Bamboo Harvesters")


@editions(emperor=rule("emp.events-phase.1", "emp.events-phase.3"), samurai=rule("sam.events-phase.4"))
def test_provinces_are_revealed_and_holdings_stay() -> None:
    s = table(
        "A 5: | | Plain Mine?, Plain Guard?, Plain Farm?, Plain Giant? \nB 5: | | Plain Mine?\nevents phase, active A"
    )
    assert lying(s, "A") == ["Plain Mine", "Plain Guard", "Plain Farm", "Plain Giant"]
    assert all(
        s.p[facts.FACEUP] >> find(s, x, "A") & 1 for x in ("Plain Mine", "Plain Guard", "Plain Farm", "Plain Giant")
    )
    assert not s.p[facts.FACEUP] >> find(s, "Plain Mine", "B") & 1


@editions(
    emperor=rule("emp.action-phase.1", "emp.action-phase.2", "emp.when-can-i-take-an-action.2"),
    samurai=rule("sam.action-phase.2", "sam.action-phase.3"),
)
def test_the_active_player_acts_first_and_alone_takes_limited_actions() -> None:
    text = "A 5: Plain Guard, Castle | Plain Knife \nB 5: Plain Giant, Castle | Plain Knife\naction phase, active A"
    s = table(text)
    assert decision(s) == "A: action" and offered(s, "Equip")
    do(s, "A: pass")
    assert decision(s) == "B: action" and not offered(s, "Equip")
    s = table(text.replace("active A", "active B"))
    assert decision(s) == "B: action" and offered(s, "Equip")
    do(s, "B: pass")
    assert decision(s) == "A: action" and not offered(s, "Equip")
    horn = holding("Horn", battle(gain_honor(1), even="absent"), open_(gain_honor(2)), cost=0)
    s = table("A 5: Horn\nB 5: Horn\naction phase, active B", (horn,))
    for seat in "BA":
        assert decision(s) == f"{seat}: action" and len(options(s)) == 2, "no Battle action, whoever it is"
        do(s, f"{seat}: pass")


@rule("emp.action-phase.3", "emp.action-phase.4")
def test_only_passes_in_a_row_end_the_action_phase() -> None:
    s = table("A 5: Plain Guard~, Plain Giant | Plain Knife \nB 5: Plain Guard~\naction phase, active A")
    do(s, "A: pass", "B: Order Seppuku")
    do(s, "B: Plain Guard")
    assert decision(s) == "A: action"
    do(s, "A: Equip")
    assert "action round" in step_of(s)


def step_of(s: Any) -> str:
    from gorin.kernel.machine import where

    return " > ".join(where(s))


@editions(
    emperor=rule("emp.end-phase.1", "emp.end-phase.2", "emp.end-phase.3"),
    samurai=rule("sam.end-phase.1", "sam.end-phase.3"),
)
def test_the_end_phase_draws_one_and_keeps_eight() -> None:
    eight = ", ".join(["Plain Four"] * 8)
    s = table(f"A 5: | {eight} \nB 5: \nend phase, active A")
    assert decision(s) == "A: discard down to the maximum hand size"
    assert len(hand(s, "A")) == 9
    do(s, "A: Scroll")
    assert hand(s, "A") == ["Plain Four"] * 8
    s = table("A 5: | Plain Four \nB 5: \nend phase, active A")
    assert hand(s, "A") == ["Plain Four", "Scroll"]
    s = table("A 5: | Plain Four \nB 5: | Plain Two\nend phase, active B")
    assert hand(s, "A") == ["Plain Four"] and hand(s, "B") == ["Plain Two", "Scroll"], "the active player alone"


@editions(emperor=rule("emp.end-phase.4", "emp.draw.1"), samurai=rule("sam.end-phase.5"))
def test_the_turn_ends_with_its_end_phase() -> None:
    s = table("A 5: | | | | Plain Two, Plain Four \nB 5: \nend phase, active A")
    assert hand(s, "A") == ["Plain Two"]
    assert s.first == 1
    assert [table(f"A 5: \nB 5: \nC 5: \nend phase, active {x}").first for x in "ABC"] == [1, 2, 0], "and so on round"


@rule("emp.provinces.2", "emp.provinces.4", "emp.discard-face-up-cards.2")
def test_empty_provinces_are_refilled_facedown_while_there_are_cards() -> None:
    s = table("A 5: | | Plain Mine, Plain Farm | | | Plain Guard \nB 5: \ndynasty phase, active A")
    pass_until(s, "discard from your provinces")
    do(s, "A: Plain Mine")
    assert lying(s, "A")[:2] == ["Plain Guard", "Plain Farm"]
    assert not s.p[facts.FACEUP] >> find(s, "Plain Guard") & 1
    do(s, "A: Plain Farm")
    assert lying(s, "A")[1] == "" and len(s.provinces[0]) == 4


@editions(
    emperor=rule("emp.discard-face-up-cards.1", "emp.decks-and-discard-piles.4"), samurai=rule("sam.dynasty-phase.14")
)
def test_faceup_cards_may_be_discarded_before_the_dynasty_phase_ends() -> None:
    s = table("A 5: | | Plain Mine, Plain Farm? \nB 5: \ndynasty phase, active A")
    pass_until(s, "discard from your provinces")
    assert offered(s, "Plain Mine") and not offered(s, "Plain Farm") and offered(s, "done")
    do(s, "A: Plain Mine")
    assert in_discard(s, "Plain Mine") and is_faceup(s, "Plain Mine")
