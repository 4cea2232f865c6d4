"""Areas: battlefields, where cards are while they are played, decks, provinces."""

from __future__ import annotations

from typing import Any

from gorin import new_game
from gorin.kernel.bits import bits
from gorin.kernel.machine import answer
from gorin.kernel.views import hidden_from
from gorin.rulebook.testing import rule
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.words import *
from tests.ccg.laws.games import areas, is_card
from tests.ccg.tables import (
    INVENTED,
    decision,
    discard,
    do,
    editions,
    find,
    hand,
    honor,
    in_discard,
    in_play,
    in_province,
    is_dead,
    is_faceup,
    is_here,
    lying,
    occur,
    offered,
    options,
    pass_until,
    play,
    provinces,
    strength,
    table,
    titles,
)

FESTIVAL = event("Festival", event_text(gain_honor(2)))
SPY = event("Spy", event_text(Pick(PERSONALITY, Bow(PICKED))))
PEEK = strategy("Peek", open_(LookAtTop(Num(2))), focus=1)
BRIBE = strategy("Bribe", open_(TakeControl(THAT), target=PERSONALITY & OTHERS), focus=1)
HOME_TOP = strategy("To The Top", open_(PutOnTop(THAT), target=PERSONALITY), focus=1)
TO_THE_BOTTOM = strategy("To The Bottom", open_(PutOnBottom(THAT), target=PERSONALITY | FOLLOWER), focus=1)
TO_THE_HAND = strategy("To The Hand", open_(ReturnToHand(THAT), target=PERSONALITY | ATTACHMENT), focus=1)
SLAY = strategy("Slay", open_(Destroy(THAT), target=PERSONALITY), focus=1)
DISMISS = strategy("Dismiss", open_(Discard(THAT), target=PERSONALITY), focus=1)
BANISH = strategy("Banish", open_(RemoveFromGame(THAT), target=PERSONALITY), focus=1)
RAISE_DEAD = strategy("Raise Dead", open_(PutIntoPlay(THAT), target=PERSONALITY & IN_DISCARD & YOURS), focus=1)
CALL_BACK = strategy("Call Back", open_(PutIntoPlay(THAT), target=PERSONALITY & REMOVED & YOURS), focus=1)
SEEK = strategy("Seek", open_(Search(ITEM)), focus=1)
RUIN = strategy("Ruin", open_(Destroy(THAT), target=PROVINCE & OTHERS), focus=1)
BURY = strategy(
    "Bury", open_(PutUnder(THAT, THAT_OTHER), target=(PERSONALITY & IN_DISCARD & YOURS, PERSONALITY & YOURS)), focus=1
)
DISPLAY = strategy(
    "Display",
    open_(PutUnder(THAT, THAT_OTHER, True), target=(PERSONALITY & IN_DISCARD & YOURS, PERSONALITY & YOURS)),
    focus=1,
)
SETTLE = strategy(
    "Settle",
    open_(PutIntoProvince(THAT, THAT_OTHER), target=((FOLLOWER | HOLDING) & IN_DISCARD & YOURS, PROVINCE & YOURS)),
    focus=1,
)
WELCOME = personality(
    "Welcome",
    CRAB,
    trait(Enters(THIS), gain_honor(1), Pick(PROVINCE & YOURS, give(PICKED, strength=1))),
    force=1,
    chi=2,
    cost=0,
    personal_honor=1,
)
CARDS = (FESTIVAL, SPY, PEEK, BRIBE, HOME_TOP, TO_THE_BOTTOM, TO_THE_HAND, SLAY, DISMISS, BANISH, RAISE_DEAD, CALL_BACK, SEEK,
         RUIN, BURY, DISPLAY, SETTLE, WELCOME)  # fmt: skip


