"""Proof sheets that are being made. Who asked for one alone knows its address; it is forgotten after a while."""

from __future__ import annotations

import secrets
from typing import Any, Final

from gorin.errors import UsageError
from gorin.lab.proof import parts
from gorin.lab.proof.sheet import in_words
from gorin.server.bench import Bench
from gorin.server.works import Work, Works
from gorin.server.workshop_bodies import ProofInfo

GAMES: Final = 20
PAIRS: Final = 1  # against each deck, in each seat
SECONDS: Final = 120  # for one part, which takes ten at most where nothing is wrong


class Proof(Work[ProofInfo]):
    """One sheet, and how far it is."""

    def __init__(self, by: str, asked: parts.Asked) -> None:
        id = secrets.token_urlsafe(12)
        super().__init__(id, by, ProofInfo(id, asked.card, asked.rules, "waiting", 0, 0, 0, ""))
        self.asked = asked
        self.facts: parts.Facts | None = None
        self.left: list[parts.Part] = []
        self.found: list[tuple[parts.Part, Any]] = []

    async def step(self, bench: Bench) -> bool:
        info, asked = self.info, self.asked
        if self.facts is None:
            info.doing = parts.FACTS
            self.facts = await bench.do(SECONDS, parts.facts, asked)
            self.left = parts.parts(asked, self.facts)
            info.done, info.of = 1, 1 + len(self.left)
        elif self.left:
            part = self.left[0]
            info.doing = part.kind
            self.found.append((part, await bench.do(SECONDS, parts.done, asked, self.facts, part)))
            del self.left[0]
            info.done += 1
        if info.state == "running":
            sheet = parts.sheet(asked, self.facts, self.found)
            info.sheet, info.lines = sheet.as_dict(), list(in_words(sheet))
        return not self.left


class Proofs(Works[ProofInfo]):
    """All of them."""

    name = "proof"
    meanwhile = "wait for it, or cancel it"

    def begin(self, by: str, asked: parts.Asked) -> ProofInfo:
        """Another one."""
        asked.definition()  # or it is refused
        return self.add(Proof(by, asked))


def asked_for(file: Any, card: str, rules: str, agent: str) -> parts.Asked:
    """What is found out for everybody who asks: bounded work."""
    if file.game != rules.partition("/")[0]:
        raise UsageError(f"These are cards of the {file.game}, which are not played by {rules}.")
    return parts.Asked(file, card, rules, agent, GAMES, PAIRS)
