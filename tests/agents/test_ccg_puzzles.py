"""Puzzles of the CCG: what the heuristic player does on small tables, also with cards it has never seen."""

from __future__ import annotations

from typing import Any

from gorin.agents.ccg.treasury import left_over
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.words import (
    CRANE,
    ENEMY,
    PERFORMER,
    PERSONALITY,
    PICKED,
    THAT,
    YOURS,
    Bow,
    Destroy,
    Dishonor,
    Duel,
    battle,
    gain_honor,
    give,
    limited,
    lose_honor,
    open_,
    personality,
    strategy,
)
from tests.agents.asking import chooses, lets_play, why
from tests.ccg.tables import copies, decision, do, in_play, lying, options, pass_until, play, table

NEW = (
    strategy("New Fury", battle(give(PERFORMER, force=4), performer=PERSONALITY & YOURS), focus=3),
    strategy("New Murder", open_(Destroy(THAT), target=PERSONALITY), focus=3),
    strategy("New Rumor", open_(Dishonor(THAT), target=PERSONALITY), focus=3),
    strategy("New Nap", open_(Bow(THAT), target=PERSONALITY & YOURS), focus=3),
    strategy("New Sale", limited(gain_honor(1), cost=Destroy(PERFORMER), performer=PERSONALITY & YOURS), focus=3),
    strategy("New Stun", battle(Bow(THAT), target=PERSONALITY & ENEMY), focus=3),
    strategy("New Cheer", battle(gain_honor(5)), focus=3),
    strategy("New Speech", limited(gain_honor(2)), focus=3),
    strategy("New Confession", limited(lose_honor(3), gain_honor(1)), focus=3),
    strategy("New Duel", battle(Duel(PERFORMER, THAT, loser=(Destroy(PICKED),)), target=PERSONALITY & ENEMY,
                                performer=PERSONALITY & YOURS), focus=1),
    personality("New Sage", CRANE, force=0, chi=9, cost=4, personal_honor=3),
)  # fmt: skip


def only(s: Any, seat: int, n: int) -> Any:
    """Leave a player so many provinces."""
    del s.provinces[seat][n:]
    return s


# --- attacking ----------------------------------------------------------------------------------------------------


def test_it_attacks_a_province_that_nobody_defends() -> None:
    s = table("A 5 crab: Plain Giant\nB 5 crane: Plain Priest_\nattack phase, active A")
    assert chooses(s) == "B"
    s = do(s, "A: B")
    assert chooses(s) == "Plain Giant"
    assert chooses(play(s, "A: Plain Giant")) == "B's province 1"


def test_it_does_not_attack_in_vain() -> None:
    assert chooses(table("A 5 crab: Plain Guard\nB 5 crane: Plain Priest_\nattack phase, active A")) == "done"


def test_it_does_not_lose_its_army_for_nothing() -> None:
    s = table("A 5 crab: Plain Rider, Plain Hero\nB 5 crab: Plain Giant, Plain Guard\nattack phase, active A")
    assert chooses(s) == "done"
    assert why(s) == "No attack promises more than it would leave undefended at home."


def test_it_stays_at_home_where_the_last_province_would_be_lost() -> None:
    text = "A 5 crab: Plain Giant\nB 5 crane: Plain Giant_, Plain Rider_\nattack phase, active A"
    assert chooses(only(table(text), 0, 1)) == "done"
    assert chooses(only(only(table(text), 0, 1), 1, 1)) == "B"  # unless it ends the game first


def test_it_sends_enough_but_need_not_send_all() -> None:
    s = do(table("A 5 crab: Plain Giant, Plain Victor, Plain Priest\nB 5: \nattack phase, active A"), "A: B")
    sent = set()
    while decision(s) == "A: assign a unit" and (unit := chooses(s)) != "done":
        s = do(s, f"A: {unit}")
        sent.add((unit, where := chooses(s)))
        s = do(s, f"A: {where}")
    assert {unit for unit, _ in sent} == {"Plain Giant", "Plain Victor"}
    assert len({where for _, where in sent}) == 2, "each alone destroys a province"


# --- defending ----------------------------------------------------------------------------------------------------


def test_it_defends_where_it_wins() -> None:
    s = table("A 5 crab: Plain Guard+2\nB 5 crab: Plain Giant\nattack A>B")
    assert decision(s) == "B: assign a unit"
    assert chooses(s) == "Plain Giant"
    assert chooses(do(s, "B: Plain Giant")) == "B's province 2"


def test_it_does_not_die_for_one_province_of_four() -> None:
    text = "A 5 crab: Plain Giant+1, Plain Victor+1, Plain Guard\nB 5 crab: Plain Hero\nattack A>B"
    assert chooses(pass_until(table(text), "B: assign")) == "done"


def test_it_defends_the_last_province_if_that_can_save_it() -> None:
    text = "A 5 crab: Plain Giant+1, Plain Guard\nB 5 crab: Plain Hero\nattack A>B"
    assert chooses(only(pass_until(table(text), "B: assign"), 1, 1)) == "Plain Hero"


# --- battle actions -----------------------------------------------------------------------------------------------


