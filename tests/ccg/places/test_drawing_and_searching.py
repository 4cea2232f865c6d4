"""Drawing, discarding, searching, revealing, switching, entering-play Honor loss."""

from __future__ import annotations

from gorin.kernel.machine import answer
from gorin.rulebook.testing import rule
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.words import *
from tests.ccg.places.test_states import CARDS
from tests.ccg.tables import (
    at_home,
    attached,
    attacking,
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
    is_here,
    lying,
    occur,
    offered,
    options,
    pass_until,
    play,
    provinces,
    table,
)

# --- drawing, discarding, searching -----------------------------------------------------------------------------------


@editions(samurai=rule("sam.draw.1", "sam.draw.2", "sam.draw.3"))
def test_drawing_is_from_the_top_of_ones_own_fate_deck() -> None:
    thief = holding("Thief", trait(PlayerWould("draw", yours=False), gain_honor(1)), cost=1)
    take = strategy("Take Top", open_(LookAtTop(Num(1), (ReturnToHand(PICKED),))), focus=1)
    s = table(
        "A 5: | Draw Two, Take Top | | | Plain Sword, Plain Knife, Plain Two, Plain Four \nB 5: Thief",
        (*CARDS, thief, take),
    )
    play(s, "A: Draw Two")
    assert sorted(hand(s, "A")) == ["Plain Knife", "Plain Sword", "Take Top"] and honor(s)[1] == 6, (
        "one draw of two cards"
    )
    do(s, "B: pass", "A: Take Top")
    assert "Plain Two" in hand(s, "A") and honor(s)[1] == 6, "which was no drawing"


@editions(samurai=rule("sam.discard.1", "sam.discard.4"))
def test_to_discard_a_card_is_from_the_hand() -> None:
    pay = strategy("Pay", open_(gain_honor(1), cost=DiscardACard()), focus=1)
    s = table("A 5: Plain Guard[Plain Sword] | Pay, Plain Two, Plain Four | Plain Mine \nB 5: | Plain Knife", (pay,))
    do(s, "A: Pay")
    assert sorted(options(s)) == ["Plain Four", "Plain Two"]
    do(s, "A: Plain Two")
    assert in_discard(s, "Plain Two") and honor(s)[0] == 6
    s = table("A 5: Plain Guard[Plain Sword] | Pay \nB 5: ", (pay,))
    assert not offered(s, "Pay")


@editions(samurai=rule("sam.discard.2", "sam.discard.3"))
def test_dynasty_cards_are_discarded_from_provinces_and_others_where_it_is_said() -> None:
    s = table("A 5: Castle_ | | Plain Mine, Plain Guard? \nB 5: | | Plain Farm\ndynasty phase, active A", CARDS)
    do(s, "A: done")
    assert options(s) == ["Plain Mine", "done"]
    do(s, "A: Plain Mine")
    assert in_discard(s, "Plain Mine") and lying(s, "A")[0] == "Field"
    s = table("A 5: Plain Guard | Dismiss | Plain Rider \nB 5: ", CARDS)
    do(s, "A: Dismiss")
    assert options(s) == ["Plain Guard"], "this one says from play"
    s = table("A 5: | | Plain Mine\nB 5: Castle_ | | Plain Guard, Plain Farm?\ndynasty phase, active B", CARDS)
    do(s, "B: done")
    assert options(s) == ["Plain Guard", "done"], "whoever it is, his own"


@editions(samurai=rule("sam.search.4"))
def test_a_card_found_to_be_played_that_cannot_be_is_discarded() -> None:
    s = table("A 5: Castle | Hire | | | | Plain Mine, Plain Lady, Plain Guard \nB 5: ", CARDS)
    do(s, "A: Hire", "A: Plain Lady")
    play(s)
    assert in_discard(s, "Plain Lady") and not is_bowed(s, "Castle", "A")
    s = table("A 5: Castle | Hire | | | | Plain Mine, Plain Lady, Plain Guard \nB 5: ", CARDS)
    do(s, "A: Hire", "A: Plain Guard")
    play(s)
    assert in_play(s, "Plain Guard") and is_bowed(s, "Castle", "A")


