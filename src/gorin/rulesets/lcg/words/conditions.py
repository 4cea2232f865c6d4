"""Conditions in this game's words."""

from __future__ import annotations

from collections.abc import Sequence

from gorin.language.english import Voice, article, listing, possessive
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Player, Query, declares, node, walk
from gorin.language.scope import Scope
from gorin.language.sets import Is
from gorin.rulesets.accounts import seat_name
from gorin.rulesets.lcg.attributes.stats import dial_lower, skill_of
from gorin.rulesets.lcg.rings.pools import elements_at
from gorin.rulesets.lcg.sides import attacks, defends, has_favor
from gorin.rulesets.lcg.state import BY, ELEMENT_NAMES, HIDDEN_BID, ON, PHASES, RING, TYPE, WINNER

TYPES = {"military": 0, "political": 1}
SIDES = {"attacking": attacks, "defending": defends}
ROLES = {"attacking": "an attacker", "defending": "a defender"}


NO_CONFLICT = "there is no conflict"


def kind_now(r: Reading) -> str:
    """The type of the conflict that goes on."""
    return next(name for name, n in TYPES.items() if n == r.s.con[TYPE])


def against(r: Reading, numbers: Sequence[int], whose: Player, than: Player) -> str:
    """ "it is 3 against 5": what two players have."""
    one, other = whose.seat(r), than.seat(r)
    return f"it is {numbers[one]} against {numbers[other]}" if one >= 0 and other >= 0 else "there is no such player"


def walk_facts(q: Query) -> set[str]:
    """The facts of which a set is made; who attacks or defends is participating."""
    return {"participating" if x.fact in SIDES else x.fact for x in walk(q, Is)}


@node
class During(Condition):
    """During a conflict: of a type, of an element, at this province."""

    type: str = ""
    element: str = ""
    here: bool = False
    participating: Query | None = None  # in which this character takes part
    at: Query | None = None  # at one of these provinces
    bare = True

    def source(self, c: Scope) -> str:
        tests = [f"s.con[{ON}]"]
        if self.participating is not None:
            tests.append(f"({self.participating.source(c)} & {c.words.plane('participating')})")
        if self.type:
            tests.append(f"s.con[{TYPE}] == {TYPES[self.type]}")
        if self.element:
            tests.append(f"elements_at(s, s.con[{RING}]) >> {ELEMENT_NAMES.index(self.element)} & 1")
        if self.here:
            tests.append(f"s.attacked >> {c.this} & 1")
        if self.at is not None:
            tests.append(f"(s.attacked & {self.at.source(c)}) != 0")
        return "(" + " and ".join(tests) + ")"

    def holds(self, r: Reading) -> bool:
        con = r.s.con
        if not con[ON]:
            return False
        if self.at is not None and not any(r.s.attacked >> x & 1 for x in r.members(self.at)):
            return False
        if self.type and con[TYPE] != TYPES[self.type]:
            return False
        if self.element and not elements_at(r.s, con[RING]) >> ELEMENT_NAMES.index(self.element) & 1:
            return False
        who = self.participating
        if who is not None and not any(r.words.has(r.s, c, "participating") for c in r.members(who)):
            return False
        if self.at is not None and not any(r.s.attacked >> x & 1 for x in r.members(self.at)):
            return False
        return not self.here or bool(r.s.attacked >> r.this & 1)

    def instead(self, r: Reading, v: Voice) -> str:
        con = r.s.con
        if not con[ON]:
            return "there is none"
        if self.type and con[TYPE] != TYPES[self.type]:
            return f"this one is {kind_now(r)}"
        elements = elements_at(r.s, con[RING])
        if self.element and not elements >> ELEMENT_NAMES.index(self.element) & 1:
            return f"this one is {listing([x for i, x in enumerate(ELEMENT_NAMES) if elements >> i & 1])}"
        if self.here or self.at is not None:
            return "this one is elsewhere"
        return f"{v.the(self.participating)} is not" if self.participating is not None else ""

    def english(self, v: Voice) -> str:
        kind = "".join(f"[{x}] " for x in (self.type, self.element) if x)
        there = f" at this {v.this}" if self.here else ""
        there += f" at {v.some(self.at)}" if self.at is not None else ""
        if self.participating is not None:
            there += f" in which {v.the(self.participating)} is participating"
        return f"during {article(f'{kind}conflict')}{there}"


