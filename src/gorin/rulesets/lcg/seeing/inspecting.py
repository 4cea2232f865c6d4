"""Everything there is to know of a card, a player, a ring, the conflict: for outside programs that check outcomes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gorin.errors import UsageError
from gorin.kernel.bits import bits
from gorin.kernel.notation import fold
from gorin.kernel.players import seat_at
from gorin.kernel.sides import team_of
from gorin.kernel.turns import is_first
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.attributes.copies import printed
from gorin.rulesets.lcg.attributes.sources import number
from gorin.rulesets.lcg.attributes.stats import stat
from gorin.rulesets.lcg.card import DASH, X_COST, Card
from gorin.rulesets.lcg.costs.fate_cost import cost_of
from gorin.rulesets.lcg.english import text_of
from gorin.rulesets.lcg.rings.bearers import NOWHERE, as_host
from gorin.rulesets.lcg.rings.names import called as ring_called
from gorin.rulesets.lcg.rings.names import ring_named
from gorin.rulesets.lcg.sides import has_favor
from gorin.rulesets.lcg.state import (
    GLORY,
    MILITARY,
    POLITICAL,
    SLOTS,
    STRENGTH,
    TYPE,
    Game,
)

MARKS: Final = ("faceup", "bowed", "honored", "dishonored", "tainted", "broken")
NUMBERS: Final = {"military": MILITARY, "political": POLITICAL, "glory": GLORY, "strength": STRENGTH}
ZONES: Final = (
    ("play", facts.IN_PLAY),
    ("hand", facts.HAND),
    ("deck", facts.DECK),
    ("discard pile", facts.DISCARD),
    ("province", facts.IN_PROVINCE),
    ("removed", facts.REMOVED),
    ("being played", facts.RESOLVING),
    ("beneath", facts.BENEATH),
    ("role", facts.ROLE),
)


def called(s: Game, title: str) -> list[int]:
    """The cards with this title, wherever they are."""
    wanted = fold(title)
    kinds = {face.kind for face in s.box.faces if fold(face.name) == wanted}
    return [c for c, kind in enumerate(s.kind) if kind in kinds or (s.lasting and printed(s, c) in kinds)]


def zone(s: Game, c: int) -> str:
    """Where a card is: "play", "hand", "conflict deck", "dynasty discard pile", …"""
    where = next((name for name, plane in ZONES if s.p[plane] >> c & 1), "aside")
    if where in ("deck", "discard pile"):
        side = next((name for name in ("conflict", "dynasty") if s.p[facts.FACTS[name]] >> c & 1), "")
        return f"{side} {where}".strip()
    return where


def short(s: Game, c: int) -> dict[str, Any]:
    """A card among others: enough to tell it apart."""
    name = s.box.faces[s.kind[c]].name
    return {"id": c, "name": name, "owner": s.owner[c], "controller": s.holder[c], "zone": zone(s, c)}


def card(s: Game, c: int) -> dict[str, Any]:
    """A card in the game: where it is, whose, in which state, what it counts."""
    p, face = s.p, s.box.faces[s.kind[c]]
    kind = next((x for x in facts.TYPES if p[facts.FACTS[x]] >> c & 1), "")
    out = short(s, c) | {"type": kind, "deck": face.definition.side}
    if printed(s, c) != s.kind[c]:
        out["printed"] = s.box.faces[printed(s, c)].name
    for mark in MARKS:
        if mark != "broken" or kind == "province":
            out[mark] = bool(p[facts.FACTS[mark]] >> c & 1)
    if p[facts.HONOR_TOKEN] >> c & 1:
        out["tokens"] = ["honor token"]
    out["fate"] = s.fate[c]
    out["unique"] = bool(p[facts.UNIQUE] >> c & 1)
    out["clans"] = [x for x in facts.CLANS if p[facts.FACTS[x]] >> c & 1]
    names = facts.plane_names()
    out["traits"] = [names[i] for i in range(facts.FIRST_TRAIT, len(p)) if p[i] >> c & 1]
    out["keywords"] = [x for x in facts.KEYWORDS if p[facts.FACTS[x]] >> c & 1]
    out["blank"] = bool(p[facts.BLANK] >> c & 1)
    if out["zone"] in ("hand", "province"):
        cost = cost_of(s, c, s.holder[c])
        out["cost"] = None if cost < 0 else cost
    return out | numbers(s, c, kind) | places(s, c)


def numbers(s: Game, c: int, kind: str) -> dict[str, Any]:
    """A character's skills and glory, a province's strength, each with what it comes from; what other cards give."""
    if kind == "character":
        return {name: number(s, c, NUMBERS[name]) for name in ("military", "political", "glory")}
    if kind == "province":
        elements = [e for e in facts.ELEMENTS if s.p[facts.FACTS[f"{e} element"]] >> c & 1]
        return {"strength": number(s, c, STRENGTH), "elements": elements}
    values = s.box.faces[s.kind[c]].numbers
    return {"bonus": {name: values[i] for name, i in NUMBERS.items() if values[i]}}


def places(s: Game, c: int) -> dict[str, Any]:
    """What lies on a card, what it lies on, its province, its side in the conflict."""
    out: dict[str, Any] = {"attachments": [short(s, x) for x in bits(s.att[c])]}
    if s.host[c] >= 0:
        out["attached_to"] = short(s, s.host[c])
    elif s.host[c] < NOWHERE:
        out["attached_to"] = {"ring": ring_called(s, as_host(s.host[c]))}
    if s.under[c] >= 0:
        out["under"] = short(s, s.under[c])
    if s.slot[c] >= 0:
        out["place"] = {"player": s.slot[c] // SLOTS, "number": s.slot[c] % SLOTS}
    sides = [name for name in ("attacking", "defending") if s.p[facts.FACTS[name]] >> c & 1]
    return out | {"participating": sides[0] if sides else None}


# --- everything else ------------------------------------------------------------------------------------------------


def player(s: Game, which: Any, you: int | None) -> dict[str, Any]:
    """A player as the view has it, with the rings and the favor: of a team, what any of it has."""
    table = view(s, you)
    q = seat_at(s.box.seats, which)
    out: dict[str, Any] = table["players"][q]
    out["name"] = s.box.rules.seat_name(q)
    out["first"] = is_first(s, q)
    out["rings"] = [ring["name"] for ring in table["rings"] if ring["state"] in team_of(s, q)]
    out["favor"] = table["favor"].get("side", True) if has_favor(s, q) else None
    return out


def ring(s: Game, which: Any, you: int | None) -> dict[str, Any]:
    """A ring: where it lies, in which states it is, what lies on it."""
    i = ring_named(s, which)
    if i < 0:
        names = [ring_called(s, x) for x in range(len(s.ring_place))]
        raise UsageError(f"There is no ring {which!r}; the rings are {', '.join(names)}.")
    found: dict[str, Any] = view(s, you)["rings"][i]
    return found


def conflict(s: Game, which: Any, you: int | None) -> dict[str, Any] | None:
    """The conflict that is being resolved, or None: who fights, with what, and what came of it so far."""
    seen = view(s, you)["conflict"]
    if seen is None:
        return None
    out: dict[str, Any] = dict(seen)
    for side, plane in (("attackers", facts.ATTACKING), ("defenders", facts.DEFENDING)):
        out[side] = [short(s, c) | {"skill": stat(s, c, s.con[TYPE])} for c in bits(s.p[plane])]
    return out


def provinces(s: Game, which: Any, you: int | None) -> dict[str, Any]:
    """A player's provinces with what lies in them."""
    q = seat_at(s.box.seats, which)
    return {"player": q, "provinces": view(s, you)["players"][q]["provinces"]}


READERS: Final[dict[str, Callable[[Game, Any, int | None], dict[str, Any] | None]]] = {
    "player": player,
    "ring": ring,
    "conflict": conflict,
    "provinces": provinces,
}


def view(s: Game, you: int | None) -> dict[str, Any]:
    """The table as one player sees it, or laid open."""
    return s.box.rules.open_view(s) if you is None else s.box.rules.view(s, you)


def description(definition: Card) -> dict[str, Any]:
    """A card as it is printed, its text in our own words."""
    values = {
        name: None if (n := getattr(definition, name)) == DASH else "X" if n == X_COST else n
        for name in ("cost", "military", "political", "glory", "strength", "honor", "fate", "influence")
    }
    return {
        "name": definition.name,
        "type": definition.type,
        "clan": definition.clan,
        "deck": definition.side,
        "unique": definition.unique,
        "traits": list(definition.traits),
        "elements": list(definition.elements),
        **values,
        "influence_cost": None if definition.influence_cost == DASH else definition.influence_cost,
        "text": text_of(definition),
        "set": definition.pack,
        "number": definition.number,
    }
