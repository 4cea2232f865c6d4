"""This very copy, how often a reaction may be used, and whom the water ring reaches in skirmish."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.attributes.stats import stat
from gorin.rulesets.lcg.words import (
    ATTACHMENT,
    CHARACTER,
    CONTESTED_RING,
    CRAB,
    NEUTRAL,
    PHOENIX,
    THAT,
    THIS,
    YOUR_RINGS,
    CountRings,
    GainFate,
    Honor,
    Honored,
    PickRing,
    PlaceFateOnRing,
    RingAlsoHas,
    RingOf,
    Sacrifice,
    SomeRing,
    TakeControl,
    action,
    always_gets,
    attachment,
    character,
    event,
    gets,
    holding,
    limit,
    province,
    reaction,
)
from tests.lcg.tables import (
    Happens,
    copies,
    decision,
    do,
    fate_of,
    find,
    is_bowed,
    military,
    offered,
    options,
    pass_until,
    step,
    table,
)


@rule("rr.self-referential-text.1")
@pytest.mark.parametrize("kind", ["province", "holding", "attachment", "character"])
def test_this_card_is_the_very_copy_whatever_it_is(kind: str) -> None:
    text = action(GainFate(), cost=Sacrifice(THIS)) if kind in ("holding", "attachment") else None
    grows = action(gets(THIS, strength=+2, until="phase"))
    made = {
        "province": province("Twin", NEUTRAL, grows, strength=3, elements=("air",)),
        "holding": holding("Twin", NEUTRAL, text or grows),
        "attachment": attachment("Twin", NEUTRAL, text or grows, cost=0),
        "character": character("Twin", NEUTRAL, action(gets(THIS, military=+2, until="phase")), cost=0, military=3),
    }[kind]
    where = {
        "province": "A: | | Fields, Twin, Twin",
        "holding": "A: | | Fields, Fields[Twin], Fields[Twin]",
        "attachment": "A: Plain Soldier[Twin], Plain Captain[Twin]",
        "character": "A: Twin, Twin",
    }[kind]
    s = table(f"{where}\nB:", extra=[made])
    one, other = copies(s, "Twin")
    do(s, f"A: Twin #{one}")
    if text:
        assert (s.p[facts.IN_PLAY] >> one & 1, s.p[facts.IN_PLAY] >> other & 1) == (0, 1)
    else:
        which = 3 if kind == "province" else 0
        assert (stat(s, one, which), stat(s, other, which)) == (5, 3)


@rule("rr.reactions.8")
def test_a_reaction_that_says_so_is_used_oftener_and_every_reaction_anew_in_the_next_round() -> None:
    once = character("Once", CRAB, reaction(Honored(CHARACTER), GainFate()), cost=0)
    twice = character("Twice", CRAB, reaction(Honored(CHARACTER), GainFate(), limit=limit(2, "round")), cost=0)
    praise = event("Praise", NEUTRAL, action(Honor(THAT), choose=CHARACTER - THIS), cost=0)
    who = ["Plain Idler", "Plain Soldier", "Plain Captain", "Plain Porter"]
    s = table(f"A 10/0: Once+3, Twice+3 | {', '.join(['Praise'] * 4)}\nB: {', '.join(f'{x}+3' for x in who)}\ndraw phase",
              extra=[once, twice, praise])  # fmt: skip
    seen = []
    for i, x in enumerate(who):
        if i == 2:
            pass_until(s, "conflict phase: action window")  # another phase of the same round
        elif i == 3:
            pass_until(pass_until(s, "1.4"), "draw phase: action window")
        while decision(s) != "A: action":
            do(s, f"{decision(s)[0]}: pass")
        do(s, "A: Praise", f"A: {x}")
        seen.append([y for y in ("Once", "Twice") if offered(s, y)])
        for y in seen[-1]:
            do(s, f"A: {y}")
    assert seen == [["Once", "Twice"], ["Twice"], [], ["Once", "Twice"]]


@rule("rr.ring-effects.11")
def test_in_skirmish_water_reaches_every_players_characters_at_home() -> None:
    mine = "Plain Captain*, Plain Soldier_, Plain Bully+1, Plain Priest_+2, Plain Lord+2, Plain Sneak*_"
    theirs = "Plain Porter*, Plain Giant_+1, Plain Poet, Plain Idler_+2, Plain Envoy+2"
    s = table(f"A 6/0: {mine}\nB 6/0: {theirs}\nmilitary water A>B", "lcg/skirmish")
    pass_until(s, "A: resolve the ring effect")
    assert set(options(s)) == {"ready Plain Soldier", "ready Plain Giant", "bow Plain Bully", "bow Plain Poet", "pass"}
    assert is_bowed(do(s, "A: bow Plain Bully"), "Plain Bully") and fate_of(s) == [0, 0]


@rule("rr.rings.7")
def test_the_air_ring_is_each_ring_that_has_air_now_wherever_it_lies() -> None:
    mystic = character("Mystic", PHOENIX, RingAlsoHas(("air",), YOUR_RINGS), cost=0)
    scholar = character("Scholar", PHOENIX, always_gets(THIS, military=CountRings(RingOf("air"))), cost=0, military=0)
    gust = event("Gust", NEUTRAL, action(PickRing(RingOf("air"), PlaceFateOnRing())), cost=0)
    text = "A: {} | Gust\nB: Scholar\nconflict phase, rings void=A fire=A water=B"
    s = table(text.format("Plain Idler"), extra=[mystic, scholar, gust])
    assert military(s, "Scholar") == 1
    s = table(text.format("Mystic"), extra=[mystic, scholar, gust])
    assert military(s, "Scholar") == 3, "air itself, and the two that gained it"
    do(s, "A: Gust")
    assert options(s) == ["air", "fire", "void"]


@rule("rr.rings.1", "rr.rings.6")
def test_once_its_claiming_has_been_reacted_to_the_ring_is_contested_no_more() -> None:
    still = SomeRing(CONTESTED_RING)
    witness = character("Witness", CRAB, reaction(Happens(ev.CLAIM), GainFate(), when=still), cost=0)
    usher = character("Usher", CRAB, reaction(Happens(ev.RETURN_HOME), GainFate(), when=still), cost=0)
    clerk = character("Clerk", CRAB, reaction(Happens(ev.RETURN_HOME), GainFate()), cost=0)
    s = table("A: Plain Captain*, Witness, Usher, Clerk\nB:\nmilitary void A>B", extra=[witness, usher, clerk])
    pass_until(s, "A: reactions")
    assert options(s) == ["Witness", "pass"] and "3.2.7" in step(s), "claimed, and contested still"
    do(s, "A: pass")
    assert options(s) == ["Clerk", "pass"] and "3.2.8" in step(s), "the conflict goes on, the ring is only claimed"


@rule("rr.ring-effects.5")
def test_water_readies_anybody_and_bows_anybody_without_fate() -> None:
    mine = "Plain Captain*, Plain Soldier_, Plain Bully+1, Plain Priest_+2, Plain Lord"
    theirs = "Plain Porter*, Plain Giant_+1, Plain Poet, Plain Idler_, Plain Envoy+2 | | Fields, Plain Wall"
    s = table(f"A: {mine}\nB: {theirs}\nmilitary water A>B Plain Wall")
    pass_until(s, "A: resolve the ring effect")
    ready = {f"ready Plain {x}" for x in ("Soldier", "Priest", "Giant", "Idler")}
    bow = {f"bow Plain {x}" for x in ("Captain", "Lord", "Porter", "Poet")}
    assert set(options(s)) == {*ready, *bow, "pass"}
    assert not is_bowed(do(s, "A: ready Plain Giant"), "Plain Giant")


@rule("rr.open-copies-discard-chooser.1")
@pytest.mark.parametrize("seat", ["A", "B"])
def test_who_controls_the_bearer_chooses_which_copy_goes_not_who_owns_it(seat: str) -> None:
    seize = event("Seize", NEUTRAL, action(TakeControl(THAT), choose=ATTACHMENT), cost=0)
    other = "B" if seat == "A" else "A"
    lines = {seat: f"{other}:Plain Captain[A:Plain Robe, B:Plain Robe]", other: ""}
    s = table(f"A: {lines['A']} | Seize\nB: {lines['B']}", extra=[seize])
    assert s.holder[find(s, "Plain Captain")] == "AB".index(seat)
    do(s, "A: Seize", "A: Plain Robe")
    assert decision(s) == f"{seat}: discard a copy"
