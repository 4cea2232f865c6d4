/** Live legality: the deck is checked a moment after every change. */

import { post } from "../../api.js";
import { announce, clear, debounce, h } from "../../dom.js";
import { counts, problems, verdict } from "../parts/problems.js";

/**
 * @param {import("./deck.js").Deck} deck @param {(told: any) => void} told what the server found, with the deck as text and JSON
 * @returns {HTMLElement}
 */
export function legality(deck, told) {
  const root = h("section", { class: "legality", "aria-label": "Legality" });
  let asked = 0, last = "";
  async function look() {
    const mine = ++asked;
    try {
      const found = await post("/api/decks/check", { rules: deck.rules, deck: deck.given() });
      if (mine !== asked) return;
      clear(root, verdict(found.check), counts(found.check), problems(found.check.problems));
      const now = found.check.legal ? "The deck is legal." : `The deck is not legal: ${found.check.problems.length} problems.`;
      if (now !== last) announce(now);
      last = now;
      told(found);
    } catch (error) {
      if (mine === asked) clear(root, h("p", { class: "bad" }, error.message));
    }
  }
  deck.listen(debounce(look, 250));
  look();
  return root;
}
