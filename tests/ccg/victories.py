"""A deck and two scripts for an Enlightenment victory of Samurai Edition: one collects the Rings, the other lets him."""

from __future__ import annotations

from typing import Any, Final

from gorin.kernel.bits import bits
from gorin.rulesets.base import DeckList
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.battle.attack import MADE
from tests.ccg.scripts import attacked, first, force, mine, name

RINGS: Final = tuple(f"Ring of {x} (Samurai)" for x in ("Air", "Earth", "Fire", "the Void", "Water"))
AIR, EARTH, FIRE, VOID, WATER = RINGS
STRATEGIES: Final = (
    "Shout of Defiance",
    "Frenzy",
    "The Fortunes Smile",
    "Draw Your Blade",
    "Encircled Terrain",
    "Extended M",
)
HOLDINGS: Final = (
    "Shinomen",
    "Copper",
    "Gold",
    "Geisha",
    "Iron",
    "Kobune",
    "Market",
    "Silver",
    "Stables",
    "Rich",
    "Private",
)
SEEKERS: Final = DeckList(
    "seekers",
    "spider",
    (
        ("The Ruined City", 1),
        *((f"{x} (Samurai)", 3) for x in ("Shinomen Marsh", "Copper Mine", "Gold Mine", "Geisha House", "Iron Mine")),
        *((f"{x} (Samurai)", 3) for x in ("Kobune Port", "Marketplace", "Silver Mine", "Stables")),
        *((x, 3) for x in ("Private Trader", "Rich Coffers", "Chuda Hiroe", "Daigotsu Meguro")),
        ("Muketsu - exp", 1),
        *((x, 1) for x in RINGS),
        ("Shout of Defiance", 6),
        *((x, 3) for x in ("Frenzy", "The Fortunes Smile", "Draw Your Blade", "Companion Spirit", "Castle of Water")),
        *((x, 3) for x in ("Palm Strike", "Warrior Challenge")),
        *((f"{x} (Samurai)", 3) for x in ("Encircled Terrain", "Extended Maneuvers")),
        ("Focus (Samurai)", 2),
    ),
)


def held(s: Any, you: int = 0) -> list[str]:
    return [name(s, c) for c in bits(s.p[facts.HAND] & s.ctl[you])]


def earned(s: Any) -> list[str]:
    return [name(s, c) for c in mine(s, 0, facts.RING)]


def people(s: Any, you: int, unbowed: bool = True) -> list[int]:
    """A player's Personalities, the strongest first."""
    found = [c for c in mine(s, you, facts.PERSONALITY) if not (unbowed and s.p[facts.BOWED] >> c & 1)]
    return sorted(found, key=lambda c: -force(s, c))


def spells(s: Any, title: str) -> list[int]:
    return [c for c in mine(s, 0, facts.SPELL) if name(s, c) == title and not s.p[facts.BOWED] >> c & 1]


def monk(s: Any) -> bool:
    return any(name(s, c).startswith("Muketsu") for c in people(s, 0))


def spirited(s: Any) -> bool:
    """Can the Monk's palm follow a Spell of the battle, if another Spell comes before them?"""
    return AIR in held(s) and "Palm Strike" in held(s) and monk(s) and bool(spells(s, "Castle of Water"))


class Seeker:
    """Fills his hand, equips his priests with Spells, and marches when a Ring can be had by it."""

    def __init__(self) -> None:
        self.turn, self.played, self.spell = 0, 0, -1

    def __call__(self, s: Any, why: str, texts: list[str]) -> int:
        if s.turn != self.turn:
            self.turn, self.played = s.turn, 0
        if why == "may":
            return first(texts, "yes")
        if why == "action" and s.first == 0:
            return self.acts(s, texts)
        if why in ("target", "choose"):
            return self.targets(s, texts)
        if why == "bring into play":
            few = len(mine(s, 0, facts.HOLDING)) < 5
            return first(texts, "Muketsu", *(HOLDINGS if few else ()), *discounted(texts, "Chuda", "Daigotsu"))
        if why == "discard from your provinces":
            keep = ("Muketsu", "Chuda", "Daigotsu", "done")
            return next((i for i, x in enumerate(texts) if not x.startswith(keep)), -1)
        if why == "discard down to the maximum hand size":
            return self.spares(s, texts)
        return self.fights(s, why, texts)

    def acts(self, s: Any, texts: list[str]) -> int:
        if spirited(s) and people(s, 1):
            i = first(texts, "Companion Spirit")
            if i >= 0:
                self.spell = s.turn
                return i
        return first(texts, "Equip")

    def targets(self, s: Any, texts: list[str]) -> int:
        return first(texts, "Castle of Water", "Companion Spirit")

    def spares(self, s: Any, texts: list[str]) -> int:
        """What the way to Enlightenment can do without: what there is twice, and what its Ring does not need any more."""
        keep = [x for x in RINGS] + ["Palm Strike"] * (AIR not in earned(s)) + ["Warrior"] * (FIRE not in earned(s))
        titles = [x.partition(" #")[0] for x in texts]
        twice = [i for i, x in enumerate(titles) if titles.count(x) > 1 and not x.startswith("Shout")]
        spare = [i for i, x in enumerate(texts) if not x.startswith((*keep, *STRATEGIES))]
        loose = [i for i, x in enumerate(texts) if not x.startswith("Ring")]
        return (spare or twice or loose or [0])[0]

    def four(self, s: Any) -> bool:
        """Are there four actions for the Ring of the Void, or of Water?"""
        hand = [x for x in held(s) if x.startswith(STRATEGIES)]
        void = VOID in held(s) and len(hand) + self.played >= 4
        return void or (WATER in held(s) and len(set(hand)) + self.played >= 4)

    def marches(self, s: Any) -> bool:
        """Is there anything to be had by an attack, with somebody against whom to have it?"""
        if len(people(s, 0)) < 2 or not people(s, 1):
            return False
        fire = FIRE in held(s) and "Warrior Challenge" in held(s) and monk(s)
        return self.four(s) or fire or EARTH in held(s) or (self.spell == s.turn and spirited(s))

    def fights(self, s: Any, why: str, texts: list[str]) -> int:
        hand = held(s)
        if why == "declare an attack":
            return 0 if self.marches(s) else -1
        if why == "assign a unit" and s.attacker == 0:
            far = {s.host[c] for c in spells(s, "Castle of Water")}
            able = [name(s, c) for c in people(s, 0) if c not in far]
            most = 4 if EARTH in hand else 2 if self.four(s) else 1  # no more provinces than need be
            return first(texts, *able) if assigned(s) < most else -1
        if why == "assign to the battlefield at":
            return 0
        if why == "battle action" and s.attacker == 0:
            return self.battles(s, texts, hand)
        if why == "focus or strike":
            return first(texts, FIRE, "Focus", "Shout", "Draw", "The Fortunes", "Castle", "Companion")
        return -1

    def battles(self, s: Any, texts: list[str], hand: list[str]) -> int:
        wanted: list[str] = []
        if AIR in hand and self.spell == s.turn:
            wanted += ["Castle of Water", "Palm Strike"]
        if self.four(s):
            wanted += [x for x in STRATEGIES if x not in ("Draw Your Blade",)] + ["Draw Your Blade"]
        elif FIRE in hand:
            wanted += ["Warrior Challenge"]
        elif EARTH in hand:
            wanted += ["Daigotsu Meguro (shoot)"]
        i = first(texts, *wanted)
        self.played += i >= 0
        return i


