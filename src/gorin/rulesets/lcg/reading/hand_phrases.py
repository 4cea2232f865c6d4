"""Hands read: a hand that is revealed, and what is chosen of it by whom."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from gorin.language.nodes import Effect, Player, walk
from gorin.language.players import You
from gorin.language.reading.parser import Parser
from gorin.language.reading.telling import orders
from gorin.rulesets.lcg.words import Discard
from gorin.rulesets.lcg.words.hands import LookAtHand

CHOOSES: Final = re.compile(r"(?:Choose|(?P<by>.+) chooses) (?P<n>\d+|X) of those cards and (?P<do>.+)")
REVEALS: Final = re.compile(r"(?:reveal your|(?P<who>.+) reveals he or she's) hand\. (?P<chooses>.+)", re.I)


def revealed_hands(r: Parser, text: str) -> Iterator[Effect]:
    """ "your opponent reveals his or her hand. Choose 1 of those cards and discard it"."""
    m = REVEALS.fullmatch(text)
    if m is None or (c := CHOOSES.fullmatch(m["chooses"])) is None:
        return
    for who in player(r, m["who"]):
        for by in player(r, c["by"]):
            for order in orders(c["do"]) if c["by"] else [c["do"]]:
                for n in r.read("number", c["n"])[:1]:
                    for do in r.read("effect", order)[:4]:
                        if walk(do, Discard):  # that is from play
                            continue
                        yield LookAtHand(do, n, who, by)


def player(r: Parser, text: str | None) -> list[Player]:
    """Who; you, where nobody is named."""
    return r.read("player", text)[:3] if text else [You()]
