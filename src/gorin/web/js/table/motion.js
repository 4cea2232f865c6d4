/** Cards slide when they move: where each was, where each is, and the way between. Nothing moves for who wants it still. */

import { all } from "../dom.js";
import { still } from "../settings.js";

const LONG = 320, MANY = 60;

/** Where every card is. @param {Element} root @returns {Map<string, DOMRect>} */
export function places(root) {
  const out = new Map();
  if (still() || document.hidden) return out;
  for (const each of all("[data-card]", root)) {
    if (each.dataset.card !== "") out.set(each.dataset.card, each.getBoundingClientRect());
  }
  return out;
}

/** Let every card come from where it was. @param {Element} root @param {Map<string, DOMRect>} before */
export function slide(root, before) {
  if (!before.size) return;
  /** @type {[HTMLElement, {x: number, y: number, scale: number}|null][]} */
  const moves = [];
  for (const each of all("[data-card]", root)) {
    const was = before.get(each.dataset.card || ""), is = each.getBoundingClientRect();
    if (!is.width) continue;
    if (!was || !was.width) { moves.push([each, null]); continue; }
    const x = was.left - is.left, y = was.top - is.top;
    if (Math.abs(x) + Math.abs(y) > 3) moves.push([each, { x, y, scale: was.width / is.width }]);
  }
  if (moves.length > MANY) return;
  for (const [each, from] of moves) {
    const start = from
      ? { transform: `translate(${from.x}px, ${from.y}px) scale(${Math.min(2, Math.max(0.5, from.scale))})`, zIndex: 5 }
      : { opacity: 0, transform: "translateY(-8px) scale(.94)" };
    each.animate([start, { transform: "none", opacity: 1 }], { duration: LONG, easing: "cubic-bezier(.2,.7,.2,1)" });
  }
}

/** On a small screen: what can be chosen, or the fight, comes into view, unless some of it is. @param {HTMLElement} root */
export function intoView(root) {
  const place = root.getBoundingClientRect(), hand = 90;
  const able = all(".board .glow, .conflict, .battlefield", root).filter((each) => !each.closest(".hand"));
  const seen = able.some((each) => { const box = each.getBoundingClientRect(); return box.top >= place.top - 8 && box.bottom <= place.bottom - hand; });
  if (able.length && !seen) able[0].scrollIntoView({ block: "center", behavior: still() ? "auto" : "smooth" });
}
