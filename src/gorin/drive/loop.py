"""Lines in, lines out, until there are no more."""

from __future__ import annotations

from collections.abc import Iterator
from typing import BinaryIO

from gorin.drive.requests import LONGEST_LINE
from gorin.drive.session import Session, greeting, refusal, reply
from gorin.errors import UsageError


def drive(lines: BinaryIO, answers: BinaryIO) -> None:
    """Greet, then answer every line. Ends with `quit` or with the input; blank lines are no requests."""
    session = Session()
    write(answers, greeting())
    for line in whole_lines(lines):
        if line is None:
            long = UsageError(f"A line has at most {LONGEST_LINE} bytes; longer records are loaded from a 'path'.")
            write(answers, reply(None, refusal(long)))
        elif line.strip():
            write(answers, session.answer(line))
        if session.over:
            return


def whole_lines(lines: BinaryIO) -> Iterator[bytes | None]:
    """The lines; None for one that is too long, which is read past and never kept."""
    while line := lines.readline(LONGEST_LINE + 2):
        if len(line.rstrip(b"\r\n")) <= LONGEST_LINE:
            yield line
            continue
        while line and not line.endswith(b"\n"):
            line = lines.readline(LONGEST_LINE)
        yield None


def write(answers: BinaryIO, line: bytes) -> None:
    """One answer, at once."""
    answers.write(line + b"\n")
    answers.flush()
