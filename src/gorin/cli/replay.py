"""`gorin replay`: watch a recorded game again, or check that it still goes as it went."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from gorin.cli.options import OwnCards, with_cards
from gorin.errors import RecordError, UsageError, said
from gorin.kernel.files import put_record
from gorin.kernel.record import Choice, Record
from gorin.sim.game import Game
from gorin.sim.packs import Pack, is_pack
from gorin.sim.replaying import Parted, advance, read, reopen, verify
from gorin.sim.resuming import resumed
from gorin.terminal.showing import showing

app = typer.Typer(add_completion=False)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, as 'gorin simulate --records' writes it.")],
    check: Annotated[bool, typer.Option("--verify", help="Only check that it replays.")] = False,
    number: Annotated[int | None, typer.Option("--game", metavar="N", help="Which game of a pack.")] = None,
    write: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Write the record of it there.")] = None,
    cards: OwnCards = None,
) -> None:
    """Watch a recorded game again, in words. A record of a failure fails again."""
    with_cards(cards)
    record = recorded(file, number)
    if write is not None:
        put_record(write, record)
    if record.ending is not None and record.ending.error:
        fail_again(file, record, quiet=check)
        return

    def play(game: Game, choices: Iterator[Choice]) -> Game:
        if game.base is None and not check:
            print(title(record))
        elif game.base is not None and not check:
            print(f"Decisions {game.base.n + 1} and on are played again from how the game stood then.")
        show(game, choices, quiet=check)
        return game

    try:
        game = resumed(record, play)
        verify(game, record)
    except Parted as parted:
        if parted.detail:
            parted.sentence += f" Decision {parted.number}: {parted.detail}."  # who replays a file sees everything
        raise
    if check:
        replays = "replays" if game.base is None else "replays from its snapshot on"
        print(f"{file} {replays}: {len(record.choices)} decisions, {final(game, record)}.")
    elif game.over:
        period = showing(record.header.rules).period
        print(f"The game ends after {game.rounds} {period}s and {game.decisions} decisions: {outcome(game)}.")
    elif game.decision is not None:
        print(f"The record ends here: {game.rules.seat_name(game.decision.player)} is to decide: {game.why}.")


def recorded(file: Path, number: int | None) -> Record:
    """The record in a file, or one of a pack."""
    if is_pack(file):
        pack = Pack(file)
        return pack.record(min(pack.games, default=0) if number is None else number)
    if number is not None:
        raise UsageError(f"{file} holds no pack of games, so '--game {number}' has no meaning.")
    return read(file)


def fail_again(file: Path, record: Record, quiet: bool) -> None:
    """Replay a failure: the error comes up again, with its traceback unless it is only checked."""
    then = record.ending.error if record.ending is not None else ""
    try:
        game = reopen(record)
        if not quiet:
            print(title(record))
        show(game, advance(game, record), quiet)
    except RecordError:
        raise
    except Exception as error:
        if not quiet:
            raise
        print(f"{file} replays to its failure after {len(record.choices)} decisions: {said(error)}.")
        return
    raise RecordError(
        f"{file} ends with an error that the rules do not repeat; an agent failed, or it has been mended: {then}"
    )


def show(game: Game, choices: Iterator[Choice], quiet: bool) -> None:
    """Every choice, and under it what was told at the table."""
    told = len(game.log.lines) if game.log is not None and game.base is not None else 0
    for choice in choices:
        if quiet:
            continue
        told = tell(game, told)
        print(f"{game.decisions + 1:4}  {game.rules.seat_name(choice.p)}, {game.why}: {choice.t}")
    if not quiet:
        tell(game, told)


def tell(game: Game, since: int) -> int:
    """Print what was told since, as one who sees everything reads it."""
    lines = game.log.lines if game.log is not None else []
    for line in lines[since:]:
        print(f"          {line.text}")
    return len(lines)


def title(record: Record) -> str:
    """What the game was."""
    header = record.header
    if header.table is not None:
        return f"{header.rules}, seed {header.seed}, from a table."
    agents = header.agents or ["somebody"] * len(header.players)
    decks = [deck["name"] for deck in header.decks]
    sitting = zip(header.players, decks, agents, strict=False)
    seats = "; ".join(f"{name} plays {deck} ({agent})" for name, deck, agent in sitting)
    return f"{header.rules}, seed {header.seed}. {seats}."


def final(game: Game, record: Record) -> str:
    """What was compared at the end."""
    if record.ending is None:
        return "and the game goes on"
    if record.ending.key != game.state.key:
        return f"{outcome(game)}, as recorded; the final key is that of another release and was not compared"
    return f"{outcome(game)}, and the final key matches ({game.state.key})"


def outcome(game: Game) -> str:
    """Who won and how."""
    if game.winner is None:
        return f"nobody wins ({game.ending})"
    who = " and ".join([game.rules.seat_name(seat) for seat in game.winners])
    return f"{who} {'win' if len(game.winners) > 1 else 'wins'} by {game.ending}"
