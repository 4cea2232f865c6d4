"""The CCG as the kernel and the program see it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from gorin.errors import UsageError
from gorin.kernel.abilities import Ability, ability_id
from gorin.kernel.box import Box, Face
from gorin.kernel.derive import derive
from gorin.kernel.faces import listen
from gorin.language.nodes import Node, walk
from gorin.language.sets import Is, This
from gorin.rulesets.answering import Answering
from gorin.rulesets.base import DeckList
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.battle.created_battlefields import BATTLEFIELD
from gorin.rulesets.ccg.box import CcgBox
from gorin.rulesets.ccg.card import ATTACHMENT_TYPES, UNALIGNED, Card
from gorin.rulesets.ccg.compiler.compiled import CompiledCard, compile_card
from gorin.rulesets.ccg.compiler.manner import Manner
from gorin.rulesets.ccg.compiler.the_rules import PROVINCE
from gorin.rulesets.ccg.deckbuilding import PRINTED, CcgDecks
from gorin.rulesets.ccg.editions import Edition, edition_named
from gorin.rulesets.ccg.places import stacks, status, tokens
from gorin.rulesets.ccg.playing import control, creating, overlaying
from gorin.rulesets.ccg.points import LIMITED, NUMBER, POINTS, SLOTS, THAT_REGISTER
from gorin.rulesets.ccg.seeing import player_view as seeing
from gorin.rulesets.ccg.seeing.saying import SAYING
from gorin.rulesets.ccg.state import NUMBERS, Game, new_state
from gorin.rulesets.ccg.turn import honor
from gorin.rulesets.ccg.turn.leaving import carry_on
from gorin.rulesets.ccg.turn.ordering import order_for
from gorin.rulesets.ccg.turn.settling import LAYERS, SETTLING
from gorin.rulesets.ccg.turn.setup import SETUP
from gorin.rulesets.ccg.victory import CONCEDE, ENDINGS
from gorin.rulesets.ccg.words.costs import AddedCost
from gorin.rulesets.ccg.words.creating import CreateLike
from gorin.rulesets.ccg.words.texts import Ability as AbilityText
from gorin.rulesets.ccg.words.triggers import Destroyed

HAPPENINGS = (control, creating, honor, overlaying, stacks, status, tokens)  # imported for what happens in them


class Ccg(Answering[Game, CcgBox]):
    """One edition of the game."""

    game = "ccg"
    asides = CONCEDE
    saying = SAYING
    setup = SETUP
    sides = ("fate", "dynasty")
    in_deck = facts.DECK
    longest = 150
    event_kinds = ev.KINDS
    window_slots = POINTS * ev.KINDS
    action_slot = LIMITED
    slots = SLOTS
    layers = LAYERS
    leaving = facts.LEAVING
    that_register = THAT_REGISTER
    number_register = NUMBER

    def __init__(self, edition: str | Edition) -> None:
        self.edition = edition_named(edition) if isinstance(edition, str) else edition
        self.order = order_for(self.edition)
        self.name = f"ccg/{self.edition.name}"
        self.seats = self.edition.players
        self.shares_decks = self.edition.shares_decks
        self.endings = tuple(dict.fromkeys((*ENDINGS, *(x.ending for x in self.edition.victories))))
        self.phase_names: dict[int, str] = self.edition.phase_names()
        own = (self.edition.player_abilities, Card(PROVINCE, "province"), BATTLEFIELD)
        self.own_cards = {card.name: card for card in own}
        self.building = CcgDecks(self.edition)

    # --- the kernel asks -------------------------------------------------------------------------------------------

    settling = SETTLING
    hidden = staticmethod(seeing.hidden)
    pools = staticmethod(seeing.pools)
    reseal = staticmethod(seeing.reseal)

    def unwind(self, s: Game) -> None:
        """Players left in the middle of things, and others go on."""
        carry_on(s)
        listen(s)
        derive(s)

    def know_frame(self, box: Box, name: str) -> None:
        """Compile the card whose ability's frame has this name."""
        title = name.removeprefix("ccg: ").rsplit("/", 1)[0].removesuffix(self.edition.manner.suffix)
        if title not in box.by_name:
            raise UsageError(f"A saved game waits in {name!r}, which nobody knows.")
        self.compiled(box.faces[box.by_name[title]].definition)

    def compiled(self, card: Card) -> CompiledCard:
        """A card's text as it works in this edition."""
        return compile_card(card, self.edition.manner)

    def numbered_lists(self, box: CcgBox) -> list[str]:
        """The kinds of token, and what is searched for."""
        searches = box.searches if self.edition.searches_once else ()
        return [*(repr(tuple(token)) for token in box.tokens), *searches]

    # --- the program asks ------------------------------------------------------------------------------------------

    def rounds(self, s: Game) -> int:
        return s.turn

    @property
    def opening(self) -> tuple[tuple[str, str, int, bool], ...]:
        """What a player begins with: a name, the pile, how many, and whether they may be exchanged once."""
        return (("provinces", "dynasty", self.edition.provinces, False), ("hand", "fate", self.edition.hand, False))

    def pool(self, cards: Mapping[str, Card]) -> Mapping[str, Card]:
        """Where a title was printed in this edition, it means that card and not another edition's."""
        own = {(x.printed_title, x.experience) for x in cards.values() if x.pack == self.edition.name}
        others = {x.name for x in cards.values() if x.pack in PRINTED and x.pack != self.edition.name}
        shadowed = {x.name for x in cards.values() if x.name in others and (x.printed_title, x.experience) in own}
        return MappingProxyType({name: x for name, x in cards.items() if name not in shadowed}) if shadowed else cards

    # --- outside programs ask: their answers are imported when they do ------------------------------------------------

    readable: tuple[str, ...] = ("player", "provinces", "attack", "battlefield")

    # --- opening a game ----------------------------------------------------------------------------------------------

    def put_on_table(self, box: CcgBox, decks: list[DeckList]) -> Game:
        """The first table of a box, from which all its games are copied."""
        s = self.lay_cards(box, decks)
        listen(s)
        derive(s)
        return s

    def titles(self, deck: DeckList) -> list[tuple[str, int]]:
        """A deck's cards, with the player abilities and the provinces."""
        return [*deck.cards, (self.edition.player_abilities.name, 1), (PROVINCE, self.edition.provinces)]

    def new_box(self, decks: list[DeckList], cards: Mapping[str, Card], titles: tuple[str, ...]) -> CcgBox:
        """Also with faces for what its cards can create."""
        number_keywords(cards, self.own_cards)
        box = CcgBox(self, len(decks))
        box.decks = decks
        wanted = titles or tuple({title for deck in decks for title, _ in deck.cards})
        names = sorted({*wanted, *self.own_cards})
        definitions = {title: self.definition(title, cards) for title in names}
        for card in list(definitions.values()):
            for made in self.compiled(card).creates:
                definitions[made.name] = made
        for like in [x for card in definitions.values() for x in walk(card.text, CreateLike)]:
            found = [like.made_from(card) for card in definitions.values() if card.type == "personality"]
            definitions |= {made.name: made for made in found}
        first: dict[str, int] = {}
        for kind, (name, card) in enumerate(sorted(definitions.items())):
            box.add(face_of(kind, name, card, borrowed := words_of_abilities(card, self.edition.manner)))
            if borrowed:
                box.borrowed[kind] = frozenset(borrowed)
            untitled = card.pack == "created" and not card.title
            box.faces[kind].title = -1 if untitled else first.setdefault(card.printed_title, kind)
            give_text(box, kind, card)
        box.look_over()
        return box

    def new_state(self, box: CcgBox, owners: list[int]) -> Game:
        return new_state(box, owners, 0)


