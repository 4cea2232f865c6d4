"""`gorin regret`: where a player errs."""

from __future__ import annotations

import json as jsons
from typing import Annotated

import typer
from rich.table import Table

from gorin.agents.guests import expected
from gorin.agents.registry import USUAL
from gorin.cli.listing import show
from gorin.cli.options import OwnCards, with_cards
from gorin.lab.regret import Kind, kinds, regrets
from gorin.rulesets import ruleset

app = typer.Typer(add_completion=False)


@app.command()
def regret(
    rules: Annotated[str, typer.Argument(metavar="RULES", help="lcg/stronghold, lcg/skirmish, …")] = "lcg/skirmish",
    agent: Annotated[str, typer.Option(help="Whose choices are looked at, in games against itself.")] = USUAL,
    decisions: Annotated[int, typer.Option(min=1, help="How many decisions are looked at.")] = 100,
    deals: Annotated[int, typer.Option(min=2, help="Fair deals to find a better option, and as many to weigh it.")] = 6,
    seed: Annotated[int, typer.Option(help="The same seed looks at the same decisions.")] = 0,
    cards: OwnCards = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Name the kinds of decision at which a player errs, with examples: by how much another option would have
    raised its chance to win, in games imagined on fair deals."""
    name = ruleset(rules).name
    with_cards(cards)
    expected(agent)
    found = kinds(list(regrets(name, agent, decisions, deals, seed)))
    if json:
        print(jsons.dumps([kind.as_dict() for kind in found], ensure_ascii=False))
        return
    show(table(found))
    for kind in found:
        for x in kind.examples:
            where = f"round {x.round}, seed {x.seed}, decision {x.decision}"
            print(f"{x.occasion}: {x.chosen} → {x.better} ({x.lost:+.2f}; {where})")


def table(found: list[Kind]) -> Table:
    """One line for each kind of decision."""
    out = Table("decision", box=None, pad_edge=False)
    for heading in ("looked at", "others better", "lost on average", "of all that is lost"):
        out.add_column(heading, justify="right")
    total = sum(max(0.0, kind.all_lost) for kind in found) or 1.0
    for kind in found:
        lost = kind.lost
        between = f"{lost.value:+.3f} ({lost.low:+.3f} to {lost.high:+.3f})"
        share = f"{max(0.0, kind.all_lost) / total:.0%}"
        out.add_row(kind.occasion, str(len(kind.looked)), str(kind.changed), between, share)
    return out
