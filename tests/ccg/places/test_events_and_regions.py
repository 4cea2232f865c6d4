"""Kinds of card: Events and Regions."""

from __future__ import annotations

from typing import Any

from gorin.kernel.bits import bits
from gorin.rulebook.testing import rule
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.attributes import stats
from gorin.rulesets.ccg.state import CHI, COST, FOCUS, FORCE, GOLD, PERSONAL_HONOR
from gorin.rulesets.ccg.words import *
from tests.ccg.places.test_kinds_of_card import CARDS, DYNASTY, EVENTS
from tests.ccg.tables import (
    attached,
    copies,
    decision,
    discard,
    do,
    editions,
    find,
    force,
    honor,
    in_discard,
    in_play,
    in_province,
    is_bowed,
    is_faceup,
    is_removed,
    lying,
    occur,
    offered,
    options,
    pass_until,
    play,
    table,
)

# --- Events ---------------------------------------------------------------------------------------------------------


@editions(
    emperor=rule("emp.events-phase.4", "emp.events-phase.5"),
    samurai=rule("sam.events.4", "sam.events.5", "sam.events.8"),
)
def test_an_event_resolves_in_an_area_of_its_own_and_is_discarded() -> None:
    s = table(f"A 5: | | Feast?, Plain Mine? \nB 5: Plain Guard, Plain Giant\n{EVENTS}", CARDS)
    c = find(s, "Feast")
    assert decision(s) == "A: choose" and s.p[facts.RESOLVING] & s.p[facts.FACEUP] & 1 << c
    assert honor(s)[0] == 6 and not in_province(s, "Feast") and lying(s, "A")[0] == "", "its effects in order"
    do(s, "A: Plain Giant")
    assert in_discard(s, "Feast") and is_bowed(s, "Plain Giant") and not s.p[facts.RESOLVING]
    stop = strategy("Stop", reaction(Would("bow", PERSONALITY), NegateIt()), focus=1)
    drill = event("Drill", event_text(Bow(PERSONALITY)))
    s = table(f"A 5: | | Drill?, Plain Mine? \nB 5: Plain Guard | Stop\n{EVENTS}", (stop, drill))
    do(s, "B: Stop")
    assert in_discard(s, "Drill") and not is_bowed(s, "Plain Guard"), "also if its effects were negated"
    for honor_, bowed, gained in ((5, False, 2), (5, True, 0), (6, False, 0)):
        tithe = event("Tithe", event_text(gain_honor(2), when=HonorIs("<=", Num(5)), cost=pay_gold(1)))
        castle = "Castle_" if bowed else "Castle"
        s = table(f"A {honor_}: {castle} | | Tithe?, Plain Mine? \nB 5: \n{EVENTS}", (tithe,))
        play(s)
        assert in_discard(s, "Tithe") and honor(s)[0] == honor_ + gained, "if its condition is met and its cost paid"
    past = event("Past", event_text(RemoveFromGame(THIS)))
    s = table(f"A 5: | | Past?, Plain Mine? \nB 5: \n{EVENTS}", (past,))
    assert is_removed(s, "Past") and not in_discard(s, "Past"), "not once it is somewhere else"
    omen = event("Omen", event_text(PutIntoPlay(THIS)))
    s = table(f"A 5: | | Omen?, Plain Mine? \nB 5: \n{EVENTS}", (omen,))
    assert in_play(s, "Omen") and not in_discard(s, "Omen")
    s = table("A 5: Plain Guard, Plain Giant | Revive | \nB 5: | | | Feast", CARDS)
    play(s, "A: Revive")
    c = find(s, "Feast")
    assert decision(s) == "B: choose" and s.p[facts.RESOLVING] & s.p[facts.FACEUP] & 1 << c
    assert not in_discard(s, "Feast"), "also from another area"
    do(s, "B: Plain Giant")
    assert in_discard(s, "Feast") and not s.p[facts.RESOLVING]


@editions(samurai=rule("sam.events.9", "sam.open-events-refill.1"))
def test_the_province_is_refilled_after_the_event_and_not_dealt_with_again() -> None:
    s = table(f"A 5: | | Feast?, Plain Mine? | | | Festival \nB 5: Plain Guard, Plain Giant\n{EVENTS}", CARDS)
    assert lying(s, "A")[0] == ""
    do(s, "A: Plain Giant")
    assert lying(s, "A")[0] == "Festival" and not is_faceup(s, "Festival") and honor(s)[0] == 6
    s = table(f"A 5: | | Festival?[Plain Mine], Plain Farm? | | | Plain Shop \nB 5: \n{EVENTS}", CARDS)
    play(s, "A: a facedown card")
    assert lying(s, "A")[0] == "Plain Mine" and honor(s)[0] == 7, "if needed: another card still lies there"


