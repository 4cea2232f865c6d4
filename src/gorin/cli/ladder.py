"""`gorin ladder`: several agents, everybody against everybody."""

from __future__ import annotations

import json as jsons
import sys
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from gorin.cli.match import percent
from gorin.cli.options import OwnCards, drawable, with_cards
from gorin.cli.simulate import names, watched
from gorin.decks.precons import deck_for
from gorin.kernel.files import put
from gorin.lab.ladder import Rung, ladder, needs_openskill
from gorin.lab.matches import Standing, contest, played
from gorin.lab.plot import Mark, intervals
from gorin.lab.rows import fit, write
from gorin.rulesets import ruleset
from gorin.sim.match import failures

app = typer.Typer(add_completion=False)


@app.command(name="ladder")
def climb(
    agents: Annotated[list[str], typer.Argument(metavar="AGENT AGENT …", help="Names, module:Class, file.py:Class.")],
    pairs: Annotated[int, typer.Option(help="How many shuffles; each is played by everybody against everybody.")] = 10,
    rules: Annotated[str, typer.Option(metavar="RULES", help="lcg/stronghold, lcg/skirmish, …")] = "lcg/stronghold",
    players: Annotated[int | None, typer.Option(help="How many players; as few as the format allows.")] = None,
    decks: Annotated[str, typer.Option(help="Names or files to deal out: a,b,c; all of Gorin's.")] = "",
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    plot: Annotated[Path | None, typer.Option(metavar="FILE.svg", help="Draw the ladder.")] = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the games: .csv, .jsonl, .parquet.")] = None,
    processes: Annotated[int | None, typer.Option(help="How many processes; as many as there are cores.")] = None,
    cards: OwnCards = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Let every agent play every other, with the same shuffles and from every seat, and rate them."""
    ruleset(rules)
    with_cards(cards)
    needs_openskill()
    chosen = tuple(deck_for(rules, name) for name in names(decks))
    meeting = contest(agents, pairs, rules, players, chosen, seed, everybody=True)
    if out is not None:
        fit(out)
    if plot is not None:
        drawable(plot)
    standing = Standing(meeting)
    began = time.perf_counter()
    for result in watched(played(meeting, processes), meeting.run):
        standing.add(result)
    seconds = time.perf_counter() - began
    rungs = ladder(standing)
    if out is not None:
        write(out, meeting.run, standing.played)
    title = f"{rules}, seed {seed}: {len(standing.played)} games"
    if plot is not None:
        marks = [Mark(rung.agent, rung.strength, *rung.between) for rung in rungs]
        put(plot, intervals(title, marks, "strength (openskill), nineteen times in twenty").encode())
    if json:
        told = {**standing.as_dict(), "seconds": round(seconds, 3), "ladder": [rung.as_dict() for rung in rungs]}
        print(jsons.dumps(told, ensure_ascii=False))
    else:
        Console(highlight=False).print(table(f"{title} in {seconds:.1f} s", rungs))
    if standing.failed:
        print(standing.failed[0].error, file=sys.stderr)
        print(f"{len(standing.failed)} of the games failed; see {failures(meeting.run)}.", file=sys.stderr)
        raise typer.Exit(1)


def table(title: str, rungs: list[Rung]) -> Table:
    """The ladder for people."""
    shown = Table(title=title, title_justify="left")
    for name in ("", "agent", "strength", "between", "games", "won"):
        shown.add_column(name, justify="left" if name == "agent" else "right")
    for place, rung in enumerate(rungs, start=1):
        low, high = rung.between
        won = f"{percent(rung.won.value)} ({percent(rung.won.low)} to {percent(rung.won.high)})"
        strength = f"{rung.strength:.1f}", f"{low:.1f} to {high:.1f}"
        shown.add_row(str(place), rung.agent, *strength, str(rung.games), won)
    return shown