@editions(
    emperor=rule("emp.search.1"),
    samurai=rule("sam.search.5", "sam.open-search-description.1"),
)
def test_who_took_nothing_does_not_search_for_that_again(edition: str) -> None:
    s = table(
        "A 5: | Seek, Seek, Seek Too, Seek Arms | | | Plain Sword, Plain Two \nB 5: | Seek | | | Plain Knife", CARDS
    )
    do(s, "A: Seek", "A: done", "B: pass", "A: Seek")
    again = decision(s) == "A: search"
    assert again == (edition == "emperor")
    if again:
        return
    assert decision(s) == "B: action" and in_discard(s, "Seek", "A")
    do(s, "B: Seek")
    assert decision(s) == "B: search", "another player may"
    do(s, "B: done", "A: Seek Too")
    assert decision(s) != "A: search", "the same description on another card"
    do(s, "B: pass", "A: Seek Arms")
    assert decision(s) == "A: search", "a narrower description is another one"
    t = type(s).load(s.box, s.dump())
    assert t.used == s.used
    s = table("A 5: | Seek, Seek, Seek | | | Plain Sword, Plain Knife \nB 5: ", CARDS)
    do(s, "A: Seek", "A: Plain Sword", "B: pass", "A: Seek")
    assert decision(s) == "A: search", "who took something may search again"
    do(s, "A: done")
    for seat in ("B", "A"):
        pass_until(s, f"{seat}: declare")
    pass_until(s, "A: action")
    do(s, "A: Seek")
    assert decision(s) != "A: search" and in_discard(s, "Seek"), "in that game, not in that turn"


@editions(samurai=rule("sam.reveal.1"))
def test_to_reveal_is_to_turn_a_card_faceup() -> None:
    s = table("A 5: | | Plain Mine? \nB 5: ", CARDS)
    c = find(s, "Plain Mine")
    occur(s, ev.REVEAL, c)
    assert is_faceup(s, "Plain Mine")
    pass_until(s, "B: declare")
    assert is_faceup(s, "Plain Mine"), "it is done at once and does not end"


@editions(emperor=rule("emp.switch.1", "emp.switch.2"), samurai=rule("sam.switch.1", "sam.switch.2"))
def test_switching_moves_both_or_neither() -> None:
    s = table("A 5: Plain Guard*[Plain Sword], Plain Sailor | Trade \nB 5: Plain Rider*\nbattle A>B", CARDS)
    play(s, "B: pass", "A: Trade")
    assert (
        at_home(s, "Plain Guard")
        and at_home(s, "Plain Sword")
        and is_here(s, "Plain Sailor")
        and attacking(s, "Plain Sailor")
    )
    for unit in ("Plain Guard*, Rooted", "Plain Guard, Rooted*"):
        s = table(f"A 5: {unit} | Trade \nB 5: Plain Rider*\nbattle A>B", CARDS)
        play(s, "B: pass", "A: Trade")
        assert [is_here(s, x) for x in ("Plain Guard", "Rooted")] == [x.endswith("*") for x in unit.split(", ")]
    s = table("A 5: Plain Guard*, Plain Sailor+2 | Trade \nB 5: Plain Rider*\nbattle A>B", CARDS)
    play(s, "B: pass", "A: Trade")
    assert is_here(s, "Plain Sailor") and s.at[find(s, "Plain Guard")] == s.provinces[1][1], "between battlefields, too"
    anchor = personality(
        "Anchor", CRAB, trait(Would("move", THIS), gain_honor(1), NegateIt()), force=2, chi=2, cost=1, personal_honor=1
    )
    for unit in ("Plain Guard*, Anchor", "Plain Guard, Anchor*"):
        s = table(f"A 5: {unit} | Trade \nB 5: Plain Rider*\nbattle A>B", (*CARDS, anchor))
        play(s, "B: pass", "A: Trade")
        assert [is_here(s, x) for x in ("Plain Guard", "Anchor")] == [x.endswith("*") for x in unit.split(", ")]
        assert honor(s)[0] == 6, "to change places is to move, whichever of the two one is"


