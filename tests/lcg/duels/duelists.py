"""Invented duelists, and events that meddle with duels."""

from __future__ import annotations

from typing import Any

from gorin.rulesets.lcg.words import (
    CHARACTER,
    CONFLICT,
    CRANE,
    HOST,
    NEUTRAL,
    PARTICIPATING,
    PICKED,
    THAT,
    THAT2,
    THIS,
    YOUR_OPPONENTS,
    YOURS,
    Bow,
    CancelEffects,
    Cannot,
    ControllerOf,
    Discard,
    Dishonor,
    Draw,
    Duel,
    DuelDialsRevealed,
    DuelWouldResolve,
    Honor,
    Is,
    MoveHome,
    Num,
    Target,
    action,
    always_gets,
    attachment,
    character,
    event,
    gets,
    interrupt,
    reaction,
)
from tests.lcg.tables import (
    table,
)

FOE = PARTICIPATING & CHARACTER & YOUR_OPPONENTS


def duelist(name: str, *text: Any, **stats: Any) -> Any:
    return character(name, CRANE, *text, cost=0, **stats)


KAEZIN = duelist(
    "Challenger",
    action(Duel(THIS, THAT, "military", winner=Honor(PICKED), loser=Bow(PICKED)), when=CONFLICT, choose=FOE),
    military=3,
    glory=1,
)
HITOMI = duelist(
    "Hitomi",
    action(
        Duel(THIS, THAT, "military", winner=Honor(PICKED), loser=Bow(PICKED)),
        when=CONFLICT,
        choose=Target(FOE, Num(2), up_to=True),
    ),
    military=5,
)
DEBATE = event(
    "Debate", CRANE,
    action(Duel(THAT, THAT2, "political", loser=Dishonor(PICKED)), when=CONFLICT,
           choose=(PARTICIPATING & CHARACTER & YOURS, FOE)),
    cost=0,
)  # fmt: skip
BEAUTY = duelist(
    "Beauty",
    action(Duel(THIS, THAT, "glory", winner=Draw(Num(1), ControllerOf(PICKED))), when=CONFLICT, choose=FOE),
    glory=3,
)
ANYWHERE = event(
    "Anywhere", CRANE,
    action(Duel(THAT, THAT2, "military", loser=Bow(PICKED), anywhere=True),
           choose=(CHARACTER & YOURS, CHARACTER & YOUR_OPPONENTS)),
    cost=0,
)  # fmt: skip
ARBITER = duelist(
    "Arbiter",
    action(Duel(THIS, THAT, "military", loser=Discard(PICKED), refuse=Dishonor(PICKED)), when=CONFLICT, choose=FOE),
    military=4,
)
TRUE = duelist(
    "True", action(Duel(THIS, THAT, "military", loser=Bow(PICKED), base=True), when=CONFLICT, choose=FOE), military=3
)
FIELDS_ = duelist(
    "Fielder",
    action(
        Duel(THIS, THAT, "military", winner=Honor(PICKED), during=gets(PICKED, military=2, until="duel")),
        when=CONFLICT,
        choose=FOE,
    ),
    military=1,
)
STAY = event("Stay", CRANE, interrupt(DuelWouldResolve(CHARACTER & YOURS), CancelEffects()), cost=0)
PUSH = event("Push", CRANE, reaction(DuelDialsRevealed(), MoveHome(THAT), choose=FOE), cost=0)
POISON = event("Poison", CRANE, reaction(DuelDialsRevealed(), Discard(THAT), choose=FOE), cost=0)
BLADE = attachment("Blade", NEUTRAL, always_gets(HOST & Is("dueling"), military=2), cost=0)
YAKAMO = duelist("Yakamo", Cannot(THIS, ("lose duels",)), military=1)
EXTRA = (KAEZIN, HITOMI, DEBATE, BEAUTY, ANYWHERE, ARBITER, TRUE, FIELDS_, STAY, PUSH, POISON, BLADE, YAKAMO)


def duel(text: str, *more: Any, rules: str = "lcg/stronghold") -> Any:
    return table(text, rules, extra=[*EXTRA, *more])
