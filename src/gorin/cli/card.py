"""`gorin card`: one card, as Gorin understands it."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from gorin.cards.registry import SETS, cards
from gorin.decks.titles import did_you_mean, title
from gorin.errors import UsageError
from gorin.rulesets.lcg.english import text_of

app = typer.Typer(add_completion=False)


@app.command()
def card(
    name: Annotated[list[str], typer.Argument(metavar="NAME", help="Its title; accents and capitals do not matter.")],
) -> None:
    """Print one card: its text is rendered from what the engine plays."""
    print(page(find(" ".join(name))))


def find(typed: str) -> Any:
    """The card that was meant."""
    titles = [name for game in SETS for name in cards(game)]
    found = title(typed, titles)
    if found is None:
        raise UsageError(f"There is no card '{typed}'{did_you_mean(typed, titles)}")
    return next(cards(game)[found] for game in SETS if found in cards(game))


def page(card: Any) -> str:
    """A card in full."""
    lines = [f"{card.name}{' (unique)' if card.unique else ''}", kind(card)]
    if printed := numbers(card):
        lines.append(printed)
    if card.traits:
        lines.append(" ".join(f"{trait.title()}." for trait in card.traits))
    if text := text_of(card):
        lines += ["", text]
    number = f", {card.number}" if card.number else ""
    lines += ["", f"{card.pack.title()} Set{number}"]
    return "\n".join(lines)


def kind(card: Any) -> str:
    """`Crane dynasty character`"""
    side = f"{card.side} " if card.side in ("dynasty", "conflict") else ""
    elements = f" ({', '.join(card.elements)})" if card.elements else ""
    return f"{card.clan.title()} {side}{card.type}{elements}"


def numbers(card: Any) -> str:
    """The printed numbers that mean something on a card of its type."""

    def dash(n: int) -> str:
        return "–" if n < 0 else str(n)

    bonus = card.type in ("attachment", "holding", "stronghold")
    parts = []
    if card.cost >= 0:
        parts.append(f"cost {card.cost}")
    if card.type == "character":
        parts += [f"military {dash(card.military)}", f"political {dash(card.political)}", f"glory {card.glory}"]
    elif card.type == "attachment":
        parts += [f"military {card.military:+}", f"political {card.political:+}"]
    if card.type in ("province", "stronghold") or card.strength:
        parts.append(f"strength {card.strength:+}" if bonus else f"strength {card.strength}")
    if card.type == "stronghold":
        parts += [f"honor {card.honor}", f"fate {card.fate}", f"influence {card.influence}"]
    if card.side == "conflict" and card.clan != "neutral":
        parts.append(f"influence cost {dash(card.influence_cost)}")
    return ", ".join(parts)