# --- entering-play Honor loss -----------------------------------------------------------------------------------------


@editions(
    samurai=rule("sam.entering-play-honor-loss.1", "sam.entering-play-honor-loss.2", "sam.entering-play-honor-loss.3")
)
def test_entering_play_honor_loss() -> None:
    oni = personality("Oni", CRAB, trait(Enters(THIS), lose_honor(2)), trait(Enters(THIS), lose_honor(5)), trait(Bows(THIS), lose_honor(9)),
                      force=1, chi=2, cost=1, personal_honor=0)  # fmt: skip
    swarm = personality(
        "Swarm", CRAB, trait(Enters(THIS), lose_honor(count(HOLDING & YOURS))), force=1, chi=2, cost=1, personal_honor=0
    )
    proud = personality(
        "Proud", CRAB, trait(Enters(THIS), lose_honor(3), when=HaveFavor()), force=1, chi=2, cost=1, personal_honor=0
    )
    vague = personality(
        "Vague", CRAB, trait(Enters(THIS), lose_honor(stat("force", IT))), force=4, chi=2, cost=1, personal_honor=0
    )
    ask = strategy("Ask", open_(gain_honor(EntryHonorLoss(THAT)), target=PERSONALITY), focus=1)
    cards = (oni, swarm, proud, vague, ask)

    def gained(name: str, text: str) -> int:
        s = table(text, cards)
        do(s, "A: Ask")
        if s.decision.why == "target":
            do(s, f"A: {name}")
        return honor(s)[0] - 5

    assert gained("Oni", "A 5: Oni, Swarm | Ask \nB 5: ") == 5, "the highest that one of its traits causes"
    assert gained("Plain Guard", "A 5: Plain Guard, Oni | Ask \nB 5: ") == 0
    assert gained("Swarm", "A 5: Swarm, Oni, Plain Mine, Plain Farm | Ask \nB 5: Plain Mine") == 2, "as the game stands"
    assert gained("Swarm", "A 5: Oni, Plain Mine, Plain Farm | Ask \nB 5: Swarm, Plain Mine") == 1, "for its controller"
    assert gained("Swarm", "A 5: Oni, Plain Mine, Plain Farm | Ask \nB 5: A:Swarm, Plain Mine") == 1, "not its owner"
    assert gained("Proud", "A 5: Proud, Oni | Ask \nB 5: ") == 0
    assert gained("Proud", "A 5: Proud, Oni | Ask \nB 5: \nfavor A") == 3
    assert gained("Vague", "A 5: Vague, Oni | Ask \nB 5: ") == 0, "what cannot be determined is nothing"


# --- some others ------------------------------------------------------------------------------------------------------


@editions(samurai=rule("sam.unit.4", "sam.expensive.1"))
def test_to_target_a_unit_is_to_target_its_personality() -> None:
    armor = personality("Hidden", CRAB, MayNotEver(THIS, "be targeted"), force=1, chi=2, cost=1, personal_honor=1)
    rest = strategy("Rest", open_(Bow(UnitOf(THAT)), target=PERSONALITY & With("gold cost", "<", Num(6))), focus=1)
    s = table("A 5: Hidden[Plain Sword], Plain Guard, Plain Giant | Rest \nB 5: ", (*CARDS, armor, rest))
    play(s, "A: Rest")
    assert is_bowed(s, "Plain Guard") and not is_bowed(s, "Hidden") and not is_bowed(s, "Plain Giant")
    dear = With("gold cost", ">", StatOf("gold cost", PERFORMER))
    envy = strategy(
        "Envy", open_(Bow(THAT), performer=PERSONALITY & YOURS, target=PERSONALITY & OTHERS & dear), focus=1
    )
    cheap = personality("Cheap Giant", CRAB, force=9, chi=9, cost=5, personal_honor=9)
    s = table("A 5: Plain Guard | Envy \nB 5: Plain Lady, Cheap Giant[Plain Sword], Plain Sailor", (envy, cheap))
    play(s, "A: Envy")
    assert is_bowed(s, "Plain Lady") and not is_bowed(s, "Cheap Giant"), "by the Gold Cost and nothing else"
    assert not is_bowed(s, "Plain Sailor")


