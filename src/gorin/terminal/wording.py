"""The options of a decision as a player reads them: whole phrases, grouped where they are many."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from gorin.kernel.decisions import DONE, PASS, PLAY, USE, Decision
from gorin.sim.game import Game
from gorin.terminal.showing import Showing
from gorin.terminal.telling import View, sentence

MANY = 20  # options; more are shown in groups


@dataclass(frozen=True)
class Choice:
    """One option: its number, its words, the words of the record, the card it is about."""

    number: int
    text: str
    said: str
    card: int
    verb: int


def choices(
    table: Showing, game: Game, view: View, chosen: int = 0, price: Callable[[int], str] = lambda card: ""
) -> list[Choice]:
    """The options in full words. `price` gives what playing a card costs, `chosen` how much was chosen so far."""
    d, said, rules = game.decision, game.options, game.rules
    assert d is not None
    out = []
    for n, (o, text, record) in enumerate(zip(d.options, apart(table, d, said, view), said, strict=True), start=1):
        words = rules.words(game.state, d, o, text, chosen)
        played = o.verb == PLAY or (o.verb == USE and table.is_played(game, o.card))
        out.append(Choice(n, f"{words}{price(o.card)}" if played else words, record, o.card, o.verb))
    return out


def apart(table: Showing, d: Decision, said: list[str], view: View) -> list[str]:
    """Cards of one name told apart by how and where they are, not by their number: `Eager Scout (bowed, 1 fate)`."""
    plain = [text.removesuffix(f" #{o.card}") if o.card >= 0 else text for o, text in zip(d.options, said, strict=True)]
    found = {card["id"]: (card, where) for card, where in table.everything(view)}
    marked = []
    for o, text in zip(d.options, plain, strict=True):
        facts = condition(table, *found[o.card]) if plain.count(text) > 1 and o.card in found else ""
        marked.append(f"{text} ({facts})" if facts else text)
    seen: dict[str, int] = {}
    out = []
    for text in marked:
        seen[text] = seen.get(text, 0) + 1
        out.append(f"{text}, copy {seen[text]}" if marked.count(text) > 1 else text)
    return out


def condition(table: Showing, card: View, where: str) -> str:
    """How a card is and where; cards in a hand are all alike."""
    if where.endswith(" hand"):
        return ""
    return ", ".join([*table.condition(card), where])


def groups(table: Showing, offered: list[Choice], view: View) -> list[tuple[str, list[Choice]]]:
    """Few options stay as they are; many are grouped by what is done and by where the card is."""
    if len(offered) <= MANY:
        return [("", offered)]
    where = {card["id"]: place for card, place in table.everything(view)}
    out: dict[str, list[Choice]] = {}
    for each in offered:
        out.setdefault(heading(each, where), []).append(each)
    return list(out.items())


def heading(each: Choice, where: dict[int, str]) -> str:
    """`play, in your hand`, `honor, in play, yours`"""
    if each.verb in (PASS, DONE):
        return "or"
    verb = {PLAY: "play", USE: "use"}.get(each.verb, each.text.partition(" ")[0] if each.text != each.said else "")
    place = where.get(each.card, "")
    return sentence(", ".join(x for x in (verb, place) if x)) or "choose"
