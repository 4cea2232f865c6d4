"""The agent that chooses at random, every option as likely as the others, and makes a deal now and then."""

from __future__ import annotations

from random import Random
from typing import Any

from gorin.agents.base import Sampler, Seat
from gorin.kernel.decisions import Decision


class RandomAgent:
    """Rolls its dice; only for deals it looks at what there is."""

    name = "random"
    often = 0.25  # of the times it may propose something, it does

    def act(self, seat: Seat, decision: Decision, sampler: Sampler, rng: Random) -> int:
        return int(rng.random() * len(decision.options))

    def deal(self, seat: Seat, sampler: Sampler, rng: Random) -> dict[str, Any] | None:
        """An answer to something that waits, or now and then a deed of its own."""
        you, table = seat.you, seat.table
        offers = [x for x in table.offers if x["to"] == you]
        mine = [x for x in table.treaties if you in x["players"]]
        if offers:
            return self.answer(rng, rng.choice(offers))
        for treaty in mine:
            if you in treaty["accused"]:
                return {"do": rng.choice(("confess", "deny")), "treaty": treaty["id"]}
            if treaty["dissolving"] and you not in treaty["dissolving"]:
                return {"do": rng.choice(("dissolve", "keep")), "treaty": treaty["id"]}
        if rng.random() > self.often:
            return None
        if mine and rng.random() < 0.5:
            treaty = rng.choice(mine)
            theirs = treaty["promises"][1 - treaty["players"].index(you)]
            return {"do": "accuse" if theirs["promise"] == "words" else "dissolve", "treaty": treaty["id"]}
        others = [x.id for x in table.players if x.id != you and x.is_in_game]
        to = rng.choice(others)
        return {"do": "offer", "to": to, **self.terms(rng, you, to)}

    def answer(self, rng: Random, offer: dict[str, Any]) -> dict[str, Any]:
        """To an offer."""
        do = rng.choice(("agree", "agree", "decline", "counter"))
        terms = self.terms(rng, offer["to"], offer["by"]) if do == "counter" else {}
        return {"do": do, "offer": offer["id"], **terms}

    def terms(self, rng: Random, you: int, other: int) -> dict[str, Any]:
        """Any two promises, and any value."""
        return {"value": 1 + rng.randrange(5), "mine": self.promise(rng, other), "yours": self.promise(rng, you)}

    def promise(self, rng: Random, to: int) -> dict[str, Any]:
        """A promise about the one to whom it is given."""
        what = rng.choice(("no conflict", "conflict", "no defense", "pass", "words", "words"))
        about = {"words": {"words": "I shall not play against you."}, "pass": {}}.get(what, {"against": to})
        return {"promise": what, **about, "for": rng.choice(("phase", 1, 2, "game"))}
