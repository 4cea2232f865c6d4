"""Meditations on the Ephemeral: attachments and events."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import facts
from tests.lcg.tables import (
    decision,
    deck,
    discard,
    do,
    fate_of,
    fate_on,
    fight_out,
    find,
    hand,
    is_bowed,
    military,
    offered,
    options,
    participating,
    political,
    strength,
    table,
)

BOOK = "A 10/3: Plain Soldier{}[Pillow Book] | | | | {}\nB: Plain Giant*\nmilitary air B>A"


def test_pillow_book_lets_the_top_card_be_played_in_this_conflict() -> None:
    s = table(BOOK.format("*", "Plain Guest, Plain Praise"))
    do(s, "A: Pillow Book", "B: pass")
    assert offered(s, "Plain Guest") and hand(s, "A") == []
    do(s, "A: Plain Guest into the conflict", "A: 0")
    assert participating(s, "Plain Guest") and deck(s, "A") == ["Plain Praise"]
    do(s, "B: pass")
    assert not offered(s, "Plain Praise") and not offered(s, "Pillow Book")


def test_pillow_book_is_closed_after_the_conflict() -> None:
    s = table(BOOK.format("*", "Plain Praise, Plain Alms"))
    do(s, "A: Pillow Book")
    fight_out(s)
    assert decision(s) == "A: action" and not offered(s, "Plain Praise") and deck(s, "A")[0] == "Plain Praise"


def test_pillow_book_is_read_by_who_takes_part() -> None:
    assert not offered(table(BOOK.format("", "Plain Praise")), "Pillow Book")
    assert not offered(table("A: Plain Soldier[Pillow Book] | | | | Plain Praise\nB:"), "Pillow Book")


@pytest.mark.parametrize(
    ("seal", "clan", "trait", "skills"),
    [
        ("Seal of the Dragon", "dragon", "monk", (2, 2)),
        ("Seal of the Unicorn", "unicorn", "cavalry", (3, 1)),
    ],
)
def test_seals_of_the_clans(seal: str, clan: str, trait: str, skills: tuple[int, int]) -> None:
    s = table(f"A 10/3: Plain Soldier | {seal}\nB: Plain Porter")
    bearer = 1 << find(s, "Plain Soldier")
    assert not (s.p[facts.FACTS[clan]] | s.p[facts.trait(trait)]) & bearer
    do(s, f"A: {seal}", "A: Plain Soldier")
    assert s.p[facts.FACTS[clan]] & s.p[facts.trait(trait)] & s.p[facts.FACTS["crab"]] & bearer
    assert (military(s, "Plain Soldier"), political(s, "Plain Soldier")) == skills


STARS = "A 10/1: | Written in the Stars\nB:\nconflict phase, rings air+2 fire=B+1 earth+1"


def test_written_in_the_stars_places_fate_where_there_is_none() -> None:
    s = table(STARS)
    do(s, "A: Written in the Stars", f"A: {next(x for x in options_after(STARS) if 'place' in x)}")
    assert list(s.ring_fate) == [2, 1, 1, 1, 1]


def test_written_in_the_stars_takes_fate_from_each_unclaimed_ring() -> None:
    s = table(STARS)
    do(s, "A: Written in the Stars", f"A: {next(x for x in options_after(STARS) if 'remove' in x)}")
    assert sorted(s.ring_fate) == [0, 0, 0, 1, 1]


def options_after(text: str) -> list[str]:
    """What Written in the Stars offers at this table."""
    s = table(text)
    do(s, "A: Written in the Stars")
    return list(options(s))


def test_written_in_the_stars_offers_what_would_change_something() -> None:
    bare = options_after("A 10/1: | Written in the Stars\nB:")
    assert len(bare) == 1 and "place" in bare[0]
    full = options_after(
        "A 10/1: | Written in the Stars\nB:\nconflict phase, rings air+1 earth+1 fire+1 water+1 void+1"
    )
    assert len(full) == 1 and "remove" in full[0]


LEGION = "A: {} | A Legion of One\nB 10/3: {} | Voice of Honor\n{} air A>B"


@rule("fr.a-legion-of-one.1")
def test_a_legion_of_one_is_twice_a_legion_for_fate() -> None:
    s = table(LEGION.format("Plain Soldier*+2", "Plain Porter*", "military"))
    do(s, "B: pass", "A: A Legion of One", "A: Plain Soldier", "A: yes")
    assert decision(s) == "A: target" and options(s) == ["Plain Soldier"]
    do(s, "A: Plain Soldier", "A: no")
    assert military(s, "Plain Soldier") == 8 and fate_on(s, "Plain Soldier") == 1


@rule("fr.a-legion-of-one.3")
def test_a_legion_of_one_is_no_more_than_twice_a_legion() -> None:
    s = table(LEGION.format("Plain Soldier*+3", "Plain Porter*", "military"))
    do(s, "B: pass", "A: A Legion of One", "A: Plain Soldier", "A: yes", "A: Plain Soldier", "A: yes")
    assert military(s, "Plain Soldier") == 8 and fate_on(s, "Plain Soldier") == 1 and decision(s) == "B: action"


@rule("fr.a-legion-of-one.2")
def test_a_legion_of_one_asks_for_the_fate_as_it_resolves() -> None:
    s = table(LEGION.format("Plain Soldier*+3", "Plain Porter*", "military"))
    do(s, "B: pass", "A: A Legion of One", "A: Plain Soldier")
    assert decision(s) == "A: may" and military(s, "Plain Soldier") == 2, "all that results comes at once"
    do(s, "A: no")
    assert decision(s) == "B: action" and military(s, "Plain Soldier") == 5 and fate_on(s, "Plain Soldier") == 3


@rule("fr.a-legion-of-one.4")
def test_a_legion_of_one_needs_no_fate() -> None:
    s = table(LEGION.format("Plain Soldier*", "Plain Porter*", "military"))
    do(s, "B: pass", "A: A Legion of One", "A: Plain Soldier")
    assert decision(s) == "B: action" and military(s, "Plain Soldier") == 5
    fight_out(s)
    assert military(s, "Plain Soldier") == 2


HONORABLE = LEGION.replace("B 10/3: {}", "B 10/9: {}, Plain Envoy^")


@rule("fr.a-legion-of-one.5")
def test_a_legion_of_one_that_is_cancelled_is_nothing() -> None:
    s = table(HONORABLE.format("Plain Soldier*+3", "Plain Porter*", "military"))
    do(s, "B: pass", "A: A Legion of One", "A: Plain Soldier", "B: Voice of Honor")
    assert decision(s) == "B: action" and military(s, "Plain Soldier") == 2 and fate_on(s, "Plain Soldier") == 3
    assert discard(s, "A") == ["A Legion of One"]


@rule("fr.a-legion-of-one.6")
def test_a_legion_of_one_may_be_cancelled_the_second_time() -> None:
    s = table(HONORABLE.format("Plain Soldier*+3", "Plain Porter*", "military"))
    do(
        s,
        "B: pass",
        "A: A Legion of One",
        "A: Plain Soldier",
        "B: pass",
        "A: yes",
        "A: Plain Soldier",
        "B: Voice of Honor",
    )
    assert decision(s) == "B: action" and military(s, "Plain Soldier") == 5 and fate_on(s, "Plain Soldier") == 2


@pytest.mark.parametrize(
    ("mine", "kind"),
    [("Plain Soldier*, Plain Envoy*", "military"), ("Plain Soldier*", "political")],
    ids=["two", "political"],
)
def test_a_legion_of_one_fights_alone(mine: str, kind: str) -> None:
    s = table(LEGION.format(mine, "Plain Porter*", kind))
    do(s, "B: pass")
    assert not offered(s, "A Legion of One")


def test_a_legion_of_one_may_defend() -> None:
    s = table("A: Plain Soldier*, Plain Envoy | A Legion of One\nB: Plain Porter*\nmilitary air B>A")
    do(s, "A: A Legion of One", "A: Plain Soldier")
    assert military(s, "Plain Soldier") == 5


MASK = "A 10/3: {}[Oni Mask]\nB: Seppun Guardsman*, Steward of Law*, Plain Captain\n{}"


@rule("fr.oni-mask.1")
def test_oni_mask_blanks_a_participant_for_fate() -> None:
    s = table(MASK.format("Plain Soldier+2", "military air B>A"))
    do(s, "A: Oni Mask")
    assert sorted(options(s)) == ["Seppun Guardsman", "Steward of Law"]
    do(s, "A: Steward of Law")
    assert s.p[facts.BLANK] >> find(s, "Steward of Law") & 1 and fate_on(s, "Plain Soldier") == 1
    fight_out(s)
    assert not s.p[facts.BLANK] >> find(s, "Steward of Law") & 1


@rule("fr.oni-mask.2")
def test_oni_mask_leaves_what_is_gained() -> None:
    s = table("A 10/3: Plain Soldier+2[Oni Mask], Plain Envoy*_\nB: Brash Samurai*[Duelist Training]\nmilitary air B>A")
    do(s, "A: pass")
    assert len([x for x in options(s) if "Brash Samurai" in x or "Duelist" in x]) == 2
    s = table("A 10/3: Plain Soldier+2[Oni Mask], Plain Envoy*_\nB: Brash Samurai*[Duelist Training]\nmilitary air B>A")
    do(s, "A: Oni Mask", "A: Brash Samurai")
    left = [x for x in options(s) if x != "pass"]
    assert len(left) == 1 and "Duelist Training" in left[0], "the action that is granted, and not the printed one"


@pytest.mark.parametrize(
    ("bearer", "fight"),
    [("Plain Soldier", "military air B>A"), ("Plain Soldier+1", "")],
    ids=["no fate", "no conflict"],
)
def test_oni_mask_hides_nothing(bearer: str, fight: str) -> None:
    text = MASK.format(bearer, fight)
    assert not offered(table(text if fight else text.replace("*", "")), "Oni Mask")


def test_oni_mask_is_worn_by_your_own() -> None:
    s = table("A 10/3: Plain Soldier, Plain Envoy | Oni Mask\nB: Plain Porter")
    do(s, "A: Oni Mask")
    assert sorted(options(s)) == ["Plain Envoy", "Plain Soldier"]


SUN = "A: Plain Soldier{}[Talisman of the Sun{}] | | Fields, Plain Hill, Plain Wall?, Plain Ditch{}\nB: Plain Giant*\nmilitary air B>A Plain Hill"


def test_talisman_of_the_sun_moves_the_conflict() -> None:
    s = table(SUN.format("", "", ""))
    do(s, "A: Talisman of the Sun")
    assert "Plain Ditch" in options(s) and "Plain Hill" not in options(s)
    do(s, "A: Plain Wall")
    assert s.attacked == 1 << find(s, "Plain Wall") and s.p[facts.FACEUP] >> find(s, "Plain Wall") & 1
    assert is_bowed(s, "Talisman of the Sun")


@rule("fr.talisman-of-the-sun.3")
def test_talisman_of_the_sun_moves_it_to_the_stronghold_when_three_are_broken() -> None:
    s = table(SUN.format("", "", ""))
    do(s, "A: Talisman of the Sun")
    assert "Fields" not in " ".join(x for x in options(s) if x.endswith("#1"))
    three = "A: Plain Soldier[Talisman of the Sun] | | Plain Hall, Plain Hill, Plain Wall#, Plain Ditch#, Fields#\nB: Plain Giant*\nmilitary air B>A Plain Hill"
    s = table(three.replace("Plain Hall", "Before the Throne"))
    do(s, "A: Talisman of the Sun")
    assert s.attacked == 1 << find(s, "Before the Throne") or options(s) == ["Before the Throne"]


@pytest.mark.parametrize(("mark", "who"), [("_", "B>A"), ("", "A>B")], ids=["bowed", "attacking"])
def test_talisman_of_the_sun_moves_nothing(mark: str, who: str) -> None:
    s = table(
        f"A: Plain Soldier*[Talisman of the Sun{mark}] | | Fields, Plain Hill, Plain Wall\nB: Plain Giant*\nmilitary air {who}"
    )
    if decision(s) == "B: action":
        do(s, "B: pass")
    assert not offered(s, "Talisman of the Sun")


@rule("fr.talisman-of-the-sun.1")
def test_what_befell_a_province_does_not_move_with_the_conflict() -> None:
    s = table("""A: Plain Soldier[Talisman of the Sun] | | Fields, Plain Hill, Plain Wall
                 B 10/3: Plain Giant* | Ride Them Down
                 conflict phase, favor B military
                 military air B>A Plain Hill""")
    do(s, "A: pass", "B: Ride Them Down", "A: Talisman of the Sun", "A: Plain Wall")
    assert strength(s, "Plain Wall") == 7 and strength(s, "Plain Hill") == 1


AWARE = "A 10/6: Plain Soldier+2, Plain Envoy | Mono no Aware, Mono no Aware | | | Plain Praise, Plain Alms\nB: Plain Giant+1"


def test_mono_no_aware_takes_fate_from_all_and_draws() -> None:
    s = table(AWARE)
    do(s, "A: Mono no Aware")
    assert [fate_on(s, x) for x in ("Plain Soldier", "Plain Envoy", "Plain Giant")] == [1, 0, 0]
    assert hand(s, "A") == ["Mono no Aware", "Plain Praise"] and fate_of(s)[0] == 3
    do(s, "B: pass")
    assert not offered(s, "Mono no Aware"), "once per round"
