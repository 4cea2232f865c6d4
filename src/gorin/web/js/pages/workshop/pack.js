/** The cards made in this browser: open one, throw one away, take all along as one file, or bring a file. */

import { post } from "../../api.js";
import { crest } from "../../art/crests.js";
import { clear, complain, h, toast } from "../../dom.js";
import { fileOf, keepCard, nameOf, newCard, ownCards, removeCard } from "../../own-cards.js";
import { capital } from "../parts/names.js";

/** @import { Bench, TypedCard } from "protocol" */
/** @import { OwnCard } from "../../own-cards.js" */

const LISTS = ["traits", "elements", "limits"];

export class Pack {
  /** @param {Bench} bench @param {number} most letters of a file @param {(card: OwnCard) => void} open */
  constructor(bench, most, open) {
    this.bench = bench;
    this.most = most;
    this.open = open;
    this._list = h("div");
    /** @type {HTMLInputElement} */
    this._file = h("input", { type: "file", accept: ".txt,text/plain", class: "unseen", id: "card-file", onchange: () => this._bring().catch(complain) });
    this.element = h("section", { class: "panel stack", "aria-labelledby": "your-cards" }, h("div", { class: "row spread" }, h("h2", { id: "your-cards" }, "Your cards"),
      h("div", { class: "row" }, h("button", { type: "button", class: "new-card", onclick: () => open(newCard(bench)) }, "New card"),
        this._file, h("label", { class: "button", for: this._file.id }, "Bring a file"), h("button", { type: "button", class: "download", onclick: () => this._download() }, "Download as a file"))),
      this._list, h("p", { class: "small muted" }, "Cards are kept in this browser, and nowhere else. The file has them in plain English, all of them together: whoever gets it can bring it here, or load it with ",
        h("code", null, "--cards FILE.txt"), ". Nothing of such a file is run, so you may take it from anybody."));
    this.draw();
  }

  draw() {
    const cards = ownCards(this.bench.game);
    clear(this._list, cards.length ? h("ul", { class: "own-cards" }, cards.map((card) => h("li", { class: "row" },
      h("button", { type: "button", class: "own-card", onclick: () => this.open(card) }, crest(card.clan, { size: 22 }), nameOf(card) || "Nameless card"),
      h("button", { type: "button", class: "quiet", "aria-label": `Throw ${nameOf(card) || "the nameless card"} away`, onclick: () => this._away(card) }, "Throw away"))))
      : h("p", { class: "muted" }, "There are none yet."));
  }

  /** @param {OwnCard} card */
  _away(card) {
    removeCard(card.id);
    this.draw();
    const note = toast(`${nameOf(card) || "The card"} is thrown away.`);
    note.append(" ", h("button", { type: "button", class: "link", onclick: () => { keepCard(card); this.draw(); note.remove(); } }, "Take it back"));
  }

  _download() {
    const cards = ownCards(this.bench.game);
    if (!cards.length) {
      toast("There is no card to download yet.");
      return;
    }
    const place = URL.createObjectURL(new Blob([fileOf(this.bench.game, cards)], { type: "text/plain" }));
    h("a", { href: place, download: "own-cards.txt" }).click();
    setTimeout(() => URL.revokeObjectURL(place), 10_000);
  }

  /** Read a file, and keep its cards; those that cannot be read are kept to be mended. */
  async _bring() {
    const chosen = this._file.files?.[0];
    this._file.value = "";
    if (!chosen) return;
    if (chosen.size > 4 * this.most) {
      toast(`${chosen.name} is too large: a file of cards has at most ${this.most.toLocaleString("en")} letters.`);
      return;
    }
    const told = await post("/api/workshop/read", { text: await chosen.text(), game: this.bench.game });
    const found = told.cards.filter((card) => Object.keys(card.facts).length);
    if (told.game !== this.bench.game || !found.length) {
      toast(told.problems[0] || told.cards[0]?.problem || `${chosen.name} has no cards of this game.`);
      return;
    }
    const before = new Map(ownCards(this.bench.game).map((card) => [nameOf(card), card.id]));
    const brought = found.map((card) => this._kept(card, before.get(card.name)));
    this.draw();
    const lost = told.cards.length - found.length;
    toast(`${found.length} ${found.length === 1 ? "card is" : "cards are"} here.${lost ? ` Of ${lost} the facts could not be read.` : ""}${told.ok ? "" : " Not all of it is read yet: open a card to see."}`);
    this.open(brought[0]);
  }

  /** @param {TypedCard} typed @param {string|undefined} id of the card it takes the place of */
  _kept(typed, id) {
    const told = /** @type {{[name: string]: string}} */ (typed.facts), lists = /** @type {{[name: string]: string[]}} */ (typed.facts);
    const card = newCard(this.bench, told.clan, told.type);
    card.id = id || card.id;
    Object.assign(card, { title: told.title, version: told.version, unique: Boolean(told.unique), traits: lists.traits.map((trait) => `${capital(trait)}.`).join(" "), elements: lists.elements || [] });
    card.text = [...lists.limits, ...typed.lines.map((line) => line.text)].join("\n");
    for (const [name, value] of Object.entries(told)) {
      if (!LISTS.includes(name) && !["title", "version", "clan", "type", "unique"].includes(name) && !(name === "influence" && value === "–")) card.facts[name] = String(value);
    }
    keepCard(card);
    return card;
  }
}
