/** Sample hands and provinces: dealt from the deck as it is, drawn again, exchanged once as the rules allow. */

import { tile } from "../../cards/tile.js";
import { announce, clear, h } from "../../dom.js";
import { pileOf } from "../parts/filters.js";
import { capital } from "../parts/names.js";

/** @import { Dealt } from "protocol" */
/** @import { Printed } from "shapes" */
/** What was dealt, what is left, and what would be exchanged. @typedef {{dealt: Dealt, hand: Printed[], rest: Printed[], away: Set<number>, exchanged: boolean}} Hand */

/** A pile in random order. @param {Printed[]} cards */
function shuffled(cards) {
  const out = [...cards];
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [out[i], out[j]] = [out[j], out[i]];
  }
  return out;
}

/**
 * @param {Record<string, number>} cards @param {Map<string, Printed>} known
 * @param {Dealt[]} opening as /api/games says
 * @param {(card: Printed) => void} look
 * @returns {HTMLElement}
 */
export function sample(cards, known, opening, look) {
  const root = h("div", { class: "sample stack" });
  /** @type {Hand[]} */
  let hands = [];

  function deal() {
    hands = opening.map((dealt) => {
      const pile = shuffled(Object.entries(cards).flatMap(([name, n]) => {
        const card = known.get(name);
        return card && pileOf(card) === dealt.pile ? Array(n).fill(card) : [];
      }));
      return { dealt, hand: pile.slice(0, dealt.cards), rest: pile.slice(dealt.cards), away: new Set(), exchanged: false };
    });
    announce(hands.map(({ dealt, hand }) => `${dealt.name}: ${hand.map((card) => card.name).join(", ")}`).join(". "));
    draw();
  }

  /** The chosen cards are set aside, replaced from the deck, and shuffled back into it. @param {Hand} of */
  function exchange(of) {
    const aside = of.hand.filter((_, i) => of.away.has(i));
    of.hand = of.hand.map((card, i) => (of.away.has(i) ? of.rest.shift() || card : card));
    of.rest = shuffled([...of.rest, ...aside]);
    of.away = new Set();
    of.exchanged = true;
    announce(`${of.dealt.name}: ${of.hand.map((card) => card.name).join(", ")}`);
    draw();
  }

  function draw() {
    clear(root, hands.map((of) => h("section", { class: "sample-hand", "aria-label": capital(of.dealt.name) },
      h("div", { class: "row spread" }, h("h3", null, capital(of.dealt.name), " ", h("span", { class: "muted small" }, `${of.hand.length} of ${of.hand.length + of.rest.length} ${of.dealt.pile} cards`)),
        of.dealt.again ? h("button", { type: "button", class: "mulligan", disabled: of.exchanged || !of.away.size, onclick: () => exchange(of) }, of.exchanged ? "Exchanged" : `Exchange ${of.away.size || "the chosen"}`) : null),
      of.hand.length ? h("div", { class: "sample-cards" }, of.hand.map((card, i) => tile({ name: card.name }, card, {
        key: `${of.dealt.name}${i}`, class: of.away.has(i) ? "set-aside" : "",
        attrs: of.dealt.again && !of.exchanged ? { "aria-pressed": String(of.away.has(i)), onclick: () => { if (of.away.has(i)) of.away.delete(i); else of.away.add(i); draw(); } } : { onclick: () => look(card) },
      }))) : h("p", { class: "muted" }, `There are no ${of.dealt.pile} cards in the deck yet.`))),
    h("div", { class: "row" }, h("button", { type: "button", class: "primary draw-again", onclick: deal }, "Draw again"),
      opening.some((dealt) => dealt.again) ? h("span", { class: "small muted" }, "Choose the cards you would exchange.") : null));
  }
  deal();
  return root;
}
