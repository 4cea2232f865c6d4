"""Dishonor and Enlightenment, from the opening of an ordinary game to its end, by scripts."""

from __future__ import annotations

from typing import Any

from gorin import new_game, replay
from gorin.decks.precons import deck_for
from gorin.kernel.bits import bits
from gorin.kernel.record import read_record
from gorin.rulebook.testing import rule
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.battle.attack import MADE
from gorin.rulesets.ccg.battle.dueling import TIMES as CHALLENGER_FOCUSED
from gorin.rulesets.ccg.playing.actions import times_done
from tests.ccg.scripts import attacked, chi, first, force, mine, name, play_out
from tests.states import ccg

RULES = "ccg/emperor"


# --- dishonor ---------------------------------------------------------------------------------------------------------


def shamer(s: Any, why: str, texts: list[str]) -> int:
    """Buys Gold, Jekku and whoever is strong; dishonors somebody every turn; stands in the way of who attacks."""
    theirs = [name(s, c) for c in mine(s, 1, facts.PERSONALITY) if not s.p[facts.DISHONORABLE] >> c & 1]
    if why == "action" and theirs:
        return first(texts, "Yasuki Jekku")
    if why == "target":
        return first(texts, *theirs)
    if why == "bring into play":
        return first(
            texts, "Yasuki Jekku", "Hida", "Iron Mine", "Silk Works", "Large Farm", "Small Farm", "Prosperous", "Kaiu K"
        )
    if why == "discard from your provinces":
        return next((i for i, x in enumerate(texts) if x not in KEPT and x != "done"), -1)
    if why == "assign a unit":
        free = [c for c in mine(s, 0, facts.PERSONALITY) if any(x.startswith(name(s, c)) for x in texts)]
        strong = [c for c in free if force(s, c) >= 5]
        return first(texts, name(s, strong[0])) if strong and attacked(s) else -1
    if why == "assign to the battlefield at":
        return next((i for i, x in enumerate(texts) if x.endswith(str(s.provinces[0].index(attacked(s)[0]) + 1))), 0)
    return -1


KEPT = ("Yasuki Jekku", "Hida Bushotsu", "Hida Horu", "Hida Kisada", "Hida Komatsu", "Iron Mine", "Silk Works")


def shamed(s: Any, why: str, texts: list[str]) -> int:
    """Brings Personalities into play, and sends the dishonorable ones to die."""
    if why == "bring into play":
        people = ("Doji", "Kakita", "Daidoji", "Asahina")
        return first(texts, *people, "Marketplace", "Silk Works", "Large Farm", "Small Farm")
    low = mine(s, 1, facts.PERSONALITY, facts.DISHONORABLE)
    if why == "declare an attack" and any(not s.p[facts.BOWED] >> c & 1 for c in low):
        return 0
    if why == "assign a unit" and s.attacker == 1:
        return first(texts, *(name(s, c) for c in low))
    if why == "assign to the battlefield at":
        return 0
    return -1


@rule("emp.winning-the-game.2", "emp.dishonor.3")
def test_a_game_that_ends_by_dishonor() -> None:
    game = new_game(RULES, [deck_for(RULES, "crab"), deck_for(RULES, "crane")], seed=1)
    assert ccg(game).honor == [3, 6] and ccg(game).turn == 1
    play_out(game, shamer, shamed)
    assert (game.ending, game.winner) == ("dishonor", 0)
    assert ccg(game).honor[1] <= -19 and ccg(game).shamed == [0, 1]
    assert all(len(x) > 0 for x in ccg(game).provinces), "nobody lost all provinces"
    assert replay(read_record(game.record.lines())).state == game.state


# --- enlightenment ----------------------------------------------------------------------------------------------------

RINGS = ("Ring of Air", "Ring of Earth", "Ring of Fire", "Ring of the Void", "Ring of Water")
TERRAINS = ("Heart of Rokugan", "Flooded Pass")
BOUGHT = ("Akodo's Grave", "Doji Shunya", "Marketplace", "Silk Works", "Large Farm", "Kakita Kazan", "Doji Genshin",
          "Daidoji", "Doji", "Kakita", "Asahina Y", "Traveling Peddler")  # fmt: skip


def held(s: Any, you: int) -> list[str]:
    return [name(s, c) for c in bits(s.p[facts.HAND] & s.ctl[you])]


def ready_for_water(s: Any) -> bool:
    """The Ring, a Terrain to play, and a Holding that destroys it."""
    hand = held(s, 0)
    graves = [c for c in mine(s, 0) if name(s, c) == "Akodo's Grave" and not s.p[facts.BOWED] >> c & 1]
    terrain = any(x in hand for x in TERRAINS) or bool(mine(s, 0, facts.TERRAIN))
    return "Ring of Water" in hand and terrain and bool(graves)


def challengers(s: Any) -> list[int]:
    """Unbowed Samurai who are not above everybody of the other side in Chi."""
    best = max([chi(s, c) for c in mine(s, 1, facts.PERSONALITY) if not s.p[facts.BOWED] >> c & 1], default=0)
    able = [c for c in mine(s, 0, facts.PERSONALITY, facts.SAMURAI) if not s.p[facts.BOWED] >> c & 1]
    return sorted([c for c in able if chi(s, c) <= best], key=lambda c: -chi(s, c))


def earned(s: Any) -> list[str]:
    """The Rings in play."""
    return [name(s, c) for c in mine(s, 0, facts.RING)]


def discarded(s: Any) -> list[str]:
    return [name(s, c) for c in bits(s.p[facts.DISCARD] & s.ctl[0])]


def needed(s: Any) -> tuple[str, ...]:
    """What must stay in the hand: the Rings, and Terrains until the Ring of Water is in play."""
    return (*RINGS, *(() if "Ring of Water" in earned(s) else TERRAINS))


