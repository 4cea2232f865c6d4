"""What a seat is told of a game. Everything that leaves the server is made here, from the ruleset's own view.

Who watches is told what every player knows: what the views of all seats have in common.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from gorin.errors import IllegalChoice, UsageError
from gorin.kernel.bits import bits
from gorin.kernel.log import IDLE, PASS
from gorin.kernel.log import Line as Told
from gorin.kernel.questions import ANSWER
from gorin.kernel.views import hidden_from
from gorin.server.protocol import Card, Decision, Line, Option, Refusal, Result
from gorin.sim.game import Game

Masks = Sequence[int]
KINDS = ("pick", "select", "use", "pass", "done", "play")  # the kernel's verbs, where a ruleset names none


def told_teams(teams: Masks) -> list[list[int]]:
    """The seats of each team; none where everyone plays alone."""
    sides = dict.fromkeys(teams)
    return [] if len(sides) == len(teams) else [list(bits(side)) for side in sides]


def ended(game: Game, ending: str, winner: int | None) -> Result:
    """How a game ended: with a winner, the whole team has won."""
    won = [] if winner is None else list(bits(game.state.box.teams[winner]))
    return Result(ending, winner, game.rounds, won)


def view_for(game: Game, seat: int | None) -> dict[str, Any]:
    """The table as one seat sees it, or as one who watches. What is asked goes its own way."""
    return _seen(game, seat) if seat is not None else watched([_seen(game, each) for each in range(game.seats)])


def watched(views: list[dict[str, Any]]) -> dict[str, Any]:
    """The table as one who watches sees it, from the views of all seats."""
    return {**in_common(views), "you": None}


def _seen(game: Game, seat: int) -> dict[str, Any]:
    """The ruleset's view but for the decision, which need not be put into words where the ruleset can do without."""
    if hasattr(game.rules, "seen"):
        return dict(game.rules.seen(game.state, seat))
    view = game.view(seat)
    view.pop("decision", None)
    return view


def in_common(views: list[Any]) -> Any:
    """What is the same in all of these: names that all have, things that all know; None for what differs."""
    first, *rest = views
    if all(view == first for view in rest):
        return first
    if all(isinstance(view, dict) for view in views):
        return {name: in_common([view[name] for view in views]) for name in first if all(name in v for v in rest)}
    if all(isinstance(view, list) for view in views):
        if all(len(view) == len(first) for view in rest) and all(_aligned(items) for items in zip(*views, strict=True)):
            return [in_common(list(items)) for items in zip(*views, strict=True)]
        return [in_common(same) for item in first if (same := _everywhere(item, rest))]
    return None


def in_common_of(game: Game, seat: int | None, told: Callable[[int], Any]) -> dict[str, Any]:
    """What one seat is told, or what all are told alike."""
    common: dict[str, Any] = in_common([told(each) for each in (range(game.seats) if seat is None else (seat,))])
    return common


def _everywhere(item: Any, rest: list[list[Any]]) -> list[Any]:
    """A thing of a list with what stands for it in the other lists: what has the same id, or what is equal; [] if it is
    not in all of them."""
    same = [next((x for x in view if x == item or _id(x) == _id(item) is not None), None) for view in rest]
    return [] if None in same else [item, *same]


def _id(item: Any) -> Any:
    return item.get("id") if isinstance(item, dict) else None


def _aligned(items: tuple[Any, ...]) -> bool:
    """Do these stand for the same thing?"""
    ids = [_id(item) for item in items]
    return all(each == ids[0] for each in ids)


def card_for(game: Game, c: int, hidden: int) -> Card:
    """A card, named if it may be."""
    s = game.state
    return Card(c, None if hidden >> c & 1 else s.box.faces[s.kind[c]].name)


def decision_for(game: Game, seat: int | None, number: int, chosen: list[str], steady: bool = False) -> Decision | None:
    """What is asked, as a seat may know it. At a steady table nobody is told who could answer."""
    d = game.decision
    if d is None:
        return None
    if d.player != seat:
        return Decision(None if steady and answering(game) else d.player)
    s = game.state
    hidden = hidden_from(s, d.player)
    about = card_for(game, d.about, hidden) if d.about >= 0 else None
    options = [option_for(game, i, hidden, len(chosen)) for i in range(len(d.options))]
    asked = game.rules.asked(s, d)
    main = game.rules.questions[d.why].main(d, len(chosen))
    return Decision(
        d.player, number, game.why, about, chosen, options, asked.ask, asked.question, asked.least, asked.most, main
    )


