"""A table of this game as one string, and back.

    A 10/3: Doji Hotaru*^+2[Fine Katana, B:Cloud the Mind], Imperial Storehouse | Banzai! | Night Raid?, Pilgrimage#
    B 8/5 bid 2: Doji Whisperer_ | Voice of Honor
    conflict phase, round 2, first B, favor A military, rings air=B fire+2
    political air A>B Shameful Display

A seat: honor/fate, then in play | hand | provinces | discard pile | conflict deck | dynasty deck (top first).
Who has left the game: `C 0/0 out:`.
Rings: air=B claimed, fire+2 fate on it, water[Scroll, B:Seal] what is attached to it; more in rings/notation.py.
Marks: * participating  _ bowed  ^ honored  ~ dishonored  & tainted  ? facedown  # broken  $ honor token  +n fate
[lying on or in it].
What cards remember stands beside the phase (memory_notation.py). The last line is the conflict, which waits in 3.2.2;
without one the phase's action window waits. What is left out is filled with plain cards: a castle, fields, peasants and
scrolls without text, in Skirmish province tokens. A deck without cards is written "-".
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from gorin.errors import NotationError
from gorin.kernel.bits import bits
from gorin.kernel.derive import derive
from gorin.kernel.faces import face, listen
from gorin.kernel.machine import push, run, step_called
from gorin.kernel.notation import Item, fold, items, split
from gorin.kernel.sides import team_of
from gorin.kernel.turns import make_first
from gorin.kernel.zones import attach, give_control
from gorin.rulesets import ruleset
from gorin.rulesets.base import DeckList
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.attributes.characteristics import identify
from gorin.rulesets.lcg.attributes.control import entered_under
from gorin.rulesets.lcg.attributes.turned import SUFFIXES, may_turn, turn_into
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.conflict.resolving import CONFLICT
from gorin.rulesets.lcg.framework.rounds import ROUNDS
from gorin.rulesets.lcg.lasting.memory_notation import recall, written
from gorin.rulesets.lcg.places.leaving import leave_table
from gorin.rulesets.lcg.places.zones import lay, pile_beside, pile_of
from gorin.rulesets.lcg.playing.windows import action_window
from gorin.rulesets.lcg.rings import notation as ring_notation
from gorin.rulesets.lcg.rings.bearers import NOWHERE, as_host, attached_to_rings
from gorin.rulesets.lcg.rings.numbers import NO_RING
from gorin.rulesets.lcg.rings.places import on_province
from gorin.rulesets.lcg.rules import TOKEN, Lcg, new_state
from gorin.rulesets.lcg.sides import attacks, take_sides
from gorin.rulesets.lcg.state import (
    ATTACKER,
    CONFLICT_PHASE,
    DEFENDER,
    DYNASTY_PHASE,
    NEVER,
    NO_CONFLICT,
    ON,
    RING,
    SLOTS,
    TARGET,
    TYPE,
    Game,
)
from gorin.rulesets.lcg.treaties.deck import shuffle_deck

CASTLE, FIELDS, PEASANT, SCROLL = "Castle", "Fields", "Peasant", "Scroll"
EMPTY = "-"  # a deck without cards
PLAIN = {
    CASTLE: Card(CASTLE, "stronghold", "neutral", "province", honor=10, fate=7),
    FIELDS: Card(FIELDS, "province", "neutral", "province", strength=4),
    PEASANT: Card(PEASANT, "character", "neutral", "dynasty"),
    SCROLL: Card(SCROLL, "event", "neutral", "conflict"),
}
MARKS = {"_": facts.BOWED, "^": facts.HONORED, "~": facts.DISHONORED, "&": facts.TAINTED, "#": facts.BROKEN,
         "$": facts.HONOR_TOKEN}  # fmt: skip
SEAT = re.compile(r"^([A-H])(?:\s+(-?\d+)/(\d+))?(?:\s+bid\s+(\d+))?(\s+out)?\s*:(.*)$", re.S)
FIGHT = re.compile(rf"^(military|political)\s+({ring_notation.KEY}|none)\s+([A-H])>([A-H])(?:\s+(.+))?$")


class Reader:
    """Lays a table out from its lines."""

    def __init__(self, text: str, rules: Lcg, cards: Mapping[str, Card], seed: int) -> None:
        self.rules = rules
        self.cards = {**PLAIN, **cards}
        if not rules.format.stronghold:
            self.cards[TOKEN] = rules.definition(TOKEN, cards)
        self.titles = {fold(name): name for name in self.cards}
        for name, card in self.cards.items():  # a title is enough where no other version has it for its name
            self.titles.setdefault(fold(card.title or name), name)
        lines = [line.split("  #")[0].strip() for line in text.strip().splitlines() if line.strip()]
        seats = [m for line in lines if (m := SEAT.match(line))]
        rest = [line for line in lines if not SEAT.match(line)]
        fights = [m for line in rest if (m := FIGHT.match(line))]
        settings = [line for line in rest if not FIGHT.match(line)]
        if not seats:
            raise NotationError("A table needs at least one line for a seat, such as 'A 10/3: Doji Whisperer'.")
        if [ord(m[1]) - 65 for m in seats] != list(range(len(seats))):
            raise NotationError("The seats are not A, B, C, … in order.")
        if len(fights) > 1:
            raise NotationError("There are two lines for a conflict.")
        self.owners: list[int] = []
        self.names: list[str] = []
        self.placing: list[tuple[str, int, Item, int]] = []  # where, seat, item, card
        self.seats = len(seats)
        for i, m in enumerate(seats):
            if not m[5]:
                self.seat(i, m[6])
            elif m[6].strip():
                raise NotationError(f"{m[1]} has left the game, and has nothing on the table any more.")
        for line in settings:
            for part in split(line, ","):
                self.on_rings(part)
        self.s = self.lay_out(seed)
        for i, m in enumerate(seats):
            self.s.honor[i] = int(m[2]) if m[2] else 10
            self.s.pool[i] = int(m[3]) if m[3] else 0
            self.s.bid[i] = int(m[4]) if m[4] else 0
            if m[5]:
                leave_table(self.s, i)
                self.s.alive &= ~(1 << i)
        self.phases = {phase.name: phase for phase in rules.format.phases}
        self.phase = self.phases.get("conflict", rules.format.phases[0])
        self.left = False  # opportunities for conflicts are given
        self.recalls: list[str] = []  # what is remembered
        self.rings: list[ring_notation.RingLine] = []
        for line in settings:
            for part in split(line, ","):
                self.setting(part)
        self.place()
        for ring in self.rings:
            if ring.province:
                place = on_province(ring_notation.province_of(self.s, ring, self.who))
                self.s.ring_place[ring_notation.ring_called(self.s, ring.key)] = place
        for part in self.recalls:
            recall(self.s, part)
        if fights:
            self.fight(fights[0])
        if rules.format.treaty_cards:
            shuffle_deck(self.s)
        self.wait(bool(fights))

    # --- cards -------------------------------------------------------------------------------------------------------

    def title(self, name: str) -> str:
        name = named_apart(name)[0]
        if fold(name) not in self.titles:
            raise NotationError(f"There is no card called {name!r}.")
        return self.titles[fold(name)]

    def who(self, letter: str) -> int:
        """The seat with this letter."""
        seat = ord(letter) - 65 if len(letter) == 1 else -1
        if not 0 <= seat < self.seats:
            raise NotationError(f"There is no seat {letter!r} at this table.")
        return seat

    def card(self, where: str, seat: int, item: Item) -> int:
        """Note down one card, and what lies on it."""
        owner = self.who(chr(65 + item.seat)) if item.seat >= 0 else seat
        c = len(self.owners)
        self.owners.append(owner)
        self.names.append(self.title(item.name))
        self.placing.append((where, seat, item, c))
        for x in item.inside:
            lies = where == "province" and self.cards[self.title(x.name)].type != "attachment"
            kind = "in province" if lies else f"on {c}"
            self.card(kind, owner, x)
        return c

    def on_rings(self, text: str) -> None:
        """Note down what is attached to rings: A's, unless it says whose."""
        for ring in ring_notation.parts(text):
            inside = ring.partition("[")[2]
            for x in items(inside.removesuffix("]")) if inside else ():
                self.card(f"on ring {ring_notation.key_of(ring)}", 0, x)

    def seat(self, seat: int, text: str) -> None:
        sections = [items(x) for x in split(text, "|")]
        sections += [[] for _ in range(6 - len(sections))]
        play, hand, provinces, discard, conflict, dynasty = sections[:6]
        has = {self.cards[self.title(x.name)].type for x in play}
        most = SLOTS if self.rules.format.stronghold else self.rules.format.provinces
        if len(provinces) > most:
            raise NotationError(f"{chr(65 + seat)} has {len(provinces)} provinces; there are {most} at most.")
        if self.rules.format.stronghold:
            if "stronghold" not in has:
                self.card("play", seat, Item(CASTLE))
            named = [Item(self.title(x.name), x.marks, x.n, x.inside) for x in provinces]
            for x in named:
                if self.cards[x.name].type != "province":
                    raise NotationError(f"{x.name} is no province.")
            for x in [*named, *(Item(FIELDS) for _ in range(SLOTS - len(named)))]:
                self.card("province", seat, x)
        else:
            named = [Item(TOKEN, x.marks, x.n, x.inside) for x in provinces]
            for x in [*named, *(Item(TOKEN) for _ in range(self.rules.format.provinces - len(named)))]:
                self.card("province", seat, x)
        for where, found in (("play", play), ("hand", hand), ("discard", discard)):
            for x in found:
                self.card(where, seat, x)
        for where, found, plain in (("conflict", conflict, SCROLL), ("dynasty", dynasty, PEASANT)):
            if [x.name for x in found] != [EMPTY]:
                for x in found or [Item(plain)] * 10:
                    self.card(where, seat, x)

    def lay_out(self, seed: int) -> Game:
        decks = [DeckList("table", "neutral", ())] * self.seats
        box = self.rules.box(decks, self.cards, tuple(sorted(set(self.names))))
        s = new_state(box, self.owners, seed)
        for c, name in enumerate(self.names):
            face(s, c, box.by_name[name])
        return s

    def place(self) -> None:
        s = self.s
        first = 0 if self.rules.format.stronghold else 1
        slots = {q: q * SLOTS + first for q in range(s.box.seats)}
        into = -1
        for where, seat, item, c in self.placing:
            b = 1 << c
            if where == "province":
                into = slots[seat]
                slots[seat] += 1
                s.province[into] = c
                s.slot[c] = into
                s.p[facts.IN_PLAY] |= b
                if "?" not in item.marks:
                    s.p[facts.FACEUP] |= b
            elif where == "in province":
                lay(s, c, into)
            elif where.startswith("on ring "):
                s.p[facts.IN_PLAY] |= b
                attach(s, c, as_host(ring_notation.ring_called(s, where.removeprefix("on ring "))))
            elif where.startswith("on "):
                s.p[facts.IN_PLAY] |= b
                if named_apart(item.name)[1]:
                    self.turn(c, item)
                attach(s, c, int(where[3:]))
            elif where in ("conflict", "dynasty"):
                s.zones[s.owner[c] * 2 + (where == "dynasty")].insert(0, c)
                s.p[facts.DECK] |= b
            else:
                s.p[{"play": facts.IN_PLAY, "hand": facts.HAND, "discard": facts.DISCARD}[where]] |= b
                give_control(s, c, seat)
                if where == "discard":
                    s.zones[pile_of(s, c)].append(c)
                if where == "play":
                    entered_under(s, c, seat)
                    if named_apart(item.name)[1]:
                        self.turn(c, item)
            self.mark(where, item, c)

    def turn(self, c: int, item: Item) -> None:
        """A card whose type was changed."""
        type = named_apart(item.name)[1]
        if not may_turn(self.s, c, type):
            raise NotationError(f"{item.name!r} cannot be: that card never becomes an {type}.".replace("an c", "a c"))
        turn_into(self.s, c, type, -1, NEVER, self.s.holder[c])

    def mark(self, where: str, item: Item, c: int) -> None:
        s, b = self.s, 1 << c
        for mark, plane in MARKS.items():
            if mark in item.marks:
                s.p[plane] |= b
        if where == "province":
            identify(s, c)
        s.fate[c] = item.n
        card = s.box.faces[s.kind[c]].definition
        if (
            where in ("play", "discard")
            or where.startswith("on ")
            or (where == "in province" and "?" not in item.marks)
        ):
            s.p[facts.FACEUP] |= b
        if card.type == "role":
            s.p[facts.IN_PLAY] &= ~b
        if card.type == "stronghold":
            s.slot[c] = s.owner[c] * SLOTS
        if card.type == "holding" and where in ("play", "in province") and s.p[facts.FACEUP] & b:
            s.p[facts.IN_PLAY] |= b
            if where == "play":
                mine = range(s.owner[c] * SLOTS + 1, s.owner[c] * SLOTS + SLOTS)
                empty = [i for i in mine if s.province[i] >= 0 and not s.lying[i]]
                if not empty:
                    raise NotationError(f"There is no province left for {card.name}.")
                lay(s, c, empty[0])

    # --- the rest of the table ---------------------------------------------------------------------------------------

    def setting(self, text: str) -> None:
        s = self.s
        words = text.split()
        match words:
            case [phase, "phase"] if phase in self.phases:
                self.phase = self.phases[phase]
            case ["round", n] if n.isdigit():
                s.round = int(n)
            case ["first", seat]:
                make_first(s, self.who(seat))
            case ["favor", seat, ("military" | "political") as side]:
                s.favor, s.favor_side = self.who(seat), ("military", "political").index(side)
            case ["favor", seat] if not s.box.rules.format.favor_has_sides:
                s.favor, s.favor_side = self.who(seat), 0
            case ["rings", *_]:
                self.rings += [ring_notation.said(x) for x in ring_notation.parts(text)]
                for line in self.rings:
                    ring_notation.put(s, line, self.who)
            case ["remembered", *_]:
                self.recalls.append(text)
            case ["left", *left]:
                self.left = True
                for x in left:
                    if not re.fullmatch(r"[A-H]=\d{1,3}", x):
                        raise NotationError(f"{x!r} says nothing of conflicts that are left; write 'left A=1 B=2'.")
                    s.left[self.who(x[0])] = int(x[2:])
            case _:
                raise NotationError(f"{text!r} is no line of a table.")

    def fight(self, m: re.Match[str]) -> None:
        s = self.s
        a, d = self.who(m[3]), self.who(m[4])
        if a == d:
            raise NotationError(f"{m[3]} cannot be in a conflict against {m[4]}.")
        if self.phase.number != CONFLICT_PHASE:
            raise NotationError(f"There is no conflict in the {self.phase.name} phase.")
        target = s.province[d * SLOTS + 1]
        if m[5]:
            want = fold(m[5].split("[")[0])
            found = [c for c in s.province[d * SLOTS : d * SLOTS + SLOTS] if c >= 0 and fold(self.names[c]) == want]
            if not found:
                raise NotationError(f"{m[5]!r} is no province of {m[4]}.")
            target = found[0]
        s.con[:] = NO_CONFLICT
        s.con[ON], s.con[TYPE] = 1, ("military", "political").index(m[1])
        s.con[TARGET] = target
        take_sides(s, a, d)
        if m[2] != "none":
            s.con[RING] = ring = ring_notation.ring_called(s, m[2])
            ring_notation.contest(s, ring)
            s.ring_side[ring] = s.con[TYPE]
        s.attacked = 1 << target
        s.p[facts.FACEUP] |= 1 << target
        identify(s, target)
        for _, _, item, c in self.placing:
            if "*" in item.marks:
                s.p[facts.ATTACKING if attacks(s, s.holder[c]) else facts.DEFENDING] |= 1 << c

    def wait(self, fighting: bool) -> None:
        """Put the frames there in which such a table waits."""
        s = self.s
        if not self.phase.window:
            raise NotationError(f"Nobody acts in the {self.phase.name} phase, so that no table waits there.")
        s.phase = self.phase.number
        s.round = s.round or 1
        if s.phase == CONFLICT_PHASE and not self.left:
            s.left = [self.rules.format.opportunities] * s.box.seats
        listen(s)
        derive(s)
        push(s, ROUNDS).step = step_called(s, ROUNDS, self.phase.name) + 1
        kind = self.phase.sequence
        f = push(s, kind)
        f.step = step_called(s, kind, self.phase.window) + 1
        if fighting:
            f.regs[0] = s.con[ATTACKER]
            f.step = step_called(s, kind, "3.3 conflict ends or was passed")
            for q in team_of(s, s.con[ATTACKER]):
                s.left[q] -= 1
                s.taken[q] += 1
                s.declared[q] |= 1 << s.con[TYPE]
            s.box.rules.format.opponents.attacked(s, s.con[ATTACKER], s.con[DEFENDER])
            regs = (s.con[ATTACKER], 0, s.con[TYPE], s.con[RING], s.con[TARGET], 0, -1)
            push(s, CONFLICT, regs).step = step_called(s, CONFLICT, "3.2.2 conflict action window") + 1
            action_window(s, s.con[DEFENDER], fight=True)
        else:
            f.regs[:1] = [s.first] if f.regs else []
            action_window(s, s.first, special=s.phase == DYNASTY_PHASE)
        run(s)


