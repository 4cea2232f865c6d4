"""What the laws found once, as scenarios."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.cards.registry import cards
from gorin.kernel.bits import bits
from gorin.kernel.events import Event
from gorin.kernel.log import Log
from gorin.kernel.notation import do, options
from gorin.rulesets import ruleset
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.facts import ACTIVE, HAND, IN_PLAY
from gorin.rulesets.lcg.notation import read


def table(text: str) -> Any:
    s = read(text, cards("lcg"))
    s.log = Log()
    return s


def in_play(s: Any) -> list[str]:
    return [s.box.faces[s.kind[c]].name for c in bits(s.p[IN_PLAY])]


def test_a_sacrifice_is_paid_even_if_something_goes_with_it() -> None:
    s = table("A 10/3: Hida Guardian[Fine Katana], Funeral Pyre\nB 10/3: Doji Whisperer")
    do(s, "A: Funeral Pyre", "A: Hida Guardian")
    assert "Hida Guardian" not in in_play(s) and "Fine Katana" not in in_play(s)
    assert s.p[HAND].bit_count() == 1


def test_a_third_restricted_attachment_has_been_played_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []
    happens = ev.HAPPEN[ev.PLAYED]

    def noted(s: Any, e: Event, after: list[Event]) -> int:
        played.append(e.card)
        return happens(s, e, after)

    monkeypatch.setattr(
        ruleset("lcg/stronghold").order, "do", [*ev.HAPPEN[: ev.PLAYED], noted, *ev.HAPPEN[ev.PLAYED + 1 :]]
    )
    s = table("A 10/3: Hida Guardian[Fine Katana, Ornate Fan] | Jade Tetsubō\nB 10/3: Doji Whisperer")
    do(s, "A: Jade Tetsubō", "A: Hida Guardian", "A: Fine Katana")
    assert [s.box.faces[s.kind[c]].name for c in played] == ["Jade Tetsubō"]
    assert sorted(in_play(s))[-3:] == ["Hida Guardian", "Jade Tetsubō", "Ornate Fan"]


def test_a_revealed_province_has_its_text_at_once() -> None:
    s = table(
        """
        A 10/3: Hida Guardian
        B 10/3: Doji Whisperer | | Night Raid, Manicured Garden?
        left A=1 B=0, rings air=A
        """
    )
    do(s, "A: pass", "B: pass", "A: military earth", "A: a facedown province", "A: Hida Guardian", "A: done", "B: done")
    garden = next(c for c in range(len(s.kind)) if s.box.faces[s.kind[c]].name == "Manicured Garden")
    assert s.p[ACTIVE] >> garden & 1
    assert "Manicured Garden" in options(s)
