"""What comes first at a moment: lasting effects end, delayed effects and keywords resolve, and only then anybody reacts."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.words import (
    BUSHI,
    CHARACTER,
    CONFLICT,
    CRAB,
    CRANE,
    HOLDING,
    IN_DISCARD,
    IN_HAND,
    IN_PROVINCES,
    NEUTRAL,
    PICKED,
    READY,
    THAT,
    THIS,
    YOUR_OPPONENTS,
    YOURS,
    Bow,
    ConflictEnds,
    Discard,
    Duel,
    EntersPlay,
    GainFate,
    GainHonor,
    Is,
    Keyword,
    Later,
    PhaseEnds,
    PutIntoPlay,
    Ready,
    ReturnToHand,
    StatOf,
    action,
    always_gets,
    character,
    event,
    gets,
    interrupt,
    reaction,
    while_this,
)
from tests.lcg.abilities.invented import WouldHappen
from tests.lcg.tables import (
    Happens,
    decision,
    do,
    fate_of,
    fate_on,
    find,
    hand,
    honor_of,
    in_play,
    is_bowed,
    is_dishonored,
    is_honored,
    is_tainted,
    military,
    offered,
    options,
    pass_until,
    table,
)

KINDS = (ev.BOW, ev.READY, ev.HONOR, ev.LEAVE, ev.ENTER, ev.PLACE_FATE, ev.LAST, ev.LAPSE)


@rule("rr.delayed-effects.2")
@pytest.mark.parametrize("forced", [True, False])
def test_a_delayed_effect_is_over_before_any_reaction_forced_or_not(forced: bool) -> None:
    watch = character("Watch", CRAB, reaction(Happens(ev.CONFLICT_ENDS), Ready(THIS), forced=forced), cost=1)
    doom = event("Doom", NEUTRAL, action(GainHonor(), Later(ConflictEnds(), (Bow(THAT),)), choose=CHARACTER), cost=0)
    s = table("A: Plain Captain*, Watch | Doom\nB: Plain Giant*\nmilitary air A>B", extra=[watch, doom])
    do(s, "B: pass", "A: Doom", "A: Watch")
    assert not is_bowed(s, "Watch")
    pass_until(s, "A: forced reactions" if forced else "A: reactions")
    assert is_bowed(s, "Watch") and options(s) == (["Watch"] if forced else ["Watch", "pass"])


@rule("rr.lasting-effects.5")
@pytest.mark.parametrize("forced", [True, False])
def test_until_the_end_of_the_phase_is_over_before_abilities_at_its_end(forced: bool) -> None:
    dusk = character("Dusk", CRAB, reaction(Happens(ev.PHASE_ENDS), GainHonor(), forced=forced), cost=1)
    vow = event("Vow", NEUTRAL, action(gets(THAT, military=+5, until="phase"), choose=CHARACTER), cost=0)
    s = table("A: Dusk+5, Plain Soldier+5 | Vow\nB:", extra=[dusk, vow])
    do(s, "A: Vow", "A: Plain Soldier")
    assert military(s, "Plain Soldier") == 7
    pass_until(s, "A: forced reactions" if forced else "A: reactions")
    assert offered(s, "Dusk") and military(s, "Plain Soldier") == 2


@rule("rr.lasting-effects.5")
def test_and_before_what_was_delayed_until_its_end() -> None:
    count = Later(PhaseEnds(), (GainHonor(StatOf("military", THAT)),))
    vow = event("Vow", NEUTRAL, action(gets(THAT, military=+5, until="phase"), count, choose=CHARACTER), cost=0)
    s = table("A 5/0: Plain Soldier+5 | Vow\nB 5/0:", extra=[vow])
    do(s, "A: Vow", "A: Plain Soldier")
    pass_until(s, "fate phase")
    assert honor_of(s)[0] == 7, "2, not 7, were gained"


@rule("rr.effects.5")
def test_the_end_of_a_constant_ability_is_nothing_anybody_reacts_to() -> None:
    ears = [character(f"Ear {k}", NEUTRAL, reaction(Happens(k), GainHonor(), unlimited=True)) for k in KINDS]
    chief = character(
        "Chief", CRAB, always_gets(CHARACTER & YOURS, military=+3, when=while_this(READY)), action(Bow(THIS)), cost=1
    )
    for who, after in (("Chief", 2), ("Plain Clerk", 2)):
        clerk = character("Plain Clerk", CRAB, action(Bow(THIS)), cost=1)
        s = table(f"A: {who}, Plain Soldier, {', '.join(x.name + '_' for x in ears)}\nB:", extra=[chief, clerk, *ears])
        assert military(s, "Plain Soldier") == (5 if who == "Chief" else 2)
        do(s, f"A: {who}")
        assert options(s) == [f"Ear {ev.BOW}", "pass"], "the bowing is heard, and nothing else"
        do(s, "A: pass")
        assert decision(s) == "B: action" and military(s, "Plain Soldier") == after


@rule("rr.keywords.3")
@pytest.mark.parametrize("forced", [True, False])
@pytest.mark.parametrize("keyword", ["pride", "courtesy", "sincerity"])
def test_keywords_resolve_before_any_reaction_forced_or_not(keyword: str, forced: bool) -> None:
    kind = ev.WIN if keyword == "pride" else ev.LEAVE
    herald = character("Herald", CRAB, reaction(Happens(kind), GainHonor(), forced=forced), cost=1)
    model = character("Model", CRANE, Keyword(keyword), cost=1, military=3, glory=1)
    strike = event("Strike", NEUTRAL, action(Discard(THAT), choose=CHARACTER), cost=0)
    s = table("A 10/0: Model*, Herald | Strike\nB:\nmilitary air A>B", extra=[herald, model, strike])
    do(s, "B: pass")
    if keyword != "pride":
        do(s, "A: Strike", "A: Model")
    if not decision(s).endswith("reactions"):
        pass_until(s, "A: forced reactions" if forced else "A: reactions")
    assert offered(s, "Herald")
    done = {"pride": is_honored(s, "Model"), "courtesy": fate_of(s)[0] == 1, "sincerity": len(hand(s, "A")) == 1}
    assert done[keyword]


@rule("rr.forced.2", "rr.interrupts.4")
@pytest.mark.parametrize(("first", "second"), ["AB", "BA"])
@pytest.mark.parametrize("would", [True, False])
def test_forced_interrupts_come_first_and_then_the_first_player(would: bool, first: str, second: str) -> None:
    on = WouldHappen(ev.BOW) if would else Happens(ev.BOW)
    free = character("Free", CRAB, interrupt(on, GainFate()), cost=1)
    bound = character("Bound", CRAB, interrupt(on, GainHonor(), forced=True), cost=1)
    tire = event("Tire", NEUTRAL, action(Bow(THAT), choose=CHARACTER & BUSHI), cost=0)
    s = table(
        f"A: Free, Plain Soldier | Tire\nB: Free, Bound | Tire\ndraw phase, first {first}", extra=[free, bound, tire]
    )
    do(s, f"{first}: pass", f"{second}: Tire", f"{second}: Plain Soldier")
    assert options(s) == ["Bound"] and not is_bowed(s, "Plain Soldier")
    do(s, f"{first}: Bound")
    assert honor_of(s) == [10, 11] and not is_bowed(s, "Plain Soldier")
    for who in (first, second):
        assert decision(s).startswith(f"{who}: ") and options(s) == ["Free", "pass"]
        do(s, f"{who}: pass")
    assert is_bowed(s, "Plain Soldier")


@rule("rr.duel-timing.1")
def test_the_results_of_a_duel_are_applied_before_it_ends() -> None:
    grow = gets(PICKED, military=+3, until="duel")
    prize = GainHonor(StatOf("military", PICKED))
    fight = action(
        Duel(THIS, THAT, "military", winner=prize, during=grow), when=CONFLICT, choose=CHARACTER & YOUR_OPPONENTS
    )
    fencer = character("Fencer", CRANE, fight, cost=0, military=2)
    s = table("A 5/0: Fencer*\nB 5/0: Plain Porter*\nmilitary air A>B", extra=[fencer])
    do(s, "B: pass", "A: Fencer", "A: Plain Porter", "A: 1", "B: 1")
    assert honor_of(s) == [10, 5], "5 for 2 and 3: D.8 comes before D.9"
    assert (military(s, "Fencer"), military(s, "Plain Porter")) == (2, 1), "and then the duel is over"


@rule("rr.leaves-play.1")
@pytest.mark.parametrize("mark", ["^", "~", "&", "+3"])
def test_every_token_is_gone_when_anybody_may_react_to_its_leaving(mark: str) -> None:
    mourner = character("Mourner", CRAB, reaction(Happens(ev.LEAVE), GainFate()), cost=0)
    recall = event("Recall", NEUTRAL, action(ReturnToHand(THAT), choose=CHARACTER), cost=0)
    s = table(f"A 10/5: Mourner, Plain Guest{mark} | Recall\nB 10/5:", extra=[mourner, recall])
    do(s, "A: Recall", "A: Plain Guest")
    assert decision(s) == "A: reactions" and hand(s, "A") == ["Plain Guest"]
    guest = find(s, "Plain Guest")
    assert s.fate[guest] == 0 and fate_of(s) == [5, 5], "to the general pool"
    do(s, "A: pass", "B: pass", "A: Plain Guest", "A: 0")
    assert in_play(s, "Plain Guest") and fate_on(s, "Plain Guest") == 0
    assert not (is_honored(s, "Plain Guest") or is_dishonored(s, "Plain Guest") or is_tainted(s, "Plain Guest"))


@rule("rr.enters-play.1")
@pytest.mark.parametrize(
    ("how", "who"),
    [
        ("Plain Guest", "Plain Guest"),
        ("Plain Sword", "Plain Sword"),
        ("From Hand", "Plain Guest"),
        ("From Province", "Plain Captain"),
        ("From Pile", "Plain Soldier"),
    ],
)
def test_from_hand_province_or_pile_played_or_put_it_enters_play(how: str, who: str) -> None:
    places = {"Hand": IN_HAND & YOURS, "Province": IN_PROVINCES & YOURS, "Pile": IN_DISCARD & YOURS}
    ways = [
        event(f"From {x}", NEUTRAL, action(PutIntoPlay(THAT), choose=CHARACTER & where), cost=0)
        for x, where in places.items()
    ]
    usher = character("Usher", CRAB, reaction(EntersPlay(CHARACTER | Is("attachment") - THIS), GainHonor()), cost=1)
    names = ", ".join(x.name for x in ways)
    s = table(
        f"A 10/3: Usher | Plain Guest, Plain Sword, {names} | Fields, Fields[Plain Captain] | Plain Soldier\nB:",
        extra=[*ways, usher],
    )
    do(s, f"A: {how}")
    while decision(s) != "A: reactions":
        do(s, f"A: {who if who in options(s) else options(s)[0]}")
    assert options(s) == ["Usher", "pass"] and in_play(s, who)


@rule("rr.enters-play.1", "rr.in-play.1")
def test_a_holding_enters_play_when_it_is_turned_faceup_and_a_character_does_not() -> None:
    usher = character("Usher", CRAB, reaction(EntersPlay(CHARACTER | HOLDING), GainHonor()), cost=1)
    row = "Fields, Fields[{}?], Fields[Plain Idler], Fields[Plain Idler], Fields[Plain Idler]"
    for what, enters in (("Plain Tower", True), ("Plain Captain", False)):
        s = table(f"A: Usher+3 | | {row.format(what)}\nB:\nfate phase, first A", extra=[usher])
        assert not in_play(s, what)
        while s.round == 1:
            pass_until(s, "", most=1)
        assert (decision(s) == "A: reactions") is offered(s, "Usher") is in_play(s, what) is enters
