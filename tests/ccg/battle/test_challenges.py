"""Challenges, and what comes of the duels: who wins, who loses, in which order the consequences follow."""

from __future__ import annotations

from typing import Any

from gorin.kernel.machine import answer
from gorin.rulebook.testing import rule
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    chi,
    decision,
    do,
    editions,
    find,
    honor,
    in_play,
    is_bowed,
    is_dishonorable,
    offered,
    options,
    play,
    table,
)

CONTEST = strategy(
    "Contest",
    open_(Duel(PERFORMER, THAT, loser=(Bow(PICKED),), winner=(gain_honor(1, his(PICKED)),)),
          performer=PERSONALITY & YOURS, target=PERSONALITY),
    focus=1,
)  # fmt: skip
INSULT = strategy(
    "Insult",
    open_(Duel(PERFORMER, THAT, loser=(Bow(PICKED),), refused=(Dishonor(THAT), gain_honor(2)))
          , performer=PERSONALITY & YOURS, target=PERSONALITY & OTHERS),
    focus=1,
)  # fmt: skip
SPITE = strategy("Spite", open_(Duel(THAT, THAT_OTHER, loser=(Destroy(PICKED),)),
                                target=(PERSONALITY & OTHERS, PERSONALITY & YOURS)), focus=1)  # fmt: skip
BRAWL = strategy("Brawl", open_(Duel(THAT, THAT_OTHER, loser=(Destroy(PICKED),)),
                                target=(PERSONALITY & YOURS, FOLLOWER & OTHERS)), focus=1)  # fmt: skip
WITNESS = holding(
    "Witness", trait(Challenges(PERSONALITY & YOURS), gain_honor(10)), trait(IsChallenged(PERSONALITY & YOURS), gain_honor(1)),
    trait(RefusesChallenge(PERSONALITY), gain_honor(3)), cost=0,
)  # fmt: skip
YOJIMBO = personality(
    "Yojimbo", CRANE, reaction(IsChallenged(PERSONALITY & YOURS - THIS), TakesPlace(THIS, PERSONALITY & YOURS & IN_THIS_CHALLENGE)),
    reaction(Focusing(PERSONALITY & YOURS - THIS), TakesPlace(THIS, IT)), force=1, chi=8, cost=1, personal_honor=1,
)  # fmt: skip
CARDS = (CONTEST, INSULT, SPITE, BRAWL, WITNESS, YOJIMBO)


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


# --- challenges ----------------------------------------------------------------------------------------------------


@editions(
    emperor=rule("emp.challenge.1", "emp.challenge.3"),
    samurai=rule("sam.challenges.1", "sam.challenges.10", "sam.duels.1"),
)
def test_a_challenge_leads_to_a_duel_and_is_not_refused_by_default() -> None:
    s = duel("Plain Guard", "Plain Giant")
    play(s, "A: Plain Giant")
    assert decision(s) == "B: focus or strike"
    strike(s)
    assert is_bowed(s, "Plain Guard") and honor(s) == [5, 6]
    s = table("A 5: Plain Guard, Plain Giant | Contest\nB 5: Plain Sailor", CARDS)
    play(s, "A: Contest", "A: Plain Guard", "A: Plain Giant")
    assert decision(s) == "B: action" and honor(s) == [5, 5], "two of one player do not duel"
    enters = holding("Ring of Stones", trait(DuelBegins(), gain_honor(1), when=Exists(IN_THIS_DUEL)),
                     trait(IsChallenged(PERSONALITY), gain_honor(10), when=Exists(IN_THIS_DUEL)), cost=0)  # fmt: skip
    for card, says in (("Contest", ""), ("Insult", "B: no"), ("Insult", "B: yes")):
        s = duel("Plain Guard, Ring of Stones", "Plain Giant", card, (enters,))
        if card == "Contest":
            do(s, "A: Plain Giant")
        assert (decision(s) == "B: refuse") == bool(says), "only what the effect allows"
        tidy(do(s, says) if says else s)
        assert honor(s)[0] == (7 if says == "B: yes" else 6), (
            "the duel begins when both have entered it, and not before"
        )


