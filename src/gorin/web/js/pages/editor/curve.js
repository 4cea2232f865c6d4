/** The curve of costs: how many cards of each pile cost how much. */

import { h, s } from "../../dom.js";
import { grouped } from "./list.js";
import { capital } from "../parts/names.js";

/** @import { Printed } from "shapes" */

const DEAR = 7;

/** @param {Record<string, number>} cards @param {Map<string, Printed>} known @returns {HTMLElement} */
export function curve(cards, known) {
  const piles = grouped(cards, known).map(({ pile, types }) => ({ pile, bars: bars(types.flatMap(({ its }) => its)) })).filter(({ bars: found }) => found.some((n) => n));
  return h("div", { class: "curves" }, piles.map(({ pile, bars: found }) => chart(pile, found)));
}

/** How many cards cost 0, 1, … and DEAR or more; cards without a cost do not count. @param {{card: Printed, n: number}[]} its @returns {number[]} */
function bars(its) {
  const out = Array(DEAR + 1).fill(0);
  for (const { card, n } of its) if (typeof card.cost === "number" && !["stronghold", "province", "role"].includes(card.type)) out[Math.min(card.cost, DEAR)] += n;
  return out;
}

/** @param {string} pile @param {number[]} found */
function chart(pile, found) {
  const most = Math.max(...found, 1), wide = 22, high = 64;
  const all = found.reduce((a, b) => a + b, 0);
  const mean = found.reduce((sum, n, cost) => sum + n * cost, 0) / all;
  const words = found.map((n, cost) => (n ? `${n} for ${cost}${cost === DEAR ? " or more" : ""}` : "")).filter(Boolean).join(", ");
  return h("figure", { class: "curve" }, h("figcaption", null, `${capital(pile)}: cost ${mean.toFixed(1)} on average`),
    s("svg", { viewBox: `0 0 ${wide * (DEAR + 1)} ${high + 30}`, role: "img", "aria-label": `Costs of the ${pile} cards: ${words}.` }, found.map((n, cost) => {
      const tall = (n / most) * high;
      return s("g", null, s("rect", { x: cost * wide + 3, y: high - tall + 14, width: wide - 6, height: Math.max(tall, 1), class: "curve-bar" }),
        n ? s("text", { x: cost * wide + wide / 2, y: high - tall + 10, class: "curve-n" }, n) : null,
        s("text", { x: cost * wide + wide / 2, y: high + 27, class: "curve-cost" }, cost === DEAR ? `${cost}+` : cost));
    })));
}
