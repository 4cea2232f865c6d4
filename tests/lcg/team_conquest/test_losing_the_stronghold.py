"""Nobody is eliminated before the whole team loses: what becomes of a player without a stronghold, or without honor."""

from __future__ import annotations

import pytest

from gorin.kernel.events import Event
from gorin.language.numbers import Num
from gorin.language.sets import Is
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.places.zones import take_top
from gorin.rulesets.lcg.provinces.breaking import broke
from gorin.rulesets.lcg.words import LION, NEUTRAL, THAT, Target, character, event, stronghold
from gorin.rulesets.lcg.words.player_effects import GainFate, LoseHonor
from gorin.rulesets.lcg.words.texts import action
from tests.lcg.tables import Does, decision, discard, do, honor_of, offered, options, table
from tests.lcg.team_conquest.teams import FORMAT, asked, home, laid, lost, passes
from tests.lcg.team_conquest.test_declaring import owners
from tests.lcg.team_conquest.test_duels import HERALD

FORT = stronghold("Fort", LION, action(GainFate()), strength=2, honor=9, fate=8, influence=10, traits=("castle",))
GONE = "| | Fields#, Fields, Fields, Fields, Fields"


@rule("mp.team-player-elimination.1", "rr.player-elimination.7", "rr.player-elimination.8")
def test_who_loses_the_stronghold_plays_on() -> None:
    s = laid(
        "military fire A>C Fields",
        A="Plain Giant*", C="Plain Soldier | | Plain Ditch, Fields#, Fields#, Fields#", D="Plain Soldier",
    )  # fmt: skip
    s.attacked, s.con[5] = 1 << home(s, "C"), home(s, "C")
    passes(s, "3.2.6")
    assert lost(s, "C") and s.winner < 0 and s.alive == 0b1111
    passes(s, "declare a conflict", most=90)
    assert asked(s) == "C", "C still declares conflicts"
    assert "Plain Soldier" in str([s.box.faces[s.kind[c]].name for c in range(len(s.kind)) if s.holder[c] == 2])


@rule("mp.team-player-elimination.1", "rr.player-elimination.8")
def test_with_penalties() -> None:
    s = laid("dynasty phase, first C", FORT, C=f"Fort {GONE} | Plain Alms, Plain Soldier", D="Fort")
    s.zones[4].clear()
    assert take_top(s, 4, []) < 0, "no deck is made anew"
    passes(s, "honor bid")
    assert asked(s) == "C" and options(s) == ["1", "2"]
    passes(s, "C: action")
    assert not offered(s, "Fort"), "its stronghold's text is blank"
    do(s, "C: pass")
    assert asked(s) == "D" and offered(s, "Fort")
    s = laid("military air A>D", A="Plain Captain*", C=GONE)
    assert owners(s, 0) == "CD", "D may be attacked again before C"


@rule("mp.team-player-elimination.2", "rr.player-elimination.9")
def test_the_lost_strongholds_text_is_blank_but_for_its_traits() -> None:
    s = laid("draw phase, first A", FORT, A="Fort", B=f"Fort {GONE}")
    assert offered(s, "Fort")
    do(s, "A: pass")
    assert asked(s) == "B" and not offered(s, "Fort")
    mine = [c for c in range(len(s.kind)) if s.box.faces[s.kind[c]].name == "Fort"]
    castle = facts.trait("castle")
    assert all(s.p[castle] >> c & 1 for c in mine)
    s = laid("draw phase, first C", FORT, C=f"Fort {GONE}")
    assert asked(s) == "C" and not offered(s, "Fort")
    s = laid("draw phase, first A", FORT, A="Fort", B="Fort", C="Fort", D=f"Fort {GONE}")
    for who in "ABCD":
        assert asked(s) == who and offered(s, "Fort") is (who != "D")
        do(s, f"{who}: pass")