@editions(samurai=rule("sam.areas-of-the-game.1", "sam.areas-of-the-game.3"))
def test_every_card_is_in_one_area_and_most_players_have_their_own() -> None:
    s = table(
        "A 5: Plain Guard*[Plain Sword], Plain Mine | Seek | Plain Farm | Plain Lady# \nB 5: Plain Rider* | Peek\nbattle A>B",
        CARDS,
    )
    assert all(areas(s, c) == is_card(s, c) for c in range(len(s.kind)))
    there = {c for c in bits(s.p[facts.IN_PLAY] & ~s.p[facts.THE_RULES])}
    away = facts.HAND, facts.DECK, facts.DISCARD, facts.IN_PROVINCE
    assert not any(s.p[plane] >> c & 1 for c in there for plane in away)
    assert hand(s, "A") == ["Seek"] and hand(s, "B") == ["Peek"] and discard(s, "B") == []
    assert is_here(s, "Plain Guard") and is_here(s, "Plain Rider"), "one battlefield for both"
    occur(s, ev.TO_HAND, find(s, "Plain Sword"))
    assert not in_play(s, "Plain Sword") and areas(s, find(s, "Plain Sword")) == 1
    for kind in (ev.DESTROY, ev.DISCARD, ev.REMOVE, ev.TO_DECK):
        for name in ("Plain Guard", "Plain Mine"):
            s = table("A 5: Plain Guard, Plain Mine \nB 5: ", CARDS)
            c = find(s, name)
            occur(s, kind, c)
            assert not s.p[facts.IN_PLAY] >> c & 1 and areas(s, c) == 1, "whatever takes it out of play"
    s = table("A 5: | | | | Plain Sword \nB 5: ", CARDS)
    occur(s, ev.DRAW, -1, n=1)
    assert hand(s, "A") == ["Plain Sword"] and areas(s, find(s, "Plain Sword")) == 1, "it is no longer in the deck"
    s = table("A 5: | Raise Dead | | Plain Guard# \nB 5: ", CARDS)
    play(s, "A: Raise Dead")
    assert in_play(s, "Plain Guard") and areas(s, find(s, "Plain Guard")) == 1
    s = table("A 5: Plain Guard | | | | Plain Sword \nB 5: Plain Rider | | | | Plain Knife", CARDS)
    occur(s, ev.DRAW, -1, 1, 1)
    assert hand(s, "B") == ["Plain Knife"] and hand(s, "A") == [], "each his own"
    occur(s, ev.DESTROY, find(s, "Plain Rider"), 0)
    assert discard(s, "B") == ["Plain Rider"] and discard(s, "A") == []


@editions(samurai=rule("sam.areas-of-the-game.2", "sam.battlefields-area.1", "sam.battlefields-area.2"))
def test_battlefields_are_there_during_an_attack_with_two_sides() -> None:
    s = table("A 5: Plain Guard*, Plain Giant \nB 5: Plain Rider*, Plain Lady+2\nbattle A>B", CARDS)
    here, second = s.provinces[1][:2]
    assert s.at[find(s, "Plain Guard")] == s.at[find(s, "Plain Rider")] == here and s.at[find(s, "Plain Giant")] == -1
    assert s.at[find(s, "Plain Lady")] == second
    sides = s.p[facts.ATTACKING], s.p[facts.DEFENDING]
    assert titles(s, sides[0]) == ["Plain Guard"] and titles(s, sides[1]) == ["Plain Lady", "Plain Rider"]
    pass_until(s, "A: bring into play")
    assert all(s.at[c] == -1 for c in range(len(s.kind))) and s.attacker == -1
    assert not s.p[facts.ATTACKING] | s.p[facts.DEFENDING]


@editions(samurai=rule("sam.resolution-and-entering-play-areas.1", "sam.action-cards.6"))
def test_a_played_action_card_is_faceup_out_of_play_while_its_action_is_taken() -> None:
    s = table("A 5: Plain Guard | Slay \nB 5: Plain Rider", CARDS)
    do(s, "A: Slay")
    card = find(s, "Slay")
    assert decision(s) == "A: target" and s.p[facts.RESOLVING] & s.p[facts.FACEUP] & 1 << card
    assert not in_play(s, "Slay") and hand(s, "A") == [] and not in_discard(s, "Slay")
    assert not hidden_from(s, 1) >> card & 1
    do(s, "A: Plain Rider")
    assert in_discard(s, "Slay") and not s.p[facts.RESOLVING]
    s = table("A 5: | | Spy? \nB 5: Plain Guard, Plain Giant\nevents phase, active A", CARDS)
    assert decision(s) == "A: choose"
    assert s.p[facts.RESOLVING] & s.p[facts.FACEUP] & 1 << find(s, "Spy") and not in_play(s, "Spy")


@editions(samurai=rule("sam.resolution-and-entering-play-areas.2"))
def test_a_card_that_enters_play_is_out_of_play_until_its_cost_is_paid() -> None:
    s = table("A 5: Castle, Plain Mine | | Plain Guard \nB 5: \ndynasty phase, active A", CARDS)
    do(s, "A: Plain Guard")
    assert decision(s).startswith("A: pay") and not in_play(s, "Plain Guard") and is_faceup(s, "Plain Guard")
    assert not hidden_from(s, 1) >> find(s, "Plain Guard") & 1
    do(s, "A: Castle")
    assert in_play(s, "Plain Guard")


