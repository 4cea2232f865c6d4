"""Pride on either side, who orders what happens at once, what is printed, putting cards into play, leaving the game."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.seeing.reading import zone
from gorin.rulesets.lcg.victory import concede
from gorin.rulesets.lcg.words import (
    BUSHI,
    CHARACTER,
    CRAB,
    HOST,
    IN_PROVINCES,
    NEUTRAL,
    PICKED,
    THAT,
    THEM,
    YOURS,
    AlwaysSets,
    Bow,
    Cannot,
    CardsCost,
    ConflictEnds,
    ControlledBy,
    DuringPhase,
    EachPlayerDoes,
    GainFate,
    GainHonor,
    GainsTrait,
    Keyword,
    Later,
    NotPlayed,
    Num,
    Pick,
    PutIntoPlay,
    Sacrifice,
    Sets,
    TreatAsBlank,
    WinsConflict,
    action,
    always_gets,
    attachment,
    character,
    dynasty_event,
    event,
    printed_cost,
    reaction,
    trait,
)
from tests.lcg.tables import (
    copies,
    decision,
    discard,
    do,
    find,
    in_play,
    is_dishonored,
    is_honored,
    military,
    offered,
    options,
    pass_until,
    political,
    table,
)

PROUD = character("Proud", CRAB, Keyword("pride"), cost=0, military=1, political=1)


def decided(*more: Any, a: str, b: str, kind: str) -> Any:
    """A fights B; both have passed, and whatever follows the result first is waited for."""
    return do(table(f"A: {a}\nB: {b}\n{kind} air A>B", extra=[PROUD, *more]), "B: pass", "A: pass")


# --- pride -----------------------------------------------------------------------------------------------------------


@rule("rr.pride.1", "rr.pride.2")
@pytest.mark.parametrize("kind", ["military", "political"])
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("wins", [True, False])
def test_the_proud_of_either_side_are_honored_or_dishonored(side: str, wins: bool, kind: str) -> None:
    mine, other = f"Proud*{', Plain Giant*' if wins else ''}, Proud", f"Plain {'Idler' if wins else 'Giant'}*"
    s = decided(a=mine if side == "A" else other, b=other if side == "A" else mine, kind=kind)
    there, home = copies(s, "Proud")
    assert (s.p[facts.HONORED], s.p[facts.DISHONORED]) == ((1 << there, 0) if wins else (0, 1 << there)), (
        "who took part, and nobody else"
    )
    assert not (s.p[facts.HONORED] | s.p[facts.DISHONORED]) >> home & 1


@rule("rr.pride.1", "rr.pride.2")
def test_where_nobody_wins_the_proud_stay_as_they_are() -> None:
    meek = character("Meek", CRAB, Keyword("pride"), cost=0, military=0, political=0)
    s = decided(meek, a="Meek*", b="Meek*", kind="military")
    assert not s.p[facts.HONORED] and not s.p[facts.DISHONORED]


@rule("rr.pride.3")
@pytest.mark.parametrize("loses", [True, False])
def test_pride_is_over_before_reactions_to_winning_and_to_losing(loses: bool) -> None:
    herald = character("Herald", CRAB, reaction(WinsConflict(loses=loses), GainFate()), cost=0)
    for proud in ("A", "B"):
        a, b = ("Proud*", "Plain Idler*") if proud == "A" else ("Plain Giant*", "Proud*")
        a, b = (a, f"{b}, Herald") if loses else (f"{a}, Herald", b)
        s = decided(herald, a=a, b=b, kind="military")
        assert decision(s) == f"{'B' if loses else 'A'}: reactions" and options(s) == ["Herald", "pass"]
        assert (is_honored(s, "Proud"), is_dishonored(s, "Proud")) == (proud == "A", proud == "B")


# --- who orders what happens at once ---------------------------------------------------------------------------------


@rule("rr.priority-of-simultaneous-resolution.1")
@pytest.mark.parametrize("first", ["A", "B"])
@pytest.mark.parametrize("by", ["A", "B"])
def test_the_first_player_chooses_first_whoever_uses_the_effect(first: str, by: str) -> None:
    each = EachPlayerDoes(Pick(CHARACTER & ControlledBy(THEM), Sacrifice(PICKED), by=THEM))
    purge = event("Purge", NEUTRAL, action(each), cost=0)
    hand = {by: " | Purge"}
    text = f"A: Plain Captain, Plain Soldier{hand.get('A', '')}\nB: Plain Envoy, Plain Porter{hand.get('B', '')}"
    s = table(f"{text}\nfirst {first}", extra=[purge])
    if by != first:
        do(s, f"{first}: pass")
    do(s, f"{by}: Purge")
    assert decision(s) == f"{first}: choose"
    do(s, f"{first}: {options(s)[0]}")
    assert decision(s) == f"{'B' if first == 'A' else 'A'}: choose"


LOW = attachment("Low", NEUTRAL, AlwaysSets(HOST, "military", Num(1)), cost=0)
HIGH = attachment("High", NEUTRAL, AlwaysSets(HOST, "military", Num(8)), cost=0)


@rule("rr.priority-of-simultaneous-resolution.5")
@pytest.mark.parametrize("first", ["A", "B"])
@pytest.mark.parametrize(("last", "skill"), [("Low", 1), ("High", 8)])
def test_the_first_player_orders_constant_abilities_whosever_they_are(first: str, last: str, skill: int) -> None:
    s = table(f"A: Plain Captain[Low] | High\nB:\nfirst {first}", extra=[LOW, HIGH])
    if first == "B":
        do(s, "B: pass")
    do(s, "A: High", "A: Plain Captain")
    assert decision(s) == f"{first}: which ability is applied last"
    assert military(do(s, f"{first}: {last}"), "Plain Captain") == skill


@rule("rr.priority-of-simultaneous-resolution.5")
@pytest.mark.parametrize("first", ["A", "B"])
@pytest.mark.parametrize(("last", "skill"), [("Fall", 1), ("Rise", 8)])
def test_the_first_player_orders_lasting_effects_that_begin_at_once(first: str, last: str, skill: int) -> None:
    spells = [
        event(name, NEUTRAL, action(Later(ConflictEnds(), (Sets(THAT, "military", Num(n), until="phase"),)), Bow(THAT),
                                    choose=CHARACTER), cost=0)
        for name, n in (("Fall", 1), ("Rise", 8))
    ]  # fmt: skip
    text = f"A: Plain Captain*, Plain Soldier* | Fall, Rise\nB: Plain Envoy*_\nfirst {first}\nmilitary void A>B"
    s = do(table(text, extra=spells), "B: pass", "A: Fall", "A: Plain Captain", "B: pass")
    s.p[facts.BOWED] = 0  # so that it can be bowed again
    do(s, "A: Rise", "A: Plain Captain")
    pass_until(s, f"{first}: which delayed effect first")
    do(s, f"{first}: {'Rise' if last == 'Fall' else 'Fall'}")
    assert military(s, "Plain Captain") == skill


# --- what is printed -------------------------------------------------------------------------------------------------


@rule("rr.printed.1")
def test_what_was_changed_or_gained_is_not_printed() -> None:
    check = event("Check", NEUTRAL, action(Bow(THAT), choose=CHARACTER & printed_cost("<=", 1)), cost=0)
    cheap = character("Broker", NEUTRAL, CardsCost(CHARACTER, less=2, by="anybody"), cost=5)
    s = table("A: Plain Captain, Plain Soldier, Broker | Check\nB:", extra=[check, cheap])
    do(s, "A: Check")
    assert options(s) == ["Plain Soldier"], "not what it would cost to play"
    knight = character(
        "Knight", CRAB, action(GainHonor()), always_gets(BUSHI, military=+1), cost=1, military=2, political=1
    )
    teach = event("Teach", NEUTRAL, action(GainsTrait(THAT, "bushi", until="phase"), choose=CHARACTER), cost=0)
    hush = event("Hush", NEUTRAL, action(TreatAsBlank(THAT), choose=CHARACTER), cost=0)
    s = table("A: Knight | Teach, Hush\nB:", extra=[knight, teach, hush])
    do(s, "A: Teach", "A: Knight", "B: pass")
    assert offered(s, "Knight") and military(s, "Knight") == 3
    do(s, "A: Hush", "A: Knight", "B: pass")
    assert not offered(s, "Knight") and military(s, "Knight") == 2, "the printed text is blank, printed values stay"
    assert s.p[facts.trait("bushi")] >> find(s, "Knight") & 1, "and so does what it gained"
    assert political(s, "Knight") == 1


# --- putting into play, costs prevented, leaving the game ------------------------------------------------------------


@rule("rr.play-and-put-into-play.5")
@pytest.mark.parametrize("how", ["restricted", "prohibited", "limited"])
def test_what_cannot_be_played_may_be_put_into_play(how: str) -> None:
    text: dict[str, tuple[Any, ...]] = {
        "restricted": (NotPlayed(DuringPhase("dynasty")),),
        "prohibited": (),
        "limited": (Keyword("limited"),),
    }
    shy = character("Shy", CRAB, *text[how], cost=0, traits=("shy",))
    ban = character("Ban", CRAB, Cannot(IN_PROVINCES & trait("shy"), ("be played",)), cost=0)
    muster = event("Muster", CRAB, action(PutIntoPlay(THAT), choose=CHARACTER & IN_PROVINCES & YOURS), cost=0)
    who = "Ban" if how == "prohibited" else "Plain Idler"
    s = table(f"A 10/5: {who} | Muster | Fields, Fields[Shy]\nB:\ndynasty phase", extra=[shy, ban, muster])
    assert not offered(s, "Shy")
    assert in_play(do(s, "A: Muster", "A: Shy"), "Shy")


@rule("rr.play-and-put-into-play.11")
@pytest.mark.parametrize("cost", [0, 1])
def test_an_event_goes_to_its_discard_pile_whether_some_or_all_of_its_cost_is_prevented(cost: int) -> None:
    rite = event("Rite", CRAB, action(GainHonor(), cost=Sacrifice(CHARACTER & YOURS)), cost=cost)
    feast = dynasty_event("Feast", CRAB, action(GainHonor(), cost=Sacrifice(CHARACTER & YOURS)), cost=cost)
    for name in ("Rite", "Feast"):
        text = "A 10/2: Plain Soldier[Reprieve] | Rite | Fields, Fields[Feast]\nB:\ndynasty phase"
        s = do(table(text, extra=[rite, feast]), f"A: {name}", "A: Plain Soldier", "A: Reprieve")
        assert in_play(s, "Plain Soldier") and s.pool[0] == 2 - cost and s.honor[0] == 10
        assert zone(s, find(s, name)) == f"{'dynasty' if name == 'Feast' else 'conflict'} discard pile"


@rule("rr.player-elimination.1")
def test_every_card_an_eliminated_player_owns_is_removed_wherever_it_is() -> None:
    s = table("""A: Plain Captain | Plain Letter | Fields, Plain Hill[Plain Lord], Plain Wall[Plain Tower] | Plain Praise
                 B: Plain Soldier[A:Plain Sword], B:Plain Giant
                 C: A:Plain Envoy, B:Plain Porter | Plain Alms""")  # fmt: skip
    mine = sum(1 << c for c, q in enumerate(s.owner) if q == 0)
    assert s.p[facts.DECK] & mine and s.p[facts.DISCARD] & mine and s.p[facts.PROVINCE] & mine
    concede(s, 0)
    assert s.p[facts.REMOVED] == mine, "all of them at once, and nobody else's"
    assert not s.p[facts.IN_PLAY] & mine and not s.p[facts.DECK] & mine and not s.p[facts.HAND] & mine
    assert in_play(s, "Plain Soldier") and in_play(s, "Plain Porter") and discard(s, "B") == []
