"""The state of a CCG game: what the kernel has, and the fields of this game."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, final

from gorin.kernel.events import Event
from gorin.kernel.fields import Counters, Ints, Lists, Number
from gorin.kernel.state import StateOf, blank_state
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.points import EVENT_KINDS
from gorin.rulesets.ccg.rows import Negation, Token
from gorin.rulesets.ccg.saving import named, numbered

if TYPE_CHECKING:
    from gorin.rulesets.ccg.box import CcgBox  # whose states these are

HOME: Final = -1  # `at` of a card that is at no battlefield

# statistics
FORCE: Final = 0
CHI: Final = 1
PERSONAL_HONOR: Final = 2
STRENGTH: Final = 3
FOCUS: Final = 4
COST: Final = 5
HONOR_REQUIREMENT: Final = 6
GOLD: Final = 7
HONOR: Final = 8  # a Stronghold's starting Family Honor
EXPERIENCE: Final = 9
NUMBERS: Final = 10

# periods
TURN: Final = 0
BATTLE: Final = 1
RESOLUTION: Final = 2  # until the battle's resolution begins
PHASE: Final = 3
DUEL: Final = 4
GAME: Final = 5
WHILE_BOWED: Final = 6  # an ability that a card has until it straightens
NEXT_TURN: Final = 16  # + player: until that player's next turn begins
THIRD_TURN: Final = 32  # + player: until that player's third turn of the game begins
NEVER: Final = -1
PERIODS: Final = {
    "turn": TURN,
    "battle": BATTLE,
    "resolution": RESOLUTION,
    "phase": PHASE,
    "duel": DUEL,
    "game": GAME,
    "while bowed": WHILE_BOWED,
    "permanent": NEVER,
}

# phases
STRAIGHTEN_PHASE: Final = 1
EVENTS_PHASE: Final = 2
ACTION_PHASE: Final = 3
ATTACK_PHASE: Final = 4
DYNASTY_PHASE: Final = 5
END_PHASE: Final = 6
PHASES: Final = ("", "straighten", "events", "action", "attack", "dynasty", "end")

# the battle: indices into `battle`
FIELD: Final = 0  # the province whose battlefield is the current one, or -1
COMBAT: Final = 1  # is it the Combat Segment?
WINNER: Final = 2  # of the resolution, or -1
LOST: Final = 3  # players who lost a Personality in this battle, as a set
WERE_THERE: Final = 4  # players who ever had units at this battlefield, as a set
BROKE: Final = 5  # was the province destroyed?
KILLED: Final = 6  # players who destroyed cards or provinces during resolution, as a set
INVADER: Final = 7  # the Personality who must perform the Battle action being taken, or -1 (Naval Invasion)
NO_BATTLE: Final = (-1, 0, -1, 0, 0, 0, 0, -1)


ChangedPlanes = tuple[tuple[int, int], ...]


@final
class Game(StateOf["CcgBox"]):
    """Family Honor, provinces, battlefields, the Imperial Favor."""

    at: Counters  # per card: the battlefield (a province) it is at, or HOME; Personalities and Terrains only
    slot: Counters  # per card: the province it lies in, or -1
    lying: Ints  # per card: the cards lying in this province
    provinces: Lists  # per player: provinces, left to right
    honor: Ints  # per player from here
    turns: Ints  # turns begun
    shamed: Ints  # was the Family Honor ever low enough to lose?
    battle: Ints
    attacker: Number  # who leads the attack, or -1
    defender: Number  # who leads the defense
    attacking_players: Number  # the Attacker and allies, as a set (sides.py)
    defending_players: Number
    fought: Number  # battlefields of this attack where a battle was fought, as a set
    turn: Number
    phase: Number
    favor: Number  # who has it, or -1
    held: Number  # provinces not refilled until what was revealed there is resolved, as a set
    negations: Annotated[tuple[Negation, ...], "rows"]
    late: Annotated[tuple[Event, ...], "rows"]  # events delayed until after the battle
    tokens: Annotated[tuple[Token, ...], "rows"]
    invited_to_attack: Number  # whom the Attacker has invited to this attack, allies among them, as a set
    invited_to_defend: Number
    came: Number  # the invited who have assigned units in this attack, as a set
    stance: Number  # the side as whose player somebody invited by both takes the action being taken, or 0
    deny: Annotated[list[int], "derived"]  # per event kind: the cards it will not happen to
    bars: Annotated[list[int], "derived"]  # per "may not": the cards of which it is said
    changed_planes: Annotated[ChangedPlanes | None, "derived"]  # keywords, clans gained or lost: (plane, cards)
    limits: Annotated[tuple[tuple[int, int, int, bool], ...], "derived"]  # (stat, cards, n, is it a maximum)

    def dump(self) -> dict[str, Any]:
        """All that is saved, keywords by their names."""
        return named(self.to_dict())

    @classmethod
    def load(cls, box: Any, d: dict[str, Any]) -> Game:
        """The state of which this is the dump."""
        return super().load(box, numbered(d))

    # --- written by scripts/copies from the fields above ---
    __slots__ = (
        "at",
        "attacker",
        "attacking_players",
        "bars",
        "battle",
        "came",
        "changed_planes",
        "defender",
        "defending_players",
        "deny",
        "favor",
        "fought",
        "held",
        "honor",
        "invited_to_attack",
        "invited_to_defend",
        "late",
        "limits",
        "lying",
        "negations",
        "phase",
        "provinces",
        "shamed",
        "slot",
        "stance",
        "tokens",
        "turn",
        "turns",
    )
    kept: ClassVar[dict[str, str]] = {
        **StateOf.kept,
        "at": "counters",
        "slot": "counters",
        "lying": "ints",
        "provinces": "lists",
        "honor": "ints",
        "turns": "ints",
        "shamed": "ints",
        "battle": "ints",
        "attacker": "number",
        "defender": "number",
        "attacking_players": "number",
        "defending_players": "number",
        "fought": "number",
        "turn": "number",
        "phase": "number",
        "favor": "number",
        "held": "number",
        "negations": "rows",
        "late": "rows",
        "tokens": "rows",
        "invited_to_attack": "number",
        "invited_to_defend": "number",
        "came": "number",
        "stance": "number",
        "deny": "derived",
        "bars": "derived",
        "changed_planes": "derived",
        "limits": "derived",
    }
    seldom = frozenset([])

    def clone(self) -> Game:
        t = Game()
        self.copy_common(t)
        t.at = self.at[:]
        t.slot = self.slot[:]
        t.lying = self.lying[:]
        t.provinces = [x[:] for x in self.provinces]
        t.honor = self.honor[:]
        t.turns = self.turns[:]
        t.shamed = self.shamed[:]
        t.battle = self.battle[:]
        t.attacker = self.attacker
        t.defender = self.defender
        t.attacking_players = self.attacking_players
        t.defending_players = self.defending_players
        t.fought = self.fought
        t.turn = self.turn
        t.phase = self.phase
        t.favor = self.favor
        t.held = self.held
        t.negations = self.negations
        t.late = self.late
        t.tokens = self.tokens
        t.invited_to_attack = self.invited_to_attack
        t.invited_to_defend = self.invited_to_defend
        t.came = self.came
        t.stance = self.stance
        t.deny = self.deny
        t.bars = self.bars
        t.changed_planes = self.changed_planes
        t.limits = self.limits
        return t

    def to_dict(self) -> dict[str, Any]:
        return {
            **super().to_dict(),
            "at": list(self.at),
            "slot": list(self.slot),
            "lying": self.lying[:],
            "provinces": [x[:] for x in self.provinces],
            "honor": self.honor[:],
            "turns": self.turns[:],
            "shamed": self.shamed[:],
            "battle": self.battle[:],
            "attacker": self.attacker,
            "defender": self.defender,
            "attacking_players": self.attacking_players,
            "defending_players": self.defending_players,
            "fought": self.fought,
            "turn": self.turn,
            "phase": self.phase,
            "favor": self.favor,
            "held": self.held,
            "negations": [list(x) for x in self.negations],
            "late": [list(x) for x in self.late],
            "tokens": [list(x) for x in self.tokens],
            "invited_to_attack": self.invited_to_attack,
            "invited_to_defend": self.invited_to_defend,
            "came": self.came,
            "stance": self.stance,
        }

    def take_dict(self, d: dict[str, Any]) -> None:
        self.deny = []
        self.bars = []
        self.changed_planes = None
        self.limits = ()
        super().take_dict(d)
        self.at = array("h", d["at"])
        self.slot = array("h", d["slot"])
        self.lying = list(d["lying"])
        self.provinces = [list(x) for x in d["provinces"]]
        self.honor = list(d["honor"])
        self.turns = list(d["turns"])
        self.shamed = list(d["shamed"])
        self.battle = list(d["battle"])
        self.attacker = int(d["attacker"])
        self.defender = int(d["defender"])
        self.attacking_players = int(d["attacking_players"])
        self.defending_players = int(d["defending_players"])
        self.fought = int(d["fought"])
        self.turn = int(d["turn"])
        self.phase = int(d["phase"])
        self.favor = int(d["favor"])
        self.held = int(d["held"])
        self.negations = tuple([Negation._make(x) for x in d["negations"]])
        self.late = tuple([Event._make(x) for x in d["late"]])
        self.tokens = tuple([Token._make(x) for x in d["tokens"]])
        self.invited_to_attack = int(d["invited_to_attack"])
        self.invited_to_defend = int(d["invited_to_defend"])
        self.came = int(d["came"])
        self.stance = int(d["stance"])

    # --- so far ---


def new_state(box: CcgBox, owners: list[int], seed: int) -> Game:
    """An empty table of this game."""
    seats, n = box.seats, len(owners)
    s = blank_state(Game, box, owners, facts.plane_count(), 2 * seats, seed & (1 << 64) - 1)
    s.at = array("h", [HOME] * n)
    s.slot = array("h", [-1] * n)
    s.lying = [0] * n
    s.provinces = [[] for _ in range(seats)]
    s.honor, s.turns, s.shamed = [0] * seats, [0] * seats, [0] * seats
    s.battle = list(NO_BATTLE)
    s.attacker = s.defender = s.favor = -1
    s.attacking_players = s.defending_players = 0
    s.invited_to_attack = s.invited_to_defend = s.came = s.stance = 0
    s.fought = s.turn = s.phase = s.held = 0
    s.negations, s.late, s.tokens = (), (), ()
    s.deny = [0] * EVENT_KINDS
    s.bars = []
    s.limits = s.changed_planes = ()
    return s


def fighting(s: Game) -> bool:
    """Is there a current battlefield?"""
    return bool(s.battle[FIELD] >= 0)
