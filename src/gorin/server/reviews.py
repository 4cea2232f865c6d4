"""Reviews of records that are being made, of which everybody who has the record may read. Only games that are over have
one: see `lab/review/moments.py`."""

from __future__ import annotations

from typing import Any, Final

from gorin.errors import UsageError
from gorin.kernel.record import read_record
from gorin.lab.review import parts
from gorin.lab.review.moments import reviewable
from gorin.lab.review.sheet import sheet, weighed
from gorin.server.bench import Bench
from gorin.server.bodies import ReviewInfo
from gorin.server.works import Work, Works

DEALS: Final = 8  # on which each choice is looked at
MOST_CHOICES: Final = 2_000
SECONDS: Final = 120  # for one part, which takes some seconds where nothing is wrong
OPENING: Final = "the game"
Found = list[tuple[parts.Part, list[Any]]]


class Reviewed(Work[ReviewInfo]):
    """One review, and how far it is."""

    def __init__(self, record: str, by: str, asked: parts.Asked) -> None:
        super().__init__(record, by, ReviewInfo(record, "waiting"))
        self.asked = asked
        self.left: list[parts.Part] | None = None  # None: nobody knows yet
        self.found: Found = []
        self.again = False  # are the dear choices under way?

    async def step(self, bench: Bench) -> bool:
        info, asked = self.info, self.asked
        if self.left is None:
            info.doing = OPENING
            self.left = await bench.do(SECONDS, parts.parts, asked)
            info.of = len(self.left)
        elif self.left:
            part = self.left[0]
            info.doing = part.kind
            self.found.append((part, await bench.do(SECONDS, parts.done, asked, part)))
            del self.left[0]
            info.done += 1
            info.sheet = await bench.do(SECONDS, told, asked, self.found)
        if not self.left and not self.again:
            self.again = True
            self.left = await bench.do(SECONDS, parts.later, asked, weighed(self.found))
            info.of += len(self.left)
        return not self.left


class Reviews(Works[ReviewInfo]):
    """All of them, by record."""

    name = "review"

    def begin(self, by: str, record: str, data: bytes) -> ReviewInfo:
        """Look at a record."""
        return self.add(Reviewed(record, by, asked_for(data)))

    def of(self, record: str) -> ReviewInfo:
        """How far it is; `none` if nobody has asked for it."""
        return self.told(record) if record in self._works else ReviewInfo(record, "none")


def asked_for(data: bytes) -> parts.Asked:
    """What is found out for everybody who asks: bounded work."""
    record = read_record(data)
    reviewable(record)
    if len(record.choices) > MOST_CHOICES:
        raise UsageError(f"The record has more than {MOST_CHOICES:,} choices; 'gorin review' looks at them.")
    return parts.asked_for(record, deals=DEALS)


def told(asked: parts.Asked, found: Found) -> dict[str, Any]:
    """What was found so far."""
    return sheet(asked, found).as_dict()
