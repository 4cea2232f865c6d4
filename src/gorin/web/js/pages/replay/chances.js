/** Chances to win, drawn: a bar for where a replay stands, and a curve over the whole game with marks to go to. */

import { h, s } from "../../dom.js";

/** @import { Sheet, Side, Weighed } from "./review.js" */

const WIDE = 320, HIGH = 80, EDGE = 6;

/** The last choice of a player up to a step; before the first, the first. @param {Side} side @param {number} step @returns {Weighed|undefined} */
export const latest = (side, step) => side.choices.findLast((each) => each.step <= step) ?? side.choices[0];

/** A bar for each player. @param {Side[]} sides @param {string[]} players @param {number} step */
export function bars(sides, players, step) {
  return h("div", { class: "chance-bars" }, sides.map((side) => {
    const found = latest(side, step);
    if (!found) return null;
    const { value, low, high } = found.chance, part = (/** @type {number} */ x) => Math.round(100 * x);
    const words = `${players[side.seat]}: ${part(value)} % to win, between ${part(low)} and ${part(high)}`;
    return h("div", { class: "chance-row" }, h("span", { class: "chance-name" }, players[side.seat]),
      h("div", { class: "chance-bar", role: "img", "aria-label": words, title: words },
        h("span", { class: "chance-fill", style: { width: `${100 * value}%` } }), h("span", { class: "chance-range", style: { left: `${100 * low}%`, width: `${100 * (high - low)}%` } })),
      h("span", { class: "chance-number" }, `${part(value)} %`));
  }));
}

/** The chance over the whole game. A click goes there; dear choices are dots, turning points lines. @param {Sheet} sheet @param {Side[]} sides @param {number} step @param {(step: number) => void} go */
export function curve(sheet, sides, step, go) {
  const x = (/** @type {number} */ at) => EDGE + (at / Math.max(1, sheet.steps)) * (WIDE - 2 * EDGE), y = (/** @type {number} */ chance) => EDGE + (1 - chance) * (HIGH - 2 * EDGE);
  const clicked = (/** @type {MouseEvent} */ event) => {
    const place = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const at = ((event.clientX - place.left) / place.width) * WIDE;
    go(Math.round(Math.min(1, Math.max(0, (at - EDGE) / (WIDE - 2 * EDGE))) * sheet.steps));
  };
  return s("svg", { class: "chance-curve", viewBox: `0 0 ${WIDE} ${HIGH}`, role: "img", "aria-label": "The chance to win, step by step", onclick: clicked },
    s("line", { class: "chance-half", x1: EDGE, x2: WIDE - EDGE, y1: y(0.5), y2: y(0.5) }),
    sides.map((side, k) => drawn(side, k, x, y)),
    s("line", { class: "chance-here", x1: x(step), x2: x(step), y1: 0, y2: HIGH }));
}

/** One player's curve with its marks. @param {Side} side @param {number} k @param {(step: number) => number} x @param {(chance: number) => number} y */
function drawn(side, k, x, y) {
  const at = new Map(side.choices.map((each) => [each.step, each.chance]));
  const band = [...side.choices.map((each) => `${x(each.step)},${y(each.chance.high)}`), ...side.choices.toReversed().map((each) => `${x(each.step)},${y(each.chance.low)}`)];
  return s("g", { class: `chance-of chance-of-${k % 4}` },
    s("polygon", { points: band.join(" ") }),
    s("polyline", { points: side.choices.map((each) => `${x(each.step)},${y(each.chance.value)}`).join(" ") }),
    side.turning.map((each) => s("line", { class: "chance-turn", x1: x(each.step), x2: x(each.next), y1: y(each.before.value), y2: y(each.after.value) })),
    side.dearest.map((each) => s("circle", { class: "chance-dear", cx: x(each.step), cy: y(at.get(each.step)?.value ?? 0.5), r: 4 }, s("title", null, `“${each.chosen}”; better: “${each.better}”`))));
}
