"""Samurai Edition: the Events Phase, additional actions, the Favor, clans, and what many players do in turn."""

from __future__ import annotations

from typing import Any

from gorin.kernel.events import Event
from gorin.kernel.machine import run
from gorin.kernel.windows import emit
from gorin.rulebook.testing import rule
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.attributes.stats import clan_name
from gorin.rulesets.ccg.bars import ATTACK, barred
from gorin.rulesets.ccg.card import Card
from gorin.rulesets.ccg.words import *
from gorin.rulesets.ccg.words.triggers import Moment
from tests.ccg.tables import (
    at_home,
    attacking,
    both_editions,
    decision,
    discard,
    do,
    editions,
    find,
    force,
    honor,
    in_discard,
    is_bowed,
    is_dishonorable,
    is_faceup,
    offered,
    options,
    pass_until,
    play,
    table,
    titles,
    told,
    watch,
)

CHEER = holding("Cheer", open_(gain_honor(1)), cost=0)
AGAIN = strategy("Again", open_(AdditionalAction()), focus=1)


def befall(s: Any, *events: Event) -> None:
    s.decision = None
    emit(s, events)
    run(s)


@editions(samurai=rule("sam.events-phase.1", "sam.events-phase.2", "sam.events-phase.7"))
def test_the_active_player_orders_the_cards_of_a_province_and_goes_right() -> None:
    one = Card("One", "event", text=(event_text(gain_honor(1)),))
    two = Card("Two", "event", text=(event_text(lose_honor(3)),))
    three = Card("Three", "event", text=(event_text(gain_honor(10)),))
    s = table("A 5: | | Plain Mine, One[Two], Three?\nB 5: \nevents phase, active A", (one, two, three))
    assert decision(s) == "A: deal with next" and options(s) == ["One", "Two"]
    assert honor(s)[0] == 5, "the province to the right waits"
    do(s, "A: Two")
    assert honor(s)[0] == 13 and decision(s) == "A: action", "all of that province, then the others, then it ends"
    assert discard(s, "A") == ["One", "Three", "Two"]
    s = table("A 5: | | Plain Mine?, Plain Mine?, Plain Mine?, Three?\nB 5: \nevents phase, active A", (three,))
    assert honor(s)[0] == 15, "as far as the last"
    s = table("A 5: \nB 5: | | One[Two], Plain Mine?\nevents phase, active B", (one, two))
    assert decision(s) == "B: deal with next" and options(s) == ["One", "Two"], "whoever is active"
    s = table("A 5: | | Three? \nB 5: | | One?, Plain Mine?\nevents phase, active B", (one, two, three))
    assert honor(s) == [5, 6] and not is_faceup(s, "Three") and is_faceup(s, "Plain Mine"), "only his own provinces"


@both_editions(rule("sam.additional.6", "sam.additional.8"))
def test_an_additional_action_is_taken_at_once_or_not_at_all() -> None:
    s = table("A 5: Cheer | Again\nB 5: \naction phase, active A", (CHEER, AGAIN))
    do(s, "A: Again")
    assert decision(s) == "A: additional action"
    do(s, "A: Cheer")
    assert honor(s)[0] == 6 and decision(s) == "B: action"
    s = table("A 5: Cheer | Again\nB 5: \naction phase, active A", (CHEER, AGAIN))
    do(s, "A: Again", "A: pass")
    assert honor(s)[0] == 5 and decision(s) == "B: action"
    do(s, "B: pass")
    assert decision(s) == "A: action" and offered(s, "Cheer"), "which takes nothing from his next opportunity"


@both_editions(rule("sam.imperial-favor.5", "sam.imperial-favor.10"))
def test_discarding_the_favor_leaves_it_to_nobody_at_once() -> None:
    s = table("A 8: \nB 7: \nC 6: \nfavor B")
    befall(s, Event(ev.LOSE_FAVOR, -1, 1))
    assert s.favor == -1
    befall(s, Event(ev.TAKE_FAVOR, -1, 2))
    assert s.favor == 2
    befall(s, Event(ev.TAKE_FAVOR, -1, 0))
    assert s.favor == 0
    pass_until(s, "B: action")
    pass_until(s, "B: bring into play")
    assert s.first == 1 and s.favor == 0, "which has no duration"
    shun = strategy("Shun", open_(EachPlayer((DiscardFavor(THEM),))), focus=1)
    for seat in "ABC":
        s = table(f"A 8: | Shun\nB 7: \nC 6: \naction phase, active A, favor {seat}", (shun,))
        do(s, "A: Shun")
        assert s.favor == -1, "whoever has it"