@editions(
    emperor=rule("emp.events-phase.6", "emp.whats-new.3"),
    samurai=rule("sam.events.10", "sam.events.11", "sam.events.12"),
)
def test_an_event_resolves_once_for_a_player_in_samurai_edition(edition: str) -> None:
    s = table(f"A 5: | | Festival?, Festival?, Plain Mine? \nB 5: | | Festival?\n{EVENTS}", CARDS)
    twice = edition == "emperor"
    assert honor(s)[0] == (9 if twice else 7), "the second is discarded"
    assert [in_discard(s, "Festival", "A") for _ in (0, 1)] == [True, True]
    first = copies(s, "Festival", "A")[0]
    occur(s, ev.TO_DECK, first, 0, 1)
    assert not s.p[facts.FACEUP] >> first & 1
    t = s.clone()
    pass_until(t, "B: declare")
    assert honor(t)[1] == 7, "once for each of several players"
    t.zones[1].remove(first)
    t.zones[1].append(first)
    occur(t, ev.DISCARD, find(t, "Plain Mine"))
    assert in_province(t, "Festival", "A") or first in bits(t.p[facts.IN_PROVINCE]), "it lies in a province once more"
    pass_until(t, "A: declare")
    assert t.p[facts.DISCARD] >> first & 1 and honor(t)[0] == (11 if twice else 7), (
        "the game remembers, though the card was facedown in a deck"
    )


@editions(samurai=rule("sam.events.1", "sam.events.2", "sam.events.13"))
def test_events_resolve_only_in_the_events_phase_and_must() -> None:
    s = table("A 5: | Turn Up | Plain Mine | Festival \nB 5: ", CARDS)
    play(s, "A: Turn Up", "A: A's province 1")
    assert is_faceup(s, "Festival") and in_province(s, "Festival") and honor(s)[0] == 5
    c = find(s, "Festival")
    assert [stats.stat(s, c, x) for x in (FORCE, CHI, COST, FOCUS, GOLD)] == [0] * 5
    assert not in_play(s, "Festival")
    s = table(f"A 5: | | Festival \nB 5: \n{EVENTS}", CARDS)
    assert honor(s)[0] == 7 and in_discard(s, "Festival"), "nobody was asked"
    s = table("A 5: | | Festival?, Plain Mine \nB 5: ", CARDS)
    occur(s, ev.REVEAL, find(s, "Festival"))
    assert is_faceup(s, "Festival") and honor(s)[0] == 5, "not when it is turned face-up, either"
    pass_until(s, "B: action")
    pass_until(s, "A: bring into play")
    assert in_province(s, "Festival") and honor(s)[0] == 5, "nor in any phase that follows"
    pass_until(s, "B: bring into play")
    pass_until(s, "A: action")
    assert in_discard(s, "Festival") and honor(s)[0] == 7, "but in his next Events Phase"


def planted(name: str) -> Any:
    """A puts a card of his own into a province of B, whose Events Phase comes."""
    plant = strategy(
        "Plant",
        open_(PutIntoProvince(THAT, THAT_OTHER, True), target=(IN_DISCARD & YOURS, PROVINCE & OTHERS)),
        focus=1,
    )
    s = table(f"A 5: | Plant | | {name}\nB 5: | | -", (*CARDS, plant))
    play(s, "A: Plant", "A: B's province 1")
    assert lying(s, "B")[0] == name and s.owner[find(s, name)] == 0 and not in_play(s, name)
    pass_until(s, "B: declare")
    return s


@editions(samurai=rule("sam.events.3", "sam.events.6", "sam.events.7"))
def test_you_of_an_event() -> None:
    s = table(f"A 5: | | Festival? \nB 5: \n{EVENTS}", CARDS)
    assert honor(s) == [7, 5]
    s = planted("Festival")
    assert honor(s) == [5, 7] and "Festival" in discard(s, "A"), "whose province it is, not whose card"
    s = table("A 5: | Revive | \nB 5: | | | Festival", CARDS)
    assert not offered(s, "Festival"), "nobody uses its text as an ability"
    play(s, "A: Revive")
    assert honor(s) == [5, 7] and in_discard(s, "Festival"), "for its owner, not for who let it resolve"
    ear = holding("Ear", trait(AfterResolution("any"), gain_honor(10)), trait(Announced("any"), gain_honor(20)), cost=0)
    s = table("A 5: Ear | | Festival? \nB 5: Ear\nevents phase, active A", (*CARDS, ear))
    assert honor(s) == [7, 5] and in_discard(s, "Festival"), "no action was taken, and nobody asked"
    s = table("A 5: | Revive, Revive | \nB 5: | | | Festival", CARDS)
    play(s, "A: Revive")
    do(s, "B: pass")
    play(s, "A: Revive")
    assert honor(s) == [5, 7], "once"


