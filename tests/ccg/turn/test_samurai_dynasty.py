"""Samurai Edition: bringing Personalities into play, for Gold or for Honor; discarding; the End Phase; Family Honor."""

from __future__ import annotations

from gorin.kernel.bits import bits
from gorin.kernel.events import Event
from gorin.kernel.machine import run
from gorin.kernel.windows import emit
from gorin.rulebook.testing import rule
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.attributes import stats
from gorin.rulesets.ccg.playing.recruiting import DISCOUNT, price
from gorin.rulesets.ccg.rows import Negation
from gorin.rulesets.ccg.state import COST, TURN
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    both_editions,
    decision,
    discard,
    do,
    editions,
    find,
    hand,
    honor,
    in_play,
    is_bowed,
    lying,
    occur,
    offered,
    options,
    pass_until,
    play,
    table,
)

RICH = "Crane Castle, Plain Mine, Plain Mine, Plain Mine"
PLAIN_RIDER = ["Plain Rider", "Plain Rider with Clan discount", "Plain Rider for Honor"]
CALL_UP = strategy("Call Up", limited(BringIntoPlay(THAT), target=PERSONALITY & IN_PROVINCE & YOURS), focus=1)


def phase(text: str) -> str:
    return f"{text}\nB 5: \ndynasty phase, active A"


@editions(samurai=rule("sam.dynasty-phase.8", "sam.dynasty-phase.9"))
def test_discount_or_honor_or_neither() -> None:
    s = table(phase(f"A 5: {RICH} | | Plain Rider, Plain Guard"))
    assert options(s) == [*PLAIN_RIDER, "Plain Guard", "done"], "only for one's own Clan"
    do(s, "A: Plain Rider with Clan discount")
    assert decision(s) == "A: pay 4 gold" and stats.stat(s, find(s, "Plain Rider"), COST) == 6, (
        "the payment, not the cost"
    )
    do(s, "A: Plain Mine", "A: Plain Mine")
    assert in_play(s, "Plain Rider") and honor(s)[0] == 5, "no Honor with the discount"
    s = table(phase(f"A 5: {RICH} | | Plain Rider"))
    do(s, "A: Plain Rider", "A: Plain Mine", "A: Plain Mine")
    assert in_play(s, "Plain Rider") and honor(s)[0] == 5, "nor for neither"


@editions(samurai=rule("sam.dynasty-phase.6", "sam.dynasty-phase.11", "sam.open-buy-for-honor-timing.1"))
def test_buying_for_honor_once_a_turn() -> None:
    eager = personality(
        "Eager", CRANE, trait(Enters(THIS), give(THIS, personal_honor=3)), force=1, chi=2, cost=3, personal_honor=2
    )
    s = table(phase(f"A 5: {RICH} | | Eager, Plain Rider"), (eager,))
    do(s, "A: Eager for Honor")
    assert decision(s) == "A: pay 3 gold" and honor(s)[0] == 5
    do(s, "A: Plain Mine")
    assert honor(s)[0] == 7, "as it was just before he entered, and before his own trait"
    do(s, "A: Eager")
    assert options(s) == ["Plain Rider", "Plain Rider with Clan discount", "done"], "once a turn"
    do(s, "A: done", "A: done")
    pass_until(s, "A: bring into play")
    assert offered(s, "Plain Rider for Honor"), "and in his next turn again"
    s = table(f"A 5: Crab Castle | | Plain Lady \nB 5: {RICH} | | Plain Rider, Plain Guard\ndynasty phase, active B")
    assert options(s) == [*PLAIN_RIDER, "Plain Guard", "done"], "each player for his own Clan"
    do(s, "B: Plain Rider for Honor", "B: Plain Mine", "B: Plain Mine")
    assert honor(s) == [5, 7] and s.holder[find(s, "Plain Rider")] == 1


@editions(samurai=rule("sam.dynasty-phase.7", "sam.dynasty-phase.11"))
def test_who_does_not_enter_brings_no_honor() -> None:
    s = table(phase(f"A 5: {RICH}, Plain Mine | | Plain Rider"))
    s.negations = (Negation(ev.ENTER, 1 << find(s, "Plain Rider"), 0, TURN, 1, 0),)
    do(s, "A: Plain Rider for Honor", "A: Plain Mine", "A: Plain Mine")
    assert not in_play(s, "Plain Rider") and honor(s)[0] == 5
    assert offered(s, "Plain Rider for Honor"), "and he has not gained it this turn"


