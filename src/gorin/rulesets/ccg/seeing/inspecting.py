"""Everything there is to know of a card, a player, a battlefield: for outside programs that check outcomes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gorin.errors import UsageError
from gorin.kernel.bits import bits
from gorin.kernel.notation import fold
from gorin.kernel.players import seat_at
from gorin.kernel.views import hidden_from
from gorin.language.nodes import walk
from gorin.language.sets import Paid
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.attributes.sources import number
from gorin.rulesets.ccg.attributes.stats import cost_of
from gorin.rulesets.ccg.battle.battlefields import battlefield_at, battlefields, sides
from gorin.rulesets.ccg.card import CLANS, DASH, TYPES, Card
from gorin.rulesets.ccg.english import text_of
from gorin.rulesets.ccg.playing.gold import plan
from gorin.rulesets.ccg.state import CHI, FOCUS, FORCE, HOME, HONOR_REQUIREMENT, PERSONAL_HONOR, STRENGTH, Game
from gorin.rulesets.ccg.telling.naming import name

MARKS: Final = ("faceup", "bowed", "dishonorable")
ZONES: Final = (
    ("play", facts.IN_PLAY),
    ("hand", facts.HAND),
    ("deck", facts.DECK),
    ("discard pile", facts.DISCARD),
    ("province", facts.IN_PROVINCE),
    ("removed", facts.REMOVED),
    ("focused", facts.FOCUSED),
    ("focus pool", facts.IN_POOL),
    ("being played", facts.RESOLVING),
)
NUMBERS: Final = {
    "personality": {
        "force": FORCE,
        "chi": CHI,
        "personal_honor": PERSONAL_HONOR,
        "honor_requirement": HONOR_REQUIREMENT,
    },
    "follower": {"force": FORCE, "honor_requirement": HONOR_REQUIREMENT},
    "item": {"force": FORCE, "chi": CHI},
    "province": {"strength": STRENGTH},
}


def called(s: Game, title: str) -> list[int]:
    """The cards with this title, wherever they are."""
    wanted = fold(title)
    kinds = {face.kind for face in s.box.faces if fold(face.name) == wanted and face.definition.type != "rules"}
    kinds = kinds or {face.kind for face in s.box.faces if fold(face.definition.printed_title) == wanted}
    return [c for c, kind in enumerate(s.kind) if kind in kinds and not s.p[facts.THE_RULES] >> c & 1]


def zone(s: Game, c: int) -> str:
    """Where a card is: "play", "hand", "fate deck", "dynasty discard pile", …"""
    where = next((name for name, plane in ZONES if s.p[plane] >> c & 1), "aside")
    if s.p[facts.PROVINCE] >> c & 1 and where == "aside":
        return "table"
    if where in ("deck", "discard pile"):
        side = next((name for name in ("fate", "dynasty") if s.p[facts.FACTS[name]] >> c & 1), "")
        return f"{side} {where}".strip()
    return where


def short(s: Game, c: int) -> dict[str, Any]:
    """A card among others: enough to tell it apart."""
    out: dict[str, Any] = {"id": c, "name": name(s, c) if s.p[facts.PROVINCE] >> c & 1 else s.box.faces[s.kind[c]].name}
    return out | {"owner": s.owner[c], "controller": s.holder[c], "zone": zone(s, c)}


def card(s: Game, c: int) -> dict[str, Any]:
    """A card in the game: where it is, whose, in which state, what it counts."""
    p, face = s.p, s.box.faces[s.kind[c]]
    kind = next((x for x in TYPES if p[facts.FACTS[x]] >> c & 1), "")
    out = short(s, c) | {"type": kind, "deck": face.definition.side}
    for mark in MARKS:
        out[mark] = bool(p[facts.FACTS[mark]] >> c & 1)
    if p[facts.DEAD] >> c & 1:
        out["dead"] = "dishonorably" if p[facts.DISHONORABLE] >> c & 1 else "honorably"
    out["experience"] = face.definition.experience
    out["clans"] = [x for x in CLANS if p[facts.FACTS[x]] >> c & 1]
    names = facts.plane_names()
    out["keywords"] = [names[i] for i in range(facts.FIRST_KEYWORD, len(p)) if p[i] >> c & 1]
    out["blank"] = bool(p[facts.BLANK] >> c & 1)
    out["tokens"] = [s.box.token_name(row.kind) for row in s.tokens if row.card == c]
    if out["zone"] in ("hand", "province"):
        out["cost"] = cost_of(s, c, s.holder[c])
    if face.definition.side == "fate":
        out["focus"] = number(s, c, FOCUS)
    out |= {name: number(s, c, which) for name, which in NUMBERS.get(kind, {}).items()}
    return out | places(s, c, kind)


def places(s: Game, c: int, kind: str) -> dict[str, Any]:
    """What lies on a card, what it lies on, its province, its battlefield."""
    out: dict[str, Any] = {"attachments": [short(s, x) for x in bits(s.att[c])]}
    if s.host[c] >= 0:
        out["attached_to"] = short(s, s.host[c])
    if s.slot[c] >= 0:
        out["place"] = short(s, s.slot[c])
    if kind == "province":
        out["cards"] = [short(s, x) for x in bits(s.lying[c])]
    at = s.at[s.host[c] if s.host[c] >= 0 else c]
    sides = [side for side in ("attacking", "defending") if s.p[facts.FACTS[side]] >> c & 1]
    return out | {"at": short(s, at) if at != HOME else None, "side": sides[0] if sides else None}


# --- everything else ------------------------------------------------------------------------------------------------


def player(s: Game, which: Any, you: int | None) -> dict[str, Any]:
    """A player as the view has it, with the favor, the clan and what could produce Gold now."""
    q = seat_at(s.box.seats, which)
    out: dict[str, Any] = view(s, you)["players"][q]
    out["name"] = s.box.rules.seat_name(q)
    out["active"] = s.first == q
    out["favor"] = s.favor == q
    out["gold_sources"] = gold_sources(s, q, you)
    return out


def gold_sources(s: Game, q: int, you: int | None) -> list[dict[str, Any]]:
    """What could produce Gold now, as far as `you` may know, and how much: None where that depends on what is paid for,
    or on cards of another player that are spent for it."""
    hidden = 0 if you is None else hidden_from(s, you)
    out = []
    for x, via, n in plan(s, q).ready:
        if not hidden >> via & 1:
            sure = n >= 0 and (you in (None, q) or not walk(x.ability.node, Paid))
            out.append({**short(s, via), "gold": n if sure else None})
    return out


def provinces(s: Game, which: Any, you: int | None) -> dict[str, Any]:
    """A player's provinces with what lies in them."""
    q = seat_at(s.box.seats, which)
    return {"player": q, "provinces": view(s, you)["players"][q]["provinces"]}


