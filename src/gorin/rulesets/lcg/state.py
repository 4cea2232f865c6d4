"""The state of an LCG game: what the kernel has, and the fields of this game."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, final

from gorin.kernel.fields import SELDOM, Counters, Ints, Number
from gorin.kernel.state import OwnState, StateOf
from gorin.rulesets.lcg.rows import Demand
from gorin.rulesets.lcg.treaty_rows import Offer, Promise, Treaty

if TYPE_CHECKING:
    from gorin.rulesets.lcg.boxes import LcgBox  # noqa: F401  # whose states these are

SLOTS: Final = 5  # provinces per player; slot 0 is the stronghold's

# the conflict: indices into `con`
ON: Final = 0
TYPE: Final = 1  # MILITARY or POLITICAL
RING: Final = 2  # or NO_RING
ATTACKER: Final = 3  # who decides for the side
DEFENDER: Final = 4
TARGET: Final = 5  # the attacked province, a card
WINNER: Final = 6
BY: Final = 7  # skill difference
UNOPPOSED: Final = 8
BROKE: Final = 9  # an attacked province broke
CLAIMING: Final = 10  # the ring was just claimed, and stays contested while that is reacted to
RESOLVER: Final = 11  # who resolves the ring in the attacker's place, or -1
CLAIMER: Final = 12  # who claims it in the winner's place, or -1
SWITCHES: Final = 13  # how often its type has changed
SPOILS: Final = 14  # provinces that have just broken, whose cards the attacker may now discard, as a set
ATTACKING_PLAYERS: Final = 15  # the attacker, and who fights beside that player, as a set (sides.py)
DEFENDING_PLAYERS: Final = 16
NO_CONFLICT: Final = (0, 0, -1, -1, -1, -1, -1, 0, 0, 0, 0, -1, -1, 0, 0, 0, 0)

MILITARY: Final = 0
POLITICAL: Final = 1
GLORY: Final = 2
STRENGTH: Final = 3
COST: Final = 4
INCOME: Final = 5
HONOR_START: Final = 6
NUMBERS: Final = 7  # printed numbers of a face; attachments and holdings carry their bonuses in the first four

AIR, EARTH, FIRE, WATER, VOID = range(5)

# periods
ROUND: Final = 0
PHASE: Final = 1
IN_CONFLICT: Final = 2
IN_DUEL: Final = 3
NEVER: Final = -1  # no period ends it
PERIODS: Final = {"round": ROUND, "phase": PHASE, "conflict": IN_CONFLICT, "duel": IN_DUEL, "": NEVER}

# phases
DYNASTY_PHASE: Final = 1
DRAW_PHASE: Final = 2
CONFLICT_PHASE: Final = 3
FATE_PHASE: Final = 4
PHASES: Final = ("", "dynasty", "draw", "conflict", "fate")

ELEMENT_NAMES: Final = ("air", "earth", "fire", "water", "void")
TOKENLESS: Final = 25  # the bar (prohibitions/bars.py) of cards on which status tokens have no effect
HIDDEN_BID: Final = 16  # a dial holds this much more until it is revealed


Pairs = tuple[tuple[int, int], ...]
Threes = tuple[tuple[int, int, int], ...]
Reader = tuple[Callable[[OwnState, int, int], list[tuple[int, int, int]]], int, int]


@final
class Game(StateOf["LcgBox"]):
    """Honor, fate, rings, provinces, the conflict."""

    fate: Counters  # per card
    slot: Counters  # per card: the province slot it is (or lies) in, player * SLOTS + i, or -1
    under: Counters  # per card: the card it lies under, or -1
    honor: Ints  # per player from here
    pool: Ints  # fate
    bid: Ints  # the dial
    bid_change: Ints  # modifiers of the bid's value until the next bid
    left: Ints  # conflict opportunities
    declared: Ints  # types of conflict declared this phase, as a set
    extra: Ints  # per player and type: additional conflicts granted this phase, less those declared
    taken: Ints  # opportunities used or passed this phase
    passed: Ints  # has passed in the dynasty phase
    lost: Ints  # conflicts lost this phase
    actions: Ints  # action abilities used during this conflict
    province: Ints  # per slot: the province card, or -1
    lying: Ints  # per slot: the dynasty cards lying there
    barren: Number  # the slots whose refill failed because there was no card left, as a set
    ring_place: Ints  # per ring: where it lies (rings/places.py)
    ring_fate: Ints
    ring_side: Ints  # MILITARY or POLITICAL: the side that lies faceup since the ring was last contested or claimed
    con: Ints  # the conflict
    attacked: Number  # the provinces where it is, as a set of cards
    round: Number
    phase: Number
    favor: Number  # who has it, or -1
    favor_side: Number
    precedence: Ints  # constant abilities in the order the first player has them applied, where it matters
    offers: Annotated[tuple[Offer, ...], "rows", SELDOM]  # treaties that are offered (treaties/)
    treaties: Annotated[tuple[Treaty, ...], "rows", SELDOM]
    promises: Annotated[tuple[Promise, ...], "rows", SELDOM]  # of offers and treaties
    deals: Annotated[int, "number", SELDOM]  # offers so far, by which they are numbered
    treaty_deck: Annotated[tuple[tuple[int], ...], "rows", SELDOM]  # treaty cards from the top, if there are any
    treaty_cards_seen: Annotated[int, "number", SELDOM]  # those revealed, as a set: everybody knows where they lie
    constant_effects: Annotated[list[tuple[int, int, int]], "derived"]  # what constant texts say else: (what, cards, n)
    prices: Annotated[list[tuple[int, int, int, int]], "derived"]  # changes of costs: (players, cards, n, bearers)
    bars: Annotated[list[int], "derived"]  # per prohibition and player (last: nobody's effect): the cards it protects
    changed_planes: Annotated[Pairs | None, "derived"]  # traits, clans gained or lost: (plane, cards); None: unknown
    shield: Annotated[int, "derived"]  # the cards immune to something
    shields: Annotated[
        tuple[tuple[int, int, int], ...], "derived"
    ]  # (cards, plane of the sources, set of their controllers)
    capped: Annotated[int, "derived"]  # the cards of which a value cannot be increased or decreased
    caps: Annotated[Pairs, "derived"]  # (which value cannot, cards)
    bases: Annotated[Threes, "derived"]  # constant changes of base values: (what, cards, n)
    fixes: Annotated[
        tuple[tuple[int, int, int, int], ...], "derived"
    ]  # constantly set values: (what, cards, n, source)
    doomed: Annotated[int, "derived"]  # cards that a constant ability discards
    triumphs: Annotated[int, "derived"]  # players who have won by a constant ability, as a set
    readers: Annotated[tuple[Reader, ...], "derived"]  # constant modifiers that read skills: (function, this, you)
    dues: Annotated[tuple[Demand, ...], "derived"]  # additional costs that constant abilities demand (dues.py)
    elements: Annotated[tuple[int, ...], "derived"]  # per ring: the elements it has now, as a set

    # --- written by scripts/copies from the fields above ---
    __slots__ = (
        "actions",
        "attacked",
        "barren",
        "bars",
        "bases",
        "bid",
        "bid_change",
        "capped",
        "caps",
        "changed_planes",
        "con",
        "constant_effects",
        "deals",
        "declared",
        "doomed",
        "dues",
        "elements",
        "extra",
        "fate",
        "favor",
        "favor_side",
        "fixes",
        "honor",
        "left",
        "lost",
        "lying",
        "offers",
        "passed",
        "phase",
        "pool",
        "precedence",
        "prices",
        "promises",
        "province",
        "readers",
        "ring_fate",
        "ring_place",
        "ring_side",
        "round",
        "shield",
        "shields",
        "slot",
        "taken",
        "treaties",
        "treaty_cards_seen",
        "treaty_deck",
        "triumphs",
        "under",
    )
    kept: ClassVar[dict[str, str]] = {
        **StateOf.kept,
        "fate": "counters",
        "slot": "counters",
        "under": "counters",
        "honor": "ints",
        "pool": "ints",
        "bid": "ints",
        "bid_change": "ints",
        "left": "ints",
        "declared": "ints",
        "extra": "ints",
        "taken": "ints",
        "passed": "ints",
        "lost": "ints",
        "actions": "ints",
        "province": "ints",
        "lying": "ints",
        "barren": "number",
        "ring_place": "ints",
        "ring_fate": "ints",
        "ring_side": "ints",
        "con": "ints",
        "attacked": "number",
        "round": "number",
        "phase": "number",
        "favor": "number",
        "favor_side": "number",
        "precedence": "ints",
        "offers": "rows",
        "treaties": "rows",
        "promises": "rows",
        "deals": "number",
        "treaty_deck": "rows",
        "treaty_cards_seen": "number",
        "constant_effects": "derived",
        "prices": "derived",
        "bars": "derived",
        "changed_planes": "derived",
        "shield": "derived",
        "shields": "derived",
        "capped": "derived",
        "caps": "derived",
        "bases": "derived",
        "fixes": "derived",
        "doomed": "derived",
        "triumphs": "derived",
        "readers": "derived",
        "dues": "derived",
        "elements": "derived",
    }
    seldom = frozenset(["offers", "treaties", "promises", "deals", "treaty_deck", "treaty_cards_seen"])

    def clone(self) -> Game:
        t = Game()
        self.copy_common(t)
        t.fate = self.fate[:]
        t.slot = self.slot[:]
        t.under = self.under[:]
        t.honor = self.honor[:]
        t.pool = self.pool[:]
        t.bid = self.bid[:]
        t.bid_change = self.bid_change[:]
        t.left = self.left[:]
        t.declared = self.declared[:]
        t.extra = self.extra[:]
        t.taken = self.taken[:]
        t.passed = self.passed[:]
        t.lost = self.lost[:]
        t.actions = self.actions[:]
        t.province = self.province[:]
        t.lying = self.lying[:]
        t.barren = self.barren
        t.ring_place = self.ring_place[:]
        t.ring_fate = self.ring_fate[:]
        t.ring_side = self.ring_side[:]
        t.con = self.con[:]
        t.attacked = self.attacked
        t.round = self.round
        t.phase = self.phase
        t.favor = self.favor
        t.favor_side = self.favor_side
        t.precedence = self.precedence[:]
        t.offers = self.offers
        t.treaties = self.treaties
        t.promises = self.promises
        t.deals = self.deals
        t.treaty_deck = self.treaty_deck
        t.treaty_cards_seen = self.treaty_cards_seen
        t.constant_effects = self.constant_effects
        t.prices = self.prices
        t.bars = self.bars
        t.changed_planes = self.changed_planes
        t.shield = self.shield
        t.shields = self.shields
        t.capped = self.capped
        t.caps = self.caps
        t.bases = self.bases
        t.fixes = self.fixes
        t.doomed = self.doomed
        t.triumphs = self.triumphs
        t.readers = self.readers
        t.dues = self.dues
        t.elements = self.elements
        return t

    def to_dict(self) -> dict[str, Any]:
        return {
            **super().to_dict(),
            "fate": list(self.fate),
            "slot": list(self.slot),
            "under": list(self.under),
            "honor": self.honor[:],
            "pool": self.pool[:],
            "bid": self.bid[:],
            "bid_change": self.bid_change[:],
            "left": self.left[:],
            "declared": self.declared[:],
            "extra": self.extra[:],
            "taken": self.taken[:],
            "passed": self.passed[:],
            "lost": self.lost[:],
            "actions": self.actions[:],
            "province": self.province[:],
            "lying": self.lying[:],
            "barren": self.barren,
            "ring_place": self.ring_place[:],
            "ring_fate": self.ring_fate[:],
            "ring_side": self.ring_side[:],
            "con": self.con[:],
            "attacked": self.attacked,
            "round": self.round,
            "phase": self.phase,
            "favor": self.favor,
            "favor_side": self.favor_side,
            "precedence": self.precedence[:],
            "offers": [list(x) for x in self.offers],
            "treaties": [list(x) for x in self.treaties],
            "promises": [list(x) for x in self.promises],
            "deals": self.deals,
            "treaty_deck": [list(x) for x in self.treaty_deck],
            "treaty_cards_seen": self.treaty_cards_seen,
        }

    def take_dict(self, d: dict[str, Any]) -> None:
        self.constant_effects = []
        self.prices = []
        self.bars = []
        self.changed_planes = None
        self.shield = 0
        self.shields = ()
        self.capped = 0
        self.caps = ()
        self.bases = ()
        self.fixes = ()
        self.doomed = 0
        self.triumphs = 0
        self.readers = ()
        self.dues = ()
        self.elements = ()
        super().take_dict(d)
        self.fate = array("h", d["fate"])
        self.slot = array("h", d["slot"])
        self.under = array("h", d["under"])
        self.honor = list(d["honor"])
        self.pool = list(d["pool"])
        self.bid = list(d["bid"])
        self.bid_change = list(d["bid_change"])
        self.left = list(d["left"])
        self.declared = list(d["declared"])
        self.extra = list(d["extra"])
        self.taken = list(d["taken"])
        self.passed = list(d["passed"])
        self.lost = list(d["lost"])
        self.actions = list(d["actions"])
        self.province = list(d["province"])
        self.lying = list(d["lying"])
        self.barren = int(d["barren"])
        self.ring_place = list(d["ring_place"])
        self.ring_fate = list(d["ring_fate"])
        self.ring_side = list(d["ring_side"])
        self.con = list(d["con"])
        self.attacked = int(d["attacked"])
        self.round = int(d["round"])
        self.phase = int(d["phase"])
        self.favor = int(d["favor"])
        self.favor_side = int(d["favor_side"])
        self.precedence = list(d["precedence"])
        self.offers = tuple([Offer._make(x) for x in d["offers"]])
        self.treaties = tuple([Treaty._make(x) for x in d["treaties"]])
        self.promises = tuple([Promise._make(x) for x in d["promises"]])
        self.deals = int(d["deals"])
        self.treaty_deck = tuple([tuple(x) for x in d["treaty_deck"]])
        self.treaty_cards_seen = int(d["treaty_cards_seen"])

    # --- so far ---


def is_on(s: Game) -> bool:
    """Is a conflict resolving?"""
    return bool(s.con[ON])