@both_editions(rule("sam.imperial-favor.8", "sam.imperial-favor.9"))
def test_the_favor_abilities_once_a_turn_each_and_where_one_is() -> None:
    s = table("A 8: | Plain Two, Plain Four, Plain Two\nB 7: \nfavor A")
    do(s, "A: Favor: draw a card", "A: Plain Two", "B: pass")
    befall(s, Event(ev.TAKE_FAVOR, -1, 0))
    assert s.favor == 0 and not offered(s, "Favor: draw a card"), "he has it again, and has used the ability"
    s = table(
        "A 8: Plain Giant*, Plain Guard+2\nB 7: Plain Rider\nbattle A>B, favor B".replace(", favor B", "\nfavor B")
    )
    assert not offered(s, "Favor: move"), "who is not there may not"
    s = table("A 8: Plain Giant*, Plain Guard+2\nB 7: Plain Rider*\nbattle A>B\nfavor B")
    play(s, "B: Favor: move an attacker home")
    assert at_home(s, "Plain Giant") and attacking(s, "Plain Guard"), "only one who is there"


@both_editions(rule("sam.lobby.2"))
def test_who_lobbies_performs_it() -> None:
    mute = holding("Mute", open_(MayNot(THAT, "perform actions"), target=PERSONALITY), cost=0)
    s = table("A 8: Plain Rider, Mute\nB 7: ", (mute,))
    assert offered(s, "Lobby")
    play(s, "A: Mute", "B: pass")
    assert not offered(s, "Lobby") and not is_bowed(s, "Plain Rider")


@both_editions(rule("sam.turns.3"))
def test_this_turn_is_the_current_one() -> None:
    bless = strategy("Bless", open_(give(THAT, force=2), target=PERSONALITY), focus=1)
    s = table("A 5: Plain Guard\nB 5: | Bless\nC 5: \naction phase, active A", (bless,))
    play(s, "A: pass", "B: Bless")
    assert force(s, "Plain Guard") == 5
    pass_until(s, "A: bring into play")
    assert force(s, "Plain Guard") == 5
    pass_until(s, "B: action")
    assert force(s, "Plain Guard") == 3, "though B's own turn only begins"


@both_editions(rule("sam.start-of-game.11", "sam.turns.1"))
def test_turns_go_to_the_left_until_somebody_has_won() -> None:
    s = table("A 5: \nB 5: \nC 40: \naction phase, active A")
    pass_until(s, "B: action")
    for _ in range(30):
        if s.decision is None:
            break
        do(s, f"{decision(s)[0]}: {options(s)[-1]}")
    assert s.winner == 2 and s.decision is None and s.turns == [1, 2, 1], "C's turn was about to begin"


@both_editions(rule("sam.open-attack-without-units.1", "sam.attack-phase.3"))
def test_an_attack_may_be_declared_without_units() -> None:
    s = table("A 5: \nB 5: Plain Guard, Plain Rider\nattack phase, active A")
    do(s, "A: B")
    assert (
        s.attacker == 0 and decision(s) == "B: assign a unit" and options(s) == ["Plain Guard", "Plain Rider", "done"]
    )
    do(s, "B: done")
    assert options(s) == ["Plain Rider", "done"], "Infantry, then Cavalry Maneuvers"
    do(s, "B: Plain Rider", "B: B's province 2")
    assert decision(s) == "A: fight the battle at", "then the battles"


@both_editions(rule("sam.open-stronghold-clan.1"))
def test_a_stronghold_has_its_players_clan() -> None:
    s = table("A 5 crane: \nB 5: ")
    home = find(s, "Crane Castle", "A")
    assert s.p[facts.FACTS["crane"]] >> home & 1 and clan_name(s, 0) == "crane" and clan_name(s, 1) == "unaligned"