@editions(samurai=rule("sam.dynasty-phase.2", "sam.dynasty-phase.10"))
def test_two_more_gold_for_a_requirement_that_is_not_met() -> None:
    s = table(phase(f"A 5: {RICH}, Plain Mine | | Plain Lady"))
    ways = ["Plain Lady with Clan allegiance", "Plain Lady with Clan discount and allegiance"]
    assert options(s) == [*ways, "Plain Lady for Honor with Clan allegiance", "done"]
    do(s, "A: Plain Lady with Clan discount and allegiance")
    assert decision(s) == "A: pay 6 gold", "the normal cost"
    do(s, "A: Plain Mine", "A: Plain Mine")
    assert honor(s)[0] == 5
    s = table(phase(f"A 5: {RICH}, Plain Mine | | Plain Lady"))
    do(s, "A: Plain Lady for Honor")
    assert decision(s) == "A: pay 8 gold"
    do(s, "A: Plain Mine", "A: Plain Mine", "A: Plain Mine")
    assert honor(s)[0] == 9
    s = table(phase(f"A 10: {RICH}, Plain Mine | | Plain Lady"))
    assert options(s) == ["Plain Lady", "Plain Lady with Clan discount", "Plain Lady for Honor", "done"], "if it is met"
    s = table(phase(f"A -10: {RICH} | | Plain Rider"))
    assert options(s) == [*PLAIN_RIDER, "done"], "without a requirement there is none to exceed it"
    s = table(phase("A 5: Crab Castle, Plain Mine, Plain Mine, Plain Mine | | Plain Lady"))
    assert options(s) == ["done"], "and nobody else's Clan is favored"


@editions(samurai=rule("sam.dynasty-phase.3", "sam.open-honor-requirement-waiver.1"))
def test_a_stranger_whose_requirement_is_not_met_cannot_enter() -> None:
    s = table(phase("A 9: Crab Castle, Plain Mine, Plain Mine | | Plain Lady"))
    assert options(s) == ["done"]
    s = table(phase("A 10: Crab Castle, Plain Mine, Plain Mine | | Plain Lady"))
    assert options(s) == ["Plain Lady", "done"]
    s = table(phase("A 9: Crane Castle, Plain Farm | | Plain Lady"))
    assert options(s) == ["Plain Lady with Clan discount and allegiance", "done"], "who cannot pay the 2 cannot either"


@editions(samurai=rule("sam.dynasty-phase.4"))
def test_honor_lost_in_paying_does_not_matter() -> None:
    shady = holding("Shady", Produces(Num(3), cost=(Bow(THIS), lose_honor(2))), cost=0)
    s = table(phase("A 10: Crab Castle_, Shady, Shady | | Plain Lady"), (shady,))
    do(s, "A: Plain Lady", "A: Shady", "A: Shady")
    assert in_play(s, "Plain Lady") and honor(s)[0] == 6


@editions(samurai=rule("sam.dynasty-phase.12", "sam.open-clan-discount-floor.1"))
def test_bought_for_honor_though_an_effect_makes_him_cheaper() -> None:
    cheap = personality("Cheap", CRANE, Cheaper(Num(2)), force=1, chi=1, cost=3, personal_honor=3)
    s = table(phase("A 5: Crane Castle, Plain Farm | | Cheap"), (cheap,))
    do(s, "A: Cheap for Honor")
    assert decision(s) == "A: pay 1 gold"
    do(s, "A: Plain Farm")
    assert honor(s)[0] == 8
    s = table(phase("A 5: Crane Castle, Plain Farm | | Cheap"), (cheap,))
    do(s, "A: Cheap with Clan discount")
    assert in_play(s, "Cheap") and not is_bowed(s, "Plain Farm"), "never below 0"
    bargain = personality(
        "Bargain", CRANE, Cheaper(Num(5)), force=1, chi=1, cost=3, personal_honor=3, honor_requirement=9
    )
    s = table(phase("A 5: Crane Castle_, Plain Shop | | Bargain, Cheap"), (bargain, cheap))
    assert price(s, 0, find(s, "Cheap"), DISCOUNT) == 0 and price(s, 0, find(s, "Bargain"), DISCOUNT) == 0
    do(s, "A: Bargain with Clan allegiance")
    assert decision(s) == "A: pay 2 gold", "what is below 0 pays for nothing else"


@editions(samurai=rule("sam.dynasty-phase.13", "sam.open-honor-requirement-outside-dynasty.1"))
def test_nothing_of_this_outside_the_dynasty_phase() -> None:
    s = table(f"A 9: {RICH} | Call Up | Plain Rider, Plain Lady\nB 5: ", (CALL_UP,))
    play(s, "A: Call Up", "A: Plain Rider")
    assert decision(s) == "A: pay 6 gold", "no discount, no choice"
    do(s, "A: Plain Mine", "A: Plain Mine")
    assert in_play(s, "Plain Rider") and honor(s)[0] == 9
    s = table(f"A 9: {RICH} | Call Up | Plain Lady\nB 5: ", (CALL_UP,))
    play(s, "A: Call Up") if offered(s, "Call Up") else None
    assert not in_play(s, "Plain Lady"), "9 is less than 10, and Gold does not help"


