"""What the table answers when a player asks: about an option, a card, a rule, or why something cannot be done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gorin import rulebook
from gorin.cards.registry import cards
from gorin.decks.titles import did_you_mean, near, title
from gorin.kernel.decisions import DONE, PASS, PLAY, USE, Decision
from gorin.rulebook import Rule
from gorin.sim.game import Game
from gorin.terminal.pages import page
from gorin.terminal.showing import showing
from gorin.terminal.teaching import about
from gorin.terminal.telling import View, sentence
from gorin.terminal.wording import Choice

MOST_RULES = 8
DEEDS = ("play", "use", "attach", "recruit")  # what may stand before the name of a card


def moment(game: Game) -> tuple[str, str]:
    """The number and the name of the framework step, as the rulebook has them."""
    at = game.rules.timing(game.state)
    return at["step"], f"{at['step']} {at['name']}".strip()


def game_of(game: Game) -> str:
    """The game whose cards are played."""
    return game.header.rules.partition("/")[0]


def definition(game: Game, name: str) -> Any:
    """The card with this title, or None (a province token is no card)."""
    return cards(game_of(game)).get(name)


# --- options --------------------------------------------------------------------------------------------------------


def explain_option(game: Game, d: Decision, each: Choice, view: View) -> list[str]:
    """What an option does: its words, its card, the rules of the step."""
    lines = [f"Option {each.number}: {each.text}."]
    if each.verb in (PASS, DONE):
        lines.append(passing(game, d, each))
    elif each.verb == PLAY:
        lines.append("You pay its cost and it enters play.")
    elif each.verb == USE:
        lines.append("You use its ability: first its costs are paid, then its effect happens.")
    if each.card >= 0:
        here = everything(game, view)
        name = next((card["name"] for card, _ in here if card["id"] == each.card and "name" in card), "")
        if found := definition(game, name):
            lines += ["", *page(game_of(game), found).split("\n")]
    for lesson in about(game.header.rules, d.why, moment(game)[0]):
        lines += ["", str(lesson)]
    return lines


def passing(game: Game, d: Decision, each: Choice) -> str:
    """What it means to pass, or to be done."""
    if each.verb == DONE:
        return "Nothing more is chosen, and the game goes on."
    return game.rules.questions[d.why].means or "You do nothing, and the game goes on."


# --- cards ----------------------------------------------------------------------------------------------------------


def everything(game: Game, view: View) -> Iterator[tuple[View, str]]:
    """Every card of the view, and where it is."""
    return showing(game.header.rules).everything(view)


def seen(game: Game, view: View, typed: str) -> tuple[str, list[tuple[View, str]]]:
    """The cards in the view that were meant, and their title; none with a sentence instead of it."""
    here = [(card, where) for card, where in everything(game, view) if "name" in card]
    names = sorted({card["name"] for card, _ in here})
    name = title(typed, names)
    if name is None:
        close = near(typed, names)
        if len(close) == 1:
            name = close[0]
    if name is None:
        return f"You see no card '{typed}' on the table{did_you_mean(typed, names)}", []
    return name, [(card, where) for card, where in here if card["name"] == name]


def explain_card(game: Game, typed: str, view: View) -> list[str]:
    """A card's page, and where copies of it lie that you can see."""
    catalogue = cards(game_of(game))
    name = title(typed, catalogue)
    if name is None:
        there, found = seen(game, view, typed)
        close = near(typed, catalogue)
        name = there if found else close[0] if len(close) == 1 else None
    if name is None or name not in catalogue:
        return [f"There is no card '{typed}'{did_you_mean(typed, catalogue)}"]
    lines = page(game_of(game), catalogue[name]).split("\n")
    table = showing(game.header.rules)
    for card, where in table.everything(view):
        if card.get("name") == name:
            now = table.standing(card)
            lines.append(f"{sentence(where)}{f': {now}' if now else '.'}")
    return lines


def not_offered(game: Game, typed: str, view: View) -> list[str]:
    """Why a card cannot be used that was named as if it were an option: "play Rout"; nothing if no card was named."""
    verb, _, rest = typed.partition(" ")
    wanted = rest if verb.casefold() in DEEDS else typed
    here = [card for card, _ in everything(game, view) if "name" in card]
    name = title(wanted, sorted({card["name"] for card in here})) if wanted else None
    found = [
        x for card in here if card["name"] == name for x in game.rules.why_not(game.state, view["you"], card["id"])
    ]
    return [str(x) for x in dict.fromkeys(found)]


def why_not(game: Game, typed: str, view: View, offered: list[Choice]) -> list[str]:
    """Why a card cannot be used now, with the rule; or with which option it can."""
    name, found = seen(game, view, typed)
    if not found:
        return [name]
    lines = []
    for each in offered:
        if each.card in [card["id"] for card, _ in found] and each.verb in (PLAY, USE):
            lines.append(f"{name} can be used: option {each.number}, {each.text}.")
    you = view["you"]
    for card, _ in found:
        lines += [str(x) for x in game.rules.why_not(game.state, you, card["id"])]
    if not lines:
        lines.append(
            f"{name} has no ability that you trigger, and is not played from where it is. 'card {name}' shows it."
        )
    return list(dict.fromkeys(lines))


# --- rules ----------------------------------------------------------------------------------------------------------


def rules_about(game: Game, typed: str) -> list[str]:
    """Rules by id, by heading, or by words."""
    if not typed:
        id, words = showing(game.header.rules).rule_examples
        return [f"Which rule? An id, such as: rules {id}, or words: rules {words}."]
    found = [rule] if (rule := rulebook.find(typed)) else rulebook.section(typed)
    if not found:
        _, _, format = game.header.rules.partition("/")
        prefixes = [each.prefix for each in rulebook.documents() if format in each.formats]
        found = [rule for rule in rulebook.search(typed, *prefixes) if not rule.formats or format in rule.formats]
    if not found:
        return [f"No rule contains '{typed}'."]
    lines = [in_short(rule) for rule in found[:MOST_RULES]]
    if found[MOST_RULES:]:
        lines.append(f"{len(found) - MOST_RULES} more; 'gorin rules search' finds them all.")
    return lines


def in_short(rule: Rule) -> str:
    """A rule in one line."""
    return f"{rule.says} [{rule.id}]"
