"""The LCG as the kernel and the program see it."""

from __future__ import annotations

from array import array
from collections.abc import Container, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from gorin.errors import DeckError, UsageError, quoted
from gorin.kernel.abilities import Ability, ability_id
from gorin.kernel.bits import bits
from gorin.kernel.box import Box, Face
from gorin.kernel.derive import derive
from gorin.kernel.faces import listen
from gorin.kernel.sides import teams_of_neighbours
from gorin.kernel.state import blank_state
from gorin.kernel.turns import order_of
from gorin.language.nodes import walk
from gorin.rulesets.answering import Answering
from gorin.rulesets.asides import Deed
from gorin.rulesets.base import DeckList
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts, saving
from gorin.rulesets.lcg.attributes.characteristics import identify
from gorin.rulesets.lcg.boxes import LcgBox
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.compiler.abilities import CompiledAbility
from gorin.rulesets.lcg.compiler.compiled import (
    AMONG_SEVERAL,
    GAINED,
    CompiledCard,
    compile_among_several,
    compile_card,
    compile_gained,
)
from gorin.rulesets.lcg.decks.building import LcgDecks
from gorin.rulesets.lcg.formats import Format, format_named
from gorin.rulesets.lcg.framework.leaving import play_on
from gorin.rulesets.lcg.framework.ordering import order_for
from gorin.rulesets.lcg.framework.setup import SETUP
from gorin.rulesets.lcg.lasting.layers import LAYERS
from gorin.rulesets.lcg.points import POINTS
from gorin.rulesets.lcg.registers import NUMBER_REGISTER, THAT_REGISTER
from gorin.rulesets.lcg.rings.bearers import ON_A_RING
from gorin.rulesets.lcg.seeing import player_view as seeing
from gorin.rulesets.lcg.seeing.saying import SAYING
from gorin.rulesets.lcg.state import CONFLICT_PHASE, NO_CONFLICT, NUMBERS, SLOTS, Game
from gorin.rulesets.lcg.treaties.cards import CARDS
from gorin.rulesets.lcg.treaties.deeds import DEEDS
from gorin.rulesets.lcg.treaties.standing import leave_treaties
from gorin.rulesets.lcg.treaties.views import awaiting
from gorin.rulesets.lcg.victory import CONCEDE, ENDINGS
from gorin.rulesets.lcg.words.copied_actions import GainsActionsOf
from gorin.rulesets.lcg.words.keywords import Disguised, Legendary
from gorin.rulesets.lcg.words.ring_bearers import AttachToRing
from gorin.rulesets.lcg.words.shapes import shapes_in
from gorin.rulesets.lcg.words.texts import AttachOnlyTo, Keyword, Triggered
from gorin.rulesets.lcg.words.triggers import Heard, answers_its_leaving, needs_conflict, works_away

TOKEN = "Province"  # the face of a skirmish province token