@editions(samurai=rule("sam.events.14"))
def test_an_event_in_play_is_at_home() -> None:
    omen = event("Omen", event_text(PutIntoPlay(THIS)), has(PERSONALITY & YOURS, force=1))
    s = table(f"A 5: Plain Guard | | Omen? \nB 5: \n{EVENTS}", (omen,))
    assert in_play(s, "Omen") and s.at[find(s, "Omen")] == -1 and s.holder[find(s, "Omen")] == 0
    assert force(s, "Plain Guard") == 4 and not in_discard(s, "Omen")


# --- Regions --------------------------------------------------------------------------------------------------------


@editions(
    emperor=rule("emp.events-phase.8", "emp.events-phase.9"),
    samurai=rule("sam.regions.2", "sam.regions.4", "sam.regions.8"),
)
def test_a_region_must_be_attached_in_the_events_phase() -> None:
    s = play(table(f"A 5: | | Plain Farm?, Marsh? \nB 5: \n{EVENTS}", CARDS))
    assert in_play(s, "Marsh") and s.host[find(s, "Marsh")] == s.provinces[0][1] and honor(s)[0] == 6
    assert lying(s, "A")[1] == "Field"
    s = table("A 5: | Turn Up | Plain Mine | Marsh \nB 5: ", CARDS)
    play(s, "A: Turn Up", "A: A's province 1")
    assert is_faceup(s, "Marsh") and not in_play(s, "Marsh"), "revealed at another time"
    s = table(f"A 5: Castle | | Marsh \nB 5: \n{DYNASTY}", CARDS)
    assert options(s) == ["done"]


@editions(samurai=rule("sam.regions.1", "sam.regions.6", "sam.regions.7"))
def test_one_region_at_a_province_another_is_discarded() -> None:
    s = table(f"A 5: | | Marsh?[Peak] \nB 5: \n{EVENTS}", CARDS)
    assert in_discard(s, "Marsh") and in_play(s, "Peak") and lying(s, "A")[0] == "Field" and honor(s)[0] == 5
    assert not any(stats.stat(s, find(s, "Peak"), x) for x in (FORCE, CHI, COST, FOCUS, PERSONAL_HONOR))
    move = strategy(
        "Move Border", open_(Transfer(THAT, THAT_OTHER), target=(REGION & YOURS, PROVINCE & YOURS)), focus=1
    )
    s = table("A 5: | Move Border | Plain Mine[Peak], Plain Farm[Marsh], Plain Shop \nB 5: ", (*CARDS, move))
    do(s, "A: Move Border", "A: Peak", "A: A's province 2")
    assert s.host[find(s, "Peak")] == s.provinces[0][0] and s.host[find(s, "Marsh")] == s.provinces[0][1], (
        "nor by moving"
    )


@editions(samurai=rule("sam.open-region-illegal-in-events.1"))
def test_a_region_that_may_not_be_attached_is_discarded_and_the_province_refilled() -> None:
    unique = region("Capital", keywords="unique")
    s = table(f"A 5: | | Capital? | | | Plain Farm \nB 5: | | Plain Mine[Capital]\n{EVENTS}", (unique,))
    assert in_discard(s, "Capital", "A") and lying(s, "A")[0] == "Plain Farm" and not is_faceup(s, "Plain Farm")
    assert [c for c in copies(s, "Capital") if s.p[facts.IN_PLAY] >> c & 1] == copies(s, "Capital", "B")
    s = table(f"A 5: | | Capital?[Ford] | | | Plain Farm \nB 5:\n{EVENTS}", (unique, FORD))
    assert in_discard(s, "Capital") and in_play(s, "Ford") and lying(s, "A")[0] == "Plain Farm", "nor beside another"


