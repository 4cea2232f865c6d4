/** The left of the deck editor: cards that fit what is looked for, with how many of each are in the deck. */

import { tile } from "../../cards/tile.js";
import { clear, h, one } from "../../dom.js";
import { filters, search } from "../parts/filters.js";
import { counter } from "./list.js";

/** @import { Printed } from "shapes" */
/** @import { Deck } from "./deck.js" */

const AT_ONCE = 36;

export class Finder {
  /** @param {Printed[]} all @param {Deck} deck @param {(card: Printed) => void} look */
  constructor(all, deck, look) {
    this.all = all;
    this.deck = deck;
    this.look = look;
    this._upTo = AT_ONCE;
    this._found = h("p", { class: "small muted", role: "status" }, `${all.length} cards`);
    this._list = h("ul", { class: "card-grid editor-grid" });
    this._more = h("button", { type: "button", hidden: true, onclick: () => { this._upTo += AT_ONCE; this._draw(); } }, "Show more");
    this._shown = search(all, { q: "", clan: "", type: "", cost: "", trait: "", deck: "" });
    this.element = h("section", { class: "finder", "aria-label": "Find cards" }, filters(all, {}, (wanted) => this._find(wanted)), this._found, this._list, h("p", { class: "row center" }, this._more));
    this._draw();
  }

  /** @param {Parameters<typeof search>[1]} wanted */
  _find(wanted) {
    this._shown = search(this.all, wanted);
    this._upTo = AT_ONCE;
    clear(this._found, `${this._shown.length} of ${this.all.length} cards`);
    this._draw();
  }

  _draw() {
    const { deck } = this;
    clear(this._list, this._shown.slice(0, this._upTo).map((card) => h("li", { dataset: { of: card.name }, class: deck.count(card.name) ? "in-deck" : "" },
      tile({ name: card.name }, card, { key: card.name, attrs: { onclick: () => this.look(card) } }), counter(deck, card.name))));
    this._more.hidden = this._shown.length <= this._upTo;
  }

  /** The deck has changed. */
  recount() {
    for (const each of this._list.querySelectorAll("li")) {
      const name = each.dataset.of || "", n = this.deck.count(name), number = one("[data-counter] b", each);
      each.className = n ? "in-deck" : "";
      number.textContent = String(n);
      number.setAttribute("aria-label", `${n} of ${name}`);
      one("[data-counter] button", each).toggleAttribute("disabled", !n);
    }
  }
}
