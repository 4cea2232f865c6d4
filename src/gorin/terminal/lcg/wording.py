"""Questions and options of the living card game as a player reads them."""

from __future__ import annotations

from collections.abc import Callable

QUESTIONS = {
    "accept support": "Do you accept this support?",
    "action": "What do you do?",
    "additional fate": "How much additional fate do you place on it?",
    "attach to": "What is it attached to?",
    "attack a province": "Which province do you attack?",
    "cancel": "Do you cancel this?",
    "choose": "Choose one.",
    "declare a conflict": "Which conflict do you declare?",
    "declare a defender": "Who defends?",
    "declare an attacker": "Who attacks?",
    "declare or pass": "Do you declare a conflict?",
    "discard a character without fate": "Characters without fate are discarded. Which one first?",
    "discard a copy": "Which copy do you discard?",
    "discard a restricted attachment": "It may keep two restricted attachments. Which one do you discard?",
    "discard from the broken province": "The province is broken. Do you discard what lies in it?",
    "discard from your provinces": "Do you discard a card from your provinces?",
    "evade by covert": "Whom does covert keep from defending?",
    "honor bid": "How much honor do you bid?",
    "instead of giving honor": "Do you use this instead of giving honor?",
    "interrupts": "Do you interrupt?",
    "may": "Do you want this?",
    "mulligan from your hand": "Which cards of your hand do you replace?",
    "mulligan from your provinces": "Which cards in your provinces do you replace?",
    "place a province": "Which province comes next in your row, from left to right?",
    "place your stronghold": "Which province lies under your stronghold?",
    "reactions": "Do you react?",
    "refuse": "Do you refuse?",
    "replace by disguised": "Which character does it replace?",
    "resolve the ring effect": "You may resolve the ring's effect. What do you do?",
    "select one": "Which effect do you select?",
    "set the favor": "On which side do you set the Imperial Favor?",
    "support": "How much fate do you give to support it?",
    "target": "Which target do you choose?",
    "which first": "Which keyword comes first?",
    "would-interrupts": "Do you interrupt?",
}

PHRASES: dict[str, Callable[[str], str]] = {
    "additional fate": lambda text: "no additional fate" if text == "0" else f"{text} additional fate",
    "attach to": lambda text: f"attach it to {text}",
    "attack a province": lambda text: f"attack {text}",
    "declare a conflict": lambda text: conflict(text),
    "declare a defender": lambda text: f"defend with {text}",
    "declare an attacker": lambda text: f"attack with {text}",
    "discard a character without fate": lambda text: f"discard {text}",
    "discard a copy": lambda text: f"discard {text}",
    "discard a restricted attachment": lambda text: f"discard {text}",
    "discard from the broken province": lambda text: f"discard {text}",
    "discard from your provinces": lambda text: f"discard {text}",
    "evade by covert": lambda text: f"{text} cannot defend",
    "honor bid": lambda text: f"bid {text}",
    "mulligan from your hand": lambda text: f"replace {text}",
    "mulligan from your provinces": lambda text: f"replace {text}",
    "place a province": lambda text: f"place {text}",
    "replace by disguised": lambda text: f"replace {text}",
    "set the favor": lambda text: f"the {text} side",
}

NONE_CHOSEN = {  # what "done" means while nothing is chosen
    "declare a defender": "declare no defenders",
    "discard from the broken province": "discard nothing",
    "discard from your provinces": "discard nothing",
    "evade by covert": "evade nobody",
    "mulligan from your hand": "keep them all",
    "mulligan from your provinces": "keep them all",
}


def conflict(text: str) -> str:
    """ "military air" is "military conflict, air ring"."""
    kind, _, rest = text.partition(" ")
    name, instead, other = rest.partition(" instead of ")
    element, of, whose = name.partition(" of ")
    ring = "without a ring" if name == "without a ring" else f"{element} ring{of}{whose}"
    return f"{kind} conflict, {ring}{instead}{other}"


PASSES = {"declare a conflict": "pass: declare no conflict", "resolve the ring effect": "do not resolve it"}
FOLLOWS = frozenset(  # questions within one play, for which the table is not shown again
    {
        "additional fate",
        "attach to",
        "attack a province",
        "choose",
        "declare an attacker",
        "evade by covert",
        "may",
        "place a province",
        "replace by disguised",
        "select one",
        "target",
        "which one",
    }
)
PASS_MEANS = {
    "declare a conflict": "The opportunity is given up for this phase. [rr.step-3-2.7]",
    "action": "You do nothing now; in a window, you may act again if somebody else acts. [rr.action-windows.1]",
}
