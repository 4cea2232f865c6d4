"""Frames, `run`, `ask` and `answer`: the whole machine.

A sequence of the rules is a table of named steps. `run` executes the top frame until somebody must choose or the
game is over. A step that asks does nothing else and its frame stays on it until answered, so a waiting state needs no
stored decision: after loading or dealing hidden cards anew, `ask_again` asks the same thing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gorin.errors import IllegalChoice
from gorin.kernel.bits import bits
from gorin.kernel.decisions import DONE, FINISHED, NO, NUMBERS, PASS, PICKS, SELECT, YES, Decision, Option
from gorin.kernel.fields import KINDS, NAMES, Frame
from gorin.kernel.sequences import Step, every_table
from gorin.kernel.state import State

TYPES: list[str] = []  # per kind of frame, one letter per register: i number, c card, m set of cards, p player
BLANKS: list[list[int]] = []  # per kind of frame: its registers before anything is in them
MASKS: list[tuple[int, ...]] = []  # per kind of frame: its registers that hold sets of cards


def over(s: State, f: Frame) -> None:
    """What follows the last step of every sequence: it ends."""
    s.frames.pop()


def framework(name: str, *steps: tuple[str, Step], registers: str = "") -> int:
    """Install a table of named steps, the same for all rules that do not change it, and give its kind."""
    if name in KINDS:
        raise ValueError(f"there is already a framework called {name!r}")
    kind = KINDS[name] = len(NAMES)
    NAMES.append(name)
    titles = [title for title, _ in steps]
    functions, labels = [*(fn for _, fn in steps), over], {title: i for i, title in enumerate(titles)}
    for tables in every_table():
        tables.put(kind, functions, titles, labels)
    TYPES.append(registers)
    BLANKS.append([-1 if letter == "c" else 0 for letter in registers])
    MASKS.append(tuple(i for i, letter in enumerate(registers) if letter == "m"))
    return kind


def push(s: State, kind: int, regs: Sequence[int] = ()) -> Frame:
    """Begin a sequence: its frame goes on top, with its registers' first values; the others start at 0 (-1: cards)."""
    f = Frame(kind, 0, [*regs, *BLANKS[kind][len(regs) :]])
    s.frames.append(f)
    return f


def step_called(s: State, kind: int, title: str) -> int:
    """The number of the step of this name, or of what these rules have in its place."""
    labels: dict[str, int] = s.box.tables.labels[kind]
    return labels[title]


def titles_of(s: State, kind: int) -> list[str]:
    """What the steps of a sequence are called at this table."""
    titles: list[str] = s.box.tables.titles[kind]
    return titles


def goto(s: State, f: Frame, title: str) -> None:
    """Go on with the step of this name, or with what these rules have in its place."""
    f.step = s.box.tables.labels[f.kind][title]


def end(s: State) -> None:
    """End the sequence on top."""
    s.frames.pop()


def abandon(s: State, f: Frame) -> None:
    """This sequence, wherever it waits, will end as soon as what it has begun is over."""
    f.step = len(s.box.tables.steps[f.kind]) - 1


def is_abandoned(s: State, f: Frame) -> bool:
    """Is there nothing left to do in this sequence?"""
    return f.step >= len(s.box.tables.steps[f.kind]) - 1


def undisturbed(s: State, f: Frame) -> bool:
    """Did what this sequence just did call for nothing else? Then it may go on with its next step at once."""
    return s.decision is None and s.frames[-1] is f


def run(s: State) -> None:
    """Run until somebody must choose or the game is over."""
    frames, table = s.frames, s.box.tables.steps
    if s.winner >= 0:
        return
    while frames:
        f = frames[-1]
        i = f.step
        f.step = i + 1
        table[f.kind][i](s, f)
        if s.decision is not None:
            if s.gone:
                s.decision = None
                if s.winner >= 0:
                    s.gone = 0
                    return
                s.box.rules.unwind(s)
                s.gone = 0
                continue
            who = s.decision.player
            if (who < 0 or not s.alive >> who & 1) and declined(s, f, s.decision):
                continue
            s.decision.next = f.step
            f.step = i
            return


def declined(s: State, f: Frame, d: Decision) -> bool:
    """Nobody is asked who has left, or who is not there (-1): what may be declined is declined; anything else the first
    player decides."""
    last = d.options[-1]
    if last.verb in (PASS, DONE) or last == NO or len(d.options) == 1:
        f.regs[d.reg] = last.value
        s.decision = None
        return True
    d.player = s.first
    return False


def ask(s: State, player: int, why: str, options: list[Option], reg: int, about: int = -1) -> None:
    """Stop here until `player` has chosen; the answer goes to register `reg` of the frame that asks."""
    s.decision = Decision(player, why, options, reg, about)


def ask_card(s: State, player: int, why: str, mask: int, reg: int, done: bool = False, about: int = -1) -> None:
    """One card of a set, or (if `done`, or if there is none) nothing: the answer is its id or -1."""
    options = [PICKS[c] for c in bits(mask)]
    if done or not options:
        options.append(FINISHED)
    s.decision = Decision(player, why, options, reg, about)


def ask_yes(s: State, player: int, why: str, reg: int, about: int = -1) -> None:
    """Yes (1) or no (0)."""
    s.decision = Decision(player, why, [YES, NO], reg, about)


def ask_number(s: State, player: int, why: str, numbers: Iterable[int], reg: int, about: int = -1) -> None:
    """One of these numbers."""
    s.decision = Decision(
        player, why, [NUMBERS[n] if 0 <= n < len(NUMBERS) else Option(SELECT, -1, n) for n in numbers], reg, about
    )


def answer(s: State, index: int) -> None:
    """Choose the option with this index, then run on. A wrong index changes nothing."""
    d: Decision | None = s.decision
    if d is None:
        raise IllegalChoice("Nothing is to be decided: the game is over.")
    if not 0 <= index < len(d.options):
        raise IllegalChoice(f"There is no option {index}: the options are numbered 0 to {len(d.options) - 1}.")
    take(s, d, index)


def take(s: State, d: Decision, index: int) -> None:
    """The same for whoever knows that the index is right."""
    f = s.frames[-1]
    f.regs[d.reg] = d.options[index].value
    f.step = d.next
    s.decision = None
    run(s)


def ask_again(s: State) -> None:
    """Ask anew what a loaded, copied or changed state waits for."""
    s.decision = None
    run(s)


def skip(s: State) -> None:
    """The driver's choice, never the kernel's: run past choices with a single option."""
    d = s.decision
    while d is not None and len(d.options) == 1:
        take(s, d, 0)
        d = s.decision


def where(s: State) -> list[str]:
    """Where the game stands, outermost first: each frame's name with the step it is on."""
    out = []
    for f in s.frames:
        titles = titles_of(s, f.kind)
        at = f.step if f is s.frames[-1] and s.decision is not None else f.step - 1
        out.append(f"{NAMES[f.kind]}: {titles[at]}" if 0 <= at < len(titles) else NAMES[f.kind])
    return out
