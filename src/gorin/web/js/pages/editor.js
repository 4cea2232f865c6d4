/** The deck editor: find cards on the left, the deck on the right, legality as you go. `#/decks/edit?id=…` */

import { once, post } from "../api.js";
import { icon } from "../art/icons.js";
import { gameOf, oneCard } from "../cards/catalogue.js";
import { large } from "../cards/large.js";
import { dialog } from "../dialog.js";
import { clear, complain, h, toast } from "../dom.js";
import { along, catalogueAndOwn, isOwn } from "../own-cards.js";
import { keepSeats, saveDeck, settings } from "../settings.js";
import { curve } from "./editor/curve.js";
import { openDeck } from "./editor/deck.js";
import { share } from "./editor/exporting.js";
import { Finder } from "./editor/finder.js";
import { legality } from "./editor/legality.js";
import { drawList } from "./editor/list.js";
import { sample } from "./editor/sample.js";
import { rulesName } from "./parts/names.js";

/** @import { DeckChecked, GameInfo } from "protocol" */
/** @import { Check, Printed } from "shapes" */
/** @import { Deck } from "./editor/deck.js" */

/** @param {HTMLElement} root @param {{query: URLSearchParams}} params */
export async function show(root, { query }) {
  const { games } = await once("/api/games");
  const found = openDeck(query.get("id") || "");
  if (!found) {
    const { rules } = games.find((each) => each.rules === query.get("rules")) || games[0];
    location.replace(`#/decks/edit?id=${saveDeck({ rules, name: "New deck", clan: "", cards: {} }).id}`);
    return;
  }
  const editor = new Editor(found, games, await catalogueAndOwn(gameOf(found.rules)));
  root.append(editor.element);
}

class Editor {
  /** @param {Deck} deck @param {GameInfo[]} games @param {Map<string, Printed>} known */
  constructor(deck, games, known) {
    this.deck = deck;
    this.games = games;
    this.known = known;
    this.game = gameOf(deck.rules);
    this.look = (/** @type {Printed} */ card) => { (isOwn(card) ? Promise.resolve(card) : oneCard(this.game, card.name)).then((full) => dialog(card.name, large(full)), (error) => toast(error.message)); };
    this._exported = { text: "", json: "" };
    this._legal = false;
    this._finder = new Finder(this._offered(), deck, this.look);
    this._list = h("div", { class: "deck-piles" });
    this._curves = h("div");
    this._size = h("span", { class: "deck-size" });
    this._play = h("button", { type: "button", class: "primary", disabled: true, onclick: () => this._begin() }, "Play it");
    deck.listen(() => this._changed());
    this.element = this._lay();
    this._changed();
  }

  /** The cards of the game, without those that bear the symbol of another of its editions. */
  _offered() {
    const others = this.games.filter((each) => gameOf(each.rules) === this.game && each.rules !== this.deck.rules).map((each) => each.rules.split("/")[1]);
    return [...this.known.values()].filter((card) => !others.includes(card.set || ""));
  }

  _lay() {
    const halves = h("div", { class: "editor" }, this._finder.element,
      h("section", { class: "the-deck panel", "aria-label": "The deck" }, legality(this.deck, (told) => this._checked(told)), this._curves, this._list));
    return h("div", { class: "wide-page" }, this._head(), this._tabs(halves), halves);
  }

  /** What the deck is called, and what one may do with it. */
  _head() {
    const { deck, games } = this;
    const opening = games.find((each) => each.rules === deck.rules)?.opening || [];
    const formats = games.filter((each) => gameOf(each.rules) === this.game);
    return h("div", { class: "row spread page-head" }, h("h1", { class: "unseen" }, "Deck editor"),
      h("div", { class: "row" }, h("a", { class: "button quiet", href: "#/decks" }, icon("before"), "Decks"),
        h("input", { class: "deck-title", "aria-label": "Name of the deck", maxlength: 100, value: deck.name, onchange: (event) => deck.change({ name: event.currentTarget.value.trim() || "deck" }) }),
        h("select", { "aria-label": "Format", onchange: (event) => { deck.change({ rules: event.currentTarget.value }); dispatchEvent(new HashChangeEvent("hashchange")); } },
          formats.map((each) => h("option", { value: each.rules, selected: each.rules === deck.rules }, rulesName(each.rules))))),
      h("div", { class: "row" }, h("button", { type: "button", onclick: () => deck.undo() }, "Undo"),
        h("button", { type: "button", onclick: () => dialog("Sample hand", sample(deck.cards, this.known, opening, this.look), { wide: true }) }, "Sample hand"),
        h("button", { type: "button", onclick: () => share(deck.name, this._exported) }, "Export"), this._play));
  }

  /** On narrow pages one half is shown at a time. @param {HTMLElement} halves */
  _tabs(halves) {
    /** @type {HTMLElement} */
    const tabs = h("div", { class: "editor-tabs row", role: "group", "aria-label": "What is shown" });
    const half = (/** @type {"cards"|"deck"} */ name) => h("button", { type: "button", "aria-pressed": String(name === "cards"), onclick: (event) => {
      halves.classList.toggle("show-deck", name === "deck");
      for (const each of tabs.children) each.setAttribute("aria-pressed", String(each === event.currentTarget));
    } }, name === "cards" ? "Find cards" : this._size);
    tabs.append(half("cards"), half("deck"));
    return tabs;
  }

  _changed() {
    this._finder.recount();
    this._count();
    drawList(this._list, this.deck, this.known, this.look);
    clear(this._curves, curve(this.deck.cards, this.known));
  }

  _count() {
    clear(this._size, `The deck (${this.deck.size}) `, icon(this._legal ? "check" : "close"), h("span", { class: "unseen" }, this._legal ? " legal" : " not legal"));
  }

  /** @param {DeckChecked} told */
  _checked(told) {
    const check = /** @type {Check} */ (told.check), { deck } = this;
    this._exported = told;
    this._legal = check.legal;
    this._play.disabled = !check.legal;
    this._count();
    if (check.clan !== deck.saved.clan) deck.saved = saveDeck({ ...deck.saved, clan: check.clan });
  }

  async _begin() {
    try {
      const made = await post("/api/tables", { rules: this.deck.rules, ...along(this.game, [this.deck.cards]), seats: [{ who: "you", name: settings().name, deck: this.deck.given() }, { who: "agent" }] });
      keepSeats(made);
      location.hash = `#/table/${made.table.table}`;
    } catch (error) {
      complain(error);
    }
  }
}