@editions(samurai=rule("sam.challenges.2", "sam.challenges.3"))
def test_there_is_a_challenger_and_a_challenged_one_and_so_are_their_players() -> None:
    s = duel("Plain Guard, Witness", "Plain Giant, Witness")
    tidy(do(s, "A: Plain Giant"))
    assert fighting(s) and honor(s) == [15, 6]  # the challenger's player, the challenged player
    assert s.decision.player == 1


@editions(samurai=rule("sam.challenger.1", "sam.duels.6"))
def test_the_challenger_may_be_anothers() -> None:
    s = duel("Plain Guard, Witness", "Plain Giant, Witness", "Spite")
    tidy(s)
    assert honor(s) == [6, 15]  # B's Giant is the challenger, though the card is A's
    assert decision(s) == "A: focus or strike"  # and so A chooses first


BLAME = strategy("Blame", open_(Duel(PERFORMER, THAT), Bow(PERFORMER), gain_honor(2, his(PERFORMER)),
                                performer=PERSONALITY & YOURS, target=PERSONALITY & OTHERS), focus=1)  # fmt: skip


@editions(samurai=rule("sam.challenger.2", "sam.duels.38"))
def test_bowing_the_challenger_and_honor_for_the_challenger_mean_two_things() -> None:
    s = duel("Plain Guard", "Plain Giant", "Blame", (BLAME,))
    strike(s)
    assert is_bowed(s, "Plain Guard") and honor(s) == [7, 5]
    assert in_play(s, "Plain Giant") and not is_bowed(s, "Plain Giant")  # and nothing else comes of a duel
    assert not is_dishonorable(s, "Plain Guard")


@editions(emperor=rule("emp.challenge.2"), samurai=rule("sam.challenges.4"))
def test_between_personalities_of_one_player_a_challenge_fails() -> None:
    s = duel("Plain Guard, Plain Rider, Witness", "Plain Giant")
    play(s, "A: Plain Guard", "A: Plain Rider")
    assert decision(s) == "B: action" and honor(s) == [5, 5]
    assert not is_bowed(s, "Plain Rider") and not is_bowed(s, "Plain Guard")


@editions(samurai=rule("sam.challenges.5"))
def test_only_personalities_duel() -> None:
    s = duel("Plain Guard, Witness", "Plain Giant[Plain Spears]", "Brawl")
    play(s)
    assert decision(s) == "B: action" and honor(s) == [5, 5]
    assert in_play(s, "Plain Spears") and in_play(s, "Plain Guard")
    riot = strategy("Riot", open_(Duel(THAT, THAT_OTHER, loser=(Destroy(PICKED),)),
                                  target=(FOLLOWER & YOURS, PERSONALITY & OTHERS)), focus=1)  # fmt: skip
    s = duel("Plain Guard[Plain Spears], Witness", "Plain Giant, Witness", "Riot", (riot,))
    play(s)
    assert decision(s) == "B: action" and honor(s) == [5, 5] and in_play(s, "Plain Spears")  # nor issue challenges


AMBUSH = strategy(
    "Ambush", reaction(IsChallenged(PERSONALITY & YOURS), Destroy(PERSONALITY & OTHERS & IN_THIS_CHALLENGE)), focus=1
)
SNIPE = strategy("Snipe", reaction(Focusing(PERSONALITY & OTHERS), Destroy(IT)), focus=1)


@editions(samurai=rule("sam.challenges.6", "sam.challenges.9"))
def test_who_leaves_play_ends_the_challenge_or_the_duel() -> None:
    s = duel("Plain Guard", "Plain Giant", "Insult", (AMBUSH,), hands=("", "Ambush"))
    play(s)
    assert decision(s) == "B: reactions after"  # the challenge has begun: both are selected
    play(s, "B: Ambush")
    assert decision(s) == "B: action" and not in_play(s, "Plain Guard")  # nobody was asked to refuse
    assert honor(s) == [5, 5] and not is_dishonorable(s, "Plain Giant") and not is_bowed(s, "Plain Giant")
    s = duel("Plain Guard", "Plain Giant", "Insult", (SNIPE,), hands=("Snipe", "Plain Four"))
    play(s, "B: no", "B: Plain Four", "A: Snipe")
    tidy(s)
    assert decision(s) == "B: action" and not in_play(s, "Plain Giant") and not is_bowed(s, "Plain Guard")
    assert not s.p[facts.FOCUSED]


