/** Bringing a deck: pasted or as a file, in any shape `gorin deck check` reads. What is wrong stands beside its line. */

import { once, post } from "../../api.js";
import { clear, h, refusal } from "../../dom.js";
import { saveDeck } from "../../settings.js";
import { rulesName } from "./names.js";
import { counts, problems, verdict } from "./problems.js";

/** @import { Games } from "protocol" */
/** @import { Check } from "shapes" */

const EXAMPLE = "Name: My Cranes\n\nDynasty (40)\n3x Doji Whisperer\n3x Cautious Scout\n…";

/**
 * @param {{rules?: string, fixed?: boolean, done: (saved: import("../../settings.js").SavedDeck, legal: boolean) => void}} how
 * @returns {HTMLElement}
 */
export function importer(how) {
  const text = /** @type {HTMLTextAreaElement} */ (h("textarea", { rows: 12, spellcheck: "false", placeholder: EXAMPLE, "aria-label": "The deck, pasted", wrap: "off", class: "deck-text" }));
  const gutter = h("pre", { class: "gutter", "aria-hidden": "true" });
  const found = h("div", { class: "found", "aria-live": "polite" });
  const rules = /** @type {HTMLSelectElement} */ (h("select", { "aria-label": "Format" }));
  const file = /** @type {HTMLInputElement} */ (h("input", { type: "file", accept: ".txt,.json,.dek,.deck,text/plain,application/json", class: "unseen", id: `file-${Math.random().toString(36).slice(2)}` }));
  let name = "deck";

  if (how.fixed && how.rules) rules.append(h("option", { value: how.rules }, rulesName(how.rules)));
  else once("/api/games").catch(() => /** @type {Games} */ ({ games: [] })).then(({ games }) => clear(rules, games.map((game) => h("option", { value: game.rules, selected: game.rules === how.rules }, rulesName(game.rules)))));

  const number = (/** @type {Set<number|null|undefined>} */ wrong = new Set()) => clear(gutter, text.value.split("\n").map((_, i) =>
    h("span", { class: wrong.has(i + 1) ? "wrong-line" : "" }, i + 1)));

  /** Show the line a problem is in. @param {number} line */
  function goTo(line) {
    const before = text.value.split("\n").slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
    const end = text.value.indexOf("\n", before);
    text.focus();
    text.setSelectionRange(before, end < 0 ? text.value.length : end);
    text.scrollTop = Math.max(0, (line - 3) * parseFloat(getComputedStyle(text).lineHeight));
  }

  async function look() {
    if (!text.value.trim()) {
      clear(found, h("p", null, "Paste a deck first, or choose a file."));
      return;
    }
    let told;
    try {
      told = await post("/api/decks/check", { rules: rules.value, deck: { text: text.value, name } });
    } catch (error) {
      clear(found, h("p", { class: "bad" }, refusal(error).message));
      return;
    }
    const { deck } = told, check = /** @type {Check} */ (told.check);
    number(new Set(check.problems.map((problem) => problem.line)));
    const take = () => how.done(saveDeck({ rules: rules.value, name: check.name || name, clan: deck.clan, cards: deck.cards }), check.legal);
    const readable = Object.keys(deck.cards).length > 0;
    clear(found, verdict(check), counts(check), problems(check.problems, goTo),
      readable ? h("button", { type: "button", class: "primary", onclick: take }, check.legal ? "Save this deck" : "Save what could be read, and mend it") : null);
  }

  file.addEventListener("change", async () => {
    const chosen = file.files?.[0];
    if (!chosen) return;
    if (chosen.size > 100_000) {
      clear(found, h("p", { class: "bad" }, `${chosen.name} is larger than any deck: at most 100,000 letters are read.`));
      return;
    }
    name = chosen.name.replace(/\.\w+$/, "").slice(0, 100) || "deck";
    text.value = await chosen.text();
    number();
    await look();
  });
  text.addEventListener("input", () => number());
  text.addEventListener("scroll", () => { gutter.scrollTop = text.scrollTop; });
  number();
  return h("div", { class: "importer stack" },
    h("p", { class: "small muted" }, "Lists as deck builders export them, as text or JSON, or simply “3x Doji Whisperer” line by line."),
    h("div", { class: "row" }, rules, file, h("label", { class: "button", for: file.id }, "Choose a file")),
    h("div", { class: "text-with-lines" }, gutter, text),
    h("div", { class: "row" }, h("button", { type: "button", class: "primary check-deck", onclick: look }, "Check it")),
    found);
}
