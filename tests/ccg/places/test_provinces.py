"""Events, Regions, Celestials, Terrains, Rings, created cards, tokens, searching, transfers."""

from __future__ import annotations

from gorin.rulebook.testing import rule
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    attached,
    chi,
    copies,
    decision,
    do,
    editions,
    find,
    force,
    hand,
    honor,
    in_discard,
    in_play,
    in_province,
    is_bowed,
    is_removed,
    lying,
    offered,
    options,
    pass_until,
    personal_honor,
    play,
    provinces,
    strength,
    table,
    told,
    watch,
)

FESTIVAL = event("Festival", event_text(gain_honor(2)))
SPY = event("Spy", event_text(Pick(PERSONALITY, Bow(PICKED))))
MARSH = region("Marsh", trait(Enters(THIS), gain_honor(1)), limited(gain_honor(1), cost=Bow(THIS)))
PEAK = region("Peak", keywords="unique")
SUN = celestial("Sun", has(PERSONALITY & YOURS, force=1))
MOON = celestial("Moon")
CRAFT = strategy(
    "Craft", open_(Create("item", force=2, chi=1, keywords=("weapon",), on=THAT), target=PERSONALITY & YOURS), focus=1
)
MUSTER = strategy("Muster", open_(Create("personality", force=2, chi=2, keywords=("samurai",))), focus=1)
MARK = strategy("Mark", open_(AddToken(THAT, "fire", force=2), target=PERSONALITY), focus=1)
UNMARK = strategy("Unmark", open_(gain_honor(3), target=PERSONALITY, cost=RemoveToken(THAT, "fire", force=2)), focus=1)
HAND_OVER = strategy(
    "Hand Over", open_(Transfer(THAT, THAT_OTHER), target=(ATTACHMENT & YOURS, PERSONALITY & YOURS)), focus=1
)
PASS_ON = strategy(
    "Pass On", open_(TransferToken(THAT, THAT_OTHER, "fire", force=2), target=(PERSONALITY, PERSONALITY)), focus=1
)
MOVE_BORDER = strategy("Move Border", open_(Transfer(THAT, THAT_OTHER), target=(REGION & YOURS, PROVINCE)), focus=1)
SEEK = strategy("Seek", open_(Search(ITEM)), focus=1)
WITHER = strategy("Wither", open_(give(THAT, chi=-3), target=PERSONALITY), focus=1)
BANISH = strategy("Banish", open_(RemoveFromGame(THAT), target=PERSONALITY), focus=1)
CARDS = (FESTIVAL, SPY, MARSH, PEAK, SUN, MOON, CRAFT, MUSTER, MARK, UNMARK, HAND_OVER, PASS_ON, MOVE_BORDER, SEEK,
         WITHER, BANISH)  # fmt: skip


@editions(
    emperor=rule("emp.events-phase.4", "emp.events-phase.5", "emp.events-phase.2"),
    samurai=rule("sam.events-phase.5", "sam.events-phase.1", "sam.open-events-refill.1"),
)
def test_an_event_resolves_is_discarded_and_then_the_province_is_refilled() -> None:
    s = table(
        "A 5: | | Spy?, Festival?, Plain Mine? | | | Plain Farm, Plain Shop \nB 5: Plain Guard, Plain Giant\nevents phase, active A",
        CARDS,
    )
    assert decision(s) == "A: choose" and honor(s) == [5, 5]
    assert lying(s, "A")[0] == "" and not s.p[facts.FACEUP] >> find(s, "Festival") & 1
    do(s, "A: Plain Giant")
    assert in_discard(s, "Spy") and in_discard(s, "Festival") and honor(s) == [7, 5]
    assert lying(s, "A")[:3] == ["Plain Farm", "Plain Shop", "Plain Mine"]
    assert is_bowed(s, "Plain Giant")


@editions(
    emperor=rule("emp.events-phase.6", "emp.events-phase.7"), samurai=rule("sam.events-phase.5", "sam.events-phase.3")
)
def test_a_faceup_event_waits_for_the_next_events_phase() -> None:
    s = table("A 5: | | Festival \nB 5: \naction phase, active A", CARDS)
    assert not offered(s, "Festival") and in_province(s, "Festival")
    s = table("A 5: | | Festival \nB 5: \nevents phase, active A", CARDS)
    assert in_discard(s, "Festival") and honor(s) == [7, 5]
    s = watch(table("A 5: | | Plain Mine?, Plain Farm, Festival\nB 5: \ndynasty phase, active B", CARDS))
    pass_until(s, "A: action")
    shown = [x for x in told(s) if x.endswith("is revealed.")]
    assert shown[:2] == ["Plain Mine is revealed.", "Field is revealed."], "who was faceup before was not revealed"
    assert honor(s) == [7, 5], "but the Event was dealt with"


