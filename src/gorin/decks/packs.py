"""The packs the cards were sold in, by the number that stands before a card's id (`01-doji-whisperer`)."""

from __future__ import annotations

from typing import NamedTuple


class Pack(NamedTuple):
    """A pack: its number, the name card definitions give it, and the name on the box."""

    number: int
    id: str
    name: str


PACKS = tuple(
    Pack(number, id, name)
    for number, id, name in (
        (1, "core", "Core Set"),
        (2, "tears-of-amaterasu", "Tears of Amaterasu"),
        (3, "for-honor-and-glory", "For Honor and Glory"),
        (4, "into-the-forbidden-city", "Into the Forbidden City"),
        (5, "the-chrysanthemum-throne", "The Chrysanthemum Throne"),
        (6, "fate-has-no-secrets", "Fate Has No Secrets"),
        (7, "meditations-on-the-ephemeral", "Meditations on the Ephemeral"),
        (8, "disciples-of-the-void", "Disciples of the Void"),
        (9, "breath-of-the-kami", "Breath of the Kami"),
        (10, "tainted-lands", "Tainted Lands"),
        (11, "the-fires-within", "The Fires Within"),
        (12, "the-ebb-and-flow", "The Ebb and Flow"),
        (13, "all-and-nothing", "All and Nothing"),
        (14, "elements-unbound", "Elements Unbound"),
        (15, "underhand-of-the-emperor", "Underhand of the Emperor"),
        (16, "children-of-the-empire", "Children of the Empire"),
        (17, "warriors-of-the-wind", "Warriors of the Wind"),
        (18, "masters-of-the-court", "Masters of the Court"),
        (19, "for-the-empire", "For the Empire"),
        (20, "bonds-of-blood", "Bonds of Blood"),
        (21, "justice-for-satsume", "Justice for Satsume"),
        (22, "the-children-of-heaven", "The Children of Heaven"),
        (23, "a-champion-s-foresight", "A Champion's Foresight"),
        (24, "shoju-s-duty", "Shoju's Duty"),
        (25, "seekers-of-wisdom", "Seekers of Wisdom"),
        (26, "defenders-of-rokugan", "Defenders of Rokugan"),
        (27, "the-emperor-s-legion", "The Emperor's Legion"),
        (29, "rokugan-at-war", "Rokugan at War"),
        (30, "spreading-shadows", "Spreading Shadows"),
        (31, "in-pursuit-of-truth", "In Pursuit of Truth"),
        (32, "campaigns-of-conquest", "Campaigns of Conquest"),
        (33, "as-honor-demands", "As Honor Demands"),
        (34, "atonement", "Atonement"),
        (36, "twisted-loyalties", "Twisted Loyalties"),
        (37, "honor-in-flames", "Honor in Flames"),
        (38, "a-crimson-offering", "A Crimson Offering"),
        (39, "the-temptation-of-the-scorpion", "The Temptation of the Scorpion"),
        (40, "coils-of-power", "Coils of Power"),
        (41, "peace-at-any-cost", "Peace at Any Cost"),
    )
)


def pack_name(id: str) -> str:
    """The name on the box, or what a definition calls a pack that is not in the list."""
    return next((pack.name for pack in PACKS if pack.id == id), id)


# Titles of which another card was printed later, with the pack of that one; any other pack means the first.
LATER = {
    "Agasha Sumiko": "atonement",
    "Akodo Toturi": "children-of-the-empire",
    "Asako Maezawa": "twisted-loyalties",
    "Bayushi Kachiko": "atonement",
    "Bayushi Shoju": "shoju-s-duty",
    "Daidoji Uji": "honor-in-flames",
    "Doji Hotaru": "justice-for-satsume",
    "Hisu Mori Toride": "elements-unbound",
    "Ikoma Tsanuri": "campaigns-of-conquest",
    "Ikoma Ujiaki": "peace-at-any-cost",
    "Isawa Tadaka": "bonds-of-blood",
    "Isawa Tsuke": "campaigns-of-conquest",
    "Iuchi Shahai": "a-crimson-offering",
    "Kakita Yoshi": "rokugan-at-war",
    "Matsu Tsuko": "the-emperor-s-legion",
    "Shinjo Altansarnai": "as-honor-demands",
    "Shosuro Miyako": "justice-for-satsume",
    "Togashi Kazue": "a-crimson-offering",
    "Togashi Mitsu": "seekers-of-wisdom",
    "Yasuki Oguri": "twisted-loyalties",
}
