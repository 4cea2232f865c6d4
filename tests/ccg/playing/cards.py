"""Invented cards that tests of playing have in common: one deed each."""

from __future__ import annotations

from typing import Any

from gorin.rulesets.ccg.words import *


def someone(name: str, *text: Text, keywords: str = "") -> Card:
    return personality(name, CRAB, *text, force=2, chi=2, cost=1, personal_honor=1, keywords=keywords)


def act(name: str, *then: Effect, **rest: Any) -> Card:
    return strategy(name, open_(*then, **rest), focus=1)


DRILL = act("Drill", Bow(THAT), target=PERSONALITY)
RALLY = act("Rally", give(THAT, force=2), target=PERSONALITY)
SAP = act("Sap", give(THAT, force=-1), target=PERSONALITY)
KILL = act("Kill", Destroy(THAT), target=PERSONALITY)
REVIVE = act("Revive", BringIntoPlay(THAT, free=True), target=PERSONALITY & Is("in discard") & YOURS)
PRAISE = act("Praise", gain_honor(1))
HUSH = strategy("Hush", reaction(BeforeResolution(), NegateEffects()), focus=1)
STOP = strategy("Stop", reaction(Would("bow", PERSONALITY), NegateIt()), focus=1)
IRON = someone("Iron", WillNot(THIS, "be destroyed"))
CHIEF = someone("Chief", has(PERSONALITY & YOURS - THIS, force=1))
CARDS = (DRILL, RALLY, SAP, KILL, REVIVE, PRAISE, HUSH, STOP, IRON, CHIEF)
