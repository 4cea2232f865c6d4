"""`gorin rules`: look a rule up, search the rulebook, and count how much of it the tests check."""

from __future__ import annotations

import json as jsons
from dataclasses import asdict
from importlib import import_module
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from gorin import rulebook
from gorin.cli.listing import show as show_table
from gorin.errors import RuleNotFound, UsageError
from gorin.rulebook import Rule, citations, coverage

app = typer.Typer(add_completion=False, help="Look up, search and count the rules.")

NEAREST = 5  # rules shown where none has all the words of a question

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


@app.command()
def show(
    id: Annotated[
        str, typer.Argument(metavar="ID", help="A rule, rr.covert.2, or a whole heading, rr.covert or covert.")
    ],
) -> None:
    """Show one rule, or all rules under a heading."""
    if rule := rulebook.find(id):
        _print(_in_full(rule))
    elif under := rulebook.section(id) or rulebook.only_section(id):
        _print(Text(f"{under[0].title} ({_title(under[0].document)})", style="bold"))
        for each in under:
            _print(_in_short(each))
    else:
        near = rulebook.suggest(id, limit=3)
        hint = f"did you mean {', '.join(near)}?" if near else "'gorin rules search TEXT' finds rules by their words."
        raise RuleNotFound(f"No rule has the id '{id}'; {hint}")


@app.command()
def search(
    text: Annotated[list[str], typer.Argument(metavar="TEXT", help="Words that the rule contains.")],
    document: Annotated[str, typer.Option(help="Only this document: rr, mp, fr, emp or sam.")] = "",
    limit: Annotated[int, typer.Option(min=1, help="Show at most so many.")] = 20,
    json: AsJson = False,
) -> None:
    """Find the rules that contain all of the given words, in their id, heading or sentence."""
    words = " ".join(text).strip()
    if not words:
        raise UsageError("A search needs at least one word.")
    found = rulebook.search(words, *([_document(document)] if document else []))
    if json:
        print(jsons.dumps([asdict(rule) for rule in found[:limit]], ensure_ascii=False, indent=2))
        return
    for rule in found[:limit]:
        _print(_in_short(rule, heading=True))
    if not found:
        near = rulebook.nearest(words, *([document] if document else []))[: min(limit, NEAREST)]
        _print(Text(f"No rule contains all of: {words}{'. These come nearest:' if near else ''}"))
        for rule in near:
            _print(_in_short(rule, heading=True))
    elif len(found) > limit:
        _print(Text(f"{limit} of {len(found)} rules; --limit shows more.", style="dim"))


@app.command("coverage")
def cover(
    missing: Annotated[str, typer.Option(metavar="DOCUMENT", help="List what is not cited in this document.")] = "",
    json: AsJson = False,
) -> None:
    """Count the rules in scope and those that a passing test cites, by document."""
    if missing:
        _document(missing)
    formats, cards = _project()
    if missing:
        uncited = coverage.uncited(missing, formats, cards)
        if json:
            print(jsons.dumps([{"id": rule.id, "says": rule.says} for rule in uncited], ensure_ascii=False, indent=2))
        for rule in [] if json else uncited:
            _print(_in_short(rule))
        return
    report = coverage.report(formats, cards)
    if json:
        print(jsons.dumps(report))
    else:
        show_table(_table(report["documents"]))


def _project() -> tuple[frozenset[str], dict[str, frozenset[str]]]:
    """The formats and, by game, the names of the cards that this project has."""
    formats = import_module("gorin.rulesets").formats()
    cards: dict[str, frozenset[str]] = import_module("gorin.cards.registry").names()
    return frozenset(name.rpartition("/")[2] for name in formats), cards


def _document(prefix: str) -> str:
    """The prefix, if a document has it."""
    prefixes = [document.prefix for document in rulebook.documents()]
    if prefix not in prefixes:
        raise UsageError(f"There is no document '{prefix}'; the documents are {', '.join(prefixes)}.")
    return prefix


def _title(prefix: str) -> str:
    return next(document.title for document in rulebook.documents() if document.prefix == prefix)


def _in_short(rule: Rule, heading: bool = False) -> Text:
    """A rule on one line."""
    line = Text.assemble((rule.id, "cyan"), "  ")
    if heading:
        line.append(f"{rule.title}: ", "bold")
    return line.append(rule.says)


def _in_full(rule: Rule) -> Text:
    """A rule with all that is known about it."""
    facts = {
        "kind": rule.kind,
        "formats": ", ".join(rule.formats),
        "cards": ", ".join(rule.cards),
        "scenario": rule.scenario,
        "reading": rule.reading,
        "superseded": rule.superseded,
        "overruled by": ", ".join(rule.overruled_by),
        "differs": rule.differs,
        "tests": ", ".join(citations.load().get(rule.id, ())),
    }
    text = Text.assemble((rule.id, "cyan"), "  ", (rule.title, "bold"), f" ({_title(rule.document)})\n{rule.says}")
    for name, value in facts.items():
        if value:
            text.append(f"\n{name}: ", "dim").append(value)
    return text


def _table(counts: dict[str, coverage.Count]) -> Table:
    """The counts of every document, and their sum."""
    table = Table("document", "title")
    for name in ("rules", "in scope", "cited", "%", "overruled", "in part", "excepted"):
        table.add_column(name, justify="right")
    total = [0] * 6
    for prefix, each in counts.items():
        apart = [len(each["overruled"]), len(each["overruled_in_part"]), len(each["excepted"])]
        numbers = [each["rules"], each["in_scope"], each["cited"], *apart]
        total = [a + b for a, b in zip(total, numbers, strict=True)]
        table.add_row(prefix, _title(prefix), *_cells(numbers))
    table.add_section()
    table.add_row("all", "", *_cells(total))
    return table


def _cells(numbers: list[int]) -> list[str]:
    rules, in_scope, cited, *apart = numbers
    share = f"{100 * cited / in_scope:.1f}" if in_scope else "–"
    return [str(rules), str(in_scope), str(cited), share, *map(str, apart)]


def _print(text: Text) -> None:
    """Print in colour on a terminal, plainly and without folding lines into a pipe."""
    console = Console(highlight=False)
    console.print(text, soft_wrap=not console.is_terminal)
