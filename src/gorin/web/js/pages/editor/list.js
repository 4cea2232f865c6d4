/** The deck as a list: pile by pile, type by type, with buttons for one more and one fewer. */

import { crest } from "../../art/crests.js";
import { all, clear, h } from "../../dom.js";
import { pileOf } from "../parts/filters.js";
import { capital } from "../parts/names.js";

/** @import { Printed } from "shapes" */

const PILES = ["stronghold", "role", "province", "dynasty", "conflict", "fate"];
const NONE = "–";

/** Buttons and number for one card. @param {import("./deck.js").Deck} deck @param {string} name */
export function counter(deck, name) {
  const n = deck.count(name);
  return h("span", { class: "counter", dataset: { counter: name } },
    h("button", { type: "button", class: "quiet", "aria-label": `One ${name} fewer`, disabled: !n, onclick: () => deck.add(name, -1) }, "−"),
    h("b", { "aria-label": `${n} of ${name}` , role: "img" }, n),
    h("button", { type: "button", class: "quiet", "aria-label": `One more ${name}`, onclick: () => deck.add(name, 1) }, "+"));
}

/** Cards of a deck by pile and type. @param {Record<string, number>} cards @param {Map<string, Printed>} known */
export function grouped(cards, known) {
  /** @type {Map<string, Map<string, {card: Printed, n: number}[]>>} */
  const piles = new Map();
  for (const [name, n] of Object.entries(cards)) {
    const card = known.get(name) || { name, type: "unknown", clan: "neutral", text: "" };
    const pile = pileOf(card) || "other";
    const types = piles.get(pile) || new Map();
    piles.set(pile, types);
    types.set(card.type, [...(types.get(card.type) || []), { card, n }]);
  }
  const place = (/** @type {string} */ pile) => (PILES.includes(pile) ? PILES.indexOf(pile) : PILES.length);
  return [...piles].sort(([a], [b]) => place(a) - place(b)).map(([pile, types]) => ({
    pile, size: [...types.values()].flat().reduce((sum, { n }) => sum + n, 0),
    types: [...types].map(([type, its]) => ({ type, its: its.sort((a, b) => Number(a.card.cost ?? -1) - Number(b.card.cost ?? -1) || a.card.name.localeCompare(b.card.name)) })),
  }));
}

/** Draw the list. @param {HTMLElement} root @param {import("./deck.js").Deck} deck @param {Map<string, Printed>} known @param {(card: Printed) => void} look */
export function drawList(root, deck, known, look) {
  const active = document.activeElement;
  const held = active && root.contains(active) ? [active.closest("[data-counter]")?.getAttribute("data-counter"), active.textContent] : null;
  const piles = grouped(deck.cards, known);
  clear(root, piles.length ? piles.map(({ pile, size, types }) => h("section", { class: "pile", "aria-label": `${capital(pile)}, ${size} cards` },
    h("h3", null, capital(pile), " ", h("span", { class: "muted" }, size)), types.map(({ type, its }) => [
      types.length > 1 ? h("h4", { class: "small muted" }, capital(type)) : null,
      h("ul", { class: "deck-list" }, its.map(({ card }) => h("li", null, counter(deck, card.name),
        h("span", { class: "cost" }, card.cost ?? NONE), crest(card.clan, { size: 16 }),
        h("button", { type: "button", class: "link deck-card", onclick: () => look(card) }, card.name))))])))
    : h("p", { class: "muted" }, "The deck is empty. Find cards and add them with +."));
  if (held?.[0]) {
    const again = all("[data-counter]", root).find((each) => each.dataset.counter === held[0]);
    const button = again && [...again.querySelectorAll("button")].find((each) => each.textContent === held[1] && !each.disabled);
    if (button) button.focus();
  }
}
