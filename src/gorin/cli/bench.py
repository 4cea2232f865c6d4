"""`gorin bench`: measure the engine against its budgets."""

from __future__ import annotations

import json as jsons
from typing import Annotated

import typer
from rich.table import Table

from gorin.cli.listing import show
from gorin.sim.bench import BUDGETS, measure, ran_on

app = typer.Typer(add_completion=False)

MORE_IS_BETTER = "_per_second"  # numbers called so; of all others less is better


@app.command()
def bench(json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False) -> None:
    """Measure the engine against its budgets, on one core. It takes about half a minute."""
    numbers = measure()
    if json:
        print(jsons.dumps({**ran_on(), **{name: None if n is None else round(n, 3) for name, n in numbers.items()}}))
        return
    print("; ".join(ran_on().values()))
    table = Table("what")
    for title in ("measured", "bar", "aim"):
        table.add_column(title, justify="right")
    table.add_column("")
    for name, n in numbers.items():
        bar, aim = BUDGETS.get(name, ("", ""))
        table.add_row(name, "–" if n is None else f"{n:.3g}", str(bar), str(aim), verdict(name, n))
    show(table)


def verdict(name: str, n: float | None) -> str:
    """Where a number stands."""
    if n is None or name not in BUDGETS:
        return ""
    bar, aim = BUDGETS[name]
    sign = -1 if name.endswith(MORE_IS_BETTER) else 1
    return (
        "reaches the aim"
        if sign * n <= sign * aim
        else "within the bar"
        if sign * n <= sign * bar
        else "misses the bar"
    )