@declares(strings={"during": ("type of conflict", ("", "any", *TYPES))})
@node
class YouAre(Condition):
    """While you are the attacking (defending) player; with `during`, in a conflict of this type, or of any."""

    side: str
    during: str = ""
    bare = True

    def source(self, c: Scope) -> str:
        kind = f" and s.con[{TYPE}] == {TYPES[self.during]}" if self.during in TYPES else ""
        return f"({SIDES[self.side].__name__}(s, {c.you}){kind})"

    def holds(self, r: Reading) -> bool:
        return SIDES[self.side](r.s, r.you) and (self.during not in TYPES or r.s.con[TYPE] == TYPES[self.during])

    def instead(self, r: Reading, v: Voice) -> str:
        if not r.s.con[ON]:
            return NO_CONFLICT
        if SIDES[self.side](r.s, r.you):
            return f"this one is {kind_now(r)}"
        return next((f"you are {role} player" for role, of in SIDES.items() if of(r.s, r.you)), "you take no part")

    def english(self, v: Voice) -> str:
        if self.during:
            kind = f"[{self.during}] " if self.during in TYPES else ""
            return f"during a {kind}conflict in which you are the {self.side} player"
        return f"while you are the {self.side} player"


@node
class DuringPhase(Condition):
    """During a phase."""

    phase: str
    bare = True

    def source(self, c: Scope) -> str:
        return f"(s.phase == {PHASES.index(self.phase)})"

    def holds(self, r: Reading) -> bool:
        return bool(PHASES[r.s.phase] == self.phase)

    def instead(self, r: Reading, v: Voice) -> str:
        return f"this is the {PHASES[r.s.phase]} phase"

    def english(self, v: Voice) -> str:
        return f"during the {self.phase} phase"


@node
class While(Condition):
    """While a card is so: this character is participating, attached character is defending."""

    who: Query
    so: Query
    type: str = ""
    bare = True

    def source(self, c: Scope) -> str:
        test = f"(({self.who.source(c)} & {self.so.source(c)}) != 0)"
        return f"({test} and s.con[{TYPE}] == {TYPES[self.type]})" if self.type else test

    def holds(self, r: Reading) -> bool:
        if self.type and r.s.con[TYPE] != TYPES[self.type]:
            return False
        return any(self.so.has(r, c) for c in r.members(self.who))

    def instead(self, r: Reading, v: Voice) -> str:
        if not r.members(self.who):
            return "there is none"
        if self.type and r.s.con[ON] and r.s.con[TYPE] != TYPES[self.type]:
            return f"this conflict is {kind_now(r)}"
        takes_part = self.type or "participating" in walk_facts(self.so)
        return NO_CONFLICT if takes_part and not r.s.con[ON] else f"{v.the(self.who)} is not"

    def english(self, v: Voice) -> str:
        n = self.so.noun(v)
        so = n.some() if n.head else n.text().replace("card ", "", 1).removesuffix(" card").replace("that is ", "")
        kind = f" in a [{self.type}] conflict" if self.type else ""
        if "participating" in so and not kind:
            kind = " in a conflict"
        return f"while {v.the(self.who)} is {so}{kind}"


@node
class OnlyOne(Condition):
    """A player's only participating character is this one."""

    who: Query
    bare = True

    def source(self, c: Scope) -> str:
        mine = f"({c.words.plane('participating')} & s.ctl[{c.you}])"
        return f"({mine} == {self.who.source(c)})"

    def holds(self, r: Reading) -> bool:
        there = {c for c in range(len(r.s.kind)) if r.words.has(r.s, c, "participating") and r.s.holder[c] == r.you}
        return there == r.members(self.who)

    def instead(self, r: Reading, v: Voice) -> str:
        mine = [c for c in range(len(r.s.kind)) if r.words.has(r.s, c, "participating") and r.s.holder[c] == r.you]
        return f"you have {len(mine) or 'none'} there" if r.s.con[ON] else NO_CONFLICT

    def english(self, v: Voice) -> str:
        return f"while {v.the(self.who)} is your only participating character in a conflict"


@node
class WonBy(Condition):
    """The conflict was won by so much skill, or more."""

    n: int
    bare = True

    def source(self, c: Scope) -> str:
        return f"(s.con[{WINNER}] >= 0 and s.con[{BY}] >= {self.n})"

    def holds(self, r: Reading) -> bool:
        return bool(r.s.con[WINNER] >= 0 and r.s.con[BY] >= self.n)

    def instead(self, r: Reading, v: Voice) -> str:
        return f"it was won by {r.s.con[BY]}" if r.s.con[WINNER] >= 0 else "nobody has won"

    def english(self, v: Voice) -> str:
        return f"by {self.n} or more skill"


