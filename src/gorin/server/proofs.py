"""Proof sheets that are being made: part by part, those of different addresses in turn, on the bench. Who asked for one
alone knows its address; it is forgotten after a while."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any, Final

from gorin.errors import GorinError, UsageError
from gorin.lab.proof import parts
from gorin.lab.proof.sheet import in_words
from gorin.server.bench import Bench
from gorin.server.hub import NotThere, TooMany
from gorin.server.workshop_bodies import ProofInfo

log = logging.getLogger("gorin.server")
KEPT: Final = 100  # the latest
WAITING: Final = 20  # at once, of all addresses
GAMES: Final = 20
PAIRS: Final = 1  # against each deck, in each seat
SECONDS: Final = 120  # for one part, which takes ten at most where nothing is wrong
GOING: Final = ("waiting", "running")


@dataclass
class Proof:
    """One sheet, and how far it is."""

    id: str
    by: str
    asked: parts.Asked
    info: ProofInfo
    facts: parts.Facts | None = None
    left: list[parts.Part] = field(default_factory=list)
    found: list[tuple[parts.Part, Any]] = field(default_factory=list)


class Proofs:
    """All of them."""

    def __init__(self, bench: Bench) -> None:
        self._bench = bench
        self._proofs: OrderedDict[str, Proof] = OrderedDict()
        self._working: asyncio.Task[None] | None = None

    def begin(self, by: str, asked: parts.Asked) -> ProofInfo:
        """Another one. An address has one at a time."""
        going = self._going()
        if any(each.by == by for each in going):
            raise TooMany("A proof is being made for you already; wait for it, or cancel it.")
        if len(going) >= WAITING:
            raise TooMany("Many proofs are being made here; try again in some minutes.")
        asked.definition()  # or it is refused
        id = secrets.token_urlsafe(12)
        info = ProofInfo(id, asked.card, asked.rules, "waiting", 0, 0, 0, "")
        self._proofs[id] = Proof(id, by, asked, info)
        while len(self._proofs) > KEPT:
            self._proofs.popitem(last=False)
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())
        return self.told(id)

    def told(self, id: str) -> ProofInfo:
        """How far it is."""
        proof = self._found(id)
        going = self._going()
        proof.info.ahead = going.index(proof) if proof in going else 0
        return proof.info

    def cancel(self, id: str) -> ProofInfo:
        """Nobody wants it any more."""
        proof = self._found(id)
        if proof.info.state in GOING:
            proof.info.state, proof.info.doing = "cancelled", ""
        return self.told(id)

    def close(self) -> None:
        """Stop."""
        if self._working is not None:
            self._working.cancel()

    def _found(self, id: str) -> Proof:
        if id not in self._proofs:
            raise NotThere("There is no such proof; the server may have forgotten it.")
        return self._proofs[id]

    def _going(self) -> list[Proof]:
        return [each for each in self._proofs.values() if each.info.state in GOING]

    async def _work(self) -> None:
        """A part of each in turn, until none is left."""
        while going := self._going():
            for proof in going:
                if proof.info.state not in GOING:
                    continue
                try:
                    await self._step(proof)
                except GorinError as error:
                    proof.info.state, proof.info.error = "failed", error.sentence
                except Exception:
                    log.exception("a proof could not be made")
                    proof.info.state, proof.info.error = "failed", "Gorin failed to make this proof."

    async def _step(self, proof: Proof) -> None:
        info, asked = proof.info, proof.asked
        info.state = "running"
        if proof.facts is None:
            info.doing = parts.FACTS
            proof.facts = await self._bench.do(SECONDS, parts.facts, asked)
            proof.left = parts.parts(asked, proof.facts)
            info.done, info.of = 1, 1 + len(proof.left)
        elif proof.left:
            part = proof.left[0]
            info.doing = part.kind
            proof.found.append((part, await self._bench.do(SECONDS, parts.done, asked, proof.facts, part)))
            del proof.left[0]
            info.done += 1
        if info.state == "running":
            sheet = parts.sheet(asked, proof.facts, proof.found)
            info.sheet, info.lines = sheet.as_dict(), list(in_words(sheet))
            if not proof.left:
                info.state, info.doing = "done", ""


def asked_for(file: Any, card: str, rules: str, agent: str) -> parts.Asked:
    """What is found out for everybody who asks: bounded work."""
    if file.game != rules.partition("/")[0]:
        raise UsageError(f"These are cards of the {file.game}, which are not played by {rules}.")
    return parts.Asked(file, card, rules, agent, GAMES, PAIRS)
