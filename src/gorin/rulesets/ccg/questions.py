"""Everything the collectible card game asks, each kind of question declared once: who acts or answers there, the
sentence for people, what passing means, how its options read."""

from __future__ import annotations

from typing import Final

from gorin.kernel.abilities import ability_number
from gorin.kernel.decisions import Decision, Option
from gorin.kernel.questions import ACTION, ANSWER, Question, Questions
from gorin.rulesets.accounts import said
from gorin.rulesets.asking import SEAT, YES_NO
from gorin.rulesets.ccg.battle.dueling import INSTEAD, STRIKES, TOP_CARD
from gorin.rulesets.ccg.compiler.purposes import PURPOSES, choice_words
from gorin.rulesets.ccg.facts import ATTACKING
from gorin.rulesets.ccg.playing.gold import PAID, WANT
from gorin.rulesets.ccg.state import Game
from gorin.rulesets.ccg.telling.accounts import Account
from gorin.rulesets.ccg.telling.naming import for_you, name

# --- how options read that are numbers ------------------------------------------------------------------------------


def CARD(s: Game, d: Decision, o: Option) -> str:
    return for_you(s, d.player, o.card)


FOCUSING: Final = {STRIKES: "strike", TOP_CARD: "focus the top card", INSTEAD: "do something instead of focusing"}


def FOCUS(s: Game, d: Decision, o: Option) -> str:
    return FOCUSING[o.value]


def SIDE(s: Game, d: Decision, o: Option) -> str:
    return "an attacking player" if o.value == ATTACKING else "a defending player"


def EFFECT(s: Game, d: Decision, o: Option) -> str:
    return choice_words(s, o.value)


def OCCURRENCE(s: Game, d: Decision, o: Option) -> str:
    return CARD(s, d, o) if o.card >= 0 else said(Account, s, s.frames[-1].events[o.value - 1])


def TITLE(s: Game, d: Decision, o: Option) -> str:
    return str(s.box.faces[o.value].definition.printed_title)


def PLACE(s: Game, d: Decision, o: Option) -> str:
    return "home" if o.card < 0 else f"the battlefield at {name(s, o.card)}"


def ABILITY(s: Game, d: Decision, o: Option) -> str:
    a = s.box.abilities[o.value]
    return f"{name(s, o.card)} ({a.node.label or ability_number(o.value) + 1})"


def gold(s: Game, d: Decision) -> str:
    """How much is still to be paid."""
    r = s.frames[-1].regs
    return str(r[WANT] - r[PAID])


def to_pay(s: Game, d: Decision) -> str:
    return f"pay {gold(s, d)} gold"


# --- the questions --------------------------------------------------------------------------------------------------

IN_WORDS: Final = PURPOSES.in_words
QUESTIONS: Final = Questions("ccg")
_ask: Final = QUESTIONS.declaring(Question)

ACTIONS: Final = _ask(
    "action",
    "What do you do?",
    ACTION,
    means="You do nothing now; you may act at a later opportunity of this phase, which ends when all players pass "
    "one after another. [emp.action-phase.3, emp.action-phase.4]",
)
BATTLE_ACTION: Final = _ask(
    "battle action",
    "Which Battle action do you take?",
    ACTION,
    means="You take no Battle action now; the Combat Segment ends when both players pass one after another. "
    "[emp.combat-segment.2]",
)
ADDITIONAL_ACTION: Final = _ask("additional action", "You may take one more action. What do you do?", ACTION)

# the start of the game, the turn
FETCH_LEGACY: Final = _ask(
    "fetch a Legacy Holding",
    "Which Legacy Holding do you begin with? It enters play bowed and does not straighten before your third turn.",
    option="begin with {}",
    none="begin with none",
    seldom=True,
)
DECLARE_ATTACK: Final = _ask(
    "declare an attack", "Do you declare an attack?", reads=SEAT, option="attack {}", none="do not attack"
)
ATTACK_WHOM: Final = _ask("attack whom", "Whom do you attack?", reads=SEAT, option="attack {}")
DEAL_WITH: Final = _ask("deal with next", "Which card of this province do you deal with next?", option="deal with {}")
BRING_IN: Final = _ask(
    "bring into play",
    "What do you bring into play?",
    option="bring in {}",
    none="bring nothing into play",
    several=True,
    seldom=True,
)
WAY_IN: Final = _ask(
    "bring it into play", "How do you bring it into play?", label="bring into play", option="bring in {}", within=True
)
ATTACH_REGION: Final = _ask(
    "attach the region", "It costs Gold to attach this Region. Do you attach it?", reads=YES_NO, within=True
)
REFILL_FACEUP: Final = _ask(
    "refill faceup", "This province is refilled. Is the new card faceup?", reads=YES_NO, within=True
)
CLEAR_PROVINCES: Final = _ask(
    "discard from your provinces",
    "Which faceup cards do you discard from your provinces?",
    option="discard {}",
    none="discard nothing",
    several=True,
)
TOO_MANY: Final = _ask(
    "discard down to the maximum hand size",
    "You have too many cards in hand. Which one do you discard?",
    option="discard {}",
)
PAY_GOLD: Final = _ask(
    "pay gold",
    "{what} gold is to be paid. What do you use for it?",
    what=gold,
    label=to_pay,
    option="use {}",
    within=True,
)
PAY_MORE: Final = _ask(
    "pay more gold",
    "Enough gold is paid. What do you use for it besides?",
    option="use {}",
    none="pay no more",
    within=True,
)

