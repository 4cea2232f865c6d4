"""Offers and treaties to look at: every seat, and whoever watches, sees the same."""

from __future__ import annotations

from typing import Any

from gorin.kernel.bits import bits
from gorin.rulesets.lcg.state import Game
from gorin.rulesets.lcg.treaties.cards import CARDS
from gorin.rulesets.lcg.treaties.offers import of_deal
from gorin.rulesets.lcg.treaties.promises import duration, written
from gorin.rulesets.lcg.treaties.wording import offered, promised, stands
from gorin.rulesets.lcg.treaty_rows import Offer, Treaty


def deals_seen(s: Game) -> dict[str, Any]:
    """What a view has of treaties; in games with treaty cards also how many are left, and which were revealed."""
    out: dict[str, Any] = {"offers": offers_seen(s), "treaties": treaties_seen(s)}
    if s.box.rules.format.treaty_cards:
        revealed = [{"name": CARDS[i].name, "text": CARDS[i].text} for i in bits(s.treaty_cards_seen)]
        out["treaty_cards"] = {"deck": len(s.treaty_deck), "revealed": revealed}
    return out


def offers_seen(s: Game) -> list[dict[str, Any]]:
    """The offers that wait for an answer."""
    return [{"id": x.id, "by": x.by, "to": x.to, "value": x.value, **terms_seen(s, x)} for x in s.offers]


def treaties_seen(s: Game) -> list[dict[str, Any]]:
    """The treaties that stand. What card lies with one, nobody has seen."""
    return [
        {
            "id": x.id,
            "players": [x.a, x.b],
            "value": x.value,
            **terms_seen(s, x),
            "since": x.since,
            "until": duration(max(y.until for y in of_deal(s, x.id))),
            "fulfilled": [bool(y.kept) for y in of_deal(s, x.id)],
            "accused": list(bits(x.accused)),
            "dissolving": list(bits(x.dissolving)),
            "card": x.card >= 0,
        }
        for x in s.treaties
    ]


def terms_seen(s: Game, deal: Offer | Treaty) -> dict[str, Any]:
    """Both promises, as they were made, each in words, and all of it in one sentence."""
    both = of_deal(s, deal.id)
    whole = offered(s, deal) if isinstance(deal, Offer) else stands(s, deal)
    return {"promises": [written(x) for x in both], "says": [promised(s, x) for x in both], "words": whole}


def awaiting(s: Game, you: int) -> frozenset[str]:
    """What waits for a player's word: offers, accusations, wishes to dissolve a treaty."""
    out = [f"offer {x.id}" for x in s.offers if x.to == you]
    for x in s.treaties:
        if x.accused >> you & 1:
            out.append(f"accusation {x.id}")
        if x.dissolving and you in (x.a, x.b) and not x.dissolving >> you & 1:
            out.append(f"dissolving {x.id}")
    return frozenset(out)
