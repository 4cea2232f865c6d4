"""A study of a deck in lines of text, and its plots."""

from __future__ import annotations

from collections.abc import Iterator

from gorin.lab.charts import Bar, Curve, Point, bars, curves
from gorin.lab.deck.findings import Winner
from gorin.lab.deck.reckoning import ANY, HIGHEST
from gorin.lab.deck.study import Study
from gorin.lab.plot import Mark, intervals
from gorin.lab.shares import Between

TOLD = 5  # cards at each end of a list
WAYS = {"opening": "in the opening", "drawn": "drawn at all", "played": "played"}
CAUTION = (
    "Of many cards one in twenty seems to matter by luck alone; and in longer games more cards are drawn and played, "
    "so that only the opening is free of how long a game was."
)


def in_words(study: Study) -> Iterator[str]:
    """What was found out, for people."""
    asked, facts = study.asked, study.reckoned
    size = ", ".join(f"{n} {pile}" for pile, n in facts.figures.counts.items() if n and pile != "cards")
    yield f"{asked.deck.name}, a deck for {asked.rules}: {facts.figures.counts['cards']} cards ({size})."
    used, allowed = facts.figures.influence or (None, None)
    if used is not None:
        yield f"Influence: {used}{'' if allowed is None else f' of {allowed}'}."
    for pile, costs in facts.curve.items():
        if costs:
            yield f"Curve, {pile}: {', '.join(f'{n} for {cost_name(cost)}' for cost, n in costs.items() if n)}."
    for odds in facts.odds:
        if odds.name.startswith(ANY):
            found = "" if odds.sought == odds.dealt else f", {100 * odds.sought:.0f} % if one looks for it"
            kind = odds.name.removeprefix(ANY)
            yield f"Opening {odds.place}: at least one {kind} {100 * odds.dealt:.0f} %{found}."
    if not study.against:
        return
    yield ""
    yield f"{study.games} games, {asked.agent} on both sides; endings: {endings(study)}."
    for each in study.against:
        yield f"  against {each.deck or 'all'}: won {percent(each.won)}"
    for way in WAYS:
        yield from cards_in_words(study, way)
    if any(each.known for each in study.winners):
        yield CAUTION


def cards_in_words(study: Study, way: str) -> Iterator[str]:
    """The cards with which most was won, and least."""
    known = [each for each in study.winners if each.way == way and each.known]
    if not known:
        return
    yield f"Cards {WAYS[way]}, by what was won with them more than without:"
    for each in known if len(known) <= 2 * TOLD else [*known[:TOLD], *known[-TOLD:]]:
        yield f"  {worth_in_words(each)}"


def worth_in_words(each: Winner) -> str:
    """`Fine Katana: +12 % (-3 to +27), won 60 % of 40 games with it`"""
    worth, mark = each.worth, " *" if each.sure else ""
    change = f"{100 * worth.value:+.0f} % ({100 * worth.low:+.0f} to {100 * worth.high:+.0f})"
    return f"{each.card}: {change}{mark}, won {100 * each.having.value:.0f} % of {each.having.n} games with it"


def endings(study: Study) -> str:
    """`conquest 12, honor 3`"""
    return ", ".join(f"{ending} {n}" for ending, n in study.endings.items())


def percent(found: Between) -> str:
    """`62 % (51 to 73) of 80`"""
    return f"{100 * found.value:.0f} % ({100 * found.low:.0f} to {100 * found.high:.0f}) of {found.n}"


def cost_name(cost: int) -> str:
    """`3`, or `10 and more`."""
    return f"{cost} and more" if cost == HIGHEST else str(cost)


def plots(study: Study) -> dict[str, str]:
    """The plots, by the names of their files."""
    facts, out = study.reckoned, {}
    costs = sorted({cost for each in facts.curve.values() for cost in each})
    kinds = [pile for pile, each in facts.curve.items() if each]
    groups = [
        Bar(f"{cost}{'+' if cost == HIGHEST else ''}", [facts.curve[kind].get(cost, 0) for kind in kinds])
        for cost in costs
    ]
    out["curve"] = bars("Curve of costs", groups, kinds, "cost")
    if study.against:
        marks = [Mark(each.deck or "all", *(100 * x for x in each.won[:3])) for each in study.against]
        out["against"] = intervals("Games won against", marks, "percent, nineteen times in twenty")
    for what in dict.fromkeys(each.what for each in study.rounds):
        told = [each for each in study.rounds if each.what == what]
        drawn = [
            Curve(study.asked.deck.name, [Point(each.round, *each.mine[:3]) for each in told]),
            Curve("its opponents", [Point(each.round, *each.theirs[:3]) for each in told]),
        ]
        out[f"{what.lower().replace(' ', '-')}-by-round"] = curves(
            f"{what.capitalize()} as a round begins", drawn, "round", whole=True
        )
    for way, said in WAYS.items():
        known = [each for each in study.winners if each.way == way and each.known]
        marks = [Mark(each.card, *(100 * x for x in each.worth[:3])) for each in known]
        if marks:
            out[f"cards-{way}"] = intervals(f"Cards {said}: games won with it more than without", marks, "percent")
    return out