@both_editions(rule("sam.open-rehonor-which-side-trait.1"))
def test_all_the_dishonorable_concerned_are_rehonored_and_the_whole_gain_is_lost() -> None:
    praise = strategy("Praise", limited(gain_honor(5), target=Target(PERSONALITY & YOURS, Num(2))), focus=1)
    s = table("A 5: Plain Guard~, Plain Rider, Plain Giant~ | Praise\nB 5: ", (praise,))
    do(s, "A: Praise", "A: Plain Guard", "A: Plain Rider")
    assert honor(s)[0] == 5 and not is_dishonorable(s, "Plain Guard") and is_dishonorable(s, "Plain Giant")
    s = table("A 5: Plain Guard~, Plain Rider, Plain Giant~ | Praise\nB 5: ", (praise,))
    do(s, "A: Praise", "A: Plain Guard", "A: Plain Giant")
    assert honor(s)[0] == 5 and not s.p[facts.DISHONORABLE], "both of them"


@both_editions(rule("sam.dynasty-phase.5"))
def test_created_cards_have_no_requirement() -> None:
    muster = holding("Muster", limited(Create("personality", 1, 1)), cost=0)
    s = table("A -10: Muster\nB 5: ", (muster,))
    play(s, "A: Muster")
    assert s.p[facts.CREATED] & s.p[facts.IN_PLAY] & s.p[facts.PERSONALITY]
    echo = holding("Echo", trait(Enters(THIS), CreateLike(PERSONALITY & OTHERS)), cost=0)
    s = table("A -10: Castle | | Echo, Plain Lady\nB 5: Plain Lady\ndynasty phase, active A", (echo,))
    assert not offered(s, "Plain Lady")
    play(s, "A: Echo")
    made = s.p[facts.CREATED] & s.p[facts.IN_PLAY]
    assert titles(s, made) == ["created  like Plain Lady"], "in the Dynasty Phase, too, where she may not enter"


# --- where periods end ----------------------------------------------------------------------------------------------


class BeforePhase(PhaseBegins):
    """Before this phase begins."""

    would = True


class BeforeTurn(TurnBegins):
    """Before a turn begins."""

    would = True


class TurnEnded(TurnEnds):
    """After the turn ends."""

    would = False


def gains(s: Any) -> list[str]:
    return [x.split(" ")[2] for x in told(s) if x.startswith("A gains")]


@both_editions(rule("sam.sequence-general.1"))
def test_the_end_of_a_phase_comes_before_the_start_of_the_next() -> None:
    late = holding("Late", trait(BeforePhase("dynasty"), gain_honor(2)), cost=0)
    early = holding("Early", trait(PhaseEnds("action"), gain_honor(1)), cost=0)
    s = watch(table("A 5: Late, Early\nB 5: \naction phase, active A", (late, early)))
    pass_until(s, "A: bring into play")
    assert gains(s) == ["1", "2"]
    last = holding(
        "Last", trait(BeforePhase("dynasty"), gain_honor(count(PERSONALITY & CAVALRY)), when=YourTurn()), cost=0
    )
    end_ = holding("End", trait(PhaseEnds("action"), gain_honor(count(PERSONALITY & CAVALRY)), when=YourTurn()), cost=0)
    grow = strategy("Grow", open_(GainsKeyword(THAT, "cavalry"), target=PERSONALITY), focus=1)
    s = table("A 5: Last, End, Plain Guard | Grow\nB 5: Last, End\naction phase, active A", (last, end_, grow))
    play(s, "A: Grow")
    pass_until(s, "A: bring into play")
    assert honor(s) == [7, 5], "both are moments of that turn"


@both_editions(rule("sam.sequence-general.2", "sam.sequence-general.3"))
def test_a_turn_ends_before_the_next_begins_and_a_turn_begins_before_its_first_phase() -> None:
    first = holding("First", trait(TurnEnded(), gain_honor(1)), cost=0)
    second = holding("Second", trait(BeforeTurn(), gain_honor(2)), cost=0)
    third = holding("Third", trait(BeforePhase("straighten"), gain_honor(3)), cost=0)
    s = watch(table("A 5: Third, Second, First\nB 5: \nend phase, active A", (first, second, third)))
    for _ in range(20):
        if decision(s) == "B: action":
            break
        do(s, f"{decision(s)[0]}: {options(s)[0]}")
    assert gains(s) == ["1", "2", "3"]