class Lcg(Answering[Game, LcgBox]):
    """One format of the game."""

    game = "lcg"
    saying = SAYING
    setup = SETUP
    sides = ("conflict", "dynasty")
    in_deck = facts.DECK
    longest = 60
    event_kinds = ev.KINDS
    window_slots = POINTS * ev.KINDS
    action_slot = POINTS * ev.KINDS
    slots = POINTS * ev.KINDS + 1
    layers = LAYERS
    leaving = facts.LEAVING
    plane_names = staticmethod(facts.plane_names)
    that_register = THAT_REGISTER
    number_register = NUMBER_REGISTER

    def __init__(self, format: str | Format) -> None:
        self.format = format_named(format) if isinstance(format, str) else format
        self.order = order_for(self.format)
        self.settling = self.format.settling
        self.name = f"lcg/{self.format.name}"
        self.seats = self.format.players
        self.shares_decks = self.format.shares_decks
        self.endings = tuple(dict.fromkeys((*ENDINGS, *(x.ending for x in self.format.victories))))
        self.phase_frames = tuple(phase.sequence for phase in self.format.phases)
        self.phase_names: dict[int, str] = self.format.phase_names()
        self.building = LcgDecks(self.format)
        self.deals = self.format.treaties
        self.asides: Mapping[str, Deed] = CONCEDE | DEEDS if self.deals else CONCEDE
        self.options = {"treaty_cards": bool} if self.deals else {}
        token = Card(TOKEN, "province", "neutral", "province", strength=self.format.token_strength)
        self.own_cards: dict[str, Card] = {} if self.format.stronghold else {TOKEN: token}

    # --- the kernel asks -------------------------------------------------------------------------------------------

    hidden = staticmethod(seeing.hidden)
    pools = staticmethod(seeing.pools)
    reseal = staticmethod(seeing.reseal)

    def unwind(self, s: Game) -> None:
        """Players left in the middle of things, and with that their treaties."""
        if s.deals:
            leave_treaties(s)
        play_on(s)

    def know_frame(self, box: Box, name: str) -> None:
        """Compile the card whose ability's frame has this name."""
        title = name.removeprefix("lcg: ").rsplit("/", 1)[0].removesuffix(AMONG_SEVERAL).removesuffix(GAINED)
        if title not in box.by_name:
            raise UsageError(f"A saved game waits in {name!r}, which nobody knows.")
        self.compiled(box.faces[box.by_name[title]].definition)

    def compiled(self, card: Card) -> CompiledCard:
        """A card's text as it works in this format."""
        return compile_among_several(card) if self.format.opponents.chosen else compile_card(card)

    named = staticmethod(saving.named)
    numbered = staticmethod(saving.numbered)

    def numbered_lists(self, box: LcgBox) -> list[str]:
        """What its cards remember; the treaty cards, where there are any."""
        return [*box.memories, *(card.name for card in CARDS if self.format.treaty_cards)]

    # --- the program asks ------------------------------------------------------------------------------------------

    def rounds(self, s: Game) -> int:
        return s.round

    @property
    def opening(self) -> tuple[tuple[str, str, int, bool], ...]:
        """What a player begins with: a name, the pile, how many, and whether they may be exchanged once."""
        f = self.format
        return (("provinces", "dynasty", f.provinces, True), ("hand", "conflict", f.hand, True))

    # --- beside what is asked ----------------------------------------------------------------------------------------

    awaiting = staticmethod(awaiting)

    def deal_time(self, s: Game) -> int:
        """Treaties may be offered at any time; those who do so by the clock do it as the conflict phase begins."""
        return s.round if s.phase == CONFLICT_PHASE else 0

    def otherwise(self, options: dict[str, Any]) -> Lcg:
        return _otherwise(self, tuple(sorted(options.items())))

    # --- outside programs ask: their answers are imported when they do ------------------------------------------------

    readable: tuple[str, ...] = ("player", "ring", "conflict", "provinces")

    # --- opening a game ----------------------------------------------------------------------------------------------

    def put_on_table(self, box: LcgBox, decks: list[DeckList]) -> Game:
        """The first table of a box, from which all its games are copied."""
        s = self.lay_cards(box, decks)
        for who, deck in enumerate(decks):
            if self.format.stronghold and not s.p[facts.STRONGHOLD] & s.ctl[who]:
                raise DeckError(
                    f"The deck {quoted(deck.name)} has no stronghold to play from.",
                    self.format.cite("rr.deckbuilding.1"),
                )
        s.p[facts.FACEUP] |= s.p[facts.STRONGHOLD] | s.p[facts.ROLE] | s.p[facts.PROVINCE] & s.p[facts.PRINTED_EMINENT]
        if not self.format.stronghold:
            s.p[facts.FACEUP] |= s.p[facts.PROVINCE]
        for c in bits(s.p[facts.PROVINCE] & s.p[facts.FACEUP]):
            identify(s, c)
        listen(s)
        derive(s)
        return s

    def teams(self, seats: int) -> tuple[int, ...]:
        """Per seat, the seats of its team, as the format has them."""
        return teams_of_neighbours(seats, self.format.teams)

    def titles(self, deck: DeckList) -> list[tuple[str, int]]:
        """A deck's cards, with the province tokens of formats that use them."""
        if self.format.stronghold:
            return list(deck.cards)
        return [*deck.cards, (TOKEN, self.format.provinces)]

    def new_box(self, decks: list[DeckList], cards: Mapping[str, Card], titles: tuple[str, ...]) -> LcgBox:
        teams = self.teams(len(decks))
        box = LcgBox(self, len(decks), teams, order_of(teams))
        box.decks = decks
        box.lay_rings(element for element, _ in self.format.rings.laid_out(box.seats))
        names = titles or sorted({title for deck in decks for title, _ in self.titles(deck)})
        first: dict[str, int] = {}
        for kind, title in enumerate(names):
            card = self.definition(title, cards)
            box.add(face_of(kind, title, card))
            box.faces[kind].title = first.setdefault(card.title or card.name, kind)
            give_text(box, kind, card)
        add_other_faces(box)
        add_gained_actions(box)
        box.look_over()
        return box

    def new_state(self, box: LcgBox, owners: list[int]) -> Game:
        return new_state(box, owners, 0)


