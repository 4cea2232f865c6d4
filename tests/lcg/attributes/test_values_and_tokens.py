"""Values, tokens, titles, decks and victories: what holds of them in the cases that are easily forgotten."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.language.control import EachPlayerDoes
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.attributes.stats import stat
from gorin.rulesets.lcg.rings.places import UNCLAIMED
from gorin.rulesets.lcg.state import GLORY, MILITARY
from gorin.rulesets.lcg.words import (
    AN_OPPONENTS,
    BUSHI,
    CHARACTER,
    CRAB,
    IN_DISCARD,
    NEUTRAL,
    THAT,
    THAT2,
    THEM,
    THIS,
    YOUR_RINGS,
    YOURS,
    BecomeCopy,
    CountRings,
    Dishonor,
    GainHonor,
    Honor,
    Num,
    PutIntoPlay,
    SearchDeck,
    action,
    always_gets,
    attachment,
    character,
    clan,
    event,
    gets,
)
from tests.decks.lists import STRONGHOLD, but, precon, wrong
from tests.lcg.tables import (
    copies,
    deck,
    do,
    hand,
    honor_of,
    is_dishonored,
    is_honored,
    is_tainted,
    military,
    offered,
    options,
    pass_until,
    table,
)

PRAISE = event("Praise", CRAB, action(Honor(THAT), choose=CHARACTER), cost=0)
SLANDER = event("Slander", CRAB, action(Dishonor(THAT), choose=CHARACTER), cost=0)


@rule("rr.modifiers.7")
def test_glory_is_not_less_than_nothing_either() -> None:
    mud = attachment("Mud", NEUTRAL, cost=0, glory=-3)
    s = table("A: Plain Captain^[Mud], Plain Captain~[Mud]\nB:", extra=[mud])
    for c in copies(s, "Plain Captain"):
        assert stat(s, c, GLORY) == 0 and stat(s, c, MILITARY) == 4, "2 - 3 counts as 0, honored and dishonored"


@rule("rr.personal-honor.1")
@pytest.mark.parametrize("mark", ["", "^", "~"])
@pytest.mark.parametrize("deeds", [("Praise", "Slander", "Slander"), ("Slander", "Praise", "Praise")])
def test_whatever_is_done_to_a_character_it_is_in_one_of_three_states(mark: str, deeds: tuple[str, ...]) -> None:
    s = table(f"A: Plain Captain{mark} | {', '.join(deeds)}\nB:", extra=[PRAISE, SLANDER])
    state = {"": 0, "^": 1, "~": -1}[mark]
    for deed in deeds:
        if not offered(s, deed):
            assert state == (1 if deed == "Praise" else -1), "only what it is already"
            continue
        do(s, f"A: {deed}", "A: Plain Captain", "B: pass")
        state += 1 if deed == "Praise" else -1
        assert (is_honored(s, "Plain Captain"), is_dishonored(s, "Plain Captain")) == (state == 1, state == -1)


@rule("rr.tainted.9")
@pytest.mark.parametrize(("card", "skill", "read"), [("Praise", 8, is_honored), ("Slander", 4, is_dishonored)])
def test_a_tainted_character_is_honored_and_dishonored_as_usual(card: str, skill: int, read: Any) -> None:
    s = table(f"A: Plain Captain& | {card}\nB:", extra=[PRAISE, SLANDER])
    assert military(s, "Plain Captain") == 6
    do(s, f"A: {card}", "A: Plain Captain")
    assert read(s, "Plain Captain") and is_tainted(s, "Plain Captain") and military(s, "Plain Captain") == skill


@rule("rr.token-pool.2")
def test_status_tokens_and_honor_do_not_run_out() -> None:
    for word, plane in ((Honor, facts.HONORED), (Dishonor, facts.DISHONORED)):
        mass = event("Mass", CRAB, action(word(CHARACTER)), cost=0)
        s = table(
            f"A: {', '.join(['Plain Captain'] * 30)} | Mass\nB: {', '.join(['Plain Soldier'] * 30)}", extra=[mass]
        )
        do(s, "A: Mass")
        assert s.p[plane].bit_count() == 60
    fame = event("Fame", CRAB, action(GainHonor(Num(90))), cost=0)
    s = table("A: | Fame\nB:", extra=[fame])
    do(s, "A: Fame")
    assert honor_of(s) == [100, 10]


@rule("rr.traits.1")
def test_traits_do_nothing_by_themselves_and_something_by_what_speaks_of_them() -> None:
    twins = [
        character(name, CRAB, cost=1, military=2, political=2, glory=1, traits=traits)
        for name, traits in (("Left", ("bushi", "cavalry", "oni")), ("Right", ()))
    ]
    drum = character("Drum", CRAB, always_gets(BUSHI, military=+1), cost=0)
    s = table("A: Left, Right\nB:\nconflict phase", extra=twins)
    numbers = [
        [x[k] for k in ("military", "political", "glory")] for x in s.box.rules.view(s, 0)["players"][0]["characters"]
    ]
    assert numbers[0] == numbers[1]
    pass_until(s, "A: declare a conflict")
    do(s, "A: military air", "A: Fields")
    assert options(s) == ["Left", "Right"]
    s = table("A: Left, Right, Drum\nB:", extra=[*twins, drum])
    assert (military(s, "Left"), military(s, "Right")) == (3, 2)


@rule("rr.rings.4")
def test_a_ring_counts_as_claimed_only_while_it_lies_in_a_players_pool() -> None:
    sage = character("Sage", CRAB, always_gets(THIS, military=CountRings(YOUR_RINGS)), cost=0, military=0)
    s = table("A: Sage+3\nB: Sage+3\nfate phase, rings air=A fire=A water=B", extra=[sage])
    assert [military(s, "Sage", x) for x in "AB"] == [2, 1], "unclaimed rings and the other's do not count"
    pass_until(s, "1.4")
    assert s.ring_place == [UNCLAIMED] * 5
    assert [military(s, "Sage", x) for x in "AB"] == [0, 0], "they have returned"


@rule("rr.qualifiers.1")
def test_your_before_hand_and_provinces_counts_for_both() -> None:
    mine, theirs = ("Adept of Shadows", "Bayushi Liar"), ("Bayushi Manipulator", "Shosuro Actress")
    row = "{} | Fields, Fields[{}]"
    s = table(
        f"A 10/9: Plain Idler* | Ambush, {row.format(*mine)}\nB: Plain Porter* | {row.format(*theirs)}\npolitical air A>B"
    )
    do(s, "B: pass", "A: Ambush")
    assert set(options(s)) - {"done"} == set(mine), "in A's hand and in A's provinces, not in B's"


@rule("rr.neutral.2")
def test_a_neutral_card_is_neither_of_the_clan_nor_of_another() -> None:
    dear = event("Dear Card", "neutral", cost=0, influence_cost=5)
    crane = event("Dear Crane", "crane", cost=0, influence_cost=5)
    crab = precon("crab")
    assert set(wrong(but(crab, Dear_Card=3), STRONGHOLD, dear)) <= {"rr.deckbuilding.5"}, "it needs no influence"
    assert "rr.deckbuilding.7" in wrong(but(crab, Dear_Crane=3), STRONGHOLD, crane), "a card of another clan does"
    banner = always_gets(clan(CRAB) & CHARACTER, military=+1)
    s = table("A: Plain Soldier, Plain Porter, Flag\nB:", extra=[character("Flag", NEUTRAL, banner, cost=0)])
    assert (military(s, "Plain Soldier"), military(s, "Plain Porter")) == (3, 1), "and it is not of the clan"


@rule("rr.search.2", "rr.shuffle.1")
def test_the_order_of_the_deck_searched_is_another_and_that_of_no_other_deck() -> None:
    seek = event("Seek", NEUTRAL, action(SearchDeck(CHARACTER)), cost=0)
    cards = "Plain Guest, Plain Praise, Plain Alms, Plain Letter, Plain Sword, Plain Robe"
    dynasty = "Plain Giant, Plain Lord, Plain Idler, Plain Poet, Plain Bully"
    full = ", ".join(["Fields[Peasant]"] * 4)
    orders = set()
    for seed in range(8):
        s = table(f"A: | Seek | Fields, {full} | | {cards} | {dynasty}\nB: | | | | {cards}", extra=[seek], seed=seed)
        before = deck(s, "A")
        do(s, "A: Seek", "A: Plain Guest")
        assert hand(s, "A") == ["Plain Guest"] and sorted(deck(s, "A")) == sorted(before[1:])
        orders.add(tuple(deck(s, "A")))
        assert deck(s, "A", dynasty=True) == dynasty.split(", ") and deck(s, "B") == before
    assert len(orders) > 4, "a shuffled deck lies in any order"


@rule("rr.priority-of-simultaneous-resolution.4")
def test_a_constant_ability_and_lasting_effects_on_one_card_all_apply() -> None:
    spur = event("Spur", CRAB, action(gets(CHARACTER & YOURS, military=+2, until="phase")), cost=0)
    drum = character("Drum", CRAB, always_gets(BUSHI, military=+1), cost=0)
    s = table("A: Plain Soldier, Drum | Spur, Spur\nB: Drum", extra=[spur, drum])
    do(s, "A: Spur", "B: pass", "A: Spur")
    assert military(s, "Plain Soldier") == 2 + 1 + 1 + 2 + 2


@rule("rr.unique-cards.3")
@pytest.mark.parametrize("mimic", [True, False])
def test_the_printed_title_of_what_an_opponent_controls_counts_too(mimic: bool) -> None:
    ape = event("Ape", NEUTRAL, action(BecomeCopy(THAT, THAT2), choose=(CHARACTER & YOURS, CHARACTER - THAT)), cost=0)
    steal = event(
        "Steal", NEUTRAL, action(PutIntoPlay(THAT, yours=True), choose=CHARACTER & AN_OPPONENTS & IN_DISCARD), cost=0
    )
    who = "Plain Lord" if mimic else "Plain Envoy"
    s = table(f"A: Plain Captain | Steal\nB: {who} | Ape | | Plain Lord\nfirst B", extra=[ape, steal])
    do(s, "B: Ape", f"B: {who}", "B: Plain Captain")
    assert offered(s, "Steal") is not mimic, "B's lord is a copy of the captain, but a lord by what is printed"


@rule("rr.winning-the-game.4")
@pytest.mark.parametrize(
    ("honor", "first", "winner"),
    [
        ((10, 24, 24), "A", 1),
        ((10, 24, 24), "B", 1),
        ((10, 24, 24), "C", 2),
        ((24, 10, 24), "B", 2),
        ((24, 24, 10), "C", 0),
    ],
)
def test_of_several_winners_the_first_player_or_the_nearest_to_the_left_wins(
    honor: tuple[int, ...], first: str, winner: int
) -> None:
    fame = event("Fame", CRAB, action(EachPlayerDoes(GainHonor(Num(1), THEM))), cost=0)
    lines = [f"{seat} {n}/0: | Fame" for seat, n in zip("ABC", honor, strict=True)]
    s = table("\n".join([*lines, f"first {first}"]), extra=[fame])
    do(s, f"{first}: Fame")
    assert s.winner == winner
