"""The box of this game: besides the faces, the kinds of token that its cards put on others."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from gorin.kernel.abilities import Ability as AbilityOfFace
from gorin.kernel.abilities import ability_number
from gorin.kernel.box import Box, Face
from gorin.language.nodes import walk
from gorin.language.numbers import Num
from gorin.language.sets import This
from gorin.rulesets.ccg.attributes.absent import lacking
from gorin.rulesets.ccg.attributes.chi import unnoted
from gorin.rulesets.ccg.attributes.dependencies import reads
from gorin.rulesets.ccg.attributes.granted import over
from gorin.rulesets.ccg.attributes.own_penalties import unremembered
from gorin.rulesets.ccg.playing.gold import Source
from gorin.rulesets.ccg.playing.negation import muted_now
from gorin.rulesets.ccg.points import PRODUCES
from gorin.rulesets.ccg.words.aftermath import PaidWithThis
from gorin.rulesets.ccg.words.card_effects import Bow, LosesKeyword
from gorin.rulesets.ccg.words.conditions import PayingFor
from gorin.rulesets.ccg.words.copying import CopyText, ForAWhile
from gorin.rulesets.ccg.words.costs import CannotLoseHonor, NeedNot
from gorin.rulesets.ccg.words.deeds import Deed
from gorin.rulesets.ccg.words.experience import AlsoCalled
from gorin.rulesets.ccg.words.golden import only_bows
from gorin.rulesets.ccg.words.memory import Recalls
from gorin.rulesets.ccg.words.own_numbers import OwnPenalty
from gorin.rulesets.ccg.words.players import LostHonorToAnother
from gorin.rulesets.ccg.words.refilling import RefillsFaceup
from gorin.rulesets.ccg.words.rulebook_changes import CannotUse, OfPlayers
from gorin.rulesets.ccg.words.searching import Search
from gorin.rulesets.ccg.words.stats import ChangesNegated, NegateChanges
from gorin.rulesets.ccg.words.texts import Ability, Has, HasKeyword
from gorin.rulesets.ccg.words.tokens import AboutTokens, Kind

if TYPE_CHECKING:
    from gorin.rulesets.ccg.rules import Ccg


class CcgBox(Box):
    """A box that knows the kinds of token its cards speak of: name, Force, Chi, Province Strength."""

    rules: Ccg

    everybody: int  # all seats, as a set
    comes_into_play: bool  # is whoever brings a Personality into play at a battlefield present there?
    legal: dict[int, Any]  # by ability: whom it may target instead
    began: dict[int, int]  # by ability: the first of the registers with what lasts as it begins to resolve
    excepted: set[tuple[int, int]]  # (face, slot): it has an ability there that works bowed, from elsewhere or absent
    frail: frozenset[int]  # faces of Personalities with a printed Chi of 0
    reaching: frozenset[int]  # faces with text that can be used where its player has no units
    elsewhere: dict[int, dict[int, list[Any]]]  # by face: continuous traits that affect their card out of play
    borrowed: dict[int, frozenset[int]]  # by face: keywords that it has from its abilities alone
    tokens: tuple[Kind, ...] = ()
    searches: tuple[str, ...] = ()  # descriptions of cards that are searched for
    second_titles: Mapping[int, int]  # by face: another title than the one it goes by
    lacking: tuple[int, ...] = ()  # by face: the statistics that cards of its type do not have, as a set
    sources: dict[int, tuple[Source, ...]]  # by face: how it produces Gold
    weakens = False  # is there an Item with a Chi penalty?
    avenges = False  # does a card ask whether its player has lost Honor to another's action?
    bow_to_produce = False  # does every source of Gold in play bow for it?
    amends = False  # is there a card that changes player abilities of the rulebook?
    further: dict[int, tuple[int, ...]]  # by face: what pays its costs of entering play besides Gold
    added: dict[int, tuple[int, ...]]  # by face: what pays the costs it adds to actions
    mutes = False  # is there a card that negates bonuses or penalties, where that silences continuous ones?
    proud = False  # is there a card by which somebody cannot lose Honor?
    waives = False  # is there a card that lets players waive costs?
    forbids = False  # is there a card that forbids to use abilities with a designator?
    takes_keywords = False  # is there a card that takes a keyword, and one that grants any?
    copies = False  # is there a card that copies the text of others?
    refills_faceup = False  # is there a card by which provinces may be refilled faceup?
    chronicles = False  # is there a card that asks what is no event: what paid for a card, where an action targeted?

    noting: frozenset[int]  # faces that take note of what they pay for, where costs may be overpaid

    def __init__(self, rules: Ccg, seats: int) -> None:
        super().__init__(rules, seats)
        self.everybody = (1 << seats) - 1
        self.comes_into_play = rules.edition.presence_by_entering
        self.tables = rules.edition.tables()
        self.sweeps = tuple(x.sweep for x in rules.edition.victories if x.sweep is not None)
        self.vain_never_occurs = rules.edition.vain_never_occurs
        self.stacks = rules.edition.abilities_stack
        self.legal, self.began = {}, {}
        self.frail, self.reaching, self.noting = frozenset(), frozenset(), frozenset()
        self.second_titles = {}
        self.elsewhere = {}
        self.borrowed = {}
        self.further, self.added = {}, {}
        self.excepted = set()
        self.sources = {}

    def look_over(self) -> None:
        """All faces are in the box."""
        reaching = set()
        for a in self.abilities.values():
            x = a.node
            if isinstance(x, Ability):
                brings = any(y.brings for y in walk((x.then, x.cost), Deed))
                if x.even or x.where or brings:
                    self.excepted |= {(a.face, slot) for slot in a.slots}
                if brings or "absent" in x.even:
                    reaching.add(a.face)
        self.reaching = frozenset(reaching)
        found = {x.token for face in self.faces for x in walk(face.definition.text, AboutTokens)}
        self.tokens = tuple(sorted(found))
        self.searches = tuple(
            sorted({x.description for face in self.faces for x in walk(face.definition.text, Search)})
        )
        self.second_titles = second_titles(self)
        self.lacking = tuple(lacking(face.definition.type) for face in self.faces)
        self.sources = {
            face.kind: tuple([self.source(face, a) for a in face.own[PRODUCES]])
            for face in self.faces
            if PRODUCES in face.own
        }
        producing = [x.ability.node for found in self.sources.values() for x in found]
        self.bow_to_produce = all(not x.cost or Bow(This()) in x.cost for x in producing)
        self.amends = any(walk(face.definition.text, OfPlayers) for face in self.faces)
        texts = [face.definition.text for face in self.faces]
        negating = any(walk(x, ChangesNegated) or walk(x, NegateChanges) for x in texts)
        self.mutes = negating and self.rules.edition.negation_mutes
        self.proud = any(walk(face.definition.text, CannotLoseHonor) for face in self.faces)
        self.waives = any(walk(face.definition.text, NeedNot) for face in self.faces)
        self.forbids = any(walk(face.definition.text, CannotUse) for face in self.faces)
        self.avenges = any(walk(face.definition.text, LostHonorToAnother) for face in self.faces)
        asking = [x for text in texts for x in walk(text, Recalls)]
        self.remembered = sum(1 << kind for kind in {k for x in asking for k in x.recalled})
        self.chronicles = any(not x.recalled for x in asking)
        if self.rules.edition.overpaying:
            self.noting = frozenset(x.kind for x in self.faces if walk(x.definition.text, PaidWithThis))
        self.copies = any(walk(x, CopyText) or walk(x, ForAWhile) for x in texts)
        self.elsewhere = {face.kind: x for face in self.faces if (x := self.rules.compiled(face.definition).elsewhere)}
        for face in self.faces:
            face.reads = reads(self.rules.compiled(face.definition).constant_source) if face.constants else frozenset()
        frail = [x.kind for x in self.faces if x.definition.type == "personality" and x.definition.chi <= 0]
        self.frail = frozenset(frail)
        self.weakens = any(face.definition.type == "item" and face.definition.chi < 0 for face in self.faces)
        self.refills_faceup = any(walk(x, RefillsFaceup) for x in texts)
        owning = any(walk(x, OwnPenalty) for x in texts)
        asleep = [unnoted] * (self.nothing_weakens() and not owning) + [muted_now] * (not self.mutes)
        taking = any(walk(x, LosesKeyword) for x in texts)
        self.takes_keywords = taking and any(walk(x, HasKeyword) for x in texts)
        asleep += [over] * (not self.takes_keywords)
        self.idle = frozenset(asleep + [unremembered] * (not owning))

    def source(self, face: Face, a: AbilityOfFace) -> Source:
        """How this ability produces Gold."""
        x = a.node
        varies = bool(x.only or walk(x, PayingFor))
        sure = max(0, x.n.n) if isinstance(x.n, Num) and not varies else -1
        return Source(a, face.terms[f"gold{ability_number(a.id)}"], sure, varies, only_bows(x, face.definition))

    def nothing_weakens(self) -> bool:
        """Is there no token, Item or continuous trait with a Chi penalty among these cards?"""
        traits = [x.chi for face in self.faces for x in walk(face.definition.text, Has) if x.chi is not None]
        weaken = any(not isinstance(n, Num) or n.n < 0 for n in traits)
        return not (self.weakens or weaken or any(token.chi < 0 for token in self.tokens))

    def token_number(self, token: tuple[str, int, int, int]) -> int:
        """The number of a kind of token in this box; -1 if no card here speaks of it."""
        return self.tokens.index(token) if token in self.tokens else -1

    def token_name(self, n: int) -> str:
        """How a kind of token is called."""
        name, force, chi, strength = self.tokens[n]
        numbers = [f"{x:+d}{letter}" for x, letter in ((force, "F"), (chi, "C"), (strength, " strength")) if x]
        return " ".join([*numbers, name.title()]).strip() or "token"


def second_titles(box: CcgBox) -> Mapping[int, int]:
    """The faces with a name after their experience: by which title, as the first face that has it."""
    number = {face.definition.printed_title: face.title for face in reversed(box.faces)}
    found = {face.kind: x.title for face in box.faces for x in walk(face.definition.text, AlsoCalled)}
    for title in sorted(set(found.values()) - set(number)):  # no card goes by it, but two may share it
        number[title] = next(kind for kind in found if found[kind] == title) + len(box.faces)
    return MappingProxyType({kind: number[title] for kind, title in found.items()})
