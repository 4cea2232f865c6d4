/** Decks: yours, those that come with Gorin, and bringing one. */

import { once } from "../api.js";
import { crest } from "../art/crests.js";
import { clear, h, toast } from "../dom.js";
import { removeDeck, savedDecks, saveDeck } from "../settings.js";
import { importer } from "./parts/importer.js";
import { ago, capital, rulesName } from "./parts/names.js";

/** @import { SavedDeck } from "../settings.js" */
/** @import { Deck } from "protocol" */

/** @param {HTMLElement} root */
export async function show(root) {
  const { games } = await once("/api/games");
  const all = await Promise.all(games.map((game) => once("/api/decks", { rules: game.rules })));
  const yours = h("section", { class: "panel", "aria-labelledby": "your-decks" });
  const edit = (/** @type {SavedDeck} */ deck) => { location.hash = `#/decks/edit?id=${encodeURIComponent(deck.id)}`; };
  const create = (/** @type {string} */ rules, /** @type {Deck|undefined} */ deck = undefined) => edit(saveDeck({ rules, name: deck ? `${capital(deck.name)} of mine` : "New deck", clan: deck?.clan || "", cards: deck?.cards || {} }));

  function draw() {
    const saved = savedDecks();
    clear(yours, h("div", { class: "row spread" }, h("h2", { id: "your-decks" }, "Your decks"),
      h("div", { class: "row" }, games.map((game) => h("button", { type: "button", onclick: () => create(game.rules) }, `New ${rulesName(game.rules)} deck`)))),
    saved.length ? h("ul", { class: "tables" }, saved.map((deck) => h("li", { class: "table-row" },
      h("div", { class: "row" }, crest(deck.clan || "neutral", { size: 34 }), h("div", { class: "table-about" }, h("b", null, deck.name),
        h("span", { class: "small muted" }, `${rulesName(deck.rules)} · ${Object.values(deck.cards).reduce((a, b) => a + b, 0)} cards · ${ago(deck.at)}`))),
      h("div", { class: "row" }, h("button", { type: "button", class: "quiet", "aria-label": `Throw ${deck.name} away`, onclick: () => away(deck) }, "Throw away"),
        h("a", { class: "button", href: `#/decks/edit?id=${encodeURIComponent(deck.id)}` }, "Edit")))))
      : h("p", { class: "muted" }, "Decks you build or import are kept in this browser, and nowhere else. Export them to keep them for good."));
  }
  /** @param {SavedDeck} deck */
  function away(deck) {
    removeDeck(deck.id);
    draw();
    const note = toast(`${deck.name} is thrown away.`);
    note.append(" ", h("button", { type: "button", class: "link", onclick: () => { saveDeck(deck); draw(); note.remove(); } }, "Take it back"));
  }
  root.append(h("div", { class: "wide-page stack" }, h("div", { class: "page-head" }, h("h1", null, "Decks")), yours,
    h("section", { class: "panel", "aria-labelledby": "import" }, h("h2", { id: "import" }, "Import a deck"), importer({ done: edit })),
    h("section", { class: "panel", "aria-labelledby": "precons" }, h("h2", { id: "precons" }, "Decks that come with Gorin"),
      all.map(({ rules, decks }) => h("div", { class: "precons" }, h("h3", null, rulesName(rules)), h("div", { class: "row" }, decks.map((deck) =>
        h("button", { type: "button", class: "precon", onclick: () => create(rules, deck) }, crest(deck.clan, { size: 28 }), capital(deck.name), h("span", { class: "unseen" }, `, copy this ${rulesName(rules)} deck and edit it`)))))),
      h("p", { class: "small muted" }, "Choose one to make your own copy of it."))));
  draw();
}
