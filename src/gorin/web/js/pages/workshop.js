/** The workshop: a card is typed in English; what is read of it is green, and so it can be played. `#/workshop?game=lcg` */

import { once, post } from "../api.js";
import { large } from "../cards/large.js";
import { tile } from "../cards/tile.js";
import { announce, clear, complain, debounce, h, refusal } from "../dom.js";
import { asked, english, keepCard, linesOf, newCard, ownCards } from "../own-cards.js";
import { gameName } from "./parts/names.js";
import { IntoADeck } from "./workshop/deck.js";
import { Form } from "./workshop/form.js";
import { Pack } from "./workshop/pack.js";
import { ProofSheet } from "./workshop/proof.js";
import { drawReading, taken } from "./workshop/reading.js";

/** @import { Bench, GameInfo, TypedCards, TypedClause, Workshop as Told } from "protocol" */
/** @import { Printed } from "shapes" */
/** @import { OwnCard } from "../own-cards.js" */

const WAIT = 350; // milliseconds after the last letter

/** @param {HTMLElement} root @param {{query: URLSearchParams}} params */
export async function show(root, { query }) {
  const [told, { games }] = await Promise.all([once("/api/workshop"), once("/api/games")]);
  const bench = told.games.find((each) => each.game === query.get("game")) || told.games[0];
  const place = h("div", { class: "wide-page workshop stack" }, head(told, bench));
  root.append(place);
  if (!bench.reads) {
    place.append(h("section", { class: "panel" }, h("p", null, bench.why), h("p", { class: "muted" }, "Until then its cards are made in a file of words, which ", h("code", null, "--cards FILE.py"), " loads. Such a file is a program: load only those you would run.")));
    return undefined;
  }
  const workshop = new Workshop(bench, told, games.filter((game) => game.rules.startsWith(`${bench.game}/`) && game.seats[0] === 2 && game.decks.length));
  place.append(workshop.element);
  workshop.open(ownCards(bench.game).find((card) => card.id === query.get("id")) || ownCards(bench.game)[0] || newCard(bench));
  return () => workshop.end();
}

/** @param {Told} told @param {Bench} bench */
const head = (told, bench) => h("div", { class: "page-head" }, h("div", { class: "row spread" }, h("h1", null, "Workshop"), h("nav", { class: "tabs", "aria-label": "Game" }, told.games.map(({ game }) =>
  h("a", { href: `#/workshop?game=${game}`, "aria-current": game === bench.game ? "page" : null }, gameName(game))))),
h("p", null, "Type a card in English, as it would be printed. What Gorin reads is green; when all of it is, play it. What you type is read and never run."));

class Workshop {
  /** @param {Bench} bench @param {Told} told @param {GameInfo[]} games */
  constructor(bench, told, games) {
    this.bench = bench;
    this.games = games;
    /** @type {OwnCard} */ this.card = newCard(bench);
    /** @type {Form|null} */ this.form = null;
    /** @type {IntoADeck|null} */ this.deck = null;
    /** @type {ProofSheet|null} */ this.proof = null;
    this.pack = new Pack(bench, told.letters, (card) => this.open(card));
    this._typed = h("div");
    this._read = h("section", { class: "stack reading", "aria-label": "What is read" });
    this._face = h("div", { class: "stack face" });
    this._below = h("div", { class: "stack" });
    this._asked = 0;
    this._later = debounce(() => this.read(), WAIT);
    this.element = h("div", { class: "stack" }, h("div", { class: "bench" }, h("div", { class: "panel stack typing" }, this._typed, this._read), this._face), this._below, this.pack.element);
  }

  /** Work at a card. @param {OwnCard} card */
  open(card) {
    this.card = card;
    this.proof?.end();
    const deck = new IntoADeck(card, this.games), proof = new ProofSheet(card, () => deck.rules);
    Object.assign(this, { deck, proof });
    this._form();
    clear(this._below, deck.element, proof.element);
    clear(this._face);
    this.read();
  }

  /** The form, for the type the card has. */
  _form() {
    this.form = new Form(this.bench, this.card, { changed: () => this.changed(), retyped: () => { this.card.asks = asked(this.bench, this.card.type); this._form(); this.changed(); } });
    clear(this._typed, this.form.element);
  }

  /** Something was typed. */
  changed() {
    if (this.card.title.trim() || this.card.text.trim()) keepCard(this.card);
    this.pack.draw();
    this._later();
  }

  /** Ask what is read of it. */
  async read() {
    const mine = ++this._asked, { card } = this;
    if (!card.title.trim() && !card.text.trim()) {
      clear(this._read, h("p", { class: "muted" }, "It begins with a title."));
      this._ready(false);
      return;
    }
    if (!this._read.firstChild) clear(this._read, h("p", { class: "muted" }, "Reading…"));
    try {
      const told = await post("/api/workshop/read", { text: english(card), game: card.game });
      if (mine === this._asked) this._show(told);
    } catch (error) {
      const { message, status } = refusal(error);
      if (mine !== this._asked) return;
      if (status === 429) this._later(); // it is asked again in a moment
      else clear(this._read, h("p", { class: "bad" }, message));
    }
  }

  /** @param {TypedCards} told */
  _show(told) {
    const ok = told.ok && Boolean(this.card.title.trim());
    drawReading(this._read, told, (line, clause) => this._take(told, line, clause));
    const typed = told.cards[0], printed = /** @type {Printed|null} */ (typed?.card ?? null);
    if (printed) {
      clear(this._face, tile({ name: printed.name }, printed, { as: "div", key: "typed" }), large(printed),
        typed.words ? h("details", { class: "small words" }, h("summary", null, "Its words"), h("pre", { tabindex: 0 }, typed.words)) : null);
    }
    announce(ok ? "Everything is read." : "Not everything is read.");
    this._ready(ok);
  }

  /** @param {boolean} ok */
  _ready(ok) {
    this.deck?.ready(ok).catch(complain);
    this.proof?.ready(ok);
  }

  /** Write what was perhaps meant in place of a clause. @param {TypedCards} told @param {number} line @param {TypedClause} clause */
  _take(told, line, clause) {
    const { text } = told.cards[0].lines[line], here = linesOf(this.card.text).filter((each) => each.line === text);
    if (!here.length || !this.form) return; // it was changed meanwhile
    const before = told.cards[0].lines.slice(0, line).filter((each) => each.text === text).length;
    const { at } = here[Math.min(before, here.length - 1)];
    this.form.write(...taken(this.card.text, at + clause.start, at + clause.end, clause.nearest || ""));
  }

  end() {
    this._asked++;
    this.proof?.end();
  }
}
