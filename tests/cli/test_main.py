"""The command `gorin` itself: its page, its speed, and how it says that something went wrong."""

from __future__ import annotations

import subprocess
import sys
from types import ModuleType

import pytest
import typer

from gorin.cli import main as cli
from gorin.errors import GorinError, UsageError
from gorin.sim.ran_on import engine

HEAVY = ("gorin.language", "gorin.kernel", "gorin.rulesets", "gorin.cards", "typer", "rich", "msgspec")


@pytest.fixture
def trouble(monkeypatch: pytest.MonkeyPatch) -> typer.Typer:
    """A command `trouble` for this one test, and the only one there is."""
    module = ModuleType("gorin.cli.trouble")
    app = module.app = typer.Typer(add_completion=False)  # type: ignore[attr-defined]  # a module made by hand
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr(cli, "COMMANDS", {"trouble": (module.__name__, "make trouble")})
    monkeypatch.setattr(cli, "find_spec", sys.modules.get)
    monkeypatch.delenv("GORIN_DEBUG", raising=False)
    return app


def raising(app: typer.Typer, error: BaseException) -> None:
    @app.command()
    def trouble() -> None:
        """Make trouble."""
        raise error


def test_the_page_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--help"]) == 0
    page = capsys.readouterr().out
    for name, purpose in cli.known().items():
        assert f"  {name:9}  {purpose}\n" in page


@pytest.mark.parametrize("arguments", [[], ["-h"]])
def test_the_page_is_also_shown_for(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(arguments) == 0
    assert "Usage: gorin COMMAND" in capsys.readouterr().out


def test_the_page_imports_no_command_and_no_game() -> None:
    """What `--help` does not import it does not wait for."""
    source = f"import sys; from gorin.cli.main import main; main(['--help']); print(set(sys.modules) & set({HEAVY}))"
    shown = subprocess.run([sys.executable, "-c", source], check=True, capture_output=True, text=True).stdout
    assert shown.endswith("set()\n")


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--version"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("gorin 0.")
    assert shown.endswith(f"({engine()})\n")  # compiled or interpreted


@pytest.mark.parametrize("name", list(cli.known()))
def test_every_command_has_a_page_of_its_own(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        cli.main([name, "--help"])
    assert stop.value.code == 0
    page = capsys.readouterr().out
    assert f"gorin {name}" in page
    assert "--install-completion" not in page


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("troubel", "Gorin has no command 'troubel'; did you mean 'trouble'?\n"),
        ("xyzzy", "Gorin has no command 'xyzzy'; 'gorin --help' lists them.\n"),
        ("--loud", "Gorin has no option '--loud'; 'gorin --help' lists them.\n"),
    ],
)
def test_an_unknown_command(name: str, sentence: str, trouble: typer.Typer, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([name]) == 2
    assert capsys.readouterr() == ("", sentence)


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (UsageError("There is no format 'chess'."), "There is no format 'chess'.\n"),
        (GorinError("Covert needs a target.", "rr.covert.2"), "Covert needs a target. [rr.covert.2]\n"),
        (FileNotFoundError(2, "No such file or directory", "a.txt"), "a.txt: No such file or directory.\n"),
        (OSError(98, "Address already in use"), "Address already in use.\n"),
    ],
)
def test_an_error_is_one_sentence_and_exit_code_2(
    error: Exception, sentence: str, trouble: typer.Typer, capsys: pytest.CaptureFixture[str]
) -> None:
    raising(trouble, error)
    assert cli.main(["trouble"]) == 2
    assert capsys.readouterr() == ("", sentence)


@pytest.mark.parametrize("arguments", [["--debug", "trouble"], ["trouble", "--debug"]])
def test_debug_shows_the_traceback(
    arguments: list[str], trouble: typer.Typer, capsys: pytest.CaptureFixture[str]
) -> None:
    raising(trouble, GorinError("No."))
    assert cli.main(arguments) == 2
    assert "Traceback" in capsys.readouterr().err


def test_the_environment_can_ask_for_the_traceback(
    trouble: typer.Typer, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    raising(trouble, GorinError("No."))
    monkeypatch.setenv("GORIN_DEBUG", "1")
    assert cli.main(["trouble"]) == 2
    assert "Traceback" in capsys.readouterr().err


def test_an_interrupt_is_quiet(trouble: typer.Typer, capsys: pytest.CaptureFixture[str]) -> None:
    raising(trouble, KeyboardInterrupt())
    with pytest.raises(SystemExit) as stop:
        cli.main(["trouble"])
    assert stop.value.code == 130
    assert capsys.readouterr() == ("", "")


def test_a_wrong_argument_is_explained_by_the_command(trouble: typer.Typer, capsys: pytest.CaptureFixture[str]) -> None:
    raising(trouble, GorinError("No."))
    with pytest.raises(SystemExit) as stop:
        cli.main(["trouble", "--speed", "9"])
    assert stop.value.code == 2
    assert "--speed" in capsys.readouterr().err


def test_a_bug_is_not_hidden(trouble: typer.Typer) -> None:
    raising(trouble, ZeroDivisionError())
    with pytest.raises(ZeroDivisionError):
        cli.main(["trouble"])
