"""`gorin serve`: what is wrong is said in a sentence."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from gorin.cli.main import main


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GORIN_HOME", str(tmp_path))


def test_a_port_that_is_taken(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main(["serve", "--no-browser", "--port", str(port)]) == 2
    assert f"port {port}" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [["--origin", "gorin.example"], ["--database", "chess"], ["--host", "no.such.host.invalid"], ["--play", "chess"]],
    ids=lambda arguments: arguments[0],
)
def test_what_cannot_be_served(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--no-browser", "--port", "0", *arguments]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and said.endswith(".\n")
