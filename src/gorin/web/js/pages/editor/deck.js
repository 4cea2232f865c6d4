/** The deck being edited. It is saved in this browser at every change; whoever listens is told. */

import { savedDecks, saveDeck } from "../../settings.js";

/** @typedef {import("../../settings.js").SavedDeck} SavedDeck */

const MOST = 99;

/** @param {string} id of a saved deck; without one there is nothing to edit @returns {Deck|null} */
export function openDeck(id) {
  const saved = savedDecks().find((deck) => deck.id === id);
  return saved ? new Deck(saved) : null;
}

export class Deck {
  /** @param {SavedDeck} saved */
  constructor(saved) {
    this.saved = { ...saved, cards: { ...saved.cards } };
    /** @type {Set<() => void>} */
    this.listeners = new Set();
    /** @type {Record<string, number>[]} */
    this.before = [];
  }

  get rules() { return this.saved.rules; }
  get name() { return this.saved.name; }
  get cards() { return this.saved.cards; }

  /** How many of a card there are. @param {string} name */
  count(name) { return this.saved.cards[name] || 0; }

  /** All cards. */
  get size() { return Object.values(this.saved.cards).reduce((a, b) => a + b, 0); }

  /** One more, or one fewer. @param {string} name @param {number} by */
  add(name, by) {
    const n = Math.min(MOST, Math.max(0, this.count(name) + by));
    if (n === this.count(name)) return;
    this.before.push({ ...this.saved.cards });
    if (n) this.saved.cards[name] = n; else delete this.saved.cards[name];
    this.keep();
  }

  /** Take the last change back. */
  undo() {
    const cards = this.before.pop();
    if (cards) {
      this.saved.cards = cards;
      this.keep();
    }
  }

  /** Change its name, format or clan. @param {Partial<SavedDeck>} some */
  change(some) {
    this.saved = { ...this.saved, ...some };
    this.keep();
  }

  keep() {
    this.saved = saveDeck(this.saved);
    for (const tell of this.listeners) tell();
  }

  /** Be told of changes. @param {() => void} tell */
  listen(tell) { this.listeners.add(tell); }

  /** As the server takes it. */
  given() { return { name: this.saved.name, clan: this.saved.clan || "", cards: this.saved.cards }; }
}
