"""`gorin play`: a game in the terminal, against an agent, against somebody at the same keyboard, or watching agents."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import SystemRandom
from typing import Annotated, Any

import typer

from gorin.agents.guests import expected
from gorin.agents.registry import agents, ours
from gorin.cli.options import Otherwise, OwnCards, with_cards
from gorin.decks.precons import deck_for, precons
from gorin.errors import GorinError, RecordError, UsageError, quoted
from gorin.kernel.record import Choice, Record
from gorin.rulesets import ruleset
from gorin.rulesets.base import DeckList
from gorin.sim.game import Game, header_for, open_game, seats_for
from gorin.sim.replaying import read as read_record
from gorin.sim.resuming import resumed as continued
from gorin.terminal import keeping
from gorin.terminal.doing import Conceded
from gorin.terminal.keeping import Kept, Settings
from gorin.terminal.screen import Left, Screen, wants_plain
from gorin.terminal.seats import HUMAN, Seats, sitting
from gorin.terminal.session import Session
from gorin.terminal.showing import showing
from gorin.terminal.telling import letter

app = typer.Typer(add_completion=False)

INTERRUPTED = 130


@app.command()
def play(
    rules: Annotated[
        str, typer.Option(metavar="RULES", help="lcg/stronghold, lcg/enlightenment, ccg/emperor, …")
    ] = "lcg/stronghold",
    players: Annotated[int | None, typer.Option(help="How many players; as few as the format allows.")] = None,
    deck: Annotated[
        str, typer.Option(help="Your deck: a name ('gorin decks' lists them) or a file. A,B: yours and B's.")
    ] = "",
    against: Annotated[
        str,
        typer.Option(
            help=f"Who plays against you: {', '.join(agents())}, one of your own (module:Class, file.py:Class), or "
            "'human' at this keyboard."
        ),
    ] = "",
    watch: Annotated[bool, typer.Option("--watch", help="Watch agents play (--against A,B names both).")] = False,
    seed: Annotated[int | None, typer.Option(help="The same seed shuffles the same; otherwise a new one.")] = None,
    teach: Annotated[bool, typer.Option("--teach", help="Explain each step when it first comes.")] = False,
    plain: Annotated[
        bool | None, typer.Option("--plain/--drawn", help="Lines of text (for screen readers), or a drawn table.")
    ] = None,
    new: Annotated[bool, typer.Option("--new", help="A new game, whatever is unfinished.")] = False,
    resume: Annotated[bool, typer.Option("--resume", help="Resume the latest unfinished game.")] = False,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="Resume a game from a file ('save' wrote).")] = None,
    cards: OwnCards = None,
    option: Otherwise = None,
) -> None:
    """Play a game in the terminal. Every decision is kept: an unfinished game can be resumed."""
    if sum((new, resume, load is not None)) > 1:
        raise UsageError("A game is either new, resumed or loaded: give one of --new, --resume and --load.")
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    screen = Screen(wants_plain() if plain is None else plain)
    seats = seats_for(rules, players)
    showing(rules)  # or it is refused
    with_cards(cards)
    options = dict.fromkeys(option or (), True)
    ruleset(rules).with_options(options)  # or it is refused
    names, decks = sitting(against, watch, seats), dealt(rules, deck, seats)
    try:
        session = None
        if load is not None:
            session = loaded(load, names if against or watch else None, teach, screen)
        elif not new:
            session = resumed(resume, teach, screen)
        if session is None:
            session = begun(rules, names, decks, seed, teach, screen, options)
    except Left:
        return
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    sit(session)


def sit(session: Session) -> None:
    """Play until the game is over or somebody leaves."""
    screen, game = session.screen, session.game
    try:
        session.keep()
        session.play()
    except Left:
        session.save()
        session.keep()
        screen.say(left(session))
    except KeyboardInterrupt:
        session.keep(interrupted=True)  # whatever was being written, the whole game is written now
        screen.say("", left(session))
        raise typer.Exit(INTERRUPTED) from None
    except Conceded as who:
        screen.say(f"{who} concedes in {where(game)}.")
        session.save()
        over(session)
    else:
        screen.say(outcome(session))
        over(session)
    finally:
        session.kept.release()


def left(session: Session) -> str:
    """What is said to one who leaves."""
    if not session.kept.works:
        return f"You leave the game in {where(session.game)}. It is not kept."
    return f"You leave the game in {where(session.game)}. It is kept: 'gorin play' resumes it."


def where(game: Game) -> str:
    """How far the game has come."""
    return f"{showing(game.header.rules).period} {game.rounds}" if game.rounds else "the setup"


def over(session: Session) -> None:
    """The record of a game that is over moves to the finished ones."""
    there = session.kept.finish(session.game.record)
    if there is not None:
        session.screen.whole(f"Its record is {there}; 'gorin replay' shows it again.")


def outcome(session: Session) -> str:
    """Who has won, and how."""
    game, people = session.game, session.seats.people
    winners = game.winners
    if not winners:
        won = "Nobody wins"
    elif len(people) == 1 and (people[0] in winners or game.seats == 2):
        own = f" with {' and '.join(letter(seat) for seat in winners if seat != people[0])}" if winners[1:] else ""
        won = f"You win{own}" if people[0] in winners else "You lose"
    else:
        won = f"{' and '.join(map(letter, winners))} {'win' if winners[1:] else 'wins'}"
    return f"{won}: {game.ending}, in {where(game)}."


# --- how a game comes to the table ----------------------------------------------------------------------------------


def begun(
    rules: str,
    names: list[str],
    decks: list[DeckList],
    seed: int | None,
    teach: bool,
    screen: Screen,
    options: dict[str, Any],
) -> Session:
    """A new game."""
    chance = SystemRandom().randrange(1 << 32) if seed is None else seed
    # every window is a decision, so that a player may ask to be stopped at each
    header = header_for(rules, decks, chance, len(names), agents=names, stop=True, options=options)
    seats = Seats(names)
    you = f" You are {letter(seats.people[0])}." if len(seats.people) == 1 else ""
    screen.say(f"{rules}, seed {header.seed}: {seats.describe(header.decks)}.{you}")
    if not seats.watching:
        new_here = "" if teach else "; 'teach' explains each step as it comes"
        screen.say(f"Type the number of an option to choose it. '?' helps, 'hint' says what the AI would do{new_here}.")
    return Session(open_game(header), seats, keeping.begin(rules, header.seed), screen, Settings(teach=teach))


def dealt(rules: str, wanted: str, players: int) -> list[DeckList]:
    """The decks that were named, yours first; the other players get the precons you do not play."""
    names = [wanted] if not wanted or Path(wanted).exists() else [name.strip() for name in wanted.split(",")]
    if len(names) > players:
        raise UsageError(f"{rules} is played with {players} decks, not {len(names)}.")
    decks = [deck_for(rules, name) if name else precons(rules)[0] for name in names]
    played = {deck.name for deck in decks}
    rest = [each for each in precons(rules) if each.name not in played] or decks[:1]
    return decks + [rest[i % len(rest)] for i in range(players - len(decks))]


def resumed(must: bool, teach: bool, screen: Screen) -> Session | None:
    """The latest unfinished game that nobody else is playing, if there is one and it is wanted."""
    for path in keeping.unfinished():
        kept = Kept(path)
        if not kept.lock():
            continue
        try:
            record, settings = keeping.read(kept)
            if not must and (reason := missing(record)):
                screen.whole(f"The unfinished game {path} waits for who played it: {reason}")
                kept.release()
                continue
            session = at_the_table(record, settings, kept, teach, screen)
        except (GorinError, OSError) as error:
            reason = str(error) if isinstance(error, GorinError) else f"{error.strerror}."
            if must:
                kept.release()
                raise UsageError(f"The unfinished game {path} cannot be resumed: {reason}") from None
            there = keeping.set_aside(kept) or path
            screen.whole(f"An unfinished game cannot be resumed: {reason} It is set aside as {there}.")
            continue
        if session.game.over:  # it was left in the moment it ended
            kept.finish(session.game.record)
            continue
        return session if must or wanted(session) else None
    if must:
        raise UsageError("There is no unfinished game to resume.")
    return None


def missing(record: Record) -> str:
    """Why an agent of one's own cannot come: its file may be somewhere else than where `gorin play` was begun."""
    for name in record.header.agents:
        if name != HUMAN and not ours(name):
            try:
                expected(name)
            except GorinError as error:
                return error.sentence
    return ""