# --- decks ----------------------------------------------------------------------------------------------------------


def opened() -> Any:
    s: Any = new_game("ccg/samurai", ["crab", "scorpion"], seed=3, stop=True).state
    while not s.p[facts.HAND]:  # who does not go first may look for a Legacy Holding before
        answer(s, len(options(s)) - 1)
    return s


@editions(samurai=rule("sam.decks.2", "sam.provinces.1", "sam.provinces.2"))
def test_decks_are_facedown_and_four_provinces_are_filled_from_them() -> None:
    before: Any = new_game("ccg/samurai", ["crab", "scorpion"], seed=3, stop=True).state
    assert not before.p[facts.DECK] & before.p[facts.FACEUP] and before.provinces == [[], []]
    s = opened()
    kinds = [[x.kind[c] for c in before.zones[1]] for x in (before, s)]
    assert kinds[0] != kinds[1], "shuffled before the provinces were made"
    for q in (0, 1):
        top = before.zones[q * 2 + 1][:-5:-1]
        assert [bits(s.lying[province]) for province in s.provinces[q]] == [(c,) for c in top], "the top, from the left"
    assert not s.p[facts.DECK] & s.p[facts.FACEUP]
    for q in (0, 1):
        assert len(s.provinces[q]) == 4
        cards = [bits(s.lying[province]) for province in s.provinces[q]]
        assert all(len(x) == 1 and s.p[facts.DYNASTY] >> x[0] & 1 for x in cards)
        if q != s.first:  # whose Events Phase has not come
            assert not any(s.p[facts.FACEUP] >> x[0] & 1 for x in cards)
            assert all(hidden_from(s, seat) >> x[0] & 1 for x in cards for seat in (0, 1))


@editions(samurai=rule("sam.hand.1"))
def test_five_fate_cards_in_hand() -> None:
    before: Any = new_game("ccg/samurai", ["crab", "scorpion"], seed=3, stop=True).state
    s = opened()
    for q in (0, 1):
        cards = bits(s.p[facts.HAND] & s.ctl[q])
        assert len(cards) == 5 and all(s.p[facts.FATE] >> c & 1 for c in cards)
        assert set(cards) == set(before.zones[q * 2][-5:]), "from the top of his own deck"
        assert not s.p[facts.FACEUP] & s.p[facts.HAND]


@editions(samurai=rule("sam.decks.3", "sam.decks.5"))
def test_a_card_goes_facedown_into_its_owners_deck() -> None:
    s = table("A 5: | Bribe, To The Top \nB 5: Plain Rider", CARDS)
    play(s, "A: Bribe")
    do(s, "B: pass")
    play(s, "A: To The Top")
    c = find(s, "Plain Rider")
    assert s.zones[3][-1] == c and c not in s.zones[1] and not is_faceup(s, "Plain Rider")
    s = table("A 5: | Bribe, To The Bottom \nB 5: Plain Rider", CARDS)
    play(s, "A: Bribe")
    do(s, "B: pass")
    play(s, "A: To The Bottom")
    assert s.zones[3][0] == find(s, "Plain Rider")


@editions(samurai=rule("sam.decks.6"))
def test_a_card_enters_the_deck_of_its_own_kind() -> None:
    s = table("A 5: Plain Guard[Plain Spears], Plain Lady | To The Bottom, To The Bottom \nB 5: ", CARDS)
    do(s, "A: To The Bottom", "A: Plain Spears", "B: pass")
    do(s, "A: To The Bottom", "A: Plain Lady")
    assert s.zones[0][0] == find(s, "Plain Spears") and s.zones[1][0] == find(s, "Plain Lady")