def fields_of(x: Node) -> Mapping[str, Any]:
    """The fields of a word."""
    out: Mapping[str, Any] = getattr(x, "__dataclass_fields__", {})
    return out


_NUMBERED: list[tuple[Mapping[str, Card], Mapping[str, Card]]] = []


def number_keywords(cards: Mapping[str, Card], own: Mapping[str, Card]) -> None:
    """Give every keyword these cards have or speak of its plane, in the order of the alphabet, so that saved games mean
    the same wherever the same cards are known."""
    if any(cards is known and own == others for known, others in _NUMBERED):
        return
    _NUMBERED.append((cards, own))
    every = (*own.values(), *cards.values())
    found = {word for card in every for word in card.keywords}
    for x in (x for card in every for x in walk(card.text, Node)):
        if isinstance(x, Is) and x.fact.startswith("#"):
            found.add(x.fact[1:])
        for name in ("keyword", "word", "words", "keywords"):
            value = getattr(x, name) if name in fields_of(x) else ()
            found.update((value,) if isinstance(value, str) and value else value if isinstance(value, tuple) else ())
    for word in sorted(found):
        facts.keyword(word)


def words_of_abilities(card: Card, manner: Manner) -> tuple[int, ...]:
    """The keywords that a card has only from its abilities, where cards of its type have those; no ability has them
    from the card."""
    if card.type not in manner.words_of_abilities:
        return ()
    found = {w for x in card.text if isinstance(x, AbilityText) for w in x.words if w not in card.keywords}
    return tuple([facts.keyword(w) for w in sorted(found)])