def wanted(session: Session) -> bool:
    """Shall this game go on?"""
    game, kept = session.game, session.kept
    players = session.seats.describe(game.header.decks)
    try:
        if session.screen.yes(f"Resume {where(game)} of {game.header.rules}, {players}?"):
            return True
    except (Left, KeyboardInterrupt):
        kept.release()
        raise
    session.screen.whole(f"It stays in {kept.path}; 'gorin play --load' resumes it.")
    kept.release()
    return False


def at_the_table(record: Record, settings: Settings, kept: Kept, teach: bool, screen: Screen) -> Session:
    """A recorded game where it was left."""
    names = record.header.agents
    for name in names:
        if name != HUMAN:
            expected(name)
    settings.teach = settings.teach or teach

    def play(game: Game, choices: Iterator[Choice]) -> Session:
        if len(names) != game.seats:
            raise RecordError("Its header does not say who sits where.")
        session = Session(game, Seats(names), kept, screen, settings)
        session.catch_up(choices)
        return session

    session = continued(record, play)
    if session.game.base is not None:
        lost = len(record.choices) - session.game.decisions
        back = f"; {lost} decisions that no longer fit are taken back" if lost else ""
        screen.whole(f"Its choices no longer fit these rules, so the game goes on from how it stood{back}.")
    return session


def loaded(file: Path, names: list[str] | None, teach: bool, screen: Screen) -> Session:
    """A game from a file: one that is kept goes on in its place, any other record gets a place of its own."""
    record, settings = read_record(file), Settings()
    kept = next((Kept(path) for path in keeping.unfinished() if path.samefile(file)), None)
    if kept is not None:
        if not kept.lock():
            raise UsageError(f"{file} is being played already.")
        record, settings = keeping.read(kept)
    elif names is None and HUMAN in record.header.agents:
        only_ours(file, record)
    if names is not None or HUMAN not in record.header.agents:
        record.header.agents = names or sitting("", False, len(record.header.players))
    try:
        session = at_the_table(record, settings, kept or Kept(None), teach, screen)
    except GorinError as error:
        if kept is not None:
            kept.release()
        raise UsageError(f"{file} cannot be resumed: {error}") from None
    if session.game.over:
        raise UsageError(f"{file} is the record of a game that is over: 'gorin replay' shows it.")
    if kept is None:
        session.kept = keeping.begin(record.header.rules, record.header.seed)
    return session


def only_ours(file: Path, record: Record) -> None:
    """To name an agent of one's own is to run its code, so that no file from elsewhere may do it."""
    for name in record.header.agents:
        if name != HUMAN and not ours(name):
            raise UsageError(
                f"{file} was played by the agent {quoted(name)}, whose code would be run: "
                "name it yourself, with '--against'."
            )
