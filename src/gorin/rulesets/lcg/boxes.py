"""The box of this game: besides the faces, what of the rules they speak of, so that nothing else is looked for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from gorin.kernel.box import Box, Face
from gorin.kernel.events import STILL
from gorin.language.nodes import Node, walk
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.facts import COVERT, EVENT, FICKLE, KEYWORDS, PRINTED_COVERT, WORKS_OUT_OF_PLAY
from gorin.rulesets.lcg.framework.consequences import owed
from gorin.rulesets.lcg.framework.settling import kinds
from gorin.rulesets.lcg.lasting.dependencies import Dependencies, dependencies_of, reads, touched_by_events
from gorin.rulesets.lcg.lasting.edicts import MUST_DECLARE, NO_TYPES
from gorin.rulesets.lcg.lasting.layers import READING
from gorin.rulesets.lcg.lasting.memories import Memory
from gorin.rulesets.lcg.places.at_zero import at_zero
from gorin.rulesets.lcg.prohibitions.attachments import fickle, too_many_restricted
from gorin.rulesets.lcg.prohibitions.legendary import overfull
from gorin.rulesets.lcg.rings.moves import unplaced
from gorin.rulesets.lcg.rings.numbers import MOST_RINGS
from gorin.rulesets.lcg.victory import decide_now
from gorin.rulesets.lcg.words.characteristics import HasTrait, LacksTrait
from gorin.rulesets.lcg.words.consequences import DiscardedAtZero, Discards, WinsIf
from gorin.rulesets.lcg.words.counting import CountsInstead, CountsToo, LetCountInstead, LetCountToo
from gorin.rulesets.lcg.words.edicts import Edict
from gorin.rulesets.lcg.words.keywords import Disguised, LacksKeyword, Legendary, LosesKeyword
from gorin.rulesets.lcg.words.lasting_effects import GainsKeyword
from gorin.rulesets.lcg.words.limits import GainsUses, MoreUses, more_uses
from gorin.rulesets.lcg.words.memories import Recalls
from gorin.rulesets.lcg.words.modifiers import AlwaysSets
from gorin.rulesets.lcg.words.sets import AttackedProvince
from gorin.rulesets.lcg.words.texts import Blanks, HasKeyword, Keyword, NeverStronghold

if TYPE_CHECKING:
    from gorin.kernel.turns import TurnOrder
    from gorin.rulesets.lcg.rules import Lcg
    from gorin.rulesets.lcg.state import Game

FATE_IN_POOLS: Final = kinds(ev.GAIN_FATE, ev.LOSE_FATE, ev.PAY_FATE)


class LcgBox(Box):
    """A box that knows which keywords its cards have, give or take away."""

    rules: Lcg
    laid_out: Game | None

    never_strongholds: frozenset[int] = frozenset()  # faces of provinces that cannot be the stronghold's
    keywords: tuple[tuple[int, int], ...] = ()  # the plane of each, and the plane of its being printed
    dependencies = Dependencies()
    depends_on_places = True  # does anything constant depend on where cards lie out of play?
    depends_on_skills = True  # or on skills, glory and strength?
    wavering = True  # may Traits, clans or blank text come and go with any event, and with them who may bear what?
    pooled: int = True  # what it means that fate in a pool has changed: hardly ever does anything depend on that
    edicts = frozenset(range(NO_TYPES, MUST_DECLARE + 1))  # those its cards give to players
    loses_keywords = False
    takes_away = False  # keywords lost, or keywords that forbid
    other: Mapping[tuple[int, str], int] = MappingProxyType({})  # by printed face and type: the face it has as that
    rings: tuple[int, ...] = ()  # the element printed on each
    ring_elements: tuple[int, ...] = ()  # the same as sets
    counts_otherwise = False  # in conflicts or duels: other statistics, or characters bowed or at home

    memories: Mapping[str, int] = MappingProxyType({})  # the number of each memory by name
    memory_list: tuple[Memory, ...] = ()
    rememberers: Mapping[str, set[int]] = MappingProxyType({})  # by name: the faces that speak of it
    memories_of: Mapping[int, list[tuple[int, Memory]]] = MappingProxyType({})  # by kind of event

    def __init__(
        self, rules: Lcg, seats: int, teams: tuple[int, ...] | None = None, turns: TurnOrder | None = None
    ) -> None:
        super().__init__(rules, seats, teams, turns)
        self.tables = rules.format.tables()
        self.sweeps = tuple((kinds(*x.after), x.players, decide_now) for x in rules.format.victories if x.after)

    def lay_rings(self, elements: Iterable[int]) -> None:
        """The rings of the format, by the element printed on each."""
        self.rings = tuple(elements)
        if len(self.rings) > MOST_RINGS:
            raise ValueError(f"{len(self.rings)} rings are too many: there is room for {MOST_RINGS}")
        self.ring_elements = tuple(1 << element for element in self.rings)

    def look_over(self) -> None:
        """All faces are in the box."""
        found: set[str] = set()
        speak: set[type[Node]] = set()  # the words its cards speak
        recalled: dict[str, Memory] = {}
        rememberers: dict[str, set[int]] = {}
        for face in self.faces:
            for x in walk(face.definition.text, Node):
                speak.add(type(x))
                if isinstance(x, (Keyword, Legendary, Disguised)):
                    found.add(x.word)
                elif isinstance(x, (HasKeyword, GainsKeyword)):
                    found.add(x.keyword)
                elif isinstance(x, Recalls):
                    deed, period, name = x.remembers()
                    recalled[name] = Memory(deed, period, name)
                    rememberers.setdefault(name, set()).add(face.kind)
                elif isinstance(x, (LosesKeyword, LacksKeyword)):
                    self.loses_keywords = True
                elif isinstance(x, (CountsInstead, LetCountInstead, CountsToo, LetCountToo)):
                    self.counts_otherwise = True
                elif isinstance(x, NeverStronghold):
                    self.never_strongholds |= {face.kind}
                elif isinstance(x, (MoreUses, GainsUses)):
                    self.more_uses = more_uses
        self.edicts = self.rules.format.edicts.union(word.code for word in speak if issubclass(word, Edict))
        read = [reads(self.rules.compiled(face.definition).constant_source) for face in self.faces]
        self.dependencies = dependencies_of(read)
        sought = any(wakes & FATE_IN_POOLS for wakes, _, _ in self.sweeps)
        self.pooled = True if self.dependencies.pools or sought else STILL
        for face, what in zip(self.faces, read, strict=True):
            face.reads = what and what & touched_by_events()
        away = any(face.constants and (EVENT in face.planes or WORKS_OUT_OF_PLAY in face.planes) for face in self.faces)
        self.depends_on_places = away or self.dependencies.piles or self.dependencies.provinces
        self.wavering = any(wavers(face) for face in self.faces)
        fickle_ones = self.wavering or any(FICKLE in face.planes for face in self.faces)
        self.idle = idle_sweeps(speak, found, fickle_ones, self.rules.format.rings.on_provinces)
        reading = any(face.reads is None or READING in face.constants for face in self.faces)
        self.depends_on_skills = reading or not {fickle, at_zero} <= self.idle
        self.takes_away = self.loses_keywords or "legendary" in found or "eminent" in found
        self.keywords = tuple((COVERT + i, PRINTED_COVERT + i) for i, word in enumerate(KEYWORDS) if word in found)
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


def wavers(face: Face) -> bool:
    """Does it give or take Traits, clans or text depending on what events change that move no card? The text of a
    province says nothing about who bears what."""
    for x in face.definition.text:
        if isinstance(x, (HasTrait, LacksTrait)) or (isinstance(x, Blanks) and not walk(x.what, AttackedProvince)):
            return face.reads is None or bool(face.reads)
    return False


def idle_sweeps(speak: set[type[Node]], keywords: set[str], fickle_ones: bool, rings_placed: bool) -> frozenset[Any]:
    """The guards of sweep rules that never find anything where no card speaks of it."""
    needed = {
        overfull: "legendary" in keywords,
        too_many_restricted: "restricted" in keywords,
        fickle: fickle_ones,
        owed: not speak.isdisjoint({Discards, WinsIf, AlwaysSets}),
        at_zero: DiscardedAtZero in speak,
        unplaced: rings_placed,
    }
    return frozenset(guard for guard, is_needed in needed.items() if not is_needed)