@editions(samurai=rule("sam.open-end-of-turn-expiry.1", "sam.open-after-turn-active-player.1"))
def test_what_lasts_until_the_end_of_the_turn_ends_between_before_and_after() -> None:
    bless = strategy("Bless", open_(give(THAT, force=2), target=PERSONALITY), focus=1)
    strong = Exists(PERSONALITY & YOURS & With("force", ">=", Num(5)))
    before = holding("Before", trait(TurnEnds(), gain_honor(1), when=strong), cost=0)
    ended = holding("Ended", trait(TurnEnded(), gain_honor(10), when=strong), cost=0)
    echo = holding("Echo", reaction(TurnEnded(), gain_honor(1)), cost=0)
    s = table("A 5: Plain Guard, Before, Ended, Echo | Bless\nB 5: Echo\naction phase", (bless, before, ended, echo))
    play(s, "A: Bless")
    pass_until(s, "B: reactions after")
    assert honor(s)[0] == 6 and force(s, "Plain Guard") == 3, "over by then, but not before"
    assert s.first == 1, "the next player reacts first"


@editions(samurai=rule("sam.sequence-general.4"))
def test_what_was_used_in_a_turn_is_used_up_as_it_ends() -> None:
    echo = holding("Echo", reaction(SomeEnd(), gain_honor(1)), cost=0)
    s = table("A 5: \nB 5: Echo\nend phase, active A", (echo,))
    assert decision(s) == "B: reactions after" and s.first == 0, "after the End Phase"
    do(s, "B: Echo")
    assert honor(s)[1] == 6 and s.first == 1 and decision(s) == "B: reactions after", (
        "after the next turn's first phase"
    )
    s = table("A 5: \nB 5: Echo\nend phase, active A", (echo,))
    do(s, "B: pass")
    assert s.first == 1 and s.turns[1] == 2 and offered(s, "Echo"), "after the turn has ended"
    do(s, "B: Echo")
    assert s.turns[1] == 3 and offered(s, "Echo"), "that was still the old turn"


@editions(samurai=rule("sam.timing-order.17", "sam.open-period-membership.1"))
def test_what_comes_before_or_after_a_period_is_no_part_of_it() -> None:
    points = {
        "early": (BeforePhase("dynasty"), ""), "begun": (PhaseBegins("dynasty"), "dynasty"), "late": (PhaseEnds("dynasty"), ""),
        "dawn": (BeforeTurn(), ""), "dusk": (TurnEnds(), ""), "night": (TurnEnded(), ""),
    }  # fmt: skip
    for name, (on, inside) in points.items():
        texts = [trait(on, gain_honor(10**i), when=InPhase(x)) for i, x in enumerate(("dynasty", "end", "straighten"))]
        s = table("A 5: Clock\nB 5: \naction phase, active A", (holding("Clock", *texts, cost=0),))
        pass_until(s, "B: declare")
        assert s.first == 1 and honor(s)[0] == 5 + (1 if inside else 0), name
    limited_ = trait(PhaseEnds(), gain_honor(1), limit=Limit(1, "turn"))
    s = table("A 5: Bell\nB 5: \nstraighten phase, active A", (holding("Bell", limited_, cost=0),))
    pass_until(s, "A: bring into play")
    assert honor(s)[0] == 6, "but of the turn: once in it"
    forbid = MayNot(PERSONALITY & OTHERS, "be assigned to attack", "your next turn")
    s = table(
        "A 5: Plain Giant\nB 5: Oath\nend phase, active A", (holding("Oath", trait(TurnEnded(), forbid), cost=0),)
    )
    pass_until(s, "B: action")
    assert s.first == 1 and not barred(s, ATTACK), "and the next turn is the one that begins then"


class SomeEnd(Moment):
    """After a phase or a turn ends."""

    kinds = (ev.PHASE_ENDS, ev.TURN_ENDS)


@both_editions(rule("sam.turns.5"))
def test_each_player_in_turn_order_from_the_active_one() -> None:
    feast = strategy("Feast", open_(EachPlayer((draw(1, THEM),))), focus=1)
    s = table("A 5: | Feast\nB 5: \nC 5: | | | | -\nD 5: \naction phase, active D", (feast,))
    watch(s)
    do(s, "D: pass", "A: Feast")
    assert [x[0] for x in told(s) if "draws" in x] == ["D", "A", "B"], "once around, without C, who has nothing to draw"