@editions(samurai=rule("sam.dynasty-phase.14", "sam.dynasty-phase.16", "sam.open-discard-order-dynasty.1"))
def test_after_discarding_nothing_more_is_brought_in() -> None:
    text = "A 5: Castle, Plain Mine | | Plain Sailor, Plain Guard, Plain Farm? | | | Plain Mine, Plain Shop"
    s = table(phase(text))
    do(s, "A: done")
    assert decision(s) == "A: discard from your provinces" and options(s) == ["Plain Sailor", "Plain Guard", "done"]
    do(s, "A: Plain Sailor")
    assert options(s) == ["Plain Guard", "done"], "one at a time; what refills the province lies facedown"
    assert lying(s, "A")[:2] == ["Plain Mine", "Plain Guard"], "and it lies there at once"
    do(s, "A: Plain Guard")
    assert decision(s) != "A: bring into play" and lying(s, "A")[:2] == ["Plain Mine", "Plain Shop"]
    assert discard(s, "A") == ["Plain Guard", "Plain Sailor"]
    s = table(phase(text))
    do(s, "A: done", "A: Plain Sailor")
    occur(s, ev.REVEAL, *bits(s.lying[s.provinces[0][0]]))
    assert options(s) == ["Plain Guard", "Plain Mine", "done"], "once it is faceup, it may be discarded in its turn"
    do(s, "A: Plain Mine")
    assert lying(s, "A")[:2] == ["Plain Shop", "Plain Guard"] and options(s) == ["Plain Guard", "done"]
    s = table("A 5: | | Plain Sailor\nB 5: | | Plain Guard\ndynasty phase, active B")
    do(s, "B: done")
    assert decision(s) == "B: discard from your provinces" and options(s) == ["Plain Guard", "done"], "of his own"


@both_editions(rule("sam.dynasty-phase.15"))
def test_what_is_refilled_faceup_may_be_discarded_too() -> None:
    s = table(phase("A 5: Castle | | Plain Sailor, Plain Mine | | | Plain Guard, Plain Giant"))
    do(s, "A: done", "A: Plain Sailor")
    assert not offered(s, "Plain Guard")
    (c,) = bits(s.lying[s.provinces[0][0]])
    s.decision = None
    emit(s, (Event(ev.REVEAL, c, 0),))
    run(s)
    assert offered(s, "Plain Guard")
    do(s, "A: Plain Guard")
    assert "Plain Guard" in discard(s, "A")


@both_editions(rule("sam.end-phase.3", "sam.end-phase.4"))
def test_one_by_one_down_to_eight_and_no_further() -> None:
    ten = ", ".join(["Plain Four"] * 10)
    s = table(f"A 5: | {ten}\nB 5: | {ten}\nend phase, active A")
    assert len(hand(s, "A")) == 11 and decision(s).startswith("A: discard down")
    for n in (10, 9, 8):
        assert "done" not in options(s)
        do(s, "A: Plain Four")
        assert len(hand(s, "A")) == n
    assert decision(s) == "B: action" and len(hand(s, "B")) == 10, "only the active player"
    s = table(f"A 5: | Plain Two\nB 5: | {ten}\nend phase, active B")
    assert len(hand(s, "B")) == 11 and decision(s).startswith("B: discard down") and not offered(s, "Plain Two")
    vault = holding("Vault", HandSize(Num(2)), cost=0)
    for seat, left in (("A", 10), ("B", 8)):
        s = table(f"A 5: Vault | {ten}\nB 5: | {ten}\nend phase, active {seat}", (vault,))
        while decision(s).startswith(f"{seat}: discard down"):
            do(s, f"{seat}: Plain Four")
        assert len(hand(s, seat)) == left, "his own maximum"


@both_editions(rule("sam.open-hand-size-modifiers.1", "sam.end-phase.1"))
def test_only_the_active_player_draws_and_discards() -> None:
    s = table("A 5: \nB 5: \nC 5: \nend phase, active A")
    assert [len(hand(s, q)) for q in (0, 1, 2)] == [1, 0, 0] and "B" in decision(s)


@both_editions(rule("sam.open-draw-empty-deck.1"))
def test_an_empty_deck_has_no_consequence() -> None:
    s = table("A 5: | | | | -\nB 5: \nend phase, active A")
    assert hand(s, "A") == [] and s.winner < 0 and decision(s) == "B: action"