@editions(samurai=rule("sam.open-hand-size-modifiers.1"))
def test_the_maximum_hand_size_is_checked_in_ones_own_end_phase() -> None:
    full = ", ".join(["Plain Two"] * 9)
    s = table(f"A 5: | Plain Two \nB 5: | {full} \n", CARDS)
    pass_until(s, "B: declare")
    assert len(hand(s, "B")) == 9, "not in A's turn"
    pass_until(s, "B: discard down")
    assert len(hand(s, "B")) == 10
    while decision(s).startswith("B: discard down"):
        answer(s, 0)
    assert len(hand(s, "B")) == 8


@editions(samurai=rule("sam.rings.3"))
def test_an_action_on_a_ring_from_the_hand_does_not_play_it() -> None:
    loop = ring("Ring of Tests", open_(gain_honor(1), cost=RingCost()), focus=3)
    s = table("A 5: | Ring of Tests \nB 5: ", (loop,))
    play(s, "A: Ring of Tests")
    assert in_discard(s, "Ring of Tests") and honor(s)[0] == 6 and not in_play(s, "Ring of Tests")
    assert not s.p[facts.EARNED] >> find(s, "Ring of Tests") & 1, "nor does it count as put into play"
    won = ring("Ring of Wins", reaction(Bows(PERSONALITY), PutIntoPlay(THIS)), focus=3)
    nod = strategy("Nod", open_(Bow(THAT), target=PERSONALITY), focus=1)
    s = table("A 5: Plain Guard | Ring of Wins, Nod \nB 5: ", (won, nod))
    play(s, "A: Nod", "A: Ring of Wins")
    assert in_play(s, "Ring of Wins") and s.p[facts.EARNED] >> find(s, "Ring of Wins") & 1
    s = table("A 5: Ring of Tests \nB 5: ", (loop,))
    play(s, "A: Ring of Tests")
    assert in_play(s, "Ring of Tests") and is_bowed(s, "Ring of Tests")


@editions(samurai=rule("sam.open-province-without-province.1"))
def test_a_battle_at_no_province_destroys_none() -> None:
    trap = strategy(
        "Trap",
        limited(FightApart(THAT, THAT_OTHER), target=(PERSONALITY & YOURS & UNBOWED, PERSONALITY & OTHERS)),
        focus=1,
    )
    s = table("A 5: Plain Giant | Trap \nB 5: Plain Rider_, Plain Guard", (trap,))
    play(s, "A: Trap", "A: Plain Rider")
    pass_until(s, "B: action")
    assert in_discard(s, "Plain Rider") and provinces(s, "B") == 4 and honor(s)[0] == 7 and at_home(s, "Plain Giant")


@editions(samurai=rule("sam.attach.2", "sam.attachments.2"))
def test_attachments_come_from_the_hand() -> None:
    s = table("A 5: Castle, Plain Guard | Plain Knife | | Plain Spears \nB 5: ", CARDS)
    assert offered(s, "Equip")
    play(s, "A: Equip")
    assert attached(s, "Plain Guard") == ["Plain Knife"] and in_discard(s, "Plain Spears")
    s = table("A 5: \nB 5: Castle, Plain Guard | Plain Knife \naction phase, active A", CARDS)
    do(s, "A: pass")
    assert decision(s) == "B: action" and not offered(s, "Equip"), "a Limited ability"
    forge = strategy("Forge", open_(Attach(ITEM & IN_HAND & YOURS, THAT), target=PERSONALITY & YOURS), focus=1)
    s = table("A 5: \nB 5: Castle, Plain Guard | Forge, Plain Knife \naction phase, active A", (*CARDS, forge))
    play(s, "A: pass", "B: Forge")
    assert attached(s, "Plain Guard") == ["Plain Knife"], "other effects can attach them, too"
    s = table("A 5: Castle, Plain Guard | | | Plain Spears \nB 5: ", CARDS)
    assert not offered(s, "Equip")
