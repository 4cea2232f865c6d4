"""The box of this game: besides the faces, what of the rules they speak of, so that nothing else is looked for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from typing import TYPE_CHECKING, Any, Final

from gorin.kernel.box import Box
from gorin.kernel.events import STILL
from gorin.kernel.numbers import NOTHING, Reads
from gorin.language.nodes import Node, walk
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.called import (
    BEYOND_LIMITS,
    CHANGED_FACTS,
    CONSEQUENCES,
    LOST_KEYWORDS,
    NEVER_STRONGHOLD,
    OTHER_COUNTS,
    SPENT,
)
from gorin.rulesets.lcg.compiler.compiled import compile_card
from gorin.rulesets.lcg.facts import COVERT, EVENT, FICKLE, KEYWORDS, PRINTED_COVERT, WORKS_OUT_OF_PLAY
from gorin.rulesets.lcg.framework.consequences import owed
from gorin.rulesets.lcg.framework.settling import kinds
from gorin.rulesets.lcg.lasting.dependencies import Dependencies, dependencies_of, found_in, reads, touched_by_events
from gorin.rulesets.lcg.lasting.edicts import MUST_DECLARE, NO_TYPES
from gorin.rulesets.lcg.lasting.layers import READING
from gorin.rulesets.lcg.lasting.memories import Memory
from gorin.rulesets.lcg.places.at_zero import at_zero
from gorin.rulesets.lcg.prohibitions.attachments import fickle, too_many_restricted
from gorin.rulesets.lcg.prohibitions.legendary import overfull
from gorin.rulesets.lcg.rings.moves import unplaced
from gorin.rulesets.lcg.rings.numbers import MOST_RINGS
from gorin.rulesets.lcg.victory import decide_now
from gorin.rulesets.lcg.words.edicts import Edict
from gorin.rulesets.lcg.words.hideaways import AttachFacedown
from gorin.rulesets.lcg.words.limits import more_uses
from gorin.rulesets.lcg.words.memories import Recalls

if TYPE_CHECKING:
    from gorin.kernel.turns import TurnOrder
    from gorin.rulesets.lcg.rules import Lcg

FATE_IN_POOLS: Final = kinds(ev.GAIN_FATE, ev.LOSE_FATE, ev.PAY_FATE)


class LcgBox(Box):
    """A box that knows which keywords its cards have, give or take away."""

    rules: Lcg

    never_strongholds: frozenset[int]  # faces of provinces that cannot be the stronghold's
    keywords: tuple[tuple[int, int], ...] = ()  # the plane of each, and the plane of its being printed
    dependencies: Dependencies
    depends_on_places = True  # does anything constant depend on where cards lie out of play?
    depends_on_skills = True  # or on skills, glory and strength?
    wavering = True  # may Traits, clans or blank text come and go with any event, and with them who may bear what?
    pooled: int = True  # what it means that fate in a pool has changed: hardly ever does anything depend on that
    edicts: frozenset[int]  # those its cards give to players
    loses_keywords = False
    takes_away = False  # keywords lost, or keywords that forbid
    other: Mapping[tuple[int, str], int]  # by printed face and type: the face it has as that
    gained_actions: dict[int, tuple[int, ...]]  # by face of an event: its actions as another card has them
    rings: tuple[int, ...] = ()  # the element printed on each
    ring_elements: tuple[int, ...] = ()  # the same as sets
    hideaways: frozenset[int]  # the faces to which cards may be attached facedown
    counts_otherwise = False  # in conflicts or duels: other statistics, or characters bowed or at home

    memories: Mapping[str, int]  # the number of each memory by name
    memory_list: tuple[Memory, ...] = ()
    rememberers: Mapping[str, set[int]]  # by name: the faces that speak of it
    memories_of: Mapping[int, list[tuple[int, Memory]]]  # by kind of event

    def __init__(
        self, rules: Lcg, seats: int, teams: tuple[int, ...] | None = None, turns: TurnOrder | None = None
    ) -> None:
        super().__init__(rules, seats, teams, turns)
        self.tables = rules.format.tables()
        self.gained_actions = {}
        self.never_strongholds = frozenset()
        self.dependencies = Dependencies()
        self.edicts = frozenset(range(NO_TYPES, MUST_DECLARE + 1))
        self.other, self.memories, self.rememberers, self.memories_of = {}, {}, {}, {}
        self.hideaways = frozenset()
        self.sweeps = tuple((kinds(*x.after), x.players, decide_now) for x in rules.format.victories if x.after)

    def lay_rings(self, elements: Iterable[int]) -> None:
        """The rings of the format, by the element printed on each."""
        self.rings = tuple(elements)
        if len(self.rings) > MOST_RINGS:
            raise ValueError(f"{len(self.rings)} rings are too many: there is room for {MOST_RINGS}")
        self.ring_elements = tuple(1 << element for element in self.rings)

    def look_over(self) -> None:
        """All faces are in the box."""
        speak: set[type[Node]] = set()  # the words its cards speak
        recalled: dict[str, Memory] = {}
        rememberers: dict[str, set[int]] = {}
        woken: dict[int, set[str]] = {}  # by face: the rules it wakes
        read: list[Reads | None] = []
        for face in self.faces:
            standing = compile_card(face.definition).constant_source
            read.append(reads(standing))
            woken[face.kind] = set(found_in(standing).wakes)
            for x in walk(face.definition.text, Node):
                speak.add(type(x))
                woken[face.kind].update(x.wakes())
                if isinstance(x, Recalls):
                    deed, period, name = x.remembers()
                    recalled[name] = Memory(deed, period, name)
                    rememberers.setdefault(name, set()).add(face.kind)
        self.hideaways = frozenset(face.kind for face in self.faces if walk(face.definition.text, AttachFacedown))
        awake = {rule for by in woken.values() for rule in by}
        self.loses_keywords = LOST_KEYWORDS in awake
        self.counts_otherwise = OTHER_COUNTS in awake
        self.more_uses = more_uses if BEYOND_LIMITS in awake else None
        self.never_strongholds = frozenset(kind for kind, by in woken.items() if NEVER_STRONGHOLD in by)
        self.edicts = self.rules.format.edicts.union(word.code for word in speak if issubclass(word, Edict))
        self.dependencies = dependencies_of(read)
        sought = any(wakes & FATE_IN_POOLS for wakes, _, _ in self.sweeps)
        self.pooled = True if self.dependencies.pools or sought else STILL
        for face, what in zip(self.faces, read, strict=True):
            face.reads = what and what & touched_by_events()
        away = any(face.constants and (EVENT in face.planes or WORKS_OUT_OF_PLAY in face.planes) for face in self.faces)
        self.depends_on_places = away or self.dependencies.piles or self.dependencies.provinces
        self.wavering = any(face.reads != NOTHING and CHANGED_FACTS in woken[face.kind] for face in self.faces)
        fickle_ones = self.wavering or any(FICKLE in face.planes for face in self.faces)
        self.idle = idle_sweeps(awake, fickle_ones, self.rules.format.rings.on_provinces)
        reading = any(face.reads is None or READING in face.constants for face in self.faces)
        self.depends_on_skills = reading or not {fickle, at_zero} <= self.idle
        self.takes_away = self.loses_keywords or "legendary" in awake or "eminent" in awake
        self.keywords = tuple((COVERT + i, PRINTED_COVERT + i) for i, word in enumerate(KEYWORDS) if word in awake)
        if recalled:
            self.remember(recalled)
            self.rememberers = rememberers

    def remember(self, recalled: dict[str, Memory]) -> None:
        """The memories are numbered by name, so that every process that opens this box numbers them alike."""
        self.memory_list = tuple([recalled[name] for name in sorted(recalled)])
        self.memories = {x.name: i for i, x in enumerate(self.memory_list)}
        by_kind: dict[int, list[tuple[int, Memory]]] = {}
        for i, x in enumerate(self.memory_list):
            for kind in x.deed.kinds:
                by_kind.setdefault(kind, []).append((i, x))
        self.memories_of = by_kind
        self.remembered = sum(1 << kind for kind in by_kind)
        self.recalled = self.remembered if self.dependencies.memories else 0


def idle_sweeps(awake: Set[str], fickle_ones: bool, rings_placed: bool) -> frozenset[Any]:
    """The guards of sweep rules that never find anything where no card wakes them."""
    needed = {
        overfull: "legendary" in awake,
        too_many_restricted: "restricted" in awake,
        fickle: fickle_ones,
        owed: CONSEQUENCES in awake,
        at_zero: SPENT in awake,
        unplaced: rings_placed,
    }
    return frozenset(guard for guard, is_needed in needed.items() if not is_needed)