@editions(samurai=rule("sam.challenges.7", "sam.challenges.8"))
def test_a_substitute_does_the_rest_and_the_target_stays_the_target() -> None:
    mark = strategy("Mark", open_(Duel(PERFORMER, THAT, loser=(Destroy(PICKED),)), Bow(THAT), performer=PERSONALITY & YOURS,
                                  target=PERSONALITY & OTHERS & SAMURAI), focus=1)  # fmt: skip
    s = duel("Plain Giant", "Plain Guard, Yojimbo", "Mark", (mark,))
    assert decision(s) == "B: reactions after"
    do(s, "B: Yojimbo")
    assert fighting(s) and s.decision.player == 1
    strike(s)  # 8 against 4
    assert not in_play(s, "Plain Giant") and in_play(s, "Yojimbo")
    assert is_bowed(s, "Plain Guard") and not is_bowed(s, "Yojimbo")  # the one who was targeted
    strong = personality("Strong One", CRAB, force=1, chi=12, cost=1, personal_honor=1)
    s = duel("Strong One", "Plain Guard, Yojimbo", "Mark", (mark, strong), hands=("", "Plain Knife"))
    do(s, "B: pass", "B: Plain Knife", "B: Yojimbo", "A: strike")
    tidy(s)
    assert not in_play(s, "Yojimbo") and in_play(s, "Plain Guard")  # in the duel itself: he takes what comes of it


@editions(emperor=rule("emp.challenge.4", "emp.challenge.5"), samurai=rule("sam.challenges.11", "sam.challenges.12"))
def test_the_challenged_player_refuses_and_takes_what_comes_of_it() -> None:
    s = duel("Plain Guard, Witness", "Plain Giant, Witness", "Insult")
    tidy(s)
    assert decision(s) == "B: refuse" and honor(s) == [15, 6]  # the challenge has begun by now
    tidy(do(s, "B: yes"))
    assert is_dishonorable(s, "Plain Giant") and decision(s) == "B: action"
    assert honor(s) == [20, 9]  # two Honor for A, and three for each who has a Witness of refusals
    assert not is_bowed(s, "Plain Giant") and not is_bowed(s, "Plain Guard")
    goad = strategy("Goad", open_(Duel(THAT, THAT_OTHER, loser=(Destroy(PICKED),), refused=(Bow(THAT_OTHER),)),
                                  target=(PERSONALITY & OTHERS, PERSONALITY & YOURS)), focus=1)  # fmt: skip
    s = duel("Plain Guard", "Plain Giant", "Goad", (goad,))
    play(s)
    assert decision(s) == "A: refuse"  # his is the challenged one, though the card was his, too
    do(s, "A: yes")
    assert is_bowed(s, "Plain Guard") and decision(s) == "B: action"


@editions(samurai=rule("sam.open-refuse-ends-challenge.1"))
def test_a_refused_challenge_was_issued_and_no_pool_was_formed() -> None:
    late = holding("Late Witness", trait(RefusesChallenge(PERSONALITY & DISHONORABLE), gain_honor(3)), cost=0)
    formed = holding("Pond", trait(PoolsFormed(), gain_honor(30)), trait(DuelBegins(), gain_honor(40)), cost=0)
    s = duel("Plain Guard, Late Witness, Pond, Witness", "Plain Giant", "Insult", (late, formed))
    tidy(do(s, "B: yes"))  # Witness: 10 for issuing it; 2 by the card; 3 and 3 after the refusal's consequences
    assert honor(s) == [5 + 10 + 2 + 3 + 3, 5] and not s.p[facts.IN_POOL]


@editions(emperor=rule("emp.challenge.6"), samurai=rule("sam.challenges.13"))
def test_what_is_not_refused_is_accepted() -> None:
    begun = holding("Begun", trait(DuelBegins(), gain_honor(1)), cost=0)
    s = duel("Plain Guard, Begun", "Plain Giant", "Insult", (begun,))
    assert decision(s) == "B: refuse" and honor(s) == [5, 5]
    tidy(do(s, "B: no"))
    assert fighting(s) and honor(s) == [6, 5]
    strike(s)
    assert is_bowed(s, "Plain Guard")


