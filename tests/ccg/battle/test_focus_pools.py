"""Duels of Samurai Edition: focus pools, once from the hand, the Duelist who begins; what only this edition has."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from gorin.kernel.machine import answer, ask_again
from gorin.rulebook.testing import rule
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.attributes.stats import stat as stat_now
from gorin.rulesets.ccg.places.zones import fate_deck
from gorin.rulesets.ccg.seeing.player_view import view
from gorin.rulesets.ccg.state import FOCUS
from gorin.rulesets.ccg.table import Table
from gorin.rulesets.ccg.words import *
from tests.ccg.laws.games import areas, is_card
from tests.ccg.tables import (
    chi,
    copies,
    decision,
    discard,
    do,
    editions,
    find,
    hand,
    honor,
    in_play,
    is_bowed,
    is_faceup,
    offered,
    options,
    play,
    table,
    titles,
    told,
    watch,
)

WIN_OR_BOW = (Bow(PICKED),)
CONTEST = strategy(
    "Contest",
    open_(Duel(PERFORMER, THAT, loser=WIN_OR_BOW, winner=(gain_honor(1, his(PICKED)),)),
          performer=PERSONALITY & YOURS, target=PERSONALITY & OTHERS),
    focus=1,
)  # fmt: skip
WRESTLE = strategy(
    "Wrestle", open_(Duel(PERFORMER, THAT, loser=WIN_OR_BOW, stat="force"), performer=PERSONALITY & YOURS,
                     target=PERSONALITY & OTHERS), focus=1,
)  # fmt: skip
TRICK = strategy(
    "Trick", open_(Duel(PERFORMER, THAT, loser=WIN_OR_BOW, stat="force", against="chi"), performer=PERSONALITY & YOURS,
                   target=PERSONALITY & OTHERS), focus=1,
)  # fmt: skip
STROKE = strategy("Quick Stroke", reaction(PoolsFormed(), gain_honor(2)), focus=3)
SCABBARD = item("Scabbard", trait(Focusing(HOST), May(InsteadOfFocusing(HOST, 3))), force=0, chi=0, cost=1, focus=1)
PARRY = strategy(
    "Parry", reaction(Focusing(PERSONALITY & YOURS), InsteadOfFocusing(PERSONALITY & IN_THIS_DUEL & YOURS, 2)), focus=1
)
LAST_LOOK = strategy("Last Look", reaction(BeforeFocusEffects(), gain_honor(1)), focus=1)
CARDS = (CONTEST, WRESTLE, TRICK, STROKE, SCABBARD, PARRY, LAST_LOOK)
THREE = "Plain Four, Plain Two, Plain Sword"  # 4, 2, 3


def contest(
    a: str,
    b: str,
    *,
    hand_a: str = "",
    hand_b: str = "",
    deck_a: str = THREE,
    deck_b: str = THREE,
    card: str = "Contest",
) -> Any:
    """A challenges B with this card; the Fate decks are given top first."""
    mine = ", ".join(x for x in (card, hand_a) if x)
    return play(table(f"A 5: {a} | {mine} | | | {deck_a}\nB 5: {b} | {hand_b} | | | {deck_b}", CARDS), f"A: {card}")


def pool(s: Any, seat: int) -> list[str]:
    return titles(s, s.p[facts.IN_POOL] & s.ctl[seat])


def deck(s: Any, seat: int) -> list[str]:
    """The names in a Fate deck, the top first."""
    return [titles(s, 1 << c)[0] for c in reversed(s.zones[fate_deck(seat)])]


MORE = "Plain Four, Plain Two, Plain Sword, Plain Knife, Plain Mail"


@editions(samurai=rule("sam.duels.2", "sam.focus-pool-area.1", "sam.focus-pool.1"))
def test_both_form_a_pool_of_their_top_three_cards() -> None:
    s = contest("Plain Guard", "Plain Giant", hand_a="Plain Poison", deck_a=MORE, deck_b=MORE)
    assert pool(s, 0) == pool(s, 1) == ["Plain Four", "Plain Sword", "Plain Two"]
    assert deck(s, 0) == deck(s, 1) == ["Plain Knife", "Plain Mail"]
    assert hand(s, "A") == ["Plain Poison"] and hand(s, "B") == []  # nothing was drawn
    assert not s.p[facts.FACEUP] & s.p[facts.IN_POOL]
    s = table(f"A 5: Plain Guard | Contest | | | {MORE}\nB 5: Plain Giant | | | | {MORE}", CARDS)
    watch(s)
    play(s, "A: Contest")
    formed = [x for x in told(s) if "focus pool" in x]
    assert formed == ["A forms a focus pool of 3.", "B forms a focus pool of 3."]  # the challenger first
    spite = strategy(
        "Spite", open_(Duel(THAT, THAT_OTHER), target=(PERSONALITY & OTHERS, PERSONALITY & YOURS)), focus=1
    )
    s = table(f"A 5: Plain Guard | Spite | | | {MORE}\nB 5: Plain Giant | | | | {MORE}", (*CARDS, spite))
    watch(s)
    play(s, "A: Spite")
    formed = [x for x in told(s) if "focus pool" in x]
    assert (
        formed == ["B forms a focus pool of 3.", "A forms a focus pool of 3."] and decision(s) == "A: focus or strike"
    )


DRAWN = personality(
    "Counting Clerk", CRANE, trait(PlayerWould("draw"), gain_honor(1)), force=1, chi=1, cost=1, personal_honor=1
)


@editions(samurai=rule("sam.focus-pool.1"))
def test_who_counts_draws_counts_no_pool() -> None:
    s = table(
        f"A 5: Plain Guard, Counting Clerk | Contest | | | {MORE}\nB 5: Plain Giant | | | | {MORE}", [*CARDS, DRAWN]
    )
    play(s, "A: Contest", "A: Plain Guard")
    assert decision(s) == "B: focus or strike" and honor(s) == [5, 5]


@editions(samurai=rule("sam.duels.4"))
def test_a_deck_with_too_few_cards_makes_a_smaller_pool() -> None:
    s = contest("Plain Guard", "Plain Giant", hand_b="Plain Mail", deck_a="Plain Two", deck_b="-")
    assert pool(s, 0) == ["Plain Two"] and pool(s, 1) == [] and deck(s, 0) == []
    assert options(s) == ["strike", "Plain Mail"]


@editions(samurai=rule("sam.duels.3", "sam.focusing-area.1", "sam.duels.8"))
def test_focused_cards_leave_the_pool_facedown_for_an_area_of_ones_own() -> None:
    s = contest("Plain Guard", "Plain Giant")
    four = find(s, "Plain Four", "B")
    do(s, "B: Plain Four")
    assert pool(s, 1) == ["Plain Sword", "Plain Two"] and not s.p[facts.FACEUP] >> four & 1
    assert titles(s, s.p[facts.FOCUSED] & s.ctl[1]) == ["Plain Four"] and not s.p[facts.FOCUSED] & s.ctl[0]
    do(s, "A: Plain Two")
    assert titles(s, s.p[facts.FOCUSED] & s.ctl[0]) == ["Plain Two"]
    s = contest("Plain Guard", "Plain Giant")
    do(s, "B: Plain Four", "A: strike")
    assert is_bowed(s, "Plain Guard") and not is_bowed(s, "Plain Giant"), "what B has focused counts for B"
    s = contest("Plain Guard", "Plain Giant")
    do(s, "B: Plain Two", "A: Plain Four", "B: strike")
    assert is_bowed(s, "Plain Guard") and is_bowed(s, "Plain Giant"), "6 against 6: each has his own"
    s = contest("Plain Guard", "Plain Giant", hand_a="Last Look")
    do(s, "B: Plain Four", "A: Plain Two", "B: strike")
    assert decision(s) == "A: reactions before"  # Focus Effects are about to resolve
    assert titles(s, s.p[facts.FOCUSED] & s.p[facts.FACEUP]) == ["Plain Four", "Plain Two"]


@editions(samurai=rule("sam.duels.11", "sam.open-focus-hand-and-pool-limit.1"))
def test_once_from_the_hand_and_as_often_as_there_are_cards_in_the_pool() -> None:
    s = contest("Plain Guard", "Plain Giant", hand_a="Plain Knife", hand_b="Plain Knife, Plain Mail")
    assert sorted(options(s)) == ["Plain Four", "Plain Knife", "Plain Mail", "Plain Sword", "Plain Two", "strike"]
    do(s, "B: Plain Mail")
    assert hand(s, "B") == ["Plain Knife"]
    do(s, "A: Plain Two")
    assert not offered(s, "Plain Knife")  # once per duel
    do(s, "B: Plain Four")
    assert offered(s, "Plain Knife")  # A has not yet
    do(s, "A: Plain Knife", "B: Plain Two", "A: Plain Four", "B: Plain Sword", "A: Plain Sword")
    assert decision(s) == "B: focus or strike" and options(s) == ["strike"]  # four times, and nothing is left


@editions(samurai=rule("sam.duels.13"))
def test_there_is_no_passing() -> None:
    s = contest("Plain Guard", "Plain Giant", hand_b="Plain Mail")
    assert not offered(s, "pass") and not offered(s, "done") and offered(s, "strike")
    s = contest("Plain Guard", "Plain Giant", deck_b="-")
    assert is_bowed(s, "Plain Guard"), "who can do nothing else has struck, for nothing else was offered: 2 against 4"


@editions(samurai=rule("sam.duels.5", "sam.focus-pool-area.3"))
def test_cards_in_a_pool_are_not_played() -> None:
    pools = "Quick Stroke, Parry, Plain Two"
    s = contest("Plain Guard", "Plain Giant", deck_a=pools, deck_b=pools)
    assert decision(s) == "B: focus or strike" and honor(s) == [5, 5]  # no Reaction after forming the pools
    do(s, "B: Plain Two")
    assert decision(s) == "A: focus or strike"  # nor one before focusing
    s = contest("Plain Guard", "Plain Giant", hand_a="Quick Stroke")
    assert decision(s) == "A: reactions after"  # from the hand it is played


@editions(samurai=rule("sam.duels.41", "sam.areas-of-the-game.2"))
def test_the_rest_of_a_pool_goes_to_the_bottom_in_any_order() -> None:
    s = contest("Plain Guard", "Plain Giant", deck_a=MORE, deck_b=MORE)
    do(s, "B: Plain Sword", "A: Plain Four", "B: strike")
    assert decision(s) == "A: put on the bottom next (the last lies lowest)"  # the challenger first
    assert sorted(options(s)) == ["Plain Sword", "Plain Two"]
    do(s, "A: Plain Two")
    assert deck(s, 0) == ["Plain Knife", "Plain Mail", "Plain Two", "Plain Sword"]
    assert sorted(options(s)) == ["Plain Four", "Plain Two"] and s.decision.player == 1
    do(s, "B: Plain Two")
    assert deck(s, 1) == ["Plain Knife", "Plain Mail", "Plain Two", "Plain Four"]
    assert pool(s, 0) == pool(s, 1) == [] and discard(s, "B") == ["Plain Sword"]
    assert not s.p[facts.IN_POOL] | s.p[facts.FOCUSED], "none of these areas is left"
    assert decision(s) == "B: action"


@editions(samurai=rule("sam.duels.42"))
def test_a_duel_without_resolution_ends_with_the_same_tidying() -> None:
    snipe = strategy("Snipe", reaction(Focusing(PERSONALITY & OTHERS), Destroy(IT)), focus=1)
    text = f"A 5: Plain Guard | Contest, Snipe | | | {MORE}\nB 5: Plain Giant | | | | {MORE}"
    s = play(table(text, [*CARDS, snipe]), "A: Contest")
    do(s, "B: Plain Four", "A: pass", "A: Plain Four", "B: Plain Two")
    play(s, "A: Snipe")
    assert not in_play(s, "Plain Giant") and decision(s).startswith("A: put on the bottom next")
    assert "Plain Four" in discard(s, "A") and "Plain Four" in discard(s, "B")  # what was focused
    do(s, "A: Plain Two", "B: Plain Two")
    assert pool(s, 0) == pool(s, 1) == [] and deck(s, 1)[-2:] == ["Plain Two", "Plain Sword"]
    assert not is_bowed(s, "Plain Guard") and honor(s) == [5, 5]  # nobody has won or lost


# --- secrets -------------------------------------------------------------------------------------------------------


@editions(samurai=rule("sam.focus-pool-area.3"))
def test_each_sees_his_own_pool_alone() -> None:
    s = contest("Plain Guard", "Plain Giant", deck_a=MORE, deck_b=MORE)
    for you in (0, 1):
        seen = view(s, you)["players"]
        assert sorted(x["name"] for x in seen[you]["focus_pool"]) == ["Plain Four", "Plain Sword", "Plain Two"]
        assert [sorted(x) for x in seen[1 - you]["focus_pool"]] == [["id"]] * 3
    do(s, "B: Plain Four")
    assert [sorted(x) for x in view(s, 0)["players"][1]["focused"]] == [["id"]]
    assert [x["name"] for x in view(s, 1)["players"][1]["focused"]] == ["Plain Four"]
    do(s, "A: Plain Four")
    do(s, "B: strike", "A: Plain Two", "B: Plain Sword")
    names = {x["name"] for x in view(s, 0)["players"][0]["known_in_decks"]}
    assert names == {"Plain Two", "Plain Sword"}  # he knows what he put there; nobody else does
    assert "known_in_decks" in view(s, 1)["players"][0] and view(s, 1)["players"][0]["known_in_decks"] == []


@editions(samurai=rule("sam.focus-pool-area.3"))
def test_the_log_names_the_cards_of_a_pool_to_its_player_alone() -> None:
    s = table(f"A 5: Plain Guard | Contest | | | {MORE}\nB 5: Plain Giant | | | | {MORE}", CARDS)
    watch(s)
    play(s, "A: Contest")
    do(s, "B: Plain Four", "A: Plain Sword")
    lines = "\n".join(s.log.for_player(0))
    assert "A forms a focus pool of 3: Plain Four, Plain Two and Plain Sword." in lines
    assert (
        "B forms a focus pool of 3.\n" in lines and "B focuses a card." in lines and "A focuses Plain Sword." in lines
    )
    do(s, "B: strike", "A: Plain Two", "B: Plain Sword")
    lines = "\n".join(s.log.for_player(1))
    assert "A puts the rest of the focus pool on the bottom of the Fate deck." in lines
    assert "B puts Plain Two on the bottom of the Fate deck." in lines and "A puts Plain" not in lines


# --- who begins ----------------------------------------------------------------------------------------------------


@editions(samurai=rule("sam.duels.6", "sam.duelist.1", "sam.duelist.2"))
def test_a_duelist_who_is_not_stronger_begins_and_must_focus() -> None:
    s = contest("Plain Duelist", "Plain Giant")  # Chi 4 against 4
    assert decision(s) == "A: focus or strike" and not offered(s, "strike")
    do(s, "A: Plain Two")
    assert decision(s) == "B: focus or strike" and offered(s, "strike")
    do(s, "B: Plain Two")
    assert decision(s) == "A: focus or strike" and offered(s, "strike")  # only at the first opportunity
    s = contest("Plain Duelist", "Plain Rider")  # Chi 4 against 3: he is the stronger one
    assert decision(s) == "B: focus or strike" and offered(s, "strike")
    s = contest("Plain Guard", "Plain Giant")
    assert decision(s) == "B: focus or strike" and offered(s, "strike")


@editions(samurai=rule("sam.duelist.1"))
def test_the_duel_stat_says_who_is_stronger() -> None:
    s = contest("Plain Duelist", "Plain Rider", card="Wrestle")  # Force 2 against 4
    assert decision(s) == "A: focus or strike" and not offered(s, "strike")
    s = contest("Plain Duelist", "Plain Priest", card="Wrestle")  # Force 2 against 1
    assert decision(s) == "B: focus or strike"
    s = contest("Plain Duelist", "Plain Priest[Plain Sword]")  # Chi 4 against 4 by the Item
    assert decision(s) == "A: focus or strike"
    s = contest("Plain Duelist[Plain Sword]", "Plain Giant")  # Chi 5 against 4
    assert decision(s) == "B: focus or strike" and offered(s, "strike")


@editions(samurai=rule("sam.open-duelist-challenged.1"))
def test_a_challenged_duelist_may_not_strike_at_once_either() -> None:
    s = contest("Plain Giant", "Plain Duelist")
    assert decision(s) == "B: focus or strike" and not offered(s, "strike")
    s = contest("Plain Rider", "Plain Duelist")  # the stronger one, whom the rule does not concern
    assert decision(s) == "B: focus or strike" and offered(s, "strike")


@editions(samurai=rule("sam.open-duelist-cannot-focus.1"))
def test_a_duelist_without_cards_strikes() -> None:
    s = table(f"A 5: Plain Duelist | Contest | | | -\nB 5: Plain Giant | | | | {THREE}", CARDS)
    do(s, "A: Contest", "A: Plain Duelist", "A: Plain Giant")
    assert decision(s) == "A: focus or strike" and options(s) == ["strike"]


@editions(samurai=rule("sam.duelist.3"))
def test_between_two_duelists_nothing_is_otherwise() -> None:
    s = table(f"A 5: Plain Duelist | Contest | | | {THREE}\nB 5: Plain Duelist | | | | {THREE}", CARDS)
    play(s, "A: Contest")
    assert decision(s) == "B: focus or strike" and offered(s, "strike")
    do(s, "B: strike")
    assert is_bowed(s, "Plain Duelist", "A") and is_bowed(s, "Plain Duelist", "B")  # a tie


@editions(samurai=rule("sam.duels.27"))
def test_a_duelist_does_not_win_ties_and_replaces_nothing() -> None:
    s = contest("Plain Duelist", "Plain Giant")
    do(s, "A: Plain Two", "B: Plain Two", "A: strike")
    assert decision(s).startswith("A: put on the bottom")  # nobody was asked to replace a focused card
    assert is_bowed(s, "Plain Duelist") and is_bowed(s, "Plain Giant") and honor(s) == [5, 5]


# --- instead of focusing -------------------------------------------------------------------------------------------


@editions(samurai=rule("sam.duels.14", "sam.duels.7", "sam.duels.16"))
def test_what_is_done_instead_takes_up_the_opportunity() -> None:
    s = contest("Plain Duelist[Scabbard]", "Plain Giant")
    assert not offered(s, "strike")  # he must focus
    play(s, "A: Plain Two")
    assert decision(s) == "A: may"
    do(s, "A: yes")
    assert decision(s) == "B: focus or strike" and pool(s, 0) == ["Plain Four", "Plain Sword", "Plain Two"]
    assert chi(s, "Plain Duelist") == 7
    do(s, "B: Plain Two")
    assert offered(s, "strike")  # what was done instead was enough


@editions(samurai=rule("sam.timing.6"))
def test_what_alters_focusing_comes_after_the_choice_and_before_the_card_is_focused() -> None:
    for may, focused, left in (("yes", 0, 3), ("no", 1, 2)):
        s = contest("Plain Guard", "Plain Giant[Scabbard]")
        play(s, "B: Plain Two")
        assert decision(s) == "B: may" and not s.p[facts.FOCUSED] and len(pool(s, 1)) == 3
        do(s, f"B: {may}")
        assert s.p[facts.FOCUSED].bit_count() == focused and len(pool(s, 1)) == left


@editions(samurai=rule("sam.duels.13", "sam.instead.5"))
def test_who_cannot_focus_may_still_do_something_instead() -> None:
    s = contest("Plain Guard", "Plain Giant[Scabbard]", deck_b="-")
    assert options(s) == ["strike", "do something instead of focusing"]
    do(s, "B: do something instead of focusing", "B: yes")
    assert decision(s) == "A: focus or strike" and chi(s, "Plain Giant") == 7
    do(s, "A: Plain Two", "B: do something instead of focusing")
    do(s, "B: no")
    assert is_bowed(s, "Plain Guard")  # nothing was done instead, so that it was a strike: 7 against 4


@editions(samurai=rule("sam.instead.4"))
def test_what_is_done_instead_of_focusing_is_focusing() -> None:
    see = holding("Watchful", reaction(Focusing(PERSONALITY & OTHERS), gain_honor(1)), cost=0)
    text = f"A 5: Plain Guard, Watchful | Contest | | | {MORE}\nB 5: Plain Giant[Scabbard] | Parry | | | {MORE}"
    for may, n in (("yes", 0), ("no", 1)):
        s = play(table(text, [*CARDS, see]), "A: Contest")
        do(s, "B: Plain Two", f"B: {may}")
        asked = []
        while decision(s) != "A: focus or strike":
            asked += [x for x in options(s) if x in ("Watchful", "Parry")]
            do(s, f"{decision(s)[0]}: {'Watchful' if offered(s, 'Watchful') else 'pass'}")
        assert honor(s) == [6, 5] and s.p[facts.FOCUSED].bit_count() == n, "Reactions to focusing answer it"
        assert asked == (["Watchful"] if may == "yes" else ["Watchful", "Parry"]), "one thing instead of a card"
    s = play(table(text, [*CARDS, see]), "A: Contest")
    do(s, "B: Plain Two", "B: yes", "A: pass", "A: Plain Four", "B: Plain Two", "B: no", "A: pass")
    assert "Parry" in options(s), "the next time as ever"


@editions(samurai=rule("sam.duels.15"))
def test_if_it_is_negated_the_opportunity_is_lost() -> None:
    stop = strategy("Stop", reaction(BeforeResolution("another"), NegateEffects()), focus=1)
    text = f"A 5: Plain Guard | Contest, Stop | | | {MORE}\nB 5: Plain Giant | Parry | | | {MORE}"
    s = play(table(text, [*CARDS, stop]), "A: Contest")
    do(s, "B: Plain Two", "B: Parry", "A: Stop")
    assert decision(s) == "A: focus or strike" and chi(s, "Plain Giant") == 4
    assert pool(s, 1) == ["Plain Four", "Plain Sword", "Plain Two"] and not s.p[facts.FOCUSED]


# --- scores --------------------------------------------------------------------------------------------------------


@editions(samurai=rule("sam.duels.25"))
def test_each_may_compare_another_statistic() -> None:
    s = contest("Plain Rider", "Plain Giant", card="Wrestle")  # Force 4 against 9
    do(s, "B: strike", "A: Plain Two", "A: Plain Four", "B: Plain Two", "B: Plain Four")
    assert is_bowed(s, "Plain Rider") and not is_bowed(s, "Plain Giant")
    s = contest("Plain Victor", "Plain Rider", card="Wrestle")  # Force 9 against 4, though Chi 2 against 3
    do(s, "B: strike")
    assert is_bowed(s, "Plain Rider") and not is_bowed(s, "Plain Victor")
    s = contest("Plain Victor", "Plain Giant", card="Trick")  # Force 9 against Chi 4
    do(s, "B: strike")
    assert is_bowed(s, "Plain Giant") and not is_bowed(s, "Plain Victor")
    s = contest("Plain Victor", "Plain Giant")  # Chi 2 against 4
    do(s, "B: strike")
    assert is_bowed(s, "Plain Victor") and not is_bowed(s, "Plain Giant")


@editions(samurai=rule("sam.duels.10"))
def test_the_order_of_focusing_is_seen() -> None:
    s = contest("Plain Guard", "Plain Giant")
    do(s, "B: Plain Sword", "A: Plain Two", "B: Plain Four", "A: Plain Four", "B: Plain Two")
    names = [x["name"] for x in view(s, 1)["players"][1]["focused"]]
    assert names == ["Plain Sword", "Plain Four", "Plain Two"]
    assert [x.name for x in Table(SimpleNamespace(state=s), 1).player(1).focused] == names


@pytest.mark.parametrize("edition", ["samurai"], indirect=True)
def test_a_duel_is_saved_and_goes_on() -> None:
    s = contest("Plain Guard", "Plain Giant", deck_a=MORE, deck_b=MORE)
    do(s, "B: Plain Four")
    t = type(s).load(s.box, s.dump())
    ask_again(t)
    for x in (s, t):
        do(x, "A: Plain Four", "B: strike", "A: Plain Two", "B: Plain Two")
    assert s.key == t.key and deck(s, 0) == deck(t, 0)
    assert len(copies(s, "Plain Four")) == 2 and not is_faceup(s, "Plain Knife", "A")


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("edition", ["samurai"], indirect=True)
def test_random_duels_lose_no_card_and_tell_no_secret(seed: int) -> None:
    """Whatever is chosen: each card is in one place, and nobody sees the other's facedown cards."""
    r = Random(seed)
    folk = "Plain Guard, Plain Duelist[Scabbard], Plain Rider"
    s = table(f"A 5: {folk} | Contest, Wrestle, Trick, Parry | | | {MORE}, {MORE}\nB 5: {folk} | Parry, Last Look | | | {MORE}",
              CARDS, seed)  # fmt: skip
    watch(s)
    seen = 0
    for _ in range(120):
        if s.decision is None:
            break
        answer(s, r.randrange(len(s.decision.options)))
        assert all(areas(s, c) == 1 for c in range(len(s.kind)) if is_card(s, c))
        for you in (0, 1):
            theirs = view(s, you)["players"][1 - you]
            hidden = [x for x in (*theirs.get("focus_pool", ()), *theirs["hand"]) if not s.known[you] >> x["id"] & 1]
            assert all("name" not in x for x in hidden)
            seen += len(theirs.get("focus_pool", ()))
        asked = s.decision
        if asked is not None:
            assert not any(
                s.p[facts.IN_POOL] & ~s.ctl[asked.player] & 1 << o.card for o in asked.options if o.card >= 0
            )
    assert seen


