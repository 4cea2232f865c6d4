"""A province's two sides, rings that change places, and what playing and putting into play have in common or not."""

from __future__ import annotations

import pytest

from gorin.language.sets import Is
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.rings.places import CONTESTED, UNCLAIMED
from gorin.rulesets.lcg.state import PHASES, RING, TYPE
from gorin.rulesets.lcg.words import CRAB, IN_PROVINCES, THAT, YOURS, attachment, character, event
from gorin.rulesets.lcg.words.card_effects import Discard
from gorin.rulesets.lcg.words.conditions import During, DuringPhase
from gorin.rulesets.lcg.words.lasting_effects import GainsKeyword, gets
from gorin.rulesets.lcg.words.player_effects import GainHonor, PutIntoPlay
from gorin.rulesets.lcg.words.ring_effects import PickRing, SwitchContestedRing
from gorin.rulesets.lcg.words.rings import UnclaimedRings
from gorin.rulesets.lcg.words.texts import Keyword, NotPlayed, action, reaction
from tests.lcg.tables import (
    Does,
    Happens,
    decision,
    discard,
    do,
    fate_of,
    hand,
    honor_of,
    in_play,
    is_faceup,
    is_tainted,
    offered,
    options,
    pass_until,
    strength,
    table,
)

FACEDOWN = Is("province") - Is("faceup")
SHOW = event("Show", CRAB, action(Does(THAT, ev.REVEAL), choose=FACEDOWN), cost=0)
BRACE = event("Brace", CRAB, action(gets(Is("province") & YOURS, strength=+3, until="round")), cost=0)
MUSTER = event("Muster", CRAB, action(PutIntoPlay(THAT), choose=Is("character") & IN_PROVINCES & YOURS), cost=0)


@rule("rr.facedown-province.7", "rr.open-province-flip.1")
def test_a_revealed_province_is_another_entity_that_keeps_tokens_but_not_lasting_effects() -> None:
    s = table("A: | Show\nB: | Brace | Fields, Plain Hill?&, Plain Wall\ndraw phase, first B", extra=[SHOW, BRACE])
    do(s, "B: Brace")
    assert strength(s, "Plain Wall") == 10
    do(s, "A: Show", "A: a facedown province")
    assert is_tainted(s, "Plain Hill")
    assert strength(s, "Plain Hill") == 3 + 2
    assert strength(s, "Plain Wall") == 10


@rule("rr.reveal.4", "rr.facedown-province.2")
def test_a_province_revealed_by_an_effect_stays_faceup() -> None:
    watcher = character("Watcher", CRAB, reaction(Happens(ev.REVEAL), GainHonor()), cost=0)
    s = table("A 10/0: Watcher+3 | Show\nB: | | Fields, Plain Hill?\ndraw phase", extra=[SHOW, watcher])
    do(s, "A: Show", "A: a facedown province", "A: Watcher")
    assert honor_of(s) == [11, 10]
    pass_until(s, "1.4")
    assert is_faceup(s, "Plain Hill")


@rule("rr.rings.5", "rr.switch.1")
def test_a_ring_switched_in_is_contested_and_gives_its_fate_to_the_attacking_player() -> None:
    swap = event("Swap", CRAB, action(PickRing(UnclaimedRings(), SwitchContestedRing()), when=During()), cost=0)
    s = table("A 10/0: Plain Captain*\nB 10/0: | Swap\nrings fire+3 void=A\nmilitary air A>B", extra=[swap])
    do(s, "B: Swap")
    assert options(s) == ["earth", "fire", "water"]
    do(s, "B: fire")
    assert fate_of(s) == [3, 0]
    assert s.ring_place == [UNCLAIMED, UNCLAIMED, CONTESTED, UNCLAIMED, 0]
    assert (s.con[RING], s.con[TYPE]) == (2, 0)
    all_claimed = table(
        "A: Plain Captain*\nB: | Swap\nrings earth=A fire=A water=B void=A\nmilitary air A>B", extra=[swap]
    )
    assert not offered(all_claimed, "Swap"), "there is nothing on the other side of the switch"


