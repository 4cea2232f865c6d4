"""`gorin simulate`: let agents play many games, and count."""

from __future__ import annotations

import json as jsons
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import nullcontext, redirect_stdout
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from typer.core import TyperCommand

from gorin.cli.options import Otherwise, OwnCards, with_cards
from gorin.decks.anything import ANYTHING
from gorin.decks.precons import deck_for
from gorin.rulesets import ruleset
from gorin.sim.clustering import LOCAL
from gorin.sim.match import Result, Run, failures, plan
from gorin.sim.pool import results
from gorin.sim.report import Report

app = typer.Typer(add_completion=False)
SELDOM = 3  # times that an ability was used, below which it is named


class WithRay(TyperCommand):
    """`--ray` alone means a cluster that is made here."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        given = []
        for argument, after in zip(args, [*args[1:], "--"], strict=True):
            given += [argument, LOCAL] if argument == "--ray" and after.startswith("-") else [argument]
        return super().parse_args(ctx, given)


@app.command(cls=WithRay)
def simulate(
    rules: Annotated[str, typer.Argument(metavar="RULES", help="lcg/stronghold, lcg/skirmish, …")] = "lcg/stronghold",
    agents: Annotated[
        str, typer.Option(help="One agent for all seats, or one for each: a,b. Yours is module:Class or file.py:Class.")
    ] = "random",
    players: Annotated[int | None, typer.Option(help="How many players; as few as the format allows.")] = None,
    decks: Annotated[str, typer.Option(help="Names or files, one for each seat: a,b; or random.")] = "",
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    records: Annotated[Path | None, typer.Option(metavar="DIR", help="Write a record of every game there.")] = None,
    compact: Annotated[
        bool,
        typer.Option("--compact", help="Records of choices alone, many to a file; what is there is not played again."),
    ] = False,
    first: Annotated[int, typer.Option(help="The number of the first game: a run may be played in parts.")] = 0,
    ray: Annotated[
        str | None, typer.Option(metavar="[ADDRESS]", help="On a Ray cluster; without an address, one here.")
    ] = None,
    processes: Annotated[int | None, typer.Option(help="How many processes; as many as there are cores.")] = None,
    uses: Annotated[bool, typer.Option("--uses", help="Count how often each ability is used.")] = False,
    cards: OwnCards = None,
    option: Otherwise = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Let agents play many games, and count who wins and how."""
    ruleset(rules)
    with_cards(cards)
    anything = names(decks) == [ANYTHING]
    chosen = () if anything else tuple(deck_for(rules, name) for name in names(decks))
    others = dict.fromkeys(option or (), True)
    run = plan(
        rules, tuple(names(agents)), chosen, players, games, seed, records, others, anything, uses, first, compact
    )
    began = time.perf_counter()
    with redirect_stdout(sys.stderr) if ray else nullcontext():  # Ray speaks of lost workers where the report belongs
        report = Report(run).add_all(watched(results(run, processes, ray), run))
    report.seconds = time.perf_counter() - began
    if json:
        print(jsons.dumps(report.as_dict(), ensure_ascii=False))
    else:
        Console(highlight=False).print(table(run, report.as_dict()))
    if report.errors:
        if report.agent_failed:
            print(report.agent_failed, file=sys.stderr)
        failed = "1 game failed" if report.errors == 1 else f"{report.errors} games failed"
        print(f"{failed}; see {failures(run)} ('gorin replay FILE' shows a failure again).", file=sys.stderr)
        raise typer.Exit(1)


def names(given: str) -> list[str]:
    """A list with commas."""
    return [name.strip() for name in given.split(",") if name.strip()]


def watched(played: Iterable[Result], run: Run) -> Iterator[Result]:
    """The results as they come, with a bar on the terminal."""
    if not sys.stderr.isatty():
        yield from played
        return
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(run.rules, total=run.games)
        for result in played:
            yield result
            progress.advance(task)


def table(run: Run, report: dict[str, Any]) -> Table:
    """A report for people."""
    shown = Table(title=f"{run.rules}, seed {run.seed}", show_header=False, title_justify="left")
    shown.add_column(style="bold")
    shown.add_column()
    shown.add_row("games", f"{report['games']}, finished {report['finished']}, failed {report['errors']}")
    shown.add_row("time", f"{report['seconds']:.1f} s, {report['games_per_second']:.1f} games a second")
    shown.add_row("a game", f"{report['decisions_per_game']} decisions, {report['rounds_per_game']} rounds")
    shown.add_row("endings", counts(report["endings"], report["games"]))
    for by in ("by_team", "by_seat", "by_agent", "by_deck"):
        if by in report["wins"]:
            shown.add_row(f"wins {by.replace('_', ' ')}", counts(report["wins"][by], report["games"]))
    if "uses" in report:
        seldom = {name: n for name, n in report["uses"].items() if n < SELDOM}
        shown.add_row("abilities", f"{len(report['uses'])}, of which used fewer than {SELDOM} times {len(seldom)}")
        shown.add_row("", "\n".join(f"{name} {n}" for name, n in seldom.items()))
    return shown


def counts(each: dict[str, int], games: int) -> str:
    """`honor 3 (30.0 %)`, one a line."""
    return "\n".join(f"{name} {n} ({100 * n / games:.1f} %)" for name, n in each.items())
