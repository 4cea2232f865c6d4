"""A review in lines of text, and as a plot."""

from __future__ import annotations

from collections.abc import Iterator

from gorin.lab.charts import Curve, Point, curves
from gorin.lab.review.dearest import Dear
from gorin.lab.review.luck import Luck
from gorin.lab.review.sheet import Review, Side
from gorin.lab.review.turning import Turn
from gorin.lab.shares import Between


def in_words(review: Review, every: bool = False) -> Iterator[str]:
    """What was found out; with `every`, every choice."""
    yield f"{review.rules}, ended by {review.ending} after {review.rounds} {review.span}s."
    yield (
        f"Each choice was looked at by {review.level} on {review.deals} deals that fit what its player knew then, "
        f"played on to the next {review.span}; in brackets is where the truth lies nineteen times in twenty."
    )
    for side in review.sides:
        yield ""
        yield from of_a_side(side, review, every)


def of_a_side(side: Side, review: Review, every: bool) -> Iterator[str]:
    """The game as one player saw it."""
    deck = f", {side.deck}" if side.deck else ""
    many = f"{len(side.choices)} choice{'' if len(side.choices) == 1 else 's'}"
    yield f"{side.name} ({side.player}{deck}) {result(side.points)}; {many}."
    if side.luck is not None:
        yield f"  Luck of the deal: {luck_in_words(side.luck)}"
    if side.dearest:
        yield "  Dearest choices:"
        for dear in side.dearest:
            yield f"    {dear_in_words(dear, review.span)}"
    elif side.choices:
        yield "  No choice turned out dear."
    if side.turns:
        yield "  Turning points:"
        for turn in side.turns:
            yield f"    {turn_in_words(turn, review)}"
            yield from (f"      {told}" for told in turn.told)
    if every and side.choices:
        yield "  Every choice, and the chance to win with it:"
        for each in side.choices:
            yield f"    {place(each.round, each.decision, review.span)}: {percent(each.chance)} {each.chosen}"


def dear_in_words(dear: Dear, span: str) -> str:
    """A dear choice in a line."""
    lost = f"{100 * dear.lost.value:.0f} % of a win ({100 * dear.lost.low:+.0f} to {100 * dear.lost.high:+.0f})"
    where = place(dear.round, dear.decision, span)
    return f"{where}: “{dear.chosen}” cost {lost}; better: “{dear.better}”. {dear.why}"


def turn_in_words(turn: Turn, review: Review) -> str:
    """A turning point in a line."""
    end = " (the end)" if turn.next == review.steps else ""
    change = f"{percent(turn.before)} → {percent(turn.after)}{end}"
    return f"{place(turn.round, turn.decision, review.span)}, after “{turn.chosen}”: {change}"


def luck_in_words(luck: Luck) -> str:
    """What the deal was worth."""
    worth = luck.worth
    said = f"{100 * worth.value:+.0f} % ({100 * worth.low:+.0f} to {100 * worth.high:+.0f})"
    sure = "" if worth.sure else "; it may have been nothing"
    return (
        f"between equals this seat wins {percent(luck.same)} of {luck.same.n} games of this deal and "
        f"{percent(luck.others)} of other deals of the same decks, so the deal was worth {said}{sure}."
    )


def place(round: int, decision: int, span: str) -> str:
    """Where in the game; decisions are counted as `gorin replay` does."""
    return f"{f'{span} {round}' if round else 'setup'}, decision {decision + 1}"


def result(points: float) -> str:
    """Who has won what."""
    return {1.0: "wins", 0.0: "loses"}.get(points, "has a share of a game that nobody wins")


def percent(found: Between) -> str:
    """`62 % (51 to 73)`; what is certain has no interval."""
    value = f"{100 * found.value:.0f} %"
    return value if found.n == 0 else f"{value} ({100 * found.low:.0f} to {100 * found.high:.0f})"


def plot(review: Review) -> str:
    """The chance to win, choice by choice, as each player saw it; the dearest choices are marked."""
    drawn = []
    for side in review.sides:
        points = {each.decision: Point(each.decision + 1, *(100 * x for x in each.chance[:3])) for each in side.choices}
        marks = [points[dear.decision] for dear in side.dearest]
        drawn.append(Curve(f"{side.name} ({side.player})", list(points.values()), marks))
    return curves(f"Chance to win, {review.rules}", drawn, "decision; percent, nineteen times in twenty", whole=True)
