"""Tokens: on cards and provinces, with bonuses, penalties and titles; no cards themselves."""

from __future__ import annotations

from typing import Any

from gorin.rulebook.testing import rule
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    attached,
    chi,
    decision,
    do,
    editions,
    find,
    force,
    honor,
    in_play,
    occur,
    offered,
    pass_until,
    play,
    strength,
    table,
)

MARK = strategy("Mark", open_(AddToken(THAT, "fire", force=2), target=PERSONALITY | PROVINCE), focus=1)
CURSE = strategy("Curse", open_(AddToken(THAT, "doom"), target=PERSONALITY), focus=1)
FORTIFY = strategy("Fortify", open_(AddToken(THAT, strength=3), target=PROVINCE & YOURS), focus=1)
PASS_ON = strategy(
    "Pass On", open_(TransferToken(THAT, THAT_OTHER, "fire", force=2), target=(PERSONALITY, PERSONALITY)), focus=1
)
SLAY = strategy("Slay", open_(Destroy(THAT), target=PERSONALITY), focus=1)
RAISE_DEAD = strategy("Raise Dead", open_(PutIntoPlay(THAT), target=PERSONALITY & IN_DISCARD & YOURS), focus=1)
CARDS = (MARK, CURSE, FORTIFY, PASS_ON, SLAY, RAISE_DEAD)


def each(s: Any, *names: str, on: str) -> Any:
    for name in names:
        do(s, f"A: {name}")
        if s.decision.why == "target":
            do(s, f"A: {on}")
        while s.decision is not None and s.decision.player == 1:
            do(s, "B: pass")
    return s


@editions(emperor=rule("emp.token.1", "emp.token.3"), samurai=rule("sam.tokens.1", "sam.tokens.2", "sam.tokens.3"))
def test_tokens_on_cards_and_provinces_are_no_cards() -> None:
    s = table("A 5: Plain Guard | Mark, Curse, Fortify \nB 5: Plain Giant", CARDS)
    each(s, "Mark", "Curse", on="Plain Guard")
    each(s, "Fortify", on="A's province 2")
    assert force(s, "Plain Guard") == 5 and strength(s, "A", 2) == 9 and strength(s, "A", 1) == 6
    kinds = [s.box.tokens[row.kind] for row in s.tokens]
    assert [x[0] for x in kinds] == ["fire", "doom", ""], "with a title and a bonus, with a title, with a bonus"
    assert attached(s, "Plain Guard") == [] and len(s.kind) == len(s.owner)
    wound = strategy("Wound", open_(AddToken(THAT, force=-2, chi=-1), target=PERSONALITY), focus=1)
    plague = strategy("Plague", open_(AddToken(THAT, "plague", chi=2, force=-1), target=PERSONALITY), focus=1)
    breach = strategy("Breach", open_(AddToken(THAT, "breach", strength=-4), target=PROVINCE & YOURS), focus=1)
    s = table("A 5: Plain Giant | Wound, Plague, Breach \nB 5: Plain Guard", (wound, plague, breach))
    each(s, "Wound", on="Plain Giant")
    assert (force(s, "Plain Giant"), chi(s, "Plain Giant")) == (7, 3) and force(s, "Plain Guard") == 3, "penalties"
    each(s, "Plague", on="Plain Giant")
    assert (force(s, "Plain Giant"), chi(s, "Plain Giant")) == (6, 5)
    each(s, "Breach", on="A's province 3")
    assert [strength(s, "A", n) for n in (1, 2, 3, 4)] == [6, 6, 2, 6]
    s = table("A 5: Plain Giant* \nB 5: Plain Guard* | Curse\nbattle A>B", CARDS)
    occur(s, ev.ADD_TOKEN, find(s, "Plain Guard"), 1, 0)
    assert len(s.tokens) == 1
    pass_until(s, "A: bring into play")
    assert honor(s)[0] == 7, "Honor for one card"


@editions(samurai=rule("sam.tokens.4", "sam.tokens.6", "sam.tokens.8"))
def test_the_title_of_a_token_is_no_keyword_and_it_is_neither_bowed_nor_a_follower() -> None:
    hunt = strategy("Hunt", open_(Bow(THAT), target=keyword("doom") | keyword("fire")), focus=1)
    count_ = strategy("Count", open_(gain_honor(CountTokens(PERSONALITY & YOURS, "doom"))), focus=1)
    s = table("A 5: Plain Guard | Curse, Mark, Hunt, Count \nB 5: ", (*CARDS, hunt, count_))
    each(s, "Curse", "Mark", on="Plain Guard")
    assert not offered(s, "Hunt"), "text may speak of it by its title only as a token"
    do(s, "A: Count")
    assert honor(s)[0] == 6
    kinds = facts.FOLLOWER, facts.ITEM, facts.PERSONALITY, facts.BOWED
    assert not any(s.p[x] >> c & 1 for x in kinds for c in range(len(s.kind)) if c != find(s, "Plain Guard"))
    occur(s, ev.BOW, find(s, "Plain Guard"))
    assert force(s, "Plain Guard") == 5, "its bonus is there though the card is bowed"


@editions(samurai=rule("sam.tokens.5", "sam.tokens.7"))
def test_tokens_go_with_their_card_and_do_not_come_back() -> None:
    s = table("A 5: Plain Guard | Mark, Slay, Raise Dead \nB 5: ", CARDS)
    each(s, "Mark", on="Plain Guard")
    t = s.clone()
    pass_until(t, "B: declare")
    assert force(t, "Plain Guard") == 5, "to add one is a change at once that does not end"
    play(s, "A: Slay")
    assert s.tokens == ()
    do(s, "B: pass")
    play(s, "A: Raise Dead")
    assert in_play(s, "Plain Guard") and force(s, "Plain Guard") == 3
    s = table("A 5: | Fortify \nB 5: ", CARDS)
    each(s, "Fortify", on="A's province 2")
    assert len(s.tokens) == 1
    occur(s, ev.DESTROY_PROVINCE, s.provinces[0][1], 1)
    assert s.tokens == ()
    wipe = strategy("Wipe", open_(RemoveToken(THAT, "fire", force=2), target=PERSONALITY), focus=1)
    for last, left in (("Pass On", (3, 6)), ("Wipe", (3, 4))):
        s = table(f"A 5: Plain Guard, Plain Rider | Mark, {last} \nB 5: ", (*CARDS, wipe))
        each(s, "Mark", on="Plain Guard")
        do(s, f"A: {last}", "A: Plain Guard")
        do(s, "A: Plain Rider") if decision(s) == "A: target" else None
        for _ in range(2):
            assert (force(s, "Plain Guard"), force(s, "Plain Rider")) == left, "nor do removing and transferring end"
            pass_until(s, "B: action" if s.first == 0 else "B: declare")


@editions(emperor=rule("emp.token.2"), samurai=rule("sam.open-token-source.1"))
def test_a_tokens_effect_comes_from_what_created_or_last_moved_it() -> None:
    s = table("A 5: Plain Guard, Plain Rider | Mark, Pass On \nB 5: ", CARDS)
    each(s, "Mark", on="Plain Guard")
    assert s.tokens[0].source == find(s, "Mark")
    do(s, "A: Pass On", "A: Plain Guard", "A: Plain Rider")
    assert s.tokens[0].source == find(s, "Pass On") and s.tokens[0].card == find(s, "Plain Rider")
