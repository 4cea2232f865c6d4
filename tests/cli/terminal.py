"""`gorin`, as it is typed."""

from __future__ import annotations

import pytest

from gorin.cli.main import main


class Terminal:
    """Runs commands, and keeps what they print."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *arguments: str, code: int = 0) -> str:
        """What a command prints when all goes well."""
        with pytest.raises(SystemExit) as ended:
            main(arguments)
        said = self.capsys.readouterr()
        assert ended.value.code == code, said.err
        self.err = said.err
        return said.out

    def refuses(self, *arguments: str) -> str:
        """The one sentence a command prints otherwise."""
        assert main(arguments) == 2
        said = self.capsys.readouterr()
        assert said.out == "" and said.err.count("\n") == 1
        return said.err.rstrip("\n")