@editions(samurai=rule("sam.open-duel-same-controller.1"))
def test_a_challenge_is_looked_at_again_and_a_duel_goes_on() -> None:
    seduce = strategy("Seduce", reaction(IsChallenged(PERSONALITY & OTHERS), TakeControl(PERSONALITY & OTHERS & IN_THIS_CHALLENGE)),
                      reaction(Focusing(PERSONALITY & OTHERS), TakeControl(IT)), focus=1)  # fmt: skip
    s = duel("Plain Guard", "Plain Giant", "Contest", (seduce,), hands=("Seduce", ""))
    play(s, "A: Plain Giant", "A: Seduce (1)" if offered(s, "Seduce (1)") else "A: Seduce")
    assert decision(s) == "B: action" and s.holder[find(s, "Plain Giant")] == 0  # both are A's: it failed
    s = duel("Plain Guard", "Plain Giant", "Contest", (seduce,), hands=("Seduce, Plain Four", "Plain Two"))
    do(s, "A: Plain Giant", "A: pass", "B: Plain Two", "A: Seduce (2)" if offered(s, "Seduce (2)") else "A: Seduce")
    assert s.holder[find(s, "Plain Giant")] == 0 and decision(s) == "A: focus or strike"
    do(s, "A: Plain Four")
    assert decision(s) == "B: focus or strike"  # who focuses for the Giant as before
    strike(s)  # 6 against 6
    assert is_bowed(s, "Plain Giant") and is_bowed(s, "Plain Guard")


# --- who wins ------------------------------------------------------------------------------------------------------

CALM = personality("Calm Master", CRAB, WinsTies(THIS), force=1, chi=4, cost=1, personal_honor=1)
FATE = strategy("Fated", focus_effect(MakesWin(PERSONALITY & IN_THIS_DUEL & YOURS)), focus=1)
DOOM = strategy("Doomed", focus_effect(MakesWin(PERSONALITY & IN_THIS_DUEL & OTHERS, False)), focus=1)
TWIST = strategy("Twist", focus_effect(LosesInstead()), focus=4)


@editions(emperor=rule("emp.duel.15", "emp.duel.17"), samurai=rule("sam.duels.23", "sam.duels.26", "sam.duels.24"))
def test_the_higher_score_wins_and_the_statistic_stays() -> None:
    look = strategy("Last Look", reaction(BeforeFocusEffects(), gain_honor(0)), focus=1)
    s = duel("Plain Guard", "Plain Giant", "Contest", (look,), hands=("Plain Four, Last Look", "Plain Knife"))
    do(s, "A: Plain Giant", "B: Plain Knife", "A: Plain Four", "B: strike")
    assert chi(s, "Plain Guard") == 2 and chi(s, "Plain Giant") == 4  # 6 against 6: nobody's Chi is other than before
    do(s, "A: pass")
    tidy(s)
    assert is_bowed(s, "Plain Giant") and is_bowed(s, "Plain Guard")
    s = duel("Plain Guard", "Plain Giant", hands=("Plain Four", "Plain Two"), decks=("Plain Sword", "-"))
    do(s, "A: Plain Giant", "B: Plain Two", "A: Plain Four")
    assert options(s) == ["strike"]
    do(s, "B: strike")
    tidy(s)
    assert is_bowed(s, "Plain Giant") and is_bowed(s, "Plain Guard")  # 6 against 6
    grow = strategy("Grow", focus_effect(RaiseFocus(3)), focus=1)
    for deck, winner in (("Plain Two", "Plain Guard"), ("Plain Four", "Plain Giant")):
        s = duel("Plain Guard", "Plain Giant", extra=(grow,), hands=("Grow", "Plain Two"), decks=("Plain Four", deck))
        do(s, "A: Plain Giant", "B: Plain Two", "A: Grow")
        for seat in "BA":
            do(s, f"{seat}: {options(s)[-1]}")
        play(s, "B: strike")
        tidy(s)
        loser = "Plain Giant" if winner == "Plain Guard" else "Plain Guard"
        assert is_bowed(s, loser) and not is_bowed(s, winner)  # 2 + 3 + 4 against 4 + 2 + 2, or 4 + 2 + 4
        assert honor(s) == ([6, 5] if winner == "Plain Guard" else [5, 6])