@editions(samurai=rule("sam.regions.5"))
def test_a_region_that_was_not_revealed_may_go_to_any_province() -> None:
    text = "A 5: | Landing | Plain Mine[Peak], Plain Farm | Marsh \nB 5: "
    s = table(text, CARDS)
    play(s, "A: Landing", "A: A's province 3")
    play(s)
    assert in_play(s, "Marsh") and s.host[find(s, "Marsh")] == s.provinces[0][2] and honor(s)[0] == 6
    s = table(text, CARDS)
    play(s, "A: Landing", "A: B's province 1")
    assert s.host[find(s, "Marsh")] == s.provinces[1][0] and s.holder[find(s, "Marsh")] == 1
    s = table(text, CARDS)
    play(s, "A: Landing", "A: A's province 1")
    assert in_discard(s, "Marsh") and s.att[s.provinces[0][0]] == 1 << find(s, "Peak"), "there is one already"
    homeland = strategy(
        "Homeland", open_(AttachRegion(THAT, THAT_OTHER), target=(REGION & IN_DISCARD, PROVINCE & YOURS)), focus=1
    )
    s = table(text.replace("Landing", "Homeland"), (*CARDS, homeland))
    play(s, "A: Homeland")
    assert options(s) == [f"A's province {n}" for n in (1, 2, 3, 4)], "unless the effect says otherwise"


@editions(samurai=rule("sam.attach.4"))
def test_a_region_is_attached_as_it_enters_play_and_as_it_moves() -> None:
    shrine = holding("Shrine", trait(Attached(REGION | ATTACHMENT), gain_honor(3)), cost=1)
    move = strategy(
        "Move Border", open_(Transfer(THAT, THAT_OTHER), target=(REGION & YOURS, PROVINCE & YOURS)), focus=1
    )
    hand_on = strategy(
        "Hand On", open_(Transfer(THAT, THAT_OTHER), target=(ITEM & YOURS, PERSONALITY & YOURS)), focus=1
    )
    cards = (*CARDS, shrine, move, hand_on)
    s = play(table(f"A 5: Shrine | | Peak? \nB 5: \n{EVENTS}", cards))
    assert in_play(s, "Peak") and honor(s)[0] == 8
    s = table("A 5: Shrine | Move Border | Plain Mine[Peak], Plain Farm \nB 5: ", cards)
    play(s, "A: Move Border", "A: A's province 2")
    assert s.host[find(s, "Peak")] == s.provinces[0][1] and honor(s)[0] == 8, "to move it is to attach it again"
    s = table("A 5: Shrine, Plain Guard[Plain Sword], Plain Rider | Hand On \nB 5: ", cards)
    play(s, "A: Hand On", "A: Plain Rider")
    assert attached(s, "Plain Rider") == ["Plain Sword"] and honor(s)[0] == 5, "an attachment is only transferred"


@editions(samurai=rule("sam.regions.9", "sam.regions.3"))
def test_a_region_with_a_cost_is_optional() -> None:
    text = f"A 5: Castle | | Toll Road? | | | Plain Farm \nB 5: \n{EVENTS}"
    s = table(text, CARDS)
    assert decision(s).startswith("A: attach the region") and is_faceup(s, "Toll Road") and not in_play(s, "Toll Road")
    assert lying(s, "A")[0] == "" and not in_province(s, "Toll Road"), "nor in the province, which is not refilled yet"
    t = s.clone()
    do(s, "A: yes")
    play(s)
    assert in_play(s, "Toll Road") and is_bowed(s, "Castle", "A") and s.host[find(s, "Toll Road")] == s.provinces[0][0]
    assert lying(s, "A")[0] == "Plain Farm"
    do(t, "A: no")
    assert in_discard(t, "Toll Road") and not is_bowed(t, "Castle", "A") and lying(t, "A")[0] == "Plain Farm"
    s = table(text.replace("Castle", "Castle_"), CARDS)
    assert in_discard(s, "Toll Road"), "who cannot pay is not asked"
    s = table(text.replace("Toll Road?", "Toll Road?[Peak]"), CARDS)
    assert in_discard(s, "Toll Road") and not is_bowed(s, "Castle", "A"), "nor who could not attach it anyway"
    gate = holding("Gate", trait(Enters(REGION), gain_honor(3)), cost=0)
    for castle, road in (("Castle_", "Toll Road?"), ("Castle", "Toll Road?[Peak]")):
        s = table(text.replace("Castle", f"{castle}, Gate").replace("Toll Road?", road), (*CARDS, gate))
        assert honor(s)[0] == 5 and not in_play(s, "Toll Road"), "what may not enter has never been in play"
    s = table(text.replace("Castle", "Castle, Gate"), (*CARDS, gate))
    play(s, "A: yes")
    assert honor(s)[0] == 8