@declares(strings={"role": ("side", tuple(SIDES))})
@node
class HasWon(Condition):
    """A card wins the conflict as an attacker (or defender): the conflict is won by its side."""

    who: Query
    role: str

    def source(self, c: Scope) -> str:
        there = f"{self.who.source(c)} & {c.words.plane(self.role)}"
        return f"(s.con[{WINNER}] >= 0 and {SIDES[self.role].__name__}(s, s.con[{WINNER}]) and ({there}) != 0)"

    def holds(self, r: Reading) -> bool:
        winner = r.s.con[WINNER]
        there = any(r.words.has(r.s, c, self.role) for c in r.members(self.who))
        return bool(winner >= 0 and SIDES[self.role](r.s, winner) and there)

    def english(self, v: Voice) -> str:
        return f"{v.the(self.who)} wins the conflict as {ROLES[self.role]}"


@node
class LowerBid(Condition):
    """One player's dial shows less than another's."""

    whose: Player
    than: Player

    def source(self, c: Scope) -> str:
        return f"dial_lower(s, {self.whose.source(c)}, {self.than.source(c)})"

    def holds(self, r: Reading) -> bool:
        from gorin.rulesets.lcg.attributes.stats import dial_lower

        return dial_lower(r.s, self.whose.seat(r), self.than.seat(r))

    def instead(self, r: Reading, v: Voice) -> str:
        return against(r, r.s.bid, self.whose, self.than) if max(r.s.bid) < HIDDEN_BID else "bids are being made"

    def english(self, v: Voice) -> str:
        than = possessive(self.than.english(v))
        return f"{possessive(self.whose.english(v))} honor bid is lower than {'yours' if than == 'your' else than}"


@node
class HigherBid(Condition):
    """One player's dial shows more than another's: at least so much more."""

    whose: Player
    than: Player
    by: int = 1

    def source(self, c: Scope) -> str:
        return f"dial_lower(s, {self.than.source(c)}, {self.whose.source(c)}, {self.by})"

    def holds(self, r: Reading) -> bool:
        return dial_lower(r.s, self.than.seat(r), self.whose.seat(r), self.by)

    def instead(self, r: Reading, v: Voice) -> str:
        return against(r, r.s.bid, self.whose, self.than) if max(r.s.bid) < HIDDEN_BID else "bids are being made"

    def english(self, v: Voice) -> str:
        if self.by > 1:
            whose, than = possessive(self.whose.english(v)), possessive(self.than.english(v))
            than = "yours" if than == "your" else than
            return f"{whose} honor bid is at least {self.by} higher than {than}"
        whose, than = possessive(self.whose.english(v)), possessive(self.than.english(v))
        return f"the bid on {whose} honor dial is higher than {'yours' if than == 'your' else than}"


@node
class CountsMoreSkill(Condition):
    """One player counts more skill than another in the conflict, which is of this type."""

    whose: Player
    than: Player
    type: str

    def source(self, c: Scope) -> str:
        mine, theirs = (f"skill_of(s, {who.source(c)})" for who in (self.whose, self.than))
        return f"(s.con[{TYPE}] == {TYPES[self.type]} and {mine} > {theirs})"

    def holds(self, r: Reading) -> bool:
        such = r.s.con[TYPE] == TYPES[self.type]
        return bool(such and skill_of(r.s, self.whose.seat(r)) > skill_of(r.s, self.than.seat(r)))

    def instead(self, r: Reading, v: Voice) -> str:
        if not r.s.con[ON] or r.s.con[TYPE] != TYPES[self.type]:
            return f"this one is {kind_now(r)}" if r.s.con[ON] else NO_CONFLICT
        return against(r, [skill_of(r.s, q) for q in range(r.s.box.seats)], self.whose, self.than)

    def english(self, v: Voice) -> str:
        who = self.whose.english(v)
        count = "count" if who == "you" else "counts"
        return f"{who} {count} more current [{self.type}] skill in the conflict than {self.than.english(v)}"


@node
class HasFavor(Condition):
    """A player has the Imperial Favor."""

    who: Player

    def source(self, c: Scope) -> str:
        return f"has_favor(s, {self.who.source(c)})"

    def holds(self, r: Reading) -> bool:
        return has_favor(r.s, self.who.seat(r))

    def instead(self, r: Reading, v: Voice) -> str:
        return f"{seat_name(r.s.favor)} does" if r.s.favor >= 0 else "nobody does"

    def english(self, v: Voice) -> str:
        who = self.who.english(v)
        return f"{who} {'control' if who == 'you' else 'controls'} the Imperial Favor"


@node
class NotLostThisPhase(Condition):
    """You have not lost a conflict this phase."""

    bare = True

    def source(self, c: Scope) -> str:
        return f"(not s.lost[{c.you}])"

    def holds(self, r: Reading) -> bool:
        return not r.s.lost[r.you]

    def english(self, v: Voice) -> str:
        return "while you have not lost a conflict this phase"
