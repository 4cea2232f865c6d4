"""What comes of a duel: Focus Effects, the order of consequences, what happens for winning and for losing."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.kernel.machine import answer
from gorin.rulebook.testing import rule
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    chi,
    decision,
    discard,
    do,
    editions,
    find,
    force,
    honor,
    in_discard,
    in_play,
    is_bowed,
    offered,
    options,
    play,
    table,
    titles,
    told,
    watch,
)

CONTEST = strategy(
    "Contest",
    open_(Duel(PERFORMER, THAT, loser=(Bow(PICKED),), winner=(gain_honor(1, his(PICKED)),)),
          performer=PERSONALITY & YOURS, target=PERSONALITY),
    focus=1,
)  # fmt: skip
CARDS = (CONTEST,)


def duel(a: str, b: str, card: str = "Contest", extra: tuple[Card, ...] = (), hands: tuple[str, str] = ("", ""),
         decks: tuple[str, str] = ("", "")) -> Any:  # fmt: skip
    text = f"A 5: {a} | {card}, {hands[0]} | | | {decks[0]}\nB 5: {b} | {hands[1]} | | | {decks[1]}"
    return play(table(text.replace(",  |", " |"), (*CARDS, *extra)), f"A: {card}")


def strike(s: Any) -> Any:
    """Whose turn it is strikes, and the pools are put back anyhow."""
    do(s, f"{s.box.rules.seat_name(s.decision.player)}: strike")
    return tidy(s)


ANYHOW = ("traits before", "traits after", "put on the bottom next")


def tidy(s: Any) -> Any:
    """Traits resolve and cards are put back, in any order."""
    while s.decision is not None and s.decision.why in ANYHOW:
        answer(s, 0)
    return s


def fighting(s: Any) -> bool:
    return decision(s).endswith("focus or strike")


# --- the order of consequences -------------------------------------------------------------------------------------

MOURNER = personality(
    "Mourner", CRAB, trait(LosesDuel(PERSONALITY), gain_honor(1)), force=1, chi=1, cost=1, personal_honor=1
)
CHEERER = personality(
    "Cheerer", CRAB, trait(WinsDuel(PERSONALITY), gain_honor(2)), force=1, chi=1, cost=1, personal_honor=1
)
STAKE = strategy(
    "Stake", open_(Duel(PERFORMER, THAT, loser=(lose_honor(20, his(PICKED)),), winner=(gain_honor(10, his(PICKED)),)),
                   performer=PERSONALITY & YOURS, target=PERSONALITY & OTHERS), focus=1,
)  # fmt: skip


@editions(samurai=rule("sam.duels.33", "sam.duels.34", "sam.duels.31"))
def test_losing_comes_first_and_the_challenge_before_others() -> None:
    s = duel("Plain Giant, Mourner, Cheerer", "Plain Sailor", "Stake", (MOURNER, CHEERER, STAKE))
    watch(s)
    do(s, "A: Plain Giant", "A: Plain Sailor", "B: strike")
    tidy(s)
    said = [x for x in told(s) if "Honor" in x]
    assert said == ["B loses 20 Honor.", "A gains 1 Honor.", "A gains 10 Honor.", "A gains 2 Honor."]


@editions(samurai=rule("sam.duels.35", "sam.duels.36"))
def test_winning_comes_afterwards_and_the_challenge_before_others() -> None:
    s = duel("Plain Giant, Cheerer", "Plain Sailor, Mourner", "Stake", (MOURNER, CHEERER, STAKE))
    watch(s)
    do(s, "A: Plain Giant", "A: Plain Sailor", "B: strike")
    tidy(s)
    said = [x for x in told(s) if "Honor" in x]
    assert said == ["B loses 20 Honor.", "B gains 1 Honor.", "A gains 10 Honor.", "A gains 2 Honor."]


@editions(emperor=rule("emp.duel.18"), samurai=rule("sam.duels.27"))
def test_in_a_tie_each_player_has_what_comes_of_losing() -> None:
    s = table("A 5: Plain Giant | Stake\nB 5: Plain Giant", (*CARDS, STAKE))
    do(s, "A: Stake", "B: strike")
    tidy(s)
    assert honor(s) == [-15, -15]


@editions(samurai=rule("sam.duels.37"))
def test_the_active_player_orders_consequences_of_one_moment() -> None:
    s = duel("Plain Giant, Mourner", "Plain Sailor, Mourner", "Stake", (MOURNER, STAKE))
    do(s, "A: Plain Giant", "A: Plain Sailor", "B: strike")
    assert decision(s) == "A: traits after" and len(options(s)) == 2
    text = "A 5: Plain Giant, Mourner | \nB 5: Plain Sailor, Mourner | Stake\naction phase, active B"
    s = table(text, (*CARDS, MOURNER, STAKE))
    play(s, "B: Stake", "B: Plain Sailor", "B: Plain Giant", "A: strike")
    assert decision(s) == "B: traits after" and len(options(s)) == 2  # in B's turn it is B who does


@editions(emperor=rule("emp.duel.20", "emp.duel.21"), samurai=rule("sam.duels.40"))
def test_focused_cards_are_discarded_when_all_has_come_of_it() -> None:
    grow = strategy("Grow", focus_effect(RaiseFocus(5)), focus=1)
    s = duel("Plain Guard", "Plain Giant", extra=(grow,), hands=("Grow", "Plain Knife"))
    watch(s)
    do(s, "A: Plain Giant", "B: Plain Knife", "A: Grow", "B: strike")
    tidy(s)
    lines = told(s)
    assert lines.index("Plain Giant bows.") < lines.index("Grow is discarded.")  # 7 against 6
    assert in_discard(s, "Grow") and not s.lasting  # the change of its Focus Value has ended
    assert in_discard(s, "Plain Knife") and not s.p[facts.FOCUSED]  # both players'


# --- for winning, for losing ---------------------------------------------------------------------------------------

MERCY = strategy("Mercy", reaction(WouldBeDestroyed(PERSONALITY), NegateIt(), when=ForDuel("losing")), focus=1)
MODESTY = strategy(
    "Modesty", reaction(PlayerWould("gain Honor", yours=False), NegateIt(), when=ForDuel("winning")), focus=1
)
SHELTER = strategy("Shelter", reaction(LosesHonor(), NegateIt(), when=ForDuel("losing")), focus=1)
TO_DEATH = strategy("To Death", open_(Duel(PERFORMER, THAT, loser=(Destroy(PICKED),), winner=(gain_honor(1, his(PICKED)),)),
                                      performer=PERSONALITY & YOURS, target=PERSONALITY & OTHERS), focus=1)  # fmt: skip
SLAY = strategy("Slay", open_(Destroy(THAT), target=PERSONALITY & OTHERS), focus=1)
REVENGE = holding("Revenge", trait(LosesDuel(PERSONALITY & YOURS), Destroy(THIS), lose_honor(2)), cost=0)


@editions(samurai=rule("sam.duels.39", "sam.for.1"))
def test_for_losing_means_what_directly_comes_of_losing() -> None:
    s = duel("Plain Giant", "Plain Guard", "To Death", (MERCY, TO_DEATH), hands=("", "Mercy"))
    do(s, "B: strike")
    assert decision(s) == "B: reactions before"
    do(s, "B: Mercy")
    tidy(s)
    assert in_play(s, "Plain Guard") and honor(s) == [6, 5]
    s = duel("Plain Giant", "Plain Guard", "Slay", (MERCY, SLAY), hands=("", "Mercy"))
    play(s)
    assert not in_play(s, "Plain Guard") and decision(s) == "B: action"  # destroyed, but not for losing a duel
    s = duel("Plain Giant", "Plain Guard, Revenge", "To Death", (SHELTER, REVENGE, TO_DEATH), hands=("", "Shelter"))
    do(s, "B: strike")
    play(s)
    assert decision(s) == "B: reactions before"  # also what a trait makes of losing it
    do(s, "B: Shelter")
    tidy(s)
    assert honor(s) == [6, 5]
    grim = holding("Grim", trait(Bows(PERSONALITY & OTHERS), Destroy(IT)), cost=0)
    drill = strategy("Drill", open_(Bow(THAT), target=PERSONALITY & OTHERS), focus=1)
    s = duel("Plain Giant, Grim", "Plain Guard", "Drill", (MERCY, grim, drill), hands=("", "Mercy"))
    play(s)
    assert not in_play(s, "Plain Guard") and decision(s) == "B: action"  # nor what a trait makes of something else


@editions(samurai=rule("sam.duels.39"))
def test_for_winning_is_not_for_losing() -> None:
    s = duel("Plain Giant", "Plain Guard", "To Death", (MODESTY, TO_DEATH), hands=("", "Modesty"))
    do(s, "B: strike")
    assert decision(s) == "B: reactions before" and not in_play(s, "Plain Guard")
    do(s, "B: Modesty")
    tidy(s)
    assert honor(s) == [5, 5]
    comfort = strategy("Comfort", open_(Duel(PERFORMER, THAT, loser=(gain_honor(1, his(PICKED)),), winner=(Destroy(PICKED),)),
                                        performer=PERSONALITY & YOURS, target=PERSONALITY & OTHERS), focus=1)  # fmt: skip
    s = duel("Plain Guard", "Plain Giant", "Comfort", (MODESTY, MERCY, comfort), hands=("", "Modesty, Mercy"))
    do(s, "B: strike")
    tidy(s)  # A gained for losing, and B's was destroyed for winning: neither card is about that
    assert decision(s) == "B: action" and honor(s) == [6, 5] and not in_play(s, "Plain Giant")


@editions(samurai=rule("sam.for.2"))
def test_what_follows_from_a_consequence_is_not_for_losing() -> None:
    s = duel("Plain Giant", "Plain Guard~", "To Death", (SHELTER, TO_DEATH), hands=("", "Shelter"))
    do(s, "B: strike")
    tidy(s)
    assert not in_play(s, "Plain Guard") and honor(s) == [6, 4]  # lost for dying dishonorable; Shelter could not help
    assert offered(s, "pass") and force(s, "Plain Giant") == 9


# --- Focus Effects -------------------------------------------------------------------------------------------------

FLASH = strategy("Flash", focus_effect(gain_honor(1)), focus=2)
DISARM = strategy("Disarm", focus_effect(Discard(FOCUSED & OTHERS)), focus=2)
SURGE = strategy("Surge", focus_effect(Pick(STRATEGY & IN_HAND & YOURS, AddToFocused(PICKED))), focus=2)
CODA = strategy("Coda", reaction(AfterResolution("you"), gain_honor(1)), focus=3)


@editions(
    emperor=rule("emp.duel.11", "emp.duel.12"), samurai=rule("sam.duels.20", "sam.focus-effect.1", "sam.duels.18")
)
def test_all_focused_cards_are_revealed_and_their_effects_resolve_as_the_active_player_says() -> None:
    look = strategy("Last Look", reaction(BeforeFocusEffects(), gain_honor(0)), focus=1)
    s = duel("Plain Guard", "Plain Giant", extra=(FLASH, look), hands=("Flash, Last Look", "Flash"))
    do(s, "A: Plain Giant", "B: Flash", "A: Flash")
    for seat in "BA":
        do(s, f"{seat}: {next(x for x in options(s) if x not in ('strike', 'Last Look'))}")
    assert not s.p[facts.FOCUSED] & s.p[facts.FACEUP] and honor(s) == [5, 5]  # nothing resolves while facedown
    do(s, "B: strike")
    assert s.p[facts.FOCUSED].bit_count() == 4 and s.p[facts.FOCUSED] & ~s.p[facts.FACEUP] == 0
    do(s, "A: pass")
    assert decision(s) == "A: traits after" and len(options(s)) == 2 and honor(s) == [5, 5]
    do(s, f"A: {options(s)[0]}")
    assert sum(honor(s)) == 11
    play(s)
    assert sum(honor(s)) == 13  # both, and the winner's
    text = "A 5: Plain Giant | Flash\nB 5: Plain Guard | Contest, Flash\naction phase, active B"
    s = play(table(text, (*CARDS, FLASH)), "B: Contest", "B: Plain Guard", "B: Plain Giant")
    do(s, "A: Flash", "B: Flash", "A: strike")
    assert decision(s) == "B: traits after" and len(options(s)) == 2  # in B's turn it is B who orders them


@editions(samurai=rule("sam.duels.21", "sam.focus-effect.1"))
def test_a_card_that_is_gone_has_no_focus_effect() -> None:
    s = duel("Plain Giant", "Plain Guard", extra=(FLASH, DISARM), hands=("Disarm", "Flash"))
    do(s, "A: Plain Guard", "B: Flash", "A: Disarm", "B: strike")
    do(s, next(f"A: {x}" for x in options(s) if "Disarm" in x))
    play(s)
    tidy(s)
    assert "Flash" in discard(s, "B") and honor(s) == [6, 5]  # A's for winning; none for Flash
    s = duel("Plain Giant", "Plain Guard", extra=(FLASH, DISARM), hands=("Disarm", "Flash"))
    do(s, "A: Plain Guard", "B: Flash", "A: Disarm", "B: strike")
    do(s, next(f"A: {x}" for x in options(s) if "Flash" in x))
    play(s)
    tidy(s)
    assert honor(s) == [6, 6]


@editions(samurai=rule("sam.duels.19", "sam.duels.22", "sam.focused-cards.1"))
def test_a_card_that_comes_later_comes_faceup_counts_and_has_its_effect() -> None:
    s = duel("Plain Guard", "Plain Giant", extra=(FLASH, SURGE), hands=("Surge, Flash", "Plain Two"))
    do(s, "A: Plain Giant", "B: Plain Two", "A: Surge", "B: strike")
    do(s, "A: Surge", "A: Flash")
    flash = find(s, "Flash")
    assert s.p[facts.FOCUSED] & s.p[facts.FACEUP] & 1 << flash
    assert decision(s) == "A: traits after" and options(s) == ["Flash"]
    do(s, "A: Flash")
    tidy(s)
    assert honor(s) == [6, 5]  # 2 + 2 + 2 against 4 + 2: a tie, and the Focus Effect of Flash
    assert is_bowed(s, "Plain Guard") and is_bowed(s, "Plain Giant") and in_discard(s, "Flash")
    assert not s.p[facts.FOCUSED], "what has left the area is no focused card any more"


@editions(samurai=rule("sam.focused-cards.1"))
def test_a_card_that_has_left_the_focusing_area_is_not_focused_and_does_not_count() -> None:
    s = duel("Plain Rider", "Plain Guard", extra=(DISARM,), hands=("Disarm", "Plain Four"))
    do(s, "A: Plain Guard", "B: Plain Four", "A: Disarm", "B: strike")
    play(s)
    tidy(s)
    assert is_bowed(s, "Plain Guard") and not is_bowed(s, "Plain Rider")  # 3 + 2 against 2 + 4, of which 4 are gone


@editions(emperor=rule("emp.duel.4", "emp.duel.13", "emp.duel.14"), samurai=rule("sam.duels.9"))
def test_focusing_is_not_playing_and_other_text_does_not_count() -> None:
    boast = item("Boast", trait(Focusing(PERSONALITY), gain_honor(5)), has(PERSONALITY, chi=5), open_(gain_honor(7)),
                 force=0, chi=0, cost=9, focus=2)  # fmt: skip
    played = holding("Clerk", trait(Announced("any"), gain_honor(20)), cost=0)
    s = duel("Plain Guard, Clerk", "Plain Giant", extra=(boast, played), hands=("Boast", "Plain Two"))
    do(s, "A: Plain Giant", "B: Plain Two")
    before = honor(s)
    do(s, "A: Boast")
    assert honor(s) == before and chi(s, "Plain Giant") == 4 and not offered(s, "Boast")  # nor was its cost paid
    assert titles(s, s.p[facts.FOCUSED] & s.ctl[0]) == ["Boast"]


@editions(samurai=rule("sam.duels.12", "sam.duels.17"))
def test_striking_ends_the_focusing_at_once() -> None:
    struck = holding("Gong", trait(BeforeFocusEffects(), gain_honor(1)), cost=0)
    s = duel("Plain Guard, Gong", "Plain Giant", extra=(struck,), hands=("Plain Four", "Plain Two"))
    do(s, "A: Plain Giant", "B: Plain Two")
    assert honor(s) == [5, 5]
    do(s, "A: strike")
    tidy(play(s))
    assert honor(s) == [6, 6] and is_bowed(s, "Plain Guard")  # it was resolved; B had no other turn


@editions(samurai=rule("sam.focus-value.1"))
def test_every_fate_card_has_a_focus_value() -> None:
    from gorin.cards.registry import cards

    fate = [x for x in cards("ccg").values() if x.type in ("follower", "item", "spell", "strategy", "ring")]
    assert fate and all(x.focus >= 0 for x in fate)
    s = duel("Plain Guard", "Plain Giant", hands=("Plain Spears", "Plain Prayer"))
    do(s, "A: Plain Giant", "B: Plain Prayer", "A: Plain Spears")  # a Spell 3, a Follower 2
    play(s, "B: strike")
    tidy(s)
    assert is_bowed(s, "Plain Guard")


@pytest.mark.parametrize("edition", ["emperor", "samurai"], indirect=True)
def test_a_duel_within_the_consequences_of_a_duel() -> None:
    again = strategy("Again", open_(Duel(PERFORMER, THAT, loser=(Bow(PICKED), Duel(PERFORMER, THAT, loser=(Destroy(PICKED),)))),
                                    performer=PERSONALITY & YOURS, target=PERSONALITY & OTHERS), focus=1)  # fmt: skip
    s = duel("Plain Guard", "Plain Giant", "Again", (again,))
    do(s, "B: strike")
    assert fighting(s) and is_bowed(s, "Plain Guard")
    do(s, f"{s.box.rules.seat_name(s.decision.player)}: strike")
    tidy(s)
    assert not in_play(s, "Plain Guard") and decision(s) == "B: action"
    assert not s.p[facts.FOCUSED] and not s.p[facts.IN_POOL]