@editions(samurai=rule("sam.focus-value-stat.1", "sam.triggered-traits.10"))
def test_a_focus_effect_has_its_point_in_the_duel_and_what_it_raises_ends_with_it() -> None:
    grow = strategy("Grow", focus_effect(RaiseFocus(4), gain_honor(2)), focus=1)
    text = f"A 5: Plain Guard | Contest, Grow, Last Look | | | {THREE}\nB 5: Plain Giant | | | | {THREE}"
    s = play(table(text, (*CARDS, grow)), "A: Contest")
    card = find(s, "Grow")
    do(s, "B: Plain Two", "A: Grow")
    assert (honor(s)[0], stat_now(s, card, FOCUS)) == (5, 1), "not as it is focused"
    do(s, "B: strike")
    assert decision(s) == "A: reactions before" and (honor(s)[0], stat_now(s, card, FOCUS)) == (5, 1), "nor by a strike"
    play(s, "A: pass")
    assert is_bowed(s, "Plain Guard") and is_bowed(s, "Plain Giant") and honor(s) == [7, 5], "2 and 4 against 4 and 2"
    while decision(s) != "B: action":
        do(s, f"{decision(s)[0]}: {options(s)[0]}")
    assert "Grow" in discard(s, "A") and stat_now(s, card, FOCUS) == 1, "it was for the duel"
