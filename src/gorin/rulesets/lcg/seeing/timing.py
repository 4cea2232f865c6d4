"""Where in the framework a game stands, by the numbers the rulebook gives its steps."""

from __future__ import annotations

import re
from typing import Any, Final

from gorin.kernel.events import Event
from gorin.kernel.fields import NAMES, Frame
from gorin.kernel.machine import step_called, titles_of
from gorin.rulebook import section
from gorin.rulesets.accounts import said
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.conflict.duels import DUEL
from gorin.rulesets.lcg.conflict.opportunities import whose_opportunity
from gorin.rulesets.lcg.conflict.resolving import CONFLICT
from gorin.rulesets.lcg.costs.pools import BIDS
from gorin.rulesets.lcg.framework.phases import CONFLICTS, DYNASTY
from gorin.rulesets.lcg.framework.setup import SETUP
from gorin.rulesets.lcg.playing.windows import ACTIONS, TURN
from gorin.rulesets.lcg.state import ATTACKER, DYNASTY_PHASE, ON, Game
from gorin.rulesets.lcg.telling.accounts import Account

OUTSIDE_PHASES: Final = (SETUP, CONFLICT, DUEL)
REVEALED: Final = "1.2 reveal facedown dynasty cards"
NUMBERED: Final = re.compile(r"^((?:D\.)?\d+(?:\.\d+)*)\s+(.*)$")


def timing(s: Game) -> dict[str, Any]:
    """Round, phase, step, window, whose turn it is, and everything that is being resolved, outermost first."""
    framework = (*OUTSIDE_PHASES, *s.box.rules.phase_frames)
    numbered = [i for i, f in enumerate(s.frames) if f.kind in framework]
    step, name = position(s, numbered[-1]) if numbered else ("", "")
    windows = [i for i, f in enumerate(s.frames) if f.kind in (ACTIONS, s.box.order.window)]
    last = s.frames[windows[-1]] if windows else None
    d = s.decision
    return {
        "round": s.round,
        "phase": s.box.rules.phase_names[s.phase] or "setup",
        "step": step,
        "name": name,
        "rule": heading(s, step),
        "window": None if last is None else "actions" if last.kind == ACTIONS else _title(s, windows[-1]),
        "answering": [] if last is None or last.kind == ACTIONS else told(s, last.events),
        "first": s.first,
        "active": active(s),
        "priority": None if d is None else d.player,
        "resolving": [_words(s, i) for i in range(len(s.frames))],
    }


def position(s: Game, i: int) -> tuple[str, str]:
    """The number and the name of the step a frame is on. A step without a number has that of the one before."""
    titles = titles_of(s, s.frames[i].kind)
    at = min(step_of(s, i), len(titles) - 1)
    name = titles[at]
    for title in reversed(titles[: at + 1]):
        parts = title.split(", ")  # "2.2 honor bid, 2.3 reveal honor dials": two steps that are one here
        if found := NUMBERED.match(parts[-1] if revealed(s, i) else parts[0]):
            return found[1], found[2] if title == name else name
    return "", name


def revealed(s: Game, i: int) -> bool:
    """Are the dials of the bid that a frame waits for being revealed, or have they been?"""
    above: Frame | None = s.frames[i + 1] if i + 1 < len(s.frames) else None
    return above is not None and above.kind == BIDS and step_of(s, i + 1) >= step_called(s, BIDS, "reveal")


def step_of(s: Game, i: int) -> int:
    """The step a frame is on: the one that asks, or the one before that whose outcome is waited for."""
    f = s.frames[i]
    if i == len(s.frames) - 1 and s.decision is not None:
        return f.step
    above: Frame | None = s.frames[i + 1] if i + 1 < len(s.frames) else None
    revealing = above is not None and any(e.kind == ev.TURN_FACEUP for e in above.events)
    if f.kind == DYNASTY and f.step == step_called(s, DYNASTY, REVEALED) and revealing:
        return f.step  # it comes again for the next card, so that it waits one step back
    return max(0, f.step - 1)


def heading(s: Game, step: str) -> str | None:
    """Where the rulebook speaks of a step: `rr.step-3-2-2`."""
    slug = s.box.rules.format.cite(f"rr.step-{step.lower().replace('.', '-')}")
    return slug if step and s.phase and section(slug) else None


def active(s: Game) -> int | None:
    """The active player: in the dynasty phase who may act, in the conflict phase who declares or has declared."""
    turns = [f.regs[TURN] for f in s.frames if f.kind == ACTIONS]
    if s.phase == DYNASTY_PHASE:
        return turns[0] if turns else s.first
    if s.con[ON]:
        return s.con[ATTACKER]
    if declaring := [f.regs[0] for f in s.frames if f.kind == CONFLICT]:
        return declaring[-1]
    for f in s.frames:
        if f.kind == CONFLICTS:
            who = whose_opportunity(s, f.regs[0])
            return who if who >= 0 else None
    return None


def told(s: Game, events: tuple[Event, ...]) -> list[str]:
    """What a window is about, as everybody may read it."""
    return [text for e in events if (text := said(Account, s, e))]


def _title(s: Game, i: int) -> str:
    titles = titles_of(s, s.frames[i].kind)
    return titles[min(step_of(s, i), len(titles) - 1)]


def _words(s: Game, i: int) -> str:
    return f"{NAMES[s.frames[i].kind].removeprefix('lcg: ')}: {_title(s, i)}"