def battlefield(s: Game, which: Any, you: int | None) -> dict[str, Any] | None:
    """The current battlefield, or the one at the Defender's n-th province: who is there, the Force of both armies, and
    how the battle would end now. None if there is no current battlefield."""
    if which is True:
        return next((x for x in battlefields(s) if x["current"]), None)
    lands = s.provinces[s.defender] if s.attacker >= 0 else []
    if type(which) is not int or not 1 <= which <= len(lands):
        there = f"they are numbered 1 to {len(lands)}" if lands else "there is no attack"
        raise UsageError(f"There is no battlefield {which!r}: {there}.")
    return battlefield_at(s, lands[which - 1])


def attack(s: Game, which: Any, you: int | None) -> dict[str, Any] | None:
    """The attack that is being made, or None: who attacks whom, and every battlefield with units."""
    if s.attacker < 0:
        return None
    return {**sides(s), "battlefields": battlefields(s)}


READERS: Final[dict[str, Callable[[Game, Any, int | None], dict[str, Any] | None]]] = {
    "player": player,
    "provinces": provinces,
    "attack": attack,
    "battlefield": battlefield,
}


def view(s: Game, you: int | None) -> dict[str, Any]:
    """The table as one player sees it, or laid open."""
    return s.box.rules.open_view(s) if you is None else s.box.rules.view(s, you)


def description(definition: Card) -> dict[str, Any]:
    """A card as it is printed, its text in our own words."""
    need = definition.honor_requirement
    return {
        "name": definition.name,
        "title": definition.printed_title,
        "experience": definition.experience,
        "type": definition.type,
        "clan": definition.clan,
        "deck": definition.side,
        "keywords": list(definition.keywords),
        "cost": definition.cost,
        "force": definition.force,
        "chi": definition.chi,
        "honor_requirement": None if need == DASH else need,
        "personal_honor": definition.personal_honor,
        "focus": definition.focus,
        "strength": definition.strength,
        "gold": definition.gold,
        "honor": definition.honor,
        "text": text_of(definition),
        "set": definition.pack,
        "number": definition.number,
    }