@cache
def _otherwise(rules: Lcg, options: tuple[tuple[str, Any], ...]) -> Lcg:
    """The same rules with options: once for each, for boxes are kept by their rules."""
    return Lcg(replace(rules.format, **dict(options)))


def new_state(box: LcgBox, owners: list[int], seed: int) -> Game:
    """An empty table of this game."""
    seats = box.seats
    s = blank_state(Game, box, owners, facts.plane_count(), 4 * seats, seed & (1 << 64) - 1)
    s.fate = array("h", [0] * len(owners))
    s.slot = array("h", [-1] * len(owners))
    s.under = array("h", [-1] * len(owners))
    s.honor, s.pool, s.bid, s.bid_change = [0] * seats, [0] * seats, [0] * seats, [0] * seats
    s.left, s.declared, s.passed, s.lost = [0] * seats, [0] * seats, [0] * seats, [0] * seats
    s.actions = [0] * seats
    s.province = [-1] * (SLOTS * seats)
    s.lying = [0] * (SLOTS * seats)
    s.barren = 0
    rings = box.rules.format.rings.laid_out(seats)
    s.ring_place = [place for _, place in rings]
    s.elements = tuple(1 << element for element, _ in rings)
    s.ring_fate, s.ring_side = [0] * len(s.ring_place), [0] * len(s.ring_place)
    s.extra, s.taken = [0] * (2 * seats), [0] * seats
    s.con = list(NO_CONFLICT)
    s.attacked = 0
    s.round = s.phase = s.favor_side = 0
    s.favor = -1
    s.bars = []
    s.constant_effects = []
    s.prices = []
    s.changed_planes, s.dues, s.shields, s.caps, s.bases, s.readers, s.fixes = (), (), (), (), (), (), ()
    s.shield = s.capped = s.doomed = s.triumphs = 0
    s.precedence = []
    s.offers, s.treaties, s.promises, s.treaty_deck = (), (), (), ()
    s.deals = s.treaty_cards_seen = 0
    return s


def planes_of(card: Card) -> tuple[int, ...]:
    """The printed facts of a card."""
    out = [facts.FACTS[card.type], facts.FACTS[card.clan], *(facts.trait(t) for t in card.traits)]
    if card.side in ("dynasty", "conflict"):
        out.append(facts.FACTS[card.side])
    if card.unique:
        out.append(facts.UNIQUE)
    if card.type == "character":
        out += [facts.DASH_MILITARY] * (card.military < 0) + [facts.DASH_POLITICAL] * (card.political < 0)
    if card.type in ("character", "attachment", "event"):
        out.append(facts.COST_0 + min(max(0, card.cost), facts.COSTS - 1))
    out += [facts.FACTS[e + " element"] for e in card.elements]
    for x in card.text:
        if isinstance(x, (Keyword, Legendary, Disguised)) and x.word in facts.KEYWORDS:
            out.append(facts.PRINTED_COVERT + facts.KEYWORDS.index(x.word))
        if isinstance(x, AttachToRing) or (isinstance(x, AttachOnlyTo) and x.fickle()):
            out.append(facts.FICKLE)
        if isinstance(x, Triggered) and works_away(x) and card.type != "event":
            out.append(facts.WORKS_OUT_OF_PLAY)
    actions = [x for x in card.text if isinstance(x, Triggered) and x.kind == "action"]
    if actions and all(needs_conflict(x) for x in actions):
        out.append(facts.FIGHTS)
    return tuple(dict.fromkeys(out))


