"""Can everything that may be chosen be reached, and does nothing lie over it?"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from gorin.server.protocol import Decision

# the element that chooses an option, if it is drawn: a card, a ring, a button; what is in a pile lies in the tray, too
FIND = """const find = ({index, card, ring}) => {
  const seen = each => each && each.getClientRects().length && getComputedStyle(each).visibility !== "hidden"
  const places = [`.decision [data-option="${index}"]`]
  if (card !== null) places.unshift(`.table-main [data-card="${card}"].glow`)
  if (ring !== null) places.unshift(`.table-main .ring.glow[data-ring="${CSS.escape(ring)}"]`)
  return places.flatMap(place => [...document.querySelectorAll(place)]).find(seen)
};"""
# is what lies at its edge or in its middle the thing itself?
OVER = """const here = (thing, x, y) => { const there = document.elementFromPoint(x, y)
  return Boolean(there) && (thing === there || thing.contains(there)) };
const open = thing => {
  thing.scrollIntoView({block: "nearest", inline: "nearest"})
  const box = thing.getBoundingClientRect()
  return here(thing, box.left + 6, box.top + 8) || here(thing, box.left + box.width / 2, box.top + box.height / 2)
};"""
LOOK = (
    "options => {" + FIND + OVER + "return options.map(each => { const thing = find(each);"
    " return !thing ? 'not drawn' : open(thing) ? '' : 'covered' }) }"
)
SEEN = (
    "selector => {"
    + OVER
    + """
  const thing = [...document.querySelectorAll(selector)].find(each => each.getClientRects().length)
  if (!thing) return false
  const box = thing.getBoundingClientRect()
  return box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.left + Math.min(box.width, 20) <= innerWidth
    && here(thing, box.left + box.width / 2, box.top + box.height / 2) }"""
)


def out_of_reach(page: Page, decision: Decision) -> list[str]:
    """The options that cannot be clicked, even after every neighbour was opened at whom something is to choose."""
    left = {option.index: option for option in decision.options}
    tried: set[str] = set()
    said = ""
    while True:
        asked = [_place(option) for option in left.values()]
        told: list[str] = page.evaluate(LOOK, asked)
        left = {n: option for (n, option), found in zip(left.items(), told, strict=True) if found}
        said = ", ".join(
            f"{option.text}: {found}" for option, found in zip(left.values(), filter(None, told), strict=True)
        )
        able: list[str] = page.locator(".neighbour.able").evaluate_all("all => all.map(x => x.dataset.neighbour)")
        closed = [seat for seat in able if seat not in tried]
        if not left or not closed:
            return [said] if left else []
        tried.add(closed[0])
        page.locator(f'.neighbour[data-neighbour="{closed[0]}"] .who').click()


def in_view(page: Page, selector: str) -> bool:
    """Is it on the screen as it is now, with nothing over it?"""
    found: bool = page.evaluate(SEEN, selector)
    return found


def _place(option: Any) -> dict[str, Any]:
    card = option.card.id if option.card else None
    ring = option.detail.get("ring") if card is None else None
    return {"index": option.index, "card": card, "ring": ring if isinstance(ring, str) else None}