def test_it_plays_what_turns_a_battle() -> None:
    s = table("A 5 crab: Plain Rider*\nB 5 crab: Plain Guard* | New Fury\nbattle A>B 1", extra=NEW)
    assert chooses(s) == "New Fury"
    assert why(s) == "The battle goes from losing by 1 to winning by 3."


def test_it_keeps_a_card_that_changes_nothing() -> None:
    s = table("A 5 crab: Plain Guard*\nB 5 crab: Plain Giant* | New Fury\nbattle A>B 1", extra=NEW)
    assert chooses(s) == "pass"


def test_it_ends_a_battle_that_wins_the_game() -> None:
    s = table("A 5 crab: Plain Giant* | New Fury\nB 5: \nbattle A>B 1", extra=NEW)
    assert chooses(do(only(s, 1, 1), "B: pass")) == "pass"
    assert why(s) == "You win the game."


def stunned(mine: str, theirs: str, hand: str = "") -> Any:
    """The army of the Yasuki Palaces attacks, its Giant has been bowed, and the Defender has cards left."""
    s = table(
        f"A 5 crab: Yasuki Palaces - exp, Border Keep, Iron Mine, Plain Giant*, {mine} | {hand}\n"
        f"B 5 crane: {theirs} | New Stun, New Fury, Plain Two, Plain Two\nbattle A>B 1",
        extra=NEW,
    )
    s = play(s, "B: New Stun", "B: Plain Giant")
    assert decision(s) == "A: battle action" and "Yasuki Palaces - exp" in options(s)
    return s


def test_it_calls_nobody_home_from_a_battle_it_is_winning() -> None:
    """The bowed Giant adds nothing, but is lost only if the Defender acts; then there is time to call him."""
    s = stunned("Plain Victor*", "Plain Guard*, Plain Hero*")  # 9 against 7
    assert chooses(s) == "pass"
    s = play(s, "A: pass", "B: New Fury", "B: Plain Hero")  # 9 against 11
    assert chooses(s) == "Yasuki Palaces - exp"


def test_it_calls_home_whom_a_lost_battle_would_cost() -> None:
    s = stunned("Plain Priest*", "Plain Guard*, Plain Hero*")  # 1 against 7
    assert chooses(s) == "Yasuki Palaces - exp"
    assert chooses(do(s, "A: Yasuki Palaces - exp")) == "Plain Giant"


def test_it_calls_nobody_home_who_is_not_worth_the_gold() -> None:
    text = "A 5 crab: Yasuki Palaces - exp, Plain Priest* | | {}, -, -, -\nB 5 crane: Plain Giant*\nbattle A>B 1"
    assert chooses(do(table(text.format("-")), "B: pass")) == "Yasuki Palaces - exp"
    assert chooses(do(table(text.format("Plain Mine")), "B: pass")) == "pass"  # the same Gold buys the Mine


def test_ahead_it_keeps_what_only_guards_and_plays_what_gains_by_itself() -> None:
    armies = "Plain Victor*", "Plain Guard*, Plain Hero*"
    assert chooses(stunned(*armies, "New Fury")) == "pass"
    assert chooses(stunned(*armies, "New Fury, New Cheer")) == "New Cheer"


# --- cards it has never seen --------------------------------------------------------------------------------------


def test_it_plays_a_new_card_on_the_right_target() -> None:
    s = table("A 5 crab: Plain Hero | New Murder\nB 5: Plain Guard, Plain Giant\naction phase, active A", extra=NEW)
    assert chooses(s) == "New Murder"
    assert chooses(do(s, "A: New Murder")) == "Plain Giant"


def test_it_dishonors_others_and_not_itself() -> None:
    s = table("A 5 crab: Plain Lady | New Rumor\nB 5: Plain Guard\naction phase, active A", extra=NEW)
    assert chooses(do(s, "A: New Rumor")) == "Plain Guard"


def test_it_does_not_hurt_itself() -> None:
    text = "A 5 crab: Plain Giant | New Nap, New Sale, New Confession\nB 5: Plain Giant\naction phase, active A"
    assert chooses(table(text, extra=NEW)) == "pass"


def test_it_duels_with_whoever_is_stronger() -> None:
    text = "A 9: New Sage*, Plain Guard* | New Duel\nB 9: Plain Giant*\nbattle A>B 1"
    s = do(table(text, extra=NEW), "B: pass")
    assert chooses(s) == "New Duel"
    assert chooses(do(s, "A: New Duel")) == "New Sage"


def test_it_strikes_when_it_is_ahead_and_focuses_when_it_is_not() -> None:
    text = "A 9: New Sage*, Plain Guard* | New Duel\nB 9: Plain Giant* | Plain Four, Plain Two\nbattle A>B 1"
    s = play(do(table(text, extra=NEW), "B: pass"), "A: New Duel", "A: New Sage")
    assert decision(s) == "B: focus or strike"
    assert chooses(s) in ("Plain Four", "focus the top card")
    assert chooses(play(s, "B: Plain Two")) == "strike"


# --- Gold, Honor ---------------------------------------------------------------------------------------------------


