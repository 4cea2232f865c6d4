/** The deck editor: find cards on the left, the deck on the right, legality as you go. `#/decks/edit?id=…` */

import { once, post } from "../api.js";
import { icon } from "../art/icons.js";
import { catalogue, gameOf, oneCard } from "../cards/catalogue.js";
import { large } from "../cards/large.js";
import { tile } from "../cards/tile.js";
import { dialog } from "../dialog.js";
import { clear, complain, copy, h, one, toast } from "../dom.js";
import { keepSeats, saveDeck, settings } from "../settings.js";
import { curve } from "./editor/curve.js";
import { openDeck } from "./editor/deck.js";
import { legality } from "./editor/legality.js";
import { counter, drawList } from "./editor/list.js";
import { sample } from "./editor/sample.js";
import { filters, search } from "./parts/filters.js";
import { rulesName } from "./parts/names.js";

/** @import { Check, Printed } from "shapes" */

const AT_ONCE = 36;

/** @param {HTMLElement} root @param {{query: URLSearchParams}} params */
export async function show(root, { query }) {
  const { games } = await once("/api/games");
  const found = openDeck(query.get("id") || "");
  if (!found) {
    const { rules } = games.find((each) => each.rules === query.get("rules")) || games[0];
    location.replace(`#/decks/edit?id=${saveDeck({ rules, name: "New deck", clan: "", cards: {} }).id}`);
    return;
  }
  await edit(root, found, games);
}