@both_editions(rule("sam.family-honor.2", "sam.family-honor.3"))
def test_honor_may_be_negative_and_stays_changed() -> None:
    shame = strategy("Shame", limited(lose_honor(4)), focus=1)
    s = table("A 2: | Shame\nB 5: ", (shame,))
    play(s, "A: Shame")
    assert honor(s)[0] == -2
    pass_until(s, "B: bring into play")
    assert honor(s)[0] == -2
    pride = strategy("Pride", limited(gain_honor(4)), focus=1)
    s = table("A 2: | Pride\nB 5: ", (pride,))
    play(s, "A: Pride")
    pass_until(s, "B: bring into play")
    assert honor(s)[0] == 6, "what is gained, too"


@both_editions(rule("sam.family-honor.4"))
def test_a_change_of_nothing_is_none() -> None:
    ears = holding("Ears", trait(AnotherLosesHonor(), gain_honor(1)), cost=0)
    s = table("A 2: Ears\nB 5: ", (ears,))
    s.decision = None
    emit(s, (Event(ev.GAIN_HONOR, -1, 1, 0), Event(ev.LOSE_HONOR, -1, 1, 0)))
    run(s)
    assert honor(s) == [2, 5] and decision(s) == "A: action", "nothing happened that could be answered"
    emit(s, (Event(ev.LOSE_HONOR, -1, 1, 1),))
    s.decision = None
    run(s)
    play(s, "A: Ears") if "traits" in decision(s) else None
    assert honor(s) == [3, 4]
    for word, kind in (("gain Honor", ev.GAIN_HONOR), ("lose Honor", ev.LOSE_HONOR)):
        watchful = holding("Watchful", reaction(PlayerWould(word, yours=False), gain_honor(1)), cost=0)
        for n, asked in ((0, False), (1, True)):
            s = occur(table("A 2: Watchful\nB 5: ", (watchful,)), kind, -1, 1, n)
            assert offered(s, "Watchful") == asked, "nor is it about to happen"


@editions(samurai=rule("sam.honor-victory.1", "sam.honor-victory.2"))
def test_forty_honor_at_the_point_where_the_turn_begins() -> None:
    curse = holding("Curse", trait(TurnBegins(), lose_honor(5)), cost=0)
    s = table("A 40: Curse\nB 5: \nend phase, active B", (curse,))
    assert s.winner == 0 and s.box.rules.endings[s.ending] == "honor", "before anything triggered by it"
    s = table("A 40: \nB 5: \naction phase, active A")
    assert s.winner < 0, "only at that point"
    s = table("A 5: \nB 41: \nend phase, active A")
    assert s.winner == 1
    s = table("A 5: \nB 41: \nC 5: \nend phase, active B")
    assert s.winner < 0, "in nobody else's turn"


@editions(samurai=rule("sam.enlightenment-victory.1", "sam.enlightenment-victory.2"))
def test_the_fifth_ring_wins_at_once_if_all_entered_by_their_own_text() -> None:
    rings = ["Ring of Air", "Ring of Earth", "Ring of Fire", "Ring of Water"]
    for mark, wins in (("&", True), ("", False)):
        first = ", ".join([*(f"{x}&" for x in rings[:3]), rings[3] + mark])
        s = table(f"A 5: {first} | Ring of the Void\nB 5: \naction phase, active B")
        void = find(s, "Ring of the Void")
        s.decision = None
        emit(s, (Event(ev.ENTER, void, 0, 0, void),))
        run(s)
        assert in_play(s, "Ring of the Void") and (s.winner == 0) == wins
        s = table(f"A 5: \nB 5: {first} | Ring of the Void\naction phase, active A")
        void = find(s, "Ring of the Void")
        s.decision = None
        emit(s, (Event(ev.ENTER, void, 1, 0, void),))
        run(s)
        assert s.winner == (1 if wins else -1), "whoever has them, in whosever turn"
        assert not wins or s.box.rules.endings[s.ending] == "enlightenment"
    back, forth = (
        strategy("Back", open_(ReturnToHand(RING & YOURS)), focus=1),
        strategy("Forth", open_(PutIntoPlay(RING & IN_HAND & YOURS)), focus=1),
    )
    s = table("A 5: Ring of Air& | Back, Forth \nB 5:", (back, forth))
    air = 1 << find(s, "Ring of Air")
    assert s.p[facts.EARNED] & air
    do(s, "A: Back", "B: pass", "A: Forth")
    assert s.p[facts.IN_PLAY] & air and not s.p[facts.EARNED] & air, "how it entered last is what counts"


@editions(samurai=rule("sam.enlightenment-victory.1"))
def test_five_rings_must_have_five_elements() -> None:
    rings = "Ring of Air&, Ring of Air&, Ring of Fire&, Ring of Water&"
    s = table(f"A 5: {rings} | Ring of the Void\nB 5: \naction phase, active A")
    void = find(s, "Ring of the Void")
    s.decision = None
    emit(s, (Event(ev.ENTER, void, 0, 0, void),))
    run(s)
    assert s.winner < 0