def answering(game: Game) -> bool:
    """Is who is asked one of those whose cards can answer?"""
    return game.asked is not None and game.asked.kind is ANSWER


def option_for(game: Game, index: int, hidden: int, chosen: int = 0) -> Option:
    """One option, in words and in parts."""
    d = game.decision
    assert d is not None
    o = d.options[index]
    text = game.rules.say(game.state, d, o)
    parts = dict(game.rules.option(game.state, d, o)) if hasattr(game.rules, "option") else {}
    kind = str(parts.pop("kind", KINDS[o.verb] if o.verb < len(KINDS) else "other"))
    words = game.rules.words(game.state, d, o, chosen=chosen)
    card = card_for(game, o.card, hidden) if o.card >= 0 else None
    return Option(index, text, kind, card, parts, "" if words == text else words)


def line_for(line: Told, seat: int | None, seats: int) -> Line | None:
    """A line of the log as a seat may read it; None if it is told nothing. Who watches may read what all may."""
    everybody = (1 << seats) - 1
    seen = line.seen & everybody == everybody if seat is None else line.seen >> seat & 1
    text = line.text if seen else line.hidden
    return Line(text, PASS if line.kind in (PASS, IDLE) else "") if text else None


# --- questions ------------------------------------------------------------------------------------------------------


def known_card(game: Game, seat: int | None, c: int) -> int:
    """A card that is there and that this seat may know. Others are refused in the same words as cards that are not."""
    s = game.state
    if 0 <= c < len(s.kind):
        seats = range(game.seats) if seat is None else (seat,)
        if not any(hidden_from(s, each) >> c & 1 for each in seats):
            return c
    raise UsageError(f"You know no card {c}.")


def read_card(game: Game, seat: int | None, c: int) -> dict[str, Any]:
    """Everything about a card, without the names of cards the seat may not know."""
    known_card(game, seat, c)
    if not hasattr(game.rules, "card"):
        raise UsageError(f"{game.rules.name} cannot tell more about a card than its view does.")
    return in_common_of(game, seat, lambda you: game.rules.card(game.state, c, you))


def read_player(game: Game, seat: int | None, who: int) -> dict[str, Any]:
    """Everything about a player that a seat may know; who watches is told what every player knows."""
    if "player" not in getattr(game.rules, "readable", ()) or not hasattr(game.rules, "read"):
        raise UsageError(f"{game.rules.name} cannot tell more about a player than its view does.")
    if not 0 <= who < game.seats:
        raise UsageError(f"There is no seat {who}.")
    return in_common_of(game, seat, lambda you: game.rules.read(game.state, "player", who, you))


def why_not(game: Game, seat: int, c: int) -> tuple[Card, list[Refusal], list[int]]:
    """Why a seat cannot use a card now, and the options the card is in."""
    known_card(game, seat, c)
    if not hasattr(game.rules, "why_not"):
        raise UsageError(f"{game.rules.name} cannot say yet why a card cannot be used.")
    d = game.decision
    refused = [Refusal(x.sentence, x.rule) for x in game.rules.why_not(game.state, seat, c)]
    options = [] if d is None or d.player != seat else [i for i, o in enumerate(d.options) if o.card == c]
    return card_for(game, c, 0), refused, options


def timing_of(game: Game, steady: bool) -> dict[str, Any]:
    """Where the game stands, as everybody may know. At a steady table, without who could answer what."""
    if not hasattr(game.rules, "timing"):
        raise UsageError(f"{game.rules.name} cannot say yet where in the round the game stands.")
    d = game.decision
    if d is None:
        raise IllegalChoice("The game is over.")
    told: dict[str, Any] = game.rules.timing(game.state)
    if steady and answering(game):
        told["priority"] = told["window"] = None
        told["answering"] = []
    return told
