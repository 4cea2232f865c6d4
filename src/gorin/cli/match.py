"""`gorin match`: agents against each other, over the same shuffles, with the intervals in which the truth lies."""

from __future__ import annotations

import json as jsons
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from gorin.cli.options import Otherwise, OwnCards, with_cards
from gorin.cli.simulate import names, watched
from gorin.decks.precons import deck_for
from gorin.lab.deck_table import Row, deck_table
from gorin.lab.matches import Contest, Standing, contest, played
from gorin.lab.rows import fit, write
from gorin.lab.shares import Between
from gorin.lab.sprt import claims
from gorin.rulesets import ruleset
from gorin.sim.match import failures

app = typer.Typer(add_completion=False)


@app.command()
def match(
    agents: Annotated[list[str], typer.Argument(metavar="AGENT AGENT …", help="Names, module:Class, file.py:Class.")],
    pairs: Annotated[int, typer.Option(help="How many shuffles; each is played once for every seat.")] = 50,
    rules: Annotated[str, typer.Option(metavar="RULES", help="lcg/stronghold, lcg/skirmish, …")] = "lcg/stronghold",
    players: Annotated[int | None, typer.Option(help="How many players; as few as the format allows.")] = None,
    decks: Annotated[str, typer.Option(help="Names or files to deal out: a,b,c; all of Gorin's.")] = "",
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    sprt: Annotated[
        str, typer.Option(metavar="LOW,HIGH", help="Stop once one of two differences in Elo is clear.")
    ] = "",
    matrix: Annotated[bool, typer.Option("--matrix", help="Show deck against deck, too.")] = False,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the games: .csv, .jsonl, .parquet.")] = None,
    records: Annotated[Path | None, typer.Option(metavar="DIR", help="Write a record of every game there.")] = None,
    processes: Annotated[int | None, typer.Option(help="How many processes; as many as there are cores.")] = None,
    cards: OwnCards = None,
    option: Otherwise = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Let agents play against each other: the same shuffles, decks and first player, with seats changed. The first
    agent meets the second; with more seats than agents, the last plays the rest of them."""
    ruleset(rules)
    with_cards(cards)
    test = claims(sprt) if sprt else None
    chosen = tuple(deck_for(rules, name) for name in names(decks))
    others = dict.fromkeys(option or (), True)
    meeting = contest(agents, pairs, rules, players, chosen, seed, records=records, options=others)
    if out is not None:
        fit(out)
    standing = Standing(meeting, test)
    began = time.perf_counter()
    for result in watched(played(meeting, processes), meeting.run):
        if standing.add(result):
            break
    seconds = time.perf_counter() - began
    if out is not None:
        write(out, meeting.run, standing.played)
    report(standing, seconds, matrix, json)


def report(standing: Standing, seconds: float, matrix: bool, json: bool) -> None:
    """Tell how it went; a game that failed is told, and counts for nobody."""
    rows = deck_table(standing.played)
    if json:
        told = {**standing.as_dict(), "seconds": round(seconds, 3), "decks": [row.as_dict() for row in rows]}
        print(jsons.dumps(told, ensure_ascii=False))
    else:
        console = Console(highlight=False)
        console.print(table(standing.contest, standing.as_dict(), seconds))
        if standing.verdict is not None:
            console.print(concluded(standing.verdict.as_dict(), standing.contest.names[0]))
        if matrix:
            console.print(deck_against_deck(rows))
    if standing.failed:
        first = next((x for x in standing.failed if x.blames_agent), standing.failed[0])
        print(first.error, file=sys.stderr)
        print(f"{len(standing.failed)} of the games failed; see {failures(standing.contest.run)}.", file=sys.stderr)
        raise typer.Exit(1)


def table(contest: Contest, told: dict[str, Any], seconds: float) -> Table:
    """The agents and what they won."""
    title = f"{told['rules']}, seed {told['seed']}: {told['games']} games in {seconds:.1f} s"
    shown = Table(title=title, title_justify="left")
    for name in ("agent", "won", "games", "share", "between", "if all were equal", "Elo"):
        shown.add_column(name, justify="left" if name == "agent" else "right")
    for each in told["agents"]:
        between = each["share"]
        elo = {name: points(each["elo"][name], between[name]) for name in each.get("elo", ())}
        shown.add_row(
            each["agent"],
            f"{each['points']:g}",
            str(each["games"]),
            percent(between["value"]),
            f"{percent(between['low'])} to {percent(between['high'])}",
            percent(each["fair"]),
            f"{elo['value']} ({elo['low']} to {elo['high']})" if elo else "",
        )
    return shown


def concluded(told: dict[str, Any], name: str) -> str:
    """What the test says, in a sentence."""
    if told["says"] is None:
        low, high = told["bounds"]
        return f"After {told['pairs']} pairs it is open: {told['ratio']:.2f} lies between {low:.2f} and {high:.2f}."
    strength = told[told["says"]]
    other = told["high" if told["says"] == "low" else "low"]
    return f"After {told['pairs']} pairs: {name} is by {strength:g} points of Elo stronger rather than by {other:g}."


def deck_against_deck(rows: Sequence[Row]) -> Table:
    """What each deck wins against each other, with half the width of the interval; the last column is against all."""
    decks = sorted({row.deck for row in rows})
    cells = {(row.deck, row.against): row.won for row in rows}
    shown = Table(title="won by the deck on the left", title_justify="left")
    shown.add_column("deck")
    for name in [*decks, "all"]:
        shown.add_column(name, justify="right")
    for deck in decks:
        shown.add_row(deck, *(cell(cells.get((deck, other))) for other in [*decks, ""]))
    return shown


def cell(won: Between | None) -> str:
    """`62 % ±9`, empty where they did not meet."""
    return "" if won is None else f"{100 * won.value:.0f} % ±{50 * (won.high - won.low):.0f}"


def percent(x: float) -> str:
    """`62.5 %`."""
    return f"{100 * x:.1f} %"


def points(elo: float | None, share: float) -> str:
    """`+35`; a share of everything or nothing has no number."""
    return ("+∞" if share > 0.5 else "-∞") if elo is None else f"{elo:+.0f}"