FORD = region(
    "Ford", open_(Bow(PERSONALITY & SameLocation(THIS))), battle(Bow(PERSONALITY & SameLocation(THIS)), even="absent")
)
EVERYBODY = "Plain Guard", "Plain Lady", "Plain Hero", "Plain Rider", "Plain Priest", "Plain Sailor"


def bowed(s: Any) -> set[str]:
    return {name for name in EVERYBODY if copies(s, name) and is_bowed(s, name)}


@editions(samurai=rule("sam.control.3", "sam.control.7", "sam.open-region-control.1"))
def test_who_controls_a_region() -> None:
    seize = strategy("Seize", open_(TakeControl(THAT), target=REGION & OTHERS), focus=1)
    s = table("A 5: Plain Guard | Seize \nB 5: Plain Rider | | Plain Mine[Ford]", (FORD, seize))
    c = find(s, "Ford")
    assert s.holder[c] == 1 and not offered(s, "Ford")
    play(s, "A: Seize")
    assert s.holder[c] == 0 and s.host[c] == s.provinces[1][0], "it stays attached where it was"
    assert not offered(s, "Ford")
    do(s, "B: pass", "A: Ford")
    assert is_bowed(s, "Plain Rider") and not is_bowed(s, "Plain Guard"), "its new controller uses it, in B's home"
    s = planted("Marsh")
    assert s.owner[find(s, "Marsh")] == 0 and s.holder[find(s, "Marsh")] == 1, "whose province it is, not whose card"


@editions(samurai=rule("sam.open-region-home-or-battlefield.1", "sam.card-locations.3"))
def test_a_region_is_where_its_province_is() -> None:
    people = "A 5: Plain Guard*, Plain Lady+2, Plain Hero \nB 5: Plain Rider*, Plain Priest+2, Plain Sailor"
    text = f"{people} | | Plain Mine{{}}, Plain Farm{{}} \nbattle A>B 1"
    s = table(text.format("[Ford]", ""), (FORD,))
    do(s, "B: Ford")
    assert bowed(s) == {"Plain Guard", "Plain Rider"}, "at the battlefield there, with both armies"
    s = table(text.format("", "[Ford]"), (FORD,))
    do(s, "B: Ford")
    assert bowed(s) == {"Plain Lady", "Plain Priest"}, "which is another one"
    s = table(f"{people}\nbattle A>B 1".replace("Hero", "Hero | | Plain Farm[Ford]"), (FORD,))
    do(s, "B: pass", "A: Ford")
    assert bowed(s) == {"Plain Hero"}, "at home where nobody attacks"
    s = table("A 5: Plain Guard, Plain Hero \nB 5: Plain Rider, Plain Sailor | | Plain Mine[Ford]", (FORD,))
    do(s, "A: pass", "B: Ford")
    assert bowed(s) == {"Plain Rider", "Plain Sailor"}, "and otherwise in that player's home"


@editions(samurai=rule("sam.open-region-home-or-battlefield.1"))
def test_a_region_is_at_its_battlefield_until_the_attack_is_over() -> None:
    wall = region("Wall", has(PERSONALITY & SameLocation(THIS), force=1))
    s = table(
        "A 5: Plain Guard \nB 5: Plain Rider, Plain Sailor | | Plain Mine[Wall] \nattack phase, active A", (wall,)
    )
    assert (force(s, "Plain Rider"), force(s, "Plain Sailor")) == (5, 3), "at home"
    do(s, "A: B")
    assert (force(s, "Plain Rider"), force(s, "Plain Sailor")) == (4, 2), "the battlefields are there"
    do(s, "A: Plain Guard", "A: B's province 1")
    assert force(s, "Plain Guard") == 4 and force(s, "Plain Rider") == 4
    do(s, "B: Plain Rider", "B: B's province 2", "B: done")
    assert force(s, "Plain Guard") == 4 and force(s, "Plain Rider") == 4
    pass_until(s, "A: bring into play")
    assert (force(s, "Plain Rider"), force(s, "Plain Sailor")) == (5, 3) and force(s, "Plain Guard") == 3


@editions(samurai=rule("sam.rules-changes.7"))
def test_battle_abilities_of_regions_work_at_any_battle() -> None:
    text = "A 5: Plain Guard* {} \nB 5: Plain Rider* | | Plain Mine, Plain Farm{} \nbattle A>B 1"
    assert offered(table(text.format("", "[Peak]"), CARDS), "Peak"), "the battle is at another province"
    s = table(text.format("| | Plain Farm[Peak]", ""), CARDS)
    do(s, "B: pass")
    assert offered(s, "Peak"), "or the Region is at no battlefield"