@rule("rr.play-and-put-into-play.5")
def test_putting_into_play_bypasses_what_forbids_playing() -> None:
    shy = character("Shy", CRAB, NotPlayed(DuringPhase("dynasty")), cost=0)
    s = table("A: | Muster | Fields, Fields[Shy]\nB:\ndynasty phase", extra=[shy, MUSTER])
    assert not offered(s, "Shy")
    do(s, "A: Muster", "A: Shy")
    assert in_play(s, "Shy")


@rule("rr.play-and-put-into-play.11", "rr.open-event-cost-prevented.1")
def test_an_event_whose_cost_is_prevented_is_discarded_and_does_nothing() -> None:
    s = table("A 10/3: Hida Guardian[Reprieve] | Way of the Crab\nB: Plain Captain*\nmilitary air B>A")
    do(s, "A: Way of the Crab", "A: Hida Guardian", "A: Reprieve")
    assert in_play(s, "Hida Guardian")
    assert in_play(s, "Plain Captain")
    assert discard(s, "A") == ["Reprieve", "Way of the Crab"]


@rule("rr.leaves-play.9", "rr.ancestral.1")
def test_an_ancestral_attachment_returns_to_its_owners_hand_as_its_bearer_leaves() -> None:
    blade = attachment("Blade", CRAB, Keyword("ancestral"), cost=0)
    strike = event("Strike", CRAB, action(Discard(THAT), choose=Is("character")), cost=0)
    mourner = character("Mourner", CRAB, reaction(Happens(ev.LEAVE), GainHonor()), cost=0)
    s = table("A: Mourner | Strike\nB: Plain Captain[Blade, Plain Sword]\ndraw phase", extra=[blade, strike, mourner])
    do(s, "A: Strike", "A: Plain Captain")
    assert decision(s) == "A: reactions"
    assert hand(s, "B") == ["Blade"]
    assert discard(s, "B") == ["Plain Captain", "Plain Sword"]


@rule("rr.gains.2", "rr.gains.3")
@pytest.mark.parametrize(("who", "asked"), [("Plain Captain", True), ("Plain Sneak", False)])
def test_a_gained_keyword_works_and_survives_a_blank_text_box_unlike_a_printed_one(who: str, asked: bool) -> None:
    teach = event("Teach", CRAB, action(GainsKeyword(Is("#bushi") & YOURS, "covert")), cost=0)
    s = table(f"A: {who}[Cloud the Mind] | Teach\nB: Plain Soldier\nconflict phase", extra=[teach])
    if asked:
        do(s, "A: Teach")
    pass_until(s, "declare a conflict")
    do(s, "A: military air", "A: Fields", f"A: {who}", "A: done")
    assert (decision(s) == "A: evade by covert") == asked


@rule("rr.priority-of-simultaneous-resolution.3")
@pytest.mark.parametrize("first", "AB")
def test_the_first_player_orders_forced_reactions_whoever_controls_them(first: str) -> None:
    echo = character("Echo", CRAB, reaction(Happens(ev.PHASE_BEGINS), GainHonor(), forced=True), cost=0)
    s = table(f"A 10/0: Echo\nB 10/0: Echo\ndraw phase, first {first}", extra=[echo])
    pass_until(s, "forced reactions")
    assert PHASES[s.phase] == "conflict"
    assert decision(s).startswith(first)
    assert len(options(s)) == 2
    do(s, f"{first}: {options(s)[1]}")
    assert sorted(honor_of(s)) == [10, 11]


@rule("rr.current.1", "rr.current.2")
def test_current_skill_is_what_would_be_counted_now() -> None:
    s = table("A 10/0: Kakita Asami*\nB 10/0: Plain Envoy*, Shizuka Toshi\npolitical air A>B")
    do(s, "B: pass")
    assert not offered(s, "Kakita Asami"), "3 against 3"
    t = table("A 10/0: Kakita Asami*\nB 10/0: Plain Envoy*_\npolitical air A>B")
    do(t, "B: pass", "A: Kakita Asami")
    assert honor_of(t) == [11, 9], "a bowed character is not counted"
