/** The arrows of the keyboard walk over what lies on the table, from where one is to the nearest thing that way. */

import { all } from "../dom.js";

const ASIDE = 2.5; // how much further away what lies aside counts

/** Go to the nearest thing in a direction. @param {HTMLElement} root @param {[number, number]} where */
export function walk(root, [x, y]) {
  const from = /** @type {HTMLElement} */ (document.activeElement), here = middle(root.contains(from) && from !== root ? from : null);
  let best = null, least = Infinity;
  for (const each of things(root)) {
    if (each === from) continue;
    const there = middle(each), along = (there.x - here.x) * x + (there.y - here.y) * y, across = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x);
    if (along > 4 && along + across * ASIDE < least) { least = along + across * ASIDE; best = each; }
  }
  (best || (root.contains(from) ? null : things(root)[0]))?.focus();
}

/** Go to the next thing that can be chosen. @param {HTMLElement} root */
export function next(root) {
  const able = all(".glow, .option", root), at = able.findIndex((each) => each === document.activeElement);
  able[(at + 1) % able.length]?.focus();
}

/** What one can walk to. @param {HTMLElement} root */
const things = (root) => all(".card, .strip, .ring.glow, .heap:not([disabled]), .option", root).filter((each) => each.dataset.name || each.matches(".glow, .heap, .option"));

/** @param {HTMLElement|null} element */
function middle(element) {
  if (!element) return { x: innerWidth / 2, y: innerHeight * 0.6 };
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
