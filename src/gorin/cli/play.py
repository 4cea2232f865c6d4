"""`gorin play`: a game in the terminal. The options are numbered; you type a number."""

from __future__ import annotations

import sys
from random import Random, SystemRandom
from typing import Annotated

import typer

from gorin.agents.base import Agent, ask, dice
from gorin.agents.registry import agent_named
from gorin.cli.board import board
from gorin.cli.card import find, page
from gorin.decks.precons import deck_for, precons
from gorin.errors import GorinError
from gorin.rulesets import ruleset
from gorin.sim.game import Game, new_game

app = typer.Typer(add_completion=False)

YOU = 0
HELP = """Type the number of an option.
  card NAME   print a card, for instance: card fine katana
  b           show the table again
  ?           this page
  q           leave the game"""


class Left(Exception):
    """The player has left the game."""


@app.command()
def play(
    rules: Annotated[str, typer.Option(metavar="RULES", help="lcg/stronghold, lcg/skirmish, …")] = "lcg/stronghold",
    seed: Annotated[int | None, typer.Option(help="The same seed shuffles the same; otherwise a new one.")] = None,
    deck: Annotated[str, typer.Option(help="Your deck: a name ('gorin decks' lists them) or a file.")] = "",
    against: Annotated[str, typer.Option(help="Who plays against you.")] = "random",
) -> None:
    """Play a game in the terminal: you are A, an agent plays the others."""
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    seats = ruleset(rules).seats[0]
    others = [agent_named(against) for _ in range(seats - 1)]
    chance = SystemRandom().randrange(1 << 32) if seed is None else seed
    mine = deck_for(rules, deck) if deck else precons(rules)[0]
    rest = [each for each in precons(rules) if each.name != mine.name] or [mine]
    game = new_game(rules, [mine, *(rest[i % len(rest)] for i in range(seats - 1))], seed=chance)
    names = ", ".join(each["name"] for each in game.header.decks[1:])
    print(f"{rules}, seed {chance}. You are A and play {mine.name}, against {names} ({against}). '?' helps.")
    try:
        Terminal(game, others).play()
    except Left:
        print(f"You leave the game in round {game.rounds}.")
        return
    won = "Nobody wins" if game.winner is None else "You win" if game.winner == YOU else "You lose"
    print(f"\n{won}: {game.ending}, in round {game.rounds}.")


class Terminal:
    """A game, one player at the keyboard, agents at the other seats."""

    def __init__(self, game: Game, others: list[Agent]) -> None:
        self.game = game
        self.others = others
        self.dice: list[Random] = [dice(game.header.seed, seat) for seat in range(game.seats)]
        self.told = 0

    def play(self) -> None:
        """Play to the end."""
        game = self.game
        while (d := game.decision) is not None:
            if d.player == YOU:
                self.news()
                game.choose(self.choice())
            else:
                game.choose(ask(self.others[d.player - 1], game.state, d, self.dice[d.player]))
        self.news()

    def news(self) -> None:
        """What was told since you were last asked."""
        if self.game.log is not None:
            for line in self.game.log.for_player(YOU, self.told):
                print(f"  {line}")
            self.told = len(self.game.log.lines)

    def choice(self) -> int:
        """Show the table and ask until there is an answer."""
        self.show()
        while True:
            typed = read()
            if typed in ("q", "quit", "exit"):
                raise Left
            if typed == "?" or typed == "help":
                print(HELP)
            elif typed == "b":
                self.show()
            elif typed == "card" or typed.startswith("card "):
                card(typed[4:].strip())
            elif typed.isdecimal() and len(typed) < 9 and 1 <= int(typed) <= len(self.game.options):
                return int(typed) - 1
            elif typed:
                print(f"'{typed}' is no option: type a number from 1 to {len(self.game.options)}, or '?' for help.")

    def show(self) -> None:
        """The table, the question, and the options."""
        print()
        for line in board(self.game.view(YOU)):
            print(line)
        print(f"{self.game.why[:1].upper()}{self.game.why[1:]}:")
        for number, text in enumerate(self.game.options, start=1):
            print(f"{number:4}  {text}")


def card(name: str) -> None:
    """Print a card, or say that there is none."""
    if not name:
        print("Which card? For instance: card fine katana")
        return
    try:
        print(page(find(name)))
    except GorinError as error:
        print(error)


def read() -> str:
    """What the player types. The end of the input is a way to leave."""
    print("> ", end="", flush=True)
    if sys.stdin.isatty():
        try:
            return input().strip()
        except EOFError:
            print()
            raise Left from None
    line = sys.stdin.buffer.readline() if hasattr(sys.stdin, "buffer") else sys.stdin.readline().encode()
    if not line:
        print()
        raise Left
    return line.decode("utf-8", "replace").strip()
