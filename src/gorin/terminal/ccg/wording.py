"""Questions and options of the collectible card game as a player reads them."""

from __future__ import annotations

from collections.abc import Callable

QUESTIONS = {
    "action": "What do you do?",
    "additional action": "You may take one more action. What do you do?",
    "assign a unit": "Which unit do you assign?",
    "assign to the battlefield at": "To which battlefield is it assigned?",
    "battle action": "Which Battle action do you take?",
    "bring into play": "What do you bring into play?",
    "choose": "Choose one.",
    "choose a player": "Which player do you choose?",
    "choose one": "Which effect do you choose?",
    "choose your performing card": "Who performs this action?",
    "declare an attack": "Do you declare an attack?",
    "discard a card": "Which card do you discard?",
    "discard down to the maximum hand size": "You have too many cards in hand. Which one do you discard?",
    "discard from your provinces": "Do you discard a faceup card from your provinces?",
    "fight the battle at": "Which battle is fought next?",
    "focus or strike": "Do you focus or strike?",
    "may": "Do you want this?",
    "melee attack": "Whom does the Melee Attack hit?",
    "ranged attack": "Whom does the Ranged Attack hit?",
    "reactions after": "Do you react to what has happened?",
    "reactions before": "Do you react before this happens?",
    "refuse": "Do you refuse?",
    "replace a focused card": "Do you replace a focused card?",
    "search": "Which card do you take?",
    "target": "Which target do you choose?",
    "which delayed effect first": "Which delayed effect happens first?",
}

PHRASES: dict[str, Callable[[str], str]] = {
    "assign a unit": lambda text: f"assign {text}",
    "assign to the battlefield at": lambda text: f"the battlefield at {text}",
    "bring into play": lambda text: text if text.startswith("overlay ") else f"bring in {text}",
    "declare an attack": lambda text: f"attack {text}",
    "discard a card": lambda text: f"discard {text}",
    "discard down to the maximum hand size": lambda text: f"discard {text}",
    "discard from your provinces": lambda text: f"discard {text}",
    "fight the battle at": lambda text: f"the battle at {text}",
}

PASSES: dict[str, str] = {}

NONE_CHOSEN = {  # what "done" means while nothing is chosen
    "assign a unit": "assign nobody",
    "bring into play": "bring nothing into play",
    "declare an attack": "do not attack",
    "discard from your provinces": "discard nothing",
    "replace a focused card": "replace nothing",
}

FOLLOWS = frozenset(  # questions within one play, for which the table is not shown again
    {
        "assign a unit",
        "assign to the battlefield at",
        "choose",
        "choose a player",
        "choose one",
        "choose your performing card",
        "discard a card",
        "may",
        "melee attack",
        "ranged attack",
        "search",
        "target",
    }
)

PASS_MEANS = {
    "action": "You do nothing now; you may act at a later opportunity of this phase, which ends when all players pass "
    "one after another. [emp.action-phase.3, emp.action-phase.4]",
    "battle action": "You take no Battle action now; the Combat Segment ends when both players pass one after another. "
    "[emp.combat-segment.2]",
}