@editions(samurai=rule("sam.decks.4", "sam.search.2"))
def test_nobody_knows_a_shuffled_deck() -> None:
    s = table(
        "A 5: Plain Guard[Plain Spears] | To The Bottom, Seek, Seek | | | Plain Sword, Plain Two, Plain Four \nB 5: ",
        CARDS,
    )
    do(s, "A: To The Bottom", "A: Plain Spears", "B: pass")
    assert s.known[1] >> s.zones[0][0] & 1
    before = list(s.zones[0])
    do(s, "A: Seek", "A: Plain Sword")
    left = sum(1 << c for c in s.zones[0])
    assert hand(s, "A").count("Plain Sword") == 1 and len(s.zones[0]) == len(before) - 1
    assert not s.known[0] & left and not s.known[1] & left and not s.p[facts.FACEUP] & left
    do(s, "B: pass", "A: Seek", "A: done")
    assert not s.known[0] & sum(1 << c for c in s.zones[0]), "also if nothing was found"
    deck = ", ".join(x.name for x in INVENTED if x.side == "fate")
    for end in ("Plain Sword", "done"):
        s = table(f"A 5: | Seek | | | {deck} \nB 5: ", CARDS)
        names = [s.kind[c] for c in s.zones[0] if s.kind[c] != s.kind[find(s, "Plain Sword")]]
        do(s, "A: Seek", f"A: {end}")
        left = [s.kind[c] for c in s.zones[0] if s.kind[c] != s.kind[find(s, "Plain Sword")]]
        assert left != names and sorted(left) == sorted(names), "it is shuffled"


@editions(samurai=rule("sam.decks.8", "sam.look.2", "sam.search.3"))
def test_looking_does_not_rearrange_search_or_shuffle() -> None:
    s = table("A 5: | Peek, Seek | | | Plain Sword, Plain Two, Plain Four \nB 5: ", CARDS)
    before = [s.kind[c] for c in s.zones[0]]
    do(s, "A: Peek")
    assert decision(s) == "B: action" and [s.kind[c] for c in s.zones[0]] == before
    top = s.zones[0][-1], s.zones[0][-2]
    assert all(s.known[0] >> c & 1 and not s.known[1] >> c & 1 for c in top), "a shuffled deck nobody knows"


@editions(samurai=rule("sam.decks.9", "sam.open-draw-empty-deck.1", "sam.provinces.8"))
def test_an_empty_deck_has_no_consequence() -> None:
    s = table("A 5: Plain Guard | Plain Two | -, -, -, - | Plain Lady | - | - \nB 5: ", CARDS)
    occur(s, ev.DRAW, -1, 0, 2)
    assert hand(s, "A") == ["Plain Two"] and discard(s, "A") == ["Plain Lady"] and s.winner < 0
    pass_until(s, "B: declare")
    assert s.alive == 3 and provinces(s, "A") == 4 and lying(s, "A") == [""] * 4
    s = table("A 5: Plain Guard | | | | Plain Two | \nB 5: ", CARDS)
    occur(s, ev.DRAW, -1, 0, 2)
    assert hand(s, "A") == ["Plain Two"], "as many as there are"
    fee = strategy("Fee", open_(gain_honor(1), cost=draw(2)), focus=1)
    assert not offered(table("A 5: | Fee | | | Plain Two | \nB 5: ", (fee,)), "Fee"), "not enough, as a cost"
    assert offered(table("A 5: | Fee | | | Plain Two, Plain Four | \nB 5: ", (fee,)), "Fee")


# --- provinces ------------------------------------------------------------------------------------------------------


@editions(samurai=rule("sam.provinces.3", "sam.provinces.10", "sam.open-province-adjacency.1"))
def test_provinces_lie_in_a_row_and_are_adjacent_to_their_neighbours() -> None:
    wall = strategy("Wall", open_(give(PROVINCE & AdjacentTo(THAT), strength=2), target=PROVINCE), focus=1)
    grow = strategy("Grow", open_(GainProvince()), focus=1)
    s = table("A 5: | Wall, Wall, Grow | Plain Mine?, Plain Farm \nB 5: ", (wall, grow, *CARDS))
    assert not is_faceup(s, "Plain Mine") and is_faceup(s, "Plain Farm") and not in_play(s, "Plain Farm")
    do(s, "A: Wall", "A: A's province 2", "B: pass")
    assert [strength(s, "A", n) for n in (1, 2, 3, 4)] == [8, 6, 8, 6] and strength(s, "B", 1) == 6
    do(s, "A: Grow", "B: pass")
    new = s.provinces[0][4]
    assert len(bits(s.lying[new])) == 1 and not s.p[facts.FACEUP] & s.lying[new]
    do(s, "A: Wall", "A: A's province 5")
    assert strength(s, "A", 4) == 8 and strength(s, "A", 5) == 6
    t = table("A 5: | Ruin, Wall \nB 5: ", (wall, *CARDS))
    do(t, "A: Ruin", "A: B's province 2", "B: pass", "A: Wall", "A: B's province 1")
    assert [strength(t, "B", n) for n in (1, 2, 3)] == [6, 8, 6], "the gap has closed"


