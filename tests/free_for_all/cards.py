"""The ten cards of Lanterns. Each ability is a short program of steps; nothing that waits is a closure."""

from __future__ import annotations

from typing import Any, Final

from gorin.kernel.abilities import ABILITY, DEPTH, EVENT, FIRST_FREE, OWN_REGISTERS, THIS, VIA, YOU, Ability, ability_id
from gorin.kernel.abilities import count_use as count
from gorin.kernel.box import Box, Face
from gorin.kernel.changes import cancel, replace
from gorin.kernel.decisions import SELECT, Option
from gorin.kernel.derive import derive
from gorin.kernel.events import COST, EXACT, Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask, ask_card, end, framework
from gorin.kernel.rows import add_delayed
from gorin.kernel.sequences import Step
from gorin.kernel.sides import foes
from gorin.kernel.windows import emit
from gorin.kernel.zones import leave
from tests.free_for_all import table as t

THAT: Final = FIRST_FREE  # a set of cards
FOE: Final = FIRST_FREE + 1
ANSWER: Final = FIRST_FREE + 2
REGISTERS: Final = OWN_REGISTERS + "mpc"

# --- steps ------------------------------------------------------------------------------------------------------------


def show(s: Any, f: Frame) -> None:
    """A trick leaves the hand before anything else."""
    leave(s, f.regs[THIS])
    s.p[t.PLAYING] |= 1 << f.regs[THIS]
    s.known = [m & ~(1 << f.regs[THIS]) for m in s.known]
    derive(s)


def put_away(s: Any, f: Frame) -> None:
    t.to_pile(s, f.regs[THIS])
    derive(s)


def choose_foe(s: Any, f: Frame) -> None:
    you = f.regs[YOU]
    options = [Option(SELECT, -1, q) for q in foes(s, you) if s.lights[q]]
    ask(s, you, "whom", options, FOE, f.regs[THIS])


def choose_keeper(s: Any, f: Frame) -> None:
    you = f.regs[YOU]
    ask_card(s, you, "which keeper", keepers(s, you), ANSWER, about=f.regs[THIS])


def chosen_keeper(s: Any, f: Frame) -> None:
    f.regs[THAT] = 1 << f.regs[ANSWER]


def gust(s: Any, f: Frame) -> None:
    emit(s, (Event(t.PUFF, f.regs[THIS], f.regs[FOE], 1, f.regs[THIS]),))


def storm(s: Any, f: Frame) -> None:
    this = f.regs[THIS]
    emit(s, tuple(Event(t.PUFF, this, q, 1, this) for q in foes(s, f.regs[YOU])))


def ember(s: Any, f: Frame) -> None:
    r = f.regs
    add_delayed(s, r[ABILITY] + 1, t.LATER, t.DAWN, r[THIS], r[YOU], 0, t.ROUND + 1, 0)


def glow(s: Any, f: Frame) -> None:
    emit(s, (Event(t.KINDLE, player=f.regs[YOU], n=1, source=f.regs[THIS]),))


def pour(s: Any, f: Frame) -> None:
    if f.regs[THAT]:
        emit(s, (Event(t.SHINE, f.regs[ANSWER], f.regs[YOU], source=f.regs[THIS]),))


def teach(s: Any, f: Frame) -> None:
    if f.regs[THAT]:
        emit(s, (Event(t.GAIN, f.regs[ANSWER], f.regs[YOU], f.regs[ABILITY] + 1, f.regs[THIS]),))


def give_up(s: Any, f: Frame) -> None:
    """The card itself is the price, and only the card itself."""
    emit(s, (Event(t.GO, f.regs[THIS], f.regs[YOU], tag=COST | EXACT),))


def given_up(s: Any, f: Frame) -> None:
    if not s.ret & 1:
        end(s)


def shut(s: Any, f: Frame) -> None:
    cancel(s, f.regs[DEPTH], f.regs[EVENT])


def turn_away(s: Any, f: Frame) -> None:
    e = s.frames[f.regs[DEPTH]].events[f.regs[EVENT]]
    replace(s, f.regs[DEPTH], f.regs[EVENT], e._replace(player=f.regs[FOE]))


def break_charm(s: Any, f: Frame) -> None:
    replace(s, f.regs[DEPTH], f.regs[EVENT], Event(t.GO, f.regs[VIA], f.regs[YOU], source=f.regs[VIA]))


