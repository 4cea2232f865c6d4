"""The command `gorin`: it finds the command that was named and imports that one module, nothing else.

A command is a module `gorin.cli.<name>` with

    app = typer.Typer(add_completion=False)

One `@app.command()` makes a plain command (`gorin play`), several make a group (`gorin rules coverage`). Its docstring
is its help. It raises a `GorinError` for whatever the player can put right: that becomes one sentence on stderr and
exit code 2. Other exceptions are bugs and keep their traceback. A new command adds one line to `COMMANDS`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec

from gorin.errors import GorinError, UsageError

COMMANDS = {
    "play": ("gorin.cli.play", "play a game in the terminal"),
    "serve": ("gorin.cli.serve", "serve tables for browsers and bots"),
    "simulate": ("gorin.cli.simulate", "let decks and agents play many games"),
    "match": ("gorin.cli.match", "let agents play the same shuffles against each other"),
    "ladder": ("gorin.cli.ladder", "rate several agents, everybody against everybody"),
    "lab": ("gorin.cli.lab", "find out about a deck: openings, win rates, cards that win"),
    "agent": ("gorin.cli.agent", "examine an agent of your own, or list those there are"),
    "replay": ("gorin.cli.replay", "watch a recorded game again"),
    "review": ("gorin.cli.review", "look at a finished game again: chances, dear choices, luck"),
    "drive": ("gorin.cli.drive", "play from another program, in JSON lines"),
    "rules": ("gorin.cli.rules", "look up, search and count the rules"),
    "regret": ("gorin.cli.regret", "find out where a player errs"),
    "bench": ("gorin.cli.bench", "measure the engine against its budgets"),
    "card": ("gorin.cli.card", "print one card, as Gorin understands it"),
    "cards": ("gorin.cli.cards", "list the cards"),
    "proof": ("gorin.cli.proof", "try out cards of your own: what they do, and what they do to decks"),
    "read": ("gorin.cli.read", "read English as the text of a card"),
    "decks": ("gorin.cli.decks", "list the decks that come with Gorin"),
    "deck": ("gorin.cli.deck", "check whether a deck is legal"),
}

HELP_OPTIONS = ("-h", "--help")
WRONG_USE = 2
INTERRUPTED = 130


def known() -> dict[str, str]:
    """The commands this installation has, with what each is for."""
    return {name: purpose for name, (module, purpose) in COMMANDS.items() if find_spec(module)}


def page() -> str:
    """The help of `gorin` itself, written without importing any command."""
    commands = known()
    width = max(map(len, [*commands, "--version"]))
    return "\n".join(
        [
            "Gorin plays Legend of the Five Rings.",
            "",
            "Usage: gorin COMMAND [ARGUMENTS]",
            "",
            "Commands:",
            *(f"  {name:{width}}  {purpose}" for name, purpose in commands.items()),
            "",
            "Options:",
            f"  {'--help':{width}}  this page; after a command, the page of that command",
            f"  {'--version':{width}}  the version of Gorin",
            f"  {'--debug':{width}}  show the traceback of an error (or set GORIN_DEBUG)",
        ]
    )


def version() -> str:
    """The version of this Gorin."""
    from gorin.sim.version import engine

    return engine()


def unknown(name: str) -> UsageError:
    """Nobody wrote this command: say so, and name the nearest one."""
    from difflib import get_close_matches

    near = get_close_matches(name, known(), n=1)
    hint = f"did you mean '{near[0]}'?" if near else "'gorin --help' lists them."
    kind = "option" if name.startswith("-") else "command"
    return UsageError(f"Gorin has no {kind} '{name}'; {hint}")


def run(arguments: Sequence[str]) -> None:
    """Do what the arguments ask. A command ends by raising `SystemExit`, as typer's commands do."""
    if not arguments or arguments[0] in HELP_OPTIONS:
        print(page())
        return
    if arguments[0] == "--version":
        from gorin.sim.ran_on import engine

        print(f"gorin {version()} ({engine()})")
        return
    name, *rest = arguments
    if name not in known():
        raise unknown(name)
    app = import_module(COMMANDS[name][0]).app

    from typer.main import get_command

    get_command(app).main(rest, prog_name=f"gorin {name}", help_option_names=list(HELP_OPTIONS))


def sentence(error: GorinError | OSError) -> str:
    """What went wrong, in one sentence."""
    if isinstance(error, GorinError):
        return str(error)
    reason = error.strerror or str(error) or type(error).__name__
    return f"{error.filename}: {reason}." if error.filename else f"{reason}."


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    debug = "--debug" in given or bool(os.environ.get("GORIN_DEBUG"))
    try:
        run([argument for argument in given if argument != "--debug"])
    except (GorinError, OSError) as error:
        if debug:
            import traceback

            traceback.print_exc()
        print(sentence(error), file=sys.stderr)
        return WRONG_USE
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


if __name__ == "__main__":
    sys.exit(main())
