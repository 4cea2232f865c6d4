"""What an ability was aimed at: the targets, players, rings and options chosen for it before its effects initiate."""

from __future__ import annotations

from typing import Any, Final

from gorin.kernel.abilities import ACT, YOU, Ability
from gorin.kernel.bits import bits
from gorin.kernel.events import Event
from gorin.kernel.fields import Frame
from gorin.language.control import SelectOne
from gorin.language.nodes import walk
from gorin.rulesets.accounts import seat_name
from gorin.rulesets.lcg.codecs import ability_chosen
from gorin.rulesets.lcg.rings.names import ring
from gorin.rulesets.lcg.state import Game

# what a register of an ability's frame holds, for `Ability.chosen`
CARDS: Final = "cards"
RING: Final = "ring"
PLAYER: Final = "player"
ABILITY: Final = "ability"
OPTION: Final = "option"


def aims(s: Game, e: Event) -> list[int | str]:
    """What the ability whose effects would initiate is aimed at: cards, and words for everything else."""
    a = s.box.abilities.get(e.n)
    found = [f for f in s.frames if a is not None and f.kind == a.frame and f.regs[ACT] == e.act]
    return chosen(s, a, found[-1]) if a is not None and found else []


def chosen(s: Game, a: Ability, f: Frame) -> list[int | str]:
    """What was chosen for an ability, in its frame."""
    out: list[int | str] = []
    for what, register in a.chosen:
        value = f.regs[register]
        match what:
            case "cards":
                out += bits(value)
            case "ring":
                out.append(ring(s, value))
            case "player":
                out.append(seat_name(value))
            case "ability" if value:
                out.append(ability_words(s, ability_chosen(value)[1]))
            case "option":
                out.append(f"“{option_words(s, a, value, seat_name(f.regs[YOU]))}”")
    return out


def ability_words(s: Game, aid: int) -> str:
    """An ability: its card, and of several its text."""
    from gorin.rulesets.lcg.english import triggered, voice_for

    a = s.box.abilities[aid]
    face = s.box.faces[a.face]
    if len([x for x in face.abilities if x.slots]) == 1:
        return str(face.name)
    return f"{face.name}: {triggered(a.node, voice_for(face.definition))}"


def option_words(s: Game, a: Any, k: int, user: str) -> str:
    """The words of one of several effects to select from, as whoever selects it reads them."""
    from gorin.rulesets.lcg.english import selectable, voice_for

    for x in walk(a.node, SelectOne) if a is not None else []:
        if k < len(x.options):
            return selectable(x, k, voice_for(s.box.faces[a.face].definition), user)
    return str(k)