@both_editions(rule("sam.turns.7"))
def test_a_players_turn_is_his_own() -> None:
    forbid = MayNot(THAT, "be assigned to attack", "your next turn")
    curse = strategy("Curse", open_(forbid, target=PERSONALITY), focus=1)
    dawn = holding("Dawn", trait(TurnBegins(yours=True), gain_honor(1)), cost=0)
    s = table("A 5: Dawn | Curse\nB 5: Plain Giant\nC 5: \naction phase, active A", (curse, dawn))
    play(s, "A: Curse")
    for seat in "BC":
        pass_until(s, f"{seat}: bring into play")
        assert barred(s, ATTACK) and honor(s)[0] == 5, "others' turns are not his"
    pass_until(s, "A: action")
    assert not barred(s, ATTACK) and honor(s)[0] == 6


@editions(samurai=rule("sam.additional.7"))
def test_an_action_that_an_action_grants_waits_until_that_is_over() -> None:
    again = strategy("Again", open_(AdditionalAction(), gain_honor(3)), focus=1)
    ear = holding("Ear", trait(AfterResolution("another"), gain_honor(10)), cost=0)
    s = table("A 5: Cheer | Again\nB 5: Ear\naction phase, active A", (CHEER, again, ear))
    do(s, "A: Again")
    play(s)
    assert decision(s) == "A: additional action" and honor(s) == [8, 15] and in_discard(s, "Again")
    do(s, "A: Cheer")
    assert honor(s)[0] == 9
    fury = strategy("Fury", battle(AdditionalAction(times=2), gain_honor(1)), focus=1)
    blow = holding("Blow", battle(gain_honor(5), limit=ANY_NUMBER), cost=0)
    s = table("A 5: Plain Guard*, Blow | Fury\nB 5: Plain Giant*\nbattle A>B", (fury, blow))
    do(s, "B: pass", "A: Fury")
    assert decision(s) == "A: additional action" and honor(s)[0] == 6 and in_discard(s, "Fury"), "in battle, too"
    do(s, "A: Blow")
    assert decision(s) == "A: additional action" and honor(s)[0] == 11
    do(s, "A: Blow")
    assert decision(s) == "B: battle action" and honor(s)[0] == 16
    hush = strategy("Hush", reaction(BeforeResolution("another"), NegateEffects()), focus=1)
    s = table("A 5: Cheer | Again\nB 5: | Hush\naction phase, active A", (CHEER, again, hush))
    do(s, "A: Again", "B: Hush")
    assert decision(s) == "B: action" and honor(s)[0] == 5, "nor is there one, if that was negated"


@editions(samurai=rule("sam.timing-order.15"))
def test_before_and_between_turns_who_will_have_the_next_is_active() -> None:
    ended = holding("Ended", trait(TurnEnded(), gain_honor(1)), cost=0)
    echo = holding("Echo", reaction(TurnEnded(), gain_honor(1)), cost=0)
    s = table("A 5: Ended, Echo\nB 5: Echo\nC 5: Ended\nend phase, active A", (ended, echo))
    assert decision(s) == "B: traits after" and len(options(s)) == 2, "B orders what answers the end of A's turn"
    do(s, f"B: {options(s)[0]}")
    play(s)
    assert decision(s) == "B: reactions after", "and reacts first"
    do(s, "B: pass")
    assert decision(s) == "A: reactions after", "in turn order: C has nothing to answer with"


@editions(samurai=rule("sam.open-location-home-battle.1"))
def test_a_unit_that_changes_control_in_a_battle_goes_home_as_it_is() -> None:
    turn = strategy("Turn", battle(TakeControl(THAT), target=PERSONALITY & ENEMY), focus=1)
    for mark, bowed in (("", False), ("_", True)):
        text = f"A 5: Plain Giant*, Plain Guard*{mark}[Plain Sword]\nB 5: Plain Rider* | Turn\nbattle A>B"
        s = table(text, (turn,))
        do(s, "B: Turn", "B: Plain Guard")
        guard = 1 << find(s, "Plain Guard")
        assert s.holder[find(s, "Plain Guard")] == 1 and s.at[find(s, "Plain Guard")] == -1
        assert not (s.p[facts.ATTACKING] | s.p[facts.DEFENDING] | s.p[facts.HERE]) & guard, "in no army"
        assert bool(s.p[facts.BOWED] & guard) == bowed and decision(s) == "A: battle action"
        pass_until(s, "A: bring into play")
        assert bool(s.p[facts.BOWED] & guard) == bowed, "nor does he return or bow with either army"
