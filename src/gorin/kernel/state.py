"""What every game's state holds. Rulesets add their own fields below a class of theirs."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Generic, TypeAlias, TypeVar

from gorin.kernel.decisions import Decision
from gorin.kernel.faces import NOBODY, Listeners
from gorin.kernel.fields import NAMES, Counters, Counts, Frame, Ints, Lists, Number, frames_of, key_of
from gorin.kernel.log import Log
from gorin.kernel.numbers import NOTHING, Reads
from gorin.kernel.rows import Delayed, Gained, Lasting

if TYPE_CHECKING:
    from typing import Self

    from gorin.kernel.box import Box

B = TypeVar("B", bound="Box", covariant=True)
S = TypeVar("S", bound="StateOf[Any]")
OwnState: TypeAlias = Any  # a state handed to its own ruleset, which knows it better than the kernel does

ACTIVE = 0  # the one plane the kernel reads: the cards whose text counts now


class StateOf(Generic[B]):
    """Planes, counters, zones, rows, frames and chance: a waiting game is this data and nothing else."""

    box: Annotated[B, "shared"]  # what never changes: rules, faces, seats
    p: Ints  # planes: one set of cards per yes/no fact
    ctl: Ints  # per player: the set of cards controlled
    holder: Counters  # per card: who controls it
    owner: Counters  # per card: whose it is
    kind: Counters  # per card: its face
    inc: Counters  # per card: its incarnation, counted up at every change of zone
    host: Counters  # per card: what it is attached to, or -1
    att: Ints  # per card: the set attached to it
    zones: Lists  # ordered zones, named by the ruleset
    known: Ints  # per player: cards in hidden places whose face the player knows
    lasting: Annotated[tuple[Lasting, ...], "rows"]
    delayed: Annotated[tuple[Delayed, ...], "rows"]
    gained: Annotated[tuple[Gained, ...], "rows"]  # abilities gained for a while
    used: Counts  # uses counted against limits: (period, ability, this, inc, via, inc, player)
    frames: Annotated[list[Frame], "stack"]
    ret: Number  # what the frame that just ended gives back
    rng: Number
    alive: Number  # the players still in the game, as a set
    first: Number  # who decides ties in time
    winner: Number  # -1 while the game goes on; a seat; DRAW when it ended without a winner
    ending: Number  # why it ended: an index into the ruleset's endings
    gone: Number  # players who just left the game: the machine unwinds, then they are forgotten
    acts: Number  # abilities used so far
    order: Number  # counts lasting effects, so that the newest is known
    decision: Annotated[Decision | None, "derived"]  # what is being asked, or None
    log: Annotated[Log | None, "passing"]  # what was told so far, or None when nobody listens (search)
    listeners: Annotated[Listeners, "derived"]  # who listens to what
    mods: Annotated[list[tuple[int, ...]], "derived"]  # what constant abilities change: (what, mask, n, …)
    memo: Annotated[dict[Any, Any], "derived"]  # what was worked out since the table last changed
    heeds: Annotated[Reads, "derived"]  # what is read of the table besides by constant abilities

    # --- written by scripts/copies from the fields above ---
    __slots__ = (
        "acts",
        "alive",
        "att",
        "box",
        "ctl",
        "decision",
        "delayed",
        "ending",
        "first",
        "frames",
        "gained",
        "gone",
        "heeds",
        "holder",
        "host",
        "inc",
        "kind",
        "known",
        "lasting",
        "listeners",
        "log",
        "memo",
        "mods",
        "order",
        "owner",
        "p",
        "ret",
        "rng",
        "used",
        "winner",
        "zones",
    )
    kept: ClassVar[dict[str, str]] = {
        "box": "shared",
        "p": "ints",
        "ctl": "ints",
        "holder": "counters",
        "owner": "counters",
        "kind": "counters",
        "inc": "counters",
        "host": "counters",
        "att": "ints",
        "zones": "lists",
        "known": "ints",
        "lasting": "rows",
        "delayed": "rows",
        "gained": "rows",
        "used": "counts",
        "frames": "stack",
        "ret": "number",
        "rng": "number",
        "alive": "number",
        "first": "number",
        "winner": "number",
        "ending": "number",
        "gone": "number",
        "acts": "number",
        "order": "number",
        "decision": "derived",
        "log": "passing",
        "listeners": "derived",
        "mods": "derived",
        "memo": "derived",
        "heeds": "derived",
    }

    def copy_common(self, t: StateOf[Any]) -> None:
        t.box = self.box
        t.p = self.p[:]
        t.ctl = self.ctl[:]
        t.holder = self.holder[:]
        t.owner = self.owner[:]
        t.kind = self.kind[:]
        t.inc = self.inc[:]
        t.host = self.host[:]
        t.att = self.att[:]
        t.zones = [x[:] for x in self.zones]
        t.known = self.known[:]
        t.lasting = self.lasting
        t.delayed = self.delayed
        t.gained = self.gained
        t.used = self.used.copy()
        t.frames = [Frame(f.kind, f.step, f.regs[:], f.events) for f in self.frames]
        t.ret = self.ret
        t.rng = self.rng
        t.alive = self.alive
        t.first = self.first
        t.winner = self.winner
        t.ending = self.ending
        t.gone = self.gone
        t.acts = self.acts
        t.order = self.order
        t.decision = self.decision
        t.log = None
        t.listeners = self.listeners
        t.mods = self.mods
        t.memo = self.memo
        t.heeds = self.heeds

    def to_dict(self) -> dict[str, Any]:
        return {
            "p": self.p[:],
            "ctl": self.ctl[:],
            "holder": list(self.holder),
            "owner": list(self.owner),
            "kind": list(self.kind),
            "inc": list(self.inc),
            "host": list(self.host),
            "att": self.att[:],
            "zones": [x[:] for x in self.zones],
            "known": self.known[:],
            "lasting": [list(x) for x in self.lasting],
            "delayed": [list(x) for x in self.delayed],
            "gained": [list(x) for x in self.gained],
            "used": sorted([*k, v] for k, v in self.used.items()),
            "frames": [[NAMES[f.kind], f.step, f.regs[:], [list(e) for e in f.events]] for f in self.frames],
            "ret": self.ret,
            "rng": self.rng,
            "alive": self.alive,
            "first": self.first,
            "winner": self.winner,
            "ending": self.ending,
            "gone": self.gone,
            "acts": self.acts,
            "order": self.order,
        }

    def take_dict(self, d: dict[str, Any]) -> None:
        self.decision = None
        self.log = None
        self.listeners = NOBODY
        self.mods = []
        self.memo = {}
        self.heeds = frozenset()
        self.p = list(d["p"])
        self.ctl = list(d["ctl"])
        self.holder = array("h", d["holder"])
        self.owner = array("h", d["owner"])
        self.kind = array("h", d["kind"])
        self.inc = array("h", d["inc"])
        self.host = array("h", d["host"])
        self.att = list(d["att"])
        self.zones = [list(x) for x in d["zones"]]
        self.known = list(d["known"])
        self.lasting = tuple([Lasting._make(x) for x in d["lasting"]])
        self.delayed = tuple([Delayed._make(x) for x in d["delayed"]])
        self.gained = tuple([Gained._make(x) for x in d["gained"]])
        self.used = {tuple(x[:-1]): x[-1] for x in d["used"]}
        self.frames = frames_of(self, d["frames"])
        self.ret = int(d["ret"])
        self.rng = int(d["rng"])
        self.alive = int(d["alive"])
        self.first = int(d["first"])
        self.winner = int(d["winner"])
        self.ending = int(d["ending"])
        self.gone = int(d["gone"])
        self.acts = int(d["acts"])
        self.order = int(d["order"])

    # --- so far ---

    seldom: ClassVar[frozenset[str]]  # fields that count for the key only where something is in them

    def clone(self) -> Self:
        """A copy that goes its own way."""
        raise NotImplementedError

    def dump(self) -> dict[str, Any]:
        """All that is saved, as plain data."""
        return self.to_dict()

    @classmethod
    def load(cls, box: Any, d: dict[str, Any]) -> Self:
        """The state of which this is the dump."""
        t = cls()
        t.box = box
        t.take_dict(d)
        box.rules.wake(t)
        return t

    def __eq__(self, other: object) -> bool:
        return isinstance(other, StateOf) and type(self) is type(other) and bool(self.dump() == other.dump())

    @property
    def key(self) -> str:
        """A digest that is the same for equal states in every process and Python version."""
        return key_of(self)


State: TypeAlias = StateOf["Box"]  # of any game

DRAW = 99  # `winner` of a game without one


def blank_state(cls: type[S], box: Box, owners: list[int], planes: int, zones: int, seed: int) -> S:
    """A state with these cards (by owner), nothing placed, no faces yet."""
    n, seats = len(owners), box.seats
    s = cls()
    s.box = box
    s.p = [0] * planes
    s.ctl = [0] * seats
    for c, who in enumerate(owners):
        if who >= 0:
            s.ctl[who] |= 1 << c
    s.holder = array("h", owners)
    s.owner = array("h", owners)
    s.kind = array("h", [-1] * n)
    s.inc = array("h", [0] * n)
    s.host = array("h", [-1] * n)
    s.att = [0] * n
    s.zones = [[] for _ in range(zones)]
    s.known = [0] * seats
    s.lasting, s.delayed, s.gained = (), (), ()
    s.used = {}
    s.frames = []
    s.ret = s.acts = s.order = s.ending = s.gone = 0
    s.rng = seed
    s.alive = (1 << seats) - 1
    s.first = 0
    s.winner = -1
    s.decision = s.log = None
    s.listeners = NOBODY
    s.mods = []
    s.memo = {}
    s.heeds = NOTHING
    return s
