"""Everything the living card game asks, each kind of question declared once: who acts or answers there, the sentence
for people, what passing means, how its options read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gorin.kernel.abilities import ABILITY as ABILITY_REGISTER
from gorin.kernel.abilities import YOU
from gorin.kernel.decisions import Decision, Option
from gorin.kernel.questions import ACTION, ANSWER, SETUP, Question, Questions, Reading
from gorin.rulesets.accounts import seat_name
from gorin.rulesets.asking import SEAT, YES_NO
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.codecs import ability_chosen
from gorin.rulesets.lcg.compiler.purposes import PURPOSES, cost_label, instead_words
from gorin.rulesets.lcg.playing.support import HELPER
from gorin.rulesets.lcg.rings.bearers import as_host
from gorin.rulesets.lcg.rings.moves import WHICH
from gorin.rulesets.lcg.rings.names import called, ring
from gorin.rulesets.lcg.state import Game
from gorin.rulesets.lcg.telling.accounts import TOKENS
from gorin.rulesets.lcg.telling.aims import ability_words, option_words
from gorin.rulesets.lcg.telling.naming import TYPES, name
from gorin.rulesets.lcg.treaties.breaking import to_befall
from gorin.rulesets.lcg.words.naming import NAMEABLE

KEYWORDS: Final = {ev.HONOR: "pride", ev.DISHONOR: "pride", ev.GAIN_FATE: "courtesy", ev.DRAW: "sincerity"}

# --- how options read that are numbers ------------------------------------------------------------------------------


def DECLARE(s: Game, d: Decision, o: Option) -> str:
    return "declare"


def TYPE(s: Game, d: Decision, o: Option) -> str:
    return TYPES[o.value]


def CARD(s: Game, d: Decision, o: Option) -> str:
    return name(s, o.card)


def KEYWORD(s: Game, d: Decision, o: Option) -> str:
    return f"{KEYWORDS[s.frames[-1].events[o.value].kind]}: {name(s, o.card)}"


def ABILITY(s: Game, d: Decision, o: Option) -> str:
    return ability_words(s, ability_chosen(o.value)[1])


def TOKEN(s: Game, d: Decision, o: Option) -> str:
    return TOKENS[o.value]


def DECK(s: Game, d: Decision, o: Option) -> str:
    return f"the {('conflict', 'dynasty')[o.value]} deck"


def CARD_TYPE(s: Game, d: Decision, o: Option) -> str:
    return NAMEABLE[o.value]


def DISCARD_IT(s: Game, d: Decision, o: Option) -> str:
    return "discard it"


def RING(s: Game, d: Decision, o: Option) -> str:
    return called(s, o.value)


def BEARING_RING(s: Game, d: Decision, o: Option) -> str:
    return ring(s, as_host(o.value)).removeprefix("the ")


def EFFECT(s: Game, d: Decision, o: Option) -> str:
    f = s.frames[-1]
    return option_words(s, s.box.abilities.get(f.regs[ABILITY_REGISTER]), o.value, seat_name(f.regs[YOU]))


def claimed_ring(s: Game, d: Decision) -> str:
    """The ring that goes onto a province."""
    return ring(s, s.frames[-1].regs[WHICH])


def paying_ring(s: Game, d: Decision) -> str:
    """The ring whose fate may pay."""
    return ring(s, s.frames[-1].regs[HELPER])


# --- the questions --------------------------------------------------------------------------------------------------

IN_WORDS: Final = PURPOSES.in_words
QUESTIONS: Final = Questions("lcg")
_ask: Final = QUESTIONS.declaring(Question)

ACTIONS: Final = _ask(
    "action",
    "What do you do?",
    ACTION,
    means="You do nothing now; in a window, you may act again if somebody else acts. [rr.action-windows.1]",
    final_in="dynasty",
)

# setting up
PLACE_STRONGHOLD: Final = _ask(
    "place your stronghold", "Which province lies under your stronghold?", SETUP, option="place it over {}"
)
PLACE_PROVINCE: Final = _ask(
    "place a province",
    "Which province comes next in your row, from left to right?",
    SETUP,
    option="place {}",
    alike=True,
    within=True,
)
MULLIGAN_PROVINCES: Final = _ask(
    "mulligan from your provinces",
    "Which cards in your provinces do you replace?",
    SETUP,
    option="replace {}",
    none="keep them all",
    done="replace these",
    several=True,
)
MULLIGAN_HAND: Final = _ask(
    "mulligan from your hand",
    "Which cards of your hand do you replace?",
    SETUP,
    option="replace {}",
    none="keep them all",
    done="replace these",
    several=True,
)

# the phases
HONOR_BID: Final = _ask("honor bid", "How much honor do you bid?", option="bid {}")
GIVE_ODD_HONOR: Final = _ask(
    "give the odd honor",
    "The honor you give cannot be divided evenly. Who gets 1 more?",
    label="choose an opponent",
    reads=SEAT,
)
TAKE_ODD_HONOR: Final = _ask(
    "take the odd honor",
    "The honor you take cannot be divided evenly. From whom do you take 1 more?",
    label="choose an opponent",
    reads=SEAT,
)
FATE_ON_OPPONENTS_RING: Final = _ask(
    "place fate on an opponent's ring",
    "On which ring of an opponent do you place 1 fate?",
    label="choose a ring",
    reads=RING,
    option="the {} ring",
)
DISCARD_FROM_PROVINCES: Final = _ask(
    "discard from your provinces",
    "Which cards do you discard from your provinces?",
    option="discard {}",
    none="discard nothing",
    several=True,
)
WITHOUT_FATE: Final = _ask(
    "discard a character without fate",
    "Characters without fate are discarded. Which one first?",
    option="discard {}",
)
GOES_FIRST: Final = _ask(
    "who of your team goes first",
    "Players discard in turn, a player of each team. Who of your team goes first?",
    label="choose a player",
    reads=SEAT,
)
SET_FAVOR: Final = _ask(
    "set the favor", "On which side do you set the Imperial Favor?", reads=TYPE, option="the {} side"
)

# conflicts
DECLARE_OR_PASS: Final = _ask(
    "declare or pass",
    "Do you declare a conflict?",
    reads=DECLARE,
    option="declare a conflict",
    none="declare none",
    seldom=True,
)
OPPONENT_IN_CONFLICT: Final = _ask(
    "choose whom to attack", "Against which opponent is the conflict?", label="choose an opponent", reads=SEAT
)
RING_OF_CONFLICT: Final = _ask(
    "choose the ring of the conflict",
    "For which ring is the conflict declared against you?",
    label="choose a ring",
    reads=RING,
    option="the {} ring",
)
DECLARE_CONFLICT: Final = _ask(
    "declare a conflict",
    "Which conflict do you declare?",
    none="declare no conflict",
    means="The opportunity is given up for this phase. [rr.step-3-2.7]",
    seldom=True,
)
ATTACK_PROVINCE: Final = _ask("attack a province", "Which province do you attack?", option="attack {}", within=True)
DECLARE_ATTACKER: Final = _ask(
    "declare an attacker", "Who attacks?", option="attack with {}", several=True, within=True
)
DECLARE_DEFENDER: Final = _ask(
    "declare a defender",
    "Who defends?",
    option="defend with {}",
    none="declare no defenders",
    several=True,
    seldom=True,
)
GAINS_FATE: Final = _ask(
    "who gains the fate",
    "Who of your team gains the fate on the ring?",
    label="choose a player",
    reads=SEAT,
    within=True,
)
EVADE: Final = _ask(
    "evade by covert",
    "Whom does covert keep from defending?",
    option="{} cannot defend",
    none="evade nobody",
    within=True,
    seldom=True,
)
RING_EFFECT: Final = _ask(
    "resolve the ring effect",
    "You may resolve the ring's effect. What do you do?",
    none="do not resolve it",
    seldom=True,
)
BROKEN_PROVINCE: Final = _ask(
    "discard from the broken province",
    "The province is broken. Do you discard what lies in it?",
    option="discard {}",
    none="discard nothing",
    several=True,
    seldom=True,
)

# playing cards
ADDITIONAL_FATE: Final = _ask(
    "additional fate",
    "How much additional fate do you place on it?",
    option="{} additional fate",
    zero="no additional fate",
    within=True,
)
UNDER_WHOSE_CONTROL: Final = _ask(
    "under whose control", "Under whose control does it enter play?", label="choose a player", reads=SEAT, within=True
)
ATTACH_TO: Final = _ask("attach to", "What is it attached to?", option="attach it to {}", within=True)
ATTACH_TO_RING: Final = _ask(
    "attach to a ring", "Which ring is it attached to?", reads=BEARING_RING, option="attach it to the {}", within=True
)
REPLACE_BY_DISGUISED: Final = _ask(
    "replace by disguised", "Which character does it replace?", option="replace {}", within=True
)
SUPPORT: Final = _ask("support", "How much fate do you give to support it?", option="give {} fate", zero="give nothing")
FATE_FROM_RING: Final = _ask(
    "fate from a ring",
    "How much fate on {what} do you use to pay for it?",
    what=paying_ring,
    option="use {} fate",
    zero="use none",
    within=True,
)
ACCEPT_SUPPORT: Final = _ask("accept support", "Do you accept the fate that is offered to support it?", reads=YES_NO)
RING_FOR_FATE: Final = _ask(
    "choose a ring for fate",
    "On which unclaimed ring do you place the fate that this costs?",
    label="choose a ring",
    reads=RING,
    option="the {} ring",
    within=True,
)
RING_ONTO_PROVINCE: Final = _ask(
    "put the ring on a province",
    "On which of your provinces do you place {what}?",
    what=claimed_ring,
    option="place it on {}",
    within=True,
)
RESTRICTED: Final = _ask(
    "discard a restricted attachment",
    "It may keep two restricted attachments. Which one do you discard?",
    option="discard {}",
)
COPY: Final = _ask(
    "discard a copy", "It may keep one copy of an attachment. Which one do you discard?", option="discard {}"
)
LAST_ABILITY: Final = _ask(
    "which ability is applied last", "Two constant abilities contradict each other. Which one is applied last?"
)
BY_TREATY: Final = _ask(
    "a character for the treaty card", "The treaty is broken ({what}). Which of your characters is it?", what=to_befall
)
INSTEAD_OF_HONOR: Final = _ask("instead of giving honor", "{what} Do you?", what=instead_words, reads=YES_NO)

# abilities: what they ask for, the card's own words say
PAY_COST: Final = _ask("pay a cost", "What pays the cost? {what}", what=IN_WORDS, label=cost_label, within=True)
RING_PAYS: Final = _ask(
    "pay with a ring",
    "Which ring pays the cost? {what}",
    what=IN_WORDS,
    label="choose a ring",
    reads=RING,
    option="the {} ring",
    within=True,
)
CHOOSE_X: Final = _ask("X", "How much is X? {what}", what=IN_WORDS, option="X is {}", within=True)
TARGET: Final = _ask("target", "{what}", what=IN_WORDS, within=True)
CHOOSE: Final = _ask("choose", "{what}", what=IN_WORDS, within=True)
CHOOSE_RING: Final = _ask("choose a ring", "{what}", what=IN_WORDS, reads=RING, option="the {} ring", within=True)
CHOOSE_OPPONENT: Final = _ask("choose an opponent", "{what}", what=IN_WORDS, reads=SEAT, within=True)
CHOOSE_PLAYER: Final = _ask("choose a player", "{what}", what=IN_WORDS, reads=SEAT, within=True)
CHOOSE_ABILITY: Final = _ask("choose an ability", "{what}", what=IN_WORDS, reads=ABILITY, within=True)
ATTACKED_PROVINCE: Final = _ask(
    "attacked province", "To which attacked province does this happen? {what}", what=IN_WORDS, within=True
)
SELECT_ONE: Final = _ask("select one", "Which effect do you select?", reads=EFFECT, within=True)
SECRET_NUMBER: Final = _ask("secret number", "Which number do you select in secret?", option="select {}", within=True)
IS_IT_ODD: Final = _ask("is it odd", "{what} Is the number odd?", what=IN_WORDS, reads=YES_NO, within=True)
MAY: Final = _ask("may", "{what} Do you?", what=IN_WORDS, reads=YES_NO, within=True)
REFUSE: Final = _ask("refuse", "{what} Do you refuse it?", what=IN_WORDS, reads=YES_NO, within=True)
WHICH_ONE: Final = _ask("which one", "{what} Which one gets the first of these effects?", what=IN_WORDS, within=True)
WHICH_TOKEN: Final = _ask("which token", "Which token? {what}", what=IN_WORDS, reads=TOKEN, within=True)
SEARCH: Final = _ask(
    "search", "{what} Which card do you take?", what=IN_WORDS, none="take nothing", within=True, seldom=True
)
ADD_TO_HAND: Final = _ask("add to your hand", "{what} Which card do you add to your hand?", what=IN_WORDS, within=True)
NAME_TYPE: Final = _ask(
    "name a card type", "Which card type do you name? {what}", what=IN_WORDS, reads=CARD_TYPE, within=True
)
TOPMOST: Final = _ask(
    "topmost event",
    "You may change the order of your discard pile. Which event lies on top?",
    option="{} lies on top",
    within=True,
)
HOW_TO_PLAY: Final = _ask("how to play it", "{what} How do you play it?", what=IN_WORDS, within=True)
PLAY_OR_DISCARD: Final = _ask("play or discard", "{what}", what=IN_WORDS, reads=DISCARD_IT, within=True)
WHICH_DECK: Final = _ask("which deck", "{what} Which deck?", what=IN_WORDS, reads=DECK, within=True)
DISCARD_ONE: Final = _ask("discard one", "{what} Which one is discarded?", what=IN_WORDS, none="none", within=True)
PLACE_ON_TOP: Final = _ask("place on top", "{what} Which one goes on top?", what=IN_WORDS, none="none", within=True)
NEXT_ON_TOP: Final = _ask("next on top", "{what} Which card is next, from the top?", what=IN_WORDS, within=True)
ATTACKERS: Final = _ask("number of attackers", "{what} How many?", what=IN_WORDS, within=True)

# windows: the stages of ordering.py, and what follows at once
CANCEL: Final = _ask("cancel", "Do you cancel this?", ANSWER)
WOULD_INTERRUPT: Final = _ask("would-interrupts", "Do you interrupt?", ANSWER)
INTERRUPT: Final = _ask("interrupts", "Do you interrupt?", ANSWER, seldom=True)
REACT: Final = _ask("reactions", "Do you react?", ANSWER, seldom=True)
_FORCED: Final = "These abilities must be used. Which one first?"
FORCED: Final = tuple(
    _ask(stage, _FORCED)
    for stage in ("constant cancels", "forced would-interrupts", "forced interrupts", "forced reactions")
)
WHICH_FIRST: Final = _ask("which first", "These keywords happen at once. Which one comes first?", reads=KEYWORD)
WHICH_DELAYED: Final = _ask(
    "which delayed effect first", "Several delayed effects are due. Which one happens first?", reads=CARD
)

_RING_IN: Final[dict[Reading, Callable[[int], int]]] = {RING: int, BEARING_RING: as_host}
# the questions whose options are rings, and which ring the number of an option is
RING_OF: Final = {x.id: _RING_IN[x.reads] for x in QUESTIONS if x.reads in _RING_IN}
