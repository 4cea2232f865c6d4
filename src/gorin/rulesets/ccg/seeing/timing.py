"""Where in the turn a game stands, by the phases and segments of the rulebook."""

from __future__ import annotations

import re
from typing import Any, Final

from gorin.kernel.fields import NAMES
from gorin.kernel.machine import titles_of
from gorin.rulebook import section
from gorin.rulesets.accounts import said
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.battle.attack import ATTACK_FRAME, TO_THE_LEFT, TURN
from gorin.rulesets.ccg.battle.duels import DUEL_FRAME
from gorin.rulesets.ccg.battle.fighting import BATTLE_FRAME
from gorin.rulesets.ccg.battle.inviting import INVITING
from gorin.rulesets.ccg.playing.rounds import EXTRA, ROUND
from gorin.rulesets.ccg.state import COMBAT, FIELD, Game
from gorin.rulesets.ccg.telling.accounts import Account
from gorin.rulesets.ccg.turn.phases import TURNS
from gorin.rulesets.ccg.turn.revealing import EVENTS
from gorin.rulesets.ccg.turn.setup import SETUP

FRAMEWORK: Final = (SETUP, TURNS, EVENTS, ATTACK_FRAME, INVITING, BATTLE_FRAME, DUEL_FRAME)
NUMBERED: Final = re.compile(r"^(\d+[a-z]?)\s+(.*)$")
REPEATED: Final = ("5a bring cards into play", "5b discard faceup cards", "fight battles")
SEGMENTS: Final = ("infantry maneuvers", "infantry maneuvers", "cavalry maneuvers", "cavalry maneuvers")


def timing(s: Game) -> dict[str, Any]:
    """Turn, phase, segment, step, window, whose turn it is, and everything that is being resolved, outermost first."""
    steps = [i for i, f in enumerate(s.frames) if f.kind in FRAMEWORK]
    step, name = position(s, steps)
    windows = [i for i, f in enumerate(s.frames) if f.kind in (ROUND, EXTRA, s.box.order.window)]
    last = s.frames[windows[-1]] if windows else None
    rounds = last is not None and last.kind != s.box.order.window
    d = s.decision
    return {
        "turn": s.turn,
        "phase": s.box.rules.phase_names[s.phase] or "setup",
        "segment": segment(s),
        "step": step,
        "name": name,
        "rule": heading(s),
        "window": None if last is None else "actions" if rounds else _title(s, windows[-1]),
        "answering": [] if last is None or rounds else [x for e in last.events if (x := said(Account, s, e))],
        "first": s.first,
        "active": s.first,
        "priority": None if d is None else d.player,
        "resolving": [f"{NAMES[f.kind].removeprefix('ccg: ')}: {_title(s, i)}" for i, f in enumerate(s.frames)],
    }


def position(s: Game, steps: list[int]) -> tuple[str, str]:
    """The number of the phase's step, and the name of the innermost step of the framework."""
    if not steps:
        return "", ""
    numbers = [found for i in steps if (found := NUMBERED.match(_title(s, i)))]
    last = s.frames[steps[-1]].kind
    inner = NAMES[last].removeprefix("ccg: ") if last == INVITING else _title(s, steps[-1])
    found = NUMBERED.match(inner)
    return numbers[-1][1] if numbers else "", found[2] if found else inner


def segment(s: Game) -> str | None:
    """The segment of the Attack Phase or of the battle, or None."""
    if s.battle[FIELD] >= 0:
        return "combat" if s.battle[COMBAT] else "resolution"
    if any(f.kind == INVITING for f in s.frames):
        return "declaration"
    for f in s.frames:
        if f.kind == ATTACK_FRAME:
            turn = f.regs[TURN] % TO_THE_LEFT  # whoever of the side assigns
            return SEGMENTS[turn] if turn < len(SEGMENTS) else "fight battles"
    return None


def heading(s: Game) -> str | None:
    """Where the rulebook speaks of this phase or segment: `emp.action-phase`."""
    for words in (segment(s), s.box.rules.phase_names[s.phase]):
        for end in ("-segment", "-phase"):
            slug = s.box.rules.edition.cite(f"emp.{words.replace(' ', '-')}{end}") if words else ""
            if slug and section(slug):
                return slug
    return None


def _title(s: Game, i: int) -> str:
    """The step a frame is on: the one that asks, or the one before, whose outcome is waited for. The Dynasty Phase goes
    back to its question while a card is paid for, the Attack Phase while a battle is fought."""
    f = s.frames[i]
    titles = titles_of(s, f.kind)
    waits = i == len(s.frames) - 1 and s.decision is not None
    begins = i + 1 < len(s.frames) and any(e.kind == ev.PHASE_BEGINS for e in s.frames[i + 1].events)
    again = f.kind in (TURNS, ATTACK_FRAME) and titles[min(f.step, len(titles) - 1)] in REPEATED and not begins
    at = f.step if waits or again else max(0, f.step - 1)
    return titles[min(at, len(titles) - 1)]
