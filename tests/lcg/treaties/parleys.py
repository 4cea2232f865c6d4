"""Tables of three to talk at, for tests: who promises whom what, who attacks whom, in few words."""

from __future__ import annotations

from typing import Any

from gorin.errors import IllegalChoice
from gorin.sim.game import Game, set_up

THREE = """A 10/3: Doji Whisperer+3, Doji Challenger+3
B 10/3: Eager Scout+3, Vanguard Warrior+3
C 10/3: Wandering Ronin+3, Shiba Tsukune+3"""
PEACE = "no conflict"
WAR = "conflict"
OPEN = "no defense"


def parley(text: str = THREE, **options: Any) -> Game:
    """A game of Enlightenment from a table, by default in the conflict phase with A to act."""
    return set_up(text, "lcg/enlightenment", options=options)


def promise(what: str, about: int | None = None, time: Any = 1) -> dict[str, Any]:
    """A promise; whatever is no kind of promise is one in free words."""
    if what in (PEACE, WAR, OPEN):
        return {"promise": what, "against": about, "for": time}
    return {"promise": "pass", "for": time} if what == "pass" else {"promise": "words", "words": what, "for": time}


WORD = promise("I shall speak well of you.")


def offer(game: Game, a: int, b: int, mine: dict[str, Any], yours: dict[str, Any] = WORD, value: int = 3) -> int:
    """An offer; gives its number."""
    game.aside(a, {"do": "offer", "to": b, "value": value, "mine": mine, "yours": yours})
    return int(game.table.offers[-1]["id"])


def swear(game: Game, a: int, b: int, mine: dict[str, Any], yours: dict[str, Any] = WORD, value: int = 3) -> int:
    """A treaty between two; gives its number."""
    id = offer(game, a, b, mine, yours, value)
    game.aside(b, {"do": "agree", "offer": id})
    return id


def refused(game: Game, seat: int, **what: Any) -> str:
    """The sentence with which an aside is refused; nothing has changed."""
    before, lines, asides = game.state.dump(), len(game.log.lines) if game.log else 0, len(game.asides)
    try:
        game.aside(seat, what)
    except IllegalChoice as error:
        assert game.state.dump() == before and len(game.asides) == asides
        assert game.log is None or len(game.log.lines) == lines
        assert error.rules, "a refusal says by which rule"
        return error.sentence
    raise AssertionError(f"{what} was done")


def calm(game: Game) -> None:
    """Pass, or be done, or bid the least."""
    last = [i for i, o in enumerate(game.options) if o in ("pass", "done", "no")]
    game.choose(last[0] if last else 0)


def wait_until(game: Game, seat: int, why: str) -> None:
    """Pass until a player is asked this."""
    for _ in range(500):
        d = game.decision
        assert d is not None, "the game is over"
        if (d.player, d.why) == (seat, why):
            return
        calm(game)
    raise AssertionError(f"seat {seat} is never asked: {why}")


def attack(game: Game, who: int, foe: int, with_: str = "") -> None:
    """A player declares a conflict against another, up to what answers it."""
    wait_until(game, who, "declare a conflict")
    game.choose(0)
    s, d = game.state, game.decision
    assert d is not None and d.why == "attack a province"
    game.choose(next(i for i, o in enumerate(d.options) if s.holder[o.card] == foe))
    game.choose(game.options.index(with_) if with_ else 0)
    if game.why == "declare an attacker" and game.decision and game.decision.player == who:
        game.choose(game.options.index("done"))


def defend(game: Game, who: int, *names: str) -> None:
    """A player declares defenders, perhaps none."""
    wait_until(game, who, "declare a defender")
    for name in names:
        game.choose(game.options.index(name))
    game.choose(game.options.index("done"))


def wait_for(game: Game, phase: str, round: int = 1) -> None:
    """Pass until the game stands in this phase."""
    for _ in range(800):
        if (game.rounds, game.table.phase) == (round, phase):
            return
        calm(game)
    raise AssertionError(f"the {phase} phase of round {round} never comes")


def honor(game: Game) -> list[int]:
    return [player.honor for player in game.table.players]


def told(game: Game, words: str) -> list[str]:
    """The lines of the log with these words."""
    return [line.text for line in game.log.lines if words in line.text] if game.log is not None else []