/** @param {HTMLElement} root @param {import("./editor/deck.js").Deck} deck @param {import("protocol").GameInfo[]} games */
async function edit(root, deck, games) {
  const game = gameOf(deck.rules), known = await catalogue(game), all = [...known.values()];
  /** @type {Printed[]} */ let shown = [];
  let exported = { text: "", json: "" }, legal = false, upTo = AT_ONCE;

  const look = (/** @type {Printed} */ card) => oneCard(game, card.name).then((full) => dialog(card.name, large(full)), (error) => toast(error.message));
  const found = h("p", { class: "small muted", role: "status" });
  const list = h("ul", { class: "card-grid editor-grid" });
  const more = h("button", { type: "button", hidden: true, onclick: () => { upTo += AT_ONCE; draw(); } }, "Show more");
  const deckList = h("div", { class: "deck-piles" });
  const curves = h("div");
  const play = h("button", { type: "button", class: "primary", disabled: true, onclick: begin }, "Play it");

  function draw() {
    clear(list, shown.slice(0, upTo).map((card) => h("li", { dataset: { of: card.name }, class: deck.count(card.name) ? "in-deck" : "" },
      tile({ name: card.name }, card, { key: card.name, attrs: { onclick: () => look(card) } }), counter(deck, card.name))));
    more.hidden = shown.length <= upTo;
  }
  function recount() {
    for (const each of list.querySelectorAll("li")) {
      const name = each.dataset.of || "", n = deck.count(name), number = one("[data-counter] b", each);
      each.className = n ? "in-deck" : "";
      number.textContent = String(n);
      number.setAttribute("aria-label", `${n} of ${name}`);
      one("[data-counter] button", each).toggleAttribute("disabled", !n);
    }
  }
  const half = (/** @type {"cards"|"deck"} */ name) => h("button", { type: "button", "aria-pressed": String(name === "cards"), onclick: (event) => {
    tabs.nextElementSibling?.classList.toggle("show-deck", name === "deck");
    for (const each of tabs.children) each.setAttribute("aria-pressed", String(each === event.currentTarget));
  } }, name === "cards" ? "Find cards" : h("span", { class: "deck-size" }));
  /** @type {HTMLElement} */
  const tabs = h("div", { class: "editor-tabs row", role: "group", "aria-label": "What is shown" }, half("cards"), half("deck")); // on narrow pages only
  const nameDeck = () => clear(one(".deck-size", tabs), `The deck (${deck.size}) `, icon(legal ? "check" : "close"), h("span", { class: "unseen" }, legal ? " legal" : " not legal"));
  function changed() {
    recount();
    nameDeck();
    drawList(deckList, deck, known, look);
    clear(curves, curve(deck.cards, known));
  }
  deck.listen(changed);

  async function begin() {
    try {
      const made = await post("/api/tables", { rules: deck.rules, seats: [{ who: "you", name: settings().name, deck: deck.given() }, { who: "agent" }] });
      keepSeats(made);
      location.hash = `#/table/${made.table.table}`;
    } catch (error) {
      complain(error);
    }
  }
  const checking = legality(deck, (told) => {
    const check = /** @type {Check} */ (told.check);
    exported = told;
    legal = check.legal;
    play.disabled = !legal;
    nameDeck();
    if (check.clan !== deck.saved.clan) deck.saved = saveDeck({ ...deck.saved, clan: check.clan });
  });
  const opening = games.find((each) => each.rules === deck.rules)?.opening || [];
  const formats = games.filter((each) => gameOf(each.rules) === game);

  root.append(h("div", { class: "wide-page" },
    h("div", { class: "row spread page-head" }, h("h1", { class: "unseen" }, "Deck editor"),
      h("div", { class: "row" }, h("a", { class: "button quiet", href: "#/decks" }, icon("before"), "Decks"),
        h("input", { class: "deck-title", "aria-label": "Name of the deck", maxlength: 100, value: deck.name, onchange: (event) => deck.change({ name: event.currentTarget.value.trim() || "deck" }) }),
        h("select", { "aria-label": "Format", onchange: (event) => { deck.change({ rules: event.currentTarget.value }); dispatchEvent(new HashChangeEvent("hashchange")); } },
          formats.map((each) => h("option", { value: each.rules, selected: each.rules === deck.rules }, rulesName(each.rules))))),
      h("div", { class: "row" }, h("button", { type: "button", onclick: () => deck.undo() }, "Undo"),
        h("button", { type: "button", onclick: () => dialog("Sample hand", sample(deck.cards, known, opening, look), { wide: true }) }, "Sample hand"),
        h("button", { type: "button", onclick: () => share(deck.name, exported) }, "Export"), play)),
    tabs, h("div", { class: "editor" },
      h("section", { class: "finder", "aria-label": "Find cards" }, filters(all, {}, (wanted) => {
        shown = search(all, wanted);
        upTo = AT_ONCE;
        clear(found, `${shown.length} of ${all.length} cards`);
        draw();
      }), found, list, h("p", { class: "row center" }, more)),
      h("section", { class: "the-deck panel", "aria-label": "The deck" }, checking, curves, deckList))));
  shown = search(all, { q: "", clan: "", type: "", cost: "", trait: "", deck: "" });
  clear(found, `${shown.length} cards`);
  draw();
  changed();
}

/** The deck as text and as JSON, to copy or to save. @param {string} name @param {{text: string, json: string}} told */
function share(name, told) {
  const file = name.replace(/[^\p{L}\p{N}]+/gu, "-").toLowerCase() || "deck";
  /** @param {string} title @param {string} text @param {string} ending @param {string} kind */
  const part = (title, text, ending, kind) => h("section", { class: "export" }, h("div", { class: "row spread" }, h("h3", null, title), h("div", { class: "row" },
    h("button", { type: "button", onclick: async () => toast((await copy(text)) ? "Copied." : "This browser does not let pages copy; mark the text instead.") }, "Copy"),
    h("a", { class: "button", download: `${file}.${ending}`, href: URL.createObjectURL(new Blob([text], { type: kind })) }, "Save"))),
  h("textarea", { readonly: true, rows: 10, "aria-label": `${title}, to copy` }, text));
  dialog("Export", h("div", { class: "stack" }, part("As text", told.text, "txt", "text/plain"), part("As JSON", told.json, "json", "application/json")), { wide: true });
}