def needless(s: Any, texts: list[str]) -> int:
    """A card in hand that the way to Enlightenment does not need."""
    return next((i for i, x in enumerate(texts) if not x.startswith(needed(s)) and x != "done"), -1)


def seeker(s: Any, why: str, texts: list[str]) -> int:
    """Collects the five Rings: by the Favor, in defense, in a duel, without a hand, by a Terrain."""
    hand = held(s, 0)
    if why == "may":  # the Ring of the Void enters play only beside two others at most
        room = "Ring of the Void" in earned(s) or len(earned(s)) < 2 or "Akodo's Grave" in discarded(s)
        return first(texts, "yes" if room else "no")
    if why == "action":
        if set(hand) & set(RINGS) == {"Ring of the Void"}:
            i = first(texts, "Ring of the Void (play)")
            if i >= 0:
                return i
        junk = any(x not in needed(s) for x in hand)
        again = "Ring of Air" in hand and times_done(s, 0, facts.keyword("favor")) == 1
        favors = (*(["Favor: draw"] if junk else []), *(["Doji Shunya"] if again else []))
        return first(texts, *favors, *([] if s.favor == 0 else ["Lobby"]), "Traveling Peddler")
    if why in ("discard a card", "discard down to the maximum hand size"):
        return needless(s, texts)
    if why == "choose your performing card":
        duel = [name(s, c) for c in challengers(s)]
        return (
            first(texts, *duel) if s.battle[0] >= 0 else next((i for i, x in enumerate(texts) if "Shunya" not in x), 0)
        )
    if why.startswith("pay"):
        return next((i for i, x in enumerate(texts) if not x.startswith("Akodo's Grave")), 0)
    if why == "bring into play":
        cheap = [i for want in BOUGHT for i, x in enumerate(texts) if x.startswith(want) and "discount" in x]
        return cheap[0] if cheap else first(texts, *BOUGHT)
    if why == "discard from your provinces":
        return next(
            (i for i, x in enumerate(texts) if not x.startswith(("Akodo's Grave", "Doji Shunya")) and x != "done"), -1
        )
    return seeker_attacks(s, why, texts)


def seeker_attacks(s: Any, why: str, texts: list[str]) -> int:
    hand = held(s, 0)
    if why == "declare an attack":
        return 0 if ready_for_water(s) or ("Ring of Fire" in hand and challengers(s)) else -1
    if why == "assign a unit" and s.attacker == 0:
        if ready_for_water(s):
            return first(texts, *(name(s, c) for c in mine(s, 0, facts.PERSONALITY) if force(s, c) >= 2))
        made = len(s.frames[-1].regs) > MADE
        return -1 if made else first(texts, *(name(s, c) for c in challengers(s)))
    if why == "assign to the battlefield at":
        return 0
    if why == "battle action":
        if ready_for_water(s):
            return first(texts, *(["Akodo's Grave"] if mine(s, 0, facts.TERRAIN) else TERRAINS))
        return first(texts, "The Aerie") if "Ring of Fire" in hand and challengers(s) else -1
    if why == "focus or strike":
        best = (
            "Focus",
            "Asahina House Guard",
            "Superior",
            "Chrysanthemum",
            "Unnatural",
            "The Light",
            "Steel",
            "Reserve",
        )
        return first(texts, *best, "focus the top card")
    return -1


def helper(s: Any, why: str, texts: list[str]) -> int:
    """Stands where the seeker needs somebody, and otherwise waits."""
    seeks = held(s, 0)
    mine_ = [c for c in mine(s, 1, facts.PERSONALITY) if not s.p[facts.BOWED] >> c & 1]
    weak = [c for c in mine_ if force(s, c) <= 5]
    if why == "bring into play":
        return first(texts, "Kaiu", "Yasuki", "Toritaka", "Iron Mine", "Silk Works", "Large Farm", "Hida K")
    if why == "declare an attack":
        return 0 if "Ring of Earth" in seeks and weak else -1
    if why == "assign a unit":
        if len(s.frames[-1].regs) > MADE or (s.defender == 1 and (not attacked(s) or defenders(s))):
            return -1
        if s.attacker == 1:
            return first(texts, *(name(s, c) for c in weak))
        by = chi if "Ring of Fire" in seeks and not ready_for_water(s) else force
        order = sorted(mine_, key=lambda c: by(s, c), reverse=by is chi)
        return first(texts, *(name(s, c) for c in order))
    if why == "assign to the battlefield at":
        return 0
    if why == "focus or strike":
        return first(texts, "focus the top card" if not s.frames[-1].regs[CHALLENGER_FOCUSED] else "strike")
    return -1


def defenders(s: Any) -> int:
    return int(s.p[facts.DEFENSE_SIDE])


@rule("emp.winning-the-game.5", "emp.winning-the-game.6", "emp.ring.1")
def test_a_game_that_ends_by_enlightenment() -> None:
    for seed in (22, *range(30)):  # the order in which the Rings are drawn must allow it
        game = new_game(RULES, [deck_for(RULES, "crane"), deck_for(RULES, "crab")], seed=seed)
        assert not mine(game.state, 0, facts.RING) and ccg(game).turn == 1
        play_out(game, seeker, helper)
        if game.ending == "enlightenment":
            break
    assert (game.ending, game.winner) == ("enlightenment", 0)
    rings = mine(game.state, 0, facts.RING, facts.EARNED)
    assert sorted(name(game.state, c) for c in rings) == sorted(RINGS)
    assert ccg(game).honor[0] < 40 and game.state.first == 0
    assert replay(read_record(game.record.lines())).state == game.state