@rule("mp.team-player-elimination.3", "rr.player-elimination.10")
@pytest.mark.parametrize("who", "ABCD")
def test_who_lost_the_stronghold_bids_2_at_most(who: str) -> None:
    s = laid("dynasty phase, first A", rows={who: GONE})
    passes(s, "honor bid")
    seen = {}
    while "honor bid" in decision(s):
        seen[asked(s)] = options(s)
        do(s, f"{asked(s)}: {options(s)[-1]}")
    assert seen == {**{q: ["1", "2", "3", "4", "5"] for q in "ABCD"}, who: ["1", "2"]}


@rule("mp.team-player-elimination.3", "rr.player-elimination.10")
def test_in_a_duel_too() -> None:
    s = laid("draw phase, first A", HERALD, A=f"Herald, Plain Captain {GONE}", C="Plain Envoy")
    do(s, "A: Herald", "A: Plain Captain", "A: Plain Envoy")
    seen = {}
    while "honor bid" in decision(s):
        seen[asked(s)] = options(s)
        do(s, f"{asked(s)}: {options(s)[-1]}")
    assert seen == {"A": ["1", "2"], "C": ["1", "2", "3", "4", "5"]}


@rule("mp.team-player-elimination.4", "rr.player-elimination.11")
@pytest.mark.parametrize("dynasty", [0, 1])
@pytest.mark.parametrize("who", "ABCD")
def test_and_does_not_shuffle_a_deck_anew(who: str, dynasty: int) -> None:
    pile = "Plain Alms, Plain Soldier"
    s = laid("draw phase, first A", rows={**{q: f"| | | {pile}" for q in "ABCD"}, who: f"{GONE} | {pile}"})
    for q in range(4):
        s.zones[q * 2 + dynasty].clear()
    after: list[Event] = []
    assert [take_top(s, q * 2 + dynasty, after) >= 0 for q in range(4)] == [q != who for q in "ABCD"]
    assert [len(discard(s, q)) for q in "ABCD"] == [2 if q == who else 1 for q in "ABCD"]


@rule("mp.team-player-elimination.6", "rr.player-elimination.12", "rr.open-team-honor.1")
@pytest.mark.parametrize("who", "ABCD")
def test_without_honor_the_stronghold_province_breaks_at_once(who: str) -> None:
    slander = event("Slander", NEUTRAL, action(LoseHonor(Num(3))), cost=0, influence_cost=0)
    s = laid("draw phase, first A", slander, rows={who: "3/0: | Slander"})
    passes(s, f"{who}: action")
    do(s, f"{who}: Slander")
    assert honor_of(s)[ord(who) - 65] == 0 and [q for q in "ABCD" if lost(s, q)] == [who]
    assert s.winner < 0 and s.alive == 0b1111 and asked(s) == ("C" if who in "AB" else "A")
    s = laid("draw phase, first A", slander, rows={who: "4/0: | Slander"})
    passes(s, f"{who}: action")
    do(s, f"{who}: Slander")
    assert not lost(s, who), "1 honor is some"


@rule("mp.team-player-elimination.6", "rr.player-elimination.12")
def test_both_of_a_team_who_lose_their_last_honor_have_lost() -> None:
    s = laid("military fire A>C", A="Plain Soldier*", C="1/3: ", D="1/3: ")
    passes(s, "3.2.5")
    assert lost(s, "C") and lost(s, "D") and s.winner in (0, 1), "by a conflict that is unopposed"


@rule("mp.team-player-elimination.6", "rr.player-elimination.12")
def test_also_by_honor_given_in_the_draw_phase() -> None:
    s = laid("dynasty phase, first A", A="3/3: ")
    passes(s, "honor bid")
    do(s, "A: 5", "C: 1", "B: 1", "D: 1")
    assert honor_of(s)[0] == 0 and lost(s, "A") and s.winner < 0


@rule("rr.breaking-a-province.11")
def test_each_opponent_has_broken_it() -> None:
    s = laid("draw phase, first A", A="3/0: | Plain Shame")
    e = Event(ev.BREAK, home(s, "A"))
    assert [broke(s, e, q) for q in range(4)] == [False, False, True, True]


