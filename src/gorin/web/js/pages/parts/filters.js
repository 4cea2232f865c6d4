/** Searching cards: words, clan, type, cost, trait, pile. The same for the browser and the editor, for any game. */

import { crest } from "../../art/crests.js";
import { clear, debounce, h } from "../../dom.js";
import { capital, fold } from "./names.js";

/** @import { Printed, Value } from "shapes" */
/** @typedef {{q: string, clan: string, type: string, cost: string, trait: string, deck: string}} Wanted */

const NOTHING = { q: "", clan: "", type: "", cost: "", trait: "", deck: "" };
const DEAR = 6; // this cost and above are one choice

/** A card's traits: the CCG calls them keywords. @param {Printed} card @returns {string[]} */
export const traitsOf = (card) => [...(card.traits || []), ...(card.keywords || [])];

/** The pile of a deck a card is counted in. @param {Printed} card @returns {string} */
export const pileOf = (card) => card.pile || card.deck || "";

/** @type {WeakMap<Printed, string>} */
const haystacks = new WeakMap();

/** The text in which words are looked for. @param {Printed} card @returns {string} */
function haystack(card) {
  const before = haystacks.get(card);
  if (before !== undefined) return before;
  const made = fold([card.name, card.type, card.clan, ...traitsOf(card), ...(card.elements || []), (card.text || "").replace(/[[\]]/g, " ")].join(" "));
  haystacks.set(card, made);
  return made;
}

/** Does a card fit? @param {Printed} card @param {Wanted} wanted */
export function fits(card, wanted) {
  if (wanted.clan && card.clan !== wanted.clan) return false;
  if (wanted.type && card.type !== wanted.type) return false;
  if (wanted.deck && pileOf(card) !== wanted.deck) return false;
  if (wanted.trait && !traitsOf(card).includes(wanted.trait)) return false;
  if (wanted.cost && !fitsCost(card.cost, wanted.cost)) return false;
  return fold(wanted.q).split(/\s+/).every((word) => haystack(card).includes(word));
}

/** @param {Value|undefined} cost @param {string} wanted */
function fitsCost(cost, wanted) {
  if (wanted === "–") return cost === null || cost === undefined;
  if (wanted === `${DEAR}+`) return typeof cost === "number" && cost >= DEAR;
  return String(cost) === wanted;
}

/** Cards in the order in which they are shown: what has the words in its name first, then by name. @param {Printed[]} cards @param {Wanted} wanted */
export function search(cards, wanted) {
  const words = fold(wanted.q).trim();
  const named = (/** @type {Printed} */ card) => (words && fold(card.name).includes(words) ? 0 : 1);
  return cards.filter((card) => fits(card, wanted)).sort((a, b) => named(a) - named(b) || a.name.localeCompare(b.name));
}

/** A number of steps of cost that cards have. @param {Printed[]} cards */
function costs(cards) {
  const there = new Set(cards.map((card) => card.cost));
  const numbers = [...there].filter((cost) => typeof cost === "number").filter((cost) => cost < DEAR).sort((a, b) => a - b).map(String);
  const dear = [...there].some((cost) => typeof cost === "number" && cost >= DEAR) ? [`${DEAR}+`] : [];
  return [...numbers, ...dear, ...(there.has("X") ? ["X"] : []), ...(there.has(null) ? ["–"] : [])];
}

/** @param {string[]} values */
const unique = (values) => [...new Set(values)].filter(Boolean).sort();

/**
 * The form. `changed` is called with what is wanted whenever that is something else.
 * @param {Printed[]} cards @param {Partial<Wanted>} begin @param {(wanted: Wanted) => void} changed @param {{label?: string}} [how]
 * @returns {HTMLElement}
 */
export function filters(cards, begin, changed, how = {}) {
  /** @type {Wanted} */
  let wanted = { ...NOTHING, ...begin };
  const form = h("form", { class: "filters", role: "search", "aria-label": how.label || "Find cards", onsubmit: (event) => event.preventDefault() });
  const tell = (/** @type {Partial<Wanted>} */ some) => {
    wanted = { ...wanted, ...some };
    changed(wanted);
  };
  /** @type {HTMLInputElement} */
  const q = h("input", { type: "search", class: "filter-words", placeholder: "Name, text, trait", "aria-label": "Words in the name, text or traits", value: wanted.q, oninput: debounce(() => tell({ q: q.value }), 120) });
  /** @param {keyof Wanted} name @param {string} word @param {string[]} values @param {(value: string) => string} [show] */
  const choice = (name, word, values, show = capital) => h("select", { "aria-label": word, onchange: (event) => tell({ [name]: event.currentTarget.value }) },
    h("option", { value: "" }, `Any ${word}`), values.map((value) => h("option", { value, selected: value === wanted[name] }, show(value))));
  const clans = () => h("div", { class: "clans", role: "group", "aria-label": "Clan" }, unique(cards.map((card) => card.clan)).map((clan) =>
    h("button", { type: "button", class: "clan", title: capital(clan), "aria-label": capital(clan), "aria-pressed": String(wanted.clan === clan), onclick: () => { tell({ clan: wanted.clan === clan ? "" : clan }); draw(); } }, crest(clan, { size: 26 }))));
  const draw = () => clear(form, q, clans(),
    choice("deck", "pile", unique(cards.map(pileOf))),
    choice("type", "type", unique(cards.map((card) => card.type))),
    choice("cost", "cost", costs(cards), (cost) => (cost === "–" ? "No cost" : `Cost ${cost}`)),
    choice("trait", "trait", unique(cards.flatMap(traitsOf))),
    h("button", { type: "button", class: "quiet", onclick: () => { q.value = ""; wanted = { ...NOTHING }; draw(); changed(wanted); } }, "Clear"));
  draw();
  return form;
}