@editions(samurai=rule("sam.provinces.5", "sam.provinces.6", "sam.open-refill-while-entering.1"))
def test_what_follows_from_entering_play_comes_before_the_refill() -> None:
    s = table("A 5: Castle | | Welcome \nB 5: \ndynasty phase, active A", CARDS)
    do(s, "A: Welcome")
    while not decision(s).startswith("A: choose"):
        do(s, f"A: {options(s)[0]}")
    assert in_play(s, "Welcome") and honor(s)[0] == 6 and lying(s, "A")[0] == "", "not refilled yet"
    do(s, "A: A's province 1")
    assert lying(s, "A")[0] == "Field" and not s.p[facts.FACEUP] & s.lying[s.provinces[0][0]]
    heir = personality(
        "Heir", CRAB,
        trait(Enters(THIS), PutIntoProvince(HOLDING & IN_DISCARD & YOURS, PROVINCE & YOURS & With("strength", ">", Num(6)))),
        force=1, chi=2, cost=0, personal_honor=1,
    )  # fmt: skip
    high = region("Heights", has(ThisProvince(), strength=1))
    s = table("A 5: | | Heir[Heights] | Plain Shop | | Plain Farm \nB 5: \ndynasty phase, active A", (heir, high))
    play(s, "A: Heir")
    assert in_play(s, "Heir") and lying(s, "A")[0] == "Plain Shop", "something else has refilled it"
    s = table("A 5: \nB 5: Castle | | Plain Guard | | | Plain Farm \ndynasty phase, active B", CARDS)
    play(s, "B: Plain Guard")
    assert lying(s, "B")[0] == "Plain Farm", "from its owner's deck"
    s = table(
        "A 5: | | Spy?, Plain Mine? | | | Plain Farm \nB 5: Plain Guard, Plain Giant\nevents phase, active A", CARDS
    )
    assert lying(s, "A")[0] == ""
    do(s, "A: Plain Giant")
    assert lying(s, "A")[0] == "Plain Farm" and not is_faceup(s, "Plain Farm")
    plague = event("Plague", event_text(Destroy(HOLDING), Pick(PERSONALITY, Bow(PICKED))))
    s = table(
        "A 5: Plain Mine | | Plague?, Plain Shop? | | | Plain Farm \nB 5: Plain Guard, Plain Giant\nevents phase, active A",
        (*CARDS, plague),
    )
    assert in_discard(s, "Plain Mine") and lying(s, "A")[0] == "", "whatever else leaves in the meantime"
    mourner = holding(
        "Mourner", trait(EntersDiscard(HOLDING), Pick(PROVINCE & YOURS, give(PICKED, strength=1))), cost=0
    )
    s = table("A 5: Mourner | | Plain Mine | | | Plain Farm \nB 5: \ndynasty phase, active A", (mourner,))
    play(s, "A: done", "A: Plain Mine")
    assert decision(s).startswith("A: choose") and lying(s, "A")[0] == "", "what follows from leaving comes first, too"
    do(s, "A: A's province 1")
    assert lying(s, "A")[0] == "Plain Farm" and not is_faceup(s, "Plain Farm")
    keeper = trait(EntersDiscard(HOLDING), Destroy(PERSONALITY), Pick(PROVINCE & YOURS, give(PICKED, strength=1)))
    cards = (holding("Keeper", keeper, cost=0),)
    s = table("A 5: Keeper, Plain Guard | | Plain Mine | | | Plain Farm \nB 5: \ndynasty phase, active A", cards)
    play(s, "A: done", "A: Plain Mine")
    assert is_dead(s, "Plain Guard") and lying(s, "A")[0] == "", "all of what follows, whatever happens in it"
    do(s, "A: A's province 1")
    assert lying(s, "A")[0] == "Plain Farm"
    s = table("A 5: | | Plain Mine | | | Plain Farm, Plain Shop \nB 5: \ndynasty phase, active A")
    play(s, "A: done", "A: Plain Mine")
    assert lying(s, "A")[0] == "Plain Farm", "the top card"
    filler = trait(
        EntersDiscard(HOLDING),
        PutIntoProvince(HOLDING & IN_DISCARD & YOURS, PROVINCE & YOURS & With("strength", ">", Num(6))),
    )
    fillers = (holding("Filler", filler, cost=0), high)
    s = table("A 5: Filler | | Plain Mine[Heights] | | | Plain Farm \nB 5: \ndynasty phase, active A", fillers)
    play(s, "A: done", "A: Plain Mine")
    assert lying(s, "A")[0] == "Plain Mine", "something else has refilled it as it was emptied"
    forth = strategy(
        "Come Forth",
        open_(PutIntoPlay(THAT), gain_honor(1), target=PERSONALITY & IN_PROVINCE & FACEUP & YOURS),
        focus=1,
    )
    s = table("A 5: | Come Forth | Welcome | | | Plain Farm \nB 5: ", (*CARDS, forth))
    play(s, "A: Come Forth")
    assert in_play(s, "Welcome") and decision(s).startswith("A: choose") and lying(s, "A")[0] == "", "by effects, too"
    do(s, "A: A's province 1")
    assert lying(s, "A")[0] == "Plain Farm" and not is_faceup(s, "Plain Farm") and honor(s)[0] == 7
    s = table("A 5: | Come Forth | Plain Guard | | | Plain Farm \nB 5: ", (forth,))
    play(s, "A: Come Forth")
    assert in_play(s, "Plain Guard") and lying(s, "A")[0] == "Plain Farm" and not s.held


