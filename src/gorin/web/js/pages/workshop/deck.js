/** The card is put into a deck: so many copies, for cards that are named; then it is played at once, or the deck is kept. */

import { post } from "../../api.js";
import { clear, complain, h, refusal, toast } from "../../dom.js";
import { fileOf, nameOf, ownCards } from "../../own-cards.js";
import { keepSeats, saveDeck, settings } from "../../settings.js";
import { deckChooser } from "../parts/deck-chooser.js";
import { capital, formatName } from "../parts/names.js";
import { counts, problems, verdict } from "../parts/problems.js";

/** @import { DeckWith, GameInfo } from "protocol" */
/** @import { Check } from "shapes" */
/** @import { OwnCard } from "../../own-cards.js" */
/** @import { Chooser } from "../parts/deck-chooser.js" */

const COPIES = [1, 2, 3];

export class IntoADeck {
  /** @param {OwnCard} card @param {GameInfo[]} games of two players */
  constructor(card, games) {
    this.card = card;
    this.games = games;
    this.rules = games[0].rules;
    this.copies = 3;
    /** The cards that make room; null: those Gorin proposes. @type {{[name: string]: number}|null} */ this.out = null;
    /** @type {DeckWith|null} */ this.told = null;
    /** @type {Chooser|null} */ this.decks = null;
    this._clan = "";
    this._asked = 0;
    this._choices = h("div");
    this._found = h("div", { class: "stack", "aria-live": "polite" });
    this.element = h("section", { class: "panel stack", "aria-labelledby": "into-a-deck" }, h("h2", { id: "into-a-deck" }, "Play it"),
      h("div", { class: "fields" },
        h("label", { class: "field" }, "Format", h("select", { name: "format", onchange: (event) => { this.rules = event.currentTarget.value; this.out = null; this._choose().catch(complain); } }, games.map(({ rules }) => h("option", { value: rules }, formatName(rules))))),
        h("label", { class: "field" }, "Copies", h("select", { name: "copies", onchange: (event) => { this.copies = Number(event.currentTarget.value); this.out = null; this.look(); } }, COPIES.map((n) => h("option", { value: n, selected: n === this.copies }, n))))),
      this._choices, this._found);
  }

  /** The card can be played with now, or no more. @param {boolean} ok */
  async ready(ok) {
    if (!ok) {
      this._asked++;
      this.told = null;
      clear(this._choices);
      clear(this._found, h("p", { class: "muted" }, "When everything of the card is read, it can be put into a deck."));
    } else if (!this._choices.firstChild || this._clan !== this.card.clan) await this._choose();
    else await this.look();
  }

  /** The decks to choose from: first one of the clan. */
  async _choose() {
    this._clan = this.card.clan;
    this.out = null;
    const decks = await deckChooser({ rules: this.rules, legend: "Into which deck?", value: `precon:${this.card.clan}`, onchange: () => { this.out = null; this.look(); } });
    this.decks = decks;
    clear(this._choices, decks.element);
    await this.look();
  }

  /** The card in English, with other own cards that are in the deck. */
  get own() {
    const deck = this.decks?.deck();
    const others = ownCards(this.card.game).filter((each) => each.id !== this.card.id && Object.keys(deck?.cards || {}).includes(nameOf(each)));
    return fileOf(this.card.game, [this.card, ...others]);
  }

  /** Ask for the deck with the card. */
  async look() {
    const mine = ++this._asked;
    try {
      const told = await post("/api/workshop/deck", { rules: this.rules, own: this.own, card: nameOf(this.card), copies: this.copies, deck: this.decks?.deck() || null, out: this.out });
      if (mine !== this._asked) return;
      this.told = told;
      this._draw(told);
    } catch (error) {
      if (mine === this._asked) clear(this._found, h("p", { class: "bad" }, refusal(error).message));
    }
  }

  /** @param {DeckWith} told */
  _draw(told) {
    const check = /** @type {Check} */ (told.check), begin = (/** @type {Event} */ event) => this._play(/** @type {HTMLButtonElement} */ (event.currentTarget));
    clear(this._found, this._room(told), verdict(check), counts(check), problems(check.problems),
      h("div", { class: "row" }, h("button", { type: "button", class: "primary big play-now", disabled: !check.legal, onclick: begin }, "Play it now"),
        h("button", { type: "button", class: "keep-deck", onclick: () => this._keep(told) }, "Keep this deck")),
      h("p", { class: "small muted" }, "The game is against the AI. It holds the card's English, never a program, and so do its record and everything that is saved of it."));
  }

  /** Which cards make room. @param {DeckWith} told */
  _room({ before, out }) {
    const change = (/** @type {string} */ name, /** @type {number} */ n) => {
      this.out = Object.fromEntries(Object.entries({ ...out, [name]: n }).filter(([, many]) => many > 0));
      this.look();
    };
    const rest = Object.keys(before.cards).filter((name) => !out[name] && name !== nameOf(this.card)).sort();
    return h("fieldset", { class: "making-room" }, h("legend", null, `Out of ${capital(before.name)} go`),
      h("ul", { class: "deck-list" }, Object.entries(out).map(([name, n]) => h("li", null, h("span", { class: "counter" },
        h("button", { type: "button", "aria-label": `One ${name} fewer goes`, onclick: () => change(name, n - 1) }, "−"), h("b", null, n),
        h("button", { type: "button", "aria-label": `One ${name} more goes`, disabled: n >= before.cards[name], onclick: () => change(name, n + 1) }, "+")), name))),
      h("label", { class: "field" }, "Another card goes", h("select", { name: "another", onchange: (event) => { if (event.currentTarget.value) change(event.currentTarget.value, 1); } },
        h("option", { value: "" }, "–"), rest.map((name) => h("option", { value: name }, `${name} (${before.cards[name]})`)))));
  }

  /** @param {HTMLButtonElement} button */
  async _play(button) {
    if (!this.told) return;
    button.disabled = true;
    const { deck } = this.told, { name } = settings();
    try {
      const mine = { name: deck.name.slice(0, 100), clan: deck.clan, cards: deck.cards };
      const made = await post("/api/tables", { rules: this.rules, own: this.own, listed: false, seats: [{ who: "you", ...(name ? { name } : {}), deck: mine }, { who: "agent" }] });
      keepSeats(made);
      location.hash = `#/table/${made.table.table}`;
    } catch (error) {
      complain(error);
      button.disabled = false;
    }
  }

  /** @param {DeckWith} told */
  _keep({ deck }) {
    saveDeck({ rules: this.rules, name: capital(deck.name), clan: deck.clan, cards: deck.cards });
    toast(`${capital(deck.name)} is among your decks. Games with it have your card along.`);
  }
}

