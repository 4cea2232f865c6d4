"""Readings of what the rules leave open: duels that lose a side, disguised, broken provinces, ended conflicts."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    BROKEN,
    BUSHI,
    CHARACTER,
    CONFLICT,
    CRAB,
    CRANE,
    LION,
    NEUTRAL,
    PARTICIPATING,
    PICKED,
    PROVINCE,
    THAT,
    THAT2,
    UNBROKEN,
    YOURS,
    AttackedProvince,
    Bow,
    BreakProvince,
    Cannot,
    ConflictEnds,
    Discard,
    Disguised,
    Dishonor,
    Duel,
    DuelDialsRevealed,
    EligibleProvinces,
    EndConflict,
    EntersPlay,
    GainFate,
    GainHonor,
    LeavesPlay,
    MoveConflict,
    MoveHome,
    RestoreProvince,
    TakeControl,
    action,
    always_gets,
    character,
    conflict_character,
    event,
    gets,
    province,
    reaction,
    trait,
)
from tests.lcg.duels.duelists import FOE, duel
from tests.lcg.tables import (
    decision,
    discard,
    do,
    fate_of,
    fate_on,
    find,
    honor_of,
    is_bowed,
    is_broken,
    is_dishonored,
    is_honored,
    military,
    offered,
    options,
    pass_until,
    strength,
    table,
    told,
    watch,
)

MASKED = character("Masked Lord", LION, Disguised(BUSHI), cost=4, military=3, political=3, glory=1, unique=True)
GUEST = conflict_character("Masked Guest", LION, Disguised(BUSHI), cost=4, military=3, unique=True)


# --- duels -----------------------------------------------------------------------------------------------------------


@rule("rr.open-duel-duelist-gone.1")
@pytest.mark.parametrize("how", [Discard, MoveHome, TakeControl])
@pytest.mark.parametrize("whose", ["A", "B"])
def test_a_duel_that_loses_either_side_has_no_winner_and_no_loser(how: type, whose: str) -> None:
    gone = event("Gone", CRANE, reaction(DuelDialsRevealed(), how(THAT), choose=FOE), cost=0)
    other = "B" if whose == "A" else "A"
    hands = {other: " | Gone", whose: ""}
    text = f"A: Challenger*{hands['A']}\nB: Plain Captain*{hands['B']}\nmilitary air A>B"
    lost = {"A": "Challenger", "B": "Plain Captain"}[whose]
    s = do(duel(text, gone), "B: pass", "A: Challenger", "A: 1", "B: 5", f"{other}: Gone", f"{other}: {lost}")
    assert honor_of(s) == [10, 10], "honor would have been given next"
    assert not any(f(s, x) for f in (is_honored, is_bowed) for x in ("Challenger", "Plain Captain"))
    assert decision(s) == "B: action"


@rule("rr.open-duel-initiation-step.1")
def test_duelists_are_chosen_once_the_costs_are_paid() -> None:
    dare = event(
        "Dare",
        CRANE,
        action(
            Duel(THAT, THAT2, "military", loser=Bow(PICKED)),
            when=CONFLICT,
            cost=Dishonor(CHARACTER & YOURS),
            choose=(PARTICIPATING & CHARACTER & YOURS, FOE),
        ),
        cost=1,
    )
    s = duel("A 10/3: Plain Giant*, Plain Envoy | Dare\nB: Plain Captain*\nmilitary air B>A", dare)
    do(s, "A: Dare", "A: Plain Envoy")
    assert decision(s) == "A: target" and fate_of(s)[0] == 2 and is_dishonored(s, "Plain Envoy"), "paid"
    assert not offered(duel("A 10/3: Plain Giant* | Dare\nB: Plain Captain\nmilitary air B>A", dare), "Dare")


# --- disguised -------------------------------------------------------------------------------------------------------


@rule("rr.open-disguised-discard.1")
def test_what_lay_on_the_old_character_is_on_the_new_one_before_the_old_one_is_discarded() -> None:
    mourner = character("Mourner", LION, reaction(LeavesPlay(CHARACTER), GainHonor()), cost=1)
    herald = character("Herald", LION, reaction(EntersPlay(CHARACTER), GainHonor()), cost=1)
    text = "A 10/9: Plain Captain^+1[Plain Sword], Mourner, Herald | | Fields, Fields[Masked Lord]\nB:"
    s = watch(table(text, extra=[MASKED, mourner, herald]))
    do(s, "A: Masked Lord disguised", "A: Plain Captain")
    assert [x.removesuffix(".") for x in told(s) if "pays" not in x] == [
        "A plays Masked Lord disguised",
        "Masked Lord enters play under A",
        "Masked Lord takes the place of Plain Captain",
        "Plain Sword is attached to Masked Lord",
        "Plain Captain leaves play",
    ]
    assert s.host[find(s, "Plain Sword")] == find(s, "Masked Lord") and is_honored(s, "Masked Lord")
    assert fate_on(s, "Masked Lord") == 1 and discard(s, "A") == ["Plain Captain"]
    assert honor_of(s)[0] == 10, "the captain left without its token"


@rule("rr.open-disguised-illegal-transfer.1")
@pytest.mark.parametrize("mark", ["^", "~"])
def test_tokens_that_the_new_character_cannot_have_are_nobodys(mark: str) -> None:
    verbs = ("be honored", "be dishonored", "receive fate")
    pure = character("Pure", LION, Cannot(trait("pure"), verbs), cost=1)
    saint = character("Masked Saint", LION, Disguised(BUSHI), cost=3, unique=True, traits=("pure",))
    text = f"A 10/9: Plain Captain{mark}+2, Pure | | Fields, Fields[Masked Saint]\nB 10/3:"
    s = do(table(text, extra=[pure, saint]), "A: Masked Saint disguised", "A: Plain Captain")
    assert not is_honored(s, "Masked Saint") and not is_dishonored(s, "Masked Saint")
    assert fate_on(s, "Masked Saint") == 0 and fate_of(s) == [9, 3], "to the token pool, not to a player"
    assert honor_of(s) == [10, 10] and not is_honored(s, "Plain Captain") and not is_dishonored(s, "Plain Captain")


@rule("rr.open-disguised-window.1")
@pytest.mark.parametrize(("who", "place"), [("Masked Lord", "| | Fields, Fields[{}]"), ("Masked Guest", "| {}")])
def test_disguised_is_also_for_the_action_window_of_a_conflict(who: str, place: str) -> None:
    s = table(f"A 10/9: Plain Captain* {place.format(who)}\nB: Plain Soldier*\nmilitary air B>A", extra=[MASKED, GUEST])
    assert offered(s, f"{who} disguised")


# --- provinces and conflicts -----------------------------------------------------------------------------------------


@rule("rr.open-break-discard-subset.2")
@pytest.mark.parametrize(("by", "whose"), [("A", "B"), ("B", "A")])
def test_a_province_that_is_not_attacked_gives_nobody_the_discard_in_a_conflict(by: str, whose: str) -> None:
    quake = event("Quake", CRAB, action(BreakProvince(THAT), choose=PROVINCE & UNBROKEN), cost=0)
    there = {whose: " | | Fields, Fields, Plain Hill[Plain Lord]", by: " | Quake"}
    s = table(f"A: Plain Captain*{there['A']}\nB:{there['B']}\nmilitary air A>B Fields", extra=[quake])
    if by == "A":
        do(s, "B: pass")
    do(s, f"{by}: Quake", f"{by}: Plain Hill")
    assert is_broken(s, "Plain Hill") and decision(s) == f"{whose}: action" and discard(s, whose) == []


@rule("rr.open-broken-province-traits.1", "rr.provinces.3")
def test_a_broken_province_is_blank_all_over() -> None:
    banner = always_gets(CHARACTER, military=+1)
    garden = province(
        "Lush Garden", NEUTRAL, action(GainFate()), banner, strength=4, elements=("air",), traits=("garden",)
    )
    flower = character("Flower", CRANE, always_gets(PROVINCE & trait("garden"), strength=+1), cost=1, military=1)
    mend = event("Mend", CRAB, action(RestoreProvince(THAT), choose=PROVINCE & BROKEN), cost=0)
    s = table("A: Flower | Mend | Fields, Lush Garden#\nB:\nconflict phase", extra=[garden, flower, mend])
    assert not offered(s, "Lush Garden") and military(s, "Flower") == 1 and strength(s, "Lush Garden") == 4
    do(s, "A: Mend", "A: Lush Garden", "B: pass")
    assert offered(s, "Lush Garden") and military(s, "Flower") == 2 and strength(s, "Lush Garden") == 5


@rule("rr.open-conflict-ended-early.1")
def test_a_conflict_ended_early_still_comes_to_its_end_in_3_3() -> None:
    truce = event("Truce", NEUTRAL, action(EndConflict()), cost=0)
    banzai = event("Shout", NEUTRAL, action(gets(THAT, military=+2), choose=PARTICIPATING & CHARACTER), cost=0)
    crier = character("Crier", NEUTRAL, reaction(ConflictEnds(), GainFate()), cost=1)
    s = table("A 10/0: Plain Giant*, Crier | Truce, Shout\nB:\nmilitary air A>B", extra=[truce, banzai, crier])
    do(s, "B: pass", "A: Shout", "A: Plain Giant", "B: pass", "A: Truce")
    assert decision(s) == "A: reactions" and options(s) == ["Crier", "pass"]
    assert military(s, "Plain Giant") == 9, "what lasted until the end of the conflict is over"


@rule("rr.open-multiple-provinces-chooser.1")
@pytest.mark.parametrize("by", ["A", "B"])
def test_whoever_uses_an_ability_picks_the_attacked_province_attacker_or_defender(by: str) -> None:
    fronts = event("Fronts", LION, action(MoveConflict(THAT, also=True), choose=EligibleProvinces()), cost=0)
    siege = event("Siege", CRAB, action(gets(AttackedProvince(), strength=-2), when=CONFLICT), cost=0)
    text = "A: Plain Captain* | Fronts, Siege\nB: | Siege | Fields, Plain Hill, Plain Wall\nmilitary air A>B Plain Hill"
    s = do(table(text, extra=[fronts, siege]), "B: pass", "A: Fronts", "A: Plain Wall")
    if by == "A":
        do(s, "B: pass")
    do(s, f"{by}: Siege")
    assert decision(s) == f"{by}: attacked province" and set(options(s)) == {"Plain Hill", "Plain Wall"}
    do(s, f"{by}: Plain Wall")
    assert (strength(s, "Plain Hill"), strength(s, "Plain Wall")) == (3, 5)


@rule("rr.open-pass-conflict-type.1")
@pytest.mark.parametrize(("first", "left"), [("military", "political"), ("political", "military")])
def test_after_a_pass_either_type_after_a_conflict_only_the_other(first: str, left: str) -> None:
    def types(passed: bool) -> set[str]:
        s = pass_until(table("A: Plain Captain, Plain Giant\nB:\nconflict phase"), "A: declare")
        if passed:
            do(s, "A: pass")
        else:
            do(s, f"A: {first} air", "A: Fields", "A: Plain Captain", "A: done")
        assert s.left[0] == 1
        pass_until(s, "A: declare")
        return {x.split()[0] for x in options(s)} - {"pass"}

    assert types(passed=True) == {"military", "political"} and types(passed=False) == {left}