@editions(
    emperor=rule("emp.events-phase.8", "emp.events-phase.9", "emp.events-phase.14"), samurai=rule("sam.events-phase.6")
)
def test_a_region_is_attached_to_its_province() -> None:
    s = play(table("A 5: | | Marsh? \nB 5: \nevents phase, active A", CARDS))
    assert in_play(s, "Marsh") and s.host[find(s, "Marsh")] == s.provinces[0][0]
    assert honor(s) == [6, 5] and lying(s, "A")[0] == "Field"
    assert offered(s, "Marsh")


@rule("emp.events-phase.11", "emp.dynasty-phase.1")
def test_regions_enter_play_in_no_other_phase() -> None:
    s = table("A 5: Castle, Plain Mine | | Marsh \nB 5: \ndynasty phase, active A", CARDS)
    assert options(s) == ["done"]


@editions(emperor=rule("emp.events-phase.12", "emp.events-phase.13"), samurai=rule("sam.events-phase.6"))
def test_a_second_region_is_discarded() -> None:
    s = table("A 5: | | Marsh?[Peak] \nB 5: \nevents phase, active A", CARDS)
    assert in_discard(s, "Marsh") and in_play(s, "Peak") and lying(s, "A")[0] == "Field"


@rule("emp.events-phase.15", "emp.events-phase.16")
def test_a_celestial_takes_the_place_of_another() -> None:
    s = table("A 5: Moon, Plain Guard | | Sun? \nB 5: Moon\nevents phase, active A", CARDS)
    assert in_play(s, "Sun") and not in_play(s, "Moon", "A") and in_play(s, "Moon", "B")
    assert force(s, "Plain Guard") == 4 and lying(s, "A")[0] == "Field"


@rule("emp.events-phase.17", "emp.reveal.1")
def test_a_celestial_enters_play_in_any_phase_when_it_is_revealed() -> None:
    s = table("A 5: Border Keep | | Plain Mine | | | Sun \nB 5: \naction phase, turn 1, active A", CARDS)
    do(s, "A: Border Keep", "A: Plain Mine", "A: done")
    assert in_play(s, "Sun")


@rule("emp.terrain.1")
def test_one_terrain_at_a_battlefield() -> None:
    s = table("A 5: Plain Guard* | Heart of Rokugan \nB 5: Plain Rider* | Flooded Pass\nbattle A>B", CARDS)
    assert strength(s, "B") == 6
    do(s, "B: Flooded Pass")
    assert in_play(s, "Flooded Pass") and strength(s, "B") == 8 and strength(s, "B", 2) == 6
    assert not offered(s, "Heart of Rokugan")


@rule("emp.created-cards.3", "emp.created-cards.6", "emp.own.1")
def test_a_created_item_is_attached_and_vanishes() -> None:
    s = table("A 5: Plain Guard | Craft, Wither \nB 5: ", CARDS)
    do(s, "A: Craft", "A: Plain Guard", "B: pass")
    assert attached(s, "Plain Guard") == ["created 2F/1C weapon item"]
    assert force(s, "Plain Guard") == 5 and chi(s, "Plain Guard") == 3
    assert s.owner[find(s, "created 2F/1C weapon item")] == 0
    play(s, "A: Wither")
    assert in_discard(s, "Plain Guard") and is_removed(s, "created 2F/1C weapon item")


@rule("emp.created-cards.1", "emp.created-cards.5", "emp.created-cards.2")
def test_a_created_personality_is_at_home_with_what_it_was_given() -> None:
    s = table("A 5: | Muster \nB 5: ", CARDS)
    do(s, "A: Muster")
    made = "created 2F/2C samurai personality"
    assert in_play(s, made) and force(s, made) == 2 and personal_honor(s, made) == 0


@rule("emp.clan-discount.2", "emp.proclaim.5")
def test_created_personalities_are_not_bought() -> None:
    s = table("A 5: Venerable Master, Crab Castle \nB 5: ", CARDS)
    do(s, "A: Venerable Master")
    assert decision(s) == "A: pay 2 gold"
    play(s)
    made = "created 3F/3C samurai personality (crab)"
    assert in_play(s, made) and not offered(s, "Proclaim") and not in_play(s, "Venerable Master")


@rule("emp.token.1", "emp.token.3", "emp.token.4")
def test_tokens_change_stats_and_go_with_their_card() -> None:
    s = table("A 5: Plain Guard | Mark, Mark, Unmark \nB 5: ", CARDS)
    do(s, "A: Mark", "A: Plain Guard", "B: pass", "A: Mark", "A: Plain Guard", "B: pass")
    assert force(s, "Plain Guard") == 7 and attached(s, "Plain Guard") == []
    play(s, "A: Unmark")
    assert force(s, "Plain Guard") == 5 and honor(s) == [8, 5]
    s = table("A 5: Plain Guard | Mark, Wither \nB 5: ", CARDS)
    do(s, "A: Mark", "A: Plain Guard", "B: pass")
    play(s, "A: Wither")
    assert s.tokens == ()