@editions(emperor=rule("emp.duel.18", "emp.duel.19"), samurai=rule("sam.duels.27"))
def test_a_tie_has_no_winner_and_two_losers() -> None:
    s = duel("Plain Rider", "Plain Swordsman", "Contest")
    play(s, "A: Plain Swordsman")
    strike(s)
    assert is_bowed(s, "Plain Rider") and is_bowed(s, "Plain Swordsman") and honor(s) == [5, 5]


@editions(samurai=rule("sam.duels.28"))
def test_two_who_win_ties_both_win() -> None:
    other = personality("Calm Pupil", CRAB, WinsTies(THIS), force=1, chi=4, cost=1, personal_honor=1)
    s = duel("Calm Master", "Plain Giant", extra=(CALM,))
    play(s, "A: Plain Giant")
    strike(s)
    assert is_bowed(s, "Plain Giant") and not is_bowed(s, "Calm Master") and honor(s) == [6, 5]
    s = duel("Calm Master", "Calm Pupil", extra=(CALM, other))
    play(s, "A: Calm Pupil")
    strike(s)
    assert not is_bowed(s, "Calm Pupil") and not is_bowed(s, "Calm Master")
    assert honor(s) == [6, 6]  # each has what comes of winning


@editions(samurai=rule("sam.duels.29", "sam.duels.30"))
def test_an_effect_makes_one_win_and_the_other_lose() -> None:
    for card in ("Fated", "Doomed"):
        s = duel("Plain Guard", "Plain Giant", extra=(FATE, DOOM), hands=(card, "Plain Four"))
        do(s, "A: Plain Giant", "B: Plain Four", f"A: {card}")
        play(s, "B: strike")
        tidy(s)
        assert is_bowed(s, "Plain Giant") and not is_bowed(s, "Plain Guard") and honor(s) == [6, 5]  # 3 against 8
    s = duel(
        "Plain Guard", "Plain Giant", extra=(DOOM, TWIST), hands=("Doomed", "Plain Four"), decks=("Twist", "Plain Two")
    )
    do(s, "A: Plain Giant", "B: Plain Four", "A: Doomed", "B: Plain Two", "A: Twist")
    play(s, "B: strike")
    tidy(s)
    assert is_bowed(s, "Plain Giant") and is_bowed(s, "Plain Guard") and honor(s) == [5, 5], (
        "unless that is altered, too"
    )


@editions(samurai=rule("sam.open-duel-no-winner-effects.1", "sam.duels.20", "sam.duels.37"))
def test_of_two_such_effects_the_later_prevails_as_the_active_player_orders() -> None:
    for first, winner in (("A", "B"), ("B", "A")):
        s = duel("Plain Guard", "Plain Giant", extra=(FATE,), hands=("Fated", "Fated"))
        do(s, "A: Plain Giant", "B: Fated", "A: Fated", "B: strike")
        assert s.decision.player == 0 and len(options(s)) == 2  # the active player orders both players' Focus Effects
        mine = find(s, "Fated", first)
        do(
            s,
            f"A: Fated #{mine}"
            if offered(s, f"Fated #{mine}")
            else next(f"A: {x}" for x in options(s) if str(mine) in x),
        )
        play(s)
        tidy(s)
        assert honor(s) == ([6, 5] if winner == "A" else [5, 6])


@editions(samurai=rule("sam.duels.32"))
def test_what_alters_the_outcome_comes_before_its_consequences() -> None:
    s = duel("Plain Guard", "Plain Giant", extra=(TWIST,), hands=("", "Twist"))
    do(s, "A: Plain Giant", "B: Twist", "A: strike")
    tidy(s)
    assert is_bowed(s, "Plain Giant") and is_bowed(s, "Plain Guard") and honor(s) == [5, 5]  # the winner lost instead