def named_apart(name: str) -> tuple[str, str]:
    """A title, and the type that a card has become, which stands behind it."""
    for type, suffix in SUFFIXES.items():
        if name.endswith(suffix):
            return name.removesuffix(suffix), type
    return name, ""


def read(text: str, cards: Mapping[str, Card], rules: str = "lcg/stronghold", seed: int = 0) -> Game:
    """The state that a table string describes, waiting for its first decision."""
    return Reader(text, ruleset(rules), cards, seed).s


# --- back to a string -----------------------------------------------------------------------------------------------


def write(s: Game) -> str:
    """The table as a string, with what its cards remember; what waits or lasts is not written."""
    lines = [_seat(s, q) for q in range(s.box.seats)]
    rings = ring_notation.written(s, lambda i: _on_ring(s, i))
    parts = [f"{s.box.rules.phase_names[s.phase]} phase", f"round {s.round}", f"first {chr(65 + s.first)}"]
    if s.favor >= 0:
        side = f" {('military', 'political')[s.favor_side]}" if s.box.rules.format.favor_has_sides else ""
        parts.append(f"favor {chr(65 + s.favor)}{side}")
    if rings:
        parts.append("rings " + " ".join(rings))
    if any(s.left) or s.phase == CONFLICT_PHASE:
        attacking = s.box.teams[s.con[ATTACKER]] if s.con[ON] else 0
        left = [n + (attacking >> q & 1) for q, n in enumerate(s.left)]
        parts.append("left " + " ".join(f"{chr(65 + q)}={n}" for q, n in enumerate(left)))
    lines.append(", ".join(parts + written(s)))
    if s.con[ON]:
        kind = ("military", "political")[s.con[TYPE]]
        ring = ring_notation.keys(s.box.rings)[s.con[RING]] if s.con[RING] != NO_RING else "none"
        a, d = chr(65 + s.con[ATTACKER]), chr(65 + s.con[DEFENDER])
        lines.append(f"{kind} {ring} {a}>{d} {_name(s, s.con[TARGET])}")
    return "\n".join(lines)


