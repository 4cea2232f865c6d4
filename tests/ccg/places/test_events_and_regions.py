"""Kinds of card: Events and Regions."""

from __future__ import annotations

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
    past = event("Past", event_text(RemoveFromGame(THIS)))
    s = table(f"A 5: | | Past?, Plain Mine? \nB 5: \n{EVENTS}", (past,))
    assert is_removed(s, "Past") and not in_discard(s, "Past"), "not once it is somewhere else"
    omen = event("Omen", event_text(PutIntoPlay(THIS)))
    s = table(f"A 5: | | Omen?, Plain Mine? \nB 5: \n{EVENTS}", (omen,))
    assert in_play(s, "Omen") and not in_discard(s, "Omen")


@editions(samurai=rule("sam.events.9", "sam.open-events-refill.1"))
def test_the_province_is_refilled_after_the_event_and_not_dealt_with_again() -> None:
    s = table(f"A 5: | | Feast?, Plain Mine? | | | Festival \nB 5: Plain Guard, Plain Giant\n{EVENTS}", CARDS)
    assert lying(s, "A")[0] == ""
    do(s, "A: Plain Giant")
    assert lying(s, "A")[0] == "Festival" and not is_faceup(s, "Festival") and honor(s)[0] == 6


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
    for _ in range(2):
        pass_until(t, "A: declare")
    if not twice:
        assert honor(t)[0] == 7, "the game remembers, though the card was facedown in a deck"


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


@editions(samurai=rule("sam.events.3", "sam.events.6", "sam.events.7"))
def test_you_of_an_event() -> None:
    s = table(f"A 5: | | Festival? \nB 5: \n{EVENTS}", CARDS)
    assert honor(s) == [7, 5]
    s = table("A 5: | Revive | \nB 5: | | | Festival", CARDS)
    assert not offered(s, "Festival"), "nobody uses its text as an ability"
    play(s, "A: Revive")
    assert honor(s) == [5, 7] and in_discard(s, "Festival"), "for its owner, not for who let it resolve"
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


@editions(samurai=rule("sam.open-region-illegal-in-events.1", "sam.regions.3"))
def test_a_region_that_may_not_be_attached_is_discarded_and_the_province_refilled() -> None:
    unique = region("Capital", keywords="unique")
    s = table(f"A 5: | | Capital? | | | Plain Farm \nB 5: | | Plain Mine[Capital]\n{EVENTS}", (unique,))
    assert in_discard(s, "Capital", "A") and lying(s, "A")[0] == "Plain Farm" and not is_faceup(s, "Plain Farm")
    assert [c for c in copies(s, "Capital") if s.p[facts.IN_PLAY] >> c & 1] == copies(s, "Capital", "B")


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


@editions(samurai=rule("sam.regions.9"))
def test_a_region_with_a_cost_is_optional() -> None:
    text = f"A 5: Castle | | Toll Road? | | | Plain Farm \nB 5: \n{EVENTS}"
    s = table(text, CARDS)
    assert decision(s).startswith("A: attach the region")
    t = s.clone()
    do(s, "A: yes")
    play(s)
    assert in_play(s, "Toll Road") and is_bowed(s, "Castle", "A") and s.host[find(s, "Toll Road")] == s.provinces[0][0]
    assert lying(s, "A")[0] == "Plain Farm"
    do(t, "A: no")
    assert in_discard(t, "Toll Road") and not is_bowed(t, "Castle", "A") and lying(t, "A")[0] == "Plain Farm"
    s = table(text.replace("Castle", "Castle_"), CARDS)
    assert in_discard(s, "Toll Road"), "who cannot pay is not asked"


@editions(samurai=rule("sam.control.3", "sam.control.7", "sam.open-region-control.1"))
def test_who_controls_a_region() -> None:
    seize = strategy("Seize", open_(TakeControl(THAT), target=REGION & OTHERS), focus=1)
    s = table("A 5: | Seize \nB 5: | | Plain Mine[Marsh]", (*CARDS, seize))
    c = find(s, "Marsh")
    assert s.holder[c] == 1
    play(s, "A: Seize")
    assert s.holder[c] == 0 and s.host[c] == s.provinces[1][0], "it stays attached where it was"
    do(s, "B: pass")
    assert offered(s, "Marsh"), "and its new controller uses it"


@editions(samurai=rule("sam.rules-changes.7", "sam.open-region-home-or-battlefield.1"))
def test_battle_abilities_of_regions_work_at_any_battle() -> None:
    s = table("A 5: Plain Guard* \nB 5: Plain Rider* | | Plain Mine, Plain Farm[Peak] \nbattle A>B 1", CARDS)
    assert offered(s, "Peak"), "the battle is at another province"
