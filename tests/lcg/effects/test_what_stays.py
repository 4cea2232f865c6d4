"""Cards that cannot be discarded or lose fate for a while; what only counts where a character comes from."""

from __future__ import annotations

from gorin.rulesets.lcg.words import (
    CHARACTER,
    NEUTRAL,
    THAT,
    THAT2,
    YOU,
    YOURS,
    Discard,
    Forbids,
    GainHonor,
    HasFavor,
    MoveFate,
    NoFateFromProvinces,
    RemoveFate,
    Sacrifice,
    Target,
    action,
    character,
    event,
)
from tests.lcg.tables import decision, discard, do, fate_on, find, hand, in_play, offered, options, pass_until, table

OATH = event("Oath", NEUTRAL, action(Forbids(THAT, ("be discarded", "lose fate")), choose=CHARACTER), cost=0,
             influence_cost=0)  # fmt: skip
FLOOD = event("Flood", NEUTRAL, action(Discard(CHARACTER)), cost=0, influence_cost=0)
PYRE = event("Pyre", NEUTRAL, action(GainHonor(), cost=Sacrifice(CHARACTER & YOURS)), cost=0, influence_cost=0)
TOLL = event("Toll", NEUTRAL, action(GainHonor(), cost=RemoveFate(CHARACTER & YOURS)), cost=0, influence_cost=0)
GIFT = event("Gift", NEUTRAL, action(MoveFate(THAT, THAT2), choose=(CHARACTER & YOURS, CHARACTER & YOURS - THAT)),
             cost=0, influence_cost=0)  # fmt: skip
CARDS = [OATH, FLOOD, PYRE, TOLL, GIFT]


def test_a_discard_of_all_spares_who_cannot_be_discarded() -> None:
    s = table("A: Plain Soldier[Plain Robe], Plain Captain | Oath, Flood\nB:", extra=CARDS)
    do(s, "A: Oath", "A: Plain Soldier", "B: pass", "A: Flood")
    assert in_play(s, "Plain Soldier") and in_play(s, "Plain Robe") and not in_play(s, "Plain Captain")


def test_who_cannot_be_discarded_may_be_sacrificed_and_takes_attachments_along() -> None:
    s = table("A: Plain Soldier[Plain Robe] | Oath, Pyre\nB:", extra=CARDS)
    do(s, "A: Oath", "A: Plain Soldier", "B: pass", "A: Pyre", "A: Plain Soldier")
    assert {"Plain Soldier", "Plain Robe"} <= set(discard(s, "A"))


def test_who_cannot_lose_fate_pays_none_and_gives_none_away() -> None:
    s = table("A: Plain Soldier+2, Plain Captain | Oath, Toll, Gift\nB:", extra=CARDS)
    assert offered(s, "Toll") and offered(s, "Gift")
    do(s, "A: Oath", "A: Plain Soldier", "B: pass")
    assert not offered(s, "Toll") and not offered(s, "Gift")
    assert fate_on(s, "Plain Soldier") == 2 and fate_on(s, "Plain Captain") == 0


def test_the_void_ring_does_not_reach_who_cannot_lose_fate() -> None:
    s = table("A: Plain Giant* | Oath\nB: Plain Porter*+1, Plain Soldier+1 | | Fields, Plain Wall\nmilitary void A>B Plain Wall",
              extra=CARDS)  # fmt: skip
    do(s, "B: pass", "A: Oath", "A: Plain Soldier")
    pass_until(s, "A: resolve the ring effect")
    assert [x for x in options(s) if "fate" in x] == ["remove 1 fate from Plain Porter"]


def test_a_term_about_fate_holds_only_under_its_condition() -> None:
    poor = character("Poor Cousin", NEUTRAL, NoFateFromProvinces(when=HasFavor(YOU)), cost=1, military=1)
    text = "A 10/3: | | Fields, Plain Hill[Poor Cousin]\nB:\ndynasty phase{}"
    s = do(table(text.format(""), extra=[poor]), "A: Poor Cousin")
    assert decision(s) == "A: additional fate"
    s = do(table(text.format(", favor A military"), extra=[poor]), "A: Poor Cousin")
    assert decision(s) == "B: action" and fate_on(s, "Poor Cousin") == 0


def test_each_opponent_chooses_as_many_as_the_words_say() -> None:
    from gorin.rulesets.lcg.words import THEIRS, THEM, Bow

    storm = event("Storm", NEUTRAL, action(Bow(THAT), choose=Target(CHARACTER & THEIRS, by=THEM)), cost=0,
                  influence_cost=0)  # fmt: skip
    s = do(table("A: Plain Soldier | Storm\nB: Plain Captain, Plain Porter_, Plain Envoy", extra=[storm]), "A: Storm")
    assert decision(s) == "B: target" and sorted(options(s)) == ["Plain Captain", "Plain Envoy"]
    do(s, "B: Plain Envoy")
    assert hand(s, "A") == [] and find(s, "Storm") >= 0
    assert not offered(table("A: Plain Soldier | Storm\nB: Plain Porter_", extra=[storm]), "Storm")
