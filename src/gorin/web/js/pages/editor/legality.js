/** Live legality: the deck is checked a moment after every change. */

import { post } from "../../api.js";
import { gameOf } from "../../cards/catalogue.js";
import { announce, clear, debounce, h, refusal } from "../../dom.js";
import { along } from "../../own-cards.js";
import { counts, problems, verdict } from "../parts/problems.js";

/** @import { DeckChecked } from "protocol" */
/** @import { Check } from "shapes" */

/**
 * @param {import("./deck.js").Deck} deck @param {(told: DeckChecked) => void} told what the server found, with the deck as text and JSON
 * @returns {HTMLElement}
 */
export function legality(deck, told) {
  const root = h("section", { class: "legality", "aria-label": "Legality" });
  let asked = 0, last = "";
  async function look() {
    const mine = ++asked;
    try {
      const found = await post("/api/decks/check", { rules: deck.rules, deck: deck.given(), ...along(gameOf(deck.rules), [deck.cards]) });
      if (mine !== asked) return;
      const check = /** @type {Check} */ (found.check);
      clear(root, verdict(check), counts(check), problems(check.problems));
      const now = check.legal ? "The deck is legal." : `The deck is not legal: ${check.problems.length} problems.`;
      if (now !== last) announce(now);
      last = now;
      told(found);
    } catch (error) {
      if (mine === asked) clear(root, h("p", { class: "bad" }, refusal(error).message));
    }
  }
  deck.listen(debounce(look, 250));
  look();
  return root;
}