def face_of(kind: int, title: str, card: Card) -> Face:
    """The face of a card. Clan, Traits and elements of a province show only while it is faceup."""
    planes = planes_of(card)
    out = Face(kind, title, card, planes, numbers_of(card))
    if card.type == "province":
        kept = tuple(i for i in planes if i == facts.PROVINCE or facts.PRINTED_COVERT <= i < facts.CRAB)
        out.planes, out.shown = kept, tuple(i for i in planes if i not in kept)
    return out


def is_plain(card: Card, terms: Container[str]) -> bool:
    """May it be played wherever its printed cost can be paid, on any character if it is an attachment?"""
    keywords = {x.word for x in card.text if isinstance(x, (Keyword, Legendary, Disguised))}
    return (
        0 <= card.cost < facts.COSTS - 1
        and not card.unique
        and keywords.isdisjoint({"limited", "support"})
        and not any(
            x in terms
            for x in ("cost", "cost_on", "play", "dues", "only_disguised", "bearer", "played_onto", ON_A_RING)
        )
    )


def numbers_of(card: Card) -> tuple[int, ...]:
    """The printed numbers of a card, in the order of state.py."""
    numbers = (card.military, card.political, card.glory, card.strength, card.cost, card.fate, card.honor)
    assert len(numbers) == NUMBERS
    return numbers


def add_other_faces(box: LcgBox) -> None:
    """Cards that may become another type have a face for it, after all others."""
    other: dict[tuple[int, str], int] = {}
    for printed in list(box.faces):
        for shape in shapes_in(printed.definition):
            card, kind = shape.other(printed.definition), len(box.faces)
            box.add(face_of(kind, card.name, card))
            box.faces[kind].title = printed.title
            give_text(box, kind, card)
            other[printed.kind, shape.type] = kind
    box.other = other


def add_gained_actions(box: LcgBox) -> None:
    """Where a card may gain the action abilities of events, these are known as such, besides the events' own."""
    if not any(walk(face.definition.text, GainsActionsOf) for face in box.faces):
        return
    for face in box.faces:
        if face.definition.type == "event":
            several = box.rules.format.opponents.chosen
            compiled = compile_gained(face.definition, len(face.abilities), several)
            known = [ability(box, face.kind, x) for x in compiled.abilities]
            box.abilities.update({a.id: a for a in known})
            box.gained_actions[face.kind] = tuple(a.id for a in known if a.slots)


def give_text(box: LcgBox, kind: int, card: Card) -> None:
    """Compile a card's text and give it to its face."""
    compiled = box.rules.compiled(card)
    f = box.faces[kind]
    f.constants = compiled.constants
    f.terms = compiled.terms
    f.plain = is_plain(card, f.terms)
    for x in compiled.abilities:
        box.knows(ability(box, kind, x))


def ability(box: LcgBox, kind: int, x: CompiledAbility) -> Ability:
    """An ability of a face, with its number."""
    if x.point == -1:
        slots: tuple[int, ...] = (Lcg.action_slot,)
    elif x.point < 0:
        slots = ()
    else:
        slots = tuple(x.point * ev.KINDS + k for k in x.kinds)
    return Ability(
        ability_id(kind, x.k),
        x.name,
        kind,
        x.frame,
        slots,
        x.can,
        x.fails,
        x.limit,
        x.maximum,
        x.granted,
        x.node,
        x.node.anyone or answers_its_leaving(x.node),
        x.resolves,
        first_version(box, kind, x.node) if x.node.maximum else 0,
        x.node.on.together() if isinstance(x.node.on, Heard) else None,
        x.chosen,
        x.asks,
        x.again,
        x.needs,
    )


def first_version(box: Box, kind: int, text: Triggered) -> int:
    """The same ability on another version of the card, or 0: a maximum is counted for all copies by title."""
    title = box.faces[kind].title
    others = (a for a in box.abilities.values() if box.faces[a.face].title == title and a.node == text)
    return next((a.id for a in others), 0)
