"""A study of a deck as one HTML file, which needs nothing else: plots and tables of everything."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from gorin.lab.deck.study import Study
from gorin.lab.deck.words import CAUTION, WAYS, endings, percent, plots
from gorin.lab.shares import Between

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; color: #1f2328; background: #fff }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h1, h2 { line-height: 1.2 } svg { max-width: 100%; height: auto }
table { border-collapse: collapse; margin: 1rem 0 } caption { text-align: left; font-weight: bold }
th, td { padding: .2rem .8rem .2rem 0; text-align: right; border-bottom: 1px solid #d0d7de }
th:first-child, td:first-child { text-align: left } .scroll { overflow-x: auto }
"""


def page(study: Study) -> str:
    """The whole report."""
    asked, facts, drawn = study.asked, study.reckoned, plots(study)
    title = f"{asked.deck.name}: {asked.rules}"
    parts = [f"<h1>{escape(title)}</h1>"]
    counts = [(pile, str(n)) for pile, n in facts.figures.counts.items() if n]
    used, allowed = facts.figures.influence or (None, None)
    if used is not None:
        counts.append(("influence", str(used) if allowed is None else f"{used} of {allowed}"))
    parts += [
        "<h2>The deck</h2>",
        table("Cards", ("", ""), counts + [(kind, str(n)) for kind, n in facts.types.items()]),
    ]
    parts += [drawn["curve"], "<h2>The opening</h2>"]
    odds = [(each.name, each.place, str(each.copies), share(each.dealt), share(each.sought)) for each in facts.odds]
    heads = ("at least one of", "in", "copies", "as dealt", "exchanging all else")
    parts.append(table("How likely it is in the opening", heads, odds))
    if study.against:
        parts += _games(study, drawn)
    body = "\n".join(parts)
    return (
        f'<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head>\n'
        f"<body>\n{body}\n</body></html>\n"
    )


def _games(study: Study, drawn: dict[str, str]) -> Iterable[str]:
    asked = study.asked
    how = f"{study.games} games with {asked.agent} on both sides, each shuffle from both seats, seed {asked.seed}."
    yield f"<h2>Games</h2><p>{escape(how)} Endings: {escape(endings(study))}.</p>"
    yield drawn["against"]
    yield table("Games won", ("against", "won"), [(each.deck or "all", percent(each.won)) for each in study.against])
    yield "<h2>Round by round</h2>"
    yield from (svg for name, svg in drawn.items() if name.endswith("-by-round"))
    rounds = [
        (each.what, str(each.round), number(each.mine), number(each.theirs), str(each.mine.n)) for each in study.rounds
    ]
    yield table("As a round begins", ("", "round", "the deck", "its opponents", "games"), rounds)
    yield f"<h2>Cards that win games</h2><p>{escape(CAUTION)}</p>"
    for way, said in WAYS.items():
        yield drawn.get(f"cards-{way}", "")
        rows = [
            (
                each.card,
                change(each.worth) if each.known else "too few games",
                percent(each.having),
                percent(each.without),
            )
            for each in study.winners
            if each.way == way
        ]
        yield table(f"Cards {said}", ("card", "won more with it", "with it", "without it"), rows)


def table(caption: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table."""
    head = "".join(f"<th scope='col'>{escape(each)}</th>" for each in heads)
    body = "\n".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<div class='scroll'><table><caption>{escape(caption)}</caption>\n<tr>{head}</tr>\n{body}\n</table></div>"


def share(x: float) -> str:
    """`62.5 %`"""
    return f"{100 * x:.1f} %"


def number(found: Between) -> str:
    """`6.2 (5.8 to 6.6)`"""
    return f"{found.value:.1f} ({found.low:.1f} to {found.high:.1f})"


def change(worth: Between) -> str:
    """`+12 % (-3 to +27)`"""
    return f"{100 * worth.value:+.0f} % ({100 * worth.low:+.0f} to {100 * worth.high:+.0f})"
