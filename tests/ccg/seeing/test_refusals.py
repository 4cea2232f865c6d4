"""Why can't it be done? Each refusal names the card, what is missing and the rule."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gorin import new_game
from gorin.kernel.bits import bits
from gorin.rulebook import lookup
from gorin.rulebook.testing import rule
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.compiler import legality
from gorin.rulesets.ccg.editions import EDITIONS
from gorin.rulesets.ccg.seeing import refusals as refusing
from gorin.rulesets.ccg.seeing import unplayable
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import find, in_edition, offered, play, table

RICH = "Plain Mine, Plain Mine, Plain Mine, Plain Mine"


def refusals(s: Any, name: str, seat: int = 0, where: str = "") -> list[str]:
    """The rules against using or playing a card; the sentences name it."""
    c = (
        find(s, name)
        if not where
        else next(c for c in range(len(s.kind)) if s.slot[c] >= 0 and s.box.faces[s.kind[c]].name == name)
    )
    found = s.box.rules.why_not(s, seat, c)
    assert all(name in x.sentence and x.sentence.endswith(".") for x in found), found
    return [x.rule for x in found]


@rule("emp.personality.5")
def test_refused_for_the_honor_requirement() -> None:
    s = table(f"A 9: {RICH} | | Plain Lady \nB 5: \ndynasty phase, active A")
    assert not offered(s, "Plain Lady") and refusals(s, "Plain Lady") == ["emp.personality.5"]
    s = table(f"A 10: {RICH} | | Plain Lady \nB 5: \ndynasty phase, active A")
    assert offered(s, "Plain Lady") and refusals(s, "Plain Lady") == []


@rule("emp.singular-unique.1")
@pytest.mark.parametrize("card", ["Plain Hero", "Plain Shop"])
def test_refused_for_having_one_already(card: str) -> None:
    s = table(f"A 9: {RICH}, {card} | | {card} \nB 5: \ndynasty phase, active A")
    assert not offered(s, card) and refusals(s, card, where="province") == ["emp.singular-unique.1"]
    s = table(f"A 9: {RICH} | | {card} \nB 9: {card}\ndynasty phase, active A")
    assert offered(s, card), "another player's does not count"
    assert refusals(s, card, where="province") == []


@rule("emp.singular-unique.1")
def test_refused_for_having_one_already_in_the_hand() -> None:
    s = table(
        "A 9 crane: Plain Mine, Plain Mine, Plain Rider[Asahina House Guard], Plain Lady | Asahina House Guard \nB 5:"
    )
    held = next(c for c in range(len(s.kind)) if s.p[6] >> c & 1)
    assert not offered(s, "Equip") and [x.rule for x in s.box.rules.why_not(s, 0, held)] == ["emp.singular-unique.1"]


@pytest.mark.parametrize(
    ("text", "card", "id"),
    [
        ("A 9: | | Plain Mine? \nB 5: \ndynasty phase, active A", "Plain Mine", "emp.provinces.3"),
        ("A 9: | | Plain Mine \nB 5: \naction phase, active A", "Plain Mine", "emp.dynasty-phase.1"),
        ("A 9: Castle_ | | Plain Mine \nB 5: \ndynasty phase, active A", "Plain Mine", "emp.holding.1"),
        ("A 9: Castle_ | | Plain Guard \nB 5: \ndynasty phase, active A", "Plain Guard", "emp.personality.7"),
        (f"A 9: {RICH} | | Plain Vassal \nB 5: \ndynasty phase, active A", "Plain Vassal", "emp.loyal.1"),
        ("A 9: | Plain Prayer \nB 5:", "Plain Prayer", "emp.attachments.3"),
        ("A 9: Plain Guard | Plain Prayer \nB 5:", "Plain Prayer", "emp.spell.2"),
        ("A 9: Plain Lady[Plain Knife] | Plain Sword \nB 5:", "Plain Sword", "emp.weapon.1"),
        ("A 9: Plain Lady[Plain Mail] | Plain Mail \nB 5:", "Plain Mail", "emp.armor.1"),
        ("A 9: Plain Guard | Plain Nobles \nB 5:", "Plain Nobles", "emp.follower.2"),
        ("A 9: Castle_, Plain Lady | Plain Sword \nB 5:", "Plain Sword", "emp.attachments.4"),
        ("A 9: | Tell the Tale \nB 5: \naction phase, active B", "Tell the Tale", "emp.action-phase.5"),
        ("A 9: Castle_ | Paid Off \nB 5: Plain Guard", "Paid Off", "emp.strategy.2"),
        ("A 9: | Paid Off \nB 5:", "Paid Off", "emp.required-targeting.2"),
        ("A 9: Kakita Seishi_ \nB 5: Plain Guard~", "Kakita Seishi", "emp.check-conditions.2"),
    ],
)  # fmt: skip
def test_refused_for_a_reason(text: str, card: str, id: str) -> None:
    s = table(text)
    c = next(c for c in reversed(range(len(s.kind))) if s.box.faces[s.kind[c]].name == card and s.holder[c] == 0)
    found = s.box.rules.why_not(s, 0, c)
    assert [x.rule for x in found] == [id], found


@pytest.mark.parametrize(
    ("text", "card", "says"),
    [
        ("A 9: Castle_ | | Plain Mine \nB 5: \ndynasty phase, active A", "Plain Mine",
         "Plain Mine costs 3 Gold; you can produce 0."),
        (f"A 9: {RICH} | | Plain Lady \nB 5: \ndynasty phase, active A", "Plain Lady",
         "Plain Lady needs a Family Honor of 10; you have 9."),
        ("A 9: | | Plain Mine \nB 5: \naction phase, active A", "Plain Mine",
         "Plain Mine can be brought into play only in your own Dynasty Phase; this is your own Action Phase."),
        ("A 9: Castle_ | Paid Off \nB 5: Plain Guard", "Paid Off", "Paid Off costs 4 Gold; you can produce 0."),
        ("A 9: | Paid Off \nB 5:", "Paid Off", "Paid Off needs a Personality; there is none."),
        ("A 9: Kakita Seishi_ \nB 5: Plain Guard~", "Kakita Seishi",
         "Kakita Seishi can be used only while it is unbowed; it is bowed."),
        ("A 9: Plain Guard | Plain Prayer \nB 5:", "Plain Prayer",
         "Plain Prayer needs a Shugenja to bear it; you have none."),
        ("A 9: Plain Lady[Plain Knife] | Plain Sword \nB 5:", "Plain Sword",
         "Plain Sword needs a Personality without a Weapon; the one you have cannot bear it."),
        ("A 9: Iron Mine_ \nB 5:", "Iron Mine", "Iron Mine is bowed: only unbowed cards produce Gold."),
        ("A 9: | Block Supply Lines \nB 5:", "Block Supply Lines",
         "Block Supply Lines, a Battle action, can be played only in a battle; no battle is fought."),
        ("A 9: | Tell the Tale \nB 9: \naction phase, active B", "Tell the Tale",
         "Tell the Tale must wait: it is not you who chooses now."),
    ],
)  # fmt: skip
def test_what_is_missing_is_said_with_numbers(text: str, card: str, says: str) -> None:
    s = table(text)
    c = next(c for c in reversed(range(len(s.kind))) if s.box.faces[s.kind[c]].name == card and s.holder[c] == 0)
    assert [x.sentence for x in s.box.rules.why_not(s, 0, c)] == [says]


def test_what_a_player_does_by_the_rules_is_refused_by_its_name() -> None:
    s = table("A 4: Castle \nB 5: \naction phase, active A")
    (rules,) = bits(s.p[facts.THE_RULES] & s.ctl[0])
    says = {x.sentence for x in s.box.rules.why_not(s, 0, rules)}
    assert (
        "Lobby can be used only if you have higher Family Honor than each other player; you have 4 and B has 5." in says
    )
    assert not any(x.startswith("The Rules") for x in says)


# --- Samurai Edition ------------------------------------------------------------------------------------------------

OF_EMPEROR_ALONE = {  # Celestials, Spells attached in battle, and that a trait is no action
    "emp.events-phase.17", "emp.equip.2", "emp.traits-and-effects.1",
}  # fmt: skip


def test_every_rule_a_refusal_knows_has_its_like_in_the_other_rulebook() -> None:
    known = {
        x
        for module in (legality, refusing, unplayable)
        for x in re.findall(r'"((?:emp|sam)\.[a-z0-9.-]+\.\d+)"', Path(str(module.__file__)).read_text("utf-8"))
    }
    cited = {x: EDITIONS["samurai"].cite(x) for x in known - OF_EMPEROR_ALONE}
    assert len(cited) > 30 and all(x.startswith("sam.") for x in cited.values()), cited
    assert set(cited.values()) <= {x.id for x in lookup.rules("sam")}


@in_edition("samurai")
@pytest.mark.parametrize(
    ("text", "card", "id"),
    [
        ("A 9: | | Plain Mine? \nB 5: \ndynasty phase, active A", "Plain Mine", "sam.provinces.11"),
        ("A 9: | | Plain Mine \nB 5: \naction phase, active A", "Plain Mine", "sam.dynasty-phase.1"),
        ("A 9: Castle_ | | Plain Mine \nB 5: \ndynasty phase, active A", "Plain Mine", "sam.holdings.2"),
        ("A 9: Castle_ | | Plain Guard \nB 5: \ndynasty phase, active A", "Plain Guard", "sam.personalities.2"),
        (f"A 9: {RICH} | | Plain Lady \nB 5: \ndynasty phase, active A", "Plain Lady", "sam.dynasty-phase.3"),
        (f"A 9: {RICH} | | Plain Hero \nB 5: Plain Hero\ndynasty phase, active A", "Plain Hero", "sam.unique.1"),
        (f"A 9: {RICH} | | Plain Vassal \nB 5: \ndynasty phase, active A", "Plain Vassal", "sam.loyal.1"),
        ("A 9: | Plain Prayer \nB 5:", "Plain Prayer", "sam.attachments.5"),
        ("A 9: Plain Guard | Plain Prayer \nB 5:", "Plain Prayer", "sam.spells.2"),
        ("A 9: Plain Lady[Plain Knife] | Plain Sword \nB 5:", "Plain Sword", "sam.weapon.1"),
        ("A 9: Plain Lady[Plain Mail] | Plain Mail \nB 5:", "Plain Mail", "sam.armor.1"),
        ("A 9: Plain Guard | Plain Nobles \nB 5:", "Plain Nobles", "sam.followers.2"),
        ("A 9: Castle_, Plain Lady | Plain Sword \nB 5:", "Plain Sword", "sam.attachments.9"),
        ("A 9: Plain Priest* | Plain Prayer \nB 5: Plain Guard*\nbattle B>A", "Plain Prayer", "sam.equip.1"),
        ("A 9: | Aim \nB 5:", "Aim", "sam.announce.5"),
        ("A 9: Castle_ | Dear \nB 5:", "Dear", "sam.action-cards.2"),
        ("A 9: Worker_ \nB 5:", "Worker", "sam.using-abilities.5"),
        ("A 9: Plain Guard* | Mist \nB 5: Plain Rider*\nbattle B>A", "Mist", "sam.terrain.6"),
    ],
)  # fmt: skip
def test_refused_by_the_rules_of_samurai_edition(text: str, card: str, id: str) -> None:
    mist = strategy("Mist", battle(gain_honor(1)), focus=1, keywords="terrain")
    cards = (
        strategy("Aim", open_(Bow(THAT), target=PERSONALITY), focus=1), strategy("Dear", open_(gain_honor(1)), cost=2, focus=1),
        holding("Worker", open_(gain_honor(1)), cost=0), mist,
    )  # fmt: skip
    s = table(text.replace("| Mist", "| Mist, Mist"), cards)
    if card == "Mist":
        play(s, "A: Mist", "B: pass")
    assert not offered(s, card)
    held = s.p[facts.HAND] | s.p[facts.IN_PROVINCE]
    c = next(
        c
        for c in reversed(range(len(s.kind)))
        if s.box.faces[s.kind[c]].name == card and s.holder[c] == 0 and (card == "Worker" or held >> c & 1)
    )
    found = s.box.rules.why_not(s, 0, c)
    assert [x.rule for x in found] == [id], found
    assert "?" in text or all(card in x.sentence for x in found)


@pytest.mark.parametrize("seed", range(2))
def test_no_refusal_of_a_whole_game_cites_another_rulebook(seed: int) -> None:
    game: Any = new_game("ccg/samurai", ["crab", "scorpion"], seed=seed)
    rng, heard = Random(seed), set()
    for _ in range(150):
        if game.over:
            break
        s = game.state
        for you in (0, 1):
            for c in bits((s.p[facts.HAND] | s.p[facts.IN_PLAY] | s.p[facts.IN_PROVINCE]) & s.ctl[you]):
                heard |= {x.rule for x in s.box.rules.why_not(s, you, c)}
        game.choose(rng.randrange(len(game.options)))
    assert len(heard) > 5 and all(x.startswith("sam.") for x in heard), heard
