/** Bringing a deck: pasted or as a file, in any shape `gorin deck check` reads. What is wrong stands beside its line. */

import { once, post } from "../../api.js";
import { clear, h, refusal } from "../../dom.js";
import { saveDeck } from "../../settings.js";
import { DeckText } from "./deck-text.js";
import { rulesName } from "./names.js";
import { counts, problems, verdict } from "./problems.js";

/** @import { DeckChecked, Games } from "protocol" */
/** @import { Check } from "shapes" */
/** For which rules, perhaps for no others; and what is done with the deck. @typedef {{rules?: string, fixed?: boolean, done: (saved: import("../../settings.js").SavedDeck, legal: boolean) => void}} How */

const MOST = 100_000; // letters

/** @param {How} how @returns {HTMLElement} */
export const importer = (how) => new Importer(how).element;

class Importer {
  /** @param {How} how */
  constructor(how) {
    this.how = how;
    this.name = "deck";
    this._text = new DeckText();
    this._found = h("div", { class: "found", "aria-live": "polite" });
    /** @type {HTMLSelectElement} */
    this._rules = h("select", { "aria-label": "Format" });
    /** @type {HTMLInputElement} */
    this._file = h("input", { type: "file", accept: ".txt,.json,.dek,.deck,text/plain,application/json", class: "unseen", id: `file-${Math.random().toString(36).slice(2)}`, onchange: () => this._read() });
    this._offer();
    this.element = h("div", { class: "importer stack" },
      h("p", { class: "small muted" }, "Lists as deck builders export them, as text or JSON, or simply “3x Doji Whisperer” line by line."),
      h("div", { class: "row" }, this._rules, this._file, h("label", { class: "button", for: this._file.id }, "Choose a file")),
      this._text.element,
      h("div", { class: "row" }, h("button", { type: "button", class: "primary check-deck", onclick: () => this._look() }, "Check it")),
      this._found);
  }

  /** The rules a deck may be for. */
  _offer() {
    const { rules, fixed } = this.how;
    if (fixed && rules) this._rules.append(h("option", { value: rules }, rulesName(rules)));
    else once("/api/games").catch(() => /** @type {Games} */ ({ games: [] })).then(({ games }) => clear(this._rules, games.map((game) => h("option", { value: game.rules, selected: game.rules === rules }, rulesName(game.rules)))));
  }

  /** Read the file that was chosen. */
  async _read() {
    const chosen = this._file.files?.[0];
    if (!chosen) return;
    if (chosen.size > MOST) {
      clear(this._found, h("p", { class: "bad" }, `${chosen.name} is larger than any deck: at most 100,000 letters are read.`));
      return;
    }
    this.name = chosen.name.replace(/\.\w+$/, "").slice(0, 100) || "deck";
    this._text.value = await chosen.text();
    await this._look();
  }

  /** Check what is written there. */
  async _look() {
    const text = this._text.value;
    if (!text.trim()) {
      clear(this._found, h("p", null, "Paste a deck first, or choose a file."));
      return;
    }
    try {
      this._tell(await post("/api/decks/check", { rules: this._rules.value, deck: { text, name: this.name } }));
    } catch (error) {
      clear(this._found, h("p", { class: "bad" }, refusal(error).message));
    }
  }

  /** @param {DeckChecked} told */
  _tell({ deck, ...told }) {
    const check = /** @type {Check} */ (told.check), readable = Object.keys(deck.cards).length > 0;
    this._text.number(new Set(check.problems.map((problem) => problem.line)));
    const take = () => this.how.done(saveDeck({ rules: this._rules.value, name: check.name || this.name, clan: deck.clan, cards: deck.cards }), check.legal);
    clear(this._found, verdict(check), counts(check), problems(check.problems, (line) => this._text.goTo(line)),
      readable ? h("button", { type: "button", class: "primary", onclick: take }, check.legal ? "Save this deck" : "Save what could be read, and mend it") : null);
  }
}
