"""Fate Has No Secrets: dynasty characters."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import facts
from tests.lcg.tables import (
    decision,
    do,
    fate_of,
    fight_out,
    find,
    is_bowed,
    is_dishonored,
    is_honored,
    military,
    offered,
    options,
    participating,
    political,
    table,
)

BREAKER = "A: Crisis Breaker*, {}\nB: {}\nconflict phase{}\nmilitary air B>A"


def test_crisis_breaker_brings_a_berserker() -> None:
    s = table(BREAKER.format("Matsu Berserker, Plain Soldier, Vengeful Berserker_", "Plain Giant*", ""))
    do(s, "A: Crisis Breaker")
    assert sorted(options(s)) == ["Matsu Berserker", "Vengeful Berserker"]
    do(s, "A: Vengeful Berserker")
    assert participating(s, "Vengeful Berserker") and not is_bowed(s, "Vengeful Berserker")


@rule("fr.crisis-breaker.5")
def test_crisis_breaker_readies_or_moves_if_not_both() -> None:
    s = table(BREAKER.format("Matsu Berserker*_", "Plain Giant*", ""))
    do(s, "A: Crisis Breaker")
    assert options(s) == ["Matsu Berserker"], "the Crisis Breaker is ready and there already"
    do(s, "A: Matsu Berserker")
    assert not is_bowed(s, "Matsu Berserker") and participating(s, "Matsu Berserker")


@rule("fr.crisis-breaker.1")
def test_crisis_breaker_does_not_count_the_bowed() -> None:
    assert not offered(table(BREAKER.format("Matsu Berserker", "Plain Giant*_", "")), "Crisis Breaker")


@rule("fr.crisis-breaker.2")
@pytest.mark.parametrize(("favor", "may"), [("", False), (", favor B military", True), (", favor B political", False)])
def test_crisis_breaker_counts_the_favor(favor: str, may: bool) -> None:
    s = table(BREAKER.format("Matsu Berserker", "Plain Bully*", favor))
    assert offered(s, "Crisis Breaker") is may


@rule("fr.crisis-breaker.3")
def test_crisis_breaker_counts_participants() -> None:
    assert not offered(table(BREAKER.format("Matsu Berserker", "Plain Porter*, Plain Giant", "")), "Crisis Breaker")


@pytest.mark.parametrize(
    "text",
    [
        "A: Crisis Breaker*, Matsu Berserker\nB: Plain Giant*\npolitical air B>A",
        "A: Crisis Breaker, Matsu Berserker\nB: Plain Giant",
        "A: Crisis Breaker*, Plain Soldier\nB: Plain Giant*\nmilitary air B>A",
    ],
    ids=["political", "no conflict", "no Berserker to ready or move"],
)
def test_crisis_breaker_brings_nobody(text: str) -> None:
    assert not offered(table(text), "Crisis Breaker")


TAKA = "A 10/0: Yasuki Taka, Plain Soldier\nB 10/3: Plain Porter*, Plain Bully | Assassination, Way of the Crab\nmilitary air B>A"


def test_yasuki_taka_profits_from_each_crab_that_leaves() -> None:
    s = table(TAKA)
    do(s, "A: pass", "B: Assassination", "B: Plain Soldier", "A: Yasuki Taka")
    assert fate_of(s)[0] == 1
    do(s, "A: pass", "B: Way of the Crab", "B: Plain Bully", "A: Yasuki Taka")
    assert fate_of(s)[0] == 2, "whosever, and again and again"


def test_yasuki_taka_cares_for_crabs_in_the_conflict_phase() -> None:
    s = table(TAKA)
    do(s, "A: pass", "B: Assassination", "B: Plain Porter")
    assert decision(s) == "A: action" and fate_of(s)[0] == 0
    s = table("A 10/0: Yasuki Taka+2, Plain Soldier\nB:\nconflict phase, left A=0 B=0")
    do(s, "A: pass")
    while "fate phase: action" not in str(decision(s)) and decision(s) != "A: action":
        assert not offered(s, "Yasuki Taka")
        do(s, f"{decision(s)[0]}: {options(s)[0]}")
    assert fate_of(s)[0] == 0


def test_origami_master_hands_her_honor_on() -> None:
    s = table("A: Origami Master^, Plain Soldier, Plain Envoy^, Plain Bully~\nB: Plain Porter")
    do(s, "A: Origami Master")
    assert sorted(options(s)) == ["Plain Bully", "Plain Soldier"]
    do(s, "A: Plain Soldier")
    assert is_honored(s, "Plain Soldier") and not is_honored(s, "Origami Master")


@pytest.mark.parametrize("mark", ["", "~"])
def test_origami_master_without_honor_has_none_to_give(mark: str) -> None:
    assert not offered(table(f"A: Origami Master{mark}, Plain Soldier\nB:"), "Origami Master")


def test_origami_master_is_proud() -> None:
    s = table("A: Origami Master*\nB: Plain Porter*\npolitical air A>B")
    fight_out(s)
    assert is_honored(s, "Origami Master")


@rule("fr.origami-master.1")
def test_a_token_that_is_moved_honors_nobody() -> None:
    s = table("A: Origami Master^, Savvy Politician, Plain Soldier\nB: Plain Porter")
    do(s, "A: Origami Master", "A: Savvy Politician")
    assert is_honored(s, "Savvy Politician") and decision(s) == "B: action"


@rule("fr.origami-master.2")
def test_a_token_that_is_moved_to_the_dishonored_is_gone_with_theirs() -> None:
    s = table("A: Origami Master^, Plain Soldier~\nB: Plain Porter")
    do(s, "A: Origami Master", "A: Plain Soldier")
    assert not is_honored(s, "Plain Soldier") and not is_dishonored(s, "Plain Soldier")
    assert not is_honored(s, "Origami Master")


@rule("fr.origami-master.3")
def test_the_honored_take_no_second_token() -> None:
    assert not offered(table("A: Origami Master^, Plain Soldier^\nB: Plain Porter"), "Origami Master")


PHILOSOPHER = "A: Itinerant Philosopher{}\nB: {}\nconflict phase{}\nmilitary air B>A"


@rule("fr.itinerant-philosopher.1", "fr.itinerant-philosopher.2")
def test_itinerant_philosopher_discards_the_favor_to_bow_the_rich() -> None:
    s = table(
        PHILOSOPHER.format(
            "*, Plain Soldier*[Plain Robe]",
            "Plain Giant*[Plain Sword], Plain Porter*, Plain Envoy[Plain Robe]",
            ", favor A military",
        )
    )
    do(s, "A: Itinerant Philosopher")
    assert options(s) == ["Plain Giant"], "nobody at home, nobody without attachments, nobody of one's own"
    do(s, "A: Plain Giant")
    assert is_bowed(s, "Plain Giant") and s.favor < 0


@rule("fr.itinerant-philosopher.1")
@pytest.mark.parametrize(
    ("who", "whom", "favor"),
    [
        ("*", "Plain Giant*[Plain Sword]", ""),
        ("*", "Plain Giant*[Plain Sword]", ", favor B military"),
        ("", "Plain Giant*[Plain Sword]", ", favor A military"),
        ("*", "Plain Giant*", ", favor A military"),
    ],
    ids=["no favor", "another's favor", "at home", "nothing attached"],
)
def test_itinerant_philosopher_bows_nobody(who: str, whom: str, favor: str) -> None:
    assert not offered(table(PHILOSOPHER.format(who, whom, favor)), "Itinerant Philosopher")


@pytest.mark.parametrize(("foe", "won"), [("Plain Porter", True), ("Plain Giant", False)])
def test_miwaku_kabe_guard_is_proud(foe: str, won: bool) -> None:
    s = table(f"A: Miwaku Kabe Guard*, Plain Soldier*\nB: {foe}*\nmilitary air A>B")
    fight_out(s)
    assert is_honored(s, "Miwaku Kabe Guard") is won and is_dishonored(s, "Miwaku Kabe Guard") is not won


@pytest.mark.parametrize(
    ("rings", "fight", "skills", "pride"),
    [
        ("", "", (2, 2), False),
        (", rings air=A", "", (2, 4), False),
        (", rings earth=A", "", (4, 2), False),
        (", rings earth=B air=B fire=B", "", (2, 2), False),
        (", rings earth=A air=A fire=A", "", (4, 4), True),
        ("", "military fire A>B", (2, 2), True),
        ("", "political air B>A", (2, 4), False),
        ("", "military water A>B", (2, 2), False),
    ],
)
def test_henshin_disciple_has_what_his_rings_give(rings: str, fight: str, skills: tuple[int, int], pride: bool) -> None:
    s = table(
        f"A: Henshin Disciple*, Plain Soldier\nB: Plain Porter*\nconflict phase{rings}\n{fight}".replace(
            "*", "*" * bool(fight)
        )
    )
    assert (military(s, "Henshin Disciple"), political(s, "Henshin Disciple")) == skills
    assert bool(s.p[facts.PRIDE] >> find(s, "Henshin Disciple") & 1) is pride


@rule("fr.henshin-disciple.1")
def test_henshin_disciple_has_what_the_contested_ring_gains() -> None:
    s = table("A: Henshin Disciple, Seeker of Knowledge*\nB: Plain Porter*\npolitical fire A>B")
    assert political(s, "Henshin Disciple") == 4
    assert (
        political(table("A: Henshin Disciple, Plain Envoy*\nB: Plain Porter*\npolitical fire A>B"), "Henshin Disciple")
        == 2
    )


def test_moto_juro_comes_and_goes() -> None:
    s = table("A: Moto Juro, Plain Soldier*\nB: Plain Porter*\nmilitary air A>B")
    do(s, "B: pass", "A: Moto Juro", "A: move this character to the conflict")
    assert participating(s, "Moto Juro")
    do(s, "B: pass", "A: Moto Juro")
    assert len(options(s)) == 1, "there he is already"
    do(s, f"A: {options(s)[0]}")
    assert not participating(s, "Moto Juro") and not is_bowed(s, "Moto Juro")
    do(s, "B: pass")
    assert not offered(s, "Moto Juro"), "twice per round"


def test_moto_juro_goes_nowhere_without_a_conflict() -> None:
    assert not offered(table("A: Moto Juro\nB:"), "Moto Juro")


def test_seppun_ishikawa_counts_what_is_imperial() -> None:
    s = table("A: Seppun Ishikawa, Miya Mystic, Plain Soldier, Imperial Storehouse\nB: Otomo Courtier")
    assert (military(s, "Seppun Ishikawa"), political(s, "Seppun Ishikawa")) == (4, 4)


@rule("fr.seppun-ishikawa.1")
def test_seppun_ishikawa_counts_cards_in_play() -> None:
    s = table("A: Seppun Ishikawa | Seppun Guardsman | Fields[Miya Mystic] | Otomo Courtier\nB:")
    assert military(s, "Seppun Ishikawa") == 2
    assert military(table("A: Seppun Ishikawa | | Fields[Imperial Storehouse]\nB:"), "Seppun Ishikawa") == 3


@rule("fr.seppun-ishikawa.2")
@pytest.mark.parametrize(("mark", "n"), [("", 3), ("#", 2), ("?", 2)])
def test_seppun_ishikawa_counts_whole_provinces(mark: str, n: int) -> None:
    s = table(f"A: Seppun Ishikawa | | Fields, Before the Throne{mark}\nB:")
    assert military(s, "Seppun Ishikawa") == n


@rule("fr.seppun-ishikawa.3")
def test_seppun_ishikawa_does_not_count_the_favor() -> None:
    assert military(table("A: Seppun Ishikawa\nB:\nconflict phase, favor A military"), "Seppun Ishikawa") == 2
