"""`gorin read`: a line of English, read as the text of a card."""

from __future__ import annotations

import json as jsons
from dataclasses import replace
from typing import Annotated, Any

import typer

from gorin.cards.registry import SETS
from gorin.errors import CardError, UsageError, listed, quoted
from gorin.rulesets import rules_of

app = typer.Typer(add_completion=False)
NOTHING_READ = 1


@app.command()
def read(
    english: Annotated[list[str], typer.Argument(metavar="ENGLISH", help="A line of a card's text, in quotes.")],
    game: Annotated[str, typer.Option(help="lcg or ccg.")] = "lcg",
    type: Annotated[str, typer.Option(help="The type of card that says it.")] = "character",
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Read English as a card's text: the words for it, what they say, and what cannot be read."""
    if game not in SETS:
        raise UsageError(f"There is no game {quoted(game)}; there are {listed(list(SETS))}.")
    rules = rules_of(game)
    card = blank(rules, type)
    texts = [line.strip() for text in english for line in text.splitlines() if line.strip()]
    if not texts:
        raise UsageError("There is nothing to read; a line of a card's text goes in quotes.")
    told = [row(rules, x) for x in rules.reads(texts, card)]
    if json:
        print(jsons.dumps(told, ensure_ascii=False))
    else:
        print("\n\n".join(map(page, told)))
    if not all(x["read"] for x in told):
        raise typer.Exit(NOTHING_READ)


def blank(rules: Any, type: str) -> Any:
    """A card of this type on which nothing is printed."""
    try:
        return replace(rules.draft(["A card", type])[0], name="Somebody")  # who is called by name in no text
    except CardError as error:
        raise UsageError(error.sentence) from None


def row(rules: Any, found: Any) -> dict[str, Any]:
    """All there is to say of one line."""
    out: dict[str, Any] = {"text": found.text, "read": found.words is not None}
    if found.words is not None:
        out["words"] = ", ".join(map(rules.source, found.texts))
        out["says"] = found.says
        out["others"] = [rules.source(x) for x in found.others]
    elif found.trouble is not None:
        x = found.trouble
        out["problem"] = {"from": x.start, "to": x.end, "clause": x.clause, "nearest": x.suggestion, "says": str(x)}
    return out


def page(told: dict[str, Any]) -> str:
    """The same for people."""
    if not told["read"]:
        x = told["problem"]
        return "\n".join([told["text"], " " * x["from"] + "^" * max(x["to"] - x["from"], 1), x["says"]])
    out = [told["words"], f"  says: {told['says']}"]
    out += [f"  may also mean: {x}" for x in told["others"]]
    return "\n".join(out)