# battles and duels
INVITE: Final = _ask(
    "invite allies",
    "Whom do you invite to join your side?",
    reads=SEAT,
    option="invite {}",
    none="invite nobody else",
    several=True,
)
ACT_AS: Final = _ask("act as", "As whose player do you take this action?", reads=SIDE, option="as {}", within=True)
ASSIGN: Final = _ask(
    "assign a unit",
    "Which unit do you assign?",
    option="assign {}",
    none="assign nobody",
    several=True,
    within=True,
    seldom=True,
)
BATTLEFIELD: Final = _ask(
    "assign to the battlefield at",
    "To which battlefield is it assigned?",
    option="the battlefield at {}",
    within=True,
)
NEXT_BATTLE: Final = _ask("fight the battle at", "Which battle is fought next?", option="the battle at {}")
FOCUS_OR_STRIKE: Final = _ask("focus or strike", "Do you focus or strike?", reads=FOCUS)
REPLACE_FOCUS: Final = _ask(
    "replace a focused card", "Do you replace a focused card?", option="replace {}", none="replace nothing"
)
FOCUS_ANOTHER: Final = _ask(
    "focus another card", "Which card do you focus instead?", label="focus or strike", reads=FOCUS
)

LOSE_FIRST: Final = _ask("who loses first", "All of you lose at once. Who loses first?", reads=SEAT)

# abilities: what they ask for, the card's own words say
PERFORMER: Final = _ask("choose your performing card", "Who performs this action? {what}", what=IN_WORDS, within=True)
TARGET: Final = _ask("target", "{what}", what=IN_WORDS, within=True)
CHOOSE: Final = _ask("choose", "{what}", what=IN_WORDS, within=True)
CHOOSE_ONE: Final = _ask("choose one", "Which effect do you choose?", reads=EFFECT, within=True)
CHOOSE_PLAYER: Final = _ask("choose a player", "{what}", what=IN_WORDS, reads=SEAT, within=True)
CHOOSE_ABILITY: Final = _ask("choose an ability", "{what} Which ability?", what=IN_WORDS, reads=ABILITY, within=True)
NAME_NUMBER: Final = _ask("name a number", "{what} Which number?", what=IN_WORDS, within=True)
NAME_CARD: Final = _ask("name a card", "{what} Which card?", what=IN_WORDS, reads=TITLE, within=True)
HOW_MUCH_GOLD: Final = _ask(
    "pay how much gold", "How much gold do you pay? {what}", what=IN_WORDS, option="{} gold", within=True
)
DISCARD_A_CARD: Final = _ask("discard a card", "{what} Which card?", what=IN_WORDS, option="discard {}", within=True)
MAY: Final = _ask("may", "{what} Do you?", what=IN_WORDS, reads=YES_NO, within=True)
REFUSE: Final = _ask("refuse", "{what} Do you refuse it?", what=IN_WORDS, reads=YES_NO, within=True)
RANGED: Final = _ask("ranged attack", "Whom does the Ranged Attack hit? {what}", what=IN_WORDS, within=True)
MELEE: Final = _ask("melee attack", "Whom does the Melee Attack hit? {what}", what=IN_WORDS, within=True)
SEARCH: Final = _ask(
    "search", "{what} Which card do you take?", what=IN_WORDS, none="take nothing", within=True, seldom=True
)
PUT_BACK: Final = _ask(
    "put back next",
    "Which card do you put back next? The last one is on top.",
    label="put back next (the last is on top)",
    option="put back {}",
    within=True,
)

# windows: the stages of ordering.py, and what follows at once
BEFORE: Final = _ask("reactions before", "Do you react before this happens?", ANSWER)
AFTER: Final = _ask("reactions after", "Do you react to what has happened?", ANSWER, seldom=True)
TRAITS: Final = tuple(
    _ask(stage, "These traits take effect. Which one first?", option="trait of {}")
    for stage in ("traits before", "traits after")
)
WHICH_FIRST: Final = _ask("which first", "These happen at once. Which one comes first?", reads=CARD)
WHICH_DELAYED: Final = _ask(
    "which delayed effect first", "Several delayed effects are due. Which one happens first?", reads=CARD
)
MOVE_WHERE: Final = _ask("move where", "{what} Where to?", what=IN_WORDS, reads=PLACE, option="{}", within=True)
BOW_A_CARD: Final = _ask("bow a card", "{what} Which card?", what=IN_WORDS, option="bow {}", within=True)
WAIVE: Final = _ask("waive the cost", "{what} Do you waive this cost?", what=IN_WORDS, reads=YES_NO, within=True)
WHEN: Final = _ask("reactions when", "Do you react as this happens?", ANSWER)
TRAITS_WHEN: Final = _ask("traits when", "These traits take effect. Which one first?", option="trait of {}")
WHICH_OCCURRENCE: Final = _ask(
    "which occurrence first", "These happened at once. Which one is answered first?", reads=OCCURRENCE
)

# duels with focus pools
TO_BOTTOM: Final = _ask(
    "put on the bottom next",
    "Which card of your focus pool do you put on the bottom of your Fate deck next? The last one lies lowest.",
    label="put on the bottom next (the last lies lowest)",
    option="put {} on the bottom",
    within=True,
)
ATTACH_TO: Final = _ask("attach to", "To whom is it attached?", option="attach it to {}", within=True)
