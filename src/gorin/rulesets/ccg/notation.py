"""A table of this game as one string, and back.

    A 10 crab: Hida Bushotsu*[Outriders], Iron Mine_ | Focus | Kaiu Kawachi, Large Farm?[Kaiu Village] | Yasuki Tono#
    B 8: Doji Genshin+2~ | | -, -
    action phase, turn 5, active A, favor B
    battle A>B 2

A seat: Family Honor and clan, then in play | hand | provinces (what lies in each, with its Regions and whatever else
lies there in brackets; - lies empty, gone is destroyed) | discard pile | Fate deck | Dynasty deck (top first). Marks:
* at the current battlefield  +n at the battlefield of the Defender's n-th province  _ bowed  ~ dishonorable  ? facedown
# dead  & a Ring in play by its own text.
`battle` waits in the Combat Segment there, `attack` in the Infantry Maneuvers; otherwise the phase waits. Allies stand
beside their leader (`battle A+C>B 2`). What is left out is filled with plain cards without text: a castle of the clan,
fields and scrolls.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from gorin.errors import NotationError
from gorin.kernel.bits import bits
from gorin.kernel.derive import derive
from gorin.kernel.faces import face, listen
from gorin.kernel.machine import push, run, step_called
from gorin.kernel.notation import Item, fold, items, split
from gorin.kernel.zones import attach, give_control
from gorin.rulesets import ruleset
from gorin.rulesets.base import DeckList
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.attributes.own_penalties import remember, unremembered
from gorin.rulesets.ccg.battle.attack import ATTACK_FRAME
from gorin.rulesets.ccg.battle.fighting import BATTLE_FRAME
from gorin.rulesets.ccg.card import CLANS, UNALIGNED, Card
from gorin.rulesets.ccg.compiler.compiled import created_by
from gorin.rulesets.ccg.compiler.the_rules import PROVINCE
from gorin.rulesets.ccg.playing.rounds import action_round
from gorin.rulesets.ccg.rules import Ccg
from gorin.rulesets.ccg.sides import becomes_ally, players, side_of, stands_with, take_sides
from gorin.rulesets.ccg.state import COMBAT, FIELD, HOME, WERE_THERE, Game, new_state
from gorin.rulesets.ccg.turn.phases import TURNS, WHOSE

CASTLE, FIELD_CARD, SCROLL = "Castle", "Field", "Scroll"
PLAIN = {
    **{
        name: Card(name, "stronghold", clan, strength=6, gold=5, honor=5)
        for clan in (UNALIGNED, *CLANS)
        for name in [CASTLE if clan == UNALIGNED else f"{clan.capitalize()} {CASTLE}"]
    },
    FIELD_CARD: Card(FIELD_CARD, "holding", cost=1),
    SCROLL: Card(SCROLL, "strategy", focus=1),
}
EMPTY = "-"
GONE = "gone"  # a province that was destroyed
MARKS = {"_": facts.BOWED, "~": facts.DISHONORABLE, "#": facts.DEAD, "&": facts.EARNED}
SEAT = re.compile(r"^([A-H])(?:\s+(-?\d+))?(?:\s+([a-z]+))?\s*:(.*)$", re.S)
FIGHT = re.compile(r"^(battle|attack)\s+([A-H](?:\+[A-H])*)>([A-H](?:\+[A-H])*)(?:\s+(\d+))?$")


class Reader:
    """Lays a table out from its lines."""

    def __init__(self, text: str, rules: Ccg, cards: Mapping[str, Card], seed: int) -> None:
        self.rules = rules
        made = {x.name: x for card in cards.values() for x in created_by(card)}
        self.cards = {**PLAIN, **made, **cards}
        self.titles = {fold(name): name for name in self.cards}
        for name, card in self.cards.items():  # a title is enough where no other version has it for its name
            self.titles.setdefault(fold(card.title or name), name)
        lines = [line.split("  #")[0].strip() for line in text.strip().splitlines() if line.strip()]
        seats = [m for line in lines if (m := SEAT.match(line))]
        fights = [m for line in lines if (m := FIGHT.match(line))]
        settings = [line for line in lines if not SEAT.match(line) and not FIGHT.match(line)]
        if [ord(m[1]) - 65 for m in seats] != list(range(len(seats))) or len(seats) < 2:
            raise NotationError("A table needs a line for each seat in order, such as 'A 10 crab: Hida Bushotsu'.")
        if len(fights) > 1:
            raise NotationError("There are two lines for a battle or an attack.")
        self.owners: list[int] = []
        self.names: list[str] = []
        self.placing: list[tuple[str, int, Item, int]] = []  # where, seat, item, card
        for i, m in enumerate(seats):
            self.seat(i, m[3] or "", m[4])
        self.s = self.lay_out(len(seats), seed)
        for i, m in enumerate(seats):
            self.s.honor[i] = int(m[2]) if m[2] else 5
        self.phases = {phase.name: phase for phase in rules.edition.phases}
        self.phase = self.phases.get("action", rules.edition.phases[0])
        for line in settings:
            for part in split(line, ","):
                self.setting(part)
        self.place()
        self.wait(fights[0] if fights else None)

    # --- cards -----------------------------------------------------------------------------------------------------

    def title(self, name: str) -> str:
        if fold(name) not in self.titles:
            raise NotationError(f"There is no card called {name!r}.")
        return self.titles[fold(name)]

    def card(self, where: str, seat: int, item: Item) -> int:
        """Note down one card, and what is attached to it."""
        owner = item.seat if item.seat >= 0 else seat
        c = len(self.owners)
        self.owners.append(owner)
        self.names.append(item.name if where == "rules" or item.name == PROVINCE else self.title(item.name))
        self.placing.append((where, seat, item, c))
        for x in item.inside:
            self.card(f"on {c}", seat, x)
        return c

    def seat(self, seat: int, clan: str, text: str) -> None:
        if clan and clan not in CLANS:
            raise NotationError(f"There is no clan {clan!r}; there are {', '.join(CLANS)}.")
        sections = [items(x) for x in split(text, "|")]
        sections += [[] for _ in range(6 - len(sections))]
        play, hand, provinces, discard, fate, dynasty = sections[:6]
        self.card("rules", seat, Item(self.rules.edition.player_abilities.name))
        if not any(self.cards[self.title(x.name)].type == "stronghold" for x in play):
            self.card("play", seat, Item(f"{clan.capitalize()} {CASTLE}".strip()))
        default = [Item(FIELD_CARD, "?") for _ in range(self.rules.edition.provinces - len(provinces))]
        for x in [*(x for x in provinces if x.name != GONE), *default]:
            regions = [y for y in x.inside if self.cards[self.title(y.name)].type == "region"]
            province = self.card("province", seat, Item(PROVINCE, inside=regions))
            for y in [x, *(y for y in x.inside if y not in regions)]:
                if y.name != EMPTY:
                    self.card(f"in {province}", seat, Item(y.name, y.marks))
        for where, found in (("play", play), ("hand", hand), ("discard", discard)):
            for x in found:
                self.card(where, seat, x)
        for where, found, plain in (("fate", fate, SCROLL), ("dynasty", dynasty, FIELD_CARD)):
            for x in [*found, *(Item(plain) for _ in range(0 if found else 10))]:
                if x.name != EMPTY:
                    self.card(where, seat, x)
        for x in provinces:
            if x.name == GONE:
                self.card(GONE, seat, Item(PROVINCE))

    def lay_out(self, seats: int, seed: int) -> Game:
        decks = [DeckList("table", UNALIGNED, ())] * seats
        box = self.rules.box(decks, self.cards, tuple(sorted(set(self.names))))
        s = new_state(box, self.owners, seed)
        for c, name in enumerate(self.names):
            face(s, c, box.by_name[name])
        return s

    def place(self) -> None:
        s = self.s
        for where, seat, item, c in self.placing:
            b = 1 << c
            if where == "province":
                s.provinces[seat].append(c)
            elif where == GONE:
                s.p[facts.REMOVED] |= b
            elif where.startswith("in "):
                s.p[facts.IN_PROVINCE] |= b
                s.slot[c] = int(where[3:])
                s.lying[s.slot[c]] |= b
                s.p[facts.FACEUP] |= 0 if "?" in item.marks else b
            elif where.startswith("on "):
                s.p[facts.IN_PLAY] |= b
                give_control(s, c, seat)
                attach(s, c, int(where[3:]))
            elif where in ("fate", "dynasty"):
                s.zones[s.owner[c] * 2 + (where == "dynasty")].insert(0, c)
                s.p[facts.DECK] |= b
            elif where != "rules":
                s.p[{"play": facts.IN_PLAY, "hand": facts.HAND, "discard": facts.DISCARD}[where]] |= b
                give_control(s, c, seat)
            if where in ("play", "discard") or where.startswith("on "):
                s.p[facts.FACEUP] |= b
            for mark, plane in MARKS.items():
                if mark in item.marks:
                    s.p[plane] |= b
            if s.box.faces[s.kind[c]].definition.pack == "created":
                s.p[facts.CREATED] |= b

    # --- the rest of the table -------------------------------------------------------------------------------------

    def setting(self, text: str) -> None:
        s = self.s
        match text.split():
            case [phase, "phase"] if phase in self.phases:
                self.phase = self.phases[phase]
            case ["turn", n] if n.isdigit():
                s.turn = int(n)
            case ["active", seat] if len(seat) == 1:
                s.first = ord(seat) - 65
            case ["favor", seat] if len(seat) == 1:
                s.favor = ord(seat) - 65
            case _:
                raise NotationError(f"{text!r} is no line of a table.")

    def wait(self, fight: re.Match[str] | None) -> None:
        """Put the frames there in which such a table waits."""
        s = self.s
        s.turn = s.turn or 5
        s.turns = [max(1, s.turn // s.box.seats)] * s.box.seats
        if fight is not None:
            if "attack" not in self.phases:
                raise NotationError(f"There is no attack in {self.rules.name}.")
            self.phase = self.phases["attack"]
            self.sides(fight)
        s.phase = self.phase.number
        listen(s)
        turns = push(s, TURNS)
        turns.step, turns.regs[WHOSE] = step_called(s, TURNS, self.phase.waits), s.first + 1
        if fight is not None:
            self.fight(turns, fight)
        derive(s)
        remember(s, unremembered(s), [])  # what weakens anybody here has begun
        run(s)

    def sides(self, fight: re.Match[str]) -> None:
        """`A+C>B`: A attacks B, and C is an ally of A."""
        s = self.s
        (attacker, *beside), (defender, *against) = ([ord(x) - 65 for x in fight[i].split("+")] for i in (2, 3))
        everybody = [attacker, defender, *beside, *against]
        if len(set(everybody)) < len(everybody) or max(everybody) >= s.box.seats:
            raise NotationError(f"{fight[0]!r} is no fight between two players.")
        s.first = attacker
        take_sides(s, attacker, defender)
        for allies, side in ((beside, facts.ATTACKING), (against, facts.DEFENDING)):
            for who in allies:
                becomes_ally(s, who, side)

    def fight(self, turns: Any, fight: re.Match[str]) -> None:
        s = self.s
        turns.step = step_called(s, TURNS, "4 attack") + 1
        attack = push(s, ATTACK_FRAME)
        lands = s.provinces[s.defender]
        field = int(fight[4] or 1) - 1
        if not 0 <= field < len(lands):
            raise NotationError(f"{fight[3]} has no province {field + 1}.")
        for _, _, item, c in self.placing:
            if s.p[facts.PERSONALITY] >> c & 1 and s.p[facts.IN_PLAY] >> c & 1 and ("*" in item.marks or item.n):
                s.at[c] = lands[item.n - 1 if item.n else field]
                s.p[stands_with(side_of(s, s.holder[c]))] |= 1 << c
                if s.at[c] == lands[field]:
                    s.battle[WERE_THERE] |= 1 << s.holder[c]
            elif s.p[facts.TERRAIN] >> c & 1 and s.p[facts.IN_PLAY] >> c & 1:
                s.at[c] = lands[field]
        if fight[1] == "attack":
            s.battle[WERE_THERE] = 0
            return
        attack.step = step_called(s, ATTACK_FRAME, "fight battles")
        s.fought = 1 << lands[field]
        s.battle[FIELD], s.battle[COMBAT] = lands[field], 1
        push(s, BATTLE_FRAME, (lands[field],)).step = step_called(s, BATTLE_FRAME, "Combat Segment") + 1
        action_round(s, s.defender, in_battle=True)


def read(text: str, cards: Mapping[str, Card], rules: str = "ccg/emperor", seed: int = 0) -> Game:
    """The state that a table string describes, waiting for its first decision."""
    return Reader(text, ruleset(rules), cards, seed).s


# --- back to a string ---------------------------------------------------------------------------------------------


def write(s: Game) -> str:
    """The table as a string; what waits or lasts is not written."""
    lines = [_seat(s, q) for q in range(s.box.seats)]
    parts = [f"{s.box.rules.phase_names[s.phase]} phase"] if s.phase else []
    parts += [f"turn {s.turn}", f"active {chr(65 + s.first)}"]
    if s.favor >= 0:
        parts.append(f"favor {chr(65 + s.favor)}")
    lines.append(", ".join(parts))
    if s.battle[FIELD] in (s.provinces[s.defender] if s.defender >= 0 else ()):
        place = s.provinces[s.defender].index(s.battle[FIELD]) + 1
        lines.append(f"battle {_sides(s)} {place}")
    elif s.attacker >= 0:
        lines.append(f"attack {_sides(s)}")
    return "\n".join(lines)


def _sides(s: Game) -> str:
    return ">".join("+".join(chr(65 + q) for q in players(s, side)) for side in (facts.ATTACKING, facts.DEFENDING))


def _name(s: Game, c: int) -> str:
    return str(s.box.faces[s.kind[c]].name)


def _item(s: Game, c: int, seat: int) -> Item:
    p, b = s.p, 1 << c
    marks = "".join(mark for mark, plane in MARKS.items() if p[plane] & b)
    n = 0
    if p[facts.PERSONALITY] & b and s.at[c] != HOME and s.defender >= 0:
        if s.at[c] == s.battle[FIELD]:
            marks = "*" + marks
        elif s.at[c] in s.provinces[s.defender]:
            n = s.provinces[s.defender].index(s.at[c]) + 1
    owner = s.owner[c] if s.owner[c] != seat else -1
    return Item(_name(s, c), marks, n, [_item(s, x, seat) for x in bits(s.att[c])], owner)


def _seat(s: Game, q: int) -> str:
    p = s.p
    play = [c for c in bits(p[facts.IN_PLAY] & s.ctl[q]) if s.host[c] < 0]
    provinces = []
    for province in s.provinces[q]:
        regions = [_item(s, x, q) for x in bits(s.att[province])]
        there = [Item(_name(s, c), "" if p[facts.FACEUP] >> c & 1 else "?") for c in bits(s.lying[province])]
        first = there[0] if there else Item(EMPTY)
        provinces.append(Item(first.name, first.marks, 0, [*regions, *there[1:]]))
    provinces += [Item(GONE)] * (s.box.rules.edition.provinces - len(provinces))
    decks = [[Item(_name(s, c)) for c in reversed(s.zones[q * 2 + k])] or [Item(EMPTY)] for k in (0, 1)]
    sections = [
        [_item(s, c, q) for c in play],
        [_item(s, c, q) for c in bits(p[facts.HAND] & s.ctl[q])],
        provinces,
        [_item(s, c, q) for c in bits(p[facts.DISCARD] & s.ctl[q])],
        *decks,
    ]
    return f"{chr(65 + q)} {s.honor[q]}: " + " | ".join(", ".join(x.text() for x in part) for part in sections)
