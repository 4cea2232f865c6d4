"""What a player may know of a table, and the view: the only way out for agents, server and page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gorin.kernel.bits import bits
from gorin.kernel.views import hidden_from
from gorin.rulesets.asking import decision_shown
from gorin.rulesets.ccg.attributes.stats import army_force, stat
from gorin.rulesets.ccg.battle.battlefields import battlefields, sides
from gorin.rulesets.ccg.battle.duel_effects import focused
from gorin.rulesets.ccg.facts import (
    ATTACKING,
    BOWED,
    DEAD,
    DECK,
    DEFENDING,
    DISCARD,
    DISHONORABLE,
    DYNASTY,
    FACEUP,
    FATE,
    FOCUSED,
    HAND,
    IN_PLAY,
    IN_POOL,
    IN_PROVINCE,
    PERSONALITY,
    REMOVED,
    RESOLVING,
    THE_RULES,
    UNDER,
)
from gorin.rulesets.ccg.moment import who_passed
from gorin.rulesets.ccg.places.zones import dynasty_deck, fate_deck
from gorin.rulesets.ccg.seeing.dangers import dangers
from gorin.rulesets.ccg.state import CHI, COMBAT, FIELD, FORCE, PERSONAL_HONOR, STRENGTH, Game

MARKS = (("bowed", BOWED), ("dishonorable", DISHONORABLE), ("attacking", ATTACKING), ("defending", DEFENDING))


def hidden(s: Game, you: int) -> int:
    """Decks, others' hands, focus pools, focused cards and facedown cards under cards, and every facedown card in a
    province, one's own too."""
    p = s.p
    held = p[HAND] | p[IN_POOL] | (p[FOCUSED] | p[UNDER]) & ~p[FACEUP]
    return p[DECK] | held & ~s.ctl[you] | p[IN_PROVINCE] & ~p[FACEUP]


def pools(s: Game, you: int) -> list[Sequence[int]]:
    """Hidden cards that could lie in each other's place: per owner, by deck."""
    p = s.p
    facedown = p[DECK] | p[HAND] | p[IN_POOL] | (p[FOCUSED] | p[UNDER] | p[IN_PROVINCE]) & ~p[FACEUP]
    out: list[Sequence[int]] = []
    for q in range(s.box.seats):
        out += [bits(facedown & p[FATE] & s.ctl[q]), bits(facedown & p[DYNASTY] & s.ctl[q])]
    return out


def reseal(s: Game, you: int) -> None:
    """No choice of this game is secret."""


def view(s: Game, you: int | None) -> dict[str, Any]:
    """The table as one player sees it, with what is asked. For nobody, it lies open."""
    return {**seen(s, you), "decision": decision_shown(s, you)}


def seen(s: Game, you: int | None) -> dict[str, Any]:
    """The table as one player sees it: names where they may be known, counts where not. For nobody, it lies open."""
    hid = 0 if you is None else hidden_from(s, you)
    return {
        "rules": s.box.rules.name,
        "you": you,
        "turn": s.turn,
        "phase": s.box.rules.phase_names[s.phase],
        "active": s.first,
        "passed": who_passed(s),
        "players": [_player(s, q, hid) for q in range(s.box.seats)],
        "favor": s.favor if s.favor >= 0 else None,
        "attack": _attack(s),
        "resolving": [_card(s, c, hid) for c in bits(s.p[RESOLVING])],
        "winner": s.winner if s.winner >= 0 else None,
    }


def _card(s: Game, c: int, hid: int) -> dict[str, Any]:
    if hid >> c & 1:
        return {"id": c}
    out: dict[str, Any] = {"id": c, "name": s.box.faces[s.kind[c]].name}
    if s.p[DEAD] >> c & 1:
        out["dead"] = "dishonorably" if s.p[DISHONORABLE] >> c & 1 else "honorably"
    return out


def _in_play(s: Game, c: int, hid: int) -> dict[str, Any]:
    p = s.p
    face = s.box.faces[s.kind[c]]
    out: dict[str, Any] = {"id": c, "name": face.name, "type": face.definition.type, "controller": s.holder[c]}
    for name, plane in MARKS:
        if p[plane] >> c & 1:
            out[name] = True
    if p[PERSONALITY] >> c & 1:
        out["force"], out["chi"], out["honor"] = (stat(s, c, i) for i in (FORCE, CHI, PERSONAL_HONOR))
    if s.at[c] >= 0:
        out["at"] = s.at[c]
    if s.owner[c] != s.holder[c]:
        out["owner"] = s.owner[c]
    tokens = [row.kind for row in s.tokens if row.card == c]
    if tokens:
        out["tokens"] = [s.box.token_name(n) for n in tokens]
    if s.att[c]:
        out["attachments"] = [{**_in_play(s, x, hid), "force": stat(s, x, FORCE)} for x in bits(s.att[c])]
    if s.lying[c]:
        out["under"] = [_card(s, x, hid) for x in bits(s.lying[c])]
    return out


def _player(s: Game, q: int, hid: int) -> dict[str, Any]:
    p = s.p
    mine = s.ctl[q]
    there = p[IN_PLAY] & mine & ~p[THE_RULES]
    warned = [x._asdict() for x in dangers(s, q)]
    pool = {"focus_pool": [_card(s, c, hid) for c in bits(p[IN_POOL] & mine)]} if p[IN_POOL] & mine else {}
    return {
        "seat": q,
        **({} if s.alive >> q & 1 else {"out": True}),
        **({"dangers": warned} if warned else {}),
        "honor": s.honor[q],
        "hand": [_card(s, c, hid) for c in bits(p[HAND] & mine)],
        "fate_deck": len(s.zones[fate_deck(q)]),
        "dynasty_deck": len(s.zones[dynasty_deck(q)]),
        "known_in_decks": [_card(s, c, hid) for c in bits(p[DECK] & mine & ~hid)],
        "fate_discard": [_card(s, c, hid) for c in bits(p[DISCARD] & mine & p[FATE])],
        "dynasty_discard": [_card(s, c, hid) for c in bits(p[DISCARD] & mine & p[DYNASTY])],
        "removed": [_card(s, c, hid) for c in bits(p[REMOVED] & mine & (p[FATE] | p[DYNASTY]))],
        "focused": [_card(s, c, hid) for c in focused(s, q)],
        **pool,
        "in_play": [_in_play(s, c, hid) for c in bits(there) if s.host[c] < 0],
        "provinces": [_province(s, c, hid) for c in s.provinces[q]],
    }


def _province(s: Game, c: int, hid: int) -> dict[str, Any]:
    out: dict[str, Any] = {"id": c, "strength": stat(s, c, STRENGTH)}
    out["cards"] = [{**_card(s, x, hid), "faceup": bool(s.p[FACEUP] >> x & 1)} for x in bits(s.lying[c])]
    if s.att[c]:
        out["regions"] = [_in_play(s, x, hid) for x in bits(s.att[c])]
    return out


def _attack(s: Game) -> dict[str, Any] | None:
    if s.attacker < 0:
        return None
    out = {**sides(s), "fought": list(bits(s.fought))}
    out["battlefields"] = battlefields(s)
    if s.battle[FIELD] >= 0:
        out["battlefield"] = s.battle[FIELD]
        out["combat"] = bool(s.battle[COMBAT])
        out["attacking_force"], out["defending_force"] = army_force(s, ATTACKING), army_force(s, DEFENDING)
    return out
