"""What a player can type, and what was meant by it."""

from __future__ import annotations

from dataclasses import dataclass

from gorin.kernel.decisions import DONE, PASS
from gorin.rulebook import fold
from gorin.terminal.showing import Showing
from gorin.terminal.wording import Choice

NAMES = {  # what can be typed, and its short forms
    "?": ("?", "help", "explain"),
    "card": ("card",),
    "concede": ("concede",),
    "hint": ("hint", "h"),
    "log": ("log", "l"),
    "pass": ("pass", "p"),
    "quit": ("quit", "q", "exit"),
    "rules": ("rules", "rule"),
    "save": ("save",),
    "see": ("see",),
    "stop": ("stop",),
    "teach": ("teach",),
    "treaty": ("treaty", "treaties"),
    "table": ("table", "t", "b", "board"),
    "undo": ("undo", "u"),
    "why": ("why",),
}
WORDS = {word: name for name, words in NAMES.items() for word in words}


def help_page(table: Showing) -> tuple[tuple[str, str], ...]:
    """Everything that can be typed, with examples of the game that is played."""
    card, (id, words) = table.card_example, table.rule_examples
    return (
        ("NUMBER or TEXT", f"choose an option: 2, or: {card}"),
        ("?", "this page, and what is being asked"),
        ("? NUMBER, ? NAME", "explain an option or a card"),
        ("why NAME", "why a card cannot be used now, with the rule"),
        ("card NAME", "print a card"),
        ("rules ID or TEXT", f"look up a rule: rules {id}, or: rules {words}"),
        (
            "table [WHO]",
            "show the table again; at a larger one with the sides of these players laid open: table B, table all",
        ),
        ("log [N]", "what happened: the last N lines (20)"),
        ("hint", "what the AI would do in your place, and why"),
        ("teach", "explain each step when it first comes; teach off: no more"),
        ("treaty", "treaties and offers, and how to make or answer one, in games that know any"),
        ("undo", "take your last decision back"),
        ("pass", f"pass; pass {table.fight}: until the {table.fight} ends; pass phase; pass off"),
        ("stop WHEN", "when to ask you: choices, windows, reactions, never; stop alone tells which"),
        ("save [FILE]", "where the game is kept; with a file, write a copy of it"),
        ("concede", "give the game up"),
        ("quit", "leave; the game is kept, and 'gorin play' resumes it"),
    )


@dataclass(frozen=True)
class Command:
    """A command, and what was typed after it."""

    name: str
    rest: str = ""


@dataclass(frozen=True)
class Pick:
    """An option, by its place in the list."""

    index: int


@dataclass(frozen=True)
class Wrong:
    """Something that cannot be done, and why. `named`: what was typed, if it may be the name of a card."""

    sentence: str
    named: str = ""


def understand(typed: str, offered: list[Choice]) -> Command | Pick | Wrong | None:
    """What was meant; None for an empty line."""
    text = " ".join(typed.split())
    if not text:
        return None
    if text[0] == "?":
        return Command("?", text[1:].strip())
    if text.isascii() and text.isdecimal():
        return by_number(text, offered)
    word, _, rest = text.partition(" ")
    name = WORDS.get(word.casefold())
    if name == "pass" and not rest:
        return by_verb(PASS, "pass", offered)
    if name == "rules" or (name is not None and not exact(text, offered)):
        return Command(name, rest)
    if text.casefold() in ("done", "d"):
        return by_verb(DONE, "done", offered)
    return by_text(text, offered)


def by_number(text: str, offered: list[Choice]) -> Pick | Wrong:
    """An option by its number."""
    n = int(text) if len(text) < 9 else -1
    if 1 <= n <= len(offered):
        return Pick(n - 1)
    return Wrong(f"'{text}' is no option: {expected(offered)}")


def by_verb(verb: int, word: str, offered: list[Choice]) -> Pick | Wrong:
    """The option that passes, or is done."""
    for each in offered:
        if each.verb == verb:
            return Pick(each.number - 1)
    return Wrong(f"You cannot say '{word}' here: {expected(offered)}")


def exact(text: str, offered: list[Choice]) -> bool:
    """Is this the text of an option, word for word?"""
    return fold(text) in {fold(words) for each in offered for words in (each.text, each.said)}


def by_text(text: str, offered: list[Choice]) -> Pick | Wrong:
    """An option by its words: all of them, or enough of them to tell it apart."""
    wanted = fold(text)
    for fits in (
        lambda words: words == wanted,
        lambda words: words.startswith(wanted),
        lambda words: wanted in words,
    ):
        found = [each for each in offered if fits(fold(each.text)) or fits(fold(each.said))]
        if len(found) == 1:
            return Pick(found[0].number - 1)
        if found:
            which = ", ".join(f"{each.number} ({each.text})" for each in found[:5])
            return Wrong(f"'{text}' could be {which}{' and others' if found[5:] else ''}: type the number.")
    return Wrong(f"'{text}' is no option: {expected(offered)}", text)


def expected(offered: list[Choice]) -> str:
    """What could be typed instead."""
    return f"type a number from 1 to {len(offered)}, or '?' for help."