def test_it_buys_gold_first() -> None:
    s = table("A 5 crab: | | Plain Guard, Plain Mine, -, -\nB 5:\ndynasty phase, active A")
    assert chooses(s) == "Plain Mine"  # 5 Gold are not enough for both


def test_in_the_first_turn_it_buys_two_holdings() -> None:
    """The rulebook's advice, even where a Personality can be bought."""
    s = table(
        "A 5 crab: Yasuki Palaces - exp, Border Keep | | Hida Bushotsu, Iron Mine, Silk Works, Kaiu Hideaki"
        "\nB 6 crane:\ndynasty phase, turn 1, active A"
    )
    bought = lets_play(s, "A", "discard from your provinces")
    assert in_play(bought, "Iron Mine") and in_play(bought, "Silk Works")


def test_in_the_first_turn_two_sources_are_more_than_one_that_gives_as_much() -> None:
    s = table(
        "A 5 crab: Yasuki Palaces - exp, Border Keep | | Akodo's Grave, Iron Mine, Prosperous Village, Hida Horu"
        "\nB 6 crane:\ndynasty phase, turn 1, active A"
    )
    bought = lets_play(s, "A", "discard from your provinces")
    assert (
        in_play(bought, "Iron Mine") and in_play(bought, "Akodo's Grave") and not in_play(bought, "Prosperous Village")
    )


def test_it_knows_that_a_source_pays_one_price() -> None:
    """5 and 2 Gold buy two farms, or one and a Personality, whatever is left of 5 Gold after the first."""
    s = table(
        "A 5 crab: Yasuki Palaces - exp, Border Keep | | Large Farm, Large Farm, Yasuki Tono, Hida Horu"
        "\nB 6 crane:\ndynasty phase, turn 1, active A"
    )
    bought = lets_play(s, "A", "discard from your provinces")
    assert len([c for c in copies(bought, "Large Farm") if bought.p[facts.IN_PLAY] >> c & 1]) == 2
    assert (
        left_over((2, 2), (5, 2)) == 0 and left_over((2, 2), (5,)) < 0 and left_over((10, 4, 2), (5, 4, 3, 3, 2)) == 0
    )


def test_it_does_not_bury_what_it_can_buy_in_the_next_turn() -> None:
    s = table(
        "A 5 crab: Yasuki Palaces - exp_, Border Keep_ | | Kaiu Hideaki, -, -, - | | "
        "| Iron Mine, Iron Mine, Iron Mine, Silk Works, Silk Works\nB 6 crane:\ndynasty phase, turn 1, active A"
    )
    assert chooses(do(s, "A: done")) == "done"


def test_it_keeps_a_champion_it_can_pay() -> None:
    s = table(
        "A 3 crab: Yasuki Palaces - exp, Border Keep, Iron Mine, Iron Mine, Silk Works "
        "| | Hida Kisada, Small Farm, Kaiu Hideaki, Large Farm | | "
        "| Kaiu Kawachi, Hida Bushotsu, Iron Mine, Toritaka Shishido, Yasuki Tono, Kaiu Esumi, Hida Horu, Silk Works"
        "\nB 6 crane:\naction phase, active A"
    )
    after = lets_play(s, "A", "declare an attack")
    assert "Hida Kisada" in lying(after, "A")


def test_it_pays_without_waste() -> None:
    s = table("A 5: Plain Mine, Plain Farm, Plain Shop | | Plain Shop, Plain Mine, -, -\nB 5:\ndynasty phase, active A")
    s = do(s, "A: Plain Mine")
    assert chooses(s) == "Plain Mine"


def test_it_gives_followers_to_whoever_fights() -> None:
    s = table("A 5 crab: Plain Guard | Plain Spears | -, -, -, -\nB 5: Plain Guard\naction phase, active A")
    assert chooses(s) == "Equip"
    assert why(s) == "Plain Spears enters play and Plain Guard bears Plain Spears."


def test_it_proclaims_when_honor_is_the_way() -> None:
    s = table("A 38 crane: Plain Mine | | Plain Rider, -, -, -\nB 5:\ndynasty phase, active A")
    assert chooses(s) == "Plain Rider"  # not at a discount, which nobody proclaims
    s = play(s, "A: Plain Rider", "A: Crane Castle", "A: Plain Mine")
    assert chooses(s) == "Proclaim"


def test_it_gains_the_honor_that_wins() -> None:
    s = table("A 38: Plain Giant | New Speech\nB 5: Plain Giant\naction phase, active A", extra=NEW)
    assert chooses(s) == "New Speech"


def test_it_does_not_sink_into_dishonor() -> None:
    cards = (*NEW, strategy("New Vice", limited(lose_honor(2), give(PERFORMER, force=9, until="permanent"),
                                                performer=PERSONALITY & YOURS), focus=1))  # fmt: skip
    text = "A {}: Plain Giant | New Vice\nB 5: Plain Giant\naction phase, active A"
    assert chooses(table(text.format(9), extra=cards)) == "New Vice"
    assert chooses(table(text.format(-18), extra=cards)) == "pass"


def test_it_lobbies() -> None:
    s = table("A 15 crane: Plain Lady\nB 5:\naction phase, active A")
    assert chooses(s) == "Lobby"