def use(s: Any, f: Frame) -> None:
    count(s, s.box.abilities[f.regs[ABILITY]], f.regs[YOU], f.regs[THIS], f.regs[VIA])


def watch(s: Any, f: Frame) -> None:
    n = 2 if s.p[t.BRIGHT] >> f.regs[THIS] & 1 else 1
    emit(s, (Event(t.DRAW, player=f.regs[YOU], n=n, source=f.regs[THIS]),))


# --- tests ----------------------------------------------------------------------------------------------------------


def keepers(s: Any, you: int) -> int:
    return int(s.p[t.IN_PLAY] & s.p[t.KEEPER] & s.ctl[you])


def always(s: Any, you: int, this: int, e: Event, that: int) -> bool:
    return True


def has_keeper(s: Any, you: int, this: int, e: Event, that: int) -> bool:
    return keepers(s, you) != 0


def at_you(s: Any, you: int, this: int, e: Event, that: int) -> bool:
    return e.player == you and s.lights[you] > 0


def at_a_foe(s: Any, you: int, this: int, e: Event, that: int) -> bool:
    return not s.box.teams[you] >> e.player & 1


def has_foe(s: Any, you: int, this: int, e: Event, that: int) -> bool:
    return at_you(s, you, this, e, that) and any(s.lights[q] for q in foes(s, you))


def beacon(s: Any, this: int, you: int) -> None:
    """Your other keepers are bright."""
    s.p[t.BRIGHT] |= keepers(s, you) & ~(1 << this)


# --- the box --------------------------------------------------------------------------------------------------------

ACTION: Final = (t.ACTION_SLOT,)
SHIELD: Final = (t.SHIELD * t.KINDS + t.PUFF,)
WATCH: Final = (t.WATCH * t.KINDS + t.PUFF,)
ECHO: Final = (t.ECHO * t.KINDS + t.PUFF,)

Text = tuple[tuple[int, ...], Any, tuple[Step, ...], dict[str, Any]]  # where it listens, when, what it does, more
TEXTS: Final[dict[str, list[Text]]] = {
    "Apprentice": [
        (ACTION, has_keeper, (show, choose_keeper, chosen_keeper, teach, put_away), {}),
        (ECHO, at_a_foe, (use, watch), {"limit": (t.TURN, 1)}),
    ],
    "Beacon": [],
    "Charm": [(SHIELD, at_you, (break_charm,), {"granted": True})],
    "Ember": [(ACTION, always, (show, ember, put_away), {"maximum": (t.TURN, 1)}), ((), at_you, (glow,), {})],
    "Gust": [(ACTION, always, (show, choose_foe, gust, put_away), {})],
    "Keeper": [(WATCH, at_you, (use, watch), {"limit": (t.TURN, 1)})],
    "Mirror": [(SHIELD, has_foe, (give_up, given_up, choose_foe, turn_away), {})],
    "Oil": [(ACTION, has_keeper, (show, choose_keeper, chosen_keeper, pour, put_away), {})],
    "Shutter": [(SHIELD, at_you, (give_up, given_up, shut), {})],
    "Storm": [(ACTION, always, (show, storm, put_away), {})],
}
PLANES: Final = {
    "Beacon": t.KEEPER,
    "Charm": t.CHARM,
    "Keeper": t.KEEPER,
    "Mirror": t.REPLY,
    "Shutter": t.REPLY,
}
FRAMES: Final = {
    (name, k): framework(
        f"lanterns: {name}/{k + 1}", *((f"{i} {fn.__name__}", fn) for i, fn in enumerate(steps)), registers=REGISTERS
    )
    for name, texts in TEXTS.items()
    for k, (_, _, steps, _) in enumerate(texts)
}


def fill(box: Box) -> None:
    """All faces, with their abilities."""
    for kind, (name, texts) in enumerate(TEXTS.items()):
        box.add(Face(kind, name, None, (PLANES.get(name, t.TRICK),), ()))
        for k, (slots, can, _, more) in enumerate(texts):
            frame = FRAMES[name, k]
            box.knows(Ability(ability_id(kind, k), f"{name}/{k + 1}", kind, frame, slots, can, **more))
    box.faces[box.by_name["Beacon"]].constants = {0: [beacon]}
