/** The card browser: drawn cards, searched and filtered. `#/cards?game=ccg&q=…` */

import { once } from "../api.js";
import { catalogue } from "../cards/catalogue.js";
import { tile } from "../cards/tile.js";
import { announce, clear, h } from "../dom.js";
import { filters, search } from "./parts/filters.js";
import { gameName } from "./parts/names.js";

/** @import { Printed } from "shapes" */
/** @import { Wanted } from "./parts/filters.js" */

const AT_ONCE = 60;

/** Where a card's page is. @param {string} game @param {string} name */
export const cardPage = (game, name) => `#/cards/${game}/${encodeURIComponent(name)}`;

/** @param {HTMLElement} root @param {{query: URLSearchParams, rest: string[]}} params */
export async function show(root, { query, rest }) {
  const { games } = await once("/api/games");
  const all = [...new Set(games.map((each) => each.rules.split("/")[0]))];
  const asked = rest[0] || query.get("game") || "", game = all.includes(asked) ? asked : all[0];
  const cards = [...(await catalogue(game)).values()];
  const asks = (/** @type {string} */ name) => query.get(name) || "";
  const begin = { q: asks("q"), clan: asks("clan"), type: asks("type"), cost: asks("cost"), trait: asks("trait"), deck: asks("deck") };
  const found = h("p", { class: "muted", role: "status" });
  const list = h("ul", { class: "card-grid" });
  const more = h("button", { type: "button", hidden: true }, "Show more");
  /** @type {Printed[]} */ let shown = [];
  let upTo = AT_ONCE;

  function draw() {
    clear(list, shown.slice(0, upTo).map((card) => h("li", null, tile({ name: card.name }, card, { as: "a", key: card.name, attrs: { href: cardPage(game, card.name) } }))));
    more.hidden = shown.length <= upTo;
  }
  /** @param {Wanted} wanted */
  function look(wanted) {
    shown = search(cards, wanted);
    upTo = AT_ONCE;
    clear(found, `${shown.length} of ${cards.length} cards`);
    announce(`${shown.length} cards`);
    const words = new URLSearchParams(Object.entries({ game, ...wanted }).filter(([, value]) => value));
    history.replaceState(null, "", `#/cards?${words}`);
    draw();
  }
  more.addEventListener("click", () => {
    upTo += AT_ONCE;
    draw();
  });
  root.append(h("div", { class: "wide-page" }, h("div", { class: "row spread page-head" }, h("h1", null, "Cards"), h("nav", { class: "tabs", "aria-label": "Game" }, all.map((each) =>
    h("a", { href: `#/cards?game=${each}`, "aria-current": each === game ? "page" : null }, gameName(each))))),
  filters(cards, begin, look), found, list, h("p", { class: "row center" }, more)));
  look(begin);
}