@rule("mp.team-player-elimination.7", "rr.player-elimination.13")
@pytest.mark.parametrize("has", ["| Mend", "Mason |"])
@pytest.mark.parametrize("who", "ABC")
def test_a_broken_stronghold_province_is_immune_to_card_effects(who: str, has: str) -> None:
    mending = Does(Is("province") & Is("broken"), ev.RESTORE)
    mend = event("Mend", NEUTRAL, action(mending), cost=0, influence_cost=0)
    mason = character("Mason", NEUTRAL, action(mending), cost=0, military=0, political=0)
    s = laid(
        "draw phase, first A", mend, mason, rows={who: has, "A": f"{has if who == 'A' else '|'} | Fields#, Fields#"}
    )
    passes(s, f"{who}: action")
    do(s, f"{who}: {has.strip('| ')}")
    other = s.province[1]
    assert lost(s, "A") and not s.p[facts.BROKEN] >> other & 1, "the other one is mended"


@rule("mp.team-player-elimination.7", "rr.player-elimination.13")
@pytest.mark.parametrize("who", "ABC")
def test_nor_can_it_be_chosen(who: str) -> None:
    mend = event("Mend", NEUTRAL, action(Does(THAT, ev.RESTORE), choose=Target(Is("province") & Is("broken"))), cost=0)
    has = "| Mend"
    s = laid("draw phase, first A", mend, rows={who: has, "A": f"{has if who == 'A' else '|'} | Fields#, Plain Wall#"})
    passes(s, f"{who}: action")
    do(s, f"{who}: Mend")
    assert options(s) == ["Plain Wall"]


@rule("mp.team-player-elimination.7", "rr.player-elimination.13")
def test_one_that_is_whole_is_not_immune() -> None:
    quake = event(
        "Quake", NEUTRAL, action(Does(THAT, ev.BREAK), choose=Target(Is("province"))), cost=0, influence_cost=0
    )
    s = laid("draw phase, first A", quake, A="| Quake | Plain Hill", C="| | Plain Wall", D="| | Plain Ditch#")
    do(s, "A: Quake")
    assert offered(s, "Plain Hill") and offered(s, "Plain Wall") and not offered(s, "Plain Ditch")
    do(s, "A: Plain Wall")
    assert lost(s, "C") and s.winner in (0, 1), "the other one is lost already"


@rule("rr.open-discard-broken-stronghold.1", "rr.step-4-6.1")
def test_the_stronghold_itself_is_not_discarded_from_a_broken_province() -> None:
    s = laid("fate phase, first A", A="| | Fields#, Fields#[Plain Porter], Fields[Plain Soldier]")
    passes(s, "dynasty phase")
    castle = next(c for c in range(len(s.kind)) if s.p[facts.STRONGHOLD] >> c & 1 and s.owner[c] == 0)
    assert s.p[facts.IN_PLAY] >> castle & 1 and s.slot[castle] == 0
    assert "Plain Porter" in discard(s, "A") and "Castle" not in discard(s, "A")


@rule("mp.team-victory.1", "mp.team-player-elimination.1")
def test_no_honor_alone_loses_nothing() -> None:
    s = laid("draw phase, first A", A="3/0: | Plain Shame", B="3/0: | Plain Shame")
    do(s, "A: Plain Shame")
    assert s.winner < 0 and s.alive == 0b1111
    do(s, "C: pass", "D: pass", "A: pass", "B: Plain Shame")
    assert s.winner in (2, 3) and s.box.rules.endings[s.ending] == "conquest", "both strongholds are lost by now"


@rule("mp.team-victory.1")
def test_nor_does_a_player_alone_win_with_25_honor() -> None:
    s = laid("draw phase, first A", A="24/0: | Plain Praise")
    do(s, "A: Plain Praise")
    assert honor_of(s)[0] == 25 and s.winner < 0 and asked(s) == "C"


def test_a_table_of_one_string_comes_back() -> None:
    from gorin.rulesets.lcg.notation import write

    s = laid("draw phase, first A", A=GONE)
    again = table(write(s), rules=FORMAT)
    assert lost(again, "A") and write(again) == write(s)