@editions(samurai=rule("sam.provinces.4"))
def test_one_card_in_a_province_unless_an_effect_adds_another() -> None:
    more = strategy("More", open_(AddToProvince(THAT, faceup=True), target=PROVINCE & YOURS), focus=1)
    sweep = strategy("Sweep", open_(Pick(IN_PROVINCE & YOURS, Discard(PICKED))), focus=1)
    s = table("A 5: | More, Sweep | Plain Mine | | | Plain Farm, Plain Shop \nB 5: ", (more, sweep))
    assert all(len(bits(s.lying[x])) == 1 for x in s.provinces[0])
    do(s, "A: More", "A: A's province 1", "B: pass", "A: Sweep")
    assert offered(s, "Plain Mine") and offered(s, "Plain Farm")
    do(s, "A: Plain Farm")
    assert lying(s, "A")[0] == "Plain Mine", "and there is no refill while one is left"


@editions(samurai=rule("sam.provinces.9"))
def test_empty_provinces_are_refilled_as_soon_as_that_is_possible() -> None:
    s = table(
        "A 5: Plain Guard, Plain Lady, Plain Giant | To The Bottom, To The Bottom | -, -, Plain Mine | | | - \nB 5: ",
        CARDS,
    )
    assert lying(s, "A")[:2] == ["", ""]
    do(s, "A: To The Bottom", "A: Plain Guard", "B: pass")
    assert lying(s, "A")[0] == "Plain Guard" and lying(s, "A")[1] == "" and not is_faceup(s, "Plain Guard")
    do(s, "A: To The Bottom", "A: Plain Lady")
    assert lying(s, "A")[1] == "Plain Lady"
    both = strategy("Both Home", open_(PutOnBottom(PERSONALITY & YOURS)), focus=1)
    s = table("A 5: Plain Guard, Plain Lady | Both Home | -, -, Plain Mine | | | - \nB 5: ", (both,))
    do(s, "A: Both Home")
    assert lying(s, "A")[:2] == ["Plain Guard", "Plain Lady"] and not s.zones[1], "from left to right"


@editions(
    emperor=rule("emp.resolution-segment.7"),
    samurai=rule("sam.provinces.12", "sam.destroy.2"),
)
def test_cards_in_a_destroyed_province_go_to_the_discard_pile(edition: str) -> None:
    watch = strategy("Watcher", reaction(Would("be discarded", IN_PROVINCE), gain_honor(3)), focus=1)
    s = table("A 5: | Ruin, Watcher \nB 5: | | Plain Mine \n", (watch, *CARDS))
    do(s, "A: Ruin", "A: B's province 1")
    if edition == "emperor":
        do(s, "A: Watcher")
    assert in_discard(s, "Plain Mine") and provinces(s, "B") == 3 and is_faceup(s, "Plain Mine")
    assert honor(s)[0] == (8 if edition == "emperor" else 5), "in Samurai Edition this is no discarding"


@editions(samurai=rule("sam.provinces.13"))
def test_a_fate_card_does_not_lie_in_a_province() -> None:
    s = table("A 5: | Settle, Settle | Plain Mine, -, - | Plain Spears, Plain Shop | | - \nB 5: ", CARDS)
    do(s, "A: Settle", "A: Plain Spears", "A: A's province 1", "B: pass")
    assert s.zones[0][-1] == find(s, "Plain Spears") and not in_province(s, "Plain Spears")
    do(s, "A: Settle", "A: A's province 2")
    assert lying(s, "A")[1] == "Plain Shop" and in_province(s, "Plain Shop")
