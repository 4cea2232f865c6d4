/** One card's page: large, with its text as Gorin plays it, its rulings, and cards like it. `#/cards/lcg/Doji Whisperer` */

import { once } from "../api.js";
import { icon } from "../art/icons.js";
import { catalogue } from "../cards/catalogue.js";
import { large } from "../cards/large.js";
import { tile } from "../cards/tile.js";
import { h, ruleLink } from "../dom.js";
import { cardPage } from "./cards.js";
import { traitsOf } from "./parts/filters.js";
import { gameName } from "./parts/names.js";

/** @import { Child } from "../dom.js" */
/** @import { RuleInfo } from "protocol" */
/** @import { Printed } from "shapes" */

const ALIKE = 8;

/** @param {HTMLElement} root @param {{rest: string[]}} params */
export async function show(root, { rest }) {
  const [game, ...words] = rest;
  const told = await once(`/api/cards/${encodeURIComponent(words.join("/"))}`, { game });
  const card = /** @type {Printed} */ (told.cards[0]);
  const all = [...(await catalogue(game)).values()];
  document.title = `${card.name} · Gorin`;
  const place = all.findIndex((each) => each.name === card.name);
  const step = (/** @type {number} */ by, /** @type {Child} */ word) => (all[place + by] ? h("a", { class: "button", rel: by > 0 ? "next" : "prev", href: cardPage(game, all[place + by].name) }, word) : h("span"));
  root.append(h("div", { class: "wide-page" },
    h("p", null, h("a", { href: `#/cards?game=${game}` }, `All cards of the ${gameName(game)}`)),
    h("div", { class: "card-page" },
      h("div", { class: "stack" }, large(card, { heading: "h1", rulings: [] }), h("div", { class: "row spread" }, step(-1, [icon("before"), "Before"]), step(1, ["Next", icon("next")]))),
      h("div", { class: "stack" }, rulings(told.rulings), alike(game, card, all)))));
}

/** @param {RuleInfo[]} told */
function rulings(told) {
  return h("section", { "aria-labelledby": "rulings" }, h("h2", { id: "rulings" }, "Rulings"), told.length
    ? h("ul", { class: "rule-list" }, told.map((rule) => h("li", null, h("div", { class: "row" }, ruleLink(rule.id), h("span", { class: "small muted" }, rule.title)), h("p", null, rule.says),
      rule.reading ? h("p", { class: "small" }, h("b", null, "As Gorin reads it: "), rule.reading) : null)))
    : h("p", { class: "muted" }, "No ruling names this card. Its text above is what the engine plays."));
}

/** Cards that share a type and most traits. @param {string} game @param {Printed} card @param {Printed[]} all */
function alike(game, card, all) {
  const traits = new Set(traitsOf(card));
  const near = (/** @type {Printed} */ other) => traitsOf(other).filter((trait) => traits.has(trait)).length * 2 + (other.clan === card.clan ? 2 : 0) + (other.cost === card.cost ? 1 : 0);
  const found = all.filter((other) => other.type === card.type && other.name !== card.name).map((other) => ({ other, n: near(other) }))
    .sort((a, b) => b.n - a.n || a.other.name.localeCompare(b.other.name)).slice(0, ALIKE);
  return found.length ? h("section", { "aria-labelledby": "alike" }, h("h2", { id: "alike" }, "Cards like it"), h("ul", { class: "card-grid small-grid" },
    found.map(({ other }) => h("li", null, tile({ name: other.name }, other, { as: "a", key: other.name, attrs: { href: cardPage(game, other.name) } }))))) : null;
}