def assigned(s: Any) -> int:
    """How many units have been assigned in this maneuver, and wait for the others."""
    return max(0, len(s.frames[-1].regs) - MADE)


def discounted(texts: list[str], *wanted: str) -> list[str]:
    """The ways in with Clan discount before the others."""
    return [x for want in wanted for x in texts if x.startswith(want) and "discount" in x] + list(wanted)


def helper(s: Any, why: str, texts: list[str]) -> int:
    """Brings people into play, sends one of the weak against whoever attacks, and strikes as soon as the other has focused."""
    if why == "bring into play":
        few = len(mine(s, 1, facts.HOLDING)) < 4
        gold = ("Iron Mine", "Rich", "Private", "Supply S", "Castle B", "Kabuki", "Venerable", "Shrine")
        return first(texts, *(gold if few else ()), "Hida", "Hiruma", "Kaiu")
    if why == "discard from your provinces":
        return next((i for i, x in enumerate(texts) if x != "done"), -1)
    if why == "assign a unit" and s.attacker == 0:
        if assigned(s) or not attacked(s):  # one is enough
            return -1
        return first(texts, *(name(s, c) for c in reversed(people(s, 1)) if not s.att[c]))
    if why == "assign to the battlefield at":
        return next((i for i, x in enumerate(texts) if x.endswith(str(s.provinces[1].index(attacked(s)[0]) + 1))), 0)
    if why == "focus or strike":  # once the other had his turn
        return first(texts, "strike") if s.p[facts.FOCUSED] & s.ctl[1] else len(texts) - 1
    return -1


# --- decks with which games end by Honor and by dishonor, whoever plays them ------------------------------------------

MINES: Final = (
    "Copper Mine",
    "Gold Mine",
    "Geisha House",
    "Iron Mine",
    "Kobune Port",
    "Marketplace",
    "Silver Mine",
    "Stables",
)
COMMON: Final = (
    *((x, 3) for x in ("Stay Your Blade", "Rout", "Block Supply Lines (Samurai)", "Focus (Samurai)", "Fan of Command")),
    *((x, 3) for x in ("Well Prepared (Samurai)", "The Fortunes Smile", "Courtesy", "Compassion", "Duty")),
    *((x, 3) for x in ("Impromptu Duel", "Warrior Challenge", "Perfection")),
    ("Unrequited Love", 1),
)
COURT: Final = DeckList(
    "court",
    "crane",
    (
        ("Mountain's Shadow Dojo", 1),
        *((f"{x} (Samurai)", 3) for x in MINES[:4]),
        *((x, 3) for x in ("Kabuki Theater Troupe", "Lesser Shrine", "Temple to Shinsei", "Rich Coffers")),
        *((x, 3) for x in ("Kakita Hideo", "Matsu Takeko", "Isawa Umeko", "Togashi Masujiro", "Supply Smugglers")),
        ("Wisdom of the Keepers", 1),
        *COMMON,
    ),
)
OUTCASTS: Final = DeckList(
    "outcasts",
    "crab",
    (
        ("Razor of the Dawn Castle", 1),
        *((f"{x} (Samurai)", 3) for x in MINES),
        *((x, 3) for x in ("Chuda Hiroe", "Daigotsu Meguro", "Kobushi", "Pokku", "Skub")),
        ("Muketsu - exp", 1),
        *COMMON,
    ),
)