@rule("emp.how-long-do-things-last.1")
def test_tokens_stay_when_the_turn_ends() -> None:
    s = table("A 5: Plain Guard | Mark \nB 5: ", CARDS)
    play(s, "A: Mark")
    pass_until(s, "B: declare an attack")
    assert force(s, "Plain Guard") == 5


@rule("emp.transfer.1")
def test_tokens_and_regions_are_transferred_too() -> None:
    s = table("A 5: Plain Guard, Plain Rider | Mark, Pass On | Plain Mine[Marsh] \nB 5: ", CARDS)
    do(s, "A: Mark", "A: Plain Guard", "B: pass")
    do(s, "A: Pass On", "A: Plain Guard", "A: Plain Rider", "B: pass")
    assert (force(s, "Plain Guard"), force(s, "Plain Rider"), len(s.tokens)) == (3, 6, 1)
    s = table("A 5: | Move Border | Plain Mine[Marsh], Plain Farm[Peak], Plain Shop \nB 5: ", CARDS)
    do(s, "A: Move Border", "A: Marsh", "A: A's province 2")
    assert s.host[find(s, "Marsh")] == s.provinces[0][0], "there is a Region already"
    s = table("A 5: | Move Border | Plain Mine[Marsh], Plain Farm[Peak], Plain Shop \nB 5: ", CARDS)
    do(s, "A: Move Border", "A: Marsh", "A: A's province 3")
    assert s.host[find(s, "Marsh")] == s.provinces[0][2] and in_play(s, "Marsh")


@rule("emp.transfer.2", "emp.transfer.3")
def test_transfers_cost_nothing_but_must_be_allowed() -> None:
    s = table("A 5: Castle_, Plain Guard[Plain Sword], Plain Rider | Hand Over \nB 5: ", CARDS)
    do(s, "A: Hand Over", "A: Plain Rider")
    assert attached(s, "Plain Rider") == ["Plain Sword"] and attached(s, "Plain Guard") == []
    s = table("A 5: Plain Guard[Plain Sword], Plain Rider[Plain Knife] | Hand Over \nB 5: ", CARDS)
    do(s, "A: Hand Over", "A: Plain Sword", "A: Plain Rider")
    assert attached(s, "Plain Guard") == ["Plain Sword"]


@rule("emp.search.1", "emp.search.2")
def test_searching_finds_and_shuffles() -> None:
    s = table("A 5: | Seek | | | Plain Two, Plain Sword, Plain Four, Plain Knife \nB 5: ", CARDS)
    do(s, "A: Seek")
    assert options(s) == ["Plain Knife", "Plain Sword", "done"] or options(s) == ["Plain Sword", "Plain Knife", "done"]
    do(s, "A: Plain Sword")
    assert hand(s, "A") == ["Plain Sword"] and len(s.zones[0]) == 3
    assert s.known == [1 << find(s, "Plain Sword"), 0]


@rule("emp.remove-from-the-game.1", "emp.units.2")
def test_removed_cards_take_their_unit_along() -> None:
    s = table("A 5: Plain Guard[Plain Sword] | Banish \nB 5: ", CARDS)
    play(s, "A: Banish")
    assert is_removed(s, "Plain Guard") and is_removed(s, "Plain Sword")


@rule("emp.ring.1", "emp.winning-the-game.6")
def test_a_ring_enters_play_by_its_own_text() -> None:
    s = table("A 5: Plain Guard* \nB 5: Plain Giant* | Ring of Earth\nbattle A>B", CARDS)
    pass_until(s, "B: may")
    do(s, "B: yes")
    assert in_play(s, "Ring of Earth") and s.p[facts.EARNED] >> find(s, "Ring of Earth") & 1


@rule("emp.ring.2")
def test_a_ring_may_be_used_from_the_hand_by_discarding_it() -> None:
    s = table("A 5: Plain Guard_ | Ring of Air \nB 5: ", CARDS)
    play(s, "A: Ring of Air")
    assert in_discard(s, "Ring of Air") and not is_bowed(s, "Plain Guard")
    s = table("A 5: Plain Guard_, Ring of Air \nB 5: ", CARDS)
    play(s, "A: Ring of Air")
    assert in_play(s, "Ring of Air") and is_bowed(s, "Ring of Air") and not is_bowed(s, "Plain Guard")


@rule("emp.control.4")
def test_a_region_is_controlled_by_its_provinces_owner() -> None:
    s = table("A 5: Plain Guard | | Plain Mine[Marsh] \nB 5: ", CARDS)
    assert s.holder[find(s, "Marsh")] == 0 and provinces(s, "A") == 4
    assert offered(s, "Marsh") and not copies(s, "Marsh", "B")