def planes_of(card: Card, borrowed: tuple[int, ...] = ()) -> tuple[int, ...]:
    """The printed facts of a card, with the keywords it has from its abilities."""
    out = [facts.FACTS[card.type], *(facts.keyword(k) for k in card.keywords), *borrowed]
    if card.clan != UNALIGNED:
        out.append(facts.FACTS[card.clan])
    if card.type in ATTACHMENT_TYPES:
        out.append(facts.ATTACHMENT)
    if card.side:
        out.append(facts.FACTS[card.side])
    if any(works_from_discard(x) for x in card.text):
        out.append(facts.FROM_DISCARD)
    return tuple(dict.fromkeys(out))


def works_from_discard(x: Any) -> bool:
    """Does this text work from the discard pile?"""
    if not isinstance(x, AbilityText):
        return False
    return "in discard" in x.where or (isinstance(x.on, Destroyed) and isinstance(x.on.who, This))


def face_of(kind: int, name: str, card: Card, borrowed: tuple[int, ...] = ()) -> Face:
    """The face of a card, with its numbers in the order of state.py."""
    numbers = (
        card.force, card.chi, card.personal_honor, card.strength, card.focus, card.cost, card.honor_requirement,
        card.gold, card.honor, card.experience,
    )  # fmt: skip
    assert len(numbers) == NUMBERS
    return Face(kind, name, card, planes_of(card, borrowed), numbers)


def give_text(box: CcgBox, kind: int, card: Card) -> None:
    """Compile a card's text and give it to its face."""
    compiled = box.rules.compiled(card)
    f = box.faces[kind]
    f.constants = compiled.constants
    f.terms = compiled.terms
    for x in compiled.abilities:
        a = Ability(ability_id(kind, x.k), x.name, kind, x.frame, x.slots, x.can, x.fails, x.limit, granted=x.granted)
        a.node, a.chosen, a.asks, a.needs = x.node, x.chosen, x.asks, x.needs
        if x.legal is not None:
            box.legal[a.id] = x.legal
        if x.began >= 0:
            box.began[a.id] = x.began
        if isinstance(x.node, AbilityText) and x.node.kind == ("cost",):
            table = box.added if x.node.label == AddedCost.label else box.further
            table[kind] = (*table.get(kind, ()), a.id)
        if x.given:
            a.granted = False  # whoever gains it has it as its own
            box.abilities[a.id] = a
        else:
            box.knows(a)
