"""Who owns a card, where it goes, and characters that are copies of others for a while."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets import ruleset
from gorin.rulesets.base import DeckList
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRANE,
    EVENT,
    IN_DISCARD,
    LION,
    NEUTRAL,
    THAT,
    THAT2,
    YOURS,
    AddToHand,
    BecomeCopy,
    Bow,
    CopiesOf,
    Costing,
    Discard,
    GainFate,
    GainHonor,
    GainsKeyword,
    GainsTrait,
    IfYouDo,
    Keyword,
    PutOnDeck,
    ReturnToHand,
    TakeControl,
    action,
    attachment,
    character,
    event,
)
from tests.lcg.tables import (
    ALL,
    deck,
    discard,
    do,
    find,
    glory,
    hand,
    honor_of,
    in_play,
    military,
    offered,
    options,
    pass_until,
    political,
    table,
    titles,
)

# --- owners ----------------------------------------------------------------------------------------------------------


@rule("rr.control-and-ownership.1")
def test_the_owner_of_a_card_is_whoever_brought_it() -> None:
    provinces = ("Plain Hill", "Plain Wall", "Plain Ditch", "Fertile Fields", "Manicured Garden")
    piles = (("Plain Soldier", 40), ("Plain Guest", 40))
    mine = DeckList("a", "lion", (("Plain Keep", 1), ("Plain Role", 1), *((x, 1) for x in provinces), *piles))
    yours = DeckList(
        "b", "crab", (("Shiro Nishiyama", 1), ("Keeper of Air", 1), *((x, 1) for x in provinces),
                      ("Plain Captain", 40), ("Plain Praise", 40)),
    )  # fmt: skip
    s = pass_until(ruleset("lcg/stronghold").open([mine, yours], ALL, 7), "1.4")
    owned: list[set[str]] = [set(), set()]
    for c, owner in enumerate(s.owner):
        owned[owner].add(s.box.faces[s.kind[c]].name)
    assert owned[0] == {"Plain Keep", "Plain Role", "Plain Soldier", "Plain Guest", *provinces}
    assert owned[1] == {"Shiro Nishiyama", "Keeper of Air", "Plain Captain", "Plain Praise", *provinces}


@rule("rr.control-and-ownership.1")
def test_taking_control_makes_nobody_an_owner() -> None:
    lure = event("Lure", NEUTRAL, action(TakeControl(THAT), choose=CHARACTER), cost=0)
    s = table("A: | Lure\nB: Plain Captain", extra=[lure])
    do(s, "A: Lure", "A: Plain Captain")
    captain = find(s, "Plain Captain")
    assert (s.holder[captain], s.owner[captain]) == (0, 1)


DEEDS = {
    "hand": (ReturnToHand(THAT), CHARACTER & YOURS, "A: B:Plain Guest | Deed\nB:"),
    "pile": (Discard(THAT), CHARACTER & YOURS, "A: B:Plain Guest | Deed\nB:"),
    "deck": (PutOnDeck(THAT), CHARACTER & YOURS, "A: B:Plain Guest | Deed\nB:"),
    "from pile to hand": (AddToHand(THAT), EVENT & IN_DISCARD, "A: | Deed\nB: | | | Plain Praise"),
}


@rule("rr.control-and-ownership.5")
@pytest.mark.parametrize("way", DEEDS)
def test_a_card_that_goes_to_its_owners_place_counts_as_having_gone_where_it_should(way: str) -> None:
    effect, what, text = DEEDS[way]
    deed = event("Deed", NEUTRAL, action(effect, IfYouDo((GainHonor(),)), choose=what), cost=0)
    s = table(text, extra=[deed])
    card = "Plain Praise" if "from" in way else "Plain Guest"
    do(s, "A: Deed", f"A: {card}")
    assert honor_of(s) == [11, 10], "A has done it"
    assert card not in hand(s, "A") + discard(s, "A") + deck(s, "A")
    assert card in {"pile": discard(s, "B"), "deck": deck(s, "B")}.get(way, hand(s, "B"))


@rule("rr.copy-of-a-card.1")
def test_a_card_of_another_type_with_the_same_title_is_a_copy() -> None:
    lord = character("Lord", LION, cost=2, military=2)
    relic = attachment("Lord (relic)", CRANE, cost=0, title="Lord")
    call = event("Call", NEUTRAL, action(Bow(CopiesOf(THAT)), choose=CHARACTER & YOURS), cost=0)
    s = table("A: Lord, Plain Captain[Plain Sword, Lord (relic)] | Call\nB: Lord", extra=[lord, relic, call])
    do(s, "A: Call", "A: Lord")
    assert titles(s, s.p[facts.BOWED]) == ["Lord", "Lord", "Lord (relic)"]


# --- copies ----------------------------------------------------------------------------------------------------------

GLIMPSE = event(
    "Glimpse", NEUTRAL,
    action(BecomeCopy(THAT, THAT2, until="phase"), choose=(CHARACTER & YOURS, CHARACTER - THAT)), cost=0,
)  # fmt: skip
KEEPER = character(
    "Keeper", LION, Keyword("covert"), action(GainHonor()), cost=4, military=5, political=4, glory=3, traits=("bushi",)
)
CLERK = character("Clerk", CRANE, action(GainFate()), cost=1, military=1, political=2, glory=1, traits=("courtier",))


def looks(s: Any, card: int) -> tuple[object, ...]:
    """Everything a copy takes over, of one card."""
    name = str(s.box.faces[s.kind[card]].name)
    planes = (facts.LION, facts.CRANE, facts.trait("bushi"), facts.trait("courtier"), facts.COVERT)
    seat = s.holder[card]
    return (
        name,
        military(s, name, seat),
        political(s, name, seat),
        glory(s, name, seat),
        *[s.p[i] >> card & 1 for i in planes],
    )


@rule("rr.copy-of-a-character.1", "rr.copy-of-a-character.2")
def test_a_copy_is_the_other_for_a_while_and_then_itself_again() -> None:
    s = table("A: Clerk+3 | Glimpse\nB: Keeper+3", extra=[GLIMPSE, KEEPER, CLERK])
    clerk = find(s, "Clerk")
    before = looks(s, clerk)
    assert before == ("Clerk", 1, 2, 1, 0, 1, 0, 1, 0)
    do(s, "A: Glimpse", "A: Clerk", "A: Keeper", "B: pass")
    assert looks(s, clerk) == ("Keeper", 5, 4, 3, 1, 0, 1, 0, 1)
    do(s, "A: Keeper")
    assert honor_of(s)[0] == 11, "its text too"
    pass_until(s, "lcg: fate phase: action window")
    assert looks(s, clerk) == before
    do(s, "A: Clerk")
    assert honor_of(s)[0] == 11, "its own text again"


@rule("rr.copy-of-a-character.1", "rr.copy-of-a-character.2")
@pytest.mark.parametrize(("cost", "found"), [(4, ["Keeper", "Keeper"]), (1, [])])
def test_the_cost_of_a_copy_is_the_others(cost: int, found: list[str]) -> None:
    look = event("Look", NEUTRAL, action(Bow(THAT), choose=CHARACTER & Costing("==", cost)), cost=0)
    s = table("A: Clerk | Glimpse, Look\nB: Keeper", extra=[GLIMPSE, KEEPER, CLERK, look])
    do(s, "A: Glimpse", "A: Clerk", "A: Keeper", "B: pass")
    assert offered(s, "Look") is bool(found)
    if found:
        do(s, "A: Look")
        assert [x.split(" #")[0] for x in options(s)] == found


@rule("rr.copy-of-a-character.4")
def test_what_the_copied_character_has_gained_is_not_copied() -> None:
    teach = event("Teach", NEUTRAL, action(GainsTrait(THAT, "monk", until="phase"), choose=CHARACTER), cost=0)
    train = event("Train", NEUTRAL, action(GainsKeyword(THAT, "pride", until="phase"), choose=CHARACTER), cost=0)
    s = table("A: Clerk | Teach, Train, Glimpse\nB: Keeper", extra=[GLIMPSE, KEEPER, CLERK, teach, train])
    clerk, keeper = find(s, "Clerk"), find(s, "Keeper")
    do(s, "A: Teach", "A: Keeper", "B: pass", "A: Train", "A: Keeper", "B: pass")
    do(s, "A: Glimpse", "A: Clerk", "A: Keeper")
    for plane in (facts.trait("monk"), facts.PRIDE):
        assert s.p[plane] >> keeper & 1 and not s.p[plane] >> clerk & 1
    assert s.p[facts.trait("bushi")] >> clerk & 1 and in_play(s, "Keeper", "A")
