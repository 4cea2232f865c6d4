"""Samurai Edition: who chooses and when, whence effects come, and what this and that mean on attachments."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.ccg.words import *
from tests.ccg.playing.cards import (
    CARDS,
    act,
    someone,
)
from tests.ccg.tables import (
    decision,
    do,
    editions,
    force,
    hand,
    honor,
    in_play,
    is_bowed,
    offered,
    options,
    pass_until,
    play,
    strength,
    table,
)

# --- choices --------------------------------------------------------------------------------------------------------


@editions(samurai=rule("sam.choices.1", "sam.choices.5"))
def test_who_chooses_and_when() -> None:
    pick = act("Pick Out", gain_honor(1), Pick(PERSONALITY & OTHERS, Bow(PICKED)), gain_honor(1))
    s = table("A 5: | Pick Out \nB 5: Plain Guard, Plain Giant", (pick,))
    do(s, "A: Pick Out")
    assert decision(s) == "A: choose" and honor(s) == [6, 5]
    do(s, "A: Plain Giant")
    assert is_bowed(s, "Plain Giant") and honor(s) == [7, 5]
    watch_it = someone("Watcher", trait(Bows(PERSONALITY & OTHERS), Pick(ITEM, Bow(PICKED))))
    s = table("A 5: Plain Guard | Drill \nB 5: Watcher, Plain Rider[Plain Sword, Plain Mail]", (*CARDS, watch_it))
    play(s, "A: Drill", "A: Plain Guard")
    assert decision(s) == "B: choose", "who controls the card of a trait"
    do(s, "B: Plain Mail")
    assert is_bowed(s, "Plain Mail") and not is_bowed(s, "Plain Sword")
    s = table("A 5: Plain Guard, Plain Rider \nB 5: | Pick Out\nactive B", (pick,))
    do(s, "B: Pick Out")
    assert decision(s) == "B: choose" and options(s) == ["Plain Guard", "Plain Rider"], "whoever takes the action"
    mourned = someone("Mourned", trait(Destroyed(THIS), Pick(HOLDING, Bow(PICKED))))
    steal = act("Steal", TakeControl(THAT), target=PERSONALITY & OTHERS)
    s = table("A 5: Plain Mine | Steal, Kill \nB 5: Mourned, Plain Farm", (*CARDS, mourned, steal))
    play(s, "A: Steal", "B: pass", "A: Kill")
    assert decision(s) == "B: choose", "out of play, whose card it is"


@editions(samurai=rule("sam.choices.2", "sam.choices.3"))
def test_one_may_for_several_effects_or_one_for_each() -> None:
    together = act("Together", May(Then((gain_honor(1), draw()))))
    apart = act("Apart", May(gain_honor(1)), May(draw()))
    for answer, n in (("yes", 1), ("no", 0)):
        s = table("A 5: | Together \nB 5:", (together,))
        do(s, "A: Together", f"A: {answer}")
        assert honor(s) == [5 + n, 5] and len(hand(s, "A")) == n and decision(s) == "B: action"
    s = table("A 5: | Apart \nB 5:", (apart,))
    do(s, "A: Apart", "A: no")
    assert decision(s) == "A: may"
    do(s, "A: yes")
    assert honor(s) == [5, 5] and len(hand(s, "A")) == 1
    either = act("Either", May(SelectOne((gain_honor(1), gain_honor(2)))))
    s = table("A 5: | Either \nB 5:", (either,))
    do(s, "A: Either", "A: yes")
    assert decision(s) == "A: choose one" and len(options(s)) == 2, "of alternatives one"
    do(s, f"A: {options(s)[1]}")
    assert honor(s) == [7, 5]


@editions(samurai=rule("sam.choices.4"))
def test_a_choice_whose_consequence_fails_may_be_made() -> None:
    pick = act("Pick Out", Pick(PERSONALITY & OTHERS, Destroy(PICKED)))
    s = table("A 5: | Pick Out \nB 5: Iron, Plain Guard", (*CARDS, pick))
    do(s, "A: Pick Out", "A: Iron")
    assert in_play(s, "Iron") and in_play(s, "Plain Guard")
    root = act("Root", Negate("bowing", THAT), target=PERSONALITY)
    nod = act("Nod", Pick(PERSONALITY & OTHERS, Bow(PICKED)), gain_honor(1))
    s = table("A 5: | Root, Nod \nB 5: Plain Giant, Plain Guard", (root, nod))
    do(s, "A: Root", "A: Plain Giant", "B: pass", "A: Nod", "A: Plain Giant")
    assert not is_bowed(s, "Plain Giant") and not is_bowed(s, "Plain Guard") and honor(s) == [6, 5], "or is negated"


@editions(samurai=rule("sam.choices.6"))
def test_if_you_choose_and_if_it_happened() -> None:
    bow_it = act("Bow It", May(Bow(THAT)), IfDid((gain_honor(3),)), target=PERSONALITY & OTHERS)
    s = table("A 5: | Bow It \nB 5: Plain Guard | Stop", (*CARDS, bow_it))
    do(s, "A: Bow It", "A: Plain Guard", "A: yes", "B: Stop")
    assert honor(s) == [5, 5], "he did not bow"
    choose_it = act("Choose It", SelectOne((Then((Bow(THAT), gain_honor(3))), draw())), target=PERSONALITY & OTHERS)
    s = table("A 5: | Choose It \nB 5: Plain Guard | Stop", (*CARDS, choose_it))
    do(s, "A: Choose It", "A: Plain Guard")
    do(s, f"A: {options(s)[0]}", "B: Stop")
    assert honor(s) == [8, 5], "it was chosen"


@editions(samurai=rule("sam.choices.8"))
def test_who_chooses_the_target_is_who_targets() -> None:
    shield = holding("Shield", OthersCannotTarget(PERSONALITY & YOURS), cost=0)
    bid = MayTarget(PERSONALITY, Bow(PICKED), must=True, by=CHOSEN)
    ask = act("Ask", ChoosePlayer((bid,), another=True), words="political")
    for home, other, may in (
        ("", "", ["Plain Giant", "Plain Guard"]), ("", "Shield", ["Plain Giant", "Plain Guard"]),
        ("Shield", "", ["Plain Guard"]), ("Shield", "Shield", ["Plain Guard"]),
    ):  # fmt: skip
        s = table(
            f"A 5: Plain Giant, {home or 'Plain Farm'} | Ask \nB 5: Plain Guard, {other or 'Plain Farm'}", (shield, ask)
        )
        do(s, "A: Ask")
        while decision(s) != "B: target" and s.decision.player == 0:
            do(s, f"A: {options(s)[0]}")
        if len(may) > 1:
            assert decision(s) == "B: target" and options(s) == may, "it is his targeting, though not his action"
        else:
            play(s)
            assert is_bowed(s, "Plain Guard") and not is_bowed(s, "Plain Giant")


# --- sources --------------------------------------------------------------------------------------------------------


def source_of_last(s: Any) -> str:
    window = next(f for f in reversed(s.frames) if f.events)
    source = window.events[0].source
    return str(s.box.faces[s.kind[source]].name) if source >= 0 else "the rulebook"


@editions(samurai=rule("sam.source-of-effects.3", "sam.source-of-effects.4"))
@pytest.mark.parametrize(("text", "what"), [("| Arrows", "Arrows"), ("| Wither", "Wither")])
def test_destruction_comes_from_the_attack_or_the_latest_penalty(text: str, what: str) -> None:
    arrows = strategy("Arrows", battle(ranged(9)), focus=1)
    wither = strategy("Wither", battle(give(THAT, chi=-9), target=PERSONALITY & ENEMY), focus=1)
    mourner = someone("Mourner", reaction(Destroyed(PERSONALITY, yours=True), gain_honor(1)))
    s = table(f"A 5: Mourner*, Plain Guard* \nB 5: Plain Rider* {text}\nbattle A>B", (arrows, wither, mourner))
    do(s, f"B: {what}", "B: Plain Guard")
    assert offered(s, "Mourner") and source_of_last(s) == what
    if what == "Arrows":
        heed = someone("Heed", reaction(AttackTargets(PERSONALITY), gain_honor(1)))
        s = table("A 5: Heed*, Plain Guard* \nB 5: Plain Rider* | Arrows\nbattle A>B", (arrows, heed))
        do(s, "B: Arrows", "B: Plain Guard")
        assert offered(s, "Heed") and source_of_last(s) == "Arrows", "its targeting, too"
        twice = strategy("Two Volleys", battle(ranged(1), ranged(3)), focus=1)
        s = table("A 5: Heed*, Plain Guard* \nB 5: Plain Rider* | Two Volleys\nbattle A>B", (twice, heed))
        for name in ("Plain Guard", "Heed"):
            do(s, "B: Two Volleys") if offered(s, "Two Volleys") else None
            do(s, f"B: {name}")
            assert offered(s, "Heed") and source_of_last(s) == "Two Volleys"
            do(s, "A: pass")


@editions(samurai=rule("sam.source-of-effects.4"))
@pytest.mark.parametrize("order", [("Wither", "Blight"), ("Blight", "Wither")])
def test_of_several_penalties_the_latest_and_of_none_the_rulebook(order: tuple[str, str]) -> None:
    wither, blight = (act(x, give(THAT, chi=-1), target=PERSONALITY & OTHERS) for x in ("Wither", "Blight"))
    mourner = holding("Mourner", reaction(Destroyed(PERSONALITY, yours=True), gain_honor(1)), cost=0)
    s = table("A 5: | Wither, Blight, Sap \nB 5: Plain Guard, Mourner", (*CARDS, wither, blight, mourner))
    play(s, f"A: {order[0]}", "B: pass", "A: Sap", "B: pass", f"A: {order[1]}")
    assert offered(s, "Mourner") and source_of_last(s) == order[1]
    shade = act("Shade", Create("personality", force=1, chi=0))
    s = table("A 5: Mourner | Shade \nB 5:", (shade, mourner))
    play(s, "A: Shade")
    assert offered(s, "Mourner") and source_of_last(s) == "the rulebook"


@editions(samurai=rule("sam.source-of-effects.5", "sam.text-kinds.4"))
def test_what_is_granted_is_of_the_card_that_has_it_now() -> None:
    lend = act("Lend", GainsAbility(THAT, open_(Bow(ITEM), words="political")), target=PERSONALITY & YOURS)
    ear = holding("Ear", reaction(AfterResolution("any", word="political"), draw()), cost=0)
    see = holding("See", reaction(Bows(ITEM), draw()), cost=0)
    s = table("A 5: Plain Guard | Lend \nB 5: Plain Rider[Plain Sword], Ear, See", (lend, ear, see))
    play(s, "A: Lend")
    assert decision(s) == "B: action", "the keyword is of what is granted, not of what grants it"
    do(s, "B: pass", "A: Plain Guard")
    assert offered(s, "See") and source_of_last(s) == "Plain Guard"
    do(s, "B: pass")
    assert offered(s, "Ear")
    made = Create("personality", chi=1, text=(open_(Bow(ITEM)),))
    muster = act("Muster", made)
    s = table("A 5: | Muster \nB 5: Plain Rider[Plain Sword], See", (muster, see))
    do(s, "A: Muster", "B: pass", f"A: {made.name}")
    assert offered(s, "See") and source_of_last(s) == made.name, "of a created card"
    teacher = someone("Teacher", open_(Bow(ITEM)))
    mimic = act("Mimic", CopyAbility(THAT, THAT_OTHER), target=(PERSONALITY & YOURS, PERSONALITY & OTHERS & UNBOWED))
    s = table("A 5: Plain Guard | Mimic \nB 5: Plain Rider_[Plain Sword], Teacher, See", (mimic, teacher, see))
    play(s, "A: Mimic", "B: pass")
    do(s, "A: Plain Guard")
    assert offered(s, "See") and source_of_last(s) == "Plain Guard", "and of what is copied"


@editions(samurai=rule("sam.this.1", "sam.this.2", "sam.this.3"))
def test_what_this_means_on_an_attachment() -> None:
    banner = item("Banner", open_(give(HOST, force=1)), force=0, chi=0, cost=0, focus=1)
    oath = item("Oath", open_(gain_honor(1), cost=Bow(HOST & SAMURAI)), force=0, chi=0, cost=0, focus=1)
    vow = item("Vow", open_(give(HOST & SAMURAI, force=5), gain_honor(1)), force=0, chi=0, cost=0, focus=1)
    s = table("A 5: Plain Guard[Banner, Oath], Plain Giant[Oath, Vow] \nB 5:", (banner, oath, vow))
    assert sorted(options(s)) == ["Banner", "Oath", "Share", "Vow", "pass"], "who is no Samurai cannot pay"
    do(s, "A: Banner")
    assert force(s, "Plain Guard") == 4 and force(s, "Plain Giant") == 9
    do(s, "B: pass", "A: Vow")
    assert force(s, "Plain Giant") == 9 and honor(s) == [6, 5], "the effect does nothing"
    do(s, "B: pass", "A: Oath")
    assert is_bowed(s, "Plain Guard")
    flag = item("Flag", open_(Bow(UnitOf(THIS))), force=0, chi=0, cost=0, focus=1)
    s = table("A 5: Plain Guard[Flag, Plain Sword], Plain Giant[Plain Knife] \nB 5:", (flag,))
    do(s, "A: Flag")
    assert all(is_bowed(s, x) for x in ("Plain Guard", "Flag", "Plain Sword")), "its own unit"
    assert not is_bowed(s, "Plain Giant") and not is_bowed(s, "Plain Knife")
    drum = item(
        "Drum",
        battle(give(CurrentProvince(), strength=-2), give(HOST, force=2, until="battle")),
        force=0,
        chi=0,
        cost=0,
        focus=1,
    )
    s = table("A 5: Plain Guard*[Drum], Plain Giant+2 \nB 5: Plain Rider*, Plain Lady+2\nbattle A>B 1", (drum,))
    do(s, "B: pass", "A: Drum")
    assert [strength(s, "B", n) for n in (1, 2)] == [4, 6] and force(s, "Plain Guard") == 5, "this battlefield"
    pass_until(s, "A: fight the battle at")
    assert in_play(s, "Plain Guard") and force(s, "Plain Guard") == 3, "this battle"


@editions(samurai=rule("sam.this.4"))
def test_this_province_is_the_battlefields() -> None:
    breach = strategy("Breach", battle(Give(CurrentProvince(), strength=Num(-2))), focus=1)
    s = table("A 5: Plain Guard* | Breach \nB 5: Plain Giant*\nbattle A>B 2", (breach,))
    do(s, "B: pass", "A: Breach")
    assert [strength(s, "B", i) for i in (1, 2)] == [6, 4]


@editions(samurai=rule("sam.source-of-effects.7"))
def test_what_a_token_does_comes_from_what_put_it_there_last() -> None:
    curse = act("Curse", AddToken(THAT, "curse", chi=-2), target=PERSONALITY & OTHERS)
    shift = act("Shift", TransferToken(THAT, THAT_OTHER, "curse", chi=-2),
                target=(PERSONALITY & With("chi", ">=", Num(2)), PERSONALITY & With("chi", "<=", Num(2))))  # fmt: skip
    mourner = holding("Mourner", reaction(Destroyed(PERSONALITY, yours=True), gain_honor(1)), cost=0)
    s = table("A 5: | Curse, Shift \nB 5: Plain Guard, Plain Giant, Mourner", (curse, shift, mourner))
    play(s, "A: Curse", "A: Plain Guard")
    assert offered(s, "Mourner") and source_of_last(s) == "Curse"
    s = table("A 5: | Curse, Shift \nB 5: Plain Guard, Plain Giant, Mourner", (curse, shift, mourner))
    play(s, "A: Curse", "A: Plain Giant", "B: pass", "A: Shift", "A: Plain Giant", "A: Plain Guard")
    assert offered(s, "Mourner") and source_of_last(s) == "Shift", "the latest that moved it"


@editions(samurai=rule("sam.order-of-effects.4"))
def test_of_two_duels_the_first_has_its_consequence_before_the_second() -> None:
    two = act(
        "Two Duels",
        Duel(THAT, THAT_OTHER, loser=(Destroy(PICKED),)),
        Duel(THAT, PERSONALITY & OTHERS & With("force", "<=", Num(2)), loser=(Destroy(PICKED),)),
        target=(PERSONALITY & YOURS, PERSONALITY & OTHERS & With("force", ">=", Num(3))),
    )
    s = table("A 5: Plain Giant | Two Duels | | | - \nB 5: Plain Guard, Plain Sailor | Plain Two | | | -", (two,))
    play(s, "A: Two Duels")
    assert decision(s) == "B: focus or strike" and in_play(s, "Plain Guard")
    do(s, "B: strike")
    assert decision(s) == "B: focus or strike" and not in_play(s, "Plain Guard") and in_play(s, "Plain Sailor")
    do(s, "B: strike")
    assert not in_play(s, "Plain Sailor")
    s = table("A 5: Plain Lady | Two Duels | | | - \nB 5: Plain Guard, Plain Sailor | Plain Four | | | -", (two,))
    play(s, "A: Two Duels", "B: Plain Four", "A: strike")
    assert not in_play(s, "Plain Lady") and decision(s) == "B: action", "there is nobody for a second duel"
