"""A table that is looked at, told as the JSON views tell it, and everything that can be asked of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gorin.errors import GorinError
from gorin.rulesets.card_views import Card, Cards
from gorin.rulesets.views import Part, Table, View

MARKS = {
    "lcg": ("bowed", "honored", "dishonored", "tainted"),
    "ccg": ("bowed", "dishonorable", "attacking", "defending"),
}


def seat(player: Any) -> int | None:
    return None if player is None else int(player.seat)


def named(cards: Iterable[Any]) -> list[dict[str, Any]]:
    """Cards with their names, where they may be known."""
    return [{"id": x.id} if x.hidden else {"id": x.id, "name": x.name} for x in cards]


def marks(x: Any, game: str) -> dict[str, Any]:
    return {mark: True for mark in MARKS[game] if getattr(x, mark)}


# --- LCG ------------------------------------------------------------------------------------------------------------


def lcg_in_play(x: Any) -> dict[str, Any]:
    out = {"id": x.id, "name": x.name, "controller": seat(x.controller), **marks(x, "lcg")}
    if x.type == "character":
        out |= {"fate": x.fate, "military": x.military, "political": x.political, "glory": x.glory}
        out |= {"dash": list(x.dashes)} if x.dashes else {}
        out |= {"side": "attacking" if x.attacking else "defending"} if x.participating else {}
    out |= {"owner": seat(x.owner)} if x.owner != x.controller else {}
    out |= {"printed": x.printed_name} if x.printed_name != x.name else {}
    return out | ({"attachments": [lcg_in_play(y) for y in x.attachments]} if x.attachments else {})


def lcg_province(x: Any) -> dict[str, Any]:
    out = {**named([x])[0], "place": x.place, "faceup": x.faceup, "broken": x.broken, **marks(x, "lcg")}
    out |= {} if x.hidden else {"strength": x.strength}
    out |= {"attachments": [lcg_in_play(y) for y in x.attachments]} if x.attachments else {}
    lying = [y for y in x._table.cards if y.province == x and y.zone in ("province", "play") and y != x]
    out["cards"] = []
    for y in lying:
        there = y in y._table.cards.holdings and y.in_play
        out["cards"].append({**(lcg_in_play(y) if there else named([y])[0]), "faceup": y.faceup})
    return out


def lcg_player(x: Any) -> dict[str, Any]:
    return {
        "seat": x.seat,
        "honor": x.honor,
        "fate": x.fate,
        "bid": x.bid,
        "conflicts_left": x.conflicts_left,
        "hand": named(x.hand),
        "conflict_deck": len(x.conflict_deck),
        "dynasty_deck": len(x.dynasty_deck),
        "conflict_discard": named(x.conflict_discard),
        "dynasty_discard": named(x.dynasty_discard),
        "removed": named(x.removed),
        "role": named([x.role] if x.role else []),
        "characters": [lcg_in_play(y) for y in x.characters],
        "provinces": [lcg_province(y) for y in x.provinces],
    }


def lcg_ring(x: Any) -> dict[str, Any]:
    state = "unclaimed" if x.unclaimed else "out of play" if x.out_of_play else seat(x.claimed_by)
    return {
        "name": x.name,
        "element": x.element,
        "elements": list(x.elements),
        "state": "contested" if state is None else state,
        "contested": x.contested,
        "claimed": [q.seat for q in x._table.players if x in q.rings],
        "side": x.side,
        "fate": x.fate,
        **({"attachments": [lcg_in_play(y) for y in x.attachments]} if x.attachments else {}),
    }


def lcg_conflict(x: Any) -> dict[str, Any] | None:
    if x is None:
        return None
    return {
        "type": x.type,
        "ring": x.ring and x.ring.element,
        "attacker": seat(x.attacker),
        "defender": seat(x.defender),
        "province": x.province.id if x.province else -1,
        "provinces": [y.id for y in x.provinces],
        "attacking_skill": x.skill("attacker"),
        "defending_skill": x.skill("defender"),
        "settled": x.settled,
        "winner": seat(x.winner),
        "by": x.by,
        "unopposed": x.unopposed,
    }


def lcg_table(x: Any) -> dict[str, Any]:
    side = {"side": x.favor_side} if x.favor_side else {}
    return {
        "rules": x.rules,
        "you": x.seat,
        "round": x.round,
        "phase": x.phase,
        "first": seat(x.first_player),
        "players": [lcg_player(q) for q in x.players],
        "rings": [lcg_ring(y) for y in x.rings],
        "favor": {"player": seat(x.favor), **side} if x.favor else None,
        "conflict": lcg_conflict(x.conflict),
        "resolving": named(x.being_played),
        "winner": seat(x.winner),
    }


# --- CCG ------------------------------------------------------------------------------------------------------------


def ccg_card(x: Any) -> dict[str, Any]:
    dead = {"dead": "dishonorably" if x.dishonorable else "honorably"} if x.dead else {}
    return {**named([x])[0], **dead}


def ccg_in_play(x: Any, attached: bool = False) -> dict[str, Any]:
    out = {"id": x.id, "name": x.name, "type": x.definition.type, "controller": seat(x.controller), **marks(x, "ccg")}
    if x.type == "personality":
        out |= {"force": x.force, "chi": x.chi, "honor": x.personal_honor}
    out |= {"at": x.at.id} if x.at and not attached else {}
    out |= {"owner": seat(x.owner)} if x.owner != x.controller else {}
    out |= {"tokens": list(x.tokens)} if x.tokens else {}
    found = [ccg_in_play(y, True) | ({} if y.force is None else {"force": y.force}) for y in x.attachments]
    return out | ({"attachments": found} if found else {})


def ccg_province(x: Any) -> dict[str, Any]:
    out: dict[str, Any] = {"id": x.id, "strength": x.strength}
    out["cards"] = [{**ccg_card(y), "faceup": y.faceup} for y in x.cards]
    return out | ({"regions": [ccg_in_play(y) for y in x.regions]} if x.regions else {})


def ccg_player(x: Any) -> dict[str, Any]:
    mine = [y for y in x.cards.in_play if y.attached_to is None]
    pool = {"focus_pool": [ccg_card(y) for y in x.focus_pool]} if x.focus_pool else {}
    return {
        "seat": x.seat,
        "honor": x.family_honor,
        "hand": [ccg_card(y) for y in x.hand],
        "fate_deck": len(x.fate_deck),
        "dynasty_deck": len(x.dynasty_deck),
        "fate_discard": [ccg_card(y) for y in x.fate_discard],
        "dynasty_discard": [ccg_card(y) for y in x.dynasty_discard],
        "removed": [ccg_card(y) for y in x.removed],
        "focused": [ccg_card(y) for y in x.focused],
        **pool,
        "in_play": [ccg_in_play(y) for y in mine],
        "provinces": [ccg_province(y) for y in x.provinces],
    }


def ccg_battlefield(x: Any) -> dict[str, Any]:
    return {
        "province": x.field.id,
        "name": x.field.name,
        "current": x.is_current,
        "fought": x.fought,
        "attackers": [y.id for y in x.attackers],
        "defenders": [y.id for y in x.defenders],
        "attacking_force": x.force("attacker"),
        "defending_force": x.force("defender"),
    }


def ccg_attack(x: Any, battle: Any) -> dict[str, Any] | None:
    if x is None:
        return None
    out: dict[str, Any] = {"attacker": seat(x.attacker), "defender": seat(x.defender)}
    out["battlefields"] = [ccg_battlefield(y) for y in x.battlefields]
    if battle is not None:
        out |= {"battlefield": battle.id, "combat": battle.in_combat}
        out |= {"attacking_force": battle.force("attacker"), "defending_force": battle.force("defender")}
    return out


def ccg_table(x: Any) -> dict[str, Any]:
    return {
        "rules": x.rules,
        "you": x.seat,
        "turn": x.turn,
        "phase": x.phase,
        "active": seat(x.active_player),
        "players": [ccg_player(q) for q in x.players],
        "favor": seat(x.favor),
        "attack": ccg_attack(x.attack, x.battle),
        "resolving": [ccg_card(y) for y in x.being_played],
        "winner": seat(x.winner),
    }


TABLES = {"lcg": lcg_table, "ccg": ccg_table}


def as_json(table: Any) -> dict[str, Any]:
    """A table as the JSON view has it, as far as there are views for it."""
    return TABLES[table.rules.partition("/")[0]](table)


def likewise(told: Any, pattern: Any) -> Any:
    """What JSON tells of the things that are in a pattern."""
    if isinstance(told, dict) and isinstance(pattern, dict):
        return {name: likewise(told[name], pattern[name]) if name in told else "nothing" for name in pattern}
    if isinstance(told, list) and isinstance(pattern, list) and len(told) == len(pattern):
        return [likewise(a, b) for a, b in zip(told, pattern, strict=True)]
    return told


# --- everything -----------------------------------------------------------------------------------------------------


def plain(value: Any) -> Any:
    """What a view answers, as data."""
    if isinstance(value, Cards):
        return [card.id for card in value]
    if isinstance(value, Part):
        return [type(value).__name__, value.id]
    if isinstance(value, View):
        return str(value)
    if isinstance(value, tuple):
        return [plain(x) for x in value]
    return value if value is None or isinstance(value, (int, str)) else getattr(value, "name", repr(value))


def answers(view: Any) -> dict[str, Any]:
    """Everything a view answers; a refusal is an answer, too."""
    out: dict[str, Any] = {"says": str(view)}
    for kind in type(view).__mro__:
        for name, found in vars(kind).items():
            if isinstance(found, property) and not name.startswith("_") and name not in out:
                try:
                    out[name] = plain(getattr(view, name))
                except GorinError as error:
                    out[name] = str(error)
    return out


def everything(table: Table[Any, Any, Any, Any]) -> dict[str, Any]:
    """Everything a table answers."""
    parts: list[Any] = [table, *table.players, *table.cards, *getattr(table, "rings", ())]
    fight = getattr(table, "conflict", None) or getattr(table, "attack", None)
    parts += [fight] if fight is not None else []
    parts += getattr(fight, "battlefields", ())
    out = {f"{type(x).__name__} {getattr(x, 'id', '')}": answers(x) for x in parts}
    return out | {f"all {name}": found for name, found in answers(table.cards).items()}


def facts_of(card: Card[Any, Any, Any]) -> dict[str, Any]:
    """What is asked of one card, as the reading of cards tells it."""
    x: Any = card
    out = {"id": x.id, "name": x.name, "owner": seat(x.owner), "controller": seat(x.controller), "zone": x.zone}
    out |= {"type": x.type, "faceup": x.faceup, "bowed": x.bowed, "clans": list(x.clans), "blank": x.blank}
    out |= {"keywords": list(x.keywords), **({"cost": x.cost} if x.zone in ("hand", "province") else {})}
    for name in ("traits", "elements"):
        out |= {name: list(getattr(x, name))} if hasattr(x, name) else {}
    for name in ("honored", "dishonored", "tainted", "unique", "fate", "dishonorable", "experience", "broken"):
        out |= {name: getattr(x, name)} if hasattr(x, name) else {}
    out |= {"tokens": list(x.tokens)} if hasattr(x, "tokens") else {}
    return out


def numbers_of(card: Card[Any, Any, Any]) -> dict[str, int]:
    """The numbers of a card."""
    names = (
        "military",
        "political",
        "glory",
        "strength",
        "force",
        "chi",
        "personal_honor",
        "honor_requirement",
        "focus",
    )
    found = {name: getattr(card, name, None) for name in names}
    return {name: n for name, n in found.items() if n is not None}
