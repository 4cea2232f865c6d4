"""The hard constructs, played: each invented card of `constructs` on a table, and what is seen."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.errors import IllegalChoice
from gorin.kernel.machine import answer, skip
from gorin.kernel.notation import do, options
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.compiler.compiled import compile_card
from gorin.rulesets.lcg.prohibitions.bars import READYING, barred_to_rules
from gorin.rulesets.lcg.state import ON
from tests.language.constructs import CONSTRUCTS
from tests.lcg import tables as t


def table(text: str) -> Any:
    return t.table(text, extra=CONSTRUCTS)


def end_conflict(s: Any) -> None:
    """Everybody passes until the conflict is over."""
    while s.con[ON]:
        texts = options(s)
        answer(s, texts.index("pass") if "pass" in texts else 0)


@pytest.mark.parametrize("card", CONSTRUCTS, ids=lambda c: c.name)
def test_it_compiles_and_hashes(card: Card) -> None:
    compiled = compile_card(card)
    assert compiled.abilities or compiled.constants
    assert hash(card) == hash(eval(repr(card), _names()))
    assert eval(repr(card), _names()) == card


def _names() -> dict[str, Any]:
    """Every node by name: what a card prints as can be read again."""
    from gorin.language.nodes import Node

    out: dict[str, Any] = {}
    todo: list[type] = [Node]
    while todo:
        cls = todo.pop()
        if cls.__module__.startswith(("gorin.language.", "gorin.rulesets.lcg.")):
            out[cls.__name__] = cls
        todo += cls.__subclasses__()
    return out


def test_the_second_target_depends_on_the_first() -> None:
    s = table(
        "A 10/3: Plain Soldier*, Plain Captain* | Borrowed Thunder\nB: Plain Envoy, Plain Bully\nmilitary air A>B"
    )
    do(s, "B: pass", "A: Borrowed Thunder", "A: Plain Soldier")
    assert options(s) == ["Plain Envoy"]  # 1 < 2, and not the Bully with 3
    do(s, "A: Plain Envoy")
    assert t.is_bowed(s, "Plain Soldier")
    assert t.is_bowed(s, "Plain Envoy")
    assert not t.is_bowed(s, "Plain Bully")


def test_a_first_target_that_leaves_no_second_is_not_offered() -> None:
    s = table("A 10/3: Plain Soldier*, Plain Captain* | Borrowed Thunder\nB: Plain Bully\nmilitary air A>B")
    do(s, "B: pass", "A: Borrowed Thunder")
    assert options(s) == ["Plain Captain"]


def test_up_to_x_reads_x_from_the_table() -> None:
    two = "Plain Soldier_, Plain Captain_, Plain Envoy_"
    s = table(f"A: {two}, Plain Tower, Plain Mine | Muster the Valley\nB:")
    do(s, "A: Muster the Valley", "A: Plain Soldier")
    assert "done" in options(s)
    do(s, "A: Plain Captain", "B: pass")
    assert not t.is_bowed(s, "Plain Soldier")
    assert not t.is_bowed(s, "Plain Captain")
    assert t.is_bowed(s, "Plain Envoy")


def test_up_to_x_needs_an_x() -> None:
    s = table("A: Plain Soldier_ | Muster the Valley\nB:")
    assert not t.offered(s, "Muster the Valley")


def test_the_opponent_chooses() -> None:
    s = table(
        "A: Plain Captain* | Polite Insult\nB: Plain Envoy*, Plain Poet* | Plain Praise, Plain Alms\npolitical air A>B"
    )
    do(s, "B: pass", "A: Polite Insult")
    assert t.decision(s) == "B: target"
    do(s, "B: Plain Poet", "B: Plain Alms")
    assert t.is_dishonored(s, "Plain Poet")
    assert t.hand(s, "B") == ["Plain Praise"]


def test_only_what_could_change_something_may_be_selected() -> None:
    s = table("A: Plain Captain^ | Two Paths\nB:")
    do(s, "A: Two Paths")
    assert len(options(s)) == 1  # honored and ready: only the fate is left
    do(s, "A: gain 1 fate")
    assert t.fate_of(s)[0] == 1


def test_one_and_the_other() -> None:
    s = table("A: Plain Captain_, Plain Soldier, Plain Envoy_ | Twin Lessons\nB:")
    do(s, "A: Twin Lessons", "A: Plain Captain", "A: Plain Soldier", "A: Plain Captain")
    assert not t.is_bowed(s, "Plain Captain")
    assert t.is_bowed(s, "Plain Soldier")


def test_then_follows_even_if_only_the_second_part_can_be_done() -> None:
    s = table("A 10/1: | Stern Rebuke\nB: Plain Captain")
    do(s, "A: Stern Rebuke", "A: Plain Captain")
    assert t.is_dishonored(s, "Plain Captain")
    assert t.is_bowed(s, "Plain Captain")


def test_if_you_do_needs_the_first_part_done() -> None:
    s = table("A: Plain Captain[Plain Sword], Plain Soldier | Cast It Away\nB:")
    do(s, "A: Cast It Away")
    assert options(s) == ["Plain Captain"]  # where it could change something
    do(s, "A: Plain Captain")
    assert t.discard(s, "A") == ["Cast It Away", "Plain Sword"]
    assert t.honor_of(s)[0] == 11


def test_to_and_may() -> None:
    s = table("A 10/0: | Heavy Oath\nB 10/0:")
    do(s, "A: Heavy Oath")
    assert t.decision(s) == "B: may"
    do(s, "B: yes")
    assert t.honor_of(s) == [8, 9]
    assert t.fate_of(s) == [2, 0]
    assert len(t.hand(s, "A")) == 1


def test_to_gives_nothing_where_nothing_is_given() -> None:
    s = table("A 10/0: | Heavy Oath\nB 10/0:")
    do(s, "A: Heavy Oath", "B: no")
    assert t.hand(s, "A") == []
    assert t.honor_of(s) == [8, 10]


def test_if_and_otherwise_may_choose() -> None:
    s = table("A: Plain Captain_, Plain Soldier_ | Weigh the Moment, Weigh the Moment\nB:")
    do(s, "A: Weigh the Moment", "A: Plain Soldier", "B: pass")
    assert not t.is_bowed(s, "Plain Soldier")
    s = table("A: Plain Captain | Weigh the Moment\nB:")
    do(s, "A: Weigh the Moment")
    assert len(t.hand(s, "A")) == 1


def test_each_opponent_in_turn() -> None:
    s = table("A 10/0: Plain Captain, Plain Lord | Cold Census\nB 10/0: Plain Soldier, Plain Envoy")
    do(s, "A: Cold Census")
    assert t.decision(s) == "B: choose"
    do(s, "B: Plain Envoy")
    assert t.is_bowed(s, "Plain Envoy")
    assert t.honor_of(s) == [10, 10]  # as many characters: the condition does not hold
    s = table("A 10/0: Plain Captain, Plain Lord | Cold Census\nB 10/0: Plain Soldier")
    skip(do(s, "A: Cold Census"))
    assert t.honor_of(s) == [10, 9]


def test_a_set_fixed_at_resolution_against_a_constant_one() -> None:
    s = table("A 10/3: Castle of Banners, Plain Captain* | Plain Guest\nB: Plain Envoy*\nmilitary air A>B")
    do(s, "B: pass", "A: Castle of Banners", "B: pass", "A: Plain Guest into the conflict", "A: 0")
    assert t.military(s, "Plain Captain") == 5
    assert t.military(s, "Plain Guest") == 2  # it was not there when the effect resolved
    s = table("A 10/3: Loud Drummer, Plain Captain* | Plain Guest\nB: Plain Envoy*\nmilitary air A>B")
    do(s, "B: pass", "A: Plain Guest into the conflict", "A: 0")
    assert t.military(s, "Plain Captain") == 5
    assert t.military(s, "Plain Guest") == 3  # a constant ability reads the table as it is


def test_a_delayed_effect_on_a_target_it_moved_itself() -> None:
    s = table("A: Plain Captain* | Hired Shadow, Plain Guest\nB: Plain Envoy*\nmilitary air A>B")
    skip(do(s, "B: pass", "A: Hired Shadow"))
    assert t.attacking(s, "Plain Guest")
    end_conflict(s)
    assert t.hand(s, "A") == ["Plain Guest"]


def test_a_delayed_effect_on_this_card() -> None:
    s = table("A: Last Stand Veteran*\nB: Plain Envoy*\nmilitary air A>B")
    do(s, "B: pass", "A: Last Stand Veteran")
    assert t.military(s, "Last Stand Veteran") == 5
    end_conflict(s)
    assert t.discard(s, "A") == ["Last Stand Veteran"]


def test_an_attachment_grants_an_ability_to_its_bearers_controller() -> None:
    s = table("A 10/0: Plain Captain_[B:Scroll of Drills]\nB:")
    do(s, "A: Plain Captain (Scroll of Drills)")
    assert not t.is_bowed(s, "Plain Captain")
    assert t.honor_of(s)[0] == 9


def test_instead() -> None:
    s = table("A: Plain Soldier*[Paper Amulet]\nB 10/0: Plain Envoy* | Assassination\nmilitary air A>B")
    do(s, "B: Assassination", "B: Plain Soldier", "A: Paper Amulet")
    assert t.in_play(s, "Plain Soldier")
    assert t.discard(s, "A") == ["Paper Amulet"]


def test_cannot() -> None:
    s = table("A 10/3: Unmoved Abbot, Plain Captain_ | Borrowed Thunder\nB:")
    do(s, "A: Unmoved Abbot", "A: Plain Captain", "B: pass")
    assert barred_to_rules(s, READYING) >> t.find(s, "Plain Captain") & 1  # cannot ready
    s = table("A: Unmoved Abbot*\nB 10/3: Plain Captain* | Borrowed Thunder\nmilitary air A>B")
    assert not t.offered(s, "Borrowed Thunder")  # an opponent's effect cannot bow it


def test_a_prevented_cost_is_not_paid() -> None:
    s = table("A: Plain Captain[Paper Amulet], Plain Soldier*, Debt House\nB:\nmilitary air A>B")
    do(s, "B: pass", "A: Debt House", "A: Plain Captain", "A: Paper Amulet")
    assert t.in_play(s, "Plain Captain")
    assert t.military(s, "Plain Soldier") == 2
    do(s, "B: pass")
    assert t.offered(s, "Debt House")  # the use was not counted


def test_a_paid_cost_is_remembered() -> None:
    s = table("A: Plain Captain, Plain Soldier*, Debt House\nB:\nmilitary air A>B")
    do(s, "B: pass", "A: Debt House", "A: Plain Captain", "A: Plain Soldier")
    assert t.military(s, "Plain Soldier") == 6


def test_a_duel() -> None:
    s = table("A: Quick Wrist*\nB: Plain Guest*\nmilitary air A>B")
    do(s, "B: pass", "A: Quick Wrist", "A: 1", "B: 1")
    assert t.is_honored(s, "Quick Wrist")
    assert t.hand(s, "B") == ["Plain Guest"]


def test_a_blanked_text_box() -> None:
    s = table("A: Mirror Monk\nB: Unmoved Abbot | Grey Veil\nfirst B")
    assert t.offered(s, "Unmoved Abbot")
    do(s, "B: Grey Veil", "B: Unmoved Abbot", "A: pass")
    assert not t.offered(s, "Unmoved Abbot")


def test_a_text_box_blanked_for_a_while() -> None:
    s = table("A: Loud Drummer*\nB: Plain Captain* | Moment of Doubt\nmilitary air A>B")
    assert t.military(s, "Loud Drummer") == 2
    do(s, "B: Moment of Doubt", "B: Loud Drummer")
    assert t.military(s, "Loud Drummer") == 1


def test_gaining_another_cards_ability() -> None:
    s = table("A: Mirror Monk*\nB: Quick Wrist*\nmilitary air A>B")
    do(s, "B: pass", "A: Mirror Monk", "A: Quick Wrist", "B: pass")
    assert options(s) == ["Mirror Monk (from Quick Wrist)", "pass"]
    do(s, "A: Mirror Monk (from Quick Wrist)", "A: 5", "B: 1")
    assert t.is_honored(s, "Mirror Monk")
    assert not t.in_play(s, "Quick Wrist")


def test_a_gained_ability_ends_with_its_period() -> None:
    s = table("A: Mirror Monk*\nB: Quick Wrist*\nmilitary air A>B")
    do(s, "B: pass", "A: Mirror Monk", "A: Quick Wrist")
    assert len(s.gained) == 1
    t.pass_until(s, "fate")
    assert not s.gained


def test_playing_a_card_from_the_discard_pile() -> None:
    s = table("A 10/2: Grave Tailor* | | | Plain Sword, Plain Alms\nB:\nmilitary air A>B")
    do(s, "B: pass", "A: Plain Sword", "A: Grave Tailor", "B: pass", "A: Plain Alms")
    assert t.military(s, "Grave Tailor") == 3
    assert t.fate_of(s)[0] == 2
    assert t.discard(s, "A") == ["Plain Alms"]


def test_a_card_elsewhere_is_not_played_without_leave() -> None:
    s = table("A 10/2: Grave Tailor | | | Plain Sword, Plain Alms\nB:")
    assert not t.offered(s, "Plain Sword")
    assert not t.offered(s, "Plain Alms")


@rule("rr.play-restrictions.2")
def test_playing_a_card_from_the_discard_pile_until_the_end_of_the_phase() -> None:
    s = table("A: | Second Reading | | Plain Praise\nB:")
    do(s, "A: Second Reading", "B: pass", "A: Plain Praise", "B: pass")
    assert t.honor_of(s)[0] == 11
    assert not t.offered(s, "Plain Praise")  # a card that moved is a new card


def test_it_is_the_card_of_the_occurrence() -> None:
    s = table("A 10/3: Gate of Guests | Plain Guest\nB:")
    do(s, "A: Plain Guest", "A: 0", "A: Gate of Guests")
    assert t.is_bowed(s, "Plain Guest")
    assert len(t.hand(s, "A")) == 1


def test_a_sentence_in_two_parts_with_a_pick() -> None:
    s = table("A: Plain Captain*, Plain Soldier* | Change of Guard\nB:\npolitical air A>B")
    do(s, "B: pass", "A: Change of Guard", "A: Plain Captain", "A: Plain Soldier")
    assert not t.participating(s, "Plain Captain")
    assert t.political(s, "Plain Soldier") == 3


def test_a_forced_reaction() -> None:
    s = table("A 10/0: Proud Cousin*\nB: Plain Giant*\nmilitary air A>B")
    end_conflict(s)
    assert t.is_dishonored(s, "Proud Cousin")


def test_what_is_not_offered_cannot_be_done() -> None:
    s = table("A: Plain Soldier_, Unmoved Abbot | Muster the Valley\nB:")
    with pytest.raises(IllegalChoice, match="A decides"):
        do(s, "A: Muster the Valley")
