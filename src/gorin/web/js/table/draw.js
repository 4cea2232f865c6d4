/** Draw a view into a place on the page: the live table and the replay use the same. */

import { all, clear } from "../dom.js";
import { gameOf } from "../cards/catalogue.js";
import { board as ccg } from "./ccg.js";
import { board as lcg } from "./lcg.js";
import { places, slide } from "./motion.js";
import { morph } from "./morph.js";
import { sorted } from "./options.js";
import { letter, small } from "./parts.js";
import { board as plain } from "./plain.js";

/** @import { Decision, TableInfo } from "protocol" */
/** @import { CcgView, LcgView, Printed, View } from "shapes" */
/** @import { Scene } from "./parts.js" */

/** The table of a view's own game. @param {View} view @param {Scene} scene */
function lay(view, scene) {
  const game = gameOf(view.rules);
  if (game === "lcg") return lcg(/** @type {LcgView} */ (view), scene);
  return game === "ccg" ? ccg(/** @type {CcgView} */ (view), scene) : plain(view, scene);
}

/**
 * Draw a view. What was drawn there before is changed only where it differs, and cards that moved slide.
 * @param {HTMLElement} root where; only `draw` writes there
 * @param {View} view as the server gives it
 * @param {{cards: Map<string, Printed>, names?: string[], bottom?: number, decision?: Decision|null, chosen?: Set<number>, hint?: number|null,
 *   clocks?: boolean, info?: TableInfo|null, still?: boolean, gold?: (number|null)[], open?: number|null}} how
 *   `cards`: the catalogue of the game (cards/catalogue.js); `names`: of the seats; `bottom`: whose seat is nearest (yours, or 0);
 *   `decision`: with options, what can be chosen glows; `still`: nothing slides this time; `open`: the neighbour who is not folded, where there are several
 * @returns {{sorted: import("./options.js").Sorted|null, shown: Set<number|string>}} the options by what is clicked, and the cards that are on the board
 */
export function draw(root, view, how) {
  const decision = how.decision || null;
  /** @type {Scene} */
  const scene = {
    cards: how.cards, names: how.names || view.players.map((_, i) => letter(i)), bottom: how.bottom ?? view.you ?? 0, decision,
    sorted: decision?.options?.length ? sorted(decision, gameOf(view.rules) === "lcg") : null, chosen: how.chosen || new Set(), hint: how.hint ?? null,
    asked: decision?.seat ?? null, you: view.you, shown: new Set(), clocks: how.clocks || false, info: how.info || null, gold: how.gold || [], open: how.open ?? null, small: small(),
  };
  const now = lay(view, scene), before = /** @type {HTMLElement|null} */ (root.firstElementChild);
  const focus = root.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement).dataset.card : undefined;
  if (!before || before.className !== now.className) clear(root, now);
  else {
    const was = how.still ? new Map() : places(root);
    morph(before, now);
    slide(root, was);
  }
  if (focus !== undefined && !root.contains(document.activeElement)) {
    all(`[data-card="${CSS.escape(focus)}"]`, root)[0]?.focus({ preventScroll: true });
  }
  return { sorted: scene.sorted, shown: scene.shown };
}
