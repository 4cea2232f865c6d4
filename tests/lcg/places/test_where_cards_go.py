"""Where cards go and come from: sacrifices, searches, refills, decks that run out, cards shown and removed."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.language.nodes import Effect
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    ATTACHMENT,
    CHARACTER,
    CRAB,
    FACEDOWN_PROVINCE,
    HOLDING,
    IN_PROVINCES,
    NEUTRAL,
    PROVINCE,
    THAT,
    THAT2,
    THIS,
    UNBROKEN,
    YOURS,
    Bow,
    CardsIn,
    DiscardCards,
    Draw,
    FillProvince,
    GainFate,
    GainHonor,
    Honor,
    Honored,
    Instead,
    LeavingPlay,
    MoveToProvince,
    PutIntoPlay,
    PutOnDeck,
    RemoveFromGame,
    RevealProvince,
    RevealTopToPlay,
    Sacrifice,
    SearchDeck,
    TurnFacedown,
    WouldLeavePlay,
    action,
    always_gets,
    character,
    event,
    interrupt,
    reaction,
)
from tests.lcg.tables import (
    decision,
    deck,
    discard,
    do,
    find,
    hand,
    honor_of,
    in_play,
    is_bowed,
    is_faceup,
    military,
    offered,
    options,
    pass_until,
    table,
    titles,
)

FULL = "Fields[Peasant], Fields[Peasant], Fields[Peasant]"


@rule("rr.sacrifice.1")
@pytest.mark.parametrize(
    ("kind", "fits"),
    [(CHARACTER, ["Plain Idler", "Plain Soldier"]), (ATTACHMENT, ["Plain Sword"]), (HOLDING, ["Plain Tower"])],
)
def test_one_sacrifices_a_fitting_card_in_play_that_one_controls(kind: Any, fits: list[str]) -> None:
    rite = event("Rite", NEUTRAL, action(GainHonor(), cost=Sacrifice(kind & YOURS)), cost=0)
    mine = "Plain Soldier[Plain Sword], Plain Idler | Rite, Plain Guest, Plain Robe | Fields, Fields[Plain Tower]"
    text = f"A: {mine}, Fields[Plain Lord]\nB: Plain Giant[Plain Robe] | | Fields, Fields[Plain Mine]"
    s = table(text, extra=[rite])
    do(s, "A: Rite")
    assert decision(s) == "A: cost: sacrifice" and sorted(options(s)) == fits
    do(s, f"A: {fits[0]}")
    assert not in_play(s, fits[0]) and sorted(discard(s, "A")) == sorted([fits[0], "Rite"]) and honor_of(s) == [11, 10]


@rule("rr.running-out-of-cards.1", "rr.running-out-of-cards.3")
@pytest.mark.parametrize("how", ["fill", "refill"])
def test_to_fill_or_refill_from_an_empty_deck_costs_honor_and_goes_on_with_the_shuffled_pile(how: str) -> None:
    pile = ["Plain Captain", "Plain Giant", "Plain Lord", "Plain Idler", "Plain Poet", "Plain Bully"]
    use = FillProvince(THAT) if how == "fill" else DiscardCards(CardsIn(THAT))
    work = event("Work", CRAB, action(use, choose=PROVINCE & YOURS), cost=0)
    came = set()
    for seed in range(12):
        row = f"Fields, Plain Hill[Plain Porter], {FULL} | {', '.join(pile)}, Plain Praise | | Plain Envoy"
        s = table(f"A 10/0: | Work, Work | {row}\nB 10/0:\ndraw phase", extra=[work], seed=seed)
        do(s, "A: Work", "A: Plain Hill", "B: pass")
        assert honor_of(s) == [10, 10] and deck(s, "A", dynasty=True) == [], "the last card was there"
        do(s, "A: Work", "A: Plain Hill")
        assert honor_of(s) == [5, 10] and sorted(discard(s, "A")) == ["Plain Praise", "Work", "Work"]
        gone = [] if how == "fill" else ["Plain Envoy", "Plain Porter"]
        lying = titles(s, s.lying[s.slot[find(s, "Plain Hill")]])
        (new,) = set(lying) - ({"Plain Envoy", "Plain Porter"} if how == "fill" else set())
        assert sorted([new, *deck(s, "A", dynasty=True)]) == sorted(pile + gone), "all of them, and no conflict card"
        came.add(new)
    assert len(came) > 3, "in any order"


@rule("rr.running-out-of-cards.2", "rr.running-out-of-cards.3")
def test_to_draw_from_an_empty_deck_costs_honor_and_goes_on_with_the_shuffled_pile() -> None:
    pile = ["Plain Praise", "Plain Alms", "Plain Sword", "Plain Robe", "Plain Guest", "Plain Shame"]
    gift = event("Gift", NEUTRAL, action(Draw()), cost=0)
    drawn = set()
    for seed in range(12):
        text = f"A 10/0: | Gift, Gift | | {', '.join(pile)}, Plain Giant | Plain Letter\nB 10/0:"
        s = do(table(text, extra=[gift], seed=seed), "A: Gift", "B: pass")
        assert honor_of(s) == [10, 10] and deck(s, "A") == []
        do(s, "A: Gift")
        (new,) = set(hand(s, "A")) - {"Plain Letter"}
        assert honor_of(s) == [5, 10] and sorted([new, *deck(s, "A")]) == sorted([*pile, "Gift"])
        assert sorted(discard(s, "A")) == ["Gift", "Plain Giant"], "the dynasty cards stay in their pile"
        drawn.add(new)
    assert len(drawn) > 3, "in any order"


@rule("rr.search.2")
@pytest.mark.parametrize("which", ["conflict", "dynasty"])
def test_a_whole_deck_that_was_searched_is_shuffled_even_if_nothing_was_taken(which: str) -> None:
    seek = event("Seek", NEUTRAL, action(SearchDeck(CHARACTER, which)), cost=0)
    cards = "Plain Guest, Plain Praise, Plain Alms, Plain Letter, Plain Sword, Plain Robe"
    dynasty = "Plain Giant, Plain Lord, Plain Idler, Plain Poet, Plain Bully, Plain Porter"
    orders = set()
    for seed in range(8):
        s = table(f"A: | Seek | Fields, Fields[Peasant], {FULL} | | {cards} | {dynasty}\nB:", extra=[seek], seed=seed)
        before = deck(s, "A", which == "dynasty")
        do(s, "A: Seek", "A: done")
        assert sorted(deck(s, "A", which == "dynasty")) == sorted(before)
        orders.add(tuple(deck(s, "A", which == "dynasty")))
    assert len(orders) > 4


@rule("rr.refill-a-province.2")
@pytest.mark.parametrize(
    "effect",
    [
        DiscardCards(THAT),
        PutIntoPlay(THAT),
        PutOnDeck(THAT, top=False),
        RemoveFromGame(THAT),
        MoveToProvince(THAT, THAT2),
        None,
    ],
)
def test_for_whatever_reason_the_last_card_leaves_a_province_it_is_refilled(effect: Effect | None) -> None:
    where = (CHARACTER & IN_PROVINCES & YOURS, PROVINCE & YOURS) if isinstance(effect, MoveToProvince) else None
    choose = where or (CHARACTER & IN_PROVINCES & YOURS,)
    move = event("Move", CRAB, action(effect or GainHonor(), choose=choose), cost=0)
    s = table(
        f"A 10/9: | Move | Fields, Plain Hill[Plain Soldier], {FULL} | | | Plain Giant\nB:\ndynasty phase", extra=[move]
    )
    if effect is None:
        do(s, "A: Plain Soldier", "A: 0")
    else:
        do(s, "A: Move", "A: Plain Soldier")
        if where:
            do(s, "A: Fields")
    assert decision(s) == "B: action"
    slot = s.slot[find(s, "Plain Hill")]
    assert s.lying[slot] == 1 << find(s, "Plain Giant") and not is_faceup(s, "Plain Giant")


@rule("rr.ready.1")
def test_characters_attachments_and_holdings_all_enter_play_ready() -> None:
    muster = event("Muster", CRAB, action(PutIntoPlay(THAT), choose=CHARACTER & IN_PROVINCES & YOURS), cost=0)
    row = "Fields, Fields[Plain Lord], Fields[Plain Tower?], Fields[Plain Soldier]"
    s = table(f"A 10/9: | Muster, Plain Sword | {row}\nB:\nfate phase", extra=[muster])
    pass_until(s, "1.4")
    do(s, "B: pass", "A: Muster", "A: Plain Lord", "A: Plain Sword", "A: Plain Lord", "A: Plain Soldier", "A: 0")
    for name in ("Plain Lord", "Plain Sword", "Plain Tower", "Plain Soldier"):
        assert in_play(s, name) and not is_bowed(s, name)


@rule("rr.removed-from-game.1")
def test_a_card_removed_neither_counts_nor_acts_nor_can_be_used() -> None:
    drum = character("Drum", CRAB, always_gets(CHARACTER, military=+1), action(GainFate()),
                     reaction(Honored(CHARACTER), GainHonor()), cost=0)  # fmt: skip
    exile = event("Exile", NEUTRAL, action(RemoveFromGame(THAT), choose=CHARACTER), cost=0)
    praise = event("Praise", NEUTRAL, action(Honor(THAT), choose=CHARACTER), cost=0)
    s = table("A: Drum, Plain Soldier | Exile, Praise\nB:", extra=[drum, exile, praise])
    assert offered(s, "Drum") and military(s, "Plain Soldier") == 3
    do(s, "A: Exile", "A: Drum", "B: pass")
    assert not offered(s, "Drum") and military(s, "Plain Soldier") == 2
    do(s, "A: Praise")
    assert options(s) == ["Plain Soldier"], "it is not there to be chosen"
    do(s, "A: Plain Soldier")
    assert decision(s) == "B: action", "and does not react"
    assert "Drum" not in discard(s, "A") + hand(s, "A") + deck(s, "A") + deck(s, "A", dynasty=True)


@rule("rr.reveal.3")
def test_a_card_revealed_on_a_deck_is_still_in_it() -> None:
    show = event("Show", NEUTRAL, action(RevealTopToPlay()), cost=0)
    gift = event("Gift", NEUTRAL, action(Draw()), cost=0)
    s = table("A: | Show, Gift | | | Plain Letter, Plain Alms\nB:", extra=[show, gift])
    do(s, "A: Show", "B: pass")
    assert deck(s, "A") == ["Plain Letter", "Plain Alms"] and hand(s, "A") == ["Gift"]
    assert hand(do(s, "A: Gift"), "A") == ["Plain Letter"], "and is drawn from it"


@rule("rr.reveal.4")
def test_a_province_revealed_by_an_effect_is_faceup_until_it_is_turned_facedown() -> None:
    lift = event("Lift", NEUTRAL, action(RevealProvince(THAT), choose=FACEDOWN_PROVINCE), cost=0)
    hide = event("Hide", NEUTRAL, action(TurnFacedown(THAT), choose=PROVINCE & UNBROKEN), cost=0)
    s = table("A: | Lift, Hide | Fields, Plain Hill?\nB:\ndraw phase", extra=[lift, hide])
    do(s, "A: Lift", "A: Plain Hill")
    assert is_faceup(s, "Plain Hill")
    pass_until(s, "conflict phase: action window")
    assert is_faceup(s, "Plain Hill")
    do(s, "A: Hide", "A: Plain Hill")
    assert not is_faceup(s, "Plain Hill")


@rule("rr.sacrifice.2")
@pytest.mark.parametrize("trigger", [WouldLeavePlay, LeavingPlay])
def test_a_sacrifice_is_prevented_in_whatever_way_the_card_is_kept_in_play(trigger: Any) -> None:
    nurse = character("Nurse", CRAB, interrupt(trigger(CHARACTER - THIS), Instead(Bow(THIS))), cost=0)
    rite = event("Rite", NEUTRAL, action(GainHonor(), cost=Sacrifice(CHARACTER & YOURS)), cost=0)
    for saved in (True, False):
        s = table("A: Nurse, Plain Idler | Rite\nB:", extra=[nurse, rite])
        do(s, "A: Rite", "A: Plain Idler", "A: Nurse" if saved else "A: pass")
        assert in_play(s, "Plain Idler") is saved and honor_of(s)[0] == (10 if saved else 11), "no effect without it"


@rule("rr.sacrifice.1")
def test_nobody_sacrifices_what_others_control() -> None:
    rite = event("Rite", NEUTRAL, action(GainHonor(), cost=Sacrifice(CHARACTER)), cost=0)
    assert not offered(table("A: | Rite\nB: Plain Idler", extra=[rite]), "Rite")
    s = table("A: B:Plain Soldier, Plain Porter | Rite\nB: A:Plain Captain, Plain Idler", extra=[rite])
    do(s, "A: Rite")
    assert sorted(options(s)) == ["Plain Porter", "Plain Soldier"], "control counts, not who owns it"
