/** What a click on the table means: a card or a ring is chosen or looked at, a pile looked through, a neighbour opened. */

import { dialog } from "../dialog.js";
import { h, maybe } from "../dom.js";
import { card, cardsOf, letter } from "./parts.js";
import { refused } from "./refused.js";

/** @import { Table } from "./play.js" */

/** What was clicked, if it fits. @param {Event} event @param {string} selector */
export const under = (event, selector) => /** @type {HTMLElement|null} */ (event.target instanceof Element ? event.target.closest(selector) : null);

/** @param {Table} table @param {MouseEvent} event */
export function clicked(table, event) {
  const { look, places: { board }, drawn, connection } = table;
  if (look.wasLong()) return;
  const element = under(event, "[data-card], .ring.glow, [data-pile], [data-goto], [data-neighbour]");
  if (!element || !drawn) return;
  if (element.dataset.goto) { maybe(element.dataset.goto, board)?.scrollIntoView({ block: "nearest" }); return; }
  const { pile, seat, ring } = element.dataset;
  if (pile) { lookThrough(table, Number(seat), pile); return; }
  const options = ring ? drawn.sorted?.rings.get(ring) : drawn.sorted?.cards.get(Number(element.dataset.card));
  const strip = under(event, "[data-neighbour]");
  if (strip && !options) { table.unfold(Number(strip.dataset.neighbour)); return; }
  if (options && connection.asked) table.choosing.several(element, ring ? `${ring} ring` : element.dataset.name || "card", options);
  else if (element.dataset.name) refused(table, element);
}

/** The cards of a pile, the last one first. @param {Table} table @param {number} seat @param {string} pile */
function lookThrough(table, seat, pile) {
  const there = cardsOf(table.connection.view?.players[seat], pile), scene = table.scene();
  const box = dialog(`${letter(seat)}: ${pile.replace(/_/g, " ")} (${there.length})`, h("div", { class: "tray pile-cards" }, [...there].reverse().map((each) => card(scene, each))), { wide: true });
  box.addEventListener("click", (event) => {
    const element = under(event, "[data-card]");
    if (!element) return;
    const options = table.drawn?.sorted?.cards.get(Number(element.dataset.card));
    box.close();
    if (options && table.connection.asked) table.choosing.several(table.places.board, element.dataset.name || "", options); else table.look.sheet(element);
  });
}

/** Click the thing with a number, as the keyboard does. @param {Table} table @param {number} n */
export function clickNumber(table, n) {
  const element = maybe(`[data-number="${n}"]`, table.places.main);
  if (!element) return;
  element.focus({ preventScroll: true });
  element.click();
}
