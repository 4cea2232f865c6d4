"""Tables of three to talk at, for tests: who promises whom what, in few words."""

from __future__ import annotations

from typing import Any

from gorin.sim.game import Game, set_up

THREE = """A 10/3: Doji Whisperer, Doji Challenger
B 10/3: Eager Scout, Vanguard Warrior
C 10/3: Wandering Ronin"""
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


def swear(game: Game, a: int, b: int, mine: dict[str, Any], yours: dict[str, Any] = WORD, value: int = 3) -> int:
    """A treaty between two; gives its number."""
    game.aside(a, {"do": "offer", "to": b, "value": value, "mine": mine, "yours": yours})
    offer = int(game.table.offers[-1]["id"])
    game.aside(b, {"do": "agree", "offer": offer})
    return offer


def go(game: Game, *wanted: str) -> None:
    """Choose what is wanted, one after another; passes whatever comes before it is offered."""
    for text in wanted:
        for _ in range(200):
            found = [i for i, o in enumerate(game.options) if o == text or o.startswith(text + " ")]
            if found:
                break
            calm(game)
        else:
            raise AssertionError(f"{text!r} is never offered")
        game.choose(found[0])


def calm(game: Game) -> None:
    """Pass, or be done, or what comes last."""
    last = [i for i, o in enumerate(game.options) if o in ("pass", "done", "no")]
    game.choose(last[0] if last else len(game.options) - 1)


def wait_for(game: Game, phase: str, round: int = 1) -> None:
    """Pass until the game stands in this phase."""
    for _ in range(500):
        if (game.rounds, game.table.phase) == (round, phase):
            return
        calm(game)
    raise AssertionError(f"the {phase} phase of round {round} never comes")


def told(game: Game, words: str) -> list[str]:
    """The lines of the log with these words."""
    return [line.text for line in game.log.lines if words in line.text] if game.log is not None else []