def _on_ring(s: Game, i: int) -> str:
    found = attached_to_rings(s, 1 << i)
    return f"[{', '.join(_item(s, c, 0).text() for c in bits(found))}]" if found else ""


def _name(s: Game, c: int) -> str:
    return str(s.box.faces[s.kind[c]].name)


def _item(s: Game, c: int, seat: int) -> Item:
    p, b = s.p, 1 << c
    marks = "*" if (p[facts.ATTACKING] | p[facts.DEFENDING]) & b else ""
    marks += "".join(mark for mark, plane in MARKS.items() if p[plane] & b)
    if not p[facts.FACEUP] & b and (p[facts.PROVINCE] | p[facts.IN_PROVINCE]) & b:
        marks += "?"
    inside = [_item(s, x, s.owner[c]) for x in bits(s.att[c])]
    if p[facts.PROVINCE] & b:
        inside += [_item(s, x, seat) for x in bits(s.lying[s.slot[c]])]
    return Item(_name(s, c), marks, s.fate[c], inside, s.owner[c] if s.owner[c] != seat else -1)


def _piles(s: Game, q: int) -> list[int]:
    """What lies in a player's discard piles, each from the bottom to the top."""
    both = [iter(s.zones[pile_beside(s, q * 2 + side)]) for side in (0, 1)]
    return [next(both[s.p[facts.DYNASTY] >> c & 1]) for c in bits(s.p[facts.DISCARD] & s.ctl[q])]


def _seat(s: Game, q: int) -> str:
    p = s.p
    mine = s.ctl[q]
    if not mine & ~p[facts.REMOVED]:
        return f"{chr(65 + q)} {s.honor[q]}/{s.pool[q]} out:"
    provinces = [c for c in s.province[q * SLOTS : q * SLOTS + SLOTS] if c >= 0]
    play = [
        c for c in bits(p[facts.IN_PLAY] & mine & ~p[facts.PROVINCE] & ~p[facts.IN_PROVINCE]) if s.host[c] == NOWHERE
    ]
    play += bits(p[facts.ROLE] & mine)
    groups: list[Sequence[int]] = [
        play,
        bits(p[facts.HAND] & mine),
        provinces,
        _piles(s, q),
        list(reversed(s.zones[q * 2])),
        list(reversed(s.zones[q * 2 + 1])),
    ]
    sections = [", ".join(_item(s, c, q).text() for c in group) for group in groups]
    sections[-2:] = [deck or EMPTY for deck in sections[-2:]]
    bid = f" bid {s.bid[q]}" if s.bid[q] else ""
    return f"{chr(65 + q)} {s.honor[q]}/{s.pool[q]}{bid}: " + " | ".join(sections)
