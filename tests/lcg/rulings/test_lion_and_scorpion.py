"""Rulings in which cards of the Lion meet cards of the Scorpion."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from tests.lcg.tables import discard, do, in_play, military, offered, political, table


@rule("fr.bayushi-shoju.2")
@pytest.mark.parametrize(("worn", "hand", "way"), [("[Reprieve]", "", "Reprieve"), ("^", "Stand Your Ground", "")])
def test_who_is_saved_without_more_political_skill_is_discarded_after_all(worn: str, hand: str, way: str) -> None:
    dull = "Plain Porter" if way else "Plain Idler"
    s = table(f"A: {dull}*{worn} | {hand}\nB: Bayushi Shoju*\npolitical air A>B")
    do(s, "B: Bayushi Shoju", f"B: {dull}")
    do(s, *([f"A: {way or hand}"] if offered(s, way or hand) else []))
    assert not in_play(s, dull) and (way or hand) in discard(s, "A")


@rule("fr.way-of-the-lion.2")
def test_way_of_the_lion_and_yunako_apply_in_the_order_of_time() -> None:
    s = table("""A: Akodo Gunsō* | Way of the Lion
                 B: Bayushi Yunako*
                 military air B>A""")
    do(s, "A: Way of the Lion", "A: Akodo Gunsō", "B: Bayushi Yunako", "B: Akodo Gunsō")
    assert (military(s, "Akodo Gunsō"), political(s, "Akodo Gunsō")) == (1, 4)
